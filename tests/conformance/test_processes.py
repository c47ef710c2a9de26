"""Real signals to real processes: Ctrl-C is heard, and no process outlives its parent."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from provengym.processes import orphans
from provengym.processes.isolation import can_fork

pytestmark = pytest.mark.skipif(not can_fork(), reason="the system cannot fork")
FILE = Path(__file__)
DEAF = """
import os, time
from pathlib import Path
from corpus.zoo.right_grids import Grid

class Deaf(Grid):
    def step(self, action):
        Path(__file__).with_name("process").write_text(str(os.getpid()))
        while True:
            try:
                time.sleep(1)
            except BaseException:
                pass
"""
PROGRAM = """
import json, os, sys, time
from pathlib import Path

sys.stdin.readline()
space = {"type": "Discrete", "n": 4}
print(json.dumps({"observation_space": space, "action_space": space}), flush=True)
Path(__file__).with_name("process").write_text(str(os.getpid()))
time.sleep(60)
"""


def usual():
    """Signals do what they do in a terminal, also where whoever runs the tests ignores some."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    for number in (signal.SIGHUP, signal.SIGQUIT):
        signal.signal(number, signal.SIG_DFL)


def begun(target, tmp_path):
    """A check whose target does not return, and the process in which that is."""
    words = ["conform", target, "--reference", "GridWorld", "--budget", "60s"]
    paths = os.pathsep.join([str(FILE.parents[1]), *sys.path])
    check = subprocess.Popen(
        [sys.executable, "-m", "provengym", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": paths},
        start_new_session=True,
        preexec_fn=usual,
    )
    written = tmp_path / "process"
    wait_until(lambda: written.exists() and written.read_text())
    return check, int(written.read_text())


def wait_until(holds, seconds=60):
    deadline = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def is_gone(process):
    """Return whether a process has ended; one that nobody has waited for yet has."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except FileNotFoundError:
        return True


@pytest.fixture(params=["deaf", "program"])
def check(request, tmp_path):
    if request.param == "deaf":
        (tmp_path / "deaf.py").write_text(DEAF)
        target = f"{tmp_path / 'deaf.py'}:Deaf"
    else:
        (tmp_path / "program.py").write_text(PROGRAM)
        target = f"command:{sys.executable} {tmp_path / 'program.py'}"
    process, inner = begun(target, tmp_path)
    yield process, inner
    process.kill()
    process.communicate()
    wait_until(lambda: is_gone(inner))


def test_one_interrupt_is_heard(check):
    process, inner = check
    began = time.monotonic()
    os.kill(process.pid, signal.SIGINT)
    out, error = process.communicate(timeout=30)

    assert process.returncode == 130, error
    assert "Interrupted" in out
    # Two are promised, of a machine that has nothing else to do.
    assert time.monotonic() - began < 10
    wait_until(lambda: is_gone(inner))


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGHUP, signal.SIGQUIT, signal.SIGTERM])
def test_no_process_outlives_its_parent(check, number):
    process, inner = check
    os.kill(process.pid, number)
    process.communicate(timeout=30)

    assert process.returncode == -number
    wait_until(lambda: is_gone(inner), seconds=10)


def test_where_the_system_does_not_end_it_the_process_looks_itself(monkeypatch):
    monkeypatch.setattr(orphans, "_tied", lambda: False)
    monkeypatch.setattr(orphans, "_LOOK_SECONDS", 0.05)
    reading, writing = os.pipe()
    parent = os.fork()
    if not parent:
        own = os.getpid()
        if not os.fork():
            orphans.end_with(own)
            os.write(writing, f"{os.getpid()}\n".encode())
            time.sleep(60)
        time.sleep(60)
    inner = int(os.read(reading, 100))
    time.sleep(0.3)
    assert not is_gone(inner)

    os.kill(parent, signal.SIGKILL)
    os.waitpid(parent, 0)
    wait_until(lambda: is_gone(inner), seconds=10)
