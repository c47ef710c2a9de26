module

public import Spec.MDP.Lane.Refinement
public import Spec.Swimmer.Refinement

/-!
# The kernel is Swimmer

The kernel, as one machine, is the environment in fixed point with every noise at the reset up to
`1024 / 1024`: over any list of actions it returns what the specification returns.

## Main definitions

* `machine`, `refines`, `implements`: the kernel, and that it is the environment.

## Main statements

* `Kernel.constants_eq`: the constants of the kernel.
* `episode_init`, `Kernel.lane_eq`, `lane_eq`: an episode from a reset, and lanes.
-/

@[expose] public noncomputable section

namespace Spec.Swimmer

open Spec.MDP

/-- The kernel of Swimmer. -/
def machine : MDP.Machine UInt32 Machine.State where
  resetWords := 6
  stepWords := 0
  valid := Kernel.valid
  numActions := Kernel.stepper.numActions
  stateValid p w := w.on (Kernel.stateValid p)
  init := Kernel.started
  step := MDP.Machine.takesWord Kernel.stepped
  reward := MDP.Machine.takesWord Kernel.stepper.reward
  value _ := MDP.Machine.units 0x40000000
  terminated := Kernel.stepper.terminated
  truncated _ _ := false
  observe := Kernel.observed
  obsHigh _ := Kernel.highest
  rewardRange _ := MDP.Machine.unitRange 0x40000000 (-53687092) 53687092

/-- **Claim, by definition.** The constants that the kernel exports are those of the machine. -/
theorem Kernel.constants_eq (p : UInt32) :
    MDP.Machine.units (Kernel.rewardScale p) = machine.value p ∧
      Kernel.resetWords p = machine.resetWords ∧
      Kernel.stepWords p = machine.stepWords := ⟨rfl, rfl, rfl⟩

/-- The word is the number of steps up to which a reset draws, at most `1024`. -/
def Kernel.Describes (p : UInt32) (n : Nat) : Prop := p.toNat = n ∧ n ≤ 1024

variable {p : UInt32} {n : Nat}

theorem Kernel.Describes.le (h : Kernel.Describes p n) : p.toNat ≤ 1024 := h.1 ▸ h.2

theorem toNat_action {a : UInt32} (h : a < machine.numActions p) : a.toNat < 40961 * 40961 :=
  UInt32.lt_iff_toNat_lt.mp h

/-- With a noise that it accepts, the kernel is the environment. -/
def refines (hp : Kernel.Describes p n) : Refines machine p (toEnv nearest n) where
  Represents := Represents
  action := Machine.actionOf
  obs := Kernel.obsOf
  Terminal _ := False
  reset_within := exists_within_reset nearest n
  step_within _ _ := ⟨0, trivial⟩
  terminated_iff _ _ := Draw.forall_mem_pure ⟨nofun, nofun⟩
  truncated _ _ _ _ _ := Env.truncated_sample _ _ _ fun _ _ => Draw.forall_mem_pure rfl
  stateValid_iff _ := Kernel.stateValid_iff (p := p)
  init key t := Kernel.init_correct hp.1 hp.2 key t
  step h a ha us _ := Kernel.step_correct (p := p) (us.headD 0) h (toNat_action ha)
  reward h a ha us _ := Kernel.reward_correct (p := p) (us.headD 0) h (toNat_action ha)
  terminal_iff {w _} _ :=
    iff_of_false (Bool.eq_false_iff.mp (Kernel.terminated_correct (w := w) hp.le)) id
  observe h := (Kernel.obs_correct (p := p) h).1
  observe_le h := ⟨rfl, (Kernel.obs_correct (p := p) h).2⟩
  value_zero := MDP.Machine.units_zero _
  reward_within h a := Draw.forall_mem_pure <|
    have hr := reward_within h.2 a
    have hb : ((-53687092 : Int) : Rat) / (2 ^ 30 : Nat) ≤ -(5 / 100) ∧
        5 / 100 ≤ ((53687092 : Int) : Rat) / (2 ^ 30 : Nat) := by decide +kernel
    ⟨Rat.le_trans hb.1 hr.1, Rat.le_trans hr.2 hb.2⟩

/-- The kernel is Swimmer: it accepts exactly the noises up to `1024` steps, and with these it is
the environment in fixed point. -/
def implements : Implements machine where
  Model := Nat
  State _ := State
  Action _ := Action
  Obs _ := Obs
  env n := toEnv nearest n
  Describes := Kernel.Describes
  valid_iff _ := Kernel.valid_iff.trans ⟨fun h => ⟨_, rfl, h⟩, fun ⟨_, h⟩ => h.le⟩
  refines := Swimmer.refines

/-- The rewards of the kernel are integers of 32 bits in units. -/
theorem inUnits : machine.InUnits 0x40000000 fun _ => (-53687092, 53687092) :=
  ⟨by decide, fun _ => rfl, fun _ => rfl,
    fun _ => ⟨of_decide_eq_true rfl, of_decide_eq_true rfl⟩⟩

/-- **Claim.** Over any list of actions after a reset, with any key, at any place in the stream, the
kernel returns what the specification in fixed point returns when six words of the stream sample the
initial state. -/
theorem episode_init (hp : Kernel.Describes p n) (key t : UInt64) {actions : List UInt32}
    (ha : ∀ a ∈ actions, a < machine.numActions p) :
    (machine.episode p key (machine.init p key t) (t + 6) actions).map (refines hp).decode =
      (toEnv nearest n).episode key 0 ((toEnv nearest n).reset.sample (Random.stream key t 6))
        (t + 6) (actions.map Machine.actionOf) :=
  (refines hp).episode_init key t ha

/-! ### Lanes -/

/-- **Claim, by definition.** The functions of a lane that the kernel exports return what those of
`Lane.Call` return for a call of the lane of the machine. -/
theorem Kernel.lane_eq (C : ProtocolWords) (l : LaneWords Machine.State) (a : UInt32) :
    let on {R : Type} (f : UInt32 → _) : R := l.apply C a (l.state.on (f p))
    ⟨on Kernel.laneRefuses, [on Kernel.laneState0, on Kernel.laneState1, on Kernel.laneState2,
      on Kernel.laneState3, on Kernel.laneState4, on Kernel.laneState5, on Kernel.laneState6,
      on Kernel.laneState7, on Kernel.laneState8, on Kernel.laneState9, on Kernel.laneState10,
      on Kernel.laneState11, on Kernel.laneState12], on Kernel.laneT, on Kernel.laneElapsed,
      on Kernel.laneOver, on Kernel.laneReward, on Kernel.laneTerminated, on Kernel.laneTruncated,
      on Kernel.laneDue⟩ = (machine.laneCall p C l a).results64 [(·.x0), (·.y0), (·.x1), (·.y1),
      (·.x2), (·.y2), (·.omega0), (·.omega1), (·.omega2), (·.vx), (·.vy), (·.px), (·.py)] := rfl

/-- **Claim.** Over any list of actions, in every autoreset mode and with every limit, a lane of the
kernel returns what a lane of Swimmer returns when the words of its stream sample it. -/
theorem lane_eq (hp : Kernel.Describes p n) : (refines hp).LanesAgree := (refines hp).lanesAgree

-- The first two steps from rest, with the first joint at its largest torque.
example :
    machine.valid 0 = true ∧
      (machine.episode 0 7 (machine.init 0 7 0) 6 [1677783040, 1677783040]).map
          (fun r => (r.obs.drop 8, r.units, r.terminated)) =
        [([277495153, 261389025, 272461988], 0, false),
          ([285646864, 255049174, 276084306], -129, false)] := by
  decide +kernel

end Spec.Swimmer
