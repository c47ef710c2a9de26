"""Constants that are lists, dictionaries or sets, which nothing in their file changes.

What the rules do to them is read with the rules, and the language has nothing that changes one.
Here is looked for what the rest of the file does to them: each use that does more than read is
named, such as one that gives a constant another name, by which it might change.
"""

from __future__ import annotations

import ast
import builtins
import enum
import types
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass

_READING = (
    *("all", "any", "bool", "len", "max", "min", "print", "range", "repr", "str", "sum"),
    *("dict", "enumerate", "frozenset", "list", "reversed", "set", "sorted", "tuple", "zip"),
)
"""The functions that read a value, and keep no part of it that may change but in what they
return."""
_WHOLE = ("all", "any", "bool", "len", "print", "repr", "str")
"""Those of them that return no part of it."""
_METHODS = ("copy", "count", "get", "index", "items", "keys", "values")
"""The methods that read a value."""
_MAKING = (
    *(*_METHODS, "add", "append", "extend", "insert", "join", "pop", "replace", "rstrip"),
    *("sort", "split", "splitlines", "strip", "update"),
)
"""The methods by which the value of a constant may be made."""


@dataclass(frozen=True)
class Place:
    """Where a constant has its name.

    Attributes:
        module: The file.
        values: What the names of the file mean.
        owner: The class of which the constant is, or None where it is one of the file.
        read: The methods and functions that are read as rules.
    """

    module: ast.Module
    values: Mapping[str, object]
    owner: ast.ClassDef | None
    read: Collection[ast.FunctionDef]


def depth(value: object) -> int:
    """Return how deep a value has parts that may change: 0 where it has none, and is none."""
    match value:
        case dict():
            return 1 + max(map(depth, value.values()), default=0)
        case list() | set():
            return 1 + max(map(depth, value), default=0)
        case tuple():
            inner = max(map(depth, value), default=0)
            return inner and 1 + inner
    return 0


def other_use(place: Place, name: str, value: object) -> tuple[ast.AST | None, str]:
    """Return where a constant may change or get another name, and what is there; nothing where it
    does neither."""
    body = place.module.body if place.owner is None else place.owner.body
    given = [one for one in body if isinstance(one, (ast.Assign, ast.AnnAssign))]
    made = [one for one in given if any(_is_name(x, name) for x in _targets(one))]
    if len(made) != 1 or len(_targets(made[0])) != 1:
        lines = made[0] if made else None
        return lines, f"{name} is not assigned once, by itself, in the file of the class"
    [assigned] = made
    uses = _Uses(place.module)
    for node in _named(place, name, uses):
        if node is not _targets(assigned)[0] and not uses.is_read(node, depth(value)):
            return node, f"{name} may change here, or get another name"
    return _shared(place, assigned.value, uses, []) if assigned.value else (None, "")


def _targets(one: ast.Assign | ast.AnnAssign) -> list[ast.expr]:
    return one.targets if isinstance(one, ast.Assign) else [one.target]


def _is_name(node: ast.AST, name: str) -> bool:
    return isinstance(node, ast.Name) and node.id == name


def _named(place: Place, name: str, uses: _Uses) -> Iterator[ast.expr]:
    """The uses of a constant outside of the rules."""
    for one in ast.walk(place.module):
        around = uses.function(one)
        if around in place.read:
            continue
        match one:
            case ast.Name(id=found) if found == name and place.owner is None:
                if not (around and name in _locals(around)):
                    yield one
            case ast.Name(id=found) if found == name and uses.scope(one) is place.owner:
                yield one
            case ast.Attribute(attr=found) if found == name and place.owner is not None:
                yield one


def _locals(tree: ast.FunctionDef | ast.AsyncFunctionDef) -> set[str]:
    stored = {
        one.id
        for one in ast.walk(tree)
        if isinstance(one, ast.Name) and not isinstance(one.ctx, ast.Load)
    }
    return stored | {one.arg for one in ast.walk(tree) if isinstance(one, ast.arg)}


def _shared(
    place: Place, made: ast.AST, uses: _Uses, seen: list[ast.AST]
) -> tuple[ast.AST | None, str]:
    """What an expression or function that makes a constant may share with another name, if
    anything.

    Args:
        place: Where the constant has its name.
        made: The expression or function.
        uses: How the file uses values.
        seen: Functions that are not looked at again.
    """
    for one in ast.walk(made):
        match one:
            case ast.Call(func=ast.Name(id=name)):
                found = place.values.get(name, getattr(builtins, name, None))
                if name in _READING and found is getattr(builtins, name):
                    continue
                if isinstance(found, enum.EnumMeta):
                    continue
                tree = next((x for x in place.module.body if _is_function(x, found)), None)
                if tree is None:
                    return one, f"{name} may keep what it returns"
                if tree not in seen:
                    shared = _shared(place, tree, uses, [*seen, tree])
                    if shared[0] is not None:
                        return shared
            case ast.Call(func=ast.Attribute(attr=name)) if name not in _MAKING:
                return one, f"{name} may keep what it returns"
            case ast.Attribute(value=ast.Name(id=name), attr=attr):
                if depth(getattr(place.values.get(name), attr, None)):
                    return one, f"{name}.{attr} may change"
            case ast.Name(id=name, ctx=ast.Load()):
                value = place.values.get(name)
                around = uses.function(one)
                is_own = around is not None and name in _locals(around)
                if not is_own and not uses.is_read(one, depth(value)):
                    return one, f"{name} may change, or get another name"
    return None, ""


def _is_function(tree: ast.stmt, found: object) -> bool:
    return (
        isinstance(tree, ast.FunctionDef)
        and isinstance(found, types.FunctionType)
        and not tree.decorator_list
        and (tree.name, tree.lineno) == (found.__name__, found.__code__.co_firstlineno)
    )


class _Uses:
    """How a file uses the parts of values."""

    def __init__(self, module: ast.Module) -> None:
        self._parents = {
            child: one for one in ast.walk(module) for child in ast.iter_child_nodes(one)
        }

    def scope(self, node: ast.AST) -> ast.AST | None:
        """The function or class in which a node is."""
        scopes = ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Lambda
        found = self._parents.get(node)
        while found is not None and not isinstance(found, scopes):
            found = self._parents.get(found)
        return found

    def function(self, node: ast.AST) -> ast.FunctionDef | ast.AsyncFunctionDef | None:
        """The outermost function in which a node is."""
        found = None
        while (node := self._parents.get(node)) is not None:  # type: ignore[assignment]
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
                found = node
        return found

    def is_read(self, node: ast.AST, deep: int) -> bool:
        """Whether a use of a value reads it, and gives nothing that may change another name.

        Args:
            node: The use.
            deep: How deep the value has parts that may change.
        """
        if not deep:
            return True
        parent = self._parents[node]
        match parent:
            case ast.Subscript(value=value, ctx=ast.Load()) if value is node:
                return self.is_read(parent, deep - 1)
            case ast.Call(func=ast.Name(id=name), args=args) if node in args:
                return name in _READING and (name in _WHOLE or self._is_alike(parent, deep))
            case ast.Attribute(attr=name) if name in _METHODS:
                above = self._parents[parent]
                return isinstance(above, ast.Call) and self._is_alike(above, deep)
            case ast.For(iter=over) | ast.comprehension(iter=over) if over is node:
                return self._is_gone_through(parent, deep - 1)
            case ast.BinOp() | ast.Starred():
                return self._is_alike(parent, deep)
            case ast.Compare() | ast.FormattedValue() | ast.Expr() | ast.UnaryOp():
                return True
            case ast.If(test=test) | ast.IfExp(test=test):
                return test is node
        return False

    def _is_alike(self, node: ast.AST, deep: int) -> bool:
        """Whether a new value that has the parts of another one is used so that these are read."""
        if deep == 1:
            return True
        match self._parents[node]:
            case ast.For() | ast.comprehension() | ast.Subscript() | ast.Call():
                return self.is_read(node, deep)
        return False

    def _is_gone_through(self, loop: ast.For | ast.comprehension, deep: int) -> bool:
        """Whether the names of a loop read what they stand for."""
        if not deep:
            return True
        names = {one.id for one in ast.walk(loop.target) if isinstance(one, ast.Name)}
        around = self.scope(loop)
        within = around or self._root(loop)
        loads = [
            one
            for one in ast.walk(within)
            if isinstance(one, ast.Name) and one.id in names and isinstance(one.ctx, ast.Load)
        ]
        is_plain = not isinstance(loop.target, (ast.Attribute, ast.Subscript))
        return is_plain and all(
            self.is_read(one, deep) for one in loads if self.scope(one) is around
        )

    def _root(self, node: ast.AST) -> ast.AST:
        while node in self._parents:
            node = self._parents[node]
        return node
