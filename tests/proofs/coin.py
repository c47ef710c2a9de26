"""A small class of rules, for tests of what becomes of one."""

COIN = """\
from typing import Annotated
from provengym.spec import Environment, Parameter, Range

class Coin(Environment):
    \"\"\"Guess a coin until so many guesses were right.\"\"\"

    goal: Annotated[int, Parameter(1, 3)] = 2
    right: Annotated[int, Range(0, "goal")]

    def start(self) -> None:
        self.right = 0

    def act(self, action: bool) -> int:
        if self.chance(1, 2) == action:
            self.right += 1
            return 1
        return 0

    def over(self) -> bool:
        return self.right == self.goal
"""


def written(folder, text=COIN):
    """Write a file of rules, and return its path."""
    file = folder / "coin.py"
    file.write_text(text, encoding="utf-8")
    return file
