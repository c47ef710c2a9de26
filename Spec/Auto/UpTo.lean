module

public import Spec.Auto.Select
public import Spec.Word.Mask

/-!
# Bounded numbers that are machine words

## Main definitions

* `UpTo last width`: the numbers `0, …, last`, which take `width` bits in the word of a state.
* `UpTo.of`, `UpTo.cap`: a number, and the number that a word is if it is one.
* `UpTo.succ`, `UpTo.pred`, `UpTo.plus`, `UpTo.minus`: arithmetic that stops at the ends.
* `UpTo.min`, `UpTo.max`: the smaller and the larger of two.

## Main statements

* `UpTo.toNat_lt`: those up to the one before a word are below it.
* `UpTo.toNat_succ`, `UpTo.toNat_pred`, `UpTo.toNat_plus`, `UpTo.toNat_minus`: they are what they
  are called.
-/

@[expose] public section

namespace Spec.Auto

open Spec.MDP (Word.bit)

/-- A number `0, …, last`. At run time it *is* the word; in the word of a state it has `width`
bits. -/
@[ext]
structure UpTo (last : UInt32) (width : Nat) where
  /-- The number. -/
  val : UInt32
  /-- It is at most the last one. -/
  le : val ≤ last
deriving DecidableEq

namespace UpTo

variable {last : UInt32} {width : Nat}

/-- The number as a natural one. -/
def toNat (i : UpTo last width) : Nat := i.val.toNat

theorem toNat_le (i : UpTo last width) : i.toNat ≤ last.toNat := UInt32.le_iff_toNat_le.mp i.le

theorem ext_toNat {i j : UpTo last width} (h : i.toNat = j.toNat) : i = j :=
  UpTo.ext (UInt32.toNat_inj.mp h)

theorem toNat_last {n : UInt32} (h : 0 < n.toNat) : (n - 1).toNat + 1 = n.toNat := by
  rw [UInt32.toNat_sub_of_le _ _ (by rwa [UInt32.le_iff_toNat_le]), UInt32.toNat_one,
    Nat.sub_add_cancel h]

theorem toNat_lt {n : UInt32} (h : 0 < n.toNat) (i : UpTo (n - 1) width) : i.toNat < n.toNat :=
  toNat_last h ▸ Nat.lt_succ_of_le i.toNat_le

/-- Every number up to the last one is one of them. -/
theorem exists_toNat {k : Nat} (h : k ≤ last.toNat) : ∃ i : UpTo last width, i.toNat = k :=
  have hk : (UInt32.ofNat k).toNat = k :=
    UInt32.toNat_ofNat_of_lt' (Nat.lt_of_le_of_lt h last.toNat_lt)
  ⟨⟨.ofNat k, UInt32.le_iff_toNat_le.mpr (hk.symm ▸ h)⟩, hk⟩

/-- A word that is small enough. -/
@[inline] def of (w : UInt32) (h : w ≤ last) : UpTo last width := ⟨w, h⟩

/-- The first number. -/
@[inline] def zero : UpTo last width := ⟨0, UInt32.le_iff_toNat_le.mpr (Nat.zero_le _)⟩

/-- Whether the number is this word. -/
@[inline] def is (i : UpTo last width) (w : UInt32) : Bool := i.val == w

/-- The number that a word is, and `0` where it is too large. -/
@[inline] def cap (last w : UInt32) : UpTo last width :=
  ⟨keep (decide (w ≤ last)) w, by
    rw [keep_eq]; split
    · next h => exact of_decide_eq_true h
    · exact UInt32.le_iff_toNat_le.mpr (Nat.zero_le _)⟩

theorem cap_of_le {w : UInt32} (h : w ≤ last) : (cap last w : UpTo last width) = ⟨w, h⟩ :=
  UpTo.ext ((keep_eq ..).trans (if_pos (decide_eq_true h)))

theorem cap_val (i : UpTo last width) : cap last i.val = i := cap_of_le i.le

theorem is_val_iff {i j : UpTo last width} : i.is j.val = true ↔ i = j :=
  beq_iff_eq.trans UpTo.ext_iff.symm

/-- A number is chosen by its word. -/
@[inline] instance : Select (UpTo last width) where
  select c x y := ⟨select c x.val y.val, select_ind (φ := (· ≤ last)) c x.le y.le⟩
  select_eq' c x y := by cases c <;> exact UpTo.ext (select_eq ..)

/-! ### Arithmetic that stops at the ends -/

/-- One more, unless it is the last one. -/
@[inline] def succ (i : UpTo last width) : UpTo last width :=
  ⟨i.val + Word.bit (i.val < last), by
    have := i.toNat_le
    have := last.toNat_lt
    rw [UInt32.le_iff_toNat_le, UInt32.toNat_add, Word.toNat_bit]
    simp only [UInt32.lt_iff_toNat_lt, toNat] at *
    split <;> omega⟩

/-- One less, unless it is `0`. -/
@[inline] def pred (i : UpTo last width) : UpTo last width :=
  ⟨i.val - Word.bit (0 < i.val), by
    have := i.toNat_le
    rw [UInt32.le_iff_toNat_le, UInt32.toNat_sub, Word.toNat_bit]
    simp only [toNat, UInt32.lt_iff_toNat_lt, UInt32.toNat_zero] at *
    split <;> omega⟩

/-- The sum of two numbers, or the last number. -/
@[inline] def plus (i j : UpTo last width) : UpTo last width :=
  ⟨select (decide (i.val ≤ last - j.val)) (i.val + j.val) last, by
    have hi := i.toNat_le
    have hj := j.toNat_le
    have := last.toNat_lt
    rw [select_eq]
    split
    · next h =>
      rw [decide_eq_true_eq, UInt32.le_iff_toNat_le, UInt32.toNat_sub_of_le _ _ j.le] at h
      rw [UInt32.le_iff_toNat_le, UInt32.toNat_add]
      simp only [toNat] at *
      omega
    · exact UInt32.le_refl last⟩

/-- The difference of two numbers, or `0`. -/
@[inline] protected def minus (i j : UpTo last width) : UpTo last width :=
  ⟨keep (decide (j.val ≤ i.val)) (i.val - j.val), by
    have hi := i.toNat_le
    rw [UInt32.le_iff_toNat_le, keep_eq]
    split
    · next h => rw [UInt32.toNat_sub_of_le _ _ (of_decide_eq_true h)]; simp only [toNat] at *; omega
    · exact Nat.zero_le _⟩

theorem toNat_succ (i : UpTo last width) : i.succ.toNat = min (i.toNat + 1) last.toNat := by
  have := i.toNat_le
  have := last.toNat_lt
  change (i.val + Word.bit (i.val < last)).toNat = _
  rw [UInt32.toNat_add, Word.toNat_bit]
  simp only [UInt32.lt_iff_toNat_lt, toNat] at *
  simp only [Nat.min_def]
  split <;> split <;> omega

theorem toNat_pred (i : UpTo last width) : i.pred.toNat = i.toNat - 1 := by
  have hlt := i.val.toNat_lt
  change (i.val - Word.bit (0 < i.val)).toNat = _
  rw [UInt32.toNat_sub, Word.toNat_bit]
  simp only [toNat, UInt32.lt_iff_toNat_lt, UInt32.toNat_zero] at *
  split <;> omega

theorem toNat_plus (i j : UpTo last width) :
    (i.plus j).toNat = min (i.toNat + j.toNat) last.toNat := by
  have hi := i.toNat_le
  have hj := j.toNat_le
  have := last.toNat_lt
  change (select (decide (i.val ≤ last - j.val)) (i.val + j.val) last).toNat = _
  have h : (i.val ≤ last - j.val) = (i.val.toNat ≤ last.toNat - j.val.toNat) := by
    rw [UInt32.le_iff_toNat_le, UInt32.toNat_sub_of_le _ _ j.le]
  simp only [select_eq, decide_eq_true_eq, h, toNat] at *
  rw [Nat.min_def]
  split
  · rw [UInt32.toNat_add]; split <;> omega
  · split <;> omega

theorem toNat_minus (i j : UpTo last width) : (i.minus j).toNat = i.toNat - j.toNat := by
  change (keep (decide (j.val ≤ i.val)) (i.val - j.val)).toNat = _
  rw [keep_eq]
  split
  · next h => exact UInt32.toNat_sub_of_le _ _ (of_decide_eq_true h)
  · next h =>
    rw [decide_eq_true_eq, UInt32.le_iff_toNat_le] at h
    simp only [toNat, UInt32.toNat_zero]; omega

/-- The smaller of two numbers. -/
@[inline] protected def min (i j : UpTo last width) : UpTo last width :=
  select (decide (i.val ≤ j.val)) i j

/-- The larger of two numbers. -/
@[inline] protected def max (i j : UpTo last width) : UpTo last width :=
  select (decide (i.val ≤ j.val)) j i

theorem toNat_min (i j : UpTo last width) : (i.min j).toNat = min i.toNat j.toNat := by
  simp only [UpTo.min, select_eq, decide_eq_true_eq, UInt32.le_iff_toNat_le, Nat.min_def, toNat]
  split <;> rfl

theorem toNat_max (i j : UpTo last width) : (i.max j).toNat = max i.toNat j.toNat := by
  simp only [UpTo.max, select_eq, decide_eq_true_eq, UInt32.le_iff_toNat_le, Nat.max_def, toNat]
  split <;> rfl

end UpTo

end Spec.Auto
