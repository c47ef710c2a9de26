"""``provengym check``: what it prints and its exit status."""

import json

import numpy as np
import pytest

from command import rows, runner
from provengym import load_certificate

SMALL = ("-p", "height=3", "-p", "width=4")


@pytest.fixture
def run(capsys):
    return runner(capsys)


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
    assert rows(out)["discount"] == "0.9"
    assert rows(out)["sha256"] == load_certificate(certificate).sha256
    assert {"values", "policy"} <= set(rows(out))
    assert run("check", certificate, "GridWorld", *SMALL, "--threads", 2)[0] == 0


def test_check_json(run, certificate):
    status, out, err = run("check", certificate, "--json")
    report = json.loads(out)

    assert (status, err) == (0, "")
    assert list(report) == [
        "holds", "state", "action", "message", "bound", "policy_bound", "sha256"
    ]  # fmt: skip
    assert (report["holds"], report["state"], report["action"]) == (True, None, None)
    assert 0 <= report["bound"] <= 1e-6
    assert report["sha256"] == load_certificate(certificate).sha256


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
