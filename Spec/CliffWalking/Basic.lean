module

public import Spec.Auto.Rules
public import Spec.Auto.Shown

/-!
# Cliff walking

The task of Example 6.6 in Sutton and Barto's *Reinforcement Learning*, as Gymnasium documents it.
An agent walks on a grid of four rows and twelve columns, from the lower left corner to the lower
right one. Between these two, along the lower edge, is a cliff: who steps on it pays `100` and is
back at the start, and every other step costs `1`. Where the ground is slippery, a step goes the way
that was chosen, or to its left or to its right, all three equally likely.

## Main definitions

* `State`: the cell of the agent.
* `Heading`: an action, and the way that a step takes: `0` up, `1` right, `2` down, `3` left.
* `moved`, `onCliff`, `entered`: the cell that a step leads to, and what it costs.
* `rules`: the environment.
-/

@[expose] public section

-- Every constant is computed where it is used: nothing is initialised at run time.
set_option compiler.extract_closed false

namespace Spec.CliffWalking

open Spec.Auto

/-- The cell of the agent. -/
@[ext]
structure State where
  /-- The row, counted from the upper edge. -/
  row : UpTo 3 2
  /-- The column, counted from the left edge. -/
  col : UpTo 11 4
deriving DecidableEq

/-- A state has the codes of its column and its row. -/
@[inline] instance : Coded State :=
  .ofEquiv (fun s => (s.col, s.row)) (fun t => ⟨t.2, t.1⟩) (fun _ => rfl) fun _ => rfl

/-- A state is kept in one word. -/
@[inline] instance : Stored UInt32 State := .word32

/-- A state is chosen field by field. -/
@[inline] instance : Select State :=
  .ofEquiv (fun s => (s.row, s.col)) (fun t => ⟨t.1, t.2⟩) fun _ => rfl

/-- A way to go: `0` up, `1` right, `2` down, `3` left. -/
abbrev Heading := UpTo 3 2

/-- The lower left corner. -/
@[inline] def start : State := ⟨.of 3 (by decide), .of 0 (by decide)⟩

/-- Whether a cell is the lower right corner. -/
@[inline] def atGoal (s : State) : Bool := both (s.row.is 3) (s.col.is 11)

/-- Whether a cell is on the cliff: in the lowest row, between the two corners. -/
@[inline] def onCliff (s : State) : Bool :=
  both (s.row.is 3) (both (negate (s.col.is 0)) (negate (s.col.is 11)))

/-- The next cell on the way, which stops at the edges. -/
@[inline] def moved (s : State) (way : Heading) : State where
  row := select (way.is 0) s.row.pred (select (way.is 2) s.row.succ s.row)
  col := select (way.is 1) s.col.succ (select (way.is 3) s.col.pred s.col)

/-- What it is to enter a cell: the cliff costs `100` and leads back to the start. -/
@[inline] def entered (s : State) : Next State (-100) 0 :=
  select (onCliff s) ⟨start, ⟨-100, by decide⟩⟩ ⟨s, ⟨-1, by decide⟩⟩

/-- The way to the left of another one, that way itself, and the way to its right. -/
@[inline] def turned (way : Heading) (turn : UpTo 2 2) : Heading :=
  .of ((way.val + turn.val + 3) &&& 3) (by
    rw [UInt32.le_iff_toNat_le, UInt32.toNat_and]; exact Nat.and_le_right)

/-- The ways that a step takes. -/
@[inline] def ways (slippery : Bool) (way : Heading) : Auto.Chance 1 Heading :=
  .choose slippery ((Chance.uniform 2 (by decide)).map (turned way))
    ((Chance.pure way).weaken (by decide))

/-- The environment. -/
@[inline] def rules (slippery : Bool) : Rules State Heading (UpTo 47 6) 0 1 1 (-100) 0 where
  reset := .pure start
  step s a := (ways slippery a).map fun way => entered (moved s way)
  terminal := atGoal
  observe s := .cap 47 (12 * s.row.val + s.col.val)
  invariant s := negate (onCliff s)

end Spec.CliffWalking
