module

public import Spec.Fishing.Machine
public import Spec.MDP.Lane.Word

/-!
# The fishing kernel

The scalar functions that C sees, one line each: the only file of this environment that is compiled
to C. Parameters come first, in the order of `Machine.Params`, then the stock, then the quota, then
the random word, of which a step reads the four upper bits.

`Spec.Fishing.Refinement` proves that these functions compute the specification.
-/

@[expose] public section

namespace Spec.Fishing.Kernel

open Spec.MDP
open Machine (Params)

variable (growthNum growthDen noiseNum noiseDen order start : UInt32)

/-- Whether the parameters are acceptable. -/
@[export fishing_valid] def valid : Bool :=
  Params.valid ⟨growthNum, growthDen, noiseNum, noiseDen, order, start⟩

/-- The number of actions: they are the words below it. -/
@[export fishing_num_actions]
def numActions (_growthNum _growthDen _noiseNum _noiseDen _order _start : UInt32) : UInt32 :=
  2000001

/-- Whether a word is an action. -/
@[export fishing_action_valid] def actionValid (quota : UInt32) : Bool :=
  quota < numActions growthNum growthDen noiseNum noiseDen order start

/-- Rewards are in units of one over this number. -/
@[export fishing_reward_scale]
def rewardScale (_growthNum _growthDen _noiseNum _noiseDen _order _start : UInt32) : UInt32 :=
  1000000

/-- The number of random words that a reset takes. -/
@[export fishing_reset_words]
def resetWords (_growthNum _growthDen _noiseNum _noiseDen _order _start : UInt32) : UInt64 := 0

/-- The number of random words that a step takes. -/
@[export fishing_step_words]
def stepWords (_growthNum _growthDen _noiseNum _noiseDen _order _start : UInt32) : UInt64 := 1

/-- Whether the word is a stock: at most `2K`. -/
@[export fishing_state_valid]
def stateValid (_growthNum _growthDen _noiseNum _noiseDen _order _start stock : UInt32) : Bool :=
  stock ≤ 2000000

/-- The initial stock. -/
@[export fishing_init_0]
def init0 (_growthNum _growthDen _noiseNum _noiseDen _order start : UInt32)
    (_key _t : UInt64) : UInt32 :=
  (Machine.clamp start).toUInt32

variable (stock : UInt32)

/-- The next stock. -/
@[export fishing_step_0] def step0 (quota : UInt32) (noise : UInt64) : UInt32 :=
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

/-! ### Lanes, as `Spec.MDP.Lane.Word` defines them -/

/-- The step of the kernel. -/
@[macro_inline] def stepper : Lane.WordStepper Params UInt32 where
  numActions p := p.on numActions
  stepWords := 1
  step p := p.on step0
  reward p := p.on reward
  terminated p := p.on terminated

variable (key t : UInt64) (elapsed : UInt32) (over : Bool) (quota autoreset timeLimit
  maxEpisodeSteps : UInt32)

/-- The call of a lane that has these words. -/
@[macro_inline] def lane : Lane.Call UInt32 :=
  stepper.call ⟨growthNum, growthDen, noiseNum, noiseDen, order, start⟩ stock key t elapsed over
    quota autoreset timeLimit maxEpisodeSteps

/-- Whether the call is refused: the word is no action, or the lane must be reset. -/
@[export fishing_lane_refuses] def laneRefuses : Bool :=
  (lane growthNum growthDen noiseNum noiseDen order start stock key t elapsed over quota autoreset
    timeLimit maxEpisodeSteps).refuses

/-- The stock of the lane after the step. -/
@[export fishing_lane_state_0] def laneState0 : UInt32 :=
  (lane growthNum growthDen noiseNum noiseDen order start stock key t elapsed over quota autoreset
    timeLimit maxEpisodeSteps).word32 id

/-- The next word of the stream after the step. -/
@[export fishing_lane_t] def laneT : UInt64 :=
  (lane growthNum growthDen noiseNum noiseDen order start stock key t elapsed over quota autoreset
    timeLimit maxEpisodeSteps).nextT

/-- The number of steps of the episode after the step. -/
@[export fishing_lane_elapsed] def laneElapsed : UInt32 :=
  (lane growthNum growthDen noiseNum noiseDen order start stock key t elapsed over quota autoreset
    timeLimit maxEpisodeSteps).nextElapsed

/-- Whether the episode is over after the step. -/
@[export fishing_lane_over] def laneOver : Bool :=
  (lane growthNum growthDen noiseNum noiseDen order start stock key t elapsed over quota autoreset
    timeLimit maxEpisodeSteps).nowOver

/-- The reward of the call in two's complement; `0` when the environment does not step. -/
@[export fishing_lane_reward] def laneReward : UInt64 :=
  (lane growthNum growthDen noiseNum noiseDen order start stock key t elapsed over quota autoreset
    timeLimit maxEpisodeSteps).paid

/-- Whether the call terminates the episode. -/
@[export fishing_lane_terminated] def laneTerminated : Bool :=
  (lane growthNum growthDen noiseNum noiseDen order start stock key t elapsed over quota autoreset
    timeLimit maxEpisodeSteps).terminated

/-- Whether the call truncates the episode. -/
@[export fishing_lane_truncated] def laneTruncated : Bool :=
  (lane growthNum growthDen noiseNum noiseDen order start stock key t elapsed over quota autoreset
    timeLimit maxEpisodeSteps).truncated

/-- Whether the lane is reset before the call returns. -/
@[export fishing_lane_due] def laneDue : Bool :=
  (lane growthNum growthDen noiseNum noiseDen order start stock key t elapsed over quota autoreset
    timeLimit maxEpisodeSteps).due

end Spec.Fishing.Kernel
