module

public import Spec.KeyLock.Rules
public import Spec.MDP.Lane.Word

/-!
# The kernel of KeyLock

The scalar functions that C sees: the rules of `Spec.KeyLock.Rules` on machine words.
They take the parameters, then the word of the state, then the action, then the random words.

Made by `make generate` from the rules and pybridge/kernels.toml: never edited.
-/

@[expose] public section

-- Every constant is computed where it is used, and every function is inlined, also one of an
-- action that is used for each.
set_option compiler.extract_closed false
set_option compiler.small 1000000

namespace Spec.KeyLock.Kernel

open Spec.Auto Spec.MDP

variable (size : UInt32)

/-- Whether the parameters are accepted. -/
@[export keylock_valid] def valid : Bool :=
  accepted size

/-- The number of actions: they are the words below it. -/
@[export keylock_num_actions] def numActions : UInt32 :=
  (rules size).actionCount

/-- Whether a word is an action. -/
@[export keylock_action_valid] def actionValid (action : UInt32) : Bool :=
  action < numActions size

/-- The number of units of a reward of `1`. -/
@[export keylock_reward_scale]
def rewardScale (_size : UInt32) : UInt32 := 1

/-- The number of random words that a reset takes. -/
@[export keylock_reset_words]
def resetWords (_size : UInt32) : UInt64 := 3

/-- The number of random words that a step takes. -/
@[export keylock_step_words]
def stepWords (_size : UInt32) : UInt64 := 0

variable (board : UInt64)

/-- Whether the word is that of a state. -/
@[export keylock_state_valid] def stateValid : Bool :=
  (rules size).stateValidWord board

/-- The initial state. -/
@[export keylock_init_0] def init0 (key t : UInt64) : UInt64 :=
  (rules size).initWord key t

/-- The next state. -/
@[export keylock_step_0] def step0 (action : UInt32) (noise : UInt64) : UInt64 :=
  (rules size).stepWord board action fun _ => noise

/-- The reward of the step, a two's-complement integer. -/
@[export keylock_reward] def reward (action : UInt32) (noise : UInt64) : UInt64 :=
  (rules size).rewardWord board action fun _ => noise

/-- Whether the state is terminal. -/
@[export keylock_terminated] def terminated : Bool :=
  (rules size).terminatedWord board

/-- The number of the state among those that can occur. -/
@[export keylock_obs_0] def obs0 : UInt64 :=
  (rules size).obsWord board 0

/-- The column of the agent. -/
@[export keylock_obs_1] def obs1 : UInt64 :=
  (rules size).obsWord board 1

/-- The row of the agent. -/
@[export keylock_obs_2] def obs2 : UInt64 :=
  (rules size).obsWord board 2

/-- The column of the key. -/
@[export keylock_obs_3] def obs3 : UInt64 :=
  (rules size).obsWord board 3

/-- The row of the key. -/
@[export keylock_obs_4] def obs4 : UInt64 :=
  (rules size).obsWord board 4

/-- The column of the lock. -/
@[export keylock_obs_5] def obs5 : UInt64 :=
  (rules size).obsWord board 5

/-- The row of the lock. -/
@[export keylock_obs_6] def obs6 : UInt64 :=
  (rules size).obsWord board 6

/-- `1` when the agent has the key, else `0`. -/
@[export keylock_obs_7] def obs7 : UInt64 :=
  (rules size).obsWord board 7

/-- `1` when the lock is open, else `0`. -/
@[export keylock_obs_8] def obs8 : UInt64 :=
  (rules size).obsWord board 8

/-! ### Lanes, as `Spec.MDP.Lane.Word` defines them -/

-- The step is a function of its own in C, which those of a lane call.
set_option compiler.small 1

variable (key t : UInt64) (elapsed : UInt32) (over : Bool) (action autoreset timeLimit
  maxEpisodeSteps : UInt32)

/-- The call of a lane that has these words. -/
@[macro_inline] def lane : Lane.Call UInt64 :=
  ⟨t, elapsed, over, action, autoreset, timeLimit, maxEpisodeSteps, numActions size, 0, board,
      (step0 size board action (Random.word key t)), reward size board action (Random.word key t),
      terminated size (step0 size board action (Random.word key t)), 0⟩

/-- Whether the call is refused: the word is no action, or the lane must be reset. -/
@[export keylock_lane_refuses] def laneRefuses : Bool :=
  (lane size board key t elapsed over action autoreset timeLimit maxEpisodeSteps).refuses

/-- The state of the lane after the step. -/
@[export keylock_lane_state_0] def laneState0 : UInt64 :=
  (lane size board key t elapsed over action autoreset timeLimit maxEpisodeSteps).word64 id

/-- The next word of the stream after the step. -/
@[export keylock_lane_t] def laneT : UInt64 :=
  (lane size board key t elapsed over action autoreset timeLimit maxEpisodeSteps).nextT

/-- The number of steps of the episode after the step. -/
@[export keylock_lane_elapsed] def laneElapsed : UInt32 :=
  (lane size board key t elapsed over action autoreset timeLimit maxEpisodeSteps).nextElapsed

/-- Whether the episode is over after the step. -/
@[export keylock_lane_over] def laneOver : Bool :=
  (lane size board key t elapsed over action autoreset timeLimit maxEpisodeSteps).nowOver

/-- The reward of the call in two's complement; `0` when the environment does not step. -/
@[export keylock_lane_reward] def laneReward : UInt64 :=
  (lane size board key t elapsed over action autoreset timeLimit maxEpisodeSteps).paid

/-- Whether the call terminates the episode. -/
@[export keylock_lane_terminated] def laneTerminated : Bool :=
  (lane size board key t elapsed over action autoreset timeLimit maxEpisodeSteps).terminated

/-- Whether the call truncates the episode. -/
@[export keylock_lane_truncated] def laneTruncated : Bool :=
  (lane size board key t elapsed over action autoreset timeLimit maxEpisodeSteps).truncated

/-- Whether the lane is reset before the call returns. -/
@[export keylock_lane_due] def laneDue : Bool :=
  (lane size board key t elapsed over action autoreset timeLimit maxEpisodeSteps).due

end Spec.KeyLock.Kernel
