module

public import Spec.Certificate.Success
public import Spec.MDP.Bisimulation.Episodes

/-!
# From the episodes of an environment to probabilities of success and of an end

A probability of success is that of the episodes some step of which succeeds, and an episode goes on
when no step has ended it. So what is proved of these, by certificates for instance, is proved of
the episodes of an environment, for every agent that looks at all it has seen and may use chance.

## Main definitions

* `succeedsIn`: whether some step of an episode succeeds.
* `Goal.ofStep`: success by the action, the reward and the end of a step.
* `Env.successProb`: the probability that one of an episode's first steps succeeds.
* `Env.Ends`: the agent ends the episodes of an environment.

## Main statements

* `successProb_eq_trajectory`: the probability of success is that of such a trajectory.
* `Env.Bisimulation.successProb_eq`: and of such an episode of the environment.
* `Env.Bisimulation.ends_iff`: an agent ends episodes exactly when its policy does.
-/

@[expose] public noncomputable section

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

/-- Success by the action, the reward and the end of a step. -/
def Goal.ofStep (won : Fin m → Rat → Bool → Bool) : Goal n m := fun _ a o =>
  won a o.reward o.terminated

theorem succeedsIn_ofStep (won : Fin m → Rat → Bool → Bool) (s : Fin n)
    (xs : List (Fin m × Outcome n)) :
    succeedsIn (Goal.ofStep won) s xs = xs.any fun x => won x.1 x.2.reward x.2.terminated := by
  induction xs generalizing s with
  | nil => rfl
  | cons x xs ih => rw [succeedsIn, List.any_cons, ih]; rfl

/-- An episode goes on as long as no step has ended it. -/
theorem alive_eq_one_sub (M : MDP n m) (π : Policy n m) (k : Nat) (h : History n m) (s : Fin n) :
    M.alive π k h s = 1 - M.successProb (.ofStep fun _ _ ended => ended) π k h s := by
  induction k generalizing h s with
  | zero => rw [alive_zero]; exact (show (1 : Rat) = 1 - 0 by grind)
  | succ k ih =>
    have hstep : ∀ x : Fin m × Outcome n, x.2.next (M.alive π k (past h s x)) = 1 - score
        (.ofStep fun _ _ ended => ended) 1
        (M.successProb (.ofStep fun _ _ ended => ended) π k (past h s x)) s x.1 x.2 := fun x => by
      cases ht : x.2.terminated with
      | true => rw [Outcome.next_of_terminated ht, score_of_success (by exact ht)]; grind
      | false =>
        rw [Outcome.next_of_not_terminated ht, score_of_not_success (by exact ht),
          Outcome.next_of_not_terminated ht, ih]
    have hsub : ∀ (f : Fin m × Outcome n → Rat) d, Draw.expect (fun x => 1 - f x) d =
        1 - d.expect f := fun f d => by
      simp only [Rat.sub_eq_add_neg, Draw.expect_add, Draw.expect_neg, Draw.expect_const]
    rw [alive_succ, successProb_succ, funext hstep, hsub]

namespace Env

/-- The probability that one of the first `k` steps from a state succeeds, which the action, the
reward and the end of the step decide. -/
def successProb (E : Env State Action Obs) (won : Action → Rat → Bool → Bool)
    (π : Agent Obs Action) (k : Nat) (s : State) : Rat :=
  (E.play π k [] s).expect fun xs =>
    indicator ((xs.any fun x => won x.1 x.2.reward x.2.terminated) = true)

/-- The agent ends the episodes from a state: the probability that one of the first steps ends the
episode comes as near to one as one likes. -/
def Ends (E : Env State Action Obs) (π : Agent Obs Action) (s : State) : Prop :=
  ∀ δ : Rat, 0 < δ → ∃ K : Nat, ∀ k, K ≤ k → 1 - δ ≤ E.successProb (fun _ _ ended => ended) π k s

namespace Bisimulation

variable {E : Env State Action Obs} {M : MDP n m} {X : Type} (B : E.Bisimulation M X)

/-- Success in the decision process, by the action, the reward and the end of a step. -/
def goal (won : Action → Rat → Bool → Bool) : Goal n m := .ofStep fun a => won (B.action.inv a)

variable {x : X} {s : State} (hs : B.Stands x s) {π : Agent Obs Action} {σ : Policy n m}
  (hπ : B.Follows x π σ)
include hs hπ

/-- **Claim.** **From episodes to probabilities of success.** Where an agent acts as a policy says,
one of the first `k` steps of an episode succeeds with the probability with which that is so of the
policy. -/
theorem successProb_eq (won : Action → Rat → Bool → Bool) (k : Nat) :
    E.successProb won π k s = M.successProb (B.goal won) σ k [] (B.number x) := by
  have h := B.play_identDistrib hs hπ k
    fun xs => indicator ((xs.any fun x => won (B.action.inv x.1) x.2.1 x.2.2) = true)
  simp only [Draw.expect_map, List.any_map, Function.comp_def, B.action.left_inv] at h
  rw [successProb_eq_trajectory]
  simp only [goal, succeedsIn_ofStep]
  exact h

/-- **Claim.** Where an agent acts as a policy says, it ends the episodes of the environment exactly
when the policy ends those of the decision process. -/
theorem ends_iff : E.Ends π s ↔ M.Ends σ [] (B.number x) := by
  have hsub : ∀ a b : Rat, 1 - b ≤ a ↔ 1 - a ≤ b := fun a b => by grind
  simp only [Env.Ends, MDP.Ends, alive_eq_one_sub, B.successProb_eq hs hπ, hsub]
  rfl

end Bisimulation

end Env

end Spec.MDP
