module

public import Spec.Program.Basic
public import Spec.MDP.Random.Index

/-!
# The code of a program

What a program is on machine words: variables are signed words of 64 bits, and a draw takes a word
of a stream. There are no branches: both sides of a condition are computed, and one is chosen.

`Stmt.code` is a list of words, which no kernel should have. A kernel has *flat* code, with a `let`
for each operation, which is shown to be the code of the program statement by statement.

## Main definitions

* `truth`, `pick`: a truth value as a word, and one of two words by it.
* `quotient`, `remainder`: division that rounds down.
* `Op.code`, `Expr.code`, `Stmt.code`: the code.
* `Expr.InWords`, `Stmt.InWords`: every value on the way is one of a word.

## Main statements

* `Stmt.code_seq`, `Stmt.code_ite`: the code of statements, of that of their parts.
* `zip_self`, `zip_pick`: a variable that both sides share is not chosen, and others are.
-/

@[expose] public section

-- Every constant is computed where it is used: nothing is initialised at run time.
set_option compiler.extract_closed false

namespace Spec.Program

open Spec.MDP

/-- A truth value as a word. -/
@[inline] def truth (b : Bool) : Int64 := b.toUInt64.toInt64

/-- The first of two words where the word of a truth value is `1`, the second where it is `0`. -/
@[inline] def pick (c x y : Int64) : Int64 := y ^^^ ((x ^^^ y) &&& -c)

/-- A positive word, in a form of which a C compiler sees that it is not `0`: then a division by it
is no branch. -/
@[inline] def divisor (y : Int64) : UInt64 := ((y.toUInt64 - 1) &&& 0x7fffffffffffffff) + 1

/-- The quotient by a positive word, rounded down: that of a negative number is the complement of
that of its complement. -/
@[inline] def quotient (x y : Int64) : Int64 :=
  let s := -truth (decide (x < (0 : UInt64).toInt64))
  ((x ^^^ s).toUInt64 / divisor y).toInt64 ^^^ s

/-- The remainder by a positive word. -/
@[inline] def remainder (x y : Int64) : Int64 := x - quotient x y * y

/-- The code of an operation. -/
@[inline] def Op.code : Op → Int64 → Int64 → Int64
  | add, x, y => x + y
  | sub, x, y => x - y
  | mul, x, y => x * y
  | floorDiv, x, y => quotient x y
  | mod, x, y => remainder x y
  | bitAnd, x, y => (x.toUInt64 &&& y.toUInt64).toInt64
  | bitOr, x, y => (x.toUInt64 ||| y.toUInt64).toInt64
  | bitXor, x, y => (x.toUInt64 ^^^ y.toUInt64).toInt64
  | shiftLeft, x, y => (x.toUInt64 <<< y.toUInt64).toInt64
  | shiftRight, x, y => (x.toUInt64 >>> y.toUInt64).toInt64
  | lt, x, y => truth (decide (x < y))
  | eq, x, y => truth (x == y)

/-- The word of an integer. -/
@[inline] def word : Int → Int64
  | .ofNat n => (UInt64.ofNat n).toInt64
  | .negSucc n => (~~~UInt64.ofNat n).toInt64

/-- The code of an expression. -/
noncomputable def Expr.code : Expr → List Int64 → Int64
  | lit n, _ => word n
  | var i, s => s.getD i 0
  | bin op a b, s => op.code (a.code s) (b.code s)
  | ite c a b, s => pick (c.code s) (a.code s) (b.code s)

/-- One of the numbers below a word, by a word of chance. -/
@[inline] def drawn (n : Int64) (u : UInt64) : Int64 := (Random.mulHigh n.toUInt64 u).toInt64

/-- One of two numbers of a word of chance. -/
@[inline] def pickPlace (c : Int64) (i j : UInt64) : UInt64 :=
  (pick c i.toInt64 j.toInt64).toUInt64

/-- The code of a statement, on variables and the number of the next word of chance. -/
noncomputable def Stmt.code (read : UInt64 → UInt64) :
    Stmt → List Int64 × UInt64 → List Int64 × UInt64
  | skip, w | require _, w => w
  | assign i e, w => (w.1.set i (e.code w.1), w.2)
  | draw i n, w => (w.1.set i (drawn (n.code w.1) (read w.2)), w.2 + 1)
  | seq p q, w => q.code read (p.code read w)
  | ite c p q, w =>
    let z := c.code w.1
    let x := p.code read w
    let y := q.code read w
    (List.zipWith (pick z) x.1 y.1, pickPlace z x.2 y.2)

/-! ### Where the code computes the value -/

/-- An integer is one of a signed word. -/
abbrev IsWord (n : Int) : Prop := -2 ^ 63 ≤ n ∧ n < 2 ^ 63

/-- The code is that of the operation: divisors are positive, what is shifted is not negative, and
no shift is by more than a word has bits. -/
def Op.Computed : Op → Int → Int → Prop
  | floorDiv, _, y | mod, _, y => 0 < y
  | bitAnd, x, y | bitOr, x, y | bitXor, x, y => 0 ≤ x ∧ 0 ≤ y
  | shiftLeft, x, y | shiftRight, x, y => 0 ≤ x ∧ 0 ≤ y ∧ y < 64
  | add, _, _ | sub, _, _ | mul, _, _ | lt, _, _ | eq, _, _ => True

/-- Every value on the way to that of an expression is one of a word. -/
def Expr.InWords : Expr → List Int → Prop
  | lit n, _ => IsWord n
  | var _, _ => True
  | bin op a b, s => a.InWords s ∧ b.InWords s ∧ op.Computed (a.eval s) (b.eval s) ∧
    IsWord (op.eval (a.eval s) (b.eval s))
  | ite c a b, s => c.InWords s ∧ (c.eval s = 0 ∧ b.InWords s ∨ c.eval s = 1 ∧ a.InWords s)

/-- Every value on every path of a statement is one of a word. -/
def Stmt.InWords : Stmt → List Int → Prop
  | skip, _ | require _, _ => True
  | assign _ e, s => e.InWords s
  | draw _ n, s => n.InWords s ∧ 1 ≤ n.eval s
  | seq p q, s => p.InWords s ∧ ∀ t, t ∈ p.law s → q.InWords t
  | ite c p q, s => c.InWords s ∧ (c.eval s = 0 ∧ q.InWords s ∨ c.eval s = 1 ∧ p.InWords s)

/-! ### Flat code

How a generator shows that its code is that of a program: an equation for each statement, of which
those of assignments and draws hold by definition. -/

section Flat

variable {read : UInt64 → UInt64} {p q : Stmt} {u v w x y : List Int64 × UInt64}
  {l m n : List Int64}

/-- The code of two statements in a row, of that of each. -/
theorem Stmt.code_seq (hp : p.code read u = v) (hq : q.code read v = w) :
    (seq p q).code read u = w := by
  subst hp; exact hq

/-- The code of a block, of that of its first statement and of the others. -/
theorem Stmt.code_block {ps : List Stmt} (hp : p.code read u = v)
    (hq : (block (q :: ps)).code read v = w) : (block (p :: q :: ps)).code read u = w :=
  code_seq hp hq

/-- The code of a block of one statement. -/
theorem Stmt.code_one (hp : p.code read u = v) : (block [p]).code read u = v := hp

/-- The code of a condition, of that of both sides. -/
theorem Stmt.code_ite {c : Expr} {z : Int64} {i : UInt64} (hc : c.code w.1 = z)
    (hp : p.code read w = x) (hq : q.code read w = y) (hl : List.zipWith (pick z) x.1 y.1 = l)
    (hi : pickPlace z x.2 y.2 = i) : (ite c p q).code read w = (l, i) := by
  subst hc hp hq hl hi; rfl

/-- A word that both sides share is not chosen. -/
theorem pick_self (c x : Int64) : pick c x x = x := by
  rw [pick, Int64.xor_self, Int64.zero_and, Int64.xor_zero]

/-- A number that both sides share is not chosen. -/
theorem pickPlace_self (c : Int64) (i : UInt64) : pickPlace c i i = i := by
  rw [pickPlace, pick_self]; rfl

/-- No variables are left. -/
theorem zip_nil (z : Int64) : List.zipWith (pick z) [] [] = [] := rfl

/-- A variable that both sides share is not chosen. -/
theorem zip_self {z a : Int64} (h : List.zipWith (pick z) l m = n) :
    List.zipWith (pick z) (a :: l) (a :: m) = a :: n := by
  rw [List.zipWith_cons_cons, pick_self, h]

/-- A variable is chosen. -/
theorem zip_pick {z a b : Int64} (h : List.zipWith (pick z) l m = n) :
    List.zipWith (pick z) (a :: l) (b :: m) = pick z a b :: n := by
  rw [List.zipWith_cons_cons, h]

end Flat

end Spec.Program
