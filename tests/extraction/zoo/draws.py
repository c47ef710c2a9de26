"""Draws that are used in a way that cannot be followed, or are kept."""

import copy
import functools
import math
import pickle
import threading
from fractions import Fraction

import numpy as np

from extraction.zoo.base import Exact, Path, Refused, Unknown, leak

QUARTER = Fraction(1, 4)


# Kept


@leak(Unknown("a draw"))
class KeptForLater(Path):
    def begin(self, seed):
        self.luck = self.np_random.random()

    def goes_on(self, action):
        return self.luck < 0.25


@leak(Unknown("a draw"))
class KeptInArray(Path):
    def begin(self, seed):
        self.luck = np.array([None])
        self.luck[0] = self.np_random.random()

    def goes_on(self, action):
        return self.luck[0] < 0.25


@leak(Unknown("a draw"))
class KeptInClosure(Path):
    def begin(self, seed):
        luck = self.np_random.random()
        self.luck = lambda: luck

    def goes_on(self, action):
        return self.luck() < 0.25


@leak(Refused("luck holds a builtins.generator"))
class KeptInPythonGenerator(Path):
    def begin(self, seed):
        self.luck = (self.np_random.random() for _ in range(1000))

    def goes_on(self, action):
        return next(self.luck) < 0.25


@leak(Unknown("a draw"))
class KeptInModule(Path):
    luck = 1.0

    def goes_on(self, action):
        global KEPT
        before, KEPT = KEPT, self.np_random.random()
        return before < 0.25


KEPT = 1.0


@leak(Unknown("a draw"))
class KeptInClass(Path):
    luck = 1.0

    def goes_on(self, action):
        before, KeptInClass.luck = KeptInClass.luck, self.np_random.random()
        return before < 0.25


@leak(Unknown("a draw"))
class KeptInDefault(Path):
    def goes_on(self, action, kept=[1.0]):  # noqa: B006 - the leak
        before, kept[0] = kept[0], self.np_random.random()
        return before < 0.25


@leak(Unknown(""))
class KeptInCache(Path):
    def goes_on(self, action):
        return _cached(self.place, self.np_random) == 0


@functools.lru_cache
def _cached(place, rng):
    return rng.integers(4)


@leak(Unknown("observation"))
class InObservation(Path):
    def step(self, action):
        observation, *rest = super().step(action)
        return [observation, self.np_random.random()], *rest

    def goes_on(self, action):
        return True


@leak(Unknown("reward"))
class InReward(Path):
    def step(self, action):
        observation, _, *rest = super().step(action)
        return observation, self.np_random.random(), *rest

    def goes_on(self, action):
        return True


@leak(Unknown("info"))
class InInfo(Path):
    def step(self, action):
        *rest, info = super().step(action)
        return *rest, {**info, "luck": [self.np_random.random()]}

    def goes_on(self, action):
        return True


@leak(Unknown("terminated"))
class InFlag(Path):
    def step(self, action):
        observation, reward, _, *rest = super().step(action)
        return observation, reward, self.np_random.random(), *rest

    def goes_on(self, action):
        return self.place < 2


# Used


@leak(Exact(Fraction(1)))
class ThresholdOfNan(Path):
    def goes_on(self, action):
        return not self.np_random.random() >= float("nan")


@leak(Unknown("hash"))
class Hashed(Path):
    def goes_on(self, action):
        return hash(self.np_random.random()) % 4 == 0


@leak(Unknown("text"))
class Formatted(Path):
    def goes_on(self, action):
        return f"{self.np_random.random():.3f}" < "0.25"


@leak(Unknown("text"))
class Printed(Path):
    def goes_on(self, action):
        return str(self.np_random.random()) < "0.25"


@leak(Unknown("text"))
class Represented(Path):
    def goes_on(self, action):
        return "%r" % self.np_random.random() < "0.25"  # noqa: UP031


@leak(Unknown("float"))
class AsFloat(Path):
    def goes_on(self, action):
        return float(self.np_random.random()) < 0.25


@leak(Unknown("a draw"))
class InMath(Path):
    def goes_on(self, action):
        return math.sqrt(self.np_random.random()) < 0.5


@leak(Unknown("a draw"))
class InNumPy(Path):
    def goes_on(self, action):
        return np.sin(self.np_random.random()) < 0.25


@leak(Unknown("a draw"))
class InFloatArray(Path):
    def goes_on(self, action):
        array = np.zeros(2)
        array[0] = self.np_random.random()
        return array[0] < 0.25


@leak(Unknown("pow"))
class Squared(Path):
    def goes_on(self, action):
        return self.np_random.random() ** 2 < 0.0625


@leak(Unknown("% of a draw"))
class Modulo(Path):
    def goes_on(self, action):
        return self.np_random.random() % 0.5 < 0.125


@leak(Exact(Fraction(2**51 + 1, 2**53)))
class Rounded(Path):
    def goes_on(self, action):
        return round(self.np_random.random(), 1) < 0.25


@leak(Unknown("a draw"))
class InDictionary(Path):
    def goes_on(self, action):
        return {self.np_random.random(): 1}.get(0.25, 0)


@leak(Unknown("copied or saved"))
class Copied(Path):
    def goes_on(self, action):
        return copy.deepcopy(self.np_random.random()) < 0.25


@leak(Unknown("copied or saved"))
class Pickled(Path):
    def goes_on(self, action):
        return pickle.loads(pickle.dumps(self.np_random.random())) < 0.25


@leak(Unknown("thread"))
class InThread(Path):
    def goes_on(self, action):
        drawn = []
        thread = threading.Thread(target=lambda: drawn.append(self.np_random.integers(4)))
        thread.start()
        thread.join()
        return drawn[0] == 0


# Swallowed


@leak(Unknown("pow"))
class SwallowedByBareExcept(Path):
    def goes_on(self, action):
        try:
            return self.np_random.random() ** 2 < 0.0625
        except:  # noqa: E722 - the leak
            return True


@leak(Unknown("pow"))
class SwallowedByFinally(Path):
    def goes_on(self, action):
        try:
            return self.np_random.random() ** 2 < 0.0625
        finally:
            return True  # noqa: B012, SIM107 - the leak


@leak(Unknown("hash"))
class SwallowedByContext(Path):
    class Quiet:
        def __enter__(self):
            return self

        def __exit__(self, *error):
            return True

    def goes_on(self, action):
        with self.Quiet():
            return hash(self.np_random.random()) % 4 == 0
        return True


@leak(Unknown("text"))
class SwallowedInDel(Path):
    class Dying:
        def __init__(self, env):
            self.env = env

        def __del__(self):
            self.env.hidden = str(self.env.np_random.random())

    def goes_on(self, action):
        self.Dying(self)
        return True


@leak(Unknown("text"))
class SwallowedByWhile(Path):
    """Tries again until it works."""

    def goes_on(self, action):
        for _ in range(20):
            try:
                return str(self.np_random.random()) < "0.25"
            except BaseException:  # noqa: BLE001 - the leak
                continue
        return True


# Followed


@leak(Exact(QUARTER))
class FloorOfDraw(Path):
    def goes_on(self, action):
        return int(4 * self.np_random.random()) == 0


@leak(Exact(QUARTER))
class CategoricalSample(Path):
    def goes_on(self, action):
        return np.argmax(np.cumsum([0.75, 0.25]) > self.np_random.random()) == 1


@leak(Exact(QUARTER))
class ArrayOfDraws(Path):
    def goes_on(self, action):
        one, other = self.np_random.random(2)
        return bool(one < 0.5) and bool(other < 0.5)


@leak(Exact(QUARTER))
class RightSideOfOne(Path):
    def goes_on(self, action):
        return 1 - self.np_random.random() <= 0.25
