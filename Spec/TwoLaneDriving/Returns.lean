module

public import Spec.TwoLaneDriving.Properties

/-!
# Rewards and returns of TwoLaneDriving

## Main statements

* `reward_mem`: the rewards that occur.
* `totalReward_le`, `le_totalReward`: the bounds of the return of any list of actions.
* `totalReward_of_arrived`: the return of an arrival, by the number of its steps; and `length_le`:
  how many it takes at least.
-/

@[expose] public noncomputable section

namespace Spec.TwoLaneDriving

variable {T : TwoLaneDriving} {s : State} {a : Action}

/-! ### Rewards -/

/-- **Claim.** The reward of a step is `0` after the end of the episode, and otherwise `100` for an
arrival, `-100` for a crash, `-6` for a step above the speed limit and `-1` for any other. -/
theorem reward_mem (s : State) (a : Action) :
    (step T s a).reward ∈ ([0, 100, -100, -6, -1] : List Rat) := by
  by_cases ht : Terminal T s
  · rw [step_of_terminal ht]; simp
  · rw [step_of_not_terminal ht]
    simp only [reward]
    split
    · simp
    · split
      · simp
      · split <;> simp

/-- **Claim.** A step of an ongoing episode that neither arrives nor crashes costs `1`, or `6` above
the speed limit. -/
theorem reward_of_ongoing (ht : ¬ Terminal T s) (ht' : ¬ Terminal T (step T s a).state) :
    (step T s a).reward = if T.speedLimit < (step T s a).state.speed then -6 else -1 := by
  rw [step_of_not_terminal ht] at *
  rw [Terminal, not_or] at ht'
  simp only [reward]
  rw [if_neg ht'.1, if_neg ht'.2]

theorem length_nil : (([] : List Action).length : Rat) = 0 := rfl

theorem totalReward_of_terminal (ht : Terminal T s) (as : List Action) :
    totalReward T s as = 0 := by
  induction as with
  | nil => rfl
  | cons a as ih => rw [totalReward, step_of_terminal ht, ih]; exact Rat.add_zero 0

/-! ### Returns -/

theorem reward_le (s : State) (a : Action) : (step T s a).reward ≤ 100 := by
  have := reward_mem (T := T) s a
  simp only [List.mem_cons, List.not_mem_nil, or_false] at this
  rcases this with h | h | h | h | h <;> rw [h] <;> decide

/-- **Claim.** No list of actions has a return above `100`. -/
theorem totalReward_le (s : State) (as : List Action) : totalReward T s as ≤ 100 := by
  induction as generalizing s with
  | nil => exact (by decide : (0 : Rat) ≤ 100)
  | cons a as ih =>
    rw [totalReward]
    by_cases ht' : Terminal T (step T s a).state
    · rw [totalReward_of_terminal ht', Rat.add_zero]
      exact reward_le s a
    · have ht : ¬ Terminal T s := fun h => ht' (by rw [step_of_terminal h]; exact h)
      have hr : (step T s a).reward ≤ 0 := by
        rw [reward_of_ongoing ht ht']; split <;> decide
      have := ih (step T s a).state
      grind

/-- **Claim.** A list of `n + 1` actions has a return of at least `-100 - 6 n`. -/
theorem le_totalReward (s : State) (a : Action) (as : List Action) :
    -100 - 6 * (as.length : Rat) ≤ totalReward T s (a :: as) := by
  induction as generalizing s a with
  | nil =>
    have := reward_mem (T := T) s a
    simp only [List.mem_cons, List.not_mem_nil, or_false] at this
    rw [totalReward, totalReward, Rat.add_zero, length_nil, Rat.mul_zero]
    rcases this with h | h | h | h | h <;> rw [h] <;> grind
  | cons b bs ih =>
    rw [totalReward]
    have hlen : ((b :: bs).length : Rat) = bs.length + 1 := by
      rw [List.length_cons, Rat.natCast_add]; rfl
    have hnonneg : (0 : Rat) ≤ bs.length := Rat.natCast_nonneg
    rw [hlen]
    by_cases ht' : Terminal T (step T s a).state
    · rw [totalReward_of_terminal ht', Rat.add_zero]
      have := reward_mem (T := T) s a
      simp only [List.mem_cons, List.not_mem_nil, or_false] at this
      have hle : (-100 : Rat) ≤ (step T s a).reward := by
        rcases this with h | h | h | h | h <;> rw [h] <;> decide
      grind
    · have ht : ¬ Terminal T s := fun h => ht' (by rw [step_of_terminal h]; exact h)
      have hr : (-6 : Rat) ≤ (step T s a).reward := by
        rw [reward_of_ongoing ht ht']; split <;> decide
      have := ih (step T s a).state b
      grind

/-! ### Arrivals -/

/-- **Claim.** An episode that arrives at its last of `n + 1` steps has a return of at most
`100 - n`, and one that never exceeds the speed limit has exactly this return. -/
theorem totalReward_of_arrived (hv : Valid T s) {as : List Action} {a : Action}
    (ht : ¬ Terminal T (run T s as)) (ha : Arrived T (run T s (as ++ [a]))) :
    totalReward T s (as ++ [a]) ≤ 100 - as.length ∧
      ((∀ k ≤ as.length, (run T s (as.take k)).speed ≤ T.speedLimit) →
        totalReward T s (as ++ [a]) = 100 - as.length) := by
  induction as generalizing s with
  | nil =>
    rw [List.nil_append] at ha ⊢
    have hs : ¬ Terminal T s := ht
    have hc : ¬ Crashed (next T s a) := fun hc => by
      rw [run, run, state_of_not_terminal hs] at ha
      have := hv.step a
      rw [state_of_not_terminal hs] at this
      exact not_crashed_and_arrived this ⟨hc, ha⟩
    have hr : totalReward T s [a] = 100 := by
      rw [run, run, state_of_not_terminal hs] at ha
      rw [totalReward, totalReward, Rat.add_zero, step_of_not_terminal hs]
      simp only [reward]
      rw [if_neg hc, if_pos ha]
    rw [hr, length_nil]
    exact ⟨by grind, fun _ => by grind⟩
  | cons b bs ih =>
    have ht₁ : ¬ Terminal T (step T s b).state := fun h => ht (by
      rw [run, run_of_terminal h]; exact h)
    have ht₀ : ¬ Terminal T s := fun h => ht₁ (by rw [step_of_terminal h]; exact h)
    have ih := ih (hv.step b) ht ha
    have hlen : ((b :: bs).length : Rat) = bs.length + 1 := by
      rw [List.length_cons, Rat.natCast_add]; rfl
    rw [List.cons_append, totalReward, hlen, reward_of_ongoing ht₀ ht₁]
    constructor
    · have := ih.1
      split <;> grind
    · intro hslow
      have h₁ := hslow 1 (by rw [List.length_cons]; omega)
      have := ih.2 fun k hk => hslow (k + 1) (by rw [List.length_cons]; omega)
      rw [List.take_succ_cons, List.take_zero, run, run] at h₁
      rw [if_neg (Nat.not_lt.mpr h₁), this]
      grind

/-- **Claim.** A car that starts at place `x` at a speed of `v` is in `n` steps at most
`x + (v + 1) + … + (v + n)` cells along the street, and at most `x + n · vmax`. -/
theorem place_run_le (hv : s.speed ≤ T.maxSpeed) (as : List Action) :
    2 * (run T s as).place ≤ 2 * s.place + as.length * (2 * s.speed + as.length + 1) ∧
      (run T s as).place ≤ s.place + as.length * T.maxSpeed := by
  induction as generalizing s with
  | nil => simp [run]
  | cons a as ih =>
    have hstep := (place_le_step (T := T) (s := s) (a := a)).2
    have hp : a.pedal.speed T s.speed ≤ T.maxSpeed := speed_pedal_le hv
    have hp' : a.pedal.speed T s.speed ≤ s.speed + 1 := by
      cases a.pedal <;> simp only [Pedal.speed] <;> omega
    have hs : (step T s a).state.speed ≤ T.maxSpeed ∧ (step T s a).state.speed ≤ s.speed + 1 := by
      by_cases ht : Terminal T s
      · rw [step_of_terminal ht]; exact ⟨hv, Nat.le_succ _⟩
      · rw [state_of_not_terminal ht]; exact ⟨hp, hp'⟩
    have ih := ih (s := (step T s a).state) hs.1
    have hmul : as.length * (2 * (step T s a).state.speed + as.length + 1) ≤
        as.length * (2 * (s.speed + 1) + as.length + 1) :=
      Nat.mul_le_mul_left _ (by omega)
    rw [run, List.length_cons]
    constructor
    · have hring : (as.length + 1) * (2 * s.speed + (as.length + 1) + 1) =
          as.length * (2 * (s.speed + 1) + as.length + 1) + 2 * (s.speed + 1) := by grind
      omega
    · have hring : (as.length + 1) * T.maxSpeed = as.length * T.maxSpeed + T.maxSpeed := by grind
      omega

/-- **Claim.** No `n` actions lead from the start to the end of the street unless `n (n + 1)` is at
least twice its length, and `n` times the highest speed at least its length. -/
theorem length_le {O : Layout} {as : List Action} (h : Arrived T (run T (start O) as)) :
    2 * T.length ≤ as.length * (as.length + 1) ∧ T.length ≤ as.length * T.maxSpeed := by
  have := place_run_le (T := T) (s := start O) (Nat.zero_le _) as
  simp only [start, Nat.mul_zero, Nat.zero_add] at this
  unfold Arrived at h
  change T.length ≤ (run T ⟨O, 0, 0, 0⟩ as).place at h
  omega

end Spec.TwoLaneDriving
