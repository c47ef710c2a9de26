"""The finite model of what is known without extraction."""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

import numpy as np
from gymnasium import spaces

from provengym.data.errors import one_line
from provengym.envs import registry
from provengym.finite.files import load_model
from provengym.finite.model import FiniteModel
from provengym.finite.observed import Observations
from provengym.models.archives import is_model_file
from provengym.models.model import Model
from provengym.solving.forms.reachable import reachable
from provengym.solving.forms.tables import model_of_table

TRANSITIONS = 1_000_000
"""The most actions in states that are explored of an environment of this package."""
OBSERVATIONS = 1_000_000
"""The most observations of such an environment that are listed."""


def known_model(
    target: object, arguments: Mapping[str, Any] = MappingProxyType({})
) -> FiniteModel | None:
    """The model that is given, or that of an environment of this package; None of another target,
    which must be extracted.

    Args:
        target: A `FiniteModel`, the path of a ``.npz`` file with one, a table or arrays as
            `model_of_table` takes them, or the id or short name of an environment of this package.
        arguments: Parameters of that environment.

    Raises:
        TypeError: There are parameters, and it is none.
        ValueError: The file or the table holds no model, or a parameter is out of range.
        OSError: The file cannot be read.

    >>> known_model("GridWorld", {"height": 2, "width": 2})
    FiniteModel('GridWorld', states=4, actions=4, transitions=12, complete)
    """
    if isinstance(target, str) and is_model_file(target):
        target = load_model(target)
    if isinstance(target, (Mapping, list, tuple)):
        target = model_of_table(target)
    if isinstance(target, FiniteModel):
        if arguments:
            raise TypeError(f"a model has no parameters, got {', '.join(arguments)}")
        return target
    if not isinstance(target, str) or registry.find(target) is None:
        return None
    model = reachable(target, transitions=TRANSITIONS, **arguments)
    return replace(model, tested=_tested(model))


def shown_model(
    target: object, arguments: Mapping[str, Any] = MappingProxyType({})
) -> FiniteModel | None:
    """`known_model`, whose states show what the environment shows; of one of this package, the
    model has what its kernel shows.

    Raises:
        TypeError, ValueError, OSError: As `known_model`.
        ValueError: The observations of an environment of this package cannot be listed.

    >>> known_model("GridWorld", {"height": 2, "width": 2}).observations[3]
    (1, 1)
    >>> shown_model("GridWorld", {"height": 2, "width": 2}).observations[3]
    3
    """
    found = known_model(target, arguments)
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


def _tested(model: FiniteModel) -> str:
    """Describe what is tested of the model of a kernel, and what is proved."""
    told = "that each state is listed once with what the kernel computes"
    if not model.has_certain_steps:
        told += " for the random words of the proof, by their weights"
    if len(model.starts) > 1:
        told += ", and how probable the starts are"
    return f"{told}; that the table which is filled so is the environment is proved"
