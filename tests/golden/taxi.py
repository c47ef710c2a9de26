"""The golden table of Taxi: at which arguments it is evaluated."""

ABOUT = "every cell, all passengers to one depot, all actions"


CASES = tuple({"row": number} for number in range(5))
