module

public import Spec.Certificate.Machine

/-!
# The certificate kernel

The scalar functions that C sees, one line each: the only file of the check that is compiled to C.
The loops over states, actions and outcomes are C++. Rewards and values are signed words in two's
complement, and all other words are unsigned.

`Spec.Certificate.Refinement` proves that these functions decide the specified check, and
`Spec.Certificate.Refinement.Narrow` that those whose names begin with `narrow`, which are faster,
decide the same where `narrow` says that the numbers are small enough.
-/

@[expose] public section

namespace Spec.Certificate.Kernel

/-- Whether the numbers of a check are acceptable. -/
@[export certificate_valid]
def valid (denominator discountNum discountDen factor error : UInt64) : Bool :=
  Machine.Params.valid ⟨denominator, discountNum, discountDen, error⟩ factor

/-- Whether a reward times the factor fits in a signed word. -/
@[export certificate_fits]
def fits (factor reward : UInt64) : Bool := Machine.fits factor reward

/-- The distance of a reward times the factor from the least signed word. -/
@[export certificate_reward]
def reward (factor reward : UInt64) : UInt64 := Machine.reward factor reward

/-- The distance of a successor's value from the least signed word; the value is `0` where the
episode ends. -/
@[export certificate_successor]
def successor (value : UInt64) (terminated : UInt8) : UInt64 := Machine.successor value terminated

/-- Add a weight. -/
@[export certificate_sum_weight]
def sumWeight (sum : UInt64) (weight : UInt32) : UInt64 := Machine.sumWeight sum weight

/-- Add the upper half of a weighted distance. -/
@[export certificate_sum_hi]
def sumHi (sum : UInt64) (weight : UInt32) (x : UInt64) : UInt64 := Machine.sumHi sum weight x

/-- Add the lower half of a weighted distance. -/
@[export certificate_sum_lo]
def sumLo (sum : UInt64) (weight : UInt32) (x : UInt64) : UInt64 := Machine.sumLo sum weight x

/-- Whether the backup of a row lies at most `error` above the value of the state. -/
@[export certificate_upper]
def upper (denominator discountNum discountDen error value : UInt64)
    (rewardHi rewardLo valueHi valueLo : UInt64) : Bool :=
  Machine.Params.upper ⟨denominator, discountNum, discountDen, error⟩ value
    ⟨rewardHi, rewardLo, valueHi, valueLo⟩

/-- Whether the backup of a row lies at most `error` below the value of the state. -/
@[export certificate_lower]
def lower (denominator discountNum discountDen error value : UInt64)
    (rewardHi rewardLo valueHi valueLo : UInt64) : Bool :=
  Machine.Params.lower ⟨denominator, discountNum, discountDen, error⟩ value
    ⟨rewardHi, rewardLo, valueHi, valueLo⟩

/-! ### The check in one word -/

/-- Whether values and rewards of at most these absolute values can be checked in one word. -/
@[export certificate_narrow]
def narrow (denominator discountNum discountDen factor error : UInt64)
    (largestValue largestReward : UInt64) : Bool :=
  Machine.Params.narrow ⟨denominator, discountNum, discountDen, error⟩ factor largestValue
    largestReward

/-- Add what an outcome contributes to the backup of a row. -/
@[export certificate_narrow_sum]
def narrowSum (sum : UInt64) (weight : UInt32) (discountNum discountDen factor : UInt64)
    (reward value : UInt64) (terminated : UInt8) : UInt64 :=
  Machine.narrowSum sum weight discountNum discountDen factor reward value terminated

/-- Whether the backup of a row lies at most `error` above the value of the state. -/
@[export certificate_narrow_upper]
def narrowUpper (denominator discountDen error value sum : UInt64) : Bool :=
  Machine.narrowUpper denominator discountDen error value sum

/-- Whether the backup of a row lies at most `error` below the value of the state. -/
@[export certificate_narrow_lower]
def narrowLower (denominator discountDen error value sum : UInt64) : Bool :=
  Machine.narrowLower denominator discountDen error value sum

end Spec.Certificate.Kernel
