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

/-- Whether the parameters are acceptable. -/
@[export twolanedriving_valid]
def valid (length maxSpeed speedLimit sensorRange drawn : UInt32)
    (givenNear0 givenFar0 givenNear1 givenFar1 : UInt64) : Bool :=
  Machine.valid
    ⟨length, maxSpeed, speedLimit, sensorRange, drawn, givenNear0, givenFar0, givenNear1, givenFar1⟩

/-- The number of actions: they are the words below it. -/
@[export twolanedriving_num_actions]
def numActions (_length _maxSpeed _speedLimit _sensorRange _drawn : UInt32)
    (_givenNear0 _givenFar0 _givenNear1 _givenFar1 : UInt64) : UInt32 :=
  6

/-- Whether a word is an action. -/
@[export twolanedriving_action_valid]
def actionValid (length maxSpeed speedLimit sensorRange drawn : UInt32)
    (givenNear0 givenFar0 givenNear1 givenFar1 : UInt64) (action : UInt32) : Bool :=
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

/-- Whether the words are those of a state. -/
@[export twolanedriving_state_valid]
def stateValid (length maxSpeed speedLimit sensorRange drawn : UInt32)
    (givenNear0 givenFar0 givenNear1 givenFar1 : UInt64) (near0 far0 near1 far1 car : UInt64)
    : Bool :=
  Machine.stateValid
    ⟨length, maxSpeed, speedLimit, sensorRange, drawn, givenNear0, givenFar0, givenNear1, givenFar1⟩
    ⟨near0, far0, near1, far1, car⟩

/-- The first 64 cells of lane `0` after a reset. -/
@[export twolanedriving_init_0]
def init0 (length maxSpeed speedLimit sensorRange drawn : UInt32)
    (givenNear0 givenFar0 givenNear1 givenFar1 : UInt64) (key t : UInt64) : UInt64 :=
  (initial
    ⟨length, maxSpeed, speedLimit, sensorRange, drawn, givenNear0, givenFar0, givenNear1, givenFar1⟩
    key t).near0

/-- The other cells of lane `0` after a reset. -/
@[export twolanedriving_init_1]
def init1 (length maxSpeed speedLimit sensorRange drawn : UInt32)
    (givenNear0 givenFar0 givenNear1 givenFar1 : UInt64) (key t : UInt64) : UInt64 :=
  (initial
    ⟨length, maxSpeed, speedLimit, sensorRange, drawn, givenNear0, givenFar0, givenNear1, givenFar1⟩
    key t).far0

/-- The first 64 cells of lane `1` after a reset. -/
@[export twolanedriving_init_2]
def init2 (length maxSpeed speedLimit sensorRange drawn : UInt32)
    (givenNear0 givenFar0 givenNear1 givenFar1 : UInt64) (key t : UInt64) : UInt64 :=
  (initial
    ⟨length, maxSpeed, speedLimit, sensorRange, drawn, givenNear0, givenFar0, givenNear1, givenFar1⟩
    key t).near1

/-- The other cells of lane `1` after a reset. -/
@[export twolanedriving_init_3]
def init3 (length maxSpeed speedLimit sensorRange drawn : UInt32)
    (givenNear0 givenFar0 givenNear1 givenFar1 : UInt64) (key t : UInt64) : UInt64 :=
  (initial
    ⟨length, maxSpeed, speedLimit, sensorRange, drawn, givenNear0, givenFar0, givenNear1, givenFar1⟩
    key t).far1

/-- The car after a reset. -/
@[export twolanedriving_init_4]
def init4 (_length _maxSpeed _speedLimit _sensorRange _drawn : UInt32)
    (_givenNear0 _givenFar0 _givenNear1 _givenFar1 : UInt64) (_key _t : UInt64) : UInt64 :=
  0

/-- The first 64 cells of lane `0` after a step. -/
@[export twolanedriving_step_0]
def step0 (_length _maxSpeed _speedLimit _sensorRange _drawn : UInt32)
    (_givenNear0 _givenFar0 _givenNear1 _givenFar1 : UInt64)
    (near0 _far0 _near1 _far1 _car : UInt64) (_action : UInt32) (_noise : UInt64) : UInt64 :=
  near0

/-- The other cells of lane `0` after a step. -/
@[export twolanedriving_step_1]
def step1 (_length _maxSpeed _speedLimit _sensorRange _drawn : UInt32)
    (_givenNear0 _givenFar0 _givenNear1 _givenFar1 : UInt64)
    (_near0 far0 _near1 _far1 _car : UInt64) (_action : UInt32) (_noise : UInt64) : UInt64 :=
  far0

/-- The first 64 cells of lane `1` after a step. -/
@[export twolanedriving_step_2]
def step2 (_length _maxSpeed _speedLimit _sensorRange _drawn : UInt32)
    (_givenNear0 _givenFar0 _givenNear1 _givenFar1 : UInt64)
    (_near0 _far0 near1 _far1 _car : UInt64) (_action : UInt32) (_noise : UInt64) : UInt64 :=
  near1

/-- The other cells of lane `1` after a step. -/
@[export twolanedriving_step_3]
def step3 (_length _maxSpeed _speedLimit _sensorRange _drawn : UInt32)
    (_givenNear0 _givenFar0 _givenNear1 _givenFar1 : UInt64)
    (_near0 _far0 _near1 far1 _car : UInt64) (_action : UInt32) (_noise : UInt64) : UInt64 :=
  far1

/-- The car after a step. -/
@[export twolanedriving_step_4]
def step4 (length maxSpeed speedLimit sensorRange drawn : UInt32)
    (givenNear0 givenFar0 givenNear1 givenFar1 : UInt64) (near0 far0 near1 far1 car : UInt64)
    (action : UInt32) (_noise : UInt64) : UInt64 :=
  nextCar
    ⟨length, maxSpeed, speedLimit, sensorRange, drawn, givenNear0, givenFar0, givenNear1, givenFar1⟩
    ⟨near0, far0, near1, far1, car⟩ action.toUInt64

/-- The reward of a step, in two's complement. -/
@[export twolanedriving_reward]
def reward (length maxSpeed speedLimit sensorRange drawn : UInt32)
    (givenNear0 givenFar0 givenNear1 givenFar1 : UInt64) (near0 far0 near1 far1 car : UInt64)
    (action : UInt32) (_noise : UInt64) : UInt64 :=
  Machine.reward
    ⟨length, maxSpeed, speedLimit, sensorRange, drawn, givenNear0, givenFar0, givenNear1, givenFar1⟩
    ⟨near0, far0, near1, far1, car⟩ action.toUInt64

/-- Whether the episode is over. -/
@[export twolanedriving_terminated]
def terminated (length maxSpeed speedLimit sensorRange drawn : UInt32)
    (givenNear0 givenFar0 givenNear1 givenFar1 : UInt64) (near0 far0 near1 far1 car : UInt64)
    : Bool :=
  terminal
    ⟨length, maxSpeed, speedLimit, sensorRange, drawn, givenNear0, givenFar0, givenNear1, givenFar1⟩
    ⟨near0, far0, near1, far1, car⟩ == 1

/-- The distance to the end of the street. -/
@[export twolanedriving_obs_0]
def obs0 (length _maxSpeed _speedLimit _sensorRange _drawn : UInt32)
    (_givenNear0 _givenFar0 _givenNear1 _givenFar1 : UInt64)
    (_near0 _far0 _near1 _far1 car : UInt64) : UInt64 :=
  length.toUInt64 - place car

/-- The lane of the car. -/
@[export twolanedriving_obs_1]
def obs1 (_length _maxSpeed _speedLimit _sensorRange _drawn : UInt32)
    (_givenNear0 _givenFar0 _givenNear1 _givenFar1 : UInt64)
    (_near0 _far0 _near1 _far1 car : UInt64) : UInt64 :=
  lane car

/-- The speed of the car. -/
@[export twolanedriving_obs_2]
def obs2 (_length _maxSpeed _speedLimit _sensorRange _drawn : UInt32)
    (_givenNear0 _givenFar0 _givenNear1 _givenFar1 : UInt64)
    (_near0 _far0 _near1 _far1 car : UInt64) : UInt64 :=
  speed car

/-- The distance to the next obstacle of lane `0`. -/
@[export twolanedriving_obs_3]
def obs3 (length maxSpeed speedLimit sensorRange drawn : UInt32)
    (givenNear0 givenFar0 givenNear1 givenFar1 : UInt64) (near0 far0 near1 far1 car : UInt64)
    : UInt64 :=
  seen
    ⟨length, maxSpeed, speedLimit, sensorRange, drawn, givenNear0, givenFar0, givenNear1, givenFar1⟩
    ⟨near0, far0, near1, far1, car⟩ 0

/-- The distance to the next obstacle of lane `1`. -/
@[export twolanedriving_obs_4]
def obs4 (length maxSpeed speedLimit sensorRange drawn : UInt32)
    (givenNear0 givenFar0 givenNear1 givenFar1 : UInt64) (near0 far0 near1 far1 car : UInt64)
    : UInt64 :=
  seen
    ⟨length, maxSpeed, speedLimit, sensorRange, drawn, givenNear0, givenFar0, givenNear1, givenFar1⟩
    ⟨near0, far0, near1, far1, car⟩ 1

/-- The actions that the shield allows: bit `a` is `1` for action `a`. -/
@[export twolanedriving_obs_5]
def obs5 (length maxSpeed speedLimit sensorRange drawn : UInt32)
    (givenNear0 givenFar0 givenNear1 givenFar1 : UInt64) (near0 far0 near1 far1 car : UInt64)
    : UInt64 :=
  Machine.mask
    ⟨length, maxSpeed, speedLimit, sensorRange, drawn, givenNear0, givenFar0, givenNear1, givenFar1⟩
    ⟨near0, far0, near1, far1, car⟩

/-- The number of steps above the speed limit. -/
@[export twolanedriving_obs_6]
def obs6 (_length _maxSpeed _speedLimit _sensorRange _drawn : UInt32)
    (_givenNear0 _givenFar0 _givenNear1 _givenFar1 : UInt64)
    (_near0 _far0 _near1 _far1 car : UInt64) : UInt64 :=
  violations car

/-! ### Lanes

The first half of a call of a lane, as `Machine.laneAdvance` defines it: the step of the
environment, unless the call resets or is refused. The second half is `init`, where it is due. The
arguments after the state are those of `Lane.Call`. -/

/-- Whether the next state is terminal. -/
@[inline] def nextTerminal (length maxSpeed speedLimit sensorRange drawn : UInt32)
    (givenNear0 givenFar0 givenNear1 givenFar1 : UInt64) (near0 far0 near1 far1 car : UInt64)
    (action : UInt32) (noise : UInt64) : Bool :=
  terminated length maxSpeed speedLimit sensorRange drawn givenNear0 givenFar0 givenNear1 givenFar1
    (step0 length maxSpeed speedLimit sensorRange drawn givenNear0 givenFar0 givenNear1
      givenFar1 near0 far0 near1 far1 car action noise)
    (step1 length maxSpeed speedLimit sensorRange drawn givenNear0 givenFar0 givenNear1
      givenFar1 near0 far0 near1 far1 car action noise)
    (step2 length maxSpeed speedLimit sensorRange drawn givenNear0 givenFar0 givenNear1
      givenFar1 near0 far0 near1 far1 car action noise)
    (step3 length maxSpeed speedLimit sensorRange drawn givenNear0 givenFar0 givenNear1
      givenFar1 near0 far0 near1 far1 car action noise)
    (step4 length maxSpeed speedLimit sensorRange drawn givenNear0 givenFar0 givenNear1
      givenFar1 near0 far0 near1 far1 car action noise)

/-- Whether the call is refused: the word is no action, or the lane must be reset. -/
@[export twolanedriving_lane_refuses]
def laneRefuses (length maxSpeed speedLimit sensorRange drawn : UInt32)
    (givenNear0 givenFar0 givenNear1 givenFar1 : UInt64) (_near0 _far0 _near1 _far1 _car : UInt64)
    (key t : UInt64) (elapsed : UInt32) (over : Bool)
    (action autoreset timeLimit maxEpisodeSteps : UInt32) : Bool :=
  Lane.Call.refuses (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)
    (numActions length maxSpeed speedLimit sensorRange drawn givenNear0 givenFar0 givenNear1
      givenFar1) == 1

/-- The first 64 cells of lane `0` of the lane after the step. -/
@[export twolanedriving_lane_state_0]
def laneState0 (length maxSpeed speedLimit sensorRange drawn : UInt32)
    (givenNear0 givenFar0 givenNear1 givenFar1 : UInt64) (near0 far0 near1 far1 car : UInt64)
    (key t : UInt64) (elapsed : UInt32) (over : Bool)
    (action autoreset timeLimit maxEpisodeSteps : UInt32) : UInt64 :=
  Lane.Call.select64 (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)
    (numActions length maxSpeed speedLimit sensorRange drawn givenNear0 givenFar0 givenNear1
      givenFar1)
    (step0 length maxSpeed speedLimit sensorRange drawn givenNear0 givenFar0 givenNear1
      givenFar1
      near0 far0 near1 far1 car action (Random.word key t))
    near0

/-- The other cells of lane `0` of the lane after the step. -/
@[export twolanedriving_lane_state_1]
def laneState1 (length maxSpeed speedLimit sensorRange drawn : UInt32)
    (givenNear0 givenFar0 givenNear1 givenFar1 : UInt64) (near0 far0 near1 far1 car : UInt64)
    (key t : UInt64) (elapsed : UInt32) (over : Bool)
    (action autoreset timeLimit maxEpisodeSteps : UInt32) : UInt64 :=
  Lane.Call.select64 (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)
    (numActions length maxSpeed speedLimit sensorRange drawn givenNear0 givenFar0 givenNear1
      givenFar1)
    (step1 length maxSpeed speedLimit sensorRange drawn givenNear0 givenFar0 givenNear1
      givenFar1
      near0 far0 near1 far1 car action (Random.word key t))
    far0

/-- The first 64 cells of lane `1` of the lane after the step. -/
@[export twolanedriving_lane_state_2]
def laneState2 (length maxSpeed speedLimit sensorRange drawn : UInt32)
    (givenNear0 givenFar0 givenNear1 givenFar1 : UInt64) (near0 far0 near1 far1 car : UInt64)
    (key t : UInt64) (elapsed : UInt32) (over : Bool)
    (action autoreset timeLimit maxEpisodeSteps : UInt32) : UInt64 :=
  Lane.Call.select64 (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)
    (numActions length maxSpeed speedLimit sensorRange drawn givenNear0 givenFar0 givenNear1
      givenFar1)
    (step2 length maxSpeed speedLimit sensorRange drawn givenNear0 givenFar0 givenNear1
      givenFar1
      near0 far0 near1 far1 car action (Random.word key t))
    near1

/-- The other cells of lane `1` of the lane after the step. -/
@[export twolanedriving_lane_state_3]
def laneState3 (length maxSpeed speedLimit sensorRange drawn : UInt32)
    (givenNear0 givenFar0 givenNear1 givenFar1 : UInt64) (near0 far0 near1 far1 car : UInt64)
    (key t : UInt64) (elapsed : UInt32) (over : Bool)
    (action autoreset timeLimit maxEpisodeSteps : UInt32) : UInt64 :=
  Lane.Call.select64 (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)
    (numActions length maxSpeed speedLimit sensorRange drawn givenNear0 givenFar0 givenNear1
      givenFar1)
    (step3 length maxSpeed speedLimit sensorRange drawn givenNear0 givenFar0 givenNear1
      givenFar1
      near0 far0 near1 far1 car action (Random.word key t))
    far1

/-- The car of the lane after the step. -/
@[export twolanedriving_lane_state_4]
def laneState4 (length maxSpeed speedLimit sensorRange drawn : UInt32)
    (givenNear0 givenFar0 givenNear1 givenFar1 : UInt64) (near0 far0 near1 far1 car : UInt64)
    (key t : UInt64) (elapsed : UInt32) (over : Bool)
    (action autoreset timeLimit maxEpisodeSteps : UInt32) : UInt64 :=
  Lane.Call.select64 (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)
    (numActions length maxSpeed speedLimit sensorRange drawn givenNear0 givenFar0 givenNear1
      givenFar1)
    (step4 length maxSpeed speedLimit sensorRange drawn givenNear0 givenFar0 givenNear1
      givenFar1
      near0 far0 near1 far1 car action (Random.word key t))
    car

/-- The next word of the stream after the step. -/
@[export twolanedriving_lane_t]
def laneT (length maxSpeed speedLimit sensorRange drawn : UInt32)
    (givenNear0 givenFar0 givenNear1 givenFar1 : UInt64) (_near0 _far0 _near1 _far1 _car : UInt64)
    (key t : UInt64) (elapsed : UInt32) (over : Bool)
    (action autoreset timeLimit maxEpisodeSteps : UInt32) : UInt64 :=
  Lane.Call.select64 (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)
    (numActions length maxSpeed speedLimit sensorRange drawn givenNear0 givenFar0 givenNear1
      givenFar1)
    (t + stepWords length maxSpeed speedLimit sensorRange drawn givenNear0 givenFar0 givenNear1
      givenFar1) t

/-- The number of steps of the episode after the step. -/
@[export twolanedriving_lane_elapsed]
def laneElapsed (length maxSpeed speedLimit sensorRange drawn : UInt32)
    (givenNear0 givenFar0 givenNear1 givenFar1 : UInt64) (_near0 _far0 _near1 _far1 _car : UInt64)
    (key t : UInt64) (elapsed : UInt32) (over : Bool)
    (action autoreset timeLimit maxEpisodeSteps : UInt32) : UInt32 :=
  Lane.Call.select32 (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)
    (numActions length maxSpeed speedLimit sensorRange drawn givenNear0 givenFar0 givenNear1
      givenFar1)
    (Lane.Call.more (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps))
    elapsed

/-- Whether the episode is over after the step. -/
@[export twolanedriving_lane_over]
def laneOver (length maxSpeed speedLimit sensorRange drawn : UInt32)
    (givenNear0 givenFar0 givenNear1 givenFar1 : UInt64) (near0 far0 near1 far1 car : UInt64)
    (key t : UInt64) (elapsed : UInt32) (over : Bool)
    (action autoreset timeLimit maxEpisodeSteps : UInt32) : Bool :=
  Lane.Call.nowOver (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)
    (numActions length maxSpeed speedLimit sensorRange drawn givenNear0 givenFar0 givenNear1
      givenFar1)
    (nextTerminal length maxSpeed speedLimit sensorRange drawn givenNear0 givenFar0 givenNear1
      givenFar1
      near0 far0 near1 far1 car action (Random.word key t)) == 1

/-- The reward of the call in two's complement; `0` when the environment does not step. -/
@[export twolanedriving_lane_reward]
def laneReward (length maxSpeed speedLimit sensorRange drawn : UInt32)
    (givenNear0 givenFar0 givenNear1 givenFar1 : UInt64) (near0 far0 near1 far1 car : UInt64)
    (key t : UInt64) (elapsed : UInt32) (over : Bool)
    (action autoreset timeLimit maxEpisodeSteps : UInt32) : UInt64 :=
  Lane.Call.select64 (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)
    (numActions length maxSpeed speedLimit sensorRange drawn givenNear0 givenFar0 givenNear1
      givenFar1)
    (reward length maxSpeed speedLimit sensorRange drawn givenNear0 givenFar0 givenNear1
      givenFar1
      near0 far0 near1 far1 car action (Random.word key t)) 0

/-- Whether the call terminates the episode. -/
@[export twolanedriving_lane_terminated]
def laneTerminated (length maxSpeed speedLimit sensorRange drawn : UInt32)
    (givenNear0 givenFar0 givenNear1 givenFar1 : UInt64) (near0 far0 near1 far1 car : UInt64)
    (key t : UInt64) (elapsed : UInt32) (over : Bool)
    (action autoreset timeLimit maxEpisodeSteps : UInt32) : Bool :=
  Lane.Call.terminated (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)
    (numActions length maxSpeed speedLimit sensorRange drawn givenNear0 givenFar0 givenNear1
      givenFar1)
    (nextTerminal length maxSpeed speedLimit sensorRange drawn givenNear0 givenFar0 givenNear1
      givenFar1
      near0 far0 near1 far1 car action (Random.word key t)) == 1

/-- Whether the call truncates the episode. -/
@[export twolanedriving_lane_truncated]
def laneTruncated (length maxSpeed speedLimit sensorRange drawn : UInt32)
    (givenNear0 givenFar0 givenNear1 givenFar1 : UInt64) (near0 far0 near1 far1 car : UInt64)
    (key t : UInt64) (elapsed : UInt32) (over : Bool)
    (action autoreset timeLimit maxEpisodeSteps : UInt32) : Bool :=
  Lane.Call.truncated (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)
    (numActions length maxSpeed speedLimit sensorRange drawn givenNear0 givenFar0 givenNear1
      givenFar1)
    (nextTerminal length maxSpeed speedLimit sensorRange drawn givenNear0 givenFar0 givenNear1
      givenFar1
      near0 far0 near1 far1 car action (Random.word key t)) == 1

/-- Whether the lane is reset before the call returns. -/
@[export twolanedriving_lane_due]
def laneDue (length maxSpeed speedLimit sensorRange drawn : UInt32)
    (givenNear0 givenFar0 givenNear1 givenFar1 : UInt64) (near0 far0 near1 far1 car : UInt64)
    (key t : UInt64) (elapsed : UInt32) (over : Bool)
    (action autoreset timeLimit maxEpisodeSteps : UInt32) : Bool :=
  Lane.Call.due (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)
    (numActions length maxSpeed speedLimit sensorRange drawn givenNear0 givenFar0 givenNear1
      givenFar1)
    (nextTerminal length maxSpeed speedLimit sensorRange drawn givenNear0 givenFar0 givenNear1
      givenFar1
      near0 far0 near1 far1 car action (Random.word key t)) == 1

end Spec.TwoLaneDriving.Kernel
