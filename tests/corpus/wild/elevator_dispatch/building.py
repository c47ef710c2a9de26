from collections import deque

import numpy as np

from .passenger import Passenger


class Car:
    def __init__(self, capacity):
        self.capacity = capacity
        self.floor = 0
        self.riders = []

    def full(self):
        return len(self.riders) >= self.capacity


class Building:
    def __init__(self, floors, capacity, queue_limit, rates):
        assert len(rates) == floors
        self.floors = floors
        self.queue_limit = queue_limit
        self.rates = rates
        self.car = Car(capacity)
        self.queues = [deque() for _ in range(floors)]
        self.waiting_times = []
        self.refused = 0

    def arrivals(self, now):
        """People arrive; if the queue is full they take the stairs."""
        new = 0
        for floor, rate in enumerate(self.rates):
            if rate == 0:
                continue
            for _ in range(np.random.poisson(rate)):
                if len(self.queues[floor]) < self.queue_limit:
                    self.queues[floor].append(Passenger(floor, now))
                    new += 1
                else:
                    self.refused += 1
        return new

    def open_doors(self, now):
        """Returns (number who left at the lobby, number who boarded)."""
        car = self.car
        left = 0
        if car.floor == 0:
            for p in car.riders:
                p.left_at = now
            left = len(car.riders)
            car.riders = []
            return left, 0
        boarded = 0
        queue = self.queues[car.floor]
        while queue and not car.full():
            p = queue.popleft()
            p.boarded_at = now
            self.waiting_times.append(p.waiting_time)
            car.riders.append(p)
            boarded += 1
        return left, boarded

    def waiting(self):
        return [len(q) for q in self.queues]
