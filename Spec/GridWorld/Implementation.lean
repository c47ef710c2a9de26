module

public import Spec.Auto.Refinement
public import Spec.MDP.Lane.Refinement
public import Spec.GridWorld.Kernel
public import Spec.GridWorld.Rules.Properties

/-!
# The kernel is the rules of GridWorld

At the parameters that it accepts, the kernel, as one machine, is the environment of the rules: over
any list of actions it returns what the rules return.

Made by `make generate` from the rules and pybridge/kernels.toml: never edited.

## Main definitions

* `machine`: the kernel.
* `OfRules.refines`, `OfRules.implements`: it is the rules of GridWorld.

## Main statements

* `Kernel.functions_eq`, `Kernel.constants_eq`: the functions and constants of the kernel.
* `Kernel.actionValid_iff`: the words that are actions.
* `OfRules.episode_init`, `Kernel.lane_eq`, `OfRules.lane_eq`: an episode from a reset, and lanes.
-/

@[expose] public section

namespace Spec.GridWorld

open Spec.MDP
open Spec.Auto (Coded Rules Stored UpTo)

/-- The value of a function of parameters. -/
abbrev Params.on {R : Type} (p : Params) (f : UInt32 → UInt32 → UInt32 → UInt32 → UInt32 → UInt32 →
    R) : R :=
  f p.height p.width p.startRow p.startCol p.goalRow p.goalCol

/-- The states at parameters. -/
abbrev StateOf (p : Params) : Type := State p

/-- The actions at parameters. -/
abbrev ActionOf (_p : Params) : Type := Heading

/-- The observations at parameters. -/
abbrev ObsOf (p : Params) : Type := State p

/-- The rules at parameters. -/
noncomputable abbrev rulesOf (p : Params) :
    Rules (StateOf p) (ActionOf p) (ObsOf p) 0 0 1 (-1) (0) :=
  rules p

/-- The kernel of GridWorld. -/
noncomputable def machine : Machine Params (UInt32 × UInt32) :=
  Rules.machine (fun p => p.valid) rulesOf

variable (p : Params)

/-- **Claim.** The functions that the kernel exports are those of the machine. -/
theorem Kernel.functions_eq (w : (UInt32 × UInt32)) :
    machine.valid p = p.on Kernel.valid ∧
      machine.numActions p = p.on Kernel.numActions ∧
      machine.stateValid p w = p.on Kernel.stateValid w.1 w.2 ∧
      (∀ key t, machine.init p key t = (p.on Kernel.init0 key t, p.on Kernel.init1 key t)) ∧
      (∀ a u, machine.step p w a [u] = (p.on Kernel.step0 w.1 w.2 a u, p.on Kernel.step1 w.1 w.2 a
          u)) ∧
      (∀ a u, machine.reward p w a [u] = p.on Kernel.reward w.1 w.2 a u) ∧
      machine.terminated p w = p.on Kernel.terminated w.1 w.2 ∧
      machine.observe p w = [p.on Kernel.obs0 w.1 w.2, p.on Kernel.obs1 w.1 w.2, p.on Kernel.obs2
          w.1 w.2] :=
  ⟨rfl, rfl, rfl, fun _ _ => rfl,
    fun _ _ => Rules.step_list (by decide) (nofun),
    fun _ _ => Rules.reward_list (by decide) (nofun),
    rfl, Rules.observe_range⟩

/-- **Claim, by definition.** The constants that the kernel exports are those of the machine. -/
theorem Kernel.constants_eq :
    Machine.units (p.on Kernel.rewardScale) = machine.value p ∧
      p.on Kernel.resetWords = machine.resetWords ∧
      p.on Kernel.stepWords = machine.stepWords := ⟨rfl, rfl, rfl⟩

/-- **Claim.** The kernel takes the words below the number of actions for actions, and no others. -/
theorem Kernel.actionValid_iff {action : UInt32} :
    p.on Kernel.actionValid action = true ↔ action < machine.numActions p :=
  decide_eq_true_iff

/-- The rewards of the kernel are integers of 32 bits in units. -/
theorem inUnits : machine.InUnits 1 fun _p => (-1, 0) :=
  Rules.inUnits (by decide) fun _p => by decide

/-- **Claim.** The functions of a lane that the kernel exports return what those of `Lane.Call`
return for a call of the lane of the machine. -/
theorem Kernel.lane_eq (C : ProtocolWords) (l : LaneWords (UInt32 × UInt32)) (a : UInt32) :
    let w := l.state
    ⟨l.apply C a (p.on Kernel.laneRefuses w.1 w.2),
      [l.apply C a (p.on Kernel.laneState0 w.1 w.2), l.apply C a (p.on Kernel.laneState1 w.1 w.2)],
      l.apply C a (p.on Kernel.laneT w.1 w.2),
      l.apply C a (p.on Kernel.laneElapsed w.1 w.2),
      l.apply C a (p.on Kernel.laneOver w.1 w.2),
      l.apply C a (p.on Kernel.laneReward w.1 w.2),
      l.apply C a (p.on Kernel.laneTerminated w.1 w.2),
      l.apply C a (p.on Kernel.laneTruncated w.1 w.2),
      l.apply C a (p.on Kernel.laneDue w.1 w.2)⟩ =
        (machine.laneCall p C l a).results32 [(·.1), (·.2)] :=
  let h := (Kernel.functions_eq p l.state).2.2.2.2
  (congrArg (·.results32 [(·.1), (·.2)]) (Machine.laneCall_eq
    ((Rules.step_list (read := fun _ => 0) (by decide) (by nofun)).trans
      ((Rules.step_list (by decide) (by nofun)).symm.trans (h.1 a (Random.word l.key l.t))))
    ((Rules.reward_list (read := fun _ => 0) (by decide) (by nofun)).trans
      ((Rules.reward_list (by decide) (by nofun)).symm.trans (h.2.1 a (Random.word l.key
          l.t)))))).symm

/-! ### The kernel is its rules -/

namespace OfRules

/-- At parameters that are accepted, the kernel is the environment of the rules. -/
noncomputable def refines (h : machine.valid p = true) : Refines machine p (rulesOf p).env :=
  Rules.refines p ((fits_of_valid) h) (by decide) (by decide) (by decide)

/-- The kernel is the rules of GridWorld. -/
noncomputable def implements : Implements machine :=
  Rules.implements (fun p => fits_of_valid) (by decide) (by decide) (by decide)

/-- **Claim.** Over any list of actions after a reset, whatever the key and the place in the stream,
the kernel returns what the rules return when the words of the stream sample them. -/
theorem episode_init (h : machine.valid p = true) (key t : UInt64) {actions : List UInt32}
    (ha : ∀ a ∈ actions, a < machine.numActions p) :
    (machine.episode p key (machine.init p key t) (t + machine.resetWords) actions).map
        (refines p h).decode =
      (rulesOf p).env.episode key machine.stepWords
        ((rulesOf p).env.reset.sample (Random.stream key t machine.resetWords.toNat))
        (t + machine.resetWords) (actions.map (refines p h).action) :=
  (refines p h).episode_init key t ha

/-- **Claim.** Over any list of actions, in every autoreset mode and with every limit, a lane of the
kernel returns what a lane of the rules of GridWorld returns when the words of its stream
sample it. -/
theorem lane_eq (h : machine.valid p = true) : (refines p h).LanesAgree :=
  (refines p h).lanesAgree

end OfRules

end Spec.GridWorld
