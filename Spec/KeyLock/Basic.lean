module

public import Spec.GridWorld.Views
public import Spec.MDP.Among

/-!
# KeyLock

An agent walks on a square grid of side `n`, with the moves of `Spec.GridWorld.Basic`. A key lies in
one cell, and a lock is in another one. The agent picks up the key where it lies, and opens the lock
where that is, once it has the key. Every step costs `1`, but picking up the key is worth `10`, and
opening the lock `100`. When the lock is open, nothing happens any more.

This is the environment that Afshar and Li, *DeLF: Designing Learning Environments with Foundation
Models*, 2024, ask a language model for. `Spec.KeyLock.Generated` is about the one that they got.

A limit on the number of steps is not part of the state, so that the theorems are about the task
itself.

## Main definitions

* `Action`, `State`: four moves, picking up and opening; and all there is to know.
* `next`, `reward`, `step`: what an action does, and what it is worth.
* `run`: the state after a list of actions.
* `reset`: agent, key and lock in different cells, all such triples equally likely.
-/

@[expose] public noncomputable section

namespace Spec

open Spec.MDP (Draw StepResult)
open Spec.GridWorld (Pos)

/-- A task: a grid whose side is at least `2`. -/
structure KeyLock (n : Nat) : Type where
  /-- The side of the grid is at least `2`. -/
  two_le_size : 2 ≤ n

namespace KeyLock

/-- What the agent can do. -/
inductive Action where
  /-- Go one row up. -/
  | north
  /-- Go one row down. -/
  | south
  /-- Go one column to the right. -/
  | east
  /-- Go one column to the left. -/
  | west
  /-- Pick up the key. -/
  | pickUp
  /-- Open the lock. -/
  | unlock
deriving DecidableEq, Repr

/-- The number of an action. -/
def Action.toFin : Action → Fin 6
  | .north => 0
  | .south => 1
  | .east => 2
  | .west => 3
  | .pickUp => 4
  | .unlock => 5

/-- All there is to know. The agent observes all of it. -/
@[ext]
structure State (n : Nat) where
  /-- Where the agent is. -/
  agent : Pos n n
  /-- Where the key lay at the start. -/
  key : Pos n n
  /-- Where the lock is. -/
  lock : Pos n n
  /-- Whether the agent has the key. -/
  hasKey : Bool
  /-- Whether the lock is open. -/
  isOpen : Bool

variable {n : Nat}

/-! ### A step -/

/-- What an action leads to while the lock is closed. -/
def next (s : State n) : Action → State n
  | .north => { s with agent := GridWorld.Action.up.move s.agent }
  | .south => { s with agent := GridWorld.Action.down.move s.agent }
  | .east => { s with agent := GridWorld.Action.right.move s.agent }
  | .west => { s with agent := GridWorld.Action.left.move s.agent }
  | .pickUp => { s with hasKey := s.hasKey || decide (s.agent = s.key) }
  | .unlock => { s with isOpen := s.hasKey && decide (s.agent = s.lock) }

/-- What a step from one state to another is worth while the lock is closed: `100` when that opens
it, `10` when the agent gets the key, and `-1` otherwise. -/
def reward (s s' : State n) : Rat :=
  if s'.isOpen then 100 else if s'.hasKey ∧ ¬ s.hasKey then 10 else -1

/-- One step. When the lock is open, nothing changes, for nothing. -/
def step (s : State n) (a : Action) : StepResult (State n) :=
  if s.isOpen then
    { state := s, reward := 0, terminated := true, truncated := false }
  else
    { state := next s a
      reward := reward s (next s a)
      terminated := (next s a).isOpen
      truncated := false }

/-- The state after a list of actions. -/
def run (s : State n) : List Action → State n
  | [] => s
  | a :: as => run (step s a).state as

/-- The sum of the rewards of a list of actions. -/
def totalReward (s : State n) : List Action → Rat
  | [] => 0
  | a :: as => (step s a).reward + totalReward (step s a).state as

/-! ### The start -/

/-- All cells, row by row. -/
def cells (n : Nat) : List (Pos n n) := (List.finRange (n * n)).map GridWorld.decode

/-- The upper left corner. -/
def corner (h : 0 < n) : Pos n n := ⟨⟨0, h⟩, ⟨0, h⟩⟩

/-- A state in which the key lies where it is and the lock is closed. -/
def initial (agent key lock : Pos n n) : State n := ⟨agent, key, lock, false, false⟩

/-- The agent is in any cell, the key in any other one, and the lock in any one of the rest. -/
def reset (K : KeyLock n) : Draw (State n) :=
  have h : 0 < n := Nat.lt_of_lt_of_le Nat.two_pos K.two_le_size
  (Draw.among (corner h) (cells n)).bind fun agent =>
  (Draw.among (corner h) ((cells n).erase agent)).bind fun key =>
  (Draw.among (corner h) (((cells n).erase agent).erase key)).map fun lock =>
  initial agent key lock

end KeyLock

end Spec
