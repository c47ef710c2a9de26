"""Policy iteration, with values that are exact up to the resolution of their integers."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from provengym.solving.methods.fixed_point import FixedPoint
from provengym.solving.methods.limits import NORMAL, SolverLimits
from provengym.solving.methods.linear import PolicyEquations

if TYPE_CHECKING:
    from collections.abc import Callable
    from fractions import Fraction

    from numpy.typing import NDArray

    from provengym.finite.integer_model import IntegerModel


def policy_iteration(
    model: IntegerModel,
    policy: NDArray[np.int32],
    error: Fraction,
    report: Callable[[int, float], None],
    limits: SolverLimits = NORMAL,
) -> tuple[FixedPoint, PolicyEquations, int]:
    """Values of the best policy, the equations that they solve, and the number of rounds.

    Floats only propose: each round solves the equations of a policy in floating point, corrects
    the solution by what exact backups say is left, and improves the policy by exact backups.

    Args:
        model: The model, whose discount may be one if every policy from the first on ends.
        policy: The policy to start from, shape (states,).
        error: The most by which a Bellman backup may differ from the value of its state.
        report: Called after each round with its number and the residual.
        limits: The limits at which to give up, and those of solving the equations.

    Raises:
        OverflowError: The values are too large for floats.
        TooLarge: They do not fit the integers.
    """
    equations = PolicyEquations(model, policy, limits)
    point = FixedPoint(model, equations.solve(equations.rewards), error)
    least, highest, waited, rounds = np.inf, -np.inf, 0, 0
    while rounds < limits.policy_rounds and waited < limits.stalled_rounds:
        point.evaluate(policy, equations)
        own = model.table.residual(point.units, point.factor, policy)
        best_action, best = point.greedy()
        worst = float(np.abs(best).max())
        rounds += 1
        report(rounds, worst / point.scale)
        better = best > np.maximum(own, 0) + 1
        if worst <= max(1, point.allowed // 4) or not better.any():
            break
        total = float(point.values.sum())
        waited = 0 if worst < least or total > highest else waited + 1
        least, highest = min(worst, least), max(total, highest)
        policy = np.where(better, best_action, policy).astype(np.int32)
        if equations.factorised:  # iteration did not do, nor will it for the next
            limits = replace(limits, direct_states=model.states)
        equations = PolicyEquations(model, policy, limits)
    return point, equations, rounds
