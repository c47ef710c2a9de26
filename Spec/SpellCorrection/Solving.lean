module

public import Spec.SpellCorrection.Properties.Distance
public import Spec.SpellCorrection.Views

/-!
# How many steps restore a word

A word can be restored exactly when no letter lies where the restored word is blank, and then the
least number of steps is the number of cells that differ: the Hamming distance. So the insertion of
a letter can never be undone, and a substitution takes one step and a swap two.

## Main definitions

* `SolvableIn`: some list of so many actions restores the word.
* `Restorable`: no letter lies where the restored word is blank.

## Main statements

* `solvableIn_iff`: when a word can be restored, and in how many steps.
* `distance_le_length`: the Levenshtein distance never overestimates the number of steps.
* `not_solved_insert`, `solvableIn_swap`, `solvableIn_substitute`, `solvableIn_delete`: what it
  takes to undo an edit.
* `reset_solvableIn_two`, `reset_solvable_iff`: which tasks can be solved in every episode.
-/

@[expose] public noncomputable section

namespace Spec.SpellCorrection

variable {L : Nat} (E : SpellCorrection L)

/-- Some list of at most `k` actions restores the word. -/
def SolvableIn (s : State L) (k : Nat) : Prop :=
  ∃ as : List (Action L), as.length ≤ k ∧ Solved (run E s as)

/-- No letter lies where the restored word is blank. -/
def Restorable (s : State L) : Prop := ∀ i, pad L (symbols s.target) i = 0 → s.current i = 0

instance (s : State L) : Decidable (Restorable s) := inferInstanceAs (Decidable (∀ _, _ → _))

/-! ### The least number of steps -/

/-- **Claim.** No list of actions lowers the number of cells that differ from the restored word by
more than its length; so at least as many actions as cells that differ are needed to restore the
word. -/
theorem remaining_le_length (s : State L) (as : List (Action L)) :
    remaining s ≤ remaining (run E s as) + as.length := by
  induction as generalizing s with
  | nil => exact Nat.le_refl _
  | cons a as ih =>
    have h₁ := (remaining_step_le E s a).2
    have h₂ := ih (E.step s a).state
    rw [run, List.length_cons]
    omega

/-- **Claim.** When no letter lies where the restored word is blank, some list of exactly as many
actions as cells differ restores the word. -/
theorem exists_run_solved {s : State L} (h : Restorable s) :
    ∃ as : List (Action L), as.length = remaining s ∧ Solved (run E s as) := by
  induction hn : remaining s generalizing s with
  | zero => exact ⟨[], rfl, solved_iff_remaining.mpr hn⟩
  | succ n ih =>
    have hs : ¬ Solved s := fun hs => by rw [solved_iff_remaining.mp hs] at hn; omega
    obtain ⟨i, hi⟩ := exists_ne_of_hamming_ne_zero
      (t := s.current) (t' := pad L (symbols s.target)) (by rw [remaining] at hn; omega)
    have hne : pad L (symbols s.target) i ≠ 0 := fun h₀ => hi (by rw [h i h₀, h₀])
    obtain ⟨b, hb⟩ := exists_symbol hne
    have hnext : next s ⟨26 * i.val + b.val, encode_lt i b⟩ =
        { s with current := write s.current i b } := by
      rw [next, cell_encode, letter_encode]
    have hrem := hamming_write hi hb
    obtain ⟨as, hlen, has⟩ := ih (s := { s with current := write s.current i b })
      (fun j hj => by
        have hji : j ≠ i := fun h' => hne (h' ▸ hj)
        exact (write_of_ne _ hji b).trans (h j hj))
      (by simp only [remaining] at hn ⊢; omega)
    refine ⟨⟨26 * i.val + b.val, encode_lt i b⟩ :: as, by rw [List.length_cons, hlen], ?_⟩
    rw [run, step_of_not_solved E hs, hnext]
    exact has

/-- **Claim.** When a letter lies where the restored word is blank, no list of actions restores the
word. -/
theorem not_solved_run {s : State L} (h : ¬ Restorable s) (as : List (Action L)) :
    ¬ Solved (run E s as) := fun hs => h fun i hi => Decidable.byContradiction fun hc =>
  run_ne_zero E hc as (by rw [hs i, target_run]; exact hi)

/-- **Claim.** A word can be restored in at most `k` steps exactly when no letter lies where the
restored word is blank and at most `k` cells differ: the least number of steps is the Hamming
distance. -/
theorem solvableIn_iff {s : State L} {k : Nat} :
    SolvableIn E s k ↔ Restorable s ∧ remaining s ≤ k := by
  constructor
  · intro ⟨as, hlen, hs⟩
    have := remaining_le_length E s as
    rw [solved_iff_remaining.mp hs] at this
    exact ⟨Decidable.byContradiction fun h => not_solved_run E h as hs, by omega⟩
  · intro ⟨h, hk⟩
    obtain ⟨as, hlen, hs⟩ := exists_run_solved E h
    exact ⟨as, by omega, hs⟩

/-- **Claim.** A word can be restored at all exactly when no letter lies where the restored word is
blank. -/
theorem solvable_iff {s : State L} : (∃ as, Solved (run E s as)) ↔ Restorable s :=
  ⟨fun ⟨as, hs⟩ => ((solvableIn_iff E).mp ⟨as, Nat.le_refl _, hs⟩).1,
    fun h => (exists_run_solved E h).imp fun _ h => h.2⟩

/-- **Claim.** A list of actions that restores a word that fits is at least as long as the
Levenshtein distance to it, which so never overestimates the number of steps. -/
theorem distance_le_length {s : State L} (hL : s.target.length ≤ L) {as : List (Action L)}
    (hs : Solved (run E s as)) : distance s ≤ as.length := by
  obtain ⟨h, hle⟩ := (solvableIn_iff E).mp ⟨as, Nat.le_refl _, hs⟩
  exact Nat.le_trans (distance_le_remaining hL (.inr h)) hle

/-! ### Undoing an edit -/

/-- **Claim.** A misspelling that fits can be corrected exactly when it is not longer than the
word. -/
theorem restorable_misspelled_iff {w v : Word} (hv : v.length ≤ L) :
    Restorable (misspelled L w v) ↔ v.length ≤ w.length := by
  simp only [Restorable, misspelled, pad_symbols_eq_zero_iff]
  refine ⟨fun h => ?_, fun h i hi => Nat.le_trans h hi⟩
  by_cases hw : w.length < L
  · exact h ⟨w.length, hw⟩ (Nat.le_refl _)
  · omega

/-- **Claim.** After an effective insertion the word can never be restored, whatever the actions. -/
theorem not_solved_insert {w v : Word} (hv : v ∈ effective L w .insert) (as : List (Action L)) :
    ¬ Solved (run E (misspelled L w v) as) := by
  obtain ⟨he, -, -, hlen⟩ := mem_effective.mp hv
  have := (length_edit he).2.2 rfl
  refine not_solved_run E (fun h => ?_) as
  have := (restorable_misspelled_iff hlen).mp h
  omega

theorem remaining_misspelled_pos {w v : Word} {T : Transform} (hw : w.length ≤ L)
    (hv : v ∈ effective L w T) : 0 < remaining (misspelled L w v) := by
  obtain ⟨-, hne, -, hlen⟩ := mem_effective.mp hv
  exact Nat.pos_of_ne_zero fun h =>
    not_solved_misspelled hw hlen hne (solved_iff_remaining.mpr h)

/-- **Claim.** After an effective substitution one step restores the word, and no fewer do. -/
theorem solvableIn_substitute {w v : Word} (hw : w.length ≤ L)
    (hv : v ∈ effective L w .substitute) (k : Nat) :
    SolvableIn E (misspelled L w v) k ↔ 1 ≤ k := by
  obtain ⟨he, -, -, hlen⟩ := mem_effective.mp hv
  have hpos := remaining_misspelled_pos hw hv
  have hle : remaining (misspelled L w v) ≤ 1 := by
    obtain ⟨i, -, h⟩ := List.mem_flatMap.mp he
    obtain ⟨a, -, rfl⟩ := List.mem_map.mp h
    exact hamming_le_one i fun j hj =>
      pad_symbols_congr (List.getElem?_set_ne fun h => hj h.symm)
  rw [solvableIn_iff, restorable_misspelled_iff hlen, (length_edit he).1 (.inr rfl)]
  exact ⟨fun h => by omega, fun h => ⟨Nat.le_refl _, by omega⟩⟩

theorem pad_symbols_ne {v w : Word} {i : Fin L} (hv : i.val < v.length) (hw : i.val < w.length)
    (h : v[i.val] ≠ w[i.val]) : pad L (symbols v) i ≠ pad L (symbols w) i := by
  rw [pad_symbols_getElem hv, pad_symbols_getElem hw]
  exact fun h' => h (symbol_inj h')

/-- **Claim.** After an effective swap two steps restore the word, and no fewer do. -/
theorem solvableIn_swap {w v : Word} (hv : v ∈ effective L w .swap) (k : Nat) :
    SolvableIn E (misspelled L w v) k ↔ 2 ≤ k := by
  obtain ⟨he, hne, -, hlen⟩ := mem_effective.mp hv
  rw [solvableIn_iff, restorable_misspelled_iff hlen, (length_edit he).1 (.inl rfl)]
  obtain ⟨i, hi, rfl⟩ := List.mem_map.mp he
  have hi := List.mem_range.mp hi
  rw [List.length_set, List.length_set] at hlen
  have h₀ : w.getD i 0 = w[i] := by rw [List.getD_eq_getElem?_getD, List.getElem?_eq_getElem]; rfl
  have h₁ : w.getD (i + 1) 0 = w[i + 1] := by
    rw [List.getD_eq_getElem?_getD, List.getElem?_eq_getElem]; rfl
  rw [h₀, h₁] at hne ⊢
  have hxy : w[i] ≠ w[i + 1] := fun hxy => hne (by
    rw [← hxy, List.set_getElem_self, hxy, List.set_getElem_self])
  have hfirst : (⟨i, by omega⟩ : Fin L) ≠ ⟨i + 1, by omega⟩ := fun h => by
    have := congrArg Fin.val h; simp only at this; omega
  have htwo : 2 ≤ remaining (misspelled L w ((w.set i w[i + 1]).set (i + 1) w[i])) := by
    refine two_le_hamming hfirst (pad_symbols_ne ?_ ?_ ?_) (pad_symbols_ne ?_ ?_ ?_)
    · rw [List.length_set, List.length_set]; exact Nat.add_lt_of_lt_sub hi
    · exact Nat.add_lt_of_lt_sub hi
    · rw [List.getElem_set_self]; exact hxy
    · rw [List.length_set, List.length_set]; exact Nat.lt_of_lt_pred hi
    · exact Nat.lt_of_lt_pred hi
    · rw [List.getElem_set_ne (Nat.succ_ne_self i), List.getElem_set_self]; exact hxy.symm
  have hle : remaining (misspelled L w ((w.set i w[i + 1]).set (i + 1) w[i])) ≤ 2 := by
    refine Nat.le_trans (hamming_le_add_one i) (Nat.add_le_add_left (hamming_le_one (i + 1) ?_) 1)
    intro j hj
    by_cases hji : j.val = i
    · exact if_pos hji
    · refine (if_neg hji).trans (pad_symbols_congr ?_)
      rw [List.getElem?_set_ne (fun h => hj h.symm), List.getElem?_set_ne (fun h => hji h.symm)]
      rfl
  exact ⟨fun h => by omega, fun h => ⟨Nat.le_refl _, by omega⟩⟩

/-- **Claim.** After an effective deletion as many steps as the word has letters restore it. -/
theorem solvableIn_delete {w v : Word} (hv : v ∈ effective L w .delete) :
    SolvableIn E (misspelled L w v) w.length := by
  obtain ⟨he, -, -, hlen⟩ := mem_effective.mp hv
  have := (length_edit he).2.1 rfl
  refine (solvableIn_iff E).mpr ⟨(restorable_misspelled_iff hlen).mpr (by omega), ?_⟩
  exact hamming_le_of_agree _ fun j hj =>
    (pad_symbols_eq_zero_iff.mpr (by omega)).trans (pad_symbols_eq_zero_iff.mpr hj).symm

/-! ### Episodes -/

/-- **Claim.** When words are only misspelled by swaps and substitutions, two steps suffice in every
episode: with a limit of two steps or more, every episode can be solved. -/
theorem reset_solvableIn_two {E : SpellCorrection L} (hE : Valid E)
    (hd : E.enabled .delete = false) (hi : E.enabled .insert = false) {s : State L}
    (h : s ∈ E.toEnv.reset) : SolvableIn E s 2 := by
  obtain ⟨w, hw, T, hT, v, hv, rfl⟩ := (mem_reset_iff hE).mp h
  cases T with
  | swap => exact (solvableIn_swap E hv 2).mpr (Nat.le_refl _)
  | substitute => exact (solvableIn_substitute E (hE.2 w hw).2.1 hv 2).mpr (by decide)
  | delete => exact absurd (hd ▸ hT) Bool.false_ne_true
  | insert => exact absurd (hi ▸ hT) Bool.false_ne_true

/-- **Claim.** Every episode can be solved exactly when no word can be misspelled by an insertion:
insertions are not enabled, or no word is shorter than the text. -/
theorem reset_solvable_iff {E : SpellCorrection L} (hE : Valid E) :
    (∀ s, s ∈ E.toEnv.reset → ∃ as, Solved (run E s as)) ↔
      E.enabled .insert = false ∨ ∀ w ∈ E.words, w.length = L := by
  constructor
  · intro h
    by_cases hi : E.enabled .insert = false
    · exact .inl hi
    · refine .inr fun w hw => Decidable.byContradiction fun hne => ?_
      have hle := (hE.2 w hw).2.1
      have hv : 0 :: w ∈ effective L w .insert := mem_effective.mpr
        ⟨List.mem_flatMap.mpr ⟨0, List.mem_range.mpr (by omega),
          List.mem_map.mpr ⟨0, List.mem_finRange 0, List.insertIdx_zero⟩⟩,
        fun h => absurd (congrArg List.length h) (by rw [List.length_cons]; omega), nofun,
        by rw [List.length_cons]; omega⟩
      obtain ⟨as, has⟩ := h _ ((mem_reset_iff hE).mpr
        ⟨w, hw, .insert, by simpa only [Bool.not_eq_false] using hi, _, hv, rfl⟩)
      exact not_solved_insert E hv as has
  · intro h s hs
    obtain ⟨w, hw, T, hT, v, hv, rfl⟩ := (mem_reset_iff hE).mp hs
    obtain ⟨he, -, -, hlen⟩ := mem_effective.mp hv
    have hedit := length_edit he
    refine (solvable_iff E).mpr ((restorable_misspelled_iff hlen).mpr ?_)
    cases T with
    | swap => exact Nat.le_of_eq (hedit.1 (.inl rfl))
    | substitute => exact Nat.le_of_eq (hedit.1 (.inr rfl))
    | delete => have := hedit.2.1 rfl; omega
    | insert =>
      rcases h with h | h
      · exact absurd (h ▸ hT) Bool.false_ne_true
      · rw [h w hw]; exact hlen

end Spec.SpellCorrection
