module

public import Spec.Program.Basic
public import Spec.MDP.Random.Index

/-!
# The code of a program

What a program is on machine words: variables are signed words of 64 bits, and a draw takes a word
of a stream. There are no branches: both sides of a condition are computed, and one is chosen.

The words of variables are a function of their numbers, so that a statement is spoken of without
the variables that it does not change. No kernel should have such a function: it has *flat* code,
with a `let` for each operation, which is shown to be the code of the program statement by
statement.

## Main definitions

* `truth`, `pick`: a truth value as a word, and one of two words by it.
* `quotient`, `remainder`: division that rounds down.
* `Stmt.entry`, `Stmt.put`: the words of a list, and those with another word for a variable.
* `Op.code`, `Expr.code`, `Stmt.code`: the code.
* `Stmt.places`: a condition on the variables that a statement assigns to.
* `Stmt.Ends`, `Stmt.Leads`: where code leads, by the variables that are read later.
* `Expr.InWords`, `Stmt.InWords`: every value on the way is one of a word.

## Main statements

* `Stmt.ends_assign`, `Stmt.leads_ite` and others: where the code of statements leads, of where that
  of their parts does.
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

namespace Stmt

/-- The words of a list, and `0` after it. -/
noncomputable def entry : List Int64 → Nat → Int64
  | [], _ => 0
  | x :: _, 0 => x
  | _ :: l, i + 1 => entry l i

/-- The words of variables with another one for one of them. -/
noncomputable def put (w : Nat → Int64) (i : Nat) (x : Int64) (j : Nat) : Int64 :=
  bif j.beq i then x else w j

end Stmt

/-- The code of an expression. -/
noncomputable def Expr.code : Expr → (Nat → Int64) → Int64
  | lit n, _ => word n
  | var i, w => w i
  | bin op a b, w => op.code (a.code w) (b.code w)
  | ite c a b, w => pick (c.code w) (a.code w) (b.code w)

/-- One of the numbers below a word, by a word of chance. -/
@[inline] def drawn (n : Int64) (u : UInt64) : Int64 := (Random.mulHigh n.toUInt64 u).toInt64

/-- One of two numbers of a word of chance. -/
@[inline] def pickPlace (c : Int64) (i j : UInt64) : UInt64 :=
  (pick c i.toInt64 j.toInt64).toUInt64

/-- The code of a statement, on variables and the number of the next word of chance. -/
noncomputable def Stmt.code (read : UInt64 → UInt64) :
    Stmt → (Nat → Int64) × UInt64 → (Nat → Int64) × UInt64
  | skip, w | require _, w => w
  | assign i e, w => (put w.1 i (e.code w.1), w.2)
  | draw i n, w => (put w.1 i (drawn (n.code w.1) (read w.2)), w.2 + 1)
  | seq p q, w => q.code read (p.code read w)
  | ite c p q, w =>
    let z := c.code w.1
    let x := p.code read w
    let y := q.code read w
    (fun j => pick z (x.1 j) (y.1 j), pickPlace z x.2 y.2)

/-- Whether a condition holds of each variable that a statement assigns to. -/
noncomputable def Stmt.places (f : Nat → Bool) : Stmt → Bool
  | skip | require _ => true
  | assign i _ | draw i _ => f i
  | seq p q | ite _ p q => p.places f && q.places f

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

How a generator shows that its code is that of a program, statement by statement, with what is in
each variable that is read later. Each equation of words holds by definition. -/

section Flat

variable {read : UInt64 → UInt64} {p q : Stmt} {ps : List Stmt} {w : Nat → Int64} {i j k : UInt64}
  {z : Int64} {Q : (Nat → Int64) × UInt64 → Prop} {d : List Nat} {l : List (Nat × Int64)}

/-- A word that both sides share is not chosen. -/
theorem pick_self (c x : Int64) : pick c x x = x := by
  rw [pick, Int64.xor_self, Int64.zero_and, Int64.xor_zero]

/-- A number that both sides share is not chosen. -/
theorem pickPlace_self (c : Int64) (i : UInt64) : pickPlace c i i = i := by
  rw [pickPlace, pick_self]; rfl

namespace Stmt

theorem put_self (w : Nat → Int64) (i : Nat) (x : Int64) : put w i x i = x := by
  rw [put, Nat.beq_refl]; rfl

theorem put_ne {w : Nat → Int64} {i j : Nat} {x : Int64} (h : j ≠ i) : put w i x j = w j := by
  rw [put, Bool.eq_false_iff.mpr fun e => h (Nat.eq_of_beq_eq_true e)]; rfl

/-- Variables that are not assigned to keep their words. -/
theorem code_of_places {f : Nat → Bool} {n : Nat} (h : p.places f = true) (hn : f n = false)
    (u : (Nat → Int64) × UInt64) : (p.code read u).1 n = u.1 n := by
  induction p generalizing u with
  | skip | require => rfl
  | assign m | draw m =>
    refine put_ne fun e => ?_
    rw [places, ← e, hn] at h
    cases h
  | seq p q ihp ihq =>
    rw [places, Bool.and_eq_true] at h
    rw [code, ihq h.2, ihp h.1]
  | ite c p q ihp ihq =>
    rw [places, Bool.and_eq_true] at h
    simp only [code]
    rw [ihp h.1, ihq h.2, pick_self]

/-- The words of variables, but for those of a list, which are lost where they are not named. -/
noncomputable def puts (w u : Nat → Int64) (d : List Nat) : List (Nat × Int64) → Nat → Int64
  | [], n => bif d.any n.beq then u n else w n
  | (m, a) :: l, n => bif n.beq m then a else puts w u d l n

/-- The code leads to words and a place of which something holds. -/
def Ends (p : Stmt) (read : UInt64 → UInt64) (w : Nat → Int64) (i : UInt64)
    (Q : (Nat → Int64) × UInt64 → Prop) : Prop := ∃ x, p.code read (w, i) = x ∧ Q x

/-- The code leads to these words of some variables and to this place; others of a list are lost,
and
what is not in it is not changed. -/
def Leads (p : Stmt) (read : UInt64 → UInt64) (w : Nat → Int64) (i : UInt64) (d : List Nat)
    (l : List (Nat × Int64)) (j : UInt64) : Prop :=
  ∃ u, p.code read (w, i) = (puts w u d l, j)

/-- Some variables have these words, and the place is this one. -/
def Has (l : List (Nat × Int64)) (j : UInt64) (x : (Nat → Int64) × UInt64) : Prop :=
  (∀ b ∈ l, x.1 b.1 = b.2) ∧ x.2 = j

/-- It is this place. -/
theorem Has.nil (h : i = j) : Has [] j (w, i) := ⟨nofun, h⟩

/-- A variable has this word, and further ones have theirs. -/
theorem Has.cons {n : Nat} {a : Int64} {x : (Nat → Int64) × UInt64} (ha : x.1 n = a)
    (h : Has l j x) : Has ((n, a) :: l) j x := by
  refine ⟨fun b hb => ?_, h.2⟩
  rcases List.mem_cons.mp hb with rfl | hb
  · exact ha
  · exact h.1 b hb

/-- The words of variables on both sides of a condition, and those that are chosen. -/
inductive Picks (z : Int64) : (l m o : List (Nat × Int64)) → Prop
  /-- No variable is chosen. -/
  | nil : Picks z [] [] []
  /-- A variable is chosen, and further ones are. -/
  | cons {l m o : List (Nat × Int64)} {n : Nat} {a b c : Int64} (h : pick z a b = c)
    (hl : Picks z l m o) : Picks z ((n, a) :: l) ((n, b) :: m) ((n, c) :: o)

theorem Picks.has {l m o : List (Nat × Int64)} (h : Picks z l m o) {x y : (Nat → Int64) × UInt64}
    {e : UInt64} (hx : Has l j x) (hy : Has m k y) (he : pickPlace z j k = e) :
    Has o e (fun n => pick z (x.1 n) (y.1 n), pickPlace z x.2 y.2) := by
  refine ⟨?_, by rw [hx.2, hy.2, he]⟩
  induction h with
  | nil => nofun
  | @cons l m o n a b c h _ ih =>
    intro t ht
    rcases List.mem_cons.mp ht with rfl | ht
    · have ha := hx.1 (n, a) (.head _)
      have hb := hy.1 (n, b) (.head _)
      simp only at ha hb ⊢
      rw [ha, hb, h]
    · exact ih ⟨fun b hb => hx.1 b (.tail _ hb), hx.2⟩ ⟨fun b hb => hy.1 b (.tail _ hb), hy.2⟩ t ht

theorem puts_eq {x : Nat → Int64} {n : Nat} (h : ∀ b ∈ l, x b.1 = b.2)
    (hw : d.any n.beq = false → x n = w n) : x n = puts w x d l n := by
  induction l with
  | nil =>
    rw [puts]
    cases hd : d.any n.beq with
    | true => rfl
    | false => exact hw hd
  | cons b l ih =>
    obtain ⟨m, a⟩ := b
    rw [puts]
    cases hm : n.beq m with
    | true =>
      rw [Nat.eq_of_beq_eq_true hm]
      exact h (m, a) (.head _)
    | false => exact ih fun b hb => h b (.tail _ hb)

theorem code_cons (u : (Nat → Int64) × UInt64) :
    (block (p :: ps)).code read u = (block ps).code read (p.code read u) := by cases ps <;> rfl

/-- The code of no statements. -/
theorem ends_nil (h : Q (w, i)) : (block []).Ends read w i Q := ⟨_, rfl, h⟩

/-- The code of one statement. -/
theorem ends_one (h : (block [p]).Ends read w i Q) : p.Ends read w i Q := h

/-- The code of a block that begins with a requirement. -/
theorem ends_require {c : Expr} (h : (block ps).Ends read w i Q) :
    (block (require c :: ps)).Ends read w i Q := by
  rw [Ends, code_cons]; exact h

/-- The code of a block that begins with an assignment. -/
theorem ends_assign {n : Nat} {e : Expr} (hz : e.code w = z)
    (h : (block ps).Ends read (put w n z) i Q) : (block (assign n e :: ps)).Ends read w i Q := by
  subst hz; rw [Ends, code_cons]; exact h

/-- The code of a block that begins with a draw. -/
theorem ends_draw {n : Nat} {e : Expr} (hz : drawn (e.code w) (read i) = z) (hj : i + 1 = j)
    (h : (block ps).Ends read (put w n z) j Q) : (block (draw n e :: ps)).Ends read w i Q := by
  subst hz hj; rw [Ends, code_cons]; exact h

/-- The code of a block, of that of its first statement and of the others. -/
theorem ends_cons (hp : p.Leads read w i d l j)
    (h : ∀ u, (block ps).Ends read (puts w u d l) j Q) : (block (p :: ps)).Ends read w i Q := by
  obtain ⟨u, hp⟩ := hp
  rw [Ends, code_cons, hp]; exact h u

/-- The code of a statement that assigns to no variables but those of the list. -/
theorem leads (h : p.Ends read w i (Has l j)) (hl : p.places (fun n => d.any n.beq) = true) :
    p.Leads read w i d l j := by
  obtain ⟨x, hx, h, hj⟩ := h
  refine ⟨x.1, hx.trans (Prod.ext (funext fun n => puts_eq h fun e => ?_) hj)⟩
  rw [← hx]
  exact code_of_places hl e (w, i)

/-- The code of a condition, of that of both sides. -/
theorem leads_ite {c : Expr} {m o : List (Nat × Int64)} {e : UInt64} (hc : c.code w = z)
    (hp : p.Ends read w i (Has l j)) (hq : q.Ends read w i (Has m k)) (ho : Picks z l m o)
    (he : pickPlace z j k = e) (hl : (ite c p q).places (fun n => d.any n.beq) = true) :
    (ite c p q).Leads read w i d o e := by
  obtain ⟨x, hx, hp⟩ := hp
  obtain ⟨y, hy, hq⟩ := hq
  refine leads ⟨_, ?_, ho.has hp hq he⟩ hl
  simp only [code, hc, hx, hy]

/-- The code of a part that has flat code with the value `r`. -/
theorem leads_part {R : Type} {f r : R} {l : R → List (Nat × Int64)} {j : R → UInt64}
    (h : ∃ r, f = r ∧ p.Leads read w i d (l r) (j r)) (hr : f = r) :
    p.Leads read w i d (l r) (j r) := by
  subst hr
  obtain ⟨_, rfl, h⟩ := h
  exact h

end Stmt

end Flat

end Spec.Program
