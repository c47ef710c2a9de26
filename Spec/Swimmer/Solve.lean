module

public import Spec.Swimmer.Bounds

/-!
# The equations of motion in fixed point, and their solution

The mass matrix that belongs to rounded cosines is symmetric and positive definite, and the system
that remains when the middle link is eliminated has a positive determinant. What the step computes
in fixed point solves the equations up to a few units of the last place.

## Main definitions

* `Bend.inertia`: 12 times the mass matrix, applied to a vector.

## Main statements

* `half_le_inertia_form`, `inertia_posDef`: the matrix is positive definite.
* `reduced_posDef`: so is the reduced one.
* `solution_residual`, `solution_residual₁`, `solution_residual_le`: how far the computed solution
  is from solving the equations.
* `solution_error`: how far it is from the exact solution.
-/

@[expose] public noncomputable section

namespace Spec.Swimmer

/-- The mass matrix times 12, with the cosines `b`, applied to `x`: the left-hand sides of the
equations of motion. -/
def Bend.inertia (b : Bend) (x : Fin 3 → Rat) : Fin 3 → Rat
  | 0 => 3 * x 0 + 3 * b.cos₀₁ * x 1 + b.cos₀₂ * x 2
  | 1 => 3 * b.cos₀₁ * x 0 + 7 * x 1 + 3 * b.cos₁₂ * x 2
  | 2 => b.cos₀₂ * x 0 + 3 * b.cos₁₂ * x 1 + 3 * x 2

/-! ### Positive definite -/

/-- **Claim.** The matrix is symmetric. -/
theorem inertia_symm (b : Bend) (x y : Fin 3 → Rat) :
    sum (fun j => x j * b.inertia y j) = sum fun j => y j * b.inertia x j := by
  simp only [sum, Bend.inertia]
  grind

/-- The entries of the Schur complement of the middle entry. -/
theorem schur_bounds {c s d t k : Rat} (h₀ : Within (8 / 2 ^ 30) (c * c + s * s - 1))
    (h₁ : Within (8 / 2 ^ 30) (d * d + t * t - 1))
    (hk : Within (1 / 2 / 2 ^ 30) (k - (c * d - s * t))) :
    11999 / 1000 ≤ 21 - 9 * (c * c) ∧ 11999 / 1000 ≤ 21 - 9 * (d * d) ∧
      Within (7001 / 1000) (7 * k - 9 * (c * d)) := by
  obtain ⟨n₀, n₁⟩ := h₀
  obtain ⟨n₂, n₃⟩ := h₁
  obtain ⟨k₀, k₁⟩ := hk
  have h₂ := mul_self_nonneg (c - d)
  have h₃ := mul_self_nonneg (c + d)
  have h₄ := mul_self_nonneg (s - t)
  have h₅ := mul_self_nonneg (s + t)
  have h₆ := mul_self_nonneg c
  have h₇ := mul_self_nonneg d
  have h₈ := mul_self_nonneg s
  have h₉ := mul_self_nonneg t
  refine ⟨by grind, by grind, ?_, ?_⟩ <;> grind

theorem form_two_le {p q r x y : Rat} (hp : 11999 / 1000 ≤ p) (hr : 11999 / 1000 ≤ r)
    (hq : Within (7001 / 1000) q) :
    499 / 100 * (x * x + y * y) ≤ p * (x * x) + 2 * q * (x * y) + r * (y * y) := by
  have h₀ := mul_self_nonneg x
  have h₁ := mul_self_nonneg y
  have h₂ := Rat.mul_le_mul_of_nonneg_right hp h₀
  have h₃ := Rat.mul_le_mul_of_nonneg_right hr h₁
  have h₄ := Rat.mul_nonneg (show 0 ≤ 7001 / 1000 - q by obtain ⟨_, _⟩ := hq; grind)
    (mul_self_nonneg (x - y))
  have h₅ := Rat.mul_nonneg (show 0 ≤ 7001 / 1000 + q by obtain ⟨_, _⟩ := hq; grind)
    (mul_self_nonneg (x + y))
  grind

/-- **Claim.** The matrix of the equations of motion, with rounded cosines, is at least `1/2` times
the identity. -/
theorem half_le_inertia_form {b : Bend} (hb : b.Fixed) (α : Fin 3 → Rat) :
    1 / 2 * sum (fun j => α j * α j) ≤ sum fun j => α j * b.inertia α j := by
  obtain ⟨hp, hr, hq⟩ := schur_bounds hb.norm₀₁ hb.norm₁₂ hb.addition
  have hform := form_two_le (x := α 0) (y := α 2) hp hr hq
  have hc := hb.norm₀₁
  have hd := hb.norm₁₂
  simp only [sum, Bend.inertia]
  generalize b.cos₀₁ = c at *
  generalize b.cos₁₂ = d at *
  generalize b.cos₀₂ = k at *
  generalize α 0 = x at *
  generalize α 1 = y at *
  generalize α 2 = z at *
  obtain ⟨w, hw⟩ : ∃ w, w = 3 * c * x + 7 * y + 3 * d * z := ⟨_, rfl⟩
  obtain ⟨v, hv⟩ : ∃ v, v = c * x + d * z := ⟨_, rfl⟩
  have hy : 7 * y = w - 3 * v := by grind
  have h₀ : 7 * (x * (3 * x + 3 * c * y + k * z) + y * (3 * c * x + 7 * y + 3 * d * z) +
      z * (k * x + 3 * d * y + 3 * z)) = w * w + ((21 - 9 * (c * c)) * (x * x) +
      2 * (7 * k - 9 * (c * d)) * (x * z) + (21 - 9 * (d * d)) * (z * z)) := by grind
  have h₁ : v * v + (c * z - d * x) * (c * z - d * x) =
      (c * c + d * d) * (x * x + z * z) := by grind
  have h₂ : v * v ≤ 2001 / 1000 * (x * x + z * z) := by
    have h₃ := mul_self_nonneg (c * z - d * x)
    have h₄ := mul_self_nonneg b.sin₀₁
    have h₅ := mul_self_nonneg b.sin₁₂
    have h₆ := mul_self_nonneg x
    have h₇ := mul_self_nonneg z
    have h₈ : c * c + d * d ≤ 2001 / 1000 := by
      obtain ⟨_, _⟩ := hc; obtain ⟨_, _⟩ := hd; grind
    have h₉ := Rat.mul_le_mul_of_nonneg_right h₈ (show 0 ≤ x * x + z * z by grind)
    grind
  have h₃ : 49 * (y * y) = w * w - 6 * (w * v) + 9 * (v * v) := by
    have : 49 * (y * y) = (7 * y) * (7 * y) := by grind
    rw [this, hy]; grind
  have h₄ := mul_self_nonneg (20 * w + 9 * v)
  have h₅ := mul_self_nonneg w
  have h₇ := mul_self_nonneg v
  have h₆ : (20 * w + 9 * v) * (20 * w + 9 * v) = 400 * (w * w) + 360 * (w * v) +
      81 * (v * v) := by grind
  rw [h₆] at h₄
  clear h₁ h₆ hw hv hy hp hr hq hc hd
  generalize x * (3 * x + 3 * c * y + k * z) + y * (3 * c * x + 7 * y + 3 * d * z) +
      z * (k * x + 3 * d * y + 3 * z) = F at *
  generalize (21 - 9 * (c * c)) * (x * x) +
      2 * (7 * k - 9 * (c * d)) * (x * z) + (21 - 9 * (d * d)) * (z * z) = G at *
  generalize w * w = ww at *
  generalize w * v = wv at *
  generalize v * v = vv at *
  generalize x * x = xx at *
  generalize y * y = yy at *
  generalize z * z = zz at *
  grind

/-- **Claim.** The matrix of the equations of motion, with rounded cosines, is positive definite. -/
theorem inertia_posDef {b : Bend} (hb : b.Fixed) {x : Fin 3 → Rat} (hx : ∃ j, x j ≠ 0) :
    0 < sum fun j => x j * b.inertia x j := by
  have hle := half_le_inertia_form hb x
  have h (j : Fin 3) := mul_self_nonneg (x j)
  have h₀ := h 0
  have h₁ := h 1
  have h₂ := h 2
  have hpos : 0 < sum fun j => x j * x j := by
    obtain ⟨j, hj⟩ := hx
    have hne : x j * x j ≠ 0 := by grind
    have : j = 0 ∨ j = 1 ∨ j = 2 := by omega
    rw [sum]
    rcases this with rfl | rfl | rfl <;> grind
  grind

/-- **Claim.** The rounded matrix of the two equations that remain is positive definite. -/
theorem reduced_posDef {b : Bend} (hb : b.Fixed) (J : Fin 3 → Rat) {x y : Rat}
    (h : x ≠ 0 ∨ y ≠ 0) :
    0 < (reduced nearest b J).first * (x * x) + 2 * (reduced nearest b J).mixed * (x * y) +
      (reduced nearest b J).last * (y * y) := by
  obtain ⟨p₀, -⟩ := first_bounds hb J
  obtain ⟨r₀, -⟩ := last_bounds hb J
  obtain ⟨q₀, q₁⟩ := mixed_within hb J
  generalize (reduced nearest b J).first = p at *
  generalize (reduced nearest b J).last = r at *
  generalize (reduced nearest b J).mixed = q at *
  have h₀ := mul_self_nonneg x
  have h₁ := mul_self_nonneg y
  have h₂ := Rat.mul_le_mul_of_nonneg_right p₀ h₀
  have h₃ := Rat.mul_le_mul_of_nonneg_right r₀ h₁
  have h₄ := Rat.mul_nonneg (show 0 ≤ 7001 / 1000 - q by grind) (mul_self_nonneg (x - y))
  have h₅ := Rat.mul_nonneg (show 0 ≤ 7001 / 1000 + q by grind) (mul_self_nonneg (x + y))
  have hpos : 0 < x * x + y * y := by
    rcases h with h | h
    · have : x * x ≠ 0 := by grind
      grind
    · have : y * y ≠ 0 := by grind
      grind
  grind

/-! ### The residual -/

theorem within_of_mul {c d a x : Rat} (hd : 0 < d) (ha : d ≤ a) (hc : 0 ≤ c)
    (h : Within (c * d) (a * x)) : Within c x := by
  have hpos : 0 < a := by grind
  have h₀ := within_div h hc hd ha
  have h₁ : a * x / a = x := by
    have := Rat.mul_inv_cancel _ (Rat.ne_of_gt hpos)
    rw [Rat.div_def]
    grind
  rwa [h₁] at h₀

/-- How far the rounded solution of two equations by Cramer's rule is from solving the first. -/
theorem cramer_residual {p q r D f g X Z x z : Rat} (hp : Within 21 p)
    (hq : Within (7001 / 1000) q) (hD : 94 ≤ D)
    (hdet : Within (1 / 2 / 2 ^ 24) (D - (p * r - q * q))) (hf : Within 491 f)
    (hX : X * D = r * f - q * g) (hZ : Z * D = p * g - q * f)
    (hx : Within (1 / 2 / 2 ^ 24) (x - X)) (hz : Within (1 / 2 / 2 ^ 24) (z - Z)) :
    Within (3323 / 100 / 2 ^ 25) (p * x + q * z - f) := by
  have hT : Within (5224 / 1000 / 2 ^ 25) (p * X + q * Z - f) := by
    refine within_of_mul (d := 94) (by grind) hD (by grind) ?_
    have h₀ : D * (p * X + q * Z - f) = -((D - (p * r - q * q)) * f) := by
      have h₁ : D * (p * X + q * Z - f) = p * (X * D) + q * (Z * D) - D * f := by grind
      rw [h₁, hX, hZ]; grind
    rw [h₀]
    exact (hdet.mul hf).neg.mono (by grind)
  obtain ⟨h₀, h₁⟩ := hT
  obtain ⟨h₂, h₃⟩ := hp.mul hx
  obtain ⟨h₄, h₅⟩ := hq.mul hz
  grind [Within]

/-- How far the substitution is from solving the equation of the middle link. -/
theorem substitution_residual {t y a j : Rat} (ht : Within (1 / 2 / 2 ^ 24) (t - a))
    (hy : Within (1 / 2 / 2 ^ 24) (y - (j - 3 * t) / 7)) :
    Within (10 / 2 ^ 25) (7 * y + 3 * a - j) := by
  obtain ⟨h₀, h₁⟩ := ht
  obtain ⟨h₂, h₃⟩ := hy
  grind [Within]

/-- How far a solution of the reduced equations is from solving the equation of an outer link. -/
theorem outer_residual {m c s d t k u v w p q f g x y z j i : Rat}
    (hc : Within (1 + 1 / 2 ^ 20) c) (hk : Within (1 / 2 / 2 ^ 30) (k - (c * d - s * t)))
    (hu : Within (1 / 2 / 2 ^ 24) (u - c * c)) (hv : Within (1 / 2 / 2 ^ 24) (v - c * d))
    (hw : Within (1 / 2 / 2 ^ 24) (w - s * t)) (hp : p = 21 - 9 * u) (hq : q = -2 * v - 7 * w)
    (hg : Within (1 / 2 / 2 ^ 24) (g - 3 * (c * i))) (hf : f = 7 * j - g)
    (hx : Within m x) (hz : Within m z) (hr : Within (3323 / 100 / 2 ^ 25) (p * x + q * z - f))
    (hy : Within (10 / 2 ^ 25) (7 * y + 3 * (c * x + d * z) - i)) :
    Within ((23 / 5 + 13 / 10 * m) / 2 ^ 24) (3 * x + 3 * c * y + k * z - j) := by
  have key : 7 * (3 * x + 3 * c * y + k * z - j) = (p * x + q * z - f) +
      9 * ((u - c * c) * x) + 2 * ((v - c * d) * z) + 7 * ((w - s * t) * z) +
      7 * ((k - (c * d - s * t)) * z) - (g - 3 * (c * i)) +
      3 * (c * (7 * y + 3 * (c * x + d * z) - i)) := by
    rw [hp, hq, hf]; grind
  have hm := hx.nonneg
  obtain ⟨a₀, a₁⟩ := hu.mul hx
  obtain ⟨a₂, a₃⟩ := hv.mul hz
  obtain ⟨a₄, a₅⟩ := hw.mul hz
  obtain ⟨a₆, a₇⟩ := hk.mul hz
  obtain ⟨b₀, b₁⟩ := hc.mul hy
  obtain ⟨b₂, b₃⟩ := hg
  obtain ⟨b₄, b₅⟩ := hr
  generalize 3 * x + 3 * c * y + k * z - j = R at *
  generalize p * x + q * z - f = e₀ at *
  generalize (u - c * c) * x = e₁ at *
  generalize (v - c * d) * z = e₂ at *
  generalize (w - s * t) * z = e₃ at *
  generalize (k - (c * d - s * t)) * z = e₄ at *
  generalize g - 3 * (c * i) = e₅ at *
  generalize c * (7 * y + 3 * (c * x + d * z) - i) = e₆ at *
  grind [Within]

/-- **Claim.** The computed changes of the angular velocities solve the equation of the middle link
up to `5` units of the last place. -/
theorem solution_residual₁ (b : Bend) (J : Fin 3 → Rat) :
    Within (5 / 2 ^ 24) (b.inertia (solution nearest b J) 1 - J 1) := by
  have h := substitution_residual
    (within_nearest 24 (b.cos₀₁ * solution nearest b J 0 + b.cos₁₂ * solution nearest b J 2))
    (within_nearest 24 ((J 1 - 3 * nearest 24 (b.cos₀₁ * solution nearest b J 0 +
      b.cos₁₂ * solution nearest b J 2)) / 7))
  have hd : solution nearest b J 1 = nearest 24 ((J 1 - 3 * nearest 24
    (b.cos₀₁ * solution nearest b J 0 + b.cos₁₂ * solution nearest b J 2)) / 7) := rfl
  rw [← hd] at h
  simp only [Bend.inertia]
  obtain ⟨h₀, h₁⟩ := h
  grind [Within]

/-- **Claim.** The computed changes of the angular velocities solve the equations of the outer links
up to `4.6 + 1.3 m` units of the last place, if the changes for the outer links are at most `m`. -/
theorem solution_residual {b : Bend} (hb : b.Fixed) {J : Fin 3 → Rat} (hJ : ∀ i, Within 49 (J i))
    {m : Rat} (h₀ : Within m (solution nearest b J 0)) (h₂ : Within m (solution nearest b J 2)) :
    Within ((23 / 5 + 13 / 10 * m) / 2 ^ 24) (b.inertia (solution nearest b J) 0 - J 0) ∧
      Within ((23 / 5 + 13 / 10 * m) / 2 ^ 24) (b.inertia (solution nearest b J) 2 - J 2) := by
  obtain ⟨p₀, p₁⟩ := first_bounds hb J
  obtain ⟨r₀, r₁⟩ := last_bounds hb J
  have hq := mixed_within hb J
  have hD := (det_bounds hb J).1
  have hne : (reduced nearest b J).det ≠ 0 := by grind
  have hX := Rat.div_mul_cancel (a := (reduced nearest b J).last * (reduced nearest b J).right₀ -
    (reduced nearest b J).mixed * (reduced nearest b J).right₂) hne
  have hZ := Rat.div_mul_cancel (a := (reduced nearest b J).first * (reduced nearest b J).right₂ -
    (reduced nearest b J).mixed * (reduced nearest b J).right₀) hne
  have hdet : Within (1 / 2 / 2 ^ 24) ((reduced nearest b J).det -
    ((reduced nearest b J).first * (reduced nearest b J).last -
      (reduced nearest b J).mixed * (reduced nearest b J).mixed)) := within_nearest 24 _
  have hdet' : Within (1 / 2 / 2 ^ 24) ((reduced nearest b J).det -
    ((reduced nearest b J).last * (reduced nearest b J).first -
      (reduced nearest b J).mixed * (reduced nearest b J).mixed)) := by
    rwa [Rat.mul_comm (reduced nearest b J).last]
  have hx : Within (1 / 2 / 2 ^ 24) (solution nearest b J 0 - _) := within_nearest 24 _
  have hz : Within (1 / 2 / 2 ^ 24) (solution nearest b J 2 - _) := within_nearest 24 _
  have h₁ : Within (10 / 2 ^ 25) (7 * solution nearest b J 1 + 3 * (b.cos₀₁ *
      solution nearest b J 0 + b.cos₁₂ * solution nearest b J 2) - J 1) := by
    obtain ⟨a₀, a₁⟩ := solution_residual₁ b J
    simp only [Bend.inertia] at a₀ a₁
    grind [Within]
  have e₀ := cramer_residual ⟨by grind, p₁⟩ hq hD hdet (right₀_within hb hJ) hX hZ hx hz
  have e₂ := cramer_residual ⟨by grind, r₁⟩ hq hD hdet' (right₂_within hb hJ) hZ hX hz hx
  constructor
  · exact outer_residual hb.within_cos₀₁ hb.addition (within_nearest 24 _) (within_nearest 24 _)
      (within_nearest 24 _) rfl rfl (within_nearest 24 _) rfl h₀ h₂ e₀ h₁
  · have h := outer_residual (d := b.cos₀₁) (s := b.sin₁₂) (t := b.sin₀₁) (k := b.cos₀₂)
      hb.within_cos₁₂
      (by rw [Rat.mul_comm b.cos₁₂, Rat.mul_comm b.sin₁₂]; exact hb.addition)
      (within_nearest 24 _)
      (v := nearest 24 (b.cos₀₁ * b.cos₁₂))
      (by rw [Rat.mul_comm b.cos₁₂]; exact within_nearest 24 _)
      (w := nearest 24 (b.sin₀₁ * b.sin₁₂))
      (by rw [Rat.mul_comm b.sin₁₂]; exact within_nearest 24 _)
      rfl rfl (within_nearest 24 _) rfl h₂ h₀ e₂
      (by rw [Rat.add_comm (b.cos₁₂ * _)]; exact h₁)
    have hrow : b.inertia (solution nearest b J) 2 = 3 * solution nearest b J 2 +
        3 * b.cos₁₂ * solution nearest b J 1 + b.cos₀₂ * solution nearest b J 0 := by
      simp only [Bend.inertia]; grind
    rw [hrow]
    exact h

/-- **Claim.** Whatever the state and the right-hand sides are, the computed changes of the angular
velocities solve the equations up to `196` units of the last place. -/
theorem solution_residual_le {b : Bend} (hb : b.Fixed) {J : Fin 3 → Rat}
    (hJ : ∀ i, Within 49 (J i)) (i : Fin 3) :
    Within (196 / 2 ^ 24) (b.inertia (solution nearest b J) i - J i) := by
  obtain ⟨h₀, h₂⟩ := solution_residual hb hJ (solution₀_within hb hJ) (solution₂_within hb hJ)
  match i with
  | 0 => exact h₀.mono (by grind)
  | 1 => exact (solution_residual₁ b J).mono (by grind)
  | 2 => exact h₂.mono (by grind)

/-! ### The error -/

theorem inertia_sub (b : Bend) (x y : Fin 3 → Rat) (i : Fin 3) :
    b.inertia (fun j => x j - y j) i = b.inertia x i - b.inertia y i := by
  match i with
  | 0 | 1 | 2 => simp only [Bend.inertia]; grind

/-- A vector is not much larger than what the matrix of the equations of motion makes of it. -/
theorem within_of_inertia {b : Bend} (hb : b.Fixed) {e : Fin 3 → Rat} {r : Rat}
    (h : ∀ i, Within r (b.inertia e i)) (i : Fin 3) : Within (7 / 2 * r) (e i) := by
  have hr := (h 0).nonneg
  have hform := half_le_inertia_form hb e
  have key : e 0 * e 0 + e 1 * e 1 + e 2 * e 2 ≤ 12 * (r * r) := by
    have hs : ∀ i, b.inertia e i * b.inertia e i ≤ r * r := fun i => ((h i).mul (h i)).2
    have s₀ := hs 0
    have s₁ := hs 1
    have s₂ := hs 2
    simp only [sum] at hform
    have q₀ := mul_self_nonneg (e 0 - 2 * b.inertia e 0)
    have q₁ := mul_self_nonneg (e 1 - 2 * b.inertia e 1)
    have q₂ := mul_self_nonneg (e 2 - 2 * b.inertia e 2)
    generalize b.inertia e 0 = a₀ at *
    generalize b.inertia e 1 = a₁ at *
    generalize b.inertia e 2 = a₂ at *
    generalize e 0 = e₀ at *
    generalize e 1 = e₁ at *
    generalize e 2 = e₂ at *
    grind
  have e₀ := mul_self_nonneg (e 0)
  have e₁ := mul_self_nonneg (e 1)
  have e₂ := mul_self_nonneg (e 2)
  have hrr := mul_self_nonneg r
  refine Within.of_mul_self (by grind) ?_
  match i with
  | 0 | 1 | 2 => grind

/-- **Claim.** The computed changes of the angular velocities are within `17.5 + 4.55 m` units of
the last place of the exact solution `x` of the equations of motion with the same cosines and
right-hand sides, if the computed changes for the outer links are at most `m`. -/
theorem solution_error {b : Bend} (hb : b.Fixed) {J : Fin 3 → Rat} (hJ : ∀ i, Within 49 (J i))
    {m : Rat} (h₀ : Within m (solution nearest b J 0)) (h₂ : Within m (solution nearest b J 2))
    {x : Fin 3 → Rat} (hx : ∀ i, b.inertia x i = J i) (i : Fin 3) :
    Within ((35 / 2 + 91 / 20 * m) / 2 ^ 24) (solution nearest b J i - x i) := by
  obtain ⟨r₀, r₂⟩ := solution_residual hb hJ h₀ h₂
  have r₁ := solution_residual₁ b J
  have hm := h₀.nonneg
  have h := within_of_inertia hb (e := fun j => solution nearest b J j - x j)
    (r := (5 + 13 / 10 * m) / 2 ^ 24) (fun j => by
      rw [inertia_sub, hx]
      match j with
      | 0 => exact r₀.mono (by grind)
      | 1 => exact r₁.mono (by grind)
      | 2 => exact r₂.mono (by grind)) i
  exact h.mono (by grind)

end Spec.Swimmer
