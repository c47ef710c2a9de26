module

public import Spec.SpellCorrection.Content
public import Spec.SpellCorrection.Kernel
public import Spec.SpellCorrection.Refinement.Marks

/-!
# The loops over the cells of a packed word

Whether it is a word, and the places where neighbouring symbols differ.

## Main definitions

* `places`: the places where a symbol and the next one differ.

## Main statements

* `letters_iff`, `toNat_swaps`, `toNat_swapPlace`: what the loops compute.
-/

@[expose] public noncomputable section

namespace Spec.SpellCorrection

open Spec.MDP Spec.MDP.Word Machine
open Spec.Word (toNat_eq_zero_iff toNat_sub_one)

/-- Only the empty list without blanks at its end has the number zero. -/
theorem pack_eq_zero_iff {l : List Symbol} (h : l.getLast? ≠ some 0) : pack l = 0 ↔ l = [] := by
  refine ⟨fun hp => ?_, fun hl => hl ▸ rfl⟩
  induction l with
  | nil => rfl
  | cons a l ih =>
    rw [pack] at hp
    have hl := ih (getLast?_of_cons h) (by omega)
    subst hl
    refine absurd ?_ h
    rw [List.getLast?_singleton, Fin.ext (by rw [Fin.val_zero]; omega : a.val = (0 : Symbol).val)]

/-- Lists without blanks at their ends that have the same number are equal. -/
theorem pack_inj_of_getLast? {l m : List Symbol} (hl : l.getLast? ≠ some 0)
    (hm : m.getLast? ≠ some 0) (h : pack l = pack m) : l = m := by
  induction l generalizing m with
  | nil => exact ((pack_eq_zero_iff hm).mp h.symm).symm
  | cons a l ih =>
    cases m with
    | nil => exact (pack_eq_zero_iff hl).mp h
    | cons b m =>
      have hd := pack_cons_div a l
      have hr := pack_cons_mod a l
      rw [h] at hd hr
      rw [pack_cons_div] at hd
      rw [pack_cons_mod] at hr
      rw [ih (getLast?_of_cons hl) (getLast?_of_cons hm) hd.symm, Fin.ext hr]

/-- The number of letters of a word. -/
theorem Machine.toNat_length_symbols {x : UInt64} {w : Word} (hx : x.toNat = pack (symbols w)) :
    (length x).toNat = w.length := by
  rw [toNat_length hx (getLast?_symbols w), length_symbols]

namespace Kernel

theorem letters_symbols {x : UInt64} {w : Word} (hx : x.toNat = pack (symbols w)) :
    letters x = true := by
  induction w generalizing x with
  | nil => rw [letters, if_pos (toNat_eq_zero_iff.mp hx)]
  | cons a w ih =>
    have ha := a.isLt
    have hp : x.toNat = a.val + 1 + 32 * pack (symbols w) := hx
    rw [letters]
    split
    · rfl
    · rw [if_pos, ih]
      · rw [toNat_shiftRight_5]; omega
      · rw [UInt64.lt_iff_toNat_lt, UInt64.toNat_sub, toNat_and_31]
        change (2 ^ 64 - 1 + _) % _ < 26
        omega

theorem exists_symbols {x : UInt64} (h : letters x = true) :
    ∃ w : Word, x.toNat = pack (symbols w) := by
  induction hn : x.toNat using Nat.strongRecOn generalizing x with
  | ind n ih =>
    subst hn
    rw [letters] at h
    split at h
    · next h0 => exact ⟨[], toNat_eq_zero_iff.mpr h0⟩
    · next h0 =>
      have hlt := shiftRight_lt h0
      split at h
      · next hc =>
        obtain ⟨w, hw⟩ := ih _ hlt h rfl
        rw [UInt64.lt_iff_toNat_lt, UInt64.toNat_sub, toNat_and_31] at hc
        change (2 ^ 64 - 1 + _) % _ < 26 at hc
        rw [toNat_shiftRight_5] at hw
        refine ⟨⟨x.toNat % 32 - 1, by omega⟩ :: w, ?_⟩
        change _ = x.toNat % 32 - 1 + 1 + 32 * pack (symbols w)
        omega
      · exact absurd h (by decide)

theorem letters_iff {x : UInt64} : letters x = true ↔ ∃ w : Word, x.toNat = pack (symbols w) :=
  ⟨exists_symbols, fun ⟨_, hx⟩ => letters_symbols hx⟩

/-! ### The places of swaps -/

/-- Whether a digit to the base `32` and the next one differ. -/
def differ (x i : Nat) : Bool := decide (x / 32 ^ i % 32 ≠ x / 32 ^ (i + 1) % 32)

/-- The places, among the first `n`, where a digit and the next one differ. -/
def places (x n : Nat) : List Nat := (List.range n).filter (differ x)

theorem differ_succ (x i : Nat) : differ x (i + 1) = differ (x / 32) i := by
  simp only [differ, Nat.pow_succ, Nat.mul_comm _ 32, ← Nat.div_div_eq_div_mul]

theorem places_succ (x n : Nat) :
    places x (n + 1) =
      if differ x 0 then 0 :: (places (x / 32) n).map Nat.succ
      else (places (x / 32) n).map Nat.succ := by
  have h : differ x ∘ Nat.succ = differ (x / 32) := funext fun i => differ_succ x i
  rw [places, List.range_succ_eq_map, List.filter_cons, List.filter_map, h, places]

theorem differ_zero_iff (x : UInt64) : differ x.toNat 0 = true ↔ cell x 0 ≠ cell x 1 := by
  have h₀ := toNat_cell (x := x) (i := 0) (by decide)
  have h₁ := toNat_cell (x := x) (i := 1) (by decide)
  rw [differ, decide_eq_true_eq, ne_eq, ne_eq, ← UInt64.toNat_inj, h₀, h₁]
  exact Iff.rfl

theorem length_places_le (x n : Nat) : (places x n).length ≤ n :=
  Nat.le_trans (List.length_filter_le _ _) (Nat.le_of_eq List.length_range)

theorem toNat_swaps {x n m : UInt64} (h : m.toNat + n.toNat < 2 ^ 64) :
    (swaps x n m).toNat = m.toNat + (places x.toNat n.toNat).length := by
  induction hk : n.toNat generalizing x n m with
  | zero => rw [swaps, if_pos (toNat_eq_zero_iff.mp hk)]; rfl
  | succ k ih =>
    have h0 : ¬ n = 0 := fun h => by rw [h] at hk; exact absurd hk.symm (Nat.succ_ne_zero k)
    have h1 := toNat_sub_one h0
    have hf := toNat_flag (cell x 0 ≠ cell x 1)
    have hm : (m + flag (cell x 0 ≠ cell x 1)).toNat =
        m.toNat + if cell x 0 ≠ cell x 1 then 1 else 0 := by
      rw [UInt64.toNat_add, hf]; split <;> omega
    rw [swaps, if_neg h0, ih (by rw [hm]; split <;> omega) (by omega), places_succ, hm,
      toNat_shiftRight_5]
    by_cases hd : cell x 0 ≠ cell x 1
    · rw [if_pos ((differ_zero_iff x).mpr hd), if_pos hd, List.length_cons, List.length_map]; omega
    · rw [if_neg (fun h => hd ((differ_zero_iff x).mp h)), if_neg hd, List.length_map]; omega

theorem toNat_swapPlace {x n k i : UInt64} (h : i.toNat + n.toNat < 2 ^ 64)
    (hk : k.toNat < (places x.toNat n.toNat).length) :
    ∃ j, (places x.toNat n.toNat)[k.toNat]? = some j ∧
      (swapPlace x n k i).toNat = i.toNat + j := by
  induction hm : n.toNat generalizing x n k i with
  | zero => rw [hm] at hk; exact absurd hk (Nat.not_lt_zero _)
  | succ m ih =>
    have h0 : ¬ n = 0 := fun h => by rw [h] at hm; exact absurd hm.symm (Nat.succ_ne_zero m)
    have h1 := toNat_sub_one h0
    have hi : (i + 1).toNat = i.toNat + 1 := by
      rw [UInt64.toNat_add]; change (i.toNat + 1) % _ = _; omega
    rw [hm, places_succ] at hk
    have next {k' : UInt64} (hk' : k'.toNat < (places (x.toNat / 32) m).length) :
        ∃ j, (places (x.toNat / 32) m)[k'.toNat]? = some j ∧
          (swapPlace (x >>> 5) (n - 1) k' (i + 1)).toNat = i.toNat + (j + 1) := by
      have hm' : (n - 1).toNat = m := by omega
      obtain ⟨j, hj, hs⟩ := ih (x := x >>> 5) (n := n - 1) (k := k') (i := i + 1) (by omega)
        (by rw [toNat_shiftRight_5, hm']; exact hk') hm'
      rw [toNat_shiftRight_5] at hj
      exact ⟨j, hj, by omega⟩
    rw [swapPlace, if_neg h0, places_succ]
    by_cases hd : cell x 0 = cell x 1
    · have hdiff : ¬ differ x.toNat 0 = true := fun h => (differ_zero_iff x).mp h hd
      rw [if_neg hdiff] at hk ⊢
      rw [List.length_map] at hk
      obtain ⟨j, hj, hs⟩ := next hk
      rw [if_pos hd, List.getElem?_map, hj]
      exact ⟨j + 1, rfl, hs⟩
    · rw [if_pos ((differ_zero_iff x).mpr hd)] at hk ⊢
      rw [if_neg hd]
      by_cases hk0 : k = 0
      · subst hk0
        exact ⟨0, rfl, by rw [if_pos rfl]; rfl⟩
      · have hk1 := toNat_sub_one hk0
        rw [List.length_cons, List.length_map] at hk
        obtain ⟨j, hj, hs⟩ := next (k' := k - 1) (by omega)
        rw [if_neg hk0, ← hk1, List.getElem?_cons_succ, List.getElem?_map, hj]
        exact ⟨j + 1, rfl, hs⟩

end Kernel

end Spec.SpellCorrection
