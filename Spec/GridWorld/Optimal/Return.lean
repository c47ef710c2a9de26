module

public import Spec.MDP.Max

/-!
# The discounted return of steps that cost one

The closed form `-(1 - γ ^ k) / (1 - γ)` of the sum `-1 - γ - … - γ ^ (k - 1)`, and how it depends
on the number `k` of steps.

## Main definitions

* `stepsReturn`: the discounted return of `k` steps that cost `1` each.

## Main statements

* `stepsReturn_succ`: a further step in front costs `1` and discounts the rest.
* `stepsReturn_anti`, `stepsReturn_strictAnti`: more steps have a smaller return.
* `neg_le_stepsReturn`, `neg_lt_stepsReturn`: it stays above `-1 / (1 - γ)`.
-/

@[expose] public section

namespace Spec.GridWorld

/-- The discounted return of `k` steps that cost `1` each, `-1 - γ - … - γ ^ (k - 1)`, in closed
form. -/
def stepsReturn (γ : Rat) (k : Nat) : Rat := -(1 - γ ^ k) / (1 - γ)

variable {γ : Rat}

theorem stepsReturn_zero (γ : Rat) : stepsReturn γ 0 = 0 := by
  rw [stepsReturn, Rat.pow_zero, Rat.div_def]; grind

/-- A further step in front costs `1` and discounts the rest. -/
theorem stepsReturn_succ (h : γ ≠ 1) (k : Nat) :
    stepsReturn γ (k + 1) = -1 + γ * stepsReturn γ k := by
  have hi := Rat.mul_inv_cancel (1 - γ) (by grind)
  rw [stepsReturn, stepsReturn, Rat.div_def, Rat.div_def, Rat.pow_succ]
  generalize γ ^ k = p at *
  generalize (1 - γ)⁻¹ = i at *
  grind

theorem stepsReturn_succ_le (h₀ : 0 ≤ γ) (h₁ : γ < 1) (k : Nat) :
    stepsReturn γ (k + 1) ≤ stepsReturn γ k := by
  have h : γ ≠ 1 := by grind
  induction k with
  | zero => rw [stepsReturn_succ h, stepsReturn_zero]; grind
  | succ k ih =>
    rw [stepsReturn_succ h (k + 1), stepsReturn_succ h k]
    have := Rat.mul_le_mul_of_nonneg_left ih h₀
    rw [stepsReturn_succ h k] at this
    grind

theorem stepsReturn_succ_lt (h₀ : 0 < γ) (h₁ : γ < 1) (k : Nat) :
    stepsReturn γ (k + 1) < stepsReturn γ k := by
  have h : γ ≠ 1 := by grind
  induction k with
  | zero => rw [stepsReturn_succ h, stepsReturn_zero]; grind
  | succ k ih =>
    rw [stepsReturn_succ h (k + 1), stepsReturn_succ h k]
    have := Rat.mul_lt_mul_of_pos_left ih h₀
    rw [stepsReturn_succ h k] at this
    grind

/-- More steps have no larger a return. -/
theorem stepsReturn_anti (h₀ : 0 ≤ γ) (h₁ : γ < 1) {j k : Nat} (hjk : j ≤ k) :
    stepsReturn γ k ≤ stepsReturn γ j := by
  induction hjk with
  | refl => exact Rat.le_refl
  | step _ ih => exact Rat.le_trans (stepsReturn_succ_le h₀ h₁ _) ih

/-- With a positive discount, more steps have a smaller return. -/
theorem stepsReturn_strictAnti (h₀ : 0 < γ) (h₁ : γ < 1) {j k : Nat} (hjk : j < k) :
    stepsReturn γ k < stepsReturn γ j := by
  have h := stepsReturn_anti (Rat.le_of_lt h₀) h₁ (Nat.succ_le_of_lt hjk)
  have := stepsReturn_succ_lt h₀ h₁ j
  grind

theorem stepsReturn_nonpos (h₀ : 0 ≤ γ) (h₁ : γ < 1) (k : Nat) : stepsReturn γ k ≤ 0 :=
  stepsReturn_zero γ ▸ stepsReturn_anti h₀ h₁ (Nat.zero_le k)

/-- What is missing to the return of infinitely many steps. -/
theorem stepsReturn_eq (γ : Rat) (k : Nat) :
    stepsReturn γ k = -(1 / (1 - γ)) + γ ^ k / (1 - γ) := by
  rw [stepsReturn, Rat.div_def, Rat.div_def, Rat.div_def]; grind

theorem pow_div_nonneg (h₀ : 0 ≤ γ) (h₁ : γ < 1) (k : Nat) : 0 ≤ γ ^ k / (1 - γ) := by
  rw [Rat.div_def]
  exact Rat.mul_nonneg (Rat.pow_nonneg h₀) (Rat.le_of_lt (Rat.inv_pos.mpr (by grind)))

theorem pow_div_pos (h₀ : 0 < γ) (h₁ : γ < 1) (k : Nat) : 0 < γ ^ k / (1 - γ) := by
  rw [Rat.div_def]
  exact Rat.mul_pos (Rat.pow_pos h₀) (Rat.inv_pos.mpr (by grind))

/-- The return of steps that cost `1` each is at least `-1 / (1 - γ)`. -/
theorem neg_le_stepsReturn (h₀ : 0 ≤ γ) (h₁ : γ < 1) (k : Nat) :
    -(1 / (1 - γ)) ≤ stepsReturn γ k := by
  have := pow_div_nonneg h₀ h₁ k
  rw [stepsReturn_eq]; grind

/-- With a positive discount it is larger than `-1 / (1 - γ)`. -/
theorem neg_lt_stepsReturn (h₀ : 0 < γ) (h₁ : γ < 1) (k : Nat) :
    -(1 / (1 - γ)) < stepsReturn γ k := by
  have := pow_div_pos h₀ h₁ k
  rw [stepsReturn_eq]; grind

/-- Cutting the steps after `n` of them costs at most `γ ^ n / (1 - γ)`. -/
theorem stepsReturn_min_le (h₀ : 0 ≤ γ) (h₁ : γ < 1) (n k : Nat) :
    stepsReturn γ (min n k) ≤ stepsReturn γ k + γ ^ n / (1 - γ) := by
  have hn := pow_div_nonneg h₀ h₁ n
  have hk := pow_div_nonneg h₀ h₁ k
  rcases Nat.le_total n k with h | h
  · rw [Nat.min_eq_left h, stepsReturn_eq, stepsReturn_eq]; grind
  · rw [Nat.min_eq_right h]; grind

end Spec.GridWorld
