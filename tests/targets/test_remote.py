"""Environments that a runner makes in a process of its own."""

import base64
import contextlib
import json
import math
import zipfile
from fractions import Fraction
from io import BytesIO

import numpy as np
import pytest
from gymnasium import spaces
from hypothesis import given
from hypothesis import strategies as st

from processes.means import NAMES, choose
from provengym.conformance.engines.exhaustive import state_saver_of
from provengym.data.limits import NORMAL
from provengym.processes.budget import Budget
from provengym.processes.confinement.process import Confinement
from provengym.targets.environment import TargetEnv
from provengym.targets.guard import Guard, Trouble
from provengym.targets.remote import connection
from provengym.targets.remote.client import RemoteClass
from provengym.targets.remote.codec import (
    OtherSpace,
    UnknownObject,
    decode,
    decode_space,
    encode,
    encode_space,
)
from provengym.targets.state_saver import savers_of

COUNTER = """
from gymnasium import spaces

class Environment:
    def __init__(self, most=3):
        self.most = most
        self.observation_space, self.action_space = spaces.Discrete(99), spaces.Discrete(2)

    def reset(self, *, seed=None, options=None):
        self.count = 0
        return self.count, {}

    def step(self, action):
        self.count += action
        return self.count, float(action), self.count >= self.most, False, {}
"""


@pytest.fixture
def remote():
    """The class of some lines, in a runner."""
    made = []

    def of(lines, **limits):
        limits = Confinement(**{"seconds": 60.0, **limits})
        made.append(RemoteClass(lines, "Environment", connection.chosen(), limits))
        made[-1].load()
        return made[-1]

    yield of
    for one in made:
        one.close()


@pytest.fixture
def guard():
    return Guard(Budget(math.inf), NORMAL)


# JSON.


@pytest.mark.parametrize(
    "value",
    [
        None,
        True,
        -7,
        1 << 200,
        0.1,
        math.inf,
        "text",
        b"bytes",
        Fraction(1, 3),
        (1, [2.0, (True,)]),
        {1: "a", (2, "b"): [None]},
        np.float32(0.1),
        np.bool_(1),
        np.int8(-3),
        np.array([[1, 2], [3, 4]], np.uint8),
        np.array([], np.float64),
        np.array(5, ">i4"),
        {"x": np.array([True]), "y": (np.uint64(1 << 63),)},
    ],
    ids=repr,
)
def test_a_value_comes_as_it_is(value):
    found = decode(json.loads(json.dumps(encode(value))))

    assert type(found) is type(value)
    assert repr(found) == repr(value)
    if isinstance(value, np.ndarray):
        assert (found.dtype, found.shape) == (value.dtype, value.shape)


class Always(float):
    """A number that says that it is every other."""

    def __eq__(self, other):
        return True

    __hash__ = float.__hash__

    def __float__(self):
        return 0.0


def test_of_a_number_the_value_comes_and_not_what_it_does():
    found = decode(encode((Always(2.0), np.ma.masked_array([1], [True]))))

    assert type(found[0]) is float
    assert found[0] == 2.0
    assert type(found[1]) is np.ndarray


def test_of_what_has_no_form_the_name_and_the_text_come():
    found = decode(json.loads(json.dumps(encode([object, Guard, np.array([None])]))))

    assert [type(one).__name__ for one in found] == ["type", "type", "ndarray"]
    assert all(isinstance(one, UnknownObject) for one in found)
    assert found[0] != found[1]


@pytest.mark.parametrize(
    "space",
    [
        spaces.Discrete(3, start=-1),
        spaces.Box(np.array([-1, 0], np.float32), np.array([1, np.inf], np.float32)),
        spaces.MultiDiscrete([[2, 3], [4, 5]], dtype=np.int8),
        spaces.MultiBinary(4),
        spaces.MultiBinary([2, 2]),
        spaces.Text(5, min_length=2, charset="abc"),
        spaces.Dict({"b": spaces.Discrete(2), "a": spaces.Tuple([spaces.MultiBinary(1)])}),
    ],
    ids=repr,
)
def test_a_space_comes_as_it_is(space):
    found = decode_space(json.loads(json.dumps(encode_space(space))))

    assert found == space
    assert (type(found), found.dtype, found.shape) == (type(space), space.dtype, space.shape)


def test_a_space_of_another_kind_holds_nothing():
    found = decode_space(encode_space(spaces.Sequence(spaces.Discrete(2))))

    assert isinstance(found, OtherSpace)
    assert "Sequence" in repr(found)
    assert not found.contains((1,))


NAMED = """array scalar int fraction tuple dict bytes unknown
Discrete Box MultiDiscrete MultiBinary Text Dict Tuple other value"""
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: (
        st.lists(inner)
        | st.dictionaries(st.text(), inner)
        | st.dictionaries(st.sampled_from(NAMED.split()), inner, min_size=1, max_size=1)
    ),
    max_leaves=8,
)


@given(JSON)
def test_any_json_is_a_value_or_refused(told):
    for function in (decode, decode_space):
        with contextlib.suppress(ValueError):
            function(told)


@pytest.mark.parametrize(
    "told",
    [
        {"array": ["<i8", [2], base64.b64encode(bytes(8)).decode()]},
        {"array": ["<i8", [-1], base64.b64encode(bytes(8)).decode()]},
        {"array": ["|O", [1], base64.b64encode(bytes(8)).decode()]},
        {"scalar": ["<i8", ""]},
        {"int": "one"},
        {"fraction": ["0x1", "0x0"]},
        {"dict": [[[1], 2]]},
        {"unknown": ["null\0", ""]},
        {"no_such": 1},
        {},
    ],
    ids=repr,
)
def test_what_tells_of_no_value_is_refused(told):
    with pytest.raises(ValueError, match="."):
        decode(told)


# The runner.


def test_the_file_of_a_runner_has_no_reference():
    names = connection.closure("provengym.targets.remote.runner")

    assert {name.split(".")[1] for name in names} == {"data", "processes", "snapshots", "targets"}
    archive = zipfile.ZipFile(BytesIO(connection.bundled()))
    for name in archive.namelist():
        assert name.endswith(".py")
        assert b"import provengym" not in archive.read(name)
        assert b"from provengym" not in archive.read(name)


@pytest.mark.parametrize("name", NAMES)
def test_this_package_cannot_be_imported_in_a_runner(name, monkeypatch, remote):
    choose(name, monkeypatch)
    lines = """
import importlib, sys

def found(name):
    try:
        return importlib.import_module(name).__name__
    except ImportError:
        return None
"""
    there = ["numpy", "gymnasium", "provengym.spec"]
    asked = [*there, "provengym._core", "provengym.envs.gridworld", "provengym.spec.more"]
    env = remote(
        COUNTER
        + lines
        + f"Environment.reset = lambda self, seed=None: ([found(one) for one in {asked}], {{}})"
    )()

    assert env.reset(seed=1) == ([*there, None, None, None], {})


def test_calls_are_those_of_the_class(remote):
    made = remote(COUNTER)
    env, other = made(most=2), made()
    env.expect([("reset", 3), ("step", 1), ("step", 1), ("step", 1)])

    assert env.observation_space == spaces.Discrete(99)
    assert env.reset(seed=3) == (0, {})
    assert other.reset(seed=3) == (0, {})
    assert env.reset(seed=4) == (0, {})
    assert [env.step(1), env.step(1)] == [
        (1, 1.0, False, False, {}),
        (2, 1.0, True, False, {}),
    ]
    assert other.step(0) == (0, 0.0, False, False, {})


def test_what_is_expected_is_answered_as_what_is_asked(remote):
    made = remote(COUNTER)
    calls = [("reset", 1), *[("step", action) for action in [0, 1, 0, 0, 1, 0] * 40]]
    answers = []
    for expects in (False, True):
        env = made(most=99)
        if expects:
            env.expect(calls)
        answers.append(
            [env.reset(seed=what) if name == "reset" else env.step(what) for name, what in calls]
        )

    assert answers[0] == answers[1]


def test_states_are_kept_as_long_as_somebody_has_them(remote, guard):
    env = TargetEnv(remote(COUNTER)(), guard)
    env.reset(0)
    saver = state_saver_of(env, guard)
    key, saved = saver.save()
    saver.expect([1, 0], saved)
    seen = []
    for action in (1, 0):
        saver.restore(saved)
        seen.append((env.step(action).observation, saver.save()[0]))

    assert [observation for observation, _ in seen] == [1, 0]
    assert seen[1][1] == key != seen[0][1]
    assert saver.size(saved) > 0


def test_keys_are_the_same_in_a_runner_and_here(remote, guard):
    """So that what is found of states is as well."""
    namespace = {}
    exec(COUNTER, namespace)
    here, there = namespace["Environment"](), TargetEnv(remote(COUNTER)(), guard)
    here.reset(seed=0)
    there.reset(0)
    (own,), saver = savers_of(here, guard), state_saver_of(there, guard)
    actions = (1, 0, 1, 0)
    keys = []
    for action in actions:
        here.step(action)
        there.step(action)
        keys.append((own.save()[0], saver.save()[0]))

    assert len({one for one, _ in keys}) == len({other for _, other in keys}) == 2


@pytest.mark.parametrize(
    ("line", "kind", "story"),
    [
        ("raise ValueError('no')", "exception", "ValueError: no"),
        ("import sys; sys.exit(3)", "exit", "left the program"),
        ("import os; os._exit(3)", "exit", "left the program"),
        ("import os; os.kill(os.getpid(), 9)", "exit", "SIGKILL"),
        ("import os; os.closerange(3, 99)", "exit", "ended"),
    ],
)
def test_trouble_is_told_and_the_next_environment_is_made(remote, guard, line, kind, story):
    made = remote(COUNTER.replace("self.count += action", f"{line}"))
    env = TargetEnv(made(), guard)
    env.reset(0)

    with pytest.raises(Trouble, match=story) as caught:
        env.step(0)
    assert caught.value.kind == kind
    assert TargetEnv(made(), guard).reset(0) == 0


def test_a_runner_that_does_not_begin_is_no_fault_of_the_code(monkeypatch, remote):
    monkeypatch.setattr(connection, "bundled", lambda: b"no file of Python")
    made = RemoteClass(COUNTER, "Environment", connection.chosen(), Confinement(seconds=60.0))

    with pytest.raises(connection.RunnerError, match="has not begun") as caught:
        made()
    assert made.error is caught.value
