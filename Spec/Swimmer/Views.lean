module

public import Spec.MDP.Env
public import Spec.Swimmer.Rounded

/-!
# The swimmer as an environment

The step of `Spec.Swimmer.Rounded` with the actions, rewards, observations and initial states of a
task: to get as far as possible along the first axis. The rounding is still a parameter; what runs
is `toEnv nearest n`.

## Main definitions

* `torqueUnit`, `Action`, `Action.torques`: the actions.
* `result`: what a step returns.
* `symmetric`, `perturbed`, `reset`: the initial state.
* `Obs`, `State.obs`, `toEnv`: what the agent sees, and the environment.
-/

@[expose] public noncomputable section

namespace Spec.Swimmer

open Spec.MDP (Draw Env StepResult)

variable (ρ : Rounding)

/-- The unit of torques: one of `2^-12`. -/
def torqueUnit : Rat := 1 / 4096

/-- The torques of an action: each joint has one of `40961` from `-5` to `5`, in units. -/
abbrev Action := Fin 40961 × Fin 40961

/-- The torques that an action sets. -/
def Action.torques (a : Action) : Torques
  | 0 => ((a.1.val : Rat) - 20480) * torqueUnit
  | 1 => ((a.2.val : Rat) - 20480) * torqueUnit

/-- What a step returns: the reward is the change of the position along the first axis. No state is
terminal, and a limit on steps is no part of the state. -/
def result (s : State) (a : Action) : StepResult State where
  state := next ρ s a.torques
  reward := (next ρ s a.torques).position.x - s.position.x
  terminated := false
  truncated := false

/-- A number from `-n` to `n`, all equally likely. -/
def symmetric (n : Nat) : Draw Int := .uniform (2 * n) fun i => .pure ((i.val : Int) - n)

/-- A straight swimmer whose links are turned by `2 arctan (i / 2048)` and rotate with velocity
`j / 1024`, for numbers `i` and `j` of each. -/
def perturbed (i j : Fin 3 → Int) : State where
  heading k := normalise ρ (rotate ρ (i k / 2048) ⟨1, 0⟩)
  omega k := j k / 1024
  velocity := ⟨0, 0⟩
  position := ⟨0, 0⟩

/-- How an episode begins: straight and at rest, but for directions and angular velocities that are
drawn from the multiples of `1/1024` up to `n / 1024`. -/
def reset (n : Nat) : Draw State :=
  (symmetric n).bind fun i₀ => (symmetric n).bind fun i₁ => (symmetric n).bind fun i₂ =>
  (symmetric n).bind fun j₀ => (symmetric n).bind fun j₁ => (symmetric n).bind fun j₂ =>
    .pure (perturbed ρ
      (fun | 0 => i₀ | 1 => i₁ | 2 => i₂) (fun | 0 => j₀ | 1 => j₁ | 2 => j₂))

/-- What the agent sees: all but the position. -/
@[ext]
structure Obs where
  /-- The velocity of the centre of mass. -/
  velocity : Vec
  /-- The direction of each link. -/
  heading : Fin 3 → Vec
  /-- The angular velocity of each link. -/
  omega : Fin 3 → Rat

/-- What the agent sees of a state. -/
def State.obs (s : State) : Obs := ⟨s.velocity, s.heading, s.omega⟩

/-- The swimmer as an environment, with noise `n / 1024` at the reset. -/
def toEnv (n : Nat) : Env State Action Obs where
  reset := reset ρ n
  step s a := .pure (result ρ s a)
  observe := State.obs

end Spec.Swimmer
