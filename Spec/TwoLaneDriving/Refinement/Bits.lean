module

public import Spec.TwoLaneDriving.Machine
public import Spec.TwoLaneDriving.Shield

/-!
# The bits of TwoLaneDriving's words

## Main definitions

* `bitOf w i`: bit `i` of a word.
* `cellOf near far x`: the cell at a place, of a lane that two words hold.

## Main statements

* `toNat_ahead`: the distance to the first obstacle.
* `bitOf_alternate`: every second bit of each run of ones.
-/

@[expose] public section

namespace Spec.TwoLaneDriving

open Spec.MDP Spec.MDP.Word

/-- Bit `i` of a word. -/
def bitOf (w : UInt64) (i : Nat) : Bool := w.toBitVec.getLsbD i

theorem bitOf_eq_testBit (w : UInt64) (i : Nat) : bitOf w i = w.toNat.testBit i := rfl

theorem bitOf_of_le {w : UInt64} {i : Nat} (h : 64 ≤ i) : bitOf w i = false :=
  BitVec.getLsbD_of_ge _ _ h

theorem ext_bitOf {v w : UInt64} (h : ∀ i < 64, bitOf v i = bitOf w i) : v = w :=
  UInt64.toBitVec_inj.mp (BitVec.eq_of_getLsbD_eq h)

theorem bitOf_and (v w : UInt64) (i : Nat) : bitOf (v &&& w) i = (bitOf v i && bitOf w i) := by
  simp only [bitOf, UInt64.toBitVec_and, BitVec.getLsbD_and]

theorem bitOf_or (v w : UInt64) (i : Nat) : bitOf (v ||| w) i = (bitOf v i || bitOf w i) := by
  simp only [bitOf, UInt64.toBitVec_or, BitVec.getLsbD_or]

theorem bitOf_xor (v w : UInt64) (i : Nat) : bitOf (v ^^^ w) i = (bitOf v i ^^ bitOf w i) := by
  simp only [bitOf, UInt64.toBitVec_xor, BitVec.getLsbD_xor]

theorem bitOf_not {w : UInt64} {i : Nat} (h : i < 64) : bitOf (~~~w) i = !bitOf w i := by
  simp only [bitOf, UInt64.toBitVec_not, BitVec.getLsbD_not, h, decide_true, Bool.true_and]

theorem bitOf_zero (i : Nat) : bitOf 0 i = false := by
  simp [bitOf]

theorem toNat_mod {s : UInt64} (hs : s.toNat < 64) : (s.toBitVec % 64).toNat = s.toNat := by
  rw [BitVec.toNat_umod]
  exact Nat.mod_eq_of_lt hs

theorem bitOf_shiftRight {w s : UInt64} (hs : s.toNat < 64) (i : Nat) :
    bitOf (w >>> s) i = bitOf w (s.toNat + i) := by
  rw [bitOf, UInt64.toBitVec_shiftRight, BitVec.ushiftRight_eq', BitVec.getLsbD_ushiftRight,
    toNat_mod hs, bitOf]

theorem bitOf_shiftLeft {w s : UInt64} (hs : s.toNat < 64) {i : Nat} (hi : i < 64) :
    bitOf (w <<< s) i = (decide (s.toNat ≤ i) && bitOf w (i - s.toNat)) := by
  rw [bitOf, UInt64.toBitVec_shiftLeft, BitVec.shiftLeft_eq', BitVec.getLsbD_shiftLeft,
    toNat_mod hs, bitOf]
  simp only [hi, decide_true, Bool.true_and, ← decide_not, Nat.not_lt]

theorem bitOf_one (i : Nat) : bitOf 1 i = decide (i = 0) := by
  exact (Nat.testBit_two_pow_sub_one 1 i).trans (decide_eq_decide.mpr Nat.lt_one_iff)

theorem bitOf_single {s : UInt64} (hs : s.toNat < 64) {i : Nat} (hi : i < 64) :
    bitOf (1 <<< s) i = decide (i = s.toNat) := by
  rw [bitOf_shiftLeft hs hi, bitOf_one, Bool.eq_iff_iff]
  simp only [Bool.and_eq_true, decide_eq_true_eq]
  omega

/-! ### The lowest one -/

theorem ones_below : ∀ k < 64, (Bits.ones (.ofNat (2 ^ k - 1))).toNat = k := by
  decide +kernel

/-- The number of zeros below the lowest one. -/
theorem toNat_trailing {w : UInt64} {k : Nat} (hk : k < 64) (hlow : ∀ i < k, bitOf w i = false)
    (hone : bitOf w k = true) : (Machine.trailing w).toNat = k := by
  have hdiv : w.toNat = 2 ^ k * (w.toNat / 2 ^ k) := by
    have hmod : w.toNat % 2 ^ k = 0 := Nat.eq_of_testBit_eq fun i => by
      rw [Nat.zero_testBit, Nat.testBit_mod_two_pow]
      by_cases hi : i < k
      · rw [← bitOf_eq_testBit, hlow i hi, Bool.and_false]
      · rw [decide_eq_false hi, Bool.false_and]
    have := Nat.div_add_mod w.toNat (2 ^ k)
    omega
  have hodd : w.toNat / 2 ^ k % 2 = 1 := by
    rw [bitOf_eq_testBit, Nat.testBit_eq_decide_div_mod_eq, decide_eq_true_eq] at hone
    exact hone
  have hpos : 0 < 2 ^ k := Nat.two_pow_pos k
  have hm : 0 < w.toNat / 2 ^ k := Nat.pos_of_ne_zero fun h => by
    rw [h] at hodd
    cases hodd
  have hw : 1 ≤ w.toNat := by
    rw [hdiv]
    exact Nat.mul_pos hpos hm
  have hsub : (w - 1).toNat = 2 ^ k * (w.toNat / 2 ^ k - 1) + (2 ^ k - 1) := by
    rw [UInt64.toNat_sub_of_le _ _ (by rw [UInt64.le_iff_toNat_le]; exact hw), UInt64.toNat_one]
    have : 2 ^ k * (w.toNat / 2 ^ k - 1) + 2 ^ k = 2 ^ k * (w.toNat / 2 ^ k) := by
      rw [← Nat.mul_succ, Nat.succ_eq_add_one, Nat.sub_add_cancel hm]
    omega
  have heq : ~~~w &&& (w - 1) = .ofNat (2 ^ k - 1) := by
    refine ext_bitOf fun i hi => ?_
    have hlt : 2 ^ k - 1 < 2 ^ 64 := by
      have : 2 ^ k ≤ 2 ^ 64 := Nat.pow_le_pow_right (by decide) (by omega)
      omega
    rw [bitOf_and, bitOf_not hi, bitOf_eq_testBit (w - 1), hsub,
      Nat.testBit_two_pow_mul_add _ (by omega), bitOf_eq_testBit (.ofNat _),
      UInt64.toNat_ofNat_of_lt' hlt, Nat.testBit_two_pow_sub_one]
    by_cases hik : i < k
    · rw [hlow i hik, if_pos hik, decide_eq_true hik]
      rfl
    · rw [if_neg hik, decide_eq_false hik, bitOf_eq_testBit, hdiv,
        Nat.testBit_two_pow_mul, decide_eq_true (Nat.le_of_not_lt hik), Bool.true_and,
        Nat.mul_div_cancel_left _ hpos]
      generalize w.toNat / 2 ^ k = m at hodd ⊢
      cases hj : i - k with
      | zero => simp only [Nat.testBit_zero, hodd, decide_true]; rfl
      | succ j =>
        rw [Nat.testBit_succ, Nat.testBit_succ, show (m - 1) / 2 = m / 2 by omega]
        exact Bool.not_and_self _
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
  · rw [bitOf_or, h i (by omega), hspec.1 i hi, bitOf_single hcap (by omega), Bool.false_or,
      decide_eq_false (by omega)]
  · rw [bitOf_or, h _ (by omega), bitOf_single hcap (by omega)]
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
    rw [bitOf_or, bitOf_shiftRight hp, bitOf_shiftLeft (by omega) hi, hsub, cellOf]
    by_cases hx : place.toNat + i < 64
    · rw [if_pos hx]
      have hfalse : (decide (63 - place.toNat ≤ i) &&
          bitOf (far <<< 1) (i - (63 - place.toNat))) = false := by
        by_cases hle : 63 - place.toNat ≤ i
        · rw [show i - (63 - place.toNat) = 0 by omega, bitOf_shiftLeft (by decide) (by decide)]
          simp
        · rw [decide_eq_false hle, Bool.false_and]
      rw [hfalse, Bool.or_false]
    · rw [if_neg hx, bitOf_of_le (w := near) (by omega), Bool.false_or,
        decide_eq_true (show 63 - place.toNat ≤ i by omega), Bool.true_and,
        bitOf_shiftLeft (by decide) (by omega)]
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
      rw [bitOf_shiftRight (by omega), hsub]
      congr 1
      omega
    · rw [if_neg hq, bitOf_zero]
      rw [UInt64.lt_iff_toNat_lt, h128] at hq
      rw [bitOf_of_le (by omega)]

/-! ### Every second bit of a run -/

theorem bitOf_add_xor {c e : UInt64} {i : Nat} (hi : i < 64) :
    bitOf ((c + e) ^^^ c ^^^ e) i = BitVec.carry i c.toBitVec e.toBitVec false := by
  rw [bitOf_xor, bitOf_xor, bitOf, UInt64.toBitVec_add, BitVec.getLsbD_add hi, bitOf, bitOf]
  generalize c.toBitVec.getLsbD i = x
  generalize e.toBitVec.getLsbD i = y
  generalize BitVec.carry i c.toBitVec e.toBitVec false = z
  cases x <;> cases y <;> cases z <;> rfl

theorem bitOf_even : ∀ i < 64, bitOf 0x5555555555555555 i = decide (i % 2 = 0) := by
  decide +kernel

/-- The lowest bit of a run of ones is kept, and then every second one. -/
theorem bitOf_alternate (c : UInt64) {i : Nat} (hi : i < 64) :
    bitOf (Machine.alternate c) i =
      (bitOf c i && !(decide (0 < i) && bitOf (Machine.alternate c) (i - 1))) := by
  let e : UInt64 := c &&& ~~~(c <<< 1) &&& 0x5555555555555555
  let carry (j : Nat) : Bool := BitVec.carry j c.toBitVec e.toBitVec false
  have hshift {j : Nat} (hj : j < 64) : bitOf (c <<< 1) j = (decide (0 < j) && bitOf c (j - 1)) :=
    bitOf_shiftLeft (by decide) hj
  have he {j : Nat} (hj : j < 64) :
      bitOf e j = (bitOf c j && !(decide (0 < j) && bitOf c (j - 1)) && decide (j % 2 = 0)) := by
    rw [bitOf_and, bitOf_and, bitOf_not hj, hshift hj, bitOf_even j hj]
  have hcarry (j : Nat) : carry (j + 1) = (bitOf c j && (bitOf e j || carry j)) := by
    change BitVec.carry (j + 1) _ _ _ = _
    rw [BitVec.carry_succ]
    change Bool.atLeastTwo (bitOf c j) (bitOf e j) (carry j) = _
    have hsub : bitOf e j = true → bitOf c j = true := fun h => by
      change bitOf (c &&& _ &&& _) j = true at h
      rw [bitOf_and, bitOf_and, Bool.and_eq_true, Bool.and_eq_true] at h
      exact h.1.1
    generalize bitOf c j = x at hsub
    generalize bitOf e j = y at hsub
    generalize carry j = z
    revert hsub
    cases x <;> cases y <;> cases z <;> decide
  have halt {j : Nat} (hj : j < 64) :
      bitOf (Machine.alternate c) j = (bitOf c j && !(carry (j + 1) ^^ decide (j % 2 = 0))) := by
    change bitOf (c &&& ~~~((c &&& (e ||| ((c + e) ^^^ c ^^^ e))) ^^^ 0x5555555555555555)) j = _
    rw [bitOf_and, bitOf_not hj, bitOf_xor, bitOf_and, bitOf_or, bitOf_add_xor hj, bitOf_even j hj,
      hcarry]
  cases i with
  | zero =>
    rw [halt hi, hcarry, he hi]
    change (bitOf c 0 && !((bitOf c 0 && (_ || BitVec.carry 0 _ _ false)) ^^ _)) = _
    rw [BitVec.carry_zero]
    cases bitOf c 0 <;> rfl
  | succ j =>
    rw [Nat.add_sub_cancel, halt hi, halt (show j < 64 by omega), hcarry (j + 1), he hi,
      Nat.add_sub_cancel, decide_eq_true (Nat.succ_pos j)]
    have hpar : decide ((j + 1) % 2 = 0) = !decide (j % 2 = 0) := by
      by_cases h : j % 2 = 0
      · rw [decide_eq_true h, decide_eq_false (by omega)]; rfl
      · rw [decide_eq_false h, decide_eq_true (by omega)]; rfl
    rw [hpar]
    have hzero : bitOf c j = false → carry (j + 1) = false := fun h => by
      rw [hcarry, h, Bool.false_and]
    revert hzero
    generalize carry (j + 1) = k
    generalize bitOf c (j + 1) = x
    generalize bitOf c j = y
    generalize decide (j % 2 = 0) = z
    cases x <;> cases y <;> cases z <;> cases k <;> decide

end Spec.TwoLaneDriving
