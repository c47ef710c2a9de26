"""TwoLaneDriving as docs/two_lane_driving.md has it: a car is a dictionary, obstacles are a set."""
# ruff: noqa: RUF001 (the pages have minus signs)

from fractions import Fraction
from itertools import product

from from_the_page.sentences import Sentences

COAST = "| 1, coast and change | stays | changes |"
GO = "| 2, go | one more, up to `max_speed` | stays |"
BRAKE = "| 4, brake | one less, down to 0 | stays |"
NUMBERS = "how many cells are left to the end, `length` minus the place; the lane; the speed"
BESIDE = "where `d = 0` is the cell beside the car or the car's own"
FAR = "`sensor_range + 1` where no such `d` is at most `sensor_range`"
BEGIN = "The car starts at place 0 in lane 0 with speed 0."
PLACES = "each place from 2 to `length - 1` gets one of 16 equally likely values"
VALUES = "the value 0 puts an obstacle into lane 0 and the value 1 one into lane 1"
OTHER = "unless the place before holds one in the other lane"
FIRST = "First the lane changes or stays, at the same place"
AT_ONCE = (
    "and the speed becomes that of the pedal. Then the car drives as many cells as its new speed"
)
STOPS = "stops early at the first cell of its new lane that holds an obstacle"
INCLUDED = "the cell where it begins included"
ARRIVES = "| that arrives at place `length` | 100 |"
CRASHES = "| that ends on an obstacle, a crash | −100 |"
ABOVE = "| any other with a new speed above `speed_limit` | −6 |"
ANY = "| any other | −1 |"
END = "a step terminates when it arrives or crashes"
FURTHER = "every further step changes nothing, for a reward of 0, and terminates"
LIMIT = "step number `max_steps` after the reset truncates"
UNLESS = "unless it terminates"
DEFAULT = "`None` is `4 * length`"
COUNTED = "those that arrive or crash included"
SHIELDED = "`action_mask` where `sensor_range >= max_speed * (max_speed + 1) / 2`"
NONE = "in a state where none does, for action 4 only"
WAY = "goes `v + (v − 1) + … + 1 = v (v + 1) / 2` cells until it stands"
FARTHER = "the next obstacle of the lane that it drives is farther away than that"

SENTENCES = (
    COAST,
    GO,
    BRAKE,
    NUMBERS,
    BESIDE,
    FAR,
    BEGIN,
    PLACES,
    VALUES,
    OTHER,
    FIRST,
    AT_ONCE,
    STOPS,
    INCLUDED,
    ARRIVES,
    CRASHES,
    ABOVE,
    ANY,
    END,
    FURTHER,
    LIMIT,
    UNLESS,
    DEFAULT,
    COUNTED,
    SHIELDED,
    NONE,
    WAY,
    FARTHER,
)


class Street:
    """The rules; a car has place, lane, speed and violations."""

    def __init__(self, length, max_speed, speed_limit, sensor, limit=None, negated=None):
        self.says = Sentences(SENTENCES, negated)
        self.length, self.max_speed, self.speed_limit = length, max_speed, speed_limit
        self.sensor = sensor
        times = 4 if self.says(DEFAULT) else 5
        self.limit = times * length if limit is None else limit

    def start(self):
        """The car after a reset."""
        return {"place": 0, "lane": 0 if self.says(BEGIN) else 1, "speed": 0, "violations": 0}

    def layouts(self):
        """Return the probability of each layout."""
        found = {}
        first = 2 if self.says(PLACES) else 1
        for values in product(range(16), repeat=self.length - first):
            cells = set()
            for place, value in enumerate(values, start=first):
                lane = {0: 0, 1: 1, 2: None if self.says(VALUES) else 1}.get(value)
                if lane is None:
                    continue
                if (place - 1, 1 - lane) in cells and self.says(OTHER):
                    continue
                cells.add((place, lane))
            key = tuple(sorted(cells))
            found[key] = found.get(key, 0) + Fraction(1, 16 ** len(values))
        return found

    def ahead(self, cells, place, lane):
        """The distance to the next obstacle, None for none that is seen."""
        nearest = 0 if self.says(BESIDE) else 1
        seen = [d for d in range(nearest, self.sensor + 1) if (place + d, lane) in cells]
        return min(seen, default=None)

    def observe(self, cells, car):
        """The five numbers."""
        none = self.sensor + (1 if self.says(FAR) else 0)
        ahead = [self.ahead(cells, car["place"], lane) for lane in (0, 1)]
        left = self.length - car["place"] if self.says(NUMBERS) else car["place"]
        return [left, car["lane"], car["speed"], *(none if d is None else d for d in ahead)]

    def after_pedal(self, speed, action):
        """The speed and whether the lane changes."""
        up, down = (1 if self.says(GO) else 2), (1 if self.says(BRAKE) else 2)
        speed += {0: 0, 1: up, 2: -down}[action // 2]
        change = action % 2 == 1
        if action == 1 and not self.says(COAST):
            change = False
        return min(max(speed, 0), self.max_speed), change

    def info(self, cells, car):
        """Return the info of a reset."""
        told = {"violations": car["violations"]}
        stop = self.max_speed * (self.max_speed + 1) // 2
        if not (self.sensor >= stop if self.says(SHIELDED) else self.sensor > stop):
            return told
        mask = []
        for action in range(6):
            speed, change = self.after_pedal(car["speed"], action)
            lane = 1 - car["lane"] if change else car["lane"]
            way = speed * (speed + 1) // 2 if self.says(WAY) else speed
            distance = self.ahead(cells, car["place"], lane)
            far = self.sensor + 1 if distance is None else distance
            mask.append(int(far > way if self.says(FARTHER) else far >= way))
        if not any(mask) and self.says(NONE):
            mask[4] = 1
        return told | {"action_mask": mask}

    def over(self, cells, car):
        """Return whether the car has arrived or crashed."""
        return car["place"] == self.length or (car["place"], car["lane"]) in cells

    def step(self, cells, car, action, taken):
        """The next car, the reward, and whether step number `taken` terminates or truncates."""
        late = taken >= self.limit if self.says(LIMIT) else taken > self.limit
        if self.over(cells, car) and self.says(FURTHER):
            return car, 0, True, late and not self.says(UNLESS)
        speed, change = self.after_pedal(car["speed"], action)
        before, place = car["lane"], car["place"]
        lane = 1 - before if change else before
        driven = lane if self.says(FIRST) else before
        cell = 0 if self.says(INCLUDED) else 1
        far = speed if self.says(AT_ONCE) else car["speed"]
        way = range(place + cell, min(place + far, self.length) + 1)
        stops = [x for x in way if (x, driven) in cells] if self.says(STOPS) else []
        new = min([*stops, min(place + far, self.length)])
        car = {"place": new, "lane": lane, "speed": speed, "violations": car["violations"]}
        crashed, arrived = (new, lane) in cells, new == self.length
        if speed > self.speed_limit and (self.says(COUNTED) or not (crashed or arrived)):
            car["violations"] += 1
        if crashed:
            reward = -100 if self.says(CRASHES) else -99
        elif arrived:
            reward = 100 if self.says(ARRIVES) else 99
        elif speed > self.speed_limit:
            reward = -6 if self.says(ABOVE) else -5
        else:
            reward = -1 if self.says(ANY) else 0
        terminated = (crashed or arrived) if self.says(END) else arrived
        return car, reward, terminated, late and not (terminated and self.says(UNLESS))
