"""Reading the `.olean` files that Lean writes: a module's imports, its constants, what a kernel is
told of each, which others it is made of, and what extensions of the environment know of them.

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

Names, universe levels and expressions stay where they lie, and a pointer stands for each.
"""

from __future__ import annotations

import itertools
import re
import struct
from collections.abc import Container, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

_PREFIX = b"olean\x02"
_BASE = 80
_COMMIT = slice(40, 80)
_OBJECT_HEADER = 8
_ARRAY, _STRING, _BIG = 246, 249, 250
_STR, _NUM = 1, 2  # constructors of `Lean.Name`; `Name.anonymous` is no object
#: Fields of `Lean.ModuleData`.
_IMPORTS, _NAMES, _CONSTANTS, _ENTRIES = 0, 1, 2, 4
_PARTS = (".olean", ".olean.server", ".olean.private")
#: The bytes that `Lean.Expr` keeps of each expression: its hash, its depth, what is loose in it.
_KEPT = 8

#: The constructors of `Lean.Expr`; free and meta variables are in no constant.
BVAR, FVAR, MVAR, SORT, CONST, APP, LAM, FORALL, LET, LIT, MDATA, PROJ = range(12)
#: Those that are made of others or name a constant: which field is the name, and which are
#: expressions.
_EXPRESSIONS: dict[int, tuple[int | None, tuple[int, ...]]] = {
    BVAR: (None, ()),
    SORT: (None, ()),
    CONST: (0, ()),
    APP: (None, (0, 1)),
    LAM: (None, (1, 2)),
    FORALL: (None, (1, 2)),
    LET: (None, (1, 2, 3)),
    LIT: (None, ()),
    MDATA: (None, (1,)),
    PROJ: (0, (2,)),
}
#: The number of fields of each.
_WIDTH = {BVAR: 1, SORT: 1, CONST: 2, APP: 2, LAM: 3, FORALL: 3, LET: 4, LIT: 1, MDATA: 2, PROJ: 3}


@dataclass(frozen=True)
class _Kind:
    """Where the fields of a constructor of `Lean.ConstantInfo` are: those that are objects by
    their number, those that are bytes by theirs."""

    fields: int = 1
    value: int | None = None
    hints: int | None = None
    numbers: tuple[int, ...] = ()
    names: tuple[int, ...] = ()
    one_name: int | None = None
    rules: int | None = None
    bytes: int = 0
    safety: int | None = None
    safe: int = 0
    flags: tuple[int, ...] = ()


_LAYOUT = {
    "axiom": _Kind(bytes=1, safety=0),
    "definition": _Kind(fields=4, value=1, hints=2, bytes=1, safety=0, safe=1),
    "theorem": _Kind(fields=3, value=1),
    "opaque": _Kind(fields=3, value=1, bytes=1, safety=0),
    "quotient": _Kind(bytes=1),
    "inductive": _Kind(fields=6, numbers=(1, 2, 5), names=(3, 4), bytes=3, safety=1, flags=(0, 2)),
    "constructor": _Kind(fields=5, numbers=(2, 3, 4), one_name=1, bytes=1, safety=0),
    "recursor": _Kind(
        fields=7, numbers=(2, 3, 4, 5), names=(1,), rules=6, bytes=2, safety=1, flags=(0,)
    ),
}
#: The constructors of `Lean.ConstantInfo`.
KINDS = tuple(_LAYOUT)
_NAME, _PARAMETERS, _TYPE = range(3)  # the fields of `ConstantVal`
_CONSTRUCTORS = 4  # the field of `InductiveVal`
_OPAQUE_HINT, _ABBREVIATION, _REGULAR = range(3)  # constructors of `Lean.ReducibilityHints`

#: A part of a name that is written as it is.
_PLAIN = re.compile(r"(?!\d+$)[^.«»\s\x00-\x1f\x7f]+")
_LONGEST_NAME = 1_000


class OleanError(Exception):
    """A file is not what Lean writes; the text says what was found where."""


@dataclass(frozen=True)
class Constant:
    """A constant: its kind, one of `KINDS`, and the names of the constants that its type, its value
    and, of an inductive type, its constructors are made of."""

    kind: str
    uses: frozenset[str]


@dataclass(frozen=True)
class Rule:
    """A rule of a recursor for a constructor of so many fields; `right` is an expression."""

    constructor: int
    fields: int
    right: int


@dataclass(frozen=True)
class Declaration:
    """The declaration of a constant to the kernel; names and expressions are pointers.

    Attributes:
        kind: One of `KINDS`.
        name: Its name.
        parameters: The names of its universe parameters.
        type: Its type.
        value: The value of a definition, theorem or opaque constant.
        safe: Whether it is neither `unsafe` nor `partial`.
        height: How a definition unfolds: None as an abbreviation, -1 never of itself, else after
            those of a larger number.
        numbers: Of an inductive type: parameters, indices, nested types; of a constructor: its
            index, parameters, fields; of a recursor: parameters, indices, motives, minor premises.
        names: Of an inductive type: those defined with it, and its constructors; of a constructor:
            its type; of a recursor: the types defined together.
        flags: Of an inductive type: recursive, reflexive; of a recursor: whether it is one of K.
        rules: Of a recursor.
    """

    kind: str
    name: int
    parameters: tuple[int, ...]
    type: int
    value: int | None = None
    safe: bool = True
    height: int | None = None
    numbers: tuple[int, ...] = ()
    names: tuple[tuple[int, ...], ...] = ()
    flags: tuple[bool, ...] = ()
    rules: tuple[Rule, ...] = ()


class _Region:
    """The bytes of a file, the address of the first one, and the size of a word."""

    def __init__(self, content: bytes, base: int, word: int) -> None:
        self.content = content
        self.base = base
        self.word = word
        self.end = base + len(content)
        code = "I" if word == 4 else "Q"
        self._structs = [struct.Struct(f"<{n}{code}") for n in range(8)]
        self._code = code

    def words(self, offset: int, number: int) -> tuple[int, ...]:
        """Words from an offset on."""
        if not 0 <= offset <= len(self.content) - number * self.word:
            raise OleanError(f"{number} words at byte {offset}, past the end")
        if number < len(self._structs):
            return self._structs[number].unpack_from(self.content, offset)
        return struct.unpack_from(f"<{number}{self._code}", self.content, offset)


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


def commit_of(path: Path) -> str:
    """The commit of the Lean that wrote a file.

    Raises:
        OleanError: The file is not what Lean writes.
        OSError: It cannot be read.
    """
    with open(path, "rb") as file:
        header = file.read(_BASE)
    if not header.startswith(_PREFIX) or len(header) < _BASE:
        raise OleanError("no .olean file of header version 2")
    return header[_COMMIT].rstrip(b"\0").decode(errors="replace")


class Module:
    """The module whose `.olean` lies at `path`, with its other parts beside it.

    Raises:
        OleanError: A file is not what Lean writes.
        OSError: It cannot be read.
    """

    def __init__(self, path: Path) -> None:
        files = [path.with_suffix(ending) for ending in _PARTS]
        self._regions: list[_Region] = []
        roots = []
        for file in files:
            if file == path or file.exists():
                region, root = _region(file.read_bytes(), self._regions)
                self._regions.append(region)
                roots.append(root)
        self._names: dict[int, str] = {}
        #: More objects than there are.
        self._most = sum(len(region.content) for region in self._regions) // _OBJECT_HEADER
        spans = sorted((region.base, region.end) for region in self._regions)
        if any(end > base for (_, end), (base, _) in itertools.pairwise(spans)):
            raise OleanError("its parts are meant for the same addresses")
        data = self._fields(roots[-1], _ENTRIES + 1)
        self.imports = [self.name(self._fields(p)[0]) for p in self._array(data[_IMPORTS])]
        self._constants = self._listed(roots[-1])
        self._exported = self._listed(roots[0])
        self._entries = self._extensions(data[_ENTRIES])

    def __iter__(self) -> Iterator[str]:
        """The names of the constants."""
        return iter(self._constants)

    def __getitem__(self, name: str) -> Constant:
        """The constant with a name."""
        told = self.declaration(name)
        uses = self.named_in([told.type, *([] if told.value is None else [told.value])])
        if told.kind == "inductive":
            uses.update(map(self.name, told.names[1]))
        return Constant(told.kind, frozenset(uses))

    def declaration(self, name: str) -> Declaration:
        """Return the declaration of the constant with a name to the kernel."""
        return self._declaration(name, self._constants[name])

    def exported(self, name: str) -> Declaration | None:
        """Return the declaration that other modules see of the constant with a name, or None."""
        pointer = self._exported.get(name)
        return None if pointer is None else self._declaration(name, pointer)

    def documented(self) -> set[str]:
        """The names of the constants that have a docstring."""
        entries = self._entries.get("Lean.docStringExt", ())
        return {self.name(self._fields(entry, 2)[0]) for entry in entries}

    def projections(self) -> set[str]:
        """The functions that give the fields of structures."""
        entries = self._entries.get("Lean.projectionFnInfoExt", ())
        return {self.name(self._fields(entry)[0]) for entry in entries}

    def classes(self) -> dict[str, set[int]]:
        """The type classes, each with the numbers of its `outParam` parameters."""
        found = {}
        for entry in self._entries.get("Lean.classExtension", ()):
            name, outputs, *_ = self._fields(entry, 2)
            found[self.name(name)] = set(map(self.natural, self._array(outputs)))
        return found

    def name(self, pointer: int) -> str:
        """A name, its parts joined by dots; in «…» where a part would be read as something else."""
        ending: list[int] = []
        while not pointer & 1 and pointer not in self._names:
            ending.append(pointer)
            if len(ending) > _LONGEST_NAME:
                raise OleanError(f"a name without end at {pointer:#x}")
            pointer = self.parts(pointer)[0]
        text = "" if pointer & 1 else self._names[pointer]
        for pointer in reversed(ending):
            part = self.parts(pointer)[1]
            last = part if isinstance(part, int) or _PLAIN.fullmatch(part) else f"«{part}»"
            self._names[pointer] = text = f"{text}.{last}" if text else str(last)
        return text

    def parts(self, pointer: int) -> tuple[int, str | int]:
        """Return the parts of a name: a pointer to the name before, odd where that is anonymous,
        and its last part."""
        region, offset, fields, tag = self._object(pointer)
        if tag not in (_STR, _NUM) or fields != 2:
            raise OleanError(f"an object with tag {tag} for a name at {pointer:#x}")
        before, last = region.words(offset, 2)
        return before, self._string(last) if tag == _STR else self.natural(last)

    def natural(self, pointer: int) -> int:
        """A natural number: a pointer that is odd is one, and a large one is an object."""
        if pointer & 1:
            return pointer >> 1
        region, offset, _, tag = self._object(pointer)
        if tag != _BIG:
            raise OleanError(f"an object with tag {tag} for a number at {pointer:#x}")
        # `mpz_object`: its sign or its capacity, its number of limbs, and where they are
        if region.word == 4:
            _, limbs, place = region.words(offset, 3)
        else:
            both, place = region.words(offset, 2)
            limbs = both >> 32
        size = limbs * region.word
        for part in self._regions:
            start = place - part.base
            if _BASE <= start <= len(part.content) - size and 0 < limbs < 1 << 24:
                return int.from_bytes(part.content[start : start + size], "little")
        raise OleanError(f"a number of {limbs} limbs at {pointer:#x}")

    def level(self, pointer: int) -> tuple[int, tuple[int, ...]]:
        """A universe level: its constructor of `Lean.Level` and its fields; zero where the pointer
        is odd."""
        if pointer & 1:
            return 0, ()
        region, offset, fields, tag = self._object(pointer)
        if tag > 4 or fields != (0, 1, 2, 2, 1)[tag]:
            raise OleanError(f"an object with tag {tag} for a level at {pointer:#x}")
        return tag, region.words(offset, fields)

    def levels(self, pointer: int) -> list[int]:
        """The universe levels that a constant is used at, of the pointer to their list."""
        return list(self._list(pointer))

    def literal(self, pointer: int) -> int | str:
        """The value of a literal."""
        _, _, _, tag = self._object(pointer)
        (value,) = self._fields(pointer)
        if tag not in (0, 1):
            raise OleanError(f"an object with tag {tag} for a literal at {pointer:#x}")
        return self.natural(value) if tag == 0 else self._string(value)

    def expression(self, pointer: int) -> tuple[int, tuple[int, ...], int]:
        """An expression: its constructor of `Lean.Expr`, its fields, and the byte that says how a
        binder is given, or whether a `let` is none."""
        region, offset, fields, tag = self._object(pointer)
        if tag not in _EXPRESSIONS:
            raise OleanError(f"an object with tag {tag} for an expression at {pointer:#x}")
        if fields < _WIDTH[tag]:
            raise OleanError(f"an expression with {fields} fields at {pointer:#x}")
        byte = offset + fields * region.word + _KEPT
        return tag, region.words(offset, fields), region.content[byte] if LAM <= tag <= LET else 0

    def inside(self, expression: int, known: Container[int]) -> Iterator[int]:
        """The expressions that one is made of and that are not known, each after those it is made
        of, itself at the end; each must be known when the next one is asked for."""
        todo = [expression]
        while todo:
            pointer = todo[-1]
            if pointer in known:
                todo.pop()
                continue
            tag, fields, _ = self.expression(pointer)
            new = [fields[i] for i in _EXPRESSIONS[tag][1] if fields[i] not in known]
            if len(todo) > self._most:
                raise OleanError(f"an expression that is made of itself at {pointer:#x}")
            if new:
                todo += new
            else:
                todo.pop()
                yield pointer

    def named_in(self, expressions: Iterable[int]) -> set[str]:
        """The names of the constants in some expressions."""
        names = set()
        seen = set(expressions)
        todo = list(seen)
        while todo:
            tag, fields, _ = self.expression(todo.pop())
            name, children = _EXPRESSIONS[tag]
            if name is not None:
                names.add(fields[name])
            for child in children:
                if fields[child] not in seen:
                    seen.add(fields[child])
                    todo.append(fields[child])
        return {self.name(name) for name in names}

    def _listed(self, root: int) -> dict[str, int]:
        """The constants that a part tells of, by name."""
        data = self._fields(root, _CONSTANTS + 1)
        names, constants = self._array(data[_NAMES]), self._array(data[_CONSTANTS])
        if len(names) != len(constants):
            raise OleanError(f"{len(names)} names for {len(constants)} constants")
        found = dict(zip(map(self.name, names), constants, strict=True))
        if len(found) != len(names):
            raise OleanError("two constants of the same name")
        return found

    def _extensions(self, entries: int) -> dict[str, tuple[int, ...]]:
        """The entries of each extension, by its name."""
        pairs = [self._fields(pair, 2) for pair in self._array(entries)]
        return {self.name(name): self._array(found) for name, found, *_ in pairs}

    def _declaration(self, name: str, info: int) -> Declaration:
        _, _, _, tag = self._object(info)
        if tag >= len(KINDS):
            raise OleanError(f"an object with tag {tag} for the constant {name}")
        kind = KINDS[tag]
        layout = _LAYOUT[kind]
        (pointer,) = self._fields(info)[:1]
        fields = self._fields(pointer, layout.fields)
        flags = self._bytes(pointer, layout.bytes)
        general = self._fields(fields[0], _TYPE + 1)
        if self.name(general[_NAME]) != name:
            raise OleanError(f"{self.name(general[_NAME])} for the constant {name}")
        names = [tuple(self._list(fields[i])) for i in layout.names]
        if layout.one_name is not None:
            names.append((fields[layout.one_name],))
        rules = []
        if layout.rules is not None:
            for rule in self._list(fields[layout.rules]):
                constructor, number, right = self._fields(rule, 3)
                rules.append(Rule(constructor, self.natural(number), right))
        return Declaration(
            kind,
            general[_NAME],
            tuple(self._list(general[_PARAMETERS])),
            general[_TYPE],
            None if layout.value is None else fields[layout.value],
            layout.safety is None or flags[layout.safety] == layout.safe,
            None if layout.hints is None else self._height(fields[layout.hints]),
            tuple(self.natural(fields[i]) for i in layout.numbers),
            tuple(names),
            tuple(bool(flags[i]) for i in layout.flags),
            tuple(rules),
        )

    def _height(self, hints: int) -> int | None:
        """The `height` of a definition."""
        if hints & 1:
            return -1 if hints >> 1 == _OPAQUE_HINT else None
        _, _, _, tag = self._object(hints)
        if tag != _REGULAR:
            raise OleanError(f"an object with tag {tag} for hints at {hints:#x}")
        return int.from_bytes(self._bytes(hints, 4), "little")

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

    def _bytes(self, pointer: int, number: int) -> bytes:
        """The first bytes after the fields of an object."""
        region, offset, fields, _ = self._object(pointer)
        start = offset + fields * region.word
        found = region.content[start : start + number]
        if len(found) != number:
            raise OleanError(f"{number} bytes at byte {start}, past the end")
        return found

    def _array(self, pointer: int) -> tuple[int, ...]:
        """The elements of an array."""
        region, offset, _, tag = self._object(pointer)
        if tag != _ARRAY:
            raise OleanError(f"an object with tag {tag} for an array at {pointer:#x}")
        (size,) = region.words(offset, 1)
        return region.words(offset + 2 * region.word, size)  # the capacity lies between

    def _list(self, pointer: int) -> Iterator[int]:
        """The elements of a list."""
        for _ in range(self._most):
            if pointer & 1:
                return
            head, pointer, *_ = self._fields(pointer, 2)
            yield head
        raise OleanError(f"a list without end at {pointer:#x}")

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
        try:
            return text[:-1].decode()
        except UnicodeDecodeError as error:
            raise OleanError(f"a string at {pointer:#x} that is not UTF-8: {error}") from error
