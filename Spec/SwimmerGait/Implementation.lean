module

public import Spec.MDP.Lane.Refinement
public import Spec.SwimmerGait.Refinement

/-!
# The kernel is SwimmerGait

The kernel, as one machine, is the environment: over any list of actions it returns what the
specification returns.

## Main definitions

* `toEnv`: the specification as an environment.
* `machine`, `refines`, `implements`: the kernel, and that it is that environment.

## Main statements

* `Kernel.constants_eq`: the constants of the kernel.
* `Kernel.actionValid_iff`, `Kernel.stateValid_iff`: the words that are actions, and states.
* `episode_init`, `Kernel.lane_eq`, `lane_eq`: an episode from a reset, and lanes.
* `episode_index`: what its first component is.
-/

@[expose] public noncomputable section

namespace Spec.SwimmerGait

open Spec.MDP Machine Machine.State

/-- The swimmer as an environment: nothing is random, and the shape is observed. -/
def toEnv : Env Shape Action Shape where
  reset := .pure straight
  step s a := .pure (step s a)
  observe s := s

/-- The kernel of SwimmerGait. -/
def machine : MDP.Machine UInt32 Machine.State where
  resetWords := 0
  stepWords := 0
  valid := Kernel.valid
  numActions := Kernel.stepper.numActions
  stateValid p w := w.on (Kernel.stateValid p)
  init p key t := ⟨Kernel.init0 p key t, Kernel.init1 p key t⟩
  step := MDP.Machine.takesWord Kernel.stepper.step
  reward := MDP.Machine.takesWord Kernel.stepper.reward
  value _ := MDP.Machine.units 1000000
  terminated := Kernel.stepper.terminated
  truncated _ _ := false
  observe p w := [w.on (Kernel.obs0 p), w.on (Kernel.obs1 p), w.on (Kernel.obs2 p)]
  obsHigh _ := [80, 8, 8]
  rewardRange _ := MDP.Machine.unitRange 1000000 (-14473) 14473

/-! ### Constants, actions and states -/

/-- **Claim, by definition.** The constants that the kernel exports are those of the machine. -/
theorem Kernel.constants_eq (resolution : UInt32) :
    MDP.Machine.units (Kernel.rewardScale resolution) = machine.value resolution ∧
      Kernel.resetWords resolution = machine.resetWords ∧
      Kernel.stepWords resolution = machine.stepWords := ⟨rfl, rfl, rfl⟩

variable {p : UInt32}

/-- **Claim.** The kernel takes the words below `5` for actions, and no others. -/
theorem Kernel.actionValid_iff {action : UInt32} :
    Kernel.actionValid p action = true ↔ action.toNat < 5 :=
  decide_eq_true_iff.trans UInt32.lt_iff_toNat_lt

/-- **Claim.** The kernel accepts exactly the words of the shapes as those of a state. -/
theorem Kernel.stateValid_iff {w : Machine.State} :
    machine.stateValid p w = true ↔ ∃ s : Shape, w = .ofShape s := by
  change (Word.bit (w.joint1 < 9) &&& Word.bit (w.joint2 < 9) == 1) = true ↔ _
  rw [Word.bit_and, beq_iff_eq, Word.bit_eq_one_iff]
  constructor
  · rintro ⟨h₁, h₂⟩
    refine ⟨Kernel.shapeOf w, ?_⟩
    rw [Kernel.ofShape_shapeOf, State.clamp, Word.clamp_of_lt h₁, Word.clamp_of_lt h₂]
  · rintro ⟨s, rfl⟩
    exact (show ∀ s : Shape, (State.ofShape s).joint1 < 9 ∧ (State.ofShape s).joint2 < 9 by
      decide +kernel) s

/-! ### Observations and rewards -/

/-- The shape that the components of an observation name. -/
def shapeOf (components : List UInt64) : Shape where
  joint1 := ⟨(components.getD 1 0).toNat % 9, Nat.mod_lt _ (by decide)⟩
  joint2 := ⟨(components.getD 2 0).toNat % 9, Nat.mod_lt _ (by decide)⟩

theorem shapeOf_observe : ∀ s : Shape, shapeOf (machine.observe 9 (.ofShape s)) = s := by
  decide +kernel

theorem observe_le : ∀ s : Shape, ∀ c ∈ (machine.observe 9 (.ofShape s)).zip [80, 8, 8],
    c.1.toNat ≤ c.2 := by
  decide +kernel

theorem reward_within : ∀ (s : Shape) (a : Action),
    ((-14473 : Int) : Rat) / (1000000 : Nat) ≤ (step s a).reward ∧
      (step s a).reward ≤ ((14473 : Int) : Rat) / (1000000 : Nat) := by
  decide +kernel

/-! ### The kernel is the environment -/

/-- The kernel is the environment. -/
def refines : Refines machine p toEnv where
  Represents w s := w = .ofShape s
  action := Kernel.actionOf
  obs := shapeOf
  Terminal _ := False
  reset_within := ⟨0, trivial⟩
  step_within _ _ := ⟨0, trivial⟩
  terminated_iff _ _ := Draw.forall_mem_pure ⟨nofun, nofun⟩
  truncated _ _ _ _ _ := Env.truncated_sample _ _ _ fun _ _ => Draw.forall_mem_pure rfl
  stateValid_iff _ := Kernel.stateValid_iff
  init _ _ := rfl
  step := by
    rintro _ s rfl a ha us _
    have h := Kernel.step_correct (resolution := p) (us.headD 0) s (Kernel.actionOf a)
    rwa [Kernel.toWord_actionOf ha] at h
  reward := by
    rintro _ s rfl a ha us _
    have h := Kernel.reward_correct (resolution := p) (us.headD 0) s (Kernel.actionOf a)
    rwa [Kernel.toWord_actionOf ha] at h
  terminal_iff := by
    rintro w s rfl
    exact iff_of_false (Bool.eq_false_iff.mp (Kernel.terminated_correct (resolution := p) s)) id
  observe := by rintro w s rfl; exact shapeOf_observe s
  observe_le := by rintro w s rfl; exact ⟨rfl, observe_le s⟩
  value_zero := MDP.Machine.units_zero _
  reward_within {_ s} _ a := Draw.forall_mem_pure (reward_within s a)

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
  refines _ := SwimmerGait.refines

/-- The rewards of the kernel are integers of 32 bits in units. -/
theorem inUnits : machine.InUnits 1000000 fun _ => (-14473, 14473) :=
  ⟨by decide, fun _ => rfl, fun _ => rfl,
    fun _ => ⟨of_decide_eq_true rfl, of_decide_eq_true rfl⟩⟩

/-! ### Episodes -/

/-- **Claim.** Over any list of actions after a reset, whatever the key and the place in the stream,
the kernel returns what the swimmer returns. -/
theorem episode_init (key t : UInt64) {actions : List UInt32} (ha : ∀ a ∈ actions, a < 5) :
    (machine.episode p key (machine.init p key t) t actions).map (refines (p := p)).decode =
      toEnv.episode key 0 straight t (actions.map Kernel.actionOf) :=
  refines.episode_eq (refines.init key t) key t ha

/-- **Claim.** Every observation that the kernel returns over any list of actions has as its first
component the number of the shape that the other two name: whatever the words of the state. -/
theorem episode_index (key t : UInt64) (w : Machine.State) (actions : List UInt32) :
    ∀ r ∈ machine.episode p key w t actions, (r.obs.getD 0 0).toNat =
      9 * (r.obs.getD 1 0).toNat + (r.obs.getD 2 0).toNat := by
  induction actions generalizing w t with
  | nil => nofun
  | cons a actions ih =>
    intro r hr
    rw [MDP.Machine.episode, List.mem_cons] at hr
    rcases hr with rfl | hr
    · have hstep : machine.next p key w t a = .ofShape _ := Kernel.step_shapeOf w a
      obtain ⟨h₀, h₁, h₂⟩ := Kernel.obs_correct (resolution := p)
        ((Kernel.actionOf a).move (Kernel.shapeOf w))
      change ((machine.observe p (machine.next p key w t a)).getD 0 0).toNat =
        9 * ((machine.observe p (machine.next p key w t a)).getD 1 0).toNat +
          ((machine.observe p (machine.next p key w t a)).getD 2 0).toNat
      rw [hstep]
      change (Kernel.obs0 p _ _).toNat = 9 * (Kernel.obs1 p _ _).toNat + (Kernel.obs2 p _ _).toNat
      rw [h₀, h₁, h₂]
    · exact ih _ _ r hr

/-! ### Lanes -/

/-- **Claim, by definition.** The functions of a lane that the kernel exports return what those of
`Lane.Call` return for a call of the lane of the machine. -/
theorem Kernel.lane_eq (C : ProtocolWords) (l : LaneWords Machine.State) (a : UInt32) :
    let on {R : Type} (f : UInt32 → _) : R := l.apply C a (l.state.on (f p))
    ⟨on Kernel.laneRefuses, [on Kernel.laneState0, on Kernel.laneState1], on Kernel.laneT,
      on Kernel.laneElapsed, on Kernel.laneOver, on Kernel.laneReward, on Kernel.laneTerminated,
      on Kernel.laneTruncated, on Kernel.laneDue⟩ = (machine.laneCall p C l a).results32
      [(·.joint1), (·.joint2)] := rfl

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
