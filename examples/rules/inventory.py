"""A shop's inventory with a weekly table of demand."""

from fractions import Fraction
from typing import Annotated

from provengym.spec import Environment, Parameter, Range

# Weights of a demand of 0, 1, 2, ... units, for each day from Monday on.
DEMAND = (
    (4, 3, 2, 1, 0, 0),
    (4, 3, 2, 1, 0, 0),
    (3, 3, 2, 1, 1, 0),
    (2, 3, 3, 1, 1, 0),
    (1, 2, 3, 2, 1, 1),
    (0, 1, 2, 3, 2, 2),
    (6, 2, 1, 1, 0, 0),
)

PRICE = 5
COST = 2
DELIVERY = 3
HOLDING = Fraction(1, 4)
LOST_SALE = 1


class Inventory(Environment):
    """Order goods each morning; demand of the day depends on the weekday.

    An order arrives at once and costs 3, and 2 for each unit. A sale earns 5, a
    customer who leaves empty-handed costs 1, and a unit kept overnight 1/4.
    """

    capacity: Annotated[int, Parameter(1, 100)] = 10
    weeks: Annotated[int, Parameter(1, 52)] = 4

    stock: Annotated[int, Range(0, "capacity")]
    day: Annotated[int, Range(0, 6)]

    limit = "7 * weeks"

    def start(self) -> None:
        self.stock = self.capacity // 2
        self.day = 0

    def act(self, action: Annotated[int, Range(0, "capacity")]) -> Fraction:
        ordered = min(action, self.capacity - self.stock)
        self.stock += ordered
        reward = Fraction(-COST * ordered)
        if ordered > 0:
            reward -= DELIVERY

        demand = self.choose(DEMAND[self.day])
        sold = min(demand, self.stock)
        self.stock -= sold
        self.day = (self.day + 1) % 7

        reward += PRICE * sold
        reward -= LOST_SALE * (demand - sold)
        reward -= HOLDING * self.stock
        return reward

    def legal(self, action: Annotated[int, Range(0, "capacity")]) -> bool:
        return self.stock + action <= self.capacity
