module

public import Spec.GridWorld.Basic

/-!
# What is true of a step in GridWorld

Theorems about the definition in `Spec.GridWorld.Basic`, for every height, width, start and goal.

## Main definitions

* `Pos.dist`: the Manhattan distance.
* `transpose`, `flipRows`, `flipCols`: the grid with rows and columns exchanged, and its
  reflections.

## Main statements

* `run_goal`: the goal is absorbing.
* `reward_eq_zero_iff`, `terminated_iff`: the reward is `0` exactly when the step ends the episode,
  and that is exactly when it leads to the goal.
* `exists_run_eq_goal`, `dist_le_length`: the goal is reached in as many steps as its Manhattan
  distance, and in no fewer.
* `step_transpose`, `step_flipRows`, `step_flipCols`: the step respects the symmetries of the grid.
-/

@[expose] public section

namespace Spec.GridWorld

open Spec.MDP (StepResult)

variable {height width : Nat} (G : GridWorld height width) (s : Pos height width) (a : Action)

/-! ### One step -/

/-- **Claim, by definition.** The successor lies in the grid. -/
theorem step_in_bounds :
    (G.step s a).state.row.val < height ∧ (G.step s a).state.col.val < width :=
  ⟨Fin.isLt _, Fin.isLt _⟩

/-- **Claim, by definition.** From the goal, every action leads back to the goal for nothing and
reports a terminal state. -/
theorem step_goal : G.step G.goal a = ⟨G.goal, 0, true, false⟩ := by
  simp only [step, if_true]

theorem step_state_of_ne {s : Pos height width} (h : s ≠ G.goal) :
    (G.step s a).state = a.move s := by
  simp only [step, if_neg h]
  split
  · next hm => exact hm.symm
  · rfl

/-- **Claim.** The reward is `-1` or `0`. -/
theorem reward_eq : (G.step s a).reward = -1 ∨ (G.step s a).reward = 0 := by
  unfold step
  split
  · exact .inr rfl
  · split
    · exact .inr rfl
    · exact .inl rfl

/-- **Claim.** The reward is `0` exactly when the step ends the episode. -/
theorem reward_eq_zero_iff : (G.step s a).reward = 0 ↔ (G.step s a).terminated = true := by
  unfold step
  split
  · simp only
  · split
    · simp only
    · simp only [Bool.false_eq_true, iff_false]; decide

/-- **Claim.** A step ends the episode exactly when it leads to the goal. -/
theorem terminated_iff : (G.step s a).terminated = true ↔ (G.step s a).state = G.goal := by
  unfold step
  split
  · simp only
  · split
    · simp only
    · next h => simp only [Bool.false_eq_true, h]

/-- **Claim, by definition.** An episode is never cut off: GridWorld has no time limit of its
own. -/
theorem truncated_eq_false : (G.step s a).truncated = false := by
  unfold step
  split
  · rfl
  · split <;> rfl

/-- **Claim.** The goal is absorbing under every sequence of actions. -/
theorem run_goal (actions : List Action) : G.run G.goal actions = G.goal := by
  induction actions with
  | nil => rfl
  | cons a as ih => simpa only [run, step_goal] using ih

/-! ### Distance -/

/-- The Manhattan distance between two cells. -/
def Pos.dist (p q : Pos height width) : Nat :=
  ((p.row : Int) - q.row).natAbs + ((p.col : Int) - q.col).natAbs

/-- Only a cell itself is at distance `0` from it. -/
theorem Pos.dist_eq_zero_iff {p q : Pos height width} : p.dist q = 0 ↔ p = q := by
  simp only [dist, Pos.ext_iff, Fin.ext_iff]; omega

theorem Pos.dist_triangle (p q r : Pos height width) : p.dist r ≤ p.dist q + q.dist r := by
  simp only [dist]; omega

theorem Pos.dist_comm (p q : Pos height width) : p.dist q = q.dist p := by
  simp only [dist]; omega

theorem Action.dist_move_le_one : (a.move s).dist s ≤ 1 := by
  cases a <;> simp only [Action.move, Pos.dist] <;> omega

/-- **Claim.** A step changes at most one coordinate, and that by at most one. -/
theorem dist_step_le_one : (G.step s a).state.dist s ≤ 1 := by
  by_cases h : s = G.goal
  · subst h; rw [step_goal, Pos.dist_eq_zero_iff.mpr rfl]; exact Nat.zero_le 1
  · rw [step_state_of_ne G a h]; exact a.dist_move_le_one s

/-- **Claim.** A step changes the distance to the goal by at most one. -/
theorem dist_goal_step :
    (G.step s a).state.dist G.goal ≤ s.dist G.goal + 1 ∧
      s.dist G.goal ≤ (G.step s a).state.dist G.goal + 1 := by
  have h := dist_step_le_one G s a
  have h₁ := Pos.dist_triangle (G.step s a).state s G.goal
  have h₂ := Pos.dist_triangle s (G.step s a).state G.goal
  rw [Pos.dist_comm s (G.step s a).state] at h₂
  omega

/-- **Claim.** Unless the agent is at the goal, some action brings it one closer. -/
theorem exists_dist_step_lt {s : Pos height width} (h : s ≠ G.goal) :
    ∃ a, (G.step s a).state.dist G.goal + 1 = s.dist G.goal := by
  suffices hm : ∃ a : Action, (a.move s).dist G.goal + 1 = s.dist G.goal by
    obtain ⟨a, ha⟩ := hm
    exact ⟨a, by rw [step_state_of_ne G a h]; exact ha⟩
  have hne : s.row.val ≠ G.goal.row.val ∨ s.col.val ≠ G.goal.col.val := by
    simp only [ne_eq, Pos.ext_iff, Fin.ext_iff] at h; omega
  have := s.row.isLt; have := s.col.isLt; have := G.goal.row.isLt; have := G.goal.col.isLt
  rcases Nat.lt_trichotomy s.row.val G.goal.row.val with hr | hr | hr
  · exact ⟨.down, by simp only [Action.move, Pos.dist]; omega⟩
  · rcases Nat.lt_or_gt_of_ne (hne.resolve_left (· hr)) with hc | hc
    · exact ⟨.right, by simp only [Action.move, Pos.dist]; omega⟩
    · exact ⟨.left, by simp only [Action.move, Pos.dist]; omega⟩
  · exact ⟨.up, by simp only [Action.move, Pos.dist]; omega⟩

/-- **Claim.** The goal can be reached in as many steps as its Manhattan distance. -/
theorem exists_run_eq_goal :
    ∃ actions : List Action, actions.length = s.dist G.goal ∧ G.run s actions = G.goal := by
  generalize hd : s.dist G.goal = d
  induction d generalizing s with
  | zero => exact ⟨[], rfl, Pos.dist_eq_zero_iff.mp hd⟩
  | succ d ih =>
    have hs : s ≠ G.goal := fun h => by rw [Pos.dist_eq_zero_iff.mpr h] at hd; omega
    obtain ⟨a, ha⟩ := exists_dist_step_lt G hs
    obtain ⟨as, hlen, hrun⟩ := ih (G.step s a).state (by omega)
    exact ⟨a :: as, by rw [List.length_cons, hlen], hrun⟩

/-- **Claim.** The goal cannot be reached in fewer steps than its Manhattan distance. -/
theorem dist_le_length {s : Pos height width} {actions : List Action}
    (h : G.run s actions = G.goal) : s.dist G.goal ≤ actions.length := by
  induction actions generalizing s with
  | nil => rw [Pos.dist_eq_zero_iff.mpr (show s = G.goal from h)]; exact Nat.zero_le _
  | cons a as ih =>
    have h₁ := ih h
    have h₂ := (dist_goal_step G s a).2
    rw [List.length_cons]
    omega

/-! ### Symmetry -/

/-- The cell with row and column exchanged. -/
def Pos.transpose (p : Pos height width) : Pos width height := ⟨p.col, p.row⟩

/-- The cell in the grid turned upside down. -/
def Pos.flipRows (p : Pos height width) : Pos height width := ⟨p.row.rev, p.col⟩

/-- The cell in the grid reflected left to right. -/
def Pos.flipCols (p : Pos height width) : Pos height width := ⟨p.row, p.col.rev⟩

/-- The move in the transposed grid. -/
def Action.transpose : Action → Action
  | .up => .left
  | .down => .right
  | .left => .up
  | .right => .down

/-- The move in the grid turned upside down. -/
def Action.flipRows : Action → Action
  | .up => .down
  | .down => .up
  | a => a

/-- The move in the grid reflected left to right. -/
def Action.flipCols : Action → Action
  | .left => .right
  | .right => .left
  | a => a

/-- The grid with rows and columns exchanged. -/
def transpose : GridWorld width height :=
  { start := G.start.transpose, goal := G.goal.transpose, discount := G.discount }

/-- The grid turned upside down. -/
def flipRows : GridWorld height width :=
  { G with start := G.start.flipRows, goal := G.goal.flipRows }

/-- The grid reflected left to right. -/
def flipCols : GridWorld height width :=
  { G with start := G.start.flipCols, goal := G.goal.flipCols }

/-- A renaming of cells and moves that commutes with `Action.move` commutes with the step. -/
theorem step_map {height' width' : Nat} {G' : GridWorld height' width'}
    {f : Pos height width → Pos height' width'} {g : Action → Action}
    (hf : ∀ p q, f p = f q → p = q) (hgoal : G'.goal = f G.goal)
    (hmove : ∀ s a, (g a).move (f s) = f (a.move s)) :
    G'.step (f s) (g a) = (G.step s a).map f := by
  have hinj : ∀ p, f p = G'.goal ↔ p = G.goal := fun p => by
    rw [hgoal]; exact ⟨hf p G.goal, congrArg f⟩
  simp only [step, hmove, hinj]
  split
  · simp only [StepResult.map, hgoal]
  · split
    · simp only [StepResult.map, hgoal]
    · rfl

/-- **Claim.** Transposing the grid transposes the step: the `h × w` grid is the `w × h` grid in
other words. -/
theorem step_transpose :
    G.transpose.step s.transpose a.transpose = (G.step s a).map Pos.transpose :=
  step_map G s a (f := Pos.transpose) (g := Action.transpose)
    (fun p q h => by simp only [Pos.transpose, Pos.mk.injEq] at h; exact Pos.ext h.2 h.1) rfl
    (fun s a => by cases a <;> rfl)

/-- **Claim.** Turning the grid upside down exchanges up and down and changes nothing else. -/
theorem step_flipRows :
    G.flipRows.step s.flipRows a.flipRows = (G.step s a).map Pos.flipRows :=
  step_map G s a (f := Pos.flipRows) (g := Action.flipRows)
    (fun p q h => by
      simp only [Pos.flipRows, Pos.mk.injEq] at h; exact Pos.ext (Fin.rev_inj.mp h.1) h.2) rfl
    (fun s a => by
      cases a <;> first
        | rfl
        | simp only [Action.move, Pos.flipRows, Action.flipRows, Pos.mk.injEq, Fin.ext_iff,
            Fin.val_rev, and_true]
          omega)

/-- **Claim.** Reflecting the grid left to right exchanges left and right and changes nothing
else. -/
theorem step_flipCols :
    G.flipCols.step s.flipCols a.flipCols = (G.step s a).map Pos.flipCols :=
  step_map G s a (f := Pos.flipCols) (g := Action.flipCols)
    (fun p q h => by
      simp only [Pos.flipCols, Pos.mk.injEq] at h; exact Pos.ext h.1 (Fin.rev_inj.mp h.2)) rfl
    (fun s a => by
      cases a <;> first
        | rfl
        | simp only [Action.move, Pos.flipCols, Action.flipCols, Pos.mk.injEq, Fin.ext_iff,
            Fin.val_rev, true_and]
          omega)

end Spec.GridWorld
