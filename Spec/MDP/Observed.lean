module

public import Spec.MDP.Env

/-!
# Policies that look at observations

A policy of an agent that does not see states: it looks at all observations so far, and may draw
its action at random. What it sees of its own actions is what observations show of them.

## Main definitions

* `Env.returns`: the draw of the return of the next steps.
* `Env.expectedReturn`: its expectation from a reset.
* `Env.deterministic`: a policy that draws nothing at random.
* `Env.Suffices`: the latest observation, seen through a map, suffices for an optimal policy.

## Main statements

* `Env.expectedGain_succ`: the recursion over the number of steps.
-/

@[expose] public noncomputable section

namespace Spec.MDP.Env

variable {State Action Obs : Type} (E : Env State Action Obs)

/-- The sum of the rewards of the next `t` steps from a state, when a policy draws each action by
all observations so far, the latest first; fewer steps when the episode ends. -/
def returns (π : List Obs → Draw Action) : (t : Nat) → State → List Obs → Draw Rat
  | 0, _, _ => .pure 0
  | t + 1, s, os => (π os).bind fun a => (E.step s a).bind fun r =>
      bif r.terminated then .pure r.reward
      else (returns π t r.state (E.observe r.state :: os)).map (r.reward + ·)

/-- The expectation of the next `t` steps' return. -/
def expectedGain (π : List Obs → Draw Action) (t : Nat) (s : State) (os : List Obs) : Rat :=
  (E.returns π t s os).expect id

/-- The expected return of an episode's first `T` steps. -/
def expectedReturn (π : List Obs → Draw Action) (T : Nat) : Rat :=
  E.reset.expect fun s => E.expectedGain π T s [E.observe s]

/-- A deterministic policy: its actions are certain, given the observations. -/
def deterministic (π : List Obs → Action) (os : List Obs) : Draw Action := .pure (π os)

/-- The latest observation, seen through a map, suffices over `t` steps: some policy that looks at
nothing else expects as much as every policy that looks at all observations so far. -/
def Suffices {Part : Type} (φ : Obs → Part) (t : Nat) : Prop :=
  ∃ σ : Option Part → Draw Action, ∀ π : List Obs → Draw Action,
    E.expectedReturn π t ≤ E.expectedReturn (fun os => σ (os.head?.map φ)) t

theorem expectedGain_zero (π : List Obs → Draw Action) (s : State) (os : List Obs) :
    E.expectedGain π 0 s os = 0 := rfl

/-- **Claim.** The expected return of some steps is that of the first one and, unless it ends the
episode, of the others. -/
theorem expectedGain_succ (π : List Obs → Draw Action) (t : Nat) (s : State) (os : List Obs) :
    E.expectedGain π (t + 1) s os = (π os).expect fun a => (E.step s a).expect fun r =>
      r.reward + bif r.terminated then 0
        else E.expectedGain π t r.state (E.observe r.state :: os) := by
  rw [expectedGain, returns, Draw.expect_bind]
  refine Draw.expect_congr fun a _ => ?_
  rw [Draw.expect_bind]
  refine Draw.expect_congr fun r _ => ?_
  cases r.terminated with
  | true => exact (Rat.add_zero _).symm
  | false =>
    simp only [cond_false]
    rw [Draw.map, Draw.expect_bind, expectedGain]
    generalize E.returns π t r.state (E.observe r.state :: os) = d
    calc (d.expect fun g => r.reward + id g) = r.reward + d.expect id := by
          rw [Draw.expect_add, Draw.expect_const]

end Spec.MDP.Env
