module

public import Spec.Swimmer.Symmetry

/-!
# The step without rounding

Without rounding, the step of `Spec.Swimmer.Rounded` is that of `Spec.Swimmer.Basic`, as long as
nothing saturates: its elimination and Cramer's rule solve the equations of motion, and what brings
a direction to length `1` does nothing.

## Main definitions

* `State.Unsaturated`: velocities and position are within their bounds.

## Main statements

* `bend_exactly`, `slips_exactly`, `impulses_exactly`: the quantities that a step computes.
* `det_reduced_exactly_pos`: the determinant is positive.
* `solution_exactly`: the solution is that of the equations of motion.
* `next_exactly`, `moves_next_exactly`, `moves_iff_eq_next_exactly`: the steps agree.
-/

@[expose] public noncomputable section

namespace Spec.Swimmer

variable {s : State}

/-! ### What a step computes -/

/-- **Claim.** The cosines and sines between links of length `1`, also those that come from the
addition theorems, are inner and outer products. -/
theorem bend_exactly (hs : s.Unit) : bend exactly s =
    ⟨(s.heading 0).dot (s.heading 1), (s.heading 0).cross (s.heading 1),
      (s.heading 1).dot (s.heading 2), (s.heading 1).cross (s.heading 2),
      (s.heading 0).dot (s.heading 2), (s.heading 0).cross (s.heading 2)⟩ := by
  have h := hs 1
  simp only [bend, exactly]
  rw [Bend.mk.injEq]
  simp only [Vec.dot, Vec.cross, true_and] at h ⊢
  constructor <;> grind

theorem slip_eq (s : State) (i : Fin 3) : s.slip i = s.velocity.dot (s.normal i) +
    sum fun j => arm i j * s.omega j * (s.heading j).dot (s.heading i) := by
  simp only [State.slip, State.centreVelocity, State.normal, vecSum, sum, Vec.dot, Vec.add_x,
    Vec.add_y, Vec.smul_x, Vec.smul_y, Vec.normal_x, Vec.normal_y]
  grind

theorem Vec.dot_comm (a b : Vec) : a.dot b = b.dot a := by
  simp only [Vec.dot]; grind

theorem Vec.cross_anticomm (a b : Vec) : a.cross b = -b.cross a := by
  simp only [Vec.cross]; grind

theorem Vec.cross_self (a : Vec) : a.cross a = 0 := by
  simp only [Vec.cross]; grind

/-- **Claim.** The velocity of each link across its axis. -/
theorem slips_exactly (hs : s.Unit) : slips exactly s (bend exactly s) = s.slip := by
  funext i
  revert i
  rw [bend_exactly hs, forall_fin_three, slip_eq, slip_eq, slip_eq]
  simp only [slips, exactly, sum, arm_zero, arm_one, arm_two, hs 0, hs 1, hs 2,
    Vec.dot_comm (s.heading 1) (s.heading 0), Vec.dot_comm (s.heading 2) (s.heading 0),
    Vec.dot_comm (s.heading 2) (s.heading 1)]
  refine ⟨?_, ?_, ?_⟩ <;> grind

theorem load_eq (u : Torques) (j : Fin 3) : load s u j =
    -friction * sum (fun i => arm i j * s.slip i * (s.heading i).dot (s.heading j)) -
      friction * s.omega j / 12 + torque u j +
      sum fun q => sum (fun i => arm i j * arm i q) * (s.heading j).cross (s.heading q) *
        (s.omega q * s.omega q) := by
  simp only [load, State.drag, State.spinDrag]
  generalize s.slip = v
  have hn (i : Fin 3) : ((-friction * v i) * s.normal i).dot (s.normal j) =
      -friction * v i * (s.heading i).dot (s.heading j) := by
    simp only [Vec.dot, State.normal, Vec.smul_x, Vec.smul_y, Vec.normal_x, Vec.normal_y]; grind
  have hc (q : Fin 3) : (s.normal j).dot (s.heading q) = (s.heading j).cross (s.heading q) := by
    simp only [Vec.dot, Vec.cross, State.normal, Vec.normal_x, Vec.normal_y]; grind
  simp only [hn, hc]
  simp only [sum]
  grind

/-- **Claim.** The right-hand sides of the equations of motion, times 12 and the duration of a
step. -/
theorem impulses_exactly (hs : s.Unit) (u : Torques) (j : Fin 3) :
    impulses exactly s u (bend exactly s) s.slip j = 12 * timeStep * load s u j := by
  revert j
  rw [bend_exactly hs, forall_fin_three, load_eq, load_eq, load_eq]
  simp only [impulses, moments, centrifugal, exactly, sum, arm_zero, arm_one, arm_two, hs 0, hs 1,
    hs 2, Vec.dot_comm (s.heading 1) (s.heading 0), Vec.dot_comm (s.heading 2) (s.heading 0),
    Vec.dot_comm (s.heading 2) (s.heading 1), Vec.cross_anticomm (s.heading 1) (s.heading 0),
    Vec.cross_anticomm (s.heading 2) (s.heading 0), Vec.cross_anticomm (s.heading 2) (s.heading 1),
    Vec.cross_self, timeStep, friction]
  refine ⟨?_, ?_, ?_⟩ <;> grind

/-! ### The solution -/

theorem det_pos {c d e f : Rat} (h₀ : c * c + d * d = 1) (h₁ : e * e + f * f = 1) :
    0 < (21 - 9 * (c * c)) * (21 - 9 * (e * e)) -
      (-2 * (c * e) - 7 * (d * f)) * (-2 * (c * e) - 7 * (d * f)) := by
  have hA := mul_self_nonneg d
  have hB := mul_self_nonneg f
  have hC := mul_self_nonneg c
  have hE := mul_self_nonneg e
  have hAB := Rat.mul_nonneg hA hB
  have hCE := Rat.mul_nonneg hC hE
  have hAE := Rat.mul_nonneg hA hE
  have hCB := Rat.mul_nonneg hC hB
  have hsq := mul_self_nonneg (c * e - d * f)
  have hce : c * c * (e * e) = (1 - d * d) * (1 - f * f) := by grind
  have heq : (21 - 9 * (c * c)) * (21 - 9 * (e * e)) -
      (-2 * (c * e) - 7 * (d * f)) * (-2 * (c * e) - 7 * (d * f)) =
      (12 + 9 * (d * d)) * (12 + 9 * (f * f)) - 18 * (c * c * (e * e)) - 63 * (d * d * (f * f)) +
        14 * ((c * e - d * f) * (c * e - d * f)) := by grind
  rw [heq, hce]
  grind

theorem cos_sin (hs : s.Unit) (i j : Fin 3) :
    (s.heading i).dot (s.heading j) * (s.heading i).dot (s.heading j) +
      (s.heading i).cross (s.heading j) * (s.heading i).cross (s.heading j) = 1 := by
  have hi := hs i
  have hj := hs j
  generalize s.heading i = a at *
  generalize s.heading j = b at *
  have h : a.dot b * a.dot b + a.cross b * a.cross b = a.dot a * b.dot b := by
    simp only [Vec.dot, Vec.cross]; grind
  rw [h, hi, hj]
  grind

/-- **Claim.** The determinant of the system of two equations is positive. -/
theorem det_reduced_exactly_pos (hs : s.Unit) (J : Fin 3 → Rat) :
    0 < (reduced exactly (bend exactly s) J).det := by
  have h := det_pos (cos_sin hs 0 1) (cos_sin hs 1 2)
  rw [bend_exactly hs]
  exact h

/-- Elimination and Cramer's rule solve a system of three equations. -/
theorem solution_solves {c₀₁ s₀₁ c₁₂ s₁₂ c₀₂ i j₀ j₁ j₂ : Rat} (hc : c₀₂ = c₀₁ * c₁₂ - s₀₁ * s₁₂)
    {P Q R : Rat} (hP : P = 21 - 9 * (c₀₁ * c₀₁)) (hR : R = 21 - 9 * (c₁₂ * c₁₂))
    (hQ : Q = -2 * (c₀₁ * c₁₂) - 7 * (s₀₁ * s₁₂)) (hi : (P * R - Q * Q) * i = 1)
    {x y z : Rat} (hx : x = (R * (7 * j₀ - 3 * (c₀₁ * j₁)) - Q * (7 * j₂ - 3 * (c₁₂ * j₁))) * i)
    (hz : z = (P * (7 * j₂ - 3 * (c₁₂ * j₁)) - Q * (7 * j₀ - 3 * (c₀₁ * j₁))) * i)
    (hy : y = (j₁ - 3 * (c₀₁ * x + c₁₂ * z)) / 7) :
    3 * x + 3 * c₀₁ * y + c₀₂ * z = j₀ ∧ 3 * c₀₁ * x + 7 * y + 3 * c₁₂ * z = j₁ ∧
      c₀₂ * x + 3 * c₁₂ * y + 3 * z = j₂ := by
  have h₀ : P * x + Q * z = 7 * j₀ - 3 * (c₀₁ * j₁) := by
    rw [hx, hz]; clear hP hR hQ hx hy hz hc; grind
  have h₂ : Q * x + R * z = 7 * j₂ - 3 * (c₁₂ * j₁) := by
    rw [hx, hz]; clear hP hR hQ hx hy hz hc; grind
  clear hx hz hi
  subst hP hQ hR hy hc
  refine ⟨?_, ?_, ?_⟩ <;> grind

/-- **Claim.** The changes of the angular velocities that a step without rounding computes are the
angular accelerations times the duration of a step. -/
theorem solution_exactly (hs : s.Unit) {u : Torques} {a : Vec} {α : Fin 3 → Rat}
    (h : Accelerates s u a α) :
    solution exactly (bend exactly s) (impulses exactly s u (bend exactly s) s.slip) =
      fun i => timeStep * α i := by
  obtain ⟨-, hα⟩ := (accelerates_iff s u a α).mp h
  have hdet := Rat.mul_inv_cancel _ (Rat.ne_of_gt (det_reduced_exactly_pos hs
    (impulses exactly s u (bend exactly s) s.slip)))
  have hJ := impulses_exactly hs u
  generalize hJ' : impulses exactly s u (bend exactly s) s.slip = J at *
  have hsol := solution_solves (c₀₁ := (bend exactly s).cos₀₁) (s₀₁ := (bend exactly s).sin₀₁)
    (c₁₂ := (bend exactly s).cos₁₂) (s₁₂ := (bend exactly s).sin₁₂) rfl rfl rfl rfl hdet
    (j₀ := J 0) (j₁ := J 1) (j₂ := J 2) (x := solution exactly (bend exactly s) J 0)
    (y := solution exactly (bend exactly s) J 1) (z := solution exactly (bend exactly s) J 2)
    (Rat.div_def _ _) (Rat.div_def _ _) rfl
  have hc : (bend exactly s).cos₀₁ * (bend exactly s).cos₁₂ -
      (bend exactly s).sin₀₁ * (bend exactly s).sin₁₂ = (s.heading 0).dot (s.heading 2) := by
    have := congrArg Bend.cos₀₂ (bend_exactly hs)
    exact this
  have hb := bend_exactly hs
  rw [hc] at hsol
  generalize solution exactly (bend exactly s) J = x at *
  rw [hb] at hsol
  have hrow (j : Fin 3) : sum (fun q => mass s j q * (timeStep * α q)) = timeStep * load s u j := by
    rw [← hα j]; simp only [sum]; grind
  have hdot (j q : Fin 3) : (s.normal j).dot (s.normal q) = (s.heading j).dot (s.heading q) := by
    simp only [State.normal, Vec.dot, Vec.normal_x, Vec.normal_y]; grind
  obtain ⟨h₀, h₁, h₂⟩ := hsol
  rw [hJ] at h₀ h₁ h₂
  have hx (j : Fin 3) : sum (fun q => mass s j q * x q) = timeStep * load s u j := by
    clear hrow hα hJ' hdet hJ hc hb
    revert j
    rw [forall_fin_three]
    simp only [mass, hdot, sum, arm_zero, arm_one, arm_two, hs 0, hs 1, hs 2,
      Vec.dot_comm (s.heading 1) (s.heading 0), Vec.dot_comm (s.heading 2) (s.heading 0),
      Vec.dot_comm (s.heading 2) (s.heading 1)]
    refine ⟨?_, ?_, ?_⟩ <;> grind
  exact mass_injective s fun j => (hx j).trans (hrow j).symm

/-! ### The step -/

theorem rotate_exactly (τ : Rat) (p : Vec) : rotate exactly τ p = p.turn τ := rfl

/-- **Claim.** Without rounding, a vector of length `1` is as it is. -/
theorem normalise_exactly {p : Vec} (h : p.dot p = 1) : normalise exactly p = p := by
  rw [Vec.ext_iff]
  simp only [normalise, exactly, h]
  constructor <;> grind

/-- **Claim.** From links of length `1`, the angular velocities after a step without rounding are
those with which the swimmer moves, saturated. -/
theorem nextOmega_exactly (hs : s.Unit) {u : Torques} {s' : State} (h : Moves s u s') (i : Fin 3) :
    nextOmega exactly s u i = clamp maxOmega (s'.omega i) := by
  obtain ⟨a, α, hα, rfl⟩ := h
  simp only [nextOmega, slips_exactly hs, solution_exactly hs hα]
  rfl

/-- **Claim.** From links of length `1`, the velocity after a step without rounding is the one with
which the swimmer moves, saturated. -/
theorem nextVelocity_exactly (hs : s.Unit) {u : Torques} {s' : State} (h : Moves s u s') :
    nextVelocity exactly s =
      ⟨clamp maxVelocity s'.velocity.x, clamp maxVelocity s'.velocity.y⟩ := by
  obtain ⟨a, α, hα, rfl⟩ := h
  obtain ⟨rfl, -⟩ := (accelerates_iff s u a α).mp hα
  simp only [nextVelocity, slips_exactly hs, State.euler, exactly, vecSum, State.drag,
    State.normal, Vec.add_x, Vec.add_y, Vec.smul_x, Vec.smul_y, Vec.normal_x, Vec.normal_y,
    timeStep, friction]
  rw [Vec.ext_iff]
  constructor <;> (simp only; congr 1; grind)

/-- Velocities and position are within their bounds. -/
structure State.Unsaturated (s : State) : Prop where
  /-- The angular velocities are within their bounds. -/
  omega : ∀ i, Within maxOmega (s.omega i)
  /-- The velocity along the first axis is within its bounds. -/
  velocity_x : Within maxVelocity s.velocity.x
  /-- The velocity along the second axis is within its bounds. -/
  velocity_y : Within maxVelocity s.velocity.y
  /-- The position along the first axis is within its bounds. -/
  position_x : Within maxPosition s.position.x
  /-- The position along the second axis is within its bounds. -/
  position_y : Within maxPosition s.position.y

/-- **Claim.** From links of length `1`, the step without rounding leads where the swimmer moves, if
that is within the bounds. -/
theorem next_exactly (hs : s.Unit) {u : Torques} {s' : State} (h : Moves s u s')
    (hb : s'.Unsaturated) : next exactly s u = s' := by
  have hω (i : Fin 3) : nextOmega exactly s u i = s'.omega i := by
    rw [nextOmega_exactly hs h, clamp_eq_self (hb.omega i)]
  have hv : nextVelocity exactly s = s'.velocity := by
    rw [nextVelocity_exactly hs h, clamp_eq_self hb.velocity_x, clamp_eq_self hb.velocity_y]
  obtain ⟨a, α, hα, rfl⟩ := h
  rw [State.ext_iff]
  refine ⟨?_, funext hω, hv, ?_⟩
  · funext i
    have hτ : exactly 30 ((s.euler a α).omega i / 200) =
        timeStep * (s.omega i + timeStep * α i) / 2 := by
      simp only [exactly, State.euler, timeStep]; grind
    simp only [next, hω, hτ, rotate_exactly]
    rw [normalise_exactly ((Vec.dot_turn _ _ _).trans (hs i))]
    rfl
  · have hx : (s.euler a α).position.x =
        s.position.x + exactly 30 ((s.euler a α).velocity.x / 100) := by
      simp only [State.euler, exactly, timeStep, Vec.add_x, Vec.smul_x]; grind
    have hy : (s.euler a α).position.y =
        s.position.y + exactly 30 ((s.euler a α).velocity.y / 100) := by
      simp only [State.euler, exactly, timeStep, Vec.add_y, Vec.smul_y]; grind
    simp only [next, hv, ← hx, ← hy, clamp_eq_self hb.position_x, clamp_eq_self hb.position_y]

/-- **Claim.** From links of length `1`, the step without rounding is a step of the swimmer, unless
something saturates. -/
theorem moves_next_exactly (hs : s.Unit) (u : Torques)
    (hb : ∀ s', Moves s u s' → s'.Unsaturated) : Moves s u (next exactly s u) := by
  obtain ⟨s', h, -⟩ := exists_unique_moves s u
  rwa [next_exactly hs h (hb s' h)]

/-- **Claim.** From links of length `1`, the step without rounding is the only step of the swimmer,
unless something saturates. -/
theorem moves_iff_eq_next_exactly (hs : s.Unit) (u : Torques)
    (hb : ∀ s', Moves s u s' → s'.Unsaturated) (s' : State) :
    Moves s u s' ↔ s' = next exactly s u :=
  ⟨fun h => (next_exactly hs h (hb s' h)).symm, fun h => h ▸ moves_next_exactly hs u hb⟩

end Spec.Swimmer
