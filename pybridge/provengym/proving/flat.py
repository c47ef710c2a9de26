"""Programs in Lean: as statements, as flat code on words, and the theorem that they are the same.

Flat code has a `let` for each operation whose value is needed, and no branches: both sides of a
condition are computed, and `pick` chooses where they differ.  Its theorem goes through the program
statement by statement, with what is in every variable, so that each step holds by definition.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from provengym.proving import ranges
from provengym.proving.modules.terms import cells, product, row
from provengym.proving.names import DENIED
from provengym.proving.notation import Name, operand
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
    reads,
    size,
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
        statement: Defines the variables, `act.row`, and the program, `act.program`, in a section
            that is `noncomputable`.
        code: Defines the flat code, `act.flat`: a function of the words of the variables that are
            given, the stream of chance and a place in it, to the words of the outputs and the place
            of the first word that is not read.
        proof: Proves `act.flat_eq`: there is a `w` that is the code of the program from these
            words, zeros, and the place, and of which the flat code gives the outputs.
        outputs: The variables that are read afterwards.
        before: The ranges of all variables at the start, or None where they do not fit a word.
        after: The ranges of the outputs afterwards, or None where the analysis finds none: then
            `checks` fails too.
    """

    name: str
    program: Program
    statement: str
    code: str
    proof: str
    outputs: tuple[int, ...]
    before: tuple[Range, ...] | None
    after: tuple[Range, ...] | None

    def checks(self, within: Mapping[str, Range]) -> str:
        """Return the text that defines `act.before`, the ranges of all variables at the start, and
        proves `act.fits`: the analysis finds ranges, within these for some variables by names."""
        assert self.before is not None
        before = [f"({low}, {high})" for low, high in self.before]
        names = ", ".join(f"({one}, {low}, {high})" for one, (low, high) in within.items())
        lines = [
            f"/-- The ranges of the variables of `{self.name}` before it. -/",
            f"noncomputable def {self.name}.before : List (Int \u00d7 Int) :=",
            f"  {listed(before)}",
            "",
            f"/-- The analysis finds ranges, so that no value of `{self.name}` leaves a word. -/",
            f"theorem {self.name}.fits :",
            f"    {self.name}.program.fits {self.name}.before [{names}] = true := by",
            "  decide +kernel",
        ]
        return _text(lines)


def flat(
    program: Program,
    name: str,
    outputs: Sequence[int],
    shared: Sequence[Name] = (),
    says: str = "",
) -> Flat:
    """Write a program in Lean.

    Args:
        program: The program.
        name: What the names of all definitions begin with.
        outputs: The variables that are read afterwards.
        shared: The names of the first variables; those with a dot are defined already.
        says: The docstring of the program, which may stand in a comment.
    """
    program = ranges.total(program)
    body, parts = _cut(program.body)
    codes: dict[int, _Code] = {}
    live: dict[int, set[int]] = {}
    _live(body, set(outputs), live)
    for one in parts:
        part, count = live[one.number], len(program.variables)
        codes[one.number] = _Code(name, one, count, sorted(part & _writes(one.body)), part, codes)
    main = _Code(name, _Part(0, body), len(program.given), outputs, set(outputs), codes)
    every = [*codes.values(), main]
    before = ranges.before(program)
    after = before and ranges.block_ranges(program.body, before)
    return Flat(
        name,
        program,
        _statement(program, name, body, parts, shared, says or f"The program of `{name}`."),
        "\n".join(one.definition() for one in every),
        "\n".join(one.proof() for one in every),
        tuple(outputs),
        tuple(before) if before else None,
        tuple(after[one] for one in outputs) if after else None,
    )


# Parts.

LARGEST = 80
"""The most operations of a part, as far as a statement is not larger."""


@dataclass(frozen=True)
class _Part:
    """Statements that have a name of their own, since one definition would be too long."""

    number: int
    body: Sequence[_Item]


_Item: TypeAlias = "Stmt | _Part"


def _cut(block: Block) -> tuple[Sequence[_Item], list[_Part]]:
    """A block of few operations that is the same, and the parts that it is made of, in order."""
    parts: list[_Part] = []

    def is_part(group: Sequence[_Item]) -> bool:
        return len(group) == 1 and isinstance(group[0], _Part)

    def part(group: Sequence[_Item]) -> _Part:
        parts.append(_Part(len(parts) + 1, group))
        return parts[-1]

    def short(items: Sequence[_Item]) -> Sequence[_Item]:
        if sum(map(_weight, items)) <= LARGEST:
            return items
        made: list[_Item] = []
        for one in items:
            if isinstance(one, IfElse) and _weight(one) > LARGEST:
                one = IfElse(one.condition, short(one.then), short(one.orelse))  # type: ignore[arg-type]
            made.append(one)
        groups: list[list[_Item]] = [[]]
        for one in made:
            if sum(map(_weight, groups[-1])) + _weight(one) > LARGEST and groups[-1]:
                groups.append([])
            groups[-1].append(one)
        if len(groups) == 1 or all(map(is_part, groups)):
            return made
        return short([group[0] if is_part(group) else part(group) for group in groups])

    return short(block), parts


def _weight(one: _Item) -> int:
    """About how many operations a statement has."""
    match one:
        case Assign(_, expr) | Draw(_, expr):
            return 1 + size(expr) // 2
        case IfElse(condition, then, orelse):
            inner = sum(map(_weight, [*then, *orelse]))
            return size(condition) // 2 + inner + len(_writes([one]))
        case _Part(_, body):
            return 2 + len(_writes(body))
    return 0


def _writes(block: Sequence[_Item]) -> set[int]:
    found: set[int] = set()
    for one in block:
        match one:
            case Assign(place) | Draw(place):
                found.add(place)
            case IfElse(_, then, orelse):
                found |= _writes(then) | _writes(orelse)
            case _Part(_, body):
                found |= _writes(body)
    return found


def _live(block: Sequence[_Item], live: set[int], of: dict[int, set[int]]) -> set[int]:
    """The variables that are read from the start of a block on, given those that are read after
    it; `of` is to have those that are read after each part."""
    for one in reversed(block):
        match one:
            case Assign(place, expr) if place in live:
                live = live - {place} | reads(expr)
            case Draw(place, count) if place in live:
                live = live - {place} | reads(count)
            case IfElse(condition, then, orelse):
                live = _live(then, live, of) | _live(orelse, live, of) | reads(condition)
            case _Part(number, body):
                of[number] = live
                live = _live(body, live, of)
    return live


# Statements.


def variables(program: Program) -> list[str]:
    """Return a name in Lean for each variable."""
    found: list[str] = []
    for place, name in enumerate(program.variables):
        plain = re.sub(r"\W+", "_", name, flags=re.ASCII).strip("_") or "t"
        if (
            not plain[0].isalpha()
            or plain in DENIED
            or _MADE.fullmatch(plain)
            or program.variables.count(name) > 1
        ):
            plain = f"{plain if plain[0].isalpha() else 't'}_{place}"
        while plain in found:
            plain += "_"
        found.append(plain)
    return found


_MADE = re.compile(r"check\w*|flat\w*|part\w*|reward_\w+")
"""Names of what is written beside the variables of a program."""


def _statement(
    program: Program,
    name: str,
    body: Sequence[_Item],
    parts: Sequence[_Part],
    shared: Sequence[Name],
    says: str,
) -> str:
    names = [*shared, *(Name(one) for one in variables(program)[len(shared) :])]
    lines = [
        f"abbrev {name}.{one.text} : Expr := .var {place}"
        for place, one in enumerate(names)
        if "." not in one.text
    ]
    for part in parts:
        lines += ["", f"/-- Part {part.number} of the program of `{name}`. -/"]
        lines += [f"def {name}.part{part.number} : Stmt :="]
        lines += _block(part.body, names, "  ", "")
    lines += ["", f"/-- {says} -/", f"def {name}.program : Stmt :="]
    lines += _block(body, names, "  ", "")
    return "\n".join([*lines, ""]).lstrip()


def _block(block: Sequence[_Item], names: Sequence[Name], indent: str, end: str) -> Iterator[str]:
    """The lines of a block, the last with what ends it."""
    if not block:
        yield f"{indent}.skip{end}"
    elif len(block) == 1:
        yield from _lines(block[0], names, indent, end)
    else:
        yield f"{indent}.block ["
        said = ""
        for left, one in zip(reversed(range(len(block))), block, strict=True):
            if isinstance(one, Require) and said != (said := one.says):
                yield from _comment(one, indent + "  ")
            yield from _lines(one, names, indent + "  ", "," if left else f"]{end}")


def _comment(one: Require, indent: str) -> Iterator[str]:
    """The sentence for where a requirement fails, on one line, whatever spaces it has."""
    if one.says:
        yield indent + textwrap.shorten(f"-- {one.says}", WIDTH - len(indent), placeholder=" ...")


def _lines(one: _Item, names: Sequence[Name], indent: str, end: str) -> Iterator[str]:
    match one:
        case Assign(place, value):
            name = names[place]
            said = f"{name.text}.becomes {operand(value, names, name.members)}"
        case Draw(place, count):
            said = f"{names[place].text}.becomesDraw {operand(count, names)}"
        case Require(condition):
            said = f".require {operand(condition, names)}"
        case IfElse(condition, (Assign(x, Lit(1)),), (Assign(y, Lit(0)),)) if x == y:
            said = f"{names[x].text}.becomesWhether {operand(condition, names)}"
        case IfElse(condition, then, orelse):
            word = ".ite" if orelse else ".when"
            yield from _broken(f"{indent}{word} {operand(condition, names)}")
            yield from _side(then, names, indent + "  ", "" if orelse else end)
            if orelse:
                yield from _side(orelse, names, indent + "  ", end)
            return
        case _Part(number):
            said = f"part{number}"
    yield from _broken(f"{indent}{said}{end}")


def _side(block: Sequence[_Item], names: Sequence[Name], indent: str, end: str) -> Iterator[str]:
    if not block:
        yield f"{indent}.skip{end}"
        return
    if len(block) == 1 and isinstance(block[0], Require):
        yield from _comment(block[0], indent)
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
        cut = _cut_of(line, len(indent) + 1)
        if cut < 0:
            break
        yield line[:cut]
        line = indent + line[cut + 1 :]
    yield line


def _cut_of(line: str, first: int) -> int:
    """Where a line is broken: at the last of the spaces in its second half that lie in the fewest
    parentheses, or else at the last one; -1 where there is none."""
    depth, spaces = 0, []
    for at, one in enumerate(line[: WIDTH + 1]):
        depth += (one in "([") - (one in ")]")
        if one == " " and at >= first:
            spaces.append((at <= WIDTH // 2, depth, -at))
    return -min(spaces)[2] if spaces else -1


# Code.


class _Code:
    """The code of a part, or of a program as part 0: each operation once, and what is in each
    variable before and after."""

    def __init__(
        self,
        name: str,
        part: _Part,
        given: int,
        outputs: Sequence[int],
        live: set[int],
        parts: Mapping[int, _Code],
    ) -> None:
        self.name, self.part, self.outputs, self.parts = name, part, outputs, parts
        self.flat = f"{name}.flat{part.number or ''}"
        self.lets: dict[str, tuple[str, str, tuple[str, ...]]] = {}
        """For each name, its type, what it is as text, and the names in that."""
        self._made: dict[tuple[str, ...], str] = {}
        start = {one: f"x{one}" for one in range(given)}
        store, self.place, chain = self._block(part.body, start, "i", live)
        self.results = [self._at(store, one) for one in self.outputs]
        self.chain = _ended(chain, _has(self.results) if part.number else "rfl")
        self.needed: set[str] = set()
        left = [*self.results, self.place]
        while left:
            one = left.pop()
            if one not in self.needed:
                self.needed.add(one)
                left += self.lets[one][2] if one in self.lets else ()
        self.words = [at for at, one in start.items() if one in self.needed or part.number == 0]
        """The variables of whose words it is a function."""

    # Lean.

    def definition(self) -> str:
        """The definition of the flat code."""
        what = f"part {self.part.number} of `{self.name}`" if self.part.number else f"`{self.name}`"
        words = [f"{'' if f'x{one}' in self.needed else '_'}x{one}" for one in self.words]
        read = "read" if any("read" in text for *_, text in self._lets(True)) else "_read"
        lines = [
            f"/-- The flat code of {what}. -/",
            f"@[macro_inline] def {self.flat} {_binders(words, read)} :",
            f"    {_tuple(self.outputs)} :=",
            *self._lines(True),
            f"  {row([*self.results, self.place])}",
        ]
        return _text(lines)

    def proof(self) -> str:
        """The theorem that it is the code of the statements."""
        found = [one for one in self.lets if one in self.needed]
        opened = [f"  delta {self.flat}"]
        if found:
            opened.append(f"  extract_lets -merge {' '.join(found)}")
        opened += self._lines(False)
        words = " ".join(f"x{one}" for one in self.words)
        call = " ".join([self.flat, *words.split(), "read i"])
        if self.part.number:
            *found, place = cells(len(self.outputs) + 1, "r")
            named = [f"({to}, {one})" for to, one in zip(self.outputs, found, strict=True)]
            lines = [
                f"/-- The flat code of part {self.part.number} of `{self.name}` is its code. -/",
                f"theorem {self.flat}_eq (w : Nat → Int64) {_binders(())} :",
                f"    ∃ r, {call} = r ∧ {self.name}.part{self.part.number}.Leads read w i",
                f"      {_listed(_writes(self.part.body))} {listed(named)} {place} := by",
                *opened,
                "  exact ⟨_, rfl, Stmt.leads",
                *("    " + line for line in self.chain),
                "    (by decide +kernel)⟩",
            ]
            return _text(re.sub(r"\bx(\d+)\b", r"(w \1)", line) for line in lines)
        read = row([*(f"w.1 {one}" for one in self.outputs), "w.2"])
        lines = [
            f"/-- **Claim.** The flat code of `{self.name}` is the code of the program. -/",
            f"theorem {self.flat}_eq {_binders(words.split())} :",
            f"    ∃ w, {self.name}.program.code read (Stmt.entry {listed(words.split())}, i) = w ∧",
            f"      {call} = {read} := by",
            *opened,
            "  exact",
            *("    " + line for line in self.chain),
        ]
        return _text(lines)

    def _lets(self, needed: bool) -> list[tuple[str, str, str]]:
        """The name, type and text of what is needed, or of the others."""
        return [
            (one, kind, text)
            for one, (kind, text, _) in self.lets.items()
            if (one in self.needed) == needed
        ]

    def _lines(self, needed: bool) -> list[str]:
        """The lines that define what is needed, or the others."""
        return [f"  let {one} : {kind} := {text}" for one, kind, text in self._lets(needed)]

    # Operations.

    def _at(self, store: Mapping[int, str], place: int) -> str:
        """The name of what is in a variable."""
        return store[place] if place in store else self._literal(0)

    def _let(self, form: str, *parts: str, kind: str = "Int64") -> str:
        """The name of what an operation makes of words with these names."""
        key = (form, *parts)
        if key not in self._made:
            name = self._made[key] = f"v{len(self._made) + 1}"
            self.lets[name] = kind, form.format(*parts), parts
        return self._made[key]

    def _literal(self, value: int) -> str:
        return self._let(f"UInt64.toInt64 {value if value >= 0 else f'(~~~{~value})'}")

    def _expr(self, one: Expr, store: Mapping[int, str]) -> str:
        match one:
            case Lit(value):
                return self._literal(value)
            case Var(place):
                return self._at(store, place)
            case Bin(op, left, right):
                return self._let(OPERATORS[op], self._expr(left, store), self._expr(right, store))
            case Ite(condition, then, orelse):
                parts = (self._expr(part, store) for part in (condition, then, orelse))
                return self._let("pick {} {} {}", *parts)

    # Statements: what is in each variable afterwards, the place, and the lines of the proof.

    def _block(
        self, block: Sequence[_Item], store: Mapping[int, str], place: str, live: set[int]
    ) -> tuple[Mapping[int, str], str, list[str]]:
        """What is there after a block, and the lines before the proof of what holds then."""
        out = ["Stmt.ends_one <|"] if len(block) == 1 else []
        for at, one in enumerate(block):
            store, place, lines = self._one(one, store, place, _live(block[at + 1 :], live, {}))
            out += lines
        return store, place, out

    def _one(
        self, one: _Item, store: Mapping[int, str], place: str, live: set[int]
    ) -> tuple[Mapping[int, str], str, list[str]]:
        match one:
            case Assign(to) if to not in live:
                return store, place, ["Stmt.ends_assign rfl <|"]
            case Assign(to, value):
                found = self._expr(value, store)
                return {**store, to: found}, place, [f"Stmt.ends_assign (z := {found}) rfl <|"]
            case Draw(to) if to not in live:
                place = self._let("{} + 1", place, kind="UInt64")
                return store, place, [f"Stmt.ends_draw (j := {place}) rfl rfl <|"]
            case Draw(to, count):
                drawn = self._let("drawn {} (read {})", self._expr(count, store), place)
                place = self._let("{} + 1", place, kind="UInt64")
                line = f"Stmt.ends_draw (z := {drawn}) (j := {place}) rfl rfl <|"
                return {**store, to: drawn}, place, [line]
            case IfElse():
                return self._choice(one, store, place, live)
            case _Part(number):
                return self._call(self.parts[number], store, place)
        return store, place, ["Stmt.ends_require <|"]

    def _choice(
        self, one: IfElse, store: Mapping[int, str], place: str, live: set[int]
    ) -> tuple[Mapping[int, str], str, list[str]]:
        z, after = self._expr(one.condition, store), dict(store)
        x, j, first = self._block(one.then, store, place, live)
        y, k, second = self._block(one.orelse, store, place, live)
        writes = _writes([one])
        sides, proofs, named = [], [], []
        for to in sorted(writes & live):
            a, b = self._at(x, to), self._at(y, to)
            sides.append((to, a, b))
            after[to] = a if a == b else self._let("pick {} {} {}", z, a, b)
            named.append((to, after[to]))
            proofs.append(f".cons {'(pick_self ..)' if a == b else 'rfl'} <| ")
        chosen = "(pickPlace_self ..)" if j == k else "rfl"
        left, right = ([(to, pair[i]) for to, *pair in sides] for i in (0, 1))
        lines = [
            f"Stmt.ends_cons (Stmt.leads_ite (z := {z}) (j := {j}) (k := {k})",
            f"(l := {_pairs(left)}) (m := {_pairs(right)})",
        ]
        place = j if j == k else self._let("pickPlace {} {} {}", z, j, k, kind="UInt64")
        lines += [
            f"(o := {_pairs(named)}) (d := {_listed(writes)}) (e := {place}) rfl",
            *_ended(first, _has([name for _, name in left])),
            *_ended(second, _has([name for _, name in right])),
            f"({''.join(proofs)}.nil) {chosen}",
            "(by decide +kernel)) fun _ =>",
        ]
        return after, place, lines

    def _call(
        self, code: _Code, store: Mapping[int, str], place: str
    ) -> tuple[Mapping[int, str], str, list[str]]:
        words = [self._at(store, one) for one in code.words]
        form = " ".join([code.flat, *["{}"] * len(words), "read", "{}"])
        whole = self._let(form, *words, place, kind=_tuple(code.outputs))
        after = dict(store)
        *parts, last = cells(len(code.outputs) + 1, "{}")
        for to, part in zip(code.outputs, parts, strict=True):
            after[to] = self._let(part, whole)
        place = self._let(last, whole, kind="UInt64")
        step = f"(Stmt.leads_part ({code.flat}_eq _ read _) (r := {whole}) rfl)"
        return after, place, [f"Stmt.ends_cons {step} fun _ =>"]


def _ended(chain: Sequence[str], proof: str) -> list[str]:
    """The lines of a proof, of those before its end and the proof of what holds there."""
    first, *others = [*chain, f"Stmt.ends_nil {proof}"]
    lines = [f"({first}", *others]
    return [*lines[:-1], f"{lines[-1]})"]


def _has(names: Sequence[str]) -> str:
    """The proof that variables are there."""
    return f"({'.cons rfl <| ' * len(names)}.nil rfl)"


def _pairs(named: Sequence[tuple[int, str]]) -> str:
    return listed([f"({to}, {name})" for to, name in named])


def _listed(places: set[int]) -> str:
    return listed([str(one) for one in sorted(places)])


def listed(terms: Sequence[str]) -> str:
    """Return a list in Lean. Of many terms between commas, which count, too, Lean makes lists with
    a `let` for the end of each."""
    if 2 * len(terms) - 1 < 64:
        return f"[{', '.join(terms)}]"
    return f"({' :: '.join(terms)} :: [])"


def _binders(words: Sequence[str], read: str = "read") -> str:
    given = f"({' '.join(words)} : Int64) " if words else ""
    return f"{given}({read} : UInt64 → UInt64) (i : UInt64)"


def _tuple(outputs: Sequence[int]) -> str:
    """The type of several words and a place."""
    return product([*["Int64"] * len(outputs), "UInt64"])


def _text(lines: Iterable[str]) -> str:
    """Lines as text, with those that are too long broken."""
    return "\n".join([*(part for line in lines for part in _broken(line)), ""])
