module

public import Spec.Swimmer.Properties

/-!
# Numbers near each other

A calculus of rounding errors: how near to each other two numbers are that come from numbers near to
each other.

## Main definitions

* `Near e x y`: `x` and `y` differ by at most `e`.

## Main statements

* `Near.mul`: products.
* `Near.nearest`: a number that is rounded and one that is not.
-/

@[expose] public noncomputable section

namespace Spec.Swimmer

/-- The two numbers differ by at most `e`. -/
def Near (e x y : Rat) : Prop := Within e (x - y)

namespace Near

variable {e f x x' y y' : Rat}

theorem refl (x : Rat) : Near 0 x x := by
  constructor <;> grind

theorem mono (h : Near e x y) (hef : e ≤ f) : Near f x y := Within.mono h hef

theorem symm (h : Near e x y) : Near e y x := by
  obtain ⟨h₀, h₁⟩ := h; constructor <;> grind

theorem nonneg (h : Near e x y) : 0 ≤ e := Within.nonneg h

theorem trans {z : Rat} (h : Near e x y) (h' : Near f y z) : Near (e + f) x z := by
  obtain ⟨h₀, h₁⟩ := h; obtain ⟨h₂, h₃⟩ := h'; constructor <;> grind

theorem add (h : Near e x x') (h' : Near f y y') : Near (e + f) (x + y) (x' + y') := by
  obtain ⟨h₀, h₁⟩ := h; obtain ⟨h₂, h₃⟩ := h'; constructor <;> grind

theorem sub (h : Near e x x') (h' : Near f y y') : Near (e + f) (x - y) (x' - y') := by
  obtain ⟨h₀, h₁⟩ := h; obtain ⟨h₂, h₃⟩ := h'; constructor <;> grind

/-- Products: one factor of each pair has to be bounded. -/
theorem mul {a b : Rat} (h : Near e x x') (h' : Near f y y') (ha : Within a x) (hb : Within b y') :
    Near (a * f + e * b) (x * y) (x' * y') := by
  have h₀ := (ha.mul h').add (Within.mul h hb)
  rwa [show x * (y - y') + (x - x') * y' = x * y - x' * y' by grind] at h₀

theorem mul_left {a : Rat} (h : Near e x y) {c : Rat} (hc : Within a c) :
    Near (a * e) (c * x) (c * y) := by
  have h₀ := hc.mul h
  rwa [show c * (x - y) = c * x - c * y by grind] at h₀

theorem div (h : Near e x y) {c : Rat} (hc : 0 < c) : Near (e / c) (x / c) (y / c) := by
  have h₀ := within_div (c := e / c) (d := c) (a := c) (r := x - y)
    (by rw [Rat.div_mul_cancel (Rat.ne_of_gt hc)]; exact h)
    (by rw [Rat.div_def]
        exact Rat.mul_nonneg h.nonneg (Rat.le_of_lt (Rat.inv_pos.mpr hc))) hc Rat.le_refl
  rwa [show (x - y) / c = x / c - y / c by rw [Rat.div_def, Rat.div_def, Rat.div_def]; grind] at h₀

/-- A number that is rounded and one that is not. -/
theorem nearest (h : Near e x y) (k : Nat) :
    Near (e + 1 / 2 / 2 ^ k) (nearest k x) (exactly k y) := by
  have h₀ := (within_nearest k x).add h
  rw [show Swimmer.nearest k x - x + (x - y) = Swimmer.nearest k x - y by grind] at h₀
  exact Within.mono h₀ (by grind)

theorem clamp (h : Near e x y) (b : Rat) : Near e (clamp b x) (clamp b y) := clamp_sub_clamp h

/-- A number near a bounded one. -/
theorem within {a : Rat} (h : Near e x y) (hx : Within a x) : Within (a + e) y := by
  obtain ⟨h₀, h₁⟩ := h; obtain ⟨h₂, h₃⟩ := hx; constructor <;> grind

end Near

end Spec.Swimmer
