module

public import Spec.HunterWumpus.Kernel
public import Spec.HunterWumpus.Refinement.Turn

/-!
# The kernel computes the specification

For every game on a grid of side up to `8`, the functions of `Spec.HunterWumpus.Kernel` on words
that represent a state return words that represent the next state, its reward, its flag and its
observation, as `Spec.HunterWumpus.Basic` specifies them. The random word chooses the branch that
the sampler of `Spec.MDP.Random.Sample` takes.

`Machine.Represents` tells which words represent a state. Every scent of such a state is at most
`3`, and every scent but `0` is on one cell at most, as in every state that can be reached.

## Main definitions

* `Kernel.Describes`: the parameter words are those of a game.

## Main statements

* `Kernel.valid_iff`: the kernel accepts exactly the parameters that describe a game.
* `Kernel.step_correct`, `Kernel.reward_correct`, `Kernel.terminated_correct`: a step of the kernel
  is a step of the specification.
* `Kernel.obs_correct`, `Kernel.obs_gold_correct`, `Kernel.obs_tile3_correct`: what it shows.
* `Kernel.obs_in_bounds`: each component is in its range.
-/

@[expose] public section

namespace Spec.HunterWumpus.Kernel

open Spec.MDP Spec.MDP.Word Machine

variable {n : Nat} {H : HunterWumpus n} {size numPits : UInt32}

/-! ### Parameters -/

/-- The parameter words are those of a game on a grid of side up to `8`. -/
structure Describes (size numPits : UInt32) (H : HunterWumpus n) : Prop where
  /-- The side of the grid. -/
  size : size.toNat = n
  /-- The grid is not too large. -/
  size_le : n ≤ 8
  /-- The number of pits. -/
  numPits : numPits.toNat = H.numPits

theorem valid_iff_le :
    valid size numPits = true ↔
      2 ≤ size.toNat ∧ size.toNat ≤ 8 ∧ numPits.toNat + 3 ≤ size.toNat * size.toNat := by
  have hs := size.toNat_lt
  have hk := numPits.toNat_lt
  have two : (2 : UInt32).toNat = 2 := rfl
  have six : (6 : UInt32).toNat = 6 := rfl
  have three : (3 : UInt64).toNat = 3 := rfl
  have hmul : size.toNat * size.toNat ≤ (2 ^ 32 - 1) * (2 ^ 32 - 1) :=
    Nat.mul_le_mul (by omega) (by omega)
  rw [valid, Machine.valid, bit_and, beq_iff_eq, bit_eq_one_iff, UInt32.le_iff_toNat_le,
    UInt32.toNat_sub, UInt64.le_iff_toNat_le, UInt64.toNat_add, UInt64.toNat_mul,
    UInt32.toNat_toUInt64, UInt32.toNat_toUInt64]
  generalize size.toNat * size.toNat = q at *
  omega

/-- **Claim.** The kernel accepts exactly the parameters of the games on a grid of side up to
`8`. -/
theorem valid_iff :
    valid size numPits = true ↔ ∃ H : HunterWumpus size.toNat, Describes size numPits H := by
  rw [valid_iff_le]
  exact ⟨fun ⟨h₂, h₈, hk⟩ => ⟨⟨numPits.toNat, h₂, hk⟩, ⟨rfl, h₈, rfl⟩⟩,
    fun ⟨H, h⟩ => ⟨H.two_le_size, h.size_le, h.numPits ▸ H.numPits_le⟩⟩

/-! ### A step -/

variable {pits visited tokens : UInt64} {s : State n}

theorem Describes.toNat_size (hp : Describes size numPits H) : size.toUInt64.toNat = n := by
  rw [UInt32.toNat_toUInt64, hp.size]

theorem status_eq_zero_iff (h : Represents pits visited tokens s) :
    (read tokens).status = 0 ↔ s.status = .ongoing := by
  rw [h.status]
  exact Status.word_inj (b := .ongoing)

/-- **Claim.** The words after a step of the kernel represent the state after the step of the
specification that the random word samples. -/
theorem step_correct (hp : Describes size numPits H) (h : Represents pits visited tokens s)
    (action : UInt32) (noise : UInt64) :
    Represents (step0 size numPits pits visited tokens action noise)
      (step1 size numPits pits visited tokens action noise)
      (step2 size numPits pits visited tokens action noise)
      ((H.toEnv.step s (actionOf action)).sample [noise]).state := by
  have hiff := status_eq_zero_iff h
  rw [toEnv_sample, HunterWumpus.step, step0, step1, step2]
  simp only [choose_eq]
  rw [direction_eq, wander_eq]
  by_cases hs : s.status = .ongoing
  · rw [if_pos hs, if_pos (hiff.mpr hs), if_pos (hiff.mpr hs)]
    exact (h.tokens_next hp.size_le hp.toNat_size _ _).2
  · rw [if_neg hs, if_neg fun he => hs (hiff.mp he), if_neg fun he => hs (hiff.mp he)]
    exact h

/-- **Claim.** The kernel's reward, read in two's complement, is the reward of the step of the
specification that the random word samples. -/
theorem reward_correct (hp : Describes size numPits H) (h : Represents pits visited tokens s)
    (action : UInt32) (noise : UInt64) :
    ((reward size numPits pits visited tokens action noise).toInt64.toInt : Rat) =
      ((H.toEnv.step s (actionOf action)).sample [noise]).reward := by
  have hiff := status_eq_zero_iff h
  rw [toEnv_sample, HunterWumpus.step, reward]
  simp only [choose_eq]
  rw [direction_eq, wander_eq]
  by_cases hs : s.status = .ongoing
  · rw [if_pos hs, if_pos (hiff.mpr hs)]
    exact h.reward hp.size_le hp.toNat_size _ _
  · rw [if_neg hs, if_neg fun he => hs (hiff.mp he)]
    rfl

/-- **Claim.** The kernel's flag tells whether the game is over. -/
theorem terminated_iff (h : Represents pits visited tokens s) :
    terminated size numPits pits visited tokens = true ↔ s.status ≠ .ongoing := by
  rw [terminated, bne_iff_ne, ne_eq, status_eq_zero_iff h]

/-- **Claim.** The kernel's flag, asked of the kernel's next words, is the flag of the step of the
specification that the random word samples. -/
theorem terminated_correct (hp : Describes size numPits H) (h : Represents pits visited tokens s)
    (action : UInt32) (noise : UInt64) :
    terminated size numPits (step0 size numPits pits visited tokens action noise)
        (step1 size numPits pits visited tokens action noise)
        (step2 size numPits pits visited tokens action noise) =
      ((H.toEnv.step s (actionOf action)).sample [noise]).terminated := by
  rw [Bool.eq_iff_iff, terminated_iff (step_correct hp h action noise), toEnv_sample,
    HunterWumpus.step]
  split
  · simp only [decide_eq_true_eq]
  · next hs => exact iff_of_true hs rfl

/-! ### Observations -/

/-- **Claim.** The kernel's observation is that of the specification: columns and rows are shares of
the last one, and the scent is a share of the strongest. -/
theorem obs_correct (hp : Describes size numPits H) (h : Represents pits visited tokens s) :
    (H.toEnv.observe s).wumpusX = mkRat (obs0 size numPits pits visited tokens).toNat (n - 1) ∧
      (H.toEnv.observe s).wumpusY = mkRat (obs1 size numPits pits visited tokens).toNat (n - 1) ∧
      (H.toEnv.observe s).playerX = mkRat (obs2 size numPits pits visited tokens).toNat (n - 1) ∧
      (H.toEnv.observe s).playerY = mkRat (obs3 size numPits pits visited tokens).toNat (n - 1) ∧
      (H.toEnv.observe s).stench = (obs4 size numPits pits visited tokens).toNat ∧
      (H.toEnv.observe s).scent = mkRat (obs5 size numPits pits visited tokens).toNat maxScent ∧
      (H.toEnv.observe s).arrivedVisited = (obs6 size numPits pits visited tokens).toNat ∧
      (H.toEnv.observe s).pitAdjacent = (obs7 size numPits pits visited tokens).toNat := by
  have hn := hp.size_le
  refine ⟨?_, ?_, ?_, ?_, ?_, ?_, ?_, ?_⟩
  · rw [obs0, h.wumpus, toNat_column_word hn]; rfl
  · rw [obs1, h.wumpus, toNat_row_word hn]; rfl
  · rw [obs2, h.player, toNat_column_word hn]; rfl
  · rw [obs3, h.player, toNat_row_word hn]; rfl
  · rw [obs4, h.stench hn]
    change (if distance s.wumpus s.player = 1 then (1 : Rat) else 0) = _
    split <;> rfl
  · rw [obs5, h.wumpus, h.toNat_scent]; rfl
  · rw [obs6, h.arrived]
    change (if s.arrivedVisited = true then (1 : Rat) else 0) = _
    split <;> rfl
  · rw [obs7, h.wumpus, h.pitAdjacent hn hp.toNat_size]
    change (if HunterWumpus.pitAdjacent s.pits s.wumpus = true then (1 : Rat) else 0) = _
    split <;> rfl

/-- **Claim.** The kernel shows the column and the row of the gold. -/
theorem obs_gold_correct (hp : Describes size numPits H) (h : Represents pits visited tokens s) :
    (obs8 size numPits pits visited tokens).toNat = s.gold.x.val ∧
      (obs9 size numPits pits visited tokens).toNat = s.gold.y.val := by
  rw [obs8, obs9, h.gold, toNat_column_word hp.size_le, toNat_row_word hp.size_le]
  exact ⟨rfl, rfl⟩

/-- **Claim, by definition.** The kernel shows how the game stands. -/
theorem obs_status_correct (h : Represents pits visited tokens s) :
    obs10 size numPits pits visited tokens = s.status.word := h.status

theorem toNat_place (hp : Describes size numPits H) {tile : UInt64} {l : Nat}
    (h : IsTile tile s.scent l) :
    (∀ c, s.scent c = l → (Machine.place size.toUInt64 tile).toNat = c.y.val * n + c.x.val) ∧
      ((∀ c, s.scent c ≠ l) → (Machine.place size.toUInt64 tile).toNat = n * n) := by
  constructor
  · intro c hc
    rw [(h.iff c).mp hc, toNat_place_tile hp.size_le hp.toNat_size]
  · intro hc
    rcases h.absent_or with h₀ | ⟨c, h₁⟩
    · rw [h₀, toNat_place_absent hp.size_le hp.toNat_size]
    · exact absurd ((h.iff c).mpr h₁) (hc c)

/-- **Claim.** The kernel shows the number of the cell with scent `3`, counted row by row, or that
of all cells when there is none. -/
theorem obs_tile3_correct (hp : Describes size numPits H) (h : Represents pits visited tokens s) :
    (∀ c, s.scent c = 3 →
        (obs11 size numPits pits visited tokens).toNat = c.y.val * n + c.x.val) ∧
      ((∀ c, s.scent c ≠ 3) → (obs11 size numPits pits visited tokens).toNat = n * n) :=
  toNat_place hp h.tile3

/-- **Claim.** The kernel shows the number of the cell with scent `2`, counted row by row, or that
of all cells when there is none. -/
theorem obs_tile2_correct (hp : Describes size numPits H) (h : Represents pits visited tokens s) :
    (∀ c, s.scent c = 2 →
        (obs12 size numPits pits visited tokens).toNat = c.y.val * n + c.x.val) ∧
      ((∀ c, s.scent c ≠ 2) → (obs12 size numPits pits visited tokens).toNat = n * n) :=
  toNat_place hp h.tile2

/-- **Claim.** The kernel shows the number of the cell with scent `1`, counted row by row, or that
of all cells when there is none. -/
theorem obs_tile1_correct (hp : Describes size numPits H) (h : Represents pits visited tokens s) :
    (∀ c, s.scent c = 1 →
        (obs13 size numPits pits visited tokens).toNat = c.y.val * n + c.x.val) ∧
      ((∀ c, s.scent c ≠ 1) → (obs13 size numPits pits visited tokens).toNat = n * n) :=
  toNat_place hp h.tile1

theorem place_le (hp : Describes size numPits H) {tile : UInt64} {l : Nat}
    (h : IsTile tile s.scent l) : (Machine.place size.toUInt64 tile).toNat ≤ n * n := by
  rcases h.absent_or with h₀ | ⟨c, h₁⟩
  · rw [h₀, toNat_place_absent hp.size_le hp.toNat_size]; exact Nat.le_refl _
  · have hx := c.x.isLt
    have hrow : (c.y.val + 1) * n ≤ n * n := Nat.mul_le_mul_right n c.y.isLt
    rw [h₁, toNat_place_tile hp.size_le hp.toNat_size]
    rw [Nat.add_mul, Nat.one_mul] at hrow
    omega

/-- **Claim.** For words that represent a state, each of the fourteen components of the observation
is in its range: columns and rows are at most `n - 1`, the scent is at most `3`, the three signs are
at most `1`, the status is at most `4`, and the number of a cell, or of all cells when there is
none, is at most `n²`. -/
theorem obs_in_bounds (hp : Describes size numPits H) (h : Represents pits visited tokens s) :
    (obs0 size numPits pits visited tokens).toNat ≤ n - 1 ∧
      (obs1 size numPits pits visited tokens).toNat ≤ n - 1 ∧
      (obs2 size numPits pits visited tokens).toNat ≤ n - 1 ∧
      (obs3 size numPits pits visited tokens).toNat ≤ n - 1 ∧
      (obs4 size numPits pits visited tokens).toNat ≤ 1 ∧
      (obs5 size numPits pits visited tokens).toNat ≤ 3 ∧
      (obs6 size numPits pits visited tokens).toNat ≤ 1 ∧
      (obs7 size numPits pits visited tokens).toNat ≤ 1 ∧
      (obs8 size numPits pits visited tokens).toNat ≤ n - 1 ∧
      (obs9 size numPits pits visited tokens).toNat ≤ n - 1 ∧
      (obs10 size numPits pits visited tokens).toNat ≤ 4 ∧
      (obs11 size numPits pits visited tokens).toNat ≤ n * n ∧
      (obs12 size numPits pits visited tokens).toNat ≤ n * n ∧
      (obs13 size numPits pits visited tokens).toNat ≤ n * n := by
  have hn := hp.size_le
  have hone {q : Prop} [Decidable q] : (if q then 1 else 0 : UInt64).toNat ≤ 1 := by
    split <;> decide
  refine ⟨?_, ?_, ?_, ?_, ?_, ?_, ?_, ?_, ?_, ?_, ?_, place_le hp h.tile3, place_le hp h.tile2,
    place_le hp h.tile1⟩
  · rw [obs0, h.wumpus, toNat_column_word hn]; exact Nat.le_sub_one_of_lt s.wumpus.x.isLt
  · rw [obs1, h.wumpus, toNat_row_word hn]; exact Nat.le_sub_one_of_lt s.wumpus.y.isLt
  · rw [obs2, h.player, toNat_column_word hn]; exact Nat.le_sub_one_of_lt s.player.x.isLt
  · rw [obs3, h.player, toNat_row_word hn]; exact Nat.le_sub_one_of_lt s.player.y.isLt
  · rw [obs4, h.stench hn]; exact hone
  · rw [obs5, h.wumpus, h.toNat_scent]; exact h.scent_le _
  · rw [obs6, h.arrived]; exact hone
  · rw [obs7, h.wumpus, h.pitAdjacent hn hp.toNat_size]; exact hone
  · rw [obs8, h.gold, toNat_column_word hn]; exact Nat.le_sub_one_of_lt s.gold.x.isLt
  · rw [obs9, h.gold, toNat_row_word hn]; exact Nat.le_sub_one_of_lt s.gold.y.isLt
  · rw [obs10, h.status]; cases s.status <;> decide

end Spec.HunterWumpus.Kernel
