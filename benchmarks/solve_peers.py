"""Other solvers of discounted decision processes, on the same matrices.

Each takes the model in the form that suits it, and is then a function that solves it, which alone
is timed.  That function returns another, which reads the values.
"""

from __future__ import annotations

import contextlib
import importlib.metadata
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from numpy.typing import NDArray

    Values = NDArray[np.float64]
    Solver = Callable[[], Callable[[], Values]]


def backup(matrices: Sequence[Any], rewards: Values, discount: float, values: Values) -> Values:
    """One sweep of value iteration."""
    worth = [matrix @ values for matrix in matrices]
    return (rewards + discount * np.stack(worth, axis=1)).max(axis=1)


def value_iteration(matrices: list[Any], rewards: Values, discount: float, tol: float) -> Values:
    """Value iteration as one writes it with SciPy; stops when the values are within `tol`."""
    values = np.zeros(len(rewards))
    change = np.inf
    while discount * change > tol * (1 - discount):
        updated = backup(matrices, rewards, discount, values)
        change = np.abs(updated - values).max()
        values = updated
    return values


def scipy(matrices: list[Any], rewards: Values, discount: float, tol: float) -> Solver:
    """Ten lines of NumPy and SciPy's sparse matrices."""

    def solve() -> Callable[[], Values]:
        values = value_iteration(matrices, rewards, discount, tol)
        return lambda: values

    return solve


def toolbox(matrices: list[Any], rewards: Values, discount: float, tol: float) -> Solver:
    """ValueIteration of mdptoolbox-hiive.

    Its constructor bounds the number of iterations first, which takes longer than solving; the
    bound only limits the iterations, and is left out.
    """
    from hiive.mdptoolbox import mdp
    from scipy.sparse import csr_matrix

    class ValueIteration(mdp.ValueIteration):  # type: ignore[misc]
        def _boundIter(self, epsilon: float) -> None:
            pass

    transitions = [csr_matrix(matrix) for matrix in matrices]

    def solve() -> Callable[[], Values]:
        solver = ValueIteration(
            transitions, rewards, discount, epsilon=tol, max_iter=100_000, skip_check=True
        )
        with contextlib.redirect_stdout(None):
            solver.run()
        return lambda: np.array(solver.V)

    return solve


def storm(matrices: list[Any], rewards: Values, discount: float, tol: float) -> Solver:
    """The discounted total reward of Storm's sparse engine, for all states."""
    return _storm(matrices, {}, rewards, f'R{{"reward"}}max=? [Cdiscount={discount}]', tol)


def storm_reaches(matrices: list[Any], goal: NDArray[np.bool_], tol: float) -> Solver:
    """The largest probability of ever reaching a set of states, for all states."""
    return _storm(matrices, {"goal": goal}, None, 'Pmax=? [F "goal"]', tol)


def storm_costs(matrices: list[Any], costs: Values, end: NDArray[np.bool_], tol: float) -> Solver:
    """The least expected sum of costs, none of which is negative, until a set of states is reached;
    infinite under a policy that may never reach it."""
    return _storm(matrices, {"end": end}, costs, 'R{"reward"}min=? [F "end"]', tol)


def _storm(
    matrices: list[Any],
    labels: dict[str, NDArray[np.bool_]],
    rewards: Values | None,
    asked: str,
    tol: float,
) -> Solver:
    """Return a solver by Storm's sparse engine, by the sound methods that it selects by itself."""
    import stormpy
    from scipy.sparse import vstack
    from stormpy import datastructures, environments, models

    actions, states = len(matrices), matrices[0].shape[0]
    rows = vstack(matrices, format="csr")[
        np.arange(states * actions).reshape(actions, states).T.ravel()
    ]
    builder = datastructures.SparseMatrixBuilder[float](
        rows=states * actions,
        columns=states,
        entries=rows.nnz,
        has_custom_row_grouping=True,
        row_groups=states,
    )
    builder.add_next_values(
        np.repeat(np.arange(states * actions), np.diff(rows.indptr)).tolist(),
        rows.indices.tolist(),
        rows.data.tolist(),
        list(range(0, states * actions, actions)),
    )
    labeling = models.StateLabeling(states)
    for label, members in {"init": np.arange(states) == 0, **labels}.items():
        labeling.add_label(label)
        for state in np.flatnonzero(members).tolist():
            labeling.add_label_to_state(label, state)
    reward_models = {}
    if rewards is not None:
        reward_models["reward"] = models.SparseRewardModel[float](
            optional_state_action_reward_vector=rewards.ravel().tolist()
        )
    components = models.SparseModelComponents[float](
        transition_matrix=builder.build(), state_labeling=labeling, reward_models=reward_models
    )
    model = models.SparseMdp[float](components)
    formula = stormpy.parse_property(asked)
    environment = environments.default(model)
    solver = environment.solver().min_max()
    solver.precision = stormpy.Rational(str(tol))
    solver.relative_termination_criterion = False
    solver.maximal_number_of_iterations = 1_000_000

    def solve() -> Callable[[], Values]:
        result = stormpy.model_checking(model, formula, environment=environment)
        return lambda: np.array([result.get_value(state) for state in range(states)])

    return solve


PEERS = {"scipy": scipy, "mdptoolbox-hiive": toolbox, "stormpy": storm}


def named(package: str) -> str:
    """The package with its version."""
    return f"{package} {importlib.metadata.version(package)}"
