module

public import Spec.SwimmerGait.Optimal
public import Spec.SwimmerGait.Reciprocal

/-!
# The symmetries of the swimmer

A swimmer seen in a mirror along its middle link swims alike, and one that is turned round, so that
the last link becomes the first, swims in the other direction. The table is rounded, and has both
symmetries exactly. So what bounds the displacement of gaits forward bounds it backward.

## Main definitions

* `Shape.mirror`, `Action.mirror`: angles with opposite signs.
* `Shape.turn`, `Action.turn`: angles exchanged.

## Main statements

* `total_mirror`, `total_turn`: what becomes of the displacement.
* `le_total_of_gait`: the best gait backward is the stroke, turned round.
-/

@[expose] public noncomputable section

namespace Spec.SwimmerGait

/-- The shape in a mirror along the middle link: both angles with the other sign. -/
def Shape.mirror (s : Shape) : Shape := ⟨s.joint1.rev, s.joint2.rev⟩

/-- The action that a mirror makes of one. -/
def Action.mirror : Action → Action
  | .up1 => .down1
  | .down1 => .up1
  | .up2 => .down2
  | .down2 => .up2
  | .rest => .rest

/-- The shape of the swimmer turned round: the angles exchanged. -/
def Shape.turn (s : Shape) : Shape := ⟨s.joint2, s.joint1⟩

/-- The action on the swimmer turned round. -/
def Action.turn : Action → Action
  | .up1 => .up2
  | .down1 => .down2
  | .up2 => .up1
  | .down2 => .down1
  | .rest => .rest

/-- **Claim.** A mirror changes no displacement. -/
theorem displacement_mirror : ∀ (s : Shape) (a : Action),
    a.mirror.move s.mirror = (a.move s).mirror ∧
    displacement s.mirror (a.move s).mirror = displacement s (a.move s) := by
  decide +kernel

/-- **Claim.** The swimmer turned round moves backward by what it moved forward. -/
theorem displacement_turn : ∀ (s : Shape) (a : Action), a.turn.move s.turn = (a.move s).turn ∧
    displacement s.turn (a.move s).turn = -displacement s (a.move s) := by
  decide +kernel

/-- **Claim.** The actions in a mirror lead to the shape in a mirror, and as far. -/
theorem total_mirror (s : Shape) (as : List Action) :
    run s.mirror (as.map .mirror) = (run s as).mirror ∧
      total s.mirror (as.map .mirror) = total s as := by
  induction as generalizing s with
  | nil => exact ⟨rfl, rfl⟩
  | cons a as ih =>
    obtain ⟨hm, hd⟩ := displacement_mirror s a
    obtain ⟨hr, ht⟩ := ih (a.move s)
    simp only [List.map_cons, run, total, hm, hr, ht, hd, and_self]

/-- **Claim.** The actions on the swimmer turned round lead to the shape turned round, and as far
backward. -/
theorem total_turn (s : Shape) (as : List Action) :
    run s.turn (as.map .turn) = (run s as).turn ∧
      total s.turn (as.map .turn) = -total s as := by
  induction as generalizing s with
  | nil => exact ⟨rfl, rfl⟩
  | cons a as ih =>
    obtain ⟨hm, hd⟩ := displacement_turn s a
    obtain ⟨hr, ht⟩ := ih (a.move s)
    simp only [List.map_cons, run, total, hm, hr, ht, hd, Int.neg_add, and_self]

/-- **Claim.** A gait leads no further backward than forward: at most `43917 / 8` millionths of the
swimmer's length for each of its steps. The stroke, turned round, attains it. -/
theorem le_total_of_gait {s : Shape} {as : List Action} (h : Gait s as) :
    -(43917 * as.length) ≤ 8 * total s as ∧
      8 * total corner (stroke.map .turn) = -(43917 * 32) := by
  obtain ⟨hr, ht⟩ := total_turn s as
  have hgait : Gait s.turn (as.map .turn) := hr.trans (congrArg Shape.turn h)
  have hle := total_le_of_gait hgait
  rw [List.length_map, ht] at hle
  have hs := (total_turn corner stroke).2
  rw [stroke_optimal.2.2.1, show corner.turn = corner from rfl] at hs
  omega

end Spec.SwimmerGait
