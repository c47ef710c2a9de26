module

public import Spec.GridWorld.Rules

/-!
# The numbers of the rules of GridWorld

What the theorems on derived kernels ask of rules: observations as lists of numbers, and that a cell
fits its words.

## Main statements

* `Seen.toNat_index`: the first component of what is seen is the row-major number.
* `valid_iff_lt`: the parameters that are accepted.
* `fits_of_valid`: a cell fits two words of 32 bits.
-/

@[expose] public section

namespace Spec.GridWorld

open Spec.Auto

variable {p : Params}

theorem Seen.toNat_index (o : Seen p) : (Components.component o 0).toNat =
    o.state.row.toNat * p.width.toNat + o.state.col.toNat := by
  have hrow := o.state.row.val.toNat_lt
  have hcol := o.state.col.val.toNat_lt
  have hmul : o.state.row.toNat * p.width.toNat ≤ (2 ^ 32 - 1) * (2 ^ 32 - 1) :=
    Nat.mul_le_mul (Nat.le_pred_of_lt hrow) (Nat.le_pred_of_lt p.width.toNat_lt)
  change (widen o.state.row.val * widen p.width + widen o.state.col.val).toNat = _
  simp only [UInt64.toNat_add, UInt64.toNat_mul, toNat_widen, UpTo.toNat] at *
  omega

/-- The list of these components. -/
noncomputable instance : Shown (Seen p) where
  high := [(p.height - 1).toNat * p.width.toNat + (p.width - 1).toNat, (p.height - 1).toNat,
    (p.width - 1).toNat]
  components o := (List.range 3).map (Components.component o)
  back l := ⟨.cap _ (l.getD 1 0).toUInt32, .cap _ (l.getD 2 0).toUInt32⟩
  length_high := rfl
  length_components _ := rfl
  le_high o := by
    have hrow := o.state.row.toNat_le
    have hcol := o.state.col.toNat_le
    change ∀ c ∈ [(Components.component o 0, _), (widen o.state.row.val, _),
      (widen o.state.col.val, _)], _
    simp only [List.forall_mem_cons, Seen.toNat_index, toNat_widen]
    exact ⟨Nat.add_le_add (Nat.mul_le_mul_right _ hrow) hcol, hrow, hcol, nofun⟩
  back_components o := by
    refine congrArg Seen.mk (State.ext ?_ ?_)
    · exact (congrArg _ (toUInt32_widen _)).trans (UpTo.cap_of_le o.state.row.le)
    · exact (congrArg _ (toUInt32_widen _)).trans (UpTo.cap_of_le o.state.col.le)
  component_eq o k hk := by
    match k, hk with
    | 0, _ | 1, _ | 2, _ => rfl

theorem valid_iff_lt : p.valid = true ↔ p.height.toNat < 2 ^ 31 ∧ p.width.toNat < 2 ^ 31 ∧
    p.startRow < p.height ∧ p.startCol < p.width ∧ p.goalRow < p.height ∧ p.goalCol < p.width := by
  have hmax (x : UInt32) : x < 0x80000000 ↔ x.toNat < 2 ^ 31 := UInt32.lt_iff_toNat_lt
  simp only [Params.valid, both_eq, Bool.and_eq_true, decide_eq_true_eq, hmax, and_assoc]

/-- A cell of a grid whose parameters are accepted fits its words. -/
theorem fits_of_valid (h : p.valid = true) : Stored.fits (State p) = true := by
  obtain ⟨hh, hw, hr, hc, -⟩ := valid_iff_lt.mp h
  have key {n i : UInt32} (hn : n.toNat < 2 ^ 31) (hi : i < n) : (n - 1).toNat < 2 ^ 31 := by
    rw [UInt32.lt_iff_toNat_lt] at hi
    rw [UInt32.toNat_sub_of_le _ _ (by rw [UInt32.le_iff_toNat_le, UInt32.toNat_one]; omega)]
    omega
  change both (both (both _ (decide _)) _) (both (both _ (decide _)) _) = true
  simp only [both_eq, Bool.and_eq_true, decide_eq_true_eq, key hh hr, key hw hc]
  have : 31 + (1 - 31) ≤ 32 := by decide
  exact ⟨⟨⟨by decide, trivial⟩, this⟩, ⟨by decide, trivial⟩, this⟩

end Spec.GridWorld
