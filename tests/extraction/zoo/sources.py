"""Generators of random numbers in places where they are easily overlooked, and other sources."""

import _random
import ctypes
import functools
import importlib.util
import os
import pickle
import random
import secrets
import sys
import uuid
from fractions import Fraction
from random import random as uniform

import numpy as np
from gymnasium.spaces import Discrete

from extraction.zoo.base import Exact, Finding, Path, Refused, Unknown, leak

QUARTER = Fraction(1, 4)
JAX, ENVPOOL = ("" if importlib.util.find_spec(name) else name for name in ("jax", "envpool"))


def _compiled():
    """The code of `_random` once more, as that of no known library."""
    spec = importlib.util.spec_from_file_location("zoo_of_c._random", _random.__file__)
    module = sys.modules[spec.name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


_COMPILED = _compiled() if hasattr(_random, "__file__") else None


# Found and enumerated


@leak(Exact(QUARTER))
class OwnGenerator(Path):
    """No leak at all."""

    def goes_on(self, action):
        return self.np_random.integers(4) == 0


@leak(Exact(QUARTER))
class BoundMethod(Path):
    def begin(self, seed):
        self.draw = self.np_random.integers

    def goes_on(self, action):
        return self.draw(4) == 0


@leak(Exact(QUARTER))
class BoundMethodOfConstructor(Path):
    def __init__(self):
        super().__init__()
        self.draw = np.random.default_rng(3).integers

    def goes_on(self, action):
        return self.draw(4) == 0


@leak(Exact(QUARTER))
class LazyGenerator(Path):
    rng = None

    def goes_on(self, action):
        if self.rng is None:
            self.rng = np.random.default_rng()
        return self.rng.integers(4) == 0


@leak(Exact(QUARTER))
class DrawInProperty(Path):
    @property
    def luck(self):
        return self.np_random.random()

    def goes_on(self, action):
        return self.luck < 0.25


def _closure():
    rng = np.random.default_rng(5)

    def draw():
        return rng.random() < 0.25

    return draw


@leak(Exact(QUARTER))
class GeneratorInClosure(Path):
    def __init__(self):
        super().__init__()
        self.draw = _closure()

    def goes_on(self, action):
        return self.draw()


class Holder:
    __slots__ = ("rng",)

    def __init__(self):
        self.rng = np.random.default_rng(6)


@leak(Exact(QUARTER))
class GeneratorInSlot(Path):
    def __init__(self):
        super().__init__()
        self.holder = [{"holder": Holder()}]

    def goes_on(self, action):
        return self.holder[0]["holder"].rng.random() < 0.25


@leak(Exact(QUARTER))
class GeneratorOfClass(Path):
    rng = np.random.default_rng(7)

    def goes_on(self, action):
        return self.rng.random() < 0.25


MODULE_RNG = np.random.default_rng(8)


@leak(Exact(QUARTER))
class GeneratorOfModule(Path):
    def goes_on(self, action):
        return MODULE_RNG.random() < 0.25


@leak(Exact(QUARTER))
class TwoNamesOfOneGenerator(Path):
    def __init__(self):
        super().__init__()
        self.one = np.random.default_rng(9)
        self.others = [self.one]

    def goes_on(self, action):
        return (self.one.random() < 0.5) & (self.others[0].random() < 0.5)


@leak(Exact(QUARTER))
class ActionsOfSpace(Path):
    def __init__(self):
        super().__init__()
        self.dice = Discrete(4)
        self.dice.seed(4)

    def goes_on(self, action):
        return self.dice.sample() == 0


@leak(Exact(QUARTER))
class PythonGenerator(Path):
    def __init__(self):
        super().__init__()
        self.rng = random.Random(22)

    def goes_on(self, action):
        return self.rng.randrange(4) == 0


@leak(Exact(QUARTER))
class PythonGeneratorOfSeed(Path):
    def begin(self, seed):
        self.rng = random.Random(seed)

    def goes_on(self, action):
        return self.rng.choice("abcd") == "a"


@leak(Exact(QUARTER))
class LegacyGenerator(Path):
    def __init__(self):
        super().__init__()
        self.rng = np.random.RandomState(23)

    def goes_on(self, action):
        return self.rng.rand() < 0.25


@leak(Exact(QUARTER))
class LegacyGeneratorOfSeed(Path):
    def begin(self, seed):
        self.rng = np.random.RandomState(seed)

    def goes_on(self, action):
        return self.rng.randint(4) == 0


@leak(Exact(QUARTER))
class GlobalGenerator(Path):
    def goes_on(self, action):
        return np.random.randint(4) == 0  # noqa: NPY002


@leak(Exact(QUARTER))
class GlobalGeneratorOfSeed(Path):
    def begin(self, seed):
        np.random.seed(seed)  # noqa: NPY002
        random.seed(seed)

    def goes_on(self, action):
        return np.random.random() < 0.25  # noqa: NPY002


@leak(Unknown("one seed"))
class GlobalGeneratorsOfOneSeed(Path):
    def begin(self, seed):
        self.action_space.seed(seed)
        np.random.seed(seed)  # noqa: NPY002

    def goes_on(self, action):
        return self.action_space.sample() == 0 and np.random.random() < 0.5  # noqa: NPY002


@leak(Exact(QUARTER))
class GlobalGeneratorOfPython(Path):
    def goes_on(self, action):
        return random.randint(1, 4) == 1


@leak(Exact(QUARTER))
class GlobalGeneratorKept(Path):
    """Of a function that was imported before any trap was set."""

    draw = staticmethod(np.random.rand)

    def goes_on(self, action):
        return self.draw() < 0.25


@leak(Exact(QUARTER))
class GeneratorInDefault(Path):
    def goes_on(self, action, rng=np.random.default_rng(10)):  # noqa: B008 - the leak
        return rng.random() < 0.25


# Refused


@leak(Refused("nothing else can be put"))
class GeneratorInTuple(Path):
    def __init__(self):
        super().__init__()
        self.pair = (np.random.default_rng(11), 4)

    def goes_on(self, action):
        return self.pair[0].integers(self.pair[1]) == 0


@leak(Refused("nothing else can be put"))
class GeneratorInPartial(Path):
    def __init__(self):
        super().__init__()
        self.draw = functools.partial(np.random.default_rng(12).integers, 4)

    def goes_on(self, action):
        return self.draw() == 0


@leak(Refused("PCG64"))
class BareBitGenerator(Path):
    def __init__(self):
        super().__init__()
        self.bits = np.random.PCG64(13)

    def goes_on(self, action):
        return self.bits.random_raw() % 4 == 0


@leak(Refused("SystemRandom"))
class SystemEntropy(Path):
    def __init__(self):
        super().__init__()
        self.rng = random.SystemRandom()

    def goes_on(self, action):
        return self.rng.randrange(4) == 0


class Lcg:
    """A generator of somebody's own: ordinary state, and so no leak."""

    def __init__(self):
        self.state = 1

    def draw(self):
        self.state = self.state * 5 % 8 + 1
        return self.state


@leak(Refused("SeedSequence"))
class SeedSequenceKept(Path):
    def __init__(self):
        super().__init__()
        self.seeds = np.random.SeedSequence(14)

    def goes_on(self, action):
        return self.seeds.spawn(1)[0].generate_state(1)[0] % 4 == 0


@leak(Refused("JAX"), missing=JAX, fresh=True)
class JaxKey(Path):
    def __init__(self):
        super().__init__()
        import jax

        self.key = jax.random.key(15)

    def goes_on(self, action):
        import jax

        self.key, key = jax.random.split(self.key)
        return bool(jax.random.uniform(key) < 0.25)


@leak(Refused("saved and restored"))
class LibraryOfC(Path):
    def __init__(self):
        super().__init__()
        self.rand = ctypes.CDLL(None).rand

    def goes_on(self, action):
        return self.rand() % 4 == 0


@leak(Refused("_random.Random"))
class GeneratorOfLowerClass(Path):
    """A path that draws from `_random.Random`, the base class of `random.Random`."""

    def __init__(self):
        super().__init__()
        self.rng = _random.Random(24)

    def goes_on(self, action):
        return self.rng.random() < 0.25


_LOWER = _random.Random(25).random


@leak(Finding("whose state cannot be read"))
class MethodOfGeneratorOfLowerClass(Path):
    def goes_on(self, action):
        return _LOWER() < 0.25


@leak(Finding("the code of jax"), missing=JAX, fresh=True)
class JaxInStep(Path):
    def goes_on(self, action):
        import jax

        return bool(jax.random.uniform(jax.random.key(26)) < 0.25)


@leak(Finding("the code of jax"), missing=JAX, fresh=True)
class NumbersOfJax(Path):
    """Nothing is drawn, which nobody can see."""

    def goes_on(self, action):
        from jax import numpy as jnp

        return bool(jnp.sin(1.0) > 0)


@leak(Refused("the code of envpool is compiled"), missing=ENVPOOL)
class CompiledEnvironment(Path):
    """Wraps an environment of C++."""

    def __init__(self):
        super().__init__()
        import envpool

        self.env = envpool.make_gymnasium("FrozenLake-v1", num_envs=1)

    def begin(self, seed):
        self.env.reset()

    def goes_on(self, action):
        return self.env.step(np.array([action]))[0][0] % 2 == 0


@leak(Finding("the code of zoo_of_c"), missing="" if _COMPILED else "a compiled module")
class ModuleOfC(Path):
    """A compiled module of no known library."""

    def goes_on(self, action):
        return _COMPILED.Random(27).random() < 0.25


# Unknown


@leak(Unknown("made of a seed"))
class ReseedsInStep(Path):
    def goes_on(self, action):
        return np.random.default_rng(16).random() < 0.25


@leak(Unknown("made of a seed"))
class ReseedsOwnInStep(Path):
    def goes_on(self, action):
        super().reset(seed=self.place)
        return self.np_random.random() < 0.25


@leak(Unknown("bit generator is made"))
class BitGeneratorInStep(Path):
    def goes_on(self, action):
        return np.random.Generator(np.random.PCG64()).random() < 0.25


@leak(Unknown("bit generator is made"))
class MersenneInStep(Path):
    def goes_on(self, action):
        return np.random.Generator(np.random.MT19937(self.place)).random() < 0.25


@leak(Unknown("Random is made of a seed"))
class PythonGeneratorInStep(Path):
    def goes_on(self, action):
        return random.Random(self.place).random() < 0.25


@leak(Unknown("Random.seed is called"))
class PythonGeneratorOfSubclass(Path):
    class Dice(random.Random):
        pass

    def goes_on(self, action):
        return self.Dice().randrange(4) == 0


@leak(Unknown("os.urandom"))
class SystemEntropyInStep(Path):
    def goes_on(self, action):
        return random.SystemRandom().randrange(4) == 0


@leak(Unknown("bit_generator"))
class RawBits(Path):
    def goes_on(self, action):
        return self.np_random.bit_generator.random_raw() % 4 == 0


@leak(Unknown("bit_generator"))
class CtypesInterface(Path):
    def goes_on(self, action):
        interface = self.np_random.bit_generator.ctypes
        return interface.next_double(interface.state) < 0.25


@leak(Unknown("bit_generator"))
class CapsuleOfBits(Path):
    def goes_on(self, action):
        capsule = self.np_random.bit_generator.capsule
        return np.random.Generator(type("Bits", (), {"capsule": capsule, "lock": None})()) is None


@leak(Unknown("compiled code draws"))
class MethodOfNumPyClass(Path):
    """Past the methods of the instance, as compiled code does."""

    def goes_on(self, action):
        return np.random.Generator.random(self.np_random) < 0.25


@leak(Unknown("compiled code draws"))
class IntegersOfNumPyClass(Path):
    def goes_on(self, action):
        return np.random.Generator.integers(self.np_random, 4) == 0


_INTEGERS = np.random.Generator.integers


@leak(Unknown("compiled code draws"))
class MethodOfNumPyClassKept(Path):
    def goes_on(self, action):
        return _INTEGERS(self.np_random, 4) == 0


@leak(Unknown("compiled code draws"))
class MethodOfLegacyClass(Path):
    def __init__(self):
        super().__init__()
        self.rng = np.random.RandomState(22)

    def goes_on(self, action):
        return np.random.RandomState.randint(self.rng, 4) == 0


@leak(Unknown("class Random is called"))
class MethodOfPythonClass(Path):
    """Past the methods of the instance, whose own state moves then."""

    def __init__(self):
        super().__init__()
        self.rng = random.Random(23)

    def goes_on(self, action):
        return random.Random.random(self.rng) < 0.25


_BITS = random.Random.getrandbits


@leak(Unknown("class Random is called"))
class MethodOfPythonClassKept(Path):
    """The same, of a generator that a reset makes."""

    def begin(self, seed):
        self.rng = random.Random(seed)

    def goes_on(self, action):
        return _BITS(self.rng, 2) == 0


@leak(Unknown("class Random is called"))
class MethodOfLowerClass(MethodOfPythonClass):
    def goes_on(self, action):
        return type(self.rng).__mro__[-2].random(self.rng) < 0.25


@leak(Unknown("spawn"))
class SpawnedGenerator(Path):
    def goes_on(self, action):
        return self.np_random.spawn(1)[0].random() < 0.25


@leak(Unknown("standard_cauchy"))
class OtherDistribution(Path):
    def goes_on(self, action):
        return self.np_random.standard_cauchy() < 0


@leak(Unknown("copied or saved"))
class PickledGenerator(Path):
    def goes_on(self, action):
        return pickle.loads(pickle.dumps(self.np_random)).random() < 0.25


@leak(Unknown("bit_generator"))
class StateOfGeneratorRead(Path):
    def goes_on(self, action):
        return self.np_random.bit_generator.state["state"]["state"] % 4 == 0


@leak(Unknown("os.urandom"))
class Urandom(Path):
    def goes_on(self, action):
        return os.urandom(1)[0] < 64


@leak(Unknown("secrets"))
class Secrets(Path):
    def goes_on(self, action):
        return secrets.randbelow(4) == 0


@leak(Unknown("secrets"))
class SecretToken(Path):
    def goes_on(self, action):
        return secrets.token_bytes(1)[0] < 64


@leak(Unknown("uuid"))
class Uuid(Path):
    def goes_on(self, action):
        return uuid.uuid4().int % 4 == 0


ENTROPY = (os.urandom,)


@leak(Refused("os.urandom"))
class UrandomInTuple(Path):
    """An alias in what cannot be changed."""

    def goes_on(self, action):
        return ENTROPY[0](1)[0] < 64


@leak(Unknown("os.urandom"))
class UrandomOfClass(Path):
    """An alias that was made before any trap was set."""

    entropy = staticmethod(os.urandom)

    def goes_on(self, action):
        return self.entropy(1)[0] < 64


@leak(Exact(QUARTER))
class ImportedFunction(Path):
    """Of Python's module, under another name."""

    def goes_on(self, action):
        return uniform() < 0.25


@leak(Unknown("RandomState.seed"))
class SeedsGlobalGenerator(Path):
    def goes_on(self, action):
        np.random.seed(1)  # noqa: NPY002
        return np.random.rand() < 0.25  # noqa: NPY002


@leak(Unknown("numpy.random"))
class GlobalBitGenerator(Path):
    def goes_on(self, action):
        return np.random.get_bit_generator().random_raw() % 4 == 0


@leak(Unknown("RandomState.get_state"))
class LegacyState(Path):
    def goes_on(self, action):
        return np.random.get_state()[1][0] % 4 == 0  # noqa: NPY002


@leak(Unknown("standard_cauchy"))
class LegacyDistribution(Path):
    def goes_on(self, action):
        return np.random.standard_cauchy() < 0  # noqa: NPY002
