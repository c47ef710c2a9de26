"""Patterns of `match` in rules, read as conditions and names."""

from __future__ import annotations

import ast

from provengym.proving.calls import Calls
from provengym.proving.program import ONE, ZERO, Expr, both, either
from provengym.proving.values import Truth, Tuple, Value, called, constant

_NO_SEQUENCES = ("text", "set", "dict", "view")
"""The forms of values with several parts that are no sequences to a pattern."""


class Patterns(Calls):
    """Reads patterns."""

    def pattern(self, pattern: ast.pattern, value: Value) -> Expr:
        """Whether a value is of a pattern."""
        match pattern:
            case ast.MatchValue(value=written):
                return self.equal(pattern, value, self.expr(written))
            case ast.MatchSingleton(value=written):
                found = constant(written)
                if not isinstance(found, Truth) or not isinstance(value, Truth):
                    self.refuse(
                        pattern,
                        f"{called(value)} is compared with {written}",
                        "write integers, members or, of a truth value, True and False",
                    )
                return self.equal(pattern, value, found)
            case ast.MatchOr(patterns=patterns):
                condition: Expr = ZERO
                for one in patterns:
                    if self.captured(one, value):
                        self.refuse(one, "an alternative has a name", "write a case for each")
                    condition = either(condition, self.pattern(one, value))
                return condition
            case ast.MatchAs(pattern=inner):
                return ONE if inner is None else self.pattern(inner, value)
            case ast.MatchSequence() if isinstance(value, Tuple) and value.form in _NO_SEQUENCES:
                return ZERO
            case ast.MatchSequence(patterns=patterns) if isinstance(value, Tuple):
                if any(isinstance(one, ast.MatchStar) for one in patterns):
                    self.refuse(pattern, "a pattern has a fixed length", "write each part")
                if len(patterns) != len(value.items):
                    return ZERO
                condition = ONE
                for one, item in zip(patterns, value.items, strict=True):
                    condition = both(condition, self.pattern(one, item))
                return condition
        self.refuse(
            pattern,
            f"{called(value)} is matched with `{ast.unparse(pattern)}`",
            "write literals, members, tuples of these and names",
        )

    def captured(self, pattern: ast.pattern, value: Value) -> dict[str, Value]:
        """The names of a pattern, with their values."""
        match pattern:
            case ast.MatchAs(pattern=inner, name=name):
                names = {} if inner is None else self.captured(inner, value)
                return names if name is None else {**names, name: value}
            case ast.MatchSequence(patterns=patterns) if isinstance(value, Tuple):
                found: dict[str, Value] = {}
                for one, item in zip(patterns, value.items, strict=False):
                    found |= self.captured(one, item)
                return found
            case ast.MatchOr(patterns=patterns):
                return {
                    name: one
                    for part in patterns
                    for name, one in self.captured(part, value).items()
                }
        return {}
