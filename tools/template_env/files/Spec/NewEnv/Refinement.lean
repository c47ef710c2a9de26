module

public import Spec.NewEnv.Kernel
public import Spec.NewEnv.Properties

/-!
# The kernel computes the specification

For every corridor of `2` to `1000` cells, every cell and every action, the functions of
`Spec.NewEnv.Kernel` return the next cell, the reward, the flag and the observation of
`Spec.NewEnv.Basic`. Whatever words the kernel is given, its result lies in the corridor.

## Main statements

* `valid_iff`: which corridors the kernel accepts.
* `init_correct`, `step_correct`, `reward_correct`, `terminated_correct`, `obs_correct`: the kernel
  is the specification.
* `step_in_bounds`: in the corridor, for every word whatsoever.
-/

@[expose] public section

namespace Spec.NewEnv

open Spec.MDP Spec.MDP.Word

/-- An action as a word: its number. -/
def Action.toWord (a : Action) : UInt32 := .ofNat a.toFin.val

namespace Kernel

variable {length : UInt32}

/-- **Claim.** The kernel accepts exactly the corridors of `2` to `1000` cells. -/
theorem valid_iff : valid length = true ↔ 2 ≤ length.toNat ∧ length.toNat ≤ 1000 := by
  have two : (2 : UInt32) ≤ length ↔ 2 ≤ length.toNat := UInt32.le_iff_toNat_le
  have most : length ≤ 1000 ↔ length.toNat ≤ 1000 := UInt32.le_iff_toNat_le
  rw [valid, bit_and, beq_iff_eq, bit_eq_one_iff, two, most]

theorem toNat_ofNat (s : Fin length.toNat) : (UInt32.ofNat s.val).toNat = s.val :=
  UInt32.toNat_ofNat_of_lt' (Nat.lt_trans s.isLt length.toNat_lt)

theorem clamp_ofNat (s : Fin length.toNat) : Word.clamp length (.ofNat s.val) = .ofNat s.val :=
  clamp_of_lt (UInt32.lt_iff_toNat_lt.mpr (by rw [toNat_ofNat]; exact s.isLt))

theorem toNat_succ (h : valid length = true) {cell : UInt32} (hc : cell < length) :
    (cell + 1).toNat = cell.toNat + 1 := by
  have := valid_iff.mp h
  rw [UInt32.lt_iff_toNat_lt] at hc
  rw [UInt32.toNat_add, UInt32.toNat_one]
  omega

theorem toNat_step0 (h : valid length = true) (cell action : UInt32) (noise : UInt64) :
    (step0 length cell action noise).toNat =
      if (Word.clamp length cell).toNat + 1 < length.toNat then
        if action = 1 then (Word.clamp length cell).toNat + 1
        else if action = 0 then (Word.clamp length cell).toNat - 1
        else (Word.clamp length cell).toNat
      else (Word.clamp length cell).toNat := by
  have hv := valid_iff.mp h
  have hlt : Word.clamp length cell < length :=
    Word.clamp_lt (UInt32.lt_iff_toNat_lt.mpr (by rw [UInt32.toNat_zero]; omega)) cell
  have hs := toNat_succ h hlt
  simp only [step0, bit_and, UInt32.lt_iff_toNat_lt, hs, UInt32.toNat_zero]
  generalize Word.clamp length cell = c at *
  by_cases hf : c.toNat + 1 < length.toNat
  · by_cases h1 : action = 1
    · subst h1
      rw [if_pos hf, if_pos rfl, bit_pos ⟨hf, rfl⟩, bit_neg (fun hn => absurd hn.2 (by decide)),
        UInt32.sub_zero, hs]
    · rw [if_pos hf, if_neg h1, bit_neg (fun hn => h1 hn.2), UInt32.add_zero]
      by_cases h0 : action = 0 ∧ 0 < c.toNat
      · rw [if_pos h0.1, bit_pos ⟨⟨hf, h0.2⟩, h0.1⟩, UInt32.toNat_sub_of_le _ _
          (UInt32.le_iff_toNat_le.mpr (by rw [UInt32.toNat_one]; exact h0.2)), UInt32.toNat_one]
      · rw [bit_neg (fun hn => h0 ⟨hn.2, hn.1.2⟩), UInt32.sub_zero]
        split
        · have : ¬ 0 < c.toNat := fun hn => h0 ⟨‹_›, hn⟩
          omega
        · rfl
  · rw [if_neg hf, bit_neg (fun hn => hf hn.1), bit_neg (fun hn => hf hn.1.1), UInt32.add_zero,
      UInt32.sub_zero]

/-- **Claim, by definition.** The kernel starts in the first cell. -/
theorem init_correct (key t : UInt64) : (init0 length key t).toNat = 0 := rfl

/-- **Claim.** The kernel's next cell is the specification's. -/
theorem step_correct (h : valid length = true) (s : Fin length.toNat) (a : Action)
    (noise : UInt64) :
    (step0 length (.ofNat s.val) a.toWord noise).toNat = (step s a).state.val := by
  have hs := s.isLt
  rw [toNat_step0 h, clamp_ofNat, toNat_ofNat]
  by_cases he : AtEnd s
  · rw [step_of_atEnd he]
    simp only [AtEnd] at he
    rw [if_neg (by omega)]
  · simp only [step, if_neg he]
    simp only [AtEnd] at he
    rw [if_pos (by omega)]
    cases a
    · rw [if_neg (by decide), if_pos (by decide)]; rfl
    · rw [if_pos (by decide)]; simp only [Action.move]; omega

theorem atEnd_iff (h : valid length = true) (s : Fin length.toNat) :
    Word.clamp length (.ofNat s.val) + 1 = length ↔ AtEnd s := by
  have hlt : UInt32.ofNat s.val < length :=
    UInt32.lt_iff_toNat_lt.mpr (by rw [toNat_ofNat]; exact s.isLt)
  rw [clamp_ofNat, ← UInt32.toNat_inj, toNat_succ h hlt, toNat_ofNat, AtEnd]

/-- **Claim.** The kernel's reward, read as a two's-complement integer, is the specification's. -/
theorem reward_correct (h : valid length = true) (s : Fin length.toNat) (a : Action)
    (noise : UInt64) :
    ((reward length (.ofNat s.val) a.toWord noise).toInt64.toInt : Rat) = (step s a).reward := by
  by_cases he : AtEnd s
  · rw [reward, bit_pos ((atEnd_iff h s).mpr he), step_of_atEnd he]; rfl
  · rw [reward, bit_neg (mt (atEnd_iff h s).mp he), step, if_neg he]; rfl

/-- **Claim.** The kernel's flag, asked of the kernel's next cell, is the specification's. -/
theorem terminated_correct (h : valid length = true) (s : Fin length.toNat) (a : Action)
    (noise : UInt64) :
    terminated length (step0 length (.ofNat s.val) a.toWord noise) = (step s a).terminated := by
  have hw : step0 length (.ofNat s.val) a.toWord noise = .ofNat (step s a).state.val := by
    rw [← UInt32.toNat_inj, step_correct h, toNat_ofNat]
  rw [Bool.eq_iff_iff, hw, terminated, beq_iff_eq, bit_eq_one_iff, atEnd_iff h, terminated_iff]

/-- **Claim.** The kernel's observation is the number of the cell. -/
theorem obs_correct (s : Fin length.toNat) : (obs0 length (.ofNat s.val)).toNat = s.val := by
  rw [obs0, UInt32.toNat_toUInt64, clamp_ofNat, toNat_ofNat]

/-- **Claim.** Whatever the words, the next cell lies in the corridor. -/
theorem step_in_bounds (h : valid length = true) (cell action : UInt32) (noise : UInt64) :
    (step0 length cell action noise).toNat < length.toNat := by
  have hv := valid_iff.mp h
  have hlt : Word.clamp length cell < length :=
    Word.clamp_lt (UInt32.lt_iff_toNat_lt.mpr (by rw [UInt32.toNat_zero]; omega)) cell
  rw [UInt32.lt_iff_toNat_lt] at hlt
  rw [toNat_step0 h]
  split
  · split
    · assumption
    · split <;> omega
  · exact hlt

end Kernel

end Spec.NewEnv
