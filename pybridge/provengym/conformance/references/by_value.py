"""The base of the references whose observations are values of any kind."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any

import numpy as np

from provengym.data.errors import brief
from provengym.models.expected_values import accepts, overlap
from provengym.models.model import Model, Reader, State, UnreadableError
from provengym.models.values import key

if TYPE_CHECKING:
    from collections.abc import Hashable, Mapping, Sequence
    from fractions import Fraction

    import gymnasium
    from numpy.typing import NDArray

    from provengym.models.model import Observation, States

ANY = -1
"""The number of a state of which only the observation is known."""
_FIRST_READ = 2**40
"""The first number of a value that was read, above those of observations."""
_MOST_RECENT = 64
"""The number of values that are kept, of those that were read."""


class ByValueModel(Model):
    """A reference whose observations are numbered, and compared by value
    (`provengym.models.values.key`).

    A state is two words: the number of its observation, and its own number.  Where the reference is
    deterministic, and several states show an observation, what is read of it has -1 for the latter.

    Where some observation holds an `ExpectedValue`, each value that is read gets a new number, and
    may be any observation that accepts it.
    """

    has_probabilities = True
    _start_chances: Mapping[State, Fraction]
    """The probability of each start."""

    def __init__(self) -> None:
        self._observations: Sequence[Any] = []
        self._shows: dict[Hashable, int] = {}
        """The number of each observation."""
        self._has_conditions = False
        """True if some observation holds an `ExpectedValue`."""
        self._recent: dict[int, Any] = {}
        """The last values that were read where there are such, by their numbers."""
        self._read = _FIRST_READ

    def starts(self, shown: Observation | None = None) -> States:
        """Every start; of these the ones that show this observation."""
        return self._alike(self._starts, shown)

    def start_chances(self) -> Mapping[State, Fraction]:
        """The probabilities of the starts."""
        return self._start_chances

    def is_start(self, state: State) -> bool:
        """Return whether a reset can lead to this state."""
        return state in self._start_chances

    def observe(self, states: States) -> NDArray[np.int64]:
        """The numbers of the observations."""
        return states[:1].T.astype(np.int64)

    def columns(self, states: list[State]) -> States:
        """States as the columns of an array."""
        return np.array(states, dtype=np.int64).reshape(len(states), 2).T

    def read(self, value: object) -> State:
        """The number of an observation, or of any other value that may be one; where
        `deterministic`, with the only state that shows it, or -1."""
        if not self._has_conditions:
            number = self._shows.get(key(value))
            if number is None:
                raise UnreadableError(f"no state of {self.name} is shown as {brief(value)}")
            return self._showing(number) if self.deterministic else (number,)
        number = self._read = self._read + 1
        self._recent[number] = value
        self._recent.pop(number - _MOST_RECENT, None)
        return (number, ANY) if self.deterministic else (number,)

    def observation_reader(self, space: gymnasium.Space[Any]) -> Reader:
        """Observations of any space are compared by value."""
        return self.read

    def fill_hidden(self, shown: State, state: State) -> State:
        """The state, where it shows the same; else one that does.

        Raises:
            UnreadableError: None does.
        """
        if self._accepts(state[0], shown[0]):
            return state
        return self._showing(self._meant(shown[0])[0]) if self._has_conditions else shown

    def is_shown(self, observations: NDArray[np.int64], shown: Observation) -> NDArray[np.bool_]:
        """Return which observations accept the value that was read."""
        looks = observations[:, 0]
        if not self._has_conditions:
            same: NDArray[np.bool_] = looks == shown[0]
            return same
        return np.array([self._accepts(look, shown[0]) for look in looks.tolist()], dtype=np.bool_)

    def looks(self, observations: NDArray[np.int64]) -> list[Observation]:
        """The least number of those that may accept one value, directly or by way of others."""
        if not self._has_conditions:
            return super().looks(observations)
        least: dict[int, int] = {}
        for look in np.unique(observations[:, 0]).tolist():
            mine = self._observations[look]
            met = {least[n] for n in least if overlap(self._observations[n], mine)}
            first = min(met, default=look)
            least = {n: first if least[n] in met else least[n] for n in least} | {look: first}
        return [(least[look],) for look in observations[:, 0].tolist()]

    def describe(self, shown: State) -> dict[str, Any]:
        """The observation whose number comes first."""
        return {"observation": self._value(shown[0])}

    @functools.cached_property
    def _starts(self) -> States:
        return self.columns(list(self._start_chances))

    def _showing(self, look: int) -> State:
        """The only state that shows an observation, or -1 where several do or it is not known."""
        return (look, ANY)

    def _value(self, number: int) -> Any:
        """The value that was read, or the observation that the reference shows."""
        return self._recent[number] if number > _FIRST_READ else self._observations[number]

    def _accepts(self, look: int, shown: int) -> bool:
        """Return whether an observation of the reference accepts the value that was read."""
        return look == shown or (
            shown > _FIRST_READ and accepts(self._observations[look], self._recent[shown])
        )

    def _meant(self, shown: int) -> list[int]:
        """The observations that accept the value that was read.

        Raises:
            UnreadableError: None does.
        """
        if shown <= _FIRST_READ:
            return [shown]
        found = [look for look in self._shows.values() if self._accepts(look, shown)]
        if not found:
            value = brief(self._value(shown))
            raise UnreadableError(f"no state of {self.name} is shown as {value}")
        return found
