"""Events that a difference names: what the answers of one side to its actions show, or not.

`statistics.events` tests whether both sides show an event equally often.  Which are worth it is
guessed here, by the difference and by first pairs that are not used again.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np

from provengym.comparison.stepped import near
from provengym.statistics.pairs import MOST_VALUES, end_of, is_number, key_of, parts_of, text_of
from provengym.statistics.scores import farthest_apart, fitted

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from numpy.typing import NDArray

    from provengym.comparison.discrepancy import Discrepancy
    from provengym.models.stepped_model import Answer
    from provengym.statistics.scores import Fit

Answers = Sequence["Answer"]
"""The answers to a reset and actions, up to the end of the episode."""
Pair = tuple[Answers, Answers]
"""Those of the target, and of the reference, to the same actions after a reset with one seed."""
Score = Callable[[Answers], float | None]
"""A number of answers; None where the episode was over before."""


@dataclass(frozen=True)
class Event:
    """Something that the answers of a side show or do not show."""

    name: str
    side: int
    """The side that alone has shown it: 0 is the target, 1 the reference."""
    shows: Callable[[Answers], bool]
    is_value: bool = True
    """True if it is a value that was shown, and no range of values."""
    before: Answers = ()
    """The answers with which it begins, where it does."""

    def goes_on(self, number: int, answer: Answer) -> bool:
        """Return whether it may yet be shown after this answer to the call with this number."""
        return number >= len(self.before) or same(answer, self.before[number])


def same(one: Answer, other: Answer) -> bool:
    """Return whether two answers are equal."""
    return one.end == other.end and near(one.observation, other.observation, 0.0)


class Namer:
    """Names the events of a difference.

    Args:
        found: The difference.
        before: The answers before it, which are the same on both sides; None where they are not
            known.
        first: Pairs with the same actions and other seeds.
    """

    def __init__(self, found: Discrepancy, before: Answers | None, first: Sequence[Pair]) -> None:
        self._step, self._before, self._first = found.step, before, first
        self._width = 0
        """The number of numbers from which others are guessed."""
        self._part = found.kind if found.kind in ("reward", "observation") else "episode"
        self._tolerance = 0.0
        if self._part != "episode":
            self._tolerance = getattr(found.model, f"{self._part}_tolerance")
        self._values = tuple(self._in_words(side) for side in (found.got, found.expected))
        self._at = f"at step {self._step}" if self._step else "at the reset"

    @property
    def has_many_values(self) -> bool:
        """True if more kinds of value are shown at this step than are told apart one by one."""
        shown = [self._value(side) for pair in self._first for side in pair]
        kinds = {key_of(value) for value in (*self._values, *shown) if value is not None}
        return len(kinds) > MOST_VALUES

    def at_step(self) -> list[Event]:
        """The value that either side shows at this step; before these, of many values, ranges."""
        found = []
        if self.has_many_values:
            found = [*self._halves(), *self._residuals()] or self._bits()
        for side, value in enumerate(self._values):
            name = f"{self._told(value)} {self._at}"
            found.append(Event(name, side, partial(self._shows, value)))
        return found

    def after_the_same(self) -> list[Event]:
        """These values after exactly the same answers, where there are some that are known."""
        if not self._before:
            return []
        return [
            Event(
                f"{self._told(value)} {self._at} after the same answers as here",
                side,
                partial(self._shows_after, value),
                before=self._before,
            )
            for side, value in enumerate(self._values)
        ]

    def within(self, steps: int) -> Iterator[Event]:
        """These values at any of so many steps."""
        for side, value in enumerate(self._values):
            name = f"{self._told(value)} at one of the steps 1 to {steps}"
            yield Event(name, side, partial(self._shows_ever, value))

    def _in_words(self, side: Any) -> Any:
        if self._part != "episode":
            return side[self._part]
        return end_of(side["terminated"], side["truncated"])

    def _of(self, answer: Answer) -> Any:
        """Return the part of an answer that differs; None where a reset has no such part."""
        if self._part == "observation":
            return answer.observation
        if answer.end is None:
            return None
        return answer.end[0] if self._part == "reward" else end_of(*answer.end[1:])

    def _value(self, answers: Answers) -> Any:
        """Return that part of the answer to the step; None where the episode was over before."""
        return self._of(answers[self._step]) if len(answers) > self._step else None

    def _is(self, shown: Any, value: Any) -> bool:
        return shown is not None and near(shown, value, self._tolerance)

    def _shows(self, value: Any, answers: Answers) -> bool:
        return self._is(self._value(answers), value)

    def _shows_ever(self, value: Any, answers: Answers) -> bool:
        return any(self._is(self._of(answer), value) for answer in answers[1:])

    def _shows_after(self, value: Any, answers: Answers) -> bool:
        before = self._before or ()
        return self._shows(value, answers) and all(map(same, answers, before))

    def _halves(self) -> list[Event]:
        """A number is so large, or is not, where the first pairs differ most."""
        return _best(
            self._half(f"{name} of", self._number(name), self._first) for name in self._parts()
        )

    def _residuals(self) -> list[Event]:
        """A number is not what the answer before suggests.

        What it suggests is fitted to one half of the reference's first answers; the other half says
        from where on it is not that.
        """
        half = len(self._first) // 2
        found = []
        for name in self._parts() if self._step else ():
            number = self._number(name)
            rows = [(self._shown_by(side), number(side)) for _, side in self._first[:half]]
            known = [
                (row, value)
                for row, value in rows
                if row is not None and value is not None and np.isfinite(value)
            ]
            fit = fitted(*map(np.array, zip(*known, strict=True))) if known else None
            if fit is None:
                continue

            def score(answers: Answers, number: Score = number, fit: Fit = fit) -> float | None:
                row, value = self._shown_by(answers), number(answers)
                return None if row is None or value is None else abs(value - fit(row))

            about = f"{name} that is off its prediction from the answer before by"
            found.append(self._half(about, score, self._first[half:]))
        return _best(found)

    def _bits(self) -> list[Event]:
        """One half of all values, in which one of the two is and the other is not."""
        one, other = (_digest(value) for value in self._values)
        bit = (one ^ other) & -(one ^ other)
        if not bit:
            return []

        def shows(answers: Answers) -> bool:
            value = self._value(answers)
            return value is not None and _digest(value) & bit == one & bit

        name = f"{self._part} in that half of all values, by a hash, that this one of the target's"
        return [Event(f"{name} is in, {self._at}", 0, shows, is_value=False)]

    def _parts(self) -> list[str]:
        """The numbers in which the two values differ."""
        one, other = (dict(self._numbers(value)) for value in self._values)
        return [name for name in one if name in other and one[name] != other[name]]

    def _numbers(self, value: Any) -> list[tuple[str, Any]]:
        parts = parts_of(value) if self._part == "observation" else [(self._part, value)]
        return [(name, number) for name, number in parts if is_number(number)]

    def _number(self, name: str) -> Score:
        def of(answers: Answers) -> float | None:
            value = self._value(answers)
            number = None if value is None else dict(self._numbers(value)).get(name)
            return None if number is None else float(number)

        return of

    def _shown_by(self, answers: Answers) -> NDArray[np.float64] | None:
        """The numbers of the observation before, and of this one where it is the reward that
        differs; None where they are not as many as on the other side, or not finite."""
        if len(answers) <= self._step:
            return None
        last = self._step + (self._part == "reward")
        shown = [parts_of(answer.observation) for answer in answers[self._step - 1 : last]]
        row = np.array([float(x) for parts in shown for _, x in parts if is_number(x)])
        self._width = self._width or len(row)
        return row if len(row) == self._width and np.isfinite(row).all() else None

    def _half(self, about: str, score: Score, pairs: Sequence[Pair]) -> tuple[float, Event] | None:
        """Return how often the best threshold of a score tells the sides apart, and the event that
        the score reaches it."""
        sides = [[x for pair in pairs if (x := score(pair[k])) is not None] for k in (0, 1)]
        if not all(sides):
            return None
        least, gap = farthest_apart(*map(np.array, sides))
        side = 0 if gap > 0 else 1

        def shows(answers: Answers) -> bool:
            number = score(answers)
            return number is not None and number >= least

        event = Event(f"{about} {least:.4g} or more {self._at}", side, shows, is_value=False)
        return abs(gap), event

    def _told(self, value: Any) -> str:
        return f"{self._part} {text_of(value)}"


def _best(found: Iterable[tuple[float, Event] | None]) -> list[Event]:
    """The event that tells the sides apart most often, if any does."""
    known = [one for one in found if one is not None]
    return [max(known, key=lambda one: one[0])[1]] if known else []


def _digest(value: Any) -> int:
    return int.from_bytes(hashlib.sha256(str(key_of(value)).encode()).digest(), "big")
