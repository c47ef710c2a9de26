module

public import Spec.Fishing.Properties
public import Spec.MDP.Max

/-!
# Fishing over the rationals

The fishery without noise over the rationals, in units, and by how much its step can take two stocks
apart.

## Main definitions

* `logistic`: a stock after its growth.
* `rationalNext`, `rationalRun`: the step and the run.
* `lipschitz`: by how much a step can stretch the distance of two stocks.

## Main statements

* `abs_rationalNext_sub_le`: two stocks come apart by at most the factor `lipschitz`.
-/

@[expose] public section

namespace Spec.Fishing

open Spec.MDP

/-- The stock `x + r x (1 - x / K)` after its growth, over the rationals. -/
def logistic (r K x : Rat) : Rat := x + r * x * (1 - x / K)

/-- The nearest number in `[0, 2K]`. -/
def clipTo (K x : Rat) : Rat := max 0 (min x (2 * K))

variable (F : Fishing)

/-- The growth rate. -/
def rate : Rat := F.growthNum / F.growthDen

/-- The stock after a step over the rationals, before it is clipped. -/
def rationalBalance (x : Rat) (quota : Nat) : Rat :=
  match F.order with
  | .growthFirst => logistic (rate F) capacity x - min (quota : Rat) x
  | .harvestFirst => logistic (rate F) capacity (x - min (quota : Rat) x)

/-- The stock after a step over the rationals. -/
def rationalNext (x : Rat) (quota : Nat) : Rat := clipTo capacity (rationalBalance F x quota)

/-- The stock after a list of quotas over the rationals. -/
def rationalRun (x : Rat) : List Nat → Rat
  | [] => x
  | q :: qs => rationalRun (rationalNext F x q) qs

/-- By how much a step can stretch the distance of two stocks: `1 + r`, unless the growth rate is
large. -/
def lipschitz : Rat :=
  match F.order with
  | .growthFirst => max (1 + rate F) (3 * rate F)
  | .harvestFirst => max (1 + rate F) (3 * rate F - 1)

/-! ### Slopes -/

theorem slope_logistic {r c x y : Rat} (hr : 0 ≤ r) (hc : 0 < c) (hy : 0 ≤ y) (hyx : y ≤ x)
    (hx : x ≤ 2 * c) :
    (1 - 3 * r) * (x - y) ≤ logistic r c x - logistic r c y ∧
      logistic r c x - logistic r c y ≤ (1 + r) * (x - y) := by
  have hinv : c * c⁻¹ = 1 := Rat.mul_inv_cancel c (Rat.ne_of_gt hc)
  have hpos : 0 < c⁻¹ := Rat.inv_pos.mpr hc
  simp only [logistic, Rat.div_def]
  generalize c⁻¹ = i at *
  have h₀ := Rat.mul_nonneg (show 0 ≤ x + y by grind) (Rat.le_of_lt hpos)
  have h₄ := Rat.mul_nonneg (show 0 ≤ 4 * c - (x + y) by grind) (Rat.le_of_lt hpos)
  have hd := Rat.mul_nonneg hr (show 0 ≤ x - y by grind)
  have hlo := Rat.mul_nonneg hd h₄
  have hup := Rat.mul_nonneg hd h₀
  have hci : r * (x - y) * ((4 * c - (x + y)) * i) =
      r * (x - y) * (4 - (x + y) * i) := by grind
  rw [hci] at hlo
  constructor <;> grind

theorem slope_min {q x y : Rat} (hyx : y ≤ x) :
    min q y ≤ min q x ∧ min q x - min q y ≤ x - y := by
  simp only [Rat.min_def]
  split <;> split <;> grind

theorem slope_clipTo {c x y : Rat} (hyx : y ≤ x) :
    clipTo c y ≤ clipTo c x ∧ clipTo c x - clipTo c y ≤ x - y := by
  simp only [clipTo, Rat.max_def, Rat.min_def]
  repeat' split
  all_goals grind

theorem clipTo_bounds {c : Rat} (hc : 0 < c) (x : Rat) : 0 ≤ clipTo c x ∧ clipTo c x ≤ 2 * c := by
  simp only [clipTo, Rat.max_def, Rat.min_def]
  split <;> split <;> grind

theorem capacity_pos : (0 : Rat) < capacity := Rat.natCast_pos.mpr (by decide)

theorem rate_nonneg : 0 ≤ rate F := by
  rw [rate, Rat.div_def]
  rcases Nat.eq_zero_or_pos F.growthDen with h | h
  · rw [h, Rat.natCast_eq_zero_iff.mpr rfl, Rat.inv_zero, Rat.mul_zero]; exact Rat.le_refl
  · exact Rat.mul_nonneg Rat.natCast_nonneg
      (Rat.le_of_lt (Rat.inv_pos.mpr (Rat.natCast_pos.mpr h)))

theorem lipschitz_nonneg : 0 ≤ lipschitz F := by
  have h := rate_nonneg F
  have h₁ := le_max_left (1 + rate F) (3 * rate F)
  have h₂ := le_max_left (1 + rate F) (3 * rate F - 1)
  unfold lipschitz
  split <;> grind

/-- The step over the rationals, from the smaller to the larger stock. -/
theorem slope_rationalBalance {x y : Rat} (hy : 0 ≤ y) (hyx : y ≤ x) (hx : x ≤ 2 * capacity)
    (q : Nat) :
    abs (rationalBalance F x q - rationalBalance F y q) ≤ lipschitz F * (x - y) := by
  have hr := rate_nonneg F
  have hc := capacity_pos
  obtain ⟨hm₀, hm₁⟩ := slope_min (q := (q : Rat)) hyx
  have hd : 0 ≤ x - y := by grind
  unfold rationalBalance lipschitz
  generalize rate F = r at *
  generalize (capacity : Rat) = c at *
  cases F.order with
  | growthFirst =>
    simp only
    obtain ⟨h₀, h₁⟩ := slope_logistic hr hc hy hyx hx
    have h₂ := Rat.mul_le_mul_of_nonneg_right (le_max_left (1 + r) (3 * r)) hd
    have h₃ := Rat.mul_le_mul_of_nonneg_right (le_max_right (1 + r) (3 * r)) hd
    rw [abs_le_iff]
    constructor <;> grind
  | harvestFirst =>
    simp only
    have hmx : min (q : Rat) y ≤ y := by rw [Rat.min_def]; split <;> grind
    have hm : 0 ≤ min (q : Rat) x := by
      have : (0 : Rat) ≤ q := Rat.natCast_nonneg
      rw [Rat.min_def]; split <;> grind
    generalize min (q : Rat) x = mx at *
    generalize min (q : Rat) y = my at *
    obtain ⟨h₀, h₁⟩ := slope_logistic (x := x - mx) (y := y - my) hr hc (by grind) (by grind)
      (by grind)
    have hL₁ := le_max_left (1 + r) (3 * r - 1)
    have hL₂ := le_max_right (1 + r) (3 * r - 1)
    generalize max (1 + r) (3 * r - 1) = L at *
    have hu : 0 ≤ x - mx - (y - my) := by grind
    have h₂ := Rat.mul_le_mul_of_nonneg_right hL₁ hu
    have h₃ := Rat.mul_le_mul_of_nonneg_right hL₂ hu
    have h₄ := Rat.mul_le_mul_of_nonneg_left (show x - mx - (y - my) ≤ x - y by grind)
      (show 0 ≤ L by grind)
    rw [abs_le_iff]
    constructor <;> grind

/-- A distance bounded for ordered stocks is bounded for any. -/
theorem abs_sub_le_of_le {f : Rat → Rat} {L x y : Rat}
    (h : ∀ x' y', (x' = x ∧ y' = y) ∨ (x' = y ∧ y' = x) → y' ≤ x' →
      abs (f x' - f y') ≤ L * (x' - y')) :
    abs (f x - f y) ≤ L * abs (x - y) := by
  have key {x y : Rat} (hxy : y ≤ x) : abs (x - y) = x - y := by
    rw [abs, Rat.max_def]; split <;> grind
  rcases Rat.le_total (a := x) (b := y) with hxy | hxy
  · rw [abs_sub_comm, abs_sub_comm x y, key hxy]
    exact h y x (.inr ⟨rfl, rfl⟩) hxy
  · rw [key hxy]
    exact h x y (.inl ⟨rfl, rfl⟩) hxy

theorem abs_clipTo_sub_le (c x y : Rat) : abs (clipTo c x - clipTo c y) ≤ abs (x - y) := by
  rw [abs_le_iff]
  have h := abs_le_iff.mp (Rat.le_refl (a := abs (x - y)))
  rcases Rat.le_total (a := x) (b := y) with hxy | hxy
  · obtain ⟨h₀, h₁⟩ := slope_clipTo (c := c) hxy
    constructor <;> grind
  · obtain ⟨h₀, h₁⟩ := slope_clipTo (c := c) hxy
    constructor <;> grind

/-- **Claim.** Over the rationals, a step with the same quota takes two stocks apart by at most the
factor `max (1 + r) (3 r)` when the growth comes first, and `max (1 + r) (3 r - 1)` when the harvest
does. -/
theorem abs_rationalNext_sub_le {x y : Rat} (hx₀ : 0 ≤ x) (hx : x ≤ 2 * capacity) (hy₀ : 0 ≤ y)
    (hy : y ≤ 2 * capacity) (q : Nat) :
    abs (rationalNext F x q - rationalNext F y q) ≤ lipschitz F * abs (x - y) := by
  refine Rat.le_trans (abs_clipTo_sub_le _ _ _)
    (abs_sub_le_of_le (f := fun z => rationalBalance F z q) (L := lipschitz F) ?_)
  rintro x' y' (⟨rfl, rfl⟩ | ⟨rfl, rfl⟩) hle
  · exact slope_rationalBalance F hy₀ hle hx q
  · exact slope_rationalBalance F hx₀ hle hy q

/-- **Claim.** Over the rationals, growth takes two stocks apart by at most the factor
`max (1 + r) (3 r - 1)`. -/
theorem abs_logistic_sub_le {x y : Rat} (hx₀ : 0 ≤ x) (hx : x ≤ 2 * capacity) (hy₀ : 0 ≤ y)
    (hy : y ≤ 2 * capacity) :
    abs (logistic (rate F) capacity x - logistic (rate F) capacity y) ≤
      max (1 + rate F) (3 * rate F - 1) * abs (x - y) := by
  refine abs_sub_le_of_le (f := logistic (rate F) capacity)
    (L := max (1 + rate F) (3 * rate F - 1)) fun x' y' h hle => ?_
  have hL₁ := le_max_left (1 + rate F) (3 * rate F - 1)
  have hL₂ := le_max_right (1 + rate F) (3 * rate F - 1)
  have hslope := slope_logistic (rate_nonneg F) capacity_pos
    (show 0 ≤ y' by grind) hle (show x' ≤ 2 * (capacity : Rat) by grind)
  have hd : 0 ≤ x' - y' := by grind
  generalize max (1 + rate F) (3 * rate F - 1) = L at *
  have h₁ := Rat.mul_le_mul_of_nonneg_right hL₁ hd
  have h₂ := Rat.mul_le_mul_of_nonneg_right hL₂ hd
  rw [abs_le_iff]
  constructor <;> grind

end Spec.Fishing
