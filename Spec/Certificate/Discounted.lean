module

public import Spec.Certificate.Soundness
public import Spec.MDP.Optimal

/-!
# Discounted certificates and the optimal value

The decision process of a discounted table has a rational optimal value and a deterministic
stationary optimal policy, and an accepted certificate says how far its values are from it. So the
word "optimal" in what is said of an accepted certificate is a theorem.

## Main statements

* `exists_optimal_of_holds`, `Table.Accepted.exists_optimal`: accepted values are within
  `ε / (1 - γ)` of the optimal ones.
-/

@[expose] public section

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
