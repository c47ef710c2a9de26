module

public import Spec.Certificate.Integer.Outcomes
public import Spec.Certificate.Success
public import Spec.MDP.IdentDistrib.Process

/-!
# Certificates of processes with the same distribution

What the certificates of this folder speak of, the end of episodes and success, is the same in
decision processes with the same distribution. So a certificate of a model in integers says the same
of every process that the model has the distribution of. Here is how to see that of a deterministic
process: each row of the model has one transition, the one that the process makes.

## Main statements

* `IdentDistrib.alive`, `IdentDistrib.ends_iff`: how long episodes last.
* `IdentDistrib.successProb`: how likely success is.
* `Model.identDistrib_of_rows`: when a model has the distribution of a deterministic process.
-/

@[expose] public section

namespace Spec.MDP.IdentDistrib

variable {n m : Nat} {M M' : MDP n m} (h : M.IdentDistrib M')
include h

/-- The action of a policy and its outcome have the same distribution. -/
theorem oneStep (π : Policy n m) (past : History n m) (s : Fin n) :
    (M.oneStep π past s).IdentDistrib (M'.oneStep π past s) :=
  Draw.IdentDistrib.bind (.refl _) fun a => (h.step s a).map _

/-- **Claim.** Under every policy an episode goes on for so many steps with the same probability in
decision processes with the same distribution. -/
theorem alive (π : Policy n m) (k : Nat) (past : History n m) (s : Fin n) :
    M.alive π k past s = M'.alive π k past s := by
  suffices (M.goesOn π k past s).IdentDistrib (M'.goesOn π k past s) from this _
  induction k generalizing past s with
  | zero => exact .refl _
  | succ k ih =>
    refine (h.oneStep π past s).bind fun x => ?_
    cases x.2.terminated with
    | true => exact .refl _
    | false => exact ih _ _

/-- **Claim.** A policy ends the episodes of a decision process exactly when it ends those of one
with the same distribution. -/
theorem ends_iff {π : Policy n m} {past : History n m} {s : Fin n} :
    M.Ends π past s ↔ M'.Ends π past s := by
  simp only [Ends, h.alive]

/-- **Claim.** Every policy succeeds within so many steps with the same probability in decision
processes with the same distribution. -/
theorem successProb (G : Goal n m) (π : Policy n m) (k : Nat) (past : History n m) (s : Fin n) :
    M.successProb G π k past s = M'.successProb G π k past s := by
  suffices (M.succeeds G π k past s).IdentDistrib (M'.succeeds G π k past s) from this _
  induction k generalizing past s with
  | zero => exact .refl _
  | succ k ih =>
    refine (h.oneStep π past s).bind fun x => ?_
    cases G s x.1 x.2 with
    | true => exact .refl _
    | false =>
      cases x.2.terminated with
      | true => exact .refl _
      | false => exact ih _ _

end Spec.MDP.IdentDistrib

namespace Spec.Certificate.Model

open Spec.MDP

variable {n m : Nat} {M : Model n m}

/-- **Claim.** A model whose rows have one transition each, which stands for what a deterministic
process does, has the distribution of that process. -/
theorem identDistrib_of_rows (hM : M.WellFormed) {D : FiniteMDP n m}
    (hd : M.toMDP.discount = D.discount)
    (hrow : ∀ s a, ∃ t, M.row s a = [t] ∧
      M.outcome t = ⟨D.next s a, D.reward s a, D.terminated s a⟩) :
    M.toMDP.IdentDistrib D.toMDP := by
  refine ⟨hd, fun s a f => ?_⟩
  obtain ⟨t, ht, ho⟩ := hrow s a
  rw [FiniteMDP.toMDP, Draw.expect_pure, ← ho]
  refine (Draw.expect_congr (g := fun _ => f (M.outcome t)) fun o hmem => ?_).trans
    (Draw.expect_const _ _)
  obtain ⟨t', ht', -, rfl⟩ := (mem_step hM).mp hmem
  rw [ht, List.mem_singleton] at ht'
  rw [ht']

end Spec.Certificate.Model
