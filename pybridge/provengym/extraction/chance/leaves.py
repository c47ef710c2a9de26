"""All outcomes of a call, by falling probability."""

from __future__ import annotations

import functools
import heapq
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Generic, TypeVar

from provengym.data.errors import told
from provengym.extraction.chance.order import Interval
from provengym.extraction.chance.run import CallRun, Escape, Pick, Reached, Script, quotient

T = TypeVar("T")

MANY = "one call has more outcomes than are explored"
SPENT = "the budget ended"
A_TAIL = "the tail of "
"""The beginning of reasons that lie in the probabilities alone."""
TAIL = f"{A_TAIL}one call with endlessly many outcomes, or very many"
"""Reasons why outcomes of a call are not known."""
_FEW, _NEGLIGIBLE = 2_000, 2.0**-60
"""The number of runs from which on no further ones are made for so little probability."""


@dataclass(frozen=True, kw_only=True)
class CallLimits:
    """The limits within which the outcomes of one call are explored; the rest is unknown."""

    draws: int = 200
    """Draws in one run."""
    leaves: int = 5_000
    """Runs."""
    branches: int = 4_096
    """Outcomes of one draw that matter."""


@dataclass(frozen=True)
class Leaf(Generic[T]):
    """One way in which a call can go."""

    probability: Fraction
    result: T
    events: tuple[Pick | Interval, ...]
    """Its draws, with the intervals in which they have come to lie."""
    coins: tuple[tuple[str, Script, int], ...] = ()
    """Each choice that is no draw: what it is about, the branches taken before it, and the one
    taken there."""

    @property
    def intervals(self) -> tuple[tuple[int, int], ...]:
        """``(low, high)`` of each draw that is known to lie in an interval, see `Interval`."""
        return tuple((e.low, e.high) for e in self.events if isinstance(e, Interval))

    @property
    def draws(self) -> tuple[int, ...]:
        """Equal for leaves whose draws have as many outcomes, in the same order."""
        return tuple(e.size if isinstance(e, Interval) else e.branches for e in self.events)

    @property
    def has_intervals(self) -> bool:
        """True if there is more than one ordinary number for some draw."""
        return any(type(e) is Interval and e.high - e.low > 1 for e in self.events)


@dataclass
class CallLeaves(Generic[T]):
    """The outcomes of a call, and the probability of those that are unknown."""

    leaves: list[Leaf[T]] = field(default_factory=list)
    unknown: Fraction = Fraction(0)
    """The probability of what was not explored, or cannot be followed."""
    reasons: Counter[str] = field(default_factory=Counter)
    """The reasons for that, and how often each came."""
    assumptions: set[str] = field(default_factory=set)
    followed: bool = False
    """True if integers were decided where they were compared, see `CallRun`."""


@dataclass(frozen=True)
class Replayed(Generic[T]):
    """The result of a call with ordinary numbers for its draws."""

    result: T | None
    reason: str
    """The reason why it is not what a leaf did; empty where there is a result."""


def enumerate_call(
    call: Callable[[], T],
    *,
    limits: CallLimits,
    accept: Callable[[T], str | None] = lambda result: None,
    is_late: Callable[[], bool] = lambda: False,
    origins: dict[object, set[object]] | None = None,
    follows: bool = False,
) -> CallLeaves[T]:
    """Every way in which a call can go, with its exact probability.

    Args:
        call: Puts its state back itself, and then makes the call; what it raises is passed on.
        limits: The limits of the exploration.
        accept: Tells why a result cannot be used, or None; it is called within the run, so that a
            draw that it finds is none of another run.
        is_late: Tells whether no further run may begin.
        origins: For each seed, the generators made of it that have drawn; one for all calls of a
            model, since two that draw in different calls are not independent either.
        follows: As of `CallRun`.
    """
    found: CallLeaves[T] = CallLeaves()
    origins = {} if origins is None else origins
    queue: list[tuple[_Rank, int, Fraction, Script]] = [(_rank(1, 1), 0, Fraction(1), ())]
    runs, why_left = 0, SPENT
    while queue and runs < limits.leaves and not is_late():
        if runs >= _FEW and -queue[0][0][0] * len(queue) < _NEGLIGIBLE:
            why_left = TAIL
            break
        _, _, mass, script = heapq.heappop(queue)
        run = CallRun(
            script,
            probability=mass,
            draws=limits.draws,
            branches=limits.branches,
            origins=origins,
            follows=follows,
        )
        runs += 1
        result, why = made(run, call, accept)
        for number, (probability, other) in enumerate(run.pending):
            rank = _rank(*probability.as_integer_ratio())
            heapq.heappush(queue, (rank, runs * limits.branches + number, probability, other))
        found.assumptions |= run.assumptions
        found.followed |= run.followed
        if result is None:
            found.unknown += run.probability
            found.reasons[why] += 1
        else:
            script = run.script if run.indifferent else ()
            coins = tuple((name, script[:at], script[at][0]) for at, name in run.indifferent)
            found.leaves.append(Leaf(run.probability, result[0], tuple(run.events), coins))
    if queue:
        found.unknown += sum(probability for _, _, probability, _ in queue)
        found.reasons[MANY if runs == limits.leaves else why_left] += len(queue)
    return found


_Rank = tuple[float, Fraction]


@functools.lru_cache(maxsize=4096)
def _rank(numerator: int, denominator: int) -> _Rank:
    """Orders fractions from the largest on: by floats, and exactly where these are equal."""
    return -(numerator / denominator), quotient(-numerator, denominator)


def replay(call: Callable[[], T], leaf: Leaf[T], side: int) -> Replayed[T]:
    """Make a call with ordinary numbers for the draws of a leaf.

    Args:
        call: As in `enumerate_call`.
        leaf: The leaf.
        side: The end of its interval at which each number is: 0 the lower, 1 the upper.
    """
    run = CallRun(events=leaf.events, side=side)
    result, why = made(run, call, lambda result: None)
    return Replayed(None, why) if result is None else Replayed(result[0], "")


def made(
    run: CallRun, call: Callable[[], T], accept: Callable[[T], str | None]
) -> tuple[tuple[T] | None, str]:
    """Make one run: its result, or why it cannot be used; neither where it has stopped at a
    choice."""
    try:
        with run:
            result = call()
            run.finish()
            refused = None if run.marks else accept(result)
    except Escape as escape:
        return None, run.marks[0] if run.marks else told(escape)
    except Reached:
        return None, run.marks[0] if run.marks else ""
    except BaseException as error:
        if not run.marks or isinstance(error, KeyboardInterrupt):
            raise
        # An error that comes of what cannot be followed is none of the target's.
    if run.marks:
        return None, run.marks[0]
    return ((result,), "") if not refused else (None, refused)
