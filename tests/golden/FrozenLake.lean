module

public import Spec.FrozenLake.Properties

/-!
The golden tables of FrozenLake: every entry is the abstract specification, evaluated by Lean's own
reduction. No compiler and no kernel for C takes part; `step_eq` says that a step goes a way so.
`tools/golden.py` appends one `#reduce` for each row of each board, and keeps what they print in
`frozenlake.json`.
-/

open Spec Spec.Auto Spec.FrozenLake

set_option pp.maxSteps 1000000
set_option pp.deepTerms true

/-- The board `4x4` with the rewards of Gymnasium, and a board of three rows and four columns with
two goals, `HFFF`, `FSFG` and `GGHF`, where a goal pays 2.5, a hole -1 and another cell
-0.000001. -/
abbrev lake : Nat → Params
  | 0 => ⟨4, 4, 0, 0x08000000, 0x01080a00, 1, 3, 1000000, 0, 0⟩
  | _ => ⟨3, 4, 9, 0x00030800, 0x00040001, 1, 3, 2500000, 4293967296, 4294967295⟩

/-- The next row and column, the numerator and the denominator of the reward, terminated and
truncated of a step that goes a way. -/
noncomputable abbrev entry {p : Params} (s : State p) (way : Heading) :
    Nat × Nat × Int × Nat × Bool × Bool :=
  let r := if over s then ⟨s, 0, true, false⟩ else outcome (moved s way)
  (r.state.row.toNat, r.state.col.toNat, r.reward.num, r.reward.den, r.terminated, r.truncated)

/-- One list for each column, with one entry for each way. -/
noncomputable abbrev table (number row : Nat) :
    List (List (Nat × Nat × Int × Nat × Bool × Bool)) :=
  (List.finRange 4).map fun column => (List.finRange 4).map fun way =>
    entry (p := lake number) ⟨.cap _ (.ofNat row), .cap _ (.ofNat column.val)⟩
      (Chance.ofBranch (last := 3) 2 way)
