"""What the random references have in common."""

from __future__ import annotations

import abc
from typing import TYPE_CHECKING, Any

from provengym.models.unexplored import UnexploredParameters

if TYPE_CHECKING:
    from collections.abc import Mapping

    from provengym.models.random_model import RandomModel


class RandomParameters(UnexploredParameters):
    """A random reference at all its parameters, none of which is explored."""

    @abc.abstractmethod
    def model(self, parameters: Mapping[str, Any]) -> RandomModel:
        """The model at these parameters and the defaults of the others."""
