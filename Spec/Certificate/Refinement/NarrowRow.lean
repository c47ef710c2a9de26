module

public import Spec.Certificate.Refinement.Table
public import Spec.Certificate.Refinement.Wrap

/-!
# What the loop in one word computes

What `Spec.Certificate.Refinement.Narrow` rests on: the sum that the loop in C++ forms of a row in
one word is the word of its Bellman backup.

## Main definitions

* `Table.isNarrow`: whether the kernel finds the numbers small enough.
* `Table.narrowSum`: the sum of a row.
* `Table.narrowUpper`, `Table.narrowLower`: what the kernel says of a row.

## Main statements

* `Table.narrowSum_eq`: the sum of a row is the word of its Bellman backup.
-/

@[expose] public section

namespace Spec.Certificate

open Machine

namespace Table

variable {n m : Nat} (T : Table n m)

/-- Whether the kernel finds the numbers small enough for values and rewards of at most these
absolute values. -/
def isNarrow (largestValue largestReward : UInt64) : Bool :=
  Kernel.narrow T.denominator T.discountNum T.discountDen T.factor T.error largestValue
    largestReward

/-- The backup of a row in one word. -/
def narrowSum (s : Fin n) (a : Fin m) : UInt64 :=
  (T.row s a).foldl (fun sum e => Kernel.narrowSum sum e.weight T.discountNum T.discountDen T.factor
    e.reward (T.value e.state) e.terminated) 0

/-- Whether the kernel finds the backup in one word at most `error` above the value. -/
def narrowUpper (s : Fin n) (a : Fin m) : Bool :=
  Kernel.narrowUpper T.denominator T.discountDen T.error (T.value s) (T.narrowSum s a)

/-- Whether the kernel finds the backup in one word at most `error` below the value. -/
def narrowLower (s : Fin n) (a : Fin m) : Bool :=
  Kernel.narrowLower T.denominator T.discountDen T.error (T.value s) (T.narrowSum s a)

-- The sum of a row is the word of its Bellman backup, whatever the numbers are.
theorem narrowSum_eq (s : Fin n) (a : Fin m) :
    T.narrowSum s a = .ofInt (T.model.backup T.certificate.value s a) := by
  suffices hs : ∀ (l : List (Entry n)) (z : Int),
      l.foldl (fun sum e => Kernel.narrowSum sum e.weight T.discountNum T.discountDen T.factor
        e.reward (T.value e.state) e.terminated) (.ofInt z) =
      .ofInt (z + total (fun t => t.weight * T.model.worth T.certificate.value t)
        (l.map Entry.transition)) by
    exact (hs (T.row s a) 0).trans (congrArg UInt64.ofInt (Int.zero_add _))
  intro l
  induction l with
  | nil => exact fun z => congrArg UInt64.ofInt (Int.add_zero z).symm
  | cons e l ih =>
    intro z
    rw [List.foldl_cons, Kernel.narrowSum, narrowSum_ofInt, ih, Int.add_assoc]
    rfl

end Table

end Spec.Certificate
