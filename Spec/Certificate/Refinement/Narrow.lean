module

public import Spec.Certificate.Refinement
public import Spec.Certificate.Refinement.Table
public import Spec.Certificate.Refinement.Wrap

/-!
# The check in one word decides the same

Where the kernel says that all numbers are small enough, the loop in C++ may form the backup of a
row in one signed word of wrapping arithmetic instead of two lazy digits for the rewards and two for
the values. It then reaches the same verdict on every row, so that what
`Spec.Certificate.Refinement` and `Spec.Certificate.Soundness` say of the kernel holds of either
loop, and of one that uses both.

## Main definitions

* `Table.isNarrow`: whether the kernel finds the numbers small enough.
* `Table.narrowSum`: the sum of a row.
* `Table.narrowUpper`, `Table.narrowLower`: what the kernel says of a row.
* `Table.Narrow`: the numbers are small enough, for every value and every reward.

## Main statements

* `Table.narrowSum_eq`: the sum of a row is the word of its Bellman backup.
* `Kernel.narrow_iff`: which numbers are small enough.
* `Table.Narrow.rowAccepted_iff`: rewards need no check of their own.
* `Table.narrow_upper_iff`, `Table.narrow_lower_iff`: the kernel decides the two halves of the local
  check in one word.
* `Table.narrowUpper_eq`, `Table.narrowLower_eq`: it decides the same as in several words.
* `Table.Narrow.accepted_iff`: the loop accepts the same certificates.
-/

@[expose] public section

namespace Spec.Certificate

open Machine

namespace Table

variable {n m : Nat} (T : Table n m)

/-- Whether the kernel finds the numbers small enough for values and rewards of at most these
absolute values. -/
def isNarrow (largestValue largestReward : UInt64) : Bool :=
  Kernel.narrow T.denominator T.discountNum T.discountDen T.factor T.error largestValue
    largestReward

/-- The backup of a row in one word. -/
def narrowSum (s : Fin n) (a : Fin m) : UInt64 :=
  (T.row s a).foldl (fun sum e => Kernel.narrowSum sum e.weight T.discountNum T.discountDen T.factor
    e.reward (T.value e.state) e.terminated) 0

/-- Whether the kernel finds the backup in one word at most `error` above the value. -/
def narrowUpper (s : Fin n) (a : Fin m) : Bool :=
  Kernel.narrowUpper T.denominator T.discountDen T.error (T.value s) (T.narrowSum s a)

/-- Whether the kernel finds the backup in one word at most `error` below the value. -/
def narrowLower (s : Fin n) (a : Fin m) : Bool :=
  Kernel.narrowLower T.denominator T.discountDen T.error (T.value s) (T.narrowSum s a)

/-- The sum of a row is the word of its Bellman backup, whatever the numbers are. -/
theorem narrowSum_eq (s : Fin n) (a : Fin m) :
    T.narrowSum s a = .ofInt (T.model.backup T.certificate.value s a) := by
  suffices hs : ∀ (l : List (Entry n)) (z : Int),
      l.foldl (fun sum e => Kernel.narrowSum sum e.weight T.discountNum T.discountDen T.factor
        e.reward (T.value e.state) e.terminated) (.ofInt z) =
      .ofInt (z + total (fun t => t.weight * T.model.worth T.certificate.value t)
        (l.map Entry.transition)) by
    exact (hs (T.row s a) 0).trans (congrArg UInt64.ofInt (Int.zero_add _))
  intro l
  induction l with
  | nil => exact fun z => congrArg UInt64.ofInt (Int.add_zero z).symm
  | cons e l ih =>
    intro z
    rw [List.foldl_cons, Kernel.narrowSum, narrowSum_ofInt, ih, Int.add_assoc]
    rfl

end Table

/-- **Claim.** The kernel finds numbers small enough for one word exactly when it accepts them and
the product of both denominators with the largest value, with the error and with the largest scaled
reward is less than `2^61` each. -/
theorem Kernel.narrow_iff {denominator discountNum discountDen factor error : UInt64}
    {largestValue largestReward : UInt64} :
    narrow denominator discountNum discountDen factor error largestValue largestReward = true ↔
      valid denominator discountNum discountDen factor error = true ∧
        denominator.toNat * discountDen.toNat * largestValue.toNat < 2 ^ 61 ∧
        denominator.toNat * discountDen.toNat * error.toNat < 2 ^ 61 ∧
        denominator.toNat * discountDen.toNat * (factor.toNat * largestReward.toNat) < 2 ^ 61 :=
  Params.narrow_iff_lt

namespace Table

variable {n m : Nat}

/-- The kernel finds the numbers small enough, and no value or reward of the table is larger in
absolute value than the kernel was told. -/
structure Narrow (T : Table n m) (largestValue largestReward : UInt64) : Prop where
  /-- The kernel finds the numbers small enough. -/
  isNarrow : T.isNarrow largestValue largestReward = true
  /-- No value is larger. -/
  value_le : ∀ s, (signed (T.value s)).natAbs ≤ largestValue.toNat
  /-- No reward is larger. -/
  reward_le : ∀ s a, ∀ e ∈ T.row s a, (signed e.reward).natAbs ≤ largestReward.toNat

variable {T : Table n m} {largestValue largestReward : UInt64} {s : Fin n} {a : Fin m}

/-! ### Rows -/

theorem Narrow.valid (h : T.Narrow largestValue largestReward) : T.valid = true :=
  (Kernel.narrow_iff.mp h.isNarrow).1

theorem Narrow.reward_fits (h : T.Narrow largestValue largestReward) :
    ∀ e ∈ T.row s a, (signed e.reward).natAbs * T.factor.toNat < 2 ^ 63 := by
  intro e he
  obtain ⟨hv, -, -, hr⟩ := Kernel.narrow_iff.mp h.isNarrow
  obtain ⟨hD, -, hg, -⟩ := Kernel.valid_iff.mp hv
  have hle : (signed e.reward).natAbs * T.factor.toNat ≤ T.factor.toNat * largestReward.toNat := by
    rw [Nat.mul_comm]; exact Nat.mul_le_mul_left _ (h.reward_le s a e he)
  have hpos : 0 < T.denominator.toNat * T.discountDen.toNat := Nat.mul_pos hD (by omega)
  have hone := Nat.le_mul_of_pos_left (T.factor.toNat * largestReward.toNat) hpos
  omega

/-- **Claim.** Where the numbers are small enough, every reward fits: a row is accepted exactly when
it is short enough and its weights sum to the denominator. -/
theorem Narrow.rowAccepted_iff (h : T.Narrow largestValue largestReward) :
    T.RowAccepted s a ↔ (T.row s a).length < 2 ^ 32 ∧ T.weightSum s a = T.denominator :=
  ⟨fun hr => ⟨hr.length_lt, hr.sum_eq⟩, fun hr =>
    { length_lt := hr.1
      sum_eq := hr.2
      fits := fun e he => (Kernel.fits_iff (Kernel.valid_iff.mp h.valid).2.2.2.2.1).mpr
        (h.reward_fits e he) }⟩

/-- What an outcome is worth is bounded by the largest scaled reward and the largest value. -/
theorem Narrow.natAbs_worth_le (h : T.Narrow largestValue largestReward) :
    ∀ e ∈ T.row s a, (T.model.worth T.certificate.value e.transition).natAbs ≤
      T.discountDen.toNat * (T.factor.toNat * largestReward.toNat) +
        T.discountDen.toNat * largestValue.toNat := by
  intro e he
  obtain ⟨-, -, hg, -⟩ := Kernel.valid_iff.mp h.valid
  have hvalue : (bif e.terminated != 0 then 0 else signed (T.value e.state)).natAbs ≤
      largestValue.toNat := by
    cases e.terminated != 0
    · exact h.value_le e.state
    · exact Nat.zero_le _
  refine Nat.le_trans (Int.natAbs_add_le _ _) (Nat.add_le_add ?_ ?_)
  · rw [Int.natAbs_mul, Int.natAbs_mul]
    exact Nat.mul_le_mul_left _ (Nat.mul_le_mul_left _ (h.reward_le s a e he))
  · rw [Int.natAbs_mul]
    exact Nat.mul_le_mul (Nat.le_of_lt hg) hvalue

theorem Narrow.natAbs_backup_lt (h : T.Narrow largestValue largestReward)
    (hr : T.RowAccepted s a) :
    (T.model.backup T.certificate.value s a).natAbs < 2 ^ 63 := by
  obtain ⟨-, hB, -, hP⟩ := Kernel.narrow_iff.mp h.isNarrow
  have hsum := (weightSum_eq_iff hr.length_lt).mp hr.sum_eq
  have hle := natAbs_total_le (fun t => t.weight) (T.model.worth T.certificate.value)
    (l := T.model.row s a) (List.forall_mem_map.mpr h.natAbs_worth_le)
  rw [hsum, ← Int.natCast_mul, Int.ofNat_le] at hle
  refine Nat.lt_of_le_of_lt hle ?_
  rw [show T.model.denominator = T.denominator.toNat from rfl, Nat.mul_add,
    ← Nat.mul_assoc _ _ (T.factor.toNat * _), ← Nat.mul_assoc _ _ largestValue.toNat]
  omega

/-- A product with both denominators of a value and the error, or of their difference. -/
theorem Narrow.natAbs_bound_lt (h : T.Narrow largestValue largestReward) {x : Int}
    (hx : x.natAbs ≤ (signed (T.value s)).natAbs + T.error.toNat) :
    ((T.denominator.toNat : Int) * (T.discountDen.toNat * x)).natAbs < 2 ^ 63 := by
  obtain ⟨-, hB, hE, -⟩ := Kernel.narrow_iff.mp h.isNarrow
  have hle := Nat.mul_le_mul_left (T.denominator.toNat * T.discountDen.toNat)
    (Nat.le_trans hx (Nat.add_le_add_right (h.value_le s) _))
  rw [Nat.mul_add] at hle
  rw [← Int.mul_assoc, Int.natAbs_mul, ← Int.natCast_mul, Int.natAbs_natCast]
  omega

/-- **Claim.** Where the numbers are small enough, the kernel decides in one word whether the backup
of an action lies at most `error` above the value. -/
theorem narrow_upper_iff (h : T.Narrow largestValue largestReward) (hr : T.RowAccepted s a) :
    T.narrowUpper s a = true ↔ T.certificate.Upper T.model s a := by
  rw [narrowUpper, Kernel.narrowUpper, narrowSum_eq]
  exact narrowUpper_ofInt (h.natAbs_backup_lt hr) (h.natAbs_bound_lt (s := s) (by omega))

/-- **Claim.** Where the numbers are small enough, the kernel decides in one word whether the backup
of an action lies at most `error` below the value. -/
theorem narrow_lower_iff (h : T.Narrow largestValue largestReward) (hr : T.RowAccepted s a) :
    T.narrowLower s a = true ↔ T.certificate.Lower T.model s a := by
  rw [narrowLower, Kernel.narrowLower, narrowSum_eq]
  exact narrowLower_ofInt (h.natAbs_backup_lt hr) (h.natAbs_bound_lt (s := s) (by omega))

/-- **Claim.** Where the numbers are small enough, the check from above in one word and that in
several reach the same verdict. -/
theorem narrowUpper_eq (h : T.Narrow largestValue largestReward) (hr : T.RowAccepted s a) :
    T.narrowUpper s a = T.upper s a :=
  Bool.eq_iff_iff.mpr ((narrow_upper_iff h hr).trans (upper_iff h.valid hr).symm)

/-- **Claim.** Where the numbers are small enough, the check from below in one word and that in
several reach the same verdict. -/
theorem narrowLower_eq (h : T.Narrow largestValue largestReward) (hr : T.RowAccepted s a) :
    T.narrowLower s a = T.lower s a :=
  Bool.eq_iff_iff.mpr ((narrow_lower_iff h hr).trans (lower_iff h.valid hr).symm)

/-- **Claim.** Where the numbers are small enough, the loop that checks in one word accepts the same
certificates as the one that checks in several. -/
theorem Narrow.accepted_iff (h : T.Narrow largestValue largestReward) :
    T.Accepted ↔ 0 < T.scale ∧
      (∀ s a, (T.row s a).length < 2 ^ 32 ∧ T.weightSum s a = T.denominator) ∧
      (∀ s a, T.narrowUpper s a = true) ∧ ∀ s, T.narrowLower s (T.policy s) = true := by
  constructor
  · intro ha
    exact ⟨ha.scale_pos, fun s a => h.rowAccepted_iff.mp (ha.row s a),
      fun s a => (narrowUpper_eq h (ha.row s a)).trans (ha.upper s a),
      fun s => (narrowLower_eq h (ha.row s _)).trans (ha.lower s)⟩
  · intro ⟨hs, hr, hu, hl⟩
    have row (s : Fin n) (a : Fin m) : T.RowAccepted s a := h.rowAccepted_iff.mpr (hr s a)
    exact { valid := h.valid
            scale_pos := hs
            row
            upper := fun s a => (narrowUpper_eq h (row s a)).symm.trans (hu s a)
            lower := fun s => (narrowLower_eq h (row s _)).symm.trans (hl s) }

end Table

end Spec.Certificate
