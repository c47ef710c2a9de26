"""Seconds to certified values, beside other solvers measured in the same run.

Run it on a quiet machine: `python benchmarks/bench_solve.py`.  Each figure is the best of several
rounds, in each of which every solver has its turn.  Peers that are not installed are left out;
`pip install '.[bench]'` installs them.
"""

from __future__ import annotations

import argparse
import functools
import json
import math
import resource
import subprocess
import sys
import time
from typing import TYPE_CHECKING, Any

import numpy as np
import solve_peers
from scipy.sparse import csr_array

import provengym

if TYPE_CHECKING:
    from collections.abc import Callable

DISCOUNT, TOL = 0.99, 1e-6
SIDES, LARGE_SIDE = (100, 300), 1000
ROUNDS = 3
SLIP = 0.2  # the probability of moving to one of the two sides instead


def seconds(function: Callable[[], Any]) -> tuple[float, Any]:
    """Return the seconds that a call takes, and what it returns."""
    start = time.perf_counter()
    result = function()
    return time.perf_counter() - start, result


def best(functions: dict[str, Callable[[], Any]]) -> dict[str, tuple[float, Any]]:
    """The best time of each function, and what it returned last."""
    times: dict[str, tuple[float, Any]] = dict.fromkeys(functions, (math.inf, None))
    for _ in range(ROUNDS):
        for name, function in functions.items():
            took, result = seconds(function)
            times[name] = (min(took, times[name][0]), result)
    return times


def slippery(matrices: list[Any], rewards: Any) -> tuple[list[Any], Any]:
    """The same grid on ice: every action may go to one of its sides instead."""
    sides = ((2, 3), (2, 3), (0, 1), (0, 1))
    ways = [((1 - SLIP, a), (SLIP / 2, b), (SLIP / 2, c)) for a, (b, c) in enumerate(sides)]
    mixed = [csr_array(sum(p * matrices[b] for p, b in way)) for way in ways]
    return mixed, np.stack([sum(p * rewards[:, b] for p, b in way) for way in ways], axis=1)


def compare(side: int, *, on_ice: bool) -> None:
    """One table: provengym and its peers on a grid."""
    grid = provengym.GridWorldEnv(side, side)
    matrices, rewards = list(grid.transition_matrices()), grid.reward_matrix()
    given: Any = grid
    if on_ice:
        matrices, rewards = slippery(matrices, rewards)
        given = (matrices, rewards)
    model = provengym.solve(given, discount=DISCOUNT, tol=TOL).model
    functions: dict[str, Callable[[], Any]] = {
        "provengym, certified": lambda: provengym.solve(model, discount=DISCOUNT, tol=TOL),
        "  with reading the model": lambda: provengym.solve(given, discount=DISCOUNT, tol=TOL),
    }
    for package, prepare in solve_peers.PEERS.items():
        try:
            functions[solve_peers.named(package)] = prepare(matrices, rewards, DISCOUNT, TOL)
        except ImportError as error:
            print(f"{package} is left out: {error}", file=sys.stderr)
    times = best(functions)
    certified, solution = times.pop("provengym, certified")
    kind = ", slippery" if on_ice else ""
    print(f"\n{side} x {side}{kind}, discount {DISCOUNT}, tol {TOL:g}")
    print(f"{'':32}{'seconds':>10}{'first is':>12}{'differs by':>14}")
    print(f"{'provengym, certified':32}{certified:10.4f}{'':>12}{solution.bound:14.1e} bound")
    check, _ = best({"": lambda: provengym.check(model, solution.certificate)})[""]
    print(f"{'  check of the certificate':32}{check:10.4f}")
    for name, (took, result) in times.items():
        line = f"{name:32}{took:10.4f}"
        if callable(result):
            differs = np.abs(result() - solution.values).max()
            line += f"{took / certified:10.1f} x{differs:14.1e}"
        print(line)


def large() -> dict[str, float]:
    """Measure provengym on a large grid: called in a process of its own, for its memory."""
    size = {"height": LARGE_SIDE, "width": LARGE_SIDE}
    took, solution = seconds(
        lambda: provengym.solve("GridWorld", discount=DISCOUNT, tol=TOL, **size)
    )
    figures = {"solve": took}
    certificate = solution.certificate
    del solution
    for threads, name in ((1, "check, 1 thread"), (2, "check, 2 threads")):
        check = functools.partial(
            provengym.check, "GridWorld", certificate, threads=threads, **size
        )
        figures[name], _ = best({"": check})[""]
    figures["peak memory (MiB)"] = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return figures


def per_transition() -> dict[str, float]:
    """Nanoseconds per transition of one sweep, ours and SciPy's, and of one check."""
    grid = provengym.GridWorldEnv(LARGE_SIDE, LARGE_SIDE)
    matrices, rewards = grid.transition_matrices(), grid.reward_matrix()
    solution = provengym.solve(grid, discount=DISCOUNT, tol=TOL)
    model, certificate = solution.model, solution.certificate
    values, table, order = solution.values.copy(), model.table, model.table.backward_order()
    factor = certificate.scale // model.reward_scale

    def check(threads: int) -> Callable[[], Any]:
        arguments = (certificate.values, factor, certificate.error, certificate.policy, threads)
        return lambda: table.check(*arguments)

    times = best(
        {
            "sweep of provengym": lambda: table.sweep(values, model.reward_scale, order),
            "sweep of SciPy": lambda: solve_peers.backup(matrices, rewards, DISCOUNT, values),
            "check, 1 thread": check(1),
            "check, 2 threads": check(2),
        }
    )
    return {name: took / model.transitions * 1e9 for name, (took, _) in times.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n\n")[0])
    parser.add_argument("--large", action="store_true", help="the large grid only, as JSON")
    if parser.parse_args().large:
        print(json.dumps(large()))
        return
    for on_ice in (False, True):
        for side in SIDES:
            compare(side, on_ice=on_ice)
    print(f"\n{LARGE_SIDE} x {LARGE_SIDE}, provengym alone, from the name to the result")
    child = [sys.executable, __file__, "--large"]
    figures = json.loads(subprocess.run(child, check=True, capture_output=True, text=True).stdout)
    for name, figure in figures.items():
        print(f"  {name:30}{figure:10.2f}")
    print("\nnanoseconds per transition there")
    for name, figure in per_transition().items():
        print(f"  {name:30}{figure:10.2f}")


if __name__ == "__main__":
    main()
