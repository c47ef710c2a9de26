module

public import Spec.SwimmerGait.Rules
public import Spec.MDP.Lane.Word

/-!
# The kernel of SwimmerGait

The scalar functions that C sees: the rules of `Spec.SwimmerGait.Rules` on machine words.
They take the parameters, then the words of the state, then the action, then the random words.

Made by `make generate` from the rules and pybridge/kernels.toml: never edited.
-/

@[expose] public section

-- Every constant is computed where it is used, and every function is inlined, also one of an
-- action that is used for each.
set_option compiler.extract_closed false
set_option compiler.small 1000000

namespace Spec.SwimmerGait.Kernel

open Spec.Auto Spec.MDP

variable (resolution : UInt32)

/-- Whether the parameters are accepted. -/
@[export swimmergait_valid] def valid : Bool :=
  resolution == 9

/-- The number of actions: they are the words below it. -/
@[export swimmergait_num_actions] def numActions : UInt32 :=
  (rules resolution).actionCount

/-- Whether a word is an action. -/
@[export swimmergait_action_valid] def actionValid (action : UInt32) : Bool :=
  action < numActions resolution

/-- The number of units of a reward of `1`. -/
@[export swimmergait_reward_scale]
def rewardScale (_resolution : UInt32) : UInt32 := 1000000

/-- The number of random words that a reset takes. -/
@[export swimmergait_reset_words]
def resetWords (_resolution : UInt32) : UInt64 := 0

/-- The number of random words that a step takes. -/
@[export swimmergait_step_words]
def stepWords (_resolution : UInt32) : UInt64 := 0

variable (joint1 joint2 : UInt32)

/-- Whether the words are those of a state. -/
@[export swimmergait_state_valid] def stateValid : Bool :=
  (rules resolution).stateValidWord (joint1, joint2)

/-- Word 0 of the initial state. -/
@[export swimmergait_init_0] def init0 (key t : UInt64) : UInt32 :=
  ((rules resolution).initWord key t).1

/-- Word 1 of the initial state. -/
@[export swimmergait_init_1] def init1 (key t : UInt64) : UInt32 :=
  ((rules resolution).initWord key t).2

/-- Word 0 of the next state. -/
@[export swimmergait_step_0] def step0 (action : UInt32) (noise : UInt64) : UInt32 :=
  ((rules resolution).stepWord (joint1, joint2) action fun _ => noise).1

/-- Word 1 of the next state. -/
@[export swimmergait_step_1] def step1 (action : UInt32) (noise : UInt64) : UInt32 :=
  ((rules resolution).stepWord (joint1, joint2) action fun _ => noise).2

/-- The reward of the step, a two's-complement integer. -/
@[export swimmergait_reward] def reward (action : UInt32) (noise : UInt64) : UInt64 :=
  (rules resolution).rewardWord (joint1, joint2) action fun _ => noise

/-- Whether the state is terminal. -/
@[export swimmergait_terminated] def terminated : Bool :=
  (rules resolution).terminatedWord (joint1, joint2)

/-- The number of the shape. -/
@[export swimmergait_obs_0] def obs0 : UInt64 :=
  (rules resolution).obsWord (joint1, joint2) 0

/-- The number of the value of the first angle. -/
@[export swimmergait_obs_1] def obs1 : UInt64 :=
  (rules resolution).obsWord (joint1, joint2) 1

/-- The number of the value of the second angle. -/
@[export swimmergait_obs_2] def obs2 : UInt64 :=
  (rules resolution).obsWord (joint1, joint2) 2

/-! ### Lanes, as `Spec.MDP.Lane.Word` defines them -/

-- The step is a function of its own in C, which those of a lane call.
set_option compiler.small 1

variable (key t : UInt64) (elapsed : UInt32) (over : Bool) (action autoreset timeLimit
  maxEpisodeSteps : UInt32)

/-- The call of a lane that has these words. -/
@[macro_inline] def lane : Lane.Call (UInt32 × UInt32) :=
  ⟨t, elapsed, over, action, autoreset, timeLimit, maxEpisodeSteps, numActions resolution, 0,
      (joint1, joint2), ((step0 resolution joint1 joint2 action (Random.word key t)), (step1
      resolution joint1 joint2 action (Random.word key t))), reward resolution joint1 joint2 action
      (Random.word key t), terminated resolution (step0 resolution joint1 joint2 action (Random.word
      key t)) (step1 resolution joint1 joint2 action (Random.word key t)), 0⟩

/-- Whether the call is refused: the word is no action, or the lane must be reset. -/
@[export swimmergait_lane_refuses] def laneRefuses : Bool :=
  (lane resolution joint1 joint2 key t elapsed over action autoreset timeLimit
    maxEpisodeSteps).refuses

/-- Word 0 of the state of the lane after the step. -/
@[export swimmergait_lane_state_0] def laneState0 : UInt32 :=
  (lane resolution joint1 joint2 key t elapsed over action autoreset timeLimit
    maxEpisodeSteps).word32 (·.1)

/-- Word 1 of the state of the lane after the step. -/
@[export swimmergait_lane_state_1] def laneState1 : UInt32 :=
  (lane resolution joint1 joint2 key t elapsed over action autoreset timeLimit
    maxEpisodeSteps).word32 (·.2)

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
  (lane resolution joint1 joint2 key t elapsed over action autoreset timeLimit
    maxEpisodeSteps).paid

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
  (lane resolution joint1 joint2 key t elapsed over action autoreset timeLimit
    maxEpisodeSteps).due

end Spec.SwimmerGait.Kernel
