module

public import Spec.Fishing.Basic

/-!
# The growth of a stock

How much `growth`, the logistic growth in whole units, can be, and where it leads.

## Main definitions

* `maxGrowth`: the largest growth of a step, `⌊r K / 4⌋`.

## Main statements

* `growth_zero`, `growth_half`, `growth_le_maxGrowth`: where the growth is `0`, and where largest.
* `add_growth_le_capacity`, `add_growth_nonneg`, `add_growth_le`: bounds of the stock after its
  growth, for growth rates up to `1` and up to `5.828`.
-/

@[expose] public section

namespace Spec.Fishing

variable (F : Fishing)

/-- The largest growth of a step: `⌊r K / 4⌋` units. -/
def maxGrowth : Nat := F.growthNum * (capacity / 4) / F.growthDen

/-- **Claim.** Nothing grows from nothing, nor at the carrying capacity. -/
theorem growth_zero : growth F 0 = 0 ∧ growth F capacity = 0 := by
  simp only [growth, Int.mul_zero, Int.zero_mul, Int.zero_ediv, Int.sub_self, and_self]

/-- The denominator of the growth. -/
theorem den_pos {F : Fishing} (h : 0 < F.growthDen) : (0 : Int) < (F.growthDen * capacity : Nat) :=
  Int.natCast_pos.mpr (Nat.mul_pos h (by decide))

/-- With a denominator of `0` nothing grows. -/
theorem growth_of_den_eq_zero {F : Fishing} (h : F.growthDen = 0) (y : Int) : growth F y = 0 := by
  rw [growth, h, Nat.zero_mul, Int.natCast_zero, Int.ediv_zero]

/-- **Claim.** At half the carrying capacity the growth is `⌊r K / 4⌋`. -/
theorem growth_half : growth F (capacity / 2 : Nat) = maxGrowth F := by
  have h : (F.growthNum : Int) * (capacity / 2 : Nat) * (capacity - (capacity / 2 : Nat)) =
      F.growthNum * (capacity / 4 : Nat) * capacity := by
    simp only [capacity]; omega
  rw [growth, h, maxGrowth, Int.natCast_mul, Int.mul_ediv_mul_of_pos_left _ _ (by decide),
    Int.natCast_ediv (F.growthNum * (capacity / 4)), Int.natCast_mul F.growthNum (capacity / 4)]

theorem mul_self_nonneg (x : Int) : 0 ≤ x * x := by
  rcases Int.le_total 0 x with h | h
  · exact Int.mul_nonneg h h
  · exact Int.mul_nonneg_of_nonpos_of_nonpos h h

/-- **Claim.** No stock grows by more than `⌊r K / 4⌋` in a step. -/
theorem growth_le_maxGrowth (y : Int) : growth F y ≤ maxGrowth F := by
  rcases Nat.eq_zero_or_pos F.growthDen with h | h
  · rw [growth_of_den_eq_zero h]; exact Int.natCast_nonneg _
  · rw [← growth_half]
    refine Int.ediv_le_ediv (den_pos h) ?_
    rw [Int.mul_assoc, Int.mul_assoc]
    refine Int.mul_le_mul_of_nonneg_left ?_ (Int.natCast_nonneg _)
    have hsq := mul_self_nonneg (y - 500000)
    simp only [capacity]
    grind

/-- The sign of the growth. -/
theorem growth_nonneg {y : Int} (h₀ : 0 ≤ y) (h₁ : y ≤ capacity) : 0 ≤ growth F y :=
  Int.ediv_nonneg
    (Int.mul_nonneg (Int.mul_nonneg (Int.natCast_nonneg _) h₀) (by omega)) (Int.natCast_nonneg _)

theorem growth_neg {F : Fishing} (hn : 0 < F.growthNum) (hd : 0 < F.growthDen) {y : Int}
    (h : capacity < y) : growth F y < 0 := by
  refine Int.ediv_neg_of_neg_of_pos ?_ (den_pos hd)
  refine Int.mul_neg_of_pos_of_neg (Int.mul_pos (Int.natCast_pos.mpr hn) (by omega)) (by omega)

theorem add_growth_le_capacity {F : Fishing} (hr : F.growthNum ≤ F.growthDen) {y : Int}
    (h₀ : 0 ≤ y) (h₁ : y ≤ capacity) : y + growth F y ≤ capacity := by
  rcases Nat.eq_zero_or_pos F.growthDen with h | h
  · rw [growth_of_den_eq_zero h]; omega
  · suffices growth F y ≤ capacity - y by omega
    refine Int.ediv_le_of_le_mul (den_pos h) ?_
    have hmul : (F.growthNum : Int) * y ≤ (F.growthDen * capacity : Nat) := by
      rw [Int.natCast_mul]
      exact Int.mul_le_mul (by omega) h₁ h₀ (Int.natCast_nonneg _)
    rw [Int.mul_comm]
    exact Int.mul_le_mul_of_nonneg_left hmul (by omega)

/-! ### The stock after its growth -/

-- The polynomial inequalities behind the bounds below.
theorem neg_mul_le {n d c y : Int} (hn : 0 ≤ n) (hd : n ≤ d) (h₀ : 0 ≤ y) (h₁ : y ≤ 2 * c) :
    -y * (d * c) ≤ n * y * (c - y) := by
  have h₂ : 0 ≤ (d - n) * c := Int.mul_nonneg (by omega) (by omega)
  have h₃ : 0 ≤ n * (2 * c - y) := Int.mul_nonneg hn (by omega)
  have h₄ : 0 ≤ y * ((d - n) * c + n * (2 * c - y)) := Int.mul_nonneg h₀ (by omega)
  grind

theorem mul_le_of_rate {n d c y : Int} (hn : 0 ≤ n) (hr : 1000 * n ≤ 5828 * d) (h₀ : 0 ≤ y)
    (h₁ : y ≤ 2 * c) : n * y * (c - y) ≤ (2 * c - y) * (d * c) := by
  have hd : 0 ≤ d := by omega
  rcases Int.le_total y c with hy | hy
  · have h₂ := mul_self_nonneg (11656 * y - 6828 * c)
    have h₃ := mul_self_nonneg c
    have hquad : 0 ≤ 1000 * (c * (2 * c - y)) - 5828 * (y * (c - y)) := by grind
    have h₄ := Int.mul_nonneg hd hquad
    have h₅ := Int.mul_nonneg (show 0 ≤ 5828 * d - 1000 * n by omega)
      (Int.mul_nonneg h₀ (show 0 ≤ c - y by omega))
    grind
  · have h₂ : 0 ≤ n * y * (y - c) := Int.mul_nonneg (Int.mul_nonneg hn h₀) (by omega)
    have h₃ : 0 ≤ (2 * c - y) * (d * c) :=
      Int.mul_nonneg (by omega) (Int.mul_nonneg hd (by omega))
    grind

theorem add_growth_nonneg {F : Fishing} (hr : F.growthNum ≤ F.growthDen) {y : Int}
    (h₀ : 0 ≤ y) (h₁ : y ≤ 2 * capacity) : 0 ≤ y + growth F y := by
  rcases Nat.eq_zero_or_pos F.growthDen with h | h
  · rw [growth_of_den_eq_zero h]; omega
  · suffices -y ≤ growth F y by omega
    refine (Int.le_ediv_iff_mul_le (den_pos h)).mpr ?_
    rw [Int.natCast_mul]
    exact neg_mul_le (Int.natCast_nonneg _) (by omega) h₀ h₁

theorem add_growth_le {F : Fishing} (hr : 1000 * F.growthNum ≤ 5828 * F.growthDen) {y : Int}
    (h₀ : 0 ≤ y) (h₁ : y ≤ 2 * capacity) : y + growth F y ≤ 2 * capacity := by
  rcases Nat.eq_zero_or_pos F.growthDen with h | h
  · rw [growth_of_den_eq_zero h]; omega
  · suffices growth F y ≤ 2 * capacity - y by omega
    refine Int.ediv_le_of_le_mul (den_pos h) ?_
    rw [Int.natCast_mul]
    exact mul_le_of_rate (Int.natCast_nonneg _) (by omega) h₀ h₁

end Spec.Fishing
