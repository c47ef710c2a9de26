module

public import Spec.Word.Mask
public import Spec.Word.Signed
public import Spec.Swimmer.Machine
public import Spec.Swimmer.Rounded

/-!
# Rounding and saturation in words

What the arithmetic of the swimmer's kernel computes, as integers.

## Main statements

* `signed_roundDiv`: rounding division, where the dividend stays below `2^63`.
* `signed_clamp`: saturation.
* `within_iff`: whether a word is a number of a symmetric range.
-/

@[expose] public noncomputable section

namespace Spec.Swimmer.Machine

open Spec.Word

variable {n d : UInt64}

theorem sign_eq (n : UInt64) : sign n = if signed n < 0 then -1 else 0 := by
  have hn := n.toNat_lt
  have hs := signed_eq_bmod n
  rw [Int.bmod_def] at hs
  have h : (n >>> 63).toNat = n.toNat / 2 ^ 63 := by
    rw [UInt64.toNat_shiftRight, Nat.shiftRight_eq_div_pow]; rfl
  by_cases hlt : n.toNat < 2 ^ 63
  · have h₀ : n >>> 63 = 0 := UInt64.toNat_inj.mp (h.trans (Nat.div_eq_of_lt hlt))
    rw [sign, h₀, if_neg (by omega)]; rfl
  · have h₁ : n >>> 63 = 1 := UInt64.toNat_inj.mp (h.trans (by change _ = 1; omega))
    rw [sign, h₁, if_pos (by omega)]; rfl

theorem xor_neg_one_sub (x : UInt64) : (x ^^^ -1) - -1 = -x := by
  rw [UInt64.xor_neg_one, UInt64.not_eq_neg_sub]
  grind

/-- The absolute value of a word. -/
theorem toNat_abs (n : UInt64) : ((n ^^^ sign n) - sign n).toNat = (signed n).natAbs := by
  have hn := n.toNat_lt
  have hs := signed_eq_bmod n
  rw [Int.bmod_def] at hs
  rw [sign_eq]
  split
  · next h =>
    have hpos : 0 < n.toNat := by omega
    rw [xor_neg_one_sub, UInt64.toNat_neg, show UInt64.size = 2 ^ 64 from rfl]
    omega
  · next h =>
    rw [UInt64.xor_zero, UInt64.sub_zero]
    omega

/-- The sign given to a number below `2^63`. -/
theorem signed_withSign {q : UInt64} (hq : q.toNat < 2 ^ 63) (n : UInt64) :
    signed ((q ^^^ sign n) - sign n) = if signed n < 0 then -(q.toNat : Int) else q.toNat := by
  rw [sign_eq]
  split
  · next h =>
    have := signed_neg (x := q) (by rw [signed_of_lt hq]; omega)
    rw [xor_neg_one_sub, ← UInt64.zero_sub, this, signed_of_lt hq]
  · next h => rw [UInt64.xor_zero, UInt64.sub_zero, signed_of_lt hq]

/-- **Claim.** The kernel's division rounds to the nearest integer, ties away from zero, where the
dividend and half of the divisor stay below `2^63` together. -/
theorem signed_roundDiv {N D : Int} (hn : signed n = N) (hd : signed d = D) (hD : 0 < D)
    (h : N.natAbs + D.toNat / 2 < 2 ^ 63) :
    signed (roundDiv n d) = if N < 0 then -((-N + D / 2) / D) else (N + D / 2) / D := by
  have hdn := d.toNat_lt
  have hds := signed_eq_bmod d
  rw [Int.bmod_def, hd] at hds
  have hdv : d.toNat = D.toNat := by omega
  have hhalf : (d >>> 1).toNat = D.toNat / 2 := by
    rw [UInt64.toNat_shiftRight, Nat.shiftRight_eq_div_pow, ← hdv]; rfl
  have habs := toNat_abs n
  rw [hn] at habs
  have hsum : ((n ^^^ sign n) - sign n + d >>> 1).toNat = N.natAbs + D.toNat / 2 := by
    rw [UInt64.toNat_add, habs, hhalf]
    exact Nat.mod_eq_of_lt (by omega)
  have hq : (((n ^^^ sign n) - sign n + d >>> 1) / d).toNat =
      (N.natAbs + D.toNat / 2) / D.toNat := by
    rw [UInt64.toNat_div, hsum, hdv]
  have hlt : (N.natAbs + D.toNat / 2) / D.toNat < 2 ^ 63 :=
    Nat.lt_of_le_of_lt (Nat.div_le_self _ _) h
  have hmain := signed_withSign (q := ((n ^^^ sign n) - sign n + d >>> 1) / d) (hq ▸ hlt) n
  rw [hq, hn] at hmain
  change signed (((((n ^^^ sign n) - sign n + d >>> 1) / d) ^^^ sign n) - sign n) = _
  rw [hmain, Int.natCast_ediv, Int.natCast_add, Int.natCast_ediv, Int.toNat_of_nonneg (by omega)]
  split
  · rw [show (N.natAbs : Int) = -N by omega]; rfl
  · rw [show (N.natAbs : Int) = N by omega]; rfl

/-- **Claim.** The kernel's saturation returns the nearest number from `-B` to `B`. -/
theorem signed_clamp {b : UInt64} {N B : Int} (hn : signed n = N) (hb : signed b = B) (hB : 0 ≤ B) :
    signed (clamp b n) = max (-B) (min B N) := by
  have hbn := b.toNat_lt
  have hbs := signed_eq_bmod b
  rw [Int.bmod_def, hb] at hbs
  have hnr := signed_range n
  have habs := toNat_abs n
  rw [hn] at habs
  have hc : (MDP.Word.choose ((n ^^^ sign n) - sign n < b) ((n ^^^ sign n) - sign n) b).toNat =
      min N.natAbs B.toNat := by
    have hiff : (n ^^^ sign n) - sign n < b ↔ N.natAbs < B.toNat := by
      rw [UInt64.lt_iff_toNat_lt, habs]; omega
    rw [toNat_choose, habs]
    split
    · next h => have := hiff.mp h; omega
    · next h => have := mt hiff.mpr h; omega
  have hmain := signed_withSign (n := n)
    (q := MDP.Word.choose ((n ^^^ sign n) - sign n < b) ((n ^^^ sign n) - sign n) b)
    (by rw [hc]; omega)
  rw [hc, hn] at hmain
  change signed ((_ ^^^ sign n) - sign n) = _
  rw [hmain]
  split <;> omega

theorem range_iff {b : UInt64} {B : Int} (hb : signed b = B) (hB : 0 ≤ B) (hB' : B < 2 ^ 62 + 1) :
    n + b ≤ 2 * b ↔ -B ≤ signed n ∧ signed n ≤ B := by
  have hn := n.toNat_lt
  have hs := signed_eq_bmod n
  have hbn := b.toNat_lt
  have hbs := signed_eq_bmod b
  rw [Int.bmod_def] at hs
  rw [Int.bmod_def, hb] at hbs
  have hb2 : (2 * b).toNat = 2 * B.toNat := by
    rw [UInt64.toNat_mul]; change 2 * b.toNat % 2 ^ 64 = _; omega
  rw [UInt64.le_iff_toNat_le, hb2, UInt64.toNat_add]
  omega

/-- **Claim.** Whether a word is a number from `-B` to `B`. -/
theorem within_iff {b : UInt64} {B : Int} (hb : signed b = B) (hB : 0 ≤ B) (hB' : B < 2 ^ 62 + 1) :
    within b n = 1 ↔ -B ≤ signed n ∧ signed n ≤ B :=
  MDP.Word.bit_eq_one_iff.trans (range_iff hb hB hB')

end Spec.Swimmer.Machine
