module

public import Spec.Certificate.Properties
public import Spec.Certificate.Refinement

/-!
# What an accepted certificate says

From the words that the kernel is given to the returns that policies can attain: the theorem behind
`provengym.check`. That the kernel accepts a certificate means that its verdicts on the rows, each
of which is `finish (foldl push init row)`, are all yes: `Table.Accepted`.

## Main statements

* `Table.Accepted.sound`: what holds of every policy, and of the certificate's, when the kernel
  accepts.
* `Table.Accepted.value_le_value_policy`: how much better than the certificate's a policy can be.
* `Table.exists_accepted_iff`: without a policy the kernel refuses exactly what the theorem does not
  cover.
-/

@[expose] public section

namespace Spec.Certificate.Table

open Spec.MDP

variable {n m : Nat} {T : Table n m}

/-- **Claim.** When the kernel accepts a certificate, row by row, and `|v| ≤ B`, then from every
state and over every horizon `k` no policy, whatever it remembers and however it uses chance, has an
expected discounted return above `v + ε / (1 - γ) + γ^k B`, and the policy of the certificate has at
least `v - ε / (1 - γ) - γ^k B`. -/
theorem Accepted.sound (h : T.Accepted) {B : Rat}
    (hB : ∀ s, MDP.abs (T.certificate.values T.model s) ≤ B) (k : Nat) (past : History n m)
    (s : Fin n) :
    (∀ π : Policy n m, T.model.toMDP.value π k past s ≤
      T.certificate.values T.model s +
        T.certificate.epsilon T.model / (1 - T.model.toMDP.discount) +
        T.model.toMDP.discount ^ k * B) ∧
    T.certificate.values T.model s -
        T.certificate.epsilon T.model / (1 - T.model.toMDP.discount) -
        T.model.toMDP.discount ^ k * B ≤
      T.model.toMDP.value (.stationary T.policy) k past s :=
  ⟨fun π => value_le_of_holds h.holds.1 h.holds.2 hB π k past s,
    le_value_of_holds h.holds.1 h.holds.2 hB k past s⟩

/-- **Claim.** When the kernel accepts a certificate, row by row, and `|v| ≤ B`, no policy beats
that of the certificate by more than `2 ε / (1 - γ) + 2 γ^k B` over the horizon `k`. -/
theorem Accepted.value_le_value_policy (h : T.Accepted) {B : Rat}
    (hB : ∀ s, MDP.abs (T.certificate.values T.model s) ≤ B) (π : Policy n m) (k : Nat)
    (past : History n m) (s : Fin n) :
    T.model.toMDP.value π k past s ≤ T.model.toMDP.value (.stationary T.policy) k past s +
      (2 * (T.certificate.epsilon T.model / (1 - T.model.toMDP.discount)) +
        2 * (T.model.toMDP.discount ^ k * B)) :=
  Certificate.value_le_value_policy h.holds.1 h.holds.2 hB π k past s

/-- **Claim.** For a model in range, some policy makes the kernel accept the values exactly when
their Bellman residual is at most the error: what the kernel refuses is exactly what the theorem
does not cover. -/
theorem exists_accepted_iff (hm : 0 < m) (hr : T.InRange) (hM : T.model.Valid) :
    (∃ π, Accepted { T with policy := π }) ↔
      ∀ s, MDP.abs (T.model.toMDP.bellmanOpt (T.certificate.values T.model) s -
        T.certificate.values T.model s) ≤ T.certificate.epsilon T.model := by
  rw [← exists_holds_iff hm hM]
  constructor
  · rintro ⟨π, h⟩
    exact ⟨π, h.holds.2⟩
  · rintro ⟨π, h⟩
    exact ⟨π, accepted_iff.mpr
      ⟨⟨hr.denominator_le, hr.discountDen_le, hr.factor_pos, hr.factor_lt, hr.error_lt,
        hr.reward_fits⟩, hM, h⟩⟩

end Spec.Certificate.Table
