module

public import Spec.SpellCorrection.Refinement.Pack
public import Spec.Word.Bit

/-!
# The marks of cells

What the functions of `Spec.SpellCorrection.Machine` on marks, the lowest bits of cells, do to
packed lists of symbols.

## Main definitions

* `low`: the mark of a cell.
* `Sparse`: a word has no bits but marks.
* `tally`: how many of the first numbers have a property.

## Main statements

* `low_marks`, `low_matching`, `low_filled`: which cells have marks.
* `toNat_count`, `toNat_length`: how many there are, and the length.
-/

@[expose] public noncomputable section

namespace Spec.SpellCorrection

open Spec.MDP Spec.MDP.Word
open Spec.Word (bitOf bitOf_and bitOf_eq_testBit bitOf_of_le bitOf_or bitOf_shiftLeft
  bitOf_shiftRight bitOf_xor)

theorem getLast?_of_cons {a : Symbol} {l : List Symbol} (h : (a :: l).getLast? ≠ some 0) :
    l.getLast? ≠ some 0 := by
  cases l with
  | nil => exact nofun
  | cons b l => rwa [List.getLast?_cons_cons] at h

/-! ### Tallies -/

/-- How many of the first `k` numbers have a property. -/
def tally (f : Nat → Bool) : Nat → Nat
  | 0 => 0
  | k + 1 => tally f k + (f k).toNat

theorem tally_le (f : Nat → Bool) (k : Nat) : tally f k ≤ k := by
  induction k with
  | zero => exact Nat.le_refl 0
  | succ k ih =>
    have := Bool.toNat_le (f k)
    rw [tally]; omega

theorem tally_succ (f : Nat → Bool) (k : Nat) :
    tally f (k + 1) = (f 0).toNat + tally (fun i => f (i + 1)) k := by
  induction k with
  | zero => rw [tally, tally, tally]; omega
  | succ k ih => rw [tally, ih, tally]; omega

/-- Among the first ones, those that are less than a number and have a property. -/
theorem tally_lt (f : Nat → Bool) {n k : Nat} (h : n ≤ k) :
    tally (fun i => f i && decide (i < n)) k = tally f n := by
  induction k with
  | zero => rw [Nat.le_zero.mp h]; rfl
  | succ k ih =>
    by_cases hn : n ≤ k
    · rw [tally, ih hn, decide_eq_false (by omega), Bool.and_false]; rfl
    · have hn : n = k + 1 := by omega
      subst hn
      have hall : ∀ j, j ≤ k + 1 → tally (fun i => f i && decide (i < k + 1)) j = tally f j := by
        intro j hj
        induction j with
        | zero => rfl
        | succ j ihj =>
          rw [tally, tally, ihj (by omega), decide_eq_true (by omega : j < k + 1), Bool.and_true]
      exact hall _ (Nat.le_refl _)

theorem tally_true (n : Nat) : tally (fun _ => true) n = n := by
  induction n with
  | zero => rfl
  | succ n ih => rw [tally, ih]; rfl

namespace Machine

/-! ### Bits -/

/-- The mark of a cell. -/
def low (x : UInt64) (k : Nat) : Bool := bitOf x (5 * k)

/-- There are no bits but marks. -/
def Sparse (x : UInt64) : Prop := ∀ i, i % 5 ≠ 0 → bitOf x i = false

variable (x y : UInt64) (i k : Nat)

theorem bitOf_shiftLeft_5 (h : i + 5 < 64) : bitOf (x <<< 5) (i + 5) = bitOf x i := by
  rw [bitOf_shiftLeft _ (by decide) h]
  change (decide (5 ≤ i + 5) && bitOf x (i + 5 - 5)) = _
  rw [decide_eq_true (Nat.le_add_left 5 i), Bool.true_and, Nat.add_sub_cancel]

theorem bitOf_shiftLeft_5_zero : bitOf (x <<< 5) 0 = false :=
  bitOf_shiftLeft _ (by decide) (by decide)

theorem bitOf_lows : bitOf lows i = (decide (i < 64) && decide (i % 5 = 0)) := by
  by_cases h : i < 64
  · have key : ∀ i : Fin 64,
        bitOf lows i.val = (decide (i.val < 64) && decide (i.val % 5 = 0)) := by
      simp only [bitOf_eq_testBit]; decide
    exact key ⟨i, h⟩
  · rw [bitOf_of_le (by omega), decide_eq_false h, Bool.false_and]

/-! ### Which cells have marks -/

theorem sparse_lows : Sparse lows := fun i h => by
  rw [bitOf_lows, decide_eq_false h, Bool.and_false]

variable {x y}

theorem Sparse.and (h : Sparse y) : Sparse (x &&& y) := fun i hi => by
  rw [bitOf_and, h i hi, Bool.and_false]

theorem Sparse.xor (hx : Sparse x) (hy : Sparse y) : Sparse (x ^^^ y) := fun i hi => by
  rw [bitOf_xor, hx i hi, hy i hi]; rfl

theorem sparse_marks (x : UInt64) : Sparse (marks x) := sparse_lows.and

theorem Sparse.spread {s : UInt64} (hx : Sparse x) (h : s.toNat < 64) (h5 : s.toNat % 5 = 0) :
    Sparse (spread x s) := fun i hi => by
  rw [Machine.spread, bitOf_or, bitOf_shiftRight _ _ h, hx i hi, hx _ (by omega)]; rfl

theorem bitOf_cell (x : UInt64) (k b : Nat) (hb : b < 5) :
    bitOf x (5 * k + b) = (x.toNat / 32 ^ k % 32).testBit b := by
  rw [bitOf_eq_testBit, show (32 : Nat) = 2 ^ 5 from rfl, Nat.testBit_mod_two_pow,
    decide_eq_true hb, Bool.true_and, ← Nat.pow_mul, Nat.testBit_div_two_pow, Nat.add_comm]

/-- The marks are those of the cells that are not blank. -/
theorem low_marks (x : UInt64) {k : Nat} (h : k < 13) :
    low (marks x) k = decide (x.toNat / 32 ^ k % 32 ≠ 0) := by
  have key : ∀ z : Fin 32, (z.val.testBit 0 || z.val.testBit 1 || z.val.testBit 2 ||
      z.val.testBit 3 || z.val.testBit 4) = decide (z.val ≠ 0) := by decide
  rw [low, marks, bitOf_and, bitOf_lows, decide_eq_true (by omega : 5 * k < 64),
    decide_eq_true (by omega : 5 * k % 5 = 0), bitOf_or, bitOf_or, bitOf_or, bitOf_or,
    bitOf_shiftRight _ _ (by decide), bitOf_shiftRight _ _ (by decide),
    bitOf_shiftRight _ _ (by decide), bitOf_shiftRight _ _ (by decide)]
  have := key ⟨x.toNat / 32 ^ k % 32, Nat.mod_lt _ (by decide)⟩
  simp only [← bitOf_cell x k _ (by decide : 0 < 5), ← bitOf_cell x k _ (by decide : 1 < 5),
    ← bitOf_cell x k _ (by decide : 2 < 5), ← bitOf_cell x k _ (by decide : 3 < 5),
    ← bitOf_cell x k _ (by decide : 4 < 5)] at this
  rw [← this]
  simp only [Nat.add_comm (5 * k), Nat.zero_add]
  exact Bool.and_true _

/-- The marks of the cells that hold the symbol. -/
theorem low_matching {y s : UInt64} (hs : s.toNat < 32) {k : Nat} (h : k < 12) :
    low (matching y s) k = decide (y.toNat / 32 ^ k % 32 = s.toNat) := by
  have key : ∀ s : Fin 32, ∀ k : Fin 12,
      s.val * 0x1084210842108421 % 2 ^ 64 / 32 ^ k.val % 32 = s.val := by decide
  have hmul : (s * lows).toNat / 32 ^ k % 32 = s.toNat := by
    rw [UInt64.toNat_mul]; exact key ⟨_, hs⟩ ⟨k, h⟩
  have hlow : low lows k = true := by
    rw [low, bitOf_lows, decide_eq_true (by omega : 5 * k < 64),
      decide_eq_true (by omega : 5 * k % 5 = 0)]; rfl
  have hxor : (y ^^^ s * lows).toNat / 32 ^ k % 32 = y.toNat / 32 ^ k % 32 ^^^ s.toNat := by
    conv => rhs; rw [← hmul]
    rw [UInt64.toNat_xor, show (32 : Nat) = 2 ^ 5 from rfl, ← Nat.pow_mul, Nat.xor_div_two_pow,
      Nat.xor_mod_two_pow]
  have hzero : ∀ a b : Fin 32, a.val ^^^ b.val = 0 ↔ a.val = b.val := by decide
  rw [matching, low, bitOf_xor]
  change (low (marks _) k ^^ low lows k) = _
  rw [hlow, low_marks _ (by omega), hxor, Bool.xor_true, Bool.eq_iff_iff, Bool.not_eq_true',
    decide_eq_false_iff_not, decide_eq_true_eq, Decidable.not_not]
  exact hzero ⟨_, Nat.mod_lt _ (by decide)⟩ ⟨_, hs⟩

theorem low_of_le (x : UInt64) {k : Nat} (h : 13 ≤ k) : low x k = false :=
  bitOf_of_le (by omega)

/-- Marks that are spread from a window of cells are spread from one twice as wide. -/
theorem low_spread {x s : UInt64} {f : Nat → Bool} {w : Nat}
    (h : ∀ k, low x k = true ↔ ∃ r, r < w ∧ f (k + r) = true) (hs : s.toNat = 5 * w)
    (hw : 5 * w < 64) (k : Nat) :
    low (spread x s) k = true ↔ ∃ r, r < 2 * w ∧ f (k + r) = true := by
  rw [low, spread, bitOf_or, bitOf_shiftRight _ _ (by omega), hs, ← Nat.mul_add, Bool.or_eq_true]
  change low x k = true ∨ low x (w + k) = true ↔ _
  rw [h, h]
  constructor
  · rintro (⟨r, hr, hf⟩ | ⟨r, hr, hf⟩)
    · exact ⟨r, by omega, hf⟩
    · exact ⟨w + r, by omega, by rwa [Nat.add_left_comm, ← Nat.add_assoc]⟩
  · rintro ⟨r, hr, hf⟩
    by_cases hrw : r < w
    · exact .inl ⟨r, hrw, hf⟩
    · exact .inr ⟨r - w, by omega, by rwa [show w + k + (r - w) = k + r by omega]⟩

/-- The mark of a cell that is not blank. -/
theorem low_marks_pack {x : UInt64} {l : List Symbol} (hx : x.toNat = pack l) (k : Nat) :
    low (marks x) k = true ↔ l.getD k 0 ≠ 0 := by
  have hval : (l.getD k 0).val = 0 ↔ l.getD k 0 = 0 := by rw [Fin.ext_iff]; rfl
  rw [ne_eq, ← hval, ← pack_div_mod, ← hx]
  by_cases hk : k < 13
  · rw [low_marks _ hk, decide_eq_true_eq]
  · rw [low_of_le _ (by omega)]
    have hlt : x.toNat / 32 ^ k = 0 := by
      refine Nat.div_eq_of_lt (Nat.lt_of_lt_of_le x.toNat_lt (Nat.le_trans (by decide : _ ≤ 32 ^ 13)
        (Nat.pow_le_pow_right (by decide) (by omega))))
    rw [hlt]
    exact ⟨nofun, fun h => absurd rfl h⟩

theorem getD_ne_of_getLast? {l : List Symbol} (h : l.getLast? ≠ some 0) (hl : 0 < l.length) :
    l.getD (l.length - 1) 0 ≠ 0 := by
  rw [List.getLast?_eq_getElem?] at h
  rw [List.getD_eq_getElem?_getD, List.getElem?_eq_getElem (by omega)] at *
  exact fun h' => h (congrArg some h')

theorem length_le_13 {x : UInt64} {l : List Symbol} (hx : x.toNat = pack l)
    (hl : l.getLast? ≠ some 0) : l.length ≤ 13 := by
  refine Nat.le_of_not_lt fun h => ?_
  have := (low_marks_pack hx _).mpr (getD_ne_of_getLast? hl (by omega))
  rw [low_of_le _ (by omega)] at this
  exact absurd this (by decide)

/-- The marks of the cells up to the last one that is not blank. -/
theorem low_filled {x : UInt64} {l : List Symbol} (hx : x.toNat = pack l)
    (hl : l.getLast? ≠ some 0) (k : Nat) : low (filled x) k = decide (k < l.length) := by
  have h₀ : ∀ k, low (marks x) k = true ↔ ∃ r, r < 1 ∧ low (marks x) (k + r) = true := fun k =>
    ⟨fun h => ⟨0, by decide, h⟩, fun ⟨r, hr, h⟩ => by rwa [Nat.lt_one_iff.mp hr] at h⟩
  have h := low_spread (low_spread (low_spread (low_spread h₀ (s := 5) rfl (by decide))
    (s := 10) rfl (by decide)) (s := 20) rfl (by decide)) (s := 40) rfl (by decide) k
  rw [Bool.eq_iff_iff, filled, h, decide_eq_true_eq]
  constructor
  · rintro ⟨r, -, hr⟩
    refine Nat.lt_of_not_le fun hle => (low_marks_pack hx _).mp hr ?_
    rw [List.getD_eq_getElem?_getD, List.getElem?_eq_none (by omega), Option.getD_none]
  · intro hk
    have := length_le_13 hx hl
    refine ⟨l.length - 1 - k, by omega, (low_marks_pack hx _).mpr ?_⟩
    rw [show k + (l.length - 1 - k) = l.length - 1 by omega]
    exact getD_ne_of_getLast? hl (by omega)

theorem sparse_filled (x : UInt64) : Sparse (filled x) :=
  ((((sparse_marks x).spread (by decide) (by decide)).spread (by decide) (by decide)).spread
    (by decide) (by decide)).spread (by decide) (by decide)

/-! ### How many there are -/

/-- A number to the base `32` of digits `0` and `1` is their sum and some `31`s. -/
theorem exists_of_digits {a k : Nat} (ha : a < 32 ^ k) (h : ∀ i, i % 5 ≠ 0 → a.testBit i = false) :
    32 * a ≤ tally (fun i => a.testBit (5 * i)) k * 32 ^ k ∧
      ∃ q, a = 31 * q + tally (fun i => a.testBit (5 * i)) k := by
  induction k generalizing a with
  | zero =>
    rw [Nat.pow_zero] at ha
    exact ⟨by omega, 0, by rw [tally]; omega⟩
  | succ k ih =>
    have hdiv (i : Nat) : (a / 32).testBit i = a.testBit (i + 5) :=
      Nat.testBit_div_two_pow (n := 5) a i
    have hmod : a % 32 = (a.testBit 0).toNat := by
      have key : ∀ z : Fin 32, z.val.testBit 1 = false → z.val.testBit 2 = false →
          z.val.testBit 3 = false → z.val.testBit 4 = false → z.val = (z.val.testBit 0).toNat := by
        decide
      have hz (b : Nat) (hb : b < 5) : (a % 32).testBit b = a.testBit b := by
        rw [show (32 : Nat) = 2 ^ 5 from rfl, Nat.testBit_mod_two_pow, decide_eq_true hb,
          Bool.true_and]
      have := key ⟨a % 32, Nat.mod_lt _ (by decide)⟩
      simp only [hz _ (by decide : 0 < 5), hz _ (by decide : 1 < 5), hz _ (by decide : 2 < 5),
        hz _ (by decide : 3 < 5), hz _ (by decide : 4 < 5)] at this
      exact this (h 1 (by decide)) (h 2 (by decide)) (h 3 (by decide)) (h 4 (by decide))
    obtain ⟨hle, q, hq⟩ := ih (a := a / 32)
      (Nat.div_lt_of_lt_mul (by rwa [Nat.pow_succ, Nat.mul_comm] at ha))
      (fun i hi => by rw [hdiv]; exact h _ (by omega))
    have htally : tally (fun i => (a / 32).testBit (5 * i)) k =
        tally (fun i => a.testBit (5 * (i + 1))) k := by simp only [hdiv, Nat.mul_add, Nat.mul_one]
    rw [htally] at hle hq
    rw [tally_succ, Nat.mul_zero, ← hmod, Nat.pow_succ]
    generalize tally (fun i => a.testBit (5 * (i + 1))) k = s at *
    have hb := Nat.le_mul_of_pos_right (a % 32) (Nat.pow_pos (n := k) (by decide : 0 < 32))
    rw [Nat.add_mul, ← Nat.mul_assoc, ← Nat.mul_assoc]
    exact ⟨by omega, 32 * q + s, by omega⟩

/-- How many marks there are. -/
theorem toNat_count {x : UInt64} (h : Sparse x) : (count x).toNat = tally (low x) 13 := by
  have hlt := x.toNat_lt
  obtain ⟨hle, q, hq⟩ := exists_of_digits (a := x.toNat) (k := 13) (by omega)
    (fun i hi => by rw [← bitOf_eq_testBit]; exact h i hi)
  have hlow : (fun i => x.toNat.testBit (5 * i)) = low x :=
    funext fun i => (bitOf_eq_testBit x (5 * i)).symm
  have h13 := tally_le (low x) 13
  rw [hlow] at hle hq
  rw [count, UInt64.toNat_shiftRight, UInt64.toNat_mul, Nat.shiftRight_eq_div_pow,
    show lows.toNat = 0x1084210842108421 from rfl, show (60 : UInt64).toNat % 64 = 60 from rfl]
  generalize tally (low x) 13 = s at *
  have hmul : x.toNat * 0x1084210842108421 =
      2 ^ 64 * (2 * q) + (2 ^ 60 * s + (s * 0x84210842108421 - q)) := by omega
  have he : s * 0x84210842108421 - q < 2 ^ 60 := by omega
  rw [hmul, Nat.mul_add_mod, Nat.mod_eq_of_lt (by omega), Nat.mul_add_div (by decide),
    Nat.div_eq_of_lt he, Nat.add_zero]

/-- The number of the cells up to the last one that is not blank. -/
theorem toNat_length {x : UInt64} {l : List Symbol} (hx : x.toNat = pack l)
    (hl : l.getLast? ≠ some 0) : (length x).toNat = l.length := by
  have h : low (filled x) = fun i => true && decide (i < l.length) :=
    funext fun k => by rw [low_filled hx hl, Bool.true_and]
  rw [length, toNat_count (sparse_filled x), h, tally_lt (fun _ => true) (length_le_13 hx hl),
    tally_true]

end Machine

end Spec.SpellCorrection
