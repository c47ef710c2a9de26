module

public import Spec.Auto.Distinct.Lists

/-!
# Permutations

## Main definitions

* `Chance.permutation`: all of some numbers, in any order.
* `Chance.shuffle`: the cells of a row, in any order.
* `factorial`: the number of orders.

## Main statements

* `Chance.perm_permutation`, `Chance.prob_permutation`: the numbers come out in each order with the
  same probability.
* `Chance.law_shuffle`, `Chance.perm_shuffle`, `Chance.prob_shuffle`: so do the cells.
-/

@[expose] public section

-- Every constant is computed where it is used: nothing is initialised at run time.
set_option compiler.extract_closed false

namespace Spec.Auto

open Spec.MDP

/-- The product of the numbers `1, …, n`. -/
def factorial : Nat → Nat
  | 0 => 1
  | n + 1 => (n + 1) * factorial n

theorem falling_self (n : Nat) : falling n n = factorial n := by
  induction n with
  | zero => rfl
  | succ n ih => exact congrArg ((n + 1) * ·) ih

namespace Chance

variable {α : Type} {m width : Nat}

theorem toNat_last (h : m < 0xffffffff) : (UInt32.ofNat m).toNat = m :=
  UInt32.toNat_ofNat_of_lt' (Nat.lt_trans h (by decide))

theorem permutation_mem (h : m < 0xffffffff) :
    m ≤ (UInt32.ofNat m).toNat ∧ UInt32.ofNat m < 0xffffffff := by
  rw [UInt32.lt_iff_toNat_lt, toNat_last h]
  exact ⟨Nat.le_refl m, h⟩

/-- The numbers `0, …, m`, in any order. -/
@[inline] def permutation (m : Nat) [Unroll m] (h : m < 0xffffffff := by decide) :
    Chance (m + 1) (Cells (UpTo (.ofNat m) width) m) :=
  distinct m (.ofNat m) (permutation_mem h)

/-- The cells of a row, in any order. -/
@[inline] def shuffle [Unroll m] [Select α] [Row (Cells α m) α] (c : Cells α m)
    (h : m < 0xffffffff := by decide) : Chance (m + 1) (Cells α m) :=
  (permutation (width := 32) m h).map fun p => p.map fun i => Row.get c i.val

/-! ### What theorems are about -/

/-- **Claim.** The numbers of a permutation are all numbers `0, …, m`, each once. -/
theorem perm_permutation [Unroll m] {h : m < 0xffffffff} {c : Cells (UpTo (.ofNat m) width) m}
    (hc : c ∈ (permutation (width := width) m h).law) :
    (c.toList.map UpTo.toNat).Perm (List.range (m + 1)) := by
  have hl := toNat_last h
  have hlaw := law_distinct (default := 0) (width := width) (m := m) (permutation_mem h)
    (List.nodup_range (n := m + 1)) (by rw [List.length_range, hl])
    (g := UpTo.toNat) fun i => List.getElem?_range (by have := i.toNat_le; omega)
  rw [← Cells.toList_map]
  refine Draw.perm_distinct (List.length_range ..) (default := 0) ?_
  rw [hlaw]
  exact Draw.mem_map.mpr ⟨c, hc, rfl⟩

/-- **Claim.** All permutations are equally likely: each row of different numbers comes out with the
probability `1 / (m + 1)!`. -/
theorem prob_permutation [Unroll m] {h : m < 0xffffffff}
    [DecidableEq (Cells (UpTo (.ofNat m) width) m)] {c : Cells (UpTo (.ofNat m) width) m}
    (hc : c.toList.Nodup) :
    (permutation m h).law.prob c = 1 / (factorial (m + 1) : Nat) := by
  rw [permutation, prob_distinct _ hc, toNat_last h, falling_self]

/-- **Claim.** The cells of a row that is shuffled are its cells in the order of a permutation. -/
theorem law_shuffle [Unroll m] [Select α] [Row (Cells α m) α] (c : Cells α m)
    (h : m < 0xffffffff) : (shuffle c h).law =
      (permutation (width := 32) m h).law.map fun p => p.map fun i => Row.get c i.val := law_map ..

/-- **Claim.** The cells of a row that is shuffled are its cells, in some order. -/
theorem perm_shuffle [Unroll m] [Select α] {c d : Cells α m} {h : m < 0xffffffff}
    (hd : d ∈ (shuffle c h).law) : d.toList.Perm c.toList := by
  rw [law_shuffle] at hd
  obtain ⟨p, hp, rfl⟩ := Draw.mem_map.mp hd
  have hget (i : UpTo (.ofNat m) 32) : Row.get c i.val = Row.get c (.ofNat i.toNat) := by
    rw [UpTo.toNat, UInt32.ofNat_toNat]
  rw [Cells.toList_map, Cells.toList_eq (Nat.lt_trans h (by decide)) c]
  simp only [hget]
  have := (perm_permutation hp).map fun i => Row.get c (UInt32.ofNat i)
  rwa [List.map_map] at this

/-- **Claim.** All orders of a row of different values are equally likely: each comes out with the
probability `1 / (m + 1)!`. -/
theorem prob_shuffle [Unroll m] [Select α] [DecidableEq (Cells α m)] {c d : Cells α m}
    {h : m < 0xffffffff} (hc : c.toList.Nodup) (hd : d.toList.Perm c.toList) :
    (shuffle c h).law.prob d = 1 / (factorial (m + 1) : Nat) := by
  have hm : m < 2 ^ 32 := Nat.lt_trans h (by decide)
  have hl := toNat_last h
  have hlaw := law_drawn (width := 32) (m := m) ⟨.ofNat m, permutation_mem h, fun i => i⟩
    fun i => Row.get c i.val
  have hget (i : UpTo (.ofNat m) 32) : c.toList[i.toNat]? = some (Row.get c i.val) :=
    Cells.getElem?_toList hm c (by have := i.toNat_le; rw [hl] at this; exact this)
  rw [law_shuffle, permutation, distinct, ← hlaw, prob_drawn, hl, falling_self]
  · intro i j hij
    have hi : i.toNat ≤ (UInt32.ofNat m).toNat := i.toNat_le
    refine UpTo.ext_toNat (List.getElem?_inj (by rw [Cells.length_toList]; omega) hc ?_)
    rw [hget, hget]
    exact congrArg some hij
  · exact hd.nodup_iff.mpr hc
  · intro a ha
    obtain ⟨i, hi, ha⟩ := List.mem_iff_getElem.mp (hd.mem_iff.mp ha)
    rw [Cells.length_toList] at hi
    obtain ⟨j, rfl⟩ := UpTo.exists_toNat (last := .ofNat m) (width := 32) (k := i) (by omega)
    refine ⟨j, Option.some.inj ?_⟩
    rw [← hget, List.getElem?_eq_getElem (by rw [Cells.length_toList]; exact hi), ha]

end Chance

/-! ### An example -/

-- Without random words, numbers come out in order, and the largest words bring the last one first.
example : (Chance.permutation (width := 2) 2).value (fun _ => 0) =
      ⟨⟨0, by decide⟩, ⟨1, by decide⟩, ⟨⟨2, by decide⟩⟩⟩ ∧
    (Chance.shuffle (m := 2) (α := UInt32) ⟨7, 8, ⟨9⟩⟩).value (fun _ => 0xffffffffffffffff) =
      ⟨9, 8, ⟨7⟩⟩ := by decide

end Spec.Auto
