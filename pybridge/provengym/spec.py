"""The rules of an environment, written once as a class.

A class of rules declares the fields of a state, their ranges and its parameters as annotations, and
says in five methods how an episode starts, what an action does, when it is over and what is seen.
It is a Gymnasium environment as it stands.

>>> import enum
>>> from typing import Annotated
>>> from provengym.spec import Environment, Parameter, Range
>>> class Way(enum.Enum):
...     LEFT = 0
...     RIGHT = 1
>>> class Corridor(Environment):
...     length: Annotated[int, Parameter(2, 1000)] = 10
...     cell: Annotated[int, Range(0, "length - 1")]
...
...     def start(self) -> None:
...         self.cell = 0
...
...     def act(self, action: Way) -> int:
...         if action is Way.RIGHT:
...             self.cell += 1
...         elif self.cell > 0:
...             self.cell -= 1
...         return -1
...
...     def over(self) -> bool:
...         return self.cell == self.length - 1
>>> env = Corridor(length=3)
>>> env.observation_space, env.action_space
(Discrete(3), Discrete(2))
>>> env.reset(seed=7)
(np.int64(0), {})
>>> env.step(1)
(np.int64(1), -1.0, False, False, {})
"""

from __future__ import annotations

import ast
import bisect
import builtins
import enum
import importlib
import inspect
import itertools
import linecache
import operator
import os
import sys
import types
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from fractions import Fraction
from numbers import Rational
from typing import Annotated, Any, ClassVar, NoReturn, get_args, get_origin

import gymnasium
import numpy as np
from gymnasium import spaces

__all__ = ["Cells", "Environment", "Of", "Parameter", "Range"]

_WORDS = 1 << 64
LARGEST_CHOICE = 2**32 - 1
"""The largest number of values among which `Environment.draw` draws."""
LARGEST_TOTAL = 2**63
"""The largest total of the weights of `Environment.choose`."""
_LARGEST = 2**62 - 1
"""The largest end of a range, so that the number of its values has 64 bits."""

# Declarations.  None equals another one: of annotations that are equal, as those with Range(0, 1)
# and with Range(False, 1) would be, Python keeps one.


@dataclass(frozen=True, eq=False)
class Range:
    """The range of an integer, both ends included: a field, an action or part of an observation.

    Each end is an integer, or an expression over the parameters such as ``"length - 1"``, of
    integers, names, ``+ - * // %``, ``min`` and ``max``.
    """

    low: int | str
    high: int | str


@dataclass(frozen=True, eq=False)
class Parameter:
    """The range of a parameter, both ends included; of a bool none is given.

    Each end is an integer or an expression over the parameters that are declared before it.
    """

    low: int | str | None = None
    high: int | str | None = None


@dataclass(frozen=True, eq=False)
class Of:
    """The form of `Cells`: how many values a cell has, counted from 0, and how many cells there
    are.  The first may be an expression over the parameters."""

    values: int | str
    length: int


class Cells:
    """A row of integers whose length is fixed, each between 0 and a number that its declaration
    gives.  It is indexed from 0 on, and a field keeps a copy of what is assigned to it.

    >>> from provengym.spec import Cells
    >>> row = Cells([0, 2, 1])
    >>> row[1], len(row), list(row), 1 in row
    (2, 3, [0, 2, 1], True)
    """

    __slots__ = ("_gate", "_name", "_values")

    def __init__(self, values: Iterable[int]) -> None:
        self._values = [operator.index(value) for value in values]
        self._name = ""
        self._gate: _Gate | None = None

    def __getitem__(self, index: int) -> int:
        return self._values[self._place(index)]

    def __setitem__(self, index: int, value: int) -> None:
        place = self._place(index)
        if self._gate is not None:
            kind = self._gate.writes(self._name)
            value = kind.cell.read(f"{self._name}[{place}]", value)
        self._values[place] = operator.index(value)

    def __len__(self) -> int:
        return len(self._values)

    def __iter__(self) -> Iterator[int]:
        return iter(self._values)

    def __contains__(self, value: object) -> bool:
        return value in self._values

    def __eq__(self, other: object) -> bool:
        if isinstance(other, (list, tuple, np.ndarray)):
            kind = "an array" if isinstance(other, np.ndarray) else f"a {type(other).__name__}"
            raise TypeError(
                f"{self._name or 'a row of cells'} is compared with {kind}: write `Cells(...)` "
                "around it, or compare the cells one by one"
            )
        return self._values == list(other) if isinstance(other, Cells) else NotImplemented

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Cells({self._values})"

    def __reduce__(self) -> tuple[type[Cells], tuple[list[int]]]:
        return Cells, (self._values,)  # a copy is no field's

    def count(self, value: int) -> int:
        """The number of cells with a value."""
        return self._values.count(value)

    def _place(self, index: int) -> int:
        name = self._name or "a row of cells"
        if isinstance(index, slice):
            raise TypeError(
                f"{name} has no slices: write `row[i]` in a loop or a comprehension over the places"
            )
        place = operator.index(index)
        if not 0 <= place < len(self._values):
            raise IndexError(
                f"the index of {name} must be between 0 and {len(self._values) - 1}, got {place}"
            )
        return place


# Ranges.

_OPERATORS: dict[type[ast.AST], Callable[[int, int], int]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
}
_FUNCTIONS: dict[str, Callable[..., int]] = {"min": min, "max": max}


def _number(where: str, written: int | str | None, parameters: dict[str, Any]) -> int:
    """The value of an end of a range."""
    if isinstance(written, int) and not isinstance(written, bool):
        return written
    if not isinstance(written, str):
        raise TypeError(f"{where} must be an integer or an expression, got {written!r}")

    def value(node: ast.AST) -> int:
        match node:
            case ast.Constant(value=int(number)) if not isinstance(number, bool):
                return number
            case ast.Name(id=name) if name in parameters:
                return int(parameters[name])
            case ast.UnaryOp(op=ast.USub(), operand=operand):
                return -value(operand)
            case ast.BinOp(left=left, op=op, right=right) if type(op) in _OPERATORS:
                return _OPERATORS[type(op)](value(left), value(right))
            case ast.Call(func=ast.Name(id=name), args=[_, _, *_] as args, keywords=[]) if (
                name in _FUNCTIONS
            ):
                return _FUNCTIONS[name](*map(value, args))
        accepted = ", ".join(parameters) or "none"
        raise TypeError(
            f"{where} must be made of integers, parameters ({accepted}), + - * // %, min and max, "
            f"got {written!r}"
        )

    try:
        return value(ast.parse(written.strip(), mode="eval").body)
    except SyntaxError:
        raise TypeError(f"{where} must be an expression, got {written!r}") from None
    except ZeroDivisionError:
        raise ValueError(f"{where} divides by zero: {written!r}") from None


@dataclass(frozen=True)
class _Integers:
    """The integers of a range."""

    low: int
    high: int

    def __len__(self) -> int:
        return self.high - self.low + 1

    def read(self, name: str, value: object) -> int:
        try:
            number = operator.index(value)  # type: ignore[arg-type]
        except TypeError:
            raise TypeError(f"{name} must be an integer, got {value!r}") from None
        if not self.low <= number <= self.high:
            raise ValueError(f"{name} must be between {self.low} and {self.high}, got {number}")
        return number

    def nth(self, place: int) -> int:
        return self.low + place

    def shown(self, value: int) -> list[int]:
        return [value]

    def meant(self, numbers: Sequence[int]) -> int:
        return numbers[0]

    @property
    def bounds(self) -> list[tuple[int, int]]:
        return [(self.low, self.high)]

    def __str__(self) -> str:
        return f"{self.low} to {self.high}"


@dataclass(frozen=True)
class _Truths:
    """False and True."""

    def __len__(self) -> int:
        return 2

    def read(self, name: str, value: object) -> bool:
        if not isinstance(value, (bool, np.bool_)):
            raise TypeError(f"{name} must be True or False, got {value!r}")
        return bool(value)

    def nth(self, place: int) -> bool:
        return bool(place)

    def shown(self, value: bool) -> list[int]:
        return [int(value)]

    def meant(self, numbers: Sequence[int]) -> bool:
        return bool(numbers[0])

    bounds = ((0, 1),)

    def __str__(self) -> str:
        return "False or True"


@dataclass(frozen=True)
class _Members:
    """The members of an enumeration, which are numbered as they are written."""

    members: tuple[enum.Enum, ...]

    def __len__(self) -> int:
        return len(self.members)

    def read(self, name: str, value: object) -> enum.Enum:
        if not any(value is member for member in self.members):
            raise TypeError(f"{name} must be one of {self}, got {value!r}")
        return value  # type: ignore[return-value]

    def nth(self, place: int) -> enum.Enum:
        return self.members[place]

    def shown(self, value: enum.Enum) -> list[int]:
        return [self.members.index(value)]

    def meant(self, numbers: Sequence[int]) -> enum.Enum:
        return self.members[numbers[0]]

    @property
    def bounds(self) -> list[tuple[int, int]]:
        return [(0, len(self) - 1)]

    def __str__(self) -> str:
        return ", ".join(str(member) for member in self.members)


@dataclass(frozen=True)
class _Rows:
    """Rows of cells."""

    cell: _Integers
    length: int

    def read(self, name: str, value: object) -> Cells:
        if isinstance(value, (list, tuple, range, np.ndarray)):
            raise TypeError(f"{name} must be Cells, got {value!r}: write `Cells(...)` around it")
        if not isinstance(value, Cells):
            raise TypeError(f"{name} must be Cells, as in `Cells([0, 1])`, got {value!r}")
        if len(value) != self.length:
            raise ValueError(f"{name} must have {self.length} cells, got {len(value)}")
        return Cells(self.cell.read(f"{name}[{i}]", one) for i, one in enumerate(value))

    def shown(self, value: Cells) -> list[int]:
        return list(value)

    def meant(self, numbers: Sequence[int]) -> Cells:
        return Cells(numbers)

    @property
    def bounds(self) -> list[tuple[int, int]]:
        return [(self.cell.low, self.cell.high)] * self.length

    def __str__(self) -> str:
        return f"{self.length} cells of {self.cell}"


@dataclass(frozen=True)
class _Tuples:
    """Tuples of parts."""

    parts: tuple[Any, ...]

    def read(self, name: str, value: object) -> tuple[Any, ...]:
        if not isinstance(value, tuple) or len(value) != len(self.parts):
            raise TypeError(f"{name} must be a tuple of {len(self.parts)}, got {value!r}")
        return tuple(
            part.read(f"{name}[{i}]", one)
            for i, (part, one) in enumerate(zip(self.parts, value, strict=True))
        )

    def shown(self, value: tuple[Any, ...]) -> list[int]:
        return [
            number
            for part, one in zip(self.parts, value, strict=True)
            for number in part.shown(one)
        ]

    @property
    def bounds(self) -> list[tuple[int, int]]:
        return [bound for part in self.parts for bound in part.bounds]


def _kind(where: str, hint: Any, parameters: dict[str, Any]) -> Any:
    """The values that an annotation declares."""
    base, notes = hint, []
    if get_origin(hint) is Annotated:
        base, *notes = get_args(hint)
    if base is bool and not notes:
        return _Truths()
    if isinstance(base, enum.EnumMeta) and not notes and len(base):
        return _Members(tuple(base))
    if get_origin(base) is tuple and not notes and (args := get_args(base)) and ... not in args:
        return _Tuples(tuple(_kind(f"{where}[{i}]", a, parameters) for i, a in enumerate(args)))
    match notes:
        case [Range(low, high)] if base is int:
            return _integers(where, low, high, parameters)
        case [Of(values, length)] if base is Cells:
            count = _number(f"the values of {where}", values, parameters)
            cell = _integers(where, 0, count - 1, {})
            if isinstance(length, bool) or not isinstance(length, int) or length < 1:
                most = ": write the most that there can be" if isinstance(length, str) else ""
                raise TypeError(f"{where} must have a number of cells from 1, got {length!r}{most}")
            return _Rows(cell, length)
    raise TypeError(
        f"{where} must be Annotated[int, Range(low, high)], bool, an enumeration, "
        f"Annotated[Cells, Of(values, length)] or, where it is seen, a tuple of these, got "
        f"{inspect.formatannotation(hint)}"
    )


def _integers(where: str, low: Any, high: Any, parameters: dict[str, Any]) -> _Integers:
    least = _number(f"the low end of {where}", low, parameters)
    most = _number(f"the high end of {where}", high, parameters)
    if least > most:
        raise ValueError(f"{where} has no values: its range is {least} to {most}")
    if not -_LARGEST <= least <= most <= _LARGEST:
        raise ValueError(
            f"the range of {where} must lie between {-_LARGEST} and {_LARGEST}, got {least} to "
            f"{most}"
        )
    return _Integers(least, most)


# Constants of the module.

CONSTANT = "write a tuple, list or dictionary of integers, truth values and members"
ONCE = "assign it once, at the top level of the module, before the class"
"""What to write where a name of the module is no constant."""


def outside(function: types.FunctionType, name: str) -> object:
    """Return the value of a name that a function has from outside of it, or Ellipsis."""
    cells = dict(zip(function.__code__.co_freevars, function.__closure__ or (), strict=True))
    if name in cells:
        try:
            return cells[name].cell_contents
        except ValueError:
            return ...
    return function.__globals__.get(name, getattr(builtins, name, ...))


def varies(function: types.FunctionType, name: str) -> str:
    """Return why a name that a function has from outside of it may have another value later, or
    nothing: the source, a file or a cell of a notebook, gives it one, at its top level."""
    code = function.__code__
    if name in code.co_freevars:
        return f"{name} is a name of the function around the class"
    try:
        tree = ast.parse("".join(linecache.getlines(code.co_filename, function.__globals__)))
    except SyntaxError:
        return f"the source that assigns {name} cannot be read"
    found = list(_bindings(tree, name))
    if len(found) > 1:
        lines = ", ".join(str(line) for line in sorted({one.lineno for one in found}))
        return f"{name} is assigned more than once, in the lines {lines}"
    given = ast.Assign, ast.AnnAssign, ast.ImportFrom
    plain = [node for one in tree.body if isinstance(one, given) for node in ast.walk(one)]
    if found and found[0] not in [*tree.body, *plain]:
        return f"{name} is assigned within another statement, in line {found[0].lineno}"
    if not found and os.path.exists(code.co_filename):  # else another cell does
        return f"{name} is not assigned in the file of the class"
    return ""


def _bindings(node: ast.AST, name: str) -> Iterator[Any]:
    """The nodes that give a name of the module a value, or take it away."""
    match node:
        case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
            if node.name == name:
                yield node
            for one in ast.walk(node):
                if isinstance(one, ast.Global) and name in one.names:
                    yield one
            return
        case ast.Name(id=other, ctx=ast.Store() | ast.Del()) if other == name:
            yield node
        case ast.alias() if (node.asname or node.name.partition(".")[0]) == name:
            yield node
        case ast.ExceptHandler() | ast.MatchAs() | ast.MatchStar() if node.name == name:
            yield node
        case ast.MatchMapping(rest=rest) if rest == name:
            yield node
    for child in ast.iter_child_nodes(node):
        yield from _bindings(child, name)


# How often a path draws.

_RULES = ("start", "act", "over", "show", "legal", "invariant")
_DRAWS = ("draw", "chance", "choose", "pick")
_Ends = dict[str, int]
"""How often a path draws at most that ends in one way: "next", "return", "break", "continue"."""


class _Source:
    """The source of a class of rules, of which the draws are counted."""

    def __init__(self, rules: type[Environment]) -> None:
        self._rules = rules
        hidden = (
            f"_{rules.__name__.lstrip('_')}__"  # how Python begins the names that begin with __
        )
        self._methods = {
            name.removeprefix(hidden[:-2]) if name.startswith(hidden) else name: one
            for name, one in vars(rules).items()
            if inspect.isfunction(one)
        }
        self._calling: list[str] = []
        self._again: set[str] = set()
        self._known: dict[str, int] = {}
        self._at, self._first, self._me = "", 0, ""
        self._own: frozenset[str] = frozenset()  # the names of comprehensions around

    def most(self, name: str) -> int:
        """The most draws of a call of a method."""
        if name in self._calling:
            self._again.add(name)
            return 0
        if name not in self._known:
            self._calling.append(name)
            before = self._at, self._first, self._me, self._own
            self._own = frozenset()
            self._known[name] = max(self._block(self._body(name)).values())
            self._at, self._first, self._me, self._own = before
            self._calling.pop()
            if self._known[name] and name in self._again:
                raise TypeError(f"{self._rules.__name__}.{name} calls itself, and draws")
        return self._known[name]

    def _body(self, name: str) -> list[ast.stmt]:
        try:
            lines, first = inspect.getsourcelines(self._methods[name])
            block = ast.parse("if True:\n " + " ".join(lines)).body
        except (OSError, SyntaxError):
            block, first = [], 0
        match block:
            case [ast.If(body=[ast.FunctionDef() as tree])]:
                self._at, self._first = name, first - 1
                self._me = next((one.arg for one in tree.args.posonlyargs + tree.args.args), "")
                return tree.body
        raise TypeError(
            f"the source of {self._rules.__name__}.{name} cannot be read, of which draws are "
            "counted: write it as a method, with def, in a file or a notebook"
        )

    def _block(self, statements: Sequence[ast.stmt]) -> _Ends:
        ends: _Ends = {}
        count = 0
        for statement in statements:
            found = self._statement(statement)
            for end, more in found.items():
                if end != "next":
                    ends[end] = max(ends.get(end, 0), count + more)
            if "next" not in found:
                return ends
            count += found["next"]
        return {**ends, "next": count}

    def _statement(self, node: ast.stmt) -> _Ends:
        match node:
            case ast.Return(value=value):
                return {"return": self._expression(value)}
            case ast.Raise() | ast.Break() | ast.Continue():
                return dict.fromkeys(_leaves(node), 0)
            case ast.If(test=test, body=body, orelse=orelse):
                return _after(
                    self._expression(test), _either(self._block(body), self._block(orelse))
                )
            case ast.Match(subject=subject, cases=cases):
                ends: _Ends = {}
                count = self._expression(subject)
                for case in cases:
                    count += self._expression(case.guard)
                    ends = _either(ends, _after(count, self._block(case.body)))
                match cases[-1]:
                    case ast.match_case(pattern=ast.MatchAs(pattern=None), guard=None):
                        return ends
                return _either(ends, {"next": count})
            case ast.For(iter=over, body=body, orelse=orelse):
                return _after(self._expression(over), self._loop(node, self._block(body), orelse))
            case ast.Expr() | ast.Assign() | ast.AugAssign() | ast.AnnAssign() | ast.Assert():
                return {"next": self._expression(node)}
        if any(map(self._is_drawn, ast.walk(node))):
            raise self._refused(node, "draws in another statement than if, match and for")
        return {"next": 0, **{end: 0 for one in ast.walk(node) for end in _leaves(one)}}

    def _loop(self, node: ast.For, body: _Ends, orelse: Sequence[ast.stmt]) -> _Ends:
        going_on = [body[end] for end in ("next", "continue") if end in body]
        draws = any(body.values())
        rounds = self._rounds(node) if draws else 1
        again = max(going_on, default=0)
        before = again * max(rounds - 1, 0)
        ends: _Ends = {}
        if rounds and "return" in body:
            ends["return"] = before + body["return"]
        through = self._block(orelse)
        if going_on or not rounds or not draws:  # one that draws nothing may have no rounds
            ends = _either(ends, _after(again * rounds, through))
        if rounds and "break" in body:
            ends = _either(ends, {"next": before + body["break"]})
        return ends

    def _rounds(self, node: ast.For | ast.comprehension) -> int:
        """The number of rounds of a loop that draws."""
        found = self._written(node.iter)
        if found is None or isinstance(found, int):
            kind = "loop" if isinstance(node, ast.For) else "comprehension"
            raise self._refused(
                node.iter,
                f"draws in a {kind} whose number of rounds is not written out, as in `range(3)`",
            )
        return len(found)

    def _written(self, node: ast.expr) -> Any:
        """The value of an expression of constants, or what is as long; None for other ones."""
        match node:
            case ast.Constant(value=int(number)):
                return number
            case ast.UnaryOp(op=ast.USub(), operand=operand):
                number = self._written(operand)
                return -number if isinstance(number, int) else None
            case ast.BinOp(left=left, op=op, right=right) if type(op) in _OPERATORS:
                ends = self._written(left), self._written(right)
                try:
                    return _OPERATORS[type(op)](*ends) if _are_numbers(ends) else None
                except ZeroDivisionError:
                    return None
            case ast.Tuple(elts=elements) | ast.List(elts=elements):
                return None if any(isinstance(e, ast.Starred) for e in elements) else elements
            case ast.Attribute(value=ast.Name(id=me), attr=name) if me == self._me:
                if cells := _length(self._rules._declared.get(name)):
                    return range(cells)
                return self._constant(self._rules.__dict__.get(name))
            case ast.Name(id=name):
                found = self._constant(self._outside(name))
                is_fixed = found is None or isinstance(found, enum.EnumMeta)
                if reason := "" if is_fixed else varies(self._methods[self._at], name):
                    raise self._refused(node, f"{reason}; {ONCE}")
                return found
            case ast.Call(
                func=ast.Attribute(value=owner, attr="items" | "keys" | "values"),
                args=[],
                keywords=[],
            ):
                table = self._written(owner)
                return table if isinstance(table, dict) else None
            case ast.Call(
                func=ast.Name(id=name), args=args, keywords=[] | [ast.keyword(arg="strict")]
            ):
                return self._called(self._outside(name), [self._written(arg) for arg in args])
        return None

    def _constant(self, found: object) -> Any:
        """A constant, or None where it says no number of rounds."""
        return found if isinstance(found, (int, tuple, list, dict, range, enum.EnumMeta)) else None

    def _outside(self, name: str) -> object:
        function = self._methods[self._at]
        code = function.__code__
        is_own = name in self._own or name in code.co_varnames + code.co_cellvars
        return ... if is_own else outside(function, name)

    def _called(self, function: object, args: list[Any]) -> Any:
        """What a function of the language returns, or what is as long."""
        if not args or None in args:
            return None
        if function is range and _are_numbers(args) and len(args) <= 3 and 0 not in args[2:]:
            return range(*args)
        if _are_numbers(args[:1]):
            return None
        if function is zip:
            return None if any(map(_are_numbers, zip(args))) else min(args, key=len)
        if function is len and len(args) == 1:
            return len(args[0])
        is_alike = function in (reversed, tuple, list, sorted) and len(args) == 1
        return args[0] if is_alike or (function is enumerate and len(args) <= 2) else None

    def _expression(self, node: ast.AST | None) -> int:
        if node is None:
            return 0
        match node:
            case ast.IfExp(test=test, body=body, orelse=orelse):
                either = max(self._expression(body), self._expression(orelse))
                return self._expression(test) + either
            case ast.GeneratorExp() | ast.ListComp():
                return self._comprehension(node.generators, node.elt)
            case ast.Lambda() | ast.SetComp() | ast.DictComp():
                if any(map(self._is_drawn, ast.walk(node))):
                    what = "a lambda" if isinstance(node, ast.Lambda) else "a set or a dictionary"
                    raise self._refused(node, f"draws in {what}")
                return 0
        parts = sum(map(self._expression, ast.iter_child_nodes(node)))
        return parts + self._drawn(node)

    def _comprehension(self, generators: Sequence[ast.comprehension], element: ast.expr) -> int:
        """How often a comprehension draws, of which each element is computed."""
        if not generators:
            return self._expression(element)
        first, *rest = generators
        before = self._own
        over = self._expression(first.iter)
        self._own = before | {one.id for one in ast.walk(first.target) if isinstance(one, ast.Name)}
        tests = sum(map(self._expression, first.ifs))
        each = tests + self._comprehension(rest, element)
        self._own = before
        return over + (each and each * self._rounds(first))

    def _drawn(self, node: ast.AST) -> int:
        """How often a method draws that is named."""
        match node:
            case ast.Attribute(value=ast.Name(id=me), attr=name) if me == self._me:
                if name in _DRAWS:
                    return 1
                if name in self._methods:
                    return self.most(name)
        return 0

    def _is_drawn(self, node: ast.AST) -> bool:
        return self._drawn(node) > 0

    def _refused(self, node: ast.AST, what: str) -> TypeError:
        line = self._first + getattr(node, "lineno", 1) - 1
        return TypeError(f"{self._rules.__name__}, line {line}: {what}")


def _length(hint: Any) -> int:
    """The number of cells of a row, and 0 of another declaration."""
    match get_args(hint)[1:] if get_origin(hint) is Annotated else ():
        case [Of(_, int(length))]:
            return length
    return 0


def _are_numbers(values: Sequence[Any]) -> bool:
    return all(isinstance(value, int) for value in values)


def _leaves(node: ast.AST) -> list[str]:
    """The way in which a statement that draws nothing ends a path, if it does."""
    ways = {ast.Raise: "return", ast.Break: "break", ast.Continue: "continue"}
    return [way for kind, way in ways.items() if isinstance(node, kind)]


def _after(count: int, ends: _Ends) -> _Ends:
    return {end: count + more for end, more in ends.items()}


def _either(*several: _Ends) -> _Ends:
    ends: _Ends = {}
    for one in several:
        for end, count in one.items():
            ends[end] = max(ends.get(end, 0), count)
    return ends


# The random stream: SplitMix64 by number, as every kernel of this package reads it.


def _mixed(z: int) -> int:
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 % _WORDS
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB % _WORDS
    return z ^ (z >> 31)


_GAMMA = 0x9E3779B97F4A7C15


def _key(seed: int) -> int:
    """The key of the stream of a seed."""
    return _mixed((seed + _GAMMA) % _WORDS)


def _word(key: int, place: int) -> int:
    """The word of a stream at a place."""
    return _mixed((key + (place + 1) * _GAMMA) % _WORDS)


# Rules.


class _Gate:
    """The rule of an environment that is being applied, which decides what may be done."""

    def __init__(self, owner: str) -> None:
        self.owner = owner
        self.kinds: dict[str, Any] = {}
        self.rule: str | None = None
        self.drawn = 0

    def writes(self, name: str) -> Any:
        """The values of a field that is assigned to.

        Raises:
            AttributeError: It may not be assigned to.
        """
        if self.rule in ("start", "act"):
            return self.kinds[name]
        raise AttributeError(
            f"{self.owner}.{name} is assigned {self.where}: fields change in start and act"
        )

    @property
    def where(self) -> str:
        return "outside of the rules" if self.rule is None else f"in {self.rule}"


class _Field:
    """The attribute of a field."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __get__(self, env: Any, owner: type) -> Any:
        if env is None:
            return self
        try:
            return env._fields[self._name]
        except KeyError:
            raise AttributeError(
                f"{owner.__name__}.{self._name} has no value before start assigns one"
            ) from None

    def __set__(self, env: Any, value: Any) -> None:
        name = f"{env._gate.owner}.{self._name}"
        env._fields[self._name] = env._kept(self._name, env._gate.writes(self._name), name, value)


class _Given:
    """The attribute of a parameter."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __get__(self, env: Any, owner: type) -> Any:
        return self if env is None else env._parameters[self._name]

    def __set__(self, env: Any, value: Any) -> NoReturn:
        raise AttributeError(
            f"{env._gate.owner}.{self._name} is a parameter, given when the environment is made"
        )


class Environment(gymnasium.Env[Any, Any]):
    """The base class of rules.

    A class of rules declares its parameters, ``name: Annotated[int, Parameter(low, high)] =
    default``, and the fields of its states, ``name: Annotated[int, Range(low, high)]``, ``bool``,
    an enumeration or ``Annotated[Cells, Of(values, length)]``, and has the methods `start` and
    `act`, mostly `over` and `show`, and where they are wanted `legal` and `invariant`.  `limit` is
    the number of steps after which an episode is truncated, an integer or an expression over the
    parameters.

    An action is a number of the action space in `step`, and in `act` the value with this number of
    what its annotation declares.  An observation is the number, or the int64 array of the numbers,
    of what `show` returns, and where there is no `show` of all fields.  Rewards are exact in `act`,
    an int or a Fraction, and floats in what `step` returns.

    Draws read the random stream of this package: draw ``i`` of a call of `start` or `act` is word
    ``i`` after those of the calls before, each of which takes as many words as any of its paths
    draws, which is read from the source of the class.  A step after the end of an episode changes
    nothing, pays 0, says that it terminates, and takes its words as any other one.

    A call that raises leaves the environment as it was.

    Args:
        render_mode: ``"ansi"`` for text, ``"rgb_array"`` for arrays, ``"human"`` for a window, or
            None.
        parameters: By their names; each has the default of the class.

    Raises:
        TypeError: A declaration is wrong, or an argument of a wrong type.
        ValueError: A parameter or a range is out of range.
    """

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]
        "render_modes": ["human", "rgb_array", "ansi"],
        "render_fps": 4,
    }
    limit: ClassVar[int | str | None] = None
    """The number of steps after which an episode is truncated; None for no limit."""

    _declared: ClassVar[dict[str, Any]] = {}
    _defaults: ClassVar[dict[str, Any]] = {}
    _most: ClassVar[dict[str, int]] = {}
    _parameters: dict[str, Any]
    _fields: dict[str, Any]
    _gate: _Gate
    _actions: Any
    _seen: Any
    _limit: int | None
    _stream: tuple[int, int] | None
    _steps: int
    _began: bool

    # The rules.

    def start(self) -> None:
        """Assign every field its value at the start of an episode."""
        raise NotImplementedError

    def act(self, action: Any) -> int | Fraction:
        """Change the fields as an action does, and return the reward."""
        raise NotImplementedError

    def over(self) -> bool:
        """Return whether the episode is over; no episode starts so."""
        return False

    def show(self) -> Any:
        """Return what is observed: all fields, unless a class says otherwise."""
        values = tuple(self._fields[name] for name in self._gate.kinds)
        return values if len(values) > 1 else values[0]

    def legal(self, action: Any) -> bool:
        """Return whether an action is offered, as ``info["action_mask"]`` says; one that is not
        does what `act` says.  A state that is not over offers at least one."""
        return True

    def invariant(self) -> bool:
        """Return what holds of every state of an episode."""
        return True

    # Draws.

    def draw(self, n: int) -> int:
        """Draw one of the integers from 0 to n - 1, all equally likely.

        Args:
            n: How many, from 1 to 4294967295.
        """
        try:
            count = _Integers(1, LARGEST_CHOICE).read("n", n)
        except (TypeError, ValueError) as error:
            raise self._placed("draw", error) from None
        return operator.index(self._below(count))

    def chance(self, p: int, q: int) -> bool:
        """Draw whether something happens that has the probability p / q.

        Args:
            p: From 0 to q.
            q: From 1 to 2**63.
        """
        try:
            q = _Integers(1, LARGEST_TOTAL).read("q", q)
            p = _Integers(0, q).read("p", p)
        except (TypeError, ValueError) as error:
            raise self._placed("chance", error) from None
        return bool(self._below(q, (p, q)) < p)

    def choose(self, weights: Iterable[int]) -> int:
        """Draw the place of a weight, each with the probability of its weight over their total.

        Args:
            weights: From 0, with a total from 1 to 2**63.
        """
        fits, written = _Integers(0, LARGEST_TOTAL), list(weights)
        try:
            given = [fits.read(f"weights[{i}]", weight) for i, weight in enumerate(written)]
            total = _Integers(1, LARGEST_TOTAL).read("the total of weights", sum(given))
        except (TypeError, ValueError) as error:
            raise self._placed("choose", error) from None
        ends = list(itertools.accumulate(given))
        return bisect.bisect(ends, self._below(total, ends))

    def pick(self, mask: Iterable[bool | int]) -> int:
        """Draw one of the places where a mask is true, all equally likely.

        Args:
            mask: Of truth values, one of which at least is true.
        """
        given = [bool(one) for one in mask]
        if not any(given):
            raise self._placed("pick", ValueError(f"mask must have a true value, got {given}"))
        return self.choose(given)

    def _placed(self, draw: str, error: TypeError | ValueError) -> TypeError | ValueError:
        """An error of a draw, with the place in the rules where it is made."""
        if self._gate.rule is None:
            return error
        frame = sys._getframe(2)
        where = f"{self._gate.owner}.{frame.f_code.co_name}, line {frame.f_lineno}"
        return type(error)(f"{where}: {draw}: {error}")

    # Gymnasium's interface.

    def __init_subclass__(cls, **keywords: Any) -> None:
        super().__init_subclass__(**keywords)
        name = cls.__name__
        if cls.__bases__ != (Environment,):
            raise TypeError(f"{name} must be a subclass of Environment alone: rules are one class")
        start = vars(cls).get("start")
        hints = _annotations(name, cls, globals=getattr(start, "__globals__", None))
        for one in {**hints, **vars(cls)}:
            is_rule = one in _RULES and one not in hints
            is_special = one.startswith("__") and one not in ("__init__", "__setattr__")
            if one in _TAKEN and not (is_rule or is_special or one == "limit"):
                raise TypeError(f"{name}.{one} is a name of the base class: choose another one")
        cls._declared, cls._defaults = {}, {}
        rules = {one: vars(cls)[one] for one in _RULES if one in vars(cls)}
        for one, hint in hints.items():
            if ClassVar not in (hint, get_origin(hint)) and one != "limit":
                cls._declare(one, hint)
        source = _Source(cls)
        for one, rule in rules.items():
            if not inspect.isfunction(rule):
                raise TypeError(f"{name}.{one} must be a method")
            # A process to which the class is sent has no module that knows the names in texts.
            rule.__annotations__ = _annotations(f"{name}.{one}", rule, locals={**vars(cls)})
            if one not in ("start", "act") and source.most(one):
                raise TypeError(f"{name}.{one} draws: only start and act may")
        cls._most = {one: source.most(one) if one in rules else 0 for one in ("start", "act")}
        named = inspect.Parameter.KEYWORD_ONLY
        cls.__signature__ = inspect.Signature(  # type: ignore[attr-defined]
            [inspect.Parameter("render_mode", named, default=None)]
            + [inspect.Parameter(one, named, default=d) for one, d in cls._defaults.items()]
        )

    @classmethod
    def _declare(cls, name: str, hint: Any) -> None:
        where = f"{cls.__name__}.{name}"
        notes = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
        given = [note for note in notes if isinstance(note, Parameter)]
        if not given:
            if name in cls.__dict__:
                raise TypeError(f"{where} is a field, which start assigns: it has no default")
            cls._declared[name] = hint
            setattr(cls, name, _Field(name))
            return
        base, *others = get_args(hint)
        ends = given[0].low, given[0].high
        fits = None not in ends if base is int else base is bool and ends == (None, None)
        if not fits or len(others) > 1:
            raise TypeError(
                f"{where} must be Annotated[int, Parameter(low, high)] or "
                "Annotated[bool, Parameter()]"
            )
        if name not in cls.__dict__:
            raise TypeError(f"{where} is a parameter and must have a default")
        cls._declared[name] = hint
        cls._defaults[name] = cls.__dict__[name]
        setattr(cls, name, _Given(name))

    def __init__(self, *, render_mode: str | None = None, **parameters: Any) -> None:
        cls = type(self)
        name = cls.__name__
        if cls is Environment:
            raise TypeError("Environment is the base class of rules, and none itself")
        if render_mode not in (None, *self.metadata["render_modes"]):
            modes = ", ".join(map(repr, self.metadata["render_modes"]))
            raise ValueError(f"render_mode must be {modes} or None, got {render_mode!r}")
        for one in parameters:
            if one not in cls._defaults:
                accepted = ", ".join(cls._defaults) or "none"
                raise TypeError(f"{name} has no parameter {one!r}; its parameters: {accepted}")
        for one in ("start", "act"):
            if one not in vars(cls):
                raise TypeError(f"{name} has no method {one}")
        self.render_mode = render_mode
        self._parameters, self._fields, self._gate = {}, {}, _Gate(name)
        for one, hint in cls._declared.items():
            if one in cls._defaults:
                self._parameters[one] = self._parameter(
                    one, hint, parameters.get(one, cls._defaults[one])
                )
        for one, hint in cls._declared.items():
            if one not in cls._defaults:
                kind = _kind(f"{name}.{one}", hint, self._parameters)
                if isinstance(kind, _Tuples):
                    raise TypeError(f"{name}.{one} is a tuple: declare a field for each part")
                self._gate.kinds[one] = kind
        if not self._gate.kinds:
            raise TypeError(f"{name} declares no fields, of which its states are made")
        self._actions = self._read_actions()
        self._seen = self._read_observations()
        self.action_space = spaces.Discrete(len(self._actions))
        self.observation_space = self._space()
        self._limit = None
        if cls.limit is not None:
            limit = _number(f"{name}.limit", cls.limit, self._parameters)
            self._limit = _Integers(1, 2**31 - 1).read(f"{name}.limit", limit)
        self._stream, self._steps, self._began = None, 0, False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Start an episode.

        Args:
            seed: An integer from 0 to 2**64 - 1, which restarts the random stream; without it the
                stream goes on.
            options: ``{"state": {field: value, ...}}`` starts from this state, as `state` gives it
                or as JSON does: a list for a row, and the name of a member.

        Returns:
            The observation and the info.

        Raises:
            gymnasium.error.Error: The seed is negative or no Python integer.
            TypeError: The options are of another form.
            ValueError: The seed, or the state, is out of range.
        """
        if isinstance(seed, int) and seed >= _WORDS:
            raise ValueError(f"seed must be between 0 and {_WORDS - 1}, got {seed}")
        wanted = self._wanted(options)
        with self._undone():
            super().reset(seed=seed)
            if self._is_replaced:
                self._stream = 0, 0
            elif seed is not None:
                self._stream = _key(seed), 0
            elif self._stream is None:
                self._stream = int(self.np_random.integers(_WORDS, dtype=np.uint64)), 0
            self._fields.clear()
            with self._applying("start"):
                self.start()
            self._complete()
            if wanted is not None:
                self._fields.update(wanted)
            if self._asked("over"):
                raise ValueError(f"{self._gate.owner}: an episode cannot start where it is over")
            observation, info = self._answer(False)
            self._began, self._steps = True, 0
        if self.render_mode == "human":
            self.render()
        return observation, info

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Take one action.

        Args:
            action: A number of the action space.

        Returns:
            Observation, reward, terminated, truncated and info.  The info has ``"time_limit"``,
            whether the limit is reached, where there is one, and ``"action_mask"``, an int8 array
            with a 1 for each legal action, where the class has `legal`.

        Raises:
            gymnasium.error.ResetNeeded: There was no `reset` yet.
            TypeError: The action is no integer.
            ValueError: It is out of range, or the rules leave theirs.
        """
        if not self._began:
            raise gymnasium.error.ResetNeeded("call reset() before step()")
        numbers = _Integers(0, len(self._actions) - 1)
        chosen = self._actions.nth(numbers.read("action", action))
        reward: Any = 0
        with self._undone():
            if not self._asked("over"):
                reward = self._acted(chosen)
            else:
                self._pass("act")
            terminated = self._asked("over")
            steps = self._steps + 1
            is_last = self._limit is not None and steps >= self._limit
            observation, info = self._answer(terminated)
            if self._limit is not None:
                info = {"time_limit": is_last, **info}
            paid = float(reward)
            self._steps = steps
        if self.render_mode == "human":
            self.render()
        return observation, paid, terminated, is_last and not terminated, info

    def render(self) -> Any:
        """The state in the way of the render mode: as text, as a uint8 array of shape (height,
        width, 3), or in a window.

        Rows of cells, and fields such as ``row`` and ``col`` that are places, are boards, and the
        others a table; of a class with a method ``frame(self)`` it is the text that this returns.

        Raises:
            gymnasium.error.ResetNeeded: There was no `reset` yet.
            gymnasium.error.DependencyNotInstalled: A picture is wanted and pygame-ce is missing.
        """
        if not self._began:
            raise gymnasium.error.ResetNeeded("call reset() before render()")
        if self.render_mode is None:
            modes = ", ".join(map(repr, self.metadata["render_modes"]))
            gymnasium.logger.warn(f"render() needs a render_mode, one of {modes}")
            return None
        if (painter := self._painter()) is not None:
            return painter.rendered(self)
        if self.render_mode == "ansi":
            return as_text(self.state)
        raise gymnasium.error.DependencyNotInstalled("pictures need the package provengym")

    def close(self) -> None:
        """Close the window, if there is one."""
        if self.render_mode == "human" and (painter := self._painter()) is not None:
            painter.closed(self)

    @property
    def parameters(self) -> dict[str, Any]:
        """The parameters by their names."""
        return dict(self._parameters)

    @property
    def state(self) -> dict[str, Any]:
        """The fields by their names, as `reset` takes them in ``options["state"]``; empty before
        the first reset."""
        fields = self._fields
        return {name: _copied(fields[name]) for name in self._gate.kinds if name in fields}

    @property
    def draws(self) -> dict[str, int]:
        """The number of words of the random stream that a call of start and of act takes."""
        return dict(self._most)

    # Parts.

    def __setattr__(self, name: str, value: Any) -> None:
        gate = self.__dict__.get("_gate")
        if gate is not None and gate.rule is not None and name not in self._declared:
            raise AttributeError(
                f"{gate.owner}.{name} is assigned in {gate.rule} and is no field: declare it, "
                f"`{name}: Annotated[int, Range(low, high)]`, or use a local variable"
            )
        super().__setattr__(name, value)

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._keep(self._fields)

    def _parameter(self, name: str, hint: Any, value: Any) -> Any:
        base, note = get_args(hint)
        if base is bool:
            return _Truths().read(name, value)
        where = f"{self._gate.owner}.{name}"
        if isinstance(value, (bool, np.bool_)):
            raise TypeError(f"{name} must be an integer, got {value!r}")
        return _integers(where, note.low, note.high, self._parameters).read(name, value)

    def _read_actions(self) -> Any:
        name = type(self).__name__
        written = vars(type(self))["act"].__annotations__
        hints = [hint for one, hint in written.items() if one != "return"]
        if len(hints) != 1:
            raise TypeError(f"{name}.act must have one argument, the action, with its annotation")
        [hint] = hints
        kind = _kind(f"the action of {name}.act", hint, self._parameters)
        if not isinstance(kind, (_Integers, _Truths, _Members)):
            raise TypeError(f"the action of {name}.act must be an int, a bool or an enumeration")
        return kind

    def _read_observations(self) -> Any:
        name = type(self).__name__
        if "show" not in vars(type(self)):
            kinds = tuple(self._gate.kinds.values())
            return kinds[0] if len(kinds) == 1 else _Tuples(kinds)
        hint = vars(type(self))["show"].__annotations__.get("return")
        return _kind(f"what {name}.show returns", hint, self._parameters)

    def _space(self) -> spaces.Space[Any]:
        bounds = list(self._seen.bounds)
        if isinstance(self._seen, (_Rows, _Tuples)):
            starts = np.array([low for low, _ in bounds], dtype=np.int64)
            sizes = np.array([high - low + 1 for low, high in bounds], dtype=np.int64)
            return spaces.MultiDiscrete(sizes, start=starts)
        [(low, high)] = bounds
        return spaces.Discrete(high - low + 1, start=low)

    def _wanted(self, options: Any) -> dict[str, Any] | None:
        if options is None:
            return None
        if not isinstance(options, dict) or set(options) - {"state"}:
            raise TypeError(f"options must be {{'state': {{field: value}}}}, got {options!r}")
        state = options.get("state")
        if state is None:
            return None
        if not isinstance(state, dict) or state.keys() != self._gate.kinds.keys():
            fields = ", ".join(self._gate.kinds)
            raise ValueError(f"options['state'] must have the fields {fields}, got {state!r}")
        wanted = {}
        for name, kind in self._gate.kinds.items():
            where, value = f"options['state'][{name!r}]", state[name]
            if isinstance(kind, _Rows) and isinstance(value, (list, tuple, np.ndarray)):
                number = _Integers(-_WORDS, _WORDS)  # those that are out of range are named below
                value = Cells(number.read(f"{where}[{i}]", one) for i, one in enumerate(value))
            elif isinstance(kind, _Members) and isinstance(value, str):
                value = {one.name: one for one in kind.members}.get(value, value)
            wanted[name] = self._kept(name, kind, where, value)
        return wanted

    def _kept(self, name: str, kind: Any, where: str, value: Any) -> Any:
        """A value as a field keeps it."""
        read = kind.read(where, value)
        if isinstance(read, Cells):
            read._name, read._gate = name, self._gate
        return read

    def _keep(self, fields: dict[str, Any]) -> None:
        kinds = self._gate.kinds
        self._fields = {name: self._kept(name, kinds[name], name, fields[name]) for name in fields}

    @contextmanager
    def _undone(self) -> Iterator[None]:
        """Undo what happens to the state and the stream where something raises."""
        if self._gate.rule is not None:
            raise RuntimeError(f"reset or step is called {self._gate.where}")
        fields, stream = self.state, self._stream
        generator = self._np_random, self._np_random_seed
        try:
            yield
        except BaseException:
            self._keep(fields)
            self._stream, (self._np_random, self._np_random_seed) = stream, generator
            raise

    @contextmanager
    def _applying(self, rule: str) -> Iterator[None]:
        """Apply a rule, which takes its words of the stream."""
        self._gate.rule = rule
        try:
            yield
        finally:  # no part of the state that extraction would take for one
            self._gate.rule, self._gate.drawn = None, 0
        self._pass(rule)

    def _acted(self, action: Any) -> Rational:
        """Act, and return what that pays."""
        with self._applying("act"):
            reward: Any = self.act(action)
        if isinstance(reward, bool) or not isinstance(reward, Rational):
            raise TypeError(
                f"{self._gate.owner}.act must return a reward, an int or a Fraction, got {reward!r}"
            )
        return reward

    @staticmethod
    def _painter() -> Any:
        """The module that draws; None where this file is alone, as for EnvBench."""
        try:
            return importlib.import_module("provengym.envs.rules_painter")
        except ImportError:
            return None

    def _pass(self, rule: str) -> None:
        """Pass the words of a rule in the stream."""
        assert self._stream is not None
        if self._is_replaced:
            return
        key, place = self._stream
        self._stream = key, (place + self._most[rule]) % _WORDS

    def _asked(self, rule: str, *arguments: Any) -> Any:
        """The answer of a rule that changes nothing."""
        self._gate.rule = rule
        try:
            answer = getattr(self, rule)(*arguments)
        finally:
            self._gate.rule = None
        if rule in ("show", "frame"):
            return answer
        if not isinstance(answer, (bool, np.bool_)):
            raise TypeError(f"{self._gate.owner}.{rule} must return True or False, got {answer!r}")
        return bool(answer)

    def _complete(self) -> None:
        for name in self._gate.kinds:
            if name not in self._fields:
                raise ValueError(f"{self._gate.owner}.start assigns no value to {name}")

    def _answer(self, over: bool) -> tuple[Any, dict[str, Any]]:
        """The observation and the info of a state, of which the invariant holds."""
        owner = self._gate.owner
        if not self._asked("invariant"):
            raise ValueError(f"{owner}.invariant does not hold of {self.state}")
        shown = self._seen.read(f"what {owner}.show returns", self._asked("show"))
        numbers = np.array(self._seen.shown(shown), dtype=np.int64)
        observation = numbers if isinstance(self._seen, (_Rows, _Tuples)) else numbers[0]
        if "legal" not in vars(type(self)):
            return observation, {}
        actions = map(self._actions.nth, range(len(self._actions)))
        mask = np.array([self._asked("legal", action) for action in actions], dtype=np.int8)
        if not over and not mask.any():
            raise ValueError(f"{owner}.legal offers no action in {self.state}, which is not over")
        return observation, {"action_mask": mask}

    @property
    def _is_replaced(self) -> bool:
        """True where somebody put a generator of another class in the place of Gymnasium's, as
        those do who enumerate what is drawn: then draws are its."""
        return type(self.np_random) is not np.random.Generator

    def _below(self, n: int, ends: Sequence[int] = ()) -> int:
        """One of the integers below n, by the next word of the rule that is applied.

        Those between two of the ends, the last of which is n, mean the same; without ends, each of
        them means something else.
        """
        gate, rule = self._gate, self._gate.rule
        if rule not in ("start", "act") or self._stream is None:
            raise RuntimeError(f"{gate.owner} draws {gate.where}: draws are made in start and act")
        if gate.drawn == self._most[rule]:
            raise RuntimeError(
                f"{gate.owner}.{rule} draws more than {gate.drawn} times, which is what its source "
                "shows, where draws are counted that it and methods of its class make of self"
            )
        key, place = self._stream
        gate.drawn += 1
        if self._is_replaced:
            return self.np_random.integers(n)  # type: ignore[return-value]
        return _word(key, (place + gate.drawn - 1) % _WORDS) * n // _WORDS


_TAKEN = {*dir(Environment), *Environment.__annotations__, *gymnasium.Env.__annotations__}
"""The names that a class of rules may not declare, the rules and `limit` among them."""


def _annotations(owner: str, of: Any, **known: Any) -> dict[str, Any]:
    try:
        return inspect.get_annotations(of, eval_str=True, **known)
    except NameError as error:
        raise TypeError(
            f"an annotation of {owner} names what neither its module nor its class has: {error}"
        ) from None


def _copied(value: Any) -> Any:
    return Cells(value) if isinstance(value, Cells) else value


def as_text(state: Mapping[str, Any]) -> str:
    """The fields of a state as text, one in a line."""
    return "".join(
        f"{name}: {' '.join(map(str, one)) if isinstance(one, Cells) else one}\n"
        for name, one in state.items()
    )
