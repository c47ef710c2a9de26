module

public import Spec.SpellCorrection.Machine
public import Spec.MDP.Lane.Word

/-!
# The spell-correction kernel

The loops over cells, and the scalar functions that C sees: the only file of this environment that
is compiled to C. Parameters come first, in the order of `Machine.Params`, then the state, which is
the target word and the current text, then the action, then the random words.

The words are a table outside of the kernel: `index` chooses among them by word `t` of the stream,
and the misspelling is chosen by words `t + 1` and `t + 2`.

`Spec.SpellCorrection.Refinement` proves that these functions compute the specification.

## Main definitions

* `letters`, `text`: whether words are a word or a text.
* `swaps`, `swapPlace`: the places where neighbouring letters differ.
* `distance`: the Levenshtein distance.
* `pairs`, `choose`, `misspell`: the random misspelling of a word.
-/

@[expose] public section

namespace Spec.SpellCorrection.Kernel

open Spec.MDP Spec.MDP.Word Machine
open Spec.Word (toNat_sub_one)

/-! ### Loops -/

/-- Whether letters fill the first cells and nothing follows. -/
def letters (x : UInt64) : Bool :=
  if x = 0 then true else if (x &&& 31) - 1 < 26 then letters (x >>> 5) else false
termination_by x.toNat
decreasing_by exact shiftRight_lt ‹_›

/-- Whether each of the first `n` cells is blank or holds a letter, and nothing follows. -/
def text (x n : UInt64) : Bool :=
  if x = 0 then true
  else if n = 0 then false
  else if x &&& 31 < 27 then text (x >>> 5) (n - 1) else false
termination_by x.toNat
decreasing_by exact shiftRight_lt ‹_›

/-- The number of places, among `n` from the first cell, where a symbol and the next one differ,
added to `m`. -/
def swaps (x n m : UInt64) : UInt64 :=
  if n = 0 then m else swaps (x >>> 5) (n - 1) (m + flag (cell x 0 ≠ cell x 1))
termination_by n.toNat
decreasing_by have := toNat_sub_one ‹_›; omega

/-- Place `k` of those, counted from `i`. -/
def swapPlace (x n k i : UInt64) : UInt64 :=
  if n = 0 then i
  else if cell x 0 = cell x 1 then swapPlace (x >>> 5) (n - 1) k (i + 1)
  else if k = 0 then i
  else swapPlace (x >>> 5) (n - 1) (k - 1) (i + 1)
termination_by n.toNat
decreasing_by all_goals have := toNat_sub_one ‹¬ n = 0›; omega

/-! ### The distance -/

/-- The Levenshtein distance of two texts of at most `12` cells, by the algorithm of Myers (1999) as
Hyyrö (2003) states it: the rows of the table of Wagner and Fischer, each as the differences of
neighbours. The last entry is the first one and all differences. -/
def distance (x y : UInt64) : UInt64 :=
  let r := Row.init y |>.next x y 0 |>.next x y 1 |>.next x y 2 |>.next x y 3 |>.next x y 4
    |>.next x y 5 |>.next x y 6 |>.next x y 7 |>.next x y 8 |>.next x y 9 |>.next x y 10
    |>.next x y 11
  length x + count (r.up &&& filled y) - count (r.down &&& filled y)

/-! ### Edits -/

/-- The number of pairs of neighbouring letters of a word: one less than letters, and none in the
empty word. -/
@[inline] def pairs (target : UInt64) : UInt64 := length (target >>> 5)

/-- The number of places where neighbouring letters of a word differ. -/
@[inline] def unequal (target : UInt64) : UInt64 := swaps target (pairs target) 0

/-- The transform that a random word chooses. -/
def choose (maxWordLength transforms : UInt32) (target u : UInt64) : UInt32 :=
  Params.choose ⟨maxWordLength, 0, transforms⟩ (length target) (unequal target) u

/-- The misspelling that a random word chooses among the effective edits of a transform. -/
def misspell (maxWordLength transforms k : UInt32) (target v : UInt64) : UInt64 :=
  let e := (Random.index (Params.count ⟨maxWordLength, 0, transforms⟩ (length target)
    (unequal target) k) v).toUInt64
  edit target (swapPlace target (pairs target) e 0) k e

/-! ### What C sees -/

variable (maxWordLength mode transforms : UInt32)

/-- Whether the parameters are acceptable. -/
@[export spellcorrection_valid] def valid : Bool := Params.valid ⟨maxWordLength, mode, transforms⟩

/-- Whether two words are those of a state: a target of one letter to as many as there are cells,
and a text of the cells. -/
@[export spellcorrection_state_valid]
def stateValid (maxWordLength _mode _transforms : UInt32) (target current : UInt64) : Bool :=
  (letters target).toUInt32 &&&
    bit (length target - 1 < maxWordLength.toUInt64) &&&
    (text current maxWordLength.toUInt64).toUInt32 == 1

/-- The number of actions: the letters for each cell. -/
@[export spellcorrection_num_actions]
def numActions (maxWordLength _mode _transforms : UInt32) : UInt32 := 26 * maxWordLength

/-- Whether a word is an action. -/
@[export spellcorrection_action_valid] def actionValid (action : UInt32) : Bool :=
  action < numActions maxWordLength mode transforms

/-- Rewards are in units of `1 / 27720`: every length up to `12` divides it. -/
@[export spellcorrection_reward_scale]
def rewardScale (_maxWordLength _mode _transforms : UInt32) : UInt32 := 27720

/-- The number of random words that a reset takes from the stream. -/
@[export spellcorrection_reset_words]
def resetWords (_maxWordLength _mode _transforms : UInt32) : UInt64 := 3

/-- The number of random words that a step takes from the stream. -/
@[export spellcorrection_step_words]
def stepWords (_maxWordLength _mode _transforms : UInt32) : UInt64 := 0

/-- Whether a packed word can be misspelled: it is letters, between one and the number of cells, and
some enabled transform has an effective edit. -/
@[export spellcorrection_word] def word (target : UInt64) : Bool :=
  if letters target then
    bit (length target - 1 < maxWordLength.toUInt64) &&&
      bit (Params.applicable ⟨maxWordLength, mode, transforms⟩ (length target)
        (unequal target) ≠ 0) == 1
  else false

/-- Which of the words is misspelled. -/
@[export spellcorrection_index]
def index (_maxWordLength _mode _transforms count : UInt32) (key t : UInt64) : UInt32 :=
  Random.index count (Random.word key t)

/-- The word that is misspelled. -/
@[export spellcorrection_init_0]
def init0 (_maxWordLength _mode _transforms : UInt32) (target _key _t : UInt64) : UInt64 := target

/-- The misspelling. -/
@[export spellcorrection_init_1]
def init1 (maxWordLength _mode transforms : UInt32) (target key t : UInt64) : UInt64 :=
  misspell maxWordLength transforms
    (choose maxWordLength transforms target (Random.word key (t + 1))) target
    (Random.word key (t + 2))

/-- The transform that misspells it. -/
@[export spellcorrection_transform]
def transform (maxWordLength _mode transforms : UInt32) (target key t : UInt64) : UInt32 :=
  choose maxWordLength transforms target (Random.word key (t + 1))

/-- The word that was misspelled: a step leaves it as it is. -/
@[export spellcorrection_step_0]
def step0 (_maxWordLength _mode _transforms : UInt32) (target _current : UInt64)
    (_action : UInt32) (_noise : UInt64) : UInt64 := target

variable (target current : UInt64)

/-- The next text. -/
@[export spellcorrection_step_1] def step1 (action : UInt32) (_noise : UInt64) : UInt64 :=
  Params.step ⟨maxWordLength, mode, transforms⟩ target current action

/-- The reward of the step in units of `1 / 27720`, a two's-complement integer. -/
@[export spellcorrection_reward] def reward (action : UInt32) (_noise : UInt64) : UInt64 :=
  let next := Params.step ⟨maxWordLength, mode, transforms⟩ target current action
  let m := length next
  let n := length target
  let share := share (Word.choose (m < n) n m)
  Word.choose (next = target) 27720 (if mode = 0 then 0 else 0 - share * distance next target) &&&
    mask (current ≠ target)

/-- Whether the word is restored. -/
@[export spellcorrection_terminated]
def terminated (_maxWordLength _mode _transforms : UInt32) (target current : UInt64) : Bool :=
  current == target

/-- The symbol in cell 0. -/
@[export spellcorrection_obs_0]
def obs0 (_maxWordLength _mode _transforms : UInt32) (_target current : UInt64) : UInt64 :=
  cell current 0

/-- The symbol in cell 1. -/
@[export spellcorrection_obs_1]
def obs1 (_maxWordLength _mode _transforms : UInt32) (_target current : UInt64) : UInt64 :=
  cell current 1

/-- The symbol in cell 2. -/
@[export spellcorrection_obs_2]
def obs2 (_maxWordLength _mode _transforms : UInt32) (_target current : UInt64) : UInt64 :=
  cell current 2

/-- The symbol in cell 3. -/
@[export spellcorrection_obs_3]
def obs3 (_maxWordLength _mode _transforms : UInt32) (_target current : UInt64) : UInt64 :=
  cell current 3

/-- The symbol in cell 4. -/
@[export spellcorrection_obs_4]
def obs4 (_maxWordLength _mode _transforms : UInt32) (_target current : UInt64) : UInt64 :=
  cell current 4

/-- The symbol in cell 5. -/
@[export spellcorrection_obs_5]
def obs5 (_maxWordLength _mode _transforms : UInt32) (_target current : UInt64) : UInt64 :=
  cell current 5

/-- The symbol in cell 6. -/
@[export spellcorrection_obs_6]
def obs6 (_maxWordLength _mode _transforms : UInt32) (_target current : UInt64) : UInt64 :=
  cell current 6

/-- The symbol in cell 7. -/
@[export spellcorrection_obs_7]
def obs7 (_maxWordLength _mode _transforms : UInt32) (_target current : UInt64) : UInt64 :=
  cell current 7

/-- The symbol in cell 8. -/
@[export spellcorrection_obs_8]
def obs8 (_maxWordLength _mode _transforms : UInt32) (_target current : UInt64) : UInt64 :=
  cell current 8

/-- The symbol in cell 9. -/
@[export spellcorrection_obs_9]
def obs9 (_maxWordLength _mode _transforms : UInt32) (_target current : UInt64) : UInt64 :=
  cell current 9

/-- The symbol in cell 10. -/
@[export spellcorrection_obs_10]
def obs10 (_maxWordLength _mode _transforms : UInt32) (_target current : UInt64) : UInt64 :=
  cell current 10

/-- The symbol in cell 11. -/
@[export spellcorrection_obs_11]
def obs11 (_maxWordLength _mode _transforms : UInt32) (_target current : UInt64) : UInt64 :=
  cell current 11

/-- The Levenshtein distance of the text and the word. -/
@[export spellcorrection_obs_12]
def obs12 (_maxWordLength _mode _transforms : UInt32) (target current : UInt64) : UInt64 :=
  distance current target

/-! ### Lanes, as `Spec.MDP.Lane.Word` defines them -/

/-- The step of the kernel. -/
@[macro_inline] def stepper : Lane.WordStepper Params State where
  numActions p := p.on numActions
  stepWords := 0
  step p w a u := ⟨w.on (p.on step0) a u, w.on (p.on step1) a u⟩
  reward p w := w.on (p.on reward)
  terminated p w := w.on (p.on terminated)

variable (key t : UInt64) (elapsed : UInt32) (over : Bool) (action autoreset timeLimit
  maxEpisodeSteps : UInt32)

/-- The call of a lane that has these words. -/
@[macro_inline] def lane : Lane.Call State :=
  stepper.call ⟨maxWordLength, mode, transforms⟩ ⟨target, current⟩ key t elapsed over action
    autoreset timeLimit maxEpisodeSteps

/-- Whether the call is refused: the word is no action, or the lane must be reset. -/
@[export spellcorrection_lane_refuses] def laneRefuses : Bool :=
  (lane maxWordLength mode transforms target current key t elapsed over action autoreset timeLimit
    maxEpisodeSteps).refuses

/-- The word of the lane after the step. -/
@[export spellcorrection_lane_state_0] def laneState0 : UInt64 :=
  (lane maxWordLength mode transforms target current key t elapsed over action autoreset timeLimit
    maxEpisodeSteps).word64 (·.target)

/-- The text of the lane after the step. -/
@[export spellcorrection_lane_state_1] def laneState1 : UInt64 :=
  (lane maxWordLength mode transforms target current key t elapsed over action autoreset timeLimit
    maxEpisodeSteps).word64 (·.current)

/-- The next word of the stream after the step. -/
@[export spellcorrection_lane_t] def laneT : UInt64 :=
  (lane maxWordLength mode transforms target current key t elapsed over action autoreset timeLimit
    maxEpisodeSteps).nextT

/-- The number of steps of the episode after the step. -/
@[export spellcorrection_lane_elapsed] def laneElapsed : UInt32 :=
  (lane maxWordLength mode transforms target current key t elapsed over action autoreset timeLimit
    maxEpisodeSteps).nextElapsed

/-- Whether the episode is over after the step. -/
@[export spellcorrection_lane_over] def laneOver : Bool :=
  (lane maxWordLength mode transforms target current key t elapsed over action autoreset timeLimit
    maxEpisodeSteps).nowOver

/-- The reward of the call in two's complement; `0` when the environment does not step. -/
@[export spellcorrection_lane_reward] def laneReward : UInt64 :=
  (lane maxWordLength mode transforms target current key t elapsed over action autoreset timeLimit
    maxEpisodeSteps).paid

/-- Whether the call terminates the episode. -/
@[export spellcorrection_lane_terminated] def laneTerminated : Bool :=
  (lane maxWordLength mode transforms target current key t elapsed over action autoreset timeLimit
    maxEpisodeSteps).terminated

/-- Whether the call truncates the episode. -/
@[export spellcorrection_lane_truncated] def laneTruncated : Bool :=
  (lane maxWordLength mode transforms target current key t elapsed over action autoreset timeLimit
    maxEpisodeSteps).truncated

/-- Whether the lane is reset before the call returns. -/
@[export spellcorrection_lane_due] def laneDue : Bool :=
  (lane maxWordLength mode transforms target current key t elapsed over action autoreset timeLimit
    maxEpisodeSteps).due

end Spec.SpellCorrection.Kernel
