"""Certified bounds of the optimal values of an objective, and by how much actions fall short."""

from __future__ import annotations

import abc
import math
from dataclasses import replace
from fractions import Fraction
from typing import TYPE_CHECKING, Literal, get_args

import numpy as np

from provengym import _validation
from provengym.finite import quantities
from provengym.finite.unrolled import unrolled
from provengym.solving import (
    DiscountedCertificate,
    HorizonCertificate,
    TotalCertificate,
    check,
    integer_model,
    ranks,
    solve,
)
from provengym.solving.certificates.horizon import MAX_HORIZON

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

    from provengym.finite.model import FiniteModel
    from provengym.solving import IntegerModel

    Bools = NDArray[np.bool_]
    Floats = NDArray[np.float64]
    Integers = NDArray[np.int64]
    Policy = NDArray[np.int32]
    PolicyCertificate = DiscountedCertificate | TotalCertificate | HorizonCertificate

Objective = Literal["discounted", "total", "horizon"]
OBJECTIVES: tuple[Objective, ...] = get_args(Objective)
TIME = "time"
"""The attribute of a state over a horizon: the number of steps made."""
_MARGIN = 1e-9
"""Of the largest value: within it, numbers of floating point are not told apart."""
_LARGEST = 2**62
"""Numbers up to here fit the integers of the machine."""


class ObjectiveArguments:
    """An objective, by the arguments that say it.

    Args:
        objective: Its name; None for "horizon" where there is one, and else "discounted".
        discount: The discount factor in [0, 1), for "discounted".
        horizon: The number of steps, for "horizon".

    Raises:
        TypeError: The discount or the horizon is missing, or has a wrong type.
        ValueError: One is out of range, or is not for this objective.
    """

    def __init__(self, objective: str | None, discount: object, horizon: object) -> None:
        if objective is None:
            objective = "discounted" if horizon is None else "horizon"
        self.name = _validation.choice("objective", objective, OBJECTIVES)
        if self.name != "discounted" and discount is not None:
            raise ValueError(
                f"discount must not be given for the objective {self.name!r}, got {discount}"
            )
        if self.name != "horizon" and horizon is not None:
            raise ValueError(
                f"horizon must not be given for the objective {self.name!r}, got {horizon}"
            )
        self.discount, self.horizon = Fraction(1), 0
        if self.name == "discounted":
            if discount is None:
                raise TypeError(
                    "discount is missing: a number in [0, 1), such as 0.99 or '99/100'; the "
                    "objectives 'total' and 'horizon' have none"
                )
            self.discount = quantities.discount(discount)
        if self.name == "horizon":
            if horizon is None:
                raise TypeError("horizon is missing: a number of steps from 1 on")
            self.horizon = _validation.integer("horizon", horizon, 1, MAX_HORIZON)

    def certified(self, model: FiniteModel, tol: float) -> Certified:
        """Its certified values.

        Raises:
            NotCertified: None were found that pass the check.
            UnboundedReturn: Some policy earns without bound.
            ValueError: The model is not complete, or no policy ends from some state.
        """
        model = model.without_rounding()
        integers = integer_model(model, self.discount)
        if self.name == "horizon":
            return Horizon(model, integers, self.horizon, tol)
        return (Total if self.name == "total" else Discounted)(model, integers, tol)


class Certified(abc.ABC):
    """Certified values of an objective.

    Attributes:
        model: The model whose states are asked about.
        certificate: Of the values; `check` has verified it.
        words: The objective.
        largest: Of the values, in size.
        times: Of shape (states,): the number of steps made, where time is a part of the state.
    """

    certificate: PolicyCertificate
    times: Integers | None = None

    def __init__(self, model: FiniteModel, integers: IntegerModel) -> None:
        self.model, self._integers = model, integers
        self.words, self.largest = "", 0.0

    @property
    def rounded(self) -> bool:
        """True if the values are those of a model that was rounded."""
        return self._integers.rounding > 0

    @property
    def reaches_on(self) -> bool:
        """True if rewards after the first step count."""
        return self._integers.discount > 0

    @property
    def policy(self) -> Policy:
        """The action of the certificate's policy in each state."""
        assert self.certificate.policy is not None
        return self.certificate.policy

    @abc.abstractmethod
    def losses(self) -> Floats:
        """By how much the backup of each action of the upper values falls short of the lower value,
        of shape (states, actions)."""

    @abc.abstractmethod
    def wrong(self) -> Bools:
        """Of shape (states, actions): the actions that are proved to be worse than another one, by
        functions that Lean emitted (`Spec/Certificate/Refinement/Sufficient.lean`)."""

    @abc.abstractmethod
    def of_policy(self, policy: Policy, losses: Floats) -> PolicyCertificate | None:
        """The certificate of a policy; None where it does not pass the check.

        Args:
            policy: The action of each state of the model.
            losses: By how much it falls short, of shape (states,), zeros where nothing is asked.
        """

    def delays(self) -> Floats | None:
        """By how much each action in each state may put off the end, of shape (states, actions): a
        policy for which that is never above 0 ends.  None where any policy will do."""
        return None

    def _backups(self, values: Floats) -> Floats:
        """The backup of each action, of shape (states, actions) of the model in integers."""
        model = self._integers
        following = np.where(model.terminated, 0.0, values[model.successors])
        worth = model.rewards / model.reward_scale + float(model.discount) * following
        return self._expected(worth)

    def _expected(self, worth: Floats) -> Floats:
        """The expectation of what each outcome is worth, of shape (states, actions)."""
        model = self._integers
        if model.weights is not None and model.row_starts is not None:
            worth = worth * (model.weights / model.denominator)
            worth = np.add.reduceat(worth, model.row_starts[:-1])
        expected: Floats = worth.reshape(model.states, model.actions)
        return expected

    def _short(self, upper: Integers, lower: Integers, error: int) -> Bools:
        """The actions whose backup falls short by more than an error, of shape (states, actions) of
        the model in integers.

        Args:
            upper: What the successors are worth, in units of the certificate.
            lower: What the backups are compared with.
            error: In the same unit.
        """
        model = self._integers
        reached = np.empty((model.states, model.actions), np.bool_)
        factor = self.certificate.scale // model.reward_scale
        failure = model.table.each_at_least(upper, lower, factor, error, reached)
        assert failure is None, failure
        return ~reached

    def _in_units(self, losses: Floats) -> Integers:
        """Losses in units of the certificate, rounded up with room for what floating point
        leaves."""
        room = _MARGIN * (1 + self.largest)
        return (np.ceil((losses + room) * float(self.certificate.scale)) + 1).astype(np.int64)

    def _passing(self, *certificates: PolicyCertificate) -> PolicyCertificate | None:
        """The first certificate that passes the check."""
        for one in certificates:
            if check(self._integers, one).holds:
                return one
        return None


class Discounted(Certified):
    """The discounted return."""

    certificate: DiscountedCertificate

    def __init__(self, model: FiniteModel, integers: IntegerModel, tol: float) -> None:
        super().__init__(model, integers)
        certificate = solve(integers, tol=tol).certificate
        assert isinstance(certificate, DiscountedCertificate)
        self.certificate = certificate
        self.largest = float(np.abs(certificate.values).max()) / certificate.scale
        self.words = f"discounted return, discount {integers.discount}"

    def losses(self) -> Floats:
        values = self.certificate.values / self.certificate.scale
        return values[:, np.newaxis] - self._backups(values)

    def wrong(self) -> Bools:
        values, error = self.certificate.values, self.certificate.error
        discount = self._integers.discount
        # The values are as near to the optimal ones as the error over 1 - discount.
        lower = error - math.ceil(error * (1 + discount) / (1 - discount))
        if int(np.abs(values).max()) - lower >= _LARGEST:  # nothing is proved by so large an error
            return np.zeros((self._integers.states, self._integers.actions), np.bool_)
        return self._short(values, values + lower, error)

    def of_policy(self, policy: Policy, losses: Floats) -> DiscountedCertificate | None:
        old = self.certificate
        made = replace(old, policy=policy)
        error = max(old.error, int(self._in_units(losses).max(initial=0)))
        found = self._passing(made, replace(made, error=error))
        assert found is None or isinstance(found, DiscountedCertificate)
        return found


class Total(Certified):
    """The return until the end, without a discount."""

    certificate: TotalCertificate

    def __init__(self, model: FiniteModel, integers: IntegerModel, tol: float) -> None:
        super().__init__(model, integers)
        certificate = solve(integers, objective="total", tol=tol).certificate
        assert isinstance(certificate, TotalCertificate)
        self.certificate = certificate
        self.largest = _largest(certificate)
        self.words = "total return"
        if certificate.case == "ending":
            self.words += ", among policies that end"

    def losses(self) -> Floats:
        lower, upper = (
            one / self.certificate.scale for one in (self.certificate.lower, self.certificate.upper)
        )
        return lower[:, np.newaxis] - self._backups(upper)

    def wrong(self) -> Bools:
        return self._short(self.certificate.upper, self.certificate.lower, 0)

    def of_policy(self, policy: Policy, losses: Floats) -> TotalCertificate | None:
        old, steps = self.certificate, None
        delays = self.delays()
        if delays is None or delays[np.arange(policy.size), policy].max() <= 0:
            steps = old.ranks, old.rank_scale
        else:
            steps = ranks(self._integers, policy)
        if steps is None:
            return None
        made = replace(old, policy=policy, ranks=steps[0], rank_scale=steps[1])
        # What each step loses at most, as often as there are steps; rounded up, it is one more.
        each = int(self._in_units(losses).max(initial=0)) + 1
        each += int(np.maximum(old.upper - old.lower, 0).max())
        tried = [made]
        if each * int(steps[0].max()) < _LARGEST:
            tried.append(replace(made, lower=old.lower + -steps[0] * each // steps[1]))
        found = self._passing(*tried)
        assert found is None or isinstance(found, TotalCertificate)
        return found

    def delays(self) -> Floats | None:
        if self.certificate.case == "ranking":
            return None
        left = self.certificate.ranks / self.certificate.rank_scale
        following = np.where(self._integers.terminated, 0.0, left[self._integers.successors])
        return 1 + self._expected(following) - left[:, np.newaxis]


class Horizon(Certified):
    """The return of so many steps, where time is a part of the state."""

    certificate: HorizonCertificate
    times: Integers

    def __init__(
        self, model: FiniteModel, integers: IntegerModel, horizon: int, tol: float
    ) -> None:
        timed = unrolled(model, horizon)
        super().__init__(timed.model, integers)
        certificate = solve(integers, horizon=horizon, tol=tol).certificate
        assert isinstance(certificate, HorizonCertificate)
        self.certificate = certificate
        self.largest = _largest(certificate)
        self.times = timed.time_of
        self.words = certificate.question()
        self._state_of = timed.state_of
        # The place in the layers of the certificate; of the end of time there is none.
        self._place_of = (horizon - 1 - timed.time_of) * integers.states + timed.state_of
        self._counts = timed.time_of < horizon

    @property
    def policy(self) -> Policy:
        found = np.zeros(self.model.states, np.int32)
        found[self._counts] = self.certificate.policy[self._place_of[self._counts]]
        return found

    def losses(self) -> Floats:
        found = np.zeros((self.model.states, self._integers.actions))
        for here, following, lower in self._layers():
            backups = self._backups(following / self.certificate.scale)
            short = (lower / self.certificate.scale)[:, np.newaxis] - backups
            found[here] = short[self._state_of[here]]
        return found

    def wrong(self) -> Bools:
        found = np.zeros((self.model.states, self._integers.actions), np.bool_)
        for here, following, lower in self._layers():
            found[here] = self._short(following, lower, 0)[self._state_of[here]]
        return found

    def _layers(self) -> Iterator[tuple[Integers, Integers, Integers]]:
        """For each number of steps made: the states of the model, the upper values of the states of
        the process after one step more, and their lower values."""
        states, upper, lower = (
            self._integers.states,
            self.certificate.upper,
            self.certificate.lower,
        )
        for time in np.unique(self.times[self._counts]).tolist():
            first = (self.certificate.horizon - 1 - time) * states
            following = upper[first - states : first] if first else np.zeros(states, np.int64)
            yield np.flatnonzero(self.times == time), following, lower[first : first + states]

    def of_policy(self, policy: Policy, losses: Floats) -> HorizonCertificate | None:
        old, states = self.certificate, self._integers.states
        taken = old.policy.copy()
        taken[self._place_of[self._counts]] = policy[self._counts]
        made = replace(old, policy=taken)
        each = np.zeros(old.horizon, np.int64)
        np.maximum.at(
            each,
            old.horizon - 1 - self.times[self._counts],
            self._in_units(losses[self._counts]),
        )
        apart = np.maximum(old.upper - old.lower, 0).reshape(old.horizon, states).max(axis=1)
        less = np.cumsum(each + np.concatenate([[0], apart[:-1]]))
        found = self._passing(made, replace(made, lower=old.lower - np.repeat(less, states)))
        assert found is None or isinstance(found, HorizonCertificate)
        return found


def _largest(certificate: TotalCertificate | HorizonCertificate) -> float:
    """The size of the largest value."""
    sizes = (np.abs(one).max() for one in (certificate.lower, certificate.upper))
    return float(max(sizes)) / certificate.scale
