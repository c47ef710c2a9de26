module

public import Spec.MDP.Certificate
public import Spec.MDP.Linear

/-!
# The optimal value of a finite discounted process

Every finite decision process with rational probabilities, rewards and discount has an optimal value
that is rational, too, and a deterministic stationary policy that attains it. So "optimal" is a
property of numbers that a program can hold, and a small Bellman residual says how far a value
function is from them.

The value of a stationary policy solves linear equations, which are solved by eliminating one state
after another; among the finitely many deterministic stationary policies, one of the largest sum of
values is optimal, as a better action in any state would make that sum larger.

## Main statements

* `exists_policyValue`: a deterministic stationary policy has a rational value.
* `exists_optimal`: the optimality operator has a rational fixed point, and a greedy policy for it.
* `exists_optimal_value`: over every horizon no policy earns more than that, and the greedy policy
  earns as much, up to what is left after the horizon.
* `abs_sub_optimal_le`: values with a residual of at most `ε` on a closed set of states are within
  `ε / (1 - γ)` of the optimal ones there.

## References

* M. L. Puterman, *Markov Decision Processes*, Wiley, 1994, Theorems 6.2.5 and 6.2.7.
-/

@[expose] public section

namespace Spec.MDP

variable {n m : Nat}

/-! ### The value of a policy -/

/-- **Claim.** In a process with rational probabilities, rewards and discount `0 ≤ γ < 1`, the
Bellman equations of a deterministic stationary policy have a rational solution. -/
theorem exists_policyValue {M : MDP n m} (h₀ : 0 ≤ M.discount) (h₁ : M.discount < 1)
    (π : Fin n → Fin m) : ∃ v : Fin n → Rat, ∀ s, M.backup v s (π s) = v s := by
  have hi : ∀ o : Outcome n, ∀ j, 0 ≤ (bif o.terminated then 0 else indicator (j = o.state)) :=
    fun o j => by
      cases o.terminated with
      | false => exact indicator_nonneg _
      | true => exact Rat.le_refl
  obtain ⟨v, hv⟩ := exists_linear (n := n)
    (W := fun s j => M.discount * (M.step s (π s)).expect fun o =>
      bif o.terminated then 0 else indicator (j = o.state))
    (fun s => (M.step s (π s)).expect Outcome.reward)
    (fun s j => Rat.mul_nonneg h₀ (Draw.expect_nonneg fun o _ => hi o j))
    (fun s => by
      rw [sum_mul_left, ← Draw.expect_sum]
      have hle := Draw.expect_mono (d := M.step s (π s)) (g := fun _ => 1)
        (f := fun o => sum n fun j => bif o.terminated then 0 else indicator (j = o.state))
        fun o _ => by
          cases ho : o.terminated with
          | false =>
            have := sum_indicator_mul o.state fun _ => (1 : Rat)
            simp only [Rat.mul_one] at this
            simp only [ho, cond_false, this]; exact Rat.le_refl
          | true => simp only [ho, cond_true, sum_const, Rat.mul_zero]; decide
      rw [Draw.expect_const] at hle
      have := Rat.mul_le_mul_of_nonneg_left hle h₀
      grind)
  refine ⟨v, fun s => ?_⟩
  rw [hv s, backup]
  have hw : ∀ o : Outcome n, o.worth M.discount v = o.reward + M.discount *
      sum n fun j => (bif o.terminated then 0 else indicator (j = o.state)) * v j := fun o => by
    rw [Outcome.worth]
    cases o.terminated
    · simp only [cond_false, sum_indicator_mul]
    · simp only [cond_true, Rat.zero_mul, sum_const, Rat.mul_zero]
  rw [funext hw, Draw.expect_add, Draw.expect_mul_left, Draw.expect_sum, ← sum_mul_left]
  congr 2; funext j
  have : (fun o : Outcome n => (bif o.terminated then 0 else indicator (j = o.state)) * v j) =
      fun o => v j * (bif o.terminated then 0 else indicator (j = o.state)) :=
    funext fun o => Rat.mul_comm _ _
  rw [this, Draw.expect_mul_left]; grind

/-! ### The best policy -/

/-- Among finitely many functions there is a best one. -/
theorem exists_best (hm : 0 < m) (F : (Fin n → Fin m) → Rat) : ∃ π, ∀ π', F π' ≤ F π := by
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
theorem le_of_le_backup {M : MDP n m} (h₀ : 0 ≤ M.discount) (h₁ : M.discount < 1)
    {π : Fin n → Fin m} {v w : Fin n → Rat} (hv : ∀ s, v s ≤ M.backup v s (π s))
    (hw : ∀ s, M.backup w s (π s) = w s) (s : Fin n) : v s ≤ w s := by
  obtain ⟨t, ht⟩ := exists_eq_maximum (Nat.zero_lt_of_lt s.isLt) fun s => v s - w s
  have hle := fun s => le_maximum (fun s => v s - w s) s
  simp only at ht hle
  rw [← ht] at hle
  refine Rat.not_lt.mp fun hlt => ?_
  have hpos : 0 < v t - w t := by have := hle s; grind
  have h := backup_le_of_le_add h₀ (v := v) (w := w) (c := v t - w t) (by grind)
    (fun s => by have := hle s; grind) t (π t)
  have h₂ := hv t
  have h₃ := hw t
  have := Rat.mul_pos (show 0 < 1 - M.discount by grind) hpos
  grind

/-- **Claim.** **Existence.** Every finite decision process with rational probabilities, rewards and
discount `0 ≤ γ < 1` has a rational optimal value, which is a fixed point of the Bellman optimality
operator, and a deterministic stationary policy that is greedy with respect to it. -/
theorem exists_optimal (M : MDP n m) (hm : 0 < m) (h₀ : 0 ≤ M.discount) (h₁ : M.discount < 1) :
    ∃ (v : Fin n → Rat) (π : Fin n → Fin m), (∀ s, M.bellmanOpt v s = v s) ∧ M.IsGreedy v π := by
  let V := fun π => (exists_policyValue (M := M) h₀ h₁ π).choose
  have hV : ∀ π s, M.backup (V π) s (π s) = V π s := fun π =>
    (exists_policyValue (M := M) h₀ h₁ π).choose_spec
  obtain ⟨π, hπ⟩ := exists_best hm fun π => sum n (V π)
  have hup : ∀ s a, M.backup (V π) s a ≤ V π s := fun s a => by
    refine Rat.not_lt.mp fun hlt => ?_
    let π' : Fin n → Fin m := fun t => if t = s then a else π t
    have hge : ∀ t, V π t ≤ M.backup (V π) t (π' t) := fun t => by
      by_cases ht : t = s
      · simp only [π', if_pos ht]; rw [ht]; exact Rat.le_of_lt hlt
      · simp only [π', if_neg ht]; rw [hV]; exact Rat.le_refl
    have hle := le_of_le_backup h₀ h₁ hge (hV π')
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

/-- **Claim.** What optimal means: from every state and over every horizon `k`, no policy, whatever
it remembers and however it uses chance, has a value above the rational optimal value by more than
`γ^k ‖v‖`, and one deterministic stationary policy is below it by no more than that. -/
theorem exists_optimal_value (M : MDP n m) (hm : 0 < m) (h₀ : 0 ≤ M.discount)
    (h₁ : M.discount < 1) :
    ∃ (v : Fin n → Rat) (π : Fin n → Fin m), (∀ s, M.bellmanOpt v s = v s) ∧
      ∀ s k, (∀ (π' : Policy n m) h, M.value π' k h s ≤ v s + M.discount ^ k * supNorm v) ∧
        ∀ h, v s - M.discount ^ k * supNorm v ≤ M.value (.stationary π) k h s := by
  obtain ⟨v, π, hv, hπ⟩ := exists_optimal M hm h₀ h₁
  refine ⟨v, π, hv, fun s k => ?_⟩
  have h := certificate_sound hm h₀ h₁ (v := v) (B := supNorm v) (ε := 0) (abs_le_supNorm v)
    (fun s => by rw [hv s, abs_le_iff]; grind) s k
  have hz : (0 : Rat) / (1 - M.discount) = 0 := by rw [Rat.div_def, Rat.zero_mul]
  rw [hz, Rat.add_zero, show v s - 0 = v s by grind] at h
  exact ⟨h.1, h.2 π hπ⟩

/-- Functions that are close on the successors that count have close backups. -/
theorem abs_backup_sub_le_of_mem {M : MDP n m} (h₀ : 0 ≤ M.discount) {v w : Fin n → Rat} {c : Rat}
    (hc : 0 ≤ c) {s : Fin n} {a : Fin m}
    (h : ∀ o, o ∈ M.step s a → o.terminated = false → abs (v o.state - w o.state) ≤ c) :
    abs (M.backup v s a - M.backup w s a) ≤ M.discount * c := by
  have hγ := Rat.mul_nonneg h₀ hc
  have hworth : ∀ o, o ∈ M.step s a →
      o.worth M.discount v ≤ o.worth M.discount w + M.discount * c ∧
        o.worth M.discount w ≤ o.worth M.discount v + M.discount * c := fun o ho => by
    simp only [Outcome.worth]
    cases ht : o.terminated with
    | true => simp only [cond_true]; grind
    | false =>
      have hle := abs_sub_le_iff.mp (h o ho ht)
      have h₁ := Rat.mul_le_mul_of_nonneg_left hle.1 h₀
      have h₂ := Rat.mul_le_mul_of_nonneg_left hle.2 h₀
      simp only [cond_false]; grind
  rw [abs_sub_le_iff, backup, backup, ← Draw.expect_const (M.discount * c) (M.step s a),
    ← Draw.expect_add, ← Draw.expect_add]
  exact ⟨Draw.expect_mono fun o ho => (hworth o ho).1, Draw.expect_mono fun o ho => (hworth o ho).2⟩

open Classical in
/-- **Claim.** **What a residual bounds.** Let a set `C` of states be closed: from a state in `C`,
an outcome of positive probability of any action ends the episode or leads to `C`. If on `C` the
values `v` are within `ε` of their image under the Bellman optimality operator, then on `C` they are
within `ε / (1 - γ)` of the optimal value, which is the fixed point of that operator. -/
theorem abs_sub_optimal_le {M : MDP n m} (hm : 0 < m) (h₀ : 0 ≤ M.discount) (h₁ : M.discount < 1)
    {C : Fin n → Prop}
    (hC : ∀ s, C s → ∀ a o, o ∈ M.step s a → o.terminated = false → C o.state)
    {v w : Fin n → Rat} {ε : Rat} (hε : ∀ s, C s → abs (M.bellmanOpt v s - v s) ≤ ε)
    (hw : ∀ s, M.bellmanOpt w s = w s) {s : Fin n} (hs : C s) :
    abs (v s - w s) ≤ ε / (1 - M.discount) := by
  have hε₀ : 0 ≤ ε := Rat.le_trans (abs_nonneg _) (hε s hs)
  have hc := one_sub_mul_div h₁ ε
  let d : Fin n → Rat := fun s => if C s then abs (v s - w s) else 0
  have hd : ∀ s, C s → abs (v s - w s) ≤ maximum n d := fun s hs => by
    have := le_maximum d s
    simpa only [d, if_pos hs] using this
  have hd₀ : 0 ≤ maximum n d := Rat.le_trans (abs_nonneg _) (hd s hs)
  have hle : ∀ s, C s → abs (v s - w s) ≤ M.discount * maximum n d + ε := fun s hs => by
    have hmax := abs_maximum_sub_le hm (f := M.backup v s) (g := M.backup w s)
      fun a => abs_backup_sub_le_of_mem h₀ hd₀ fun o ho ht => hd _ (hC s hs a o ho ht)
    have h₂ := abs_le_iff.mp hmax
    have h₃ := abs_le_iff.mp (hε s hs)
    have h₄ := hw s
    simp only [bellmanOpt] at h₃ h₄
    rw [abs_le_iff]
    grind
  have hmax : maximum n d ≤ M.discount * maximum n d + ε := by
    refine (maximum_le_iff (Nat.zero_lt_of_lt s.isLt)).mpr fun t => ?_
    have := Rat.mul_nonneg h₀ hd₀
    by_cases ht : C t
    · simp only [d, if_pos ht]; exact hle t ht
    · simp only [d, if_neg ht]; grind
  refine Rat.le_trans (hd s hs) (Rat.not_lt.mp fun hlt => ?_)
  have := Rat.mul_pos (show 0 < 1 - M.discount by grind)
    (show 0 < maximum n d - ε / (1 - M.discount) by grind)
  grind

/-- **Claim.** With a Bellman residual of at most `ε` in every state, values are within
`ε / (1 - γ)` of the rational optimal value. -/
theorem exists_optimal_near {M : MDP n m} (hm : 0 < m) (h₀ : 0 ≤ M.discount) (h₁ : M.discount < 1)
    {v : Fin n → Rat} {ε : Rat} (hε : ∀ s, abs (M.bellmanOpt v s - v s) ≤ ε) :
    ∃ w : Fin n → Rat, (∀ s, M.bellmanOpt w s = w s) ∧
      ∀ s, abs (v s - w s) ≤ ε / (1 - M.discount) := by
  obtain ⟨w, -, hw, -⟩ := exists_optimal M hm h₀ h₁
  exact ⟨w, hw, fun s => abs_sub_optimal_le hm h₀ h₁ (C := fun _ => True)
    (fun _ _ _ _ _ _ => trivial) (fun s _ => hε s) hw trivial⟩

end Spec.MDP
