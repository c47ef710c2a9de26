"""The golden table of FrozenLake: at which arguments it is evaluated."""

ABOUT = "every cell of two boards, all ways"


CASES = tuple(
    {"number": number, "row": row} for number, rows in enumerate((4, 3)) for row in range(rows)
)
