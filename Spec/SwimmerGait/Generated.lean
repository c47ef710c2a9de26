module

public import Init

/-!
# A generated swimmer

A language model that was asked for this swimmer, with the reward "moved as far as possible", wrote
a step which assigns the new state first and then rewards the difference of the observation and the
state: of the new state and itself. Whatever is done, its reward is `0`.

## Main definitions

* `State`, `Torques`: seven numbers, and two.
* `update`: how the state changes.
* `step`: the transition and its reward, for any way in which the state changes.
* `return_`: the sum of the rewards of a list of actions.
* `meant`: the reward against the state before.

## Main statements

* `reward_eq_zero`, `return_eq_zero`: the reward is `0` whatever is done.
* `exists_meant_pos`: against the state before it would not be.
-/

@[expose] public noncomputable section

namespace Spec.SwimmerGait.Generated

/-- What the state has: two joint angles, the position, the velocity, and the number of steps. -/
abbrev State := Fin 7 → Rat

/-- What an action has: the torques of the two joints. -/
abbrev Torques := Fin 2 → Rat

/-- How the state changes: angles and velocity by a tenth of the torques, the position by a tenth of
the velocity. -/
def update (s : State) (u : Torques) : State
  | 0 => s 0 + u 0 / 10
  | 1 => s 1 + u 1 / 10
  | 2 => s 2 + (s 4 + u 0 / 10) / 10
  | 3 => s 3 + (s 5 + u 1 / 10) / 10
  | 4 => s 4 + u 0 / 10
  | 5 => s 5 + u 1 / 10
  | 6 => s 6 + 1

variable (change : State → Torques → State)

/-- One step: the next state and the reward. The code assigns the new state to `self.state` and
returns that as the observation, and its reward is `observation[2] - self.state[2]`. -/
def step (s : State) (u : Torques) : State × Rat :=
  let state := change s u
  let observation := state
  (state, observation 2 - state 2)

/-- The sum of the rewards of a list of actions. -/
def return_ (s : State) : List Torques → Rat
  | [] => 0
  | u :: us => (step change s u).2 + return_ (step change s u).1 us

/-- **Claim.** The reward is `0`, in every state and for every action: whatever the state changes
to. -/
theorem reward_eq_zero (s : State) (u : Torques) : (step change s u).2 = 0 := by
  simp only [step]; grind

/-- **Claim.** So every list of actions has return `0`, and every policy is optimal. -/
theorem return_eq_zero (s : State) (us : List Torques) : return_ change s us = 0 := by
  induction us generalizing s with
  | nil => rfl
  | cons u us ih => rw [return_, reward_eq_zero, ih, Rat.add_zero]

/-- What the reward would be against the state before the step. -/
def meant (s : State) (u : Torques) : Rat := update s u 2 - s 2

/-- **Claim.** Against the state before the step the reward would not be always `0`. -/
theorem exists_meant_pos : ∃ s u, 0 < meant s u ∧ (step update s u).2 = 0 :=
  ⟨fun _ => 0, fun _ => 1, by decide +kernel, reward_eq_zero _ _ _⟩

end Spec.SwimmerGait.Generated
