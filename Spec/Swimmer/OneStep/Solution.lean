module

public import Spec.Swimmer.OneStep.System

/-!
# Rounding errors of the solution

How far the changes of the angular velocities are from those without rounding, for right-hand sides
up to `M`.

## Main statements

* `solution_near`: the changes of the angular velocities.
-/

@[expose] public noncomputable section

namespace Spec.Swimmer

variable {b b' : Bend} (hb : b.Close b') {J J' : Fin 3 → Rat}
  (hJ : ∀ i, Near (impulseError i) (J i) (J' i))

include hb

theorem first_near : Near (4641 / 1000 / 2 ^ 24) (reduced nearest b J).first
    (reduced exactly b' J').first := by
  have h := ((hb.cos₀₁.mul hb.cos₀₁ hb.fixed.within_cos₀₁ hb.within_cos₀₁).nearest 24)
  exact ((Near.refl 21).sub (h.mul_left (c := 9) (a := 9) (by constructor <;> grind))).mono
    (by decide +kernel)

theorem last_near : Near (4641 / 1000 / 2 ^ 24) (reduced nearest b J).last
    (reduced exactly b' J').last := by
  have h := ((hb.cos₁₂.mul hb.cos₁₂ hb.fixed.within_cos₁₂ hb.within_cos₁₂).nearest 24)
  exact ((Near.refl 21).sub (h.mul_left (c := 9) (a := 9) (by constructor <;> grind))).mono
    (by decide +kernel)

theorem mixed_near : Near (4641 / 1000 / 2 ^ 24) (reduced nearest b J).mixed
    (reduced exactly b' J').mixed := by
  have h := ((hb.cos₀₁.mul hb.cos₁₂ hb.fixed.within_cos₀₁ hb.within_cos₁₂).nearest 24)
  have h' := ((hb.sin₀₁.mul hb.sin₁₂ hb.fixed.within_sin₀₁ hb.within_sin₁₂).nearest 24)
  exact ((h.mul_left (c := -2) (a := 2) (by constructor <;> grind)).sub
    (h'.mul_left (c := 7) (a := 7) (by constructor <;> grind))).mono (by decide +kernel)

theorem dominant_nearest : Dominant (reduced nearest b J).first (reduced nearest b J).mixed
    (reduced nearest b J).last := by
  have h₀ := near_nearest 24 (b.cos₀₁ * b.cos₀₁)
  have h₁ := near_nearest 24 (b.cos₁₂ * b.cos₁₂)
  have h₂ := near_nearest 24 (b.cos₀₁ * b.cos₁₂)
  have h₃ := near_nearest 24 (b.sin₀₁ * b.sin₁₂)
  refine dominant hb.fixed.norm₀₁ hb.fixed.norm₁₂ ?_ ?_ ?_
  · exact ((Near.refl 21).sub (h₀.mul_left (c := 9) (a := 9) (by constructor <;> grind))).mono
      (by decide +kernel)
  · exact ((Near.refl 21).sub (h₁.mul_left (c := 9) (a := 9) (by constructor <;> grind))).mono
      (by decide +kernel)
  · exact ((h₂.mul_left (c := -2) (a := 2) (by constructor <;> grind)).sub
      (h₃.mul_left (c := 7) (a := 7) (by constructor <;> grind))).mono (by decide +kernel)

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
include hJ in
theorem right_near_of {c c' : Rat} (hc : Near (1 / 2 / 2 ^ 30) c c')
    (wc : Within (1 + 1 / 2 ^ 19) c') {i : Fin 3}
    (hi : Near (1829 / 1000 / 2 ^ 24) (J i) (J' i)) :
    Near ((2003 / 100 + 24 / 1000 * M) / 2 ^ 24) (7 * J i - nearest 24 (3 * (c * J 1)))
      (7 * J' i - 3 * (c' * J' 1)) := by
  have hM' := (hM 1).nonneg
  have h₁ : Near (2241 / 1000 / 2 ^ 24) (J 1) (J' 1) := hJ 1
  have h := (hi.mul_left (c := 7) (a := 7) (by constructor <;> grind)).sub
    (Near.nearest ((h₁.mul hc (hM 1) wc).mul_left (c := 3) (a := 3)
      (by constructor <;> grind)) 24)
  have h' := h.mono (f := (2003 / 100 + 24 / 1000 * M) / 2 ^ 24) (by grind)
  rw [Rat.mul_comm (J 1), Rat.mul_comm (J' 1)] at h'
  exact h'

/-- The error of the changes of the angular velocities of the outer links. -/
def outerError (M : Rat) : Rat := (251 / 100 + 941 / 1000 * M) / 2 ^ 24

omit hb hM in
theorem outerError_ge (hM : 0 ≤ M) :
    100 / 999 * (1001 / 100 * M + 1 / 1000) * (1 / 2 / 2 ^ 24) / 94 +
        100 / 999 * ((2003 / 100 + 24 / 1000 * M) / 2 ^ 24 +
          2 * (4641 / 1000 / 2 ^ 24 * (100 / 999 * (1001 / 100 * M + 1 / 1000)))) +
      1 / 2 / 2 ^ 24 ≤ outerError M := by
  rw [outerError]; grind

omit hb hM in
theorem outer_within (hM : 0 ≤ M) :
    100 / 999 * (1001 / 100 * M + 1 / 1000) +
        100 / 999 * ((2003 / 100 + 24 / 1000 * M) / 2 ^ 24 +
          2 * (4641 / 1000 / 2 ^ 24 * (100 / 999 * (1001 / 100 * M + 1 / 1000)))) ≤
      1004 / 1000 * M + 1 / 100 := by
  grind

include hJ

/-- The change of the angular velocity of an outer link. -/
theorem solution_outer_near :
    (Near (outerError M) (solution nearest b J 0) (solution exactly b' J' 0) ∧
      Within (1004 / 1000 * M + 1 / 100) (solution exactly b' J' 0)) ∧
    (Near (outerError M) (solution nearest b J 2) (solution exactly b' J' 2) ∧
      Within (1004 / 1000 * M + 1 / 100) (solution exactly b' J' 2)) := by
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
  have ha : Near ((2003 / 100 + 24 / 1000 * M) / 2 ^ 24) (reduced nearest b J).right₀
    (reduced exactly b' J').right₀ := right_near_of hJ hM hb.cos₀₁ hb.within_cos₀₁ (hJ 0)
  have hc : Near ((2003 / 100 + 24 / 1000 * M) / 2 ^ 24) (reduced nearest b J).right₂
    (reduced exactly b' J').right₂ := right_near_of hJ hM hb.cos₁₂ hb.within_cos₁₂ (hJ 2)
  have wa : Within (1001 / 100 * M + 1 / 1000) (reduced nearest b J).right₀ :=
    within_right_of hb.fixed.within_cos₀₁ (hM 0) (hM 1)
  have wc : Within (1001 / 100 * M + 1 / 1000) (reduced nearest b J).right₂ :=
    within_right_of hb.fixed.within_cos₁₂ (hM 2) (hM 1)
  obtain ⟨h₀, w₀⟩ := cramer_near hD hD' hP hQ hR ha hc wa wc hd hdet
  obtain ⟨h₂, w₂⟩ := cramer_near hD.symm hD'.symm hR hQ hP hc ha wc wa
    (by rw [Rat.mul_comm (reduced nearest b J).last]; exact hd) hdet
  rw [Rat.mul_comm (reduced exactly b' J').last (reduced exactly b' J').first] at h₂ w₂
  have e := outerError_ge hM'
  have w := outer_within hM'
  exact ⟨⟨(h₀.nearest 24).mono e, w₀.mono w⟩, ⟨(h₂.nearest 24).mono e, w₂.mono w⟩⟩

/-- The error of the changes of the angular velocities. -/
def solutionError (M : Rat) : Rat := (32 / 10 + 942 / 1000 * M) / 2 ^ 24

/-- **Claim.** The change of the angular velocity of a link. -/
theorem solution_near (i : Fin 3) :
    Near (solutionError M) (solution nearest b J i) (solution exactly b' J' i) := by
  have hM' := (hM 0).nonneg
  obtain ⟨⟨h₀, w₀⟩, ⟨h₂, w₂⟩⟩ := solution_outer_near hb hJ hM
  rw [outerError] at h₀ h₂
  rw [solutionError]
  match i with
  | 0 => exact h₀.mono (by grind)
  | 1 =>
    have h₁ : Near (2241 / 1000 / 2 ^ 24) (J 1) (J' 1) := hJ 1
    have hs := ((hb.cos₀₁.mul h₀ hb.fixed.within_cos₀₁ w₀).add
      (hb.cos₁₂.mul h₂ hb.fixed.within_cos₁₂ w₂)).nearest 24
    exact (((h₁.sub (hs.mul_left (c := 3) (a := 3) (by constructor <;> grind))).div (c := 7)
      (by grind)).nearest 24).mono (by clear h₀ w₀ h₂ w₂ hs h₁ hM hJ hb; grind)
  | 2 => exact h₂.mono (by grind)

end Spec.Swimmer
