module

public import Spec.GridWorld.Kernel
public import Spec.GridWorld.Refinement.Machine

/-!
# The kernel computes the specification

For every grid of up to `2^31 - 1` rows and columns, every cell and every action, the functions of
`Spec.GridWorld.Kernel` return the next cell, the reward, the flag and the observation of
`Spec.GridWorld.Basic`. And whatever words a kernel is given, its result lies in the grid.

`p.Describes G` says that the parameter words `p` are those of the grid `G`, and that its height and
width are at most `2^31 - 1`.

## Main statements

* `valid_iff`: the kernel accepts exactly the parameters that describe a grid.
* `init_correct`, `step_correct`, `reward_correct`, `terminated_correct`, `obs_correct`: the kernel
  is the specification.
* `init_in_bounds`, `step_in_bounds`, `obs_in_bounds`: in the grid, for every word whatsoever.
* `terminated_iff`, `reward_eq`: the flag and the reward, for every word whatsoever.
* `step_of_four_le`: an action word above `3` moves nothing.
-/

@[expose] public section

namespace Spec.GridWorld.Kernel

open Spec.MDP Machine Machine.Params

variable {height width : Nat} {p : Params} {G : GridWorld height width}

/-- **Claim.** The kernel accepts exactly the parameters of the grids of up to `2^31 - 1` rows and
columns. -/
theorem valid_iff :
    valid p.height p.width p.startRow p.startCol p.goalRow p.goalCol = true ↔
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
        start := by simp only [State.ofPos, UInt32.ofNat_toNat]
        goal := by simp only [State.ofPos, UInt32.ofNat_toNat] }⟩
  · rintro ⟨height, width, G, hp⟩
    exact valid_of_describes hp

/-- **Claim.** The kernel starts where the specification starts. -/
theorem init_correct (hp : p.Describes G) (key t : UInt64) :
    (init0 p.height p.width p.startRow p.startCol p.goalRow p.goalCol key t).toNat = G.start.row ∧
      (init1 p.height p.width p.startRow p.startCol p.goalRow p.goalCol key t).toNat =
        G.start.col := by
  have h : p.start = .ofPos G.start := by
    rw [← clamp_ofPos hp G.start, ← hp.start]; rfl
  exact ⟨by rw [← toNat_row hp, ← h]; rfl, by rw [← toNat_col hp, ← h]; rfl⟩

/-- **Claim.** The kernel's next state is the specification's. -/
theorem step_correct (hp : p.Describes G) (s : Pos height width) (a : Action) (noise : UInt64) :
    (step0 p.height p.width p.startRow p.startCol p.goalRow p.goalCol (.ofNat s.row)
        (.ofNat s.col) a.toWord noise).toNat = (G.step s a).state.row ∧
      (step1 p.height p.width p.startRow p.startCol p.goalRow p.goalCol (.ofNat s.row)
        (.ofNat s.col) a.toWord noise).toNat = (G.step s a).state.col := by
  have h := step_ofPos hp s a
  exact ⟨by rw [← toNat_row hp (G.step s a).state, ← h]; rfl,
    by rw [← toNat_col hp (G.step s a).state, ← h]; rfl⟩

/-- **Claim.** The kernel's reward, read as a two's-complement integer, is the specification's. -/
theorem reward_correct (hp : p.Describes G) (s : Pos height width) (a : Action) (noise : UInt64) :
    ((reward p.height p.width p.startRow p.startCol p.goalRow p.goalCol (.ofNat s.row)
        (.ofNat s.col) a.toWord noise).toInt64.toInt : Rat) = (G.step s a).reward := by
  have h : reward p.height p.width p.startRow p.startCol p.goalRow p.goalCol (.ofNat s.row)
      (.ofNat s.col) a.toWord noise = (Word.bit ((G.step s a).state = G.goal)).toUInt64 - 1 := by
    rw [← atGoal_ofPos hp, ← step_ofPos hp]; rfl
  rw [h]
  by_cases hg : (G.step s a).state = G.goal
  · rw [Word.bit_pos hg, (reward_eq_zero_iff G s a).mpr ((terminated_iff G s a).mpr hg)]; rfl
  · have hne := mt (reward_eq_zero_iff G s a).mp (mt (terminated_iff G s a).mp hg)
    rw [Word.bit_neg hg, (reward_eq G s a).resolve_right hne]; rfl

/-- **Claim.** The kernel's flag, asked of the kernel's next state, is the specification's. -/
theorem terminated_correct (hp : p.Describes G) (s : Pos height width) (a : Action)
    (noise : UInt64) :
    terminated p.height p.width p.startRow p.startCol p.goalRow p.goalCol
        (step0 p.height p.width p.startRow p.startCol p.goalRow p.goalCol (.ofNat s.row)
          (.ofNat s.col) a.toWord noise)
        (step1 p.height p.width p.startRow p.startCol p.goalRow p.goalCol (.ofNat s.row)
          (.ofNat s.col) a.toWord noise) = (G.step s a).terminated := by
  have h : Params.terminated p (p.step (.ofPos s) a.toWord) = (G.step s a).terminated := by
    rw [step_ofPos hp, Params.terminated, clamp_ofPos hp, atGoal_ofPos hp, Bool.eq_iff_iff,
      beq_iff_eq, Word.bit_eq_one_iff, terminated_iff]
  exact h

/-- **Claim.** The kernel's observations are the row-major number, the row and the column of the
cell. -/
theorem obs_correct (hp : p.Describes G) (s : Pos height width) :
    (obs0 p.height p.width p.startRow p.startCol p.goalRow p.goalCol (.ofNat s.row)
        (.ofNat s.col)).toNat = encode s ∧
      (obs1 p.height p.width p.startRow p.startCol p.goalRow p.goalCol (.ofNat s.row)
        (.ofNat s.col)).toNat = s.row ∧
      (obs2 p.height p.width p.startRow p.startCol p.goalRow p.goalCol (.ofNat s.row)
        (.ofNat s.col)).toNat = s.col := by
  refine ⟨?_, ?_, ?_⟩
  · have h := toNat_index (valid_of_describes hp) (.ofPos s)
    rw [clamp_ofPos hp, toNat_row hp, toNat_col hp, hp.width, toNat_ofNat hp.width_lt] at h
    exact h
  · have h : obs1 p.height p.width p.startRow p.startCol p.goalRow p.goalCol (.ofNat s.row)
        (.ofNat s.col) = (p.clamp (.ofPos s)).row.toUInt64 := rfl
    rw [h, clamp_ofPos hp, UInt32.toNat_toUInt64, toNat_row hp]
  · have h : obs2 p.height p.width p.startRow p.startCol p.goalRow p.goalCol (.ofNat s.row)
        (.ofNat s.col) = (p.clamp (.ofPos s)).col.toUInt64 := rfl
    rw [h, clamp_ofPos hp, UInt32.toNat_toUInt64, toNat_col hp]

/-! ### Every word -/

variable (hp : valid p.height p.width p.startRow p.startCol p.goalRow p.goalCol = true)

include hp

/-- **Claim.** Whatever the random words, the initial state lies in the grid. -/
theorem init_in_bounds (key t : UInt64) :
    init0 p.height p.width p.startRow p.startCol p.goalRow p.goalCol key t < p.height ∧
      init1 p.height p.width p.startRow p.startCol p.goalRow p.goalCol key t < p.width :=
  clamp_lt hp ⟨p.startRow, p.startCol⟩

/-- **Claim.** Whatever the state, action and random words, the next state lies in the grid. -/
theorem step_in_bounds (row col action : UInt32) (noise : UInt64) :
    step0 p.height p.width p.startRow p.startCol p.goalRow p.goalCol row col action noise <
        p.height ∧
      step1 p.height p.width p.startRow p.startCol p.goalRow p.goalCol row col action noise <
        p.width :=
  step_lt hp ⟨row, col⟩ action

/-- **Claim.** Whatever the state words, the observations lie in their spaces. -/
theorem obs_in_bounds (row col : UInt32) :
    (obs0 p.height p.width p.startRow p.startCol p.goalRow p.goalCol row col).toNat <
        p.height.toNat * p.width.toNat ∧
      (obs1 p.height p.width p.startRow p.startCol p.goalRow p.goalCol row col).toNat <
        p.height.toNat ∧
      (obs2 p.height p.width p.startRow p.startCol p.goalRow p.goalCol row col).toNat <
        p.width.toNat := by
  obtain ⟨hr, hc⟩ := clamp_lt hp ⟨row, col⟩
  rw [UInt32.lt_iff_toNat_lt] at hr hc
  refine ⟨?_, ?_, ?_⟩
  · rw [show obs0 p.height p.width p.startRow p.startCol p.goalRow p.goalCol row col =
      p.index ⟨row, col⟩ from rfl, toNat_index hp]
    exact encode_lt ⟨⟨_, hr⟩, ⟨_, hc⟩⟩
  · exact hr
  · exact hc

/-- **Claim.** Whatever the state, action and random words, the reward, read as a two's-complement
integer, is `0` when the kernel's flag holds of the kernel's next state, and else `-1`. -/
theorem reward_eq (row col action : UInt32) (noise : UInt64) :
    (reward p.height p.width p.startRow p.startCol p.goalRow p.goalCol row col action
        noise).toInt64.toInt =
      if terminated p.height p.width p.startRow p.startCol p.goalRow p.goalCol
          (step0 p.height p.width p.startRow p.startCol p.goalRow p.goalCol row col action noise)
          (step1 p.height p.width p.startRow p.startCol p.goalRow p.goalCol row col action noise) =
        true
      then 0 else -1 := by
  have hlt := step_lt hp ⟨row, col⟩ action
  have hclamp : p.clamp (p.step ⟨row, col⟩ action) = p.step ⟨row, col⟩ action := by
    simp only [clamp, Word.clamp_of_lt hlt.1, Word.clamp_of_lt hlt.2]
  change ((p.atGoal (p.step ⟨row, col⟩ action)).toUInt64 - 1).toInt64.toInt =
    if (p.atGoal (p.clamp (p.step ⟨row, col⟩ action)) == 1) = true then 0 else -1
  rw [hclamp, atGoal, Word.bit_and]
  by_cases h : (p.step ⟨row, col⟩ action).row = p.goalRow ∧
      (p.step ⟨row, col⟩ action).col = p.goalCol
  · rw [Word.bit_pos h]; rfl
  · rw [Word.bit_neg h]; rfl

omit hp

/-- **Claim.** Whatever the state words, the kernel's flag holds exactly at the goal, where a row or
a column outside the grid counts as `0`. -/
theorem terminated_iff (row col : UInt32) :
    terminated p.height p.width p.startRow p.startCol p.goalRow p.goalCol row col = true ↔
      (if row < p.height then row else 0) = p.goalRow ∧
        (if col < p.width then col else 0) = p.goalCol := by
  have hclamp (n i : UInt32) : Word.clamp n i = if i < n then i else 0 := by
    split
    · next h => exact Word.clamp_of_lt h
    · next h => exact Word.clamp_of_not_lt h
  change (p.atGoal ⟨Word.clamp p.height row, Word.clamp p.width col⟩ == 1) = true ↔ _
  rw [atGoal, Word.bit_and, beq_iff_eq, Word.bit_eq_one_iff, hclamp, hclamp]

/-- **Claim.** An action word above `3` moves nothing. -/
theorem step_of_four_le {row col action : UInt32} (hr : row < p.height) (hc : col < p.width)
    (ha : 4 ≤ action) (noise : UInt64) :
    step0 p.height p.width p.startRow p.startCol p.goalRow p.goalCol row col action noise = row ∧
      step1 p.height p.width p.startRow p.startCol p.goalRow p.goalCol row col action noise =
        col := by
  have h := step_eq_self (p := p) (s := ⟨row, col⟩) hr hc ha
  exact ⟨congrArg State.row h, congrArg State.col h⟩

end Spec.GridWorld.Kernel
