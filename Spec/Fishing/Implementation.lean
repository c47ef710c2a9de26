module

public import Spec.Fishing.Refinement
public import Spec.MDP.Lane.Refinement

/-!
# The kernel is Fishing

The kernel, as one machine, is the environment of every fishery with a growth rate up to `5`, a
standard deviation of the noise up to `1`, and denominators between `1` and `10^6`: over any list of
quotas it returns what the specification returns.

## Main definitions

* `machine`, `refines`, `implements`: the kernel, and that it is Fishing.

## Main statements

* `Kernel.constants_eq`: the constants of the kernel.
* `Kernel.actionValid_iff`, `Kernel.stateValid_iff`: the words that are actions, and states.
* `episode_init`, `Kernel.lane_eq`, `lane_eq`: an episode from a reset, and lanes.
-/

@[expose] public noncomputable section

namespace Spec.Fishing

open Spec.MDP Machine

/-- The kernel of Fishing. -/
def machine : MDP.Machine Params UInt32 where
  resetWords := 0
  stepWords := 1
  valid p := p.on Kernel.valid
  numActions := Kernel.stepper.numActions
  stateValid p := p.on Kernel.stateValid
  init p := p.on Kernel.init0
  step := MDP.Machine.takesWord Kernel.stepper.step
  reward := MDP.Machine.takesWord Kernel.stepper.reward
  value _ := MDP.Machine.units 1000000
  terminated := Kernel.stepper.terminated
  truncated _ _ := false
  observe p w := [p.on Kernel.obs0 w]
  obsHigh _ := [2000000]
  rewardRange _ := MDP.Machine.unitRange 1000000 0 2000000

/-! ### Constants, actions and states -/

/-- **Claim, by definition.** The constants that the kernel exports are those of the machine. -/
theorem Kernel.constants_eq (p : Params) :
    MDP.Machine.units (p.on Kernel.rewardScale) = machine.value p ∧
      p.on Kernel.resetWords = machine.resetWords ∧
      p.on Kernel.stepWords = machine.stepWords := ⟨rfl, rfl, rfl⟩

/-- **Claim.** The kernel takes the words up to `2K` for quotas, and no others. -/
theorem Kernel.actionValid_iff {p : Params} {quota : UInt32} :
    p.on Kernel.actionValid quota = true ↔ quota < machine.numActions p := decide_eq_true_iff

variable {p : Params} {F : Fishing}

/-- **Claim.** The kernel accepts exactly the words of the stocks as those of a state. -/
theorem Kernel.stateValid_iff (w : UInt32) :
    machine.stateValid p w = true ↔ ∃ s : Stock, w.toNat = s.val := by
  have hcap : Fishing.capacity = 1000000 := rfl
  have hmax : (2000000 : UInt32).toNat = 2000000 := rfl
  change decide (w ≤ 2000000) = true ↔ _
  rw [decide_eq_true_iff, UInt32.le_iff_toNat_le, hmax]
  exact ⟨fun h => ⟨⟨w.toNat, by omega⟩, rfl⟩, fun ⟨s, hs⟩ => by have := s.isLt; omega⟩

/-! ### The kernel is the environment -/

theorem toInt_reward (p : Params) (w a : UInt32) (us : List UInt64) :
    (machine.reward p w a us).toInt64.toInt = (machine.reward p w a us).toNat := by
  have hcap : Fishing.capacity = 1000000 := rfl
  have hs := (stockOf w).isLt
  exact Word.signed_of_lt (Nat.lt_of_le_of_lt (Kernel.reward_in_bounds (p := p) w a 0).1 (by omega))

theorem observe_eq (F : Fishing) {w : UInt32} {s : Stock} (h : w.toNat = s.val) :
    Fishing.clip (((machine.observe p w).headD 0).toNat) = s := by
  have ho := Kernel.obs_correct (p := p) (F := F) w
  rw [stockOf_eq h] at ho
  have ho' : ((machine.observe p w).headD 0).toNat = s.val := ho
  have hs := s.isLt
  have hval : (Fishing.clip ((machine.observe p w).headD 0).toNat).val =
      min (((machine.observe p w).headD 0).toNat : Int).toNat (2 * Fishing.capacity) := rfl
  exact Fin.ext (by rw [hval, ho']; omega)

/-- At the parameters of a fishery, the kernel is its environment. -/
def refines (hp : p.Describes F) : Refines machine p F.toEnv where
  Represents w s := w.toNat = s.val
  action := UInt32.toNat
  obs components := Fishing.clip ((components.headD 0).toNat)
  Terminal s := s.val = 0
  reset_within := ⟨0, trivial⟩
  step_within s a := ⟨0, (F.toEnv_within s a).2⟩
  terminated_iff s a r hr := by
    obtain ⟨i, rfl⟩ := (mem_toEnv_step_iff F s a r).mp hr
    exact terminated_iff F s a _
  truncated _ _ _ _ _ := Env.truncated_sample _ _ _ fun s a r hr => by
    obtain ⟨i, rfl⟩ := (mem_toEnv_step_iff F s a r).mp hr
    rfl
  stateValid_iff w := Kernel.stateValid_iff w
  init key t := Kernel.init_correct hp key t
  step {w s} h a _ := MDP.Machine.forall_oneWord fun u => by
    have hs := Kernel.step_correct hp w a u
    rwa [stockOf_eq h] at hs
  reward {w s} h a _ := MDP.Machine.forall_oneWord fun u => by
    have hr := Kernel.reward_correct (p := p) (F := F) w a u
    rw [stockOf_eq h] at hr
    change MDP.Machine.units _ (machine.reward p w a [u]) = _
    rw [← hr, MDP.Machine.units, toInt_reward, Rat.intCast_natCast]
    rfl
  terminal_iff {w s} h := by
    have ht := Kernel.terminated_iff (p := p) w
    rwa [stockOf_eq h] at ht
  observe h := observe_eq F h
  observe_le {w _} _ := ⟨rfl, List.forall_mem_cons.mpr ⟨Kernel.obs_in_bounds (p := p) w, nofun⟩⟩
  value_zero := MDP.Machine.units_zero _
  reward_within {_ s} _ a r hr := by
    obtain ⟨i, rfl⟩ := (mem_toEnv_step_iff F s a r).mp hr
    have hle : (Fishing.harvest s a : Rat) ≤ (2000000 : Nat) := Rat.natCast_le_natCast.mpr
      (Nat.le_trans (harvest_le s a).1 (Nat.le_of_lt_succ s.isLt))
    have hpos : (0 : Rat) ≤ Fishing.harvest s a := Rat.natCast_nonneg
    change ((0 : Int) : Rat) / (1000000 : Nat) ≤ Fishing.harvest s a / (1000000 : Nat) ∧
      Fishing.harvest s a / (1000000 : Nat) ≤ ((2000000 : Int) : Rat) / (1000000 : Nat)
    constructor <;> grind

/-- The kernel is Fishing: it accepts exactly the parameters of the fisheries with a growth rate up
to `5`, a standard deviation of the noise up to `1`, and denominators between `1` and `10^6`, and at
these it is the environment of the fishery. -/
def implements : Implements machine where
  Model := Fishing
  State _ := Stock
  Action _ := Nat
  Obs _ := Stock
  env F := F.toEnv
  Describes p F := p.Describes F
  valid_iff _ := Kernel.valid_iff
  refines := refines

/-- The rewards of the kernel are integers of 32 bits in units. -/
theorem inUnits : machine.InUnits 1000000 fun _ => (0, 2000000) :=
  ⟨by decide, fun _ => rfl, fun _ => rfl,
    fun _ => ⟨of_decide_eq_true rfl, of_decide_eq_true rfl⟩⟩

/-- **Claim.** Over any list of quotas after a reset, with any key, at any place in the stream, the
kernel returns what Fishing returns when the words of the stream draw its deviates, one for each
step. -/
theorem episode_init (hp : p.Describes F) (key t : UInt64) {quotas : List UInt32}
    (hq : ∀ q ∈ quotas, q < 2000001) :
    (machine.episode p key (machine.init p key t) t quotas).map (refines hp).decode =
      F.toEnv.episode key 1 F.start t (quotas.map UInt32.toNat) :=
  (refines hp).episode_eq ((refines hp).init key t) key t hq

/-! ### Lanes -/

/-- **Claim, by definition.** The functions of a lane that the kernel exports return what those of
`Lane.Call` return for a call of the lane of the machine. -/
theorem Kernel.lane_eq (C : ProtocolWords) (l : LaneWords UInt32) (a : UInt32) :
    let on {R : Type} f : R := l.apply C a (p.on (R := UInt32 → _) f l.state)
    ⟨on Kernel.laneRefuses, [on Kernel.laneState0], on Kernel.laneT, on Kernel.laneElapsed,
      on Kernel.laneOver, on Kernel.laneReward, on Kernel.laneTerminated, on Kernel.laneTruncated,
      on Kernel.laneDue⟩ = (machine.laneCall p C l a).results32 [id] := rfl

/-- **Claim.** Over any list of actions, in every autoreset mode and with every limit, a lane of the
kernel returns what a lane of Fishing returns when the words of its stream sample it. -/
theorem lane_eq (hp : p.Describes F) : (refines hp).LanesAgree := (refines hp).lanesAgree

/-! ### An example -/

-- The growth rate `3 / 10`, no noise, growth first, from three quarters of the capacity.
example : machine.valid ⟨3, 10, 0, 1, 0, 750000⟩ = true := by decide

example : Params.Describes ⟨3, 10, 0, 1, 0, 750000⟩
    ⟨3, 10, 0, 1, .growthFirst, ⟨750000, by decide⟩⟩ where
  growthDen_pos := by decide
  growthDen_le := by decide
  growthNum_le := by decide
  noiseDen_pos := by decide
  noiseDen_le := by decide
  noiseNum_le := by decide
  growthNum := rfl
  growthDen := rfl
  noiseNum := rfl
  noiseDen := rfl
  order := rfl
  start := rfl

-- The first growth and a quarter of the capacity, the growth at half the capacity, and the rest.
example :
    (machine.episode ⟨3, 10, 0, 1, 0, 750000⟩ 0 (machine.init ⟨3, 10, 0, 1, 0, 750000⟩ 0 0) 0
        [306250, 75000, 2000000, 2000000]).map (fun r => (r.obs, r.units, r.terminated)) =
      [([500000], 306250, false), ([500000], 75000, false), ([75000], 500000, false),
        ([20812], 75000, false)] := by
  decide +kernel

end Spec.Fishing
