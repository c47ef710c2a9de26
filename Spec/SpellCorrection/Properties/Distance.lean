module

public import Spec.SpellCorrection.Properties

/-!
# How far one step moves

The Hamming distance to the restored word changes by at most one in every step. The Levenshtein
distance does so when the step writes before the end of what the cells hold or directly behind it;
a letter farther behind adds blanks as well, and can change the distance by as much as it adds.

## Main definitions

* `Gapless`: no blank lies before a letter.

## Main statements

* `levenshtein_content_le_hamming_of_gapless`: the Levenshtein distance of texts without gaps is at
  most their Hamming distance.
* `remaining_step_le`: the Hamming distance.
* `distance_step_le`, `distance_step_le_gap`: the Levenshtein distance.
* `distance_step_counterexample`: the bound for letters farther behind is reached.
* `distance_le_remaining`: the Levenshtein distance is at most the Hamming distance.
* `shaped_reward_not_monotone`: a step in the right direction can cost more.
-/

@[expose] public noncomputable section

namespace Spec.SpellCorrection

variable {L : Nat}

/-! ### Cells that differ -/

/-- No blank lies before a letter. -/
def Gapless (t : Text L) : Prop := ∀ i j : Fin L, i ≤ j → t j ≠ 0 → t i ≠ 0

/-- Before the end of what a text without gaps holds there are letters. -/
theorem Gapless.ne_zero {t : Text L} (h : Gapless t) {i : Fin L}
    (hi : i.val < (content t).length) : t i ≠ 0 := by
  have hL := length_content_le t
  refine h i ⟨(content t).length - 1, by omega⟩ (Fin.le_def.mpr (by simp only; omega)) fun h₀ => ?_
  have hlast := getLast?_content t
  rw [← getElem?_content t] at h₀
  rw [List.getLast?_eq_getElem?, List.getElem?_eq_getElem (by omega)] at hlast
  rw [List.getElem?_eq_getElem (by simp only; omega), Option.getD_some] at h₀
  exact hlast (congrArg some h₀)

/-- **Claim.** For texts without gaps, the Levenshtein distance of what they hold is at most their
Hamming distance. -/
theorem levenshtein_content_le_hamming_of_gapless {t t' : Text L} (h : Gapless t)
    (h' : Gapless t') : levenshtein (content t) (content t') ≤ hamming t t' := by
  rcases Nat.le_total (content t).length (content t').length with hle | hle
  · exact levenshtein_content_le_hamming_of_le hle fun _ => h'.ne_zero
  · rw [levenshtein_comm, hamming_comm]
    exact levenshtein_content_le_hamming_of_le hle fun _ => h.ne_zero

/-- **Claim.** The cells that a word fills have no gaps. -/
theorem gapless_pad_symbols (w : Word) : Gapless (pad L (symbols w)) := fun _ _ hij hj hi =>
  hj (pad_symbols_eq_zero_iff.mpr (Nat.le_trans (pad_symbols_eq_zero_iff.mp hi) hij))

/-- Texts that differ in two cells. -/
theorem two_le_hamming {t t' : Text L} {i j : Fin L} (hij : j ≠ i) (hi : t i ≠ t' i)
    (hj : t j ≠ t' j) : 2 ≤ hamming t t' := by
  have h := count_update (fun k => decide (t k ≠ t' k))
    (fun k => decide (k ≠ i) && decide (t k ≠ t' k)) i fun k hk => by
      simp only [decide_eq_true hk, Bool.true_and]
  have hpos : 0 < (List.finRange L).countP fun k => decide (k ≠ i) && decide (t k ≠ t' k) :=
    List.countP_pos_iff.mpr ⟨j, List.mem_finRange j, by
      rw [decide_eq_true hij, decide_eq_true hj]; rfl⟩
  change _ + (decide (i ≠ i) && decide (t i ≠ t' i)).toNat = _ + (decide (t i ≠ t' i)).toNat at h
  rw [decide_eq_true hi, decide_eq_false (p := i ≠ i) fun h => h rfl] at h
  simp only [Bool.false_and, Bool.toNat_true, Bool.toNat_false] at h
  rw [hamming]
  omega

/-- Texts that agree on all cells but one, and on all cells from one on. -/
theorem hamming_le_one {t t' : Text L} (n : Nat) (h : ∀ j : Fin L, j.val ≠ n → t j = t' j) :
    hamming t t' ≤ 1 := by
  by_cases hn : n < L
  · have := count_update (fun j => decide (t j ≠ t' j)) (fun _ => false) ⟨n, hn⟩ fun j hj =>
      decide_eq_false fun hne => hne (h j fun h' => hj (Fin.ext h'))
    have hzero : (List.finRange L).countP (fun _ => false) = 0 :=
      List.countP_eq_zero.mpr fun _ _ => Bool.false_ne_true
    have := Bool.toNat_le (decide (t ⟨n, hn⟩ ≠ t' ⟨n, hn⟩))
    simp only [hamming, Bool.toNat_false] at *
    omega
  · have : t = t' := funext fun j => h j (by omega)
    rw [hamming_eq_zero_iff.mpr this]; exact Nat.zero_le _

theorem hamming_le_add_one {t t' : Text L} (n : Nat) :
    hamming t t' ≤ 1 + hamming (fun j => if j.val = n then t' j else t j) t' := by
  refine Nat.le_trans (hamming_triangle _ (fun j => if j.val = n then t' j else t j) _) ?_
  exact Nat.add_le_add_right (hamming_le_one n fun j hj => (if_neg hj).symm) _

theorem hamming_le_of_agree {t t' : Text L} (n : Nat) (h : ∀ j : Fin L, n ≤ j.val → t j = t' j) :
    hamming t t' ≤ n := by
  induction n generalizing t with
  | zero => rw [hamming_eq_zero_iff.mpr (funext fun j => h j (Nat.zero_le _))]; exact Nat.le_refl _
  | succ n ih =>
    have h₁ := hamming_le_add_one (t := t) (t' := t') n
    have h₂ := ih (t := fun j => if j.val = n then t' j else t j) fun j hj => by
      by_cases hn : j.val = n
      · exact if_pos hn
      · exact (if_neg hn).trans (h j (by omega))
    omega

variable (E : SpellCorrection L) (s : State L) (a : Action L)

/-- **Claim.** A step changes the number of cells that differ from the restored word by at most
one. -/
theorem remaining_step_le :
    remaining (E.step s a).state ≤ remaining s + 1 ∧
      remaining s ≤ remaining (E.step s a).state + 1 := by
  by_cases h : Solved s
  · rw [step_of_solved E h]; simp only; omega
  · rw [step_of_not_solved E h]; exact hamming_write_le _ _ _ _

/-! ### The Levenshtein distance -/

/-- By the triangle inequality, the distance changes by no more than the text moves. -/
theorem distance_of_move {s s' : State L} {n : Nat} (ht : s'.target = s.target)
    (h : levenshtein (content s'.current) (content s.current) ≤ n) :
    distance s' ≤ distance s + n ∧ distance s ≤ distance s' + n := by
  have h₁ := levenshtein_triangle (content s'.current) (content s.current) (symbols s.target)
  have h₂ := levenshtein_triangle (content s.current) (content s'.current) (symbols s.target)
  rw [levenshtein_comm (content s.current) (content s'.current)] at h₂
  rw [distance, distance, ht]
  omega

/-- **Claim.** A step that writes before the end of what the cells hold, or directly behind it,
changes the Levenshtein distance to the word by at most one. -/
theorem distance_step_le {s : State L} {a : Action L}
    (ha : a.cell.val ≤ (content s.current).length) :
    distance (E.step s a).state ≤ distance s + 1 ∧
      distance s ≤ distance (E.step s a).state + 1 := by
  by_cases h : Solved s
  · rw [step_of_solved E h]; simp only; omega
  · rw [step_of_not_solved E h]
    exact distance_of_move rfl (levenshtein_content_write_le ha _)

/-- A write behind the end moves the text by what it adds. -/
theorem levenshtein_content_write_ge {t : Text L} {i : Fin L} (h : (content t).length ≤ i.val)
    (a : Letter) :
    levenshtein (content (write t i a)) (content t) = i.val + 1 - (content t).length := by
  have := levenshtein_append_left (content t)
    (List.replicate (i.val - (content t).length) 0 ++ [a.symbol]) []
  rw [List.append_nil, levenshtein_nil_right, List.length_append, List.length_replicate,
    List.length_singleton] at this
  rw [content_write_ge h, this]
  omega

/-- **Claim.** A step that writes behind the end of what the cells hold changes the Levenshtein
distance to the word by at most the number of cells that it adds, the blanks between included. -/
theorem distance_step_le_gap {s : State L} {a : Action L}
    (ha : (content s.current).length ≤ a.cell.val) :
    distance (E.step s a).state ≤ distance s + (a.cell.val + 1 - (content s.current).length) ∧
      distance s ≤
        distance (E.step s a).state + (a.cell.val + 1 - (content s.current).length) := by
  by_cases h : Solved s
  · rw [step_of_solved E h]; simp only; omega
  · rw [step_of_not_solved E h]
    exact distance_of_move rfl (Nat.le_of_eq (levenshtein_content_write_ge ha _))

/-- **Claim.** A single step can change the Levenshtein distance by more than one: in four cells
that hold `b`, the word being `a`, writing `z` into the last cell raises the distance from `1` to
`4`, because the two blanks between count. -/
theorem distance_step_counterexample (E : SpellCorrection 4) :
    let s : State 4 := { target := [0], current := pad 4 (symbols [1]) }
    let a : Action 4 := ⟨26 * 3 + 25, by decide⟩
    distance s = 1 ∧ distance (E.step s a).state = 4 := by
  intro s a
  have hs : ¬ Solved s := by decide
  rw [step_of_not_solved E hs]
  change distance s = 1 ∧ distance (next s a) = 4
  decide

/-- **Claim.** When the cells have no gaps, or hold no letter where the word has none, the
Levenshtein distance to a word that fits is at most the number of cells that differ. -/
theorem distance_le_remaining {s : State L} (hL : s.target.length ≤ L)
    (h : Gapless s.current ∨ ∀ i, pad L (symbols s.target) i = 0 → s.current i = 0) :
    distance s ≤ remaining s := by
  have hg := gapless_pad_symbols (L := L) s.target
  have hc := content_pad_symbols hL
  rw [distance, remaining, ← hc]
  rcases h with h | h
  · rw [hc]
    have := levenshtein_content_le_hamming_of_gapless h hg
    rwa [hc] at this
  · rw [hc]
    have hle : (content s.current).length ≤ s.target.length := by
      refine Decidable.byContradiction fun hlt => ?_
      have hl := length_content_le s.current
      have hlast := getLast?_content s.current
      have hz := h ⟨(content s.current).length - 1, by omega⟩
        (pad_symbols_eq_zero_iff.mpr (by simp only; omega))
      rw [← getElem?_content s.current, List.getElem?_eq_getElem (by simp only; omega),
        Option.getD_some] at hz
      rw [List.getLast?_eq_getElem?, List.getElem?_eq_getElem (by omega)] at hlast
      exact hlast (congrArg some hz)
    have := levenshtein_content_le_hamming_of_le (t := s.current)
      (t' := pad L (symbols s.target)) (by rw [hc, length_symbols]; exact hle)
      fun _ => hg.ne_zero
    rwa [hc] at this

/-- **Claim.** The shaped reward is not monotone in the number of cells that differ. While `baba`
becomes `abab`, writing the `b` of the second cell lowers that number from `4` to `3`, but raises
the Levenshtein distance from `2` to `3`, and the reward falls from `-1/2`, that of a step that
changes nothing, to `-3/4`. -/
theorem shaped_reward_not_monotone {E : SpellCorrection 4} (hE : E.mode = .shaped) :
    let s : State 4 := { target := [0, 1, 0, 1], current := pad 4 (symbols [1, 0, 1, 0]) }
    let stay : Action 4 := ⟨26 * 1 + 0, by decide⟩
    let mend : Action 4 := ⟨26 * 1 + 1, by decide⟩
    remaining s = 4 ∧ distance s = 2 ∧ (E.step s stay).state.current = s.current ∧
      (E.step s stay).reward = -1 / 2 ∧ remaining (E.step s mend).state = 3 ∧
      distance (E.step s mend).state = 3 ∧ (E.step s mend).reward = -3 / 4 := by
  intro s stay mend
  have hs : ¬ Solved s := by decide
  have hstay : ¬ Solved (next s stay) := by decide
  have hmend : ¬ Solved (next s mend) := by decide
  have hr : ∀ s : State 4, ¬ Solved s → reward E s = -normalizedDistance s := fun s h => by
    rw [reward, if_neg h, hE]
  rw [step_of_not_solved E hs, step_of_not_solved E hs]
  simp only
  rw [hr _ hstay, hr _ hmend]
  have hcur : (next s stay).current = s.current := funext (by decide)
  refine ⟨by decide, by decide, hcur, ?_, by decide, by decide, ?_⟩
  · have h : normalizedDistance (next s stay) = mkRat 2 4 :=
      congr (congrArg mkRat (congrArg Int.ofNat (by decide))) (by decide)
    rw [h, Rat.mkRat_eq_div]
    simp only [Rat.intCast_ofNat, Rat.natCast_ofNat]
    grind
  · have h : normalizedDistance (next s mend) = mkRat 3 4 :=
      congr (congrArg mkRat (congrArg Int.ofNat (by decide))) (by decide)
    rw [h, Rat.mkRat_eq_div]
    simp only [Rat.intCast_ofNat, Rat.natCast_ofNat]
    grind

end Spec.SpellCorrection
