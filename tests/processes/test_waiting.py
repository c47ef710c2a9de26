"""The time in which processes wait for a processor that others have."""

import os
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from provengym.processes import waiting
from provengym.processes.waiting import Other, Waits, waits

linux = pytest.mark.skipif(
    not os.path.exists("/proc/self/schedstat"), reason="the system does not tell"
)
BUSY = """
import os, sys, threading
os.sched_setaffinity(0, {int(sys.argv[1])})
def work():
    while True:
        pass
threading.Thread(target=work, daemon=True).start() if sys.argv[2] == "thread" else None
work() if sys.argv[2] == "main" else threading.Event().wait()
"""


@pytest.fixture
def starved():
    """Two processes that share one processor, each of which is busy in a thread."""
    processor = str(min(os.sched_getaffinity(0)))
    processes = [
        subprocess.Popen([sys.executable, "-c", BUSY, processor, kind])
        for kind in ("main", "thread")
    ]
    yield processes
    for process in processes:
        process.kill()
        process.wait()


@linux
@pytest.mark.parametrize("which", [0, 1])
def test_a_process_waits_while_another_is_busy(starved, which):
    before = waits()
    other, waited = Other(starved[which].pid), 0.0
    while waited < 0.2:  # as long as that takes
        time.sleep(0.05)
        waited += other.look()

    assert waits().since(before) >= waited - 1e-9  # sums in another order


@linux
def test_what_sleeps_waits_for_no_processor():
    process = subprocess.Popen(["sleep", "60"])
    other = Other(process.pid)
    while Path(f"/proc/{process.pid}/stat").read_text().split()[2] != "S":
        time.sleep(0.01)
    other.look()
    time.sleep(0.5)
    assert other.look() < 0.1
    process.kill()
    process.wait()
    assert other.look() == 0


def test_the_longest_that_any_one_thread_waited_counts():
    before = Waits(1, {1: 5.0, 2: 1.0}, 2.0)

    assert Waits(1, {1: 6.0, 2: 4.0, 3: 2.5}, 2.0).since(before) == 3.0
    assert Waits(1, {1: 6.0, 2: 1.0, 3: 2.5}, 4.0).since(before) == 4.5
    assert Waits(2, {4: 0.5}, 2.0).since(before) == 0.5
    assert Waits(1, {}, 2.0).since(before) == 0.0


@linux
def test_every_thread_of_this_process_is_looked_at(monkeypatch):
    monkeypatch.setattr(waiting, "_known_at", -1.0)
    stop = threading.Event()
    thread = threading.Thread(target=stop.wait)
    thread.start()
    try:
        known = waits()
    finally:
        stop.set()
        thread.join()

    assert known.process == os.getpid()
    assert {os.getpid(), thread.native_id} <= known.threads.keys()


def test_where_the_system_does_not_tell_nothing_is_waited(monkeypatch):
    def refuse(_):
        raise FileNotFoundError

    monkeypatch.setattr(waiting, "listdir", refuse)
    monkeypatch.setattr(waiting, "_known_at", -1.0)

    assert waits().threads == {}
    assert Other(os.getpid()).look() == 0.0
