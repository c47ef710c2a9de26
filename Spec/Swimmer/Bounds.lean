module

public import Spec.Swimmer.Angles

/-!
# Bounds of the swimmer in fixed point

The bounds of every quantity that a step computes from a state in fixed point. That no numerator
leaves a word of 64 bits follows from them.

## Main statements

* `slips_within`, `moments_within`, `centrifugal_within`, `impulses_within`: the moments.
* `first_bounds`, `last_bounds`, `mixed_within`, `det_bounds`, `right₀_within`, `right₂_within`: the
  system of two equations.
* `numerator₀_within`, `numerator₂_within`, `substitution_within`, `solution_within`: its solution.
-/

@[expose] public noncomputable section

namespace Spec.Swimmer

/-! ### Moments -/

/-- A rounded number. -/
theorem within_nearest_of {k : Nat} {a b r : Rat} (h : Within a r) (hk : 1 / 2 / 2 ^ k ≤ b) :
    Within (a + b) (nearest k r) := by
  have h' := h.add ((within_nearest k r).mono hk)
  rwa [show r + (nearest k r - r) = nearest k r by grind] at h'

theorem within_normal {s : State} (h : s.Fixed) (i : Fin 3) :
    Within (8 + 1 / 2 ^ 20) (s.velocity.dot (s.normal i)) := by
  obtain ⟨hx, hy⟩ := heading_within h i
  obtain ⟨h₀, h₁⟩ := h.velocity_y.mul hx
  obtain ⟨h₂, h₃⟩ := h.velocity_x.mul hy
  simp only [Vec.dot, State.normal, Vec.normal]
  grind [Within]

/-- The velocity of a link across its axis is at most `25`. -/
theorem slips_within {s : State} (h : s.Fixed) {b : Bend} (hb : b.Fixed) (i : Fin 3) :
    Within 25 (slips nearest s b i) := by
  have hc₀ := hb.within_cos₀₁
  have hc₁ := hb.within_cos₁₂
  have hc₂ := hb.within_cos₀₂
  obtain ⟨w₀, w₁⟩ := h.omega 0
  obtain ⟨w₂, w₃⟩ := h.omega 2
  have hn := within_normal h i
  match i with
  | 0 =>
    have hω := (hn.add (((h.omega 0).scale (c := 2) (by decide +kernel)).neg.sub
      (((h.omega 1).mul hc₀).scale (c := 3) (by decide +kernel)) |>.sub ((h.omega 2).mul hc₂)
        |>.scale (c := 1 / 6) (by decide +kernel)))
    refine (within_nearest_of (a := 249 / 10) (b := 1 / 10) ?_ (by decide +kernel)).mono
      (by decide +kernel)
    obtain ⟨h₀, h₁⟩ := hω
    grind [Within]
  | 1 =>
    have hω := (hn.add (((h.omega 0).mul hc₀).sub ((h.omega 2).mul hc₁) |>.scale
        (c := 1 / 6) (by decide +kernel)))
    refine (within_nearest_of (a := 249 / 10) (b := 1 / 10) ?_ (by decide +kernel)).mono
      (by decide +kernel)
    obtain ⟨h₀, h₁⟩ := hω
    grind [Within]
  | 2 =>
    have hω := (hn.add (((h.omega 0).mul hc₂).add
      (((h.omega 1).mul hc₁).scale (c := 3) (by decide +kernel)) |>.add
        ((h.omega 2).scale (c := 2) (by decide +kernel)) |>.scale (c := 1 / 6) (by decide +kernel)))
    refine (within_nearest_of (a := 249 / 10) (b := 1 / 10) ?_ (by decide +kernel)).mono
      (by decide +kernel)
    obtain ⟨h₀, h₁⟩ := hω
    grind [Within]

/-- The moments of the drag are at most `151`. -/
theorem moments_within {b : Bend} (hb : b.Fixed) {v : Fin 3 → Rat} (hv : ∀ i, Within 25 (v i))
    (i : Fin 3) : Within 151 (moments nearest b v i) := by
  have hc₀ := hb.within_cos₀₁
  have hc₁ := hb.within_cos₁₂
  have hc₂ := hb.within_cos₀₂
  obtain ⟨v₀, v₁⟩ := hv 0
  obtain ⟨v₂, v₃⟩ := hv 2
  match i with
  | 0 =>
    obtain ⟨h₀, h₁⟩ := (hv 1).mul hc₀
    obtain ⟨h₂, h₃⟩ := (hv 2).mul hc₂
    refine (within_nearest_of (k := 24) (a := 1501 / 10) (b := 1 / 10) ?_ (by decide +kernel)).mono
      (by decide +kernel)
    grind [Within]
  | 1 =>
    obtain ⟨h₀, h₁⟩ := (hv 0).mul hc₀
    obtain ⟨h₂, h₃⟩ := (hv 2).mul hc₁
    refine (within_nearest_of (k := 24) (a := 1501 / 10) (b := 1 / 10) ?_ (by decide +kernel)).mono
      (by decide +kernel)
    grind [Within]
  | 2 =>
    obtain ⟨h₀, h₁⟩ := (hv 0).mul hc₂
    obtain ⟨h₂, h₃⟩ := (hv 1).mul hc₁
    refine (within_nearest_of (k := 24) (a := 1501 / 10) (b := 1 / 10) ?_ (by decide +kernel)).mono
      (by decide +kernel)
    grind [Within]

/-- The rounded square of an angular velocity is at most `256`. -/
theorem square_bounds {w : Rat} (h : Within 16 w) :
    0 ≤ nearest 20 (w * w) ∧ nearest 20 (w * w) ≤ 256 := by
  have h₀ := nearest_mono 20 (mul_self_nonneg w)
  have h₁ := nearest_mono 20 (show w * w ≤ (256 : Int) by
    have h₁ := (h.mul h).2
    rw [Rat.intCast_ofNat]; grind)
  rw [(OnGrid.intCast _).nearest_eq, Rat.intCast_ofNat] at h₁
  rw [show (0 : Rat) = (0 : Int) from rfl, (OnGrid.intCast _).nearest_eq] at h₀
  exact ⟨h₀, h₁⟩

/-- The moments of the centrifugal forces are at most `1537`. -/
theorem centrifugal_within {s : State} (h : s.Fixed) {b : Bend} (hb : b.Fixed) (i : Fin 3) :
    Within 1537 (centrifugal nearest s b i) := by
  have hc₀ := hb.within_sin₀₁
  have hc₁ := hb.within_sin₁₂
  have hc₂ := hb.within_sin₀₂
  have he : ∀ i, Within 256 (nearest 20 (s.omega i * s.omega i)) := fun i => by
    obtain ⟨h₀, h₁⟩ := square_bounds (h.omega i)
    grind [Within]
  match i with
  | 0 =>
    obtain ⟨h₀, h₁⟩ := hc₀.mul (he 1)
    obtain ⟨h₂, h₃⟩ := hc₂.mul (he 2)
    refine (within_nearest_of (k := 24) (a := 15361 / 10) (b := 1 / 10) ?_ (by decide +kernel)).mono
      (by decide +kernel)
    grind [Within]
  | 1 =>
    obtain ⟨h₀, h₁⟩ := hc₀.mul (he 0)
    obtain ⟨h₂, h₃⟩ := hc₁.mul (he 2)
    refine (within_nearest_of (k := 24) (a := 15361 / 10) (b := 1 / 10) ?_ (by decide +kernel)).mono
      (by decide +kernel)
    grind [Within]
  | 2 =>
    obtain ⟨h₀, h₁⟩ := hc₂.mul (he 0)
    obtain ⟨h₂, h₃⟩ := hc₁.mul (he 1)
    refine (within_nearest_of (k := 24) (a := 15361 / 10) (b := 1 / 10) ?_ (by decide +kernel)).mono
      (by decide +kernel)
    grind [Within]

theorem torque_within {u : Torques} (hu : ∀ i, Within 5 (u i)) (i : Fin 3) :
    Within 10 (torque u i) := by
  match i with
  | 0 => exact (hu 0).mono (by decide +kernel)
  | 1 => exact ((hu 1).sub (hu 0)).mono (by decide +kernel)
  | 2 => exact (hu 1).neg.mono (by decide +kernel)

/-- The right-hand sides of the equations of motion are at most `49`. -/
theorem impulses_within {s : State} (h : s.Fixed) {u : Torques} (hu : ∀ i, Within 5 (u i))
    {b : Bend} (hb : b.Fixed) {v : Fin 3 → Rat} (hv : ∀ i, Within 25 (v i)) (i : Fin 3) :
    Within 49 (impulses nearest s u b v i) := by
  have hm := moments_within hb hv i
  have hc := centrifugal_within h hb i
  have ht := torque_within hu i
  have hw := h.omega i
  refine (within_nearest_of (k := 24) (a := 489 / 10) (b := 1 / 10) ?_ (by decide +kernel)).mono
    (by decide +kernel)
  generalize moments nearest b v i = m at *
  generalize centrifugal nearest s b i = c at *
  generalize torque u i = t at *
  generalize s.omega i = w at *
  obtain ⟨h₀, h₁⟩ := hm
  obtain ⟨h₂, h₃⟩ := hc
  obtain ⟨h₄, h₅⟩ := ht
  obtain ⟨h₆, h₇⟩ := hw
  grind [Within]

/-! ### The solution -/

theorem nearest_nonneg (k : Nat) {r : Rat} (h : 0 ≤ r) : 0 ≤ nearest k r := by
  have h₀ := nearest_mono k h
  rwa [show (0 : Rat) = (0 : Int) from rfl, (OnGrid.intCast _).nearest_eq] at h₀

/-- An entry of the diagonal. -/
theorem diagonal_bounds {c : Rat} (h : Within (1 + 1 / 2 ^ 20) c) :
    1199 / 100 ≤ 21 - 9 * nearest 24 (c * c) ∧ 21 - 9 * nearest 24 (c * c) ≤ 21 := by
  have h₀ := nearest_nonneg 24 (mul_self_nonneg c)
  have h₁ := (h.mul h).2
  have h₂ := (within_nearest 24 (c * c)).2
  grind [Within]

/-- The entry of link 0 is from `11.99` to `21`. -/
theorem first_bounds {b : Bend} (hb : b.Fixed) (J : Fin 3 → Rat) :
    1199 / 100 ≤ (reduced nearest b J).first ∧ (reduced nearest b J).first ≤ 21 :=
  diagonal_bounds hb.within_cos₀₁

/-- The entry of link 2 is from `11.99` to `21`. -/
theorem last_bounds {b : Bend} (hb : b.Fixed) (J : Fin 3 → Rat) :
    1199 / 100 ≤ (reduced nearest b J).last ∧ (reduced nearest b J).last ≤ 21 :=
  diagonal_bounds hb.within_cos₁₂

/-- The entry off the diagonal is at most `7.001`. -/
theorem mixed_within {b : Bend} (hb : b.Fixed) (J : Fin 3 → Rat) :
    Within (7001 / 1000) (reduced nearest b J).mixed := by
  have h₀ := within_nearest 24 (b.cos₀₁ * b.cos₁₂)
  have h₁ := within_nearest 24 (b.sin₀₁ * b.sin₁₂)
  obtain ⟨n₀, n₁⟩ := hb.norm₀₁
  obtain ⟨n₂, n₃⟩ := hb.norm₁₂
  simp only [reduced]
  generalize nearest 24 (b.cos₀₁ * b.cos₁₂) = p at *
  generalize nearest 24 (b.sin₀₁ * b.sin₁₂) = q at *
  generalize b.cos₀₁ = c at *
  generalize b.cos₁₂ = d at *
  generalize b.sin₀₁ = e at *
  generalize b.sin₁₂ = f at *
  have h₂ := mul_self_nonneg (c - d)
  have h₃ := mul_self_nonneg (c + d)
  have h₄ := mul_self_nonneg (e - f)
  have h₅ := mul_self_nonneg (e + f)
  have h₆ := mul_self_nonneg c
  have h₇ := mul_self_nonneg d
  obtain ⟨h₈, h₉⟩ := h₀
  obtain ⟨i₀, i₁⟩ := h₁
  grind [Within]

/-- **Claim.** In every state the rounded determinant of the equations of motion is from `94` to
`442`: they can be solved. -/
theorem det_bounds {b : Bend} (hb : b.Fixed) (J : Fin 3 → Rat) :
    94 ≤ (reduced nearest b J).det ∧ (reduced nearest b J).det ≤ 442 := by
  obtain ⟨p₀, p₁⟩ := first_bounds hb J
  obtain ⟨r₀, r₁⟩ := last_bounds hb J
  have hq := mixed_within hb J
  have hd : (reduced nearest b J).det = nearest 24
    ((reduced nearest b J).first * (reduced nearest b J).last -
      (reduced nearest b J).mixed * (reduced nearest b J).mixed) := rfl
  rw [hd]
  generalize (reduced nearest b J).first = p at *
  generalize (reduced nearest b J).last = r at *
  generalize (reduced nearest b J).mixed = q at *
  obtain ⟨h₀, h₁⟩ := within_nearest 24 (p * r - q * q)
  have h₂ := (hq.mul hq).2
  have h₃ := mul_self_nonneg q
  have h₄ := Rat.mul_nonneg (show 0 ≤ p - 1199 / 100 by grind) (show 0 ≤ r - 1199 / 100 by grind)
  have h₅ := Rat.mul_nonneg (show 0 ≤ 21 - p by grind) (show 0 ≤ r by grind)
  generalize nearest 24 (p * r - q * q) = d at *
  grind [Within]

theorem right_within_of {c x y : Rat} (hc : Within (1 + 1 / 2 ^ 20) c) (hx : Within 49 x)
    (hy : Within 49 y) : Within 491 (7 * x - nearest 24 (3 * (c * y))) := by
  have h := within_nearest_of (k := 24) (b := 1 / 10)
    ((hc.mul hy).scale (c := 3) (by decide +kernel)) (by decide +kernel)
  exact ((hx.scale (c := 7) (by decide +kernel)).sub h).mono (by decide +kernel)

/-- The right-hand side of link 0 is at most `491`. -/
theorem right₀_within {b : Bend} (hb : b.Fixed) {J : Fin 3 → Rat} (hJ : ∀ i, Within 49 (J i)) :
    Within 491 (reduced nearest b J).right₀ :=
  right_within_of hb.within_cos₀₁ (hJ 0) (hJ 1)

/-- The right-hand side of link 2 is at most `491`. -/
theorem right₂_within {b : Bend} (hb : b.Fixed) {J : Fin 3 → Rat} (hJ : ∀ i, Within 49 (J i)) :
    Within 491 (reduced nearest b J).right₂ :=
  right_within_of hb.within_cos₁₂ (hJ 2) (hJ 1)

theorem within_div {a c d r : Rat} (h : Within (c * d) r) (hc : 0 ≤ c) (hd : 0 < d) (ha : d ≤ a) :
    Within c (r / a) := by
  have hpos : 0 < a := by grind
  have hinv := Rat.mul_inv_cancel _ (Rat.ne_of_gt hpos)
  have hj := Rat.le_of_lt (Rat.inv_pos.mpr hpos)
  have h₀ := Rat.mul_le_mul_of_nonneg_left ha hc
  have h' : Within (c * a) r := h.mono h₀
  have h₁ := Rat.mul_le_mul_of_nonneg_right h'.1 hj
  have h₂ := Rat.mul_le_mul_of_nonneg_right h'.2 hj
  rw [Rat.div_def]
  generalize a⁻¹ = j at *
  have h₃ : c * a * j = c := by grind
  rw [Rat.neg_mul, h₃] at h₁
  rw [h₃] at h₂
  exact ⟨h₁, h₂⟩

/-- The numerator of the solution for link 0 is at most `13749`. -/
theorem numerator₀_within {b : Bend} (hb : b.Fixed) {J : Fin 3 → Rat}
    (hJ : ∀ i, Within 49 (J i)) :
    Within 13749 ((reduced nearest b J).last * (reduced nearest b J).right₀ -
      (reduced nearest b J).mixed * (reduced nearest b J).right₂) := by
  obtain ⟨r₀, r₁⟩ := last_bounds hb J
  have h₀ : Within 21 (reduced nearest b J).last := ⟨by grind, r₁⟩
  exact ((h₀.mul (right₀_within hb hJ)).sub ((mixed_within hb J).mul (right₂_within hb hJ))).mono
    (by decide +kernel)

/-- The numerator of the solution for link 2 is at most `13749`. -/
theorem numerator₂_within {b : Bend} (hb : b.Fixed) {J : Fin 3 → Rat}
    (hJ : ∀ i, Within 49 (J i)) :
    Within 13749 ((reduced nearest b J).first * (reduced nearest b J).right₂ -
      (reduced nearest b J).mixed * (reduced nearest b J).right₀) := by
  obtain ⟨r₀, r₁⟩ := first_bounds hb J
  have h₀ : Within 21 (reduced nearest b J).first := ⟨by grind, r₁⟩
  exact ((h₀.mul (right₂_within hb hJ)).sub ((mixed_within hb J).mul (right₀_within hb hJ))).mono
    (by decide +kernel)

/-- The solution for link 0 is at most `147`. -/
theorem solution₀_within {b : Bend} (hb : b.Fixed) {J : Fin 3 → Rat}
    (hJ : ∀ i, Within 49 (J i)) : Within 147 (solution nearest b J 0) :=
  (within_nearest_of (b := 1 / 10) (within_div (c := 1463 / 10) (d := 94)
    ((numerator₀_within hb hJ).mono (by decide +kernel)) (by decide +kernel) (by decide +kernel)
      (det_bounds hb J).1) (by decide +kernel)).mono (by decide +kernel)

/-- The solution for link 2 is at most `147`. -/
theorem solution₂_within {b : Bend} (hb : b.Fixed) {J : Fin 3 → Rat}
    (hJ : ∀ i, Within 49 (J i)) : Within 147 (solution nearest b J 2) :=
  (within_nearest_of (b := 1 / 10) (within_div (c := 1463 / 10) (d := 94)
    ((numerator₂_within hb hJ).mono (by decide +kernel)) (by decide +kernel) (by decide +kernel)
      (det_bounds hb J).1) (by decide +kernel)).mono (by decide +kernel)

/-- What is substituted into the equation of the middle link is at most `294.1`. -/
theorem substitution_within {b : Bend} (hb : b.Fixed) {J : Fin 3 → Rat}
    (hJ : ∀ i, Within 49 (J i)) :
    Within (2941 / 10)
      (b.cos₀₁ * solution nearest b J 0 + b.cos₁₂ * solution nearest b J 2) :=
  ((hb.within_cos₀₁.mul (solution₀_within hb hJ)).add
    (hb.within_cos₁₂.mul (solution₂_within hb hJ))).mono (by decide +kernel)

/-- The solution for the middle link is at most `134`. -/
theorem solution₁_within {b : Bend} (hb : b.Fixed) {J : Fin 3 → Rat}
    (hJ : ∀ i, Within 49 (J i)) : Within 134 (solution nearest b J 1) := by
  have h₀ := within_nearest_of (k := 24) (b := 1 / 10) (substitution_within hb hJ)
    (by decide +kernel)
  have h₁ := within_div (c := 1338 / 10) (d := 7) (a := 7)
    (((hJ 1).sub (h₀.scale (c := 3) (by decide +kernel))).mono (by decide +kernel))
      (by decide +kernel) (by decide +kernel) Rat.le_refl
  exact (within_nearest_of (k := 24) (b := 1 / 10) h₁ (by decide +kernel)).mono (by decide +kernel)

/-- **Claim.** The system of equations that a step solves in fixed point, for the changes of the
angular velocities, has a solution of at most `147` in each component, whatever the angles between
the links are and whenever its right-hand sides are at most `49`. -/
theorem solution_within {b : Bend} (hb : b.Fixed) {J : Fin 3 → Rat}
    (hJ : ∀ i, Within 49 (J i)) (i : Fin 3) : Within 147 (solution nearest b J i) := by
  match i with
  | 0 => exact solution₀_within hb hJ
  | 1 => exact (solution₁_within hb hJ).mono (by decide +kernel)
  | 2 => exact solution₂_within hb hJ

end Spec.Swimmer
