"""Expressions of a program whose values go into an info, and nowhere else.

An info shows what an author wants to see of a log: its length, a mean, a text.  Where the source of
an environment shows that the value of an expression is an entry of the info that a step or a reset
returns, and no other use of that info is to be seen, a hidden value may be used in it as it likes;
also where a statement does nothing but to trim the log.
"""

from __future__ import annotations

import ast
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from types import CodeType, FrameType
from typing import Any

import gymnasium

from provengym.extraction.hidden import READ
from provengym.extraction.hidden.source import positions, source_of
from provengym.extraction.nets.libraries import is_library
from provengym.targets.adapters.old_gym import OldGym

_CALLS = ("step", "reset")
_FUNCTIONS = frozenset(
    (
        *("abs", "all", "any", "asdict", "bool", "dict", "enumerate", "float", "format"),
        *("int", "len", "list", "max", "min", "range", "repr", "reversed", "round", "set"),
        *("sorted", "str", "sum", "tuple", "zip"),
    )
)
_NUMPY = frozenset(
    (
        *("array", "asarray", "diff", "max", "mean", "median", "min", "round", "std", "sum"),
        *("unique", "var"),
    )
)
_METHODS = frozenset(
    ("copy", "count", "format", "get", "items", "join", "keys", "tolist", "values")
)
"""Calls that change nothing, by the names of functions, of NumPy's, and of methods."""
_TAKES = frozenset(("clear", "pop", "popleft"))
_Range = tuple[int, int, int, int]
"""The first line and column of an expression, and those behind it."""


class InfoEntries:
    """The places of expressions that are entries of infos, in the file of an environment's class.

    There are none where another file may read its infos, and before Python 3.11, which does not
    tell the columns of what it runs.
    """

    def __init__(self, env: Any) -> None:
        self._ranges: list[_Range] = []
        self._codes: dict[CodeType, list[bool]] = {}
        self._file, self._known = "", frozenset[CodeType]()
        inside, calls = env, list(_CALLS)
        while isinstance(inside, gymnasium.Wrapper) and is_library(type(inside).__module__):
            inside = inside.env
        if isinstance(inside, OldGym):
            inside, calls = inside.old, ["step"]  # whose reset returns no info
        own = [one for one in type(inside).__mro__ if not is_library(one.__module__)]
        module = sys.modules.get(own[0].__module__) if own else None
        file = getattr(module, "__file__", None)
        source = None if file is None else source_of(file)
        if file is None or source is None:
            return
        tree = source.tree
        names = [one.__name__ for one in own if one.__module__ == own[0].__module__]
        classes = [one for one in tree.body if isinstance(one, ast.ClassDef) and one.name in names]
        if sorted(one.name for one in classes) != sorted(one.__name__ for one in own):
            return  # one is defined elsewhere, or twice
        self._file, self._known = file, source.codes
        self._ranges = [
            (node.lineno, node.col_offset, node.end_lineno or 0, node.end_col_offset or 0)
            for node in _entries_in(tree, classes, calls)
        ]

    def hold(self, frame: FrameType | None) -> bool:
        """Return whether what a frame's code does now is a part of an entry; a library does it for
        who calls it."""
        if not self._ranges:
            return False
        while frame is not None and _serves(frame.f_globals.get("__name__", "")):
            frame = frame.f_back
        if frame is None or frame.f_code.co_filename != self._file:
            return False
        code = frame.f_code
        if code not in self._codes:
            self._codes[code] = [self._is_within(code, *at) for at in positions(code)]
        return bool(self._codes[code]) and self._codes[code][frame.f_lasti // 2]

    def _is_within(self, code: CodeType, *at: int | None) -> bool:
        first, last, column, end = at
        if first is None or last is None or column is None or end is None:
            return False
        return code in self._known and any(
            (line, left) <= (first, column) and (last, end) <= (under, right)
            for line, left, under, right in self._ranges
        )


def _serves(module: str) -> bool:
    return module.startswith("provengym.extraction.") or is_library(module)


def _entries_in(
    tree: ast.Module, classes: Sequence[ast.ClassDef], calls: Sequence[str]
) -> Iterator[ast.expr]:
    """The expressions whose values are entries of the infos that some calls of an object of all
    these classes return, or that are used to trim a log."""
    functions = _methods(classes)
    for function in functions:
        for node in ast.walk(function):
            yield from _trims(node)
    if any(map(_reads_results, functions)):
        return
    makers, all_ = set[str](), _methods(one for one in tree.body if isinstance(one, ast.ClassDef))
    own, times = {one.name for one in functions}, Counter(one.name for one in all_)
    while True:
        made = {
            one: _infos(one, calls if one in functions else (), one.name in makers) for one in all_
        }
        infos = [info for of_one in made.values() for info in of_one]
        called = set(map(_own_call, infos))
        more = {
            name
            for name in called & times.keys()
            if (times[name] == 1 or name in own) and _is_called_for(name, tree, infos)
        }
        if more <= makers:
            break
        makers |= more
    for function, of_one in made.items():
        yield from _with_names(function, [value for info in of_one for value in _values(info)])


def _methods(classes: Iterable[ast.ClassDef]) -> list[ast.FunctionDef]:
    return [one for cls in classes for one in cls.body if isinstance(one, ast.FunctionDef)]


def _with_names(function: ast.FunctionDef, entries: list[ast.expr]) -> list[ast.expr]:
    """Entries of infos in a function, and what it assigns to names that only entries use."""
    found, many = list(entries), 0
    while len(found) > many:
        many = len(found)
        within = {id(node) for one in found for node in ast.walk(one)}
        for name in {one.id for one in found if isinstance(one, ast.Name)}:
            named = (one for one in ast.walk(function) if isinstance(one, ast.Name))
            uses = [one for one in named if one.id == name]
            given = [
                one.value
                for one in ast.walk(function)
                if isinstance(one, ast.Assign) and len(one.targets) == 1 and one.targets[0] in uses
            ]
            is_free = len(uses) - len(given) == sum(id(one) in within for one in uses)
            if is_free and _is_local(function, name) and all(map(_does_nothing, given)):
                found += [one for one in given if id(one) not in within]
    return found


def _trims(node: ast.AST) -> list[ast.expr]:
    """The length and the calls of a statement that takes something from a log if it is long, and
    does nothing else: ``if len(self.log) > 100: self.log.pop(0)``; none of any other statement."""
    if not isinstance(node, ast.If) or node.orelse or not isinstance(node.test, ast.Compare):
        return []
    length, calls = node.test.left, [one.value for one in node.body if isinstance(one, ast.Expr)]
    if not isinstance(length, ast.Call) or not isinstance(length.func, ast.Name):
        return []
    if length.func.id != "len" or len(length.args) != 1 or len(calls) < len(node.body):
        return []
    log = ast.dump(length.args[0])
    only_takes = all(
        isinstance(call, ast.Call)
        and isinstance(call.func, ast.Attribute)
        and ast.dump(call.func.value) == log
        and call.func.attr in _TAKES
        and all(isinstance(one, ast.Constant) for one in call.args)
        for call in calls
    )
    return [length, *calls] if only_takes else []


def _reads_results(function: ast.FunctionDef) -> bool:
    """Return whether a function has a use for the info that another step or reset returns."""
    harmless = {
        id(one.value.func)
        for one in ast.walk(function)
        if isinstance(one, (ast.Expr, ast.Subscript))
        and isinstance(one.value, ast.Call)
        and (isinstance(one, ast.Expr) or _is_first(one))
    }
    return any(
        isinstance(one, ast.Attribute) and one.attr in _CALLS and id(one) not in harmless
        for one in ast.walk(function)
    )


def _is_first(item: ast.Subscript) -> bool:
    return isinstance(item.slice, ast.Constant) and item.slice.value == 0


def _infos(function: ast.FunctionDef, calls: Sequence[str], is_maker: bool) -> list[ast.expr]:
    """The expressions in a function that are an info or, for a constant key, an entry of one."""
    returned = list(_returned(function))
    if function.name in calls:
        widths = (4, 5) if function.name == "step" else (2,)
        found = [
            one.elts[-1]
            for one in returned
            if isinstance(one, ast.Tuple) and len(one.elts) in widths
        ]
    else:
        found = returned if is_maker else []
    names = {one.id for one in found if isinstance(one, ast.Name)}
    given = [one for name in names for one in _given(function, name, set(map(id, found)))]
    return [one for one in found if not isinstance(one, ast.Name)] + given


def _returned(node: ast.AST) -> Iterator[ast.expr]:
    """What a function returns, and none in it."""
    for one in ast.iter_child_nodes(node):
        if isinstance(one, ast.Return) and one.value is not None:
            yield one.value
        if not isinstance(one, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Lambda)):
            yield from _returned(one)


def _given(function: ast.FunctionDef, name: str, returned: set[int]) -> list[ast.expr]:
    """What is assigned to a name that is an info, or put into it; nothing where it has another
    use."""
    found: list[ast.expr] = []
    uses = {id(one) for one in ast.walk(function) if isinstance(one, ast.Name) and one.id == name}
    uses -= returned
    for one in ast.walk(function):
        if isinstance(one, ast.Assign) and len(one.targets) == 1:
            target: ast.expr = one.targets[0]
        elif isinstance(one, ast.AnnAssign) and one.value is not None:
            target = one.target
        else:
            continue
        assert one.value is not None
        if isinstance(target, ast.Name) and target.id == name:
            uses.discard(id(target))
            found.append(one.value)
        elif (
            isinstance(target, ast.Subscript)
            and isinstance(target.value, ast.Name)
            and target.value.id == name
            and isinstance(target.slice, ast.Constant)
        ):
            uses.discard(id(target.value))
            found.append(ast.Dict([target.slice], [one.value]))
    return found if _is_local(function, name) and not uses else []


def _is_local(function: ast.FunctionDef, name: str) -> bool:
    """Return whether a name that a function assigns is its own."""
    others = (one for one in ast.walk(function) if isinstance(one, (ast.Global, ast.Nonlocal)))
    return all(name not in one.names for one in others)


def _own_call(node: ast.expr) -> str:
    """The name of the method, of the object or of one that it holds, of which an expression is a
    call; empty where it is none."""
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
        return ""
    of = node.func.value
    while isinstance(of, ast.Attribute):
        of = of.value
    return node.func.attr if isinstance(of, ast.Name) and of.id == "self" else ""


def _is_called_for(name: str, tree: ast.Module, infos: list[ast.expr]) -> bool:
    """Return whether a module names a method only where it calls it for an info."""
    good = {id(info.func) for info in infos if isinstance(info, ast.Call)}
    return all(
        id(one) in good
        for one in ast.walk(tree)
        if isinstance(one, ast.Attribute) and one.attr == name
    )


def _values(info: ast.expr) -> Iterator[ast.expr]:
    """The entries of an info, as far as nothing reads them and they do nothing else."""
    pairs: list[tuple[object, ast.expr]] = []
    if isinstance(info, ast.Call) and _is_copy(info):
        pairs.append((None, info))
    elif isinstance(info, ast.Dict):
        for key, value in zip(info.keys, info.values, strict=True):
            if isinstance(key, ast.Constant):
                pairs.append((key.value, value))
    elif isinstance(info, ast.Call) and isinstance(info.func, ast.Name) and info.func.id == "dict":
        pairs += [(one.arg, one.value) for one in info.keywords if one.arg is not None]
    yield from (value for key, value in pairs if key not in READ and _does_nothing(value))


def _is_copy(call: ast.Call) -> bool:
    """Return whether a call makes a dictionary of one thing: ``asdict(self.counts)``."""
    name = call.func.id if isinstance(call.func, ast.Name) else ""
    return name in ("asdict", "dict") and len(call.args) == 1 and not call.keywords


def _does_nothing(entry: ast.expr) -> bool:
    """Return whether an expression has no effect but its value, as far as its names tell."""
    return not any(
        isinstance(one, (ast.NamedExpr, ast.Await, ast.Yield, ast.YieldFrom))
        or (isinstance(one, ast.Call) and not _is_harmless(one))
        for one in ast.walk(entry)
    )


def _is_harmless(call: ast.Call) -> bool:
    function = call.func
    if isinstance(function, ast.Name):
        return function.id in _FUNCTIONS
    if not isinstance(function, ast.Attribute) or any(one.arg == "out" for one in call.keywords):
        return False
    is_numpy = isinstance(function.value, ast.Name) and function.value.id in ("np", "numpy")
    return function.attr in (_NUMPY if is_numpy else _METHODS)
