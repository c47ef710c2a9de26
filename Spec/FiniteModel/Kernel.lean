module

public import Spec.FiniteModel.Guide
public import Spec.MDP.Lane.Word

/-!
# The kernel of finite models

The scalar functions that C sees: the only file of finite models that is compiled to C. They decide
what is read and what becomes of it, and C++ reads: the bounds of the row, the thresholds of a
search, and of the outcome that it ends at the successor and the number of the reward.

`Spec.FiniteModel.Refinement` proves that these functions compute the machine of a table, and which
indices are read.
-/

@[expose] public section

-- Every constant is computed where it is used: nothing is initialised at run time.
set_option compiler.extract_closed false

namespace Spec.FiniteModel.Kernel

open Spec.MDP
open Word (bit)

/-! ### What is checked of a table -/

/-- Whether the numbers of a table fit together. -/
@[export finitemodel_sizes_valid]
def sizesValid (numStates numActions ends cuts onlyCuts rounds startRounds : UInt32) : Bool :=
  bit (0 < numActions) &&& bit (numStates.toUInt64 * numActions.toUInt64 < 0xffffffff) &&&
    bit (ends ≤ cuts) &&& bit (cuts ≤ onlyCuts) &&& bit (onlyCuts ≤ numStates) &&&
    bit (rounds < 32) &&& bit (startRounds < 32) == 1

/-- Whether the first row begins with the first outcome, and the last one ends with the last. -/
@[export finitemodel_ends_valid]
def endsValid (first last numOutcomes : UInt32) : Bool :=
  bit (first = 0) &&& bit (last = numOutcomes) == 1

/-- Whether a row has outcomes among all, no more than a search of so many rounds tells apart. -/
@[export finitemodel_row_valid]
def rowValid (first next numOutcomes rounds : UInt32) : Bool :=
  bit (first < next) &&& bit (next ≤ numOutcomes) &&& bit ((next - first - 1) >>> rounds = 0) == 1

/-- Whether the first threshold of a row is zero. -/
@[export finitemodel_first_valid]
def firstValid (threshold : UInt64) : Bool := threshold == 0

/-- Whether a threshold is larger than that before it. -/
@[export finitemodel_next_valid]
def nextValid (before threshold : UInt64) : Bool := before < threshold

/-- Whether the successor of an outcome is a state, and its reward is listed. -/
@[export finitemodel_outcome_valid]
def outcomeValid (numStates numRewards successor reward : UInt32) : Bool :=
  bit (successor < numStates) &&& bit (reward < numRewards) == 1

/-- Whether a row is that of a state in which the episode goes on, or stays in its state and pays
the first reward. -/
@[export finitemodel_stays]
def stays (ends state size successor reward : UInt32) : Bool :=
  bit (state < ends) ||| (bit (size = 1) &&& bit (successor = state) &&& bit (reward = 0)) == 1

/-- Whether an observation is numbered. -/
@[export finitemodel_observation_valid]
def observationValid (numObservations observation : UInt32) : Bool :=
  observation < numObservations

/-! ### The outcome of a step -/

/-- The row of an action in a state; a word that is none is read as the first one. -/
@[export finitemodel_row]
def row (numStates numActions state action : UInt32) : UInt32 :=
  Table.rowOf numStates numActions state action

/-- The state of which it is read what it shows; a word that is none is read as the first one. -/
@[export finitemodel_shown]
def shown (numStates state : UInt32) : UInt32 := Word.clamp numStates state

/-- Where a round of a search looks. -/
@[export finitemodel_probe]
def probe (lo len : UInt32) : UInt32 := Search.probe lo len

/-- The first outcome of the part that a round keeps, where the threshold in the middle is `t`. -/
@[export finitemodel_lower]
def lower (lo len : UInt32) (t u : UInt64) : UInt32 := Search.lower lo len t u

/-- The number of outcomes of that part. -/
@[export finitemodel_left]
def left (len : UInt32) : UInt32 := Search.left len

/-- The slot of a word: its upper bits. -/
@[export finitemodel_slot]
def slot (bits : UInt32) (u : UInt64) : UInt32 := Guide.slot bits u

/-- The least word of a slot. -/
@[export finitemodel_edge]
def edge (bits k : UInt32) : UInt64 := Guide.edge bits k

/-- The number of outcomes from that of a slot to that of the next one. -/
@[export finitemodel_span]
def span (first next : UInt32) : UInt32 := Guide.span first next

/-- Whether a state is terminal. -/
@[export finitemodel_terminated]
def terminated (ends onlyCuts state : UInt32) : Bool :=
  bit (ends ≤ state) &&& bit (state < onlyCuts) == 1

/-! ### Lanes, as `Spec.MDP.Lane.Word` defines them -/

variable (numActions ends cuts onlyCuts : UInt32) (stepWords : UInt64) (state next reward : UInt32)
  (t : UInt64) (elapsed : UInt32) (over : Bool) (action autoreset timeLimit
  maxEpisodeSteps : UInt32)

/-- The call of a lane that has these words, where the outcome of its row leads to `next` and has
this reward. -/
@[macro_inline] def lane : Lane.Call UInt32 :=
  ⟨t, elapsed, over, action, autoreset, timeLimit, maxEpisodeSteps, numActions, stepWords, state,
    next, reward.toUInt64, terminated ends onlyCuts next, bit (cuts ≤ next)⟩

/-- Whether the call is refused: the word is no action, or the lane must be reset. -/
@[export finitemodel_lane_refuses] def laneRefuses : Bool :=
  (lane numActions ends cuts onlyCuts stepWords state next reward t elapsed over action autoreset
    timeLimit maxEpisodeSteps).refuses

/-- The state of the lane after the step. -/
@[export finitemodel_lane_state] def laneState : UInt32 :=
  (lane numActions ends cuts onlyCuts stepWords state next reward t elapsed over action autoreset
    timeLimit maxEpisodeSteps).word32 id

/-- The next word of the stream after the step. -/
@[export finitemodel_lane_t] def laneT : UInt64 :=
  (lane numActions ends cuts onlyCuts stepWords state next reward t elapsed over action autoreset
    timeLimit maxEpisodeSteps).nextT

/-- The number of steps of the episode after the step. -/
@[export finitemodel_lane_elapsed] def laneElapsed : UInt32 :=
  (lane numActions ends cuts onlyCuts stepWords state next reward t elapsed over action autoreset
    timeLimit maxEpisodeSteps).nextElapsed

/-- Whether the episode is over after the step. -/
@[export finitemodel_lane_over] def laneOver : Bool :=
  (lane numActions ends cuts onlyCuts stepWords state next reward t elapsed over action autoreset
    timeLimit maxEpisodeSteps).nowOver

/-- The number of the reward of the call; `0`, under which the reward zero is, when the environment
does not step. -/
@[export finitemodel_lane_reward] def laneReward : UInt64 :=
  (lane numActions ends cuts onlyCuts stepWords state next reward t elapsed over action autoreset
    timeLimit maxEpisodeSteps).paid

/-- Whether the call terminates the episode. -/
@[export finitemodel_lane_terminated] def laneTerminated : Bool :=
  (lane numActions ends cuts onlyCuts stepWords state next reward t elapsed over action autoreset
    timeLimit maxEpisodeSteps).terminated

/-- Whether the call truncates the episode. -/
@[export finitemodel_lane_truncated] def laneTruncated : Bool :=
  (lane numActions ends cuts onlyCuts stepWords state next reward t elapsed over action autoreset
    timeLimit maxEpisodeSteps).truncated

/-- Whether the lane is reset before the call returns. -/
@[export finitemodel_lane_due] def laneDue : Bool :=
  (lane numActions ends cuts onlyCuts stepWords state next reward t elapsed over action autoreset
    timeLimit maxEpisodeSteps).due

end Spec.FiniteModel.Kernel
