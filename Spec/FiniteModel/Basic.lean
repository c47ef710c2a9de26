module

public import Spec.MDP.Env
public import Spec.MDP.Row

/-!
# Finite models

A finite decision process as it is read off a program: numbered states, actions and observations,
and for each state and action finitely many outcomes with natural weights.

## Main definitions

* `FiniteModel n m k`: a process with `n` states, `m` actions and `k` observations.
* `FiniteModel.toEnv`: the model as an environment.
-/

@[expose] public noncomputable section

namespace Spec

open MDP

/-- A finite decision process with `n` states, `m` actions and `k` observations. -/
structure FiniteModel (n m k : Nat) where
  /-- The states in which an episode begins. -/
  start : Row (Fin n)
  /-- What an action in a state leads to. -/
  step : Fin n → Fin m → Row (StepResult (Fin n))
  /-- The number of the observation that a state shows. -/
  observe : Fin n → Fin k

/-- The model as an environment. -/
def FiniteModel.toEnv {n m k : Nat} (M : FiniteModel n m k) : Env (Fin n) (Fin m) (Fin k) where
  reset := M.start.draw
  step s a := (M.step s a).draw
  observe := M.observe

end Spec
