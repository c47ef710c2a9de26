"""Reading the `.olean` files that Lean writes: the names of a module's constants.

A file of header version 2 (`olean_header` in Lean's `src/library/module.cpp`) is

- 80 bytes of marker, version, flags, Lean version and commit;
- the address that the file is meant for, a word, and so is every pointer;
- a pointer to the root object, then the objects (`src/runtime/compact.cpp`).

A word has 4 bytes where Lean runs as WebAssembly and 8 elsewhere; the file does not say which, but
only one of them puts the root into the file.  An object is an 8-byte header, whose last two bytes
are the number of fields and the tag, and then its words, or its size and its bytes
(`src/include/lean/lean.h`).
"""

from __future__ import annotations

import struct
from dataclasses import dataclass
from pathlib import Path

_PREFIX = b"olean\x02"
_BASE = 80
_OBJECT_HEADER = 8
_ARRAY, _STRING = 246, 249
_STR, _NUM = 1, 2  # constructors of `Lean.Name`; `Name.anonymous` is no object
_CONST_NAMES = 1  # the field of `Lean.ModuleData`


class OleanError(Exception):
    """A file is not what Lean writes; the text says what was found where."""


@dataclass(frozen=True)
class _Region:
    """The bytes of a file, the address of the first one, and the size of a word."""

    content: bytes
    base: int
    word: int

    def words(self, offset: int, number: int) -> tuple[int, ...]:
        """Words from an offset on."""
        if not 0 <= offset <= len(self.content) - number * self.word:
            raise OleanError(f"{number} words at byte {offset}, past the end")
        code = "I" if self.word == 4 else "Q"
        return struct.unpack_from(f"<{number}{code}", self.content, offset)

    def object(self, pointer: int) -> tuple[int, int, int]:
        """The offset of what follows an object's header, its number of fields and its tag."""
        offset = pointer - self.base
        if pointer % 2 or not _BASE <= offset <= len(self.content) - _OBJECT_HEADER:
            raise OleanError(f"a pointer to {pointer:#x}, where no object is")
        offset += _OBJECT_HEADER
        return offset, self.content[offset - 2], self.content[offset - 1]

    def array(self, pointer: int) -> tuple[int, ...]:
        """The elements of an array."""
        offset, _, tag = self.object(pointer)
        if tag != _ARRAY:
            raise OleanError(f"an object with tag {tag} for an array at {pointer:#x}")
        (size,) = self.words(offset, 1)
        return self.words(offset + 2 * self.word, size)  # the capacity lies between

    def string(self, pointer: int) -> str:
        """The text of a string."""
        offset, _, tag = self.object(pointer)
        if tag != _STRING:
            raise OleanError(f"an object with tag {tag} for a string at {pointer:#x}")
        (size,) = self.words(offset, 1)
        start = offset + 3 * self.word  # after size, capacity and length
        text = self.content[start : start + size]
        if len(text) != size or not text.endswith(b"\0"):
            raise OleanError(f"a string without end at {pointer:#x}")
        return text[:-1].decode(errors="replace")

    def name(self, pointer: int) -> str:
        """A name, its parts joined by dots."""
        parts = []
        while not pointer & 1:
            offset, fields, tag = self.object(pointer)
            if tag not in (_STR, _NUM) or fields != 2:
                raise OleanError(f"an object with tag {tag} for a name at {pointer:#x}")
            pointer, part = self.words(offset, 2)
            parts.append(self.string(part) if tag == _STR else str(part >> 1))
        return ".".join(reversed(parts))


def constants(path: Path) -> list[str]:
    """The names of the constants of the module whose `.olean` lies at `path`.

    Those that other modules see: what is private to a module is in `.olean.private`.

    Raises:
        OleanError: The file is not what Lean writes.
        OSError: It cannot be read.
    """
    content = path.read_bytes()
    if not content.startswith(_PREFIX):
        raise OleanError("no .olean file of header version 2")
    regions = []
    for word in (4, 8):
        if len(content) >= _BASE + 2 * word:
            base, root = _Region(content, 0, word).words(_BASE, 2)
            if base < root < base + len(content):
                regions.append((_Region(content, base, word), root))
    if len(regions) != 1:
        raise OleanError("no root object, with words of 4 bytes or of 8")
    ((region, root),) = regions
    offset, fields, _ = region.object(root)
    if fields <= _CONST_NAMES:
        raise OleanError(f"a root object with {fields} fields")
    names = region.words(offset, fields)[_CONST_NAMES]
    return [region.name(name) for name in region.array(names)]
