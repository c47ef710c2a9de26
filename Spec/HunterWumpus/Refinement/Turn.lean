module

public import Spec.HunterWumpus.Refinement.State

/-!
# The turn of HunterWumpus in words

What `Spec.HunterWumpus.Refinement` rests on: the functions of `Spec.HunterWumpus.Machine` compute
the turn, its reward and what the wumpus senses of the state that the words represent.

## Main definitions

* `Machine.actionOf`: the direction that an action means.

## Main statements

* `Machine.direction_eq`, `Machine.wander_eq`: the directions of an action and of a random word.
* `Machine.Represents.tokens_next`: the turn of the words represents the turn of the state.
* `Machine.Represents.reward`: the reward word is the reward in two's complement.
* `Machine.Represents.stench`, `Machine.Represents.pitAdjacent`: what the wumpus senses.
-/

@[expose] public section

namespace Spec.HunterWumpus.Machine

open Spec.MDP Spec.MDP.Word
open Spec.Word (toNat_and_mask toNat_shiftRight)

variable {n : Nat} {pits visited tokens size : UInt64} {s : State n}

/-! ### Directions -/

/-- The direction that an action means. -/
def actionOf (action : UInt32) : Direction :=
  HunterWumpus.direction ⟨action.toNat % 4, Nat.mod_lt _ (by decide)⟩

theorem word_direction (i : Fin 4) : (HunterWumpus.direction i).word = .ofNat i.val := by
  revert i; decide

theorem direction_eq (action : UInt32) : direction action = (actionOf action).word := by
  have h : (direction action).toNat = action.toNat % 4 := by
    rw [direction, ← UInt32.toNat_toUInt64]; exact toNat_and_mask _ 2 rfl
  rw [actionOf, word_direction, ← UInt64.toNat_inj, h]
  exact (UInt64.toNat_ofNat_of_lt' (show _ < 18446744073709551616 by omega)).symm

theorem wander_eq (noise : UInt64) :
    wander noise = (HunterWumpus.direction (Draw.branch 3 noise)).word := by
  have hlt := noise.toNat_lt
  have hb := Draw.val_branch 3 noise
  have h : (wander noise).toNat = noise.toNat / 2 ^ 62 := toNat_shiftRight noise (by decide)
  rw [word_direction, ← UInt64.toNat_inj, h,
    UInt64.toNat_ofNat_of_lt' (show _ < 18446744073709551616 by omega)]
  omega

/-! ### The turn -/

theorem Represents.playerAfter (h : Represents pits visited tokens s) (hn : n ≤ 8)
    (hs : size.toNat = n) (w : Cell n) (u : Direction) :
    playerAfter size pits (read tokens) w.word u.word =
      (HunterWumpus.playerAfter s w u).word := by
  rw [Machine.playerAfter, HunterWumpus.playerAfter, h.statusAfterWumpus hn, h.player,
    move_word hs hn, show (0 : UInt64) = Status.word .ongoing from rfl, choose_status]
  split <;> rfl

theorem Represents.tokens_next (h : Represents pits visited tokens s) (hn : n ≤ 8)
    (hs : size.toNat = n) (a u : Direction) :
    (next size pits visited (read tokens) a.word u.word).status =
        (HunterWumpus.next s a u).status.word ∧
      Represents pits (visited ||| single (move size a.word (read tokens).wumpus))
        (next size pits visited (read tokens) a.word u.word).word (HunterWumpus.next s a u) := by
  rw [Machine.next, h.wumpus, move_word hs hn, h.playerAfter hn hs]
  have hleft := isTile_left hn (q := HunterWumpus.playerAfter s (a.move s.wumpus) u) h.player
    h.scent_le
  have hfade₂ := h.tile3.fade hn (q := HunterWumpus.playerAfter s (a.move s.wumpus) u) h.player
    (by decide) (by decide)
  have hfade₁ := h.tile2.fade hn (q := HunterWumpus.playerAfter s (a.move s.wumpus) u) h.player
    (by decide) (by decide)
  have harrived : bitAt visited (a.move s.wumpus).word =
      if s.visited (a.move s.wumpus) then 1 else 0 := h.visited.bitAt hn _
  have hstatus : (arrive pits visited (read tokens) (a.move s.wumpus).word
      (HunterWumpus.playerAfter s (a.move s.wumpus) u).word).status =
        (HunterWumpus.next s a u).status.word := by
    rw [arrive, HunterWumpus.next, h.statusAfterWumpus hn, h.statusAfterPlayer hn,
      show (0 : UInt64) = Status.word .ongoing from rfl, choose_status]
    simp only
    split <;> rfl
  have hrange : (arrive pits visited (read tokens) (a.move s.wumpus).word
      (HunterWumpus.playerAfter s (a.move s.wumpus) u).word).InRange :=
    { wumpus := toNat_word_lt hn _
      player := toNat_word_lt hn _
      gold := by rw [arrive, h.gold]; exact toNat_word_lt hn _
      tile3 := hleft.toNat_lt hn
      tile2 := hfade₂.toNat_lt hn
      tile1 := hfade₁.toNat_lt hn
      arrived := lt_of_eq_of_lt (congrArg UInt64.toNat harrived) (by split <;> decide)
      status := by
        rw [hstatus]
        cases (HunterWumpus.next s a u).status <;> decide }
  have hread := read_word hrange
  exact ⟨hstatus,
    { word := congrArg Tokens.word hread
      pits := h.pits
      visited := h.visited.or (holds_single hn _)
      wumpus := by rw [hread]; rfl
      player := by rw [hread]; rfl
      gold := by rw [hread]; exact h.gold
      tile3 := by rw [hread]; exact hleft
      tile2 := by rw [hread]; exact hfade₂
      tile1 := by rw [hread]; exact hfade₁
      scent_le := fun c => by
        have hc := h.scent_le c
        simp only [HunterWumpus.next, maxScent]
        split <;> omega
      arrived := by rw [hread]; exact harrived
      status := by rw [hread]; exact hstatus }⟩

/-! ### The reward -/

theorem Represents.toNat_scent (h : Represents pits visited tokens s) (c : Cell n) :
    (scent (read tokens) c.word).toNat = s.scent c := by
  have h₁ := h.tile1.iff c
  have h₂ := h.tile2.iff c
  have h₃ := h.tile3.iff c
  have hle := h.scent_le c
  rw [Machine.scent, choose_eq, choose_eq, choose_eq]
  split
  · next ht => exact (h₃.mpr ht).symm
  · next ht₃ =>
    split
    · next ht => exact (h₂.mpr ht).symm
    · next ht₂ =>
      split
      · next ht => exact (h₁.mpr ht).symm
      · next ht₁ =>
        rw [UInt64.toNat_zero]
        have := mt h₁.mp ht₁
        have := mt h₂.mp ht₂
        have := mt h₃.mp ht₃
        omega

theorem Represents.moveReward (h : Represents pits visited tokens s) (hn : n ≤ 8) (a : Direction) :
    ∃ m : Int, HunterWumpus.moveReward s a = m ∧
      ((moveReward (read tokens) (a.move s.wumpus).word = 0 - 5 ∧ m = -5) ∨
        (moveReward (read tokens) (a.move s.wumpus).word = 0 ∧ m = 0) ∨
        moveReward (read tokens) (a.move s.wumpus).word = 2 ∧ m = 2) := by
  have hscent := h.toNat_scent (a.move s.wumpus)
  rw [Machine.moveReward, HunterWumpus.moveReward, choose_eq, choose_eq, h.wumpus]
  by_cases hw : a.move s.wumpus = s.wumpus
  · exact ⟨-5, if_pos hw, .inl ⟨if_pos (congrArg Cell.word hw), rfl⟩⟩
  · rw [if_neg fun he => hw ((word_inj hn).mp he), if_neg hw]
    by_cases h₀ : scent (read tokens) (a.move s.wumpus).word = 0
    · rw [h₀, UInt64.toNat_zero] at hscent
      exact ⟨0, if_neg (by omega), .inr (.inl ⟨if_pos h₀, rfl⟩)⟩
    · refine ⟨2, if_pos ?_, .inr (.inr ⟨if_neg h₀, rfl⟩)⟩
      rw [← UInt64.toNat_inj, UInt64.toNat_zero] at h₀
      omega

theorem exists_statusReward (status : Status) :
    ∃ r : Int, status.reward = r ∧
      ((statusReward status.word = 100 ∧ r = 100) ∨ (statusReward status.word = 0 - 100 ∧ r = -100)
        ∨ statusReward status.word = 0 ∧ r = 0) := by
  cases status
  · exact ⟨0, rfl, .inr (.inr (by decide))⟩
  · exact ⟨-100, rfl, .inr (.inl (by decide))⟩
  · exact ⟨100, rfl, .inl (by decide)⟩
  · exact ⟨0, rfl, .inr (.inr (by decide))⟩
  · exact ⟨0, rfl, .inr (.inr (by decide))⟩

theorem Represents.reward (h : Represents pits visited tokens s) (hn : n ≤ 8)
    (hs : size.toNat = n) (a u : Direction) :
    ((reward size pits visited (read tokens) a.word u.word).toInt64.toInt : Rat) =
      -1 + HunterWumpus.moveReward s a + (HunterWumpus.next s a u).status.reward := by
  rw [Machine.reward, (h.tokens_next hn hs a u).1, h.wumpus, move_word hs hn]
  generalize (HunterWumpus.next s a u).status = status
  obtain ⟨m, hm, hmove⟩ := h.moveReward hn a
  obtain ⟨r, hr, hstatus⟩ := exists_statusReward status
  have hint : (Machine.moveReward (read tokens) (a.move s.wumpus).word +
      statusReward status.word - 1).toInt64.toInt = -1 + m + r := by
    rcases hmove with ⟨h₁, rfl⟩ | ⟨h₁, rfl⟩ | ⟨h₁, rfl⟩ <;>
      rcases hstatus with ⟨h₂, rfl⟩ | ⟨h₂, rfl⟩ | ⟨h₂, rfl⟩ <;> rw [h₁, h₂] <;> decide
  rw [hint, hm, hr, Rat.intCast_add, Rat.intCast_add]
  rfl

/-! ### What the wumpus senses -/

theorem Represents.stench (h : Represents pits visited tokens s) (hn : n ≤ 8) :
    stench (read tokens) = if distance s.wumpus s.player = 1 then 1 else 0 := by
  have hwx := s.wumpus.x.isLt
  have hwy := s.wumpus.y.isLt
  have hpx := s.player.x.isLt
  have hpy := s.player.y.isLt
  have hiff : apart (column s.wumpus.word) (column s.player.word) +
      apart (row s.wumpus.word) (row s.player.word) = 1 ↔ distance s.wumpus s.player = 1 := by
    rw [← UInt64.toNat_inj, UInt64.toNat_add, toNat_apart, toNat_apart, toNat_column_word hn,
      toNat_column_word hn, toNat_row_word hn, toNat_row_word hn, UInt64.toNat_one, distance]
    omega
  rw [Machine.stench, choose_eq, h.wumpus, h.player]
  by_cases hd : distance s.wumpus s.player = 1
  · rw [if_pos (hiff.mpr hd), if_pos hd]
  · rw [if_neg fun he => hd (hiff.mp he), if_neg hd]

theorem Represents.pitTowards (h : Represents pits visited tokens s) (hn : n ≤ 8)
    (hs : size.toNat = n) (a : Direction) (c : Cell n) :
    pitTowards size pits a.word c.word =
      if (a.move c ≠ c && s.pits (a.move c)) = true then 1 else 0 := by
  rw [Machine.pitTowards, choose_eq, move_word hs hn, h.pits.bitAt hn]
  by_cases hc : a.move c = c
  · rw [if_pos (congrArg Cell.word hc), decide_eq_false fun hne => hne hc]; rfl
  · rw [if_neg fun he => hc ((word_inj hn).mp he), decide_eq_true hc, Bool.true_and]

theorem Represents.pitAdjacent (h : Represents pits visited tokens s) (hn : n ≤ 8)
    (hs : size.toNat = n) (c : Cell n) :
    pitAdjacent size pits c.word = if HunterWumpus.pitAdjacent s.pits c then 1 else 0 := by
  rw [Machine.pitAdjacent, HunterWumpus.pitAdjacent]
  have hN := h.pitTowards hn hs .north c
  have hS := h.pitTowards hn hs .south c
  have hE := h.pitTowards hn hs .east c
  have hW := h.pitTowards hn hs .west c
  simp only [Direction.word] at hN hS hE hW
  rw [hN, hS, hE, hW]
  simp only [List.any_cons, List.any_nil, Bool.or_false]
  generalize (decide (Direction.north.move c ≠ c) && s.pits (Direction.north.move c)) = b₀
  generalize (decide (Direction.south.move c ≠ c) && s.pits (Direction.south.move c)) = b₁
  generalize (decide (Direction.east.move c ≠ c) && s.pits (Direction.east.move c)) = b₂
  generalize (decide (Direction.west.move c ≠ c) && s.pits (Direction.west.move c)) = b₃
  cases b₀ <;> cases b₁ <;> cases b₂ <;> cases b₃ <;> rfl

theorem toNat_place_tile (hn : n ≤ 8) (hs : size.toNat = n) (c : Cell n) :
    (place size (64 + c.word)).toNat = c.y.val * n + c.x.val := by
  have hx := c.x.isLt
  have hy := c.y.isLt
  have hc := toNat_word hn c
  have hrow : (row (64 + c.word)).toNat = c.y.val := by
    rw [toNat_row, toNat_tile hn]; omega
  have hcol : (column (64 + c.word)).toNat = c.x.val := by
    rw [toNat_column, toNat_tile hn]; omega
  have hmul : c.y.val * n ≤ 8 * 8 := Nat.mul_le_mul (by omega) hn
  rw [place, choose_eq, if_neg fun he => zero_ne_tile hn c he.symm, UInt64.toNat_add,
    UInt64.toNat_mul, hrow, hcol, hs]
  generalize c.y.val * n = z at *
  omega

theorem toNat_place_absent (hn : n ≤ 8) (hs : size.toNat = n) :
    (place size 0).toNat = n * n := by
  have hmul : n * n ≤ 8 * 8 := Nat.mul_le_mul hn hn
  rw [place, choose_eq, if_pos rfl, UInt64.toNat_mul, hs]
  exact Nat.mod_eq_of_lt (by omega)

end Spec.HunterWumpus.Machine
