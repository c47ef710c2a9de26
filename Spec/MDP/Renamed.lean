module

public import Spec.MDP.Machine

/-!
# Machines of environments under other names

Where a machine is one environment, it is every other one whose states, actions and observations are
those of the first under other names. So the environment that a kernel is derived from need not be
the one that people read.

## Main definitions

* `Refines.rename`: the machine is the other environment.
-/

@[expose] public section

namespace Spec.MDP

variable {P W S A O S' A' O' : Type} {M : Machine P W} {p : P} {E : Env S A O} {F : Env S' A' O'}

/-- A machine of one environment is one of another, whose start, steps and observations are those of
the first under other names, at states that some words represent. Several states may have one
name. -/
def Refines.rename (R : Refines M p E) (state : S → S') (action : A → A') (obs : O → O')
    (Terminal : S' → Prop)
    (within : ∀ s a, ∃ b, (F.step s a).Within M.stepWords.toNat b)
    (terminated_iff : ∀ s a r, r ∈ F.step s a → (r.terminated = true ↔ Terminal r.state))
    (onto : ∀ a', ∃ a, action a = a')
    (reset : F.reset = E.reset.map state)
    (step : ∀ {w s}, R.Represents w s → ∀ a,
      F.step (state s) (action a) = (E.step s a).map (.map state))
    (terminal : ∀ {w s}, R.Represents w s → (R.Terminal s ↔ Terminal (state s)))
    (observe : ∀ {w s}, R.Represents w s → F.observe (state s) = obs (E.observe s)) :
    Refines M p F where
  Represents w s' := ∃ s, R.Represents w s ∧ s' = state s
  action a := action (R.action a)
  obs l := obs (R.obs l)
  Terminal := Terminal
  reset_within := by rw [reset]; exact R.reset_within.imp fun _ h => h.map state
  step_within := within
  terminated_iff := terminated_iff
  stateValid_iff w := (R.stateValid_iff w).trans
    ⟨fun ⟨s, h⟩ => ⟨_, s, h, rfl⟩, fun ⟨_, s, h, _⟩ => ⟨s, h⟩⟩
  init key t := ⟨_, R.init key t, by rw [reset, Draw.sample_map]⟩
  step := by
    rintro w _ ⟨s, h, rfl⟩ a ha us hus
    exact ⟨_, R.step h a ha us hus, by rw [step h, Draw.sample_map]; rfl⟩
  reward := by
    rintro w _ ⟨s, h, rfl⟩ a ha us hus
    rw [R.reward h a ha us hus, step h, Draw.sample_map]; rfl
  value_zero := R.value_zero
  terminal_iff := by
    rintro w _ ⟨s, h, rfl⟩
    exact (R.terminal_iff h).trans (terminal h)
  truncated := by
    rintro w _ ⟨s, h, rfl⟩ a ha us hus
    rw [R.truncated h a ha us hus, step h, Draw.sample_map]; rfl
  observe := by
    rintro w _ ⟨s, h, rfl⟩
    rw [R.observe h, observe h]
  observe_le := fun ⟨_, h, _⟩ => R.observe_le h
  reward_within := by
    rintro w _ ⟨s, h, rfl⟩ a' r hr
    obtain ⟨a, rfl⟩ := onto a'
    rw [step h, Draw.mem_map] at hr
    obtain ⟨r, hr, rfl⟩ := hr
    exact R.reward_within h a r hr

end Spec.MDP
