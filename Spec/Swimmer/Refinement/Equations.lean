module

public import Spec.Swimmer.Bounds
public import Spec.Swimmer.Refinement.Meaning

/-!
# The equations of motion in words

What the kernel computes of the equations of motion, on words that mean a state in fixed point,
means what the specification computes: the angles between links, the velocities across their axes,
the right-hand sides, and the solution.

## Main statements

* `bend_means`, `slips_means`, `moments_means`, `centrifugal_means`: what the equations are made of.
* `reduced_means`, `cramer_means`, `middle_means`, `solution_means`: their solution.
-/

@[expose] public noncomputable section

namespace Spec.Swimmer.Machine

open Spec.Word

variable {w : State} {s : Swimmer.State} {b : Bend} {B : Swimmer.Bend}

local macro "cast_ring" : tactic => `(tactic|
  (simp only [Rat.intCast_add, Rat.intCast_mul, Rat.intCast_sub, Rat.intCast_neg,
    Rat.intCast_ofNat, pow_30, pow_24, pow_20, *]; grind))

/-- The angles between links. -/
theorem bend_means (h : MeansState w s) (hs : s.Fixed) :
    MeansBend (bend w) (Swimmer.bend nearest s) := by
  have hB := bend_fixed hs
  have hx0 : (signed w.x0 : Rat) = _ := h.x0
  have hy0 : (signed w.y0 : Rat) = _ := h.y0
  have hx1 : (signed w.x1 : Rat) = _ := h.x1
  have hy1 : (signed w.y1 : Rat) = _ := h.y1
  have hx2 : (signed w.x2 : Rat) = _ := h.x2
  have hy2 : (signed w.y2 : Rat) = _ := h.y2
  have r (x y : UInt64) := (reads_signed x).mul (reads_signed y)
  have num : (1 + 1 / 2 ^ 20 : Rat) * (2 ^ 30 * (1073741824 : Int)) + (1073741824 : Int) <
    2 ^ 63 := by decide +kernel
  have cos01 : Means 30 (bend w).cos01 (Swimmer.bend nearest s).cos₀₁ :=
    means_roundDiv ((r _ _).add (r _ _)) (D := 1073741824) rfl (by decide)
      (by simp only [Vec.dot]; cast_ring) hB.within_cos₀₁ num
  have sin01 : Means 30 (bend w).sin01 (Swimmer.bend nearest s).sin₀₁ :=
    means_roundDiv ((r _ _).sub (r _ _)) (D := 1073741824) rfl (by decide)
      (by simp only [Vec.cross]; cast_ring) hB.within_sin₀₁ num
  have cos12 : Means 30 (bend w).cos12 (Swimmer.bend nearest s).cos₁₂ :=
    means_roundDiv ((r _ _).add (r _ _)) (D := 1073741824) rfl (by decide)
      (by simp only [Vec.dot]; cast_ring) hB.within_cos₁₂ num
  have sin12 : Means 30 (bend w).sin12 (Swimmer.bend nearest s).sin₁₂ :=
    means_roundDiv ((r _ _).sub (r _ _)) (D := 1073741824) rfl (by decide)
      (by simp only [Vec.cross]; cast_ring) hB.within_sin₁₂ num
  refine ⟨cos01, sin01, cos12, sin12, ?_, ?_⟩
  · exact means_roundDiv (e := (Swimmer.bend nearest s).cos₀₁ * (Swimmer.bend nearest s).cos₁₂ -
      (Swimmer.bend nearest s).sin₀₁ * (Swimmer.bend nearest s).sin₁₂)
      ((r (bend w).cos01 (bend w).cos12).sub (r (bend w).sin01 (bend w).sin12))
      (D := 1073741824) rfl (by decide) (by
        rw [Means] at cos01 sin01 cos12 sin12
        cast_ring) hB.within_cos₀₂ num
  · exact means_roundDiv (e := (Swimmer.bend nearest s).cos₀₁ * (Swimmer.bend nearest s).sin₁₂ +
      (Swimmer.bend nearest s).sin₀₁ * (Swimmer.bend nearest s).cos₁₂)
      ((r (bend w).cos01 (bend w).sin12).add (r (bend w).sin01 (bend w).cos12))
      (D := 1073741824) rfl (by decide) (by
        rw [Means] at cos01 sin01 cos12 sin12
        cast_ring) hB.within_sin₀₂ num

/-- The velocities of the links across their axes. -/
theorem slips_means (h : MeansState w s) (hs : s.Fixed) (hb : MeansBend b B) (hB : B.Fixed) :
    MeansThree 24 (slips w b) (Swimmer.slips nearest s B) := by
  have hv := slips_within hs hB
  have r (x y : UInt64) := (reads_signed x).mul (reads_signed y)
  have hx0 : (signed w.x0 : Rat) = _ := h.x0
  have hy0 : (signed w.y0 : Rat) = _ := h.y0
  have hx1 : (signed w.x1 : Rat) = _ := h.x1
  have hy1 : (signed w.y1 : Rat) = _ := h.y1
  have hx2 : (signed w.x2 : Rat) = _ := h.x2
  have hy2 : (signed w.y2 : Rat) = _ := h.y2
  have h0 : (signed w.omega0 : Rat) = _ := h.omega0
  have h1 : (signed w.omega1 : Rat) = _ := h.omega1
  have h2 : (signed w.omega2 : Rat) = _ := h.omega2
  have hvx : (signed w.vx : Rat) = _ := h.vx
  have hvy : (signed w.vy : Rat) = _ := h.vy
  have c01 : (signed b.cos01 : Rat) = _ := hb.cos01
  have c12 : (signed b.cos12 : Rat) = _ := hb.cos12
  have c02 : (signed b.cos02 : Rat) = _ := hb.cos02
  have num : (25 : Rat) * (2 ^ 24 * (6442450944 : Int)) + (6442450944 : Int) < 2 ^ 63 := by
    decide +kernel
  have six : Reads 6 6 := rfl
  have three : Reads 3 3 := rfl
  have two : Reads 0x80000000 2147483648 := rfl
  exact {
    a := means_roundDiv ((((six.mul ((r _ _).sub (r _ _))).sub (two.mul (reads_signed _))).sub
        (three.mul (r _ _))).sub (r _ _)) (D := 6442450944) rfl (by decide)
      (by simp only [Vec.dot, State.normal, Vec.normal]; cast_ring) (hv 0) num
    b := means_roundDiv (((six.mul ((r _ _).sub (r _ _))).add (r _ _)).sub (r _ _))
      (D := 6442450944) rfl (by decide)
      (by simp only [Vec.dot, State.normal, Vec.normal]; cast_ring) (hv 1) num
    c := means_roundDiv ((((six.mul ((r _ _).sub (r _ _))).add (r _ _)).add
        (three.mul (r _ _))).add (two.mul (reads_signed _))) (D := 6442450944) rfl (by decide)
      (by simp only [Vec.dot, State.normal, Vec.normal]; cast_ring) (hv 2) num }

/-- The moments of the drag. -/
theorem moments_means {v : Three} {V : Fin 3 → Rat} (hb : MeansBend b B) (hB : B.Fixed)
    (hv : MeansThree 24 v V) (hV : ∀ i, Within 25 (V i)) :
    MeansThree 24 (moments b v) (Swimmer.moments nearest B V) := by
  have hm := moments_within hB hV
  have r (x y : UInt64) := (reads_signed x).mul (reads_signed y)
  have va : (signed v.a : Rat) = _ := hv.a
  have vb : (signed v.b : Rat) = _ := hv.b
  have vc : (signed v.c : Rat) = _ := hv.c
  have c01 : (signed b.cos01 : Rat) = _ := hb.cos01
  have c12 : (signed b.cos12 : Rat) = _ := hb.cos12
  have c02 : (signed b.cos02 : Rat) = _ := hb.cos02
  have num : (151 : Rat) * (2 ^ 24 * (1073741824 : Int)) + (1073741824 : Int) < 2 ^ 63 := by
    decide +kernel
  have three : Reads 3 3 := rfl
  have two : Reads 0x80000000 2147483648 := rfl
  exact {
    a := means_roundDiv (((r _ _).add (r _ _)).sub (two.mul (reads_signed _)))
      (D := 1073741824) rfl (by decide) (by cast_ring) (hm 0) num
    b := means_roundDiv ((three.mul (r _ _)).sub (three.mul (r _ _)))
      (D := 1073741824) rfl (by decide) (by cast_ring) (hm 1) num
    c := means_roundDiv (((two.mul (reads_signed _)).sub (r _ _)).sub (r _ _))
      (D := 1073741824) rfl (by decide) (by cast_ring) (hm 2) num }

theorem square_means {x : UInt64} {ω : Rat} (h : Means 24 x ω) (hω : Within 16 ω) :
    Means 20 (square x) (nearest 20 (ω * ω)) := by
  have hx : (signed x : Rat) = _ := h
  have hq : Within 256 (nearest 20 (ω * ω)) := by
    obtain ⟨h₀, h₁⟩ := square_bounds hω
    constructor <;> grind
  exact means_roundDiv ((reads_signed x).mul (reads_signed x)) (D := 268435456) rfl (by decide)
    (by cast_ring) hq (by decide +kernel)

/-- The moments of the centrifugal forces. -/
theorem centrifugal_means (h : MeansState w s) (hs : s.Fixed) (hb : MeansBend b B)
    (hB : B.Fixed) : MeansThree 24 (centrifugal w b) (Swimmer.centrifugal nearest s B) := by
  have hc := centrifugal_within hs hB
  have r (x y : UInt64) := (reads_signed x).mul (reads_signed y)
  have e0 : (signed (square w.omega0) : Rat) = _ := square_means h.omega0 (hs.omega 0)
  have e1 : (signed (square w.omega1) : Rat) = _ := square_means h.omega1 (hs.omega 1)
  have e2 : (signed (square w.omega2) : Rat) = _ := square_means h.omega2 (hs.omega 2)
  have s01 : (signed b.sin01 : Rat) = _ := hb.sin01
  have s12 : (signed b.sin12 : Rat) = _ := hb.sin12
  have s02 : (signed b.sin02 : Rat) = _ := hb.sin02
  have num : (1537 : Rat) * (2 ^ 24 * (67108864 : Int)) + (67108864 : Int) < 2 ^ 63 := by
    decide +kernel
  have three : Reads 3 3 := rfl
  have zero : Reads 0 0 := rfl
  exact {
    a := means_roundDiv ((three.mul (r b.sin01 (square w.omega1))).add
        (r b.sin02 (square w.omega2))) (D := 67108864) rfl (by decide) (by cast_ring) (hc 0) num
    b := means_roundDiv ((three.mul (r b.sin12 (square w.omega2))).sub
        (three.mul (r b.sin01 (square w.omega0)))) (D := 67108864) rfl (by decide)
        (by cast_ring) (hc 1) num
    c := means_roundDiv ((zero.sub (r b.sin02 (square w.omega0))).sub
        (three.mul (r b.sin12 (square w.omega1)))) (D := 67108864) rfl (by decide)
        (by cast_ring) (hc 2) num }

theorem impulse_means {f o t g : UInt64} {F O T G : Rat} (hf : Means 24 f F) (ho : Means 24 o O)
    (ht : Means 12 t T) (hg : Means 24 g G)
    (hJ : Within 49 (nearest 24 ((-20 * F - 10 * O + 12 * T + G) / 100))) :
    Means 24 (impulse f o t g) (nearest 24 ((-20 * F - 10 * O + 12 * T + G) / 100)) := by
  have hf : (signed f : Rat) = _ := hf
  have ho : (signed o : Rat) = _ := ho
  have ht : (signed t : Rat) = _ := ht
  have hg : (signed g : Rat) = _ := hg
  have c1 : Reads 49152 49152 := rfl
  have c2 : Reads 20 20 := rfl
  have c3 : Reads 10 10 := rfl
  exact means_roundDiv ((((reads_signed g).add (c1.mul (reads_signed t))).sub
    (c2.mul (reads_signed f))).sub (c3.mul (reads_signed o))) (D := 100) rfl (by decide)
    (by cast_ring) hJ (by decide +kernel)

theorem product_means {x y : UInt64} {X Y : Rat} (hx : Means 30 x X) (hy : Means 30 y Y)
    (h : Within 2 (nearest 24 (X * Y))) : Means 24 (product x y) (nearest 24 (X * Y)) := by
  have hx : (signed x : Rat) = _ := hx
  have hy : (signed y : Rat) = _ := hy
  exact means_roundDiv ((reads_signed x).mul (reads_signed y)) (D := 68719476736) rfl (by decide)
    (by cast_ring) h (by decide +kernel)

theorem right_means {j c k : UInt64} {J C K : Rat} (hj : Means 24 j J) (hc : Means 30 c C)
    (hk : Means 24 k K) (hr : Within 150 (nearest 24 (3 * (C * K))))
    (h : Within 500 (7 * J - nearest 24 (3 * (C * K)))) :
    Means 24 (right j c k) (7 * J - nearest 24 (3 * (C * K))) := by
  have hj : (signed j : Rat) = _ := hj
  have hc : (signed c : Rat) = _ := hc
  have hk : (signed k : Rat) = _ := hk
  have three : Reads 3 3 := rfl
  have seven : Reads 7 7 := rfl
  have hm := means_roundDiv (e := 3 * (C * K)) (k := 24)
    (three.mul ((reads_signed c).mul (reads_signed k)))
    (d := 0x40000000) (D := 1073741824) rfl (by decide) (by cast_ring) hr (by decide +kernel)
  have hm' : (signed (roundDiv (3 * (c * k)) 0x40000000) : Rat) = _ := hm
  have hz : ((7 * signed j - signed (roundDiv (3 * (c * k)) 0x40000000) : Int) : Rat) =
      (7 * J - nearest 24 (3 * (C * K))) * 2 ^ 24 := by
    generalize nearest 24 (3 * (C * K)) = m at *
    cast_ring
  exact .of_reads ((seven.mul (reads_signed j)).sub (reads_signed _))
    (int64Range_of_within hz h (by decide +kernel)) hz

/-- The words of the reduced system. -/
structure MeansReduced (r : Reduced) (R : Swimmer.Reduced) : Prop where
  /-- The entry of link 0. -/
  first : Means 24 r.first R.first
  /-- The entry of link 2. -/
  last : Means 24 r.last R.last
  /-- The entry off the diagonal. -/
  mixed : Means 24 r.mixed R.mixed
  /-- The determinant. -/
  det : Means 24 r.det R.det
  /-- The right-hand side of link 0. -/
  right0 : Means 24 r.right0 R.right₀
  /-- The right-hand side of link 2. -/
  right2 : Means 24 r.right2 R.right₂

theorem diagonal_means {q : UInt64} {Q : Rat} (hq : Means 24 q Q) (h : Within 22 (21 - 9 * Q)) :
    Means 24 (0x15000000 - 9 * q) (21 - 9 * Q) := by
  have hq : (signed q : Rat) = _ := hq
  have c : Reads 0x15000000 352321536 := rfl
  have nine : Reads 9 9 := rfl
  have hz : ((352321536 - 9 * signed q : Int) : Rat) = (21 - 9 * Q) * 2 ^ 24 := by cast_ring
  exact .of_reads (c.sub (nine.mul (reads_signed q)))
    (int64Range_of_within hz h (by decide +kernel)) hz

theorem mixed_means {p q : UInt64} {P Q : Rat} (hp : Means 24 p P) (hq : Means 24 q Q)
    (h : Within 22 (-2 * P - 7 * Q)) : Means 24 (0 - 2 * p - 7 * q) (-2 * P - 7 * Q) := by
  have hp : (signed p : Rat) = _ := hp
  have hq : (signed q : Rat) = _ := hq
  have zero : Reads 0 0 := rfl
  have two : Reads 2 2 := rfl
  have seven : Reads 7 7 := rfl
  have hz : ((0 - 2 * signed p - 7 * signed q : Int) : Rat) = (-2 * P - 7 * Q) * 2 ^ 24 := by
    cast_ring
  exact .of_reads ((zero.sub (two.mul (reads_signed p))).sub (seven.mul (reads_signed q)))
    (int64Range_of_within hz h (by decide +kernel)) hz

theorem det_means {p r q : UInt64} {P R Q : Rat} (hp : Means 24 p P) (hr : Means 24 r R)
    (hq : Means 24 q Q) (h : Within 442 (nearest 24 (P * R - Q * Q))) :
    Means 24 (roundDiv (p * r - q * q) 0x1000000) (nearest 24 (P * R - Q * Q)) := by
  have hp : (signed p : Rat) = _ := hp
  have hr : (signed r : Rat) = _ := hr
  have hq : (signed q : Rat) = _ := hq
  exact means_roundDiv (((reads_signed p).mul (reads_signed r)).sub
    ((reads_signed q).mul (reads_signed q))) (D := 16777216) rfl (by decide) (by cast_ring) h
    (by decide +kernel)

theorem product_within {x y : Rat} (hx : Within (1 + 1 / 2 ^ 20) x)
    (hy : Within (1 + 1 / 2 ^ 20) y) : Within 2 (nearest 24 (x * y)) :=
  (within_nearest_of (k := 24) (b := 1 / 10) (hx.mul hy) (by decide +kernel)).mono
    (by decide +kernel)

theorem term_within {x y : Rat} (hx : Within (1 + 1 / 2 ^ 20) x) (hy : Within 49 y) :
    Within 150 (nearest 24 (3 * (x * y))) :=
  (within_nearest_of (k := 24) (b := 1 / 10) ((hx.mul hy).scale (c := 3) (by decide +kernel))
    (by decide +kernel)).mono (by decide +kernel)

/-- The reduced system of equations. -/
theorem reduced_means {j : Three} {J : Fin 3 → Rat} (hb : MeansBend b B) (hB : B.Fixed)
    (hj : MeansThree 24 j J) (hJ : ∀ i, Within 49 (J i)) :
    MeansReduced (reduced b j) (Swimmer.reduced nearest B J) := by
  have c₀ := hB.within_cos₀₁
  have c₂ := hB.within_cos₁₂
  have first := diagonal_means (product_means hb.cos01 hb.cos01 (product_within c₀ c₀)) (by
    obtain ⟨h₀, h₁⟩ := first_bounds hB J
    constructor <;> simp only [Swimmer.reduced] at h₀ h₁ <;> grind)
  have last := diagonal_means (product_means hb.cos12 hb.cos12 (product_within c₂ c₂)) (by
    obtain ⟨h₀, h₁⟩ := last_bounds hB J
    constructor <;> simp only [Swimmer.reduced] at h₀ h₁ <;> grind)
  have mixed := mixed_means (product_means hb.cos01 hb.cos12 (product_within c₀ c₂))
    (product_means hb.sin01 hb.sin12 (product_within hB.within_sin₀₁ hB.within_sin₁₂))
    ((mixed_within hB J).mono (by decide +kernel))
  have hdet : Within 442 (Swimmer.reduced nearest B J).det := by
    obtain ⟨h₀, h₁⟩ := det_bounds hB J
    constructor <;> grind
  exact ⟨first, last, mixed, det_means first last mixed hdet,
    right_means hj.a hb.cos01 hj.b (term_within c₀ (hJ 1))
      ((right₀_within hB hJ).mono (by decide +kernel)),
    right_means hj.c hb.cos12 hj.b (term_within c₂ (hJ 1))
      ((right₂_within hB hJ).mono (by decide +kernel))⟩

/-- Cramer's rule. -/
theorem cramer_means {l x m y d : UInt64} {L X M Y D : Rat} (hl : Means 24 l L) (hx : Means 24 x X)
    (hm : Means 24 m M) (hy : Means 24 y Y) (hd : Means 24 d D) (hD : 0 < D) (hD' : D ≤ 442)
    (h : Within 15221 (L * X - M * Y)) :
    Means 24 (roundDiv (l * x - m * y) d) (nearest 24 ((L * X - M * Y) / D)) := by
  have hl : (signed l : Rat) = _ := hl
  have hx : (signed x : Rat) = _ := hx
  have hm : (signed m : Rat) = _ := hm
  have hy : (signed y : Rat) = _ := hy
  have hd : (signed d : Rat) = _ := hd
  obtain ⟨h₀, h₁⟩ := h
  have hN : ((signed l * signed x - signed m * signed y : Int) : Rat) =
      (L * X - M * Y) * (16777216 * 16777216) := by cast_ring
  refine means_roundDiv_of (((reads_signed l).mul (reads_signed x)).sub
    ((reads_signed m).mul (reads_signed y))) rfl ?_ ?_ ?_ ?_
  · rw [← Rat.intCast_pos, hd, pow_24]
    grind
  · have hinv := Rat.mul_inv_cancel _ (Rat.ne_of_gt hD)
    rw [hN, hd, pow_24, Rat.div_def]
    generalize L * X - M * Y = z at *
    grind
  · rw [← Rat.intCast_lt_intCast]
    simp only [Rat.intCast_add, Rat.intCast_mul 2, Rat.intCast_neg, Rat.intCast_pow,
      Rat.intCast_ofNat, hN, hd, pow_24]
    generalize L * X - M * Y = z at *
    grind
  · rw [← Rat.intCast_lt_intCast]
    simp only [Rat.intCast_add, Rat.intCast_mul 2, Rat.intCast_pow, Rat.intCast_ofNat, hN, hd,
      pow_24]
    generalize L * X - M * Y = z at *
    grind

theorem middle_means {j d₀ d₂ : UInt64} {J D₀ D₂ : Rat} (hb : MeansBend b B) (hj : Means 24 j J)
    (h₀ : Means 24 d₀ D₀) (h₂ : Means 24 d₂ D₂)
    (hm : Within 477 (nearest 24 (B.cos₀₁ * D₀ + B.cos₁₂ * D₂)))
    (h : Within 238 (nearest 24 ((J - 3 * nearest 24 (B.cos₀₁ * D₀ + B.cos₁₂ * D₂)) / 7))) :
    Means 24 (middle b j d₀ d₂)
      (nearest 24 ((J - 3 * nearest 24 (B.cos₀₁ * D₀ + B.cos₁₂ * D₂)) / 7)) := by
  have hj : (signed j : Rat) = _ := hj
  have h₀ : (signed d₀ : Rat) = _ := h₀
  have h₂ : (signed d₂ : Rat) = _ := h₂
  have c01 : (signed b.cos01 : Rat) = _ := hb.cos01
  have c12 : (signed b.cos12 : Rat) = _ := hb.cos12
  have three : Reads 3 3 := rfl
  have hs := means_roundDiv (e := B.cos₀₁ * D₀ + B.cos₁₂ * D₂) (k := 24)
    (((reads_signed b.cos01).mul (reads_signed d₀)).add
      ((reads_signed b.cos12).mul (reads_signed d₂)))
    (d := 0x40000000) (D := 1073741824) rfl (by decide) (by cast_ring) hm (by decide +kernel)
  have hs' : (signed (roundDiv (b.cos01 * d₀ + b.cos12 * d₂) 0x40000000) : Rat) = _ := hs
  generalize nearest 24 (B.cos₀₁ * D₀ + B.cos₁₂ * D₂) = m at *
  exact means_roundDiv ((reads_signed j).sub (three.mul (reads_signed _))) (D := 7) rfl
    (by decide) (by cast_ring) h (by decide +kernel)

/-- The solution of the equations of motion. -/
theorem solution_means {j : Three} {J : Fin 3 → Rat} (hb : MeansBend b B) (hB : B.Fixed)
    (hj : MeansThree 24 j J) (hJ : ∀ i, Within 49 (J i)) :
    MeansThree 24 (solution b j) (Swimmer.solution nearest B J) := by
  have r := reduced_means hb hB hj hJ
  obtain ⟨h₀, h₁⟩ := det_bounds hB J
  have a : Means 24 (solution b j).a (Swimmer.solution nearest B J 0) :=
    cramer_means r.last r.right0 r.mixed r.right2 r.det (by grind) h₁
      ((numerator₀_within hB hJ).mono (by decide +kernel))
  have c : Means 24 (solution b j).c (Swimmer.solution nearest B J 2) :=
    cramer_means r.first r.right2 r.mixed r.right0 r.det (by grind) h₁
      ((numerator₂_within hB hJ).mono (by decide +kernel))
  exact ⟨a, middle_means hb hj.b a c
    ((within_nearest_of (k := 24) (b := 1 / 10) (substitution_within hB hJ)
      (by decide +kernel)).mono (by decide +kernel))
    ((solution₁_within hB hJ).mono (by decide +kernel)), c⟩

end Spec.Swimmer.Machine
