module

public import Spec.Certificate.Machine
public import Spec.Word.Number
public import Spec.Word.Signed

/-!
# Words and numbers in three digits

What `Spec.Certificate.Refinement` rests on: the numbers that words and `Wide` stand for, and that
each operation on them is exact.

## Main definitions

* `Wide.toNat`: the number that three digits stand for.
* `Wide.Below b`: every digit is less than `b`.

## Main statements

* `toNat_offset`: an offset is the signed integer plus `2^63`.
* `Wide.scale_spec`, `Wide.add_spec`, `Wide.le_iff`: product, sum and comparison are exact.
* `fits_iff`: a reward fits when its product with the factor does.
-/

@[expose] public section

namespace Spec.Certificate.Machine

open Spec.MDP.Word
open Spec.Word (signed signed_eq_bmod signed_of_lt toNat_and_mask toNat_shiftRight)

/-! ### Words -/

theorem toNat_high (x : UInt64) : (high x).toNat = x.toNat / 2 ^ 32 :=
  toNat_shiftRight x (by decide)

theorem toNat_low (x : UInt64) : (low x).toNat = x.toNat % 2 ^ 32 :=
  toNat_and_mask x 32 rfl

/-- A signed word is its unsigned reading, less `2^64` where the sign bit is set. -/
theorem signed_eq (x : UInt64) :
    signed x = if x.toNat < 2 ^ 63 then (x.toNat : Int) else x.toNat - 2 ^ 64 := by
  have := x.toNat_lt
  rw [signed_eq_bmod, Int.bmod_def]
  split <;> split <;> omega

theorem toNat_offset (x : UInt64) : ((offset x).toNat : Int) = signed x + 2 ^ 63 := by
  have := x.toNat_lt
  rw [signed_eq, offset, UInt64.toNat_add, UInt64.toNat_ofNat]
  split <;> omega

/-- A product that fits in a signed word is computed exactly. -/
theorem signed_mul {x y : UInt64} (hx : x.toNat < 2 ^ 63)
    (h : (signed y).natAbs * x.toNat < 2 ^ 63) : signed (x * y) = x.toNat * signed y := by
  have hx := signed_of_lt hx
  rw [Nat.mul_comm, ← Int.natAbs_natCast x.toNat, ← Int.natAbs_mul, ← hx] at h
  rw [← hx]
  exact Spec.Word.signed_mul (by constructor <;> omega)

theorem fits_iff {factor x : UInt64} (hf : 0 < factor.toNat) :
    fits factor x = true ↔ (signed x).natAbs * factor.toNat < 2 ^ 63 := by
  have hx := x.toNat_lt
  have hle : (2 ^ 63 - 1) / factor.toNat ≤ 2 ^ 63 - 1 := Nat.div_le_self _ _
  have hmul : (signed x).natAbs * factor.toNat < 2 ^ 63 ↔
      (signed x).natAbs ≤ (2 ^ 63 - 1) / factor.toNat := by
    rw [Nat.le_div_iff_mul_le hf]; omega
  have hdiv : ((0x7fffffffffffffff : UInt64) / factor).toNat = (2 ^ 63 - 1) / factor.toNat :=
    UInt64.toNat_div _ _
  rw [hmul, fits, decide_eq_true_eq, UInt64.le_iff_toNat_le, UInt64.toNat_add, UInt64.toNat_mul,
    hdiv, UInt64.toNat_ofNat, signed_eq]
  generalize (2 ^ 63 - 1) / factor.toNat = l at hle ⊢
  split <;> omega

theorem successor_eq (value : UInt64) (terminated : UInt8) :
    successor value terminated = offset (if terminated = 0 then value else 0) := by
  unfold successor
  split
  · next h =>
    rw [decide_eq_true h]
    exact congrArg offset UInt64.and_neg_one
  · next h =>
    rw [decide_eq_false h]
    exact congrArg offset UInt64.and_zero

/-! ### Three digits -/

namespace Wide

/-- The number that three digits stand for. -/
def toNat (w : Wide) : Nat := w.d2.toNat * 2 ^ 64 + w.d1.toNat * 2 ^ 32 + w.d0.toNat

/-- Every digit is less than a bound. -/
def Below (b : Nat) (w : Wide) : Prop := w.d2.toNat < b ∧ w.d1.toNat < b ∧ w.d0.toNat < b

theorem Below.mono {b c : Nat} {w : Wide} (h : w.Below b) (hbc : b ≤ c) : w.Below c :=
  ⟨Nat.lt_of_lt_of_le h.1 hbc, Nat.lt_of_lt_of_le h.2.1 hbc, Nat.lt_of_lt_of_le h.2.2 hbc⟩

theorem ofWord_spec (x : UInt64) : (ofWord x).toNat = x.toNat ∧ (ofWord x).Below (2 ^ 32) := by
  have := x.toNat_lt
  simp only [ofWord, toNat, Below, toNat_high, toNat_low, UInt64.toNat_zero]
  omega

/-- Carrying leaves the number as it is. -/
theorem carry_spec {w : Wide} (h : w.Below (2 ^ 64 - 2 ^ 32)) :
    w.carry.toNat = w.toNat ∧ w.carry.d1.toNat < 2 ^ 32 ∧ w.carry.d0.toNat < 2 ^ 32 := by
  obtain ⟨h2, h1, h0⟩ := h
  simp only [carry, toNat, toNat_high, toNat_low, UInt64.toNat_add]
  omega

/-- The product with a word of at most `2^30`. -/
theorem scale_spec {c : UInt64} {w : Wide} (hc : c.toNat ≤ 2 ^ 30) (hw : w.Below (2 ^ 63))
    (hn : w.toNat < 2 ^ 96) :
    (scale c w).toNat = c.toNat * w.toNat ∧ (scale c w).Below (2 ^ 62) := by
  obtain ⟨heq, h1, h0⟩ := carry_spec (hw.mono (by decide))
  rw [← heq] at hn ⊢
  have h2 : w.carry.d2.toNat < 2 ^ 32 := by unfold toNat at hn; omega
  have bound {d : Nat} (hd : d < 2 ^ 32) : c.toNat * d < 2 ^ 62 :=
    Nat.lt_of_le_of_lt (Nat.mul_le_mul hc (Nat.le_pred_of_lt hd)) (by decide)
  have digit {d : UInt64} (hd : d.toNat < 2 ^ 32) : (c * d).toNat = c.toNat * d.toNat := by
    rw [UInt64.toNat_mul, Nat.mod_eq_of_lt (Nat.lt_trans (bound hd) (by decide))]
  simp only [scale, toNat, Below, digit h2, digit h1, digit h0]
  exact ⟨by simp only [Nat.mul_add, Nat.mul_assoc], bound h2, bound h1, bound h0⟩

theorem add_spec {b c : Nat} {v w : Wide} (hv : v.Below b) (hw : w.Below c) (h : b + c ≤ 2 ^ 64) :
    (add v w).toNat = v.toNat + w.toNat ∧ (add v w).Below (b + c) := by
  obtain ⟨hv2, hv1, hv0⟩ := hv
  obtain ⟨hw2, hw1, hw0⟩ := hw
  simp only [add, toNat, Below, UInt64.toNat_add]
  omega

theorem toNat_bottom {w : Wide} (h1 : w.d1.toNat < 2 ^ 32) (h0 : w.d0.toNat < 2 ^ 32) :
    w.bottom.toNat = w.d1.toNat * 2 ^ 32 + w.d0.toNat := by
  have hs : (w.d1 <<< 32).toNat = w.d1.toNat <<< 32 % 2 ^ 64 := UInt64.toNat_shiftLeft _ _
  have hlt : w.d1.toNat <<< 32 < 2 ^ 64 := by rw [Nat.shiftLeft_eq]; omega
  rw [bottom, UInt64.toNat_or, hs, Nat.mod_eq_of_lt hlt, ← Nat.shiftLeft_add_eq_or_of_lt h0,
    Nat.shiftLeft_eq]

/-- The comparison of digits is that of the numbers. -/
theorem le_iff {v w : Wide} (hv : v.Below (2 ^ 64 - 2 ^ 32)) (hw : w.Below (2 ^ 64 - 2 ^ 32)) :
    v.le w = true ↔ v.toNat ≤ w.toNat := by
  obtain ⟨hv, hv1, hv0⟩ := carry_spec hv
  obtain ⟨hw, hw1, hw0⟩ := carry_spec hw
  have word : v.le w = true ↔ v.carry.d2 < w.carry.d2 ∨
      v.carry.d2 = w.carry.d2 ∧ v.carry.bottom ≤ w.carry.bottom := by
    unfold le
    rw [bit_and, beq_iff_eq]
    by_cases h : v.carry.d2 < w.carry.d2
    · rw [bit_pos h]
      refine iff_of_true ?_ (.inl h)
      by_cases h' : v.carry.d2 = w.carry.d2 ∧ v.carry.bottom ≤ w.carry.bottom
      · rw [bit_pos h']; rfl
      · rw [bit_neg h']; rfl
    · rw [bit_neg h, UInt32.zero_or, bit_eq_one_iff]
      exact (or_iff_right h).symm
  rw [word, UInt64.lt_iff_toNat_lt, ← UInt64.toNat_inj, UInt64.le_iff_toNat_le,
    toNat_bottom hv1 hv0, toNat_bottom hw1 hw0, ← hv, ← hw, toNat, toNat]
  omega

end Wide

end Spec.Certificate.Machine
