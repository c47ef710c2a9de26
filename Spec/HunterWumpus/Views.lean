module

public import Spec.HunterWumpus.Basic
public import Spec.MDP.Random.Law

/-!
# HunterWumpus as an environment

The step of `Spec.HunterWumpus.Basic` with the direction of the player drawn: one choice among four
equally likely branches in every step, so that a step reads one random word.

## Main definitions

* `direction`: the direction of a branch.
* `toEnv`: the environment.

## Main statements

* `terminated_iff`, `truncated_eq_false`: the flags of a step.
* `mem_toEnv_step`: what can happen in a step.
* `toEnv_step_within`: a step reads one random word.
* `toEnv_sample`, `toEnv_expect_sample`: a random word chooses the direction, exactly evenly.
* `toEnv_absorbing`: nothing happens in a game that is over.
-/

@[expose] public section

namespace Spec.HunterWumpus

open Spec.MDP

variable {n : Nat}

/-! ### A step -/

theorem step_of_ongoing {s : State n} (h : s.status = .ongoing) (a u : Direction) :
    step s a u =
      { state := next s a u
        reward := -1 + moveReward s a + (next s a u).status.reward
        terminated := decide ((next s a u).status ≠ .ongoing)
        truncated := false } := if_pos h

theorem step_of_ended {s : State n} (h : s.status ≠ .ongoing) (a u : Direction) :
    step s a u = ⟨s, 0, true, false⟩ := if_neg h

/-- **Claim.** A step reports a terminal state exactly when the game is over after it. -/
theorem terminated_iff {s : State n} {a u : Direction} :
    (step s a u).terminated = true ↔ (step s a u).state.status ≠ .ongoing := by
  by_cases h : s.status = .ongoing
  · rw [step_of_ongoing h]; exact decide_eq_true_iff
  · rw [step_of_ended h]; exact iff_of_true rfl h

/-- **Claim, by definition.** A step never cuts an episode off: the step limit lies outside the
decision process. -/
theorem truncated_eq_false {s : State n} {a u : Direction} : (step s a u).truncated = false := by
  unfold step; split <;> rfl

/-! ### The environment -/

/-- The direction of a branch: up, down, right and left are `0`, `1`, `2` and `3`. -/
def direction (i : Fin 4) : Direction :=
  if i = 0 then .north else if i = 1 then .south else if i = 2 then .east else .west

/-- The branch of a direction. -/
def Direction.toFin : Direction → Fin 4
  | .north => 0
  | .south => 1
  | .east => 2
  | .west => 3

theorem direction_toFin (a : Direction) : direction a.toFin = a := by
  cases a <;> rfl

theorem toFin_direction (i : Fin 4) : (direction i).toFin = i := by
  revert i; decide

/-- A mean over the four branches is one over the four directions. -/
theorem expect_direction (f : Direction → Rat) :
    (Draw.uniform 3 fun i => .pure (direction i)).expect f =
      (f .north + f .south + f .east + f .west) / 4 := by
  have h : (mkRat 1 (3 + 1) : Rat) = 1 / 4 := Rat.mkRat_eq_div 1 4
  change mkRat 1 (3 + 1) * (0 + f .north + f .south + f .east + f .west) = _
  rw [h]
  grind

/-- HunterWumpus as an environment: the board is drawn, and the player goes in one of the four
directions, all equally likely. -/
noncomputable def toEnv (H : HunterWumpus n) : Env (State n) Direction Observation where
  reset := reset H
  step s a := .uniform 3 fun i => .pure (step s a (direction i))
  observe := observe

variable (H : HunterWumpus n) (s : State n) (a : Direction)

/-- **Claim.** What can happen in a step is what the four directions of the player lead to. -/
theorem mem_toEnv_step (r : StepResult (State n)) :
    r ∈ H.toEnv.step s a ↔ ∃ u, r = step s a u :=
  ⟨fun ⟨i, hi⟩ => ⟨direction i, hi⟩,
    fun ⟨u, hu⟩ => ⟨u.toFin, by rw [hu, Draw.Support, direction_toFin]⟩⟩

/-- **Claim.** The expectation over a step is the mean over the four directions of the player. -/
theorem expect_toEnv_step (f : StepResult (State n) → Rat) :
    (H.toEnv.step s a).expect f =
      (f (step s a .north) + f (step s a .south) + f (step s a .east) + f (step s a .west)) / 4 :=
  expect_direction fun u => f (step s a u)

/-- **Claim.** A step reads at most one random word. -/
theorem toEnv_step_within : (H.toEnv.step s a).Within 1 0 := by
  have hw : (H.toEnv.step s a).Within (0 + 1) (0 + Draw.bias (3 + 1)) :=
    Draw.within_uniform fun i => Draw.within_pure _ 0 0
  rwa [show Draw.bias (3 + 1) = 0 from Draw.bias_two_pow (k := 2) (by decide)] at hw

/-- **Claim.** The environment takes one random word, and its two upper bits choose the player's
direction. -/
theorem toEnv_sample (noise : UInt64) (us : List UInt64) :
    (H.toEnv.step s a).sample (noise :: us) = step s a (direction (Draw.branch 3 noise)) := by
  rw [toEnv, Draw.sample_uniform_cons, Draw.sample_pure]

/-- **Claim.** A step is sampled exactly: over one uniform random word, the expectation of any
function of what is sampled is its expectation. -/
theorem toEnv_expect_sample (f : StepResult (State n) → Rat) :
    ((Draw.uniformWords 1).expect fun us => f ((H.toEnv.step s a).sample us)) =
      (H.toEnv.step s a).expect f :=
  Draw.expect_sample_eq (H.toEnv_step_within s a) f

/-- **Claim.** A game that is over stays as it is: every further step yields nothing and reports a
terminal state. -/
theorem toEnv_absorbing {s : State n} (h : s.status ≠ .ongoing) {r : StepResult (State n)}
    (hr : r ∈ H.toEnv.step s a) : r = ⟨s, 0, true, false⟩ := by
  obtain ⟨u, rfl⟩ := (mem_toEnv_step H s a r).mp hr
  exact step_of_ended h a u

end Spec.HunterWumpus
