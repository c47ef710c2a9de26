"""One environment in NumPy, in JAX and as a program, stepped as the reference of another."""

import importlib.util
import multiprocessing
import os
import shlex
import sys
from concurrent.futures import ProcessPoolExecutor

import gymnasium
import numpy as np
import pytest
from gymnasium import spaces

from provengym.conformance import conform, replay

PLACE = os.path.abspath(__file__)
PROGRAM = """
import json, sys

for line in sys.stdin:
    request = json.loads(line)
    if request["call"] == "make":
        push = request["arguments"].get("push", 0.25)
        shown = {"type": "Box", "low": -1e9, "high": 1e9, "shape": [2], "dtype": "float32"}
        answer = {"observation_space": shown, "action_space": {"type": "Discrete", "n": 3}}
    elif request["call"] == "reset":
        place = speed = 0.0
        answer = {"observation": [place, speed]}
    else:
        speed += (request["action"] - 1) * push
        place += speed
        answer = {"observation": [place, speed], "reward": -abs(speed),
                  "terminated": abs(place) > 20, "truncated": False}
    print(json.dumps(answer), flush=True)
"""
SPACE = spaces.Box(-np.inf, np.inf, (2,), np.float32)


class Plain(gymnasium.Env):
    """Goes along a line, pushed to the left or to the right; multiples of 1/4 are exact."""

    action_space, observation_space = spaces.Discrete(3), SPACE

    def __init__(self, push=0.25, spread=0.0):
        self.push, self.spread = push, spread

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.state = self.spread * self.np_random.random(2, np.float32)
        return self.state, {}

    def step(self, action):
        speed = self.state[1] + np.float32((int(action) - 1) * self.push)
        self.state = np.array([self.state[0] + speed, speed], np.float32)
        return self.state, float(-abs(speed)), bool(abs(self.state[0]) > 20), False, {}


class Functional:
    """The same in JAX."""

    default_params = None

    def __init__(self, push=0.25, spread=0.0):
        self.push, self.spread = push, spread

    def action_space(self, params):
        return spaces.Discrete(3)

    def observation_space(self, params):
        return SPACE

    def reset(self, key, params):
        import jax

        state = self.spread * jax.random.uniform(key, (2,))
        return state, state

    def step(self, key, state, action, params):
        import jax.numpy as jnp

        speed = state[1] + (action - 1) * self.push
        state = jnp.array([state[0] + speed, speed])
        return state, state, -abs(speed), abs(state[0]) > 20, {}


PLAIN, JAX = f"{PLACE}:Plain", f"{PLACE}:Functional"


@pytest.fixture
def program(tmp_path):
    file = tmp_path / "program.py"
    file.write_text(PROGRAM)
    return f"command:{shlex.join([sys.executable, str(file)])}"


def fresh(target, old, budget="4000steps", **arguments):
    """The report of a process in which JAX has not run, for what it has begun survives no fork."""
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as process:
        arguments |= {"reference": f"env:{old}", "budget": budget, "isolated": True}
        return process.submit(conform, target, **arguments).result()


def told(report):
    return report.verdict, [(found.step, found.reproduced) for found in report.findings]


@pytest.mark.skipif(importlib.util.find_spec("jax") is None, reason="jax is not installed")
@pytest.mark.parametrize(("target", "old"), [(PLAIN, JAX), (JAX, PLAIN)], ids=["of JAX", "by JAX"])
def test_jax_and_numpy_are_held_against_each_other(target, old):
    right = fresh(target, old)
    assert told(right) == ("agrees", [])
    assert right.coverage.transitions > 500
    assert "no model of the reference could be made" in right.notes[0]

    wrong = fresh(target, old, target_args={"push": 0.5})
    assert told(wrong) == ("differs", [(1, 3)])
    assert {wrong.findings[0].expected["reward"], wrong.findings[0].got["reward"]} == {-0.25, -0.5}


@pytest.mark.skipif(importlib.util.find_spec("jax") is None, reason="jax is not installed")
@pytest.mark.parametrize(("target", "old"), [(PLAIN, JAX), (JAX, PLAIN)], ids=["of JAX", "by JAX"])
def test_jax_and_numpy_draw_their_starts_equally_often(target, old):
    given = {"reference_args": {"spread": 2.0}, "budget": "24000steps", "engines": ["alongside"]}
    right = fresh(target, old, target_args={"spread": 2.0}, **given)
    assert told(right) == ("agrees", [])
    assert "pairs of samples" in right.meaning

    wrong = fresh(target, old, target_args={"spread": 1.0}, **given)
    assert [(found.kind, found.step) for found in wrong.findings] == [("distribution", 0)]


@pytest.mark.parametrize("turned", [False, True])
def test_a_program_is_the_reference_or_is_held_against_one(program, tmp_path, turned):
    target, old = (program, PLAIN) if turned else (PLAIN, program)
    right = conform(target, reference=f"env:{old}", budget="2000steps", isolated=True)
    assert told(right) == ("agrees", [])
    assert right.coverage.transitions > 300

    wrong = conform(
        target, reference=f"env:{old}", reference_args={"push": 0.5}, budget="2000steps"
    )
    assert told(wrong) == ("differs", [(1, 3)])
    (saved, *_) = wrong.save(tmp_path)
    assert replay(saved, run=True).same
