"""Batches and what goes wrong around them: wrong arrays, threads, a fork."""

import os
import subprocess
import sys
import threading
import time

import numpy as np
import pytest

from provengym import Batch

N = 5000


def arrays(n=N):
    return {
        "actions": np.ones(n, np.uint8),
        "observations": np.full(n, 77, np.int32),
        "rewards": np.full(n, 77, np.float32),
        "terminated": np.ones(n, bool),
        "truncated": np.ones(n, bool),
        "final_observations": np.full(n, 77, np.int32),
    }


def begun(n=N, threads=2, **options):
    batch = Batch("GridWorld", n, observation_dtype="int32", threads=threads, **options)
    batch.reset(seed=3)
    return batch


def refused(batch, given, error, message):
    """The call raises this, and changes neither the lanes nor an array."""
    lanes = [part.tobytes() for part in batch._lanes.words() if part is not None]
    before = {name: array.tobytes() for name, array in given.items()}
    with pytest.raises(error, match=message):
        batch.step_into(**given)
    assert [part.tobytes() for part in batch._lanes.words() if part is not None] == lanes
    assert {name: array.tobytes() for name, array in given.items()} == before


def read_only(array):
    array = array.copy()
    array.flags.writeable = False
    return array


# How an array is spoilt.
SPOILT = {
    "shape": lambda array: array[:-1].copy(),
    "dimension": lambda array: array.reshape(-1, 1).copy(),
    "dtype": lambda array: array.astype(np.complex128),
    "byte order": lambda array: array.astype(">f8"),
    "stride": lambda array: np.repeat(array, 2)[::2],
    "reversed": lambda array: array[::-1],
}


@pytest.mark.parametrize("way", SPOILT)
@pytest.mark.parametrize("name", arrays())
def test_a_wrong_array_is_named(name, way):
    given = arrays()
    given[name] = SPOILT[way](given[name])

    refused(begun(), given, (TypeError, ValueError), name)


@pytest.mark.parametrize("name", [name for name in arrays() if name != "actions"])
def test_a_read_only_array_is_named(name):
    given = arrays()
    given[name] = read_only(given[name])

    refused(begun(), given, ValueError, name)


def test_actions_may_be_read_only():
    given = arrays()
    given["actions"] = read_only(given["actions"])

    begun().step_into(**given)

    assert (given["observations"] == 5).all()


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("terminated", "truncated"),
        ("observations", "final_observations"),
        ("actions", "terminated"),
    ],
)
def test_arrays_that_overlap_are_named(one, other):
    given = arrays()
    memory = np.ones(N + 1, given[one].dtype)
    given[one], given[other] = memory[:-1], memory[1:].view(given[other].dtype)

    refused(begun(), given, ValueError, f"{one}.*{other}|{other}.*{one}")


@pytest.mark.parametrize("autoreset", ["same_step", "next_step", "disabled"])
@pytest.mark.parametrize("place", [0, 1023, 1024, N - 1])
def test_one_wrong_action_is_named_with_its_lane(autoreset, place):
    given = arrays()
    given["actions"][place] = 4

    refused(begun(autoreset=autoreset), given, ValueError, rf"actions\[{place}\] must be .* got 4$")


@pytest.mark.parametrize("n", [0, -1, 2**63, 1.5, True, None, "3"])
def test_an_absurd_number_of_lanes_is_refused(n):
    with pytest.raises((TypeError, ValueError), match="^n must be"):
        Batch("GridWorld", n)


def test_more_lanes_than_memory_are_refused():
    with pytest.raises((MemoryError, ValueError), match="lanes|n must be"):
        Batch("GridWorld", 2**40)


# ---- Threads -------------------------------------------------------------------------------------


def test_two_threads_on_two_batches():
    alone = begun(20_000).rollout_random(300, seed=9).returns
    batches = [begun(20_000), begun(20_000)]
    found = [None, None]

    def roll(k):
        found[k] = batches[k].rollout_random(300, seed=9).returns

    threads = [threading.Thread(target=roll, args=(k,)) for k in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert [returns.tolist() for returns in found] == [alone.tolist()] * 2


def test_one_batch_from_two_threads_is_refused():
    """Both call until one of them is refused; afterwards the batch is as good as ever."""
    batch = begun(1000)
    refusals = []

    def meddle():
        while not refusals:
            try:
                batch.observe()
            except RuntimeError as error:
                refusals.append(str(error))

    other = threading.Thread(target=meddle)
    other.start()
    try:
        while not refusals:
            try:
                batch.reset(seed=3)
                batch.rollout_random(20_000, seed=9)
            except RuntimeError as error:
                refusals.append(str(error))
    finally:
        other.join()

    assert refusals[0] == "these lanes are in use by another thread"
    batch.reset(seed=3)
    after = batch.rollout_random(100, seed=9).returns
    assert after.tolist() == begun(1000).rollout_random(100, seed=9).returns.tolist()


# ---- The life of a program ----------------------------------------------------------------------


def program(text):
    return subprocess.run(
        [sys.executable, "-W", "ignore::DeprecationWarning", "-c", text],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_a_fork_while_the_threads_wait():
    """Parent and child go on with threads of their own, and both end."""
    outcome = program("""
import os
from provengym import Batch

def begun():
    batch = Batch("GridWorld", 5000, threads=3)
    batch.reset(seed=1)
    return batch

expected = begun().rollout_random(50, seed=2).returns.tolist()
batch = begun()
batch.observe()  # the threads have started
child = os.fork()
same = batch.rollout_random(50, seed=2).returns.tolist() == expected
if child == 0:
    del batch
    os._exit(0 if same else 5)
_, status = os.waitpid(child, 0)
print(same, os.waitstatus_to_exitcode(status))
""")

    assert (outcome.returncode, outcome.stdout, outcome.stderr) == (0, "True 0\n", "")


EXITING = """
import threading
import time
from provengym import Batch

batch = Batch("GridWorld", 5000)
batch.reset(seed=1)
running = threading.Event()


def roll():
    while True:
        running.set()
        batch.rollout_random(2_000, seed=2)


threading.Thread(target=roll, daemon=True).start()
running.wait()
print("end", flush=True)
"""


def test_the_interpreter_may_exit_while_lanes_run():
    outcome = subprocess.run(
        [sys.executable, "-c", EXITING], capture_output=True, text=True, check=False
    )

    assert (outcome.returncode, outcome.stdout, outcome.stderr) == (0, "end\n", "")


def test_threads_that_have_nothing_to_do_sleep():
    batch = begun(threads=2)
    batch.rollout_random(50, seed=2)
    spent = time.process_time()
    time.sleep(0.5)

    assert time.process_time() - spent < 0.25  # of all threads together
