"""An elevator that serves three floors."""

import enum
from typing import Annotated

from provengym.spec import Cells, Environment, Of, Range

FLOORS = 3


class Action(enum.Enum):
    DOWN = -1
    STAY = 0
    UP = 1


class Elevator(Environment):
    """Bring people to their floors without letting them wait.

    At most one person waits on each floor; `waiting` holds 0, or 1 plus the floor
    they want to go to. `riding` says for which floors somebody is in the cabin.
    The door opens by itself when the elevator stays. Each person that waits or
    rides costs 1 a step, and each one who is delivered pays 5.
    """

    floor: Annotated[int, Range(0, FLOORS - 1)]
    waiting: Annotated[Cells, Of(FLOORS + 1, FLOORS)]
    riding: Annotated[Cells, Of(2, FLOORS)]

    limit = 200

    def start(self) -> None:
        self.floor = 0
        self.waiting = Cells([0] * FLOORS)
        self.riding = Cells([0] * FLOORS)
        self.arrive()

    def act(self, action: Action) -> int:
        reward = 0
        if action is Action.STAY:
            reward += self.serve()
        else:
            self.floor = min(max(self.floor + action.value, 0), FLOORS - 1)
        reward -= sum(self.riding)
        reward -= sum(1 for wish in self.waiting if wish > 0)
        self.arrive()
        return reward

    def serve(self) -> int:
        """Let people out and in; return what that pays."""
        reward = 5 * self.riding[self.floor]
        self.riding[self.floor] = 0
        wish = self.waiting[self.floor]
        if wish > 0:
            self.riding[wish - 1] = 1
            self.waiting[self.floor] = 0
        return reward

    def arrive(self) -> None:
        for floor in range(FLOORS):
            somebody = self.chance(1, 8)
            target = self.draw(FLOORS - 1)
            if somebody and self.waiting[floor] == 0:
                if target >= floor:
                    target += 1
                self.waiting[floor] = target + 1

    def legal(self, action: Action) -> bool:
        return 0 <= self.floor + action.value < FLOORS

    def invariant(self) -> bool:
        return all(self.waiting[floor] != floor + 1 for floor in range(FLOORS))
