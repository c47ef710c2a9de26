module

public import Spec.MDP.IdentDistrib
public import Spec.MDP.Policy

/-!
# Decision processes with the same distribution

Two decision processes can make the choices of a step in another way and still have the same
distribution of outcomes. They have then the same Bellman backups, and episodes of the same
distribution under every policy, so that what is proved of the one holds of the other.

## Main definitions

* `IdentDistrib`: two decision processes have the same distribution.

## Main statements

* `IdentDistrib.backup`, `IdentDistrib.bellmanOpt`: they have the same backups.
* `IdentDistrib.rewards`, `IdentDistrib.value`: every policy has the same rewards in both, in
  distribution, and so the same values.
-/

@[expose] public section

namespace Spec.MDP

variable {n m : Nat}

/-- Two decision processes have the same distribution: one discount, and in each state the same
distribution of the outcome of each action. -/
structure IdentDistrib (M M' : MDP n m) : Prop where
  /-- The discounts are equal. -/
  discount : M.discount = M'.discount
  /-- Outcomes have the same distribution. -/
  step : ∀ s a, (M.step s a).IdentDistrib (M'.step s a)

namespace IdentDistrib

variable {M M' : MDP n m} (h : M.IdentDistrib M')
include h

theorem symm : M'.IdentDistrib M := ⟨h.discount.symm, fun s a => (h.step s a).symm⟩

/-- **Claim.** Decision processes with the same distribution have the same Bellman backups. -/
theorem backup (v : Fin n → Rat) (s : Fin n) (a : Fin m) : M.backup v s a = M'.backup v s a := by
  rw [MDP.backup, MDP.backup, h.discount]; exact h.step s a _

/-- **Claim.** Decision processes with the same distribution have the same Bellman optimality
operator. -/
theorem bellmanOpt (v : Fin n → Rat) (s : Fin n) : M.bellmanOpt v s = M'.bellmanOpt v s :=
  congrArg (maximum m) (funext fun a => h.backup v s a)

/-- **Claim.** Under every policy, whatever it remembers and however it uses chance, the rewards of
an episode's first steps have the same distribution in decision processes with the same
distribution. -/
theorem rewards (π : Policy n m) (k : Nat) (past : History n m) (s : Fin n) :
    (M.rewards π k past s).IdentDistrib (M'.rewards π k past s) := by
  induction k generalizing past s with
  | zero => exact .refl _
  | succ k ih =>
    refine Draw.IdentDistrib.bind (.refl _) fun a => (h.step s a).bind fun o => ?_
    cases o.terminated with
    | true => exact .refl _
    | false => exact (ih _ _).map _

/-- **Claim.** Every policy has the same values in decision processes with the same distribution,
over every horizon. -/
theorem value (π : Policy n m) (k : Nat) (past : History n m) (s : Fin n) :
    M.value π k past s = M'.value π k past s := by
  rw [MDP.value, MDP.value, h.discount]; exact h.rewards π k past s _

end IdentDistrib

end Spec.MDP
