module

public import Spec.Swimmer.OneStep.System

/-!
# Rounding errors of the solution

How far the changes of the angular velocities are from those without rounding, for right-hand sides
up to `M`.

## Main statements

* `solution₀_near`, `solution₁_near`, `solution₂_near`: the changes of the angular velocities.
-/

@[expose] public noncomputable section

namespace Spec.Swimmer

variable {b b' : Bend} (hb : b.Close b') {J J' : Fin 3 → Rat} {p q : Rat}
  (h₀ : Near p (J 0) (J' 0)) (h₁ : Near q (J 1) (J' 1)) (h₂ : Near p (J 2) (J' 2))

include hb

theorem first_near : Near (4641 / 1000 / 2 ^ 24) (reduced nearest b J).first
    (reduced exactly b' J').first := by
  have h := ((hb.cos₀₁.mul hb.cos₀₁ hb.fixed.within_cos₀₁ hb.within_cos₀₁).nearest 24)
  exact ((Near.refl 21).sub (h.mul_left (c := 9) (a := 9)
    ⟨by decide +kernel, by decide +kernel⟩)).mono (by decide +kernel)

theorem last_near : Near (4641 / 1000 / 2 ^ 24) (reduced nearest b J).last
    (reduced exactly b' J').last := by
  have h := ((hb.cos₁₂.mul hb.cos₁₂ hb.fixed.within_cos₁₂ hb.within_cos₁₂).nearest 24)
  exact ((Near.refl 21).sub (h.mul_left (c := 9) (a := 9)
    ⟨by decide +kernel, by decide +kernel⟩)).mono (by decide +kernel)

theorem mixed_near : Near (4641 / 1000 / 2 ^ 24) (reduced nearest b J).mixed
    (reduced exactly b' J').mixed := by
  have h := ((hb.cos₀₁.mul hb.cos₁₂ hb.fixed.within_cos₀₁ hb.within_cos₁₂).nearest 24)
  have h' := ((hb.sin₀₁.mul hb.sin₁₂ hb.fixed.within_sin₀₁ hb.within_sin₁₂).nearest 24)
  exact ((h.mul_left (c := -2) (a := 2) ⟨by decide +kernel, by decide +kernel⟩).sub
    (h'.mul_left (c := 7) (a := 7) ⟨by decide +kernel, by decide +kernel⟩)).mono (by decide +kernel)

theorem dominant_nearest : Dominant (reduced nearest b J).first (reduced nearest b J).mixed
    (reduced nearest b J).last := by
  have h₀ := near_nearest 24 (b.cos₀₁ * b.cos₀₁)
  have h₁ := near_nearest 24 (b.cos₁₂ * b.cos₁₂)
  have h₂ := near_nearest 24 (b.cos₀₁ * b.cos₁₂)
  have h₃ := near_nearest 24 (b.sin₀₁ * b.sin₁₂)
  refine dominant hb.fixed.norm₀₁ hb.fixed.norm₁₂ ?_ ?_ ?_
  · exact ((Near.refl 21).sub (h₀.mul_left (c := 9) (a := 9)
    ⟨by decide +kernel, by decide +kernel⟩)).mono (by decide +kernel)
  · exact ((Near.refl 21).sub (h₁.mul_left (c := 9) (a := 9)
    ⟨by decide +kernel, by decide +kernel⟩)).mono (by decide +kernel)
  · exact ((h₂.mul_left (c := -2) (a := 2) ⟨by decide +kernel, by decide +kernel⟩).sub
      (h₃.mul_left (c := 7) (a := 7) ⟨by decide +kernel, by decide +kernel⟩)).mono
        (by decide +kernel)

theorem dominant_exactly : Dominant (reduced exactly b' J').first (reduced exactly b' J').mixed
    (reduced exactly b' J').last :=
  dominant hb.norm₀₁ hb.norm₁₂ ((Near.refl _).mono (by decide +kernel))
    ((Near.refl _).mono (by decide +kernel)) ((Near.refl _).mono (by decide +kernel))

variable {M : Rat} (hM : ∀ i, Within M (J i))

include hM

omit hb hM in
theorem within_right_of {c x y : Rat} (hc : Within (1 + 1 / 2 ^ 20) c) (hx : Within M x)
    (hy : Within M y) :
    Within (1001 / 100 * M + 1 / 1000) (7 * x - nearest 24 (3 * (c * y))) := by
  have h := within_nearest_of (k := 24) (b := 1 / 1000) ((hc.mul hy).scale (c := 3) (by grind))
    (by grind)
  have hM' := hx.nonneg
  exact ((hx.scale (c := 7) (by grind)).sub h).mono (by grind)

omit hb in
include h₁ in
theorem right_near_of {c c' : Rat} (hc : Near (1 / 2 / 2 ^ 30) c c')
    (wc : Within (1 + 1 / 2 ^ 19) c') {i : Fin 3} (hi : Near p (J i) (J' i)) :
    Near (7 * p + 3001 / 1000 * q + (51 / 100 + 24 / 1000 * M) / 2 ^ 24)
      (7 * J i - nearest 24 (3 * (c * J 1))) (7 * J' i - 3 * (c' * J' 1)) := by
  have hM' := (hM 1).nonneg
  have hq := h₁.nonneg
  have h := (hi.mul_left (c := 7) (a := 7) ⟨by decide +kernel, by decide +kernel⟩).sub
    (Near.nearest ((h₁.mul hc (hM 1) wc).mul_left (c := 3) (a := 3)
      ⟨by decide +kernel, by decide +kernel⟩) 24)
  have h' := h.mono (f := 7 * p + 3001 / 1000 * q + (51 / 100 + 24 / 1000 * M) / 2 ^ 24) (by grind)
  rw [Rat.mul_comm (J 1), Rat.mul_comm (J' 1)] at h'
  exact h'

/-- The error of the changes of the angular velocities of the outer links, if the right-hand sides
have errors `p`, `q` and `p` and are at most `M`. -/
def outerError (p q M : Rat) : Rat :=
  702 / 1000 * p + 301 / 1000 * q + (56 / 100 + 939 / 1000 * M) / 2 ^ 24

/-- The error of the change of the angular velocity of the middle link, if the right-hand sides
have errors `p`, `q` and `p` and are at most `M`. -/
def middleError (p q M : Rat) : Rat :=
  602 / 1000 * p + 402 / 1000 * q + (1195 / 1000 + 813 / 1000 * M) / 2 ^ 24

omit hb hM in
theorem outerError_ge (hp : 0 ≤ p) (hq : 0 ≤ q) (hM : 0 ≤ M) :
    100 / 999 * (1001 / 100 * M + 1 / 1000) * (1 / 2 / 2 ^ 24) / 94 +
        100 / 999 * (7 * p + 3001 / 1000 * q + (51 / 100 + 24 / 1000 * M) / 2 ^ 24 +
          2 * (4641 / 1000 / 2 ^ 24 * (100 / 999 * (1001 / 100 * M + 1 / 1000)))) +
      1 / 2 / 2 ^ 24 ≤ outerError p q M := by
  rw [outerError]; grind

omit hb hM in
theorem outer_within (hp : 0 ≤ p) (hq : 0 ≤ q) (hM : 0 ≤ M) :
    100 / 999 * (1001 / 100 * M + 1 / 1000) +
        100 / 999 * (7 * p + 3001 / 1000 * q + (51 / 100 + 24 / 1000 * M) / 2 ^ 24 +
          2 * (4641 / 1000 / 2 ^ 24 * (100 / 999 * (1001 / 100 * M + 1 / 1000)))) ≤
      1004 / 1000 * M + 1 / 100 + p + q := by
  grind

omit hb hM in
theorem middleError_ge (hp : 0 ≤ p) (hq : 0 ≤ q) (hM : 0 ≤ M) :
    (q + 3 * ((1 + 1 / 2 ^ 20) * outerError p q M +
      1 / 2 / 2 ^ 30 * (1004 / 1000 * M + 1 / 100 + p + q) + ((1 + 1 / 2 ^ 20) * outerError p q M +
      1 / 2 / 2 ^ 30 * (1004 / 1000 * M + 1 / 100 + p + q)) + 1 / 2 / 2 ^ 24)) / 7 +
        1 / 2 / 2 ^ 24 ≤ middleError p q M := by
  rw [outerError, middleError]; grind

include h₀ h₁ h₂

/-- The change of the angular velocity of an outer link. -/
theorem solution_outer_near :
    (Near (outerError p q M) (solution nearest b J 0) (solution exactly b' J' 0) ∧
      Within (1004 / 1000 * M + 1 / 100 + p + q) (solution exactly b' J' 0)) ∧
    (Near (outerError p q M) (solution nearest b J 2) (solution exactly b' J' 2) ∧
      Within (1004 / 1000 * M + 1 / 100 + p + q) (solution exactly b' J' 2)) := by
  have hM' := (hM 0).nonneg
  have hP := first_near hb (J := J) (J' := J')
  have hQ := mixed_near hb (J := J) (J' := J')
  have hR := last_near hb (J := J) (J' := J')
  have hD := dominant_nearest hb (J := J)
  have hD' := dominant_exactly hb (J' := J')
  have hdet := (det_bounds hb.fixed J).1
  have hd : Near (1 / 2 / 2 ^ 24) (reduced nearest b J).det
    ((reduced nearest b J).first * (reduced nearest b J).last -
      (reduced nearest b J).mixed * (reduced nearest b J).mixed) := near_nearest 24 _
  have ha : Near (7 * p + 3001 / 1000 * q + (51 / 100 + 24 / 1000 * M) / 2 ^ 24)
    (reduced nearest b J).right₀ (reduced exactly b' J').right₀ :=
      right_near_of h₁ hM hb.cos₀₁ hb.within_cos₀₁ h₀
  have hc : Near (7 * p + 3001 / 1000 * q + (51 / 100 + 24 / 1000 * M) / 2 ^ 24)
    (reduced nearest b J).right₂ (reduced exactly b' J').right₂ :=
      right_near_of h₁ hM hb.cos₁₂ hb.within_cos₁₂ h₂
  have wa : Within (1001 / 100 * M + 1 / 1000) (reduced nearest b J).right₀ :=
    within_right_of hb.fixed.within_cos₀₁ (hM 0) (hM 1)
  have wc : Within (1001 / 100 * M + 1 / 1000) (reduced nearest b J).right₂ :=
    within_right_of hb.fixed.within_cos₁₂ (hM 2) (hM 1)
  obtain ⟨n₀, w₀⟩ := cramer_near hD hD' hP hQ hR ha hc wa wc hd hdet
  obtain ⟨n₂, w₂⟩ := cramer_near hD.symm hD'.symm hR hQ hP hc ha wc wa
    (by rw [Rat.mul_comm (reduced nearest b J).last]; exact hd) hdet
  rw [Rat.mul_comm (reduced exactly b' J').last (reduced exactly b' J').first] at n₂ w₂
  have e := outerError_ge h₀.nonneg h₁.nonneg hM'
  have w := outer_within h₀.nonneg h₁.nonneg hM'
  exact ⟨⟨(n₀.nearest 24).mono e, w₀.mono w⟩, ⟨(n₂.nearest 24).mono e, w₂.mono w⟩⟩

/-- **Claim.** The change of the angular velocity of an outer link. -/
theorem solution₀_near :
    Near (outerError p q M) (solution nearest b J 0) (solution exactly b' J' 0) :=
  (solution_outer_near hb h₀ h₁ h₂ hM).1.1

/-- **Claim.** The change of the angular velocity of an outer link. -/
theorem solution₂_near :
    Near (outerError p q M) (solution nearest b J 2) (solution exactly b' J' 2) :=
  (solution_outer_near hb h₀ h₁ h₂ hM).2.1

/-- **Claim.** The change of the angular velocity of the middle link. -/
theorem solution₁_near :
    Near (middleError p q M) (solution nearest b J 1) (solution exactly b' J' 1) := by
  obtain ⟨⟨n₀, w₀⟩, ⟨n₂, w₂⟩⟩ := solution_outer_near hb h₀ h₁ h₂ hM
  have hs := ((hb.cos₀₁.mul n₀ hb.fixed.within_cos₀₁ w₀).add
    (hb.cos₁₂.mul n₂ hb.fixed.within_cos₁₂ w₂)).nearest 24
  exact (((h₁.sub (hs.mul_left (c := 3) (a := 3)
    ⟨by decide +kernel, by decide +kernel⟩)).div (c := 7)
    (by decide +kernel)).nearest 24).mono (middleError_ge h₀.nonneg h₁.nonneg (hM 0).nonneg)

end Spec.Swimmer
