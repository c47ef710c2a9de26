module

public import Spec.TwoLaneDriving.Refinement
public import Spec.MDP.Lane.Refinement

/-!
# The kernel is TwoLaneDriving

The kernel, as one machine, is the environment of every task on a street of `2` to `128` cells: over
any list of actions it returns what the specification returns.

## Main definitions

* `machine`, `refines`, `implements`: the kernel, and that it is TwoLaneDriving.

## Main statements

* `Kernel.constants_eq`: the constants of the kernel.
* `Kernel.actionValid_iff`: the words that are actions.
* `episode_init`, `Kernel.lane_eq`, `lane_eq`: an episode from a reset, and lanes.
-/

@[expose] public noncomputable section

namespace Spec.TwoLaneDriving

open Spec.MDP
open Machine (Params Words)

/-- The kernel of TwoLaneDriving. -/
def machine : MDP.Machine Params Words where
  resetWords := 8
  stepWords := 0
  valid p := p.on Kernel.valid
  numActions := Kernel.stepper.numActions
  stateValid p w := w.on (p.on Kernel.stateValid)
  init p key t := ⟨p.on Kernel.init0 key t, p.on Kernel.init1 key t, p.on Kernel.init2 key t,
    p.on Kernel.init3 key t, p.on Kernel.init4 key t⟩
  step := MDP.Machine.takesWord Kernel.stepper.step
  reward := MDP.Machine.takesWord Kernel.stepper.reward
  value _ := MDP.Machine.units 1
  terminated := Kernel.stepper.terminated
  truncated _ _ := false
  observe p w := [w.on (p.on Kernel.obs0), w.on (p.on Kernel.obs1), w.on (p.on Kernel.obs2),
    w.on (p.on Kernel.obs3), w.on (p.on Kernel.obs4), w.on (p.on Kernel.obs5),
    w.on (p.on Kernel.obs6)]
  obsHigh p :=
    [p.length.toNat, 1, p.maxSpeed.toNat, p.sensorRange.toNat + 1, p.sensorRange.toNat + 1,
      63, 2 ^ 32 - 1]
  rewardRange _ := MDP.Machine.unitRange 1 (-100) 100

/-! ### Constants and actions -/

/-- **Claim, by definition.** The constants that the kernel exports are those of the machine. -/
theorem Kernel.constants_eq (p : Params) :
    MDP.Machine.units (p.on Kernel.rewardScale) = machine.value p ∧
      p.on Kernel.resetWords = machine.resetWords ∧
      p.on Kernel.stepWords = machine.stepWords := ⟨rfl, rfl, rfl⟩

/-- **Claim.** The kernel takes the words below `6` for actions, and no others. -/
theorem Kernel.actionValid_iff {p : Params} {action : UInt32} :
    p.on Kernel.actionValid action = true ↔ action < machine.numActions p := decide_eq_true_iff

/-- The action that a word means. -/
def actionOf (a : UInt32) : Action := Machine.actionOf a.toUInt64

/-- The six actions, by number. -/
theorem actionOf_eq :
    actionOf 0 = ⟨.coast, false⟩ ∧ actionOf 1 = ⟨.coast, true⟩ ∧ actionOf 2 = ⟨.go, false⟩ ∧
      actionOf 3 = ⟨.go, true⟩ ∧ actionOf 4 = ⟨.brake, false⟩ ∧ actionOf 5 = ⟨.brake, true⟩ := by
  decide

variable {p : Params} {w : Words} {s : State}

/-- **Claim.** The kernel accepts exactly the parameters of tasks on streets of `2` to `128` cells,
with a highest speed of `1` to `10`, a speed limit of `1` up to it, a sensor of `1` to `62` cells
and obstacles on the street; where a reset draws the obstacles, none are given. -/
theorem Kernel.valid_iff :
    machine.valid p = true ↔ Bounds p.task ∧ p.drawn.toNat ≤ 1 ∧
      (p.drawn = 1 → p.givenNear0 = 0 ∧ p.givenFar0 = 0 ∧ p.givenNear1 = 0 ∧ p.givenFar1 = 0) :=
  Kernel.machineValid_iff

/-- **Claim.** The kernel accepts exactly the words of the states that occur. -/
theorem Kernel.stateValid_iff :
    machine.stateValid p w = true ↔ ∃ s, Machine.Represents p w s := Kernel.machineStateValid_iff

/-- **Claim.** The next words represent the next state. -/
theorem Kernel.step_correct (hp : Bounds p.task) (h : Machine.Represents p w s) (a : UInt32)
    (us : List UInt64) :
    Machine.Represents p (machine.step p w a us) (step p.task s (actionOf a)).state :=
  h.next hp.bounded a.toUInt64

/-- **Claim.** The kernel's reward, read as a two's-complement integer, is the specification's. -/
theorem Kernel.reward_correct (hp : Bounds p.task) (h : Machine.Represents p w s) (a : UInt32)
    (us : List UInt64) :
    ((machine.reward p w a us).toInt64.toInt : Rat) = (step p.task s (actionOf a)).reward := by
  obtain ⟨rfl, hv, -⟩ := h
  exact Machine.reward_eq hp.bounded hv

/-- **Claim.** The kernel's flag tells whether the car has crashed or arrived. -/
theorem Kernel.terminated_iff (h : Machine.Represents p w s) :
    machine.terminated p w = true ↔ Terminal p.task s := by
  rw [← h.state_eq, ← Machine.terminal_iff]
  exact beq_iff_eq

/-- **Claim.** The last component that the kernel shows counts the steps above the speed limit,
modulo `2^32`: none after a reset, and one more after each step that leads to a speed above it. -/
theorem Kernel.violations_correct (hp : Bounds p.task) (h : Machine.Represents p w s) (a : UInt32)
    (key t : UInt64) (us : List UInt64) :
    (Machine.violations (machine.init p key t).car).toNat = 0 ∧
      (Machine.violations (machine.step p w a us).car).toNat =
        ((Machine.violations w.car).toNat +
          if ¬ Terminal p.task s ∧ p.task.speedLimit < (step p.task s (actionOf a)).state.speed
            then 1 else 0) % 2 ^ 32 := by
  obtain ⟨rfl, hv, -⟩ := h
  have hcar : (machine.init p key t).car = 0 := by simp only [machine, Kernel.init4]
  refine ⟨by rw [hcar]; decide, ?_⟩
  have := Machine.toNat_violations_next (a := a.toUInt64) hp.bounded hv
  rw [Machine.state_next hp.bounded hv] at this
  exact this

/-! ### Observations and rewards -/

/-- What the components of an observation mean. -/
def Observation.ofWords (components : List UInt64) : Observation where
  remaining := (components.getD 0 0).toNat
  lane := Machine.laneOf (components.getD 1 0)
  speed := (components.getD 2 0).toNat
  ahead lane := if lane = 0 then (components.getD 3 0).toNat else (components.getD 4 0).toNat

theorem Kernel.observe_eq (p : Params) (w : Words) :
    machine.observe p w =
      [p.length.toUInt64 - Machine.place w.car, Machine.lane w.car, Machine.speed w.car,
        Machine.seen p w 0, Machine.seen p w 1, Machine.mask p w, Machine.violations w.car] := rfl

theorem Observation.ofWords_eq (a b c d e f g : UInt64) :
    Observation.ofWords [a, b, c, d, e, f, g] =
      ⟨a.toNat, Machine.laneOf b, c.toNat, fun lane => if lane = 0 then d.toNat else e.toNat⟩ := rfl

theorem ite_lane (x y : Nat) :
    (fun lane : Fin 2 => if lane = 0 then x else y) 0 = x ∧
      (fun lane : Fin 2 => if lane = 0 then x else y) 1 = y := ⟨rfl, rfl⟩

/-- **Claim.** What the kernel shows is what the specification observes. -/
theorem Kernel.obs_correct (hp : Bounds p.task) (h : Machine.Represents p w s) :
    Observation.ofWords (machine.observe p w) = observe p.task s := by
  obtain ⟨rfl, hv, -⟩ := h
  have hlane : (observe p.task w.state).lane = Machine.laneOf (Machine.lane w.car) := rfl
  have hspeed : (observe p.task w.state).speed = (Machine.speed w.car).toNat := rfl
  have hext {o o' : Observation} (h₁ : o.remaining = o'.remaining) (h₂ : o.lane = o'.lane)
      (h₃ : o.speed = o'.speed) (h₄ : o.ahead = o'.ahead) : o = o' := by
    cases o; cases o'; simp only at h₁ h₂ h₃ h₄; subst h₁ h₂ h₃ h₄; rfl
  rw [Kernel.observe_eq, Observation.ofWords_eq]
  refine hext (Kernel.toNat_remaining hv) hlane.symm hspeed.symm (funext fun lane => ?_)
  have hcases : lane = 0 ∨ lane = 1 := by revert lane; decide
  rcases hcases with rfl | rfl
  · have h₀ := Kernel.seen_correct (w := w) hp.bounded 0
    rw [show Machine.laneOf 0 = 0 from by decide] at h₀
    exact (ite_lane (Machine.seen p w 0).toNat (Machine.seen p w 1).toNat).1.trans h₀
  · have h₁ := Kernel.seen_correct (w := w) hp.bounded 1
    rw [show Machine.laneOf 1 = 1 from by decide] at h₁
    exact (ite_lane (Machine.seen p w 0).toNat (Machine.seen p w 1).toNat).2.trans h₁

theorem Kernel.mask_le (hp : Bounds p.task) (hs : Valid p.task w.state) :
    (Machine.mask p w).toNat ≤ 63 := by
  have hle {x y : UInt64} (hx : x.toNat < 2 ^ 6) (hy : y.toNat < 2 ^ 6) :
      (x ||| y).toNat < 2 ^ 6 := by
    rw [UInt64.toNat_or]; exact Nat.or_lt_two_pow hx hy
  have hbit (P : Prop) [Decidable P] : (Word.bit P).toUInt64 = 0 ∨ (Word.bit P).toUInt64 = 1 := by
    rcases Word.bit_eq_zero_or_one P with h | h <;> rw [h]
    · exact .inl rfl
    · exact .inr rfl
  have hb (P : Prop) [Decidable P] : (Word.bit P).toUInt64.toNat < 2 ^ 6 ∧
      ((Word.bit P).toUInt64 <<< 1).toNat < 2 ^ 6 ∧ ((Word.bit P).toUInt64 <<< 2).toNat < 2 ^ 6 ∧
      ((Word.bit P).toUInt64 <<< 3).toNat < 2 ^ 6 ∧ ((Word.bit P).toUInt64 <<< 4).toNat < 2 ^ 6 ∧
      ((Word.bit P).toUInt64 <<< 5).toNat < 2 ^ 6 := by
    rcases hbit P with h | h <;> rw [h] <;> decide
  have hpass : (Machine.passing p w).toNat < 2 ^ 6 := by
    rw [Machine.passing, Kernel.passes_iff hp.bounded hs, Kernel.passes_iff hp.bounded hs,
      Kernel.passes_iff hp.bounded hs, Kernel.passes_iff hp.bounded hs,
      Kernel.passes_iff hp.bounded hs, Kernel.passes_iff hp.bounded hs]
    exact hle (hle (hle (hle (hle (hb _).1 (hb _).2.1) (hb _).2.2.1) (hb _).2.2.2.1)
      (hb _).2.2.2.2.1) (hb _).2.2.2.2.2
  rw [Machine.mask, Word.choose_eq]
  split
  · decide
  · omega

theorem Kernel.obs_le (hp : Bounds p.task) (h : Machine.Represents p w s) :
    ∀ c ∈ (machine.observe p w).zip (machine.obsHigh p), c.1.toNat ≤ c.2 := by
  obtain ⟨rfl, hv, -⟩ := h
  have hl := Machine.lane_lt w.car
  have hx : (Machine.place w.car).toNat ≤ p.length.toNat := hv.place_le
  have hspeed : (Machine.speed w.car).toNat ≤ p.maxSpeed.toNat := hv.speed_le
  have hrem : (p.length.toUInt64 - Machine.place w.car).toNat ≤ p.length.toNat := by
    rw [Kernel.toNat_remaining hv]; exact Nat.sub_le _ _
  have hseen (l : UInt64) : (Machine.seen p w l).toNat ≤ p.sensorRange.toNat + 1 := by
    rw [Kernel.seen_correct hp.bounded l]; exact distance_le _ _ _ _
  have hviol : (Machine.violations w.car).toNat ≤ 2 ^ 32 - 1 := by
    rw [Machine.toNat_violations]
    have := w.car.toNat_lt
    omega
  rw [Kernel.observe_eq]
  simp only [machine, List.zip_cons_cons, List.zip_nil_left, List.forall_mem_cons]
  exact ⟨hrem, Nat.le_of_lt_succ hl, hspeed, hseen 0, hseen 1, Kernel.mask_le hp hv, hviol, nofun⟩

/-! ### The kernel is the environment -/

theorem within_reset (T : TwoLaneDriving) : ∃ b, T.toEnv.reset.Within 8 b := by
  have hword : ∃ b, drawWord.Within 1 b :=
    ⟨_, (Draw.within_uniform (n := 2 ^ 64 - 1) fun i => Draw.within_pure i 0 0)⟩
  have hhalf : ∃ b, drawHalf.Within 4 b :=
    Draw.exists_within_bind (k' := 3) hword fun _ =>
      Draw.exists_within_bind (k' := 2) hword fun _ =>
        Draw.exists_within_bind (k' := 1) hword fun _ =>
          Draw.exists_within_bind (k' := 0) hword fun _ => ⟨0, trivial⟩
  have hwords : ∃ b, drawWords.Within 8 b :=
    Draw.exists_within_bind (k' := 4) hhalf fun _ =>
      Draw.exists_within_bind (k' := 0) hhalf fun _ => ⟨0, trivial⟩
  change ∃ b, T.resetByWords.Within 8 b
  rw [resetByWords]
  split
  · exact ⟨0, trivial⟩
  · obtain ⟨b, hb⟩ := hwords
    exact ⟨b, hb.map _⟩

/-- At the parameters of a task, the kernel is its environment. -/
def refines (hp : Bounds p.task) : Refines machine p p.task.toEnv where
  Represents w s := Machine.Represents p w s
  action := actionOf
  obs := Observation.ofWords
  Terminal := Terminal p.task
  reset_within := within_reset p.task
  step_within _ _ := ⟨0, trivial⟩
  terminated_iff _ _ := Draw.forall_mem_pure terminated_iff
  truncated _ _ _ _ _ := Env.truncated_sample _ _ _ fun _ _ => Draw.forall_mem_pure truncated_eq
  stateValid_iff _ := Kernel.stateValid_iff
  init key t := Machine.represents_initial hp key t
  step h a _ us _ := Kernel.step_correct hp h a us
  reward h a _ us _ := (div_natCast_one _).trans (Kernel.reward_correct hp h a us)
  terminal_iff h := Kernel.terminated_iff h
  observe h := Kernel.obs_correct hp h
  observe_le h := ⟨rfl, Kernel.obs_le hp h⟩
  value_zero := MDP.Machine.units_zero _
  reward_within {_ s} _ a := Draw.forall_mem_pure <|
    (by decide +kernel : ∀ r ∈ ([0, 100, -100, -6, -1] : List Rat),
      ((-100 : Int) : Rat) / (1 : Nat) ≤ r ∧ r ≤ ((100 : Int) : Rat) / (1 : Nat)) _ (reward_mem s a)

/-- The kernel is TwoLaneDriving: it accepts exactly the parameters of the tasks that fit its words,
and at these it is the environment of the task. -/
def implements : Implements machine where
  Model := { T : TwoLaneDriving // Bounds T }
  State _ := State
  Action _ := Action
  Obs _ := Observation
  env T := T.val.toEnv
  Describes p T := p.task = T.val ∧ p.drawn.toNat ≤ 1 ∧
    (p.drawn = 1 → p.givenNear0 = 0 ∧ p.givenFar0 = 0 ∧ p.givenNear1 = 0 ∧ p.givenFar1 = 0)
  valid_iff _ := Kernel.valid_iff.trans
    ⟨fun h => ⟨⟨_, h.1⟩, rfl, h.2⟩, fun ⟨T, hT, h⟩ => ⟨hT ▸ T.property, h⟩⟩
  refines := by
    rintro p ⟨_, hT⟩ ⟨rfl, -⟩
    exact TwoLaneDriving.refines hT

/-- The rewards of the kernel are integers of 32 bits in units. -/
theorem inUnits : machine.InUnits 1 fun _ => (-100, 100) :=
  ⟨by decide, fun _ => rfl, fun _ => rfl,
    fun _ => ⟨of_decide_eq_true rfl, of_decide_eq_true rfl⟩⟩

/-! ### Episodes -/

/-- **Claim.** Over any list of actions after a reset, with any key, at any place in the stream, the
kernel returns what TwoLaneDriving returns when eight words of the stream draw its layout. -/
theorem episode_init (hp : Bounds p.task) (key t : UInt64) {actions : List UInt32}
    (ha : ∀ a ∈ actions, a < 6) :
    (machine.episode p key (machine.init p key t) (t + 8) actions).map
        (fun r => ⟨Observation.ofWords r.obs, r.units, r.terminated, r.truncated⟩) =
      p.task.toEnv.episode key 0 (p.task.toEnv.reset.sample (Random.stream key t 8)) (t + 8)
        (actions.map actionOf) :=
  ((refines hp).map_decode rfl _).symm.trans ((refines hp).episode_init key t ha)

/-! ### Lanes -/

/-- **Claim, by definition.** The functions of a lane that the kernel exports return what those of
`Lane.Call` return for a call of the lane of the machine. -/
theorem Kernel.lane_eq (C : ProtocolWords) (l : LaneWords Machine.Words) (a : UInt32) :
    let on {R : Type} f : R := l.apply C a (l.state.on (p.on f))
    ⟨on Kernel.laneRefuses, [on Kernel.laneState0, on Kernel.laneState1, on Kernel.laneState2,
      on Kernel.laneState3, on Kernel.laneState4], on Kernel.laneT, on Kernel.laneElapsed,
      on Kernel.laneOver, on Kernel.laneReward, on Kernel.laneTerminated, on Kernel.laneTruncated,
      on Kernel.laneDue⟩ = (machine.laneCall p C l a).results64 [(·.near0), (·.far0), (·.near1),
      (·.far1), (·.car)] := rfl

/-- **Claim.** Over any list of actions, in every autoreset mode and with every limit, a lane of the
kernel returns what a lane of TwoLaneDriving returns when the words of its stream sample it. -/
theorem lane_eq (hp : Bounds p.task) : (refines hp).LanesAgree := (refines hp).lanesAgree

end Spec.TwoLaneDriving
