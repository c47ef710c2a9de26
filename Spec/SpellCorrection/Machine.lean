module

public import Spec.MDP.Random
public import Spec.MDP.Word
public import Spec.Word.Number

/-!
# Spell correction on machine words

A word or a text is packed into 64 bits, five bits a cell and the first cell lowest: `0` is blank
and `1` to `26` are the letters. Up to `12` cells fit. Of a row of the table of Wagner and Fischer
the differences of neighbours are kept, one bit a cell.

Everything here is `@[inline]`. The loops are in `Spec.SpellCorrection.Kernel`, and
`Spec.SpellCorrection.Refinement` proves that both compute exactly the specification, so a reader
who wants to know *what* a step is never needs these files.

## Main definitions

* `cell`, `put`: read and write a cell.
* `swap`, `substitute`, `delete`, `insert`: the edits of a word.
* `marks`, `filled`, `matching`: cells that are not blank, and those that hold a symbol.
* `count`, `length`: how many cells have marks, and the length of a text.
* `Row`, `Row.read`: a row, and Myers's algorithm for the next one.
* `share`: the units of a share of a length.
* `Params`, `Params.valid`: the parameters, and which of them a kernel accepts.
* `Params.step`: the transition.
* `Params.count`, `Params.choose`: the numbers of edits, and the transform that is chosen.
* `edit`: one of the edits of a transform.
-/

@[expose] public section

namespace Spec.SpellCorrection.Machine

open Spec.MDP
open Spec.MDP.Word (bit)
open Spec.Word (toNat_eq_zero_iff toNat_shiftRight)

/-- `1` when the proposition holds and `0` when it does not. -/
@[inline] def flag (p : Prop) [Decidable p] : UInt64 := (bit p).toUInt64

/-- All ones when the proposition holds and `0` when it does not. -/
@[inline] def mask (p : Prop) [Decidable p] : UInt64 := 0 - flag p

/-- The symbol in a cell. -/
@[inline] def cell (x i : UInt64) : UInt64 := (x >>> (5 * i)) &&& 31

/-- A symbol moved to a cell, or cells moved further. -/
@[inline] def shift (x i : UInt64) : UInt64 := x <<< (5 * i)

/-- The cells from one on. -/
@[inline] def tail (x i : UInt64) : UInt64 := x >>> (5 * i)

/-- The cells before one. -/
@[inline] def head (x i : UInt64) : UInt64 := x - shift (tail x i) i

/-- A symbol written into a cell. -/
@[inline] def put (x i s : UInt64) : UInt64 := x - shift (cell x i) i + shift s i

/-! ### Marks

A mark of a cell is its lowest bit. -/

/-- The marks of all cells. -/
@[inline] def lows : UInt64 := 0x1084210842108421

/-- The marks of the cells that are not blank. -/
@[inline] def marks (x : UInt64) : UInt64 :=
  (x ||| x >>> 1 ||| x >>> 2 ||| x >>> 3 ||| x >>> 4) &&& lows

/-- How many marks there are. -/
@[inline] def count (x : UInt64) : UInt64 := (x * lows) >>> 60

/-- Marks, and these moved `i` bits down. -/
@[inline] def spread (x i : UInt64) : UInt64 := x ||| x >>> i

/-- The marks of the cells up to the last one that is not blank. -/
@[inline] def filled (x : UInt64) : UInt64 :=
  spread (spread (spread (spread (marks x) 5) 10) 20) 40

/-- The number of cells up to the last one that is not blank. -/
@[inline] def length (x : UInt64) : UInt64 := count (filled x)

/-- The marks of the cells that hold a symbol. -/
@[inline] def matching (y s : UInt64) : UInt64 := marks (y ^^^ s * lows) ^^^ lows

/-! ### Rows -/

/-- A row of the table of distances, those of one text from the first cells of another: the marks
of the cells with which the distance goes up by one, and of those with which it goes down. -/
structure Row where
  /-- Where it goes up. -/
  up : UInt64
  /-- Where it goes down. -/
  down : UInt64

namespace Row

/-- The row of the empty text: with each cell of `y` the distance goes up. -/
@[inline] def init (y : UInt64) : Row := ⟨filled y, 0⟩

/-- The row of one more symbol `s`, where `rest` is the text from it on, by the algorithm of Myers.
`d` marks the cells where the distance is that of the texts without their last symbols: where they
are equal, or the row before goes down, or a carry of the sum says that the distance went down from
row to row one cell before. `p` and `n` mark where it goes up and down from row to row, one cell
further. Behind the end of the text the row stays as it is. -/
@[inline] def read (r : Row) (s rest y : UInt64) : Row :=
  let e := matching y s
  let d := (((e &&& r.up) + (r.up ||| 30 * lows)) ^^^ r.up) ||| e ||| r.down
  let p := (r.down ||| ~~~ (d ||| r.up)) <<< 5 ||| 1
  let n := (d &&& r.up) <<< 5
  ⟨Word.choose (rest = 0) r.up (n ||| ~~~ (d ||| p)), Word.choose (rest = 0) r.down (p &&& d)⟩

/-- The row of the symbols up to and with cell `i`. -/
@[inline] def next (r : Row) (x y i : UInt64) : Row := r.read (cell x i) (tail x i) y

end Row

/-- `27720 / n` for `n` from `1` to `12`: one of three words has it. -/
@[inline] def share (n : UInt64) : UInt64 :=
  let i := n - 1
  ((0x1b12241836246c48 &&& mask (i < 4) ||| 0xd890f78120c15a8 &&& mask (i - 4 < 4) |||
    0x90609d80ad40c08 &&& mask (8 ≤ i)) >>> (16 * (i &&& 3))) &&& 0xffff

/-! ### Edits -/

/-- The symbols of cell `i` and the next one change places. -/
@[inline] def swap (x i : UInt64) : UInt64 := put (put x i (cell x (i + 1))) (i + 1) (cell x i)

/-- The letter in cell `i` becomes letter `r` of the `25` others. -/
@[inline] def substitute (x i r : UInt64) : UInt64 := put x i (r + 1 + flag (cell x i ≤ r + 1))

/-- The symbol in cell `i` is left out. -/
@[inline] def delete (x i : UInt64) : UInt64 := head x i + shift (tail x (i + 1)) i

/-- Letter `a` is put in before cell `i`. -/
@[inline] def insert (x i a : UInt64) : UInt64 :=
  head x i + shift (a + 1) i + shift (tail x i) (i + 1)

/-- Edit `e` of transform `k`, where `i` is the place of swap `e`. -/
@[inline] def edit (x i : UInt64) (k : UInt32) (e : UInt64) : UInt64 :=
  if k = 0 then swap x i
  else if k = 1 then substitute x (e / 25) (e % 25)
  else if k = 2 then delete x e
  else insert x (e / 26) (e % 26)

/-- The number of the transform that is chosen by `k` among those with a condition `1`. -/
@[inline] def pick (b₀ b₁ b₂ k : UInt32) : UInt32 :=
  bit (b₀ ≤ k) + bit (b₀ + b₁ ≤ k) + bit (b₀ + b₁ + b₂ ≤ k)

/-! ### The transition -/

/-- The parameters of a task as words. -/
structure Params where
  /-- The number of cells. -/
  maxWordLength : UInt32
  /-- The reward: `0` sparse, `1` shaped. -/
  mode : UInt32
  /-- The transforms: `1` swap, `2` substitute, `4` delete, `8` insert, and sums of these. -/
  transforms : UInt32
deriving DecidableEq, Repr

/-- The value of a function of the words of the parameters. -/
abbrev Params.on {R : Type} (p : Params) (f : UInt32 → UInt32 → UInt32 → R) : R :=
  f p.maxWordLength p.mode p.transforms

/-- A state as words. -/
structure State where
  /-- The word that was misspelled. -/
  target : UInt64
  /-- The text. -/
  current : UInt64
deriving DecidableEq, Repr

/-- The value of a function of the words of a state. -/
abbrev State.on {R : Type} (w : State) (f : UInt64 → UInt64 → R) : R :=
  f w.target w.current

namespace Params

/-- Between `1` and `12` cells, one of the two rewards, and at least one transform. -/
@[inline] def valid (p : Params) : Bool :=
  bit (p.maxWordLength - 1 < 12) &&& bit (p.mode ≤ 1) &&& bit (p.transforms - 1 < 15) == 1

/-- Whether transform `k` is enabled. -/
@[inline] def enabled (p : Params) (k : UInt32) : UInt32 := (p.transforms >>> k) &&& 1

/-- The text after an action: nothing changes when the word is restored already, and when the action
is none. -/
@[inline] def step (p : Params) (target current : UInt64) (action : UInt32) : UInt64 :=
  let m := mask (current ≠ target) &&& mask (action < 26 * p.maxWordLength)
  let i := (action / 26).toUInt64
  let s := (action % 26).toUInt64 + 1
  current ^^^ ((put current i s ^^^ current) &&& m)

/-- The number of effective edits of transform `k` when it is enabled, and otherwise `0`, for a word
of `n` letters with `s` places where neighbours differ. -/
@[inline] def count (p : Params) (n s : UInt64) (k : UInt32) : UInt32 :=
  let m :=
    if k = 0 then s
    else if k = 1 then 25 * n
    else if k = 2 then n &&& mask (1 < n)
    else 26 * (n + 1) &&& mask (n < p.maxWordLength.toUInt64)
  m.toUInt32 &&& (0 - p.enabled k)

/-- The number of transforms that have an effective edit. -/
@[inline] def applicable (p : Params) (n s : UInt64) : UInt32 :=
  bit (p.count n s 0 ≠ 0) + bit (p.count n s 1 ≠ 0) + bit (p.count n s 2 ≠ 0) +
    bit (p.count n s 3 ≠ 0)

/-- The transform that a random word chooses. -/
@[inline] def choose (p : Params) (n s u : UInt64) : UInt32 :=
  pick (bit (p.count n s 0 ≠ 0)) (bit (p.count n s 1 ≠ 0)) (bit (p.count n s 2 ≠ 0))
    (Random.index (p.applicable n s) u)

end Params

/-! ### Why the loops end -/

/-- What is left of a word that is not zero is less. -/
theorem shiftRight_lt {x : UInt64} (h : ¬ x = 0) : (x >>> 5).toNat < x.toNat := by
  rw [toNat_shiftRight x (by decide)]
  exact Nat.div_lt_self (Nat.pos_of_ne_zero (mt toNat_eq_zero_iff.mp h)) (by decide)

end Spec.SpellCorrection.Machine
