module

public import Spec.MDP.Lane.Word

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
@[export newenv_valid] def valid (length : UInt32) : Bool :=
  bit (2 ≤ length) &&& bit (length ≤ 1000) == 1

/-- The number of actions: they are the words below it. -/
@[export newenv_num_actions] def numActions (_length : UInt32) : UInt32 := 2

/-- Whether a word is an action. -/
@[export newenv_action_valid] def actionValid (length action : UInt32) : Bool :=
  action < numActions length

/-- Rewards are in units of one over this number. -/
@[export newenv_reward_scale] def rewardScale (_length : UInt32) : UInt32 := 1

/-- The number of random words that a reset takes. -/
@[export newenv_reset_words] def resetWords (_length : UInt32) : UInt64 := 0

/-- The number of random words that a step takes. -/
@[export newenv_step_words] def stepWords (_length : UInt32) : UInt64 := 0

/-- Whether the word is that of a state: a cell of the corridor. -/
@[export newenv_state_valid] def stateValid (length cell : UInt32) : Bool :=
  cell < length

/-- The initial cell. -/
@[export newenv_init_0] def init0 (_length : UInt32) (_key _t : UInt64) : UInt32 := 0

/-- The next cell. -/
@[export newenv_step_0] def step0 (length cell action : UInt32) (_noise : UInt64) : UInt32 :=
  let cell := Word.clamp length cell
  let free := bit (cell + 1 < length)
  cell + (free &&& bit (action = 1)) - (free &&& bit (0 < cell) &&& bit (action = 0))

/-- The reward of the step, a two's-complement integer. -/
@[export newenv_reward] def reward (length cell _action : UInt32) (_noise : UInt64) : UInt64 :=
  (bit (Word.clamp length cell + 1 = length)).toUInt64 - 1

/-- Whether the cell is the last one. -/
@[export newenv_terminated] def terminated (length cell : UInt32) : Bool :=
  bit (Word.clamp length cell + 1 = length) == 1

/-- The number of the cell. -/
@[export newenv_obs_0] def obs0 (length cell : UInt32) : UInt64 :=
  (Word.clamp length cell).toUInt64

/-! ### Lanes, as `Spec.MDP.Lane.Word` defines them -/

/-- The step of the kernel. -/
@[macro_inline] def stepper : Lane.WordStepper UInt32 UInt32 where
  numActions := numActions
  stepWords := 0
  step := step0
  reward := reward
  terminated := terminated

variable (length cell : UInt32) (key t : UInt64) (elapsed : UInt32) (over : Bool)
  (action autoreset timeLimit maxEpisodeSteps : UInt32)

/-- The call of a lane that has these words. -/
@[macro_inline] def lane : Lane.Call UInt32 :=
  stepper.call length cell key t elapsed over action autoreset timeLimit maxEpisodeSteps

/-- Whether the call is refused: the word is no action, or the lane must be reset. -/
@[export newenv_lane_refuses] def laneRefuses : Bool :=
  (lane length cell key t elapsed over action autoreset timeLimit maxEpisodeSteps).refuses

/-- The cell of the lane after the step. -/
@[export newenv_lane_state_0] def laneState0 : UInt32 :=
  (lane length cell key t elapsed over action autoreset timeLimit maxEpisodeSteps).word32 id

/-- The next word of the stream after the step. -/
@[export newenv_lane_t] def laneT : UInt64 :=
  (lane length cell key t elapsed over action autoreset timeLimit maxEpisodeSteps).nextT

/-- The number of steps of the episode after the step. -/
@[export newenv_lane_elapsed] def laneElapsed : UInt32 :=
  (lane length cell key t elapsed over action autoreset timeLimit maxEpisodeSteps).nextElapsed

/-- Whether the episode is over after the step. -/
@[export newenv_lane_over] def laneOver : Bool :=
  (lane length cell key t elapsed over action autoreset timeLimit maxEpisodeSteps).nowOver

/-- The reward of the call in two's complement; `0` when the environment does not step. -/
@[export newenv_lane_reward] def laneReward : UInt64 :=
  (lane length cell key t elapsed over action autoreset timeLimit maxEpisodeSteps).paid

/-- Whether the call terminates the episode. -/
@[export newenv_lane_terminated] def laneTerminated : Bool :=
  (lane length cell key t elapsed over action autoreset timeLimit maxEpisodeSteps).terminated

/-- Whether the call truncates the episode. -/
@[export newenv_lane_truncated] def laneTruncated : Bool :=
  (lane length cell key t elapsed over action autoreset timeLimit maxEpisodeSteps).truncated

/-- Whether the lane is reset before the call returns. -/
@[export newenv_lane_due] def laneDue : Bool :=
  (lane length cell key t elapsed over action autoreset timeLimit maxEpisodeSteps).due

end Spec.NewEnv.Kernel
