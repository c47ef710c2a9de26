module

/-!
# Choices on machine words

A kernel decides without branches: a condition becomes a word that is `0` or `1`, and a mask made of
it picks a value. These are the pieces, with the equations that a refinement proof rewrites by.

## Main definitions

* `bit p`: `1` when `p` holds, else `0`.
* `clamp n i`: `i` when `i < n`, else `0`.
* `choose p x y`: `x` when `p` holds, else `y`.
-/

@[expose] public section

namespace Spec.MDP.Word

/-- `1` when the proposition holds and `0` when it does not. -/
@[inline] def bit (p : Prop) [Decidable p] : UInt32 :=
  (decide p).toUInt32

theorem bit_pos {p : Prop} [Decidable p] (h : p) : bit p = 1 := by
  rw [bit, decide_eq_true h]; rfl

theorem bit_neg {p : Prop} [Decidable p] (h : ¬ p) : bit p = 0 := by
  rw [bit, decide_eq_false h]; rfl

theorem bit_eq_zero_or_one (p : Prop) [Decidable p] : bit p = 0 ∨ bit p = 1 := by
  by_cases h : p
  · exact .inr (bit_pos h)
  · exact .inl (bit_neg h)

/-- The conjunction of two conditions. -/
theorem bit_and (p q : Prop) [Decidable p] [Decidable q] : bit p &&& bit q = bit (p ∧ q) := by
  by_cases hp : p <;> by_cases hq : q <;> simp only [bit, hp, hq] <;> rfl

/-- The negation of a condition. -/
theorem bit_xor_one (p : Prop) [Decidable p] : bit p ^^^ 1 = bit (¬ p) := by
  by_cases hp : p <;> simp only [bit, hp] <;> rfl

/-- A condition read back from its word. -/
theorem bit_eq_one_iff {p : Prop} [Decidable p] : bit p = 1 ↔ p := by
  by_cases h : p
  · rw [bit_pos h]; exact iff_of_true rfl h
  · rw [bit_neg h]; exact iff_of_false (by decide) h

/-- `i` when `i < n`, else `0`: `0 - 1` is the mask of all ones and `0 - 0` that of all zeros. -/
@[inline] def clamp (n i : UInt32) : UInt32 :=
  i &&& (0 - bit (i < n))

theorem clamp_of_lt {n i : UInt32} (h : i < n) : clamp n i = i := by
  rw [clamp, bit_pos h, UInt32.zero_sub, UInt32.and_neg_one]

theorem clamp_of_not_lt {n i : UInt32} (h : ¬ i < n) : clamp n i = 0 := by
  rw [clamp, bit_neg h, UInt32.sub_zero, UInt32.and_zero]

/-- Whatever `i` is, `clamp n i` lies below a positive `n`. -/
theorem clamp_lt {n : UInt32} (hn : 0 < n) (i : UInt32) : clamp n i < n := by
  by_cases h : i < n
  · rw [clamp_of_lt h]; exact h
  · rw [clamp_of_not_lt h]; exact hn

/-- `x` when the proposition holds and `y` when it does not. -/
@[inline] def choose (p : Prop) [Decidable p] (x y : UInt64) : UInt64 :=
  y ^^^ ((x ^^^ y) &&& (0 - (bit p).toUInt64))

theorem choose_eq (p : Prop) [Decidable p] (x y : UInt64) :
    choose p x y = if p then x else y := by
  by_cases h : p
  · have hmask : 0 - (bit p).toUInt64 = -1 := by rw [bit_pos h]; rfl
    rw [choose, hmask, if_pos h, UInt64.and_neg_one, UInt64.xor_comm x y, ← UInt64.xor_assoc,
      UInt64.xor_self, UInt64.zero_xor]
  · have hmask : 0 - (bit p).toUInt64 = 0 := by rw [bit_neg h]; rfl
    rw [choose, hmask, if_neg h, UInt64.and_zero, UInt64.xor_zero]

end Spec.MDP.Word
