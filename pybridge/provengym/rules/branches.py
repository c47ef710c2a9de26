"""Every way in which the rules of a class can go.

Draws that mean the same, as numbers between which `chance` does not tell, are one branch.
"""

from __future__ import annotations

import bisect
import itertools
import math
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any, NamedTuple

from provengym.spec import Cells

if TYPE_CHECKING:
    from provengym.spec import Environment

_WORDS = 1 << 64
Numbers = tuple[int, ...]
"""A state: the numbers of its fields, one after the other."""

ERRORS = (ValueError, TypeError, ArithmeticError, LookupError, AssertionError, AttributeError)
"""The errors of a class whose rules leave their ranges."""


class Drawn(NamedTuple):
    """A draw: of `count` numbers, all equally likely, one from `low` on and below `high`, which
    mean the same.

    >>> drawn = Drawn(count=8, low=1, high=2)
    >>> drawn.probability, hex(drawn.first_word), hex(drawn.last_word)
    (Fraction(1, 8), '0x2000000000000000', '0x3fffffffffffffff')
    """

    count: int  # type: ignore[assignment]  # of the tuple that it is
    low: int
    high: int
    apart: bool = True
    """True if no two numbers mean the same."""

    @property
    def probability(self) -> Fraction:
        """The share of the numbers."""
        return Fraction(self.high - self.low, self.count)

    @property
    def first_word(self) -> int:
        """The first random word u that stands for one of the numbers: the number of a word is
        floor(u * count / 2^64)."""
        return -(-self.low * _WORDS // self.count)

    @property
    def last_word(self) -> int:
        """The last one."""
        return -(-self.high * _WORDS // self.count) - 1


@dataclass(frozen=True, slots=True)
class Seen:
    """What is seen of a state.

    Attributes:
        state: The fields by their names.
        shown: The observation.
        legal: True for each action that is legal.
        over: True if the episode is over.
    """

    state: Mapping[str, Any]
    shown: Any
    legal: tuple[bool, ...]
    over: bool


class Branch(NamedTuple):
    """A way in which a start or an action can go.

    Attributes:
        drawn: What is drawn in it.
        after: The state that it leads to; none where the class raises.
        reward: What it pays.
        error: What the class raises, in the rule or of the state after it.
    """

    drawn: tuple[Drawn, ...]
    after: Numbers = ()
    reward: float = 0.0
    error: Exception | None = None

    @property
    def probability(self) -> Fraction:
        """The probability that it goes so."""
        return Fraction(
            math.prod(one.high - one.low for one in self.drawn),
            math.prod(one.count for one in self.drawn),
        )


class Branches:
    """A class of rules at some parameters, which is put into states and goes every way.

    Args:
        rules: The environment, whose state and stream are of no more use to others.
        most: The most values of a draw that are all tried; of more these are the ends, and some
            between.
    """

    def __init__(self, rules: Environment, most: float = math.inf) -> None:
        self.rules, self._most = rules, most
        self._inside = vars(rules)  # past the checks of what a rule assigns, which take as long
        self._kinds: Mapping[str, Any] = rules._gate.kinds
        self._actions = [rules._actions.nth(number) for number in range(len(rules._actions))]
        self.masks = "legal" in vars(type(rules))
        """True if the class says which actions are legal."""
        rules._stream = 0, 0
        self.seen: dict[Numbers, Seen] = {}
        """What is seen of each state that was met."""

    @property
    def actions(self) -> int:
        """The number of actions."""
        return len(self._actions)

    def is_whole(self, branch: Branch) -> bool:
        """Return whether all values are tried of what a branch draws."""
        return not any(one.apart and one.count > self._most for one in branch.drawn)

    def starts(self) -> Iterator[Branch]:
        """Start in every way."""

        def start() -> float:
            self.rules.reset(seed=0)
            return 0.0

        return self._every(start)

    def steps(self, numbers: Numbers, action: int) -> Iterator[Branch]:
        """Take an action in a state that was met in every way; where an episode is over there is
        one, which changes nothing and pays 0."""
        if self.seen[numbers].over:
            return iter([Branch((), numbers)])
        state, chosen = self.seen[numbers].state, self._actions[action]

        def step() -> float:
            self.put(state)
            return float(self.rules._acted(chosen))

        return self._every(step)

    def meet(self, state: Mapping[str, Any]) -> Numbers:
        """Return the numbers of a state, of which is kept what is seen of it.

        Raises:
            ERRORS: The class does.
        """
        numbers = tuple(
            [number for name, kind in self._kinds.items() for number in kind.shown(state[name])]
        )
        if numbers not in self.seen:
            self.put(state)
            kept = self.rules.state
            over = self.rules._asked("over")
            shown, info = self.rules._answer(over)
            mask = info["action_mask"].tolist() if self.masks else [1] * self.actions
            self.seen[numbers] = Seen(kept, shown, tuple(map(bool, mask)), over)
        return numbers

    def put(self, state: Mapping[str, Any]) -> None:
        """Put the class into a state, whose fields have values of their kinds."""
        fields = dict(state)
        for name, value in fields.items():
            if isinstance(value, Cells):
                row = fields[name] = Cells(value)
                row._name, row._gate = name, self.rules._gate
        self._inside["_fields"] = fields

    def size(self) -> int:
        """The number of states whose fields are in their ranges."""
        return math.prod(high - low + 1 for low, high in self._bounds())

    def in_ranges(self) -> Iterator[dict[str, Any]]:
        """The states whose fields are in their ranges, one after the other."""
        bounds = self._bounds()
        return map(self.state_of, itertools.product(*(range(a, b + 1) for a, b in bounds)))

    def drawn_in_ranges(self, generator: random.Random) -> dict[str, Any]:
        """A state whose fields are in their ranges, each value as likely as others."""
        return self.state_of([generator.randint(low, high) for low, high in self._bounds()])

    def state_of(self, numbers: Sequence[int]) -> dict[str, Any]:
        """The fields by their names, of their numbers."""
        state, first = {}, 0
        for name, kind in self._kinds.items():
            count = len(kind.bounds)
            state[name] = kind.meant(numbers[first : first + count])
            first += count
        return state

    def is_allowed(self, state: Mapping[str, Any]) -> bool:
        """Return whether the invariant holds of a state; where the class raises it does not."""
        self.put(state)
        try:
            return bool(self.rules._asked("invariant"))
        except ERRORS:
            return False

    def _bounds(self) -> list[tuple[int, int]]:
        return [bound for kind in self._kinds.values() for bound in kind.bounds]

    def _every(self, call: Callable[[], float]) -> Iterator[Branch]:
        wanted: list[int] | None = []
        while wanted is not None:
            drawn: list[Drawn] = []
            self._inside["_below"] = _drawing(wanted, drawn)
            try:
                reward = call()
                after = self.meet(self._inside["_fields"])
                branch = Branch(tuple(drawn), after, reward)
            except ERRORS as error:
                branch = Branch(tuple(drawn), error=error)
            finally:
                del self._inside["_below"]
            wanted = self._following(drawn)
            yield branch

    def _following(self, drawn: Sequence[Drawn]) -> list[int] | None:
        """The numbers that are drawn first in the next branch; None after the last one."""
        left = [*drawn]
        while left:
            one = left.pop()
            if one.high < one.count:
                following = one.high
                if one.apart and one.count > self._most:
                    following = min(one.low + one.count // int(self._most), one.count - 1)
                return [*(before.low for before in left), following]
        return None


def _drawing(wanted: Sequence[int], drawn: list[Drawn]) -> Callable[..., int]:
    """What draws these numbers first, and then the least; what it draws is added."""

    def below(count: int, ends: Sequence[int] = ()) -> int:
        low = wanted[len(drawn)] if len(drawn) < len(wanted) else 0
        high = ends[bisect.bisect(ends, low)] if ends else low + 1
        drawn.append(Drawn(count, low, high, not ends))
        return low

    return below
