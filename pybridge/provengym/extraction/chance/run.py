"""One run of one call, in which a script says how its draws come out.

A call is run again and again.  Where a run has several ways to go on, it takes one, and the others
are kept in `CallRun.pending` as scripts for other runs, each with its probability.
"""

from __future__ import annotations

import functools
import itertools
import sys
from collections import deque
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal, NamedTuple, NoReturn

from provengym.extraction.chance.order import Base, Interval

Script = tuple[tuple[int, int], ...]
"""The branch that each choice of a run takes, and the number of its branches."""

Mode = Literal["symbolic", "replay"]


class Escape(BaseException):
    """A draw is used in a way that cannot be followed.  No `Exception`, so that an environment's
    own handlers let it pass; where one does not, the run is marked all the same."""


class Reached(BaseException):
    """A run has come to the first choice after its script, and is to stop there."""


@dataclass(frozen=True)
class Choice:
    """A choice at which a run has stopped."""

    weights: tuple[int | Fraction, ...]
    script: Script
    """The branches that were taken on the way."""
    key: Hashable
    """Equal for choices after which everything goes on alike; as the run's `halt` says."""


class Pick(NamedTuple):
    """A draw that was decided at once."""

    branches: int
    taken: int


class CallRun:
    """One run of a call.

    Args:
        script: The branches to take first.
        probability: The probability of those together, as the run knew it that left them.
        draws: The most draws and choices, together.
        branches: The most branches of one choice.
        events: The draws of an earlier run, which are drawn again as ordinary numbers; None for a
            run whose draws are symbolic.
        side: The end of its interval at which a number is in a replay: 0 the lower, 1 the upper;
            see `Interval.ordinary`.
        origins: For each seed, the generators made of it that have drawn, in this run and in
            others of the same model.
        halt: The key of a choice; where it is given, the run stops at the first choice after its
            script.
        follows: True if integers with weights of their own are decided where they are compared,
            and not at once.
        constructs: True if a constructor is called, which may make generators of seeds of its own,
            and read files.
    """

    def __init__(
        self,
        script: Script = (),
        *,
        probability: Fraction = Fraction(1),
        draws: int = 200,
        branches: int = 4096,
        events: Sequence[Pick | Interval] | None = None,
        side: int = 0,
        origins: dict[object, set[object]] | None = None,
        halt: Callable[[], Hashable] | None = None,
        constructs: bool = False,
        follows: bool = False,
    ) -> None:
        self.constructs, self._follows = constructs, follows
        self.followed = False
        """True if such an integer was not decided at once."""
        self.mode: Mode = "symbolic" if events is None else "replay"
        self.side = side
        self.marks: list[str] = []
        """The reasons why nothing that the run did can be relied on; none is ever taken away."""
        self.pending: list[tuple[Fraction, Script]] = []
        """The branches that were not taken, with their probabilities."""
        self.events: list[Pick | Interval] = []
        """The draws so far."""
        self.assumptions: set[str] = set()
        """Assumptions on which the probabilities rest beside NumPy's algorithms."""
        self.origins: dict[object, set[object]] = {} if origins is None else origins
        self.drawn: set[object] = set()
        """The generators that have drawn in this run."""
        self.token = object()
        """An object of this run alone, which its draws have."""
        self._made: dict[object, int] = {}
        # Two quotients: the probability, and that of the script as far as it has come.
        self._share: int | Fraction
        self._of: int | Fraction
        self._share, self._of = probability.as_integer_ratio()
        self._before: int | Fraction = 1
        self._before_of: int | Fraction = 1
        self._script = script
        self._taken: list[tuple[int, int]] = []
        self.indifferent: list[tuple[int, str]] = []
        """The numbers of those choices which are no draws, and what each is about, see `either`."""
        self._most_draws, self.most_branches = draws, branches
        self._to_replay = deque(events or ())
        self._halt = halt
        self._outer: CallRun | None = None
        self.reached: Choice | None = None
        """The choice at which the run has stopped."""

    def __enter__(self) -> CallRun:
        """Within, `current` is this run."""
        global _current
        self._outer, _current = _current, self
        return self

    def __exit__(self, *_: object) -> None:
        global _current
        _current = self._outer

    @property
    def script(self) -> Script:
        """The branches that were taken."""
        return tuple(self._taken)

    @property
    def probability(self) -> Fraction:
        """The probability of the script, and of the branches taken after it."""
        return quotient(self._share, self._of)

    def mark(self, why: str) -> NoReturn:
        """Say that what the run does from here on cannot be followed.

        Raises:
            Escape: Always.
        """
        self.marks.append(why)
        raise Escape(why)

    def require(self, holds: bool, why: str) -> None:
        """`mark` unless something holds."""
        if not holds:
            self.mark(why)

    def check(self) -> None:
        """Go no further once there is a mark, even where a handler of the target's took it for
        an error.

        Raises:
            Escape: There is one.
            Reached: The run has stopped.
        """
        if self.marks:
            raise Escape(self.marks[0])
        if self.reached is not None:
            raise Reached

    def choose(self, weights: Sequence[int | Fraction]) -> int:
        """Take one of several branches with these weights; the first visit takes a likeliest.

        Raises:
            Escape: There are too many, or the same script has met another choice.
            Reached: The run is to stop here.
        """
        self.check()
        return self._choose(weights)

    def _choose(self, weights: Sequence[int | Fraction]) -> int:
        at, many = len(self._taken), len(weights)
        if self.mode != "symbolic":
            self.mark("a draw was used after its call")
        if len(self.events) + at >= 2 * self._most_draws:
            self.mark("too many draws in one call")
        if many > self.most_branches:
            self.mark(f"a draw with {many} outcomes that matter")
        total = sum(weights)
        if at < len(self._script):
            taken, there_were = self._script[at]
            # Products of integers take a tenth of the time that those of fractions take.
            self._before *= weights[taken] if taken < many else 0
            self._before_of *= total
            is_last = at + 1 == len(self._script)
            is_same = there_were == many and (
                not is_last or self._before * self._of == self._share * self._before_of
            )
            if not is_same:
                self.mark("the same draws led to another choice")
        elif self._halt is not None:
            key = self._halt() if self._is_decided() else object()
            self.reached = Choice(tuple(weights), tuple(self._taken), key)
            raise Reached
        else:
            largest = max(weights)
            likeliest = [k for k, weight in enumerate(weights) if weight == largest]
            taken = likeliest[at % len(likeliest)]  # not the first each time: it may be a loop
            share, of, before = self._share, self._of * total, tuple(self._taken)
            self.pending += [
                (quotient(share * weight, of), (*before, (k, many)))
                for k, weight in enumerate(weights)
                if k != taken and weight
            ]
            self._share, self._of = share * weights[taken], of
        self._taken.append((taken, many))
        return taken

    def either(self, name: str) -> bool:
        """A truth value about something with this name, which may be either, as if a coin were
        tossed; who asks must see that the outcomes are the same for both."""
        self.require(self._halt is None, "a hidden value decides how a call goes on")
        self.check()
        self.indifferent.append((len(self._taken), name))
        return bool(self._choose((1, 1)))

    def pick(self, weights: Sequence[int | Fraction]) -> int:
        """An index with these weights, decided at once."""
        self.check()
        if self.mode == "replay":
            event = self._replayed()
            if not (type(event) is Pick and event.branches == len(weights)):
                self.mark("ordinary numbers in the place of the draws led to other draws")
            return event.taken
        taken = 0 if len(weights) == 1 else self._choose(weights)
        self._add(Pick(len(weights), taken))
        return taken

    def follows_integers(self) -> bool:
        """Return whether the next integer with weights of its own is to be an interval."""
        if self.mode == "replay":
            return bool(self._to_replay) and isinstance(self._to_replay[0], Interval)
        self.followed |= self._follows
        return self._follows

    def interval(self, size: int, base: Base, first: int = 0) -> Interval | int:
        """A new interval for ``base(k)``, `k` uniform in ``range(first, first + size)``; in a
        replay, `k` itself."""
        self.check()
        if self.mode == "replay":
            event = self._replayed()
            if not (isinstance(event, Interval) and (event.size, event.first) == (size, first)):
                self.mark("ordinary numbers in the place of the draws led to other draws")
            return event.ordinary(self.side)
        interval = Interval(base, size, self.token, first)
        self._add(interval)
        return interval

    def drew(self, generator: object, origin: object) -> None:
        """Note that a generator draws; two of one seed are not independent.

        Args:
            generator: Its number, as `number_of_generator` has it.
            origin: The seed that it was given; None where that is of no matter.
        """
        if generator in self.drawn:
            return
        self.drawn.add(generator)
        if origin is not None:
            generators = self.origins.setdefault(origin, set())
            generators.add(generator)
            self.require(len(generators) == 1, "two generators made of one seed draw")

    def made(self, where: object) -> int:
        """Note a generator made at a place, and return how many this run has made there before."""
        before = self._made.get(where, 0)
        self._made[where] = before + 1
        return before

    def finish(self) -> None:
        """Say that the call has returned; in a replay, what was not drawn again is a mark."""
        if self._to_replay:
            self.marks.append("ordinary numbers in the place of the draws drew less")
        if len(self._taken) < len(self._script):
            self.marks.append("the same script met fewer choices")

    def _is_decided(self) -> bool:
        """Return whether no draw so far is an interval that later comparisons may split."""
        return not any(isinstance(e, Interval) and e.high - e.low > 1 for e in self.events)

    def _add(self, event: Pick | Interval) -> None:
        if len(self.events) >= self._most_draws:
            self.mark("too many draws in one call")
        self.events.append(event)

    def _replayed(self) -> Pick | Interval:
        if not self._to_replay:
            self.mark("ordinary numbers in the place of the draws drew more")
        return self._to_replay.popleft()


_current: CallRun | None = None


@functools.lru_cache(maxsize=4096)
def quotient(numerator: int | Fraction, denominator: int | Fraction) -> Fraction:
    """Kept, for the same come again and again, and one object is compared with itself at once."""
    return Fraction(numerator, denominator)


def current() -> CallRun | None:
    """The run that goes on now, None between calls."""
    return _current


def mark_if_running(why: str) -> None:
    """`CallRun.mark`, where a run goes on.

    Raises:
        Escape: One does.
    """
    if _current is not None:
        _current.mark(why)


_numbers = itertools.count()


def number_of_generator() -> object:
    """Return a number for the generator that is made now.

    Within a run, it is told by the line of the target's that makes it, so that it is the same one
    when the run is made again, and two made of one seed in two calls are two.
    """
    run = current()
    if run is None:
        return next(_numbers)
    frame = sys._getframe(1)
    while frame.f_back is not None and frame.f_globals.get("__name__", "").startswith(_OURS):
        frame = frame.f_back
    where = frame.f_code.co_filename, frame.f_lineno
    return (*where, run.made(where))


_OURS = ("provengym.extraction.", "gymnasium.utils.seeding")
