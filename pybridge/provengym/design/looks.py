"""The looks of states, through their attributes or through an expression, and which sets of
attributes are Markov: what they show is a decision process of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING, Any

import numpy as np

from provengym._validation import shown
from provengym.data.errors import told
from provengym.data.expressions import expression
from provengym.design.minimal import MOST
from provengym.finite.bisimulation import Homogeneity, coarsest
from provengym.finite.partitions import joined, numbered
from provengym.models.values import key

if TYPE_CHECKING:
    from collections.abc import Hashable

    from numpy.typing import NDArray

    from provengym.finite.model import FiniteModel
    from provengym.finite.observed import Observations

    Looks = NDArray[np.int64]

WORK = 50_000_000
"""The sets are not gone through where they have together more outcomes than that."""
REFINED = 200_000_000
"""Classes are not refined further than with so many outcomes."""
_LEAST = 500
"""A set costs at least as much as so many outcomes."""


LookGiven = str | Callable[[Any], object]
"""An expression over ``observation``, with ``np`` and ``math``, or a function of it.  With a
horizon an expression may name ``time`` too."""
WHOLE = "observation"
"""The one attribute of an observation that has no parts."""
_SIMPLE = ("bool", "int", "float", "text", "scalar")
"""The forms of attributes that are numbers or texts."""
_FEW = 1 << 16
"""So many numbers take no memory that counts."""


def look_of(model: FiniteModel, name: str, given: LookGiven, times: Looks | None = None) -> Looks:
    """The number of what an expression or a function says of each state, of shape (states,); two
    states look alike exactly where the numbers are equal.

    Args:
        model: The model.
        name: What the argument is called in messages.
        given: The expression or the function; its values are compared by value.
        times: The number of steps made in each state, where an expression may name it.

    Raises:
        TypeError: It is neither.
        ValueError: It is no expression, or fails on an observation, or its value has none.
    """
    function, sees_time = _function(name, given)
    shown_of = [model.observation_of.astype(np.int64)]
    if sees_time and times is not None:
        shown_of.append(times)
    pairs, firsts, place = np.unique(
        joined(shown_of, model.states), return_index=True, return_inverse=True
    )
    numbers: dict[Hashable, int] = {}
    found = np.empty(pairs.size, np.int64)
    for number, state in enumerate(firsts.tolist()):
        observation = model.observation(state)
        time = {} if times is None else {"time": int(times[state])}
        try:
            value = key(function(observation, time))
        except Exception as error:
            raise ValueError(
                f"{name}: of the observation {shown(observation)} it raised {told(error)}"
            ) from error
        found[number] = numbers.setdefault(value, len(numbers))
    looks: Looks = found[place]
    return looks


def attributes_of(model: FiniteModel) -> dict[str, Looks]:
    """The attributes of a model's observations, each with its number in every state.

    They are the entries of a dictionary, by their names; the items of a tuple, a list or an array
    of one dimension, by their places from 0 on; and else the observation as it is, which is called
    ``"observation"``.

    Raises:
        ValueError: Two observations have other attributes.
    """
    columns = _columns(model.observations)
    if columns is not None:
        return {name: numbered(one)[model.observation_of] for name, one in columns.items()}
    parts = [_parts(observation) for observation in model.observations]
    names = list(parts[0])
    for number, part in enumerate(parts):
        if part.keys() != parts[0].keys():
            raise ValueError(
                f"attributes: the observation {shown(model.observations[number])} has others than "
                f"{shown(model.observations[0])}; define attributes by expressions"
            )
    return {name: _numbered(model, [key(part[name]) for part in parts]) for name in names}


def together(looks: Sequence[Looks], states: int) -> Looks:
    """The numbers of what several show together; of none, the same everywhere.  They are not many
    more than there are states."""
    return joined(looks, states, most=max(4 * states, _FEW))


def _parts(observation: Any) -> dict[str, Any]:
    if isinstance(observation, Mapping):
        return {str(name): part for name, part in observation.items()}
    is_row = isinstance(observation, np.ndarray) and observation.ndim == 1
    if is_row or isinstance(observation, (tuple, list)):
        return {str(place): part for place, part in enumerate(observation)}
    return {WHOLE: observation}


def _columns(observations: Observations) -> dict[str, NDArray[Any]] | None:
    """The attributes as arrays, with equal items where `key` is; None where it is not so simple."""
    if len(observations.forms) != 1:
        return None
    form, parts = observations.forms[0], observations.columns[0]
    if form[0] == "dict":
        names, leaves = [name for name, _ in form[1]], [part for _, part in form[1]]
    elif form[0] in ("tuple", "list"):
        names, leaves = [str(place) for place in range(len(form[1]))], form[1]
    elif form[0] == "array" and len(form[2]) == 1:
        names, leaves = [str(place) for place in range(form[2][0])], [["scalar"]] * form[2][0]
        parts = tuple(parts[0].T)
    else:
        names, leaves = [WHOLE], [form]
    if not all(leaf[0] in _SIMPLE for leaf in leaves):
        return None
    return {
        name: _as_keys(part[observations.places]) for name, part in zip(names, parts, strict=True)
    }


def _as_keys(column: NDArray[Any]) -> NDArray[Any]:
    """Numbers, or texts, that are equal where their keys are."""
    if column.dtype.kind != "f":
        return column
    exact = column.astype(np.float64)
    with np.errstate(over="ignore"):
        nearest = exact.astype(np.float32).astype(np.float64)
    return np.where(exact == np.floor(exact), exact, nearest)


def _numbered(model: FiniteModel, values: list[Hashable]) -> Looks:
    """The number of the value of each state's observation."""
    numbers: dict[Hashable, int] = {}
    of_observation = [numbers.setdefault(value, len(numbers)) for value in values]
    return np.array(of_observation, np.int64)[model.observation_of]


def _function(name: str, given: object) -> tuple[Callable[..., object], bool]:
    """A function of the observation and of other names, and whether it is of these."""
    if isinstance(given, str):
        value = expression(name, given)
        return (lambda observation, more: value(observation=observation, **more)), True
    if callable(given):
        return (lambda observation, more: given(observation)), False
    raise TypeError(f"{name} must be an expression or a function, got {shown(given)}")


@dataclass(frozen=True)
class MarkovSets:
    """The minimal sets of attributes that are Markov, and whether all larger ones are."""

    minimal: tuple[tuple[str, ...], ...]
    """Those of which no proper subset is."""
    monotone: bool
    """True if every superset of such a one is Markov too."""


def markov_sets(model: FiniteModel, attributes: Mapping[str, Looks]) -> MarkovSets | None:
    """The sets of attributes that are Markov; None where that takes too much work.

    All sets are gone through, for that a set is Markov says nothing of those that have more.
    """
    names = tuple(attributes)
    if len(names) > MOST or 2 ** len(names) * max(model.transitions, _LEAST) > WORK:
        return None
    homogeneity = Homogeneity(model)
    minimal: list[frozenset[str]] = []
    monotone = True
    for size in range(len(names) + 1):
        for chosen in map(frozenset, combinations(names, size)):
            looks = together([attributes[name] for name in names if name in chosen], model.states)
            has_more = any(one <= chosen for one in minimal)
            if not homogeneity.holds(looks):
                monotone &= not has_more
            elif not has_more:
                minimal.append(chosen)
    in_order = tuple(tuple(name for name in names if name in one) for one in minimal)
    return MarkovSets(in_order, monotone)


def classes_of(model: FiniteModel) -> int | None:
    """The number of classes in the coarsest partition that respects the dynamics; None where that
    takes too much work."""
    found = coarsest(model, REFINED // max(model.transitions, 1))
    return None if found is None else int(found.max()) + 1
