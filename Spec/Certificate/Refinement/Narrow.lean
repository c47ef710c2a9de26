module

public import Spec.Certificate.Refinement.Row
public import Spec.Certificate.Refinement.Table
public import Spec.Certificate.Refinement.Wrap

/-!
# The check of a row in one word

Where the kernel says that all numbers are small enough, the backup of a row is formed in one signed
word of wrapping arithmetic instead of two digits for the rewards and two for the values. The
verdict on every row, of any length, is the same. How large the numbers are is a fold, too.

## Main statements

* `Kernel.narrow_iff`: which numbers are small enough.
* `Table.value_le_largestValue`, `Table.reward_le_largestReward`: no number is larger than what the
  kernel makes of all of them.
* `Table.backup_foldl`: the component `backup` of a row is the word of its Bellman backup.
* `Table.narrowFinishUpper_iff`, `Table.narrowFinishLower_iff`: the verdicts on a row are the
  specified checks.
-/

@[expose] public section

namespace Spec.Certificate

open Machine
open Spec.Word (signed)

namespace Table

variable {n m : Nat} (T : Table n m)

theorem narrow_weight_foldl (s : Fin n) (a : Fin m) :
    ((T.row s a).foldl T.narrowPush T.narrowInit).weight =
      (T.row s a).foldl (fun sum e => sumWeight sum e.weight) 0 :=
  (List.foldl_hom NarrowAccumulator.weight fun _ _ => rfl).symm

/-- The component is the word of the Bellman backup, whatever the numbers are. -/
theorem backup_foldl (s : Fin n) (a : Fin m) :
    ((T.row s a).foldl T.narrowPush T.narrowInit).backup =
      .ofInt (T.model.backup T.certificate.value s a) := by
  have hs : ∀ (l : List (Entry n)) (z : Int),
      l.foldl (fun sum e => narrowSum sum e.weight T.discountNum T.discountDen T.factor
        e.reward (T.value e.state) e.terminated) (.ofInt z) =
      .ofInt (z + total (fun t => t.weight * T.model.worth T.certificate.value t)
        (l.map Entry.transition)) := by
    intro l
    induction l with
    | nil => exact fun z => congrArg UInt64.ofInt (Int.add_zero z).symm
    | cons e l ih =>
      intro z
      rw [List.foldl_cons, narrowSum_ofInt, ih, Int.add_assoc]
      rfl
  exact ((List.foldl_hom NarrowAccumulator.backup fun _ _ => rfl).symm.trans
    (hs (T.row s a) 0)).trans (congrArg UInt64.ofInt (Int.zero_add _))

end Table

/-- **Claim.** The kernel finds numbers small enough for one word exactly when they are in range and
the product of both denominators with the largest value, with the error and with the largest scaled
reward is less than `2^61` each. -/
theorem Kernel.narrow_iff {denominator discountNum discountDen factor error : UInt64}
    {largestValue largestReward : UInt64} :
    narrow denominator discountNum discountDen factor error largestValue largestReward = true ↔
      inRange denominator discountNum discountDen factor error = true ∧
        denominator.toNat * discountDen.toNat * largestValue.toNat < 2 ^ 61 ∧
        denominator.toNat * discountDen.toNat * error.toNat < 2 ^ 61 ∧
        denominator.toNat * discountDen.toNat * (factor.toNat * largestReward.toNat) < 2 ^ 61 :=
  Params.narrow_iff_lt

namespace Table

variable {n m : Nat} (T : Table n m)

/-! ### How large the numbers are -/

/-- **Claim.** No value is larger in absolute value than what the kernel makes of all of them. -/
theorem value_le_largestValue (s : Fin n) :
    (signed (T.value s)).natAbs ≤ T.largestValue.toNat :=
  natAbs_le_foldl_larger id (List.ofFn T.value) _ (List.mem_ofFn.mpr ⟨s, rfl⟩)

/-- **Claim.** No reward is larger in absolute value than what the kernel makes of all of them. -/
theorem reward_le_largestReward {s : Fin n} {a : Fin m} {e : Entry n} (he : e ∈ T.row s a) :
    (signed e.reward).natAbs ≤ T.largestReward.toNat :=
  natAbs_le_foldl_larger Entry.reward T.entries e
    (List.mem_flatMap.mpr ⟨s, List.mem_finRange s,
      List.mem_flatMap.mpr ⟨a, List.mem_finRange a, he⟩⟩)

variable {T} {largest : UInt64} {s : Fin n} {a : Fin m}

theorem inRange_of_isNarrow (h : T.isNarrow largest = true) : T.inRange = true :=
  (Kernel.narrow_iff.mp h).1

theorem reward_fits_of_isNarrow (h : T.isNarrow largest = true) :
    ∀ e ∈ T.row s a, (signed e.reward).natAbs * T.factor.toNat < 2 ^ 63 := by
  intro e he
  obtain ⟨hv, -, -, hr⟩ := Kernel.narrow_iff.mp h
  obtain ⟨hD, -, -, hg, -⟩ := Params.inRange_iff_le.mp hv
  have hle : (signed e.reward).natAbs * T.factor.toNat ≤
      T.factor.toNat * T.largestReward.toNat := by
    rw [Nat.mul_comm]; exact Nat.mul_le_mul_left _ (T.reward_le_largestReward he)
  have hpos : 0 < T.denominator.toNat * T.discountDen.toNat :=
    Nat.mul_pos hD hg
  have hone := Nat.le_mul_of_pos_left (T.factor.toNat * T.largestReward.toNat) hpos
  omega

/-! ### A row -/

/-- What an outcome is worth is bounded by the largest scaled reward and the largest value. -/
theorem natAbs_worth_le (h : T.isNarrow largest = true)
    (hT : ∀ s, (signed (T.value s)).natAbs ≤ largest.toNat) :
    ∀ e ∈ T.row s a, (T.model.worth T.certificate.value e.transition).natAbs ≤
      T.discountDen.toNat * (T.factor.toNat * T.largestReward.toNat) +
        T.discountDen.toNat * largest.toNat := by
  intro e he
  have hg : T.discountNum.toNat ≤ T.discountDen.toNat :=
    (Params.inRange_iff_le.mp (inRange_of_isNarrow h)).2.2.1
  have hvalue : (bif e.terminated != 0 then 0 else signed (T.value e.state)).natAbs ≤
      largest.toNat := by
    cases e.terminated != 0
    · exact hT e.state
    · exact Nat.zero_le _
  refine Nat.le_trans (Int.natAbs_add_le _ _) (Nat.add_le_add ?_ ?_)
  · rw [Int.natAbs_mul, Int.natAbs_mul]
    exact Nat.mul_le_mul_left _ (Nat.mul_le_mul_left _ (T.reward_le_largestReward he))
  · rw [Int.natAbs_mul]
    exact Nat.mul_le_mul hg hvalue

theorem natAbs_backup_lt (h : T.isNarrow largest = true)
    (hT : ∀ s, (signed (T.value s)).natAbs ≤ largest.toNat)
    (hsum : total (fun t => t.weight) (T.model.row s a) = T.model.denominator) :
    (T.model.backup T.certificate.value s a).natAbs < 2 ^ 63 := by
  obtain ⟨-, hB, -, hP⟩ := Kernel.narrow_iff.mp h
  have hle := natAbs_total_le (fun t => t.weight) (T.model.worth T.certificate.value)
    (l := T.model.row s a) (List.forall_mem_map.mpr (natAbs_worth_le h hT))
  rw [hsum, ← Int.natCast_mul, Int.ofNat_le] at hle
  refine Nat.lt_of_le_of_lt hle ?_
  rw [show T.model.denominator = T.denominator.toNat from rfl, Nat.mul_add,
    ← Nat.mul_assoc _ _ (T.factor.toNat * _), ← Nat.mul_assoc _ _ largest.toNat]
  omega

/-- A product with both denominators of a value and the error, or of their difference. -/
theorem natAbs_bound_lt (h : T.isNarrow largest = true) {value : UInt64}
    (hvalue : (signed value).natAbs ≤ largest.toNat) {x : Int}
    (hx : x.natAbs ≤ (signed value).natAbs + T.error.toNat) :
    ((T.denominator.toNat : Int) * (T.discountDen.toNat * x)).natAbs < 2 ^ 63 := by
  obtain ⟨-, hB, hE, -⟩ := Kernel.narrow_iff.mp h
  have hle := Nat.mul_le_mul_left (T.denominator.toNat * T.discountDen.toNat)
    (Nat.le_trans hx (Nat.add_le_add_right hvalue _))
  rw [Nat.mul_add] at hle
  rw [← Int.mul_assoc, Int.natAbs_mul, ← Int.natCast_mul, Int.natAbs_natCast]
  omega

/-- Rewards need no check of their own. -/
theorem rowInRange_iff_of_isNarrow (h : T.isNarrow largest = true) :
    ((T.row s a).foldl T.narrowPush T.narrowInit).weight = T.denominator ↔ T.RowInRange s a := by
  rw [narrow_weight_foldl, weight_eq_iff (inRange_of_isNarrow h)]
  exact ⟨fun hsum => ⟨hsum, reward_fits_of_isNarrow h⟩, RowInRange.sum_eq⟩

/-- **Claim.** Where the numbers are small enough, for a row of any length, the kernel's verdict in
one word on what `push` makes of its entries, one after the other, is exactly this: its weights sum
to the denominator, its rewards fit, and its backup lies at most `error` above the value that it is
compared with. -/
theorem narrowFinishUpper_iff (h : T.isNarrow largest = true)
    (hT : ∀ s, (signed (T.value s)).natAbs ≤ largest.toNat) {value : UInt64}
    (hvalue : (signed value).natAbs ≤ largest.toNat) :
    T.narrowFinishUpper value ((T.row s a).foldl T.narrowPush T.narrowInit) = true ↔
      T.RowInRange s a ∧
        T.model.AtMost T.certificate.value s a (signed value + T.error.toNat) := by
  rw [narrowFinishUpper, Kernel.narrowFinishUpper, Machine.narrowFinishUpper]
  simp only [Bool.and_eq_true, decide_eq_true_eq]
  rw [rowInRange_iff_of_isNarrow h, backup_foldl]
  exact and_congr_right fun hr => narrowUpper_ofInt (natAbs_backup_lt h hT hr.sum_eq)
    (natAbs_bound_lt h hvalue (by omega))

/-- **Claim.** Where the numbers are small enough, for a row of any length, the kernel's verdict in
one word on what `push` makes of its entries, one after the other, is exactly this: its weights sum
to the denominator, its rewards fit, and its backup lies at most `error` below the value that it is
compared with. -/
theorem narrowFinishLower_iff (h : T.isNarrow largest = true)
    (hT : ∀ s, (signed (T.value s)).natAbs ≤ largest.toNat) {value : UInt64}
    (hvalue : (signed value).natAbs ≤ largest.toNat) :
    T.narrowFinishLower value ((T.row s a).foldl T.narrowPush T.narrowInit) = true ↔
      T.RowInRange s a ∧
        T.model.AtLeast T.certificate.value s a (signed value - T.error.toNat) := by
  rw [narrowFinishLower, Kernel.narrowFinishLower, Machine.narrowFinishLower]
  simp only [Bool.and_eq_true, decide_eq_true_eq]
  rw [rowInRange_iff_of_isNarrow h, backup_foldl]
  exact and_congr_right fun hr => narrowLower_ofInt (natAbs_backup_lt h hT hr.sum_eq)
    (natAbs_bound_lt h hvalue (by omega))

end Table

end Spec.Certificate
