"""Bounds of the largest total return, from above and from below, where every policy ends or nothing
is earned while it does not."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import TYPE_CHECKING

import numpy as np

from provengym.finite.graphs import Attraction, attraction, end_components
from provengym.solving.methods.fixed_point import VALUE_LIMIT, TooLarge
from provengym.solving.methods.limits import NORMAL, SolverLimits
from provengym.solving.methods.policy_iteration import policy_iteration
from provengym.solving.methods.quotient import Quotient, quotient
from provengym.solving.methods.value_iteration import ValueIteration

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from numpy.typing import NDArray

    from provengym.finite.integer_model import IntegerModel
    from provengym.solving.methods.progress import Report

FINER = (14, 22, 6)
"""Binary digits by which what each step costs is smaller than the tolerance, as they are tried."""
RISES = 100_000
"""Sweeps in which upper values may rise."""
NEARLY_ONE = Fraction(2**20 - 1, 2**20)
"""The discount with which a policy to begin with is found."""
SWEEPS = 400
SMALL = 300
"""States of the largest model whose values are tried as fractions."""
LARGEST_DENOMINATOR = 10_000
LARGEST_SCALE = 2**40


@dataclass(frozen=True)
class Bounds:
    """Values in units, each Bellman backup of the upper ones at most the value, and that of the
    policy on the lower ones at least the value, exactly.

    Attributes:
        upper: Shape (states,).
        lower: Shape (states,).
        policy: Shape (states,).
        factor: Rewards times the factor are in the same unit.
        iterations: Rounds of policy iteration.
    """

    upper: NDArray[np.int64]
    lower: NDArray[np.int64]
    policy: NDArray[np.int32]
    factor: int
    iterations: int


class Undiscounted:
    """A model whose total return is to be bounded.

    Args:
        model: The model, without a discount.
        over: The states in which nothing can be earned any more, shape (states,).
        sure: The ways to earn one, from the states where that can be done surely and nothing more.
        limits: The limits of each method.
    """

    def __init__(
        self,
        model: IntegerModel,
        over: NDArray[np.bool_] | None = None,
        sure: Attraction | None = None,
        limits: SolverLimits = NORMAL,
    ) -> None:
        self.model = model
        possible = model.possible()
        self._limits = limits
        free = np.ones(model.states * model.actions, np.bool_)
        free[possible.row_of[possible.rewards != 0]] = False
        components = end_components(possible, free)
        self._sure = sure
        worth_one = None if sure is None else sure.steps >= 0
        self.quotient: Quotient = quotient(possible, components, over, worth_one)
        self.remaining = end_components(self.quotient.model)

    def bounds(self, tol: float, threads: int, report: Report) -> Iterator[Bounds]:
        """Bounds that hold, each of another way to leave room for rounding.

        Each step costs a little, which leaves room below the values of the best policy then, and
        keeps it from waiting where that is almost free.  What it would expect if each step brought
        as much is mostly above all backups; else the values rise from there by backups that are
        rounded up until none exceeds its value.
        """
        policy = self._start(report)
        rounds, first = 0, self.quotient.first
        digits = max(0, math.ceil(-math.log2(tol)))
        for finer in FINER:
            try:
                costly, shift, cost = self._costly(digits + finer)
                told = _later(report, rounds, float(cost))
                below, equations, more = policy_iteration(costly, policy, cost, told, self._limits)
                steps = equations.solve(np.ones(costly.states))
                above = np.ceil(2 * float(cost * below.scale) * np.maximum(steps, 0))
                if not (below.units + above < VALUE_LIMIT).all():
                    raise TooLarge
            except (TooLarge, OverflowError):
                continue
            rounds += more
            policy, _ = below.greedy()
            factor = below.factor << shift
            upper, sweeps = self._risen(below.units + above.astype(np.int64), factor, threads)
            rounds += sweeps
            lifted = self.quotient.policy(policy)
            if self._sure is not None:
                lifted = np.where(self._sure.steps >= 0, self._sure.policy, lifted)
            found = Bounds(upper[first], below.units[first], lifted, factor, rounds)
            for bounds in (*self._exact(found), found):
                if self.holds(bounds, threads):
                    yield bounds
                    break

    def _risen(
        self, values: NDArray[np.int64], factor: int, threads: int
    ) -> tuple[NDArray[np.int64], int]:
        """The least values from these on that no backup exceeds, and the number of sweeps; or what
        is reached of them."""
        table = self.quotient.model.table
        risen, backups = values.copy(), np.empty_like(values)
        ignored = np.empty(values.size, np.int32)
        for sweep in range(RISES):
            try:
                table.layer(risen, factor, True, backups, ignored, threads)
            except ValueError:  # a number does not fit
                return risen, sweep
            if (backups <= risen).all():
                return risen, sweep
            np.maximum(risen, backups, out=risen)
        return risen, RISES

    def holds(self, bounds: Bounds, threads: int) -> bool:
        """Return whether all backups are on the right side of their values."""
        table = self.model.table
        return (
            table.at_most(bounds.upper, bounds.upper, bounds.factor, 0, threads) is None
            and table.at_least(bounds.lower, bounds.lower, bounds.factor, 0, bounds.policy, threads)
            is None
        )

    def _start(self, report: Report) -> NDArray[np.int32]:
        """A policy that ends from every state."""
        inner = self.quotient.model
        if self.remaining.count:
            return attraction(inner, inner.terminated).policy
        nothing = np.zeros(inner.states)  # a lower bound is far below, where every policy ends
        sweeping = ValueIteration(inner.discounted(NEARLY_ONE), self._limits, nothing)
        sweeping.run(2.0**-30, report, most=SWEEPS)
        sweeping.run(2.0**-30, report, patience=self._limits.policy_sweeps)
        q_values = np.empty((inner.states, inner.actions))
        inner.table.q_values(sweeping.values, float(inner.reward_scale), q_values)
        return np.asarray(q_values.argmax(axis=1), dtype=np.int32)

    def _costly(self, digits: int) -> tuple[IntegerModel, int, Fraction]:
        """The quotient, in which each step of the model itself costs a little, about one over two
        to the power of `digits`; by how many digits its rewards are shifted, and what it costs."""
        inner = self.quotient.model
        shift = max(0, digits - inner.reward_scale.bit_length() + 1)
        units = max(1, inner.reward_scale >> digits)
        largest = max(-int(inner.rewards.min()), int(inner.rewards.max()), 1)
        if ((largest + 1) << shift) + units >= 2**62 or inner.reward_scale << shift > 2**61:
            raise TooLarge
        rewards = (inner.rewards << shift) - units * (self.quotient.sources[inner.row_of] >= 0)
        model = replace(inner, rewards=rewards, reward_scale=inner.reward_scale << shift)
        return model, shift, Fraction(units, model.reward_scale)

    def _exact(self, found: Bounds) -> Iterator[Bounds]:
        """The same values as fractions with small denominators, where that may be what they are."""
        if self.model.row_starts is not None and self.model.states > SMALL:
            return
        middle = found.lower + (found.upper - found.lower) // 2
        if self.model.row_starts is None:
            scale = 1
            values = np.rint(middle / found.factor).astype(np.int64)
        else:
            fractions = [
                Fraction(int(value), found.factor).limit_denominator(LARGEST_DENOMINATOR)
                for value in middle
            ]
            scale = int(
                np.lcm.reduce([1, *(value.denominator for value in fractions)], dtype=object)
            )
            if scale > LARGEST_SCALE:
                return
            values = np.array([int(value * scale) for value in fractions], dtype=object)
            if max(map(abs, values)) >= 2**62:
                return
            values = values.astype(np.int64)
        yield Bounds(values, values, found.policy, scale, found.iterations)


def _later(report: Report, before: int, target: float) -> Callable[[int, float], None]:
    """Return the function to call after each round, when there were rounds before."""

    def told(number: int, residual: float) -> None:
        report(before + number, residual, target)

    return told
