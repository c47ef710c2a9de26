module

public import Spec.SpellCorrection.Basic

/-!
The golden tables of SpellCorrection: every entry is the abstract specification, evaluated by Lean's
own reduction. No compiler and no kernel for C takes part. `tools/golden.py` appends one `#reduce`
for each word, and keeps what they print in `spellcorrection.json`.
-/

open Spec Spec.SpellCorrection

set_option pp.maxSteps 1000000
set_option pp.deepTerms true

/-- The letters with these numbers. -/
noncomputable abbrev word (letters : List Nat) : Word := letters.map fun a => Fin.ofNat 26 a

/-- The cells with these symbols. -/
noncomputable abbrev cells (L : Nat) (symbols : List Nat) : Text L :=
  fun i => Fin.ofNat 27 (symbols.getD i.val 0)

/-- The cells after one step, their distance to the word, the reward as numerator and denominator,
terminated and truncated. -/
noncomputable abbrev entry {L : Nat} (E : SpellCorrection L) (s : State L) (a : Action L) :
    List Nat × Nat × Int × Nat × Bool × Bool :=
  let r := E.step s a
  ((List.ofFn r.state.current).map Fin.val,
    levenshtein (content r.state.current) (symbols r.state.target),
    r.reward.num, r.reward.den, r.terminated, r.truncated)

/-- The effective edits of a word by each transform, one list for each, and for each text one list
of an entry for each action. -/
noncomputable abbrev table (L : Nat) [NeZero L] (shaped : Bool) (target : List Nat)
    (texts : List (List Nat)) (actions : List Nat) :
    List (List (List Nat)) × List (List (List Nat × Nat × Int × Nat × Bool × Bool)) :=
  ([Transform.swap, .substitute, .delete, .insert].map fun T =>
      (effective L (word target) T).map fun w => w.map Fin.val,
    texts.map fun t => actions.map fun a =>
      entry ⟨match shaped with
        | true => .shaped
        | false => .sparse, fun _ => true, []⟩
        { target := word target, current := cells L t }
        ⟨a % (26 * L), Nat.mod_lt a (Nat.mul_pos (by decide) (Nat.pos_of_neZero L))⟩)

