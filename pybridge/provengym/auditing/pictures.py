"""Pictures for an audit's page: a film of the solution, and a map of the optimal values."""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import gymnasium

from provengym.conformance.pictures import address
from provengym.envs import registry
from provengym.filming import MOST_STEPS, Film
from provengym.solving import NotCertified, UnboundedReturn, integer_model, plots, solve

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from provengym.auditing.objective import Objective
    from provengym.filming import Drawn
    from provengym.finite.model import FiniteModel

TOLERANCE = 1e-6
_WITH_MAPS = "gymnasium.envs.toy_text."


@dataclass(frozen=True, kw_only=True)
class SolvedTarget:
    """A solved target, whose solution and optimal values can be drawn."""

    target: object
    arguments: Mapping[str, Any]
    model: FiniteModel
    won: NDArray[np.bool_] | None
    """For each outcome of the model, True if it is a success; None where that is not known."""
    solution: tuple[int, ...] | None
    objective: Objective

    def pictures(self) -> tuple[Drawn, Drawn]:
        """The film, and the map; each is empty where there is none."""
        return self._film(), self._map()

    def _film(self) -> Drawn:
        """An episode with the solution's actions that succeeds, as the target renders it."""
        won = self.won
        if won is None or not self.solution or len(self.solution) > MOST_STEPS:
            return []
        return Film(
            target=self.target,
            arguments=self.arguments,
            model=self.model,
            actions=self.solution,
            arrives=lambda outcomes, _: any(won[outcome] for outcome in outcomes),
        ).pictures()

    def _map(self) -> Drawn:
        """The optimal values where states are cells of a map."""
        if not _has_map(self.target):
            return []
        discount = self.objective.discount
        try:
            rate = 1 if discount is None else discount
            model = integer_model(self.target, rate, **self.arguments)
            if not plots.has_map(model):
                return []
            file = io.BytesIO()
            solution = solve(model, tol=TOLERANCE, **self.objective.arguments)
            plots.draw(solution).savefig(file, format="png", dpi=100)
        except (ImportError, MemoryError, NotCertified, UnboundedReturn, TypeError, ValueError):
            return []
        return [(f"Optimal values and actions: {self.objective.text}", address(file))]


def _has_map(target: object) -> bool:
    """Return whether a target is an environment of this package or of Gymnasium's that may have
    a map, whose code need not be played in a process of its own."""
    if not isinstance(target, str):
        return False
    spec = gymnasium.registry.get(target)
    entry = "" if spec is None else spec.entry_point
    return registry.find(target) is not None or str(entry).startswith(_WITH_MAPS)


def no_pictures() -> tuple[Drawn, Drawn]:
    """Those of what is not known."""
    return [], []


Pictures = Callable[[], "tuple[Drawn, Drawn]"]
