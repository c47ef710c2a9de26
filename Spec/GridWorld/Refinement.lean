module

public import Spec.GridWorld.Implementation
public import Spec.GridWorld.Views
public import Spec.MDP.Renamed

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
* `refines`, `implements`: the kernel is GridWorld.

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
open Spec.Auto (Coded Stored UpTo)

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

/-- The move of a way. -/
def Heading.action (way : Heading) : Action :=
  if way.val = 0 then .up else if way.val = 1 then .down else if way.val = 2 then .left else .right

/-- The action that a word means: up `0`, down `1`, left `2`, right `3`. -/
def actionOf (action : UInt32) : Action := Heading.action (Coded.nth action.toUInt64)

/-- An action as a word. -/
def Action.toWord (a : Action) : UInt32 := .ofNat a.toFin

theorem actionOf_toWord (a : Action) : a.toWord < 4 ∧ actionOf a.toWord = a := by
  cases a <;> decide

theorem toNat_ofNat {n : Nat} (h : n < 2 ^ 31) : (UInt32.ofNat n).toNat = n :=
  UInt32.toNat_ofNat_of_lt' (Nat.lt_trans h (by decide))

namespace Params.Describes

variable (hp : p.Describes G)
include hp

theorem toNat_height : p.height.toNat = height := by rw [hp.height, toNat_ofNat hp.height_lt]

theorem toNat_width : p.width.toNat = width := by rw [hp.width, toNat_ofNat hp.width_lt]

theorem toNat_words (s : Pos height width) :
    s.words.1.toNat = s.row ∧ s.words.2.toNat = s.col :=
  ⟨toNat_ofNat (Nat.lt_trans s.row.isLt hp.height_lt),
    toNat_ofNat (Nat.lt_trans s.col.isLt hp.width_lt)⟩

theorem words_inj {s t : Pos height width} : s.words = t.words ↔ s = t := by
  refine ⟨fun h => ?_, congrArg Pos.words⟩
  have hs := hp.toNat_words s
  rw [h] at hs
  exact Pos.ext (Fin.ext (hs.1.symm.trans (hp.toNat_words t).1))
    (Fin.ext (hs.2.symm.trans (hp.toNat_words t).2))

theorem last : (p.height - 1).toNat = height - 1 ∧ (p.width - 1).toNat = width - 1 := by
  have hrow := G.start.row.isLt
  have hcol := G.start.col.isLt
  have hh := hp.toNat_height
  have hw := hp.toNat_width
  constructor <;> rw [UInt32.toNat_sub_of_le _ _ (by
    rw [UInt32.le_iff_toNat_le, UInt32.toNat_one]; omega), UInt32.toNat_one] <;> omega

/-- The cell of a state of the rules. -/
def cell (s : State p) : Pos height width where
  row := ⟨s.row.toNat, by
    have := s.row.toNat_le; have := hp.last; have := G.start.row.isLt; omega⟩
  col := ⟨s.col.toNat, by
    have := s.col.toNat_le; have := hp.last; have := G.start.col.isLt; omega⟩

theorem store_eq (s : State p) : Stored.store s = (hp.cell s).words :=
  Prod.ext ((Auto.toUInt32_widen _).trans UInt32.ofNat_toNat.symm)
    ((Auto.toUInt32_widen _).trans UInt32.ofNat_toNat.symm)

theorem exists_cell (t : Pos height width) : ∃ s, hp.cell s = t := by
  obtain ⟨hrow, hcol⟩ := hp.toNat_words t
  refine ⟨⟨⟨t.words.1, ?_⟩, ⟨t.words.2, ?_⟩⟩, Pos.ext (Fin.ext hrow) (Fin.ext hcol)⟩
  · rw [UInt32.le_iff_toNat_le, hrow, hp.last.1]; omega
  · rw [UInt32.le_iff_toNat_le, hcol, hp.last.2]; omega

theorem atGoal_iff (s : State p) : atGoal s = true ↔ hp.cell s = G.goal := by
  have h : (s.row.val, s.col.val) = (hp.cell s).words :=
    Prod.ext UInt32.ofNat_toNat.symm UInt32.ofNat_toNat.symm
  rw [← hp.words_inj, ← h, ← hp.goal, Prod.mk.injEq, atGoal, Auto.both_eq, Bool.and_eq_true,
    UpTo.is, UpTo.is, beq_iff_eq, beq_iff_eq]

theorem cell_moved (s : State p) (way : Heading) :
    hp.cell (moved s way) = way.action.move (hp.cell s) := by
  obtain ⟨w, hle⟩ := way
  obtain ⟨hh, hw⟩ := hp.last
  have cases4 : w = 0 ∨ w = 1 ∨ w = 2 ∨ w = 3 := by
    rw [UInt32.le_iff_toNat_le, show UInt32.toNat 3 = 3 from rfl] at hle
    simp only [← UInt32.toNat_inj]
    change _ = 0 ∨ _ = 1 ∨ _ = 2 ∨ _ = 3
    omega
  have first {last : UInt32} (x y : UpTo last 31) : (Auto.select true x y).toNat = x.toNat :=
    congrArg _ (Auto.select_true ..)
  have second {last : UInt32} (x y z : UpTo last 31) :
      (Auto.select false x (Auto.select true y z)).toNat = y.toNat := by
    rw [Auto.select_false, first]
  have third {last : UInt32} (x y z : UpTo last 31) :
      (Auto.select false x (Auto.select false y z)).toNat = z.toNat := by
    rw [Auto.select_false, Auto.select_false]
  rcases cases4 with rfl | rfl | rfl | rfl
  · exact Pos.ext (Fin.ext ((first ..).trans (UpTo.toNat_pred _))) (Fin.ext (third ..))
  · exact Pos.ext (Fin.ext ((second ..).trans ((UpTo.toNat_succ _).trans
      (congrArg (min _) hh)))) (Fin.ext (third ..))
  · exact Pos.ext (Fin.ext (third ..)) (Fin.ext ((first ..).trans (UpTo.toNat_pred _)))
  · exact Pos.ext (Fin.ext (third ..)) (Fin.ext ((second ..).trans ((UpTo.toNat_succ _).trans
      (congrArg (min _) hw))))

theorem step_eq (s : State p) (way : Heading) :
    G.toEnv.step (hp.cell s) way.action = ((rules p).env.step s way).map (.map hp.cell) := by
  have law : ((rules p).step s way).law = .pure _ := Auto.Chance.law_pure _
  have hterm (t : State p) : (rules p).terminal t = atGoal t := rfl
  have hnot {t : State p} (h : atGoal t = false) : hp.cell t ≠ G.goal :=
    mt (hp.atGoal_iff t).mpr (by rw [h]; exact Bool.false_ne_true)
  change Draw.pure (G.step (hp.cell s) way.action) = _
  simp only [Auto.Rules.env, law, GridWorld.step, ← hp.cell_moved, hterm]
  cases h : atGoal s
  · rw [if_neg (hnot h), if_neg Bool.false_ne_true]
    simp only [Draw.map, Draw.pure_bind, StepResult.map]
    cases h' : atGoal (moved s way)
    · rw [if_neg (hnot h'), Auto.select_false]
      exact congrArg (fun r => Draw.pure (StepResult.mk _ r _ _))
        (by decide +kernel : _ = Machine.units 1 (Auto.Reward.word _))
    · have hg := (hp.atGoal_iff _).mp h'
      rw [if_pos hg, hg, Auto.select_true]
      exact congrArg (fun r => Draw.pure (StepResult.mk _ r _ _))
        (by decide +kernel : _ = Machine.units 1 (Auto.Reward.word _))
  · have hg := (hp.atGoal_iff _).mp h
    rw [if_pos hg, if_pos rfl, ← hg]; rfl

theorem valid : p.valid = true := by
  have inside (q : Pos height width) : q.words.1 < p.height ∧ q.words.2 < p.width := by
    obtain ⟨hrow, hcol⟩ := hp.toNat_words q
    rw [UInt32.lt_iff_toNat_lt, UInt32.lt_iff_toNat_lt, hrow, hcol, hp.toNat_height, hp.toNat_width]
    exact ⟨q.row.isLt, q.col.isLt⟩
  have hs := inside G.start
  have hg := inside G.goal
  rw [← hp.start] at hs
  rw [← hp.goal] at hg
  exact valid_iff_lt.mpr ⟨by rw [hp.toNat_height]; exact hp.height_lt,
    by rw [hp.toNat_width]; exact hp.width_lt, hs.1, hs.2, hg.1, hg.2⟩

theorem reset_eq : G.toEnv.reset = (rules p).env.reset.map hp.cell := by
  have law : (rules p).reset.law = .pure _ := Auto.Chance.law_pure _
  obtain ⟨hrow, hcol⟩ := hp.toNat_words G.start
  obtain ⟨-, -, hr, hc, -⟩ := valid_iff_lt.mp hp.valid
  change Draw.pure G.start = (rules p).reset.law.map hp.cell
  rw [law, UpTo.cap_of_le, UpTo.cap_of_le]
  · rw [← hp.start] at hrow hcol
    exact congrArg Draw.pure (Pos.ext (Fin.ext hrow.symm) (Fin.ext hcol.symm))
  · rw [UInt32.lt_iff_toNat_lt, hp.toNat_width] at hc
    rw [UInt32.le_iff_toNat_le, hp.last.2]; omega
  · rw [UInt32.lt_iff_toNat_lt, hp.toNat_height] at hr
    rw [UInt32.le_iff_toNat_le, hp.last.1]; omega

end Params.Describes

/-! ### The kernel is the environment -/

/-- At the parameters of a grid, the kernel is its environment. -/
def refines (hp : p.Describes G) : Refines machine p G.toEnv :=
  (OfRules.refines p hp.valid).rename hp.cell Heading.action (fun o => hp.cell o.state)
    (Terminal := (· = G.goal))
    (within := fun _ _ => ⟨0, trivial⟩)
    (terminated_iff := fun s a => Draw.forall_mem_pure (terminated_iff G s a))
    (onto := fun a => ⟨_, (actionOf_toWord a).2⟩)
    (reset := hp.reset_eq)
    (step := fun _ => hp.step_eq _)
    (terminal := fun _ => hp.atGoal_iff _)
    (observe := fun _ => rfl)

/-- The words of a cell, and no others, represent it. -/
theorem represents_iff (hp : p.Describes G) {w : UInt32 × UInt32} {s : Pos height width} :
    (refines hp).Represents w s ↔ w = s.words := by
  constructor
  · rintro ⟨t, ⟨-, rfl⟩, rfl⟩
    exact hp.store_eq t
  · rintro rfl
    obtain ⟨t, rfl⟩ := hp.exists_cell s
    exact ⟨t, ⟨rfl, (hp.store_eq t).symm⟩, rfl⟩

theorem represents_words (hp : p.Describes G) (s : Pos height width) :
    (refines hp).Represents s.words s := (represents_iff hp).mpr rfl

/-- **Claim.** The kernel accepts exactly the parameters of the grids of up to `2^31 - 1` rows and
columns. -/
theorem Kernel.valid_iff : p.on Kernel.valid = true ↔
    ∃ (height width : Nat) (G : GridWorld height width), p.Describes G := by
  constructor
  · intro h
    obtain ⟨hh, hw, hsr, hsc, hgr, hgc⟩ := valid_iff_lt.mp h
    rw [UInt32.lt_iff_toNat_lt] at hsr hsc hgr hgc
    exact ⟨p.height.toNat, p.width.toNat,
      { start := ⟨⟨p.startRow.toNat, hsr⟩, ⟨p.startCol.toNat, hsc⟩⟩
        goal := ⟨⟨p.goalRow.toNat, hgr⟩, ⟨p.goalCol.toNat, hgc⟩⟩
        discount := 0 },
      { height_lt := hh
        width_lt := hw
        height := UInt32.ofNat_toNat.symm
        width := UInt32.ofNat_toNat.symm
        start := by simp only [Pos.words, UInt32.ofNat_toNat]
        goal := by simp only [Pos.words, UInt32.ofNat_toNat] }⟩
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
  (represents_iff hp).mp ((refines hp).init key t)

section

variable (hp : p.Describes G) (s : Pos height width) (a : Action) (noise : UInt64)
include hp

/-- **Claim.** The kernel's next state is the specification's. -/
theorem Kernel.step_correct :
    (p.on Kernel.step0 s.words.1 s.words.2 a.toWord noise,
      p.on Kernel.step1 s.words.1 s.words.2 a.toWord noise) = (G.step s a).state.words := by
  obtain ⟨ha, heq⟩ := actionOf_toWord a
  have h := (represents_iff hp).mp ((refines hp).step (represents_words hp s) a.toWord ha [] rfl)
  rw [show (refines hp).action a.toWord = a from heq] at h
  exact h

/-- **Claim.** The kernel's reward, read as a two's-complement integer, is the specification's. -/
theorem Kernel.reward_correct :
    ((p.on Kernel.reward s.words.1 s.words.2 a.toWord noise).toInt64.toInt : Rat) =
      (G.step s a).reward := by
  obtain ⟨ha, heq⟩ := actionOf_toWord a
  have h := (refines hp).reward (represents_words hp s) a.toWord ha [] rfl
  rw [show (refines hp).action a.toWord = a from heq] at h
  exact (div_natCast_one _).symm.trans h

/-- **Claim.** The kernel's flag, asked of the kernel's next state, is the specification's. -/
theorem Kernel.terminated_correct :
    p.on Kernel.terminated (p.on Kernel.step0 s.words.1 s.words.2 a.toWord noise)
      (p.on Kernel.step1 s.words.1 s.words.2 a.toWord noise) = (G.step s a).terminated := by
  change machine.terminated p (p.on Kernel.step0 s.words.1 s.words.2 a.toWord noise,
    p.on Kernel.step1 s.words.1 s.words.2 a.toWord noise) = _
  rw [step_correct hp, Bool.eq_iff_iff, (refines hp).terminal_iff (represents_words hp _),
    terminated_iff]
  exact Iff.rfl

/-- **Claim.** The kernel's observations are the row-major number, the row and the column of the
cell. -/
theorem Kernel.obs_correct :
    (p.on Kernel.obs0 s.words.1 s.words.2).toNat = encode s ∧
      (p.on Kernel.obs1 s.words.1 s.words.2).toNat = s.row ∧
      (p.on Kernel.obs2 s.words.1 s.words.2).toNat = s.col := by
  obtain ⟨t, rfl⟩ := hp.exists_cell s
  have h : Stored.load (hp.cell t).words = t := by
    rw [← hp.store_eq, Stored.load_store (fits_of_valid hp.valid)]
  have hobs (k : Nat) : (rules p).obsWord (hp.cell t).words k =
      Auto.Components.component (Seen.mk t) k := by rw [Auto.Rules.obsWord, h]; rfl
  refine ⟨(congrArg UInt64.toNat (hobs 0)).trans ?_, (congrArg UInt64.toNat (hobs 1)).trans ?_,
    (congrArg UInt64.toNat (hobs 2)).trans ?_⟩
  · rw [Seen.toNat_index, hp.toNat_width]; rfl
  · exact Auto.toNat_widen _
  · exact Auto.toNat_widen _

end

/-! ### Every word -/

theorem State.lt (h : p.valid = true) (s : State p) :
    s.row.toNat < p.height.toNat ∧ s.col.toNat < p.width.toNat := by
  obtain ⟨-, -, hr, hc, -⟩ := valid_iff_lt.mp h
  have key {n i : UInt32} (hi : i < n) (u : UpTo (n - 1) 31) : u.toNat < n.toNat := by
    have := u.toNat_le
    rw [UInt32.lt_iff_toNat_lt] at hi
    rw [UInt32.toNat_sub_of_le _ _ (by rw [UInt32.le_iff_toNat_le, UInt32.toNat_one]; omega),
      UInt32.toNat_one] at this
    omega
  exact ⟨key hr s.row, key hc s.col⟩

theorem store_lt (h : p.valid = true) (s : State p) :
    (Stored.store s).1 < p.height ∧ (Stored.store s).2 < p.width := by
  rw [show (Stored.store s).1 = s.row.val from Auto.toUInt32_widen _,
    show (Stored.store s).2 = s.col.val from Auto.toUInt32_widen _,
    UInt32.lt_iff_toNat_lt, UInt32.lt_iff_toNat_lt]
  exact s.lt h

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
  obtain ⟨hr, hc⟩ := s.lt h
  rw [show (p.on obs0 row col).toNat = _ from Seen.toNat_index ⟨s⟩,
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
  induction actions generalizing w t with
  | nil => nofun
  | cons a actions ih =>
    intro r hr
    rw [Machine.episode, List.mem_cons] at hr
    rcases hr with rfl | hr
    · rw [← hp.toNat_width]
      exact (Kernel.obs_in_bounds hp.valid _ _).2.2.2
    · exact ih _ _ r hr

/-- **Claim.** Over any list of actions, in every autoreset mode and with every limit, a lane of the
kernel returns what a lane of GridWorld returns when the words of its stream sample it. -/
theorem lane_eq (hp : p.Describes G) : (refines hp).LanesAgree := (refines hp).lanesAgree

/-- The bounds of the components are those of a grid. -/
theorem obsHigh_eq (hp : p.Describes G) :
    machine.obsHigh p = [height * width - 1, height - 1, width - 1] := by
  have hrow := G.start.row.isLt
  change [(p.height - 1).toNat * p.width.toNat + (p.width - 1).toNat, (p.height - 1).toNat,
    (p.width - 1).toNat] = _
  rw [hp.last.1, hp.last.2, hp.toNat_width, Nat.sub_one_mul]
  have hcol := G.start.col.isLt
  have := Nat.le_mul_of_pos_left width (Nat.zero_lt_of_lt hrow)
  rw [show height * width - width + (width - 1) = height * width - 1 by omega]

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
