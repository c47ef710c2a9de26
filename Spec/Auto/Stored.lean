module

public import Spec.Auto.Coded

/-!
# The words of a state

A kernel keeps a state in one or several words, all of 32 bits or all of 64. Each word is the packed
code of a part of the state.

## Main definitions

* `Stored W α`: values of `α` are kept in words `W`.
* `Stored.word64`, `Stored.word32`, `Stored.pair`: in one word, and in one more.
* `Stored.ofEquiv`: a structure as its fields.
-/

@[expose] public section

-- Every constant is computed where it is used: nothing is initialised at run time.
set_option compiler.extract_closed false

namespace Spec.Auto

/-- Values of `α` are kept in words `W`, with the laws of this where `fits` says so. -/
class Stored (W : outParam Type) (α : Type) where
  /-- The words of a value. -/
  store : α → W
  /-- The value in these words; whatever they are, there is one. -/
  load : W → α
  /-- Whether words are those of a value. -/
  stored : W → Bool
  /-- Whether each part fits its word. -/
  fits : Bool
  /-- A value is that in its words. -/
  load_store : fits = true → ∀ a, load (store a) = a
  /-- The words that are accepted are those of values. -/
  stored_iff : fits = true → ∀ w, stored w = true ↔ ∃ a, w = store a

namespace Stored

variable {V W α β : Type}

/-- Equal words are those of equal values. -/
theorem store_inj [A : Stored W α] (h : A.fits = true) {a b : α} :
    A.store a = A.store b ↔ a = b :=
  ⟨fun hab => by rw [← A.load_store h a, hab, A.load_store h], congrArg A.store⟩

/-- In one word of 64 bits, as the packed code. -/
@[inline] def word64 [A : Coded α] (_le : A.bits ≤ 64 := by
    first
    | exact Nat.le_of_ble_eq_true rfl
    | fail "a state takes more than the 64 bits of a word: keep it in several words, with \
        `Stored.pair`") : Stored UInt64 α where
  store := A.pack
  load := A.unpack
  stored := A.packed
  fits := A.fits
  load_store := A.unpack_pack
  stored_iff := A.packed_iff

/-- In one word of 32 bits, as the packed code. -/
@[inline] def word32 [A : Coded α] (_le : A.bits ≤ 32 := by
    first
    | exact Nat.le_of_ble_eq_true rfl
    | fail "a state takes more than the 32 bits of a word: keep it in a word of 64 bits, with \
        `Stored.word64`, or in several, with `Stored.pair`") : Stored UInt32 α where
  store a := (A.pack a).toUInt32
  load w := A.unpack w.toUInt64
  stored w := A.packed w.toUInt64
  fits := both A.fits (decide (A.bits ≤ 32))
  load_store h a := by
    rw [both_eq, Bool.and_eq_true, decide_eq_true_eq] at h
    have hlt := Nat.lt_of_lt_of_le (A.pack_lt h.1 a) (Nat.pow_le_pow_right (by decide) h.2)
    have : (A.pack a).toUInt32.toUInt64 = A.pack a := by
      rw [← UInt64.toNat_inj, UInt32.toNat_toUInt64, UInt64.toNat_toUInt32, Nat.mod_eq_of_lt hlt]
    rw [this, A.unpack_pack h.1]
  stored_iff h w := by
    rw [both_eq, Bool.and_eq_true, decide_eq_true_eq] at h
    have hlt a := Nat.lt_of_lt_of_le (A.pack_lt h.1 a) (Nat.pow_le_pow_right (by decide) h.2)
    rw [A.packed_iff h.1]
    refine exists_congr fun a => ?_
    rw [← UInt64.toNat_inj, ← UInt32.toNat_inj, UInt32.toNat_toUInt64, UInt64.toNat_toUInt32,
      Nat.mod_eq_of_lt (hlt a)]

theorem fits_word32 [A : Coded α] (h : A.fits = true)
    (le : A.bits ≤ 32 := by exact Nat.le_of_ble_eq_true rfl) :
    (word32 (α := α) le).fits = true := by
  change both _ (decide _) = true
  rw [h, decide_eq_true le]; rfl

/-- The parts in words of their own. -/
@[inline] def pair (A : Stored V α) (B : Stored W β) : Stored (V × W) (α × β) where
  store x := (A.store x.1, B.store x.2)
  load w := (A.load w.1, B.load w.2)
  stored w := both (A.stored w.1) (B.stored w.2)
  fits := both A.fits B.fits
  load_store h x := by
    rw [both_eq, Bool.and_eq_true] at h
    rw [A.load_store h.1, B.load_store h.2]
  stored_iff h w := by
    rw [both_eq, Bool.and_eq_true] at h
    rw [both_eq, Bool.and_eq_true, A.stored_iff h.1, B.stored_iff h.2]
    exact ⟨fun ⟨⟨a, ha⟩, b, hb⟩ => ⟨(a, b), Prod.ext ha hb⟩,
      fun ⟨x, hx⟩ => ⟨⟨x.1, congrArg Prod.fst hx⟩, x.2, congrArg Prod.snd hx⟩⟩

theorem fits_pair {A : Stored V α} {B : Stored W β} (ha : A.fits = true) (hb : B.fits = true) :
    (pair A B).fits = true := by
  change both _ _ = true
  rw [ha, hb]; rfl

/-- The words of a type that is another one under other names. -/
@[inline] def ofEquiv (A : Stored W α) (to : β → α) (of : α → β) (of_to : ∀ b, of (to b) = b)
    (to_of : ∀ a, to (of a) = a) : Stored W β where
  store b := A.store (to b)
  load w := of (A.load w)
  stored := A.stored
  fits := A.fits
  load_store h b := by rw [A.load_store h, of_to]
  stored_iff h w := (A.stored_iff h w).trans
    ⟨fun ⟨a, hw⟩ => ⟨of a, by rw [to_of, hw]⟩, fun ⟨b, hw⟩ => ⟨to b, hw⟩⟩

end Stored

end Spec.Auto
