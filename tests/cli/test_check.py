"""``provengym check``: what it prints and its exit status."""

import dataclasses
import json

import numpy as np
import pytest

import provengym
from command import rows
from provengym import load_certificate
from provengym.finite.quantities import shown_up

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


# ---- Shards ----


@pytest.fixture
def shards(run, certificate, tmp_path):
    """The files of the verdicts on three ranges."""
    files = [tmp_path / f"{i}.json" for i in (1, 2, 3)]
    for i, file in enumerate(files, 1):
        status, out, err = run("check", certificate, "--shard", f"{i}/3")
        assert (status, err) == (0, "")
        file.write_text(out)
    return files


def test_shards_are_merged(run, certificate, shards):
    whole = json.loads(run("check", certificate, "--json")[1])
    status, out, err = run("check", "--merge", *reversed(shards))

    assert (status, err) == (0, "")
    assert out.startswith("holds: every local check passes: the values are within ")
    assert list(rows(out)) == ["states", "shards", "model", "certificate", "values", "slack"]
    assert (rows(out)["states"], rows(out)["shards"]) == ("12", "3")
    assert rows(out)["model"] == whole["sha256"]
    status, out, err = run("check", "--merge", *shards, "--json")
    report = json.loads(out)
    assert (status, err) == (0, "")
    assert list(report) == [
        "kind", "holds", "state", "action", "message", "bound", "policy_bound", "slack", "rounding",
        "reward_rounding", "states", "shards", "model", "certificate", "values",
    ]  # fmt: skip
    assert report["model"] == whole.pop("sha256")
    del whole["model"]
    assert {**report, **whole} == {**whole, **report}
    slacks = [json.loads(file.read_text())["slack"] for file in shards]
    assert report["slack"] == min(slacks) >= 0


def test_a_shard_that_fails(run, certificate, tmp_path):
    with np.load(certificate) as archive:
        arrays = dict(archive)
    arrays["values"][10] += 10**9
    np.savez(certificate, **arrays)
    found = [run("check", certificate, "--shard", f"{i}/4", "--threads", 2) for i in range(1, 5)]
    files = [tmp_path / f"{i}.json" for i in range(4)]
    for file, (_, out, _) in zip(files, found, strict=True):
        file.write_text(out)

    assert {status for status, _, _ in found} == {0, 1}
    whole = json.loads(run("check", certificate, "--json")[1])
    status, out, err = run("check", "--merge", *files, "--json")
    report = json.loads(out)
    assert (status, err) == (1, "")
    assert [report[name] for name in ("holds", "state", "action", "message", "slack")] == [
        *(whole[name] for name in ("holds", "state", "action", "message")),
        None,
    ]
    status, out, _ = run("check", "--merge", *files)
    assert status == 1
    assert out.startswith(f"does not hold: {whole['message']}\n")


def test_wrong_use_of_shards(run, certificate, shards, tmp_path):
    def refused(*arguments):
        status, out, err = run("check", *arguments)
        assert (status, out) == (2, "")
        assert err.count("\n") == 1
        return err

    first, second, third = shards
    for wrong in ("0/3", "4/3", "1", "1/0", "a/b", "-1/3", "1/3/5"):
        assert "--shard must be I/N with 1 <= I <= N, got" in refused(certificate, "--shard", wrong)
    assert "--shard must be between 1 and 12, got 13" in refused(certificate, "--shard", "1/13")
    assert "no --success" in refused(certificate, "--shard", "1/3", "--success", "reward > 0")
    assert "--merge takes files alone" in refused("--merge", first, "--shard", "1/3")
    assert "--merge takes files alone" in refused("--merge", first, "-p", "height=3")
    assert "one argument too many" in refused(certificate, "GridWorld", first)
    assert "none is about the states 4 to 7" in refused("--merge", first, third)
    overlap = refused("--merge", *shards, second)
    assert f"{second} overlaps {second}: both are about the states 4 to 7" in overlap
    assert f"{certificate}: it is no JSON" in refused("--merge", certificate)

    report = json.loads(second.read_text())
    text = json.dumps({**report, "version": 2})
    for content, message in (
        (second.read_text()[:-9], "it is no JSON"),
        (text, "the field 'version' must be 1, got 2"),
        (json.dumps({**report, "begin": 5}), "it is damaged"),
        ("{}", "the field 'format' is not 'provengym shard verdict'"),
    ):
        (tmp_path / "bad.json").write_text(content)
        err = refused("--merge", first, tmp_path / "bad.json", third)
        assert f"{tmp_path / 'bad.json'}: {message}" in err
    other = run("check", certificate, "GridWorld", "-p", "height=4", "-p", "width=3", "--shard",
                "2/3")  # fmt: skip
    assert other[0] == 1
    (tmp_path / "bad.json").write_text(other[1])
    err = refused("--merge", first, tmp_path / "bad.json", third)
    assert f"bad.json is of another check than {first}: its field 'model' is" in err
    assert "no such" in refused("--merge", first, tmp_path / "none.json").lower()
