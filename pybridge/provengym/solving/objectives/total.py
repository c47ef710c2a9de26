"""The largest total return, and a certificate of it; and the process that weights of actions make
of a model, of which it is asked."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import numpy as np

from provengym._validation import shown
from provengym.finite.graphs import attraction, end_components
from provengym.finite.integer_model import IntegerModel
from provengym.finite.quantities import MAX_DENOMINATOR
from provengym.solving.certificates.base import about
from provengym.solving.certificates.total import TotalCertificate, counting
from provengym.solving.methods.fixed_point import TooLarge
from provengym.solving.methods.limits import NORMAL, SolverLimits
from provengym.solving.methods.policy_iteration import policy_iteration
from provengym.solving.methods.progress import silent
from provengym.solving.methods.undiscounted import Undiscounted
from provengym.solving.objectives import endless
from provengym.solving.objectives.base import Objective
from provengym.solving.objectives.errors import UnboundedReturn

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

    from provengym.finite.integer_model import IntegerModel
    from provengym.solving.methods.undiscounted import Bounds
    from provengym.solving.objectives.solution import Solution


LARGEST = 2**32 - 1
"""The largest weight of an action."""


def under_weights(model: IntegerModel, weights: NDArray[Any]) -> IntegerModel:
    """The process of one action in which each action of the model is taken with its share of the
    weights of the state.

    Args:
        model: A decision process.
        weights: A weight for each state, by its number, and action, integers from 0 to 2**32 - 1 of
            shape (states, actions), in no row all 0.

    Raises:
        TypeError: The model is no `IntegerModel`, or the weights are no array of integers.
        ValueError: They are of another shape or out of range, or a row has only zeros; or the
            probabilities that follow have no common denominator of at most 2**30.
    """
    if not isinstance(model, IntegerModel):
        raise TypeError(f"model must be an IntegerModel, got {shown(model)}")
    if not isinstance(weights, np.ndarray) or weights.dtype.kind not in "iu":
        raise TypeError(f"weights must be an array of integers, got {shown(weights)}")
    if weights.shape != (model.states, model.actions):
        raise ValueError(
            f"weights must have the shape ({model.states}, {model.actions}), got {weights.shape}"
        )
    wrong = (weights < 0) | (weights > LARGEST)
    if wrong.any():
        state, action = np.argwhere(wrong)[0]
        raise ValueError(
            f"weights[{state}, {action}] must be between 0 and {LARGEST}, got "
            f"{weights[state, action]}"
        )
    table = weights.astype(np.int64)
    sums = table.sum(axis=1)
    if (sums == 0).any():
        raise ValueError(f"weights[{int(np.argmin(sums))}] must have an item above 0")
    parts = np.gcd.reduce(table, axis=1)
    table, sums = table // parts[:, np.newaxis], sums // parts
    denominator = model.denominator * math.lcm(*np.unique(sums).tolist())
    if denominator > MAX_DENOMINATOR:
        raise ValueError(
            "the probabilities under a policy must have a common denominator of at most 2**30, and "
            "those of these weights have none"
        )
    shares = (table * (denominator // model.denominator // sums)[:, np.newaxis]).reshape(-1)

    starts = model.row_starts
    if starts is None:
        starts = np.arange(shares.size + 1)
    each = np.repeat(shares, np.diff(starts))
    each *= 1 if model.weights is None else model.weights.astype(np.int64)
    taken = each > 0
    counts = np.concatenate([[0], np.cumsum(taken)])
    return IntegerModel(
        states=model.states,
        actions=1,
        discount=model.discount,
        denominator=denominator,
        reward_scale=model.reward_scale,
        row_starts=counts[starts[:: model.actions]].astype(np.int64),
        **model.chosen(taken) | {"weights": each[taken].astype(np.uint32)},
        rounding=model.rounding,
        reward_rounding=model.reward_rounding,
        shows_numbers=model.shows_numbers,
        given=model.given,  # a mean of rows is at most as far away as these are
    )


RANK_SCALE = 2**10
"""Ranks rise by one over this more than they have to, which makes room for rounding."""


class Total(Objective):
    """The expected return of a whole episode, without a discount."""

    name = "total"
    words = "the total return, without a discount"
    takes = frozenset({"horizon", "members"})

    def solved(self, model: IntegerModel) -> Solution:
        possible = model.possible()
        ways = attraction(possible, possible.terminated)
        if (ways.steps < 0).any():
            state = int((ways.steps < 0).argmax())
            raise ValueError(f"no policy ends from state {state}, so there is no total return")
        components = end_components(possible)
        if (certificate := endless.found(model, self.threads)) is not None:
            raise UnboundedReturn(certificate)
        return self.first_certified(model, self._attempts(model, components.count > 0))

    def _attempts(
        self, model: IntegerModel, may_stay: bool
    ) -> Iterator[tuple[Bounds, TotalCertificate]]:
        """Bounds with certificates that may hold: first those about more policies."""
        problem = Undiscounted(model, limits=self.limits)
        for bounds in problem.bounds(self.tol, self.threads, self.report):
            cases = ["nonnegative"] if (bounds.upper >= 0).all() else []
            cases += ["ending"] if may_stay else ["ranking", "ending"]
            for case in cases:
                ranked = ranks(model, None if case == "ranking" else bounds.policy, self.limits)
                if ranked is None:
                    continue
                steps, rank_scale = ranked
                yield (
                    bounds,
                    TotalCertificate(
                        upper=bounds.upper,
                        lower=bounds.lower,
                        policy=bounds.policy,
                        ranks=steps,
                        rank_scale=rank_scale,
                        case=case,
                        scale=model.reward_scale * bounds.factor,
                        **about(model),
                    ),
                )


def ranks(
    model: IntegerModel, policy: NDArray[np.int32] | None, limits: SolverLimits = NORMAL
) -> tuple[NDArray[np.int64], int] | None:
    """A little more than the expected number of steps to the end, under a policy, or at most if
    there is none; and the units in a step.  None where there may be no end, or it is too large."""
    if policy is not None:
        taken = np.arange(model.actions) == policy[:, np.newaxis]
        model = under_weights(model, taken.astype(np.uint8))
        if (attraction(model, model.terminated).steps < 0).any():
            return None
    steps = counting(model, RANK_SCALE + 1, RANK_SCALE)
    start = np.zeros(model.states, np.int32)
    error = Fraction(1, 4 * RANK_SCALE)
    try:
        point, *_ = policy_iteration(steps, start, error, silent, limits)
    except (TooLarge, OverflowError):
        return None
    return np.maximum(point.units, 0), point.scale
