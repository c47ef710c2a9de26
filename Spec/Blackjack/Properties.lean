module

public import Spec.Blackjack.Basic

/-!
# What is true of blackjack

## Main definitions

* `hand`, `Hand.score`: what counts of the player's cards; a sum, which is `0` beyond `21`.
* `returned`, `prize`: what a step returns, and what it pays to stick.
* `mean`: the mean of a function of a card that is drawn.

## Main statements

* `toNat_points`, `le_points`: the sum of the player's cards.
* `hand_start`, `natural_start`, `dealerNatural_iff`: the start, and naturals.
* `hit_eq`, `stick_eq`: what the actions do, pay and end.
* `expect_stick`, `expect_hit`, `step_over`: the law of a step.
* `terminated_iff`, `length_le`: when an episode ends, which is after `20` steps at most.
* `expect_reset`: the law of the start.
* `observe_eq`: what is seen.
-/

@[expose] public noncomputable section

namespace Spec.Blackjack

open Spec.Auto Spec.MDP

variable {p : Params} {s : State} {a : Action} {r : StepResult State}

/-! ### The player's cards -/

/-- What counts of the player's cards. -/
def hand (s : State) : Hand := ⟨s.hard.toNat, s.ace⟩

/-- What a hand scores: its sum, or `0` where that is more than `21`. -/
def Hand.score (h : Hand) : Nat := if 21 < h.total then 0 else h.total

theorem bust_iff (h : Hand) : 21 < h.total ↔ 21 < h.hard := by
  simp only [Hand.total, Hand.usable, Bool.and_eq_true, decide_eq_true_eq]; split <;> omega

theorem usable_eq (s : State) : usable s = (hand s).usable := by
  rw [usable, both_eq, Hand.usable, Bool.eq_iff_iff]
  simp only [Bool.and_eq_true, decide_eq_true_eq, UInt32.le_iff_toNat_le, hand, UpTo.toNat]
  change _ ∧ _ ≤ 11 ↔ _
  grind

/-- **Claim.** The code counts the sum of the player's cards as it is defined. -/
theorem toNat_points (s : State) : (points s).toNat = (hand s).total := by
  have h := s.hard.toNat_le
  change _ ≤ 31 at h
  change (s.hard.val + keep (usable s) 10).toNat = _
  rw [UInt32.toNat_add, keep_eq, usable_eq, Hand.total, apply_ite UInt32.toNat, UInt32.toNat_zero,
    show UInt32.toNat 10 = 10 from rfl, show (hand s).hard = s.hard.val.toNat from rfl]
  rw [UpTo.toNat] at h
  split <;> omega

theorem toNat_score (s : State) :
    (keep (s.hard.val ≤ 21) (points s).val).toNat = (hand s).score := by
  have hb := bust_iff (hand s)
  simp only [keep_eq, apply_ite UInt32.toNat, Hand.score, decide_eq_true_eq,
    UInt32.le_iff_toNat_le]
  change (if s.hard.toNat ≤ 21 then (points s).toNat else 0) = _
  rw [toNat_points]
  change _ ↔ 21 < s.hard.toNat at hb
  split <;> split <;> omega

/-- **Claim.** The player's cards sum to `4` or more, and to `21` or less unless the episode
is over. -/
theorem le_points (hs : (rules p).env.Reachable s) :
    4 ≤ (hand s).total ∧ (s.over = false → (hand s).total ≤ 21) := by
  obtain ⟨h₁, h₂⟩ := possible_iff.mp ((rules p).invariant_of_reachable hs)
  have hb := bust_iff (hand s)
  refine ⟨?_, fun ho => Nat.not_lt.mp fun hlt => Nat.not_lt.mpr (h₂ ho) (hb.mp hlt)⟩
  simp only [Hand.total, Hand.usable, Bool.and_eq_true, decide_eq_true_eq, hand]
  split at h₁ <;> split <;> grind

/-! ### The start, and naturals -/

/-- **Claim.** At the start the player has two cards, and the episode is not over. -/
theorem hand_start (x y c d : Card) : let s := startState x y c d
    hand s = .of [c.toNat + 1, d.toNat + 1] ∧ s.two = true ∧ s.shown = x ∧ s.hidden = y ∧
      s.over = false := by
  refine ⟨Hand.ext ((toNat_hard_start x y c d).trans ?_) ?_, rfl, rfl, rfl, rfl⟩
  · simp only [Hand.of, Hand.add]; omega
  · rw [Bool.eq_iff_iff]
    simp only [hand, startState, aceOf, either_eq, Hand.of, Hand.add, Bool.or_eq_true,
      is_zero_iff, beq_iff_eq]
    grind

/-- Whether two cards are an ace and one of value `10`. -/
def AceTen (x y : Card) : Prop := x.toNat = 0 ∧ y.toNat = 9 ∨ x.toNat = 9 ∧ y.toNat = 0

theorem natural_iff : natural s = true ↔ s.two = true ∧ hand s = ⟨11, true⟩ := by
  rw [natural, both_eq, both_eq, Bool.and_eq_true, Bool.and_eq_true, UpTo.is, beq_iff_eq,
    ← UInt32.toNat_inj, Hand.ext_iff, and_assoc, and_comm (a := s.ace = true)]
  rfl

/-- **Claim.** The player has a natural at the start when the two cards are an ace and one of value
`10`. -/
theorem natural_start (x y c d : Card) :
    natural (startState x y c d) = true ↔ AceTen c d := by
  have hc := c.toNat_le
  have hd := d.toNat_le
  change _ ≤ 9 at hc hd
  rw [natural_iff, (hand_start x y c d).1]
  simp only [Hand.of, Hand.add, startState, Hand.ext_iff, Bool.or_eq_true, beq_iff_eq, AceTen]
  grind

/-- **Claim.** The dealer has a natural when the two cards of the start are an ace and one of value
`10`. -/
theorem dealerNatural_iff (s : State) : dealerNatural s = true ↔ AceTen s.shown s.hidden := by
  obtain ⟨_, _, _, x, y, _⟩ := s
  simp only [dealerNatural, AceTen]
  decide +kernel +revert

/-! ### What the actions do -/

/-- What a step returns that leads to this. -/
def returned (n : Next State (-2) 3) : StepResult State :=
  ⟨n.state, n.reward.toInt / 2, n.state.over, false⟩

/-- **Claim.** To hit gives the player a card. Where they then sum to more than `21`, this costs `1`
and the episode ends; else it pays nothing. There is no natural any more. -/
theorem hit_eq (hs : (hand s).total ≤ 21) (c : Card) : let h := (hand s).add (c.toNat + 1)
    ∃ t : State, returned (hit s c) =
      ⟨t, if 21 < h.total then -1 else 0, decide (21 < h.total), false⟩ ∧
      hand t = h ∧ natural t = false ∧ t.shown = s.shown ∧ t.hidden = s.hidden := by
  replace hs : s.hard.toNat ≤ 21 := Nat.not_lt.mp fun h => Nat.not_lt.mpr hs ((bust_iff _).mpr h)
  have hn : natural (hit s c).state = false := by
    rw [natural, both_eq, both_eq, hit, Bool.false_and, Bool.false_and]
  have hh : hand (hit s c).state = (hand s).add (c.toNat + 1) := by
    refine Hand.ext (toNat_hard_hit hs c) ?_
    change either s.ace (c.is 0) = (s.ace || c.toNat + 1 == 1)
    rw [either_eq, Bool.eq_iff_iff, Bool.or_eq_true, Bool.or_eq_true, is_zero_iff, beq_iff_eq]
    exact or_congr_right (by omega)
  have hb : (21 < (hit s c).state.hard.toNat) = (21 < ((hand s).add (c.toNat + 1)).total) := by
    rw [← hh, propext (bust_iff _)]; rfl
  refine ⟨(hit s c).state, ?_, hh, hn, rfl, rfl⟩
  rw [returned, over_hit]
  have hr : (hit s c).reward = if 21 < (hit s c).state.hard.toNat then ⟨-2, by decide⟩
      else ⟨0, by decide⟩ := by
    simp only [hit, select_eq, decide_eq_true_eq, UInt32.lt_iff_toNat_lt]; rfl
  rw [hr]
  simp only [hb]
  split
  · exact congrArg (StepResult.mk _ · _ _) (by decide +kernel)
  · exact congrArg (StepResult.mk _ · _ _) (by decide +kernel)

/-- What it pays to stick, where the dealer ends with a hand. Where `sab` is `1`, a natural of the
player wins unless the dealer has one. Else the higher score wins, the lower one loses, and equal
ones are a draw. A win pays `1`, but one by a natural `3 / 2` where `natural` is `1` and `sab` is
not; a loss costs `1`, and a draw pays nothing. -/
def prize (p : Params) (s : State) (dealer : Hand) : Rat :=
  if p.sab = 1 ∧ natural s = true ∧ dealerNatural s = false then 1
  else if dealer.score < (hand s).score then
    if p.sab ≠ 1 ∧ p.natural = 1 ∧ natural s = true then 3 / 2 else 1
  else if (hand s).score < dealer.score then -1
  else 0

/-- **Claim.** To stick ends the episode and pays the prize for any hand of the dealer with the sum
that is reached. -/
theorem stick_eq {d : UpTo 5 3} {h : Hand} (hd : d.toNat = ending h) (hh : 17 ≤ h.total) :
    returned (stick p s d) = ⟨{ s with over := true }, prize p s h, true, false⟩ := by
  have hscore : (keep (d.val < 5) (d.val + 17)).toNat = h.score := by
    simp only [keep_eq, apply_ite UInt32.toNat, decide_eq_true_eq, UInt32.lt_iff_toNat_lt,
      UInt32.toNat_add]
    change (if d.toNat < 5 then (d.toNat + 17) % _ else 0) = _
    rw [hd, ending, Hand.score]
    split <;> split <;> omega
  have hwin := UInt32.lt_iff_toNat_lt (a := keep (d.val < 5) (d.val + 17))
    (b := keep (s.hard.val ≤ 21) (points s).val)
  have hlose := UInt32.lt_iff_toNat_lt (a := keep (s.hard.val ≤ 21) (points s).val)
    (b := keep (d.val < 5) (d.val + 17))
  rw [hscore, toNat_score] at hwin hlose
  refine congrArg (StepResult.mk _ · _ _) ?_
  simp only [stick, payoff, select_eq, both_eq, negate_eq, Bool.and_eq_true, beq_iff_eq,
    Bool.not_eq_true', beq_eq_false_iff_ne, decide_eq_true_eq, hwin, hlose, prize, and_assoc, ne_eq]
  repeat' split
  all_goals first | contradiction | decide +kernel

/-! ### The law of a step -/

/-- The mean of a function of a card that is drawn: one of value `10` has the probability `4 / 13`,
and every other one `1 / 13`. -/
def mean (f : Card → Rat) : Rat :=
  (sum 9 (fun i => f (Chance.ofBranch (last := 9) 4 i.castSucc)) + 4 * f (.of 9 (by decide))) / 13

theorem expect_rank (f : Card → Rat) : (rank.law.expect fun i => f (cardOf i)) = mean f := by
  have hlow (i : Fin 9) :
      cardOf (Chance.ofBranch (last := 12) 4 ⟨i.val, Nat.lt_trans i.isLt (by decide)⟩) =
        Chance.ofBranch (last := 9) 4 i.castSucc := by decide +revert
  have hten (i : Fin 4) : cardOf (Chance.ofBranch (last := 12) 4
      ⟨9 + i.val, Nat.add_lt_add_left i.isLt 9⟩) = .of 9 (by decide) := by decide +revert
  have key (x : Rat) : mkRat 1 13 * x = x / 13 := by
    rw [show mkRat 1 13 = 1 / 13 by decide +kernel]; grind
  rw [rank, Chance.law_uniform, Draw.expect_uniform, mean]
  refine (key _).trans (congrArg (· / 13) ?_)
  refine (sum_split 9 4 _).trans ?_
  simp only [Draw.expect_pure, hlow, hten]
  rw [sum_const]; rfl

/-- **Claim, by definition.** When the episode is over, nothing changes, for nothing. -/
theorem step_over (h : s.over = true) (a : Action) :
    (rules p).env.step s a = .pure ⟨s, 0, true, false⟩ := (rules p).step_of_terminal h a

theorem step_eq (h : s.over = false) (a : Action) : (rules p).env.step s a =
    if a.val = 1 then rank.law.map fun i => returned (hit s (cardOf i))
    else (dealer s.shown s.hidden).law.map fun d => returned (stick p s d) := by
  have hr : (rules p).returned = returned := rfl
  rw [(rules p).step_eq h, hr]
  simp only [rules, Chance.law_choose, Chance.law_map, UpTo.is, beq_iff_eq]
  split <;> simp only [Draw.map, Draw.bind_assoc, Draw.pure_bind]

/-- **Claim.** The law of a step that hits while the episode is not over: the cards that may be
drawn have the probabilities of `mean`. -/
theorem expect_hit (h : s.over = false) (ha : a.val = 1) (f : StepResult State → Rat) :
    ((rules p).env.step s a).expect f = mean fun c => f (returned (hit s c)) := by
  rw [step_eq h, if_pos ha, Draw.map, Draw.expect_bind]
  exact expect_rank fun c => f (returned (hit s c))

/-- **Claim.** The law of a step that sticks while the episode is not over: the dealer draws card by
card while the cards sum to less than `17`, the prize is that for the hand in the end, and the
episode is over. -/
theorem expect_stick (h : s.over = false) (ha : a.val = 0) (f : StepResult State → Rat) :
    ((rules p).env.step s a).expect f = (play 10 (dealt s.shown s.hidden)).expect fun dealer =>
      f ⟨{ s with over := true }, prize p s dealer, true, false⟩ := by
  have hcap (d : UpTo 5 3) : UpTo.cap 5 (.ofNat d.toNat) = d := by
    rw [UpTo.toNat, UInt32.ofNat_toNat]; exact UpTo.cap_of_le d.le
  have hd := expect_dealer s.shown s.hidden fun e =>
    f (returned (stick p s (.cap 5 (.ofNat e))))
  simp only [hcap] at hd
  rw [step_eq h, ha, if_neg (by decide), Draw.map, Draw.expect_bind]
  refine hd.trans (Draw.expect_congr fun dealer hh => congrArg f (stick_eq ?_ (le_total _ _ hh)))
  have he := ending_lt dealer
  have hn : (UInt32.ofNat (ending dealer)).toNat = ending dealer :=
    UInt32.toNat_ofNat_of_lt' (Nat.lt_of_lt_of_le he (by decide))
  rw [UpTo.cap_of_le (by rw [UInt32.le_iff_toNat_le, hn]; exact Nat.le_of_lt_succ he)]
  exact hn

/-! ### When an episode ends -/

theorem val_eq (a : Action) : a.val = 0 ∨ a.val = 1 := by
  decide +revert

theorem step_returns (h : s.over = false) (hr : r ∈ (rules p).env.step s a) :
    (a.val = 1 ∧ ∃ c, r = returned (hit s c)) ∨ (a.val = 0 ∧ ∃ d, r = returned (stick p s d)) := by
  rw [step_eq h] at hr
  split at hr
  · next ha =>
    obtain ⟨i, -, rfl⟩ := Draw.mem_map.mp hr
    exact .inl ⟨ha, _, rfl⟩
  · next ha =>
    obtain ⟨d, -, rfl⟩ := Draw.mem_map.mp hr
    exact .inr ⟨(val_eq a).resolve_right ha, _, rfl⟩

/-- **Claim.** A step of an episode that is not over ends it when it sticks, and when it hits and
the cards sum to more than `21`. It never cuts the episode off. -/
theorem terminated_iff (hs : (rules p).env.Reachable s) (h : s.over = false)
    (hr : r ∈ (rules p).env.step s a) :
    (r.terminated = true ↔ a.val = 0 ∨ 21 < (hand r.state).total) ∧ r.truncated = false := by
  have hi := (le_points hs).2 h
  rcases step_returns h hr with ⟨ha, c, rfl⟩ | ⟨ha, d, rfl⟩
  · obtain ⟨t, ht, hh, -⟩ := hit_eq hi c
    rw [ht]
    rw [ha, hh]
    exact ⟨decide_eq_true_iff.trans (or_iff_right (by decide)).symm, rfl⟩
  · exact ⟨iff_of_true rfl (.inl ha), rfl⟩

/-- **Claim.** Whatever the actions, an episode is over after `20` steps at most. -/
theorem length_le {as : List Action} {trace : List (StepResult State)}
    (hs : (rules p).env.Reachable s) (h : trace ∈ (rules p).env.rollout s as)
    (ho : s.over = false) (ht : ∀ r ∈ trace, r.terminated = false) : as.length < 20 := by
  suffices key : as.length + s.hard.toNat ≤ 21 by
    have := (possible_iff.mp ((rules p).invariant_of_reachable hs)).1
    split at this <;> omega
  induction as generalizing s trace with
  | nil =>
    rw [List.length_nil, Nat.zero_add]
    exact (possible_iff.mp ((rules p).invariant_of_reachable hs)).2 ho
  | cons a as ih =>
    obtain ⟨r, hr, h⟩ := Draw.mem_bind.mp h
    obtain ⟨t, ht', rfl⟩ := Draw.mem_map.mp h
    have hrt := ht r (List.mem_cons_self ..)
    have hi := (possible_iff.mp ((rules p).invariant_of_reachable hs)).2 ho
    rcases step_returns ho hr with ⟨-, c, rfl⟩ | ⟨-, d, rfl⟩
    · have := ih (hs.step hr) ht' hrt fun r h => ht r (List.mem_cons_of_mem _ h)
      have hh := toNat_hard_hit hi c
      change _ + (hit s c).state.hard.toNat ≤ 21 at this
      rw [List.length_cons]
      omega
    · nomatch hrt

/-! ### The start, and what is seen -/

/-- **Claim.** The law of the start: the dealer's cards and the player's are drawn one by one, each
with the probabilities of `mean`, whatever the others. -/
theorem expect_reset (f : State → Rat) : (rules p).env.reset.expect f =
    mean fun x => mean fun y => mean fun c => mean fun d => f (startState x y c d) := by
  simp only [← expect_rank]
  simp only [rules, Rules.env, Chance.law_bind, Chance.law_map, Draw.map, Draw.expect_bind,
    Draw.expect_pure]

/-- **Claim.** What is seen is the sum of the player's cards, the value of the dealer's card that is
shown, and whether an ace of the player counts as `11`. -/
theorem observe_eq (s : State) : let o := (rules p).env.observe s
    o.1.toNat = (hand s).total ∧ o.2.1.toNat = s.shown.toNat + 1 ∧ o.2.2 = (hand s).usable := by
  refine ⟨toNat_points s, ?_, usable_eq s⟩
  have h := s.shown.toNat_le
  change _ ≤ 9 at h
  change (s.shown.val + 1).toNat = _
  rw [UInt32.toNat_add]
  change (s.shown.toNat + 1) % _ = _
  omega

/-- The states fit their words. -/
theorem fits : Stored.fits State = true := by decide

end Spec.Blackjack
