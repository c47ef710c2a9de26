module

public import Spec.SpellCorrection.Levenshtein

/-!
# What a text holds

The content of a text is the shortest list of symbols that, with blanks behind it, fills the cells.
A write before the end of it changes one symbol, and one behind the end adds the blanks between.

## Main statements

* `pad_content`, `content_eq_iff`: contents are the lists without a blank at their end.
* `content_pad_symbols`: the cells that a word fills hold the word.
* `content_write_lt`, `content_write_ge`: what a text holds after a write.
-/

@[expose] public noncomputable section

namespace Spec.SpellCorrection

variable {L : Nat}

/-! ### Content -/

theorem symbol_ne_zero (a : Letter) : a.symbol ≠ 0 := fun h =>
  absurd (congrArg Fin.val h) (Nat.succ_ne_zero _)

theorem symbol_inj {a b : Letter} (h : a.symbol = b.symbol) : a = b :=
  Fin.ext (Nat.succ.inj (congrArg Fin.val h))

/-- Every symbol but the blank is a letter. -/
theorem exists_symbol {x : Symbol} (h : x ≠ 0) : ∃ a : Letter, a.symbol = x := by
  have hx : x.val ≠ 0 := fun h' => h (Fin.ext h')
  exact ⟨⟨x.val - 1, by omega⟩, Fin.ext (by simp only [Letter.symbol]; omega)⟩

theorem length_symbols (w : Word) : (symbols w).length = w.length := List.length_map ..

theorem symbols_inj {v w : Word} (h : symbols v = symbols w) : v = w :=
  List.map_inj_right (fun _ _ => symbol_inj) |>.mp h

/-- The cells are what they hold, with blanks behind it. -/
theorem exists_content_append (t : Text L) :
    ∃ k, List.ofFn t = content t ++ List.replicate k 0 := by
  have h := List.takeWhile_append_dropWhile (p := (· = (0 : Symbol))) (l := (List.ofFn t).reverse)
  have hz := List.eq_replicate_of_mem (a := (0 : Symbol))
    (l := (List.ofFn t).reverse.takeWhile (· = 0)) fun b hb =>
      of_decide_eq_true (List.all_eq_true.mp List.all_takeWhile b hb)
  rw [hz] at h
  refine ⟨((List.ofFn t).reverse.takeWhile (· = 0)).length, ?_⟩
  rw [content, ← List.reverse_inj, List.reverse_append, List.reverse_reverse,
    List.reverse_replicate]
  exact h.symm

/-- **Claim.** Padding what a text holds with blanks gives the text back. -/
theorem pad_content (t : Text L) : pad L (content t) = t := by
  obtain ⟨k, h⟩ := exists_content_append t
  funext i
  have hi : (List.ofFn t)[i.val]? = some (t i) := by
    rw [List.getElem?_ofFn, dif_pos i.isLt]
  rw [h] at hi
  rw [pad, List.getD_eq_getElem?_getD]
  by_cases hl : i.val < (content t).length
  · rw [List.getElem?_append_left hl] at hi
    rw [hi, Option.getD_some]
  · rw [List.getElem?_append_right (by omega), List.getElem?_replicate] at hi
    rw [List.getElem?_eq_none (by omega), Option.getD_none]
    split at hi
    · exact Option.some.inj hi
    · exact absurd hi (by simp only [reduceCtorEq, not_false_eq_true])

/-- **Claim.** A text holds no more symbols than it has cells. -/
theorem length_content_le (t : Text L) : (content t).length ≤ L := by
  obtain ⟨k, h⟩ := exists_content_append t
  have := congrArg List.length h
  rw [List.length_ofFn, List.length_append] at this
  omega

/-- The last symbol is no blank. -/
theorem getLast?_content (t : Text L) : (content t).getLast? ≠ some 0 := by
  rw [content, List.getLast?_reverse]
  intro h
  have := List.head?_dropWhile_not (· = (0 : Symbol)) (List.ofFn t).reverse
  rw [h] at this
  exact absurd this (by decide)

/-- The cells that symbols fill are these, with blanks behind them. -/
theorem ofFn_pad {l : List Symbol} (hl : l.length ≤ L) :
    List.ofFn (pad L l) = l ++ List.replicate (L - l.length) 0 := by
  apply List.ext_getElem
  · rw [List.length_ofFn, List.length_append, List.length_replicate]; omega
  · intro i h₁ h₂
    rw [List.getElem_ofFn, pad, List.getD_eq_getElem?_getD]
    by_cases hi : i < l.length
    · rw [List.getElem?_eq_getElem hi, List.getElem_append_left hi, Option.getD_some]
    · rw [List.getElem?_eq_none (Nat.le_of_not_lt hi), List.getElem_append_right (by omega),
        List.getElem_replicate, Option.getD_none]

/-- Symbols without a blank at their end are what the cells hold that they fill. -/
theorem content_pad {l : List Symbol} (hl : l.length ≤ L) (hlast : l.getLast? ≠ some 0) :
    content (pad L l) = l := by
  rw [content, ofFn_pad hl, List.reverse_append, List.reverse_replicate,
    List.dropWhile_append_of_pos fun a ha => decide_eq_true (List.eq_of_mem_replicate ha)]
  rw [← List.head?_reverse] at hlast
  rw [← List.reverse_inj, List.reverse_reverse]
  cases hr : l.reverse with
  | nil => rfl
  | cons a as =>
    rw [hr] at hlast
    refine List.dropWhile_cons_of_neg fun ha => hlast ?_
    rw [List.head?_cons, of_decide_eq_true ha]

/-- **Claim.** A text holds given symbols exactly when these have no blank at their end and, padded
with blanks, are the text. -/
theorem content_eq_iff {t : Text L} {l : List Symbol} :
    content t = l ↔ l.length ≤ L ∧ l.getLast? ≠ some 0 ∧ pad L l = t :=
  ⟨fun h => h ▸ ⟨length_content_le t, getLast?_content t, pad_content t⟩,
    fun ⟨h₁, h₂, h₃⟩ => h₃ ▸ content_pad h₁ h₂⟩

theorem getLast?_symbols (w : Word) : (symbols w).getLast? ≠ some 0 := by
  rw [symbols, List.getLast?_map]
  cases w.getLast? with
  | none => exact nofun
  | some a => exact fun h => symbol_ne_zero a (Option.some.inj h)

/-- **Claim.** The cells that a word fills hold the word. -/
theorem content_pad_symbols {w : Word} (h : w.length ≤ L) :
    content (pad L (symbols w)) = symbols w :=
  content_pad (by rw [length_symbols]; exact h) (getLast?_symbols w)

theorem getElem?_content (t : Text L) (i : Fin L) : (content t)[i.val]?.getD 0 = t i := by
  have h := congrFun (pad_content t) i
  rwa [pad, List.getD_eq_getElem?_getD] at h

/-- Cells behind the content are blank, and its last one is not. -/
theorem eq_zero_of_length_content_le {t : Text L} {i : Fin L} (h : (content t).length ≤ i.val) :
    t i = 0 := by
  rw [← getElem?_content t, List.getElem?_eq_none h, Option.getD_none]

/-- The cells that a word fills. -/
theorem pad_symbols_eq_zero_iff {w : Word} {i : Fin L} :
    pad L (symbols w) i = 0 ↔ w.length ≤ i.val := by
  rw [pad, List.getD_eq_getElem?_getD, symbols, List.getElem?_map]
  by_cases h : i.val < w.length
  · rw [List.getElem?_eq_getElem h, Option.map_some, Option.getD_some]
    exact iff_of_false (symbol_ne_zero _) (by omega)
  · rw [List.getElem?_eq_none (by omega)]
    exact iff_of_true rfl (by omega)

/-- A cell is the same for two words that agree on it. -/
theorem pad_symbols_congr {v w : Word} {i : Fin L} (h : v[i.val]? = w[i.val]?) :
    pad L (symbols v) i = pad L (symbols w) i := by
  rw [pad, pad, List.getD_eq_getElem?_getD, List.getD_eq_getElem?_getD, symbols, symbols,
    List.getElem?_map, List.getElem?_map, h]

/-- A cell that a word fills holds its letter. -/
theorem pad_symbols_getElem {w : Word} {i : Fin L} (h : i.val < w.length) :
    pad L (symbols w) i = w[i.val].symbol := by
  rw [pad, List.getD_eq_getElem?_getD, symbols, List.getElem?_map, List.getElem?_eq_getElem h,
    Option.map_some, Option.getD_some]

/-! ### Content after a write -/

theorem write_self (t : Text L) (i : Fin L) (a : Letter) : write t i a i = a.symbol := if_pos rfl

theorem write_of_ne (t : Text L) {i j : Fin L} (h : j ≠ i) (a : Letter) : write t i a j = t j :=
  if_neg h

/-- **Claim.** A write before the end of what a text holds changes one symbol of it. -/
theorem content_write_lt {t : Text L} {i : Fin L} (h : i.val < (content t).length) (a : Letter) :
    content (write t i a) = (content t).set i a.symbol := by
  refine content_eq_iff.mpr ⟨?_, ?_, ?_⟩
  · rw [List.length_set]; exact length_content_le t
  · have hlast := getLast?_content t
    rw [List.getLast?_eq_getElem?] at hlast
    rw [List.getLast?_eq_getElem?, List.length_set, List.getElem?_set, if_pos h]
    split
    · exact fun h => symbol_ne_zero a (Option.some.inj h)
    · exact hlast
  · funext j
    rw [pad, List.getD_eq_getElem?_getD, List.getElem?_set]
    by_cases hj : j = i
    · rw [hj, if_pos rfl, if_pos h, write_self, Option.getD_some]
    · rw [if_neg fun h' => hj (Fin.ext h'.symm), write_of_ne t hj, getElem?_content]

/-- **Claim.** A write behind the end of what a text holds adds the letter to it, and the blanks
between. -/
theorem content_write_ge {t : Text L} {i : Fin L} (h : (content t).length ≤ i.val) (a : Letter) :
    content (write t i a) =
      content t ++ (List.replicate (i.val - (content t).length) 0 ++ [a.symbol]) := by
  refine content_eq_iff.mpr ⟨?_, ?_, ?_⟩
  · rw [List.length_append, List.length_append, List.length_replicate, List.length_singleton]
    omega
  · rw [← List.append_assoc, List.getLast?_concat]
    exact fun h => symbol_ne_zero a (Option.some.inj h)
  · funext j
    rw [pad, List.getD_eq_getElem?_getD, List.getElem?_append]
    split
    · next hj =>
      rw [write_of_ne t (fun hji => by rw [hji] at hj; omega), getElem?_content]
    · next hj =>
      rw [List.getElem?_append, List.length_replicate, List.getElem?_replicate]
      by_cases hji : j = i
      · subst hji
        rw [if_neg (Nat.lt_irrefl _), Nat.sub_self, write_self]; rfl
      · have hne : j.val ≠ i.val := fun h' => hji (Fin.ext h')
        rw [write_of_ne t hji, eq_zero_of_length_content_le (Nat.le_of_not_lt hj)]
        split
        · rfl
        · rw [List.getElem?_eq_none (by rw [List.length_singleton]; omega)]; rfl

end Spec.SpellCorrection
