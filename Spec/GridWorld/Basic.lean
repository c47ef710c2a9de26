module

public import Spec.MDP.Env

/-!
# GridWorld

An agent walks on a grid of `height × width` cells towards a goal. It moves up, down, left or right,
and a move that would leave the grid leaves it where it is. Every step costs `1`, except that the
step into the goal costs nothing. The goal is absorbing.

This is the deterministic GridWorld of TorchLean; the gridworlds of Sutton and Barto, *Reinforcement
Learning: An Introduction*, 2nd edition, Example 4.1, move in the same way.

## Main definitions

* `Pos`, `Action`: cells and moves.
* `GridWorld`: a grid with its start, goal and discount.
* `GridWorld.step`: the transition, its reward and its flags.
* `GridWorld.run`: the position after a list of actions.
-/

@[expose] public section

namespace Spec

open Spec.MDP (StepResult)

namespace GridWorld

/-- A cell of the grid. -/
@[ext]
structure Pos (height width : Nat) where
  /-- The row, counted from the top. -/
  row : Fin height
  /-- The column, counted from the left. -/
  col : Fin width
deriving DecidableEq, Repr

/-- The four moves. -/
inductive Action where
  /-- One row up. -/
  | up
  /-- One row down. -/
  | down
  /-- One column to the left. -/
  | left
  /-- One column to the right. -/
  | right
deriving DecidableEq, Repr

end GridWorld

open GridWorld in
/-- A grid of `height` rows and `width` columns. -/
structure GridWorld (height width : Nat) where
  /-- Where every episode starts. -/
  start : Pos height width
  /-- Where every episode ends. -/
  goal : Pos height width
  /-- The discount factor. -/
  discount : Rat

namespace GridWorld

variable {height width : Nat}

/-- A move, stopped by the border. -/
def Action.move : Action → Pos height width → Pos height width
  | .up, ⟨row, col⟩ => ⟨⟨row - 1, by omega⟩, col⟩
  | .down, ⟨row, col⟩ => ⟨⟨min (row + 1) (height - 1), by omega⟩, col⟩
  | .left, ⟨row, col⟩ => ⟨row, ⟨col - 1, by omega⟩⟩
  | .right, ⟨row, col⟩ => ⟨row, ⟨min (col + 1) (width - 1), by omega⟩⟩

/-- One step. The agent stays at the goal for nothing; a step into the goal costs nothing and ends
the episode; every other step costs `1`. -/
def step (G : GridWorld height width) (s : Pos height width) (a : Action) :
    StepResult (Pos height width) :=
  if s = G.goal then
    { state := G.goal, reward := 0, terminated := true, truncated := false }
  else if a.move s = G.goal then
    { state := G.goal, reward := 0, terminated := true, truncated := false }
  else
    { state := a.move s, reward := -1, terminated := false, truncated := false }

/-- The position after a list of actions. -/
def run (G : GridWorld height width) (s : Pos height width) : List Action → Pos height width
  | [] => s
  | a :: as => run G (step G s a).state as

end GridWorld

end Spec
