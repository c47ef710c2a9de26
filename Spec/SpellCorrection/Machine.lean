module

public import Spec.MDP.Random
public import Spec.MDP.Word

/-!
# Spell correction on machine words

A word or a text is packed into 64 bits, five bits a cell and the first cell lowest: `0` is blank
and `1` to `26` are the letters. Up to `12` cells fit. A row of the table of Wagner and Fischer is
packed likewise, four bits an entry.

Everything here is `@[inline]`. The loops are in `Spec.SpellCorrection.Kernel`, and
`Spec.SpellCorrection.Refinement` proves that both compute exactly the specification, so a reader
who wants to know *what* a step is never needs these files.

## Main definitions

* `cell`, `put`: read and write a cell.
* `swap`, `substitute`, `delete`, `insert`: the edits of a word.
* `entry`: an entry of a row.
* `Params`, `Params.valid`: the parameters, and which of them a kernel accepts.
* `Params.step`: the transition.
* `Params.count`, `Params.choose`: the numbers of edits, and the transform that is chosen.
* `edit`: one of the edits of a transform.
-/

@[expose] public section

namespace Spec.SpellCorrection.Machine

open Spec.MDP
open Spec.MDP.Word (bit)

/-- `1` when the proposition holds and `0` when it does not. -/
@[inline] def flag (p : Prop) [Decidable p] : UInt64 := (bit p).toUInt64

/-- All ones when the proposition holds and `0` when it does not. -/
@[inline] def mask (p : Prop) [Decidable p] : UInt64 := 0 - flag p

/-- The smaller of two words. -/
@[inline] def least (x y : UInt64) : UInt64 := Word.choose (x < y) x y

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

/-- Entry `k` of a row. -/
@[inline] def entry (row k : UInt64) : UInt64 := (row >>> (4 * k)) &&& 15

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
  rw [← UInt64.toNat_inj] at h
  change ¬ x.toNat = 0 at h
  rw [UInt64.toNat_shiftRight, Nat.shiftRight_eq_div_pow]
  change x.toNat / 32 < _
  omega

theorem toNat_sub_one {n : UInt64} (h : ¬ n = 0) : (n - 1).toNat + 1 = n.toNat := by
  have hn : ¬ n.toNat = 0 := fun h' => h (UInt64.toNat_inj.mp h')
  rw [UInt64.toNat_sub_of_le _ _ (by rw [UInt64.le_iff_toNat_le]; change 1 ≤ _; omega)]
  change n.toNat - 1 + 1 = _
  omega

theorem toNat_add_one {k n : UInt64} (h : k < n) : (k + 1).toNat = k.toNat + 1 := by
  have := n.toNat_lt
  rw [UInt64.lt_iff_toNat_lt] at h
  rw [UInt64.toNat_add]
  change (k.toNat + 1) % _ = _
  omega

end Spec.SpellCorrection.Machine
