module

public import Spec.Fishing.Views

/-!
The golden tables of Fishing: every entry is the abstract specification, evaluated by Lean's own
reduction. No compiler and no kernel for C takes part. `tools/golden.py` appends one `#reduce` for
each fishery, and keeps what they print in `fishing.json`.
-/

open Spec Spec.Fishing

set_option pp.maxSteps 1000000
set_option pp.deepTerms true

/-- The stock after one step, the harvest as numerator and denominator of a share of the carrying
capacity, terminated and truncated. -/
noncomputable abbrev entry (F : Fishing) (s : Stock) (quota : Nat) (branch : Fin 16) :
    Nat × Int × Nat × Bool × Bool :=
  let r := F.step s quota (deviate branch)
  (r.state.val, r.reward.num, r.reward.den, r.terminated, r.truncated)

/-- One list for each stock, in it one for each quota, in it one entry for each branch. -/
noncomputable abbrev table (growthNum growthDen noiseNum noiseDen order : Nat)
    (stocks quotas branches : List Nat) : List (List (List (Nat × Int × Nat × Bool × Bool))) :=
  stocks.map fun s => quotas.map fun q => branches.map fun i =>
    entry ⟨growthNum, growthDen, noiseNum, noiseDen,
      match order with
      | 0 => .growthFirst
      | _ => .harvestFirst, 0⟩ (Fin.ofNat _ s) q (Fin.ofNat _ i)

