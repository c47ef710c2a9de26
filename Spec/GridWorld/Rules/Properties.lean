module

public import Spec.GridWorld.Rules

/-!
# The numbers of the rules of GridWorld

What the theorems on derived kernels ask of rules: observations as lists of numbers, and that a cell
fits its words.

## Main statements

* `State.toNat_index`: the first component of what is seen is the row-major number.
* `valid_iff_lt`: the parameters that are accepted.
* `fits_of_valid`: a cell fits two words of 32 bits.
-/

@[expose] public section

namespace Spec.GridWorld

open Spec.Auto

variable {p : Params}

theorem State.toNat_index (s : State p) :
    s.index.toNat = s.row.toNat * p.width.toNat + s.col.toNat := by
  have hcol := s.col.val.toNat_lt
  have hmul : _ ≤ (2 ^ 32 - 1) * (2 ^ 32 - 1) :=
    Nat.mul_le_mul (Nat.le_pred_of_lt s.row.val.toNat_lt) (Nat.le_pred_of_lt p.width.toNat_lt)
  exact (toNat_mul_add (by simp only [toNat_widen]; omega)).trans (by simp only [toNat_widen]; rfl)

/-- The list of these components. -/
noncomputable instance : Shown (State p) :=
  .numbered (fun s : State p => (s.row, s.col)) (fun t => ⟨t.1, t.2⟩) (fun _ => rfl) State.index
    ((p.height - 1).toNat * p.width.toNat + (p.width - 1).toNat) fun s => by
      rw [s.toNat_index]
      exact Nat.add_le_add (Nat.mul_le_mul_right _ s.row.toNat_le) s.col.toNat_le

theorem valid_iff_lt : p.valid = true ↔ p.height.toNat < 2 ^ 31 ∧ p.width.toNat < 2 ^ 31 ∧
    p.startRow.toNat < p.height.toNat ∧ p.startCol.toNat < p.width.toNat ∧
    p.goalRow.toNat < p.height.toNat ∧ p.goalCol.toNat < p.width.toNat := by
  simp only [Params.valid, both_eq, Bool.and_eq_true, decide_eq_true_eq, UInt32.lt_iff_toNat_lt,
    and_assoc]
  rfl

theorem pos_of_valid (h : p.valid = true) : 0 < p.height.toNat ∧ 0 < p.width.toNat :=
  have h := valid_iff_lt.mp h
  ⟨Nat.zero_lt_of_lt h.2.2.1, Nat.zero_lt_of_lt h.2.2.2.1⟩

/-- A cell of a grid whose parameters are accepted fits its words. -/
theorem fits_of_valid (h : p.valid = true) : Stored.fits (State p) = true := by
  have key {n : UInt32} (hn : n.toNat < 2 ^ 31) (h : 0 < n.toNat) :
      Coded.fits (UpTo (n - 1) 31) = true :=
    Coded.fits_upTo (by have := UpTo.toNat_last h; omega)
  obtain ⟨hh, hw, -⟩ := valid_iff_lt.mp h
  exact Stored.fits_pair (Stored.fits_word32 (key hh (pos_of_valid h).1))
    (Stored.fits_word32 (key hw (pos_of_valid h).2))

end Spec.GridWorld
