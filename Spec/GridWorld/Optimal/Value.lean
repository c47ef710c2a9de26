module

public import Spec.GridWorld.Optimal.Return
public import Spec.GridWorld.Views
public import Spec.MDP.ValueIteration

/-!
# The optimal value of GridWorld

With `d` the Manhattan distance to the goal and `γ` the discount, the optimal value of a cell is
`-(1 - γ ^ (d - 1)) / (1 - γ)`, and the optimal actions are those that bring the agent closer. This
holds for every height, width and goal.

## Main definitions

* `optimalValue`: the closed form.

## Main statements

* `optimalValue_mem`, `optimalValue_anti`, `optimalValue_strictAnti`: its bounds, and that it
  decreases with the distance.
* `optimalValue_fixed`, `optimalValue_unique`: the closed form is the fixed point of the Bellman
  optimality operator, and the only one.
* `backup_of_dist_lt`, `backup_lt_of_not_dist_lt`, `backup_eq_iff`: an action is optimal exactly
  when it decreases the distance to the goal.
-/

@[expose] public section

namespace Spec.GridWorld

open Spec.MDP

variable {height width : Nat} (G : GridWorld height width)

/-- The optimal value in closed form: the return of `d - 1` steps that cost `1` each, where `d` is
the Manhattan distance to the goal. One step fewer than `d`, because the step into the goal is free;
the subtraction is that of natural numbers, so that at the goal the value is `0`. -/
noncomputable def optimalValue (s : Pos height width) : Rat :=
  -(1 - G.discount ^ (s.dist G.goal - 1)) / (1 - G.discount)

theorem optimalValue_eq_stepsReturn (s : Pos height width) :
    G.optimalValue s = stepsReturn G.discount (s.dist G.goal - 1) := rfl

/-! ### The closed form -/

/-- **Claim.** The optimal value of the goal is zero. -/
theorem optimalValue_goal : G.optimalValue G.goal = 0 := by
  rw [optimalValue_eq_stepsReturn, Pos.dist_eq_zero_iff.mpr rfl, Nat.zero_sub, stepsReturn_zero]

/-- **Claim.** For a discount in `[0, 1)` the optimal value lies between `-1 / (1 - γ)` and `0`. -/
theorem optimalValue_mem (h₀ : 0 ≤ G.discount) (h₁ : G.discount < 1) (s : Pos height width) :
    -(1 / (1 - G.discount)) ≤ G.optimalValue s ∧ G.optimalValue s ≤ 0 :=
  ⟨neg_le_stepsReturn h₀ h₁ _, stepsReturn_nonpos h₀ h₁ _⟩

/-- **Claim.** For a discount in `(0, 1)` the optimal value is larger than `-1 / (1 - γ)`. -/
theorem neg_lt_optimalValue (h₀ : 0 < G.discount) (h₁ : G.discount < 1) (s : Pos height width) :
    -(1 / (1 - G.discount)) < G.optimalValue s :=
  neg_lt_stepsReturn h₀ h₁ _

/-- **Claim.** For a discount in `[0, 1)`, of two cells the one at least as close to the goal has at
least as large an optimal value. -/
theorem optimalValue_anti (h₀ : 0 ≤ G.discount) (h₁ : G.discount < 1) {s t : Pos height width}
    (h : s.dist G.goal ≤ t.dist G.goal) : G.optimalValue t ≤ G.optimalValue s :=
  stepsReturn_anti h₀ h₁ (by omega)

/-- **Claim.** For a discount in `(0, 1)`, of two cells other than the goal the closer one has the
larger optimal value. -/
theorem optimalValue_strictAnti (h₀ : 0 < G.discount) (h₁ : G.discount < 1)
    {s t : Pos height width} (hs : s ≠ G.goal) (h : s.dist G.goal < t.dist G.goal) :
    G.optimalValue t < G.optimalValue s := by
  have := mt Pos.dist_eq_zero_iff.mp hs
  exact stepsReturn_strictAnti h₀ h₁ (by omega)

/-- **Claim.** For a discount other than `1`, the optimal value of a cell one step further from the
goal than a cell `s`, other than the goal, is `-1` plus the discounted optimal value of `s`. -/
theorem optimalValue_succ (h : G.discount ≠ 1) {s t : Pos height width} (hs : s ≠ G.goal)
    (ht : t.dist G.goal = s.dist G.goal + 1) :
    G.optimalValue t = -1 + G.discount * G.optimalValue s := by
  have := mt Pos.dist_eq_zero_iff.mp hs
  rw [optimalValue_eq_stepsReturn, optimalValue_eq_stepsReturn, ← stepsReturn_succ h]
  exact congrArg _ (by omega)

/-! ### One step -/

/-- A step leads to the goal, for nothing, or it costs `1` and leads elsewhere from elsewhere. -/
theorem step_cases (s : Pos height width) (a : Action) :
    ((G.step s a).state = G.goal ∧ (G.step s a).reward = 0 ∧ (G.step s a).terminated = true) ∨
      (s ≠ G.goal ∧ (G.step s a).state ≠ G.goal ∧ (G.step s a).reward = -1 ∧
        (G.step s a).terminated = false) := by
  unfold step
  split
  · exact .inl ⟨rfl, rfl, rfl⟩
  · next hs =>
    split
    · exact .inl ⟨rfl, rfl, rfl⟩
    · next h => exact .inr ⟨hs, h, rfl, rfl⟩

/-- The Bellman backup of the closed form, in the words of `Spec.GridWorld.Basic`. -/
theorem backup_optimalValue (s : Pos height width) (a : Action) :
    G.toMDP.backup (fun i => G.optimalValue (decode i)) (encode s) a.toFin =
      (G.step s a).reward + G.discount *
        (bif (G.step s a).terminated then 0 else G.optimalValue (G.step s a).state) := by
  rw [backup_toMDP, (backup_eq G s a _).2, decode_encode]

/-- What the step is worth when cutting after `n` further steps counts `j + 1` steps at most. -/
theorem worth_le (h₀ : 0 ≤ G.discount) (h₁ : G.discount < 1) (n : Nat) (s : Pos height width)
    (a : Action) :
    (G.step s a).reward + G.discount * (bif (G.step s a).terminated then 0 else
        stepsReturn G.discount (min n ((G.step s a).state.dist G.goal - 1))) ≤
      stepsReturn G.discount (min (n + 1) (s.dist G.goal - 1)) := by
  have hd := (dist_goal_step G s a).2
  rcases step_cases G s a with ⟨hg, hr, ht⟩ | ⟨-, hg, hr, ht⟩
  · rw [hg, Pos.dist_eq_zero_iff.mpr rfl] at hd
    rw [hr, ht, cond_true, show min (n + 1) (s.dist G.goal - 1) = 0 by omega, stepsReturn_zero]
    grind
  · have := mt Pos.dist_eq_zero_iff.mp hg
    rw [hr, ht, cond_false, ← stepsReturn_succ (by grind)]
    exact stepsReturn_anti h₀ h₁ (by omega)

theorem worth_eq (h : G.discount ≠ 1) (n : Nat) {s : Pos height width} {a : Action}
    (ha : s ≠ G.goal → (G.step s a).state.dist G.goal < s.dist G.goal) :
    (G.step s a).reward + G.discount * (bif (G.step s a).terminated then 0 else
        stepsReturn G.discount (min n ((G.step s a).state.dist G.goal - 1))) =
      stepsReturn G.discount (min (n + 1) (s.dist G.goal - 1)) := by
  have hd := (dist_goal_step G s a).2
  rcases step_cases G s a with ⟨hg, hr, ht⟩ | ⟨hs, hg, hr, ht⟩
  · rw [hg, Pos.dist_eq_zero_iff.mpr rfl] at hd
    rw [hr, ht, cond_true, show min (n + 1) (s.dist G.goal - 1) = 0 by omega, stepsReturn_zero]
    grind
  · have := mt Pos.dist_eq_zero_iff.mp hg
    have := ha hs
    rw [hr, ht, cond_false, ← stepsReturn_succ h]
    exact congrArg _ (by omega)

/-! ### The optimality operator -/

theorem backup_le_optimalValue (h₀ : 0 ≤ G.discount) (h₁ : G.discount < 1) (s : Pos height width)
    (a : Action) :
    G.toMDP.backup (fun i => G.optimalValue (decode i)) (encode s) a.toFin ≤
      G.optimalValue s := by
  have h := worth_le G h₀ h₁ (s.dist G.goal + 1) s a
  have hd := (dist_goal_step G s a).1
  rw [Nat.min_eq_right (by omega), Nat.min_eq_right (by omega)] at h
  rw [backup_optimalValue]
  exact h

/-- **Claim.** For a discount in `[0, 1)`, an action that decreases the distance to the goal is
optimal, and so is every action at the goal: its Bellman backup is the optimal value. (The equation
needs only `γ ≠ 1`.) -/
theorem backup_of_dist_lt (h : G.discount ≠ 1) {s : Pos height width} {a : Action}
    (ha : s ≠ G.goal → (G.step s a).state.dist G.goal < s.dist G.goal) :
    G.toMDP.backup (fun i => G.optimalValue (decode i)) (encode s) a.toFin =
      G.optimalValue s := by
  have h := worth_eq G h (s.dist G.goal + 1) ha
  have hd := (dist_goal_step G s a).1
  rw [Nat.min_eq_right (by omega), Nat.min_eq_right (by omega)] at h
  rw [backup_optimalValue]
  exact h

/-- **Claim.** For a discount in `(0, 1)`, an action that does not decrease the distance to the goal
is not optimal: its Bellman backup is smaller than the optimal value. -/
theorem backup_lt_of_not_dist_lt (h₀ : 0 < G.discount) (h₁ : G.discount < 1)
    {s : Pos height width} {a : Action} (hs : s ≠ G.goal)
    (ha : ¬ (G.step s a).state.dist G.goal < s.dist G.goal) :
    G.toMDP.backup (fun i => G.optimalValue (decode i)) (encode s) a.toFin <
      G.optimalValue s := by
  have hd := mt Pos.dist_eq_zero_iff.mp hs
  rw [backup_optimalValue]
  rcases step_cases G s a with ⟨hg, -, -⟩ | ⟨-, -, hr, ht⟩
  · rw [hg, Pos.dist_eq_zero_iff.mpr rfl] at ha; omega
  · rw [hr, ht, cond_false, optimalValue_eq_stepsReturn, ← stepsReturn_succ (by grind)]
    exact stepsReturn_strictAnti h₀ h₁ (by omega)

/-- **Claim.** For a discount in `(0, 1)`, an action taken away from the goal is optimal exactly
when it decreases the Manhattan distance to the goal. -/
theorem backup_eq_iff (h₀ : 0 < G.discount) (h₁ : G.discount < 1) {s : Pos height width}
    {a : Action} (hs : s ≠ G.goal) :
    G.toMDP.backup (fun i => G.optimalValue (decode i)) (encode s) a.toFin =
        G.optimalValue s ↔
      (G.step s a).state.dist G.goal < s.dist G.goal := by
  refine ⟨fun h => ?_, fun h => backup_of_dist_lt G (by grind) fun _ => h⟩
  refine Decidable.byContradiction fun ha => ?_
  exact Rat.lt_irrefl (h ▸ backup_lt_of_not_dist_lt G h₀ h₁ hs ha)

/-- At every cell some action is optimal. -/
theorem exists_dist_lt (s : Pos height width) :
    ∃ a, s ≠ G.goal → (G.step s a).state.dist G.goal < s.dist G.goal := by
  by_cases hs : s = G.goal
  · exact ⟨.up, fun h => (h hs).elim⟩
  · obtain ⟨a, ha⟩ := exists_dist_step_lt G hs
    exact ⟨a, fun _ => by omega⟩

/-- **Claim.** For a discount in `[0, 1)`, the closed form `-(1 - γ ^ (d - 1)) / (1 - γ)`, with `d`
the Manhattan distance to the goal, and `0` at the goal, is a fixed point of the Bellman optimality
operator. -/
theorem optimalValue_fixed (h₀ : 0 ≤ G.discount) (h₁ : G.discount < 1)
    (s : Pos height width) :
    G.toMDP.bellmanOpt (fun i => G.optimalValue (decode i)) (encode s) =
      G.optimalValue s := by
  refine Rat.le_antisymm ?_ ?_
  · refine (maximum_le_iff (by decide)).mpr fun i => ?_
    rw [← Action.toFin_ofFin i]
    exact backup_le_optimalValue G h₀ h₁ s _
  · obtain ⟨a, ha⟩ := exists_dist_lt G s
    rw [← backup_of_dist_lt G (by grind) ha]
    exact backup_le_bellmanOpt _ _ _ _

/-- **Claim.** For a discount in `[0, 1)`, the closed form `-(1 - γ ^ (d - 1)) / (1 - γ)`, which is
`0` at the goal, is the only fixed point of the Bellman optimality operator. -/
theorem optimalValue_unique (h₀ : 0 ≤ G.discount) (h₁ : G.discount < 1)
    {v : Fin (height * width) → Rat} (hv : ∀ i, G.toMDP.bellmanOpt v i = v i)
    (s : Pos height width) : v (encode s) = G.optimalValue s := by
  have hw : ∀ i, G.toMDP.bellmanOpt (fun i => G.optimalValue (decode i)) i =
      G.optimalValue (decode i) := fun i => by
    rw [← optimalValue_fixed G h₀ h₁ (decode i), encode_decode]
  have h := congrFun (fixed_unique (by decide) h₀ h₁ hv hw) (encode s)
  rwa [decode_encode] at h

end Spec.GridWorld
