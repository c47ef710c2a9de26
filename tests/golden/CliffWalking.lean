module

public import Spec.CliffWalking.Properties

/-!
The golden tables of CliffWalking: every entry is the abstract specification, evaluated by Lean's
own reduction. No compiler and no kernel for C takes part; `step_eq` says that a step goes a way so.
`tools/golden.py` appends one `#reduce` for each row of the grid, and keeps what they print in
`cliffwalking.json`.
-/

open Spec Spec.Auto Spec.CliffWalking

set_option pp.maxSteps 1000000
set_option pp.deepTerms true

/-- The next row and column, the reward, terminated and truncated of a step that goes a way. -/
noncomputable abbrev entry (s : State) (way : Heading) : Nat × Nat × Int × Bool × Bool :=
  let r := if atGoal s then ⟨s, 0, true, false⟩ else walked s way
  (r.state.row.toNat, r.state.col.toNat, r.reward.num, r.terminated, r.truncated)

/-- One list for each column, with one entry for each way. -/
noncomputable abbrev table (row : Nat) : List (List (Nat × Nat × Int × Bool × Bool)) :=
  (List.finRange 12).map fun column => (List.finRange 4).map fun way =>
    entry ⟨Chance.ofBranch (last := 3) 2 (Fin.ofNat 4 row), Chance.ofBranch (last := 11) 4 column⟩
      (Chance.ofBranch (last := 3) 2 way)
