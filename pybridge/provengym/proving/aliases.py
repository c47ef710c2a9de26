"""Whether a list of a method has one name alone, so that it may change."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator

_READING = (
    "all",
    "any",
    "enumerate",
    "len",
    "list",
    "max",
    "min",
    "reversed",
    "sorted",
    "sum",
    "tuple",
    "zip",
)
"""The functions that read lists, and give them no name."""
_COPYING = ("list", "sorted", "tuple")


def other_use(tree: ast.FunctionDef, name: str, is_known: Callable[[str], bool]) -> ast.AST | None:
    """Return where a list that a method changes may have another name, or is gone through while it
    changes; None where it does not.

    Args:
        tree: The method.
        name: The name whose list changes.
        is_known: Whether a name is that of Python's function, or of `Cells`.
    """
    if any(one.arg == name for one in tree.args.posonlyargs + tree.args.args):
        return tree
    parents = {child: one for one in ast.walk(tree) for child in ast.iter_child_nodes(one)}

    def is_copied(one: ast.AST) -> bool:
        match parents[one]:
            case ast.Call(func=ast.Name(id=function)):
                return function in _COPYING and is_known(function)
        return False

    def is_alone(node: ast.Name) -> bool:
        match parents[node]:
            case ast.Assign(targets=[target], value=value) if target is node:
                return _is_new(value, is_known)
            case ast.AnnAssign(target=target, value=ast.expr() as value) if target is node:
                return _is_new(value, is_known)
            case ast.Subscript(value=value):
                return value is node or isinstance(node.ctx, ast.Load)
            case ast.Call(func=ast.Name(id=function), args=args) if node in args:
                return function in (*_READING, "Cells") and is_known(function)
            case ast.Call(func=ast.Attribute(attr=draw), args=args) if node in args:
                return draw in ("choose", "pick")
            case ast.Attribute(attr=method):
                return method in ("count", "index")
            case ast.For(iter=over) | ast.comprehension(iter=over):
                return over is node
            case ast.Compare() | ast.BinOp() | ast.Return() | ast.Starred():
                return True
        return False

    def is_changed(node: ast.Name) -> bool:
        above = parents[node]
        return isinstance(above, ast.Subscript) and isinstance(above.ctx, ast.Store)

    for one in ast.walk(tree):
        match one:
            case ast.Name(id=found) if found == name and not is_alone(one):
                return one
            case ast.MatchAs(name=found) | ast.MatchStar(name=found) if found == name:
                return one
            case ast.For(iter=over, body=body) if not all(map(is_copied, _names(over, name))):
                if any(is_changed(x) for part in body for x in _names(part, name)):
                    return one
    return None


def _names(tree: ast.AST, name: str) -> Iterator[ast.Name]:
    return (one for one in ast.walk(tree) if isinstance(one, ast.Name) and one.id == name)


def _is_new(value: ast.expr, is_known: Callable[[str], bool]) -> bool:
    match value:
        case ast.List() | ast.ListComp() | ast.BinOp():
            return True
        case ast.Call(func=ast.Name(id="list" | "sorted" as function)):
            return is_known(function)
    return False
