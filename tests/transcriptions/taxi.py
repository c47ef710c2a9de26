"""Taxi a second time: plain Python from its definition, sharing nothing with the package.

A place is a row and a column, a depot a letter, and a passenger in the taxi the letter T.
"""

from fractions import Fraction
from itertools import product
from typing import NamedTuple

from transcriptions import splitmix

PLACES = list(product(range(5), range(5)))
DEPOTS = {"R": (0, 0), "G": (0, 4), "Y": (4, 0), "B": (4, 3)}
LETTERS = "".join(DEPOTS)
# The places to the west of a wall, which is between them and their neighbours in the east.
WALLED = {(0, 1), (1, 1), (3, 0), (4, 0), (3, 2), (4, 2)}
# In the order of a compass, so that the next one is to the right.
WAYS = {"north": (-1, 0), "east": (0, 1), "south": (1, 0), "west": (0, -1)}
ACTIONS = ("south", "north", "east", "west", "pick up", "drop off")


class State(NamedTuple):
    """A state."""

    taxi: tuple[int, int]
    passenger: str
    destination: str
    changes: bool


class Weather(NamedTuple):
    """The parameters."""

    rainy: bool = False
    fickle: bool = False
    as_chosen: Fraction = Fraction(4, 5)
    is_fickle: Fraction = Fraction(3, 10)

    def params(self):
        """Those of the kernel."""
        return {
            "rainy": int(self.rainy),
            "fickle": int(self.fickle),
            "rainy_num": self.as_chosen.numerator,
            "rainy_den": self.as_chosen.denominator,
            "fickle_num": self.is_fickle.numerator,
            "fickle_den": self.is_fickle.denominator,
        }


STATES = [
    State(place, passenger, destination, changes)
    for changes, place, passenger, destination in product(
        (False, True), PLACES, f"{LETTERS}T", LETTERS
    )
]
"""All of them, also those that cannot occur; of the first half no destination changes."""


def number(state):
    """What is observed."""
    passenger = f"{LETTERS}T".index(state.passenger)
    return (PLACES.index(state.taxi) * 5 + passenger) * 4 + LETTERS.index(state.destination)


def words(state):
    """The words of the kernel: fields of two bits and three times three, and a flag above them."""
    (row, column), passenger = state.taxi, f"{LETTERS}T".index(state.passenger)
    fields = (LETTERS.index(state.destination), 2), (passenger, 3), (column, 3), (row, 3)
    word, at = 0, 0
    for field, bits in (*fields, (int(state.changes), 1)):
        word, at = word + field * 2**at, at + bits
    return (word,)


def depot(place):
    """The letter of the depot in a place, None where there is none."""
    return next((letter for letter, where in DEPOTS.items() if where == place), None)


def beside(place, way):
    """The next place on a way, or the place itself where an edge or a wall is."""
    there = (place[0] + WAYS[way][0], place[1] + WAYS[way][1])
    west = min(place, there)
    walled = way in ("east", "west") and west in WALLED
    return there if there in PLACES and not walled else place


def over(state):
    """Whether the passenger is at its destination."""
    return state.passenger == state.destination


def possible(state, fickle):
    """Whether a state can occur, or be the one that an episode is started in."""
    here = depot(state.taxi)
    if over(state):
        return here == state.destination and not state.changes
    if not state.changes:
        return True
    return fickle and (state.passenger != "T" or here not in (None, state.destination))


def turned(way, turn):
    """The way that is so many quarters to the right of one."""
    compass = list(WAYS)
    return compass[(compass.index(way) + turn) % 4]


def went(state, way, other):
    """The state after a way, where a fickle passenger takes the other depot with this number."""
    there = beside(state.taxi, way)
    after = state._replace(taxi=there)
    if state.changes and state.passenger == "T" and there != state.taxi:
        others = [letter for letter in LETTERS if letter != state.destination]
        after = after._replace(destination=others[other], changes=False)
    return after


def step(state, action, weather, first=0, second=0):
    """The next state, the reward and the end, by two random words of 64 bits."""
    if over(state):
        return state, 0, True
    name, here = ACTIONS[action], depot(state.taxi)
    if name == "pick up":
        fits = state.passenger == here
        after, reward = (state._replace(passenger="T"), -1) if fits else (state, -10)
    elif name == "drop off":
        fits = state.passenger == "T" and here is not None
        after, reward = (state._replace(passenger=here), -1) if fits else (state, -10)
        reward = 20 if fits and over(after) else reward
    else:
        way, reward = name, -1
        if weather.rainy and beside(state.taxi, name) != state.taxi:
            num, den = weather.as_chosen.as_integer_ratio()
            drawn = first * 2 * den // 2**64
            way = turned(name, 1 if drawn < den - num else 0 if drawn < den + num else -1)
        after = went(state, way, second * 3 // 2**64)
    return after, reward, over(after)


def outcomes(state, action, weather):
    """How probable each outcome of a step is."""
    num, den = weather.as_chosen.as_integer_ratio()
    numbers = {0: den - num, den - num: 2 * num, den + num: den - num} if weather.rainy else {0: 1}
    found = {}
    for begin, weight in numbers.items():
        for other in range(3):
            first, second = -(-(begin << 64) // (2 * den)), -(-(other << 64) // 3)
            chance = Fraction(weight, 3 * sum(numbers.values()))
            if chance:
                outcome = step(state, action, weather, first, second)
                found[outcome] = found.get(outcome, 0) + chance
    return found


STARTS = [one for one in STATES[:500] if one.passenger != "T" and not over(one)]
"""The starts by their numbers, of which no destination changes."""


def reset(weather, key, t=0):
    """The state that a reset leads to."""
    first, second = (splitmix.word(key, t + k & 2**64 - 1) for k in (0, 1))
    num, den = weather.is_fickle.as_integer_ratio()
    return STARTS[first * 300 // 2**64]._replace(
        changes=weather.fickle and second * den // 2**64 < num
    )
