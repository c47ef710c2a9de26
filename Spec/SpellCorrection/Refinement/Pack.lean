module

public import Spec.SpellCorrection.Basic
public import Spec.SpellCorrection.Machine
public import Spec.Word.Mask

/-!
# Packed words

How lists of symbols are written as words, and what the functions of `Spec.SpellCorrection.Machine`
on single words do to the lists.

## Main definitions

* `pack`: the number of a list of symbols, to the base `32` with the first symbol lowest.

## Main statements

* `pack_div_mod`, `pack_div`: the cells, and those from one on.
* `toNat_cell`, `toNat_shift`, `toNat_tail`, `toNat_head`, `toNat_put`: the functions on words.
-/

@[expose] public section

namespace Spec.SpellCorrection

open Spec.MDP Spec.MDP.Word
open Spec.Word (toNat_and_mask toNat_shiftRight)

/-- The number of a list of symbols: its digits to the base `32`, the first one lowest. -/
def pack : List Symbol → Nat
  | [] => 0
  | a :: l => a.val + 32 * pack l

theorem pack_lt (l : List Symbol) : pack l < 32 ^ l.length := by
  induction l with
  | nil => decide
  | cons a l ih =>
    have := a.isLt
    rw [pack, List.length_cons, Nat.pow_succ]
    omega

theorem pack_lt_of_le {l : List Symbol} {n : Nat} (h : l.length ≤ n) : pack l < 32 ^ n :=
  Nat.lt_of_lt_of_le (pack_lt l) (Nat.pow_le_pow_right (by decide) h)

theorem pack_cons_div (a : Symbol) (l : List Symbol) : pack (a :: l) / 32 = pack l := by
  have := a.isLt
  rw [pack]; omega

theorem pack_cons_mod (a : Symbol) (l : List Symbol) : pack (a :: l) % 32 = a.val := by
  have := a.isLt
  rw [pack]; omega

theorem pack_append (l m : List Symbol) : pack (l ++ m) = pack l + 32 ^ l.length * pack m := by
  induction l with
  | nil => rw [List.nil_append, pack, List.length_nil]; omega
  | cons a l ih =>
    rw [List.cons_append, pack, pack, ih, List.length_cons, Nat.pow_succ, Nat.mul_comm (32 ^ _) 32,
      Nat.mul_assoc]
    omega

/-- Blanks at the end count for nothing. -/
theorem pack_append_replicate (l : List Symbol) (k : Nat) :
    pack (l ++ List.replicate k 0) = pack l := by
  have h : pack (List.replicate k 0) = 0 := by
    induction k with
    | zero => rfl
    | succ k ih => rw [List.replicate_succ, pack, ih]; rfl
  rw [pack_append, h, Nat.mul_zero, Nat.add_zero]

/-- The cells from one on. -/
theorem pack_div (l : List Symbol) (i : Nat) : pack l / 32 ^ i = pack (l.drop i) := by
  induction i generalizing l with
  | zero => rw [Nat.pow_zero, Nat.div_one, List.drop_zero]
  | succ i ih =>
    rw [Nat.pow_succ, Nat.mul_comm, ← Nat.div_div_eq_div_mul]
    cases l with
    | nil => rw [List.drop_nil, pack, Nat.zero_div]
    | cons a l => rw [pack_cons_div, ih, List.drop_succ_cons]

/-- One cell. -/
theorem pack_div_mod (l : List Symbol) (i : Nat) :
    pack l / 32 ^ i % 32 = (l.getD i 0).val := by
  induction i generalizing l with
  | zero =>
    rw [Nat.pow_zero, Nat.div_one]
    cases l with
    | nil => rfl
    | cons a l => rw [pack_cons_mod]; rfl
  | succ i ih =>
    rw [Nat.pow_succ, Nat.mul_comm, ← Nat.div_div_eq_div_mul]
    cases l with
    | nil => rw [pack, Nat.zero_div]; rfl
    | cons a l => rw [pack_cons_div, ih]; rfl

theorem pack_take_add {l : List Symbol} {i : Nat} (h : i ≤ l.length) :
    pack (l.take i) + 32 ^ i * pack (l.drop i) = pack l := by
  have := pack_append (l.take i) (l.drop i)
  rw [List.take_append_drop, List.length_take, Nat.min_eq_left h] at this
  exact this.symm

theorem pack_set {l : List Symbol} {i : Nat} (h : i < l.length) (s : Symbol) :
    pack (l.set i s) + (l.getD i 0).val * 32 ^ i = pack l + s.val * 32 ^ i := by
  induction l generalizing i with
  | nil => exact absurd h (Nat.not_lt_zero _)
  | cons a l ih =>
    cases i with
    | zero =>
      rw [List.set_cons_zero, pack, pack, List.getD_cons_zero, Nat.pow_zero]; omega
    | succ i =>
      have ih := ih (Nat.lt_of_succ_lt_succ h)
      rw [List.set_cons_succ, pack, pack, List.getD_cons_succ, Nat.pow_succ, ← Nat.mul_assoc,
        ← Nat.mul_assoc]
      omega

/-- Lists of one length with the same number are equal. -/
theorem pack_inj {l m : List Symbol} (hlen : l.length = m.length) (h : pack l = pack m) :
    l = m := by
  refine List.ext_getElem? fun i => ?_
  by_cases hi : i < l.length
  · have h := (pack_div_mod l i).symm.trans ((congrArg (· / 32 ^ i % 32) h).trans
      (pack_div_mod m i))
    have hi' : i < m.length := hlen ▸ hi
    rw [List.getD_eq_getElem?_getD, List.getD_eq_getElem?_getD, List.getElem?_eq_getElem hi,
      List.getElem?_eq_getElem hi', Option.getD_some, Option.getD_some] at h
    rw [List.getElem?_eq_getElem hi, List.getElem?_eq_getElem hi', Fin.ext h]
  · rw [List.getElem?_eq_none (by omega), List.getElem?_eq_none (by omega)]

namespace Machine

theorem toNat_flag (p : Prop) [Decidable p] : (flag p).toNat = if p then 1 else 0 :=
  Spec.Word.toNat_bit64 p

theorem mask_pos {p : Prop} [Decidable p] (h : p) : mask p = -1 := Spec.Word.mask_pos h

theorem mask_neg {p : Prop} [Decidable p] (h : ¬ p) : mask p = 0 := Spec.Word.mask_neg h

theorem toNat_and_31 (x : UInt64) : (x &&& 31).toNat = x.toNat % 32 := toNat_and_mask x 5 rfl

theorem toNat_shiftRight_5 (x : UInt64) : (x >>> 5).toNat = x.toNat / 32 :=
  toNat_shiftRight x (by decide)

theorem toNat_five_mul {i : UInt64} (h : i.toNat ≤ 12) : (5 * i).toNat % 64 = 5 * i.toNat := by
  rw [UInt64.toNat_mul, show (5 : UInt64).toNat = 5 from rfl]; omega

theorem toNat_tail {x i : UInt64} (h : i.toNat ≤ 12) :
    (tail x i).toNat = x.toNat / 32 ^ i.toNat := by
  rw [tail, UInt64.toNat_shiftRight, Nat.shiftRight_eq_div_pow, toNat_five_mul h, Nat.pow_mul]

theorem toNat_cell {x i : UInt64} (h : i.toNat ≤ 12) :
    (cell x i).toNat = x.toNat / 32 ^ i.toNat % 32 := by
  rw [← toNat_tail h, ← toNat_and_31]; rfl

theorem toNat_shift {x i : UInt64} (h : i.toNat ≤ 12) (hx : x.toNat * 32 ^ i.toNat < 2 ^ 64) :
    (shift x i).toNat = x.toNat * 32 ^ i.toNat := by
  rw [shift, UInt64.toNat_shiftLeft, Nat.shiftLeft_eq, toNat_five_mul h, Nat.pow_mul]
  exact Nat.mod_eq_of_lt hx

theorem toNat_head {x i : UInt64} (h : i.toNat ≤ 12) :
    (head x i).toNat = x.toNat % 32 ^ i.toNat := by
  have hx := x.toNat_lt
  have hdiv := Nat.div_add_mod x.toNat (32 ^ i.toNat)
  rw [Nat.mul_comm] at hdiv
  have ht := toNat_tail (x := x) h
  have hs := toNat_shift (x := tail x i) h (by rw [ht]; omega)
  rw [ht] at hs
  rw [head, UInt64.toNat_sub_of_le _ _ (by rw [UInt64.le_iff_toNat_le]; omega)]
  omega

theorem toNat_put {x i s : UInt64} {l : List Symbol} {a : Symbol} (hx : x.toNat = pack l)
    (hs : s.toNat = a.val) (hi : i.toNat < l.length) (hl : l.length ≤ 12) :
    (put x i s).toNat = pack (l.set i.toNat a) := by
  have hi12 : i.toNat ≤ 12 := by omega
  have hset := pack_set hi a
  have hlt : pack l < 32 ^ 12 := pack_lt_of_le hl
  have hlt' : pack (l.set i.toNat a) < 32 ^ 12 := pack_lt_of_le (by rw [List.length_set]; exact hl)
  have hpow : (32 : Nat) ^ i.toNat ≤ 32 ^ 11 := Nat.pow_le_pow_right (by decide) (by omega)
  have bound (b : Symbol) : b.val * 32 ^ i.toNat ≤ 26 * 32 ^ 11 :=
    Nat.mul_le_mul (Nat.le_of_lt_succ b.isLt) hpow
  have hc := toNat_cell (x := x) hi12
  rw [hx, pack_div_mod] at hc
  have h₁ := toNat_shift (x := cell x i) hi12 (by
    rw [hc]; exact Nat.lt_of_le_of_lt (bound _) (by decide))
  have h₂ := toNat_shift (x := s) hi12 (by
    rw [hs]; exact Nat.lt_of_le_of_lt (bound _) (by decide))
  have b₁ := bound (l.getD i.toNat 0)
  have b₂ := bound a
  rw [hc] at h₁
  rw [hs] at h₂
  rw [put, UInt64.toNat_add, UInt64.toNat_sub, h₁, h₂, hx]
  generalize (l.getD i.toNat 0).val * 32 ^ i.toNat = u at *
  generalize a.val * 32 ^ i.toNat = v at *
  omega

end Machine

end Spec.SpellCorrection
