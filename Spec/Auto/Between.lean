module

public import Spec.Auto.Coded
public import Spec.Auto.Shown
public import Spec.Word.Signed

/-!
# Bounded integers

A range of integers that need not begin at `0`. At run time a number of it is its distance from the
least one, so that it is packed, compared and shown as a number from `0` on.

## Main definitions

* `Between low last width`: the integers `low, …, low + last`, with `low` in two's complement.
* `Between.toInt`, `Between.word`, `Between.ofWord`: the integer, its word in two's complement, and
  the number of such a word.

## Main statements

* `Between.toInt_mem`: it lies in the range.
* `Between.signed_word`, `Between.ofWord_word`: the word means the integer, and is read back.
-/

@[expose] public section

-- Every constant is computed where it is used: nothing is initialised at run time.
set_option compiler.extract_closed false

namespace Spec.Auto

/-- An integer `low, …, low + last`, where `low` is a word in two's complement. At run time it is
its distance from `low`, which has `width` bits in the word of a state. -/
@[ext]
structure Between (low last : UInt32) (width : Nat) where
  /-- The distance from the least one. -/
  distance : UpTo last width
deriving DecidableEq

namespace Between

variable {low last : UInt32} {width : Nat}

/-- The integer. -/
def toInt (i : Between low last width) : Int := low.toInt32.toInt + i.distance.toNat

/-- The word of the integer in two's complement. -/
@[inline] def word (i : Between low last width) : UInt32 := low + i.distance.val

/-- The integer of a word in two's complement, and the least one where it is not in the range. -/
@[inline] def ofWord (w : UInt32) : Between low last width := ⟨.cap last (w - low)⟩

/-- **Claim.** The integer lies in its range. -/
theorem toInt_mem (i : Between low last width) :
    low.toInt32.toInt ≤ i.toInt ∧ i.toInt ≤ low.toInt32.toInt + last.toNat := by
  have := i.distance.toNat_le
  unfold toInt
  omega

theorem toInt_toInt32 (w : UInt32) : w.toInt32.toInt = (w.toNat : Int).bmod (2 ^ 32) := by
  rw [← Int32.toInt_toBitVec, UInt32.toBitVec_toInt32, BitVec.toInt_eq_toNat_bmod,
    UInt32.toNat_toBitVec]

/-- **Claim.** The word means the integer, where the range has integers of 32 bits. -/
theorem signed_word (h : low.toInt32.toInt + last.toNat < 2 ^ 31) (i : Between low last width) :
    i.word.toInt32.toInt = i.toInt := by
  have hi := i.distance.toNat_le
  have := low.toNat_lt
  rw [toInt_toInt32] at h
  unfold toInt
  rw [toInt_toInt32, toInt_toInt32, word, UInt32.toNat_add]
  change (((low.toNat + i.distance.toNat) % 2 ^ 32 : Nat) : Int).bmod _ = _
  rw [Int.bmod_def] at h ⊢
  rw [Int.bmod_def]
  omega

/-- **Claim.** An integer is read back from its word. -/
theorem ofWord_word (i : Between low last width) : ofWord i.word = i := by
  have h : low + i.distance.val - low = i.distance.val := by
    rw [UInt32.add_comm, UInt32.add_sub_cancel]
  refine Between.ext ?_
  change UpTo.cap last (low + i.distance.val - low) = _
  rw [h, UpTo.cap_of_le i.distance.le]

/-- An integer has the codes of its distance. -/
@[inline] instance : Coded (Between low last width) :=
  .ofEquiv (fun i => i.distance) (fun d => ⟨d⟩) (fun _ => rfl) fun _ => rfl

/-- An integer is chosen by its distance. -/
@[inline] instance : Select (Between low last width) :=
  .ofEquiv (fun i => i.distance) (fun d => ⟨d⟩) fun _ => rfl

/-- An integer is shown as its distance. -/
@[inline] instance : Components (Between low last width) :=
  Components.ofEquiv (α := UpTo last width) fun i => i.distance

/-- An integer is shown as its distance. -/
noncomputable instance : Shown (Between low last width) :=
  Shown.ofEquiv (α := UpTo last width) (β := Between low last width) (fun i => i.distance)
    (fun d => ⟨d⟩) fun _ => rfl

end Between

end Spec.Auto
