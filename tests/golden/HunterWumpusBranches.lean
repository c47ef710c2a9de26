module

public import Spec.HunterWumpus.Filled

/-!
The weighted words that stand for the moves of the player where a table of HunterWumpus is filled,
and what is kept there of the words of a state. `tools/golden.py` appends one `#reduce` for each
case, and keeps what they print in `hunterwumpusbranches.json`.
-/

open Spec

/-- The weights and the words; and what is kept of the pits, the visited cells and the tokens. -/
noncomputable abbrev table (pits visited tokens : Nat) : List (Nat × Nat) × List Nat :=
  let w := (HunterWumpus.Machine.Words.mk (.ofNat pits) (.ofNat visited) (.ofNat tokens)).forget
  (HunterWumpus.branches.map fun b => (b.1, (b.2.headD 0).toNat),
    [w.pits.toNat, w.visited.toNat, w.tokens.toNat])
