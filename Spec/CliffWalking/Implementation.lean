module

public import Spec.Auto.Refinement
public import Spec.MDP.Lane.Refinement
public import Spec.CliffWalking.Kernel

/-!
# The kernel is CliffWalking

At the parameters that it accepts, the kernel, as one machine, is the environment of the rules: over
any list of actions it returns what the rules return.

Made by `make generate` from the rules and pybridge/kernels.toml: never edited.

## Main definitions

* `machine`: the kernel.
* `refines`, `implements`: it is CliffWalking.

## Main statements

* `Kernel.functions_eq`, `Kernel.constants_eq`: the functions and constants of the kernel.
* `Kernel.actionValid_iff`: the words that are actions.
* `episode_init`, `Kernel.lane_eq`, `lane_eq`: an episode from a reset, and lanes.
-/

@[expose] public section

namespace Spec.CliffWalking

open Spec.MDP
open Spec.Auto (Coded Rules Stored UpTo)

/-- The states at parameters. -/
abbrev StateOf (_slippery : UInt32) : Type := State

/-- The actions at parameters. -/
abbrev ActionOf (_slippery : UInt32) : Type := Heading

/-- The observations at parameters. -/
abbrev ObsOf (_slippery : UInt32) : Type := UpTo 47 6

/-- The rules at parameters. -/
noncomputable abbrev rulesOf (slippery : UInt32) :
    Rules (StateOf slippery) (ActionOf slippery) (ObsOf slippery) 0 1 1 (-100) (0) :=
  rules (slippery == 1)

/-- The kernel of CliffWalking. -/
noncomputable def machine : Machine UInt32 UInt32 :=
  Rules.machine (fun slippery => slippery < 2) rulesOf

variable (slippery : UInt32)

/-- **Claim.** The functions that the kernel exports are those of the machine. -/
theorem Kernel.functions_eq (w : UInt32) :
    machine.valid slippery = Kernel.valid slippery ∧
      machine.numActions slippery = Kernel.numActions slippery ∧
      machine.stateValid slippery w = Kernel.stateValid slippery w ∧
      (∀ key t, machine.init slippery key t = Kernel.init0 slippery key t) ∧
      (∀ a u, machine.step slippery w a [u] = Kernel.step0 slippery w a u) ∧
      (∀ a u, machine.reward slippery w a [u] = Kernel.reward slippery w a u) ∧
      machine.terminated slippery w = Kernel.terminated slippery w ∧
      machine.observe slippery w = [Kernel.obs0 slippery w] :=
  ⟨rfl, rfl, rfl, fun _ _ => rfl,
    fun _ _ => Rules.step_list (by decide) (Nat.forall_lt_succ_left.mpr ⟨rfl, nofun⟩),
    fun _ _ => Rules.reward_list (by decide) (Nat.forall_lt_succ_left.mpr ⟨rfl, nofun⟩),
    rfl, Rules.observe_range⟩

/-- **Claim, by definition.** The constants that the kernel exports are those of the machine. -/
theorem Kernel.constants_eq :
    Machine.units (Kernel.rewardScale slippery) = machine.value slippery ∧
      Kernel.resetWords slippery = machine.resetWords ∧
      Kernel.stepWords slippery = machine.stepWords := ⟨rfl, rfl, rfl⟩

/-- **Claim.** The kernel takes the words below the number of actions for actions, and no others. -/
theorem Kernel.actionValid_iff {action : UInt32} :
    Kernel.actionValid slippery action = true ↔ action < machine.numActions slippery :=
  decide_eq_true_iff

/-- The rewards of the kernel are integers of 32 bits in units. -/
theorem inUnits : machine.InUnits 1 fun _slippery => (-100, 0) :=
  Rules.inUnits (by decide) fun _slippery => by decide

/-- **Claim.** The functions of a lane that the kernel exports return what those of `Lane.Call`
return for a call of the lane of the machine. -/
theorem Kernel.lane_eq (C : ProtocolWords) (l : LaneWords UInt32) (a : UInt32) :
    let w := l.state
    ⟨l.apply C a (Kernel.laneRefuses slippery w),
      [l.apply C a (Kernel.laneState0 slippery w)],
      l.apply C a (Kernel.laneT slippery w),
      l.apply C a (Kernel.laneElapsed slippery w),
      l.apply C a (Kernel.laneOver slippery w),
      l.apply C a (Kernel.laneReward slippery w),
      l.apply C a (Kernel.laneTerminated slippery w),
      l.apply C a (Kernel.laneTruncated slippery w),
      l.apply C a (Kernel.laneDue slippery w)⟩ =
        (machine.laneCall slippery C l a).results32 [id] :=
  let h := (Kernel.functions_eq slippery l.state).2.2.2.2
  (congrArg (·.results32 [id]) (Machine.laneCall_eq
    (h.1 a (Random.word l.key l.t))
    (h.2.1 a (Random.word l.key l.t)))).symm

/-! ### The kernel is its rules -/

/-- At parameters that are accepted, the kernel is the environment of the rules. -/
noncomputable def refines (h : machine.valid slippery = true) : Refines machine slippery (rulesOf
    slippery).env :=
  Rules.refines slippery ((fun _ => (by decide +kernel : Stored.fits (State) = true)) h) (by decide)
      (by decide) (by decide)

/-- The kernel is CliffWalking. -/
noncomputable def implements : Implements machine :=
  Rules.implements (fun slippery => fun _ => (by decide +kernel : Stored.fits (State) = true)) (by
      decide) (by decide) (by decide)

/-- **Claim.** Over any list of actions after a reset, whatever the key and the place in the stream,
the kernel returns what the rules return when the words of the stream sample them. -/
theorem episode_init (h : machine.valid slippery = true) (key t : UInt64) {actions : List UInt32}
    (ha : ∀ a ∈ actions, a < machine.numActions slippery) :
    (machine.episode slippery key (machine.init slippery key t) (t + machine.resetWords)
        actions).map
        (refines slippery h).decode =
      (rulesOf slippery).env.episode key machine.stepWords
        ((rulesOf slippery).env.reset.sample (Random.stream key t machine.resetWords.toNat))
        (t + machine.resetWords) (actions.map (refines slippery h).action) :=
  (refines slippery h).episode_init key t ha

/-- **Claim.** Over any list of actions, in every autoreset mode and with every limit, a lane of the
kernel returns what a lane of CliffWalking returns when the words of its stream
sample it. -/
theorem lane_eq (h : machine.valid slippery = true) : (refines slippery h).LanesAgree :=
  (refines slippery h).lanesAgree

end Spec.CliffWalking
