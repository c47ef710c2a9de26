module

public import Spec.SpellCorrection.Refinement.Effective
public import Spec.SpellCorrection.Refinement.State

/-!
# The edits of packed words

What the kernel's edits do to packed words, and that edit `e` of a transform is the specification's
effective edit number `e`.

## Main statements

* `toNat_swap`, `toNat_substitute`, `toNat_delete`, `toNat_insert`: the edits of packed words.
* `toNat_edit`: the edit with a number.
-/

@[expose] public noncomputable section

namespace Spec.SpellCorrection

open Spec.MDP Spec.MDP.Word Machine

variable {L : Nat} {w : Word}

namespace Machine

variable {x i s : UInt64}

theorem toNat_put_symbol {a : Letter} (hx : x.toNat = pack (symbols w))
    (hs : s.toNat = a.val + 1) (hi : i.toNat < w.length) (hw : w.length ≤ 12) :
    (put x i s).toNat = pack (symbols (w.set i.toNat a)) := by
  rw [toNat_put (a := a.symbol) hx hs (by rw [length_symbols]; exact hi)
    (by rw [length_symbols]; exact hw), symbols, symbols, List.map_set]

theorem toNat_cell_symbol (hx : x.toNat = pack (symbols w)) (hi : i.toNat < w.length)
    (hw : w.length ≤ 12) : (cell x i).toNat = (w.getD i.toNat 0).val + 1 := by
  rw [toNat_cell (by omega), hx, pack_div_mod, getElem?_symbols hi]

theorem toNat_swap (hx : x.toNat = pack (symbols w)) (hi : i.toNat + 1 < w.length)
    (hw : w.length ≤ 12) :
    (swap x i).toNat =
      pack (symbols ((w.set i.toNat (w.getD (i.toNat + 1) 0)).set (i.toNat + 1)
        (w.getD i.toNat 0))) := by
  have hi1 : (i + 1).toNat = i.toNat + 1 := by
    rw [UInt64.toNat_add]; change (i.toNat + 1) % _ = _; omega
  have h₀ := toNat_cell_symbol (i := i) hx (by omega) hw
  have h₁ := toNat_cell_symbol (i := i + 1) hx (by omega) hw
  rw [hi1] at h₁
  have h := toNat_put_symbol (i := i) hx h₁ (by omega) hw
  rw [swap, toNat_put_symbol h h₀ (by rw [List.length_set]; omega)
    (by rw [List.length_set]; exact hw), hi1]

theorem toNat_substitute {r : UInt64} (hx : x.toNat = pack (symbols w)) (hi : i.toNat < w.length)
    (hw : w.length ≤ 12) (hr : r.toNat < 25) :
    (substitute x i r).toNat =
      pack (symbols (w.set i.toNat (other (w.getD i.toNat 0) r.toNat))) := by
  have hc := toNat_cell_symbol hx hi hw
  have one : (1 : UInt64).toNat = 1 := rfl
  have hr1 : (r + 1).toNat = r.toNat + 1 := by
    rw [UInt64.toNat_add, one]; omega
  refine toNat_put_symbol hx ?_ hi hw
  have hle : cell x i ≤ r + 1 ↔ ¬ r.toNat < (w.getD i.toNat 0).val := by
    rw [UInt64.le_iff_toNat_le, hc, hr1]; omega
  rw [UInt64.toNat_add, hr1, toNat_flag, other]
  have val (k : Nat) (h : k < 26) : (Fin.ofNat 26 k).val = k := Nat.mod_eq_of_lt h
  split
  · next h => rw [if_neg (hle.mp h), val _ (by omega)]; omega
  · next h => rw [if_pos (Decidable.not_not.mp fun h' => h (hle.mpr h')), val _ (by omega)]; omega

theorem pack_take {l : List Symbol} {k : Nat} (h : k ≤ l.length) :
    pack (l.take k) = pack l % 32 ^ k := by
  have hlt := pack_lt (l.take k)
  rw [List.length_take, Nat.min_eq_left h] at hlt
  rw [← pack_take_add h, Nat.add_mul_mod_self_left, Nat.mod_eq_of_lt hlt]

theorem toNat_delete (hx : x.toNat = pack (symbols w)) (hi : i.toNat < w.length)
    (hw : w.length ≤ 12) : (delete x i).toNat = pack (symbols (w.eraseIdx i.toNat)) := by
  have hi1 : (i + 1).toNat = i.toNat + 1 := by
    rw [UInt64.toNat_add]; change (i.toNat + 1) % _ = _; omega
  have hs : symbols (w.eraseIdx i.toNat) =
      (symbols w).take i.toNat ++ (symbols w).drop (i.toNat + 1) := by
    rw [List.eraseIdx_eq_take_drop_succ]
    simp only [symbols, List.map_append, List.map_take, List.map_drop]
  have hlen : i.toNat ≤ (symbols w).length := by rw [length_symbols]; omega
  have hp : pack (symbols (w.eraseIdx i.toNat)) =
      pack (symbols w) % 32 ^ i.toNat + pack (symbols w) / 32 ^ (i.toNat + 1) * 32 ^ i.toNat := by
    rw [hs, pack_append, pack_take hlen, List.length_take, Nat.min_eq_left hlen, pack_div,
      Nat.mul_comm]
  have hlt := pack_lt_two_pow (l := symbols (w.eraseIdx i.toNat)) (by
    rw [length_symbols]; exact Nat.le_trans (List.length_eraseIdx_le _ _) hw)
  have ht := toNat_tail (x := x) (i := i + 1) (by omega)
  rw [hi1, hx] at ht
  have hsh := toNat_shift (x := tail x (i + 1)) (i := i) (by omega) (by rw [ht]; omega)
  rw [delete, UInt64.toNat_add, toNat_head (by omega), hsh, ht, hx]
  omega

theorem insertIdx_eq_take_drop {α : Type} (a : α) {l : List α} {k : Nat} (h : k ≤ l.length) :
    l.insertIdx k a = l.take k ++ a :: l.drop k := by
  induction l generalizing k with
  | nil => rw [Nat.le_zero.mp h]; rfl
  | cons b l ih =>
    cases k with
    | zero => rfl
    | succ k =>
      rw [List.insertIdx_succ_cons, ih (Nat.le_of_succ_le_succ h)]; rfl

theorem toNat_insert {a : UInt64} {b : Letter} (hx : x.toNat = pack (symbols w))
    (ha : a.toNat = b.val) (hi : i.toNat ≤ w.length) (hw : w.length < 12) :
    (insert x i a).toNat = pack (symbols (w.insertIdx i.toNat b)) := by
  have hi1 : (i + 1).toNat = i.toNat + 1 := by
    rw [UInt64.toNat_add]; change (i.toNat + 1) % _ = _; omega
  have hb := b.isLt
  have ha1 : (a + 1).toNat = b.val + 1 := by
    rw [UInt64.toNat_add, ha]; change (b.val + 1) % _ = _; omega
  have hs : symbols (w.insertIdx i.toNat b) =
      (symbols w).take i.toNat ++ b.symbol :: (symbols w).drop i.toNat := by
    rw [insertIdx_eq_take_drop b hi]
    simp only [symbols, List.map_append, List.map_take, List.map_drop, List.map_cons]
  have hlen : i.toNat ≤ (symbols w).length := by rw [length_symbols]; exact hi
  have hp : pack (symbols (w.insertIdx i.toNat b)) = pack (symbols w) % 32 ^ i.toNat +
      (b.val + 1) * 32 ^ i.toNat + pack (symbols w) / 32 ^ i.toNat * 32 ^ (i.toNat + 1) := by
    have hv : b.symbol.val = b.val + 1 := rfl
    rw [hs, pack_append, pack_take hlen, List.length_take, Nat.min_eq_left hlen, pack, pack_div, hv,
      Nat.pow_succ]
    grind
  have hlt := pack_lt_two_pow (l := symbols (w.insertIdx i.toNat b)) (by
    rw [length_symbols, List.length_insertIdx_of_le_length hi]; omega)
  have ht := toNat_tail (x := x) (i := i) (by omega)
  rw [hx] at ht
  have h₁ := toNat_shift (x := tail x i) (i := i + 1) (by omega) (by rw [ht, hi1]; omega)
  have h₂ := toNat_shift (x := a + 1) (i := i) (by omega) (by rw [ha1]; omega)
  rw [insert, UInt64.toNat_add, UInt64.toNat_add, toNat_head (by omega), h₁, h₂, ht, hx, ha1, hi1]
  omega

end Machine

namespace Kernel

theorem toNat_pairs {x : UInt64} (hx : x.toNat = pack (symbols w)) (hne : w ≠ []) :
    (pairs x).toNat = w.length - 1 := by
  cases w with
  | nil => exact absurd rfl hne
  | cons a w =>
    rw [symbols, List.map_cons] at hx
    have h := toNat_length_symbols (x := x >>> 5) (w := w)
      (by rw [toNat_shiftRight_5, hx, pack_cons_div]; rfl)
    rw [pairs, h, List.length_cons, Nat.add_sub_cancel]

/-- The kernel's edit with a number is the effective edit with that number. -/
theorem toNat_edit {x e : UInt64} (hx : x.toNat = pack (symbols w)) (hne : w ≠ [])
    (hw : w.length ≤ 12) (hL : w.length ≤ L) (hL12 : L ≤ 12) {T : Transform}
    (he : e.toNat < (effective L w T).length) :
    ∃ v, (effective L w T)[e.toNat]? = some v ∧
      (edit x (swapPlace x (pairs x) e 0) T.toWord e).toNat = pack (symbols v) := by
  have h1 := toNat_pairs hx hne
  have he25 : (e / 25).toNat = e.toNat / 25 := UInt64.toNat_div e 25
  have he25' : (e % 25).toNat = e.toNat % 25 := UInt64.toNat_mod e 25
  have he26 : (e / 26).toNat = e.toNat / 26 := UInt64.toNat_div e 26
  have he26' : (e % 26).toNat = e.toNat % 26 := UInt64.toNat_mod e 26
  cases T with
  | swap =>
    rw [effective_swap hL, List.length_map] at he
    obtain ⟨j, hj, hs⟩ := toNat_swapPlace (x := x) (n := pairs x) (k := e) (i := 0)
      (by rw [h1]; change 0 + _ < _; omega) (by rw [hx, h1]; exact he)
    rw [hx, h1] at hj
    have hs : (swapPlace x (pairs x) e 0).toNat = j := hs.trans (Nat.zero_add j)
    have hlt : j < w.length - 1 :=
      List.mem_range.mp (List.mem_filter.mp (List.mem_of_getElem? hj)).1
    rw [effective_swap hL, List.getElem?_map, hj]
    refine ⟨_, rfl, ?_⟩
    rw [edit, if_pos (by decide), toNat_swap hx (by omega) hw, hs]
  | substitute =>
    have hlen : ∀ i, i < w.length → ((List.range 25).map fun r =>
        w.set i (other (w.getD i 0) r)).length = 25 := fun i _ => by
      rw [List.length_map, List.length_range]
    rw [effective_substitute hL, length_flatMap_range _ hlen] at he
    rw [effective_substitute hL, getElem?_flatMap_range hlen he, List.getElem?_map,
      List.getElem?_range (Nat.mod_lt _ (by decide))]
    refine ⟨_, rfl, ?_⟩
    rw [edit, if_neg (by decide), if_pos (by decide), toNat_substitute hx (by omega) hw (by omega),
      he25, he25']
  | delete =>
    rw [effective_delete hL] at he ⊢
    split at he
    · next h =>
      rw [List.length_map, List.length_range] at he
      rw [if_pos h, List.getElem?_map, List.getElem?_range he]
      refine ⟨_, rfl, ?_⟩
      rw [edit, if_neg (by decide), if_neg (by decide), if_pos (by decide), toNat_delete hx he hw]
    · exact absurd he (Nat.not_lt_zero _)
  | insert =>
    rw [effective_insert] at he ⊢
    split at he
    · next h =>
      have hlen : ∀ i, i < w.length + 1 → ((List.finRange 26).map fun a =>
          w.insertIdx i a).length = 26 := fun i _ => by
        rw [List.length_map, List.length_finRange]
      rw [length_flatMap_range _ hlen] at he
      have hm : e.toNat % 26 < 26 := Nat.mod_lt _ (by decide)
      have hfin : (List.finRange 26)[e.toNat % 26]? = some ⟨e.toNat % 26, hm⟩ := by
        rw [List.getElem?_eq_getElem (by rw [List.length_finRange]; exact hm),
          List.getElem_finRange]
        rfl
      rw [if_pos h, getElem?_flatMap_range hlen he, List.getElem?_map, hfin]
      refine ⟨_, rfl, ?_⟩
      rw [edit, if_neg (by decide), if_neg (by decide), if_neg (by decide),
        toNat_insert (b := ⟨e.toNat % 26, hm⟩) hx he26' (by omega) (by omega), he26]
    · exact absurd he (Nat.not_lt_zero _)

end Kernel

end Spec.SpellCorrection
