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

variable (height width startRow startCol goalRow goalCol : UInt32)

/-- Whether the parameters are acceptable. -/
@[export gridworld_valid] def valid : Bool :=
  Params.valid ⟨height, width, startRow, startCol, goalRow, goalCol⟩

/-- The number of actions: they are the words below it. -/
@[export gridworld_num_actions]
def numActions (_height _width _startRow _startCol _goalRow _goalCol : UInt32) : UInt32 := 4

/-- Whether a word is an action. -/
@[export gridworld_action_valid] def actionValid (action : UInt32) : Bool :=
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
@[export gridworld_init_0] def init0 (_key _t : UInt64) : UInt32 :=
  (Params.start ⟨height, width, startRow, startCol, goalRow, goalCol⟩).row

/-- The column of the initial state. -/
@[export gridworld_init_1] def init1 (_key _t : UInt64) : UInt32 :=
  (Params.start ⟨height, width, startRow, startCol, goalRow, goalCol⟩).col

variable (row col : UInt32)

/-- The row of the next state. -/
@[export gridworld_step_0] def step0 (action : UInt32) (_noise : UInt64) : UInt32 :=
  (Params.step ⟨height, width, startRow, startCol, goalRow, goalCol⟩ ⟨row, col⟩ action).row

/-- The column of the next state. -/
@[export gridworld_step_1] def step1 (action : UInt32) (_noise : UInt64) : UInt32 :=
  (Params.step ⟨height, width, startRow, startCol, goalRow, goalCol⟩ ⟨row, col⟩ action).col

/-- The reward of the step, a two's-complement integer. -/
@[export gridworld_reward] def reward (action : UInt32) (_noise : UInt64) : UInt64 :=
  Params.reward ⟨height, width, startRow, startCol, goalRow, goalCol⟩ ⟨row, col⟩ action

/-- Whether the state is terminal. -/
@[export gridworld_terminated] def terminated : Bool :=
  Params.terminated ⟨height, width, startRow, startCol, goalRow, goalCol⟩ ⟨row, col⟩

/-- The row-major index of the state. -/
@[export gridworld_obs_0] def obs0 : UInt64 :=
  Params.index ⟨height, width, startRow, startCol, goalRow, goalCol⟩ ⟨row, col⟩

/-- The row of the state. -/
@[export gridworld_obs_1] def obs1 : UInt64 :=
  (Params.clamp ⟨height, width, startRow, startCol, goalRow, goalCol⟩ ⟨row, col⟩).row.toUInt64

/-- The column of the state. -/
@[export gridworld_obs_2] def obs2 : UInt64 :=
  (Params.clamp ⟨height, width, startRow, startCol, goalRow, goalCol⟩ ⟨row, col⟩).col.toUInt64

/-! ### Lanes, as `Spec.MDP.Lane.Word` defines them -/

/-- The step of the kernel. -/
@[macro_inline] def stepper : Lane.WordStepper Params State where
  numActions p := p.on numActions
  stepWords := 0
  step p w a u := ⟨w.on (p.on step0) a u, w.on (p.on step1) a u⟩
  reward p w := w.on (p.on reward)
  terminated p w := w.on (p.on terminated)

variable (key t : UInt64) (elapsed : UInt32) (over : Bool) (action autoreset timeLimit
  maxEpisodeSteps : UInt32)

/-- The call of a lane that has these words. -/
@[macro_inline] def lane : Lane.Call State :=
  stepper.call ⟨height, width, startRow, startCol, goalRow, goalCol⟩ ⟨row, col⟩ key t elapsed over
    action autoreset timeLimit maxEpisodeSteps

/-- Whether the call is refused: the word is no action, or the lane must be reset. -/
@[export gridworld_lane_refuses] def laneRefuses : Bool :=
  (lane height width startRow startCol goalRow goalCol row col key t elapsed over action autoreset
    timeLimit maxEpisodeSteps).refuses

/-- The row of the lane after the step. -/
@[export gridworld_lane_state_0] def laneState0 : UInt32 :=
  (lane height width startRow startCol goalRow goalCol row col key t elapsed over action autoreset
    timeLimit maxEpisodeSteps).word32 (·.row)

/-- The column of the lane after the step. -/
@[export gridworld_lane_state_1] def laneState1 : UInt32 :=
  (lane height width startRow startCol goalRow goalCol row col key t elapsed over action autoreset
    timeLimit maxEpisodeSteps).word32 (·.col)

/-- The next word of the stream after the step. -/
@[export gridworld_lane_t] def laneT : UInt64 :=
  (lane height width startRow startCol goalRow goalCol row col key t elapsed over action autoreset
    timeLimit maxEpisodeSteps).nextT

/-- The number of steps of the episode after the step. -/
@[export gridworld_lane_elapsed] def laneElapsed : UInt32 :=
  (lane height width startRow startCol goalRow goalCol row col key t elapsed over action autoreset
    timeLimit maxEpisodeSteps).nextElapsed

/-- Whether the episode is over after the step. -/
@[export gridworld_lane_over] def laneOver : Bool :=
  (lane height width startRow startCol goalRow goalCol row col key t elapsed over action autoreset
    timeLimit maxEpisodeSteps).nowOver

/-- The reward of the call in two's complement; `0` when the environment does not step. -/
@[export gridworld_lane_reward] def laneReward : UInt64 :=
  (lane height width startRow startCol goalRow goalCol row col key t elapsed over action autoreset
    timeLimit maxEpisodeSteps).paid

/-- Whether the call terminates the episode. -/
@[export gridworld_lane_terminated] def laneTerminated : Bool :=
  (lane height width startRow startCol goalRow goalCol row col key t elapsed over action autoreset
    timeLimit maxEpisodeSteps).terminated

/-- Whether the call truncates the episode. -/
@[export gridworld_lane_truncated] def laneTruncated : Bool :=
  (lane height width startRow startCol goalRow goalCol row col key t elapsed over action autoreset
    timeLimit maxEpisodeSteps).truncated

/-- Whether the lane is reset before the call returns. -/
@[export gridworld_lane_due] def laneDue : Bool :=
  (lane height width startRow startCol goalRow goalCol row col key t elapsed over action autoreset
    timeLimit maxEpisodeSteps).due

end Spec.GridWorld.Kernel
