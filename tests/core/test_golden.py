"""Everything that runs agrees with each environment as Lean's own reduction evaluates it."""

import importlib
import json

import numpy as np
import pytest

import golden
import provengym  # noqa: F401
from golden_tables import GOLDEN, term
from provengym.envs.registry import FAMILIES

TABLES = {table.name: golden.load(table) for table in GOLDEN}
COMPILED = {
    family.name: importlib.import_module(f"core.golden.test_{family.folder}")
    for family in FAMILIES
    if family.name in TABLES
}
"""For each table the module that compares with it.  Where a table is of whole steps, it has
`kernel_of`, the kernel with which a table is made, and `rows` of it: state, action and random word;
state after, observation, reward and termination.  Where it is of the parts of a step, the module
compares the transcription with it."""
STEPS = [name for name, module in COMPILED.items() if hasattr(module, "rows")]


@pytest.mark.parametrize("table", GOLDEN, ids=lambda table: table.name)
def test_tables_are_what_the_specification_says(table):
    assert json.loads(golden.dump(golden.evaluate(table))) == golden.load(table)


def test_parse_reads_what_reduce_prints():
    text = "[[(1, Int.negSucc 0, false, true),\n    (12, Int.ofNat 3, true, false)]]"

    assert golden.parse(text) == [[[1, -1, False, True], [12, 3, True, False]]]


def test_arguments_become_terms():
    assert [term(value) for value in (3, -3, True, [1, 2])] == ["3", "(-3)", "true", "[1, 2]"]


def test_every_table_is_read():
    assert set(COMPILED) == {name.removesuffix("Branches") for name in TABLES}
    assert len(STEPS) >= len(COMPILED) - 1


@pytest.mark.parametrize("name", STEPS)
def test_kernel(name):
    for table in TABLES[name]:
        kernel, rows = COMPILED[name].kernel_of(table), COMPILED[name].rows(table)
        for state, action, noise, successor, observation, reward, terminated in rows:
            paid = reward * kernel.reward_scale

            assert kernel.step(state, action, noise) == (successor, paid, terminated)
            assert kernel.observe(successor) == observation


@pytest.mark.parametrize("name", STEPS)
def test_batch(name):
    for table in TABLES[name]:
        kernel = COMPILED[name].kernel_of(table)
        states, actions, noise, *expected = map(list, zip(*COMPILED[name].rows(table), strict=True))
        n = len(states)
        lanes = np.array(states, kernel.state_dtype).T.copy()
        words = np.array(noise, np.uint64) if kernel.step_words else None
        observations, rewards = np.full((n, len(kernel.observation)), -1), np.full(n, np.nan)
        terminated = np.zeros(n, bool)
        kernel.step_batch(lanes, np.array(actions), words, observations, rewards, terminated)

        assert [tuple(lane) for lane in lanes.T.tolist()] == expected[0]
        assert [tuple(row) for row in observations.tolist()] == expected[1]
        assert rewards.tolist() == [float(reward) for reward in expected[2]]
        assert terminated.tolist() == expected[3]
