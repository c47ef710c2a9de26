module

public import Spec.KeyLock.Refinement
public import Spec.KeyLock.Return
public import Spec.MDP.Lane.Refinement

/-!
# The kernel is KeyLock

The kernel, as one machine, is the environment of every grid of side `2` to `1024`: over any list of
actions it returns what the specification returns.

## Main definitions

* `machine`, `refines`, `implements`: the kernel, and that it is KeyLock.

## Main statements

* `Kernel.constants_eq`: the constants of the kernel.
* `Kernel.actionValid_iff`: the words that are actions.
* `episode_init`, `Kernel.lane_eq`, `lane_eq`: an episode from a reset, and lanes.
-/

@[expose] public noncomputable section

namespace Spec.KeyLock

open Spec.MDP
open Spec.GridWorld (Pos)

/-- The kernel of KeyLock. -/
def machine : MDP.Machine UInt32 UInt64 where
  resetWords := 3
  stepWords := 0
  valid := Kernel.valid
  numActions := Kernel.stepper.numActions
  stateValid := Kernel.stateValid
  init := Kernel.init0
  step := MDP.Machine.takesWord Kernel.stepper.step
  reward := MDP.Machine.takesWord Kernel.stepper.reward
  value _ := MDP.Machine.units 1
  terminated := Kernel.stepper.terminated
  truncated _ _ := false
  observe size board :=
    [Kernel.obs0 size board, Kernel.obs1 size board, Kernel.obs2 size board,
      Kernel.obs3 size board, Kernel.obs4 size board, Kernel.obs5 size board,
      Kernel.obs6 size board, Kernel.obs7 size board, Kernel.obs8 size board]
  obsHigh size :=
    let last := size.toNat - 1
    let cells := size.toNat * size.toNat
    [cells * (cells - 1) * (2 * cells + 1) - 1, last, last, last, last, last, last, 1, 1]
  rewardRange _ := MDP.Machine.unitRange 1 (-1) 100

/-! ### Constants and actions -/

/-- **Claim, by definition.** The constants that the kernel exports are those of the machine. -/
theorem Kernel.constants_eq (size : UInt32) :
    MDP.Machine.units (Kernel.rewardScale size) = machine.value size ∧
      Kernel.resetWords size = machine.resetWords ∧
      Kernel.stepWords size = machine.stepWords := ⟨rfl, rfl, rfl⟩

/-- **Claim.** The kernel takes the words below `6` for actions, and no others. -/
theorem Kernel.actionValid_iff {size action : UInt32} :
    Kernel.actionValid size action = true ↔ action < machine.numActions size := decide_eq_true_iff

/-- The action that a word means. -/
def actionOf (a : UInt32) : Action :=
  if a = 0 then .north else if a = 1 then .south else if a = 2 then .east else if a = 3 then .west
  else if a = 4 then .pickUp else .unlock

theorem toWord_actionOf {a : UInt32} (h : a < 6) : (actionOf a).toWord = a := by
  have key : ∀ k : Fin 6, (actionOf (.ofNat k.val)).toWord = .ofNat k.val := by decide
  have h := key ⟨a.toNat, UInt32.lt_iff_toNat_lt.mp h⟩
  rwa [UInt32.ofNat_toNat] at h

/-! ### Observations and rewards -/

variable {n : Nat} {K : KeyLock n} {size : UInt32}

/-- The cell in a column and a row. -/
def posOf (K : KeyLock n) (x y : UInt64) : Pos n n :=
  if h : y.toNat < n ∧ x.toNat < n then ⟨⟨_, h.1⟩, ⟨_, h.2⟩⟩ else corner K.size_pos

theorem posOf_eq {x y : UInt64} {p : Pos n n} (hx : x.toNat = p.col) (hy : y.toNat = p.row) :
    posOf K x y = p := by
  rw [posOf, dif_pos ⟨by rw [hy]; exact p.row.isLt, by rw [hx]; exact p.col.isLt⟩]
  exact Pos.ext (Fin.ext hy) (Fin.ext hx)

/-- The state that the components of an observation show. -/
def stateOf (K : KeyLock n) (components : List UInt64) : State n where
  agent := posOf K (components.getD 1 0) (components.getD 2 0)
  key := posOf K (components.getD 3 0) (components.getD 4 0)
  lock := posOf K (components.getD 5 0) (components.getD 6 0)
  hasKey := (components.getD 7 0).toNat == 1
  isOpen := (components.getD 8 0).toNat == 1

theorem stateOf_observe (hp : Kernel.Describes size K) (s : State n) :
    stateOf K (machine.observe size s.word) = s := by
  obtain ⟨⟨h₀, h₁⟩, ⟨h₂, h₃⟩, ⟨h₄, h₅⟩, h₆, h₇⟩ := Kernel.obs_correct hp s
  have bool : ∀ b : Bool, (b.toNat == 1) = b := by decide
  refine State.ext (posOf_eq (K := K) h₀ h₁) (posOf_eq (K := K) h₂ h₃)
    (posOf_eq (K := K) h₄ h₅) ?_ ?_
  · change ((Kernel.obs7 size s.word).toNat == 1) = _
    rw [h₆, bool]
  · change ((Kernel.obs8 size s.word).toNat == 1) = _
    rw [h₇, bool]

theorem observe_le (hp : Kernel.Describes size K) {s : State n} (hs : Valid s) :
    ∀ c ∈ (machine.observe size s.word).zip (machine.obsHigh size), c.1.toNat ≤ c.2 := by
  obtain ⟨⟨h₀, h₁⟩, ⟨h₂, h₃⟩, ⟨h₄, h₅⟩, h₆, h₇⟩ := Kernel.obs_correct hp s
  obtain ⟨hi, hlt⟩ := Kernel.index_correct hp hs
  have coord (i : Fin n) : i.val ≤ size.toNat - 1 := by rw [hp.size]; omega
  simp only [machine, List.zip_cons_cons, List.zip_nil_left, List.forall_mem_cons, hi, h₀, h₁, h₂,
    h₃, h₄, h₅, h₆, h₇]
  exact ⟨by rw [hp.size]; omega, coord _, coord _, coord _, coord _, coord _, coord _,
    Bool.toNat_le _, Bool.toNat_le _, nofun⟩

/-! ### The kernel is the environment -/

/-- At the parameter of a task, the kernel is its environment. -/
def refines (hp : Kernel.Describes size K) : Refines machine size K.toEnv where
  Represents w s := Valid s ∧ w = s.word
  action := actionOf
  obs := stateOf K
  Terminal s := s.isOpen = true
  reset_within := ⟨_, K.within_reset⟩
  step_within _ _ := ⟨0, trivial⟩
  terminated_iff _ a := Draw.forall_mem_pure (terminated_iff a)
  truncated _ _ _ _ _ := Env.truncated_sample _ _ _ fun _ a =>
    Draw.forall_mem_pure (truncated_eq_false a)
  stateValid_iff _ := Kernel.stateValid_iff hp
  init key t := ⟨K.valid_of_reachable (.reset (Draw.sample_mem _ _)), Kernel.init_correct hp key t⟩
  step := by
    rintro _ s ⟨hs, rfl⟩ a ha us _
    have h := Kernel.step_correct hp s (actionOf a) (us.headD 0)
    exact ⟨hs.step _, by rwa [toWord_actionOf ha] at h⟩
  reward := by
    rintro _ s ⟨hs, rfl⟩ a ha us _
    have h := Kernel.reward_correct hp s (actionOf a) (us.headD 0)
    exact (div_natCast_one _).trans (by rwa [toWord_actionOf ha] at h)
  terminal_iff := by rintro w s ⟨hs, rfl⟩; exact Kernel.terminated_iff hp s
  observe := by rintro w s ⟨hs, rfl⟩; exact stateOf_observe hp s
  observe_le := by rintro w s ⟨hs, rfl⟩; exact ⟨rfl, observe_le hp hs⟩
  value_zero := MDP.Machine.units_zero _
  reward_within {_ s} _ a := Draw.forall_mem_pure <| show
      ((-1 : Int) : Rat) / (1 : Nat) ≤ _ ∧ _ ≤ ((100 : Int) : Rat) / (1 : Nat) by
    rcases reward_mem s a with ⟨h, -⟩ | ⟨h | h | h, -⟩ <;> rw [h] <;> decide +kernel

/-- The kernel is KeyLock: it accepts exactly the sides from `2` to `1024`, and at these it is the
environment of the task. -/
def implements : Implements machine where
  Model := (n : Nat) × KeyLock n
  State F := State F.1
  Action _ := Action
  Obs F := State F.1
  env F := F.2.toEnv
  Describes size F := Kernel.Describes size F.2
  valid_iff _ := Kernel.valid_iff.trans
    ⟨fun ⟨_, hp⟩ => ⟨⟨_, _⟩, hp⟩, by rintro ⟨⟨_, K⟩, hp⟩; obtain rfl := hp.size; exact ⟨K, hp⟩⟩
  refines := refines

/-- The rewards of the kernel are integers of 32 bits in units. -/
theorem inUnits : machine.InUnits 1 fun _ => (-1, 100) :=
  ⟨by decide, fun _ => rfl, fun _ => rfl,
    fun _ => ⟨of_decide_eq_true rfl, of_decide_eq_true rfl⟩⟩

/-- **Claim.** Over any list of actions after a reset, with any key, at any place in the stream, the
kernel returns what KeyLock returns when three words of the stream choose the start. -/
theorem episode_init (hp : Kernel.Describes size K) (key t : UInt64) {actions : List UInt32}
    (ha : ∀ a ∈ actions, a < 6) :
    (machine.episode size key (machine.init size key t) (t + 3) actions).map
        (fun r => ⟨stateOf K r.obs, r.units, r.terminated, r.truncated⟩) =
      K.toEnv.episode key 0 (K.toEnv.reset.sample (Random.stream key t 3)) (t + 3)
        (actions.map actionOf) :=
  ((refines hp).map_decode rfl _).symm.trans ((refines hp).episode_init key t ha)

/-! ### Lanes -/

/-- **Claim, by definition.** The functions of a lane that the kernel exports return what those of
`Lane.Call` return for a call of the lane of the machine. -/
theorem Kernel.lane_eq (C : ProtocolWords) (l : LaneWords UInt64) (a : UInt32) :
    let on {R : Type} (f : UInt32 → UInt64 → _) : R := l.apply C a (f size l.state)
    ⟨on Kernel.laneRefuses, [on Kernel.laneState0], on Kernel.laneT, on Kernel.laneElapsed,
      on Kernel.laneOver, on Kernel.laneReward, on Kernel.laneTerminated, on Kernel.laneTruncated,
      on Kernel.laneDue⟩ = (machine.laneCall size C l a).results64 [id] := rfl

/-- **Claim.** Over any list of actions, in every autoreset mode and with every limit, a lane of the
kernel returns what a lane of KeyLock returns when the words of its stream sample it. -/
theorem lane_eq (hp : Kernel.Describes size K) : (refines hp).LanesAgree := (refines hp).lanesAgree

/-! ### An example -/

-- The word `3` is accepted, and is that of a task.
example : machine.valid 3 = true ∧ Kernel.Describes 3 (⟨by decide⟩ : KeyLock 3) :=
  ⟨by decide, rfl, by decide⟩

end Spec.KeyLock
