module

public import Spec.Program.Basic

/-!
# Programs as they are written

Programs near to the Python that they stand for: numbers, `+ - *` and the rest are operations of
expressions, comparisons are functions after a dot, as in `row.lt (size - 1)`, and so are statements
about a variable, as in `row.becomes (row + 1)`. All of it is short for a program of `Spec.Program`.

| Python | Here |
| --- | --- |
| `-a`, `a + b`, `a - b`, `a * b` | the same |
| `a // b`, `a % b` | `a / b`, `a % b` |
| `a & b`, `a \| b`, `a ^ b` | `a &&& b`, `a \|\|\| b`, `a ^^^ b` |
| `a << b`, `a >> b` | `a <<< b`, `a >>> b` |
| `a < b`, `a <= b`, `a > b`, `a >= b` | `a.lt b`, `a.le b`, `a.gt b`, `a.ge b` |
| `a == b`, `a != b` | `a.eq b`, `a.ne b` |
| `not a`, `a and b`, `a or b` | `a.not`, `a.and b`, `a.or b` |
| `a and not b`, `not a or b` | `a.andNot b`, `a.implies b` |
| `a if c else b`, `min(a, b)`, `max(a, b)`, `abs(a)` | `c.ite a b`, `min a b`, `max a b`, `a.abs` |
| `x = a`, `x = self.draw(a)`, `assert c` | `x.becomes a`, `x.becomesDraw a`, `.require c` |
| `if c: p`, with `else: q` | `.when c p`, `.ite c p q` |

## Main definitions

* `Expr.lt`, `Expr.gt`, `Expr.ge`, `Expr.eq`, `Expr.ne`: comparisons.
* `Expr.andNot`, `Expr.implies`: of two conditions.
* `Expr.becomes`, `Expr.becomesDraw`, `Expr.becomesWhether`: statements that assign to a variable.
* `Stmt.when`: a statement where a condition holds.

## Main statements

* `Expr.eval_neg`: the value of `-a`.
-/

@[expose] public noncomputable section

namespace Spec.Program

namespace Expr

/-- A number. -/
instance (n : Nat) : OfNat Expr n := ⟨.lit n⟩

/-- The sum. -/
instance : Add Expr := ⟨.bin .add⟩

/-- The difference. -/
instance : Sub Expr := ⟨.bin .sub⟩

/-- The product. -/
instance : Mul Expr := ⟨.bin .mul⟩

/-- The quotient, rounded down. -/
instance : Div Expr := ⟨.bin .floorDiv⟩

/-- The remainder, with the sign of the divisor. -/
instance : Mod Expr := ⟨.bin .mod⟩

/-- The bits that both have. -/
instance : AndOp Expr := ⟨.bin .bitAnd⟩

/-- The bits that one has. -/
instance : OrOp Expr := ⟨.bin .bitOr⟩

/-- The bits that one alone has. -/
instance : XorOp Expr := ⟨.bin .bitXor⟩

/-- The first shifted left by the second. -/
instance : ShiftLeft Expr := ⟨.bin .shiftLeft⟩

/-- The first shifted right by the second. -/
instance : ShiftRight Expr := ⟨.bin .shiftRight⟩

/-- The smaller of two. -/
instance : Min Expr := ⟨Expr.min⟩

/-- The larger of two. -/
instance : Max Expr := ⟨Expr.max⟩

/-- The negative: of a number the negative number, of others the difference from `0`. -/
def neg : Expr → Expr
  | lit n => lit (-n)
  | a => bin .sub (lit 0) a

/-- The negative. -/
instance : Neg Expr := ⟨neg⟩

/-- The value of the negative is the negative value. -/
theorem eval_neg (a : Expr) (s : List Int) : (-a).eval s = -a.eval s := by
  cases a with
  | lit n => rfl
  | _ => exact Int.zero_sub _

/-- Whether the first is less. -/
def lt (a b : Expr) : Expr := .bin .lt a b

/-- Whether the first is greater. -/
def gt (a b : Expr) : Expr := .bin .lt b a

/-- Whether the first is at least the second. -/
def ge (a b : Expr) : Expr := .le b a

/-- Whether both are equal. -/
def eq (a b : Expr) : Expr := .bin .eq a b

/-- Whether they differ. -/
def ne (a b : Expr) : Expr := .not (.eq a b)

/-- The first where the second does not hold, else `0`. -/
def andNot (a b : Expr) : Expr := .ite b 0 a

/-- The second where the first holds, else `1`. -/
def implies (a b : Expr) : Expr := .ite a b 1

/-- Assign a value to a variable; what is no variable stays as it is. -/
def becomes : Expr → Expr → Stmt
  | var i, e => .assign i e
  | _, _ => .skip

/-- Assign one of the numbers below a count to a variable, all equally likely. -/
def becomesDraw : Expr → Expr → Stmt
  | var i, n => .draw i n
  | _, _ => .skip

/-- Assign `1` to a variable where a condition holds, else `0`. -/
def becomesWhether (x c : Expr) : Stmt := .ite c (x.becomes 1) (x.becomes 0)

end Expr

/-- Execute a statement where a condition holds. -/
def Stmt.when (c : Expr) (p : Stmt) : Stmt := .ite c p .skip

end Spec.Program
