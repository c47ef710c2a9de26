module

public import Spec.MDP.Bits
public import Spec.MDP.Random
public import Spec.MDP.Word

/-!
# TwoLaneDriving on machine words

The step of `Spec.TwoLaneDriving.Basic` on five 64-bit words without a branch, on streets of up to
`128` cells. `Spec.TwoLaneDriving.Refinement` proves that it computes exactly the specification, so
a reader who wants to know *what* a step is never needs this file. Every function is total.

The words of a state are

* `near0` and `far0`: bit `x` of the first, and bit `x - 64` of the second, tell whether the cell at
  place `x` of lane `0` holds an obstacle;
* `near1` and `far1`: those of lane `1`;
* `car`: the place in bits `0` to `7`, the lane in bit `8`, the speed in bits `16` to `19`; and in
  the upper half how many steps were above the speed limit, which no step depends on.

The number of an action is twice that of its pedal, `0` coast, `1` go, `2` brake, and one more where
it changes the lane.

## Main definitions

* `Words`: the words of a state.
* `window`, `trailing`, `ahead`: the cells from a place on, and the distance to the first obstacle.
* `next`, `reward`: a step.
* `mask`: which actions pass the test of the shield.
* `settled`: the obstacles of random values.
-/

@[expose] public section

namespace Spec.TwoLaneDriving.Machine

open Spec.MDP (Bits.ones Random.word)
open Spec.MDP.Word (bit choose)

/-- The words of a state. -/
@[ext]
structure Words where
  /-- The first 64 cells of lane `0`. -/
  near0 : UInt64
  /-- The other cells of lane `0`. -/
  far0 : UInt64
  /-- The first 64 cells of lane `1`. -/
  near1 : UInt64
  /-- The other cells of lane `1`. -/
  far1 : UInt64
  /-- The car, and the number of violations. -/
  car : UInt64

/-- The value of a function of the words of a state. -/
abbrev Words.on {R : Type} (w : Words) (f : UInt64 → UInt64 → UInt64 → UInt64 → UInt64 → R) : R :=
  f w.near0 w.far0 w.near1 w.far1 w.car

/-- The parameter words. -/
structure Params where
  /-- The place of the end of the street. -/
  length : UInt32
  /-- The highest speed. -/
  maxSpeed : UInt32
  /-- The speed limit. -/
  speedLimit : UInt32
  /-- How many cells ahead the agent sees. -/
  sensorRange : UInt32
  /-- `1` when a reset draws the obstacles, `0` when they are given. -/
  drawn : UInt32
  /-- The first 64 cells of lane `0`. -/
  givenNear0 : UInt64
  /-- The other cells of lane `0`. -/
  givenFar0 : UInt64
  /-- The first 64 cells of lane `1`. -/
  givenNear1 : UInt64
  /-- The other cells of lane `1`. -/
  givenFar1 : UInt64

/-- The value of a function of the words of the parameters. -/
abbrev Params.on {R : Type} (p : Params) (f : UInt32 → UInt32 → UInt32 → UInt32 → UInt32 → UInt64 →
    UInt64 → UInt64 → UInt64 → R) : R :=
  f p.length p.maxSpeed p.speedLimit p.sensorRange p.drawn p.givenNear0 p.givenFar0 p.givenNear1
    p.givenFar1

/-! ### The car -/

/-- The place of the car. -/
@[inline] def place (car : UInt64) : UInt64 := car &&& 255

/-- The lane of the car. -/
@[inline] def lane (car : UInt64) : UInt64 := (car >>> 8) &&& 1

/-- The speed of the car. -/
@[inline] def speed (car : UInt64) : UInt64 := (car >>> 16) &&& 15

/-- The number of steps above the speed limit. -/
@[inline] def violations (car : UInt64) : UInt64 := car >>> 32

/-- The word of a car. -/
@[inline] def pack (place lane speed violations : UInt64) : UInt64 :=
  place + (lane <<< 8) + (speed <<< 16) + (violations <<< 32)

/-! ### Distances -/

/-- The 64 cells from a place on. -/
@[inline] def window (near far place : UInt64) : UInt64 :=
  choose (place < 64) ((near >>> place) ||| ((far <<< 1) <<< (63 - place)))
    (choose (place < 128) (far >>> (place - 64)) 0)

/-- The number of zeros below the lowest one of a word that is not `0`. -/
@[inline] def trailing (w : UInt64) : UInt64 := Bits.ones (~~~w &&& (w - 1))

/-- The distance to the first obstacle of these cells, and at most `cap`, which is below `64`. -/
@[inline] def ahead (cells cap : UInt64) : UInt64 := trailing (cells ||| (1 <<< cap))

/-- The first 64 cells of a lane. -/
@[inline] def Words.near (w : Words) (lane : UInt64) : UInt64 := choose (lane = 0) w.near0 w.near1

/-- The other cells of a lane. -/
@[inline] def Words.far (w : Words) (lane : UInt64) : UInt64 := choose (lane = 0) w.far0 w.far1

/-- The cells of a lane from a place on. -/
@[inline] def Words.cells (w : Words) (lane place : UInt64) : UInt64 :=
  window (w.near lane) (w.far lane) place

/-! ### A step -/

/-- `1` when the car is on an obstacle, else `0`. -/
@[inline] def crashed (w : Words) : UInt32 := bit (w.cells (lane w.car) (place w.car) &&& 1 = 1)

/-- `1` when the car is at the end of the street, else `0`. -/
@[inline] def arrived (p : Params) (w : Words) : UInt32 := bit (p.length.toUInt64 ≤ place w.car)

/-- `1` when the episode is over, else `0`. -/
@[inline] def terminal (p : Params) (w : Words) : UInt32 := crashed w ||| arrived p w

/-- The speed after a pedal, `0` coast, `1` go, `2` brake. -/
@[inline] def pedalled (p : Params) (pedal v : UInt64) : UInt64 :=
  choose (pedal = 1) (choose (v < p.maxSpeed.toUInt64) (v + 1) p.maxSpeed.toUInt64)
    (choose (pedal = 2) (choose (v = 0) 0 (v - 1)) v)

/-- The speed after an action. -/
@[inline] def nextSpeed (p : Params) (w : Words) (a : UInt64) : UInt64 :=
  pedalled p (a >>> 1) (speed w.car)

/-- The lane after an action. -/
@[inline] def nextLane (w : Words) (a : UInt64) : UInt64 := lane w.car ^^^ (a &&& 1)

/-- Where a sweep ends that begins at a place and goes up to `k` cells, below `64`. -/
@[inline] def swept (p : Params) (w : Words) (lane k place : UInt64) : UInt64 :=
  let x := place + ahead (w.cells lane place) k
  choose (x < p.length.toUInt64) x p.length.toUInt64

/-- The car after an action that is taken. -/
@[inline] def moved (p : Params) (w : Words) (a : UInt64) : UInt64 :=
  let v := nextSpeed p w a
  pack (swept p w (nextLane w a) v (place w.car)) (nextLane w a) v
    (violations w.car + (bit (p.speedLimit.toUInt64 < v)).toUInt64)

/-- The car after an action; that of an episode that is over stays. -/
@[inline] def nextCar (p : Params) (w : Words) (a : UInt64) : UInt64 :=
  choose (terminal p w = 1) w.car (moved p w a)

/-- The words of the next state. -/
@[inline] def next (p : Params) (w : Words) (a : UInt64) : Words :=
  { w with car := nextCar p w a }

/-- The reward of a step, in two's complement. -/
@[inline] def reward (p : Params) (w : Words) (a : UInt64) : UInt64 :=
  let w' := next p w a
  choose (terminal p w = 1) 0
    (choose (crashed w' = 1) (0 - 100)
      (choose (arrived p w' = 1) 100
        (choose (p.speedLimit.toUInt64 < speed w'.car) (0 - 6) (0 - 1))))

/-! ### What the agent sees, and the shield -/

/-- The distance to the next obstacle of a lane, as the agent sees it. -/
@[inline] def seen (p : Params) (w : Words) (lane : UInt64) : UInt64 :=
  ahead (w.cells lane (place w.car)) (p.sensorRange.toUInt64 + 1)

/-- `1` when the action passes the test of the shield, from what the agent sees, else `0`. -/
@[inline] def passes (p : Params) (w : Words) (a : UInt64) : UInt64 :=
  let v := nextSpeed p w a
  (bit ((v * (v + 1)) >>> 1 < seen p w (nextLane w a))).toUInt64

/-- Bit `a` is `1` when action `a` passes the test of the shield. -/
@[inline] def passing (p : Params) (w : Words) : UInt64 :=
  passes p w 0 ||| (passes p w 1 <<< 1) ||| (passes p w 2 <<< 2) ||| (passes p w 3 <<< 3) |||
    (passes p w 4 <<< 4) ||| (passes p w 5 <<< 5)

/-- The actions that the shield allows: those that pass, and where none does to brake in the lane of
the car, which is action `4`. -/
@[inline] def mask (p : Params) (w : Words) : UInt64 :=
  choose (passing p w = 0) 16 (passing p w)

/-! ### Layouts -/

/-- The lowest `n` bits. -/
@[inline] def below (n : UInt64) : UInt64 := choose (n < 64) ((1 <<< n) - 1) (0 - 1)

/-- The first 64 cells before the end of the street. -/
@[inline] def nearStreet (p : Params) : UInt64 := below p.length.toUInt64

/-- The other cells before the end of the street. -/
@[inline] def farStreet (p : Params) : UInt64 :=
  choose (p.length < 64) 0 (below (p.length.toUInt64 - 64))

/-- `1` when these are the cells of a lane whose obstacles lie on the street, behind the first cell,
else `0`. -/
@[inline] def on (p : Params) (near far : UInt64) : UInt32 :=
  bit (near &&& ~~~(nearStreet p &&& ~~~1) = 0) &&& bit (far &&& ~~~farStreet p = 0)

/-- The cells of one of four words' values, of which bit `x` of each word is a bit, for the value
`0`. -/
@[inline] def zeros (u₀ u₁ u₂ u₃ : UInt64) : UInt64 := ~~~(u₀ ||| u₁ ||| u₂ ||| u₃)

/-- The cells for the value `1`. -/
@[inline] def onesOnly (u₀ u₁ u₂ u₃ : UInt64) : UInt64 := u₀ &&& ~~~(u₁ ||| u₂ ||| u₃)

/-- Where an obstacle of `r` or of `r'`, which have none in common, follows one of the other in the
cell before; `q` and `q'` tell of the cell before the first. -/
@[inline] def conflicts (r r' q q' : UInt64) : UInt64 :=
  (r &&& ((r' <<< 1) ||| q')) ||| (r' &&& ((r <<< 1) ||| q))

/-- Every second bit of each run of ones, from its lowest one on. A sum carries through the runs
that begin at an even place. -/
@[inline] def alternate (c : UInt64) : UInt64 :=
  let even : UInt64 := 0x5555555555555555
  let e := c &&& ~~~(c <<< 1) &&& even
  let k := c &&& (e ||| ((c + e) ^^^ c ^^^ e))
  c &&& ~~~(k ^^^ even)

/-- The first of two lanes of raw obstacles without those that follow one of the other lane in the
cell before. -/
@[inline] def settled (r r' q q' : UInt64) : UInt64 := r &&& ~~~alternate (conflicts r r' q q')

/-- Raw obstacles in lane `0` of the first 64 cells. -/
@[inline] def rawNear0 (p : Params) (key t : UInt64) : UInt64 :=
  zeros (Random.word key t) (Random.word key (t + 1)) (Random.word key (t + 2))
    (Random.word key (t + 3)) &&& (nearStreet p &&& ~~~3)

/-- Raw obstacles in lane `1` of the first 64 cells. -/
@[inline] def rawNear1 (p : Params) (key t : UInt64) : UInt64 :=
  onesOnly (Random.word key t) (Random.word key (t + 1)) (Random.word key (t + 2))
    (Random.word key (t + 3)) &&& (nearStreet p &&& ~~~3)

/-- Raw obstacles in lane `0` of the other cells. -/
@[inline] def rawFar0 (p : Params) (key t : UInt64) : UInt64 :=
  zeros (Random.word key (t + 4)) (Random.word key (t + 5)) (Random.word key (t + 6))
    (Random.word key (t + 7)) &&& farStreet p

/-- Raw obstacles in lane `1` of the other cells. -/
@[inline] def rawFar1 (p : Params) (key t : UInt64) : UInt64 :=
  onesOnly (Random.word key (t + 4)) (Random.word key (t + 5)) (Random.word key (t + 6))
    (Random.word key (t + 7)) &&& farStreet p

/-- The first 64 cells of lane `0` that a reset draws. -/
@[inline] def drawnNear0 (p : Params) (key t : UInt64) : UInt64 :=
  settled (rawNear0 p key t) (rawNear1 p key t) 0 0

/-- The first 64 cells of lane `1` that a reset draws. -/
@[inline] def drawnNear1 (p : Params) (key t : UInt64) : UInt64 :=
  settled (rawNear1 p key t) (rawNear0 p key t) 0 0

/-- The other cells of lane `0` that a reset draws. -/
@[inline] def drawnFar0 (p : Params) (key t : UInt64) : UInt64 :=
  settled (rawFar0 p key t) (rawFar1 p key t) (drawnNear0 p key t >>> 63)
    (drawnNear1 p key t >>> 63)

/-- The other cells of lane `1` that a reset draws. -/
@[inline] def drawnFar1 (p : Params) (key t : UInt64) : UInt64 :=
  settled (rawFar1 p key t) (rawFar0 p key t) (drawnNear1 p key t >>> 63)
    (drawnNear0 p key t >>> 63)

/-- The words of the state after a reset. -/
@[inline] def initial (p : Params) (key t : UInt64) : Words where
  near0 := choose (p.drawn = 1) (drawnNear0 p key t) p.givenNear0
  far0 := choose (p.drawn = 1) (drawnFar0 p key t) p.givenFar0
  near1 := choose (p.drawn = 1) (drawnNear1 p key t) p.givenNear1
  far1 := choose (p.drawn = 1) (drawnFar1 p key t) p.givenFar1
  car := 0

/-! ### Parameters and words of a state -/

/-- A street of `2` to `128` cells, a highest speed of `1` to `10`, a speed limit up to it, a sensor
of `1` to `62` cells, and obstacles on the street, which are drawn or given. -/
@[inline] def valid (p : Params) : Bool :=
  bit (2 ≤ p.length) &&& bit (p.length ≤ 128) &&& bit (1 ≤ p.maxSpeed) &&& bit (p.maxSpeed ≤ 10) &&&
    bit (1 ≤ p.speedLimit) &&& bit (p.speedLimit ≤ p.maxSpeed) &&& bit (1 ≤ p.sensorRange) &&&
    bit (p.sensorRange ≤ 62) &&& bit (p.drawn ≤ 1) &&&
    bit (p.drawn = 0 ∨ p.givenNear0 ||| p.givenFar0 ||| p.givenNear1 ||| p.givenFar1 = 0) &&&
    on p p.givenNear0 p.givenFar0 &&& on p p.givenNear1 p.givenFar1 == 1

/-- Whether the words are those of a state: the obstacles are on the street, the car is on it or at
its end, it is not too fast, and all bits that are not read are `0`. -/
@[inline] def stateValid (p : Params) (w : Words) : Bool :=
  on p w.near0 w.far0 &&& on p w.near1 w.far1 &&& bit (place w.car ≤ p.length.toUInt64) &&&
    bit (speed w.car ≤ p.maxSpeed.toUInt64) &&&
    bit (pack (place w.car) (lane w.car) (speed w.car) (violations w.car) = w.car) == 1

end Spec.TwoLaneDriving.Machine
