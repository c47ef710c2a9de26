module

public import Spec.GridWorld.Views

/-!
The golden tables of GridWorld: every entry is the abstract specification, evaluated by Lean's own
reduction. No compiler and no kernel for C takes part. `tools/golden.py` appends one `#reduce` for
each grid and goal, and keeps what they print in `gridworld.json`.
-/

open Spec Spec.GridWorld

set_option pp.maxSteps 1000000
set_option pp.deepTerms true

/-- Successor, reward, terminated and truncated of one step. -/
noncomputable abbrev entry {height width : Nat} (G : GridWorld height width) (s : Pos height width)
    (a : Action) : Nat × Int × Bool × Bool :=
  ((encode (G.step s a).state).val, (G.step s a).reward.num, (G.step s a).terminated,
    (G.step s a).truncated)

/-- One row for each state, one entry for each action. -/
noncomputable abbrev table (height width : Nat) (goal : Fin (height * width)) :
    List (List (Nat × Int × Bool × Bool)) :=
  (List.finRange (height * width)).map fun i => (List.finRange 4).map fun a =>
    entry { start := decode i, goal := decode goal, discount := 0 } (decode i) (.ofFin a)

