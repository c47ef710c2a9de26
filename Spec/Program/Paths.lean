module

public import Spec.Program.Bounds

/-!
# What is known of variables along paths

An analysis of a program on integers: the bounds that each variable has before a statement give
those that it has afterwards. They may be relative to some variables, which are *bases*: so the
analysis sees that `cell + 1 ≤ length - 1` where `cell < length - 1`. Conditions refine what is
known, and some are remembered where they do not hold; and up to so many cases are kept apart.

Where the analysis succeeds, it has shown that the program is safe. It is a function, which the
kernel computes.

## Main definitions

* `Known`: bounds of each variable, and conditions that do not hold.
* `Known.Fits`: what is known is true of a store.
* `Expr.bounds`, `Expr.refine`: what is known of a value, and of variables where a condition holds
  or does not.
* `Stmt.reach`: what is known after a statement, in one of several cases.

`Spec.Program.Reach` proves that this is true.
-/

@[expose] public noncomputable section

namespace Spec.Program

open Spec.MDP

/-- Bounds of each variable, and conditions that do not hold. -/
structure Known where
  /-- The bounds of each variable. -/
  bounds : List Bounds
  /-- Conditions that do not hold. -/
  refuted : List Expr

/-- What the analysis is told of a program. -/
structure Frame where
  /-- The number of variables. -/
  vars : Nat
  /-- The bases, variables which others have bounds relative to: each is a bit of this number. -/
  bases : Nat
  /-- The most cases in an expression. -/
  cases : Nat
  /-- The most cases after a statement that agree about the keys. -/
  paths : Nat
  /-- The keys, variables whose bounds keep cases apart. -/
  keys : List Nat
  /-- Conditions that are remembered where they do not hold. -/
  facts : List Expr

/-- The bounds of a variable. -/
def Known.of (σ : Known) (i : Nat) : Bounds := nth σ.bounds i ([], [])

/-- The same with other bounds of a variable. -/
def Known.set (σ : Known) (i : Nat) (B : Bounds) : Known :=
  Known.rec (motive := fun _ => Known)
    (fun bounds refuted => setTo bounds i B fun bounds => ⟨bounds, refuted⟩) σ

/-- The same with one condition more that does not hold. -/
def Known.learn (σ : Known) (e : Expr) : Known :=
  Known.rec (motive := fun _ => Known) (fun bounds refuted => ⟨bounds, e :: refuted⟩) σ

/-- Whether a variable is a base. -/
def Frame.isBase (F : Frame) (i : Nat) : Bool := ((F.bases.shiftRight i).land 1).beq 1

/-- The values of the bases, and `0` in place of all others. -/
def Frame.values (F : Frame) (s : List Int) : List Int :=
  s.mapIdx fun i x => if F.isBase i then x else 0

/-- Every variable of a store has its bounds, and no condition holds that is known not to. -/
def Known.Fits (F : Frame) (s : List Int) (σ : Known) : Prop :=
  s.length = F.vars ∧ (∀ i, Holds (F.values s) (s.getD i 0) (σ.of i)) ∧
    ∀ e ∈ σ.refuted, e.eval s = 0

/-- Force what is known, of which the bounds and the conditions are forced. -/
def Known.force {β : Type} (σ : Known) (k : Known → β) : β :=
  Known.rec (motive := fun _ => β) (fun bounds refuted => k ⟨bounds, refuted⟩) σ

theorem Known.force_eq {β : Type} (σ : Known) (k : Known → β) : σ.force k = k σ := rfl

theorem Known.set_eq (σ : Known) (i : Nat) (B : Bounds) :
    σ.set i B = ⟨σ.bounds.set i B, σ.refuted⟩ := setTo_eq ..

/-- The values of a function at the members of a list; none where it has none at one of them. -/
def collect {α β : Type} (f : α → Option β) : List α → Option (List β)
  | [] => some []
  | a :: L => do return (← f a) :: (← collect f L)

/-! ### Comparison -/

/-- Whether a variable is a base that is known not to be negative. -/
def natural (F : Frame) (σ : Known) (i : Nat) : Bool :=
  oneOf (F.isBase i) (anyOf (fun b => b.1.isEmpty && decide (0 ≤ b.2)) (σ.of i).1) false

/-- Numbers that a bound is at least. To find them a variable is replaced by a bound of it, so
often. -/
def lows (F : Frame) (σ : Known) : Nat → Bound → List Int
  | _, ([], k) => [k]
  | 0, (_ :: _, _) => []
  | _ + 1, ((_, []) :: _, _) => []
  | n + 1, ((c, i :: m) :: T, k) =>
    oneOf (oneOf (F.isBase i) (allOf (natural F σ) m) false)
      (joinedOf (fun b => lows F σ n ((b.times c m).plus (T, k)))
        (if c < 0 then (σ.of i).2 else (σ.of i).1))
      []

/-- How often a variable is replaced by a bound of it. -/
def depth : Nat := 6

/-- Whether a bound is known to be at most another one. -/
def atMost (F : Frame) (σ : Known) (a b : Bound) : Bool :=
  oneOf (likeTerms a.1 b.1) (decide (a.2 ≤ b.2))
    (anyOf (fun k => decide (0 ≤ k)) (lows F σ depth (b.minus a)))

/-- The largest of some numbers. -/
def largest : List Int → Option Int
  | [] => none
  | a :: L => match largest L with
    | none => some a
    | some b => forceInt (if a ≤ b then b else a) some

/-- The constant bounds, where there are both. -/
def constants (F : Frame) (σ : Known) (B : Bounds) : Option (Int × Int) := do
  let l ← largest (joinedOf (lows F σ depth) B.1)
  let h ← largest (joinedOf (fun b => lows F σ depth (b.times (-1) [])) B.2)
  forceInt (-h) fun h => some (l, h)

/-- The bounds that a value has in each of several cases. -/
def hull (F : Frame) (L : List (Known × Bounds)) : Bounds :=
  forceList (fun c k => forcePair c.2 fun l u => k (c.1, l, u)) L fun L =>
  (lower (keptOf (fun b => allOf (fun c => anyOf (atMost F c.1 b) c.2.1) L)
      (distinct (joinedOf (·.2.1) L))),
    upper (keptOf (fun b => allOf (fun c => anyOf (atMost F c.1 · b) c.2.2) L)
      (distinct (joinedOf (·.2.2) L))))

/-! ### Cases -/

/-- The cases, or what was known before where they are too many. -/
def few (F : Frame) (σ : Known) (L : List Known) : List Known :=
  forceSpine L fun L => oneOf (L.length.ble F.cases) L [σ]

/-- What is known in all of several cases: bounds, and of the conditions that are remembered those
that each case refutes. -/
def joined (F : Frame) (refutes : Known → Expr → Bool) (L : List Known) : Known :=
  forceMap (fun i k => forcePair ((L.headD ⟨[], []⟩).of i) fun l u =>
      oneOf (allOf (fun τ => (τ.of i).like (l, u)) L) (k (l, u))
        (forceBounds (hull F (mapOf (fun τ => (τ, τ.of i)) L)) k))
    (List.range F.vars) fun bounds => forceSpine (keptOf (fun e => allOf (refutes · e) L) F.facts)
      fun refuted => ⟨bounds, refuted⟩

/-- Groups of cases with one more, in the first that agrees with it about the keys. -/
def place (keys : List Nat) (σ : Known) : List (List Known) → List (List Known)
  | [] => [[σ]]
  | [] :: G => place keys σ G
  | (τ :: L) :: G =>
    oneOf (allOf (fun i => (σ.of i).like (τ.of i)) keys) ((σ :: τ :: L) :: G)
      ((τ :: L) :: place keys σ G)

/-- The cases, of which those that agree about the keys are joined where they are too many. -/
def merge (F : Frame) (refutes : Known → Expr → Bool) (L : List Known) : List Known :=
  joinedOf (fun G => oneOf (G.length.ble F.paths) G ((joined F refutes G).force fun σ => [σ]))
    (foldOf (place F.keys) [] L)

/-! ### Expressions -/

/-- The variable and the number of which an expression is the sum. -/
def Expr.linear : Expr → Option (Nat × Int)
  | .var i => some (i, 0)
  | .bin .add a (.lit k) => a.linear.map fun l => (l.1, l.2 + k)
  | .bin .sub a (.lit k) => a.linear.map fun l => (l.1, l.2 - k)
  | _ => none

/-- What is known where an expression has further upper bounds. -/
def Known.under {β : Type} (σ : Known) (e : Expr) (L : List Bound) (k : Known → β) : β :=
  match e.linear with
  | none => k σ
  | some (i, n) =>
    forcePair (σ.of i) fun l u =>
      forceList forceBound (upper (appendOf (keptOf (·.free i) (mapOf (.shift (-n)) L)) u))
        fun u => (σ.set i (l, u)).force k

/-- What is known where an expression has further lower bounds. -/
def Known.over {β : Type} (σ : Known) (e : Expr) (L : List Bound) (k : Known → β) : β :=
  match e.linear with
  | none => k σ
  | some (i, n) =>
    forcePair (σ.of i) fun l u =>
      forceList forceBound (lower (appendOf (keptOf (·.free i) (mapOf (.shift (-n)) L)) l))
        fun l => (σ.set i (l, u)).force k

/-- What is known where `a + d ≤ b`, of which these are bounds; no case where that cannot be. -/
def assume (F : Frame) (σ : Known) (a b : Expr) (A B : Bounds) (d : Int) : List Known :=
  oneOf (anyOf (fun l => anyOf (fun h => atMost F σ (h.shift 1) (l.shift d)) B.2) A.1) []
    (σ.under a (mapOf (.shift (-d)) B.2) fun σ => σ.over b (mapOf (.shift d) A.1) fun σ => [σ])

/-- Whether a value of some bounds plus a number is at most a value of others. -/
def isBelow (F : Frame) (σ : Known) (A B : Bounds) (d : Int) : Bool :=
  anyOf (fun h => anyOf (atMost F σ (h.shift d)) B.1) A.2

/-- The bounds of a truth value that is known to hold, known to fail, or neither. -/
def truthBounds (holds fails : Bool) : Bounds :=
  ([([], holds.toInt)], [([], 1 - fails.toInt)])

/-- Products of what two values equal. -/
def products (A B : Bounds) : List Bound :=
  (exact A).flatMap fun a => (exact B).filterMap a.product

/-- Lower bounds of the value of an operation that has one. -/
def Op.lowers : Op → Bounds → Bounds → List Bound
  | mul, A, B => products A B
  | _, _, _ => []

/-- Upper bounds of the value of an operation that has one, where the first value is at least a
number. -/
def Op.uppers : Op → Int → Bounds → Bounds → List Bound
  | mul, _, A, B => products A B
  | mod, _, _, B => mapOf (.shift (-1)) B.2
  | floorDiv, k, A, B =>
    ((exact B).filterMap Bound.single).flatMap (fun i => A.2.filterMap (Bound.quotient i)) ++
      if 0 ≤ k then A.2 else []
  | _, _, _, _ => []

/-- The bounds of the value of an operation; none where there may be no value. -/
def Op.bounds (F : Frame) (σ : Known) (op : Op) (A B : Bounds) : Option Bounds :=
  match op with
  | add => some (lower (combine Bound.plus A.1 B.1), upper (combine Bound.plus A.2 B.2))
  | sub => some (lower (combine Bound.minus A.1 B.2), upper (combine Bound.minus A.2 B.1))
  | lt => some (truthBounds (isBelow F σ A B 1) (isBelow F σ B A 0))
  | eq => some (truthBounds (isBelow F σ A B 0 && isBelow F σ B A 0)
      (isBelow F σ A B 1 || isBelow F σ B A 1))
  | op => do
    let a ← constants F σ A
    let b ← constants F σ B
    let c ← op.range a b
    let c := if likeInt a.1 a.2 && likeInt b.1 b.2 then (op.eval a.1 b.1, op.eval a.1 b.1) else c
    return (lower (([], c.1) :: op.lowers A B), upper (([], c.2) :: op.uppers a.1 A B))

/-- The bounds of one of two values of which the first is less, or is not. -/
def Expr.confine (e : Expr) (t : Bool) (B : Bounds) :
    Option ((Expr × Expr) × Bounds × Bounds) → Bounds
  | none => B
  | some ((a, b), x, y) =>
    oneOf (e.same a)
      (oneOf t (B.1, upper (appendOf (mapOf (.shift (-1)) y.2) B.2))
        (lower (appendOf y.1 B.1), B.2))
      (oneOf (e.same b)
        (oneOf t (lower (appendOf (mapOf (.shift 1) x.1) B.1), B.2)
          (B.1, upper (appendOf x.2 B.2)))
        B)

/-- What is known where a condition holds, or does not, with what is remembered: no case where it
holds and is known not to, and one case where it does not hold and is to be remembered. -/
def recall (F : Frame) (e : Expr) (f : Known → Bool → List Known) (σ : Known) (w : Bool) :
    List Known :=
  oneOf w (oneOf (anyOf (·.same e) σ.refuted) [] (f σ true))
    (oneOf (anyOf (·.same e) F.facts)
      (forceSpine (f σ false) fun L => match L with
        | [] => []
        | [τ] => (τ.learn e).force fun τ => [τ]
        | _ :: _ :: _ => (σ.learn e).force fun σ => [σ])
      (f σ false))

/-- An operation has a value whatever the arguments are. -/
def Op.isTotal : Op → Bool
  | add | sub | mul | lt | eq => true
  | floorDiv | mod | bitAnd | bitOr | bitXor | shiftLeft | shiftRight => false

/-- All operations have values whatever the arguments are. -/
def Expr.isTotal : Expr → Bool
  | lit _ | var _ => true
  | bin op a b => oneOf op.isTotal (oneOf a.isTotal b.isTotal false) false
  | ite c a b => oneOf c.isTotal (oneOf a.isTotal b.isTotal false) false

/-- Bounds that are not looked for where it is known that there are some. -/
def unneeded (known : Bool) (B : Option Bounds) : Option Bounds :=
  if known then some ([], []) else B

/-- What is known of an expression: bounds of its value, none where there may be no value; what is
known of variables where it holds, or where it does not; and what it compares by `<`, with bounds.
-/
def Expr.known (F : Frame) : Expr → (Known → Option Bounds) × (Known → Bool → List Known) ×
    (Known → Option ((Expr × Expr) × Bounds × Bounds))
  | lit n => (fun _ => some ([([], n)], [([], n)]),
    fun σ w => if decide (n = 0) == w then [] else [σ], fun _ => none)
  | var i => (fun σ => forcePair (σ.of i) fun l u =>
      oneOf (F.isBase i) (some (([(1, [i])], 0) :: l, ([(1, [i])], 0) :: u)) (some (l, u)),
    fun σ w =>
      let zero := ([([], 0)], [([], 0)])
      oneOf w (few F σ (appendOf (assume F σ (var i) (lit 0) (σ.of i) zero 1)
          (assume F σ (lit 0) (var i) zero (σ.of i) 1)))
        (joinedOf (fun σ => assume F σ (lit 0) (var i) zero (σ.of i) 0)
          (assume F σ (var i) (lit 0) (σ.of i) zero 0)), fun _ => none)
  | bin op a b =>
    let x := a.known F
    let y := b.known F
    (fun σ => do forceBounds (← op.bounds F σ (← x.1 σ) (← y.1 σ)) some,
    recall F (bin op a b) fun σ w =>
      forcePair ((x.1 σ).getD ([], [])) fun l₁ u₁ =>
      forcePair ((y.1 σ).getD ([], [])) fun l₂ u₂ =>
      let A := (l₁, u₁)
      let B := (l₂, u₂)
      match op, b with
      | .lt, _ => oneOf w (assume F σ a b A B 1) (assume F σ b a B A 0)
      | .eq, lit 0 => x.2.1 σ !w
      | .eq, _ =>
        oneOf w (joinedOf (fun σ =>
            assume F σ b a ((y.1 σ).getD ([], [])) ((x.1 σ).getD ([], [])) 0)
            (assume F σ a b A B 0))
          (few F σ (appendOf (assume F σ a b A B 1) (assume F σ b a B A 1)))
      | _, _ => [σ],
    fun σ => match op with
      | .lt => some ((a, b), (x.1 σ).getD ([], []), (y.1 σ).getD ([], []))
      | _ => none)
  | ite c a b =>
    let z := c.known F
    let x := a.known F
    let y := b.known F
    (fun σ => do
      let _ ← unneeded c.isTotal (z.1 σ)
      let A ← collect (fun τ => (x.1 τ).bind fun A =>
        forceBounds (a.confine true A (z.2.2 τ)) fun A => some (τ, A))
        (few F σ (z.2.1 σ true))
      let B ← collect (fun τ => (y.1 τ).bind fun B =>
        forceBounds (b.confine false B (z.2.2 τ)) fun B => some (τ, B))
        (few F σ (z.2.1 σ false))
      forceBounds (hull F (appendOf A B)) some,
    recall F (ite c a b) fun σ w =>
      few F σ (appendOf (joinedOf (fun τ => x.2.1 τ w) (few F σ (z.2.1 σ true)))
        (joinedOf (fun τ => y.2.1 τ w) (few F σ (z.2.1 σ false)))), fun _ => none)

/-- Bounds of the value of an expression; none where an operation may have no value. -/
def Expr.bounds (F : Frame) (e : Expr) (σ : Known) : Option Bounds := (e.known F).1 σ

/-- What is known of variables where a condition holds, or where it does not. -/
def Expr.refine (F : Frame) (e : Expr) (σ : Known) (w : Bool) : List Known :=
  (e.known F).2.1 σ w

/-- Whether every operation is shown to have a value. -/
def Expr.isShown (F : Frame) (e : Expr) (σ : Known) : Bool :=
  oneOf e.isTotal true (e.bounds F σ).isSome

/-! ### Statements -/

/-- Whether an expression reads a variable. -/
def Expr.reads (i : Nat) : Expr → Bool
  | lit _ => false
  | var j => i.beq j
  | bin _ a b => a.reads i || b.reads i
  | ite c a b => c.reads i || a.reads i || b.reads i

/-- The number that is added to a variable where an expression is assigned to it. -/
def Expr.step (i : Nat) (e : Expr) : Option Int :=
  match e.linear with
  | some (j, k) => if i.beq j then some k else none
  | none => none

/-- What a bound says after a variable has changed, by a number or otherwise: bounds without the old
value of the variable, of which each is at most this one where that is a lower bound, and at least
this one where it is an upper one. -/
def Bound.after (σ : Known) (i : Nat) (step : Option Int) (low : Bool) (b : Bound) : List Bound :=
  if b.free i then [b] else
    let c := coefficient i b.1
    let T := b.1.filter fun t => !likeProduct t.2 [i]
    if Bound.free i (T, b.2) then
      match step with
      | some k => [(b.1, b.2 - c * k)]
      | none => ((if low == decide (0 ≤ c) then (σ.of i).1 else (σ.of i).2).filter (·.free i)).map
          fun d => (d.times c []).plus (T, b.2)
    else []

/-- What is known of a value after a variable has changed. -/
def Bounds.after (σ : Known) (i : Nat) (step : Option Int) (B : Bounds) : Bounds :=
  (lower (joinedOf (Bound.after σ i step true) B.1),
    upper (joinedOf (Bound.after σ i step false) B.2))

/-- What is known where a value of some bounds is assigned to a variable, which changes by a number
or otherwise. -/
def Known.assign (F : Frame) (σ : Known) (i : Nat) (step : Option Int) (B : Bounds) : Known :=
  forceSpine (keptOf (fun e => !e.reads i) σ.refuted) fun refuted =>
    oneOf (F.isBase i)
      (setTo (mapOf (Bounds.after σ i step) σ.bounds) i (B.after σ i none) fun bounds =>
        forceList forceBounds bounds fun bounds => ⟨bounds, refuted⟩)
      (setTo σ.bounds i B fun bounds => ⟨bounds, refuted⟩)

/-- A condition has the form of one case or another. -/
def Expr.isSplit : Expr → Bool
  | ite _ a _ => a.isLit 1
  | lit _ | var _ | bin .. => false

/-- What is known after a statement in one of the cases, where in one of these this was known
before; none where the statement is not shown to be safe. -/
def Stmt.reach (F : Frame) : Stmt → List Known → Option (List Known)
  | skip, L => some L
  | assign i e, L => if i < F.vars then
      collect (fun σ => (e.bounds F σ).bind fun B => (σ.assign F i (e.step i) B).force some) L
    else none
  | draw i n, L => if i < F.vars then
      collect (fun σ => do
        let B ← n.bounds F σ
        oneOf (anyOf (atMost F σ ([], 1)) B.1)
          (forceBounds ([([], 0)], mapOf (.shift (-1)) B.2) fun B =>
            (σ.assign F i none B).force some)
          none) L
    else none
  | require c, L =>
    oneOf (allOf (fun σ => oneOf (c.isShown F σ) (c.refine F σ false).isEmpty false) L)
      (oneOf c.isSplit (forceSpine (joinedOf (c.refine F · true) L) some) (some L))
      none
  | seq p q, L => do q.reach F (← p.reach F L)
  | ite c p q, L =>
    oneOf (allOf (c.isShown F) L) (do
        let x ← forceSpine (joinedOf (c.refine F · true) L) (p.reach F)
        let y ← forceSpine (joinedOf (c.refine F · false) L) (q.reach F)
        forceSpine (merge F (fun τ e => (e.refine F τ true).isEmpty) (appendOf x y)) some)
      none

end Spec.Program
