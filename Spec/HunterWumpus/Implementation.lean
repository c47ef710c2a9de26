module

public import Spec.HunterWumpus.Refinement.Reset
public import Spec.HunterWumpus.Refinement.StateValid
public import Spec.HunterWumpus.Rewards
public import Spec.MDP.Lane.Refinement

/-!
# The kernel is HunterWumpus

The kernel, as one machine, is the environment of every game on a grid of side up to `8`: over any
list of actions it returns what the specification returns.

## Main definitions

* `machine`, `refines`, `implements`: the kernel, and that it is HunterWumpus.

## Main statements

* `Kernel.constants_eq`: the constants of the kernel.
* `Kernel.actionValid_iff`: the words that are actions.
* `episode_init`, `Kernel.lane_eq`, `lane_eq`: an episode from a reset, and lanes.
-/

@[expose] public noncomputable section

namespace Spec.HunterWumpus

open Spec.MDP

/-- The kernel of HunterWumpus. -/
def machine : MDP.Machine Machine.Params Machine.Words where
  resetWords := 64
  stepWords := 1
  valid p := p.on Kernel.valid
  numActions := Kernel.stepper.numActions
  stateValid p w := w.on (p.on Kernel.stateValid)
  init p key t := ⟨p.on Kernel.init0 key t, p.on Kernel.init1 key t, p.on Kernel.init2 key t⟩
  step := MDP.Machine.takesWord Kernel.stepper.step
  reward := MDP.Machine.takesWord Kernel.stepper.reward
  value _ := MDP.Machine.units 1
  terminated := Kernel.stepper.terminated
  truncated _ _ := false
  observe p w := [w.on (p.on Kernel.obs0), w.on (p.on Kernel.obs1), w.on (p.on Kernel.obs2),
    w.on (p.on Kernel.obs3), w.on (p.on Kernel.obs4), w.on (p.on Kernel.obs5),
    w.on (p.on Kernel.obs6), w.on (p.on Kernel.obs7), w.on (p.on Kernel.obs8),
    w.on (p.on Kernel.obs9), w.on (p.on Kernel.obs10), w.on (p.on Kernel.obs11),
    w.on (p.on Kernel.obs12), w.on (p.on Kernel.obs13)]
  obsHigh p :=
    let last := p.size.toNat - 1
    let cells := p.size.toNat * p.size.toNat
    [last, last, last, last, 1, 3, 1, 1, last, last, 4, cells, cells, cells]
  rewardRange _ := MDP.Machine.unitRange 1 (-101) 101

/-! ### Constants and actions -/

/-- **Claim, by definition.** The constants that the kernel exports are those of the machine. -/
theorem Kernel.constants_eq (size numPits : UInt32) :
    MDP.Machine.units (Kernel.rewardScale size numPits) = machine.value ⟨size, numPits⟩ ∧
      Kernel.resetWords size numPits = machine.resetWords ∧
      Kernel.stepWords size numPits = machine.stepWords := ⟨rfl, rfl, rfl⟩

/-- **Claim.** The kernel takes the words below `4` for actions, and no others. -/
theorem Kernel.actionValid_iff {p : Machine.Params} {action : UInt32} :
    Kernel.actionValid p.size p.numPits action = true ↔ action < machine.numActions p :=
  decide_eq_true_iff

/-! ### Observations and rewards -/

variable {n : Nat} {H : HunterWumpus n} {p : Machine.Params} {w : Machine.Words} {s : State n}

/-- What the first eight components of an observation mean on a grid of side `n`: shares of the last
column or row, of the strongest scent, and signs. -/
def Observation.ofWords (n : Nat) (components : List UInt64) : Observation where
  wumpusX := mkRat (components.getD 0 0).toNat (n - 1)
  wumpusY := mkRat (components.getD 1 0).toNat (n - 1)
  playerX := mkRat (components.getD 2 0).toNat (n - 1)
  playerY := mkRat (components.getD 3 0).toNat (n - 1)
  stench := (components.getD 4 0).toNat
  scent := mkRat (components.getD 5 0).toNat maxScent
  arrivedVisited := (components.getD 6 0).toNat
  pitAdjacent := (components.getD 7 0).toNat

theorem Observation.ofWords_observe (hp : Kernel.Describes p.size p.numPits H)
    (h : Machine.Represents w.pits w.visited w.tokens s) :
    Observation.ofWords n (machine.observe p w) = H.toEnv.observe s := by
  obtain ⟨h₀, h₁, h₂, h₃, h₄, h₅, h₆, h₇⟩ := Kernel.obs_correct hp h
  generalize H.toEnv.observe s = o at *
  cases o
  simp only at h₀ h₁ h₂ h₃ h₄ h₅ h₆ h₇
  subst h₀ h₁ h₂ h₃ h₄ h₅ h₆ h₇
  rfl

theorem Kernel.obs_le (hp : Kernel.Describes p.size p.numPits H)
    (h : Machine.Represents w.pits w.visited w.tokens s) :
    ∀ c ∈ (machine.observe p w).zip (machine.obsHigh p), c.1.toNat ≤ c.2 := by
  obtain ⟨h₀, h₁, h₂, h₃, h₄, h₅, h₆, h₇, h₈, h₉, h₁₀, h₁₁, h₁₂, h₁₃⟩ := Kernel.obs_in_bounds hp h
  rw [← hp.size] at h₀ h₁ h₂ h₃ h₈ h₉ h₁₁ h₁₂ h₁₃
  simp only [machine, List.zip_cons_cons, List.zip_nil_left, List.forall_mem_cons]
  exact ⟨h₀, h₁, h₂, h₃, h₄, h₅, h₆, h₇, h₈, h₉, h₁₀, h₁₁, h₁₂, h₁₃, nofun⟩

theorem reward_within (hs : Valid H s) (a u : Direction) :
    ((-101 : Int) : Rat) / (1 : Nat) ≤ (step s a u).reward ∧
      (step s a u).reward ≤ ((101 : Int) : Rat) / (1 : Nat) := by
  by_cases ho : s.status = .ongoing
  · exact (by decide +kernel : ∀ r ∈ [-101, -6, -1, 1, 94, 99, (101 : Rat)],
      ((-101 : Int) : Rat) / (1 : Nat) ≤ r ∧ r ≤ ((101 : Int) : Rat) / (1 : Nat)) _
      (reward_mem hs ho a u)
  · rw [step_of_ended ho]; dsimp only; decide +kernel

/-! ### The kernel is the environment -/

/-- At the parameters of a game, the kernel is its environment. -/
def refines (hp : Kernel.Describes p.size p.numPits H) : Refines machine p H.toEnv where
  Represents w s := Machine.Represents w.pits w.visited w.tokens s ∧ Consistent H s
  action := Machine.actionOf
  obs := Observation.ofWords n
  Terminal s := s.status ≠ .ongoing
  reset_within := by
    have hk := H.numPits_le
    have hle : n * n ≤ 8 * 8 := Nat.mul_le_mul hp.size_le hp.size_le
    exact ⟨_, (within_reset H).mono (show H.numPits + 2 ≤ 64 by omega) (Nat.le_refl _)⟩
  step_within s a := ⟨0, H.toEnv_step_within s a⟩
  terminated_iff s a r hr := by
    obtain ⟨u, rfl⟩ := (mem_toEnv_step H s a r).mp hr
    exact terminated_iff
  truncated _ _ _ _ _ := Env.truncated_sample _ _ _ fun s a r hr => by
    obtain ⟨u, rfl⟩ := (mem_toEnv_step H s a r).mp hr
    exact truncated_eq_false
  stateValid_iff w := Kernel.stateValid_iff hp
  init key t := by
    have hwords := (Kernel.reset_sample_stream H hp.size_le key t []).2
    rw [List.append_nil] at hwords
    refine ⟨?_, consistent_of_reachable (.reset (Draw.sample_mem _ _))⟩
    change Machine.Represents _ _ _ (H.toEnv.reset.sample (Random.stream key t 64))
    rw [hwords]
    exact Kernel.init_correct hp key t
  step h a _ := MDP.Machine.forall_oneWord fun u =>
    ⟨Kernel.step_correct hp h.1 a u, by rw [toEnv_sample]; exact h.2.step _ _⟩
  reward h a _ := MDP.Machine.forall_oneWord fun u => by
    rw [← Kernel.reward_correct hp h.1 a u]
    exact div_natCast_one _
  terminal_iff h := Kernel.terminated_iff (size := p.size) (numPits := p.numPits) h.1
  observe h := Observation.ofWords_observe hp h.1
  observe_le h := ⟨rfl, Kernel.obs_le hp h.1⟩
  value_zero := MDP.Machine.units_zero _
  reward_within {_ s} h a r hr := by
    obtain ⟨u, rfl⟩ := (mem_toEnv_step H s a r).mp hr
    exact reward_within h.2.toValid a _

/-- The kernel is HunterWumpus: it accepts exactly the parameters of the games on a grid
of side up to `8`, and at these it is the environment of the game. -/
def implements : Implements machine where
  Model := (n : Nat) × HunterWumpus n
  State F := State F.1
  Action _ := Direction
  Obs _ := Observation
  env F := F.2.toEnv
  Describes p F := Kernel.Describes p.size p.numPits F.2
  valid_iff _ := Kernel.valid_iff.trans
    ⟨fun ⟨_, hp⟩ => ⟨⟨_, _⟩, hp⟩, by rintro ⟨⟨_, H⟩, hp⟩; obtain rfl := hp.size; exact ⟨H, hp⟩⟩
  refines := refines

/-- The rewards of the kernel are integers of 32 bits in units. -/
theorem inUnits : machine.InUnits 1 fun _ => (-101, 101) :=
  ⟨by decide, fun _ => rfl, fun _ => rfl,
    fun _ => ⟨of_decide_eq_true rfl, of_decide_eq_true rfl⟩⟩

/-- **Claim.** Over any list of actions after a reset, with any key, at any place in the stream, the
kernel returns what HunterWumpus returns when the words of the stream make its choices: `64` words
draw the board, and one word for each action moves the player. -/
theorem episode_init (hp : Kernel.Describes p.size p.numPits H) (key t : UInt64)
    {actions : List UInt32} (ha : ∀ a ∈ actions, a < 4) :
    (machine.episode p key (machine.init p key t) (t + 64) actions).map
        (fun r => ⟨Observation.ofWords n r.obs, r.units, r.terminated, r.truncated⟩) =
      H.toEnv.episode key 1 (H.toEnv.reset.sample (Random.stream key t 64)) (t + 64)
        (actions.map Machine.actionOf) :=
  ((refines hp).map_decode rfl _).symm.trans ((refines hp).episode_init key t ha)

/-! ### Lanes -/

/-- **Claim, by definition.** The functions of a lane that the kernel exports return what those of
`Lane.Call` return for a call of the lane of the machine. -/
theorem Kernel.lane_eq (C : ProtocolWords) (l : LaneWords Machine.Words) (a : UInt32) :
    let on {R : Type} f : R := l.apply C a (l.state.on (p.on f))
    ⟨on Kernel.laneRefuses, [on Kernel.laneState0, on Kernel.laneState1, on Kernel.laneState2],
      on Kernel.laneT, on Kernel.laneElapsed, on Kernel.laneOver, on Kernel.laneReward,
      on Kernel.laneTerminated, on Kernel.laneTruncated, on Kernel.laneDue⟩ = (machine.laneCall p C
      l a).results64 [(·.pits), (·.visited), (·.tokens)] := rfl

/-- **Claim.** Over any list of actions, in every autoreset mode and with every limit, a lane of the
kernel returns what a lane of HunterWumpus returns when the words of its stream sample it. -/
theorem lane_eq (hp : Kernel.Describes p.size p.numPits H) : (refines hp).LanesAgree :=
  (refines hp).lanesAgree

/-! ### An example -/

-- The words `4` and `3` are accepted, and are those of a game.
example : machine.valid ⟨4, 3⟩ = true := by decide

example : Kernel.Describes 4 3 (⟨3, by decide, by decide⟩ : HunterWumpus 4) where
  size := rfl
  size_le := by decide
  numPits := rfl

-- An episode of this game in which the wumpus is stopped by the border, goes on, comes to a tile
-- that smells of the player, and then catches the player there.
example :
    (machine.episode ⟨4, 3⟩ 6 (machine.init ⟨4, 3⟩ 6 0) 64 [3, 0, 0, 0]).map
        (fun r => (r.obs, r.units, r.terminated)) =
      [([0, 3, 0, 1, 0, 0, 1, 0, 3, 1, 0, 0, 16, 16], -6, false),
        ([0, 2, 0, 0, 0, 0, 0, 0, 3, 1, 0, 4, 0, 16], -1, false),
        ([0, 1, 0, 0, 1, 2, 0, 0, 3, 1, 0, 16, 4, 0], 1, false),
        ([0, 0, 0, 0, 0, 0, 0, 1, 3, 1, 2, 16, 16, 4], 101, true)] := by
  decide +kernel

-- Its first words are those of a state; with a bit more, or with another status, they are not.
example :
    let w := machine.init ⟨4, 3⟩ 6 0
    machine.stateValid ⟨4, 3⟩ w = true ∧
      machine.stateValid ⟨4, 3⟩ { w with tokens := w.tokens + 64 } = false ∧
      machine.stateValid ⟨4, 3⟩ { w with tokens := w.tokens + (2 : UInt64) <<< 56 } = false := by
  decide +kernel

end Spec.HunterWumpus
