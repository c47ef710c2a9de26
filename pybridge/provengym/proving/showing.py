"""Which theorems on the safety of rules Lean will find, with which programs, and what it will not.

Each theorem rests on a check, a program composed of several of which Lean is to show that it is
safe: of `act`, that at accepted parameters, where ranges and the invariant hold and the episode is
not over, `act` fails nowhere, and leaves ranges and the invariant true.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
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
    may_fail,
    moved,
    reads,
    writes,
)
from provengym.proving.ranges import Range, total
from provengym.proving.reaching import WORK, Frame, Reach, TooLongError, known_of

CASES = (1, 2, 4, 8, 16, 32)
"""How many cases are kept apart, from what is tried first."""
PARTS = {
    "start": ("holds", "over"),
    "act": ("before", "over", "holds"),
    "over": ("before",),
    "show": ("before",),
    "legal": ("before",),
    "invariant": (),
    "exists": ("before", "over"),
}
"""The checks, each with the copies of `holds` and `over` that it has besides its own program, in
the order of their variables.  `exists` is that some action is legal."""
PROGRAMS = {"show": "seen", "invariant": "holds", "exists": "legal"}
"""The programs of checks that are called otherwise."""
LEGAL = "that some action is legal in every state that is not over"
_MOST = 32
"""The most actions of which one is to be legal."""


@dataclass(frozen=True)
class Shown:
    """What is shown of rules.

    Attributes:
        programs: The rules, of which some may be split into cases.
        cases: The checks that Lean will find to be safe, with the number of cases that the analysis
            keeps apart; 0 where nothing in the rule may fail.
        open: What is not shown, a sentence each; none where there are all checks.
    """

    programs: Mapping[str, Program]
    cases: Mapping[str, int]
    open: tuple[str, ...]


@dataclass(frozen=True)
class Check:
    """The program of which Lean is to show that it is safe.

    Attributes:
        body: Its statements.
        size: The number of its variables.
        parts: The statements of each rule that is a part of it.
    """

    body: Block
    size: int
    parts: tuple[tuple[str, Block], ...]


def show(
    programs: Mapping[str, Program], params: int, spans: Sequence[Range], accepts: Expr
) -> Shown:
    """Return what is shown of rules, with the programs and the cases that show most.

    Args:
        programs: `start`, `act`, `seen`, `over`, `holds` and, where there is one, `legal`; the last
            variable of the last three says whether they hold.
        params: The number of parameters.
        spans: The ranges of the parameters, of the cells of the fields, and of the action.
        accepts: Whether parameters are in ranges that depend on others.
    """
    found: Shown | None = None
    for split in (False, True):
        tried = dict(programs)
        if split:
            tried = {name: _split(one) for name, one in programs.items()}
        cases: dict[str, int] = {}
        open_: list[str] = []
        for check in PARTS:
            if program_of(check) in tried:
                count, wrong = _cases(check, tried, params, spans, accepts)
                open_ += [one for one in wrong if one not in open_]
                if not wrong:
                    cases[check] = count
        if found is None or len(open_) < len(found.open):
            found = Shown(tried, cases, tuple(open_))
        if not found.open:
            break
    assert found is not None
    return found


def program_of(check: str) -> str:
    """Return the name of the program that a check is of."""
    return PROGRAMS.get(check, check)


def _cases(
    check: str,
    programs: Mapping[str, Program],
    params: int,
    spans: Sequence[Range],
    accepts: Expr,
) -> tuple[int, list[str]]:
    """The fewest cases that show that a check is safe, or what is not shown."""
    if PARTS[check] in ((), ("before",)) and not may_fail(programs[program_of(check)].body):
        return 0, []
    made = composed(check, {name: total(one) for name, one in programs.items()}, params, spans)
    given = params if check == "start" else len(spans) - (check not in ("act", "legal"))
    start = known_of([*spans[:given], *[(0, 0)] * (made.size - given)])
    wrong: list[str] = []
    left = WORK
    for cases in CASES:
        reach = Reach(Frame(made.size, params, cases), left)
        try:
            reach.block(made.body, reach.refine(accepts, start, True))
        except TooLongError:
            says = LEGAL if check == "exists" else f"that {check} fails nowhere"
            return cases, wrong or [f"{says}: it is too long to be analysed"]
        left = reach.left
        if not reach.failed:
            return cases, []
        wrong = [_says(one, made) for one in reach.failed]
    return cases, wrong


def _says(one: Stmt, made: Check) -> str:
    if isinstance(one, Require):
        return f"line {one.line}: {one.says}" if one.line else one.says
    rule = next(rule for rule, part in made.parts if one in _statements(part))
    return f"that every operation of {rule} has a value"


def _statements(block: Block) -> Iterator[Stmt]:
    """The statements of a block, those of branches included."""
    for one in block:
        yield one
        if isinstance(one, IfElse):
            yield from _statements(one.then)
            yield from _statements(one.orelse)


def places(check: str, programs: Mapping[str, Program], first: int) -> tuple[dict[str, int], int]:
    """Return by how much the variables of each part of a check are moved that are not those of a
    state, which begin at a place, and the number of all."""
    size = len(programs[program_of(check)].variables)
    found = {}
    for part in PARTS[check]:
        found[part] = size - first
        size += len(programs["over" if part == "over" else "holds"].variables) - first
    return found, size


def composed(
    check: str, programs: Mapping[str, Program], params: int, spans: Sequence[Range]
) -> Check:
    """Return the program of which Lean is to show that it is safe.

    The rules follow each other as in `start.check`, `act.check` and so on of the page, where ranges
    are required at once.
    """
    first = len(spans) - 1
    moves, size = places(check, programs, first)
    own = programs[program_of(check)]
    parts = [("legal" if check == "exists" else check, own.body)]
    copies: dict[str, tuple[tuple[Stmt, ...], Expr]] = {}
    for part, count in moves.items():
        name = "over" if part == "over" else "holds"
        copy = moved(programs[name].body, first, count)
        copies[part] = copy, Var(count + len(programs[name].variables) - 1)
        parts.append(("over" if part == "over" else "invariant", copy))
    body: list[Stmt] = [*own.body]
    if check in ("start", "act"):
        for place, span in enumerate(spans[params:first], params):
            name = programs["act"].given[place].name
            says = f"that {name} is between {span[0]} and {span[1]} after {check}"
            body.append(Require(_in_range(place, span), 0, says))
        copy, valid = copies["holds"]
        says = f"that ranges and the invariant hold after {check}"
        body += [*copy, Require(valid, 0, says)]
    if check == "exists":
        body = [*_search(own, first, actions(own, params, spans))]
    if "over" in copies:
        copy, ended = copies["over"]
        if check == "start":
            body += [*copy, Require(Bin(Op.EQ, ended, ZERO), 0, "that no start is over")]
        else:
            body = [*copy, IfElse(ended, (), tuple(body))]
    if "before" in copies:
        copy, valid = copies["before"]
        body = [*copy, IfElse(valid, tuple(body), ())]
    return Check(tuple(body), size, tuple(parts))


def actions(legal: Program, params: int, spans: Sequence[Range]) -> range:
    """Return the actions of which one is to be legal: the first of those that there are at all
    parameters."""
    first, _ = spans[-1]
    last = ranges.expr_range(legal.given[-1].high, [*spans[:params]])
    return range(first, min(last[0] if last else first, first + _MOST - 1) + 1)


def _search(legal: Program, first: int, tried: range) -> Block:
    """`Stmt.search`: `legal` for one action after the other, until it says yes."""
    size = len(legal.variables)
    found: Block = (Require(ZERO, 0, LEGAL),)
    for action in reversed(tried):
        values = [action, *[0] * (size - first - 1)]
        load = [Assign(first + i, Lit(value)) for i, value in enumerate(values)]
        found = (*load, *legal.body, IfElse(Var(size - 1), (), found))
    return found


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
