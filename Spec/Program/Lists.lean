module

/-!
# Functions that the kernel computes in few steps

The kernel evaluates a term no further than it is looked at, and would evaluate what it is made of
over and over. To *force* a value is to look at all of it before it is used: a function that does
so passes it on to another one.

What is computed much is written by recursors, and not by patterns: of a list each member is then
one step of the kernel, where a pattern takes six. Each function is one that `Init` has.

## Main definitions

* `forceNat`, `forceInt`, `forcePair`, `forceMap`, `forceList`, `forceSpine`: force a value.
* `oneOf`: one of two values.
* `likeInt`, `likeBy`: whether two integers, or two lists, are the same.
* `anyOf`, `allOf`, `mapOf`, `keptOf`, `foldOf`, `appendOf`, `joinedOf`, `atOf`, `nth`, `setTo`:
  `List.any`, `List.all`, `List.map`, `List.filter`, `List.foldr`, `List.append`, `List.flatMap`,
  `L[i]?`, `List.getD`, `List.set`.
-/

@[expose] public noncomputable section

namespace Spec.Program

variable {α : Type} {β : Type} {γ : Type}

/-! ### Force -/

/-- Force a natural number. -/
def forceNat (n : Nat) (k : Nat → β) : β :=
  Nat.rec (motive := fun _ => β) (k 0) (fun n _ => k n.succ) n

/-- Force an integer. -/
def forceInt (n : Int) (k : Int → β) : β :=
  Int.rec (motive := fun _ => β) (fun n => forceNat n fun n => k (.ofNat n))
    (fun n => forceNat n fun n => k (.negSucc n)) n

/-- Force a pair, of parts that are forced. -/
def forcePair (p : α × γ) (k : α → γ → β) : β := Prod.rec (motive := fun _ => β) k p

/-- Force what a function makes of the members of a list. -/
def forceMap (f : α → (γ → β) → β) (L : List α) : (List γ → β) → β :=
  List.rec (motive := fun _ => (List γ → β) → β) (fun k => k [])
    (fun a _ go k => f a fun c => go fun M => k (c :: M)) L

/-- Force the members of a list. -/
def forceList (f : α → (α → β) → β) : List α → (List α → β) → β := forceMap f

/-- Force how long a list is. -/
def forceSpine (L : List α) : (List α → β) → β :=
  List.rec (motive := fun _ => (List α → β) → β) (fun k => k [])
    (fun a _ go k => go fun L => k (a :: L)) L

theorem forceNat_eq (n : Nat) (k : Nat → β) : forceNat n k = k n := by cases n <;> rfl

theorem forceInt_eq (n : Int) (k : Int → β) : forceInt n k = k n := by
  cases n with
  | ofNat n => exact forceNat_eq n fun n => k (.ofNat n)
  | negSucc n => exact forceNat_eq n fun n => k (.negSucc n)

theorem forcePair_eq (p : α × γ) (k : α → γ → β) : forcePair p k = k p.1 p.2 := rfl

theorem forceMap_eq {f : α → (γ → β) → β} {g : α → γ} (h : ∀ a k, f a k = k (g a)) (L : List α)
    (k : List γ → β) : forceMap f L k = k (L.map g) := by
  induction L generalizing k with
  | nil => rfl
  | cons a L ih => exact (h a _).trans (ih _)

theorem forceList_eq {f : α → (α → β) → β} (h : ∀ a k, f a k = k a) (L : List α)
    (k : List α → β) : forceList f L k = k L := by
  rw [forceList, forceMap_eq (g := id) h, List.map_id]

theorem forceSpine_eq (L : List α) (k : List α → β) : forceSpine L k = k L := by
  induction L generalizing k with
  | nil => rfl
  | cons a L ih => exact ih _

/-! ### Compare and choose -/

/-- Whether two integers are the same. -/
def likeInt (m n : Int) : Bool :=
  Int.rec (motive := fun _ => Bool)
    (fun m => Int.rec (motive := fun _ => Bool) (fun n => m.beq n) (fun _ => false) n)
    (fun m => Int.rec (motive := fun _ => Bool) (fun _ => false) (fun n => m.beq n) n) m

theorem eq_of_likeInt {m n : Int} (h : likeInt m n = true) : m = n := by
  cases m with
  | ofNat m => cases n with
    | ofNat n => exact congrArg Int.ofNat (Nat.eq_of_beq_eq_true h)
    | negSucc n => cases h
  | negSucc m => cases n with
    | ofNat n => cases h
    | negSucc n => exact congrArg Int.negSucc (Nat.eq_of_beq_eq_true h)

/-- One of two values. -/
def oneOf (b : Bool) (x y : β) : β := Bool.rec (motive := fun _ => β) y x b

theorem oneOf_eq (b : Bool) (x y : β) : oneOf b x y = if b then x else y := by cases b <;> rfl

theorem both_of_oneOf {a b : Bool} (h : oneOf a b false = true) : a = true ∧ b = true := by
  cases a with
  | false => cases h
  | true => exact ⟨rfl, h⟩

/-! ### Lists -/

/-- Whether two lists have the same members, as far as a function tells of two members. -/
def likeBy (like : α → α → Bool) (L : List α) : List α → Bool :=
  List.rec (motive := fun _ => List α → Bool)
    (List.rec (motive := fun _ => Bool) true (fun _ _ _ => false))
    (fun a _ go => List.rec (motive := fun _ => Bool) false
      (fun b M _ => oneOf (like a b) (go M) false)) L

/-- `List.any`. -/
def anyOf (p : α → Bool) (L : List α) : Bool :=
  List.rec (motive := fun _ => Bool) false (fun a _ h => oneOf (p a) true h) L

/-- `List.all`. -/
def allOf (p : α → Bool) (L : List α) : Bool :=
  List.rec (motive := fun _ => Bool) true (fun a _ h => oneOf (p a) h false) L

/-- `List.map`. -/
def mapOf (f : α → γ) (L : List α) : List γ :=
  List.rec (motive := fun _ => List γ) [] (fun a _ M => f a :: M) L

/-- `List.filter`. -/
def keptOf (p : α → Bool) (L : List α) : List α :=
  List.rec (motive := fun _ => List α) [] (fun a _ M => oneOf (p a) (a :: M) M) L

/-- `List.foldr`. -/
def foldOf (f : α → γ → γ) (c : γ) (L : List α) : γ :=
  List.rec (motive := fun _ => γ) c (fun a _ d => f a d) L

/-- `List.append`. -/
def appendOf (L M : List α) : List α :=
  List.rec (motive := fun _ => List α) M (fun a _ N => a :: N) L

/-- `List.flatMap`. -/
def joinedOf (f : α → List γ) (L : List α) : List γ :=
  List.rec (motive := fun _ => List γ) [] (fun a _ M => appendOf (f a) M) L

/-- `L[i]?`. -/
def atOf (L : List α) : Nat → Option α :=
  List.rec (motive := fun _ => Nat → Option α) (fun _ => none)
    (fun a _ go i => Nat.rec (motive := fun _ => Option α) (some a) (fun j _ => go j) i) L

/-- `List.getD`. -/
def nth (L : List α) : Nat → α → α :=
  List.rec (motive := fun _ => Nat → α → α) (fun _ d => d)
    (fun a _ at_ i d => Nat.rec (motive := fun _ => α) a (fun j _ => at_ j d) i) L

/-- Go on with a list with another member at a place. -/
def setTo (L : List α) : Nat → α → (List α → β) → β :=
  List.rec (motive := fun _ => Nat → α → (List α → β) → β) (fun _ _ k => k [])
    (fun a L go i b k => Nat.rec (motive := fun _ => β) (k (b :: L))
      (fun j _ => go j b fun L => k (a :: L)) i) L

theorem eq_of_likeBy {like : α → α → Bool} (h : ∀ a b, like a b = true → a = b) {L M : List α}
    (hl : likeBy like L M = true) : L = M := by
  induction L generalizing M with
  | nil => cases M with
    | nil => rfl
    | cons => cases hl
  | cons a L ih => cases M with
    | nil => cases hl
    | cons b M =>
      have hl : oneOf (like a b) (likeBy like L M) false = true := hl
      cases hab : like a b with
      | false => rw [hab] at hl; cases hl
      | true => rw [hab] at hl; rw [h a b hab, ih hl]

theorem anyOf_eq (p : α → Bool) (L : List α) : anyOf p L = L.any p := by
  induction L with
  | nil => rfl
  | cons a L ih => exact (oneOf_eq ..).trans (by rw [List.any_cons, ← ih]; cases p a <;> rfl)

theorem allOf_eq (p : α → Bool) (L : List α) : allOf p L = L.all p := by
  induction L with
  | nil => rfl
  | cons a L ih => exact (oneOf_eq ..).trans (by rw [List.all_cons, ← ih]; cases p a <;> rfl)

theorem anyOf_true {p : α → Bool} {L : List α} : anyOf p L = true ↔ ∃ a ∈ L, p a = true := by
  rw [anyOf_eq]; exact List.any_eq_true

theorem allOf_true {p : α → Bool} {L : List α} : allOf p L = true ↔ ∀ a ∈ L, p a = true := by
  rw [allOf_eq]; exact List.all_eq_true

theorem mapOf_eq (f : α → γ) (L : List α) : mapOf f L = L.map f := by
  induction L with
  | nil => rfl
  | cons a L ih => exact congrArg (f a :: ·) ih

theorem keptOf_eq (p : α → Bool) (L : List α) : keptOf p L = L.filter p := by
  induction L with
  | nil => rfl
  | cons a L ih => exact (oneOf_eq ..).trans (by rw [List.filter_cons, ← ih]; rfl)

theorem foldOf_eq (f : α → γ → γ) (c : γ) (L : List α) : foldOf f c L = L.foldr f c := by
  induction L with
  | nil => rfl
  | cons a L ih => exact congrArg (f a) ih

theorem appendOf_eq (L M : List α) : appendOf L M = L ++ M := by
  induction L with
  | nil => rfl
  | cons a L ih => exact congrArg (a :: ·) ih

theorem joinedOf_eq (f : α → List γ) (L : List α) : joinedOf f L = L.flatMap f := by
  induction L with
  | nil => rfl
  | cons a L ih => exact (appendOf_eq ..).trans (by rw [List.flatMap_cons, ← ih]; rfl)

theorem atOf_eq (L : List α) (i : Nat) : atOf L i = L[i]? := by
  induction L generalizing i with
  | nil => rfl
  | cons a L ih => cases i with
    | zero => rfl
    | succ i => exact (ih i).trans List.getElem?_cons_succ.symm

theorem nth_eq (L : List α) (i : Nat) (d : α) : nth L i d = L.getD i d := by
  induction L generalizing i with
  | nil => rfl
  | cons a L ih => cases i with
    | zero => rfl
    | succ i => exact (ih i).trans (List.getD_cons_succ ..).symm

theorem setTo_eq (L : List α) (i : Nat) (b : α) (k : List α → β) :
    setTo L i b k = k (L.set i b) := by
  induction L generalizing i k with
  | nil => rfl
  | cons a L ih => cases i with
    | zero => rfl
    | succ i => exact ih i _

end Spec.Program
