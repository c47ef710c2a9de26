module

public import Spec.MDP.Word

/-!
# The NewEnv kernel

The scalar functions that C sees: the only file of this environment that is compiled to C.
Parameters come first, then the words of the state, then the action, then the random word. Choices
are made by masks. A cell out of range reads as `0`, and an action above `1` moves nothing.

`Spec.NewEnv.Refinement` proves that these functions compute the specification.
-/

@[expose] public section

namespace Spec.NewEnv.Kernel

open Spec.MDP
open Spec.MDP.Word (bit)

/-- Whether the parameters are acceptable. -/
@[export newenv_valid]
def valid (length : UInt32) : Bool :=
  bit (2 ≤ length) &&& bit (length ≤ 1000) == 1

/-- The initial cell. -/
@[export newenv_init_0]
def init0 (_length : UInt32) (_key _t : UInt64) : UInt32 := 0

/-- The next cell. -/
@[export newenv_step_0]
def step0 (length cell action : UInt32) (_noise : UInt64) : UInt32 :=
  let cell := Word.clamp length cell
  let free := bit (cell + 1 < length)
  cell + (free &&& bit (action = 1)) - (free &&& bit (0 < cell) &&& bit (action = 0))

/-- The reward of the step, a two's-complement integer. -/
@[export newenv_reward]
def reward (length cell _action : UInt32) (_noise : UInt64) : UInt64 :=
  (bit (Word.clamp length cell + 1 = length)).toUInt64 - 1

/-- Whether the cell is the last one. -/
@[export newenv_terminated]
def terminated (length cell : UInt32) : Bool :=
  bit (Word.clamp length cell + 1 = length) == 1

/-- The number of the cell. -/
@[export newenv_obs_0]
def obs0 (length cell : UInt32) : UInt64 :=
  (Word.clamp length cell).toUInt64

end Spec.NewEnv.Kernel
