module

public import Spec.Taxi.Basic
public import Spec.MDP.Lane.Word

/-!
# The kernel of Taxi

The scalar functions that C sees: the rules of `Spec.Taxi.Basic` on machine words.
They take the parameters, then the word of the state, then the action, then the random words.

Made by `make generate` from the rules and pybridge/kernels.toml: never edited.
-/

@[expose] public section

-- Every constant is computed where it is used, and every function is inlined, also one of an
-- action that is used for each.
set_option compiler.extract_closed false
set_option compiler.small 1000000

namespace Spec.Taxi.Kernel

open Spec.Auto Spec.MDP

variable (rainy fickle rainyNum rainyDen fickleNum fickleDen : UInt32)

/-- Whether the parameters are accepted. -/
@[export taxi_valid] def valid : Bool :=
  (⟨rainy, fickle, rainyNum, rainyDen, fickleNum, fickleDen⟩ : Params).valid

/-- The number of actions: they are the words below it. -/
@[export taxi_num_actions] def numActions : UInt32 :=
  (rules (⟨rainy, fickle, rainyNum, rainyDen, fickleNum, fickleDen⟩ : Params)).actionCount

/-- Whether a word is an action. -/
@[export taxi_action_valid] def actionValid (action : UInt32) : Bool :=
  action < numActions rainy fickle rainyNum rainyDen fickleNum fickleDen

/-- The number of units of a reward of `1`. -/
@[export taxi_reward_scale]
def rewardScale (_rainy _fickle _rainyNum _rainyDen _fickleNum _fickleDen : UInt32) : UInt32 := 1

/-- The number of random words that a reset takes. -/
@[export taxi_reset_words]
def resetWords (_rainy _fickle _rainyNum _rainyDen _fickleNum _fickleDen : UInt32) : UInt64 := 2

/-- The number of random words that a step takes. -/
@[export taxi_step_words]
def stepWords (_rainy _fickle _rainyNum _rainyDen _fickleNum _fickleDen : UInt32) : UInt64 := 2

variable (taxi : UInt32)

/-- Whether the word is that of a state. -/
@[export taxi_state_valid] def stateValid : Bool :=
  (rules (⟨rainy, fickle, rainyNum, rainyDen, fickleNum, fickleDen⟩ : Params)).stateValidWord taxi

/-- The initial state. -/
@[export taxi_init_0] def init0 (key t : UInt64) : UInt32 :=
  (rules (⟨rainy, fickle, rainyNum, rainyDen, fickleNum, fickleDen⟩ : Params)).initWord key t

/-- The next state. -/
@[export taxi_step_0] def step0 (action : UInt32) (noise0 noise1 : UInt64) : UInt32 :=
  (rules (⟨rainy, fickle, rainyNum, rainyDen, fickleNum, fickleDen⟩ : Params)).stepWord taxi action
      fun i => if i = 0 then noise0 else noise1

/-- The reward of the step, a two's-complement integer. -/
@[export taxi_reward] def reward (action : UInt32) (noise0 noise1 : UInt64) : UInt64 :=
  (rules (⟨rainy, fickle, rainyNum, rainyDen, fickleNum, fickleDen⟩ : Params)).rewardWord taxi
      action fun i => if i = 0 then noise0 else noise1

/-- Whether the state is terminal. -/
@[export taxi_terminated] def terminated : Bool :=
  (rules (⟨rainy, fickle, rainyNum, rainyDen, fickleNum, fickleDen⟩ : Params)).terminatedWord taxi

/-- The number ((row * 5 + column) * 5 + passenger) * 4 + destination. -/
@[export taxi_obs_0] def obs0 : UInt64 :=
  (rules (⟨rainy, fickle, rainyNum, rainyDen, fickleNum, fickleDen⟩ : Params)).obsWord taxi 0

/-- Whether an action is legal, also in a terminal state. -/
@[export taxi_legal] def legal (action : UInt32) : Bool :=
  (rules (⟨rainy, fickle, rainyNum, rainyDen, fickleNum, fickleDen⟩ : Params)).legalWord taxi action

/-! ### Lanes, as `Spec.MDP.Lane.Word` defines them -/

-- The step is a function of its own in C, which those of a lane call.
set_option compiler.small 1

variable (key t : UInt64) (elapsed : UInt32) (over : Bool) (action autoreset timeLimit
  maxEpisodeSteps : UInt32)

/-- The call of a lane that has these words. -/
@[macro_inline] def lane : Lane.Call UInt32 :=
  ⟨t, elapsed, over, action, autoreset, timeLimit, maxEpisodeSteps, numActions rainy fickle rainyNum
      rainyDen fickleNum fickleDen, 2, taxi, (step0 rainy fickle rainyNum rainyDen fickleNum
      fickleDen taxi action (Random.word key t) (Random.word key (t + 1))), reward rainy fickle
      rainyNum rainyDen fickleNum fickleDen taxi action (Random.word key t) (Random.word key (t +
      1)), terminated rainy fickle rainyNum rainyDen fickleNum fickleDen (step0 rainy fickle
      rainyNum rainyDen fickleNum fickleDen taxi action (Random.word key t) (Random.word key (t +
      1))), 0⟩

/-- Whether the call is refused: the word is no action, or the lane must be reset. -/
@[export taxi_lane_refuses] def laneRefuses : Bool :=
  (lane rainy fickle rainyNum rainyDen fickleNum fickleDen taxi key t elapsed over action
    autoreset timeLimit maxEpisodeSteps).refuses

/-- The state of the lane after the step. -/
@[export taxi_lane_state_0] def laneState0 : UInt32 :=
  (lane rainy fickle rainyNum rainyDen fickleNum fickleDen taxi key t elapsed over action
    autoreset timeLimit maxEpisodeSteps).word32 id

/-- The next word of the stream after the step. -/
@[export taxi_lane_t] def laneT : UInt64 :=
  (lane rainy fickle rainyNum rainyDen fickleNum fickleDen taxi key t elapsed over action
    autoreset timeLimit maxEpisodeSteps).nextT

/-- The number of steps of the episode after the step. -/
@[export taxi_lane_elapsed] def laneElapsed : UInt32 :=
  (lane rainy fickle rainyNum rainyDen fickleNum fickleDen taxi key t elapsed over action
    autoreset timeLimit maxEpisodeSteps).nextElapsed

/-- Whether the episode is over after the step. -/
@[export taxi_lane_over] def laneOver : Bool :=
  (lane rainy fickle rainyNum rainyDen fickleNum fickleDen taxi key t elapsed over action
    autoreset timeLimit maxEpisodeSteps).nowOver

/-- The reward of the call in two's complement; `0` when the environment does not step. -/
@[export taxi_lane_reward] def laneReward : UInt64 :=
  (lane rainy fickle rainyNum rainyDen fickleNum fickleDen taxi key t elapsed over action
    autoreset timeLimit maxEpisodeSteps).paid

/-- Whether the call terminates the episode. -/
@[export taxi_lane_terminated] def laneTerminated : Bool :=
  (lane rainy fickle rainyNum rainyDen fickleNum fickleDen taxi key t elapsed over action
    autoreset timeLimit maxEpisodeSteps).terminated

/-- Whether the call truncates the episode. -/
@[export taxi_lane_truncated] def laneTruncated : Bool :=
  (lane rainy fickle rainyNum rainyDen fickleNum fickleDen taxi key t elapsed over action
    autoreset timeLimit maxEpisodeSteps).truncated

/-- Whether the lane is reset before the call returns. -/
@[export taxi_lane_due] def laneDue : Bool :=
  (lane rainy fickle rainyNum rainyDen fickleNum fickleDen taxi key t elapsed over action
    autoreset timeLimit maxEpisodeSteps).due

end Spec.Taxi.Kernel
