module

public import Spec.MDP.Renamed
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
* `refines`, `implements`: the kernel is that environment.

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

/-- The shape of a state of the rules. -/
def State.shape (s : State) : Shape :=
  ⟨⟨s.joint1.toNat, Nat.lt_succ_of_le s.joint1.toNat_le⟩,
    ⟨s.joint2.toNat, Nat.lt_succ_of_le s.joint2.toNat_le⟩⟩

/-- The state of a shape. -/
def Shape.state (s : Shape) : State :=
  ⟨Chance.ofBranch 4 s.joint1, Chance.ofBranch 4 s.joint2⟩

/-- The action of a change. -/
def Turn.action (a : Turn) : Action :=
  if a.val = 0 then .up1 else if a.val = 1 then .down1 else if a.val = 2 then .up2
  else if a.val = 3 then .down2 else .rest

/-- The action that a word means. -/
def actionOf (a : UInt32) : Action := Turn.action (Coded.nth a.toUInt64)

/-- An action as a word: its number. -/
def Action.toWord (a : Action) : UInt32 := .ofNat a.toFin.val

theorem actionOf_toWord (a : Action) : a.toWord < 5 ∧ actionOf a.toWord = a := by
  cases a <;> decide

/-- What holds of every state and every change in turn. -/
theorem forall_step {φ : State → Turn → Prop} (h : ∀ i j k, φ ⟨Chance.ofBranch 4 i,
    Chance.ofBranch 4 j⟩ (Chance.ofBranch 3 k)) (s : State) (a : Turn) : φ s a := by
  obtain ⟨i, j⟩ := s
  induction i using Chance.forall_upTo; induction j using Chance.forall_upTo
  induction a using Chance.forall_upTo; exact h ..

theorem shape_state : ∀ s : Shape, s.state.shape = s := by decide +kernel

theorem shape_turned (s : State) (a : Turn) :
    (turned s a).shape = (Turn.action a).move s.shape ∧
      (paid s a).toInt32.toInt = displacement s.shape ((Turn.action a).move s.shape) := by
  induction s, a using forall_step; decide +kernel +revert

theorem words_shape (s : State) : Stored.store s = s.shape.words :=
  Prod.ext ((Auto.toUInt32_widen _).trans UInt32.ofNat_toNat.symm)
    ((Auto.toUInt32_widen _).trans UInt32.ofNat_toNat.symm)

theorem step_eq (resolution : UInt32) (s : State) (a : Turn) :
    toEnv.step s.shape (Turn.action a) =
      ((rules resolution).env.step s a).map (.map State.shape) := by
  obtain ⟨hs, hr⟩ := shape_turned s a
  have hover (s : State) : (rules resolution).terminal s = false :=
    decide_eq_false (UInt32.not_lt.mpr s.joint1.le)
  rw [(rules resolution).step_eq (hover s),
    show ((rules resolution).step s a).law = _ from Chance.law_pure _]
  simp only [Draw.map, Draw.pure_bind, StepResult.map, Rules.returned, hover, hs, Auto.Reward.toInt,
    hr]
  rfl

variable {p : UInt32}

/-- The kernel is the environment. -/
def refines : Refines machine p toEnv :=
  (Rules.refines p (show Stored.fits State = true by decide +kernel) (by decide) (by decide)
    (by decide)).rename State.shape Turn.action (fun o => (State.mk o.2.1 o.2.2).shape)
    (Terminal := fun _ => False)
    (within := fun _ _ => ⟨0, trivial⟩)
    (terminated_iff := fun _ _ => Draw.forall_mem_pure ⟨nofun, nofun⟩)
    (onto := fun a => ⟨_, (actionOf_toWord a).2⟩)
    (reset := by
      rw [show (rules p).env.reset = _ from Chance.law_pure _]
      exact congrArg Draw.pure (by decide +kernel))
    (step := fun _ => step_eq p _)
    (terminal := fun {_ s} _ => iff_of_false
      (Bool.eq_false_iff.mp (decide_eq_false (UInt32.not_lt.mpr s.joint1.le))) id)
    (observe := fun _ => rfl)

/-- The words of a shape, and no others, represent it. -/
theorem represents_iff {w : UInt32 × UInt32} {s : Shape} :
    (refines (p := p)).Represents w s ↔ w = s.words := by
  constructor
  · rintro ⟨t, ⟨-, rfl⟩, rfl⟩
    exact words_shape t
  · rintro rfl
    exact ⟨s.state, ⟨rfl, by rw [words_shape, shape_state]⟩, (shape_state s).symm⟩

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
  represents_iff.mp ((refines (p := p)).init key t)

/-- **Claim.** The kernel's next shape is the specification's. -/
theorem Kernel.step_correct (s : Shape) (a : Action) (noise : UInt64) :
    (Kernel.step0 p s.words.1 s.words.2 a.toWord noise,
      Kernel.step1 p s.words.1 s.words.2 a.toWord noise) = (step s a).state.words := by
  obtain ⟨ha, heq⟩ := actionOf_toWord a
  have h := represents_iff.mp ((refines (p := p)).step (represents_words s) a.toWord ha [] rfl)
  rw [show (refines (p := p)).action a.toWord = a from heq] at h
  exact h

/-- **Claim.** The kernel's reward, read as a two's-complement integer in millionths, is the
specification's. -/
theorem Kernel.reward_correct (s : Shape) (a : Action) (noise : UInt64) :
    ((Kernel.reward p s.words.1 s.words.2 a.toWord noise).toInt64.toInt : Rat) / 1000000 =
      (step s a).reward := by
  obtain ⟨ha, heq⟩ := actionOf_toWord a
  have h := (refines (p := p)).reward (represents_words s) a.toWord ha [] rfl
  rw [show (refines (p := p)).action a.toWord = a from heq] at h
  exact h

/-- **Claim.** The kernel ends no episode. -/
theorem Kernel.terminated_correct (s : Shape) :
    Kernel.terminated p s.words.1 s.words.2 = false :=
  Bool.eq_false_iff.mpr ((refines (p := p)).terminal_iff (represents_words s)).mp

/-- **Claim.** The kernel's observation is the number of the shape, and those of its angles. -/
theorem Kernel.obs_correct (s : Shape) :
    (Kernel.obs0 p s.words.1 s.words.2).toNat = 9 * s.joint1 + s.joint2 ∧
      (Kernel.obs1 p s.words.1 s.words.2).toNat = s.joint1 ∧
      (Kernel.obs2 p s.words.1 s.words.2).toNat = s.joint2 :=
  (by decide +kernel : ∀ s : Shape, (Kernel.obs0 9 s.words.1 s.words.2).toNat =
    9 * s.joint1 + s.joint2 ∧ (Kernel.obs1 9 s.words.1 s.words.2).toNat = s.joint1 ∧
      (Kernel.obs2 9 s.words.1 s.words.2).toNat = s.joint2) s

/-- **Claim.** Whatever the words, the kernel's next state is that of a shape. -/
theorem Kernel.step_in_bounds (joint1 joint2 action : UInt32) (noise : UInt64) :
    ∃ s : Shape, (Kernel.step0 p joint1 joint2 action noise,
      Kernel.step1 p joint1 joint2 action noise) = s.words :=
  ⟨_, words_shape _⟩

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
  induction actions generalizing w t with
  | nil => nofun
  | cons a actions ih =>
    intro r hr
    rw [Machine.episode, List.mem_cons] at hr
    rcases hr with rfl | hr
    · obtain ⟨s, hs⟩ := Kernel.step_in_bounds (p := p) w.1 w.2 a 0
      obtain ⟨h₀, h₁, h₂⟩ := Kernel.obs_correct (p := p) s
      rw [← hs] at h₀ h₁ h₂
      rw [← h₁, ← h₂] at h₀
      exact h₀
    · exact ih _ _ r hr

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
