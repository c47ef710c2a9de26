"""The best return of policies that earn without end, against that of policies that succeed."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import numpy as np

from provengym.finite.graphs import surely
from provengym.solving._solve import solve
from provengym.solving.methods.limits import NORMAL
from provengym.solving.objectives.errors import NotCertified

if TYPE_CHECKING:
    from collections.abc import Mapping

    from provengym.finite.integer_model import IntegerModel
    from provengym.solving.certificates.base import Certificate
    from provengym.solving.certificates.endless import EndlessCertificate
    from provengym.solving.objectives.solution import Solution

    Interval = tuple[Fraction, Fraction]
    from numpy.typing import NDArray


def restricted(model: IntegerModel, allowed: NDArray[np.bool_]) -> IntegerModel:
    """The process in which an action that is not allowed does what the first allowed one does; in a
    state without any, all remain.

    Args:
        model: A decision process.
        allowed: True for the rows that are allowed, shape (states * actions,).
    """
    table = allowed.reshape(model.states, model.actions)
    own = np.arange(table.size).reshape(table.shape)
    instead = own[:, 0] + table.argmax(axis=1)
    has_any = table.any(axis=1, keepdims=True)
    keeps = table | ~has_any
    rows = np.where(keeps, own, instead[:, np.newaxis]).reshape(-1)
    if model.row_starts is None:
        items, starts = rows, None
    else:
        first = model.row_starts[rows]
        counts = model.row_starts[rows + 1] - first
        starts = np.concatenate([[0], np.cumsum(counts)]).astype(np.int64)
        items = np.arange(starts[-1]) + np.repeat(first - starts[:-1], counts)
    return replace(
        model,
        row_starts=starts,
        **model.chosen(items),
        environment=None,
        given=None,
    )


NEAR, FAR = 1e-9, 1e-6
"""The tolerance of a number, and the one for where that cannot be certified."""


@dataclass(frozen=True, kw_only=True)
class EndlessOrSuccess:
    """The best returns after a reset of two kinds of policies, each between two numbers.

    Attributes:
        endless: That of policies that are sure to end up where reward is endless.
        success: That of policies whose probability of success is the best possible.
    """

    endless: Interval
    success: Interval

    @property
    def endless_is_as_good(self) -> bool:
        """True if the best `endless` return may be at least the best `success` return."""
        return self.endless[1] >= self.success[0]


def endless_or_success(
    model: IntegerModel,
    until_success: IntegerModel,
    success: IntegerModel,
    certificate: EndlessCertificate,
    starts: Mapping[int, Fraction],
    *,
    horizon: int | None = None,
    unit: float = 1.0,
) -> EndlessOrSuccess | None:
    """Compare endless reward with success, by what a policy earns with a discount or in so many
    steps; None where no policy is sure to end up where reward is endless.

    Args:
        model: The process, with a discount below one unless there is a horizon.
        until_success: The same, in which a success ends the episode.
        success: The same, in which a success pays one and ends the episode.
        certificate: The certificate of where reward is endless in `until_success`.
        starts: The probability of each state after a reset.
        horizon: The number of steps that count; None for all.
        unit: The size of a large reward: returns are certified to a small multiple of it.  Within
            a horizon, that of policies that succeed is rounded, and not certified.

    Raises:
        MemoryError, NotCertified, UnboundedReturn: As `solve` says.
        ValueError: As `solve` says, or the models differ in their states.
    """
    states = {one.states for one in (model, until_success, success, certificate)}
    if len(states) > 1:
        raise ValueError(f"the models must have the same states, got {sorted(states)} of them")

    def best(of: IntegerModel) -> Interval:
        found = certified(of, unit, horizon=horizon)
        return between_at(found.certificate, starts)

    staying = _staying(until_success, certificate, starts)
    if staying is None:
        return None
    endless = best(staying)
    if horizon is not None:
        expected = _succeeding_within(model, success, starts, horizon)
        return EndlessOrSuccess(endless=endless, success=(expected, expected))
    return EndlessOrSuccess(endless=endless, success=best(_succeeding(model, success)))


def _staying(
    model: IntegerModel, certificate: EndlessCertificate, starts: Mapping[int, Fraction]
) -> IntegerModel | None:
    """The process in which one is sure to end up where reward is endless; None where that is not
    so from some start, or takes too long to find."""
    possible = model.possible()
    within = ~possible.terminated & certificate.members[possible.successors]
    sure = surely(possible, within, NORMAL.surely_rounds)
    if sure is None or any(sure.steps[start] < 0 for start in starts):
        return None
    stays = np.ones(model.states * model.actions, np.bool_)
    stays[possible.row_of[possible.terminated | (sure.steps[possible.successors] < 0)]] = False
    return restricted(model, stays)


def _succeeding(model: IntegerModel, success: IntegerModel) -> IntegerModel:
    """The process in which one succeeds as often as can be."""
    q = certified(success, objective="success").q_values
    best = q >= q.max(axis=1, keepdims=True) - 1e-7
    return restricted(model, best.reshape(-1))


def _succeeding_within(
    paid: IntegerModel, chance: IntegerModel, starts: Mapping[int, Fraction], horizon: int
) -> Fraction:
    """The best return of so many steps of policies that succeed as often as can be within them: by
    backward induction over both, success first, in rounded numbers."""
    shape = paid.states, paid.actions
    success, value = np.zeros(paid.states), np.zeros(paid.states)
    for _ in range(horizon):
        q_success, q_value = np.empty(shape), np.empty(shape)
        chance.table.q_values(success, 1.0, q_success, 1)
        paid.table.q_values(value, float(paid.reward_scale), q_value, 1)
        best = q_success >= q_success.max(axis=1, keepdims=True) - 1e-9
        success = q_success.max(axis=1)
        value = np.where(best, q_value, -np.inf).max(axis=1)
    return sum((p * Fraction(value[state]) for state, p in starts.items()), Fraction(0))


def between_at(certificate: Certificate, starts: Mapping[int, Fraction]) -> Interval:
    """Two numbers between which the best expected value after a reset lies, if the certificate
    holds.

    Args:
        certificate: A certificate of values.
        starts: The probability of each state after a reset.

    Raises:
        ValueError: It bounds no values.
    """
    pairs = [(p, certificate.between(state)) for state, p in starts.items()]
    low = sum((p * pair[0] for p, pair in pairs), Fraction(0))
    return low, sum((p * pair[1] for p, pair in pairs), Fraction(0))


def certified(model: IntegerModel, unit: float = 1.0, **asked: Any) -> Solution:
    """Solve to a small tolerance, or where that cannot be certified to a larger one.

    Args:
        model: The model.
        unit: Both tolerances are multiples of this.
        **asked: Other arguments of `solve`.

    Raises:
        MemoryError, NotCertified, UnboundedReturn, ValueError: As `solve` says.
    """
    try:
        found: Solution = solve(model, tol=NEAR * unit, **asked)
    except NotCertified:
        found = solve(model, tol=FAR * unit, **asked)
    return found
