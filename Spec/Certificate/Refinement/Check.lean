module

public import Spec.Certificate.Refinement.Words

/-!
# The comparison of sums

What `Spec.Certificate.Refinement` rests on: on the exact sums of a row, the machine compares the
numbers that it should.

## Main definitions

* `Sums.Small`: every digit of the sums of a row is less than `2^62`.

## Main statements

* `Params.inRange_iff_le`, `Params.valid_iff_le`: the numbers that are accepted.
* `Params.backup_spec`, `Params.center_spec`, `Params.slack_spec`: the numbers of a comparison.
* `Params.upper_iff_le`, `Params.lower_iff_le`: what is compared.
-/

@[expose] public section

namespace Spec.Certificate.Machine

open Spec.MDP.Word Wide

/-- Every digit of the sums of a row is less than `2^62`. -/
structure Sums.Small (x : Sums) : Prop where
  /-- The upper digit of the rewards. -/
  rewardHi : x.rewardHi.toNat < 2 ^ 62
  /-- The lower digit of the rewards. -/
  rewardLo : x.rewardLo.toNat < 2 ^ 62
  /-- The upper digit of the values. -/
  valueHi : x.valueHi.toNat < 2 ^ 62
  /-- The lower digit of the values. -/
  valueLo : x.valueLo.toNat < 2 ^ 62

namespace Params

/-- The numbers that are accepted. -/
theorem inRange_iff_le {p : Params} {factor : UInt64} :
    p.inRange factor = true ↔ 0 < p.denominator.toNat ∧ p.denominator.toNat ≤ 2 ^ 30 ∧
      p.discountNum.toNat ≤ p.discountDen.toNat ∧ 0 < p.discountDen.toNat ∧
      p.discountDen.toNat ≤ 2 ^ 30 ∧ 0 < factor.toNat ∧ factor.toNat < 2 ^ 62 ∧
      p.error.toNat < 2 ^ 62 := by
  have hpos (x : UInt64) : 0 < x ↔ 0 < x.toNat := UInt64.lt_iff_toNat_lt
  have hle (x : UInt64) : x ≤ 0x40000000 ↔ x.toNat ≤ 2 ^ 30 := UInt64.le_iff_toNat_le
  have hlt (x : UInt64) : x < 0x4000000000000000 ↔ x.toNat < 2 ^ 62 := UInt64.lt_iff_toNat_lt
  have hdisc : p.discountNum ≤ p.discountDen ↔ p.discountNum.toNat ≤ p.discountDen.toNat :=
    UInt64.le_iff_toNat_le
  simp only [inRange, bit_and, beq_iff_eq, bit_eq_one_iff, hpos, hle, hlt, hdisc, and_assoc]

/-- The numbers that are accepted for a discount below one. -/
theorem valid_iff_le {p : Params} {factor : UInt64} :
    p.valid factor = true ↔
      p.inRange factor = true ∧ p.discountNum.toNat < p.discountDen.toNat := by
  rw [valid, Bool.and_eq_true, decide_eq_true_eq, UInt64.lt_iff_toNat_lt]

variable {p : Params} {factor : UInt64}

/-- Two digits that are not carried. -/
theorem toNat_digits (hi lo : UInt64) : Wide.toNat ⟨0, hi, lo⟩ = hi.toNat * 2 ^ 32 + lo.toNat := by
  simp only [Wide.toNat, UInt64.toNat_zero, Nat.zero_mul, Nat.zero_add]

theorem scale_digits {c hi lo : UInt64} (hc : c.toNat ≤ 2 ^ 30) (hhi : hi.toNat < 2 ^ 62)
    (hlo : lo.toNat < 2 ^ 62) :
    (scale c ⟨0, hi, lo⟩).toNat = c.toNat * (hi.toNat * 2 ^ 32 + lo.toNat) ∧
      (scale c ⟨0, hi, lo⟩).Below (2 ^ 62) := by
  rw [← toNat_digits]
  refine scale_spec hc ?_ (by rw [toNat_digits]; omega)
  simp only [Below, UInt64.toNat_zero]
  omega

theorem scale_word {c : UInt64} (hc : c.toNat ≤ 2 ^ 30) (x : UInt64) :
    (scale c (ofWord x)).toNat = c.toNat * x.toNat ∧ (scale c (ofWord x)).Below (2 ^ 62) ∧
      c.toNat * x.toNat ≤ 2 ^ 94 := by
  have hx := x.toNat_lt
  have hw := ofWord_spec x
  obtain ⟨heq, hb⟩ := scale_spec hc (hw.2.mono (by decide)) (by rw [hw.1]; omega)
  rw [hw.1] at heq
  exact ⟨heq, hb, (Nat.mul_le_mul hc (Nat.le_of_lt hx) : _ ≤ 2 ^ 30 * 2 ^ 64)⟩

theorem backup_spec (hp : p.inRange factor = true) {x : Sums} (hx : x.Small) :
    (p.backup x).toNat = p.discountDen.toNat * (x.rewardHi.toNat * 2 ^ 32 + x.rewardLo.toNat) +
        p.discountNum.toNat * (x.valueHi.toNat * 2 ^ 32 + x.valueLo.toNat) ∧
      (p.backup x).Below (2 ^ 63) := by
  obtain ⟨-, -, hg, -, hG, -, -, -⟩ := inRange_iff_le.mp hp
  obtain ⟨h1, b1⟩ := scale_digits hG hx.rewardHi hx.rewardLo
  obtain ⟨h2, b2⟩ := scale_digits (c := p.discountNum) (by omega) hx.valueHi hx.valueLo
  rw [← h1, ← h2]
  exact add_spec b1 b2 (by decide)

theorem center_spec (hp : p.inRange factor = true) (value : UInt64) :
    (p.center value).toNat = p.denominator.toNat *
        (p.discountDen.toNat * (offset value).toNat + p.discountNum.toNat * 2 ^ 63) ∧
      (p.center value).Below (2 ^ 62) := by
  obtain ⟨-, hD, hg, -, hG, -, -, -⟩ := inRange_iff_le.mp hp
  obtain ⟨h1, b1, hle⟩ := scale_word hG (offset value)
  have hmul : (p.discountNum * 0x80000000).toNat = p.discountNum.toNat * 2 ^ 31 := by
    rw [UInt64.toNat_mul, UInt64.toNat_ofNat, Nat.mod_eq_of_lt (by decide : 2147483648 < 2 ^ 64)]
    omega
  have b2 : Below (2 ^ 62) ⟨0, p.discountNum * 0x80000000, 0⟩ := by
    simp only [Below, hmul, UInt64.toNat_zero]; omega
  obtain ⟨h, b⟩ := add_spec b1 b2 (by decide)
  rw [h1, toNat_digits, hmul, UInt64.toNat_zero] at h
  rw [show p.discountNum.toNat * 2 ^ 63 = p.discountNum.toNat * 2 ^ 31 * 2 ^ 32 + 0 by omega, ← h]
  refine scale_spec hD b ?_
  rw [h]
  generalize p.discountDen.toNat * (offset value).toNat = z at hle ⊢
  omega

theorem slack_spec (hp : p.inRange factor = true) :
    p.slack.toNat = p.denominator.toNat * (p.discountDen.toNat * p.error.toNat) ∧
      p.slack.Below (2 ^ 62) := by
  obtain ⟨-, hD, -, -, hG, -, -, -⟩ := inRange_iff_le.mp hp
  obtain ⟨h, b, hle⟩ := scale_word hG p.error
  rw [← h] at hle ⊢
  exact scale_spec hD (b.mono (by decide)) (by omega)

/-- The comparison from above. -/
theorem upper_iff_le (hp : p.inRange factor = true) (value : UInt64) {x : Sums} (hx : x.Small) :
    p.upper value x = true ↔ (p.backup x).toNat ≤ (p.center value).toNat + p.slack.toNat := by
  obtain ⟨h, b⟩ := add_spec (center_spec hp value).2 (slack_spec hp).2 (by decide)
  rw [upper, le_iff ((backup_spec hp hx).2.mono (by decide)) (b.mono (by decide)), h]

/-- The comparison from below. -/
theorem lower_iff_le (hp : p.inRange factor = true) (value : UInt64) {x : Sums} (hx : x.Small) :
    p.lower value x = true ↔ (p.center value).toNat ≤ (p.backup x).toNat + p.slack.toNat := by
  obtain ⟨h, b⟩ := add_spec (backup_spec hp hx).2 (slack_spec hp).2 (by decide)
  rw [lower, le_iff ((center_spec hp value).2.mono (by decide)) (b.mono (by decide)), h]

end Params

end Spec.Certificate.Machine
