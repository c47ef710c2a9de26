"""Programs at random, and flat code as Python computes it from its text."""

import random
import re

from provengym.proving.program import (
    Assign,
    Bin,
    Draw,
    Given,
    IfElse,
    Ite,
    Lit,
    Op,
    Program,
    Require,
    Var,
)

WORD = 2**64


def signed(n):
    return (n + WORD // 2) % WORD - WORD // 2


def wrapped(op):
    return lambda x, y: signed(op(x % WORD, y % WORD))


#: What the lines of flat code have on their right, and what they are.
FORMS = {
    r"UInt64\.toInt64 (\d+)": signed,
    r"UInt64\.toInt64 \(~~~(\d+)\)": lambda n: ~n,
    r"(\w+) \+ (\w+)": lambda x, y: signed(x + y),
    r"(\w+) - (\w+)": lambda x, y: signed(x - y),
    r"(\w+) \* (\w+)": lambda x, y: signed(x * y),
    r"quotient (\w+) (\w+)": lambda x, y: signed(x // y) if y > 0 else 0,
    r"remainder (\w+) (\w+)": lambda x, y: signed(x % y) if y > 0 else 0,
    r"\((\w+)\.toUInt64 &&& (\w+)\.toUInt64\)\.toInt64": wrapped(lambda x, y: x & y),
    r"\((\w+)\.toUInt64 \|\|\| (\w+)\.toUInt64\)\.toInt64": wrapped(lambda x, y: x | y),
    r"\((\w+)\.toUInt64 \^\^\^ (\w+)\.toUInt64\)\.toInt64": wrapped(lambda x, y: x ^ y),
    r"\((\w+)\.toUInt64 <<< (\w+)\.toUInt64\)\.toInt64": wrapped(lambda x, y: x << y % 64),
    r"\((\w+)\.toUInt64 >>> (\w+)\.toUInt64\)\.toInt64": wrapped(lambda x, y: x >> y % 64),
    r"truth \(decide \((\w+) < (\w+)\)\)": lambda x, y: int(x < y),
    r"truth \((\w+) == (\w+)\)": lambda x, y: int(x == y),
    r"pick(?:Place)? (\w+) (\w+) (\w+)": lambda c, x, y: y ^ ((x ^ y) & -c),
}


def computed(code, words, read):
    """What flat code computes from the words of the variables that are given."""
    functions = {}
    for text in re.split(r"(?m)^/-- .*\n", code):
        if text:
            head, _, lines = text.partition(":=")
            name = re.match(r"@\[macro_inline\] def \w+\.(\w+)", head)[1]
            binders = re.search(r"\(([\w\s]+) : Int64\)", head)
            names = [one.lstrip("_") for one in binders[1].split()] if binders else []
            functions[name] = names, re.sub(r"\n {4,}", " ", lines.strip()).split("\n")
    return _function(functions, "flat", words, 0, read)


def _function(functions, name, words, place, read):
    names, lines = functions[name]
    store = {**dict(zip(names, words, strict=True)), "i": place}
    for line in lines[:-1]:
        to, text = re.fullmatch(r" *let (\w+) : [^=]+ := (.*)", line).groups()
        store[to] = _value(functions, text, store, read)
    results = re.sub(r"[ ()]", "", lines[-1]).split(",")
    return [store[one] for one in results]


def _value(functions, text, store, read):
    if found := re.fullmatch(r"drawn (\w+) \(read (\w+)\)", text):
        return store[found[1]] % WORD * read(store[found[2]]) >> 64
    if found := re.fullmatch(r"\w+\.(flat\d+) (.*?) ?read (\w+)", text):
        words = [store[one] for one in found[2].split()]
        return _function(functions, found[1], words, store[found[3]], read)
    if found := re.fullmatch(r"(\w+?)((?:\.[12])*)", text):
        value = store[found[1]]
        for half in found[2].split(".")[1:]:
            first = len(value) - len(value) // 2
            value = value[:first] if half == "1" else value[first:]
        return value[0] if isinstance(value, list) and len(value) == 1 else value
    for form, made in FORMS.items():
        if found := re.fullmatch(form, text):
            return made(*(store[one] if one in store else int(one) for one in found.groups()))
    raise ValueError(text)


class Author:
    """Writes programs of all statements and operations, most of which leave no word."""

    def __init__(self, seed):
        self.random = random.Random(seed)

    def expr(self, depth):
        one = self.random
        if depth == 0 or one.random() < 0.2:
            return one.choice([Var(one.randrange(7)), Lit(one.randrange(-2, 4)), Var(0)])
        x, y = self.expr(depth - 1), self.expr(depth - 1)
        way = one.random()
        if way < 0.1:
            return Ite(self.truth(depth - 1), x, y)
        if way < 0.2:
            return Ite(Bin(Op.LT, x, y), *one.choice([(x, y), (y, x)]))
        op = one.choice([*Op, Op.ADD, Op.SUB, Op.ADD])
        if op in (Op.FLOOR_DIV, Op.MOD):
            y = Ite(Bin(Op.LT, Var(1), Lit(1)), Lit(2), one.choice([Var(1), Lit(3), Lit(1)]))
        elif op not in (Op.ADD, Op.SUB, Op.MUL, Op.LT, Op.EQ):
            x, y = one.choice([Var(0), Lit(9), self.truth(1)]), one.choice([Lit(1), Var(2)])
        return Bin(op, x, y)

    def truth(self, depth):
        one = self.random
        if depth == 0:
            return one.choice([Var(2), Lit(1)])
        a, b = self.truth(depth - 1), self.truth(depth - 1)
        compared = Bin(one.choice([Op.LT, Op.EQ]), self.expr(depth - 1), self.expr(depth - 1))
        simple = Bin(one.choice([Op.LT, Op.EQ]), Var(one.randrange(5)), Lit(one.randrange(3)))
        ways = [Ite(a, b, Lit(0)), Ite(a, Lit(1), b), Bin(Op.EQ, a, Lit(0)), simple, simple]
        return one.choice([*ways, compared])

    def block(self, depth):
        return tuple(self.statement(depth) for _ in range(self.random.randint(0, 3)))

    def statement(self, depth):
        one = self.random
        place = one.randrange(7)
        way = one.random()
        if place == 2:
            return Assign(2, self.truth(2))
        if way < 0.5 or depth == 0:
            return Assign(place, self.expr(2))
        if way < 0.6:
            return Draw(place, one.choice([Lit(3), Var(3), Var(one.randrange(7))]))
        if way < 0.65:
            return Require(self.truth(2), 1, "x")
        return IfElse(self.truth(2), self.block(depth - 1), self.block(depth - 1))

    def program(self, depth=3):
        """A program of seven variables, of which four are given."""
        given = (
            Given("a", Lit(0), Lit(5)),
            Given("b", Lit(-3), Lit(4)),
            Given("c", Lit(0), Lit(1)),
            Given("d", Lit(1), Var(0)),
        )
        body = tuple(self.statement(depth) for _ in range(5))
        return Program(tuple("abcdefg"), given, body, 1)
