module

public import Spec.Swimmer.Machine
public import Spec.MDP.Lane.Word

/-!
# The Swimmer kernel

The scalar functions that C sees: the only file of this environment that is compiled to C.
The parameter comes first, then the words of the state, then the action, then the random word, which
nothing reads: only a reset draws.

`Spec.Swimmer.Refinement` proves that these functions compute the specification in fixed point.
-/

@[expose] public section

namespace Spec.Swimmer.Kernel

set_option compiler.extract_closed false

open Spec.MDP
open Machine (State)

variable (resetNoise : UInt32)

/-- Whether the parameter is acceptable: a noise of at most `1024 / 1024`. -/
@[export swimmer_valid] def valid : Bool := resetNoise ≤ 1024

/-- The number of actions: they are the words below it. -/
@[export swimmer_num_actions] def numActions (_resetNoise : UInt32) : UInt32 := 1677803521

/-- Whether a word is an action. -/
@[export swimmer_action_valid] def actionValid (action : UInt32) : Bool :=
  action < numActions resetNoise

/-- Rewards are in units of one over this number. -/
@[export swimmer_reward_scale] def rewardScale (_resetNoise : UInt32) : UInt32 := 0x40000000

/-- The number of random words that a reset takes. -/
@[export swimmer_reset_words] def resetWords (_resetNoise : UInt32) : UInt64 := 6

/-- The number of random words that a step takes. -/
@[export swimmer_step_words] def stepWords (_resetNoise : UInt32) : UInt64 := 0

variable (x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py : UInt64)

/-- The words of a state, whatever the parameter is. -/
@[macro_inline] def words (_resetNoise : UInt32) : State :=
  ⟨x0, y0, x1, y1, x2, y2, omega0, omega1, omega2, vx, vy, px, py⟩

/-- Whether the words are those of a state. -/
@[export swimmer_state_valid] def stateValid : Bool :=
  (words x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py resetNoise).valid == 1

/-- The first component of the direction of link 0 in the initial state. -/
@[export swimmer_init_0] def init0 (key t : UInt64) : UInt64 :=
  (Machine.firstHeading resetNoise key t).x

/-- The second component of the direction of link 0 in the initial state. -/
@[export swimmer_init_1] def init1 (key t : UInt64) : UInt64 :=
  (Machine.firstHeading resetNoise key t).y

/-- The first component of the direction of link 1 in the initial state. -/
@[export swimmer_init_2] def init2 (key t : UInt64) : UInt64 :=
  (Machine.firstHeading resetNoise key (t + 1)).x

/-- The second component of the direction of link 1 in the initial state. -/
@[export swimmer_init_3] def init3 (key t : UInt64) : UInt64 :=
  (Machine.firstHeading resetNoise key (t + 1)).y

/-- The first component of the direction of link 2 in the initial state. -/
@[export swimmer_init_4] def init4 (key t : UInt64) : UInt64 :=
  (Machine.firstHeading resetNoise key (t + 2)).x

/-- The second component of the direction of link 2 in the initial state. -/
@[export swimmer_init_5] def init5 (key t : UInt64) : UInt64 :=
  (Machine.firstHeading resetNoise key (t + 2)).y

/-- The angular velocity of link 0 in the initial state. -/
@[export swimmer_init_6] def init6 (key t : UInt64) : UInt64 :=
  Machine.firstOmega resetNoise key (t + 3)

/-- The angular velocity of link 1 in the initial state. -/
@[export swimmer_init_7] def init7 (key t : UInt64) : UInt64 :=
  Machine.firstOmega resetNoise key (t + 4)

/-- The angular velocity of link 2 in the initial state. -/
@[export swimmer_init_8] def init8 (key t : UInt64) : UInt64 :=
  Machine.firstOmega resetNoise key (t + 5)

/-- The first component of the velocity in the initial state. -/
@[export swimmer_init_9] def init9 (_resetNoise : UInt32) (_key _t : UInt64) : UInt64 := 0

/-- The second component of the velocity in the initial state. -/
@[export swimmer_init_10] def init10 (_resetNoise : UInt32) (_key _t : UInt64) : UInt64 := 0

/-- The first component of the position in the initial state. -/
@[export swimmer_init_11] def init11 (_resetNoise : UInt32) (_key _t : UInt64) : UInt64 := 0

/-- The second component of the position in the initial state. -/
@[export swimmer_init_12] def init12 (_resetNoise : UInt32) (_key _t : UInt64) : UInt64 := 0

/-- The first component of the direction of link 0 after a step. -/
@[export swimmer_step_0] def step0 (action : UInt32) (_noise : UInt64) : UInt64 :=
  ((words x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py resetNoise).step action).x0

/-- The second component of the direction of link 0 after a step. -/
@[export swimmer_step_1] def step1 (action : UInt32) (_noise : UInt64) : UInt64 :=
  ((words x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py resetNoise).step action).y0

/-- The first component of the direction of link 1 after a step. -/
@[export swimmer_step_2] def step2 (action : UInt32) (_noise : UInt64) : UInt64 :=
  ((words x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py resetNoise).step action).x1

/-- The second component of the direction of link 1 after a step. -/
@[export swimmer_step_3] def step3 (action : UInt32) (_noise : UInt64) : UInt64 :=
  ((words x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py resetNoise).step action).y1

/-- The first component of the direction of link 2 after a step. -/
@[export swimmer_step_4] def step4 (action : UInt32) (_noise : UInt64) : UInt64 :=
  ((words x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py resetNoise).step action).x2

/-- The second component of the direction of link 2 after a step. -/
@[export swimmer_step_5] def step5 (action : UInt32) (_noise : UInt64) : UInt64 :=
  ((words x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py resetNoise).step action).y2

/-- The angular velocity of link 0 after a step. -/
@[export swimmer_step_6] def step6 (action : UInt32) (_noise : UInt64) : UInt64 :=
  ((words x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py resetNoise).step action).omega0

/-- The angular velocity of link 1 after a step. -/
@[export swimmer_step_7] def step7 (action : UInt32) (_noise : UInt64) : UInt64 :=
  ((words x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py resetNoise).step action).omega1

/-- The angular velocity of link 2 after a step. -/
@[export swimmer_step_8] def step8 (action : UInt32) (_noise : UInt64) : UInt64 :=
  ((words x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py resetNoise).step action).omega2

/-- The first component of the velocity after a step. -/
@[export swimmer_step_9] def step9 (action : UInt32) (_noise : UInt64) : UInt64 :=
  ((words x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py resetNoise).step action).vx

/-- The second component of the velocity after a step. -/
@[export swimmer_step_10] def step10 (action : UInt32) (_noise : UInt64) : UInt64 :=
  ((words x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py resetNoise).step action).vy

/-- The first component of the position after a step. -/
@[export swimmer_step_11] def step11 (action : UInt32) (_noise : UInt64) : UInt64 :=
  ((words x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py resetNoise).step action).px

/-- The second component of the position after a step. -/
@[export swimmer_step_12] def step12 (action : UInt32) (_noise : UInt64) : UInt64 :=
  ((words x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py resetNoise).step action).py

/-- The reward of the step, a two's-complement integer. -/
@[export swimmer_reward] def reward (action : UInt32) (_noise : UInt64) : UInt64 :=
  (words x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py resetNoise).reward action

/-- Whether the state is terminal: none is, with an acceptable parameter. Written as a question,
since a constant would become a global of the module in C. -/
@[export swimmer_terminated]
def terminated (_x0 _y0 _x1 _y1 _x2 _y2 _omega0 _omega1 _omega2 _vx _vy _px _py : UInt64) : Bool :=
  1024 < resetNoise

/-- The first component of the velocity, counted from its least value. -/
@[export swimmer_obs_0] def obs0 : UInt64 :=
  (words x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py resetNoise).vx + 0x4000000

/-- The second component of the velocity, counted from its least value. -/
@[export swimmer_obs_1] def obs1 : UInt64 :=
  (words x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py resetNoise).vy + 0x4000000

/-- The first component of the direction of link 0, counted from its least value. -/
@[export swimmer_obs_2] def obs2 : UInt64 :=
  (words x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py resetNoise).x0 + 0x40000001

/-- The second component of the direction of link 0, counted from its least value. -/
@[export swimmer_obs_3] def obs3 : UInt64 :=
  (words x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py resetNoise).y0 + 0x40000001

/-- The first component of the direction of link 1, counted from its least value. -/
@[export swimmer_obs_4] def obs4 : UInt64 :=
  (words x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py resetNoise).x1 + 0x40000001

/-- The second component of the direction of link 1, counted from its least value. -/
@[export swimmer_obs_5] def obs5 : UInt64 :=
  (words x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py resetNoise).y1 + 0x40000001

/-- The first component of the direction of link 2, counted from its least value. -/
@[export swimmer_obs_6] def obs6 : UInt64 :=
  (words x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py resetNoise).x2 + 0x40000001

/-- The second component of the direction of link 2, counted from its least value. -/
@[export swimmer_obs_7] def obs7 : UInt64 :=
  (words x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py resetNoise).y2 + 0x40000001

/-- The angular velocity of link 0, counted from its least value. -/
@[export swimmer_obs_8] def obs8 : UInt64 :=
  (words x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py resetNoise).omega0 + 0x10000000

/-- The angular velocity of link 1, counted from its least value. -/
@[export swimmer_obs_9] def obs9 : UInt64 :=
  (words x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py resetNoise).omega1 + 0x10000000

/-- The angular velocity of link 2, counted from its least value. -/
@[export swimmer_obs_10] def obs10 : UInt64 :=
  (words x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py resetNoise).omega2 + 0x10000000

/-! ### Lanes, as `Spec.MDP.Lane.Word` defines them -/

/-- The step of the kernel. -/
@[macro_inline] def stepper : Lane.WordStepper UInt32 State where
  numActions := numActions
  stepWords := 0
  step p w a u := ⟨w.on (step0 p) a u, w.on (step1 p) a u, w.on (step2 p) a u, w.on (step3 p) a u,
    w.on (step4 p) a u, w.on (step5 p) a u, w.on (step6 p) a u, w.on (step7 p) a u,
    w.on (step8 p) a u, w.on (step9 p) a u, w.on (step10 p) a u, w.on (step11 p) a u,
    w.on (step12 p) a u⟩
  reward p w := w.on (reward p)
  terminated p w := w.on (terminated p)

variable (key t : UInt64) (elapsed : UInt32) (over : Bool) (action autoreset timeLimit
  maxEpisodeSteps : UInt32)

/-- The call of a lane that has these words. -/
@[macro_inline] def lane : Lane.Call State :=
  stepper.call resetNoise ⟨x0, y0, x1, y1, x2, y2, omega0, omega1, omega2, vx, vy, px, py⟩ key t
    elapsed over action autoreset timeLimit maxEpisodeSteps

/-- Whether the call is refused: the word is no action, or the lane must be reset. -/
@[export swimmer_lane_refuses] def laneRefuses : Bool :=
  (lane resetNoise x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py key t elapsed over action
    autoreset timeLimit maxEpisodeSteps).refuses

/-- The first component of the direction of link 0 of the lane after the step. -/
@[export swimmer_lane_state_0] def laneState0 : UInt64 :=
  (lane resetNoise x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py key t elapsed over action
    autoreset timeLimit maxEpisodeSteps).word64 (·.x0)

/-- The second component of the direction of link 0 of the lane after the step. -/
@[export swimmer_lane_state_1] def laneState1 : UInt64 :=
  (lane resetNoise x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py key t elapsed over action
    autoreset timeLimit maxEpisodeSteps).word64 (·.y0)

/-- The first component of the direction of link 1 of the lane after the step. -/
@[export swimmer_lane_state_2] def laneState2 : UInt64 :=
  (lane resetNoise x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py key t elapsed over action
    autoreset timeLimit maxEpisodeSteps).word64 (·.x1)

/-- The second component of the direction of link 1 of the lane after the step. -/
@[export swimmer_lane_state_3] def laneState3 : UInt64 :=
  (lane resetNoise x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py key t elapsed over action
    autoreset timeLimit maxEpisodeSteps).word64 (·.y1)

/-- The first component of the direction of link 2 of the lane after the step. -/
@[export swimmer_lane_state_4] def laneState4 : UInt64 :=
  (lane resetNoise x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py key t elapsed over action
    autoreset timeLimit maxEpisodeSteps).word64 (·.x2)

/-- The second component of the direction of link 2 of the lane after the step. -/
@[export swimmer_lane_state_5] def laneState5 : UInt64 :=
  (lane resetNoise x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py key t elapsed over action
    autoreset timeLimit maxEpisodeSteps).word64 (·.y2)

/-- The angular velocity of link 0 of the lane after the step. -/
@[export swimmer_lane_state_6] def laneState6 : UInt64 :=
  (lane resetNoise x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py key t elapsed over action
    autoreset timeLimit maxEpisodeSteps).word64 (·.omega0)

/-- The angular velocity of link 1 of the lane after the step. -/
@[export swimmer_lane_state_7] def laneState7 : UInt64 :=
  (lane resetNoise x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py key t elapsed over action
    autoreset timeLimit maxEpisodeSteps).word64 (·.omega1)

/-- The angular velocity of link 2 of the lane after the step. -/
@[export swimmer_lane_state_8] def laneState8 : UInt64 :=
  (lane resetNoise x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py key t elapsed over action
    autoreset timeLimit maxEpisodeSteps).word64 (·.omega2)

/-- The first component of the velocity of the lane after the step. -/
@[export swimmer_lane_state_9] def laneState9 : UInt64 :=
  (lane resetNoise x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py key t elapsed over action
    autoreset timeLimit maxEpisodeSteps).word64 (·.vx)

/-- The second component of the velocity of the lane after the step. -/
@[export swimmer_lane_state_10] def laneState10 : UInt64 :=
  (lane resetNoise x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py key t elapsed over action
    autoreset timeLimit maxEpisodeSteps).word64 (·.vy)

/-- The first component of the position of the lane after the step. -/
@[export swimmer_lane_state_11] def laneState11 : UInt64 :=
  (lane resetNoise x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py key t elapsed over action
    autoreset timeLimit maxEpisodeSteps).word64 (·.px)

/-- The second component of the position of the lane after the step. -/
@[export swimmer_lane_state_12] def laneState12 : UInt64 :=
  (lane resetNoise x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py key t elapsed over action
    autoreset timeLimit maxEpisodeSteps).word64 (·.py)

/-- The next word of the stream after the step. -/
@[export swimmer_lane_t] def laneT : UInt64 :=
  (lane resetNoise x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py key t elapsed over action
    autoreset timeLimit maxEpisodeSteps).nextT

/-- The number of steps of the episode after the step. -/
@[export swimmer_lane_elapsed] def laneElapsed : UInt32 :=
  (lane resetNoise x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py key t elapsed over action
    autoreset timeLimit maxEpisodeSteps).nextElapsed

/-- Whether the episode is over after the step. -/
@[export swimmer_lane_over] def laneOver : Bool :=
  (lane resetNoise x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py key t elapsed over action
    autoreset timeLimit maxEpisodeSteps).nowOver

/-- The reward of the call in two's complement; `0` when the environment does not step. -/
@[export swimmer_lane_reward] def laneReward : UInt64 :=
  (lane resetNoise x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py key t elapsed over action
    autoreset timeLimit maxEpisodeSteps).paid

/-- Whether the call terminates the episode. -/
@[export swimmer_lane_terminated] def laneTerminated : Bool :=
  (lane resetNoise x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py key t elapsed over action
    autoreset timeLimit maxEpisodeSteps).terminated

/-- Whether the call truncates the episode. -/
@[export swimmer_lane_truncated] def laneTruncated : Bool :=
  (lane resetNoise x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py key t elapsed over action
    autoreset timeLimit maxEpisodeSteps).truncated

/-- Whether the lane is reset before the call returns. -/
@[export swimmer_lane_due] def laneDue : Bool :=
  (lane resetNoise x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py key t elapsed over action
    autoreset timeLimit maxEpisodeSteps).due

end Spec.Swimmer.Kernel
