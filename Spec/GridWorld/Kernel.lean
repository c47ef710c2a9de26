module

public import Spec.GridWorld.Machine
public import Spec.MDP.Lane.Word

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

open Spec.MDP
open Machine (Params State)

/-- Whether the parameters are acceptable. -/
@[export gridworld_valid]
def valid (height width startRow startCol goalRow goalCol : UInt32) : Bool :=
  Params.valid ⟨height, width, startRow, startCol, goalRow, goalCol⟩

/-- The number of actions: they are the words below it. -/
@[export gridworld_num_actions]
def numActions (_height _width _startRow _startCol _goalRow _goalCol : UInt32) : UInt32 := 4

/-- Whether a word is an action. -/
@[export gridworld_action_valid]
def actionValid (height width startRow startCol goalRow goalCol action : UInt32) : Bool :=
  action < numActions height width startRow startCol goalRow goalCol

/-- Rewards are in units of one over this number. -/
@[export gridworld_reward_scale]
def rewardScale (_height _width _startRow _startCol _goalRow _goalCol : UInt32) : UInt32 := 1

/-- The number of random words that a reset takes. -/
@[export gridworld_reset_words]
def resetWords (_height _width _startRow _startCol _goalRow _goalCol : UInt32) : UInt64 := 0

/-- The number of random words that a step takes. -/
@[export gridworld_step_words]
def stepWords (_height _width _startRow _startCol _goalRow _goalCol : UInt32) : UInt64 := 0

/-- Whether the words are those of a state: a cell of the grid. -/
@[export gridworld_state_valid]
def stateValid (height width _startRow _startCol _goalRow _goalCol row col : UInt32) : Bool :=
  Word.bit (row < height) &&& Word.bit (col < width) == 1

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

/-! ### Lanes

The first half of a call of a lane, as `Machine.laneAdvance` defines it: the step of the
environment, unless the call resets or is refused. The second half is `init`, where it is due. The
arguments after the state are those of `Lane.Call`. -/

/-- Whether the next state is terminal. -/
@[inline] def nextTerminal (height width startRow startCol goalRow goalCol row col : UInt32)
    (action : UInt32)
    (noise : UInt64) : Bool :=
  terminated height width startRow startCol goalRow goalCol
    (step0 height width startRow startCol goalRow goalCol row col action noise)
    (step1 height width startRow startCol goalRow goalCol row col action noise)

/-- Whether the call is refused: the word is no action, or the lane must be reset. -/
@[export gridworld_lane_refuses]
def laneRefuses (height width startRow startCol goalRow goalCol _row _col : UInt32) (key t : UInt64)
    (elapsed : UInt32) (over : Bool) (action autoreset timeLimit maxEpisodeSteps : UInt32) : Bool :=
  Lane.Call.refuses (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)
    (numActions height width startRow startCol goalRow goalCol) == 1

/-- The row of the lane after the step. -/
@[export gridworld_lane_state_0]
def laneState0 (height width startRow startCol goalRow goalCol row col : UInt32) (key t : UInt64)
    (elapsed : UInt32) (over : Bool) (action autoreset timeLimit maxEpisodeSteps : UInt32)
    : UInt32 :=
  Lane.Call.select32 (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)
    (numActions height width startRow startCol goalRow goalCol)
    (step0 height width startRow startCol goalRow goalCol row col action (Random.word key t)) row

/-- The column of the lane after the step. -/
@[export gridworld_lane_state_1]
def laneState1 (height width startRow startCol goalRow goalCol row col : UInt32) (key t : UInt64)
    (elapsed : UInt32) (over : Bool) (action autoreset timeLimit maxEpisodeSteps : UInt32)
    : UInt32 :=
  Lane.Call.select32 (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)
    (numActions height width startRow startCol goalRow goalCol)
    (step1 height width startRow startCol goalRow goalCol row col action (Random.word key t)) col

/-- The next word of the stream after the step. -/
@[export gridworld_lane_t]
def laneT (height width startRow startCol goalRow goalCol _row _col : UInt32) (key t : UInt64)
    (elapsed : UInt32) (over : Bool) (action autoreset timeLimit maxEpisodeSteps : UInt32)
    : UInt64 :=
  Lane.Call.select64 (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)
    (numActions height width startRow startCol goalRow goalCol)
    (t + stepWords height width startRow startCol goalRow goalCol) t

/-- The number of steps of the episode after the step. -/
@[export gridworld_lane_elapsed]
def laneElapsed (height width startRow startCol goalRow goalCol _row _col : UInt32) (key t : UInt64)
    (elapsed : UInt32) (over : Bool) (action autoreset timeLimit maxEpisodeSteps : UInt32)
    : UInt32 :=
  Lane.Call.select32 (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)
    (numActions height width startRow startCol goalRow goalCol)
    (Lane.Call.more (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)) elapsed

/-- Whether the episode is over after the step. -/
@[export gridworld_lane_over]
def laneOver (height width startRow startCol goalRow goalCol row col : UInt32) (key t : UInt64)
    (elapsed : UInt32) (over : Bool) (action autoreset timeLimit maxEpisodeSteps : UInt32) : Bool :=
  Lane.Call.nowOver (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)
    (numActions height width startRow startCol goalRow goalCol)
    (nextTerminal height width startRow startCol goalRow goalCol row col action (Random.word key t))
    == 1

/-- The reward of the call in two's complement; `0` when the environment does not step. -/
@[export gridworld_lane_reward]
def laneReward (height width startRow startCol goalRow goalCol row col : UInt32) (key t : UInt64)
    (elapsed : UInt32) (over : Bool) (action autoreset timeLimit maxEpisodeSteps : UInt32)
    : UInt64 :=
  Lane.Call.select64 (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)
    (numActions height width startRow startCol goalRow goalCol)
    (reward height width startRow startCol goalRow goalCol row col action (Random.word key t)) 0

/-- Whether the call terminates the episode. -/
@[export gridworld_lane_terminated]
def laneTerminated (height width startRow startCol goalRow goalCol row col : UInt32)
    (key t : UInt64) (elapsed : UInt32) (over : Bool)
    (action autoreset timeLimit maxEpisodeSteps : UInt32) : Bool :=
  Lane.Call.terminated (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)
    (numActions height width startRow startCol goalRow goalCol)
    (nextTerminal height width startRow startCol goalRow goalCol row col action (Random.word key t))
    == 1

/-- Whether the call truncates the episode. -/
@[export gridworld_lane_truncated]
def laneTruncated (height width startRow startCol goalRow goalCol row col : UInt32) (key t : UInt64)
    (elapsed : UInt32) (over : Bool) (action autoreset timeLimit maxEpisodeSteps : UInt32) : Bool :=
  Lane.Call.truncated (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)
    (numActions height width startRow startCol goalRow goalCol)
    (nextTerminal height width startRow startCol goalRow goalCol row col action (Random.word key t))
    == 1

/-- Whether the lane is reset before the call returns. -/
@[export gridworld_lane_due]
def laneDue (height width startRow startCol goalRow goalCol row col : UInt32) (key t : UInt64)
    (elapsed : UInt32) (over : Bool) (action autoreset timeLimit maxEpisodeSteps : UInt32) : Bool :=
  Lane.Call.due (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)
    (numActions height width startRow startCol goalRow goalCol)
    (nextTerminal height width startRow startCol goalRow goalCol row col action (Random.word key t))
    == 1

end Spec.GridWorld.Kernel
