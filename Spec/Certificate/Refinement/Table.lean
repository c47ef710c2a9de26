module

public import Spec.Certificate.Kernel
public import Spec.Certificate.Basic

/-!
# What is given to the certificate kernel

A model and a certificate in words, as C++ keeps them, the integers that they stand for, and the
sums of a row as the loop in C++ forms them with the functions of `Spec.Certificate.Kernel`.

## Main definitions

* `Entry n`, `Table n m`: a model and a certificate in words.
* `Table.model`, `Table.certificate`: what the words mean.
* `Table.weightSum`, `Table.sums`: the sums of a row.
* `Table.upper`, `Table.lower`: what the kernel says of a row.
-/

@[expose] public section

namespace Spec.Certificate

open Machine (signed Params Sums)

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

/-! ### What the loop in C++ computes -/

/-- The sum of the weights of a row. -/
def weightSum (s : Fin n) (a : Fin m) : UInt64 :=
  (T.row s a).foldl (fun sum e => Kernel.sumWeight sum e.weight) 0

/-- The upper digit of the sum of the rewards. -/
def rewardHi (s : Fin n) (a : Fin m) : UInt64 :=
  (T.row s a).foldl (fun sum e => Kernel.sumHi sum e.weight (Kernel.reward T.factor e.reward)) 0

/-- The lower digit of the sum of the rewards. -/
def rewardLo (s : Fin n) (a : Fin m) : UInt64 :=
  (T.row s a).foldl (fun sum e => Kernel.sumLo sum e.weight (Kernel.reward T.factor e.reward)) 0

/-- The upper digit of the sum of the successors' values. -/
def valueHi (s : Fin n) (a : Fin m) : UInt64 :=
  (T.row s a).foldl
    (fun sum e => Kernel.sumHi sum e.weight (Kernel.successor (T.value e.state) e.terminated)) 0

/-- The lower digit of the sum of the successors' values. -/
def valueLo (s : Fin n) (a : Fin m) : UInt64 :=
  (T.row s a).foldl
    (fun sum e => Kernel.sumLo sum e.weight (Kernel.successor (T.value e.state) e.terminated)) 0

/-- The numbers of the check. -/
def params : Params := ⟨T.denominator, T.discountNum, T.discountDen, T.error⟩

/-- The sums of a row. -/
def sums (s : Fin n) (a : Fin m) : Sums :=
  ⟨T.rewardHi s a, T.rewardLo s a, T.valueHi s a, T.valueLo s a⟩

/-- Whether the kernel accepts the numbers of the check. -/
def valid : Bool :=
  Kernel.valid T.denominator T.discountNum T.discountDen T.factor T.error

/-- Whether the kernel finds the backup at most `error` above the value. -/
def upper (s : Fin n) (a : Fin m) : Bool :=
  Kernel.upper T.denominator T.discountNum T.discountDen T.error (T.value s) (T.rewardHi s a)
    (T.rewardLo s a) (T.valueHi s a) (T.valueLo s a)

/-- Whether the kernel finds the backup at most `error` below the value. -/
def lower (s : Fin n) (a : Fin m) : Bool :=
  Kernel.lower T.denominator T.discountNum T.discountDen T.error (T.value s) (T.rewardHi s a)
    (T.rewardLo s a) (T.valueHi s a) (T.valueLo s a)

end Table

end Spec.Certificate
