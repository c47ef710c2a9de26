"""KeyLock as its text has it, as a class of rules.

Written by who wrote the judge of such files: not independent of the reference.
"""

from typing import Annotated

from provengym import spec
from provengym.spec import Parameter, Range

PICK_UP = 4
MOST = 1_000_000


class Environment(spec.Environment):
    """A key, and a lock to open with it."""

    size: Annotated[int, Parameter(2, 100)] = 8
    max_steps: Annotated[int, Parameter(0, MOST)] = 0  # 0 is 10 * size

    x: Annotated[int, Range(0, "size - 1")]
    y: Annotated[int, Range(0, "size - 1")]
    key_x: Annotated[int, Range(0, "size - 1")]
    key_y: Annotated[int, Range(0, "size - 1")]
    lock_x: Annotated[int, Range(0, "size - 1")]
    lock_y: Annotated[int, Range(0, "size - 1")]
    has_key: bool
    is_open: bool

    limit = "max_steps + 10 * size * (1 - min(max_steps, 1))"

    def start(self) -> None:
        first = self.draw(self.size * self.size)
        second = self.draw(self.size * self.size - 1)
        third = self.draw(self.size * self.size - 2)
        if second >= first:
            second += 1
        if third >= min(first, second):
            third += 1
        if third >= max(first, second):
            third += 1
        self.x, self.y = first % self.size, first // self.size
        self.key_x, self.key_y = second % self.size, second // self.size
        self.lock_x, self.lock_y = third % self.size, third // self.size
        self.has_key = False
        self.is_open = False

    def act(self, action: Annotated[int, Range(0, 5)]) -> int:
        if action == 0:
            self.y = max(self.y - 1, 0)
        elif action == 1:
            self.y = min(self.y + 1, self.size - 1)
        elif action == 2:
            self.x = min(self.x + 1, self.size - 1)
        elif action == 3:
            self.x = max(self.x - 1, 0)
        elif action == PICK_UP:
            if not self.has_key and self.x == self.key_x and self.y == self.key_y:
                self.has_key = True
                return 10
        elif self.has_key and self.x == self.lock_x and self.y == self.lock_y:
            self.is_open = True
            return 100
        return -1

    def over(self) -> bool:
        return self.is_open
