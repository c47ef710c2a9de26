"""Reads a class of rules as programs.

The language of rules is a part of Python, in which each of these means what Python makes of it.

Values are integers of any size, truth values, members of enumerations, texts of known length,
tuples of these, and the rows of cells that are fields; a reward may be a fraction with a written
denominator.  A list may change, in its length not, where it has one name.  Lists, dictionaries and
sets are constants where nothing in their file changes them.  A name has values of one type.
Constants of the class, parameters and fields are attributes of self; of names from outside there
are the enumerations, and constants and functions that the source of the module assigns once, at its
top level.

Expressions are ``+ - * // %``, ``**`` with a constant exponent from 0 to 62, the bits ``& | ^ ~ <<
>>``, comparisons and chains of these, ``is`` of members and truth values, ``in``, ``and``, ``or``
and ``not``, of which the first two have truth values alone, and in conditions numbers, too, ``a if
c else b``, indices of rows and tuples, ``any``, ``all``, ``sum``, ``min``, ``max`` with
comprehensions, ``abs``, ``len``, ``int``, ``bool``, ``list``, ``tuple``, ``sorted``, ``divmod``,
``count``, ``index``, ``get``, ``items``, ``keys``, ``values``, ``Cells`` and ``Fraction``,
``value`` of a member, and the member with a value where these are 0, 1, ... in order, draws, and
calls of methods and functions.  A truth value is a number where one is wanted.  Operands are read
from left to right, those of ``and`` and ``or`` and chains as far as they are needed.

Statements are assignments, also of several names at once and as ``+=``, ``if``, ``match``, ``for``
over what has a known number of elements with ``break``, ``continue`` and ``else``, ``return``, and
``assert``.  Methods and functions are read where they are called, and loops round by round, so that
a program has neither.

What Python or `provengym.spec` raises an error for is a requirement of the program at this place: a
value in the range of its field, an index in its row, a divisor that is not 0, a shift from 0 on, a
count or chance or weights to draw by, the value of a member, a value that ``index`` finds, a key of
a dictionary, a name that has a value, an assertion.  Nothing is clamped, wrapped or given a
default.  Two are stricter than Python: the numerator of a reward is at most 2**53, and a call whose
value is wanted returns one.
"""

from __future__ import annotations

import ast
import enum
import inspect
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, get_args, get_origin

from provengym.proving.deciding import decided
from provengym.proving.program import (
    ONE,
    ZERO,
    Assign,
    Draw,
    Expr,
    Given,
    IfElse,
    Lit,
    Op,
    Program,
    Require,
    Stmt,
    Var,
    binary,
    ite,
    reads,
    renamed,
    writes,
)
from provengym.proving.refusals import Refused
from provengym.proving.simplifying import shared, simplified
from provengym.proving.source import Source
from provengym.proving.statements import Kind, Statements
from provengym.proving.values import (
    Cells,
    Ends,
    Member,
    Nothing,
    Number,
    Ratio,
    Row,
    Truth,
    Tuple,
    Value,
    called,
    ends_of,
)
from provengym.spec import Cells as WrittenCells
from provengym.spec import Environment, Of, Range

LARGEST_REWARD = 2**53
"""The largest numerator of a reward, so that a float has it."""

RULES = ("start", "act", "over", "show", "legal", "invariant")
"""The methods that are rules."""


@dataclass(frozen=True)
class Rules:
    """The rules of a class as programs.

    Attributes:
        name: The name of the class.
        doc: What the class says of itself.
        line: Its first line.
        start: Assigns the fields, and has no result.
        act: Changes the fields; the result is the reward, times the scale.
        over: The result is whether the episode is over.
        show: The results are the numbers that are observed.
        legal: The result is whether an action is offered; None where the class does not say.
        invariant: The result is what holds of every state.
        words: The number of words of the random stream that start and act take.
        parameters: What values the parameters have.
        fields: What values the fields have.
        action: What the actions are.
        shown: What the numbers are that are observed; of a row, one number after the other.
        sources: The source of each rule that the class has, followed by that of the methods and
            functions that it calls, as far as no rule before it does.
    """

    name: str
    doc: str
    line: int
    start: Program
    act: Program
    over: Program
    show: Program
    legal: Program | None
    invariant: Program
    words: dict[str, int]
    parameters: dict[str, Kind]
    fields: dict[str, Kind]
    action: Kind
    shown: tuple[Kind, ...]
    sources: dict[str, str]


def read(rules: type[Environment] | Environment) -> Rules:
    """Read a class of rules, or that of an environment, for all values of its parameters.

    Raises:
        Refused: Something in the class is not in the language; it says where, why, and what to
            write instead.
    """
    cls = rules if isinstance(rules, type) else type(rules)
    if not (issubclass(cls, Environment) and cls is not Environment):
        raise TypeError(f"a class of rules is read, a subclass of Environment, got {cls!r}")
    source = _Source(cls)
    found = Rules(
        name=cls.__name__,
        doc=inspect.cleandoc(cls.__doc__ or "") or "A class of rules.",
        line=source.tree.lineno,
        start=source.program("start"),
        act=source.program("act"),
        over=source.program("over"),
        show=source.program("show"),
        legal=source.program("legal") if "legal" in source.methods else None,
        invariant=source.program("invariant"),
        words=dict(cls._most),
        parameters=source.parameters,
        fields=source.kinds,
        action=source.action,
        shown=tuple(source.shown()),
        sources=source.texts(),
    )
    source.check_constants()
    return found


class _Source(Source):
    """A class of rules: what it declares, and its programs."""

    def __init__(self, cls: type[Environment]) -> None:
        super().__init__(cls)
        self._declare()

    # Declarations.

    def _declare(self) -> None:
        cls = self.cls
        try:
            cls()
        except (TypeError, ValueError) as error:
            self._refuse(self._declared_in(str(error)), str(error), "declare it otherwise")
        self.given: list[Given] = []
        self.ends: list[Ends] = []
        self.values: dict[str, Value] = {}
        self.parameters: dict[str, Kind] = {}
        self.kinds: dict[str, Kind] = {}
        for name, hint in cls._declared.items():
            if name in cls._defaults:
                base, note = get_args(hint)
                if base is bool:
                    kind = Kind(bool, ZERO, ONE, (0, 1), "True or False")
                else:
                    kind = self._range(f"{name}", note.low, note.high)
                self.parameters[name] = kind
                self.values[name] = self._variable(name, kind)
        for name, hint in cls._declared.items():
            if name not in cls._defaults:
                self.kinds[name] = self._kind(name, hint)
                self.values[name] = self._variable(name, self.kinds[name])
        hints = [hint for one, hint in vars(cls)["act"].__annotations__.items() if one != "return"]
        if len(hints) != 1 or len(self.methods["act"].arguments) != 1:
            self._refuse(self.methods["act"].tree, "act has one argument, the action", "write it")
        self.action = self._kind("the action", hints[0])

    def _declared_in(self, message: str) -> ast.AST:
        """What in the class an error of its declarations names, or else the class."""
        words = re.findall(r"[\w.]+", message)
        for one in self.tree.body:
            match one:
                case (
                    ast.AnnAssign(target=ast.Name(id=name))
                    | ast.Assign(targets=[ast.Name(id=name)])
                    | ast.FunctionDef(name=name)
                ) if f"{self.name}.{name}" in words or words[:1] == [name]:
                    return one
        return self.tree

    def _variable(self, name: str, kind: Kind) -> Value:
        place = len(self.given)
        if kind.of is WrittenCells:
            for i in range(kind.length):
                self.given.append(Given(f"{name}[{i}]", kind.low, kind.high))
            self.ends += [kind.ends] * kind.length
            return Row(name, place, kind.length, kind.ends)
        self.given.append(Given(name, kind.low, kind.high))
        self.ends.append(kind.ends)
        return _of_kind(kind, Var(place))

    def _range(self, where: str, low: Any, high: Any) -> Kind:
        a, b = self._end(low), self._end(high)
        ends = ends_of(a, self.ends)[0], ends_of(b, self.ends)[1]
        return Kind(int, a, b, ends, f"between {low} and {high}")

    def _end(self, written: Any) -> Expr:
        """An end of a range over the parameters."""
        if isinstance(written, int):
            return Lit(written)

        def value(node: ast.AST) -> Expr:
            match node:
                case ast.Constant(value=int(found)):
                    return Lit(found)
                case ast.Name(id=name):
                    return self.values[name].expr  # type: ignore[union-attr]
                case ast.UnaryOp(operand=operand):
                    return binary(Op.SUB, ZERO, value(operand))
                case ast.BinOp(left=left, op=op, right=right):
                    kinds = {ast.Add: Op.ADD, ast.Sub: Op.SUB, ast.Mult: Op.MUL, ast.Mod: Op.MOD}
                    return binary(kinds.get(type(op), Op.FLOOR_DIV), value(left), value(right))
                case ast.Call(func=ast.Name(id=name), args=args):
                    least, *rest = map(value, args)
                    for one in rest:
                        pair = (one, least) if name == "min" else (least, one)
                        least = ite(binary(Op.LT, *pair), one, least)
                    return least
            raise AssertionError(ast.dump(node))

        return value(ast.parse(written.strip(), mode="eval").body)

    def _kind(self, where: str, hint: Any) -> Kind:
        base, notes = hint, ()
        if get_origin(hint) is Annotated:
            base, *rest = get_args(hint)
            notes = tuple(rest)
        if base is bool:
            return Kind(bool, ZERO, ONE, (0, 1), "True or False")
        if isinstance(base, enum.EnumMeta):
            return Kind(base, ZERO, Lit(len(base) - 1), (0, len(base) - 1), f"a {base.__name__}")
        match notes:
            case [Range(low, high)]:
                return self._range(where, low, high)
            case [Of(values, length)]:
                high = binary(Op.SUB, self._end(values), ONE)
                ends = 0, ends_of(high, self.ends)[1]
                text = f"between 0 and {values - 1 if isinstance(values, int) else f'{values} - 1'}"
                return Kind(WrittenCells, ZERO, high, ends, text, length)
        raise Refused(self.name, self.tree.lineno, f"{where} has no range", "declare it")

    # Programs.

    def program(self, rule: str) -> Program:
        """Read a rule."""
        given, ends = list(self.given), list(self.ends)
        arguments: list[Value] = []
        if rule in ("act", "legal"):
            given.append(Given("action", self.action.low, self.action.high))
            ends.append(self.action.ends)
            arguments.append(_of_kind(self.action, Var(len(given) - 1)))
        try:
            return self._program(rule, given, ends, arguments)
        except RecursionError:
            reason = f"the conditions and calls of {rule} lie too deep in one another"
            raise Refused(
                self.name, self.tree.lineno, reason, "write fewer rounds, cells or `return`"
            ) from None

    def _program(
        self, rule: str, given: list[Given], ends: list[Ends], arguments: list[Value]
    ) -> Program:
        method = self.methods.get(rule)
        reader = Statements(self.name, [one.name for one in given], ends)
        reader.rule, reader.fixed = rule, len(given)
        reader.drawing = reader.writing = rule in ("start", "act")
        reader.fields, reader.kinds, reader.methods = self.values, self.kinds, self.methods
        reader.function, reader.held = self.function, self.held
        reader.constants = {
            name: one
            for name, one in vars(self.cls).items()
            if name not in self.values
            and not name.startswith("__")
            and (name != "limit" or one is not None)
            and name not in ("_declared", "_defaults", "_most")
        }
        if rule == "start":
            reader.start_fields = frozenset(self.kinds)
        tree: ast.AST = method.tree if method else self.tree
        body = reader.out
        if method is None:
            value: Value = Tuple(tuple(self.values[name] for name in self.kinds))
            if rule != "show":
                value = Truth(ONE if rule == "invariant" else ZERO)
        else:
            if len(method.arguments) != len(arguments):
                self._refuse(tree, f"{rule} has other arguments", "write those of the base class")
            value = reader.invoked(rule, arguments, tree)
            self.read[rule] = reader.entered
        results, names, scale = self._results(reader, rule, value, tree)
        places = [reader.new(name) for name in names]
        reader.emit(tree, *(Assign(place, one) for place, one in zip(places, results, strict=True)))
        live = set(places)
        if rule in ("start", "act"):
            live |= set(range(self._parameters(), len(self.given)))
        zeros = range(len(given) if rule != "start" else self._parameters(), len(reader.names))
        starts = given if rule != "start" else given[: self._parameters()]
        found = simplified(body, zeros, live)
        shorter = decided(Program(tuple(reader.names), tuple(starts), found, len(places)))
        found = simplified(shorter.body, zeros, live)
        slots = shared(found, reader.names, len(given), live)
        return _numbered(found, reader.names, slots, starts, len(given), len(places), scale)

    def _parameters(self) -> int:
        return len(self.cls._defaults)

    def _results(
        self, reader: Statements, rule: str, value: Value, tree: ast.AST
    ) -> tuple[list[Expr], list[str], int]:
        if rule == "start":
            if not isinstance(value, Nothing):
                self._refuse(tree, "start returns a value", "write `return` alone")
            for name in self.kinds:
                key = f"self.{name}"
                says = f"start assigns no value to {name}"
                if key in reader.scope:
                    reader.read(key, tree, says)
                else:
                    reader.require(ZERO, tree, says)
            return [], [], 1
        if rule == "act":
            if not isinstance(value, (Number, Ratio)):
                self._refuse(
                    tree,
                    f"act returns {called(value)}",
                    "return an int, as with int(), or a Fraction",
                )
            scale = value.scale if isinstance(value, Ratio) else 1
            top = Lit(LARGEST_REWARD)
            says = f"the reward must be between -{LARGEST_REWARD} and {LARGEST_REWARD}"
            reader.within(Number(value.expr, value.ends), Lit(-LARGEST_REWARD), top, tree, says)
            return [value.expr], ["reward"], scale
        if rule == "show":
            hint = (
                vars(self.cls)["show"].__annotations__.get("return")
                if "show" in self.methods
                else None
            )
            results = list(self._shown(reader, hint, value, tree, "what show returns"))
            names = [f"shown[{i}]" for i in range(len(results))] if len(results) > 1 else ["shown"]
            return results, names, 1
        if not isinstance(value, Truth):
            self._refuse(
                tree, f"{rule} returns {called(value)}", "return a truth value, as with bool()"
            )
        return [value.expr], [rule], 1

    def shown(self) -> Iterator[Kind]:
        """What values the numbers have that are observed."""

        def parts(hint: Any) -> Iterator[Kind]:
            if get_origin(hint) is tuple:
                for part in get_args(hint):
                    yield from parts(part)
            else:
                yield self._kind("what show returns", hint)

        if "show" in self.methods:
            kinds = parts(vars(self.cls)["show"].__annotations__.get("return"))
        else:
            kinds = iter(self.kinds.values())
        for kind in kinds:
            yield from [kind] * kind.length

    def _shown(
        self, reader: Statements, hint: Any, value: Value, tree: ast.AST, where: str
    ) -> Iterator[Expr]:
        if "show" not in self.methods:
            assert isinstance(value, Tuple)
            for one in value.items:
                for part in one.items if isinstance(one, Row) else [one]:
                    yield part.expr  # type: ignore[union-attr]
            return
        if get_origin(hint) is tuple:
            hints = get_args(hint)
            if (
                not isinstance(value, Tuple)
                or value.form != "tuple"
                or len(value.items) != len(hints)
            ):
                self._refuse(
                    tree, f"show returns {called(value)}", f"return a tuple of {len(hints)}"
                )
            for i, (part, one) in enumerate(zip(hints, value.items, strict=True)):
                yield from self._shown(reader, part, one, tree, f"{where}[{i}]")
            return
        kind = self._kind(where, hint)
        if kind.of is not WrittenCells:
            yield reader.fitting(tree, where, kind, value)
            return
        if not isinstance(value, (Row, Cells)) or len(value.items) != kind.length:
            self._refuse(tree, f"show returns {called(value)}", f"return {kind.length} cells")
        for i, one in enumerate(value.items):
            yield reader.fitting(tree, f"{where}[{i}]", kind, one)


def _of_kind(kind: Kind, expr: Expr) -> Value:
    if kind.of is bool:
        return Truth(expr)
    if kind.of is int:
        return Number(expr, kind.ends)
    return Member(expr, kind.of)


def _numbered(
    body: Sequence[Stmt],
    names: Sequence[str],
    slots: dict[int, int],
    given: Sequence[Given],
    fixed: int,
    results: int,
    scale: int,
) -> Program:
    """A program of the variables that are used, the results last."""
    used = _used(body)
    last = len(names) - results
    order = [i for i in range(len(names)) if i < fixed or i >= last or i in used]
    order = list(dict.fromkeys(slots[i] for i in order))
    to = {i: order.index(slot) for i, slot in slots.items() if slot in order}
    return Program(tuple(names[i] for i in order), tuple(given), renamed(body, to), results, scale)


def _used(block: Sequence[Stmt]) -> set[int]:
    found = writes(block)
    for one in block:
        match one:
            case Assign(_, expr) | Draw(_, expr) | Require(expr):
                found |= reads(expr)
            case IfElse(condition, then, orelse):
                found |= reads(condition) | _used(then) | _used(orelse)
    return found
