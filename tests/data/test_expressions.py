"""Expressions that are given as texts, which compute and do nothing else."""

import math
import re

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from provengym.data.expressions import expression

BOARD = np.array([[0, 2], [1, 0]])
NAMES = {"observation": BOARD, "reward": 1.5, "terminated": True, "info": {"won": 1}, "s": (3, "a")}


OPERATORS = ("+", "-", "*", "/", "//", "%", "<", "<=", "==", "!=", "and", "or")


class Env:
    x = 2
    board = BOARD

    def step(self):
        raise AssertionError("it was called")


@pytest.mark.parametrize(
    "text",
    [
        *("terminated and reward > 0", "reward == -1 or not terminated", "0 < reward <= 1.5 < 2"),
        *("observation[0, 1] // 2 % 3", "observation[..., ::-1].tolist()", "s[0], s[-1]", "s[:1]"),
        *("info.get('won', 0) if terminated else None", "info['won'] in (1, 2)", "'b' not in s"),
        *("[x ** 2 for x in s[:1] if x > 1]", "{x: y for x, y in zip(s, s)}", "{x for x in s}"),
        *("any(x > 1 for row in observation for x in row)", "sorted((3, 1), reverse=True)"),
        *("sum(range(4))", "round(reward, 0)", "max(2, 3)", "len(s) * [0]", "-(~3 & 5) | 2 ^ 1"),
        *(
            "np.sum(observation, axis=0).tolist()",
            "np.linalg.norm((3, 4))",
            "np.argmax(observation)",
        ),
        *("math.floor(math.pi)", "observation.T.tobytes()", "observation.reshape(-1)[0]", "1 << 3"),
        *("(observation @ observation).max()", "s[1].upper()", "bool(observation.any())", "-0.0"),
    ],
)
def test_it_is_what_python_says(text):
    expected = eval(text, {"np": np, "math": math, **NAMES})

    assert expression("key", text)(**NAMES) == expected


@given(st.recursive(
    st.sampled_from(["1", "0", "2.5", "s", "t"]),
    lambda part: st.one_of(
        st.tuples(part, st.sampled_from(OPERATORS), part).map(
            lambda parts: f"({' '.join(parts)})"
        ),
        part.map(lambda one: f"(not {one})"),
        part.map(lambda one: f"(-{one})"),
        st.tuples(part, part, part).map(lambda parts: "({} if {} else {})".format(*parts)),
        st.tuples(part, part, part).map(lambda parts: "({} < {} < {})".format(*parts)),
    ),
    max_leaves=8,
))  # fmt: skip
@pytest.mark.filterwarnings("ignore:.* with .* literal:SyntaxWarning")
def test_arithmetic_and_logic_are_python_s(text):
    names = {"s": 3, "t": -0.5}
    try:
        expected = eval(text, dict(names))
    except ArithmeticError as error:
        with pytest.raises(type(error)):
            expression("key", text)(**names)
    else:
        assert repr(expression("key", text)(**names)) == repr(expected)


def test_attributes_of_what_is_given_are_read():
    assert expression("key", "env.x, env.board[0, 1]")(env=Env()) == (2, 2)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "invalid syntax"),
        ("a b", "invalid syntax"),
        ("x = 1", "invalid syntax"),
        ("import os", "invalid syntax"),
        ("open('x')", "there is no function open in it"),
        ("__import__('os').system('true')", "there is no function __import__ in it"),
        ("eval('1')", "there is no function eval in it"),
        ("getattr(env, 'x')", "there is no function getattr in it"),
        ("().__class__.__bases__", "the attribute __bases__ is private"),
        ("env._x", "the attribute _x is private"),
        ("np.load('x')", "there is no np.load in it"),
        ("np.lib.format", "there is no np.lib.format in it"),
        ("math.factorial(9)", "there is no math.factorial in it"),
        ("np.abs(observation, observation)", "np.abs has at most 1 arguments in it"),
        ("np.sum(observation, out=observation)", "there is no argument out in it"),
        ("observation.sum(0, None, observation)", "observation.sum has at most 1 arguments in it"),
        ("max(*s)", "*s is more than an expression may have"),
        ("max(**info)", "there is no argument ** in it"),
        ("{**info}", "** is more than an expression may have"),
        ("lambda: 1", "lambda: 1 is more than an expression may have"),
        ("f'{s}'", "f'{s}' is more than an expression may have"),
        ("(s := 1)", "(s := 1) is more than an expression may have"),
        ("s[0]()", "s[0] is no function"),
        ("[x for x.y in s]", "x.y is no name"),
        ("(" * 300 + ")" * 300, "nested"),
        ("+".join(["1"] * 3_000), "it is nested too deeply"),
        ("1" * 20_000, "it has more than 10,000 characters"),
        ("'\0'", "null"),
    ],
)
def test_what_is_no_expression_is_refused_when_it_is_read(text, why):
    with pytest.raises(ValueError, match=f"^key: .* is no expression: .*{re.escape(why)}") as error:
        expression("key", text)

    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("env.step()", TypeError),
        ("observation.tofile('x')", TypeError),
        ("observation.dump('x')", TypeError),
        ("s.append(1)", TypeError),
        ("unknown", NameError),
        ("s.y", AttributeError),
        ("9 ** 9 ** 9", ValueError),
        ("1 << 10 ** 12", ValueError),
        ("'a' * 10 ** 10", ValueError),
        ("10 ** 10 * [0]", ValueError),
        ("'%1000000000d' % 1", TypeError),
        ("range(10 ** 12)", ValueError),
        ("round(5, -10 ** 9)", ValueError),
        ("[1 for a in range(10 ** 4) for b in range(10 ** 4)]", ValueError),
        ("[[1 for b in range(10 ** 4)] for a in range(10 ** 4)]", ValueError),
        ("[list(range(10 ** 5)) for a in range(10 ** 5)]", ValueError),
        ("all(1" + 7 * " for a in 'ten digits'" + ")", ValueError),
    ],
)
def test_what_would_do_more_than_compute_fails_when_it_is_asked(text, error):
    with pytest.raises(error):
        expression("key", text)(env=Env(), **NAMES)


def test_each_answer_may_go_through_as_many_items():
    found = expression("key", "sum(range(400_000))")

    assert found() == found() == found() == sum(range(400_000))
