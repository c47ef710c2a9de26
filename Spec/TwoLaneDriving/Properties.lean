module

public import Spec.TwoLaneDriving.Basic

/-!
# What every step of TwoLaneDriving keeps

## Main definitions

* `Valid`: the places and speeds of the states that occur, and layouts with obstacles on the street
  only.

## Main statements

* `Valid.step`, `place_le_step`, `speed_step`: bounds, and the car never goes back.
* `step_of_terminal`, `not_crashed_and_arrived`: a crash and an arrival end the episode, and exclude
  each other.
* `not_obstacle_of_sweep`: what lies between two places of a sweep.
* `no_tunnelling`: a car that comes over a cell with an obstacle has crashed there.
-/

@[expose] public section

namespace Spec.TwoLaneDriving

variable {T : TwoLaneDriving} {s : State} {a : Action}

/-- A layout has its obstacles on the street, behind the first cell and before the end. -/
def Layout.On (length : Nat) (O : Layout) : Prop :=
  ∀ x lane, O x lane = true → 1 ≤ x ∧ x < length

/-- The states that occur: the obstacles lie on the street, and place and speed have their
bounds. -/
structure Valid (T : TwoLaneDriving) (s : State) : Prop where
  /-- The obstacles lie on the street. -/
  on : Layout.On T.length s.obstacles
  /-- The car is on the street or at its end. -/
  place_le : s.place ≤ T.length
  /-- The car is not too fast. -/
  speed_le : s.speed ≤ T.maxSpeed

/-! ### Terminal states -/

/-- **Claim, by definition.** After a crash and after an arrival nothing changes any more, for
nothing. -/
theorem step_of_terminal (h : Terminal T s) (a : Action) :
    step T s a = { state := s, reward := 0, terminated := true, truncated := false } := if_pos h

theorem step_of_not_terminal (h : ¬ Terminal T s) (a : Action) :
    step T s a = { state := next T s a, reward := reward T (next T s a),
                   terminated := decide (Terminal T (next T s a)), truncated := false } := if_neg h

/-- **Claim.** A step reports termination exactly when the car has crashed or arrived after it. -/
theorem terminated_iff : (step T s a).terminated = true ↔ Terminal T (step T s a).state := by
  by_cases h : Terminal T s
  · rw [step_of_terminal h]; exact iff_of_true rfl h
  · rw [step_of_not_terminal h]; exact decide_eq_true_iff

theorem state_of_not_terminal (h : ¬ Terminal T s) (a : Action) :
    (step T s a).state = next T s a := by rw [step_of_not_terminal h]

theorem truncated_eq : (step T s a).truncated = false := by
  unfold step; split <;> rfl

/-- **Claim.** A crash and an arrival exclude each other. -/
theorem not_crashed_and_arrived (h : Valid T s) : ¬ (Crashed s ∧ Arrived T s) := by
  rintro ⟨hc, ha⟩
  have := h.on _ _ hc
  unfold Arrived at ha
  omega

/-- **Claim.** Over any list of actions, a car that has crashed or arrived stays where it is. -/
theorem run_of_terminal (h : Terminal T s) (as : List Action) : run T s as = s := by
  induction as with
  | nil => rfl
  | cons a as ih => rw [run, step_of_terminal h]; exact ih

/-! ### The sweep -/

theorem sweep_bounds (O : Layout) (lane : Fin 2) (k x : Nat) :
    x ≤ sweep T O lane k x ∧ sweep T O lane k x ≤ x + k ∧
      (x ≤ T.length → sweep T O lane k x ≤ T.length) := by
  induction k generalizing x with
  | zero => simp only [sweep]; omega
  | succ k ih =>
    have := ih (x + 1)
    simp only [sweep]
    split <;> rename_i h <;> omega

/-- Between the place where a sweep begins and the one where it ends there is no obstacle in its
lane, and the street does not end. -/
theorem not_obstacle_of_sweep {O : Layout} {lane : Fin 2} {k x y : Nat} (hx : x ≤ y)
    (hy : y < sweep T O lane k x) : O y lane = false ∧ y < T.length := by
  induction k generalizing x with
  | zero => simp only [sweep] at hy; omega
  | succ k ih =>
    simp only [sweep] at hy
    split at hy
    · omega
    · rename_i h
      rw [not_or, Bool.not_eq_true] at h
      by_cases hxy : x = y
      · subst hxy; exact ⟨h.1, by omega⟩
      · exact ih (by omega) hy

/-- A sweep that ends early ends at an obstacle or at the end of the street. -/
theorem of_sweep_lt {O : Layout} {lane : Fin 2} {k x : Nat} (h : sweep T O lane k x < x + k) :
    O (sweep T O lane k x) lane = true ∨ T.length ≤ sweep T O lane k x := by
  induction k generalizing x with
  | zero => simp only [sweep] at h; omega
  | succ k ih =>
    simp only [sweep] at h ⊢
    split
    · assumption
    · rename_i hne
      rw [if_neg hne] at h
      exact ih (by omega)

/-- A sweep over free cells goes all the way, or to the end of the street. -/
theorem sweep_of_free {O : Layout} {lane : Fin 2} {k x : Nat}
    (h : ∀ y, x ≤ y → y < x + k → O y lane = false) (hx : x ≤ T.length) :
    sweep T O lane k x = min (x + k) T.length := by
  induction k generalizing x with
  | zero => simp only [sweep]; omega
  | succ k ih =>
    simp only [sweep, h x (Nat.le_refl x) (by omega)]
    split
    · rename_i hor
      have : T.length ≤ x := hor.resolve_left (by decide)
      omega
    · rename_i hor
      have : ¬ T.length ≤ x := fun hl => hor (.inr hl)
      rw [ih (fun y h₁ h₂ => h y (by omega) (by omega)) (by omega)]
      omega

/-! ### Bounds -/

theorem speed_pedal_le {p : Pedal} {v : Nat} (h : v ≤ T.maxSpeed) : p.speed T v ≤ T.maxSpeed := by
  cases p <;> simp only [Pedal.speed] <;> omega

/-- **Claim.** A step leads from a valid state to a valid one. -/
theorem Valid.step (h : Valid T s) (a : Action) : Valid T (step T s a).state := by
  by_cases ht : Terminal T s
  · rw [step_of_terminal ht]; exact h
  · rw [step_of_not_terminal ht]
    exact ⟨h.on, (sweep_bounds _ _ _ _).2.2 h.place_le, speed_pedal_le h.speed_le⟩

/-- **Claim.** Over any list of actions the obstacles stay on the street, the car between the
beginning and the end of the street, and its speed between `0` and the highest one. -/
theorem Valid.run (h : Valid T s) (as : List Action) : Valid T (run T s as) := by
  induction as generalizing s with
  | nil => exact h
  | cons a as ih => exact ih (h.step a)

theorem obstacles_step : (step T s a).state.obstacles = s.obstacles := by
  unfold step; split <;> rfl

/-- **Claim.** The obstacles do not move. -/
theorem obstacles_run (as : List Action) : (run T s as).obstacles = s.obstacles := by
  induction as generalizing s with
  | nil => rfl
  | cons a as ih => rw [run, ih, obstacles_step]

/-- **Claim.** The car never goes back, and in a step no more cells forward than its speed after
the pedal. -/
theorem place_le_step :
    s.place ≤ (step T s a).state.place ∧
      (step T s a).state.place ≤ s.place + a.pedal.speed T s.speed := by
  by_cases ht : Terminal T s
  · rw [step_of_terminal ht]; exact ⟨Nat.le_refl _, Nat.le_add_right _ _⟩
  · rw [step_of_not_terminal ht]
    have := sweep_bounds (T := T) s.obstacles (a.lane s.lane) (a.pedal.speed T s.speed) s.place
    exact ⟨this.1, this.2.1⟩

/-- **Claim.** The speed changes by at most one in a step. -/
theorem speed_step (h : Valid T s) :
    (step T s a).state.speed ≤ s.speed + 1 ∧ s.speed ≤ (step T s a).state.speed + 1 := by
  have := h.speed_le
  by_cases ht : Terminal T s
  · rw [step_of_terminal ht]; exact ⟨Nat.le_succ _, Nat.le_succ _⟩
  · rw [step_of_not_terminal ht]
    change a.pedal.speed T s.speed ≤ _ ∧ _ ≤ a.pedal.speed T s.speed + 1
    cases a.pedal <;> simp only [Pedal.speed] <;> omega

theorem place_le_run (as : List Action) : s.place ≤ (run T s as).place := by
  induction as generalizing s with
  | nil => exact Nat.le_refl _
  | cons a as ih => exact Nat.le_trans place_le_step.1 ih

/-! ### No tunnelling -/

/-- In one step: an obstacle in a cell over which the car comes is where the car is after it. -/
theorem eq_of_obstacle {y : Nat} (hs : ¬ Terminal T s) (hy : s.place ≤ y)
    (hy' : y ≤ (step T s a).state.place) (ho : s.obstacles y (step T s a).state.lane = true) :
    (step T s a).state.place = y ∧ Crashed (step T s a).state := by
  rw [state_of_not_terminal hs] at *
  have heq : (next T s a).place = y := by
    by_cases hlt : y < (next T s a).place
    · exact absurd ho (by
        rw [show s.obstacles y (next T s a).lane = false from
          (not_obstacle_of_sweep (T := T) hy hlt).1]
        decide)
    · exact Nat.le_antisymm (Nat.le_of_not_lt hlt) hy'
  exact ⟨heq, show s.obstacles (next T s a).place _ = true from heq ▸ ho⟩

/-- **Claim.** No tunnelling: however fast the car is, if it comes over a cell of its lane that
holds an obstacle, changing lane into it included, then it has crashed in this very cell, and stays
there. The cells over which it comes are all those from its place before a step to its place after
it, in the lane that it drives. -/
theorem no_tunnelling (hs : ¬ Terminal T s) {as : List Action} {x : Nat} {lane : Fin 2}
    (h : (x, lane) ∈ visited T s as) (ho : s.obstacles x lane = true) :
    Crashed (run T s as) ∧ (run T s as).place = x ∧ (run T s as).lane = lane := by
  induction as generalizing s with
  | nil => cases h
  | cons a as ih =>
    rw [visited, List.mem_append] at h
    rw [run]
    by_cases ht : Terminal T (step T s a).state
    · have hcell : (x, lane) ∈ (List.range ((step T s a).state.place - s.place + 1)).map
          (fun i => (s.place + i, (step T s a).state.lane)) ∨
          (x = (step T s a).state.place ∧ lane = (step T s a).state.lane) := by
        rcases h with h | h
        · exact .inl h
        · right
          generalize (step T s a).state = s' at h ht
          clear ih
          induction as with
          | nil => cases h
          | cons b bs ih' =>
            rw [visited, step_of_terminal ht] at h
            simp only [Nat.sub_self, List.mem_append, List.mem_map, List.mem_range] at h
            rcases h with ⟨i, hi, h⟩ | h
            · rw [Prod.mk.injEq] at h
              exact ⟨by omega, h.2.symm⟩
            · exact ih' h
      rw [run_of_terminal ht]
      rcases hcell with hcell | ⟨rfl, rfl⟩
      · obtain ⟨i, hi, hcell⟩ := List.mem_map.mp hcell
        rw [Prod.mk.injEq] at hcell
        obtain ⟨rfl, rfl⟩ := hcell
        have hle := (place_le_step (T := T) (s := s) (a := a)).1
        have hi := List.mem_range.mp hi
        have := eq_of_obstacle hs (Nat.le_add_right _ i) (by omega) ho
        exact ⟨this.2, this.1, rfl⟩
      · refine ⟨?_, rfl, rfl⟩
        rw [Crashed, obstacles_step]
        exact ho
    · rcases h with h | h
      · obtain ⟨i, hi, hcell⟩ := List.mem_map.mp h
        rw [Prod.mk.injEq] at hcell
        obtain ⟨rfl, rfl⟩ := hcell
        have hle := (place_le_step (T := T) (s := s) (a := a)).1
        have hi := List.mem_range.mp hi
        exact absurd (Or.inl (eq_of_obstacle hs (Nat.le_add_right _ i) (by omega) ho).2) ht
      · exact ih ht h (by rw [obstacles_step]; exact ho)

end Spec.TwoLaneDriving
