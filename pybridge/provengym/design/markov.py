"""Which sets of attributes are Markov: what they show is a decision process of its own."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING

from provengym.design.looks import together
from provengym.design.minimal import MOST
from provengym.finite.bisimulation import Homogeneity, coarsest

if TYPE_CHECKING:
    from collections.abc import Mapping

    from provengym.design.looks import Looks
    from provengym.finite.model import FiniteModel

WORK = 50_000_000
"""The sets are not gone through where they have together more outcomes than that."""
REFINED = 200_000_000
"""Classes are not refined further than with so many outcomes."""
_FEW = 500
"""A set costs at least as much as so many outcomes."""


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
    if len(names) > MOST or 2 ** len(names) * max(model.transitions, _FEW) > WORK:
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
