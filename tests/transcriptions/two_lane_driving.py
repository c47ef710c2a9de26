"""TwoLaneDriving a second time: plain Python from its definition, sharing nothing with the package.

A street is two strings, one for each lane, with `#` for an obstacle; the car is moved cell by cell.
"""

from transcriptions.splitmix import word

FREE, TAKEN = ".#"
OTHER = {0: 1, 1: 0}
PEDALS = (0, 1, -1)  # what coast, go and brake add to the speed


class Drive:
    """One episode on a street of as many cells as the strings have letters."""

    def __init__(self, lanes, max_speed, speed_limit):
        self.lanes, self.max_speed, self.speed_limit = tuple(lanes), max_speed, speed_limit
        self.place = self.lane = self.speed = self.violations = 0

    @property
    def length(self):
        return len(self.lanes[0])

    def over(self):
        """None, "crashed" or "arrived"."""
        if self.place == self.length:
            return "arrived"
        return "crashed" if self.lanes[self.lane][self.place] == TAKEN else None

    def step(self, action):
        """The reward, and whether it is over."""
        if self.over():
            return 0, True
        pedal, changes = divmod(action, 2)
        if changes:
            self.lane = OTHER[self.lane]
        speed = self.speed + PEDALS[pedal]
        if 0 <= speed <= self.max_speed:
            self.speed = speed
        too_fast = self.speed > self.speed_limit
        self.violations += too_fast
        left = self.speed
        while left > 0 and not self.over():
            self.place += 1
            left -= 1
        ending = self.over()
        if ending:
            return {"arrived": 100, "crashed": -100}[ending], True
        return (-6 if too_fast else -1), False

    def ahead(self, lane, sensor_range):
        """Return the distance to the next obstacle of a lane, as the sensor tells it."""
        rest = self.lanes[lane][self.place :]
        found = rest.find(TAKEN)
        return found if 0 <= found <= sensor_range else sensor_range + 1

    def passes(self, action, sensor_range):
        """Return whether the car can stop after the action before what it sees: it is driven, and
        then braked until it stands, on the cells in front of it."""
        pedal, changes = divmod(action, 2)
        lane = OTHER[self.lane] if changes else self.lane
        speed = min(max(self.speed + PEDALS[pedal], 0), self.max_speed)
        needed = sum(range(speed + 1))
        return self.ahead(lane, sensor_range) > needed

    def allowed(self, sensor_range):
        """The bits of the actions that pass; only action 4 where none does."""
        passing = [action for action in range(6) if self.passes(action, sensor_range)]
        return sum(1 << action for action in passing or [4])

    def observed(self, sensor_range):
        """All components that the kernel shows."""
        distances = (self.ahead(lane, sensor_range) for lane in range(2))
        return (
            self.length - self.place,
            self.lane,
            self.speed,
            *distances,
            self.allowed(sensor_range),
            self.violations,
        )

    def words(self):
        """The words of the kernel."""
        car = self.place + (self.lane << 8) + (self.speed << 16) + (self.violations << 32)
        return (*packed(self.lanes), car)


def packed(lanes):
    """Four words: the first 64 cells of a lane and the others, of one lane and of the other."""
    found = []
    for cells in lanes:
        padded = cells.ljust(128, FREE)
        for half in (padded[:64], padded[64:]):
            found.append(int("".join("1" if cell == TAKEN else "0" for cell in half[::-1]), 2))
    return tuple(found)


def drawn(length, key, t):
    """The lanes that a reset draws with the words t to t + 7 of a stream."""
    words = [word(key, t + n) for n in range(8)]
    lanes = [[FREE] * length, [FREE] * length]
    for place in range(2, length):
        block, bit = divmod(place, 64)
        value = sum((words[4 * block + n] >> bit & 1) << n for n in range(4))
        if value in (0, 1) and lanes[1 - value][place - 1] == FREE:
            lanes[value][place] = TAKEN
    return tuple("".join(lane) for lane in lanes)
