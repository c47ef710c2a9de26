module

public import Spec.MDP.Draw

/-!
# Environments

An environment in the sense of Gymnasium: a latent state, an observation of it, and a step that
returns the next state, a reward and two flags. Whatever is random is a `Draw`; a deterministic
environment is one whose draws are all certain.

## Main definitions

* `StepResult`: what one step returns.
* `Env`: an environment.
* `Env.Reachable`: the states that some sequence of actions can lead to.
* `Env.rollout`: the draw of the trace under a list of actions.
* `Renaming`, `Renaming.symm`, `Renaming.comp`: bijections, their inverses and compositions.
* `Env.Iso`: two environments that differ only by renaming states, actions and observations.

## Main statements

* `Env.length_of_mem_rollout`: a trace has one entry per action.
* `Env.Iso.rollout`: isomorphic environments have the same traces up to renaming.
-/

@[expose] public section

namespace Spec.MDP

/-- What one step returns. -/
structure StepResult (State : Type) where
  /-- The next state. -/
  state : State
  /-- The reward. -/
  reward : Rat
  /-- Whether the next state is terminal, so that no reward can follow. -/
  terminated : Bool
  /-- Whether the episode is cut off for a reason outside the decision process. -/
  truncated : Bool
deriving DecidableEq

/-- The same result with the state renamed. -/
def StepResult.map {State State' : Type} (f : State → State') (r : StepResult State) :
    StepResult State' :=
  ⟨f r.state, r.reward, r.terminated, r.truncated⟩

/-- An environment with latent states, actions and observations. -/
structure Env (State Action Obs : Type) where
  /-- The initial state. -/
  reset : Draw State
  /-- One step. -/
  step : State → Action → Draw (StepResult State)
  /-- What the agent sees of a state. -/
  observe : State → Obs

/-- A renaming of `α` as `β`: a bijection with its inverse. -/
structure Renaming (α β : Type) where
  /-- The new name. -/
  to : α → β
  /-- The old name. -/
  inv : β → α
  /-- Renaming and back is the identity. -/
  left_inv : ∀ a, inv (to a) = a
  /-- Back and renaming is the identity. -/
  right_inv : ∀ b, to (inv b) = b

namespace Renaming

variable {α β γ : Type}

theorem exists_to (r : Renaming α β) (b : β) : ∃ a, r.to a = b := ⟨_, r.right_inv b⟩

theorem to_inj (r : Renaming α β) {a b : α} : r.to a = r.to b ↔ a = b :=
  ⟨fun h => by rw [← r.left_inv a, h, r.left_inv], congrArg r.to⟩

/-- The renaming back. -/
def symm (r : Renaming α β) : Renaming β α := ⟨r.inv, r.to, r.right_inv, r.left_inv⟩

/-- One renaming after another. -/
def comp (r : Renaming α β) (r' : Renaming β γ) : Renaming α γ where
  to a := r'.to (r.to a)
  inv c := r.inv (r'.inv c)
  left_inv a := by rw [r'.left_inv, r.left_inv]
  right_inv c := by rw [r.right_inv, r'.right_inv]

end Renaming

namespace Env

variable {State Action Obs : Type}

/-- The states that can occur: initial ones, and successors of those that can occur. -/
inductive Reachable (E : Env State Action Obs) : State → Prop where
  /-- Every possible initial state is reachable. -/
  | reset {s} (h : s ∈ E.reset) : E.Reachable s
  /-- Every possible successor of a reachable state is reachable. -/
  | step {s a r} (hs : E.Reachable s) (hr : r ∈ E.step s a) : E.Reachable r.state

/-- The results of the steps that a list of actions takes from `s`. -/
def rollout (E : Env State Action Obs) (s : State) : List Action → Draw (List (StepResult State))
  | [] => .pure []
  | a :: as => (E.step s a).bind fun r => (E.rollout r.state as).map (r :: ·)

/-- A trace has one entry per action. -/
theorem length_of_mem_rollout {E : Env State Action Obs} {s : State} {actions : List Action}
    {trace : List (StepResult State)} (h : trace ∈ E.rollout s actions) :
    trace.length = actions.length := by
  induction actions generalizing s trace with
  | nil => rw [rollout, Draw.mem_pure] at h; rw [h]; rfl
  | cons a as ih =>
    rw [rollout, Draw.mem_bind] at h
    obtain ⟨r, -, h⟩ := h
    obtain ⟨tail, htail, rfl⟩ := Draw.mem_map.mp h
    simp only [List.length_cons, ih htail]

/-- An isomorphism: renamings of states, actions and observations that `reset`, `step` and `observe`
respect. -/
structure Iso {State' Action' Obs' : Type} (E : Env State Action Obs)
    (E' : Env State' Action' Obs') where
  /-- The renaming of states. -/
  state : Renaming State State'
  /-- The renaming of actions. -/
  action : Renaming Action Action'
  /-- The renaming of observations. -/
  obs : Renaming Obs Obs'
  /-- The initial state is the renamed initial state. -/
  map_reset : E'.reset = E.reset.map state.to
  /-- A renamed step from a renamed state is the renamed step. -/
  map_step : ∀ s a, E'.step (state.to s) (action.to a) = (E.step s a).map (.map state.to)
  /-- What is seen of a renamed state is the renamed observation. -/
  map_observe : ∀ s, E'.observe (state.to s) = obs.to (E.observe s)

/-- **Claim.** Isomorphic environments have the same traces up to renaming. -/
theorem Iso.rollout {State' Action' Obs' : Type} {E : Env State Action Obs}
    {E' : Env State' Action' Obs'} (φ : E.Iso E') (s : State) (actions : List Action) :
    E'.rollout (φ.state.to s) (actions.map φ.action.to) =
      (E.rollout s actions).map (List.map (.map φ.state.to)) := by
  induction actions generalizing s with
  | nil => rfl
  | cons a as ih =>
    simp only [List.map_cons, Env.rollout, φ.map_step, Draw.map, Draw.bind_assoc, Draw.pure_bind]
    congr 1
    funext r
    have := ih r.state
    simp only [Draw.map] at this
    simp only [StepResult.map, this, Draw.bind_assoc, Draw.pure_bind]

end Env

end Spec.MDP
