module

public import Spec.Fishing.Machine

/-!
# The fishing kernel

The scalar functions that C sees, one line each: the only file of this environment that is compiled
to C. Parameters come first, in the order of `Machine.Params`, then the stock, then the quota, then
the random word, of which a step reads the four upper bits.

`Spec.Fishing.Refinement` proves that these functions compute the specification.
-/

@[expose] public section

namespace Spec.Fishing.Kernel

open Machine (Params)

/-- Whether the parameters are acceptable. -/
@[export fishing_valid]
def valid (growthNum growthDen noiseNum noiseDen order start : UInt32) : Bool :=
  Params.valid ⟨growthNum, growthDen, noiseNum, noiseDen, order, start⟩

/-- The initial stock. -/
@[export fishing_init_0]
def init0 (_growthNum _growthDen _noiseNum _noiseDen _order start : UInt32)
    (_key _t : UInt64) : UInt32 :=
  (Machine.clamp start).toUInt32

/-- The next stock. -/
@[export fishing_step_0]
def step0 (growthNum growthDen noiseNum noiseDen order start stock quota : UInt32)
    (noise : UInt64) : UInt32 :=
  Params.step ⟨growthNum, growthDen, noiseNum, noiseDen, order, start⟩ stock quota noise

/-- The harvest of the step, in units. -/
@[export fishing_reward]
def reward (_growthNum _growthDen _noiseNum _noiseDen _order _start stock quota : UInt32)
    (_noise : UInt64) : UInt64 :=
  Machine.harvest stock quota

/-- Whether the stock is extinct. -/
@[export fishing_terminated]
def terminated (_growthNum _growthDen _noiseNum _noiseDen _order _start stock : UInt32) : Bool :=
  Machine.clamp stock == 0

/-- The stock, in units. -/
@[export fishing_obs_0]
def obs0 (_growthNum _growthDen _noiseNum _noiseDen _order _start stock : UInt32) : UInt64 :=
  Machine.clamp stock

end Spec.Fishing.Kernel
