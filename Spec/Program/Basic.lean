module

public import Spec.MDP.Draw

/-!
# An imperative language with chance

Programs without loops on a store of integers, in which a variable may be drawn at random. It is
what rules of an environment are translated to: each operation means what Python's means, on
integers of any size. A truth value is `1` or `0`, and a member of an enumeration is its number.

A store is the list of the values of all variables, and a variable is its place in that list.

## Main definitions

* `Op`, `Op.eval`: the binary operations and their values.
* `Expr`, `Expr.eval`: expressions and their values in a store.
* `Stmt`, `Stmt.law`: statements and the distribution of the store after them.
* `Op.Defined`, `Expr.Defined`: every operation that is evaluated has a value, as in Python.
* `Stmt.Safe`: that, and every requirement, holds on every path.
* `Expr.not`, `Expr.and`, `Expr.or`, `Expr.le`, `Expr.min`, `Expr.max`, `Expr.abs`: what is made of
  these.
* `Expr.get`, `Stmt.set`: reading and writing the variable at an index of a row.

## Main statements

* `Expr.eval_min`, `Expr.eval_max`, `Expr.eval_abs`: they are what they are called.
* `Expr.eval_get`, `Stmt.law_set`: which variable is read and written.
-/

@[expose] public noncomputable section

namespace Spec.Program

open Spec.MDP (Draw)

/-- A binary operation. -/
inductive Op where
  /-- The sum. -/
  | add
  /-- The difference. -/
  | sub
  /-- The product. -/
  | mul
  /-- The quotient, rounded down: `x // y`. -/
  | floorDiv
  /-- The remainder, with the sign of the divisor: `x % y`. -/
  | mod
  /-- The bits that both have, of nonnegative integers: `x & y`. -/
  | bitAnd
  /-- The bits that one has, of nonnegative integers: `x | y`. -/
  | bitOr
  /-- The bits that one alone has, of nonnegative integers: `x ^ y`. -/
  | bitXor
  /-- The first shifted left by the second: `x << y`. -/
  | shiftLeft
  /-- The first shifted right by the second: `x >> y`. -/
  | shiftRight
  /-- Whether the first is less. -/
  | lt
  /-- Whether both are equal. -/
  | eq

namespace Op

/-- The value. -/
def eval : Op → Int → Int → Int
  | add, x, y => x + y
  | sub, x, y => x - y
  | mul, x, y => x * y
  | floorDiv, x, y => x.fdiv y
  | mod, x, y => x.fmod y
  | bitAnd, x, y => (x.toNat &&& y.toNat : Nat)
  | bitOr, x, y => (x.toNat ||| y.toNat : Nat)
  | bitXor, x, y => (x.toNat ^^^ y.toNat : Nat)
  | shiftLeft, x, y => x * 2 ^ y.toNat
  | shiftRight, x, y => x.fdiv (2 ^ y.toNat)
  | lt, x, y => if x < y then 1 else 0
  | eq, x, y => if x = y then 1 else 0

/-- There is a value: no divisor is `0`, no shift is negative, and bits are those of nonnegative
integers. -/
def Defined : Op → Int → Int → Prop
  | floorDiv, _, y | mod, _, y => y ≠ 0
  | bitAnd, x, y | bitOr, x, y | bitXor, x, y => 0 ≤ x ∧ 0 ≤ y
  | shiftLeft, _, y | shiftRight, _, y => 0 ≤ y
  | add, _, _ | sub, _, _ | mul, _, _ | lt, _, _ | eq, _, _ => True

end Op

/-- An expression. -/
inductive Expr where
  /-- An integer. -/
  | lit (n : Int)
  /-- A variable. -/
  | var (i : Nat)
  /-- An operation on two expressions. -/
  | bin (op : Op) (a b : Expr)
  /-- The first of two where a condition holds, else the second: `a if c else b`. -/
  | ite (c a b : Expr)

namespace Expr

/-- The value in a store. -/
def eval : Expr → List Int → Int
  | lit n, _ => n
  | var i, s => s.getD i 0
  | bin op a b, s => op.eval (a.eval s) (b.eval s)
  | ite c a b, s => if c.eval s = 0 then b.eval s else a.eval s

/-- Every operation that is evaluated has a value. -/
def Defined : Expr → List Int → Prop
  | lit _, _ | var _, _ => True
  | bin op a b, s => a.Defined s ∧ b.Defined s ∧ op.Defined (a.eval s) (b.eval s)
  | ite c a b, s => c.Defined s ∧ if c.eval s = 0 then b.Defined s else a.Defined s

end Expr

/-- A statement. -/
inductive Stmt where
  /-- Do nothing. -/
  | skip
  /-- Assign the value of an expression to a variable. -/
  | assign (i : Nat) (e : Expr)
  /-- Assign one of the numbers `0, …, n - 1` to a variable, all equally likely. -/
  | draw (i : Nat) (n : Expr)
  /-- Require a condition, which changes nothing. -/
  | require (c : Expr)
  /-- Execute the first, then the second. -/
  | seq (p q : Stmt)
  /-- Execute the first where a condition holds, else the second. -/
  | ite (c : Expr) (p q : Stmt)

namespace Stmt

/-- The distribution of the store after a statement. -/
def law : Stmt → List Int → Draw (List Int)
  | skip, s => .pure s
  | assign i e, s => .pure (s.set i (e.eval s))
  | draw i n, s => .uniform ((n.eval s).toNat - 1) fun k => .pure (s.set i k.val)
  | require _, s => .pure s
  | seq p q, s => (p.law s).bind q.law
  | ite c p q, s => if c.eval s = 0 then q.law s else p.law s

/-- On every path, each operation has a value, each draw is of one number at least, and each
requirement holds. -/
def Safe : Stmt → List Int → Prop
  | skip, _ => True
  | assign _ e, s => e.Defined s
  | draw _ n, s => n.Defined s ∧ 1 ≤ n.eval s
  | require c, s => c.Defined s ∧ c.eval s ≠ 0
  | seq p q, s => p.Safe s ∧ ∀ t, t ∈ p.law s → q.Safe t
  | ite c p q, s => c.Defined s ∧ if c.eval s = 0 then q.Safe s else p.Safe s

/-- The most draws of a path. -/
def most : Stmt → Nat
  | skip | assign .. | require _ => 0
  | draw .. => 1
  | seq p q => p.most + q.most
  | ite _ p q => max p.most q.most

/-- One statement after the other. -/
def block : List Stmt → Stmt
  | [] => skip
  | [p] => p
  | p :: ps => seq p (block ps)

end Stmt

/-! ### What is made of these -/

namespace Expr

/-- Whether a condition does not hold. -/
def not (c : Expr) : Expr := .bin .eq c (.lit 0)

/-- The second where the first holds, else `0`. -/
def and (a b : Expr) : Expr := .ite a b (.lit 0)

/-- `1` where the first holds, else the second. -/
def or (a b : Expr) : Expr := .ite a (.lit 1) b

/-- Whether the first is at most the second. -/
def le (a b : Expr) : Expr := (Expr.bin .lt b a).not

/-- The smaller of two. -/
def min (a b : Expr) : Expr := .ite (.bin .lt b a) b a

/-- The larger of two. -/
def max (a b : Expr) : Expr := .ite (.bin .lt a b) b a

/-- The absolute value. -/
def abs (a : Expr) : Expr := .ite (.bin .lt a (.lit 0)) (.bin .sub (.lit 0) a) a

/-- The variable at an index of the `n + 1` that begin at a place. -/
def get (base : Nat) : Nat → Expr → Expr
  | 0, _ => .var base
  | n + 1, e => .ite (.bin .eq e (.lit (n + 1))) (.var (base + (n + 1))) (get base n e)

variable (a b c e : Expr) (s : List Int)

theorem eval_not : (not c).eval s = if c.eval s = 0 then 1 else 0 := rfl

theorem eval_and : (and a b).eval s = if a.eval s = 0 then 0 else b.eval s := rfl

theorem eval_or : (or a b).eval s = if a.eval s = 0 then b.eval s else 1 := rfl

theorem eval_le : (le a b).eval s = if a.eval s ≤ b.eval s then 1 else 0 := by
  simp only [le, not, eval, Op.eval]
  split <;> split <;> omega

/-- **Claim.** It is the smaller of two. -/
theorem eval_min : (Expr.min a b).eval s = Min.min (a.eval s) (b.eval s) := by
  simp only [Expr.min, eval, Op.eval]
  split <;> omega

/-- **Claim.** It is the larger of two. -/
theorem eval_max : (Expr.max a b).eval s = Max.max (a.eval s) (b.eval s) := by
  simp only [Expr.max, eval, Op.eval]
  split <;> omega

/-- **Claim.** It is the absolute value. -/
theorem eval_abs : (abs a).eval s = (a.eval s).natAbs := by
  simp only [abs, eval, Op.eval]
  split <;> omega

/-- **Claim.** Where the index is in the row, the variable at it is read. -/
theorem eval_get (base n : Nat) (h : 0 ≤ e.eval s ∧ e.eval s ≤ n) :
    (get base n e).eval s = s.getD (base + (e.eval s).toNat) 0 := by
  induction n with
  | zero => rw [show e.eval s = 0 by omega]; rfl
  | succ n ih =>
    simp only [get, eval, Op.eval]
    by_cases hn : e.eval s = n + 1
    · rw [if_pos hn, if_neg (by decide), hn]; rfl
    · rw [if_neg hn, if_pos rfl, ih (by omega)]

/-- The value does not depend on the `n + 1` variables that begin at a place. -/
def Outside (base n : Nat) (e : Expr) : Prop :=
  ∀ s k x, k ≤ n → e.eval (s.set (base + k) x) = e.eval s

theorem outside_lit (base n : Nat) (m : Int) : (lit m).Outside base n := fun _ _ _ _ => rfl

theorem outside_var {base n i : Nat} (h : i < base ∨ base + n < i) : (var i).Outside base n := by
  intro s k x hk
  simp only [eval, List.getD_eq_getElem?_getD, List.getElem?_set_ne (show base + k ≠ i by omega)]

end Expr

namespace Stmt

/-- Assign a value to the variable at an index of the `n + 1` that begin at a place. -/
def set (base : Nat) : Nat → Expr → Expr → Stmt
  | 0, e, v => .assign base (.ite (.bin .eq e (.lit 0)) v (.var base))
  | n + 1, e, v => .seq (set base n e v)
    (.assign (base + (n + 1)) (.ite (.bin .eq e (.lit (n + 1))) v (.var (base + (n + 1)))))

/-- **Claim.** The variable at the index is assigned, and no other, where index and value are
expressions on which the row has no influence. -/
theorem law_set {base n : Nat} {e v : Expr} (he : e.Outside base n) (hv : v.Outside base n)
    (s : List Int) (h : 0 ≤ e.eval s) :
    (set base n e v).law s =
      .pure (if e.eval s ≤ n then s.set (base + (e.eval s).toNat) (v.eval s) else s) := by
  have same (s : List Int) (k : Nat) : s.set k (s.getD k 0) = s := by
    apply List.ext_getElem? fun j => ?_
    rw [List.getElem?_set]
    split
    · next hk =>
      subst hk
      split
      · next hl => simp only [List.getD_eq_getElem?_getD, List.getElem?_eq_getElem hl]; rfl
      · next hl => exact (List.getElem?_eq_none (by omega)).symm
    · rfl
  induction n with
  | zero =>
    simp only [set, law, Expr.eval, Op.eval, Draw.pure.injEq]
    by_cases h₀ : e.eval s = 0
    · simp only [h₀]; rfl
    · rw [if_neg h₀, if_pos rfl, same, if_neg (by omega)]
  | succ n ih =>
    simp only [set, law, ih (fun s k x hk => he s k x (by omega)) fun s k x hk =>
      hv s k x (by omega), Draw.pure_bind, Expr.eval, Op.eval, Draw.pure.injEq]
    by_cases hn : e.eval s ≤ n
    · rw [if_pos hn, he s _ _ (by omega), if_neg (show ¬ e.eval s = n + 1 by omega), if_pos rfl,
        same, if_pos (by omega)]
    · rw [if_neg hn]
      by_cases h₁ : e.eval s = n + 1
      · rw [if_pos h₁, if_neg (by decide), if_pos (by omega), h₁]; rfl
      · rw [if_neg h₁, if_pos rfl, same, if_neg (by omega)]

end Stmt

end Spec.Program
