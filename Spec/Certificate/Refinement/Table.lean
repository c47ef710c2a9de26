module

public import Spec.Certificate.Kernel
public import Spec.Certificate.Basic
public import Spec.Word.Signed

/-!
# What is given to the certificate kernel

A model and a certificate in words, as C++ keeps them, the integers that they stand for, and what
the functions of `Spec.Certificate.Kernel` make of them.

A row is judged by `finish (foldl push init row)`: its verdict depends on its entries through this
fold alone. The loop in C++ is this fold, component by component, if it pushes every entry once.

## Main definitions

* `Entry n`, `Table n m`: a model and a certificate in words.
* `Table.model`, `Table.certificate`: what the words mean.
* `Table.init`, `Table.push`: an accumulator before the first entry, and after one more.
* `Table.finishUpper`, `Table.finishLower`: what the kernel says of a row by its accumulator.
* `Table.narrowInit`, `Table.narrowPush`, `Table.narrowFinishUpper`, `Table.narrowFinishLower`: the
  same in one word.
* `Table.isNarrow`: whether the kernel finds the numbers small enough for one word.
* `Table.atMost`, `Table.atLeast`: the verdicts on a row, compared with any value.
* `Table.upper`, `Table.lower`: the verdicts on a row, compared with the value of its state.
* `Table.decides`: the verdict on whether the policy decides in a state.
-/

@[expose] public section

namespace Spec.Certificate

open Machine (Params Accumulator NarrowAccumulator)
open Spec.Word (signed)

/-- A possible outcome of an action, in words. -/
structure Entry (n : Nat) where
  /-- Its probability, times the denominator of the model. -/
  weight : UInt32
  /-- The successor. -/
  state : Fin n
  /-- The reward, a signed word. -/
  reward : UInt64
  /-- Whether the step ends the episode: yes unless `0`. -/
  terminated : UInt8

/-- A model and a certificate in words. -/
structure Table (n m : Nat) where
  /-- What the weights of a row sum to. -/
  denominator : UInt64
  /-- The discount is `discountNum / discountDen`. -/
  discountNum : UInt64
  /-- The discount is `discountNum / discountDen`. -/
  discountDen : UInt64
  /-- What rewards are multiplied by. -/
  factor : UInt64
  /-- The error of the local check. -/
  error : UInt64
  /-- What values are integers over. The check never needs it. -/
  scale : Nat
  /-- The outcomes of an action in a state. -/
  row : Fin n → Fin m → List (Entry n)
  /-- The value of each state, a signed word. -/
  value : Fin n → UInt64
  /-- The action of the policy in each state. -/
  policy : Fin n → Fin m

variable {n m : Nat}

/-- The outcome that the words stand for. -/
def Entry.transition (e : Entry n) : Transition n where
  weight := e.weight.toNat
  state := e.state
  reward := signed e.reward
  terminated := e.terminated != 0

namespace Table

variable (T : Table n m)

/-- The model that the words stand for. -/
noncomputable def model : Model n m where
  denominator := T.denominator.toNat
  discountNum := T.discountNum.toNat
  discountDen := T.discountDen.toNat
  scale := T.scale
  factor := T.factor.toNat
  row s a := (T.row s a).map Entry.transition

/-- The certificate that the words stand for. -/
def certificate : Certificate n m where
  value s := signed (T.value s)
  policy := T.policy
  error := T.error.toNat

/-! ### The numbers of the check -/

/-- The numbers of the check. -/
def params : Params := ⟨T.denominator, T.discountNum, T.discountDen, T.error⟩

/-- Whether the kernel accepts the numbers of the check, whose discount may be one. -/
def inRange : Bool :=
  Kernel.inRange T.denominator T.discountNum T.discountDen T.factor T.error

/-- Whether the kernel accepts the numbers of the check, and the discount is below one. -/
def valid : Bool :=
  Kernel.valid T.denominator T.discountNum T.discountDen T.factor T.error

/-! ### A row -/

/-- The accumulator before the first entry. -/
def init : Accumulator where
  weight := Kernel.init T.denominator
  unfit := Kernel.init T.denominator
  sums.rewardHi := Kernel.init T.denominator
  sums.rewardLo := Kernel.init T.denominator
  sums.valueHi := Kernel.init T.denominator
  sums.valueLo := Kernel.init T.denominator

/-- The accumulator after one more entry. -/
def push (x : Accumulator) (e : Entry n) : Accumulator where
  weight := Kernel.pushWeight x.weight e.weight
  unfit := Kernel.pushUnfit x.unfit T.factor e.reward
  sums.rewardHi := Kernel.pushRewardHi x.sums.rewardHi e.weight T.factor e.reward
  sums.rewardLo := Kernel.pushRewardLo x.sums.rewardLo e.weight T.factor e.reward
  sums.valueHi := Kernel.pushValueHi x.sums.valueHi e.weight (T.value e.state) e.terminated
  sums.valueLo := Kernel.pushValueLo x.sums.valueLo e.weight (T.value e.state) e.terminated

/-- Whether the kernel finds a row in order, and its backup at most `error` above `value`. -/
def finishUpper (value : UInt64) (x : Accumulator) : Bool :=
  Kernel.finishUpper T.denominator T.discountNum T.discountDen T.error value x.weight x.unfit
    x.sums.rewardHi x.sums.rewardLo x.sums.valueHi x.sums.valueLo

/-- Whether the kernel finds a row in order, and its backup at most `error` below `value`. -/
def finishLower (value : UInt64) (x : Accumulator) : Bool :=
  Kernel.finishLower T.denominator T.discountNum T.discountDen T.error value x.weight x.unfit
    x.sums.rewardHi x.sums.rewardLo x.sums.valueHi x.sums.valueLo

/-! ### A row in one word -/

/-- The accumulator before the first entry. -/
def narrowInit : NarrowAccumulator := ⟨Kernel.init T.denominator, Kernel.init T.denominator⟩

/-- The accumulator after one more entry. -/
def narrowPush (x : NarrowAccumulator) (e : Entry n) : NarrowAccumulator where
  weight := Kernel.pushWeight x.weight e.weight
  backup := Kernel.narrowPushBackup x.backup e.weight T.discountNum T.discountDen T.factor e.reward
    (T.value e.state) e.terminated

/-- Whether the kernel finds a row in order, and its backup at most `error` above `value`. -/
def narrowFinishUpper (value : UInt64) (x : NarrowAccumulator) : Bool :=
  Kernel.narrowFinishUpper T.denominator T.discountDen T.error value x.weight x.backup

/-- Whether the kernel finds a row in order, and its backup at most `error` below `value`. -/
def narrowFinishLower (value : UInt64) (x : NarrowAccumulator) : Bool :=
  Kernel.narrowFinishLower T.denominator T.discountDen T.error value x.weight x.backup

/-- All entries, row after row. -/
noncomputable def entries : List (Entry n) :=
  (List.finRange n).flatMap fun s => (List.finRange m).flatMap fun a => T.row s a

/-- The largest absolute value of a value. -/
noncomputable def largestValue : UInt64 :=
  (List.ofFn T.value).foldl Kernel.pushLargest (Kernel.init T.denominator)

/-- The largest absolute value of a reward. -/
noncomputable def largestReward : UInt64 :=
  T.entries.foldl (fun largest e => Kernel.pushLargest largest e.reward) (Kernel.init T.denominator)

/-- Whether the kernel finds the numbers small enough for one word, where no value is larger than
`largest` in absolute value. -/
noncomputable def isNarrow (largest : UInt64) : Bool :=
  Kernel.narrow T.denominator T.discountNum T.discountDen T.factor T.error largest T.largestReward

/-! ### The verdicts -/

/-- Whether the kernel finds a row in order, and its backup at most `error` above `value`, where no
value is larger than `largest` in absolute value. -/
noncomputable def atMost (largest : UInt64) (s : Fin n) (a : Fin m) (value : UInt64) : Bool :=
  if T.isNarrow largest then
    T.narrowFinishUpper value ((T.row s a).foldl T.narrowPush T.narrowInit)
  else T.finishUpper value ((T.row s a).foldl T.push T.init)

/-- Whether the kernel finds a row in order, and its backup at most `error` below `value`, where no
value is larger than `largest` in absolute value. -/
noncomputable def atLeast (largest : UInt64) (s : Fin n) (a : Fin m) (value : UInt64) : Bool :=
  if T.isNarrow largest then
    T.narrowFinishLower value ((T.row s a).foldl T.narrowPush T.narrowInit)
  else T.finishLower value ((T.row s a).foldl T.push T.init)

/-- Whether the kernel finds a row in order, and its backup at most `error` above the value of the
state. -/
noncomputable def upper (s : Fin n) (a : Fin m) : Bool :=
  T.atMost T.largestValue s a (T.value s)

/-- Whether the kernel finds a row in order, and its backup at most `error` below the value of the
state. -/
noncomputable def lower (s : Fin n) (a : Fin m) : Bool :=
  T.atLeast T.largestValue s a (T.value s)

/-- Whether the kernel finds that the policy's action decides in a state: that the value is not
positive, or some entry of positive weight ends the episode, leads to where it is not, or lowers
`rank`, a word without a sign. -/
def decides (rank : Fin n → UInt64) (s : Fin n) : Bool :=
  Kernel.finishDecided (T.value s) <| (T.row s (T.policy s)).foldl
    (fun flag e => Kernel.pushDecided flag e.weight (T.value e.state) e.terminated (rank s)
      (rank e.state))
    (Kernel.init T.denominator)

end Table

end Spec.Certificate
