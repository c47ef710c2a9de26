"""The base class of objectives: a quantity that `solve` makes as large as possible."""

from __future__ import annotations

import abc
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np

from provengym.solving.methods.limits import NORMAL, SolverLimits
from provengym.solving.objectives.errors import NotCertified
from provengym.solving.objectives.solution import Solution

if TYPE_CHECKING:
    from collections.abc import Iterable

    from numpy.typing import NDArray

    from provengym.finite.integer_model import IntegerModel
    from provengym.solving.certificates.base import Certificate
    from provengym.solving.certificates.bounds import BetweenBounds
    from provengym.solving.methods.progress import Report
    from provengym.solving.methods.undiscounted import Bounds


@dataclass(frozen=True, kw_only=True)
class Objective(abc.ABC):
    """A quantity that is to be as large as possible, and the arguments with which `solve` was asked
    for it, which are valid."""

    name: ClassVar[str]
    """The argument `objective` of `solve`."""
    words: ClassVar[str]
    """The quantity as a person calls it."""
    takes: ClassVar[frozenset[str]]
    """Those of `solve`'s arguments "discount", "horizon", "members", "method", "storage", "success"
    and "values" that it takes.  One that takes no discount has none; one that takes "success" is
    about the process in which success pays; "storage" is for the discounted return alone."""

    tol: float
    threads: int
    report: Report
    """Called after each iteration."""
    started: float
    """The `time.perf_counter` from which `Solution.seconds` is counted."""
    method: str = "auto"
    horizon: int | None = None
    values: NDArray[np.floating[Any]] | None = None
    """The values to certify, where they are not to be found, finite and of shape (states,)."""
    limits: SolverLimits = NORMAL
    """The limits of each method."""

    @abc.abstractmethod
    def solved(self, model: IntegerModel) -> Solution:
        """Return values and a policy of a model whose certificate holds to the tolerance.

        Raises:
            NotCertified: None were found.
            UnboundedReturn: Some policy earns without bound.
            ValueError: The model has no such values.
        """

    def solution(
        self,
        model: IntegerModel,
        certificate: Certificate,
        *,
        values: NDArray[np.float64],
        policy: NDArray[np.integer[Any]],
        iterations: int,
        method: str,
        residual: float,
        following: NDArray[np.float64] | None = None,
    ) -> Solution:
        """Return what was found as a `Solution`.

        Args:
            model: The model.
            certificate: The certificate, which holds.
            values: As in `Solution`.
            policy: As in `Solution`.
            iterations: As in `Solution`.
            method: As in `Solution`.
            residual: As in `Solution`.
            following: The values of the states that follow; None for `values`.
        """
        q_values = np.empty((model.states, model.actions))
        following = values if following is None else following
        model.table.q_values(following, float(model.reward_scale), q_values, self.threads)
        return Solution(
            values=values,
            policy=policy.astype(np.int64),
            q_values=q_values,
            residual=residual,
            iterations=iterations,
            certificate=certificate,
            seconds=time.perf_counter() - self.started,
            method=method,
            model=model,
        )

    def first_certified(
        self, model: IntegerModel, attempts: Iterable[tuple[Bounds, BetweenBounds]]
    ) -> Solution:
        """Return the first bounds whose certificate holds to the tolerance.

        Raises:
            NotCertified: There are none.
        """
        best: float | None = None
        for bounds, certificate in attempts:
            if certificate.first_failure(model, bounds.factor, self.threads) is not None:
                continue
            best = certificate.bound if best is None else min(best, certificate.bound)
            if certificate.exact_bound <= self.tol:
                return self.solution(
                    model,
                    certificate,
                    values=bounds.lower / float(certificate.scale),
                    policy=bounds.policy,
                    iterations=bounds.iterations,
                    method="policy_iteration",
                    residual=certificate.bound,
                )
        raise NotCertified(self.tol, best, "ask for a larger tol")
