module

public import Spec.Certificate.Basic
public import Spec.Certificate.Refinement.Check
public import Spec.Certificate.Refinement.Table
public import Spec.Certificate.Refinement.Words

/-!
# The check of one row

What `Spec.Certificate.Refinement` rests on: the accumulator of a row holds its Bellman backup plus
what the offsets add, or the row is refused, and the comparison of the words is that of the
integers. Nothing is assumed of the row, least of all how long it is.

## Main definitions

* `Table.RowInRange`: what a row needs besides its inequalities.

## Main statements

* `foldl_sumWeight`: the sum of the weights is exact below `2^63`, and stays above where it is more.
* `foldl_flagUnfit`: the flag is `0` exactly when every reward fits.
* `foldl_sum`: a weighted sum of words is the number of its two digits, each below `2^62`.
* `Table.rowInRange_iff`: when the kernel finds a row in order.
* `Table.backup_eq`: the sums of a row are its Bellman backup plus what the offsets add.
* `Table.finishUpper_iff`, `Table.finishLower_iff`: the verdicts on a row are the specified checks.
-/

@[expose] public section

namespace Spec.Certificate.Machine

variable {α : Type} (weight : α → UInt32)

theorem total_weight_nonneg (l : List α) : 0 ≤ total (fun e => (weight e).toNat) l := by
  induction l with
  | nil => exact Int.le_refl 0
  | cons e l ih => simp only [total]; omega

/-- The top bit of a word. -/
theorem toNat_and_top (x : UInt64) :
    (x &&& 0x8000000000000000).toNat = if x.toNat < 2 ^ 63 then 0 else 2 ^ 63 := by
  have hx := x.toNat_lt
  rw [UInt64.toNat_and, show (0x8000000000000000 : UInt64).toNat = 2 ^ 63 from rfl]
  refine Nat.eq_of_testBit_eq fun i => ?_
  rw [Nat.testBit_and, Nat.testBit_two_pow]
  by_cases hi : 63 = i
  · subst hi
    rw [decide_eq_true rfl, Bool.and_true, Nat.testBit_eq_decide_div_mod_eq]
    split
    · rw [Nat.zero_testBit, decide_eq_false (by omega)]
    · rw [Nat.testBit_two_pow_self, decide_eq_true (by omega)]
  · rw [decide_eq_false hi, Bool.and_false]
    split
    · rw [Nat.zero_testBit]
    · rw [Nat.testBit_two_pow, decide_eq_false hi]

theorem toNat_sumWeight (sum : UInt64) (weight : UInt32) :
    min (sumWeight sum weight).toNat (2 ^ 63) = min (sum.toNat + weight.toNat) (2 ^ 63) := by
  have hw := weight.toNat_lt
  have hadd : (sum + weight.toUInt64).toNat = (sum.toNat + weight.toNat) % 2 ^ 64 := by
    rw [UInt64.toNat_add, UInt32.toNat_toUInt64]
  rw [sumWeight, UInt64.toNat_or, toNat_and_top]
  split
  · next h => rw [Nat.or_zero, hadd]; omega
  · next h =>
    have hle : 2 ^ 63 ≤ (sum + weight.toUInt64).toNat ||| 2 ^ 63 := Nat.right_le_or
    generalize (sum + weight.toUInt64).toNat ||| 2 ^ 63 = x at hle ⊢
    omega

/-- The sum of weights is exact below `2^63`, and not below where it is not, however many there
are. -/
theorem foldl_sumWeight (l : List α) :
    (min (l.foldl (fun sum e => sumWeight sum (weight e)) 0).toNat (2 ^ 63) : Int) =
      min (total (fun e => (weight e).toNat) l) (2 ^ 63) := by
  suffices hs : ∀ (l : List α) (sum : UInt64),
      (min (l.foldl (fun sum e => sumWeight sum (weight e)) sum).toNat (2 ^ 63) : Int) =
        min (sum.toNat + total (fun e => (weight e).toNat) l) (2 ^ 63) by
    rw [hs l 0, UInt64.toNat_zero]; omega
  intro l
  induction l with
  | nil => intro sum; simp only [List.foldl_nil, total]; omega
  | cons e l ih =>
    intro sum
    have hadd := toNat_sumWeight sum (weight e)
    have hnonneg := total_weight_nonneg weight l
    rw [List.foldl_cons, ih]
    simp only [total]
    omega

/-- A sum of weights is a denominator exactly when it is as a number. -/
theorem foldl_sumWeight_eq_iff {denominator : UInt64} (h : denominator.toNat ≤ 2 ^ 30)
    (l : List α) : l.foldl (fun sum e => sumWeight sum (weight e)) 0 = denominator ↔
      total (fun e => (weight e).toNat) l = denominator.toNat := by
  have hsum := foldl_sumWeight weight l
  rw [← UInt64.toNat_inj]
  omega

/-- The flag stays down as long as every reward fits. -/
theorem foldl_flagUnfit (factor : UInt64) (reward : α → UInt64) (l : List α) :
    l.foldl (fun flag e => flagUnfit flag factor (reward e)) 0 = 0 ↔
      ∀ e ∈ l, fits factor (reward e) = true := by
  suffices hs : ∀ (l : List α) (flag : UInt64),
      l.foldl (fun flag e => flagUnfit flag factor (reward e)) flag = 0 ↔
        flag = 0 ∧ ∀ e ∈ l, fits factor (reward e) = true by
    rw [hs l 0, and_iff_right rfl]
  intro l
  induction l with
  | nil => simp
  | cons e l ih =>
    intro flag
    have hbit : (fits factor (reward e)).toUInt64 ^^^ 1 = 0 ↔ fits factor (reward e) = true := by
      cases fits factor (reward e) <;> decide
    rw [List.foldl_cons, ih, flagUnfit, UInt64.or_eq_zero_iff, hbit, List.forall_mem_cons,
      and_assoc]

/-- One digit of a sum is exact, and at most `2^32 - 1` times the sum of the weights. -/
theorem foldl_digit (digit : UInt64 → UInt64) (hd : ∀ x, (digit x).toNat < 2 ^ 32) (f : α → UInt64)
    {l : List α} (h : total (fun e => (weight e).toNat) l ≤ 2 ^ 30) :
    ((l.foldl (fun sum e => sum + (weight e).toUInt64 * digit (f e)) 0).toNat : Int) =
        total (fun e => (weight e).toNat * (digit (f e)).toNat) l ∧
      (l.foldl (fun sum e => sum + (weight e).toUInt64 * digit (f e)) 0).toNat < 2 ^ 62 := by
  suffices hs : ∀ (l : List α) (sum : UInt64),
      sum.toNat + (2 ^ 32 - 1) * total (fun e => (weight e).toNat) l < 2 ^ 62 →
      ((l.foldl (fun sum e => sum + (weight e).toUInt64 * digit (f e)) sum).toNat : Int) =
          sum.toNat + total (fun e => (weight e).toNat * (digit (f e)).toNat) l ∧
        (l.foldl (fun sum e => sum + (weight e).toUInt64 * digit (f e)) sum).toNat < 2 ^ 62 by
    have := hs l 0 (by rw [UInt64.toNat_zero]; omega)
    rw [UInt64.toNat_zero] at this
    omega
  intro l
  induction l with
  | nil =>
    intro sum hsum
    simp only [total, List.foldl_nil] at hsum ⊢
    omega
  | cons e l ih =>
    intro sum hsum
    simp only [total] at hsum
    have hnonneg := total_weight_nonneg weight l
    have hmul : (weight e).toNat * (digit (f e)).toNat ≤ (weight e).toNat * (2 ^ 32 - 1) :=
      Nat.mul_le_mul_left _ (Nat.le_pred_of_lt (hd _))
    have hadd : (sum + (weight e).toUInt64 * digit (f e)).toNat =
        sum.toNat + (weight e).toNat * (digit (f e)).toNat := by
      rw [UInt64.toNat_add, UInt64.toNat_mul, UInt32.toNat_toUInt64]
      generalize (weight e).toNat * (digit (f e)).toNat = z at hmul ⊢
      omega
    have ih := ih (sum + (weight e).toUInt64 * digit (f e)) (by
      rw [hadd]; generalize (weight e).toNat * (digit (f e)).toNat = z at hmul ⊢; omega)
    rw [hadd] at ih
    rw [List.foldl_cons]
    refine ⟨?_, ih.2⟩
    rw [ih.1]
    simp only [total, Int.natCast_add, Int.natCast_mul, Int.add_assoc]

theorem total_digits (f : α → UInt64) (l : List α) :
    total (fun e => (weight e).toNat * (high (f e)).toNat) l * 2 ^ 32 +
        total (fun e => (weight e).toNat * (low (f e)).toNat) l =
      total (fun e => (weight e).toNat * (f e).toNat) l := by
  induction l with
  | nil => rfl
  | cons e l ih =>
    have hx : ((f e).toNat : Int) = (high (f e)).toNat * 2 ^ 32 + (low (f e)).toNat := by
      rw [toNat_high, toNat_low]; omega
    simp only [total, hx]
    grind

/-- A weighted sum of words is the number of its two digits. -/
theorem foldl_sum (f : α → UInt64) {l : List α}
    (h : total (fun e => (weight e).toNat) l ≤ 2 ^ 30) :
    let hi := l.foldl (fun sum e => sumHi sum (weight e) (f e)) 0
    let lo := l.foldl (fun sum e => sumLo sum (weight e) (f e)) 0
    (hi.toNat : Int) * 2 ^ 32 + lo.toNat = total (fun e => (weight e).toNat * (f e).toNat) l ∧
      hi.toNat < 2 ^ 62 ∧ lo.toNat < 2 ^ 62 := by
  intro hi lo
  obtain ⟨hhi, hhi'⟩ := foldl_digit weight high
    (fun x => by have := x.toNat_lt; rw [toNat_high]; omega) f h
  obtain ⟨hlo, hlo'⟩ := foldl_digit weight low
    (fun x => by rw [toNat_low]; omega) f h
  refine ⟨?_, hhi', hlo'⟩
  have hhi : (hi.toNat : Int) = _ := hhi
  have hlo : (lo.toNat : Int) = _ := hlo
  rw [hhi, hlo, total_digits]

end Spec.Certificate.Machine

namespace Spec.Certificate

open Machine
open Spec.Word (signed)

variable {n m : Nat}

namespace Table

variable (T : Table n m)

theorem total_map_weight (l : List (Entry n)) :
    total (fun t => t.weight) (l.map Entry.transition) = total (fun e => e.weight.toNat) l := by
  induction l with
  | nil => rfl
  | cons e l ih => simp only [List.map_cons, total, ih]; rfl

theorem toNat_reward {e : Entry n} (hf : T.factor.toNat < 2 ^ 62)
    (he : (signed e.reward).natAbs * T.factor.toNat < 2 ^ 63) :
    ((reward T.factor e.reward).toNat : Int) =
      T.factor.toNat * signed e.reward + 2 ^ 63 := by
  rw [reward, toNat_offset, signed_mul (by omega) he]

theorem toNat_successor (e : Entry n) :
    ((successor (T.value e.state) e.terminated).toNat : Int) =
      (bif e.terminated != 0 then 0 else signed (T.value e.state)) + 2 ^ 63 := by
  rw [successor_eq, toNat_offset]
  by_cases h : e.terminated = 0
  · simp only [h, if_true, bne_self_eq_false, cond_false]
  · simp only [h, if_false, bne_iff_ne.mpr h, cond_true]; rfl

/-- The sums of the offsets are those of the integers plus what the offsets add. -/
theorem total_worth (hf : T.factor.toNat < 2 ^ 62) {l : List (Entry n)}
    (hl : ∀ e ∈ l, (signed e.reward).natAbs * T.factor.toNat < 2 ^ 63) :
    (T.discountDen.toNat : Int) *
          total (fun e => e.weight.toNat * (reward T.factor e.reward).toNat) l +
        T.discountNum.toNat * total
          (fun e => e.weight.toNat * (successor (T.value e.state) e.terminated).toNat) l =
      total (fun t => t.weight * T.model.worth T.certificate.value t) (l.map Entry.transition) +
        (T.discountDen.toNat + T.discountNum.toNat) * 2 ^ 63 *
          total (fun e => e.weight.toNat) l := by
  induction l with
  | nil => simp only [total, List.map_nil]; omega
  | cons e l ih =>
    rw [List.forall_mem_cons] at hl
    have ih := ih hl.2
    simp only [List.map_cons, total]
    rw [T.toNat_reward hf hl.1, T.toNat_successor e,
      show T.model.worth T.certificate.value e.transition =
        T.discountDen.toNat * (T.factor.toNat * signed e.reward) + T.discountNum.toNat *
          (bif e.terminated != 0 then 0 else signed (T.value e.state)) from rfl,
      show e.transition.weight = e.weight.toNat from rfl]
    generalize (bif e.terminated != 0 then 0 else signed (T.value e.state)) = v
    generalize signed e.reward = r
    generalize total _ l = x, total _ l = y, total _ l = z,
      total _ (l.map Entry.transition) = w at ih ⊢
    grind

/-! ### The accumulator -/

variable (s : Fin n) (a : Fin m)

/-- What a row needs besides its inequalities: it is a probability distribution, and each reward
times the factor fits in a signed word. -/
structure RowInRange : Prop where
  /-- The weights sum to the denominator. -/
  sum_eq : total (fun t => t.weight) (T.model.row s a) = T.model.denominator
  /-- Each reward times the factor fits in a signed word. -/
  reward_fits : ∀ e ∈ T.row s a, (signed e.reward).natAbs * T.factor.toNat < 2 ^ 63

theorem weight_foldl :
    ((T.row s a).foldl T.push T.init).weight =
      (T.row s a).foldl (fun sum e => sumWeight sum e.weight) 0 :=
  (List.foldl_hom Accumulator.weight fun _ _ => rfl).symm

theorem unfit_foldl :
    ((T.row s a).foldl T.push T.init).unfit =
      (T.row s a).foldl (fun flag e => flagUnfit flag T.factor e.reward) 0 :=
  (List.foldl_hom Accumulator.unfit fun _ _ => rfl).symm

theorem sums_foldl :
    ((T.row s a).foldl T.push T.init).sums =
      ⟨(T.row s a).foldl (fun sum e => sumHi sum e.weight (reward T.factor e.reward)) 0,
        (T.row s a).foldl (fun sum e => sumLo sum e.weight (reward T.factor e.reward)) 0,
        (T.row s a).foldl
          (fun sum e => sumHi sum e.weight (successor (T.value e.state) e.terminated)) 0,
        (T.row s a).foldl
          (fun sum e => sumLo sum e.weight (successor (T.value e.state) e.terminated)) 0⟩ := by
  show Sums.mk _ _ _ _ = Sums.mk _ _ _ _
  congr 1
  · exact (List.foldl_hom (fun x : Accumulator => x.sums.rewardHi) fun _ _ => rfl).symm
  · exact (List.foldl_hom (fun x : Accumulator => x.sums.rewardLo) fun _ _ => rfl).symm
  · exact (List.foldl_hom (fun x : Accumulator => x.sums.valueHi) fun _ _ => rfl).symm
  · exact (List.foldl_hom (fun x : Accumulator => x.sums.valueLo) fun _ _ => rfl).symm

variable {T s a}

/-- The weights of a row sum to the denominator exactly when its probabilities sum to one. -/
theorem weight_eq_iff (hv : T.inRange = true) :
    (T.row s a).foldl (fun sum e => sumWeight sum e.weight) 0 = T.denominator ↔
      total (fun t => t.weight) (T.model.row s a) = T.model.denominator := by
  rw [foldl_sumWeight_eq_iff Entry.weight (Params.inRange_iff_le.mp hv).2.1,
    ← total_map_weight (T.row s a)]
  rfl

/-- When the kernel finds a row in order. -/
theorem rowInRange_iff (hv : T.inRange = true) :
    ((T.row s a).foldl T.push T.init).weight = T.denominator ∧
      ((T.row s a).foldl T.push T.init).unfit = 0 ↔ T.RowInRange s a := by
  have hf : 0 < T.factor.toNat := (Params.inRange_iff_le.mp hv).2.2.2.2.2.1
  rw [weight_foldl, unfit_foldl, weight_eq_iff hv, foldl_flagUnfit]
  simp only [fits_iff hf]
  exact ⟨fun h => ⟨h.1, h.2⟩, fun h => ⟨h.1, h.2⟩⟩

/-- Where a row is in order, its sums are exact. -/
theorem backup_eq (hv : T.inRange = true) (h : T.RowInRange s a) :
    ((T.params.backup ((T.row s a).foldl T.push T.init).sums).toNat : Int) =
        T.model.backup T.certificate.value s a +
          (T.discountDen.toNat + T.discountNum.toNat) * 2 ^ 63 * T.denominator.toNat ∧
      ((T.row s a).foldl T.push T.init).sums.Small := by
  obtain ⟨-, hD, -, -, -, -, hf, -⟩ := Params.inRange_iff_le.mp hv
  have hD : T.denominator.toNat ≤ 2 ^ 30 := hD
  have hsum : total (fun e => e.weight.toNat) (T.row s a) = T.denominator.toNat :=
    (total_map_weight (T.row s a)).symm.trans h.sum_eq
  have hle : total (fun e => e.weight.toNat) (T.row s a) ≤ 2 ^ 30 := by omega
  obtain ⟨hr, hr1, hr0⟩ := foldl_sum Entry.weight (fun e => reward T.factor e.reward) hle
  obtain ⟨hs, hs1, hs0⟩ := foldl_sum Entry.weight
    (fun e => successor (T.value e.state) e.terminated) hle
  rw [sums_foldl]
  refine ⟨?_, hr1, hr0, hs1, hs0⟩
  rw [(Params.backup_spec (p := T.params) hv ⟨hr1, hr0, hs1, hs0⟩).1, ← hsum]
  refine Eq.trans ?_ (T.total_worth hf h.reward_fits)
  rw [← hr, ← hs]
  simp only [Int.natCast_add, Int.natCast_mul]
  rfl

theorem upper_iff_atMost (hv : T.inRange = true) (h : T.RowInRange s a) (value : UInt64) :
    T.params.upper value ((T.row s a).foldl T.push T.init).sums = true ↔
      T.model.AtMost T.certificate.value s a (signed value + T.error.toNat) := by
  obtain ⟨hb, small⟩ := backup_eq hv h
  have ho := toNat_offset value
  rw [Params.upper_iff_le (p := T.params) hv _ small, (Params.center_spec (p := T.params) hv _).1,
    (Params.slack_spec (p := T.params) hv).1,
    ← Int.ofNat_le, hb, show T.model.AtMost T.certificate.value s a (signed value + T.error.toNat) ↔
      T.model.backup T.certificate.value s a ≤ T.denominator.toNat *
        (T.discountDen.toNat * (signed value + T.error.toNat)) from Iff.rfl]
  simp only [Int.natCast_add, Int.natCast_mul, ho, params]
  grind

theorem lower_iff_atLeast (hv : T.inRange = true) (h : T.RowInRange s a) (value : UInt64) :
    T.params.lower value ((T.row s a).foldl T.push T.init).sums = true ↔
      T.model.AtLeast T.certificate.value s a (signed value - T.error.toNat) := by
  obtain ⟨hb, small⟩ := backup_eq hv h
  have ho := toNat_offset value
  rw [Params.lower_iff_le (p := T.params) hv _ small, (Params.center_spec (p := T.params) hv _).1,
    (Params.slack_spec (p := T.params) hv).1,
    ← Int.ofNat_le, Int.natCast_add, hb,
    show T.model.AtLeast T.certificate.value s a (signed value - T.error.toNat) ↔
      T.denominator.toNat * (T.discountDen.toNat * (signed value - T.error.toNat)) ≤
        T.model.backup T.certificate.value s a from Iff.rfl]
  simp only [Int.natCast_add, Int.natCast_mul, ho, params]
  grind

/-! ### The verdicts -/

/-- **Claim.** For a row of any length, the kernel's verdict on what `push` makes of its entries,
one after the other, is exactly this: its weights sum to the denominator, its rewards fit, and its
backup lies at most `error` above the value that it is compared with. -/
theorem finishUpper_iff (hv : T.inRange = true) (value : UInt64) :
    T.finishUpper value ((T.row s a).foldl T.push T.init) = true ↔
      T.RowInRange s a ∧
        T.model.AtMost T.certificate.value s a (signed value + T.error.toNat) := by
  rw [finishUpper, Kernel.finishUpper, Params.finishUpper]
  simp only [Bool.and_eq_true, decide_eq_true_eq]
  rw [rowInRange_iff hv]
  exact and_congr_right fun h => upper_iff_atMost hv h value

/-- **Claim.** For a row of any length, the kernel's verdict on what `push` makes of its entries,
one after the other, is exactly this: its weights sum to the denominator, its rewards fit, and its
backup lies at most `error` below the value that it is compared with. -/
theorem finishLower_iff (hv : T.inRange = true) (value : UInt64) :
    T.finishLower value ((T.row s a).foldl T.push T.init) = true ↔
      T.RowInRange s a ∧
        T.model.AtLeast T.certificate.value s a (signed value - T.error.toNat) := by
  rw [finishLower, Kernel.finishLower, Params.finishLower]
  simp only [Bool.and_eq_true, decide_eq_true_eq]
  rw [rowInRange_iff hv]
  exact and_congr_right fun h => lower_iff_atLeast hv h value

end Table

end Spec.Certificate
