module

public import Spec.NewEnv.Basic

/-!
# What is true of NewEnv

## Main statements

* `step_of_atEnd`: the last cell is absorbing.
* `run_le`, `run_forward`: how many steps the way takes.
-/

@[expose] public section

namespace Spec.NewEnv

variable {length : Nat}

/-- **Claim, by definition.** In the last cell nothing changes, and a step costs nothing. -/
theorem step_of_atEnd {s : Fin length} (h : AtEnd s) (a : Action) :
    step s a = { state := s, reward := 0, terminated := true, truncated := false } := by
  rw [step, if_pos h]

/-- **Claim.** A step ends the episode exactly when it leads to the last cell. -/
theorem terminated_iff (s : Fin length) (a : Action) :
    (step s a).terminated = true ↔ AtEnd (step s a).state := by
  by_cases h : AtEnd s
  · simp only [step_of_atEnd h, h]
  · simp only [step, if_neg h, decide_eq_true_eq]

theorem state_le (s : Fin length) (a : Action) : (step s a).state.val ≤ s.val + 1 := by
  by_cases h : AtEnd s
  · rw [step_of_atEnd h]; exact Nat.le_succ _
  · simp only [step, if_neg h]
    cases a <;> simp only [Action.move] <;> omega

/-- **Claim.** A list of actions leads no more cells forward than it has actions. -/
theorem run_le (s : Fin length) (as : List Action) : (run s as).val ≤ s.val + as.length := by
  induction as generalizing s with
  | nil => exact Nat.le_refl _
  | cons a as ih =>
    have := ih (step s a).state
    have := state_le s a
    simp only [run, List.length_cons]
    omega

theorem state_forward (s : Fin length) :
    (step s .forward).state.val = min (s.val + 1) (length - 1) := by
  by_cases h : AtEnd s
  · rw [step_of_atEnd h]; simp only [AtEnd] at h ⊢; omega
  · simp only [step, if_neg h, Action.move]

/-- **Claim.** Going forward leads one cell on with every step, until the last cell. -/
theorem run_forward (s : Fin length) (k : Nat) :
    (run s (List.replicate k .forward)).val = min (s.val + k) (length - 1) := by
  induction k generalizing s with
  | zero => simp only [List.replicate_zero, run]; omega
  | succ k ih => simp only [List.replicate_succ, run, ih, state_forward]; omega

end Spec.NewEnv
