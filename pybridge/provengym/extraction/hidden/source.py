"""Source of a program, beside the code that runs."""

from __future__ import annotations

import ast
import builtins
import functools
import inspect
import linecache
import operator
import sys
from collections.abc import Callable, Iterator
from types import CodeType, FrameType
from typing import Any, NamedTuple

_OPERATIONS: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("lt", "gt"),
    ast.LtE: ("le", "ge"),
    ast.Gt: ("gt", "lt"),
    ast.GtE: ("ge", "le"),
    ast.Eq: ("eq", "eq"),
    ast.NotEq: ("ne", "ne"),
}
"""Comparisons of a length with a number, and of a number with a length."""
_ARITHMETIC: dict[type[ast.operator], Callable[[Any, Any], Any]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
}
Position = tuple[int | None, ...]
"""The first and the last line, and the first column and that behind the last."""


class Source:
    """The source of a file, from which code is compiled.

    Args:
        file: The name of the file.

    Raises:
        SyntaxError: It is no source of Python.
        ValueError: It holds what no source may.
    """

    def __init__(self, file: str) -> None:
        self.tree = ast.parse("".join(linecache.getlines(file)))
        self.codes = frozenset(_codes_in(compile(self.tree, file, "exec", dont_inherit=True)))
        """All code in it, equal to what runs as long as the file is as it was."""

    @functools.cached_property
    def lengths(self) -> dict[Position, tuple[str, ast.expr]]:
        """The places of calls of `len` that are compared with a number and have no other use, the
        comparison and the expression of the number."""
        found = dict[Position, tuple[str, ast.expr]]()
        for node in ast.walk(self.tree):
            if not isinstance(node, ast.Compare) or len(node.ops) > 1:
                continue
            sides = node.left, node.comparators[0]
            names = _OPERATIONS.get(type(node.ops[0]), ())
            for name, call, other in zip(names, sides, sides[::-1], strict=False):
                if isinstance(call, ast.Call) and ast.unparse(call.func) == "len":
                    at = call.lineno, call.end_lineno, call.col_offset, call.end_col_offset
                    found[at] = name, other
        return found


@functools.lru_cache(maxsize=64)
def source_of(file: str) -> Source | None:
    """The source of a file; None where it cannot be read."""
    try:
        return Source(file)
    except (SyntaxError, ValueError):
        return None


def _codes_in(code: CodeType) -> Iterator[CodeType]:
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _codes_in(constant)


@functools.lru_cache(maxsize=4096)
def positions(code: CodeType) -> tuple[Position, ...]:
    """The place in the source of each instruction of a code; none before Python 3.11, which does
    not tell the columns of what it runs."""
    return tuple(code.co_positions()) if sys.version_info >= (3, 11) else ()


class Comparison(NamedTuple):
    """A comparison of a length with a number."""

    compare: Callable[[Any, Any], bool]
    number: Any

    def length_for(self, answer: object) -> int | None:
        """Return a length for which it comes out as an answer; None where there is none."""
        near = int(self.number)
        lengths = (0, *(one for one in range(near - 1, near + 2) if one > 0))
        return next((one for one in lengths if self.compare(one, self.number) == answer), None)


def compared_length(frame: FrameType) -> Comparison | None:
    """The comparison in which a frame's code uses the length that it asks for now; None where it
    may use it in another way, or compares it with what is not at hand."""
    code = frame.f_code
    source, places = source_of(code.co_filename), positions(code)
    if source is None or not places or code not in source.codes:
        return None
    found = source.lengths.get(places[frame.f_lasti // 2])
    if found is None or _value(ast.Name("len"), frame) is not builtins.len:
        return None
    name, expression = found
    number = _value(expression, frame)
    if type(number) not in (int, float) or not abs(number) < sys.maxsize:
        return None
    return Comparison(getattr(operator, name), number)


def _value(expression: ast.expr, frame: FrameType) -> Any:
    """The value of a constant, a name, an attribute that is a plain one, or of a sum, difference or
    product of two numbers; None for all others, so that nothing runs."""
    if isinstance(expression, ast.Constant):
        return expression.value
    if isinstance(expression, ast.Name):
        for names in (frame.f_locals, frame.f_globals, frame.f_builtins):
            if expression.id in names:
                return names[expression.id]
    elif isinstance(expression, ast.Attribute):
        return inspect.getattr_static(_value(expression.value, frame), expression.attr, None)
    elif isinstance(expression, ast.BinOp) and type(expression.op) in _ARITHMETIC:
        sides = [_value(side, frame) for side in (expression.left, expression.right)]
        if {type(side) for side in sides} <= {int, float}:
            return _ARITHMETIC[type(expression.op)](*sides)
    return None
