"""Which theorems on the safety of rules Lean will find, with which programs, and what it will not.

Each theorem rests on a check, a program composed of several of which Lean is to show that it is
safe: of `act`, that at accepted parameters, where ranges and the invariant hold and the episode is
not over, `act` fails nowhere, and leaves ranges and the invariant true.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from provengym.proving import ranges
from provengym.proving.comparing import compared
from provengym.proving.hints import compared_variables, facts, keys
from provengym.proving.picking import picks
from provengym.proving.program import (
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
    fixed,
    may_fail,
    moved,
)
from provengym.proving.ranges import Range, total
from provengym.proving.reaching import WORK, Frame, Reach, TooLongError, known_of
from provengym.proving.splitting import by_values, split

CASES = (1, 2, 4, 8)
"""How many cases are kept apart, from what is tried first."""
PATHS = (1, 2, 4, 12)
"""How many cases that agree about the keys are kept apart."""
MANY = 32
"""How many cases are kept apart in a condition, where fewer do not show all."""
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
MUCH = 1_000
"""Work of a check from which on it is tried to show it with less."""
ENOUGH = 700_000
"""Work of all checks after which no other programs are tried."""
_MOST = 32
"""The most actions of which one is to be legal."""


@dataclass(frozen=True)
class Found:
    """What the analysis finds of a check.

    Attributes:
        frame: What it is told; None where nothing in the rule may fail.
        parts: The copies of `holds` and `over` that the check has: those of `PARTS`, or fewer.
        work: How much it looks at.
        open: What is not shown, a sentence each.
    """

    frame: Frame | None
    parts: tuple[str, ...]
    work: int
    open: tuple[str, ...] = ()


@dataclass(frozen=True)
class Shown:
    """What is shown of rules.

    Attributes:
        programs: The rules, of which some may be split into cases.
        found: What the analysis finds of the checks that Lean will find to be safe.
        open: What is not shown, a sentence each; none where there are all checks.
    """

    programs: Mapping[str, Program]
    found: Mapping[str, Found]
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
    """Return what is shown of rules, with the programs and the frames that show most.

    Args:
        programs: `start`, `act`, `seen`, `over`, `holds` and, where there is one, `legal`; the last
            variable of the last three says whether they hold.
        params: The number of parameters.
        spans: The ranges of the parameters, of the cells of the fields, and of the action.
        accepts: Whether parameters are in ranges that depend on others.
    """
    best: Shown | None = None
    work = 0
    checks = order = [check for check in PARTS if program_of(check) in programs]
    for tried in _split(programs):
        found: dict[str, Found] = {}
        for check in checks:
            analysis = _Analysis(check, tried, params, spans, accepts)
            found[check] = analysis.found()
            work += analysis.work
            if best and (len(_open(found.values())) >= len(best.open) or work > ENOUGH):
                break  # no more is shown than before, or it takes too long
        else:
            shown = {check: found[check] for check in order if not found[check].open}
            best = Shown(tried, shown, _open(found[check] for check in order))
            checks = sorted(order, key=shown.__contains__)
        if not best.open or work > ENOUGH:
            break
    assert best is not None
    return best


def _open(found: Iterable[Found]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(says for one in found for says in one.open))


def _split(programs: Mapping[str, Program]) -> Iterator[Mapping[str, Program]]:
    """The programs, and others that do the same."""
    tried: list[dict[str, Program]] = []
    for parted in (dict, _parted, _valued, _picked):
        made = parted(programs)
        for one in (made, {name: compared(program) for name, program in made.items()}):
            if one not in tried:
                tried.append(one)
                yield one


def _parted(programs: Mapping[str, Program]) -> dict[str, Program]:
    return {name: split(one) for name, one in programs.items()}


def _valued(programs: Mapping[str, Program]) -> dict[str, Program]:
    return {name: split(by_values(one)) for name, one in programs.items()}


def _picked(programs: Mapping[str, Program]) -> dict[str, Program]:
    return {name: split(picks(one)) for name, one in programs.items()}


def program_of(check: str) -> str:
    """Return the name of the program that a check is of."""
    return PROGRAMS.get(check, check)


class _Analysis:
    """The analysis of a check.

    Args:
        check: The check.
        programs: The rules, and the rest as for `show`.
        parts: The copies of `holds` and `over` that it has; None for all of `PARTS`.
    """

    def __init__(
        self,
        check: str,
        programs: Mapping[str, Program],
        params: int,
        spans: Sequence[Range],
        accepts: Expr,
        parts: tuple[str, ...] | None = None,
    ) -> None:
        self.check, self.programs, self.params, self.spans = check, programs, params, spans
        self.work = 0  # of all that was tried
        self.accepts = accepts
        self.parts = PARTS[check] if parts is None else parts
        totals = {name: total(one) for name, one in programs.items()}
        self.made = composed(check, self.parts, totals, params, spans)
        given = params if check == "start" else len(spans) - (check not in ("act", "legal"))
        self.before = known_of([*spans[:given], *[(0, 0)] * (self.made.size - given)])

    def found(self) -> Found:
        """What is found with the frame with which the check is shown to be safe, or most of it."""
        if self.parts in ((), ("before",)) and not may_fail(
            self.programs[program_of(self.check)].body
        ):
            return Found(None, self.parts, 0)
        best: Found | None = None
        lists = [*self._frames()]
        last = len(lists) - 3  # with all variables as bases; what follows has few of them
        first = 0  # how much the first frame of the list before does not show
        for number, frames in enumerate(lists):
            for frame in frames:
                found = self.with_frame(frame)
                if found is None:
                    break
                if not found.open:
                    return self._lessened(found)
                if best is None or len(found.open) < len(best.open):
                    best = found
                if frame is frames[0]:
                    if 1 < number < last and len(found.open) >= first:
                        break  # with these bases no more is shown
                    first = len(found.open)
        says = LEGAL if self.check == "exists" else f"that {self.check} fails nowhere"
        too_long = (f"{says}: it is too long to be analysed",)
        return best or Found(frame, self.parts, WORK, too_long)

    def with_frame(self, frame: Frame, most: int | None = None) -> Found | None:
        """What is found with a frame; None where there is too much to look at."""
        reach = Reach(frame) if most is None else Reach(frame, most)
        try:
            reach.block(self.made.body, reach.refine(self.accepts, self.before, True))
        except TooLongError:
            return None
        finally:
            self.work += reach.work
        wrong = tuple(_says(one, self.made) for one in reach.failed)
        return Found(frame, self.parts, reach.work, wrong)

    def _frames(self) -> Iterator[list[Frame]]:
        """What it may be told, in lists of which each begins with what is least work."""
        body, size = self.made.body, self.made.size
        all_ = tuple(range(len(self.spans)))
        met = compared_variables(body, len(self.spans))
        few = tuple(place for place in met if place < self.params)
        yield [Frame(size, few, cases, cases) for cases in CASES]
        apart = keys(body, self.spans)
        told = [self.programs[one].body for one in ("holds", "over")]
        known, more = (facts(told, self.spans[:-1], zeros) for zeros in (False, True))
        some = all_[: self.params], met, tuple(sorted({*all_[: self.params], *met}))
        for bases in dict.fromkeys((few, *some, all_)):
            yield [Frame(size, bases, max(PATHS), paths, apart, known) for paths in PATHS]
        yield [Frame(size, few, MANY, paths, apart, known) for paths in PATHS]
        yield [Frame(size, few, max(PATHS), paths, apart, more) for paths in PATHS]

    def _lessened(self, best: Found) -> Found:
        """The same with less work: with fewer bases, one after the other; and where it is much,
        without the invariant, and with fewer keys."""
        assert best.frame is not None
        analysis, frame = self, best.frame

        def lessen(by: _Analysis, fewer: Frame, most: int) -> None:
            nonlocal analysis, best, frame
            found = by.with_frame(fewer, most)
            if found and not found.open:
                analysis, best, frame = by, found, fewer

        if "before" in self.parts and best.work > MUCH:
            parts = tuple(one for one in self.parts if one != "before")
            given = self.programs, self.params, self.spans, self.accepts
            without = _Analysis(self.check, *given, parts=parts)
            apart = keys(without.made.body, self.spans) if frame.keys else ()
            fewer = replace(frame, variables=without.made.size, keys=apart)
            lessen(without, fewer, best.work - 1)
        for base in frame.bases:
            lessen(analysis, replace(frame, bases=_without(frame.bases, base)), best.work)
        for key in frame.keys:
            if best.work > MUCH:
                fewer = replace(frame, keys=_without(frame.keys, key))
                lessen(analysis, fewer, best.work - 1)
        return best


def _without(places: Sequence[int], place: int) -> tuple[int, ...]:
    return tuple(one for one in places if one != place)


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


def places(
    check: str, parts: Sequence[str], programs: Mapping[str, Program], first: int
) -> tuple[dict[str, int], int]:
    """Return by how much the variables of each part of a check are moved that are not those of a
    state, which begin at a place, and the number of all."""
    size = len(programs[program_of(check)].variables)
    found = {}
    for part in parts:
        found[part] = size - first
        size += len(programs["over" if part == "over" else "holds"].variables) - first
    return found, size


def composed(
    check: str,
    parts: Sequence[str],
    programs: Mapping[str, Program],
    params: int,
    spans: Sequence[Range],
) -> Check:
    """Return the program of which Lean is to show that it is safe.

    The rules follow each other as in `start.check`, `act.check` and so on of the page, where ranges
    are required at once.
    """
    first = len(spans) - 1
    moves, size = places(check, parts, programs, first)
    own = programs[program_of(check)]
    bodies = [("legal" if check == "exists" else check, own.body)]
    copies: dict[str, tuple[tuple[Stmt, ...], Expr]] = {}
    for part, count in moves.items():
        name = "over" if part == "over" else "holds"
        copy = moved(programs[name].body, first, count)
        copies[part] = copy, Var(count + len(programs[name].variables) - 1)
        bodies.append(("over" if part == "over" else "invariant", copy))
    body: list[Stmt] = [*own.body]
    if check in ("start", "act"):
        for place, span in enumerate(spans[params:first], params):
            name = programs["act"].given[place].name
            says = f"that {name} is between {span[0]} and {span[1]} after {check}"
            body.append(Require(_in_range(place, span), 0, says))
        copy, valid = copies["holds"]
        says = f"that ranges and the invariant hold after {check}"
        body += [*copy, Require(valid, 0, says)]
    if "over" in copies:
        copy, ended = copies["over"]
        if check == "start":
            body += [*copy, Require(Bin(Op.EQ, ended, ZERO), 0, "that no start is over")]
        elif check == "act":
            body = [*copy, IfElse(ended, (), tuple(body))]
        else:
            last = (*copy, Require(ended, 0, LEGAL))
            body = [*_search(own, first, actions(own, params, spans), last)]
    if "before" in copies:
        copy, valid = copies["before"]
        body = [*copy, IfElse(valid, tuple(body), ())]
    return Check(tuple(body), size, tuple(bodies))


def actions(legal: Program, params: int, spans: Sequence[Range]) -> range:
    """Return the actions of which one is to be legal: the first of those that there are at all
    parameters."""
    first, _ = spans[-1]
    last = ranges.expr_range(legal.given[-1].high, [*spans[:params]])
    return range(first, min(last[0] if last else first, first + _MOST - 1) + 1)


def _search(legal: Program, first: int, tried: range, last: Block) -> Block:
    """`Stmt.search`: `legal` for one action after the other, until it says yes, and a block where
    it does not."""
    size = len(legal.variables)
    found = last
    for action in reversed(tried):
        values = [action, *[0] * (size - first - 1)]
        load = [Assign(first + i, Lit(value)) for i, value in enumerate(values)]
        body = fixed(legal.body, first, action)
        found = (*load, *body, IfElse(Var(size - 1), (), found))
    return found


def _in_range(place: int, span: Range) -> Expr:
    """`Expr.inRange`."""
    low = Bin(Op.EQ, Bin(Op.LT, Var(place), Lit(span[0])), ZERO)
    high = Bin(Op.EQ, Bin(Op.LT, Lit(span[1]), Var(place)), ZERO)
    return Ite(low, high, ZERO)
