"""The base class of references at all their parameters, of which none is explored."""

from __future__ import annotations

import abc
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from hypothesis.strategies import SearchStrategy

    from provengym.models.model import Model, Parameters


class UnexploredParameters(abc.ABC):
    """A reference at all its parameters."""

    name: str
    id: str
    explored: tuple[str, ...] = ()

    @abc.abstractmethod
    def model(self, parameters: Mapping[str, Any]) -> Model:
        """The model at these parameters and the defaults of the others."""

    def enumerate_small(self, fixed: Mapping[str, Any], free: frozenset[str]) -> list[Parameters]:
        """None: no parameter is free."""
        return []

    def shrink(self, parameters: Parameters, free: frozenset[str]) -> Iterator[Parameters]:
        """None: no parameter is free."""
        return iter(())

    def same_size(self, parameters: Parameters, free: frozenset[str]) -> Iterator[Parameters]:
        """None: no parameter is free."""
        return iter(())

    def strategy(
        self, fixed: Mapping[str, Any], free: frozenset[str]
    ) -> SearchStrategy[Parameters]:
        """The fixed parameters."""
        from hypothesis import strategies as st

        return st.just(dict(fixed))
