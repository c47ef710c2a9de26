module

public import Spec.Fishing.Refinement.Params

/-!
# The machine step is the specified step

What `Spec.Fishing.Refinement` rests on: `Machine.Params.step` computes `Fishing.step`, and
`Machine.Params.valid` accepts the parameters in range.

## Main statements

* `Machine.Params.toNat_step`: the machine step is the specified step, for every word.
* `Machine.Params.valid_iff_le`: the parameters that are accepted.
-/

@[expose] public section

namespace Spec.Fishing.Machine.Params

open Spec.MDP
open Spec.Word (reads_toNat when when_eq)

variable {p : Params} {F : Fishing}

/-! ### The step -/

theorem growth_bounds (hp : p.Describes F) {y : Nat} (hy : y ≤ 2000000) :
    -10000000 ≤ Fishing.growth F y ∧ Fishing.growth F y ≤ 1250000 := by
  have hn5 := hp.growthNum_le
  have hd₀ := hp.growthDen_pos
  have hcap : Fishing.capacity = 1000000 := rfl
  have hquarter : Fishing.capacity / 4 = 250000 := by decide
  constructor
  · suffices -(5 * (y : Int)) ≤ Fishing.growth F y by omega
    refine (Int.le_ediv_iff_mul_le (den_pos hd₀)).mpr ?_
    have h := neg_mul_le (n := F.growthNum) (d := 5 * F.growthDen) (c := Fishing.capacity)
      (y := y) (by omega) (by omega) (by omega) (by omega)
    rw [Int.natCast_mul]
    grind
  · have h := growth_le_maxGrowth F y
    have hmax : maxGrowth F ≤ 1250000 := by
      rw [maxGrowth, hquarter]
      exact Nat.div_le_of_le_mul (by omega)
    omega

theorem shock_bounds (hp : p.Describes F) {y : Nat} (hy : y ≤ 2000000) (i : Fin 16) :
    -4000000000000 ≤ Fishing.shock F y (deviate i) ∧
      Fishing.shock F y (deviate i) ≤ 4000000000000 := by
  have hn1 := hp.noiseNum_le
  have hd₀ := hp.noiseDen_pos
  have hd₁ := hp.noiseDen_le
  have hξ := deviate_bounds i
  have ha : y * F.noiseNum ≤ 2000000 * 1000000 := Nat.mul_le_mul hy (by omega)
  have hpos : (0 : Int) < F.noiseDen := Int.natCast_pos.mpr hd₀
  have hnum : -4000000000000 ≤ (y : Int) * F.noiseNum * deviate i ∧
      (y : Int) * F.noiseNum * deviate i ≤ 4000000000000 := by
    rw [← Int.natCast_mul]
    generalize y * F.noiseNum = a at *
    have h : deviate i = -2 ∨ deviate i = -1 ∨ deviate i = 0 ∨ deviate i = 1 ∨ deviate i = 2 := by
      omega
    rcases h with h | h | h | h | h <;> rw [h] <;> omega
  constructor
  · exact (Int.le_ediv_iff_mul_le hpos).mpr (by omega)
  · exact Int.ediv_le_of_le_mul hpos (by omega)

theorem order_ne_zero_iff (hp : p.Describes F) : p.order ≠ 0 ↔ F.order = .harvestFirst := by
  rw [hp.order]
  cases F.order <;> decide

theorem toNat_step (hp : p.Describes F) (stock quota : UInt32) (noise : UInt64) :
    (p.step stock quota noise).toNat =
      (next F (stockOf stock) quota.toNat (deviate (Draw.branch 15 noise))).val := by
  have hcap : Fishing.capacity = 1000000 := rfl
  have hs := toNat_clamp stock
  have hh := toNat_harvest stock quota
  have hlt := (stockOf stock).isLt
  have hle := (harvest_le (stockOf stock) quota.toNat).1
  have hb : (clamp stock - when (p.order ≠ 0) (harvest stock quota)).toNat =
      breeding F (stockOf stock) quota.toNat := by
    rw [when_eq]
    cases ho : F.order with
    | growthFirst =>
      rw [if_neg (by rw [order_ne_zero_iff hp, ho]; decide), UInt64.sub_zero, hs, breeding, ho]
    | harvestFirst =>
      rw [if_pos (by rw [order_ne_zero_iff hp, ho]),
        UInt64.toNat_sub_of_le _ _ (by rw [UInt64.le_iff_toNat_le, hs, hh]; exact hle), hs, hh,
        breeding, ho]
  have hble := breeding_le F (stockOf stock) quota.toNat
  have hg := reads_growth hp (y := clamp stock - when (p.order ≠ 0) (harvest stock quota))
    (by omega)
  have hx := reads_shock hp (y := clamp stock - when (p.order ≠ 0) (harvest stock quota))
    (by omega) noise
  have hgb := growth_bounds hp (y := breeding F (stockOf stock) quota.toNat) (by omega)
  have hxb := shock_bounds hp (y := breeding F (stockOf stock) quota.toNat) (by omega)
    (Draw.branch 15 noise)
  rw [hb] at hg hx
  have hbal := (((reads_toNat (clamp stock)).sub (reads_toNat (harvest stock quota))).add hg).add hx
  rw [hs, hh] at hbal
  have hclip := toNat_clip hbal (by omega) (by omega)
  have hval := (next F (stockOf stock) quota.toNat (deviate (Draw.branch 15 noise))).isLt
  rw [step, UInt64.toNat_toUInt32, hclip]
  exact Nat.mod_eq_of_lt (by rw [next, balance] at hval; omega)

/-! ### Valid parameters -/

theorem valid_iff_le {p : Params} :
    p.valid = true ↔ (0 < p.growthDen.toNat ∧ p.growthDen.toNat ≤ 1000000) ∧
      p.growthNum.toNat ≤ 5 * p.growthDen.toNat ∧
      (0 < p.noiseDen.toNat ∧ p.noiseDen.toNat ≤ 1000000) ∧
      p.noiseNum.toNat ≤ p.noiseDen.toNat ∧ p.order.toNat ≤ 1 ∧ p.start.toNat ≤ 2000000 := by
  have hpred (d : UInt32) : d - 1 < 1000000 ↔ 0 < d.toNat ∧ d.toNat ≤ 1000000 := by
    have := d.toNat_lt
    rw [UInt32.lt_iff_toNat_lt, UInt32.toNat_sub, UInt32.toNat_one,
      show (1000000 : UInt32).toNat = 1000000 from rfl]
    omega
  have hfive : (5 * p.growthDen).toNat = 5 * p.growthDen.toNat % 2 ^ 32 := UInt32.toNat_mul _ _
  have hmax : (2000000 : UInt32).toNat = 2000000 := rfl
  simp only [valid, Word.bit_and, beq_iff_eq, Word.bit_eq_one_iff, hpred,
    UInt32.le_iff_toNat_le, hfive, hmax, UInt32.toNat_one]
  omega

theorem valid_of_describes (hp : p.Describes F) : p.valid = true := by
  have hcap : Fishing.capacity = 1000000 := rfl
  have := hp.growthDen_pos
  have := hp.growthDen_le
  have := hp.growthNum_le
  have := hp.noiseDen_pos
  have := hp.noiseDen_le
  have := hp.noiseNum_le
  have hs := F.start.isLt
  have ho : p.order.toNat ≤ 1 := by rw [hp.order]; cases F.order <;> decide
  rw [valid_iff_le, hp.growthNum, hp.growthDen, hp.noiseNum, hp.noiseDen, hp.start]
  omega

theorem exists_describes (h : p.valid = true) : ∃ F, p.Describes F := by
  have hcap : Fishing.capacity = 1000000 := rfl
  obtain ⟨hd, hn, hnd, hnn, ho, hs⟩ := valid_iff_le.mp h
  have horder : p.order = 0 ∨ p.order = 1 := by
    rw [← UInt32.toNat_inj, ← UInt32.toNat_inj, UInt32.toNat_zero, UInt32.toNat_one]; omega
  obtain ⟨start, hstart⟩ : ∃ start : Stock, p.start.toNat = start.val :=
    ⟨stockOf p.start, by
      have hval : (stockOf p.start).val =
        min (p.start.toNat : Int).toNat (2 * Fishing.capacity) := rfl
      omega⟩
  obtain ⟨order, horder⟩ : ∃ order : Order, p.order = order.toWord :=
    horder.elim (fun h => ⟨.growthFirst, h⟩) fun h => ⟨.harvestFirst, h⟩
  exact ⟨⟨p.growthNum.toNat, p.growthDen.toNat, p.noiseNum.toNat, p.noiseDen.toNat, order, start⟩,
    { growthDen_pos := hd.1
      growthDen_le := hd.2
      growthNum_le := hn
      noiseDen_pos := hnd.1
      noiseDen_le := hnd.2
      noiseNum_le := hnn
      growthNum := rfl
      growthDen := rfl
      noiseNum := rfl
      noiseDen := rfl
      order := horder
      start := hstart }⟩

end Spec.Fishing.Machine.Params
