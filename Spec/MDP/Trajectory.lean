module

public import Spec.MDP.Observed
public import Spec.MDP.OneStep

/-!
# Episodes of a decision process and of an environment

What an episode tells, step after step: in a decision process under a policy, and in an environment
when an agent acts that looks at all it has seen and may use chance.

## Main definitions

* `trajectory`: the draw of the actions and outcomes of an episode's first steps.
* `Env.Agent`, `Env.play`: what acts in an environment, and the draw of an episode's first steps.
* `Env.value`: the discounted return that an agent expects of these.

## Main statements

* `rewards_eq_trajectory`: the rewards of an episode are those of its outcomes.
* `Env.expectedReturn_eq_value`: what a policy of observations expects of an episode.
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

/-- The discounted return that an agent expects of the first `k` steps from a state, when it has
seen this past. -/
def value (E : Env State Action Obs) (γ : Rat) (π : Agent Obs Action) (k : Nat)
    (past : List (Seen Obs Action)) (s : State) : Rat :=
  (E.play π k past s).expect fun xs => discountedReturn γ (xs.map fun x => x.2.reward)

variable (E : Env State Action Obs)

/-- **Claim.** What an agent expects of `k + 1` steps is the reward of the first one and, unless
that ends the episode, the discounted return that it expects of the others. -/
theorem value_succ (γ : Rat) (π : Agent Obs Action) (k : Nat) (past : List (Seen Obs Action))
    (s : State) :
    E.value γ π (k + 1) past s = (π past (E.observe s)).expect fun a => (E.step s a).expect fun r =>
      r.reward + γ * bif r.terminated then 0
        else E.value γ π k (⟨E.observe s, a, r.reward⟩ :: past) r.state := by
  rw [value, play, Draw.expect_bind]
  refine Draw.expect_congr fun a _ => ?_
  rw [Draw.expect_bind]
  refine Draw.expect_congr fun r _ => ?_
  cases r.terminated with
  | true => rfl
  | false =>
    rw [cond_false, cond_false, Draw.expect_map, value, ← Draw.expect_mul_left]
    generalize E.play π k _ r.state = d
    exact (Draw.expect_add _ _ d).trans (congrArg (· + _) (Draw.expect_const r.reward d))

/-- **Claim.** Where a map of states respects steps and observations, an agent plays alike before
and after it: an episode of the image is the image of an episode. -/
theorem play_map {State' : Type} {E' : Env State' Action Obs} {φ : State → State'}
    (hstep : ∀ s a, E'.step (φ s) a = (E.step s a).map (.map φ))
    (hobs : ∀ s, E'.observe (φ s) = E.observe s) (π : Agent Obs Action) (k : Nat)
    (past : List (Seen Obs Action)) (s : State) :
    E'.play π k past (φ s) = (E.play π k past s).map (List.map fun x => (x.1, x.2.map φ)) := by
  induction k generalizing past s with
  | zero => rfl
  | succ k ih =>
    simp only [play, hobs, hstep, Draw.map, Draw.bind_assoc, Draw.pure_bind]
    refine congrArg _ (funext fun a => congrArg _ (funext fun r => ?_))
    change (bif r.terminated then _ else (E'.play π k _ (φ r.state)).bind _) = _
    rw [ih]
    cases r.terminated <;> simp only [cond_true, cond_false, Draw.map, Draw.bind_assoc,
      Draw.pure_bind, List.map_cons, List.map_nil, StepResult.map]

/-- A policy that looks at all observations so far as an agent. -/
def ofObservations (π : List Obs → Draw Action) : Agent Obs Action := fun past o =>
  π (o :: past.map Seen.obs)

theorem expectedGain_eq_value (π : List Obs → Draw Action) (k : Nat)
    (past : List (Seen Obs Action)) (s : State) :
    E.expectedGain π k s (E.observe s :: past.map Seen.obs) =
      E.value 1 (ofObservations π) k past s := by
  induction k generalizing past s with
  | zero => rfl
  | succ k ih =>
    rw [expectedGain_succ, value_succ]
    refine Draw.expect_congr fun a _ => Draw.expect_congr fun r _ => ?_
    have := ih (⟨E.observe s, a, r.reward⟩ :: past) r.state
    rw [List.map_cons] at this
    rw [Rat.one_mul, this]

/-- **Claim.** The return that a policy which looks at all observations so far expects of an
episode's first `T` steps is what it expects as an agent, in the mean over the initial states. -/
theorem expectedReturn_eq_value (π : List Obs → Draw Action) (T : Nat) :
    E.expectedReturn π T = E.reset.expect fun s => E.value 1 (ofObservations π) T [] s :=
  Draw.expect_congr fun s _ => E.expectedGain_eq_value π T [] s

end Env

end Spec.MDP
