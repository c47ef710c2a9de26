module

public import Spec.MDP.Lane.Word
public import Spec.TwoLaneDriving.Machine

/-!
# The TwoLaneDriving kernel

The scalar functions that C sees: the only file of this environment that is compiled to C. The
parameters come first, then the words of the state, laid out as `Spec.TwoLaneDriving.Machine` tells,
then the action and the random word, which no step reads. An action above `5` does what the pedal of
a higher number would, which is to coast.

A reset reads eight words of the stream: bit `x` of the first four makes the random value of place
`x`, and bit `x` of the others that of place `64 + x`.

`Spec.TwoLaneDriving.Refinement` proves that these functions compute the specification.
-/

@[expose] public section

-- Every constant is computed where it is used: nothing is initialised at run time.
set_option compiler.extract_closed false

namespace Spec.TwoLaneDriving.Kernel

open Spec.MDP Machine

/-! ### The interface -/

variable (length maxSpeed speedLimit sensorRange drawn : UInt32) (givenNear0 givenFar0 givenNear1
  givenFar1 : UInt64)

/-- Whether the parameters are acceptable. -/
@[export twolanedriving_valid] def valid : Bool :=
  Machine.valid ⟨length, maxSpeed, speedLimit, sensorRange, drawn, givenNear0, givenFar0,
    givenNear1, givenFar1⟩

/-- The number of actions: they are the words below it. -/
@[export twolanedriving_num_actions]
def numActions (_length _maxSpeed _speedLimit _sensorRange _drawn : UInt32)
    (_givenNear0 _givenFar0 _givenNear1 _givenFar1 : UInt64) : UInt32 :=
  6

/-- Whether a word is an action. -/
@[export twolanedriving_action_valid] def actionValid (action : UInt32) : Bool :=
  action < numActions length maxSpeed speedLimit sensorRange drawn givenNear0 givenFar0 givenNear1
    givenFar1

/-- Rewards are whole numbers. -/
@[export twolanedriving_reward_scale]
def rewardScale (_length _maxSpeed _speedLimit _sensorRange _drawn : UInt32)
    (_givenNear0 _givenFar0 _givenNear1 _givenFar1 : UInt64) : UInt32 :=
  1

/-- The number of random words that a reset takes from its stream. -/
@[export twolanedriving_reset_words]
def resetWords (_length _maxSpeed _speedLimit _sensorRange _drawn : UInt32)
    (_givenNear0 _givenFar0 _givenNear1 _givenFar1 : UInt64) : UInt64 :=
  8

/-- The number of random words that a step takes from its stream. -/
@[export twolanedriving_step_words]
def stepWords (_length _maxSpeed _speedLimit _sensorRange _drawn : UInt32)
    (_givenNear0 _givenFar0 _givenNear1 _givenFar1 : UInt64) : UInt64 :=
  0

variable (near0 far0 near1 far1 car : UInt64)

/-- The words of a state, whatever the parameters are. -/
@[macro_inline] def words (_length _maxSpeed _speedLimit _sensorRange _drawn : UInt32) (_givenNear0
    _givenFar0 _givenNear1 _givenFar1 : UInt64) : Words :=
  ⟨near0, far0, near1, far1, car⟩

/-- Whether the words are those of a state. -/
@[export twolanedriving_state_valid] def stateValid : Bool :=
  Machine.stateValid ⟨length, maxSpeed, speedLimit, sensorRange, drawn, givenNear0, givenFar0,
    givenNear1, givenFar1⟩ ⟨near0, far0, near1, far1, car⟩

/-- The first 64 cells of lane `0` after a reset. -/
@[export twolanedriving_init_0] def init0 (key t : UInt64) : UInt64 :=
  (initial ⟨length, maxSpeed, speedLimit, sensorRange, drawn, givenNear0, givenFar0, givenNear1,
    givenFar1⟩ key t).near0

/-- The other cells of lane `0` after a reset. -/
@[export twolanedriving_init_1] def init1 (key t : UInt64) : UInt64 :=
  (initial ⟨length, maxSpeed, speedLimit, sensorRange, drawn, givenNear0, givenFar0, givenNear1,
    givenFar1⟩ key t).far0

/-- The first 64 cells of lane `1` after a reset. -/
@[export twolanedriving_init_2] def init2 (key t : UInt64) : UInt64 :=
  (initial ⟨length, maxSpeed, speedLimit, sensorRange, drawn, givenNear0, givenFar0, givenNear1,
    givenFar1⟩ key t).near1

/-- The other cells of lane `1` after a reset. -/
@[export twolanedriving_init_3] def init3 (key t : UInt64) : UInt64 :=
  (initial ⟨length, maxSpeed, speedLimit, sensorRange, drawn, givenNear0, givenFar0, givenNear1,
    givenFar1⟩ key t).far1

/-- The car after a reset. -/
@[export twolanedriving_init_4]
def init4 (_length _maxSpeed _speedLimit _sensorRange _drawn : UInt32)
    (_givenNear0 _givenFar0 _givenNear1 _givenFar1 : UInt64) (_key _t : UInt64) : UInt64 :=
  0

/-- The first 64 cells of lane `0` after a step. -/
@[export twolanedriving_step_0] def step0 (_action : UInt32) (_noise : UInt64) : UInt64 :=
  (words near0 far0 near1 far1 car length maxSpeed speedLimit sensorRange drawn givenNear0 givenFar0
    givenNear1 givenFar1).near0

/-- The other cells of lane `0` after a step. -/
@[export twolanedriving_step_1] def step1 (_action : UInt32) (_noise : UInt64) : UInt64 :=
  (words near0 far0 near1 far1 car length maxSpeed speedLimit sensorRange drawn givenNear0 givenFar0
    givenNear1 givenFar1).far0

/-- The first 64 cells of lane `1` after a step. -/
@[export twolanedriving_step_2] def step2 (_action : UInt32) (_noise : UInt64) : UInt64 :=
  (words near0 far0 near1 far1 car length maxSpeed speedLimit sensorRange drawn givenNear0 givenFar0
    givenNear1 givenFar1).near1

/-- The other cells of lane `1` after a step. -/
@[export twolanedriving_step_3] def step3 (_action : UInt32) (_noise : UInt64) : UInt64 :=
  (words near0 far0 near1 far1 car length maxSpeed speedLimit sensorRange drawn givenNear0 givenFar0
    givenNear1 givenFar1).far1

/-- The car after a step. -/
@[export twolanedriving_step_4] def step4 (action : UInt32) (_noise : UInt64) : UInt64 :=
  nextCar ⟨length, maxSpeed, speedLimit, sensorRange, drawn, givenNear0, givenFar0, givenNear1,
    givenFar1⟩ ⟨near0, far0, near1, far1, car⟩ action.toUInt64

/-- The reward of a step, in two's complement. -/
@[export twolanedriving_reward] def reward (action : UInt32) (_noise : UInt64) : UInt64 :=
  Machine.reward ⟨length, maxSpeed, speedLimit, sensorRange, drawn, givenNear0, givenFar0,
    givenNear1, givenFar1⟩ ⟨near0, far0, near1, far1, car⟩ action.toUInt64

/-- Whether the episode is over. -/
@[export twolanedriving_terminated] def terminated : Bool :=
  terminal ⟨length, maxSpeed, speedLimit, sensorRange, drawn, givenNear0, givenFar0, givenNear1,
    givenFar1⟩ ⟨near0, far0, near1, far1, car⟩ == 1

/-- The distance to the end of the street. -/
@[export twolanedriving_obs_0] def obs0 : UInt64 :=
  length.toUInt64 - place (words near0 far0 near1 far1 car length maxSpeed speedLimit sensorRange
    drawn givenNear0 givenFar0 givenNear1 givenFar1).car

/-- The lane of the car. -/
@[export twolanedriving_obs_1] def obs1 : UInt64 :=
  lane (words near0 far0 near1 far1 car length maxSpeed speedLimit sensorRange drawn givenNear0
    givenFar0 givenNear1 givenFar1).car

/-- The speed of the car. -/
@[export twolanedriving_obs_2] def obs2 : UInt64 :=
  speed (words near0 far0 near1 far1 car length maxSpeed speedLimit sensorRange drawn givenNear0
    givenFar0 givenNear1 givenFar1).car

/-- The distance to the next obstacle of lane `0`. -/
@[export twolanedriving_obs_3] def obs3 : UInt64 :=
  seen ⟨length, maxSpeed, speedLimit, sensorRange, drawn, givenNear0, givenFar0, givenNear1,
    givenFar1⟩ ⟨near0, far0, near1, far1, car⟩ 0

/-- The distance to the next obstacle of lane `1`. -/
@[export twolanedriving_obs_4] def obs4 : UInt64 :=
  seen ⟨length, maxSpeed, speedLimit, sensorRange, drawn, givenNear0, givenFar0, givenNear1,
    givenFar1⟩ ⟨near0, far0, near1, far1, car⟩ 1

/-- The actions that the shield allows: bit `a` is `1` for action `a`. -/
@[export twolanedriving_obs_5] def obs5 : UInt64 :=
  Machine.mask ⟨length, maxSpeed, speedLimit, sensorRange, drawn, givenNear0, givenFar0, givenNear1,
    givenFar1⟩ ⟨near0, far0, near1, far1, car⟩

/-- The number of steps above the speed limit. -/
@[export twolanedriving_obs_6] def obs6 : UInt64 :=
  violations (words near0 far0 near1 far1 car length maxSpeed speedLimit sensorRange drawn
    givenNear0 givenFar0 givenNear1 givenFar1).car

/-! ### Lanes, as `Spec.MDP.Lane.Word` defines them -/

/-- The step of the kernel. -/
@[macro_inline] def stepper : Lane.WordStepper Params Words where
  numActions p := p.on numActions
  stepWords := 0
  step p w a u := ⟨w.on (p.on step0) a u, w.on (p.on step1) a u, w.on (p.on step2) a u,
    w.on (p.on step3) a u, w.on (p.on step4) a u⟩
  reward p w := w.on (p.on reward)
  terminated p w := w.on (p.on terminated)

variable (key t : UInt64) (elapsed : UInt32) (over : Bool) (action autoreset timeLimit
  maxEpisodeSteps : UInt32)

/-- The call of a lane that has these words. -/
@[macro_inline] def lane : Lane.Call Words :=
  stepper.call ⟨length, maxSpeed, speedLimit, sensorRange, drawn, givenNear0, givenFar0, givenNear1,
    givenFar1⟩ ⟨near0, far0, near1, far1, car⟩ key t elapsed over action autoreset timeLimit
    maxEpisodeSteps

/-- Whether the call is refused: the word is no action, or the lane must be reset. -/
@[export twolanedriving_lane_refuses] def laneRefuses : Bool :=
  (lane length maxSpeed speedLimit sensorRange drawn givenNear0 givenFar0 givenNear1 givenFar1 near0
    far0 near1 far1 car key t elapsed over action autoreset timeLimit maxEpisodeSteps).refuses

/-- The first 64 cells of lane `0` of the lane after the step. -/
@[export twolanedriving_lane_state_0] def laneState0 : UInt64 :=
  (lane length maxSpeed speedLimit sensorRange drawn givenNear0 givenFar0 givenNear1 givenFar1 near0
    far0 near1 far1 car key t elapsed over action autoreset timeLimit maxEpisodeSteps).word64
    (·.near0)

/-- The other cells of lane `0` of the lane after the step. -/
@[export twolanedriving_lane_state_1] def laneState1 : UInt64 :=
  (lane length maxSpeed speedLimit sensorRange drawn givenNear0 givenFar0 givenNear1 givenFar1 near0
    far0 near1 far1 car key t elapsed over action autoreset timeLimit maxEpisodeSteps).word64
    (·.far0)

/-- The first 64 cells of lane `1` of the lane after the step. -/
@[export twolanedriving_lane_state_2] def laneState2 : UInt64 :=
  (lane length maxSpeed speedLimit sensorRange drawn givenNear0 givenFar0 givenNear1 givenFar1 near0
    far0 near1 far1 car key t elapsed over action autoreset timeLimit maxEpisodeSteps).word64
    (·.near1)

/-- The other cells of lane `1` of the lane after the step. -/
@[export twolanedriving_lane_state_3] def laneState3 : UInt64 :=
  (lane length maxSpeed speedLimit sensorRange drawn givenNear0 givenFar0 givenNear1 givenFar1 near0
    far0 near1 far1 car key t elapsed over action autoreset timeLimit maxEpisodeSteps).word64
    (·.far1)

/-- The car of the lane after the step. -/
@[export twolanedriving_lane_state_4] def laneState4 : UInt64 :=
  (lane length maxSpeed speedLimit sensorRange drawn givenNear0 givenFar0 givenNear1 givenFar1 near0
    far0 near1 far1 car key t elapsed over action autoreset timeLimit maxEpisodeSteps).word64
    (·.car)

/-- The next word of the stream after the step. -/
@[export twolanedriving_lane_t] def laneT : UInt64 :=
  (lane length maxSpeed speedLimit sensorRange drawn givenNear0 givenFar0 givenNear1 givenFar1 near0
    far0 near1 far1 car key t elapsed over action autoreset timeLimit maxEpisodeSteps).nextT

/-- The number of steps of the episode after the step. -/
@[export twolanedriving_lane_elapsed] def laneElapsed : UInt32 :=
  (lane length maxSpeed speedLimit sensorRange drawn givenNear0 givenFar0 givenNear1 givenFar1 near0
    far0 near1 far1 car key t elapsed over action autoreset timeLimit maxEpisodeSteps).nextElapsed

/-- Whether the episode is over after the step. -/
@[export twolanedriving_lane_over] def laneOver : Bool :=
  (lane length maxSpeed speedLimit sensorRange drawn givenNear0 givenFar0 givenNear1 givenFar1 near0
    far0 near1 far1 car key t elapsed over action autoreset timeLimit maxEpisodeSteps).nowOver

/-- The reward of the call in two's complement; `0` when the environment does not step. -/
@[export twolanedriving_lane_reward] def laneReward : UInt64 :=
  (lane length maxSpeed speedLimit sensorRange drawn givenNear0 givenFar0 givenNear1 givenFar1 near0
    far0 near1 far1 car key t elapsed over action autoreset timeLimit maxEpisodeSteps).paid

/-- Whether the call terminates the episode. -/
@[export twolanedriving_lane_terminated] def laneTerminated : Bool :=
  (lane length maxSpeed speedLimit sensorRange drawn givenNear0 givenFar0 givenNear1 givenFar1 near0
    far0 near1 far1 car key t elapsed over action autoreset timeLimit maxEpisodeSteps).terminated

/-- Whether the call truncates the episode. -/
@[export twolanedriving_lane_truncated] def laneTruncated : Bool :=
  (lane length maxSpeed speedLimit sensorRange drawn givenNear0 givenFar0 givenNear1 givenFar1 near0
    far0 near1 far1 car key t elapsed over action autoreset timeLimit maxEpisodeSteps).truncated

/-- Whether the lane is reset before the call returns. -/
@[export twolanedriving_lane_due] def laneDue : Bool :=
  (lane length maxSpeed speedLimit sensorRange drawn givenNear0 givenFar0 givenNear1 givenFar1 near0
    far0 near1 far1 car key t elapsed over action autoreset timeLimit maxEpisodeSteps).due

end Spec.TwoLaneDriving.Kernel
