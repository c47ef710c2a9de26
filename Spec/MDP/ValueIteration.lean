module

public import Spec.MDP.Bellman

/-!
# Value iteration

The iterates of the optimality operator are close to each other by the distance of one step, which
bounds the error without a limit and without a fixed point.

## Main definitions

* `iterate`: the optimality operator, applied several times.

## Main statements

* `supNorm_iterate_sub_le`: all later iterates lie within `γ^k / (1 - γ)` times the first change.
* `supNorm_bellmanOpt_sub_iterate_le`: the bound after the fact, by which value iteration stops.
* `supNorm_sub_fixed_le`: the distance to a fixed point.
* `fixed_unique`: there is at most one.

## References

* M. L. Puterman, *Markov Decision Processes*, Wiley, 1994, Theorem 6.3.1.
-/

@[expose] public section

namespace Spec.MDP

variable {n m : Nat}

/-- The `k`-th iterate of value iteration from `v`. -/
def iterate (M : MDP n m) : Nat → (Fin n → Rat) → Fin n → Rat
  | 0, v => v
  | k + 1, v => M.bellmanOpt (M.iterate k v)

theorem iterate_bellmanOpt (M : MDP n m) (k : Nat) (v : Fin n → Rat) :
    M.iterate k (M.bellmanOpt v) = M.bellmanOpt (M.iterate k v) := by
  induction k with
  | zero => rfl
  | succ k ih => rw [iterate, ih, iterate]

theorem iterate_add (M : MDP n m) (j k : Nat) (v : Fin n → Rat) :
    M.iterate j (M.iterate k v) = M.iterate (k + j) v := by
  induction j with
  | zero => rfl
  | succ j ih => rw [iterate, ih, ← Nat.add_assoc, iterate]

/-- The fraction `c = a / (1 - γ)`, without the division. -/
theorem one_sub_mul_div {γ : Rat} (h : γ < 1) (a : Rat) : (1 - γ) * (a / (1 - γ)) = a := by
  have hne : 1 - γ ≠ 0 := by grind
  rw [Rat.mul_comm, Rat.div_mul_cancel hne]

theorem div_one_sub_nonneg {γ a : Rat} (h : γ < 1) (ha : 0 ≤ a) : 0 ≤ a / (1 - γ) := by
  rw [Rat.div_def]
  exact Rat.mul_nonneg ha (Rat.le_of_lt (Rat.inv_pos.mpr (by grind)))

theorem pow_add (q : Rat) (k j : Nat) : q ^ (k + j) = q ^ k * q ^ j := by
  induction j with
  | zero => rw [Nat.add_zero, Rat.pow_zero, Rat.mul_one]
  | succ j ih => rw [← Nat.add_assoc, Rat.pow_succ, ih, Rat.pow_succ, Rat.mul_assoc]

/-- The `k`-th change is at most `γ^k` times the first. -/
theorem abs_iterate_succ_sub_le {M : MDP n m} (hm : 0 < m) (h₀ : 0 ≤ M.discount)
    {v : Fin n → Rat} {δ : Rat} (h : ∀ s, abs (M.bellmanOpt v s - v s) ≤ δ) (k : Nat) (s : Fin n) :
    abs (M.iterate (k + 1) v s - M.iterate k v s) ≤ M.discount ^ k * δ := by
  induction k generalizing s with
  | zero => rw [Rat.pow_zero, Rat.one_mul]; exact h s
  | succ k ih =>
    have := abs_bellmanOpt_sub_le hm h₀ ih s
    rw [Rat.pow_succ, Rat.mul_comm (M.discount ^ k), Rat.mul_assoc]
    exact this

theorem abs_iterate_sub_le {M : MDP n m} (hm : 0 < m) (h₀ : 0 ≤ M.discount) (h₁ : M.discount < 1)
    {v : Fin n → Rat} {δ : Rat} (h : ∀ s, abs (M.bellmanOpt v s - v s) ≤ δ) (k j : Nat)
    (s : Fin n) :
    abs (M.iterate k v s - M.iterate (k + j) v s) ≤ M.discount ^ k * (δ / (1 - M.discount)) := by
  have hδ : 0 ≤ δ := Rat.le_trans (abs_nonneg _) (h s)
  have hc := one_sub_mul_div h₁ δ
  have hc₀ := div_one_sub_nonneg h₁ hδ
  generalize δ / (1 - M.discount) = c at hc hc₀
  have hk := Rat.pow_nonneg (n := k) h₀
  suffices hs : abs (M.iterate k v s - M.iterate (k + j) v s) ≤
      M.discount ^ k * c * (1 - M.discount ^ j) by
    have := Rat.mul_nonneg (Rat.mul_nonneg hk hc₀) (Rat.pow_nonneg (n := j) h₀)
    grind
  induction j with
  | zero => rw [Nat.add_zero, Rat.pow_zero, abs_le_iff]; grind
  | succ j ih =>
    have hstep := abs_iterate_succ_sub_le hm h₀ h (k + j) s
    rw [abs_sub_le_iff] at ih hstep ⊢
    have hsplit : M.discount ^ (k + j) * δ =
        M.discount ^ k * M.discount ^ j * ((1 - M.discount) * c) := by
      rw [hc, pow_add]
    rw [hsplit] at hstep
    rw [Rat.pow_succ, ← Nat.add_assoc]
    grind

/-- **Claim.** All iterates after the `k`-th lie within `γ^k / (1 - γ)` times the first change of
it. -/
theorem supNorm_iterate_sub_le {M : MDP n m} (hm : 0 < m) (h₀ : 0 ≤ M.discount)
    (h₁ : M.discount < 1) (v : Fin n → Rat) (k j : Nat) :
    supNorm (fun s => M.iterate k v s - M.iterate (k + j) v s) ≤
      M.discount ^ k / (1 - M.discount) * supNorm fun s => M.bellmanOpt v s - v s := by
  have hδ := supNorm_nonneg fun s => M.bellmanOpt v s - v s
  have hpoint := abs_iterate_sub_le hm h₀ h₁
    (fun s => abs_le_supNorm (fun s => M.bellmanOpt v s - v s) s) k j
  generalize supNorm (fun s => M.bellmanOpt v s - v s) = δ at hδ hpoint
  have hform : M.discount ^ k / (1 - M.discount) * δ =
      M.discount ^ k * (δ / (1 - M.discount)) := by
    rw [Rat.div_def, Rat.div_def]; grind
  rw [hform, supNorm_le_iff (Rat.mul_nonneg (Rat.pow_nonneg h₀) (div_one_sub_nonneg h₁ hδ))]
  exact hpoint

/-- **Claim.** The bound by which value iteration stops: when an iterate has changed `v` by `δ`, no
later iterate is further than `γ / (1 - γ) * δ` from it. -/
theorem supNorm_bellmanOpt_sub_iterate_le {M : MDP n m} (hm : 0 < m) (h₀ : 0 ≤ M.discount)
    (h₁ : M.discount < 1) (v : Fin n → Rat) (j : Nat) :
    supNorm (fun s => M.bellmanOpt v s - M.iterate (1 + j) v s) ≤
      M.discount / (1 - M.discount) * supNorm fun s => M.bellmanOpt v s - v s := by
  have := supNorm_iterate_sub_le hm h₀ h₁ v 1 j
  rwa [Rat.pow_one] at this

/-- **Claim.** A value function is no further from a fixed point of the optimality operator than `1
/ (1 - γ)` times its Bellman residual. -/
theorem supNorm_sub_fixed_le {M : MDP n m} (hm : 0 < m) (h₀ : 0 ≤ M.discount)
    (h₁ : M.discount < 1) {v w : Fin n → Rat} (hw : ∀ s, M.bellmanOpt w s = w s) :
    supNorm (fun s => v s - w s) ≤
      (supNorm fun s => M.bellmanOpt v s - v s) / (1 - M.discount) := by
  have hδ := supNorm_nonneg fun s => M.bellmanOpt v s - v s
  have hres := abs_le_supNorm fun s => M.bellmanOpt v s - v s
  have hc := one_sub_mul_div h₁ (supNorm fun s => M.bellmanOpt v s - v s)
  have hc₀ := div_one_sub_nonneg h₁ hδ
  generalize supNorm (fun s => M.bellmanOpt v s - v s) = δ at *
  generalize δ / (1 - M.discount) = c at *
  have hd₀ := supNorm_nonneg fun s => v s - w s
  have hd := abs_le_supNorm fun s => v s - w s
  have hcontract := abs_bellmanOpt_sub_le hm h₀ hd
  have hle : supNorm (fun s => v s - w s) ≤ M.discount * supNorm (fun s => v s - w s) + δ := by
    refine (supNorm_le_iff (by have := Rat.mul_nonneg h₀ hd₀; grind)).mpr fun s => ?_
    have h₂ := abs_le_iff.mp (hcontract s)
    have h₃ := abs_le_iff.mp (hres s)
    rw [hw s] at h₂
    rw [abs_le_iff]
    grind
  generalize supNorm (fun s => v s - w s) = d at *
  refine Rat.not_lt.mp fun hlt => ?_
  have hpos := Rat.mul_pos (show 0 < 1 - M.discount by grind) (show 0 < d - c by grind)
  grind

/-- **Claim.** The optimality operator has at most one fixed point. -/
theorem fixed_unique {M : MDP n m} (hm : 0 < m) (h₀ : 0 ≤ M.discount) (h₁ : M.discount < 1)
    {v w : Fin n → Rat} (hv : ∀ s, M.bellmanOpt v s = v s) (hw : ∀ s, M.bellmanOpt w s = w s) :
    v = w := by
  funext s
  have hzero : (supNorm fun s => M.bellmanOpt v s - v s) ≤ 0 :=
    (supNorm_le_iff Rat.le_refl).mpr fun s => by rw [hv s, abs_le_iff]; grind
  have hle := supNorm_sub_fixed_le hm h₀ h₁ (v := v) hw
  have hz : (supNorm fun s => M.bellmanOpt v s - v s) = 0 :=
    Rat.le_antisymm hzero (supNorm_nonneg _)
  rw [hz, Rat.div_def, Rat.zero_mul] at hle
  have := abs_le_iff.mp (Rat.le_trans (abs_le_supNorm (fun s => v s - w s) s) hle)
  grind

end Spec.MDP
