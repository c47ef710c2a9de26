module
public import Init

/-! Right theorems and types; `tests/tools/test_recheck.py` changes what Lean wrote of them. -/

@[expose] public section

namespace Spec.Planted

/-- The first part of a conjunction. -/
theorem first (p q : Prop) (h : p ∧ q) : p := h.1

/-- The second part of a conjunction. -/
theorem second (p q : Prop) (h : p ∧ q) : q := h.2

/-- Trees with countably many children. -/
inductive Tree where
  /-- No children. -/
  | leaf : Tree
  /-- A child for each number. -/
  | node (below : Nat → Tree) : Tree

/-- Lists of trees: a nested type. -/
inductive Rose where
  /-- A node and its children. -/
  | node (below : List Rose) : Rose

/-- A tree is a leaf or not. -/
def Tree.isLeaf : Tree → Bool
  | leaf => true
  | node _ => false

/-- A large number, by value. -/
theorem large : 340282366920938463463374607431768211456 = 2 ^ 128 := by decide

/-- A power and a greatest common divisor of literals. -/
theorem divides : Nat.gcd (Nat.pow 2 100) (Nat.pow 6 50) = Nat.pow 2 50 := by decide

/-- A text. -/
theorem word : "añb".length = 3 := by decide

/-- Not safe, and left out. -/
partial def forever (n : Nat) : Nat := forever (n + 1)

end Spec.Planted
