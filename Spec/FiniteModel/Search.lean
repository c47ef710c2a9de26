module

public import Spec.MDP.Word

/-!
# Searching thresholds

Which of a row's outcomes a word chooses, on machine words: a binary search whose rounds are the
same for every row and every word. A round compares the word with the threshold in the middle and
keeps one half; where one outcome is left a round changes nothing, so that lanes with rows of any
length run side by side.

What is compiled to C is `probe`, `lower` and `left`; the thresholds are read between them.

## Main definitions

* `probe`, `lower`, `left`: where a round looks, and the part that it keeps.
* `narrow`: the rounds of a search.
* `probes`: the places at which they look.

## Main statements

* `narrow_spec`: the search ends at the outcome whose thresholds the word lies between.
* `of_mem_probes`: it looks at no place outside of the row.
-/

@[expose] public section

namespace Spec.FiniteModel.Search

open Spec.MDP.Word (bit bit_pos bit_neg)

/-- Where a round looks that has `len` outcomes from `lo` on: in the middle. -/
@[inline] def probe (lo len : UInt32) : UInt32 := lo + (len >>> 1)

/-- The first outcome of the part that a round keeps, where the threshold in the middle is `t`: the
upper part if the word `u` reaches it. -/
@[inline] def lower (lo len : UInt32) (t u : UInt64) : UInt32 :=
  lo + ((len >>> 1) &&& (0 - bit (t ≤ u)))

/-- The number of outcomes of that part. -/
@[inline] def left (len : UInt32) : UInt32 := len - (len >>> 1)

variable (threshold : UInt32 → UInt64) (u : UInt64)

/-- The outcome after so many rounds. -/
def narrow : (rounds : Nat) → (lo len : UInt32) → UInt32
  | 0, lo, _ => lo
  | k + 1, lo, len => narrow k (lower lo len (threshold (probe lo len)) u) (left len)

/-- The places at which these rounds look. -/
def probes : (rounds : Nat) → (lo len : UInt32) → List UInt32
  | 0, _, _ => []
  | k + 1, lo, len =>
    probe lo len :: probes k (lower lo len (threshold (probe lo len)) u) (left len)

variable {threshold u} {lo len : UInt32}

theorem toNat_half : (len >>> 1).toNat = len.toNat / 2 := by
  rw [UInt32.toNat_shiftRight, Nat.shiftRight_eq_div_pow]; rfl

theorem toNat_left : (left len).toNat = len.toNat - len.toNat / 2 := by
  have h := len.toNat_lt
  rw [left, UInt32.toNat_sub_of_le _ _ (UInt32.le_iff_toNat_le.mpr (by rw [toNat_half]; omega)),
    toNat_half]

section

variable (hsum : lo.toNat + len.toNat < 2 ^ 32)
include hsum

theorem toNat_probe : (probe lo len).toNat = lo.toNat + len.toNat / 2 := by
  rw [probe, UInt32.toNat_add, toNat_half]; omega

theorem toNat_lower (t : UInt64) : (lower lo len t u).toNat =
    if t ≤ u then lo.toNat + len.toNat / 2 else lo.toNat := by
  rw [lower]
  split
  · next h =>
    rw [bit_pos h, UInt32.zero_sub, UInt32.and_neg_one, UInt32.toNat_add, toNat_half]; omega
  · next h => rw [bit_neg h, UInt32.sub_zero, UInt32.and_zero, UInt32.add_zero]

end

/-- What a round keeps lies in what it had. -/
theorem lower_bounds (hlen : 0 < len.toNat) (hsum : lo.toNat + len.toNat < 2 ^ 32) (t : UInt64) :
    0 < (left len).toNat ∧ lo.toNat ≤ (lower lo len t u).toNat ∧
      (lower lo len t u).toNat + (left len).toNat ≤ lo.toNat + len.toNat := by
  rw [toNat_left, toNat_lower hsum]
  split <;> omega

/-- **Claim.** Let the thresholds of a row of outcomes be numbers that do not decrease, of which the
first is at most the word, and that after the last exceeds it. After rounds enough to halve the row
to one outcome, the search ends at an outcome of the row whose threshold the word reaches, and whose
successor's it does not. -/
theorem narrow_spec {T : Nat → Nat} (hmono : ∀ {i j}, i ≤ j → T i ≤ T j) {rounds : Nat}
    (hlen : 0 < len.toNat) (hrounds : len.toNat ≤ 2 ^ rounds)
    (hsum : lo.toNat + len.toNat < 2 ^ 32)
    (hT : ∀ j : UInt32, lo.toNat ≤ j.toNat → j.toNat < lo.toNat + len.toNat →
      (threshold j).toNat = T j.toNat)
    (hlow : T lo.toNat ≤ u.toNat) (hhigh : u.toNat < T (lo.toNat + len.toNat)) :
    let i := (narrow threshold u rounds lo len).toNat
    (lo.toNat ≤ i ∧ i < lo.toNat + len.toNat) ∧ T i ≤ u.toNat ∧ u.toNat < T (i + 1) := by
  induction rounds generalizing lo len with
  | zero =>
    have h : len.toNat = 1 := by omega
    rw [h] at hhigh ⊢
    exact ⟨⟨Nat.le_refl _, Nat.lt_succ_self _⟩, hlow, hhigh⟩
  | succ k ih =>
    have hb := lower_bounds (u := u) hlen hsum (threshold (probe lo len))
    have hprobe := toNat_probe hsum
    have hthr := hT (probe lo len) (by omega) (by omega)
    have hlower := toNat_lower (u := u) hsum (threshold (probe lo len))
    have hleft := toNat_left (len := len)
    rw [hprobe] at hthr
    have hpow : 2 ^ (k + 1) = 2 * 2 ^ k := Nat.pow_succ'
    have := ih (lo := lower lo len (threshold (probe lo len)) u) (len := left len) hb.1 (by omega)
      (by omega) (fun j h₁ h₂ => hT j (by omega) (by omega)) ?_ ?_
    · rw [narrow]
      exact ⟨⟨by omega, by omega⟩, this.2⟩
    · rw [hlower]
      split
      · next h => rw [← hthr]; exact UInt64.le_iff_toNat_le.mp h
      · exact hlow
    · rw [hlower, hleft]
      split
      · next h =>
        rw [show lo.toNat + len.toNat / 2 + (len.toNat - len.toNat / 2) = lo.toNat + len.toNat by
          omega]
        exact hhigh
      · next h =>
        have h := Nat.lt_of_not_le (mt UInt64.le_iff_toNat_le.mpr h)
        rw [hthr] at h
        exact Nat.lt_of_lt_of_le h (hmono (by omega))

/-- **Claim.** A search looks at no place outside of the row. -/
theorem of_mem_probes {rounds : Nat} (hlen : 0 < len.toNat)
    (hsum : lo.toNat + len.toNat < 2 ^ 32) {j : UInt32}
    (hj : j ∈ probes threshold u rounds lo len) :
    lo.toNat ≤ j.toNat ∧ j.toNat < lo.toNat + len.toNat := by
  induction rounds generalizing lo len with
  | zero => cases hj
  | succ k ih =>
    have hb := lower_bounds (u := u) hlen hsum (threshold (probe lo len))
    have hprobe := toNat_probe hsum
    rw [probes, List.mem_cons] at hj
    rcases hj with rfl | hj
    · omega
    · have := ih hb.1 (by omega) hj
      omega

end Spec.FiniteModel.Search
