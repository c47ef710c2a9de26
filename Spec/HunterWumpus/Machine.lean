module

public import Spec.MDP.Word
public import Spec.Word.Field

/-!
# HunterWumpus on machine words

The turn of `Spec.HunterWumpus.Basic` on three 64-bit words without a branch.
`Spec.HunterWumpus.Refinement` proves that it computes exactly the specification, so a reader who
wants to know *what* a turn is never needs this file. Every function is total.

A cell is the number `8 y + x`, for every size of the grid. The words of a state are

* `pits`: bit `8 y + x` tells whether the cell is a pit;
* `visited`: bit `8 y + x` tells whether the wumpus has been there;
* `tokens`: one byte each, from the lowest: the cells of the wumpus, of the player and of the gold;
  the tiles with scent 3, 2 and 1, each of them `0` when there is none and `64` plus its cell
  otherwise; whether the wumpus had been before where its last move ended; and the status.

A direction is `0` north, `1` south, `2` east, `3` west. A status is `0` ongoing, `1` the wumpus
fell into a pit, `2` the wumpus has caught the player, `3` the player fell into a pit, `4` the
player found the gold.

## Main definitions

* `Tokens`: the bytes of the third word.
* `move`, `next`, `reward`: the turn for a direction of the wumpus and one of the player.
* `initial`: the third word before the first turn.
* `valid`: the parameters that a kernel accepts.
* `wellFormed`, `consistent`: the words of states that a kernel accepts.
-/

@[expose] public section

namespace Spec.HunterWumpus.Machine

/-- The parameter words. -/
structure Params where
  /-- The side of the grid. -/
  size : UInt32
  /-- The number of pits. -/
  numPits : UInt32

/-- The value of a function of the words of the parameters. -/
abbrev Params.on {R : Type} (p : Params) (f : UInt32 → UInt32 → R) : R :=
  f p.size p.numPits

/-- The words of a state. -/
@[ext]
structure Words where
  /-- The pits. -/
  pits : UInt64
  /-- Where the wumpus has been. -/
  visited : UInt64
  /-- The tokens. -/
  tokens : UInt64

/-- The value of a function of the words of a state. -/
abbrev Words.on {R : Type} (w : Words) (f : UInt64 → UInt64 → UInt64 → R) : R :=
  f w.pits w.visited w.tokens

open Spec.MDP.Word (bit choose)
open Spec.Word (head tail cons)

/-- Bit `c` of a word. -/
@[inline] def bitAt (x c : UInt64) : UInt64 := (x >>> c) &&& 1

/-- The word with only bit `c`. -/
@[inline] def single (c : UInt64) : UInt64 := 1 <<< c

/-- The bytes of the third word of a state. -/
@[ext]
structure Tokens where
  /-- The cell of the wumpus. -/
  wumpus : UInt64
  /-- The cell of the player. -/
  player : UInt64
  /-- The cell of the gold. -/
  gold : UInt64
  /-- The tile with scent 3. -/
  tile3 : UInt64
  /-- The tile with scent 2. -/
  tile2 : UInt64
  /-- The tile with scent 1. -/
  tile1 : UInt64
  /-- Whether the wumpus had been before where its last move ended. -/
  arrived : UInt64
  /-- How the game stands. -/
  status : UInt64
deriving DecidableEq, Repr

/-- The bytes of a word. -/
@[inline] def read (x : UInt64) : Tokens :=
  let x₁ := tail 8 x
  let x₂ := tail 8 x₁
  let x₃ := tail 8 x₂
  let x₄ := tail 8 x₃
  let x₅ := tail 8 x₄
  let x₆ := tail 8 x₅
  ⟨head 6 x, head 6 x₁, head 6 x₂, head 7 x₃, head 7 x₄, head 7 x₅, head 1 x₆, head 3 (tail 8 x₆)⟩

/-- The word with these bytes. -/
@[inline] def Tokens.word (t : Tokens) : UInt64 :=
  cons 8 t.wumpus (cons 8 t.player (cons 8 t.gold (cons 8 t.tile3 (cons 8 t.tile2
    (cons 8 t.tile1 (cons 8 t.arrived t.status))))))

/-- The column of a cell. -/
@[inline] def column (c : UInt64) : UInt64 := c &&& 7

/-- The row of a cell. -/
@[inline] def row (c : UInt64) : UInt64 := (c >>> 3) &&& 7

/-- A move, stopped by the border. -/
@[inline] def move (n a c : UInt64) : UInt64 :=
  choose (a = 0) (choose (row c = 0) c (c - 8))
    (choose (a = 1) (choose (row c + 1 < n) (c + 8) c)
      (choose (a = 2) (choose (column c + 1 < n) (c + 1) c)
        (choose (column c = 0) c (c - 1))))

/-- The status when the wumpus has moved to `w`. -/
@[inline] def statusAfterWumpus (pits : UInt64) (t : Tokens) (w : UInt64) : UInt64 :=
  choose (bitAt pits w = 1) 1 (choose (w = t.player) 2 0)

/-- The status when then the player has moved to `p`. -/
@[inline] def statusAfterPlayer (pits : UInt64) (t : Tokens) (w p : UInt64) : UInt64 :=
  choose (bitAt pits p = 1) 3 (choose (p = w) 2 (choose (p = t.gold) 4 0))

/-- The cell of the player when the wumpus has moved to `w`. -/
@[inline] def playerAfter (n pits : UInt64) (t : Tokens) (w u : UInt64) : UInt64 :=
  choose (statusAfterWumpus pits t w = 0) (move n u t.player) t.player

/-- The tile that the player has left for `p`, if any. -/
@[inline] def left (t : Tokens) (p : UInt64) : UInt64 :=
  choose (p = t.player) 0 (64 + t.player)

/-- The turn in which the wumpus has moved to `w` and the player to `p`. A tile that gets the
strongest scent loses its weaker one. -/
@[inline] def arrive (pits visited : UInt64) (t : Tokens) (w p : UInt64) : Tokens where
  wumpus := w
  player := p
  gold := t.gold
  tile3 := left t p
  tile2 := choose (t.tile3 = left t p) 0 t.tile3
  tile1 := choose (t.tile2 = left t p) 0 t.tile2
  arrived := bitAt visited w
  status := choose (statusAfterWumpus pits t w = 0) (statusAfterPlayer pits t w p)
    (statusAfterWumpus pits t w)

/-- The turn in which the wumpus goes `a` and the player goes `u`. -/
@[inline] def next (n pits visited : UInt64) (t : Tokens) (a u : UInt64) : Tokens :=
  arrive pits visited t (move n a t.wumpus) (playerAfter n pits t (move n a t.wumpus) u)

/-- The scent of a cell. -/
@[inline] def scent (t : Tokens) (c : UInt64) : UInt64 :=
  choose (t.tile3 = 64 + c) 3 (choose (t.tile2 = 64 + c) 2 (choose (t.tile1 = 64 + c) 1 0))

/-- What the move of the wumpus to `w` is worth, in two's complement. -/
@[inline] def moveReward (t : Tokens) (w : UInt64) : UInt64 :=
  choose (w = t.wumpus) (0 - 5) (choose (scent t w = 0) 0 2)

/-- What a status is worth to the wumpus, in two's complement. -/
@[inline] def statusReward (status : UInt64) : UInt64 :=
  choose (status = 2) 100 (choose (status = 1) (0 - 100) 0)

/-- The reward of the turn in which the wumpus goes `a` and the player goes `u`, in two's
complement. -/
@[inline] def reward (n pits visited : UInt64) (t : Tokens) (a u : UInt64) : UInt64 :=
  moveReward t (move n a t.wumpus) + statusReward (next n pits visited t a u).status - 1

/-- The third word before the first turn. -/
@[inline] def initial (wumpus gold : UInt64) : UInt64 :=
  Tokens.word ⟨wumpus, 0, gold, 0, 0, 0, 0, 0⟩

/-! ### What the wumpus senses -/

/-- The distance of two numbers. -/
@[inline] def apart (x y : UInt64) : UInt64 := choose (x < y) (y - x) (x - y)

/-- `1` when the player is one step away, else `0`. -/
@[inline] def stench (t : Tokens) : UInt64 :=
  choose
    (apart (column t.wumpus) (column t.player) + apart (row t.wumpus) (row t.player) = 1) 1 0

/-- `1` when the cell after a move is another one and a pit, else `0`. -/
@[inline] def pitTowards (n pits a c : UInt64) : UInt64 :=
  choose (move n a c = c) 0 (bitAt pits (move n a c))

/-- `1` when a pit is one step away from the cell, else `0`. -/
@[inline] def pitAdjacent (n pits c : UInt64) : UInt64 :=
  pitTowards n pits 0 c ||| pitTowards n pits 1 c ||| pitTowards n pits 2 c |||
    pitTowards n pits 3 c

/-- The number of the cell of a tile, counted row by row, and `n²` when there is none. -/
@[inline] def place (n tile : UInt64) : UInt64 :=
  choose (tile = 0) (n * n) (row tile * n + column tile)

/-! ### Parameters and words of a step -/

/-- A grid of side `2` to `8`, with room for the wumpus, the gold and the player besides the pits.
-/
@[inline] def valid (size numPits : UInt32) : Bool :=
  bit (size - 2 ≤ 6) &&& bit (numPits.toUInt64 + 3 ≤ size.toUInt64 * size.toUInt64) == 1

/-- All cells of the grid. -/
@[inline] def grid (n : UInt64) : UInt64 :=
  ((single n - 1) * 0x0101010101010101) &&& ((0xffffffffffffffff : UInt64) >>> (64 - 8 * n))

/-- The cell of a tile, if any. -/
@[inline] def cellOf (tile : UInt64) : UInt64 := choose (tile = 0) 0 (single tile)

/-- All cells that the words of a state name. -/
@[inline] def named (pits visited : UInt64) (t : Tokens) : UInt64 :=
  pits ||| visited ||| single t.wumpus ||| single t.player ||| single t.gold ||| cellOf t.tile3 |||
    cellOf t.tile2 ||| cellOf t.tile1

/-- The first of two tiles when it is present and the second one is the same, else `0`. -/
@[inline] def shared (tile other : UInt64) : UInt64 := choose (tile = other) tile 0

/-- `1` when the words are laid out as those of a state, else `0`: all cells are on the grid, a tile
is absent or a cell, no two of them are one cell, the status is one of the five, and all bits that
are not read are `0`. -/
@[inline] def wellFormed (n pits visited tokens : UInt64) : UInt32 :=
  let t := read tokens
  bit (named pits visited t ||| grid n = grid n) &&& bit (t.word = tokens) &&&
    bit (63 ≤ t.tile3 - 1) &&& bit (63 ≤ t.tile2 - 1) &&& bit (63 ≤ t.tile1 - 1) &&&
    bit (shared t.tile3 t.tile2 ||| shared t.tile3 t.tile1 ||| shared t.tile2 t.tile1 = 0) &&&
    bit (t.status ≤ 4)

/-- How the game stands where everybody is. -/
@[inline] def statusOf (pits : UInt64) (t : Tokens) : UInt64 :=
  choose (bitAt pits t.wumpus = 1) 1 (choose (bitAt pits t.player = 1) 3
    (choose (t.player = t.wumpus) 2 (choose (t.player = t.gold) 4 0)))

/-- `1` when the wumpus is in a pit and the player, too, or at the gold, else `0`. -/
@[inline] def bothEnded (pits : UInt64) (t : Tokens) : UInt64 :=
  bitAt pits t.wumpus &&& (bitAt pits t.player ||| choose (t.player = t.gold) 1 0)

/-- `1` when the words, `ones` of whose pits are there, are those of a game with `numPits` pits that
can occur, else `0`: neither the player's start nor the gold is in a pit, nor does a pit smell; the
gold is not at the start; the wumpus has been where it is; and the places tell the status. -/
@[inline] def consistent (numPits ones pits visited : UInt64) (t : Tokens) : UInt32 :=
  bit (ones = numPits) &&& bit (bitAt pits 0 = 0) &&& bit (bitAt pits t.gold = 0) &&&
    bit (pits &&& (cellOf t.tile3 ||| cellOf t.tile2 ||| cellOf t.tile1) = 0) &&&
    bit (t.gold ≠ 0) &&& bit (bitAt visited t.wumpus = 1) &&&
    bit (t.status = statusOf pits t) &&& bit (bothEnded pits t = 0)

/-- The direction of the wumpus that an action means: its lowest two bits. -/
@[inline] def direction (action : UInt32) : UInt64 := action.toUInt64 &&& 3

/-- The direction of the player that a random word chooses: its highest two bits. -/
@[inline] def wander (noise : UInt64) : UInt64 := noise >>> 62

end Spec.HunterWumpus.Machine
