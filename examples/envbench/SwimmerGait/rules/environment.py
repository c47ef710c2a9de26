"""SwimmerGait as its text has it, as a class of rules.

Written by who wrote the judge of such files: not independent of the reference.
"""

from fractions import Fraction
from typing import Annotated

from provengym import spec
from provengym.spec import Parameter, Range

UP = (
    (4959, 6849, 8681, 10321, 11706, 12814, 13644, 14197, 14473),
    (1521, 3310, 5142, 6876, 8435, 9776, 10877, 11719, 12278),
    (-1697, -82, 1663, 3410, 5074, 6600, 7945, 9065, 9912),
    (-4656, -3268, -1681, -1, 1692, 3338, 4880, 6254, 7381),
    (-7381, -6254, -4880, -3338, -1692, 1, 1681, 3268, 4656),
    (-9912, -9065, -7945, -6600, -5074, -3410, -1663, 82, 1697),
    (-12278, -11719, -10877, -9776, -8435, -6876, -5142, -3310, -1521),
    (-14473, -14197, -13644, -12814, -11706, -10321, -8681, -6849, -4959),
)


class Environment(spec.Environment):
    """A swimmer of three links, which swims by changing its shape."""

    max_steps: Annotated[int, Parameter(1, 1_000_000)] = 200

    first: Annotated[int, Range(0, 8)]
    second: Annotated[int, Range(0, 8)]

    limit = "max_steps"

    def start(self) -> None:
        self.first = 4
        self.second = 4

    def act(self, action: Annotated[int, Range(0, 4)]) -> Fraction:
        moved = 0
        if action == 0 and self.first < 8:
            moved = UP[self.first][self.second]
            self.first += 1
        elif action == 1 and self.first > 0:
            self.first -= 1
            moved = -UP[self.first][self.second]
        elif action == 2 and self.second < 8:
            moved = -UP[self.second][self.first]
            self.second += 1
        elif action == 3 and self.second > 0:
            self.second -= 1
            moved = UP[self.second][self.first]
        return Fraction(moved, 1_000_000)
