module

public import Spec.TwoLaneDriving.Properties

/-!
# A shield for TwoLaneDriving

A test of actions that a car can make before it takes one. A car that drives `v` cells in this step
and brakes from then on goes `v + (v - 1) + … + 1` cells until it stands. An action passes when, in
the lane that is driven after it, the next obstacle is farther away than that; the cell at the side
counts, at distance `0`.

## Main definitions

* `stopping v`: the number of cells until the car stands.
* `Clear O lane x n`: the `n` cells from `x` on are free.
* `Passes`, `Safe`: the test of an action, and the invariant that it keeps.
* `PassesSeen`: the test from what the agent observes.

## Main statements

* `not_crashed_of_passes`, `safe_of_passes`: an action that passes does not crash, and keeps the
  invariant.
* `passes_brake`: under the invariant braking passes.
* `safe_of_shielded`: so a car that takes only actions that pass never crashes, and there always is
  one.
* `passesSeen_iff`: where the sensor reaches as far as the car needs to stop, what the agent
  observes decides the test.
* `two_cells_do_not_suffice`: a sensor of two cells does not at a speed of three.
-/

@[expose] public noncomputable section

namespace Spec.TwoLaneDriving

variable {T : TwoLaneDriving} {s : State} {a : Action}

/-! ### Distances -/

/-- The number of cells that a car goes until it stands, when it drives `v` in this step and brakes
from then on. -/
def stopping : Nat → Nat
  | 0 => 0
  | v + 1 => v + 1 + stopping v

/-- **Claim.** A car that drives `v` and brakes from then on goes `v (v + 1) / 2` cells. -/
theorem stopping_eq (v : Nat) : stopping v = v * (v + 1) / 2 := by
  have h : 2 * stopping v = v * (v + 1) := by
    induction v with
    | zero => rfl
    | succ v ih => rw [stopping, Nat.mul_add, ih]; grind
  omega

theorem le_stopping (v : Nat) : v ≤ stopping v := by
  cases v with
  | zero => exact Nat.le_refl 0
  | succ v => rw [stopping]; omega

theorem stopping_mono {v w : Nat} (h : v ≤ w) : stopping v ≤ stopping w := by
  induction w with
  | zero => rw [Nat.le_zero.mp h]; exact Nat.le_refl _
  | succ w ih =>
    by_cases hv : v = w + 1
    · rw [hv]; exact Nat.le_refl _
    · have := ih (by omega); rw [stopping]; omega

/-- The first `n` cells of a lane from a place on are free: the next obstacle is at distance `n` or
more. -/
def Clear (O : Layout) (lane : Fin 2) (x n : Nat) : Prop :=
  ∀ y, x ≤ y → y < x + n → O y lane = false

theorem distance_le (O : Layout) (lane : Fin 2) (cap x : Nat) : distance O lane cap x ≤ cap := by
  induction cap generalizing x with
  | zero => exact Nat.le_refl 0
  | succ cap ih =>
    have := ih (x + 1)
    simp only [distance]
    split <;> omega

/-- **Claim.** The observed distance to the next obstacle is `n` or more exactly when the first `n`
cells are free, up to where the sensor reaches. -/
theorem le_distance_iff {O : Layout} {lane : Fin 2} {cap x n : Nat} (h : n ≤ cap) :
    n ≤ distance O lane cap x ↔ Clear O lane x n := by
  induction cap generalizing x n with
  | zero =>
    rw [Nat.le_zero.mp h]
    exact iff_of_true (Nat.zero_le _) fun y h₁ h₂ => by omega
  | succ cap ih =>
    cases n with
    | zero => exact iff_of_true (Nat.zero_le _) fun y h₁ h₂ => by omega
    | succ n =>
      have ih := ih (x := x + 1) (n := n) (by omega)
      simp only [distance]
      by_cases hO : O x lane = true
      · rw [if_pos hO]
        refine iff_of_false (by omega) fun hc => ?_
        rw [hc x (Nat.le_refl x) (by omega)] at hO
        cases hO
      · rw [if_neg hO, Nat.succ_le_succ_iff, ih]
        refine ⟨fun hc y h₁ h₂ => ?_, fun hc y h₁ h₂ => hc y (by omega) (by omega)⟩
        by_cases hxy : y = x
        · rw [hxy]; exact Bool.eq_false_iff.mpr hO
        · exact hc y (by omega) (by omega)

/-! ### The test -/

/-- The test of an action: in the lane that is driven after it, the side cell is free, and so are
the cells that the car needs until it stands. -/
def Passes (T : TwoLaneDriving) (s : State) (a : Action) : Prop :=
  Clear s.obstacles (a.lane s.lane) s.place (stopping (a.pedal.speed T s.speed) + 1)

/-- The invariant: the car is not on an obstacle, and can still stop before the next one of its
lane: it brakes in this step, too. -/
def Safe (s : State) : Prop := Clear s.obstacles s.lane s.place (stopping (s.speed - 1) + 1)

theorem not_crashed_of_safe (h : Safe s) : ¬ Crashed s := fun hc => by
  have := h s.place (Nat.le_refl _) (by omega)
  rw [Crashed, this] at hc
  cases hc

/-- **Claim.** An action that passes the test leads to a state in which the car can still stop
before the next obstacle. -/
theorem safe_of_passes (hs : ¬ Terminal T s) (h : Passes T s a) : Safe (step T s a).state := by
  rw [state_of_not_terminal hs]
  intro y h₁ h₂
  have hb := sweep_bounds (T := T) s.obstacles (a.lane s.lane) (a.pedal.speed T s.speed) s.place
  refine h y (Nat.le_trans hb.1 h₁) (Nat.lt_of_lt_of_le h₂ ?_)
  change sweep T s.obstacles (a.lane s.lane) (a.pedal.speed T s.speed) s.place +
    (stopping (a.pedal.speed T s.speed - 1) + 1) ≤ _
  cases hv : a.pedal.speed T s.speed with
  | zero => rw [hv] at hb; change _ + (0 + 1) ≤ _ + (0 + 1); omega
  | succ v =>
    rw [hv] at hb
    rw [Nat.add_sub_cancel, stopping]
    omega

/-- **Claim.** An action that passes the test does not crash. -/
theorem not_crashed_of_passes (hs : ¬ Terminal T s) (h : Passes T s a) :
    ¬ Crashed (step T s a).state := not_crashed_of_safe (safe_of_passes hs h)

/-- **Claim.** While the car can still stop before the next obstacle, braking in its lane passes. -/
theorem passes_brake (h : Safe s) : Passes T s ⟨.brake, false⟩ := h

/-- **Claim.** At the start there is an action that passes, whatever the layout on the street. -/
theorem safe_start {O : Layout} (h : Layout.On T.length O) : Safe (start O) := by
  intro y h₁ h₂
  change y < 0 + (0 + 1) at h₂
  rw [Bool.eq_false_iff]
  intro hO
  have := h y _ hO
  omega

/-- A list of actions each of which passes the test when it is taken; after the end of the episode
any will do. -/
def Shielded (T : TwoLaneDriving) (s : State) : List Action → Prop
  | [] => True
  | a :: as => (¬ Terminal T s → Passes T s a) ∧ Shielded T (step T s a).state as

/-- **Claim.** A car that takes only actions that pass the test never crashes, however long it
drives, and can always stop. -/
theorem safe_of_shielded (h : Safe s) {as : List Action} (has : Shielded T s as) :
    Safe (run T s as) := by
  induction as generalizing s with
  | nil => exact h
  | cons a as ih =>
    refine ih ?_ has.2
    by_cases ht : Terminal T s
    · rw [step_of_terminal ht]; exact h
    · exact safe_of_passes ht (has.1 ht)

/-! ### The test from what is observed -/

/-- The test from an observation: the distance that is seen in the lane after the action is larger
than what the car needs until it stands. -/
def PassesSeen (T : TwoLaneDriving) (o : Observation) (a : Action) : Prop :=
  stopping (a.pedal.speed T o.speed) < o.ahead (a.lane o.lane)

instance (o : Observation) (a : Action) : Decidable (PassesSeen T o a) :=
  inferInstanceAs (Decidable (_ < _))

/-- **Claim.** Where the sensor reaches at least `v (v + 1) / 2` cells, `v` being the highest speed,
the observation decides which actions pass. -/
theorem passesSeen_iff (hT : stopping T.maxSpeed ≤ T.sensorRange) (hs : s.speed ≤ T.maxSpeed) :
    PassesSeen T (observe T s) a ↔ Passes T s a := by
  have hv : stopping (a.pedal.speed T s.speed) ≤ stopping T.maxSpeed :=
    stopping_mono (speed_pedal_le hs)
  exact le_distance_iff (Nat.succ_le_succ (Nat.le_trans hv hT))

/-- What passes by an observation passes, however short the sensor is. -/
theorem passes_of_passesSeen (h : PassesSeen T (observe T s) a) : Passes T s a :=
  (le_distance_iff (Nat.le_trans h (distance_le _ _ _ _))).mp h

/-! ### Two cells do not suffice -/

/-- A street where the car drives up to three cells in a step and sees two: the numbers of Afshar
and Li (2024), 200 metres, with cells of 100. -/
def shortSighted : TwoLaneDriving := ⟨100, 3, 2, 2, none⟩

/-- The car drives three cells in a step, and the only obstacle is three cells ahead, in the given
lane; the car is in lane `0`. -/
def blocked (lane : Fin 2) : State := ⟨fun x l => x == 13 && l == lane, 10, 0, 3⟩

/-- **Claim.** With a sensor of two cells what is observed does not decide what to do at a speed of
three: in two states the car sees the same, some action passes the test in each of them, and none
passes in both. The obstacle is three cells ahead, in the lane of the car, where it can no longer
stop, or in the other one. -/
theorem two_cells_do_not_suffice :
    observe shortSighted (blocked 0) = observe shortSighted (blocked 1) ∧
      (∃ a, Passes shortSighted (blocked 0) a) ∧ (∃ a, Passes shortSighted (blocked 1) a) ∧
      (∀ a, ¬ (Passes shortSighted (blocked 0) a ∧ Passes shortSighted (blocked 1) a)) ∧
      ¬ Safe (blocked 0) ∧ Safe (blocked 1) := by
  have hother {l l' : Fin 2} (h : l' ≠ l) (x n : Nat) : Clear (blocked l).obstacles l' x n :=
    fun y _ _ => by
      have : (l' == l) = false := by simp only [beq_eq_false_iff_ne]; exact h
      simp only [blocked, this, Bool.and_false]
  have hown (l : Fin 2) (n : Nat) (hn : 4 ≤ n) : ¬ Clear (blocked l).obstacles l 10 n := by
    intro hc
    have := hc 13 (by omega) (by omega)
    simp [blocked] at this
  have hspeed (p : Pedal) : 4 ≤ stopping (p.speed shortSighted 3) + 1 := by
    cases p <;> decide
  refine ⟨?_, ⟨⟨.coast, true⟩, hother (by decide) _ _⟩, ⟨⟨.coast, false⟩, hother (by decide) _ _⟩,
    ?_, hown 0 _ (by decide), hother (by decide) _ _⟩
  · simp only [observe, Observation.mk.injEq]
    refine ⟨rfl, rfl, rfl, funext fun l => ?_⟩
    revert l
    decide
  · rintro ⟨p, c⟩ ⟨h₀, h₁⟩
    cases c
    · exact hown 0 _ (hspeed p) h₀
    · exact hown 1 _ (hspeed p) h₁

end Spec.TwoLaneDriving
