module

public import Spec.GridWorld.Refinement
public import Spec.MDP.Machine

/-!
# The kernel is GridWorld

The kernel, as one machine, is the environment of every grid of up to `2^31 - 1` rows and columns:
over any list of actions it returns what the specification returns.

## Main definitions

* `machine`: the kernel.
* `replies`: what a list of actions returns by the specification.
* `refines`, `implements`: the kernel is GridWorld.

## Main statements

* `Kernel.constants_eq`: the constants of the kernel.
* `Kernel.stateValid_iff`, `Kernel.actionValid_iff`: the words that are states and actions.
* `episode_init`: an episode from a reset.
-/

@[expose] public noncomputable section

namespace Spec.GridWorld

open Spec.MDP Machine Machine.Params

/-- The kernel of GridWorld. -/
def machine : MDP.Machine Params State where
  rewardScale := 1
  resetWords := 0
  stepWords := 0
  valid p := Kernel.valid p.height p.width p.startRow p.startCol p.goalRow p.goalCol
  numActions p := Kernel.numActions p.height p.width p.startRow p.startCol p.goalRow p.goalCol
  stateValid p w :=
    Kernel.stateValid p.height p.width p.startRow p.startCol p.goalRow p.goalCol w.row w.col
  init p key t :=
    ⟨Kernel.init0 p.height p.width p.startRow p.startCol p.goalRow p.goalCol key t,
      Kernel.init1 p.height p.width p.startRow p.startCol p.goalRow p.goalCol key t⟩
  step p w a u :=
    ⟨Kernel.step0 p.height p.width p.startRow p.startCol p.goalRow p.goalCol w.row w.col a u,
      Kernel.step1 p.height p.width p.startRow p.startCol p.goalRow p.goalCol w.row w.col a u⟩
  reward p w a u :=
    Kernel.reward p.height p.width p.startRow p.startCol p.goalRow p.goalCol w.row w.col a u
  terminated p w :=
    Kernel.terminated p.height p.width p.startRow p.startCol p.goalRow p.goalCol w.row w.col
  observe p w :=
    [Kernel.obs0 p.height p.width p.startRow p.startCol p.goalRow p.goalCol w.row w.col,
      Kernel.obs1 p.height p.width p.startRow p.startCol p.goalRow p.goalCol w.row w.col,
      Kernel.obs2 p.height p.width p.startRow p.startCol p.goalRow p.goalCol w.row w.col]
  obsHigh p :=
    [p.height.toNat * p.width.toNat - 1, p.height.toNat - 1, p.width.toNat - 1]
  rewardRange _ := (-1, 0)

/-! ### Constants, states and actions -/

/-- **Claim, by definition.** The constants that the kernel exports are those of the machine. -/
theorem Kernel.constants_eq (p : Params) :
    Kernel.rewardScale p.height p.width p.startRow p.startCol p.goalRow p.goalCol =
        machine.rewardScale ∧
      Kernel.resetWords p.height p.width p.startRow p.startCol p.goalRow p.goalCol =
        machine.resetWords ∧
      Kernel.stepWords p.height p.width p.startRow p.startCol p.goalRow p.goalCol =
        machine.stepWords := ⟨rfl, rfl, rfl⟩

/-- **Claim.** The kernel takes the words below `4` for actions, and no others. -/
theorem Kernel.actionValid_iff {p : Params} {action : UInt32} :
    Kernel.actionValid p.height p.width p.startRow p.startCol p.goalRow p.goalCol action = true ↔
      action.toNat < 4 :=
  decide_eq_true_iff.trans UInt32.lt_iff_toNat_lt

variable {height width : Nat} {G : GridWorld height width} {p : Params}

theorem toNat_height (hp : p.Describes G) : p.height.toNat = height := by
  rw [hp.height, toNat_ofNat hp.height_lt]

theorem toNat_width (hp : p.Describes G) : p.width.toNat = width := by
  rw [hp.width, toNat_ofNat hp.width_lt]

/-- **Claim.** The words that the kernel accepts as a state are exactly those of the cells of the
grid. -/
theorem Kernel.stateValid_iff (hp : p.Describes G) {w : State} :
    Kernel.stateValid p.height p.width p.startRow p.startCol p.goalRow p.goalCol w.row w.col =
      true ↔ ∃ s : Pos height width, w = .ofPos s := by
  rw [Kernel.stateValid, Word.bit_and, beq_iff_eq, Word.bit_eq_one_iff, UInt32.lt_iff_toNat_lt,
    UInt32.lt_iff_toNat_lt, toNat_height hp, toNat_width hp]
  constructor
  · rintro ⟨hr, hc⟩
    exact ⟨⟨⟨_, hr⟩, ⟨_, hc⟩⟩, by simp only [State.ofPos, UInt32.ofNat_toNat]⟩
  · rintro ⟨s, rfl⟩
    rw [toNat_row hp, toNat_col hp]
    exact ⟨s.row.isLt, s.col.isLt⟩

/-- The action that a word means, counted from the beginning again after the last one. -/
def actionOf (a : UInt32) : Action := .ofFin ⟨a.toNat % 4, Nat.mod_lt _ (by decide)⟩

theorem toWord_actionOf {a : UInt32} (ha : a < 4) : (actionOf a).toWord = a := by
  have h : a.toNat < 4 := UInt32.lt_iff_toNat_lt.mp ha
  have h4 : a.toNat = 0 ∨ a.toNat = 1 ∨ a.toNat = 2 ∨ a.toNat = 3 := by omega
  rw [← UInt32.toNat_inj]
  rcases h4 with h | h | h | h <;> simp only [actionOf, h] <;> rfl

theorem actionOf_toWord (a : Action) : actionOf a.toWord = a := by cases a <;> rfl

theorem toWord_lt (a : Action) : a.toWord < 4 := by cases a <;> decide

/-! ### Observations and rewards -/

/-- The cell that the second and third component of an observation mean. -/
def posOf (G : GridWorld height width) (components : List UInt64) : Pos height width where
  row := ⟨(components.getD 1 0).toNat % height, Nat.mod_lt _ (Nat.zero_lt_of_lt G.start.row.isLt)⟩
  col := ⟨(components.getD 2 0).toNat % width, Nat.mod_lt _ (Nat.zero_lt_of_lt G.start.col.isLt)⟩

theorem posOf_observe (hp : p.Describes G) (s : Pos height width) :
    posOf G (machine.observe p (.ofPos s)) = s := by
  obtain ⟨-, hr, hc⟩ := Kernel.obs_correct hp s
  refine Pos.ext (Fin.ext ?_) (Fin.ext ?_)
  · exact (congrArg (· % height) hr).trans (Nat.mod_eq_of_lt s.row.isLt)
  · exact (congrArg (· % width) hc).trans (Nat.mod_eq_of_lt s.col.isLt)

theorem observe_le (hp : p.Describes G) (w : State) :
    ∀ c ∈ (machine.observe p w).zip (machine.obsHigh p), c.1.toNat ≤ c.2 := by
  obtain ⟨h₀, h₁, h₂⟩ := Kernel.obs_in_bounds (p := p) (valid_of_describes hp) w.row w.col
  simp only [machine, List.zip_cons_cons, List.zip_nil_left, List.forall_mem_cons]
  exact ⟨Nat.le_sub_one_of_lt h₀, Nat.le_sub_one_of_lt h₁, Nat.le_sub_one_of_lt h₂, nofun⟩

theorem reward_in_range (p : Params) (w : State) (a : UInt32) (u : UInt64) :
    -1 ≤ (machine.reward p w a u).toInt64.toInt ∧ (machine.reward p w a u).toInt64.toInt ≤ 0 := by
  have h : machine.reward p w a u = (p.atGoal (p.step w a)).toUInt64 - 1 := rfl
  rw [h, atGoal, Word.bit_and]
  by_cases hg : (p.step w a).row = p.goalRow ∧ (p.step w a).col = p.goalCol
  · rw [Word.bit_pos hg]; decide
  · rw [Word.bit_neg hg]; decide

theorem div_one (r : Rat) : r / ((1 : Nat) : Rat) = r := by
  rw [show ((1 : Nat) : Rat) = 1 from rfl]; grind

theorem step_represents (hp : p.Describes G) (s : Pos height width) {a : UInt32} (ha : a < 4)
    (u : UInt64) : machine.step p (.ofPos s) a u = .ofPos (G.step s (actionOf a)).state := by
  rw [← step_ofPos hp, toWord_actionOf ha]; rfl

/-! ### The kernel is the environment -/

/-- At the parameters of a grid, the kernel is its environment. -/
def refines (hp : p.Describes G) : Refines machine p G.toEnv where
  Represents w s := w = .ofPos s
  action := actionOf
  obs := posOf G
  Terminal s := s = G.goal
  reset_within := ⟨0, trivial⟩
  step_within _ _ := ⟨0, trivial⟩
  stepWords_le := by decide
  terminated_iff s a r hr := by
    rw [Draw.mem_pure.mp hr]
    exact terminated_iff G s a
  truncated_eq s a r hr := by
    rw [Draw.mem_pure.mp hr]
    exact truncated_eq_false G s a
  stateValid_iff w := Kernel.stateValid_iff hp
  init key t := by
    have h : machine.init p key t = p.clamp ⟨p.startRow, p.startCol⟩ := rfl
    rw [h, hp.start, clamp_ofPos hp]; rfl
  step := by rintro w s rfl a ha u; exact step_represents hp s ha u
  reward := by
    rintro w s rfl a ha u
    have h := Kernel.reward_correct hp s (actionOf a) u
    rw [toWord_actionOf ha] at h
    exact (div_one _).trans h
  terminal_iff := by
    rintro w s rfl
    have h : machine.terminated p (.ofPos s) = (p.atGoal (p.clamp (.ofPos s)) == 1) := rfl
    rw [h, clamp_ofPos hp, atGoal_ofPos hp, beq_iff_eq, Word.bit_eq_one_iff]
  observe := by rintro w s rfl; exact posOf_observe hp s
  inSpace {w s} _ a _ key t :=
    { length := rfl
      obs := observe_le hp _
      low := (reward_in_range p w a _).1
      high := (reward_in_range p w a _).2 }

/-- The kernel is GridWorld: it accepts exactly the parameters of the grids of up to `2^31 - 1` rows
and columns, and at these it is the environment of the grid. -/
def implements : Implements machine where
  Model := (height : Nat) × (width : Nat) × GridWorld height width
  State F := Pos F.1 F.2.1
  Action _ := Action
  Obs F := Pos F.1 F.2.1
  env F := F.2.2.toEnv
  Describes p F := p.Describes F.2.2
  valid_iff _ := Kernel.valid_iff.trans
    ⟨fun ⟨h, w, G, hp⟩ => ⟨⟨h, w, G⟩, hp⟩, fun ⟨⟨h, w, G⟩, hp⟩ => ⟨h, w, G, hp⟩⟩
  refines hp := GridWorld.refines hp

/-! ### Episodes -/

/-- What a list of actions returns from a cell. -/
def replies (G : GridWorld height width) (s : Pos height width) :
    List Action → List (Reply (Pos height width))
  | [] => []
  | a :: as =>
    ⟨(G.step s a).state, (G.step s a).reward, (G.step s a).terminated⟩ ::
      replies G (G.step s a).state as

theorem episode_toEnv (G : GridWorld height width) (key k : UInt64) (s : Pos height width)
    (t : UInt64) (as : List Action) : G.toEnv.episode key k s t as = replies G s as := by
  induction as generalizing s t with
  | nil => rfl
  | cons a as ih =>
    rw [Env.episode, replies, ← ih _ (t + k)]
    simp only [toEnv, Draw.sample_pure]

/-- **Claim.** Over any list of actions after a reset, whatever the key and the place in the stream,
the kernel returns the cells, rewards and flags of the steps of the specification. -/
theorem episode_init (hp : p.Describes G) (key t : UInt64) (as : List Action) :
    (machine.episode p key (machine.init p key t) t (as.map Action.toWord)).map
        (fun r => (⟨posOf G r.obs, r.units, r.terminated⟩ : Reply (Pos height width))) =
      replies G G.start as := by
  have h := (refines hp).episode_eq ((refines hp).init key t) key t (as := as.map Action.toWord)
    fun a ha => by
      obtain ⟨b, -, rfl⟩ := List.mem_map.mp ha
      exact toWord_lt b
  rw [List.map_map, show (refines hp).action ∘ Action.toWord = id from funext actionOf_toWord,
    List.map_id, episode_toEnv] at h
  refine Eq.trans (List.map_congr_left fun r _ => ?_) h
  have hr : (r.units : Rat) / machine.rewardScale.toNat = r.units := div_one _
  rw [Refines.decode, hr]
  rfl

/-! ### An example -/

-- The words of the grid of two rows and three columns from the first cell to the last one.
example : machine.valid ⟨2, 3, 0, 0, 1, 2⟩ = true := by decide

example : (⟨2, 3, 0, 0, 1, 2⟩ : Params).Describes
    (⟨⟨0, 0⟩, ⟨1, 2⟩, 1⟩ : GridWorld 2 3) where
  height_lt := by decide
  width_lt := by decide
  height := rfl
  width := rfl
  start := rfl
  goal := rfl

-- An episode that is stopped by the border at first, and arrives.
example :
    (machine.episode ⟨2, 3, 0, 0, 1, 2⟩ 7 (machine.init ⟨2, 3, 0, 0, 1, 2⟩ 7 0) 0
        [0, 3, 1, 3]).map (fun r => (r.obs, r.units, r.terminated)) =
      [([0, 0, 0], -1, false), ([1, 0, 1], -1, false), ([4, 1, 1], -1, false),
        ([5, 1, 2], 0, true)] := by
  decide +kernel

-- A cell of the grid is a state, and one below it is none.
example :
    machine.stateValid ⟨2, 3, 0, 0, 1, 2⟩ ⟨1, 2⟩ = true ∧
      machine.stateValid ⟨2, 3, 0, 0, 1, 2⟩ ⟨2, 2⟩ = false := by
  decide

end Spec.GridWorld
