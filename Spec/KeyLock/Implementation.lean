module

public import Spec.KeyLock.Refinement
public import Spec.KeyLock.Return
public import Spec.MDP.Lane.Refinement

/-!
# The kernel is KeyLock

The kernel, as one machine, is the environment of every grid of side `2` to `1024`: over any list of
actions it returns what the specification returns.

## Main definitions

* `machine`: the kernel.
* `refines`, `implements`: it is KeyLock.

## Main statements

* `Kernel.constants_eq`: the constants of the kernel.
* `Kernel.actionValid_iff`: the words that are actions.
* `episode_init`: an episode from a reset.
* `Kernel.lane_eq`, `lane_eq`: the functions of a lane that the kernel exports; any list of calls.
-/

@[expose] public noncomputable section

namespace Spec.KeyLock

open Spec.MDP
open Spec.GridWorld (Pos)

/-- The kernel of KeyLock. -/
def machine : MDP.Machine UInt32 UInt64 where
  rewardScale := 1
  resetWords := 3
  stepWords := 0
  valid := Kernel.valid
  numActions := Kernel.stepper.numActions
  stateValid := Kernel.stateValid
  init := Kernel.init0
  step := Kernel.stepper.step
  reward := Kernel.stepper.reward
  terminated := Kernel.stepper.terminated
  observe size board :=
    [Kernel.obs0 size board, Kernel.obs1 size board, Kernel.obs2 size board,
      Kernel.obs3 size board, Kernel.obs4 size board, Kernel.obs5 size board,
      Kernel.obs6 size board, Kernel.obs7 size board, Kernel.obs8 size board]
  obsHigh size :=
    let last := size.toNat - 1
    let cells := size.toNat * size.toNat
    [cells * (cells - 1) * (2 * cells + 1) - 1, last, last, last, last, last, last, 1, 1]
  rewardRange _ := (-1, 100)

/-! ### Constants and actions -/

/-- **Claim, by definition.** The constants that the kernel exports are those of the machine. -/
theorem Kernel.constants_eq (size : UInt32) :
    Kernel.rewardScale size = machine.rewardScale ∧
      Kernel.resetWords size = machine.resetWords ∧
      Kernel.stepWords size = machine.stepWords := ⟨rfl, rfl, rfl⟩

/-- **Claim.** The kernel takes the words below `6` for actions, and no others. -/
theorem Kernel.actionValid_iff {size action : UInt32} :
    Kernel.actionValid size action = true ↔ action < machine.numActions size :=
  decide_eq_true_iff

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

theorem reward_in_range (hp : Kernel.Describes size K) (s : State n) (a : Action) (u : UInt64) :
    -1 ≤ (machine.reward size s.word a.toWord u).toInt64.toInt ∧
      (machine.reward size s.word a.toWord u).toInt64.toInt ≤ 100 := by
  have hr := Kernel.reward_correct hp s a u
  change -1 ≤ (Kernel.reward size s.word a.toWord u).toInt64.toInt ∧
    (Kernel.reward size s.word a.toWord u).toInt64.toInt ≤ 100
  generalize (Kernel.reward size s.word a.toWord u).toInt64.toInt = r at hr
  suffices hq : ((-1 : Int) : Rat) ≤ r ∧ (r : Rat) ≤ (100 : Int) from
    ⟨Rat.intCast_le_intCast.mp hq.1, Rat.intCast_le_intCast.mp hq.2⟩
  rw [hr]
  rcases reward_mem s a with ⟨h, -⟩ | ⟨h | h | h, -⟩ <;> rw [h] <;> decide

/-! ### The kernel is the environment -/

/-- At the parameter of a task, the kernel is its environment. -/
def refines (hp : Kernel.Describes size K) : Refines machine size K.toEnv where
  Represents w s := Valid s ∧ w = s.word
  action := actionOf
  obs := stateOf K
  Terminal s := s.isOpen = true
  reset_within := ⟨_, K.within_reset⟩
  step_within _ _ := ⟨0, trivial⟩
  stepWords_le := by decide
  terminated_iff s a r hr := by rw [Draw.mem_pure.mp hr]; exact terminated_iff a
  truncated_eq s a r hr := by rw [Draw.mem_pure.mp hr]; exact truncated_eq_false a
  stateValid_iff _ := Kernel.stateValid_iff hp
  init key t := ⟨K.valid_of_reachable (.reset (Draw.sample_mem _ _)), Kernel.init_correct hp key t⟩
  step := by
    rintro w s ⟨hs, rfl⟩ a ha u
    have h := Kernel.step_correct hp s (actionOf a) u
    rw [toWord_actionOf ha] at h
    exact ⟨hs.step _, h⟩
  reward := by
    rintro w s ⟨hs, rfl⟩ a ha u
    have h := Kernel.reward_correct hp s (actionOf a) u
    rw [toWord_actionOf ha] at h
    exact (div_natCast_one _).trans h
  terminal_iff := by rintro w s ⟨hs, rfl⟩; exact Kernel.terminated_iff hp s
  observe := by rintro w s ⟨hs, rfl⟩; exact stateOf_observe hp s
  inSpace := by
    rintro w s ⟨hs, rfl⟩ a ha key t
    have h := Kernel.step_correct hp s (actionOf a) (Random.word key t)
    have hr := reward_in_range hp s (actionOf a) (Random.word key t)
    rw [toWord_actionOf ha] at h hr
    refine ⟨rfl, ?_, hr.1, hr.2⟩
    change ∀ c ∈ (machine.observe size (Kernel.step0 size s.word a (Random.word key t))).zip _, _
    rw [h]
    exact observe_le hp (hs.step _)

/-- The kernel is KeyLock: it accepts exactly the sides from `2` to `1024`, and at these it is the
environment of the task. -/
def implements : Implements machine where
  Model := (n : Nat) × KeyLock n
  State F := State F.1
  Action _ := Action
  Obs F := State F.1
  env F := F.2.toEnv
  Describes size F := Kernel.Describes size F.2
  valid_iff size := by
    constructor
    · intro h
      obtain ⟨K, hp⟩ := Kernel.valid_iff.mp h
      exact ⟨⟨_, K⟩, hp⟩
    · rintro ⟨⟨n, K⟩, hp⟩
      obtain rfl := hp.size
      exact Kernel.valid_iff.mpr ⟨K, hp⟩
  refines hp := refines hp
  rewardRange_fits _ := ⟨(by decide : (-2 ^ 31 : Int) ≤ -1), (by decide : (100 : Int) < 2 ^ 31)⟩

/-- **Claim.** Over any list of actions after a reset, with any key, at any place in the stream, the
kernel returns what KeyLock returns when three words of the stream choose the start. -/
theorem episode_init (hp : Kernel.Describes size K) (key t : UInt64) {actions : List UInt32}
    (ha : ∀ a ∈ actions, a < 6) :
    (machine.episode size key (machine.init size key t) (t + 3) actions).map
        (fun r => ⟨stateOf K r.obs, r.units, r.terminated⟩) =
      K.toEnv.episode key 0 (K.toEnv.reset.sample (Random.stream key t 3)) (t + 3)
        (actions.map actionOf) := by
  refine Eq.trans ?_ ((refines hp).episode_init key t ha)
  refine List.map_congr_left fun r _ => ?_
  have hr : (r.units : Rat) / machine.rewardScale.toNat = r.units := div_natCast_one _
  rw [Refines.decode, hr]
  rfl

/-! ### Lanes -/

/-- **Claim, by definition.** The functions of a lane that the kernel exports return what those of
`Lane.Call` return for a call of the lane of the machine. -/
theorem Kernel.lane_eq (C : ProtocolWords) (l : LaneWords UInt64) (a : UInt32) :
    let on {R : Type} (f : UInt32 → UInt64 → _) : R := l.apply C a (f size l.state)
    ⟨on Kernel.laneRefuses, [on Kernel.laneState0], on Kernel.laneT, on Kernel.laneElapsed,
      on Kernel.laneOver, on Kernel.laneReward, on Kernel.laneTerminated, on Kernel.laneTruncated,
      on Kernel.laneDue⟩ = (machine.laneCall size C l a).results64 [id] :=
  rfl

/-- **Claim.** Over any list of actions, in every autoreset mode and with every limit, a lane of the
kernel returns what a lane of KeyLock returns when the words of its stream sample it. -/
theorem lane_eq (hp : Kernel.Describes size K) : (refines hp).LanesAgree :=
  (refines hp).lanesAgree

/-! ### An example -/

-- The word `3` is accepted, and is that of a task.
example : machine.valid 3 = true ∧ Kernel.Describes 3 (⟨by decide⟩ : KeyLock 3) :=
  ⟨by decide, rfl, by decide⟩

end Spec.KeyLock
