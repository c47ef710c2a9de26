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


def test_lanes_that_do_not_fit_memory(run, certificate, monkeypatch):
    def refused(*args, **kwargs):
        raise MemoryError("9 lanes takes 9.0 GiB, and this machine has 1.0")

    monkeypatch.setattr(provengym, "evaluate", refused)
    status, out, err = run("evaluate", "GridWorld", "--policy", certificate)
    assert (status, out) == (2, "")
    assert err == "provengym: error: 9 lanes takes 9.0 GiB, and this machine has 1.0\n"


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
    low, high = map(float, rows(out)["certified"].split(" to "))
    # s = -1 + 0.45 (s + x), and its neighbour x = -0.75 + 0.225 (2 x + s).
    assert low <= -4.409938 <= high
    assert high - low < 2e-6
    assert rows(out)["agree"] == "yes"


def test_an_action_for_each_observation_is_certified(run, tmp_path):
    file = tmp_path / "way.npy"
    np.save(file, np.array([1, 1, 3, 3]))
    grid = ("-p", "height=2", "-p", "width=2", "--discount", "0.9")
    _, out, _ = run("evaluate", "GridWorld", "--policy", file, *grid, "--json")
    report = json.loads(out)

    assert report["agrees"]
    assert report["not_certified"] is None
    assert report["certified"] == pytest.approx([-1, -1])


def test_shares_that_do_not_fit_the_integers_are_not_certified(run, tmp_path):
    file = tmp_path / "table.npy"
    primes = np.array([[1, 1, 1, 1009], [1, 1, 1, 1021], [1, 1, 1, 1031], [1, 1, 1, 1039]])
    np.save(file, primes)
    grid = ("-p", "height=2", "-p", "width=2", "--discount", "0.9", "--lanes", 10)
    status, out, err = run("evaluate", "GridWorld", "--policy", file, *grid)

    assert (status, err) == (0, "")
    assert rows(out)["certified"].startswith("nothing: the probabilities under a policy must have")
    assert "agree" not in rows(out)
    report = json.loads(run("evaluate", "GridWorld", "--policy", file, *grid, "--json")[1])
    assert report["certified"] is report["agrees"] is None
    assert report["not_certified"] in out


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
        (("GridWorld", "--policy", tmp_path), "--policy must be a certificate"),
        (("GridWorld", "--policy", empty, "--discount", "0"), "is no array"),
        (("GridWorld", "--policy", table), "--discount is needed"),
        (("GridWorld", "--policy", table, "--discount", "0.9"), "--policy must have shape (25, 4)"),
        (
            ("GridWorld", "--policy", table, "--discount", "1"),
            "error: --discount must be a number in",
        ),
        (("GridWorld", "--policy", certificate, "--discount", "0.8"), "is about 9/10"),
        (("GridWorld", "--policy", certificate, "-p", "height=4"), "does not hold"),
        (("GridWorld", "--policy", certificate, "--lanes", 0), "error: --lanes must be between"),
        (
            ("GridWorld", "--policy", certificate, "--horizon", 0),
            "error: --horizon must be between",
        ),
        (("GridWorld", "--policy", certificate, "--threads", 1025), "error: --threads must be"),
        (("GridWorld", "--policy", certificate, "--device", "cuda"), "--device"),
        (("GridWorld", "--policy", broken), "does not hold"),
        (("GridWorld", "--policy", certificate, "-p", "hight=4"), "has no parameter 'hight'"),
        (("Fishing", "--policy", table, "--discount", "0.9"), "error: ID must be one of"),
    ]:
        status, out, err = run("evaluate", *arguments)
        assert (status, out, err.count("\n")) == (2, "", 1), arguments
        assert message in err
        status, out, _ = run("evaluate", *arguments, "--json")
        assert json.loads(out)["status"] == status == 2
