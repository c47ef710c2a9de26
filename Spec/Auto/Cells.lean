module

public import Spec.Auto.Coded
public import Spec.Auto.Shown

/-!
# Rows of cells

A part of a state that is several values in a row, each with bits of its own. A cell is read and
written at an index by choices among all of them, without a branch, so rows are for few cells.

## Main definitions

* `Cells α n`: `n + 1` values in a row.
* `Row C α`: types of rows, with `get`, `set` and `fill`.

## Main statements

* `Row.get_set`, `Row.get_fill`, `Row.ext_get`: they are what they are called, and a row is its
  cells.
-/

@[expose] public section

-- Every constant is computed where it is used: nothing is initialised at run time.
set_option compiler.extract_closed false

namespace Spec.Auto

/-- One value in a row. -/
@[ext]
structure Last (α : Type) where
  /-- The value. -/
  first : α
deriving DecidableEq

/-- A value, and further ones in a row. -/
@[ext]
structure More (α C : Type) where
  /-- The first value. -/
  first : α
  /-- The others. -/
  rest : C
deriving DecidableEq

/-- `n + 1` values in a row. -/
abbrev Cells (α : Type) : Nat → Type
  | 0 => Last α
  | n + 1 => More α (Cells α n)

/-- Rows of values of `α`. -/
class Row (C : Type) (α : outParam Type) where
  /-- How many values there are. -/
  count : Nat
  /-- The value at an index. -/
  get : C → UInt32 → α
  /-- The row with another value at an index. -/
  set : C → UInt32 → α → C
  /-- The row of equal values. -/
  fill : α → C
  /-- What was set is got, and the other values are as they were. -/
  get_set' : count < 2 ^ 32 → ∀ c i j a, i.toNat < count → j.toNat < count →
    get (set c i a) j = if i = j then a else get c j
  /-- Nothing is set at an index that is too large. -/
  set_of_le : count < 2 ^ 32 → ∀ c i a, count ≤ i.toNat → set c i a = c
  /-- Each value of a row of equal ones is that value. -/
  get_fill' : ∀ a i, get (fill a) i = a
  /-- Rows with the same values are equal. -/
  ext' : count < 2 ^ 32 → ∀ c d, (∀ i, i.toNat < count → get c i = get d i) → c = d

namespace Row

variable {α C : Type}

/-- **Claim.** What was set in a row is got, and the other values are as they were. -/
theorem get_set [R : Row C α] (h : R.count < 2 ^ 32) (c : C) {i j : UInt32} (a : α)
    (hi : i.toNat < R.count) (hj : j.toNat < R.count) :
    get (set c i a) j = if i = j then a else get c j :=
  R.get_set' h c i j a hi hj

/-- **Claim.** Each value of a row of equal ones is that value. -/
theorem get_fill [R : Row C α] (a : α) (i : UInt32) : get (fill a : C) i = a := R.get_fill' a i

/-- **Claim.** Rows with the same values are equal. -/
theorem ext_get [R : Row C α] (h : R.count < 2 ^ 32) {c d : C}
    (hcd : ∀ i : UInt32, i.toNat < R.count → get c i = get d i) : c = d :=
  R.ext' h c d hcd

theorem eq_zero {k : UInt32} (h : k.toNat < 1) : k = 0 := by
  rw [← UInt32.toNat_inj, UInt32.toNat_zero]; omega

theorem toNat_sub_one {i : UInt32} (h : i ≠ 0) : (i - 1).toNat + 1 = i.toNat := by
  have hpos : i.toNat ≠ 0 := fun h' => h (UInt32.toNat_inj.mp h')
  rw [UInt32.toNat_sub_of_le _ _ (by
    rw [UInt32.le_iff_toNat_le, UInt32.toNat_one]; omega), UInt32.toNat_one]
  omega

/-- One value is got whatever the index. -/
@[inline] instance [Select α] : Row (Last α) α where
  count := 1
  get c _ := c.first
  set c i a := ⟨select (i == 0) a c.first⟩
  fill a := ⟨a⟩
  get_set' _ c i j a hi hj := by
    rw [eq_zero hi, eq_zero hj, if_pos rfl]
    exact select_true ..
  set_of_le _ c i a hi := by
    have h : (i == 0) = false := beq_eq_false_iff_ne.mpr fun h => by
      rw [h] at hi; exact absurd hi (by decide)
    rw [h, select_false]
  get_fill' _ _ := rfl
  ext' _ c d h := Last.ext (h 0 (by decide))

/-- The first value is got at `0`, and the others from `1` on. -/
@[inline] instance [Select α] [R : Row C α] : Row (More α C) α where
  count := R.count + 1
  get c i := select (i == 0) c.first (R.get c.rest (i - 1))
  set c i a := ⟨select (i == 0) a c.first, R.set c.rest (i - 1) a⟩
  fill a := ⟨a, R.fill a⟩
  get_set' h c i j a hi hj := by
    have hR : R.count < 2 ^ 32 := Nat.lt_of_succ_lt h
    have zero : ((0 : UInt32) == 0) = true := rfl
    by_cases hj₀ : j = 0
    · subst hj₀
      rw [zero, select_true, select_true]
      by_cases hi₀ : i = 0
      · rw [hi₀, zero, select_true, if_pos rfl]
      · rw [beq_eq_false_iff_ne.mpr hi₀, select_false, if_neg hi₀]
    · rw [beq_eq_false_iff_ne.mpr hj₀, select_false, select_false]
      have hj' := toNat_sub_one hj₀
      by_cases hi₀ : i = 0
      · rw [hi₀, R.set_of_le hR, if_neg (Ne.symm hj₀)]
        change R.count ≤ 2 ^ 32 - 1; omega
      · have hi' := toNat_sub_one hi₀
        rw [R.get_set' hR _ _ _ _ (by omega) (by omega)]
        have hiff : i - 1 = j - 1 ↔ i = j := by
          rw [← UInt32.toNat_inj, ← UInt32.toNat_inj]; omega
        by_cases hij : i = j
        · rw [if_pos hij, if_pos (hiff.mpr hij)]
        · rw [if_neg hij, if_neg (mt hiff.mp hij)]
  set_of_le h c i a hi := by
    have hi₀ : i ≠ 0 := fun h₀ => by
      rw [h₀, UInt32.toNat_zero] at hi; omega
    have hi' := toNat_sub_one hi₀
    rw [beq_eq_false_iff_ne.mpr hi₀, select_false,
      R.set_of_le (Nat.lt_of_succ_lt h) _ _ _ (by omega)]
  get_fill' a i := by
    cases h : i == 0
    · exact (select_false ..).trans (R.get_fill' ..)
    · exact select_true ..
  ext' h c d hcd := by
    have hR : R.count < 2 ^ 32 := Nat.lt_of_succ_lt h
    refine More.ext ?_ (R.ext' hR _ _ fun i hi => ?_)
    · have h₀ := hcd 0 (Nat.succ_pos _)
      rwa [show ((0 : UInt32) == 0) = true from rfl, select_true, select_true] at h₀
    · have hn : (i + 1).toNat = i.toNat + 1 := by
        rw [UInt32.toNat_add, UInt32.toNat_one, Nat.mod_eq_of_lt (by omega)]
      have hne : i + 1 ≠ 0 := fun h₀ => by
        rw [h₀, UInt32.toNat_zero] at hn; omega
      have h₁ := hcd (i + 1) (by omega)
      rwa [beq_eq_false_iff_ne.mpr hne, select_false, select_false,
        UInt32.add_sub_cancel] at h₁

end Row

section

variable {α C : Type}

/-- A row of one has the codes of its value. -/
@[inline] instance [Coded α] : Coded (Last α) :=
  .ofEquiv (fun c => c.first) (fun a => ⟨a⟩) (fun _ => rfl) fun _ => rfl

/-- A row has the codes of its first value and of the others. -/
@[inline] instance [Coded α] [Coded C] : Coded (More α C) :=
  .ofEquiv (fun c => (c.first, c.rest)) (fun t => ⟨t.1, t.2⟩) (fun _ => rfl) fun _ => rfl

/-- A row of one is chosen by its value. -/
@[inline] instance [Select α] : Select (Last α) :=
  .ofEquiv (fun c => c.first) (fun a => ⟨a⟩) fun _ => rfl

/-- A row is chosen value by value. -/
@[inline] instance [Select α] [Select C] : Select (More α C) :=
  .ofEquiv (fun c => (c.first, c.rest)) (fun t => ⟨t.1, t.2⟩) fun _ => rfl

/-- A row of one is shown as its value. -/
@[inline] instance [Components α] : Components (Last α) :=
  Components.ofEquiv (α := α) fun c => c.first

/-- A row is shown value by value. -/
@[inline] instance [Components α] [Components C] : Components (More α C) :=
  Components.ofEquiv (α := α × C) fun c => (c.first, c.rest)

/-- A row of one is shown as its value. -/
noncomputable instance [Components α] [Shown α] : Shown (Last α) :=
  Shown.ofEquiv (α := α) (β := Last α) (fun c => c.first) (fun a => ⟨a⟩) fun _ => rfl

/-- A row is shown value by value. -/
noncomputable instance [Components α] [Components C] [Shown α] [Shown C] : Shown (More α C) :=
  Shown.ofEquiv (α := α × C) (β := More α C) (fun c => (c.first, c.rest)) (fun t => ⟨t.1, t.2⟩)
    fun _ => rfl

end

end Spec.Auto
