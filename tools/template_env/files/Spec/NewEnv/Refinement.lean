module

public import Spec.NewEnv.Kernel
public import Spec.NewEnv.Properties
public import Spec.Word.Mask

/-!
# The kernel computes the specification

For every corridor of `2` to `1000` cells, every cell and every action, the functions of
`Spec.NewEnv.Kernel` return the next cell, the reward, the flag and the observation of
`Spec.NewEnv.Basic`. Whatever words the kernel is given, its result lies in the corridor.

## Main statements

* `valid_iff`: which corridors the kernel accepts.
* `init_correct`, `step_correct`, `reward_correct`, `terminated_correct`, `obs_correct`: the kernel
  is the specification.
* `step_in_bounds`: in the corridor, for every word whatsoever.
-/

@[expose] public section

namespace Spec.NewEnv

open Spec.MDP Spec.MDP.Word

/-- The action that a word means: `0` back, any other forward. -/
def actionOf (action : UInt32) : Action := if action = 0 then .back else .forward

namespace Kernel

variable {length : UInt32}

/-- **Claim.** The kernel accepts exactly the corridors of `2` to `1000` cells. -/
theorem valid_iff : valid length = true ↔ 2 ≤ length.toNat ∧ length.toNat ≤ 1000 := by
  rw [valid, bit_and, beq_iff_eq, bit_eq_one_iff, UInt32.le_iff_toNat_le, UInt32.le_iff_toNat_le]
  rfl

theorem toNat_ofNat (s : Fin length.toNat) : (UInt32.ofNat s.val).toNat = s.val :=
  UInt32.toNat_ofNat_of_lt' (Nat.lt_trans s.isLt length.toNat_lt)

theorem clamp_ofNat (s : Fin length.toNat) : Word.clamp length (.ofNat s.val) = .ofNat s.val :=
  clamp_of_lt (UInt32.lt_iff_toNat_lt.mpr (by rw [toNat_ofNat]; exact s.isLt))

theorem toNat_clamp_lt (h : valid length = true) (cell : UInt32) :
    (Word.clamp length cell).toNat < length.toNat :=
  UInt32.lt_iff_toNat_lt.mp (Word.clamp_lt (UInt32.lt_iff_toNat_lt.mpr
    (Nat.lt_of_lt_of_le (by decide) (valid_iff.mp h).1)) cell)

theorem toNat_succ (h : valid length = true) (cell : UInt32) :
    (Word.clamp length cell + 1).toNat = (Word.clamp length cell).toNat + 1 := by
  have := valid_iff.mp h
  have := toNat_clamp_lt h cell
  rw [UInt32.toNat_add, UInt32.toNat_one]
  omega

theorem toNat_step0 (h : valid length = true) (cell action : UInt32) (noise : UInt64) :
    let c := (Word.clamp length cell).toNat
    (step0 length cell action noise).toNat =
      if c + 1 < length.toNat then
        if action = 1 then c + 1 else if action = 0 then c - 1 else c
      else c := by
  have hv := valid_iff.mp h
  have hlt := toNat_clamp_lt h cell
  simp only [step0, bit_and, UInt32.lt_iff_toNat_lt, toNat_succ h, UInt32.toNat_sub,
    UInt32.toNat_add, Word.toNat_bit, UInt32.toNat_zero]
  grind

/-- **Claim, by definition.** The kernel starts in the first cell. -/
theorem init_correct (key t : UInt64) : (init0 length key t).toNat = 0 := rfl

theorem atEnd_iff (h : valid length = true) (s : Fin length.toNat) :
    Word.clamp length (.ofNat s.val) + 1 = length ↔ AtEnd s := by
  rw [← UInt32.toNat_inj, toNat_succ h, clamp_ofNat, toNat_ofNat, AtEnd]

variable (h : valid length = true) (s : Fin length.toNat) {action : UInt32} (noise : UInt64)
include h

/-- **Claim.** The kernel's next cell is the specification's. -/
theorem step_correct (ha : action < 2) :
    step0 length (.ofNat s.val) action noise = .ofNat (step s (actionOf action)).state.val := by
  have hs := s.isLt
  have ha : action = 0 ∨ action = 1 := by
    simp only [← UInt32.toNat_inj, UInt32.lt_iff_toNat_lt, UInt32.reduceToNat] at ha ⊢; omega
  rw [← UInt32.toNat_inj, toNat_step0 h, clamp_ofNat, toNat_ofNat, toNat_ofNat]
  by_cases he : AtEnd s
  · rw [step_of_atEnd he, if_neg (by rw [AtEnd] at he; omega)]
  · rw [step, if_neg he, if_pos (by rw [AtEnd] at he; omega)]
    rcases ha with rfl | rfl
    · rfl
    · rw [AtEnd] at he; exact (if_pos rfl).trans (Nat.min_eq_left (by omega)).symm

/-- **Claim.** The kernel's reward, read as a two's-complement integer, is the specification's. -/
theorem reward_correct :
    ((reward length (.ofNat s.val) action noise).toInt64.toInt : Rat) =
      (step s (actionOf action)).reward := by
  by_cases he : AtEnd s
  · rw [reward, bit_pos ((atEnd_iff h s).mpr he), step_of_atEnd he]; rfl
  · rw [reward, bit_neg (mt (atEnd_iff h s).mp he), step, if_neg he]; rfl

/-- **Claim.** The kernel's flag tells whether the cell is the last one. -/
theorem terminated_correct : terminated length (.ofNat s.val) = true ↔ AtEnd s := by
  rw [terminated, beq_iff_eq, bit_eq_one_iff, atEnd_iff h]

omit h in
/-- **Claim.** The kernel's observation is the number of the cell. -/
theorem obs_correct : (obs0 length (.ofNat s.val)).toNat = s.val := by
  rw [obs0, UInt32.toNat_toUInt64, clamp_ofNat, toNat_ofNat]

/-- **Claim.** Whatever the words, the next cell lies in the corridor. -/
theorem step_in_bounds (cell action : UInt32) :
    (step0 length cell action noise).toNat < length.toNat := by
  have := toNat_clamp_lt h cell
  rw [toNat_step0 h]
  grind

end Kernel

end Spec.NewEnv
