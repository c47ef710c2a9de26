module

/-!
# Words as numbers

Masks and shifts by a number of bits are remainders and quotients by a power of two.

## Main statements

* `toNat_and_mask`, `toNat_shiftRight`: the lowest bits of a word, and the others.
* `toNat_sub_one`: a loop that counts down to `0` ends.
-/

@[expose] public section

namespace Spec.Word

variable {s : UInt64} (x : UInt64)

theorem toNat_and_mask (k : Nat) {m : UInt64} (hm : m.toNat = 2 ^ k - 1) :
    (x &&& m).toNat = x.toNat % 2 ^ k := by
  rw [UInt64.toNat_and, hm, Nat.and_two_pow_sub_one_eq_mod]

theorem toNat_shiftRight (hs : s.toNat < 64) : (x >>> s).toNat = x.toNat / 2 ^ s.toNat := by
  rw [UInt64.toNat_shiftRight, Nat.mod_eq_of_lt hs, Nat.shiftRight_eq_div_pow]

variable {x}

theorem toNat_eq_zero_iff : x.toNat = 0 ↔ x = 0 := UInt64.toNat_inj (b := 0)

theorem toNat_sub_one (h : ¬ x = 0) : (x - 1).toNat + 1 = x.toNat := by
  have hx := mt toNat_eq_zero_iff.mp h
  rw [UInt64.toNat_sub_of_le _ _ (by rw [UInt64.le_iff_toNat_le]; change 1 ≤ _; omega)]
  change x.toNat - 1 + 1 = _
  omega

end Spec.Word
