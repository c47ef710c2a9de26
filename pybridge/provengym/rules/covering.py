"""Which lines of a class of rules were executed."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Iterator
from types import CodeType, FrameType, FunctionType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from provengym.spec import Environment

_RULES = ("start", "act", "over", "show", "legal", "invariant")


class Coverage:
    """The lines of the rules of a class, and of the methods and functions of its file that they
    call, and which of them were executed while it watched.

    Args:
        rules: The class.
    """

    def __init__(self, rules: type[Environment]) -> None:
        self._left = {code: _lines(code) for code in _codes(rules)}
        self.lines = sum(map(len, self._left.values()))
        """The number of lines."""
        self._codes = {inner for code in self._left for inner in _nested(code)}
        self._pairs: set[tuple[CodeType, int, int]] = set()
        self._is_new = False

    @property
    def covered(self) -> int:
        """The number of lines that were executed."""
        return self.lines - sum(map(len, self._left.values()))

    def is_new(self) -> bool:
        """Return whether two lines followed each other for the first time since it was asked."""
        found, self._is_new = self._is_new, False
        return found

    @contextlib.contextmanager
    def watching(self, *, pairs: bool = False) -> Iterator[None]:
        """Watch what is executed within, which takes its time: without `pairs` until all lines
        were.

        Args:
            pairs: True to watch which lines follow each other, too.
        """
        before = sys.gettrace()
        sys.settrace(self._called_for_pairs if pairs else self._called)
        try:
            yield
        finally:
            sys.settrace(before)

    def _called(self, frame: FrameType, event: str, arg: Any) -> Any:
        left = self._left.get(frame.f_code)
        if left:
            return self._line
        if left is not None and not any(self._left.values()):
            sys.settrace(None)
        return None

    def _line(self, frame: FrameType, event: str, arg: Any) -> Any:
        if event == "line":
            self._left[frame.f_code].discard(frame.f_lineno)
        return self._line

    def _called_for_pairs(self, frame: FrameType, event: str, arg: Any) -> Any:
        return self._following(frame.f_code) if frame.f_code in self._codes else None

    def _following(self, code: CodeType) -> Callable[[FrameType, str, Any], Any]:
        """What is told of the lines of a call."""
        before, left = 0, self._left.get(code, set())

        def line(frame: FrameType, event: str, arg: Any) -> Any:
            nonlocal before
            if event == "line":
                pair = code, before, frame.f_lineno
                before = frame.f_lineno
                if pair not in self._pairs:
                    self._pairs.add(pair)
                    self._is_new = True
                    left.discard(before)
            return line

        return line


def _codes(rules: type[Environment]) -> set[CodeType]:
    """The codes of rules, and of what they call in the same file."""
    found: set[CodeType] = set()
    waiting = [vars(rules)[name] for name in _RULES if name in vars(rules)]
    while waiting:
        function = waiting.pop()
        if function.__code__ in found:
            continue
        found.add(function.__code__)
        for code in _nested(function.__code__):
            for name in code.co_names:
                for known in (vars(rules), function.__globals__):
                    other = known.get(name)
                    if (
                        isinstance(other, FunctionType)
                        and other.__code__.co_filename == function.__code__.co_filename
                    ):
                        waiting.append(other)
    return found


def _nested(code: CodeType) -> Iterator[CodeType]:
    """A code, and those of comprehensions in it."""
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _nested(constant)


def _lines(code: CodeType) -> set[int]:
    """The lines of a function, its head left out."""
    return {line for _, _, line in code.co_lines() if line} - {code.co_firstlineno}
