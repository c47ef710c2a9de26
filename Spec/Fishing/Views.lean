module

public import Spec.Fishing.Properties
public import Spec.MDP.Outcome
public import Spec.MDP.Random.Law

/-!
# Fishing as an environment and as a decision process

The step of `Spec.Fishing.Basic` with its deviate drawn: one choice among sixteen equally likely
branches in every step, so that a step reads one random word. The deviate is the centred binomial
one of four fair coins, which has mean `0` and variance `1`.

## Main definitions

* `toEnv`, `toMDP`: the views.

## Main statements

* `expect_deviate`: the deviate is `-2, …, 2` with probabilities `1, 4, 6, 4, 1` sixteenths.
* `mem_toEnv_step`: without noise the environment takes the noiseless step with certainty.
* `toEnv_within`: a reset reads no random word, and a step one.
* `toEnv_sample`: the four upper bits of a random word choose the deviate.
* `toMDP_absorbing`: every episode ends in a terminal state.
-/

@[expose] public section

namespace Spec.Fishing

open Spec.MDP

/-! ### The deviate -/

/-- **Claim.** The deviate is `-2`, `-1`, `0`, `1` and `2` with probabilities `1/16`, `4/16`,
`6/16`, `4/16` and `1/16`: the expectation of any function of it is the sum of these. -/
theorem expect_deviate (f : Int → Rat) :
    (Draw.uniform 15 fun i => .pure (deviate i)).expect f =
      (f (-2) + 4 * f (-1) + 6 * f 0 + 4 * f 1 + f 2) / 16 := by
  have h : (mkRat 1 (15 + 1) : Rat) = 1 / 16 := Rat.mkRat_eq_div 1 16
  have d : deviate 0 = -2 ∧ deviate 1 = -1 ∧ deviate 2 = -1 ∧ deviate 3 = 0 ∧ deviate 4 = -1 ∧
      deviate 5 = 0 ∧ deviate 6 = 0 ∧ deviate 7 = 1 ∧ deviate 8 = -1 ∧ deviate 9 = 0 ∧
      deviate 10 = 0 ∧ deviate 11 = 1 ∧ deviate 12 = 0 ∧ deviate 13 = 1 ∧ deviate 14 = 1 ∧
      deviate 15 = 2 := by decide
  obtain ⟨d0, d1, d2, d3, d4, d5, d6, d7, d8, d9, d10, d11, d12, d13, d14, d15⟩ := d
  change mkRat 1 (15 + 1) * (0 + f (deviate 0) + f (deviate 1) + f (deviate 2) + f (deviate 3) +
    f (deviate 4) + f (deviate 5) + f (deviate 6) + f (deviate 7) + f (deviate 8) +
    f (deviate 9) + f (deviate 10) + f (deviate 11) + f (deviate 12) + f (deviate 13) +
    f (deviate 14) + f (deviate 15)) = _
  rw [h, d0, d1, d2, d3, d4, d5, d6, d7, d8, d9, d10, d11, d12, d13, d14, d15]
  grind

/-- **Claim.** The deviate has mean `0` and variance `1`. -/
theorem mean_deviate :
    (Draw.uniform 15 fun i => .pure (deviate i)).expect (fun ξ : Int => (ξ : Rat)) = 0 ∧
      (Draw.uniform 15 fun i => .pure (deviate i)).expect (fun ξ : Int => (ξ : Rat) * ξ) = 1 := by
  rw [expect_deviate, expect_deviate]
  simp only [Rat.intCast_neg, Rat.intCast_ofNat]
  grind

/-! ### The views -/

variable (F : Fishing)

/-- Fishing as an environment: the deviate is drawn, and the stock is observed. -/
@[inline] def toEnv : Env Stock Nat Stock where
  reset := .pure F.start
  step s q := .uniform 15 fun i => .pure (F.step s q (deviate i))
  observe s := s

/-- Fishing as a decision process on the stocks, with the quotas from `0` to `2K`. -/
def toMDP (discount : Rat) : MDP (2 * capacity + 1) (2 * capacity + 1) where
  step s q := (F.toEnv.step s q.val).map fun r => ⟨r.state, r.reward, r.terminated⟩
  discount := discount

variable (s : Stock) (q : Nat)

theorem mem_toEnv_step_iff (r : StepResult Stock) :
    r ∈ F.toEnv.step s q ↔ ∃ i, r = F.step s q (deviate i) := Iff.rfl

theorem shock_of_noiseNum_eq_zero {F : Fishing} (h : F.noiseNum = 0) (y ξ : Int) :
    shock F y ξ = 0 := by
  rw [shock, h, Int.natCast_zero, Int.mul_zero, Int.zero_mul, Int.zero_ediv]

/-- **Claim.** Without noise the environment takes the step without noise with certainty. -/
theorem mem_toEnv_step {F : Fishing} (h : F.noiseNum = 0) (s : Stock) (q : Nat)
    (r : StepResult Stock) : r ∈ F.toEnv.step s q ↔ r = F.step s q 0 := by
  have hstep : ∀ ξ, F.step s q ξ = F.step s q 0 := fun ξ => by
    simp only [step, next, balance, shock_of_noiseNum_eq_zero h]
  rw [mem_toEnv_step_iff]
  exact ⟨fun ⟨i, hi⟩ => by rw [hi, hstep], fun hr => ⟨0, by rw [hr, hstep (deviate 0)]⟩⟩

/-- **Claim.** A reset reads no random word, and a step reads at most one. -/
theorem toEnv_within : F.toEnv.reset.Within 0 0 ∧ (F.toEnv.step s q).Within 1 0 := by
  have hw : (F.toEnv.step s q).Within (0 + 1) (0 + Draw.bias (15 + 1)) :=
    Draw.within_uniform fun i => Draw.within_pure _ 0 0
  rw [show Draw.bias (15 + 1) = 0 from Draw.bias_two_pow (k := 4) (by decide)] at hw
  exact ⟨trivial, hw⟩

/-- **Claim.** The environment takes one random word, and its four upper bits choose the deviate. -/
theorem toEnv_sample (noise : UInt64) (us : List UInt64) :
    (F.toEnv.step s q).sample (noise :: us) = F.step s q (deviate (Draw.branch 15 noise)) := by
  rw [toEnv, Draw.sample_uniform_cons, Draw.sample_pure]

/-- **Claim.** A step is sampled exactly: over one uniform random word, the expectation of any
function of what is sampled is its expectation. -/
theorem toEnv_expect_sample (f : StepResult Stock → Rat) :
    ((Draw.uniformWords 1).expect fun us => f ((F.toEnv.step s q).sample us)) =
      (F.toEnv.step s q).expect f :=
  Draw.expect_sample_eq (F.toEnv_within s q).2 f

/-- **Claim.** Every episode ends in a terminal state, so that the view with expected rewards is
exact. -/
theorem toMDP_absorbing (discount : Rat) : (F.toMDP discount).Absorbing := by
  intro s a o ho hterm b p hp
  obtain ⟨r, hr, rfl⟩ := Draw.mem_map.mp ho
  obtain ⟨i, rfl⟩ := (mem_toEnv_step_iff F s a.val r).mp hr
  have hzero : next F s a.val (deviate i) = 0 := Fin.ext (of_decide_eq_true hterm)
  obtain ⟨r', hr', rfl⟩ := Draw.mem_map.mp hp
  have hr'' : r' ∈ F.toEnv.step (next F s a.val (deviate i)) b.val := hr'
  rw [hzero] at hr''
  obtain ⟨j, rfl⟩ := (mem_toEnv_step_iff F 0 b.val r').mp hr''
  rw [step_zero]
  exact congrArg (fun s => (⟨s, 0, true⟩ : Outcome _)) hzero.symm

end Spec.Fishing
