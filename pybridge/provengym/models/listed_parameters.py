"""The base class of references at all their parameters, of which some choices are listed."""

from __future__ import annotations

import abc
from typing import TYPE_CHECKING, Any, ClassVar

from provengym.models.model import takes
from provengym.models.unexplored import UnexploredParameters

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from hypothesis.strategies import SearchStrategy

    from provengym.models.model import Model, Parameters


class ListedParameters(UnexploredParameters):
    """A reference at all its parameters, of which small choices are listed."""

    small: ClassVar[tuple[Mapping[str, Any], ...]]
    """Small choices of the explored parameters, smallest first."""
    drawn: ClassVar[Mapping[str, range]] = {}
    """The values of explored parameters that Hypothesis may draw; none of the others."""

    @abc.abstractmethod
    def model(self, parameters: Mapping[str, Any]) -> Model:
        """The model at these parameters and the defaults of the others."""

    @abc.abstractmethod
    def simpler(self, name: str, value: Any) -> Iterable[Any]:
        """Simpler values of an explored parameter, simplest first."""

    def enumerate_small(self, fixed: Mapping[str, Any], free: frozenset[str]) -> list[Parameters]:
        """The small choices, as far as their parameters are free."""
        found: list[Parameters] = []
        base = self.model(fixed).parameters
        for small in self.small:
            chosen = {**base, **{name: small[name] for name in small if name in free}}
            if chosen not in (base, *found) and takes(self, chosen):
                found.append(chosen)
        return found

    def shrink(self, parameters: Parameters, free: frozenset[str]) -> Iterator[Parameters]:
        """One parameter simpler."""
        for name in self.explored:
            for value in self.simpler(name, parameters.get(name)) if name in free else ():
                chosen = {**parameters, name: value}
                if takes(self, chosen):
                    yield chosen

    def strategy(
        self, fixed: Mapping[str, Any], free: frozenset[str]
    ) -> SearchStrategy[Parameters]:
        """Those that may be drawn, as far as they are free."""
        if not self.drawn:
            return super().strategy(fixed, free)
        from hypothesis import strategies as st

        from provengym.models.strategies import below

        base = self.model(fixed).parameters
        numbers = {
            name: below(len(values)).map(values.__getitem__)
            for name, values in self.drawn.items()
            if name in free
        }
        return st.fixed_dictionaries(numbers).map(lambda chosen: {**base, **chosen})


def fewer(value: int, least: int) -> list[int]:
    """Smaller whole numbers: the least, the half, and one less."""
    return sorted(one for one in {least, value // 2, value - 1} if least <= one < value)
