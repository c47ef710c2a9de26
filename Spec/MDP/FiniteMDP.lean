module

public import Spec.MDP.Sum

/-!
# Finite deterministic decision processes

States and actions are numbered; every action has one successor.

## Main definitions

* `FiniteMDP n m`: `n` states, `m` actions, deterministic.
* `FiniteMDP.Valid`: the discount lies in `[0, 1)`.
* `FiniteMDP.backup`: the Bellman backup of a state and an action.
-/

@[expose] public section

namespace Spec.MDP

/-- A deterministic Markov decision process with `n` states and `m` actions. -/
structure FiniteMDP (n m : Nat) where
  /-- The initial state. -/
  initial : Fin n
  /-- The successor of a state under an action. -/
  next : Fin n → Fin m → Fin n
  /-- The reward of the step. -/
  reward : Fin n → Fin m → Rat
  /-- Whether the step ends the episode. -/
  terminated : Fin n → Fin m → Bool
  /-- The discount factor. -/
  discount : Rat

namespace FiniteMDP

variable {n m : Nat}

/-- The discount lies in `[0, 1)`. -/
def Valid (M : FiniteMDP n m) : Prop := 0 ≤ M.discount ∧ M.discount < 1

/-- The Bellman backup of `v` at a state and an action: the reward, and unless the step ends the
episode the discounted value of the successor. -/
def backup (M : FiniteMDP n m) (v : Fin n → Rat) (s : Fin n) (a : Fin m) : Rat :=
  M.reward s a + M.discount * (bif M.terminated s a then 0 else v (M.next s a))

end FiniteMDP

end Spec.MDP
