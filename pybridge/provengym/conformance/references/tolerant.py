"""The base of the references that take tolerances from a binding."""

from __future__ import annotations

import abc
from typing import TYPE_CHECKING, Any

from provengym.models.unexplored import UnexploredParameters

if TYPE_CHECKING:
    from collections.abc import Mapping

    from provengym.models.model import Model


class TolerantParameters(UnexploredParameters):
    """A reference of the user's own at all its parameters.

    Args:
        name: Its name as long as no model of it has one.
    """

    def __init__(self, name: str) -> None:
        self.name = self.id = name
        self._tolerances = {"reward_tolerance": 0.0, "observation_tolerance": 0.0}
        self._made: tuple[dict[str, Any], Model] | None = None

    def tolerate(self, *, rewards: float, observations: float) -> None:
        """Take rewards and observations for right that are so near, where the reference does not
        take more."""
        self._tolerances = {"reward_tolerance": rewards, "observation_tolerance": observations}
        self._made = None

    def model(self, parameters: Mapping[str, Any]) -> Model:
        """The reference with these parameters; the last one is kept."""
        given = dict(parameters)
        if self._made is None or self._made[0] != given:
            self._made = given, self._model(given, **self._tolerances)
            self.name = self.id = self._made[1].name
        return self._made[1]

    @abc.abstractmethod
    def _model(
        self, given: dict[str, Any], *, reward_tolerance: float, observation_tolerance: float
    ) -> Model:
        """A new model with these parameters."""
