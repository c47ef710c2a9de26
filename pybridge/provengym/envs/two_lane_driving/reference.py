"""TwoLaneDriving as a reference: all layouts at once that look alike from where the car was."""

from __future__ import annotations

import itertools
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import numpy as np

from provengym.envs.kernel_model import MultiDiscreteModel
from provengym.envs.two_lane_driving import layout
from provengym.envs.two_lane_driving.env import SHORTEST, TwoLaneDrivingEnv
from provengym.models.listed_parameters import ListedParameters, fewer
from provengym.models.model import (
    TimeLimit,
    TooManyError,
    constructed,
    known,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from provengym.models.model import Observation, States

PARTS = ("remaining", "lane", "speed", "ahead 0", "ahead 1")
LONGEST_DRAWN = 14
"""Streets with so many cells have few enough layouts to follow all of them."""
FIRST_DRAWN = 2
VALUES = 16
_CELLS = ((None, VALUES - 2), (0, 1), (1, 1))


class TwoLaneDrivingParameters(ListedParameters):
    """All streets, speeds, sensors and obstacles."""

    name = "TwoLaneDriving"
    id = "provengym/TwoLaneDriving-v0"
    explored = ("length", "max_speed", "speed_limit", "sensor_range", "obstacles", "max_steps")
    small = (
        {
            "length": 4,
            "max_speed": 1,
            "speed_limit": 1,
            "sensor_range": 2,
            "obstacles": ((2, 0),),
            "max_steps": 8,
        },
        {
            "length": 5,
            "max_speed": 2,
            "speed_limit": 1,
            "sensor_range": 3,
            "obstacles": ((2, 1), (4, 0)),
            "max_steps": 12,
        },
        {
            "length": 7,
            "max_speed": 2,
            "speed_limit": 1,
            "sensor_range": 3,
            "obstacles": None,
            "max_steps": 12,
        },
    )

    def model(self, parameters: Mapping[str, Any]) -> TwoLaneDrivingModel:
        """The street with these parameters, the others as in `TwoLaneDrivingEnv`."""
        return TwoLaneDrivingModel(known(self.name, TwoLaneDrivingEnv, parameters))

    def simpler(self, name: str, value: Any) -> list[Any]:
        """Smaller numbers and fewer obstacles."""
        if name == "obstacles":
            if value is None:
                return []
            return [value[:place] + value[place + 1 :] for place in range(len(value))]
        return fewer(value, {"length": SHORTEST, "max_steps": 2}.get(name, 1))


class TwoLaneDrivingModel(MultiDiscreteModel):
    """The street, answered by the kernel compiled from the specification.

    Obstacles that a reset draws are hidden until the sensor reaches them.
    """

    name = "TwoLaneDriving"
    actions = TwoLaneDrivingEnv.actions
    is_even = True
    parts = PARTS

    def __init__(self, parameters: Mapping[str, Any]) -> None:
        env = constructed("TwoLaneDriving", TwoLaneDrivingEnv, parameters)
        super().__init__(env)
        self.parameters = {  # `solvable` follows from the obstacles
            name: value for name, value in env.parameters.items() if name != "solvable"
        }
        self.time_limit = TimeLimit(env.max_steps)
        self.fully_observed = env.obstacles is not None
        self.has_probabilities = env.obstacles is not None or env.length <= LONGEST_DRAWN
        self._layouts: States | None = None
        self._chances: dict[tuple[int, ...], Fraction] = {}

    def starts(self, shown: Observation | None = None) -> States:
        """Every layout that a reset can draw and that looks so from the start."""
        return self._alike(self._every_start(), shown)

    def start_weights(self, states: States) -> Any:
        """Return the probability of each layout, in units of that of the least likely one."""
        chances = self.start_chances()
        found = [chances[tuple(state)] for state in states.T.tolist()]
        drawn = self.parameters["obstacles"] is None
        least = VALUES ** max(self.parameters["length"] - FIRST_DRAWN, 0) if drawn else 1
        return np.array([int(chance * least) for chance in found], dtype=np.int64)

    def start_chances(self) -> Mapping[tuple[int, ...], Fraction]:
        """The probability of each layout."""
        self._every_start()
        return self._chances

    def is_start(self, state: tuple[int, ...]) -> bool:
        """Return whether the car is at the beginning, and a reset can lead to these obstacles."""
        *cells, car = state
        obstacles = layout.unpack(cells)
        given = self.parameters["obstacles"]
        if car != 0 or (given is not None and obstacles != given):
            return False
        drawn = all(place >= FIRST_DRAWN for place, _ in obstacles)
        return given is not None or (drawn and layout.is_passable(obstacles))

    def describe(self, observation: Observation) -> dict[str, Any]:
        """Its parts by name."""
        return {"observation": observation, **dict(zip(PARTS, observation, strict=True))}

    def named(self, state: tuple[int, ...]) -> Any:
        """Place, lane and speed, and the obstacles."""
        *cells, car = state
        return {**layout.unpack_car(car), "obstacles": list(layout.unpack(cells))}

    def picture(self, state: tuple[int, ...]) -> str:
        """The street: `A` car, `#` obstacles, `*` a crash."""
        *cells, word = state
        obstacles, car = layout.unpack(cells), layout.unpack_car(word)
        marks = dict.fromkeys(obstacles, "#")
        here = (car["place"], car["lane"])
        marks[here] = "*" if here in marks else "A"
        length = self.parameters["length"]
        return "\n".join(
            f"|{''.join(marks.get((place, lane), '.') for place in range(length))}|"
            f"{marks.get((length, lane), '')}"
            for lane in range(layout.LANES)
        )

    def _every_start(self) -> States:
        """All layouts as the columns of an array, and how probable each is."""
        if self._layouts is None:
            given, length = self.parameters["obstacles"], self.parameters["length"]
            if given is not None:
                self._chances = {(*layout.pack(given), 0): Fraction(1)}
            elif length <= LONGEST_DRAWN:
                self._chances = {
                    (*layout.pack(obstacles), 0): chance for obstacles, chance in _drawn(length)
                }
            else:
                raise TooManyError(
                    f"a street of {length} cells has too many layouts: up to {LONGEST_DRAWN} "
                    "cells are followed, and any street with `obstacles`"
                )
            self._layouts = self.columns(list(self._chances))
        return self._layouts


def _drawn(length: int) -> Iterator[tuple[tuple[tuple[int, int], ...], Fraction]]:
    """The layouts that a reset draws, with their probabilities."""
    found: dict[tuple[int | None, ...], int] = {(): 1}
    for _ in range(FIRST_DRAWN, length):
        following: dict[tuple[int | None, ...], int] = {}
        for (cells, weight), (lane, count) in itertools.product(found.items(), _CELLS):
            before = cells[-1] if cells else None
            blocked = lane is not None and before is not None and before != lane
            longer = (*cells, None if blocked else lane)
            following[longer] = following.get(longer, 0) + weight * count
        found = following
    total = VALUES ** max(length - FIRST_DRAWN, 0)
    for cells, weight in found.items():
        pairs = ((FIRST_DRAWN + n, lane) for n, lane in enumerate(cells) if lane is not None)
        yield tuple(pairs), Fraction(weight, total)
