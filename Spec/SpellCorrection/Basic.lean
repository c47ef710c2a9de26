module

public import Spec.MDP.Among
public import Spec.MDP.Env

/-!
# Spell correction

A word was misspelled by one random edit, and the agent writes letters into the cells of the
misspelled word until it is the original word again, which it does not see. A cell holds a letter or
is blank; letters can be written and overwritten, but no cell can be made blank again.

The edits are the transforms of Gao et al., *Black-box Generation of Adversarial Text Sequences to
Evade Deep Learning Classifiers* (DeepWordBug, 2018). The reward is `1` for the original word and
otherwise nothing, or, when it is shaped, minus the Levenshtein distance as a share of the longer
length.

A limit on the number of steps is not part of the state, so that the theorems are about the task
itself.

## Main definitions

* `Symbol`, `Word`, `Text`: what a cell holds, the words, and what the agent sees and writes.
* `write`, `State`, `step`: the transition.
* `levenshtein`: the distance of Wagner and Fischer.
* `Transform.edits`, `effective`: the misspellings of a word.
* `corrupt`, `reset`: a random misspelling of a random word.
-/

@[expose] public noncomputable section

namespace Spec

open Spec.MDP (Draw StepResult)

namespace SpellCorrection

/-- A letter, `a` to `z`. -/
abbrev Letter := Fin 26

/-- What a cell holds: `0` for nothing, `1` to `26` for the letters. -/
abbrev Symbol := Fin 27

/-- A word. -/
abbrev Word := List Letter

/-- The cells: what the agent sees and writes. -/
abbrev Text (L : Nat) := Fin L → Symbol

/-- A letter as a symbol. -/
def Letter.symbol (a : Letter) : Symbol := ⟨a.val + 1, by omega⟩

/-- A word as symbols. -/
def symbols (w : Word) : List Symbol := w.map Letter.symbol

/-- Symbols in the first cells, and blanks in the others. -/
def pad (L : Nat) (l : List Symbol) : Text L := fun i => l.getD i.val 0

/-- What the cells hold up to the last letter: the blanks at the end are no part of it, a blank
between letters is. -/
def content {L : Nat} (t : Text L) : List Symbol :=
  ((List.ofFn t).reverse.dropWhile (· = 0)).reverse

/-! ### Distances -/

/-- The distances of `a :: as` from every list, given those of `as`. -/
def levenshteinCons {α : Type} [DecidableEq α] (a : α) (distances : List α → Nat) : List α → Nat
  | [] => distances [] + 1
  | b :: bs =>
    min (distances bs + if a = b then 0 else 1)
      (min (distances (b :: bs) + 1) (levenshteinCons a distances bs + 1))

/-- The Levenshtein distance of Wagner and Fischer (1974): the least number of symbols to insert,
delete or substitute. The distance of `a :: as` and `b :: bs` is the least of those of `as` and
`bs`, plus `1` when `a ≠ b`, of `as` and `b :: bs`, plus `1`, and of `a :: as` and `bs`, plus `1`.
-/
def levenshtein {α : Type} [DecidableEq α] : List α → List α → Nat
  | [] => List.length
  | a :: as => levenshteinCons a (levenshtein as)

/-- **Claim, by definition.** The distance of the empty list is the length of the other one. -/
theorem levenshtein_nil_left {α : Type} [DecidableEq α] (bs : List α) :
    levenshtein [] bs = bs.length := rfl

/-- **Claim.** The distance from the empty list is the length. -/
theorem levenshtein_nil_right {α : Type} [DecidableEq α] (as : List α) :
    levenshtein as [] = as.length := by
  induction as with
  | nil => rfl
  | cons a as ih => rw [levenshtein, levenshteinCons, ih, List.length_cons]

/-- **Claim, by definition.** The recursion of Wagner and Fischer. -/
theorem levenshtein_cons_cons {α : Type} [DecidableEq α] (a b : α) (as bs : List α) :
    levenshtein (a :: as) (b :: bs) =
      min (levenshtein as bs + if a = b then 0 else 1)
        (min (levenshtein as (b :: bs) + 1) (levenshtein (a :: as) bs + 1)) := rfl

/-- The Hamming distance: the number of cells that differ. -/
def hamming {L : Nat} (t t' : Text L) : Nat := (List.finRange L).countP fun i => t i ≠ t' i

/-! ### The transition -/

/-- A step's reward is `1` when it restores the word. How others are rewarded: -/
inductive RewardMode where
  /-- With nothing. -/
  | sparse
  /-- With minus the Levenshtein distance as a share of the longer length. -/
  | shaped
deriving DecidableEq, Repr

/-- The edits that misspell a word. -/
inductive Transform where
  /-- Two neighbouring letters change places. -/
  | swap
  /-- One letter becomes another one. -/
  | substitute
  /-- One letter is left out. -/
  | delete
  /-- One letter is put in. -/
  | insert
deriving DecidableEq, Repr

end SpellCorrection

open SpellCorrection in
/-- A task: the number of cells, the reward, the transforms and the words. -/
structure SpellCorrection (L : Nat) where
  /-- How steps are rewarded. -/
  mode : RewardMode
  /-- Which transforms misspell a word. -/
  enabled : Transform → Bool
  /-- The words. -/
  words : List Word

namespace SpellCorrection

/-- All there is to know about an episode. -/
structure State (L : Nat) where
  /-- The word that was misspelled. -/
  target : Word
  /-- What the cells hold. -/
  current : Text L

/-- An action: a letter and the cell to write it into, cell by cell. -/
abbrev Action (L : Nat) := Fin (26 * L)

variable {L : Nat}

/-- The cell that an action writes into. -/
def Action.cell (a : Action L) : Fin L := ⟨a.val / 26, Nat.div_lt_of_lt_mul a.isLt⟩

/-- The letter that an action writes. -/
def Action.letter (a : Action L) : Letter := ⟨a.val % 26, Nat.mod_lt _ (by decide)⟩

/-- The cells after a letter is written into one of them. -/
def write (t : Text L) (i : Fin L) (a : Letter) : Text L :=
  fun j => if j = i then a.symbol else t j

/-- Whether the word is restored: its letters in the first cells, and blanks in the others. -/
def Solved (s : State L) : Prop := ∀ i, s.current i = pad L (symbols s.target) i

instance (s : State L) : Decidable (Solved s) := inferInstanceAs (Decidable (∀ _, _ = _))

/-- The Levenshtein distance to the word as a share of the longer length. -/
def normalizedDistance (s : State L) : Rat :=
  mkRat (levenshtein (content s.current) (symbols s.target))
    (max (content s.current).length s.target.length)

variable (E : SpellCorrection L)

/-- The reward of a step that leads to a state. -/
def reward (s : State L) : Rat :=
  if Solved s then 1
  else match E.mode with
    | .sparse => 0
    | .shaped => -normalizedDistance s

/-- The state after an action. -/
def next (s : State L) (a : Action L) : State L :=
  { s with current := write s.current a.cell a.letter }

/-- One step. The episode ends when the word is restored, and then stays so for nothing. -/
def step (s : State L) (a : Action L) : StepResult (State L) :=
  if Solved s then { state := s, reward := 0, terminated := true, truncated := false }
  else
    { state := next s a
      reward := reward E (next s a)
      terminated := decide (Solved (next s a))
      truncated := false }

/-! ### Misspelling a word -/

/-- All words that one edit makes of a word, one for each place and letter. -/
def Transform.edits : Transform → Word → List Word
  | .swap, w => (List.range (w.length - 1)).map fun i =>
      (w.set i (w.getD (i + 1) 0)).set (i + 1) (w.getD i 0)
  | .substitute, w => (List.range w.length).flatMap fun i =>
      (List.finRange 26).map fun a => w.set i a
  | .delete, w => (List.range w.length).map fun i => w.eraseIdx i
  | .insert, w => (List.range (w.length + 1)).flatMap fun i =>
      (List.finRange 26).map fun a => w.insertIdx i a

/-- The edits that make another word of `1` to `L` letters, one for each place and letter. -/
def effective (L : Nat) (w : Word) (T : Transform) : List Word :=
  (T.edits w).filter fun v => v ≠ w ∧ v ≠ [] ∧ v.length ≤ L

/-- The enabled transforms that have an effective edit of the word. -/
def applicable (w : Word) : List Transform :=
  [Transform.swap, .substitute, .delete, .insert].filter fun T =>
    E.enabled T && !(effective L w T).isEmpty

/-- A misspelling: one of the transforms that have an effective edit of the word, all equally
likely, and then one of its effective edits, all equally likely. Where there is none, the word. -/
def corrupt (w : Word) : Draw Word :=
  (Draw.among .swap (applicable E w)).bind fun T => .among w (effective L w T)

/-- A random word of the list, misspelled. -/
def reset : Draw (State L) :=
  (Draw.among [] E.words).bind fun w =>
    (corrupt E w).map fun v => { target := w, current := pad L (symbols v) }

end SpellCorrection

end Spec
