module

/-!
# Division by multiplication

To divide many numbers by one `d`, divide once: with `r ≈ s / d` for a power of two `s`, the
quotient of `x` by `d` is close to `x r / s`, a product and a shift. When the approximation is never
below `x / d` and the error small, rounding down gives the quotient; when it is never above, the
result is right or one less, which the remainder tells.

Source: T. Granlund, P. L. Montgomery, "Division by invariant integers using multiplication", PLDI
1994, theorem 4.2 for the first case; here the numerators are arbitrary, products and sums included.

## Main statements

* `div_eq_div`: an approximation from above, with an error below `1 / d`.
* `div_add_eq_div`: an approximation from below, with an error below `1`.
-/

@[expose] public section

namespace Spec.MDP.Reciprocal

/-- **Claim.** If `a / s` approximates `x / d` from above with an error below `1 / d`, both have the
same quotient. -/
theorem div_eq_div {a s x d : Nat} (hd : 0 < d) (hle : s * x ≤ d * a)
    (hlt : d * a < s * (x + 1)) : a / s = x / d := by
  have h : d * a / s = x := Nat.div_eq_of_lt_le (by rw [Nat.mul_comm x]; exact hle)
    (by rw [Nat.mul_comm _ s]; exact hlt)
  rw [← h, Nat.div_div_eq_div_mul, Nat.mul_comm s, Nat.mul_div_mul_left _ _ hd]

/-- **Claim.** If `a / s` approximates `x / d` from below with an error below `1`, the quotient of
`a` by `s` is that of `x` by `d` or one less, and is one less exactly if it leaves a remainder of at
least `d`. -/
theorem div_add_eq_div {a s x d : Nat} (hs : 0 < s) (hle : d * a ≤ s * x)
    (hlt : s * x < d * (a + s)) :
    a / s * d ≤ x ∧ a / s + (if d ≤ x - a / s * d then 1 else 0) = x / d := by
  have hq₀ : s * (a / s) ≤ a := Nat.mul_div_le a s
  have hq₁ : a < s * (a / s + 1) := Nat.lt_mul_div_succ a hs
  generalize a / s = q at hq₀ hq₁ ⊢
  have h₀ : d * q ≤ x := by
    refine Nat.le_of_mul_le_mul_left (c := s) (Nat.le_trans ?_ hle) hs
    rw [Nat.mul_left_comm]
    exact Nat.mul_le_mul_left d hq₀
  have h₁ : x < d * (q + 2) := by
    refine Nat.lt_of_mul_lt_mul_left (a := s) (Nat.lt_of_lt_of_le hlt ?_)
    rw [Nat.mul_left_comm s d]
    refine Nat.mul_le_mul_left d ?_
    rw [Nat.mul_add] at hq₁ ⊢
    omega
  have e₁ : (q + 1) * d = d * q + d := by rw [Nat.succ_mul, Nat.mul_comm]
  have e₂ : (q + 1 + 1) * d = d * q + d + d := by rw [Nat.succ_mul, e₁]
  rw [Nat.mul_comm q d]
  rw [Nat.mul_add] at h₁
  refine ⟨h₀, ?_⟩
  by_cases h : d ≤ x - d * q
  · rw [if_pos h]
    exact (Nat.div_eq_of_lt_le (by omega) (by omega)).symm
  · rw [if_neg h, Nat.add_zero]
    exact (Nat.div_eq_of_lt_le (by rw [Nat.mul_comm]; exact h₀) (by omega)).symm

end Spec.MDP.Reciprocal
