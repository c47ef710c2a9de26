"""The process that a policy makes of a decision process, and the finite model of what is known
without extraction, as it is observed."""

from __future__ import annotations

import itertools
from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces

from provengym._validation import shown
from provengym.data.errors import one_line
from provengym.envs import registry
from provengym.finite import forms
from provengym.finite.induced import induced
from provengym.finite.integer_model import IntegerModel
from provengym.finite.observed import Observations
from provengym.finite.policies import Policy
from provengym.models.model import Model

if TYPE_CHECKING:
    from collections.abc import Mapping

    from provengym.finite.model import FiniteModel

OBSERVATIONS = 1_000_000
"""The most observations of such an environment that are listed."""


def shown_model(
    target: object, arguments: Mapping[str, Any] = MappingProxyType({})
) -> FiniteModel | None:
    """`finite.forms.of`, whose states show what the environment shows; of one of this package, the
    model has what its kernel shows.

    Raises:
        TypeError, ValueError, OSError: As `finite.forms.of`.
        ValueError: The observations of an environment of this package cannot be listed.

    >>> forms.of("GridWorld", height=2, width=2).observations[3]
    (1, 1)
    >>> shown_model("GridWorld", {"height": 2, "width": 2}).observations[3]
    3
    """
    found = forms.of(target, **arguments)
    entry = registry.find(target) if isinstance(target, str) and found is not None else None
    if found is None or entry is None:
        return found
    space: Any = entry.load()(**arguments).observation_space
    family = next(one for one in registry.FAMILIES if entry in one.environments)
    reference: Model = family.load_reference().model(arguments)
    is_listed = isinstance(space, (spaces.Discrete, spaces.MultiDiscrete))
    sizes = np.ravel(getattr(space, "nvec", getattr(space, "n", 0)))
    if type(reference).forget is not Model.forget or not is_listed or sizes.prod() > OBSERVATIONS:
        raise ValueError(
            f"what {entry.id} shows cannot be listed for its exact model: {one_line(space)}"
        )
    read, shown = reference.observation_reader(space), dict[Any, Any]()
    for values in itertools.product(*map(range, sizes.tolist())):
        value = np.array(values).reshape(space.shape)[()] if space.shape else values[0]
        look = read(value)
        if reference.deterministic:
            state = reference.fill_hidden(look, reference.start)
            look = tuple(reference.observe(reference.columns([state]))[0].tolist())
        shown[look[0] if len(look) == 1 else look] = value
    return replace(
        found, observations=Observations.of([shown[look] for look in found.observations])
    )


def under_policy(model: Any, policy: object, **params: Any) -> FiniteModel:
    """The process of one action that a policy makes of another one.

    Nothing is left to choose, so its optimal values are the values of the policy, and the bound of
    `solve` says how far from these the values lie that it finds.  Its states are those that the
    policy comes to, numbered anew; those that show the same are one to the policy.

    Args:
        model: A `FiniteModel`, the path of a ``.npz`` file with one, a table ``P[state][action]``
            or arrays, whose states show their numbers and which begin in state 0, or the id or
            short name of an environment of this package.
        policy: The policy, by what is observed: ``"random"``, all actions being as likely; a
            function of the observation; a model with `predict`, as Stable-Baselines3 has it; a
            dictionary; or, where single numbers are observed, an array of shape (observations,)
            with an action for each, or (observations, actions) with integer weights or
            probabilities.  A function, and the items of a dictionary, give an action as the
            environment calls it, or probabilities: a dictionary of actions, or one for each.
        **params: Parameters of the environment.

    Raises:
        TypeError: The model is none of these, or the policy is none; an `IntegerModel` does not
            keep what its states show.
        ValueError: The policy does not say what is done where it comes to, says different things
            of the same, or could be read in two ways; what a parameter is, or an environment shows,
            is not accepted.

    >>> from provengym.solving import solve, under_policy
    >>> process = under_policy("GridWorld", "random", height=2, width=2)
    >>> process
    FiniteModel('GridWorld', states=4, actions=1, transitions=12, complete)
    >>> solve(process, discount=0.9).values.round(4)
    array([-4.4099, -3.1677, -3.1677,  0.    ])
    """
    if isinstance(model, IntegerModel):
        raise TypeError(
            "model must keep what its states show, as an IntegerModel does not: give the "
            f"FiniteModel, table or environment that it was made of, got {model!r}"
        )
    known = shown_model(model, params)
    if known is None:
        raise TypeError(
            "model must be a FiniteModel, a file or a table with one, or an environment of this "
            f"package; provengym.extract makes the model of another one; got {shown(model)}"
        )
    read = Policy(policy, known.actions)
    entry = registry.find(model) if isinstance(model, str) else None
    read.require_fit(known, None if entry is None else entry.load()(**params).observation_space)
    return induced(known, read).model
