module

public import Spec.GridWorld.Rules
public import Spec.MDP.Lane.Word

/-!
# The kernel of GridWorld

The scalar functions that C sees: the rules of `Spec.GridWorld.Rules` on machine words.
They take the parameters, then the words of the state, then the action, then the random words.

Made by `make generate` from the rules and pybridge/kernels.toml: never edited.
-/

@[expose] public section

-- Every constant is computed where it is used, and every function is inlined, also one of an
-- action that is used for each.
set_option compiler.extract_closed false
set_option compiler.small 1000000

namespace Spec.GridWorld.Kernel

open Spec.Auto Spec.MDP

variable (height width startRow startCol goalRow goalCol : UInt32)

/-- Whether the parameters are accepted. -/
@[export gridworld_valid] def valid : Bool :=
  (⟨height, width, startRow, startCol, goalRow, goalCol⟩ : Params).valid

/-- The number of actions: they are the words below it. -/
@[export gridworld_num_actions] def numActions : UInt32 :=
  (rules (⟨height, width, startRow, startCol, goalRow, goalCol⟩ : Params)).actionCount

/-- Whether a word is an action. -/
@[export gridworld_action_valid] def actionValid (action : UInt32) : Bool :=
  action < numActions height width startRow startCol goalRow goalCol

/-- The number of units of a reward of `1`. -/
@[export gridworld_reward_scale]
def rewardScale (_height _width _startRow _startCol _goalRow _goalCol : UInt32) : UInt32 := 1

/-- The number of random words that a reset takes. -/
@[export gridworld_reset_words]
def resetWords (_height _width _startRow _startCol _goalRow _goalCol : UInt32) : UInt64 := 0

/-- The number of random words that a step takes. -/
@[export gridworld_step_words]
def stepWords (_height _width _startRow _startCol _goalRow _goalCol : UInt32) : UInt64 := 0

variable (row col : UInt32)

/-- Whether the words are those of a state. -/
@[export gridworld_state_valid] def stateValid : Bool :=
  (rules (⟨height, width, startRow, startCol, goalRow, goalCol⟩ : Params)).stateValidWord (row, col)

/-- Word 0 of the initial state. -/
@[export gridworld_init_0] def init0 (key t : UInt64) : UInt32 :=
  ((rules (⟨height, width, startRow, startCol, goalRow, goalCol⟩ : Params)).initWord key t).1

/-- Word 1 of the initial state. -/
@[export gridworld_init_1] def init1 (key t : UInt64) : UInt32 :=
  ((rules (⟨height, width, startRow, startCol, goalRow, goalCol⟩ : Params)).initWord key t).2

/-- Word 0 of the next state. -/
@[export gridworld_step_0] def step0 (action : UInt32) (noise : UInt64) : UInt32 :=
  ((rules (⟨height, width, startRow, startCol, goalRow, goalCol⟩ : Params)).stepWord (row, col)
      action fun _ => noise).1

/-- Word 1 of the next state. -/
@[export gridworld_step_1] def step1 (action : UInt32) (noise : UInt64) : UInt32 :=
  ((rules (⟨height, width, startRow, startCol, goalRow, goalCol⟩ : Params)).stepWord (row, col)
      action fun _ => noise).2

/-- The reward of the step, a two's-complement integer. -/
@[export gridworld_reward] def reward (action : UInt32) (noise : UInt64) : UInt64 :=
  (rules (⟨height, width, startRow, startCol, goalRow, goalCol⟩ : Params)).rewardWord (row, col)
      action fun _ => noise

/-- Whether the state is terminal. -/
@[export gridworld_terminated] def terminated : Bool :=
  (rules (⟨height, width, startRow, startCol, goalRow, goalCol⟩ : Params)).terminatedWord (row, col)

/-- The row-major index of the state. -/
@[export gridworld_obs_0] def obs0 : UInt64 :=
  (rules (⟨height, width, startRow, startCol, goalRow, goalCol⟩ : Params)).obsWord (row, col) 0

/-- The row of the state. -/
@[export gridworld_obs_1] def obs1 : UInt64 :=
  (rules (⟨height, width, startRow, startCol, goalRow, goalCol⟩ : Params)).obsWord (row, col) 1

/-- The column of the state. -/
@[export gridworld_obs_2] def obs2 : UInt64 :=
  (rules (⟨height, width, startRow, startCol, goalRow, goalCol⟩ : Params)).obsWord (row, col) 2

/-! ### Lanes, as `Spec.MDP.Lane.Word` defines them -/

-- The step is a function of its own in C, which those of a lane call.
set_option compiler.small 1

variable (key t : UInt64) (elapsed : UInt32) (over : Bool) (action autoreset timeLimit
  maxEpisodeSteps : UInt32)

/-- The call of a lane that has these words. -/
@[macro_inline] def lane : Lane.Call (UInt32 × UInt32) :=
  ⟨t, elapsed, over, action, autoreset, timeLimit, maxEpisodeSteps, numActions height width startRow
      startCol goalRow goalCol, 0, (row, col), ((step0 height width startRow startCol goalRow
      goalCol row col action (Random.word key t)), (step1 height width startRow startCol goalRow
      goalCol row col action (Random.word key t))), reward height width startRow startCol goalRow
      goalCol row col action (Random.word key t), terminated height width startRow startCol goalRow
      goalCol (step0 height width startRow startCol goalRow goalCol row col action (Random.word key
      t)) (step1 height width startRow startCol goalRow goalCol row col action (Random.word key t)),
      0⟩

/-- Whether the call is refused: the word is no action, or the lane must be reset. -/
@[export gridworld_lane_refuses] def laneRefuses : Bool :=
  (lane height width startRow startCol goalRow goalCol row col key t elapsed over action
    autoreset timeLimit maxEpisodeSteps).refuses

/-- Word 0 of the state of the lane after the step. -/
@[export gridworld_lane_state_0] def laneState0 : UInt32 :=
  (lane height width startRow startCol goalRow goalCol row col key t elapsed over action
    autoreset timeLimit maxEpisodeSteps).word32 (·.1)

/-- Word 1 of the state of the lane after the step. -/
@[export gridworld_lane_state_1] def laneState1 : UInt32 :=
  (lane height width startRow startCol goalRow goalCol row col key t elapsed over action
    autoreset timeLimit maxEpisodeSteps).word32 (·.2)

/-- The next word of the stream after the step. -/
@[export gridworld_lane_t] def laneT : UInt64 :=
  (lane height width startRow startCol goalRow goalCol row col key t elapsed over action
    autoreset timeLimit maxEpisodeSteps).nextT

/-- The number of steps of the episode after the step. -/
@[export gridworld_lane_elapsed] def laneElapsed : UInt32 :=
  (lane height width startRow startCol goalRow goalCol row col key t elapsed over action
    autoreset timeLimit maxEpisodeSteps).nextElapsed

/-- Whether the episode is over after the step. -/
@[export gridworld_lane_over] def laneOver : Bool :=
  (lane height width startRow startCol goalRow goalCol row col key t elapsed over action
    autoreset timeLimit maxEpisodeSteps).nowOver

/-- The reward of the call in two's complement; `0` when the environment does not step. -/
@[export gridworld_lane_reward] def laneReward : UInt64 :=
  (lane height width startRow startCol goalRow goalCol row col key t elapsed over action
    autoreset timeLimit maxEpisodeSteps).paid

/-- Whether the call terminates the episode. -/
@[export gridworld_lane_terminated] def laneTerminated : Bool :=
  (lane height width startRow startCol goalRow goalCol row col key t elapsed over action
    autoreset timeLimit maxEpisodeSteps).terminated

/-- Whether the call truncates the episode. -/
@[export gridworld_lane_truncated] def laneTruncated : Bool :=
  (lane height width startRow startCol goalRow goalCol row col key t elapsed over action
    autoreset timeLimit maxEpisodeSteps).truncated

/-- Whether the lane is reset before the call returns. -/
@[export gridworld_lane_due] def laneDue : Bool :=
  (lane height width startRow startCol goalRow goalCol row col key t elapsed over action
    autoreset timeLimit maxEpisodeSteps).due

end Spec.GridWorld.Kernel
