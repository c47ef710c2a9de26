"""The kernel of a class of rules, asked about many states at once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from provengym.rules.branches import Drawn, Numbers, Seen

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from provengym.envs.rules import CompiledRules
    from provengym.spec import Environment

_WORDS = 1 << 64


class AskedKernel:
    """A kernel at some parameters.

    Args:
        compiled: The class with its kernel.
        rules: The environment of the class at the parameters.
    """

    def __init__(self, compiled: CompiledRules, rules: Environment) -> None:
        self.env = compiled(**rules.parameters)
        self.kernel: Any = self.env.kernel
        self._masks = "legal" in vars(type(rules))
        self._places = [place for name in rules._gate.kinds for place in compiled.places[name]]
        self._noise: dict[tuple[Drawn, ...], tuple[list[int], list[int]]] = {}

    def words_of(self, states: Sequence[Numbers] | NDArray[np.int64]) -> NDArray[Any]:
        """The words of states, one column each."""
        numbers = np.array(states, np.int64)
        words = np.zeros((len(self.kernel.state), len(states)), np.uint64)
        for column, place in enumerate(self._places):
            offset = (numbers[:, column] - place.low).astype(np.uint64)
            words[place.word] |= offset << np.uint64(place.shift)
        return words.astype(self.kernel.state_dtype)

    def stepped(
        self, before: NDArray[Any], actions: NDArray[np.int64], noise: NDArray[np.uint64]
    ) -> tuple[NDArray[Any], NDArray[np.float64], NDArray[np.bool_]]:
        """The words of states after steps, the rewards, and which episodes are over.

        Args:
            before: The words before, of shape (words of a state, steps).
            actions: The numbers of the actions, of shape (steps,).
            noise: The random words of each, of shape (steps, words of a step, or 1).
        """
        after, count = before.copy(), len(actions)
        shown = np.empty((count, 1), np.int64)
        rewards, over = np.empty(count), np.empty(count, np.bool_)
        words = self.kernel.step_words
        drawn = None if words == 0 else np.ascontiguousarray(noise[:, 0] if words == 1 else noise)
        self.kernel.step_batch(after, actions, drawn, shown, rewards, over)
        return after, rewards, over

    def noises(self, drawn: Iterable[tuple[Drawn, ...]]) -> tuple[NDArray[np.uint64], ...]:
        """The first and the last random words of steps that stand for what is drawn in each."""
        told = [self._noise_of(one) for one in drawn]
        return tuple(np.array([one[which] for one in told], np.uint64) for which in (0, 1))

    def _noise_of(self, drawn: tuple[Drawn, ...]) -> tuple[list[int], list[int]]:
        if drawn not in self._noise:
            left = max(self.kernel.step_words, 1) - len(drawn)
            self._noise[drawn] = (
                [one.first_word for one in drawn] + [0] * left,
                [one.last_word for one in drawn] + [_WORDS - 1] * left,
            )
        return self._noise[drawn]

    def observed(self, words: NDArray[Any]) -> NDArray[np.int64]:
        """The numbers that are observed of states, one row each."""
        shown = np.empty((words.shape[1], len(self.kernel.observation)), np.int64)
        self.kernel.observe_batch(words, shown)
        return shown

    def over(self, words: NDArray[Any]) -> list[bool]:
        """Whether the episode is over in each of some states."""
        return [bool(self.kernel.terminated(tuple(one))) for one in words.T.tolist()]

    def legal(self, words: NDArray[Any]) -> NDArray[np.int8]:
        """Which actions are legal, one row for each state; all of a class that does not say."""
        if not self._masks:
            return np.ones((words.shape[1], self.kernel.num_actions), np.int8)
        legal = np.empty((words.shape[1], self.kernel.num_actions), np.int8)
        self.kernel.legal_batch(np.ascontiguousarray(words), legal)
        return legal

    def seen_of(self, states: Sequence[Numbers]) -> list[Seen]:
        """What is seen of states."""
        words = self.words_of(states)
        told = zip(
            words.T.tolist(),
            self.legal(words).astype(bool).tolist(),
            self.over(words),
            strict=True,
        )
        return [
            Seen(self.env.fields_of(tuple(one)), self.env._observe(tuple(one)), tuple(legal), over)
            for one, legal, over in told
        ]
