module

public import Spec.Certificate.Basic
public import Spec.Certificate.Machine
public import Spec.Certificate.Refinement.Check

/-!
# Wrapping arithmetic on signed words

What `Spec.Certificate.Refinement.Narrow` rests on: the word of an integer is taken modulo `2^64`,
which sums and products respect, and it determines an integer between `-2^63` and `2^63`.

## Main statements

* `ofInt_signed`, `signed_ofInt`: a word is that of its signed integer, and an integer that fits is
  that of its word.
* `narrowSum_ofInt`: one step of the sum of a row, on integers.
* `narrowUpper_ofInt`, `narrowLower_ofInt`: the comparisons, on integers that fit.
* `natAbs_le_foldl_larger`: no word is larger than the largest of all.
* `Params.narrow_iff_lt`: what is small enough.
* `natAbs_total_le`: a weighted sum is bounded by the sum of the weights.
-/

@[expose] public section

namespace Spec.Certificate.Machine

open Spec.Word (signed)

/-! ### Words of integers -/

theorem ofInt_signed (x : UInt64) : UInt64.ofInt (signed x) = x := by
  have := x.toNat_lt
  rw [← UInt64.toNat_inj, signed_eq]
  simp only [UInt64.ofInt, UInt64.toNat_ofNat']
  split <;> omega

theorem ofInt_toNat (x : UInt64) : UInt64.ofInt x.toNat = x := by
  have := x.toNat_lt
  rw [← UInt64.toNat_inj]
  simp only [UInt64.ofInt, UInt64.toNat_ofNat']
  omega

theorem signed_ofInt {z : Int} (h : z.natAbs < 2 ^ 63) : signed (UInt64.ofInt z) = z := by
  rw [signed_eq]
  simp only [UInt64.ofInt, UInt64.toNat_ofNat']
  split <;> omega

theorem ofInt_sub (x y : Int) : UInt64.ofInt (x - y) = UInt64.ofInt x - UInt64.ofInt y := by
  rw [Int.sub_eq_add_neg, UInt64.ofInt_add, UInt64.ofInt_neg, UInt64.sub_eq_add_neg]

theorem masked_eq (value : UInt64) (terminated : UInt8) :
    masked value terminated =
      UInt64.ofInt (bif terminated != 0 then 0 else signed value) := by
  unfold masked
  by_cases h : terminated = 0
  · rw [decide_eq_true h, h]
    exact UInt64.and_neg_one.trans (ofInt_signed value).symm
  · rw [decide_eq_false h, bne_iff_ne.mpr h]
    exact UInt64.and_zero

/-! ### The check -/

/-- One step of the sum of a row. -/
theorem narrowSum_ofInt (z : Int) (weight : UInt32) (discountNum discountDen factor : UInt64)
    (reward value : UInt64) (terminated : UInt8) :
    narrowSum (.ofInt z) weight discountNum discountDen factor reward value terminated =
      .ofInt (z + weight.toNat * (discountDen.toNat * (factor.toNat * signed reward) +
        discountNum.toNat * (bif terminated != 0 then 0 else signed value))) := by
  have hw : UInt64.ofInt weight.toNat = weight.toUInt64 := by
    rw [← UInt32.toNat_toUInt64, ofInt_toNat]
  simp only [UInt64.ofInt_add, UInt64.ofInt_mul, ofInt_toNat, ofInt_signed, hw, ← masked_eq,
    ← UInt64.mul_assoc, narrowSum]

theorem offset_le_iff (x y : UInt64) : offset x ≤ offset y ↔ signed x ≤ signed y := by
  have hx := toNat_offset x
  have hy := toNat_offset y
  rw [UInt64.le_iff_toNat_le]
  omega

/-- The comparison from above. -/
theorem narrowUpper_ofInt {denominator discountDen error value : UInt64} {z : Int}
    (hz : z.natAbs < 2 ^ 63)
    (h : ((denominator.toNat : Int) *
      (discountDen.toNat * (signed value + error.toNat))).natAbs < 2 ^ 63) :
    narrowUpper denominator discountDen error value (.ofInt z) = true ↔
      z ≤ denominator.toNat * (discountDen.toNat * (signed value + error.toNat)) := by
  have hword : denominator * discountDen * (value + error) = .ofInt
      (denominator.toNat * (discountDen.toNat * (signed value + error.toNat))) := by
    simp only [UInt64.ofInt_add, UInt64.ofInt_mul, ofInt_toNat, ofInt_signed, UInt64.mul_assoc]
  rw [narrowUpper, decide_eq_true_eq, offset_le_iff, hword, signed_ofInt hz, signed_ofInt h]

/-- The comparison from below. -/
theorem narrowLower_ofInt {denominator discountDen error value : UInt64} {z : Int}
    (hz : z.natAbs < 2 ^ 63)
    (h : ((denominator.toNat : Int) *
      (discountDen.toNat * (signed value - error.toNat))).natAbs < 2 ^ 63) :
    narrowLower denominator discountDen error value (.ofInt z) = true ↔
      denominator.toNat * (discountDen.toNat * (signed value - error.toNat)) ≤ z := by
  have hword : denominator * discountDen * (value - error) = .ofInt
      (denominator.toNat * (discountDen.toNat * (signed value - error.toNat))) := by
    simp only [ofInt_sub, UInt64.ofInt_mul, ofInt_toNat, ofInt_signed, UInt64.mul_assoc]
  rw [narrowLower, decide_eq_true_eq, offset_le_iff, hword, signed_ofInt hz, signed_ofInt h]

/-! ### What is small enough -/

theorem toNat_magnitude (x : UInt64) : (magnitude x).toNat = (signed x).natAbs := by
  have hx := x.toNat_lt
  have hlt : x < 0x8000000000000000 ↔ x.toNat < 2 ^ 63 := UInt64.lt_iff_toNat_lt
  rw [magnitude, signed_eq]
  split
  · next h => rw [if_pos (hlt.mp h)]; omega
  · next h =>
    have h := mt hlt.mpr h
    rw [if_neg h, UInt64.toNat_sub, UInt64.toNat_zero]
    omega

theorem toNat_larger (largest x : UInt64) :
    (larger largest x).toNat = max largest.toNat (signed x).natAbs := by
  rw [← toNat_magnitude, larger]
  split
  · next h => have := UInt64.le_iff_toNat_le.mp h; omega
  · next h => have := mt UInt64.le_iff_toNat_le.mpr h; omega

/-- No word is larger than the largest of all. -/
theorem natAbs_le_foldl_larger {α : Type} (f : α → UInt64) (l : List α) :
    ∀ e ∈ l, (signed (f e)).natAbs ≤ (l.foldl (fun largest e => larger largest (f e)) 0).toNat := by
  suffices hs : ∀ (l : List α) (largest : UInt64),
      largest.toNat ≤ (l.foldl (fun largest e => larger largest (f e)) largest).toNat ∧
      ∀ e ∈ l, (signed (f e)).natAbs ≤
        (l.foldl (fun largest e => larger largest (f e)) largest).toNat from (hs l 0).2
  intro l
  induction l with
  | nil => exact fun _ => ⟨Nat.le_refl _, fun e he => absurd he List.not_mem_nil⟩
  | cons e l ih =>
    intro largest
    obtain ⟨h, ih⟩ := ih (larger largest (f e))
    rw [toNat_larger] at h
    exact ⟨by rw [List.foldl_cons]; omega, List.forall_mem_cons.mpr
      ⟨by rw [List.foldl_cons]; omega, fun e' he' => ih e' he'⟩⟩

/-- A quotient of `2^63 - 1` by a product and `4`. -/
theorem le_div_four_iff {k x : Nat} (hk : 0 < k) :
    x ≤ (2 ^ 63 - 1) / k / 4 ↔ k * x < 2 ^ 61 := by
  rw [Nat.le_div_iff_mul_le (by decide), Nat.le_div_iff_mul_le hk, Nat.mul_right_comm,
    Nat.mul_comm x k]
  generalize k * x = y
  omega

theorem Params.narrow_iff_lt {p : Params} {factor largestValue largestReward : UInt64} :
    p.narrow factor largestValue largestReward = true ↔ p.inRange factor = true ∧
      p.denominator.toNat * p.discountDen.toNat * largestValue.toNat < 2 ^ 61 ∧
      p.denominator.toNat * p.discountDen.toNat * p.error.toNat < 2 ^ 61 ∧
      p.denominator.toNat * p.discountDen.toNat * (factor.toNat * largestReward.toNat) <
        2 ^ 61 := by
  simp only [narrow, Bool.and_eq_true, decide_eq_true_eq, and_assoc]
  refine and_congr_right fun hv => ?_
  obtain ⟨hD, hD', -, hg, hG, hF, -, -⟩ := inRange_iff_le.mp hv
  have hpos : 0 < p.denominator.toNat * p.discountDen.toNat := Nat.mul_pos hD hg
  have hle : p.denominator.toNat * p.discountDen.toNat ≤ 2 ^ 30 * 2 ^ 30 := Nat.mul_le_mul hD' hG
  have hroom : p.room.toNat = (2 ^ 63 - 1) / (p.denominator.toNat * p.discountDen.toNat) / 4 := by
    rw [room, UInt64.toNat_div, UInt64.toNat_div, UInt64.toNat_mul,
      Nat.mod_eq_of_lt (Nat.lt_of_le_of_lt hle (by decide))]
    rfl
  have hdiv : largestReward.toNat ≤ p.room.toNat / factor.toNat ↔
      factor.toNat * largestReward.toNat ≤ p.room.toNat := by
    rw [Nat.le_div_iff_mul_le hF, Nat.mul_comm]
  rw [UInt64.le_iff_toNat_le, UInt64.le_iff_toNat_le, UInt64.le_iff_toNat_le, UInt64.toNat_div,
    hdiv, hroom, le_div_four_iff hpos, le_div_four_iff hpos, le_div_four_iff hpos]

variable {α : Type}

/-- A weighted sum is at most the sum of the weights times a bound of its terms. -/
theorem natAbs_total_le (weight : α → Nat) (f : α → Int) {k : Nat} {l : List α}
    (h : ∀ e ∈ l, (f e).natAbs ≤ k) :
    ((total (fun e => weight e * f e) l).natAbs : Int) ≤ total (fun e => weight e) l * k := by
  induction l with
  | nil => simp only [total]; omega
  | cons e l ih =>
    rw [List.forall_mem_cons] at h
    have hmul : (weight e * f e : Int).natAbs ≤ weight e * k := by
      rw [Int.natAbs_mul, Int.natAbs_natCast]; exact Nat.mul_le_mul_left _ h.1
    have ih := ih h.2
    have hcast : ((weight e * k : Nat) : Int) = weight e * k := Int.natCast_mul ..
    simp only [total, Int.add_mul]
    generalize (weight e * f e : Int) = x, total (fun e => weight e * f e) l = y at hmul ih ⊢
    generalize (weight e * k : Int) = u, total (fun e => weight e) l * (k : Int) = v at *
    omega

end Spec.Certificate.Machine
