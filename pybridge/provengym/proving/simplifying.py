"""Smaller programs that do the same: copies are replaced, what nobody reads is left out, and
variables share a place."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from provengym.proving.program import (
    ZERO,
    Assign,
    Bin,
    Block,
    Draw,
    Expr,
    IfElse,
    Ite,
    Lit,
    Require,
    Stmt,
    Var,
    binary,
    ite,
    negation,
    reads,
)


def simplified(block: Block, zeros: Iterable[int], results: Iterable[int]) -> tuple[Stmt, ...]:
    """Return a block that leads from the same stores to the same results, with the same draws.

    Args:
        block: The statements.
        zeros: The variables that are 0 at the start.
        results: Those that are read afterwards.
    """
    found = _forward(block, dict.fromkeys(zeros, ZERO))
    return _backward(found, set(results))


def _replaced(expr: Expr, known: dict[int, Lit | Var]) -> Expr:
    match expr:
        case Var(place):
            return known.get(place, expr)
        case Bin(op, left, right):
            return binary(op, _replaced(left, known), _replaced(right, known))
        case Ite(condition, then, orelse):
            found = _replaced(condition, known)
            if isinstance(found, Lit):
                return _replaced(then if found.value else orelse, known)
            return ite(found, _replaced(then, known), _replaced(orelse, known))
    return expr


def _forget(place: int, known: dict[int, Lit | Var]) -> None:
    known.pop(place, None)
    for one in [one for one, copied in known.items() if copied == Var(place)]:
        del known[one]


def _forward(block: Block, known: dict[int, Lit | Var]) -> list[Stmt]:
    """Replace variables that are known to equal a literal or another variable."""
    out: list[Stmt] = []
    for statement in block:
        match statement:
            case Assign(place, expr):
                found = _replaced(expr, known)
                if found in (Var(place), known.get(place)):
                    continue
                _forget(place, known)
                if isinstance(found, (Lit, Var)):
                    known[place] = found
                out.append(Assign(place, found))
            case Draw(place, count):
                out.append(Draw(place, _replaced(count, known)))
                _forget(place, known)
            case Require(condition, line, says):
                found = _replaced(condition, known)
                if not isinstance(found, Lit) or not found.value:
                    out.append(Require(found, line, says))
            case IfElse(condition, then, orelse):
                found = _replaced(condition, known)
                if isinstance(found, Lit):
                    out += _forward(then if found.value else orelse, known)
                    continue
                first, second = dict(known), dict(known)
                parts = _forward(then, first), _forward(orelse, second)
                known.clear()
                known.update({one: to for one, to in first.items() if second.get(one) == to})
                out.append(IfElse(found, *parts))
    return out


def _backward(block: Block, live: set[int]) -> tuple[Stmt, ...]:
    """Leave out what is assigned and not read; `live` becomes what is read of what was before."""
    out: list[Stmt] = []
    for statement in reversed(block):
        match statement:
            case Assign(place, expr):
                if place not in live:
                    continue
                live.discard(place)
                live |= reads(expr)
            case Draw(place, count):
                live.discard(place)
                live |= reads(count)
            case Require(condition):
                live |= reads(condition)
            case IfElse(condition, then, orelse):
                second = set(live)
                parts = _backward(then, live), _backward(orelse, second)
                live |= second
                if not any(parts):
                    continue
                live |= reads(condition)
                if not parts[0]:
                    condition, parts = negation(condition), (parts[1], parts[0])
                statement = IfElse(condition, *parts)
        out.append(statement)
    return tuple(reversed(out))


def shared(
    block: Block, names: Sequence[str], fixed: int, results: Iterable[int]
) -> dict[int, int]:
    """Return, for each variable, the one whose place it has: of two of the same name one place is
    enough, where neither is assigned while the other has a value that is read later.

    Args:
        block: The statements.
        names: The names of the variables.
        fixed: The number of those that keep their places, at the start.
        results: Those that are read afterwards, which keep their places too.
    """
    clashes: dict[int, set[int]] = {place: set() for place in range(len(names))}

    def clash(places: Iterable[int], live: set[int]) -> None:
        for place in places:
            clashes[place] |= live
            for other in live:
                clashes[other].add(place)

    def before(statements: Block, live: set[int]) -> set[int]:
        for one in reversed(statements):
            match one:
                case Assign(place, expr) | Draw(place, expr):
                    clash([place], live)
                    live = live - {place} | reads(expr)
                case Require(condition):
                    live = live | reads(condition)
                case IfElse(condition, then, orelse):
                    live = before(then, live) | before(orelse, live) | reads(condition)
        return live

    kept = set(results)
    start = before(block, kept)
    clash(start, start)
    found: dict[int, int] = {}
    for place, name in enumerate(names):
        found[place] = place
        if place < fixed or place in kept:
            continue
        for other in dict.fromkeys(found.values()):
            if other < fixed or other in kept or names[other] != name or other == place:
                continue
            if other not in clashes[place]:
                found[place] = other
                clash(list(clashes[place]), {other})
                break
    return found
