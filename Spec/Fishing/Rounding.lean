module

public import Spec.Fishing.Rounding.Model

/-!
# How far rounding leads from the rational model

The growth of a stock in whole units is the rational growth rounded down. This compares the fishery
without noise with the same fishery over the rationals, everything in units.

## Main definitions

* `rationalFollow`: the run over the rationals with the harvests of the fishery in whole units.

## Main statements

* `next_le_rationalNext`: one step from the same stock differs by less than a unit.
* `abs_rationalRun_sub_run_le`: after `T` steps with the same quotas the stocks differ by at most
  `1 + L + … + L^(T-1)`, where `L` is `lipschitz`.
* `abs_rationalFollow_sub_run_le`: the same bound for the same harvests, with a smaller `L`.
-/

@[expose] public section

namespace Spec.Fishing

open Spec.MDP

variable (F : Fishing)

theorem growth_le_logistic {F : Fishing} (hd : 0 < F.growthDen) (y : Int) :
    (y + growth F y : Int) ≤ logistic (rate F) capacity y ∧
      logistic (rate F) capacity y < (y + growth F y : Int) + 1 := by
  have hpos := den_pos hd
  have hlo := Int.mul_ediv_self_le (x := F.growthNum * y * (capacity - y)) (Int.ne_of_gt hpos)
  have hup := Int.lt_mul_ediv_self_add (x := F.growthNum * y * (capacity - y)) hpos
  rw [← Rat.intCast_le_intCast] at hlo
  rw [← Rat.intCast_lt_intCast] at hup
  have hd' : (0 : Rat) < F.growthDen := Rat.natCast_pos.mpr hd
  have hc := capacity_pos
  have hdi : (F.growthDen : Rat) * (F.growthDen : Rat)⁻¹ = 1 :=
    Rat.mul_inv_cancel _ (Rat.ne_of_gt hd')
  have hci : (capacity : Rat) * (capacity : Rat)⁻¹ = 1 := Rat.mul_inv_cancel _ (Rat.ne_of_gt hc)
  have hdp := Rat.inv_pos.mpr hd'
  have hcp := Rat.inv_pos.mpr hc
  rw [← growth] at hlo hup
  simp only [Int.natCast_mul, Rat.intCast_mul, Rat.intCast_add, Rat.intCast_sub,
    Rat.intCast_natCast] at hlo hup ⊢
  have hlo := Rat.mul_le_mul_of_nonneg_right hlo (Rat.le_of_lt (Rat.mul_pos hdp hcp))
  have hup := Rat.mul_lt_mul_of_pos_right hup (Rat.mul_pos hdp hcp)
  simp only [logistic, rate, Rat.div_def]
  generalize (growth F y : Rat) = g at *
  generalize (F.growthNum : Rat) = n at *
  generalize (F.growthDen : Rat) = d at *
  generalize (capacity : Rat) = c at *
  generalize d⁻¹ = j at *
  generalize c⁻¹ = i at *
  generalize (y : Rat) = x at *
  have h₁ : d * c * g * (j * i) = g := by grind
  have h₂ : n * x * (c - x) * (j * i) = n * j * x * (1 - x * i) := by grind
  have h₃ : (d * c * g + d * c) * (j * i) = g + 1 := by grind
  rw [h₁, h₂] at hlo
  rw [h₂, h₃] at hup
  constructor <;> grind

theorem natCast_min (m n : Nat) : ((min m n : Nat) : Rat) = min (m : Rat) (n : Rat) := by
  rw [Rat.min_def]
  split
  · next h => rw [Rat.natCast_le_natCast] at h; rw [Nat.min_eq_left h]
  · next h => rw [Rat.natCast_le_natCast] at h; rw [Nat.min_eq_right (Nat.le_of_not_le h)]

theorem balance_le_rationalBalance {F : Fishing} (hd : 0 < F.growthDen) (s : Stock) (q : Nat) :
    (balance F s q 0 : Rat) ≤ rationalBalance F s.val q ∧
      rationalBalance F s.val q < (balance F s q 0 : Rat) + 1 := by
  have hmin : min (q : Rat) (s.val : Rat) = (harvest s q : Nat) := (natCast_min q s.val).symm
  cases ho : F.order with
  | growthFirst =>
    have h := growth_le_logistic hd s.val
    rw [balance_eq_growthFirst ho, rationalBalance, ho]
    simp only [hmin]
    simp only [Rat.intCast_sub, Rat.intCast_natCast] at h ⊢
    constructor <;> grind
  | harvestFirst =>
    have hle := (harvest_le s q).1
    have h := growth_le_logistic hd (s.val - harvest s q : Nat)
    have hcast : ((s.val - harvest s q : Nat) : Rat) = (s.val : Rat) - (harvest s q : Nat) := by
      rw [← Rat.intCast_natCast, Int.natCast_sub hle, Rat.intCast_sub, Rat.intCast_natCast,
        Rat.intCast_natCast]
    rw [balance_eq_harvestFirst ho, rationalBalance, ho]
    simp only [hmin, ← hcast]
    simp only [Rat.intCast_natCast] at h
    exact h

theorem val_clip_eq_clipTo (z : Int) : ((clip z).val : Rat) = clipTo capacity z := by
  have hval : (clip z).val = min z.toNat (2 * capacity) := rfl
  have hc := capacity_pos
  have htwo : ((2 * capacity : Nat) : Rat) = 2 * (capacity : Rat) := by
    rw [Rat.natCast_mul, Rat.natCast_ofNat]
  have hcases : (z ≤ 0 ∧ (clip z).val = 0) ∨
      (0 ≤ z ∧ z ≤ (2 * capacity : Nat) ∧ ((clip z).val : Int) = z) ∨
      ((2 * capacity : Nat) ≤ z ∧ (clip z).val = 2 * capacity) := by omega
  generalize (clip z).val = v at *
  simp only [clipTo, Rat.max_def, Rat.min_def]
  rcases hcases with ⟨h, rfl⟩ | ⟨h₀, h₁, h⟩ | ⟨h, rfl⟩
  · rw [← Rat.intCast_le_intCast, Rat.intCast_zero] at h
    rw [Rat.natCast_eq_zero_iff.mpr rfl]
    repeat' split
    all_goals grind
  · rw [← Rat.intCast_le_intCast, Rat.intCast_zero] at h₀
    rw [← Rat.intCast_le_intCast, Rat.intCast_natCast, htwo] at h₁
    rw [← Rat.intCast_inj, Rat.intCast_natCast] at h
    repeat' split
    all_goals grind
  · rw [← Rat.intCast_le_intCast, Rat.intCast_natCast, htwo] at h
    rw [htwo]
    repeat' split
    all_goals grind

/-- **Claim.** One step from the same stock with the same quota is exact up to rounding: the stock
in whole units is the rational one or less, by less than one unit. -/
theorem next_le_rationalNext {F : Fishing} (hd : 0 < F.growthDen) (s : Stock) (q : Nat) :
    ((next F s q 0).val : Rat) ≤ rationalNext F s.val q ∧
      rationalNext F s.val q < ((next F s q 0).val : Rat) + 1 := by
  obtain ⟨h₀, h₁⟩ := balance_le_rationalBalance hd s q
  obtain ⟨h₂, h₃⟩ := slope_clipTo (c := capacity) h₀
  rw [next, val_clip_eq_clipTo, rationalNext]
  constructor <;> grind

theorem rationalNext_bounds (x : Rat) (q : Nat) :
    0 ≤ rationalNext F x q ∧ rationalNext F x q ≤ 2 * capacity :=
  clipTo_bounds capacity_pos _

theorem val_bounds (s : Stock) : (0 : Rat) ≤ s.val ∧ (s.val : Rat) ≤ 2 * capacity := by
  have h := Rat.natCast_le_natCast.mpr (Nat.le_of_lt_succ s.isLt)
  rw [Rat.natCast_mul, Rat.natCast_ofNat] at h
  exact ⟨Rat.natCast_nonneg, h⟩

/-- **Claim.** From a rational stock `x` and a stock `s` in whole units, the same quotas over `T`
steps without noise lead to stocks that differ by at most `L^T |x - s| + (1 + L + … + L^(T-1))`
units, where `L` is `lipschitz`. -/
theorem abs_rationalRun_sub_run_le {F : Fishing} (hd : 0 < F.growthDen) {x : Rat} (hx₀ : 0 ≤ x)
    (hx : x ≤ 2 * capacity) (s : Stock) (quotas : List Nat) :
    abs (rationalRun F x quotas - ((run F s quotas).val : Rat)) ≤
      lipschitz F ^ quotas.length * abs (x - (s.val : Rat)) +
        sum quotas.length fun i => lipschitz F ^ i.val := by
  induction quotas generalizing x s with
  | nil =>
    rw [rationalRun, run, List.length_nil, sum_zero, Rat.pow_zero, Rat.one_mul, Rat.add_zero]
    exact Rat.le_refl
  | cons q qs ih =>
    obtain ⟨hs₀, hs⟩ := val_bounds s
    obtain ⟨hn₀, hn⟩ := rationalNext_bounds F x q
    have h := ih hn₀ hn (next F s q 0)
    have hstep := abs_rationalNext_sub_le F hx₀ hx hs₀ hs q
    obtain ⟨h₀, h₁⟩ := next_le_rationalNext hd s q
    have herr : abs (rationalNext F x q - ((next F s q 0).val : Rat)) ≤
        lipschitz F * abs (x - (s.val : Rat)) + 1 := by
      have := abs_le_iff.mp hstep
      rw [abs_le_iff]
      constructor <;> grind
    have hpow : 0 ≤ lipschitz F ^ qs.length := Rat.pow_nonneg (lipschitz_nonneg F)
    have hmul := Rat.mul_le_mul_of_nonneg_left herr hpow
    have hsum : (sum (qs.length + 1) fun i => lipschitz F ^ i.val) =
        (sum qs.length fun i => lipschitz F ^ i.val) + lipschitz F ^ qs.length := rfl
    rw [rationalRun, run, List.length_cons, hsum, Rat.pow_succ]
    grind

/-- **Claim.** From the same stock, the same quotas over `T` steps without noise lead to stocks that
differ by at most `1 + L + … + L^(T-1)` units. -/
theorem abs_rationalRun_sub_run_le_sum {F : Fishing} (hd : 0 < F.growthDen) (s : Stock)
    (quotas : List Nat) :
    abs (rationalRun F s.val quotas - ((run F s quotas).val : Rat)) ≤
      sum quotas.length fun i => lipschitz F ^ i.val := by
  obtain ⟨hs₀, hs⟩ := val_bounds s
  have h := abs_rationalRun_sub_run_le hd hs₀ hs s quotas
  have hzero : abs ((s.val : Rat) - s.val) = 0 := by
    have h : (s.val : Rat) - s.val = 0 := by grind
    rw [h, abs, Rat.max_def]; split <;> grind
  rw [hzero, Rat.mul_zero, Rat.zero_add] at h
  exact h

/-! ### The same harvests -/

/-- The stock over the rationals, growth first, when what is harvested is what the quotas yield from
a stock in whole units. -/
def rationalFollow (x : Rat) (s : Stock) : List Nat → Rat
  | [] => x
  | q :: qs =>
    rationalFollow (clipTo capacity (logistic (rate F) capacity x - (harvest s q : Nat)))
      (next F s q 0) qs

/-- **Claim.** Growth first: from a rational stock `x` and a stock `s` in whole units, the same
harvests, which `T` quotas yield from `s`, lead without noise to stocks that differ by at most
`L^T |x - s| + (1 + L + … + L^(T-1))` units, where `L = max (1 + r) (3 r - 1)`. -/
theorem abs_rationalFollow_sub_run_le {F : Fishing} (hd : 0 < F.growthDen)
    (ho : F.order = .growthFirst) {x : Rat} (hx₀ : 0 ≤ x) (hx : x ≤ 2 * capacity) (s : Stock)
    (quotas : List Nat) :
    abs (rationalFollow F x s quotas - ((run F s quotas).val : Rat)) ≤
      max (1 + rate F) (3 * rate F - 1) ^ quotas.length * abs (x - (s.val : Rat)) +
        sum quotas.length fun i => max (1 + rate F) (3 * rate F - 1) ^ i.val := by
  have hL : 0 ≤ max (1 + rate F) (3 * rate F - 1) := by
    have := rate_nonneg F
    have := le_max_left (1 + rate F) (3 * rate F - 1)
    grind
  induction quotas generalizing x s with
  | nil =>
    rw [rationalFollow, run, List.length_nil, sum_zero, Rat.pow_zero, Rat.one_mul, Rat.add_zero]
    exact Rat.le_refl
  | cons q qs ih =>
    obtain ⟨hs₀, hs⟩ := val_bounds s
    obtain ⟨hn₀, hn⟩ := clipTo_bounds capacity_pos
      (logistic (rate F) capacity x - ((harvest s q : Nat) : Rat))
    have h := ih hn₀ hn (next F s q 0)
    have hgrow := abs_le_iff.mp (abs_logistic_sub_le F hx₀ hx hs₀ hs)
    have hclip := abs_le_iff.mp (abs_clipTo_sub_le capacity
      (logistic (rate F) capacity x - ((harvest s q : Nat) : Rat)) (rationalBalance F s.val q))
    have hmin : min (q : Rat) (s.val : Rat) = (harvest s q : Nat) := (natCast_min q s.val).symm
    have hbal : rationalBalance F s.val q =
        logistic (rate F) capacity s.val - ((harvest s q : Nat) : Rat) := by
      rw [rationalBalance, ho]; simp only [hmin]
    have hdiff : abs (logistic (rate F) capacity x - ((harvest s q : Nat) : Rat) -
        rationalBalance F s.val q) ≤
          max (1 + rate F) (3 * rate F - 1) * abs (x - (s.val : Rat)) := by
      rw [hbal, abs_le_iff]
      constructor <;> grind
    obtain ⟨h₀, h₁⟩ := next_le_rationalNext hd s q
    rw [rationalNext] at h₀ h₁
    rw [rationalFollow, run]
    generalize clipTo capacity (logistic (rate F) capacity x - ((harvest s q : Nat) : Rat)) = x'
      at *
    generalize max (1 + rate F) (3 * rate F - 1) = L at *
    have herr : abs (x' - ((next F s q 0).val : Rat)) ≤ L * abs (x - (s.val : Rat)) + 1 := by
      rw [abs_le_iff]
      constructor <;> grind
    have hmul := Rat.mul_le_mul_of_nonneg_left herr (Rat.pow_nonneg (n := qs.length) hL)
    have hsum : (sum (qs.length + 1) fun i => L ^ i.val) =
        (sum qs.length fun i => L ^ i.val) + L ^ qs.length := rfl
    rw [List.length_cons, hsum, Rat.pow_succ]
    grind

end Spec.Fishing
