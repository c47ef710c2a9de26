module

public import Spec.MDP.Env

/-!
# NewEnv

An agent walks in a corridor of `length` cells, numbered from `0`, until it is in the last one. It
moves back or forward, and a move against the wall at the start leaves it where it is. Every step
costs `1`. The last cell is absorbing, and a step there costs nothing.

## Main definitions

* `Action`: the moves.
* `step`: the transition, its reward and its flags.
* `run`: the cell after a list of actions.
-/

@[expose] public section

namespace Spec.NewEnv

open Spec.MDP (StepResult)

/-- The two moves. -/
inductive Action where
  /-- One cell back. -/
  | back
  /-- One cell forward. -/
  | forward
deriving DecidableEq, Repr

/-- The number of an action: back `0`, forward `1`. -/
def Action.toFin : Action → Fin 2
  | .back => 0
  | .forward => 1

variable {length : Nat}

/-- A move, stopped by the walls. -/
def Action.move : Action → Fin length → Fin length
  | .back, s => ⟨s - 1, by omega⟩
  | .forward, s => ⟨min (s + 1) (length - 1), by omega⟩

/-- Whether a cell is the last one. -/
def AtEnd (s : Fin length) : Prop := s.val + 1 = length

instance (s : Fin length) : Decidable (AtEnd s) := inferInstanceAs (Decidable (s.val + 1 = length))

/-- One step. In the last cell nothing changes; elsewhere a move costs `1`, and ends the episode
when it leads to the last cell. -/
def step (s : Fin length) (a : Action) : StepResult (Fin length) :=
  if AtEnd s then
    { state := s, reward := 0, terminated := true, truncated := false }
  else
    { state := a.move s, reward := -1, terminated := decide (AtEnd (a.move s)), truncated := false }

/-- The cell after a list of actions. -/
def run (s : Fin length) : List Action → Fin length
  | [] => s
  | a :: as => run (step s a).state as

end Spec.NewEnv
