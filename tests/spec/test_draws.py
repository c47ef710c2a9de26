"""Draws of classes of rules: the words that they read, what they make of each, and their number."""

import importlib
import random
import textwrap
from fractions import Fraction

import pytest

from provengym import _core, spec
from spec.making import acting, made, refuses

ALL = 2**64
SEEDS = (0, 1, 7, 2**63, 2**64 - 1)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_stream_is_that_of_the_package(seed):
    key = _core.key(seed)
    assert spec._key(seed) == key
    for place in (0, 1, 2, 1000, 2**63, ALL - 1):
        assert spec._word(key, place) == _core.word(key, place)


def paid(env, monkeypatch, word):
    """The reward of a step whose draws all read this word."""
    env.reset(seed=0)
    with monkeypatch.context() as patched:
        patched.setattr(spec, "_word", lambda key, place: word)
        return env.step(0)[1]


CHANCES = {
    **{f"self.draw({n})": [(k, 1) for k in range(n)] for n in (1, 2, 3, 7)},
    "self.chance(1, 3)": [(1, 1), (0, 2)],
    "self.chance(0, 1)": [(0, 1)],
    "self.chance(2, 2)": [(1, 2)],
    "self.chance(1, 2**63)": [(1, 1), (0, 2**63 - 1)],
    "self.choose((3, 0, 4, 1, 0))": [(0, 3), (2, 4), (3, 1)],
    "self.choose([0, 2**63])": [(1, 2**63)],
    "self.pick((False, True, False, True, True))": [(1, 1), (3, 1), (4, 1)],
    "self.pick(one == 2 for one in (1, 2))": [(1, 1)],
}


@pytest.mark.parametrize("call", CHANCES)
def test_each_value_has_the_words_of_its_probability(call, monkeypatch):
    """The first and the last word of each, for words in the order of the values."""
    env = acting(f"return int({call})")()
    total, before = sum(weight for _, weight in CHANCES[call]), 0
    for value, weight in CHANCES[call]:
        first = -(-before * ALL // total)
        last = -(-(before + weight) * ALL // total) - 1

        assert abs(Fraction(last - first + 1, ALL) - Fraction(weight, total)) < Fraction(1, ALL)
        assert paid(env, monkeypatch, first) == paid(env, monkeypatch, last) == value
        before += weight
    assert last == ALL - 1


def test_the_largest_choice_reads_the_whole_word(monkeypatch):
    env = acting("return self.draw(4294967295)")()

    assert paid(env, monkeypatch, ALL - 1) == 2**32 - 2
    assert paid(env, monkeypatch, ALL // 4294967295) == 0
    assert paid(env, monkeypatch, ALL // 4294967295 + 1) == 1


@pytest.mark.parametrize(
    ("call", "error", "message"),
    [
        ("self.draw(0)", ValueError, "n must be between 1 and 4294967295, got 0"),
        ("self.draw(2**32)", ValueError, "n must be between 1 and 4294967295, got 4294967296"),
        ("self.draw(2.0)", TypeError, "n must be an integer, got 2.0"),
        ("self.chance(0, 0)", ValueError, f"q must be between 1 and {2**63}, got 0"),
        ("self.chance(0, 2**63 + 1)", ValueError, f"q must be between 1 and {2**63}, got"),
        ("self.chance(4, 3)", ValueError, "p must be between 0 and 3, got 4"),
        ("self.chance(-1, 3)", ValueError, "p must be between 0 and 3, got -1"),
        ("self.chance(0.5, 1)", TypeError, "p must be an integer, got 0.5"),
        ("self.chance(1, 'x')", TypeError, "q must be an integer, got 'x'"),
        ("self.choose(())", ValueError, f"the total of weights must be between 1 and {2**63}"),
        ("self.choose((0, 0))", ValueError, "the total of weights must be between 1 and"),
        ("self.choose((2**63, 1))", ValueError, "the total of weights must be between 1 and"),
        ("self.choose((1, -2))", ValueError, f"weights[1] must be between 0 and {2**63}, got -2"),
        ("self.choose((1, 0.5))", TypeError, "weights[1] must be an integer, got 0.5"),
        ("self.pick((0, False))", ValueError, "mask must have a true value, got [False, False]"),
    ],
)
def test_what_cannot_be_drawn_is_refused(call, error, message):
    draw = call[len("self.") :].partition("(")[0]
    env = acting(f"self.n = 1\n{call}")()
    env.reset(seed=0)
    refuses(env, lambda env: env.step(0), error, f"Rules.act, line 7: {draw}: {message}")
    env = acting("self.n = 1\nself.help()", f"def help(self):\n    {call}")()
    env.reset(seed=0)
    refuses(env, lambda env: env.step(0), error, f"Rules.help, line 10: {draw}: {message}")


# How many words: the statements of `act`, further methods, and the number.  Values are drawn by a
# helper that is a method, `self.coin()`.
COIN = "def coin(self) -> bool:\n    return self.chance(1, 2)\n"
COUNTS = {
    "none": ("self.n = 1", "", 0),
    "one after the other": ("self.draw(2)\nself.n = self.draw(3) + self.draw(4)", "", 3),
    "of one value": ("self.draw(1)\nself.chance(0, 1)", "", 2),
    "in an argument": ("self.draw(1 + self.draw(3))", "", 2),
    "if": ("if action:\n    self.coin()\n    self.coin()\nself.coin()", COIN, 3),
    "else": ("if action:\n    pass\nelse:\n    self.coin()", COIN, 1),
    "test": ("if self.coin():\n    self.coin()\nelif self.coin():\n    self.coin()", COIN, 3),
    "conditional": ("x = self.coin() if action else (self.coin(), self.coin())", COIN, 2),
    "and": ("x = action and self.coin() and self.coin()", COIN, 2),
    "or": ("x = self.coin() or self.coin()", COIN, 2),
    "comparison": ("x = 0 <= self.draw(2) <= self.draw(2)", "", 2),
    "early return": ("if action:\n    return self.draw(9)\nself.coin()\nself.coin()", COIN, 2),
    "nothing after a return": ("self.coin()\nreturn 0\nself.coin()", COIN, 1),
    "assert": ("assert self.draw(2) < 2", "", 1),
    "range": ("for i in range(3):\n    self.coin()", COIN, 3),
    "range from": ("for i in range(5, -1, -2):\n    self.coin()", COIN, 3),
    "no rounds": ("for i in range(0):\n    self.coin()", COIN, 0),
    "a constant": ("for i in range(self.MANY):\n    self.coin()", COIN + "MANY: ClassVar = 4", 4),
    "written out": ("for i in (2, 5):\n    self.draw(i)", "", 2),
    "within one another": (
        "for i in range(2):\n    for j in [1, 2, 3]:\n        self.coin()",
        COIN,
        6,
    ),
    "over a draw": ("for i in range(self.draw(3)):\n    self.n = i", "", 1),
    "break": (
        "for i in range(3):\n    if self.coin():\n        self.coin()\n        break",
        COIN,
        4,
    ),
    "break at once": ("for i in range(3):\n    self.coin()\n    break\nself.coin()", COIN, 2),
    "continue": ("for i in range(3):\n    if action:\n        continue\n    self.coin()", COIN, 3),
    "else of a loop": ("for i in range(2):\n    self.coin()\nelse:\n    self.coin()", COIN, 3),
    "break around an else": (
        "for i in range(2):\n    if action:\n        break\nelse:\n    self.coin()",
        COIN,
        1,
    ),
    "return of a loop": ("for i in range(3):\n    if self.coin():\n        return 1", COIN, 3),
    "a loop that only returns": (
        "for i in [one for one in (1, 2) if action and one > 1]:\n    return 1\nself.coin()",
        COIN,
        1,
    ),
    "a loop that draws and returns": ("for i in range(3):\n    return self.draw(2)", "", 1),
    "match": (
        "match action:\n    case True:\n        self.coin()\n        self.coin()\n"
        "    case _:\n        self.coin()",
        COIN,
        2,
    ),
    "nothing after a match": (
        "match action:\n    case True:\n        return self.draw(2)\n    case _:\n"
        "        return 0\nself.coin()\nself.coin()",
        COIN,
        1,
    ),
    "after a match": (
        "match action:\n    case True:\n        return 0\nself.coin()",
        COIN,
        1,
    ),
    "after a guard": (
        "match action:\n    case True:\n        return 0\n    case _ if self.n > 8:\n"
        "        return 0\nself.coin()",
        COIN,
        1,
    ),
    "after no rounds": ("for i in range(0):\n    return self.draw(2)\nself.coin()", COIN, 1),
    "break in a with": (
        "import contextlib\nfor i in range(2):\n    self.coin()\n"
        "    with contextlib.nullcontext():\n        if action:\n            break\n"
        "    return 0\nself.coin()",
        COIN,
        2,
    ),
    "guards": (
        "match action:\n    case True if self.coin():\n        pass\n"
        "    case _ if self.coin():\n        self.coin()",
        COIN,
        3,
    ),
    "raise": ("if self.n > 8:\n    self.coin()\n    raise ValueError\nself.coin()\n", COIN, 1),
    "with": (
        "import contextlib\nwith contextlib.nullcontext():\n    self.n = 1\nself.coin()",
        COIN,
        1,
    ),
    "while": ("while self.n < 3:\n    self.n += 1\nself.coin()", COIN, 1),
    "lambda": ("f = lambda x: x + 1\nself.draw(f(1))", "", 1),
    "comprehension": ("x = [i for i in range(3)]\nself.draw(len(x))", "", 1),
    "draws in a comprehension": ("self.n = max([self.draw(2) for i in range(3)])", "", 3),
    "draws in a generator": ("self.n = any(self.chance(1, 9) for i in (1, 2))", "", 2),
    "draws in comprehensions in one another": (
        "x = [[self.draw(2) for i in range(2)] for j in range(3) if self.chance(1, 2)]",
        "",
        9,
    ),
    "draws in the rounds of a comprehension": (
        "x = [self.draw(2) + j for i in range(2) for j in (self.draw(2), self.draw(3))]",
        "",
        8,
    ),
    "a helper in a comprehension": ("x = [self.coin() for i in range(2)]", COIN, 2),
    "helpers of helpers": (
        "self.two()",
        COIN + "def two(self):\n    self.coin()\n    self.coin()",
        2,
    ),
    "another rule": ("self.start()", "", 2),
    "two underscores": ("self.__two()", "def __two(self):\n    self.draw(2)\n    self.draw(2)", 2),
    "another name for self": (
        "self.two()\nself.draw(2)",
        "def two(me):\n    me.draw(2)\n    me.draw(2)",
        3,
    ),
    "recursion": (
        "self.n = self.fill(3)",
        "def fill(self, k):\n    return k and self.fill(k - 1)",
        0,
    ),
    "another's method": (
        "self.n = self.count()",
        "def count(self):\n    row = Cells([1, 1])\n    return row.count(1)",
        0,
    ),
    "of another row": (
        "row = Cells([1])\nself.n = row.count(1)",
        "def count(self):\n    return self.draw(2)",
        0,
    ),
    "text at the margin": ('x = """\nat the margin\n"""\nself.draw(2)', "", 1),
}


@pytest.mark.parametrize("name", COUNTS)
def test_a_call_takes_what_the_longest_path_draws(name, monkeypatch):
    body, more, count = COUNTS[name]
    env = acting(body, more, start="self.n = self.draw(2)\nself.draw(5)")()
    read, after = [], 2
    word = spec._word
    monkeypatch.setattr(spec, "_word", lambda *at: (read.append(at[1]), word(*at))[1])
    env.reset(seed=5)
    longest = 0
    for step in range(300):
        if not step % 5:
            after += 2 if step else 0
            read.clear()
            env.reset(seed=None if step else 5)
            assert read == [after - 2, after - 1]
        read.clear()
        env.step(step % 2)
        assert read == list(range(after, after + len(read)))
        longest, after = max(longest, len(read)), after + count

    assert env.draws == {"start": 2, "act": count}
    assert longest == count


CONSTANTS = """
import enum
SIZE: int = 3
WALLS = ((0, 1), (1, 2))
FIRST, LAST = 2, 5
class Way(enum.Enum):
    LEFT = 0
    RIGHT = 1
    WEST = 0
if SIZE:
    BOUND = 2
TWICE = 1
LIST = [1, 2]
TABLE = {1: 2, 2: 1}
for TWICE in LIST:
    pass
"""
ROUNDS = {
    "range(SIZE)": 3,
    "range(FIRST, LAST)": 3,
    "range(-SIZE, SIZE * 2 + 1, FIRST)": 5,
    "range(self.MANY // SIZE)": 2,
    "range(len(WALLS))": 2,
    "WALLS": 2,
    "self.PAIRS": 3,
    "((0, 1), *WALLS)[1:]": None,
    "enumerate(WALLS)": 2,
    "enumerate(WALLS, 1)": 2,
    "enumerate((SIZE, self.n, 1))": 3,
    "zip(WALLS, range(SIZE))": 2,
    "zip(enumerate(WALLS), reversed(self.PAIRS))": 2,
    "zip(Way, Way)": 2,
    "zip(Way, WALLS, strict=True)": 2,
    "tuple(range(SIZE))": 3,
    "range(self.n)": None,
    "range(SIZE // (SIZE - SIZE))": None,
    "range(0, 3, 0)": None,
    "zip(WALLS, SIZE)": None,
    "enumerate(self.n for i in WALLS)": None,
    "range(WALLS)": None,
    "SIZE": None,
    "min(WALLS)": None,
}


@pytest.mark.parametrize("loop", ROUNDS)
def test_rounds_are_written_with_constants(loop):
    more = "MANY = 6\nPAIRS: ClassVar = (1, 2, 3)"
    body = f"for i in {loop}:\n    self.draw(2)"
    if ROUNDS[loop] is None:
        with pytest.raises(TypeError, match="draws in a loop whose number of rounds is"):
            acting(body, more, head=CONSTANTS)
        return
    env = acting(body, more, head=CONSTANTS)()

    assert env.draws["act"] == ROUNDS[loop]
    env.reset(seed=1)
    env.step(0)
    for short in (1, 2):  # as many rounds as are counted
        env._most = {**env._most, "act": ROUNDS[loop] - short}
        refuses(env, lambda env: env.step(0), RuntimeError, "draws more than")


@pytest.mark.parametrize(
    ("body", "count"),
    [
        ("x = [self.draw(2) for i in range(SIZE) for j in WALLS]", 6),
        ("x = [self.draw(2) for FIRST in WALLS for j in range(SIZE)]", 6),
        ("x = [self.help() for SIZE in WALLS]", 6),
        ("x = [self.draw(2) for SIZE in WALLS for i in range(SIZE)]", None),
        ("x = [[self.draw(2) for i in range(SIZE)] for SIZE in WALLS]", None),
        ("x = [self.draw(2) for i, SIZE in WALLS if any(self.chance(1, 2) for j in (1, SIZE))]", 6),
        ("x = sum(self.draw(2) for i in range(self.n))", None),
    ],
)
def test_rounds_of_comprehensions(body, count):
    more = "def help(self):\n    for i in range(SIZE):\n        self.draw(2)\n    return 1"
    if count is None:
        with pytest.raises(TypeError, match="draws in a comprehension whose number of rounds is"):
            acting(body, more, head=CONSTANTS)
        return
    env = acting(body, more, head=CONSTANTS)()

    assert env.draws["act"] == count
    env.reset(seed=1)
    env.step(0)


def test_cells_of_a_field_are_rounds():
    text = """
    class Rules(Environment):
        board: Annotated[Cells, Of(2, 4)]

        def start(self) -> None:
            self.board = Cells([self.draw(2) for i in range(4)])

        def act(self, action: bool) -> int:
            for i in range(len(self.board)):
                self.board[i] = self.draw(2)
            return sum(self.draw(2) for x in self.board if x)
    """

    assert made(text)().draws == {"start": 4, "act": 8}


@pytest.mark.parametrize(
    ("loop", "message"),
    [
        ("range(BOUND)", "BOUND is assigned within another statement, in line 11; assign it once"),
        ("range(TWICE)", "TWICE is assigned more than once, in the lines 12, 15; assign it once"),
    ],
)
def test_constants_that_may_change_say_no_rounds(loop, message):
    body = f"self.n = 1\nfor i in {loop}:\n    self.draw(2)"
    with pytest.raises(TypeError, match=".") as raised:
        acting(body, head=CONSTANTS)

    assert f"Rules, line 23: {message}" in str(raised.value)


@pytest.mark.parametrize("loop", ["LIST", "self.LIST", "TABLE.items()", "sorted(LIST)"])
def test_lists_and_dictionaries_say_rounds(loop):
    env = acting(
        f"self.n = 1\nfor i in {loop}:\n    self.draw(2)", "LIST: ClassVar = [1, 2]", head=CONSTANTS
    )()

    assert env.draws["act"] == 2


def test_constants_lie_in_the_file_of_the_class(tmp_path, monkeypatch):
    monkeypatch.syspath_prepend(tmp_path)
    rules = (
        "from provengym.spec import Environment\n"
        "class Rules(Environment):\n    ok: bool\n    def start(self) -> None:\n"
        "        for _ in range(SIZE):\n            self.ok = self.chance(1, 2)\n"
        "    def act(self, action: bool) -> int:\n        return 0\n"
    )
    (tmp_path / "sizes_of_rules.py").write_text("SIZE = 3\n")
    (tmp_path / "rules_that_import.py").write_text(f"from sizes_of_rules import SIZE\n{rules}")
    (tmp_path / "rules_that_get.py").write_text(f"globals().update(SIZE=3)\n{rules}")

    assert importlib.import_module("rules_that_import").Rules().draws["start"] == 3
    with pytest.raises(TypeError, match="SIZE is not assigned in the file of the class; assign it"):
        importlib.import_module("rules_that_get")


def test_a_name_of_a_function_around_the_class_says_no_rounds():
    text = "def make(size):\n" + textwrap.indent(
        "class Rules(Environment):\n    ok: bool\n    def start(self) -> None:\n"
        "        for _ in range(size):\n            self.ok = self.chance(1, 2)\n",
        "    ",
    )
    with pytest.raises(TypeError, match="size is a name of the function around the class; assign"):
        made(f"{text}make(3)")


REFUSED = {
    "while": ("while self.n < 3:\n    self.draw(2)", "", "line 6: draws in another statement"),
    "try": ("try:\n    self.draw(2)\nfinally:\n    pass", "", "line 6: draws in another statement"),
    "function": ("def f():\n    self.draw(2)", "", "line 6: draws in another statement"),
    "comprehension": (
        "x = 1\ny = [self.draw(2) for i in range(self.n)]",
        "",
        "Rules, line 7: draws in a comprehension whose number of rounds is not written out",
    ),
    "set": ("x = {self.draw(2) for i in range(3)}", "", "line 6: draws in a set or a dictionary"),
    "lambda": ("f = lambda: self.draw(2)", "", "line 6: draws in a lambda"),
    "rounds": (
        "for i in range(self.n):\n    self.draw(2)",
        "",
        "line 6: draws in a loop whose number",
    ),
    "a parameter": (
        "for i in range(self.k):\n    self.draw(2)",
        "k: Annotated[int, Parameter(1, 2)] = 1",
        "line 6: draws in a loop whose number of rounds is not written out, as in `range(3)`",
    ),
    "after a helper": (
        "self.help()\nx = {self.draw(2) for i in range(3)}",
        "\n\ndef help(self):\n    pass",
        "Rules, line 7: draws in a set or a dictionary",
    ),
    "an iterable": ("for i in self.rows():\n    self.draw(2)", "", "draws in a loop"),
    "starred": ("for i in (1, *self.rows()):\n    self.draw(2)", "", "draws in a loop"),
    "in a helper": (
        "self.help()",
        "def help(self):\n    while True:\n        self.draw(2)",
        "Rules, line 9: draws in another statement than if, match and for",
    ),
    "recursion": (
        "self.fill(3)",
        "def fill(self, k):\n    return self.draw(2) and self.fill(k - 1)",
        "Rules.fill calls itself, and draws",
    ),
    "each other": (
        "self.ping()",
        "def ping(self):\n    return self.pong()\n"
        "def pong(self):\n    return self.draw(2) or self.ping()",
        "Rules.ping calls itself, and draws",
    ),
    "over": (
        "pass",
        "def over(self) -> bool:\n    return self.chance(1, 2)",
        "Rules.over draws: only",
    ),
    "show": (
        "pass",
        "def show(self) -> bool:\n    return self.chance(1, 2)",
        "Rules.show draws: only",
    ),
    "legal": (
        "pass",
        "def legal(self, action: bool) -> bool:\n    return self.chance(1, 2)",
        "Rules.legal draws: only start and act may",
    ),
    "invariant": (
        "pass",
        "def help(self):\n    return self.draw(2)\n"
        "def invariant(self) -> bool:\n    return self.help()",
        "Rules.invariant draws: only start and act may",
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_draws_that_cannot_be_counted_are_refused_with_their_line(name):
    body, more, message = REFUSED[name]
    with pytest.raises(TypeError, match=".") as raised:
        acting(body, more)

    assert message in str(raised.value)


@pytest.mark.parametrize(
    "body",
    [
        "draw = self.draw\nreturn draw(2) + draw(2)",
        "roll = lambda env: env.draw(2) + env.draw(3)\nself.n = 1\nself.draw(2)\nroll(self)",
    ],
)
def test_a_path_that_draws_more_than_its_source_shows_raises(body):
    env = acting(body)()
    env.reset(seed=0)
    refuses(
        env, lambda env: env.step(0), RuntimeError, "Rules.act draws more than 1 times, which is"
    )


def test_draws_are_made_in_start_and_act_alone():
    env = acting("pass", "def show(self) -> bool:\n    me = self\n    return me.chance(1, 2)")()
    message = "Rules draws in show: draws are made in start and act"
    refuses(env, lambda env: env.reset(seed=0), RuntimeError, message)
    message = "Rules draws outside of the rules: draws are made in start and act"
    refuses(env, lambda env: env.draw(3), RuntimeError, message)
    with pytest.raises(ValueError, match="^n must be between 1 and 4294967295, got 0$"):
        env.draw(0)


def test_a_source_that_cannot_be_read_is_refused():
    text = "class Rules(Environment):\n    n: bool\n    def start(self) -> None:\n        pass\n"
    values = {"Environment": spec.Environment, "__name__": "nowhere"}
    with pytest.raises(TypeError, match="source of Rules.start cannot be read, of which draws are"):
        exec(text, values)
    with pytest.raises(TypeError, match="source of Rules.start cannot be read"):
        made("class Rules(Environment):\n    n: bool\n    start = lambda self: None")


def test_a_seed_begins_the_stream_anew_and_none_goes_on():
    env = acting("return self.draw(10)", start="self.n = self.draw(10)")()
    words = random.Random(0)
    for seed in (3, 2**64 - 1, words.randrange(ALL)):
        key = _core.key(seed)
        expected = [_core.word(key, place) * 10 // ALL for place in range(6)]
        first, _ = env.reset(seed=seed)
        steps = [env.step(0)[1] for _ in range(2)]
        again, _ = env.reset()
        assert [first, *steps, again, env.step(1)[1], env.step(1)[1]] == expected
