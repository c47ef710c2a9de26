module

public import Spec.Auto.Renamed
public import Spec.GridWorld.Implementation
public import Spec.GridWorld.Views

/-!
# The kernel is GridWorld

The rules that the kernel is derived from are those of `Spec.GridWorld.Basic`. So the kernel, as one
machine, is the environment of every grid of up to `2^31 - 1` rows and columns: over any list of
actions it returns what the specification returns.

`p.Describes G` says that the parameter words `p` are those of the grid `G`, and that its height and
width are at most `2^31 - 1`.

## Main definitions

* `Pos.words`, `actionOf`: the words of a cell, and the action that a word means.
* `Params.Describes`: the parameters are those of a grid.
* `specifies`, `refines`, `implements`: the kernel is GridWorld.

## Main statements

* `Kernel.valid_iff`, `Kernel.stateValid_iff`: the parameters and the states that are accepted.
* `Kernel.init_correct`, `Kernel.step_correct`, `Kernel.reward_correct`,
  `Kernel.terminated_correct`, `Kernel.obs_correct`: the functions of the kernel are the
  specification.
* `Kernel.init_in_bounds`, `Kernel.step_in_bounds`, `Kernel.obs_in_bounds`: in the grid, for every
  word whatsoever.
* `episode_init`, `lane_eq`: an episode from a reset, and lanes.
* `episode_index`: what the first component of observations is.
-/

@[expose] public noncomputable section

namespace Spec.GridWorld

open Spec.MDP
open Spec.Auto (Chance Coded Rules Stored UpTo)

variable {height width : Nat} {p : Params} {G : GridWorld height width}

/-! ### Words, cells and actions -/

/-- A cell as words. -/
def Pos.words (s : Pos height width) : UInt32 × UInt32 := (.ofNat s.row, .ofNat s.col)

/-- The parameter words are those of a grid with at most `2^31 - 1` rows and columns. -/
structure Params.Describes (p : Params) (G : GridWorld height width) : Prop where
  /-- The number of rows fits. -/
  height_lt : height < 2 ^ 31
  /-- The number of columns fits. -/
  width_lt : width < 2 ^ 31
  /-- The number of rows. -/
  height : p.height = .ofNat height
  /-- The number of columns. -/
  width : p.width = .ofNat width
  /-- The start. -/
  start : (p.startRow, p.startCol) = G.start.words
  /-- The goal. -/
  goal : (p.goalRow, p.goalCol) = G.goal.words

/-- The moves by their numbers. -/
def headings : Renaming Heading Action := (UpTo.fin rfl).comp actionNumbers.symm

/-- The action that a word means: up `0`, down `1`, left `2`, right `3`. -/
def actionOf (action : UInt32) : Action := headings.to (Coded.nth action.toUInt64)

/-- An action as a word. -/
def Action.toWord (a : Action) : UInt32 := .ofNat a.toFin

theorem State.lt (h : 0 < p.height.toNat ∧ 0 < p.width.toNat) (s : State p) :
    s.row.toNat < p.height.toNat ∧ s.col.toNat < p.width.toNat :=
  ⟨UpTo.toNat_lt h.1 s.row, UpTo.toNat_lt h.2 s.col⟩

namespace Params.Describes

variable (hp : p.Describes G)
include hp

theorem toNat_height : p.height.toNat = height := by
  rw [hp.height, UInt32.toNat_ofNat_of_lt' (Nat.lt_trans hp.height_lt (by decide))]

theorem toNat_width : p.width.toNat = width := by
  rw [hp.width, UInt32.toNat_ofNat_of_lt' (Nat.lt_trans hp.width_lt (by decide))]

theorem pos : 0 < p.height.toNat ∧ 0 < p.width.toNat :=
  ⟨hp.toNat_height ▸ Nat.zero_lt_of_lt G.start.row.isLt,
    hp.toNat_width ▸ Nat.zero_lt_of_lt G.start.col.isLt⟩

theorem last : (p.height - 1).toNat + 1 = height ∧ (p.width - 1).toNat + 1 = width :=
  ⟨(UpTo.toNat_last hp.pos.1).trans hp.toNat_height,
    (UpTo.toNat_last hp.pos.2).trans hp.toNat_width⟩

/-- The states of the rules are the cells. -/
def cell : Renaming (State p) (Pos height width) where
  to s := ⟨(UpTo.fin hp.last.1).to s.row, (UpTo.fin hp.last.2).to s.col⟩
  inv t := ⟨(UpTo.fin hp.last.1).inv t.row, (UpTo.fin hp.last.2).inv t.col⟩
  left_inv _ := State.ext ((UpTo.fin hp.last.1).left_inv _) ((UpTo.fin hp.last.2).left_inv _)
  right_inv _ := Pos.ext ((UpTo.fin hp.last.1).right_inv _) ((UpTo.fin hp.last.2).right_inv _)

theorem cap_eq {t : Pos height width} {row col : UInt32} (h : (row, col) = t.words) :
    (⟨.cap _ row, .cap _ col⟩ : State p) = hp.cell.inv t := by
  obtain ⟨rfl, rfl⟩ := Prod.mk.inj h
  exact State.ext (UpTo.cap_val (hp.cell.inv t).row) (UpTo.cap_val (hp.cell.inv t).col)

theorem valid : p.valid = true := by
  have inside {t : Pos height width} {row col : UInt32} (h : (row, col) = t.words) :
      row.toNat < p.height.toNat ∧ col.toNat < p.width.toNat := by
    obtain ⟨rfl, rfl⟩ := Prod.mk.inj h
    exact (hp.cell.inv t).lt hp.pos
  obtain ⟨hs, hs'⟩ := inside hp.start
  exact valid_iff_lt.mpr ⟨by rw [hp.toNat_height]; exact hp.height_lt,
    by rw [hp.toNat_width]; exact hp.width_lt, hs, hs', inside hp.goal⟩

theorem atGoal_eq (s : State p) : atGoal s = decide (hp.cell.to s = G.goal) := by
  obtain ⟨hrow, hcol⟩ := Prod.mk.inj hp.goal
  rw [Bool.eq_iff_iff, decide_eq_true_eq, ← hp.cell.right_inv G.goal, hp.cell.to_inj, State.ext_iff,
    ← UpTo.is_val_iff, ← UpTo.is_val_iff, ← Bool.and_eq_true, ← Auto.both_eq, atGoal, hrow, hcol]
  rfl

theorem cell_moved (s : State p) (way : Heading) :
    hp.cell.to (moved s way) = (headings.to way).move (hp.cell.to s) := by
  simp only [moved, Auto.select_eq]
  induction way using Chance.forall_upTo with | h i => ?_
  match i with
  | 0 => exact Pos.ext (s.row.fin_pred hp.last.1) rfl
  | 1 => exact Pos.ext (s.row.fin_succ hp.last.1) rfl
  | 2 => exact Pos.ext rfl (s.col.fin_pred hp.last.2)
  | 3 => exact Pos.ext rfl (s.col.fin_succ hp.last.2)

/-- The rules are GridWorld. -/
def specifies : (rules p).Specifies G.toEnv Pos.words Action.toWord where
  state := hp.cell
  action := headings
  obs := hp.cell.to
  map_reset := by
    change _ = (rules p).reset.law.map _
    rw [show (rules p).reset.law = _ from Chance.law_pure _, hp.cap_eq hp.start]
    exact congrArg Draw.pure (hp.cell.right_inv _).symm
  map_step := Rules.map_step_of_pure (fun _ _ => rfl)
    (fun s way h => by
      have h := of_decide_eq_true ((hp.atGoal_eq s).symm.trans h)
      rw [h, step_goal])
    fun s way h => by
      have hg := hp.atGoal_eq
      have h := of_decide_eq_false ((hg s).symm.trans h)
      have hr (c : Bool) : ((Auto.select c ⟨0, by decide⟩ ⟨-1, by decide⟩ :
          Auto.Reward (-1) 0).toInt : Rat) / UInt32.toNat 1 = if c then 0 else -1 := by
        cases c <;> decide +kernel
      change _ = StepResult.mk _ (_ / _) (atGoal _) _
      rw [GridWorld.step, if_neg h, ← hp.cell_moved, hr, hg]
      split
      · next hm => rw [decide_eq_true hm, if_pos rfl, ← hm]; rfl
      · next hm => rw [decide_eq_false hm, if_neg Bool.false_ne_true]; rfl
  map_observe _ := rfl
  fits := fits_of_valid hp.valid
  store_inv _ := Prod.ext (Auto.toUInt32_widen _) (Auto.toUInt32_widen _)
  nth_toWord a := by cases a <;> decide

end Params.Describes

/-! ### The kernel is the environment -/

/-- At the parameters of a grid, the kernel is its environment. -/
def refines (hp : p.Describes G) : Refines machine p G.toEnv :=
  (OfRules.refines p hp.valid).rename hp.specifies.toRenamed

/-- The words of a cell, and no others, represent it. -/
theorem represents_iff (hp : p.Describes G) {w : UInt32 × UInt32} {s : Pos height width} :
    (refines hp).Represents w s ↔ w = s.words :=
  (and_iff_right rfl).trans (by rw [← hp.specifies.store_inv s])

theorem represents_words (hp : p.Describes G) (s : Pos height width) :
    (refines hp).Represents s.words s := (represents_iff hp).mpr rfl

/-- **Claim.** The kernel accepts exactly the parameters of the grids of up to `2^31 - 1` rows and
columns. -/
theorem Kernel.valid_iff : p.on Kernel.valid = true ↔
    ∃ (height width : Nat) (G : GridWorld height width), p.Describes G := by
  constructor
  · intro h
    obtain ⟨hh, hw, hsr, hsc, hgr, hgc⟩ := valid_iff_lt.mp h
    exact ⟨_, _, ⟨⟨⟨_, hsr⟩, ⟨_, hsc⟩⟩, ⟨⟨_, hgr⟩, ⟨_, hgc⟩⟩, 0⟩, hh, hw, UInt32.ofNat_toNat.symm,
      UInt32.ofNat_toNat.symm, Prod.ext UInt32.ofNat_toNat.symm UInt32.ofNat_toNat.symm,
      Prod.ext UInt32.ofNat_toNat.symm UInt32.ofNat_toNat.symm⟩
  · rintro ⟨height, width, G, hp⟩
    exact hp.valid

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

/-! ### The functions of the kernel -/

/-- **Claim.** The kernel accepts exactly the words of the cells of the grid as those of a state. -/
theorem Kernel.stateValid_iff (hp : p.Describes G) (w : UInt32 × UInt32) :
    machine.stateValid p w = true ↔ ∃ s : Pos height width, w = s.words :=
  ((refines hp).stateValid_iff w).trans (exists_congr fun _ => represents_iff hp)

/-- **Claim.** The kernel starts where the specification starts. -/
theorem Kernel.init_correct (hp : p.Describes G) (key t : UInt64) :
    (p.on Kernel.init0 key t, p.on Kernel.init1 key t) = G.start.words :=
  hp.specifies.initWord_eq key t

section

variable (hp : p.Describes G) (s : Pos height width) (a : Action) (noise : UInt64)
include hp

/-- **Claim.** The kernel's next state is the specification's. -/
theorem Kernel.step_correct :
    (p.on Kernel.step0 s.words.1 s.words.2 a.toWord noise,
      p.on Kernel.step1 s.words.1 s.words.2 a.toWord noise) = (G.step s a).state.words :=
  hp.specifies.stepWord_eq (us := []) s a nofun

/-- **Claim.** The kernel's reward, read as a two's-complement integer, is the specification's. -/
theorem Kernel.reward_correct :
    ((p.on Kernel.reward s.words.1 s.words.2 a.toWord noise).toInt64.toInt : Rat) =
      (G.step s a).reward :=
  (div_natCast_one _).symm.trans (hp.specifies.rewardWord_eq (us := []) s a nofun)

/-- **Claim.** The kernel's flag, asked of the kernel's next state, is the specification's. -/
theorem Kernel.terminated_correct :
    p.on Kernel.terminated (p.on Kernel.step0 s.words.1 s.words.2 a.toWord noise)
      (p.on Kernel.step1 s.words.1 s.words.2 a.toWord noise) = (G.step s a).terminated :=
  hp.specifies.terminatedWord_eq (us := []) s a nofun

/-- **Claim.** The kernel's observations are the row-major number, the row and the column of the
cell. -/
theorem Kernel.obs_correct :
    (p.on Kernel.obs0 s.words.1 s.words.2).toNat = encode s ∧
      (p.on Kernel.obs1 s.words.1 s.words.2).toNat = s.row ∧
      (p.on Kernel.obs2 s.words.1 s.words.2).toNat = s.col := by
  obtain ⟨t, rfl⟩ := hp.cell.exists_to s
  have hobs (k : Nat) := congrArg UInt64.toNat (hp.specifies.obsWord_eq t k)
  exact ⟨(hobs 0).trans (t.toNat_index.trans (by rw [hp.toNat_width]; rfl)),
    (hobs 1).trans (Auto.toNat_widen _), (hobs 2).trans (Auto.toNat_widen _)⟩

end

/-! ### Every word -/

theorem store_lt (h : p.valid = true) (s : State p) :
    (Stored.store s).1 < p.height ∧ (Stored.store s).2 < p.width := by
  rw [show Stored.store s = (s.row.val, s.col.val) from
    Prod.ext (Auto.toUInt32_widen _) (Auto.toUInt32_widen _)]
  exact s.lt (pos_of_valid h)

/-- **Claim.** Whatever the random words, the initial state lies in the grid. -/
theorem Kernel.init_in_bounds (h : p.on Kernel.valid = true) (key t : UInt64) :
    p.on Kernel.init0 key t < p.height ∧ p.on Kernel.init1 key t < p.width :=
  store_lt h _

/-- **Claim.** Whatever the state, action and random words, the next state lies in the grid. -/
theorem Kernel.step_in_bounds (h : p.on Kernel.valid = true) (row col action : UInt32)
    (noise : UInt64) : p.on Kernel.step0 row col action noise < p.height ∧
      p.on Kernel.step1 row col action noise < p.width :=
  store_lt h _

/-- **Claim.** Whatever the state words, the observations lie in their spaces, and the first one is
the row-major number of the cell that the other two name. -/
theorem Kernel.obs_in_bounds (h : p.on Kernel.valid = true) (row col : UInt32) :
    (p.on Kernel.obs0 row col).toNat < p.height.toNat * p.width.toNat ∧
      (p.on Kernel.obs1 row col).toNat < p.height.toNat ∧
      (p.on Kernel.obs2 row col).toNat < p.width.toNat ∧
      (p.on Kernel.obs0 row col).toNat =
        (p.on Kernel.obs1 row col).toNat * p.width.toNat + (p.on Kernel.obs2 row col).toNat := by
  let s : State p := Stored.load (row, col)
  obtain ⟨hr, hc⟩ := s.lt (pos_of_valid h)
  rw [show (p.on obs0 row col).toNat = _ from s.toNat_index,
    show (p.on obs1 row col).toNat = s.row.toNat from Auto.toNat_widen _,
    show (p.on obs2 row col).toNat = s.col.toNat from Auto.toNat_widen _]
  exact ⟨encode_lt ⟨⟨_, hr⟩, ⟨_, hc⟩⟩, hr, hc, rfl⟩

/-! ### Episodes and lanes -/

/-- **Claim.** Over any list of actions after a reset, the kernel returns what GridWorld returns. -/
theorem episode_init (hp : p.Describes G) (key t : UInt64) {actions : List UInt32}
    (ha : ∀ a ∈ actions, a < 4) :
    (machine.episode p key (machine.init p key t) t actions).map (refines hp).decode =
      G.toEnv.episode key 0 G.start t (actions.map actionOf) :=
  (refines hp).episode_eq ((refines hp).init key t) key t ha

/-- **Claim.** Every observation that the kernel returns over any list of actions has as its first
component the row-major number of the cell that the other two name: whatever the words of the state.
-/
theorem episode_index (hp : p.Describes G) (key t : UInt64) (w : UInt32 × UInt32)
    (actions : List UInt32) :
    ∀ r ∈ machine.episode p key w t actions, (r.obs.getD 0 0).toNat =
      (r.obs.getD 1 0).toNat * width + (r.obs.getD 2 0).toNat := by
  intro r hr
  obtain ⟨w, h⟩ := Machine.exists_obs_eq hr
  rw [h, ← hp.toNat_width]
  exact (Kernel.obs_in_bounds hp.valid _ _).2.2.2

/-- **Claim.** Over any list of actions, in every autoreset mode and with every limit, a lane of the
kernel returns what a lane of GridWorld returns when the words of its stream sample it. -/
theorem lane_eq (hp : p.Describes G) : (refines hp).LanesAgree := (refines hp).lanesAgree

/-- The bounds of the components are those of a grid. -/
theorem obsHigh_eq (hp : p.Describes G) :
    machine.obsHigh p = [height * width - 1, height - 1, width - 1] := by
  obtain ⟨h, h'⟩ := hp.last
  change [(p.height - 1).toNat * p.width.toNat + (p.width - 1).toNat, (p.height - 1).toNat,
    (p.width - 1).toNat] = _
  rw [hp.toNat_width, ← h, ← h', Nat.succ_mul]; rfl

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
