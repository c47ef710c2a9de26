module

/-!
# Two's complement

A reward is a word that is read as an integer in two's complement. The integer of a sum, a
difference or a product is that of the integers, as long as that is one of a word. Where
intermediate results may overflow, `Reads` follows them modulo `2^64`, without any condition, to a
last one that does not.

## Main definitions

* `signed x`: the integer that a word means.
* `Int64Range r`: the integers that words mean.
* `Reads x z`: the word `x` is the integer `z` modulo `2^64`.

## Main statements

* `Reads.add`, `Reads.sub`, `Reads.mul`, `Reads.neg`: arithmetic modulo `2^64`.
* `Reads.signed_eq`, `Reads.toNat_eq`: what such a word means.

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

/-! ### Modulo `2^64` -/

/-- The word is the integer in two's complement: they are equal modulo `2^64`. -/
def Reads (x : UInt64) (z : Int) : Prop := (x.toNat : Int) = z % 18446744073709551616

theorem reads_toNat (x : UInt64) : Reads x x.toNat := by
  have := x.toNat_lt
  unfold Reads; omega

theorem reads_signed (x : UInt64) : Reads x (signed x) := by
  have := x.toNat_lt
  rw [signed_eq_bmod, Int.bmod_def]
  unfold Reads; omega

namespace Reads

variable {a b : Int}

theorem add (hx : Reads x a) (hy : Reads y b) : Reads (x + y) (a + b) := by
  unfold Reads at *
  rw [UInt64.toNat_add]; omega

theorem sub (hx : Reads x a) (hy : Reads y b) : Reads (x - y) (a - b) := by
  have := y.toNat_lt
  unfold Reads at *
  rw [UInt64.toNat_sub]; omega

theorem neg (hx : Reads x a) : Reads (-x) (-a) := by
  have h := sub (x := 0) (y := x) (a := 0) rfl hx
  rw [UInt64.zero_sub, Int.zero_sub] at h
  exact h

theorem mul (hx : Reads x a) (hy : Reads y b) : Reads (x * y) (a * b) := by
  unfold Reads at *
  rw [UInt64.toNat_mul, Int.natCast_emod, Int.natCast_mul, hx, hy]
  exact (Int.mul_emod ..).symm

/-- A word means the integer that it is modulo `2^64`, if that is one of a word. -/
theorem signed_eq (hx : Reads x a) (ha : Int64Range a) : signed x = a := by
  obtain ⟨h₁, h₂⟩ := ha
  unfold Reads at hx
  rw [signed_eq_bmod, Int.bmod_def]
  omega

/-- Without a sign, too. -/
theorem toNat_eq (hx : Reads x a) (h₀ : 0 ≤ a) (h₁ : a < 2 ^ 64) : (x.toNat : Int) = a := by
  unfold Reads at hx
  omega

end Reads

/-! ### Without overflow -/

theorem signed_add (h : Int64Range (signed x + signed y)) :
    signed (x + y) = signed x + signed y := ((reads_signed x).add (reads_signed y)).signed_eq h

theorem signed_sub (h : Int64Range (signed x - signed y)) :
    signed (x - y) = signed x - signed y := ((reads_signed x).sub (reads_signed y)).signed_eq h

theorem signed_mul (h : Int64Range (signed x * signed y)) :
    signed (x * y) = signed x * signed y := ((reads_signed x).mul (reads_signed y)).signed_eq h

theorem signed_neg (h : signed x ≠ -2 ^ 63) : signed (0 - x) = -signed x := by
  have := signed_range x
  rw [UInt64.zero_sub]
  refine (reads_signed x).neg.signed_eq ?_
  rw [Int64Range] at *
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
