module

public import Spec.Fishing.Filled

/-!
The weighted words that stand for the deviate of Fishing where a table is filled. `tools/golden.py`
appends one `#reduce`, and keeps what it prints in `fishingbranches.json`.
-/

open Spec

/-- The weights and the words. -/
noncomputable abbrev table : List (Nat × Nat) :=
  Fishing.branches.map fun b => (b.1, (b.2.headD 0).toNat)
