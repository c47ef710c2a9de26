module

public import Spec.MDP.Random.Law
public import Spec.Recommender.Properties

/-!
# How even what is sampled is

A reset and a step choose once each. Over independent uniform words, what is sampled has the
specified distribution, up to the unevenness of one choice by a word of 64 bits.

## Main statements

* `reset_within`, `step_within`: one choice each.
* `abs_prob_reset_sub_le`, `abs_prob_step_sub_le`: the distance of the two distributions.
-/

@[expose] public noncomputable section

namespace Spec.Recommender

open Spec.MDP

variable {U : Type} {n k : Nat} (E : Recommender U n k)

/-- **Claim.** A step is one choice among as many branches as the denominator says. -/
theorem step_within (hE : E.Valid) (s : State U n) (x : Fin n) :
    (E.step s x).Within 1 E.denominator := by
  have hd : E.denominator - 1 + 1 = E.denominator := Nat.succ_pred_eq_of_pos hE.denominator
  have h : (E.purchase s.user x).Within (0 + 1) (0 + Draw.bias (E.denominator - 1 + 1)) :=
    Draw.within_uniform fun i => Draw.within_pure _ 0 0
  rw [hd, Nat.zero_add, Nat.zero_add] at h
  exact (h.mono (Nat.le_refl 1) (Draw.bias_le _)).map _

/-- **Claim.** Over uniform words, the probability of any property of a step's result is the
specified one, up to the denominator over `2^65`. -/
theorem abs_prob_step_sub_le (hE : E.Valid) (s : State U n) (x : Fin n)
    (p : StepResult (State U n) → Prop) [DecidablePred p] :
    abs (((Draw.uniformWords 1).expect fun us => indicator (p ((E.step s x).sample us))) -
      (E.step s x).expect fun r => indicator (p r)) ≤ (E.denominator : Nat) / 2 ^ 65 :=
  Draw.abs_prob_sample_sub_le (step_within E hE s x) p

variable [Inhabited U]

/-- **Claim.** A reset is one choice among the users. -/
theorem reset_within : E.toEnv.reset.Within 1 E.users.length :=
  ((Draw.within_among _ _).mono (Nat.le_refl 1) (Draw.bias_le _)).map _

/-- **Claim.** Over uniform words, the probability of any property of the first state is the
specified one, up to the number of users over `2^65`. -/
theorem abs_prob_reset_sub_le (p : State U n → Prop) [DecidablePred p] :
    abs (((Draw.uniformWords 1).expect fun us => indicator (p (E.toEnv.reset.sample us))) -
      E.toEnv.reset.expect fun s => indicator (p s)) ≤ (E.users.length : Nat) / 2 ^ 65 :=
  Draw.abs_prob_sample_sub_le (reset_within E) p

end Spec.Recommender
