module

public import Spec.MDP.Outcome

/-!
# Certificates of optimal values

A decision process in integers, and a certificate of its values that a machine can check with
integers alone. Probabilities are weights over one denominator, the discount is a fraction, rewards
and values are integers in fixed point.

The check is local: at every state, each action's Bellman backup lies at most `error` above the
value, and that of the action that the certificate names lies at most `error` below it. What follows
from it is in `Spec.Certificate.Properties`.

## Main definitions

* `Model n m`: a decision process with `n` states and `m` actions in integers.
* `Model.toMDP`: the decision process that it stands for.
* `Certificate n m`: values, a policy and an error.
* `Model.AtMost`, `Model.AtLeast`: comparisons of a Bellman backup.
* `Holds`: the local check.
-/

@[expose] public section

namespace Spec

open Spec.MDP

namespace Certificate

/-- A possible outcome of an action. -/
structure Transition (n : Nat) where
  /-- Its probability, times the denominator of the model. -/
  weight : Nat
  /-- The successor. -/
  state : Fin n
  /-- The reward, in units of the model. -/
  reward : Int
  /-- Whether the step ends the episode. -/
  terminated : Bool

/-- A decision process in integers. -/
structure Model (n m : Nat) where
  /-- What the weights of a row sum to. -/
  denominator : Nat
  /-- The discount is `discountNum / discountDen`. -/
  discountNum : Nat
  /-- The discount is `discountNum / discountDen`. -/
  discountDen : Nat
  /-- Values are integers over `scale`. -/
  scale : Nat
  /-- Rewards are integers over `scale`, times `factor`. -/
  factor : Nat
  /-- The outcomes of an action in a state. -/
  row : Fin n → Fin m → List (Transition n)

end Certificate

/-- A certificate: values, a policy, and how far a Bellman backup may lie from the value. -/
structure Certificate (n m : Nat) where
  /-- The value of each state, an integer over the scale. -/
  value : Fin n → Int
  /-- The action of the policy in each state. -/
  policy : Fin n → Fin m
  /-- The error of the local check, an integer over the scale. -/
  error : Nat

namespace Certificate

/-- The sum of a function over a list. -/
@[specialize] def total {α : Type} (f : α → Int) : List α → Int
  | [] => 0
  | t :: ts => f t + total f ts

variable {n m : Nat}

/-- The numbers make sense: weights sum to the denominator, and the discount lies in `[0, 1]`. -/
structure Model.WellFormed (M : Model n m) : Prop where
  /-- The denominator is positive. -/
  denominator_pos : 0 < M.denominator
  /-- The denominator of the discount is positive. -/
  discountDen_pos : 0 < M.discountDen
  /-- The discount is at most one. -/
  discount_le_one : M.discountNum ≤ M.discountDen
  /-- The scale is positive. -/
  scale_pos : 0 < M.scale
  /-- The probabilities of a row sum to one. -/
  row_sum : ∀ s a, total (fun t => t.weight) (M.row s a) = M.denominator

/-- The numbers make sense, and the discount lies in `[0, 1)`. -/
structure Model.Valid (M : Model n m) : Prop extends M.WellFormed where
  /-- The discount is less than one. -/
  discount_lt_one : M.discountNum < M.discountDen

/-- The outcome that a number below the denominator picks: each transition owns as many numbers as
its weight. -/
def Model.pick (M : Model n m) (s : Fin n) : List (Transition n) → Nat → Outcome n
  | [], _ => ⟨s, 0, true⟩
  | t :: ts, i =>
    if i < t.weight then ⟨t.state, mkRat (M.factor * t.reward) M.scale, t.terminated⟩
    else M.pick s ts (i - t.weight)

/-- The decision process that the integers stand for. -/
def Model.toMDP (M : Model n m) : MDP n m where
  step s a := .uniform (M.denominator - 1) fun i => .pure (M.pick s (M.row s a) i)
  discount := mkRat M.discountNum M.discountDen

/-- What an outcome is worth, times `scale * discountDen`. -/
def Model.worth (M : Model n m) (value : Fin n → Int) (t : Transition n) : Int :=
  M.discountDen * (M.factor * t.reward) +
    M.discountNum * (bif t.terminated then 0 else value t.state)

/-- The Bellman backup, times `scale * discountDen * denominator`. -/
def Model.backup (M : Model n m) (value : Fin n → Int) (s : Fin n) (a : Fin m) : Int :=
  total (fun t => t.weight * M.worth value t) (M.row s a)

/-- The backup of an action is at most a number over the scale. -/
def Model.AtMost (M : Model n m) (value : Fin n → Int) (s : Fin n) (a : Fin m) (x : Int) : Prop :=
  M.backup value s a ≤ M.denominator * (M.discountDen * x)

/-- The backup of an action is at least a number over the scale. -/
def Model.AtLeast (M : Model n m) (value : Fin n → Int) (s : Fin n) (a : Fin m) (x : Int) : Prop :=
  M.denominator * (M.discountDen * x) ≤ M.backup value s a

/-- The backup of an action lies at most `error` above the value. -/
def Upper (C : Certificate n m) (M : Model n m) (s : Fin n) (a : Fin m) : Prop :=
  M.AtMost C.value s a (C.value s + C.error)

/-- The backup of an action lies at most `error` below the value. -/
def Lower (C : Certificate n m) (M : Model n m) (s : Fin n) (a : Fin m) : Prop :=
  M.AtLeast C.value s a (C.value s - C.error)

/-- Every local check passes: no action is worth more than the value by more than `error`, and that
of the policy is not worth less by more than `error`. -/
def Holds (C : Certificate n m) (M : Model n m) : Prop :=
  ∀ s, (∀ a, C.Upper M s a) ∧ C.Lower M s (C.policy s)

end Certificate

end Spec
