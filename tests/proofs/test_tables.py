"""Finite classes of rules as tables, where there is no compiler for their kernels."""

import json

import gymnasium
import numpy as np
import pytest

import provengym
from proofs.coin import COIN, written
from provengym.data.errors import ConformanceError
from provengym.rules import register, tables
from provengym.vector import KernelVectorEnv
from proving.leans import LIBRARY
from spec.making import made


@pytest.mark.xdist_group("Lean, confined")
def test_without_a_compiler_a_finite_class_is_served_as_a_table(cache, run, monkeypatch):
    monkeypatch.setenv("CXX", "/nowhere/c++")
    file = written(cache)
    status, out, err = run("prove", file, "--library", LIBRARY, "--json")
    told = json.loads(out)

    assert (status, err, told["grade"], told["library"]) == (3, "", "table", None)
    assert told["proved"][0] == (
        "the kernel of tables draws each outcome of a table with its probability"
    )
    assert not any("C's source" in one for one in told["proved"])
    assert told["tested"].startswith("the table is the Python, at its default parameters: ")
    assert "random words are independent and uniform" in told["trusted"]
    assert told["open"][0].startswith("there is no kernel: a C++ compiler is needed")
    assert provengym.load_model(told["table"]).complete

    coin = made(COIN)
    register("coin/Table-v0", coin)
    try:
        for goal in ({}, {"goal": 1}):
            lanes = gymnasium.make_vec("coin/Table-v0", num_envs=512, **goal)
            assert isinstance(lanes, KernelVectorEnv)
            assert lanes.single_observation_space == coin(**goal).observation_space
            assert lanes.reset(seed=0)[0].tolist() == [0] * 512
            _, rewards, terminated, _, _ = lanes.step(np.ones(512, int))
            assert 200 < rewards.sum() < 312
            assert (terminated == (rewards == 1)).all() if goal else not terminated.any()
        with pytest.raises(ValueError, match="goal must be between 1 and 3, got 9"):
            gymnasium.make_vec("coin/Table-v0", num_envs=1, goal=9)
    finally:
        del gymnasium.registry["coin/Table-v0"]

    _, out, _ = run("prove", file, "--library", LIBRARY, "--json")
    assert json.loads(out) | {"seconds": told["seconds"]} == told
    monkeypatch.delenv("CXX")
    status, out, _ = run("prove", file, "--library", LIBRARY, "--json")
    assert (status, json.loads(out)["grade"], json.loads(out)["table"]) == (0, "proved", None)


def test_what_is_no_complete_table_is_none(monkeypatch):
    monkeypatch.setattr(tables, "SECONDS", 0.0)

    with pytest.raises(ConformanceError, match="the table is not complete: "):
        tables.table(made(COIN), {})
