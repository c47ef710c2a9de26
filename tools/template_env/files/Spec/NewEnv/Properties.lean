module

public import Spec.NewEnv.Basic

/-!
# What is true of NewEnv

## Main statements

* `step_eq`: what a step returns.
* `stepsLeft_le`, `le_length`: how many steps the way takes at least.
* `fits`: the states fit their words.
-/

@[expose] public noncomputable section

namespace Spec.NewEnv

open Spec.Auto Spec.MDP

variable {length : UInt32} {s : State length}

theorem of_accepted (h : accepted length = true) :
    (length - 1).toNat = length.toNat - 1 ∧ 2 ≤ length.toNat ∧ length.toNat ≤ 1000 := by
  simp only [accepted, both_eq, Bool.and_eq_true, decide_eq_true_eq, UInt32.le_iff_toNat_le] at h
  rw [UInt32.toNat_sub_of_le _ _ (UInt32.le_iff_toNat_le.mpr (Nat.le_trans (by decide) h.1))]
  exact ⟨rfl, h⟩

/-- **Claim.** The states fit their words. -/
theorem fits (h : accepted length = true) : Stored.fits (State length) = true := by
  have := of_accepted h
  change both (both (both (both (both (decide (0 < 10)) (decide (10 ≤ 64))) (decide (_ < 1024)))
    true) (decide (11 ≤ 64))) (decide (11 ≤ 32)) = true
  simp only [both_eq, Bool.and_eq_true, decide_eq_true_eq, and_true]
  omega

/-- **Claim.** While the episode is not over, a step costs `1` and moves the agent, and ends the
episode exactly when it brings the key to the first cell. -/
theorem step_eq (h : over s = false) (a : Action) : (rules length).env.step s a =
    .pure ⟨moved s a, -1, over (moved s a), false⟩ := by
  rw [(rules length).step_eq h, show ((rules length).step s a).law = _ from Chance.law_pure _]
  exact congrArg (fun r => Draw.pure (StepResult.mk _ r _ _)) (div_natCast_one _)

/-- The number of cells to the key and back. -/
def stepsLeft (s : State length) : Nat :=
  if s.hasKey then s.cell.toNat else 2 * (length - 1).toNat - s.cell.toNat

/-- **Claim.** A step leads at most one cell on along the way. -/
theorem stepsLeft_le (s : State length) (a : Action) :
    stepsLeft s ≤ stepsLeft (moved s a) + 1 := by
  have h := s.cell.toNat_le
  have hs := UpTo.toNat_succ s.cell
  have hp := UpTo.toNat_pred s.cell
  have hk (c : UpTo (length - 1) 10) : c.is (length - 1) = true ↔ c.toNat = (length - 1).toNat := by
    rw [UpTo.is, beq_iff_eq, ← UInt32.toNat_inj]; rfl
  cases ha : a.is 1 <;> cases hb : s.hasKey <;>
    simp only [stepsLeft, moved, ha, hb, select_true, select_false, either_eq, Bool.true_or,
      Bool.false_or, Bool.false_eq_true, if_true, if_false, hk] <;>
    (try split) <;> omega

theorem stepsLeft_of_over (h : over s = true) : stepsLeft s = 0 := by
  simp only [over, both_eq, Bool.and_eq_true, UpTo.is, beq_iff_eq] at h
  rw [stepsLeft, if_pos h.1, UpTo.toNat, h.2]; rfl

/-- **Claim.** No list of actions ends an episode in fewer steps than the way to the key and back
has. -/
theorem le_length {as : List Action} {trace : List (StepResult (State length))}
    (h : trace ∈ (rules length).env.rollout s as) (ht : trace.any (·.terminated) = true) :
    stepsLeft s ≤ trace.length := by
  induction as generalizing s trace with
  | nil => rw [Draw.mem_pure.mp h] at ht; exact absurd ht Bool.false_ne_true
  | cons a as ih =>
    obtain ⟨r, hr, h⟩ := Draw.mem_bind.mp h
    obtain ⟨t, hm, rfl⟩ := Draw.mem_map.mp h
    have hm := ih hm
    rw [List.length_cons]
    cases ho : over s
    · rw [step_eq ho, Draw.mem_pure] at hr
      have := stepsLeft_le s a
      subst hr
      cases hn : over (moved s a)
      · rw [List.any_cons, hn, Bool.false_or] at ht
        have := hm ht
        simp only at this
        omega
      · have := stepsLeft_of_over hn
        omega
    · rw [stepsLeft_of_over ho]; exact Nat.zero_le _

end Spec.NewEnv
