module

public import Spec.MDP.Policy
public import Spec.MDP.ValueIteration

/-!
# Shaping rewards by a potential

Ng, Harada and Russell (*Policy invariance under reward transformations*, 1999): the reward of a
step from `s` to `s'` is raised by `γ Φ(s') - Φ(s)`, where the end of an episode counts `0`.  The
optimal value, where there is one, falls by the potential, and greedy actions stay what they were.

The potential of the end is no choice: with another number there, or under a horizon that cuts an
episode at a state whose potential is not `0`, the optimal policies may differ.

## Main definitions

* `shape`: the process with the shaped reward.

## Main statements

* `backup_shape`, `bellmanOpt_shape`: shaping moves Bellman's operators by the potential.
* `bellmanOpt_shape_eq_iff`: a function is a fixed point of the optimality operator of one exactly
  where, less the potential, it is one of the operator of the other.
* `isGreedy_shape`: the greedy policies are the same.
* `residual_shape`: a bound of the Bellman residual for one is one for the other.
-/

@[expose] public section

namespace Spec.MDP

variable {n m : Nat}

/-- The process with the reward of a step raised by `γ Φ(s') - Φ(s)`, where `Φ` counts as `0` after
the end. -/
def shape (M : MDP n m) (Φ : Fin n → Rat) : MDP n m where
  step s a := (M.step s a).map fun o =>
    ⟨o.state, o.reward + M.discount * (bif o.terminated then 0 else Φ o.state) - Φ s, o.terminated⟩
  discount := M.discount

variable {M : MDP n m} {Φ v : Fin n → Rat}

/-- Shaping moves every Bellman backup by the potential, whatever the action. -/
theorem backup_shape (s : Fin n) (a : Fin m) :
    (M.shape Φ).backup (fun s => v s - Φ s) s a = M.backup v s a - Φ s := by
  rw [backup, shape]
  simp only [Draw.map, Draw.expect_bind, Draw.expect_pure]
  rw [backup, Rat.sub_eq_add_neg, ← Draw.expect_const (-Φ s) (M.step s a), ← Draw.expect_add]
  refine Draw.expect_congr fun o _ => ?_
  simp only [Outcome.worth]
  cases o.terminated with
  | true => simp only [cond_true]; grind
  | false => simp only [cond_false]; grind

/-- Shaping moves the Bellman optimality operator by the potential. -/
theorem bellmanOpt_shape (hm : 0 < m) (s : Fin n) :
    (M.shape Φ).bellmanOpt (fun s => v s - Φ s) s = M.bellmanOpt v s - Φ s := by
  refine Rat.le_antisymm ((maximum_le_iff hm).mpr fun a => ?_) ?_
  · rw [backup_shape]
    have := backup_le_bellmanOpt M v s a
    grind
  · obtain ⟨a, ha⟩ := exists_eq_maximum hm (M.backup v s)
    have h := backup_le_bellmanOpt (M.shape Φ) (fun s => v s - Φ s) s a
    rw [backup_shape] at h
    rw [bellmanOpt, ← ha]
    exact h

/-- **Claim.** Shaping by a potential keeps the optimal values up to the potential: a function is a
fixed point of the Bellman optimality operator of a process exactly where, less the potential, it is
one of the operator of the shaped process. -/
theorem bellmanOpt_shape_eq_iff (hm : 0 < m) :
    (∀ s, (M.shape Φ).bellmanOpt (fun s => v s - Φ s) s = v s - Φ s) ↔
      ∀ s, M.bellmanOpt v s = v s := by
  simp only [bellmanOpt_shape hm]
  exact ⟨fun h s => by have := h s; grind, fun h s => by rw [h s]⟩

/-- **Claim.** **Shaping by a potential keeps the greedy policies** (Ng, Harada and Russell 1999): a
policy is greedy for a value exactly where it is greedy, in the shaped process, for the value less
the potential. -/
theorem isGreedy_shape (hm : 0 < m) {π : Fin n → Fin m} :
    (M.shape Φ).IsGreedy (fun s => v s - Φ s) π ↔ M.IsGreedy v π := by
  simp only [IsGreedy, backup_shape, bellmanOpt_shape hm]
  exact ⟨fun h s => by have := h s; grind, fun h s => by rw [h s]⟩

/-- The Bellman residual of a value is that of the value less the potential in the shaped process:
a bound of one is a bound of the other. -/
theorem residual_shape (hm : 0 < m) (s : Fin n) :
    (M.shape Φ).bellmanOpt (fun s => v s - Φ s) s - (v s - Φ s) = M.bellmanOpt v s - v s := by
  rw [bellmanOpt_shape hm]; grind

end Spec.MDP
