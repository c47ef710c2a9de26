"""Classes of rules that are small and, among them, have each kind of value."""

import enum
from fractions import Fraction
from typing import Annotated

from provengym.spec import Cells, Environment, Of, Parameter, Range


class Light(enum.Enum):
    """A light of a crossing."""

    RED = "stop"
    GREEN = "go"
    OFF = "look"


class Lift(Environment):
    """A lift below and above the ground, for half a unit a floor."""

    floor: Annotated[int, Range(-2, 3)]
    light: Light
    limit = 20

    def start(self) -> None:
        self.floor = self.draw(6) - 2
        self.light = Light.OFF

    def act(self, action: Annotated[int, Range(-1, 1)]) -> Fraction:
        before = self.floor
        self.floor = max(-2, min(3, self.floor + action))
        if self.floor == before:
            self.light = Light.OFF
        elif self.chance(1, 3):
            self.light = Light.RED
        else:
            self.light = Light.GREEN
        return Fraction(self.floor - before, 2) - Fraction(1, 3)

    def over(self) -> bool:
        return self.floor == 3 and self.light is Light.RED

    def show(self) -> tuple[Annotated[int, Range(-2, 3)], Light]:
        return self.floor, self.light


class Shelves(Environment):
    """Fill five shelves, a state of several words."""

    depth: Annotated[int, Parameter(1, 2**20)] = 3
    shelves: Annotated[Cells, Of("depth + 1", 5)]
    full: bool
    limit = "5 * depth"

    def start(self) -> None:
        self.shelves = Cells([0] * 5)
        self.full = False

    def act(self, action: Annotated[int, Range(0, 4)]) -> int:
        if self.shelves[action] == self.depth:
            self.full = True
            return -1
        self.shelves[action] += 1
        return 1

    def over(self) -> bool:
        return self.full


class Purse(Environment):
    """Spend what there is, by as many actions as parameters say."""

    most: Annotated[int, Parameter(1, 6)] = 3
    purse: Annotated[int, Range(0, 20)]

    def start(self) -> None:
        self.purse = 20

    def act(self, action: Annotated[int, Range(0, "most")]) -> int:
        spent = min(action, self.purse)
        self.purse -= spent
        return spent

    def legal(self, action: Annotated[int, Range(0, "most")]) -> bool:
        return action <= self.purse

    def over(self) -> bool:
        return self.purse == 0


class Sky(Environment):
    """Turn stars, of which a state has three words and an observation as many numbers as stars."""

    stars: Annotated[Cells, Of(8, 45)]

    def start(self) -> None:
        self.stars = Cells([0] * 45)
        self.stars[self.draw(45)] = 1

    def act(self, action: Annotated[int, Range(0, 44)]) -> int:
        self.stars[action] = 7 - self.stars[action]
        return self.stars[0]

    def over(self) -> bool:
        return self.stars[44] == 6
