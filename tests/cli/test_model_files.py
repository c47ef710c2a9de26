"""``provengym play``, ``render`` and ``show`` of a model in a file, which is played."""

import io
import json
import sys
from dataclasses import replace

import gymnasium
import numpy as np
import pytest

import provengym
from envs.chain import CHAIN

pygame = pytest.importorskip("pygame", reason="needs pygame-ce: pip install '.[render]'")


@pytest.fixture
def chain(tmp_path):
    path = tmp_path / "chain.npz"
    replace(CHAIN, tested="by hand", assumptions=("nothing else",)).save(path)
    return str(path)


def test_it_is_played(monkeypatch, run, chain):
    monkeypatch.setattr(sys, "stdin", io.StringIO("0\n1q\n"))
    status, out, err = run("play", chain, "--seed", "1")
    assert (status, err) == (0, "")
    env = provengym.ModelEnv(CHAIN)
    env.reset(seed=1)
    for action in (0, 1):
        assert f"model of by hand, state {env.state}\n" in out
        _, reward, ended, _, _ = env.step(action)
        assert f"action {action}, reward {reward:g}, terminated {ended}" in out


def test_it_is_drawn(run, chain):
    status, out, _ = run("render", chain, "--seed", "1", "--actions", "0 1")
    assert status == 0
    assert out.startswith("step 2, return ")
    assert "shown: " in out


def test_the_original_paints_it(run, tmp_path):
    lake, picture = tmp_path / "lake.npz", tmp_path / "lake.png"
    provengym.extract("FrozenLake-v1").save(lake)
    assert run("render", str(lake), "-p", "original=FrozenLake-v1", "-o", str(picture))[0] == 0
    found = pygame.surfarray.array3d(pygame.image.load(picture)).transpose(1, 0, 2)
    env = gymnasium.make("FrozenLake-v1", render_mode="rgb_array")
    env.reset(seed=0)
    assert np.array_equal(found, env.render())
    status, _, err = run("render", str(lake), "-o", str(picture))
    assert status == 2
    assert "original must be the environment that paints" in err


def test_what_it_rests_on_is_shown(run, chain):
    about = json.loads(run("show", chain, "--json")[1])
    assert about["parameters"]["model"]["value"] == chain
    assert about["note"] == (
        "Table proved, model tested, against by hand: by hand It assumes: nothing else."
    )
    assert {claim["environment"] for claim in about["claims"]} >= {"FiniteModel", "MDP"}
    assert "Table proved, model tested" in run("show", chain)[1]


def test_what_a_file_holds_is_not_printed_raw(monkeypatch, run, tmp_path):
    path, bad = str(tmp_path / "bad.npz"), "\x1b]0;owned\x07\x1b[31m"
    replace(CHAIN, target=bad, tested=bad, assumptions=(bad,), actions=(bad, "go")).save(path)
    monkeypatch.setattr(sys, "stdin", io.StringIO("0\n1q\n"))
    for words in (
        ("play", path),
        ("render", path, "--actions", "0 1"),
        ("show", path),
        ("show", path, "--json"),
    ):
        status, out, err = run(*words)
        assert status == 0
        assert "\x1b" not in out + err
        assert "\x07" not in out + err


def test_the_model_is_named_once(run, chain):
    status, _, err = run("play", chain, "-p", "model=other.npz")
    assert status == 2
    assert "-p model: " in err


@pytest.mark.parametrize("command", ["play", "render", "show"])
def test_a_file_that_holds_no_model_is_refused(run, tmp_path, command):
    status, _, err = run(command, str(tmp_path / "none.npz"))
    assert status == 2
    assert "none.npz: No such file" in err
    (tmp_path / "text.npz").write_text("text")
    status, _, err = run(command, str(tmp_path / "text.npz"))
    assert status == 2
    assert "holds no model" in err
