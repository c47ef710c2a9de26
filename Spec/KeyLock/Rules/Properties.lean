module

public import Spec.KeyLock.Index
public import Spec.KeyLock.Rules

/-!
# The numbers of the rules of KeyLock

What the theorems on derived kernels ask of rules: observations as lists of numbers, and that a
state fits its word.

## Main statements

* `Seen.toNat_number`: the number of a state, which has a bound.
* `fits_board`: a state fits a word of 64 bits.
-/

@[expose] public section

namespace Spec.KeyLock

open Spec.Auto

variable {size : UInt32}

theorem toNat_last (size : UInt32) : (side size - 1).toNat = (side size).toNat - 1 := by
  rw [UInt32.toNat_sub_of_le _ _ (by
    rw [UInt32.le_iff_toNat_le]; exact Nat.le_trans (by decide) (side_mem size).1)]
  rfl

theorem Cell.lt (c : Cell size) :
    c.col.toNat < (side size).toNat ∧ c.row.toNat < (side size).toNat := by
  have := c.col.toNat_le
  have := c.row.toNat_le
  have := side_mem size
  have := toNat_last size
  omega

theorem Cell.toNat_place (c : Cell size) :
    c.place.toNat = c.row.toNat * (side size).toNat + c.col.toNat ∧
      c.place.toNat < (side size).toNat * (side size).toNat := by
  obtain ⟨hc, hr⟩ := c.lt
  have hsq := Nat.mul_le_mul (side_mem size).2 (side_mem size).2
  have hmul := Nat.mul_le_mul_right (side size).toNat hr
  rw [Nat.succ_mul] at hmul
  have h : c.place.toNat = c.row.toNat * (side size).toNat + c.col.toNat := by
    rw [place, UInt64.toNat_add, UInt64.toNat_mul, toNat_widen, toNat_widen, toNat_widen]
    change (c.row.toNat * _ % _ + c.col.toNat) % _ = _
    omega
  exact ⟨h, by omega⟩

/-- The number of a state, below that of the states. -/
theorem Seen.toNat_number (o : Seen size) :
    let cells := (side size).toNat * (side size).toNat
    let key := o.board.key.place.toNat
    let lock := o.board.lock.place.toNat
    o.number.toNat = (key * (cells - 1) + (lock - if key ≤ lock ∧ 0 < lock then 1 else 0)) *
        (2 * cells + 1) + (if o.board.isOpen then 2 * cells
          else o.board.agent.place.toNat + if o.board.hasKey then cells else 0) ∧
      o.number.toNat < cells * (cells - 1) * (2 * cells + 1) := by
  obtain ⟨⟨agent, key, lock, hasKey, isOpen⟩⟩ := o
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
  simp only [UInt64.toNat_add, UInt64.toNat_mul, htwo, hpred, hafter, hstage, UInt64.toNat_one]
  generalize key.place.toNat * (c - 1) = x at *
  generalize lock.place.toNat - _ = y at *
  rw [Nat.mod_eq_of_lt (a := x) (by omega), Nat.mod_eq_of_lt (a := x + y) (by omega),
    Nat.mod_eq_of_lt (a := 2 * c + 1) (by omega)]
  generalize (x + y) * (2 * c + 1) = z at *
  generalize c * (c - 1) * (2 * c + 1) = w at *
  generalize (if isOpen = true then _ else _) = r at *
  omega

/-- The list of these components. -/
noncomputable instance : Shown (Seen size) where
  high :=
    let cells := (side size).toNat * (side size).toNat
    let last := (side size).toNat - 1
    [cells * (cells - 1) * (2 * cells + 1) - 1, last, last, last, last, last, last, 1, 1]
  components o := (List.range 9).map (Components.component o)
  back l :=
    let cell (k : Nat) : Cell size :=
      ⟨.cap _ (l.getD k 0).toUInt32, .cap _ (l.getD (k + 1) 0).toUInt32⟩
    ⟨⟨cell 1, cell 3, cell 5, l.getD 7 0 == 1, l.getD 8 0 == 1⟩⟩
  length_high := rfl
  length_components _ := rfl
  le_high o := by
    have coord (i : UpTo (side size - 1) 10) : (widen i.val).toNat ≤ (side size).toNat - 1 := by
      rw [toNat_widen, ← toNat_last]; exact i.toNat_le
    have bool (b : Bool) : b.toUInt32.toUInt64.toNat ≤ 1 := by cases b <;> decide
    have hlt := o.toNat_number.2
    change ∀ c ∈ [(o.number, _), (widen o.board.agent.col.val, _), (widen o.board.agent.row.val, _),
      (widen o.board.key.col.val, _), (widen o.board.key.row.val, _),
      (widen o.board.lock.col.val, _), (widen o.board.lock.row.val, _),
      (o.board.hasKey.toUInt32.toUInt64, _), (o.board.isOpen.toUInt32.toUInt64, _)], _
    simp only [List.forall_mem_cons]
    exact ⟨Nat.le_pred_of_lt hlt, coord _, coord _, coord _, coord _, coord _, coord _, bool _,
      bool _, nofun⟩
  back_components o := by
    have cell (c : Cell size) :
        (⟨.cap _ (widen c.col.val).toUInt32, .cap _ (widen c.row.val).toUInt32⟩ : Cell size) = c :=
      Cell.ext ((congrArg _ (toUInt32_widen _)).trans (UpTo.cap_of_le c.col.le))
        ((congrArg _ (toUInt32_widen _)).trans (UpTo.cap_of_le c.row.le))
    have bool (b : Bool) : (b.toUInt32.toUInt64 == 1) = b := by cases b <;> rfl
    exact congrArg Seen.mk (Board.ext (cell _) (cell _) (cell _) (bool _) (bool _))
  component_eq o k hk := by
    match k, hk with
    | 0, _ | 1, _ | 2, _ | 3, _ | 4, _ | 5, _ | 6, _ | 7, _ | 8, _ => rfl

/-- A state fits a word of 64 bits. -/
theorem fits_board (size : UInt32) : Stored.fits (Board size) = true := by
  have h : (side size - 1).toNat < 2 ^ 10 := by
    have := side_mem size
    rw [toNat_last]
    omega
  have hi : Coded.fits (UpTo (side size - 1) 10) = true := by
    change both _ (decide _) = true
    rw [decide_eq_true h]; rfl
  have pair {α β : Type} [A : Coded α] [B : Coded β] (ha : A.fits = true) (hb : B.fits = true)
      (h : A.bits + B.bits ≤ 64) : Coded.fits (α × β) = true := by
    change both (both _ _) (decide _) = true
    rw [ha, hb, decide_eq_true h]; rfl
  have hc : Coded.fits (Cell size) = true := pair hi hi (by decide : 10 + 10 ≤ 64)
  exact pair hc (pair hc (pair hc (pair rfl rfl (by decide : 1 + 1 ≤ 64)) (by decide : 20 + 2 ≤ 64))
    (by decide : 20 + 22 ≤ 64)) (by decide : 20 + 42 ≤ 64)

end Spec.KeyLock
