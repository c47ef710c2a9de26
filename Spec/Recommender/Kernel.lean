module

public import Spec.Recommender.Machine
public import Spec.MDP.Lane.Word

/-!
# The recommender kernel

The scalar functions that C sees: the only file of this environment that is compiled to C.
Parameters come first, in the order of `Machine.Params`, then the state, in that of `Machine.State`,
then the action, then the random word. An action word of the number of products or more counts as
product `0`.

The users are a table outside of the kernel: `index` chooses among them by word `t` of the stream.

`Spec.Recommender.Refinement` proves that these functions compute the specification.

## Main definitions

* `levels`: whether a word is a user.
-/

@[expose] public section

-- Every constant is computed where it is used: nothing is initialised at run time.
set_option compiler.extract_closed false

namespace Spec.Recommender.Kernel

open Spec.MDP Spec.MDP.Word Machine
open Spec.Word (toNat_sub_one)

/-! ### Loops -/

/-- Whether each of the first `n` groups of four bits is at most `k`, and nothing follows. -/
def levels (x n k : UInt64) : Bool :=
  if n = 0 then x == 0
  else if x &&& 15 ≤ k then levels (x >>> 4) (n - 1) k else false
termination_by n.toNat
decreasing_by have := toNat_sub_one ‹¬ n = 0›; omega

/-! ### What C sees -/

variable (numProducts featuresPerProduct horizon denominator n0 n1 n2 n3 n4 n5 n6 n7 : UInt32)

/-- Whether the parameters are acceptable. -/
@[export recommender_valid] def valid : Bool :=
  Params.valid ⟨numProducts, featuresPerProduct, horizon, denominator, n0, n1, n2, n3, n4, n5, n6,
    n7⟩

/-- The number of actions: the products. -/
@[export recommender_num_actions]
def numActions (numProducts _featuresPerProduct _horizon _denominator _n0 _n1 _n2 _n3 _n4 _n5 _n6
    _n7 : UInt32)  : UInt32 :=
  numProducts

/-- Whether a word is an action. -/
@[export recommender_action_valid] def actionValid (action : UInt32) : Bool :=
  action < numActions numProducts featuresPerProduct horizon denominator n0 n1 n2 n3 n4 n5 n6 n7

/-- Rewards are whole numbers. -/
@[export recommender_reward_scale]
def rewardScale (_numProducts _featuresPerProduct _horizon _denominator _n0 _n1 _n2 _n3 _n4 _n5 _n6
    _n7 : UInt32)  : UInt32 :=
  1

/-- The number of random words that a reset takes from the stream. -/
@[export recommender_reset_words]
def resetWords (_numProducts _featuresPerProduct _horizon _denominator _n0 _n1 _n2 _n3 _n4 _n5 _n6
    _n7 : UInt32)  : UInt64 :=
  1

/-- The number of random words that a step takes from the stream. -/
@[export recommender_step_words]
def stepWords (_numProducts _featuresPerProduct _horizon _denominator _n0 _n1 _n2 _n3 _n4 _n5 _n6
    _n7 : UInt32)  : UInt64 :=
  1

/-- Whether a word is a user: four bits for each product, which count up to the number of its
features. -/
@[export recommender_word]
def word (numProducts featuresPerProduct _horizon _denominator _n0 _n1 _n2 _n3 _n4 _n5 _n6 _n7 :
    UInt32) (target : UInt64) : Bool :=
  levels target numProducts.toUInt64 featuresPerProduct.toUInt64

/-- Which of the users an episode is with. -/
@[export recommender_index]
def index (_numProducts _featuresPerProduct _horizon _denominator _n0 _n1 _n2 _n3 _n4 _n5 _n6 _n7 :
    UInt32) (count : UInt32) (key t : UInt64) : UInt32 :=
  Random.index count (Random.word key t)

variable (user recommended bought last time : UInt64)

/-- Whether five words are those of a state. -/
@[export recommender_state_valid] def stateValid : Bool :=
  word numProducts featuresPerProduct horizon denominator n0 n1 n2 n3 n4 n5 n6 n7 user &&
    Params.rest ⟨numProducts, featuresPerProduct, horizon, denominator, n0, n1, n2, n3, n4, n5, n6,
    n7⟩ recommended bought last time

/-- The user. -/
@[export recommender_init_0]
def init0 (_numProducts _featuresPerProduct _horizon _denominator _n0 _n1 _n2 _n3 _n4 _n5 _n6 _n7 :
    UInt32) (target _key _t : UInt64) : UInt64 :=
  target

/-- Nothing has been recommended. -/
@[export recommender_init_1]
def init1 (_numProducts _featuresPerProduct _horizon _denominator _n0 _n1 _n2 _n3 _n4 _n5 _n6 _n7 :
    UInt32) (_target _key _t : UInt64) : UInt64 :=
  0

/-- Nothing has been bought. -/
@[export recommender_init_2]
def init2 (_numProducts _featuresPerProduct _horizon _denominator _n0 _n1 _n2 _n3 _n4 _n5 _n6 _n7 :
    UInt32) (_target _key _t : UInt64) : UInt64 :=
  0

/-- There is no last recommendation. -/
@[export recommender_init_3]
def init3 (numProducts _featuresPerProduct _horizon _denominator _n0 _n1 _n2 _n3 _n4 _n5 _n6 _n7 :
    UInt32) (_target _key _t : UInt64) : UInt64 :=
  2 * numProducts.toUInt64

/-- No step has been taken. -/
@[export recommender_init_4]
def init4 (_numProducts _featuresPerProduct _horizon _denominator _n0 _n1 _n2 _n3 _n4 _n5 _n6 _n7 :
    UInt32) (_target _key _t : UInt64) : UInt64 :=
  0

/-- The user stays the same. -/
@[export recommender_step_0]
def step0 (_numProducts _featuresPerProduct _horizon _denominator _n0 _n1 _n2 _n3 _n4 _n5 _n6 _n7 :
    UInt32) (user _recommended _bought _last _time : UInt64) (_action : UInt32) (_noise : UInt64) :
    UInt64 :=
  user

/-- The products that have been recommended, with that of the step. -/
@[export recommender_step_1]
def step1 (numProducts _featuresPerProduct _horizon _denominator _n0 _n1 _n2 _n3 _n4 _n5 _n6 _n7 :
    UInt32) (_user recommended _bought _last _time : UInt64) (action : UInt32) (_noise : UInt64) :
    UInt64 :=
  recommended ||| (1 <<< product numProducts action)

/-- The products that have been bought, with that of the step if it is. -/
@[export recommender_step_2]
def step2 (user _recommended bought _last _time : UInt64) (action : UInt32) (noise : UInt64) :
    UInt64 :=
  bought ||| (Params.buys ⟨numProducts, featuresPerProduct, horizon, denominator, n0, n1, n2, n3,
    n4, n5, n6, n7⟩ user action noise <<< product numProducts action)

/-- The recommendation of the step, and whether it was bought. -/
@[export recommender_step_3]
def step3 (user _recommended _bought _last _time : UInt64) (action : UInt32) (noise : UInt64) :
    UInt64 :=
  2 * product numProducts action + Params.buys ⟨numProducts, featuresPerProduct, horizon,
    denominator, n0, n1, n2, n3, n4, n5, n6, n7⟩ user action noise

/-- The number of steps, as far as they are counted. -/
@[export recommender_step_4]
def step4 (_numProducts _featuresPerProduct horizon _denominator _n0 _n1 _n2 _n3 _n4 _n5 _n6 _n7 :
    UInt32) (_user _recommended _bought _last time : UInt64) (_action : UInt32) (_noise : UInt64) :
    UInt64 :=
  time + (bit (time < horizon.toUInt64)).toUInt64

/-- The reward: `1` for a purchase. -/
@[export recommender_reward]
def reward (user _recommended _bought _last _time : UInt64) (action : UInt32) (noise : UInt64) :
    UInt64 :=
  Params.buys ⟨numProducts, featuresPerProduct, horizon, denominator, n0, n1, n2, n3, n4, n5, n6,
    n7⟩ user action noise

/-- No state is terminal. -/
@[export recommender_terminated]
def terminated (_numProducts _featuresPerProduct _horizon _denominator _n0 _n1 _n2 _n3 _n4 _n5 _n6
    _n7 : UInt32) (_user _recommended _bought _last _time : UInt64) : Bool :=
  false

/-- The last product that was recommended; the number of products for none. -/
@[export recommender_obs_0]
def obs0 (_numProducts _featuresPerProduct _horizon _denominator _n0 _n1 _n2 _n3 _n4 _n5 _n6 _n7 :
    UInt32) (_user _recommended _bought last _time : UInt64) : UInt64 :=
  last >>> 1

/-- Whether it was bought. -/
@[export recommender_obs_1]
def obs1 (_numProducts _featuresPerProduct _horizon _denominator _n0 _n1 _n2 _n3 _n4 _n5 _n6 _n7 :
    UInt32) (_user _recommended _bought last _time : UInt64) : UInt64 :=
  last &&& 1

/-- The products that have been recommended, one bit each. -/
@[export recommender_obs_2]
def obs2 (_numProducts _featuresPerProduct _horizon _denominator _n0 _n1 _n2 _n3 _n4 _n5 _n6 _n7 :
    UInt32) (_user recommended _bought _last _time : UInt64) : UInt64 :=
  recommended

/-- The products that have been bought, one bit each. -/
@[export recommender_obs_3]
def obs3 (_numProducts _featuresPerProduct _horizon _denominator _n0 _n1 _n2 _n3 _n4 _n5 _n6 _n7 :
    UInt32) (_user _recommended bought _last _time : UInt64) : UInt64 :=
  bought

/-- The number of steps, as far as they are counted. -/
@[export recommender_obs_4]
def obs4 (_numProducts _featuresPerProduct _horizon _denominator _n0 _n1 _n2 _n3 _n4 _n5 _n6 _n7 :
    UInt32) (_user _recommended _bought _last time : UInt64) : UInt64 :=
  time

/-! ### Lanes, as `Spec.MDP.Lane.Word` defines them -/

/-- The step of the kernel. -/
@[macro_inline] def stepper : Lane.WordStepper Params State where
  numActions p := p.on numActions
  stepWords := 1
  step p w a u := ⟨w.on (p.on step0) a u, w.on (p.on step1) a u, w.on (p.on step2) a u,
    w.on (p.on step3) a u, w.on (p.on step4) a u⟩
  reward p w := w.on (p.on reward)
  terminated p w := w.on (p.on terminated)

variable (key t : UInt64) (elapsed : UInt32) (over : Bool) (action autoreset timeLimit
  maxEpisodeSteps : UInt32)

/-- The call of a lane that has these words. -/
@[macro_inline] def lane : Lane.Call State :=
  stepper.call ⟨numProducts, featuresPerProduct, horizon, denominator, n0, n1, n2, n3, n4, n5, n6,
    n7⟩ ⟨user, recommended, bought, last, time⟩ key t elapsed over action autoreset timeLimit
    maxEpisodeSteps

/-- Whether the call is refused: the word is no action, or the lane must be reset. -/
@[export recommender_lane_refuses] def laneRefuses : Bool :=
  (lane numProducts featuresPerProduct horizon denominator n0 n1 n2 n3 n4 n5 n6 n7 user recommended
    bought last time key t elapsed over action autoreset timeLimit maxEpisodeSteps).refuses

/-- Word `user` of the lane after the step. -/
@[export recommender_lane_state_0] def laneState0 : UInt64 :=
  (lane numProducts featuresPerProduct horizon denominator n0 n1 n2 n3 n4 n5 n6 n7 user recommended
    bought last time key t elapsed over action autoreset timeLimit maxEpisodeSteps).word64 (·.user)

/-- Word `recommended` of the lane after the step. -/
@[export recommender_lane_state_1] def laneState1 : UInt64 :=
  (lane numProducts featuresPerProduct horizon denominator n0 n1 n2 n3 n4 n5 n6 n7 user recommended
    bought last time key t elapsed over action autoreset timeLimit maxEpisodeSteps).word64
    (·.recommended)

/-- Word `bought` of the lane after the step. -/
@[export recommender_lane_state_2] def laneState2 : UInt64 :=
  (lane numProducts featuresPerProduct horizon denominator n0 n1 n2 n3 n4 n5 n6 n7 user recommended
    bought last time key t elapsed over action autoreset timeLimit maxEpisodeSteps).word64
    (·.bought)

/-- Word `last` of the lane after the step. -/
@[export recommender_lane_state_3] def laneState3 : UInt64 :=
  (lane numProducts featuresPerProduct horizon denominator n0 n1 n2 n3 n4 n5 n6 n7 user recommended
    bought last time key t elapsed over action autoreset timeLimit maxEpisodeSteps).word64 (·.last)

/-- Word `time` of the lane after the step. -/
@[export recommender_lane_state_4] def laneState4 : UInt64 :=
  (lane numProducts featuresPerProduct horizon denominator n0 n1 n2 n3 n4 n5 n6 n7 user recommended
    bought last time key t elapsed over action autoreset timeLimit maxEpisodeSteps).word64 (·.time)

/-- The next word of the stream after the step. -/
@[export recommender_lane_t] def laneT : UInt64 :=
  (lane numProducts featuresPerProduct horizon denominator n0 n1 n2 n3 n4 n5 n6 n7 user recommended
    bought last time key t elapsed over action autoreset timeLimit maxEpisodeSteps).nextT

/-- The number of steps of the episode after the step. -/
@[export recommender_lane_elapsed] def laneElapsed : UInt32 :=
  (lane numProducts featuresPerProduct horizon denominator n0 n1 n2 n3 n4 n5 n6 n7 user recommended
    bought last time key t elapsed over action autoreset timeLimit maxEpisodeSteps).nextElapsed

/-- Whether the episode is over after the step. -/
@[export recommender_lane_over] def laneOver : Bool :=
  (lane numProducts featuresPerProduct horizon denominator n0 n1 n2 n3 n4 n5 n6 n7 user recommended
    bought last time key t elapsed over action autoreset timeLimit maxEpisodeSteps).nowOver

/-- The reward of the call in two's complement; `0` when the environment does not step. -/
@[export recommender_lane_reward] def laneReward : UInt64 :=
  (lane numProducts featuresPerProduct horizon denominator n0 n1 n2 n3 n4 n5 n6 n7 user recommended
    bought last time key t elapsed over action autoreset timeLimit maxEpisodeSteps).paid

/-- Whether the call terminates the episode. -/
@[export recommender_lane_terminated] def laneTerminated : Bool :=
  (lane numProducts featuresPerProduct horizon denominator n0 n1 n2 n3 n4 n5 n6 n7 user recommended
    bought last time key t elapsed over action autoreset timeLimit maxEpisodeSteps).terminated

/-- Whether the call truncates the episode. -/
@[export recommender_lane_truncated] def laneTruncated : Bool :=
  (lane numProducts featuresPerProduct horizon denominator n0 n1 n2 n3 n4 n5 n6 n7 user recommended
    bought last time key t elapsed over action autoreset timeLimit maxEpisodeSteps).truncated

/-- Whether the lane is reset before the call returns. -/
@[export recommender_lane_due] def laneDue : Bool :=
  (lane numProducts featuresPerProduct horizon denominator n0 n1 n2 n3 n4 n5 n6 n7 user recommended
    bought last time key t elapsed over action autoreset timeLimit maxEpisodeSteps).due

end Spec.Recommender.Kernel
