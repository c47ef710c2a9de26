module

public import Spec.MDP.Random
public import Spec.MDP.Word

/-!
# A lane on machine words

What every kernel does with the words of a lane besides its state: the place in the stream, the
number of steps, the flags. There is no branch: conditions are words that are `0` or `1`. Each
kernel instantiates these functions with its own step, and exports the results; the reset of a lane
is its `init`. `Spec.MDP.Lane.Refinement` proves that this is the lane of `Spec.MDP.Lane`.

A limit of `0` is none. The number of steps stops at `2^32 - 1`, which is the largest limit.

## Main definitions

* `Call`: the words of a call but the state.
* `Call.resets`, `Call.steps`, `Call.refuses`: what the call does.
* `Call.truncated`, `Call.nowOver`, `Call.due`: the flags, given whether the next state is terminal.
* `Call.select32`, `Call.select64`: a word after the call.
-/

@[expose] public section

namespace Spec.MDP.Lane

open Word (bit)

/-- The words of a call but the state. -/
structure Call where
  /-- The key of the stream. -/
  key : UInt64
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

/-- Whether a number of steps has reached a limit. -/
@[inline] def reachedWord (limit steps : UInt32) : UInt32 :=
  bit (limit ≠ 0) &&& bit (limit ≤ steps)

namespace Call

/-- Whether the call resets the lane instead of stepping. -/
@[inline] def resets (c : Call) : UInt32 :=
  c.over.toUInt32 &&& (bit (c.mode = 1) ||| bit (c.mode = 2))

/-- Whether the environment steps: the call does not reset, the lane may step, and the action is
one. -/
@[inline] def steps (c : Call) (numActions : UInt32) : UInt32 :=
  (c.over.toUInt32 &&& bit (c.mode - 1 < 3) ^^^ 1) &&& bit (c.action < numActions)

/-- Whether the call is refused: it neither resets nor steps. -/
@[inline] def refuses (c : Call) (numActions : UInt32) : UInt32 :=
  (c.resets ||| c.steps numActions) ^^^ 1

/-- The random word of the step. -/
@[inline] def noise (c : Call) : UInt64 := Random.word c.key c.t

/-- The number of steps after one more. -/
@[inline] def more (c : Call) : UInt32 := c.elapsed + bit (c.elapsed ≠ 0xffffffff)

/-- A word after the call: the new one when the environment steps. -/
@[inline] def select32 (c : Call) (numActions new old : UInt32) : UInt32 :=
  old ^^^ ((new ^^^ old) &&& (0 - c.steps numActions))

/-- A word after the call: the new one when the environment steps. -/
@[inline] def select64 (c : Call) (numActions : UInt32) (new old : UInt64) : UInt64 :=
  old ^^^ ((new ^^^ old) &&& (0 - (c.steps numActions).toUInt64))

/-- Whether the call terminates the episode. -/
@[inline] def terminated (c : Call) (numActions : UInt32) (terminal : Bool) : UInt32 :=
  c.steps numActions &&& terminal.toUInt32

/-- Whether the call truncates the episode. -/
@[inline] def truncated (c : Call) (numActions : UInt32) (terminal : Bool) : UInt32 :=
  c.steps numActions &&&
    ((reachedWord c.timeLimit c.more &&& (terminal.toUInt32 ^^^ 1)) |||
      reachedWord c.maxEpisodeSteps c.more)

/-- Whether the call ends the episode. -/
@[inline] def ends (c : Call) (numActions : UInt32) (terminal : Bool) : UInt32 :=
  c.terminated numActions terminal ||| c.truncated numActions terminal

/-- Whether the episode is over after the step. -/
@[inline] def nowOver (c : Call) (numActions : UInt32) (terminal : Bool) : UInt32 :=
  c.ends numActions terminal ||| (c.over.toUInt32 &&& (c.steps numActions ^^^ 1))

/-- Whether the lane is reset before the call returns. -/
@[inline] def due (c : Call) (numActions : UInt32) (terminal : Bool) : UInt32 :=
  c.resets ||| (c.ends numActions terminal &&& bit (c.mode = 2))

end Call

end Spec.MDP.Lane
