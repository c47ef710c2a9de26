module

public import Spec.MDP.Linear
public import Spec.MDP.OneStep
public import Spec.MDP.ValueIteration

/-!
# A finite process has a rational optimum

Every finite discounted decision process with rational probabilities, rewards and discount has an
optimal value that is rational, too, and a deterministic stationary policy that attains it.

The value of a stationary policy solves linear equations, which are solved by eliminating one state
after another; among the finitely many deterministic stationary policies, one of the largest sum of
values is optimal, as a better action in any state would make that sum larger. This needs no more
than a bound of the discounted number of steps that are left: `1 / (1 - γ)`, or without a discount a
ranking of all actions.

## Main statements

* `exists_policyValue`: a deterministic stationary policy has a rational value.
* `exists_optimal_of_steps`: where the discounted number of steps left is bounded, the optimality
  operator has a rational fixed point, and a greedy policy for it.
* `exists_optimal`: so it has where the discount is below one.
* `exists_optimal_on`: the same on a closed set of states.

## References

* M. L. Puterman, *Markov Decision Processes*, Wiley, 1994, Theorems 6.2.5 and 6.2.7.
-/

@[expose] public section

namespace Spec.MDP

variable {n m : Nat}

/-! ### The steps that are left -/

/-- A backup is the expected reward and the discounted mean of the successor's number. -/
theorem backup_eq_expect_next (M : MDP n m) (v : Fin n → Rat) (s : Fin n) (a : Fin m) :
    M.backup v s a = (M.step s a).expect Outcome.reward +
      M.discount * (M.step s a).expect (Outcome.next v) := by
  rw [backup, ← Draw.expect_mul_left, ← Draw.expect_add]; rfl

/-- With a discount below one, the discounted number of steps left is at most `1 / (1 - γ)`. -/
theorem steps_of_discount {M : MDP n m} (h₀ : 0 ≤ M.discount) (h₁ : M.discount < 1) (s : Fin n)
    (a : Fin m) : 1 + M.discount * (M.step s a).expect
      (Outcome.next fun _ => 1 / (1 - M.discount)) ≤ 1 / (1 - M.discount) := by
  have hc := one_sub_mul_div h₁ 1
  have hc₀ := div_one_sub_nonneg h₁ (show (0 : Rat) ≤ 1 by decide)
  generalize 1 / (1 - M.discount) = c at hc hc₀
  have hle : (M.step s a).expect (Outcome.next fun _ => c) ≤ c := Draw.expect_le fun o _ => by
    rw [Outcome.next]; cases o.terminated
    · exact Rat.le_refl
    · exact hc₀
  have := Rat.mul_le_mul_of_nonneg_left hle h₀
  grind

/-- The mean of the successor's number as a sum over the states. -/
theorem expect_next_eq_sum (d : Draw (Outcome n)) (v : Fin n → Rat) :
    d.expect (Outcome.next v) =
      sum n fun j => (d.expect fun o => bif o.terminated then 0 else indicator (j = o.state)) *
        v j := by
  have h : Outcome.next v = fun o : Outcome n =>
      sum n fun j => v j * (bif o.terminated then 0 else indicator (j = o.state)) := by
    funext o
    rw [Outcome.next]
    cases o.terminated with
    | true => simp only [cond_true, Rat.mul_zero, sum_const]
    | false =>
      simp only [cond_false]
      rw [← sum_indicator_mul o.state v]
      exact congrArg (sum n) (funext fun j => Rat.mul_comm _ _)
  rw [h, Draw.expect_sum]
  exact congrArg (sum n) (funext fun j => by rw [Draw.expect_mul_left, Rat.mul_comm])

private theorem exists_inv {r : Fin n → Rat} (h : ∀ s, 1 ≤ r s) :
    ∃ k : Fin n → Rat, ∀ s, 0 < k s ∧ k s * r s = 1 :=
  ⟨fun s => (r s)⁻¹, fun s => ⟨Rat.inv_pos.mpr (by have := h s; grind),
    Rat.inv_mul_cancel _ (by have := h s; grind)⟩⟩

private theorem one_le_steps {M : MDP n m} (h₀ : 0 ≤ M.discount) {r : Fin n → Rat}
    (hr₀ : ∀ s, 0 ≤ r s) {s : Fin n} {a : Fin m}
    (hr : 1 + M.discount * (M.step s a).expect (Outcome.next r) ≤ r s) : 1 ≤ r s := by
  have := Rat.mul_nonneg h₀ (Draw.expect_nonneg (f := Outcome.next r) (d := M.step s a)
    fun o _ => Outcome.next_nonneg fun _ => hr₀ _)
  grind

/-! ### The value of a policy -/

/-- **Claim.** In a process with rational probabilities, rewards and discount `γ ≥ 0`, let `r ≥ 0`
bound the discounted number of steps that a deterministic stationary policy makes before the episode
ends: `1 + γ E[r(s')] ≤ r(s)`. Then the Bellman equations of the policy have a rational solution. -/
theorem exists_policyValue {M : MDP n m} (h₀ : 0 ≤ M.discount) {π : Fin n → Fin m}
    {r : Fin n → Rat} (hr₀ : ∀ s, 0 ≤ r s)
    (hr : ∀ s, 1 + M.discount * (M.step s (π s)).expect (Outcome.next r) ≤ r s) :
    ∃ v : Fin n → Rat, ∀ s, M.backup v s (π s) = v s := by
  let q : Fin n → Fin n → Rat := fun s j =>
    (M.step s (π s)).expect fun o => bif o.terminated then 0 else indicator (j = o.state)
  have hq : ∀ s j, 0 ≤ q s j := fun s j => Draw.expect_nonneg fun o _ => by
    cases o.terminated with
    | false => exact indicator_nonneg _
    | true => exact Rat.le_refl
  have hnext : ∀ s f, (M.step s (π s)).expect (Outcome.next f) = sum n fun j => q s j * f j :=
    fun s f => expect_next_eq_sum _ f
  obtain ⟨k, hk⟩ := exists_inv fun s => one_le_steps h₀ hr₀ (hr s)
  obtain ⟨u, hu⟩ := exists_linear (n := n) (W := fun s j => k s * M.discount * (q s j * r j))
    (fun s => k s * (M.step s (π s)).expect Outcome.reward)
    (fun s j => Rat.mul_nonneg (Rat.mul_nonneg (Rat.le_of_lt (hk s).1) h₀)
      (Rat.mul_nonneg (hq s j) (hr₀ j)))
    (fun s => by
      rw [sum_mul_left, ← hnext, Rat.mul_assoc]
      have h := Rat.mul_le_mul_of_nonneg_left (hr s) (Rat.le_of_lt (hk s).1)
      have := hk s
      grind)
  refine ⟨fun s => r s * u s, fun s => ?_⟩
  show _ = r s * u s
  rw [backup_eq_expect_next, hnext, hu s]
  have hsum : (sum n fun j => k s * M.discount * (q s j * r j) * u j) =
      k s * M.discount * sum n fun j => q s j * (r j * u j) := by
    rw [← sum_mul_left]
    exact congrArg (sum n) (funext fun j => by grind)
  rw [hsum]
  have := (hk s).2
  generalize (sum n fun j => q s j * (r j * u j)) = x
  generalize (M.step s (π s)).expect Outcome.reward = y
  have h₁ : r s * (k s * y) = y := by
    rw [← Rat.mul_assoc, Rat.mul_comm (r s), this, Rat.one_mul]
  have h₂ : r s * (k s * M.discount * x) = M.discount * x := by
    rw [Rat.mul_assoc, ← Rat.mul_assoc (r s), Rat.mul_comm (r s), this, Rat.one_mul]
  rw [Rat.mul_add, h₁, h₂]

/-! ### The best policy -/

/-- Among finitely many functions there is a best one. -/
private theorem exists_best (hm : 0 < m) (F : (Fin n → Fin m) → Rat) : ∃ π, ∀ π', F π' ≤ F π := by
  induction n with
  | zero =>
    exact ⟨fun i => i.elim0, fun π' => by
      rw [show π' = fun i => i.elim0 from funext fun i => i.elim0]; exact Rat.le_refl⟩
  | succ n ih =>
    let snoc : (Fin n → Fin m) → Fin m → Fin (n + 1) → Fin m := fun π a i =>
      if h : i.val < n then π ⟨i.val, h⟩ else a
    have hbest := fun a => ih fun π => F (snoc π a)
    let best := fun a => (hbest a).choose
    obtain ⟨a, ha⟩ := exists_eq_maximum hm fun a => F (snoc (best a) a)
    refine ⟨snoc (best a) a, fun π' => ?_⟩
    have hsnoc : π' = snoc (fun i => π' ⟨i.val, by omega⟩) (π' ⟨n, by omega⟩) := by
      funext i
      simp only [snoc]
      split
      · rfl
      · exact congrArg π' (Fin.ext (by simp only; omega))
    rw [hsnoc]
    have hle := le_maximum (fun a => F (snoc (best a) a)) (π' ⟨n, by omega⟩)
    rw [← ha] at hle
    exact Rat.le_trans
      ((hbest (π' ⟨n, by omega⟩)).choose_spec fun i => π' ⟨i.val, by omega⟩) hle

/-- Values that a policy's operator does not lower are at most its own. -/
private theorem le_of_le_backup {M : MDP n m} (h₀ : 0 ≤ M.discount) {π : Fin n → Fin m}
    {r : Fin n → Rat} (hr₀ : ∀ s, 0 ≤ r s)
    (hr : ∀ s, 1 + M.discount * (M.step s (π s)).expect (Outcome.next r) ≤ r s)
    {v w : Fin n → Rat} (hv : ∀ s, v s ≤ M.backup v s (π s))
    (hw : ∀ s, M.backup w s (π s) = w s) (s : Fin n) : v s ≤ w s := by
  obtain ⟨k, hk⟩ := exists_inv fun s => one_le_steps h₀ hr₀ (hr s)
  obtain ⟨t, ht⟩ := exists_eq_maximum (Nat.zero_lt_of_lt s.isLt) fun s => k s * (v s - w s)
  have hle := fun s => le_maximum (fun s => k s * (v s - w s)) s
  simp only at ht hle
  generalize maximum n (fun s => k s * (v s - w s)) = d at *
  have hd : ∀ s, v s ≤ w s + d * r s := fun s => by
    have h := Rat.mul_le_mul_of_nonneg_left (hle s) (hr₀ s)
    have h' : r s * (k s * (v s - w s)) = v s - w s := by
      rw [← Rat.mul_assoc, Rat.mul_comm (r s), (hk s).2, Rat.one_mul]
    grind
  have htd : v t = w t + d * r t := by
    have h' : r t * (k t * (v t - w t)) = v t - w t := by
      rw [← Rat.mul_assoc, Rat.mul_comm (r t), (hk t).2, Rat.one_mul]
    rw [ht] at h'
    grind
  refine Rat.not_lt.mp fun hlt => ?_
  have hpos : 0 < d := by
    have h₁ := Rat.mul_pos (hk s).1 (show 0 < v s - w s by grind)
    have h₂ := hle s
    grind
  have hnext : (M.step t (π t)).expect (Outcome.next v) ≤
      (M.step t (π t)).expect (Outcome.next w) + d * (M.step t (π t)).expect (Outcome.next r) := by
    rw [← Draw.expect_mul_left, ← Draw.expect_add]
    refine Draw.expect_mono fun o _ => ?_
    rw [Outcome.next, Outcome.next, Outcome.next]
    cases o.terminated
    · exact hd o.state
    · simp only [cond_true]; grind
  have h₁ := Rat.mul_le_mul_of_nonneg_left hnext h₀
  have h₂ := Rat.mul_le_mul_of_nonneg_left (hr t) (Rat.le_of_lt hpos)
  have h₃ := hv t
  have h₄ := hw t
  rw [backup_eq_expect_next] at h₃ h₄
  grind

/-- **Claim.** **Existence.** Let a finite decision process have rational probabilities, rewards and
a discount `γ ≥ 0`, and let `r ≥ 0` bound the discounted number of steps that are left, whatever is
done: `1 + γ E[r(s')] ≤ r(s)` for every action, which without a discount says that `r` ranks all
actions. Then the process has a rational optimal value, which is a fixed point of the Bellman
optimality operator, and a deterministic stationary policy that is greedy with respect to it. -/
theorem exists_optimal_of_steps (M : MDP n m) (hm : 0 < m) (h₀ : 0 ≤ M.discount) {r : Fin n → Rat}
    (hr₀ : ∀ s, 0 ≤ r s)
    (hr : ∀ s a, 1 + M.discount * (M.step s a).expect (Outcome.next r) ≤ r s) :
    ∃ (v : Fin n → Rat) (π : Fin n → Fin m), (∀ s, M.bellmanOpt v s = v s) ∧ M.IsGreedy v π := by
  have hex := fun π : Fin n → Fin m => exists_policyValue (M := M) h₀ hr₀ fun s => hr s (π s)
  let V := fun π => (hex π).choose
  have hV : ∀ π s, M.backup (V π) s (π s) = V π s := fun π => (hex π).choose_spec
  obtain ⟨π, hπ⟩ := exists_best hm fun π => sum n (V π)
  have hup : ∀ s a, M.backup (V π) s a ≤ V π s := fun s a => by
    refine Rat.not_lt.mp fun hlt => ?_
    let π' : Fin n → Fin m := fun t => if t = s then a else π t
    have hge : ∀ t, V π t ≤ M.backup (V π) t (π' t) := fun t => by
      by_cases ht : t = s
      · simp only [π', if_pos ht]; rw [ht]; exact Rat.le_of_lt hlt
      · simp only [π', if_neg ht]; rw [hV]; exact Rat.le_refl
    have hle := le_of_le_backup h₀ hr₀ (fun s => hr s (π' s)) hge (hV π')
    have hs : V π s < V π' s := by
      have h := backup_mono (M := M) h₀ hle s a
      have h' := hV π' s
      simp only [π', if_pos] at h'
      grind
    have hsum : sum n (V π) < sum n (V π') := by
      have h := sum_mono (n := n) (f := fun t => indicator (t = s) * (V π' s - V π s))
        (g := fun t => V π' t + -1 * V π t) fun t => by
          by_cases ht : t = s
          · simp only [ht, indicator_pos]; grind
          · simp only [indicator_neg ht]; have := hle t; grind
      rw [sum_indicator_mul s fun _ => V π' s - V π s, sum_add, sum_mul_left] at h
      grind
    have := hπ π'
    grind
  have hopt : ∀ s, M.bellmanOpt (V π) s = V π s := fun s =>
    Rat.le_antisymm ((maximum_le_iff hm).mpr (hup s))
      (hV π s ▸ backup_le_bellmanOpt M (V π) s (π s))
  exact ⟨V π, π, hopt, fun s => by rw [hV, hopt]⟩

/-- **Claim.** Every finite decision process with rational probabilities, rewards and discount
`0 ≤ γ < 1` has a rational optimal value, which is a fixed point of the Bellman optimality operator,
and a deterministic stationary policy that is greedy with respect to it. -/
theorem exists_optimal (M : MDP n m) (hm : 0 < m) (h₀ : 0 ≤ M.discount) (h₁ : M.discount < 1) :
    ∃ (v : Fin n → Rat) (π : Fin n → Fin m), (∀ s, M.bellmanOpt v s = v s) ∧ M.IsGreedy v π :=
  exists_optimal_of_steps M hm h₀ (fun _ => div_one_sub_nonneg h₁ (show (0 : Rat) ≤ 1 by decide))
    (steps_of_discount h₀ h₁)

open Classical in
/-- **Claim.** On a set `C` of states that is closed under all actions, it is enough that `r` bounds
the discounted number of steps that are left from there: then there are rational values that on `C`
are a fixed point of the Bellman optimality operator, and a deterministic stationary policy that on
`C` is greedy with respect to them. -/
theorem exists_optimal_on (M : MDP n m) (hm : 0 < m) (h₀ : 0 ≤ M.discount) {C : Fin n → Prop}
    (hC : M.Closed (fun _ _ => True) C) {r : Fin n → Rat} (hr₀ : ∀ s, C s → 0 ≤ r s)
    (hr : ∀ s a, C s → 1 + M.discount * (M.step s a).expect (Outcome.next r) ≤ r s) :
    ∃ (v : Fin n → Rat) (π : Fin n → Fin m),
      ∀ s, C s → M.bellmanOpt v s = v s ∧ M.backup v s (π s) = v s := by
  let M' : MDP n m :=
    { step := fun s a => if C s then M.step s a else .pure ⟨s, 0, true⟩, discount := M.discount }
  have hback : ∀ v s a, C s → M'.backup v s a = M.backup v s a := fun v s a hs => by
    simp only [backup, M', if_pos hs]
  obtain ⟨v, π, hv, hπ⟩ := exists_optimal_of_steps M' hm h₀ (r := fun s => if C s then r s else 1)
    (fun s => by
      by_cases hs : C s
      · simp only [if_pos hs]; exact hr₀ s hs
      · simp only [if_neg hs]; decide)
    (fun s a => by
      by_cases hs : C s
      · simp only [M', if_pos hs]
        rw [Draw.expect_congr (g := Outcome.next r)]
        · exact hr s a hs
        · intro o ho
          rw [Outcome.next, Outcome.next]
          cases ht : o.terminated with
          | true => rfl
          | false => simp only [cond_false, if_pos (hC s a hs trivial o ho ht)]
      · simp only [M', if_neg hs, Draw.expect_pure, Outcome.next, cond_true]
        grind)
  refine ⟨v, π, fun s hs => ?_⟩
  have hopt : M'.bellmanOpt v s = M.bellmanOpt v s :=
    congrArg (maximum m) (funext fun a => hback v s a hs)
  have h₁ := hv s
  have h₂ := hπ s
  rw [hback v s _ hs, hopt] at h₂
  rw [hopt] at h₁
  exact ⟨h₁, h₂.trans h₁⟩

end Spec.MDP
