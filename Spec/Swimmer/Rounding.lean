module

public import Spec.Swimmer.Rounded

/-!
# Rounding to nearest

What is needed of `round`, `nearest` and `clamp`: how far they lead, that they are odd and monotone,
that they stay on a grid, and that the rounded quotient of two integers is an integer division.

## Main definitions

* `Within b r`: `r` is from `-b` to `b`.
* `OnGrid k r`: `r` is a multiple of `2^-k`.
* `roundDiv`: a quotient of integers, rounded.

## Main statements

* `within_round`, `within_nearest`: rounding changes a number by at most half a unit.
* `round_div`: the rounded quotient is `roundDiv`.
-/

@[expose] public noncomputable section

namespace Spec.Swimmer

/-! ### Bounds -/

/-- From `-b` to `b`. -/
def Within (b r : Rat) : Prop := -b ≤ r ∧ r ≤ b

theorem mul_self_nonneg (r : Rat) : 0 ≤ r * r := by
  by_cases h : 0 ≤ r
  · exact Rat.mul_nonneg h h
  · have := Rat.mul_nonneg (show 0 ≤ -r by grind) (show 0 ≤ -r by grind)
    grind

namespace Within

theorem nonneg {b r : Rat} (h : Within b r) : 0 ≤ b := by
  obtain ⟨h₀, h₁⟩ := h; grind

theorem zero {b : Rat} (h : 0 ≤ b) : Within b 0 := by
  constructor <;> grind

theorem mono {a b r : Rat} (h : Within a r) (hab : a ≤ b) : Within b r := by
  obtain ⟨h₀, h₁⟩ := h; constructor <;> grind

theorem neg {b r : Rat} (h : Within b r) : Within b (-r) := by
  obtain ⟨h₀, h₁⟩ := h; constructor <;> grind

theorem add {a b x y : Rat} (hx : Within a x) (hy : Within b y) : Within (a + b) (x + y) := by
  obtain ⟨h₀, h₁⟩ := hx; obtain ⟨h₂, h₃⟩ := hy; constructor <;> grind

theorem sub {a b x y : Rat} (hx : Within a x) (hy : Within b y) : Within (a + b) (x - y) := by
  obtain ⟨h₀, h₁⟩ := hx; obtain ⟨h₂, h₃⟩ := hy; constructor <;> grind

theorem scale {b r : Rat} (h : Within b r) {c : Rat} (hc : 0 ≤ c) : Within (c * b) (c * r) := by
  have h₀ := Rat.mul_le_mul_of_nonneg_left h.1 hc
  have h₁ := Rat.mul_le_mul_of_nonneg_left h.2 hc
  constructor <;> grind

theorem mul {a b x y : Rat} (hx : Within a x) (hy : Within b y) : Within (a * b) (x * y) := by
  obtain ⟨h₀, h₁⟩ := hx
  obtain ⟨h₂, h₃⟩ := hy
  have h₄ := Rat.mul_nonneg (show 0 ≤ a - x by grind) (show 0 ≤ b - y by grind)
  have h₅ := Rat.mul_nonneg (show 0 ≤ a + x by grind) (show 0 ≤ b + y by grind)
  have h₆ := Rat.mul_nonneg (show 0 ≤ a - x by grind) (show 0 ≤ b + y by grind)
  have h₇ := Rat.mul_nonneg (show 0 ≤ a + x by grind) (show 0 ≤ b - y by grind)
  constructor <;> grind

/-- A number whose square is at most that of `b`. -/
theorem of_mul_self {b r : Rat} (hb : 0 ≤ b) (h : r * r ≤ b * b) : Within b r := by
  have key : ∀ x : Rat, x * x ≤ b * b → x ≤ b := fun x hx => by
    apply Classical.byContradiction
    intro hlt
    have h₀ : b < x := Rat.not_le.mp hlt
    have h₁ := Rat.mul_nonneg (show 0 ≤ x - b by grind) hb
    have h₂ := Rat.mul_pos (show 0 < x - b by grind) (show 0 < x by grind)
    grind
  have h₀ := key r h
  have h₁ := key (-r) (by grind)
  constructor <;> grind

end Within

/-! ### Rounding to integers -/

theorem round_of_nonneg {r : Rat} (h : 0 ≤ r) : round r = (r + 1 / 2).floor := by
  rw [round, ite_eq_left_iff]
  intro h'; exact absurd h h'

theorem round_neg (r : Rat) : round (-r) = -round r := by
  have hz : ((0 : Rat) + 1 / 2).floor = 0 := by decide +kernel
  rw [round, round]
  split <;> split
  · have h : r = 0 := by grind
    subst h; grind
  · omega
  · have h : - -r = r := by grind
    rw [h]
  · grind

theorem round_intCast (z : Int) : round z = z := by
  have key : ∀ n : Int, ((n : Rat) + 1 / 2).floor = n := fun n => by
    have h₀ : n ≤ ((n : Rat) + 1 / 2).floor := Rat.le_floor_iff.mpr (by grind)
    have h₁ : ((n : Rat) + 1 / 2).floor < n + 1 :=
      Rat.floor_lt_iff.mpr (by rw [Rat.intCast_add, Rat.intCast_one]; grind)
    omega
  rw [round]
  split
  · exact key z
  · rw [← Rat.intCast_neg, key]; omega

theorem round_of_nonneg_bounds {r : Rat} (h : 0 ≤ r) :
    (round r : Rat) - r ≤ 1 / 2 ∧ -(1 / 2) < (round r : Rat) - r := by
  rw [round_of_nonneg h]
  have h₀ := Rat.floor_le (r + 1 / 2)
  have h₁ := Rat.lt_floor_add_one (r + 1 / 2)
  rw [Rat.intCast_add, Rat.intCast_one] at h₁
  constructor <;> grind

/-- **Claim.** Rounding changes a number by at most a half. -/
theorem within_round (r : Rat) : Within (1 / 2) (round r - r) := by
  by_cases h : 0 ≤ r
  · have := round_of_nonneg_bounds h
    constructor <;> grind
  · have h' := round_of_nonneg_bounds (show 0 ≤ -r by grind)
    rw [round_neg, Rat.intCast_neg] at h'
    constructor <;> grind

/-- **Claim.** Rounding is monotone. -/
theorem round_mono {r s : Rat} (h : r ≤ s) : round r ≤ round s := by
  have key : ∀ {x y : Rat}, 0 ≤ x → x ≤ y → round x ≤ round y := fun {x y} hx hxy => by
    rw [round_of_nonneg hx, round_of_nonneg (Rat.le_trans hx hxy)]
    exact Rat.floor_monotone (by grind)
  have zero : round 0 = 0 := round_intCast 0
  by_cases hr : 0 ≤ r
  · exact key hr h
  by_cases hs : 0 ≤ s
  · have h₀ := key Rat.le_refl hs
    have h₁ := key Rat.le_refl (show 0 ≤ -r by grind)
    rw [round_neg] at h₁
    omega
  · have h₀ := key (show 0 ≤ -s by grind) (show -s ≤ -r by grind)
    rw [round_neg, round_neg] at h₀
    omega

/-! ### Rounding to a grid -/

theorem neg_div (a b : Rat) : -a / b = -(a / b) := by
  rw [Rat.div_def, Rat.div_def, Rat.neg_mul]

theorem two_pow_pos (k : Nat) : (0 : Rat) < 2 ^ k := Rat.pow_pos (by decide)

theorem two_pow_add (k l : Nat) : (2 : Rat) ^ (k + l) = 2 ^ k * 2 ^ l := by
  induction l with
  | zero => rw [Nat.add_zero, Rat.pow_zero, Rat.mul_one]
  | succ l ih => rw [Nat.add_succ, Rat.pow_succ, Rat.pow_succ, ih, Rat.mul_assoc]

theorem two_pow_ne_zero (k : Nat) : (2 : Rat) ^ k ≠ 0 := Rat.ne_of_gt (two_pow_pos k)

theorem nearest_neg (k : Nat) (r : Rat) : nearest k (-r) = -nearest k r := by
  rw [nearest, nearest, Rat.neg_mul, round_neg, Rat.intCast_neg, neg_div]

/-- **Claim.** Rounding to a grid is monotone. -/
theorem nearest_mono (k : Nat) {r s : Rat} (h : r ≤ s) : nearest k r ≤ nearest k s := by
  have h₀ := round_mono (Rat.mul_le_mul_of_nonneg_right h (Rat.le_of_lt (two_pow_pos k)))
  rw [← Rat.intCast_le_intCast] at h₀
  rw [nearest, nearest, Rat.div_def, Rat.div_def]
  exact Rat.mul_le_mul_of_nonneg_right h₀ (Rat.le_of_lt (Rat.inv_pos.mpr (two_pow_pos k)))

/-- **Claim.** Rounding to multiples of `2^-k` changes a number by at most half of that. -/
theorem within_nearest (k : Nat) (r : Rat) : Within (1 / 2 / 2 ^ k) (nearest k r - r) := by
  obtain ⟨h₀, h₁⟩ := within_round (r * 2 ^ k)
  have hpos := Rat.le_of_lt (Rat.inv_pos.mpr (two_pow_pos k))
  have hinv := Rat.mul_inv_cancel _ (two_pow_ne_zero k)
  have h₂ := Rat.mul_le_mul_of_nonneg_right h₀ hpos
  have h₃ := Rat.mul_le_mul_of_nonneg_right h₁ hpos
  rw [nearest, Rat.div_def (round _ : Rat), Rat.div_def (1 / 2)]
  generalize (round (r * 2 ^ k) : Rat) = z at *
  generalize ((2 : Rat) ^ k)⁻¹ = j at *
  generalize (2 : Rat) ^ k = p at *
  have h₄ : (z - r * p) * j = z * j - r := by grind
  rw [h₄] at h₂ h₃
  constructor
  · rw [← Rat.neg_mul]; exact h₂
  · exact h₃

/-- A multiple of `2^-k`. -/
def OnGrid (k : Nat) (r : Rat) : Prop := ∃ z : Int, r = z / 2 ^ k

/-- **Claim.** A multiple of `2^-k` stays as it is. -/
theorem OnGrid.nearest_eq {k : Nat} {r : Rat} (h : OnGrid k r) : nearest k r = r := by
  obtain ⟨z, rfl⟩ := h
  rw [nearest, Rat.div_mul_cancel (two_pow_ne_zero k), round_intCast]

theorem onGrid_nearest (k : Nat) (r : Rat) : OnGrid k (nearest k r) := ⟨_, rfl⟩

namespace OnGrid

variable {k : Nat} {r s : Rat}

theorem add (hr : OnGrid k r) (hs : OnGrid k s) : OnGrid k (r + s) := by
  obtain ⟨y, rfl⟩ := hr
  obtain ⟨z, rfl⟩ := hs
  refine ⟨y + z, ?_⟩
  rw [Rat.intCast_add, Rat.div_def, Rat.div_def, Rat.div_def, Rat.add_mul]

theorem neg (hr : OnGrid k r) : OnGrid k (-r) := by
  obtain ⟨y, rfl⟩ := hr
  exact ⟨-y, by rw [Rat.intCast_neg, neg_div]⟩

theorem sub (hr : OnGrid k r) (hs : OnGrid k s) : OnGrid k (r - s) := by
  rw [Rat.sub_eq_add_neg]; exact hr.add hs.neg

theorem intCast (z : Int) : OnGrid k z := by
  refine ⟨z * 2 ^ k, ?_⟩
  rw [Rat.intCast_mul, Rat.intCast_pow, Rat.intCast_ofNat, Rat.div_def, Rat.mul_assoc,
    Rat.mul_inv_cancel _ (two_pow_ne_zero k), Rat.mul_one]

theorem intMul (hr : OnGrid k r) (z : Int) : OnGrid k (z * r) := by
  obtain ⟨y, rfl⟩ := hr
  exact ⟨z * y, by rw [Rat.intCast_mul, Rat.div_def, Rat.div_def, Rat.mul_assoc]⟩

/-- A multiple of `2^-k` is one of `2^-l`, if `l` is at least `k`. -/
theorem mono (hr : OnGrid k r) {l : Nat} (hl : k ≤ l) : OnGrid l r := by
  obtain ⟨y, rfl⟩ := hr
  obtain ⟨m, rfl⟩ := Nat.exists_eq_add_of_le hl
  refine ⟨y * 2 ^ m, ?_⟩
  have h₀ := Rat.mul_inv_cancel _ (two_pow_ne_zero m)
  rw [Rat.intCast_mul, Rat.intCast_pow, Rat.intCast_ofNat, two_pow_add, Rat.div_def, Rat.div_def,
    Rat.inv_mul_rev]
  generalize ((2 : Rat) ^ k)⁻¹ = i at *
  generalize ((2 : Rat) ^ m)⁻¹ = j at *
  generalize (2 : Rat) ^ m = p at *
  grind

end OnGrid

/-! ### Saturation -/

theorem clamp_cases (b r : Rat) : clamp b r = -b ∨ clamp b r = b ∨ clamp b r = r := by
  simp only [clamp, Rat.max_def, Rat.min_def]
  repeat' split
  all_goals grind

theorem OnGrid.clamp {k : Nat} {b r : Rat} (hb : OnGrid k b) (hr : OnGrid k r) :
    OnGrid k (clamp b r) := by
  rcases clamp_cases b r with h | h | h <;> rw [h]
  · exact hb.neg
  · exact hb
  · exact hr

theorem within_clamp {b : Rat} (hb : 0 ≤ b) (r : Rat) : Within b (clamp b r) := by
  simp only [clamp, Rat.max_def, Rat.min_def]
  constructor <;> (repeat' split) <;> grind

theorem clamp_eq_self {b r : Rat} (h : Within b r) : clamp b r = r := by
  obtain ⟨h₀, h₁⟩ := h
  simp only [clamp, Rat.max_def, Rat.min_def]
  repeat' split
  all_goals grind

theorem clamp_neg {b : Rat} (hb : 0 ≤ b) (r : Rat) : clamp b (-r) = -clamp b r := by
  simp only [clamp, Rat.max_def, Rat.min_def]
  repeat' split
  all_goals grind

theorem clamp_mono (b : Rat) {r s : Rat} (h : r ≤ s) : clamp b r ≤ clamp b s := by
  simp only [clamp, Rat.max_def, Rat.min_def]
  repeat' split
  all_goals grind

/-- Saturation brings numbers no farther from each other. -/
theorem clamp_sub_clamp {b d r s : Rat} (h : Within d (r - s)) :
    Within d (clamp b r - clamp b s) := by
  have hd := h.nonneg
  obtain ⟨h₀, h₁⟩ := h
  simp only [clamp, Rat.max_def, Rat.min_def]
  constructor <;> (repeat' split) <;> grind

/-! ### In integers -/

/-- The nearest integer to `n / d`, and of two that are equally near the one farther from zero, for
a positive `d`. -/
def roundDiv (n d : Int) : Int := if 0 ≤ n then (n + d / 2) / d else -((-n + d / 2) / d)

theorem floor_div_add_half {d : Int} (hd : 0 < d) (n : Int) :
    ((n : Rat) / d + 1 / 2).floor = (n + d / 2) / d := by
  have hd' : (0 : Rat) < d := Rat.intCast_pos.mpr hd
  have key : ∀ z : Int, z ≤ ((n : Rat) / d + 1 / 2).floor ↔ z ≤ (n + d / 2) / d := fun z => by
    have hinv := Rat.mul_inv_cancel _ (Rat.ne_of_gt hd')
    have hpos := Rat.inv_pos.mpr hd'
    have hcast : 2 * (z * d) ≤ 2 * n + d ↔ 2 * ((z : Rat) * d) ≤ 2 * (n : Rat) + d := by
      rw [← Rat.intCast_le_intCast]
      simp only [Rat.intCast_mul, Rat.intCast_add, Rat.intCast_ofNat]
    rw [Rat.le_floor_iff, Int.le_ediv_iff_mul_le hd,
      show z * d ≤ n + d / 2 ↔ 2 * (z * d) ≤ 2 * n + d by omega, hcast, Rat.div_def]
    generalize (z : Rat) = x at *
    generalize (n : Rat) = m at *
    generalize (d : Rat) = e at *
    generalize e⁻¹ = j at *
    constructor
    · intro h
      have := Rat.mul_le_mul_of_nonneg_right h (Rat.le_of_lt hd')
      have : m * j * e = m := by grind
      grind
    · intro h
      have := Rat.mul_le_mul_of_nonneg_right h (Rat.le_of_lt hpos)
      have : 2 * (x * e) * j = 2 * x := by grind
      have : (2 * m + e) * j = 2 * (m * j) + 1 := by grind
      grind
  have h₀ := (key _).mp (Int.le_refl _)
  have h₁ := (key _).mpr (Int.le_refl _)
  omega

/-- **Claim.** The rounded quotient of two integers is computed by an integer division. -/
theorem round_div {d : Int} (hd : 0 < d) (n : Int) : round ((n : Rat) / d) = roundDiv n d := by
  have hd' : (0 : Rat) < d := Rat.intCast_pos.mpr hd
  have hpos := Rat.inv_pos.mpr hd'
  have hsign : (0 : Rat) ≤ (n : Rat) / d ↔ 0 ≤ n := by
    rw [← Rat.intCast_nonneg, Rat.div_def]
    have hinv := Rat.mul_inv_cancel _ (Rat.ne_of_gt hd')
    generalize (n : Rat) = m at *
    generalize (d : Rat) = e at *
    generalize e⁻¹ = j at *
    constructor
    · intro h
      have := Rat.mul_nonneg h (Rat.le_of_lt hd')
      have : m * j * e = m := by grind
      grind
    · intro h
      exact Rat.mul_nonneg h (Rat.le_of_lt hpos)
  rw [round, roundDiv, floor_div_add_half hd, ← neg_div, ← Rat.intCast_neg,
    floor_div_add_half hd]
  simp only [hsign]

/-- **Claim.** Rounding to a grid, in integers: the rounded quotient, over the unit of the grid. -/
theorem nearest_div {d : Int} (hd : 0 < d) (k : Nat) (n : Int) {r : Rat}
    (h : r * 2 ^ k = (n : Rat) / d) : nearest k r = (roundDiv n d : Int) / 2 ^ k := by
  rw [nearest, h, round_div hd]

theorem roundDiv_neg {d : Int} (hd : 0 < d) (n : Int) : roundDiv (-n) d = -roundDiv n d := by
  rw [← round_div hd, ← round_div hd, Rat.intCast_neg, neg_div, round_neg]

end Spec.Swimmer
