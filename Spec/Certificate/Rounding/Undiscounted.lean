module

public import Spec.Certificate.Rounding
public import Spec.Certificate.TotalReturn

/-!
# Rounding without a discount needs a ranking

Where there is neither a discount nor a ranking, processes that are as close as one likes have
values that are as far from each other as one likes.

## Main definitions

* `payForEver`, `payUntil`: pay 1 in each step for ever, or end with a small probability.

## Main statements

* `exists_far_of_closeOn`: they are close, and their values are not.
-/

@[expose] public section

namespace Spec.MDP

/-- One state, which pays 1 and stays. -/
def payForEver : MDP 1 1 := ⟨fun _ _ => .pure ⟨0, 1, false⟩, 1⟩

/-- One state, which pays 1 and stays, but ends the episode with probability `1 / (N + 1)`. -/
def payUntil (N : Nat) : MDP 1 1 :=
  ⟨fun _ _ => .uniform N fun i => .pure ⟨0, 1, decide (i = 0)⟩, 1⟩

private theorem ending_payUntil (N : Nat) (s a : Fin 1) :
    (payUntil N).ending s a = mkRat 1 (N + 1) := by
  rw [ending, payUntil, Draw.expect_uniform]
  simp only [Draw.expect_pure]
  have h := sum_indicator_mul (0 : Fin (N + 1)) fun _ => (1 : Rat)
  rw [show (fun i : Fin (N + 1) => indicator (i = 0) * (1 : Rat)) =
    fun i => bif decide (i = 0) then 1 else 0 from funext fun i => by
      by_cases hi : i = 0
      · rw [indicator_pos hi, decide_eq_true hi, cond_true, Rat.mul_one]
      · rw [indicator_neg hi, decide_eq_false hi, cond_false, Rat.zero_mul]] at h
  rw [h, Rat.mul_one]

private theorem value_payForEver (π : Policy 1 1) (k : Nat) (h : History 1 1) (s : Fin 1) :
    payForEver.value π k h s = k := by
  induction k generalizing h s with
  | zero => rfl
  | succ k ih =>
    rw [value_succ, Draw.expect_congr (g := fun _ => 1 + (k : Rat)), Draw.expect_const,
      Rat.natCast_add, Rat.add_comm]
    · rfl
    · intro a _
      simp only [payForEver, Draw.expect_pure, Outcome.worth, cond_false, Rat.one_mul]
      exact congrArg (1 + ·) (ih _ _)

private theorem value_payUntil_le (N : Nat) (π : Policy 1 1) (k : Nat) (h : History 1 1)
    (s : Fin 1) : (payUntil N).value π k h s ≤ (N + 1 : Nat) := by
  have hone := Draw.weight_mul_branches N
  refine value_le_of_nonneg (v := fun _ => ((N + 1 : Nat) : Rat)) (C := fun _ => True)
    (A := fun _ _ => True) (show (0 : Rat) ≤ 1 by decide) (closed_all _ _)
    (fun _ _ => Rat.natCast_nonneg) (fun s a _ _ => ?_) (π.within_all _) k h trivial
  have hE := expect_next_eq_sum ((payUntil N).step s a) fun _ => ((N + 1 : Nat) : Rat)
  have hsum := sum_onward (payUntil N) s a
  rw [ending_payUntil, sum_succ, sum_zero, Rat.zero_add] at hsum
  rw [sum_succ, sum_zero, Rat.zero_add] at hE
  have hE : ((payUntil N).step s a).expect (Outcome.next fun _ => ((N + 1 : Nat) : Rat)) =
      (payUntil N).onward s a 0 * (N + 1 : Nat) := hE
  have hsum : (payUntil N).onward s a 0 + mkRat 1 (N + 1) = 1 := hsum
  have hr : ((payUntil N).step s a).expect Outcome.reward = 1 := by
    rw [Draw.expect_congr (g := fun _ => 1), Draw.expect_const]
    rintro o ⟨i, rfl⟩
    rfl
  rw [backup_eq_expect_next, hE, hr, show (payUntil N).discount = 1 from rfl, Rat.one_mul]
  generalize mkRat 1 (N + 1) = q at *
  generalize (payUntil N).onward s a 0 = p at *
  rw [show p = 1 - q by grind]
  grind

/-- **Claim.** Without a discount and without a ranking, closeness bounds nothing: for every number
`N`, paying 1 for ever and paying 1 but ending with probability `1 / (N + 1)` have equal expected
rewards and differ by at most `1 / (N + 1)` in total variation, and yet for every `b` there is a
horizon over which their values differ by `b` or more, whatever the policy. -/
theorem exists_far_of_closeOn (N : Nat) (b : Rat) :
    payForEver.CloseOn (payUntil N) (fun _ _ => True) (fun _ => True) 0 (mkRat 1 (N + 1)) ∧
      ∃ k : Nat, ∀ (π : Policy 1 1) h s,
        b ≤ payForEver.value π k h s - (payUntil N).value π k h s := by
  constructor
  · refine ⟨rfl, show (0 : Rat) ≤ 1 by decide, closed_all _ _, closed_all _ _, fun s a _ _ => ?_,
      fun s a _ _ => ?_⟩
    · have hr : ((payUntil N).step s a).expect Outcome.reward = 1 := by
        rw [Draw.expect_congr (g := fun _ => 1), Draw.expect_const]
        rintro o ⟨i, rfl⟩
        rfl
      rw [hr, show (payForEver.step s a).expect Outcome.reward = 1 from rfl, abs_le_iff]
      constructor <;> grind
    · have hsum := sum_onward payForEver s a
      have hsum' := sum_onward (payUntil N) s a
      rw [sum_succ, sum_zero, Rat.zero_add] at hsum hsum'
      rw [ending_payUntil] at hsum'
      rw [rowDistance, sum_succ, sum_zero, Rat.zero_add, ending_payUntil]
      rw [show payForEver.ending s a = 0 from rfl] at hsum ⊢
      have hq := Draw.weight_nonneg N
      generalize mkRat 1 (N + 1) = q at *
      have habs : ∀ x : Rat, x = q ∨ x = -q → abs x ≤ q := fun x hx => by
        rw [abs_le_iff]; rcases hx with hx | hx <;> grind
      have h₁ := habs _ (.inl (show payForEver.onward s a ⟨0, by omega⟩ -
        (payUntil N).onward s a ⟨0, by omega⟩ = q by grind))
      have h₂ := habs (0 - q) (.inr (by grind))
      grind
  · obtain ⟨k, hk⟩ := exists_natCast_ge (b + (N + 1 : Nat))
    refine ⟨k, fun π h s => ?_⟩
    have := value_payUntil_le N π k h s
    rw [value_payForEver]
    grind

end Spec.MDP
