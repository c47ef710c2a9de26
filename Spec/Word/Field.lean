module

public import Spec.Word.Bit

/-!
# Fields of a word

Small numbers packed into one word, the first one lowest: a word is a first field of `k` bits and,
above it, the rest, which is a word of fields itself. So three fields are
`cons 10 a (cons 10 b c)`, and the third is `tail 10 (tail 10 x)`. Compilers join the shifts.

A kernel that calls these with literals for `k` sets `compiler.extract_closed` to `false`, so that
the masks are computed where they are used, which C compilers do ahead of time.

## Main definitions

* `head k x`, `tail k x`: the lowest `k` bits, and the others.
* `cons k a x`: the word with these.
* `bitAt x i`: bit `i`.

## Main statements

* `head_cons`, `tail_cons`: what was packed is read.
* `cons_head_tail`: what was read is packed.
* `toNat_head`, `toNat_tail`, `toNat_cons`: the fields as numbers, for `omega`.
-/

@[expose] public section

namespace Spec.Word

/-- The lowest `k` bits of a word. -/
@[inline] def head (k x : UInt64) : UInt64 := x &&& ((1 <<< k) - 1)

/-- What is above the lowest `k` bits of a word. -/
@[inline] def tail (k x : UInt64) : UInt64 := x >>> k

/-- The word with `a` in its lowest `k` bits, and `x` above. -/
@[inline] def cons (k a x : UInt64) : UInt64 := a ||| (x <<< k)

/-- Bit `i` of a word. -/
@[inline] def bitAt (x i : UInt64) : UInt64 := head 1 (tail i x)

variable {k a x : UInt64}

/-! ### Fields as numbers -/

theorem toNat_mask (hk : k.toNat < 64) : (((1 : UInt64) <<< k) - 1).toNat = 2 ^ k.toNat - 1 := by
  have hpow : 2 ^ k.toNat < 2 ^ 64 := Nat.pow_lt_pow_right (by decide) hk
  have hshift : ((1 : UInt64) <<< k).toNat = 2 ^ k.toNat := by
    rw [UInt64.toNat_shiftLeft, UInt64.toNat_one, Nat.mod_eq_of_lt hk, Nat.one_shiftLeft,
      Nat.mod_eq_of_lt hpow]
  rw [UInt64.toNat_sub_of_le _ _ (by
    rw [UInt64.le_iff_toNat_le, hshift]; exact Nat.two_pow_pos _), hshift]
  rfl

theorem toNat_head (hk : k.toNat < 64) (x : UInt64) : (head k x).toNat = x.toNat % 2 ^ k.toNat :=
  toNat_and_mask x k.toNat (toNat_mask hk)

theorem toNat_tail (hk : k.toNat < 64) (x : UInt64) : (tail k x).toNat = x.toNat / 2 ^ k.toNat :=
  toNat_shiftRight x hk

theorem head_lt (hk : k.toNat < 64) (x : UInt64) : (head k x).toNat < 2 ^ k.toNat := by
  rw [toNat_head hk]; exact Nat.mod_lt _ (Nat.two_pow_pos _)

/-- The rest of a word of `k + m` bits has `m`. -/
theorem tail_lt (hk : k.toNat < 64) {m : Nat} (hx : x.toNat < 2 ^ (k.toNat + m)) :
    (tail k x).toNat < 2 ^ m := by
  rw [toNat_tail hk]
  exact Nat.div_lt_of_lt_mul (by rwa [← Nat.pow_add])

/-- A field and the rest, as a number: the rest has to fit above it. -/
theorem toNat_cons (hk : k.toNat < 64) (ha : a.toNat < 2 ^ k.toNat)
    (hx : x.toNat < 2 ^ (64 - k.toNat)) :
    (cons k a x).toNat = a.toNat + x.toNat * 2 ^ k.toNat := by
  have hpow : 2 ^ (64 - k.toNat) * 2 ^ k.toNat = 2 ^ 64 := by
    rw [← Nat.pow_add]; congr 1; omega
  have hlt : x.toNat * 2 ^ k.toNat < 2 ^ 64 := by
    rw [← hpow]; exact Nat.mul_lt_mul_of_pos_right hx (Nat.two_pow_pos _)
  rw [cons, UInt64.toNat_or, UInt64.toNat_shiftLeft, Nat.mod_eq_of_lt hk, Nat.shiftLeft_eq,
    Nat.mod_eq_of_lt hlt, Nat.or_comm, ← Nat.shiftLeft_eq, ← Nat.shiftLeft_add_eq_or_of_lt ha,
    Nat.add_comm]

/-- The bits that are needed for a field of `k` bits and a rest of `m`. -/
theorem cons_lt {m : Nat} (hk : k.toNat < 64) (hm : k.toNat + m ≤ 64) (ha : a.toNat < 2 ^ k.toNat)
    (hx : x.toNat < 2 ^ m) : (cons k a x).toNat < 2 ^ (k.toNat + m) := by
  have hle : 2 ^ m ≤ 2 ^ (64 - k.toNat) := Nat.pow_le_pow_right (by decide) (by omega)
  have hmul : (x.toNat + 1) * 2 ^ k.toNat ≤ 2 ^ m * 2 ^ k.toNat := Nat.mul_le_mul_right _ hx
  rw [toNat_cons hk ha (Nat.lt_of_lt_of_le hx hle), Nat.pow_add, Nat.mul_comm (2 ^ k.toNat)]
  rw [Nat.add_mul, Nat.one_mul] at hmul
  omega

/-! ### Reading what was packed -/

/-- The field that was packed is read, whatever is above it. -/
theorem head_cons (hk : k.toNat < 64) (ha : a.toNat < 2 ^ k.toNat) (x : UInt64) :
    head k (cons k a x) = a := by
  rw [← UInt64.toNat_inj, toNat_head hk, cons, UInt64.toNat_or, UInt64.toNat_shiftLeft,
    Nat.mod_eq_of_lt hk, Nat.shiftLeft_eq]
  have hdvd : 2 ^ k.toNat ∣ x.toNat * 2 ^ k.toNat % 2 ^ 64 :=
    (Nat.dvd_mod_iff (Nat.pow_dvd_pow 2 (Nat.le_of_lt hk))).mpr (Nat.dvd_mul_left ..)
  rw [Nat.or_mod_two_pow, Nat.mod_eq_zero_of_dvd hdvd, Nat.or_zero, Nat.mod_eq_of_lt ha]

/-- A small word is its own first field. -/
theorem head_of_lt (hk : k.toNat < 64) (hx : x.toNat < 2 ^ k.toNat) : head k x = x := by
  rw [← UInt64.toNat_inj, toNat_head hk, Nat.mod_eq_of_lt hx]

/-- A field may be read with fewer bits than it was packed with, when it has no more. -/
theorem head_cons_of_le {j : UInt64} (hjk : j.toNat ≤ k.toNat) (hk : k.toNat < 64)
    (ha : a.toNat < 2 ^ j.toNat) (x : UInt64) : head j (cons k a x) = a := by
  have hle : 2 ^ j.toNat ≤ 2 ^ k.toNat := Nat.pow_le_pow_right (by decide) hjk
  have h := congrArg UInt64.toNat (head_cons hk (Nat.lt_of_lt_of_le ha hle) x)
  have hdvd : 2 ^ j.toNat ∣ 2 ^ k.toNat := Nat.pow_dvd_pow 2 hjk
  rw [toNat_head hk] at h
  rw [← UInt64.toNat_inj, toNat_head (Nat.lt_of_le_of_lt hjk hk), ← Nat.mod_mod_of_dvd _ hdvd, h,
    Nat.mod_eq_of_lt ha]

/-- The rest that was packed above a field is read, if it fits above it. -/
theorem tail_cons (hk : k.toNat < 64) (ha : a.toNat < 2 ^ k.toNat)
    (hx : x.toNat < 2 ^ (64 - k.toNat)) : tail k (cons k a x) = x := by
  rw [← UInt64.toNat_inj, toNat_tail hk, toNat_cons hk ha hx,
    Nat.add_mul_div_right _ _ (Nat.two_pow_pos _), Nat.div_eq_of_lt ha, Nat.zero_add]

/-- A word is what its first field and the rest pack to. -/
theorem cons_head_tail (hk : k.toNat < 64) (x : UInt64) : cons k (head k x) (tail k x) = x := by
  have hlt : (tail k x).toNat < 2 ^ (64 - k.toNat) :=
    tail_lt hk (by rw [Nat.add_sub_cancel' (Nat.le_of_lt hk)]; exact x.toNat_lt)
  rw [← UInt64.toNat_inj, toNat_cons hk (head_lt hk x) hlt, toNat_head hk, toNat_tail hk,
    Nat.mul_comm, Nat.mod_add_div]

/-! ### Bits -/

theorem toNat_bitAt {i : UInt64} (hi : i.toNat < 64) (x : UInt64) :
    (bitAt x i).toNat = (x.toNat.testBit i.toNat).toNat := toNat_shiftRight_and_one x hi

end Spec.Word
