"""``provengym evaluate``: what it prints and its exit status."""

import dataclasses
import json

import numpy as np
import pytest

import provengym
from command import rows

SMALL = ("-p", "height=3", "-p", "width=4")


@pytest.fixture
def certificate(run, tmp_path):
    """The file of a certificate of the small grid."""
    file = tmp_path / "grid.npz"
    assert run("solve", "GridWorld", *SMALL, "--discount", "0.9", "--certificate", file)[0] == 0
    return file


def test_the_policy_of_a_certificate_agrees(run, certificate):
    status, out, err = run("evaluate", "GridWorld", "--policy", certificate, "--lanes", 1000)

    assert (status, err) == (0, "")
    assert out.startswith("provengym/GridWorld-v0(height=3, width=4, ")
    assert rows(out)["estimate"] == "-3.439000"
    assert rows(out)["certified"] == "-3.439000 to -3.439000"
    assert rows(out)["agree"] == "yes"
    assert rows(out)["rewards"] == "-1 to 0 (GridWorld.reward_eq)"
    assert "Hoeffding" in rows(out)["theorem"]


def test_json(run, certificate):
    arguments = ("--policy", certificate, *SMALL, "--lanes", 500, "--horizon", 9, "--seed", 3)
    status, out, err = run("evaluate", "GridWorld", *arguments, "--discount", "0.9", "--json")
    report = json.loads(out)

    assert (status, err) == (0, "")
    assert (report["episodes"], report["T"], report["seed"], report["agrees"]) == (500, 9, 3, True)
    assert report["low"] < report["certified"][0] <= report["certified"][1] < report["high"]
    assert report["mean"] == pytest.approx(-3.439)


def test_an_estimate_that_does_not_agree(run, certificate, monkeypatch):
    real = provengym.evaluate

    def higher(*args, **kwargs):
        found = real(*args, **kwargs)
        return dataclasses.replace(found, low=found.low + 1, high=found.high + 1)

    monkeypatch.setattr(provengym, "evaluate", higher)
    status, out, _ = run("evaluate", "GridWorld", "--policy", certificate)
    assert (status, rows(out)["agree"]) == (1, "no")


def test_a_warning_is_one_line(run, tmp_path):
    file = tmp_path / "here.npz"
    goal = ("-p", "goal=[0, 0]", "--discount", "0.9")
    run("solve", "GridWorld", *goal, "--certificate", file)
    status, out, err = run("evaluate", "GridWorld", "--policy", file)
    assert (status, rows(out)["estimate"], err.count("\n")) == (0, "0.000000", 1)
    assert err.startswith("provengym: warning: start and goal are the same cell")


def test_a_table_of_weights(run, tmp_path):
    file = tmp_path / "table.npy"
    np.save(file, np.ones((4, 4), np.int64))
    grid = ("-p", "height=2", "-p", "width=2", "--discount", "0.9")
    status, out, err = run("evaluate", "GridWorld", "--policy", file, *grid)

    assert (status, err) == (0, "")
    assert float(rows(out)["estimate"]) == pytest.approx(-4.4099, abs=0.1)
    assert rows(out)["certified"] == "nothing: the file is no certificate"


def test_wrong_use(run, certificate, tmp_path):
    table, empty = tmp_path / "table.npy", tmp_path / "empty.npy"
    np.save(table, np.ones((3, 4), np.int64))
    empty.write_bytes(b"")
    broken = tmp_path / "broken.npz"
    found = provengym.load_certificate(certificate)
    dataclasses.replace(found, values=found.values + 10**9).save(broken)

    for arguments, message in [
        (("GridWorld",), "--policy"),
        (("GridWrld", "--policy", certificate), "did you mean"),
        (("GridWorld", "--policy", tmp_path / "none.npz"), "No such file"),
        (("GridWorld", "--policy", tmp_path / "none.npy", "--discount", "0"), "No such file"),
        (("GridWorld", "--policy", empty, "--discount", "0"), "is no array"),
        (("GridWorld", "--policy", table), "--discount is needed"),
        (("GridWorld", "--policy", table, "--discount", "0.9"), "must have shape (25, 4)"),
        (("GridWorld", "--policy", table, "--discount", "1"), "discount must be a number in"),
        (("GridWorld", "--policy", certificate, "--discount", "0.8"), "is about 9/10"),
        (("GridWorld", "--policy", certificate, "-p", "height=4"), "does not hold"),
        (("GridWorld", "--policy", certificate, "--lanes", 0), "n must be"),
        (("GridWorld", "--policy", certificate, "--horizon", 0), "T must be"),
        (("GridWorld", "--policy", broken), "does not hold"),
        (("GridWorld", "--policy", certificate, "-p", "hight=4"), "has no parameter 'hight'"),
        (("Fishing", "--policy", table, "--discount", "0.9"), "env_id must be one of"),
    ]:
        status, out, err = run("evaluate", *arguments)
        assert (status, out, err.count("\n")) == (2, "", 1), arguments
        assert message in err
        status, out, _ = run("evaluate", *arguments, "--json")
        assert json.loads(out)["status"] == status == 2
