module

public import Spec.Certificate.Refinement.Narrow

/-!
# The kernel decides the check of a certificate

For every number of states and actions and for rows of any length: the functions of
`Spec.Certificate.Kernel` accept a certificate exactly when the local check of
`Spec.Certificate.Basic` passes and the numbers are in range. A `Table` holds the words that the
check is given; what they mean is `Table.model` and `Table.certificate`.

The verdicts on a row are `Table.upper` and `Table.lower`: each is `finish (foldl push init row)`
with the exported functions, in one word or in several. What C++ adds, and is trusted for,
is to push every entry of a row once and in order, and to ask for the verdicts on all rows.

## Main definitions

* `Table.Accepted`: what the check requires of a table.
* `Table.InRange`: the numbers are small enough for the kernel.

## Main statements

* `Kernel.inRange_iff`, `Kernel.valid_iff`, `Kernel.fits_iff`: the numbers that the kernel accepts.
* `Table.atMost_iff`, `Table.atLeast_iff`: the kernel compares the Bellman backup of a row with any
  value.
* `Table.upper_iff`, `Table.lower_iff`: the kernel decides the two halves of the local check.
* `Table.accepted_iff`: exactly the certificates that hold are accepted.
-/

@[expose] public section

namespace Spec.Certificate

open Spec.Word (signed)

/-! ### Single words -/

namespace Kernel

/-- **Claim.** The kernel accepts the numbers of a check exactly when the denominators of the
probabilities and of the discount lie between `1` and `2^30`, the discount is at most one, the
factor is positive, and neither the factor nor the error reaches `2^62`. -/
theorem inRange_iff {denominator discountNum discountDen factor error : UInt64} :
    inRange denominator discountNum discountDen factor error = true ↔
      0 < denominator.toNat ∧ denominator.toNat ≤ 2 ^ 30 ∧
        discountNum.toNat ≤ discountDen.toNat ∧ 0 < discountDen.toNat ∧
        discountDen.toNat ≤ 2 ^ 30 ∧ 0 < factor.toNat ∧ factor.toNat < 2 ^ 62 ∧
        error.toNat < 2 ^ 62 :=
  Machine.Params.inRange_iff_le

/-- **Claim.** The kernel accepts the numbers of a discounted check exactly when they are in range
and the discount is less than one. -/
theorem valid_iff {denominator discountNum discountDen factor error : UInt64} :
    valid denominator discountNum discountDen factor error = true ↔
      inRange denominator discountNum discountDen factor error = true ∧
        discountNum.toNat < discountDen.toNat :=
  Machine.Params.valid_iff_le

/-- **Claim.** The kernel says that a reward fits exactly when its product with a positive factor is
less than `2^63` in absolute value. -/
theorem fits_iff {factor reward : UInt64} (hf : 0 < factor.toNat) :
    fits factor reward = true ↔ (signed reward).natAbs * factor.toNat < 2 ^ 63 :=
  Machine.fits_iff hf

end Kernel

/-! ### Rows -/

namespace Table

variable {n m : Nat} {T : Table n m} {s : Fin n} {a : Fin m}

/-- **Claim.** The kernel's verdict on a row of any length, in one word or in several, is that its
weights sum to the denominator, its rewards fit, and its backup lies at most `error` above the
value that it is compared with, which need not be that of the state; the discount may be one. -/
theorem atMost_iff (hv : T.inRange = true) {largest value : UInt64}
    (hT : ∀ s, (signed (T.value s)).natAbs ≤ largest.toNat)
    (hvalue : (signed value).natAbs ≤ largest.toNat) :
    T.atMost largest s a value = true ↔ T.RowInRange s a ∧
      T.model.AtMost T.certificate.value s a (signed value + T.error.toNat) := by
  rw [atMost]
  split
  · next h => exact narrowFinishUpper_iff h hT hvalue
  · exact finishUpper_iff hv value

/-- **Claim.** The kernel's verdict on a row of any length, in one word or in several, is that its
weights sum to the denominator, its rewards fit, and its backup lies at most `error` below the
value that it is compared with, which need not be that of the state; the discount may be one. -/
theorem atLeast_iff (hv : T.inRange = true) {largest value : UInt64}
    (hT : ∀ s, (signed (T.value s)).natAbs ≤ largest.toNat)
    (hvalue : (signed value).natAbs ≤ largest.toNat) :
    T.atLeast largest s a value = true ↔ T.RowInRange s a ∧
      T.model.AtLeast T.certificate.value s a (signed value - T.error.toNat) := by
  rw [atLeast]
  split
  · next h => exact narrowFinishLower_iff h hT hvalue
  · exact finishLower_iff hv value

/-- **Claim.** The kernel's verdict on a row is that it is in order, and its backup lies at most
`error` above the value of its state. -/
theorem upper_iff (hv : T.inRange = true) :
    T.upper s a = true ↔ T.RowInRange s a ∧ T.certificate.Upper T.model s a :=
  atMost_iff hv T.value_le_largestValue (T.value_le_largestValue s)

/-- **Claim.** The kernel's verdict on a row is that it is in order, and its backup lies at most
`error` below the value of its state. -/
theorem lower_iff (hv : T.inRange = true) :
    T.lower s a = true ↔ T.RowInRange s a ∧ T.certificate.Lower T.model s a :=
  atLeast_iff hv T.value_le_largestValue (T.value_le_largestValue s)

/-! ### Tables -/

/-- What the check requires of a table: that the kernel accepts its numbers, and that its verdicts
on all rows, and on those of the policy, are yes. Each is `finish (foldl push init row)`. -/
structure Accepted (T : Table n m) : Prop where
  /-- The kernel accepts the numbers. -/
  valid : T.valid = true
  /-- The scale is positive. -/
  scale_pos : 0 < T.scale
  /-- Every row is in order, and its backup is no more than `error` above the value. -/
  upper : ∀ s a, T.upper s a = true
  /-- The backup of the policy's action is no more than `error` below the value. -/
  lower : ∀ s, T.lower s (T.policy s) = true

/-- The numbers are small enough for the kernel. -/
structure InRange (T : Table n m) : Prop where
  /-- The denominator of the probabilities is at most `2^30`. -/
  denominator_le : T.denominator.toNat ≤ 2 ^ 30
  /-- The denominator of the discount is at most `2^30`. -/
  discountDen_le : T.discountDen.toNat ≤ 2 ^ 30
  /-- The factor is positive. -/
  factor_pos : 0 < T.factor.toNat
  /-- The factor is less than `2^62`. -/
  factor_lt : T.factor.toNat < 2 ^ 62
  /-- The error is less than `2^62`. -/
  error_lt : T.error.toNat < 2 ^ 62
  /-- Each reward times the factor fits in a signed word. -/
  reward_fits : ∀ s a, ∀ e ∈ T.row s a, (signed e.reward).natAbs * T.factor.toNat < 2 ^ 63

/-- **Claim.** A certificate that the kernel accepts holds: the model is a decision process, and
every local check passes. -/
theorem Accepted.holds (h : T.Accepted) : T.model.Valid ∧ T.certificate.Holds T.model := by
  obtain ⟨hr, hlt⟩ := Kernel.valid_iff.mp h.valid
  obtain ⟨hD, -, hg, hG, -⟩ := Kernel.inRange_iff.mp hr
  exact ⟨{ denominator_pos := hD
           discountDen_pos := hG
           discount_le_one := hg
           discount_lt_one := hlt
           scale_pos := h.scale_pos
           row_sum := fun s a => ((upper_iff hr).mp (h.upper s a)).1.sum_eq },
    fun s => ⟨fun a => ((upper_iff hr).mp (h.upper s a)).2,
      ((lower_iff hr).mp (h.lower s)).2⟩⟩

theorem Accepted.inRange (h : T.Accepted) : T.InRange := by
  have hr := (Kernel.valid_iff.mp h.valid).1
  obtain ⟨-, hD, -, -, hG, hf, hf', hE⟩ := Kernel.inRange_iff.mp hr
  exact ⟨hD, hG, hf, hf', hE, fun s a => ((upper_iff hr).mp (h.upper s a)).1.reward_fits⟩

/-- **Claim.** The kernel accepts a certificate, which is to say that its verdicts on the rows, each
a fold over the entries, are all yes, exactly when the numbers are in range, the model is a decision
process and every local check passes, however long the rows are: nothing overflows. -/
theorem accepted_iff :
    T.Accepted ↔ T.InRange ∧ T.model.Valid ∧ T.certificate.Holds T.model := by
  refine ⟨fun h => ⟨h.inRange, h.holds⟩, fun ⟨hr, hm, hc⟩ => ?_⟩
  have hv : T.inRange = true := Kernel.inRange_iff.mpr ⟨hm.denominator_pos, hr.denominator_le,
    hm.discount_le_one, hm.discountDen_pos, hr.discountDen_le, hr.factor_pos, hr.factor_lt,
    hr.error_lt⟩
  exact { valid := Kernel.valid_iff.mpr ⟨hv, hm.discount_lt_one⟩
          scale_pos := hm.scale_pos
          upper := fun s a =>
            (upper_iff hv).mpr ⟨⟨hm.row_sum s a, hr.reward_fits s a⟩, (hc s).1 a⟩
          lower := fun s =>
            (lower_iff hv).mpr ⟨⟨hm.row_sum s _, hr.reward_fits s _⟩, (hc s).2⟩ }

end Table

end Spec.Certificate
