module

public import Spec.Auto.Rules
public import Spec.Auto.Shown

/-!
# GridWorld as rules

The step of `Spec.GridWorld.Basic` on bounded numbers, of which the kernel is derived.
`Spec.GridWorld.Refinement` proves that it is that step, so a reader who wants to know *what* a step
is never needs this file.

## Main definitions

* `Params`, `State`, `Heading`: grids, cells and moves.
* `Params.valid`: the parameters that the kernel accepts.
* `rules`: the environment.
-/

@[expose] public section

-- Every constant is computed where it is used: nothing is initialised at run time.
set_option compiler.extract_closed false

namespace Spec.GridWorld

open Spec.Auto

/-- The parameters of a grid as words. -/
structure Params where
  /-- Number of rows. -/
  height : UInt32
  /-- Number of columns. -/
  width : UInt32
  /-- Row of the start. -/
  startRow : UInt32
  /-- Column of the start. -/
  startCol : UInt32
  /-- Row of the goal. -/
  goalRow : UInt32
  /-- Column of the goal. -/
  goalCol : UInt32

/-- Height and width between `1` and `2^31 - 1`, start and goal inside. -/
@[inline] def Params.valid (p : Params) : Bool :=
  both (both (both (p.height < 0x80000000) (p.width < 0x80000000))
    (both (p.startRow < p.height) (p.startCol < p.width)))
    (both (p.goalRow < p.height) (p.goalCol < p.width))

/-- The cell of the agent. -/
@[ext]
structure State (p : Params) where
  /-- The row, counted from the top. -/
  row : UpTo (p.height - 1) 31
  /-- The column, counted from the left. -/
  col : UpTo (p.width - 1) 31

variable {p : Params}

/-- A state is kept in two words, its row and its column. -/
@[inline] instance : Stored (UInt32 × UInt32) (State p) :=
  (Stored.pair .word32 .word32).ofEquiv (fun s => (s.row, s.col)) (fun t => ⟨t.1, t.2⟩)
    (fun _ => rfl) fun _ => rfl

/-- A state is chosen field by field. -/
@[inline] instance : Select (State p) :=
  .ofEquiv (fun s => (s.row, s.col)) (fun t => ⟨t.1, t.2⟩) fun _ => rfl

/-- A move: `0` up, `1` down, `2` left, `3` right. -/
abbrev Heading := UpTo 3 2

/-- The row-major number of a cell. -/
@[inline] def State.index (s : State p) : UInt64 :=
  widen s.row.val * widen p.width + widen s.col.val

/-- A cell is seen as its row-major number, its row and its column. -/
@[inline] instance : Components (State p) := .numbered (fun s => (s.row, s.col)) State.index

/-- The next cell, which stops at the border. -/
@[inline] def moved (s : State p) (way : Heading) : State p where
  row := select (way.is 0) s.row.pred (select (way.is 1) s.row.succ s.row)
  col := select (way.is 2) s.col.pred (select (way.is 3) s.col.succ s.col)

/-- Whether a cell is the goal. -/
@[inline] def atGoal (s : State p) : Bool := both (s.row.is p.goalRow) (s.col.is p.goalCol)

/-- The environment. -/
@[inline] def rules (p : Params) : Rules (State p) Heading (State p) 0 0 1 (-1) 0 where
  reset := .pure ⟨.cap _ p.startRow, .cap _ p.startCol⟩
  step s way := .pure ⟨moved s way,
    select (atGoal (moved s way)) ⟨0, by decide⟩ ⟨-1, by decide⟩⟩
  terminal := atGoal
  observe s := s

end Spec.GridWorld
