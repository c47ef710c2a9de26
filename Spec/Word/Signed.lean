module

/-!
# Two's complement

A reward is a word that is read as an integer in two's complement. The integer of a sum, a
difference or a product is that of the integers, as long as that is one of a word.

## Main definitions

* `signed x`: the integer that a word means.
* `Int64Range r`: the integers that words mean.

## Main statements

* `signed_ofNat`, `signed_sub_nat`: a number below `2^63`, and the difference of two.
* `signed_add`, `signed_sub`, `signed_mul`, `signed_neg`: arithmetic without overflow.
-/

@[expose] public section

namespace Spec.Word

/-- The integer that a word means in two's complement. -/
abbrev signed (x : UInt64) : Int := x.toInt64.toInt

/-- From `-2^63` to `2^63 - 1`. -/
def Int64Range (r : Int) : Prop := -2 ^ 63 ≤ r ∧ r < 2 ^ 63

theorem signed_eq_bmod (x : UInt64) : signed x = (x.toNat : Int).bmod (2 ^ 64) := by
  rw [signed, ← Int64.toInt_toBitVec, UInt64.toBitVec_toInt64, BitVec.toInt_eq_toNat_bmod]
  rfl

/-- A word below `2^63` means its number. -/
theorem signed_of_lt {x : UInt64} (h : x.toNat < 2 ^ 63) : signed x = x.toNat := by
  rw [signed_eq_bmod, Int.bmod_def]; omega

theorem signed_ofNat {n : Nat} (h : n < 2 ^ 63) : signed (.ofNat n) = n := by
  have hn : (UInt64.ofNat n).toNat = n := UInt64.toNat_ofNat_of_lt' (by
    exact Nat.lt_trans h (by decide))
  rw [signed_of_lt (by rw [hn]; exact h), hn]

/-- The difference of two words below `2^63` means the difference of their numbers. -/
theorem signed_sub_nat {x y : UInt64} (hx : x.toNat < 2 ^ 63) (hy : y.toNat < 2 ^ 63) :
    signed (x - y) = (x.toNat : Int) - y.toNat := by
  rw [signed_eq_bmod, UInt64.toNat_sub, Int.bmod_def]; omega

theorem signed_range (x : UInt64) : Int64Range (signed x) := by
  rw [signed_eq_bmod, Int.bmod_def]
  constructor <;> omega

variable {x y : UInt64}

theorem signed_add (h : Int64Range (signed x + signed y)) :
    signed (x + y) = signed x + signed y := by
  obtain ⟨h₁, h₂⟩ := h
  rw [signed_eq_bmod x, signed_eq_bmod y, Int.bmod_def, Int.bmod_def] at h₁ h₂ ⊢
  rw [signed_eq_bmod, UInt64.toNat_add, Int.bmod_def]
  omega

theorem signed_sub (h : Int64Range (signed x - signed y)) :
    signed (x - y) = signed x - signed y := by
  have hx := x.toNat_lt
  have hy := y.toNat_lt
  obtain ⟨h₁, h₂⟩ := h
  rw [signed_eq_bmod x, signed_eq_bmod y, Int.bmod_def, Int.bmod_def] at h₁ h₂ ⊢
  rw [signed_eq_bmod, UInt64.toNat_sub, Int.bmod_def]
  omega

theorem signed_neg (h : signed x ≠ -2 ^ 63) : signed (0 - x) = -signed x := by
  have hrange := signed_range x
  have hzero : signed 0 = 0 := rfl
  rw [signed_sub, hzero, Int.zero_sub]
  rw [hzero, Int64Range] at *
  omega

theorem signed_mul (h : Int64Range (signed x * signed y)) :
    signed (x * y) = signed x * signed y := by
  have hmod : signed (x * y) = (signed x * signed y).bmod (2 ^ 64) := by
    rw [signed_eq_bmod x, signed_eq_bmod y, Int.bmod_mul_bmod, Int.mul_bmod_bmod, signed_eq_bmod,
      UInt64.toNat_mul, Int.natCast_emod, Int.natCast_mul]
    exact Int.emod_bmod ..
  obtain ⟨h₁, h₂⟩ := h
  rw [hmod]
  generalize signed x * signed y = z at *
  rw [Int.bmod_def]
  omega

/-- A word is determined by the integer that it means. -/
theorem signed_inj : signed x = signed y ↔ x = y := by
  refine ⟨fun h => ?_, fun h => h ▸ rfl⟩
  rw [signed_eq_bmod, signed_eq_bmod, Int.bmod_def, Int.bmod_def] at h
  have hx := x.toNat_lt
  have hy := y.toNat_lt
  rw [← UInt64.toNat_inj]
  omega

end Spec.Word
