module

public import Spec.Auto.Refinement
public import Spec.MDP.Lane.Refinement
public import Spec.Blackjack.Kernel

/-!
# The kernel is Blackjack

At the parameters that it accepts, the kernel, as one machine, is the environment of the rules: over
any list of actions it returns what the rules return.

Made by `make generate` from the rules and pybridge/kernels.toml: never edited.

## Main definitions

* `machine`: the kernel.
* `refines`, `implements`: it is Blackjack.

## Main statements

* `Kernel.functions_eq`, `Kernel.constants_eq`: the functions and constants of the kernel.
* `Kernel.actionValid_iff`: the words that are actions.
* `episode_init`, `Kernel.lane_eq`, `lane_eq`: an episode from a reset, and lanes.
-/

@[expose] public section

namespace Spec.Blackjack

open Spec.MDP
open Spec.Auto (Coded Rules Stored UpTo)

/-- The value of a function of parameters. -/
abbrev Params.on {R : Type} (p : Params) (f : UInt32 → UInt32 → R) : R :=
  f p.natural p.sab

/-- The states at parameters. -/
abbrev StateOf (_p : Params) : Type := State

/-- The actions at parameters. -/
abbrev ActionOf (_p : Params) : Type := Action

/-- The observations at parameters. -/
abbrev ObsOf (_p : Params) : Type := UpTo 31 5 × UpTo 10 4 × Bool

/-- The rules at parameters. -/
noncomputable abbrev rulesOf (p : Params) :
    Rules (StateOf p) (ActionOf p) (ObsOf p) 4 1 2 (-2) (3) :=
  rules p

/-- The kernel of Blackjack. -/
noncomputable def machine : Machine Params UInt32 :=
  Rules.machine (fun p => p.valid) rulesOf

variable (p : Params)

/-- **Claim.** The functions that the kernel exports are those of the machine. -/
theorem Kernel.functions_eq (w : UInt32) :
    machine.valid p = p.on Kernel.valid ∧
      machine.numActions p = p.on Kernel.numActions ∧
      machine.stateValid p w = p.on Kernel.stateValid w ∧
      (∀ key t, machine.init p key t = p.on Kernel.init0 key t) ∧
      (∀ a u, machine.step p w a [u] = p.on Kernel.step0 w a u) ∧
      (∀ a u, machine.reward p w a [u] = p.on Kernel.reward w a u) ∧
      machine.terminated p w = p.on Kernel.terminated w ∧
      machine.observe p w = [p.on Kernel.obs0 w, p.on Kernel.obs1 w, p.on Kernel.obs2 w] :=
  ⟨rfl, rfl, rfl, fun _ _ => rfl,
    fun _ _ => Rules.step_list (by decide) (Nat.forall_lt_succ_left.mpr ⟨rfl, nofun⟩),
    fun _ _ => Rules.reward_list (by decide) (Nat.forall_lt_succ_left.mpr ⟨rfl, nofun⟩),
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
theorem inUnits : machine.InUnits 2 fun _p => (-2, 3) :=
  Rules.inUnits (by decide) fun _p => by decide

/-- **Claim.** The functions of a lane that the kernel exports return what those of `Lane.Call`
return for a call of the lane of the machine. -/
theorem Kernel.lane_eq (C : ProtocolWords) (l : LaneWords UInt32) (a : UInt32) :
    let w := l.state
    ⟨l.apply C a (p.on Kernel.laneRefuses w),
      [l.apply C a (p.on Kernel.laneState0 w)],
      l.apply C a (p.on Kernel.laneT w),
      l.apply C a (p.on Kernel.laneElapsed w),
      l.apply C a (p.on Kernel.laneOver w),
      l.apply C a (p.on Kernel.laneReward w),
      l.apply C a (p.on Kernel.laneTerminated w),
      l.apply C a (p.on Kernel.laneTruncated w),
      l.apply C a (p.on Kernel.laneDue w)⟩ =
        (machine.laneCall p C l a).results32 [id] :=
  let h := (Kernel.functions_eq p l.state).2.2.2.2
  (congrArg (·.results32 [id]) (Machine.laneCall_eq
    (h.1 a (Random.word l.key l.t))
    (h.2.1 a (Random.word l.key l.t)))).symm

/-! ### The kernel is its rules -/

/-- At parameters that are accepted, the kernel is the environment of the rules. -/
noncomputable def refines (h : machine.valid p = true) : Refines machine p (rulesOf p).env :=
  Rules.refines p ((fun _ => (by decide +kernel : Stored.fits (State) = true)) h) (by decide) (by
      decide) (by decide)

/-- The kernel is Blackjack. -/
noncomputable def implements : Implements machine :=
  Rules.implements (fun p => fun _ => (by decide +kernel : Stored.fits (State) = true)) (by decide)
      (by decide) (by decide)

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
kernel returns what a lane of Blackjack returns when the words of its stream
sample it. -/
theorem lane_eq (h : machine.valid p = true) : (refines p h).LanesAgree :=
  (refines p h).lanesAgree

end Spec.Blackjack
