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

/-- Whether the parameter is acceptable: a noise of at most `1024 / 1024`. -/
@[export swimmer_valid]
def valid (resetNoise : UInt32) : Bool :=
  resetNoise ≤ 1024

/-- The number of actions: they are the words below it. -/
@[export swimmer_num_actions]
def numActions (_resetNoise : UInt32) : UInt32 := 1677803521

/-- Whether a word is an action. -/
@[export swimmer_action_valid]
def actionValid (resetNoise action : UInt32) : Bool :=
  action < numActions resetNoise

/-- Rewards are in units of one over this number. -/
@[export swimmer_reward_scale]
def rewardScale (_resetNoise : UInt32) : UInt32 := 0x40000000

/-- The number of random words that a reset takes. -/
@[export swimmer_reset_words]
def resetWords (_resetNoise : UInt32) : UInt64 := 6

/-- The number of random words that a step takes. -/
@[export swimmer_step_words]
def stepWords (_resetNoise : UInt32) : UInt64 := 0

/-- Whether the words are those of a state. -/
@[export swimmer_state_valid]
def stateValid (_resetNoise : UInt32) (x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py : UInt64)
    : Bool :=
  State.valid ⟨x0, y0, x1, y1, x2, y2, omega0, omega1, omega2, vx, vy, px, py⟩ == 1

/-- The first component of the direction of link 0 in the initial state. -/
@[export swimmer_init_0]
def init0 (resetNoise : UInt32) (key t : UInt64) : UInt64 :=
  (Machine.firstHeading resetNoise key t).x

/-- The second component of the direction of link 0 in the initial state. -/
@[export swimmer_init_1]
def init1 (resetNoise : UInt32) (key t : UInt64) : UInt64 :=
  (Machine.firstHeading resetNoise key t).y

/-- The first component of the direction of link 1 in the initial state. -/
@[export swimmer_init_2]
def init2 (resetNoise : UInt32) (key t : UInt64) : UInt64 :=
  (Machine.firstHeading resetNoise key (t + 1)).x

/-- The second component of the direction of link 1 in the initial state. -/
@[export swimmer_init_3]
def init3 (resetNoise : UInt32) (key t : UInt64) : UInt64 :=
  (Machine.firstHeading resetNoise key (t + 1)).y

/-- The first component of the direction of link 2 in the initial state. -/
@[export swimmer_init_4]
def init4 (resetNoise : UInt32) (key t : UInt64) : UInt64 :=
  (Machine.firstHeading resetNoise key (t + 2)).x

/-- The second component of the direction of link 2 in the initial state. -/
@[export swimmer_init_5]
def init5 (resetNoise : UInt32) (key t : UInt64) : UInt64 :=
  (Machine.firstHeading resetNoise key (t + 2)).y

/-- The angular velocity of link 0 in the initial state. -/
@[export swimmer_init_6]
def init6 (resetNoise : UInt32) (key t : UInt64) : UInt64 :=
  Machine.firstOmega resetNoise key (t + 3)

/-- The angular velocity of link 1 in the initial state. -/
@[export swimmer_init_7]
def init7 (resetNoise : UInt32) (key t : UInt64) : UInt64 :=
  Machine.firstOmega resetNoise key (t + 4)

/-- The angular velocity of link 2 in the initial state. -/
@[export swimmer_init_8]
def init8 (resetNoise : UInt32) (key t : UInt64) : UInt64 :=
  Machine.firstOmega resetNoise key (t + 5)

/-- The first component of the velocity in the initial state. -/
@[export swimmer_init_9]
def init9 (_resetNoise : UInt32) (_key _t : UInt64) : UInt64 :=
  0

/-- The second component of the velocity in the initial state. -/
@[export swimmer_init_10]
def init10 (_resetNoise : UInt32) (_key _t : UInt64) : UInt64 :=
  0

/-- The first component of the position in the initial state. -/
@[export swimmer_init_11]
def init11 (_resetNoise : UInt32) (_key _t : UInt64) : UInt64 :=
  0

/-- The second component of the position in the initial state. -/
@[export swimmer_init_12]
def init12 (_resetNoise : UInt32) (_key _t : UInt64) : UInt64 :=
  0

/-- The first component of the direction of link 0 after a step. -/
@[export swimmer_step_0]
def step0 (_resetNoise : UInt32) (x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py : UInt64)
    (action : UInt32) (_noise : UInt64) : UInt64 :=
  (State.step ⟨x0, y0, x1, y1, x2, y2, omega0, omega1, omega2, vx, vy, px, py⟩ action).x0

/-- The second component of the direction of link 0 after a step. -/
@[export swimmer_step_1]
def step1 (_resetNoise : UInt32) (x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py : UInt64)
    (action : UInt32) (_noise : UInt64) : UInt64 :=
  (State.step ⟨x0, y0, x1, y1, x2, y2, omega0, omega1, omega2, vx, vy, px, py⟩ action).y0

/-- The first component of the direction of link 1 after a step. -/
@[export swimmer_step_2]
def step2 (_resetNoise : UInt32) (x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py : UInt64)
    (action : UInt32) (_noise : UInt64) : UInt64 :=
  (State.step ⟨x0, y0, x1, y1, x2, y2, omega0, omega1, omega2, vx, vy, px, py⟩ action).x1

/-- The second component of the direction of link 1 after a step. -/
@[export swimmer_step_3]
def step3 (_resetNoise : UInt32) (x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py : UInt64)
    (action : UInt32) (_noise : UInt64) : UInt64 :=
  (State.step ⟨x0, y0, x1, y1, x2, y2, omega0, omega1, omega2, vx, vy, px, py⟩ action).y1

/-- The first component of the direction of link 2 after a step. -/
@[export swimmer_step_4]
def step4 (_resetNoise : UInt32) (x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py : UInt64)
    (action : UInt32) (_noise : UInt64) : UInt64 :=
  (State.step ⟨x0, y0, x1, y1, x2, y2, omega0, omega1, omega2, vx, vy, px, py⟩ action).x2

/-- The second component of the direction of link 2 after a step. -/
@[export swimmer_step_5]
def step5 (_resetNoise : UInt32) (x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py : UInt64)
    (action : UInt32) (_noise : UInt64) : UInt64 :=
  (State.step ⟨x0, y0, x1, y1, x2, y2, omega0, omega1, omega2, vx, vy, px, py⟩ action).y2

/-- The angular velocity of link 0 after a step. -/
@[export swimmer_step_6]
def step6 (_resetNoise : UInt32) (x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py : UInt64)
    (action : UInt32) (_noise : UInt64) : UInt64 :=
  (State.step ⟨x0, y0, x1, y1, x2, y2, omega0, omega1, omega2, vx, vy, px, py⟩ action).omega0

/-- The angular velocity of link 1 after a step. -/
@[export swimmer_step_7]
def step7 (_resetNoise : UInt32) (x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py : UInt64)
    (action : UInt32) (_noise : UInt64) : UInt64 :=
  (State.step ⟨x0, y0, x1, y1, x2, y2, omega0, omega1, omega2, vx, vy, px, py⟩ action).omega1

/-- The angular velocity of link 2 after a step. -/
@[export swimmer_step_8]
def step8 (_resetNoise : UInt32) (x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py : UInt64)
    (action : UInt32) (_noise : UInt64) : UInt64 :=
  (State.step ⟨x0, y0, x1, y1, x2, y2, omega0, omega1, omega2, vx, vy, px, py⟩ action).omega2

/-- The first component of the velocity after a step. -/
@[export swimmer_step_9]
def step9 (_resetNoise : UInt32) (x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py : UInt64)
    (action : UInt32) (_noise : UInt64) : UInt64 :=
  (State.step ⟨x0, y0, x1, y1, x2, y2, omega0, omega1, omega2, vx, vy, px, py⟩ action).vx

/-- The second component of the velocity after a step. -/
@[export swimmer_step_10]
def step10 (_resetNoise : UInt32) (x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py : UInt64)
    (action : UInt32) (_noise : UInt64) : UInt64 :=
  (State.step ⟨x0, y0, x1, y1, x2, y2, omega0, omega1, omega2, vx, vy, px, py⟩ action).vy

/-- The first component of the position after a step. -/
@[export swimmer_step_11]
def step11 (_resetNoise : UInt32) (x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py : UInt64)
    (action : UInt32) (_noise : UInt64) : UInt64 :=
  (State.step ⟨x0, y0, x1, y1, x2, y2, omega0, omega1, omega2, vx, vy, px, py⟩ action).px

/-- The second component of the position after a step. -/
@[export swimmer_step_12]
def step12 (_resetNoise : UInt32) (x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py : UInt64)
    (action : UInt32) (_noise : UInt64) : UInt64 :=
  (State.step ⟨x0, y0, x1, y1, x2, y2, omega0, omega1, omega2, vx, vy, px, py⟩ action).py

/-- The reward of the step, a two's-complement integer. -/
@[export swimmer_reward]
def reward (_resetNoise : UInt32) (x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py : UInt64)
    (action : UInt32) (_noise : UInt64) : UInt64 :=
  State.reward ⟨x0, y0, x1, y1, x2, y2, omega0, omega1, omega2, vx, vy, px, py⟩ action

/-- Whether the state is terminal: none is, with an acceptable parameter. Written as a question,
since a constant would become a global of the module in C. -/
@[export swimmer_terminated]
def terminated (resetNoise : UInt32) (_x0 _y0 _x1 _y1 _x2 _y2 _omega0 _omega1 _omega2 _vx _vy _px
    _py : UInt64) : Bool :=
  1024 < resetNoise

/-- The first component of the velocity, counted from its least value. -/
@[export swimmer_obs_0]
def obs0 (_resetNoise : UInt32) (_x0 _y0 _x1 _y1 _x2 _y2 _omega0 _omega1 _omega2 vx _vy _px _py :
    UInt64) : UInt64 :=
  vx + 0x4000000

/-- The second component of the velocity, counted from its least value. -/
@[export swimmer_obs_1]
def obs1 (_resetNoise : UInt32) (_x0 _y0 _x1 _y1 _x2 _y2 _omega0 _omega1 _omega2 _vx vy _px _py :
    UInt64) : UInt64 :=
  vy + 0x4000000

/-- The first component of the direction of link 0, counted from its least value. -/
@[export swimmer_obs_2]
def obs2 (_resetNoise : UInt32) (x0 _y0 _x1 _y1 _x2 _y2 _omega0 _omega1 _omega2 _vx _vy _px _py :
    UInt64) : UInt64 :=
  x0 + 0x40000001

/-- The second component of the direction of link 0, counted from its least value. -/
@[export swimmer_obs_3]
def obs3 (_resetNoise : UInt32) (_x0 y0 _x1 _y1 _x2 _y2 _omega0 _omega1 _omega2 _vx _vy _px _py :
    UInt64) : UInt64 :=
  y0 + 0x40000001

/-- The first component of the direction of link 1, counted from its least value. -/
@[export swimmer_obs_4]
def obs4 (_resetNoise : UInt32) (_x0 _y0 x1 _y1 _x2 _y2 _omega0 _omega1 _omega2 _vx _vy _px _py :
    UInt64) : UInt64 :=
  x1 + 0x40000001

/-- The second component of the direction of link 1, counted from its least value. -/
@[export swimmer_obs_5]
def obs5 (_resetNoise : UInt32) (_x0 _y0 _x1 y1 _x2 _y2 _omega0 _omega1 _omega2 _vx _vy _px _py :
    UInt64) : UInt64 :=
  y1 + 0x40000001

/-- The first component of the direction of link 2, counted from its least value. -/
@[export swimmer_obs_6]
def obs6 (_resetNoise : UInt32) (_x0 _y0 _x1 _y1 x2 _y2 _omega0 _omega1 _omega2 _vx _vy _px _py :
    UInt64) : UInt64 :=
  x2 + 0x40000001

/-- The second component of the direction of link 2, counted from its least value. -/
@[export swimmer_obs_7]
def obs7 (_resetNoise : UInt32) (_x0 _y0 _x1 _y1 _x2 y2 _omega0 _omega1 _omega2 _vx _vy _px _py :
    UInt64) : UInt64 :=
  y2 + 0x40000001

/-- The angular velocity of link 0, counted from its least value. -/
@[export swimmer_obs_8]
def obs8 (_resetNoise : UInt32) (_x0 _y0 _x1 _y1 _x2 _y2 omega0 _omega1 _omega2 _vx _vy _px _py :
    UInt64) : UInt64 :=
  omega0 + 0x10000000

/-- The angular velocity of link 1, counted from its least value. -/
@[export swimmer_obs_9]
def obs9 (_resetNoise : UInt32) (_x0 _y0 _x1 _y1 _x2 _y2 _omega0 omega1 _omega2 _vx _vy _px _py :
    UInt64) : UInt64 :=
  omega1 + 0x10000000

/-- The angular velocity of link 2, counted from its least value. -/
@[export swimmer_obs_10]
def obs10 (_resetNoise : UInt32) (_x0 _y0 _x1 _y1 _x2 _y2 _omega0 _omega1 omega2 _vx _vy _px _py :
    UInt64) : UInt64 :=
  omega2 + 0x10000000

/-! ### Lanes

The first half of a call of a lane, as `Machine.laneAdvance` defines it: the step of the
environment, unless the call resets or is refused. The second half is `init`, where it is due. The
arguments after the state are those of `Lane.Call`. -/

/-- Whether the next state is terminal. -/
@[inline] def nextTerminal (resetNoise : UInt32)
    (x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py : UInt64)
    (action : UInt32) (noise : UInt64) : Bool :=
  terminated resetNoise (step0 resetNoise x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py action
    noise) (step1 resetNoise x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py action noise) (step2
    resetNoise x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py action noise) (step3 resetNoise x0
    y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py action noise) (step4 resetNoise x0 y0 x1 y1 x2
    y2 omega0 omega1 omega2 vx vy px py action noise) (step5 resetNoise x0 y0 x1 y1 x2 y2 omega0
    omega1 omega2 vx vy px py action noise) (step6 resetNoise x0 y0 x1 y1 x2 y2 omega0 omega1 omega2
    vx vy px py action noise) (step7 resetNoise x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py
    action noise) (step8 resetNoise x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py action noise)
    (step9 resetNoise x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py action noise) (step10
    resetNoise x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py action noise) (step11 resetNoise
    x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py action noise) (step12 resetNoise x0 y0 x1 y1
    x2 y2 omega0 omega1 omega2 vx vy px py action noise)

/-- Whether the call is refused: the word is no action, or the lane must be reset. -/
@[export swimmer_lane_refuses]
def laneRefuses (resetNoise : UInt32) (_x0 _y0 _x1 _y1 _x2 _y2 _omega0 _omega1 _omega2 _vx _vy _px
    _py : UInt64) (key t : UInt64) (elapsed : UInt32) (over : Bool) (action autoreset timeLimit
    maxEpisodeSteps : UInt32) : Bool :=
  Lane.Call.refuses (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)
    (numActions resetNoise) == 1

/-- The first component of the direction of link 0 of the lane after the step. -/
@[export swimmer_lane_state_0]
def laneState0 (resetNoise : UInt32) (x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py : UInt64)
    (key t : UInt64) (elapsed : UInt32) (over : Bool) (action autoreset timeLimit maxEpisodeSteps :
    UInt32) : UInt64 :=
  Lane.Call.select64 (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)
    (numActions resetNoise) (step0 resetNoise x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py
    action (Random.word key t)) x0

/-- The second component of the direction of link 0 of the lane after the step. -/
@[export swimmer_lane_state_1]
def laneState1 (resetNoise : UInt32) (x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py : UInt64)
    (key t : UInt64) (elapsed : UInt32) (over : Bool) (action autoreset timeLimit maxEpisodeSteps :
    UInt32) : UInt64 :=
  Lane.Call.select64 (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)
    (numActions resetNoise) (step1 resetNoise x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py
    action (Random.word key t)) y0

/-- The first component of the direction of link 1 of the lane after the step. -/
@[export swimmer_lane_state_2]
def laneState2 (resetNoise : UInt32) (x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py : UInt64)
    (key t : UInt64) (elapsed : UInt32) (over : Bool) (action autoreset timeLimit maxEpisodeSteps :
    UInt32) : UInt64 :=
  Lane.Call.select64 (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)
    (numActions resetNoise) (step2 resetNoise x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py
    action (Random.word key t)) x1

/-- The second component of the direction of link 1 of the lane after the step. -/
@[export swimmer_lane_state_3]
def laneState3 (resetNoise : UInt32) (x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py : UInt64)
    (key t : UInt64) (elapsed : UInt32) (over : Bool) (action autoreset timeLimit maxEpisodeSteps :
    UInt32) : UInt64 :=
  Lane.Call.select64 (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)
    (numActions resetNoise) (step3 resetNoise x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py
    action (Random.word key t)) y1

/-- The first component of the direction of link 2 of the lane after the step. -/
@[export swimmer_lane_state_4]
def laneState4 (resetNoise : UInt32) (x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py : UInt64)
    (key t : UInt64) (elapsed : UInt32) (over : Bool) (action autoreset timeLimit maxEpisodeSteps :
    UInt32) : UInt64 :=
  Lane.Call.select64 (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)
    (numActions resetNoise) (step4 resetNoise x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py
    action (Random.word key t)) x2

/-- The second component of the direction of link 2 of the lane after the step. -/
@[export swimmer_lane_state_5]
def laneState5 (resetNoise : UInt32) (x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py : UInt64)
    (key t : UInt64) (elapsed : UInt32) (over : Bool) (action autoreset timeLimit maxEpisodeSteps :
    UInt32) : UInt64 :=
  Lane.Call.select64 (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)
    (numActions resetNoise) (step5 resetNoise x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py
    action (Random.word key t)) y2

/-- The angular velocity of link 0 of the lane after the step. -/
@[export swimmer_lane_state_6]
def laneState6 (resetNoise : UInt32) (x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py : UInt64)
    (key t : UInt64) (elapsed : UInt32) (over : Bool) (action autoreset timeLimit maxEpisodeSteps :
    UInt32) : UInt64 :=
  Lane.Call.select64 (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)
    (numActions resetNoise) (step6 resetNoise x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py
    action (Random.word key t)) omega0

/-- The angular velocity of link 1 of the lane after the step. -/
@[export swimmer_lane_state_7]
def laneState7 (resetNoise : UInt32) (x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py : UInt64)
    (key t : UInt64) (elapsed : UInt32) (over : Bool) (action autoreset timeLimit maxEpisodeSteps :
    UInt32) : UInt64 :=
  Lane.Call.select64 (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)
    (numActions resetNoise) (step7 resetNoise x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py
    action (Random.word key t)) omega1

/-- The angular velocity of link 2 of the lane after the step. -/
@[export swimmer_lane_state_8]
def laneState8 (resetNoise : UInt32) (x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py : UInt64)
    (key t : UInt64) (elapsed : UInt32) (over : Bool) (action autoreset timeLimit maxEpisodeSteps :
    UInt32) : UInt64 :=
  Lane.Call.select64 (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)
    (numActions resetNoise) (step8 resetNoise x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py
    action (Random.word key t)) omega2

/-- The first component of the velocity of the lane after the step. -/
@[export swimmer_lane_state_9]
def laneState9 (resetNoise : UInt32) (x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py : UInt64)
    (key t : UInt64) (elapsed : UInt32) (over : Bool) (action autoreset timeLimit maxEpisodeSteps :
    UInt32) : UInt64 :=
  Lane.Call.select64 (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)
    (numActions resetNoise) (step9 resetNoise x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py
    action (Random.word key t)) vx

/-- The second component of the velocity of the lane after the step. -/
@[export swimmer_lane_state_10]
def laneState10 (resetNoise : UInt32) (x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py : UInt64)
    (key t : UInt64) (elapsed : UInt32) (over : Bool) (action autoreset timeLimit maxEpisodeSteps :
    UInt32) : UInt64 :=
  Lane.Call.select64 (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)
    (numActions resetNoise) (step10 resetNoise x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py
    action (Random.word key t)) vy

/-- The first component of the position of the lane after the step. -/
@[export swimmer_lane_state_11]
def laneState11 (resetNoise : UInt32) (x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py : UInt64)
    (key t : UInt64) (elapsed : UInt32) (over : Bool) (action autoreset timeLimit maxEpisodeSteps :
    UInt32) : UInt64 :=
  Lane.Call.select64 (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)
    (numActions resetNoise) (step11 resetNoise x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py
    action (Random.word key t)) px

/-- The second component of the position of the lane after the step. -/
@[export swimmer_lane_state_12]
def laneState12 (resetNoise : UInt32) (x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py : UInt64)
    (key t : UInt64) (elapsed : UInt32) (over : Bool) (action autoreset timeLimit maxEpisodeSteps :
    UInt32) : UInt64 :=
  Lane.Call.select64 (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)
    (numActions resetNoise) (step12 resetNoise x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py
    action (Random.word key t)) py

/-- The next word of the stream after the step. -/
@[export swimmer_lane_t]
def laneT (resetNoise : UInt32) (_x0 _y0 _x1 _y1 _x2 _y2 _omega0 _omega1 _omega2 _vx _vy _px _py :
    UInt64) (key t : UInt64) (elapsed : UInt32) (over : Bool) (action autoreset timeLimit
    maxEpisodeSteps : UInt32) : UInt64 :=
  Lane.Call.select64 (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)
    (numActions resetNoise) (t + stepWords resetNoise) t

/-- The number of steps of the episode after the step. -/
@[export swimmer_lane_elapsed]
def laneElapsed (resetNoise : UInt32) (_x0 _y0 _x1 _y1 _x2 _y2 _omega0 _omega1 _omega2 _vx _vy _px
    _py : UInt64) (key t : UInt64) (elapsed : UInt32) (over : Bool) (action autoreset timeLimit
    maxEpisodeSteps : UInt32) : UInt32 :=
  Lane.Call.select32 (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)
    (numActions resetNoise) (Lane.Call.more (.mk key t elapsed over action autoreset timeLimit
    maxEpisodeSteps)) elapsed

/-- Whether the episode is over after the step. -/
@[export swimmer_lane_over]
def laneOver (resetNoise : UInt32) (x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py : UInt64)
    (key t : UInt64) (elapsed : UInt32) (over : Bool) (action autoreset timeLimit maxEpisodeSteps :
    UInt32) : Bool :=
  Lane.Call.nowOver (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)
    (numActions resetNoise) (nextTerminal resetNoise x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px
    py action (Random.word key t)) == 1

/-- The reward of the call in two's complement; `0` when the environment does not step. -/
@[export swimmer_lane_reward]
def laneReward (resetNoise : UInt32) (x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py : UInt64)
    (key t : UInt64) (elapsed : UInt32) (over : Bool) (action autoreset timeLimit maxEpisodeSteps :
    UInt32) : UInt64 :=
  Lane.Call.select64 (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)
    (numActions resetNoise) (reward resetNoise x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py
    action (Random.word key t)) 0

/-- Whether the call terminates the episode. -/
@[export swimmer_lane_terminated]
def laneTerminated (resetNoise : UInt32) (x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py :
    UInt64) (key t : UInt64) (elapsed : UInt32) (over : Bool) (action autoreset timeLimit
    maxEpisodeSteps : UInt32) : Bool :=
  Lane.Call.terminated (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)
    (numActions resetNoise) (nextTerminal resetNoise x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px
    py action (Random.word key t)) == 1

/-- Whether the call truncates the episode. -/
@[export swimmer_lane_truncated]
def laneTruncated (resetNoise : UInt32) (x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py :
    UInt64) (key t : UInt64) (elapsed : UInt32) (over : Bool) (action autoreset timeLimit
    maxEpisodeSteps : UInt32) : Bool :=
  Lane.Call.truncated (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)
    (numActions resetNoise) (nextTerminal resetNoise x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px
    py action (Random.word key t)) == 1

/-- Whether the lane is reset before the call returns. -/
@[export swimmer_lane_due]
def laneDue (resetNoise : UInt32) (x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px py : UInt64) (key
    t : UInt64) (elapsed : UInt32) (over : Bool) (action autoreset timeLimit maxEpisodeSteps :
    UInt32) : Bool :=
  Lane.Call.due (.mk key t elapsed over action autoreset timeLimit maxEpisodeSteps)
    (numActions resetNoise) (nextTerminal resetNoise x0 y0 x1 y1 x2 y2 omega0 omega1 omega2 vx vy px
    py action (Random.word key t)) == 1

end Spec.Swimmer.Kernel
