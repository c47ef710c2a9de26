module

/-!
# Recursion that is unrolled

The code of a kernel has no loop. Recursion over a numeral is written out where it is compiled: the
compiler finds an instance of `Unroll 3`, which is made of three others, and applies a step three
times.

## Main definitions

* `Unroll n`: numbers over which code recurs, of which every numeral is one.
* `Unroll.nat`: recursion over any number, for theorems.

## Main statements

* `Unroll.eq_nat`: what is unrolled is recursion.
-/

@[expose] public section

-- Every constant is computed where it is used: nothing is initialised at run time.
set_option compiler.extract_closed false

namespace Spec.Auto

/-- Numbers over which code recurs. -/
@[ext]
class Unroll (n : Nat) where
  /-- The function for `n`, made of that for `0` by a step from each number to the next. The
  argument may differ from number to number. -/
  unroll : (arg : Nat → Type) → (result : (i : Nat) → arg i → Type) →
    ((x : arg 0) → result 0 x) →
    (∀ i, ((x : arg i) → result i x) → (x : arg (i + 1)) → result (i + 1) x) →
    (x : arg n) → result n x
  /-- This is what it is. -/
  unroll_eq : unroll = fun _ _ zero succ => Nat.rec zero succ n

export Unroll (unroll)

/-- No step is taken. -/
@[inline] instance : Unroll 0 := ⟨fun _ _ zero _ x => zero x, rfl⟩

/-- One step follows the others. -/
@[inline] instance {n : Nat} [U : Unroll n] : Unroll (n + 1) where
  unroll arg result zero succ x := succ n (fun y => U.unroll arg result zero succ y) x
  unroll_eq := by rw [U.unroll_eq]

/-- Recursion over any number. -/
noncomputable def Unroll.nat (n : Nat) : Unroll n :=
  ⟨fun _ _ zero succ => Nat.rec zero succ n, rfl⟩

/-- What is unrolled is recursion. -/
theorem Unroll.eq_nat {n : Nat} (U : Unroll n) : U = .nat n := Unroll.ext U.unroll_eq

end Spec.Auto
