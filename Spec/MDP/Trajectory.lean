module

public import Spec.MDP.IdentDistrib.Process
public import Spec.MDP.Observed
public import Spec.MDP.OneStep

/-!
# From the episodes of an environment to values

An environment whose states and actions are numbered is a decision process. What an episode tells,
step after step the action, the reward, the next state and whether the episode ends, has the same
distribution in both, for every agent that looks at all it has seen and may use chance. So the
expected return of an episode that is cut after `T` steps is the value over the horizon `T`, and
what is proved of values, by certificates for instance, is proved of episodes.

## Main definitions

* `trajectory`: the draw of the actions and outcomes of an episode's first steps.
* `Env.Agent`, `Env.play`: what acts in an environment, and the draw of an episode's first steps.
* `Numbering`: numbers for states and actions.
* `Env.toMDP`: the decision process of an environment with a numbering.
* `Numbering.policy`: an agent as a policy.

## Main statements

* `Env.trajectory_eq_play`: an episode of the process is a numbered episode of the environment.
* `Env.expect_play`, `Env.expect_resetPlay`: the expected return over `T` steps is the value over
  the horizon `T`.
* `Env.expectedReturn_eq_value`: the same for policies of observations, without a discount.
* `Numbering.policy_agent`: where states are observed every policy is that of an agent.
-/

@[expose] public noncomputable section

namespace Spec.MDP

variable {n m : Nat} {State Action Obs : Type}

/-! ### Trajectories of a decision process -/

/-- The actions and outcomes of the first `k` steps from `s`, after the past `h`: fewer when the
episode ends. -/
def trajectory (M : MDP n m) (π : Policy n m) :
    Nat → History n m → Fin n → Draw (List (Fin m × Outcome n))
  | 0, _, _ => .pure []
  | k + 1, h, s => (M.oneStep π h s).bind fun x =>
    bif x.2.terminated then .pure [x]
    else (M.trajectory π k (past h s x) x.2.state).map (x :: ·)

/-- **Claim.** The rewards of an episode's first steps are those of its outcomes. -/
theorem rewards_eq_trajectory (M : MDP n m) (π : Policy n m) (k : Nat) (h : History n m)
    (s : Fin n) :
    M.rewards π k h s = (M.trajectory π k h s).map (List.map fun x => x.2.reward) := by
  induction k generalizing h s with
  | zero => rfl
  | succ k ih =>
    simp only [rewards, trajectory, oneStep, Draw.map, Draw.bind_assoc, Draw.pure_bind]
    refine congrArg _ (funext fun a => congrArg _ (funext fun o => ?_))
    cases o.terminated with
    | true => rfl
    | false =>
      simp only [cond_false, ih, Draw.map, Draw.bind_assoc, Draw.pure_bind, List.map_cons]

/-- **Claim.** Every policy has trajectories of the same distribution in decision processes with the
same distribution. -/
theorem IdentDistrib.trajectory {M M' : MDP n m} (hM : M.IdentDistrib M') (π : Policy n m) (k : Nat)
    (h : History n m) (s : Fin n) :
    (M.trajectory π k h s).IdentDistrib (M'.trajectory π k h s) := by
  induction k generalizing h s with
  | zero => exact .refl _
  | succ k ih =>
    refine Draw.IdentDistrib.bind
      (Draw.IdentDistrib.bind (.refl _) fun a => (hM.step s a).map _) fun x => ?_
    cases x.2.terminated with
    | true => exact .refl _
    | false => exact (ih _ _).map _

/-! ### Episodes of an environment -/

namespace Env

/-- What an agent has seen of a step. -/
structure Seen (Obs Action : Type) where
  /-- The observation before the step. -/
  obs : Obs
  /-- The action that it took. -/
  action : Action
  /-- The reward that it received. -/
  reward : Rat

/-- An agent: it looks at all it has seen, the latest step first, and at the observation now, and
may draw its action at random. -/
abbrev Agent (Obs Action : Type) := List (Seen Obs Action) → Obs → Draw Action

/-- The actions and results of the first `k` steps from a state, when an agent acts that has seen
this past: fewer when the episode ends. -/
def play (E : Env State Action Obs) (π : Agent Obs Action) :
    Nat → List (Seen Obs Action) → State → Draw (List (Action × StepResult State))
  | 0, _, _ => .pure []
  | k + 1, past, s =>
    (π past (E.observe s)).bind fun a => (E.step s a).bind fun r =>
      bif r.terminated then .pure [(a, r)]
      else (E.play π k (⟨E.observe s, a, r.reward⟩ :: past) r.state).map ((a, r) :: ·)

/-- The same from a reset. -/
def resetPlay (E : Env State Action Obs) (π : Agent Obs Action) (k : Nat) :
    Draw (List (Action × StepResult State)) :=
  E.reset.bind fun s => E.play π k [] s

end Env

/-! ### Numberings -/

/-- Numbers for states and actions: bijections with the numbers below `n` and below `m`. -/
structure Numbering (State Action : Type) (n m : Nat) where
  /-- The number of a state. -/
  state : Renaming State (Fin n)
  /-- The number of an action. -/
  action : Renaming Action (Fin m)

namespace Numbering

variable (e : Numbering State Action n m)

/-- The result of a step with its state numbered. -/
def outcome (r : StepResult State) : Outcome n := ⟨e.state.to r.state, r.reward, r.terminated⟩

/-- What an agent sees of a step of the numbered process. -/
def seen (E : Env State Action Obs) (x : Experience n m) : Env.Seen Obs Action :=
  ⟨E.observe (e.state.inv x.state), e.action.inv x.action, x.reward⟩

/-- An agent as a policy of the numbered process: it looks at what the agent sees. -/
def policy (E : Env State Action Obs) (π : Env.Agent Obs Action) : Policy n m := fun h s =>
  (π (h.map (e.seen E)) (E.observe (e.state.inv s))).map e.action.to

/-- A policy of the numbered process as an agent that knows the state by what it observes. -/
def agent (state : Obs → State) (π : Policy n m) : Env.Agent Obs Action := fun past o =>
  (π (past.map fun x => ⟨e.state.to (state x.obs), e.action.to x.action, x.reward⟩)
    (e.state.to (state o))).map e.action.inv

/-- **Claim.** Where the observation tells the state, every policy of the numbered process is that
of an agent. -/
theorem policy_agent {E : Env State Action Obs} {state : Obs → State}
    (h : ∀ s, state (E.observe s) = s) (π : Policy n m) : e.policy E (e.agent state π) = π := by
  funext past s
  have hpast : (past.map (e.seen E)).map
      (fun x => (⟨e.state.to (state x.obs), e.action.to x.action, x.reward⟩ : Experience n m)) =
        past := by
    rw [List.map_map]
    refine (List.map_congr_left fun x _ => ?_).trans (List.map_id past)
    simp only [Function.comp, seen, h, e.state.right_inv, e.action.right_inv, id]
  simp only [policy, agent, hpast, h, e.state.right_inv, Draw.map, Draw.bind_assoc,
    Draw.pure_bind, e.action.right_inv, Draw.bind_pure]

end Numbering

namespace Env

variable (E : Env State Action Obs) (e : Numbering State Action n m)

/-- An environment with numbered states and actions as a decision process. -/
def toMDP (γ : Rat) : MDP n m where
  step s a := (E.step (e.state.inv s) (e.action.inv a)).map e.outcome
  discount := γ

/-- **Claim.** Under every agent, whatever it remembers and however it uses chance, what the first
steps of an episode tell is, with states and actions numbered, what they tell in the decision
process: the actions, the rewards, the next states and the end. -/
theorem trajectory_eq_play (γ : Rat) (π : Agent Obs Action) (k : Nat) (h : History n m)
    (s : State) :
    (E.toMDP e γ).trajectory (e.policy E π) k h (e.state.to s) =
      (E.play π k (h.map (e.seen E)) s).map
        (List.map fun x => (e.action.to x.1, e.outcome x.2)) := by
  induction k generalizing h s with
  | zero => rfl
  | succ k ih =>
    simp only [trajectory, oneStep, play, Numbering.policy, toMDP, Draw.map, Draw.bind_assoc,
      Draw.pure_bind, e.state.left_inv, e.action.left_inv]
    refine congrArg _ (funext fun a => congrArg _ (funext fun r => ?_))
    have hr : (e.outcome r).terminated = r.terminated := rfl
    rw [hr]
    cases r.terminated with
    | true => rfl
    | false =>
      have := ih (⟨e.state.to s, e.action.to a, r.reward⟩ :: h) r.state
      simp only [List.map_cons, Numbering.seen, e.state.left_inv, e.action.left_inv, Draw.map]
        at this
      simp only [cond_false, Draw.bind_assoc, Draw.pure_bind, List.map_cons]
      refine (congrArg (Draw.bind · _) this).trans ?_
      simp only [Draw.bind_assoc, Draw.pure_bind]

/-- **Claim.** The expected discounted return of the first `k` steps of an environment is the value
of the agent's policy over the horizon `k` in the decision process. -/
theorem expect_play (γ : Rat) (π : Agent Obs Action) (k : Nat) (h : History n m) (s : State) :
    (E.play π k (h.map (e.seen E)) s).expect
        (fun xs => discountedReturn γ (xs.map fun x => x.2.reward)) =
      (E.toMDP e γ).value (e.policy E π) k h (e.state.to s) := by
  rw [value, rewards_eq_trajectory, trajectory_eq_play, Draw.expect_map, Draw.expect_map]
  refine Draw.expect_congr fun xs _ => ?_
  rw [List.map_map]
  rfl

/-- **Claim.** **From episodes to values.** The expected discounted return of an episode that is cut
after `T` steps is the value of the agent's policy over the horizon `T`, in the mean over the
initial states. -/
theorem expect_resetPlay (γ : Rat) (π : Agent Obs Action) (T : Nat) :
    (E.resetPlay π T).expect (fun xs => discountedReturn γ (xs.map fun x => x.2.reward)) =
      E.reset.expect fun s => (E.toMDP e γ).value (e.policy E π) T [] (e.state.to s) := by
  rw [resetPlay, Draw.expect_bind]
  exact Draw.expect_congr fun s _ => E.expect_play e γ π T [] s

/-- A policy that looks at all observations so far as an agent. -/
def ofObservations (π : List Obs → Draw Action) : Agent Obs Action := fun past o =>
  π (o :: past.map Seen.obs)

theorem expectedGain_eq_value (π : List Obs → Draw Action) (k : Nat) (h : History n m)
    (s : State) :
    E.expectedGain π k s (E.observe s :: (h.map (e.seen E)).map Seen.obs) =
      (E.toMDP e 1).value (e.policy E (ofObservations π)) k h (e.state.to s) := by
  induction k generalizing h s with
  | zero => rfl
  | succ k ih =>
    rw [expectedGain_succ, value_succ, Numbering.policy, Draw.expect_map]
    simp only [ofObservations, e.state.left_inv]
    refine Draw.expect_congr fun a _ => ?_
    simp only [toMDP, Draw.expect_map, e.state.left_inv, e.action.left_inv]
    refine Draw.expect_congr fun r _ => ?_
    have := ih (⟨e.state.to s, e.action.to a, r.reward⟩ :: h) r.state
    simp only [List.map_cons, Numbering.seen, e.state.left_inv] at this
    rw [Outcome.worth, Rat.one_mul]
    simp only [Numbering.outcome]
    rw [← toMDP, ← this]

/-- **Claim.** Without a discount, the expected return of an episode's first `T` steps under a
policy that looks at all observations so far is its value over the horizon `T` in the decision
process, in the mean over the initial states. -/
theorem expectedReturn_eq_value (π : List Obs → Draw Action) (T : Nat) :
    E.expectedReturn π T = E.reset.expect fun s =>
      (E.toMDP e 1).value (e.policy E (ofObservations π)) T [] (e.state.to s) :=
  Draw.expect_congr fun s _ => E.expectedGain_eq_value e π T [] s

end Env

end Spec.MDP
