module

public import Spec.Swimmer.OneStep.Near

/-!
# Rounding errors of angles and forces

How far the cosines and sines between links, the velocities across the axes and the right-hand sides
of the equations of motion are from those without rounding.

## Main definitions

* `Bend.Close`: cosines and sines in fixed point and without rounding.
* `slipError`, `momentError`, `centrifugalError`, `impulseError`: the errors of the forces.
* `State.impulses`: the right-hand sides of the equations of motion in fixed point.

## Main statements

* `bend_close`, `slips_near`, `moments_near`, `centrifugal_near`, `impulses_near`.
-/

@[expose] public noncomputable section

namespace Spec.Swimmer

/-! ### Angles -/

/-- The cosines and sines between links in fixed point, and those without rounding. -/
structure Bend.Close (b b' : Bend) : Prop where
  /-- In fixed point, they are within their bounds. -/
  fixed : b.Fixed
  /-- The cosine between neighbours. -/
  cos₀₁ : Near (1 / 2 / 2 ^ 30) b.cos₀₁ b'.cos₀₁
  /-- The sine between neighbours. -/
  sin₀₁ : Near (1 / 2 / 2 ^ 30) b.sin₀₁ b'.sin₀₁
  /-- The cosine between neighbours. -/
  cos₁₂ : Near (1 / 2 / 2 ^ 30) b.cos₁₂ b'.cos₁₂
  /-- The sine between neighbours. -/
  sin₁₂ : Near (1 / 2 / 2 ^ 30) b.sin₁₂ b'.sin₁₂
  /-- The cosine between the outer links. -/
  cos₀₂ : Near (2501 / 1000 / 2 ^ 30) b.cos₀₂ b'.cos₀₂
  /-- The sine between the outer links. -/
  sin₀₂ : Near (2501 / 1000 / 2 ^ 30) b.sin₀₂ b'.sin₀₂
  /-- The squares of a cosine and a sine sum to nearly `1`, without rounding. -/
  norm₀₁ : Within (8 / 2 ^ 30) (b'.cos₀₁ * b'.cos₀₁ + b'.sin₀₁ * b'.sin₀₁ - 1)
  /-- The squares of a cosine and a sine sum to nearly `1`, without rounding. -/
  norm₁₂ : Within (8 / 2 ^ 30) (b'.cos₁₂ * b'.cos₁₂ + b'.sin₁₂ * b'.sin₁₂ - 1)

theorem near_nearest (k : Nat) (x : Rat) : Near (1 / 2 / 2 ^ k) (nearest k x) (exactly k x) :=
  within_nearest k x

/-- **Claim.** The cosines and sines between links, in fixed point and without rounding. -/
theorem bend_close {s : State} (h : s.Fixed) : (bend nearest s).Close (bend exactly s) := by
  have hb := bend_fixed h
  have c₀ : Near (1 / 2 / 2 ^ 30) (bend nearest s).cos₀₁ (bend exactly s).cos₀₁ :=
    near_nearest _ _
  have d₀ : Near (1 / 2 / 2 ^ 30) (bend nearest s).sin₀₁ (bend exactly s).sin₀₁ :=
    near_nearest _ _
  have c₁ : Near (1 / 2 / 2 ^ 30) (bend nearest s).cos₁₂ (bend exactly s).cos₁₂ :=
    near_nearest _ _
  have d₁ : Near (1 / 2 / 2 ^ 30) (bend nearest s).sin₁₂ (bend exactly s).sin₁₂ :=
    near_nearest _ _
  obtain ⟨hc, hd⟩ := dot_cross_within h 1 2
  refine ⟨hb, c₀, d₀, c₁, d₁, ?_, ?_,
    (norm_dot_cross (h.norm 0) (h.norm 1)).mono (by decide +kernel),
    (norm_dot_cross (h.norm 1) (h.norm 2)).mono (by decide +kernel)⟩
  · exact (((c₀.mul c₁ hb.within_cos₀₁ hc).sub (d₀.mul d₁ hb.within_sin₀₁ hd)).nearest 30).mono
      (by decide +kernel)
  · exact (((c₀.mul d₁ hb.within_cos₀₁ hd).add (d₀.mul c₁ hb.within_sin₀₁ hc)).nearest 30).mono
      (by decide +kernel)

namespace Bend.Close

variable {b b' : Bend} (h : b.Close b')

include h

theorem within_cos₀₁ : Within (1 + 1 / 2 ^ 19) b'.cos₀₁ :=
  (h.cos₀₁.within h.fixed.within_cos₀₁).mono (by decide +kernel)

theorem within_sin₀₁ : Within (1 + 1 / 2 ^ 19) b'.sin₀₁ :=
  (h.sin₀₁.within h.fixed.within_sin₀₁).mono (by decide +kernel)

theorem within_cos₁₂ : Within (1 + 1 / 2 ^ 19) b'.cos₁₂ :=
  (h.cos₁₂.within h.fixed.within_cos₁₂).mono (by decide +kernel)

theorem within_sin₁₂ : Within (1 + 1 / 2 ^ 19) b'.sin₁₂ :=
  (h.sin₁₂.within h.fixed.within_sin₁₂).mono (by decide +kernel)

theorem within_cos₀₂ : Within (1 + 1 / 2 ^ 19) b'.cos₀₂ :=
  (h.cos₀₂.within h.fixed.within_cos₀₂).mono (by decide +kernel)

theorem within_sin₀₂ : Within (1 + 1 / 2 ^ 19) b'.sin₀₂ :=
  (h.sin₀₂.within h.fixed.within_sin₀₂).mono (by decide +kernel)

end Bend.Close

/-! ### Forces -/

section

variable {b b' : Bend} (hb : b.Close b')

include hb

/-- The rounding error of the velocity across its axis, for an outer link and the middle one. -/
def slipError : Fin 3 → Rat
  | 0 | 2 => 667 / 1000 / 2 ^ 24
  | 1 => 542 / 1000 / 2 ^ 24

/-- **Claim.** The velocity of a link across its axis. -/
theorem slips_near {s : State} (h : s.Fixed) (i : Fin 3) :
    Near (slipError i) (slips nearest s b i) (slips exactly s b' i) := by
  have p₀ := hb.cos₀₁.mul_left (h.omega 0)
  have p₁ := hb.cos₀₁.mul_left (h.omega 1)
  have p₂ := hb.cos₁₂.mul_left (h.omega 1)
  have p₃ := hb.cos₁₂.mul_left (h.omega 2)
  have p₄ := hb.cos₀₂.mul_left (h.omega 0)
  have p₅ := hb.cos₀₂.mul_left (h.omega 2)
  match i with
  | 0 =>
    refine (Near.nearest (e := 1668 / 10000 / 2 ^ 24) ?_ 24).mono (by decide +kernel)
    clear p₀ p₂ p₃ p₄
    obtain ⟨h₀, h₁⟩ := p₁
    obtain ⟨h₂, h₃⟩ := p₅
    simp only [exactly] at *
    constructor <;> grind
  | 1 =>
    refine (Near.nearest (e := 417 / 10000 / 2 ^ 24) ?_ 24).mono (by decide +kernel)
    clear p₁ p₂ p₄ p₅
    obtain ⟨h₀, h₁⟩ := p₀
    obtain ⟨h₂, h₃⟩ := p₃
    simp only [exactly] at *
    constructor <;> grind
  | 2 =>
    refine (Near.nearest (e := 1668 / 10000 / 2 ^ 24) ?_ 24).mono (by decide +kernel)
    clear p₀ p₁ p₃ p₅
    obtain ⟨h₀, h₁⟩ := p₂
    obtain ⟨h₂, h₃⟩ := p₄
    simp only [exactly] at *
    constructor <;> grind

/-- The rounding error of the moments of the drag. -/
def momentError : Fin 3 → Rat
  | 0 | 2 => 4216 / 1000 / 2 ^ 24
  | 1 => 5675 / 1000 / 2 ^ 24

/-- **Claim.** The moments of the drag. -/
theorem moments_near {v v' : Fin 3 → Rat} (hv : ∀ i, Within 25 (v i))
    (hvv : ∀ i, Near (slipError i) (v i) (v' i)) (i : Fin 3) :
    Near (momentError i) (moments nearest b v i) (moments exactly b' v' i) := by
  have n₀ : Near (667 / 1000 / 2 ^ 24) (v 0) (v' 0) := hvv 0
  have n₁ : Near (542 / 1000 / 2 ^ 24) (v 1) (v' 1) := hvv 1
  have n₂ : Near (667 / 1000 / 2 ^ 24) (v 2) (v' 2) := hvv 2
  match i with
  | 0 =>
    exact ((((n₀.mul_left (c := -2) (a := 2) ⟨by decide +kernel, by decide +kernel⟩).add
      (n₁.mul hb.cos₀₁ (hv 1) hb.within_cos₀₁)).add
      (n₂.mul hb.cos₀₂ (hv 2) hb.within_cos₀₂)).nearest 24).mono (by decide +kernel)
  | 1 =>
    exact ((((n₀.mul hb.cos₀₁ (hv 0) hb.within_cos₀₁).mul_left (c := -3) (a := 3)
      ⟨by decide +kernel, by decide +kernel⟩).add ((n₂.mul hb.cos₁₂ (hv 2) hb.within_cos₁₂).mul_left
      (c := 3) (a := 3) ⟨by decide +kernel, by decide +kernel⟩)).nearest 24).mono
        (by decide +kernel)
  | 2 =>
    refine (Near.nearest (e := 3716 / 1000 / 2 ^ 24) ?_ 24).mono (by decide +kernel)
    have p₀ := n₀.mul hb.cos₀₂ (hv 0) hb.within_cos₀₂
    have p₁ := n₁.mul hb.cos₁₂ (hv 1) hb.within_cos₁₂
    obtain ⟨h₀, h₁⟩ := p₀
    obtain ⟨h₂, h₃⟩ := p₁
    obtain ⟨h₄, h₅⟩ := n₂
    simp only [exactly] at *
    constructor <;> grind

/-- The rounding error of the moments of the centrifugal forces. -/
def centrifugalError : Fin 3 → Rat
  | 0 | 2 => 4851 / 100 / 2 ^ 24
  | 1 => 6051 / 100 / 2 ^ 24

/-- **Claim.** The moments of the centrifugal forces. -/
theorem centrifugal_near {s : State} (h : s.Fixed) (i : Fin 3) :
    Near (centrifugalError i) (centrifugal nearest s b i) (centrifugal exactly s b' i) := by
  have he (i : Fin 3) : Near (8 / 2 ^ 24) (nearest 20 (s.omega i * s.omega i))
      (exactly 20 (s.omega i * s.omega i)) := (near_nearest _ _).mono (by decide +kernel)
  have hw (i : Fin 3) : Within 256 (exactly 20 (s.omega i * s.omega i)) :=
    ((h.omega i).mul (h.omega i)).mono (by decide +kernel)
  have hx := hb.fixed.within_sin₀₁
  have hy := hb.fixed.within_sin₁₂
  have hz := hb.fixed.within_sin₀₂
  match i with
  | 0 =>
    exact ((((hb.sin₀₁.mul (he 1) hx (hw 1)).mul_left (c := 3) (a := 3)
      ⟨by decide +kernel, by decide +kernel⟩).add (hb.sin₀₂.mul (he 2) hz (hw 2))).nearest 24).mono
      (by decide +kernel)
  | 1 =>
    exact ((((hb.sin₀₁.mul (he 0) hx (hw 0)).mul_left (c := -3) (a := 3)
      ⟨by decide +kernel, by decide +kernel⟩).add ((hb.sin₁₂.mul (he 2) hy (hw 2)).mul_left
      (c := 3) (a := 3) ⟨by decide +kernel, by decide +kernel⟩)).nearest 24).mono
        (by decide +kernel)
  | 2 =>
    refine (Near.nearest (e := 4801 / 100 / 2 ^ 24) ?_ 24).mono (by decide +kernel)
    have p₀ := hb.sin₀₂.mul (he 0) hz (hw 0)
    have p₁ := hb.sin₁₂.mul (he 1) hy (hw 1)
    obtain ⟨h₀, h₁⟩ := p₀
    obtain ⟨h₂, h₃⟩ := p₁
    simp only [exactly] at *
    constructor <;> grind

/-- The rounding error of the right-hand sides of the equations of motion. -/
def impulseError : Fin 3 → Rat
  | 0 | 2 => 1829 / 1000 / 2 ^ 24
  | 1 => 2241 / 1000 / 2 ^ 24

/-- **Claim.** The right-hand sides of the equations of motion. -/
theorem impulses_near {s : State} (h : s.Fixed) (u : Torques) {v v' : Fin 3 → Rat}
    (hv : ∀ i, Within 25 (v i)) (hvv : ∀ i, Near (slipError i) (v i) (v' i)) (i : Fin 3) :
    Near (impulseError i) (impulses nearest s u b v i) (impulses exactly s u b' v' i) := by
  have hm := moments_near hb hv hvv i
  have hc := centrifugal_near hb h i
  refine (Near.nearest (e := (20 * momentError i + centrifugalError i) / 100) ?_ 24).mono ?_
  · obtain ⟨h₀, h₁⟩ := hm
    obtain ⟨h₂, h₃⟩ := hc
    change Near _ _ ((-20 * moments exactly b' v' i - 10 * s.omega i + 12 * torque u i +
      centrifugal exactly s b' i) / 100)
    constructor <;> grind
  · match i with
    | 0 | 1 | 2 => simp only [momentError, centrifugalError, impulseError]; decide +kernel

end

/-- The right-hand sides of the equations of motion in fixed point, times 12 and the duration of a
step. -/
def State.impulses (s : State) (u : Torques) : Fin 3 → Rat :=
  Swimmer.impulses nearest s u (bend nearest s) (slips nearest s (bend nearest s))

/-- **Claim.** The right-hand sides of the equations of motion are at most `49`. -/
theorem impulses_within_of_torques {s : State} (h : s.Fixed) {u : Torques}
    (hu : ∀ i, Within 5 (u i)) (i : Fin 3) : Within 49 (s.impulses u i) :=
  impulses_within h hu (bend_fixed h) (slips_within h (bend_fixed h)) i

end Spec.Swimmer
