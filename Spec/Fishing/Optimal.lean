module

public import Spec.Fishing.Properties

/-!
# The largest total harvest

How much can be harvested in `T` steps without noise, for a growth rate `r ≤ 1`? Whatever is
harvested was there at the start or has grown since, and nothing grows by more than `⌊r K / 4⌋` in a
step. When the growth comes first, the first growth is that of the initial stock and the last one
cannot be harvested any more; when the harvest comes first, only the last growth is lost. Harvesting
down to where `K / 2` is left to grow, then the growth, and everything at the last attains the
bound.

## Main definitions

* `default`: the fishery of the paper.

## Main statements

* `totalHarvest_le_growthFirst`, `totalHarvest_le_harvestFirst`: the bounds.
* `totalHarvest_escapement_growthFirst`, `totalHarvest_escapement_harvestFirst`: they are attained.
* `largest_totalHarvest`, `largest_totalHarvest_harvestFirst`: the defaults, `r = 3/10` from
  `3 K / 4`.
-/

@[expose] public section

namespace Spec.Fishing

variable {F : Fishing} {s : Stock}

theorem val_next (hr : F.growthNum ≤ F.growthDen) (hs : s.val ≤ capacity) (q : Nat) :
    ((next F s q 0).val : Int) = balance F s q 0 ∧ (next F s q 0).val ≤ capacity := by
  obtain ⟨-, h₁, h⟩ := balance_of_le_capacity hr hs q
  have h : ((next F s q 0).val : Int) = balance F s q 0 := h
  exact ⟨h, by omega⟩

/-! ### The bounds -/

/-- **Claim.** Growth first, growth rate `r ≤ 1`, no noise, from a stock up to the carrying
capacity: in `T ≥ 2` steps no quotas harvest more than the initial stock, its growth, and `T - 2`
times `⌊r K / 4⌋`. -/
theorem totalHarvest_le_growthFirst (ho : F.order = .growthFirst)
    (hr : F.growthNum ≤ F.growthDen) (hs : s.val ≤ capacity) {quotas : List Nat}
    (hT : 2 ≤ quotas.length) :
    (totalHarvest F s quotas : Int) ≤
      s.val + growth F s.val + ((quotas.length - 2) * maxGrowth F : Nat) := by
  induction quotas generalizing s with
  | nil => exact absurd hT (by decide)
  | cons q qs ih =>
    obtain ⟨hval, hle⟩ := val_next hr hs q
    rw [balance_eq_growthFirst ho] at hval
    cases qs with
    | nil => simp only [List.length_cons, List.length_nil] at hT; omega
    | cons q' qs =>
      cases qs with
      | nil =>
        have := (harvest_le (next F s q 0) q').1
        simp only [totalHarvest, List.length_cons, List.length_nil]
        omega
      | cons q'' qs =>
        have h := ih hle (by simp only [List.length_cons]; omega)
        have hmax := growth_le_maxGrowth F (next F s q 0).val
        have hlen : (q :: q' :: q'' :: qs).length - 2 = (q' :: q'' :: qs).length - 2 + 1 := by
          simp only [List.length_cons]; omega
        rw [hlen, Nat.add_mul, Nat.one_mul, totalHarvest]
        omega

/-- **Claim.** Harvest first, growth rate `r ≤ 1`, no noise, from any stock: in `T ≥ 1` steps no
quotas harvest more than the initial stock and `T - 1` times `⌊r K / 4⌋`. -/
theorem totalHarvest_le_harvestFirst (ho : F.order = .harvestFirst)
    (hr : F.growthNum ≤ F.growthDen) {quotas : List Nat} (hT : 1 ≤ quotas.length) :
    totalHarvest F s quotas ≤ s.val + (quotas.length - 1) * maxGrowth F := by
  induction quotas generalizing s with
  | nil => exact absurd hT (by decide)
  | cons q qs ih =>
    have hh := (harvest_le s q).1
    cases qs with
    | nil => simp only [totalHarvest, List.length_cons, List.length_nil]; omega
    | cons q' qs =>
      have h := ih (s := next F s q 0) (by simp only [List.length_cons]; omega)
      have h₀ := balance_nonneg hr (s := s) (q := q) (.inl ho)
      have hval : ((next F s q 0).val : Int) ≤ balance F s q 0 := by
        simp only [next, clip]; omega
      rw [balance_eq_harvestFirst ho] at hval
      have hmax := growth_le_maxGrowth F (s.val - harvest s q : Nat)
      have hlen : (q :: q' :: qs).length - 1 = (q' :: qs).length - 1 + 1 := by
        simp only [List.length_cons]; omega
      rw [hlen, Nat.add_mul, Nat.one_mul, totalHarvest]
      omega

/-! ### The quotas that attain them -/

/-- Harvesting the growth from a stock that it restores. -/
theorem totalHarvest_hold (hm : maxGrowth F ≤ s.val) (hs : next F s (maxGrowth F) 0 = s) (n : Nat) :
    totalHarvest F s (List.replicate n (maxGrowth F) ++ [s.val]) = n * maxGrowth F + s.val := by
  induction n with
  | zero =>
    simp only [List.replicate_zero, List.nil_append, totalHarvest, harvest, Nat.min_self]; omega
  | succ n ih =>
    rw [List.replicate_succ, List.cons_append, totalHarvest, hs, ih, harvest, Nat.min_eq_left hm,
      Nat.add_mul, Nat.one_mul]
    omega

theorem maxGrowth_le (hr : F.growthNum ≤ F.growthDen) : maxGrowth F ≤ capacity / 4 := by
  unfold maxGrowth
  rcases Nat.eq_zero_or_pos F.growthDen with h | h
  · rw [h, Nat.div_zero]; exact Nat.zero_le _
  · refine Nat.div_le_of_le_mul ?_
    exact Nat.mul_le_mul_right _ hr

theorem half_le : capacity / 2 < 2 * capacity + 1 := by decide

theorem half_eq : capacity / 2 = 500000 := by decide

/-- **Claim.** Growth first: harvesting the first time down to half the carrying capacity, then the
growth, and everything at the last attains the bound, if the first growth leads to at least half the
carrying capacity. -/
theorem totalHarvest_escapement_growthFirst (ho : F.order = .growthFirst)
    (hr : F.growthNum ≤ F.growthDen) (hs : s.val ≤ capacity) {first : Nat}
    (hfirst : s.val + growth F s.val = (first + capacity / 2 : Nat)) (n : Nat) :
    (totalHarvest F s (first :: (List.replicate n (maxGrowth F) ++ [capacity / 2])) : Int) =
      s.val + growth F s.val + (n * maxGrowth F : Nat) := by
  have hcap : capacity = 1000000 := rfl
  have hmax := maxGrowth_le hr
  have hgrow := growth_le_maxGrowth F s.val
  have hh : harvest s first = first := Nat.min_eq_left (by omega)
  obtain ⟨half, hhalf⟩ : ∃ half : Stock, half.val = capacity / 2 := ⟨⟨_, half_le⟩, rfl⟩
  have hnext : next F s first 0 = half := by
    have h := (val_next hr hs first).1
    rw [balance_eq_growthFirst ho, hh] at h
    exact Fin.ext (by omega)
  have hhold : next F half (maxGrowth F) 0 = half := by
    have h := (val_next hr (s := half) (by omega) (maxGrowth F)).1
    have hharvest : harvest half (maxGrowth F) = maxGrowth F := Nat.min_eq_left (by omega)
    rw [balance_eq_growthFirst ho, hharvest, hhalf, growth_half] at h
    exact Fin.ext (by omega)
  have htotal := totalHarvest_hold (by omega) hhold n
  rw [hhalf] at htotal
  rw [totalHarvest, hh, hnext, htotal]
  omega

/-- **Claim.** Harvest first: constant escapement, that is harvesting down to half the carrying
capacity every time and everything at the last, attains the bound from at least half the carrying
capacity. -/
theorem totalHarvest_escapement_harvestFirst (ho : F.order = .harvestFirst)
    (hr : F.growthNum ≤ F.growthDen) (hs : capacity / 2 ≤ s.val) (n : Nat) :
    totalHarvest F s
        ((s.val - capacity / 2) ::
          (List.replicate n (maxGrowth F) ++ [capacity / 2 + maxGrowth F])) =
      s.val + (n + 1) * maxGrowth F := by
  have hcap : capacity = 1000000 := rfl
  have hmax := maxGrowth_le hr
  obtain ⟨full, hfull⟩ : ∃ full : Stock, full.val = capacity / 2 + maxGrowth F :=
    ⟨⟨_, show capacity / 2 + maxGrowth F < 2 * capacity + 1 by omega⟩, rfl⟩
  have step_half {t : Stock} {q : Nat} (ht : t.val = capacity / 2 + q) :
      next F t q 0 = full ∧ harvest t q = q := by
    have hq : harvest t q = q := Nat.min_eq_left (by omega)
    have hleft : t.val - q = capacity / 2 := by omega
    refine ⟨?_, hq⟩
    have hbal := balance_eq_harvestFirst ho t q
    rw [hq, hleft, growth_half] at hbal
    have hclip := val_clip (x := balance F t q 0) (by omega) (by omega)
    exact Fin.ext (by rw [next]; omega)
  obtain ⟨hnext, hh⟩ := step_half (t := s) (q := s.val - capacity / 2) (by omega)
  obtain ⟨hhold, -⟩ := step_half hfull
  have htotal := totalHarvest_hold (by omega) hhold n
  rw [hfull] at htotal
  rw [totalHarvest, hh, hnext, htotal, Nat.add_mul, Nat.one_mul]
  omega

/-! ### The defaults -/

/-- The fishery of the paper: `r = 3/10` without noise, from three quarters of the carrying
capacity. -/
def default (order : Order) : Fishing where
  growthNum := 3
  growthDen := 10
  noiseNum := 0
  noiseDen := 1
  order := order
  start := ⟨750000, by decide⟩

/-- **Claim.** At the defaults, growth first, the largest total harvest of `T ≥ 2` steps is
`806250 + 75000 (T - 2)` units, which is `8.15625 K` for `T = 100`: no quotas harvest more, and the
quotas `306250`, then `75000` each time, then `500000` harvest exactly that. -/
theorem largest_totalHarvest (n : Nat) :
    (∀ quotas : List Nat, quotas.length = n + 2 →
        totalHarvest (default .growthFirst) (default .growthFirst).start quotas ≤
          806250 + 75000 * n) ∧
      totalHarvest (default .growthFirst) (default .growthFirst).start
        (306250 :: (List.replicate n 75000 ++ [500000])) = 806250 + 75000 * n := by
  have hg : growth (default .growthFirst) (750000 : Nat) = 56250 := by
    simp only [growth, default, capacity]; omega
  have hm : maxGrowth (default .growthFirst) = 75000 := by
    simp only [maxGrowth, default, capacity]
  have hs : (default .growthFirst).start.val = 750000 := rfl
  constructor
  · intro quotas hlen
    have h := totalHarvest_le_growthFirst (F := default .growthFirst)
      (s := (default .growthFirst).start) rfl (by decide) (by decide) (quotas := quotas) (by omega)
    rw [hs, hg, hm, hlen] at h
    omega
  · have h := totalHarvest_escapement_growthFirst (F := default .growthFirst)
      (s := (default .growthFirst).start) rfl (by decide) (by decide) (first := 306250)
      (by rw [hs, hg, half_eq]; rfl) n
    rw [hs, hg, hm, half_eq] at h
    omega

/-- **Claim.** At the defaults with the harvest first, the largest total harvest of `T ≥ 2` steps is
`750000 + 75000 (T - 1)` units, which is `8.175 K` for `T = 100`: no quotas harvest more, and the
quotas `250000`, then `75000` each time, then `575000` harvest exactly that. -/
theorem largest_totalHarvest_harvestFirst (n : Nat) :
    (∀ quotas : List Nat, quotas.length = n + 2 →
        totalHarvest (default .harvestFirst) (default .harvestFirst).start quotas ≤
          750000 + 75000 * (n + 1)) ∧
      totalHarvest (default .harvestFirst) (default .harvestFirst).start
        (250000 :: (List.replicate n 75000 ++ [575000])) = 750000 + 75000 * (n + 1) := by
  have hm : maxGrowth (default .harvestFirst) = 75000 := by
    simp only [maxGrowth, default, capacity]
  have hs : (default .harvestFirst).start.val = 750000 := rfl
  constructor
  · intro quotas hlen
    have h := totalHarvest_le_harvestFirst (F := default .harvestFirst)
      (s := (default .harvestFirst).start) rfl (by decide) (quotas := quotas) (by omega)
    rw [hm, hs, hlen] at h
    omega
  · have h := totalHarvest_escapement_harvestFirst (F := default .harvestFirst)
      (s := (default .harvestFirst).start) rfl (by decide) (by decide) n
    rw [hs, hm, half_eq] at h
    rw [Nat.mul_comm 75000]
    exact h

end Spec.Fishing
