module

public import Spec.Taxi.Basic

/-!
# What is true of Taxi

## Main definitions

* `returned`, `mean`: what a step returns, and its mean over the choices of a fickle passenger.
* `rainRate`, `fickleRate`: how often a move goes as chosen, and a passenger is fickle.
* `changes`, `startNumber`: how often the destination changes; the number of a start.

## Main statements

* `moved_spec`, `turns`, `depot_spec`, `other_spec`: walls, sides, depots, and other depots.
* `act_eq`, `drive_eq`, `pickUp_eq`, `dropOff_eq`: what the actions do, pay and end.
* `step_over`, `step_returns`, `step_certain`, `expect_step`: the law of a step.
* `legal_iff`, `legal_of_observe`: the actions that are offered.
* `state_of_not_legal`, `state_ne_of_legal`, `rainRate_le_of_legal`: they are those that may change
  the state.
* `terminated_iff`, `changes_le`: the end is the delivery; the destination changes at most once.
* `expect_reset`, `expect_willChange`, `start_spec`: the law of the start.
* `toNat_observe`, `observe_inj`, `of_over`: what is seen, and where an episode is over.
-/

@[expose] public noncomputable section

namespace Spec.Taxi

open Spec.Auto Spec.MDP

variable {p : Params} {s s' : State} {a way : Action} {k : UpTo 2 2} {r : StepResult State}

/-! ### What the actions do -/

/-- **Claim.** A way south, north, east or west leads to the next cell in this direction, unless it
crosses an edge, or a wall east of column `1` in the two rows in the north, or of column `0` or `2`
in the two rows in the south; and nothing else leads anywhere. -/
theorem moved_spec (s : State) (way : Action) :
    let free (row col : Nat) := ¬ (row < 2 ∧ col = 1 ∨ 2 < row ∧ (col = 0 ∨ col = 2))
    ((moved s way).row.toNat, (moved s way).col.toNat) =
      let row := s.row.toNat
      let col := s.col.toNat
      if way.toNat = 0 ∧ row < 4 then (row + 1, col)
      else if way.toNat = 1 ∧ 0 < row then (row - 1, col)
      else if way.toNat = 2 ∧ col < 4 ∧ free row col then (row, col + 1)
      else if way.toNat = 3 ∧ 0 < col ∧ free row (col - 1) then (row, col - 1)
      else (row, col) := by
  obtain ⟨row, col, q, d, c⟩ := s
  dsimp only [moved]
  clear q d c
  decide +kernel +revert

/-- **Claim.** East is to the left of south, and west to its right; and so on. -/
theorem turns (way : Action) : ((leftOf way).toNat, (rightOf way).toNat) =
    [(2, 3), (3, 2), (1, 0), (0, 1), (4, 4), (5, 5)].getD way.toNat (0, 0) := by
  decide +kernel +revert

/-- **Claim.** The depots `0`, `1`, `2` and `3` are in the corners in the north-west, north-east and
south-west, and in column `3` of the last row; no other cell has one. -/
theorem depot_spec (row col : UpTo 4 3) : (depot row col).toNat =
    [(0, 0), (0, 4), (4, 0), (4, 3)].idxOf (row.toNat, col.toNat) := by
  decide +kernel +revert

/-- **Claim.** The other depots, by their numbers, are the three that a depot is not. -/
theorem other_spec (d : UpTo 3 2) : [UpTo.zero, .of 1 (by decide), .of 2 (by decide)].map
    (fun k => (other d k).toNat) = (List.range 4).filter (· != d.toNat) := by
  decide +kernel +revert

theorem blocked_eq (s : State) (way : Action) : blocked s way = decide (moved s way = s) := by
  rw [Bool.eq_iff_iff, decide_eq_true_eq, blocked, both_eq, Bool.and_eq_true, beq_iff_eq,
    beq_iff_eq, ← UpTo.ext_iff, ← UpTo.ext_iff, State.ext_iff]
  exact ⟨fun h => ⟨h.1, h.2, rfl, rfl, rfl⟩, fun h => ⟨h.1, h.2.1⟩⟩

/-- What a step returns that leads to this. -/
def returned (n : Next State (-10) 20) : StepResult State :=
  ⟨n.state, n.reward.toInt, over n.state, false⟩

theorem returned_eq {t : State} {r : Reward (-10) 20} {x : Rat} {b : Bool}
    (hx : (r.toInt : Rat) = x) (hb : over t = b) : returned ⟨t, r⟩ = ⟨t, x, b, false⟩ := by
  rw [returned, hx, hb]

/-- **Claim.** A move costs `1` and takes the taxi, and with it a passenger in it, to the next cell
on the way, where one is free. A passenger who is still to change its destination does so when it
is in the taxi and the cell is another one. -/
theorem drive_eq (h : over s = false) (way : Action) (k : UpTo 2 2) :
    returned (drive s way k) = ⟨if s.willChange = true ∧ s.passenger.val = 4 ∧ moved s way ≠ s
      then { moved s way with destination := other s.destination k, willChange := false }
      else moved s way, -1, false, false⟩ := by
  simp only [drive, select_eq, both_eq, negate_eq, Bool.and_eq_true, UpTo.is, beq_iff_eq,
    Bool.not_eq_true', blocked_eq, decide_eq_false_iff_not]
  split
  · next hc =>
    exact returned_eq (by decide +kernel) (beq_eq_false_iff_ne.mpr fun e =>
      destination_ne _ (hc.2.1.symm.trans e))
  · exact returned_eq (by decide +kernel) h

/-- **Claim.** To pick up takes a passenger into the taxi who waits at the depot where the taxi is,
and costs `1`. Otherwise it changes nothing and costs `10`. -/
theorem pickUp_eq (h : over s = false) : returned (pickUp s) =
    if s.passenger.val ≠ 4 ∧ s.passenger.val = (depot s.row s.col).val
    then ⟨{ s with passenger := .of 4 (by decide) }, -1, false, false⟩
    else ⟨s, -10, false, false⟩ := by
  simp only [pickUp, waits, select_eq, both_eq, negate_eq, Bool.and_eq_true, UpTo.is, beq_iff_eq,
    Bool.not_eq_true', beq_eq_false_iff_ne]
  split
  · exact returned_eq (by decide +kernel) (beq_eq_false_iff_ne.mpr (destination_ne _))
  · exact returned_eq (by decide +kernel) h

/-- **Claim.** To drop off puts a passenger in the taxi down at the depot where the taxi is. At the
destination it pays `20` and the episode ends, and elsewhere it costs `1`. With no passenger in the
taxi, or away from depots, it changes nothing and costs `10`. -/
theorem dropOff_eq (h : over s = false) : returned (dropOff s) =
    if s.passenger.val = 4 ∧ (depot s.row s.col).val ≠ 4 then
      if (depot s.row s.col).val = s.destination.val
      then ⟨{ s with passenger := depot s.row s.col }, 20, true, false⟩
      else ⟨{ s with passenger := depot s.row s.col }, -1, false, false⟩
    else ⟨s, -10, false, false⟩ := by
  simp only [dropOff, mayAlight, select_eq, both_eq, negate_eq, Bool.and_eq_true, UpTo.is,
    beq_iff_eq, Bool.not_eq_true', beq_eq_false_iff_ne]
  split
  · split
    · next hd => exact returned_eq (by decide +kernel) (beq_iff_eq.mpr hd)
    · next hd => exact returned_eq (by decide +kernel) (beq_eq_false_iff_ne.mpr hd)
  · exact returned_eq (by decide +kernel) h

/-- **Claim.** Action `4` picks up, action `5` drops off, and every other one moves. -/
theorem act_eq (s : State) (a way : Action) (k : UpTo 2 2) : act s a way k =
    if a.val = 4 then pickUp s else if a.val = 5 then dropOff s else drive s way k := by
  simp only [act, select_eq, UpTo.is, beq_iff_eq]

/-! ### The law of a step -/

/-- The probability that a move goes the way that was chosen: in rain, and where that is not
blocked, the parameter. -/
def rainRate (p : Params) (s : State) (way : Action) : Rat :=
  if p.rainy = 1 ∧ moved s way ≠ s then Rate.toRat p.rainyNum p.rainyDen else 1

/-- The mean of a function of what an action returns where a move goes a way: the three choices of a
fickle passenger are equally likely. -/
def mean (f : StepResult State → Rat) (s : State) (a way : Action) : Rat :=
  (f (returned (act s a way .zero)) + f (returned (act s a way (.of 1 (by decide)))) +
    f (returned (act s a way (.of 2 (by decide))))) / 3

/-- **Claim, by definition.** When the episode is over, nothing changes, for nothing. -/
theorem step_over (h : over s = true) (a : Action) :
    (rules p).env.step s a = .pure ⟨s, 0, true, false⟩ := (rules p).step_of_terminal h a

theorem step_eq (h : over s = false) (a : Action) : (rules p).env.step s a =
    (Chance.drift p.rainyNum p.rainyDen).law.bind fun turn => .uniform 2 fun k =>
      .pure (returned (act s a (drifted p s a turn) (Chance.ofBranch 2 k))) := by
  have hr : (rules p).returned = returned :=
    funext fun n => congrArg (StepResult.mk _ · _ _) (div_natCast_one _)
  rw [(rules p).step_eq h, hr]
  simp only [rules, Chance.law_bind, Chance.law_map, Chance.law_uniform, Draw.map, Draw.bind_assoc,
    Draw.bind]
  rfl

/-- **Claim.** While the episode is not over, a step returns what the action does on some way, which
is the chosen one where it does not rain or that is blocked, and never cuts the episode off. -/
theorem step_returns (h : over s = false) (hr : r ∈ (rules p).env.step s a) :
    ∃ way k, r = returned (act s a way k) ∧ (p.rainy ≠ 1 ∨ moved s a = s → way = a) := by
  rw [step_eq h, Draw.mem_bind] at hr
  obtain ⟨turn, -, k, rfl⟩ := hr
  refine ⟨_, _, rfl, fun h => ?_⟩
  rw [drifted, select_eq, if_neg]
  simp only [both_eq, negate_eq, Bool.and_eq_true, beq_iff_eq, blocked_eq, Bool.not_eq_true',
    decide_eq_false_iff_not]
  grind

/-- **Claim.** Without rain, and where the destination will not change, a step while the episode is
not over certainly returns what the action does on the chosen way. -/
theorem step_certain (h : over s = false) (hp : p.rainy ≠ 1) (hs : s.willChange = false)
    (hr : r ∈ (rules p).env.step s a) : r = returned (act s a a .zero) := by
  obtain ⟨way, k, rfl, hway⟩ := step_returns h hr
  simp only [hway (.inl hp), act, drive, hs, both_eq, Bool.false_and, select_false]

/-- **Claim.** The law of a step while the episode is not over: a move goes the way that was chosen
with the probability `rainRate`, and with half of the rest to each side of it. -/
theorem expect_step (hp : p.valid = true) (h : over s = false) (a : Action)
    (f : StepResult State → Rat) : ((rules p).env.step s a).expect f =
      rainRate p s a * mean f s a a + (1 - rainRate p s a) / 2 * mean f s a (leftOf a) +
        (1 - rainRate p s a) / 2 * mean f s a (rightOf a) := by
  have hm (way : Action) : (Draw.uniform 2 fun k =>
      .pure (returned (act s a way (Chance.ofBranch 2 k)))).expect f = mean f s a way := by
    have key (x y z : Rat) : mkRat 1 3 * (0 + x + y + z) = (x + y + z) / 3 := by
      rw [show mkRat 1 3 = 1 / 3 by decide +kernel]; grind
    exact key ..
  simp only [Params.valid, both_eq, Bool.and_eq_true] at hp
  rw [step_eq h, Draw.expect_bind]
  simp only [hm]
  rw [Chance.expect_drift hp.2.1, rainRate]
  simp only [drifted, blocked_eq, select_eq, both_eq, negate_eq, UpTo.is, UpTo.of]
  by_cases hr : p.rainy = 1 <;> by_cases hb : moved s a = s <;> grind

/-- **Claim.** The actions that are offered: a move that leads to another cell, to pick up where a
passenger waits, and to drop off a passenger in the taxi at a depot. -/
theorem legal_iff : legal s a = true ↔
    if a.val = 4 then s.passenger.val ≠ 4 ∧ s.passenger.val = (depot s.row s.col).val
    else if a.val = 5 then s.passenger.val = 4 ∧ (depot s.row s.col).val ≠ 4
    else moved s a ≠ s := by
  simp only [legal, waits, mayAlight, blocked_eq, select_eq, both_eq, negate_eq, UpTo.is,
    beq_iff_eq]
  split <;> (try split) <;> grind

/-- **Claim.** In every weather, and whoever the passenger is, an action that is not offered
certainly changes nothing. -/
theorem state_of_not_legal (h : legal s a = false) (hr : r ∈ (rules p).env.step s a) :
    r.state = s := by
  cases ho : over s
  · rw [← Bool.not_eq_true, legal_iff] at h
    obtain ⟨way, k, rfl, hway⟩ := step_returns ho hr
    simp only [act_eq, apply_ite returned, pickUp_eq ho, dropOff_eq ho, drive_eq ho]
    split at h
    · next ha => rw [if_pos ha, if_neg h]
    · next ha =>
      rw [if_neg ha]
      split at h
      · next hb => rw [if_pos hb, if_neg h]
      · next hb =>
        have h := Decidable.not_not.mp h
        rw [if_neg hb, hway (.inr h), if_neg fun hm => hm.2.2 h, h]
  · rw [step_over ho, Draw.mem_pure] at hr; rw [hr]

theorem state_act_ne (ho : over s = false) (h : legal s a = true)
    (hw : way = a ∨ a.val = 4 ∨ a.val = 5) : (returned (act s a way k)).state ≠ s := by
  have hl := legal_iff.mp h
  simp only [act_eq, apply_ite returned, pickUp_eq ho, dropOff_eq ho, drive_eq ho]
  repeat' split
  all_goals
    intro e
    have h₁ := congrArg (State.passenger · |>.val) e
    have h₂ := congrArg State.willChange e
    grind [UpTo.of]

/-- **Claim.** Without rain, an action that is offered while the episode is not over certainly
changes the state; in rain, to pick up and to drop off do. -/
theorem state_ne_of_legal (ho : over s = false) (h : legal s a = true)
    (hp : p.rainy ≠ 1 ∨ a.val = 4 ∨ a.val = 5) (hr : r ∈ (rules p).env.step s a) :
    r.state ≠ s := by
  obtain ⟨way, k, rfl, hway⟩ := step_returns ho hr
  exact state_act_ne ho h (hp.imp_left fun hp => hway (.inl hp))

/-- **Claim.** In every weather, an action that is offered while the episode is not over changes the
state with at least the probability that a move goes the way that was chosen. -/
theorem rainRate_le_of_legal (hp : p.valid = true) (ho : over s = false) (h : legal s a = true) :
    rainRate p s a ≤ ((rules p).env.step s a).expect fun r => indicator (r.state ≠ s) := by
  have one : mean (fun r => indicator (r.state ≠ s)) s a a = 1 := by
    simp only [mean, indicator, ne_eq, state_act_ne ho h (.inl rfl), not_false_eq_true, if_true]
    decide +kernel
  have pos (way : Action) : 0 ≤ mean (fun r => indicator (r.state ≠ s)) s a way := by
    have nonneg (k : UpTo 2 2) := indicator_nonneg ((returned (act s a way k)).state ≠ s)
    have := nonneg .zero; have := nonneg (.of 1 (by decide)); have := nonneg (.of 2 (by decide))
    rw [mean]
    grind
  have le : rainRate p s a ≤ 1 := by
    simp only [Params.valid, both_eq, Bool.and_eq_true] at hp
    obtain ⟨hd, hn, -⟩ := Chance.of_valid hp.2.1
    have hd : (0 : Rat) < p.rainyDen.toNat := Rat.natCast_pos.mpr (by omega)
    have hn := Rat.natCast_le_natCast.mpr hn
    have : Rate.toRat p.rainyNum p.rainyDen ≤ 1 := by
      rw [Rate.toRat, Rat.div_def, ← Rat.mul_inv_cancel _ (Rat.ne_of_gt hd)]
      exact Rat.mul_le_mul_of_nonneg_right hn (Rat.le_of_lt (Rat.inv_pos.mpr hd))
    rw [rainRate]; grind
  have mul (way : Action) := Rat.mul_nonneg
    (show 0 ≤ (1 - rainRate p s a) / 2 by grind) (pos way)
  have := mul (leftOf a); have := mul (rightOf a)
  rw [expect_step hp ho, one]
  grind

/-- **Claim.** A step while the episode is not over ends it exactly when it pays `20`, and exactly
when it drops a passenger in the taxi off at the destination. -/
theorem terminated_iff (h : over s = false) (hr : r ∈ (rules p).env.step s a) :
    (r.terminated = true ↔ r.reward = 20) ∧ (r.terminated = true ↔ a.val = 5 ∧
      s.passenger.val = 4 ∧ (depot s.row s.col).val = s.destination.val) := by
  obtain ⟨way, k, rfl, -⟩ := step_returns h hr
  have hd := destination_ne s.destination
  simp only [act_eq, apply_ite returned, pickUp_eq h, dropOff_eq h, drive_eq h]
  repeat' split
  all_goals grind

/-! ### The passenger changes its destination -/

/-- **Claim.** A step changes the destination only where that was still to come, and then it is not
to come again. -/
theorem destination_step (hr : r ∈ (rules p).env.step s a) :
    (r.state.willChange = true → s.willChange = true) ∧ (r.state.destination ≠ s.destination →
      s.willChange = true ∧ r.state.willChange = false) := by
  cases h : over s
  · obtain ⟨way, k, rfl, -⟩ := step_returns h hr
    have hm : (moved s way).destination = s.destination ∧
      (moved s way).willChange = s.willChange := ⟨rfl, rfl⟩
    simp only [act_eq, apply_ite returned, pickUp_eq h, dropOff_eq h, drive_eq h]
    repeat' split
    all_goals grind
  · rw [step_over h, Draw.mem_pure] at hr
    rw [hr]; exact ⟨id, fun e => absurd rfl e⟩

/-- How often the destination changes. -/
def changes : State → List (StepResult State) → Nat
  | _, [] => 0
  | s, r :: trace => (if r.state.destination = s.destination then 0 else 1) + changes r.state trace

/-- **Claim.** Whatever the actions, the destination changes at most once, and only where the
passenger is fickle. -/
theorem changes_le {as : List Action} {trace : List (StepResult State)}
    (h : trace ∈ (rules p).env.rollout s as) :
    changes s trace ≤ if s.willChange = true then 1 else 0 := by
  induction as generalizing s trace with
  | nil => rw [Draw.mem_pure.mp h]; exact Nat.zero_le _
  | cons a as ih =>
    obtain ⟨r, hr, h⟩ := Draw.mem_bind.mp h
    obtain ⟨t, ht, rfl⟩ := Draw.mem_map.mp h
    have := ih ht
    have := destination_step hr
    rw [changes]
    grind

/-! ### The start, and what is seen -/

/-- The probability that the passenger of an episode is fickle. -/
def fickleRate (p : Params) : Rat :=
  if p.fickle = 1 then Rate.toRat p.fickleNum p.fickleDen else 0

/-- **Claim.** The law of the start: the starts with the numbers `0, …, 299` are equally likely, and
the passenger is fickle with the probability `fickleRate`, whichever it is. -/
theorem expect_reset (hp : p.valid = true) (f : State → Rat) : (rules p).env.reset.expect f =
    sum 300 (fun i => fickleRate p * f (startState (Chance.ofBranch 9 i) true) +
      (1 - fickleRate p) * f (startState (Chance.ofBranch 9 i) false)) / 300 := by
  have hc (x y : Rat) : (Chance.rate p.fickleNum p.fickleDen).law.expect
      (fun c => if (p.fickle == 1 && c) = true then x else y) =
        fickleRate p * x + (1 - fickleRate p) * y := by
    simp only [Params.valid, both_eq, Bool.and_eq_true] at hp
    rw [Chance.expect_rate hp.2.2, fickleRate]
    by_cases hf : p.fickle = 1 <;> grind
  have hf (n : UpTo 299 9) (c : Bool) : f (startState n c) =
      if c = true then f (startState n true) else f (startState n false) := by cases c <;> rfl
  have hr (c : Rat) : mkRat 1 300 * c = c / 300 := by
    rw [show mkRat 1 300 = 1 / 300 by decide +kernel]; grind
  simp only [rules, Rules.env, Chance.law_bind, Chance.law_uniform, Draw.bind, Chance.law_map]
  rw [Draw.expect_uniform]
  refine (hr _).trans (congrArg (sum 300 · / 300) (funext fun i => ?_))
  rw [Draw.map, Draw.expect_bind]
  simp only [Draw.expect_pure, both_eq]
  rw [funext fun c => hf _ (p.fickle == 1 && c)]
  exact hc _ _

/-- **Claim.** The chance that the passenger of an episode is fickle is `fickleRate`. -/
theorem expect_willChange (hp : p.valid = true) :
    ((rules p).env.reset.expect fun s => indicator (s.willChange = true)) = fickleRate p := by
  rw [expect_reset hp]
  simp only [startState, indicator, if_true, Bool.false_eq_true, if_false]
  rw [sum_const]
  grind

/-- The number of a start. -/
def startNumber (s : State) : UpTo 299 9 :=
  .cap 299 (((s.row.val * 5 + s.col.val) * 4 + s.passenger.val) * 3 + s.destination.val -
    Word.bit (s.passenger.val < s.destination.val))

/-- **Claim.** The starts are the `300` states whose passenger waits at a depot that is not its
destination, each with one number; whether the destination will change is drawn apart. -/
theorem start_spec : (∀ n c, let s := startState n c
      s.passenger.val ≠ 4 ∧ s.passenger.val ≠ s.destination.val ∧ s.willChange = c ∧
        startNumber s = n) ∧
    ∀ s, s.passenger.val ≠ 4 → s.passenger.val ≠ s.destination.val →
      startState (startNumber s) s.willChange = s := by
  constructor
  · intro n c; decide +kernel +revert
  · intro ⟨row, col, q, d, c⟩
    decide +kernel +revert

/-- **Claim.** What is seen is the number `((row * 5 + col) * 5 + passenger) * 4 + destination`,
which is below `500`. -/
theorem toNat_observe (s : State) : ((rules p).env.observe s).toNat =
      ((s.row.toNat * 5 + s.col.toNat) * 5 + s.passenger.toNat) * 4 + s.destination.toNat ∧
    ((rules p).env.observe s).toNat < 500 := by
  refine ⟨?_, Nat.lt_succ_of_le (UpTo.toNat_le _)⟩
  obtain ⟨row, col, q, d, c⟩ := s
  simp only [rules, Rules.env]
  clear c
  decide +kernel +revert

/-- **Claim.** States that look alike differ at most in whether the destination will change. -/
theorem observe_inj (h : (rules p).env.observe s = (rules p).env.observe s')
    (hc : s.willChange = s'.willChange) : s = s' := by
  have h := congrArg UpTo.toNat h
  have h₁ := s.col.toNat_le; have h₂ := s.passenger.toNat_le; have h₃ := s.destination.toNat_le
  have h₄ := s'.col.toNat_le; have h₅ := s'.passenger.toNat_le; have h₆ := s'.destination.toNat_le
  rw [(toNat_observe s).1, (toNat_observe s').1] at h
  change _ ≤ 4 at h₁ h₂ h₄ h₅; change _ ≤ 3 at h₃ h₆
  exact State.ext (UpTo.ext_toNat (by omega)) (UpTo.ext_toNat (by omega))
    (UpTo.ext_toNat (by omega)) (UpTo.ext_toNat (by omega)) hc

/-- **Claim.** States that look alike offer the same actions. -/
theorem legal_of_observe (h : (rules p).env.observe s = (rules p).env.observe s') (a : Action) :
    legal s a = legal s' a := by
  have h := congrArg (legal · a) (observe_inj (p := p) (s := { s with willChange := true })
    (s' := { s' with willChange := true }) h rfl)
  exact h

/-- **Claim.** When an episode is over, the taxi is at the destination and so is the passenger. -/
theorem of_over (h : (rules p).env.Reachable s) (ho : over s = true) :
    s.passenger.val = s.destination.val ∧ (depot s.row s.col).val = s.destination.val := by
  have h' := beq_iff_eq.mp ho
  exact ⟨h', (possible_iff.mp ((rules p).invariant_of_reachable h)).1 h'⟩

/-- The states fit their words. -/
theorem fits : Stored.fits State = true := by decide

end Spec.Taxi
