module

public import Spec.MDP.Word

/-!
# The check of a certificate on machine words

The sums and comparisons of `Spec.Certificate.Basic` on 64-bit words, exactly. A row is read entry
by entry into an `Accumulator`, which `finishUpper` and `finishLower` judge at its end.

A signed word is used through its distance from the least one, which is a natural number. A sum of
such numbers with weights is kept in two digits to the base `2^32` that are not carried; the
comparison is done with three digits. The sum of the weights stays above `2^63` when it gets there,
whatever follows, and a row is refused unless it ends at the denominator, which is at most `2^30`:
so no digit overflows in a row that is not refused, however long it is.
`Spec.Certificate.Refinement` proves it.

Everything here is `@[inline]` and no structure is the result of an `if`: after inlining, the C of
`Spec.Certificate.Kernel` is arithmetic on scalars.

Where all numbers are small enough, the Bellman backup of a row and what it is compared with fit in
one signed word each, and wrapping arithmetic computes them: what wraps on the way unwraps again.
The products in front of the rewards and of the values do not depend on the outcome, so that a row
costs three multiplications for each outcome. `Spec.Certificate.Refinement.Narrow` proves that the
result is the same.

## Main definitions

* `offset`: the distance of a signed word from the least one.
* `Wide`: a natural number in three digits, with `scale`, `add` and `le`.
* `fits`, `reward`, `successor`: the entries of a row.
* `sumWeight`, `flagUnfit`, `sumHi`, `sumLo`: what an entry adds to the components of an
  accumulator.
* `Sums`, `Accumulator`: the sums of a row, and all that is known of it.
* `Params`, `Params.inRange`, `Params.valid`: the numbers of a check, and which are acceptable,
  with any discount of at most one or only with one below one.
* `Params.upper`, `Params.lower`: the comparisons.
* `Params.finishUpper`, `Params.finishLower`: the verdicts on a row.
* `NarrowAccumulator`: what is known of a row in one word.
* `magnitude`, `larger`: how large the words are.
* `Params.room`, `Params.narrow`: how small is small enough.
* `masked`, `narrowSum`: the entries of a row and their sum in one word.
* `narrowUpper`, `narrowLower`: the comparisons in one word.
* `narrowFinishUpper`, `narrowFinishLower`: the verdicts on a row.
* `isPositive`, `flagDecided`, `finishDecided`: whether an outcome of a row decides.
-/

@[expose] public section

namespace Spec.Certificate.Machine

open Spec.MDP.Word (bit)

/-- The distance of a signed word from the least one, `-2^63`. -/
@[inline] def offset (x : UInt64) : UInt64 := x + 0x8000000000000000

/-- The upper half of a word. -/
@[inline] def high (x : UInt64) : UInt64 := x >>> 32

/-- The lower half of a word. -/
@[inline] def low (x : UInt64) : UInt64 := x &&& 0xffffffff

/-! ### Numbers in three digits -/

/-- The number `d2 * 2^64 + d1 * 2^32 + d0`. A digit may exceed the base. -/
structure Wide where
  /-- The digit of `2^64`. -/
  d2 : UInt64
  /-- The digit of `2^32`. -/
  d1 : UInt64
  /-- The digit of `1`. -/
  d0 : UInt64

namespace Wide

/-- The number that a word stands for without a sign. -/
@[inline] def ofWord (x : UInt64) : Wide := ⟨0, high x, low x⟩

/-- Carry what exceeds the base from the two lower digits. -/
@[inline] def carry (w : Wide) : Wide :=
  ⟨w.d2 + high (w.d1 + high w.d0), low (w.d1 + high w.d0), low w.d0⟩

/-- The product with a word of at most `2^30`. -/
@[inline] def scale (c : UInt64) (w : Wide) : Wide :=
  ⟨c * w.carry.d2, c * w.carry.d1, c * w.carry.d0⟩

/-- The sum, digit by digit. -/
@[inline] def add (v w : Wide) : Wide := ⟨v.d2 + w.d2, v.d1 + w.d1, v.d0 + w.d0⟩

/-- The lower two digits of a carried number in one word. -/
@[inline] def bottom (w : Wide) : UInt64 := w.d1 <<< 32 ||| w.d0

/-- Whether one number is at most the other. -/
@[inline] def le (v w : Wide) : Bool :=
  bit (v.carry.d2 < w.carry.d2) |||
    (bit (v.carry.d2 = w.carry.d2) &&& bit (v.carry.bottom ≤ w.carry.bottom)) == 1

end Wide

/-! ### A row -/

/-- Whether the product of a signed word and a positive factor is a signed word. -/
@[inline] def fits (factor reward : UInt64) : Bool :=
  reward + 0x7fffffffffffffff / factor ≤ 2 * (0x7fffffffffffffff / factor)

/-- The offset of a scaled reward. -/
@[inline] def reward (factor reward : UInt64) : UInt64 := offset (factor * reward)

/-- The offset of a successor's value, which is `0` where the episode ends. -/
@[inline] def successor (value : UInt64) (terminated : UInt8) : UInt64 :=
  offset (value &&& (0 - (decide (terminated = 0)).toUInt64))

/-- Add a weight. A sum that has reached `2^63` stays above, whatever is added. -/
@[inline] def sumWeight (sum : UInt64) (weight : UInt32) : UInt64 :=
  (sum + weight.toUInt64) ||| (sum &&& 0x8000000000000000)

/-- Raise a flag, which is never lowered, where the product of a reward and the factor does not
fit. -/
@[inline] def flagUnfit (flag factor reward : UInt64) : UInt64 :=
  flag ||| ((fits factor reward).toUInt64 ^^^ 1)

/-- Add the upper half of a weighted word. -/
@[inline] def sumHi (sum : UInt64) (weight : UInt32) (x : UInt64) : UInt64 :=
  sum + weight.toUInt64 * high x

/-- Add the lower half of a weighted word. -/
@[inline] def sumLo (sum : UInt64) (weight : UInt32) (x : UInt64) : UInt64 :=
  sum + weight.toUInt64 * low x

/-- The sums of a row, each in two digits that are not carried. -/
structure Sums where
  /-- The upper digit of the sum of the rewards. -/
  rewardHi : UInt64
  /-- The lower digit of the sum of the rewards. -/
  rewardLo : UInt64
  /-- The upper digit of the sum of the successors' values. -/
  valueHi : UInt64
  /-- The lower digit of the sum of the successors' values. -/
  valueLo : UInt64
deriving DecidableEq, Repr

/-- What is known of a row when some of its entries have been read. -/
structure Accumulator where
  /-- The sum of the weights, or at least `2^63` where it reaches that. -/
  weight : UInt64
  /-- `0` unless some reward does not fit. -/
  unfit : UInt64
  /-- The sums of the rewards and of the values. -/
  sums : Sums
deriving DecidableEq, Repr

/-! ### The check -/

/-- The numbers of a check as words. -/
structure Params where
  /-- What the weights of a row sum to. -/
  denominator : UInt64
  /-- The discount is `discountNum / discountDen`. -/
  discountNum : UInt64
  /-- The discount is `discountNum / discountDen`. -/
  discountDen : UInt64
  /-- How far a Bellman backup may lie from the value. -/
  error : UInt64
deriving DecidableEq, Repr

namespace Params

/-- A denominator between `1` and `2^30`, a discount of at most one with a denominator of at most
`2^30`, a factor between `1` and `2^62 - 1` and an error below `2^62`. -/
@[inline] def inRange (p : Params) (factor : UInt64) : Bool :=
  bit (0 < p.denominator) &&& bit (p.denominator ≤ 0x40000000) &&&
    bit (p.discountNum ≤ p.discountDen) &&& bit (0 < p.discountDen) &&&
    bit (p.discountDen ≤ 0x40000000) &&& bit (0 < factor) &&&
    bit (factor < 0x4000000000000000) &&& bit (p.error < 0x4000000000000000) == 1

/-- In range, and with a discount below one. -/
@[inline] def valid (p : Params) (factor : UInt64) : Bool :=
  p.inRange factor && decide (p.discountNum < p.discountDen)

/-- The Bellman backup of a row, plus what the offsets add. -/
@[inline] def backup (p : Params) (x : Sums) : Wide :=
  .add (.scale p.discountDen ⟨0, x.rewardHi, x.rewardLo⟩)
    (.scale p.discountNum ⟨0, x.valueHi, x.valueLo⟩)

/-- The value of a state in the same units, plus what the offsets add. -/
@[inline] def center (p : Params) (value : UInt64) : Wide :=
  .scale p.denominator
    (.add (.scale p.discountDen (.ofWord (offset value))) ⟨0, p.discountNum * 0x80000000, 0⟩)

/-- The error in the same units. -/
@[inline] def slack (p : Params) : Wide :=
  .scale p.denominator (.scale p.discountDen (.ofWord p.error))

/-- Whether the backup lies at most `error` above the value. -/
@[inline] def upper (p : Params) (value : UInt64) (x : Sums) : Bool :=
  (p.backup x).le ((p.center value).add p.slack)

/-- Whether the backup lies at most `error` below the value. -/
@[inline] def lower (p : Params) (value : UInt64) (x : Sums) : Bool :=
  (p.center value).le ((p.backup x).add p.slack)

/-- Whether the weights sum to the denominator, every reward fits, and the backup lies at most
`error` above the value. -/
@[inline] def finishUpper (p : Params) (value : UInt64) (x : Accumulator) : Bool :=
  decide (x.weight = p.denominator) && decide (x.unfit = 0) && p.upper value x.sums

/-- Whether the weights sum to the denominator, every reward fits, and the backup lies at most
`error` below the value. -/
@[inline] def finishLower (p : Params) (value : UInt64) (x : Accumulator) : Bool :=
  decide (x.weight = p.denominator) && decide (x.unfit = 0) && p.lower value x.sums

end Params

/-! ### In one word -/

/-- What is known of a row when some of its entries have been read. -/
structure NarrowAccumulator where
  /-- The sum of the weights, or at least `2^63` where it reaches that. -/
  weight : UInt64
  /-- The Bellman backup. -/
  backup : UInt64
deriving DecidableEq, Repr

/-- The absolute value of a signed word, of which there are `2^63 + 1`. -/
@[inline] def magnitude (x : UInt64) : UInt64 := if x < 0x8000000000000000 then x else 0 - x

/-- The larger of a number and the absolute value of a signed word. -/
@[inline] def larger (largest x : UInt64) : UInt64 :=
  if largest ≤ magnitude x then magnitude x else largest

/-- A quarter of the largest number whose product with both denominators is a signed word. -/
@[inline] def Params.room (p : Params) : UInt64 :=
  0x7fffffffffffffff / (p.denominator * p.discountDen) / 4

/-- Whether values and rewards of at most these absolute values can be checked in one word: the
values, the error and the scaled rewards take a quarter of the range each. -/
@[inline] def Params.narrow (p : Params) (factor largestValue largestReward : UInt64) : Bool :=
  p.inRange factor && decide (largestValue ≤ p.room) && decide (p.error ≤ p.room) &&
    decide (largestReward ≤ p.room / factor)

/-- A successor's value, which is `0` where the episode ends. -/
@[inline] def masked (value : UInt64) (terminated : UInt8) : UInt64 :=
  value &&& (0 - (decide (terminated = 0)).toUInt64)

/-- Add what an outcome contributes to the Bellman backup. -/
@[inline] def narrowSum (sum : UInt64) (weight : UInt32) (discountNum discountDen factor : UInt64)
    (reward value : UInt64) (terminated : UInt8) : UInt64 :=
  sum + weight.toUInt64 *
    (discountDen * factor * reward + discountNum * masked value terminated)

/-- Whether the sum of a row lies at most `error` above the value. -/
@[inline] def narrowUpper (denominator discountDen error value sum : UInt64) : Bool :=
  offset sum ≤ offset (denominator * discountDen * (value + error))

/-- Whether the sum of a row lies at most `error` below the value. -/
@[inline] def narrowLower (denominator discountDen error value sum : UInt64) : Bool :=
  offset (denominator * discountDen * (value - error)) ≤ offset sum

/-- Whether the weights of a row sum to the denominator, and its sum lies at most `error` above the
value. -/
@[inline] def narrowFinishUpper (denominator discountDen error value weight sum : UInt64) : Bool :=
  decide (weight = denominator) && narrowUpper denominator discountDen error value sum

/-- Whether the weights of a row sum to the denominator, and its sum lies at most `error` below the
value. -/
@[inline] def narrowFinishLower (denominator discountDen error value weight sum : UInt64) : Bool :=
  decide (weight = denominator) && narrowLower denominator discountDen error value sum

/-! ### Whether a row decides -/

/-- Whether a signed word is positive. -/
@[inline] def isPositive (x : UInt64) : UInt32 := bit (0x8000000000000000 < offset x)

/-- Raise a flag, which is never lowered, where an outcome of positive weight ends the episode,
leads to a state whose value is not positive, or lowers the rank. -/
@[inline] def flagDecided (flag : UInt64) (weight : UInt32) (value : UInt64) (terminated : UInt8)
    (rank next : UInt64) : UInt64 :=
  flag ||| (bit (0 < weight) &&&
    (bit (0 < terminated) ||| (isPositive value ^^^ 1) ||| bit (next < rank))).toUInt64

/-- Whether the flag is raised, unless the value of the state is not positive. -/
@[inline] def finishDecided (value flag : UInt64) : Bool :=
  (isPositive value ^^^ 1) ||| bit (0 < flag) == 1

end Spec.Certificate.Machine
