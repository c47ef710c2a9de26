module

public import Spec.GridWorld.Machine

/-!
# The GridWorld kernel

The scalar functions that C sees, one line each: the only file of this environment that is compiled
to C. Parameters come first, in the order of `Machine.Params`, then the state, then the action, then
the random words. GridWorld needs no randomness; it takes the words all the same, because every
kernel has this one shape.

`Spec.GridWorld.Refinement` proves that these functions compute the specification.
-/

@[expose] public section

namespace Spec.GridWorld.Kernel

open Machine (Params State)

/-- Whether the parameters are acceptable. -/
@[export gridworld_valid]
def valid (height width startRow startCol goalRow goalCol : UInt32) : Bool :=
  Params.valid ⟨height, width, startRow, startCol, goalRow, goalCol⟩

/-- The row of the initial state. -/
@[export gridworld_init_0]
def init0 (height width startRow startCol goalRow goalCol : UInt32) (_key _t : UInt64) : UInt32 :=
  (Params.start ⟨height, width, startRow, startCol, goalRow, goalCol⟩).row

/-- The column of the initial state. -/
@[export gridworld_init_1]
def init1 (height width startRow startCol goalRow goalCol : UInt32) (_key _t : UInt64) : UInt32 :=
  (Params.start ⟨height, width, startRow, startCol, goalRow, goalCol⟩).col

/-- The row of the next state. -/
@[export gridworld_step_0]
def step0 (height width startRow startCol goalRow goalCol row col action : UInt32)
    (_noise : UInt64) : UInt32 :=
  (Params.step ⟨height, width, startRow, startCol, goalRow, goalCol⟩ ⟨row, col⟩ action).row

/-- The column of the next state. -/
@[export gridworld_step_1]
def step1 (height width startRow startCol goalRow goalCol row col action : UInt32)
    (_noise : UInt64) : UInt32 :=
  (Params.step ⟨height, width, startRow, startCol, goalRow, goalCol⟩ ⟨row, col⟩ action).col

/-- The reward of the step, a two's-complement integer. -/
@[export gridworld_reward]
def reward (height width startRow startCol goalRow goalCol row col action : UInt32)
    (_noise : UInt64) : UInt64 :=
  Params.reward ⟨height, width, startRow, startCol, goalRow, goalCol⟩ ⟨row, col⟩ action

/-- Whether the state is terminal. -/
@[export gridworld_terminated]
def terminated (height width startRow startCol goalRow goalCol row col : UInt32) : Bool :=
  Params.terminated ⟨height, width, startRow, startCol, goalRow, goalCol⟩ ⟨row, col⟩

/-- The row-major index of the state. -/
@[export gridworld_obs_0]
def obs0 (height width startRow startCol goalRow goalCol row col : UInt32) : UInt64 :=
  Params.index ⟨height, width, startRow, startCol, goalRow, goalCol⟩ ⟨row, col⟩

/-- The row of the state. -/
@[export gridworld_obs_1]
def obs1 (height width startRow startCol goalRow goalCol row col : UInt32) : UInt64 :=
  (Params.clamp ⟨height, width, startRow, startCol, goalRow, goalCol⟩ ⟨row, col⟩).row.toUInt64

/-- The column of the state. -/
@[export gridworld_obs_2]
def obs2 (height width startRow startCol goalRow goalCol row col : UInt32) : UInt64 :=
  (Params.clamp ⟨height, width, startRow, startCol, goalRow, goalCol⟩ ⟨row, col⟩).col.toUInt64

end Spec.GridWorld.Kernel
