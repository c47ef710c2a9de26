module

public import Spec.Auto.Coded
public import Spec.Auto.Shown
public import Spec.Word.Bit

/-!
# Sets of numbers, as the bits of a word

## Main definitions

* `Bits count`: sets of the numbers below `count`, which is at most `64`.
* `Bits.empty`, `Bits.has`, `Bits.insert`, `Bits.erase`: the empty set, membership, and one number
  more or less.

## Main statements

* `Bits.has_empty`, `Bits.has_insert`, `Bits.has_erase`: they are what they are called.
* `Bits.ext_has`: sets with the same numbers are equal.
-/

@[expose] public section

-- Every constant is computed where it is used: nothing is initialised at run time.
set_option compiler.extract_closed false

namespace Spec.Auto

open Spec.Word (bitOf)

/-- A set of numbers below `count`, each a bit of a word. -/
@[ext]
structure Bits (count : Nat) where
  /-- The word. -/
  word : UInt64
  /-- It has no other bits. -/
  lt : word.toNat < 2 ^ count
deriving DecidableEq

namespace Bits

variable {count : Nat}

/-- The word with the bits of all numbers. -/
@[inline] def mask (count : Nat) : UInt64 := .ofNat (2 ^ count - 1)

theorem toNat_mask (h : count ≤ 64) : (mask count).toNat = 2 ^ count - 1 := by
  have := Nat.pow_le_pow_right (n := 2) (by decide) h
  have := Nat.two_pow_pos count
  exact UInt64.toNat_ofNat_of_lt' (by change _ < 2 ^ 64; omega)

theorem toNat_and_mask_lt (w : UInt64) : (w &&& mask count).toNat < 2 ^ count := by
  rw [UInt64.toNat_and]
  refine Nat.lt_of_le_of_lt Nat.and_le_right ?_
  have := Nat.two_pow_pos count
  exact Nat.lt_of_le_of_lt (Nat.mod_le _ _) (by omega)

/-- The set of a word, without the bits of larger numbers. -/
@[inline] def of (w : UInt64) : Bits count := ⟨w &&& mask count, toNat_and_mask_lt w⟩

/-- The empty set. -/
@[inline] def empty : Bits count := ⟨0, Nat.two_pow_pos count⟩

/-- Whether a number is in the set. Of a comparison with `0` C compilers make vectors, and of a bit
that is shifted down they do not. -/
@[inline] def has (s : Bits count) (i : UInt64) : Bool :=
  decide ((0 : UInt64) < s.word &&& (1 <<< i))

/-- The set and one number more, if that is below `count`. -/
@[inline] def insert (s : Bits count) (i : UInt64) : Bits count := of (s.word ||| (1 <<< i))

/-- The set without one number. -/
@[inline] def erase (s : Bits count) (i : UInt64) : Bits count :=
  ⟨s.word &&& ~~~(1 <<< i), by
    rw [UInt64.toNat_and]; exact Nat.lt_of_le_of_lt Nat.and_le_left s.lt⟩

theorem has_eq (s : Bits count) {i : UInt64} (hi : i.toNat < 64) :
    s.has i = bitOf s.word i.toNat := by
  have hbit (j : Nat) : bitOf (s.word &&& (1 <<< i)) j =
      (bitOf s.word j && decide (i.toNat = j)) := by
    rw [Word.bitOf_and, Word.bitOf_single _ hi]
  have hzero : s.word &&& (1 <<< i) = 0 ↔ bitOf s.word i.toNat = false := by
    constructor
    · intro h
      have := hbit i.toNat
      rw [h, Word.bitOf_zero, decide_eq_true rfl, Bool.and_true] at this
      exact this.symm
    · intro h
      refine Word.ext_bitOf fun j _ => ?_
      rw [hbit, Word.bitOf_zero]
      by_cases hj : i.toNat = j
      · rw [← hj, h]; rfl
      · rw [decide_eq_false hj, Bool.and_false]
  rw [has, Bool.eq_iff_iff, decide_eq_true_eq, UInt64.lt_iff_toNat_lt, UInt64.toNat_zero,
    Nat.pos_iff_ne_zero, ne_eq, Word.toNat_eq_zero_iff, hzero, Bool.not_eq_false]

theorem bitOf_mask (h : count ≤ 64) (i : Nat) : bitOf (mask count) i = decide (i < count) := by
  rw [Word.bitOf_eq_testBit, toNat_mask h, Nat.testBit_two_pow_sub_one]

/-- **Claim.** The empty set has no number. -/
theorem has_empty {i : UInt64} (hi : i.toNat < 64) : (empty : Bits count).has i = false := by
  rw [has_eq _ hi]; exact Word.bitOf_zero _

/-- **Claim.** A number that is inserted is in the set, and the others are as they were. -/
theorem has_insert (h : count ≤ 64) (s : Bits count) {i j : UInt64} (hi : i.toNat < count)
    (hj : j.toNat < count) : (s.insert i).has j = (s.has j || decide (i = j)) := by
  rw [has_eq _ (by omega), has_eq _ (by omega)]
  change bitOf ((s.word ||| (1 <<< i)) &&& mask count) j.toNat = _
  rw [Word.bitOf_and, Word.bitOf_or, Word.bitOf_single _ (by omega), bitOf_mask h,
    decide_eq_true hj, Bool.and_true]
  exact congrArg (bitOf s.word j.toNat || ·) (decide_eq_decide.mpr UInt64.toNat_inj)

/-- **Claim.** A number that is erased is not in the set, and the others are as they were. -/
theorem has_erase (h : count ≤ 64) (s : Bits count) {i j : UInt64} (hi : i.toNat < count)
    (hj : j.toNat < count) : (s.erase i).has j = (s.has j && !decide (i = j)) := by
  rw [has_eq _ (by omega), has_eq _ (by omega)]
  change bitOf (s.word &&& ~~~(1 <<< i)) j.toNat = _
  rw [Word.bitOf_and, Word.bitOf_not (by omega), Word.bitOf_single _ (by omega)]
  exact congrArg (bitOf s.word j.toNat && !·) (decide_eq_decide.mpr UInt64.toNat_inj)

/-- **Claim.** Sets with the same numbers are equal. -/
theorem ext_has {s t : Bits count}
    (hst : ∀ i : UInt64, i.toNat < count → s.has i = t.has i) : s = t := by
  refine Bits.ext (Word.ext_bitOf fun i hi => ?_)
  have hn : (UInt64.ofNat i).toNat = i :=
    UInt64.toNat_ofNat_of_lt' (Nat.lt_trans hi (by decide))
  by_cases hic : i < count
  · have := hst (.ofNat i) (by rwa [hn])
    rwa [has_eq _ (by rwa [hn]), has_eq _ (by rwa [hn]), hn] at this
  · have hle (u : Bits count) : bitOf u.word i = false := by
      rw [Word.bitOf_eq_testBit]
      exact Nat.testBit_lt_two_pow (Nat.lt_of_lt_of_le u.lt
        (Nat.pow_le_pow_right (by decide) (Nat.not_lt.mp hic)))
    rw [hle, hle]

theorem of_word (h : count ≤ 64) (s : Bits count) : of s.word = s := by
  refine Bits.ext (UInt64.toNat_inj.mp ?_)
  change (s.word &&& mask count).toNat = _
  rw [Word.toNat_and_mask _ count (toNat_mask h), Nat.mod_eq_of_lt s.lt]

/-- A set is chosen by its word. -/
@[inline] instance : Select (Bits count) where
  select c x y := ⟨select c x.word y.word,
    select_ind (φ := fun w : UInt64 => w.toNat < 2 ^ count) c x.lt y.lt⟩
  select_eq' c x y := by cases c <;> exact Bits.ext (select_eq ..)

/-- A set has its word for both codes. -/
@[inline] instance : Coded (Bits count) where
  bits := count + (1 - count)
  width := .ofNat count
  pack s := s.word ||| 0
  unpack w := of w
  packed w := (w &&& ~~~mask count) == 0
  card := 2 ^ count
  size := .ofNat (2 ^ count)
  number s := s.word ||| 0
  nth w := of w
  fits := both (decide (0 < count)) (decide (count ≤ 64))
  bits_pos := by omega
  bits_le h := by simp only [both_eq, Bool.and_eq_true, decide_eq_true_eq] at h; omega
  width_eq h := by
    simp only [both_eq, Bool.and_eq_true, decide_eq_true_eq] at h
    rw [UInt64.toNat_ofNat_of_lt' (Nat.lt_of_le_of_lt h.2 (by decide))]; omega
  pack_lt h s := by
    simp only [both_eq, Bool.and_eq_true, decide_eq_true_eq] at h
    rw [show count + (1 - count) = count by omega, UInt64.or_zero]
    exact s.lt
  unpack_pack h s := by
    simp only [both_eq, Bool.and_eq_true, decide_eq_true_eq] at h
    rw [UInt64.or_zero, of_word h.2]
  packed_iff h w := by
    simp only [both_eq, Bool.and_eq_true, decide_eq_true_eq] at h
    rw [beq_iff_eq]
    constructor
    · intro hw
      refine ⟨of w, ?_⟩
      rw [UInt64.or_zero]
      refine Word.ext_bitOf fun i hi => ?_
      have hb := congrArg (bitOf · i) hw
      simp only [Word.bitOf_and, Word.bitOf_not hi, Word.bitOf_zero] at hb
      change _ = bitOf (w &&& mask count) i
      rw [Word.bitOf_and]
      revert hb
      cases bitOf w i <;> cases bitOf (mask count) i <;> decide
    · rintro ⟨s, rfl⟩
      rw [UInt64.or_zero]
      refine Word.ext_bitOf fun i hi => ?_
      rw [Word.bitOf_and, Word.bitOf_not hi, Word.bitOf_zero, bitOf_mask h.2]
      by_cases hic : i < count
      · rw [decide_eq_true hic]; exact Bool.and_false _
      · rw [Word.bitOf_eq_testBit, Nat.testBit_lt_two_pow (Nat.lt_of_lt_of_le s.lt
          (Nat.pow_le_pow_right (by decide) (Nat.not_lt.mp hic)))]; rfl
  card_pos := Nat.two_pow_pos count
  size_eq h := UInt64.toNat_ofNat_of_lt' h
  number_lt _ s := by rw [UInt64.or_zero]; exact s.lt
  nth_number h s := by
    have hc : count < 64 := (Nat.pow_lt_pow_iff_right (by decide)).mp h
    rw [UInt64.or_zero, of_word (Nat.le_of_lt hc)]
  number_nth h w hw := by
    have hc : count < 64 := (Nat.pow_lt_pow_iff_right (by decide)).mp h
    rw [UInt64.or_zero]
    exact congrArg Bits.word (of_word (Nat.le_of_lt hc) ⟨w, hw⟩)

end Bits

end Spec.Auto
