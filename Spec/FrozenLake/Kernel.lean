module

public import Spec.FrozenLake.Basic
public import Spec.MDP.Lane.Word

/-!
# The kernel of FrozenLake

The scalar functions that C sees: the rules of `Spec.FrozenLake.Basic` on machine words.
They take the parameters, then the word of the state, then the action, then the random words.

Made by `make generate` from the rules and pybridge/kernels.toml: never edited.
-/

@[expose] public section

-- Every constant is computed where it is used, and every function is inlined, also one of an
-- action that is used for each.
set_option compiler.extract_closed false
set_option compiler.small 1000000

namespace Spec.FrozenLake.Kernel

open Spec.Auto Spec.MDP

variable (rows cols start : UInt32) (goals holes : UInt64) (successNum successDen goalReward
    holeReward frozenReward : UInt32)

/-- Whether the parameters are accepted. -/
@[export frozenlake_valid] def valid : Bool :=
  (⟨rows, cols, start, goals, holes, successNum, successDen, goalReward, holeReward, frozenReward⟩ :
      Params).valid

/-- The number of actions: they are the words below it. -/
@[export frozenlake_num_actions] def numActions : UInt32 :=
  (rules (⟨rows, cols, start, goals, holes, successNum, successDen, goalReward, holeReward,
      frozenReward⟩ : Params)).actionCount

/-- Whether a word is an action. -/
@[export frozenlake_action_valid] def actionValid (action : UInt32) : Bool :=
  action < numActions rows cols start goals holes successNum successDen goalReward holeReward
      frozenReward

/-- The number of units of a reward of `1`. -/
@[export frozenlake_reward_scale]
def rewardScale (_rows _cols _start : UInt32) (_goals _holes : UInt64) (_successNum _successDen
    _goalReward _holeReward _frozenReward : UInt32) : UInt32 := 1000000

/-- The number of random words that a reset takes. -/
@[export frozenlake_reset_words]
def resetWords (_rows _cols _start : UInt32) (_goals _holes : UInt64) (_successNum _successDen
    _goalReward _holeReward _frozenReward : UInt32) : UInt64 := 0

/-- The number of random words that a step takes. -/
@[export frozenlake_step_words]
def stepWords (_rows _cols _start : UInt32) (_goals _holes : UInt64) (_successNum _successDen
    _goalReward _holeReward _frozenReward : UInt32) : UInt64 := 1

variable (cell : UInt32)

/-- Whether the word is that of a state. -/
@[export frozenlake_state_valid] def stateValid : Bool :=
  (rules (⟨rows, cols, start, goals, holes, successNum, successDen, goalReward, holeReward,
      frozenReward⟩ : Params)).stateValidWord cell

/-- The initial state. -/
@[export frozenlake_init_0] def init0 (key t : UInt64) : UInt32 :=
  (rules (⟨rows, cols, start, goals, holes, successNum, successDen, goalReward, holeReward,
      frozenReward⟩ : Params)).initWord key t

/-- The next state. -/
@[export frozenlake_step_0] def step0 (action : UInt32) (noise : UInt64) : UInt32 :=
  (rules (⟨rows, cols, start, goals, holes, successNum, successDen, goalReward, holeReward,
      frozenReward⟩ : Params)).stepWord cell action fun _ => noise

/-- The reward of the step, a two's-complement integer. -/
@[export frozenlake_reward] def reward (action : UInt32) (noise : UInt64) : UInt64 :=
  (rules (⟨rows, cols, start, goals, holes, successNum, successDen, goalReward, holeReward,
      frozenReward⟩ : Params)).rewardWord cell action fun _ => noise

/-- Whether the state is terminal. -/
@[export frozenlake_terminated] def terminated : Bool :=
  (rules (⟨rows, cols, start, goals, holes, successNum, successDen, goalReward, holeReward,
      frozenReward⟩ : Params)).terminatedWord cell

/-- The number of the cell, counted row by row. -/
@[export frozenlake_obs_0] def obs0 : UInt64 :=
  (rules (⟨rows, cols, start, goals, holes, successNum, successDen, goalReward, holeReward,
      frozenReward⟩ : Params)).obsWord cell 0

/-! ### Lanes, as `Spec.MDP.Lane.Word` defines them -/

-- The step is a function of its own in C, which those of a lane call.
set_option compiler.small 1

variable (key t : UInt64) (elapsed : UInt32) (over : Bool) (action autoreset timeLimit
  maxEpisodeSteps : UInt32)

/-- The call of a lane that has these words. -/
@[macro_inline] def lane : Lane.Call UInt32 :=
  ⟨t, elapsed, over, action, autoreset, timeLimit, maxEpisodeSteps, numActions rows cols start goals
      holes successNum successDen goalReward holeReward frozenReward, 1, cell, (step0 rows cols
      start goals holes successNum successDen goalReward holeReward frozenReward cell action
      (Random.word key t)), reward rows cols start goals holes successNum successDen goalReward
      holeReward frozenReward cell action (Random.word key t), terminated rows cols start goals
      holes successNum successDen goalReward holeReward frozenReward (step0 rows cols start goals
      holes successNum successDen goalReward holeReward frozenReward cell action (Random.word key
      t)), 0⟩

/-- Whether the call is refused: the word is no action, or the lane must be reset. -/
@[export frozenlake_lane_refuses] def laneRefuses : Bool :=
  (lane rows cols start goals holes successNum successDen goalReward holeReward
    frozenReward cell key t elapsed over action autoreset timeLimit maxEpisodeSteps).refuses

/-- The state of the lane after the step. -/
@[export frozenlake_lane_state_0] def laneState0 : UInt32 :=
  (lane rows cols start goals holes successNum successDen goalReward holeReward
    frozenReward cell key t elapsed over action autoreset timeLimit maxEpisodeSteps).word32 id

/-- The next word of the stream after the step. -/
@[export frozenlake_lane_t] def laneT : UInt64 :=
  (lane rows cols start goals holes successNum successDen goalReward holeReward
    frozenReward cell key t elapsed over action autoreset timeLimit maxEpisodeSteps).nextT

/-- The number of steps of the episode after the step. -/
@[export frozenlake_lane_elapsed] def laneElapsed : UInt32 :=
  (lane rows cols start goals holes successNum successDen goalReward holeReward
    frozenReward cell key t elapsed over action autoreset timeLimit maxEpisodeSteps).nextElapsed

/-- Whether the episode is over after the step. -/
@[export frozenlake_lane_over] def laneOver : Bool :=
  (lane rows cols start goals holes successNum successDen goalReward holeReward
    frozenReward cell key t elapsed over action autoreset timeLimit maxEpisodeSteps).nowOver

/-- The reward of the call in two's complement; `0` when the environment does not step. -/
@[export frozenlake_lane_reward] def laneReward : UInt64 :=
  (lane rows cols start goals holes successNum successDen goalReward holeReward
    frozenReward cell key t elapsed over action autoreset timeLimit maxEpisodeSteps).paid

/-- Whether the call terminates the episode. -/
@[export frozenlake_lane_terminated] def laneTerminated : Bool :=
  (lane rows cols start goals holes successNum successDen goalReward holeReward
    frozenReward cell key t elapsed over action autoreset timeLimit maxEpisodeSteps).terminated

/-- Whether the call truncates the episode. -/
@[export frozenlake_lane_truncated] def laneTruncated : Bool :=
  (lane rows cols start goals holes successNum successDen goalReward holeReward
    frozenReward cell key t elapsed over action autoreset timeLimit maxEpisodeSteps).truncated

/-- Whether the lane is reset before the call returns. -/
@[export frozenlake_lane_due] def laneDue : Bool :=
  (lane rows cols start goals holes successNum successDen goalReward holeReward
    frozenReward cell key t elapsed over action autoreset timeLimit maxEpisodeSteps).due

end Spec.FrozenLake.Kernel
