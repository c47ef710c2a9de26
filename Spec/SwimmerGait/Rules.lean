module

public import Spec.Auto.Rules
public import Spec.Auto.Shown
public import Spec.SwimmerGait.Words

/-!
# SwimmerGait as rules

The step of `Spec.SwimmerGait.Basic` on bounded numbers, of which the kernel is derived.
`Spec.SwimmerGait.Refinement` proves that it is that step, so a reader who wants to know *what* a
step is never needs this file.

## Main definitions

* `State`, `Turn`: shapes and changes of them.
* `turned`, `carried`, `paid`: the next shape, entries of the table, and the reward.
* `rules`: the environment.
-/

@[expose] public section

-- Every constant is computed where it is used: nothing is initialised at run time.
set_option compiler.extract_closed false

namespace Spec.SwimmerGait

open Spec.Auto

/-- A shape. -/
@[ext]
structure State where
  /-- The number of the value of the first angle. -/
  joint1 : UpTo 8 4
  /-- The number of the value of the second angle. -/
  joint2 : UpTo 8 4

/-- A state is kept in two words, its two angles. -/
@[inline] instance : Stored (UInt32 × UInt32) State :=
  (Stored.pair .word32 .word32).ofEquiv (fun s => (s.joint1, s.joint2)) (fun t => ⟨t.1, t.2⟩)
    (fun _ => rfl) fun _ => rfl

/-- A state is chosen field by field. -/
@[inline] instance : Select State :=
  .ofEquiv (fun s => (s.joint1, s.joint2)) (fun t => ⟨t.1, t.2⟩) fun _ => rfl

/-- A change: the first angle larger `0`, or smaller `1`, the second one larger `2`, or smaller `3`,
and none `4`. -/
abbrev Turn := UpTo 4 3

/-- The next shape. -/
@[inline] def turned (s : State) (a : Turn) : State where
  joint1 := select (a.is 0) s.joint1.succ (select (a.is 1) s.joint1.pred s.joint1)
  joint2 := select (a.is 2) s.joint2.succ (select (a.is 3) s.joint2.pred s.joint2)

/-- The displacement when joint 1 goes from value `i` to `i + 1` while joint 2 has value `j`: a
change that begins above the middle is, in a mirror, the reverse of one that ends below it. -/
@[inline] def carried (i j : UInt32) : UInt32 :=
  let high := decide (4 ≤ i)
  let word := Words.word (select high (8 - j) j)
  let entry := ((word >>> (widen (select high (7 - i) i) <<< 4)) &&& 0xffff).toUInt32 - 0x4000
  select high (0 - entry) entry

/-- The reward in two's complement: the displacement of the joint that moves. Joint 2 moves the
swimmer as joint 1 would if the swimmer were turned round, in the other direction. -/
@[inline] def paid (s : State) (a : Turn) : UInt32 :=
  let t := turned s a
  let first := decide (a.val < 2)
  let before := select first s.joint1.val s.joint2.val
  let after := select first t.joint1.val t.joint2.val
  let back := decide (after < before)
  let moved := carried (select back after before) (select first s.joint2.val s.joint1.val)
  let along := either (both first (negate back)) (both (negate first) back)
  keep (negate (after == before)) (select along moved (0 - moved))

theorem paid_within (s : State) (a : Turn) :
    -14473 ≤ (paid s a).toInt32.toInt ∧ (paid s a).toInt32.toInt ≤ 14473 := by
  obtain ⟨i, j⟩ := s
  decide +kernel +revert

theorem index_le (i j : UpTo 8 4) : 9 * i.val + j.val ≤ 80 := by
  decide +kernel +revert

/-- The environment, at the one resolution that there is. No state is terminal, as no angle has more
than nine values: written as a question, since a constant would become a global of the module in
C. -/
@[inline] def rules (_resolution : UInt32) :
    Rules State Turn (UpTo 80 7 × UpTo 8 4 × UpTo 8 4) 0 0 1000000 (-14473) 14473 where
  reset := .pure ⟨.of 4 (by decide), .of 4 (by decide)⟩
  step s a := .pure ⟨turned s a, ⟨paid s a, paid_within s a⟩⟩
  terminal s := 8 < s.joint1.val
  observe s := (.of (9 * s.joint1.val + s.joint2.val) (index_le ..), s.joint1, s.joint2)

end Spec.SwimmerGait
