module

public import Spec.Certificate.Horizon
public import Spec.Fishing.Optimal
public import Spec.Fishing.Views

/-!
# The best return of Fishing over a horizon

A certificate of a finite horizon that is given by a formula: with `k ≥ 2` steps left, growth first
and no noise, a stock `s ≤ K` is worth at most `s`, its growth `g(s)`, and `k - 2` times the largest
growth of a step, `⌊r K / 4⌋`. That no policy expects more is so proved for every stock, every quota
and every policy, without a table, and also for policies that remember the past or are randomised,
of which `Spec.Fishing.Optimal` says nothing. At the defaults there are lower layers that meet it.

## Main definitions

* `harvestBound`: the upper layers.
* `escapementQuota`: the quotas of the lower layers.

## Main statements

* `value_le_harvestBound`: no policy expects more.
* `best_return`: at the defaults the best return of `T ≥ 2` steps is known, `8.15625` at `T = 100`.
-/

@[expose] public section

namespace Spec.Fishing

open Spec.MDP

variable {F : Fishing} {s : Stock}

/-- The most that can be harvested from a stock in `k` steps, in units: with two steps or more it is
the stock, its growth, and the largest growth of a step for each further step. -/
def harvestBound (F : Fishing) : Nat → Stock → Int
  | 0, _ => 0
  | 1, s => s.val
  | k + 2, s => s.val + growth F s.val + (k * maxGrowth F : Nat)

theorem harvestBound_nonneg (hs : s.val ≤ capacity) (k : Nat) : 0 ≤ harvestBound F k s := by
  match k with
  | 0 => exact Int.le_refl 0
  | 1 => exact Int.natCast_nonneg _
  | k + 2 =>
    have := growth_nonneg F (y := s.val) (by omega) (by omega)
    rw [harvestBound]
    omega

/-- What is harvested and the bound of what is left are at most the bound with a step more. -/
theorem harvest_add_harvestBound_le (ho : F.order = .growthFirst) (hr : F.growthNum ≤ F.growthDen)
    (hs : s.val ≤ capacity) (q k : Nat) :
    harvest s q + harvestBound F k (next F s q 0) ≤ harvestBound F (k + 1) s := by
  have hh := (harvest_le s q).1
  have hval := (val_next hr hs q).1
  rw [balance_eq_growthFirst ho] at hval
  match k with
  | 0 => rw [harvestBound, harvestBound]; omega
  | 1 => rw [harvestBound, harvestBound]; omega
  | k + 2 =>
    have hmax := growth_le_maxGrowth F (next F s q 0).val
    rw [harvestBound, harvestBound, Nat.add_mul, Nat.one_mul]
    omega

/-- Without noise a step of the decision process has one outcome. -/
theorem eq_of_mem_toMDP_step (hn : F.noiseNum = 0) {γ : Rat} {a : Fin (2 * capacity + 1)}
    {o : Outcome (2 * capacity + 1)} (h : o ∈ (F.toMDP γ).step s a) :
    o = ⟨next F s a.val 0, harvest s a.val / capacity, decide ((next F s a.val 0).val = 0)⟩ := by
  obtain ⟨r, hr, rfl⟩ := Draw.mem_map.mp h
  rw [(mem_toEnv_step hn s a.val r).mp hr]
  rfl

/-- Numbers of units as shares of the carrying capacity. -/
private theorem share_le_share {x y z : Int} (h : x + y ≤ z) :
    (x : Rat) / capacity + y / capacity ≤ z / capacity := by
  have hK : (0 : Rat) < capacity := by decide
  have := Rat.mul_le_mul_of_nonneg_right (Rat.intCast_le_intCast.mpr h)
    (Rat.le_of_lt (Rat.inv_pos.mpr hK))
  rw [Rat.intCast_add] at this
  rw [Rat.div_def, Rat.div_def, Rat.div_def]
  grind

/-- **Claim.** **The best return of Fishing over a horizon**, growth first, growth rate `r ≤ 1`, no
noise: from a stock `s` up to the carrying capacity `K`, no policy, whatever it remembers and
however it uses chance, expects a return of `k ≥ 2` steps above `(s + g(s) + (k - 2) ⌊r K / 4⌋) / K`
with the growth `g`, or one of a single step above `s / K`. -/
theorem value_le_harvestBound (ho : F.order = .growthFirst) (hr : F.growthNum ≤ F.growthDen)
    (hn : F.noiseNum = 0) (π : Policy (2 * capacity + 1) (2 * capacity + 1)) (k : Nat)
    (h : History (2 * capacity + 1) (2 * capacity + 1)) (hs : s.val ≤ capacity) :
    (F.toMDP 1).value π k h s ≤ harvestBound F k s / capacity := by
  refine value_le_of_layers (T := k) (U := fun k s => harvestBound F k s / capacity)
    (A := fun _ _ => True) (C := fun s => s.val ≤ capacity)
    (show (0 : Rat) ≤ 1 by decide)
    (fun s a hs _ o hmem _ => ?_) (fun s _ => ?_) (fun k _ s hs a _ => ?_) (π.within_all _)
    (Nat.le_refl k) h hs
  · rw [eq_of_mem_toMDP_step hn hmem]; exact (val_next hr hs _).2
  · show (0 : Rat) ≤ (0 : Int) / capacity
    rw [Rat.intCast_zero, Rat.div_def, Rat.zero_mul]; exact Rat.le_refl
  · refine Draw.expect_le fun o hmem => ?_
    rw [eq_of_mem_toMDP_step hn hmem]
    have hle := harvest_add_harvestBound_le ho hr hs a.val k
    have hnext := harvestBound_nonneg (F := F) (val_next hr hs a.val).2 k
    simp only [Outcome.worth, toMDP, Rat.one_mul]
    cases decide ((next F s a.val 0).val = 0) with
    | false =>
      have := share_le_share hle
      rwa [Rat.intCast_natCast] at this
    | true =>
      have := share_le_share (x := harvest s a.val) (y := 0) (z := harvestBound F (k + 1) s)
        (by omega)
      rwa [Rat.intCast_natCast, Rat.intCast_zero, Rat.div_def 0, Rat.zero_mul] at this

private theorem share_le_add {x y z : Int} (h : z ≤ x + y) :
    (z : Rat) / capacity ≤ x / capacity + y / capacity := by
  have hK : (0 : Rat) < capacity := by decide
  have := Rat.mul_le_mul_of_nonneg_right (Rat.intCast_le_intCast.mpr h)
    (Rat.le_of_lt (Rat.inv_pos.mpr hK))
  rw [Rat.intCast_add] at this
  rw [Rat.div_def, Rat.div_def, Rat.div_def]
  grind

/-! ### The defaults -/

/-- Half the carrying capacity, where the growth is largest. -/
def halfStock : Stock := ⟨500000, by decide⟩

/-- The quota when `k + 1` steps are left: from the initial stock `306250`, which leaves half the
carrying capacity; there the growth, `75000`, and everything at the last; nothing elsewhere. -/
def escapementQuota (k : Nat) (s : Stock) : Fin (2 * capacity + 1) :=
  if s.val = 750000 then ⟨306250, by decide⟩
  else if s.val = 500000 then if k = 0 then ⟨500000, by decide⟩ else ⟨75000, by decide⟩
  else ⟨0, by decide⟩

/-- The lower layers, in units. -/
def escapementYield : Nat → Stock → Int
  | 0, _ => 0
  | k + 1, s =>
    if s.val = 750000 then 306250 + (if k = 0 then (0 : Int) else 425000 + 75000 * k)
    else if s.val = 500000 then 500000 + 75000 * k
    else 0

private theorem escapementYield_nonneg (k : Nat) (s : Stock) : 0 ≤ escapementYield k s := by
  cases k with
  | zero => exact Int.le_refl 0
  | succ k => rw [escapementYield]; split <;> split <;> omega

private theorem escapementYield_half (k : Nat) (hs : s.val = 500000) :
    escapementYield k s = if k = 0 then (0 : Int) else 425000 + 75000 * k := by
  cases k with
  | zero => rfl
  | succ k =>
    rw [escapementYield, if_neg (by omega), if_pos hs, if_neg (Nat.succ_ne_zero k)]
    omega

/-- What the quota harvests and what is left yields is at least the yield with a step more, and
where something is left the episode goes on. -/
private theorem escapementYield_le (k : Nat) (s : Stock) :
    let q := (escapementQuota k s).val
    escapementYield (k + 1) s ≤ harvest s q +
      (if (next (default .growthFirst) s q 0).val = 0 then 0
        else escapementYield k (next (default .growthFirst) s q 0)) := by
  intro q
  have hrest := escapementYield_nonneg k (next (default .growthFirst) s q 0)
  by_cases h₁ : s.val = 750000
  · have hq : q = 306250 := by simp only [q, escapementQuota, if_pos h₁]
    have hh : harvest s q = 306250 := by rw [harvest, hq, h₁]; rfl
    have hg : growth (default .growthFirst) s.val = 56250 := by
      rw [h₁]; simp only [growth, default, capacity]; omega
    have hnext := (val_next (F := default .growthFirst) (by decide) (s := s)
      (by rw [h₁]; decide) q).1
    rw [balance_eq_growthFirst rfl, hh, hg, h₁] at hnext
    rw [if_neg (by omega), escapementYield_half k (by omega), escapementYield, if_pos h₁, hh]
    omega
  · by_cases h₂ : s.val = 500000
    · have hg : growth (default .growthFirst) s.val = 75000 := by
        rw [h₂]; simp only [growth, default, capacity]; omega
      have hnext := (val_next (F := default .growthFirst) (by decide) (s := s)
        (by rw [h₂]; decide) q).1
      rw [balance_eq_growthFirst rfl, hg, h₂] at hnext
      rw [escapementYield, if_neg h₁, if_pos h₂]
      cases k with
      | zero =>
        have hq : q = 500000 := by simp only [q, escapementQuota, if_neg h₁, if_pos h₂, if_true]
        have hh : harvest s q = 500000 := by rw [harvest, hq, h₂]; rfl
        rw [hh] at hnext ⊢
        rw [if_neg (by omega), escapementYield]
        decide
      | succ k =>
        have hq : q = 75000 := by
          simp only [q, escapementQuota, if_neg h₁, if_pos h₂, if_neg (Nat.succ_ne_zero k)]
        have hh : harvest s q = 75000 := by rw [harvest, hq, h₂]; rfl
        rw [hh] at hnext ⊢
        rw [if_neg (by omega), escapementYield_half (k + 1) (by omega),
          if_neg (Nat.succ_ne_zero k)]
        omega
    · rw [escapementYield, if_neg h₁, if_neg h₂]
      split <;> omega

/-- **Claim.** At the defaults of Fishing, growth first, from the initial stock `3 K / 4`: no
policy, whatever it remembers and however it uses chance, expects a return of `T ≥ 2` steps above
`(806250 + 75000 (T - 2)) / 10^6`, which is `8.15625` for `T = 100`, and the quotas `306250`, then
`75000` each time and `500000` at the last return exactly that. -/
theorem best_return (n : Nat) :
    (∀ π past, ((default .growthFirst).toMDP 1).value π (n + 2) past (default .growthFirst).start ≤
        (806250 + 75000 * n : Nat) / capacity) ∧
      ((default .growthFirst).toMDP 1).value
          (.layered (n + 2) fun k s => .pure (escapementQuota k s)) (n + 2) []
          (default .growthFirst).start =
        (806250 + 75000 * n : Nat) / capacity := by
  have hg : growth (default .growthFirst) (750000 : Nat) = 56250 := by
    simp only [growth, default, capacity]; omega
  have hm : maxGrowth (default .growthFirst) = 75000 := by
    simp only [maxGrowth, default, capacity]
  have hs : (default .growthFirst).start.val = 750000 := rfl
  have hbound : harvestBound (default .growthFirst) (n + 2) (default .growthFirst).start =
      (806250 + 75000 * n : Nat) := by
    rw [harvestBound, hs, hg, hm]; omega
  have hyield : escapementYield (n + 2) (default .growthFirst).start =
      (806250 + 75000 * n : Nat) := by
    rw [escapementYield, if_pos hs, if_neg (Nat.succ_ne_zero n)]; omega
  have hup : ∀ π past, ((default .growthFirst).toMDP 1).value π (n + 2) past
      (default .growthFirst).start ≤ (806250 + 75000 * n : Nat) / capacity := fun π past => by
    have := value_le_harvestBound (F := default .growthFirst) rfl (by decide) rfl π (n + 2) past
      (s := (default .growthFirst).start) (by decide)
    rwa [hbound, Rat.intCast_natCast] at this
  refine ⟨hup, Rat.le_antisymm (hup _ []) ?_⟩
  have hlow := le_value_of_layers (M := (default .growthFirst).toMDP 1) (T := n + 2)
    (L := fun k s => escapementYield k s / capacity)
    (σ := fun k s => .pure (escapementQuota k s)) (C := fun _ => True)
    (show (0 : Rat) ≤ 1 by decide) (fun k _ => closed_all _ _) (fun s _ => ?_) (fun k _ s _ => ?_)
    (s := (default .growthFirst).start) trivial
  · simp only [hyield, Rat.intCast_natCast] at hlow
    exact hlow
  · show ((0 : Int) : Rat) / capacity ≤ 0
    rw [Rat.intCast_zero, Rat.div_def, Rat.zero_mul]; exact Rat.le_refl
  · rw [bellman, Draw.expect_pure]
    refine Draw.le_expect fun o hmem => ?_
    rw [eq_of_mem_toMDP_step rfl hmem]
    have hle := escapementYield_le k s
    simp only [Outcome.worth, toMDP, Rat.one_mul] at hle ⊢
    by_cases h : (next (default .growthFirst) s (escapementQuota k s).val 0).val = 0
    · rw [if_pos h] at hle
      rw [decide_eq_true h, cond_true]
      have := share_le_add hle
      rwa [Rat.intCast_natCast, Rat.intCast_zero, Rat.div_def 0, Rat.zero_mul] at this
    · rw [if_neg h] at hle
      rw [decide_eq_false h, cond_false]
      have := share_le_add hle
      rwa [Rat.intCast_natCast] at this

end Spec.Fishing
