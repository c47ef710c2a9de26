module

public import Spec.Swimmer.Rounding
public import Spec.Swimmer.Refinement.Arithmetic

/-!
# What the words of the kernel mean

Each function of the kernel computes, on words that mean rational numbers in units of the last
place, what the function of `Spec.Swimmer.Rounded` computes on these numbers, where these stay
within their bounds.

## Main definitions

* `Means k x r`: the word `x` is the number `r` in units of `2^-k`.

## Main statements

* `means_roundDiv`: rounding division is rounding to a grid.
* `means_clamp`: saturation of words is that of numbers.
-/

@[expose] public noncomputable section

namespace Spec.Swimmer.Machine

open Spec.Word

/-- The word is this number, in units of `2^-k`. -/
def Means (k : Nat) (x : UInt64) (r : Rat) : Prop := (signed x : Rat) = r * 2 ^ k

/-- The words of a vector mean its components. -/
def MeansVec (k : Nat) (v : Vec) (p : Swimmer.Vec) : Prop := Means k v.x p.x ∧ Means k v.y p.y

/-- A word for each link. -/
structure MeansThree (k : Nat) (t : Three) (f : Fin 3 → Rat) : Prop where
  /-- That of link 0. -/
  a : Means k t.a (f 0)
  /-- That of link 1. -/
  b : Means k t.b (f 1)
  /-- That of link 2. -/
  c : Means k t.c (f 2)

/-- The words of the angles between links. -/
structure MeansBend (b : Bend) (B : Swimmer.Bend) : Prop where
  /-- The cosine of the angle from link 0 to link 1. -/
  cos01 : Means 30 b.cos01 B.cos₀₁
  /-- The sine of the angle from link 0 to link 1. -/
  sin01 : Means 30 b.sin01 B.sin₀₁
  /-- The cosine of the angle from link 1 to link 2. -/
  cos12 : Means 30 b.cos12 B.cos₁₂
  /-- The sine of the angle from link 1 to link 2. -/
  sin12 : Means 30 b.sin12 B.sin₁₂
  /-- The cosine of the angle from link 0 to link 2. -/
  cos02 : Means 30 b.cos02 B.cos₀₂
  /-- The sine of the angle from link 0 to link 2. -/
  sin02 : Means 30 b.sin02 B.sin₀₂

/-- The words of a state. -/
structure MeansState (w : State) (s : Swimmer.State) : Prop where
  /-- The first component of the direction of link 0. -/
  x0 : Means 30 w.x0 (s.heading 0).x
  /-- The second component of the direction of link 0. -/
  y0 : Means 30 w.y0 (s.heading 0).y
  /-- The first component of the direction of link 1. -/
  x1 : Means 30 w.x1 (s.heading 1).x
  /-- The second component of the direction of link 1. -/
  y1 : Means 30 w.y1 (s.heading 1).y
  /-- The first component of the direction of link 2. -/
  x2 : Means 30 w.x2 (s.heading 2).x
  /-- The second component of the direction of link 2. -/
  y2 : Means 30 w.y2 (s.heading 2).y
  /-- The angular velocity of link 0. -/
  omega0 : Means 24 w.omega0 (s.omega 0)
  /-- The angular velocity of link 1. -/
  omega1 : Means 24 w.omega1 (s.omega 1)
  /-- The angular velocity of link 2. -/
  omega2 : Means 24 w.omega2 (s.omega 2)
  /-- The first component of the velocity. -/
  vx : Means 24 w.vx s.velocity.x
  /-- The second component of the velocity. -/
  vy : Means 24 w.vy s.velocity.y
  /-- The first component of the position. -/
  px : Means 30 w.px s.position.x
  /-- The second component of the position. -/
  py : Means 30 w.py s.position.y

variable {n d : UInt64}

/-- **Claim.** Rounding division is rounding to the grid, where the dividend and half of the divisor
stay below `2^63` together. -/
theorem means_roundDiv_of {k : Nat} {N D : Int} {e : Rat} (hn : Reads n N) (hd : signed d = D)
    (hD : 0 < D) (he : (N : Rat) = e * (2 ^ k * D)) (h₀ : -2 ^ 64 + D < 2 * N)
    (h₁ : 2 * N + D < 2 ^ 64) : Means k (roundDiv n d) (nearest k e) := by
  have hdiv : e * 2 ^ k = (N : Rat) / D := by
    have hinv := Rat.mul_inv_cancel _ (Rat.ne_of_gt (Rat.intCast_pos.mpr hD))
    rw [he, Rat.div_def]
    generalize (D : Rat) = x at *
    generalize x⁻¹ = j at *
    generalize (2 : Rat) ^ k = p at *
    grind
  have hsig := hn.signed_eq (by constructor <;> omega)
  have hmain := signed_roundDiv hsig hd hD (by omega)
  rw [Means, nearest_div hD k N hdiv, Rat.div_mul_cancel (two_pow_ne_zero k), hmain,
    Swimmer.roundDiv]
  congr 1
  split <;> split <;> first | rfl | omega

/-- **Claim.** Rounding division is rounding to the grid, where the rounded number is so small that
nothing overflows. -/
theorem means_roundDiv {k : Nat} {N D : Int} {e B : Rat} (hn : Reads n N) (hd : signed d = D)
    (hD : 0 < D) (he : (N : Rat) = e * (2 ^ k * D)) (hb : Within B (nearest k e))
    (hB : B * (2 ^ k * D) + D < 2 ^ 63) : Means k (roundDiv n d) (nearest k e) := by
  have hD' : (0 : Rat) < D := Rat.intCast_pos.mpr hD
  have hk := two_pow_pos k
  -- The dividend is at most the rounded number and half a unit.
  have hN : Within (B * (2 ^ k * D) + D / 2) (N : Rat) := by
    have hround := within_nearest k e
    have hsum : Within (B + 1 / 2 / 2 ^ k) e := by
      have := hb.sub hround
      rwa [show nearest k e - (nearest k e - e) = e by grind] at this
    have hscale := hsum.scale (c := 2 ^ k * D) (Rat.le_of_lt (Rat.mul_pos hk hD'))
    rw [show 2 ^ k * (D : Rat) * e = N by rw [he]; grind] at hscale
    have key : ∀ p x : Rat, p ≠ 0 → p * x * (B + 1 / 2 / p) = B * (p * x) + x / 2 := by
      intro p x hp
      have := Rat.mul_inv_cancel _ hp
      rw [Rat.div_def _ p]
      grind
    rwa [key _ _ (two_pow_ne_zero k)] at hscale
  obtain ⟨h₀, h₁⟩ := hN
  refine means_roundDiv_of hn hd hD he ?_ ?_
  · rw [← Rat.intCast_lt_intCast]
    simp only [Rat.intCast_add, Rat.intCast_mul, Rat.intCast_neg, Rat.intCast_pow,
      Rat.intCast_ofNat]
    grind
  · rw [← Rat.intCast_lt_intCast]
    simp only [Rat.intCast_add, Rat.intCast_mul, Rat.intCast_pow, Rat.intCast_ofNat]
    grind

/-- **Claim.** Saturation of words is that of the numbers that they mean. -/
theorem means_clamp {k : Nat} {b : UInt64} {r β : Rat} (hn : Means k n r) (hb : Means k b β)
    (hβ : 0 ≤ β) : Means k (clamp b n) (Swimmer.clamp β r) := by
  have hk := two_pow_pos k
  have hb' : (signed b : Rat) = _ := hb
  have hn' : (signed n : Rat) = _ := hn
  have h₀ : 0 ≤ signed b := by
    rw [← Rat.intCast_nonneg, hb']
    exact Rat.mul_nonneg hβ (Rat.le_of_lt hk)
  have hle {x y : Int} {r s : Rat} (hx : (x : Rat) = r * 2 ^ k) (hy : (y : Rat) = s * 2 ^ k) :
      x ≤ y ↔ r ≤ s := by
    rw [← Rat.intCast_le_intCast, hx, hy]
    exact ⟨fun h => Rat.le_of_mul_le_mul_right h hk,
      fun h => Rat.mul_le_mul_of_nonneg_right h (Rat.le_of_lt hk)⟩
  have hneg : ((-signed b : Int) : Rat) = -β * 2 ^ k := by
    rw [Rat.intCast_neg, hb', Rat.neg_mul]
  rw [Means, signed_clamp rfl rfl h₀, Swimmer.clamp, Rat.max_def, Rat.min_def]
  by_cases h₁ : signed b ≤ signed n
  · have h₁' := (hle hb' hn').mp h₁
    have h₂ : -β ≤ β := by grind
    rw [Int.min_eq_left h₁, if_pos h₁', if_pos h₂, Int.max_eq_right (by omega), hb']
  · have h₁' := mt (hle hb' hn').mpr h₁
    rw [Int.min_eq_right (by omega), if_neg h₁']
    by_cases h₂ : -signed b ≤ signed n
    · rw [Int.max_eq_right h₂, if_pos ((hle hneg hn').mp h₂), hn']
    · rw [Int.max_eq_left (by omega), if_neg (mt (hle hneg hn').mpr h₂), hneg]

/-! ### Powers of two, and integers -/

theorem pow_30 : (2 : Rat) ^ 30 = 1073741824 := by decide +kernel

theorem pow_24 : (2 : Rat) ^ 24 = 16777216 := by decide +kernel

theorem pow_20 : (2 : Rat) ^ 20 = 1048576 := by decide +kernel

theorem pow_12 : (2 : Rat) ^ 12 = 4096 := by decide +kernel

theorem Means.of_reads {k : Nat} {x : UInt64} {z : Int} {r : Rat} (h : Reads x z)
    (hz : Int64Range z) (hr : (z : Rat) = r * 2 ^ k) : Means k x r := by
  rw [Means, h.signed_eq hz, hr]

/-- An integer that is a bounded number in units of `2^-k` is one of a word. -/
theorem int64Range_of_within {k : Nat} {z : Int} {r b : Rat} (hr : (z : Rat) = r * 2 ^ k)
    (h : Within b r) (hb : b * 2 ^ k < 2 ^ 63) : Int64Range z := by
  have hk := Rat.le_of_lt (two_pow_pos k)
  have h₀ := Rat.mul_le_mul_of_nonneg_right h.1 hk
  have h₁ := Rat.mul_le_mul_of_nonneg_right h.2 hk
  rw [← hr] at h₀ h₁
  constructor
  · rw [← Rat.intCast_le_intCast, Rat.intCast_neg, Rat.intCast_pow, Rat.intCast_ofNat]
    grind
  · rw [← Rat.intCast_lt_intCast, Rat.intCast_pow, Rat.intCast_ofNat]
    grind

end Spec.Swimmer.Machine
