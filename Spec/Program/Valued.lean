module

public import Spec.Auto.Between
public import Spec.Auto.Rules
public import Spec.Program.Ranges
public import Spec.Program.Sound

/-!
# Values of states as integers and words

How the values of a state, of parameters and of actions become variables of a program, and are read
from them. Reading is total: an integer that is none of a value is read as some value, and code does
the same with its word, so that no proof is needed that it is in range.

## Main definitions

* `Worded α`, `Valued α`: a type whose values are words of 64 bits, and integers of a range.
* `Valued.ofInt`: the value of an integer.
* `rewardOfWord`, `rewardOfInt`: the reward that is a word, or an integer.

## Main statements

* `Valued.ofInt_word`: the value of an integer is that of its word.
* `Valued.ofInt_toInt`, `Valued.toInt_ofInt`: a value is that of its integer, and back where it is
  in range.
* `rewardOfInt_word`: the reward of an integer is that of its word.
-/

@[expose] public section

-- Every constant is computed where it is used: nothing is initialised at run time.
set_option compiler.extract_closed false

namespace Spec.Program

open Spec.MDP Spec.Auto

/-- A type whose values are words of 64 bits. -/
class Worded (α : Type) where
  /-- The word of a value. -/
  word : α → Int64
  /-- The value of a word; whatever the word is, there is one. -/
  ofWord : Int64 → α

export Worded (word ofWord)

/-- A type whose values are integers of a range, with words that are these integers. -/
class Valued (α : Type) [W : Worded α] where
  /-- The range. -/
  range : Int × Int
  /-- The integer of a value. -/
  toInt : α → Int
  /-- Integers of values are in range. -/
  toInt_in : ∀ a, In (toInt a) range
  /-- The word is that of the integer. -/
  toInt_word : ∀ a, (W.word a).toInt = toInt a
  /-- A value is that of its word. -/
  ofWord_word : ∀ a, W.ofWord (W.word a) = a
  /-- The value of a word in range is the integer that the word is. -/
  toInt_ofWord : ∀ w, In w.toInt range → toInt (W.ofWord w) = w.toInt

namespace Valued

variable {α : Type} [W : Worded α]

/-- The value of an integer; some value where it is out of range. -/
noncomputable def ofInt (n : Int) : α := W.ofWord (Int64.ofInt n)

/-- **Claim.** The value of the integer that a word is is that of the word. -/
theorem ofInt_word (w : Int64) : (ofInt w.toInt : α) = W.ofWord w := by
  rw [ofInt, Int64.ofInt_toInt]

variable [V : Valued α]

/-- **Claim.** A value is that of its integer. -/
@[simp] theorem ofInt_toInt (a : α) : ofInt (V.toInt a) = a := by
  rw [← V.toInt_word, ofInt_word, V.ofWord_word]

/-- **Claim.** An integer of a word that is in range is that of its value. -/
theorem toInt_ofInt {n : Int} (h : In n V.range) (hn : IsWord n) :
    V.toInt (ofInt n : α) = n := by
  have e : (Int64.ofInt n).toInt = n := Int64.toInt_ofInt.trans (toInt_fit hn)
  rw [ofInt, V.toInt_ofWord _ (e.symm ▸ h), e]

end Valued

/-! ### Numbers -/

theorem toNat_toUInt32 {w : Int64} (h : 0 ≤ w.toInt ∧ w.toInt < 2 ^ 32) :
    (w.toUInt64.toUInt32.toNat : Int) = w.toInt := by
  have := toNat_toUInt64 h.1
  rw [UInt64.toNat_toUInt32]
  omega

/-- The word of a bounded number. -/
@[inline] def wordOf (i : UInt32) : Int64 := (widen i).toInt64

theorem toInt_wordOf (i : UInt32) : (wordOf i).toInt = i.toNat := by
  have := i.toNat_lt
  rw [wordOf, toInt_toInt64 (by rw [toNat_widen]; omega), toNat_widen]

theorem le_of_keep {c : Bool} {w last : UInt32} (h : c = true → w ≤ last) : keep c w ≤ last := by
  rw [keep_eq]
  split
  · next hc => exact h hc
  · exact UInt32.le_iff_toNat_le.mpr (Nat.zero_le _)

theorem toUInt32_le {w : UInt64} {last : UInt32} (h : decide (w ≤ widen last) = true) :
    w.toUInt32 ≤ last := by
  have h := of_decide_eq_true h
  rw [UInt64.le_iff_toNat_le, toNat_widen] at h
  rwa [UInt32.le_iff_toNat_le, toNat_toUInt64_le h]

/-- The number that a word is, and `0` where it is none of those up to the last one. -/
@[inline] def numberOf {last : UInt32} {width : Nat} (w : Int64) : UpTo last width :=
  ⟨keep (decide (w.toUInt64 ≤ widen last)) w.toUInt64.toUInt32, le_of_keep toUInt32_le⟩

theorem toNat_numberOf {last : UInt32} {width : Nat} {w : Int64}
    (h : In w.toInt (0, last.toNat)) :
    ((numberOf w : UpTo last width).toNat : Int) = w.toInt := by
  have hl := last.toNat_lt
  have hw := toNat_toUInt64 h.1
  have hle : decide (w.toUInt64 ≤ widen last) = true := by
    rw [decide_eq_true_eq, UInt64.le_iff_toNat_le, toNat_widen]
    simp only [In] at h; omega
  change ((keep _ _).toNat : Int) = _
  rw [hle, keep_eq, if_pos rfl]
  exact toNat_toUInt32 ⟨h.1, by simp only [In] at h; omega⟩

/-- The word of a bounded number. -/
@[inline] instance {last : UInt32} {width : Nat} : Worded (UpTo last width) where
  word i := wordOf i.val
  ofWord w := numberOf w

/-- A bounded number is itself. -/
noncomputable instance {last : UInt32} {width : Nat} : Valued (UpTo last width) where
  range := (0, last.toNat)
  toInt i := i.toNat
  toInt_in i := ⟨Int.natCast_nonneg _, Int.ofNat_le.mpr i.toNat_le⟩
  toInt_word i := toInt_wordOf i.val
  ofWord_word i := by
    have e := toInt_wordOf i.val
    refine UpTo.ext_toNat (Int.ofNat_inj.mp ?_)
    change ((numberOf (wordOf i.val) : UpTo last width).toNat : Int) = _
    rw [toNat_numberOf, e]
    · rfl
    · rw [e]; exact ⟨Int.natCast_nonneg _, Int.ofNat_le.mpr i.toNat_le⟩
  toInt_ofWord _ := toNat_numberOf

/-- The word of the least one of a range of integers. -/
@[inline] def leastOf (low : UInt32) : Int64 :=
  (Reward.word (low := low.toInt32.toInt) (high := low.toInt32.toInt)
    ⟨low, Int.le_refl _, Int.le_refl _⟩).toInt64

theorem toInt_leastOf (low : UInt32) : (leastOf low).toInt = low.toInt32.toInt :=
  Reward.signed_word _

/-- The word of a bounded integer. -/
@[inline] instance {low last : UInt32} {width : Nat} : Worded (Between low last width) where
  word i := leastOf low + wordOf i.distance.val
  ofWord w := ⟨numberOf (w - leastOf low)⟩

/-- A bounded integer is itself. -/
noncomputable instance {low last : UInt32} {width : Nat} : Valued (Between low last width) where
  range := (low.toInt32.toInt, low.toInt32.toInt + last.toNat)
  toInt i := i.toInt
  toInt_in i := i.toInt_mem
  toInt_word i := by
    have := i.distance.val.toNat_lt
    have := low.toInt32.le_toInt
    have := low.toInt32.toInt_lt
    change (leastOf low + wordOf i.distance.val).toInt = _
    rw [Int64.toInt_add, toInt_leastOf, toInt_wordOf, toInt_fit (by omega)]; rfl
  ofWord_word i := by
    have e : leastOf low + wordOf i.distance.val - leastOf low = wordOf i.distance.val := by
      rw [Int64.add_comm, Int64.add_sub_cancel]
    refine Between.ext ?_
    change numberOf (leastOf low + wordOf i.distance.val - leastOf low) = _
    rw [e]
    exact Valued.ofWord_word (α := UpTo last width) i.distance
  toInt_ofWord w h := by
    have hl := last.toNat_lt
    have := low.toInt32.le_toInt
    have := low.toInt32.toInt_lt
    simp only [In] at h
    have e : (w - leastOf low).toInt = w.toInt - low.toInt32.toInt := by
      rw [Int64.toInt_sub, toInt_leastOf, toInt_fit (by omega)]
    change low.toInt32.toInt + ((numberOf (w - leastOf low) : UpTo last width).toNat : Int) = _
    rw [toNat_numberOf, e]
    · omega
    · rw [e]; simp only [In]; omega

/-- The word of a truth value. -/
@[inline] instance : Worded Bool where
  word b := (0 ||| b.toUInt64).toInt64
  ofWord w := isSet w.toUInt64

/-- A truth value is `1` or `0`. -/
noncomputable instance : Valued Bool where
  range := (0, 1)
  toInt b := if b then 1 else 0
  toInt_in b := by cases b <;> decide
  toInt_word b := by cases b <;> decide
  ofWord_word b := by cases b <;> decide
  toInt_ofWord w h := by
    have hw : w = 0 ∨ w = 1 := by
      rw [← Int64.toInt_inj, ← Int64.toInt_inj]
      change w.toInt = 0 ∨ w.toInt = 1
      simp only [In] at h; omega
    rcases hw with rfl | rfl <;> decide

/-! ### Rewards -/

variable {low high : Int}

/-- The integer of a reward. -/
theorem toInt_reward {w : Int64} (h : -2 ^ 31 ≤ w.toInt ∧ w.toInt < 2 ^ 31) :
    w.toUInt64.toUInt32.toInt32.toInt = w.toInt := by
  have hw : w.toInt = (w.toUInt64.toNat : Int).bmod (2 ^ 64) := by
    rw [← Int64.toInt_toBitVec, BitVec.toInt_eq_toNat_bmod]; rfl
  have := w.toUInt64.toNat_lt
  rw [← Int32.toInt_toBitVec, UInt32.toBitVec_toInt32, BitVec.toInt_eq_toNat_bmod,
    UInt32.toNat_toBitVec, UInt64.toNat_toUInt32]
  rw [hw] at h ⊢
  rw [Int.bmod_def] at *
  rw [Int.bmod_def]
  omega

/-- The reward of a word in range. -/
@[inline] def rewardOfWord (h : -2 ^ 31 ≤ low ∧ high < 2 ^ 31) (w : Int64)
    (hw : In w.toInt (low, high)) : Reward low high := ⟨w.toUInt64.toUInt32, by
  simp only [In] at hw
  rw [toInt_reward (by omega)]
  exact hw⟩

/-- The reward of an integer; `0` where it is out of range. -/
noncomputable def rewardOfInt (zero : low ≤ 0 ∧ 0 ≤ high) (n : Int) : Reward low high :=
  let u := (Int64.ofInt n).toUInt64.toUInt32
  if h : low ≤ u.toInt32.toInt ∧ u.toInt32.toInt ≤ high then ⟨u, h⟩ else .zero zero

/-- **Claim.** The reward of the integer that a word in range is is that of the word. -/
theorem rewardOfInt_word (h : -2 ^ 31 ≤ low ∧ high < 2 ^ 31) (zero : low ≤ 0 ∧ 0 ≤ high)
    (w : Int64) (hw : In w.toInt (low, high)) :
    rewardOfInt zero w.toInt = rewardOfWord h w hw := by
  simp only [rewardOfInt, Int64.ofInt_toInt]
  exact dif_pos (rewardOfWord h w hw).within

/-- **Claim.** The reward of an integer in range is that integer. -/
theorem toInt_rewardOfInt (h : -2 ^ 31 ≤ low ∧ high < 2 ^ 31) (zero : low ≤ 0 ∧ 0 ≤ high)
    {n : Int} (hn : In n (low, high)) : (rewardOfInt zero n).toInt = n := by
  simp only [In] at hn
  have e : (Int64.ofInt n).toInt = n := Int64.toInt_ofInt.trans (toInt_fit (by omega))
  have hr : (Int64.ofInt n).toUInt64.toUInt32.toInt32.toInt = n := by
    rw [toInt_reward (by omega), e]
  simp only [rewardOfInt, hr]
  exact (congrArg Reward.toInt (dif_pos hn)).trans hr

end Spec.Program
