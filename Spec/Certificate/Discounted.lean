module

public import Spec.Certificate.Horizon
public import Spec.Certificate.Soundness
public import Spec.MDP.Optimal

/-!
# Discounted certificates and the optimal value

The decision process of a discounted table has a rational optimal value and a deterministic
stationary optimal policy, and an accepted certificate says how far its values are from it. So the
word "optimal" in what is said of an accepted certificate is a theorem.

What a small Bellman residual says of policies holds on a closed set of states, too, and of
randomised stationary policies: it is a certificate of every finite horizon.

## Main statements

* `value_le_of_backup_le_on`, `le_value_of_le_bellman_on`: the two bounds on a closed set of states.
* `exists_optimal_of_holds`, `Table.Accepted.exists_optimal`: accepted values are within
  `ε / (1 - γ)` of the optimal ones.
-/

@[expose] public section

namespace Spec.MDP

variable {n m : Nat} {M : MDP n m} {A : Fin n → Fin m → Prop} {C : Fin n → Prop} {v : Fin n → Rat}
  {B ε : Rat}

/-- Functions that are close on the successors that count have close means. -/
private theorem backup_le_add_on (h₀ : 0 ≤ M.discount) (hC : M.Closed A C) {w : Fin n → Rat}
    {c : Rat} (hc : 0 ≤ c) (h : ∀ s, C s → v s ≤ w s + c) {s : Fin n} (hs : C s) {a : Fin m}
    (ha : A s a) : M.backup v s a ≤ M.backup w s a + M.discount * c := by
  have hnext : (M.step s a).expect (Outcome.next v) ≤ (M.step s a).expect (Outcome.next w) + c := by
    rw [← Draw.expect_const c (M.step s a), ← Draw.expect_add]
    refine Draw.expect_mono fun o ho => ?_
    cases ht : o.terminated with
    | true => simp only [Outcome.next_of_terminated ht]; grind
    | false =>
      simp only [Outcome.next_of_not_terminated ht]
      exact h _ (hC s a hs ha o ho ht)
  have := Rat.mul_le_mul_of_nonneg_left hnext h₀
  rw [backup_eq_expect_next, backup_eq_expect_next]
  grind

/-- **Claim.** On a set of states that the allowed actions do not leave, let `0 ≤ γ < 1`, `|v| ≤ B`
and let no backup of an allowed action exceed `v` by more than `ε ≥ 0`. Then from each of these
states the value over the horizon `k` of every policy that takes only allowed actions there,
whatever it remembers and however it uses chance, is at most `v + ε / (1 - γ) + γ^k B`. -/
theorem value_le_of_backup_le_on (h₀ : 0 ≤ M.discount) (h₁ : M.discount < 1) (hε₀ : 0 ≤ ε)
    (hC : M.Closed A C) (hB : ∀ s, C s → abs (v s) ≤ B)
    (hε : ∀ s a, C s → A s a → M.backup v s a ≤ v s + ε) {π : Policy n m} (hπ : π.Within A C)
    (k : Nat) (h : History n m) {s : Fin n} (hs : C s) :
    M.value π k h s ≤ v s + ε / (1 - M.discount) + M.discount ^ k * B := by
  have hc := one_sub_mul_div h₁ ε
  have hc₀ := div_one_sub_nonneg h₁ hε₀
  have hB₀ : 0 ≤ B := Rat.le_trans (abs_nonneg _) (hB s hs)
  generalize ε / (1 - M.discount) = c at hc hc₀
  refine value_le_of_layers (T := k) (U := fun k s => v s + c + M.discount ^ k * B) h₀ hC
    (fun s hs => ?_) (fun k _ s hs a ha => ?_) hπ (Nat.le_refl k) h hs
  · have := abs_le_iff.mp (hB s hs)
    simp only [Rat.pow_zero]; grind
  · have hpow := Rat.mul_nonneg (Rat.pow_nonneg (n := k) h₀) hB₀
    have := backup_le_add_on (v := fun s => v s + c + M.discount ^ k * B) (w := v)
      (c := c + M.discount ^ k * B) h₀ hC (by grind) (fun s _ => by grind) hs ha
    have := hε s a hs ha
    simp only [Rat.pow_succ]
    grind

/-- **Claim.** On a set of states that a stationary policy, with chance or without, does not leave,
let `0 ≤ γ < 1`, `|v| ≤ B`, and let the policy's backup be nowhere below `v` by more than `ε ≥ 0`.
Then from each of these states its value over the horizon `k` is at least
`v - ε / (1 - γ) - γ^k B`. -/
theorem le_value_of_le_bellman_on (h₀ : 0 ≤ M.discount) (h₁ : M.discount < 1) (hε₀ : 0 ≤ ε)
    {σ : Fin n → Draw (Fin m)} (hC : M.Closed (fun s a => a ∈ σ s) C)
    (hB : ∀ s, C s → abs (v s) ≤ B) (hε : ∀ s, C s → v s ≤ M.bellman σ v s + ε) (k : Nat)
    (h : History n m) {s : Fin n} (hs : C s) :
    v s - ε / (1 - M.discount) - M.discount ^ k * B ≤ M.value (.memoryless σ) k h s := by
  have hc := one_sub_mul_div h₁ ε
  have hc₀ := div_one_sub_nonneg h₁ hε₀
  have hB₀ : 0 ≤ B := Rat.le_trans (abs_nonneg _) (hB s hs)
  generalize ε / (1 - M.discount) = c at hc hc₀
  rw [value_memoryless M σ k h [] s]
  refine le_value_of_layers (T := k) (L := fun k s => v s - c - M.discount ^ k * B)
    (σ := fun _ => σ) h₀ (fun _ _ => hC) (fun s hs => ?_) (fun k _ s hs => ?_) hs
  · have := abs_le_iff.mp (hB s hs)
    simp only [Rat.pow_zero]; grind
  · have hpow := Rat.mul_nonneg (Rat.pow_nonneg (n := k) h₀) hB₀
    have hmono : M.bellman σ v s ≤
        M.bellman σ (fun s => v s - c - M.discount ^ k * B) s +
          M.discount * (c + M.discount ^ k * B) := by
      rw [bellman, bellman, ← Draw.expect_const (M.discount * (c + M.discount ^ k * B)) (σ s),
        ← Draw.expect_add]
      exact Draw.expect_mono fun a ha =>
        backup_le_add_on h₀ hC (by grind) (fun s _ => by grind) hs ha
    have := hε s hs
    simp only [Rat.pow_succ]
    grind

end Spec.MDP

namespace Spec.Certificate

open Spec.MDP

variable {n m : Nat}

/-- **Claim.** When every local check of a discounted certificate passes, the decision process has a
rational optimal value, the fixed point of the Bellman optimality operator, with a deterministic
stationary policy that is greedy with respect to it, and the values of the certificate are within
`ε / (1 - γ)` of it in every state. -/
theorem exists_optimal_of_holds {M : Model n m} {C : Certificate n m} (hm : 0 < m) (hM : M.Valid)
    (h : C.Holds M) :
    ∃ (v : Fin n → Rat) (π : Fin n → Fin m), (∀ s, M.toMDP.bellmanOpt v s = v s) ∧
      M.toMDP.IsGreedy v π ∧
      ∀ s, MDP.abs (C.values M s - v s) ≤ C.epsilon M / (1 - M.toMDP.discount) := by
  have hres := (exists_holds_iff hm hM).mp ⟨C.policy, h⟩
  have h₀ := discount_nonneg (M := M)
  have h₁ := discount_lt_one hM
  revert hres h₀ h₁
  generalize M.toMDP = P, C.values M = w, C.epsilon M = ε
  intro hres h₀ h₁
  obtain ⟨v, π, hv, hπ⟩ := exists_optimal P hm h₀ h₁
  exact ⟨v, π, hv, hπ, fun s => abs_sub_optimal_le hm h₀ h₁ (closed_all P _)
    (fun s _ => hres s) hv trivial⟩

/-- **Claim.** When the kernel accepts a discounted certificate, the decision process has a rational
optimal value, the fixed point of the Bellman optimality operator, with a deterministic stationary
policy that is greedy with respect to it, and the values of the certificate are within `ε / (1 - γ)`
of it in every state. -/
theorem Table.Accepted.exists_optimal {T : Table n m} (hm : 0 < m) (h : T.Accepted) :
    ∃ (v : Fin n → Rat) (π : Fin n → Fin m), (∀ s, T.model.toMDP.bellmanOpt v s = v s) ∧
      T.model.toMDP.IsGreedy v π ∧
      ∀ s, MDP.abs (T.certificate.values T.model s - v s) ≤
        T.certificate.epsilon T.model / (1 - T.model.toMDP.discount) :=
  exists_optimal_of_holds hm h.holds.1 h.holds.2

end Spec.Certificate
