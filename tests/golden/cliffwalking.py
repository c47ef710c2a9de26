"""The golden table of CliffWalking: at which arguments it is evaluated."""

ABOUT = "every cell, all ways"


CASES = tuple({"row": number} for number in range(4))
