module

public import Spec.Swimmer.Bounds
public import Spec.Swimmer.Views

/-!
# The invariant of the swimmer in fixed point

Every state that occurs is on its grid and in its bounds, whatever the actions and the random words
are, and after any number of steps: rounding errors do not add up in the lengths of directions.

## Main statements

* `fixed_perturbed`, `fixed_next`: initial states and successors.
* `fixed_reachable`: every reachable state.
* `reward_within`, `reward_onGrid`: the reward.
-/

@[expose] public noncomputable section

namespace Spec.Swimmer

open Spec.MDP (Draw Env StepResult)

theorem onGrid_zero (k : Nat) : OnGrid k 0 := by
  have h := OnGrid.intCast (k := k) 0
  rwa [Rat.intCast_zero] at h

theorem maxOmega_onGrid (k : Nat) : OnGrid k maxOmega := by
  have h := OnGrid.intCast (k := k) 16
  rwa [Rat.intCast_ofNat] at h

theorem maxVelocity_onGrid (k : Nat) : OnGrid k maxVelocity := by
  have h := OnGrid.intCast (k := k) 4
  rwa [Rat.intCast_ofNat] at h

theorem maxPosition_onGrid (k : Nat) : OnGrid k maxPosition := by
  have h := OnGrid.intCast (k := k) (2 ^ 32)
  rwa [Rat.intCast_pow, Rat.intCast_ofNat] at h

theorem solution_onGrid (b : Bend) (J : Fin 3 → Rat) (i : Fin 3) :
    OnGrid 24 (solution nearest b J i) := by
  match i with
  | 0 | 1 | 2 => exact onGrid_nearest _ _

/-- **Claim.** The successor of a state in fixed point is one, whatever the torques are:
the length of each direction stays near `1`. -/
theorem fixed_next {s : State} (h : s.Fixed) (u : Torques) : (next nearest s u).Fixed where
  grid_x _ := onGrid_nearest _ _
  grid_y _ := onGrid_nearest _ _
  norm i := norm_next (h.norm i)
  grid_omega i := (maxOmega_onGrid 24).clamp ((h.grid_omega i).add (solution_onGrid _ _ i))
  omega i := within_clamp (by decide) _
  grid_velocity_x := (maxVelocity_onGrid 24).clamp (h.grid_velocity_x.add (onGrid_nearest _ _))
  grid_velocity_y := (maxVelocity_onGrid 24).clamp (h.grid_velocity_y.sub (onGrid_nearest _ _))
  velocity_x := within_clamp (by decide) _
  velocity_y := within_clamp (by decide) _
  grid_position_x := (maxPosition_onGrid 30).clamp (h.grid_position_x.add (onGrid_nearest _ _))
  grid_position_y := (maxPosition_onGrid 30).clamp (h.grid_position_y.add (onGrid_nearest _ _))
  position_x := within_clamp (by decide +kernel) _
  position_y := within_clamp (by decide +kernel) _

/-- **Claim.** The states in which an episode begins are in fixed point. -/
theorem fixed_perturbed (i : Fin 3 → Int) {j : Fin 3 → Int}
    (hj : ∀ k, -16384 ≤ j k ∧ j k ≤ 16384) : (perturbed nearest i j).Fixed where
  grid_x _ := onGrid_nearest _ _
  grid_y _ := onGrid_nearest _ _
  norm _ := norm_next (p := ⟨1, 0⟩) (by simp only [Vec.dot]; constructor <;> grind)
  grid_omega k := (OnGrid.mono (k := 10) ⟨j k, by simp only [perturbed]; grind⟩ (by decide))
  omega k := by
    obtain ⟨h₀, h₁⟩ := hj k
    rw [← Rat.intCast_le_intCast] at h₀ h₁
    rw [Rat.intCast_neg, Rat.intCast_ofNat] at h₀
    rw [Rat.intCast_ofNat] at h₁
    simp only [perturbed]
    generalize (j k : Rat) = x at *
    constructor <;> grind
  grid_velocity_x := onGrid_zero _
  grid_velocity_y := onGrid_zero _
  velocity_x := .zero (by decide)
  velocity_y := .zero (by decide)
  grid_position_x := onGrid_zero _
  grid_position_y := onGrid_zero _
  position_x := .zero (by decide +kernel)
  position_y := .zero (by decide +kernel)

theorem mem_symmetric {n : Nat} {z : Int} (h : z ∈ symmetric n) : -(n : Int) ≤ z ∧ z ≤ n := by
  rw [symmetric, Draw.mem_uniform] at h
  obtain ⟨i, hi⟩ := h
  rw [Draw.mem_pure] at hi
  have := i.isLt
  omega

/-- **Claim.** With noise up to `16`, episodes begin in fixed point. -/
theorem fixed_reset {n : Nat} (hn : n ≤ 16384) {s : State} (h : s ∈ reset nearest n) :
    s.Fixed := by
  simp only [reset, Draw.mem_bind, Draw.mem_pure] at h
  obtain ⟨i₀, -, i₁, -, i₂, -, j₀, h₀, j₁, h₁, j₂, h₂, rfl⟩ := h
  have h₀ := mem_symmetric h₀
  have h₁ := mem_symmetric h₁
  have h₂ := mem_symmetric h₂
  refine fixed_perturbed _ fun k => ?_
  match k with
  | 0 => simp only; omega
  | 1 => simp only; omega
  | 2 => simp only; omega

/-- **Claim.** Every state that occurs is in fixed point, for all actions and all random words and
after any number of steps: the square of the length of each direction is within `3 * 2^-30` of `1`,
angular velocities are from `-16` to `16`, the components of the velocity from `-4` to `4` and those
of the position from `-2^32` to `2^32`. -/
theorem fixed_reachable {n : Nat} (hn : n ≤ 16384) {s : State}
    (h : (toEnv nearest n).Reachable s) : s.Fixed := by
  induction h with
  | reset h => exact fixed_reset hn h
  | step _ hr ih =>
    simp only [toEnv, Draw.mem_pure] at hr
    rw [hr]
    exact fixed_next ih _

theorem torques_of_index {i : Nat} (h : i < 40961) :
    Within 5 (((i : Rat) - 20480) * torqueUnit) ∧ OnGrid 12 (((i : Rat) - 20480) * torqueUnit) := by
  have h₀ : (i : Rat) ≤ 40960 := by
    have := Rat.natCast_le_natCast.mpr (Nat.le_of_lt_succ h)
    rwa [Rat.natCast_ofNat] at this
  have h₁ : (0 : Rat) ≤ i := Rat.natCast_nonneg
  constructor
  · simp only [torqueUnit]
    constructor <;> grind
  · refine ⟨(i : Int) - 20480, ?_⟩
    rw [Rat.intCast_sub, Rat.intCast_natCast, Rat.intCast_ofNat, torqueUnit]
    grind

/-- **Claim.** The torques of an action are from `-5` to `5`. -/
theorem torques_within (a : Action) (i : Fin 2) : Within 5 (a.torques i) := by
  match i with
  | 0 => exact (torques_of_index a.1.isLt).1
  | 1 => exact (torques_of_index a.2.isLt).1

/-- **Claim.** The torques of an action are multiples of `2^-12`. -/
theorem torques_onGrid (a : Action) (i : Fin 2) : OnGrid 12 (a.torques i) := by
  match i with
  | 0 => exact (torques_of_index a.1.isLt).2
  | 1 => exact (torques_of_index a.2.isLt).2

/-- **Claim.** The reward is a multiple of `2^-30`. -/
theorem reward_onGrid {s : State} (h : s.Fixed) (a : Action) :
    OnGrid 30 (result nearest s a).reward :=
  (fixed_next h a.torques).grid_position_x.sub h.grid_position_x

/-- **Claim.** The reward is from `-5/100` to `5/100`. -/
theorem reward_within {s : State} (h : s.Fixed) (a : Action) :
    Within (5 / 100) (result nearest s a).reward := by
  have hv := (fixed_next h a.torques).velocity_x
  have hp : clamp maxPosition s.position.x = s.position.x := clamp_eq_self h.position_x
  have hd := within_nearest_of (k := 30) (a := 4 / 100) (b := 1 / 100)
    (within_div (c := 4 / 100) (d := 100) (a := 100) (hv.mono (by decide +kernel))
      (by decide +kernel) (by decide +kernel) Rat.le_refl) (by decide +kernel)
  have hc := clamp_sub_clamp (b := maxPosition) (r := s.position.x +
    nearest 30 ((next nearest s a.torques).velocity.x / 100)) (s := s.position.x)
    (d := 5 / 100) (by
      rw [show ∀ x y : Rat, x + y - x = y from fun x y => by grind]
      exact hd.mono (by decide +kernel))
  rw [hp] at hc
  exact hc

end Spec.Swimmer
