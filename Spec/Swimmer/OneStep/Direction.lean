module

public import Spec.Swimmer.Exact
public import Spec.Swimmer.OneStep.Near

/-!
# Rounding errors of a rotation

How far a direction that is rotated and normalised in fixed point is from one that is rotated by
nearly the same angle without rounding.

## Main statements

* `turn_near`: rotations by nearly the same angle.
* `rotate_near`, `newton_near`: a rotation, and a step of Newton's method.
* `direction_near`: both, and without rounding.
* `heading_near`: both, and the rotation alone without rounding.
-/

@[expose] public noncomputable section

namespace Spec.Swimmer

/-- A component of a vector turned by nearly the same angle. -/
theorem turn_near {x y τ τ' X X' T : Rat} (hX : X * (1 + τ * τ) = (1 - τ * τ) * x - 2 * τ * y)
    (hX' : X' * (1 + τ' * τ') = (1 - τ' * τ') * x - 2 * τ' * y) (hτ : Near T τ τ')
    (hp : x * x + y * y ≤ 1001 / 1000) : Near (2001 / 1000 * T) X X' := by
  have hT := hτ.nonneg
  have hδ := (Within.mul hτ hτ).2
  have h₀ := mul_self_nonneg (τ - τ')
  obtain ⟨G, hG⟩ : ∃ G, G = (1 + τ * τ) * (1 + τ' * τ') := ⟨_, rfl⟩
  have hG₁ : 1 ≤ G := by
    have h₁ := mul_self_nonneg τ
    have h₂ := mul_self_nonneg τ'
    have h₃ := Rat.mul_nonneg h₁ h₂
    grind
  obtain ⟨S, hS⟩ : ∃ S, S = (τ + τ') * x + (1 - τ * τ') * y := ⟨_, rfl⟩
  have hSS : S * S ≤ G * (x * x + y * y) := by
    have h₁ := mul_self_nonneg ((1 - τ * τ') * x - (τ + τ') * y)
    have h₂ : S * S + ((1 - τ * τ') * x - (τ + τ') * y) * ((1 - τ * τ') * x - (τ + τ') * y) =
        G * (x * x + y * y) := by rw [hS, hG]; grind
    grind
  have hD : (X - X') * G = -2 * (τ - τ') * S := by
    have h₁ : X * G = (1 + τ' * τ') * ((1 - τ * τ) * x - 2 * τ * y) := by
      rw [hG, ← hX]; grind
    have h₂ : X' * G = (1 + τ * τ) * ((1 - τ' * τ') * x - 2 * τ' * y) := by
      rw [hG, ← hX']; grind
    rw [show (X - X') * G = X * G - X' * G by grind, h₁, h₂, hS]
    grind
  clear hX hX' hG hS
  show Within _ (X - X')
  change (τ - τ') * (τ - τ') ≤ T * T at hδ
  generalize X - X' = D at *
  generalize τ - τ' = δ at *
  generalize x * x + y * y = p at *
  have h₁ : D * D * G * G ≤ 4 * (δ * δ) * p * G := by
    have h₂ : D * D * G * G = 4 * (δ * δ) * (S * S) := by
      rw [show D * D * G * G = (D * G) * (D * G) by grind, hD]; grind
    have h₃ := Rat.mul_le_mul_of_nonneg_left hSS h₀
    grind
  have h₂ : D * D * G ≤ 4 * (δ * δ) * p := by
    apply Classical.byContradiction
    intro hlt
    have h₃ := Rat.mul_pos (show 0 < D * D * G - 4 * (δ * δ) * p by grind)
      (show 0 < G by grind)
    grind
  have h₃ := Rat.mul_nonneg (mul_self_nonneg D) (show 0 ≤ G - 1 by grind)
  have h₄ := Rat.mul_le_mul_of_nonneg_left hp h₀
  have h₅ := mul_self_nonneg T
  refine Within.of_mul_self (by grind) ?_
  generalize D * D = DD at *
  generalize δ * δ = dd at *
  grind

/-- A component of a vector turned with an inexact square `κ` of `τ`. -/
theorem square_near {x y τ κ X X' : Rat} (hX : X * (1 + κ) = (1 - κ) * x - 2 * τ * y)
    (hX' : X' * (1 + τ * τ) = (1 - τ * τ) * x - 2 * τ * y)
    (hκ : Near (1 / 2 / 2 ^ 30) κ (τ * τ)) (wx : Within (1001 / 1000) x)
    (wX : Within (1001 / 1000) X') : Near (1002 / 1000 / 2 ^ 30) X X' := by
  have h₀ := mul_self_nonneg τ
  have hd : (999999 : Rat) / 1000000 ≤ 1 + κ := by
    obtain ⟨h₁, h₂⟩ := hκ; grind
  have hne : 1 + κ ≠ 0 := by grind
  have h₁ := (Within.mul hκ (wx.add wX)).neg
  have h₂ : (X - X') * (1 + κ) = -((κ - τ * τ) * (x + X')) := by grind
  have h₃ : X - X' = -((κ - τ * τ) * (x + X')) / (1 + κ) := by
    rw [← h₂, Rat.mul_div_cancel hne]
  show Within _ (X - X')
  rw [h₃]
  exact within_div (h₁.mono (by decide +kernel)) (by decide +kernel) (by decide +kernel) hd

theorem norm_le {p : Vec} (hp : Within (3 / 2 ^ 30) (p.dot p - 1)) :
    p.x * p.x + p.y * p.y ≤ 1001 / 1000 := by
  have h := hp.2
  simp only [Vec.dot] at h
  grind

theorem norm_turn {p : Vec} (hp : Within (3 / 2 ^ 30) (p.dot p - 1)) (τ : Rat) :
    Within (3 / 2 ^ 30) ((p.turn τ).dot (p.turn τ) - 1) := by
  rwa [Vec.dot_turn]

theorem component_within {p : Vec} (hp : Within (3 / 2 ^ 30) (p.dot p - 1)) :
    Within (1001 / 1000) p.x ∧ Within (1001 / 1000) p.y :=
  ⟨(heading_norm hp).1.mono (by decide +kernel), (heading_norm hp).2.mono (by decide +kernel)⟩

/-- **Claim.** A rotation in fixed point and one without rounding by nearly the same angle. -/
theorem rotate_near {τ τ' T : Rat} (hτ : Near T τ τ') {p : Vec}
    (hp : Within (3 / 2 ^ 30) (p.dot p - 1)) :
    Near (2001 / 1000 * T + 1502 / 1000 / 2 ^ 30) (rotate nearest τ p).x (p.turn τ').x ∧
      Near (2001 / 1000 * T + 1502 / 1000 / 2 ^ 30) (rotate nearest τ p).y (p.turn τ').y := by
  have hκ := within_nearest 30 (τ * τ)
  have hpos (t : Rat) : 1 + t * t ≠ 0 := by
    have h₀ := mul_self_nonneg t
    grind
  have hκ' : 1 + nearest 30 (τ * τ) ≠ 0 := by
    have h₀ := mul_self_nonneg τ
    obtain ⟨h₁, h₂⟩ := hκ
    grind
  obtain ⟨wx, wy⟩ := component_within hp
  obtain ⟨wX, wY⟩ := component_within (norm_turn hp τ)
  have hn := norm_le hp
  have x₀ (t : Rat) : (p.turn t).x * (1 + t * t) = (1 - t * t) * p.x - 2 * t * p.y :=
    Rat.div_mul_cancel (hpos t)
  have y₀ (t : Rat) : (p.turn t).y * (1 + t * t) = (1 - t * t) * p.y - 2 * t * -p.x :=
    (Rat.div_mul_cancel (hpos t)).trans (by grind)
  constructor
  · have h₀ := square_near (Rat.div_mul_cancel hκ') (x₀ τ) hκ wx wX
    have h₁ := turn_near (x₀ τ) (x₀ τ') hτ hn
    exact ((h₀.trans h₁).nearest 30).mono (by grind)
  · have h₀ := square_near (X := ((1 - nearest 30 (τ * τ)) * p.y + 2 * τ * p.x) /
      (1 + nearest 30 (τ * τ))) ((Rat.div_mul_cancel hκ').trans (by grind)) (y₀ τ) hκ wy wY
    have h₁ := turn_near (y₀ τ) (y₀ τ') hτ (by grind)
    exact ((h₀.trans h₁).nearest 30).mono (by grind)

/-- The rounded square of the length of a rotated direction. -/
theorem within_length {q : Vec} (h : Within (6502 / 1000 / 2 ^ 30) (q.dot q - 1)) :
    Within (7002 / 1000 / 2 ^ 30) (nearest 30 (q.dot q) - 1) := by
  have h₀ := (within_nearest 30 (q.dot q)).add h
  rw [show nearest 30 (q.dot q) - q.dot q + (q.dot q - 1) = nearest 30 (q.dot q) - 1 by
    grind] at h₀
  exact h₀.mono (by decide +kernel)

theorem newton_near {e x y ν μ : Rat} (h : Near e x y) (wx : Within (1001 / 1000) x)
    (wy : Within (1001 / 1000) y) (hν : Within (7002 / 1000 / 2 ^ 30) (ν - 1))
    (hμ : Within (3 / 2 ^ 30) (μ - 1)) :
    Near (e + 5507 / 1000 / 2 ^ 30) (nearest 30 (x * (3 - ν) / 2)) (y * (3 - μ) / 2) := by
  have h₀ := wx.mul hν
  have h₁ := wy.mul hμ
  have h₂ : Near (e + 5007 / 1000 / 2 ^ 30) (x * (3 - ν) / 2) (y * (3 - μ) / 2) := by
    obtain ⟨h₂, h₃⟩ := h
    obtain ⟨h₄, h₅⟩ := h₀
    obtain ⟨h₆, h₇⟩ := h₁
    constructor <;> grind
  exact (h₂.nearest 30).mono (by grind)

/-- **Claim.** A direction that is rotated and normalised in fixed point, and without rounding. -/
theorem direction_near {τ τ' T : Rat} (hτ : Near T τ τ') {p : Vec}
    (hp : Within (3 / 2 ^ 30) (p.dot p - 1)) :
    Near (2001 / 1000 * T + 7009 / 1000 / 2 ^ 30) (normalise nearest (rotate nearest τ p)).x
        (normalise exactly (rotate exactly τ' p)).x ∧
      Near (2001 / 1000 * T + 7009 / 1000 / 2 ^ 30) (normalise nearest (rotate nearest τ p)).y
        (normalise exactly (rotate exactly τ' p)).y := by
  obtain ⟨hx, hy⟩ := rotate_near hτ hp
  have n₀ := norm_rotate (τ := τ) hp
  have n₁ := norm_turn hp τ'
  obtain ⟨wX, wY⟩ := component_within n₁
  have w := within_of_norm (x := (rotate nearest τ p).x) (y := (rotate nearest τ p).y)
    (n₀.mono (by decide +kernel))
  rw [rotate_exactly]
  generalize rotate nearest τ p = q at *
  generalize p.turn τ' = r at *
  have hν := within_length n₀
  exact ⟨(newton_near hx (w.1.mono (by decide +kernel)) wX hν n₁).mono (by grind),
    (newton_near hy (w.2.mono (by decide +kernel)) wY hν n₁).mono (by grind)⟩

/-- **Claim.** A direction that is rotated and normalised in fixed point, and one that is only
rotated, without rounding. -/
theorem heading_near {τ τ' T : Rat} (hτ : Near T τ τ') {p : Vec}
    (hp : Within (3 / 2 ^ 30) (p.dot p - 1)) :
    Near (2001 / 1000 * T + 5507 / 1000 / 2 ^ 30) (normalise nearest (rotate nearest τ p)).x
        (p.turn τ').x ∧
      Near (2001 / 1000 * T + 5507 / 1000 / 2 ^ 30) (normalise nearest (rotate nearest τ p)).y
        (p.turn τ').y := by
  obtain ⟨hx, hy⟩ := rotate_near hτ hp
  have n₀ := norm_rotate (τ := τ) hp
  have w := within_of_norm (x := (rotate nearest τ p).x) (y := (rotate nearest τ p).y)
    (n₀.mono (by decide +kernel))
  generalize rotate nearest τ p = q at *
  generalize p.turn τ' = r at *
  have hν := within_length n₀
  have key {e x y ν : Rat} (h : Near e x y) (wx : Within (1001 / 1000) x)
      (hν : Within (7002 / 1000 / 2 ^ 30) (ν - 1)) :
      Near (e + 4005 / 1000 / 2 ^ 30) (nearest 30 (x * (3 - ν) / 2)) y := by
    have h₀ := wx.mul hν
    have h₁ : Near (e + 3505 / 1000 / 2 ^ 30) (x * (3 - ν) / 2) y := by
      clear hν hx hy n₀ w hp hτ
      obtain ⟨h₂, h₃⟩ := h
      obtain ⟨h₄, h₅⟩ := h₀
      constructor <;> grind
    exact (h₁.nearest 30).mono (by grind)
  exact ⟨(key hx (w.1.mono (by decide +kernel)) hν).mono (by grind),
    (key hy (w.2.mono (by decide +kernel)) hν).mono (by grind)⟩

end Spec.Swimmer
