module

public import Spec.Certificate.Refinement.Row

/-!
# The kernel decides the check of a certificate

For every number of states and actions, the loop in C++ with the functions of
`Spec.Certificate.Kernel` accepts a certificate exactly when the local check of
`Spec.Certificate.Basic` passes and the numbers are in range. A `Table` holds the words that the
loop is given; what they mean is `Table.model` and `Table.certificate`.

## Main definitions

* `Table.RowAccepted`: what the loop requires of a row before it looks at its backup.
* `Table.Accepted`: what the loop requires of a table.
* `Table.InRange`: the numbers are small enough for the kernel.

## Main statements

* `Kernel.valid_iff`, `Kernel.fits_iff`: the numbers that the kernel accepts.
* `Table.weightSum_eq_iff`: the sum of the weights is exact.
* `Table.upper_iff`, `Table.lower_iff`: the kernel decides the two halves of the local check.
* `Table.accepted_iff`: the loop accepts exactly the certificates that hold.
-/

@[expose] public section

namespace Spec.Certificate

open Machine (signed)

/-! ### Single words -/

namespace Kernel

/-- **Claim.** The kernel accepts the numbers of a check exactly when the denominators of the
probabilities and of the discount lie between `1` and `2^30`, the discount is less than one, the
factor is positive, and neither the factor nor the error reaches `2^62`. -/
theorem valid_iff {denominator discountNum discountDen factor error : UInt64} :
    valid denominator discountNum discountDen factor error = true ↔
      0 < denominator.toNat ∧ denominator.toNat ≤ 2 ^ 30 ∧
        discountNum.toNat < discountDen.toNat ∧ discountDen.toNat ≤ 2 ^ 30 ∧
        0 < factor.toNat ∧ factor.toNat < 2 ^ 62 ∧ error.toNat < 2 ^ 62 :=
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

/-- What the loop requires of a row before it looks at its backup. -/
structure RowAccepted (T : Table n m) (s : Fin n) (a : Fin m) : Prop where
  /-- The row has fewer than `2^32` entries. -/
  length_lt : (T.row s a).length < 2 ^ 32
  /-- The weights sum to the denominator. -/
  sum_eq : T.weightSum s a = T.denominator
  /-- Each reward times the factor fits in a signed word. -/
  fits : ∀ e ∈ T.row s a, Kernel.fits T.factor e.reward = true

/-- **Claim.** The kernel finds that the weights of a row sum to the denominator exactly when the
probabilities of the row sum to one. -/
theorem weightSum_eq_iff (h : (T.row s a).length < 2 ^ 32) :
    T.weightSum s a = T.denominator ↔
      total (fun t => t.weight) (T.model.row s a) = T.model.denominator := by
  have hsum : ((T.weightSum s a).toNat : Int) = total (fun e => e.weight.toNat) (T.row s a) :=
    Machine.foldl_sumWeight Entry.weight _ h
  rw [show total (fun t => t.weight) (T.model.row s a) = _ from total_map_weight (T.row s a),
    ← hsum, ← UInt64.toNat_inj]
  exact Int.ofNat_inj.symm

theorem RowAccepted.total_eq (h : T.RowAccepted s a) :
    total (fun e => e.weight.toNat) (T.row s a) = T.denominator.toNat := by
  rw [← total_map_weight]
  exact (weightSum_eq_iff h.length_lt).mp h.sum_eq

theorem RowAccepted.reward_fits (h : T.RowAccepted s a) (hv : T.valid = true) :
    ∀ e ∈ T.row s a, (signed e.reward).natAbs * T.factor.toNat < 2 ^ 63 := fun e he =>
  (Kernel.fits_iff (Kernel.valid_iff.mp hv).2.2.2.2.1).mp (h.fits e he)

/-- **Claim.** The kernel decides without overflow whether the backup of an action lies at most
`error` above the value. -/
theorem upper_iff (hv : T.valid = true) (hr : T.RowAccepted s a) :
    T.upper s a = true ↔ T.certificate.Upper T.model s a :=
  upper_iff_upper hv hr.total_eq (hr.reward_fits hv)

/-- **Claim.** The kernel decides without overflow whether the backup of an action lies at most
`error` below the value. -/
theorem lower_iff (hv : T.valid = true) (hr : T.RowAccepted s a) :
    T.lower s a = true ↔ T.certificate.Lower T.model s a :=
  lower_iff_lower hv hr.total_eq (hr.reward_fits hv)

/-! ### Tables -/

/-- What the loop requires of a table. -/
structure Accepted (T : Table n m) : Prop where
  /-- The kernel accepts the numbers. -/
  valid : T.valid = true
  /-- The scale is positive. -/
  scale_pos : 0 < T.scale
  /-- Every row is a probability distribution whose rewards fit. -/
  row : ∀ s a, T.RowAccepted s a
  /-- No backup lies more than `error` above the value. -/
  upper : ∀ s a, T.upper s a = true
  /-- The backup of the policy's action lies no more than `error` below the value. -/
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
  /-- A row has fewer than `2^32` entries. -/
  length_lt : ∀ s a, (T.row s a).length < 2 ^ 32
  /-- Each reward times the factor fits in a signed word. -/
  reward_fits : ∀ s a, ∀ e ∈ T.row s a, (signed e.reward).natAbs * T.factor.toNat < 2 ^ 63

/-- **Claim.** A certificate that the kernel accepts holds: the model is a decision process, and
every local check passes. -/
theorem Accepted.holds (h : T.Accepted) : T.model.Valid ∧ T.certificate.Holds T.model := by
  obtain ⟨hD, -, hg, -⟩ := Kernel.valid_iff.mp h.valid
  exact ⟨{ denominator_pos := hD
           discount_lt_one := hg
           scale_pos := h.scale_pos
           row_sum := fun s a => (weightSum_eq_iff (h.row s a).length_lt).mp (h.row s a).sum_eq },
    fun s => ⟨fun a => (upper_iff h.valid (h.row s a)).mp (h.upper s a),
      (lower_iff h.valid (h.row s _)).mp (h.lower s)⟩⟩

theorem Accepted.inRange (h : T.Accepted) : T.InRange := by
  obtain ⟨-, hD, -, hG, hf, hf', hE⟩ := Kernel.valid_iff.mp h.valid
  exact ⟨hD, hG, hf, hf', hE, fun s a => (h.row s a).length_lt,
    fun s a => (h.row s a).reward_fits h.valid⟩

/-- **Claim.** The kernel accepts a certificate exactly when its numbers are in range, the model is
a decision process and every local check passes: no intermediate result overflows. -/
theorem accepted_iff :
    T.Accepted ↔ T.InRange ∧ T.model.Valid ∧ T.certificate.Holds T.model := by
  refine ⟨fun h => ⟨h.inRange, h.holds⟩, fun ⟨hr, hm, hc⟩ => ?_⟩
  have hv : T.valid = true := Kernel.valid_iff.mpr ⟨hm.denominator_pos, hr.denominator_le,
    hm.discount_lt_one, hr.discountDen_le, hr.factor_pos, hr.factor_lt, hr.error_lt⟩
  have row (s : Fin n) (a : Fin m) : T.RowAccepted s a :=
    { length_lt := hr.length_lt s a
      sum_eq := (weightSum_eq_iff (hr.length_lt s a)).mpr (hm.row_sum s a)
      fits := fun e he => (Kernel.fits_iff hr.factor_pos).mpr (hr.reward_fits s a e he) }
  exact { valid := hv
          scale_pos := hm.scale_pos
          row
          upper := fun s a => (upper_iff hv (row s a)).mpr ((hc s).1 a)
          lower := fun s => (lower_iff hv (row s _)).mpr (hc s).2 }

end Table

end Spec.Certificate
