"""Spell correction: restore a misspelled word."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, ClassVar, Literal, get_args

import numpy as np
from gymnasium import spaces

from provengym import _validation
from provengym.envs.base import MAX_STEPS, KernelEnv, Parameter, RenderMode, Words
from provengym.envs.forms import Told, View
from provengym.envs.spell_correction import arguments
from provengym.envs.spell_correction.arguments import (
    BLANK,
    LETTERS,
    MAX_CELLS,
    TRANSFORMS,
    Transform,
    unpack,
)
from provengym.envs.spell_correction.frame import SpellCorrectionFrame
from provengym.envs.spell_correction.painter import SpellCorrectionPainter

if TYPE_CHECKING:
    import os
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from provengym._core import SpellCorrection

RewardMode = Literal["sparse", "shaped"]
REWARD_MODES: tuple[RewardMode, ...] = get_args(RewardMode)

_TRANSFORMS = np.array(TRANSFORMS, dtype=object)
_TYPED = re.compile(r"(?P<cell>\d{1,9})(?P<letter>[a-z])")


class SpellCorrectionEnv(KernelEnv):
    """A word was misspelled, and letters are written over it until it is right again.

    ## Description
    A word of a list is misspelled by one random edit and stands in a row of `max_word_length`
    cells.  The agent sees the cells, not the word, and writes one letter into one cell per step.  A
    blank cell can be written, too, which makes the text longer; no cell can be made blank again.

    The dynamics is the C code that Lean emits for the specification in
    `Spec/SpellCorrection/Basic.lean`; `provengym show SpellCorrection` lists what is proved about
    it.

    ## Action Space
    `Discrete(26 * max_word_length)`: action `26 * cell + letter` writes the letter, 0 for a to 25
    for z, into the cell, 0 for the first one.

    ## Observation Space
    `MultiDiscrete([27] * max_word_length)`, an int64 array: what each cell holds, 0 for nothing and
    1 to 26 for a to z.

    ## Starting State
    A word of `words`, each place in the list equally likely; one of the `transforms` that make
    something else of it, all equally likely; and one of the edits of this transform that do, all
    equally likely, counted by place and letter.  The transforms are

    - `"swap"`: two neighbouring letters change places
    - `"substitute"`: one letter becomes another one
    - `"delete"`: one letter is left out, of two or more
    - `"insert"`: one letter is put in, where a cell is left for it

    `reset(options={"state": {"target": "hello", "current": "hlelo"}})` starts from a word and a
    text of your own; in the text `_` stands for a blank cell, and the cells after it are blank.

    ## Transition
    Deterministic.  The cell holds the letter; all others hold what they held.

    ## Rewards
    With `reward_mode="sparse"` 1 for the step that restores the word, and otherwise 0.  With
    `"shaped"` every other step is rewarded by minus the Levenshtein distance of text and word over
    the length of the longer one, which is at least -1 and below 0.  The text is what the cells hold
    up to the last letter: blanks after it do not count, and a blank before it counts as a symbol.

    ## Episode End
    - Termination: the cells hold the word, and nothing after it.  A further step stays there, with
      reward 0, terminated.
    - Truncation: at step `max_steps`, unless the step terminates.

    The fewest steps to the word are as many as there are cells that differ: 1 after a substitution,
    up to 2 after a swap.  After a deletion the letters behind it have moved, and must be written
    again.  After an insertion there is a letter too many, and the word can never be restored; hence
    `"insert"` is not among the default transforms.

    ## Information
    `step` returns

    - `edit_distance`: the Levenshtein distance of text and word
    - `time_limit`: whether `max_steps` steps were taken

    and `reset` returns `edit_distance`, and

    - `transform`: the one that misspelled the word, None when the state was given
    - `target`: the word, with `reveal_target` only

    ## Arguments
    - `max_word_length`: number of cells, 1 to 12
    - `max_steps`: number of steps after which an episode is truncated, 1 to 2147483647
    - `reward_mode`: "sparse" or "shaped"
    - `transforms`: which of "swap", "substitute", "delete" and "insert" misspell words
    - `words`: None, the path of a file or a list.  A file has one word to a line; lines that are
      empty or start with `#` are skipped.  Capitals are read as small letters.  A word that is not
      made of a to z, is longer than `max_word_length` or cannot be misspelled is an error that
      names its place.  A word that is there twice is twice as likely.  None is a list of 38,842
      English words (SCOWL, size 35) of 3 to 12 letters, of which those that fit are taken.
    - `reveal_target`: whether the info of a reset and the frames show the word
    - `render_mode`: "human", "rgb_array", "ansi" or None

    ## Examples
    ```python
    >>> import gymnasium
    >>> import provengym
    >>> env = gymnasium.make(
    ...     "provengym/SpellCorrection-v0", max_word_length=6, words=["hello"], render_mode="ansi"
    ... )
    >>> env.reset(seed=3, options={"state": {"target": "hello", "current": "hlelo"}})
    (array([ 8, 12,  5, 12, 15,  0]), {'edit_distance': 2, 'transform': None})
    >>> env.step(26 * 1 + 4)  # e into cell 1
    (array([ 8,  5,  5, 12, 15,  0]), 0.0, False, False, {'edit_distance': 1, 'time_limit': False})
    >>> print(env.render())
    SpellCorrection 6
    | h e e l o _ |
      0 1 2 3 4 5
    step 1, return 0, distance 1, last action e into cell 1

    ```

    The word is at hand for those who ask:

    ```python
    >>> env.unwrapped.target
    'hello'

    ```

    ## References
    - J. Gao, J. Lanchantin, M. L. Soffa and Y. Qi, *Black-box Generation of Adversarial Text
      Sequences to Evade Deep Learning Classifiers*, IEEE Security and Privacy Workshops, 2018: the
      transforms of DeepWordBug.
    - R. A. Wagner and M. J. Fischer, *The String-to-String Correction Problem*, Journal of the ACM
      21(1), 1974: the distance.
    - K. Atkinson, *Spell Checker Oriented Word Lists*, http://wordlist.aspell.net: the words, with
      their notice in `provengym/words`.

    ## Version History
    - v0: initial version
    """

    actions: ClassVar[tuple[str, ...]] = ()
    keys_help: ClassVar[str] = "3h and Enter writes h into cell 3"
    typed: ClassVar[bool] = True
    _kernel_name = "SpellCorrection"
    _told: ClassVar[tuple[Told, ...]] = (Told("edit_distance", "distance", at_reset=True),)
    _kernel: SpellCorrection

    max_word_length = Parameter[int]("Number of cells.")
    max_steps = Parameter[int]("The number of steps after which an episode is truncated.")
    reward_mode = Parameter[RewardMode]("How steps are rewarded.")
    transforms = Parameter[tuple[Transform, ...]](
        "What misspells a word, in the order of the specification."
    )
    reveal_target = Parameter[bool]("Whether resets and frames show the word.")

    def __init__(
        self,
        max_word_length: int = 10,
        max_steps: int = 20,
        reward_mode: RewardMode = "sparse",
        transforms: Sequence[Transform] = ("swap", "substitute"),
        words: str | os.PathLike[str] | Sequence[str] | None = None,
        reveal_target: bool = False,
        render_mode: RenderMode | None = None,
    ) -> None:
        self._max_word_length = _validation.integer(
            "max_word_length", max_word_length, 1, MAX_CELLS
        )
        self._max_steps = _validation.integer("max_steps", max_steps, 1, MAX_STEPS)
        self._reward_mode = _validation.choice("reward_mode", reward_mode, REWARD_MODES)
        self._transforms = arguments.transforms("transforms", transforms)
        self._reveal_target = _validation.truth("reveal_target", reveal_target)
        super().__init__(
            {
                "max_word_length": self._max_word_length,
                "mode": REWARD_MODES.index(self._reward_mode),
                "transforms": sum(1 << TRANSFORMS.index(name) for name in self._transforms),
                "words": arguments.load_words(words, self._max_word_length, self._transforms),
            },
            render_mode,
            self._max_steps,
        )
        self.observation_space = spaces.MultiDiscrete([27] * self._max_word_length)

    @property
    def words(self) -> list[str]:
        """A new list of the words."""
        return [unpack(word) for word in self._kernel_parameters["words"].tolist()]

    @property
    def target(self) -> str | None:
        """The word to restore, None before the first reset."""
        return None if self._state is None else unpack(self._state[0])

    @property
    def state(self) -> dict[str, str] | None:
        """The word to restore, and the cells up to the last letter with `_` for a blank, as
        `reset(options={"state": ...})` takes them; None before the first reset."""
        if self._state is None:
            return None
        return {"target": unpack(self._state[0]), "current": unpack(self._state[1])}

    # What the base classes ask for.

    def _make_action_space(self) -> spaces.Space[Any]:
        return spaces.Discrete(26 * self._max_word_length)

    def _action_name(self, word: int) -> str:
        return self.action_in_words(word)

    @property
    def view(self) -> View:
        """The cells."""
        cells = self._max_word_length
        return View(count=cells, rows=True, sizes=(27,) * cells)

    def _distance(self) -> int:
        return self._kernel.observe(self._state or ())[-1]

    def _reset_info(self, drawn: tuple[int, int] | None) -> dict[str, Any]:
        number = None if drawn is None else self._kernel.transform(*drawn)
        info = super()._reset_info(drawn)
        info["transform"] = None if number is None else TRANSFORMS[number]
        return info | ({"target": self.target} if self._reveal_target else {})

    @property
    def _components(self) -> tuple[int, int]:
        return len(self._kernel.observation) - 1, 1

    def _reset_info_batch(
        self,
        components: NDArray[np.int64],
        states: NDArray[np.uint64],
        drawn: tuple[NDArray[np.uint64], NDArray[np.uint64]] | None,
    ) -> dict[str, NDArray[Any]]:
        names = np.full(len(components), None, dtype=object)
        if drawn is not None:
            names = _TRANSFORMS.take(self._kernel.transform_batch(*drawn))
        info = super()._reset_info_batch(components, states, drawn) | {"transform": names}
        if self._reveal_target:
            info["target"] = np.array([unpack(word) for word in states[0].tolist()], dtype=object)
        return info

    def _state_from_option(self, value: object) -> tuple[int, int]:
        return arguments.state("options['state']", value, self._max_word_length)

    def why_no_table(self) -> str:
        """That there are too many states."""
        words, texts = len(self._kernel_parameters["words"]), 27**self._max_word_length
        return f"SpellCorrection has no table: {words:,} words and {texts:,} texts are too many"

    def _make_painter(self) -> SpellCorrectionPainter:
        return SpellCorrectionPainter(self._max_word_length)

    def _frame(self, state: Words, **progress: Any) -> SpellCorrectionFrame:
        target, current = map(unpack, state)
        solved = self._kernel.terminated(state)
        last = self._last_action
        return SpellCorrectionFrame(
            cells=current.ljust(self._max_word_length, BLANK),
            target=target if solved or self._reveal_target else None,
            solved=solved,
            distance=self._distance(),
            changed=None if last is None else last // len(LETTERS),
            **progress,
        )

    # Actions by hand.

    def action_from_text(self, text: str) -> Any:
        """The action of a cell and a letter, such as 3h, or of its number.

        Raises:
            ValueError: There is none.
        """
        typed = _TYPED.fullmatch(text.lower())
        if typed is None:
            return super().action_from_text(text)
        cell = _validation.integer("cell", int(typed["cell"]), 0, self._max_word_length - 1)
        return 26 * cell + LETTERS.index(typed["letter"])

    def actions_in_words(self) -> str:
        """Describe the texts that `action_from_text` takes."""
        return f"a cell from 0 to {self._max_word_length - 1} and a letter, such as 0h"

    def action_in_words(self, action: Any) -> str:
        """The cell and the letter of an action."""
        cell, letter = divmod(action, 26)
        return f"{LETTERS[letter]} into cell {cell}"
