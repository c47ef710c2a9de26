"""The finite model of what is known without extraction, as it is observed."""

from __future__ import annotations

import itertools
from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces

from provengym.data.errors import one_line
from provengym.envs import registry
from provengym.finite import forms
from provengym.finite.observed import Observations
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
