"""Seconds of `analyse` on models of a million states and eight attributes, with the parts of it.

A walker has to get to a cell of a grid of 8 by 8 while a lever stands right; the lever and four
other dials turn like those of a meter.  The observation shows the row, the column, their sum, the
lever and the dials.  In the second model a walk may also stay in place.  `python
benchmarks/bench_analyse.py`, on a quiet machine.
"""

from __future__ import annotations

import argparse
import functools
import resource
import subprocess
import sys
from fractions import Fraction

import numpy as np
from bench_solve import seconds

import provengym
from provengym.finite.model import FiniteModel
from provengym.finite.observed import Observations

SIDE, LEVER = 8, 5
DIALS = (5, 5, 5, 25)
NAMES = ("row", "column", "sum", "lever", *(f"dial {number}" for number in range(len(DIALS))))
GOAL = 3 * SIDE + 4
MOVES = ((-1, 0), (1, 0), (0, -1), (0, 1))
KINDS = ("deterministic", "stochastic")
MINIMAL = (("row", "column", "lever"), ("row", "sum", "lever"), ("column", "sum", "lever"))


def world(kind: str, dials: tuple[int, ...] = DIALS) -> FiniteModel:
    """The model, as arrays; its states are numbered by meter, row and column."""
    cells, readings = SIDE * SIDE, LEVER * int(np.prod(dials))
    states = cells * readings
    state = np.arange(states)
    reading, row, column = state // cells, state % cells // SIDE, state % SIDE
    lever = reading % LEVER
    shown, rest = [row, column, row + column, lever], reading // LEVER
    for size in dials:
        shown.append(rest % size)
        rest = rest // size
    moved = [
        reading * cells
        + np.clip(row + down, 0, SIDE - 1) * SIDE
        + np.clip(column + right, 0, SIDE - 1)
        for down, right in MOVES
    ]
    turned = (reading + 1) % readings * cells + state % cells
    may_stay = kind == "stochastic"
    outcomes = [part for to in moved for part in ((to, state) if may_stay else (to,))] + [turned]
    sizes = np.array([2 if may_stay else 1] * len(MOVES) + [1])
    chances = np.repeat([1, 1, 1, 1, 0] if may_stay else [0] * 5, sizes)
    if may_stay:
        chances[1 : 2 * len(MOVES) : 2] = 2
    successors = np.stack(outcomes, axis=1).reshape(-1)
    goal = (successors % cells == GOAL) & (successors // cells % LEVER == 0)
    parents = np.where(column > 0, state - 1, np.where(row > 0, state - SIDE, state - cells))
    parents[0] = -1
    names = [[name, ["int"]] for name in NAMES]
    return FiniteModel(
        target=f"a {kind} world",
        actions=("up", "down", "left", "right", "turn"),
        observations=Observations.in_columns(["dict", names], shown),
        observation_of=state.astype(np.int32),
        ended=np.zeros(states, np.bool_),
        parents=parents,
        parent_actions=np.where(column > 0, 3, np.where(row > 0, 1, 4)) - 5 * (state == 0),
        starts=np.array([0]),
        start_probabilities=np.array([0]),
        row_starts=np.concatenate([[0], np.cumsum(np.tile(sizes, states))]),
        successors=successors,
        rewards=np.where(goal, 0.0, -1.0),
        terminated=goal,
        truncated=np.zeros(goal.size, np.bool_),
        probability_of=np.tile(chances, states),
        probabilities=(Fraction(1), Fraction(3, 4), Fraction(1, 4)),
    )


def timed(kind: str) -> None:
    """One model, in a process of its own, for its memory."""
    model = world(kind)
    took, analysis = seconds(functools.partial(provengym.analyse, model, discount="9/10"))
    assert analysis
    assert analysis.minimal_sets == MINIMAL
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 2**20
    print(
        f"{kind}: {model.states:,} states, {model.transitions:,} outcomes, {len(NAMES)} attributes:"
        f" {took:.1f} s, {peak:.1f} GiB at most"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n\n")[0])
    parser.add_argument("--kind", choices=KINDS, help="this model alone")
    given = parser.parse_args()
    if given.kind:
        timed(given.kind)
        return
    for kind in KINDS:
        subprocess.run([sys.executable, __file__, "--kind", kind], check=True)


if __name__ == "__main__":
    main()
