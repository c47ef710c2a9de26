module

public import Spec.MDP.Word

/-!
# Choices without a branch

A condition that is joined of others with `&&`, and a value that is chosen with `if`, become
branches of the compiled code, and a loop over lanes with branches is not vectorised. Here both are
done on machine words: conditions are words that are `0` or `1`, and a value is chosen field by
field with a mask. What they mean is said by `both_eq`, `either_eq`, `negate_eq` and `select_eq`.

## Main definitions

* `both`, `either`, `negate`: conditions put together.
* `Select`: types of which `select c x y` chooses a value without a branch.
* `keep c x`: `x` when `c` holds, else `0`.

## Main statements

* `select_eq`, `keep_eq`: this is `if c then x else y`.
-/

@[expose] public section

namespace Spec.Auto

/-! ### Conditions -/

/-- Whether both conditions hold. -/
@[inline] def both (a b : Bool) : Bool := a.toUInt32 &&& b.toUInt32 == 1

/-- Whether one of the conditions holds. -/
@[inline] def either (a b : Bool) : Bool := a.toUInt32 ||| b.toUInt32 == 1

/-- Whether a condition does not hold. -/
@[inline] def negate (a : Bool) : Bool := a.toUInt32 == 0

@[simp] theorem both_eq (a b : Bool) : both a b = (a && b) := by cases a <;> cases b <;> rfl

@[simp] theorem either_eq (a b : Bool) : either a b = (a || b) := by cases a <;> cases b <;> rfl

@[simp] theorem negate_eq (a : Bool) : negate a = !a := by cases a <;> rfl

/-! ### Values -/

/-- Types of which a value is chosen without a branch. -/
class Select (α : Type) where
  /-- The first value when the condition holds, else the second. -/
  select : Bool → α → α → α
  /-- This is what it is. -/
  select_eq' : ∀ c x y, select c x y = if c then x else y

export Select (select)

@[simp] theorem select_eq {α : Type} [Select α] (c : Bool) (x y : α) :
    select c x y = if c then x else y := Select.select_eq' c x y

/-- The word when the condition holds, else `0`. -/
@[inline] def keep (c : Bool) (x : UInt32) : UInt32 := x &&& (0 - c.toUInt32)

@[simp] theorem keep_eq (c : Bool) (x : UInt32) : keep c x = if c then x else 0 := by
  cases c
  · exact UInt32.and_zero
  · exact UInt32.and_neg_one

theorem select_true {α : Type} [Select α] (x y : α) : select true x y = x := select_eq ..

theorem select_false {α : Type} [Select α] (x y : α) : select false x y = y := select_eq ..

/-- What holds of both values holds of the chosen one. -/
theorem select_ind {α : Type} [Select α] {φ : α → Prop} {x y : α} (c : Bool) (hx : φ x)
    (hy : φ y) : φ (select c x y) := by
  cases c
  · rwa [select_false]
  · rwa [select_true]

/-- A word of 64 bits is chosen by a mask. -/
@[inline] instance : Select UInt64 where
  select c x y := y ^^^ ((x ^^^ y) &&& (0 - c.toUInt64))
  select_eq' c x y := by
    cases c
    · exact (congrArg (y ^^^ ·) UInt64.and_zero).trans UInt64.xor_zero
    · change y ^^^ ((x ^^^ y) &&& -1) = x
      rw [UInt64.and_neg_one, UInt64.xor_comm x y, ← UInt64.xor_assoc, UInt64.xor_self,
        UInt64.zero_xor]

/-- A word of 32 bits is chosen by a mask. -/
@[inline] instance : Select UInt32 where
  select c x y := y ^^^ ((x ^^^ y) &&& (0 - c.toUInt32))
  select_eq' c x y := by
    cases c
    · exact (congrArg (y ^^^ ·) UInt32.and_zero).trans UInt32.xor_zero
    · change y ^^^ ((x ^^^ y) &&& -1) = x
      rw [UInt32.and_neg_one, UInt32.xor_comm x y, ← UInt32.xor_assoc, UInt32.xor_self,
        UInt32.zero_xor]

/-- A truth value is chosen by joining conditions. -/
@[inline] instance : Select Bool where
  select c x y := either (both c x) (both (negate c) y)
  select_eq' c x y := by cases c <;> cases x <;> cases y <;> rfl

/-- There is one value to choose. -/
@[inline] instance : Select Unit where
  select _ _ _ := ()
  select_eq' _ _ _ := rfl

/-- A pair is chosen part by part. -/
@[inline] instance {α β : Type} [Select α] [Select β] : Select (α × β) where
  select c x y := (select c x.1 y.1, select c x.2 y.2)
  select_eq' c x y := by cases c <;> simp only [select_eq] <;> rfl

/-- A type that is another one under other names: a structure is the pairs of its fields. -/
@[inline] def Select.ofEquiv {α β : Type} [Select α] (to : β → α) (of : α → β)
    (of_to : ∀ b, of (to b) = b) : Select β where
  select c x y := of (select c (to x) (to y))
  select_eq' c x y := by cases c <;> simp only [select_eq] <;> exact of_to _

end Spec.Auto
