module

public import Spec.Fishing.Refinement.Words
public import Spec.MDP.Reciprocal

/-!
# The quotients of Fishing

That the products and shifts of `Machine.quotient` and `Machine.smallQuotient` are quotients,
rounded down, of numbers as large as those that a fishery brings.

## Main statements

* `toNat_divisor`: `divisor` keeps the denominators of a fishery.
* `reads_quotient`: the quotient of up to `10^19` by up to `10^12`.
* `reads_smallQuotient`: the quotient of up to `4 × 10^12` by up to `10^6`.
-/

@[expose] public section

namespace Spec.Fishing.Machine

open Spec.MDP Spec.MDP.Word
open Spec.Word (Reads reads_toNat toNat_and_mask toNat_bit64)

/-- Rounding down below zero is rounding up above it. -/
theorem neg_ediv_eq (x : Nat) {d : Nat} (hd : 0 < d) :
    -(x : Int) / d = -(((x + (d - 1)) / d : Nat) : Int) := by
  have h := Nat.div_add_mod (x + (d - 1)) d
  have hm := Nat.mod_lt (x + (d - 1)) hd
  rw [Int.ediv_eq_iff_of_pos (by omega), Int.neg_mul, ← Int.natCast_mul, Nat.mul_comm]
  generalize d * ((x + (d - 1)) / d) = e at *
  omega

theorem toNat_pred {d : UInt64} (hd : 0 < d.toNat) : (d - 1).toNat = d.toNat - 1 :=
  UInt64.toNat_sub_of_le _ _ (by rw [UInt64.le_iff_toNat_le]; exact hd)

theorem toNat_divisor {d : UInt64} (h₀ : 0 < d.toNat) (h₁ : d.toNat ≤ 1000000) :
    (divisor d).toNat = d.toNat := by
  rw [divisor, UInt64.toNat_add, toNat_and_mask _ 20 rfl, toNat_pred h₀, UInt64.toNat_one]
  omega

theorem reads_signed {q : UInt64} {x d : Nat} (hq : q.toNat = x / d) :
    Reads (signed 0 q) ((x : Int) / d) := by
  have h := reads_toNat q
  rw [hq, Int.natCast_ediv] at h
  rw [signed_zero]
  exact h

theorem reads_signed_neg {q : UInt64} {x d : Nat} (hd : 0 < d) (hq : q.toNat = (x + (d - 1)) / d) :
    Reads (signed (-1) q) (-(x : Int) / d) := by
  have h := (reads_toNat q).neg
  rw [hq] at h
  rw [signed_neg_one, neg_ediv_eq _ hd]
  exact h

/-- The estimate of `quotient` lies below `(n x + b) / d` by less than `1`. -/
theorem estimate_bounds {n x d c b : Nat} (hx : x ≤ 2000000000000) (hn : n * 1000000 ≤ 5 * d)
    (hle : d * c ≤ 1099511627776 * b) (hge : 1099511627776 * b ≤ d * c + d * 2097152)
    (hd : 0 < d) :
    d * (x / 2 * (n * 2199023255552 / d) + c) ≤ 1099511627776 * (n * x + b) ∧
      1099511627776 * (n * x + b) <
        d * (x / 2 * (n * 2199023255552 / d) + c + 1099511627776) := by
  have hr₀ := Nat.mul_div_le (n * 2199023255552) d
  have hr₁ := Nat.lt_mul_div_succ (n * 2199023255552) hd
  generalize n * 2199023255552 / d = r at *
  have h₀ := Nat.mul_le_mul_left (x / 2) hr₀
  have h₁ := Nat.mul_le_mul_left (x / 2) (Nat.le_of_lt hr₁)
  have hhd : x / 2 * d ≤ 1000000000000 * d := Nat.mul_le_mul_right d (by omega)
  have hnt : n * (x % 2) ≤ n * 1 := Nat.mul_le_mul_left n (by omega)
  have hnx : n * x = 2 * (x / 2 * n) + n * (x % 2) := by
    have h := congrArg (n * ·) (Nat.div_add_mod x 2)
    simp only [Nat.mul_add] at h
    rw [← h]
    grind
  have e₀ : x / 2 * (n * 2199023255552) = 2199023255552 * (x / 2 * n) := by grind
  have e₁ : x / 2 * (d * (r + 1)) = d * (x / 2 * r) + x / 2 * d := by grind
  have e₂ : x / 2 * (d * r) = d * (x / 2 * r) := by grind
  rw [hnx]
  simp only [Nat.mul_add]
  omega

/-- The estimate fits a word. -/
theorem estimate_lt {n x d c : Nat} (hx : x ≤ 2000000000000) (hn : n * 1000000 ≤ 5 * d)
    (hc : c < 1099511627776) :
    x / 2 * (n * 2199023255552 / d) < 18000000000000000000 ∧
      x / 2 * (n * 2199023255552 / d) + c < 18000000000000000000 := by
  have hr : n * 2199023255552 / d ≤ 10995117 :=
    Nat.div_le_of_le_mul (by omega)
  have h : x / 2 * (n * 2199023255552 / d) ≤ 1000000000000 * 10995117 :=
    Nat.mul_le_mul (by omega) hr
  omega

/-- The magnitude of `quotient`: `c` approximates `b / d`. -/
theorem toNat_quotient {n x d c b : UInt64} (hx : x.toNat ≤ 2000000000000)
    (hd₀ : 0 < d.toNat) (hd₁ : d.toNat ≤ 1000000000000)
    (hn : n.toNat * 1000000 ≤ 5 * d.toNat) (hb : b.toNat < d.toNat)
    (hc : c.toNat < 1099511627776)
    (hle : d.toNat * c.toNat ≤ 1099511627776 * b.toNat)
    (hge : 1099511627776 * b.toNat ≤ d.toNat * c.toNat + d.toNat * 2097152) :
    let q := ((x >>> 1) * (n * 0x20000000000 / d) + c) >>> 40
    (q + (bit (d ≤ n * x + b - q * d)).toUInt64).toNat =
      (n.toNat * x.toNat + b.toNat) / d.toNat := by
  intro q
  have hnx : n.toNat * x.toNat ≤ 5000000 * 2000000000000 := Nat.mul_le_mul (by omega) hx
  obtain ⟨hlow, hhigh⟩ := estimate_bounds hx hn hle hge hd₀
  obtain ⟨hlt, hlt'⟩ := estimate_lt (d := d.toNat) hx hn hc
  obtain ⟨hqd, hdiv⟩ := Reciprocal.div_add_eq_div (by decide) hlow hhigh
  have hscale : (n * 0x20000000000).toNat = n.toNat * 2199023255552 := by
    rw [UInt64.toNat_mul, show (0x20000000000 : UInt64).toNat = 2199023255552 from rfl]
    omega
  have hhalf : (x >>> 1).toNat = x.toNat / 2 := by
    rw [UInt64.toNat_shiftRight, Nat.shiftRight_eq_div_pow]; rfl
  have hq : q.toNat = (x.toNat / 2 * (n.toNat * 2199023255552 / d.toNat) + c.toNat) /
      1099511627776 := by
    show (((x >>> 1) * (n * 0x20000000000 / d) + c) >>> 40).toNat = _
    rw [UInt64.toNat_shiftRight, Nat.shiftRight_eq_div_pow, UInt64.toNat_add, UInt64.toNat_mul,
      UInt64.toNat_div, hscale, hhalf, Nat.mod_eq_of_lt (by omega), Nat.mod_eq_of_lt (by omega)]
    rfl
  rw [← hq] at hqd hdiv
  have hqmul : (q * d).toNat = q.toNat * d.toNat := by
    rw [UInt64.toNat_mul]; omega
  have hsum : (n * x + b).toNat = n.toNat * x.toNat + b.toNat := by
    rw [UInt64.toNat_add, UInt64.toNat_mul]; omega
  have hrem : (n * x + b - q * d).toNat = n.toNat * x.toNat + b.toNat - q.toNat * d.toNat := by
    rw [UInt64.toNat_sub_of_le _ _ (by rw [UInt64.le_iff_toNat_le, hqmul, hsum]; exact hqd), hsum,
      hqmul]
  have hqlt : q.toNat ≤ 18000000000000000000 := by rw [hq]; omega
  rw [UInt64.toNat_add, toNat_bit64, ← hdiv]
  simp only [UInt64.le_iff_toNat_le, hrem]
  split <;> omega

theorem reads_quotient {n x d : UInt64} (hx : x.toNat ≤ 2000000000000)
    (hd₀ : 1000000 ≤ d.toNat) (hd₁ : d.toNat ≤ 1000000000000)
    (hn : n.toNat * 1000000 ≤ 5 * d.toNat) :
    Reads (quotient 0 n x d) (((n.toNat * x.toNat : Nat) : Int) / d.toNat) ∧
      Reads (quotient (-1) n x d) (-((n.toNat * x.toNat : Nat) : Int) / d.toNat) := by
  have hpred := toNat_pred (d := d) (by omega)
  have hc : (0xffffe00000 : UInt64).toNat = 1099509530624 := rfl
  constructor
  · refine reads_signed ?_
    rw [UInt64.zero_and, UInt64.zero_and]
    exact toNat_quotient hx (by omega) hd₁ hn (by rw [UInt64.toNat_zero]; omega) (by decide)
      (by rw [UInt64.toNat_zero]; omega) (by rw [UInt64.toNat_zero]; omega)
  · refine reads_signed_neg (by omega) ?_
    rw [UInt64.neg_one_and, UInt64.neg_one_and, ← hpred]
    exact toNat_quotient hx (by omega) hd₁ hn (by omega) (by decide) (by rw [hc]; omega)
      (by rw [hc]; omega)

/-- The magnitude of `smallQuotient`: `c` is `b / d`, rounded up. -/
theorem toNat_smallQuotient {n x d c b : UInt64} (hx : x.toNat ≤ 4000000)
    (hd₀ : 0 < d.toNat) (hd₁ : d.toNat ≤ 1000000) (hn : n.toNat ≤ d.toNat)
    (hc : c.toNat ≤ 4398046511104)
    (hge : 4398046511104 * b.toNat ≤ d.toNat * c.toNat)
    (hle : d.toNat * c.toNat ≤ 4398046511104 * b.toNat + (d.toNat - 1)) :
    ((x * ((n * 0x40000000000 + (d - 1)) / d) + c) >>> 42).toNat =
      (n.toNat * x.toNat + b.toNat) / d.toNat := by
  have hscale : (n * 0x40000000000 + (d - 1)).toNat = n.toNat * 4398046511104 + (d.toNat - 1) := by
    rw [UInt64.toNat_add, UInt64.toNat_mul, toNat_pred hd₀,
      show (0x40000000000 : UInt64).toNat = 4398046511104 from rfl]
    omega
  have hr₀ := Nat.mul_div_le (n.toNat * 4398046511104 + (d.toNat - 1)) d.toNat
  have hr₁ := Nat.lt_mul_div_succ (n.toNat * 4398046511104 + (d.toNat - 1)) hd₀
  have hr : (n.toNat * 4398046511104 + (d.toNat - 1)) / d.toNat ≤ 4398046511104 := by
    refine Nat.le_of_lt_succ ((Nat.div_lt_iff_lt_mul hd₀).mpr ?_)
    omega
  rw [UInt64.toNat_shiftRight, Nat.shiftRight_eq_div_pow, UInt64.toNat_add, UInt64.toNat_mul,
    UInt64.toNat_div, hscale]
  generalize (n.toNat * 4398046511104 + (d.toNat - 1)) / d.toNat = r at *
  have hxr : x.toNat * r ≤ 4000000 * 4398046511104 := Nat.mul_le_mul hx hr
  rw [Nat.mod_eq_of_lt (a := x.toNat * r) (by omega), Nat.mod_eq_of_lt (by omega)]
  rw [Nat.mul_add] at hr₁
  have h₀ := Nat.mul_le_mul_left x.toNat hr₀
  have h₁ := Nat.mul_le_mul_left x.toNat
    (show n.toNat * 4398046511104 ≤ d.toNat * r by omega)
  have hxd : x.toNat * (d.toNat - 1) ≤ 4000000 * (d.toNat - 1) := Nat.mul_le_mul_right _ hx
  have e₀ : x.toNat * (d.toNat * r) = d.toNat * (x.toNat * r) := Nat.mul_left_comm _ _ _
  have e₁ : x.toNat * (n.toNat * 4398046511104) = 4398046511104 * (n.toNat * x.toNat) := by grind
  rw [Nat.mul_add] at h₀
  refine Reciprocal.div_eq_div hd₀ ?_ ?_
  · simp only [Nat.mul_add, UInt64.reduceToNat, Nat.reduceMod, Nat.reducePow]
    omega
  · simp only [Nat.mul_add, UInt64.reduceToNat, Nat.reduceMod, Nat.reducePow]
    omega

theorem reads_smallQuotient {n x d : UInt64} (hx : x.toNat ≤ 4000000)
    (hd₀ : 0 < d.toNat) (hd₁ : d.toNat ≤ 1000000) (hn : n.toNat ≤ d.toNat) :
    Reads (smallQuotient 0 n x d) (((n.toNat * x.toNat : Nat) : Int) / d.toNat) ∧
      Reads (smallQuotient (-1) n x d) (-((n.toNat * x.toNat : Nat) : Int) / d.toNat) := by
  have hpred := toNat_pred hd₀
  have hs : (0x40000000000 : UInt64).toNat = 4398046511104 := rfl
  have hquot : 4398046511104 / d.toNat ≤ 4398046511104 := Nat.div_le_self _ _
  have hc : (0x40000000000 - 0x40000000000 / d : UInt64).toNat =
      4398046511104 - 4398046511104 / d.toNat := by
    rw [UInt64.toNat_sub_of_le _ _ (by rw [UInt64.le_iff_toNat_le, UInt64.toNat_div, hs]; omega),
      UInt64.toNat_div, hs]
  constructor
  · refine reads_signed ?_
    rw [UInt64.zero_and]
    exact toNat_smallQuotient (b := 0) hx hd₀ hd₁ hn (by decide)
      (by rw [UInt64.toNat_zero]; omega) (by rw [UInt64.toNat_zero]; omega)
  · refine reads_signed_neg hd₀ ?_
    have h₀ := Nat.mul_div_le 4398046511104 d.toNat
    have h₁ := Nat.lt_mul_div_succ 4398046511104 hd₀
    rw [UInt64.neg_one_and, ← hpred]
    refine toNat_smallQuotient hx hd₀ hd₁ hn (by rw [hc]; exact Nat.sub_le _ _) ?_ ?_
    · rw [hc, hpred, Nat.mul_sub d.toNat]
      omega
    · rw [hc, hpred, Nat.mul_sub d.toNat]
      rw [Nat.mul_add] at h₁
      omega

end Spec.Fishing.Machine
