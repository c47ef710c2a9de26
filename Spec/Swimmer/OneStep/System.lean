module

public import Spec.Swimmer.OneStep.Forces

/-!
# The system of two equations is well conditioned

Its solution is at most about a tenth of its right-hand sides, so that the solutions of two such
systems near each other are near each other.

## Main definitions

* `Dominant P Q R`: how a symmetric system of two equations is well conditioned.

## Main statements

* `dominant`: the system of the swimmer is.
* `Dominant.within`: the solution of such a system is bounded.
* `cramer_near`: the solutions of two systems near each other.
-/

@[expose] public noncomputable section

namespace Spec.Swimmer

/-! ### Well-conditioned systems of two equations -/

/-- The determinant of the symmetric system with diagonal `P`, `R` and the entry `Q` off it is large
beside the entries. -/
structure Dominant (P Q R : Rat) : Prop where
  /-- The first entry of the diagonal is positive. -/
  first_pos : 0 < P
  /-- The last entry of the diagonal is positive. -/
  last_pos : 0 < R
  /-- The determinant is large beside the first row. -/
  first_add : 999 / 100 * (P + Q) ≤ P * R - Q * Q
  /-- The determinant is large beside the first row. -/
  first_sub : 999 / 100 * (P - Q) ≤ P * R - Q * Q
  /-- The determinant is large beside the last row. -/
  last_add : 999 / 100 * (R + Q) ≤ P * R - Q * Q
  /-- The determinant is large beside the last row. -/
  last_sub : 999 / 100 * (R - Q) ≤ P * R - Q * Q

namespace Dominant

variable {P Q R : Rat} (h : Dominant P Q R)

include h

theorem symm : Dominant R Q P := by
  obtain ⟨h₀, h₁, h₂, h₃, h₄, h₅⟩ := h
  rw [Rat.mul_comm P R] at h₂ h₃ h₄ h₅
  exact ⟨h₁, h₀, h₄, h₅, h₂, h₃⟩

theorem det_pos : 0 < P * R - Q * Q := by
  have h₀ := h.last_pos
  have h₁ := h.last_add
  have h₂ := h.last_sub
  grind

/-- **Claim.** The solution of such a system is at most about a tenth of its right-hand sides. -/
theorem within {ρ x y : Rat} (h₀ : Within ρ (P * x + Q * y)) (h₂ : Within ρ (Q * x + R * y)) :
    Within (100 / 999 * ρ) x := by
  have hρ := h₀.nonneg
  have hD := h.det_pos
  have hR := Rat.le_of_lt h.last_pos
  have ha := Rat.mul_le_mul_of_nonneg_right h.last_add hρ
  have hs := Rat.mul_le_mul_of_nonneg_right h.last_sub hρ
  have key : ∀ {v w t : Rat}, Within ρ v → Within ρ w → (P * R - Q * Q) * t = R * v - Q * w →
      t ≤ 100 / 999 * ρ := fun {v w t} hv hw ht => by
    have h₃ := Rat.mul_nonneg hR (show 0 ≤ ρ - v by have := hv.2; grind)
    have h₄ : R * v - Q * w ≤ 100 / 999 * ((P * R - Q * Q) * ρ) := by
      generalize P * R - Q * Q = D at *
      by_cases hQ : 0 ≤ Q
      · have h₅ := Rat.mul_nonneg hQ (show 0 ≤ ρ + w by have := hw.1; grind)
        grind
      · have h₅ := Rat.mul_nonneg (show 0 ≤ -Q by grind) (show 0 ≤ ρ - w by have := hw.2; grind)
        grind
    apply Classical.byContradiction
    intro hlt
    have h₅ := Rat.mul_pos hD (show 0 < t - 100 / 999 * ρ by grind)
    generalize P * R - Q * Q = D at *
    grind
  have h₃ := key h₀ h₂ (t := x) (by grind)
  have h₄ := key h₀.neg h₂.neg (t := -x) (by grind)
  grind [Within]

end Dominant

theorem cramer_solves {P Q R a c : Rat} (h : P * R - Q * Q ≠ 0) :
    P * ((R * a - Q * c) / (P * R - Q * Q)) + Q * ((P * c - Q * a) / (P * R - Q * Q)) = a ∧
      Q * ((R * a - Q * c) / (P * R - Q * Q)) + R * ((P * c - Q * a) / (P * R - Q * Q)) = c := by
  have hinv := Rat.mul_inv_cancel _ h
  rw [Rat.div_def, Rat.div_def]
  generalize (P * R - Q * Q)⁻¹ = j at *
  grind [Within]

/-- The solutions of two systems near each other, by Cramer's rule: the one with an inexact
determinant, the other one exactly. -/
theorem cramer_near {P Q R a c P' Q' R' a' c' det η ρ B δ : Rat} (h : Dominant P Q R)
    (h' : Dominant P' Q' R') (hP : Near η P P') (hQ : Near η Q Q') (hR : Near η R R')
    (ha : Near ρ a a') (hc : Near ρ c c') (wa : Within B a) (wc : Within B c)
    (hd : Near δ det (P * R - Q * Q)) (hdet : 94 ≤ det) :
    Near (100 / 999 * B * δ / 94 + 100 / 999 * (ρ + 2 * (η * (100 / 999 * B))))
        ((R * a - Q * c) / det) ((R' * a' - Q' * c') / (P' * R' - Q' * Q')) ∧
      Within (100 / 999 * B + 100 / 999 * (ρ + 2 * (η * (100 / 999 * B))))
        ((R' * a' - Q' * c') / (P' * R' - Q' * Q')) := by
  obtain ⟨z₀, z₂⟩ := cramer_solves (a := a) (c := c) (Rat.ne_of_gt h.det_pos)
  obtain ⟨x₀, x₂⟩ := cramer_solves (a := a') (c := c') (Rat.ne_of_gt h'.det_pos)
  have hz : (R * a - Q * c) / (P * R - Q * Q) * (P * R - Q * Q) = R * a - Q * c :=
    Rat.div_mul_cancel (Rat.ne_of_gt h.det_pos)
  have hdet' : det ≠ 0 := by grind
  have hy : (R * a - Q * c) / det * det = R * a - Q * c := Rat.div_mul_cancel hdet'
  generalize (R * a - Q * c) / (P * R - Q * Q) = z at *
  generalize (P * c - Q * a) / (P * R - Q * Q) = t at *
  generalize (R * a - Q * c) / det = y at *
  generalize (R' * a' - Q' * c') / (P' * R' - Q' * Q') = z' at *
  generalize (P' * c' - Q' * a') / (P' * R' - Q' * Q') = t' at *
  have wz : Within (100 / 999 * B) z := h.within (by rw [z₀]; exact wa) (by rw [z₂]; exact wc)
  have wt : Within (100 / 999 * B) t :=
    h.symm.within (x := t) (y := z) (by rw [Rat.add_comm, z₂]; exact wc)
      (by rw [Rat.add_comm, z₀]; exact wa)
  suffices hzz : Near (100 / 999 * (ρ + 2 * (η * (100 / 999 * B)))) z z' by
    refine ⟨Near.trans (y := z) ?_ hzz, hzz.within wz⟩
    have hw := wz.mul hd.symm
    generalize P * R - Q * Q = D at *
    have h₀ : y - z = z * (D - det) / det := by
      have h₁ := Rat.div_mul_cancel (a := z * (D - det)) hdet'
      generalize z * (D - det) / det = q at *
      have h₂ : (y - z - q) * det = 0 := by grind
      rcases Rat.mul_eq_zero.mp h₂ with h₃ | h₃
      · grind
      · exact absurd h₃ hdet'
    show Within _ (y - z)
    rw [h₀]
    have hn := hw.nonneg
    exact within_div (d := 94) (hw.mono (by grind)) (by grind) (by grind) hdet
  have e₀ := Within.mul hP wz
  have e₁ := Within.mul hQ wt
  have e₂ := Within.mul hQ wz
  have e₃ := Within.mul hR wt
  obtain ⟨a₀, a₁⟩ := ha
  obtain ⟨c₀, c₁⟩ := hc
  have f₀ : P' * (z - z') + Q' * (t - t') = a - a' - (P - P') * z - (Q - Q') * t := by grind
  have f₂ : Q' * (z - z') + R' * (t - t') = c - c' - (Q - Q') * z - (R - R') * t := by grind
  refine h'.within (y := t - t') ?_ ?_
  · rw [f₀]
    obtain ⟨h₀, h₁⟩ := e₀
    obtain ⟨h₂, h₃⟩ := e₁
    grind [Within]
  · rw [f₂]
    obtain ⟨h₀, h₁⟩ := e₂
    obtain ⟨h₂, h₃⟩ := e₃
    grind [Within]

/-! ### The system of the swimmer -/

theorem dominant_of {c d e f P Q R : Rat} (h₀ : Within (8 / 2 ^ 30) (c * c + d * d - 1))
    (h₁ : Within (8 / 2 ^ 30) (e * e + f * f - 1)) (hP : Near (5 / 2 ^ 24) P (21 - 9 * (c * c)))
    (hR : Near (5 / 2 ^ 24) R (21 - 9 * (e * e)))
    (hQ : Near (5 / 2 ^ 24) Q (-2 * (c * e) - 7 * (d * f))) :
    12 - 1 / 2 ^ 20 ≤ P ∧ 999 / 100 * (R + Q) ≤ P * R - Q * Q := by
  obtain ⟨q, hq⟩ : ∃ q, q = -2 * (c * e) - 7 * (d * f) := ⟨_, rfl⟩
  have hc := mul_self_nonneg c
  have hd := mul_self_nonneg d
  have he := mul_self_nonneg e
  have hf := mul_self_nonneg f
  have hdf := Rat.mul_nonneg hd hf
  have q₀ : q ≤ c * c + e * e + 7 * (d * d) + 7 / 4 * (f * f) := by
    have h₂ := mul_self_nonneg (c + e)
    have h₃ := mul_self_nonneg (2 * d + f)
    rw [hq]
    grind
  have q₁ : q * q ≤ 4 * (c * c * (e * e)) + 28 * (d * d * (e * e)) + 7 * (c * c * (f * f)) +
      49 * (d * d * (f * f)) := by
    have h₂ := mul_self_nonneg (2 * (d * e) - c * f)
    rw [hq]
    grind
  have q₂ : Within 11 q := by
    obtain ⟨n₀, n₁⟩ := h₀
    obtain ⟨n₂, n₃⟩ := h₁
    have h₂ := mul_self_nonneg (c + e)
    have h₃ := mul_self_nonneg (d + f)
    have h₄ := mul_self_nonneg (c - e)
    have h₅ := mul_self_nonneg (d - f)
    rw [hq]
    grind [Within]
  rw [← hq] at hQ
  clear hq
  have q₃ : Q * Q ≤ q * q + 1 / 2 ^ 15 := by
    have h₂ : Within 23 (Q + q) := by
      obtain ⟨m₀, m₁⟩ := hQ
      obtain ⟨m₂, m₃⟩ := q₂
      grind [Within]
    have h₃ := (h₂.mul hQ).2
    grind
  generalize c * c = C at *
  generalize d * d = D at *
  generalize e * e = E at *
  generalize f * f = F at *
  obtain ⟨x, rfl⟩ : ∃ x, C = 1 - D + x := ⟨C + D - 1, by grind⟩
  obtain ⟨y, rfl⟩ : ∃ y, E = 1 - F + y := ⟨E + F - 1, by grind⟩
  rw [show 1 - D + x + D - 1 = x by grind] at h₀
  rw [show 1 - F + y + F - 1 = y by grind] at h₁
  have wD : Within (11 / 10) D := by
    obtain ⟨m₀, m₁⟩ := h₀
    grind [Within]
  have wF : Within (11 / 10) F := by
    obtain ⟨m₀, m₁⟩ := h₁
    grind [Within]
  have xF := h₀.mul wF
  have Dy := wD.mul h₁
  have xy := h₀.mul h₁
  obtain ⟨m₀, m₁⟩ := hP
  obtain ⟨m₂, m₃⟩ := hR
  obtain ⟨m₄, m₅⟩ := hQ
  obtain ⟨n₀, n₁⟩ := h₀
  obtain ⟨n₂, n₃⟩ := h₁
  have p₀ : 12 - 1 / 2 ^ 20 + 9 * D ≤ P := by grind
  have p₁ : 12 - 1 / 2 ^ 20 + 9 * F ≤ R := by grind
  refine ⟨by grind, ?_⟩
  have p₂ : (2 + 9 * D) * (12 - 1 / 2 ^ 20 + 9 * F) ≤ (P - 999 / 100) * R := by
    have h₂ := Rat.mul_nonneg (show 0 ≤ P - 999 / 100 - (2 + 9 * D) by grind)
      (show 0 ≤ R by grind)
    have h₃ := Rat.mul_nonneg (show 0 ≤ 2 + 9 * D by grind)
      (show 0 ≤ R - (12 - 1 / 2 ^ 20 + 9 * F) by grind)
    grind
  obtain ⟨k₀, k₁⟩ := xF
  obtain ⟨k₂, k₃⟩ := Dy
  obtain ⟨k₄, k₅⟩ := xy
  clear m₀ m₁ m₂ m₃ p₀ p₁ wD wF q₂
  have r₀ : 999 / 100 * Q + Q * Q ≤ 2399 / 100 + 84 * D + 11 * F + 18 * (D * F) := by
    generalize q * q = qq at *
    generalize Q * Q = QQ at *
    grind
  generalize Q * Q = QQ at *
  grind

/-- **Claim.** The system of two equations is well conditioned, also with entries that are
rounded. -/
theorem dominant {c d e f P Q R : Rat} (h₀ : Within (8 / 2 ^ 30) (c * c + d * d - 1))
    (h₁ : Within (8 / 2 ^ 30) (e * e + f * f - 1)) (hP : Near (5 / 2 ^ 24) P (21 - 9 * (c * c)))
    (hR : Near (5 / 2 ^ 24) R (21 - 9 * (e * e)))
    (hQ : Near (5 / 2 ^ 24) Q (-2 * (c * e) - 7 * (d * f))) : Dominant P Q R := by
  have hQ' : Near (5 / 2 ^ 24) Q (-2 * (e * c) - 7 * (f * d)) := by
    rwa [Rat.mul_comm e c, Rat.mul_comm f d]
  have neg : ∀ {c d e f : Rat}, Near (5 / 2 ^ 24) Q (-2 * (c * e) - 7 * (d * f)) →
      Near (5 / 2 ^ 24) (-Q) (-2 * (-c * e) - 7 * (-d * f)) := fun {c d e f} h => by
    obtain ⟨h₂, h₃⟩ := h; constructor <;> grind
  have sq (x : Rat) : -x * -x = x * x := by grind
  obtain ⟨p, a⟩ := dominant_of h₀ h₁ hP hR hQ
  obtain ⟨r, b⟩ := dominant_of h₁ h₀ hR hP hQ'
  obtain ⟨-, a'⟩ := dominant_of (c := -c) (d := -d) (by rw [sq, sq]; exact h₀) h₁
    (by rw [sq]; exact hP) hR (neg hQ)
  obtain ⟨-, b'⟩ := dominant_of (c := -e) (d := -f) (by rw [sq, sq]; exact h₁) h₀
    (by rw [sq]; exact hR) hP (neg hQ')
  rw [sq] at a' b'
  refine ⟨by grind, by grind, ?_, ?_, ?_, ?_⟩ <;> grind

end Spec.Swimmer
