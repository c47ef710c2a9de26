module

public import Spec.HunterWumpus.Machine
public import Spec.MDP.Bits
public import Spec.MDP.Random
public import Spec.MDP.Lane.Word

/-!
# The HunterWumpus kernel

The scalar functions that C sees: the only file of this environment that is compiled to C. The
parameters come first, then the words of the state, laid out as `Spec.HunterWumpus.Machine` tells,
then the action, of which the lowest two bits count, then the random word, of which the highest two
choose the direction of the player. A game that is over stays as it is.

A reset reads `2 + numPits` words of the stream: the first chooses the cell of the wumpus, the
second that of the gold, and each of the others a pit, among the cells that are left, counted row by
row.

`Spec.HunterWumpus.Refinement` proves that these functions compute the specification.
-/

@[expose] public section

-- Every constant is computed where it is used: nothing is initialised at run time.
set_option compiler.extract_closed false

namespace Spec.HunterWumpus.Kernel

open Spec.MDP Spec.MDP.Word Machine

/-! ### Choosing cells -/

/-- The number, in their order, of the one of `m` cells that a random word chooses. -/
@[inline] def choice (m : UInt32) (u : UInt64) : UInt64 := (Random.index m u).toUInt64

/-- The free cell, among `m` of them, that a random word chooses. -/
@[inline] def draw (free : UInt64) (m : UInt32) (u : UInt64) : UInt64 :=
  Bits.select free (choice m u)

/-- What is left of the free cells, `m - j` of them, when each of the words from word `t + j` to
word `t + n - 1` of the stream, but at least one, has taken a cell. `last` is eight times the row of
the cell that was taken before, and `sums` are those of the cells that were free then.

The loop has no case without a round, and counts its rounds: so compilers make vectors of a loop
around it. -/
def leave (free sums last : UInt64) (m n j : UInt32) (key t : UInt64) : UInt64 :=
  let sums := Bits.without sums last
  let i := choice (m - j) (Random.word key (t + j.toUInt64))
  let left := free ^^^ single (Bits.selectBy free sums i)
  if j + 1 < n then leave left sums (Bits.byte sums i) m n (j + 1) key t else left
termination_by (n - 1 - j).toNat
decreasing_by
  rename_i h
  have hne : n - 1 - j ≠ 0 := fun h₀ => by
    rw [UInt32.sub_eq_iff_eq_add, UInt32.zero_add, UInt32.sub_eq_iff_eq_add] at h₀
    rw [← h₀] at h
    exact UInt32.lt_irrefl n h
  have hpos : 0 < (n - 1 - j).toNat := by
    rw [Nat.pos_iff_ne_zero, ← UInt32.toNat_zero, Ne, UInt32.toNat_inj]
    exact hne
  rw [show n - 1 - (j + 1) = n - 1 - j - 1 by grind,
    UInt32.toNat_sub_of_le _ _ (by rw [UInt32.le_iff_toNat_le, UInt32.toNat_one]; omega),
    UInt32.toNat_one]
  omega

/-- All cells but the corner. -/
@[inline] def inside (size : UInt32) : UInt64 := grid size.toUInt64 ^^^ 1

/-- The cell of the wumpus. -/
@[inline] def drawWumpus (size : UInt32) (key t : UInt64) : UInt64 :=
  draw (inside size) (size * size - 1) (Random.word key t)

/-- The cell of the gold, when the wumpus is at `w`. -/
@[inline] def drawGold (size : UInt32) (w key t : UInt64) : UInt64 :=
  draw (inside size ^^^ single w) (size * size - 2) (Random.word key (t + 1))

/-- The pits, when the wumpus is at `w` and the gold at `g`: the cells that are taken after the
gold, whose cell the first round of the loop takes. -/
@[inline] def drawPits (size numPits : UInt32) (w g key t : UInt64) : UInt64 :=
  let sums := Bits.sums (inside size)
  let last := Bits.byte sums (choice (size * size - 1) (Random.word key t))
  let free := inside size ^^^ single w
  free ^^^ single g ^^^
    leave free sums last (size * size - 2) (numPits + 1) 0 key (t + 1)

/-! ### The interface -/

variable (size numPits : UInt32)

/-- Whether the parameters are acceptable. -/
@[export hunterwumpus_valid] def valid : Bool := Machine.valid size numPits

variable (pits visited tokens : UInt64)

/-- Whether the words are those of a state that is consistent: a board of the game, whose places
tell how it stands. -/
@[export hunterwumpus_state_valid] def stateValid : Bool :=
  wellFormed size.toUInt64 pits visited tokens &&&
    consistent numPits.toUInt64 (Bits.ones pits) pits visited (read tokens) == 1

/-- The number of actions. -/
@[export hunterwumpus_num_actions] def numActions (_size _numPits : UInt32) : UInt32 := 4

/-- Whether the word is an action. -/
@[export hunterwumpus_action_valid] def actionValid (action : UInt32) : Bool :=
  action < numActions size numPits

/-- Rewards are whole numbers. -/
@[export hunterwumpus_reward_scale] def rewardScale (_size _numPits : UInt32) : UInt32 := 1

/-- The number of random words that a reset takes from its stream. -/
@[export hunterwumpus_reset_words] def resetWords (_size _numPits : UInt32) : UInt64 := 64

/-- The number of random words that a step takes from its stream. -/
@[export hunterwumpus_step_words] def stepWords (_size _numPits : UInt32) : UInt64 := 1

/-- The pits before the first turn. -/
@[export hunterwumpus_init_0] def init0 (key t : UInt64) : UInt64 :=
  drawPits size numPits (drawWumpus size key t)
    (drawGold size (drawWumpus size key t) key t) key t

/-- The visited cells before the first turn. -/
@[export hunterwumpus_init_1] def init1 (size _numPits : UInt32) (key t : UInt64) : UInt64 :=
  single (drawWumpus size key t)

/-- The tokens before the first turn. -/
@[export hunterwumpus_init_2] def init2 (size _numPits : UInt32) (key t : UInt64) : UInt64 :=
  Machine.initial (drawWumpus size key t) (drawGold size (drawWumpus size key t) key t)

/-- The pits after a turn. -/
@[export hunterwumpus_step_0]
def step0 (_size _numPits : UInt32) (pits _visited _tokens : UInt64) (_action : UInt32)
    (_noise : UInt64) : UInt64 :=
  pits

/-- The visited cells after a turn. -/
@[export hunterwumpus_step_1]
def step1 (size _numPits : UInt32) (_pits visited tokens : UInt64) (action : UInt32)
    (_noise : UInt64) : UInt64 :=
  let t := read tokens
  let w := move size.toUInt64 (direction action) t.wumpus
  choose (t.status = 0) (visited ||| single w) visited

/-- The tokens after a turn. -/
@[export hunterwumpus_step_2]
def step2 (size _numPits : UInt32) (pits visited tokens : UInt64) (action : UInt32)
    (noise : UInt64) : UInt64 :=
  let t := read tokens
  choose (t.status = 0)
    (next size.toUInt64 pits visited t (direction action) (wander noise)).word tokens

/-- The reward of a turn, in two's complement. -/
@[export hunterwumpus_reward]
def reward (size _numPits : UInt32) (pits visited tokens : UInt64) (action : UInt32)
    (noise : UInt64) : UInt64 :=
  let t := read tokens
  choose (t.status = 0)
    (Machine.reward size.toUInt64 pits visited t (direction action) (wander noise)) 0

/-- Whether the game is over. -/
@[export hunterwumpus_terminated]
def terminated (_size _numPits : UInt32) (_pits _visited tokens : UInt64) : Bool :=
  (read tokens).status != 0

/-- The column of the wumpus. -/
@[export hunterwumpus_obs_0]
def obs0 (_size _numPits : UInt32) (_pits _visited tokens : UInt64) : UInt64 :=
  column (read tokens).wumpus

/-- The row of the wumpus. -/
@[export hunterwumpus_obs_1]
def obs1 (_size _numPits : UInt32) (_pits _visited tokens : UInt64) : UInt64 :=
  row (read tokens).wumpus

/-- The column of the player. -/
@[export hunterwumpus_obs_2]
def obs2 (_size _numPits : UInt32) (_pits _visited tokens : UInt64) : UInt64 :=
  column (read tokens).player

/-- The row of the player. -/
@[export hunterwumpus_obs_3]
def obs3 (_size _numPits : UInt32) (_pits _visited tokens : UInt64) : UInt64 :=
  row (read tokens).player

/-- `1` when the player is one step away from the wumpus, else `0`. -/
@[export hunterwumpus_obs_4]
def obs4 (_size _numPits : UInt32) (_pits _visited tokens : UInt64) : UInt64 :=
  stench (read tokens)

/-- The scent where the wumpus is. -/
@[export hunterwumpus_obs_5]
def obs5 (_size _numPits : UInt32) (_pits _visited tokens : UInt64) : UInt64 :=
  scent (read tokens) (read tokens).wumpus

/-- `1` when the wumpus had been before where its last move ended, else `0`. -/
@[export hunterwumpus_obs_6]
def obs6 (_size _numPits : UInt32) (_pits _visited tokens : UInt64) : UInt64 :=
  (read tokens).arrived

/-- `1` when a pit is one step away from the wumpus, else `0`. -/
@[export hunterwumpus_obs_7]
def obs7 (size _numPits : UInt32) (pits _visited tokens : UInt64) : UInt64 :=
  pitAdjacent size.toUInt64 pits (read tokens).wumpus

/-- The column of the gold. -/
@[export hunterwumpus_obs_8]
def obs8 (_size _numPits : UInt32) (_pits _visited tokens : UInt64) : UInt64 :=
  column (read tokens).gold

/-- The row of the gold. -/
@[export hunterwumpus_obs_9]
def obs9 (_size _numPits : UInt32) (_pits _visited tokens : UInt64) : UInt64 :=
  row (read tokens).gold

/-- How the game stands. -/
@[export hunterwumpus_obs_10]
def obs10 (_size _numPits : UInt32) (_pits _visited tokens : UInt64) : UInt64 :=
  (read tokens).status

/-- The number of the tile with scent 3, counted row by row, or that of all cells. -/
@[export hunterwumpus_obs_11]
def obs11 (size _numPits : UInt32) (_pits _visited tokens : UInt64) : UInt64 :=
  Machine.place size.toUInt64 (read tokens).tile3

/-- The number of the tile with scent 2, counted row by row, or that of all cells. -/
@[export hunterwumpus_obs_12]
def obs12 (size _numPits : UInt32) (_pits _visited tokens : UInt64) : UInt64 :=
  Machine.place size.toUInt64 (read tokens).tile2

/-- The number of the tile with scent 1, counted row by row, or that of all cells. -/
@[export hunterwumpus_obs_13]
def obs13 (size _numPits : UInt32) (_pits _visited tokens : UInt64) : UInt64 :=
  Machine.place size.toUInt64 (read tokens).tile1

/-! ### Lanes, as `Spec.MDP.Lane.Word` defines them -/

/-- The step of the kernel. -/
@[macro_inline] def stepper : Lane.WordStepper Params Words where
  numActions p := p.on numActions
  stepWords := 1
  step p w a u := ⟨w.on (p.on step0) a u, w.on (p.on step1) a u, w.on (p.on step2) a u⟩
  reward p w := w.on (p.on reward)
  terminated p w := w.on (p.on terminated)

variable (key t : UInt64) (elapsed : UInt32) (over : Bool) (action autoreset timeLimit
  maxEpisodeSteps : UInt32)

/-- The call of a lane that has these words. -/
@[macro_inline] def lane : Lane.Call Words :=
  stepper.call ⟨size, numPits⟩ ⟨pits, visited, tokens⟩ key t elapsed over action autoreset timeLimit
    maxEpisodeSteps

/-- Whether the call is refused: the word is no action, or the lane must be reset. -/
@[export hunterwumpus_lane_refuses] def laneRefuses : Bool :=
  (lane size numPits pits visited tokens key t elapsed over action autoreset timeLimit
    maxEpisodeSteps).refuses

/-- The pits of the lane after the step. -/
@[export hunterwumpus_lane_state_0] def laneState0 : UInt64 :=
  (lane size numPits pits visited tokens key t elapsed over action autoreset timeLimit
    maxEpisodeSteps).word64 (·.pits)

/-- The visited cells of the lane after the step. -/
@[export hunterwumpus_lane_state_1] def laneState1 : UInt64 :=
  (lane size numPits pits visited tokens key t elapsed over action autoreset timeLimit
    maxEpisodeSteps).word64 (·.visited)

/-- The tokens of the lane after the step. -/
@[export hunterwumpus_lane_state_2] def laneState2 : UInt64 :=
  (lane size numPits pits visited tokens key t elapsed over action autoreset timeLimit
    maxEpisodeSteps).word64 (·.tokens)

/-- The next word of the stream after the step. -/
@[export hunterwumpus_lane_t] def laneT : UInt64 :=
  (lane size numPits pits visited tokens key t elapsed over action autoreset timeLimit
    maxEpisodeSteps).nextT

/-- The number of steps of the episode after the step. -/
@[export hunterwumpus_lane_elapsed] def laneElapsed : UInt32 :=
  (lane size numPits pits visited tokens key t elapsed over action autoreset timeLimit
    maxEpisodeSteps).nextElapsed

/-- Whether the episode is over after the step. -/
@[export hunterwumpus_lane_over] def laneOver : Bool :=
  (lane size numPits pits visited tokens key t elapsed over action autoreset timeLimit
    maxEpisodeSteps).nowOver

/-- The reward of the call in two's complement; `0` when the environment does not step. -/
@[export hunterwumpus_lane_reward] def laneReward : UInt64 :=
  (lane size numPits pits visited tokens key t elapsed over action autoreset timeLimit
    maxEpisodeSteps).paid

/-- Whether the call terminates the episode. -/
@[export hunterwumpus_lane_terminated] def laneTerminated : Bool :=
  (lane size numPits pits visited tokens key t elapsed over action autoreset timeLimit
    maxEpisodeSteps).terminated

/-- Whether the call truncates the episode. -/
@[export hunterwumpus_lane_truncated] def laneTruncated : Bool :=
  (lane size numPits pits visited tokens key t elapsed over action autoreset timeLimit
    maxEpisodeSteps).truncated

/-- Whether the lane is reset before the call returns. -/
@[export hunterwumpus_lane_due] def laneDue : Bool :=
  (lane size numPits pits visited tokens key t elapsed over action autoreset timeLimit
    maxEpisodeSteps).due

end Spec.HunterWumpus.Kernel
