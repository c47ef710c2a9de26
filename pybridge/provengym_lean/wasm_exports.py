"""Removes from the WebAssembly of Lean the exports that its glue does not name.

It exports 201,110 functions and data, of which the glue calls some fifty.  All others are there for
`dlsym`, by which Lean finds compiled code, and each thread makes a JavaScript object of every one.
A function that is not exported stands in the table of functions instead, and `dlsym` is told its
number there (`lean_symbols.js`).
"""

from __future__ import annotations

from collections.abc import Collection

_CUSTOM, _IMPORT, _TABLE, _GLOBAL, _EXPORT, _ELEMENT = 0, 2, 4, 6, 7, 9
_FUNCTION, _MEMORY, _DATA = 0, 2, 3
_FLAGGED_EXPORTS = 3
_UNEXPECTED = "the WebAssembly of this package is not as expected"
_TAG = b"\0asm\1\0\0\0"


class ModuleError(Exception):
    """The module is not the one that this was written for."""


class _Reader:
    def __init__(self, module: bytes, position: int = 0) -> None:
        self.module = module
        self.position = position

    def byte(self) -> int:
        self.position += 1
        return self.module[self.position - 1]

    def number(self) -> int:
        """An unsigned number, or a signed one that is not negative, in LEB128."""
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value

    def content(self) -> bytes:
        length = self.number()
        self.position += length
        return self.module[self.position - length : self.position]

    def expect(self, encoded: bytes, what: str) -> None:
        found = self.module[self.position : self.position + len(encoded)]
        if found != encoded:
            raise ModuleError(f"{_UNEXPECTED}: {what}")
        self.position += len(encoded)


def _encoded(value: int) -> bytes:
    """An unsigned number in LEB128."""
    low = bytearray()
    while value > 127:
        low.append(value & 127 | 128)
        value >>= 7
    return bytes(low) + bytes([value])


def _vector(items: Collection[bytes]) -> bytes:
    return _encoded(len(items)) + b"".join(items)


def without_exports(module: bytes, kept: Collection[str]) -> tuple[bytes, dict[str, int]]:
    """The module with the exports of these names only, and what `dlsym` answers for every name:
    the number of a function in the table, the address of data.

    Exports that each thread has for itself stay too.  Raises `ModuleError` when the module is built
    in another way.
    """
    reader = _Reader(module)
    reader.expect(_TAG, "it begins with another tag")
    sections: list[tuple[int, bytes]] = []
    while reader.position < len(module):
        sections.append((reader.byte(), reader.content()))
    content = dict(reversed(sections))  # of the custom sections the first, `dylink.0`
    keeping = {name.encode() for name in kept} | _of_threads(content.get(_CUSTOM, b""))
    exports = _exports(content[_EXPORT])
    addresses = _addresses(content[_GLOBAL], _imported_globals(content[_IMPORT]))
    table = _functions_in_table(content[_ELEMENT], content[_TABLE])
    position = {function: number for number, function in reversed([*enumerate(table, 1)])}
    answers, left = {}, []
    for name, kind, index in exports:
        if name in keeping or kind not in (_FUNCTION, _DATA):
            left.append(_encoded(len(name)) + name + bytes([kind]) + _encoded(index))
        if kind == _FUNCTION:
            if index not in position:
                table.append(index)
                position[index] = len(table)
            answers[name.decode()] = position[index]
        elif kind == _DATA and index in addresses:
            answers[name.decode()] = addresses[index]
    content[_TABLE] = b"\1\x70\0" + _encoded(len(table) + 1)
    content[_ELEMENT] = b"\1\0\x41\1\x0b" + _vector([_encoded(index) for index in table])
    content[_EXPORT] = _vector(left)
    changed = (_TABLE, _EXPORT, _ELEMENT)
    pieces = [_TAG]
    for kind, section in sections:
        section = content[kind] if kind in changed else section
        pieces += [bytes([kind]), _encoded(len(section)), section]
    return b"".join(pieces), answers


def _of_threads(section: bytes) -> set[bytes]:
    """The exports with flags in the section `dylink.0`: variables of which each thread has one."""
    reader = _Reader(section)
    if reader.content() != b"dylink.0":
        raise ModuleError(f"{_UNEXPECTED}: it does not begin with dylink.0")
    names = set()
    while reader.position < len(section):
        kind, part = reader.byte(), _Reader(reader.content())
        if kind == _FLAGGED_EXPORTS:
            for _ in range(part.number()):
                names.add(part.content())
                part.number()
    return names


def _exports(section: bytes) -> list[tuple[bytes, int, int]]:
    reader = _Reader(section)
    return [(reader.content(), reader.byte(), reader.number()) for _ in range(reader.number())]


def _imported_globals(section: bytes) -> int:
    """The number of imported globals: these are counted first."""
    reader = _Reader(section)
    globals_ = 0
    for _ in range(reader.number()):
        reader.content(), reader.content()
        kind = reader.byte()
        if kind == _FUNCTION:
            reader.number()
        elif kind == _MEMORY:
            bounded = reader.byte() & 1
            reader.number()
            if bounded:
                reader.number()
        elif kind == _DATA:
            reader.byte(), reader.byte()
            globals_ += 1
        else:
            raise ModuleError(f"{_UNEXPECTED}: an import of kind {kind}")
    return globals_


def _addresses(section: bytes, first: int) -> dict[int, int]:
    """The value of each global that is a constant, by its index: data lies there."""
    reader = _Reader(section)
    found = {}
    for index in range(first, first + reader.number()):
        _, mutable = reader.byte(), reader.byte()
        reader.expect(b"\x41", "a global is no 32-bit number")
        value = reader.number()
        reader.expect(b"\x0b", "a global is no constant")
        if not mutable:
            found[index] = value
    return found


def _functions_in_table(section: bytes, table: bytes) -> list[int]:
    """The functions in the only table, from its number 1 to its end."""
    reader = _Reader(section)
    reader.expect(b"\1\0\x41\1\x0b", "its table is filled otherwise")
    functions = [reader.number() for _ in range(reader.number())]
    _Reader(table).expect(b"\1\x70", "it has not one table of functions")
    limits = _Reader(table, 2)
    limits.number()
    if limits.number() != len(functions) + 1:
        raise ModuleError(f"{_UNEXPECTED}: its table has gaps")
    return functions
