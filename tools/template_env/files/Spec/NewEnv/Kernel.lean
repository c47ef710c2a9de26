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
@[export newenv_valid]
def valid (length : UInt32) : Bool :=
  bit (2 ≤ length) &&& bit (length ≤ 1000) == 1

/-- The number of actions: they are the words below it. -/
@[export newenv_num_actions]
def numActions (_length : UInt32) : UInt32 := 2

/-- Whether a word is an action. -/
@[export newenv_action_valid]
def actionValid (length action : UInt32) : Bool :=
  action < numActions length

/-- Rewards are in units of one over this number. -/
@[export newenv_reward_scale]
def rewardScale (_length : UInt32) : UInt32 := 1

/-- The number of random words that a reset takes. -/
@[export newenv_reset_words]
def resetWords (_length : UInt32) : UInt64 := 0

/-- The number of random words that a step takes. -/
@[export newenv_step_words]
def stepWords (_length : UInt32) : UInt64 := 0

/-- Whether the word is that of a state: a cell of the corridor. -/
@[export newenv_state_valid]
def stateValid (length cell : UInt32) : Bool :=
  cell < length

/-- The initial cell. -/
@[export newenv_init_0]
def init0 (_length : UInt32) (_key _t : UInt64) : UInt32 := 0

/-- The next cell. -/
@[export newenv_step_0]
def step0 (length cell action : UInt32) (_noise : UInt64) : UInt32 :=
  let cell := Word.clamp length cell
  let free := bit (cell + 1 < length)
  cell + (free &&& bit (action = 1)) - (free &&& bit (0 < cell) &&& bit (action = 0))

/-- The reward of the step, a two's-complement integer. -/
@[export newenv_reward]
def reward (length cell _action : UInt32) (_noise : UInt64) : UInt64 :=
  (bit (Word.clamp length cell + 1 = length)).toUInt64 - 1

/-- Whether the cell is the last one. -/
@[export newenv_terminated]
def terminated (length cell : UInt32) : Bool :=
  bit (Word.clamp length cell + 1 = length) == 1

/-- The number of the cell. -/
@[export newenv_obs_0]
def obs0 (length cell : UInt32) : UInt64 :=
  (Word.clamp length cell).toUInt64

/-! ### Lanes

The first half of a call of a lane, as `Machine.laneAdvance` defines it: the step of the
environment, unless the call resets or is refused. The second half is `init`, where it is due. The
arguments after the state are those of `Lane.Call`. -/

/-- Whether the next state is terminal. -/
@[inline] def nextTerminal (length cell action : UInt32) (noise : UInt64) : Bool :=
  terminated length (step0 length cell action noise)

/-- Whether the call is refused: the word is no action, or the lane must be reset. -/
@[export newenv_lane_refuses]
def laneRefuses (length _cell : UInt32) (key t : UInt64) (elapsed : UInt32) (over : Bool)
    (action autoreset timeLimit maxEpisodeSteps : UInt32) : Bool :=
  Lane.Call.refuses (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)
    (numActions length) == 1

/-- The cell of the lane after the step. -/
@[export newenv_lane_state_0]
def laneState0 (length cell : UInt32) (key t : UInt64) (elapsed : UInt32) (over : Bool)
    (action autoreset timeLimit maxEpisodeSteps : UInt32) : UInt32 :=
  Lane.Call.select32 (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)
    (numActions length)
    (step0 length cell action (Random.word key t)) cell

/-- The next word of the stream after the step. -/
@[export newenv_lane_t]
def laneT (length _cell : UInt32) (key t : UInt64) (elapsed : UInt32) (over : Bool)
    (action autoreset timeLimit maxEpisodeSteps : UInt32) : UInt64 :=
  Lane.Call.select64 (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)
    (numActions length) (t + stepWords length) t

/-- The number of steps of the episode after the step. -/
@[export newenv_lane_elapsed]
def laneElapsed (length _cell : UInt32) (key t : UInt64) (elapsed : UInt32) (over : Bool)
    (action autoreset timeLimit maxEpisodeSteps : UInt32) : UInt32 :=
  Lane.Call.select32 (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)
    (numActions length)
    (Lane.Call.more (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)) elapsed

/-- Whether the episode is over after the step. -/
@[export newenv_lane_over]
def laneOver (length cell : UInt32) (key t : UInt64) (elapsed : UInt32) (over : Bool)
    (action autoreset timeLimit maxEpisodeSteps : UInt32) : Bool :=
  Lane.Call.nowOver (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)
    (numActions length)
    (nextTerminal length cell action (Random.word key t)) == 1

/-- The reward of the call in two's complement; `0` when the environment does not step. -/
@[export newenv_lane_reward]
def laneReward (length cell : UInt32) (key t : UInt64) (elapsed : UInt32) (over : Bool)
    (action autoreset timeLimit maxEpisodeSteps : UInt32) : UInt64 :=
  Lane.Call.select64 (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)
    (numActions length)
    (reward length cell action (Random.word key t)) 0

/-- Whether the call terminates the episode. -/
@[export newenv_lane_terminated]
def laneTerminated (length cell : UInt32) (key t : UInt64) (elapsed : UInt32) (over : Bool)
    (action autoreset timeLimit maxEpisodeSteps : UInt32) : Bool :=
  Lane.Call.terminated (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)
    (numActions length)
    (nextTerminal length cell action (Random.word key t)) == 1

/-- Whether the call truncates the episode. -/
@[export newenv_lane_truncated]
def laneTruncated (length cell : UInt32) (key t : UInt64) (elapsed : UInt32) (over : Bool)
    (action autoreset timeLimit maxEpisodeSteps : UInt32) : Bool :=
  Lane.Call.truncated (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)
    (numActions length)
    (nextTerminal length cell action (Random.word key t)) == 1

/-- Whether the lane is reset before the call returns. -/
@[export newenv_lane_due]
def laneDue (length cell : UInt32) (key t : UInt64) (elapsed : UInt32) (over : Bool)
    (action autoreset timeLimit maxEpisodeSteps : UInt32) : Bool :=
  Lane.Call.due (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)
    (numActions length)
    (nextTerminal length cell action (Random.word key t)) == 1


end Spec.NewEnv.Kernel
