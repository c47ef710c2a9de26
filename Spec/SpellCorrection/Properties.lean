module

public import Spec.SpellCorrection.Hamming

/-!
# What is true of a step in SpellCorrection

Theorems about the definition in `Spec.SpellCorrection.Basic`.

## Main definitions

* `distance`: the Levenshtein distance of what the cells hold to the word.
* `remaining`: the number of cells that differ from the restored word.
* `run`, `totalReward`: the state after a list of actions, and the sum of its rewards.

## Main statements

* `exists_renaming_action`: an action is a cell and a letter.
* `step_of_solved`, `terminated_iff`: a restored word stays so for nothing.
* `letters_step_le`: the number of letters never falls.
* `reward_eq_one_iff`, `reward_bounds`, `sparse_reward`, `shaped_reward_neg`: the rewards.
* `sparse_totalReward`: the sparse return is `1` for a restored word, and otherwise `0`.
-/

@[expose] public noncomputable section

namespace Spec.SpellCorrection

open Spec.MDP (Renaming)

variable {L : Nat}

/-- The Levenshtein distance of what the cells hold to the word. -/
def distance (s : State L) : Nat := levenshtein (content s.current) (symbols s.target)

/-- The number of cells that differ from the restored word: the Hamming distance to it. -/
def remaining (s : State L) : Nat := hamming s.current (pad L (symbols s.target))

/-! ### Actions -/

/-- The action with a given cell and letter. -/
theorem encode_lt (i : Fin L) (a : Letter) : 26 * i.val + a.val < 26 * L := by omega

theorem cell_encode (i : Fin L) (a : Letter) :
    Action.cell (⟨26 * i.val + a.val, encode_lt i a⟩ : Action L) = i :=
  Fin.ext (by simp only [Action.cell]; omega)

theorem letter_encode (i : Fin L) (a : Letter) :
    Action.letter (⟨26 * i.val + a.val, encode_lt i a⟩ : Action L) = a :=
  Fin.ext (by simp only [Action.letter]; omega)

/-- **Claim.** Decoding the actions is a bijection: each of the `26 L` actions is a cell and a
letter, and each cell and letter are an action. -/
theorem exists_renaming_action :
    ∃ φ : Renaming (Action L) (Fin L × Letter), ∀ a, φ.to a = (a.cell, a.letter) :=
  ⟨{ to := fun a => (a.cell, a.letter)
     inv := fun p => ⟨26 * p.1.val + p.2.val, encode_lt p.1 p.2⟩
     left_inv := fun a => Fin.ext (by simp only [Action.cell, Action.letter]; omega)
     right_inv := fun p => by rw [cell_encode, letter_encode] }, fun _ => rfl⟩

/-! ### Restored words -/

/-- **Claim.** The word is restored exactly when no cell differs from it. -/
theorem solved_iff_remaining {s : State L} : Solved s ↔ remaining s = 0 :=
  ⟨fun h => hamming_eq_zero_iff.mpr (funext h), fun h => congrFun (hamming_eq_zero_iff.mp h)⟩

/-- **Claim.** A word that fits is restored exactly when the Levenshtein distance to it is zero. -/
theorem solved_iff_distance {s : State L} (h : s.target.length ≤ L) :
    Solved s ↔ distance s = 0 := by
  rw [distance, levenshtein_eq_zero_iff, content_eq_iff, length_symbols]
  exact ⟨fun hs => ⟨h, getLast?_symbols _, (funext hs).symm⟩, fun hs => congrFun hs.2.2.symm⟩

/-- While it is not restored, it is at a distance. -/
theorem distance_pos {s : State L} (h : ¬ Solved s) : 0 < distance s := by
  refine Nat.pos_of_ne_zero fun h₀ => h ?_
  have := levenshtein_eq_zero_iff.mp h₀
  exact congrFun (by rw [← this, pad_content])

variable (E : SpellCorrection L) (s : State L) (a : Action L)

theorem step_of_not_solved {s : State L} (h : ¬ Solved s) (a : Action L) :
    E.step s a = ⟨next s a, reward E (next s a), decide (Solved (next s a)), false⟩ := if_neg h

/-- **Claim, by definition.** A restored word stays restored: every action leaves it as it is,
yields nothing and reports a terminal state. -/
theorem step_of_solved {s : State L} (h : Solved s) (a : Action L) :
    E.step s a = ⟨s, 0, true, false⟩ := if_pos h

/-- **Claim.** A step reports a terminal state exactly when it leads to the restored word. -/
theorem terminated_iff : (E.step s a).terminated = true ↔ Solved (E.step s a).state := by
  by_cases h : Solved s
  · rw [step_of_solved E h]; exact iff_of_true rfl h
  · rw [step_of_not_solved E h]; exact decide_eq_true_iff

/-- **Claim, by definition.** A step never cuts an episode off: the time limit lies outside the
decision process. -/
theorem truncated_eq_false : (E.step s a).truncated = false := by
  by_cases h : Solved s
  · rw [step_of_solved E h]
  · rw [step_of_not_solved E h]

/-- **Claim.** No step changes the word to restore. -/
theorem target_step : (E.step s a).state.target = s.target := by
  by_cases h : Solved s
  · rw [step_of_solved E h]
  · rw [step_of_not_solved E h]; rfl

/-! ### Letters -/

/-- **Claim.** A cell that holds a letter holds one after every step: nothing is ever made blank
again. -/
theorem step_ne_zero {s : State L} {i : Fin L} (h : s.current i ≠ 0) :
    (E.step s a).state.current i ≠ 0 := by
  by_cases hs : Solved s
  · rw [step_of_solved E hs]; exact h
  · rw [step_of_not_solved E hs]; exact write_ne_zero h _ _

/-- **Claim.** A step never lowers the number of cells that hold a letter, and there are never more
of them than cells. -/
theorem letters_step_le :
    letters s.current ≤ letters (E.step s a).state.current ∧
      letters (E.step s a).state.current ≤ L := by
  refine ⟨?_, letters_le _⟩
  by_cases h : Solved s
  · rw [step_of_solved E h]; exact Nat.le_refl _
  · rw [step_of_not_solved E h]; exact (letters_write_le _ _ _).1

/-! ### Rewards -/

theorem normalizedDistance_bounds {s : State L} (h : ¬ Solved s) :
    0 < normalizedDistance s ∧ normalizedDistance s ≤ 1 := by
  have h₀ := distance_pos h
  have h₁ := levenshtein_le_max (content s.current) (symbols s.target)
  rw [length_symbols] at h₁
  rw [normalizedDistance, Rat.mkRat_eq_div]
  simp only [distance] at h₀
  generalize levenshtein (content s.current) (symbols s.target) = n at *
  generalize max (content s.current).length s.target.length = d at *
  have hn : (0 : Rat) < (n : Nat) := Rat.natCast_pos.mpr h₀
  have hd : (0 : Rat) < (d : Nat) := Rat.natCast_pos.mpr (by omega)
  have hnd : (n : Rat) ≤ d := Rat.natCast_le_natCast.mpr h₁
  have hinv := Rat.inv_pos.mpr hd
  have hone := Rat.mul_inv_cancel _ (Rat.ne_of_gt hd)
  rw [Rat.intCast_natCast, Rat.div_def]
  refine ⟨Rat.mul_pos hn hinv, ?_⟩
  have := Rat.mul_le_mul_of_nonneg_right hnd (Rat.le_of_lt hinv)
  rwa [hone] at this

theorem reward_of_not_solved {s : State L} (h : ¬ Solved s) :
    (E.mode = .sparse → reward E s = 0) ∧ (E.mode = .shaped → reward E s < 0) ∧
      -1 ≤ reward E s ∧ reward E s ≤ 0 := by
  obtain ⟨h₀, h₁⟩ := normalizedDistance_bounds h
  rw [reward, if_neg h]
  cases E.mode with
  | sparse => exact ⟨fun _ => rfl, nofun, by simp only; decide, Rat.le_refl⟩
  | shaped => exact ⟨nofun, fun _ => by simp only; grind, by simp only; grind, by simp only; grind⟩

/-- **Claim.** A step's reward is `1` exactly when it restores the word. -/
theorem reward_eq_one_iff :
    (E.step s a).reward = 1 ↔ ¬ Solved s ∧ Solved (E.step s a).state := by
  by_cases h : Solved s
  · rw [step_of_solved E h]
    exact iff_of_false (by simp only; decide) fun h' => h'.1 h
  · rw [step_of_not_solved E h]
    refine ⟨fun hr => ⟨h, Decidable.byContradiction fun hn => ?_⟩, fun ⟨_, hn⟩ => if_pos hn⟩
    have hle := (reward_of_not_solved E hn).2.2.2
    simp only at hr hle
    rw [hr] at hle
    exact absurd hle (by decide)

/-- **Claim.** Every reward lies in `[-1, 1]`. -/
theorem reward_bounds : -1 ≤ (E.step s a).reward ∧ (E.step s a).reward ≤ 1 := by
  by_cases h : Solved s
  · rw [step_of_solved E h]; simp only; decide
  · rw [step_of_not_solved E h]
    by_cases hn : Solved (next s a)
    · rw [reward, if_pos hn]; simp only; decide
    · have := (reward_of_not_solved E hn).2.2
      simp only
      grind

/-- **Claim.** A sparse reward is `0` or `1`. -/
theorem sparse_reward {E : SpellCorrection L} (hE : E.mode = .sparse) (s : State L)
    (a : Action L) : (E.step s a).reward = 0 ∨ (E.step s a).reward = 1 := by
  by_cases h : Solved s
  · rw [step_of_solved E h]; exact .inl rfl
  · rw [step_of_not_solved E h]
    by_cases hn : Solved (next s a)
    · exact .inr (if_pos hn)
    · exact .inl ((reward_of_not_solved E hn).1 hE)

/-- **Claim.** A shaped reward is negative until the word is restored. -/
theorem shaped_reward_neg {E : SpellCorrection L} (hE : E.mode = .shaped) {s : State L}
    {a : Action L} (h : ¬ Solved (E.step s a).state) : (E.step s a).reward < 0 := by
  by_cases hs : Solved s
  · rw [step_of_solved E hs] at h; exact absurd hs h
  · rw [step_of_not_solved E hs] at h ⊢
    exact (reward_of_not_solved E h).2.1 hE

/-! ### Lists of actions -/

/-- The state after a list of actions. -/
def run (s : State L) : List (Action L) → State L
  | [] => s
  | a :: as => run (E.step s a).state as

/-- The sum of the rewards of a list of actions. -/
def totalReward (s : State L) : List (Action L) → Rat
  | [] => 0
  | a :: as => (E.step s a).reward + totalReward (E.step s a).state as

/-- **Claim.** A restored word stays restored under every list of actions. -/
theorem run_of_solved {s : State L} (h : Solved s) (as : List (Action L)) : run E s as = s := by
  induction as with
  | nil => rfl
  | cons a as ih => rw [run, step_of_solved E h]; exact ih

/-- The word stays, and so does every letter. -/
theorem target_run (s : State L) (as : List (Action L)) : (run E s as).target = s.target := by
  induction as generalizing s with
  | nil => rfl
  | cons a as ih => rw [run, ih, target_step]

theorem run_ne_zero {s : State L} {i : Fin L} (h : s.current i ≠ 0) (as : List (Action L)) :
    (run E s as).current i ≠ 0 := by
  induction as generalizing s with
  | nil => exact h
  | cons a as ih => exact ih (step_ne_zero E a h)

/-- **Claim.** From a word that is not restored, the sum of sparse rewards is `1` when the actions
restore it, and otherwise `0`. -/
theorem sparse_totalReward {E : SpellCorrection L} (hE : E.mode = .sparse) {s : State L}
    (h : ¬ Solved s) (as : List (Action L)) :
    totalReward E s as = if Solved (run E s as) then 1 else 0 := by
  have hzero : ∀ {s : State L}, Solved s → ∀ as, totalReward E s as = 0 := fun {s} hs as => by
    induction as with
    | nil => rfl
    | cons a as ih => rw [totalReward, step_of_solved E hs, ih, Rat.zero_add]
  induction as generalizing s with
  | nil => rw [totalReward, run, if_neg h]
  | cons a as ih =>
    rw [totalReward, run]
    by_cases hn : Solved (E.step s a).state
    · rw [hzero hn, (reward_eq_one_iff E s a).mpr ⟨h, hn⟩, run_of_solved E hn, if_pos hn,
        Rat.add_zero]
    · have hr := (sparse_reward hE s a).resolve_right fun h₁ =>
        hn ((reward_eq_one_iff E s a).mp h₁).2
      rw [hr, ih hn, Rat.zero_add]

end Spec.SpellCorrection
