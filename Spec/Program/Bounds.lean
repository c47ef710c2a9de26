module

public import Spec.Program.Ranges

/-!
# Bounds relative to variables

A bound is a number after terms to which it is added, and a term a number times a product of
variables; so it may be `length - 1`, or `wall * size - 1`. This is their arithmetic, with the
values that it has.

## Main definitions

* `Term`, `Bound`, `Bounds`: a term, a bound, and the lower and upper bounds of a value.
* `Bound.value`: the value of a bound.
* `Bound.plus`, `Bound.minus`, `Bound.times`: the sum, the difference and the product of bounds.
* `Bound.quotient`: an upper bound of a quotient.
* `Holds`: a value has its bounds.
-/

@[expose] public noncomputable section

namespace Spec.Program

/-- A number, times the product of variables, of which the later come first. -/
abbrev Term := Int × List Nat

/-- A bound: a number, after terms to which it is added, of which those of later variables come
first. -/
abbrev Bound := List Term × Int

/-- Lower and upper bounds. -/
abbrev Bounds := List Bound × List Bound

variable {ρ : List Int}

/-- The product of variables. -/
def productOf (ρ : List Int) : List Nat → Int
  | [] => 1
  | i :: m => ρ.getD i 0 * productOf ρ m

/-- The sum of terms. -/
def total (ρ : List Int) : List Term → Int
  | [] => 0
  | t :: T => t.1 * productOf ρ t.2 + total ρ T

/-- The value of a bound. -/
def Bound.value (ρ : List Int) (b : Bound) : Int := total ρ b.1 + b.2

/-- A value has these bounds. -/
def Holds (ρ : List Int) (x : Int) (B : Bounds) : Prop :=
  (∀ l ∈ B.1, l.value ρ ≤ x) ∧ ∀ h ∈ B.2, x ≤ h.value ρ

/-! ### Equality -/

/-- Whether two products are of the same variables. -/
def likeProduct : List Nat → List Nat → Bool := likeBy Nat.beq

/-- Whether terms are the same. -/
def likeTerms : List Term → List Term → Bool :=
  likeBy fun t u => oneOf (likeInt t.1 u.1) (likeProduct t.2 u.2) false

/-- Whether two bounds are the same. -/
def Bound.like (a b : Bound) : Bool := oneOf (likeInt a.2 b.2) (likeTerms a.1 b.1) false

/-- Whether two lists have the same bounds, in the same order. -/
def likeList : List Bound → List Bound → Bool := likeBy Bound.like

/-- Whether bounds are the same. -/
def Bounds.like (A B : Bounds) : Bool := oneOf (likeList A.1 B.1) (likeList A.2 B.2) false

theorem eq_of_likeProduct {m n : List Nat} : likeProduct m n = true → m = n :=
  eq_of_likeBy fun _ _ => Nat.eq_of_beq_eq_true

theorem eq_of_likeTerms {T U : List Term} : likeTerms T U = true → T = U :=
  eq_of_likeBy fun _ _ h =>
    have h := both_of_oneOf h
    Prod.ext (eq_of_likeInt h.1) (eq_of_likeProduct h.2)

theorem Bound.eq_of_like {a b : Bound} (h : a.like b = true) : a = b :=
  have h := both_of_oneOf h
  Prod.ext (eq_of_likeTerms h.2) (eq_of_likeInt h.1)

theorem eq_of_likeList {L M : List Bound} : likeList L M = true → L = M :=
  eq_of_likeBy fun _ _ => Bound.eq_of_like

theorem Bounds.eq_of_like {A B : Bounds} (h : A.like B = true) : A = B :=
  have h := both_of_oneOf h
  Prod.ext (eq_of_likeList h.1) (eq_of_likeList h.2)

/-! ### Sums -/

/-- Whether the variables of the first product come before those of the second. -/
def before : List Nat → List Nat → Bool
  | [], _ => false
  | _ :: _, [] => true
  | i :: m, j :: n => if i.beq j then before m n else j.blt i

/-- The terms of a sum. -/
def addTerm (t : Term) : List Term → List Term
  | [] => [t]
  | u :: T =>
    if likeProduct u.2 t.2 then
      if likeInt (u.1 + t.1) 0 then T else (u.1 + t.1, u.2) :: T
    else if before t.2 u.2 then t :: u :: T else u :: addTerm t T

/-- A bound plus a number. -/
def Bound.shift (k : Int) (b : Bound) : Bound := (b.1, b.2 + k)

/-- The sum of two bounds. -/
def Bound.plus (a b : Bound) : Bound := (a.1.foldr addTerm b.1, a.2 + b.2)

/-- A product with one variable more. -/
def withFactor (i : Nat) : List Nat → List Nat
  | [] => [i]
  | j :: m => if j.ble i then i :: j :: m else j :: withFactor i m

/-- A bound times a number and a product of variables. -/
def Bound.times (c : Int) (m : List Nat) (b : Bound) : Bound :=
  let T := b.1.foldr (fun t => addTerm (c * t.1, m.foldr withFactor t.2)) []
  match m with
  | [] => (T, c * b.2)
  | _ :: _ => (if likeInt b.2 0 then T else addTerm (c * b.2, m) T, 0)

/-- The difference of two bounds. -/
def Bound.minus (a b : Bound) : Bound := a.plus (b.times (-1) [])

theorem total_addTerm (t : Term) (T : List Term) :
    total ρ (addTerm t T) = t.1 * productOf ρ t.2 + total ρ T := by
  induction T with
  | nil => rfl
  | cons u T ih =>
    unfold addTerm
    split
    · next h =>
      rw [← eq_of_likeProduct h]
      have h := Int.add_mul u.1 t.1 (productOf ρ u.2)
      split
      · next h₀ =>
        rw [eq_of_likeInt h₀, Int.zero_mul] at h
        simp only [total]
        omega
      · simp only [total]
        omega
    · split
      · rfl
      · simp only [total, ih]
        omega

theorem total_foldr {f : Term → Term} (c : Int) (h : ∀ t, (f t).1 * productOf ρ (f t).2 =
    c * (t.1 * productOf ρ t.2)) (T U : List Term) :
    total ρ (T.foldr (fun t => addTerm (f t)) U) = c * total ρ T + total ρ U := by
  induction T with
  | nil => simp only [List.foldr, total, Int.mul_zero, Int.zero_add]
  | cons t T ih => simp only [List.foldr, total_addTerm, h, ih, total, Int.mul_add]; omega

theorem Bound.value_shift (k : Int) (b : Bound) : (b.shift k).value ρ = b.value ρ + k := by
  simp only [shift, value]; omega

theorem Bound.value_plus (a b : Bound) : (a.plus b).value ρ = a.value ρ + b.value ρ := by
  have := total_foldr (ρ := ρ) (f := id) 1 (fun _ => (Int.one_mul _).symm) a.1 b.1
  simp only [id] at this
  simp only [plus, value, this]
  omega

theorem product_withFactor (i : Nat) (m : List Nat) :
    productOf ρ (withFactor i m) = ρ.getD i 0 * productOf ρ m := by
  induction m with
  | nil => rfl
  | cons j m ih =>
    unfold withFactor
    split
    · rfl
    · simp only [productOf, ih]
      exact Int.mul_left_comm ..

theorem product_foldr (m n : List Nat) :
    productOf ρ (m.foldr withFactor n) = productOf ρ m * productOf ρ n := by
  induction m with
  | nil => exact (Int.one_mul _).symm
  | cons i m ih => simp only [List.foldr, product_withFactor, ih, productOf, Int.mul_assoc]

theorem Bound.value_times (c : Int) (m : List Nat) (b : Bound) :
    (b.times c m).value ρ = c * productOf ρ m * b.value ρ := by
  have h := total_foldr (ρ := ρ) (f := fun t => (c * t.1, m.foldr withFactor t.2))
    (c * productOf ρ m) (fun t => by
      rw [product_foldr]
      simp only [Int.mul_assoc, Int.mul_left_comm]) b.1 []
  simp only [total, Int.add_zero] at h
  unfold times
  split
  · simp only [value, h, productOf, Int.mul_one, Int.mul_add]
  · split
    · next h₀ => simp only [value, h, eq_of_likeInt h₀, Int.add_zero]
    · simp only [value, total_addTerm, h, Int.mul_add]
      rw [Int.mul_right_comm c b.2]
      omega

theorem Bound.value_minus (a b : Bound) : (a.minus b).value ρ = a.value ρ - b.value ρ := by
  rw [minus, value_plus, value_times, productOf]
  omega

/-! ### The best bounds -/

/-- A list of bounds with one more, without those that others make needless. -/
def keep (better : Int → Int → Bool) (b : Bound) (L : List Bound) : List Bound :=
  oneOf (anyOf (fun c => oneOf (likeTerms c.1 b.1) (better c.2 b.2) false) L) L
    (b :: keptOf (fun c => oneOf (likeTerms c.1 b.1) false true) L)

/-- The best bound for each list of terms. -/
def tidy (better : Int → Int → Bool) (L : List Bound) : List Bound := foldOf (keep better) [] L

/-- The best lower bounds. -/
def lower (L : List Bound) : List Bound := tidy (fun x y => decide (y ≤ x)) L

/-- The best upper bounds. -/
def upper (L : List Bound) : List Bound := tidy (fun x y => decide (x ≤ y)) L

/-- Each bound once. -/
def distinct (L : List Bound) : List Bound :=
  foldOf (fun b M => oneOf (anyOf b.like M) M (b :: M)) [] L

/-- What is made of two lists of bounds. -/
def combine (f : Bound → Bound → Bound) (L M : List Bound) : List Bound :=
  joinedOf (fun a => mapOf (f a) M) L

/-- Force a bound. -/
def forceBound {β : Type} (b : Bound) (k : Bound → β) : β :=
  forceList (fun t k => forceInt t.1 fun c => forceList forceNat t.2 fun m => k (c, m)) b.1
    fun T => forceInt b.2 fun n => k (T, n)

/-- Force bounds. -/
def forceBounds {β : Type} (B : Bounds) (k : Bounds → β) : β :=
  forceList forceBound B.1 fun l => forceList forceBound B.2 fun u => k (l, u)

theorem forceBound_eq {β : Type} (b : Bound) (k : Bound → β) : forceBound b k = k b := by
  rw [forceBound, forceList_eq, forceInt_eq]
  intro t k
  rw [forceInt_eq, forceList_eq forceNat_eq]

theorem forceBounds_eq {β : Type} (B : Bounds) (k : Bounds → β) : forceBounds B k = k B := by
  simp only [forceBounds, forceList_eq forceBound_eq]

theorem mem_tidy {better : Int → Int → Bool} {L : List Bound} {b : Bound}
    (h : b ∈ tidy better L) : b ∈ L := by
  induction L with
  | nil => exact h
  | cons a L ih =>
    have h : b ∈ keep better a (tidy better L) := h
    rw [keep, oneOf_eq, keptOf_eq] at h
    split at h
    · exact List.mem_cons_of_mem _ (ih h)
    · rcases List.mem_cons.mp h with rfl | h
      · exact List.mem_cons_self
      · exact List.mem_cons_of_mem _ (ih (List.mem_filter.mp h).1)

theorem mem_combine {f : Bound → Bound → Bound} {L M : List Bound} {c : Bound}
    (h : c ∈ combine f L M) : ∃ a ∈ L, ∃ b ∈ M, f a b = c := by
  rw [combine, joinedOf_eq] at h
  obtain ⟨a, ha, h⟩ := List.mem_flatMap.mp h
  rw [mapOf_eq] at h
  obtain ⟨b, hb, h⟩ := List.mem_map.mp h
  exact ⟨a, ha, b, hb, h⟩

theorem holds_nil {x : Int} : Holds ρ x ([], []) :=
  ⟨fun _ h => (nomatch h), fun _ h => (nomatch h)⟩

theorem holds_constant {x : Int} {c : Int × Int} (h : c.1 ≤ x ∧ x ≤ c.2) :
    Holds ρ x ([([], c.1)], [([], c.2)]) := by
  refine ⟨fun l hl => ?_, fun l hl => ?_⟩ <;> rw [List.mem_singleton.mp hl] <;>
    simp only [Bound.value, total] <;> omega

/-! ### Without a variable -/

/-- A variable is in no term. -/
def Bound.free (i : Nat) (b : Bound) : Bool := allOf (fun t => allOf (fun j => !i.beq j) t.2) b.1

/-- The number that a variable is multiplied by. -/
def coefficient (i : Nat) : List Term → Int
  | [] => 0
  | t :: T => if likeProduct t.2 [i] then t.1 + coefficient i T else coefficient i T

theorem total_coefficient (i : Nat) (T : List Term) :
    total ρ T = coefficient i T * ρ.getD i 0 +
      total ρ (T.filter fun t => !likeProduct t.2 [i]) := by
  induction T with
  | nil => simp only [coefficient, total, List.filter_nil]; omega
  | cons t T ih =>
    rw [coefficient, List.filter_cons, total]
    split
    · next h =>
      rw [h, if_neg (by decide), ih, eq_of_likeProduct h, Int.add_mul]
      simp only [productOf, Int.mul_one]
      omega
    · next h =>
      rw [if_pos (by simp [h]), total, ih]
      omega

theorem Bound.value_free {i : Nat} {b : Bound} (h : b.free i = true) (x : Int) :
    b.value (ρ.set i x) = b.value ρ := by
  simp only [free, allOf_eq] at h
  have product {m : List Nat} (h : ∀ j ∈ m, (!i.beq j) = true) :
      productOf (ρ.set i x) m = productOf ρ m := by
    induction m with
    | nil => rfl
    | cons j m ih =>
      have hj : i ≠ j := fun hij => by simpa [hij] using h j List.mem_cons_self
      rw [productOf, productOf, ih fun k hk => h k (List.mem_cons_of_mem _ hk)]
      simp only [List.getD_eq_getElem?_getD, List.getElem?_set_ne hj]
  have total {T : List Term} (h : ∀ t ∈ T, (t.2.all fun j => !i.beq j) = true) :
      total (ρ.set i x) T = total ρ T := by
    induction T with
    | nil => rfl
    | cons t T ih =>
      rw [Program.total, Program.total, ih fun u hu => h u (List.mem_cons_of_mem _ hu),
        product (List.all_eq_true.mp (h t List.mem_cons_self))]
  rw [value, value, total (List.all_eq_true.mp h)]

/-! ### Products and quotients -/

/-- The bounds that a value equals. -/
def exact (B : Bounds) : List Bound := keptOf (fun b => anyOf b.like B.2) B.1

/-- The number and the variables of which a bound is the product. -/
def Bound.factor : Bound → Option Term
  | ([], k) => if likeInt k 0 then none else some (k, [])
  | ([t], k) => if likeInt k 0 then some t else none
  | (_ :: _ :: _, _) => none

/-- The product of two bounds, where one of them has a single term. -/
def Bound.product (a b : Bound) : Option Bound :=
  match a.factor with
  | some t => some (b.times t.1 t.2)
  | none => b.factor.map fun t => a.times t.1 t.2

/-- The variable that a bound is. -/
def Bound.single (b : Bound) : Option Nat :=
  match b.factor with
  | some (c, [i]) => if likeInt c 1 then some i else none
  | _ => none

/-- A product without one of its variables. -/
def withoutFactor (i : Nat) : List Nat → Option (List Nat)
  | [] => none
  | j :: m => if i.beq j then some m else (withoutFactor i m).map (j :: ·)

/-- The sum of terms, divided by a variable that each of them has. -/
def quotientTerms (i : Nat) : List Term → Option Bound
  | [] => some ([], 0)
  | t :: T => do
    let m ← withoutFactor i t.2
    return Bound.plus (Bound.times t.1 m ([], 1)) (← quotientTerms i T)

/-- An upper bound of the quotient, rounded down, of what is at most a bound and of a variable that
is at least `1`. -/
def Bound.quotient (i : Nat) (b : Bound) : Option Bound :=
  (quotientTerms i b.1).map (shift (if b.2 < 0 then -1 else b.2))

theorem value_of_mem_exact {B : Bounds} {b : Bound} {x : Int} (hx : Holds ρ x B)
    (h : b ∈ exact B) : b.value ρ = x := by
  rw [exact, keptOf_eq] at h
  obtain ⟨h₁, h₂⟩ := List.mem_filter.mp h
  rw [anyOf_eq] at h₂
  obtain ⟨c, hc, h₂⟩ := List.any_eq_true.mp h₂
  rw [← Bound.eq_of_like h₂] at hc
  exact Int.le_antisymm (hx.1 b h₁) (hx.2 b hc)

theorem Bound.value_factor {b : Bound} {t : Term} (h : b.factor = some t) :
    b.value ρ = t.1 * productOf ρ t.2 := by
  unfold factor at h
  split at h
  · split at h
    · cases h
    · cases h
      simp only [value, total, productOf]
      omega
  · split at h
    · next hk =>
      cases h
      rw [value, eq_of_likeInt hk]
      simp only [total]
      omega
    · cases h
  · cases h

theorem Bound.value_product {a b c : Bound} (h : a.product b = some c) :
    c.value ρ = a.value ρ * b.value ρ := by
  unfold product at h
  split at h
  · next t ht => cases h; rw [value_times, value_factor ht]
  · obtain ⟨t, ht, rfl⟩ := Option.map_eq_some_iff.mp h
    rw [value_times, value_factor ht, Int.mul_comm]

theorem Bound.value_single {b : Bound} {i : Nat} (h : b.single = some i) :
    b.value ρ = ρ.getD i 0 := by
  unfold single at h
  split at h
  · next c j hf =>
    split at h
    · next hc =>
      cases h
      rw [value_factor hf, eq_of_likeInt hc]
      simp only [productOf]
      omega
    · cases h
  · cases h

theorem product_withoutFactor {i : Nat} {m n : List Nat} (h : withoutFactor i m = some n) :
    productOf ρ m = ρ.getD i 0 * productOf ρ n := by
  induction m generalizing n with
  | nil => cases h
  | cons j m ih =>
    unfold withoutFactor at h
    split at h
    · next hij => cases h; rw [Nat.eq_of_beq_eq_true hij, productOf]
    · obtain ⟨o, ho, rfl⟩ := Option.map_eq_some_iff.mp h
      rw [productOf, productOf, ih ho]
      exact Int.mul_left_comm ..

theorem value_quotientTerms {i : Nat} {T : List Term} {q : Bound}
    (h : quotientTerms i T = some q) : total ρ T = ρ.getD i 0 * q.value ρ := by
  induction T generalizing q with
  | nil => cases h; simp only [total, Bound.value]; omega
  | cons t T ih =>
    simp only [quotientTerms, Option.bind_eq_bind, Option.bind_eq_some_iff] at h
    obtain ⟨m, hm, o, ho, h⟩ := h
    cases h
    rw [Bound.value_plus, Bound.value_times, total, ih ho, product_withoutFactor hm, Int.mul_add]
    simp only [Bound.value, total, Int.zero_add, Int.mul_one]
    rw [Int.mul_left_comm]

theorem Bound.ediv_le_quotient {i : Nat} {b q : Bound} {x : Int} (h : b.quotient i = some q)
    (hx : x ≤ b.value ρ) (hi : 1 ≤ ρ.getD i 0) : x / ρ.getD i 0 ≤ q.value ρ := by
  obtain ⟨o, ho, rfl⟩ := Option.map_eq_some_iff.mp h
  rw [value_shift]
  rw [value, value_quotientTerms ho] at hx
  generalize ρ.getD i 0 = y at *
  generalize o.value ρ = z at *
  have hy : 0 < y := hi
  split
  · next hb =>
    have : x / y < z := Int.ediv_lt_of_lt_mul hy (by rw [Int.mul_comm]; omega)
    omega
  · next hb =>
    refine Int.le_trans (Int.ediv_le_ediv hy hx) ?_
    have h₁ := Int.ediv_le_self y (Int.not_lt.mp hb)
    rw [Int.add_comm, Int.add_mul_ediv_left _ _ (Int.ne_of_gt hy)]
    omega

end Spec.Program
