module

public import Spec.Swimmer.Meaning

/-!
# The equations of motion in words
-/

@[expose] public noncomputable section

namespace Spec.Swimmer.Machine

open Spec.Word

variable {w : State} {s : Swimmer.State} {b : Bend} {B : Swimmer.Bend}

local macro "cast_ring" : tactic => `(tactic|
  (simp only [Rat.intCast_add, Rat.intCast_mul, Rat.intCast_sub, Rat.intCast_neg,
    Rat.intCast_ofNat, pow_30, pow_24, pow_20, *]; grind))

theorem bend_means (h : MeansState w s) (hB : BendWithin (Swimmer.bend nearest s)) :
    MeansBend (bend w) (Swimmer.bend nearest s) := by
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
      (by simp only [Vec.dot]; cast_ring) hB.cos₀₁ num
  have sin01 : Means 30 (bend w).sin01 (Swimmer.bend nearest s).sin₀₁ :=
    means_roundDiv ((r _ _).sub (r _ _)) (D := 1073741824) rfl (by decide)
      (by simp only [Vec.cross]; cast_ring) hB.sin₀₁ num
  have cos12 : Means 30 (bend w).cos12 (Swimmer.bend nearest s).cos₁₂ :=
    means_roundDiv ((r _ _).add (r _ _)) (D := 1073741824) rfl (by decide)
      (by simp only [Vec.dot]; cast_ring) hB.cos₁₂ num
  have sin12 : Means 30 (bend w).sin12 (Swimmer.bend nearest s).sin₁₂ :=
    means_roundDiv ((r _ _).sub (r _ _)) (D := 1073741824) rfl (by decide)
      (by simp only [Vec.cross]; cast_ring) hB.sin₁₂ num
  refine ⟨cos01, sin01, cos12, sin12, ?_, ?_⟩
  · exact means_roundDiv (e := (Swimmer.bend nearest s).cos₀₁ * (Swimmer.bend nearest s).cos₁₂ -
      (Swimmer.bend nearest s).sin₀₁ * (Swimmer.bend nearest s).sin₁₂)
      ((r (bend w).cos01 (bend w).cos12).sub (r (bend w).sin01 (bend w).sin12))
      (D := 1073741824) rfl (by decide) (by
        rw [Means] at cos01 sin01 cos12 sin12
        cast_ring) hB.cos₀₂ num
  · exact means_roundDiv (e := (Swimmer.bend nearest s).cos₀₁ * (Swimmer.bend nearest s).sin₁₂ +
      (Swimmer.bend nearest s).sin₀₁ * (Swimmer.bend nearest s).cos₁₂)
      ((r (bend w).cos01 (bend w).sin12).add (r (bend w).sin01 (bend w).cos12))
      (D := 1073741824) rfl (by decide) (by
        rw [Means] at cos01 sin01 cos12 sin12
        cast_ring) hB.sin₀₂ num

theorem slips_means (h : MeansState w s) (hb : MeansBend b B)
    (hv : ∀ i, Within 25 (Swimmer.slips nearest s B i)) :
    MeansThree 24 (slips w b) (Swimmer.slips nearest s B) := by
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

end Spec.Swimmer.Machine
