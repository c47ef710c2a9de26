module

/-!
# The cliff walk

Sutton and Barto, *Reinforcement Learning: An Introduction*, second edition, Example 6.6, as scalar
functions in the shape of a kernel: parameters first, then the state, then the action, then a random
word, which nothing here uses. The actions are up, right, down and left.
-/

@[expose] public section

namespace Cliff

/-- Whether there is a cliff between the start and the goal. -/
@[export cliff_valid]
def valid (height width : UInt32) : Bool :=
  decide (2 ≤ height) && decide (3 ≤ width)

/-- The row of the start: the last one. -/
@[export cliff_init_0]
def init0 (height _width : UInt32) (_key _t : UInt64) : UInt32 :=
  height - 1

/-- The column of the start: the first one. -/
@[export cliff_init_1]
def init1 (_height _width : UInt32) (_key _t : UInt64) : UInt32 :=
  0

/-- The row that an action leads to, were there no cliff. -/
def walkRow (height row action : UInt32) : UInt32 :=
  if action = 0 then (if row = 0 then 0 else row - 1)
  else if action = 2 then (if row + 1 < height then row + 1 else row)
  else row

/-- The column that an action leads to, were there no cliff. -/
def walkCol (width col action : UInt32) : UInt32 :=
  if action = 1 then (if col + 1 < width then col + 1 else col)
  else if action = 3 then (if col = 0 then 0 else col - 1)
  else col

/-- Whether an action leads into the cliff: the cells between the start and the goal. -/
def falls (height width row col action : UInt32) : Bool :=
  decide (walkRow height row action = height - 1)
    && decide (0 < walkCol width col action) && decide (walkCol width col action < width - 1)

/-- The row of the next state. -/
@[export cliff_step_0]
def step0 (height width row col action : UInt32) (_noise : UInt64) : UInt32 :=
  if falls height width row col action then height - 1 else walkRow height row action

/-- The column of the next state. -/
@[export cliff_step_1]
def step1 (height width row col action : UInt32) (_noise : UInt64) : UInt32 :=
  if falls height width row col action then 0 else walkCol width col action

/-- The reward, a two's-complement integer: -100 for a fall, -1 for any other step. -/
@[export cliff_reward]
def reward (height width row col action : UInt32) (_noise : UInt64) : UInt64 :=
  if falls height width row col action then 0 - 100 else 0 - 1

/-- Whether the state is the goal, the last cell of the last row. -/
@[export cliff_terminated]
def terminated (height width row col : UInt32) : Bool :=
  decide (row = height - 1) && decide (col = width - 1)

/-- The number of the cell, row by row. -/
@[export cliff_obs_0]
def obs0 (_height width row col : UInt32) : UInt64 :=
  row.toUInt64 * width.toUInt64 + col.toUInt64

/-- **Claim.** No step ends in the cliff. -/
theorem not_in_cliff (height width row col action : UInt32) (noise : UInt64) :
    ¬ (step0 height width row col action noise = height - 1
      ∧ 0 < step1 height width row col action noise
      ∧ step1 height width row col action noise < width - 1) := by
  unfold step0 step1
  cases h : falls height width row col action
  · rintro ⟨hrow, hfirst, hlast⟩
    simp only [Bool.false_eq_true, if_false] at hrow hfirst hlast
    simp [falls, hrow, hfirst, hlast] at h
  · simp

/-- **Claim.** Only falls cost 100. -/
theorem reward_eq (height width row col action : UInt32) (noise : UInt64) :
    reward height width row col action noise = 0 - 100 ↔ falls height width row col action := by
  unfold reward
  split <;> simp_all

end Cliff
