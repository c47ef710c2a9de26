"""Make small wrong changes of the package's Python, such as a person would make, from its syntax.

A change replaces a piece of text that belongs to one node of the syntax tree: a comparison, an
operator, a constant, a statement, an argument, a bound of a slice, the type of an exception.  Texts
for people, annotations, assertions and what only a type checker reads are left as they are.  The
lines of a file keep their numbers.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from types import CodeType

import definitions
from mutant_groups import Groups

#: The folders whose Python is changed.
PACKAGES = tuple(f"pybridge/provengym{part}" for part in ("", "_command", "_delf", "_pytest"))
#: The changes that alter nothing, each with the reason.
EQUIVALENTS = Path("tests") / "equivalents.json"
#: Folders with too few places for a stratum of their own are one, with the modules at the top.
TOP = "other"
_SMALL = 850

_COMPARED = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Is: ("is", "is not"),
    ast.IsNot: (r"is\s+not", "is"),
    ast.In: ("in", "not in"),
    ast.NotIn: (r"not\s+in", "in"),
}
_ARITHMETIC = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "/"),
    ast.Div: ("/", "*"),
    ast.FloorDiv: ("//", "/"),
    ast.Mod: ("%", "//"),
    ast.Pow: ("**", "*"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
    ast.BitXor: ("^", "|"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
}
_CALLED = {
    "min": "max",
    "max": "min",
    "any": "all",
    "all": "any",
    "sorted": "list",
    "floor": "ceil",
    "ceil": "floor",
    "minimum": "maximum",
    "maximum": "minimum",
    "argmin": "argmax",
    "argmax": "argmin",
    "startswith": "endswith",
    "endswith": "startswith",
}
_RAISED = {
    "ValueError": "TypeError",
    "TypeError": "ValueError",
    "KeyError": "IndexError",
    "IndexError": "KeyError",
}
#: Calls that say something to a type checker, or whose two first arguments may be exchanged.
_TYPING = {"cast", "TypeVar", "ParamSpec", "NewType", "NamedTuple", "TypedDict"}
_SYMMETRIC = {"min", "max", "isinstance", "issubclass", "gcd", "isclose", "array_equal"}
#: Arguments that are texts for people, or that change nothing where all goes well.
_QUIET = {"help", "metavar", "rich_help_panel", "stacklevel", "encoding", "strict", "maxsize"}


@dataclass(frozen=True)
class Change:
    """A piece of a file's text and what takes its place."""

    file: str
    function: str | None
    """The qualified name of the innermost definition that it lies in, as `definitions` has it."""
    line: int
    start: int
    """In the characters of the file's text."""
    old: str
    new: str
    operator: str
    """The kind of mistake."""
    before: str
    after: str
    """The lines that it touches, as they are and as they become, without indentation."""

    @property
    def key(self) -> str:
        """Its name among the changes of one tree."""
        return f"{self.file}:{self.line}:{self.start} {self.operator} {self.new.strip()}"

    @property
    def room(self) -> str:
        """The folder of the package that its file is in, `other` for a module at the top."""
        return room_of(self.file)

    @property
    def identity(self) -> tuple[str, str | None, str, str]:
        """What names it wherever the rest of its file goes."""
        return self.file, self.function, self.before, self.after

    def applied(self, text: str) -> str:
        """The text of the file after it."""
        return text[: self.start] + self.new + text[self.start + len(self.old) :]


def room_of(file: str) -> str:
    """The folder of the package that a file is in; `other` for its modules at the top."""
    parts = Path(file).parts
    return parts[2] if parts[:2] == ("pybridge", "provengym") and len(parts) > 3 else TOP


def product(root: Path) -> list[str]:
    """The Python files of the package, in order."""
    found = (path for folder in PACKAGES for path in (root / folder).rglob("*.py"))
    return sorted(str(path.relative_to(root)) for path in found)


def changes(file: str, text: str) -> list[Change]:
    """All changes of a file, in the order of its text."""
    known = definitions.definitions(file, text)
    lines = [0, *(found.end() for found in re.finditer("\n", text)), len(text)]
    made = []
    for start, old, new, operator in sorted(set(_Finder(text).found())):
        around = [d for d in known if d.start <= start < d.end]
        function = max(around, key=lambda d: d.start).name if around else None
        line = text.count("\n", 0, start) + 1
        end = start + len(old)
        last = text.count("\n", 0, end) + 1
        before = text[lines[line - 1] : lines[last]]
        after = text[lines[line - 1] : start] + new + text[end : lines[last]]
        shown = (_flat(before), _flat(after))
        made.append(Change(file, function, line, start, old, new, operator, *shown))
    return made


def _flat(text: str) -> str:
    return " ".join(text.split())


def differs(text: str, change: Change) -> bool:
    """Return whether the changed text is a program, and another than before."""
    try:
        changed = compile(change.applied(text), change.file, "exec", dont_inherit=True)
    except (SyntaxError, ValueError):
        return False
    return not same_code(compile(text, change.file, "exec", dont_inherit=True), changed)


def same_code(one: CodeType, other: CodeType) -> bool:
    """Return whether two codes, and those inside them, do the same; lines and columns aside."""
    inside = zip(codes_in(one), codes_in(other), strict=False)
    return same_body(one, other) and all(same_code(*pair) for pair in inside)


def same_body(one: CodeType, other: CodeType) -> bool:
    """Return whether two codes do the same, but for the codes inside them."""
    return _body(one) == _body(other)


def _body(code: CodeType) -> tuple[object, ...]:
    constants = [
        "<code>" if isinstance(each, CodeType) else (type(each), repr(each))
        for each in code.co_consts
    ]
    signature = code.co_argcount, code.co_posonlyargcount, code.co_kwonlyargcount, code.co_flags
    names = code.co_names, code.co_varnames, code.co_freevars, code.co_cellvars
    handlers = getattr(code, "co_exceptiontable", b"")
    return (code.co_name, code.co_code, handlers, constants, signature, names)


def codes_in(code: CodeType) -> list[CodeType]:
    """The codes of the functions, classes and comprehensions directly inside a code."""
    return [each for each in code.co_consts if isinstance(each, CodeType)]


# ---- Sampling ----


@dataclass(frozen=True)
class Equivalent:
    """A change that alters nothing that anybody can see."""

    file: str
    function: str | None
    before: str
    after: str
    reason: str


def read_equivalents(root: Path) -> list[Equivalent]:
    """The changes that alter nothing.

    Raises:
        ValueError: An entry has not exactly the keys of `Equivalent`.
    """
    path = root / EQUIVALENTS
    if not path.is_file():
        return []
    try:
        return [Equivalent(**entry) for entry in json.loads(path.read_text(encoding="utf-8"))]
    except TypeError as error:
        raise ValueError(f"{EQUIVALENTS}: {error}") from error


def equivalents(root: Path) -> set[tuple[str, str | None, str, str]]:
    """Return what names the changes that are listed as equivalent."""
    return {(e.file, e.function, e.before, e.after) for e in read_equivalents(root)}


def sample(
    root: Path,
    seed: int,
    count: int = 120,
    least: int = 8,
    rooms: Sequence[str] | None = None,
    groups: Groups | None = None,
) -> list[Change]:
    """Draw changes, in each room as many as its share of the places, and `least` at least.

    A place is a piece of text that can be changed; of its changes one is drawn.  The seed and the
    texts alone decide.  Changes that are listed as equivalent are passed over.  Where there are
    groups, these are what rooms are else, and what is equivalent is drawn, too.
    """
    listed = set() if groups else equivalents(root)
    texts = {file: (root / file).read_text(encoding="utf-8") for file in product(root)}
    by_room: dict[str, dict[tuple[str, int, str], list[Change]]] = {}
    for file, text in texts.items():
        if groups and room_of(file) != groups.room:
            continue
        for change in changes(file, text):
            place = (file, change.start, change.old)
            room = groups.of(file, change.function) if groups else change.room
            if room is not None:
                by_room.setdefault(room, {}).setdefault(place, []).append(change)
    if groups:
        chosen = {name: by_room[name] for name in groups.names if name in by_room}
    else:
        _merge_small(by_room)
        chosen = {room: by_room[room] for room in sorted(by_room) if rooms is None or room in rooms}
    drawn = []
    for room, number in _shares({r: len(p) for r, p in chosen.items()}, count, least).items():
        random = Random(f"{seed} {room}")
        places = list(chosen[room].values())
        random.shuffle(places)
        picked = (random.choice(each) for each in places)
        right = (
            change
            for change in picked
            if change.identity not in listed and differs(texts[change.file], change)
        )
        drawn += [change for _, change in zip(range(number), right, strict=False)]
    return drawn


def _merge_small(by_room: dict[str, dict[tuple[str, int, str], list[Change]]]) -> None:
    for room in [room for room, places in by_room.items() if len(places) < _SMALL]:
        if room != TOP:
            by_room.setdefault(TOP, {}).update(by_room.pop(room))


def _shares(places: dict[str, int], count: int, least: int) -> dict[str, int]:
    """Return how many to draw a room: `least`, and of the rest its share, by largest remainders."""
    shares = {room: min(least, number) for room, number in places.items()}
    rest = max(0, count - sum(shares.values()))
    exact = {room: rest * number / sum(places.values()) for room, number in places.items()}
    for room, value in exact.items():
        shares[room] += int(value)
    by_remainder = sorted(exact, key=lambda room: (int(exact[room]) - exact[room], room))
    for room in by_remainder[: max(0, count - sum(shares.values()))]:
        shares[room] += 1
    return shares


# ---- Finding ----

#: Where the old text starts, itself, the new one, and the kind of mistake.
_Found = tuple[int, str, str, str]


class _Finder:
    """Goes through a module's syntax tree, and yields what can be changed."""

    def __init__(self, text: str) -> None:
        self.text = text
        lines = text.split("\n")
        self._starts = [0]
        for line in lines:
            self._starts.append(self._starts[-1] + len(line) + 1)
        self._lines = lines

    def found(self) -> Iterator[_Found]:
        yield from self._visit(ast.parse(self.text))

    def _at(self, line: int, column: int) -> int:
        """The place of a line, from 1, and a column in bytes of UTF-8."""
        text = self._lines[line - 1]
        if not text.isascii():
            column = len(text.encode()[:column].decode())
        return self._starts[line - 1] + column

    def _span(self, node: ast.expr | ast.stmt | ast.keyword) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self._at(node.lineno, node.col_offset), self._at(
            node.end_lineno, node.end_col_offset
        )

    def _of(self, node: ast.expr | ast.stmt | ast.keyword) -> str:
        start, end = self._span(node)
        return self.text[start:end]

    def _instead(
        self, node: ast.expr | ast.stmt | ast.keyword, new: str, operator: str
    ) -> Iterator[_Found]:
        start, end = self._span(node)
        yield self._kept(start, end, new, operator)

    def _kept(self, start: int, end: int, new: str, operator: str) -> _Found:
        """A change that keeps the number of lines."""
        old = self.text[start:end]
        return start, old, new + "\n" * (old.count("\n") - new.count("\n")), operator

    def _token(
        self, left: ast.expr, right: ast.expr, pattern: str, new: str, operator: str
    ) -> Iterator[_Found]:
        """The token between two expressions, with another in its place."""
        start, end = self._span(left)[1], self._span(right)[0]
        between = re.sub(r"#[^\n]*", lambda comment: " " * len(comment[0]), self.text[start:end])
        if token := re.search(pattern, between):
            yield self._kept(start + token.start(), start + token.end(), new, operator)

    # -- what is not looked into --

    def _visit(self, node: ast.AST) -> Iterator[_Found]:
        """The changes of a node and of those inside it that are not left out."""
        if isinstance(node, (ast.Assert, ast.JoinedStr, ast.Import, ast.ImportFrom)):
            return
        if isinstance(node, ast.Compare) and _names([node.left]) & {"version_info", "platform"}:
            return
        made: Callable[[ast.AST], Iterator[_Found]] | None
        made = getattr(self, f"_in_{type(node).__name__}", None)
        if made is not None:
            yield from made(node)
        for child in self._children(node):
            yield from self._visit(child)

    def _children(self, node: ast.AST) -> Iterator[ast.AST]:
        left_out: list[ast.AST] = []
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            if _names(node.decorator_list) & {"overload", "abstractmethod"}:
                return
            arguments = node.args
            every = [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs]
            yield from (each for each in arguments.defaults)
            yield from (each for each in arguments.kw_defaults if each is not None)
            left_out = [node.args, *every, *([node.returns] if node.returns else [])]
        elif isinstance(node, ast.ClassDef):
            if _names(node.bases) & {"Protocol", "TypedDict"}:
                return
            left_out = [*node.bases, *node.keywords, *node.decorator_list]
        elif isinstance(node, ast.AnnAssign):
            left_out = [node.annotation]
            if _names([node.annotation]) & {"TypeAlias"}:
                return
        elif isinstance(node, ast.Assign):
            if _names(node.targets) & {"__all__", "__slots__", "__match_args__"}:
                return
            if isinstance(node.value, ast.Subscript) and _names([node.value]) & {
                *("Literal", "Annotated", "Union", "Optional", "Callable", "dict", "list", "tuple")
            }:
                return
        elif isinstance(node, ast.Raise):
            return  # what it says; its type is changed above
        elif isinstance(node, ast.If) and _names([node.test]) & {"TYPE_CHECKING"}:
            yield from node.orelse
            return
        elif isinstance(node, ast.Call):
            if _names([node.func]) & _TYPING:
                return
            left_out = [each for each in node.keywords if each.arg in _QUIET]
        for child in ast.iter_child_nodes(node):
            if child not in left_out:
                yield child

    # -- operators --

    def _in_Compare(self, node: ast.Compare) -> Iterator[_Found]:
        operands = [node.left, *node.comparators]
        for left, kind, right in zip(operands, node.ops, operands[1:], strict=False):
            pattern, new = _COMPARED[type(kind)]
            pattern = rf"\b{pattern}\b" if pattern[0].isalpha() else re.escape(pattern)
            yield from self._token(left, right, pattern, new, "comparison")
        for operand in operands:
            if isinstance(operand, ast.Constant) and isinstance(operand.value, str):
                yield from self._instead(operand, repr(operand.value + "_"), "string")

    def _in_BoolOp(self, node: ast.BoolOp) -> Iterator[_Found]:
        old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for left, right in zip(node.values, node.values[1:], strict=False):
            yield from self._token(left, right, rf"\b{old}\b", new, "and, or")
        for value in node.values:
            yield from self._instead(value, str(old == "and"), "condition left out")

    def _in_BinOp(self, node: ast.BinOp) -> Iterator[_Found]:
        texts = (node.left, node.right)
        if any(isinstance(e, ast.JoinedStr) or _is_text(e) for e in texts):
            return
        if type(node.op) in _ARITHMETIC:
            old, new = _ARITHMETIC[type(node.op)]
            yield from self._token(*texts, re.escape(old), new, "arithmetic")

    def _in_AugAssign(self, node: ast.AugAssign) -> Iterator[_Found]:
        if type(node.op) in _ARITHMETIC:
            old, new = _ARITHMETIC[type(node.op)]
            pattern = re.escape(old + "=")
            yield from self._token(node.target, node.value, pattern, new + "=", "arithmetic")
        yield from self._instead(node, "pass", "statement left out")

    def _in_UnaryOp(self, node: ast.UnaryOp) -> Iterator[_Found]:
        old = {ast.Not: "not", ast.USub: "-", ast.Invert: "~"}.get(type(node.op), "")
        start = self._span(node)[0]
        if old and self.text.startswith(old, start):
            operator = "not" if old == "not" else "sign"
            yield self._kept(start, start + len(old), "", operator)

    def _in_Constant(self, node: ast.Constant) -> Iterator[_Found]:
        value = node.value
        if isinstance(value, bool):
            yield from self._instead(node, str(not value), "constant")
        elif isinstance(value, int):
            for new in (value + 1, value - 1):
                text = str(new) if new >= 0 else f"({new})"
                yield from self._instead(node, text, "constant")
        elif isinstance(value, float):
            yield from self._instead(node, repr(value + 1 if value < 1 else value / 2), "constant")

    # -- conditions and control --

    def _condition(self, test: ast.expr) -> Iterator[_Found]:
        not_again = (ast.Compare, ast.BoolOp, ast.Constant)
        if not isinstance(test, not_again) and not _is_not(test):
            yield from self._instead(test, f"not ({self._of(test)})", "condition")

    def _in_If(self, node: ast.If) -> Iterator[_Found]:
        if not _names([node.test]) & {"TYPE_CHECKING"}:
            yield from self._condition(node.test)

    def _in_While(self, node: ast.While) -> Iterator[_Found]:
        yield from self._condition(node.test)

    def _in_IfExp(self, node: ast.IfExp) -> Iterator[_Found]:
        yield from self._condition(node.test)

    def _in_comprehension(self, node: ast.comprehension) -> Iterator[_Found]:
        for test in node.ifs:
            yield from self._condition(test)
            yield from self._instead(test, "True", "condition left out")

    def _in_Break(self, node: ast.Break) -> Iterator[_Found]:
        yield from self._instead(node, "continue", "break, continue")

    def _in_Continue(self, node: ast.Continue) -> Iterator[_Found]:
        yield from self._instead(node, "break", "break, continue")

    def _in_Return(self, node: ast.Return) -> Iterator[_Found]:
        if node.value is None:
            yield from self._instead(node, "pass", "statement left out")
        elif not isinstance(node.value, ast.Constant):
            yield from self._instead(node.value, "None", "return")

    def _in_Raise(self, node: ast.Raise) -> Iterator[_Found]:
        yield from self._instead(node, "pass", "statement left out")
        raised = node.exc.func if isinstance(node.exc, ast.Call) else node.exc
        if isinstance(raised, ast.Name) and raised.id[0].isupper():
            yield from self._instead(raised, _RAISED.get(raised.id, "RuntimeError"), "exception")

    def _in_ExceptHandler(self, node: ast.ExceptHandler) -> Iterator[_Found]:
        kinds = node.type.elts if isinstance(node.type, ast.Tuple) else [node.type]
        for kind in kinds:
            if kind is not None:
                name = _RAISED.get(self._of(kind), "ZeroDivisionError")
                yield from self._instead(kind, name, "exception")

    # -- statements, calls and slices --

    def _in_Expr(self, node: ast.Expr) -> Iterator[_Found]:
        if isinstance(node.value, (ast.Call, ast.Await)):
            yield from self._instead(node, "pass", "statement left out")

    def _in_Assign(self, node: ast.Assign) -> Iterator[_Found]:
        if all(isinstance(each, (ast.Attribute, ast.Subscript)) for each in node.targets):
            yield from self._instead(node, "pass", "statement left out")

    def _in_Delete(self, node: ast.Delete) -> Iterator[_Found]:
        yield from self._instead(node, "pass", "statement left out")

    def _in_Call(self, node: ast.Call) -> Iterator[_Found]:
        called = _names([node.func])
        if called & _TYPING:
            return
        name = next(iter(called), "")
        if name in _CALLED:
            end = self._span(node.func)[1]
            yield self._kept(end - len(name), end, _CALLED[name], "function")
        if not called & _SYMMETRIC:
            for one, two in zip(node.args, node.args[1:], strict=False):
                yield from self._exchanged(one, two)
        for keyword in node.keywords:
            default = isinstance(keyword.value, ast.Constant) and not keyword.value.value
            if keyword.arg is not None and keyword.arg not in _QUIET and not default:
                yield from self._without(keyword)

    def _exchanged(self, one: ast.expr, two: ast.expr) -> Iterator[_Found]:
        if ast.Starred in (type(one), type(two)) or self._of(one) == self._of(two):
            return
        start, end = self._span(one)[0], self._span(two)[1]
        between = self.text[self._span(one)[1] : self._span(two)[0]]
        yield self._kept(start, end, self._of(two) + between + self._of(one), "arguments exchanged")

    def _without(self, keyword: ast.keyword) -> Iterator[_Found]:
        start, end = self._span(keyword)
        if comma := re.compile(r"\s*,[ \t]*").match(self.text, end):
            end = comma.end()
        elif comma := re.search(r",\s*\Z", self.text[:start]):
            start = comma.start()
        yield self._kept(start, end, "", "argument left out")

    def _in_Subscript(self, node: ast.Subscript) -> Iterator[_Found]:
        key = node.slice
        if isinstance(key, ast.Constant) and isinstance(key.value, str):
            yield from self._instead(key, repr(key.value + "_"), "string")

    def _in_Slice(self, node: ast.Slice) -> Iterator[_Found]:
        for bound in (node.lower, node.upper):
            if bound is not None:
                yield from self._instead(bound, "", "bound left out")
                if not isinstance(bound, (ast.Constant, ast.UnaryOp)):
                    yield from self._instead(bound, f"({self._of(bound)}) + 1", "bound")


def _names(nodes: Sequence[ast.expr]) -> set[str]:
    """The last names of expressions: `c` of `c`, `a.c`, `a.c(x)` and `a.c[x]`."""
    names = set()
    for node in nodes:
        while isinstance(node, (ast.Call, ast.Subscript)):
            node = node.func if isinstance(node, ast.Call) else node.value
        if isinstance(node, ast.Attribute):
            names.add(node.attr)
        elif isinstance(node, ast.Name):
            names.add(node.id)
    return names


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, (str, bytes))


def _is_not(node: ast.expr) -> bool:
    return isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)
