module

public import Spec.Certificate.Machine

/-!
# The certificate kernel

The scalar functions that C sees, one line each: the only file of the check that is compiled to C.
Rewards and values are signed words in two's complement, and all other words are unsigned.

A row is judged by a fold. Its accumulator starts as `init` says, each entry is pushed onto it, and
its end is judged by one of the functions whose names contain `finish`; there is a function to push
for each component of the accumulator. `Spec.Certificate.Refinement` proves that these functions
decide the specified check of rows of any length, and `Spec.Certificate.Refinement.Narrow` that
those whose names begin with `narrow`, which are faster, decide the same where `narrow` says that
the numbers are small enough. What C++ has to do is to push every entry of a row once.
-/

@[expose] public section

namespace Spec.Certificate.Kernel

/-- Whether the numbers of a check are acceptable, whose discount may be one. -/
@[export certificate_in_range]
def inRange (denominator discountNum discountDen factor error : UInt64) : Bool :=
  Machine.Params.inRange ⟨denominator, discountNum, discountDen, error⟩ factor

/-- Whether the numbers of a check are acceptable, and the discount is below one. -/
@[export certificate_valid]
def valid (denominator discountNum discountDen factor error : UInt64) : Bool :=
  Machine.Params.valid ⟨denominator, discountNum, discountDen, error⟩ factor

/-- Whether a reward times the factor fits in a signed word. -/
@[export certificate_fits]
def fits (factor reward : UInt64) : Bool := Machine.fits factor reward

/-! ### A row -/

/-- What each component of an accumulator is before the first entry, whatever the denominator. -/
@[export certificate_init]
def init (_denominator : UInt64) : UInt64 := 0

/-- The component `weight` after an entry: the sum of the weights, or at least `2^63` where it
reaches that. -/
@[export certificate_push_weight]
def pushWeight (sum : UInt64) (weight : UInt32) : UInt64 := Machine.sumWeight sum weight

/-- The component `unfit` after an entry: `0` unless some reward times the factor fits in no signed
word. -/
@[export certificate_push_unfit]
def pushUnfit (flag factor reward : UInt64) : UInt64 := Machine.flagUnfit flag factor reward

/-- The component `rewardHi` after an entry: the upper digit of the sum of the rewards. -/
@[export certificate_push_reward_hi]
def pushRewardHi (sum : UInt64) (weight : UInt32) (factor reward : UInt64) : UInt64 :=
  Machine.sumHi sum weight (Machine.reward factor reward)

/-- The component `rewardLo` after an entry: the lower digit of the sum of the rewards. -/
@[export certificate_push_reward_lo]
def pushRewardLo (sum : UInt64) (weight : UInt32) (factor reward : UInt64) : UInt64 :=
  Machine.sumLo sum weight (Machine.reward factor reward)

/-- The component `valueHi` after an entry: the upper digit of the sum of the successors' values,
which are `0` where the episode ends. -/
@[export certificate_push_value_hi]
def pushValueHi (sum : UInt64) (weight : UInt32) (value : UInt64) (terminated : UInt8) : UInt64 :=
  Machine.sumHi sum weight (Machine.successor value terminated)

/-- The component `valueLo` after an entry: the lower digit of the sum of the successors' values,
which are `0` where the episode ends. -/
@[export certificate_push_value_lo]
def pushValueLo (sum : UInt64) (weight : UInt32) (value : UInt64) (terminated : UInt8) : UInt64 :=
  Machine.sumLo sum weight (Machine.successor value terminated)

/-- Whether a row is a probability distribution whose rewards fit, and its backup lies at most
`error` above the value of the state. -/
@[export certificate_finish_upper]
def finishUpper (denominator discountNum discountDen error value : UInt64)
    (weight unfit rewardHi rewardLo valueHi valueLo : UInt64) : Bool :=
  Machine.Params.finishUpper ⟨denominator, discountNum, discountDen, error⟩ value
    ⟨weight, unfit, ⟨rewardHi, rewardLo, valueHi, valueLo⟩⟩

/-- Whether a row is a probability distribution whose rewards fit, and its backup lies at most
`error` below the value of the state. -/
@[export certificate_finish_lower]
def finishLower (denominator discountNum discountDen error value : UInt64)
    (weight unfit rewardHi rewardLo valueHi valueLo : UInt64) : Bool :=
  Machine.Params.finishLower ⟨denominator, discountNum, discountDen, error⟩ value
    ⟨weight, unfit, ⟨rewardHi, rewardLo, valueHi, valueLo⟩⟩

/-! ### A row in one word

The accumulator has two components, `weight` as above and `backup`. -/

/-- The largest absolute value of some signed words after one more, from `init` on. -/
@[export certificate_push_largest]
def pushLargest (largest x : UInt64) : UInt64 := Machine.larger largest x

/-- Whether values and rewards of at most these absolute values can be checked in one word. -/
@[export certificate_narrow]
def narrow (denominator discountNum discountDen factor error : UInt64)
    (largestValue largestReward : UInt64) : Bool :=
  Machine.Params.narrow ⟨denominator, discountNum, discountDen, error⟩ factor largestValue
    largestReward

/-- The component `backup` after an entry: the Bellman backup. -/
@[export certificate_narrow_push_backup]
def narrowPushBackup (sum : UInt64) (weight : UInt32) (discountNum discountDen factor : UInt64)
    (reward value : UInt64) (terminated : UInt8) : UInt64 :=
  Machine.narrowSum sum weight discountNum discountDen factor reward value terminated

/-- Whether a row is a probability distribution, and its backup lies at most `error` above the value
of the state. -/
@[export certificate_narrow_finish_upper]
def narrowFinishUpper (denominator discountDen error value weight backup : UInt64) : Bool :=
  Machine.narrowFinishUpper denominator discountDen error value weight backup

/-- Whether a row is a probability distribution, and its backup lies at most `error` below the value
of the state. -/
@[export certificate_narrow_finish_lower]
def narrowFinishLower (denominator discountDen error value weight backup : UInt64) : Bool :=
  Machine.narrowFinishLower denominator discountDen error value weight backup

/-! ### Whether a row decides

The accumulator has one component, `decided`. -/

/-- The component `decided` after an entry: `0` unless some entry of positive weight ends the
episode, leads to a state whose value is not positive, or to one whose rank, a word without a sign,
is below `rank`. -/
@[export certificate_push_decided]
def pushDecided (flag : UInt64) (weight : UInt32) (value : UInt64) (terminated : UInt8)
    (rank next : UInt64) : UInt64 :=
  Machine.flagDecided flag weight value terminated rank next

/-- Whether some entry of a row decides, or the value of the state is not positive. -/
@[export certificate_finish_decided]
def finishDecided (value decided : UInt64) : Bool := Machine.finishDecided value decided

end Spec.Certificate.Kernel
