module

public import Spec.Swimmer.Angles
public import Spec.Swimmer.Refinement.Meaning

/-!
# Which words are a state

The words that the kernel accepts are those of the states in fixed point.

## Main definitions

* `stateOf`: the state that words mean.

## Main statements

* `direction_iff`: whether two words are a direction.
* `valid_iff`: whether words are a state.
-/

@[expose] public noncomputable section

namespace Spec.Swimmer.Machine

open Spec.Word

variable {k : Nat} {x y : UInt64} {r q b : Rat} {w : State} {s : Swimmer.State}

theorem Means.onGrid (h : Means k x r) : OnGrid k r := by
  refine ⟨signed x, ?_⟩
  rw [show (signed x : Rat) = _ from h, Rat.div_def, Rat.mul_assoc,
    Rat.mul_inv_cancel _ (two_pow_ne_zero k), Rat.mul_one]

theorem means_signed (k : Nat) (x : UInt64) : Means k x (signed x / 2 ^ k) := by
  rw [Means, Rat.div_mul_cancel (two_pow_ne_zero k)]

/-- Bounds of a number, in units. -/
theorem Means.range_iff (h : Means k x r) {B : Int} (hB : (B : Rat) = b * 2 ^ k) :
    -B ≤ signed x ∧ signed x ≤ B ↔ Swimmer.Within b r := by
  have hk := two_pow_pos k
  have hle (u v : Rat) : u * 2 ^ k ≤ v * 2 ^ k ↔ u ≤ v :=
    ⟨fun h => Rat.le_of_mul_le_mul_right h hk,
      fun h => Rat.mul_le_mul_of_nonneg_right h (Rat.le_of_lt hk)⟩
  rw [← Rat.intCast_le_intCast, ← Rat.intCast_le_intCast, Rat.intCast_neg, hB,
    show (signed x : Rat) = _ from h, ← Rat.neg_mul, hle, hle, Swimmer.Within]

/-- The square of the length, in units. -/
theorem norm_iff (hx : Means 30 x r) (hy : Means 30 y q) :
    1152921501385621504 ≤ signed x * signed x + signed y * signed y ∧
      signed x * signed x + signed y * signed y ≤ 1152921507828072448 ↔
    Swimmer.Within (3 / 2 ^ 30) (r * r + q * q - 1) := by
  have hx : (signed x : Rat) = _ := hx
  have hy : (signed y : Rat) = _ := hy
  have hz : ((signed x * signed x + signed y * signed y : Int) : Rat) =
      (r * r + q * q) * 1152921504606846976 := by
    rw [Rat.intCast_add, Rat.intCast_mul, Rat.intCast_mul, hx, hy]; grind
  rw [← Rat.intCast_le_intCast, ← Rat.intCast_le_intCast, hz, Rat.intCast_ofNat, Rat.intCast_ofNat,
    Swimmer.Within]
  generalize r * r + q * q = z
  constructor <;> rintro ⟨h₀, h₁⟩ <;> constructor <;> grind

/-- An integer whose square is little above `2^60`. -/
theorem range_of_norm {X Y : Int} (h : X * X + Y * Y ≤ 1152921507828072448) :
    -1073741825 ≤ X ∧ X ≤ 1073741825 := by
  have hY : 0 ≤ Y * Y := by
    rcases Int.le_total 0 Y with hY | hY
    · exact Int.mul_nonneg hY hY
    · exact Int.mul_nonneg_of_nonpos_of_nonpos hY hY
  constructor
  · apply Int.not_lt.mp
    intro hlt
    have := Int.mul_le_mul (a := 1073741826) (b := 1073741826) (c := -X) (d := -X) (by omega)
      (by omega) (by omega) (by omega)
    rw [Int.neg_mul_neg] at this
    omega
  · apply Int.not_lt.mp
    intro hlt
    have := Int.mul_le_mul (a := 1073741826) (b := 1073741826) (c := X) (d := X) (by omega)
      (by omega) (by omega) (by omega)
    omega

/-- **Claim.** Two words are a direction exactly if the square of its length is within `3 * 2^-30`
of `1`. -/
theorem direction_iff (hx : Means 30 x r) (hy : Means 30 y q) :
    direction x y = 1 ↔ Swimmer.Within (3 / 2 ^ 30) (r * r + q * q - 1) := by
  rw [direction, within, within, MDP.Word.bit_and, MDP.Word.bit_and, MDP.Word.bit_eq_one_iff,
    range_iff (B := 1073741825) rfl (by decide) (by decide),
    range_iff (B := 1073741825) rfl (by decide) (by decide), ← norm_iff hx hy]
  have hreads : Reads (x * x + y * y - 0xfffffff40000000)
      (signed x * signed x + signed y * signed y - 1152921501385621504) :=
    ((((reads_signed x).mul (reads_signed x)).add ((reads_signed y).mul (reads_signed y))).sub
      (show Reads 0xfffffff40000000 1152921501385621504 from rfl))
  rw [Reads] at hreads
  rw [UInt64.le_iff_toNat_le, show (0x180000000 : UInt64).toNat = 6442450944 from rfl]
  generalize (x * x + y * y - 0xfffffff40000000).toNat = m at *
  constructor
  · rintro ⟨⟨⟨a₀, a₁⟩, b₀, b₁⟩, h⟩
    have square {z : Int} (h₀ : -1073741825 ≤ z) (h₁ : z ≤ 1073741825) :
        0 ≤ z * z ∧ z * z ≤ 1152921506754330625 := by
      rcases Int.le_total 0 z with hz | hz
      · exact ⟨Int.mul_nonneg hz hz, Int.mul_le_mul h₁ h₁ hz (by decide)⟩
      · have := Int.mul_le_mul (a := -z) (b := -z) (c := 1073741825) (d := 1073741825) (by omega)
          (by omega) (by omega) (by omega)
        rw [Int.neg_mul_neg] at this
        exact ⟨Int.mul_nonneg_of_nonpos_of_nonpos hz hz, this⟩
    have := square a₀ a₁
    have := square b₀ b₁
    generalize signed x * signed x = X at *
    generalize signed y * signed y = Y at *
    omega
  · rintro ⟨h₀, h₁⟩
    refine ⟨⟨range_of_norm h₁, range_of_norm (Int.add_comm _ _ ▸ h₁)⟩, ?_⟩
    generalize signed x * signed x + signed y * signed y = Z at *
    omega

/-- A component of a direction exceeds `1` by a unit of the grid at most. -/
theorem direction_within (hx : Means 30 x r) (hy : Means 30 y q)
    (h : Swimmer.Within (3 / 2 ^ 30) (r * r + q * q - 1)) :
    Swimmer.Within (1 + 1 / 2 ^ 30) r ∧ Swimmer.Within (1 + 1 / 2 ^ 30) q := by
  have hn := (norm_iff hx hy).mpr h
  exact ⟨(hx.range_iff (by rw [Rat.intCast_ofNat]; grind)).mp (range_of_norm hn.2),
    (hy.range_iff (by rw [Rat.intCast_ofNat]; grind)).mp
      (range_of_norm (Int.add_comm _ _ ▸ hn.2))⟩

/-- The state that words mean. -/
def stateOf (w : State) : Swimmer.State where
  heading
    | 0 => ⟨signed w.x0 / 2 ^ 30, signed w.y0 / 2 ^ 30⟩
    | 1 => ⟨signed w.x1 / 2 ^ 30, signed w.y1 / 2 ^ 30⟩
    | 2 => ⟨signed w.x2 / 2 ^ 30, signed w.y2 / 2 ^ 30⟩
  omega
    | 0 => signed w.omega0 / 2 ^ 24
    | 1 => signed w.omega1 / 2 ^ 24
    | 2 => signed w.omega2 / 2 ^ 24
  velocity := ⟨signed w.vx / 2 ^ 24, signed w.vy / 2 ^ 24⟩
  position := ⟨signed w.px / 2 ^ 30, signed w.py / 2 ^ 30⟩

theorem means_stateOf (w : State) : MeansState w (stateOf w) :=
  ⟨means_signed _ _, means_signed _ _, means_signed _ _, means_signed _ _, means_signed _ _,
    means_signed _ _, means_signed _ _, means_signed _ _, means_signed _ _, means_signed _ _,
    means_signed _ _, means_signed _ _, means_signed _ _⟩

/-- **Claim.** Words that mean a state are accepted exactly if the state is one in fixed point. -/
theorem valid_iff (h : MeansState w s) : w.valid = 1 ↔ s.Fixed := by
  have d0 := direction_iff h.x0 h.y0
  have d1 := direction_iff h.x1 h.y1
  have d2 := direction_iff h.x2 h.y2
  have o {x : UInt64} {r : Rat} (h : Means 24 x r) : within 0x10000000 x = 1 ↔
      Swimmer.Within 16 r :=
    (within_iff (B := 268435456) rfl (by decide) (by decide)).trans
      (h.range_iff (by rw [Rat.intCast_ofNat]; grind))
  have v {x : UInt64} {r : Rat} (h : Means 24 x r) : within 0x4000000 x = 1 ↔
      Swimmer.Within 4 r :=
    (within_iff (B := 67108864) rfl (by decide) (by decide)).trans
      (h.range_iff (by rw [Rat.intCast_ofNat]; grind))
  have p {x : UInt64} {r : Rat} (h : Means 30 x r) : within 0x4000000000000000 x = 1 ↔
      Swimmer.Within (2 ^ 32) r :=
    (within_iff (B := 4611686018427387904) rfl (by decide) (by decide)).trans
      (h.range_iff (by rw [Rat.intCast_ofNat]; grind))
  have o0 := o h.omega0
  have o1 := o h.omega1
  have o2 := o h.omega2
  have vx := v h.vx
  have vy := v h.vy
  have px := p h.px
  have py := p h.py
  simp only [direction, within, MDP.Word.bit_and, MDP.Word.bit_eq_one_iff] at d0 d1 d2
  simp only [within, MDP.Word.bit_eq_one_iff] at o0 o1 o2 vx vy px py
  simp only [State.valid, direction, within, MDP.Word.bit_and, MDP.Word.bit_eq_one_iff, d0, d1, d2,
    o0, o1, o2, vx, vy, px, py]
  constructor
  · rintro ⟨⟨⟨⟨⟨⟨⟨⟨⟨n0, n1⟩, n2⟩, w0⟩, w1⟩, w2⟩, bx⟩, by'⟩, qx⟩, qy⟩
    exact {
      grid_x := fun | 0 => h.x0.onGrid | 1 => h.x1.onGrid | 2 => h.x2.onGrid
      grid_y := fun | 0 => h.y0.onGrid | 1 => h.y1.onGrid | 2 => h.y2.onGrid
      norm := fun | 0 => n0 | 1 => n1 | 2 => n2
      grid_omega := fun | 0 => h.omega0.onGrid | 1 => h.omega1.onGrid | 2 => h.omega2.onGrid
      omega := fun | 0 => w0 | 1 => w1 | 2 => w2
      grid_velocity_x := h.vx.onGrid
      grid_velocity_y := h.vy.onGrid
      velocity_x := bx
      velocity_y := by'
      grid_position_x := h.px.onGrid
      grid_position_y := h.py.onGrid
      position_x := qx
      position_y := qy }
  · intro hs
    exact ⟨⟨⟨⟨⟨⟨⟨⟨⟨hs.norm 0, hs.norm 1⟩, hs.norm 2⟩, hs.omega 0⟩, hs.omega 1⟩, hs.omega 2⟩,
      hs.velocity_x⟩, hs.velocity_y⟩, hs.position_x⟩, hs.position_y⟩

end Spec.Swimmer.Machine
