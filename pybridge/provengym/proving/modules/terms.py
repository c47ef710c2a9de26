"""Names, texts and terms in Lean of what a class of rules declares."""

from __future__ import annotations

import enum
import re
import textwrap
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from provengym.proving import ranges
from provengym.proving.names import DENIED, TAKEN
from provengym.proving.notation import Name
from provengym.proving.statements import Kind
from provengym.spec import Cells

WIDTH = 100
"""The most characters of a line."""

TYPES = ("Actions", "Params", "Seen", "State")
"""Types that a page has, which no enumeration is called."""

TIMES = " \N{MULTIPLICATION SIGN} "

KERNEL = (
    r"(action|autoreset|elapsed|init|key|lane|legal|max|noise|num|obs|over|p|reset|reward|rules"
)
KERNEL += r"|state|step|t|target|terminated|time|u|valid|w)(\d|_|$)"
"""Names that a kernel has besides those of its parameters begin so."""


# Names and texts.


def name_of(written: str, taken: Sequence[str]) -> str:
    """Return a name in Lean for one of a class: the same where it may be one."""
    found = re.sub(r"[^A-Za-z0-9_]+", "_", written).strip("_") or "x"
    if not found[0].isalpha():
        found = f"x{found}"
    if found in DENIED:
        found = f"the_{found}"
    while found in taken:
        found += "_x"
    return found


def class_name(written: str) -> str:
    """Return a name for a class, which begins with a capital letter."""
    found = re.sub(r"[^A-Za-z0-9]+", "", written) or "Class"
    found = found[0].upper() + found[1:] if found[0].isalpha() else f"Class{found}"
    return f"The{found}" if found in DENIED or found.lower() in TAKEN else found


def kernel_name(written: str, taken: Sequence[str]) -> str:
    """Return a name for a parameter of a kernel, which has names of its own."""
    found = name_of(re.sub("_+", "_", written), ()).lower()
    if re.match(KERNEL, found):
        found = f"the_{found}"
    while camel(found) in map(camel, taken):
        found += "_x"
    return found


def camel(name: str) -> str:
    """Return the name that Lean knows a parameter of a kernel by: `numPits` for `num_pits`."""
    return re.sub(r"_([a-z0-9])", lambda letter: letter[1].upper(), name)


def doc(text: str) -> str:
    """Return a text that may stand in a comment."""
    clean = "".join(one if one.isprintable() or one == "\n" else " " for one in text)
    return re.sub(r"-(?=/)|/(?=-)", lambda part: f"{part[0]} ", clean)


def quoted(source: str) -> str:
    """Return source in Python as it may stand in a comment, of which each line is further in."""
    wide = WIDTH - 4
    lines = [
        line[i : i + wide]
        for line in doc(source.expandtabs()).splitlines()
        for i in range(0, max(len(line), 1), wide)
    ]
    fence = "`" * max(3, *(len(one) + 1 for one in re.findall("`+", source)), 3)
    return "\n".join([f"{fence}python", *(f"    {line}".rstrip() for line in lines), fence])


def bare(text: str) -> str:
    """Return a module that was written here, without what its docstrings say: as Lean checks it, so
    that a comment in Python that changes is no reason to check it again."""
    return re.sub(r"/-([-!]).*?-/", r"/-\1 As on the page. -/", text, flags=re.DOTALL)


def filled(text: str, indent: int = 0) -> str:
    """Return a text on lines that are not too long, those after the first further in."""
    return "\n".join(
        textwrap.wrap(
            text,
            WIDTH,
            initial_indent=" " * indent,
            subsequent_indent=" " * (indent + 4),
            break_long_words=False,
            break_on_hyphens=False,
        )
    )


@dataclass(frozen=True)
class ValueType:
    """A type of values in Lean."""

    text: str
    bits: int
    low: int


def type_of(kind: Kind, span: ranges.Range) -> ValueType:
    low, high = span
    bits = max((high - low).bit_length(), 1)
    if kind.of is bool:
        return ValueType("Bool", 1, 0)
    if low == 0:
        return ValueType(f"UpTo {high} {bits}", bits, 0)
    return ValueType(f"Between {low % 2**32} {high - low} {bits}", bits, low)


@dataclass(frozen=True)
class Part:
    """A parameter or a field: what it is called, its type, and its cells where it is a row."""

    name: str
    kind: Kind
    type: ValueType

    @property
    def text(self) -> str:
        if self.kind.of is Cells:
            return f"Row{self.kind.length} ({self.type.text})"
        return self.type.text

    def values(self, of: str) -> list[str]:
        """Its values, as terms over the structure that has it."""
        if self.kind.of is Cells:
            return cells(self.kind.length, f"{of}.{self.name}")
        return [f"{of}.{self.name}"]


def rows_of(parts: Sequence[Part]) -> list[int]:
    """The lengths of rows, each after those of its halves."""
    found: set[int] = set()
    left = [one.kind.length for one in parts if one.kind.of is Cells]
    while left:
        length = left.pop()
        if length not in found:
            found.add(length)
            left += halves(length) if length > 1 else ()
    return sorted(found)


def halves(length: int) -> tuple[int, int]:
    """The lengths of the halves of a row, the first of which is not shorter."""
    return length - length // 2, length // 2


def cells(length: int, of: str) -> list[str]:
    """The cells of a row, or the parts of a tuple in two halves, as terms."""
    if length == 1:
        return [of]
    first, second = halves(length)
    return [*cells(first, f"{of}.1"), *cells(second, f"{of}.2")]


def row(terms: Sequence[str]) -> str:
    """A tuple in two halves, of which a part is reached by few projections."""
    if len(terms) == 1:
        return terms[0]
    first, _ = halves(len(terms))
    return f"({row(terms[:first])}, {row(terms[first:])})"


def product(kinds: Sequence[str]) -> str:
    """The type of a tuple in two halves."""
    if len(kinds) == 1:
        return kinds[0]
    first, _ = halves(len(kinds))
    return f"({product(kinds[:first])}{TIMES}{product(kinds[first:])})"


def made_of(parts: Sequence[Part], terms: Sequence[str]) -> str:
    """A structure of the terms of its values."""
    out, at = [], 0
    for part in parts:
        if part.kind.of is Cells:
            out.append(row(terms[at : at + part.kind.length]))
        else:
            out.append(terms[at])
        at += part.kind.length
    return f"⟨{', '.join(out)}⟩"


def tupled(terms: Sequence[str]) -> str:
    return terms[0] if len(terms) == 1 else f"({', '.join(terms)})"


def parts_of(count: int, of: str) -> list[str]:
    """The parts of a tuple."""
    if count == 1:
        return [of]
    return [*(f"{of}{'.2' * k}.1" for k in range(count - 1)), f"{of}{'.2' * (count - 1)}"]


@dataclass(frozen=True)
class Members:
    """An enumeration of a class: its name in Lean, and those of its members."""

    name: str
    members: tuple[str, ...]

    @classmethod
    def of(cls, written: enum.EnumMeta, taken: Sequence[str]) -> Members:
        """Name an enumeration, unlike those that are named already."""
        name = class_name(written.__name__)
        while name in (*TYPES, *taken):
            name = f"The{name}"
        members: list[str] = []
        for one in written.__members__:
            members.append(name_of(one, members))
        return cls(name, tuple(f"{name}.{one}" for one in members))


def names_of(parts: Sequence[Part], enumerations: Mapping[Any, Members]) -> list[Name]:
    """The names of the values of parameters and fields, as variables."""
    taken = [one.name for one in parts if one.kind.of is Cells]
    found = []
    for part in parts:
        truth, kind = part.kind.of is bool, part.kind
        members = enumerations[kind.of].members if kind.of in enumerations else ()
        cells = (
            [f"{part.name}_{i}" for i in range(kind.length)] if kind.of is Cells else [part.name]
        )
        for i, cell in enumerate(cells):
            while cell in taken:
                cell += "_x"
            taken.append(cell)
            row = (f"self.{part.name}", kind.length) if kind.of is Cells and not i else None
            found.append(Name(f"self.{cell}", truth, members, row))
    return found


def says_of(part: Part) -> str:
    kind = part.kind
    if kind.of is bool:
        return f"`{part.name}`: true or false."
    if kind.of is Cells:
        return f"`{part.name}`: a row of {kind.length} cells, each {doc(kind.text)}."
    return f"`{part.name}`: {doc(kind.text)}."
