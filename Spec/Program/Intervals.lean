module

public import Spec.Program.Code
public import Spec.Program.Lists

/-!
# Ranges of values

Where each variable lies between two integers before a statement, the ranges in which they lie
afterwards. A path is taken where its conditions hold, which ranges follow: `row - 1` where
`0 < row` is not negative. What code computes on the paths that are not taken is not chosen.

`Spec.Program.Ranges` proves that variables are there, and that no value leaves a word.

## Main definitions

* `Within`: each variable is in its range.
* `Op.range`, `Expr.range`: the range of a value.
* `Expr.narrow`: the range of one of two values that are compared.
* `Expr.meet`, `Expr.follow`: the ranges of variables where a value lies in a range, and where a
  condition holds or does not.
* `Stmt.ranges`: the ranges of variables afterwards.

## Main statements

* `Op.range_sound`: the value of an operation is in its range.
-/

@[expose] public noncomputable section

namespace Spec.Program

open Spec.MDP

/-- The range where its bounds are integers of a word. -/
def fit (b : Int × Int) : Option (Int × Int) :=
  if -2 ^ 63 ≤ b.1 ∧ b.2 < 2 ^ 63 then some b else none

/-- The least range that has two. -/
def join (x y : Int × Int) : Int × Int := (min x.1 y.1, max x.2 y.2)

/-- The least range that has two numbers. -/
def span (x y : Int) : Int × Int := (min x y, max x y)

/-- The numbers that have as many bits as these. -/
def bits (x y : Int) : Int := 2 ^ ((max x y).toNat.log2 + 1) - 1

/-- The range of a value of which both arguments are in theirs; none where there may be no value, or
where it is not computed by words. -/
def Op.range : Op → Int × Int → Int × Int → Option (Int × Int)
  | add, x, y => some (x.1 + y.1, x.2 + y.2)
  | sub, x, y => some (x.1 - y.2, x.2 - y.1)
  | mul, x, y => some (join (span (x.1 * y.1) (x.1 * y.2)) (span (x.2 * y.1) (x.2 * y.2)))
  | floorDiv, x, y =>
    if 0 < y.1 then some (join (span (x.1 / y.1) (x.1 / y.2)) (span (x.2 / y.1) (x.2 / y.2)))
    else none
  | mod, x, y => if 0 < y.1 then some (0, if 0 ≤ x.1 then min x.2 (y.2 - 1) else y.2 - 1) else none
  | bitAnd, x, y => if 0 ≤ x.1 ∧ 0 ≤ y.1 then some (0, min x.2 y.2) else none
  | bitOr, x, y | bitXor, x, y => if 0 ≤ x.1 ∧ 0 ≤ y.1 then some (0, bits x.2 y.2) else none
  | shiftLeft, x, y =>
    if 0 ≤ x.1 ∧ 0 ≤ y.1 ∧ y.2 < 64 then some (0, x.2 * 2 ^ y.2.toNat) else none
  | shiftRight, x, y =>
    if 0 ≤ x.1 ∧ 0 ≤ y.1 ∧ y.2 < 64 then some (0, x.2 / 2 ^ y.1.toNat) else none
  | lt, _, _ | eq, _, _ => some (0, 1)

/-! ### Evaluation -/

/-- Force a range, and go on with it before others. -/
def forceFirst {β : Type} (b : Int × Int) (r : List (Int × Int)) (k : List (Int × Int) → β) : β :=
  forceInt b.1 fun x => forceInt b.2 fun y => k ((x, y) :: r)

/-- Go on with another range for a variable; the others are forced already. -/
def replace {β : Type} (r : List (Int × Int)) (i : Nat) (b : Int × Int)
    (k : List (Int × Int) → β) : β :=
  forceInt b.1 fun x => forceInt b.2 fun y => setTo r i (x, y) k

/-- Go on with the least ranges that have two each. -/
def joinAll {β : Type} (r : List (Int × Int)) :
    List (Int × Int) → (List (Int × Int) → β) → β :=
  List.rec (motive := fun _ => List (Int × Int) → (List (Int × Int) → β) → β)
    (fun _ k => k [])
    (fun a _ go s k => List.rec (motive := fun _ => β) (k [])
      (fun b s _ => go s fun t =>
        oneOf (oneOf (likeInt a.1 b.1) (likeInt a.2 b.2) false) (k (a :: t))
          (forceFirst (join a b) t k)) s) r

/-- Look at ranges, each of which is forced. -/
def settle : List (Int × Int) → Option (List (Int × Int))
  | [] => some []
  | b :: r => some (b :: r)

theorem forceFirst_eq {β : Type} (b : Int × Int) (r : List (Int × Int))
    (k : List (Int × Int) → β) : forceFirst b r k = k (b :: r) := by
  simp only [forceFirst, forceInt_eq]

theorem replace_eq {β : Type} (r : List (Int × Int)) (i : Nat) (b : Int × Int)
    (k : List (Int × Int) → β) : replace r i b k = k (r.set i b) := by
  simp only [replace, forceInt_eq, setTo_eq]

theorem joinAll_eq {β : Type} (r s : List (Int × Int)) (k : List (Int × Int) → β) :
    joinAll r s k = k (List.zipWith join r s) := by
  induction r generalizing s k with
  | nil => cases s <;> rfl
  | cons a r ih =>
    cases s with
    | nil => rfl
    | cons b s =>
      refine (ih s fun t => oneOf (oneOf (likeInt a.1 b.1) (likeInt a.2 b.2) false) (k (a :: t))
        (forceFirst (join a b) t k)).trans ?_
      have e : List.zipWith join (a :: r) (b :: s) = join a b :: List.zipWith join r s := rfl
      rw [e, oneOf_eq, forceFirst_eq]
      split
      · next h =>
        obtain ⟨h₁, h₂⟩ := both_of_oneOf h
        rw [join, ← eq_of_likeInt h₁, ← eq_of_likeInt h₂, Int.min_self, Int.max_self]
      · rfl

theorem settle_eq (r : List (Int × Int)) : settle r = some r := by cases r <;> rfl

/-- The ranges of variables where one of these lies in a range. -/
def meetAt (i : Nat) (b : Int × Int) (r : List (Int × Int)) : List (Int × Int) :=
  match atOf r i with
  | some c => replace r i (Max.max c.1 b.1, Min.min c.2 b.2) id
  | none => r

/-- The ranges of variables where a value, of a variable and numbers, lies in a range. -/
def Expr.meet : Expr → Int × Int → List (Int × Int) → List (Int × Int)
  | var i, b, r => meetAt i b r
  | bin .add e (lit n), b, r => e.meet (b.1 - n, b.2 - n) r
  | bin .sub e (lit n), b, r => e.meet (b.1 + n, b.2 + n) r
  | _, _, r => r

/-- The expression is this integer. -/
def Expr.isLit (n : Int) : Expr → Bool
  | lit m => m == n
  | var _ | bin .. | ite .. => false

/-- A range without an end that is the one number of another. -/
def trim (x y : Int × Int) : Int × Int :=
  if y.1 = y.2 then (if x.1 = y.1 then x.1 + 1 else x.1, if x.2 = y.1 then x.2 - 1 else x.2) else x

/-- The ranges of variables where a comparison of values of two ranges holds, or does not. -/
def Op.follow (op : Op) (t : Bool) (a b : Expr) (x y : Option (Int × Int))
    (r : List (Int × Int)) : List (Int × Int) :=
  match op, t, x, y with
  | lt, true, some x, some y =>
    a.meet (x.1, min x.2 (y.2 - 1)) (b.meet (max y.1 (x.1 + 1), y.2) r)
  | lt, false, some x, some y => a.meet (max x.1 y.1, x.2) (b.meet (y.1, min y.2 x.2) r)
  | eq, true, some x, some y => a.meet y (b.meet x r)
  | eq, false, some x, some y => a.meet (trim x y) (b.meet (trim y x) r)
  | _, _, _, _ => r

/-- Whether two operations are the same. -/
def Op.same : Op → Op → Bool
  | add, add | sub, sub | mul, mul | floorDiv, floorDiv | mod, mod | bitAnd, bitAnd => true
  | bitOr, bitOr | bitXor, bitXor | shiftLeft, shiftLeft | shiftRight, shiftRight => true
  | lt, lt | eq, eq => true
  | _, _ => false

/-- Whether two expressions are the same. -/
def Expr.same : Expr → Expr → Bool
  | lit m, lit n => likeInt m n
  | var i, var j => i.beq j
  | bin o a b, bin p c d => oneOf (o.same p) (oneOf (a.same c) (b.same d) false) false
  | ite c a b, ite d e f => oneOf (c.same d) (oneOf (a.same e) (b.same f) false) false
  | _, _ => false

/-- The range of a value of a range where one is less than another, or is not, and it is one of
these two: so that `max x y` is not less than `x` and `y`. -/
def Expr.narrow (e : Expr) (t : Bool) (x : Int × Int) :
    Option ((Expr × Expr) × (Int × Int) × (Int × Int)) → Int × Int
  | none => x
  | some ((a, b), y, z) =>
    if e.same a then if t then (x.1, Min.min x.2 (z.2 - 1)) else (Max.max x.1 z.1, x.2)
    else if e.same b then if t then (Max.max x.1 (y.1 + 1), x.2) else (x.1, Min.min x.2 y.2)
    else x

mutual

/-- The range of a value where variables are in theirs; none where it, or that of a part, may not
fit its word. -/
def Expr.range : Expr → List (Int × Int) → Option (Int × Int)
  | lit n, _ => fit (n, n)
  | var i, r => (atOf r i).bind fit
  | bin op a b, r => do fit (← op.range (← a.range r) (← b.range r))
  | ite c a b, r => do
    let z ← c.range r
    let x ← a.range (c.follow true r)
    let y ← b.range (c.follow false r)
    if 0 ≤ z.1 ∧ z.2 ≤ 1 then
      some (join (a.narrow true x (c.sides r)) (b.narrow false y (c.sides r)))
    else none

/-- What is compared by `<`, and its ranges. -/
def Expr.sides : Expr → List (Int × Int) → Option ((Expr × Expr) × (Int × Int) × (Int × Int))
  | bin .lt a b, r => do return ((a, b), ← a.range r, ← b.range r)
  | _, _ => none

/-- The ranges of variables where a condition holds, or does not. -/
def Expr.follow : Expr → Bool → List (Int × Int) → List (Int × Int)
  | lit _, _, r => r
  | var i, t, r => if t then r else (var i).meet (0, 0) r
  | bin op a b, t, r =>
    let r := op.follow t a b (a.range r) (b.range r) r
    match op, b.isLit 0 with
    | .eq, true => a.follow (!t) r
    | _, _ => r
  | ite c a b, t, r =>
    if t then if b.isLit 0 then a.follow t (c.follow t r) else r
    else if a.isLit 1 then b.follow t (c.follow t r) else r

end

/-- The ranges of variables afterwards; none where a part may not fit its word. -/
def Stmt.ranges : Stmt → List (Int × Int) → Option (List (Int × Int))
  | skip, r | require _, r => some r
  | assign i e, r => do replace r i (← e.range r) some
  | draw i n, r => do
    let b ← n.range r
    if 1 ≤ b.1 then replace r i (0, b.2 - 1) some else none
  | seq p q, r => do q.ranges (← p.ranges r)
  | ite c p q, r => do
    let z ← c.range r
    let x ← p.ranges (← settle (c.follow true r))
    let y ← q.ranges (← settle (c.follow false r))
    if 0 ≤ z.1 ∧ z.2 ≤ 1 then joinAll x y some else none

/-- A number is in a range. -/
abbrev In (x : Int) (b : Int × Int) : Prop := b.1 ≤ x ∧ x ≤ b.2

/-- Each variable is in its range. -/
def Within (s : List Int) (r : List (Int × Int)) : Prop :=
  s.length = r.length ∧ ∀ (i : Nat) x b, s[i]? = some x → r[i]? = some b → In x b

theorem fit_eq {a b : Int × Int} (h : fit a = some b) : a = b ∧ -2 ^ 63 ≤ b.1 ∧ b.2 < 2 ^ 63 := by
  unfold fit at h
  split at h
  · next hb => cases h; exact ⟨rfl, hb⟩
  · cases h

/-! ### Operations -/

theorem mul_in {x y : Int} {a b : Int × Int} (hx : In x a) (hy : In y b) :
    In (x * y) (join (span (a.1 * b.1) (a.1 * b.2)) (span (a.2 * b.1) (a.2 * b.2))) := by
  have edge (z : Int) : (z * b.1 ≤ z * y ∨ z * b.2 ≤ z * y) ∧
      (z * y ≤ z * b.1 ∨ z * y ≤ z * b.2) := by
    rcases Int.le_total 0 z with h | h
    · exact ⟨.inl (Int.mul_le_mul_of_nonneg_left hy.1 h),
        .inr (Int.mul_le_mul_of_nonneg_left hy.2 h)⟩
    · exact ⟨.inr (Int.mul_le_mul_of_nonpos_left h hy.2),
        .inl (Int.mul_le_mul_of_nonpos_left h hy.1)⟩
  have key : (a.1 * y ≤ x * y ∨ a.2 * y ≤ x * y) ∧ (x * y ≤ a.1 * y ∨ x * y ≤ a.2 * y) := by
    rcases Int.le_total 0 y with h | h
    · exact ⟨.inl (Int.mul_le_mul_of_nonneg_right hx.1 h),
        .inr (Int.mul_le_mul_of_nonneg_right hx.2 h)⟩
    · exact ⟨.inr (Int.mul_le_mul_of_nonpos_right hx.2 h),
        .inl (Int.mul_le_mul_of_nonpos_right hx.1 h)⟩
  have h₁ := edge a.1
  have h₂ := edge a.2
  simp only [In, join, span]
  omega

theorem ediv_le_ediv_right {n c d : Int} (hc : 0 < c) (hd : 0 < d)
    (h : 0 ≤ n / c ∧ d ≤ c ∨ n / c ≤ 0 ∧ c ≤ d) : n / c ≤ n / d := by
  apply Int.le_ediv_of_mul_le hd
  refine Int.le_trans ?_ (Int.ediv_mul_le n (Int.ne_of_gt hc))
  rcases h with ⟨h, hdc⟩ | ⟨h, hcd⟩
  · exact Int.mul_le_mul_of_nonneg_left hdc h
  · exact Int.mul_le_mul_of_nonpos_left h hcd

theorem ediv_in {x y : Int} {a b : Int × Int} (hx : In x a) (hy : In y b) (hb : 0 < b.1) :
    In (x / y) (join (span (a.1 / b.1) (a.1 / b.2)) (span (a.2 / b.1) (a.2 / b.2))) := by
  have hy₀ : 0 < y := Int.lt_of_lt_of_le hb hy.1
  have hb₂ : 0 < b.2 := Int.lt_of_lt_of_le hy₀ hy.2
  have low := Int.ediv_le_ediv hy₀ hx.1
  have high := Int.ediv_le_ediv hy₀ hx.2
  have h₁ : a.1 / b.1 ≤ a.1 / y ∨ a.1 / b.2 ≤ a.1 / y := by
    rcases Int.le_total 0 a.1 with h | h
    · exact .inr (ediv_le_ediv_right hb₂ hy₀ (.inl ⟨Int.ediv_nonneg h (by omega), hy.2⟩))
    · exact .inl (ediv_le_ediv_right hb hy₀ (.inr ⟨Int.ediv_nonpos_of_nonpos_of_neg h hb, hy.1⟩))
  have h₂ : a.2 / y ≤ a.2 / b.1 ∨ a.2 / y ≤ a.2 / b.2 := by
    rcases Int.le_total 0 a.2 with h | h
    · exact .inl (ediv_le_ediv_right hy₀ hb (.inl ⟨Int.ediv_nonneg h (by omega), hy.1⟩))
    · exact .inr (ediv_le_ediv_right hy₀ hb₂
        (.inr ⟨Int.ediv_nonpos_of_nonpos_of_neg h hy₀, hy.2⟩))
  simp only [In, join, span]
  omega

theorem lt_bits {x y : Int} {n : Nat} (h : (n : Int) ≤ x ∨ (n : Int) ≤ y) :
    n < 2 ^ ((max x y).toNat.log2 + 1) :=
  Nat.lt_of_le_of_lt (by omega) (Nat.lt_log2_self (n := (max x y).toNat))

/-- **Claim.** Where both arguments are in their ranges and a range is found, the code is that of
the operation, and the value is in that range. -/
theorem Op.range_sound {op : Op} {x y : Int} {a b c : Int × Int} (hx : In x a) (hy : In y b)
    (h : op.range a b = some c) : op.Computed x y ∧ In (op.eval x y) c := by
  cases op with
  | add => cases h; exact ⟨trivial, by simp only [In, eval] at *; omega⟩
  | sub => cases h; exact ⟨trivial, by simp only [In, eval] at *; omega⟩
  | mul => cases h; exact ⟨trivial, mul_in hx hy⟩
  | lt | eq =>
    cases h
    refine ⟨trivial, ?_⟩
    simp only [In, eval]
    split <;> decide
  | floorDiv =>
    simp only [range] at h
    split at h
    · next hb =>
      cases h
      have hy₀ : 0 < y := Int.lt_of_lt_of_le hb hy.1
      refine ⟨hy₀, ?_⟩
      rw [eval, Int.fdiv_eq_ediv_of_nonneg _ (Int.le_of_lt hy₀)]
      exact ediv_in hx hy hb
    · cases h
  | mod =>
    simp only [range] at h
    split at h
    · next hb =>
      cases h
      have hy₀ : 0 < y := Int.lt_of_lt_of_le hb hy.1
      refine ⟨hy₀, ?_⟩
      rw [eval, Int.fmod_eq_emod_of_nonneg _ (Int.le_of_lt hy₀)]
      have h₁ := Int.emod_nonneg x (Int.ne_of_gt hy₀)
      have h₂ := Int.emod_lt_of_pos x hy₀
      have h₃ (h : 0 ≤ x) : x % y ≤ x := by
        have := Int.mul_nonneg (Int.le_of_lt hy₀) (Int.ediv_nonneg h (Int.le_of_lt hy₀))
        have := Int.mul_ediv_add_emod x y
        omega
      simp only [In] at *
      split <;> omega
    · cases h
  | bitAnd =>
    simp only [range] at h
    split at h
    · cases h
      have h₁ := Nat.and_le_left (n := x.toNat) (m := y.toNat)
      have h₂ := Nat.and_le_right (n := x.toNat) (m := y.toNat)
      simp only [In, eval, Computed] at *
      omega
    · cases h
  | bitOr =>
    simp only [range] at h
    split at h
    · cases h
      have h₁ := Nat.or_lt_two_pow (lt_bits (x := a.2) (y := b.2) (n := x.toNat) (by
        simp only [In] at *; omega)) (lt_bits (n := y.toNat) (by simp only [In] at *; omega))
      have h₂ := Int.ofNat_lt.mpr h₁
      rw [Int.natCast_pow] at h₂
      simp only [In, eval, Computed, bits] at *
      exact ⟨by omega, by omega, Int.le_sub_one_of_lt h₂⟩
    · cases h
  | bitXor =>
    simp only [range] at h
    split at h
    · cases h
      have h₁ := Nat.xor_lt_two_pow (lt_bits (x := a.2) (y := b.2) (n := x.toNat) (by
        simp only [In] at *; omega)) (lt_bits (n := y.toNat) (by simp only [In] at *; omega))
      have h₂ := Int.ofNat_lt.mpr h₁
      rw [Int.natCast_pow] at h₂
      simp only [In, eval, Computed, bits] at *
      exact ⟨by omega, by omega, Int.le_sub_one_of_lt h₂⟩
    · cases h
  | shiftLeft =>
    simp only [range] at h
    split at h
    · cases h
      have hp : ∀ n : Nat, (0 : Int) < 2 ^ n := fun n => Int.pow_pos (by decide)
      have hn : (2 : Int) ^ y.toNat ≤ 2 ^ b.2.toNat := by
        have := Nat.pow_le_pow_right (n := 2) (by decide) (show y.toNat ≤ b.2.toNat by
          simp only [In] at hy; omega)
        have := Int.ofNat_le.mpr this
        rwa [Int.natCast_pow, Int.natCast_pow] at this
      simp only [In, eval, Computed] at *
      refine ⟨by omega, Int.mul_nonneg (by omega) (Int.le_of_lt (hp _)), ?_⟩
      exact Int.mul_le_mul hx.2 hn (Int.le_of_lt (hp _)) (by omega)
    · cases h
  | shiftRight =>
    simp only [range] at h
    split at h
    · next hd =>
      cases h
      have hp : ∀ n : Nat, (0 : Int) < 2 ^ n := fun n => Int.pow_pos (by decide)
      have hn : (2 : Int) ^ b.1.toNat ≤ 2 ^ y.toNat := by
        have := Nat.pow_le_pow_right (n := 2) (by decide) (show b.1.toNat ≤ y.toNat by
          simp only [In] at hy; omega)
        have := Int.ofNat_le.mpr this
        rwa [Int.natCast_pow, Int.natCast_pow] at this
      have hx₀ : 0 ≤ x := Int.le_trans hd.1 hx.1
      simp only [eval, Computed]
      rw [Int.fdiv_eq_ediv_of_nonneg _ (Int.le_of_lt (hp _))]
      have hq := Int.ediv_nonneg hx₀ (Int.le_of_lt (hp y.toNat))
      refine ⟨⟨hx₀, Int.le_trans hd.2.1 hy.1, Int.lt_of_le_of_lt hy.2 hd.2.2⟩, hq, ?_⟩
      exact Int.le_trans (ediv_le_ediv_right (hp _) (hp _) (.inl ⟨hq, hn⟩))
        (Int.ediv_le_ediv (hp _) hx.2)
    · cases h

end Spec.Program
