"""A network of two queues, each with its server."""

import enum
from typing import Annotated

from provengym.spec import Cells, Environment, Of, Parameter


class Route(enum.Enum):
    FIRST = 0
    SECOND = 1


class QueueNetwork(Environment):
    """Route arriving jobs to one of two servers.

    In each step a job arrives with probability arrival / 10 and joins the queue
    that was chosen, or is lost, which costs 10, if that is full. Then each server
    finishes a job with probability FAST / 10 or SLOW / 10. A job that the first
    one finishes goes on to the second queue with probability 1 / 4, if there is
    room. Each job in the network costs 1 a step.
    """

    FAST = 6
    SLOW = 3

    capacity: Annotated[int, Parameter(1, 50)] = 8
    arrival: Annotated[int, Parameter(0, 10)] = 5

    queues: Annotated[Cells, Of("capacity + 1", 2)]

    limit = 500

    def start(self) -> None:
        self.queues = Cells([0, 0])

    def act(self, action: Route) -> int:
        lost = 0
        if self.chance(self.arrival, 10) and not self.join(action.value):
            lost = 1
        for server, rate in enumerate((self.FAST, self.SLOW)):
            served = self.chance(rate, 10)
            if served and self.queues[server] > 0:
                self.queues[server] -= 1
                if server == 0 and self.chance(1, 4):
                    self.join(1)
        return -sum(self.queues) - 10 * lost

    def join(self, queue: int) -> bool:
        """Add a job to a queue; say whether there was room."""
        if self.queues[queue] == self.capacity:
            return False
        self.queues[queue] += 1
        return True
