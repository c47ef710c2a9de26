module

public import Spec.Auto.Renamed
public import Spec.SwimmerGait.Implementation
public import Spec.SwimmerGait.Properties

/-!
# The kernel is SwimmerGait

The rules that the kernel is derived from are those of `Spec.SwimmerGait.Basic`, which Lean's kernel
computes for each of the 81 shapes and every action. So the kernel, as one machine, is the
environment: over any list of actions it returns what the specification returns.

## Main definitions

* `toEnv`: the specification as an environment.
* `Shape.words`, `actionOf`: the words of a shape, and the action that a word means.
* `specifies`, `refines`, `implements`: the kernel is that environment.

## Main statements

* `Kernel.valid_iff`, `Kernel.stateValid_iff`: the parameters and the states that are accepted.
* `Kernel.init_correct`, `Kernel.step_correct`, `Kernel.reward_correct`,
  `Kernel.terminated_correct`, `Kernel.obs_correct`: the functions of the kernel are the
  specification.
* `Kernel.step_in_bounds`: a shape, for every word whatsoever.
* `episode_init`, `lane_eq`: an episode from a reset, and lanes.
* `episode_index`: what the first component of observations is.
-/

@[expose] public noncomputable section

namespace Spec.SwimmerGait

open Spec.MDP
open Spec.Auto (Chance Coded Rules Stored UpTo)

/-- The swimmer as an environment: nothing is random, and the shape is observed. -/
def toEnv : Env Shape Action Shape where
  reset := .pure straight
  step s a := .pure (step s a)
  observe s := s

/-- A shape as words. -/
def Shape.words (s : Shape) : UInt32 × UInt32 := (.ofNat s.joint1.val, .ofNat s.joint2.val)

/-- The states of the rules are the shapes. -/
def shape : Renaming State Shape where
  to s := ⟨(UpTo.fin rfl).to s.joint1, (UpTo.fin rfl).to s.joint2⟩
  inv t := ⟨(UpTo.fin rfl).inv t.joint1, (UpTo.fin rfl).inv t.joint2⟩
  left_inv _ := State.ext ((UpTo.fin rfl).left_inv _) ((UpTo.fin rfl).left_inv _)
  right_inv _ := Shape.ext ((UpTo.fin rfl).right_inv _) ((UpTo.fin rfl).right_inv _)

/-- The action with a number. -/
def Action.ofFin : Fin 5 → Action := [.up1, .down1, .up2, .down2, .rest].get

@[simp] theorem Action.ofFin_toFin (a : Action) : ofFin a.toFin = a := by cases a <;> rfl

/-- The numbers of the actions. -/
def actionNumbers : Renaming Action (Fin 5) :=
  ⟨Action.toFin, .ofFin, Action.ofFin_toFin, by decide⟩

/-- The changes by their numbers. -/
def turns : Renaming Turn Action := (UpTo.fin rfl).comp actionNumbers.symm

/-- The action that a word means. -/
def actionOf (a : UInt32) : Action := turns.to (Coded.nth a.toUInt64)

/-- An action as a word: its number. -/
def Action.toWord (a : Action) : UInt32 := .ofNat a.toFin.val

theorem shape_turned (s : State) (a : Turn) :
    shape.to (turned s a) = (turns.to a).move (shape.to s) ∧
      (paid s a).toInt32.toInt = displacement (shape.to s) ((turns.to a).move (shape.to s)) := by
  obtain ⟨i, j⟩ := s; decide +kernel +revert

theorem toNat_index (s : State) :
    (9 * s.joint1.val + s.joint2.val).toNat = 9 * s.joint1.toNat + s.joint2.toNat := by
  obtain ⟨i, j⟩ := s; decide +kernel +revert

variable {p : UInt32}

theorem terminal_eq (s : State) : (rules p).terminal s = false :=
  decide_eq_false (UInt32.not_lt.mpr s.joint1.le)

/-- The rules are the swimmer. -/
def specifies (p : UInt32) : (rules p).Specifies toEnv Shape.words Action.toWord where
  state := shape
  action := turns
  obs o := shape.to ⟨o.2.1, o.2.2⟩
  map_reset := by
    rw [show (rules p).env.reset = _ from Chance.law_pure _]
    exact congrArg Draw.pure (by decide +kernel)
  map_step := Rules.map_step_of_pure (fun _ _ => rfl)
    (fun s _ h => nomatch (terminal_eq s).symm.trans h) fun s a _ => by
      obtain ⟨hs, hr⟩ := shape_turned s a
      rw [Rules.returned, terminal_eq, step, ← hr, ← hs]; rfl
  map_observe _ := rfl
  fits := by decide +kernel
  store_inv _ := Prod.ext (Auto.toUInt32_widen _) (Auto.toUInt32_widen _)
  nth_toWord a := by cases a <;> decide

/-- The kernel is the environment. -/
def refines : Refines machine p toEnv :=
  (Rules.refines p (specifies p).fits (by decide) (by decide) (by decide)).rename
    (specifies p).toRenamed

/-- The words of a shape, and no others, represent it. -/
theorem represents_iff {w : UInt32 × UInt32} {s : Shape} :
    (refines (p := p)).Represents w s ↔ w = s.words :=
  (and_iff_right rfl).trans (by rw [← (specifies p).store_inv s])

theorem represents_words (s : Shape) : (refines (p := p)).Represents s.words s :=
  represents_iff.mpr rfl

/-- **Claim.** The kernel accepts the resolution `9`, and no other. -/
theorem Kernel.valid_iff {resolution : UInt32} :
    Kernel.valid resolution = true ↔ resolution.toNat = 9 := by
  rw [Kernel.valid, beq_iff_eq, ← UInt32.toNat_inj]
  rfl

/-- The kernel is SwimmerGait: it accepts the one resolution for which there is a table, and is the
environment. -/
def implements : Implements machine where
  Model := Unit
  State _ := Shape
  Action _ := Action
  Obs _ := Shape
  env _ := toEnv
  Describes resolution _ := resolution.toNat = 9
  valid_iff _ := Kernel.valid_iff.trans ⟨fun h => ⟨(), h⟩, fun ⟨_, h⟩ => h⟩
  refines _ := refines

/-! ### The functions of the kernel -/

/-- **Claim.** The kernel accepts exactly the words of the shapes as those of a state. -/
theorem Kernel.stateValid_iff {w : UInt32 × UInt32} :
    machine.stateValid p w = true ↔ ∃ s : Shape, w = s.words :=
  ((refines (p := p)).stateValid_iff w).trans (exists_congr fun _ => represents_iff)

/-- **Claim.** The kernel starts straight. -/
theorem Kernel.init_correct (key t : UInt64) :
    (Kernel.init0 p key t, Kernel.init1 p key t) = straight.words :=
  (specifies p).initWord_eq key t

/-- **Claim.** The kernel's next shape is the specification's. -/
theorem Kernel.step_correct (s : Shape) (a : Action) (noise : UInt64) :
    (Kernel.step0 p s.words.1 s.words.2 a.toWord noise,
      Kernel.step1 p s.words.1 s.words.2 a.toWord noise) = (step s a).state.words :=
  (specifies p).stepWord_eq (us := []) s a nofun

/-- **Claim.** The kernel's reward, read as a two's-complement integer in millionths, is the
specification's. -/
theorem Kernel.reward_correct (s : Shape) (a : Action) (noise : UInt64) :
    ((Kernel.reward p s.words.1 s.words.2 a.toWord noise).toInt64.toInt : Rat) / 1000000 =
      (step s a).reward :=
  (specifies p).rewardWord_eq (us := []) s a nofun

/-- **Claim.** The kernel ends no episode. -/
theorem Kernel.terminated_correct (s : Shape) :
    Kernel.terminated p s.words.1 s.words.2 = false :=
  terminal_eq (p := p) _

/-- **Claim.** The kernel's observation is the number of the shape, and those of its angles. -/
theorem Kernel.obs_correct (s : Shape) :
    (Kernel.obs0 p s.words.1 s.words.2).toNat = 9 * s.joint1 + s.joint2 ∧
      (Kernel.obs1 p s.words.1 s.words.2).toNat = s.joint1 ∧
      (Kernel.obs2 p s.words.1 s.words.2).toNat = s.joint2 := by
  obtain ⟨t, rfl⟩ := shape.exists_to s
  have hobs (k : Nat) := congrArg UInt64.toNat ((specifies p).obsWord_eq t k)
  exact ⟨(hobs 0).trans ((Auto.toNat_widen _).trans (toNat_index t)),
    (hobs 1).trans (Auto.toNat_widen _), (hobs 2).trans (Auto.toNat_widen _)⟩

/-- **Claim.** Whatever the words, the kernel's next state is that of a shape. -/
theorem Kernel.step_in_bounds (joint1 joint2 action : UInt32) (noise : UInt64) :
    ∃ s : Shape, (Kernel.step0 p joint1 joint2 action noise,
      Kernel.step1 p joint1 joint2 action noise) = s.words :=
  ⟨_, (specifies p).store_eq _⟩

/-! ### Episodes and lanes -/

/-- **Claim.** Over any list of actions after a reset, whatever the key and the place in the stream,
the kernel returns what the swimmer returns. -/
theorem episode_init (key t : UInt64) {actions : List UInt32} (ha : ∀ a ∈ actions, a < 5) :
    (machine.episode p key (machine.init p key t) t actions).map (refines (p := p)).decode =
      toEnv.episode key 0 straight t (actions.map actionOf) :=
  refines.episode_eq (refines.init key t) key t ha

/-- **Claim.** Every observation that the kernel returns over any list of actions has as its first
component the number of the shape that the other two name: whatever the words of the state. -/
theorem episode_index (key t : UInt64) (w : UInt32 × UInt32) (actions : List UInt32) :
    ∀ r ∈ machine.episode p key w t actions, (r.obs.getD 0 0).toNat =
      9 * (r.obs.getD 1 0).toNat + (r.obs.getD 2 0).toNat := by
  intro r hr
  obtain ⟨w, h⟩ := Machine.exists_obs_eq hr
  rw [h]
  exact (Auto.toNat_widen _).trans ((toNat_index (Stored.load w)).trans
    (congr (congrArg (9 * · + ·) (Auto.toNat_widen _).symm) (Auto.toNat_widen _).symm))

/-- **Claim.** Over any list of actions, in every autoreset mode and with every limit, a lane of the
kernel returns what a lane of SwimmerGait returns when the words of its stream sample it. -/
theorem lane_eq : (refines (p := p)).LanesAgree := (refines (p := p)).lanesAgree

-- The first two steps of a stroke from the straight swimmer, and a rest.
example :
    machine.valid 9 = true ∧
      (machine.episode 9 7 (machine.init 9 7 0) 0 [2, 0, 4]).map
          (fun r => (r.obs, r.units, r.terminated)) =
        [([41, 4, 5], 1692, false), ([50, 5, 5], 1, false), ([50, 5, 5], 0, false)] := by
  decide +kernel

end Spec.SwimmerGait
