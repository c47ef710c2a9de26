module

public import Spec.Certificate.Ending
public import Spec.Certificate.TotalReturn
public import Spec.MDP.Existence

/-!
# The best total return is a certificate

A process in which all actions have a ranking has a rational best total return and a deterministic
stationary policy that attains it. These values with this policy and this ranking are certificates,
from above and from below, whose error is zero: what can be certified is everything that is true of
such a process.

## Main statements

* `RanksActions.exists_optimal`: the best total return, and what it says of every policy.
* `exists_optimal_of_ends`: it is enough that all policies end.
-/

@[expose] public section

namespace Spec.MDP

variable {n m : Nat} {M : MDP n m} {C : Fin n → Prop} {r : Fin n → Rat}

/-- **Claim.** **Completeness of certificates of the total return.** Without a discount, let `r`
rank all actions on a closed set of states. Then there are rational values `v` and a deterministic
stationary policy for which the local checks pass there with the error zero: `v` is the best backup,
and that of the policy's action. So from each of these states and over every horizon `k` no policy,
whatever it remembers and however it uses chance, has a value above `v + ‖v‖ r / (k + 1)`, and that
policy has at least `v - ‖v‖ r / (k + 1)`. -/
theorem RanksActions.exists_optimal (hm : 0 < m) (hM : M.discount = 1)
    (hr : M.RanksActions (fun _ _ => True) C r) :
    ∃ (v : Fin n → Rat) (π : Fin n → Fin m),
      (∀ s, C s → M.bellmanOpt v s = v s ∧ M.backup v s (π s) = v s) ∧
      ∀ s, C s → ∀ k h,
        (∀ π' : Policy n m, M.value π' k h s ≤ v s + supNorm v * (r s / (k + 1 : Nat))) ∧
        v s - supNorm v * (r s / (k + 1 : Nat)) ≤ M.value (.stationary π) k h s := by
  have h₀ : 0 ≤ M.discount := by rw [hM]; decide
  obtain ⟨v, π, hv⟩ := exists_optimal_on M hm h₀ hr.closed hr.nonneg fun s a hs => by
    rw [hM, Rat.one_mul]; exact hr.falls s a hs trivial
  refine ⟨v, π, hv, fun s hs k h => ⟨fun π' => ?_, ?_⟩⟩
  · have := value_le_of_ranking (v := v) (B := supNorm v) (ε := 0) hM hr Rat.le_refl
      (fun s _ => abs_le_supNorm v s) (fun s a hs _ => by
        have := backup_le_bellmanOpt M v s a
        rw [(hv s hs).1] at this
        grind) (π'.within_all C) k h hs
    grind
  · have := le_value_of_ranking (σ := fun s => .pure (π s)) (v := v) (B := supNorm v) (ε := 0) hM
      (hr.ranks (Policy.within_all _ C)) Rat.le_refl (fun s _ => abs_le_supNorm v s)
      (fun s hs => by rw [bellman, Draw.expect_pure, (hv s hs).2]; grind) k h hs
    rw [Policy.memoryless_pure] at this
    grind

/-- **Claim.** Every finite process in which all deterministic stationary policies end, with
probability one from every state of a set that is closed under all actions, has exact certificates
of its undiscounted total return there: a rational ranking of all actions, and rational values with
a deterministic stationary policy for which the local checks pass with the error zero. -/
theorem exists_optimal_of_ends (hm : 0 < m) (hM : M.discount = 1)
    (hC : M.Closed (fun _ _ => True) C)
    (hends : ∀ (π : Fin n → Fin m) s, C s → M.Ends (.stationary π) [] s) :
    ∃ (r v : Fin n → Rat) (π : Fin n → Fin m), M.RanksActions (fun _ _ => True) C r ∧
      ∀ s, C s → M.bellmanOpt v s = v s ∧ M.backup v s (π s) = v s := by
  obtain ⟨r, hr⟩ := (exists_ranking_iff_ends hm hC).1.mpr hends
  obtain ⟨v, π, hv, -⟩ := hr.exists_optimal hm hM
  exact ⟨r, v, π, hr, hv⟩

end Spec.MDP
