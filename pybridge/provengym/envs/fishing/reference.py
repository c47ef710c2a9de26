"""Which fisheries to try: some apart from the defaults, others at random, and simpler ones."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from provengym.envs.fishing.env import FishingEnv
from provengym.envs.fishing.reference_model import fishery
from provengym.models.model import known, takes
from provengym.models.unexplored import UnexploredParameters

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from hypothesis.strategies import SearchStrategy

    from provengym.models.model import Model, Parameters

# With one step nothing follows that could tell a wrong transition from a wrong observation.
FEWEST_STEPS = 2
_SIMPLE: Parameters = {"r": 0.3, "K": 1.0, "s0": 0.75, "order": "growth_first"}
_OTHERS: tuple[Parameters, ...] = (
    {},
    {"K": 2.0},
    {"order": "harvest_first"},
    {"s0": 2.0},
    {"s0": 2.0, "order": "harvest_first"},
    {"s0": 0.01},
    {"r": 1.0},
)


class FishingParameters(UnexploredParameters):
    """All fisheries.

    Without noise the growth rate, the capacity, the start, the number of steps and the order are
    explored: few steps from starts up to twice the capacity first.
    """

    name: str = "Fishing"
    id: str = "provengym/Fishing-v0"
    explored: tuple[str, ...] = ("r", "K", "s0", "Tmax", "order")

    def model(self, parameters: Mapping[str, Any]) -> Model:
        """The fishery with these parameters, the others as in `FishingEnv`."""
        return fishery(known(self.name, FishingEnv, parameters))

    def enumerate_small(self, fixed: Mapping[str, Any], free: frozenset[str]) -> list[Parameters]:
        """Fisheries of two steps where that is free, with one or two other things changed."""
        if not free:
            return []
        base = self.model(fixed).parameters
        few = {"Tmax": FEWEST_STEPS} if "Tmax" in free else {}
        found: list[Parameters] = []
        for other in _OTHERS:
            chosen = {**base, **few, **{k: v for k, v in other.items() if k in free}}
            if chosen not in found and set(other) <= free and takes(self, chosen):
                found.append(chosen)
        return found

    def shrink(self, parameters: Parameters, free: frozenset[str]) -> Iterator[Parameters]:
        """Fewer steps, and what is not as in the defaults."""
        steps = parameters["Tmax"]
        for fewer in sorted({FEWEST_STEPS, steps // 2, steps - 1}):
            if "Tmax" in free and FEWEST_STEPS <= fewer < steps:
                yield {**parameters, "Tmax": fewer}
        for name, simple in _SIMPLE.items():
            simpler = {**parameters, name: simple}
            if name in free and simpler != parameters and takes(self, simpler):
                yield simpler

    def strategy(
        self, fixed: Mapping[str, Any], free: frozenset[str]
    ) -> SearchStrategy[Parameters]:
        """Growth rates up to 1, starts up to twice the capacity, up to 33 steps."""
        from hypothesis import strategies as st

        from provengym.models.strategies import below

        base = self.model(fixed).parameters

        @st.composite
        def fisheries(draw: Any) -> Parameters:
            capacity = (1.0, 2.0, 0.5)[draw(below(3))] if "K" in free else base["K"]
            drawn = {
                "r": draw(below(101)) / 100,
                "K": capacity,
                "s0": (draw(below(200)) + 1) / 100 * capacity,
                "Tmax": draw(below(32)) + FEWEST_STEPS,
                "order": ("growth_first", "harvest_first")[draw(below(2))],
            }
            return {**base, **{name: drawn[name] for name in free}}

        return fisheries().filter(partial(takes, self)) if free else st.just(base)
