module

public import Spec.Taxi.Properties

/-!
The golden tables of Taxi: every entry is the abstract specification, evaluated by Lean's own
reduction. No compiler and no kernel for C takes part; `step_returns` says that a step does so.
`tools/golden.py` appends one `#reduce` for each row of the map, and keeps what they print in
`taxi.json`.
-/

open Spec Spec.Auto Spec.Taxi

set_option pp.maxSteps 1000000
set_option pp.deepTerms true

/-- The next row, column, passenger and destination, whether that will change, the reward,
terminated and truncated of a step that goes the way of its action. -/
noncomputable abbrev entry (s : State) (a : Action) :
    Nat × Nat × Nat × Nat × Bool × Int × Bool × Bool :=
  let r := if over s then ⟨s, 0, true, false⟩ else returned (act s a a (Chance.ofBranch 2 2))
  (r.state.row.toNat, r.state.col.toNat, r.state.passenger.toNat, r.state.destination.toNat,
    r.state.willChange, r.reward.num, r.terminated, r.truncated)

/-- One list for each column, with one list for each place of a passenger that is to go to the depot
`1` or will change this, and one entry for each action. -/
noncomputable abbrev table (row : Nat) :
    List (List (List (Nat × Nat × Nat × Nat × Bool × Int × Bool × Bool))) :=
  (List.finRange 5).map fun column => (List.finRange 5).map fun passenger =>
    (List.finRange 6).map fun action =>
      entry ⟨Chance.ofBranch (last := 4) 3 (Fin.ofNat 5 row), Chance.ofBranch (last := 4) 3 column,
        Chance.ofBranch (last := 4) 3 passenger, Chance.ofBranch (last := 3) 2 1,
        passenger.val != 1⟩ (Chance.ofBranch (last := 5) 3 action)
