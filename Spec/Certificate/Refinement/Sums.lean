module

public import Spec.Certificate.Basic
public import Spec.Certificate.Refinement.Words

/-!
# The sums of a row

What `Spec.Certificate.Refinement` rests on: weights that sum to at most `2^30` make the sums of
a row exact.

## Main statements

* `foldl_sumWeight`: the sum of fewer than `2^32` weights is exact.
* `foldl_sum`: a weighted sum of words is the number of its two digits, each below `2^62`.
-/

@[expose] public section

namespace Spec.Certificate.Machine

variable {α : Type} (weight : α → UInt32)

theorem total_weight_nonneg (l : List α) : 0 ≤ total (fun e => (weight e).toNat) l := by
  induction l with
  | nil => exact Int.le_refl 0
  | cons e l ih => simp only [total]; omega

-- Fewer than `2^32` weights sum to a word.
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

-- One digit of a sum is exact, and at most `2^32 - 1` times the sum of the weights.
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

-- A weighted sum of words is the number of its two digits.
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
