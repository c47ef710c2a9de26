module

public import Spec.MDP.Lane.Refinement
public import Spec.NewEnv.Refinement

/-!
# The kernel is NewEnv

The kernel, as one machine, is the environment of every corridor of `2` to `1000` cells: over any
list of actions it returns what the specification returns.

## Main definitions

* `toEnv`: the specification as an environment.
* `machine`, `refines`, `implements`: the kernel, and that it is that environment.

## Main statements

* `Kernel.constants_eq`: the constants of the kernel.
* `Kernel.actionValid_iff`, `Kernel.stateValid_iff`: the words that are actions, and states.
* `episode_init`, `Kernel.lane_eq`, `lane_eq`: an episode from a reset, and lanes.
-/

@[expose] public noncomputable section

namespace Spec.NewEnv

open Spec.MDP

/-- The corridor as an environment: nothing is random, and the cell is observed. -/
def toEnv (length : Nat) (h : 0 < length) : Env (Fin length) Action (Fin length) where
  reset := .pure ⟨0, h⟩
  step s a := .pure (step s a)
  observe s := s

/-- The kernel of NewEnv. -/
def machine : Machine UInt32 UInt32 where
  resetWords := 0
  stepWords := 0
  valid := Kernel.valid
  numActions := Kernel.numActions
  stateValid := Kernel.stateValid
  init := Kernel.init0
  step := Machine.takesWord Kernel.step0
  reward := Machine.takesWord Kernel.reward
  value _ := Machine.units 1
  terminated := Kernel.terminated
  truncated _ _ := false
  observe length cell := [Kernel.obs0 length cell]
  obsHigh length := [length.toNat - 1]
  rewardRange _ := Machine.unitRange 1 (-1) 0

/-! ### Constants, actions and states -/

/-- **Claim, by definition.** The constants that the kernel exports are those of the machine. -/
theorem Kernel.constants_eq (length : UInt32) :
    Machine.units (Kernel.rewardScale length) = machine.value length ∧
      Kernel.resetWords length = machine.resetWords ∧
      Kernel.stepWords length = machine.stepWords := ⟨rfl, rfl, rfl⟩

/-- **Claim.** The kernel takes the words below `2` for actions, and no others. -/
theorem Kernel.actionValid_iff {length action : UInt32} :
    Kernel.actionValid length action = true ↔ action.toNat < 2 :=
  decide_eq_true_iff.trans UInt32.lt_iff_toNat_lt

/-- **Claim.** The kernel accepts exactly the words of the cells as those of a state. -/
theorem Kernel.stateValid_iff {length cell : UInt32} :
    Kernel.stateValid length cell = true ↔ ∃ s : Fin length.toNat, cell = .ofNat s.val := by
  rw [Kernel.stateValid, decide_eq_true_iff, UInt32.lt_iff_toNat_lt]
  exact ⟨fun h => ⟨⟨_, h⟩, UInt32.ofNat_toNat.symm⟩, by
    rintro ⟨s, rfl⟩; rw [Kernel.toNat_ofNat]; exact s.isLt⟩

/-! ### The kernel is the environment -/

variable {length : UInt32}

theorem pos_of_valid (h : machine.valid length = true) : 0 < length.toNat :=
  Nat.lt_of_lt_of_le (by decide) (Kernel.valid_iff.mp h).1

/-- The cell that an observation shows. -/
def cellOf {n : Nat} (h : 0 < n) (components : List UInt64) : Fin n :=
  ⟨(components.headD 0).toNat % n, Nat.mod_lt _ h⟩

/-- At an accepted length, the kernel is the environment of the corridor. -/
def refines (h : machine.valid length = true) :
    Refines machine length (toEnv length.toNat (pos_of_valid h)) where
  Represents w s := w = .ofNat s.val
  action := actionOf
  obs := cellOf (pos_of_valid h)
  Terminal := AtEnd
  reset_within := ⟨0, trivial⟩
  step_within _ _ := ⟨0, trivial⟩
  value_zero := Machine.units_zero _
  terminated_iff s a := Draw.forall_mem_pure (terminated_iff s a)
  truncated _ _ _ _ _ := Env.truncated_sample _ _ _ fun s a =>
    Draw.forall_mem_pure (by rw [step]; split <;> rfl)
  reward_within _ _ := Draw.forall_mem_pure <| by
    rw [step]; split <;> (dsimp only [machine]; decide +kernel)
  stateValid_iff _ := Kernel.stateValid_iff
  init _ _ := rfl
  step := by rintro _ s rfl a ha us _; exact Kernel.step_correct h s (us.headD 0) ha
  reward := by
    rintro _ s rfl a _ us _
    exact (div_natCast_one _).trans (Kernel.reward_correct h s (us.headD 0))
  terminal_iff := by rintro _ s rfl; exact Kernel.terminated_correct h s
  observe := by
    rintro _ s rfl
    exact Fin.ext ((congrArg (· % _) (Kernel.obs_correct s)).trans (Nat.mod_eq_of_lt s.isLt))
  observe_le := by
    rintro _ s rfl
    have hlt := Nat.lt_of_le_of_lt (Nat.le_of_eq (Kernel.obs_correct s)) s.isLt
    exact ⟨rfl, List.forall_mem_cons.mpr ⟨Nat.le_sub_one_of_lt hlt, nofun⟩⟩

/-- The kernel is NewEnv: it accepts exactly the lengths of the corridors of `2` to `1000` cells,
and at these it is the environment of the corridor. -/
def implements : Implements machine where
  Model := { n : Nat // 2 ≤ n ∧ n ≤ 1000 }
  State n := Fin n.val
  Action _ := Action
  Obs n := Fin n.val
  env n := toEnv n.val (by have := n.property; omega)
  Describes length n := length.toNat = n.val
  valid_iff _ := Kernel.valid_iff.trans ⟨fun h => ⟨⟨_, h⟩, rfl⟩, fun ⟨n, hn⟩ => hn ▸ n.property⟩
  refines := by
    rintro _ ⟨n, hn⟩ (rfl : _ = n); exact NewEnv.refines (Kernel.valid_iff.mpr hn)

/-- The rewards of the kernel are integers of 32 bits in units. -/
theorem inUnits : machine.InUnits 1 fun _ => (-1, 0) :=
  ⟨by decide, fun _ => rfl, fun _ => rfl,
    fun _ => ⟨of_decide_eq_true rfl, of_decide_eq_true rfl⟩⟩

/-! ### Episodes and lanes -/

/-- **Claim.** Over any list of actions after a reset, whatever the key and the place in the stream,
the kernel returns what the corridor returns. -/
theorem episode_init (h : machine.valid length = true) (key t : UInt64) {actions : List UInt32}
    (ha : ∀ a ∈ actions, a < 2) :
    (machine.episode length key (machine.init length key t) t actions).map
        (fun r => ⟨cellOf (pos_of_valid h) r.obs, r.units, r.terminated, r.truncated⟩) =
      (toEnv length.toNat (pos_of_valid h)).episode key 0 ⟨0, pos_of_valid h⟩ t
        (actions.map actionOf) :=
  ((refines h).map_decode rfl _).symm.trans
    ((refines h).episode_eq ((refines h).init key t) key t ha)

/-- **Claim, by definition.** The functions of a lane that the kernel exports return what those of
`Lane.Call` return for a call of the lane of the machine. -/
theorem Kernel.lane_eq (C : ProtocolWords) (l : LaneWords UInt32) (a : UInt32) :
    let on {R : Type} (f : UInt32 → UInt32 → _) : R := l.apply C a (f length l.state)
    ⟨on Kernel.laneRefuses, [on Kernel.laneState0], on Kernel.laneT, on Kernel.laneElapsed,
      on Kernel.laneOver, on Kernel.laneReward, on Kernel.laneTerminated, on Kernel.laneTruncated,
      on Kernel.laneDue⟩ = (machine.laneCall length C l a).results32 [id] :=
  rfl

/-- **Claim.** Over any list of actions, in every autoreset mode and with every limit, a lane of the
kernel returns what a lane of NewEnv returns when the words of its stream sample it. -/
theorem lane_eq (h : machine.valid length = true) : (refines h).LanesAgree :=
  (refines h).lanesAgree

-- An episode in a corridor of three cells, which is stopped by the wall at first.
example :
    machine.valid 3 = true ∧
      (machine.episode 3 7 (machine.init 3 7 0) 0 [0, 1, 1]).map
          (fun r => (r.obs, r.units, r.terminated)) =
        [([0], -1, false), ([1], -1, false), ([2], -1, true)] := by
  decide +kernel

end Spec.NewEnv
