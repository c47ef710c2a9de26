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

/-- Whether the parameter is acceptable. -/
@[export keylock_valid]
def valid (size : UInt32) : Bool := Machine.valid size

/-- The number of actions: they are the words below it. -/
@[export keylock_num_actions]
def numActions (_size : UInt32) : UInt32 := 6

/-- Whether a word is an action. -/
@[export keylock_action_valid]
def actionValid (size action : UInt32) : Bool := action < numActions size

/-- Rewards are whole numbers. -/
@[export keylock_reward_scale]
def rewardScale (_size : UInt32) : UInt32 := 1

/-- The number of random words that a reset takes. -/
@[export keylock_reset_words]
def resetWords (_size : UInt32) : UInt64 := 3

/-- The number of random words that a step takes. -/
@[export keylock_step_words]
def stepWords (_size : UInt32) : UInt64 := 0

/-- Whether the word is that of a state that can occur. -/
@[export keylock_state_valid]
def stateValid (size : UInt32) (board : UInt64) : Bool :=
  Machine.stateValid size.toUInt64 board

/-- The initial state. -/
@[export keylock_init_0]
def init0 (size : UInt32) (key t : UInt64) : UInt64 :=
  Machine.start size (Random.word key t) (Random.word key (t + 1)) (Random.word key (t + 2))

/-- The next state. -/
@[export keylock_step_0]
def step0 (size : UInt32) (board : UInt64) (action : UInt32) (_noise : UInt64) : UInt64 :=
  (Machine.next size.toUInt64 (read board) action).word

/-- The reward of the step, a two's-complement integer. -/
@[export keylock_reward]
def reward (_size : UInt32) (board : UInt64) (action : UInt32) (_noise : UInt64) : UInt64 :=
  Machine.reward (read board) action

/-- Whether the lock is open. -/
@[export keylock_terminated]
def terminated (_size : UInt32) (board : UInt64) : Bool := (read board).isOpen != 0

/-- The number of the state among those that can occur. -/
@[export keylock_obs_0]
def obs0 (size : UInt32) (board : UInt64) : UInt64 := Machine.index size.toUInt64 (read board)

/-- The column of the agent. -/
@[export keylock_obs_1]
def obs1 (_size : UInt32) (board : UInt64) : UInt64 := Machine.column (read board).agent

/-- The row of the agent. -/
@[export keylock_obs_2]
def obs2 (_size : UInt32) (board : UInt64) : UInt64 := Machine.row (read board).agent

/-- The column of the key. -/
@[export keylock_obs_3]
def obs3 (_size : UInt32) (board : UInt64) : UInt64 := Machine.column (read board).key

/-- The row of the key. -/
@[export keylock_obs_4]
def obs4 (_size : UInt32) (board : UInt64) : UInt64 := Machine.row (read board).key

/-- The column of the lock. -/
@[export keylock_obs_5]
def obs5 (_size : UInt32) (board : UInt64) : UInt64 := Machine.column (read board).lock

/-- The row of the lock. -/
@[export keylock_obs_6]
def obs6 (_size : UInt32) (board : UInt64) : UInt64 := Machine.row (read board).lock

/-- `1` when the agent has the key, else `0`. -/
@[export keylock_obs_7]
def obs7 (_size : UInt32) (board : UInt64) : UInt64 := (read board).hasKey

/-- `1` when the lock is open, else `0`. -/
@[export keylock_obs_8]
def obs8 (_size : UInt32) (board : UInt64) : UInt64 := (read board).isOpen

/-! ### Lanes

The first half of a call of a lane, as `Machine.laneAdvance` defines it: the step of the
environment, unless the call resets or is refused. The second half is `init`, where it is due. The
arguments after the state are those of `Lane.Call`. -/

/-- Whether the next state is terminal. -/
@[inline] def nextTerminal (size : UInt32) (board : UInt64) (action : UInt32)
    (noise : UInt64) : Bool :=
  terminated size (step0 size board action noise)

/-- Whether the call is refused: the word is no action, or the lane must be reset. -/
@[export keylock_lane_refuses]
def laneRefuses (size : UInt32) (_board : UInt64) (key t : UInt64) (elapsed : UInt32) (over : Bool)
    (action autoreset timeLimit maxEpisodeSteps : UInt32) : Bool :=
  Lane.Call.refuses (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)
    (numActions size) == 1

/-- The state of the lane after the step. -/
@[export keylock_lane_state_0]
def laneState0 (size : UInt32) (board : UInt64) (key t : UInt64) (elapsed : UInt32) (over : Bool)
    (action autoreset timeLimit maxEpisodeSteps : UInt32) : UInt64 :=
  Lane.Call.select64 (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)
    (numActions size)
    (step0 size board action (Random.word key t)) board

/-- The next word of the stream after the step. -/
@[export keylock_lane_t]
def laneT (size : UInt32) (_board : UInt64) (key t : UInt64) (elapsed : UInt32) (over : Bool)
    (action autoreset timeLimit maxEpisodeSteps : UInt32) : UInt64 :=
  Lane.Call.select64 (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)
    (numActions size) (t + stepWords size) t

/-- The number of steps of the episode after the step. -/
@[export keylock_lane_elapsed]
def laneElapsed (size : UInt32) (_board : UInt64) (key t : UInt64) (elapsed : UInt32) (over : Bool)
    (action autoreset timeLimit maxEpisodeSteps : UInt32) : UInt32 :=
  Lane.Call.select32 (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)
    (numActions size)
    (Lane.Call.more (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)) elapsed

/-- Whether the episode is over after the step. -/
@[export keylock_lane_over]
def laneOver (size : UInt32) (board : UInt64) (key t : UInt64) (elapsed : UInt32) (over : Bool)
    (action autoreset timeLimit maxEpisodeSteps : UInt32) : Bool :=
  Lane.Call.nowOver (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)
    (numActions size)
    (nextTerminal size board action (Random.word key t)) == 1

/-- The reward of the call in two's complement; `0` when the environment does not step. -/
@[export keylock_lane_reward]
def laneReward (size : UInt32) (board : UInt64) (key t : UInt64) (elapsed : UInt32) (over : Bool)
    (action autoreset timeLimit maxEpisodeSteps : UInt32) : UInt64 :=
  Lane.Call.select64 (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)
    (numActions size)
    (reward size board action (Random.word key t)) 0

/-- Whether the call terminates the episode. -/
@[export keylock_lane_terminated]
def laneTerminated (size : UInt32) (board : UInt64) (key t : UInt64) (elapsed : UInt32)
    (over : Bool) (action autoreset timeLimit maxEpisodeSteps : UInt32) : Bool :=
  Lane.Call.terminated (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)
    (numActions size)
    (nextTerminal size board action (Random.word key t)) == 1

/-- Whether the call truncates the episode. -/
@[export keylock_lane_truncated]
def laneTruncated (size : UInt32) (board : UInt64) (key t : UInt64) (elapsed : UInt32) (over : Bool)
    (action autoreset timeLimit maxEpisodeSteps : UInt32) : Bool :=
  Lane.Call.truncated (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)
    (numActions size)
    (nextTerminal size board action (Random.word key t)) == 1

/-- Whether the lane is reset before the call returns. -/
@[export keylock_lane_due]
def laneDue (size : UInt32) (board : UInt64) (key t : UInt64) (elapsed : UInt32) (over : Bool)
    (action autoreset timeLimit maxEpisodeSteps : UInt32) : Bool :=
  Lane.Call.due (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)
    (numActions size)
    (nextTerminal size board action (Random.word key t)) == 1

end Spec.KeyLock.Kernel
