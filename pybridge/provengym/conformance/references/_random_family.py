"""What the random references have in common: none of their parameters is explored."""

from __future__ import annotations

import abc
import inspect
from typing import TYPE_CHECKING, Any

from provengym.conformance._errors import ConformanceError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from hypothesis.strategies import SearchStrategy

    from provengym.conformance.references._base import Parameters
    from provengym.conformance.references._random import RandomModel


class RandomFamily(abc.ABC):
    """A random reference at all its parameters."""

    name: str
    id: str
    explored: tuple[str, ...] = ()

    @abc.abstractmethod
    def model(self, parameters: Mapping[str, Any]) -> RandomModel:
        """The model at these parameters and the defaults of the others."""

    def small(self, fixed: Mapping[str, Any], free: frozenset[str]) -> list[Parameters]:
        """None: no parameter is free."""
        return []

    def smaller(self, parameters: Parameters, free: frozenset[str]) -> Iterator[Parameters]:
        """None: no parameter is free."""
        return iter(())

    def alike(self, parameters: Parameters, free: frozenset[str]) -> Iterator[Parameters]:
        """None: no parameter is free."""
        return iter(())

    def strategy(
        self, fixed: Mapping[str, Any], free: frozenset[str]
    ) -> SearchStrategy[Parameters]:
        """The fixed parameters."""
        from hypothesis import strategies as st

        return st.just(dict(fixed))


def known(name: str, environment: Callable[..., Any], parameters: Mapping[str, Any]) -> Parameters:
    """The parameters without `render_mode`, which shows nothing here.

    Raises:
        ConformanceError: The environment does not take one of them.
    """
    takes = list(inspect.signature(environment).parameters)
    for parameter in parameters:
        if parameter not in takes:
            raise ConformanceError(
                f"{name} has no parameter {parameter!r}; it has {', '.join(takes)} "
                "(an argument of the target alone: --target-arg or target_args)"
            )
    return {key: value for key, value in parameters.items() if key != "render_mode"}
