module

public import Spec.Program.Valued

/-!
# Values that are shown as integers

What is observed is words. A number of a range is shown as its distance from the least one by
`Spec.Auto`; of rules in Python it is shown as the integer itself, in two's complement.

## Main definitions

* `Signed α`: a value that is shown as its integer.
-/

@[expose] public section

-- Every constant is computed where it is used: nothing is initialised at run time.
set_option compiler.extract_closed false

namespace Spec.Program

open Spec.Auto

/-- A value that is shown as its integer, in two's complement. -/
@[ext]
structure Signed (α : Type) where
  /-- The value. -/
  val : α

namespace Signed

variable {α : Type} [W : Worded α]

/-- The word is that of the value. -/
@[inline] instance : Worded (Signed α) where
  word x := word x.val
  ofWord w := ⟨ofWord w⟩

/-- The integer is that of the value. -/
noncomputable instance [V : Valued α] : Valued (Signed α) where
  range := V.range
  toInt x := V.toInt x.val
  toInt_in x := V.toInt_in x.val
  toInt_word x := V.toInt_word x.val
  ofWord_word x := Signed.ext (V.ofWord_word x.val)
  toInt_ofWord := V.toInt_ofWord

/-- A value is one component. -/
@[inline] instance : Components (Signed α) where
  count := 1
  component x _ := (word x.val).toUInt64

/-- A value is shown as its integer. -/
noncomputable instance [V : Valued α] : Shown (Signed α) where
  high := [2 ^ 64 - 1]
  components x := [(W.word x.val).toUInt64]
  back l := ⟨W.ofWord (l.headD 0).toInt64⟩
  length_high := rfl
  length_components _ := rfl
  le_high x c hc := by
    rw [List.zip_cons_cons, List.zip_nil_left, List.mem_singleton] at hc
    rw [hc]
    exact Nat.le_pred_of_lt (W.word x.val).toUInt64.toNat_lt
  back_components x := Signed.ext (V.ofWord_word x.val)
  component_eq o k hk := by rw [Nat.lt_one_iff.mp hk]; rfl

end Signed

end Spec.Program
