module

public import Spec.HunterWumpus.Machine
public import Spec.HunterWumpus.Views

/-!
# The words of HunterWumpus

Cells, directions, statuses and bitboards as words, and what the functions of
`Spec.HunterWumpus.Machine` on them compute.

## Main definitions

* `Cell.word`, `Direction.word`, `Status.word`: the words of cells, directions and statuses.
* `Machine.Tokens.InRange`: every byte has only the bits that are read.

## Main statements

* `Machine.move_word`: a move of words is a move of cells.
* `Machine.read_word`: the bytes of a word are those that it was made of.
-/

@[expose] public section

namespace Spec.HunterWumpus

open Spec.MDP

variable {n : Nat}

/-- The word of a cell, `8 y + x`. -/
def Cell.word (c : Cell n) : UInt64 := .ofNat (8 * c.y.val + c.x.val)

/-- The word of a direction. -/
def Direction.word : Direction → UInt64
  | .north => 0
  | .south => 1
  | .east => 2
  | .west => 3

/-- The word of a status. -/
def Status.word : Status → UInt64
  | .ongoing => 0
  | .wumpusLostPit => 1
  | .playerLostWumpus => 2
  | .playerLostPit => 3
  | .playerWon => 4

theorem Status.word_inj {a b : Status} : a.word = b.word ↔ a = b := by
  cases a <;> cases b <;> decide

theorem toNat_word (hn : n ≤ 8) (c : Cell n) : c.word.toNat = 8 * c.y.val + c.x.val := by
  have hx := c.x.isLt
  have hy := c.y.isLt
  exact UInt64.toNat_ofNat_of_lt' (show _ < 18446744073709551616 by omega)

theorem toNat_word_lt (hn : n ≤ 8) (c : Cell n) : c.word.toNat < 64 := by
  have hx := c.x.isLt
  have hy := c.y.isLt
  rw [toNat_word hn]; omega

theorem word_inj (hn : n ≤ 8) {c d : Cell n} : c.word = d.word ↔ c = d := by
  refine ⟨fun h => ?_, fun h => h ▸ rfl⟩
  have hc := c.x.isLt
  have hd := d.x.isLt
  rw [← UInt64.toNat_inj, toNat_word hn, toNat_word hn] at h
  exact Cell.ext (Fin.ext (by omega)) (Fin.ext (by omega))

namespace Machine

open Spec.MDP.Word (choose choose_eq)
open Spec.Word (cons cons_lt head_cons_of_le head_of_lt tail tail_cons toNat_and_mask
  toNat_shiftRight)

/-- A status is compared by its word. -/
theorem choose_status (a b : Status) (x y : UInt64) :
    choose (a.word = b.word) x y = if a = b then x else y := by
  rw [choose_eq]
  by_cases h : a = b
  · rw [if_pos h, if_pos (h ▸ rfl)]
  · rw [if_neg h, if_neg fun he => h (Status.word_inj.mp he)]

/-! ### Cells and moves -/

theorem toNat_column (c : UInt64) : (column c).toNat = c.toNat % 8 :=
  toNat_and_mask c 3 rfl

theorem toNat_row (c : UInt64) : (row c).toNat = c.toNat / 8 % 8 := by
  rw [row, toNat_and_mask _ 3 rfl, toNat_shiftRight c (by decide)]; rfl

theorem toNat_column_word (hn : n ≤ 8) (c : Cell n) : (column c.word).toNat = c.x.val := by
  have hx := c.x.isLt
  rw [toNat_column, toNat_word hn]; omega

theorem toNat_row_word (hn : n ≤ 8) (c : Cell n) : (row c.word).toNat = c.y.val := by
  have hx := c.x.isLt
  have hy := c.y.isLt
  rw [toNat_row, toNat_word hn]; omega

theorem move_zero (n c : UInt64) : move n 0 c = if row c = 0 then c else c - 8 := by
  rw [move, choose_eq, if_pos rfl, choose_eq]

theorem move_one (n c : UInt64) : move n 1 c = if row c + 1 < n then c + 8 else c := by
  rw [move, choose_eq, if_neg (by decide), choose_eq, if_pos rfl, choose_eq]

theorem move_two (n c : UInt64) : move n 2 c = if column c + 1 < n then c + 1 else c := by
  rw [move, choose_eq, if_neg (by decide), choose_eq, if_neg (by decide), choose_eq, if_pos rfl,
    choose_eq]

theorem move_three (n c : UInt64) : move n 3 c = if column c = 0 then c else c - 1 := by
  rw [move, choose_eq, if_neg (by decide), choose_eq, if_neg (by decide), choose_eq,
    if_neg (by decide), choose_eq]

theorem toNat_apart (x y : UInt64) :
    (apart x y).toNat = (x.toNat - y.toNat) + (y.toNat - x.toNat) := by
  rw [apart, choose_eq]
  split <;> rename_i h <;> rw [UInt64.lt_iff_toNat_lt] at h
  · rw [UInt64.toNat_sub_of_le _ _ (by rw [UInt64.le_iff_toNat_le]; omega)]; omega
  · rw [UInt64.toNat_sub_of_le _ _ (by rw [UInt64.le_iff_toNat_le]; omega)]; omega

/-- A move of the word of a cell is the word of the moved cell. -/
theorem move_word {size : UInt64} (hs : size.toNat = n) (hn : n ≤ 8) (a : Direction) (c : Cell n) :
    move size a.word c.word = (a.move c).word := by
  have hx := c.x.isLt
  have hy := c.y.isLt
  have hc := toNat_word hn c
  have hrow := toNat_row_word hn c
  have hcol := toNat_column_word hn c
  have one : (1 : UInt64).toNat = 1 := rfl
  have eight : (8 : UInt64).toNat = 8 := rfl
  have hw := toNat_word hn (a.move c)
  rw [← UInt64.toNat_inj, hw]
  cases a
  · rw [Direction.word, move_zero]
    simp only [Direction.move]
    split <;> rename_i h <;> rw [← UInt64.toNat_inj, hrow, UInt64.toNat_zero] at h
    · omega
    · rw [UInt64.toNat_sub_of_le _ _ (by rw [UInt64.le_iff_toNat_le]; omega)]; omega
  · rw [Direction.word, move_one]
    simp only [Direction.move]
    split <;> rename_i h <;> rw [UInt64.lt_iff_toNat_lt, UInt64.toNat_add, hrow] at h
    · rw [UInt64.toNat_add]; omega
    · omega
  · rw [Direction.word, move_two]
    simp only [Direction.move]
    split <;> rename_i h <;> rw [UInt64.lt_iff_toNat_lt, UInt64.toNat_add, hcol] at h
    · rw [UInt64.toNat_add]; omega
    · omega
  · rw [Direction.word, move_three]
    simp only [Direction.move]
    split <;> rename_i h <;> rw [← UInt64.toNat_inj, hcol, UInt64.toNat_zero] at h
    · omega
    · rw [UInt64.toNat_sub_of_le _ _ (by rw [UInt64.le_iff_toNat_le]; omega)]; omega

/-! ### Tokens -/

/-- Every byte has only the bits that are read. -/
structure Tokens.InRange (t : Tokens) : Prop where
  /-- A cell. -/
  wumpus : t.wumpus.toNat < 64
  /-- A cell. -/
  player : t.player.toNat < 64
  /-- A cell. -/
  gold : t.gold.toNat < 64
  /-- A tile. -/
  tile3 : t.tile3.toNat < 128
  /-- A tile. -/
  tile2 : t.tile2.toNat < 128
  /-- A tile. -/
  tile1 : t.tile1.toNat < 128
  /-- A bit. -/
  arrived : t.arrived.toNat < 2
  /-- A status. -/
  status : t.status.toNat < 8

/-- The bytes of a word are those that it was made of. -/
theorem read_word {t : Tokens} (h : t.InRange) : read t.word = t := by
  obtain ⟨h₁, h₂, h₃, h₄, h₅, h₆, h₇, h₈⟩ := h
  have byte {x : UInt64} {b : Nat} (h : x.toNat < b) (hb : b ≤ 256) : x.toNat < 2 ^ 8 :=
    Nat.lt_of_lt_of_le h hb
  have lt {a x : UInt64} {b m : Nat} (ha : a.toNat < b) (hb : b ≤ 256) (hx : x.toNat < 2 ^ m)
      (hm : m ≤ 56) : (cons 8 a x).toNat < 2 ^ (8 + m) ∧ tail 8 (cons 8 a x) = x :=
    ⟨cons_lt (k := 8) (by decide) (Nat.add_le_add_left hm 8) (byte ha hb) hx,
      tail_cons (by decide) (byte ha hb)
        (Nat.lt_of_lt_of_le hx (Nat.pow_le_pow_right (by decide) hm))⟩
  obtain ⟨l₇, t₇⟩ := lt h₇ (by decide) (byte h₈ (by decide)) (by decide)
  obtain ⟨l₆, t₆⟩ := lt h₆ (by decide) l₇ (by decide)
  obtain ⟨l₅, t₅⟩ := lt h₅ (by decide) l₆ (by decide)
  obtain ⟨l₄, t₄⟩ := lt h₄ (by decide) l₅ (by decide)
  obtain ⟨l₃, t₃⟩ := lt h₃ (by decide) l₄ (by decide)
  obtain ⟨l₂, t₂⟩ := lt h₂ (by decide) l₃ (by decide)
  obtain ⟨-, t₁⟩ := lt h₁ (by decide) l₂ (by decide)
  simp only [read, Tokens.word, t₁, t₂, t₃, t₄, t₅, t₆, t₇,
    head_cons_of_le (j := 6) (k := 8) (by decide) (by decide) h₁,
    head_cons_of_le (j := 6) (k := 8) (by decide) (by decide) h₂,
    head_cons_of_le (j := 6) (k := 8) (by decide) (by decide) h₃,
    head_cons_of_le (j := 7) (k := 8) (by decide) (by decide) h₄,
    head_cons_of_le (j := 7) (k := 8) (by decide) (by decide) h₅,
    head_cons_of_le (j := 7) (k := 8) (by decide) (by decide) h₆,
    head_cons_of_le (j := 1) (k := 8) (by decide) (by decide) h₇,
    head_of_lt (k := 3) (by decide) h₈]

end Machine

end Spec.HunterWumpus
