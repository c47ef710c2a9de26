"""Spell correction as a reference: all words that can have been misspelled as the text at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces

from provengym.data.errors import brief, one_line
from provengym.envs.spell_correction import arguments
from provengym.envs.spell_correction.env import SpellCorrectionEnv
from provengym.envs.spell_correction.state import BLANK, LETTERS, is_word, pack, unpack
from provengym.models.model import NoFitError, UnreadableError, constructed, known, numbered
from provengym.models.random_family import RandomParameters
from provengym.models.random_model import KernelModel

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    import gymnasium

    from provengym.models.random_model import Observation, States

_SYMBOLS = BLANK + LETTERS


class SpellCorrectionParameters(RandomParameters):
    """All lists of words, transforms, rewards and limits."""

    name = "SpellCorrection"
    id = "provengym/SpellCorrection-v0"

    def model(self, parameters: Mapping[str, Any]) -> SpellCorrectionModel:
        """The task with these parameters, the others as in `SpellCorrectionEnv`."""
        return SpellCorrectionModel(known(self.name, SpellCorrectionEnv, parameters))


class SpellCorrectionModel(KernelModel):
    """The task, answered by the kernel compiled from the specification.

    The word to restore is hidden; only the reset is random.
    """

    name = "SpellCorrection"

    def __init__(self, parameters: Mapping[str, Any]) -> None:
        env = constructed("SpellCorrection", SpellCorrectionEnv, parameters)
        self._cells = env.max_word_length
        self._transforms = env.transforms
        self._words = frozenset(env.words)
        self.limit = env.max_steps
        self.reward_tolerance = 1e-6
        self.parameters = {
            "max_word_length": env.max_word_length,
            "max_steps": env.max_steps,
            "reward_mode": env.reward_mode,
            "transforms": env.transforms,
        }
        words = parameters.get("words")
        if words is not None:
            self.parameters["words"] = tuple(words) if isinstance(words, list) else words
        self.actions = tuple(
            f"{letter} into cell {cell}" for cell in range(self._cells) for letter in LETTERS
        )
        super().__init__(env.kernel, self._cells)

    def starts(self, observation: Observation) -> States:
        """Every word of the list that one edit makes the text."""
        text = self._text(observation)
        originals = sorted(set(_originals(text, self._transforms)) & self._words)
        if not originals:
            return self.columns([])
        targets = pack(originals)
        return np.array([targets, np.full_like(targets, pack([text])[0])])

    def read(self, value: object) -> Observation:
        """The number of the symbol in each cell, or the text with `_` for a blank."""
        if isinstance(value, str):
            value = [_SYMBOLS.find(symbol) for symbol in value.ljust(self._cells, BLANK)]
        symbols = np.asarray(value)
        fits = (
            symbols.shape == (self._cells,)
            and symbols.dtype.kind in "iuf"
            and bool(np.isin(symbols, range(len(_SYMBOLS))).all())
        )
        if not fits:
            raise UnreadableError(f"{brief(value)} is no text: {self._cells} numbers from 0 to 26")
        return tuple(int(symbol) for symbol in symbols)

    def observation_reader(self, space: gymnasium.Space[Any]) -> Callable[[Any], Observation]:
        """A MultiDiscrete of 27 symbols a cell, or a Box that has 0 and 26 in it."""
        if isinstance(space, spaces.MultiDiscrete):
            fits = space.nvec.tolist() == [len(_SYMBOLS)] * self._cells and not space.start.any()
        else:
            fits = (
                isinstance(space, spaces.Box)
                and space.shape == (self._cells,)
                and bool(np.all(space.low <= 0) and np.all(space.high >= len(LETTERS)))
            )
        if not fits:
            raise NoFitError(
                f"the observation space {one_line(space)} is not MultiDiscrete([27] * "
                f"{self._cells}); Binding(observation=...) can map other observations"
            )
        return self.read

    def action_labels(self, space: gymnasium.Space[Any]) -> tuple[Any, ...]:
        """The numbers of a Discrete space."""
        return numbered(space, self.actions)

    def read_state(self, value: object) -> tuple[int, ...]:
        """A dictionary in the form of `SpellCorrectionEnv.state`."""
        try:
            return arguments.state("the state", value, self._cells)
        except (TypeError, ValueError) as error:
            raise UnreadableError(one_line(error)) from error

    def is_start(self, state: tuple[int, ...]) -> bool:
        """Whether the text is a misspelling of the word."""
        target, text = map(unpack, state)
        return target in self._words and target in _originals(text, self._transforms)

    def describe(self, observation: Observation) -> dict[str, Any]:
        """The text."""
        return {"text": self._text(observation) or BLANK}

    def picture(self, state: tuple[int, ...]) -> str:
        """The word and the text."""
        target, text = map(unpack, state)
        return f"word {target.ljust(self._cells, BLANK)}\ntext {text.ljust(self._cells, BLANK)}"

    def _text(self, observation: Observation) -> str:
        return "".join(_SYMBOLS[symbol] for symbol in observation).rstrip(BLANK)


def _originals(text: str, transforms: Sequence[str]) -> Iterator[str]:
    """Every word that one effective edit makes a text: the edits undone."""
    if not is_word(text):
        return
    places = range(len(text))
    if "swap" in transforms:
        for i in places[:-1]:
            if text[i] != text[i + 1]:
                yield text[:i] + text[i + 1] + text[i] + text[i + 2 :]
    if "substitute" in transforms:
        for i in places:
            yield from (text[:i] + a + text[i + 1 :] for a in LETTERS if a != text[i])
    if "delete" in transforms:
        for i in range(len(text) + 1):
            yield from (text[:i] + a + text[i:] for a in LETTERS)
    if "insert" in transforms:
        for i in places:
            yield text[:i] + text[i + 1 :]
