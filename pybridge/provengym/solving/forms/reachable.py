"""The finite model of an environment of this package, from the starts that are asked for."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from provengym import _validation
from provengym._validation import shown
from provengym.data.errors import ConformanceError
from provengym.envs import registry
from provengym.finite.reachable import reachable as explored
from provengym.models.model import TooManyError, UnreadableError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from provengym.finite.model import FiniteModel
    from provengym.models.model import Model, State

MOST_STATES = 1_000_000
MOST_TRANSITIONS = 2**31 - 1
TRANSITIONS = 1_000_000
"""The most actions in states that are explored of an environment of this package."""


def reachable(
    environment: str,
    *,
    state: object = None,
    seed: int | None = None,
    states: int = MOST_STATES,
    transitions: int = MOST_TRANSITIONS,
    **params: Any,
) -> FiniteModel:
    """The decision process of what an environment of this package can come to, exactly.

    Its steps are those of the compiled kernel, for a few random words that stand for the chances of
    a step, by their weights: these are proved to have the distribution of the specification
    (`Spec.MDP.Refines.Draws`).  An observation is what the kernel shows, in integers.  The state is
    all that later steps depend on: hidden parts are in it, and what is only kept for observations
    is left out.  A limit of steps is `time_limit`, and no part of the states.

    Args:
        environment: A short name or an id.
        state: The state to start from, in the form of ``reset(options={"state": ...})``.
        seed: A seed of `reset`, whose state is the start.  Without either, it is every state that a
            reset can lead to, with its probability.
        states: The most states that are explored; beyond that the model is not complete.
        transitions: The same for actions in states.
        params: Parameters of the environment.

    Raises:
        TypeError: An argument has a wrong type, or both `state` and `seed` are given.
        ValueError: There is no such environment, its steps or starts cannot be enumerated, or an
            argument is out of range.

    >>> import provengym
    >>> hunt = provengym.solving.reachable("HunterWumpus", seed=0)
    >>> hunt
    FiniteModel('HunterWumpus', states=2517, actions=4, transitions=38272, complete)
    >>> round(float(provengym.solve(hunt, objective="total").values[0]), 6)
    67.711676
    """
    most = _validation.integer("states", states, 1, 2**31 - 1)
    pairs = _validation.integer("transitions", transitions, 1, 2**31 - 1)
    if state is not None and seed is not None:
        raise TypeError("reachable takes a state or a seed, not both")
    entry = registry.find(environment) if isinstance(environment, str) else None
    if entry is None:
        raise ValueError(
            f"{shown(environment)} is no environment of this package; provengym.extract makes the "
            "model of another one"
        )
    family = next(one for one in registry.FAMILIES if entry in one.environments)
    try:
        model: Model = family.load_reference().model(params)
        if seed is not None:
            env: Any = entry.load()(**params)
            env.reset(seed=_validation.integer("seed", seed, 0, _validation.LARGEST_SEED))
            state = env.state
        return explored(
            model, _starts(model, state), max(min(most, pairs // len(model.actions)), 1)
        )
    except (ConformanceError, UnreadableError, TooManyError) as error:
        raise ValueError(f"{family.name}: {error}") from error


def exact(name: object, params: Mapping[str, Any]) -> FiniteModel | None:
    """The exact model of an environment of this package, from every start; None of another one."""
    entry = registry.find(name) if isinstance(name, str) else None
    if entry is None:
        return None
    assert isinstance(name, str)
    family = next(one for one in registry.FAMILIES if entry in one.environments)
    model = reachable(name, transitions=TRANSITIONS, **params)
    return replace(model, tested=_tested(model, family.table_is_proved))


def _tested(model: FiniteModel, is_proved: bool) -> str:
    """Describe what is tested of the model of a kernel, and what is proved."""
    told = "that each state is listed once with what the kernel computes"
    if not model.has_certain_steps:
        words = "the random words of the proof" if is_proved else "random words for its chances"
        told += f" for {words}, by their weights"
    if len(model.starts) > 1:
        told += ", and how probable the starts are"
    proved = "proved" if is_proved else "not proved"
    return f"{told}; that the table which is filled so is the environment is {proved}"


def _starts(model: Model, state: object) -> Mapping[State, Fraction]:
    """Return the probability of each start: that of a reset, or 1 for the one that is given."""
    if state is not None:
        return {model.beginning(model.read_state(state)): Fraction(1)}
    if not model.has_probabilities:
        raise ValueError(f"{model.name} has too many starts: give a state, or the seed of a reset")
    return model.start_chances()
