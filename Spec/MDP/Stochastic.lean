module

public import Spec.MDP.Sum

/-!
# Finite stochastic decision processes

The transition kernel is a table of rationals, one row for each state and action, and each row is a
probability distribution over the successors.

## Main definitions

* `FiniteMDP n m`: `n` states, `m` actions, deterministic.
* `FiniteMDP.Valid`: the discount lies in `[0, 1)`.
* `FiniteMDP.backup`: the Bellman backup of a state and an action.
* `IsDistribution`: nonnegative entries that sum to one.
* `oneHot`: the distribution that is certain of one state.
* `expectation`: the expected value under a row.
* `StochasticMDP n m`: `n` states, `m` actions, a row-stochastic kernel.
* `FiniteMDP.toStochastic`: the deterministic process as a stochastic one.

## Main statements

* `oneHot_isDistribution`, `expectation_oneHot`: a one-hot row is a distribution, and the
  expectation under it is the value at its state.
* `FiniteMDP.toStochastic_valid`: the stochastic view of a deterministic process is row-stochastic.
* `FiniteMDP.backup_toStochastic`: both views have the same Bellman backup.
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

/-- A probability distribution on `n` states: nonnegative entries that sum to one. -/
def IsDistribution {n : Nat} (row : Fin n → Rat) : Prop := (∀ i, 0 ≤ row i) ∧ sum n row = 1

/-- The row that is certain of the state `j`. -/
@[inline] def oneHot {n : Nat} (j i : Fin n) : Rat := indicator (i = j)

/-- The expectation of `v` under a row. -/
def expectation {n : Nat} (row v : Fin n → Rat) : Rat := sum n fun i => row i * v i

/-- **Claim.** The expectation under a one-hot row is the value at its state. -/
theorem expectation_oneHot {n : Nat} (j : Fin n) (v : Fin n → Rat) :
    expectation (oneHot j) v = v j :=
  sum_indicator_mul j v

/-- **Claim.** A one-hot row is a probability distribution. -/
theorem oneHot_isDistribution {n : Nat} (j : Fin n) : IsDistribution (oneHot j) := by
  refine ⟨fun i => indicator_nonneg (i = j), ?_⟩
  have := sum_indicator_mul j fun _ => (1 : Rat)
  simpa only [Rat.mul_one] using this

/-- A Markov decision process with `n` states, `m` actions and rational transition probabilities. -/
structure StochasticMDP (n m : Nat) where
  /-- The distribution of the initial state. -/
  initial : Fin n → Rat
  /-- The transition kernel: `kernel s a s'` is the probability of `s'`. -/
  kernel : Fin n → Fin m → Fin n → Rat
  /-- The expected reward of the step. -/
  reward : Fin n → Fin m → Rat
  /-- Whether the step ends the episode. -/
  terminated : Fin n → Fin m → Bool
  /-- The discount factor. -/
  discount : Rat

namespace StochasticMDP

variable {n m : Nat}

/-- The rows are probability distributions and the discount lies in `[0, 1)`. -/
structure Valid (M : StochasticMDP n m) : Prop where
  /-- The initial state has a distribution. -/
  initial : IsDistribution M.initial
  /-- Every row of the kernel is a distribution. -/
  kernel : ∀ s a, IsDistribution (M.kernel s a)
  /-- The discount is nonnegative. -/
  discount_nonneg : 0 ≤ M.discount
  /-- The discount is less than one. -/
  discount_lt_one : M.discount < 1

/-- The Bellman backup of `v` at a state and an action: the expected reward, and unless the step
ends the episode the discounted expectation of `v` at the successor. -/
def backup (M : StochasticMDP n m) (v : Fin n → Rat) (s : Fin n) (a : Fin m) : Rat :=
  M.reward s a + M.discount * (bif M.terminated s a then 0 else expectation (M.kernel s a) v)

end StochasticMDP

namespace FiniteMDP

variable {n m : Nat}

/-- The stochastic view: every row is one-hot. -/
@[inline] def toStochastic (M : FiniteMDP n m) : StochasticMDP n m where
  initial := oneHot M.initial
  kernel s a := oneHot (M.next s a)
  reward := M.reward
  terminated := M.terminated
  discount := M.discount

/-- **Claim.** The stochastic view of a valid deterministic process is row-stochastic. -/
theorem toStochastic_valid {M : FiniteMDP n m} (h : M.Valid) : M.toStochastic.Valid where
  initial := oneHot_isDistribution M.initial
  kernel s a := oneHot_isDistribution (M.next s a)
  discount_nonneg := h.1
  discount_lt_one := h.2

/-- **Claim.** The deterministic and the stochastic view have the same Bellman backup. -/
theorem backup_toStochastic (M : FiniteMDP n m) (v : Fin n → Rat) (s : Fin n) (a : Fin m) :
    M.toStochastic.backup v s a = M.backup v s a := by
  simp only [StochasticMDP.backup, toStochastic, expectation_oneHot, backup]

end FiniteMDP

end Spec.MDP
