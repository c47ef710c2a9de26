"""The packages that a program imports, by its text."""

from __future__ import annotations

import ast

RULES = "provengym.spec"
"""The module of rules, which programs of others may import."""


def imports(tree: ast.AST) -> set[str]:
    """Return the packages that a program imports; `RULES` by its whole name, where nothing else of
    its package is imported by the same name, and ``"."`` for what lies beside."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            module = "." if node.level else node.module or ""
            inside = {f"{module}.{alias.name}" for alias in node.names}
            found |= {RULES} if inside == {RULES} else {module}
    return {one if one in (RULES, ".") else one.partition(".")[0] for one in found}
