"""Decide whether reward can be had without end."""

from __future__ import annotations

import itertools
import math
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import numpy as np

from provengym.finite.forms import integer_model
from provengym.finite.graphs import end_components
from provengym.solving.certificates.base import about
from provengym.solving.certificates.endless import EndlessCertificate
from provengym.solving.methods.reward_cycle import positive_cycle
from provengym.solving.objectives.errors import NotCertified

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray
    from scipy.sparse import csr_array

    from provengym.finite.integer_model import IntegerModel

SWEEPS = 20_000
DAMPING = 0.5
"""The part of the way that a sweep goes: it converges so for cycles of any length."""
NEAR = 1 - 1e-6
"""The share of the largest mean reward above which a gain is sought."""
LEAST = 1e-9
"""Mean rewards below this, in units of the largest reward, are not told from none."""
LARGEST_DENOMINATOR = 1_000
DIGITS = 30
"""Binary digits after the point of potentials, in units of rewards, where they fit."""
_LARGEST = 2**60


def endless(given: Any, *, threads: int = 1, **params: Any) -> EndlessCertificate | None:
    """A certificate that some policy earns reward without bound, None if none does.

    Args:
        given: A model in any form that `solve` takes.
        threads: The number of threads that compute.
        params: Parameters of the environment.

    Raises:
        NotCertified: It is too close to decide.
        TypeError, ValueError: As `integer_model` says.

    >>> from provengym.solving import endless
    >>> loop = [[[(1, 1, 2, False)]], [[(1, 0, -1, False)]]]  # earns 2, pays 1, and so on
    >>> endless(loop).conclusion()
    'from each of 2 states the policy earns at least 0.5 a step on average for ever'
    """
    model = integer_model(given, 1, threads=threads, **params)
    return found(model, threads)


def found(model: IntegerModel, threads: int) -> EndlessCertificate | None:
    """`endless` for a model without a discount; where nothing is random, it is decided exactly."""
    cycle = positive_cycle(model) if model.row_starts is None else None
    if model.row_starts is None and cycle is None:
        return None
    possible = model.possible()
    components = end_components(possible)
    pays = components.rows[possible.row_of] & (possible.rewards > 0)
    close = False
    for label in np.unique(components.labels[possible.state_of[pays]]):
        members = components.labels == label
        answer = _gain(possible, members, components.rows)
        if answer is None:
            close = True
            continue
        gain, members, potential, policy = answer
        if gain <= 0:
            continue
        for certificate in _certificates(model, members, policy, potential, gain):
            factor = certificate.scale // model.reward_scale
            if certificate.gain > 0 and certificate.first_failure(model, factor, threads) is None:
                return certificate
        close = True
    if cycle is not None:
        of_cycle = _of_cycle(model, cycle)
        if of_cycle is not None and of_cycle.first_failure(model, len(cycle), threads) is None:
            return of_cycle
        close = True
    if close:
        raise NotCertified(
            LEAST, None, "", what="whether a mean reward is positive, for it is too close to zero"
        )
    return None


def _gain(
    model: IntegerModel, members: NDArray[np.bool_], rows: NDArray[np.bool_]
) -> tuple[float, NDArray[np.bool_], NDArray[np.float64], NDArray[np.int32]] | None:
    """A gain that a policy has in states of an end component that it never leaves, these states,
    and a potential that shows it; a gain that is not positive where no policy has one; None where
    it is too close.

    By relative value iteration (Puterman, Markov Decision Processes, section 8.5).  Where that has
    not come far enough to show the gain in all states, it may in some.
    """
    from scipy.sparse import csr_array

    places = np.flatnonzero(members)
    number = np.zeros(model.states, np.int64)
    number[places] = np.arange(places.size)
    inside = members[model.state_of] & rows[model.row_of]
    used, row = np.unique(model.row_of[inside], return_inverse=True)
    weights = np.ones(row.size)
    if model.weights is not None:
        weights = model.weights[inside] / model.denominator
    rewards = np.bincount(row, weights * model.rewards[inside]) / model.reward_scale
    leads = csr_array(
        (weights, (row, number[model.successors[inside]])), shape=(used.size, places.size)
    )
    owner = number[used // model.actions]
    starts = np.searchsorted(owner, np.arange(places.size))
    potential = np.zeros(places.size)
    least = LEAST * max(np.abs(rewards).max(), 1e-300)
    for sweep in range(SWEEPS):
        worth = rewards + leads @ potential
        best = np.maximum.reduceat(worth, starts)
        rise = best - potential
        low, high = float(rise.min()), float(rise.max())
        if low > NEAR * high > 0 or high <= least or sweep == SWEEPS - 1:
            greedy = np.flatnonzero(worth == best[owner])[::-1]
            chosen = np.zeros(places.size, np.int64)
            chosen[owner[greedy]] = greedy
            policy = np.zeros(model.states, np.int32)
            policy[places] = used[chosen] % model.actions
            whole = np.zeros(model.states)
            whole[places] = potential
            if high <= least:
                return 0.0, members, whole, policy
            for bar in (NEAR * high, least):
                kept = _kept(rise > bar, leads[chosen])
                if kept.any():
                    inner = np.zeros(model.states, np.bool_)
                    inner[places[kept]] = True
                    return float(rise[kept].min()), inner, whole, policy
        potential = potential + DAMPING * rise
        potential -= potential[0]
    return None


def _kept(states: NDArray[np.bool_], leads: csr_array) -> NDArray[np.bool_]:
    """The largest set of these states that no step leaves; `leads` has the chances of each."""
    while (leaving := states & (leads @ ~states > 0)).any():
        states = states & ~leaving
    return states


def _certificates(
    model: IntegerModel,
    members: NDArray[np.bool_],
    policy: NDArray[np.int32],
    potential: NDArray[np.float64],
    gain: float,
) -> Iterator[EndlessCertificate]:
    """Certificates that may hold: first of the fraction that the gain seems to be."""
    simple = Fraction(gain).limit_denominator(LARGEST_DENOMINATOR)
    size = max(float(np.abs(potential).max()), gain, 1.0) * model.reward_scale
    digits = min(DIGITS, math.frexp(_LARGEST / size)[1] - 1)
    for scale, exact, less in (
        (model.reward_scale * simple.denominator, simple, 0),
        (model.reward_scale << max(digits, 0), Fraction(gain), 2),  # roundings of two potentials
    ):
        if np.abs(potential).max() * scale < _LARGEST and exact * scale < _LARGEST:
            whole = np.rint(potential * scale).astype(np.int64)
            yield _certificate(
                model, members, policy, whole, math.floor(exact * scale) - less, scale
            )


def _of_cycle(model: IntegerModel, cycle: list[int]) -> EndlessCertificate | None:
    """A certificate of the mean that a cycle of rows earns; None where its numbers are too
    large."""
    gain, length = sum(model.rewards[cycle].tolist()), len(cycle)
    ahead = [gain - length * reward for reward in model.rewards[cycle].tolist()]
    potentials = list(itertools.accumulate(ahead[:-1], initial=0))
    scale = model.reward_scale * length
    if max(gain, *map(abs, potentials)) >= _LARGEST:
        return None
    states, actions = np.divmod(cycle, model.actions)
    members = np.zeros(model.states, np.bool_)
    policy, potential = np.zeros(model.states, np.int32), np.zeros(model.states, np.int64)
    members[states], policy[states], potential[states] = True, actions, potentials
    return _certificate(model, members, policy, potential, gain, scale)


def _certificate(
    model: IntegerModel,
    members: NDArray[np.bool_],
    policy: NDArray[np.int32],
    potential: NDArray[np.int64],
    gain: int,
    scale: int,
) -> EndlessCertificate:
    """A certificate, which may hold."""
    return EndlessCertificate(
        members=members,
        policy=policy,
        potential=potential,
        gain=gain,
        scale=scale,
        **about(model),
    )
