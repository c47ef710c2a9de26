module

public import Spec.SwimmerGait.Basic

/-!
The golden tables of SwimmerGait: every entry is the abstract specification, evaluated by Lean's own
reduction. No compiler and no kernel for C takes part. `tools/golden.py` appends one `#reduce` for
each value of the first angle, and keeps what they print in `swimmergait.json`.
-/

open Spec Spec.SwimmerGait

set_option pp.maxSteps 1000000
set_option pp.deepTerms true

/-- An action by its number. -/
abbrev action : Nat → Action
  | 0 => .up1
  | 1 => .down1
  | 2 => .up2
  | 3 => .down2
  | _ => .rest

/-- The next shape, the displacement in millionths, terminated and truncated. -/
noncomputable abbrev entry (s : Shape) (a : Action) : Nat × Nat × Int × Bool × Bool :=
  let r := step s a
  (r.state.joint1.val, r.state.joint2.val, displacement s r.state, r.terminated, r.truncated)

/-- One list for each value of the second angle, with one entry for each action. -/
noncomputable abbrev table (joint1 : Nat) : List (List (Nat × Nat × Int × Bool × Bool)) :=
  (List.range 9).map fun joint2 => (List.range 5).map fun a =>
    entry ⟨Fin.ofNat 9 joint1, Fin.ofNat 9 joint2⟩ (action a)

