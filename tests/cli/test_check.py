"""``provengym check``: what it prints and its exit status."""

import dataclasses
import json

import numpy as np
import pytest

import provengym
from command import rows
from provengym import load_certificate
from provengym.solving.quantities import shown_up

SMALL = ("-p", "height=3", "-p", "width=4")


@pytest.fixture
def certificate(run, tmp_path):
    """The file of a certificate of the small grid."""
    file = tmp_path / "grid.npz"
    status, _, _ = run("solve", "GridWorld", *SMALL, "--discount", "0.9", "--certificate", file)
    assert status == 0
    return file


def test_check(run, certificate):
    status, out, err = run("check", certificate)

    assert (status, err) == (0, "")
    assert out.startswith("holds: every local check passes: the values are within ")
    assert rows(out)["model"] == (
        "provengym/GridWorld-v0(height=3, width=4, start=(0, 0), goal=(2, 3))"
    )
    assert rows(out)["about"] == "discount 0.9"
    assert rows(out)["sha256"] == load_certificate(certificate).sha256
    assert {"values", "policy"} <= set(rows(out))
    assert run("check", certificate, "GridWorld", *SMALL, "--threads", 2)[0] == 0


def test_check_json(run, certificate):
    status, out, err = run("check", certificate, "--json")
    report = json.loads(out)

    assert (status, err) == (0, "")
    assert list(report) == [
        "kind", "holds", "state", "action", "message", "bound", "policy_bound", "model",
        "environment", "parameters", "discount", "rounding", "reward_rounding", "sha256",
    ]  # fmt: skip
    assert (report["holds"], report["state"], report["action"]) == (True, None, None)
    assert 0 <= report["bound"] <= 1e-6
    assert (report["model"], report["environment"]) == ("environment", "provengym/GridWorld-v0")
    assert report["parameters"] == {"height": 3, "width": 4, "start": [0, 0], "goal": [2, 3]}
    assert report["discount"] == "9/10"
    assert (report["rounding"], report["reward_rounding"]) == (0.0, 0.0)
    assert report["sha256"] == load_certificate(certificate).sha256

    report = json.loads(run("check", certificate, "GridWorld", *SMALL, "--json")[1])
    assert (report["model"], report["environment"]) == ("environment", "provengym/GridWorld-v0")
    assert report["parameters"] == {"height": 3, "width": 4}


def test_a_certificate_of_something_else_does_not_hold(run, certificate):
    status, out, _ = run("check", certificate, "GridWorld", "-p", "height=4", "-p", "width=3")

    assert status == 1
    assert out.startswith("does not hold: ")
    assert not {"values", "policy"} & set(rows(out))


@pytest.mark.parametrize(("state", "by"), [(7, 10**9), (2, -(10**9))])
def test_a_wrong_value_is_found(run, certificate, state, by):
    with np.load(certificate) as archive:
        arrays = dict(archive)
    arrays["values"][state] += by
    np.savez(certificate, **arrays)

    status, out, _ = run("check", certificate)
    assert status == 1
    assert out.startswith("does not hold: state ")
    status, out, _ = run("check", certificate, "--json")
    report = json.loads(out)
    assert status == 1
    assert report["holds"] is False
    assert 0 <= report["state"] <= state
    assert report["action"] in range(4)
    assert f"state {report['state']} (action {report['action']})" in report["message"]


@pytest.fixture
def rounded():
    """The solution of a process whose probabilities and rewards have no common denominator."""
    root = np.sqrt(0.5)
    transitions = np.array([[[root, 1 - root]], [[1 - root, root]]])
    return provengym.solve((transitions, np.array([[np.pi], [-np.e]])), discount="9/10")


@pytest.mark.parametrize("ending", [".npz", ".json"])
def test_rounding_is_told(run, rounded, tmp_path, ending):
    file = tmp_path / f"rounded{ending}"
    rounded.certificate.save(file)
    status, out, _ = run("check", file)

    assert status == 0
    assert rounded.model.rounding > 0
    assert rounded.model.reward_rounding > 0
    told = f"rounded by up to {shown_up(rounded.model.rounding)}"
    of_rewards = f"rounded by up to {shown_up(rounded.model.reward_rounding)}"
    assert rows(out)["model"] == "the one in the file"
    assert rows(out)["probabilities"] == f"{told}, as the file says"
    assert rows(out)["rewards"] == f"{of_rewards}, as the file says"
    assert "of optimal in the rounded model" in out.splitlines()[0]

    report = json.loads(run("check", file, "--json")[1])
    assert (report["model"], report["environment"], report["parameters"]) == ("file", None, None)
    assert report["rounding"] == rounded.model.rounding
    assert report["reward_rounding"] == rounded.model.reward_rounding
    assert report["discount"] == "9/10"


def test_an_environment_that_cannot_be_made_is_wrong_use(run, rounded, tmp_path):
    rounded.certificate.save(tmp_path / "c.npz")
    status, out, err = run("check", tmp_path / "c.npz", "FrozenLake-v1", "-p", "map_name=nope")

    assert (status, out) == (2, "")
    assert "the environment 'FrozenLake-v1' cannot be made: KeyError: 'nope'" in err


@pytest.mark.parametrize("name", ["rounding", "reward_rounding"])
@pytest.mark.parametrize("ending", [".npz", ".json"])
def test_another_rounding_is_damage(run, rounded, tmp_path, name, ending):
    file = tmp_path / f"rounded{ending}"
    rounded.certificate.save(file)
    if ending == ".json":
        whole = json.loads(file.read_text())
        whole["model"][name] = 0.0
        file.write_text(json.dumps(whole))
    else:
        with np.load(file) as archive:
            arrays = dict(archive)
        header = json.loads(arrays["header"].tobytes())
        header["model"][name] = 0.0
        np.savez(file, **arrays | {"header": np.frombuffer(json.dumps(header).encode(), np.uint8)})
    status, out, err = run("check", file)

    assert (status, out) == (2, "")
    assert f"{file}: the model in the file is damaged" in err
    assert rounded.model.sha256[:12] in err
    assert err.count("\n") == 1


def test_a_model_that_calls_itself_by_our_name(run, rounded, tmp_path):
    file = tmp_path / "disguised.npz"
    named = ("provengym/GridWorld-v0", {"height": 1, "width": 2})
    dataclasses.replace(rounded.certificate, environment=named).save(file)
    status, out, _ = run("check", file)

    assert status == 0
    assert rows(out)["model"] == (
        "the one in the file, which it calls provengym/GridWorld-v0(height=1, width=2)"
    )
    report = json.loads(run("check", file, "--json")[1])
    assert (report["model"], report["environment"]) == ("file", "provengym/GridWorld-v0")
    assert report["parameters"] == {"height": 1, "width": 2}
    assert run("check", file, "GridWorld", "-p", "height=1", "-p", "width=2")[0] == 1
