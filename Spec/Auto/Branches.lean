module

public import Spec.Auto.Filled
public import Spec.Auto.Rate

/-!
# Words that stand for chances

## Main definitions

* `Chance.firstWord`: the first random word that chooses a number.
* `Chance.driftWords`: weighted words for a drift.
* `Chance.weightedWords`: weighted words for one of some categories.

## Main statements

* `Chance.branches_uniform`, `Chance.branches_drift`, `Chance.branches_weighted`: words that stand
  for the chances of draws.
-/

@[expose] public noncomputable section

namespace Spec.Auto.Chance

open Spec.MDP

/-- The first random word that chooses the number `i` of `n` equally likely ones. -/
def firstWord (n i : Nat) : UInt64 := .ofNat ((i * 2 ^ 64 + n - 1) / n)

theorem branch_firstWord {n m i : Nat} (hm : n + 1 = m) (hn : m ≤ 2 ^ 64) (hi : i < m) :
    (Draw.branch n (firstWord m i)).val = i := by
  subst hm
  have hp : 0 < n + 1 := Nat.succ_pos n
  have hlt : (i * 2 ^ 64 + (n + 1) - 1) / (n + 1) < 2 ^ 64 := by
    rw [Nat.div_lt_iff_lt_mul hp]
    omega
  rw [Draw.val_branch, firstWord, UInt64.toNat_ofNat_of_lt' hlt]
  generalize hw : (i * 2 ^ 64 + (n + 1) - 1) / (n + 1) = w at hlt
  have h := Nat.div_add_mod (i * 2 ^ 64 + (n + 1) - 1) (n + 1)
  have hm := Nat.mod_lt (i * 2 ^ 64 + (n + 1) - 1) hp
  rw [hw, Nat.mul_comm (n + 1)] at h
  generalize w * (n + 1) = x at h
  exact Nat.div_eq_of_lt_le (by omega) (by omega)

/-- **Claim.** For one of some numbers, the first words of each stand, all weighted alike. -/
theorem branches_uniform {last : UInt32} {width : Nat} (h : last < 0xffffffff) :
    (uniform (width := width) last h).law.Branches 1
      ((List.finRange (last.toNat + 1)).map fun i => (1, [firstWord (last.toNat + 1) i.val])) := by
  rw [law_uniform]
  have := last.toNat_lt
  exact Draw.branches_uniform (fun i => Fin.ext (branch_firstWord rfl (by omega) i.isLt)) _

/-- Weighted words for a drift: to the right, as chosen, and to the left. -/
def driftWords (num den : UInt32) : List (Nat × List UInt64) :=
  let first (i : Nat) := [firstWord (2 * den.toNat) i]
  [(den.toNat - num.toNat, first 0), (2 * num.toNat, first (den.toNat - num.toNat)),
    (den.toNat - num.toNat, first (den.toNat + num.toNat))]

/-- **Claim.** These words stand for the chances of a drift. -/
theorem branches_drift {num den : UInt32} (h : Rate.valid num den = true) :
    (drift num den).law.Branches 1 (driftWords num den) := by
  obtain ⟨hd, hn, hl⟩ := of_valid h
  obtain ⟨j, hj⟩ := Nat.exists_eq_add_of_le hn
  have hlast : (2 * (lastCase den).val + 1).toNat + 1 = 2 * den.toNat := by
    rw [(toNat_twice den).1]; omega
  have hsample (i : Nat) (hi : i < 2 * den.toNat) :
      (drift num den).law.sample [firstWord (2 * den.toNat) i] =
        if i < j then .of 0 (by decide) else if i < j + 2 * num.toNat then .of 1 (by decide)
        else .of 2 (by decide) := by
    have hb := branch_firstWord hlast (by omega) hi
    generalize firstWord (2 * den.toNat) i = w at hb
    rw [drift, law_map, Draw.sample_map, law_uniform, Draw.sample_uniform_cons, Draw.sample_pure]
    simp only [select_eq, decide_eq_true_eq, UInt32.lt_iff_toNat_lt, toNat_ofBranch, hb,
      UInt32.toNat_sub_of_le _ _ (UInt32.le_iff_toNat_le.mpr hn), UInt32.toNat_add, hj,
      Nat.add_sub_cancel_left, show num.toNat + j + num.toNat = j + 2 * num.toNat by omega,
      Nat.mod_eq_of_lt (show j + 2 * num.toNat < 2 ^ 32 by omega)]
  have hsum : Draw.sumWeights (driftWords num den) = 2 * den.toNat := by
    simp only [driftWords, Draw.sumWeights, List.map_cons, List.map_nil, List.sum_cons,
      List.sum_nil]
    omega
  refine Draw.branches_iff.mpr ⟨by rw [hsum]; omega, fun b hb => ?_, fun f => ?_⟩
  · simp only [driftWords, List.mem_cons, List.not_mem_nil, or_false] at hb
    rcases hb with rfl | rfl | rfl <;> rfl
  · have term (c i : Nat) (t : UpTo 2 2)
        (ht : 0 < c → (drift num den).law.sample [firstWord (2 * den.toNat) i] = t) :
        (c : Rat) * f ((drift num den).law.sample [firstWord (2 * den.toNat) i]) = c * f t := by
      rcases Nat.eq_zero_or_pos c with rfl | hc
      · rw [show ((0 : Nat) : Rat) = 0 from rfl, Rat.zero_mul, Rat.zero_mul]
      · rw [ht hc]
    have hne : (den.toNat : Rat) ≠ 0 := by rw [ne_eq, Rat.natCast_eq_zero_iff]; omega
    rw [hsum, expect_drift h]
    simp only [driftWords, List.map_cons, List.map_nil, List.sum_cons, List.sum_nil]
    rw [term _ _ (.of 0 (by decide)) fun hc => by rw [hsample _ (by omega), if_pos (by omega)],
      term _ _ (.of 1 (by decide)) fun hc => by
        rw [hsample _ (by omega), if_neg (by omega), if_pos (by omega)],
      term _ _ (.of 2 (by decide)) fun hc => by
        rw [hsample _ (by omega), if_neg (by omega), if_neg (by omega)]]
    rw [Rate.toRat, hj, Nat.add_sub_cancel_left]
    rw [hj] at hne
    simp only [Rat.natCast_add, Rat.natCast_mul, show ((2 : Nat) : Rat) = 2 from rfl] at hne ⊢
    grind

/-- A drift reads one word. -/
theorem run_drift (num den : UInt32) {us : List UInt64} (h : us.length = 1) :
    ((drift num den).law.run us).2 = [] := by
  obtain ⟨u, rfl⟩ : ∃ u, us = [u] := match us, h with | [u], _ => ⟨u, rfl⟩
  rw [drift, law_map, law_uniform, Draw.map, Draw.run_bind, Draw.run_uniform_cons]
  simp only [Draw.run_pure]

/-- Weighted words for one of some categories: of each its weight and its first word. -/
def weightedWords {n : Nat} (w : Fin n → Nat) : List (Nat × List UInt64) :=
  (List.finRange n).map fun i => (w i, [.ofNat (Draw.threshold w i)])

theorem sumWeights_weightedWords {n : Nat} (w : Fin n → Nat) :
    Draw.sumWeights (weightedWords w) = Draw.totalWeight n w := by
  rw [← Rat.natCast_inj, Draw.natCast_totalWeight, ← Draw.sum_finRange, weightedWords]
  induction List.finRange n with
  | nil => rfl
  | cons i l ih =>
    rw [List.map_cons, Draw.sumWeights_cons, Rat.natCast_add, ih, List.map_cons, List.sum_cons]

/-- **Claim.** For one of some categories by weights whose total is at most `2^64`, the first words
of each stand, with its weight. -/
theorem branches_weighted {α : Type} {n : Nat} {w : Fin n → Nat} (a : Fin n → α)
    (h : 0 < Draw.totalWeight n w) (hw : Draw.totalWeight n w ≤ 2 ^ 64) :
    (Draw.weighted w a h).Branches 1 (weightedWords w) := by
  have hs (i : Fin n) (hi : 0 < w i) :
      (Draw.weighted w a h).sample [.ofNat (Draw.threshold w i)] = a i := by
    have hlow := Random.threshold_mul_between h (Draw.weightBefore w i)
    have hhigh := Random.threshold_mul_between h (Draw.weightBefore w (i + 1))
    have hlast := Nat.le_trans (Draw.threshold_mono w i.isLt) (Nat.le_of_eq (Draw.threshold_self h))
    rw [Draw.weightBefore_succ] at hhigh
    have hlt : Draw.threshold w i < Draw.threshold w (i + 1) := by
      refine Nat.not_le.mp fun hle => ?_
      have hle := Nat.mul_le_mul_right (Draw.totalWeight n w) hle
      simp only [Draw.threshold, Draw.weightBefore_succ] at hle
      omega
    have hn : (UInt64.ofNat (Draw.threshold w i)).toNat = Draw.threshold w i :=
      UInt64.toNat_ofNat_of_lt' (Nat.lt_of_lt_of_le hlt hlast)
    exact Draw.sample_weighted a h (Nat.le_of_eq hn.symm) (hn.symm ▸ hlt)
  refine Draw.branches_iff.mpr ⟨sumWeights_weightedWords w ▸ h, fun b hb => ?_, fun f => ?_⟩
  · obtain ⟨i, -, rfl⟩ := List.mem_map.mp hb; rfl
  · rw [sumWeights_weightedWords, Draw.expect_weighted, ← Draw.sum_finRange, weightedWords,
      List.map_map]
    refine congrArg List.sum (List.map_congr_left fun i _ => ?_)
    rcases Nat.eq_zero_or_pos (w i) with hi | hi
    · simp only [Function.comp, hi, show ((0 : Nat) : Rat) = 0 from rfl, Rat.zero_mul]
    · simp only [Function.comp, hs i hi]

end Spec.Auto.Chance
