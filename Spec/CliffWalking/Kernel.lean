module

public import Spec.CliffWalking.Basic
public import Spec.MDP.Lane.Word

/-!
# The kernel of CliffWalking

The scalar functions that C sees: the rules of `Spec.CliffWalking.Basic` on machine words.
They take the parameters, then the word of the state, then the action, then the random words.

Made by `make generate` from the rules and pybridge/kernels.toml: never edited.
-/

@[expose] public section

-- Every constant is computed where it is used, and every function is inlined, also one of an
-- action that is used for each.
set_option compiler.extract_closed false
set_option compiler.small 1000000

namespace Spec.CliffWalking.Kernel

open Spec.Auto Spec.MDP

variable (slippery : UInt32)

/-- Whether the parameters are accepted. -/
@[export cliffwalking_valid] def valid : Bool :=
  slippery < 2

/-- The number of actions: they are the words below it. -/
@[export cliffwalking_num_actions] def numActions : UInt32 :=
  (rules (slippery == 1)).actionCount

/-- Whether a word is an action. -/
@[export cliffwalking_action_valid] def actionValid (action : UInt32) : Bool :=
  action < numActions slippery

/-- The number of units of a reward of `1`. -/
@[export cliffwalking_reward_scale]
def rewardScale (_slippery : UInt32) : UInt32 := 1

/-- The number of random words that a reset takes. -/
@[export cliffwalking_reset_words]
def resetWords (_slippery : UInt32) : UInt64 := 0

/-- The number of random words that a step takes. -/
@[export cliffwalking_step_words]
def stepWords (_slippery : UInt32) : UInt64 := 1

variable (cell : UInt32)

/-- Whether the word is that of a state. -/
@[export cliffwalking_state_valid] def stateValid : Bool :=
  (rules (slippery == 1)).stateValidWord cell

/-- The initial state. -/
@[export cliffwalking_init_0] def init0 (key t : UInt64) : UInt32 :=
  (rules (slippery == 1)).initWord key t

/-- The next state. -/
@[export cliffwalking_step_0] def step0 (action : UInt32) (noise : UInt64) : UInt32 :=
  (rules (slippery == 1)).stepWord cell action fun _ => noise

/-- The reward of the step, a two's-complement integer. -/
@[export cliffwalking_reward] def reward (action : UInt32) (noise : UInt64) : UInt64 :=
  (rules (slippery == 1)).rewardWord cell action fun _ => noise

/-- Whether the state is terminal. -/
@[export cliffwalking_terminated] def terminated : Bool :=
  (rules (slippery == 1)).terminatedWord cell

/-- The number of the cell, counted row by row. -/
@[export cliffwalking_obs_0] def obs0 : UInt64 :=
  (rules (slippery == 1)).obsWord cell 0

/-! ### Lanes, as `Spec.MDP.Lane.Word` defines them -/

-- The step is a function of its own in C, which those of a lane call.
set_option compiler.small 1

variable (key t : UInt64) (elapsed : UInt32) (over : Bool) (action autoreset timeLimit
  maxEpisodeSteps : UInt32)

/-- The call of a lane that has these words. -/
@[macro_inline] def lane : Lane.Call UInt32 :=
  ⟨t, elapsed, over, action, autoreset, timeLimit, maxEpisodeSteps, numActions slippery, 1, cell,
      (step0 slippery cell action (Random.word key t)), reward slippery cell action (Random.word key
      t), terminated slippery (step0 slippery cell action (Random.word key t)), 0⟩

/-- Whether the call is refused: the word is no action, or the lane must be reset. -/
@[export cliffwalking_lane_refuses] def laneRefuses : Bool :=
  (lane slippery cell key t elapsed over action autoreset timeLimit maxEpisodeSteps).refuses

/-- The state of the lane after the step. -/
@[export cliffwalking_lane_state_0] def laneState0 : UInt32 :=
  (lane slippery cell key t elapsed over action autoreset timeLimit maxEpisodeSteps).word32 id

/-- The next word of the stream after the step. -/
@[export cliffwalking_lane_t] def laneT : UInt64 :=
  (lane slippery cell key t elapsed over action autoreset timeLimit maxEpisodeSteps).nextT

/-- The number of steps of the episode after the step. -/
@[export cliffwalking_lane_elapsed] def laneElapsed : UInt32 :=
  (lane slippery cell key t elapsed over action autoreset timeLimit maxEpisodeSteps).nextElapsed

/-- Whether the episode is over after the step. -/
@[export cliffwalking_lane_over] def laneOver : Bool :=
  (lane slippery cell key t elapsed over action autoreset timeLimit maxEpisodeSteps).nowOver

/-- The reward of the call in two's complement; `0` when the environment does not step. -/
@[export cliffwalking_lane_reward] def laneReward : UInt64 :=
  (lane slippery cell key t elapsed over action autoreset timeLimit maxEpisodeSteps).paid

/-- Whether the call terminates the episode. -/
@[export cliffwalking_lane_terminated] def laneTerminated : Bool :=
  (lane slippery cell key t elapsed over action autoreset timeLimit maxEpisodeSteps).terminated

/-- Whether the call truncates the episode. -/
@[export cliffwalking_lane_truncated] def laneTruncated : Bool :=
  (lane slippery cell key t elapsed over action autoreset timeLimit maxEpisodeSteps).truncated

/-- Whether the lane is reset before the call returns. -/
@[export cliffwalking_lane_due] def laneDue : Bool :=
  (lane slippery cell key t elapsed over action autoreset timeLimit maxEpisodeSteps).due

end Spec.CliffWalking.Kernel
