module

public import Spec.Fishing.Refinement.Quotients

/-!
# Growth and noise on words

How fisheries and stocks are written as words, and that the growth and the random change of
`Spec.Fishing.Machine` are those of the specification.

## Main definitions

* `Machine.Params.Describes`: the parameter words are those of a fishery.
* `Machine.stockOf`: the stock that a word means.

## Main statements

* `Machine.Params.reads_growth`, `Machine.Params.reads_shock`: growth and random change.
-/

@[expose] public section

namespace Spec.Fishing

open Spec.MDP
open Spec.Word (Reads mask)

/-- An order as a word: growth first `0`, harvest first `1`. -/
def Order.toWord : Order → UInt32
  | .growthFirst => 0
  | .harvestFirst => 1

namespace Machine

/-- The stock that a word means: at most `2K`. -/
def stockOf (word : UInt32) : Stock := Fishing.clip word.toNat

/-- The parameter words are those of a fishery with a growth rate up to `5` and a standard deviation
of the noise up to `1`, whose denominators lie between `1` and `10^6`. -/
structure Params.Describes (p : Params) (F : Fishing) : Prop where
  /-- The growth rate has a denominator. -/
  growthDen_pos : 0 < F.growthDen
  /-- The denominator of the growth rate is not too large. -/
  growthDen_le : F.growthDen ≤ 1000000
  /-- The growth rate is at most `5`. -/
  growthNum_le : F.growthNum ≤ 5 * F.growthDen
  /-- The standard deviation has a denominator. -/
  noiseDen_pos : 0 < F.noiseDen
  /-- The denominator of the standard deviation is not too large. -/
  noiseDen_le : F.noiseDen ≤ 1000000
  /-- The standard deviation is at most `1`. -/
  noiseNum_le : F.noiseNum ≤ F.noiseDen
  /-- The numerator of the growth rate. -/
  growthNum : p.growthNum.toNat = F.growthNum
  /-- The denominator of the growth rate. -/
  growthDen : p.growthDen.toNat = F.growthDen
  /-- The numerator of the standard deviation. -/
  noiseNum : p.noiseNum.toNat = F.noiseNum
  /-- The denominator of the standard deviation. -/
  noiseDen : p.noiseDen.toNat = F.noiseDen
  /-- The order. -/
  order : p.order = F.order.toWord
  /-- The start. -/
  start : p.start.toNat = F.start.val

/-! ### Stocks and harvests -/

theorem toNat_clamp (word : UInt32) : (clamp word).toNat = (stockOf word).val := by
  have hcap : Fishing.capacity = 1000000 := rfl
  have hval : (stockOf word).val = min (word.toNat : Int).toNat (2 * Fishing.capacity) := rfl
  rw [clamp, toNat_least, UInt32.toNat_toUInt64, toNat_two_mul_capacity, hval]
  omega

theorem stockOf_eq {word : UInt32} {s : Stock} (h : word.toNat = s.val) : stockOf word = s := by
  have hs := s.isLt
  have hval : (stockOf word).val = min (word.toNat : Int).toNat (2 * Fishing.capacity) := rfl
  exact Fin.ext (by omega)

theorem toNat_harvest (stock quota : UInt32) :
    (harvest stock quota).toNat = Fishing.harvest (stockOf stock) quota.toNat := by
  rw [harvest, toNat_least, toNat_clamp, UInt32.toNat_toUInt64]
  rfl

namespace Params

variable {p : Params} {F : Fishing}

/-! ### Growth and noise -/

/-- The quotients of the product of `y` and a distance from the capacity. -/
theorem growth_quotients (hp : p.Describes F) {y z : UInt64} (hy : y.toNat ≤ 2000000)
    (hz : z.toNat ≤ 1000000) :
    Reads (quotient 0 p.growthNum.toUInt64 (y * z) (divisor p.growthDen.toUInt64 * capacity))
        ((F.growthNum * y.toNat * z.toNat : Nat) / (F.growthDen * 1000000 : Nat)) ∧
      Reads (quotient (-1) p.growthNum.toUInt64 (y * z) (divisor p.growthDen.toUInt64 * capacity))
        (-((F.growthNum * y.toNat * z.toNat : Nat) : Int) / (F.growthDen * 1000000 : Nat)) := by
  have hn := hp.growthNum_le
  have hd₀ := hp.growthDen_pos
  have hd₁ := hp.growthDen_le
  have hden₀ : p.growthDen.toUInt64.toNat = F.growthDen := by
    rw [UInt32.toNat_toUInt64, hp.growthDen]
  have hden : (divisor p.growthDen.toUInt64 * capacity).toNat = F.growthDen * 1000000 := by
    rw [UInt64.toNat_mul, toNat_divisor (by omega) (by omega), hden₀, toNat_capacity]; omega
  have hnum : p.growthNum.toUInt64.toNat = F.growthNum := by
    rw [UInt32.toNat_toUInt64, hp.growthNum]
  have h : y.toNat * z.toNat ≤ 2000000 * 1000000 := Nat.mul_le_mul hy hz
  have hyz : (y * z).toNat = y.toNat * z.toNat := by rw [UInt64.toNat_mul]; omega
  have hq := reads_quotient (n := p.growthNum.toUInt64) (x := y * z)
    (d := divisor p.growthDen.toUInt64 * capacity) (by omega) (by omega) (by omega) (by omega)
  rwa [hnum, hyz, hden, ← Nat.mul_assoc] at hq

theorem reads_growth (hp : p.Describes F) {y : UInt64} (hy : y.toNat ≤ 2000000) :
    Reads (p.growth y) (Fishing.growth F y.toNat) := by
  have hF : ((F.growthDen * Fishing.capacity : Nat) : Int) = (F.growthDen * 1000000 : Nat) := rfl
  have hcap : ((Fishing.capacity : Nat) : Int) = capacity.toNat := by
    rw [toNat_capacity]; rfl
  have hz := toNat_signed_mask capacity y
  have hq := growth_quotients hp hy (z := signed (mask (capacity < y)) (capacity - y))
    (by rw [hz, toNat_capacity]; omega)
  rw [hz] at hq
  rw [growth, Fishing.growth, hF, hcap, ← Int.natCast_mul]
  exact reads_of_quotients (f := fun m => quotient m p.growthNum.toUInt64
    (y * signed (mask (capacity < y)) (capacity - y)) (divisor p.growthDen.toUInt64 * capacity)) hq

/-- The quotients of the product of `y` and the size of a deviate. -/
theorem shock_quotients (hp : p.Describes F) {y z : UInt64} (hy : y.toNat ≤ 2000000)
    (hz : z.toNat ≤ 2) :
    Reads (smallQuotient 0 p.noiseNum.toUInt64 (y * z) (divisor p.noiseDen.toUInt64))
        ((F.noiseNum * y.toNat * z.toNat : Nat) / F.noiseDen) ∧
      Reads (smallQuotient (-1) p.noiseNum.toUInt64 (y * z) (divisor p.noiseDen.toUInt64))
        (-((F.noiseNum * y.toNat * z.toNat : Nat) : Int) / F.noiseDen) := by
  have hn := hp.noiseNum_le
  have hd₀ := hp.noiseDen_pos
  have hd₁ := hp.noiseDen_le
  have hden₀ : p.noiseDen.toUInt64.toNat = F.noiseDen := by
    rw [UInt32.toNat_toUInt64, hp.noiseDen]
  have hden : (divisor p.noiseDen.toUInt64).toNat = F.noiseDen := by
    rw [toNat_divisor (by omega) (by omega), hden₀]
  have hnum : p.noiseNum.toUInt64.toNat = F.noiseNum := by rw [UInt32.toNat_toUInt64, hp.noiseNum]
  have h : y.toNat * z.toNat ≤ 2000000 * 2 := Nat.mul_le_mul hy hz
  have hyz : (y * z).toNat = y.toNat * z.toNat := by rw [UInt64.toNat_mul]; omega
  have hq := reads_smallQuotient (n := p.noiseNum.toUInt64) (x := y * z)
    (d := divisor p.noiseDen.toUInt64) (by omega) (by omega) (by omega) (by omega)
  rwa [hnum, hyz, hden, ← Nat.mul_assoc] at hq

theorem reads_shock (hp : p.Describes F) {y : UInt64} (hy : y.toNat ≤ 2000000) (noise : UInt64) :
    Reads (p.shock y noise) (Fishing.shock F y.toNat (deviate (Draw.branch 15 noise))) := by
  obtain ⟨hones, hones'⟩ := toNat_ones noise
  have hξ : deviate (Draw.branch 15 noise) = (ones noise).toNat - (2 : UInt64).toNat := by
    rw [show (2 : UInt64).toNat = 2 from rfl]; omega
  have hz := toNat_signed_mask (ones noise) 2
  have hq := shock_quotients hp hy (z := signed (mask (ones noise < 2)) (ones noise - 2))
    (by rw [hz, show (2 : UInt64).toNat = 2 from rfl]; omega)
  rw [hz, Nat.mul_comm F.noiseNum] at hq
  rw [shock, Fishing.shock, hξ, ← Int.natCast_mul]
  exact reads_of_quotients (f := fun m => smallQuotient m p.noiseNum.toUInt64
    (y * signed (mask (ones noise < 2)) (ones noise - 2)) (divisor p.noiseDen.toUInt64)) hq

end Params

end Machine

end Spec.Fishing
