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

variable (resolution : UInt32)

/-- Whether the parameters are acceptable: there is a table for nine values of an angle. -/
@[export swimmergait_valid] def valid : Bool := resolution == 9

/-- The number of actions: they are the words below it. -/
@[export swimmergait_num_actions] def numActions (_resolution : UInt32) : UInt32 := 5

/-- Whether a word is an action. -/
@[export swimmergait_action_valid] def actionValid (action : UInt32) : Bool :=
  action < numActions resolution

/-- Rewards are in units of one over this number. -/
@[export swimmergait_reward_scale] def rewardScale (_resolution : UInt32) : UInt32 := 1000000

/-- The number of random words that a reset takes. -/
@[export swimmergait_reset_words] def resetWords (_resolution : UInt32) : UInt64 := 0

/-- The number of random words that a step takes. -/
@[export swimmergait_step_words] def stepWords (_resolution : UInt32) : UInt64 := 0

/-- Whether the words are those of a state: a shape. -/
@[export swimmergait_state_valid] def stateValid (_resolution joint1 joint2 : UInt32) : Bool :=
  Word.bit (joint1 < 9) &&& Word.bit (joint2 < 9) == 1

/-- The first joint of the initial state. -/
@[export swimmergait_init_0] def init0 (_resolution : UInt32) (_key _t : UInt64) : UInt32 := 4

/-- The second joint of the initial state. -/
@[export swimmergait_init_1] def init1 (_resolution : UInt32) (_key _t : UInt64) : UInt32 := 4

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
@[export swimmergait_terminated] def terminated (_resolution joint1 joint2 : UInt32) : Bool :=
  8 < (State.clamp ⟨joint1, joint2⟩).joint1

/-- The number of the state. -/
@[export swimmergait_obs_0] def obs0 (_resolution joint1 joint2 : UInt32) : UInt64 :=
  State.index ⟨joint1, joint2⟩

/-- The number of the value of the first angle. -/
@[export swimmergait_obs_1] def obs1 (_resolution joint1 joint2 : UInt32) : UInt64 :=
  (State.clamp ⟨joint1, joint2⟩).joint1.toUInt64

/-- The number of the value of the second angle. -/
@[export swimmergait_obs_2] def obs2 (_resolution joint1 joint2 : UInt32) : UInt64 :=
  (State.clamp ⟨joint1, joint2⟩).joint2.toUInt64

/-! ### Lanes, as `Spec.MDP.Lane.Word` defines them -/

/-- The step of the kernel. -/
@[macro_inline] def stepper : Lane.WordStepper UInt32 State where
  numActions := numActions
  stepWords := 0
  step p w a u := ⟨w.on (step0 p) a u, w.on (step1 p) a u⟩
  reward p w := w.on (reward p)
  terminated p w := w.on (terminated p)

variable (joint1 joint2 : UInt32) (key t : UInt64) (elapsed : UInt32) (over : Bool) (action
  autoreset timeLimit maxEpisodeSteps : UInt32)

/-- The call of a lane that has these words. -/
@[macro_inline] def lane : Lane.Call State :=
  stepper.call resolution ⟨joint1, joint2⟩ key t elapsed over action autoreset timeLimit
    maxEpisodeSteps

/-- Whether the call is refused: the word is no action, or the lane must be reset. -/
@[export swimmergait_lane_refuses] def laneRefuses : Bool :=
  (lane resolution joint1 joint2 key t elapsed over action autoreset timeLimit
    maxEpisodeSteps).refuses

/-- The first joint of the lane after the step. -/
@[export swimmergait_lane_state_0] def laneState0 : UInt32 :=
  (lane resolution joint1 joint2 key t elapsed over action autoreset timeLimit
    maxEpisodeSteps).word32 (·.joint1)

/-- The second joint of the lane after the step. -/
@[export swimmergait_lane_state_1] def laneState1 : UInt32 :=
  (lane resolution joint1 joint2 key t elapsed over action autoreset timeLimit
    maxEpisodeSteps).word32 (·.joint2)

/-- The next word of the stream after the step. -/
@[export swimmergait_lane_t] def laneT : UInt64 :=
  (lane resolution joint1 joint2 key t elapsed over action autoreset timeLimit
    maxEpisodeSteps).nextT

/-- The number of steps of the episode after the step. -/
@[export swimmergait_lane_elapsed] def laneElapsed : UInt32 :=
  (lane resolution joint1 joint2 key t elapsed over action autoreset timeLimit
    maxEpisodeSteps).nextElapsed

/-- Whether the episode is over after the step. -/
@[export swimmergait_lane_over] def laneOver : Bool :=
  (lane resolution joint1 joint2 key t elapsed over action autoreset timeLimit
    maxEpisodeSteps).nowOver

/-- The reward of the call in two's complement; `0` when the environment does not step. -/
@[export swimmergait_lane_reward] def laneReward : UInt64 :=
  (lane resolution joint1 joint2 key t elapsed over action autoreset timeLimit maxEpisodeSteps).paid

/-- Whether the call terminates the episode. -/
@[export swimmergait_lane_terminated] def laneTerminated : Bool :=
  (lane resolution joint1 joint2 key t elapsed over action autoreset timeLimit
    maxEpisodeSteps).terminated

/-- Whether the call truncates the episode. -/
@[export swimmergait_lane_truncated] def laneTruncated : Bool :=
  (lane resolution joint1 joint2 key t elapsed over action autoreset timeLimit
    maxEpisodeSteps).truncated

/-- Whether the lane is reset before the call returns. -/
@[export swimmergait_lane_due] def laneDue : Bool :=
  (lane resolution joint1 joint2 key t elapsed over action autoreset timeLimit maxEpisodeSteps).due

end Spec.SwimmerGait.Kernel
