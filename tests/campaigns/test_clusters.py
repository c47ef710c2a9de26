"""Campaigns on clusters of two workers: the result of one process, also when a worker is killed.

`make clusters` installs what these need.
"""

import importlib.util
import json
import os
import shutil
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from provengym.campaigns.api import campaign
from provengym.campaigns.executors import check_answers
from provengym.campaigns.performing import CampaignError

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="asks Linux for processes")
TARGETS = Path(__file__).parent / "targets.py"
LAMPS = {
    "kind": "conform", "targets": f"{TARGETS}:Lamp", "reference": "none", "budget": "3000steps",
    "engines": ["contract"], "seeds": 4,
}  # fmt: skip


def needs(package, extra):
    if importlib.util.find_spec(package) is None:
        pytest.skip(f"{package} is not installed: pip install '.[{extra}]'")


def write(folder, tables):
    """A campaign as a file of TOML, whose values look as in JSON."""
    file = folder / "campaign.toml"
    text = ""
    for table in tables:
        parameters = "".join(f"{k} = {json.dumps(v)}\n" for k, v in table["parameters"].items())
        pairs = {key: value for key, value in table.items() if key != "parameters"}
        text += "[[jobs]]\n" + "".join(f"{k} = {json.dumps(v)}\n" for k, v in pairs.items())
        text += f"[jobs.parameters]\n{parameters}"
    file.write_text(text)
    return file


def command(*words, before=()):
    """Of a process of its own, for a cluster leaves threads."""
    return subprocess.run(
        [*before, sys.executable, *words],
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
        env={**os.environ, "PROCESS_OF_THE_TESTS": str(os.getpid())},
    )


def timeless(rows):
    return [{key: value for key, value in row.items() if key != "run"} for row in rows]


def rows_of(folder):
    return json.loads((folder / "results.json").read_text())["rows"]


@pytest.mark.parametrize(("name", "package"), [("dask", "distributed"), ("ray", "ray")])
def test_a_worker_that_is_killed_costs_its_job_one_retry(tmp_path, name, package):
    needs(package, name)
    killing = {
        "kind": "audit", "targets": f"{TARGETS}:KillsItsWorker", "budget": "200steps",
        "parameters": {"folder": str(tmp_path)},
    }  # fmt: skip
    file = write(tmp_path, [killing, {**LAMPS, "parameters": {}}])
    words = ["-m", "provengym", "campaign", str(file), "-o", str(tmp_path / "results")]
    done = command(*words, "--executor", name)
    first, *others = rows_of(tmp_path / "results")
    (killed,) = (tmp_path / "killed").read_text().split()
    alone = campaign(file, executor="processes:1")

    assert done.returncode == 0
    assert first["run"]["attempts"] == 2
    (died,) = first["run"]["died"]
    assert died.startswith("the worker tcp://" if name == "dask" else f"the worker {killed} on ")
    assert f"provengym: warning: the job {first['job']} lost {died}\n" in done.stderr
    assert all(row["run"]["attempts"] == 1 for row in others)
    assert timeless([first, *others]) == timeless(alone.rows)


@pytest.mark.parametrize(("name", "package"), [("dask", "distributed"), ("ray", "ray")])
def test_a_job_that_kills_each_worker_is_a_row(tmp_path, name, package):
    needs(package, name)
    killing = {
        "kind": "audit", "targets": f"{TARGETS}:KillsItsWorker", "budget": "200steps",
        "parameters": {"folder": str(tmp_path), "always": True},
    }  # fmt: skip
    words = ["-m", "provengym", "campaign", str(write(tmp_path, [killing]))]
    done = command(*words, "-o", str(tmp_path / "results"), "--executor", name)
    (row,) = rows_of(tmp_path / "results")

    assert done.returncode == 3
    assert (row["verdict"], row["run"]["attempts"]) == ("died", 2)
    assert len((tmp_path / "killed").read_text().split()) == 2


def test_two_ranks(tmp_path):
    needs("mpi4py", "mpi")
    if shutil.which("mpirun") is None:
        pytest.skip("there is no mpirun: apt install openmpi-bin")
    file = write(tmp_path, [{**LAMPS, "parameters": {}}])
    words = ["-m", "provengym", "campaign", str(file), "--executor", "mpi"]
    words += ["-o", str(tmp_path / "results")]
    before = ["mpirun", "--allow-run-as-root", "--oversubscribe", "-n", "2"]
    done = command("-m", "mpi4py.futures", *words, before=before)
    alone = campaign(file, executor="processes:1")

    assert done.returncode == 0
    assert timeless(rows_of(tmp_path / "results")) == timeless(alone.rows)
    plain = command(*words)
    assert plain.returncode == 2
    assert "the executor mpi needs ranks that wait for jobs: mpirun -n N" in plain.stderr


def test_an_address_at_which_somebody_listens_answers():
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
        for address in (f"127.0.0.1:{port}", f"tcp://127.0.0.1:{port}"):
            check_answers(f"dask:{address}", address)
    with pytest.raises(CampaignError, match="dask:.*: the address does not answer: "):
        check_answers(f"dask:127.0.0.1:{port}", f"127.0.0.1:{port}")


@pytest.mark.parametrize("address", ["nowhere", "nowhere:0", ":80", "host:many", "tcp://"])
def test_an_address_has_a_host_and_a_port(address):
    with pytest.raises(CampaignError, match=f"the address must be HOST:PORT, got '{address}'"):
        check_answers(f"ray:{address}", address)


@pytest.mark.parametrize(
    ("name", "package", "words"),
    [
        ("dask:127.0.0.1:1", "distributed", "does not answer: Connection refused"),
        ("ray:127.0.0.1:1", "ray", "does not answer: Connection refused"),
        ("dask:nowhere", "distributed", "the address must be HOST:PORT, got 'nowhere'"),
        ("ray:host:many", "ray", "the address must be HOST:PORT, got 'host:many'"),
    ],
)
def test_an_address_that_does_not_answer_is_one_line(tmp_path, name, package, words):
    needs(package, name.partition(":")[0])
    file = write(tmp_path, [{**LAMPS, "parameters": {}}])
    words_of = ["-m", "provengym", "campaign", str(file), "-o", str(tmp_path / "results")]
    done = command(*words_of, "--executor", name)

    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert f"{name}: " in done.stderr
    assert words in done.stderr
    assert not (tmp_path / "results").exists()
