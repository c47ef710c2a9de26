"""What a class of rules raises where requirements fail, as stories beside what is open.

A state that an episode reaches shows a fault of the class; one that the invariant allows and no
episode reaches is a counterexample to induction: the invariant says too little.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from types import TracebackType
from typing import TYPE_CHECKING, Any, ClassVar

from provengym.data.errors import one_line
from provengym.data.reading import Fields

if TYPE_CHECKING:
    from provengym.spec import Environment

_RULES = ("start", "act", "over", "show", "legal", "invariant")
_LINE = re.compile(r"line (\d+): ")
_OPERATIONS = re.compile(r"that every operation of (\w+) has a value")
_SAYS = {
    "invariant hold": "invariant does not hold",
    "no start is over": "cannot start where it is over",
    "some action is legal": "offers no action",
}
"""Parts of what is open, of no line, and of what the class raises where it fails."""
_LONGEST = 400
"""The most characters of what is told of a failure."""


@dataclass(frozen=True)
class Failure:
    """What a class raises.

    Attributes:
        rule: The rule that raises; empty where it is the check of what a rule did.
        line: Its line, of the innermost call in the file of the class; 0 for that check.
        error: The message.
        where: The start, or the step with its action, the state and what is drawn.
        reached: One of `REACHED`, `NOT_FOUND` and `UNREACHABLE`.
    """

    REACHED: ClassVar[str] = "an episode reaches the state"
    NOT_FOUND: ClassVar[str] = "no episode that was tried reaches the state"
    UNREACHABLE: ClassVar[str] = "no episode reaches the state"

    rule: str
    line: int
    error: str
    where: str
    reached: str

    @property
    def key(self) -> tuple[Any, ...]:
        """What it shares with failures of which one is told."""
        kind = self.error.split(" ", 1)[0] if self.line else self.error[:40]
        return self.line, self.rule, kind, self.reached == self.REACHED

    @property
    def is_of_induction(self) -> bool:
        """True for a counterexample to induction."""
        return self.reached != self.REACHED

    def __str__(self) -> str:
        told = f"{self.where} raises {self.error}"
        if not self.is_of_induction:
            return told
        return f"{told}; {self.reached}, which the invariant allows: strengthen the invariant"

    def to_dict(self) -> dict[str, Any]:
        """Return all of it as values of JSON."""
        return asdict(self)

    @classmethod
    def from_dict(cls, told: object) -> Failure:
        """Return what `to_dict` told of.

        Raises:
            ValueError: It told of something else.
        """
        fields = Fields(told, "what the class raises")
        found = cls(
            rule=fields.choice("rule", ("", *_RULES)),
            line=fields.integer("line", low=0, high=10**6),
            error=one_line(fields.text("error", _LONGEST), None),
            where=one_line(fields.text("where", _LONGEST), None),
            reached=fields.choice("reached", (cls.REACHED, cls.NOT_FOUND, cls.UNREACHABLE)),
        )
        fields.end()
        return found


def failure_of(rules: type[Environment], error: Exception, where: str, reached: str) -> Failure:
    """What a class raised, with its place in the file of the class.

    Args:
        rules: The class.
        error: What it raised.
        where: The state and the action, in words.
        reached: What is known of how the state is reached.
    """
    file = vars(rules)["act"].__code__.co_filename
    rule, line = "", 0
    for name, number in _calls(error.__traceback__, file):
        rule, line = rule or (name if name in _RULES else ""), number
    told = f"{type(error).__name__}: {error}"
    return Failure(rule, line, one_line(told, _LONGEST), one_line(where, _LONGEST), reached)


def _calls(trace: TracebackType | None, file: str) -> Iterable[tuple[str, int]]:
    """The functions of a file that were called when something was raised, with their lines."""
    while trace is not None:
        code = trace.tb_frame.f_code
        if code.co_filename == file:
            yield code.co_name, trace.tb_lineno
        trace = trace.tb_next


def stories(open_: Sequence[str], failures: Sequence[Failure] | None) -> list[str]:
    """What is open, each with a state and an action where it fails, if one was found, and what else
    the class raises.

    Args:
        open_: What is not shown, a sentence each.
        failures: What the class raised when states were tried; None where none were.
    """
    if failures is None:
        return [*open_]
    left, told = [*failures], []
    for sentence in open_:
        found = next((one for one in left if _is_of(sentence, one)), None)
        if found is None:
            told.append(f"{sentence}: no state was found where it fails")
        else:
            left = [one for one in left if not _is_of(sentence, one)]
            told.append(f"{sentence}: {found}")
    return [*told, *(f"the class raises: {one}" for one in left)]


def _is_of(sentence: str, failure: Failure) -> bool:
    """Return whether a failure shows that what a sentence says is not so."""
    if line := _LINE.match(sentence):
        return failure.line == int(line[1])
    if rule := _OPERATIONS.match(sentence):
        return failure.rule == rule[1]
    return any(key in sentence and part in failure.error for key, part in _SAYS.items())
