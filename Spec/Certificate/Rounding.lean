module

public import Spec.MDP.OneStep
public import Spec.MDP.Optimal

/-!
# Certificates for a rounded model

Probabilities that come as doubles have larger denominators than the check of a certificate takes,
so the model that is checked is a rounded one. How far may its values be from those of the original?
Where expected rewards differ by at most `ρ`, and the distributions of what follows a step, over the
successors and the end of the episode, by at most `τ` in total variation, backups of a function
between `lo ≤ 0` and `hi ≥ 0` differ by at most `δ = ρ + γ τ (hi - lo)`, and values by at most `δ`
times the discounted number of steps that are left: by `δ / (1 - γ)` where `γ < 1`, and without
discount by `δ` times a ranking.

Everything is asked only of a set of states that is closed in both processes. Only outcomes of
positive probability count, and of rewards only their expectations do.

## Main definitions

* `onward`, `ending`: the probability that a step leads to a state; that it ends the episode.
* `rowDistance`: the total variation between what follows a step in two processes.
* `CloseOn`: two processes are close on a closed set of states.

## Main statements

* `CloseOn.abs_backup_sub_le`: backups are close.
* `CloseOn.abs_value_sub_le`: so are the values of a stationary policy, by a bound on the steps
  left.
* `CloseOn.abs_value_sub_le_div`: with a discount below one.
* `CloseOn.abs_iterate_sub_le`: so are the best values over a horizon.
* `CloseOn.abs_optimal_sub_le`: so are the optimal values.
* `CloseOn.backup_le_add`, `CloseOn.le_backup_add`: a certificate of one process is one of the
  other.

## References

* M. Kearns and S. Singh, *Near-Optimal Reinforcement Learning in Polynomial Time*, Machine Learning
  49, 2002, Lemma 4.
-/

@[expose] public section

namespace Spec.MDP

variable {n m : Nat} {M M' : MDP n m} {A : Fin n → Fin m → Prop} {C : Fin n → Prop}
  {ρ τ lo hi : Rat} {v : Fin n → Rat} {s : Fin n} {a : Fin m}

/-- The probability that a step goes on to a state. -/
def onward (M : MDP n m) (s : Fin n) (a : Fin m) (j : Fin n) : Rat :=
  (M.step s a).expect fun o => bif o.terminated then 0 else indicator (j = o.state)

/-- The probability that a step ends the episode. -/
def ending (M : MDP n m) (s : Fin n) (a : Fin m) : Rat :=
  (M.step s a).expect fun o => bif o.terminated then 1 else 0

/-- The total variation between what follows a step in two processes: half the sum of the
differences of all probabilities, of each successor and of the end of the episode. -/
def rowDistance (M M' : MDP n m) (s : Fin n) (a : Fin m) : Rat :=
  1 / 2 * (sum n (fun j => abs (M.onward s a j - M'.onward s a j)) +
    abs (M.ending s a - M'.ending s a))

/-- Two processes with one discount are close on the set `C` of states, which is closed in both
under the actions that `A` allows: there expected rewards differ by at most `ρ`, and what follows a
step by at most `τ` in total variation. -/
structure CloseOn (M M' : MDP n m) (A : Fin n → Fin m → Prop) (C : Fin n → Prop) (ρ τ : Rat) :
    Prop where
  /-- The discounts are equal. -/
  discount : M'.discount = M.discount
  /-- The discount is not negative. -/
  discount_nonneg : 0 ≤ M.discount
  /-- The set is closed in the one process. -/
  closed : M.Closed A C
  /-- The set is closed in the other. -/
  closed' : M'.Closed A C
  /-- Expected rewards are close. -/
  reward : ∀ s a, C s → A s a →
    abs ((M.step s a).expect Outcome.reward - (M'.step s a).expect Outcome.reward) ≤ ρ
  /-- What follows a step is close. -/
  row : ∀ s a, C s → A s a → M.rowDistance M' s a ≤ τ

/-! ### Rows -/

/-- The mean of the successor's number is the sum over the successors. -/
private theorem expect_next (M : MDP n m) (v : Fin n → Rat) (s : Fin n) (a : Fin m) :
    (M.step s a).expect (Outcome.next v) = sum n fun j => M.onward s a j * v j :=
  expect_next_eq_sum _ v

/-- What follows a step has probabilities that sum to one. -/
theorem sum_onward (M : MDP n m) (s : Fin n) (a : Fin m) :
    sum n (M.onward s a) + M.ending s a = 1 := by
  have h := expect_next M (fun _ => 1) s a
  simp only [Rat.mul_one] at h
  rw [show sum n (M.onward s a) = sum n fun j => M.onward s a j from rfl, ← h, ending,
    ← Draw.expect_add, Draw.expect_congr (g := fun _ => 1), Draw.expect_const]
  intro o _
  rw [Outcome.next]
  cases o.terminated <;> simp only [cond_true, cond_false] <;> grind

private theorem onward_eq_zero (hC : M.Closed A C) (hs : C s) (ha : A s a) {j : Fin n}
    (hj : ¬ C j) : M.onward s a j = 0 := by
  refine Draw.expect_eq_zero fun o ho => ?_
  cases ht : o.terminated with
  | true => rfl
  | false => exact indicator_neg fun h => hj (h ▸ hC s a hs ha o ho ht)

private theorem mul_le_abs_mul {x y c : Rat} (h₀ : -c ≤ y) (h₁ : y ≤ c) : x * y ≤ abs x * c := by
  rcases Rat.le_total (a := 0) (b := x) with h | h
  · have := Rat.mul_le_mul_of_nonneg_left h₁ h
    have := Rat.mul_le_mul_of_nonneg_right (le_max_left x (-x)) (show 0 ≤ c by grind)
    unfold abs; grind
  · have := Rat.mul_le_mul_of_nonneg_left (show -y ≤ c by grind) (show 0 ≤ -x by grind)
    have := Rat.mul_le_mul_of_nonneg_right (le_max_right x (-x)) (show 0 ≤ c by grind)
    unfold abs; grind

private theorem rowDistance_comm (M M' : MDP n m) (s : Fin n) (a : Fin m) :
    M.rowDistance M' s a = M'.rowDistance M s a := by
  rw [rowDistance, rowDistance, abs_sub_comm (M.ending s a)]
  congr 2
  exact congrArg (sum n) (funext fun j => abs_sub_comm _ _)

/-- Means differ by at most the total variation times the span. -/
private theorem expect_next_sub_le (hC : M.Closed A C) (hC' : M'.Closed A C) (hs : C s) (ha : A s a)
    (hlo : lo ≤ 0) (hhi : 0 ≤ hi) (hv : ∀ j, C j → lo ≤ v j ∧ v j ≤ hi) :
    (M.step s a).expect (Outcome.next v) - (M'.step s a).expect (Outcome.next v) ≤
      M.rowDistance M' s a * (hi - lo) := by
  have hone := sum_onward M s a
  have hone' := sum_onward M' s a
  have hle : sum n (fun j => (M.onward s a j - M'.onward s a j) * (v j - (lo + hi) / 2)) ≤
      sum n fun j => (hi - lo) / 2 * abs (M.onward s a j - M'.onward s a j) := sum_mono fun j => by
    by_cases hj : C j
    · obtain ⟨h₁, h₂⟩ := hv j hj
      rw [Rat.mul_comm ((hi - lo) / 2)]
      exact mul_le_abs_mul (by grind) (by grind)
    · rw [onward_eq_zero hC hs ha hj, onward_eq_zero hC' hs ha hj]
      have h := Rat.mul_nonneg (show 0 ≤ (hi - lo) / 2 by grind) (abs_nonneg (0 - 0))
      grind
  have hend := mul_le_abs_mul (x := M.ending s a - M'.ending s a) (y := -((lo + hi) / 2))
    (c := (hi - lo) / 2) (by grind) (by grind)
  have hexpand : sum n (fun j => (M.onward s a j - M'.onward s a j) * (v j - (lo + hi) / 2)) =
      (sum n fun j => M.onward s a j * v j) + -1 * (sum n fun j => M'.onward s a j * v j) +
        (-((lo + hi) / 2) * sum n (M.onward s a) + (lo + hi) / 2 * sum n (M'.onward s a)) := by
    rw [← sum_mul_left, ← sum_mul_left, ← sum_mul_left, ← sum_add, ← sum_add, ← sum_add]
    exact congrArg (sum n) (funext fun j => by grind)
  rw [sum_mul_left, hexpand] at hle
  rw [expect_next, expect_next, rowDistance]
  clear hexpand hv
  generalize sum n (fun j => abs (M.onward s a j - M'.onward s a j)) = x at *
  generalize abs (M.ending s a - M'.ending s a) = y at *
  generalize (lo + hi) / 2 = c at *
  generalize sum n (M.onward s a) = p at *
  generalize sum n (M'.onward s a) = p' at *
  generalize (sum n fun j => M.onward s a j * v j) = e at *
  generalize (sum n fun j => M'.onward s a j * v j) = e' at *
  rw [show M.ending s a = 1 - p by grind, show M'.ending s a = 1 - p' by grind] at hend
  grind

namespace CloseOn

/-- **Claim.** Where two processes are close, expected rewards up to `ρ` and what follows a step up
to `τ` in total variation, the backups of a function that on the closed set is between `lo ≤ 0` and
`hi ≥ 0` differ by at most `ρ + γ τ (hi - lo)`. -/
theorem abs_backup_sub_le (h : M.CloseOn M' A C ρ τ) (hs : C s) (ha : A s a) (hlo : lo ≤ 0)
    (hhi : 0 ≤ hi) (hv : ∀ j, C j → lo ≤ v j ∧ v j ≤ hi) :
    abs (M.backup v s a - M'.backup v s a) ≤ ρ + M.discount * (τ * (hi - lo)) := by
  have hspan := Rat.mul_le_mul_of_nonneg_right (h.row s a hs ha) (show 0 ≤ hi - lo by grind)
  have h₁ := Rat.mul_le_mul_of_nonneg_left (Rat.le_trans
    (expect_next_sub_le h.closed h.closed' hs ha hlo hhi hv) hspan) h.discount_nonneg
  rw [rowDistance_comm] at hspan
  have h₂ := Rat.mul_le_mul_of_nonneg_left (Rat.le_trans
    (expect_next_sub_le h.closed' h.closed hs ha hlo hhi hv) hspan) h.discount_nonneg
  have hr := abs_sub_le_iff.mp (h.reward s a hs ha)
  rw [abs_sub_le_iff, backup_eq_expect_next, backup_eq_expect_next, h.discount]
  grind

/-- **Claim.** Where two processes are close, expected rewards up to `ρ` and what follows a step up
to `τ` in total variation, an upper bound on a backup carries over with a slack: where the backup of
a function between `lo ≤ 0` and `hi ≥ 0` is at most `u` in the one process, it is at most
`u + ρ + γ τ (hi - lo)` in the other. -/
theorem backup_le_add (h : M.CloseOn M' A C ρ τ) (hs : C s) (ha : A s a) (hlo : lo ≤ 0)
    (hhi : 0 ≤ hi) (hv : ∀ j, C j → lo ≤ v j ∧ v j ≤ hi) {u : Rat} (hu : M'.backup v s a ≤ u) :
    M.backup v s a ≤ u + (ρ + M.discount * (τ * (hi - lo))) := by
  have := abs_sub_le_iff.mp (h.abs_backup_sub_le hs ha hlo hhi hv)
  grind

/-- **Claim.** Where two processes are close, expected rewards up to `ρ` and what follows a step up
to `τ` in total variation, a lower bound on a backup carries over with a slack: where the backup of
a function between `lo ≤ 0` and `hi ≥ 0` is at least `u` in the one process, it is at least
`u - ρ - γ τ (hi - lo)` in the other. -/
theorem le_backup_add (h : M.CloseOn M' A C ρ τ) (hs : C s) (ha : A s a) (hlo : lo ≤ 0)
    (hhi : 0 ≤ hi) (hv : ∀ j, C j → lo ≤ v j ∧ v j ≤ hi) {u : Rat} (hu : u ≤ M'.backup v s a) :
    u ≤ M.backup v s a + (ρ + M.discount * (τ * (hi - lo))) := by
  have := abs_sub_le_iff.mp (h.abs_backup_sub_le hs ha hlo hhi hv)
  grind

/-- The differences of the successors' numbers, and a bound on the steps left. -/
private theorem abs_backup_le_rank (h₀ : 0 ≤ M.discount) (hC : M.Closed A C) (hs : C s)
    (ha : A s a) {w : Fin n → Rat} {r : Fin n → Rat} {δ : Rat}
    (hw : ∀ j, C j → abs (v j - w j) ≤ δ * r j) :
    abs (M.backup v s a - M.backup w s a) ≤
      δ * (M.discount * (M.step s a).expect (Outcome.next r)) := by
  have hnext : ∀ o, o ∈ M.step s a →
      o.next v ≤ o.next w + δ * o.next r ∧ o.next w ≤ o.next v + δ * o.next r := fun o ho => by
    cases ht : o.terminated with
    | true => simp only [Outcome.next_of_terminated ht]; grind
    | false =>
      simp only [Outcome.next_of_not_terminated ht]
      exact abs_sub_le_iff.mp (hw _ (hC s a hs ha o ho ht))
  have h₁ := Rat.mul_le_mul_of_nonneg_left (Draw.expect_mono fun o ho => (hnext o ho).1) h₀
  have h₂ := Rat.mul_le_mul_of_nonneg_left (Draw.expect_mono fun o ho => (hnext o ho).2) h₀
  rw [Draw.expect_add, Draw.expect_mul_left] at h₁ h₂
  rw [abs_sub_le_iff, backup_eq_expect_next, backup_eq_expect_next]
  have hv : (M.step s a).expect (Outcome.next v) = (M.step s a).expect fun o => o.next v := rfl
  have hw : (M.step s a).expect (Outcome.next w) = (M.step s a).expect fun o => o.next w := rfl
  have hr : (M.step s a).expect (Outcome.next r) = (M.step s a).expect fun o => o.next r := rfl
  rw [hv, hw, hr]
  grind

/-- **Claim.** **Simulation lemma.** Let two processes be close on a closed set under the actions of
a stationary policy, with chance or without, and let its values in the second one be between `lo`
and `hi` there over every horizon. Let `r ≥ 0` bound the discounted number of steps that are left in
the first one: `1 + γ E[r(s')] ≤ r(s)` for the policy's actions, where the end of the episode counts
zero. Then its values over every horizon differ by at most `(ρ + γ τ (hi - lo)) r`. -/
theorem abs_value_sub_le {σ : Fin n → Draw (Fin m)}
    (h : M.CloseOn M' (fun s a => a ∈ σ s) C ρ τ)
    (hv : ∀ k j, C j → lo ≤ M'.value (.memoryless σ) k [] j ∧
      M'.value (.memoryless σ) k [] j ≤ hi)
    {r : Fin n → Rat} (hr₀ : ∀ s, C s → 0 ≤ r s)
    (hr : ∀ s a, C s → a ∈ σ s → 1 + M.discount * (M.step s a).expect (Outcome.next r) ≤ r s)
    (k : Nat) (past past' : History n m) (hs : C s) :
    abs (M.value (.memoryless σ) k past s - M'.value (.memoryless σ) k past' s) ≤
      (ρ + M.discount * (τ * (hi - lo))) * r s := by
  have hzero := hv 0 s hs
  rw [value_zero] at hzero
  have hδ : 0 ≤ ρ + M.discount * (τ * (hi - lo)) := by
    obtain ⟨a, ha⟩ := Draw.exists_mem (σ s)
    exact Rat.le_trans (abs_nonneg _) (h.abs_backup_sub_le (v := fun _ => 0) hs ha hzero.1 hzero.2
      fun _ _ => hzero)
  have hback := fun k s a hs ha => h.abs_backup_sub_le (s := s) (a := a) hs ha hzero.1 hzero.2
    (hv k)
  generalize ρ + M.discount * (τ * (hi - lo)) = δ at hδ hback
  induction k generalizing past past' s with
  | zero =>
    have := Rat.mul_nonneg hδ (hr₀ s hs)
    rw [value_zero, value_zero, abs_le_iff]; grind
  | succ k ih =>
    rw [value_memoryless_succ, value_memoryless_succ, bellman, bellman, abs_sub_le_iff]
    have hstep : ∀ a, a ∈ σ s →
        M.backup (M.value (.memoryless σ) k []) s a ≤
            M'.backup (M'.value (.memoryless σ) k []) s a + δ * r s ∧
          M'.backup (M'.value (.memoryless σ) k []) s a ≤
            M.backup (M.value (.memoryless σ) k []) s a + δ * r s := fun a ha => by
      have h₁ := abs_sub_le_iff.mp (abs_backup_le_rank (s := s) (a := a)
        (v := M.value (.memoryless σ) k []) (w := M'.value (.memoryless σ) k []) (r := r) (δ := δ)
        h.discount_nonneg h.closed hs ha fun j hj => ih [] [] hj)
      have h₂ := abs_sub_le_iff.mp (hback k s a hs ha)
      have h₃ := Rat.mul_le_mul_of_nonneg_left (hr s a hs ha) hδ
      grind
    rw [← Draw.expect_const (δ * r s) (σ s), ← Draw.expect_add, ← Draw.expect_add]
    exact ⟨Draw.expect_mono fun a ha => (hstep a ha).1, Draw.expect_mono fun a ha => (hstep a ha).2⟩

/-- **Claim.** Under the same hypotheses, and with a discount `γ < 1`, the values of a stationary
policy over every horizon differ by at most `(ρ + γ τ (hi - lo)) / (1 - γ)`. -/
theorem abs_value_sub_le_div {σ : Fin n → Draw (Fin m)} (h₁ : M.discount < 1)
    (h : M.CloseOn M' (fun s a => a ∈ σ s) C ρ τ)
    (hv : ∀ k j, C j → lo ≤ M'.value (.memoryless σ) k [] j ∧
      M'.value (.memoryless σ) k [] j ≤ hi)
    (k : Nat) (past past' : History n m) (hs : C s) :
    abs (M.value (.memoryless σ) k past s - M'.value (.memoryless σ) k past' s) ≤
      (ρ + M.discount * (τ * (hi - lo))) / (1 - M.discount) := by
  have := h.abs_value_sub_le hv (r := fun _ => 1 / (1 - M.discount))
    (fun _ _ => div_one_sub_nonneg h₁ (by decide))
    (fun s a _ _ => steps_of_discount h.discount_nonneg h₁ s a) k past past' hs
  rw [Rat.div_def] at this ⊢
  rwa [Rat.one_mul] at this

/-- **Claim.** Let two processes be close on a set that is closed under all actions, and let the
best values over every horizon in the second one be between `lo` and `hi` there. Let `r ≥ 0` bound
the discounted number of steps that are left in the first one, whatever is done: `1 + γ E[r(s')] ≤
r(s)` for every action. Then the best values over every horizon differ by at most
`(ρ + γ τ (hi - lo)) r`. -/
theorem abs_iterate_sub_le (hm : 0 < m) (h : M.CloseOn M' (fun _ _ => True) C ρ τ)
    (hv : ∀ k j, C j → lo ≤ M'.iterate k (fun _ => 0) j ∧ M'.iterate k (fun _ => 0) j ≤ hi)
    {r : Fin n → Rat} (hr₀ : ∀ s, C s → 0 ≤ r s)
    (hr : ∀ s a, C s → 1 + M.discount * (M.step s a).expect (Outcome.next r) ≤ r s) (k : Nat)
    (hs : C s) :
    abs (M.iterate k (fun _ => 0) s - M'.iterate k (fun _ => 0) s) ≤
      (ρ + M.discount * (τ * (hi - lo))) * r s := by
  have hzero : lo ≤ 0 ∧ 0 ≤ hi := hv 0 s hs
  have hδ : 0 ≤ ρ + M.discount * (τ * (hi - lo)) :=
    Rat.le_trans (abs_nonneg _) (h.abs_backup_sub_le (v := fun _ => 0) (a := ⟨0, hm⟩) hs trivial
      hzero.1 hzero.2 fun _ _ => hzero)
  have hback := fun k s a hs => h.abs_backup_sub_le (s := s) (a := a) hs trivial hzero.1 hzero.2
    (hv k)
  generalize ρ + M.discount * (τ * (hi - lo)) = δ at hδ hback
  induction k generalizing s with
  | zero =>
    have := Rat.mul_nonneg hδ (hr₀ s hs)
    rw [iterate, iterate, abs_le_iff]; grind
  | succ k ih =>
    rw [iterate, iterate]
    refine abs_maximum_sub_le hm fun a => abs_sub_le_iff.mpr ?_
    have h₁ := abs_sub_le_iff.mp (abs_backup_le_rank (s := s) (a := a)
      (v := M.iterate k fun _ => 0) (w := M'.iterate k fun _ => 0) (r := r) (δ := δ)
      h.discount_nonneg h.closed hs trivial fun j hj => ih hj)
    have h₂ := abs_sub_le_iff.mp (hback k s a hs)
    have h₃ := Rat.mul_le_mul_of_nonneg_left (hr s a hs) hδ
    grind

/-- **Claim.** Let two processes be close on a set that is closed under all actions, with a discount
`γ < 1`, and let the optimal value of the second one be between `lo ≤ 0` and `hi ≥ 0` there. Then
the optimal values, the fixed points of the two optimality operators, differ by at most
`(ρ + γ τ (hi - lo)) / (1 - γ)` there. -/
theorem abs_optimal_sub_le (hm : 0 < m) (h₁ : M.discount < 1)
    (h : M.CloseOn M' (fun _ _ => True) C ρ τ) {w : Fin n → Rat}
    (hw : ∀ s, M.bellmanOpt w s = w s) (hv : ∀ s, M'.bellmanOpt v s = v s) (hlo : lo ≤ 0)
    (hhi : 0 ≤ hi) (hspan : ∀ j, C j → lo ≤ v j ∧ v j ≤ hi) (hs : C s) :
    abs (w s - v s) ≤ (ρ + M.discount * (τ * (hi - lo))) / (1 - M.discount) := by
  rw [abs_sub_comm]
  refine abs_sub_optimal_le hm h.discount_nonneg h₁ h.closed (fun t ht => ?_) hw hs
  have := abs_maximum_sub_le hm (f := M.backup v t) (g := M'.backup v t) fun a =>
    h.abs_backup_sub_le ht trivial hlo hhi hspan
  rwa [show maximum m (M'.backup v t) = v t from hv t] at this

end CloseOn

end Spec.MDP
