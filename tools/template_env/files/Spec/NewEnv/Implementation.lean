module

public import Spec.MDP.Lane.Refinement
public import Spec.MDP.Random.Sample
public import Spec.NewEnv.Refinement

/-!
# The kernel is NewEnv

The kernel, as one machine, is the environment of every corridor of `2` to `1000` cells: over any
list of actions it returns what the specification returns.

## Main definitions

* `toEnv`: the specification as an environment.
* `machine`: the kernel.
* `refines`, `implements`: the kernel is that environment.

## Main statements

* `Kernel.constants_eq`: the constants of the kernel.
* `Kernel.actionValid_iff`, `Kernel.stateValid_iff`: the words that are actions, and states.
* `episode_init`: an episode from a reset.
* `Kernel.lane_eq`, `lane_eq`: the functions of a lane that the kernel exports; any list of calls.
-/

@[expose] public noncomputable section

namespace Spec.NewEnv

open Spec.MDP

/-- The corridor as an environment: nothing is random, and the cell is observed. -/
def toEnv (length : Nat) (h : 0 < length) : Env (Fin length) Action (Fin length) where
  reset := .pure ⟨0, h⟩
  step s a := .pure (step s a)
  observe s := s

/-- The kernel of NewEnv. -/
def machine : Machine UInt32 UInt32 where
  rewardScale := 1
  resetWords := 0
  stepWords := 0
  valid := Kernel.valid
  numActions := Kernel.numActions
  stateValid := Kernel.stateValid
  init := Kernel.init0
  step := Kernel.step0
  reward := Kernel.reward
  terminated := Kernel.terminated
  observe length cell := [Kernel.obs0 length cell]
  obsHigh length := [length.toNat - 1]
  rewardRange _ := (-1, 0)

/-! ### Constants, actions and states -/

/-- **Claim, by definition.** The constants that the kernel exports are those of the machine. -/
theorem Kernel.constants_eq (length : UInt32) :
    Kernel.rewardScale length = machine.rewardScale ∧
      Kernel.resetWords length = machine.resetWords ∧
      Kernel.stepWords length = machine.stepWords := ⟨rfl, rfl, rfl⟩

/-- **Claim.** The kernel takes the words below `2` for actions, and no others. -/
theorem Kernel.actionValid_iff {length action : UInt32} :
    Kernel.actionValid length action = true ↔ action.toNat < 2 :=
  decide_eq_true_iff.trans UInt32.lt_iff_toNat_lt

/-- **Claim.** The kernel accepts exactly the words of the cells as those of a state. -/
theorem Kernel.stateValid_iff {length cell : UInt32} :
    Kernel.stateValid length cell = true ↔ ∃ s : Fin length.toNat, cell = .ofNat s.val := by
  rw [Kernel.stateValid, decide_eq_true_iff, UInt32.lt_iff_toNat_lt]
  constructor
  · intro h
    exact ⟨⟨_, h⟩, UInt32.ofNat_toNat.symm⟩
  · rintro ⟨s, rfl⟩
    rw [Kernel.toNat_ofNat]
    exact s.isLt

/-- The action that a word means: `0` back, any other forward. -/
def actionOf (a : UInt32) : Action := if a = 0 then .back else .forward

theorem toWord_actionOf {a : UInt32} (ha : a < 2) : (actionOf a).toWord = a := by
  have h : a.toNat < 2 := UInt32.lt_iff_toNat_lt.mp ha
  by_cases h0 : a = 0
  · subst h0; rfl
  · have h1 : a = 1 := by
      rw [← UInt32.toNat_inj, UInt32.toNat_zero] at h0
      rw [← UInt32.toNat_inj, UInt32.toNat_one]
      omega
    subst h1; rfl

/-! ### Observations and rewards -/

variable {length : UInt32}

theorem pos_of_valid (h : machine.valid length = true) : 0 < length.toNat := by
  have := Kernel.valid_iff.mp h
  omega

/-- The cell that an observation shows. -/
def cellOf {n : Nat} (h : 0 < n) (components : List UInt64) : Fin n :=
  ⟨(components.headD 0).toNat % n, Nat.mod_lt _ h⟩

theorem observe_eq (h : machine.valid length = true) (s : Fin length.toNat) :
    cellOf (pos_of_valid h) (machine.observe length (.ofNat s.val)) = s :=
  Fin.ext ((congrArg (· % length.toNat) (Kernel.obs_correct s)).trans (Nat.mod_eq_of_lt s.isLt))

theorem observe_le (s : Fin length.toNat) :
    ∀ c ∈ (machine.observe length (.ofNat s.val)).zip (machine.obsHigh length),
      c.1.toNat ≤ c.2 := by
  simp only [machine, List.zip_cons_cons, List.zip_nil_left, List.forall_mem_cons,
    Kernel.obs_correct]
  exact ⟨Nat.le_sub_one_of_lt s.isLt, nofun⟩

theorem reward_in_range (length cell a : UInt32) (u : UInt64) :
    -1 ≤ (machine.reward length cell a u).toInt64.toInt ∧
      (machine.reward length cell a u).toInt64.toInt ≤ 0 := by
  simp only [machine, Kernel.reward]
  by_cases h : Word.clamp length cell + 1 = length
  · rw [Word.bit_pos h]; decide
  · rw [Word.bit_neg h]; decide

theorem step_represents (h : machine.valid length = true) (s : Fin length.toNat) {a : UInt32}
    (ha : a < 2) (u : UInt64) :
    machine.step length (.ofNat s.val) a u = .ofNat (step s (actionOf a)).state.val := by
  have hs := Kernel.step_correct h s (actionOf a) u
  rw [toWord_actionOf ha] at hs
  rw [← UInt32.toNat_inj, Kernel.toNat_ofNat]
  exact hs

/-! ### The kernel is the environment -/

/-- At an accepted length, the kernel is the environment of the corridor. -/
def refines (h : machine.valid length = true) :
    Refines machine length (toEnv length.toNat (pos_of_valid h)) where
  Represents w s := w = .ofNat s.val
  action := actionOf
  obs := cellOf (pos_of_valid h)
  Terminal := AtEnd
  reset_within := ⟨0, trivial⟩
  step_within _ _ := ⟨0, trivial⟩
  stepWords_le := by decide
  terminated_iff s a r hr := by
    rw [Draw.mem_pure.mp hr]
    exact terminated_iff s a
  truncated_eq s a r hr := by
    rw [Draw.mem_pure.mp hr, step]
    split <;> rfl
  stateValid_iff _ := Kernel.stateValid_iff
  init _ _ := rfl
  step := by rintro w s rfl a ha u; exact step_represents h s ha u
  reward := by
    rintro w s rfl a ha u
    have hr := Kernel.reward_correct h s (actionOf a) u
    rw [toWord_actionOf ha] at hr
    exact (div_natCast_one _).trans hr
  terminal_iff := by
    rintro w s rfl
    have ht : machine.terminated length (.ofNat s.val) =
      (Word.bit (Word.clamp length (.ofNat s.val) + 1 = length) == 1) := rfl
    rw [ht, beq_iff_eq, Word.bit_eq_one_iff, Kernel.atEnd_iff h s]
  observe := by rintro w s rfl; exact observe_eq h s
  inSpace := by
    rintro w s rfl a ha key t
    refine ⟨rfl, ?_, (reward_in_range length _ a _).1, (reward_in_range length _ a _).2⟩
    change ∀ c ∈ (machine.observe length (machine.step length _ a _)).zip _, _
    rw [step_represents h s ha]
    exact observe_le _

/-- The kernel is NewEnv: it accepts exactly the lengths of the corridors of `2` to `1000` cells,
and at these it is the environment of the corridor. -/
def implements : Implements machine where
  Model := { n : Nat // 2 ≤ n ∧ n ≤ 1000 }
  State n := Fin n.val
  Action _ := Action
  Obs n := Fin n.val
  env n := toEnv n.val (by have := n.property; omega)
  Describes length n := length.toNat = n.val
  valid_iff _ := Kernel.valid_iff.trans ⟨fun h => ⟨⟨_, h⟩, rfl⟩, fun ⟨n, hn⟩ => hn ▸ n.property⟩
  refines := by
    rintro length ⟨n, hn⟩ (rfl : length.toNat = n)
    exact NewEnv.refines (Kernel.valid_iff.mpr hn)
  rewardRange_fits _ := ⟨(by decide : (-2 ^ 31 : Int) ≤ -1), (by decide : (0 : Int) < 2 ^ 31)⟩

/-! ### Episodes -/

/-- **Claim.** Over any list of actions after a reset, whatever the key and the place in the stream,
the kernel returns what the corridor returns. -/
theorem episode_init (h : machine.valid length = true) (key t : UInt64) {actions : List UInt32}
    (ha : ∀ a ∈ actions, a < 2) :
    (machine.episode length key (machine.init length key t) t actions).map
        (fun r => ⟨cellOf (pos_of_valid h) r.obs, r.units, r.terminated⟩) =
      (toEnv length.toNat (pos_of_valid h)).episode key 0 ⟨0, pos_of_valid h⟩ t
        (actions.map actionOf) := by
  refine Eq.trans (List.map_congr_left fun r _ => ?_)
    ((refines h).episode_eq ((refines h).init key t) key t ha)
  have hr : (r.units : Rat) / machine.rewardScale.toNat = r.units := div_natCast_one _
  rw [Refines.decode, hr]
  rfl

/-! ### Lanes -/

/-- **Claim, by definition.** The functions of a lane that the kernel exports return what those of
`Lane.Call` return for a call of the lane of the machine. -/
theorem Kernel.lane_eq (C : ProtocolWords) (l : LaneWords UInt32) (a : UInt32) :
    let on {R : Type} (f : UInt32 → UInt32 → _) : R := l.apply C a (f length l.state)
    ⟨on Kernel.laneRefuses, [on Kernel.laneState0], on Kernel.laneT, on Kernel.laneElapsed,
      on Kernel.laneOver, on Kernel.laneReward, on Kernel.laneTerminated, on Kernel.laneTruncated,
      on Kernel.laneDue⟩ = (machine.laneCall length C l a).results32 [id] :=
  rfl

/-- **Claim.** Over any list of actions, in every autoreset mode and with every limit, a lane of the
kernel returns what a lane of NewEnv returns when the words of its stream sample it. -/
theorem lane_eq (h : machine.valid length = true) : (refines h).LanesAgree :=
  (refines h).lanesAgree

-- An episode in a corridor of three cells, which is stopped by the wall at first.
example :
    machine.valid 3 = true ∧
      (machine.episode 3 7 (machine.init 3 7 0) 0 [0, 1, 1]).map
          (fun r => (r.obs, r.units, r.terminated)) =
        [([0], -1, false), ([1], -1, false), ([2], -1, true)] := by
  decide +kernel

end Spec.NewEnv
