"""What classes of rules declare: their spaces, parameters and values, and each error."""

import enum
from fractions import Fraction
from typing import Annotated

import numpy as np
import pytest
from gymnasium import spaces

from provengym.spec import Cells, Environment, Of, Range
from spec import written
from spec.making import made, refuses

RULES = """
    def start(self) -> None:
        pass
    def act(self, action: bool) -> int:
        return 0
"""


def declaring(*lines, rules=RULES):
    return made("class Rules(Environment):\n" + "".join(f"    {one}\n" for one in lines) + rules)


def seeing(hint, value, fields="n: bool", start="self.n = True"):
    """Return a class that shows a value of this annotation."""
    return made(
        "class Way(enum.Enum):\n    A = 5\n    B = 7\n"
        f"class Rules(Environment):\n    {fields}\n    def start(self) -> None:\n        {start}\n"
        "    def act(self, action: bool) -> int:\n        return 0\n"
        f"    def show(self) -> {hint}:\n        return {value}\n"
    )


NUMBER = "Annotated[int, Range(-3, 4)]"
ROW = "Annotated[Cells, Of(3, 2)]"


@pytest.mark.parametrize(
    ("hint", "value", "space", "shown"),
    [
        (NUMBER, "-3", spaces.Discrete(8, start=-3), -3),
        (NUMBER, "np.int64(4)", spaces.Discrete(8, start=-3), 4),
        (NUMBER, "True", spaces.Discrete(8, start=-3), 1),
        ("bool", "True", spaces.Discrete(2), 1),
        ("bool", "np.bool_(False)", spaces.Discrete(2), 0),
        ("Way", "Way.B", spaces.Discrete(2), 1),
        (ROW, "Cells([2, 0])", spaces.MultiDiscrete([3, 3]), [2, 0]),
        (f"tuple[{NUMBER}]", "(4,)", spaces.MultiDiscrete([8], start=[-3]), [4]),
        (
            f"tuple[bool, {NUMBER}, Way, tuple[{ROW}, bool]]",
            "(True, -1, Way.B, (Cells([1, 2]), False))",
            spaces.MultiDiscrete([2, 8, 2, 3, 3, 2], start=[0, -3, 0, 0, 0, 0]),
            [1, -1, 1, 1, 2, 0],
        ),
    ],
)
def test_what_is_shown_has_its_space(hint, value, space, shown):
    env = seeing(hint, value)()
    observation, info = env.reset(seed=0)

    assert env.observation_space == space
    assert env.observation_space.contains(observation)
    assert observation.dtype == np.int64
    assert (observation.tolist(), info) == (shown, {})


def test_without_show_all_fields_are_shown_as_they_are_declared():
    env = declaring(
        "b: bool",
        "n: Annotated[int, Range(2, 5)]",
        f"row: {ROW}",
        rules=RULES.replace("pass", "self.row = Cells([2, 1]); self.n = 4; self.b = True"),
    )()

    assert env.observation_space == spaces.MultiDiscrete([2, 4, 3, 3], start=[0, 2, 0, 0])
    assert env.reset(seed=0)[0].tolist() == [1, 4, 2, 1]
    assert list(env.state) == ["b", "n", "row"]


@pytest.mark.parametrize(
    ("hint", "values"),
    [
        ("bool", [False, True]),
        ("Annotated[int, Range(3, 5)]", [3, 4, 5]),
        ("Annotated[int, Range('k', 'k + 1')]", [2, 3]),
        ("written.Way", list(written.Way)),
    ],
)
def test_actions_are_numbered(hint, values):
    seen = []
    text = f"""
        class Rules(Environment):
            n: bool
            k: Annotated[int, Parameter(1, 9)] = 2
            def start(self) -> None:
                self.n = True
            def act(self, action: {hint}) -> int:
                seen.append(action)
                return 0
    """
    env = made(text, written=written, seen=seen)()
    env.reset(seed=0)
    for number in range(len(values)):
        env.step(np.int64(number))

    assert env.action_space == spaces.Discrete(len(values))
    assert (seen, [type(one) for one in seen]) == (values, [type(one) for one in values])
    message = f"action must be between 0 and {len(values) - 1}, got"
    refuses(env, lambda env: env.step(len(values)), ValueError, f"{message} {len(values)}")
    refuses(env, lambda env: env.step(-1), ValueError, f"{message} -1")
    refuses(env, lambda env: env.step(0.0), TypeError, "action must be an integer, got 0.0")


ENDS = """
class Rules(Environment):
    k: Annotated[int, Parameter(-9, 9)] = 2
    far: Annotated[bool, Parameter()] = False
    limit = "k + 7"
    n: Annotated[int, Range("{low}", "{high}")]
    def start(self) -> None:
        self.n = self.k
    def act(self, action: bool) -> int:
        return 0
"""


@pytest.mark.parametrize(
    ("low", "high", "bounds"),
    [
        ("0", "k", (0, 2)),
        (" -k ", "2 * k + far", (-2, 4)),
        ("k - 1", "max(k, 5, -k) // 2", (1, 2)),
        ("-(k % 3)", "min(k, 7)", (-2, 2)),
    ],
)
def test_ends_of_ranges_are_expressions_over_the_parameters(low, high, bounds):
    space = made(ENDS.format(low=low, high=high))().observation_space
    assert (space.start, space.start + space.n - 1) == bounds


ONLY = "must be made of integers, parameters (k, far), + - * // %, min and max, got"


@pytest.mark.parametrize(
    ("low", "error", "message"),
    [
        ("k ** 2", TypeError, f"the low end of Rules.n {ONLY} 'k ** 2'"),
        ("k / 2", TypeError, ONLY),
        ("1.5", TypeError, ONLY),
        ("True", TypeError, ONLY),
        ("n", TypeError, ONLY),
        ("min(k)", TypeError, ONLY),
        ("abs(k, 1)", TypeError, ONLY),
        ("k.real", TypeError, ONLY),
        ("__import__('os')", TypeError, ONLY),
        ("k +", TypeError, "the low end of Rules.n must be an expression, got 'k +'"),
        ("", TypeError, "the low end of Rules.n must be an expression, got ''"),
        ("1 // (k - 2)", ValueError, "the low end of Rules.n divides by zero: '1 // (k - 2)'"),
        ("10", ValueError, "Rules.n has no values: its range is 10 to 9"),
        ("-4611686018427387904", ValueError, "the range of Rules.n must lie between"),
    ],
)
def test_other_ends_are_refused(low, error, message):
    rules = made(ENDS.format(low=low, high="9"))
    with pytest.raises(error) as raised:
        rules()

    assert message in str(raised.value)


def test_parameters_have_defaults_and_ranges():
    rules = declaring(
        "length: Annotated[int, Parameter(2, 1000)] = 10",
        "goal: Annotated[int, Parameter(0, 'length - 1')] = 1",
        "wet: Annotated[bool, Parameter()] = False",
        "n: bool",
    )
    given = {"length": 3, "goal": 2, "wet": True}

    assert rules().parameters == {"length": 10, "goal": 1, "wet": False}
    assert rules(**given).parameters == given
    assert rules(length=np.int64(3)).parameters["length"] == 3
    assert str(rules.__signature__) == "(*, render_mode=None, length=10, goal=1, wet=False)"
    for wrong, error, message in [
        ({"length": 1}, ValueError, "length must be between 2 and 1000, got 1"),
        ({"length": 5, "goal": 5}, ValueError, "goal must be between 0 and 4, got 5"),
        ({"length": True}, TypeError, "length must be an integer, got True"),
        ({"length": 3.0}, TypeError, "length must be an integer, got 3.0"),
        ({"wet": 1}, TypeError, "wet must be True or False, got 1"),
        (
            {"wide": 1},
            TypeError,
            "Rules has no parameter 'wide'; its parameters: length, goal, wet",
        ),
        (
            {"render_mode": "video"},
            ValueError,
            "render_mode must be 'human', 'rgb_array', 'ansi' or None, got 'video'",
        ),
    ]:
        with pytest.raises(error) as raised:
            rules(**wrong)

        assert str(raised.value) == message


WRONG = "must be Annotated[int, Range(low, high)], bool, an enumeration, Annotated[Cells, Of("
PARAMETER = "must be Annotated[int, Parameter(low, high)] or Annotated[bool, Parameter()]"


@pytest.mark.parametrize(
    ("line", "message"),
    [
        (
            "n: int",
            f"Rules.n {WRONG}values, length)] or, where it is seen, a tuple of these, got int",
        ),
        ("n: float", WRONG),
        ("n: list[int]", "got list[int]"),
        ("n: Annotated[str, Range(0, 1)]", "Annotated[str, Range(low=0, high=1)]"),
        ("n: Annotated[bool, Range(0, 1)]", WRONG),
        ("n: Annotated[int, Range(0, 1), Range(0, 2)]", WRONG),
        ("n: Annotated[int, Of(0, 1)]", WRONG),
        ("n: Annotated[Cells, Range(0, 1)]", WRONG),
        ("n: Cells", WRONG),
        ("n: enum.Enum", WRONG),
        ("n: tuple[bool, ...]", WRONG),
        ("n: tuple[bool, bool]", "Rules.n is a tuple: declare a field for each part"),
        ("n: Annotated[int, Range(0, 1.5)]", "the high end of Rules.n must be an integer or an"),
        ("n: Annotated[int, Range(False, 1)]", "the low end of Rules.n must be an integer or an"),
        ("n: Annotated[Cells, Of(0, 2)]", "Rules.n has no values: its range is 0 to -1"),
        (
            "n: Annotated[Cells, Of('x', 2)]",
            "the values of Rules.n must be made of integers, param",
        ),
        ("n: Annotated[Cells, Of(2, 0)]", "Rules.n must have a number of cells from 1, got 0"),
        (
            "n: Annotated[Cells, Of(2, True)]",
            "Rules.n must have a number of cells from 1, got True",
        ),
        ("n: bool = False", "Rules.n is a field, which start assigns: it has no default"),
        ("n: 'Nothing'", "an annotation of Rules names what neither its module nor its class has"),
        ("k: Annotated[int, Parameter(1, 2)]", "Rules.k is a parameter and must have a default"),
        ("k: Annotated[int, Parameter()] = 1", f"Rules.k {PARAMETER}"),
        ("k: Annotated[bool, Parameter(0, 1)] = True", f"Rules.k {PARAMETER}"),
        ("k: Annotated[float, Parameter(0, 1)] = 0.5", f"Rules.k {PARAMETER}"),
        ("k: Annotated[int, Parameter(1, 2), Range(1, 2)] = 1", f"Rules.k {PARAMETER}"),
        ("k: Annotated[int, Parameter('k', 2)] = 1", "the low end of Rules.k must be made of int"),
        ("k: Annotated[int, Parameter(1, 2)] = 3", "k must be between 1 and 2, got 3"),
        ("state: bool", "Rules.state is a name of the base class: choose another one"),
        ("action_space: bool", "Rules.action_space is a name of the base class"),
        ("over: bool", "Rules.over is a name of the base class"),
        ("_stream: bool", "Rules._stream is a name of the base class"),
        ("_steps = 3", "Rules._steps is a name of the base class"),
        ("metadata = {}", "Rules.metadata is a name of the base class"),
        ("def step(self): pass", "Rules.step is a name of the base class"),
        ("def draw(self): pass", "Rules.draw is a name of the base class"),
        ("def __init__(self): pass", "Rules.__init__ is a name of the base class"),
        ("over = True", "Rules.over must be a method"),
        ("limit = 0", "Rules.limit must be between 1 and 2147483647, got 0"),
        ("limit = 2**31", "Rules.limit must be between 1 and 2147483647, got 2147483648"),
        ("limit = 1.5", "Rules.limit must be an integer or an expression, got 1.5"),
        ("limit = 'k'", "Rules.limit must be made of integers, parameters (none), + - * // %, min"),
        ("C: ClassVar = 3", "Rules declares no fields, of which its states are made"),
        ("def show(self): pass", "Rules declares no fields"),
    ],
)
def test_a_wrong_declaration_is_refused(line, message):
    fields = ["ok: bool"] if not message.startswith("Rules declares") else []
    with pytest.raises((TypeError, ValueError)) as raised:
        declaring(*fields, line)()

    assert message in str(raised.value)


@pytest.mark.parametrize(
    ("before", "after", "message"),
    [
        ("def start", "def begin", "Rules has no method start"),
        ("def act", "def do", "Rules has no method act"),
        (", action: bool", "", "Rules.act must have one argument, the action, with its annotation"),
        (": bool", "", "Rules.act must have one argument, the action, with its annotation"),
        (": bool", ": 'Cell'", "an annotation of Rules.act names what neither its module nor its"),
        (": bool", ": int", f"the action of Rules.act {WRONG}"),
        (": bool", ": tuple[bool, bool]", "Rules.act must be an int, a bool or an enumeration"),
        (": bool", f": {ROW}", "the action of Rules.act must be an int, a bool or an enumeration"),
        (
            "pass",
            "pass\n    def show(self):\n        return 1",
            "what Rules.show returns must be An",
        ),
        ("pass", "pass\n    def show(self) -> int:\n        return 1", "got int"),
    ],
)
def test_a_wrong_rule_is_refused(before, after, message):
    with pytest.raises(TypeError, match=".") as raised:
        declaring("n: bool", rules=RULES.replace(before, after))()

    assert message in str(raised.value)


def test_a_class_is_the_base_class_alone():
    with pytest.raises(
        TypeError, match="More must be a subclass of Environment alone: rules are one"
    ):
        type("More", (written.TicTacToe,), {})
    with pytest.raises(TypeError, match="Environment is the base class of rules"):
        Environment()


def test_constants_and_names_in_the_class_are_no_fields():
    text = """
        class Rules(Environment):
            class Way(enum.Enum):
                LEFT = "l"
                RIGHT = "r"
            STEPS: ClassVar = {}
            MANY: ClassVar[int] = 3
            plain = 4
            _own: Way
            def start(self) -> None:
                self._own = self.Way.LEFT
            def act(self, action: "Way") -> int:
                self._own = action
                return self.MANY + self.plain
    """
    env = made(text)()

    assert env.reset(seed=0)[0] == 0
    assert env.step(1)[:2] == (1, 7.0)
    assert list(env.state) == ["_own"]


def test_annotations_may_be_texts_of_what_no_module_has():
    """As `from __future__ import annotations` makes them, in a program that another one runs."""
    env = made("from __future__ import annotations\n" + ENDS.format(low=0, high="k"))()

    assert env.reset(seed=0)[0] == 2
    assert env.step(1)[4] == {"time_limit": False}


class Local(Environment):
    """Annotations that are no texts, in a module."""

    way: written.Way
    row: Annotated[Cells, Of(4, 2)]
    n: Annotated[int, Range(-2, 2)]
    flag: bool

    def start(self) -> None:
        self.way = written.Way.LEFT
        self.row = Cells(np.array([1, 3]))
        self.n = -2
        self.flag = True

    def act(self, action: Annotated[int, Range(0, 9)]) -> Fraction:
        match action:
            case 0:
                self.n = np.int64(2)
            case 1:
                self.n = True
            case 2:
                self.flag = np.bool_(False)
            case 3:
                self.row[1] = np.int8(2)
            case 4:
                self.row = Cells([0, True])
        return Fraction(action, 2)


def test_values_are_kept_as_plain_ones():
    env = Local()
    env.reset(seed=0)
    for action, name, value in [
        (0, "n", 2),
        (1, "n", 1),
        (2, "flag", False),
        (3, "row", Cells([1, 2])),
        (4, "row", Cells([0, 1])),
    ]:
        assert env.step(action)[1] == action / 2
        kept = env.state[name]
        assert (kept, type(kept)) == (value, type(value))
    assert [type(one) for one in env.state["row"]] == [int, int]


@pytest.mark.parametrize(
    ("line", "error", "message"),
    [
        ("self.n = 3", ValueError, "Local.n must be between -2 and 2, got 3"),
        ("self.n = 'x'", TypeError, "Local.n must be an integer, got 'x'"),
        ("self.n = 1.0", TypeError, "Local.n must be an integer, got 1.0"),
        ("self.flag = 1", TypeError, "Local.flag must be True or False, got 1"),
        ("self.way = 3", TypeError, "Local.way must be one of Way.UP, Way.RIGHT, Way.DOWN, Way.L"),
        (
            "self.row = [0, 1]",
            TypeError,
            "Local.row must be Cells, got [0, 1]: write `Cells(...)` around it",
        ),
        ("self.row = 3", TypeError, "Local.row must be Cells, as in `Cells([0, 1])`, got 3"),
        ("self.row[0:1] = 3", TypeError, "row has no slices: write `row[i]` in a loop or a comp"),
        ("self.flag = self.row == [0, 1]", TypeError, "row is compared with a list: write `Cells("),
        ("self.flag = (0, 1) != self.row", TypeError, "row is compared with a tuple: write"),
        ("self.row = Cells([1])", ValueError, "Local.row must have 2 cells, got 1"),
        ("self.row = Cells([0, 4])", ValueError, "Local.row[1] must be between 0 and 3, got 4"),
        ("self.row[0] = 4", ValueError, "row[0] must be between 0 and 3, got 4"),
        ("self.row[0] = 'x'", TypeError, "row[0] must be an integer, got 'x'"),
        ("self.row[2] = 0", IndexError, "the index of row must be between 0 and 1, got 2"),
        ("self.row[-1]", IndexError, "the index of row must be between 0 and 1, got -1"),
        (
            "self.other = 1",
            AttributeError,
            "Local.other is assigned in act and is no field: declare",
        ),
        (
            "return None",
            TypeError,
            "Local.act must return a reward, an int or a Fraction, got None",
        ),
        (
            "return True",
            TypeError,
            "Local.act must return a reward, an int or a Fraction, got True",
        ),
        ("return 0.5", TypeError, "Local.act must return a reward, an int or a Fraction, got 0.5"),
        ("return 10 ** 400", OverflowError, "too large"),
        ("self.reset()", RuntimeError, "reset or step is called in act"),
    ],
)
def test_a_value_that_does_not_fit_is_refused_and_undone(line, error, message):
    head = "class Local(Environment):\n" + "".join(
        f"    {name}: {hint}\n"
        for name, hint in [
            ("way", "Way"),
            ("row", "Annotated[Cells, Of(4, 2)]"),
            ("n", "Annotated[int, Range(-2, 2)]"),
            ("flag", "bool"),
        ]
    )
    rules = (
        "    def start(self) -> None:\n        self.way, self.flag = Way.UP, True\n"
        "        self.row, self.n = Cells([1, 3]), self.draw(3)\n"
        "    def act(self, action: bool) -> int:\n"
        "        self.n = self.draw(3)\n        if not action:\n"
        f"            self.row[0], self.flag = 2, False\n            {line}\n        return 0\n"
    )
    env = made(head + rules, Way=written.Way)()
    env.reset(seed=1)
    env.step(1)
    refuses(env, lambda env: env.step(0), error, message)
    env.step(1)


@pytest.mark.parametrize("kind", [enum.Enum, enum.IntEnum, enum.Flag])
def test_members_are_numbered_as_they_are_written(kind):
    text = """
        class Rules(Environment):
            way: Way
            def start(self) -> None:
                self.way = Way.A
            def act(self, action: Way) -> int:
                self.way = action
                return action.value
    """
    env = made(text, Way=kind("Way", {"A": 4, "B": 1, "C": 4}))()

    assert (env.observation_space, env.action_space) == (spaces.Discrete(2), spaces.Discrete(2))
    assert env.reset(seed=0)[0] == 0
    assert env.step(1)[:2] == (1, 1.0)


def test_cells_are_rows_of_integers():
    row = Cells(iter([1, np.int64(2)]))
    row[0] = 7
    same = Cells([7, 2])

    assert (row, list(row), len(row), 2 in row, 3 in row) == (same, [7, 2], 2, True, False)
    assert (row.count(7), repr(row), row != 7) == (1, "Cells([7, 2])", True)
    for other, kind in (([7, 2], "a list"), ((7, 2), "a tuple"), (np.array([7, 2]), "an array")):
        with pytest.raises(
            TypeError, match=f"a row of cells is compared with {kind}: write `Cells"
        ):
            row == other  # noqa: B015
    with pytest.raises(
        TypeError, match="a row of cells has no slices: write `row\\[i\\]` in a loop"
    ):
        row[:1]
    with pytest.raises(IndexError, match="index of a row of cells must be between 0 and 1, got 2"):
        row[2]
    with pytest.raises(TypeError, match="unhashable"):
        hash(row)
    with pytest.raises(TypeError, match="float"):
        Cells([0.5])
