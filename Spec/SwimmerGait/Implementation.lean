module

public import Spec.Auto.Refinement
public import Spec.MDP.Lane.Refinement
public import Spec.SwimmerGait.Kernel

/-!
# The kernel is the rules of SwimmerGait

At the parameters that it accepts, the kernel, as one machine, is the environment of the rules: over
any list of actions it returns what the rules return.

Made by `make generate` from the rules and pybridge/kernels.toml: never edited.

## Main definitions

* `machine`: the kernel.
* `OfRules.refines`, `OfRules.implements`: it is the rules of SwimmerGait.

## Main statements

* `Kernel.functions_eq`, `Kernel.constants_eq`: the functions and constants of the kernel.
* `Kernel.actionValid_iff`: the words that are actions.
* `OfRules.episode_init`, `Kernel.lane_eq`, `OfRules.lane_eq`: an episode from a reset, and lanes.
-/

@[expose] public section

namespace Spec.SwimmerGait

open Spec.MDP
open Spec.Auto (Coded Rules Stored UpTo)

/-- The states at parameters. -/
abbrev StateOf (_resolution : UInt32) : Type := State

/-- The actions at parameters. -/
abbrev ActionOf (_resolution : UInt32) : Type := Turn

/-- The observations at parameters. -/
abbrev ObsOf (_resolution : UInt32) : Type := UpTo 80 7 × UpTo 8 4 × UpTo 8 4

/-- The rules at parameters. -/
noncomputable abbrev rulesOf (resolution : UInt32) :
    Rules (StateOf resolution) (ActionOf resolution) (ObsOf resolution) 0 0 1000000 (-14473) (14473)
        :=
  rules resolution

/-- The kernel of SwimmerGait. -/
noncomputable def machine : Machine UInt32 (UInt32 × UInt32) :=
  Rules.machine (fun resolution => resolution == 9) rulesOf

variable (resolution : UInt32)

/-- **Claim.** The functions that the kernel exports are those of the machine. -/
theorem Kernel.functions_eq (w : (UInt32 × UInt32)) :
    machine.valid resolution = Kernel.valid resolution ∧
      machine.numActions resolution = Kernel.numActions resolution ∧
      machine.stateValid resolution w = Kernel.stateValid resolution w.1 w.2 ∧
      (∀ key t, machine.init resolution key t = (Kernel.init0 resolution key t, Kernel.init1
          resolution key t)) ∧
      (∀ a u, machine.step resolution w a [u] = (Kernel.step0 resolution w.1 w.2 a u, Kernel.step1
          resolution w.1 w.2 a u)) ∧
      (∀ a u, machine.reward resolution w a [u] = Kernel.reward resolution w.1 w.2 a u) ∧
      machine.terminated resolution w = Kernel.terminated resolution w.1 w.2 ∧
      machine.observe resolution w = [Kernel.obs0 resolution w.1 w.2, Kernel.obs1 resolution w.1
          w.2, Kernel.obs2 resolution w.1 w.2] :=
  ⟨rfl, rfl, rfl, fun _ _ => rfl,
    fun _ _ => Rules.step_list (by decide) (nofun),
    fun _ _ => Rules.reward_list (by decide) (nofun),
    rfl, Rules.observe_range⟩

/-- **Claim, by definition.** The constants that the kernel exports are those of the machine. -/
theorem Kernel.constants_eq :
    Machine.units (Kernel.rewardScale resolution) = machine.value resolution ∧
      Kernel.resetWords resolution = machine.resetWords ∧
      Kernel.stepWords resolution = machine.stepWords := ⟨rfl, rfl, rfl⟩

/-- **Claim.** The kernel takes the words below the number of actions for actions, and no others. -/
theorem Kernel.actionValid_iff {action : UInt32} :
    Kernel.actionValid resolution action = true ↔ action < machine.numActions resolution :=
  decide_eq_true_iff

/-- The rewards of the kernel are integers of 32 bits in units. -/
theorem inUnits : machine.InUnits 1000000 fun _resolution => (-14473, 14473) :=
  Rules.inUnits (by decide) fun _resolution => by decide

/-- **Claim.** The functions of a lane that the kernel exports return what those of `Lane.Call`
return for a call of the lane of the machine. -/
theorem Kernel.lane_eq (C : ProtocolWords) (l : LaneWords (UInt32 × UInt32)) (a : UInt32) :
    let w := l.state
    ⟨l.apply C a (Kernel.laneRefuses resolution w.1 w.2),
      [l.apply C a (Kernel.laneState0 resolution w.1 w.2), l.apply C a (Kernel.laneState1 resolution
          w.1 w.2)],
      l.apply C a (Kernel.laneT resolution w.1 w.2),
      l.apply C a (Kernel.laneElapsed resolution w.1 w.2),
      l.apply C a (Kernel.laneOver resolution w.1 w.2),
      l.apply C a (Kernel.laneReward resolution w.1 w.2),
      l.apply C a (Kernel.laneTerminated resolution w.1 w.2),
      l.apply C a (Kernel.laneTruncated resolution w.1 w.2),
      l.apply C a (Kernel.laneDue resolution w.1 w.2)⟩ =
        (machine.laneCall resolution C l a).results32 [(·.1), (·.2)] :=
  let h := (Kernel.functions_eq resolution l.state).2.2.2.2
  (congrArg (·.results32 [(·.1), (·.2)]) (Machine.laneCall_eq
    ((Rules.step_list (read := fun _ => 0) (by decide) (by nofun)).trans
      ((Rules.step_list (by decide) (by nofun)).symm.trans (h.1 a (Random.word l.key l.t))))
    ((Rules.reward_list (read := fun _ => 0) (by decide) (by nofun)).trans
      ((Rules.reward_list (by decide) (by nofun)).symm.trans (h.2.1 a (Random.word l.key
          l.t)))))).symm

/-! ### The kernel is its rules -/

namespace OfRules

/-- At parameters that are accepted, the kernel is the environment of the rules. -/
noncomputable def refines (h : machine.valid resolution = true) : Refines machine resolution
    (rulesOf resolution).env :=
  Rules.refines resolution ((fun _ => (by decide +kernel : Stored.fits (State) = true)) h) (by
      decide) (by decide) (by decide)

/-- The kernel is the rules of SwimmerGait. -/
noncomputable def implements : Implements machine :=
  Rules.implements (fun resolution => fun _ => (by decide +kernel : Stored.fits (State) = true)) (by
      decide) (by decide) (by decide)

/-- **Claim.** Over any list of actions after a reset, whatever the key and the place in the stream,
the kernel returns what the rules return when the words of the stream sample them. -/
theorem episode_init (h : machine.valid resolution = true) (key t : UInt64) {actions : List UInt32}
    (ha : ∀ a ∈ actions, a < machine.numActions resolution) :
    (machine.episode resolution key (machine.init resolution key t) (t + machine.resetWords)
        actions).map
        (refines resolution h).decode =
      (rulesOf resolution).env.episode key machine.stepWords
        ((rulesOf resolution).env.reset.sample (Random.stream key t machine.resetWords.toNat))
        (t + machine.resetWords) (actions.map (refines resolution h).action) :=
  (refines resolution h).episode_init key t ha

/-- **Claim.** Over any list of actions, in every autoreset mode and with every limit, a lane of the
kernel returns what a lane of the rules of SwimmerGait returns when the words of its stream
sample it. -/
theorem lane_eq (h : machine.valid resolution = true) : (refines resolution h).LanesAgree :=
  (refines resolution h).lanesAgree

end OfRules

end Spec.SwimmerGait
