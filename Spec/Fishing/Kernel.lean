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

/-- Whether the parameters are acceptable. -/
@[export fishing_valid]
def valid (growthNum growthDen noiseNum noiseDen order start : UInt32) : Bool :=
  Params.valid ⟨growthNum, growthDen, noiseNum, noiseDen, order, start⟩

/-- The number of actions: they are the words below it. -/
@[export fishing_num_actions]
def numActions (_growthNum _growthDen _noiseNum _noiseDen _order _start : UInt32) : UInt32 :=
  2000001

/-- Whether a word is an action. -/
@[export fishing_action_valid]
def actionValid (growthNum growthDen noiseNum noiseDen order start quota : UInt32) : Bool :=
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

/-! ### Lanes

The first half of a call of a lane, as `Machine.laneAdvance` defines it: the step of the
environment, unless the call resets or is refused. The second half is `init`, where it is due. The
arguments after the state are those of `Lane.Call`. -/

/-- Whether the next state is terminal. -/
@[inline] def nextTerminal (growthNum growthDen noiseNum noiseDen order start stock : UInt32)
    (quota : UInt32)
    (noise : UInt64) : Bool :=
  terminated growthNum growthDen noiseNum noiseDen order start
    (step0 growthNum growthDen noiseNum noiseDen order start stock quota noise)

/-- Whether the call is refused: the word is no action, or the lane must be reset. -/
@[export fishing_lane_refuses]
def laneRefuses (growthNum growthDen noiseNum noiseDen order start _stock : UInt32) (key t : UInt64)
    (elapsed : UInt32) (over : Bool) (quota autoreset timeLimit maxEpisodeSteps : UInt32) : Bool :=
  Lane.Call.refuses (.mk key t elapsed over quota autoreset timeLimit maxEpisodeSteps)
    (numActions growthNum growthDen noiseNum noiseDen order start) == 1

/-- The stock of the lane after the step. -/
@[export fishing_lane_state_0]
def laneState0 (growthNum growthDen noiseNum noiseDen order start stock : UInt32) (key t : UInt64)
    (elapsed : UInt32) (over : Bool) (quota autoreset timeLimit maxEpisodeSteps : UInt32)
    : UInt32 :=
  Lane.Call.select32 (.mk key t elapsed over quota autoreset timeLimit maxEpisodeSteps)
    (numActions growthNum growthDen noiseNum noiseDen order start)
    (step0 growthNum growthDen noiseNum noiseDen order start stock quota (Random.word key t)) stock

/-- The next word of the stream after the step. -/
@[export fishing_lane_t]
def laneT (growthNum growthDen noiseNum noiseDen order start _stock : UInt32) (key t : UInt64)
    (elapsed : UInt32) (over : Bool) (quota autoreset timeLimit maxEpisodeSteps : UInt32)
    : UInt64 :=
  Lane.Call.select64 (.mk key t elapsed over quota autoreset timeLimit maxEpisodeSteps)
    (numActions growthNum growthDen noiseNum noiseDen order start)
    (t + stepWords growthNum growthDen noiseNum noiseDen order start) t

/-- The number of steps of the episode after the step. -/
@[export fishing_lane_elapsed]
def laneElapsed (growthNum growthDen noiseNum noiseDen order start _stock : UInt32) (key t : UInt64)
    (elapsed : UInt32) (over : Bool) (quota autoreset timeLimit maxEpisodeSteps : UInt32)
    : UInt32 :=
  Lane.Call.select32 (.mk key t elapsed over quota autoreset timeLimit maxEpisodeSteps)
    (numActions growthNum growthDen noiseNum noiseDen order start)
    (Lane.Call.more (.mk key t elapsed over quota autoreset timeLimit maxEpisodeSteps)) elapsed

/-- Whether the episode is over after the step. -/
@[export fishing_lane_over]
def laneOver (growthNum growthDen noiseNum noiseDen order start stock : UInt32) (key t : UInt64)
    (elapsed : UInt32) (over : Bool) (quota autoreset timeLimit maxEpisodeSteps : UInt32) : Bool :=
  Lane.Call.nowOver (.mk key t elapsed over quota autoreset timeLimit maxEpisodeSteps)
    (numActions growthNum growthDen noiseNum noiseDen order start)
    (nextTerminal growthNum growthDen noiseNum noiseDen order start stock quota (Random.word key t))
    == 1

/-- The reward of the call in two's complement; `0` when the environment does not step. -/
@[export fishing_lane_reward]
def laneReward (growthNum growthDen noiseNum noiseDen order start stock : UInt32) (key t : UInt64)
    (elapsed : UInt32) (over : Bool) (quota autoreset timeLimit maxEpisodeSteps : UInt32)
    : UInt64 :=
  Lane.Call.select64 (.mk key t elapsed over quota autoreset timeLimit maxEpisodeSteps)
    (numActions growthNum growthDen noiseNum noiseDen order start)
    (reward growthNum growthDen noiseNum noiseDen order start stock quota (Random.word key t)) 0

/-- Whether the call terminates the episode. -/
@[export fishing_lane_terminated]
def laneTerminated (growthNum growthDen noiseNum noiseDen order start stock : UInt32)
    (key t : UInt64) (elapsed : UInt32) (over : Bool)
    (quota autoreset timeLimit maxEpisodeSteps : UInt32) : Bool :=
  Lane.Call.terminated (.mk key t elapsed over quota autoreset timeLimit maxEpisodeSteps)
    (numActions growthNum growthDen noiseNum noiseDen order start)
    (nextTerminal growthNum growthDen noiseNum noiseDen order start stock quota (Random.word key t))
    == 1

/-- Whether the call truncates the episode. -/
@[export fishing_lane_truncated]
def laneTruncated (growthNum growthDen noiseNum noiseDen order start stock : UInt32)
    (key t : UInt64) (elapsed : UInt32) (over : Bool)
    (quota autoreset timeLimit maxEpisodeSteps : UInt32) : Bool :=
  Lane.Call.truncated (.mk key t elapsed over quota autoreset timeLimit maxEpisodeSteps)
    (numActions growthNum growthDen noiseNum noiseDen order start)
    (nextTerminal growthNum growthDen noiseNum noiseDen order start stock quota (Random.word key t))
    == 1

/-- Whether the lane is reset before the call returns. -/
@[export fishing_lane_due]
def laneDue (growthNum growthDen noiseNum noiseDen order start stock : UInt32) (key t : UInt64)
    (elapsed : UInt32) (over : Bool) (quota autoreset timeLimit maxEpisodeSteps : UInt32) : Bool :=
  Lane.Call.due (.mk key t elapsed over quota autoreset timeLimit maxEpisodeSteps)
    (numActions growthNum growthDen noiseNum noiseDen order start)
    (nextTerminal growthNum growthDen noiseNum noiseDen order start stock quota (Random.word key t))
    == 1

end Spec.Fishing.Kernel
