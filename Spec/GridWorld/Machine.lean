module

public import Spec.MDP.Word

/-!
# GridWorld on machine words

The step of `Spec.GridWorld.Basic`, written as a processor likes it: 32-bit words, no branch,
choices made by masks. `Spec.GridWorld.Refinement` proves that it computes exactly the
specification, so a reader who wants to know *what* a step is never needs this file.

Every function is total. A state word that is out of range reads as `0` and an action word above `3`
moves nothing, so that whatever is passed in, the result lies in the grid (`Refinement`).

Everything here is `@[inline]` and no structure is the result of an `if`: after inlining, the C of
`Spec.GridWorld.Kernel` is arithmetic on scalars.

## Main definitions

* `Params`, `State`: the words of a grid and of a position.
* `Params.valid`: the parameters that a kernel accepts.
* `step`, `reward`, `terminated`, `index`: the transition and what is observed of it.
-/

@[expose] public section

namespace Spec.GridWorld.Machine

open Spec.MDP
open Spec.MDP.Word (bit)

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
deriving DecidableEq, Repr

/-- The value of a function of the words of the parameters. -/
abbrev Params.on {R : Type} (p : Params) (f : UInt32 → UInt32 → UInt32 → UInt32 → UInt32 → UInt32 →
    R) : R :=
  f p.height p.width p.startRow p.startCol p.goalRow p.goalCol

/-- A position as words. -/
@[ext]
structure State where
  /-- Row, counted from the top. -/
  row : UInt32
  /-- Column, counted from the left. -/
  col : UInt32
deriving DecidableEq, Repr

/-- The value of a function of the words of a state. -/
abbrev State.on {R : Type} (w : State) (f : UInt32 → UInt32 → R) : R :=
  f w.row w.col

/-- One coordinate of a move in `0 … n - 1`: a step back if `back` is `1`, a step forward if
`forward` is `1`, and neither across the border. -/
@[inline] def move (n i back forward : UInt32) : UInt32 :=
  i + (forward &&& bit (i + 1 < n)) - (back &&& bit (0 < i))

namespace Params

/-- Height and width between `1` and `2^31 - 1`, start and goal inside. -/
@[inline] def valid (p : Params) : Bool :=
  bit (p.height < 0x80000000) &&& bit (p.width < 0x80000000) &&&
    bit (p.startRow < p.height) &&& bit (p.startCol < p.width) &&&
    bit (p.goalRow < p.height) &&& bit (p.goalCol < p.width) == 1

/-- The start. -/
@[inline] def start (p : Params) : State :=
  ⟨Word.clamp p.height p.startRow, Word.clamp p.width p.startCol⟩

/-- The nearest thing to `s` that lies in the grid: a word out of range becomes `0`. -/
@[inline] def clamp (p : Params) (s : State) : State :=
  ⟨Word.clamp p.height s.row, Word.clamp p.width s.col⟩

/-- `1` at the goal, else `0`, for a state in the grid. -/
@[inline] def atGoal (p : Params) (s : State) : UInt32 :=
  bit (s.row = p.goalRow) &&& bit (s.col = p.goalCol)

/-- The next state: a border-clamped move, and none at the goal. -/
@[inline] def step (p : Params) (s : State) (action : UInt32) : State :=
  let s := p.clamp s
  let free := p.atGoal s ^^^ 1
  ⟨move p.height s.row (free &&& bit (action = 0)) (free &&& bit (action = 1)),
    move p.width s.col (free &&& bit (action = 2)) (free &&& bit (action = 3))⟩

/-- Whether the state is terminal. -/
@[inline] def terminated (p : Params) (s : State) : Bool :=
  p.atGoal (p.clamp s) == 1

/-- The reward of a step in two's complement: `0` when the successor is the goal, else `-1`. -/
@[inline] def reward (p : Params) (s : State) (action : UInt32) : UInt64 :=
  (p.atGoal (p.step s action)).toUInt64 - 1

/-- The row-major index `row * width + col`. -/
@[inline] def index (p : Params) (s : State) : UInt64 :=
  (p.clamp s).row.toUInt64 * p.width.toUInt64 + (p.clamp s).col.toUInt64

end Params

end Spec.GridWorld.Machine
