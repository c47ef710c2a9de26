"""Expressions in the notation of `Spec.Program.Notation`, as text that Lean reads."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from provengym.proving.program import ONE, ZERO, Bin, Expr, Ite, Lit, Op, Var, get

_SIGNS = {
    Op.ADD: ("+", 1),
    Op.SUB: ("-", 1),
    Op.MUL: ("*", 2),
    Op.FLOOR_DIV: ("/", 2),
    Op.MOD: ("%", 2),
    Op.BIT_AND: ("&&&", 0),
    Op.BIT_OR: ("|||", 0),
    Op.BIT_XOR: ("^^^", 0),
    Op.SHIFT_LEFT: ("<<<", 0),
    Op.SHIFT_RIGHT: (">>>", 0),
}
"""The sign of an operation, and how strongly it binds; those of 0 stand in parentheses."""


@dataclass(frozen=True)
class Name:
    """What a variable is called in Lean.

    Attributes:
        text: Its name.
        truth: Whether its values are truth values; None where that is not known.
        members: The names of its values, where they are members of an enumeration.
        row: Where it is the first cell of a row, the name of the row and its number of cells.
    """

    text: str
    truth: bool | None = None
    members: tuple[str, ...] = ()
    row: tuple[str, int] | None = None


def text(one: Expr, names: Sequence[Name], members: Sequence[str] = ()) -> str:
    """Return an expression, of which literals may be members of an enumeration."""
    return _Text(names).of(one, members)


def operand(one: Expr, names: Sequence[Name], members: Sequence[str] = ()) -> str:
    """Return an expression as an argument, in parentheses where it has several words."""
    return _Text(names).atom(one, members)


def _is_long(one: Expr) -> bool:
    return isinstance(one, (Bin, Ite))


class _Text:
    def __init__(self, names: Sequence[Name]) -> None:
        self.names = names

    def atom(self, one: Expr, members: Sequence[str] = ()) -> str:
        found = self.of(one, members)
        return found if re.fullmatch(r"[\w.]+", found) else f"({found})"

    def of(self, one: Expr, members: Sequence[str] = ()) -> str:
        match one:
            case Lit(value):
                return members[value] if 0 <= value < len(members) else str(value)
            case Var(place):
                return self.names[place].text
            case Bin(Op.SUB, Lit(0), inner) if not isinstance(inner, Lit):
                return f"-{self.atom(inner)}"
            case Bin(Op.LT, left, right):
                turned = isinstance(left, Lit) or (isinstance(right, Var) and _is_long(left))
                return self._call(*(("gt", right, left) if turned else ("lt", left, right)))
            case Bin(Op.EQ, Bin(Op.LT, left, right), Lit(0)):
                turned = isinstance(right, Lit) or (isinstance(left, Var) and _is_long(right))
                return self._call(*(("ge", left, right) if turned else ("le", right, left)))
            case Bin(Op.EQ, Bin(Op.EQ, left, right), Lit(0)):
                return self._call("ne", left, right)
            case Bin(Op.EQ, inner, Lit(0)) if self._is_truth(inner, False):
                return self._call("not", inner)
            case Bin(Op.EQ, left, right):
                return self._call("eq", left, right)
            case Bin((Op.SHIFT_LEFT | Op.SHIFT_RIGHT) as op, left, right):
                return f"{self._ascribed(left)} {_SIGNS[op][0]} {self._ascribed(right)}"
            case Bin(op, left, right):
                return f"{self._side(op, left, 0)} {_SIGNS[op][0]} {self._side(op, right, 1)}"
        return self._choice(one, members)

    def _choice(self, one: Ite, members: Sequence[str]) -> str:
        condition, then, orelse = one.condition, one.then, one.orelse
        if row := self._row(one):
            return row
        match condition:
            case Bin(Op.LT, left, right) if (left, right) == (then, orelse):
                return f"min {self.atom(orelse)} {self.atom(then)}"
            case Bin(Op.LT, left, right) if (left, right) == (orelse, then):
                return f"max {self.atom(orelse)} {self.atom(then)}"
            case Bin(Op.LT, left, Lit(0)) if (then, orelse) == (Bin(Op.SUB, ZERO, left), left):
                return self._call("abs", left)
        if members:
            return self._call("ite", condition, then, orelse, members=members)
        if orelse == ZERO and not isinstance(then, Lit) and self._is_truth(then, True):
            return self._call("and", condition, then)
        if then == ONE and not isinstance(orelse, Lit) and self._is_truth(orelse, True):
            return self._call("or", condition, orelse)
        if then == ZERO and self._is_truth(orelse, True):
            return self._call("andNot", orelse, condition)
        if orelse == ONE and self._is_truth(then, True):
            return self._call("implies", condition, then)
        return self._call("ite", condition, then, orelse)

    def _row(self, one: Ite) -> str | None:
        """A cell of a row at an index."""
        match one.condition:
            case Bin(Op.EQ, index, Lit()):
                for base, name in enumerate(self.names):
                    if name.row and one == get(base, name.row[1], index):
                        return f"{name.row[0]} {self.atom(index)}"
        return None

    def _call(self, function: str, first: Expr, *others: Expr, members: Sequence[str] = ()) -> str:
        if isinstance(first, Var) and function in ("eq", "ne"):
            members = self.names[first.place].members
        rest = " ".join(["", *(self.atom(one, members) for one in others)])
        if self._is_typed(first):
            return f"{self.atom(first)}.{function}{rest}"
        return f"Expr.{function} {self.atom(first)}{rest}"

    def _side(self, op: Op, one: Expr, right: int) -> str:
        """An operand of an operation."""
        match one:
            case Bin(Op.SUB, Lit(0), inner) if not isinstance(inner, Lit):
                pass
            case Bin(inner_op) if inner_op in _SIGNS:
                if _SIGNS[inner_op][1] >= max(_SIGNS[op][1] + right, 1):
                    return self.of(one)
        return self.atom(one)

    def _ascribed(self, one: Expr) -> str:
        """An operand of which Lean sees that it is an expression."""
        return self.atom(one) if self._is_typed(one) else f"({self.of(one)} : Expr)"

    def _is_typed(self, one: Expr) -> bool:
        """Whether Lean sees that this is an expression, not a number."""
        match one:
            case Lit():
                return False
            case Bin(Op.SHIFT_LEFT | Op.SHIFT_RIGHT):
                return True
            case Bin(op, left, right) if op in _SIGNS:
                return self._is_typed(left) or self._is_typed(right)
            case Ite(Bin(Op.LT, left, right), then, orelse) if {left, right} == {then, orelse}:
                return self._is_typed(left) or self._is_typed(right)
        return True

    def _is_truth(self, one: Expr, likely: bool) -> bool:
        """Whether an expression is 0 or 1, or is likely to be."""
        match one:
            case Lit(value):
                return value in (0, 1)
            case Var(place):
                truth = self.names[place].truth
                return likely if truth is None else truth
            case Bin(op):
                return op in (Op.LT, Op.EQ)
            case Ite(_, then, orelse):
                return self._is_truth(then, likely) and self._is_truth(orelse, likely)
        return False
