"""Whether Lean will show that rules are safe, with which programs, and what it will not show.

What Lean is to show of a rule is that a program is safe which is composed of several: of `act`,
that at accepted parameters, where ranges and the invariant hold and the episode is not over, `act`
fails nowhere, and leaves ranges and the invariant true.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from provengym.proving import ranges
from provengym.proving.program import (
    ONE,
    ZERO,
    Assign,
    Bin,
    Block,
    Expr,
    IfElse,
    Ite,
    Lit,
    Op,
    Program,
    Require,
    Stmt,
    Var,
    binary,
    is_truth,
    ite,
    moved,
    reads,
    writes,
)
from provengym.proving.ranges import Range, total
from provengym.proving.reaching import WORK, Frame, Reach, TooLongError, known_of

CASES = (1, 2, 4, 8, 16, 32)
"""How many cases are kept apart, from what is tried first."""
RULES = ("start", "act")


@dataclass(frozen=True)
class Shown:
    """What is shown of rules.

    Attributes:
        programs: The rules, of which `start`, `act`, `over` and `holds` may be split into cases.
        cases: How many cases the analysis keeps apart for `start` and `act`.
        open: What is not shown, a sentence each; none where Lean will find that the rules are safe.
    """

    programs: Mapping[str, Program]
    cases: Mapping[str, int]
    open: tuple[str, ...]


def show(
    programs: Mapping[str, Program], params: int, spans: Sequence[Range], accepts: Expr
) -> Shown:
    """Return what is shown of rules, with the programs and the cases that show most.

    Args:
        programs: `start`, `act`, `over` and `holds`, of which the last variable of these two says
            whether they hold.
        params: The number of parameters.
        spans: The ranges of the parameters, of the cells of the fields, and of the action.
        accepts: Whether parameters are in ranges that depend on others.
    """
    found: Shown | None = None
    for split in (False, True):
        tried = dict(programs)
        if split:
            tried = {name: _split(one) for name, one in programs.items()}
        cases, open_ = {}, []
        for rule in RULES:
            cases[rule], wrong = _rule(rule, tried, params, spans, accepts)
            open_ += [one for one in wrong if one not in open_]
        if found is None or len(open_) < len(found.open):
            found = Shown(programs if open_ else tried, cases, tuple(open_))
        if not found.open:
            break
    assert found is not None
    return found


def _rule(
    rule: str,
    programs: Mapping[str, Program],
    params: int,
    spans: Sequence[Range],
    accepts: Expr,
) -> tuple[int, list[str]]:
    """The fewest cases that show that a rule is safe, or what is not shown."""
    body, size = composed(rule, {name: total(one) for name, one in programs.items()}, params, spans)
    given = len(spans) if rule == "act" else params
    start = known_of([*spans[:given], *[(0, 0)] * (size - given)])
    wrong: list[str] = []
    left = WORK
    for cases in CASES:
        reach = Reach(Frame(size, params, cases), left)
        try:
            reach.block(body, reach.refine(accepts, start, True))
        except TooLongError:
            return cases, wrong or [f"that {rule} fails nowhere: it is too long to be analysed"]
        left = reach.left
        if not reach.failed:
            return cases, []
        wrong = [_says(one, rule) for one in reach.failed]
    return cases, wrong


def _says(one: Stmt, rule: str) -> str:
    if not isinstance(one, Require):
        return f"that every operation of {rule} has a value"
    return f"line {one.line}: {one.says}" if one.line else one.says


def composed(
    rule: str, programs: Mapping[str, Program], params: int, spans: Sequence[Range]
) -> tuple[Block, int]:
    """Return the program of which Lean is to show that it is safe, and its number of variables.

    The rules follow each other as in `start.check` and `act.check` of the page, where ranges are
    required at once.
    """
    act = rule == "act"
    first = len(spans) - 1
    size = len(programs[rule].variables)
    moves: dict[str, tuple[tuple[Stmt, ...], Expr]] = {}
    for part in ("before", "over", "holds") if act else ("holds", "over"):
        program = programs["over" if part == "over" else "holds"]
        result: Expr = Var(size - first + len(program.variables) - 1)
        moves[part] = moved(program.body, first, size - first), result
        size += len(program.variables) - first
    body: list[Stmt] = [*programs[rule].body]
    for place, span in enumerate(spans[params:first], params):
        name = programs["act"].given[place].name
        says = f"that {name} is between {span[0]} and {span[1]} after {rule}"
        body.append(Require(_in_range(place, span), 0, says))
    holds, valid = moves["holds"]
    body += [*holds, Require(valid, 0, f"that ranges and the invariant hold after {rule}")]
    over, ended = moves["over"]
    if not act:
        fresh = Bin(Op.EQ, ended, ZERO)
        return (*body, *over, Require(fresh, 0, "that no start is over")), size
    inside = IfElse(ended, (), tuple(body))
    before, valid = moves["before"]
    return (*before, IfElse(valid, (*over, inside), ())), size


def _in_range(place: int, span: Range) -> Expr:
    """`Expr.inRange`."""
    low = Bin(Op.EQ, Bin(Op.LT, Var(place), Lit(span[0])), ZERO)
    high = Bin(Op.EQ, Bin(Op.LT, Lit(span[1]), Var(place)), ZERO)
    return Ite(low, high, ZERO)


# Programs that are split into cases.


def _split(program: Program) -> Program:
    """A program that does the same, with truth values assigned on paths of their own, comparisons
    on each side of a choice, and copies of variables made again where a condition reads these; the
    same where no ranges would be found."""
    made = replace(program, body=_split_block(program.body, {}))
    checked = total(made)
    start = ranges.before(checked)
    return made if start and ranges.block_ranges(checked.body, start) else program


def _split_block(block: Block, copies: Mapping[int, int]) -> tuple[Stmt, ...]:
    """A block that does the same.

    Args:
        block: The block.
        copies: Variables that are others.
    """
    out: list[Stmt] = []
    for one in block:
        changed = writes([one])
        match one:
            case Assign(place, value) if is_truth(value) and not isinstance(value, Lit):
                truth = _split_expr(value)
                out.append(IfElse(truth, (Assign(place, ONE),), (Assign(place, ZERO),)))
            case IfElse(condition, then, orelse):
                read = reads(condition)
                again = [Assign(to, Var(of)) for to, of in copies.items() if of in read]
                sides = [(*again, *_split_block(side, copies)) for side in (then, orelse)]
                out.append(IfElse(_split_expr(condition), *sides))
            case _:
                out.append(one)
        copies = {to: of for to, of in copies.items() if to not in changed and of not in changed}
        match one:
            case Assign(place, Var(of)) if place != of:
                copies[place] = of
    return tuple(out)


def _split_expr(expr: Expr) -> Expr:
    match expr:
        case Bin(op, left, right):
            left, right = _split_expr(left), _split_expr(right)
            if op in (Op.EQ, Op.LT):
                match left, right:
                    case Ite(c, a, b), _ if not is_truth(left):
                        sides = Bin(op, a, right), Bin(op, b, right)
                        return ite(c, *map(_split_expr, sides))
                    case _, Ite(c, a, b) if not is_truth(right):
                        sides = Bin(op, left, a), Bin(op, left, b)
                        return ite(c, *map(_split_expr, sides))
            return binary(op, left, right)
        case Ite(condition, then, orelse):
            return ite(*map(_split_expr, (condition, then, orelse)))
    return expr
