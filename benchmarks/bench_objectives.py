"""Seconds to the probability of success and to the total return, with certificates, beside Storm.

The grids are of ice that slips to every side, with holes, so that success is not certain; in the
holes the episode ends, at a cost.  Run it on a quiet machine: `python
benchmarks/bench_objectives.py`.  Storm (`pip install '.[bench]'`) has `--limit` seconds for
each question, in a process of its own, and is left out where it is not installed.
"""

from __future__ import annotations

import argparse
import functools
import importlib.util
import json
import resource
import subprocess
import sys
from typing import Any

import numpy as np
import solve_peers
from bench_solve import seconds
from scipy.sparse import csr_array, diags_array

import provengym

SIDES, LARGE_SIDE = (30, 100, 300), 1000
TOL = 1e-6
SLIP, HOLES, FALL = 0.2, 0.02, 1000.0
LARGE = {"total": {"objective": "total"}, "success": {"objective": "success"},
         "horizon of 100": {"horizon": 100}}  # fmt: skip


def ice(side: int) -> tuple[list[Any], Any, Any, Any]:
    """Transitions, costs, the states in which an episode is over, and the goal."""
    moves = list(provengym.GridWorldEnv(side, side).transition_matrices())
    slips = [
        csr_array((1 - SLIP) * move + sum(SLIP / 3 * other for other in moves if other is not move))
        for move in moves
    ]
    cells = side * side
    holes = np.random.default_rng(0).random(cells) < HOLES
    holes[[0, cells - 1]] = False
    goal = np.arange(cells) == cells - 1
    costs = np.stack([1 + FALL * (move @ holes.astype(float)) for move in slips], axis=1)
    return slips, costs, holes | goal, goal


def absorbing(matrices: list[Any], over: Any) -> list[Any]:
    """The same transitions, where the states in which an episode is over are never left."""
    on, stay = diags_array(1.0 - over), diags_array(over.astype(float))
    return [csr_array(on @ matrix + stay) for matrix in matrices]


def storm(question: str, side: int) -> None:
    """Storm alone, for a process of its own: its seconds and its answer at the start."""
    matrices, costs, over, goal = ice(side)
    matrices = absorbing(matrices, over)
    if question == "success":
        solve = solve_peers.storm_reaches(matrices, goal, TOL)
    else:
        solve = solve_peers.storm_costs(matrices, np.where(over[:, None], 0, costs), over, TOL)
    took, read = seconds(solve)
    print(json.dumps([took, float(read()[0])]))


def asked_of_storm(question: str, side: int, limit: float) -> str:
    """Return what Storm took and answered, in words."""
    if importlib.util.find_spec("stormpy") is None:
        return "not installed"
    command = [sys.executable, __file__, "--storm", question, "--side", str(side)]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=limit, check=False)
        took, value = json.loads(done.stdout.splitlines()[-1])
    except subprocess.TimeoutExpired:
        return f"no answer in {limit:g} s"
    except (IndexError, ValueError):
        return "no answer: " + done.stderr.strip().splitlines()[-1]
    said = " (did not converge)" if "did not converge" in done.stdout + done.stderr else ""
    return f"{took:.3f} s, {value:.6f}{said}"


def compare(side: int, limit: float) -> None:
    """Both questions on one grid."""
    matrices, costs, over, goal = ice(side)
    pays = np.stack([matrix @ goal.astype(float) for matrix in matrices], axis=1)
    for question, rewards, asked in (
        ("success", pays, {"success": f"observation == {goal.size - 1}"}),
        ("total", -costs, {}),
    ):
        solve = functools.partial(
            provengym.solve, (matrices, rewards, over), objective=question, tol=TOL, **asked
        )
        took, solution = seconds(solve)
        checked, result = seconds(
            functools.partial(provengym.check, solution.model, solution.certificate)
        )
        assert result
        print(
            f"{side} x {side}, {question}: {took:.3f} s with reading and certifying, checked in "
            f"{checked:.3f} s: {solution.values[0]:.6f}, bounds {solution.bound:.1e} apart; "
            f"Storm {asked_of_storm(question, side, limit)}"
        )


def large(name: str) -> None:
    """One question of a million states, in a process of its own, for its memory."""
    size = {"height": LARGE_SIDE, "width": LARGE_SIDE}
    took, solution = seconds(lambda: provengym.solve("GridWorld", **LARGE[name], **size))
    check = functools.partial(provengym.check, "GridWorld", solution.certificate, **size)
    checked, result = seconds(check)
    assert result
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 2**20
    print(f"{name}: solved in {took:.1f} s, checked in {checked:.1f} s, {peak:.1f} GiB at most")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n\n")[0])
    parser.add_argument("--limit", type=float, default=300, help="seconds for Storm")
    parser.add_argument("--storm", choices=("success", "total"), help="Storm alone, as JSON")
    parser.add_argument("--side", type=int, help="of the grid for --storm")
    parser.add_argument("--large", choices=LARGE, help="one question of a million states")
    given = parser.parse_args()
    if given.storm:
        storm(given.storm, given.side)
        return
    if given.large:
        large(given.large)
        return
    for side in SIDES:
        compare(side, given.limit)
    print(f"\n{LARGE_SIDE} x {LARGE_SIDE} GridWorld")
    for name in LARGE:
        subprocess.run([sys.executable, __file__, "--large", name], check=True)


if __name__ == "__main__":
    main()
