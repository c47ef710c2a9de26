module

public import Spec.MDP.Random
public import Spec.MDP.Word

/-!
# The swimmer on machine words

The step of `Spec.Swimmer.Rounded` on words of 64 bits in two's complement, without a branch.
`Spec.Swimmer.Refinement` proves that it computes exactly that, so a reader who wants to know *what*
a step is never needs this file.

A word is a number in units of the last place: `2^-30` for directions, cosines, sines and positions,
`2^-24` for velocities and for what the equations of motion are made of, `2^-20` for squares of
angular velocities. No product or sum that is rounded reaches `2^63`.

## Main definitions

* `State`: the words of a state.
* `roundDiv`, `clamp`: rounding division, and saturation.
* `bend`, `slips`, `moments`, `centrifugal`, `impulses`, `solution`: the equations of motion.
* `rotate`, `normalise`, `State.step`, `State.reward`: the step.
* `firstHeading`, `firstOmega`, `State.valid`: the initial state, and what is a state.
-/

@[expose] public section

namespace Spec.Swimmer.Machine

open Spec.MDP
open Spec.MDP.Word (bit choose)

/-- The words of a state: the directions of the three links, their angular velocities, and velocity
and position of the centre of mass. -/
@[ext]
structure State where
  /-- The first component of the direction of link 0. -/
  x0 : UInt64
  /-- The second component of the direction of link 0. -/
  y0 : UInt64
  /-- The first component of the direction of link 1. -/
  x1 : UInt64
  /-- The second component of the direction of link 1. -/
  y1 : UInt64
  /-- The first component of the direction of link 2. -/
  x2 : UInt64
  /-- The second component of the direction of link 2. -/
  y2 : UInt64
  /-- The angular velocity of link 0. -/
  omega0 : UInt64
  /-- The angular velocity of link 1. -/
  omega1 : UInt64
  /-- The angular velocity of link 2. -/
  omega2 : UInt64
  /-- The first component of the velocity. -/
  vx : UInt64
  /-- The second component of the velocity. -/
  vy : UInt64
  /-- The first component of the position. -/
  px : UInt64
  /-- The second component of the position. -/
  py : UInt64
deriving DecidableEq, Repr

/-- The value of a function of the words of a state. -/
abbrev State.on {R : Type} (w : State) (f : UInt64 → UInt64 → UInt64 → UInt64 → UInt64 → UInt64 →
    UInt64 → UInt64 → UInt64 → UInt64 → UInt64 → UInt64 → UInt64 → R) : R :=
  f w.x0 w.y0 w.x1 w.y1 w.x2 w.y2 w.omega0 w.omega1 w.omega2 w.vx w.vy w.px w.py

/-- A vector as words. -/
structure Vec where
  /-- The first component. -/
  x : UInt64
  /-- The second component. -/
  y : UInt64

/-- A word for each link. -/
structure Three where
  /-- That of link 0. -/
  a : UInt64
  /-- That of link 1. -/
  b : UInt64
  /-- That of link 2. -/
  c : UInt64

/-- The cosines and sines of the angles between links. -/
structure Bend where
  /-- The cosine of the angle from link 0 to link 1. -/
  cos01 : UInt64
  /-- The sine of the angle from link 0 to link 1. -/
  sin01 : UInt64
  /-- The cosine of the angle from link 1 to link 2. -/
  cos12 : UInt64
  /-- The sine of the angle from link 1 to link 2. -/
  sin12 : UInt64
  /-- The cosine of the angle from link 0 to link 2. -/
  cos02 : UInt64
  /-- The sine of the angle from link 0 to link 2. -/
  sin02 : UInt64

/-- The system of two equations that remains when the middle link is eliminated. -/
structure Reduced where
  /-- The entry of link 0. -/
  first : UInt64
  /-- The entry of link 2. -/
  last : UInt64
  /-- The entry off the diagonal. -/
  mixed : UInt64
  /-- The determinant. -/
  det : UInt64
  /-- The right-hand side of link 0. -/
  right0 : UInt64
  /-- The right-hand side of link 2. -/
  right2 : UInt64

/-! ### Arithmetic -/

/-- All ones for a negative number, else `0`. -/
@[inline] def sign (n : UInt64) : UInt64 := (0 : UInt64) - n >>> 63

/-- The quotient of a number by a positive one, rounded to the nearest integer, ties away from zero:
the absolute value is divided, and the sign is given back. -/
@[inline] def roundDiv (n d : UInt64) : UInt64 :=
  let m := sign n
  ((((n ^^^ m) - m + (d >>> 1)) / d) ^^^ m) - m

/-- The nearest number from `-b` to `b`. -/
@[inline] def clamp (b n : UInt64) : UInt64 :=
  let m := sign n
  let a := (n ^^^ m) - m
  (choose (a < b) a b ^^^ m) - m

/-! ### The equations of motion -/

/-- The angles between links. -/
@[inline] def bend (s : State) : Bend :=
  let cos01 := roundDiv (s.x0 * s.x1 + s.y0 * s.y1) 0x40000000
  let sin01 := roundDiv (s.x0 * s.y1 - s.y0 * s.x1) 0x40000000
  let cos12 := roundDiv (s.x1 * s.x2 + s.y1 * s.y2) 0x40000000
  let sin12 := roundDiv (s.x1 * s.y2 - s.y1 * s.x2) 0x40000000
  ⟨cos01, sin01, cos12, sin12, roundDiv (cos01 * cos12 - sin01 * sin12) 0x40000000,
    roundDiv (cos01 * sin12 + sin01 * cos12) 0x40000000⟩

/-- The velocity of each link across its axis. -/
@[inline] def slips (s : State) (b : Bend) : Three where
  a := roundDiv (6 * (s.vy * s.x0 - s.vx * s.y0) - 0x80000000 * s.omega0
    - 3 * (s.omega1 * b.cos01) - s.omega2 * b.cos02) 0x180000000
  b := roundDiv (6 * (s.vy * s.x1 - s.vx * s.y1) + s.omega0 * b.cos01 - s.omega2 * b.cos12)
    0x180000000
  c := roundDiv (6 * (s.vy * s.x2 - s.vx * s.y2) + s.omega0 * b.cos02 + 3 * (s.omega1 * b.cos12)
    + 0x80000000 * s.omega2) 0x180000000

/-- The moments of the drag about each joint. -/
@[inline] def moments (b : Bend) (v : Three) : Three where
  a := roundDiv (v.b * b.cos01 + v.c * b.cos02 - 0x80000000 * v.a) 0x40000000
  b := roundDiv (3 * (v.c * b.cos12) - 3 * (v.a * b.cos01)) 0x40000000
  c := roundDiv (0x80000000 * v.c - v.a * b.cos02 - v.b * b.cos12) 0x40000000

/-- The square of an angular velocity. -/
@[inline] def square (omega : UInt64) : UInt64 := roundDiv (omega * omega) 0x10000000

/-- The moments of the centrifugal forces. -/
@[inline] def centrifugal (s : State) (b : Bend) : Three :=
  let e0 := square s.omega0
  let e1 := square s.omega1
  let e2 := square s.omega2
  ⟨roundDiv (3 * (b.sin01 * e1) + b.sin02 * e2) 0x4000000,
    roundDiv (3 * (b.sin12 * e2) - 3 * (b.sin01 * e0)) 0x4000000,
    roundDiv (0 - b.sin02 * e0 - 3 * (b.sin12 * e1)) 0x4000000⟩

/-- The torque of the first joint that an action sets, from `-20480` to `20480`. -/
@[inline] def torque0 (action : UInt32) : UInt64 := (action / 40961).toUInt64 - 20480

/-- The torque of the second joint. -/
@[inline] def torque1 (action : UInt32) : UInt64 := (action % 40961).toUInt64 - 20480

/-- The right-hand side of an equation of motion: of the moment of the drag, the angular velocity,
the torque and the moment of the centrifugal forces. -/
@[inline] def impulse (f omega torque g : UInt64) : UInt64 :=
  roundDiv (g + 49152 * torque - 20 * f - 10 * omega) 100

/-- The right-hand sides of the equations of motion. -/
@[inline] def impulses (s : State) (action : UInt32) (b : Bend) (v : Three) : Three :=
  let f := moments b v
  let g := centrifugal s b
  let u0 := torque0 action
  let u1 := torque1 action
  ⟨impulse f.a s.omega0 u0 g.a, impulse f.b s.omega1 (u1 - u0) g.b,
    impulse f.c s.omega2 (0 - u1) g.c⟩

/-- A product of two cosines or sines, in units of `2^-24`. -/
@[inline] def product (x y : UInt64) : UInt64 := roundDiv (x * y) 0x1000000000

/-- The right-hand side of an outer link when the middle one is eliminated. -/
@[inline] def right (J cos K : UInt64) : UInt64 := 7 * J - roundDiv (3 * (cos * K)) 0x40000000

/-- The system of two equations, for right-hand sides `J`. -/
@[inline] def reduced (b : Bend) (J : Three) : Reduced :=
  let first := 0x15000000 - 9 * product b.cos01 b.cos01
  let last := 0x15000000 - 9 * product b.cos12 b.cos12
  let mixed := 0 - 2 * product b.cos01 b.cos12 - 7 * product b.sin01 b.sin12
  ⟨first, last, mixed, roundDiv (first * last - mixed * mixed) 0x1000000,
    right J.a b.cos01 J.b, right J.c b.cos12 J.b⟩

/-- The change of the angular velocity of the middle link, by those of the others. -/
@[inline] def middle (b : Bend) (J d0 d2 : UInt64) : UInt64 :=
  roundDiv (J - 3 * roundDiv (b.cos01 * d0 + b.cos12 * d2) 0x40000000) 7

/-- The changes of the angular velocities. -/
@[inline] def solution (b : Bend) (J : Three) : Three :=
  let r := reduced b J
  let d0 := roundDiv (r.last * r.right0 - r.mixed * r.right2) r.det
  let d2 := roundDiv (r.first * r.right2 - r.mixed * r.right0) r.det
  ⟨d0, middle b J.b d0 d2, d2⟩

/-! ### The step -/

/-- A vector turned by the angle whose half has the tangent `τ`. -/
@[inline] def rotate (τ : UInt64) (p : Vec) : Vec :=
  let κ := roundDiv (τ * τ) 0x40000000
  let c := 0x40000000 - κ
  let d := 0x40000000 + κ
  ⟨roundDiv (c * p.x - 2 * (τ * p.y)) d, roundDiv (c * p.y + 2 * (τ * p.x)) d⟩

/-- A vector with its length brought nearer to `1`. -/
@[inline] def normalise (p : Vec) : Vec :=
  let r := 0xc0000000 - roundDiv (p.x * p.x + p.y * p.y) 0x40000000
  ⟨roundDiv (p.x * r) 0x80000000, roundDiv (p.y * r) 0x80000000⟩

/-- The direction of a link after a step, with its new angular velocity. -/
@[inline] def nextHeading (omega x y : UInt64) : Vec :=
  normalise (rotate (roundDiv (64 * omega) 200) ⟨x, y⟩)

/-- The angular velocity after a step, with its change. -/
@[inline] def nextOmega (omega d : UInt64) : UInt64 := clamp 0x10000000 (omega + d)

/-- The position after a step, along an axis, with the new velocity. -/
@[inline] def nextPosition (p v : UInt64) : UInt64 :=
  clamp 0x4000000000000000 (p + roundDiv (64 * v) 100)

/-- The state after a step, with the velocities of the links across their axes and the changes of
the angular velocities. -/
@[inline] def State.move (s : State) (v d : Three) : State :=
  let omega0 := nextOmega s.omega0 d.a
  let omega1 := nextOmega s.omega1 d.b
  let omega2 := nextOmega s.omega2 d.c
  let h0 := nextHeading omega0 s.x0 s.y0
  let h1 := nextHeading omega1 s.x1 s.y1
  let h2 := nextHeading omega2 s.x2 s.y2
  let vx := clamp 0x4000000
    (s.vx + roundDiv (v.a * s.y0 + v.b * s.y1 + v.c * s.y2) 0x780000000)
  let vy := clamp 0x4000000
    (s.vy - roundDiv (v.a * s.x0 + v.b * s.x1 + v.c * s.x2) 0x780000000)
  ⟨h0.x, h0.y, h1.x, h1.y, h2.x, h2.y, omega0, omega1, omega2, vx, vy, nextPosition s.px vx,
    nextPosition s.py vy⟩

/-- The state after a step. -/
@[inline] def State.step (s : State) (action : UInt32) : State :=
  let b := bend s
  let v := slips s b
  s.move v (solution b (impulses s action b v))

/-- The reward of a step: the change of the position along the first axis. -/
@[inline] def State.reward (s : State) (action : UInt32) : UInt64 := (s.step action).px - s.px

/-! ### The initial state, and what is a state -/

/-- A number from `-n` to `n`, by a word of the stream. -/
@[inline] def drawn (n : UInt32) (key t : UInt64) : UInt64 :=
  (Random.index (2 * n + 1) (Random.word key t)).toUInt64 - n.toUInt64

/-- The initial direction of a link, by word `t` of the stream. -/
@[inline] def firstHeading (n : UInt32) (key t : UInt64) : Vec :=
  normalise (rotate (drawn n key t * 0x80000) ⟨0x40000000, 0⟩)

/-- The initial angular velocity of a link, by word `t` of the stream. -/
@[inline] def firstOmega (n : UInt32) (key t : UInt64) : UInt64 := drawn n key t * 0x4000

/-- `1` if a number is one from `-b` to `b`, else `0`. -/
@[inline] def within (b n : UInt64) : UInt32 := bit (n + b ≤ 2 * b)

/-- `1` if a vector is a direction, else `0`. -/
@[inline] def direction (x y : UInt64) : UInt32 :=
  within 0x40000001 x &&& within 0x40000001 y &&&
    bit (x * x + y * y - 0xfffffff40000000 ≤ 0x180000000)

/-- `1` if words are those of a state, else `0`. -/
@[inline] def State.valid (s : State) : UInt32 :=
  direction s.x0 s.y0 &&& direction s.x1 s.y1 &&& direction s.x2 s.y2 &&&
    within 0x10000000 s.omega0 &&& within 0x10000000 s.omega1 &&& within 0x10000000 s.omega2 &&&
    within 0x4000000 s.vx &&& within 0x4000000 s.vy &&&
    within 0x4000000000000000 s.px &&& within 0x4000000000000000 s.py

end Spec.Swimmer.Machine
