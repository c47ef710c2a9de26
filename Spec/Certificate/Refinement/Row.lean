module

public import Spec.Certificate.Basic
public import Spec.Certificate.Refinement.Check
public import Spec.Certificate.Refinement.Table
public import Spec.Certificate.Refinement.Words

/-!
# The check of one row

What `Spec.Certificate.Refinement` rests on: the sums that the loop forms of a row are its Bellman
backup plus what the offsets add, and the comparison of the words is that of the integers.

## Main statements

* `foldl_sumWeight`: the sum of fewer than `2^32` weights is exact.
* `foldl_sum`: a weighted sum of words is the number of its two digits, each below `2^62`.
* `Table.backup_eq`: the sums of a row are its Bellman backup plus what the offsets add.
* `Table.upper_iff_upper`, `Table.lower_iff_lower`: where the sums are exact, so is the comparison.
-/

@[expose] public section

namespace Spec.Certificate.Machine

variable {α : Type} (weight : α → UInt32)

theorem total_weight_nonneg (l : List α) : 0 ≤ total (fun e => (weight e).toNat) l := by
  induction l with
  | nil => exact Int.le_refl 0
  | cons e l ih => simp only [total]; omega

/-- Fewer than `2^32` weights sum to a word. -/
theorem foldl_sumWeight (l : List α) (h : l.length < 2 ^ 32) :
    ((l.foldl (fun sum e => sumWeight sum (weight e)) 0).toNat : Int) =
      total (fun e => (weight e).toNat) l := by
  suffices hs : ∀ (l : List α) (sum : UInt64), sum.toNat + l.length * 2 ^ 32 ≤ 2 ^ 64 →
      ((l.foldl (fun sum e => sumWeight sum (weight e)) sum).toNat : Int) =
        sum.toNat + total (fun e => (weight e).toNat) l by
    rw [hs l 0 (by rw [UInt64.toNat_zero]; omega), UInt64.toNat_zero]; omega
  intro l
  induction l with
  | nil => exact fun sum _ => (Int.add_zero _).symm
  | cons e l ih =>
    intro sum hsum
    rw [List.length_cons] at hsum
    have hw := (weight e).toNat_lt
    have hadd : (sumWeight sum (weight e)).toNat = sum.toNat + (weight e).toNat := by
      rw [sumWeight, UInt64.toNat_add, UInt32.toNat_toUInt64, Nat.mod_eq_of_lt (by omega)]
    rw [List.foldl_cons, ih _ (by omega), hadd]
    simp only [total]
    omega

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
    ((Kernel.reward T.factor e.reward).toNat : Int) =
      T.factor.toNat * signed e.reward + 2 ^ 63 := by
  rw [Kernel.reward, Machine.reward, toNat_offset, signed_mul (by omega) he]

theorem toNat_successor (e : Entry n) :
    ((Kernel.successor (T.value e.state) e.terminated).toNat : Int) =
      (bif e.terminated != 0 then 0 else signed (T.value e.state)) + 2 ^ 63 := by
  rw [Kernel.successor, successor_eq, toNat_offset]
  by_cases h : e.terminated = 0
  · simp only [h, if_true, bne_self_eq_false, cond_false]
  · simp only [h, if_false, bne_iff_ne.mpr h, cond_true]; rfl

/-- The sums of the offsets are those of the integers plus what the offsets add. -/
theorem total_worth (hf : T.factor.toNat < 2 ^ 62) {l : List (Entry n)}
    (hl : ∀ e ∈ l, (signed e.reward).natAbs * T.factor.toNat < 2 ^ 63) :
    (T.discountDen.toNat : Int) *
          total (fun e => e.weight.toNat * (Kernel.reward T.factor e.reward).toNat) l +
        T.discountNum.toNat * total
          (fun e => e.weight.toNat * (Kernel.successor (T.value e.state) e.terminated).toNat) l =
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

variable {T}

/-- Where the weights of a row sum to the denominator and its rewards fit, the sums are exact. -/
theorem backup_eq (hv : T.valid = true) {s : Fin n} {a : Fin m}
    (hsum : total (fun e => e.weight.toNat) (T.row s a) = T.denominator.toNat)
    (hfit : ∀ e ∈ T.row s a, (signed e.reward).natAbs * T.factor.toNat < 2 ^ 63) :
    ((T.params.backup (T.sums s a)).toNat : Int) = T.model.backup T.certificate.value s a +
        (T.discountDen.toNat + T.discountNum.toNat) * 2 ^ 63 * T.denominator.toNat ∧
      (T.sums s a).Small := by
  obtain ⟨-, hD, -, -, -, hf, -⟩ := Params.valid_iff_le.mp hv
  have hD : T.denominator.toNat ≤ 2 ^ 30 := hD
  have hle : total (fun e => e.weight.toNat) (T.row s a) ≤ 2 ^ 30 := by omega
  obtain ⟨hr, hr1, hr0⟩ := foldl_sum Entry.weight (fun e => Kernel.reward T.factor e.reward) hle
  obtain ⟨hs, hs1, hs0⟩ := foldl_sum Entry.weight
    (fun e => Kernel.successor (T.value e.state) e.terminated) hle
  have small : (T.sums s a).Small := ⟨hr1, hr0, hs1, hs0⟩
  refine ⟨?_, small⟩
  rw [(Params.backup_spec (p := T.params) hv small).1, ← hsum]
  refine Eq.trans ?_ (T.total_worth hf hfit)
  rw [← hr, ← hs]
  simp only [Int.natCast_add, Int.natCast_mul]
  rfl

theorem upper_iff_upper (hv : T.valid = true) {s : Fin n} {a : Fin m}
    (hsum : total (fun e => e.weight.toNat) (T.row s a) = T.denominator.toNat)
    (hfit : ∀ e ∈ T.row s a, (signed e.reward).natAbs * T.factor.toNat < 2 ^ 63) :
    T.upper s a = true ↔ T.certificate.Upper T.model s a := by
  obtain ⟨hb, small⟩ := backup_eq hv hsum hfit
  have ho := toNat_offset (T.value s)
  rw [show T.upper s a = T.params.upper (T.value s) (T.sums s a) from rfl,
    Params.upper_iff_le (p := T.params) hv _ small, (Params.center_spec (p := T.params) hv _).1,
    (Params.slack_spec (p := T.params) hv).1,
    ← Int.ofNat_le, hb, show T.certificate.Upper T.model s a ↔
      T.model.backup T.certificate.value s a ≤ T.denominator.toNat *
        (T.discountDen.toNat * (signed (T.value s) + T.error.toNat)) from Iff.rfl]
  simp only [Int.natCast_add, Int.natCast_mul, ho, params]
  grind

theorem lower_iff_lower (hv : T.valid = true) {s : Fin n} {a : Fin m}
    (hsum : total (fun e => e.weight.toNat) (T.row s a) = T.denominator.toNat)
    (hfit : ∀ e ∈ T.row s a, (signed e.reward).natAbs * T.factor.toNat < 2 ^ 63) :
    T.lower s a = true ↔ T.certificate.Lower T.model s a := by
  obtain ⟨hb, small⟩ := backup_eq hv hsum hfit
  have ho := toNat_offset (T.value s)
  rw [show T.lower s a = T.params.lower (T.value s) (T.sums s a) from rfl,
    Params.lower_iff_le (p := T.params) hv _ small, (Params.center_spec (p := T.params) hv _).1,
    (Params.slack_spec (p := T.params) hv).1,
    ← Int.ofNat_le, Int.natCast_add, hb, show T.certificate.Lower T.model s a ↔
      T.denominator.toNat * (T.discountDen.toNat * (signed (T.value s) - T.error.toNat)) ≤
        T.model.backup T.certificate.value s a from Iff.rfl]
  simp only [Int.natCast_add, Int.natCast_mul, ho, params]
  grind

end Table

end Spec.Certificate
