module

public import Spec.SpellCorrection.Content

/-!
# How many cells differ

One write changes the Hamming distance to any text by at most one, and lowers it when it writes what
is missing. Where no gap lies behind the shorter text, it bounds the Levenshtein distance.

## Main definitions

* `letters`: the number of cells that hold a letter.

## Main statements

* `hamming_eq_zero_iff`, `hamming_comm`, `hamming_triangle`: the Hamming distance is a metric.
* `hamming_write`, `hamming_write_le`: the Hamming distance after a write.
* `letters_write_le`: no write lowers the number of letters.
* `levenshtein_le_countP`: the Levenshtein distance of two lists of the same length is at most the
  number of places where they differ.
-/

@[expose] public noncomputable section

namespace Spec.SpellCorrection

variable {L : Nat} {α : Type}

/-- The number of cells that hold a letter. -/
def letters (t : Text L) : Nat := (List.finRange L).countP fun i => t i ≠ 0

/-! ### Counting cells -/

/-- Counting by two tests that agree on all cells but one. -/
theorem count_update {n : Nat} (p q : Fin n → Bool) (i : Fin n) (h : ∀ j, j ≠ i → p j = q j) :
    (List.finRange n).countP p + (q i).toNat = (List.finRange n).countP q + (p i).toNat := by
  have hif : ∀ b : Bool, (if b = true then 1 else 0) = b.toNat := by decide
  induction n with
  | zero => exact i.elim0
  | succ n ih =>
    rw [List.finRange_succ, List.countP_cons, List.countP_cons, List.countP_map, List.countP_map,
      hif, hif]
    cases i using Fin.cases with
    | zero =>
      have heq : p ∘ Fin.succ = q ∘ Fin.succ := funext fun j => h _ (Fin.succ_ne_zero j)
      rw [heq]; omega
    | succ i =>
      have := ih (p ∘ Fin.succ) (q ∘ Fin.succ) i fun j hj =>
        h _ fun h' => hj (Fin.succ_inj.mp h')
      have h₀ := h 0 fun h' => Fin.succ_ne_zero i h'.symm
      simp only [Function.comp_apply] at this
      rw [h₀]; omega

theorem count_le {n : Nat} (p : Fin n → Bool) : (List.finRange n).countP p ≤ n := by
  have := List.countP_le_length (p := p) (l := List.finRange n)
  rwa [List.length_finRange] at this

/-- Counting by tests of which one implies another. -/
theorem count_mono {n : Nat} {p q : Fin n → Bool} (h : ∀ i, p i = true → q i = true) :
    (List.finRange n).countP p ≤ (List.finRange n).countP q :=
  List.countP_mono_left fun i _ => h i

/-! ### The Hamming distance -/

/-- **Claim.** The Hamming distance of two texts is zero exactly when they are equal. -/
theorem hamming_eq_zero_iff {t t' : Text L} : hamming t t' = 0 ↔ t = t' := by
  rw [hamming, List.countP_eq_zero]
  constructor
  · intro h
    funext i
    exact Decidable.byContradiction fun hi => h i (List.mem_finRange i) (decide_eq_true hi)
  · intro h i _ hi
    exact of_decide_eq_true hi (congrFun h i)

theorem exists_ne_of_hamming_ne_zero {t t' : Text L} (h : hamming t t' ≠ 0) :
    ∃ i, t i ≠ t' i := by
  have ⟨i, _, hi⟩ := List.countP_pos_iff.mp (Nat.pos_of_ne_zero h)
  exact ⟨i, of_decide_eq_true hi⟩

/-- **Claim.** The Hamming distance is symmetric. -/
theorem hamming_comm (t t' : Text L) : hamming t t' = hamming t' t :=
  List.countP_congr fun i _ => by
    rw [decide_eq_true_iff, decide_eq_true_iff]; exact ne_comm

/-- **Claim.** The Hamming distance is at most the number of cells. -/
theorem hamming_le (t t' : Text L) : hamming t t' ≤ L := count_le _

/-- **Claim.** The Hamming distance satisfies the triangle inequality. -/
theorem hamming_triangle (t t' t'' : Text L) :
    hamming t t'' ≤ hamming t t' + hamming t' t'' := by
  unfold hamming
  induction List.finRange L with
  | nil => exact Nat.zero_le _
  | cons i l ih =>
    rw [List.countP_cons, List.countP_cons, List.countP_cons]
    simp only [decide_eq_true_iff]
    by_cases h₁ : t i = t' i <;> by_cases h₂ : t' i = t'' i <;> by_cases h₃ : t i = t'' i <;>
      simp_all only [ne_eq, not_true_eq_false, not_false_eq_true, if_true, if_false] <;> omega

/-- The Hamming distance after a write, as an equation. -/
theorem hamming_write_add (t t' : Text L) (i : Fin L) (a : Letter) :
    hamming (write t i a) t' + (decide (t i ≠ t' i)).toNat =
      hamming t t' + (decide (a.symbol ≠ t' i)).toNat := by
  have h := count_update (fun j => decide (write t i a j ≠ t' j)) (fun j => decide (t j ≠ t' j)) i
    fun j hj => by simp only [write_of_ne t hj]
  simp only [write_self] at h
  exact h

/-- **Claim.** Writing the letter that is missing in a cell lowers the Hamming distance by one. -/
theorem hamming_write {t t' : Text L} {i : Fin L} (h : t i ≠ t' i) {a : Letter}
    (ha : a.symbol = t' i) : hamming (write t i a) t' + 1 = hamming t t' := by
  have := hamming_write_add t t' i a
  rwa [decide_eq_true h, decide_eq_false (fun h' => h' ha)] at this

/-- **Claim.** A write changes the Hamming distance by at most one. -/
theorem hamming_write_le (t t' : Text L) (i : Fin L) (a : Letter) :
    hamming (write t i a) t' ≤ hamming t t' + 1 ∧
      hamming t t' ≤ hamming (write t i a) t' + 1 := by
  have h := hamming_write_add t t' i a
  have h₁ := Bool.toNat_le (decide (t i ≠ t' i))
  have h₂ := Bool.toNat_le (decide (a.symbol ≠ t' i))
  omega

/-! ### Letters -/

/-- **Claim.** At most as many cells hold a letter as there are. -/
theorem letters_le (t : Text L) : letters t ≤ L := count_le _

/-- **Claim.** Where there is a letter, there is one after every write. -/
theorem write_ne_zero {t : Text L} {j : Fin L} (h : t j ≠ 0) (i : Fin L) (a : Letter) :
    write t i a j ≠ 0 := by
  unfold write
  split
  · exact symbol_ne_zero a
  · exact h

/-- **Claim.** A write never lowers the number of cells that hold a letter, and raises it by at most
one. -/
theorem letters_write_le (t : Text L) (i : Fin L) (a : Letter) :
    letters t ≤ letters (write t i a) ∧ letters (write t i a) ≤ letters t + 1 := by
  refine ⟨count_mono fun j hj => decide_eq_true (write_ne_zero (of_decide_eq_true hj) i a), ?_⟩
  have h := count_update (fun j => decide (write t i a j ≠ 0)) (fun j => decide (t j ≠ 0)) i
    fun j hj => by simp only [write_of_ne t hj]
  have := Bool.toNat_le (decide (write t i a i ≠ 0))
  simp only [letters] at h ⊢
  omega

/-! ### The Hamming distance bounds the Levenshtein distance -/

/-- **Claim.** Changing one element of a list moves it by a Levenshtein distance of at most one. -/
theorem levenshtein_set_le [DecidableEq α] (as : List α) (i : Nat) (a : α) :
    levenshtein (as.set i a) as ≤ 1 := by
  induction as generalizing i with
  | nil => exact Nat.zero_le _
  | cons b bs ih =>
    cases i with
    | zero =>
      have := levenshtein_cons_cons_le a b bs bs
      rw [levenshtein_self] at this
      rw [List.set_cons_zero]
      split at this <;> omega
    | succ i => rw [List.set_cons_succ, levenshtein_cons_self]; exact ih i

/-- **Claim.** The Levenshtein distance of two lists of the same length is at most the number of
places where they differ, their Hamming distance. -/
theorem levenshtein_le_countP [DecidableEq α] {as bs : List α} (h : as.length = bs.length) :
    levenshtein as bs ≤ (as.zip bs).countP fun p => p.1 ≠ p.2 := by
  induction as generalizing bs with
  | nil => rw [levenshtein_nil_left, ← h]; exact Nat.zero_le _
  | cons a as ih =>
    cases bs with
    | nil => rw [List.length_cons] at h; exact absurd h (Nat.succ_ne_zero _)
    | cons b bs =>
      have h₁ := ih (bs := bs) (by rw [List.length_cons, List.length_cons] at h; omega)
      have h₂ := levenshtein_cons_cons_le a b as bs
      rw [List.zip_cons_cons, List.countP_cons]
      by_cases hab : a = b
      · rw [if_pos hab] at h₂; omega
      · rw [if_neg hab] at h₂
        rw [if_pos (decide_eq_true hab)]; omega

/-- A write before the end, or directly behind it, is at a distance of at most one. -/
theorem levenshtein_content_write_le {t : Text L} {i : Fin L} (h : i.val ≤ (content t).length)
    (a : Letter) : levenshtein (content (write t i a)) (content t) ≤ 1 := by
  by_cases hi : i.val < (content t).length
  · rw [content_write_lt hi]; exact levenshtein_set_le _ _ _
  · rw [content_write_ge (Nat.le_of_not_lt hi), Nat.sub_eq_zero_of_le h]
    have := levenshtein_append_left (content t) [a.symbol] []
    rw [List.append_nil] at this
    exact Nat.le_of_eq this

theorem levenshtein_content_le_hamming_of_le {t t' : Text L}
    (hle : (content t).length ≤ (content t').length)
    (hgap : ∀ i : Fin L, i.val < (content t').length → t' i ≠ 0) :
    levenshtein (content t) (content t') ≤ hamming t t' := by
  induction hn : hamming t t' generalizing t with
  | zero => rw [hamming_eq_zero_iff.mp hn, levenshtein_self]; exact Nat.le_refl _
  | succ n ih =>
    obtain ⟨i, hi, hit⟩ : ∃ i : Fin L, t i ≠ t' i ∧ i.val ≤ (content t).length := by
      obtain ⟨i, hi⟩ := exists_ne_of_hamming_ne_zero (t := t) (t' := t') (by omega)
      by_cases hit : i.val ≤ (content t).length
      · exact ⟨i, hi, hit⟩
      · have hi' : i.val < (content t').length := by
          refine Decidable.byContradiction fun h => hi ?_
          rw [eq_zero_of_length_content_le (by omega : (content t).length ≤ i.val),
            eq_zero_of_length_content_le (by omega : (content t').length ≤ i.val)]
        have hend : t ⟨(content t).length, by omega⟩ = 0 :=
          eq_zero_of_length_content_le (Nat.le_refl _)
        exact ⟨⟨(content t).length, by omega⟩,
          fun h => hgap _ (by simp only; omega) (h ▸ hend), Nat.le_refl _⟩
    have hi' : i.val < (content t').length := by
      refine Decidable.byContradiction fun h => hi ?_
      rw [eq_zero_of_length_content_le (by omega : (content t).length ≤ i.val),
        eq_zero_of_length_content_le (by omega : (content t').length ≤ i.val)]
    obtain ⟨a, ha⟩ := exists_symbol (hgap i hi')
    have hw := hamming_write hi ha
    have hlen : (content (write t i a)).length ≤ (content t').length := by
      by_cases hlt : i.val < (content t).length
      · rw [content_write_lt hlt, List.length_set]; exact hle
      · rw [content_write_ge (Nat.le_of_not_lt hlt), List.length_append, List.length_append,
          List.length_replicate, List.length_singleton]
        omega
    have h₁ := ih hlen (by omega)
    have h₂ := levenshtein_content_write_le hit a
    have h₃ := levenshtein_triangle (content t) (content (write t i a)) (content t')
    rw [levenshtein_comm] at h₂
    omega

end Spec.SpellCorrection
