"""Seeds of which numbers are made, and generators that are not independent."""

from fractions import Fraction

import numpy as np

from extraction.zoo.base import LAST, Exact, Finding, Path, Unknown, leak

QUARTER = Fraction(1, 4)


@leak(Unknown("mod of the seed"))
class NumberOfSeed(Path):
    def begin(self, seed):
        self.place = 0 if seed is None else seed % LAST

    def goes_on(self, action):
        return True


@leak(Unknown("of the seed"))
class TextOfSeed(Path):
    def begin(self, seed):
        self.place = len(str(seed)) % LAST

    def goes_on(self, action):
        return True


@leak(Unknown("of the seed"))
class SeedCompared(Path):
    def begin(self, seed):
        self.place = int(seed is not None and seed > 1000)

    def goes_on(self, action):
        return True


@leak(Unknown("seed"))
class SeedThroughNumPy(Path):
    def begin(self, seed):
        self.place = 0 if seed is None else int(np.int64(seed) % LAST)

    def goes_on(self, action):
        return True


@leak(Unknown("seed"))
class SeedInArray(Path):
    def begin(self, seed):
        self.place = 0 if seed is None else int(np.array([seed])[0] % LAST)

    def goes_on(self, action):
        return True


@leak(Finding("a reset after an episode"))
class SeedByClass(Path):
    """Past the methods of the seed."""

    def begin(self, seed):
        self.place = 0 if seed is None else int.__mod__(seed, LAST)

    def goes_on(self, action):
        return True


@leak(Unknown("seed"))
class SeedIsTheObservation(Path):
    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        return (0 if seed is None else seed), {}

    def goes_on(self, action):
        return True


@leak(Unknown("made of a seed"))
class SeedPlusOne(Path):
    def begin(self, seed):
        self.rng = np.random.default_rng([0 if seed is None else seed, 1])

    def goes_on(self, action):
        return self.rng.integers(4) == 0


@leak(Unknown("one seed"))
class TwoGeneratorsOfOneSeed(Path):
    def begin(self, seed):
        self.other = np.random.default_rng(seed)

    def goes_on(self, action):
        return self.np_random.integers(2) == 0 and self.other.integers(2) == 0


@leak(Unknown("one seed"))
class TwoGeneratorsInTwoCalls(Path):
    """The other one draws first in another call: it draws the same number again."""

    def begin(self, seed):
        self.other = np.random.default_rng(seed)
        self.place = self.np_random.integers(2)

    def goes_on(self, action):
        return self.other.integers(4) == 0


@leak(Unknown("one seed"))
class TwoGeneratorsOfConstructor(Path):
    def __init__(self):
        super().__init__()
        self.one, self.other = np.random.default_rng(17), np.random.default_rng(17)

    def goes_on(self, action):
        rng = self.one if action else self.other
        return rng.integers(4) == 0


@leak(Unknown("one seed"))
class SpaceOfSameSeed(Path):
    """An action drawn from the space, which was seeded as the environment was."""

    def begin(self, seed):
        self.action_space.seed(seed)

    def goes_on(self, action):
        return self.np_random.integers(2) == 0 and self.action_space.sample() == 0


@leak(Exact(QUARTER))
class SeedPassedOn(Path):
    """Two generators, of which one draws."""

    def begin(self, seed):
        self.action_space.seed(seed)
        self.other = np.random.default_rng(seed)

    def goes_on(self, action):
        return self.other.integers(4) == 0


@leak(Exact(QUARTER))
class FreshGenerators(Path):
    def begin(self, seed):
        self.one, self.other = np.random.default_rng(), np.random.default_rng()

    def goes_on(self, action):
        return self.one.integers(2) == 0 and self.other.integers(2) == 0


@leak(Unknown("made of a seed"))
class ConstantSeed(Path):
    """Every episode is the same one."""

    def begin(self, seed):
        self.rng = np.random.default_rng(18)

    def goes_on(self, action):
        return self.rng.integers(4) == 0


@leak(Unknown("made of a seed"))
class ConstantSeedOfReset(Path):
    def reset(self, *, seed=None, options=None):
        return super().reset(seed=19)

    def goes_on(self, action):
        return self.np_random.integers(4) == 0
