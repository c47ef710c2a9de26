module

public import Spec.SpellCorrection.Refinement.Distance

/-!
# Parameters and states as words

How tasks and states are written as words, and that `Spec.SpellCorrection.Machine` steps as
specified.

## Main definitions

* `packText`, `packWord`: texts and words as machine words.
* `Machine.Params.Describes`: the parameter words are those of a task.
* `Represents`: two words are those of a state.

## Main statements

* `represents_pack`, `Represents.inj`: states are words.
* `Represents.eq_iff_solved`: the word is restored when the two words are equal.
* `Represents.step`: the machine step is the specified step.
-/

@[expose] public noncomputable section

namespace Spec.SpellCorrection

open Spec.MDP Spec.MDP.Word Machine

/-- A text of up to `12` cells as a machine word. -/
def packText {L : Nat} (t : Text L) : UInt64 := .ofNat (pack (List.ofFn t))

/-- A word of up to `12` letters as a machine word. -/
def packWord (w : Word) : UInt64 := .ofNat (pack (symbols w))

/-- A reward as a word. -/
def RewardMode.toWord : RewardMode → UInt32
  | .sparse => 0
  | .shaped => 1

/-- The number of a transform. -/
def Transform.toWord : Transform → UInt32
  | .swap => 0
  | .substitute => 1
  | .delete => 2
  | .insert => 3

variable {L : Nat}

/-- The parameter words are those of a task of `1` to `12` cells with at least one transform. -/
structure Machine.Params.Describes (p : Params) (E : SpellCorrection L) : Prop where
  /-- There is a cell. -/
  pos : 0 < L
  /-- There are not too many cells. -/
  le : L ≤ 12
  /-- The number of cells. -/
  maxWordLength : p.maxWordLength.toNat = L
  /-- The reward. -/
  mode : p.mode = E.mode.toWord
  /-- There are no other transforms. -/
  transforms_lt : p.transforms.toNat < 16
  /-- The transforms. -/
  enabled : ∀ T, p.enabled T.toWord = if E.enabled T = true then 1 else 0
  /-- There is a transform. -/
  exists_enabled : ∃ T, E.enabled T = true

/-- The words are those of a state whose target is a word of `1` to `L` letters. -/
structure Represents (target current : UInt64) (s : State L) : Prop where
  /-- The target is not empty. -/
  ne_nil : s.target ≠ []
  /-- The target fits. -/
  length_le : s.target.length ≤ L
  /-- The target. -/
  target : target.toNat = pack (symbols s.target)
  /-- The text. -/
  current : current.toNat = pack (List.ofFn s.current)

theorem pack_lt_two_pow {l : List Symbol} (h : l.length ≤ 12) : pack l < 2 ^ 64 :=
  Nat.lt_of_lt_of_le (pack_lt_of_le h) (by decide)

/-- **Claim.** Every state whose target is a word of `1` to `L` letters is represented by words. -/
theorem represents_pack (hL : L ≤ 12) {s : State L} (h : s.target ≠ [])
    (hle : s.target.length ≤ L) : Represents (packWord s.target) (packText s.current) s where
  ne_nil := h
  length_le := hle
  target := UInt64.toNat_ofNat_of_lt' (pack_lt_two_pow (by rw [length_symbols]; omega))
  current := UInt64.toNat_ofNat_of_lt' (pack_lt_two_pow (by rw [List.length_ofFn]; exact hL))

theorem pack_ofFn (t : Text L) : pack (List.ofFn t) = pack (content t) := by
  obtain ⟨k, h⟩ := exists_content_append t
  rw [h, pack_append_replicate]

theorem ofFn_inj {t t' : Text L} (h : pack (List.ofFn t) = pack (List.ofFn t')) : t = t' := by
  rw [pack_ofFn, pack_ofFn] at h
  rw [← pad_content t, ← pad_content t',
    pack_inj_of_getLast? (getLast?_content t) (getLast?_content t') h]

/-- **Claim.** Two words represent at most one state. -/
theorem Represents.inj {target current : UInt64} {s s' : State L} (h : Represents target current s)
    (h' : Represents target current s') : s = s' := by
  have ht : s.target = s'.target := symbols_inj (pack_inj_of_getLast? (getLast?_symbols _)
    (getLast?_symbols _) (h.target.symm.trans h'.target))
  have hc : s.current = s'.current := ofFn_inj (h.current.symm.trans h'.current)
  cases s; cases s'
  simp only at ht hc
  rw [ht, hc]

variable {target current : UInt64} {s : State L}

/-- The word is restored exactly when the words of target and text are equal. -/
theorem Represents.eq_iff_solved (h : Represents target current s) :
    current = target ↔ Solved s := by
  have hpad : pack (symbols s.target) = pack (List.ofFn (pad L (symbols s.target))) := by
    rw [pack_ofFn, content_pad_symbols h.length_le]
  rw [← UInt64.toNat_inj, h.target, h.current, hpad]
  exact ⟨fun h i => congrFun (ofFn_inj h) i, fun h => by rw [funext h]⟩

theorem ofFn_write (t : Text L) (i : Fin L) (a : Letter) :
    List.ofFn (write t i a) = (List.ofFn t).set i.val a.symbol := by
  apply List.ext_getElem
  · rw [List.length_set, List.length_ofFn, List.length_ofFn]
  · intro j h₁ h₂
    rw [List.getElem_ofFn, List.getElem_set, List.getElem_ofFn, write]
    by_cases h : i.val = j
    · rw [if_pos h, if_pos (Fin.ext h.symm)]
    · rw [if_neg h, if_neg fun h' => h (congrArg Fin.val h').symm]

variable {p : Params} {E : SpellCorrection L}

theorem Machine.Params.Describes.lt_iff (hp : p.Describes E) (action : UInt32) :
    action < 26 * p.maxWordLength ↔ action.toNat < 26 * L := by
  have := hp.le
  have := hp.maxWordLength
  rw [UInt32.lt_iff_toNat_lt, UInt32.toNat_mul]
  change _ < 26 * _ % _ ↔ _
  omega

theorem step_of_eq (h : current = target) (action : UInt32) :
    p.step target current action = current := by
  rw [Params.step, mask_neg (p := current ≠ target) (fun h' => h' h), UInt64.zero_and,
    UInt64.and_zero, UInt64.xor_zero]

theorem step_of_le (hp : p.Describes E) {action : UInt32} (h : 26 * L ≤ action.toNat) :
    p.step target current action = current := by
  have h' : ¬ action < 26 * p.maxWordLength := by rw [hp.lt_iff]; omega
  rw [Params.step, mask_neg h', UInt64.and_zero, UInt64.and_zero, UInt64.xor_zero]

/-- The words of a state are stepped to those of the specified next state. -/
theorem Represents.step (hp : p.Describes E) (h : Represents target current s) {action : UInt32}
    {a : Action L} (ha : action.toNat = a.val) :
    Represents target (p.step target current action) (step E s a).state := by
  have hlt := a.isLt
  have hle := hp.le
  rw [SpellCorrection.step]
  by_cases hs : Solved s
  · rw [if_pos hs, step_of_eq (h.eq_iff_solved.mpr hs)]
    exact h
  · rw [if_neg hs]
    have hne : current ≠ target := fun h' => hs (h.eq_iff_solved.mp h')
    have hstep : p.step target current action =
        put current (action / 26).toUInt64 ((action % 26).toUInt64 + 1) := by
      rw [Params.step, mask_pos hne, mask_pos ((hp.lt_iff action).mpr (by omega)),
        UInt64.and_neg_one, UInt64.and_neg_one, UInt64.xor_comm (put _ _ _), ← UInt64.xor_assoc,
        UInt64.xor_self, UInt64.zero_xor]
    have hi : (action / 26).toUInt64.toNat = a.cell.val := by
      rw [UInt32.toNat_toUInt64, UInt32.toNat_div, ha]; rfl
    have hl : ((action % 26).toUInt64 + 1).toNat = a.letter.symbol.val := by
      have : a.letter.symbol.val = a.val % 26 + 1 := rfl
      rw [UInt64.toNat_add, UInt32.toNat_toUInt64, UInt32.toNat_mod, ha, this]
      change (a.val % 26 + 1) % _ = _
      omega
    refine ⟨h.ne_nil, h.length_le, h.target, ?_⟩
    have hcell := a.cell.isLt
    rw [hstep, toNat_put h.current hl (by rw [hi, List.length_ofFn]; exact hcell)
      (by rw [List.length_ofFn]; exact hle), hi]
    exact congrArg pack (ofFn_write s.current a.cell a.letter).symm

end Spec.SpellCorrection
