"""What the language of rules leaves out: where, why, and what is written instead."""

import _ast
import ast
import re
import sys
import textwrap
from copy import deepcopy

import pytest

from provengym.proving.reading import read
from provengym.proving.refusals import READ, REFUSED, Refused
from proving.test_language import ALWAYS, HEAD, HELPERS, written
from spec.making import made

NODES = {
    "AsyncFunctionDef": "async def f(): pass  # here",
    "AsyncFor": "async def f():  # here\n    async for x in y: pass",
    "AsyncWith": "async def f():  # here\n    async with x: pass",
    "Await": "async def f():  # here\n    await x",
    "Delete": "x = 1\ndel x  # here",
    "Del": "x = 1\ndel x  # here",
    "While": "x = 0\nwhile x < 3:  # here\n    x += 1",
    "With": "with self:  # here\n    pass",
    "withitem": "with self as x:  # here\n    pass",
    "Raise": "if self.n > 0:\n    raise ValueError  # here",
    "Try": "try:  # here\n    x = 1 // self.n\nfinally:\n    x = 0",
    "ExceptHandler": "try:  # here\n    x = 1 // self.n\nexcept ZeroDivisionError:\n    x = 0",
    "Import": "import math  # here",
    "ImportFrom": "from math import pi  # here",
    "alias": "import math as m  # here",
    "Global": "global x  # here\nx = 1",
    "Nonlocal": "x = 1\ndef f():  # here\n    nonlocal x",
    "NamedExpr": "if (x := self.n) > 0:  # here\n    self.n = x - 1",
    "Lambda": "f = lambda x: x + 1  # here",
    "Dict": "x = {0: 1}[self.m]  # here",
    "DictComp": "x = {i: 1 for i in range(3)}  # here",
    "SetComp": "x = self.n in {i for i in range(3)}  # here",
    "Yield": "yield 1  # here",
    "YieldFrom": "yield from (1, 2)  # here",
    "FormattedValue": "x = f'{self.n}'  # here",
    "JoinedStr": "x = f''  # here",
    "Slice": "x = self.TURNS[1:]  # here",
    "MatMult": "x = self.n @ 2  # here",
    "Div": "x = self.n / 2  # here",
    "MatchMapping": "match self.n:\n    case {}:  # here\n        pass",
    "MatchClass": "match self.n:\n    case int():  # here\n        pass",
    "MatchStar": "match self.n, 1:\n    case [*_]:  # here\n        pass",
}
if sys.version_info >= (3, 11):
    NODES["TryStar"] = "try:  # here\n    x = 1\nexcept* ValueError:\n    x = 0"
if sys.version_info >= (3, 12):
    NODES["TypeAlias"] = "type X = int  # here"
    NODES["TypeVar"] = "def f[T](x: T): pass  # here"
    NODES["ParamSpec"] = "def f[**P](x: P): pass  # here"
    NODES["TypeVarTuple"] = "def f[*T](x: T): pass  # here"
if sys.version_info >= (3, 14):
    NODES["TemplateStr"] = "x = t''  # here"
    NODES["Interpolation"] = "x = t'{self.n}'  # here"
UNWRITTEN = {"FunctionType", "TypeIgnore", "Module", "Interactive", "Expression"}
"""Those that `ast.parse` makes of no statement."""

BODIES = [
    ("b = self.board  # here", "alias", "each time"),
    ("a = b = self.board  # here", "alias", "each time"),
    ("a, b = self.board, 1  # here", "alias", "each time"),
    ("x = (1, self.board)  # here", "alias", "each time"),
    ("self.late(self.board)  # here", "alias", "each time"),
    ("for row in (self.board, self.board):  # here\n    pass", "alias", "each time"),
    ("row = Cells([0, 1, 2])  # here", "alias", "a second one"),
    ("self.board += self.board  # here", "alias", "each time"),
    ("self.deep(3)", "calls itself", "loop"),
    ("self.even(3)", "calls itself", "loop"),
    ("x = 0.5  # here", "float", "Fraction"),
    ("x = self.n * 1e3  # here", "float", "integers"),
    ("self.n = 'left'  # here", "a text is no integer", "integer"),
    ("x = self.n == 'left'  # here", "an integer and a text", "one type"),
    ("x = 'l' < 'left'  # here", "no order", "integers"),
    ("x = 'le' in 'left'  # here", "part of a text", "one character"),
    ("x = 'left'.count('le')  # here", "part of a text", "one character"),
    ("x = self.TURNS['le']  # here", "a text is no integer", "an integer"),
    ("x = self.board.index(1)  # here", "no method index", "loop"),
    ("x = range(2) + range(3)  # here", "a range is no integer", "an integer"),
    ("x = b'left'  # here", "no value", "enumeration"),
    ("x = 2j  # here", "no value", "integers"),
    ("x = ...  # here", "no value", "integers"),
    ("x = None  # here", "None", "member"),
    ("x = self.n is None  # here", "None", "member"),
    ("x = OUTSIDE[0]  # here", "OUTSIDE is not assigned once, by itself", "write a tuple"),
    ("x = HALVES[0]  # here", "HALVES is a list of other values", "integers"),
    ("x = GROWING[0]", "GROWING may change here, or get another name", "read it alone"),
    ("x = SET_LATER[0]", "SET_LATER may change here", "read it alone"),
    ("x = LESSENED[1]", "LESSENED may change here", "read it alone"),
    ("x = NAMED[0]", "NAMED may change here, or get another name", "write a tuple"),
    ("x = ROWS[0][0]", "ROWS may change here, or get another name", "write a tuple"),
    ("x = HELD[0][0]", "HELD may change here, or get another name", "write a tuple"),
    ("x = WALKED[0][0]", "WALKED may change here, or get another name", "write a tuple"),
    ("x = SHARED[0][0]", "PART may change, or get another name", "write a tuple"),
    ("x = GIVEN[0]", "GIVEN is not assigned once, by itself", "write a tuple"),
    ("x = BUILT[0]", "KEPT may change, or get another name", "write a tuple"),
    ("x = COPIED[0]", "deepcopy may keep what it returns", "write a tuple"),
    ("x = self.SEEN[0]", "SEEN may change here, or get another name", "read it alone"),
    ("x = self.CLASHING[0]", "CLASHING is not assigned once", "read it alone"),
    ("PLACES[0] = 1  # here", "a list does not change", "field"),
    ("PLACES.append(1)  # here", "called", "methods"),
    ("COSTS[1] = 1  # here", "a dict does not change", "field"),
    ("x = COSTS.pop(1)  # here", "called", "methods"),
    ("x = PLACES.get(1, 2)  # here", "a list has no method get", "dictionary"),
    ("x = COSTS['one']  # here", "compared", "one type"),
    ("x = {1, 2} + {3}  # here", "a set is no integer", "an integer"),
    ("x = COSTS == COSTS  # here", "compared", "one type"),
    ("x = COSTS.items()  # here", "a view is no value of a name", "tuple"),
    ("x = ([1, 2], [3])[self.m]  # here", "a list or a list of other parts", "as many"),
    ("for x in MARKED_PLACES:  # here\n    pass", "a set is gone through", "tuple"),
    ("x = sorted([self.way, self.way])  # here", "no order", "members"),
    ("x = sorted([1, (self.n, 2)])  # here", "an integer or a tuple", "one type"),
    ("x = sorted([self.n] * 13)  # here", "more than 12 elements are sorted", "loop"),
    ("x = sorted(self.board, reverse=True)  # here", "names", "leave"),
    ("x = TWICE  # here", "assigned more than once, in the lines 2, 3", "assign it once"),
    ("x = GROWN  # here", "assigned more than once", "assign it once"),
    ("x = BOUND  # here", "assigned within another statement, in line 7", "assign it once"),
    ("x = SET  # here", "assigned within another statement, in line 43", "assign it once"),
    ("x = outside(self.n)  # here", "outside", "method of the class"),
    ("x = elsewhere(self.n)  # here", "no function of the file", "with def"),
    ("x = kept(self.n)  # here", "no function of the file", "with def"),
    ("x = wrapped(self.n)  # here", "no function of the file", "with def"),
    ("x = again(self.n)  # here", "again is assigned more than once", "once"),
    ("x = endless(self.n)", "endless() calls itself", "loop"),
    ("x = growing(self.n)  # here", "the default of to is a list, which may change", "tuple"),
    ("x = growing()  # here", "growing() takes the arguments (x, to)", "once"),
    ("x = growing(self.n, 1, 2)  # here", "growing() takes the arguments (x, to)", "once"),
    ("x = growing  # here", "outside", "constant"),
    ("x = changing(self.n)", "env.n is no field", "declare"),
    ("x = lists(self.n)", "OUTSIDE is not assigned once", "tuple"),
    ("x = lists()  # here", "lists() takes the arguments (x)", "once"),
    ("x = lists(self)  # here", "self is no value", "write a method"),
    ("x = lists(self.board)  # here", "alias", "each time"),
    ("x = np.abs(self.n)  # here", "called", "methods of the class"),
    ("x = Rules.BITS  # here", "outside", "self.NAME"),
    ("x = y  # here", "no value", "assign"),
    ("self.BITS = 3  # here", "no field", "declare"),
    ("self.count += 1  # here", "no field", "declare"),
    ("self.k = 2  # here", "parameter", "field"),
    ("self.way.value = 2  # here", "no field", "declare"),
    ("self.TURNS[0] = 2  # here", "does not change", "cells of a field"),
    ("x = self.HALF  # here", "float", "tuple"),
    ("x = self.nothing  # here", "no field", "declare"),
    ("x = self.np_random  # here", "no field", "declare"),
    ("x = self.late  # here", "no value", "call it"),
    ("x = self.late()  # here", "takes the arguments", "once"),
    ("x = self.late(1, 2)  # here", "takes the arguments", "once"),
    ("x = self.late(*self.TURNS)  # here", "star", "each argument"),
    ("x = self.late(**self.TURNS)  # here", "star", "each argument"),
    ("x = self.step(1)  # here", "no method", "write one"),
    ("x = super().over()  # here", "one class", "method"),
    ("x = self.n or 3  # here", "operand of `and` or `or`", "n != 0"),
    ("x = self.key and self.way  # here", "operand of `and` or `or`", "compare"),
    ("if self.way:  # here\n    pass", "no condition", "compare"),
    ("if self.board:  # here\n    pass", "no condition", "len"),
    ("x = not ()  # here", "no condition", "len"),
    ("x = self.n is self.m  # here", "is", "=="),
    ("x = self.way == 1  # here", "compared", "one type"),
    ("x = self.way < Way.LEFT  # here", "no order", "integers"),
    ("x = self.way + 1  # here", "no integer", ".value"),
    ("x = self.way.name  # here", "no attribute", "constant"),
    ("x = self.n.bit_length()  # here", "called", "methods of the class"),
    ("self.key = self.n  # here", "truth value", "n != 0"),
    ("self.way = self.n  # here", "member of Way", "Way.NAME"),
    ("self.n = self.way  # here", "no integer", ".value"),
    ("self.board = [0, 1, 2]  # here", "row of cells", "Cells"),
    ("self.board = Cells([0, 1])  # here", "3 cells", "as many"),
    ("x = self.board == [0, 1, 2]  # here", "compared with a list", "Cells(...)"),
    ("x = (0, 1, 2) != self.board  # here", "compared with a tuple", "Cells(...)"),
    ("x = self.board[1:]  # here", "no slices", "loop"),
    ("for i in range(self.n):  # here\n    pass", "not written out", "range(100)"),
    ("for i in range(self.k):  # here\n    pass", "not written out", "break"),
    ("x = any(i for i in range(self.k))  # here", "not written out", "`i < n`"),
    ("for i in range(1000000):  # here\n    pass", "rounds", "fewer"),
    ("for i in range(0, 3, 0):  # here\n    pass", "step", "another"),
    ("for i in self.n:  # here\n    pass", "gone through", "range"),
    ("for i in (self.m for j in (1, 2)):  # here\n    pass", "generator", "tuple(...)"),
    ("x = any(x for x in zip(self.m for j in (1, 2)))  # here", "generator", "tuple(...)"),
    ("for i in {1, 2}:  # here\n    pass", "gone through", "tuple"),
    ("for x in self.board:\n    self.board = Cells([x] * 3)  # here", "loop goes", "cells"),
    ("x = self.board[self.replace()]  # here", "replaced", "a line before"),
    ("self.board[self.replace()] = 1  # here", "replaced", "a line before"),
    ("self.board[0] += self.replace()  # here", "replaced", "a line before"),
    ("x = self.board.count(self.replace())  # here", "replaced", "a line before"),
    ("x = 1 if self.key else True  # here", "integer or a truth value", "one type"),
    ("x = 1\nif self.key:\n    x = True\nreturn x  # here", "by the path", "two names"),
    ("x = (1, True)[self.m]  # here", "integer or a truth value", "one type"),
    ("a, b = 1, 2, 3  # here", "2 names take 3", "each"),
    ("a, *b = 1, 2, 3  # here", "star", "each part"),
    ("x = [1, 2]\nx += [3]  # here", "a list keeps its length", "tuple"),
    ("x = []\nx[0] = 3  # here", "x is empty", "as many elements"),
    ("x = (1, 2)\nx[0] = 3  # here", "a tuple does not change", "field"),
    ("x = [1, 2]\ny = x  # here\nx[0] = 3", "x is a list that changes", "list(...)"),
    ("x = y = [1, 2]  # here\nx[0] = 3", "may have another name here", "list(...)"),
    ("y = [1, 2]\nx = y  # here\nx[0] += 3", "may have another name here", "list(...)"),
    ("x = [1, 2]\ny = (x, 3)  # here\nx[0] = 3", "may have another name", "list(...)"),
    ("x = [1, 2]\ny = x if self.key else [2, 1]  # here\nx[0] = 3", "another name", "list(...)"),
    ("x = [1, 2]\nx, y = [2], 1  # here\nx[0] = 3", "may have another name", "list(...)"),
    ("x = [1, 2]\ny = same(x)  # here\nx[0] = 3", "may have another name", "list(...)"),
    ("x = same([1, 2])  # here\nx[0] = 3", "may have another name here", "list(...)"),
    ("x = [1, 2]\nfor y in x:  # here\n    x[0] = 3", "is gone through here", "list(...)"),
    ("x = [1, 2]\nfor i, y in enumerate(x):  # here\n    x[0] += 3", "gone through", "list(...)"),
    ("for x in ([1, 2], [2, 1]):  # here\n    x[0] = 3", "may have another name", "list(...)"),
    ("match [1, 2]:\n    case x:  # here\n        x[0] = 3", "may have another name", "list(...)"),
    ("x = [[1], [2]]\nx[0][0] = 3  # here", "does not change", "field"),
    ("x = [1, 2]\nx[self.m] = True  # here", "an integer or a truth value", "one type"),
    ("x = self.changed([1, 2])", "x is a list that changes", "list(...)"),
    ("x = [1, 2]\nx.append(3)  # here", "called", "methods"),
    ("x = {1, 2}  # here", "a set is no value", "tuple"),
    ("for a, b in zip((1, 2), (1, 2, 3), strict=True):  # here\n    pass", "longer", "strict"),
    ("for a in zip((1, 2), strong=True):  # here\n    pass", "names", "leave"),
    ("x = (i for i in self.board)  # here", "generator", "any"),
    ("print(self.n)  # here", "no function", "method"),
    ("x = Way(1)  # here", "by its value", "index it"),
    ("x = Way(Odd.A)  # here", "by its value", "index it"),
    ("x = Odd(1)  # here", "by its value", "index it"),
    ("x = self.n ** self.m  # here", "the exponent is not a constant from 0 to 62", "1 << n"),
    ("x = self.n ** 63  # here", "the exponent is not a constant", "write one"),
    ("x = 2 ** -1  # here", "the exponent is not a constant", "write one"),
    ("x = divmod(self.n, self.way)  # here", "no integer", ".value"),
    ("x = len  # here", "outside", "constant"),
    ("x = min(1, self.n, key=abs)  # here", "names", "leave"),
    ("x = min(())  # here", "nothing", "two"),
    ("x = self.set(1)  # here", "returns nothing", "return"),
    ("self.n  # here", "used nowhere", "leave"),
    ("x: int  # here", "without a value", "assign"),
    ("match self.n:\n    case None:  # here\n        pass", "compared with None", "integers"),
    ("match self.n:\n    case True:  # here\n        pass", "compared with True", "integers"),
    ("match self.n:\n    case (0, 1):  # here\n        pass", "matched", "tuples"),
    ("def inner(): pass  # here", "function in a method", "method of the class"),
    ("class Inner: pass  # here", "class in a method", "outside"),
    ("x = Fraction(1, self.m)  # here", "not written", "Fraction(n, 3)"),
    ("x = Fraction(1, 3) // 2  # here", "fraction", "numerator"),
    ("x = ~self.key  # here", "~", "not"),
    ("x = any(self.bump(1) for i in range(3))  # here", "changes fields", "loop"),
    ("x = min(i for i in range(3) if i > self.n)  # here", "depends", "element"),
    ("return self.key  # here?", "act returns a truth value", "int()"),
    ("pass  # here?", "act returns nothing", "return"),
]
CONSTANTS = """
TWICE = 2
TWICE = 3
GROWN = 2
GROWN += 1
if True:
    BOUND = 3

class Odd(enum.Enum):
    A = 0
    B = 1
    @classmethod
    def _missing_(cls, value):
        return cls.A

def again(x):
    return x
if True:
    def again(x):
        return -x

def kept(x):
    return x
kept.__code__ = (lambda x: x).__code__

@(lambda f: f)
def wrapped(x):
    return x

def endless(x):
    return endless(x)

def growing(x, to=[]):
    return x

def changing(x):
    env.n = x

def lists(x):
    return OUTSIDE[0]

def later():
    global SET
    SET = 3
later()

def same(x):
    return x

HALVES = [0.5]
PLACES = [0, 1]
COSTS = {1: 2}
MARKED_PLACES = {1, 2}
GROWING = [0, 1]
GROWING.append(2)  # GROWING
SET_LATER = [0, 1]
SET_LATER[0] = 2  # SET_LATER

LESSENED = {0: 1, 1: 2}
def changes_later():
    del LESSENED[0]  # LESSENED

NAMED = [0, 1]
OTHER_NAME = NAMED  # NAMED
ROWS = [[0, 1], [1, 0]]
OTHER_ROW = ROWS[0]  # ROWS
HELD = [[0, 1], [1, 0]]
HOLDING = list(HELD)  # HELD
WALKED = [[0, 1], [1, 0]]
for WALKING in WALKED:  # WALKED
    WALKING[0] = 1
PART = [0, 1]
SHARED = [PART, PART]  # SHARED
TWO_GIVEN = GIVEN = [0, 1]  # GIVEN

KEPT = [0, 1]
def kept_list():
    return KEPT  # BUILT
BUILT = kept_list()
COPIED = deepcopy([0, 1])  # COPIED
"""
MORE = """
SEEN: ClassVar = [1, 2]
CLASHING: ClassVar = [1, 2]
CLASHING = [1, 2, 3]

def unread(self) -> int:
    self.SEEN[0] = 2  # self.SEEN
    return 2

HALF: ClassVar = 0.5

def deep(self, x: int) -> int:
    return self.deep(x)  # deep

def even(self, x: int) -> bool:
    return self.odd(x)

def odd(self, x: int) -> bool:
    return self.even(x)  # even

def changed(self, x: object) -> int:
    x[0] = 3
    return 1

def replace(self) -> int:
    self.board = Cells([0, 0, 0])
    return 1
"""
METHODS = [
    ("def f(self, *x: int) -> int:  # here\n    return 1", "star", "each argument"),
    ("def f(self, **x: int) -> int:  # here\n    return 1", "star", "each argument"),
    ("def f(self, *, x: int) -> int:  # here\n    return 1", "by name alone", "star"),
    ("@classmethod  # here\ndef f(cls) -> int:\n    return 1", "decorator", "leave"),
    ("@property  # here\ndef f(self) -> int:\n    return 1", "decorator", "self.name()"),
    ("def f() -> int:  # here\n    return 1", "no self", "self"),
    ("def f(self) -> int:  # here\n    self = 1\n    return 1", "self is assigned", "name"),
    ("def __eq__(self, other: object) -> bool:  # here\n    return True", "base class", "leave"),
    ("def __getattr__(self, name: str) -> int:  # here\n    return 1", "base class", "leave"),
    ("for i in range(3):  # here\n    pass", "statement For", "constants"),
    ("import math  # here", "outside", "constants"),
    ("def over(self) -> bool:\n    self.n = 1  # here\n    return True", "over changes", "act"),
    ("def legal(self, action: int) -> bool:\n    return self.n  # here?", "legal ret", "bool"),
    ("def show(self) -> int:  # here\n    return self.n", "must be Annotated[int", "declare"),
    ("extra: Annotated[Cells, Of(2, 'k')]  # here", "from 1, got 'k': write the most", "declare"),
    ("extra: Annotated[int, Range(0, 'j - 1')]  # here", "made of integers, param", "decl"),
    ("extra: Annotated[int, Range(0, '1 +')]  # here", "must be an expression, got '1 +'", "decl"),
    ("extra: Annotated[int, Range(0, '7 // (k - 3)')]  # here", "divides by zero", "declare"),
    ("extra: Annotated[int, Range(0, 1.5)]  # here", "an integer or an expression", "declare"),
    ("extra: Annotated[int, Parameter(0, 2)] = 3  # here", "between 0 and 2, got 3", "declare"),
    ("limit = 0  # here", "Rules.limit must be between 1 and", "declare"),
]


def refused(text, more=""):
    """What reading a class raises, with the line that `here` marks, or None."""
    full = text if text.startswith("\nclass") else written(text, HELPERS + MORE + more)
    lines = textwrap.dedent(CONSTANTS + full).splitlines()
    constant = re.search(r"x = (self\.[A-Z]+|[A-Z_]+)\[.*\]$", text.partition("\n")[0])
    marks = ("# here", f"# {constant[1]}" if constant else "# here")
    marked = [i for i, line in enumerate(lines, 1) if line.endswith(marks)]
    known = {"OUTSIDE": [3], "outside": abs, "elsewhere": textwrap.dedent, "deepcopy": deepcopy}
    with pytest.raises(Refused) as raised:
        read(made(CONSTANTS + full, **known))

    assert raised.value.args[0].startswith("Rules, line ")
    assert f"line {raised.value.line}: {raised.value.reason}; {raised.value.instead}" in str(
        raised.value
    )
    assert 0 < raised.value.line <= len(lines)
    if marked:
        assert [raised.value.line] == marked
    return raised.value


def test_every_node_class_is_read_or_refused():
    kinds = [one for one in vars(_ast).values() if isinstance(one, type)]
    leaves = {
        one.__name__
        for one in kinds
        if issubclass(one, ast.AST) and not any(x is not one and issubclass(x, one) for x in kinds)
    }

    assert leaves <= READ | REFUSED.keys()
    assert not READ & REFUSED.keys()
    assert (REFUSED.keys() & leaves) - UNWRITTEN <= NODES.keys()


def test_every_node_class_that_is_read_is_tested():
    texts = [written(text) for text in ALWAYS.values()]
    found = {type(one).__name__ for text in texts for one in ast.walk(ast.parse(text))}

    assert READ - found <= UNWRITTEN


@pytest.mark.parametrize("kind", NODES)
def test_a_node_class_is_refused(kind):
    text = f"{NODES[kind]}\nreturn 0"
    tree = ast.parse(textwrap.indent(text, "    ").join(["def f():\n", ""]))

    assert kind in {type(one).__name__ for one in ast.walk(tree)}
    error = refused(text)
    assert error.reason
    assert error.instead


@pytest.mark.parametrize(("body", "reason", "instead"), BODIES)
def test_a_body_is_refused(body, reason, instead):
    error = refused(body if "here?" in body else f"{body}\nreturn 0")

    assert reason in error.reason
    assert instead in error.instead


@pytest.mark.parametrize(("method", "reason", "instead"), METHODS)
def test_a_method_is_refused(method, reason, instead):
    error = refused("return 0", method)

    assert reason in error.reason
    assert instead in error.instead


READ_ALONE = """
BASE = [[0, 1], [1, 0]]
STEPS = {i: [i, i + 1] for i in range(3)}

def grown(rows):
    found = []
    for row in BASE:
        found.append(list(row))
    return found + [rows]

GRID = grown([0, 0])
WIDTH = max(len(row) for row in GRID)
assert all(place in (0, 1) for row in GRID for place in row), f"{GRID}"
for name, spots in STEPS.items():
    print(name, len(spots), GRID[0][1] if GRID else 0, end="")

def later(GRID):
    GRID[0] = 1

def described(self):
    for row in enumerate(GRID):
        pass
    return str(GRID) + str(self.MARKS)
"""


def test_a_list_that_the_file_reads_alone_is_a_constant():
    more = "MARKS: ClassVar = [1, 2]\nMORE: ClassVar = [*MARKS, 3]\n"
    text = READ_ALONE + written(
        "return self.MARKS[0] + self.MORE[self.m] + GRID[0][1] + STEPS[self.m][0]", more
    )
    read(made(text))

    for line in ("GRID[2] = 3", "for row in GRID:\n    row[0] = 3", "Rules.MARKS.append(3)"):
        with pytest.raises(Refused, match="may change here, or get another name"):
            read(made(f"{text}\n{line}\n"))


def test_what_is_done_to_a_class_afterwards_is_refused():
    text = written("return 0", "") + "\nRules.act = lambda self, action: 1\n"

    with pytest.raises(Refused, match="act was replaced after it was written"):
        read(made(text))
    with pytest.raises(Refused, match="extra is a function that is no method"):
        read(made(text.replace("Rules.act", "Rules.extra")))


def test_a_decorator_of_the_class_is_refused():
    text = written("return 0", "").replace("class Rules", "@(lambda one: one)\nclass Rules")

    with pytest.raises(Refused, match="a decorator may change the class"):
        read(made(text))


def test_start_is_read_as_strictly():
    with pytest.raises(Refused, match="start returns a value"):
        read(made(HEAD.format(act="        return 0", more="", start="        return 1")))


def test_a_class_that_is_none_of_rules():
    with pytest.raises(TypeError, match="a subclass of Environment"):
        read(int)
