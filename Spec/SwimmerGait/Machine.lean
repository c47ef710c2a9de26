module

public import Spec.SwimmerGait.Words

/-!
# SwimmerGait on machine words

The step of `Spec.SwimmerGait.Basic`, without a branch. `Spec.SwimmerGait.Refinement` proves that it
computes exactly the specification, so a reader who wants to know *what* a step is never needs this
file.

Every function is total. A joint that is out of range reads as `0` and an action word above `3`
changes nothing, so that whatever is passed in, the result is a shape.

## Main definitions

* `State`: the words of a shape.
* `State.step`, `State.reward`, `State.index`: the transition and what is observed of it.
* `displacement`: the entry of the table for joint 1.
-/

@[expose] public section

namespace Spec.SwimmerGait.Machine

open Spec.MDP
open Spec.MDP.Word (bit clamp)

/-- A shape as words. -/
@[ext]
structure State where
  /-- The number of the value of the first angle. -/
  joint1 : UInt32
  /-- The number of the value of the second angle. -/
  joint2 : UInt32
deriving DecidableEq, Repr

/-- The value of a function of the words of a state. -/
abbrev State.on {R : Type} (w : State) (f : UInt32 → UInt32 → R) : R :=
  f w.joint1 w.joint2

/-- `0 - 1` is the mask of all ones and `0 - 0` that of all zeros. -/
@[inline] def mask (b : UInt32) : UInt64 := 0 - b.toUInt64

/-- The next larger value of an angle where `up` is `1`, and the next smaller one where `down` is
`1`, if there is one. -/
@[inline] def turn (i up down : UInt32) : UInt32 :=
  i + (up &&& bit (i < 8)) - (down &&& bit (0 < i))

/-- The displacement when joint 1 goes from value `i` to `i + 1` while joint 2 has value `j`: a
change that begins above the middle is, in a mirror, the reverse of one that ends below it. -/
@[inline] def displacement (i j : UInt32) : UInt64 :=
  let high := bit (4 ≤ i)
  let i := i ^^^ (7 &&& (0 - high))
  let j := (j ^^^ (0 - high)) + high * 9
  let entry := ((Words.word j >>> (i.toUInt64 <<< 4)) &&& 0xffff) - 0x4000
  (entry ^^^ mask high) + high.toUInt64

namespace State

/-- A shape: a word out of range becomes `0`. -/
@[inline] def clamp (s : State) : State := ⟨Word.clamp 9 s.joint1, Word.clamp 9 s.joint2⟩

/-- The next shape. -/
@[inline] def step (s : State) (action : UInt32) : State :=
  let s := s.clamp
  ⟨turn s.joint1 (bit (action = 0)) (bit (action = 1)),
    turn s.joint2 (bit (action = 2)) (bit (action = 3))⟩

/-- The reward in two's complement: the displacement of the joint that moves. Joint 2 moves the
swimmer as joint 1 would if the swimmer were turned round, in the other direction. -/
@[inline] def reward (s : State) (action : UInt32) : UInt64 :=
  let next := s.step action
  let s := s.clamp
  let first := bit (action < 2)
  let before := s.joint2 ^^^ ((s.joint1 ^^^ s.joint2) &&& (0 - first))
  let after := next.joint2 ^^^ ((next.joint1 ^^^ next.joint2) &&& (0 - first))
  let other := s.joint1 ^^^ s.joint2 ^^^ before
  let back := bit (after < before)
  let low := before - back
  let opposite := back ^^^ first ^^^ 1
  let moved := displacement low other
  ((moved ^^^ mask opposite) + opposite.toUInt64) &&& mask (bit (after ≠ before))

/-- The number of a shape. -/
@[inline] def index (s : State) : UInt64 :=
  (s.clamp.joint1 * 9 + s.clamp.joint2).toUInt64

end State

end Spec.SwimmerGait.Machine
