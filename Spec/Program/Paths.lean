module

public import Spec.Program.Ranges

/-!
# What is known of variables along paths

An analysis of a program on integers: the bounds that each variable has before a statement give
those that it has afterwards. A bound is a number, or a *parameter* and a number, a parameter being
a variable that is never assigned; so the analysis sees that `cell + 1 ≤ length - 1` where
`cell < length - 1`. Conditions refine what is known, and up to so many cases are kept apart.

Where the analysis succeeds, it has shown that the program is safe. It is a function, which the
kernel computes.

## Main definitions

* `Bound`, `Bounds`, `Known`: a bound, those of a value, and those of each variable.
* `Known.Fits`: what is known is true of a store.
* `Expr.bounds`, `Expr.refine`: what is known of a value, and of variables where a condition holds
  or does not.
* `Stmt.reach`: what is known after a statement, in one of several cases.

`Spec.Program.Reach` proves that this is true.
-/

@[expose] public noncomputable section

namespace Spec.Program

open Spec.MDP

/-- A bound: an integer, after a parameter to which it is added. -/
abbrev Bound := Option Nat × Int

/-- Lower and upper bounds. -/
abbrev Bounds := List Bound × List Bound

/-- Bounds of each variable. -/
abbrev Known := List Bounds

/-- How many variables there are, how many of them are parameters, which come first, and how many
cases are kept apart. -/
structure Frame where
  /-- The number of variables. -/
  vars : Nat
  /-- The number of parameters. -/
  params : Nat
  /-- The most cases. -/
  cases : Nat

/-- The value of a bound. -/
def Bound.value (ρ : Nat → Int) (b : Bound) : Int := b.1.elim 0 ρ + b.2

/-- A bound plus a number. -/
def Bound.shift (k : Int) (b : Bound) : Bound := (b.1, b.2 + k)

/-- The sum of two bounds, where it is a bound. -/
def Bound.plus : Bound → Bound → Option Bound
  | (none, k), (b, l) => some (b, k + l)
  | (some p, k), (none, l) => some (some p, k + l)
  | (some _, _), (some _, _) => none

/-- The difference of two bounds, where it is a bound. -/
def Bound.minus : Bound → Bound → Option Bound
  | (b, k), (none, l) => some (b, k - l)
  | (some p, k), (some q, l) => if p = q then some (none, k - l) else none
  | (none, _), (some _, _) => none

/-- A value has these bounds. -/
def Holds (ρ : Nat → Int) (x : Int) (B : Bounds) : Prop :=
  (∀ l ∈ B.1, l.value ρ ≤ x) ∧ ∀ h ∈ B.2, x ≤ h.value ρ

/-- The bounds of a variable. -/
def Known.of (σ : Known) (i : Nat) : Bounds := σ.getD i ([], [])

/-- In a store with these parameters, every variable has its bounds. -/
def Known.Fits (F : Frame) (ρ : Nat → Int) (s : List Int) (σ : Known) : Prop :=
  s.length = F.vars ∧ (∀ p < F.params, s.getD p 0 = ρ p) ∧
    ∀ i, Holds ρ (s.getD i 0) (σ.of i)

/-! ### Bounds -/

/-- A list of bounds with one more, without those that others make needless. -/
def keep (better : Int → Int → Bool) (b : Bound) (L : List Bound) : List Bound :=
  if L.any fun c => c.1 == b.1 && better c.2 b.2 then L else b :: L.filter (·.1 != b.1)

/-- Force a bound. -/
def forceBound {β : Type} (b : Bound) (k : Bound → β) : β :=
  match b with
  | (none, n) => forceInt n fun n => k (none, n)
  | (some p, n) => forceNat p fun p => forceInt n fun n => k (some p, n)

/-- Force bounds. -/
def forceBounds {β : Type} (B : Bounds) (k : Bounds → β) : β :=
  match B with
  | (l, u) => forceList forceBound l fun l => forceList forceBound u fun u => k (l, u)

theorem forceBound_eq {β : Type} (b : Bound) (k : Bound → β) : forceBound b k = k b := by
  obtain ⟨_ | p, n⟩ := b
  · simp only [forceBound, forceInt_eq]
  · simp only [forceBound, forceNat_eq, forceInt_eq]

theorem forceBounds_eq {β : Type} (B : Bounds) (k : Bounds → β) : forceBounds B k = k B := by
  simp only [forceBounds, forceList_eq forceBound_eq]

/-! ### Lists of bounds -/

/-- The values of a function at the members of a list; none where it has none at one of them. -/
def collect {α β : Type} (f : α → Option β) : List α → Option (List β)
  | [] => some []
  | a :: L => do return (← f a) :: (← collect f L)

/-- The best bound for each parameter. -/
def tidy (better : Int → Int → Bool) (L : List Bound) : List Bound := L.foldr (keep better) []

/-- The best lower bounds. -/
def lower (L : List Bound) : List Bound := tidy (fun x y => decide (y ≤ x)) L

/-- The best upper bounds. -/
def upper (L : List Bound) : List Bound := tidy (fun x y => decide (x ≤ y)) L

/-- What is made of two lists of bounds. -/
def combine (f : Bound → Bound → Option Bound) (L M : List Bound) : List Bound :=
  L.flatMap fun a => M.filterMap (f a)

/-- A bound and what is below it. -/
def below (F : Frame) (σ : Known) (b : Bound) : List Bound :=
  b :: b.1.elim [] fun p => if p < F.params then (σ.of p).1.map (.shift b.2) else []

/-- A bound and what is above it. -/
def above (F : Frame) (σ : Known) (b : Bound) : List Bound :=
  b :: b.1.elim [] fun p => if p < F.params then (σ.of p).2.map (.shift b.2) else []

/-- Whether a bound is known to be at most another one. -/
def atMost (F : Frame) (σ : Known) (b c : Bound) : Bool :=
  (above F σ b).any fun x => (below F σ c).any fun y => x.1 == y.1 && decide (x.2 ≤ y.2)

/-- The constant bounds, where there are both. -/
def constants (F : Frame) (σ : Known) (B : Bounds) : Option (Int × Int) := do
  let l ← (lower (B.1.flatMap (below F σ))).find? (·.1 == none)
  let h ← (upper (B.2.flatMap (above F σ))).find? (·.1 == none)
  return (l.2, h.2)

/-- The bounds that a value has in each of several cases. -/
def hull (F : Frame) (L : List (Known × Bounds)) : Bounds :=
  (lower ((L.flatMap (·.2.1)).filter fun b => L.all fun c => c.2.1.any (atMost F c.1 b ·)),
    upper ((L.flatMap (·.2.2)).filter fun b => L.all fun c => c.2.2.any (atMost F c.1 · b)))

/-- The cases, or what was known before where they are too many. -/
def few (F : Frame) (σ : Known) (L : List Known) : List Known :=
  if L.length ≤ F.cases then L else [σ]

/-- The cases, or one that has them all where they are too many. -/
def merge (F : Frame) (L : List Known) : List Known :=
  if L.length ≤ F.cases then L else
    [(List.range F.vars).map fun i =>
      if L.all fun τ => decide (τ.of i = (L.headD []).of i) then (L.headD []).of i
      else hull F (L.map fun τ => (τ, τ.of i))]

/-! ### Expressions -/

/-- The variable and the number of which an expression is the sum. -/
def Expr.linear : Expr → Option (Nat × Int)
  | .var i => some (i, 0)
  | .bin .add a (.lit k) => a.linear.map fun l => (l.1, l.2 + k)
  | .bin .sub a (.lit k) => a.linear.map fun l => (l.1, l.2 - k)
  | _ => none

/-- What is known where `a + d ≤ b`, of which these are bounds; no case where that cannot be. -/
def assume (F : Frame) (σ : Known) (a b : Expr) (A B : Bounds) (d : Int) : List Known :=
  if A.1.any fun l => B.2.any fun h => atMost F σ (h.shift 1) (l.shift d) then [] else
    let σ := match a.linear with
      | none => σ
      | some (i, k) =>
        forceBounds ((σ.of i).1, upper (B.2.map (.shift (-k - d)) ++ (σ.of i).2)) (σ.set i)
    let σ := match b.linear with
      | none => σ
      | some (i, k) =>
        forceBounds (lower (A.1.map (.shift (d - k)) ++ (σ.of i).1), (σ.of i).2) (σ.set i)
    [σ]

/-- Whether a value of some bounds plus a number is at most a value of others. -/
def isBelow (F : Frame) (σ : Known) (A B : Bounds) (d : Int) : Bool :=
  A.2.any fun h => B.1.any fun l => atMost F σ (h.shift d) l

/-- The bounds of a truth value that is known to hold, known to fail, or neither. -/
def truthBounds (holds fails : Bool) : Bounds :=
  ([(none, holds.toInt)], [(none, 1 - fails.toInt)])

/-- The bounds of the value of an operation; none where there may be no value. -/
def Op.bounds (F : Frame) (σ : Known) (op : Op) (A B : Bounds) : Option Bounds :=
  match op with
  | add => some (lower (combine Bound.plus A.1 B.1), upper (combine Bound.plus A.2 B.2))
  | sub => some (lower (combine Bound.minus A.1 B.2), upper (combine Bound.minus A.2 B.1))
  | lt => some (truthBounds (isBelow F σ A B 1) (isBelow F σ B A 0))
  | eq => some (truthBounds (isBelow F σ A B 0 && isBelow F σ B A 0)
      (isBelow F σ A B 1 || isBelow F σ B A 1))
  | mod => do
    let c ← mod.range (← constants F σ A) (← constants F σ B)
    return ([(none, c.1)], upper ((none, c.2) :: B.2.map (.shift (-1))))
  | op => do
    let c ← op.range (← constants F σ A) (← constants F σ B)
    return ([(none, c.1)], [(none, c.2)])

/-- The bounds of one of two values of which the first is less, or is not. -/
def Expr.confine (e : Expr) (t : Bool) (B : Bounds) :
    Option ((Expr × Expr) × Bounds × Bounds) → Bounds
  | none => B
  | some ((a, b), x, y) =>
    if e.same a then
      if t then (B.1, upper (y.2.map (.shift (-1)) ++ B.2)) else (lower (y.1 ++ B.1), B.2)
    else if e.same b then
      if t then (lower (x.1.map (.shift 1) ++ B.1), B.2) else (B.1, upper (x.2 ++ B.2))
    else B

/-- What is known of an expression: bounds of its value, none where there may be no value; what is
known of variables where it holds, or where it does not; and what it compares by `<`, with bounds.
-/
def Expr.known (F : Frame) : Expr → (Known → Option Bounds) × (Known → Bool → List Known) ×
    (Known → Option ((Expr × Expr) × Bounds × Bounds))
  | lit n => (fun _ => some ([(none, n)], [(none, n)]),
    fun σ w => if decide (n = 0) == w then [] else [σ], fun _ => none)
  | var i => (fun σ => some (if i < F.params then ((some i, 0) :: (σ.of i).1,
      (some i, 0) :: (σ.of i).2) else σ.of i),
    fun σ w =>
      let zero := ([(none, 0)], [(none, 0)])
      if w then few F σ (assume F σ (var i) (lit 0) (σ.of i) zero 1 ++
        assume F σ (lit 0) (var i) zero (σ.of i) 1)
      else (assume F σ (var i) (lit 0) (σ.of i) zero 0).flatMap fun σ =>
        assume F σ (lit 0) (var i) zero (σ.of i) 0, fun _ => none)
  | bin op a b =>
    let x := a.known F
    let y := b.known F
    (fun σ => do forceBounds (← op.bounds F σ (← x.1 σ) (← y.1 σ)) some, fun σ w =>
      let A := (x.1 σ).getD ([], [])
      let B := (y.1 σ).getD ([], [])
      match op, b with
      | .lt, _ => if w then assume F σ a b A B 1 else assume F σ b a B A 0
      | .eq, lit 0 => x.2.1 σ !w
      | .eq, _ =>
        if w then (assume F σ a b A B 0).flatMap fun σ =>
          assume F σ b a ((y.1 σ).getD ([], [])) ((x.1 σ).getD ([], [])) 0
        else few F σ (assume F σ a b A B 1 ++ assume F σ b a B A 1)
      | _, _ => [σ],
    fun σ => match op with
      | .lt => some ((a, b), (x.1 σ).getD ([], []), (y.1 σ).getD ([], []))
      | _ => none)
  | ite c a b =>
    let z := c.known F
    let x := a.known F
    let y := b.known F
    (fun σ => do
      let _ ← z.1 σ
      let A ← collect (fun τ => (x.1 τ).map fun A => (τ, a.confine true A (z.2.2 τ)))
        (few F σ (z.2.1 σ true))
      let B ← collect (fun τ => (y.1 τ).map fun B => (τ, b.confine false B (z.2.2 τ)))
        (few F σ (z.2.1 σ false))
      forceBounds (hull F (A ++ B)) some,
    fun σ w => merge F
      ((few F σ (z.2.1 σ true)).flatMap (fun τ => x.2.1 τ w) ++
        (few F σ (z.2.1 σ false)).flatMap fun τ => y.2.1 τ w), fun _ => none)

/-- Bounds of the value of an expression; none where an operation may have no value. -/
def Expr.bounds (F : Frame) (e : Expr) (σ : Known) : Option Bounds := (e.known F).1 σ

/-- What is known of variables where a condition holds, or where it does not. -/
def Expr.refine (F : Frame) (e : Expr) (σ : Known) (w : Bool) : List Known :=
  (e.known F).2.1 σ w

/-! ### Statements -/

/-- What is known after a statement in one of the cases, where in one of these this was known
before; none where the statement is not shown to be safe, or assigns a parameter. -/
def Stmt.reach (F : Frame) : Stmt → List Known → Option (List Known)
  | skip, L => some L
  | assign i e, L => if F.params ≤ i ∧ i < F.vars then
      collect (fun σ => (e.bounds F σ).map (σ.set i)) L
    else none
  | draw i n, L => if F.params ≤ i ∧ i < F.vars then
      collect (fun σ => do
        let B ← n.bounds F σ
        if B.1.any (atMost F σ (none, 1)) then
          forceBounds ([(none, 0)], B.2.map (.shift (-1))) (some <| σ.set i ·)
        else none) L
    else none
  | require c, L =>
    if L.all fun σ => (c.bounds F σ).isSome && (c.refine F σ false).isEmpty then some L else none
  | seq p q, L => do q.reach F (← p.reach F L)
  | ite c p q, L =>
    if L.all fun σ => (c.bounds F σ).isSome then do
      let x ← p.reach F (L.flatMap (c.refine F · true))
      let y ← q.reach F (L.flatMap (c.refine F · false))
      return merge F (x ++ y)
    else none

end Spec.Program
