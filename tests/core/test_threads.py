"""Threads share a kernel or a table, and run while it works."""

import functools
import sys
import threading
import time

import numpy as np
import pytest

from core.kernels import batch, small_grid
from provengym._core import Table
from tables import corridor

LENGTH = 100_000


@functools.cache
def arguments():
    """Those of a large table."""
    return corridor(LENGTH).arguments()


@pytest.fixture(scope="module")
def table():
    return Table(**arguments())


@pytest.fixture
def voluntary_switches():
    """Threads run until they give the interpreter's lock away themselves."""
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1000)
    yield
    sys.setswitchinterval(interval)


def calls(table):
    given = arguments()
    floats, integers = np.full(LENGTH, -2.0), np.full(LENGTH, -2)
    policy, out = np.ones(LENGTH, np.int32), np.zeros((LENGTH, 2))
    arrays = batch(1_000_000, components=1)
    return {
        "step_batch": lambda: small_grid().step_batch(**arrays),
        "Table": lambda: Table(**given),
        "backward_order": table.backward_order,
        "sweep": lambda: table.sweep(floats, 1.0),
        "q_values": lambda: table.q_values(floats, 1.0, out),
        "residual": lambda: table.residual(integers, 1, policy),
        "check": lambda: table.check(integers, 1, 2, policy),
        "decides": lambda: table.decides(integers, integers, policy),
    }


@pytest.mark.usefixtures("voluntary_switches")
@pytest.mark.parametrize(
    "name",
    [
        "step_batch",
        "Table",
        "backward_order",
        "sweep",
        "q_values",
        "residual",
        "check",
        "decides",
    ],
)
def test_the_lock_is_released(name, table):
    """Another thread runs during a call, the only place where it can."""
    call = calls(table)[name]
    counter, done = 0, False

    def count():
        nonlocal counter
        while not done:
            counter += 1
            time.sleep(0)

    thread = threading.Thread(target=count)
    thread.start()
    for _ in range(1000):  # the operating system need not start it at once
        before = counter
        call()
        ran = counter > before
        if ran:
            break
    done = True
    thread.join()

    assert ran


def test_threads_share_a_table(table):
    """Every thread gets what it would get alone."""
    policy = np.ones(LENGTH, np.int32)
    found = {}

    def verdict(wrong, threads):
        values = np.full(LENGTH, -2)
        values[wrong] = -5
        return table.check(values, 1, 1, policy, threads)

    def work(wrong):
        found[wrong] = [verdict(wrong, 2) for _ in range(20)]

    threads = [threading.Thread(target=work, args=(w,)) for w in (0, 20_000, LENGTH - 1)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert found == {wrong: [(wrong, 0, "upper")] * 20 for wrong in (0, 20_000, LENGTH - 1)}


def test_threads_share_a_kernel():
    """Every thread gets, on arrays of its own, what one thread gets."""

    def rollout(seed, results):
        rng = np.random.default_rng(seed)
        arrays = batch(5000)
        for _ in range(50):
            arrays["actions"][:] = rng.integers(0, 4, 5000)
            grid.step_batch(**arrays)
        results[seed] = arrays["states"].tolist()

    grid, alone, together = small_grid(), {}, {}
    for seed in range(4):
        rollout(seed, alone)
    threads = [threading.Thread(target=rollout, args=(seed, together)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert alone == together
