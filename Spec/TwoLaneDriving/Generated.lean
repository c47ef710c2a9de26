module

public import Init.Data.Rat

/-!
# The environment that a language model wrote for this task

Afshar and Li (2024) asked a language model for the environment whose description
`Spec.TwoLaneDriving.Basic` follows: a street of 10 km, obstacles that are seen at up to 200 m,
pedals, a speed limit. The transition that it wrote, in metres: the speed changes by the difference
of the two pedals and is kept between `0` and a highest one; the car goes as far as its speed; there
is one obstacle, which is placed at the start within the range of the sensor, and the episode ends
as soon as the car has come to it or passed it, in whatever lane.

## Main definitions

* `Car`, `next`, `Ended`: the transition and the end of the episode.
* `Reaches`: the cars to which some actions lead.

## Main statements

* `place_lt_of_reaches`: the destination is out of reach.
* `stand_eq`: standing still is rewarded for ever.
-/

@[expose] public noncomputable section

namespace Spec.TwoLaneDriving.Generated

/-- What stays: the destination, the highest speed and the speed limit. -/
structure Street where
  /-- The place of the destination, `10000` metres. -/
  destination : Rat
  /-- The highest speed, in metres per step. -/
  maxSpeed : Rat
  /-- The speed limit. -/
  speedLimit : Rat
  /-- The place of the only obstacle. -/
  obstacle : Rat

/-- The car. The lane is a number too, but the episode does not depend on it. -/
structure Car where
  /-- Its place. -/
  place : Rat
  /-- Its speed. -/
  speed : Rat
  /-- Its lane. -/
  lane : Rat

/-- The pedals, between `0` and `1`, and what is added to the lane. -/
structure Action where
  /-- The acceleration. -/
  accelerate : Rat
  /-- The deceleration. -/
  brake : Rat
  /-- The change of lane. -/
  change : Rat

variable (S : Street)

/-- The car after an action. -/
def next (c : Car) (a : Action) : Car :=
  let v := max 0 (min (c.speed + a.accelerate - a.brake) S.maxSpeed)
  ⟨c.place + v, v, c.lane + a.change⟩

/-- The episode has ended: the car has come to the obstacle, or to the destination. -/
def Ended (c : Car) : Prop := S.obstacle ≤ c.place ∨ S.destination ≤ c.place

/-- The cars to which some actions lead, where no action is taken after the end of the episode. -/
inductive Reaches : Car → Prop where
  /-- At the start the car stands. -/
  | start (lane : Rat) : Reaches ⟨0, 0, lane⟩
  /-- A further action. -/
  | step {c : Car} (h : Reaches c) (hc : ¬ Ended S c) (a : Action) : Reaches (next S c a)

/-- **Claim.** In the environment that the language model wrote no actions lead to the destination:
the obstacle lies within `200` metres of the start, so the episode ends there at the latest, in
whatever lane the car is, unless one step is longer than all the rest of the way. -/
theorem place_lt_of_reaches {S : Street} (hobs : S.obstacle ≤ 200)
    (hfar : S.maxSpeed < S.destination - 200) (hpos : 200 < S.destination) {c : Car}
    (h : Reaches S c) : c.place < S.destination := by
  induction h with
  | start lane => change (0 : Rat) < _; grind
  | step h hc a ih =>
    rename_i c
    rw [Ended, not_or] at hc
    have hv : max 0 (min (c.speed + a.accelerate - a.brake) S.maxSpeed) ≤ max 0 S.maxSpeed := by
      grind
    change c.place + max 0 (min (c.speed + a.accelerate - a.brake) S.maxSpeed) < S.destination
    grind

/-- The reward of a step that leads to a car: `-100` where the episode has ended at the obstacle,
and otherwise `1`, or a half above the speed limit. -/
def reward (c : Car) : Rat :=
  if S.obstacle ≤ c.place then -100 else if S.speedLimit < c.speed then 1 / 2 else 1

/-- The sum of the rewards of `n` steps without a pedal. -/
def stand (c : Car) : Nat → Rat
  | 0 => 0
  | n + 1 => reward S (next S c ⟨0, 0, 0⟩) + stand (next S c ⟨0, 0, 0⟩) n

/-- **Claim.** In it a car that stands still at the start is rewarded with `1` in every step, for
ever. -/
theorem stand_eq {S : Street} (hobs : 0 < S.obstacle) (hspeed : 0 ≤ S.maxSpeed)
    (hlimit : 0 ≤ S.speedLimit) (lane : Rat) (n : Nat) : stand S ⟨0, 0, lane⟩ n = n := by
  induction n generalizing lane with
  | zero => rfl
  | succ n ih =>
    have hn : next S ⟨0, 0, lane⟩ ⟨0, 0, 0⟩ = ⟨0, 0, lane⟩ := by
      simp only [next, Car.mk.injEq]
      grind
    rw [stand, hn, ih, reward, if_neg (by grind), if_neg (by grind), Rat.natCast_add]
    grind

end Spec.TwoLaneDriving.Generated
