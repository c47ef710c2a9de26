module

public import Spec.SpellCorrection.Refinement.Loops

/-!
# The effective edits

The effective edits of each transform, in the order of the specification.

## Main definitions

* `other`: one of the `25` other letters.

## Main statements

* `effective_swap`, `effective_substitute`, `effective_delete`, `effective_insert`: the effective
  edits.
-/

@[expose] public noncomputable section

namespace Spec.SpellCorrection

open Spec.MDP Spec.MDP.Word Machine

/-- Letter `r` of the `25` letters other than `c`. -/
def other (c : Letter) (r : Nat) : Letter :=
  if r < c.val then .ofNat 26 r else .ofNat 26 (r + 1)

variable {L : Nat} {w : Word}

/-! ### The effective edits -/

/-- An element of equally long lists, put one after the other. -/
theorem length_flatMap_range {β : Type} {f : Nat → List β} {m : Nat} (n : Nat)
    (h : ∀ i, i < n → (f i).length = m) : ((List.range n).flatMap f).length = n * m := by
  induction n with
  | zero => rw [Nat.zero_mul]; rfl
  | succ n ih =>
    rw [List.range_succ, List.flatMap_append, List.length_append,
      ih fun i hi => h i (Nat.lt_succ_of_lt hi), List.flatMap_cons, List.flatMap_nil,
      List.append_nil, h n (Nat.lt_succ_self n), Nat.succ_mul]

theorem getElem?_flatMap_range {β : Type} {f : Nat → List β} {m n e : Nat}
    (h : ∀ i, i < n → (f i).length = m) (he : e < n * m) :
    ((List.range n).flatMap f)[e]? = (f (e / m))[e % m]? := by
  induction n with
  | zero => rw [Nat.zero_mul] at he; exact absurd he (Nat.not_lt_zero _)
  | succ n ih =>
    have h' : ∀ i, i < n → (f i).length = m := fun i hi => h i (Nat.lt_succ_of_lt hi)
    have hlen := length_flatMap_range n h'
    rw [List.range_succ, List.flatMap_append]
    by_cases hlt : e < n * m
    · rw [List.getElem?_append_left (by omega), ih h' hlt]
    · obtain ⟨r, rfl⟩ : ∃ r, e = r + m * n := ⟨e - n * m, by rw [Nat.mul_comm m]; omega⟩
      have hr : r < m := by rw [Nat.succ_mul, Nat.mul_comm m] at he; omega
      rw [List.getElem?_append_right (by rw [hlen, Nat.mul_comm m]; omega), hlen, List.flatMap_cons,
        List.flatMap_nil, List.append_nil, Nat.add_mul_mod_self_left, Nat.mod_eq_of_lt hr,
        Nat.add_mul_div_left _ _ (by omega), Nat.div_eq_of_lt hr, Nat.zero_add, Nat.mul_comm m,
        Nat.add_sub_cancel]

theorem getElem?_symbols {i : Nat} (h : i < w.length) :
    ((symbols w).getD i 0).val = (w.getD i 0).val + 1 := by
  rw [symbols, List.getD_eq_getElem?_getD, List.getD_eq_getElem?_getD, List.getElem?_map,
    List.getElem?_eq_getElem h]
  rfl

/-- A change is one exactly when the letter is another one. -/
theorem set_eq_iff {i : Nat} (h : i < w.length) (a : Letter) : w.set i a = w ↔ a = w.getD i 0 := by
  rw [List.getD_eq_getElem?_getD, List.getElem?_eq_getElem h, Option.getD_some]
  constructor
  · intro he
    have := congrArg (·[i]?) he
    simp only at this
    rw [List.getElem?_set_self h, List.getElem?_eq_getElem h] at this
    exact Option.some.inj this
  · rintro rfl; exact List.set_getElem_self h

theorem effective_swap (hL : w.length ≤ L) :
    effective L w .swap = (Kernel.places (pack (symbols w)) (w.length - 1)).map fun i =>
      (w.set i (w.getD (i + 1) 0)).set (i + 1) (w.getD i 0) := by
  rw [effective, Transform.edits, List.filter_map, Kernel.places]
  congr 1
  refine List.filter_congr fun i hi => ?_
  have hi := List.mem_range.mp hi
  have h₀ := getElem?_symbols (w := w) (i := i) (by omega)
  have h₁ := getElem?_symbols (w := w) (i := i + 1) (by omega)
  rw [Function.comp_apply, Kernel.differ, pack_div_mod, pack_div_mod, h₀, h₁]
  refine decide_eq_decide.mpr ⟨fun ⟨h, _⟩ heq => h ?_, fun h => ⟨fun heq => h ?_, ?_, ?_⟩⟩
  · have heq : w.getD i 0 = w.getD (i + 1) 0 := Fin.ext (Nat.succ.inj heq)
    rw [(set_eq_iff (by omega) _).mpr heq.symm, (set_eq_iff (by omega) _).mpr heq]
  · have := congrArg (·[i]?) heq
    simp only at this
    rw [List.getElem?_set_ne (by omega), List.getElem?_set_self (by omega)] at this
    rw [List.getD_eq_getElem?_getD (l := w) (i := i), ← this, Option.getD_some]
  · intro h
    have := congrArg List.length h
    rw [List.length_set, List.length_set, List.length_nil] at this
    omega
  · rw [List.length_set, List.length_set]; exact hL

theorem filter_other (c : Letter) :
    (List.finRange 26).filter (fun a => decide (a ≠ c)) = (List.range 25).map (other c) := by
  revert c; decide +kernel

theorem effective_substitute (hL : w.length ≤ L) :
    effective L w .substitute = (List.range w.length).flatMap fun i =>
      (List.range 25).map fun r => w.set i (other (w.getD i 0) r) := by
  rw [effective, Transform.edits, List.filter_flatMap, List.flatMap_def, List.flatMap_def]
  refine congrArg List.flatten (List.map_congr_left fun i hi => ?_)
  have hi := List.mem_range.mp hi
  have hf : (List.finRange 26).filter ((fun v : Word => decide (v ≠ w ∧ v ≠ [] ∧ v.length ≤ L)) ∘
      fun a => w.set i a) = (List.finRange 26).filter (fun a => decide (a ≠ w.getD i 0)) := by
    refine List.filter_congr fun a _ => decide_eq_decide.mpr ?_
    rw [ne_eq, set_eq_iff hi]
    refine ⟨fun h => h.1, fun h => ⟨h, fun hnil => ?_, by rw [List.length_set]; exact hL⟩⟩
    have := congrArg List.length hnil
    rw [List.length_set, List.length_nil] at this
    omega
  rw [List.filter_map, hf, filter_other, List.map_map]
  rfl

theorem effective_delete (hL : w.length ≤ L) :
    effective L w .delete =
      if 1 < w.length then (List.range w.length).map fun i => w.eraseIdx i else [] := by
  rw [effective, Transform.edits]
  have hlen {i : Nat} (hi : i < w.length) : (w.eraseIdx i).length = w.length - 1 :=
    List.length_eraseIdx_of_lt hi
  split
  · next h =>
    refine List.filter_eq_self.mpr fun v hv => ?_
    obtain ⟨i, hi, rfl⟩ := List.mem_map.mp hv
    have hl := hlen (List.mem_range.mp hi)
    rw [decide_eq_true_eq]
    refine ⟨fun he => ?_, fun he => ?_, by omega⟩
    · rw [he] at hl; omega
    · rw [he, List.length_nil] at hl; omega
  · next h =>
    refine List.filter_eq_nil_iff.mpr fun v hv => ?_
    obtain ⟨i, hi, rfl⟩ := List.mem_map.mp hv
    have hl := hlen (List.mem_range.mp hi)
    rw [decide_eq_true_eq]
    exact fun h' => h'.2.1 (List.length_eq_zero_iff.mp (by omega))

theorem effective_insert :
    effective L w .insert =
      if w.length < L then (List.range (w.length + 1)).flatMap fun i =>
        (List.finRange 26).map fun a => w.insertIdx i a
      else [] := by
  rw [effective, Transform.edits]
  have hlen {v : Word} (hv : v ∈ (List.range (w.length + 1)).flatMap fun i =>
      (List.finRange 26).map fun a => w.insertIdx i a) : v.length = w.length + 1 := by
    obtain ⟨i, hi, hv⟩ := List.mem_flatMap.mp hv
    obtain ⟨a, -, rfl⟩ := List.mem_map.mp hv
    exact List.length_insertIdx_of_le_length (Nat.le_of_lt_succ (List.mem_range.mp hi)) a
  split
  · next h =>
    refine List.filter_eq_self.mpr fun v hv => ?_
    have hl := hlen hv
    rw [decide_eq_true_eq]
    refine ⟨fun he => ?_, fun he => ?_, by omega⟩
    · rw [he] at hl; omega
    · rw [he, List.length_nil] at hl; omega
  · next h =>
    refine List.filter_eq_nil_iff.mpr fun v hv => ?_
    have hl := hlen hv
    rw [decide_eq_true_eq]
    exact fun h' => h (by omega)

end Spec.SpellCorrection
