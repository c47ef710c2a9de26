module

public import Spec.GridWorld.Refinement
public import Spec.MDP.Lane.Refinement

/-!
# The kernel is GridWorld

The kernel, as one machine, is the environment of every grid of up to `2^31 - 1` rows and columns:
over any list of actions it returns what the specification returns.

## Main definitions

* `machine`, `refines`, `implements`: the kernel, and that it is GridWorld.

## Main statements

* `Kernel.constants_eq`: the constants of the kernel.
* `Kernel.actionValid_iff`, `Kernel.stateValid_iff`: the words that are actions, and states.
* `episode_init`, `Kernel.lane_eq`, `lane_eq`: an episode from a reset, and lanes.
* `episode_index`: what its first component is.
-/

@[expose] public noncomputable section

namespace Spec.GridWorld

open Spec.MDP Machine Machine.Params

/-- The kernel of GridWorld. -/
def machine : MDP.Machine Params Machine.State where
  resetWords := 0
  stepWords := 0
  valid p := p.on Kernel.valid
  numActions := Kernel.stepper.numActions
  stateValid p w := w.on (p.on Kernel.stateValid)
  init p key t := ⟨p.on Kernel.init0 key t, p.on Kernel.init1 key t⟩
  step := MDP.Machine.takesWord Kernel.stepper.step
  reward := MDP.Machine.takesWord Kernel.stepper.reward
  value _ := MDP.Machine.units 1
  terminated := Kernel.stepper.terminated
  truncated _ _ := false
  observe p w := [w.on (p.on Kernel.obs0), w.on (p.on Kernel.obs1), w.on (p.on Kernel.obs2)]
  obsHigh p := [p.height.toNat * p.width.toNat - 1, p.height.toNat - 1, p.width.toNat - 1]
  rewardRange _ := MDP.Machine.unitRange 1 (-1) 0

/-! ### Constants, actions and states -/

/-- **Claim, by definition.** The constants that the kernel exports are those of the machine. -/
theorem Kernel.constants_eq (p : Params) :
    MDP.Machine.units (p.on Kernel.rewardScale) = machine.value p ∧
      p.on Kernel.resetWords = machine.resetWords ∧
      p.on Kernel.stepWords = machine.stepWords := ⟨rfl, rfl, rfl⟩

/-- **Claim.** The kernel takes the words below `4` for actions, and no others. -/
theorem Kernel.actionValid_iff {p : Params} {action : UInt32} :
    p.on Kernel.actionValid action = true ↔ action < machine.numActions p := decide_eq_true_iff

variable {height width : Nat} {p : Params} {G : GridWorld height width}

theorem Kernel.stateValid_iff_lt {s : Machine.State} :
    machine.stateValid p s = true ↔ s.row < p.height ∧ s.col < p.width := by
  change (Word.bit (s.row < p.height) &&& Word.bit (s.col < p.width) == 1) = true ↔ _
  rw [Word.bit_and, beq_iff_eq, Word.bit_eq_one_iff]

/-- **Claim.** The kernel accepts exactly the words of the cells of the grid as those of a state. -/
theorem Kernel.stateValid_iff (hp : p.Describes G) (w : Machine.State) :
    machine.stateValid p w = true ↔ ∃ s : Pos height width, w = .ofPos s := by
  rw [stateValid_iff_lt, hp.height, hp.width]
  constructor
  · rintro ⟨hr, hc⟩
    rw [UInt32.lt_iff_toNat_lt, toNat_ofNat hp.height_lt] at hr
    rw [UInt32.lt_iff_toNat_lt, toNat_ofNat hp.width_lt] at hc
    exact ⟨⟨⟨_, hr⟩, ⟨_, hc⟩⟩, by simp only [State.ofPos, UInt32.ofNat_toNat]⟩
  · rintro ⟨s, rfl⟩
    exact ⟨(ofNat_lt (Nat.lt_trans s.row.isLt hp.height_lt) hp.height_lt).mpr s.row.isLt,
      (ofNat_lt (Nat.lt_trans s.col.isLt hp.width_lt) hp.width_lt).mpr s.col.isLt⟩

/-! ### The kernel is the environment -/

/-- The action that a word means: up `0`, down `1`, left `2`, right `3`. -/
def actionOf (action : UInt32) : Action :=
  if action = 0 then .up else if action = 1 then .down else if action = 2 then .left else .right

theorem toWord_actionOf {action : UInt32} (h : action < 4) : (actionOf action).toWord = action := by
  have key : ∀ k : Fin 4, (actionOf (.ofNat k.val)).toWord = .ofNat k.val := by decide
  have h := key ⟨action.toNat, UInt32.lt_iff_toNat_lt.mp h⟩
  rwa [UInt32.ofNat_toNat] at h

/-- The cell that the components of an observation name. -/
def posOf (G : GridWorld height width) (components : List UInt64) : Pos height width :=
  if h : (components.getD 1 0).toNat < height ∧ (components.getD 2 0).toNat < width then
    ⟨⟨_, h.1⟩, ⟨_, h.2⟩⟩
  else G.start

theorem posOf_observe (hp : p.Describes G) (s : Pos height width) :
    posOf G (machine.observe p (.ofPos s)) = s := by
  obtain ⟨-, hr, hc⟩ := Kernel.obs_correct hp s
  have hr' : ((machine.observe p (.ofPos s)).getD 1 0).toNat = s.row := hr
  have hc' : ((machine.observe p (.ofPos s)).getD 2 0).toNat = s.col := hc
  rw [posOf, dif_pos ⟨by rw [hr']; exact s.row.isLt, by rw [hc']; exact s.col.isLt⟩]
  exact Pos.ext (Fin.ext hr') (Fin.ext hc')

/-- A position's words are determined by their values. -/
theorem eq_ofPos (hp : p.Describes G) {w : Machine.State} {s : Pos height width}
    (h : w.row.toNat = s.row ∧ w.col.toNat = s.col) : w = .ofPos s :=
  State.ext (UInt32.toNat_inj.mp (h.1.trans (toNat_row hp _).symm))
    (UInt32.toNat_inj.mp (h.2.trans (toNat_col hp _).symm))

theorem observe_le (hp : p.Describes G) (w : Machine.State) :
    ∀ c ∈ (machine.observe p w).zip (machine.obsHigh p), c.1.toNat ≤ c.2 := by
  obtain ⟨h₀, h₁, h₂⟩ := Kernel.obs_in_bounds (valid_of_describes hp) w.row w.col
  simp only [machine, List.zip_cons_cons, List.zip_nil_left, List.forall_mem_cons]
  exact ⟨Nat.le_pred_of_lt h₀, Nat.le_pred_of_lt h₁, Nat.le_pred_of_lt h₂, nofun⟩

/-- At the parameters of a grid, the kernel is its environment. -/
def refines (hp : p.Describes G) : Refines machine p G.toEnv where
  Represents w s := w = .ofPos s
  action := actionOf
  obs := posOf G
  Terminal s := s = G.goal
  reset_within := ⟨0, trivial⟩
  step_within _ _ := ⟨0, trivial⟩
  terminated_iff s a := Draw.forall_mem_pure (terminated_iff G s a)
  truncated _ _ _ _ _ := Env.truncated_sample _ _ _ fun s a =>
    Draw.forall_mem_pure (truncated_eq_false G s a)
  stateValid_iff w := Kernel.stateValid_iff hp w
  init key t := eq_ofPos hp (Kernel.init_correct hp key t)
  step := by
    rintro w s rfl a ha us _
    have h := Kernel.step_correct hp s (actionOf a) (us.headD 0)
    exact eq_ofPos hp (by rwa [toWord_actionOf ha] at h)
  reward := by
    rintro w s rfl a ha us _
    have h := Kernel.reward_correct hp s (actionOf a) (us.headD 0)
    rw [toWord_actionOf ha] at h
    exact (div_natCast_one _).trans h
  terminal_iff := by
    rintro w s rfl
    change (p.atGoal (p.clamp (.ofPos s)) == 1) = true ↔ _
    rw [clamp_ofPos hp, atGoal_ofPos hp, beq_iff_eq, Word.bit_eq_one_iff]
  observe := by rintro w s rfl; exact posOf_observe hp s
  observe_le _ := ⟨rfl, observe_le hp _⟩
  value_zero := MDP.Machine.units_zero _
  reward_within {_ s} _ a := Draw.forall_mem_pure <| show
      ((-1 : Int) : Rat) / (1 : Nat) ≤ _ ∧ _ ≤ ((0 : Int) : Rat) / (1 : Nat) by
    rcases reward_eq G s a with h | h <;> rw [h] <;> decide +kernel

/-- The kernel is GridWorld: it accepts exactly the parameters of the grids of up to `2^31 - 1` rows
and columns, and at these it is the environment of the grid. -/
def implements : Implements machine where
  Model := (height width : Nat) × GridWorld height width
  State F := Pos F.1 F.2.1
  Action _ := Action
  Obs F := Pos F.1 F.2.1
  env F := F.2.2.toEnv
  Describes p F := p.Describes F.2.2
  valid_iff _ := Kernel.valid_iff.trans
    ⟨fun ⟨_, _, _, hp⟩ => ⟨⟨_, _, _⟩, hp⟩, fun ⟨_, hp⟩ => ⟨_, _, _, hp⟩⟩
  refines := refines

/-- The rewards of the kernel are integers of 32 bits in units. -/
theorem inUnits : machine.InUnits 1 fun _ => (-1, 0) :=
  ⟨by decide, fun _ => rfl, fun _ => rfl,
    fun _ => ⟨of_decide_eq_true rfl, of_decide_eq_true rfl⟩⟩

/-- **Claim.** Over any list of actions after a reset, the kernel returns what GridWorld returns. -/
theorem episode_init (hp : p.Describes G) (key t : UInt64) {actions : List UInt32}
    (ha : ∀ a ∈ actions, a < 4) :
    (machine.episode p key (machine.init p key t) t actions).map (refines hp).decode =
      G.toEnv.episode key 0 G.start t (actions.map actionOf) :=
  (refines hp).episode_eq ((refines hp).init key t) key t ha

/-- **Claim.** Every observation that the kernel returns over any list of actions has as its first
component the row-major number of the cell that the other two name: whatever the words of the state.
-/
theorem episode_index (hp : p.Describes G) (key t : UInt64) (s : Machine.State)
    (actions : List UInt32) :
    ∀ r ∈ machine.episode p key s t actions, (r.obs.getD 0 0).toNat =
      (r.obs.getD 1 0).toNat * width + (r.obs.getD 2 0).toNat := by
  have hw : p.width.toNat = width := by rw [hp.width, toNat_ofNat hp.width_lt]
  induction actions generalizing s t with
  | nil => nofun
  | cons a actions ih =>
    intro r hr
    rw [MDP.Machine.episode, List.mem_cons] at hr
    rcases hr with rfl | hr
    · have h := toNat_index (valid_of_describes hp) (machine.next p key s t a)
      rw [hw] at h
      exact h
    · exact ih _ _ r hr

/-! ### Lanes -/

/-- **Claim, by definition.** The functions of a lane that the kernel exports return what those of
`Lane.Call` return for a call of the lane of the machine. -/
theorem Kernel.lane_eq (C : ProtocolWords) (l : LaneWords Machine.State) (a : UInt32) :
    let on {R : Type} f : R := l.apply C a (l.state.on (p.on f))
    ⟨on Kernel.laneRefuses, [on Kernel.laneState0, on Kernel.laneState1], on Kernel.laneT,
      on Kernel.laneElapsed, on Kernel.laneOver, on Kernel.laneReward, on Kernel.laneTerminated,
      on Kernel.laneTruncated, on Kernel.laneDue⟩ = (machine.laneCall p C l a).results32 [(·.row),
      (·.col)] := rfl

/-- **Claim.** Over any list of actions, in every autoreset mode and with every limit, a lane of the
kernel returns what a lane of GridWorld returns when the words of its stream sample it. -/
theorem lane_eq (hp : p.Describes G) : (refines hp).LanesAgree := (refines hp).lanesAgree

/-! ### An example -/

-- A grid of two rows and three columns, from the upper left corner to the lower right one.
example : machine.valid ⟨2, 3, 0, 0, 1, 2⟩ = true := by decide

example : Params.Describes ⟨2, 3, 0, 0, 1, 2⟩
    (⟨⟨0, 0⟩, ⟨1, 2⟩, 0⟩ : GridWorld 2 3) where
  height_lt := by decide
  width_lt := by decide
  height := rfl
  width := rfl
  start := rfl
  goal := rfl

-- Up into the wall, down, and twice to the right, to the goal.
example :
    (machine.episode ⟨2, 3, 0, 0, 1, 2⟩ 0 (machine.init ⟨2, 3, 0, 0, 1, 2⟩ 0 0) 0
        [0, 1, 3, 3]).map (fun r => (r.obs, r.units, r.terminated)) =
      [([0, 0, 0], -1, false), ([3, 1, 0], -1, false), ([4, 1, 1], -1, false),
        ([5, 1, 2], 0, true)] := by
  decide +kernel

end Spec.GridWorld
