module

public import Spec.MDP.Outcome

/-!
# Bellman operators

The operator of a stationary policy and the optimality operator, on value functions `Fin n → Rat`.
Both are monotone and contract the supremum norm by the discount.

## Main definitions

* `IsGreedy`: a policy whose actions attain the optimality operator.

## Main statements

* `bellman_mono`, `bellmanOpt_mono`: both operators are monotone.
* `supNorm_bellman_sub_le`, `supNorm_bellmanOpt_sub_le`: both are contractions.
* `bellman_le_bellmanOpt`, `exists_isGreedy`: no policy exceeds the optimality operator, and a
  greedy one attains it.
* `bellman_of_isGreedy`: the operator of a greedy policy is the optimality operator.

## References

* M. L. Puterman, *Markov Decision Processes*, Wiley, 1994, Section 6.2.
-/

@[expose] public section

namespace Spec.MDP

variable {n m : Nat}

/-- A policy is greedy with respect to `v` when its actions attain the optimality operator. -/
def IsGreedy (M : MDP n m) (v : Fin n → Rat) (π : Fin n → Fin m) : Prop :=
  ∀ s, M.backup v s (π s) = M.bellmanOpt v s

/-! ### Backups -/

/-- Adding a nonnegative constant to `v` adds at most its discounted value to a backup. -/
theorem backup_le_of_le_add {M : MDP n m} (h₀ : 0 ≤ M.discount) {v w : Fin n → Rat} {c : Rat}
    (hc : 0 ≤ c) (h : ∀ s, v s ≤ w s + c) (s : Fin n) (a : Fin m) :
    M.backup v s a ≤ M.backup w s a + M.discount * c := by
  rw [backup, backup, ← Draw.expect_const (M.discount * c) (M.step s a), ← Draw.expect_add]
  refine Draw.expect_mono fun o _ => ?_
  have hγ := Rat.mul_nonneg h₀ hc
  have hv := Rat.mul_le_mul_of_nonneg_left (h o.state) h₀
  simp only [Outcome.worth]
  cases o.terminated with
  | false => simp only [cond_false]; grind
  | true => simp only [cond_true]; grind

theorem backup_mono {M : MDP n m} (h₀ : 0 ≤ M.discount) {v w : Fin n → Rat}
    (h : ∀ s, v s ≤ w s) (s : Fin n) (a : Fin m) : M.backup v s a ≤ M.backup w s a := by
  have := backup_le_of_le_add h₀ Rat.le_refl (c := 0) (w := w)
    (fun s => by rw [Rat.add_zero]; exact h s) s a
  grind

theorem abs_backup_sub_le {M : MDP n m} (h₀ : 0 ≤ M.discount) {v w : Fin n → Rat} {c : Rat}
    (h : ∀ s, abs (v s - w s) ≤ c) (s : Fin n) (a : Fin m) :
    abs (M.backup v s a - M.backup w s a) ≤ M.discount * c := by
  have hc : 0 ≤ c := Rat.le_trans (abs_nonneg _) (h s)
  rw [abs_sub_le_iff]
  exact ⟨backup_le_of_le_add h₀ hc (fun s => (abs_sub_le_iff.mp (h s)).1) s a,
    backup_le_of_le_add h₀ hc (fun s => (abs_sub_le_iff.mp (h s)).2) s a⟩

/-! ### The operators -/

/-- **Claim.** The Bellman operator of a policy is monotone. -/
theorem bellman_mono {M : MDP n m} (h₀ : 0 ≤ M.discount) (π : Fin n → Draw (Fin m))
    {v w : Fin n → Rat} (h : ∀ s, v s ≤ w s) (s : Fin n) : M.bellman π v s ≤ M.bellman π w s :=
  Draw.expect_mono fun a _ => backup_mono h₀ h s a

/-- **Claim.** The Bellman optimality operator is monotone. -/
theorem bellmanOpt_mono {M : MDP n m} (h₀ : 0 ≤ M.discount) {v w : Fin n → Rat}
    (h : ∀ s, v s ≤ w s) (s : Fin n) : M.bellmanOpt v s ≤ M.bellmanOpt w s :=
  maximum_mono fun a => backup_mono h₀ h s a

theorem abs_bellman_sub_le {M : MDP n m} (h₀ : 0 ≤ M.discount) (π : Fin n → Draw (Fin m))
    {v w : Fin n → Rat} {c : Rat} (h : ∀ s, abs (v s - w s) ≤ c) (s : Fin n) :
    abs (M.bellman π v s - M.bellman π w s) ≤ M.discount * c := by
  have hab := fun a => abs_sub_le_iff.mp (abs_backup_sub_le (M := M) h₀ h s a)
  rw [abs_sub_le_iff, bellman, bellman, ← Draw.expect_const (M.discount * c) (π s),
    ← Draw.expect_add, ← Draw.expect_add]
  exact ⟨Draw.expect_mono fun a _ => (hab a).1, Draw.expect_mono fun a _ => (hab a).2⟩

theorem abs_bellmanOpt_sub_le {M : MDP n m} (hm : 0 < m) (h₀ : 0 ≤ M.discount)
    {v w : Fin n → Rat} {c : Rat} (h : ∀ s, abs (v s - w s) ≤ c) (s : Fin n) :
    abs (M.bellmanOpt v s - M.bellmanOpt w s) ≤ M.discount * c :=
  abs_maximum_sub_le hm fun a => abs_backup_sub_le h₀ h s a

/-- **Claim.** The Bellman operator of a policy contracts the supremum norm by the discount. -/
theorem supNorm_bellman_sub_le {M : MDP n m} (h₀ : 0 ≤ M.discount) (π : Fin n → Draw (Fin m))
    (v w : Fin n → Rat) :
    supNorm (fun s => M.bellman π v s - M.bellman π w s) ≤
      M.discount * supNorm fun s => v s - w s :=
  (supNorm_le_iff (Rat.mul_nonneg h₀ (supNorm_nonneg _))).mpr
    (abs_bellman_sub_le h₀ π fun s => abs_le_supNorm (fun s => v s - w s) s)

/-- **Claim.** The Bellman optimality operator contracts the supremum norm by the discount. -/
theorem supNorm_bellmanOpt_sub_le {M : MDP n m} (hm : 0 < m) (h₀ : 0 ≤ M.discount)
    (v w : Fin n → Rat) :
    supNorm (fun s => M.bellmanOpt v s - M.bellmanOpt w s) ≤
      M.discount * supNorm fun s => v s - w s :=
  (supNorm_le_iff (Rat.mul_nonneg h₀ (supNorm_nonneg _))).mpr
    (abs_bellmanOpt_sub_le hm h₀ fun s => abs_le_supNorm (fun s => v s - w s) s)

theorem backup_le_bellmanOpt (M : MDP n m) (v : Fin n → Rat) (s : Fin n) (a : Fin m) :
    M.backup v s a ≤ M.bellmanOpt v s :=
  le_maximum (M.backup v s) a

/-- **Claim.** No policy's operator exceeds the optimality operator. -/
theorem bellman_le_bellmanOpt (M : MDP n m) (π : Fin n → Draw (Fin m)) (v : Fin n → Rat)
    (s : Fin n) : M.bellman π v s ≤ M.bellmanOpt v s := by
  rw [← Draw.expect_const (M.bellmanOpt v s) (π s)]
  exact Draw.expect_mono fun a _ => backup_le_bellmanOpt M v s a

/-- **Claim.** With at least one action there is a greedy policy. -/
theorem exists_isGreedy (M : MDP n m) (hm : 0 < m) (v : Fin n → Rat) : ∃ π, M.IsGreedy v π :=
  ⟨fun s => (exists_eq_maximum hm (M.backup v s)).choose,
    fun s => (exists_eq_maximum hm (M.backup v s)).choose_spec⟩

/-- **Claim, by definition.** The operator of a greedy policy is the optimality operator. -/
theorem bellman_of_isGreedy {M : MDP n m} {v : Fin n → Rat} {π : Fin n → Fin m}
    (h : M.IsGreedy v π) (s : Fin n) : M.bellman (fun s => .pure (π s)) v s = M.bellmanOpt v s :=
  h s

/-- The optimality operator is zero in terminal states. -/
theorem bellmanOpt_of_terminal {M : MDP n m} {s : Fin n} (h : M.Terminal s) (v : Fin n → Rat) :
    M.bellmanOpt v s = 0 := by
  rw [bellmanOpt, show (fun a => M.backup v s a) = fun _ => (0 : Rat) from
    funext (backup_of_terminal h v)]
  rcases Nat.eq_zero_or_pos m with hm | hm
  · subst hm; rfl
  · obtain ⟨_, hi⟩ := exists_eq_maximum hm fun _ => (0 : Rat)
    exact hi.symm

end Spec.MDP
