module

public import Spec.SwimmerGait.Implementation
public import Spec.MDP.Lane.Refinement

/-!
# The lanes of SwimmerGait

The functions of a lane that the kernel exports are those of the lane of the machine, which is the
lane of SwimmerGait: over any list of actions, in every autoreset mode and with every limit, it
returns what the specification returns.

## Main statements

* `Kernel.laneAdvance_eq`: the lane after the first half of a call.
* `Kernel.laneReply_eq`: what the call returns besides observations.
* `lane_eq`: any list of calls.
-/

@[expose] public noncomputable section

namespace Spec.SwimmerGait

open Spec.MDP

variable {p : UInt32} {C : ProtocolWords} {l : LaneWords Machine.State} {a : UInt32}

/-- **Claim.** The functions of a lane that the kernel exports compute the first half of a call of a
lane of the machine, whether the call is refused, and whether a reset is due: for all words
whatsoever. -/
theorem Kernel.laneAdvance_eq :
    Kernel.laneRefuses p l.state.joint1 l.state.joint2 l.key l.t l.elapsed
        l.over a C.mode C.timeLimit C.maxEpisodeSteps =
        !(MDP.Machine.laneResets C l || machine.laneSteps p C l a) ∧
      Kernel.laneState0 p l.state.joint1 l.state.joint2 l.key l.t l.elapsed
        l.over a C.mode C.timeLimit C.maxEpisodeSteps =
        (machine.laneAdvance p C l a).state.joint1 ∧
      Kernel.laneState1 p l.state.joint1 l.state.joint2 l.key l.t l.elapsed
        l.over a C.mode C.timeLimit C.maxEpisodeSteps =
        (machine.laneAdvance p C l a).state.joint2 ∧
      Kernel.laneT p l.state.joint1 l.state.joint2 l.key l.t l.elapsed
        l.over a C.mode C.timeLimit C.maxEpisodeSteps =
        (machine.laneAdvance p C l a).t ∧
      Kernel.laneElapsed p l.state.joint1 l.state.joint2 l.key l.t l.elapsed
        l.over a C.mode C.timeLimit C.maxEpisodeSteps =
        (machine.laneAdvance p C l a).elapsed ∧
      Kernel.laneOver p l.state.joint1 l.state.joint2 l.key l.t l.elapsed
        l.over a C.mode C.timeLimit C.maxEpisodeSteps =
        (machine.laneAdvance p C l a).over ∧
      Kernel.laneDue p l.state.joint1 l.state.joint2 l.key l.t l.elapsed
        l.over a C.mode C.timeLimit C.maxEpisodeSteps =
        machine.laneDue p C l a :=
  ⟨MDP.Machine.call_refuses_eq (M := machine) (p := p) (C := C) (l := l) (a := a),
    MDP.Machine.select32_advance (M := machine) (p := p) (C := C) (l := l) (a := a)
      (fun w => w.joint1),
    MDP.Machine.select32_advance (M := machine) (p := p) (C := C) (l := l) (a := a)
      (fun w => w.joint2),
    (MDP.Machine.select_t_elapsed (M := machine) (p := p) (C := C) (l := l) (a := a)).1,
    (MDP.Machine.select_t_elapsed (M := machine) (p := p) (C := C) (l := l) (a := a)).2,
    MDP.Machine.call_nowOver (M := machine) (p := p) (C := C) (l := l) (a := a),
    MDP.Machine.call_due (M := machine) (p := p) (C := C) (l := l) (a := a)⟩

/-- **Claim.** The functions of a lane that the kernel exports compute what a call of a lane of the
machine returns besides observations: for all words whatsoever. -/
theorem Kernel.laneReply_eq :
    (Kernel.laneReward p l.state.joint1 l.state.joint2 l.key l.t l.elapsed
        l.over a C.mode C.timeLimit C.maxEpisodeSteps
        ).toInt64.toInt =
        (if machine.laneSteps p C l a then
          (machine.reward p l.state a (Random.word l.key l.t)).toInt64.toInt else 0) ∧
      Kernel.laneTerminated p l.state.joint1 l.state.joint2 l.key l.t l.elapsed
        l.over a C.mode C.timeLimit C.maxEpisodeSteps =
        (machine.laneSteps p C l a && machine.laneTerminal p l a) ∧
      Kernel.laneTruncated p l.state.joint1 l.state.joint2 l.key l.t l.elapsed
        l.over a C.mode C.timeLimit C.maxEpisodeSteps =
        (machine.laneSteps p C l a && machine.laneTruncates p C l a) :=
  ⟨MDP.Machine.select_reward (M := machine) (p := p) (C := C) (l := l) (a := a),
    MDP.Machine.call_terminated (M := machine) (p := p) (C := C) (l := l) (a := a),
    MDP.Machine.call_truncated (M := machine) (p := p) (C := C) (l := l) (a := a)⟩

/-- **Claim.** Over any list of actions, in every autoreset mode and with every limit, a lane of the
kernel returns what a lane of SwimmerGait returns when the words of its stream sample it. -/
theorem lane_eq {as : List UInt32} (has : ∀ a ∈ as, a < machine.numActions p)
    {l' : Lane _} (hl : (refines (p := p)).LaneRepresents l l') :
    (refines (p := p)).LaneRepresents (as.foldl (Refines.laneFeed machine p C) (l, [])).1
        ((as.map (refines (p := p)).action).foldl
          (Lane.feed toEnv (machine.protocol C)) (l', [])).1 ∧
      (as.foldl (Refines.laneFeed machine p C) (l, [])).2.map
          (·.map (refines (p := p)).decodeLane) =
        ((as.map (refines (p := p)).action).foldl
          (Lane.feed toEnv (machine.protocol C)) (l', [])).2 :=
  Refines.foldl_laneFeed_eq has hl rfl

end Spec.SwimmerGait
