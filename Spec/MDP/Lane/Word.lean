module

public import Spec.MDP.Random
public import Spec.MDP.Word

/-!
# A lane on machine words

What every kernel exports of a lane: the words of the lane after the first half of a call, and what
the call returns besides observations. There is no branch: conditions are words that are `0` or `1`.
A `Stepper` says what the step of a kernel computes, which makes a `Call` of the words that a
function of a lane takes, and each such function is one of those below of that call; the reset of a
lane is the `init` of the kernel. As `init` does, a step reads its words from a place in the stream;
where it is a function of one word, or of none, a `WordStepper` says which.
`Spec.MDP.Lane.Refinement` proves that this is the lane of `Spec.MDP.Lane`.

A limit of `0` is none. The number of steps stops at `2^32 - 1`, which is the largest limit.

## Main definitions

* `Call`: the words of a call, and what the step of the kernel computes of them.
* `Stepper`, `Stepper.call`: the step of a kernel, and a call of it.
* `WordStepper`, `WordStepper.call`: the same where the step is a function of one random word.
* `Call.refuses`, `Call.word32`, `Call.word64`, `Call.nextT`, `Call.nextElapsed`, `Call.nowOver`,
  `Call.paid`, `Call.terminated`, `Call.truncated`, `Call.due`: the functions that are exported.
-/

@[expose] public section

namespace Spec.MDP.Lane

open Word (bit)

/-- The words of a call, and what the step of the kernel computes of them, whether or not the call
steps. -/
structure Call (W : Type) where
  /-- The next word of the stream. -/
  t : UInt64
  /-- The number of steps of this episode. -/
  elapsed : UInt32
  /-- Whether the episode is over. -/
  over : Bool
  /-- The action. -/
  action : UInt32
  /-- The autoreset mode: `0` none, `1` next step, `2` same step, `3` disabled. -/
  mode : UInt32
  /-- The environment's own limit on the steps of an episode; `0` for none. -/
  timeLimit : UInt32
  /-- The limit of `max_episode_steps`; `0` for none. -/
  maxEpisodeSteps : UInt32
  /-- The number of actions. -/
  numActions : UInt32
  /-- The number of random words that a step takes. -/
  stepWords : UInt64
  /-- The words of the state. -/
  state : W
  /-- The words of the next state. -/
  next : W
  /-- The reward of the step. -/
  reward : UInt64
  /-- Whether the next state is terminal. -/
  terminal : Bool
  /-- `1` when the environment itself cuts the episode off there, else `0`. -/
  cut : UInt32

/-- The step of a kernel, with words of types `P` for the parameters and `W` for the states: those
functions and that constant of `Machine` that have these names, where a step reads its words from
the stream with this key, from word `t` on. -/
structure Stepper (P W : Type) where
  /-- The number of actions. -/
  numActions : P → UInt32
  /-- The number of random words that a step takes. -/
  stepWords : UInt64
  /-- The next state. -/
  step : P → W → (action : UInt32) → (key t : UInt64) → W
  /-- The word of the reward. -/
  reward : P → W → (action : UInt32) → (key t : UInt64) → UInt64
  /-- Whether the state is terminal. -/
  terminated : P → W → Bool
  /-- `1` when the environment itself has cut the episode off in this state, else `0`. -/
  cut : P → W → UInt32 := fun _ _ => 0

/-- The call of a lane that has these words. -/
@[inline] def Stepper.call {P W : Type} (K : Stepper P W) (p : P) (w : W) (key t : UInt64)
    (elapsed : UInt32) (over : Bool) (action mode timeLimit maxEpisodeSteps : UInt32) : Call W :=
  ⟨t, elapsed, over, action, mode, timeLimit, maxEpisodeSteps, K.numActions p, K.stepWords, w,
    K.step p w action key t, K.reward p w action key t, K.terminated p (K.step p w action key t),
    K.cut p (K.step p w action key t)⟩

/-- The step of a kernel that is a function of one random word, on which it does not depend where
it takes none. -/
structure WordStepper (P W : Type) where
  /-- The number of actions. -/
  numActions : P → UInt32
  /-- The number of random words that a step takes: `0` or `1`. -/
  stepWords : UInt64
  /-- The next state. -/
  step : P → W → (action : UInt32) → (noise : UInt64) → W
  /-- The word of the reward. -/
  reward : P → W → (action : UInt32) → (noise : UInt64) → UInt64
  /-- Whether the state is terminal. -/
  terminated : P → W → Bool
  /-- `1` when the environment itself has cut the episode off in this state, else `0`. -/
  cut : P → W → UInt32 := fun _ _ => 0

/-- A function of one random word, of that at `t` of the stream. -/
@[inline] def readsWord {P W R : Type} (f : P → W → (action : UInt32) → (noise : UInt64) → R)
    (p : P) (w : W) (action : UInt32) (key t : UInt64) : R :=
  f p w action (Random.word key t)

/-- The step that reads its word from the stream. -/
@[inline] def WordStepper.toStepper {P W : Type} (K : WordStepper P W) : Stepper P W where
  numActions := K.numActions
  stepWords := K.stepWords
  step := readsWord K.step
  reward := readsWord K.reward
  terminated := K.terminated
  cut := K.cut

/-- The call of a lane that has these words. -/
@[inline] def WordStepper.call {P W : Type} (K : WordStepper P W) (p : P) (w : W) (key t : UInt64)
    (elapsed : UInt32) (over : Bool) (action mode timeLimit maxEpisodeSteps : UInt32) : Call W :=
  K.toStepper.call p w key t elapsed over action mode timeLimit maxEpisodeSteps

/-- Whether a number of steps has reached a limit. -/
@[inline] def reachedWord (limit steps : UInt32) : UInt32 :=
  bit (limit ≠ 0) &&& bit (limit ≤ steps)

namespace Call

variable {W : Type} (c : Call W)

/-- Whether the call resets the lane instead of stepping. -/
@[inline] def resets : UInt32 := c.over.toUInt32 &&& (bit (c.mode = 1) ||| bit (c.mode = 2))

/-- Whether the environment steps: the call does not reset, the lane may step, and the action is
one. -/
@[inline] def steps : UInt32 :=
  (c.over.toUInt32 &&& bit (c.mode - 1 < 3) ^^^ 1) &&& bit (c.action < c.numActions)

/-- Whether the call is refused: it neither resets nor steps. -/
@[inline] def refuses : Bool := (c.resets ||| c.steps) ^^^ 1 == 1

/-- The number of steps after one more. -/
@[inline] def more : UInt32 := c.elapsed + bit (c.elapsed ≠ 0xffffffff)

/-- A word after the call: the new one when the environment steps. -/
@[inline] def select32 (new old : UInt32) : UInt32 := old ^^^ ((new ^^^ old) &&& (0 - c.steps))

/-- A word after the call: the new one when the environment steps. -/
@[inline] def select64 (new old : UInt64) : UInt64 :=
  old ^^^ ((new ^^^ old) &&& (0 - c.steps.toUInt64))

/-- A word of the state after the step. -/
@[inline] def word32 (word : W → UInt32) : UInt32 := c.select32 (word c.next) (word c.state)

/-- A word of the state after the step. -/
@[inline] def word64 (word : W → UInt64) : UInt64 := c.select64 (word c.next) (word c.state)

/-- The next word of the stream after the step. -/
@[inline] def nextT : UInt64 := c.select64 (c.t + c.stepWords) c.t

/-- The number of steps of the episode after the step. -/
@[inline] def nextElapsed : UInt32 := c.select32 c.more c.elapsed

/-- The word of the reward of the call; `0` when the environment does not step. -/
@[inline] def paid : UInt64 := c.select64 c.reward 0

/-- Whether the environment itself or a limit cuts the episode off, if the environment steps. -/
@[inline] def cuts : UInt32 :=
  c.cut ||| (reachedWord c.timeLimit c.more &&& (c.terminal.toUInt32 ^^^ 1)) |||
    reachedWord c.maxEpisodeSteps c.more

/-- Whether the call ends the episode. -/
@[inline] def ends : UInt32 := (c.steps &&& c.terminal.toUInt32) ||| (c.steps &&& c.cuts)

/-- Whether the call terminates the episode. -/
@[inline] def terminated : Bool := c.steps &&& c.terminal.toUInt32 == 1

/-- Whether the call truncates the episode. -/
@[inline] def truncated : Bool := c.steps &&& c.cuts == 1

/-- Whether the episode is over after the step. -/
@[inline] def nowOver : Bool := c.ends ||| (c.over.toUInt32 &&& (c.steps ^^^ 1)) == 1

/-- Whether the lane is reset before the call returns. -/
@[inline] def due : Bool := c.resets ||| (c.ends &&& bit (c.mode = 2)) == 1

end Call

end Spec.MDP.Lane
