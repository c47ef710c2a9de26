module

public import Spec.MDP.Draw
public import Spec.MDP.Max
public import Spec.MDP.Stochastic

/-!
# Markov decision processes

An action leads to an *outcome*: a successor, a reward and whether the episode ends there. The
outcome is drawn, so its law has rational probabilities that sum to one by construction, and reward
and termination may depend on the successor, which a table `reward s a` cannot say.

## Main definitions

* `Outcome`, `MDP n m`: a process with `n` states and `m` actions.
* `MDP.backup`: the Bellman backup of a state and an action.
* `MDP.bellman`, `MDP.bellmanOpt`: the Bellman operator of a policy, and the optimality operator.
* `MDP.Absorbing`: an episode ends in states that are never left and pay nothing.
* `MDP.toStochastic`: the view with an expected reward and a flag for each state and action.
* `FiniteMDP.toMDP`: a deterministic process as one of these.

## Main statements

* `MDP.toStochastic_valid`, `MDP.backup_toStochastic`: the derived view is row-stochastic, and
  exact.
* `FiniteMDP.backup_toMDP`: a deterministic process has the same backup in this form.
-/

@[expose] public section

namespace Spec

namespace MDP

/-- What an action leads to. -/
structure Outcome (n : Nat) where
  /-- The successor. -/
  state : Fin n
  /-- The reward of the step. -/
  reward : Rat
  /-- Whether the step ends the episode. -/
  terminated : Bool
deriving DecidableEq

end MDP

open MDP in
/-- A Markov decision process with `n` states and `m` actions. -/
structure MDP (n m : Nat) where
  /-- What an action in a state leads to. -/
  step : Fin n → Fin m → Draw (Outcome n)
  /-- The discount factor. -/
  discount : Rat

namespace MDP

variable {n m : Nat}

/-- What an outcome is worth: its reward, and unless it ends the episode the discounted value of the
successor. -/
def Outcome.worth (γ : Rat) (v : Fin n → Rat) (o : Outcome n) : Rat :=
  o.reward + γ * (bif o.terminated then 0 else v o.state)

/-- The Bellman backup of `v` at a state and an action: the expected worth of the outcome. -/
def backup (M : MDP n m) (v : Fin n → Rat) (s : Fin n) (a : Fin m) : Rat :=
  (M.step s a).expect fun o => o.worth M.discount v

/-- The Bellman operator of a stationary randomised policy. -/
def bellman (M : MDP n m) (π : Fin n → Draw (Fin m)) (v : Fin n → Rat) (s : Fin n) : Rat :=
  (π s).expect fun a => M.backup v s a

/-- The Bellman optimality operator: the best backup of each state. -/
def bellmanOpt (M : MDP n m) (v : Fin n → Rat) (s : Fin n) : Rat :=
  maximum m fun a => M.backup v s a

/-- A terminal state: every action stays there, pays nothing and reports the end. -/
def Terminal (M : MDP n m) (s : Fin n) : Prop :=
  ∀ a o, o ∈ M.step s a → o = ⟨s, 0, true⟩

/-- Whatever ends the episode leads to a terminal state. -/
def Absorbing (M : MDP n m) : Prop :=
  ∀ s a o, o ∈ M.step s a → o.terminated = true → M.Terminal o.state

/-- The backup in a terminal state is zero. -/
theorem backup_of_terminal {M : MDP n m} {s : Fin n} (h : M.Terminal s) (v : Fin n → Rat)
    (a : Fin m) : M.backup v s a = 0 := by
  rw [backup, Draw.expect_congr (g := fun _ => 0), Draw.expect_const]
  intro o ho
  rw [h a o ho, Outcome.worth, cond_true, Rat.mul_zero, Rat.add_zero]

/-! ### The view with expected rewards -/

/-- The view as a table: expected rewards, and a flag that says that every outcome ends the episode.
-/
def toStochastic (M : MDP n m) (initial : Draw (Fin n)) : StochasticMDP n m where
  initial := initial.prob
  kernel s a := ((M.step s a).map Outcome.state).prob
  reward s a := (M.step s a).expect Outcome.reward
  terminated s a := (M.step s a).all Outcome.terminated
  discount := M.discount

/-- **Claim.** The derived view of a process with a discount in `[0, 1)` is row-stochastic. -/
theorem toStochastic_valid {M : MDP n m} (h₀ : 0 ≤ M.discount) (h₁ : M.discount < 1)
    (initial : Draw (Fin n)) : (M.toStochastic initial).Valid where
  initial := ⟨initial.prob_nonneg, initial.sum_prob⟩
  kernel _ _ := ⟨Draw.prob_nonneg _, Draw.sum_prob _⟩
  discount_nonneg := h₀
  discount_lt_one := h₁

/-- **Claim.** The derived view is exact: where every episode ends in a terminal state, and `v` is
zero in terminal states, as every value function is, both have the same Bellman backup. -/
theorem backup_toStochastic {M : MDP n m} (hM : M.Absorbing) (initial : Draw (Fin n))
    {v : Fin n → Rat} (hv : ∀ s, M.Terminal s → v s = 0) (s : Fin n) (a : Fin m) :
    (M.toStochastic initial).backup v s a = M.backup v s a := by
  have hworth : M.backup v s a =
      (M.step s a).expect Outcome.reward +
        M.discount * (M.step s a).expect fun o => v o.state := by
    rw [backup, ← Draw.expect_mul_left, ← Draw.expect_add]
    refine Draw.expect_congr fun o ho => ?_
    rw [Outcome.worth]
    cases ht : o.terminated with
    | false => rw [cond_false]
    | true => rw [cond_true, hv o.state (hM s a o ho ht)]
  rw [hworth, StochasticMDP.backup, toStochastic]
  simp only
  cases hall : (M.step s a).all Outcome.terminated with
  | false =>
    rw [cond_false, expectation, ← Draw.expect_eq_sum, Draw.map, Draw.expect_bind]
    rfl
  | true =>
    have hzero : (M.step s a).expect (fun o => v o.state) = 0 := by
      rw [Draw.expect_congr (g := fun _ => 0), Draw.expect_const]
      exact fun o ho => hv o.state (hM s a o ho (Draw.all_eq_true.mp hall o ho))
    rw [cond_true, hzero]

/-! ### Deterministic processes -/

/-- A deterministic process in this form: every outcome is certain. -/
@[inline] def FiniteMDP.toMDP (M : FiniteMDP n m) : MDP n m where
  step s a := .pure ⟨M.next s a, M.reward s a, M.terminated s a⟩
  discount := M.discount

/-- **Claim, by definition.** A deterministic process has the same Bellman backup in this form. -/
theorem FiniteMDP.backup_toMDP (M : FiniteMDP n m) (v : Fin n → Rat) (s : Fin n) (a : Fin m) :
    M.toMDP.backup v s a = M.backup v s a := rfl

end MDP

end Spec
