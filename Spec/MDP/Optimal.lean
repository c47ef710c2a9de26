module

public import Spec.MDP.Certificate
public import Spec.MDP.Existence

/-!
# The optimal value of a finite discounted process

Every finite discounted process has a rational optimal value. So "optimal" is a property of numbers
that a program can hold, and a small Bellman residual says how far a value function is from them.

## Main statements

* `exists_optimal_value`: over every horizon no policy earns more than the optimal value, and a
  deterministic stationary policy earns as much, up to what is left after the horizon.
* `abs_sub_optimal_le`: values with a residual of at most `ε` on a closed set of states are within
  `ε / (1 - γ)` of the optimal ones there.

## References

* M. L. Puterman, *Markov Decision Processes*, Wiley, 1994, Section 6.2.
-/

@[expose] public section

namespace Spec.MDP

variable {n m : Nat}

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
    {C : Fin n → Prop} (hC : M.Closed (fun _ _ => True) C)
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
      fun a => abs_backup_sub_le_of_mem h₀ hd₀ fun o ho ht => hd _ (hC s a hs trivial o ho ht)
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
  exact ⟨w, hw, fun s => abs_sub_optimal_le hm h₀ h₁ (closed_all M _) (fun s _ => hε s) hw trivial⟩

end Spec.MDP
