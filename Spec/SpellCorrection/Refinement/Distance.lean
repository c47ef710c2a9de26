module

public import Spec.SpellCorrection.Levenshtein
public import Spec.SpellCorrection.Refinement.Loops

/-!
# The distance of packed words

The loops of `Spec.SpellCorrection.Kernel` over the table of Wagner and Fischer compute the
recursively defined distance. A row of the table belongs to the symbols that have been read, from
the last one on, and its entry `k` is their distance from the last `k` symbols of the other list.

## Main definitions

* `Row`: a word is the row of some symbols.

## Main statements

* `row_sweep`: one more symbol.
* `toNat_distance`: the distance.
-/

@[expose] public noncomputable section

namespace Spec.SpellCorrection

open Spec.MDP Spec.MDP.Word Machine

namespace Machine

/-- Entry `k` of the row is the distance of `as` from the last `k` symbols of `bs`. -/
def Row (row : UInt64) (as bs : List Symbol) (n : Nat) : Prop :=
  ∀ k, k ≤ n → row.toNat / 16 ^ k % 16 = levenshtein as (bs.drop (bs.length - k))

end Machine

namespace Kernel

variable {x y a old left new k n row : UInt64} {s : Symbol} {as bs : List Symbol}

/-- The least of three neighbours of an entry, each with what its step costs. -/
theorem toNat_least_three {x y z f : UInt64} (hx : x.toNat < 16) (hy : y.toNat < 16)
    (hz : z.toNat < 16) (hf : f.toNat ≤ 1) :
    (least (least (x + f) (y + 1)) (z + 1)).toNat =
      min (x.toNat + f.toNat) (min (y.toNat + 1) (z.toNat + 1)) := by
  have one : (1 : UInt64).toNat = 1 := rfl
  have add {u v : UInt64} (hu : u.toNat < 16) (hv : v.toNat ≤ 1) :
      (u + v).toNat = u.toNat + v.toNat := by
    rw [UInt64.toNat_add]; omega
  rw [toNat_least, toNat_least, add hx hf, add hy (Nat.le_of_eq one), add hz (Nat.le_of_eq one),
    one, Nat.min_assoc]

theorem row_sweep (ha : a.toNat = s.val) (hy : y.toNat = pack bs) (hn : n.toNat = bs.length)
    (hbs : bs.length ≤ 12) (has : as.length < 12) (hk : k.toNat ≤ n.toNat)
    (hold : Row old as bs bs.length)
    (hleft : left.toNat = levenshtein (s :: as) (bs.drop (bs.length - k.toNat)))
    (hlt : new.toNat < 16 ^ (k.toNat + 1)) (hnew : Row new (s :: as) bs k.toNat) :
    Row (sweep a y old left new k n) (s :: as) bs bs.length := by
  induction hm : n.toNat - k.toNat generalizing left new k with
  | zero =>
    have h : ¬ k < n := by rw [UInt64.lt_iff_toNat_lt]; omega
    rw [sweep, if_neg h]
    rwa [show k.toNat = bs.length by omega] at hnew
  | succ m ih =>
    have h : k < n := by rw [UInt64.lt_iff_toNat_lt]; omega
    have hk1 := toNat_add_one h
    have h' := UInt64.lt_iff_toNat_lt.mp h
    have hj : bs.length - (k.toNat + 1) < bs.length := by omega
    -- The entry.
    have hdrop : bs.drop (bs.length - (k.toNat + 1)) =
        bs[bs.length - (k.toNat + 1)] :: bs.drop (bs.length - k.toNat) := by
      rw [List.drop_eq_getElem_cons hj]
      congr 2
      omega
    have hsub : (n - 1 - k).toNat = bs.length - (k.toNat + 1) := by
      have hone : (1 : UInt64).toNat = 1 := rfl
      rw [UInt64.toNat_sub, UInt64.toNat_sub, hone]; omega
    have hcell : (cell y (n - 1 - k)).toNat = bs[bs.length - (k.toNat + 1)].val := by
      rw [toNat_cell (by omega), hy, pack_div_mod, hsub, List.getD_eq_getElem?_getD,
        List.getElem?_eq_getElem hj, Option.getD_some]
    have hne : a ≠ cell y (n - 1 - k) ↔ ¬ s = bs[bs.length - (k.toNat + 1)] := by
      rw [ne_eq, ← UInt64.toNat_inj, ha, hcell, Fin.ext_iff]
    have hflag : (flag (a ≠ cell y (n - 1 - k))).toNat =
        if s = bs[bs.length - (k.toNat + 1)] then 0 else 1 := by
      rw [toNat_flag]
      by_cases hs : s = bs[bs.length - (k.toNat + 1)]
      · rw [if_neg (fun h => hne.mp h hs), if_pos hs]
      · rw [if_pos (hne.mpr hs), if_neg hs]
    have e₀ := toNat_entry (row := old) (k := k) (by omega)
    have e₁ := toNat_entry (row := old) (k := k + 1) (by omega)
    rw [hold _ (by omega)] at e₀ e₁
    have hmax := levenshtein_le_max (s :: as) (bs.drop (bs.length - (k.toNat + 1)))
    rw [List.length_cons, List.length_drop] at hmax
    have b₀ : (entry old k).toNat < 16 := by
      rw [toNat_entry (by omega)]; omega
    have b₁ : (entry old (k + 1)).toNat < 16 := by
      rw [toNat_entry (by omega)]; omega
    have b₂ : left.toNat < 16 := by
      have := levenshtein_le_max (s :: as) (bs.drop (bs.length - k.toNat))
      rw [List.length_cons, List.length_drop] at this
      omega
    have hd : (least (least (entry old k + flag (a ≠ cell y (n - 1 - k)))
        (entry old (k + 1) + 1)) (left + 1)).toNat =
        levenshtein (s :: as) (bs.drop (bs.length - (k.toNat + 1))) := by
      rw [hk1, hdrop] at e₁
      rw [toNat_least_three b₀ b₁ b₂ (by rw [hflag]; split <;> decide), e₀, e₁, hleft, hflag, hdrop,
        levenshtein_cons_cons]
    rw [sweep, if_pos h]
    generalize least (least (entry old k + flag (a ≠ cell y (n - 1 - k)))
      (entry old (k + 1) + 1)) (left + 1) = d at hd ⊢
    have hd16 : d.toNat < 16 := by omega
    have hpow : 16 ^ (k.toNat + 2) ≤ 16 ^ 13 := Nat.pow_le_pow_right (by decide) (by omega)
    have hshift : (d <<< (4 * (k + 1))).toNat = d.toNat * 16 ^ (k.toNat + 1) := by
      have h4 : (4 * (k + 1)).toNat % 64 = 4 * (k.toNat + 1) := by
        rw [UInt64.toNat_mul, hk1, show (4 : UInt64).toNat = 4 from rfl]; omega
      rw [UInt64.toNat_shiftLeft, Nat.shiftLeft_eq, h4, Nat.pow_mul]
      change d.toNat * 16 ^ (k.toNat + 1) % _ = _
      have : d.toNat * 16 ^ (k.toNat + 1) ≤ 15 * 16 ^ (k.toNat + 1) :=
        Nat.mul_le_mul_right _ (by omega)
      rw [Nat.pow_succ 16 (k.toNat + 1)] at hpow
      omega
    have hsum : (new + d <<< (4 * (k + 1))).toNat =
        new.toNat + d.toNat * 16 ^ (k.toNat + 1) ∧
        new.toNat + d.toNat * 16 ^ (k.toNat + 1) < 16 ^ (k.toNat + 2) := by
      have : d.toNat * 16 ^ (k.toNat + 1) ≤ 15 * 16 ^ (k.toNat + 1) :=
        Nat.mul_le_mul_right _ (by omega)
      rw [UInt64.toNat_add, hshift]
      rw [Nat.pow_succ 16 (k.toNat + 1)] at hpow ⊢
      omega
    refine ih (by omega) (by rw [hd, hk1]) (by rw [hsum.1, hk1]; exact hsum.2) ?_ (by omega)
    intro j hjk
    rw [hk1] at hjk
    rw [hsum.1, add_digit hlt hd16]
    split
    · next hj => rw [hj, hd]
    · next hj => rw [if_pos (by omega)]; exact hnew j (by omega)

theorem row_rows {i : UInt64} (hx : x.toNat = pack as) (hy : y.toNat = pack bs)
    (hn : n.toNat = bs.length) (hbs : bs.length ≤ 12) (has : as.length ≤ 12)
    (hi : i.toNat ≤ as.length) (hrow : Row row (as.drop i.toNat) bs bs.length) :
    Row (rows x y row i n) as bs bs.length := by
  induction hm : i.toNat generalizing i row with
  | zero =>
    rw [rows, if_pos (toNat_eq_zero_iff.mp hm)]
    rwa [hm, List.drop_zero] at hrow
  | succ m ih =>
    have h0 : ¬ i = 0 := fun h => by rw [h] at hm; exact absurd hm.symm (Nat.succ_ne_zero m)
    have h1 := toNat_sub_one h0
    have hj : (i - 1).toNat < as.length := by omega
    have hdrop : as.drop (i - 1).toNat = as[(i - 1).toNat] :: as.drop i.toNat := by
      rw [List.drop_eq_getElem_cons hj, h1]
    have hcell : (cell x (i - 1)).toNat = as[(i - 1).toNat].val := by
      rw [toNat_cell (by omega), hx, pack_div_mod, List.getD_eq_getElem?_getD,
        List.getElem?_eq_getElem hj, Option.getD_some]
    have hlen : (as.drop i.toNat).length < 12 := by rw [List.length_drop]; omega
    have hfirst : (row &&& 15).toNat = (as.drop i.toNat).length := by
      have h := hrow 0 (Nat.zero_le _)
      rw [Nat.sub_zero, List.drop_length, levenshtein_nil_right, Nat.pow_zero, Nat.div_one] at h
      rw [UInt64.toNat_and, ← h]
      exact Nat.and_two_pow_sub_one_eq_mod _ 4
    have hleft : ((row &&& 15) + 1).toNat = (as.drop i.toNat).length + 1 := by
      rw [UInt64.toNat_add, hfirst]; change (_ + 1) % _ = _; omega
    rw [rows, if_neg h0]
    refine ih (by omega) ?_ (by omega)
    rw [hdrop]
    refine row_sweep hcell hy hn hbs hlen (Nat.zero_le _) hrow ?_ ?_ ?_
    · rw [hleft]
      change _ = levenshtein _ (bs.drop (bs.length - 0))
      rw [Nat.sub_zero, List.drop_length, levenshtein_nil_right, List.length_cons]
    · rw [hleft]; change _ < 16; omega
    · intro j hj
      have hj : j = 0 := Nat.le_zero.mp hj
      rw [hj, hleft, Nat.sub_zero, List.drop_length, levenshtein_nil_right, List.length_cons]
      omega

theorem row_nil (hbs : bs.length ≤ 12) : Row 0xdcba9876543210 [] bs bs.length := by
  intro k hk
  have h : ∀ k : Fin 13, 0xdcba9876543210 / 16 ^ k.val % 16 = k.val := by decide
  rw [levenshtein_nil_left, List.length_drop]
  exact (h ⟨k, by omega⟩).trans (by simp only; omega)

/-- The last entry of the last row is the distance. -/
theorem toNat_last (hx : x.toNat = pack as) (hy : y.toNat = pack bs)
    (has : as.getLast? ≠ some 0) (hbs : bs.getLast? ≠ some 0) (ha : as.length ≤ 12)
    (hb : bs.length ≤ 12) :
    (entry (rows x y 0xdcba9876543210 (lengthFrom x 0) (lengthFrom y 0))
      (lengthFrom y 0)).toNat = levenshtein as bs := by
  have zero : (0 : UInt64).toNat = 0 := rfl
  have hm := toNat_lengthFrom (n := 0) hx has (by omega)
  have hn := toNat_lengthFrom (n := 0) hy hbs (by omega)
  rw [zero, Nat.zero_add] at hm hn
  have h := row_rows (row := 0xdcba9876543210) (i := lengthFrom x 0) hx hy hn hb ha (by omega)
    (by rw [hm, List.drop_length]; exact row_nil hb)
  rw [toNat_entry (by omega), h _ (by omega), hn, Nat.sub_self, List.drop_zero]

/-- The distance of lists of up to `12` symbols. -/
theorem toNat_distance (hx : x.toNat = pack as) (hy : y.toNat = pack bs)
    (has : as.getLast? ≠ some 0) (hbs : bs.getLast? ≠ some 0) (ha : as.length ≤ 12)
    (hb : bs.length ≤ 12) : (distance x y).toNat = levenshtein as bs := by
  induction as generalizing x y bs with
  | nil =>
    rw [distance]
    split
    · next h =>
      rw [← UInt64.toNat_inj, hx, hy] at h
      rw [pack_inj_of_getLast? has hbs h, levenshtein_self]; rfl
    · rw [if_neg, toNat_last hx hy has hbs ha hb]
      rw [bit_and, bit_eq_one_iff]
      rintro ⟨h, h'⟩
      rw [ne_eq, ← UInt64.toNat_inj, ← h, toNat_and_31, hx] at h'
      exact h' rfl
  | cons a as ih =>
    rw [distance]
    split
    · next h =>
      rw [← UInt64.toNat_inj, hx, hy] at h
      rw [pack_inj_of_getLast? has hbs h, levenshtein_self]; rfl
    · split
      · next h =>
        rw [bit_and, bit_eq_one_iff] at h
        obtain ⟨h, h'⟩ := h
        rw [← UInt64.toNat_inj, toNat_and_31, toNat_and_31, hx, hy] at h
        rw [ne_eq, ← UInt64.toNat_inj, toNat_and_31, hy] at h'
        cases bs with
        | nil => exact absurd rfl h'
        | cons b bs =>
          rw [pack_cons_mod, pack_cons_mod] at h
          rw [Fin.ext h, levenshtein_cons_self]
          rw [List.length_cons] at ha hb
          exact ih (by rw [toNat_shiftRight_5, hx, pack_cons_div])
            (by rw [toNat_shiftRight_5, hy, pack_cons_div]) (getLast?_of_cons has)
            (getLast?_of_cons hbs) (by omega) (by omega)
      · exact toNat_last hx hy has hbs ha hb

end Kernel

end Spec.SpellCorrection
