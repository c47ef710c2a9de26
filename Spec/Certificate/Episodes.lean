module

public import Spec.Certificate.Success
public import Spec.MDP.Trajectory

/-!
# From the episodes of an environment to probabilities of success

A probability of success is that of the episodes some step of which succeeds. So what is proved of
it, by certificates for instance, is proved of the episodes of an environment, for every agent that
looks at all it has seen and may use chance.

## Main definitions

* `succeedsIn`: whether some step of an episode succeeds.

## Main statements

* `successProb_eq_trajectory`: the probability of success is that of such a trajectory.
* `Env.expect_play_success`, `Env.expect_resetPlay_success`: and of such an episode of the
  environment.
-/

@[expose] public section

namespace Spec.MDP

variable {n m : Nat} {State Action Obs : Type}

/-- Whether some step of an episode from `s` succeeds. -/
def succeedsIn (G : Goal n m) : Fin n → List (Fin m × Outcome n) → Bool
  | _, [] => false
  | s, x :: xs => G s x.1 x.2 || succeedsIn G x.2.state xs

/-- **Claim.** The probability of success within `k` steps is that of a trajectory of `k` steps some
step of which succeeds. -/
theorem successProb_eq_trajectory (M : MDP n m) (G : Goal n m) (π : Policy n m) (k : Nat)
    (h : History n m) (s : Fin n) :
    M.successProb G π k h s =
      (M.trajectory π k h s).expect fun xs => indicator (succeedsIn G s xs = true) := by
  induction k generalizing h s with
  | zero => rfl
  | succ k ih =>
    rw [successProb_succ, trajectory, Draw.expect_bind]
    refine Draw.expect_congr fun x _ => ?_
    cases hG : G s x.1 x.2 with
    | true =>
      have hone : ∀ xs, indicator (succeedsIn G s (x :: xs) = true) = 1 := fun xs =>
        indicator_pos (by rw [succeedsIn, hG, Bool.true_or])
      rw [score_of_success hG]
      cases x.2.terminated with
      | true => rw [cond_true, Draw.expect_pure, hone]
      | false => rw [cond_false, Draw.expect_map, funext hone, Draw.expect_const]
    | false =>
      have hrest : ∀ xs, indicator (succeedsIn G s (x :: xs) = true) =
          indicator (succeedsIn G x.2.state xs = true) := fun xs => by
        rw [show succeedsIn G s (x :: xs) = succeedsIn G x.2.state xs by
          rw [succeedsIn, hG, Bool.false_or]]
      rw [score_of_not_success hG]
      cases ht : x.2.terminated with
      | true => rw [Outcome.next_of_terminated ht, cond_true, Draw.expect_pure, hrest]; rfl
      | false =>
        rw [Outcome.next_of_not_terminated ht, cond_false, Draw.expect_map, funext hrest, ih]

namespace Env

variable (E : Env State Action Obs) (e : Numbering State Action n m)

/-- **Claim.** For every agent, whatever it remembers and however it uses chance, the probability
that one of the first `k` steps of an episode succeeds is the probability of success of its policy
in the decision process. -/
theorem expect_play_success (γ : Rat) (G : Goal n m) (π : Agent Obs Action) (k : Nat)
    (h : History n m) (s : State) :
    (E.play π k (h.map (e.seen E)) s).expect (fun xs => indicator
        (succeedsIn G (e.state.to s) (xs.map fun x => (e.action.to x.1, e.outcome x.2)) = true)) =
      (E.toMDP e γ).successProb G (e.policy E π) k h (e.state.to s) := by
  rw [successProb_eq_trajectory, trajectory_eq_play, Draw.expect_map]

/-- **Claim.** For every agent, whatever it remembers and however it uses chance, the probability
that one of the first `k` steps of an episode succeeds is the probability of success of its policy
in the decision process, in the mean over the initial states. -/
theorem expect_resetPlay_success (γ : Rat) (G : Goal n m) (π : Agent Obs Action) (k : Nat) :
    E.reset.expect (fun s => (E.play π k [] s).expect fun xs => indicator
        (succeedsIn G (e.state.to s) (xs.map fun x => (e.action.to x.1, e.outcome x.2)) = true)) =
      E.reset.expect fun s => (E.toMDP e γ).successProb G (e.policy E π) k [] (e.state.to s) :=
  Draw.expect_congr fun s _ => E.expect_play_success e γ G π k [] s

end Env

end Spec.MDP
