module

public import Spec.Fishing.Machine
public import Spec.Fishing.Properties
public import Spec.MDP.Random.Sample
public import Spec.Word.Number
public import Spec.Word.Signed

/-!
# The words of Fishing

What the functions of `Spec.Fishing.Machine` on single words compute, as integers.

## Main statements

* `toNat_least`, `toNat_clip`: choices and clipping.
* `toNat_signed_mask`, `reads_of_quotients`: distances of words.
* `toNat_ones`: the bits of a random word are the deviate of the branch that the word chooses.
-/

@[expose] public section

namespace Spec.Fishing.Machine

open Spec.MDP Spec.MDP.Word
open Spec.Word (Reads mask mask_neg mask_pos toNat_and_mask toNat_shiftRight toNat_when)

theorem toNat_least (x y : UInt64) : (least x y).toNat = min x.toNat y.toNat := by
  change (choose (x < y) x y).toNat = _
  rw [choose_eq]
  split <;> rename_i h <;> rw [UInt64.lt_iff_toNat_lt] at h <;> omega

theorem signed_zero (x : UInt64) : signed 0 x = x := by
  rw [signed, UInt64.xor_zero, UInt64.sub_zero]

theorem signed_neg_one (x : UInt64) : signed (-1) x = -x := by
  rw [signed, UInt64.xor_neg_one, UInt64.sub_eq_add_neg, UInt64.neg_neg, UInt64.neg_eq_not_add]

/-- The distance of two words. -/
theorem toNat_signed_mask (a b : UInt64) :
    (signed (mask (a < b)) (a - b)).toNat = ((a.toNat : Int) - b.toNat).natAbs := by
  by_cases h : a < b
  · rw [mask_pos h, signed_neg_one, UInt64.neg_sub, UInt64.toNat_sub_of_le _ _ (UInt64.le_of_lt h)]
    rw [UInt64.lt_iff_toNat_lt] at h
    omega
  · rw [mask_neg h, signed_zero, UInt64.toNat_sub_of_le _ _ (UInt64.not_lt.mp h)]
    rw [UInt64.lt_iff_toNat_lt] at h
    omega

/-- The quotient of a product with a difference, by those of the product with the distance. -/
theorem reads_of_quotients {a b : UInt64} {k : Nat} {f : UInt64 → UInt64} {d : Int}
    (h : Reads (f 0) ((k * ((a.toNat : Int) - b.toNat).natAbs : Nat) / d) ∧
      Reads (f (-1)) (-((k * ((a.toNat : Int) - b.toNat).natAbs : Nat) : Int) / d)) :
    Reads (f (mask (a < b))) (k * ((a.toNat : Int) - b.toNat) / d) := by
  rw [Int.natCast_mul] at h
  by_cases hab : a < b
  · rw [mask_pos hab]
    rw [UInt64.lt_iff_toNat_lt] at hab
    rw [show (a.toNat : Int) - b.toNat = -(((a.toNat : Int) - b.toNat).natAbs : Int) by omega,
      Int.mul_neg]
    exact h.2
  · rw [mask_neg hab]
    rw [UInt64.lt_iff_toNat_lt] at hab
    rw [show (a.toNat : Int) - b.toNat = (((a.toNat : Int) - b.toNat).natAbs : Int) by omega]
    exact h.1

theorem toNat_capacity : capacity.toNat = 1000000 := rfl

theorem toNat_two_mul_capacity : (2 * capacity).toNat = 2000000 := rfl

theorem toNat_clip {x : UInt64} {z : Int} (hx : Reads x z) (h₀ : -9223372036854775808 ≤ z)
    (h₁ : z < 9223372036854775808) : (clip x).toNat = (Fishing.clip z).val := by
  have hcap : Fishing.capacity = 1000000 := rfl
  have hmax : (0x8000000000000000 : UInt64).toNat = 9223372036854775808 := rfl
  have hval : (Fishing.clip z).val = min z.toNat (2 * Fishing.capacity) := rfl
  rw [clip, toNat_least, toNat_two_mul_capacity, hval, toNat_when]
  simp only [UInt64.lt_iff_toNat_lt, hmax]
  unfold Reads at hx
  split <;> omega

theorem toNat_bitAt (x k : UInt64) (hk : k.toNat < 64) :
    (bitAt x k).toNat = x.toNat / 2 ^ k.toNat % 2 := by
  rw [bitAt, toNat_and_mask _ 1 rfl, toNat_shiftRight x hk, Nat.pow_one]

theorem toNat_ones (noise : UInt64) :
    ((ones noise).toNat : Int) = deviate (Draw.branch 15 noise) + 2 ∧ (ones noise).toNat ≤ 4 := by
  have hn := noise.toNat_lt
  have h₀ := toNat_bitAt noise 60 (by decide)
  have h₁ := toNat_bitAt noise 61 (by decide)
  have h₂ := toNat_bitAt noise 62 (by decide)
  have h₃ := toNat_bitAt noise 63 (by decide)
  have hb : (Draw.branch 15 noise).val = noise.toNat / 1152921504606846976 := by
    rw [Draw.val_branch]; omega
  have hlt := (Draw.branch 15 noise).isLt
  simp only [UInt64.reduceToNat, Nat.reducePow] at h₀ h₁ h₂ h₃
  have hsum : (ones noise).toNat =
      noise.toNat / 1152921504606846976 % 2 + noise.toNat / 2305843009213693952 % 2 +
        noise.toNat / 4611686018427387904 % 2 + noise.toNat / 9223372036854775808 % 2 := by
    simp only [ones, UInt64.toNat_add, h₀, h₁, h₂, h₃]
    omega
  have e₁ : noise.toNat / 2305843009213693952 = noise.toNat / 1152921504606846976 / 2 := by omega
  have e₂ : noise.toNat / 4611686018427387904 = noise.toNat / 1152921504606846976 / 4 := by omega
  have e₃ : noise.toNat / 9223372036854775808 = noise.toNat / 1152921504606846976 / 8 := by omega
  rw [e₁, e₂, e₃, ← hb] at hsum
  rw [deviate, hsum]
  omega

end Spec.Fishing.Machine
