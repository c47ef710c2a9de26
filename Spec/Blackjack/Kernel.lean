module

public import Spec.Blackjack.Basic
public import Spec.MDP.Lane.Word

/-!
# The kernel of Blackjack

The scalar functions that C sees: the rules of `Spec.Blackjack.Basic` on machine words.
They take the parameters, then the word of the state, then the action, then the random words.

Made by `make generate` from the rules and pybridge/kernels.toml: never edited.
-/

@[expose] public section

-- Every constant is computed where it is used, and every function is inlined, also one of an
-- action that is used for each.
set_option compiler.extract_closed false
set_option compiler.small 1000000

namespace Spec.Blackjack.Kernel

open Spec.Auto Spec.MDP

variable (natural sab : UInt32)

/-- Whether the parameters are accepted. -/
@[export blackjack_valid] def valid : Bool :=
  (⟨natural, sab⟩ : Params).valid

/-- The number of actions: they are the words below it. -/
@[export blackjack_num_actions] def numActions : UInt32 :=
  (rules (⟨natural, sab⟩ : Params)).actionCount

/-- Whether a word is an action. -/
@[export blackjack_action_valid] def actionValid (action : UInt32) : Bool :=
  action < numActions natural sab

/-- The number of units of a reward of `1`. -/
@[export blackjack_reward_scale]
def rewardScale (_natural _sab : UInt32) : UInt32 := 2

/-- The number of random words that a reset takes. -/
@[export blackjack_reset_words]
def resetWords (_natural _sab : UInt32) : UInt64 := 4

/-- The number of random words that a step takes. -/
@[export blackjack_step_words]
def stepWords (_natural _sab : UInt32) : UInt64 := 1

variable (cards : UInt32)

/-- Whether the word is that of a state. -/
@[export blackjack_state_valid] def stateValid : Bool :=
  (rules (⟨natural, sab⟩ : Params)).stateValidWord cards

/-- The initial state. -/
@[export blackjack_init_0] def init0 (key t : UInt64) : UInt32 :=
  (rules (⟨natural, sab⟩ : Params)).initWord key t

/-- The next state. -/
@[export blackjack_step_0] def step0 (action : UInt32) (noise : UInt64) : UInt32 :=
  (rules (⟨natural, sab⟩ : Params)).stepWord cards action fun _ => noise

/-- The reward of the step, a two's-complement integer. -/
@[export blackjack_reward] def reward (action : UInt32) (noise : UInt64) : UInt64 :=
  (rules (⟨natural, sab⟩ : Params)).rewardWord cards action fun _ => noise

/-- Whether the state is terminal. -/
@[export blackjack_terminated] def terminated : Bool :=
  (rules (⟨natural, sab⟩ : Params)).terminatedWord cards

/-- The sum of the player's cards. -/
@[export blackjack_obs_0] def obs0 : UInt64 :=
  (rules (⟨natural, sab⟩ : Params)).obsWord cards 0

/-- The value of the dealer's card that is shown. -/
@[export blackjack_obs_1] def obs1 : UInt64 :=
  (rules (⟨natural, sab⟩ : Params)).obsWord cards 1

/-- `1` when an ace of the player counts as 11, else `0`. -/
@[export blackjack_obs_2] def obs2 : UInt64 :=
  (rules (⟨natural, sab⟩ : Params)).obsWord cards 2

/-! ### Lanes, as `Spec.MDP.Lane.Word` defines them -/

-- The step is a function of its own in C, which those of a lane call.
set_option compiler.small 1

variable (key t : UInt64) (elapsed : UInt32) (over : Bool) (action autoreset timeLimit
  maxEpisodeSteps : UInt32)

/-- The call of a lane that has these words. -/
@[macro_inline] def lane : Lane.Call UInt32 :=
  ⟨t, elapsed, over, action, autoreset, timeLimit, maxEpisodeSteps, numActions natural sab, 1,
      cards, (step0 natural sab cards action (Random.word key t)), reward natural sab cards action
      (Random.word key t), terminated natural sab (step0 natural sab cards action (Random.word key
      t)), 0⟩

/-- Whether the call is refused: the word is no action, or the lane must be reset. -/
@[export blackjack_lane_refuses] def laneRefuses : Bool :=
  (lane natural sab cards key t elapsed over action autoreset timeLimit maxEpisodeSteps).refuses

/-- The state of the lane after the step. -/
@[export blackjack_lane_state_0] def laneState0 : UInt32 :=
  (lane natural sab cards key t elapsed over action autoreset timeLimit maxEpisodeSteps).word32 id

/-- The next word of the stream after the step. -/
@[export blackjack_lane_t] def laneT : UInt64 :=
  (lane natural sab cards key t elapsed over action autoreset timeLimit maxEpisodeSteps).nextT

/-- The number of steps of the episode after the step. -/
@[export blackjack_lane_elapsed] def laneElapsed : UInt32 :=
  (lane natural sab cards key t elapsed over action autoreset timeLimit maxEpisodeSteps).nextElapsed

/-- Whether the episode is over after the step. -/
@[export blackjack_lane_over] def laneOver : Bool :=
  (lane natural sab cards key t elapsed over action autoreset timeLimit maxEpisodeSteps).nowOver

/-- The reward of the call in two's complement; `0` when the environment does not step. -/
@[export blackjack_lane_reward] def laneReward : UInt64 :=
  (lane natural sab cards key t elapsed over action autoreset timeLimit maxEpisodeSteps).paid

/-- Whether the call terminates the episode. -/
@[export blackjack_lane_terminated] def laneTerminated : Bool :=
  (lane natural sab cards key t elapsed over action autoreset timeLimit maxEpisodeSteps).terminated

/-- Whether the call truncates the episode. -/
@[export blackjack_lane_truncated] def laneTruncated : Bool :=
  (lane natural sab cards key t elapsed over action autoreset timeLimit maxEpisodeSteps).truncated

/-- Whether the lane is reset before the call returns. -/
@[export blackjack_lane_due] def laneDue : Bool :=
  (lane natural sab cards key t elapsed over action autoreset timeLimit maxEpisodeSteps).due

end Spec.Blackjack.Kernel
