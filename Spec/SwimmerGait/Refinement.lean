module

public import Spec.SwimmerGait.Kernel
public import Spec.SwimmerGait.Properties

/-!
# The kernel computes the specification

For each of the 81 shapes and every action, the functions of `Spec.SwimmerGait.Kernel` return the
next shape, the reward and the observation of `Spec.SwimmerGait.Basic`: Lean's kernel computes both
sides of every case. Whatever words the kernel is given, its result is a shape.

## Main statements

* `valid_iff`: which parameters the kernel accepts.
* `init_correct`, `step_correct`, `reward_correct`, `terminated_correct`, `obs_correct`: the kernel
  is the specification.
* `step_in_bounds`: a shape, for every word whatsoever.
-/

@[expose] public noncomputable section

namespace Spec.SwimmerGait

open Spec.MDP

/-- An action as a word: its number. -/
def Action.toWord (a : Action) : UInt32 := .ofNat a.toFin.val

/-- A shape as words. -/
def Machine.State.ofShape (s : Shape) : State := ⟨.ofNat s.joint1.val, .ofNat s.joint2.val⟩

namespace Kernel

open Machine Machine.State

/-- **Claim.** The kernel accepts the resolution `9`, and no other. -/
theorem valid_iff {resolution : UInt32} : valid resolution = true ↔ resolution.toNat = 9 := by
  rw [valid, beq_iff_eq, ← UInt32.toNat_inj]
  rfl

variable {resolution : UInt32} (noise : UInt64)

/-- **Claim, by definition.** The kernel starts straight. -/
theorem init_correct (key t : UInt64) :
    (⟨init0 resolution key t, init1 resolution key t⟩ : State) = ofShape straight := rfl

theorem step_ofShape : ∀ (s : Shape) (a : Action),
    (ofShape s).step a.toWord = ofShape (a.move s) := by
  decide +kernel

theorem reward_ofShape : ∀ (s : Shape) (a : Action),
    ((ofShape s).reward a.toWord).toInt64.toInt = SwimmerGait.displacement s (a.move s) := by
  decide +kernel

theorem obs_ofShape : ∀ s : Shape, (ofShape s).index.toNat = 9 * s.joint1 + s.joint2 ∧
    (ofShape s).clamp.joint1.toUInt64.toNat = s.joint1 ∧
    (ofShape s).clamp.joint2.toUInt64.toNat = s.joint2 := by
  decide +kernel

/-- **Claim.** The kernel's next shape is the specification's. -/
theorem step_correct (s : Shape) (a : Action) :
    (⟨step0 resolution (ofShape s).joint1 (ofShape s).joint2 a.toWord noise,
      step1 resolution (ofShape s).joint1 (ofShape s).joint2 a.toWord noise⟩ : State) =
      ofShape (step s a).state := step_ofShape s a

/-- **Claim.** The kernel's reward, read as a two's-complement integer in millionths, is the
specification's. -/
theorem reward_correct (s : Shape) (a : Action) :
    ((reward resolution (ofShape s).joint1 (ofShape s).joint2 a.toWord noise).toInt64.toInt : Rat) /
      1000000 = (step s a).reward := by
  rw [step, ← reward_ofShape]
  rfl

/-- **Claim.** The kernel's observation is the number of the shape, and those of its angles. -/
theorem obs_correct (s : Shape) :
    (obs0 resolution (ofShape s).joint1 (ofShape s).joint2).toNat = 9 * s.joint1 + s.joint2 ∧
      (obs1 resolution (ofShape s).joint1 (ofShape s).joint2).toNat = s.joint1 ∧
      (obs2 resolution (ofShape s).joint1 (ofShape s).joint2).toNat = s.joint2 := obs_ofShape s

/-- **Claim.** The kernel ends no episode. -/
theorem terminated_correct : ∀ s : Shape,
    terminated resolution (ofShape s).joint1 (ofShape s).joint2 = false :=
  (by decide +kernel : ∀ s : Shape, decide (8 < (ofShape s).clamp.joint1) = false)

/-! ### Every word -/

/-- The shape that any words mean. -/
def shapeOf (w : State) : Shape where
  joint1 := ⟨(Word.clamp 9 w.joint1).toNat, UInt32.lt_iff_toNat_lt.mp (Word.clamp_lt (by decide) _)⟩
  joint2 := ⟨(Word.clamp 9 w.joint2).toNat, UInt32.lt_iff_toNat_lt.mp (Word.clamp_lt (by decide) _)⟩

theorem ofShape_shapeOf (w : State) : ofShape (shapeOf w) = w.clamp := by
  simp only [ofShape, shapeOf, UInt32.ofNat_toNat, State.clamp]

theorem clamp_clamp (w : State) : w.clamp.clamp = w.clamp := by
  simp only [State.clamp, Word.clamp_of_lt (Word.clamp_lt (n := 9) (by decide) _)]

/-- The action that a word means: any word above `3` is rest. -/
def actionOf (a : UInt32) : Action :=
  if a = 0 then .up1 else if a = 1 then .down1 else if a = 2 then .up2
  else if a = 3 then .down2 else .rest

theorem toWord_actionOf {a : UInt32} (ha : a < 5) : (actionOf a).toWord = a := by
  have key : ∀ k : Fin 5, (actionOf (.ofNat k.val)).toWord = .ofNat k.val := by decide
  have h := key ⟨a.toNat, UInt32.lt_iff_toNat_lt.mp ha⟩
  rwa [UInt32.ofNat_toNat] at h

theorem step_eq_of_not_lt {a : UInt32} (ha : ¬ a < 4) (w : State) : w.step a = w.step 4 := by
  have h (k : UInt32) (hk : k < 4) : ¬ a = k := fun he => ha (he ▸ hk)
  simp only [State.step, Word.bit_neg (h 0 (by decide)), Word.bit_neg (h 1 (by decide)),
    Word.bit_neg (h 2 (by decide)), Word.bit_neg (h 3 (by decide))]
  rfl

theorem step_shapeOf (w : State) (a : UInt32) :
    w.step a = ofShape ((actionOf a).move (shapeOf w)) := by
  have hclamp : w.step a = w.clamp.step a := by simp only [State.step, clamp_clamp]
  rw [← step_ofShape, ofShape_shapeOf, hclamp]
  by_cases ha : a < 4
  · rw [toWord_actionOf (UInt32.lt_trans ha (by decide))]
  · have h (k : UInt32) (hk : k < 4) : ¬ a = k := fun he => ha (he ▸ hk)
    rw [actionOf, if_neg (h 0 (by decide)), if_neg (h 1 (by decide)), if_neg (h 2 (by decide)),
      if_neg (h 3 (by decide)), step_eq_of_not_lt ha]
    rfl

/-- **Claim.** Whatever the words, the kernel's next state is that of a shape. -/
theorem step_in_bounds (joint1 joint2 action : UInt32) :
    (step0 resolution joint1 joint2 action noise).toNat < 9 ∧
      (step1 resolution joint1 joint2 action noise).toNat < 9 := by
  have h := step_shapeOf ⟨joint1, joint2⟩ action
  change ((State.step ⟨joint1, joint2⟩ action).joint1).toNat < 9 ∧
    ((State.step ⟨joint1, joint2⟩ action).joint2).toNat < 9
  rw [h]
  generalize (actionOf action).move (shapeOf ⟨joint1, joint2⟩) = s
  have (i : Fin 9) : (UInt32.ofNat i.val).toNat < 9 := by
    rw [UInt32.toNat_ofNat_of_lt' (Nat.lt_trans i.isLt (by decide))]; exact i.isLt
  exact ⟨this _, this _⟩

end Kernel

end Spec.SwimmerGait
