"""Small `.olean` files as Lean writes them: modules with constants of given names."""

import struct

CTOR, ARRAY, STRING = 0, 246, 249


def olean(names, word=4):
    """The bytes of a module whose constants have these names, for words of 4 or 8 bytes.

    A part of a name that is a number is one.
    """
    code = {4: "I", 8: "Q"}[word]
    base = {4: 0x79E40000, 8: 0x7A5C79E40000}[word]
    content = bytearray(b"olean\x02\x00" + b"4.28.0".ljust(33, b"\0") + 40 * b"c" + bytes(2 * word))

    def words(*values):
        return struct.pack(f"<{len(values)}{code}", *values)

    def put(tag, body, fields=0):
        content.extend(bytes(-len(content) % word))
        pointer = base + len(content)
        content.extend(struct.pack("<iHBB", 0, 1, fields, tag) + body)
        return pointer

    def array(elements):
        return put(ARRAY, words(len(elements), len(elements), *elements))

    def string(text):
        data = text.encode() + b"\0"
        return put(STRING, words(len(data), len(data), len(text)) + data)

    def name(text):
        pointer = 1
        for part in text.split("."):
            number = part.isdecimal()
            end = 2 * int(part) + 1 if number else string(part)
            pointer = put(2 if number else 1, words(pointer, end) + bytes(8), fields=2)
        return pointer

    names = array([name(text) for text in names])
    root = put(CTOR, words(array([]), names, array([]), array([]), array([])), fields=5)
    struct.pack_into(f"<2{code}", content, 80, base, root)
    return bytes(content)
