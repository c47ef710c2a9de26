module

public import Spec.Fishing.Properties.Growth

/-!
# What is true of a step in Fishing

Theorems about the definition in `Spec.Fishing.Basic`. A growth rate `r ≤ 1` is written
`growthNum ≤ growthDen`, and a step without noise is one with the deviate `0`.

## Main definitions

* `Unclipped`, `totalGrowth`: a list of quotas under which nothing is clipped, and the growth under
  a list of quotas.
* `normalise`, `denormalise`: stocks and quotas in `[-1, 1]`.

## Main statements

* `step_zero`: an extinct stock stays extinct.
* `balance_of_le_capacity`: up to the carrying capacity the stock stays there and is not clipped.
* `balance_le`, `balance_nonneg`, `balance_neg`: when the stock is clipped from above or below.
* `totalHarvest_eq`: what is harvested is what was there and has grown, less what is left.
-/

@[expose] public section

namespace Spec.Fishing

open Spec.MDP

variable (F : Fishing) (s : Stock) (q : Nat) (ξ : Int)

/-! ### One step -/

/-- **Claim, by definition.** The successor lies between `0` and twice the carrying capacity,
whatever the deviate. -/
theorem step_in_bounds : (F.step s q ξ).state.val ≤ 2 * capacity :=
  Nat.le_of_lt_succ (Fin.isLt _)

/-- **Claim.** The harvest is at most the stock, and at most the quota. -/
theorem harvest_le : harvest s q ≤ s.val ∧ harvest s q ≤ q :=
  ⟨Nat.min_le_right _ _, Nat.min_le_left _ _⟩

/-- **Claim.** A quota above twice the carrying capacity counts as twice the carrying capacity. -/
theorem harvest_min : harvest s (min q (2 * capacity)) = harvest s q := by
  have := s.isLt
  simp only [harvest]; omega

/-- **Claim, by definition.** A step ends the episode exactly when the stock is extinct. -/
theorem terminated_iff :
    (F.step s q ξ).terminated = true ↔ (F.step s q ξ).state.val = 0 :=
  decide_eq_true_iff

/-- **Claim, by definition.** A step never cuts an episode off: the time limit lies outside the
decision process. -/
theorem truncated_eq_false : (F.step s q ξ).truncated = false := rfl

theorem deviate_bounds (i : Fin 16) : -2 ≤ deviate i ∧ deviate i ≤ 2 := by
  revert i; decide

theorem breeding_le : breeding F s q ≤ s.val := by
  unfold breeding; split <;> omega

theorem clip_zero : clip 0 = 0 := Fin.ext (Nat.zero_min _)

theorem val_clip {x : Int} (h₀ : 0 ≤ x) (h₁ : x ≤ 2 * capacity) : ((clip x).val : Int) = x := by
  simp only [clip]; omega

theorem shock_zero (y : Int) : shock F y 0 = 0 := by
  rw [shock, Int.mul_zero, Int.zero_ediv]

theorem balance_zero :
    balance F s q 0 = s.val - harvest s q + growth F (breeding F s q) := by
  rw [balance, shock_zero, Int.add_zero]

/-- **Claim.** An extinct stock stays extinct: every quota yields nothing and reports a terminal
state. -/
theorem step_zero : F.step 0 q ξ = ⟨0, 0, true, false⟩ := by
  have hh : harvest 0 q = 0 := Nat.min_zero q
  have hb : breeding F 0 q = 0 := Nat.le_zero.mp (breeding_le F 0 q)
  have hn : next F 0 q ξ = 0 := by
    rw [next, balance, hh, hb, growth, shock]
    simp only [Int.natCast_zero, Int.mul_zero, Int.zero_mul, Int.zero_ediv, Int.add_zero]
    exact clip_zero
  rw [step, hn, hh, Rat.natCast_eq_zero_iff.mpr rfl, Rat.div_def, Rat.zero_mul]
  rfl

/-! ### Clipping -/

theorem balance_eq_growthFirst {F : Fishing} (ho : F.order = .growthFirst) (s : Stock) (q : Nat) :
    balance F s q 0 = s.val + growth F s.val - harvest s q := by
  rw [balance_zero, breeding, ho]; simp only; omega

theorem balance_eq_harvestFirst {F : Fishing} (ho : F.order = .harvestFirst) (s : Stock) (q : Nat) :
    balance F s q 0 =
      (s.val - harvest s q : Nat) + growth F (s.val - harvest s q : Nat) := by
  have := (harvest_le s q).1
  rw [balance_zero, breeding, ho]; simp only; omega

/-- **Claim.** For a growth rate `r ≤ 1` and without noise, a stock up to the carrying capacity
stays there, whatever is harvested, and it is never clipped. -/
theorem balance_of_le_capacity {F : Fishing} (hr : F.growthNum ≤ F.growthDen) {s : Stock}
    (hs : s.val ≤ capacity) (q : Nat) :
    0 ≤ balance F s q 0 ∧ balance F s q 0 ≤ capacity ∧
      ((F.step s q 0).state.val : Int) = balance F s q 0 := by
  have hh := (harvest_le s q).1
  have hb : 0 ≤ balance F s q 0 ∧ balance F s q 0 ≤ capacity := by
    cases ho : F.order with
    | growthFirst =>
      have h₀ := growth_nonneg F (y := s.val) (by omega) (by omega)
      have h₁ := add_growth_le_capacity hr (y := s.val) (by omega) (by omega)
      rw [balance_eq_growthFirst ho]
      omega
    | harvestFirst =>
      have h₀ := growth_nonneg F (y := (s.val - harvest s q : Nat)) (by omega) (by omega)
      have h₁ := add_growth_le_capacity hr (y := (s.val - harvest s q : Nat)) (by omega) (by omega)
      rw [balance_eq_harvestFirst ho]
      omega
  exact ⟨hb.1, hb.2, val_clip hb.1 (by omega)⟩

/-- **Claim.** For a growth rate up to `5.828` and without noise, no stock is ever clipped from
above. (Over the reals the bound is `3 + 2√2 = 5.8284…`.) -/
theorem balance_le {F : Fishing} (hr : 1000 * F.growthNum ≤ 5828 * F.growthDen) (s : Stock)
    (q : Nat) : balance F s q 0 ≤ 2 * capacity := by
  have hh := (harvest_le s q).1
  have hs := s.isLt
  cases ho : F.order with
  | growthFirst =>
    have := add_growth_le hr (y := s.val) (by omega) (by omega)
    rw [balance_eq_growthFirst ho]; omega
  | harvestFirst =>
    rw [balance_eq_harvestFirst ho]
    exact add_growth_le hr (by omega) (by omega)

/-- **Claim.** For a growth rate `r ≤ 1` and without noise, no stock is clipped from below as long
as the harvest comes first, or is at most what the growth leaves. -/
theorem balance_nonneg {F : Fishing} (hr : F.growthNum ≤ F.growthDen) {s : Stock} {q : Nat}
    (h : F.order = .harvestFirst ∨ (harvest s q : Int) ≤ s.val + growth F s.val) :
    0 ≤ balance F s q 0 := by
  have hs := s.isLt
  cases ho : F.order with
  | growthFirst =>
    have h := h.resolve_left (by rw [ho]; decide)
    rw [balance_eq_growthFirst ho]; omega
  | harvestFirst =>
    rw [balance_eq_harvestFirst ho]
    exact add_growth_nonneg hr (by omega) (by omega)

/-- **Claim.** Above the carrying capacity the stock shrinks by itself: when the growth comes first,
harvesting all of it asks for more than is left, and the stock is clipped from below. -/
theorem balance_neg {F : Fishing} (hn : 0 < F.growthNum) (hd : 0 < F.growthDen)
    (ho : F.order = .growthFirst) {s : Stock} (hs : capacity < s.val) {q : Nat} (hq : s.val ≤ q) :
    balance F s q 0 < 0 := by
  have hh : harvest s q = s.val := Nat.min_eq_right hq
  have := growth_neg hn hd (y := s.val) (by omega)
  rw [balance_eq_growthFirst ho, hh]; omega

/-! ### Mass balance -/

/-- Nothing is clipped under a list of quotas without noise. -/
def Unclipped (s : Stock) : List Nat → Prop
  | [] => True
  | q :: qs =>
    0 ≤ balance F s q 0 ∧ balance F s q 0 ≤ 2 * capacity ∧ Unclipped (next F s q 0) qs

/-- The units that grow under a list of quotas, without noise. -/
def totalGrowth (s : Stock) : List Nat → Int
  | [] => 0
  | q :: qs => growth F (breeding F s q) + totalGrowth (next F s q 0) qs

/-- **Claim.** Where nothing is clipped, the total harvest is the initial stock less the final stock
plus the total growth. -/
theorem totalHarvest_eq {F : Fishing} {s : Stock} {quotas : List Nat}
    (h : Unclipped F s quotas) :
    (totalHarvest F s quotas : Int) = s.val - (run F s quotas).val + totalGrowth F s quotas := by
  induction quotas generalizing s with
  | nil => simp only [totalHarvest, run, totalGrowth]; omega
  | cons q qs ih =>
    obtain ⟨h₀, h₁, h⟩ := h
    have hval : ((next F s q 0).val : Int) = balance F s q 0 := val_clip h₀ h₁
    have := ih h
    have := balance_zero F s q
    simp only [totalHarvest, run, totalGrowth]
    omega

/-- **Claim.** For a growth rate `r ≤ 1`, from a stock up to the carrying capacity, nothing is ever
clipped. -/
theorem unclipped_of_le_capacity {F : Fishing} (hr : F.growthNum ≤ F.growthDen) {s : Stock}
    (hs : s.val ≤ capacity) (quotas : List Nat) : Unclipped F s quotas := by
  induction quotas generalizing s with
  | nil => trivial
  | cons q qs ih =>
    obtain ⟨h₀, h₁, h⟩ := balance_of_le_capacity hr hs q
    exact ⟨h₀, by omega, ih (s := (F.step s q 0).state) (by omega)⟩

/-! ### Stocks and quotas in `[-1, 1]` -/

/-- A stock as a number in `[-1, 1]`: `s / K - 1`. -/
def normalise (K s : Rat) : Rat := s / K - 1

/-- A number in `[-1, 1]` as a quota: `(a + 1) K`. -/
def denormalise (K a : Rat) : Rat := (a + 1) * K

/-- **Claim.** The two changes of scale undo each other, and so are bijections of `[0, 2K]` and
`[-1, 1]`. -/
theorem normalise_bijective {K : Rat} (hK : 0 < K) :
    (∀ s, denormalise K (normalise K s) = s) ∧ (∀ a, normalise K (denormalise K a) = a) ∧
      (∀ s, 0 ≤ s ∧ s ≤ 2 * K ↔ -1 ≤ normalise K s ∧ normalise K s ≤ 1) := by
  have hne : K * K⁻¹ = 1 := Rat.mul_inv_cancel K (Rat.ne_of_gt hK)
  have hinv : 0 < K⁻¹ := Rat.inv_pos.mpr hK
  have hback : ∀ s, (normalise K s + 1) * K = s := fun s => by
    rw [normalise, Rat.div_def]; grind
  refine ⟨hback, fun a => by rw [normalise, denormalise, Rat.div_def]; grind, fun s => ?_⟩
  constructor
  · intro ⟨h₀, h₁⟩
    have h₂ := Rat.mul_nonneg h₀ (Rat.le_of_lt hinv)
    have h₃ := Rat.mul_le_mul_of_nonneg_right h₁ (Rat.le_of_lt hinv)
    rw [normalise, Rat.div_def]
    grind
  · intro ⟨h₀, h₁⟩
    have h₂ := Rat.mul_nonneg (show 0 ≤ normalise K s + 1 by grind) (Rat.le_of_lt hK)
    have h₃ := Rat.mul_nonneg (show 0 ≤ 1 - normalise K s by grind) (Rat.le_of_lt hK)
    have h₄ := hback s
    grind

end Spec.Fishing
