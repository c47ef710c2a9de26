module

public import Spec.Auto.Rules
public import Spec.Blackjack.Dealer

/-!
# Blackjack

The environment Blackjack of Gymnasium, after Example 5.1 of Sutton and Barto. A player and a dealer
have two cards each, of which one of the dealer's is hidden. All cards are drawn with replacement.
The player hits, that is takes a card, until it sticks or the cards sum to more than `21`, which
loses. After it sticks, the dealer draws cards, and who is closer to `21`, and not beyond, wins.

## Main definitions

* `Params`, `Params.valid`: what a natural pays; what is accepted.
* `State`: what counts of the player's cards, the dealer's two cards, and whether it is over.
* `Action`: `0` stick, `1` hit.
* `usable`, `points`, `natural`, `payoff`: aces, the player's sum, naturals, and what it pays.
* `cardOf`, `startState`, `hit`, `stick`: the card of a rank, the start, and what the actions do.
* `possible`: what holds of every state of an episode.
* `rules`: the environment.
-/

@[expose] public section

-- Every constant is computed where it is used: nothing is initialised at run time.
set_option compiler.extract_closed false

namespace Spec.Blackjack

open Spec.Auto Spec.MDP

/-- The parameters. -/
structure Params where
  /-- `1` where a natural that wins pays half as much again, else `0`. -/
  natural : UInt32
  /-- `1` where a natural wins unless the dealer has one too, whatever else the dealer has, and pays
  no more than that; then `natural` does not count. Else `0`. -/
  sab : UInt32
deriving DecidableEq, Repr

/-- Whether parameters are accepted. -/
@[inline] def Params.valid (p : Params) : Bool := both (p.natural < 2) (p.sab < 2)

/-- The state. -/
@[ext]
structure State where
  /-- The sum of the player's cards, where an ace counts as `1`. -/
  hard : UpTo 31 5
  /-- Whether one of the player's cards is an ace. -/
  ace : Bool
  /-- Whether the player has the first two cards only. -/
  two : Bool
  /-- The dealer's card that is shown. -/
  shown : Card
  /-- The dealer's card that is hidden. -/
  hidden : Card
  /-- Whether the episode is over. -/
  over : Bool
deriving DecidableEq

/-- A state has the codes of its fields. -/
@[inline] instance : Coded State :=
  .ofEquiv (fun s => (s.hard, s.ace, s.two, s.shown, s.hidden, s.over))
    (fun t => ⟨t.1, t.2.1, t.2.2.1, t.2.2.2.1, t.2.2.2.2.1, t.2.2.2.2.2⟩) (fun _ => rfl)
    fun _ => rfl

/-- A state is kept in one word. -/
@[inline] instance : Stored UInt32 State := .word32

/-- A state is chosen field by field. -/
@[inline] instance : Select State :=
  .ofEquiv (fun s => (s.hard, s.ace, s.two, s.shown, s.hidden, s.over))
    (fun t => ⟨t.1, t.2.1, t.2.2.1, t.2.2.2.1, t.2.2.2.2.1, t.2.2.2.2.2⟩) fun _ => rfl

/-- An action: `0` stick, `1` hit. -/
abbrev Action := UpTo 1 1

/-! ### The player's cards, and what they are worth -/

/-- Whether an ace counts as `11`. -/
@[inline] def usable (s : State) : Bool := both s.ace (s.hard.val ≤ 11)

/-- The sum of the player's cards. -/
@[inline] def points (s : State) : UpTo 31 5 :=
  .of (s.hard.val + keep (usable s) 10) (by
    have h := s.hard.toNat_le
    change _ ≤ 31 at h
    rw [UInt32.le_iff_toNat_le, keep_eq, usable, both_eq, UInt32.toNat_add]
    simp only [Bool.and_eq_true, decide_eq_true_eq, UInt32.le_iff_toNat_le, UpTo.toNat] at *
    change _ ≤ 31
    split
    · next hu =>
      have h₁ : s.hard.val.toNat ≤ 11 := hu.2
      rw [show UInt32.toNat 10 = 10 from rfl]; omega
    · rw [UInt32.toNat_zero]; omega)

/-- Whether the player has a natural: an ace and a card of value `10`, and no more. -/
@[inline] def natural (s : State) : Bool := both (both s.two s.ace) (s.hard.is 11)

/-- Whether the dealer's first two cards are a natural. -/
@[inline] def dealerNatural (s : State) : Bool :=
  both (aceOf s.shown s.hidden) (sumOf s.shown s.hidden == 21)

/-- What it pays to stick, in halves, where the dealer reaches a sum, counted from `17`. -/
@[inline] def payoff (p : Params) (s : State) (d : UpTo 5 3) : Reward (-2) 3 :=
  let player := keep (s.hard.val ≤ 21) (points s).val
  let dealer := keep (d.val < 5) (d.val + 17)
  select (both (both (p.sab == 1) (natural s)) (negate (dealerNatural s))) ⟨2, by decide⟩ <|
  select (decide (dealer < player))
    (select (both (both (negate (p.sab == 1)) (p.natural == 1)) (natural s)) ⟨3, by decide⟩
      ⟨2, by decide⟩) <|
  select (decide (player < dealer)) ⟨-2, by decide⟩ ⟨0, by decide⟩

/-! ### The start, and the actions -/

/-- The card of a rank: the last four of thirteen are worth `10`. -/
@[inline] def cardOf (rank : UpTo 12 4) : Card :=
  ⟨select (decide (rank.val ≤ 9)) rank.val 9, by
    rw [select_eq]
    split
    · next h => exact of_decide_eq_true h
    · exact UInt32.le_refl 9⟩

/-- One of the thirteen ranks, all equally likely. -/
@[inline] def rank : Chance 1 (UpTo 12 4) := .uniform 12 (by decide)

/-- The value of a card. -/
@[inline] def valueOf (c : Card) : UpTo 31 5 :=
  .of (c.val + 1) (by
    have h := c.toNat_le
    rw [UInt32.le_iff_toNat_le, UInt32.toNat_add]
    change _ ≤ 9 at h
    change (c.toNat + 1) % _ ≤ 31
    omega)

/-- The start with these cards: the dealer's two, and the player's. -/
@[inline] def startState (x y a b : Card) : State where
  hard := (valueOf a).plus (valueOf b)
  ace := aceOf a b
  two := true
  shown := x
  hidden := y
  over := false

/-- What it is to take a card: it costs `1` where the cards are worth more than `21`. -/
@[inline] def hit (s : State) (c : Card) : Next State (-2) 3 :=
  let hard := s.hard.plus (valueOf c)
  let bust := decide (21 < hard.val)
  ⟨{ s with hard := hard, ace := either s.ace (c.is 0), two := false, over := bust },
    select bust ⟨-2, by decide⟩ ⟨0, by decide⟩⟩

/-- What it is to stick, where the dealer reaches a sum, counted from `17`. -/
@[inline] def stick (p : Params) (s : State) (d : UpTo 5 3) : Next State (-2) 3 :=
  ⟨{ s with over := true }, payoff p s d⟩

/-- What holds of every state of an episode: the player's cards sum to no less than two cards do,
and to no more than `21` unless it is over. -/
@[inline] def possible (s : State) : Bool :=
  both (decide (select s.ace (2 : UInt32) 4 ≤ s.hard.val)) (either s.over (s.hard.val ≤ 21))

/-! ### What holds of every state of an episode -/

theorem possible_iff {s : State} : possible s = true ↔
    (if s.ace = true then 2 else 4) ≤ s.hard.toNat ∧ (s.over = false → s.hard.toNat ≤ 21) := by
  simp only [possible, both_eq, either_eq, select_eq, Bool.and_eq_true, Bool.or_eq_true,
    decide_eq_true_eq, UInt32.le_iff_toNat_le, UpTo.toNat, apply_ite UInt32.toNat,
    show UInt32.toNat 2 = 2 from rfl, show UInt32.toNat 4 = 4 from rfl,
    show UInt32.toNat 21 = 21 from rfl]
  grind

theorem toNat_valueOf (c : Card) : (valueOf c).toNat = c.toNat + 1 := by
  have h := c.toNat_le
  change _ ≤ 9 at h
  refine UInt32.toNat_add .. |>.trans ?_
  change (c.toNat + 1) % _ = _
  omega

theorem toNat_hard_start (x y a b : Card) :
    (startState x y a b).hard.toNat = a.toNat + 1 + (b.toNat + 1) := by
  have ha := a.toNat_le
  have hb := b.toNat_le
  change _ ≤ 9 at ha hb
  rw [startState, UpTo.toNat_plus, toNat_valueOf, toNat_valueOf]
  change min _ 31 = _
  omega

theorem is_zero_iff (c : Card) : c.is 0 = true ↔ c.toNat = 0 := by
  rw [UpTo.is, beq_iff_eq, ← UInt32.toNat_inj]; rfl

theorem possible_start (x y a b : Card) : possible (startState x y a b) = true := by
  have ha := a.toNat_le
  have hb := b.toNat_le
  change _ ≤ 9 at ha hb
  rw [possible_iff, toNat_hard_start]
  refine ⟨?_, fun _ => by omega⟩
  split
  · omega
  · next h =>
    rw [startState, aceOf, either_eq, Bool.or_eq_true, is_zero_iff, is_zero_iff] at h
    omega

theorem toNat_hard_hit {s : State} (h : s.hard.toNat ≤ 21) (c : Card) :
    (hit s c).state.hard.toNat = s.hard.toNat + (c.toNat + 1) := by
  have hc := c.toNat_le
  change _ ≤ 9 at hc
  rw [hit, UpTo.toNat_plus, toNat_valueOf]
  change min _ 31 = _
  omega

theorem over_hit (s : State) (c : Card) :
    (hit s c).state.over = decide (21 < (hit s c).state.hard.toNat) := by
  simp only [hit, UInt32.lt_iff_toNat_lt]; rfl

theorem possible_hit {s : State} (hi : possible s = true) (ho : s.over = false) (c : Card) :
    possible (hit s c).state = true := by
  rw [possible_iff] at hi ⊢
  rw [over_hit, toNat_hard_hit (hi.2 ho), decide_eq_false_iff_not, Nat.not_lt]
  refine ⟨?_, id⟩
  have ha : (hit s c).state.ace = (s.ace || c.is 0) := either_eq ..
  have h₁ := hi.1
  rw [ha]
  by_cases h : s.ace = true
  · rw [if_pos h] at h₁; rw [if_pos (by rw [h]; rfl)]; omega
  · rw [if_neg h] at h₁; split <;> omega

theorem possible_stick {p : Params} {s : State} (hi : possible s = true) (d : UpTo 5 3) :
    possible (stick p s d).state = true := by
  rw [possible_iff] at hi ⊢
  exact ⟨hi.1, nofun⟩

/-- The environment. -/
@[inline] def rules (p : Params) :
    Rules State Action (UpTo 31 5 × UpTo 10 4 × Bool) 4 1 2 (-2) 3 where
  reset := rank.bind fun i => rank.bind fun j => rank.bind fun k => rank.map fun l =>
    startState (cardOf i) (cardOf j) (cardOf k) (cardOf l)
  step s a := .choose (a.is 1) (rank.map fun i => hit s (cardOf i))
    ((dealer s.shown s.hidden).map fun d => stick p s d)
  terminal s := s.over
  observe s := (points s, .of (s.shown.val + 1) (by
    have h := s.shown.toNat_le
    rw [UInt32.le_iff_toNat_le, UInt32.toNat_add]
    change _ ≤ 9 at h
    change (s.shown.toNat + 1) % _ ≤ 10
    omega), usable s)
  invariant := possible
  invariant_reset s hs := by
    rw [Chance.law_bind, Draw.mem_bind] at hs
    obtain ⟨i, -, hs⟩ := hs
    rw [Chance.law_bind, Draw.mem_bind] at hs
    obtain ⟨j, -, hs⟩ := hs
    rw [Chance.law_bind, Draw.mem_bind] at hs
    obtain ⟨k, -, hs⟩ := hs
    rw [Chance.law_map, Draw.mem_map] at hs
    obtain ⟨l, -, rfl⟩ := hs
    exact possible_start ..
  invariant_step s a n hi ho hn := by
    rw [Chance.law_choose] at hn
    split at hn
    all_goals
      rw [Chance.law_map, Draw.mem_map] at hn
      obtain ⟨x, -, rfl⟩ := hn
    · exact possible_hit hi ho _
    · exact possible_stick hi x

end Spec.Blackjack
