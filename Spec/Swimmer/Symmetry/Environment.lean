module

public import Spec.MDP.IdentDistrib
public import Spec.Swimmer.Symmetry.Rounded

/-!
# The symmetries of the environment

The mirror is a symmetry of the environment: of starts, steps, rewards and observations. The rewards
do not depend on where the swimmer is, and their sum is the displacement.

## Main definitions

* `Action.mirror`, `Obs.mirror`: actions and observations in a mirror.

## Main statements

* `result_mirror`, `result_translate`: the rewards are the same in a mirror and elsewhere.
* `exists_distIso_mirror`: the mirror is a symmetry of the environment.
* `sum_reward_rollout`: the rewards sum to the displacement.
-/

@[expose] public noncomputable section

namespace Spec.Swimmer

open Spec.MDP (Draw Env Renaming StepResult)

variable {ρ : Rounding}

/-! ### The mirror -/

/-- The action in a mirror: opposite torques. -/
def Action.mirror (a : Action) : Action := (a.1.rev, a.2.rev)

theorem Action.mirror_mirror (a : Action) : a.mirror.mirror = a := by
  simp only [Action.mirror, Fin.rev_rev]

/-- **Claim.** The torques of the action in a mirror are the opposite ones. -/
theorem Action.torques_mirror (a : Action) : a.mirror.torques = a.torques.mirror := by
  have h (i : Fin 40961) : ((i.rev.val : Rat) - 20480) = -((i.val : Rat) - 20480) := by
    have hi : i.rev.val + i.val = 40960 := by rw [Fin.val_rev]; omega
    have : (i.rev.val : Rat) + (i.val : Rat) = 40960 := by
      rw [← Rat.natCast_add, hi]; rfl
    grind
  funext j
  have hj : j = 0 ∨ j = 1 := by omega
  rcases hj with rfl | rfl <;>
    simp only [Action.torques, Action.mirror, Torques.mirror, h, Rat.neg_mul]

/-- **Claim.** Where every number is rounded to the opposite of what its opposite is rounded to, a
step of the environment in a mirror leads to the state in the mirror, with the same reward. -/
theorem result_mirror (hρ : ρ.Odd) (s : State) (a : Action) :
    result ρ s.mirror a.mirror = (result ρ s a).map State.mirror := by
  simp only [result, StepResult.map, Action.torques_mirror, next_mirror hρ]
  rfl

/-- The mirror, as a renaming of states. -/
def mirrorState : Renaming State State where
  to := State.mirror
  inv := State.mirror
  left_inv := State.mirror_mirror
  right_inv := State.mirror_mirror

/-- The mirror, as a renaming of actions. -/
def mirrorAction : Renaming Action Action where
  to := Action.mirror
  inv := Action.mirror
  left_inv := Action.mirror_mirror
  right_inv := Action.mirror_mirror

/-- What the agent sees in a mirror. -/
def Obs.mirror (o : Obs) : Obs :=
  ⟨o.velocity.mirror, fun i => (o.heading i).mirror, fun i => -o.omega i⟩

theorem Obs.mirror_mirror (o : Obs) : o.mirror.mirror = o := by
  simp only [Obs.mirror, Vec.mirror_mirror, neg_neg]

/-- The mirror, as a renaming of observations. -/
def mirrorObs : Renaming Obs Obs where
  to := Obs.mirror
  inv := Obs.mirror
  left_inv := Obs.mirror_mirror
  right_inv := Obs.mirror_mirror

theorem sum_succ_first {n : Nat} (f : Fin (n + 1) → Rat) :
    Spec.MDP.sum (n + 1) f = f ⟨0, by omega⟩ + Spec.MDP.sum n fun i => f ⟨i.val + 1, by omega⟩ := by
  induction n with
  | zero => rw [Spec.MDP.sum_succ, Spec.MDP.sum_zero, Spec.MDP.sum_zero, Rat.add_comm]
  | succ n ih =>
    rw [Spec.MDP.sum_succ, ih fun i => f ⟨i.val, by omega⟩, Spec.MDP.sum_succ fun i : Fin (n + 1) =>
      f ⟨i.val + 1, by omega⟩, Rat.add_assoc]

/-- A sum backward. -/
theorem sum_rev {n : Nat} (f : Fin n → Rat) :
    Spec.MDP.sum n (fun i => f i.rev) = Spec.MDP.sum n f := by
  induction n with
  | zero => rfl
  | succ n ih =>
    rw [Spec.MDP.sum_succ, sum_succ_first, ← ih, Rat.add_comm]
    have h₀ : (⟨n, by omega⟩ : Fin (n + 1)).rev = ⟨0, by omega⟩ := by
      apply Fin.ext; rw [Fin.val_rev]; simp only; omega
    have h (i : Fin n) : (⟨i.val, by omega⟩ : Fin (n + 1)).rev = ⟨i.rev.val + 1, by omega⟩ := by
      apply Fin.ext; rw [Fin.val_rev]; simp only [Fin.val_rev]; omega
    simp only [h₀, h, Fin.rev_rev]

/-- What continues with a number from `-n` to `n` has the same distribution as what continues with
its opposite. -/
theorem bind_symmetric {α : Type} (n : Nat) {f g : Int → Draw α}
    (h : ∀ i, (f i).IdentDistrib (g (-i))) :
    ((symmetric n).bind f).IdentDistrib ((symmetric n).bind g) := by
  intro k
  simp only [symmetric, Draw.bind, Draw.expect_uniform, h _ k]
  congr 1
  rw [← sum_rev]
  congr 1
  funext i
  have hi : -((i.rev.val : Int) - n) = (i.val : Int) - n := by rw [Fin.val_rev]; omega
  rw [hi]

theorem perturbed_mirror (hρ : ρ.Odd) {i i' j j' : Fin 3 → Int} (hi : ∀ k, i k = -i' k)
    (hj : ∀ k, j k = -j' k) : perturbed ρ i j = (perturbed ρ i' j').mirror := by
  have he : (⟨1, 0⟩ : Vec) = (⟨1, 0⟩ : Vec).mirror := rfl
  have h₀ : (⟨0, 0⟩ : Vec).mirror = ⟨0, 0⟩ := rfl
  rw [State.ext_iff]
  simp only [perturbed, State.mirror, hi, hj, Rat.intCast_neg, neg_div, h₀, and_self, and_true]
  funext k
  rw [← normalise_mirror hρ, ← rotate_mirror hρ]
  rfl

theorem reset_mirror (hρ : ρ.Odd) (n : Nat) :
    (reset ρ n).IdentDistrib ((reset ρ n).map State.mirror) := by
  simp only [reset, Draw.map, Draw.bind_assoc, Draw.pure_bind]
  refine bind_symmetric n fun i₀ => bind_symmetric n fun i₁ => bind_symmetric n fun i₂ => ?_
  refine bind_symmetric n fun j₀ => bind_symmetric n fun j₁ => bind_symmetric n fun j₂ => ?_
  rw [perturbed_mirror hρ (i' := fun | 0 => -i₀ | 1 => -i₁ | 2 => -i₂)
    (j' := fun | 0 => -j₀ | 1 => -j₁ | 2 => -j₂)]
  · exact .refl _
  · rw [forall_fin_three]; simp only [Int.neg_neg, and_self]
  · rw [forall_fin_three]; simp only [Int.neg_neg, and_self]

/-- **Claim.** The mirror is an automorphism of the environment, in distribution: starts, steps,
rewards and observations in the mirror are those of the environment, in the mirror. -/
theorem exists_distIso_mirror (hρ : ρ.Odd) (n : Nat) :
    ∃ ψ : (toEnv ρ n).DistIso (toEnv ρ n),
      ψ.state = mirrorState ∧ ψ.action = mirrorAction ∧ ψ.obs = mirrorObs :=
  ⟨{ state := mirrorState
     action := mirrorAction
     obs := mirrorObs
     map_reset := reset_mirror hρ n
     map_step := fun s a => by
      change (Draw.pure (result ρ s.mirror a.mirror)).IdentDistrib _
      rw [result_mirror hρ]
      exact .refl _
     map_observe := fun _ => rfl }, rfl, rfl, rfl⟩

/-! ### Rewards -/

/-- **Claim.** Away from the bounds of the position a step of the environment returns the same
reward wherever the swimmer is. -/
theorem result_translate (s : State) (a : Action) (d : Vec)
    (h : InBounds (unboundedPosition ρ s))
    (h' : InBounds (unboundedPosition ρ (s.translate d))) :
    result ρ (s.translate d) a = (result ρ s a).map (State.translate d) := by
  simp only [result, StepResult.map, next_translate s _ d h h', StepResult.mk.injEq, and_true,
    true_and]
  simp only [State.translate, Vec.add_x]
  grind

/-- **Claim.** The rewards of a sequence of actions sum to the displacement along the first axis. -/
theorem sum_reward_rollout (n : Nat) (s : State) (as : List Action)
    {trace : List (StepResult State)}
    (h : trace ∈ (toEnv ρ n).rollout s as) :
    (trace.map StepResult.reward).sum =
      (as.foldl (fun s a => next ρ s a.torques) s).position.x - s.position.x := by
  induction as generalizing s trace with
  | nil =>
    rw [Env.rollout, Draw.mem_pure] at h
    rw [h, List.map_nil, List.sum_nil, List.foldl_nil]
    grind
  | cons a as ih =>
    rw [Env.rollout, Draw.mem_bind] at h
    obtain ⟨r, hr, h⟩ := h
    obtain ⟨tail, htail, rfl⟩ := Draw.mem_map.mp h
    have hr : r = result ρ s a := hr
    subst hr
    rw [List.map_cons, List.sum_cons, ih _ htail, List.foldl_cons]
    have h₁ : (result ρ s a).reward = (next ρ s a.torques).position.x - s.position.x := rfl
    have h₂ : (result ρ s a).state = next ρ s a.torques := rfl
    rw [h₁, h₂]
    grind

end Spec.Swimmer
