module

public import Spec.MDP.Random
public import Spec.Word.Field
public import Spec.Word.Mask

/-!
# KeyLock on machine words

The step of `Spec.KeyLock.Basic` on one 64-bit word without a branch. `Spec.KeyLock.Refinement`
proves that it computes exactly the specification, so a reader who wants to know *what* a step is
never needs this file. Every function is total.

From the lowest bit, the word of a state has 20 bits each for the cells of the agent, of the key and
of the lock, one for the key and one for the open lock. A cell has 10 bits for its column and 10 for
its row. An action is its number: `0` north, `1` south, `2` east, `3` west, `4` pick up, `5` open.

## Main definitions

* `Fields`: the fields of the word of a state.
* `moved`, `picked`, `opened`: what an action does.
* `next`, `reward`: the step.
* `index`: the number of a state.
* `cell`, `skip`: what random words choose.
* `valid`, `stateValid`: the parameters and words that a kernel accepts.
-/

@[expose] public section

namespace Spec.KeyLock.Machine

open Spec.MDP
open Spec.MDP.Word (bit choose)
open Spec.Word (head tail cons when)

/-- The fields of the word of a state. -/
@[ext]
structure Fields where
  /-- The cell of the agent. -/
  agent : UInt64
  /-- The cell of the key. -/
  key : UInt64
  /-- The cell of the lock. -/
  lock : UInt64
  /-- Whether the agent has the key. -/
  hasKey : UInt64
  /-- Whether the lock is open. -/
  isOpen : UInt64
deriving DecidableEq, Repr

/-- The fields of a word. -/
@[inline] def read (x : UInt64) : Fields :=
  ⟨head 20 x, head 20 (tail 20 x), head 20 (tail 20 (tail 20 x)),
    head 1 (tail 20 (tail 20 (tail 20 x))), tail 1 (tail 20 (tail 20 (tail 20 x)))⟩

/-- The word with these fields. -/
@[inline] def Fields.word (f : Fields) : UInt64 :=
  cons 20 f.agent (cons 20 f.key (cons 20 f.lock (cons 1 f.hasKey f.isOpen)))

/-- The column of a cell. -/
@[inline] def column (c : UInt64) : UInt64 := head 10 c

/-- The row of a cell. -/
@[inline] def row (c : UInt64) : UInt64 := tail 10 c

/-- The cell after an action on a grid of side `n`: a move stops at the border, and what is not a
move leaves the cell as it is. -/
@[inline] def moved (n : UInt64) (action : UInt32) (c : UInt64) : UInt64 :=
  c + (bit (action = 2) &&& bit (column c + 1 < n)).toUInt64 +
      ((bit (action = 1) &&& bit (row c + 1 < n)).toUInt64 <<< 10) -
    (bit (action = 3) &&& bit (0 < column c)).toUInt64 -
    ((bit (action = 0) &&& bit (0 < row c)).toUInt64 <<< 10)

/-- `1` when the action gets the key, else `0`. -/
@[inline] def picked (f : Fields) (action : UInt32) : UInt32 :=
  bit (action = 4) &&& bit (f.agent = f.key) &&& bit (f.hasKey = 0) &&& bit (f.isOpen = 0)

/-- `1` when the action opens the lock, else `0`. -/
@[inline] def opened (f : Fields) (action : UInt32) : UInt32 :=
  bit (action = 5) &&& bit (f.agent = f.lock) &&& bit (f.hasKey = 1) &&& bit (f.isOpen = 0)

/-- The next state. -/
@[inline] def next (n : UInt64) (f : Fields) (action : UInt32) : Fields where
  agent := choose (f.isOpen = 0) (moved n action f.agent) f.agent
  key := f.key
  lock := f.lock
  hasKey := f.hasKey + (picked f action).toUInt64
  isOpen := f.isOpen + (opened f action).toUInt64

/-- The reward in two's complement: `-1` while the lock is closed, `11` more for getting the key,
and `101` more for opening the lock. -/
@[inline] def reward (f : Fields) (action : UInt32) : UInt64 :=
  11 * (picked f action).toUInt64 + 101 * (opened f action).toUInt64 - (bit (f.isOpen = 0)).toUInt64

/-! ### The number of a state -/

/-- The number of a cell, counted row by row. -/
@[inline] def place (n c : UInt64) : UInt64 := row c * n + column c

/-- The number of a state among those that can occur: by the key, then by the lock, and then by the
agent, without the key first, with it second, and with an open lock last. -/
@[inline] def index (n : UInt64) (f : Fields) : UInt64 :=
  let lock := place n f.lock - (bit (place n f.key < place n f.lock)).toUInt64
  let stage := choose (f.isOpen = 0) (place n f.agent + when (f.hasKey = 1) (n * n)) (2 * (n * n))
  (place n f.key * (n * n - 1) + lock) * (2 * (n * n) + 1) + stage

/-! ### The start -/

/-- The cell with a number, counted row by row. -/
@[inline] def cell (size i : UInt32) : UInt64 := cons 10 (i % size).toUInt64 (i / size).toUInt64

/-- The number with place `j` among all numbers but `i`. -/
@[inline] def skip (i j : UInt32) : UInt32 := j + bit (i ≤ j)

/-- The word of the start that three random words choose. -/
@[inline] def start (size : UInt32) (u v w : UInt64) : UInt64 :=
  let i := Random.index (size * size) u
  let j := Random.index (size * size - 1) v
  let k := Random.index (size * size - 2) w
  Fields.word ⟨cell size i, cell size (skip i j), cell size (skip i (skip j k)), 0, 0⟩

/-! ### Parameters and words -/

/-- A side between `2` and `1024`. -/
@[inline] def valid (size : UInt32) : Bool := bit (2 ≤ size) &&& bit (size ≤ 1024) == 1

/-- Whether a cell is on a grid of side `n`. -/
@[inline] def onGrid (n c : UInt64) : UInt32 := bit (column c < n) &&& bit (row c < n)

/-- Whether a word is that of a state: cells are on the grid, the key does not lie at the lock, and
the lock is open only where the agent is, with the key. -/
@[inline] def stateValid (n x : UInt64) : Bool :=
  let f := read x
  onGrid n f.agent &&& onGrid n f.key &&& onGrid n f.lock &&& bit (f.key ≠ f.lock) &&&
    (bit (f.isOpen = 0) |||
      (bit (f.isOpen = 1) &&& bit (f.hasKey = 1) &&& bit (f.agent = f.lock))) == 1

end Spec.KeyLock.Machine
