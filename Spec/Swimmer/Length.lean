module

public import Spec.Swimmer.Rounding

/-!
# The length of a direction in fixed point

However often a direction is rotated in fixed point, the square of its length stays within
`3 * 2^-30` of `1`.

## Main statements

* `within_norm_round`: rounding two components changes the square of the length by little.
* `norm_rotate`: a rotation in fixed point changes the square of the length by little.
* `norm_normalise`: a step of Newton's method in fixed point brings it near `1`.
* `norm_next`: a rotation and a step of Newton's method keep the square of the length near `1`.
-/

@[expose] public noncomputable section

namespace Spec.Swimmer

/-- Rounding two components of a vector that is not much longer than `1` changes the square of its
length by at most `1501/1000` units of the grid. -/
theorem within_norm_round {x y a b : Rat} (hx : Within (1 / 2 / 2 ^ 30) (a - x))
    (hy : Within (1 / 2 / 2 ^ 30) (b - y)) (h : x * x + y * y ≤ 1001 / 1000) :
    Within (1501 / 1000 / 2 ^ 30) (a * a + b * b - (x * x + y * y)) := by
  obtain ⟨d, rfl⟩ : ∃ d, a = x + d := ⟨a - x, by grind⟩
  obtain ⟨e, rfl⟩ : ∃ e, b = y + e := ⟨b - y, by grind⟩
  have hd : Within (1 / 2 / 2 ^ 30) d := by rwa [show x + d - x = d by grind] at hx
  have he : Within (1 / 2 / 2 ^ 30) e := by rwa [show y + e - y = e by grind] at hy
  have hdd := hd.mul hd
  have hee := he.mul he
  have h₀ := mul_self_nonneg d
  have h₁ := mul_self_nonneg e
  have hcross : Within (3 / 4 / 2 ^ 30) (x * d + y * e) := by
    apply Within.of_mul_self (by decide +kernel)
    have h₂ := mul_self_nonneg (x * e - y * d)
    have h₃ : (x * d + y * e) * (x * d + y * e) + (x * e - y * d) * (x * e - y * d) =
        (x * x + y * y) * (d * d + e * e) := by grind
    have h₄ := Rat.mul_le_mul_of_nonneg_right h (show 0 ≤ d * d + e * e by grind)
    have h₅ := hdd.2
    have h₆ := hee.2
    grind
  have h₇ : (x + d) * (x + d) + (y + e) * (y + e) - (x * x + y * y) =
      2 * (x * d + y * e) + (d * d + e * e) := by grind
  rw [h₇]
  obtain ⟨h₂, h₃⟩ := hcross
  have h₅ := hdd.2
  have h₆ := hee.2
  grind [Within]

/-- The map of Cayley with an inexact square `κ` of `τ`, before rounding: the square of the length
changes by little. -/
theorem within_norm_cayley {x y τ κ X Y : Rat} (hκ : Within (1 / 2 / 2 ^ 30) (κ - τ * τ))
    (hp : Within (3 / 2 ^ 30) (x * x + y * y - 1))
    (hX : X * (1 + κ) = (1 - κ) * x - 2 * τ * y) (hY : Y * (1 + κ) = (1 - κ) * y + 2 * τ * x) :
    Within (5001 / 1000 / 2 ^ 30) (X * X + Y * Y - 1) := by
  obtain ⟨e, rfl⟩ : ∃ e, κ = τ * τ + e := ⟨κ - τ * τ, by grind⟩
  have he : Within (1 / 2 / 2 ^ 30) e := by rwa [show τ * τ + e - τ * τ = e by grind] at hκ
  have hτ := mul_self_nonneg τ
  obtain ⟨E, hE⟩ : ∃ E, E = 1 + (τ * τ + e) := ⟨_, rfl⟩
  have hEE : (9999 : Rat) / 10000 ≤ E * E := by
    obtain ⟨h₀, h₁⟩ := he
    have h₂ := mul_self_nonneg (E - 1)
    have h₃ : (E - 1) * (E - 1) = E * E - 2 * E + 1 := by grind
    grind
  obtain ⟨S, hS⟩ : ∃ S, S = x * x + y * y := ⟨_, rfl⟩
  obtain ⟨T, hT⟩ : ∃ T, T = X * X + Y * Y - S := ⟨_, rfl⟩
  have key : E * E * T = -4 * (e * S) := by
    have h₀ : (X * E) * (X * E) + (Y * E) * (Y * E) = E * E * (T + S) := by grind
    rw [hE, hX, hY, ← hE] at h₀
    have h₁ : ((1 - (τ * τ + e)) * x - 2 * τ * y) * ((1 - (τ * τ + e)) * x - 2 * τ * y) +
        ((1 - (τ * τ + e)) * y + 2 * τ * x) * ((1 - (τ * τ + e)) * y + 2 * τ * x) =
        (E * E - 4 * e) * S := by rw [hE, hS]; grind
    grind
  rw [← hS] at hp
  obtain ⟨p₀, p₁⟩ := hp
  have hS' : Within (10001 / 10000) S := by grind [Within]
  have hb := he.mul hS'
  obtain ⟨b₀, b₁⟩ := hb
  have hT' : Within (2001 / 1000 / 2 ^ 30) T := by
    have pos : ∀ {c : Rat}, c ≤ 20003 / 10000 / 2 ^ 30 → ∀ {t : Rat}, E * E * t = c →
        t ≤ 2001 / 1000 / 2 ^ 30 := fun {c} hc {t} ht => by
      apply Classical.byContradiction
      intro hlt
      have h₀ : (2001 : Rat) / 1000 / 2 ^ 30 < t := Rat.not_le.mp hlt
      have h₁ := Rat.mul_le_mul_of_nonneg_right hEE (show 0 ≤ t by grind)
      grind
    have h₀ := pos (by grind) key
    have h₁ := pos (t := -T) (c := 4 * (e * S)) (by grind) (by grind)
    grind [Within]
  obtain ⟨t₀, t₁⟩ := hT'
  have h : X * X + Y * Y - 1 = T + (S - 1) := by grind
  rw [h]
  grind [Within]

/-- **Claim.** After a rotation in fixed point the square of the length of a direction is within
`6.502 * 2^-30` of `1`. -/
theorem norm_rotate {τ : Rat} {p : Vec} (hp : Within (3 / 2 ^ 30) (p.dot p - 1)) :
    Within (6502 / 1000 / 2 ^ 30) ((rotate nearest τ p).dot (rotate nearest τ p) - 1) := by
  obtain ⟨κ, hκ⟩ : ∃ κ, κ = nearest 30 (τ * τ) := ⟨_, rfl⟩
  have hd := within_nearest 30 (τ * τ)
  rw [← hκ] at hd
  have hpos : 0 < 1 + κ := by
    have := mul_self_nonneg τ
    obtain ⟨h₀, h₁⟩ := hd
    grind
  have hne := Rat.ne_of_gt hpos
  simp only [Vec.dot, rotate, ← hκ] at hp ⊢
  have hX := Rat.div_mul_cancel (a := (1 - κ) * p.x - 2 * τ * p.y) hne
  have hY := Rat.div_mul_cancel (a := (1 - κ) * p.y + 2 * τ * p.x) hne
  have hx := within_nearest 30 (((1 - κ) * p.x - 2 * τ * p.y) / (1 + κ))
  have hy := within_nearest 30 (((1 - κ) * p.y + 2 * τ * p.x) / (1 + κ))
  have hS := within_norm_cayley hd hp hX hY
  have hr := within_norm_round hx hy (by obtain ⟨h₀, h₁⟩ := hS; grind)
  generalize nearest 30 (((1 - κ) * p.x - 2 * τ * p.y) / (1 + κ)) = a at *
  generalize nearest 30 (((1 - κ) * p.y + 2 * τ * p.x) / (1 + κ)) = b at *
  generalize ((1 - κ) * p.x - 2 * τ * p.y) / (1 + κ) = X at *
  generalize ((1 - κ) * p.y + 2 * τ * p.x) / (1 + κ) = Y at *
  obtain ⟨s₀, s₁⟩ := hS
  obtain ⟨r₀, r₁⟩ := hr
  grind [Within]

/-- **Claim.** A step of Newton's method, in fixed point, brings the square of the length to within
`2.1 * 2^-30` of `1`. -/
theorem norm_normalise {p : Vec} (hp : Within (7 / 2 ^ 30) (p.dot p - 1)) :
    Within (21 / 10 / 2 ^ 30) ((normalise nearest p).dot (normalise nearest p) - 1) := by
  obtain ⟨ν, hν⟩ : ∃ ν, ν = nearest 30 (p.dot p) := ⟨_, rfl⟩
  have hd := within_nearest 30 (p.dot p)
  rw [← hν] at hd
  simp only [Vec.dot, normalise] at hp hd hν ⊢
  rw [← hν]
  obtain ⟨S, hS⟩ : ∃ S, S = p.x * p.x + p.y * p.y := ⟨_, rfl⟩
  rw [← hS] at hp hd
  obtain ⟨e, rfl⟩ : ∃ e, S = 1 + e := ⟨S - 1, by grind⟩
  obtain ⟨f, rfl⟩ : ∃ f, ν = 1 + f := ⟨ν - 1, by grind⟩
  rw [show 1 + e - 1 = e by grind] at hp
  rw [show 1 + f - (1 + e) = f - e by grind] at hd
  have hf : Within (8 / 2 ^ 30) f := by
    obtain ⟨h₀, h₁⟩ := hp; obtain ⟨h₂, h₃⟩ := hd; grind [Within]
  have hef := hp.mul hf
  have hff := hf.mul hf
  have heff := hp.mul hff
  have hx := within_nearest 30 (p.x * (3 - (1 + f)) / 2)
  have hy := within_nearest 30 (p.y * (3 - (1 + f)) / 2)
  have hT : p.x * (3 - (1 + f)) / 2 * (p.x * (3 - (1 + f)) / 2) +
      p.y * (3 - (1 + f)) / 2 * (p.y * (3 - (1 + f)) / 2) =
      1 + (e - f) - e * f + f * f / 4 + e * (f * f) / 4 := by
    have h₀ : p.x * (3 - (1 + f)) / 2 * (p.x * (3 - (1 + f)) / 2) +
      p.y * (3 - (1 + f)) / 2 * (p.y * (3 - (1 + f)) / 2) =
      (p.x * p.x + p.y * p.y) * ((1 - f / 2) * (1 - f / 2)) := by grind
    rw [h₀, ← hS]; grind
  have hT' : Within (502 / 1000 / 2 ^ 30)
      (1 + (e - f) - e * f + f * f / 4 + e * (f * f) / 4 - 1) := by
    obtain ⟨h₀, h₁⟩ := hd
    obtain ⟨h₂, h₃⟩ := hef
    obtain ⟨h₄, h₅⟩ := hff
    obtain ⟨h₆, h₇⟩ := heff
    grind [Within]
  have hr := within_norm_round hx hy (by rw [hT]; obtain ⟨h₀, h₁⟩ := hT'; grind)
  rw [hT] at hr
  generalize nearest 30 (p.x * (3 - (1 + f)) / 2) = a at *
  generalize nearest 30 (p.y * (3 - (1 + f)) / 2) = b at *
  generalize 1 + (e - f) - e * f + f * f / 4 + e * (f * f) / 4 = T at *
  obtain ⟨s₀, s₁⟩ := hT'
  obtain ⟨r₀, r₁⟩ := hr
  grind [Within]

/-- **Claim.** A rotation in fixed point and a step of Newton's method keep the square of the length
of a direction within `3 * 2^-30` of `1`. -/
theorem norm_next {τ : Rat} {p : Vec} (hp : Within (3 / 2 ^ 30) (p.dot p - 1)) :
    Within (3 / 2 ^ 30) ((normalise nearest (rotate nearest τ p)).dot
      (normalise nearest (rotate nearest τ p)) - 1) :=
  (norm_normalise ((norm_rotate hp).mono (by decide +kernel))).mono (by decide +kernel)

end Spec.Swimmer
