"""Bounds of the largest total return, from above and from below, where every policy ends or nothing
is earned while it does not: the end components are left sooner or later in a `Quotient`."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import TYPE_CHECKING

import numpy as np

from provengym.finite.graphs import Attraction, attraction, end_components
from provengym.finite.integer_model import IntegerModel
from provengym.solving.methods.fixed_point import VALUE_LIMIT, TooLarge
from provengym.solving.methods.limits import NORMAL, SolverLimits
from provengym.solving.methods.policy_iteration import policy_iteration
from provengym.solving.methods.value_iteration import ValueIteration

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from numpy.typing import NDArray

    from provengym.finite.graphs import EndComponents
    from provengym.finite.integer_model import IntegerModel
    from provengym.solving.methods.progress import Report


@dataclass(frozen=True)
class Quotient:
    """A model in which each end component, in which one may wander for nothing, is a choice among
    the ways out of it.

    The states from which a component can be left are in a chain: each may leave, or hand the
    choice on to the next, which costs nothing.  Whatever leads into the component leads to the
    first of the chain, whose value is that of all.  A component without a way out ends at once.

    Attributes:
        model: It has the states of the original, and one action more.
        sources: The row of the original for each row of the model, or -1 for those of a chain.
        first: The state whose value each state has, shape (states,).
        chain: The state that comes next in its chain, shape (states,); -1 where there is none.
    """

    model: IntegerModel
    sources: NDArray[np.int64]
    first: NDArray[np.int64]
    chain: NDArray[np.int64]
    _original: IntegerModel
    _components: EndComponents

    def policy(self, chosen: NDArray[np.int32]) -> NDArray[np.int32]:
        """The policy of the original that a policy of the quotient stands for: within a component
        it goes to where that leaves it."""
        states, actions = self._original.states, self._original.actions
        rows = self.sources[np.arange(states) * (actions + 1) + chosen]
        labels, result = self._components.labels, rows % actions
        inside = labels >= 0
        place = np.unique(self.first[inside])
        exits = np.full(states, -1, np.int64)
        while place.size:
            leaves = rows[place] >= 0
            done = place[leaves]
            exits[done] = rows[done]
            place = self.chain[place[~leaves]]
            place = place[place >= 0]
        rows_out = exits[exits >= 0]
        result[inside] = 0
        targets = np.zeros(states, np.bool_)
        targets[rows_out // actions] = True
        hits = targets[self._original.successors] & ~self._original.terminated
        ways: Attraction = attraction(self._original, hits, self._components.rows)
        result[inside] = ways.policy[inside]
        result[rows_out // actions] = rows_out % actions
        return np.asarray(result, dtype=np.int32)


def quotient(
    model: IntegerModel,
    components: EndComponents,
    over: NDArray[np.bool_] | None = None,
    worth_one: NDArray[np.bool_] | None = None,
) -> Quotient:
    """The quotient of a model by end components within which nothing is earned.

    Args:
        model: The model, whose transitions are all possible.
        components: End components of it.
        over: The states in which nothing can be earned any more, shape (states,): they end at once.
        worth_one: The states that are known to be worth one, shape (states,): they end with it.
    """
    states, actions = model.states, model.actions
    rows = states * actions
    labels = components.labels
    inside = labels >= 0
    ways_out = inside & ~components.rows.reshape(states, actions).all(axis=1)
    nowhere = np.zeros(states, np.bool_)
    over = nowhere if over is None else over
    worth_one = nowhere if worth_one is None else worth_one
    ways_out &= ~over & ~worth_one
    # The chains: the states with a way out, by component.
    order = np.flatnonzero(ways_out)
    order = order[np.argsort(labels[order], kind="stable")]
    chain = np.full(states, -1, np.int64)
    linked = labels[order[:-1]] == labels[order[1:]]
    chain[order[:-1][linked]] = order[1:][linked]
    first_of = np.full(components.count, -1, np.int64)
    first_of[labels[order[::-1]]] = order[::-1]
    first = np.arange(states)
    first[inside] = first_of[labels[inside]]
    closed = (inside & (first < 0)) | over | worth_one
    first[closed] = np.flatnonzero(closed)

    # Rows beyond those of the model: one to each state, one that ends, and one that ends with one.
    to, end = rows + np.arange(states), rows + states
    table = np.empty((states, actions + 1), np.int64)
    table[:, :actions] = np.arange(rows).reshape(states, actions)
    table[:, actions] = table[:, 0]
    other = inside & ~ways_out & ~closed
    table[other] = to[first[other]][:, np.newaxis]
    table[closed] = end
    table[worth_one] = end + 1
    staying = components.rows.reshape(states, actions)
    a_way = np.argmin(staying, axis=1)  # the first action that leaves
    last = ways_out & (chain < 0)
    instead = np.where(last, np.arange(states) * actions + a_way, to[chain])
    exits = np.flatnonzero(ways_out)
    table[exits, :actions] = np.where(
        staying[exits], instead[exits, np.newaxis], table[exits, :actions]
    )
    table[exits, actions] = instead[exits]

    flat = table.reshape(-1)
    starts = np.arange(rows + 1) if model.row_starts is None else model.row_starts
    starts = np.concatenate([starts, starts[-1] + 1 + np.arange(states + 2)])
    counts = np.diff(starts)[flat]
    ends = np.cumsum(counts)
    items = np.arange(ends[-1]) + np.repeat(starts[flat] - (ends - counts), counts)
    weights = np.full(model.transitions, model.denominator, np.uint32)
    weights = weights if model.weights is None else model.weights
    more = states + 2
    found = IntegerModel(
        states=states,
        actions=actions + 1,
        discount=model.discount,
        denominator=model.denominator,
        reward_scale=model.reward_scale,
        row_starts=np.concatenate([[0], ends]).astype(np.int64),
        weights=np.append(weights, np.full(more, model.denominator, np.uint32))[items],
        successors=np.append(first[model.successors], np.append(np.arange(states), [0, 0]))[
            items
        ].astype(np.int32),
        rewards=np.append(
            model.rewards, (np.arange(more) == states + 1) * np.int64(model.reward_scale)
        )[items],
        terminated=np.append(model.terminated, np.arange(more) >= states)[items],
    )
    sources = np.where(flat < rows, flat, -1)
    return Quotient(found, sources, first, chain, model, components)


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
