module

public import Spec.Auto.Rules

/-!
# Chances that are parameters

A parameter of an environment may be a probability, as a fraction of two words.

## Main definitions

* `Rate.valid`, `Rate.toRat`: fractions that are accepted, and their values.
* `Chance.rate`: a success with a probability.
* `Chance.drift`: `1` with a probability, and `0` and `2` with half of the rest each.

## Main statements

* `Chance.expect_rate`, `Chance.expect_drift`: these are the probabilities.
-/

@[expose] public section

-- Every constant is computed where it is used: nothing is initialised at run time.
set_option compiler.extract_closed false

namespace Spec.Auto

open Spec.MDP

/-- Whether a fraction is accepted: its denominator is at most a million, and it is at most `1`. -/
@[inline] def Rate.valid (num den : UInt32) : Bool := both (den - 1 < 1000000) (num ≤ den)

/-- The value of a fraction. -/
def Rate.toRat (num den : UInt32) : Rat := num.toNat / den.toNat

namespace Chance

/-- One less than a denominator, and `0` where that is not accepted. -/
@[inline] def lastCase (den : UInt32) : UpTo 999999 20 := .cap _ (den - 1)

theorem lastCase_lt (den : UInt32) : (lastCase den).val < 0xffffffff :=
  UInt32.lt_iff_toNat_lt.mpr (Nat.lt_of_le_of_lt (lastCase den).toNat_le (by decide))

theorem toNat_twice (den : UInt32) :
    (2 * (lastCase den).val + 1).toNat = 2 * (lastCase den).toNat + 1 ∧
      2 * (lastCase den).val + 1 < 0xffffffff := by
  have h : (lastCase den).val.toNat ≤ 999999 := (lastCase den).toNat_le
  rw [UInt32.lt_iff_toNat_lt, UInt32.toNat_add, UInt32.toNat_mul, UpTo.toNat]
  change (2 * _ % 2 ^ 32 + 1) % 2 ^ 32 = _ ∧ (2 * _ % 2 ^ 32 + 1) % 2 ^ 32 < 4294967295
  omega

/-- A success with the probability `num / den`. -/
@[inline] def rate (num den : UInt32) : Chance 1 Bool := coin num _ (lastCase_lt den)

/-- `1` with the probability `num / den`, and `0` and `2` with half of the rest each. -/
@[inline] def drift (num den : UInt32) : Chance 1 (UpTo 2 2) :=
  (uniform (width := 21) _ (toNat_twice den).2).map fun number =>
    select (decide (number.val < den - num)) (.of 0 (by decide)) <|
      select (decide (number.val < den + num)) (.of 1 (by decide)) (.of 2 (by decide))

variable {num den : UInt32}

theorem of_valid (h : Rate.valid num den = true) :
    (lastCase den).toNat + 1 = den.toNat ∧ num.toNat ≤ den.toNat ∧ den.toNat ≤ 1000000 := by
  have := den.toNat_lt
  rw [Rate.valid, both_eq, Bool.and_eq_true, decide_eq_true_eq, decide_eq_true_eq,
    UInt32.lt_iff_toNat_lt, UInt32.le_iff_toNat_le, UInt32.toNat_sub, UInt32.toNat_one] at h
  have hn : UInt32.toNat 1000000 = 1000000 := rfl
  rw [lastCase, UpTo.cap_of_le (by
    rw [UInt32.le_iff_toNat_le, UInt32.toNat_sub, UInt32.toNat_one]; change _ ≤ 999999; omega),
    UpTo.toNat, UInt32.toNat_sub, UInt32.toNat_one]
  omega

/-- The mean of what `j` numbers, the next `m` and the last `l` lead to. -/
theorem mean_split {n j m l : Nat} (hn : n + 1 = j + m + l) (x y z : Rat) :
    mkRat 1 (n + 1) * sum (n + 1) (fun i => if i.val < j then x else if i.val < j + m then y
      else z) = (j * x + m * y + l * z) / (n + 1 : Nat) := by
  have h₁ (i : Nat) : ¬ j + i < j := by omega
  have h₂ (i : Nat) : ¬ j + m + i < j := by omega
  have h₃ (i : Nat) : ¬ j + m + i < j + m := by omega
  rw [Rat.mkRat_eq_div, Rat.intCast_one]
  generalize n + 1 = n' at hn
  subst hn
  simp only [sum_split, Fin.is_lt, h₁, h₂, h₃, if_true, if_false, sum_const]
  grind

/-- **Claim.** A success has the probability `num / den`. -/
theorem expect_rate (h : Rate.valid num den = true) (f : Bool → Rat) :
    (rate num den).law.expect f =
      Rate.toRat num den * f true + (1 - Rate.toRat num den) * f false := by
  obtain ⟨hd, hn, hl⟩ := of_valid h
  obtain ⟨j, hj⟩ := Nat.exists_eq_add_of_le hn
  rw [rate, coin, law_map, law_uniform]
  simp only [Draw.map, Draw.bind, Draw.expect_uniform, Draw.expect_pure, Rate.toRat,
    UInt32.lt_iff_toNat_lt, toNat_ofBranch]
  have hs := mean_split (l := 0) (hd.trans hj) (f true) (f false) (f false)
  have hne : (den.toNat : Rat) ≠ 0 := by rw [ne_eq, Rat.natCast_eq_zero_iff]; omega
  have hf (i : Nat) : f (decide (i < num.toNat)) = if i < num.toNat then f true else f false := by
    split <;> simp only [*, decide_true, decide_false]
  rw [UpTo.toNat] at hs hd
  simp only [ite_self, hf, hd, hj, Rat.natCast_add] at hs hne ⊢
  grind

/-- **Claim.** The number is `1` with the probability `num / den`, and `0` and `2` with half of the
rest each. -/
theorem expect_drift (h : Rate.valid num den = true) (f : UpTo 2 2 → Rat) :
    (drift num den).law.expect f = Rate.toRat num den * f (.of 1 (by decide)) +
      (1 - Rate.toRat num den) / 2 * f (.of 2 (by decide)) +
        (1 - Rate.toRat num den) / 2 * f (.of 0 (by decide)) := by
  obtain ⟨hd, hn, hl⟩ := of_valid h
  obtain ⟨j, hj⟩ := Nat.exists_eq_add_of_le hn
  have hlast : (2 * (lastCase den).val + 1).toNat + 1 = j + 2 * num.toNat + j := by
    rw [(toNat_twice den).1]; omega
  rw [drift, law_map, law_uniform]
  generalize 2 * (lastCase den).val + 1 = last at hlast
  simp only [Draw.map, Draw.bind, Draw.expect_uniform, Draw.expect_pure, Rate.toRat, select_eq,
    decide_eq_true_eq, UInt32.lt_iff_toNat_lt, toNat_ofBranch, UInt32.toNat_add, hj,
    UInt32.toNat_sub_of_le _ _ (UInt32.le_iff_toNat_le.mpr hn), Nat.add_sub_cancel_left,
    show num.toNat + j + num.toNat = j + 2 * num.toNat by omega,
    Nat.mod_eq_of_lt (show j + 2 * num.toNat < 2 ^ 32 by omega), apply_ite f]
  have hne : (num.toNat : Rat) + j ≠ 0 := by
    rw [← Rat.natCast_add, ← hj, ne_eq, Rat.natCast_eq_zero_iff]; omega
  rw [mean_split hlast, hlast]
  simp only [Rat.natCast_add, Rat.natCast_mul, show ((2 : Nat) : Rat) = 2 from rfl]
  grind

end Chance

end Spec.Auto
