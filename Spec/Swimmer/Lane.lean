module

public import Spec.Swimmer.Implementation
public import Spec.MDP.Lane.Refinement

/-!
# The lanes of Swimmer

The functions of a lane that the kernel exports are those of the lane of the machine, which is the
lane of Swimmer: over any list of actions, in every autoreset mode and with every limit, it returns
what the specification returns.

## Main statements

* `Kernel.laneAdvance_eq`: the lane after the first half of a call.
* `Kernel.laneReply_eq`: what the call returns besides observations.
* `lane_eq`: any list of calls.
-/

@[expose] public noncomputable section

namespace Spec.Swimmer

open Spec.MDP

variable {p : UInt32} {C : ProtocolWords} {l : LaneWords Machine.State} {a : UInt32}

/-- **Claim.** The functions of a lane that the kernel exports compute the first half of a call of a
lane of the machine, whether the call is refused, and whether a reset is due: for all words
whatsoever. -/
theorem Kernel.laneAdvance_eq :
    Kernel.laneRefuses p l.state.x0 l.state.y0 l.state.x1 l.state.y1 l.state.x2 l.state.y2
      l.state.omega0 l.state.omega1 l.state.omega2 l.state.vx l.state.vy l.state.px l.state.py l.key
      l.t l.elapsed l.over a C.mode C.timeLimit C.maxEpisodeSteps = !(MDP.Machine.laneResets C l ||
      machine.laneSteps p C l a) ∧
      Kernel.laneState0 p l.state.x0 l.state.y0 l.state.x1 l.state.y1 l.state.x2 l.state.y2
        l.state.omega0 l.state.omega1 l.state.omega2 l.state.vx l.state.vy l.state.px l.state.py
        l.key l.t l.elapsed l.over a C.mode C.timeLimit C.maxEpisodeSteps = (machine.laneAdvance p C
        l a).state.x0 ∧
      Kernel.laneState1 p l.state.x0 l.state.y0 l.state.x1 l.state.y1 l.state.x2 l.state.y2
        l.state.omega0 l.state.omega1 l.state.omega2 l.state.vx l.state.vy l.state.px l.state.py
        l.key l.t l.elapsed l.over a C.mode C.timeLimit C.maxEpisodeSteps = (machine.laneAdvance p C
        l a).state.y0 ∧
      Kernel.laneState2 p l.state.x0 l.state.y0 l.state.x1 l.state.y1 l.state.x2 l.state.y2
        l.state.omega0 l.state.omega1 l.state.omega2 l.state.vx l.state.vy l.state.px l.state.py
        l.key l.t l.elapsed l.over a C.mode C.timeLimit C.maxEpisodeSteps = (machine.laneAdvance p C
        l a).state.x1 ∧
      Kernel.laneState3 p l.state.x0 l.state.y0 l.state.x1 l.state.y1 l.state.x2 l.state.y2
        l.state.omega0 l.state.omega1 l.state.omega2 l.state.vx l.state.vy l.state.px l.state.py
        l.key l.t l.elapsed l.over a C.mode C.timeLimit C.maxEpisodeSteps = (machine.laneAdvance p C
        l a).state.y1 ∧
      Kernel.laneState4 p l.state.x0 l.state.y0 l.state.x1 l.state.y1 l.state.x2 l.state.y2
        l.state.omega0 l.state.omega1 l.state.omega2 l.state.vx l.state.vy l.state.px l.state.py
        l.key l.t l.elapsed l.over a C.mode C.timeLimit C.maxEpisodeSteps = (machine.laneAdvance p C
        l a).state.x2 ∧
      Kernel.laneState5 p l.state.x0 l.state.y0 l.state.x1 l.state.y1 l.state.x2 l.state.y2
        l.state.omega0 l.state.omega1 l.state.omega2 l.state.vx l.state.vy l.state.px l.state.py
        l.key l.t l.elapsed l.over a C.mode C.timeLimit C.maxEpisodeSteps = (machine.laneAdvance p C
        l a).state.y2 ∧
      Kernel.laneState6 p l.state.x0 l.state.y0 l.state.x1 l.state.y1 l.state.x2 l.state.y2
        l.state.omega0 l.state.omega1 l.state.omega2 l.state.vx l.state.vy l.state.px l.state.py
        l.key l.t l.elapsed l.over a C.mode C.timeLimit C.maxEpisodeSteps = (machine.laneAdvance p C
        l a).state.omega0 ∧
      Kernel.laneState7 p l.state.x0 l.state.y0 l.state.x1 l.state.y1 l.state.x2 l.state.y2
        l.state.omega0 l.state.omega1 l.state.omega2 l.state.vx l.state.vy l.state.px l.state.py
        l.key l.t l.elapsed l.over a C.mode C.timeLimit C.maxEpisodeSteps = (machine.laneAdvance p C
        l a).state.omega1 ∧
      Kernel.laneState8 p l.state.x0 l.state.y0 l.state.x1 l.state.y1 l.state.x2 l.state.y2
        l.state.omega0 l.state.omega1 l.state.omega2 l.state.vx l.state.vy l.state.px l.state.py
        l.key l.t l.elapsed l.over a C.mode C.timeLimit C.maxEpisodeSteps = (machine.laneAdvance p C
        l a).state.omega2 ∧
      Kernel.laneState9 p l.state.x0 l.state.y0 l.state.x1 l.state.y1 l.state.x2 l.state.y2
        l.state.omega0 l.state.omega1 l.state.omega2 l.state.vx l.state.vy l.state.px l.state.py
        l.key l.t l.elapsed l.over a C.mode C.timeLimit C.maxEpisodeSteps = (machine.laneAdvance p C
        l a).state.vx ∧
      Kernel.laneState10 p l.state.x0 l.state.y0 l.state.x1 l.state.y1 l.state.x2 l.state.y2
        l.state.omega0 l.state.omega1 l.state.omega2 l.state.vx l.state.vy l.state.px l.state.py
        l.key l.t l.elapsed l.over a C.mode C.timeLimit C.maxEpisodeSteps = (machine.laneAdvance p C
        l a).state.vy ∧
      Kernel.laneState11 p l.state.x0 l.state.y0 l.state.x1 l.state.y1 l.state.x2 l.state.y2
        l.state.omega0 l.state.omega1 l.state.omega2 l.state.vx l.state.vy l.state.px l.state.py
        l.key l.t l.elapsed l.over a C.mode C.timeLimit C.maxEpisodeSteps = (machine.laneAdvance p C
        l a).state.px ∧
      Kernel.laneState12 p l.state.x0 l.state.y0 l.state.x1 l.state.y1 l.state.x2 l.state.y2
        l.state.omega0 l.state.omega1 l.state.omega2 l.state.vx l.state.vy l.state.px l.state.py
        l.key l.t l.elapsed l.over a C.mode C.timeLimit C.maxEpisodeSteps = (machine.laneAdvance p C
        l a).state.py ∧
      Kernel.laneT p l.state.x0 l.state.y0 l.state.x1 l.state.y1 l.state.x2 l.state.y2
        l.state.omega0 l.state.omega1 l.state.omega2 l.state.vx l.state.vy l.state.px l.state.py
        l.key l.t l.elapsed l.over a C.mode C.timeLimit C.maxEpisodeSteps = (machine.laneAdvance p C
        l a).t ∧
      Kernel.laneElapsed p l.state.x0 l.state.y0 l.state.x1 l.state.y1 l.state.x2 l.state.y2
        l.state.omega0 l.state.omega1 l.state.omega2 l.state.vx l.state.vy l.state.px l.state.py
        l.key l.t l.elapsed l.over a C.mode C.timeLimit C.maxEpisodeSteps = (machine.laneAdvance p C
        l a).elapsed ∧
      Kernel.laneOver p l.state.x0 l.state.y0 l.state.x1 l.state.y1 l.state.x2 l.state.y2
        l.state.omega0 l.state.omega1 l.state.omega2 l.state.vx l.state.vy l.state.px l.state.py
        l.key l.t l.elapsed l.over a C.mode C.timeLimit C.maxEpisodeSteps = (machine.laneAdvance p C
        l a).over ∧
      Kernel.laneDue p l.state.x0 l.state.y0 l.state.x1 l.state.y1 l.state.x2 l.state.y2
        l.state.omega0 l.state.omega1 l.state.omega2 l.state.vx l.state.vy l.state.px l.state.py
        l.key l.t l.elapsed l.over a C.mode C.timeLimit C.maxEpisodeSteps =
        machine.laneDue p C l a :=
  ⟨MDP.Machine.call_refuses_eq (M := machine) (p := p) (C := C) (l := l) (a := a),
    MDP.Machine.select64_advance (M := machine) (p := p) (C := C) (l := l) (a := a) (fun w => w.x0),
    MDP.Machine.select64_advance (M := machine) (p := p) (C := C) (l := l) (a := a) (fun w => w.y0),
    MDP.Machine.select64_advance (M := machine) (p := p) (C := C) (l := l) (a := a) (fun w => w.x1),
    MDP.Machine.select64_advance (M := machine) (p := p) (C := C) (l := l) (a := a) (fun w => w.y1),
    MDP.Machine.select64_advance (M := machine) (p := p) (C := C) (l := l) (a := a) (fun w => w.x2),
    MDP.Machine.select64_advance (M := machine) (p := p) (C := C) (l := l) (a := a) (fun w => w.y2),
    MDP.Machine.select64_advance (M := machine) (p := p) (C := C) (l := l) (a := a) (fun w =>
      w.omega0),
    MDP.Machine.select64_advance (M := machine) (p := p) (C := C) (l := l) (a := a) (fun w =>
      w.omega1),
    MDP.Machine.select64_advance (M := machine) (p := p) (C := C) (l := l) (a := a) (fun w =>
      w.omega2),
    MDP.Machine.select64_advance (M := machine) (p := p) (C := C) (l := l) (a := a) (fun w => w.vx),
    MDP.Machine.select64_advance (M := machine) (p := p) (C := C) (l := l) (a := a) (fun w => w.vy),
    MDP.Machine.select64_advance (M := machine) (p := p) (C := C) (l := l) (a := a) (fun w => w.px),
    MDP.Machine.select64_advance (M := machine) (p := p) (C := C) (l := l) (a := a) (fun w => w.py),
    (MDP.Machine.select_t_elapsed (M := machine) (p := p) (C := C) (l := l) (a := a)).1,
    (MDP.Machine.select_t_elapsed (M := machine) (p := p) (C := C) (l := l) (a := a)).2,
    MDP.Machine.call_nowOver (M := machine) (p := p) (C := C) (l := l) (a := a),
    MDP.Machine.call_due (M := machine) (p := p) (C := C) (l := l) (a := a)⟩

/-- **Claim.** The functions of a lane that the kernel exports compute what a call of a lane of the
machine returns besides observations: for all words whatsoever. -/
theorem Kernel.laneReply_eq :
    (Kernel.laneReward p l.state.x0 l.state.y0 l.state.x1 l.state.y1 l.state.x2 l.state.y2
      l.state.omega0 l.state.omega1 l.state.omega2 l.state.vx l.state.vy l.state.px l.state.py l.key
      l.t l.elapsed l.over a C.mode C.timeLimit C.maxEpisodeSteps).toInt64.toInt = (if
      machine.laneSteps p C l a then (machine.reward p l.state a (Random.word l.key
      l.t)).toInt64.toInt else 0) ∧
      Kernel.laneTerminated p l.state.x0 l.state.y0 l.state.x1 l.state.y1 l.state.x2 l.state.y2
        l.state.omega0 l.state.omega1 l.state.omega2 l.state.vx l.state.vy l.state.px l.state.py
        l.key l.t l.elapsed l.over a C.mode C.timeLimit C.maxEpisodeSteps = (machine.laneSteps p C l
        a && machine.laneTerminal p l a) ∧
      Kernel.laneTruncated p l.state.x0 l.state.y0 l.state.x1 l.state.y1 l.state.x2 l.state.y2
        l.state.omega0 l.state.omega1 l.state.omega2 l.state.vx l.state.vy l.state.px l.state.py
        l.key l.t l.elapsed l.over a C.mode C.timeLimit C.maxEpisodeSteps = (machine.laneSteps p C l
        a && machine.laneTruncates p C l a) :=
  ⟨MDP.Machine.select_reward (M := machine) (p := p) (C := C) (l := l) (a := a),
    MDP.Machine.call_terminated (M := machine) (p := p) (C := C) (l := l) (a := a),
    MDP.Machine.call_truncated (M := machine) (p := p) (C := C) (l := l) (a := a)⟩

/-- **Claim.** Over any list of actions, in every autoreset mode and with every limit, a lane of the
kernel returns what a lane of Swimmer returns when the words of its stream sample it. -/
theorem lane_eq {n : Nat} (hp : Kernel.Describes p n) {as : List UInt32}
    (has : ∀ a ∈ as, a < machine.numActions p) {l' : Lane _}
    (hl : (refines hp).LaneRepresents l l') :
    (refines hp).LaneRepresents (as.foldl (Refines.laneFeed machine p C) (l, [])).1
        ((as.map (refines hp).action).foldl
          (Lane.feed (toEnv nearest n) (machine.protocol C)) (l', [])).1 ∧
      (as.foldl (Refines.laneFeed machine p C) (l, [])).2.map (·.map (refines hp).decodeLane) =
        ((as.map (refines hp).action).foldl
          (Lane.feed (toEnv nearest n) (machine.protocol C)) (l', [])).2 :=
  Refines.foldl_laneFeed_eq has hl rfl

end Spec.Swimmer
