module

public import Spec.MDP.Word

/-!
# Conditions in words

What `bit`, `clamp` and `choose` of `Spec.MDP.Word` compute, as numbers: a proof rewrites by these
and leaves the rest to `omega`.

## Main definitions

* `mask p`: all ones when `p` holds, else `0`.
* `when p x`: `x` when `p` holds, else `0`.

## Main statements

* `toNat_bit`, `bit64_eq`, `toNat_bit64`: `1` or `0`.
* `when_eq`, `clamp_eq`, `toNat_choose`: as `if … then … else`.
* `bit_or`, `bit_and_beq_one_iff`: conditions put together.
-/

@[expose] public section

namespace Spec.Word

open Spec.MDP.Word (bit clamp choose)

/-- All ones when the proposition holds, else `0`. -/
@[inline] def mask (p : Prop) [Decidable p] : UInt64 := 0 - (bit p).toUInt64

/-- `x` when the proposition holds, else `0`. -/
@[inline] def when (p : Prop) [Decidable p] (x : UInt64) : UInt64 := x &&& mask p

variable (p q : Prop) [Decidable p] [Decidable q]

theorem toNat_bit : (bit p).toNat = if p then 1 else 0 := by
  by_cases h : p
  · rw [MDP.Word.bit_pos h, if_pos h]; rfl
  · rw [MDP.Word.bit_neg h, if_neg h]; rfl

theorem bit64_eq : (bit p).toUInt64 = if p then 1 else 0 := by
  by_cases h : p
  · rw [MDP.Word.bit_pos h, if_pos h]; rfl
  · rw [MDP.Word.bit_neg h, if_neg h]; rfl

theorem toNat_bit64 : (bit p).toUInt64.toNat = if p then 1 else 0 := by
  rw [UInt32.toNat_toUInt64, toNat_bit]

/-- The disjunction of two conditions. -/
theorem bit_or : bit p ||| bit q = bit (p ∨ q) := by
  by_cases hp : p <;> by_cases hq : q <;> simp only [bit, hp, hq] <;> rfl

/-- A test of two conditions at once. -/
theorem bit_and_beq_one_iff : (bit p &&& bit q == 1) = true ↔ p ∧ q := by
  rw [MDP.Word.bit_and, beq_iff_eq, MDP.Word.bit_eq_one_iff]

theorem bit_beq_one_iff : (bit p == 1) = true ↔ p := by
  rw [beq_iff_eq, MDP.Word.bit_eq_one_iff]

theorem bit_congr {p q : Prop} [Decidable p] [Decidable q] (h : p ↔ q) : bit p = bit q := by
  by_cases hp : p
  · rw [MDP.Word.bit_pos hp, MDP.Word.bit_pos (h.mp hp)]
  · rw [MDP.Word.bit_neg hp, MDP.Word.bit_neg (mt h.mpr hp)]

theorem mask_pos {p : Prop} [Decidable p] (h : p) : mask p = -1 := by
  rw [mask, MDP.Word.bit_pos h]; rfl

theorem mask_neg {p : Prop} [Decidable p] (h : ¬ p) : mask p = 0 := by
  rw [mask, MDP.Word.bit_neg h]; rfl

theorem when_eq (x : UInt64) : when p x = if p then x else 0 := by
  by_cases h : p
  · rw [when, mask_pos h, if_pos h, UInt64.and_neg_one]
  · rw [when, mask_neg h, if_neg h, UInt64.and_zero]

theorem toNat_when (x : UInt64) : (when p x).toNat = if p then x.toNat else 0 := by
  rw [when_eq]; split <;> rfl

theorem toNat_choose (x y : UInt64) :
    (choose p x y).toNat = if p then x.toNat else y.toNat := by
  rw [MDP.Word.choose_eq]; split <;> rfl

theorem clamp_eq (n i : UInt32) : clamp n i = if i < n then i else 0 := by
  split
  · next h => exact MDP.Word.clamp_of_lt h
  · next h => exact MDP.Word.clamp_of_not_lt h

end Spec.Word
