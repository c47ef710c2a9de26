"""Policies by what is observed in files of data."""

import json
import os
import re

import numpy as np
import pytest

from command import rows, runner
from evaluating import small
from provengym import evaluate
from provengym.evaluating import load_policy
from provengym.evaluating.policy_files import holds_policy
from provengym.solving import solve

HEAD = {"format": "provengym policy", "version": 1}
GRID = ("-p", "height=2", "-p", "width=2", "--horizon", 4, "--episodes", 5)


@pytest.fixture
def run(capsys):
    return runner(capsys)


def written(folder, entries, **head):
    file = folder / "policy.json"
    file.write_text(json.dumps({**HEAD, "entries": entries, **head}))
    return file


def saved(folder, **arrays):
    file = folder / "policy.npz"
    np.savez(file, **arrays)
    return file


def test_a_list_in_json_is_a_dictionary(tmp_path):
    entries = [
        {"observation": 0, "action": 1},
        {"observation": [0, 1.5], "action": [2, 0]},
        {"observation": {"at": [1, 2], "has": "key"}, "weights": [0.25, 0.75]},
        {"observation": "far", "weights": [[3, 1], [[0, 1], 2]]},
    ]
    found = load_policy(written(tmp_path, entries))
    assert found == {
        0: 1,
        (0, 1.5): [2, 0],
        frozenset({("at", (1, 2)), ("has", "key")}): [0.25, 0.75],
        "far": {3: 1, (0, 1): 2},
    }


def test_rows_of_arrays_are_a_dictionary(tmp_path):
    assert load_policy(saved(tmp_path, observations=np.arange(3), actions=np.array([1, 0, 2]))) == {
        0: 1, 1: 0, 2: 2
    }  # fmt: skip
    pairs = np.array([[0, 1], [1, 0]], np.uint8)
    assert load_policy(saved(tmp_path, observations=pairs, weights=np.eye(2))) == {
        (0, 1): [1.0, 0.0], (1, 0): [0.0, 1.0]
    }  # fmt: skip
    boards = np.zeros((1, 2, 2), bool)
    found = load_policy(saved(tmp_path, observations=boards, actions=np.float32([[0.5, -0.5]])))
    assert found == {((0, 0), (0, 0)): [0.5, -0.5]}


@pytest.mark.parametrize("ending", ["json", "npz"])
def test_a_list_is_worth_what_the_policy_is(tmp_path, ending):
    model, pairs = small.extracted(small.Slippery), [divmod(cell, 3) for cell in range(9)]
    wanted = evaluate(model, small.TABLE, discount=0.9)
    actions = small.TABLE.tolist()
    if ending == "json":
        of_cells = written(
            tmp_path, [{"observation": c, "action": a} for c, a in enumerate(actions)]
        )
        asked = load_policy(of_cells)
        two = [[a // 2, a % 2] for a in actions]
        written(
            tmp_path,
            [{"observation": p, "action": a} for p, a in zip(pairs, two, strict=True)],
        )
    else:
        asked = load_policy(saved(tmp_path, observations=np.arange(9), weights=np.eye(4)[actions]))
        saved(tmp_path, observations=pairs, actions=np.stack(np.divmod(actions, 2), axis=1))
    assert evaluate(model, asked, discount=0.9).value == wanted.value
    boxed = load_policy(tmp_path / f"policy.{ending}")
    assert evaluate(small.extracted(small.Boxed), boxed, discount=0.9).value == wanted.value


def test_a_file_is_told_from_a_certificate_by_what_it_holds(tmp_path):
    certificate = solve("GridWorld", horizon=2, height=2, width=2).certificate
    for ending in ("json", "npz"):
        certificate.save(tmp_path / f"certificate.{ending}")
        assert not holds_policy(tmp_path / f"certificate.{ending}")
    assert holds_policy(written(tmp_path, []))
    assert holds_policy(saved(tmp_path, observations=[0], actions=[0]))
    assert not holds_policy(tmp_path)
    with pytest.raises(FileNotFoundError):
        holds_policy(tmp_path / "none.json")


@pytest.mark.parametrize(
    ("entries", "message"),
    [
        ([], "it must have entries, got none"),
        ({}, "the field 'entries' must be a list, got {}"),
        ([3], "entries[0] must be an object with 'observation' and either 'action' or 'weights'"),
        ([{"observation": 0}], "entries[0] must be an object with 'observation' and either"),
        ([{"action": 0}], "entries[0] must be an object with"),
        ([{"observation": 0, "action": 0, "weights": [1]}], "entries[0] must be an object with"),
        ([{"observation": 0, "action": 0, "acton": 1}], "entries[0] must be an object with"),
        ([{"observation": None, "action": 0}], "entries[0]: its observation must be what"),
        ([{"observation": 0, "action": "up"}], "entries[0]: its action must be an integer or a"),
        ([{"observation": 0, "action": True}], "entries[0]: its action must be an integer or a"),
        ([{"observation": 0, "weights": 1}], "entries[0]: its weights must be a list with a"),
        ([{"observation": 0, "weights": []}], "entries[0]: its weights must be a list with a"),
        ([{"observation": 0, "weights": [0, 0]}], "entries[0]: its weights must be a list with"),
        ([{"observation": 0, "weights": [2, -1]}], "entries[0]: its weights must be a list with"),
        ([{"observation": 0, "weights": [2, "1"]}], "entries[0]: its weights must be a list with"),
        ([{"observation": 0, "weights": [[0, 1], [0, 2]]}], "must name each action once"),
        ([{"observation": 0, "weights": [["up", 1]]}], "entries[0]: its action must be an"),
        (
            [{"observation": 2, "action": 0}, {"observation": 2.0, "action": 1}],
            "entries[1]: its observation must be a new one, got that of entries[0]",
        ),
    ],
)
def test_wrong_entries(tmp_path, entries, message):
    file = written(tmp_path, entries)
    with pytest.raises(ValueError, match=re.escape(message)) as raised:
        load_policy(file)
    assert str(raised.value).startswith(f"{file}: ")


@pytest.mark.parametrize(
    ("head", "message"),
    [
        ({"format": "other"}, "the field 'format' must be 'provengym policy', or that of a"),
        ({"version": 2}, "the field 'version' must be 1, got 2"),
        ({"version": True}, "the field 'version' must be 1, got True"),
    ],
)
def test_wrong_heads(tmp_path, head, message):
    with pytest.raises(ValueError, match=message):
        load_policy(written(tmp_path, [{"observation": 0, "action": 0}], **head))


@pytest.mark.parametrize(
    ("arrays", "message"),
    [
        ({"observations": [0]}, "it must hold the arrays 'observations' and either 'actions' or"),
        ({"actions": [0]}, "it must hold the arrays"),
        ({"observations": [0], "actions": [0], "weights": [[1]]}, "it must hold the arrays"),
        ({"observations": 0, "actions": 0}, "actions must have the shape (observations, ...), w"),
        ({"observations": [0, 1], "actions": [0]}, "with 2 observations, got (1,)"),
        ({"observations": [0], "weights": [1]}, "weights must have the shape (observations, act"),
        ({"observations": [0], "actions": [0.5]}, "actions must be an array of integers, got fl"),
        ({"observations": [0], "actions": ["up"]}, "actions must be an array of integers, got <"),
        ({"observations": [0j], "actions": [0]}, "observations must be an array of numbers or t"),
        ({"observations": [0, 1], "weights": [[1, 0], [0, 0]]}, "weights[1] must be weights or"),
        ({"observations": [0], "weights": [[1, np.nan]]}, "weights[0] must be weights or"),
        ({"observations": [0], "weights": [[1, np.inf]]}, "weights[0] must be weights or"),
        ({"observations": [4, 4], "actions": [0, 1]}, "observations[1]: its observation must be"),
        ({"observations": [], "actions": np.zeros(0, int)}, "it must have entries, got none"),
    ],
)
def test_wrong_arrays(tmp_path, arrays, message):
    file = saved(tmp_path, **arrays)
    with pytest.raises(ValueError, match=re.escape(message)) as raised:
        load_policy(file)
    assert str(raised.value).startswith(f"{file}: ")


class Planted:
    """Makes a folder where it is read as code."""

    def __init__(self, folder):
        self._folder = folder

    def __reduce__(self):
        return os.mkdir, (str(self._folder),)


def test_what_is_in_a_file_is_never_run(tmp_path):
    planted = tmp_path / "planted"
    objects = np.array([Planted(planted)], dtype=object)
    file = saved(tmp_path, observations=objects, actions=np.array([0]))
    with pytest.raises(ValueError, match="observations must be an array of numbers or texts"):
        load_policy(file)
    assert not planted.exists()
    with np.load(file, allow_pickle=True) as loaded:
        assert loaded["observations"].tolist() == [None]
    assert planted.exists()


def test_the_command_takes_both(run, tmp_path):
    moves = [1, 1, 3, 0]
    entries = [{"observation": cell, "action": move} for cell, move in enumerate(moves)]
    for file in (
        written(tmp_path, entries),
        saved(tmp_path, observations=np.arange(4), actions=np.array(moves)),
    ):
        status, out, err = run("evaluate", "GridWorld", *GRID, "--policy", file)
        assert (status, err) == (0, "")
        assert out.startswith(f"{file} in provengym/GridWorld-v0(height=2, width=2): ")
        assert (rows(out)["value"], rows(out)["errs"]) == (
            "-1 (certified)", "nowhere that it comes to"
        )  # fmt: skip


def test_the_command_tells_what_is_wrong(run, tmp_path):
    certificate = tmp_path / "c.json"
    certificate.write_text('{"format": "provengym-finding"}')
    for file, message in [
        (written(tmp_path, [{"observation": 0}]), "entries[0] must be an object"),
        (saved(tmp_path, observations=[0]), "it must hold the arrays"),
        (certificate, "this file holds a saved finding, not a certificate"),
    ]:
        status, out, err = run("evaluate", "GridWorld", *GRID, "--policy", file)
        assert (status, out, err.count("\n")) == (2, "", 1)
        assert f"{file}: " in err
        assert message in err
    some = written(tmp_path, [{"observation": 0, "action": 1}])
    status, _, err = run("evaluate", "GridWorld", *GRID, "--policy", some)
    assert (status, "--policy says nothing of 2, which is observed" in err) == (2, True)
    status, _, err = run("check", some, "GridWorld")
    assert status == 2
    assert "this file holds a policy, not a certificate; did you mean `provengym evaluate" in err
