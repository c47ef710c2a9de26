module

public import Spec.HunterWumpus.Refinement.Words

/-!
# The states of HunterWumpus in words

What it means that words represent a state, and how the game stands when the wumpus or the player
has moved.

## Main definitions

* `Machine.Holds`: a word has the bits of a set of cells.
* `Machine.IsTile`: a byte is the tile of a level of scent.
* `Machine.Represents`: words represent a state.

## Main statements

* `Machine.Holds.bitAt`: the bit of a cell.
* `Machine.isTile_left`, `Machine.IsTile.fade`: the tiles after a turn.
* `Machine.Represents.statusAfterWumpus`, `Machine.Represents.statusAfterPlayer`: how the game
  stands.
-/

@[expose] public section

namespace Spec.HunterWumpus.Machine

open Spec.MDP Spec.MDP.Word
open Spec.Word (bitOf_eq_testBit bitOf_single toNat_shiftRight_and_one)

variable {n : Nat}

/-! ### Bitboards -/

/-- The bits of the word are those of the cells with a property, and no others. -/
def Holds (x : UInt64) (f : Cell n → Bool) : Prop :=
  ∀ j, x.toNat.testBit j = true ↔ ∃ c, c.word.toNat = j ∧ f c = true

theorem Holds.testBit_word {x : UInt64} {f : Cell n → Bool} (h : Holds x f) (hn : n ≤ 8)
    (c : Cell n) : x.toNat.testBit c.word.toNat = f c := by
  rw [Bool.eq_iff_iff, h]
  constructor
  · rintro ⟨d, hd, hf⟩
    rw [UInt64.toNat_inj, word_inj hn] at hd
    exact hd ▸ hf
  · exact fun hf => ⟨c, rfl, hf⟩

theorem Holds.unique {x : UInt64} {f g : Cell n → Bool} (hf : Holds x f) (hg : Holds x g)
    (hn : n ≤ 8) : f = g := by
  funext c
  rw [← hf.testBit_word hn, hg.testBit_word hn]

theorem Holds.bitAt {x : UInt64} {f : Cell n → Bool} (h : Holds x f) (hn : n ≤ 8) (c : Cell n) :
    bitAt x c.word = if f c then 1 else 0 := by
  rw [← UInt64.toNat_inj, Machine.bitAt, toNat_shiftRight_and_one x (toNat_word_lt hn c),
    bitOf_eq_testBit, h.testBit_word hn]
  cases f c <;> rfl

theorem Holds.bitAt_eq_one {x : UInt64} {f : Cell n → Bool} (h : Holds x f) (hn : n ≤ 8)
    (c : Cell n) : Machine.bitAt x c.word = 1 ↔ f c = true := by
  rw [h.bitAt hn]
  cases f c <;> decide

theorem testBit_single (hn : n ≤ 8) (c : Cell n) (j : Nat) :
    (single c.word).toNat.testBit j = decide (c.word.toNat = j) :=
  bitOf_single j (toNat_word_lt hn c)

theorem holds_single (hn : n ≤ 8) (c : Cell n) :
    Holds (single c.word) (fun d => decide (d = c)) := by
  intro j
  rw [testBit_single hn, decide_eq_true_eq]
  constructor
  · exact fun h => ⟨c, h, decide_eq_true rfl⟩
  · rintro ⟨d, hd, hdc⟩
    rw [decide_eq_true_eq] at hdc
    rw [← hdc]; exact hd

theorem Holds.or {x y : UInt64} {f g : Cell n → Bool} (hf : Holds x f) (hg : Holds y g) :
    Holds (x ||| y) (fun c => f c || g c) := by
  intro j
  rw [UInt64.toNat_or, Nat.testBit_or, Bool.or_eq_true, hf, hg]
  constructor
  · rintro (⟨c, hc, h⟩ | ⟨c, hc, h⟩)
    · exact ⟨c, hc, by simp only [h, Bool.true_or]⟩
    · exact ⟨c, hc, by simp only [h, Bool.or_true]⟩
  · rintro ⟨c, hc, h⟩
    rw [Bool.or_eq_true] at h
    exact h.elim (fun h => .inl ⟨c, hc, h⟩) fun h => .inr ⟨c, hc, h⟩

/-! ### Scents -/

/-- The byte is `64` plus the cell with scent `l`, or `0` when there is none. -/
structure IsTile (tile : UInt64) (scent : Cell n → Nat) (l : Nat) : Prop where
  /-- The cells with scent `l` are those of the tile. -/
  iff : ∀ c, scent c = l ↔ tile = 64 + c.word
  /-- A tile is absent or a cell of the grid. -/
  absent_or : tile = 0 ∨ ∃ c : Cell n, tile = 64 + c.word

theorem toNat_tile (hn : n ≤ 8) (c : Cell n) : (64 + c.word).toNat = 64 + c.word.toNat := by
  have hc := toNat_word_lt hn c
  rw [UInt64.toNat_add, show (64 : UInt64).toNat = 64 from rfl]; omega

theorem zero_ne_tile (hn : n ≤ 8) (c : Cell n) : ¬ (0 : UInt64) = 64 + c.word := by
  rw [← UInt64.toNat_inj, toNat_tile hn, UInt64.toNat_zero]; omega

theorem tile_inj (hn : n ≤ 8) {c d : Cell n} : 64 + c.word = 64 + d.word ↔ c = d := by
  rw [← word_inj hn, ← UInt64.toNat_inj, ← UInt64.toNat_inj, toNat_tile hn, toNat_tile hn]
  omega

theorem IsTile.toNat_lt {tile : UInt64} {scent : Cell n → Nat} {l : Nat}
    (h : IsTile tile scent l) (hn : n ≤ 8) : tile.toNat < 128 := by
  rcases h.absent_or with h | ⟨c, h⟩
  · rw [h]; decide
  · have hc := toNat_word_lt hn c
    rw [h, toNat_tile hn]; omega

theorem left_eq (hn : n ≤ 8) {t : Tokens} {p q : Cell n} (hp : t.player = p.word) :
    left t q.word = if q = p then 0 else 64 + p.word := by
  rw [left, hp, choose_eq]
  by_cases h : q = p
  · rw [if_pos h, if_pos (h ▸ rfl)]
  · rw [if_neg h, if_neg fun he => h ((word_inj hn).mp he)]

/-- The tile that the player has left. -/
theorem isTile_left (hn : n ≤ 8) {t : Tokens} {p q : Cell n} (hp : t.player = p.word)
    {scent : Cell n → Nat} (hs : ∀ c, scent c ≤ 3) :
    IsTile (left t q.word) (fun c => if c = p ∧ q ≠ p then maxScent else scent c - 1) 3 := by
  have hlow : ∀ c, ¬ scent c - 1 = 3 := fun c => by have := hs c; omega
  rw [left_eq hn hp]
  by_cases h : q = p
  · rw [if_pos h]
    refine ⟨fun c => ?_, .inl rfl⟩
    rw [if_neg fun hc => hc.2 h]
    exact iff_of_false (hlow c) (zero_ne_tile hn c)
  · rw [if_neg h]
    refine ⟨fun c => ?_, .inr ⟨p, rfl⟩⟩
    rw [tile_inj hn]
    split
    · next hc => exact iff_of_true rfl hc.1.symm
    · next hc => exact iff_of_false (hlow c) fun he => hc ⟨he.symm, h⟩

/-- The tile that fades to level `l`. -/
theorem IsTile.fade (hn : n ≤ 8) {t : Tokens} {p q : Cell n} (hp : t.player = p.word)
    {scent : Cell n → Nat} {tile : UInt64} {l : Nat} (h : IsTile tile scent (l + 1)) (hl : 0 < l)
    (hl₃ : l < 3) :
    IsTile (choose (tile = left t q.word) 0 tile)
      (fun c => if c = p ∧ q ≠ p then maxScent else scent c - 1) l := by
  have hmax : ¬ maxScent = l := by rw [maxScent]; omega
  have hfade : ∀ c, scent c - 1 = l ↔ tile = 64 + c.word := fun c => by rw [← h.iff]; omega
  rw [left_eq hn hp, choose_eq]
  by_cases hq : q = p
  · rw [if_pos hq]
    have hsame : (if tile = 0 then 0 else tile) = tile := by
      split
      · next h => exact h.symm
      · rfl
    rw [hsame]
    refine ⟨fun c => ?_, h.absent_or⟩
    rw [if_neg fun hc => hc.2 hq]
    exact hfade c
  · rw [if_neg hq]
    by_cases ht : tile = 64 + p.word
    · rw [if_pos ht]
      refine ⟨fun c => ?_, .inl rfl⟩
      refine iff_of_false ?_ (zero_ne_tile hn c)
      split
      · exact hmax
      · next hc =>
        rw [hfade, ht, tile_inj hn]
        exact fun he => hc ⟨he.symm, hq⟩
    · rw [if_neg ht]
      refine ⟨fun c => ?_, h.absent_or⟩
      split
      · next hc => exact iff_of_false hmax fun he => ht (hc.1 ▸ he)
      · exact hfade c

/-! ### States -/

/-- The words represent the state, as `Spec.HunterWumpus.Machine` tells. That is possible for the
states in which every scent is at most `3` and every scent but `0` is on one cell at most. -/
structure Represents (pits visited tokens : UInt64) (s : State n) : Prop where
  /-- All bits that are not read are `0`. -/
  word : (read tokens).word = tokens
  /-- The pits. -/
  pits : Holds pits s.pits
  /-- Where the wumpus has been. -/
  visited : Holds visited s.visited
  /-- The cell of the wumpus. -/
  wumpus : (read tokens).wumpus = s.wumpus.word
  /-- The cell of the player. -/
  player : (read tokens).player = s.player.word
  /-- The cell of the gold. -/
  gold : (read tokens).gold = s.gold.word
  /-- The tile with scent `3`. -/
  tile3 : IsTile (read tokens).tile3 s.scent 3
  /-- The tile with scent `2`. -/
  tile2 : IsTile (read tokens).tile2 s.scent 2
  /-- The tile with scent `1`. -/
  tile1 : IsTile (read tokens).tile1 s.scent 1
  /-- No scent is above `3`. -/
  scent_le : ∀ c, s.scent c ≤ 3
  /-- Whether the wumpus had been before where its last move ended. -/
  arrived : (read tokens).arrived = if s.arrivedVisited then 1 else 0
  /-- How the game stands. -/
  status : (read tokens).status = s.status.word

variable {pits visited tokens : UInt64} {s : State n}

theorem Represents.statusAfterWumpus (h : Represents pits visited tokens s) (hn : n ≤ 8)
    (w : Cell n) :
    statusAfterWumpus pits (read tokens) w.word = (HunterWumpus.statusAfterWumpus s w).word := by
  rw [Machine.statusAfterWumpus, HunterWumpus.statusAfterWumpus, choose_eq, choose_eq, h.player]
  by_cases hpit : s.pits w = true
  · rw [if_pos ((h.pits.bitAt_eq_one hn w).mpr hpit), if_pos hpit]; rfl
  · rw [if_neg fun he => hpit ((h.pits.bitAt_eq_one hn w).mp he), if_neg hpit]
    by_cases hw : w = s.player
    · rw [if_pos (hw ▸ rfl), if_pos hw]; rfl
    · rw [if_neg fun he => hw ((word_inj hn).mp he), if_neg hw]; rfl

theorem Represents.statusAfterPlayer (h : Represents pits visited tokens s) (hn : n ≤ 8)
    (w p : Cell n) :
    statusAfterPlayer pits (read tokens) w.word p.word =
      (HunterWumpus.statusAfterPlayer s w p).word := by
  rw [Machine.statusAfterPlayer, HunterWumpus.statusAfterPlayer, choose_eq, choose_eq, choose_eq,
    h.gold]
  by_cases hpit : s.pits p = true
  · rw [if_pos ((h.pits.bitAt_eq_one hn p).mpr hpit), if_pos hpit]; rfl
  · rw [if_neg fun he => hpit ((h.pits.bitAt_eq_one hn p).mp he), if_neg hpit]
    by_cases hw : p = w
    · rw [if_pos (hw ▸ rfl), if_pos hw]; rfl
    · rw [if_neg fun he => hw ((word_inj hn).mp he), if_neg hw]
      by_cases hg : p = s.gold
      · rw [if_pos (hg ▸ rfl), if_pos hg]; rfl
      · rw [if_neg fun he => hg ((word_inj hn).mp he), if_neg hg]; rfl

end Spec.HunterWumpus.Machine
