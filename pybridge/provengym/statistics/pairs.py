"""Test whether two sides show something equally often, by pairs of samples.

A pair has one sample of each side, which are independent.  If both have the same distribution,
whatever came before, then exchanging them changes nothing: which side it is that shows a value,
where exactly one of them does, is a fair coin (McNemar 1947).  `EProcess` tests that coin for each
value of each cell.  The evidence is the mean of these over all values of all cells, whose number is
fixed before the first pair.  A round has a pair of each cell, of which those of one episode depend
on each other; the mean is a martingale over rounds all the same, as each of its terms is one, and
by Ville's inequality it ever reaches 1/a at the end of a round with probability a at most.  Turner,
Ly and Grünwald (2024) have such tests of two samples in general.
"""

from __future__ import annotations

import functools
import hashlib
import math
from bisect import bisect
from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from provengym.data.arrays import as_numpy
from provengym.models.expected_values import leaves
from provengym.models.values import key
from provengym.statistics.eprocess import POWER, EProcess
from provengym.statistics.events import COIN

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

MOST_VALUES = 8
"""More different values than this in the first samples, and a number counts by where it lies."""
MOST_PARTS = 32
"""So many numbers of an observation are looked at, evenly spread."""
_QUARTILES = (0.25, 0.5, 0.75)
OTHER: Final = "another value"
OVER: Final = "over before"
_MOST_LOG = 700.0
_HALVINGS = 20
_LONGEST = 60
"""Characters of the text of a value."""
_BASES = 65
"""Probabilities on the one side at which it is seen what a deviation shows."""


class ValueClasses:
    """The values of a number, or of whatever is shown, that are told apart; the first samples fix
    them.

    Args:
        name: Its name.
        first: The first samples, of both sides.
        tolerance: The most by which equal numbers may differ.
    """

    def __init__(self, name: str, first: Sequence[Any], tolerance: float) -> None:
        self.name, self._tolerance = name, tolerance
        self._edges: list[float] = []
        self._atoms: set[float] = set()
        shown = [value for value in first if not _is_over(value)]
        keys = Counter(map(key_of, shown))
        numbers = [float(value) for value in shown if is_number(value)]
        self.is_told = not tolerance and len(keys) <= MOST_VALUES
        if not self.is_told and 2 * len(numbers) > len(shown):
            edges = np.quantile(numbers, _QUARTILES, method="lower").tolist()
            self._edges = sorted(set(edges))
            around = Counter(edge for edge in self._edges for x in numbers if self._is_at(x, edge))
            self._atoms = {edge for edge in self._edges if around[edge] > 1}
            self.is_told = True
        self.looks = (
            tuple(dict.fromkeys([*map(self.look, first), OVER, OTHER])) if self.is_told else ()
        )

    def look(self, value: Any) -> str:
        """Return the text for a value, which is the same for values that are not told apart."""
        if _is_over(value):
            return OVER
        if not self._edges:
            return f"{self.name} {text_of(value)}"
        if not is_number(value):
            return OTHER
        for edge in self._atoms:
            if self._is_at(value, edge):
                return f"{self.name} {edge:g}"
        edges = [-math.inf, *self._edges, math.inf]
        above = bisect(self._edges, value)
        return f"{self.name} between {edges[above]:.4g} and {edges[above + 1]:.4g}"

    def _is_at(self, value: float, edge: float) -> bool:
        return abs(float(value) - edge) <= self._tolerance


class PairTests:
    """Tests, by pairs of samples, of two sides that should show the same equally often.

    Args:
        told: For each cell, the looks that are told apart; `OTHER` is one of them.
        false_positive_probability: The probability of a finding where there is none, at most.
    """

    def __init__(
        self, told: Mapping[Hashable, Sequence[str]], false_positive_probability: float
    ) -> None:
        self._told = {cell: frozenset(looks) for cell, looks in told.items()}
        self.number = sum(map(len, self._told.values()))
        """The number of tests."""
        self.tests: dict[tuple[Hashable, str], EProcess] = {}
        """Those that a pair has moved: outcome 0 is that the target alone shows the value."""
        self.counts: dict[Hashable, tuple[Counter[str], Counter[str]]] = {
            cell: (Counter(), Counter()) for cell in told
        }
        """Counts of the looks of each cell: the target's, and the reference's."""
        self.highest = 1.0
        """The most that the evidence ever was at the end of a round."""
        self._level = 1 / false_positive_probability
        self._gain = 0.0

    @property
    def found(self) -> bool:
        """True if the evidence was ever enough."""
        return self.highest >= self._level

    @property
    def needed(self) -> float:
        """The logarithm that any test needs, whatever the others say."""
        return math.log(self.number * self._level)

    def add(self, cell: Hashable, target: str, reference: str) -> None:
        """Count a pair of a cell."""
        told = self._told[cell]
        pair = [look if look in told else OTHER for look in (target, reference)]
        for counts, look in zip(self.counts[cell], pair, strict=True):
            counts[look] += 1
        if pair[0] == pair[1]:
            return
        for side, look in enumerate(pair):
            test = self.tests.setdefault((cell, look), EProcess(COIN))
            before = math.exp(min(test.log, _MOST_LOG))
            test.add(side)
            self._gain += math.exp(min(test.log, _MOST_LOG)) - before

    def end_round(self) -> None:
        """Each cell has got its pair."""
        self.highest = max(self.highest, 1 + self._gain / self.number)

    def named(self) -> Hashable:
        """Return, of the cells with enough evidence of their own, the first; else the one that says
        most."""
        logs: dict[Hashable, float] = {}
        for (cell, _), test in self.tests.items():
            logs[cell] = max(logs.get(cell, -math.inf), test.log)
        enough = (cell for cell in self.counts if logs.get(cell, -math.inf) >= self.needed)
        return next(enough, None) or max(logs, key=lambda cell: logs[cell])


def shows(deviation: float, pairs: int, needed: float) -> bool:
    """Return whether so many pairs would have shown every larger deviation.

    Wherever the probability of some value on the one side is further than this from that on the
    other, whatever it is there, the logarithm of its test reaches `needed` by the last pair with
    probability 99 % at least: pairs that speak for the deviation are taken to be as few, and those
    that speak against it as many, as happens with half of 1 % each.
    """
    from scipy.special import bdtrik, gammaln  # here, for it takes long to load

    if not pairs:
        return False
    low = np.linspace(0.0, 1 - deviation, _BASES)
    high = np.minimum(low + deviation, 1.0)
    tail = (1 - POWER) / 2

    def quantile(level: float, chance: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
        with np.errstate(all="ignore"):
            inside = np.nan_to_num(bdtrik(level, pairs, np.clip(chance, 1e-300, 1 - 1e-15)))
        found = np.clip(np.ceil(inside), 0, pairs)
        return np.where(chance <= 0, 0, np.where(chance >= 1, pairs, found))

    ups, downs = quantile(tail, high * (1 - low)), quantile(1 - tail, low * (1 - high))
    logs = gammaln(ups + 0.5) + gammaln(downs + 0.5) - 2 * gammaln(0.5)
    logs += (ups + downs) * math.log(2) - gammaln(ups + downs + 1)
    return bool(((logs >= needed) & (ups > downs)).all())


def detectable(pairs: int, needed: float) -> float:
    """The smallest deviation that so many pairs would have shown, see `shows`; 1.0 where none."""
    low, high = 0.0, 1.0
    if not shows(high, pairs, needed):
        return high
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        low, high = (low, middle) if shows(middle, pairs, needed) else (middle, high)
    return high


def parts_of(observation: Any) -> list[tuple[str, Any]]:
    """The numbers of an observation, each with its name; at most `MOST_PARTS`."""
    if isinstance(observation, np.ndarray):
        return [(name, observation[place]) for name, place in _places(observation.shape)]
    every = leaves(observation)
    return [(_name(every[k][0]), every[k][1]) for k in _spread(len(every))]


@functools.lru_cache
def _places(shape: tuple[int, ...]) -> list[tuple[str, tuple[int, ...]]]:
    """Items of an array, evenly spread, each with its name."""
    found = []
    for k in _spread(math.prod(shape)):
        place = tuple(int(step) for step in np.unravel_index(k, shape))
        found.append((_name(place), place))
    return found


def _name(path: tuple[Any, ...]) -> str:
    return "observation" + "".join(f"[{step!r}]" for step in path)


def _spread(many: int) -> list[int]:
    """Numbers below this one, evenly spread, at most `MOST_PARTS`."""
    if many <= MOST_PARTS:
        return list(range(many))
    return [k * (many - 1) // (MOST_PARTS - 1) for k in range(MOST_PARTS)]


def end_of(terminated: bool, truncated: bool) -> str:
    """Return in words how an episode ends, or that it goes on."""
    flags = (("terminated", terminated), ("truncated", truncated))
    return " and ".join(name for name, flag in flags if flag) or "goes on"


def key_of(value: Any) -> Hashable:
    """Equal for equal values; with the same text in every process."""
    value = as_numpy(value)
    if isinstance(value, Mapping):
        return tuple((str(name), key_of(value[name])) for name in sorted(value, key=str))
    if isinstance(value, (list, tuple)):
        return tuple(map(key_of, value))
    try:
        return key(value)
    except TypeError:
        return OTHER


def text_of(value: Any) -> str:
    """A short text that is another one for another value."""
    text = str(key_of(value))
    if len(text) <= _LONGEST:
        return text
    return f"{text[:_LONGEST]}... ({hashlib.sha256(text.encode()).hexdigest()[:8]})"


def _is_over(value: Any) -> bool:
    return isinstance(value, str) and value == OVER


def is_number(value: Any) -> bool:
    """Return whether a value is one number, and not NaN."""
    if isinstance(value, (str, bytes)):
        return False
    try:
        return np.ndim(value) == 0 and not math.isnan(float(value))
    except (TypeError, ValueError):
        return False
