module

public import Spec.Auto.Refinement
public import Spec.MDP.Lane.Refinement
public import Spec.KeyLock.Kernel
public import Spec.KeyLock.Rules.Properties

/-!
# The kernel is the rules of KeyLock

At the parameters that it accepts, the kernel, as one machine, is the environment of the rules: over
any list of actions it returns what the rules return.

Made by `make generate` from the rules and pybridge/kernels.toml: never edited.

## Main definitions

* `machine`: the kernel.
* `OfRules.refines`, `OfRules.implements`: it is the rules of KeyLock.

## Main statements

* `Kernel.functions_eq`, `Kernel.constants_eq`: the functions and constants of the kernel.
* `Kernel.actionValid_iff`: the words that are actions.
* `OfRules.episode_init`, `Kernel.lane_eq`, `OfRules.lane_eq`: an episode from a reset, and lanes.
-/

@[expose] public section

namespace Spec.KeyLock

open Spec.MDP
open Spec.Auto (Coded Rules Stored UpTo)

/-- The states at parameters. -/
abbrev StateOf (size : UInt32) : Type := Board size

/-- The actions at parameters. -/
abbrev ActionOf (_size : UInt32) : Type := Choice

/-- The observations at parameters. -/
abbrev ObsOf (size : UInt32) : Type := Board size

/-- The rules at parameters. -/
noncomputable abbrev rulesOf (size : UInt32) :
    Rules (StateOf size) (ActionOf size) (ObsOf size) 3 0 1 (-1) (100) :=
  rules size

/-- The kernel of KeyLock. -/
noncomputable def machine : Machine UInt32 UInt64 :=
  Rules.machine (fun size => accepted size) rulesOf

variable (size : UInt32)

/-- **Claim.** The functions that the kernel exports are those of the machine. -/
theorem Kernel.functions_eq (w : UInt64) :
    machine.valid size = Kernel.valid size ∧
      machine.numActions size = Kernel.numActions size ∧
      machine.stateValid size w = Kernel.stateValid size w ∧
      (∀ key t, machine.init size key t = Kernel.init0 size key t) ∧
      (∀ a u, machine.step size w a [u] = Kernel.step0 size w a u) ∧
      (∀ a u, machine.reward size w a [u] = Kernel.reward size w a u) ∧
      machine.terminated size w = Kernel.terminated size w ∧
      machine.observe size w = [Kernel.obs0 size w, Kernel.obs1 size w, Kernel.obs2 size w,
          Kernel.obs3 size w, Kernel.obs4 size w, Kernel.obs5 size w, Kernel.obs6 size w,
          Kernel.obs7 size w, Kernel.obs8 size w] :=
  ⟨rfl, rfl, rfl, fun _ _ => rfl,
    fun _ _ => Rules.step_list (by decide) (nofun),
    fun _ _ => Rules.reward_list (by decide) (nofun),
    rfl, Rules.observe_range⟩

/-- **Claim, by definition.** The constants that the kernel exports are those of the machine. -/
theorem Kernel.constants_eq :
    Machine.units (Kernel.rewardScale size) = machine.value size ∧
      Kernel.resetWords size = machine.resetWords ∧
      Kernel.stepWords size = machine.stepWords := ⟨rfl, rfl, rfl⟩

/-- **Claim.** The kernel takes the words below the number of actions for actions, and no others. -/
theorem Kernel.actionValid_iff {action : UInt32} :
    Kernel.actionValid size action = true ↔ action < machine.numActions size :=
  decide_eq_true_iff

/-- The rewards of the kernel are integers of 32 bits in units. -/
theorem inUnits : machine.InUnits 1 fun _size => (-1, 100) :=
  Rules.inUnits (by decide) fun _size => by decide

/-- **Claim.** The functions of a lane that the kernel exports return what those of `Lane.Call`
return for a call of the lane of the machine. -/
theorem Kernel.lane_eq (C : ProtocolWords) (l : LaneWords UInt64) (a : UInt32) :
    let w := l.state
    ⟨l.apply C a (Kernel.laneRefuses size w),
      [l.apply C a (Kernel.laneState0 size w)],
      l.apply C a (Kernel.laneT size w),
      l.apply C a (Kernel.laneElapsed size w),
      l.apply C a (Kernel.laneOver size w),
      l.apply C a (Kernel.laneReward size w),
      l.apply C a (Kernel.laneTerminated size w),
      l.apply C a (Kernel.laneTruncated size w),
      l.apply C a (Kernel.laneDue size w)⟩ =
        (machine.laneCall size C l a).results64 [id] :=
  let h := (Kernel.functions_eq size l.state).2.2.2.2
  (congrArg (·.results64 [id]) (Machine.laneCall_eq
    ((Rules.step_list (read := fun _ => 0) (by decide) (by nofun)).trans
      ((Rules.step_list (by decide) (by nofun)).symm.trans (h.1 a (Random.word l.key l.t))))
    ((Rules.reward_list (read := fun _ => 0) (by decide) (by nofun)).trans
      ((Rules.reward_list (by decide) (by nofun)).symm.trans (h.2.1 a (Random.word l.key
          l.t)))))).symm

/-! ### The kernel is its rules -/

namespace OfRules

/-- At parameters that are accepted, the kernel is the environment of the rules. -/
noncomputable def refines (h : machine.valid size = true) : Refines machine size (rulesOf size).env
    :=
  Rules.refines size ((fun _ => fits_board size) h) (by decide) (by decide) (by decide)

/-- The kernel is the rules of KeyLock. -/
noncomputable def implements : Implements machine :=
  Rules.implements (fun size => fun _ => fits_board size) (by decide) (by decide) (by decide)

/-- **Claim.** Over any list of actions after a reset, whatever the key and the place in the stream,
the kernel returns what the rules return when the words of the stream sample them. -/
theorem episode_init (h : machine.valid size = true) (key t : UInt64) {actions : List UInt32}
    (ha : ∀ a ∈ actions, a < machine.numActions size) :
    (machine.episode size key (machine.init size key t) (t + machine.resetWords) actions).map
        (refines size h).decode =
      (rulesOf size).env.episode key machine.stepWords
        ((rulesOf size).env.reset.sample (Random.stream key t machine.resetWords.toNat))
        (t + machine.resetWords) (actions.map (refines size h).action) :=
  (refines size h).episode_init key t ha

/-- **Claim.** Over any list of actions, in every autoreset mode and with every limit, a lane of the
kernel returns what a lane of the rules of KeyLock returns when the words of its stream
sample it. -/
theorem lane_eq (h : machine.valid size = true) : (refines size h).LanesAgree :=
  (refines size h).lanesAgree

end OfRules

end Spec.KeyLock
