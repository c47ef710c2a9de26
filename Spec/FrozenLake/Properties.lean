module

public import Spec.FrozenLake.Basic

/-!
# What is true of FrozenLake

## Main definitions

* `outcome`, `successRate`: what a step into a cell returns, and how often it goes as chosen.

## Main statements

* `expect_step`, `step_returns`, `step_over`: the law of a step, what it returns, and the end.
* `reset_eq`, `toNat_observe`, `observe_inj`: the start, and what is seen.
* `bitOf_board`, `fits`, `low_high`: boards, states and rewards fit their words.
-/

@[expose] public noncomputable section

namespace Spec.FrozenLake

open Spec.Auto Spec.MDP

variable {p : Params} {s s' : State p}

/-- **Claim.** The board of `r + 1` rows and `c + 1` columns has the cells in rows `0, …, r` and
columns `0, …, c`. -/
theorem bitOf_board : ∀ (r c : Fin 8) (i : Fin 64),
    Word.bitOf (board (.ofNat (r.val + 1)) (.ofNat (c.val + 1))) i.val =
      decide (i.val / 8 ≤ r.val ∧ i.val % 8 ≤ c.val) := by decide +kernel

theorem sub_one_lt_iff {w n : UInt32} (hn : n.toNat < 2 ^ 32 - 1) :
    w - 1 < n ↔ (w - 1).toNat = w.toNat - 1 ∧ 1 ≤ w.toNat ∧ w.toNat ≤ n.toNat := by
  have := w.toNat_lt
  rw [UInt32.lt_iff_toNat_lt, UInt32.toNat_sub, UInt32.toNat_one]; omega

theorem of_valid (hp : p.valid = true) :
    ((p.rows - 1).toNat = p.rows.toNat - 1 ∧ 1 ≤ p.rows.toNat ∧ p.rows.toNat ≤ 8) ∧
      ((p.cols - 1).toNat = p.cols.toNat - 1 ∧ 1 ≤ p.cols.toNat ∧ p.cols.toNat ≤ 8) ∧
      ((p.start >>> 3).toNat < p.rows.toNat ∧ (p.start &&& 7).toNat < p.cols.toNat) ∧
      Rate.valid p.successNum p.successDen = true ∧ over (startCell p) = false := by
  simp only [Params.valid, both_eq, negate_eq, Bool.and_eq_true, decide_eq_true_eq,
    Bool.not_eq_true', sub_one_lt_iff (n := 8) (by decide), UInt32.lt_iff_toNat_lt] at hp
  obtain ⟨⟨hr, hc⟩, hs, hn, ho, -⟩ := hp
  exact ⟨hr, hc, hs, hn, ho⟩

/-- **Claim.** Every state is a cell of the board. -/
theorem row_col_lt (hp : p.valid = true) (s : State p) :
    s.row.toNat < p.rows.toNat ∧ s.col.toNat < p.cols.toNat := by
  obtain ⟨⟨hr, hr', -⟩, ⟨hc, hc', -⟩, -⟩ := of_valid hp
  have h := s.row.toNat_le
  have h' := s.col.toNat_le
  omega

/-- **Claim.** The states of accepted parameters fit their words. -/
theorem fits (hp : p.valid = true) : Stored.fits (State p) = true := by
  obtain ⟨⟨hr, -, hr'⟩, ⟨hc, -, hc'⟩, -⟩ := of_valid hp
  exact Stored.fits_word32
    (Coded.fits_prod (Coded.fits_upTo (by omega)) (Coded.fits_upTo (by omega)))

/-- **Claim.** The bounds of the rewards are integers of 32 bits. -/
theorem low_high (p : Params) : -2 ^ 31 ≤ p.low ∧ p.high < 2 ^ 31 := by
  have h (w : UInt32) := And.intro w.toInt32.le_toInt w.toInt32.toInt_lt
  have := h p.goalReward; have := h p.holeReward; have := h p.frozenReward
  simp only [Params.low, Params.high]
  omega

/-! ### A step -/

/-- What a step returns that enters a cell: the reward of a goal, a hole or another cell, and that
the episode has ended where that is a goal or a hole. -/
def outcome (s : State p) : StepResult (State p) where
  state := s
  reward := (if isIn s p.goals then p.goalReward else if isIn s p.holes then p.holeReward
    else p.frozenReward).toInt32.toInt / 1000000
  terminated := isIn s p.goals || isIn s p.holes
  truncated := false

/-- The probability that a step goes the way that was chosen. -/
def successRate (p : Params) : Rat := Rate.toRat p.successNum p.successDen

/-- **Claim, by definition.** When the episode is over, nothing changes, for nothing. -/
theorem step_over (h : over s = true) (a : Heading) :
    (rules p).env.step s a = .pure ⟨s, 0, true, false⟩ := (rules p).step_of_terminal h a

theorem step_eq (h : over s = false) (a : Heading) :
    (rules p).env.step s a = (Chance.drift p.successNum p.successDen).law.map fun turn =>
      outcome (moved s (slipped a turn)) := by
  have hout (s : State p) : (rules p).returned (entered s) = outcome s := by
    rw [Rules.returned, Reward.toInt, entered, outcome, show (rules p).terminal s = over s from rfl,
      over, either_eq]
    simp only [select_eq, apply_ite Reward.val]; rfl
  rw [(rules p).step_eq h]
  simp only [rules, Chance.law_map, Draw.map, Draw.bind_assoc, Draw.pure_bind]
  exact congrArg (Draw.bind _) (funext fun turn => congrArg Draw.pure (hout _))

/-- **Claim.** While the episode is not over, a step returns the outcome of a cell that some way
leads to: what it pays is the reward of that cell, it says that the episode has ended exactly when
that is a goal or a hole, and it never cuts the episode off. -/
theorem step_returns (h : over s = false) {a : Heading} {r : StepResult (State p)}
    (hr : r ∈ (rules p).env.step s a) : ∃ way, r = outcome (moved s way) := by
  rw [step_eq h, Draw.mem_map] at hr
  obtain ⟨turn, -, rfl⟩ := hr
  exact ⟨_, rfl⟩

/-- **Claim.** The law of a step while the episode is not over: it goes the way that was chosen with
the probability `successRate`, and with half of the rest to each side of it. -/
theorem expect_step (hp : p.valid = true) (h : over s = false) (a : Heading)
    (f : StepResult (State p) → Rat) :
    ((rules p).env.step s a).expect f =
      successRate p * f (outcome (moved s a)) +
        (1 - successRate p) / 2 * f (outcome (moved s (leftOf a))) +
          (1 - successRate p) / 2 * f (outcome (moved s (rightOf a))) := by
  obtain ⟨hr, hw, hl⟩ : slipped a (.of 0 (by decide)) = rightOf a ∧
      slipped a (.of 1 (by decide)) = a ∧ slipped a (.of 2 (by decide)) = leftOf a := by
    decide +revert
  obtain ⟨-, -, -, hn, -⟩ := of_valid hp
  rw [step_eq h, Draw.map, Draw.expect_bind]
  exact (Chance.expect_drift hn _).trans (by rw [hr, hw, hl]; rfl)

/-! ### The start, and what is seen -/

/-- **Claim.** Every episode starts in the cell with the number `start`, and is not over there. -/
theorem reset_eq (hp : p.valid = true) : (rules p).env.reset = .pure (startCell p) ∧
    8 * (startCell p).row.toNat + (startCell p).col.toNat = p.start.toNat ∧
      over (startCell p) = false := by
  obtain ⟨⟨hr, -⟩, ⟨hc, -⟩, hs, -, ho⟩ := of_valid hp
  refine ⟨Chance.law_pure _, ?_, ho⟩
  rw [startCell, UpTo.cap_of_le (by rw [UInt32.le_iff_toNat_le, hr]; omega),
    UpTo.cap_of_le (by rw [UInt32.le_iff_toNat_le, hc]; omega)]
  have h₁ : (p.start >>> 3).toNat = p.start.toNat / 8 := Nat.shiftRight_eq_div_pow _ 3
  have h₂ : (p.start &&& 7).toNat = p.start.toNat % 8 := Nat.and_two_pow_sub_one_eq_mod _ 3
  simp only [UpTo.toNat, h₁, h₂, Nat.div_add_mod]

/-- **Claim.** The cell is seen as its number when the cells are counted row by row, which is below
the number of cells. -/
theorem toNat_observe (hp : p.valid = true) (s : State p) :
    ((rules p).env.observe s).toNat = p.cols.toNat * s.row.toNat + s.col.toNat ∧
      p.cols.toNat * s.row.toNat + s.col.toNat < p.cols.toNat * p.rows.toNat := by
  obtain ⟨⟨-, -, hr⟩, ⟨-, -, hc⟩, -⟩ := of_valid hp
  obtain ⟨h, h'⟩ := row_col_lt hp s
  have hlt : s.col.toNat + _ < _ := radix_lt h' h
  have hle : p.cols.toNat * p.rows.toNat ≤ 8 * 8 := Nat.mul_le_mul hc hr
  have hn : (p.cols * s.row.val + s.col.val).toNat = p.cols.toNat * s.row.toNat + s.col.toNat := by
    rw [UInt32.toNat_add, UInt32.toNat_mul]; simp only [UpTo.toNat] at *; omega
  have hm : (p.rows * p.cols - 1).toNat = p.cols.toNat * p.rows.toNat - 1 := by
    rw [UInt32.toNat_sub, UInt32.toNat_mul, Nat.mul_comm, UInt32.toNat_one]; omega
  refine ⟨(congrArg UpTo.toNat (UpTo.cap_of_le ?_)).trans hn, by omega⟩
  rw [UInt32.le_iff_toNat_le, hn, hm]; omega

/-- **Claim.** Different cells are seen as different numbers. -/
theorem observe_inj (hp : p.valid = true)
    (h : (rules p).env.observe s = (rules p).env.observe s') : s = s' := by
  have hs := (row_col_lt hp s).2
  have hs' := (row_col_lt hp s').2
  have h := congrArg UpTo.toNat h
  rw [(toNat_observe hp s).1, (toNat_observe hp s').1] at h
  have hr := congrArg (· / p.cols.toNat) h
  simp only [Nat.mul_add_div (Nat.zero_lt_of_lt hs), Nat.div_eq_of_lt, hs, hs', Nat.add_zero] at hr
  exact State.ext (UpTo.ext_toNat hr) (UpTo.ext_toNat (by rw [hr] at h; omega))

end Spec.FrozenLake
