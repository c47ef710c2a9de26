module

public import Spec.Swimmer.Basic

/-!
# The swimmer in fixed point

The step of the swimmer as it is computed: the linear equations of motion are solved by elimination
of the middle link and Cramer's rule, and every quantity is rounded to a multiple of a power of
two. The rounding is a parameter. With `exactly` nothing is rounded, and the step is that of
`Spec.Swimmer.Basic` (`Spec.Swimmer.Exact`); with `nearest` it is what the kernel computes, bit for
bit.

Directions and their products are multiples of `2^-30`, as a sum of two products of them is then a
word of 64 bits; velocities and what is solved for are multiples of `2^-24`, positions of `2^-30`.
Nothing bounds velocities and positions by itself, so they saturate: `maxOmega`, `maxVelocity` and
`maxPosition` are the bounds, symmetric in sign. After each rotation one step of Newton's method
brings the length of a direction back to `1`.

## Main definitions

* `round`, `Rounding`, `exactly`, `nearest`: to the nearest integer, ties away from zero.
* `Bend`: the cosines and sines of the angles between links.
* `slips`, `moments`, `centrifugal`, `impulses`: what the equations of motion are made of.
* `Reduced`, `reduced`, `solution`: the equations without the middle link, and their solution.
* `rotate`, `normalise`: a rotation, and the length after it.
* `nextOmega`, `nextVelocity`, `next`: one step.
-/

@[expose] public noncomputable section

namespace Spec.Swimmer

/-! ### Rounding -/

/-- The nearest integer, and of two that are equally near the one farther from zero. -/
def round (r : Rat) : Int := if 0 ≤ r then (r + 1 / 2).floor else -(-r + 1 / 2).floor

/-- A rounding to multiples of `2^-k`, for each `k`. -/
abbrev Rounding := Nat → Rat → Rat

/-- Nothing is rounded. -/
def exactly : Rounding := fun _ r => r

/-- To the nearest multiple of `2^-k`, ties away from zero. -/
def nearest : Rounding := fun k r => round (r * 2 ^ k) / 2 ^ k

/-- The nearest number from `-b` to `b`. -/
def clamp (b r : Rat) : Rat := max (-b) (min b r)

/-- The largest angular velocity. -/
def maxOmega : Rat := 16

/-- The largest component of the velocity. -/
def maxVelocity : Rat := 4

/-- The largest component of the position. -/
def maxPosition : Rat := 2 ^ 32

/-! ### The equations of motion -/

/-- The cosines and sines of the angles from one link to another. -/
structure Bend where
  /-- The cosine of the angle from link 0 to link 1. -/
  cos₀₁ : Rat
  /-- The sine of the angle from link 0 to link 1. -/
  sin₀₁ : Rat
  /-- The cosine of the angle from link 1 to link 2. -/
  cos₁₂ : Rat
  /-- The sine of the angle from link 1 to link 2. -/
  sin₁₂ : Rat
  /-- The cosine of the angle from link 0 to link 2. -/
  cos₀₂ : Rat
  /-- The sine of the angle from link 0 to link 2. -/
  sin₀₂ : Rat

variable (ρ : Rounding)

/-- The angles between links: those of neighbours by inner and outer products, the other one by the
addition theorems. -/
def bend (s : State) : Bend :=
  let c₀₁ := ρ 30 ((s.heading 0).dot (s.heading 1))
  let s₀₁ := ρ 30 ((s.heading 0).cross (s.heading 1))
  let c₁₂ := ρ 30 ((s.heading 1).dot (s.heading 2))
  let s₁₂ := ρ 30 ((s.heading 1).cross (s.heading 2))
  ⟨c₀₁, s₀₁, c₁₂, s₁₂, ρ 30 (c₀₁ * c₁₂ - s₀₁ * s₁₂), ρ 30 (c₀₁ * s₁₂ + s₀₁ * c₁₂)⟩

/-- The velocity of each link across its axis. -/
def slips (s : State) (b : Bend) : Fin 3 → Rat
  | 0 => ρ 24 (s.velocity.dot (s.normal 0) +
      (-2 * s.omega 0 - 3 * (s.omega 1 * b.cos₀₁) - s.omega 2 * b.cos₀₂) / 6)
  | 1 => ρ 24 (s.velocity.dot (s.normal 1) + (s.omega 0 * b.cos₀₁ - s.omega 2 * b.cos₁₂) / 6)
  | 2 => ρ 24 (s.velocity.dot (s.normal 2) +
      (s.omega 0 * b.cos₀₂ + 3 * (s.omega 1 * b.cos₁₂) + 2 * s.omega 2) / 6)

/-- The moments of the drag about each joint: `-6/10` of them. -/
def moments (b : Bend) (v : Fin 3 → Rat) : Fin 3 → Rat
  | 0 => ρ 24 (-2 * v 0 + v 1 * b.cos₀₁ + v 2 * b.cos₀₂)
  | 1 => ρ 24 (-3 * (v 0 * b.cos₀₁) + 3 * (v 2 * b.cos₁₂))
  | 2 => ρ 24 (-(v 0 * b.cos₀₂) - v 1 * b.cos₁₂ + 2 * v 2)

/-- The moments of the centrifugal forces, times 12. -/
def centrifugal (s : State) (b : Bend) : Fin 3 → Rat :=
  let e i := ρ 20 (s.omega i * s.omega i)
  fun
  | 0 => ρ 24 (3 * (b.sin₀₁ * e 1) + b.sin₀₂ * e 2)
  | 1 => ρ 24 (-3 * (b.sin₀₁ * e 0) + 3 * (b.sin₁₂ * e 2))
  | 2 => ρ 24 (-(b.sin₀₂ * e 0) - 3 * (b.sin₁₂ * e 1))

/-- The right-hand sides of the equations of motion, times 12 and the duration of a step. -/
def impulses (s : State) (u : Torques) (b : Bend) (v : Fin 3 → Rat) (j : Fin 3) : Rat :=
  ρ 24 ((-20 * moments ρ b v j - 10 * s.omega j + 12 * torque u j + centrifugal ρ s b j) / 100)

/-- The system of two equations that remains when the middle link is eliminated: symmetric, with its
determinant and its right-hand sides. -/
structure Reduced where
  /-- The entry of link 0. -/
  first : Rat
  /-- The entry of link 2. -/
  last : Rat
  /-- The entry off the diagonal. -/
  mixed : Rat
  /-- The determinant. -/
  det : Rat
  /-- The right-hand side of link 0. -/
  right₀ : Rat
  /-- The right-hand side of link 2. -/
  right₂ : Rat

/-- The system of two equations, for right-hand sides `J`. -/
def reduced (b : Bend) (J : Fin 3 → Rat) : Reduced :=
  let P := 21 - 9 * ρ 24 (b.cos₀₁ * b.cos₀₁)
  let R := 21 - 9 * ρ 24 (b.cos₁₂ * b.cos₁₂)
  let Q := -2 * ρ 24 (b.cos₀₁ * b.cos₁₂) - 7 * ρ 24 (b.sin₀₁ * b.sin₁₂)
  ⟨P, R, Q, ρ 24 (P * R - Q * Q), 7 * J 0 - ρ 24 (3 * (b.cos₀₁ * J 1)),
    7 * J 2 - ρ 24 (3 * (b.cos₁₂ * J 1))⟩

/-- The changes of the angular velocities: the solution of the equations of motion by Cramer's rule,
and of the middle one by substitution. -/
def solution (b : Bend) (J : Fin 3 → Rat) : Fin 3 → Rat :=
  let r := reduced ρ b J
  let d₀ := ρ 24 ((r.last * r.right₀ - r.mixed * r.right₂) / r.det)
  let d₂ := ρ 24 ((r.first * r.right₂ - r.mixed * r.right₀) / r.det)
  fun
  | 0 => d₀
  | 1 => ρ 24 ((J 1 - 3 * ρ 24 (b.cos₀₁ * d₀ + b.cos₁₂ * d₂)) / 7)
  | 2 => d₂

/-! ### The step -/

/-- A vector turned by the angle `2 arctan τ`. -/
def rotate (τ : Rat) (p : Vec) : Vec :=
  let κ := ρ 30 (τ * τ)
  ⟨ρ 30 (((1 - κ) * p.x - 2 * τ * p.y) / (1 + κ)), ρ 30 (((1 - κ) * p.y + 2 * τ * p.x) / (1 + κ))⟩

/-- A vector whose length is nearly `1`, brought nearer to `1`: a step of Newton's method. -/
def normalise (p : Vec) : Vec :=
  let ν := ρ 30 (p.dot p)
  ⟨ρ 30 (p.x * (3 - ν) / 2), ρ 30 (p.y * (3 - ν) / 2)⟩

/-- The angular velocities after a step. -/
def nextOmega (s : State) (u : Torques) (i : Fin 3) : Rat :=
  let b := bend ρ s
  clamp maxOmega (s.omega i + solution ρ b (impulses ρ s u b (slips ρ s b)) i)

/-- The velocity of the centre of mass after a step. -/
def nextVelocity (s : State) : Vec :=
  let v := slips ρ s (bend ρ s)
  ⟨clamp maxVelocity (s.velocity.x +
      ρ 24 ((v 0 * (s.heading 0).y + v 1 * (s.heading 1).y + v 2 * (s.heading 2).y) / 30)),
    clamp maxVelocity (s.velocity.y -
      ρ 24 ((v 0 * (s.heading 0).x + v 1 * (s.heading 1).x + v 2 * (s.heading 2).x) / 30))⟩

/-- The state after a step with these torques. -/
def next (s : State) (u : Torques) : State where
  heading i := normalise ρ (rotate ρ (ρ 30 (nextOmega ρ s u i / 200)) (s.heading i))
  omega := nextOmega ρ s u
  velocity := nextVelocity ρ s
  position :=
    ⟨clamp maxPosition (s.position.x + ρ 30 ((nextVelocity ρ s).x / 100)),
      clamp maxPosition (s.position.y + ρ 30 ((nextVelocity ρ s).y / 100))⟩

end Spec.Swimmer
