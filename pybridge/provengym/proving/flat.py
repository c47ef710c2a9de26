"""Programs in Lean: as statements, as flat code on words, and the theorem that they are the same.

Flat code has a `let` for each operation whose value is needed, and no branches: both sides of a
condition are computed, and `pick` chooses where they differ.  Its theorem goes through the program
statement by statement, with what is in every variable, so that each step holds by definition.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from provengym.proving import ranges
from provengym.proving.program import (
    Assign,
    Bin,
    Block,
    Draw,
    Expr,
    IfElse,
    Ite,
    Lit,
    Op,
    Program,
    Require,
    Stmt,
    Var,
)
from provengym.proving.ranges import Range

WIDTH = 100
"""The most characters of a line."""

OPERATORS = {
    Op.ADD: "{} + {}",
    Op.SUB: "{} - {}",
    Op.MUL: "{} * {}",
    Op.FLOOR_DIV: "quotient {} {}",
    Op.MOD: "remainder {} {}",
    Op.BIT_AND: "({}.toUInt64 &&& {}.toUInt64).toInt64",
    Op.BIT_OR: "({}.toUInt64 ||| {}.toUInt64).toInt64",
    Op.BIT_XOR: "({}.toUInt64 ^^^ {}.toUInt64).toInt64",
    Op.SHIFT_LEFT: "({}.toUInt64 <<< {}.toUInt64).toInt64",
    Op.SHIFT_RIGHT: "({}.toUInt64 >>> {}.toUInt64).toInt64",
    Op.LT: "truth (decide ({} < {}))",
    Op.EQ: "truth ({} == {})",
}
"""`Op.code` of two words."""


@dataclass(frozen=True)
class Flat:
    """A program in Lean, of which all names begin with its own.

    Attributes:
        name: The name, `act`.
        program: The program that is written, `ranges.total` of what was given.
        statement: Defines the variables, `act.row`, and the program, `act.program`.
        code: Defines the flat code, `act.flat`: a function of the words of the variables that are
            given, the stream of chance and a place in it, to the words of the outputs and the place
            of the first word that is not read.
        proof: Proves `act.flat_eq`: there is a `w` that is the code of the program from these
            words, zeros, and the place, and of which the flat code gives the outputs.
        outputs: The variables that are read afterwards.
        checks: Defines `act.before`, the ranges of all variables at the start, and proves
            `act.fits`: the analysis finds ranges.
        before: These ranges, or None where they do not fit a word.
        after: The ranges of the outputs afterwards, or None where the analysis finds none: then the
            check fails too.
    """

    name: str
    program: Program
    statement: str
    code: str
    proof: str
    outputs: tuple[int, ...]
    checks: str
    before: tuple[Range, ...] | None
    after: tuple[Range, ...] | None


def flat(program: Program, name: str, outputs: Sequence[int]) -> Flat:
    """Write a program in Lean.

    Args:
        program: The program.
        name: What the names of all definitions begin with.
        outputs: The variables that are read afterwards.
    """
    program = ranges.total(program)
    lets = _Lets()
    given = [f"x{i}" for i in range(len(program.given))]
    start = [*given, *["0"] * (len(program.variables) - len(given))]
    store, place, chain = lets.block(program.body, start, "i")
    results = [store[one] for one in outputs]
    needed = lets.needed([*results, place])
    before = ranges.before(program)
    after = before and ranges.block_ranges(program.body, before)
    shown = {"0": lets.literal(0)} if "0" in results else {}
    if shown:
        needed.add(lets.literal(0))
    return Flat(
        name,
        program,
        _statement(program, name),
        _code(name, given, lets, needed, [shown.get(one, one) for one in results], place),
        _proof(name, given, start, lets, needed, outputs, store, place, chain),
        tuple(outputs),
        _checks(name, before) if before else "",
        tuple(before) if before else None,
        tuple(after[one] for one in outputs) if after else None,
    )


# Statements.


def variables(program: Program) -> list[str]:
    """Return a name in Lean for each variable."""
    found: list[str] = []
    for place, name in enumerate(program.variables):
        plain = re.sub(r"\W+", "_", name, flags=re.ASCII).strip("_") or "t"
        if not plain[0].isalpha() or _WORDS.fullmatch(plain) or program.variables.count(name) > 1:
            plain = f"{plain if plain[0].isalpha() else 't'}_{place}"
        while plain in found:
            plain += "_"
        found.append(plain)
    return found


_WORDS = re.compile(
    r"Expr|Int|Int64|List|Nat|Prop|Sort|Stmt|Type|UInt64|abbrev|at|attribute|axiom|break|by|"
    r"calc|catch|class|continue|decreasing_by|def|deriving|do|drawn|elab|else|end|example|"
    r"exists|export|extends|false|finally|for|forall|from|fun|have|if|import|in|include|"
    r"inductive|infix|infixl|infixr|initialize|instance|let|local|macro|match|meta|module|mut|"
    r"mutual|namespace|nomatch|noncomputable|nonrec|notation|obtain|omit|opaque|open|partial|"
    r"pick|pickPlace|postfix|precedence|prefix|private|program|protected|public|quotient|"
    r"remainder|return|run_cmd|scoped|section|set|show|structure|suffices|syntax|"
    r"termination_by|then|theorem|this|true|truth|try|universe|unless|unsafe|using|variable|"
    r"where|with"
)
"""What no variable is called: words of Lean, and what flat code is made of."""


def _statement(program: Program, name: str) -> str:
    names = variables(program)
    lines = [f"namespace {name}", ""]
    lines += [f"abbrev {one} : Nat := {place}" for place, one in enumerate(names)]
    lines += ["", f"/-- The program of `{name}`. -/", "noncomputable def program : Stmt :="]
    lines += _block(program.body, names, "  ", "")
    return "\n".join([*lines, "", f"end {name}", ""])


def _block(block: Block, names: Sequence[str], indent: str, end: str) -> Iterator[str]:
    """The lines of a block, the last with what ends it."""
    if not block:
        yield f"{indent}.skip{end}"
    elif len(block) == 1:
        yield from _lines(block[0], names, indent, end)
    else:
        yield f"{indent}.block ["
        for one in block[:-1]:
            yield from _lines(one, names, indent + "  ", ",")
        yield from _lines(block[-1], names, indent + "  ", f"]{end}")


def _lines(one: Stmt, names: Sequence[str], indent: str, end: str) -> Iterator[str]:
    match one:
        case Assign(place, value):
            yield from _broken(f"{indent}.assign {names[place]} {expr(value, names)}{end}")
        case Draw(place, count):
            yield from _broken(f"{indent}.draw {names[place]} {expr(count, names)}{end}")
        case Require(condition):
            yield from _broken(f"{indent}.require {expr(condition, names)}{end}")
        case IfElse(condition, then, orelse):
            yield from _broken(f"{indent}.ite {expr(condition, names)}")
            yield from _side(then, names, indent + "  ", "")
            yield from _side(orelse, names, indent + "  ", end)


def _side(block: Block, names: Sequence[str], indent: str, end: str) -> Iterator[str]:
    if not block:
        yield f"{indent}.skip{end}"
        return
    first, *lines = _block(block, names, indent, f"){end}")
    yield f"{indent}({first.lstrip()}"
    yield from lines


def expr(one: Expr, names: Sequence[str]) -> str:
    """Return an expression in Lean, in parentheses."""
    match one:
        case Lit(value):
            return f"(.lit {value})" if value >= 0 else f"(.lit ({value}))"
        case Var(place):
            return f"(.var {names[place]})"
        case Bin(op, left, right):
            return f"(.bin .{op.value} {expr(left, names)} {expr(right, names)})"
        case Ite(condition, then, orelse):
            parts = " ".join(expr(part, names) for part in (condition, then, orelse))
            return f"(.ite {parts})"


def _broken(line: str) -> Iterator[str]:
    """A line as lines that are not too long."""
    indent = " " * (len(line) - len(line.lstrip()) + 4)
    while len(line) > WIDTH:
        cut = line.rfind(" ", len(indent) + 1, WIDTH + 1)
        if cut < 0:
            break
        yield line[:cut]
        line = indent + line[cut + 1 :]
    yield line


# Code.


@dataclass
class _Lets:
    """The operations of a program, each once."""

    made: dict[tuple[str, ...], str] = field(default_factory=dict)
    text: dict[str, str] = field(default_factory=dict)
    of: dict[str, tuple[str, ...]] = field(default_factory=dict)
    places: set[str] = field(default_factory=set)

    def let(self, form: str, *parts: str, place: bool = False) -> str:
        """The name of what an operation makes of words with these names."""
        parts = tuple(self.literal(0) if one == "0" else one for one in parts)
        key = (form, *parts)
        if key not in self.made:
            name = self.made[key] = f"v{len(self.made) + 1}"
            self.text[name], self.of[name] = form.format(*parts), parts
            if place:
                self.places.add(name)
        return self.made[key]

    def needed(self, names: Iterable[str]) -> set[str]:
        """These and what they are made of."""
        found: set[str] = set()
        left = list(names)
        while left:
            name = left.pop()
            if name in self.text and name not in found:
                found.add(name)
                left += self.of[name]
        return found

    def lines(self, names: set[str]) -> list[str]:
        """The lines that define some, in order."""
        return [
            f"  let {name} : {'UInt64' if name in self.places else 'Int64'} := {text}"
            for name, text in self.text.items()
            if name in names
        ]

    def literal(self, value: int) -> str:
        return self.let(f"UInt64.toInt64 {value if value >= 0 else f'(~~~{~value})'}")

    def expr(self, one: Expr, store: Sequence[str]) -> str:
        match one:
            case Lit(value):
                return self.literal(value)
            case Var(place):
                return store[place]
            case Bin(op, left, right):
                return self.let(OPERATORS[op], self.expr(left, store), self.expr(right, store))
            case Ite(condition, then, orelse):
                parts = (self.expr(part, store) for part in (condition, then, orelse))
                return self.let("pick {} {} {}", *parts)

    def block(
        self, block: Block, store: Sequence[str], place: str
    ) -> tuple[list[str], str, list[str]]:
        """What is in each variable after a block, the place, and the lines of the proof."""
        store, steps = list(store), []
        for one in block:
            store, place, lines = self.one(one, store, place)
            steps.append((_pair(store, place), lines))
        if not steps:
            return store, place, ["rfl"]
        out = steps[-1][1]
        if len(steps) > 1:
            out = ["(Stmt.code_one", *out[:-1], out[-1] + ")"]
        for pair, lines in reversed(steps[:-1]):
            out = [f"(Stmt.code_block (v := {pair})", *lines, *out[:-1], out[-1] + ")"]
        return store, place, out

    def one(self, one: Stmt, store: list[str], place: str) -> tuple[list[str], str, list[str]]:
        match one:
            case Require():
                return store, place, ["rfl"]
            case Assign(to, value):
                return _set(store, to, self.expr(value, store)), place, ["rfl"]
            case Draw(to, count):
                drawn = self.let("drawn {} (read {})", self.expr(count, store), place)
                place = self.let("{} + 1", place, place=True)
                return _set(store, to, drawn), place, ["rfl"]
            case IfElse(condition, then, orelse):
                z = self.expr(condition, store)
                x, j, first = self.block(then, store, place)
                y, k, second = self.block(orelse, store, place)
                pairs = list(zip(x, y, strict=True))
                head = f"Stmt.code_ite (x := {_pair(x, j)}) (y := {_pair(y, k)}) (z := {z}) rfl"
                zips = " ".join(f"zip_{'self' if a == b else 'pick'} <|" for a, b in pairs)
                chosen = "(pickPlace_self ..)" if j == k else "rfl"
                if j != k:
                    j = self.let("pickPlace {} {} {}", z, j, k, place=True)
                merged = [a if a == b else self.let("pick {} {} {}", z, a, b) for a, b in pairs]
                return merged, j, [f"({head}", *first, *second, f"({zips} zip_nil _) {chosen})"]


def _set(store: list[str], place: int, name: str) -> list[str]:
    return [*store[:place], name, *store[place + 1 :]]


def _pair(store: Sequence[str], place: str) -> str:
    return f"(store {' '.join(store)}, {place})"


def _binders(given: Sequence[str]) -> str:
    words = f"({' '.join(given)} : Int64) " if given else ""
    return f"{words}(read : UInt64 → UInt64) (i : UInt64)"


def _code(
    name: str,
    given: Sequence[str],
    lets: _Lets,
    needed: set[str],
    results: Sequence[str],
    place: str,
) -> str:
    made = " \u00d7 ".join([*["Int64"] * len(results), "UInt64"])
    return "\n".join(
        [
            f"/-- The flat code of `{name}`. -/",
            f"@[inline] def {name}.flat {_binders(given)} :",
            f"    {made} :=",
            *lets.lines(needed),
            f"  ({', '.join([*results, place])})",
            "",
        ]
    )


def _proof(
    name: str,
    given: Sequence[str],
    start: Sequence[str],
    lets: _Lets,
    needed: set[str],
    outputs: Sequence[int],
    store: Sequence[str],
    place: str,
    chain: Sequence[str],
) -> str:
    reads = ", ".join([*(f"w.1.getD {one} 0" for one in outputs), "w.2"])
    call = " ".join([f"{name}.flat", *given, "read", "i"])
    everything = [f"x{i}" for i in range(len(start))]
    ordered = [one for one in lets.text if one in needed]
    return "\n".join(
        [
            f"/-- The words of the variables of `{name}`. -/",
            f"abbrev {name}.store ({' '.join(everything)} : Int64) : List Int64 :=",
            f"  {' :: '.join(everything)} :: []",
            "",
            f"/-- **Claim.** The flat code of `{name}` is the code of the program. -/",
            f"theorem {name}.flat_eq {_binders(given)} :",
            f"    ∃ w, {name}.program.code read {_pair(start, 'i')} = w ∧",
            f"      {call} = ({reads}) := by",
            f"  delta {name}.flat",
            *([f"  extract_lets -merge {' '.join(ordered)}"] if ordered else []),
            *lets.lines(lets.text.keys() - needed),
            f"  exact ⟨{_pair(store, place)},",
            *("    " + line for line in chain),
            "    , rfl⟩",
            "",
        ]
    )


def _checks(name: str, before: Sequence[Range]) -> str:
    listed = ", ".join(f"({low}, {high})" for low, high in before)
    return "\n".join(
        [
            f"/-- The ranges of the variables of `{name}` before it. -/",
            f"noncomputable def {name}.before : List (Int \u00d7 Int) :=",
            f"  [{listed}]",
            "",
            f"/-- The analysis finds ranges, so that no value of `{name}` leaves a word. -/",
            f"theorem {name}.fits : ({name}.program.ranges {name}.before).isSome = true := by",
            "  decide +kernel",
            "",
        ]
    )
