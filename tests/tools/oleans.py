"""Small `.olean` files as Lean writes them: modules with constants of given names and uses."""

import struct
from dataclasses import dataclass

CTOR, ARRAY, STRING = 0, 246, 249
#: The constructors of `Lean.ConstantInfo`, each with how many fields its value has.
KINDS = {
    "axiom": 1,
    "definition": 4,
    "theorem": 3,
    "opaque": 3,
    "quotient": 1,
    "inductive": 6,
    "constructor": 5,
    "recursor": 7,
}


@dataclass
class Constant:
    """A constant: its kind, the expressions of its type and value, and the names of its
    constructors.

    An expression is the name of a constant, or the number of a constructor of `Lean.Expr` and its
    fields, of which `None` stands for one that is neither an expression nor a name.
    """

    kind: str = "theorem"
    type: object = (3, None)
    value: object = (3, None)
    constructors: tuple[str, ...] = ()


def using(kind="theorem", *names):
    """A constant whose value is made of constants with these names."""
    value = (3, None)
    for name in names:
        value = (5, value, name)
    return Constant(kind, value=value)


class Part:
    """A part of a module, for words of 4 or 8 bytes, that points into itself and a part before."""

    def __init__(self, word, before=None):
        self.word = word
        self.code = {4: "I", 8: "Q"}[word]
        self.base = {4: 0x79E40000, 8: 0x7A5C79E40000}[word]
        self.names = {}
        if before:
            self.base = before.base + 0x100000
            self.names = dict(before.names)
        self.content = bytearray(
            b"olean\x02\x00" + b"4.28.0".ljust(33, b"\0") + 40 * b"c" + bytes(2 * word)
        )

    def words(self, *values):
        return struct.pack(f"<{len(values)}{self.code}", *values)

    def put(self, tag, body, fields=0):
        self.content.extend(bytes(-len(self.content) % self.word))
        pointer = self.base + len(self.content)
        self.content.extend(struct.pack("<iHBB", 0, 1, fields, tag) + body)
        return pointer

    def object(self, tag, *fields):
        return self.put(tag, self.words(*fields) + bytes(8), len(fields))

    def array(self, elements):
        return self.put(ARRAY, self.words(len(elements), len(elements), *elements))

    def list(self, elements):
        pointer = 1
        for element in reversed(elements):
            pointer = self.object(1, element, pointer)
        return pointer

    def string(self, text):
        data = text.encode() + b"\0"
        return self.put(STRING, self.words(len(data), len(data), len(text)) + data)

    def name(self, text):
        """A name, whose part that is a number is one; each name is there once."""
        if not text:
            return 1
        if text not in self.names:
            before, _, last = text.rpartition(".")
            number = last.isdecimal()
            end = 2 * int(last) + 1 if number else self.string(last)
            self.names[text] = self.object(2 if number else 1, self.name(before), end)
        return self.names[text]

    def expression(self, form):
        if isinstance(form, str):
            return self.object(4, self.name(form), 1)
        tag, *fields = form
        pointers = []
        for place, field in enumerate(fields):
            if field is None:
                pointers.append(1)
            elif (tag, place) == (11, 0):
                pointers.append(self.name(field))
            else:
                pointers.append(self.expression(field))
        return self.object(tag, *pointers)

    def constant(self, name, constant):
        general = self.object(CTOR, self.name(name), 1, self.expression(constant.type))
        fields = [general] + [1] * (KINDS[constant.kind] - 1)
        if constant.kind in ("definition", "theorem", "opaque"):
            fields[1] = self.expression(constant.value)
        if constant.kind == "inductive":
            fields[4] = self.list([self.name(name) for name in constant.constructors])
        return self.object(list(KINDS).index(constant.kind), self.object(CTOR, *fields))

    def finish(self, constants, imports=()):
        """The bytes of the part, with these constants and names of imports; its root is the end."""
        imported = self.array([self.object(CTOR, self.name(name)) for name in imports])
        names = self.array([self.name(name) for name in constants])
        values = self.array([self.constant(*item) for item in constants.items()])
        fields = self.words(imported, names, values, self.array([]), self.array([]))
        root = self.put(CTOR, fields, 5)
        struct.pack_into(f"<2{self.code}", self.content, 80, self.base, root)
        return bytes(self.content)


def olean(constants, word=4, imports=()):
    """The bytes of a module in one part; constants of which only the names are given are theorems
    that use nothing."""
    return Part(word).finish(_whole(constants), imports)


def parts(constants, word=4, imports=()):
    """The bytes of a module in two parts: what others see, theorems without proofs, and all."""
    constants = _whole(constants)
    seen = {
        name: Constant("axiom", constant.type) if constant.kind == "theorem" else constant
        for name, constant in constants.items()
        if not name.startswith("_private")
    }
    public = Part(word)
    return public.finish(seen, imports), Part(word, public).finish(constants, imports)


def _whole(constants):
    return constants if isinstance(constants, dict) else {name: Constant() for name in constants}
