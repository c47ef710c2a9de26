module

public import Spec.Word.Number

/-!
# The bits of a word

A word as its bits, truth values by their numbers: for words that hold a set, or a value for each of
several places, and are computed with for all places at once.

## Main definitions

* `bitOf x i`: bit `i` of a word.
* `carry x y i`: the carry into bit `i` of the sum.

## Main statements

* `ext_bitOf`: words with the same bits are equal.
* `bitOf_and`, `bitOf_or`, `bitOf_xor`, `bitOf_not`, `bitOf_shiftLeft`, `bitOf_shiftRight`: the
  operations, bit by bit.
* `bitOf_add`, `carry_succ`: the bits of a sum.
* `toNat_shiftRight_and_one`: a bit that is shifted down and masked.
-/

@[expose] public noncomputable section

namespace Spec.Word

/-- Bit `i` of a word. -/
def bitOf (x : UInt64) (i : Nat) : Bool := x.toBitVec.getLsbD i

/-- The carry into bit `i` of the sum of two words. -/
def carry (x y : UInt64) (i : Nat) : Bool := BitVec.carry i x.toBitVec y.toBitVec false

variable (x y : UInt64) (i : Nat)

theorem bitOf_eq_testBit : bitOf x i = x.toNat.testBit i := rfl

variable {x y i}

theorem bitOf_of_le (h : 64 ≤ i) : bitOf x i = false := BitVec.getLsbD_of_ge _ _ h

theorem ext_bitOf (h : ∀ i < 64, bitOf x i = bitOf y i) : x = y :=
  UInt64.toBitVec_inj.mp (BitVec.eq_of_getLsbD_eq h)

theorem bitOf_not (h : i < 64) : bitOf (~~~x) i = !bitOf x i := by
  simp only [bitOf, UInt64.toBitVec_not, BitVec.getLsbD_not, h, decide_true, Bool.true_and]

variable (x y i)

theorem bitOf_and : bitOf (x &&& y) i = (bitOf x i && bitOf y i) := by
  simp only [bitOf, UInt64.toBitVec_and, BitVec.getLsbD_and]

theorem bitOf_or : bitOf (x ||| y) i = (bitOf x i || bitOf y i) := by
  simp only [bitOf, UInt64.toBitVec_or, BitVec.getLsbD_or]

theorem bitOf_xor : bitOf (x ^^^ y) i = (bitOf x i ^^ bitOf y i) := by
  simp only [bitOf, UInt64.toBitVec_xor, BitVec.getLsbD_xor]

theorem bitOf_zero : bitOf 0 i = false := Nat.zero_testBit i

theorem bitOf_one : bitOf 1 i = decide (i = 0) :=
  (Nat.testBit_two_pow_sub_one 1 i).trans (decide_eq_decide.mpr Nat.lt_one_iff)

/-! ### Shifts -/

variable {s : UInt64}

theorem bitOf_shiftRight (hs : s.toNat < 64) : bitOf (x >>> s) i = bitOf x (s.toNat + i) := by
  rw [bitOf_eq_testBit, toNat_shiftRight x hs, Nat.testBit_div_two_pow, Nat.add_comm]; rfl

theorem bitOf_shiftLeft (hs : s.toNat < 64) {i : Nat} (hi : i < 64) :
    bitOf (x <<< s) i = (decide (s.toNat ≤ i) && bitOf x (i - s.toNat)) := by
  rw [bitOf_eq_testBit, UInt64.toNat_shiftLeft, Nat.mod_eq_of_lt hs, Nat.testBit_mod_two_pow,
    decide_eq_true hi, Bool.true_and, Nat.testBit_shiftLeft]
  rfl

/-- The word with one bit. -/
theorem bitOf_single (hs : s.toNat < 64) : bitOf (1 <<< s) i = decide (s.toNat = i) := by
  have hpow : 2 ^ s.toNat < 2 ^ 64 := Nat.pow_lt_pow_right (by decide) hs
  rw [bitOf_eq_testBit, UInt64.toNat_shiftLeft, UInt64.toNat_one, Nat.mod_eq_of_lt hs,
    Nat.one_shiftLeft, Nat.mod_eq_of_lt hpow, Nat.testBit_two_pow]

theorem toNat_shiftRight_and_one (hs : s.toNat < 64) :
    ((x >>> s) &&& 1).toNat = (bitOf x s.toNat).toNat := by
  rw [toNat_and_mask _ 1 rfl, toNat_shiftRight x hs, bitOf_eq_testBit,
    Nat.testBit_eq_decide_div_mod_eq, Nat.pow_one]
  rcases Nat.mod_two_eq_zero_or_one (x.toNat / 2 ^ s.toNat) with h | h <;> rw [h] <;> rfl

/-! ### Subsets -/

/-- The bits of one word are among those of another. -/
theorem and_not_eq_zero_iff : x &&& ~~~y = 0 ↔ ∀ i < 64, bitOf x i = true → bitOf y i = true := by
  refine ⟨fun h i hi hx => ?_, fun h => ext_bitOf fun i hi => ?_⟩
  · have := congrArg (bitOf · i) h
    simp only [bitOf_and, bitOf_not hi, bitOf_zero, hx, Bool.true_and, Bool.not_eq_false'] at this
    exact this
  · rw [bitOf_and, bitOf_not hi, bitOf_zero]
    cases hx : bitOf x i
    · rfl
    · rw [h i hi hx]; rfl

/-! ### Sums -/

theorem carry_zero : carry x y 0 = false := BitVec.carry_zero

theorem carry_succ :
    carry x y (i + 1) = (bitOf x i).atLeastTwo (bitOf y i) (carry x y i) := BitVec.carry_succ ..

theorem bitOf_add {i : Nat} (hi : i < 64) :
    bitOf (x + y) i = (bitOf x i ^^ (bitOf y i ^^ carry x y i)) := by
  rw [bitOf, UInt64.toBitVec_add, BitVec.getLsbD_add hi]; rfl

/-! ### The lowest one -/

theorem bitOf_neg_one {i : Nat} (hi : i < 64) : bitOf (-1) i = true := by
  rw [← UInt64.not_zero, bitOf_not hi, bitOf_zero]; rfl

/-- The zeros below the lowest one. -/
theorem bitOf_not_and_sub_one {k : Nat} (hlow : ∀ i < k, bitOf x i = false)
    (hone : bitOf x k = true) {i : Nat} (hi : i < 64) :
    bitOf (~~~x &&& (x - 1)) i = decide (i < k) := by
  have hcarry (j : Nat) (hj : j ≤ 64) : carry x (-1) j = decide (k < j) := by
    induction j with
    | zero => exact carry_zero ..
    | succ j ih =>
      rw [carry_succ, ih (by omega), bitOf_neg_one hj]
      rcases Nat.lt_trichotomy j k with h | rfl | h
      · rw [hlow j h, decide_eq_false (by omega), decide_eq_false (by omega)]; rfl
      · rw [hone, decide_eq_true (Nat.lt_succ_self j)]; rfl
      · rw [decide_eq_true h, decide_eq_true (by omega)]; cases bitOf x j <;> rfl
  rw [bitOf_and, bitOf_not hi, UInt64.sub_eq_add_neg, bitOf_add _ _ hi, hcarry i (by omega),
    bitOf_neg_one hi]
  rcases Nat.lt_trichotomy i k with h | rfl | h
  · rw [hlow i h, decide_eq_false (by omega), decide_eq_true h]; rfl
  · rw [hone, decide_eq_false (Nat.lt_irrefl i)]; rfl
  · rw [decide_eq_true h, decide_eq_false (by omega)]; cases bitOf x i <;> rfl

end Spec.Word
