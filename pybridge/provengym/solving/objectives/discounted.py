"""Optimal discounted values, and a certificate of them."""

from __future__ import annotations

import math
import sys
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

import numpy as np

from provengym.finite import quantities
from provengym.solving.certificates.base import about
from provengym.solving.certificates.discounted import MAX_ERROR, DiscountedCertificate
from provengym.solving.methods.fixed_point import FixedPoint, TooLarge
from provengym.solving.methods.policy_iteration import policy_iteration
from provengym.solving.methods.value_iteration import ValueIteration
from provengym.solving.objectives.base import Objective
from provengym.solving.objectives.errors import NotCertified

if TYPE_CHECKING:
    from collections.abc import Iterator

    from provengym.finite.integer_model import IntegerModel
    from provengym.solving.objectives.solution import Solution


@dataclass(frozen=True)
class Attempt:
    """Values that may do, and how they were found."""

    point: FixedPoint
    iterations: int
    method: str


class Discounted(Objective):
    """The expected discounted return."""

    name = "discounted"
    words = "the discounted return"
    takes = frozenset({"discount", "horizon", "members", "method", "storage", "values"})

    def solved(self, model: IntegerModel) -> Solution:
        if model.discount == 1:
            raise ValueError(
                f"the model's discount must be below 1 for the objective {self.name!r}"
            )
        attempt, certificate = self._certified(model) if self.values is None else self._given(model)
        assert certificate.policy is not None
        return self.solution(
            model,
            certificate,
            values=attempt.point.values,
            policy=certificate.policy,
            iterations=attempt.iterations,
            method=attempt.method,
            residual=quantities.rounded_up(Fraction(certificate.error, certificate.scale)),
        )

    def _certified(self, model: IntegerModel) -> tuple[Attempt, DiscountedCertificate]:
        """The first attempt whose certificate is good enough, and the certificate.

        Raises:
            NotCertified: There is none.
        """
        bounds, methods = [], []
        for attempt in self._attempts(model):
            certificate = certify(model, attempt.point, self.threads)
            if certificate is not None:
                if certificate.exact_bound <= self.tol:
                    return attempt, certificate
                bounds.append(certificate.bound)
            methods.append(attempt.method)
        other = methods == ["value_iteration"]
        advice = "ask for a larger tol" + (", or for method='policy_iteration'" if other else "")
        raise NotCertified(self.tol, min(bounds, default=None), advice)

    def _given(self, model: IntegerModel) -> tuple[Attempt, DiscountedCertificate]:
        """The certificate of the values that were given.

        Raises:
            NotCertified: It is not good enough; the message names the worst state.
        """
        assert self.values is not None
        try:
            point = FixedPoint(model, self.values.astype(np.float64), self._error(model))
        except TooLarge:
            raise NotCertified(self.tol, None, "") from None
        certificate = certify(model, point, self.threads)
        if certificate is None or certificate.exact_bound > self.tol:
            _, distance = point.greedy()
            bound = None if certificate is None else certificate.bound
            raise NotCertified(self.tol, bound, worst_advice(int(np.abs(distance).argmax())))
        return Attempt(point, 0, "given"), certificate

    def _error(self, model: IntegerModel) -> Fraction:
        """The most by which a Bellman backup may differ from the value of its state."""
        return Fraction(self.tol) * (1 - model.discount)

    def _attempts(self, model: IntegerModel) -> Iterator[Attempt]:
        """Values that may do; where they do not fit the integers there are none."""
        error, method, limits, report = self._error(model), self.method, self.limits, self.report
        target = max(self.tol * float(1 - model.discount), sys.float_info.min)
        sweeping = ValueIteration(model, limits)
        small = model.states <= limits.policy_states or model.row_starts is None
        only_sweeps = method == "value_iteration" or (method == "auto" and not small)
        try:
            if method == "policy_iteration":
                sweeping.run(target, report, most=limits.first_sweeps)
            else:
                patience = math.inf if only_sweeps else limits.policy_sweeps
                if sweeping.run(target / 4, report, patience=patience) or only_sweeps:
                    point = FixedPoint(model, sweeping.values, error)
                    yield Attempt(point, sweeping.sweeps, "value_iteration")
            if not only_sweeps:
                q_values = np.empty((model.states, model.actions))
                model.table.q_values(sweeping.values, float(model.reward_scale), q_values)
                policy = q_values.argmax(axis=1).astype(np.int32)

                def told(rounds: int, residual: float) -> None:
                    report(sweeping.sweeps + rounds, residual, target)

                point, _, rounds = policy_iteration(model, policy, error, told, limits)
                yield Attempt(point, sweeping.sweeps + rounds, "policy_iteration")
        except TooLarge:
            return


def worst_advice(state: int) -> str:
    """Return the advice where values that were given are not good enough."""
    return f"the backup that lies furthest from the value is that of state {state}"


def certify(model: IntegerModel, point: FixedPoint, threads: int) -> DiscountedCertificate | None:
    """A certificate of these values with an error that is as small as it can be, or nearly.

    What exact backups leave is rounded once, so that the first error tried is the smallest or one
    less.

    Returns:
        A certificate that holds, None when there is none.
    """
    policy, best = point.greedy()
    error, step = math.ceil(np.abs(best).max()), 1
    while error <= MAX_ERROR:
        if model.table.check(point.units, point.factor, error, policy, threads) is None:
            break
        error += step
        step *= 2
    else:
        return None
    return DiscountedCertificate(
        values=point.units, policy=policy, error=error, scale=point.scale, **about(model)
    )
