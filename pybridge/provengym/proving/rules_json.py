"""Rules as values of JSON, which a process that ran the code of others tells of them.

What is read is data, of which nothing is believed: names, ranges, variables and sizes are checked,
and what follows from others is not told: which variables a program begins with, their ranges, and
how many results it has.  So a process that lies describes other rules, and does nothing else.

An expression is an integer, ``["var", place]``, ``[operation, left, right]`` with the operation by
its name in Lean, or ``["ite", condition, then, else]``.  A statement is ``["assign", place,
expression]``, ``["draw", place, count]``, ``["require", condition, line, text]`` or ``["if",
condition, block, block]``, and a block is a list of statements.
"""

from __future__ import annotations

import enum
import keyword
from collections.abc import Mapping, Sequence
from typing import Any, NoReturn

from provengym.data.errors import brief
from provengym.data.reading import Fields, is_unicode
from provengym.proving.program import (
    ONE,
    ZERO,
    Assign,
    Bin,
    Block,
    Draw,
    Expr,
    Given,
    IfElse,
    Ite,
    Lit,
    Op,
    Program,
    Require,
    Stmt,
    Var,
    most,
)
from provengym.proving.reading import LARGEST_REWARD, RULES, Rules
from provengym.proving.statements import Kind
from provengym.proving.values import Ends, ends_of
from provengym.spec import Cells

LARGEST = 1 << 128
"""More than any integer that is written in rules, the sign left out."""
LONGEST_TEXT, LONGEST_DOC = 1_000, 100_000
"""Characters."""
MOST_VARIABLES = 5_000
"""Of a program."""
MOST_NODES = 200_000
"""Expressions and statements of all the programs and ranges together."""
DEEPEST = 100
"""Expressions and statements in one another: what reads them takes of the stack for each."""
MOST_WORDS = 10_000
"""Of the random stream, in a call."""
_MOST_LINES = 10_000_000
_WORD = 1 << 63
_OPERATIONS = {one.value: one for one in Op}
_NUMBERS = ("int", "bool", "enum")


def to_dict(rules: Rules) -> dict[str, Any]:
    """Return rules as values of JSON, of which `from_dict` makes the same."""
    parameters, fields = rules.parameters, rules.fields
    told: dict[str, Any] = {
        "name": rules.name,
        "doc": rules.doc,
        "line": rules.line,
        "words": dict(rules.words),
        "parameters": [{"name": name, **_kind(one)} for name, one in parameters.items()],
        "fields": [{"name": name, **_kind(one)} for name, one in fields.items()],
        "action": _kind(rules.action),
        "shown": [_kind(one) for one in rules.shown],
        "sources": dict(rules.sources),
        "programs": {},
    }
    for rule in RULES:
        program: Program | None = getattr(rules, rule)
        if program is not None:
            known = len(_given(rule, rules.parameters, rules.fields, rules.action))
            end = len(program.variables) - program.results
            told["programs"][rule] = {
                "variables": [*program.variables[known:end]],
                "body": _block(program.body),
                **({"scale": program.scale} if rule == "act" else {}),
            }
    return told


def _kind(kind: Kind) -> dict[str, Any]:
    if kind.of is bool:
        return {"of": "bool"}
    if isinstance(kind.of, enum.EnumMeta):
        return {
            "of": "enum",
            "enum": kind.of.__name__,
            "members": [one.name for one in list[enum.Enum](kind.of)],
        }
    ends = {"high": _expr(kind.high), "text": kind.text}
    if kind.of is Cells:
        return {"of": "cells", **ends, "length": kind.length}
    return {"of": "int", "low": _expr(kind.low), **ends}


def _expr(expr: Expr) -> Any:
    match expr:
        case Lit(value):
            return value
        case Var(place):
            return ["var", place]
        case Bin(op, left, right):
            return [op.value, _expr(left), _expr(right)]
        case Ite(condition, then, orelse):
            return ["ite", _expr(condition), _expr(then), _expr(orelse)]


def _block(block: Block) -> list[Any]:
    return [*map(_stmt, block)]


def _stmt(one: Stmt) -> list[Any]:
    match one:
        case Assign(place, value):
            return ["assign", place, _expr(value)]
        case Draw(place, count):
            return ["draw", place, _expr(count)]
        case Require(condition, line, says):
            return ["require", _expr(condition), line, says]
        case IfElse(condition, then, orelse):
            return ["if", _expr(condition), _block(then), _block(orelse)]


def from_dict(told: object) -> Rules:
    """Return the rules that `to_dict` told of.

    An enumeration is one of the same names, and not the same class.

    Raises:
        ValueError: These are no rules; it says where, and what is accepted.
    """
    return _Reader().rules(told)


def _given(
    rule: str, parameters: Mapping[str, Kind], fields: Mapping[str, Kind], action: Kind
) -> list[Given]:
    """The variables that a rule begins with: parameters, the cells of fields, and the action."""
    known = [*parameters.items(), *fields.items()]
    if rule in ("act", "legal"):
        known.append(("action", action))
    return [
        Given(name if kind.of is not Cells else f"{name}[{i}]", kind.low, kind.high)
        for name, kind in known
        for i in range(kind.length)
    ]


class _Reader:
    """Reads rules, and counts what they are made of."""

    def __init__(self) -> None:
        self._left = MOST_NODES

    def rules(self, told: object) -> Rules:
        fields = Fields(told, "the rules")
        name = _name("the name", fields.value("name"))
        doc = _text("doc", fields.value("doc"), LONGEST_DOC)
        line = fields.integer("line", low=0, high=_MOST_LINES)
        words = Fields(fields.mapping("words"), "words")
        taken = {one: words.integer(one, low=0, high=MOST_WORDS) for one in ("start", "act")}
        words.end()
        self._ends: list[Ends] = []
        parameters = self._kinds(fields, "parameters", ("int", "bool"))
        self._params = len(parameters)
        kinds = self._kinds(fields, "fields", (*_NUMBERS, "cells"))
        if both := sorted(parameters.keys() & kinds.keys()):
            raise ValueError(f"fields: {both[0]} is a parameter, too")
        if not kinds:
            raise ValueError("fields: there must be one or more, got none")
        action = self._kind("action", Fields(fields.value("action"), "action"), _NUMBERS)
        shown = tuple(
            self._kind(f"shown[{i}]", Fields(one, f"shown[{i}]"), (*_NUMBERS, "cells"))
            for i, one in enumerate(fields.list_of("shown", MOST_VARIABLES))
        )
        if not shown:
            raise ValueError("shown: there must be one or more, got none")
        sources = _sources(fields.mapping("sources"))
        texts = Fields(fields.mapping("programs"), "programs")
        fields.end()
        programs: dict[str, Program] = {}
        for rule in RULES:
            one = texts.mapping(rule, None) if rule == "legal" else texts.mapping(rule)
            if one is not None:
                given = _given(rule, parameters, kinds, action)
                programs[rule] = self._program(rule, one, given, len(shown))
        texts.end()
        for rule, count in taken.items():
            if most(programs[rule].body) > count:
                raise ValueError(
                    f"words: {rule} draws up to {most(programs[rule].body)} times, got {count}"
                )
        return Rules(
            name=name,
            doc=doc,
            line=line,
            start=programs["start"],
            act=programs["act"],
            over=programs["over"],
            show=programs["show"],
            legal=programs.get("legal"),
            invariant=programs["invariant"],
            words=taken,
            parameters=parameters,
            fields=kinds,
            action=action,
            shown=shown,
            sources=sources,
        )

    # Declarations.

    def _kinds(self, fields: Fields, what: str, of: tuple[str, ...]) -> dict[str, Kind]:
        found: dict[str, Kind] = {}
        for i, told in enumerate(fields.list_of(what, MOST_VARIABLES)):
            one = Fields(told, f"{what}[{i}]")
            name = _name(f"{what}[{i}]: name", one.value("name"))
            if name in found:
                raise ValueError(f"{what}[{i}]: {name} is there twice")
            found[name] = self._kind(f"{what}[{i}]", one, of)
            if what == "parameters":
                self._ends.append(found[name].ends)
        if sum(kind.length for kind in found.values()) > MOST_VARIABLES:
            raise ValueError(f"{what}: there must be at most {MOST_VARIABLES:,} cells, got more")
        return found

    def _kind(self, where: str, fields: Fields, of: tuple[str, ...]) -> Kind:
        kind = fields.choice("of", of)
        if kind == "bool":
            found = Kind(bool, ZERO, ONE, (0, 1), "True or False")
        elif kind == "enum":
            name = _name(f"{where}: enum", fields.value("enum"))
            members = fields.texts("members", MOST_VARIABLES)
            if not members:
                raise ValueError(f"{where}: members must be one or more, got none")
            try:
                of_it = enum.Enum(name, [_name(f"{where}: members", one) for one in members])  # type: ignore[misc]
            except (TypeError, ValueError) as error:
                raise ValueError(f"{where}: no enumeration has such members: {error}") from None
            last = len(members) - 1
            found = Kind(of_it, ZERO, Lit(last), (0, last), f"a {name}")
        else:
            length = 1
            low: Expr = ZERO
            if kind == "int":
                low = self._end(f"{where}: low", fields.value("low"))
            else:
                length = fields.integer("length", low=1, high=MOST_VARIABLES)
            high = self._end(f"{where}: high", fields.value("high"))
            text = _text(f"{where}: text", fields.value("text"))
            ends = _short(ends_of(low, self._ends)[0]), _short(ends_of(high, self._ends)[1])
            found = Kind(Cells if kind == "cells" else int, low, high, ends, text, length)
        fields.end()
        return found

    def _end(self, where: str, told: object) -> Expr:
        """An end of a range, over the parameters that are declared before."""
        return self._expr(where, told, len(self._ends), 1)

    # Programs.

    def _program(
        self, rule: str, told: Mapping[str, Any], given: Sequence[Given], shown: int
    ) -> Program:
        fields = Fields(told, rule)
        names = [
            _text(f"{rule}: variables", one) for one in fields.texts("variables", MOST_VARIABLES)
        ]
        scale = fields.integer("scale", low=1, high=LARGEST_REWARD) if rule == "act" else 1
        body = fields.list_of("body", MOST_NODES)
        fields.end()
        if rule == "start":
            results = []
        elif rule == "act":
            results = ["reward"]
        elif rule == "show" and shown > 1:
            results = [f"shown[{i}]" for i in range(shown)]
        else:
            results = ["shown" if rule == "show" else rule]
        variables = (*(one.name for one in given), *names, *results)
        changing = rule in ("start", "act")
        self._rule, self._count, self._changing = rule, len(variables), changing
        first = self._params if changing else len(given)
        self._kept = {*range(first)} | ({len(given) - 1} if rule == "act" else set())
        block = self._block(f"{rule}: body", body, 1)
        known = given[: self._params] if rule == "start" else given
        return Program(variables, tuple(known), block, len(results), scale)

    def _block(self, where: str, told: object, depth: int) -> tuple[Stmt, ...]:
        if not isinstance(told, list):
            _refuse(where, "a list of statements", told)
        return tuple(self._stmt(f"{where}[{i}]", one, depth) for i, one in enumerate(told))

    def _stmt(self, where: str, told: object, depth: int) -> Stmt:
        self._step(where, depth)
        match told:
            case ["assign", place, value]:
                return Assign(self._changed(where, place), self._value(where, value, depth))
            case ["draw", place, count]:
                if not self._changing:
                    raise ValueError(f"{where}: {self._rule} draws nothing")
                return Draw(self._changed(where, place), self._value(where, count, depth))
            case ["require", condition, line, says]:
                number = _integer(f"{where}: the line", line, 0, _MOST_LINES)
                text = _text(f"{where}: the text", says)
                return Require(self._value(where, condition, depth), number, text)
            case ["if", condition, then, orelse]:
                return IfElse(
                    self._value(where, condition, depth),
                    self._block(f"{where}.then", then, depth + 1),
                    self._block(f"{where}.else", orelse, depth + 1),
                )
        _refuse(where, "a statement, assign, draw, require or if with its parts", told)

    def _changed(self, where: str, told: object) -> int:
        """A variable that a statement may change."""
        place = _integer(f"{where}: the variable", told, 0, self._count - 1)
        if place in self._kept:
            raise ValueError(f"{where}: {self._rule} may not change variable {place}")
        return place

    def _value(self, where: str, told: object, depth: int) -> Expr:
        return self._expr(where, told, self._count, depth + 1)

    def _expr(self, where: str, told: object, count: int, depth: int) -> Expr:
        """An expression over so many variables."""
        self._step(where, depth)
        match told:
            case bool():
                pass
            case int():
                return Lit(_integer(where, told, 1 - LARGEST, LARGEST - 1))
            case ["var", place]:
                return Var(_integer(f"{where}: a variable", place, 0, count - 1))
            case ["ite", condition, then, orelse]:
                parts = (
                    self._expr(where, one, count, depth + 1) for one in (condition, then, orelse)
                )
                return Ite(*parts)
            case [str(name), left, right] if name in _OPERATIONS:
                sides = (self._expr(where, one, count, depth + 1) for one in (left, right))
                return Bin(_OPERATIONS[name], *sides)
        _refuse(where, "an expression: an integer, var, ite or an operation with its parts", told)

    def _step(self, where: str, depth: int) -> None:
        self._left -= 1
        if self._left < 0:
            raise ValueError(f"{where}: there must be at most {MOST_NODES:,} expressions, got more")
        if depth > DEEPEST:
            raise ValueError(f"{where}: expressions must be at most {DEEPEST} deep, got more")


def _short(end: int | None) -> int | None:
    """An end that fits a word; None, that it is not known, for another."""
    return None if end is None or not -_WORD <= end < _WORD else end


def _integer(where: str, told: object, low: int, high: int) -> int:
    if isinstance(told, bool) or not isinstance(told, int) or not low <= told <= high:
        _refuse(where, f"an integer from {low} to {high}", told)
    return told


def _name(where: str, told: object) -> str:
    """A name of Python."""
    text = _text(where, told)
    if not text.isidentifier() or keyword.iskeyword(text):
        _refuse(where, "a name of Python", told)
    return text


def _sources(told: Mapping[str, object]) -> dict[str, str]:
    if left := told.keys() - {*RULES}:
        _refuse("sources", f"one of {', '.join(RULES)}", min(left))
    return {rule: _text(f"sources: {rule}", told[rule], LONGEST_DOC) for rule in told}


def _text(where: str, told: object, longest: int = LONGEST_TEXT) -> str:
    if not isinstance(told, str) or len(told) > longest or not is_unicode(told):
        _refuse(where, f"a text of at most {longest:,} characters", told)
    return told


def _refuse(where: str, accepted: str, told: object) -> NoReturn:
    raise ValueError(f"{where}: {accepted} was expected, got {brief(told)}")
