"""The probability of success and the total return of random processes, as Storm finds them."""

import importlib.util
import random
from pathlib import Path

import numpy as np
import pytest
from scipy.sparse import csr_array

import provengym
from solving.exact_mdp import ExactMDP
from solving.random_processes import random_process
from solving.test_success import PAYS, outcomes

pytest.importorskip("stormpy", reason="compares with Storm: pip install '.[bench]'")

COUNT, TOL = 200, 1e-6
PEERS = Path(__file__).parents[2] / "benchmarks" / "solve_peers.py"


@pytest.fixture(scope="module")
def peers():
    """The module of the benchmarks that asks Storm."""
    spec = importlib.util.spec_from_file_location("solve_peers", PEERS)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def matrices(process):
    """Transitions among the states, and two more that are never left, where the episode is over:
    after a success, and after anything else."""
    states = process.states
    found = np.zeros((process.actions, states + 2, states + 2))
    found[:, states, states] = found[:, states + 1, states + 1] = 1
    for s in range(states):
        for a in range(process.actions):
            for p, won, t in outcomes(process, s, a):
                found[a, s, (states + 1 - won) if t is None else t] += float(p)
    return [csr_array(matrix) for matrix in found]


def test_success(peers):
    for seed in range(COUNT):
        process = random_process(random.Random(seed))
        goal = np.arange(process.states + 2) == process.states
        expected = peers.storm_reaches(matrices(process), goal, TOL)()()[:-2]
        solution = provengym.solve(process, objective="success", success=PAYS, tol=TOL)

        np.testing.assert_allclose(solution.values, expected, rtol=0, atol=2 * TOL)


def test_total_return(peers):
    """Of costs, for Storm sums rewards of one sign; where no policy ends they have no least sum."""
    proper = 0
    for seed in range(COUNT):
        rows = random_process(random.Random(seed)).rows
        process = ExactMDP(
            [[[(p, t, -abs(r), ends) for p, t, r, ends in row] for row in s] for s in rows], 1
        )
        costs = np.zeros((process.states + 2, process.actions))
        for s in range(process.states):
            for a in range(process.actions):
                costs[s, a] = -sum(p * r for p, _, r, _ in process.rows[s][a])
        over = np.arange(process.states + 2) >= process.states
        expected = -peers.storm_costs(matrices(process), costs, over, TOL)()()[:-2]
        if np.isinf(expected).any():
            with pytest.raises(ValueError, match="no policy ends from state"):
                provengym.solve(process, objective="total", tol=TOL)
            continue
        proper += 1
        solution = provengym.solve(process, objective="total", tol=TOL)
        np.testing.assert_allclose(solution.values, expected, rtol=0, atol=2 * TOL)

    assert proper > COUNT // 4
