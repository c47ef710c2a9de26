module

public import Spec.SpellCorrection.Refinement.Reset

/-!
# What the kernel accepts

## Main statements

* `valid_iff`: the kernel accepts exactly the parameters that describe a task.
* `word_iff`: it accepts exactly the words that can be misspelled.
-/

@[expose] public noncomputable section

namespace Spec.SpellCorrection.Kernel

open Spec.MDP Machine Machine.Params

variable {L : Nat} {p : Params} {E : SpellCorrection L} {target : UInt64}

theorem enabled_cases : ∀ k : Fin 16, ∀ T ∈ [Transform.swap, .substitute, .delete, .insert],
    ((UInt32.ofNat k.val >>> T.toWord) &&& 1 = 0 ∨ (UInt32.ofNat k.val >>> T.toWord) &&& 1 = 1) ∧
      (k = 0 ∨ ∃ T ∈ [Transform.swap, .substitute, .delete, .insert],
        (UInt32.ofNat k.val >>> T.toWord) &&& 1 = 1) := by
  decide

theorem mem_transforms (T : Transform) :
    T ∈ [Transform.swap, .substitute, .delete, .insert] := by
  cases T <;> decide

theorem sub_one_lt_iff {x n : UInt32} (hn : n.toNat < 2 ^ 32 - 1) :
    x - 1 < n ↔ 0 < x.toNat ∧ x.toNat ≤ n.toNat := by
  have := x.toNat_lt
  have one : (1 : UInt32).toNat = 1 := rfl
  rw [UInt32.lt_iff_toNat_lt, UInt32.toNat_sub, one]; omega

/-- **Claim.** The kernel accepts exactly the parameters of the tasks of `1` to `12` cells, with
sparse or shaped reward and at least one transform. -/
theorem valid_iff :
    valid p.maxWordLength p.mode p.transforms = true ↔
      ∃ (L : Nat) (E : SpellCorrection L), p.Describes E := by
  have twelve : (12 : UInt32).toNat = 12 := rfl
  have fifteen : (15 : UInt32).toNat = 15 := rfl
  have hvalid : valid p.maxWordLength p.mode p.transforms = true ↔
      (0 < p.maxWordLength.toNat ∧ p.maxWordLength.toNat ≤ 12) ∧ p.mode.toNat ≤ 1 ∧
        0 < p.transforms.toNat ∧ p.transforms.toNat ≤ 15 := by
    rw [valid, Params.valid, Word.bit_and, Word.bit_and, beq_iff_eq, Word.bit_eq_one_iff,
      sub_one_lt_iff (by decide), sub_one_lt_iff (by decide), UInt32.le_iff_toNat_le, twelve,
      fifteen, and_assoc]
    exact Iff.rfl
  rw [hvalid]
  constructor
  · rintro ⟨⟨h₁, h₂⟩, h₃, h₄, h₅⟩
    have hk : UInt32.ofNat p.transforms.toNat = p.transforms := UInt32.ofNat_toNat
    have key (T : Transform) := enabled_cases ⟨p.transforms.toNat, by omega⟩ T (mem_transforms T)
    simp only [hk] at key
    refine ⟨p.maxWordLength.toNat,
      { mode := if p.mode = 0 then .sparse else .shaped
        enabled := fun T => decide (p.enabled T.toWord = 1)
        words := [] },
      { pos := h₁
        le := h₂
        maxWordLength := rfl
        mode := ?_
        transforms_lt := by omega
        enabled := fun T => ?_
        exists_enabled := ?_ }⟩
    · simp only
      split
      · next h => rw [h]; rfl
      · next h =>
        rw [← UInt32.toNat_inj] at h ⊢
        change ¬ p.mode.toNat = 0 at h
        change p.mode.toNat = 1
        omega
    · simp only [decide_eq_true_eq]
      rcases (key T).1 with h | h
      · rw [if_neg (by rw [Params.enabled, h]; decide), Params.enabled, h]
      · rw [if_pos (by rw [Params.enabled, h]), Params.enabled, h]
    · rcases (key .swap).2 with h | ⟨T, -, h⟩
      · exact absurd (congrArg Fin.val h) (Nat.ne_of_gt h₄)
      · exact ⟨T, decide_eq_true h⟩
  · rintro ⟨L, E, hp⟩
    have := hp.pos
    have := hp.le
    have := hp.maxWordLength
    have := hp.transforms_lt
    refine ⟨by omega, ?_, ?_, by omega⟩
    · rw [hp.mode]; cases E.mode <;> decide
    · obtain ⟨T, hT⟩ := hp.exists_enabled
      have hen := hp.enabled T
      rw [if_pos hT] at hen
      refine Nat.pos_of_ne_zero fun h0 => ?_
      have h0 : p.transforms = 0 := UInt32.toNat_inj.mp h0
      rw [Params.enabled, h0] at hen
      revert hen
      cases T <;> decide

/-- **Claim.** The kernel accepts exactly the words of `1` to `L` letters of which some enabled
transform makes another word. -/
theorem word_iff (hp : p.Describes E) :
    word p.maxWordLength p.mode p.transforms target = true ↔
      ∃ w : Word, target.toNat = pack (symbols w) ∧ w ≠ [] ∧ w.length ≤ L ∧
        applicable E w ≠ [] := by
  have hle := hp.le
  have hmax := hp.maxWordLength
  have one : (1 : UInt64).toNat = 1 := rfl
  have key {w : Word} (hw : target.toNat = pack (symbols w)) :
      word p.maxWordLength p.mode p.transforms target = true ↔
        w ≠ [] ∧ w.length ≤ L ∧ applicable E w ≠ [] := by
    have hlen := toNat_length_symbols hw
    have := (length target).toNat_lt
    rw [word, if_pos (letters_symbols hw), Word.bit_and, beq_iff_eq, Word.bit_eq_one_iff,
      UInt64.lt_iff_toNat_lt, UInt64.toNat_sub, hlen, UInt32.toNat_toUInt64, hmax, one]
    have hpos := List.length_pos_iff (l := w)
    by_cases hne : w ≠ []
    · have := hpos.mpr hne
      by_cases hL : w.length ≤ L
      · have happ := (applicable_spec hp hw hne hL).1
        refine ⟨fun h => ⟨hne, hL, fun hnil => h.2 ?_⟩, fun h => ⟨by omega, fun h0 => h.2.2 ?_⟩⟩
        · rw [hnil] at happ
          exact UInt32.toNat_inj.mp happ
        · refine List.length_eq_zero_iff.mp (happ.symm.trans ?_)
          exact UInt32.toNat_inj.mpr h0
      · exact iff_of_false (fun h => hL (by omega)) fun h => hL h.2.1
    · have hnil := Decidable.not_not.mp hne
      rw [hnil, List.length_nil]
      exact iff_of_false (fun h => by omega) fun h => h.1 rfl
  constructor
  · intro h
    have hl : letters target = true := by
      rw [word] at h
      split at h
      · assumption
      · exact absurd h (by decide)
    obtain ⟨w, hw⟩ := exists_symbols hl
    exact ⟨w, hw, (key hw).mp h⟩
  · rintro ⟨w, hw, h⟩
    exact (key hw).mpr h

end Spec.SpellCorrection.Kernel
