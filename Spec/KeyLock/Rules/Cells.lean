module

public import Spec.Auto.Coded
public import Spec.Auto.Distinct

/-!
# The cells of KeyLock as bounded numbers

The one parameter is the side of the grid.

## Main definitions

* `accepted`, `side`: the sides that the kernel accepts.
* `Cell`, `Cell.place`, `cellAt`: cells, and their numbers, counted row by row.
* `Choice`, `Cell.moved`: actions, and where they lead.
-/

@[expose] public section

-- Every constant is computed where it is used: nothing is initialised at run time.
set_option compiler.extract_closed false

namespace Spec.KeyLock

open Spec.Auto

/-- A side between `2` and `1024`. -/
@[inline] def accepted (size : UInt32) : Bool := both (2 ≤ size) (size ≤ 1024)

/-- The side, and `2` where it is not accepted. -/
@[inline] def side (size : UInt32) : UInt32 := select (accepted size) size 2

/-- The last cell, counted row by row. -/
@[inline] def lastCell (size : UInt32) : UInt32 := side size * side size - 1

theorem side_mem (size : UInt32) : 2 ≤ (side size).toNat ∧ (side size).toNat ≤ 1024 := by
  rw [side, select_eq]
  split
  · next h =>
    rw [accepted, both_eq, Bool.and_eq_true, decide_eq_true_eq, decide_eq_true_eq,
      UInt32.le_iff_toNat_le, UInt32.le_iff_toNat_le] at h
    exact h
  · decide

theorem side_pos (size : UInt32) : 0 < (side size).toNat :=
  Nat.lt_of_lt_of_le (by decide) (side_mem size).1

theorem toNat_lastCell (size : UInt32) :
    (lastCell size).toNat + 1 = (side size).toNat * (side size).toNat := by
  have hle := Nat.mul_le_mul (side_mem size).2 (side_mem size).2
  have hpos := Nat.mul_pos (side_pos size) (side_pos size)
  have h : (side size * side size).toNat = (side size).toNat * (side size).toNat := by
    rw [UInt32.toNat_mul]; omega
  exact (UpTo.toNat_last (h ▸ hpos)).trans h

theorem lastCell_mem (size : UInt32) :
    2 ≤ (lastCell size).toNat ∧ lastCell size < 0xffffffff := by
  obtain ⟨h₂, h⟩ := side_mem size
  have h₄ := Nat.mul_le_mul h₂ h₂
  have hle := Nat.mul_le_mul h h
  have hc := toNat_lastCell size
  rw [UInt32.lt_iff_toNat_lt]
  exact ⟨by omega, Nat.lt_of_lt_of_le (by omega : _ < 2 ^ 21) (by decide)⟩

variable {size : UInt32}

/-- A cell of the grid. -/
@[ext]
structure Cell (size : UInt32) where
  /-- The column, counted from the left. -/
  col : UpTo (side size - 1) 10
  /-- The row, counted from the top. -/
  row : UpTo (side size - 1) 10

/-- A cell has 10 bits for its column and 10 for its row. -/
@[inline] instance : Coded (Cell size) :=
  .ofEquiv (fun c => (c.col, c.row)) (fun x => ⟨x.1, x.2⟩) (fun _ => rfl) fun _ => rfl

/-- A cell is chosen by its column and row. -/
@[inline] instance : Select (Cell size) :=
  .ofEquiv (fun c => (c.col, c.row)) (fun x => ⟨x.1, x.2⟩) fun _ => rfl

/-- An action: `0` north, `1` south, `2` east, `3` west, `4` pick up, `5` open. -/
abbrev Choice := UpTo 5 3

/-- Whether two cells are the same. -/
@[inline] def Cell.same (c d : Cell size) : Bool := both (c.col.is d.col.val) (c.row.is d.row.val)

/-- The cell after an action: a move stops at the border. -/
@[inline] def Cell.moved (c : Cell size) (a : Choice) : Cell size where
  col := select (a.is 2) c.col.succ (select (a.is 3) c.col.pred c.col)
  row := select (a.is 0) c.row.pred (select (a.is 1) c.row.succ c.row)

/-- The cell with a number, counted row by row. -/
@[inline] def cellAt (size : UInt32) (i : UpTo (lastCell size) 20) : Cell size :=
  ⟨.cap _ (i.val % side size), .cap _ (i.val / side size)⟩

/-- The number of a cell, counted row by row. -/
@[inline] def Cell.place (c : Cell size) : UInt64 :=
  widen c.row.val * widen (side size) + widen c.col.val

theorem Cell.same_iff {c d : Cell size} : c.same d = true ↔ c = d := by
  rw [same, both_eq, Bool.and_eq_true, UpTo.is_val_iff, UpTo.is_val_iff, Cell.ext_iff]

theorem Cell.moved_of_is_five (c : Cell size) {a : Choice} (h : a.is 5 = true) :
    c.moved a = c := by
  simp only [moved, select_eq, UpTo.is, beq_iff_eq.mp h]; rfl

theorem cellAt_toNat (i : UpTo (lastCell size) 20) :
    (cellAt size i).col.toNat = i.toNat % (side size).toNat ∧
      (cellAt size i).row.toNat = i.toNat / (side size).toNat := by
  have h := i.toNat_le
  have hc := toNat_lastCell size
  have hs := UpTo.toNat_last (side_pos size)
  have hm := Nat.mod_lt i.toNat (side_pos size)
  have hd : i.toNat / (side size).toNat < (side size).toNat := Nat.div_lt_of_lt_mul (by omega)
  rw [cellAt, UpTo.cap_of_le, UpTo.cap_of_le]
  · exact ⟨UInt32.toNat_mod .., UInt32.toNat_div ..⟩
  · rw [UInt32.le_iff_toNat_le, UInt32.toNat_div]; exact Nat.le_of_lt_succ (hs ▸ hd)
  · rw [UInt32.le_iff_toNat_le, UInt32.toNat_mod]; exact Nat.le_of_lt_succ (hs ▸ hm)

theorem cellAt_inj {i j : UpTo (lastCell size) 20} (h : cellAt size i = cellAt size j) : i = j := by
  obtain ⟨hi, hi'⟩ := cellAt_toNat i
  obtain ⟨hj, hj'⟩ := cellAt_toNat j
  refine UpTo.ext_toNat ?_
  rw [← Nat.div_add_mod i.toNat (side size).toNat, ← hi, ← hi', h, hj, hj', Nat.div_add_mod]

end Spec.KeyLock
