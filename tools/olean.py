"""Reading the `.olean` files that Lean writes: a module's imports, its constants, and which other
constants each of them is made of.

A file of header version 2 (`olean_header` in Lean's `src/library/module.cpp`) is

- 80 bytes of marker, version, flags, Lean version and commit;
- the address that the file is meant for, a word, and so is every pointer;
- a pointer to the root object, then the objects (`src/runtime/compact.cpp`).

A word has 4 bytes where Lean runs as WebAssembly and 8 elsewhere; the file does not say which, but
only one of them puts the root into the file.  An object is an 8-byte header, whose last two bytes
are the number of fields and the tag, and then its words, or its size and its bytes
(`src/include/lean/lean.h`).

A module is written in up to three parts: what other modules see is in `.olean`, what the language
server sees besides in `.olean.server`, and the rest in `.olean.private`.  Each part points into
those before it, and its root (`Lean.ModuleData`) tells the whole module as far as the part knows
it: to other modules, a theorem is an axiom without a proof.  So the last part is the one to read.
"""

from __future__ import annotations

import itertools
import struct
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

_PREFIX = b"olean\x02"
_BASE = 80
_OBJECT_HEADER = 8
_ARRAY, _STRING = 246, 249
_STR, _NUM = 1, 2  # constructors of `Lean.Name`; `Name.anonymous` is no object
_IMPORTS, _NAMES, _CONSTANTS = range(3)  # the first fields of `Lean.ModuleData`
_PARTS = (".olean", ".olean.server", ".olean.private")

#: The constructors of `Lean.ConstantInfo`.
KINDS = (
    "axiom",
    "definition",
    "theorem",
    "opaque",
    "quotient",
    "inductive",
    "constructor",
    "recursor",
)
_VALUE = 1  # the field of `DefinitionVal`, `TheoremVal` and `OpaqueVal`
_WITH_VALUE = ("definition", "theorem", "opaque")
_CONSTRUCTORS = 4  # the field of `InductiveVal`
_FIELDS = {"inductive": _CONSTRUCTORS + 1, **dict.fromkeys(_WITH_VALUE, _VALUE + 1)}
_NAME, _TYPE = 0, 2  # the fields of `ConstantVal`

#: The constructors of `Lean.Expr` that are made of others or name a constant: which field is the
#: name, and which are expressions.
_EXPRESSIONS: dict[int, tuple[int | None, tuple[int, ...]]] = {
    4: (0, ()),  # const
    5: (None, (0, 1)),  # app
    6: (None, (1, 2)),  # lam
    7: (None, (1, 2)),  # forallE
    8: (None, (1, 2, 3)),  # letE
    10: (None, (1,)),  # mdata
    11: (0, (2,)),  # proj
}
_LEAVES = (0, 3, 9)  # bvar, sort and lit; fvar and mvar are in no constant


class OleanError(Exception):
    """A file is not what Lean writes; the text says what was found where."""


@dataclass(frozen=True)
class Constant:
    """A constant: its kind, one of `KINDS`, and the names of the constants that its type, its value
    and, of an inductive type, its constructors are made of."""

    kind: str
    uses: frozenset[str]


class _Region:
    """The bytes of a file, the address of the first one, and the size of a word."""

    def __init__(self, content: bytes, base: int, word: int) -> None:
        self.content = content
        self.base = base
        self.word = word
        self.end = base + len(content)

    def words(self, offset: int, number: int) -> tuple[int, ...]:
        """Words from an offset on."""
        if not 0 <= offset <= len(self.content) - number * self.word:
            raise OleanError(f"{number} words at byte {offset}, past the end")
        code = "I" if self.word == 4 else "Q"
        return struct.unpack_from(f"<{number}{code}", self.content, offset)


def _region(content: bytes, before: Sequence[_Region]) -> tuple[_Region, int]:
    """The region of a file, and the pointer to its root object, which may lie in a part before."""
    if not content.startswith(_PREFIX):
        raise OleanError("no .olean file of header version 2")
    found = []
    for word in {region.word for region in before} or (4, 8):
        if len(content) >= _BASE + 2 * word:
            base, root = _Region(content, 0, word).words(_BASE, 2)
            region = _Region(content, base, word)
            if any(part.base < root < part.end for part in (region, *before)):
                found.append((region, root))
    if len(found) != 1:
        raise OleanError("no root object, with words of 4 bytes or of 8")
    return found[0]


class Module:
    """The module whose `.olean` lies at `path`, with its other parts beside it.

    Raises:
        OleanError: A file is not what Lean writes.
        OSError: It cannot be read.
    """

    def __init__(self, path: Path) -> None:
        files = [path.with_suffix(ending) for ending in _PARTS]
        self._regions: list[_Region] = []
        for file in files:
            if file == path or file.exists():
                region, root = _region(file.read_bytes(), self._regions)
                self._regions.append(region)
        self._names: dict[int, str] = {}
        spans = sorted((region.base, region.end) for region in self._regions)
        if any(end > base for (_, end), (base, _) in itertools.pairwise(spans)):
            raise OleanError("its parts are meant for the same addresses")
        data = self._fields(root, _CONSTANTS + 1)
        names, constants = self._array(data[_NAMES]), self._array(data[_CONSTANTS])
        if len(names) != len(constants):
            raise OleanError(f"{len(names)} names for {len(constants)} constants")
        self.imports = [self._name(self._fields(p)[0]) for p in self._array(data[_IMPORTS])]
        self._constants = dict(zip(map(self._name, names), constants, strict=True))

    def __iter__(self) -> Iterator[str]:
        """The names of the constants."""
        return iter(self._constants)

    def __getitem__(self, name: str) -> Constant:
        """The constant with a name."""
        region, offset, _, tag = self._object(self._constants[name])
        if tag >= len(KINDS):
            raise OleanError(f"an object with tag {tag} for the constant {name}")
        kind = KINDS[tag]
        (pointer,) = region.words(offset, 1)
        value = self._fields(pointer, _FIELDS.get(kind, 1))
        general = self._fields(value[0], _TYPE + 1)
        if self._name(general[_NAME]) != name:
            raise OleanError(f"{self._name(general[_NAME])} for the constant {name}")
        expressions = [general[_TYPE], *([value[_VALUE]] if kind in _WITH_VALUE else [])]
        uses = self._named_in(expressions)
        if kind == "inductive":
            uses.update(map(self._name, self._list(value[_CONSTRUCTORS])))
        return Constant(kind, frozenset(uses))

    def _object(self, pointer: int) -> tuple[_Region, int, int, int]:
        """The region of an object, the offset of what follows its header, its number of fields and
        its tag."""
        for region in self._regions:
            offset = pointer - region.base
            if _BASE <= offset <= len(region.content) - _OBJECT_HEADER and not pointer % 2:
                offset += _OBJECT_HEADER
                return region, offset, region.content[offset - 2], region.content[offset - 1]
        raise OleanError(f"a pointer to {pointer:#x}, where no object is")

    def _fields(self, pointer: int, least: int = 1) -> tuple[int, ...]:
        """The fields of an object that has at least some number of them."""
        region, offset, fields, _ = self._object(pointer)
        if fields < least:
            raise OleanError(f"an object with {fields} fields for {least} at {pointer:#x}")
        return region.words(offset, fields)

    def _array(self, pointer: int) -> tuple[int, ...]:
        """The elements of an array."""
        region, offset, _, tag = self._object(pointer)
        if tag != _ARRAY:
            raise OleanError(f"an object with tag {tag} for an array at {pointer:#x}")
        (size,) = region.words(offset, 1)
        return region.words(offset + 2 * region.word, size)  # the capacity lies between

    def _list(self, pointer: int) -> Iterator[int]:
        """The elements of a list."""
        while not pointer & 1:
            head, pointer, *_ = self._fields(pointer, 2)
            yield head

    def _string(self, pointer: int) -> str:
        """The text of a string."""
        region, offset, _, tag = self._object(pointer)
        if tag != _STRING:
            raise OleanError(f"an object with tag {tag} for a string at {pointer:#x}")
        (size,) = region.words(offset, 1)
        start = offset + 3 * region.word  # after size, capacity and length
        text = region.content[start : start + size]
        if len(text) != size or not text.endswith(b"\0"):
            raise OleanError(f"a string without end at {pointer:#x}")
        return text[:-1].decode(errors="replace")

    def _name(self, pointer: int) -> str:
        """A name, its parts joined by dots."""
        if pointer & 1:
            return ""
        if pointer not in self._names:
            region, offset, fields, tag = self._object(pointer)
            if tag not in (_STR, _NUM) or fields != 2:
                raise OleanError(f"an object with tag {tag} for a name at {pointer:#x}")
            before, last = region.words(offset, 2)
            part = self._string(last) if tag == _STR else str(last >> 1)
            self._names[pointer] = f"{self._name(before)}.{part}".lstrip(".")
        return self._names[pointer]

    def _named_in(self, expressions: Iterable[int]) -> set[str]:
        """The names of the constants in some expressions."""
        names = set()
        seen = set(expressions)
        todo = list(seen)
        while todo:
            pointer = todo.pop()
            region, offset, fields, tag = self._object(pointer)
            if tag in _LEAVES:
                continue
            if tag not in _EXPRESSIONS:
                raise OleanError(f"an object with tag {tag} for an expression at {pointer:#x}")
            name, children = _EXPRESSIONS[tag]
            words = region.words(offset, fields)
            if fields <= max(children, default=name or 0):
                raise OleanError(f"an expression with {fields} fields at {pointer:#x}")
            if name is not None:
                names.add(words[name])
            for child in children:
                if words[child] not in seen:
                    seen.add(words[child])
                    todo.append(words[child])
        return {self._name(name) for name in names}
