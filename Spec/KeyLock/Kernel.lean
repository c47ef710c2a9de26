module

public import Spec.KeyLock.Machine
public import Spec.MDP.Lane.Word

/-!
# The KeyLock kernel

The scalar functions that C sees: the only file of this environment that is compiled to C. The
parameter comes first, then the word of the state, laid out as `Spec.KeyLock.Machine` tells, then
the action, then the random word. A larger word than the actions changes nothing.

A reset reads three words of the stream: the first chooses the cell of the agent, the second that of
the key, and the third that of the lock, among the cells that are left, counted row by row.

`Spec.KeyLock.Refinement` proves that these functions compute the specification.
-/

@[expose] public section

-- Every constant is computed where it is used: nothing is initialised at run time.
set_option compiler.extract_closed false

namespace Spec.KeyLock.Kernel

open Spec.MDP
open Machine (read)

variable (size : UInt32)

/-- Whether the parameter is acceptable. -/
@[export keylock_valid] def valid : Bool := Machine.valid size

/-- The number of actions: they are the words below it. -/
@[export keylock_num_actions] def numActions (_size : UInt32) : UInt32 := 6

/-- Whether a word is an action. -/
@[export keylock_action_valid] def actionValid (action : UInt32) : Bool := action < numActions size

/-- Rewards are whole numbers. -/
@[export keylock_reward_scale] def rewardScale (_size : UInt32) : UInt32 := 1

/-- The number of random words that a reset takes. -/
@[export keylock_reset_words] def resetWords (_size : UInt32) : UInt64 := 3

/-- The number of random words that a step takes. -/
@[export keylock_step_words] def stepWords (_size : UInt32) : UInt64 := 0

variable (board : UInt64)

/-- Whether the word is that of a state that can occur. -/
@[export keylock_state_valid] def stateValid : Bool := Machine.stateValid size.toUInt64 board

/-- The initial state. -/
@[export keylock_init_0] def init0 (key t : UInt64) : UInt64 :=
  Machine.start size (Random.word key t) (Random.word key (t + 1)) (Random.word key (t + 2))

/-- The next state. -/
@[export keylock_step_0] def step0 (action : UInt32) (_noise : UInt64) : UInt64 :=
  (Machine.next size.toUInt64 (read board) action).word

/-- The reward of the step, a two's-complement integer. -/
@[export keylock_reward]
def reward (_size : UInt32) (board : UInt64) (action : UInt32) (_noise : UInt64) : UInt64 :=
  Machine.reward (read board) action

/-- Whether the lock is open. -/
@[export keylock_terminated] def terminated (_size : UInt32) (board : UInt64) : Bool :=
  (read board).isOpen != 0

/-- The number of the state among those that can occur. -/
@[export keylock_obs_0] def obs0 : UInt64 := Machine.index size.toUInt64 (read board)

/-- The column of the agent. -/
@[export keylock_obs_1] def obs1 (_size : UInt32) (board : UInt64) : UInt64 :=
  Machine.column (read board).agent

/-- The row of the agent. -/
@[export keylock_obs_2] def obs2 (_size : UInt32) (board : UInt64) : UInt64 :=
  Machine.row (read board).agent

/-- The column of the key. -/
@[export keylock_obs_3] def obs3 (_size : UInt32) (board : UInt64) : UInt64 :=
  Machine.column (read board).key

/-- The row of the key. -/
@[export keylock_obs_4] def obs4 (_size : UInt32) (board : UInt64) : UInt64 :=
  Machine.row (read board).key

/-- The column of the lock. -/
@[export keylock_obs_5] def obs5 (_size : UInt32) (board : UInt64) : UInt64 :=
  Machine.column (read board).lock

/-- The row of the lock. -/
@[export keylock_obs_6] def obs6 (_size : UInt32) (board : UInt64) : UInt64 :=
  Machine.row (read board).lock

/-- `1` when the agent has the key, else `0`. -/
@[export keylock_obs_7] def obs7 (_size : UInt32) (board : UInt64) : UInt64 := (read board).hasKey

/-- `1` when the lock is open, else `0`. -/
@[export keylock_obs_8] def obs8 (_size : UInt32) (board : UInt64) : UInt64 := (read board).isOpen

/-! ### Lanes, as `Spec.MDP.Lane.Word` defines them -/

/-- The step of the kernel. -/
@[macro_inline] def stepper : Lane.WordStepper UInt32 UInt64 where
  numActions := numActions
  stepWords := 0
  step := step0
  reward := reward
  terminated := terminated

variable (key t : UInt64) (elapsed : UInt32) (over : Bool) (action autoreset timeLimit
  maxEpisodeSteps : UInt32)

/-- The call of a lane that has these words. -/
@[macro_inline] def lane : Lane.Call UInt64 :=
  stepper.call size board key t elapsed over action autoreset timeLimit maxEpisodeSteps

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
