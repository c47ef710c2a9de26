module

public import Spec.SpellCorrection.Levenshtein
public import Spec.SpellCorrection.Refinement.Loops

/-!
# The distance of packed words

The kernel's rows are those of the table of Wagner and Fischer. The row of some symbols has the
distances of these from the first symbols of the other list; the kernel keeps their differences,
which are at most `1`.

## Main definitions

* `Row.Of`: a row is that of some symbols.

## Main statements

* `differences`: the differences around one square of the table.
* `low_carry`: the sum's carries, from cell to cell.
* `Row.Of.read`: one more symbol.
* `toNat_distance`: the distance.
-/

@[expose] public noncomputable section

namespace Spec.SpellCorrection

open Spec.MDP Spec.MDP.Word Machine
open Spec.Word (bitOf bitOf_add bitOf_and bitOf_eq_testBit bitOf_not bitOf_or bitOf_xor carry
  carry_succ carry_zero toNat_eq_zero_iff)

/-- The differences around one square of the table, between entries `u`, `l` of one row and `w`, `v`
of the next one: from left to right, `vp` and `vn` say whether the first row goes up or down, and
from row to row `hp` and `hn` say it of the left side. -/
theorem differences {u l w v : Nat} {e vp vn hp hn : Bool}
    (hv : v = min (u + if e then 0 else 1) (min (l + 1) (w + 1)))
    (h₁ : (vp && vn) = false) (h₂ : l + vn.toNat = u + vp.toNat)
    (h₃ : (hp && hn) = false) (h₄ : w + hn.toNat = u + hp.toNat) :
    let d := hn || e || vn
    ((vn || !(d || vp)) && (d && vp)) = false ∧
      v + (d && vp).toNat = l + (vn || !(d || vp)).toNat ∧
      ((hn || !(d || hp)) && (hp && d)) = false ∧
      v + (hp && d).toNat = w + (hn || !(d || hp)).toNat := by
  revert h₁ h₂ h₃ h₄ hv
  cases e <;> cases vp <;> cases vn <;> cases hp <;> cases hn <;>
    simp <;> omega

namespace Machine

/-- Where the other bits of a cell are none of `x` and all of `y`, a carry of the sum into the cell
comes out of it like one of its mark. -/
theorem low_carry {x y : UInt64} {k : Nat} (hx : ∀ b, b < 4 → bitOf x (5 * k + b + 1) = false)
    (hy : ∀ b, b < 4 → bitOf y (5 * k + b + 1) = true) :
    carry x y (5 * (k + 1)) = (low x k).atLeastTwo (low y k) (carry x y (5 * k)) := by
  have step (b : Nat) (hb : b < 4) :
      carry x y (5 * k + b + 1 + 1) = carry x y (5 * k + b + 1) := by
    rw [carry_succ, hx b hb, hy b hb]
    cases carry x y (5 * k + b + 1) <;> rfl
  rw [show 5 * (k + 1) = 5 * k + 3 + 1 + 1 by omega, step 3 (by decide), step 2 (by decide),
    step 1 (by decide), step 0 (by decide), Nat.add_zero, carry_succ]
  rfl

namespace Row

variable {as bs : List Symbol} {x y s : UInt64} {a : Symbol}

/-- The row of the distances of `as` from the first symbols of `bs`. -/
def Of (r : Row) (as bs : List Symbol) : Prop :=
  ∀ k, k < bs.length → (low r.up k && low r.down k) = false ∧
    levenshtein as (bs.take (k + 1)) + (low r.down k).toNat =
      levenshtein as (bs.take k) + (low r.up k).toNat

theorem init_of (hy : y.toNat = pack bs) (hbs : bs.getLast? ≠ some 0) : (init y).Of [] bs := by
  intro k hk
  have hup : low (init y).up k = true := by
    rw [init, low_filled hy hbs, decide_eq_true hk]
  have hdown : low (init y).down k = false := by
    rw [low, bitOf_eq_testBit]; exact Nat.zero_testBit _
  rw [hup, hdown, levenshtein_nil_left, levenshtein_nil_left, List.length_take, List.length_take]
  exact ⟨rfl, by simp only [Bool.toNat_false, Bool.toNat_true]; omega⟩

theorem bitOf_rest {i : Nat} (h : i < 60) : bitOf (30 * lows) i = decide (i % 5 ≠ 0) := by
  have key : ∀ i : Fin 60, (30 * 0x1084210842108421 % 2 ^ 64).testBit i.val =
      decide (i.val % 5 ≠ 0) := by decide
  rw [bitOf_eq_testBit]
  exact key ⟨i, h⟩

/-- The row of one more symbol. -/
theorem Of.read {r : Row} (h : r.Of as bs) (hy : y.toNat = pack bs) (hbs : bs.length ≤ 12)
    (hs : s.toNat = a.val) {rest : UInt64} (hrest : rest ≠ 0) :
    (r.read s rest y).Of (as ++ [a]) bs := by
  have ha := a.isLt
  have he : Sparse (matching y s) := (sparse_marks _).xor sparse_lows
  have hlow {k : Nat} (hk : k < bs.length) : low (matching y s) k = decide (a = bs[k]) := by
    rw [low_matching (by omega) (by omega), hy, pack_div_mod, List.getD_eq_getElem?_getD,
      List.getElem?_eq_getElem hk, Option.getD_some, hs]
    exact decide_eq_decide.mpr (by rw [eq_comm, Fin.ext_iff])
  rw [Row.read, choose_eq, choose_eq, if_neg hrest, if_neg hrest]
  generalize matching y s = e at he hlow
  -- The sum and its carries.
  let A := e &&& r.up
  let B := r.up ||| 30 * lows
  let c k := carry A B (5 * k)
  have hA (k : Nat) : low A k = (low e k && low r.up k) := bitOf_and e r.up _
  have hB {k : Nat} (hk : k < 12) : low B k = low r.up k := by
    refine (bitOf_or r.up (30 * lows) _).trans ?_
    rw [bitOf_rest (by omega), decide_eq_false (by omega), Bool.or_false]; rfl
  have hc {k : Nat} (hk : k < 12) :
      c (k + 1) = (low e k && low r.up k).atLeastTwo (low r.up k) (c k) := by
    rw [← hA k]
    conv => rhs; rw [← hB hk]
    refine low_carry (fun b hb => ?_) fun b hb => ?_
    · refine (bitOf_and e r.up _).trans ?_
      rw [he _ (by omega), Bool.false_and]
    · refine (bitOf_or r.up (30 * lows) _).trans ?_
      rw [bitOf_rest (by omega), decide_eq_true (by omega), Bool.or_true]
  have hd {k : Nat} (hk : k < 12) :
      low ((A + B) ^^^ r.up ||| e ||| r.down) k = (c k || low e k || low r.down k) := by
    have hadd : bitOf (A + B) (5 * k) = (low e k && low r.up k ^^ (low r.up k ^^ c k)) := by
      rw [bitOf_add _ _ (by omega), ← hA, ← hB hk]; rfl
    rw [low, bitOf_or, bitOf_or, bitOf_xor, hadd]
    change (((low e k && low r.up k ^^ (low r.up k ^^ c k)) ^^ low r.up k) || low e k ||
      low r.down k) = _
    generalize c k = c
    cases low e k <;> cases low r.up k <;> cases low r.down k <;> cases c <;> rfl
  change Of ⟨_ ||| ~~~ ((A + B) ^^^ r.up ||| e ||| r.down ||| _),
    _ &&& ((A + B) ^^^ r.up ||| e ||| r.down)⟩ _ _
  generalize ((A + B) ^^^ r.up ||| e ||| r.down) = d at hd
  -- From row to row.
  generalize hp : (r.down ||| ~~~ (d ||| r.up)) <<< 5 ||| 1 = p
  generalize hn : (d &&& r.up) <<< 5 = n
  have hp0 : low p 0 = true := by
    rw [← hp, low, bitOf_or, Nat.mul_zero, bitOf_shiftLeft_5_zero]; rfl
  have hn0 : low n 0 = false := by
    rw [← hn, low, Nat.mul_zero, bitOf_shiftLeft_5_zero]
  have hps {k : Nat} (hk : k < 11) :
      low p (k + 1) = (low r.down k || !(low d k || low r.up k)) := by
    have h1 : bitOf 1 (5 * k + 5) = false := by
      rw [bitOf_eq_testBit]
      exact Nat.testBit_lt_two_pow (Nat.lt_of_lt_of_le (by decide : _ < 2 ^ 5)
        (Nat.pow_le_pow_right (by decide) (by omega)))
    rw [← hp, low, bitOf_or, Nat.mul_add, h1, bitOf_shiftLeft_5 _ _ (by omega), bitOf_or,
      bitOf_not (by omega), bitOf_or, Bool.or_false]
    rfl
  have hns {k : Nat} (hk : k < 11) : low n (k + 1) = (low d k && low r.up k) := by
    rw [← hn, low, Nat.mul_add, bitOf_shiftLeft_5 _ _ (by omega), bitOf_and]; rfl
  have square {k : Nat} (hk : k < bs.length) (hck : c k = low n k)
      (h₃ : (low p k && low n k) = false)
      (h₄ : levenshtein (as ++ [a]) (bs.take k) + (low n k).toNat =
        levenshtein as (bs.take k) + (low p k).toNat) := by
    have hv := levenshtein_concat a bs[k] as (bs.take k)
    rw [List.take_append_getElem hk] at hv
    have := differences (e := decide (a = bs[k])) (by simpa only [decide_eq_true_eq] using hv)
      (h k hk).1 (h k hk).2 h₃ h₄
    rw [← hlow hk, ← hck, ← hd (by omega)] at this
    exact this
  have left (k : Nat) (hk : k ≤ bs.length) (hk' : k < 12) : c k = low n k ∧
      (low p k && low n k) = false ∧
      levenshtein (as ++ [a]) (bs.take k) + (low n k).toNat =
        levenshtein as (bs.take k) + (low p k).toNat := by
    induction k with
    | zero =>
      rw [hp0, hn0, List.take_zero, levenshtein_nil_right, levenshtein_nil_right,
        List.length_append]
      exact ⟨carry_zero .., rfl, rfl⟩
    | succ k ih =>
      obtain ⟨hck, h₃, h₄⟩ := ih (by omega) (by omega)
      have hsq := square (by omega) hck h₃ h₄
      rw [hps (by omega), hns (by omega)]
      refine ⟨?_, hsq.1, hsq.2.1⟩
      have hdis := (h k (by omega)).1
      rw [hc (by omega), hd (by omega)]
      revert hdis
      generalize c k = c
      cases low e k <;> cases low r.up k <;> cases low r.down k <;> cases c <;> simp
  intro k hk
  obtain ⟨hck, h₃, h₄⟩ := left k (by omega) (by omega)
  have hsq := square hk hck h₃ h₄
  have hup : low (n ||| ~~~ (d ||| p)) k = (low n k || !(low d k || low p k)) := by
    rw [low, bitOf_or, bitOf_not (by omega), bitOf_or]; rfl
  have hdown : low (p &&& d) k = (low p k && low d k) := bitOf_and p d _
  simp only [hup, hdown]
  rw [← hck]
  exact hsq.2.2

/-- The next row, of the first symbols of a word. -/
theorem Of.next {r : Row} {i : Nat} {j : UInt64} (hj : j.toNat = i) (hi : i < 12)
    (h : r.Of (as.take i) bs) (hx : x.toNat = pack as) (has : as.getLast? ≠ some 0)
    (hy : y.toNat = pack bs) (hbs : bs.length ≤ 12) : (r.next x y j).Of (as.take (i + 1)) bs := by
  subst hj
  have htail : tail x j = 0 ↔ as.length ≤ j.toNat := by
    have hlast : (as.drop j.toNat).getLast? ≠ some 0 := by
      rw [List.getLast?_drop]
      split
      · exact nofun
      · exact has
    rw [← toNat_eq_zero_iff, toNat_tail (by omega), hx, pack_div, pack_eq_zero_iff hlast,
      List.drop_eq_nil_iff]
  rw [Row.next]
  by_cases hlt : j.toNat < as.length
  · have hcell : (cell x j).toNat = as[j.toNat].val := by
      rw [toNat_cell (by omega), hx, pack_div_mod, List.getD_eq_getElem?_getD,
        List.getElem?_eq_getElem hlt, Option.getD_some]
    rw [← List.take_append_getElem hlt]
    exact h.read hy hbs hcell fun h0 => absurd (htail.mp h0) (by omega)
  · have hrest : tail x j = 0 := htail.mpr (by omega)
    rw [List.take_of_length_le (by omega)] at h ⊢
    rw [Row.read, choose_eq, choose_eq, if_pos hrest, if_pos hrest]
    exact h

/-- The last entry of a row is the first one and all differences. -/
theorem Of.last {r : Row} (h : r.Of as bs) :
    levenshtein as bs + tally (low r.down) bs.length = as.length + tally (low r.up) bs.length := by
  have key (k : Nat) (hk : k ≤ bs.length) :
      levenshtein as (bs.take k) + tally (low r.down) k = as.length + tally (low r.up) k := by
    induction k with
    | zero => rw [List.take_zero, levenshtein_nil_right]; rfl
    | succ k ih =>
      have := (h k (by omega)).2
      have := ih (by omega)
      rw [tally, tally]; omega
  have := key bs.length (Nat.le_refl _)
  rwa [List.take_length] at this

end Row

end Machine

namespace Kernel

variable {x y : UInt64} {as bs : List Symbol}

/-- The distance of lists of up to `12` symbols. -/
theorem toNat_distance (hx : x.toNat = pack as) (hy : y.toNat = pack bs)
    (has : as.getLast? ≠ some 0) (hbs : bs.getLast? ≠ some 0) (ha : as.length ≤ 12)
    (hb : bs.length ≤ 12) : (distance x y).toNat = levenshtein as bs := by
  have next {r : Row} {i : Nat} {j : UInt64} (h : r.Of (as.take i) bs) (hj : j.toNat = i)
      (hi : i < 12) : (r.next x y j).Of (as.take (i + 1)) bs := h.next hj hi hx has hy hb
  have h := Row.init_of hy hbs
  rw [← List.take_zero (l := as)] at h
  have h := next (next (next (next (next (next (next (next (next (next (next (next h
    (j := 0) rfl (by decide)) (j := 1) rfl (by decide)) (j := 2) rfl (by decide))
    (j := 3) rfl (by decide)) (j := 4) rfl (by decide)) (j := 5) rfl (by decide))
    (j := 6) rfl (by decide)) (j := 7) rfl (by decide)) (j := 8) rfl (by decide))
    (j := 9) rfl (by decide)) (j := 10) rfl (by decide)) (j := 11) rfl (by decide)
  rw [List.take_of_length_le (by omega)] at h
  have count (z : UInt64) :
      (count (z &&& filled y)).toNat = tally (low z) bs.length := by
    have hlow : low (z &&& filled y) = fun i => low z i && decide (i < bs.length) :=
      funext fun k => by rw [← low_filled hy hbs]; exact bitOf_and z _ _
    rw [toNat_count (sparse_filled y).and, hlow, tally_lt _ (by omega)]
  have hlast := h.last
  rw [distance]
  generalize Row.next _ x y 11 = r at hlast ⊢
  have hup := tally_le (low r.up) bs.length
  have hdown := tally_le (low r.down) bs.length
  rw [UInt64.toNat_sub, UInt64.toNat_add, toNat_length hx has, count, count]
  omega

end Kernel

end Spec.SpellCorrection
