module

public import Spec.Swimmer.OneStep.Equations

/-!
# Rounding errors of the accelerations

How far the changes of the angular velocities are from the angular accelerations of the equations of
motion times the duration of a step, also for directions whose length is only near `1`.

## Main statements

* `accelerations_within`: the solution of the equations of motion is bounded.
* `solution_rows`: elimination and Cramer's rule give the only solution.
* `acceleration_near`: the computed changes of the angular velocities are near it.
-/

@[expose] public noncomputable section

namespace Spec.Swimmer

/-- **Claim.** The solution of the equations of motion is at most `√3` times the right-hand
sides. -/
theorem accelerations_within {s : State} {x D : Fin 3 → Rat} {B : Rat}
    (hx : ∀ j, 12 * sum (fun q => mass s j q * x q) = D j) (hD : ∀ j, Within B (D j)) (i : Fin 3) :
    Within (1733 / 1000 * B) (x i) := by
  have hB := (hD 0).nonneg
  have hle := sum_le_mass_form s x
  have e₀ := hx 0
  have e₁ := hx 1
  have e₂ := hx 2
  have d₀ := ((hD 0).mul (hD 0)).2
  have d₁ := ((hD 1).mul (hD 1)).2
  have d₂ := ((hD 2).mul (hD 2)).2
  clear hx hD
  simp only [sum] at hle e₀ e₁ e₂
  have hle' : x 0 * x 0 + x 1 * x 1 + x 2 * x 2 ≤ x 0 * D 0 + x 1 * D 1 + x 2 * D 2 := by
    rw [← e₀, ← e₁, ← e₂]; clear e₀ e₁ e₂ d₀ d₁ d₂; grind
  clear e₀ e₁ e₂ hle
  have s₀ := mul_self_nonneg (x 0 - D 0)
  have s₁ := mul_self_nonneg (x 1 - D 1)
  have s₂ := mul_self_nonneg (x 2 - D 2)
  have m₀ := mul_self_nonneg (x 0)
  have m₁ := mul_self_nonneg (x 1)
  have m₂ := mul_self_nonneg (x 2)
  have b := mul_self_nonneg B
  refine .of_mul_self (by grind) ?_
  revert i
  rw [forall_fin_three]
  refine ⟨?_, ?_, ?_⟩ <;> grind

theorem div_eq_of_eq_mul {n d x : Rat} (hd : d ≠ 0) (h : n = x * d) : n / d = x := by
  rw [h, Rat.mul_div_cancel hd]

/-- **Claim.** Elimination and Cramer's rule, without rounding, give the only solution. -/
theorem solution_rows {b : Bend} (hc : b.cos₀₂ = b.cos₀₁ * b.cos₁₂ - b.sin₀₁ * b.sin₁₂)
    {J x : Fin 3 → Rat} (hd : Dominant (reduced exactly b J).first (reduced exactly b J).mixed
      (reduced exactly b J).last)
    (r₀ : J 0 = 3 * x 0 + 3 * (b.cos₀₁ * x 1) + b.cos₀₂ * x 2)
    (r₁ : J 1 = 3 * (b.cos₀₁ * x 0) + 7 * x 1 + 3 * (b.cos₁₂ * x 2))
    (r₂ : J 2 = b.cos₀₂ * x 0 + 3 * (b.cos₁₂ * x 1) + 3 * x 2) (i : Fin 3) :
    solution exactly b J i = x i := by
  have hne := Rat.ne_of_gt hd.det_pos
  have e₀ : (reduced exactly b J).right₀ =
      (reduced exactly b J).first * x 0 + (reduced exactly b J).mixed * x 2 := by
    simp only [reduced, exactly]
    rw [r₀, r₁, hc]; clear hd hne; grind
  have e₂ : (reduced exactly b J).right₂ =
      (reduced exactly b J).mixed * x 0 + (reduced exactly b J).last * x 2 := by
    simp only [reduced, exactly]
    rw [r₂, r₁, hc]; clear hd hne e₀; grind
  have h₀ : solution exactly b J 0 = x 0 := by
    change ((reduced exactly b J).last * (reduced exactly b J).right₀ -
      (reduced exactly b J).mixed * (reduced exactly b J).right₂) /
      ((reduced exactly b J).first * (reduced exactly b J).last -
        (reduced exactly b J).mixed * (reduced exactly b J).mixed) = x 0
    refine div_eq_of_eq_mul hne ?_
    rw [e₀, e₂]; clear e₀ e₂ hd hne r₀ r₁ r₂ hc; grind
  have h₂ : solution exactly b J 2 = x 2 := by
    change ((reduced exactly b J).first * (reduced exactly b J).right₂ -
      (reduced exactly b J).mixed * (reduced exactly b J).right₀) /
      ((reduced exactly b J).first * (reduced exactly b J).last -
        (reduced exactly b J).mixed * (reduced exactly b J).mixed) = x 2
    refine div_eq_of_eq_mul hne ?_
    rw [e₀, e₂]; clear e₀ e₂ hd hne r₀ r₁ r₂ hc h₀; grind
  match i with
  | 0 => exact h₀
  | 1 =>
    change (J 1 - 3 * (b.cos₀₁ * solution exactly b J 0 + b.cos₁₂ * solution exactly b J 2)) / 7 =
      x 1
    rw [h₀, h₂, r₁]; clear h₀ h₂ e₀ e₂ hd hne r₀ r₁ r₂ hc; grind
  | 2 => exact h₂

theorem rows_eq (s : State) (x : Fin 3 → Rat) :
    12 * sum (fun q => mass s 0 q * x q) = (1 + 2 * (s.heading 0).dot (s.heading 0)) * x 0 +
        3 * ((s.heading 0).dot (s.heading 1) * x 1) + (s.heading 0).dot (s.heading 2) * x 2 ∧
      12 * sum (fun q => mass s 1 q * x q) = 3 * ((s.heading 0).dot (s.heading 1) * x 0) +
        (1 + 6 * (s.heading 1).dot (s.heading 1)) * x 1 +
        3 * ((s.heading 1).dot (s.heading 2) * x 2) ∧
      12 * sum (fun q => mass s 2 q * x q) = (s.heading 0).dot (s.heading 2) * x 0 +
        3 * ((s.heading 1).dot (s.heading 2) * x 1) +
        (1 + 2 * (s.heading 2).dot (s.heading 2)) * x 2 := by
  have hdot (j q : Fin 3) : (s.normal j).dot (s.normal q) = (s.heading j).dot (s.heading q) := by
    simp only [State.normal, Vec.dot, Vec.normal_x, Vec.normal_y]; grind
  simp only [mass, hdot, sum, arm_zero, arm_one, arm_two,
    Vec.dot_comm (s.heading 1) (s.heading 0), Vec.dot_comm (s.heading 2) (s.heading 0),
    Vec.dot_comm (s.heading 2) (s.heading 1)]
  refine ⟨?_, ?_, ?_⟩ <;> grind

/-- The error of the outer right-hand sides, if they are at most `M`. -/
def outerLoadError (M : Rat) : Rat := (293 / 100 + 244 / 1000 * M) / 2 ^ 24

/-- The error of the middle right-hand side, if they are at most `M`. -/
def middleLoadError (M : Rat) : Rat := (27 / 10 + 488 / 1000 * M) / 2 ^ 24

/-- **Claim.** The changes of the angular velocities in fixed point, and the angular accelerations
of the equations of motion times the duration of a step, from the same state. -/
theorem acceleration_near {s : State} (h : s.Fixed) {u : Torques} {a : Vec} {α : Fin 3 → Rat}
    (hα : Accelerates s u a α) {M : Rat} (hM : ∀ i, Within M (s.impulses u i)) :
    Near (outerError (outerLoadError M) (middleLoadError M) M)
        (solution nearest (bend nearest s) (s.impulses u) 0) (timeStep * α 0) ∧
      Near (middleError (outerLoadError M) (middleLoadError M) M)
        (solution nearest (bend nearest s) (s.impulses u) 1) (timeStep * α 1) ∧
      Near (outerError (outerLoadError M) (middleLoadError M) M)
        (solution nearest (bend nearest s) (s.impulses u) 2) (timeStep * α 2) := by
  have hM' := (hM 0).nonneg
  have hb := bend_close h
  obtain ⟨-, hα⟩ := (accelerates_iff s u a α).mp hα
  have hJ := impulses_near hb h u (slips_within h hb.fixed) (slips_near hb h)
  obtain ⟨g₀, g₁, g₂⟩ := load_gap h u
  have l₀ : Near (2923 / 1000 / 2 ^ 24) (s.impulses u 0) (12 * timeStep * load s u 0) :=
    ((hJ 0).trans g₀).mono (by simp only [impulseError]; decide +kernel)
  have l₁ : Near (2695 / 1000 / 2 ^ 24) (s.impulses u 1) (12 * timeStep * load s u 1) :=
    ((hJ 1).trans g₁).mono (by simp only [impulseError]; decide +kernel)
  have l₂ : Near (2923 / 1000 / 2 ^ 24) (s.impulses u 2) (12 * timeStep * load s u 2) :=
    ((hJ 2).trans g₂).mono (by simp only [impulseError]; decide +kernel)
  obtain ⟨x, hx⟩ : ∃ x : Fin 3 → Rat, x = fun i => timeStep * α i := ⟨_, rfl⟩
  have hrow (j : Fin 3) : 12 * sum (fun q => mass s j q * x q) = 12 * timeStep * load s u j := by
    rw [← hα j, hx]; simp only [sum]; grind
  have hw := accelerations_within hrow (B := M + 3 / 2 ^ 24) (by
    rw [forall_fin_three]
    exact ⟨(l₀.within (hM 0)).mono (by grind), (l₁.within (hM 1)).mono (by grind),
      (l₂.within (hM 2)).mono (by grind)⟩)
  rw [show timeStep * α 0 = x 0 by rw [hx], show timeStep * α 1 = x 1 by rw [hx],
    show timeStep * α 2 = x 2 by rw [hx]]
  obtain ⟨t₀, t₁, t₂⟩ := rows_eq s x
  rw [hrow 0] at t₀
  rw [hrow 1] at t₁
  rw [hrow 2] at t₂
  clear hJ g₀ g₁ g₂ hrow hα hx
  obtain ⟨J, hJ⟩ : ∃ J : Fin 3 → Rat, J = fun
    | 0 => 3 * x 0 + 3 * ((bend exactly s).cos₀₁ * x 1) + (bend exactly s).cos₀₂ * x 2
    | 1 => 3 * ((bend exactly s).cos₀₁ * x 0) + 7 * x 1 + 3 * ((bend exactly s).cos₁₂ * x 2)
    | 2 => (bend exactly s).cos₀₂ * x 0 + 3 * ((bend exactly s).cos₁₂ * x 1) + 3 * x 2 := ⟨_, rfl⟩
  have r₀ := congrFun hJ 0
  have r₁ := congrFun hJ 1
  have r₂ := congrFun hJ 2
  simp only at r₀ r₁ r₂
  clear hJ
  have hsol := solution_rows (b := bend exactly s) rfl (dominant_exactly hb (J' := J)) r₀ r₁ r₂
  rw [cos₀₂_exactly] at r₀ r₂
  change J 0 = 3 * x 0 + 3 * ((s.heading 0).dot (s.heading 1) * x 1) + _ at r₀
  change J 1 = 3 * ((s.heading 0).dot (s.heading 1) * x 0) + 7 * x 1 +
    3 * ((s.heading 1).dot (s.heading 2) * x 2) at r₁
  change J 2 = _ + 3 * ((s.heading 1).dot (s.heading 2) * x 1) + 3 * x 2 at r₂
  have v₀ := (hw 0).mul (h.norm 0)
  have v₁ := (hw 1).mul (h.norm 1)
  have v₂ := (hw 2).mul (h.norm 2)
  have y₀ := ((hw 0).mul (dot_cross_within h 0 2).1).mul (h.norm 1)
  have y₂ := ((hw 2).mul (dot_cross_within h 0 2).1).mul (h.norm 1)
  have k₀ : Near (outerLoadError M) (s.impulses u 0) (J 0) := by
    rw [outerLoadError, r₀]
    clear r₀ r₁ r₂ t₁ t₂ l₁ l₂ v₁ v₂ y₀ hw hM hsol hb h
    obtain ⟨a₀, a₁⟩ := l₀; obtain ⟨a₂, a₃⟩ := v₀; obtain ⟨a₄, a₅⟩ := y₂
    rw [t₀] at a₀ a₁
    constructor <;> grind
  have k₁ : Near (middleLoadError M) (s.impulses u 1) (J 1) := by
    rw [middleLoadError, r₁]
    clear r₀ r₁ r₂ t₀ t₂ l₀ l₂ v₀ v₂ y₀ y₂ hw hM hsol hb h k₀
    obtain ⟨a₀, a₁⟩ := l₁; obtain ⟨a₂, a₃⟩ := v₁
    rw [t₁] at a₀ a₁
    constructor <;> grind
  have k₂ : Near (outerLoadError M) (s.impulses u 2) (J 2) := by
    rw [outerLoadError, r₂]
    clear r₀ r₁ r₂ t₀ t₁ l₀ l₁ v₀ v₁ y₂ hw hM hsol hb h k₀ k₁
    obtain ⟨a₀, a₁⟩ := l₂; obtain ⟨a₂, a₃⟩ := v₂; obtain ⟨a₄, a₅⟩ := y₀
    rw [t₂] at a₀ a₁
    constructor <;> grind
  rw [← hsol 0, ← hsol 1, ← hsol 2]
  exact ⟨solution₀_near hb k₀ k₁ k₂ hM, solution₁_near hb k₀ k₁ k₂ hM,
    solution₂_near hb k₀ k₁ k₂ hM⟩

end Spec.Swimmer
