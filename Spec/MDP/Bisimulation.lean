module

public import Spec.MDP.Env
public import Spec.MDP.Policy
public import Spec.MDP.ValueIteration

/-!
# Bisimulation

A map of states that respects the laws of the outcomes, with a renaming of the actions. It may merge
states. Whatever is computed in the image holds in the original: values of policies, iterates of
value iteration, and certificates.

## Main definitions

* `Bisimulation M M'`: a map of the states of `M` to those of `M'` that respects the laws.
* `Bisimulation.pull`: a policy of `M'`, followed in `M`.

## Main statements

* `Bisimulation.value_pull`: a policy and its image have the same values.
* `Bisimulation.bellmanOpt`, `Bisimulation.iterate`: value iteration commutes with the map.
* `Bisimulation.residual_le`, `Bisimulation.isGreedy`: a certificate of the image is one of the
  original.

## References

* R. Givan, T. Dean and M. Greig, *Equivalence notions and model minimization in Markov decision
  processes*, Artificial Intelligence 147, 2003.
-/

@[expose] public section

namespace Spec.MDP

variable {n m n' m' : Nat}

/-- The same outcome with the successor renamed. -/
def Outcome.map (f : Fin n → Fin n') (o : Outcome n) : Outcome n' :=
  ⟨f o.state, o.reward, o.terminated⟩

/-- A map of states and a renaming of actions that respect the laws of the outcomes: every function
of the outcome has the same expectation. -/
structure Bisimulation (M : MDP n m) (M' : MDP n' m') where
  /-- The map of states. -/
  state : Fin n → Fin n'
  /-- The renaming of actions. -/
  action : Renaming (Fin m) (Fin m')
  /-- The discount factors agree. -/
  discount : M'.discount = M.discount
  /-- The laws of the outcomes agree. -/
  law : ∀ s a (f : Outcome n' → Rat),
    (M'.step (state s) (action.to a)).expect f = (M.step s a).expect fun o => f (o.map state)

/-- The maximum does not depend on the names. -/
theorem maximum_renaming (r : Renaming (Fin m) (Fin m')) (f : Fin m' → Rat) :
    maximum m' f = maximum m fun i => f (r.to i) := by
  rcases Nat.eq_zero_or_pos m with hm | hm
  · rcases Nat.eq_zero_or_pos m' with hm' | hm'
    · subst hm hm'; rfl
    · exact absurd (r.inv ⟨0, hm'⟩).isLt (by omega)
  · have hm' : 0 < m' := Nat.pos_of_ne_zero fun h => by
      subst h; exact (r.to ⟨0, hm⟩).elim0
    refine Rat.le_antisymm ((maximum_le_iff hm').mpr fun j => ?_)
      ((maximum_le_iff hm).mpr fun i => le_maximum f (r.to i))
    have := le_maximum (fun i => f (r.to i)) (r.inv j)
    rwa [r.right_inv] at this

namespace Bisimulation

variable {M : MDP n m} {M' : MDP n' m'} (φ : Bisimulation M M')

/-- **Claim.** A bisimulation carries Bellman backups over. -/
theorem backup (v : Fin n' → Rat) (s : Fin n) (a : Fin m) :
    M'.backup v (φ.state s) (φ.action.to a) = M.backup (fun s => v (φ.state s)) s a := by
  rw [MDP.backup, MDP.backup, φ.law, φ.discount]; rfl

/-- **Claim.** A bisimulation carries the Bellman optimality operator over. -/
theorem bellmanOpt (v : Fin n' → Rat) (s : Fin n) :
    M'.bellmanOpt v (φ.state s) = M.bellmanOpt (fun s => v (φ.state s)) s := by
  rw [MDP.bellmanOpt, maximum_renaming φ.action, MDP.bellmanOpt]
  exact congrArg (maximum m) (funext fun a => φ.backup v s a)

/-- **Claim.** A bisimulation carries value iteration over, step by step. -/
theorem iterate (k : Nat) (v : Fin n' → Rat) (s : Fin n) :
    M'.iterate k v (φ.state s) = M.iterate k (fun s => v (φ.state s)) s := by
  induction k generalizing s with
  | zero => rfl
  | succ k ih => rw [MDP.iterate, φ.bellmanOpt, MDP.iterate, funext ih]

/-- **Claim.** A certificate of the image is a certificate of the original: the Bellman residual is
no larger. -/
theorem residual_le {v : Fin n' → Rat} {ε : Rat} (h : ∀ s, abs (M'.bellmanOpt v s - v s) ≤ ε)
    (s : Fin n) : abs (M.bellmanOpt (fun s => v (φ.state s)) s - v (φ.state s)) ≤ ε :=
  φ.bellmanOpt v s ▸ h (φ.state s)

/-- **Claim.** A policy that is greedy in the image is greedy in the original. -/
theorem isGreedy {v : Fin n' → Rat} {π : Fin n' → Fin m'} (h : M'.IsGreedy v π) :
    M.IsGreedy (fun s => v (φ.state s)) fun s => φ.action.inv (π (φ.state s)) := by
  intro s
  rw [← φ.backup, φ.action.right_inv, ← φ.bellmanOpt]
  exact h (φ.state s)

/-- The past as it looks in the image. -/
def history : History n m → History n' m'
  | [] => []
  | x :: h => ⟨φ.state x.state, φ.action.to x.action, x.reward⟩ :: history h

/-- A policy of the image, followed in the original. -/
def pull (π : Policy n' m') : Policy n m := fun h s =>
  (π (φ.history h) (φ.state s)).bind fun a => .pure (φ.action.inv a)

/-- **Claim.** A policy has the same values in the original as in the image, whatever it
remembers. -/
theorem value_pull (π : Policy n' m') (k : Nat) (h : History n m) (s : Fin n) :
    M.value (φ.pull π) k h s = M'.value π k (φ.history h) (φ.state s) := by
  induction k generalizing h s with
  | zero => rfl
  | succ k ih =>
    rw [value_succ, value_succ, pull, Draw.expect_bind]
    refine Draw.expect_congr fun a _ => ?_
    have hlaw := φ.law s (φ.action.inv a)
    rw [φ.action.right_inv] at hlaw
    rw [Draw.expect_pure, hlaw]
    refine Draw.expect_congr fun o _ => ?_
    simp only [Outcome.worth, Outcome.map, ih, φ.discount, history, φ.action.right_inv]

end Bisimulation

end Spec.MDP
