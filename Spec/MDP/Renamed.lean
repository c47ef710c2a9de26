module

public import Spec.MDP.Machine

/-!
# Machines of environments under other names

Where a machine is one environment, it is every other one whose states and actions are those of the
first under other names. So the environment that a kernel is derived from need not be the one that
people read.

## Main definitions

* `Env.Renamed`: an environment is another one, renamed.
* `Refines.rename`: the machine is the other environment.
-/

@[expose] public section

namespace Spec.MDP

variable {P W S A O S' A' O' : Type} {M : Machine P W} {p : P} {E : Env S A O} {F : Env S' A' O'}

/-- An environment is another one whose states and actions are renamed, and of which that is seen
which a function makes of what is seen of the first. -/
structure Env.Renamed (E : Env S A O) (F : Env S' A' O') where
  /-- The renaming of states. -/
  state : Renaming S S'
  /-- The renaming of actions. -/
  action : Renaming A A'
  /-- What is seen. -/
  obs : O → O'
  /-- The start is the renamed start. -/
  map_reset : F.reset = E.reset.map state.to
  /-- A renamed step from a renamed state is the renamed step. -/
  map_step : ∀ s a, F.step (state.to s) (action.to a) = (E.step s a).map (.map state.to)
  /-- What is seen of a renamed state. -/
  map_observe : ∀ s, F.observe (state.to s) = obs (E.observe s)

theorem Env.Renamed.step_eq (φ : E.Renamed F) (t : S') (a : A') :
    F.step t a = (E.step (φ.state.inv t) (φ.action.inv a)).map (.map φ.state.to) := by
  rw [← φ.map_step, φ.state.right_inv, φ.action.right_inv]

theorem Env.Renamed.sample_step (φ : E.Renamed F) (t : S') (a : A) (us : List UInt64) :
    (F.step t (φ.action.to a)).sample us =
      ((E.step (φ.state.inv t) a).sample us).map φ.state.to := by
  rw [φ.step_eq, φ.action.left_inv, Draw.sample_map]

/-- A machine of one environment is one of another that is the first renamed. -/
def Refines.rename (R : Refines M p E) (φ : E.Renamed F) : Refines M p F where
  Represents w t := R.Represents w (φ.state.inv t)
  action a := φ.action.to (R.action a)
  obs l := φ.obs (R.obs l)
  Terminal t := R.Terminal (φ.state.inv t)
  reset_within := by rw [φ.map_reset]; exact R.reset_within.imp fun _ h => h.map _
  step_within t a := by rw [φ.step_eq]; exact (R.step_within _ _).imp fun _ h => h.map _
  terminated_iff t a r hr := by
    rw [φ.step_eq, Draw.mem_map] at hr
    obtain ⟨r, hr, rfl⟩ := hr
    exact (R.terminated_iff _ _ r hr).trans (by rw [StepResult.map, φ.state.left_inv])
  stateValid_iff w := (R.stateValid_iff w).trans
    ⟨fun ⟨s, h⟩ => ⟨φ.state.to s, by rwa [φ.state.left_inv]⟩, fun ⟨_, h⟩ => ⟨_, h⟩⟩
  init key t := by rw [φ.map_reset, Draw.sample_map, φ.state.left_inv]; exact R.init key t
  step h a ha us hus := by
    rw [φ.sample_step, StepResult.map, φ.state.left_inv]; exact R.step h a ha us hus
  reward h a ha us hus := by rw [φ.sample_step]; exact R.reward h a ha us hus
  value_zero := R.value_zero
  terminal_iff := R.terminal_iff
  truncated h a ha us hus := by rw [φ.sample_step]; exact R.truncated h a ha us hus
  observe {_ t} h := by rw [R.observe h, ← φ.map_observe, φ.state.right_inv]
  observe_le := R.observe_le
  reward_within h a r hr := by
    rw [φ.step_eq, Draw.mem_map] at hr
    obtain ⟨r, hr, rfl⟩ := hr
    exact R.reward_within h _ r hr

end Spec.MDP
