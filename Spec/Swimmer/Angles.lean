module

public import Spec.Swimmer.Length

/-!
# States and angles in fixed point

The grids and the bounds of a state in fixed point, and of the angles between its links.

## Main definitions

* `State.Fixed`: the grids and the bounds of the parts of a state.
* `Bend.Fixed`: those of the cosines and sines of the angles between links.

## Main statements

* `bend_fixed`: the angles between the links of such a state.
-/

@[expose] public noncomputable section

namespace Spec.Swimmer

/-- What holds of every state that occurs: the directions are multiples of `2^-30` of length near
`1`, velocities multiples of `2^-24` and positions of `2^-30`, all bounded. -/
structure State.Fixed (s : State) : Prop where
  /-- Directions are multiples of `2^-30`. -/
  grid_x : ∀ i, OnGrid 30 (s.heading i).x
  /-- Directions are multiples of `2^-30`. -/
  grid_y : ∀ i, OnGrid 30 (s.heading i).y
  /-- The square of the length of a direction is near `1`. -/
  norm : ∀ i, Within (3 / 2 ^ 30) ((s.heading i).dot (s.heading i) - 1)
  /-- Angular velocities are multiples of `2^-24`. -/
  grid_omega : ∀ i, OnGrid 24 (s.omega i)
  /-- Angular velocities are bounded. -/
  omega : ∀ i, Within 16 (s.omega i)
  /-- The velocity is a multiple of `2^-24`. -/
  grid_velocity_x : OnGrid 24 s.velocity.x
  /-- The velocity is a multiple of `2^-24`. -/
  grid_velocity_y : OnGrid 24 s.velocity.y
  /-- The velocity is bounded. -/
  velocity_x : Within 4 s.velocity.x
  /-- The velocity is bounded. -/
  velocity_y : Within 4 s.velocity.y
  /-- The position is a multiple of `2^-30`. -/
  grid_position_x : OnGrid 30 s.position.x
  /-- The position is a multiple of `2^-30`. -/
  grid_position_y : OnGrid 30 s.position.y
  /-- The position is bounded. -/
  position_x : Within (2 ^ 32) s.position.x
  /-- The position is bounded. -/
  position_y : Within (2 ^ 32) s.position.y

/-- What holds of the cosines and sines of the angles between links. -/
structure Bend.Fixed (b : Bend) : Prop where
  /-- A multiple of `2^-30`. -/
  grid_cos₀₁ : OnGrid 30 b.cos₀₁
  /-- A multiple of `2^-30`. -/
  grid_sin₀₁ : OnGrid 30 b.sin₀₁
  /-- A multiple of `2^-30`. -/
  grid_cos₁₂ : OnGrid 30 b.cos₁₂
  /-- A multiple of `2^-30`. -/
  grid_sin₁₂ : OnGrid 30 b.sin₁₂
  /-- A multiple of `2^-30`. -/
  grid_cos₀₂ : OnGrid 30 b.cos₀₂
  /-- A multiple of `2^-30`. -/
  grid_sin₀₂ : OnGrid 30 b.sin₀₂
  /-- The squares of a cosine and a sine sum to nearly `1`. -/
  norm₀₁ : Within (8 / 2 ^ 30) (b.cos₀₁ * b.cos₀₁ + b.sin₀₁ * b.sin₀₁ - 1)
  /-- The squares of a cosine and a sine sum to nearly `1`. -/
  norm₁₂ : Within (8 / 2 ^ 30) (b.cos₁₂ * b.cos₁₂ + b.sin₁₂ * b.sin₁₂ - 1)
  /-- The squares of a cosine and a sine sum to nearly `1`. -/
  norm₀₂ : Within (18 / 2 ^ 30) (b.cos₀₂ * b.cos₀₂ + b.sin₀₂ * b.sin₀₂ - 1)
  /-- The cosine between the outer links, by the addition theorem. -/
  addition : Within (1 / 2 / 2 ^ 30)
    (b.cos₀₂ - (b.cos₀₁ * b.cos₁₂ - b.sin₀₁ * b.sin₁₂))

/-! ### Directions and angles -/

/-- The components of a vector whose length is near `1`. -/
theorem within_of_norm {x y : Rat} (h : Within (100 / 2 ^ 30) (x * x + y * y - 1)) :
    Within (1 + 1 / 2 ^ 20) x ∧ Within (1 + 1 / 2 ^ 20) y := by
  obtain ⟨h₀, h₁⟩ := h
  have hx := mul_self_nonneg x
  have hy := mul_self_nonneg y
  exact ⟨.of_mul_self (by decide +kernel) (by grind), .of_mul_self (by decide +kernel) (by grind)⟩

theorem heading_norm {x y : Rat} (h : Within (3 / 2 ^ 30) (x * x + y * y - 1)) :
    Within (1 + 1 / 2 ^ 29) x ∧ Within (1 + 1 / 2 ^ 29) y := by
  obtain ⟨h₀, h₁⟩ := h
  have hx := mul_self_nonneg x
  have hy := mul_self_nonneg y
  exact ⟨.of_mul_self (by decide +kernel) (by grind), .of_mul_self (by decide +kernel) (by grind)⟩

/-- **Claim.** The components of a direction. -/
theorem heading_within {s : State} (h : s.Fixed) (i : Fin 3) :
    Within (1 + 1 / 2 ^ 29) (s.heading i).x ∧ Within (1 + 1 / 2 ^ 29) (s.heading i).y :=
  heading_norm (h.norm i)

/-- The product of two numbers near `1`. -/
theorem within_mul_norm {a b p q : Rat} (hp : Within (a / 2 ^ 30) (p - 1))
    (hq : Within (b / 2 ^ 30) (q - 1)) :
    Within (a / 2 ^ 30 + b / 2 ^ 30 + a / 2 ^ 30 * (b / 2 ^ 30)) (p * q - 1) := by
  have h := (hp.add hq).add (hp.mul hq)
  rwa [show p - 1 + (q - 1) + (p - 1) * (q - 1) = p * q - 1 by grind] at h

/-- The inner and the outer product of two vectors whose lengths are near `1` (Lagrange). -/
theorem norm_dot_cross {p q : Vec} (hp : Within (3 / 2 ^ 30) (p.dot p - 1))
    (hq : Within (3 / 2 ^ 30) (q.dot q - 1)) :
    Within (61 / 10 / 2 ^ 30) (p.dot q * p.dot q + p.cross q * p.cross q - 1) := by
  have h := within_mul_norm hp hq
  simp only [Vec.dot, Vec.cross] at h ⊢
  have h' := h.mono (b := 61 / 10 / 2 ^ 30) (by decide +kernel)
  rwa [show (p.x * p.x + p.y * p.y) * (q.x * q.x + q.y * q.y) =
    (p.x * q.x + p.y * q.y) * (p.x * q.x + p.y * q.y) +
      (p.x * q.y - p.y * q.x) * (p.x * q.y - p.y * q.x) by grind] at h'

/-- **Claim.** The inner and the outer product of two directions. -/
theorem dot_cross_within {s : State} (h : s.Fixed) (i j : Fin 3) :
    Within (1 + 1 / 2 ^ 21) ((s.heading i).dot (s.heading j)) ∧
      Within (1 + 1 / 2 ^ 21) ((s.heading i).cross (s.heading j)) := by
  obtain ⟨h₀, h₁⟩ := norm_dot_cross (h.norm i) (h.norm j)
  have hx := mul_self_nonneg ((s.heading i).dot (s.heading j))
  have hy := mul_self_nonneg ((s.heading i).cross (s.heading j))
  generalize (s.heading i).dot (s.heading j) = x at *
  generalize (s.heading i).cross (s.heading j) = y at *
  exact ⟨.of_mul_self (by decide +kernel) (by grind), .of_mul_self (by decide +kernel) (by grind)⟩

/-- Rounding two components of a vector whose length is near `1`. -/
theorem norm_nearest {x y e : Rat} (h : Within (e / 2 ^ 30) (x * x + y * y - 1)) (he : e ≤ 100) :
    Within ((e + 1501 / 1000) / 2 ^ 30)
      (nearest 30 x * nearest 30 x + nearest 30 y * nearest 30 y - 1) := by
  have hx := within_nearest 30 x
  have hy := within_nearest 30 y
  have hr := within_norm_round hx hy (by obtain ⟨h₀, h₁⟩ := h; grind)
  generalize nearest 30 x = a at *
  generalize nearest 30 y = b at *
  obtain ⟨h₀, h₁⟩ := h
  obtain ⟨h₂, h₃⟩ := hr
  constructor <;> grind

/-- **Claim.** The cosines and sines of the angles between links: their grids, and that the squares
of each pair sum to nearly `1`. -/
theorem bend_fixed {s : State} (h : s.Fixed) : (bend nearest s).Fixed := by
  have h₀ := (norm_nearest (norm_dot_cross (h.norm 0) (h.norm 1)) (by decide +kernel)).mono
    (b := 8 / 2 ^ 30) (by decide +kernel)
  have h₁ := (norm_nearest (norm_dot_cross (h.norm 1) (h.norm 2)) (by decide +kernel)).mono
    (b := 8 / 2 ^ 30) (by decide +kernel)
  refine ⟨onGrid_nearest _ _, onGrid_nearest _ _, onGrid_nearest _ _, onGrid_nearest _ _,
    onGrid_nearest _ _, onGrid_nearest _ _, h₀, h₁, ?_, within_nearest _ _⟩
  have h₂ := (within_mul_norm h₀ h₁).mono (b := 161 / 10 / 2 ^ 30) (by decide +kernel)
  simp only [bend]
  generalize nearest 30 ((s.heading 0).dot (s.heading 1)) = c at *
  generalize nearest 30 ((s.heading 0).cross (s.heading 1)) = d at *
  generalize nearest 30 ((s.heading 1).dot (s.heading 2)) = e at *
  generalize nearest 30 ((s.heading 1).cross (s.heading 2)) = f at *
  rw [show (c * c + d * d) * (e * e + f * f) = (c * e - d * f) * (c * e - d * f) +
    (c * f + d * e) * (c * f + d * e) by grind] at h₂
  exact (norm_nearest h₂ (by decide +kernel)).mono (by decide +kernel)

namespace Bend.Fixed

variable {b : Bend} (h : b.Fixed)

include h

/-- **Claim.** The cosines and sines of the angles between links. -/
theorem within_cos₀₁ : Within (1 + 1 / 2 ^ 20) b.cos₀₁ :=
  (within_of_norm (h.norm₀₁.mono (by decide +kernel))).1

theorem within_sin₀₁ : Within (1 + 1 / 2 ^ 20) b.sin₀₁ :=
  (within_of_norm (h.norm₀₁.mono (by decide +kernel))).2

theorem within_cos₁₂ : Within (1 + 1 / 2 ^ 20) b.cos₁₂ :=
  (within_of_norm (h.norm₁₂.mono (by decide +kernel))).1

theorem within_sin₁₂ : Within (1 + 1 / 2 ^ 20) b.sin₁₂ :=
  (within_of_norm (h.norm₁₂.mono (by decide +kernel))).2

theorem within_cos₀₂ : Within (1 + 1 / 2 ^ 20) b.cos₀₂ :=
  (within_of_norm (h.norm₀₂.mono (by decide +kernel))).1

theorem within_sin₀₂ : Within (1 + 1 / 2 ^ 20) b.sin₀₂ :=
  (within_of_norm (h.norm₀₂.mono (by decide +kernel))).2

end Bend.Fixed

end Spec.Swimmer
