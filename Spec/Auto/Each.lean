module

public import Spec.Auto.Cells
public import Spec.Auto.Unroll

/-!
# Each cell of a row

Functions and tests of every cell of a row, written out cell by cell: nothing is read at an index.

## Main definitions

* `Cells.toList`: the values of a row, for theorems.
* `Cells.map`: the row of what a function makes of each value.
* `Cells.foldl`: what a function makes of a value and all those of a row, one after the other.
* `Cells.all`, `Cells.any`, `Cells.countP`: whether all or some values pass a test, and how many.

## Main statements

* `Cells.toList_eq`, `Cells.forall_mem_toList`: the list has what is got at each index.
* `Cells.toList_map`, `Cells.get_map`, `Cells.foldl_eq`, `Cells.all_eq`, `Cells.any_eq`,
  `Cells.toNat_countP`: they are what lists have under these names.
-/

@[expose] public section

-- Every constant is computed where it is used: nothing is initialised at run time.
set_option compiler.extract_closed false

namespace Spec.Auto.Cells

open Spec.MDP (Word.bit)

variable {α β : Type} {m : Nat}

/-- The values of a row. -/
def toList : {m : Nat} → Cells α m → List α
  | 0, c => [c.first]
  | _ + 1, c => c.first :: toList c.rest

/-- Cells of any number are a row: for theorems, as numerals have instances for code. -/
noncomputable instance (priority := low) row [Select α] : (m : Nat) → Row (Cells α m) α
  | 0 => inferInstanceAs (Row (Last α) α)
  | m + 1 => letI := row m; inferInstanceAs (Row (More α (Cells α m)) α)

/-- The row of what a function makes of each value. -/
@[inline] def map [Unroll m] (f : α → β) (c : Cells α m) : Cells β m :=
  unroll (n := m) (fun m => Cells α m) (fun m _ => Cells β m) (fun c => ⟨f c.first⟩)
    (fun _ others c => ⟨f c.first, others c.rest⟩) c

/-- What a function makes of a value and all those of a row, from the first to the last. -/
@[inline] def foldl [Unroll m] (f : β → α → β) (b : β) (c : Cells α m) : β :=
  unroll (n := m) (fun m => β × Cells α m) (fun _ _ => β) (fun x => f x.1 x.2.first)
    (fun _ others x => others (f x.1 x.2.first, x.2.rest)) (b, c)

/-- Whether all values pass a test. -/
@[inline] def all [Unroll m] (p : α → Bool) (c : Cells α m) : Bool :=
  c.foldl (fun b a => both b (p a)) true

/-- Whether some value passes a test. -/
@[inline] def any [Unroll m] (p : α → Bool) (c : Cells α m) : Bool :=
  c.foldl (fun b a => either b (p a)) false

/-- How many values pass a test. -/
@[inline] def countP [Unroll m] (p : α → Bool) (c : Cells α m) : UInt32 :=
  c.foldl (fun n a => n + Word.bit (p a)) 0

/-! ### What theorems are about -/

theorem length_toList (c : Cells α m) : c.toList.length = m + 1 := by
  induction m with
  | zero => rfl
  | succ m ih => exact congrArg (· + 1) (ih c.rest)

theorem getElem?_toList [Select α] (hm : m < 2 ^ 32) (c : Cells α m) {i : UInt32}
    (hi : i.toNat ≤ m) : c.toList[i.toNat]? = some (Row.get c i) := by
  induction m generalizing i with
  | zero => rw [show i.toNat = 0 by omega]; rfl
  | succ m ih =>
    change (c.first :: toList c.rest)[i.toNat]? =
      some (select (i == 0) c.first (Row.get c.rest (i - 1)))
    rw [select_eq]
    by_cases h : i = 0
    · subst h; rfl
    · have hs := Row.toNat_sub_one h
      rw [if_neg (by rwa [beq_iff_eq]), ← hs, List.getElem?_cons_succ]
      exact ih (by omega) c.rest (by omega)

/-- **Claim.** The list of a row is what is got at all indices. -/
theorem toList_eq [Select α] (hm : m < 2 ^ 32) (c : Cells α m) :
    c.toList = (List.range (m + 1)).map fun i => Row.get c (.ofNat i) := by
  refine List.ext_getElem? fun i => ?_
  rw [List.getElem?_map]
  by_cases hi : i < m + 1
  · have hn : (UInt32.ofNat i).toNat = i :=
      UInt32.toNat_ofNat_of_lt' (by change i < 2 ^ 32; omega)
    have hget := getElem?_toList hm c (i := .ofNat i) (by omega)
    rw [hn] at hget
    rw [hget, List.getElem?_range hi]; rfl
  · rw [List.getElem?_eq_none (by rw [length_toList]; omega),
      List.getElem?_eq_none (by rw [List.length_range]; omega)]
    rfl

/-- **Claim.** What holds of every value of a row holds at each index. -/
theorem forall_mem_toList [Select α] (hm : m < 2 ^ 32) {c : Cells α m} {φ : α → Prop} :
    (∀ a, a ∈ c.toList → φ a) ↔ ∀ i : UInt32, i.toNat ≤ m → φ (Row.get c i) := by
  refine ⟨fun h i hi => h _ (List.mem_of_getElem? (getElem?_toList hm c hi)), fun h a ha => ?_⟩
  rw [toList_eq hm] at ha
  obtain ⟨i, hi, rfl⟩ := List.mem_map.mp ha
  rw [List.mem_range] at hi
  exact h _ (by rw [UInt32.toNat_ofNat_of_lt' (by change i < 2 ^ 32; omega)]; omega)

/-- **Claim.** The values of a row that is mapped are those that the function makes. -/
theorem toList_map [U : Unroll m] (f : α → β) (c : Cells α m) :
    (c.map f).toList = c.toList.map f := by
  obtain rfl := U.eq_nat
  induction m with
  | zero => rfl
  | succ m ih => exact congrArg (f c.first :: ·) (ih c.rest)

/-- **Claim.** What is got of a row that is mapped is what the function makes of what was got. -/
theorem get_map [Select α] [Select β] [U : Unroll m] (f : α → β) (c : Cells α m) (i : UInt32) :
    Row.get (c.map f) i = f (Row.get c i) := by
  obtain rfl := U.eq_nat
  induction m generalizing i with
  | zero => rfl
  | succ m ih =>
    refine (congrArg (select (i == 0) (f c.first)) (ih c.rest (i - 1))).trans ?_
    change _ = f (select (i == 0) c.first (Row.get c.rest (i - 1)))
    rw [select_eq, select_eq, apply_ite f]

/-- **Claim.** Rows are folded as their lists. -/
theorem foldl_eq [U : Unroll m] (f : β → α → β) (b : β) (c : Cells α m) :
    c.foldl f b = c.toList.foldl f b := by
  obtain rfl := U.eq_nat
  induction m generalizing b with
  | zero => rfl
  | succ m ih => exact ih (f b c.first) c.rest

/-- **Claim.** All values of a row pass a test if all of its list do. -/
theorem all_eq [Unroll m] (p : α → Bool) (c : Cells α m) : c.all p = c.toList.all p := by
  rw [all, foldl_eq]
  have h (l : List α) (b : Bool) : l.foldl (fun b a => both b (p a)) b = (b && l.all p) := by
    induction l generalizing b with
    | nil => exact (Bool.and_true b).symm
    | cons a l ih => rw [List.foldl_cons, ih, both_eq, List.all_cons, Bool.and_assoc]
  exact h _ true

/-- **Claim.** Some value of a row passes a test if some of its list does. -/
theorem any_eq [Unroll m] (p : α → Bool) (c : Cells α m) : c.any p = c.toList.any p := by
  rw [any, foldl_eq]
  have h (l : List α) (b : Bool) : l.foldl (fun b a => either b (p a)) b = (b || l.any p) := by
    induction l generalizing b with
    | nil => exact (Bool.or_false b).symm
    | cons a l ih => rw [List.foldl_cons, ih, either_eq, List.any_cons, Bool.or_assoc]
  exact h _ false

/-- **Claim.** As many values of a row pass a test as of its list. -/
theorem toNat_countP [Unroll m] (hm : m + 1 < 2 ^ 32) (p : α → Bool) (c : Cells α m) :
    (c.countP p).toNat = c.toList.countP p := by
  have h (l : List α) (n : UInt32) (hl : n.toNat + l.length < 2 ^ 32) :
      (l.foldl (fun n a => n + Word.bit (p a)) n).toNat = n.toNat + l.countP p := by
    induction l generalizing n with
    | nil => rfl
    | cons a l ih =>
      rw [List.length_cons] at hl
      have hn : (n + Word.bit (p a)).toNat = n.toNat + if p a then 1 else 0 := by
        rw [UInt32.toNat_add, Word.toNat_bit]
        split <;> omega
      rw [List.foldl_cons, ih _ (by rw [hn]; split <;> omega), hn, List.countP_cons]
      omega
  rw [countP, foldl_eq, h _ _ (by rw [length_toList, UInt32.toNat_zero]; omega), UInt32.toNat_zero,
    Nat.zero_add]

/-! ### Examples -/

-- Three words, of which two are below `10`, and the largest is `12`.
example : let c : Cells UInt32 2 := ⟨7, 12, ⟨3⟩⟩
    c.countP (fun x => decide (x < 10)) = 2 ∧ c.any (· == 12) = true ∧
      c.map (· + 1) = ⟨8, 13, ⟨4⟩⟩ ∧
        c.foldl (fun x y => select (decide (x < y)) y x) 0 = 12 := by decide

end Spec.Auto.Cells
