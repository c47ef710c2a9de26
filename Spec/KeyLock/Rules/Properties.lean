module

public import Spec.KeyLock.Index
public import Spec.KeyLock.Rules

/-!
# The numbers of the rules of KeyLock

What the theorems on derived kernels ask of rules: observations as lists of numbers, and that a
state fits its word.

## Main statements

* `Board.toNat_number`: the number of a state, which has a bound.
* `fits_board`: a state fits a word of 64 bits.
-/

@[expose] public section

namespace Spec.KeyLock

open Spec.Auto

variable {size : UInt32}

theorem Cell.lt (c : Cell size) :
    c.col.toNat < (side size).toNat ∧ c.row.toNat < (side size).toNat :=
  ⟨UpTo.toNat_lt (side_pos size) c.col, UpTo.toNat_lt (side_pos size) c.row⟩

theorem Cell.toNat_place (c : Cell size) :
    c.place.toNat = c.row.toNat * (side size).toNat + c.col.toNat ∧
      c.place.toNat < (side size).toNat * (side size).toNat := by
  obtain ⟨hc, hr⟩ := c.lt
  have hsq := Nat.mul_le_mul (side_mem size).2 (side_mem size).2
  have hmul := Nat.mul_le_mul_right (side size).toNat hr
  rw [Nat.succ_mul] at hmul
  have h : c.place.toNat = c.row.toNat * (side size).toNat + c.col.toNat :=
    (toNat_mul_add (by simp only [toNat_widen, UpTo.toNat] at *; omega)).trans (by
      simp only [toNat_widen]; rfl)
  exact ⟨h, by omega⟩

/-- The number of a state, below that of the states. -/
theorem Board.toNat_number (s : Board size) :
    let cells := (side size).toNat * (side size).toNat
    let key := s.key.place.toNat
    let lock := s.lock.place.toNat
    s.number.toNat = (key * (cells - 1) + (lock - if key ≤ lock ∧ 0 < lock then 1 else 0)) *
        (2 * cells + 1) + (if s.isOpen then 2 * cells
          else s.agent.place.toNat + if s.hasKey then cells else 0) ∧
      s.number.toNat < cells * (cells - 1) * (2 * cells + 1) := by
  obtain ⟨agent, key, lock, hasKey, isOpen⟩ := s
  obtain ⟨h₂, h⟩ := side_mem size
  have h₄ := Nat.mul_le_mul h₂ h₂
  have hsq := Nat.mul_le_mul h h
  have ha := agent.toNat_place.2
  have hk := key.toNat_place.2
  have hl := lock.toNat_place.2
  have hcells : (widen (side size) * widen (side size)).toNat =
      (side size).toNat * (side size).toNat := by
    rw [UInt64.toNat_mul, toNat_widen]; omega
  dsimp only [number]
  generalize widen (side size) * widen (side size) = C at *
  generalize (side size).toNat * (side size).toNat = c at *
  have hpred : (C - 1).toNat = c - 1 := by
    rw [UInt64.toNat_sub_of_le _ _ (by
      rw [UInt64.le_iff_toNat_le, hcells, UInt64.toNat_one]; omega), hcells]; rfl
  have htwo : (2 * C).toNat = 2 * c := by
    rw [UInt64.toNat_mul, hcells, show UInt64.toNat 2 = 2 from rfl]; omega
  have hstage : (select isOpen (2 * C) (agent.place + select hasKey C 0)).toNat =
      if isOpen then 2 * c else agent.place.toNat + if hasKey then c else 0 := by
    cases isOpen <;> cases hasKey <;> simp only [select_eq, htwo, UInt64.toNat_add, hcells,
      UInt64.toNat_zero, Bool.false_eq_true, if_false, if_true] <;> omega
  have hafter : (lock.place - (both (key.place ≤ lock.place)
      ((0 : UInt64) < lock.place)).toUInt32.toUInt64).toNat = lock.place.toNat -
        if key.place.toNat ≤ lock.place.toNat ∧ 0 < lock.place.toNat then 1 else 0 := by
    rw [both_eq, ← Bool.decide_and]
    simp only [UInt64.le_iff_toNat_le, UInt64.lt_iff_toNat_lt, UInt64.toNat_zero]
    split
    · next hd =>
      rw [decide_eq_true hd, UInt64.toNat_sub_of_le _ _ (by
        rw [UInt64.le_iff_toNat_le]; exact hd.2)]
      rfl
    · next hd => rw [decide_eq_false hd]; exact congrArg UInt64.toNat (UInt64.sub_zero _)
  have hl' : lock.place.toNat - (if key.place.toNat ≤ lock.place.toNat ∧ 0 < lock.place.toNat
      then 1 else 0) < c - 1 := by split <;> omega
  have hr : (if isOpen then 2 * c else agent.place.toNat + if hasKey then c else 0) ≤ 2 * c := by
    split
    · omega
    · split <;> omega
  have hlt := index_lt hk hl' hr
  have hmax : c * (c - 1) * (2 * c + 1) ≤ 1048576 * 1048576 * 2097153 :=
    Nat.mul_le_mul (Nat.mul_le_mul hsq (by omega)) (by omega)
  have hone : key.place.toNat * (c - 1) ≤ 1048576 * 1048576 :=
    Nat.mul_le_mul (by omega) (by omega)
  have hodd : (2 * C + 1).toNat = 2 * c + 1 := by
    rw [UInt64.toNat_add, htwo, UInt64.toNat_one]; omega
  generalize lock.place - _ = D at *
  have hpair := toNat_mul_add (a := key.place) (b := C - 1) (c := D) (by rw [hpred, hafter]; omega)
  rw [hpred, hafter] at hpair
  rw [toNat_mul_add (by rw [hpair, hodd, hstage]; omega), hpair, hodd, hstage]
  exact ⟨rfl, hlt⟩

/-- The list of these components. -/
noncomputable instance : Shown (Board size) :=
  .numbered (fun s : Board size => (s.agent.col, s.agent.row, s.key.col, s.key.row, s.lock.col,
    s.lock.row, s.hasKey, s.isOpen)) (fun x => ⟨⟨x.1, x.2.1⟩, ⟨x.2.2.1, x.2.2.2.1⟩,
      ⟨x.2.2.2.2.1, x.2.2.2.2.2.1⟩, x.2.2.2.2.2.2.1, x.2.2.2.2.2.2.2⟩) (fun _ => rfl)
    Board.number _ fun s => Nat.le_pred_of_lt s.toNat_number.2

/-- A state fits a word of 64 bits. -/
theorem fits_board (size : UInt32) : Stored.fits (Board size) = true :=
  have hi : Coded.fits (UpTo (side size - 1) 10) = true := Coded.fits_upTo (by
    have := UpTo.toNat_last (side_pos size); have := side_mem size; omega)
  have hc : Coded.fits (Cell size) = true := Coded.fits_prod hi hi
  Coded.fits_prod hc (Coded.fits_prod hc (Coded.fits_prod hc (Coded.fits_prod rfl rfl)))

end Spec.KeyLock
