module

public import Spec.Auto.Rate

/-!
# Frozen lake

The environment FrozenLake of Gymnasium, on boards of up to eight rows and eight columns. An agent
walks over a frozen lake from the start to a goal, and the episode ends at a goal or in a hole. The
ice is slippery: a step goes the way that was chosen with a given probability, and otherwise to
either side of it, both equally likely.

## Main definitions

* `Params`, `Params.valid`: a board, how slippery it is and what its cells pay; what is accepted.
* `State`: the cell of the agent.
* `Heading`: an action, and the way that a step takes: `0` left, `1` down, `2` right, `3` up.
* `slipped`, `moved`, `over`, `entered`: the way that a step takes, where it leads, what it pays.
* `rules`: the environment.
-/

@[expose] public section

-- Every constant is computed where it is used: nothing is initialised at run time.
set_option compiler.extract_closed false

namespace Spec.FrozenLake

open Spec.Auto

/-- The parameters. The cell in row `r` and column `c`, both counted from `0`, has the number
`8 * r + c`. -/
structure Params where
  /-- The number of rows. -/
  rows : UInt32
  /-- The number of columns. -/
  cols : UInt32
  /-- The number of the cell where every episode starts. -/
  start : UInt32
  /-- The goals: the bit with the number of each. -/
  goals : UInt64
  /-- The holes: the bit with the number of each. -/
  holes : UInt64
  /-- The numerator of the probability that a step goes the way that was chosen. -/
  successNum : UInt32
  /-- The denominator of this probability. -/
  successDen : UInt32
  /-- What it pays to enter a goal, in millionths, in two's complement. -/
  goalReward : UInt32
  /-- What it pays to enter a hole, likewise. -/
  holeReward : UInt32
  /-- What it pays to enter another cell, likewise. -/
  frozenReward : UInt32
deriving DecidableEq, Repr

/-- The least that a step pays, in millionths: the least of the three rewards and `0`. -/
def Params.low (p : Params) : Int :=
  min (min 0 p.goalReward.toInt32.toInt) (min p.holeReward.toInt32.toInt
    p.frozenReward.toInt32.toInt)

/-- The most that a step pays, in millionths: the largest of the three rewards and `0`. -/
def Params.high (p : Params) : Int :=
  max (max 0 p.goalReward.toInt32.toInt) (max p.holeReward.toInt32.toInt
    p.frozenReward.toInt32.toInt)

/-- The cell of the agent. -/
@[ext]
structure State (p : Params) where
  /-- The row, counted from the upper edge. -/
  row : UpTo (p.rows - 1) 3
  /-- The column, counted from the left edge. -/
  col : UpTo (p.cols - 1) 3
deriving DecidableEq

variable {p : Params}

/-- A state has the codes of its column and its row. -/
@[inline] instance : Coded (State p) :=
  .ofEquiv (fun s => (s.col, s.row)) (fun t => ⟨t.2, t.1⟩) (fun _ => rfl) fun _ => rfl

/-- A state is kept in one word. -/
@[inline] instance : Stored UInt32 (State p) := .word32

/-- A state is chosen field by field. -/
@[inline] instance : Select (State p) :=
  .ofEquiv (fun s => (s.row, s.col)) (fun t => ⟨t.1, t.2⟩) fun _ => rfl

/-- A way to go: `0` left, `1` down, `2` right, `3` up. -/
abbrev Heading := UpTo 3 2

/-- The way that is so many quarter turns counterclockwise of another one. -/
@[inline] def turned (way : Heading) (quarters : UInt32) : Heading :=
  .of ((way.val + quarters) &&& 3) (by
    rw [UInt32.le_iff_toNat_le, UInt32.toNat_and]; exact Nat.and_le_right)

/-- The way to the left of another one. -/
@[inline] def leftOf (way : Heading) : Heading := turned way 1

/-- The way to the right of another one. -/
@[inline] def rightOf (way : Heading) : Heading := turned way 3

/-- The next cell on the way, which stops at the edges. -/
@[inline] def moved (s : State p) (way : Heading) : State p where
  row := select (way.is 1) s.row.succ (select (way.is 3) s.row.pred s.row)
  col := select (way.is 0) s.col.pred (select (way.is 2) s.col.succ s.col)

/-- Whether a set of cells, each a bit, has the cell. -/
@[inline] def isIn (s : State p) (cells : UInt64) : Bool :=
  decide ((0 : UInt64) < cells &&& (1 <<< widen (8 * s.row.val + s.col.val)))

/-- Whether the episode is over: the cell is a goal or a hole. -/
@[inline] def over (s : State p) : Bool := either (isIn s p.goals) (isIn s p.holes)

/-- What it is to enter a cell. -/
@[inline] def entered (s : State p) : Next (State p) p.low p.high where
  state := s
  reward := select (isIn s p.goals) ⟨p.goalReward, by unfold Params.low Params.high; omega⟩ <|
    select (isIn s p.holes) ⟨p.holeReward, by unfold Params.low Params.high; omega⟩
      ⟨p.frozenReward, by unfold Params.low Params.high; omega⟩

/-- The way that a step takes, by a number that is drawn: `0` right of the way that was chosen, `1`
that way, `2` left of it. -/
@[inline] def slipped (way : Heading) (turn : UpTo 2 2) : Heading := turned way (turn.val + 3)

/-- The cell of the start, or one on the board where it lies outside. -/
@[inline] def startCell (p : Params) : State p :=
  ⟨.cap _ (p.start >>> 3), .cap _ (p.start &&& 7)⟩

/-- The environment. -/
@[inline] def rules (p : Params) :
    Rules (State p) Heading (UpTo (p.rows * p.cols - 1) 6) 0 1 1000000 p.low p.high where
  reset := .pure (startCell p)
  step s a := (Chance.drift p.successNum p.successDen).map fun turn =>
    entered (moved s (slipped a turn))
  terminal := over
  observe s := .cap _ (p.cols * s.row.val + s.col.val)
  zero_within := by unfold Params.low Params.high; omega

/-- The cells of a board of so many rows and columns, from one to eight of each. -/
@[inline] def board (rows cols : UInt32) : UInt64 :=
  (((0xff : UInt64) >>> (8 - widen cols)) * 0x0101010101010101) &&&
    ((0xffffffffffffffff : UInt64) >>> (64 - 8 * widen rows))

/-- Whether parameters are accepted: one to eight rows and columns; the start, the goals and the
holes on the board, and no cell two of these; and a probability, with a denominator of at most a
million. -/
@[inline] def Params.valid (p : Params) : Bool :=
  both (both (p.rows - 1 < 8) (p.cols - 1 < 8)) <|
  both (both (p.start >>> 3 < p.rows) (p.start &&& 7 < p.cols)) <|
  both (Rate.valid p.successNum p.successDen) <|
  both (negate (over (startCell p))) <|
  both ((p.goals ||| p.holes) &&& ~~~board p.rows p.cols == 0) (p.goals &&& p.holes == 0)

end Spec.FrozenLake
