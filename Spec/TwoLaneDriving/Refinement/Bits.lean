module

public import Spec.TwoLaneDriving.Machine
public import Spec.TwoLaneDriving.Shield
public import Spec.Word.Bit

/-!
# The bits of TwoLaneDriving's words

## Main definitions

* `cellOf near far x`: the cell at a place, of a lane that two words hold.

## Main statements

* `toNat_ahead`: the distance to the first obstacle.
* `bitOf_alternate`: every second bit of each run of ones.
-/

@[expose] public section

namespace Spec.TwoLaneDriving

open Spec.MDP Spec.MDP.Word Spec.Word

/-! ### The lowest one -/

theorem ones_below : ∀ k < 64, (Bits.ones (.ofNat (2 ^ k - 1))).toNat = k := by
  decide +kernel

/-- The number of zeros below the lowest one. -/
theorem toNat_trailing {w : UInt64} {k : Nat} (hk : k < 64) (hlow : ∀ i < k, bitOf w i = false)
    (hone : bitOf w k = true) : (Machine.trailing w).toNat = k := by
  have hlt : 2 ^ k - 1 < 2 ^ 64 :=
    Nat.lt_of_le_of_lt (Nat.sub_le ..) (Nat.pow_lt_pow_right (by decide) hk)
  have heq : ~~~w &&& (w - 1) = .ofNat (2 ^ k - 1) := ext_bitOf fun i hi => by
    rw [bitOf_not_and_sub_one w hlow hone hi, bitOf_eq_testBit, UInt64.toNat_ofNat_of_lt' hlt,
      Nat.testBit_two_pow_sub_one]
  rw [Machine.trailing, heq]
  exact ones_below k hk

/-! ### Distances -/

theorem distance_spec (O : Layout) (lane : Fin 2) (cap x : Nat) :
    (∀ i < distance O lane cap x, O (x + i) lane = false) ∧
      (distance O lane cap x < cap → O (x + distance O lane cap x) lane = true) := by
  have hclear := (le_distance_iff (O := O) (lane := lane) (x := x) (distance_le O lane cap x)).mp
    (Nat.le_refl _)
  refine ⟨fun i hi => hclear _ (Nat.le_add_right _ _) (by omega), fun hlt => ?_⟩
  rw [← Bool.not_eq_false]
  intro hfree
  have : distance O lane cap x + 1 ≤ distance O lane cap x :=
    (le_distance_iff hlt).mpr fun y h₁ h₂ => by
      by_cases hy : y < x + distance O lane cap x
      · exact hclear y h₁ hy
      · rwa [show y = x + distance O lane cap x by omega]
  omega

/-- The distance to the first obstacle of the cells from a place on. -/
theorem toNat_ahead {O : Layout} {lane : Fin 2} {x : Nat} {cells cap : UInt64}
    (hcap : cap.toNat < 64) (h : ∀ i < 64, bitOf cells i = O (x + i) lane) :
    (Machine.ahead cells cap).toNat = distance O lane cap.toNat x := by
  have hle := distance_le O lane cap.toNat x
  have hspec := distance_spec O lane cap.toNat x
  refine toNat_trailing (by omega) (fun i hi => ?_) ?_
  · rw [bitOf_or, h i (by omega), hspec.1 i hi, bitOf_single _ hcap, Bool.false_or,
      decide_eq_false (by omega)]
  · rw [bitOf_or, h _ (by omega), bitOf_single _ hcap]
    by_cases hlt : distance O lane cap.toNat x < cap.toNat
    · rw [hspec.2 hlt, Bool.true_or]
    · rw [decide_eq_true (by omega), Bool.or_true]

/-- A sweep in terms of the distance. -/
theorem sweep_eq {T : TwoLaneDriving} (O : Layout) (lane : Fin 2) (k : Nat) {x : Nat}
    (hx : x ≤ T.length) :
    sweep T O lane k x = min (x + distance O lane k x) T.length := by
  induction k generalizing x with
  | zero => simp only [sweep, distance]; omega
  | succ k ih =>
    simp only [sweep, distance]
    by_cases ho : O x lane = true
    · rw [if_pos (.inl ho), if_pos ho]; omega
    · rw [if_neg ho]
      by_cases hl : T.length ≤ x
      · rw [if_pos (.inr hl)]; omega
      · rw [if_neg (not_or.mpr ⟨ho, hl⟩), ih (by omega)]; omega

/-! ### Windows -/

/-- The cell at a place, of a lane that two words hold. -/
def cellOf (near far : UInt64) (x : Nat) : Bool :=
  if x < 64 then bitOf near x else bitOf far (x - 64)

theorem bitOf_window {near far place : UInt64} {i : Nat} (hi : i < 64) :
    bitOf (Machine.window near far place) i = cellOf near far (place.toNat + i) := by
  have h64 : (64 : UInt64).toNat = 64 := rfl
  have h128 : (128 : UInt64).toNat = 128 := rfl
  rw [Machine.window, choose_eq, choose_eq]
  by_cases hp : place < 64
  · rw [if_pos hp]
    rw [UInt64.lt_iff_toNat_lt, h64] at hp
    have hsub : ((63 : UInt64) - place).toNat = 63 - place.toNat :=
      UInt64.toNat_sub_of_le _ _ (by
        rw [UInt64.le_iff_toNat_le]
        exact Nat.le_of_lt_succ hp)
    rw [bitOf_or, bitOf_shiftRight _ _ hp, bitOf_shiftLeft _ (by omega) hi, hsub, cellOf]
    by_cases hx : place.toNat + i < 64
    · rw [if_pos hx]
      have hfalse : (decide (63 - place.toNat ≤ i) &&
          bitOf (far <<< 1) (i - (63 - place.toNat))) = false := by
        by_cases hle : 63 - place.toNat ≤ i
        · rw [show i - (63 - place.toNat) = 0 by omega, bitOf_shiftLeft _ (by decide) (by decide)]
          simp
        · rw [decide_eq_false hle, Bool.false_and]
      rw [hfalse, Bool.or_false]
    · rw [if_neg hx, bitOf_of_le (x := near) (by omega), Bool.false_or,
        decide_eq_true (show 63 - place.toNat ≤ i by omega), Bool.true_and,
        bitOf_shiftLeft _ (by decide) (by omega)]
      rw [show (1 : UInt64).toNat = 1 from rfl, decide_eq_true (by omega), Bool.true_and]
      congr 1
      omega
  · rw [if_neg hp]
    rw [UInt64.lt_iff_toNat_lt, h64] at hp
    rw [cellOf, if_neg (show ¬ place.toNat + i < 64 by omega)]
    by_cases hq : place < 128
    · rw [if_pos hq]
      rw [UInt64.lt_iff_toNat_lt, h128] at hq
      have hsub : (place - 64).toNat = place.toNat - 64 :=
        UInt64.toNat_sub_of_le _ _ (by rw [UInt64.le_iff_toNat_le, h64]; omega)
      rw [bitOf_shiftRight _ _ (by omega), hsub]
      congr 1
      omega
    · rw [if_neg hq, bitOf_zero]
      rw [UInt64.lt_iff_toNat_lt, h128] at hq
      rw [bitOf_of_le (by omega)]

/-! ### Every second bit of a run -/

theorem bitOf_add_xor {c e : UInt64} {i : Nat} (hi : i < 64) :
    bitOf ((c + e) ^^^ c ^^^ e) i = carry c e i := by
  rw [bitOf_xor, bitOf_xor, bitOf_add _ _ hi]
  cases bitOf c i <;> cases bitOf e i <;> cases carry c e i <;> rfl

theorem bitOf_even : ∀ i < 64, bitOf 0x5555555555555555 i = decide (i % 2 = 0) := by
  decide +kernel

/-- The lowest bit of a run of ones is kept, and then every second one. -/
theorem bitOf_alternate (c : UInt64) {i : Nat} (hi : i < 64) :
    bitOf (Machine.alternate c) i =
      (bitOf c i && !(decide (0 < i) && bitOf (Machine.alternate c) (i - 1))) := by
  let e : UInt64 := c &&& ~~~(c <<< 1) &&& 0x5555555555555555
  have hshift {j : Nat} (hj : j < 64) : bitOf (c <<< 1) j = (decide (0 < j) && bitOf c (j - 1)) :=
    bitOf_shiftLeft c (by decide) hj
  have he {j : Nat} (hj : j < 64) :
      bitOf e j = (bitOf c j && !(decide (0 < j) && bitOf c (j - 1)) && decide (j % 2 = 0)) := by
    rw [bitOf_and, bitOf_and, bitOf_not hj, hshift hj, bitOf_even j hj]
  have hcarry (j : Nat) : carry c e (j + 1) = (bitOf c j && (bitOf e j || carry c e j)) := by
    have hsub : bitOf e j = true → bitOf c j = true := fun h => by
      rw [bitOf_and, bitOf_and, Bool.and_eq_true, Bool.and_eq_true] at h
      exact h.1.1
    rw [carry_succ]
    revert hsub
    cases bitOf c j <;> cases bitOf e j <;> cases carry c e j <;> decide
  have halt {j : Nat} (hj : j < 64) :
      bitOf (Machine.alternate c) j =
        (bitOf c j && !(carry c e (j + 1) ^^ decide (j % 2 = 0))) := by
    change bitOf (c &&& ~~~((c &&& (e ||| ((c + e) ^^^ c ^^^ e))) ^^^ 0x5555555555555555)) j = _
    rw [bitOf_and, bitOf_not hj, bitOf_xor, bitOf_and, bitOf_or, bitOf_add_xor hj, bitOf_even j hj,
      hcarry]
  cases i with
  | zero =>
    rw [halt hi, hcarry, he hi, carry_zero]
    cases bitOf c 0 <;> rfl
  | succ j =>
    rw [Nat.add_sub_cancel, halt hi, halt (show j < 64 by omega), hcarry (j + 1), he hi,
      Nat.add_sub_cancel, decide_eq_true (Nat.succ_pos j)]
    have hpar : decide ((j + 1) % 2 = 0) = !decide (j % 2 = 0) := by
      by_cases h : j % 2 = 0
      · rw [decide_eq_true h, decide_eq_false (by omega)]; rfl
      · rw [decide_eq_false h, decide_eq_true (by omega)]; rfl
    rw [hpar]
    have hzero : bitOf c j = false → carry c e (j + 1) = false := fun h => by
      rw [hcarry, h, Bool.false_and]
    revert hzero
    generalize carry c e (j + 1) = k
    generalize bitOf c (j + 1) = x
    generalize bitOf c j = y
    generalize decide (j % 2 = 0) = z
    cases x <;> cases y <;> cases z <;> cases k <;> decide

end Spec.TwoLaneDriving
