module

public import Spec.SwimmerGait.Machine
public import Spec.MDP.Lane.Word

/-!
# The SwimmerGait kernel

The scalar functions that C sees: the only file of this environment that is compiled to C.
Parameters come first, then the words of the state, then the action, then the random word, which
nothing reads.

`Spec.SwimmerGait.Refinement` proves that these functions compute the specification.
-/

@[expose] public section

namespace Spec.SwimmerGait.Kernel

open Spec.MDP
open Machine (State)

/-- Whether the parameters are acceptable: there is a table for nine values of an angle. -/
@[export swimmergait_valid]
def valid (resolution : UInt32) : Bool :=
  resolution == 9

/-- The number of actions: they are the words below it. -/
@[export swimmergait_num_actions]
def numActions (_resolution : UInt32) : UInt32 := 5

/-- Whether a word is an action. -/
@[export swimmergait_action_valid]
def actionValid (resolution action : UInt32) : Bool :=
  action < numActions resolution

/-- Rewards are in units of one over this number. -/
@[export swimmergait_reward_scale]
def rewardScale (_resolution : UInt32) : UInt32 := 1000000

/-- The number of random words that a reset takes. -/
@[export swimmergait_reset_words]
def resetWords (_resolution : UInt32) : UInt64 := 0

/-- The number of random words that a step takes. -/
@[export swimmergait_step_words]
def stepWords (_resolution : UInt32) : UInt64 := 0

/-- Whether the words are those of a state: a shape. -/
@[export swimmergait_state_valid]
def stateValid (_resolution joint1 joint2 : UInt32) : Bool :=
  Word.bit (joint1 < 9) &&& Word.bit (joint2 < 9) == 1

/-- The first joint of the initial state. -/
@[export swimmergait_init_0]
def init0 (_resolution : UInt32) (_key _t : UInt64) : UInt32 := 4

/-- The second joint of the initial state. -/
@[export swimmergait_init_1]
def init1 (_resolution : UInt32) (_key _t : UInt64) : UInt32 := 4

/-- The first joint of the next state. -/
@[export swimmergait_step_0]
def step0 (_resolution joint1 joint2 action : UInt32) (_noise : UInt64) : UInt32 :=
  (State.step ⟨joint1, joint2⟩ action).joint1

/-- The second joint of the next state. -/
@[export swimmergait_step_1]
def step1 (_resolution joint1 joint2 action : UInt32) (_noise : UInt64) : UInt32 :=
  (State.step ⟨joint1, joint2⟩ action).joint2

/-- The reward of the step, a two's-complement integer. -/
@[export swimmergait_reward]
def reward (_resolution joint1 joint2 action : UInt32) (_noise : UInt64) : UInt64 :=
  State.reward ⟨joint1, joint2⟩ action

/-- Whether the state is terminal: none is, as no angle has more than nine values. Written as a
question, since a constant would become a global of the module in C. -/
@[export swimmergait_terminated]
def terminated (_resolution joint1 joint2 : UInt32) : Bool :=
  8 < (State.clamp ⟨joint1, joint2⟩).joint1

/-- The number of the state. -/
@[export swimmergait_obs_0]
def obs0 (_resolution joint1 joint2 : UInt32) : UInt64 :=
  State.index ⟨joint1, joint2⟩

/-- The number of the value of the first angle. -/
@[export swimmergait_obs_1]
def obs1 (_resolution joint1 joint2 : UInt32) : UInt64 :=
  (State.clamp ⟨joint1, joint2⟩).joint1.toUInt64

/-- The number of the value of the second angle. -/
@[export swimmergait_obs_2]
def obs2 (_resolution joint1 joint2 : UInt32) : UInt64 :=
  (State.clamp ⟨joint1, joint2⟩).joint2.toUInt64

/-! ### Lanes

The first half of a call of a lane, as `Machine.laneAdvance` defines it: the step of the
environment, unless the call resets or is refused. The second half is `init`, where it is due. The
arguments after the state are those of `Lane.Call`. -/

/-- Whether the next state is terminal. -/
@[inline] def nextTerminal (resolution joint1 joint2 action : UInt32) (noise : UInt64) : Bool :=
  terminated resolution (step0 resolution joint1 joint2 action noise)
    (step1 resolution joint1 joint2 action noise)

/-- Whether the call is refused: the word is no action, or the lane must be reset. -/
@[export swimmergait_lane_refuses]
def laneRefuses (resolution _joint1 _joint2 : UInt32) (key t : UInt64) (elapsed : UInt32)
    (over : Bool) (action autoreset timeLimit maxEpisodeSteps : UInt32) : Bool :=
  Lane.Call.refuses (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)
    (numActions resolution) == 1

/-- The first joint of the lane after the step. -/
@[export swimmergait_lane_state_0]
def laneState0 (resolution joint1 joint2 : UInt32) (key t : UInt64) (elapsed : UInt32) (over : Bool)
    (action autoreset timeLimit maxEpisodeSteps : UInt32) : UInt32 :=
  Lane.Call.select32 (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)
    (numActions resolution)
    (step0 resolution joint1 joint2 action (Random.word key t)) joint1

/-- The second joint of the lane after the step. -/
@[export swimmergait_lane_state_1]
def laneState1 (resolution joint1 joint2 : UInt32) (key t : UInt64) (elapsed : UInt32) (over : Bool)
    (action autoreset timeLimit maxEpisodeSteps : UInt32) : UInt32 :=
  Lane.Call.select32 (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)
    (numActions resolution)
    (step1 resolution joint1 joint2 action (Random.word key t)) joint2

/-- The next word of the stream after the step. -/
@[export swimmergait_lane_t]
def laneT (resolution _joint1 _joint2 : UInt32) (key t : UInt64) (elapsed : UInt32) (over : Bool)
    (action autoreset timeLimit maxEpisodeSteps : UInt32) : UInt64 :=
  Lane.Call.select64 (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)
    (numActions resolution) (t + stepWords resolution) t

/-- The number of steps of the episode after the step. -/
@[export swimmergait_lane_elapsed]
def laneElapsed (resolution _joint1 _joint2 : UInt32) (key t : UInt64) (elapsed : UInt32)
    (over : Bool) (action autoreset timeLimit maxEpisodeSteps : UInt32) : UInt32 :=
  Lane.Call.select32 (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)
    (numActions resolution)
    (Lane.Call.more (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)) elapsed

/-- Whether the episode is over after the step. -/
@[export swimmergait_lane_over]
def laneOver (resolution joint1 joint2 : UInt32) (key t : UInt64) (elapsed : UInt32) (over : Bool)
    (action autoreset timeLimit maxEpisodeSteps : UInt32) : Bool :=
  Lane.Call.nowOver (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)
    (numActions resolution)
    (nextTerminal resolution joint1 joint2 action (Random.word key t)) == 1

/-- The reward of the call in two's complement; `0` when the environment does not step. -/
@[export swimmergait_lane_reward]
def laneReward (resolution joint1 joint2 : UInt32) (key t : UInt64) (elapsed : UInt32) (over : Bool)
    (action autoreset timeLimit maxEpisodeSteps : UInt32) : UInt64 :=
  Lane.Call.select64 (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)
    (numActions resolution)
    (reward resolution joint1 joint2 action (Random.word key t)) 0

/-- Whether the call terminates the episode. -/
@[export swimmergait_lane_terminated]
def laneTerminated (resolution joint1 joint2 : UInt32) (key t : UInt64) (elapsed : UInt32)
    (over : Bool) (action autoreset timeLimit maxEpisodeSteps : UInt32) : Bool :=
  Lane.Call.terminated (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)
    (numActions resolution)
    (nextTerminal resolution joint1 joint2 action (Random.word key t)) == 1

/-- Whether the call truncates the episode. -/
@[export swimmergait_lane_truncated]
def laneTruncated (resolution joint1 joint2 : UInt32) (key t : UInt64) (elapsed : UInt32)
    (over : Bool) (action autoreset timeLimit maxEpisodeSteps : UInt32) : Bool :=
  Lane.Call.truncated (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)
    (numActions resolution)
    (nextTerminal resolution joint1 joint2 action (Random.word key t)) == 1

/-- Whether the lane is reset before the call returns. -/
@[export swimmergait_lane_due]
def laneDue (resolution joint1 joint2 : UInt32) (key t : UInt64) (elapsed : UInt32) (over : Bool)
    (action autoreset timeLimit maxEpisodeSteps : UInt32) : Bool :=
  Lane.Call.due (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)
    (numActions resolution)
    (nextTerminal resolution joint1 joint2 action (Random.word key t)) == 1


end Spec.SwimmerGait.Kernel
