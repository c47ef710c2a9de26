module

public import Spec.Certificate.Machine

/-!
# The check of a certificate in one machine word

Where all numbers are small enough, the Bellman backup of a row and what it is compared with fit in
one signed word each, and wrapping arithmetic computes them: what wraps on the way unwraps again.
The products in front of the rewards and of the values do not depend on the outcome, so that a row
costs three multiplications for each outcome. `Spec.Certificate.Refinement.Narrow` proves that the
result is the same as that of `Spec.Certificate.Machine`.

## Main definitions

* `Params.room`, `Params.narrow`: how small is small enough.
* `masked`, `narrowSum`: the entries of a row and their sum.
* `narrowUpper`, `narrowLower`: the check.
-/

@[expose] public section

namespace Spec.Certificate.Machine

/-- A quarter of the largest number whose product with both denominators is a signed word. -/
@[inline] def Params.room (p : Params) : UInt64 :=
  0x7fffffffffffffff / (p.denominator * p.discountDen) / 4

/-- Whether values and rewards of at most these absolute values can be checked in one word: the
values, the error and the scaled rewards take a quarter of the range each. -/
@[inline] def Params.narrow (p : Params) (factor largestValue largestReward : UInt64) : Bool :=
  p.valid factor && decide (largestValue ≤ p.room) && decide (p.error ≤ p.room) &&
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

end Spec.Certificate.Machine
