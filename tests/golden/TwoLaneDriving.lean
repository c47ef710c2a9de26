module

public import Spec.TwoLaneDriving.Shield

/-!
The golden tables of TwoLaneDriving: every entry is the abstract specification, evaluated by Lean's
own reduction. No compiler and no kernel for C takes part. `tools/golden.py` appends one `#reduce`
for each street, and keeps what they print in `twolanedriving.json`.
-/

open Spec Spec.TwoLaneDriving

set_option pp.maxSteps 1000000
set_option pp.deepTerms true

/-- The number of an action. -/
abbrev action : Nat → Action
  | 0 => ⟨.coast, false⟩
  | 1 => ⟨.coast, true⟩
  | 2 => ⟨.go, false⟩
  | 3 => ⟨.go, true⟩
  | 4 => ⟨.brake, false⟩
  | _ => ⟨.brake, true⟩

/-- A layout by the places of the obstacles of each lane. -/
noncomputable abbrev layout (first second : List Nat) : Layout :=
  fun x lane => if lane = 0 then first.contains x else second.contains x

/-- Place, lane and speed after a step, the reward as numerator and denominator, terminated,
truncated, the four numbers that are observed then besides, and whether the action passes the test
of the shield. -/
noncomputable abbrev entry (T : TwoLaneDriving) (s : State) (a : Action) :
    Nat × Nat × Nat × Int × Nat × Bool × Bool × Nat × Nat × Nat × Bool :=
  let r := step T s a
  let o := observe T r.state
  (r.state.place, r.state.lane.val, r.state.speed, r.reward.num, r.reward.den, r.terminated,
    r.truncated, o.remaining, o.ahead 0, o.ahead 1, decide (PassesSeen T (observe T s) a))

/-- One list for each place, in it one for each lane, in it one for each speed, in it one entry for
each action. -/
noncomputable abbrev table (length maxSpeed speedLimit sensorRange : Nat)
    (first second places : List Nat) :
    List (List (List (List
      (Nat × Nat × Nat × Int × Nat × Bool × Bool × Nat × Nat × Nat × Bool)))) :=
  let T : TwoLaneDriving := ⟨length, maxSpeed, speedLimit, sensorRange, none⟩
  places.map fun x => [0, 1].map fun lane => (List.range (maxSpeed + 1)).map fun v =>
    (List.range 6).map fun a =>
      entry T ⟨layout first second, x, Fin.ofNat _ lane, v⟩ (action a)
