module

public import Spec.Swimmer.Exact
public import Spec.Swimmer.OneStep.Solution

/-!
# The equations of motion for directions of length near `1`

The step without rounding solves the equations of motion only for directions of length `1`. In fixed
point lengths are near `1`; this is how near the quantities of a step are to those of the equations
of motion from the same state.

## Main statements

* `slip_gap`, `load_gap`: the velocities across the axes, and the right-hand sides, of the
  step without rounding and of the equations of motion.
* `slip₀_near`, `slip₁_near`, `slip₂_near`: the computed velocities across the axes.
-/

@[expose] public noncomputable section

namespace Spec.Swimmer

theorem cos₀₂_exactly (s : State) : (bend exactly s).cos₀₂ =
    (s.heading 1).dot (s.heading 1) * (s.heading 0).dot (s.heading 2) := by
  simp only [bend, exactly, Vec.dot, Vec.cross]
  grind

theorem sin₀₂_exactly (s : State) : (bend exactly s).sin₀₂ =
    (s.heading 1).dot (s.heading 1) * (s.heading 0).cross (s.heading 2) := by
  simp only [bend, exactly, Vec.dot, Vec.cross]
  grind

/-! ### Forces -/

variable {s : State} (h : s.Fixed)

include h

/-- The difference of a velocity across its axis. -/
theorem slip_gap (i : Fin 3) :
    Near (match i with | 0 | 2 => 241 / 10 / 2 ^ 30 | 1 => 0)
      (slips exactly s (bend exactly s) i) (s.slip i) := by
  have w₀ := (h.omega 0).mul (h.norm 0)
  have w₁ := (h.omega 2).mul (h.norm 2)
  have w₂ := ((h.omega 2).mul (dot_cross_within h 0 2).1).mul (h.norm 1)
  have w₃ := ((h.omega 0).mul (dot_cross_within h 0 2).1).mul (h.norm 1)
  rw [slip_eq]
  revert i
  rw [forall_fin_three]
  simp only [slips, cos₀₂_exactly]
  simp only [bend, exactly, sum, arm_zero, arm_one, arm_two,
    Vec.dot_comm (s.heading 1) (s.heading 0), Vec.dot_comm (s.heading 2) (s.heading 0),
    Vec.dot_comm (s.heading 2) (s.heading 1)]
  clear h
  generalize (s.heading 0).dot (s.heading 0) = n₀ at *
  generalize (s.heading 1).dot (s.heading 1) = n₁ at *
  generalize (s.heading 2).dot (s.heading 2) = n₂ at *
  generalize (s.heading 0).dot (s.heading 1) = c₀ at *
  generalize (s.heading 1).dot (s.heading 2) = c₁ at *
  generalize (s.heading 0).dot (s.heading 2) = c₂ at *
  generalize s.omega 0 = ω₀ at *
  generalize s.omega 1 = ω₁ at *
  generalize s.omega 2 = ω₂ at *
  obtain ⟨a₀, a₁⟩ := w₀
  obtain ⟨a₂, a₃⟩ := w₁
  obtain ⟨a₄, a₅⟩ := w₂
  obtain ⟨a₆, a₇⟩ := w₃
  refine ⟨?_, ?_, ?_⟩
  · clear a₂ a₃ a₆ a₇; constructor <;> grind
  · clear a₀ a₁ a₂ a₃ a₄ a₅ a₆ a₇; constructor <;> grind
  · clear a₀ a₁ a₄ a₅; constructor <;> grind

/-- **Claim.** The velocity of an outer link across its axis. -/
theorem slip₀_near : Near (1044 / 1000 / 2 ^ 24) (slips nearest s (bend nearest s) 0) (s.slip 0) :=
  ((slips_near (bend_close h) h 0).trans (slip_gap h 0)).mono
    (by simp only [slipError]; decide +kernel)

/-- **Claim.** The velocity of the middle link across its axis. -/
theorem slip₁_near : Near (542 / 1000 / 2 ^ 24) (slips nearest s (bend nearest s) 1) (s.slip 1) :=
  ((slips_near (bend_close h) h 1).trans (slip_gap h 1)).mono
    (by simp only [slipError]; decide +kernel)

/-- **Claim.** The velocity of an outer link across its axis. -/
theorem slip₂_near : Near (1044 / 1000 / 2 ^ 24) (slips nearest s (bend nearest s) 2) (s.slip 2) :=
  ((slips_near (bend_close h) h 2).trans (slip_gap h 2)).mono
    (by simp only [slipError]; decide +kernel)

omit h in
theorem loads_eq (s : State) (u : Torques) :
    12 * timeStep * load s u 0 =
        (-20 * (-2 * ((s.heading 0).dot (s.heading 0) * s.slip 0) +
          s.slip 1 * (s.heading 0).dot (s.heading 1) +
          s.slip 2 * (s.heading 0).dot (s.heading 2)) - 10 * s.omega 0 + 12 * torque u 0 +
          (3 * ((s.heading 0).cross (s.heading 1) * (s.omega 1 * s.omega 1)) +
            (s.heading 0).cross (s.heading 2) * (s.omega 2 * s.omega 2))) / 100 ∧
      12 * timeStep * load s u 1 =
        (-20 * (-3 * (s.slip 0 * (s.heading 0).dot (s.heading 1)) +
          3 * (s.slip 2 * (s.heading 1).dot (s.heading 2))) - 10 * s.omega 1 + 12 * torque u 1 +
          (-3 * ((s.heading 0).cross (s.heading 1) * (s.omega 0 * s.omega 0)) +
            3 * ((s.heading 1).cross (s.heading 2) * (s.omega 2 * s.omega 2)))) / 100 ∧
      12 * timeStep * load s u 2 =
        (-20 * (-(s.slip 0 * (s.heading 0).dot (s.heading 2)) -
          s.slip 1 * (s.heading 1).dot (s.heading 2) +
          2 * ((s.heading 2).dot (s.heading 2) * s.slip 2)) - 10 * s.omega 2 + 12 * torque u 2 +
          (-((s.heading 0).cross (s.heading 2) * (s.omega 0 * s.omega 0)) -
            3 * ((s.heading 1).cross (s.heading 2) * (s.omega 1 * s.omega 1)))) / 100 := by
  rw [load_eq, load_eq, load_eq]
  generalize s.slip = v
  simp only [sum, arm_zero, arm_one, arm_two, Vec.dot_comm (s.heading 1) (s.heading 0),
    Vec.dot_comm (s.heading 2) (s.heading 0), Vec.dot_comm (s.heading 2) (s.heading 1),
    Vec.cross_anticomm (s.heading 1) (s.heading 0), Vec.cross_anticomm (s.heading 2) (s.heading 0),
    Vec.cross_anticomm (s.heading 2) (s.heading 1), Vec.cross_self, timeStep, friction]
  refine ⟨?_, ?_, ?_⟩ <;> grind

theorem slip_within (i : Fin 3) : Within 26 (s.slip i) := by
  have hb := bend_close h
  match i with
  | 0 => exact ((slip₀_near h).within (slips_within h hb.fixed 0)).mono (by decide +kernel)
  | 1 => exact ((slip₁_near h).within (slips_within h hb.fixed 1)).mono (by decide +kernel)
  | 2 => exact ((slip₂_near h).within (slips_within h hb.fixed 2)).mono (by decide +kernel)

/-- The difference of the right-hand sides. -/
theorem load_gap (u : Torques) :
    Near (70 / 2 ^ 30)
        (impulses exactly s u (bend exactly s) (slips exactly s (bend exactly s)) 0)
        (12 * timeStep * load s u 0) ∧
      Near (29 / 2 ^ 30)
        (impulses exactly s u (bend exactly s) (slips exactly s (bend exactly s)) 1)
        (12 * timeStep * load s u 1) ∧
      Near (70 / 2 ^ 30)
        (impulses exactly s u (bend exactly s) (slips exactly s (bend exactly s)) 2)
        (12 * timeStep * load s u 2) := by
  obtain ⟨e₀, e₁, e₂⟩ := loads_eq s u
  rw [e₀, e₁, e₂]
  have g₀ : Near (241 / 10 / 2 ^ 30) _ _ := slip_gap h 0
  have g₁ : Near 0 _ _ := slip_gap h 1
  have g₂ : Near (241 / 10 / 2 ^ 30) _ _ := slip_gap h 2
  have hv := slip_within h
  have n₀ := h.norm 0
  have n₁ := h.norm 1
  have n₂ := h.norm 2
  have d₀ := (dot_cross_within h 0 1).1
  have d₁ := (dot_cross_within h 1 2).1
  obtain ⟨d₂, k₂⟩ := dot_cross_within h 0 2
  have a₀ := (h.omega 0).mul (h.omega 0)
  have a₂ := (h.omega 2).mul (h.omega 2)
  have p₀ := (hv 0).mul n₀
  have p₂ := (hv 2).mul n₂
  have q₀ := ((hv 0).mul d₂).mul n₁
  have q₂ := ((hv 2).mul d₂).mul n₁
  have r₀ := (k₂.mul a₀).mul n₁
  have r₂ := (k₂.mul a₂).mul n₁
  simp only [impulses, moments, centrifugal, cos₀₂_exactly, sin₀₂_exactly]
  simp only [bend, exactly]
  simp only [bend, exactly] at g₀ g₁ g₂
  clear e₀ e₁ e₂ h hv n₀ n₂ k₂ a₀ a₂
  generalize slips _ s _ 0 = v₀ at *
  generalize slips _ s _ 1 = v₁ at *
  generalize slips _ s _ 2 = v₂ at *
  generalize s.slip 0 = w₀ at *
  generalize s.slip 1 = w₁ at *
  generalize s.slip 2 = w₂ at *
  generalize (s.heading 0).dot (s.heading 0) = m₀ at *
  generalize (s.heading 1).dot (s.heading 1) = m₁ at *
  generalize (s.heading 2).dot (s.heading 2) = m₂ at *
  generalize (s.heading 0).dot (s.heading 1) = c₀ at *
  generalize (s.heading 1).dot (s.heading 2) = c₁ at *
  generalize (s.heading 0).dot (s.heading 2) = c₂ at *
  generalize (s.heading 0).cross (s.heading 1) = f₀ at *
  generalize (s.heading 1).cross (s.heading 2) = f₁ at *
  generalize (s.heading 0).cross (s.heading 2) = f₂ at *
  generalize s.omega 0 = ω₀ at *
  generalize s.omega 1 = ω₁ at *
  generalize s.omega 2 = ω₂ at *
  obtain rfl : v₁ = w₁ := by obtain ⟨x, y⟩ := g₁; grind
  have z : Within (1 + 1 / 2 ^ 19) (m₁ * c₂) := by
    have := d₂.add (d₂.mul n₁)
    rw [show c₂ + c₂ * (m₁ - 1) = m₁ * c₂ by grind] at this
    exact this.mono (by decide +kernel)
  have y₀ := Within.mul g₀ z
  have y₂ := Within.mul g₂ z
  have x₀ := Within.mul g₀ d₀
  have x₂ := Within.mul g₂ d₁
  clear d₀ d₁ d₂ n₁ g₁ z
  obtain ⟨i₀, j₀⟩ := g₀
  obtain ⟨i₂, j₂⟩ := g₂
  refine ⟨?_, ?_, ?_⟩
  · clear q₀ r₀ y₀ x₀ x₂ p₂
    obtain ⟨i₃, j₃⟩ := p₀
    obtain ⟨i₄, j₄⟩ := q₂
    obtain ⟨i₅, j₅⟩ := r₂
    obtain ⟨i₆, j₆⟩ := y₂
    constructor <;> grind
  · clear q₀ q₂ r₀ r₂ y₀ y₂ p₀ p₂
    obtain ⟨i₃, j₃⟩ := x₀
    obtain ⟨i₄, j₄⟩ := x₂
    constructor <;> grind
  · clear q₂ r₂ y₂ x₀ x₂ p₀
    obtain ⟨i₃, j₃⟩ := p₂
    obtain ⟨i₄, j₄⟩ := q₀
    obtain ⟨i₅, j₅⟩ := r₀
    obtain ⟨i₆, j₆⟩ := y₀
    constructor <;> grind

end Spec.Swimmer
