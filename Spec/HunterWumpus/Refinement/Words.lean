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

/-- A status is compared by its word. -/
theorem choose_status (a b : Status) (x y : UInt64) :
    choose (a.word = b.word) x y = if a = b then x else y := by
  rw [choose_eq]
  by_cases h : a = b
  · rw [if_pos h, if_pos (h ▸ rfl)]
  · rw [if_neg h, if_neg fun he => h (Status.word_inj.mp he)]

/-! ### Cells and moves -/

theorem toNat_column (c : UInt64) : (column c).toNat = c.toNat % 8 := by
  rw [column, UInt64.toNat_and]
  exact Nat.and_two_pow_sub_one_eq_mod c.toNat 3

theorem toNat_row (c : UInt64) : (row c).toNat = c.toNat / 8 % 8 := by
  rw [row, UInt64.toNat_and, UInt64.toNat_shiftRight, Nat.shiftRight_eq_div_pow]
  exact Nat.and_two_pow_sub_one_eq_mod (c.toNat / 8) 3

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

/-- A byte above `k` bits. -/
theorem toNat_add_shiftLeft {x y k : UInt64} (hk : k.toNat ≤ 56) (hx : x.toNat < 2 ^ k.toNat)
    (hy : y.toNat < 2 ^ 8) :
    (x + y <<< k).toNat = x.toNat + y.toNat * 2 ^ k.toNat ∧
      (x + y <<< k).toNat < 2 ^ (k.toNat + 8) := by
  have hpow : (2 : Nat) ^ (k.toNat + 8) ≤ 2 ^ 64 := Nat.pow_le_pow_right (by decide) (by omega)
  have hmul : y.toNat * 2 ^ k.toNat ≤ (2 ^ 8 - 1) * 2 ^ k.toNat :=
    Nat.mul_le_mul_right _ (by omega)
  rw [UInt64.toNat_add, UInt64.toNat_shiftLeft, Nat.mod_eq_of_lt (a := k.toNat) (by omega),
    Nat.shiftLeft_eq]
  rw [Nat.pow_add] at hpow ⊢
  generalize y.toNat * 2 ^ k.toNat = z at *
  generalize 2 ^ k.toNat = m at *
  omega

theorem digits {a b c d e f g h x : Nat} (ha : a < 64) (hb : b < 64) (hc : c < 64) (hd : d < 128)
    (he : e < 128) (hf : f < 128) (hg : g < 2) (hh : h < 8)
    (hx : x = a + b * 2 ^ 8 + c * 2 ^ 16 + d * 2 ^ 24 + e * 2 ^ 32 + f * 2 ^ 40 + g * 2 ^ 48 +
      h * 2 ^ 56) :
    (x % 2 ^ 6 = a ∧ x / 2 ^ 8 % 2 ^ 6 = b ∧ x / 2 ^ 16 % 2 ^ 6 = c ∧ x / 2 ^ 24 % 2 ^ 7 = d) ∧
      x / 2 ^ 32 % 2 ^ 7 = e ∧ x / 2 ^ 40 % 2 ^ 7 = f ∧ x / 2 ^ 48 % 2 ^ 1 = g ∧
      x / 2 ^ 56 % 2 ^ 3 = h := by
  refine ⟨⟨?_, ?_, ?_, ?_⟩, ?_, ?_, ?_, ?_⟩ <;> omega

theorem toNat_tokens {t : Tokens} (h : t.InRange) :
    t.word.toNat = t.wumpus.toNat + t.player.toNat * 2 ^ 8 + t.gold.toNat * 2 ^ 16 +
      t.tile3.toNat * 2 ^ 24 + t.tile2.toNat * 2 ^ 32 + t.tile1.toNat * 2 ^ 40 +
      t.arrived.toNat * 2 ^ 48 + t.status.toNat * 2 ^ 56 := by
  obtain ⟨h₁, h₂, h₃, h₄, h₅, h₆, h₇, h₈⟩ := h
  have byte {x : UInt64} {b : Nat} (h : x.toNat < b) (hb : b ≤ 256) : x.toNat < 2 ^ 8 :=
    Nat.lt_of_lt_of_le h hb
  obtain ⟨e₂, l₂⟩ := toNat_add_shiftLeft (k := 8) (by decide) (byte h₁ (by decide))
    (byte h₂ (by decide))
  obtain ⟨e₃, l₃⟩ := toNat_add_shiftLeft (k := 16) (by decide) l₂ (byte h₃ (by decide))
  obtain ⟨e₄, l₄⟩ := toNat_add_shiftLeft (k := 24) (by decide) l₃ (byte h₄ (by decide))
  obtain ⟨e₅, l₅⟩ := toNat_add_shiftLeft (k := 32) (by decide) l₄ (byte h₅ (by decide))
  obtain ⟨e₆, l₆⟩ := toNat_add_shiftLeft (k := 40) (by decide) l₅ (byte h₆ (by decide))
  obtain ⟨e₇, l₇⟩ := toNat_add_shiftLeft (k := 48) (by decide) l₆ (byte h₇ (by decide))
  obtain ⟨e₈, -⟩ := toNat_add_shiftLeft (k := 56) (by decide) l₇ (byte h₈ (by decide))
  rw [Tokens.word, e₈, e₇, e₆, e₅, e₄, e₃, e₂]
  rfl

theorem toNat_and_mask (x : UInt64) (k : Nat) (m : UInt64) (hm : m.toNat = 2 ^ k - 1) :
    (x &&& m).toNat = x.toNat % 2 ^ k := by
  rw [UInt64.toNat_and, hm, Nat.and_two_pow_sub_one_eq_mod]

theorem toNat_byte (x : UInt64) (k j : Nat) (s m : UInt64) (hs : s.toNat % 64 = j)
    (hm : m.toNat = 2 ^ k - 1) : ((x >>> s) &&& m).toNat = x.toNat / 2 ^ j % 2 ^ k := by
  rw [toNat_and_mask _ k m hm, UInt64.toNat_shiftRight, hs, Nat.shiftRight_eq_div_pow]

/-- The bytes of a word are those that it was made of. -/
theorem read_word {t : Tokens} (h : t.InRange) : read t.word = t := by
  have hw := toNat_tokens h
  obtain ⟨h₁, h₂, h₃, h₄, h₅, h₆, h₇, h₈⟩ := h
  obtain ⟨⟨r₁, r₂, r₃, r₄⟩, r₅, r₆, r₇, r₈⟩ := digits h₁ h₂ h₃ h₄ h₅ h₆ h₇ h₈ hw
  apply Tokens.ext <;> rw [← UInt64.toNat_inj]
  · exact (toNat_and_mask _ 6 63 rfl).trans r₁
  · exact (toNat_byte _ 6 8 8 63 rfl rfl).trans r₂
  · exact (toNat_byte _ 6 16 16 63 rfl rfl).trans r₃
  · exact (toNat_byte _ 7 24 24 127 rfl rfl).trans r₄
  · exact (toNat_byte _ 7 32 32 127 rfl rfl).trans r₅
  · exact (toNat_byte _ 7 40 40 127 rfl rfl).trans r₆
  · exact (toNat_byte _ 1 48 48 1 rfl rfl).trans r₇
  · exact (toNat_byte _ 3 56 56 7 rfl rfl).trans r₈

end Machine

end Spec.HunterWumpus
