module

public import Spec.KeyLock.Basic

/-!
The golden tables of KeyLock: every entry is the abstract specification, evaluated by Lean's own
reduction. No compiler and no kernel for C takes part. `tools/golden.py` appends one `#reduce` for
each case, and keeps what they print in `keylock.json`. Cells are numbered row by row.
-/

open Spec Spec.KeyLock

set_option pp.maxSteps 1000000
set_option pp.deepTerms true

/-- The cell with a number, on a grid whose last row and column are `last`. -/
abbrev cell (last i : Nat) : GridWorld.Pos (last + 1) (last + 1) :=
  ⟨Fin.ofNat _ (i / (last + 1)), Fin.ofNat _ (i % (last + 1))⟩

/-- The number of a cell. -/
abbrev number {n : Nat} (c : GridWorld.Pos n n) : Nat := c.row.val * n + c.col.val

/-- An action by its number. -/
abbrev action : Nat → Action
  | 0 => .north
  | 1 => .south
  | 2 => .east
  | 3 => .west
  | 4 => .pickUp
  | _ => .unlock

/-- The cells of the agent, the key and the lock, whether the agent has the key and the lock is
open, the reward as numerator and denominator, terminated and truncated. -/
noncomputable abbrev entry {n : Nat} (s : State n) (a : Action) :
    Nat × Nat × Nat × Bool × Bool × Int × Nat × Bool × Bool :=
  let r := step s a
  (number r.state.agent, number r.state.key, number r.state.lock, r.state.hasKey, r.state.isOpen,
    r.reward.num, r.reward.den, r.terminated, r.truncated)

/-- One list for each cell of the agent, with one entry for each action. -/
noncomputable abbrev table (last key lock : Nat) (hasKey isOpen : Bool) (agents : List Nat) :=
  agents.map fun p => (List.range 6).map fun a =>
    entry (n := last + 1) ⟨cell last p, cell last key, cell last lock, hasKey, isOpen⟩ (action a)

