"""The enumerating generators against the ones that they stand for.

Each case is drawn many times by the ordinary generator, and its outcomes, types and shapes
included, are held against the enumerated probabilities by a chi-square test.
"""

import inspect
import math
import random
import re
from collections import deque
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest

from extraction.chance.enumerated import (
    assert_replays,
    assert_sampled,
    distribution,
    enumerated,
    gathered,
    reason,
    told,
)
from provengym.extraction.chance import generator, legacy, python_random
from provengym.extraction.chance.draw import GRID
from provengym.extraction.chance.generator import EnumeratingGenerator
from provengym.extraction.chance.leaves import CallLimits, enumerate_call
from provengym.extraction.chance.legacy import EnumeratingRandomState
from provengym.extraction.chance.methods import cumulative_weights
from provengym.extraction.chance.python_random import EnumeratingRandom

DOCUMENTATION = Path(__file__).parents[3] / "docs" / "extraction.md"
P = [0.1, 0.2, 0.0, 0.7]


def shuffled(g, items, *args):
    """The items after they were shuffled in place."""
    g.shuffle(items, *args)
    return list(items) if isinstance(items, deque) else items


GENERATOR = {
    "integers(5)": lambda g: g.integers(5),
    "integers(-2, 3)": lambda g: g.integers(-2, 3),
    "integers endpoint": lambda g: g.integers(1, 4, endpoint=True),
    "integers one": lambda g: g.integers(1),
    "integers int": lambda g: g.integers(3, dtype=int),
    "integers bool": lambda g: g.integers(2, dtype=bool),
    "integers np.bool": lambda g: g.integers(2, dtype=np.bool_),
    "integers int8": lambda g: g.integers(-3, 4, dtype=np.int8),
    "integers uint8": lambda g: g.integers(0, 255, dtype=np.uint8, endpoint=True),
    "integers uint16": lambda g: g.integers(7, dtype="uint16"),
    "integers uint32": lambda g: g.integers(7, dtype=np.uint32),
    "integers uint64": lambda g: g.integers(2**64 - 3, 2**64, dtype=np.uint64),
    "integers wide": lambda g: g.integers(1000) < 300,
    "integers uint64 whole": lambda g: g.integers(2**64, dtype=np.uint64) >= 2**62,
    "integers int64 whole": lambda g: g.integers(-(2**63), 2**63) < 2**61,
    "integers size": lambda g: g.integers(3, size=2),
    "integers shape": lambda g: g.integers(2, size=(2, 1)),
    "integers size ()": lambda g: g.integers(3, size=()),
    "integers size 0": lambda g: g.integers(3, size=0),
    "integers arrays": lambda g: g.integers([0, 1], [[2], [4]]),
    "integers arrays endpoint": lambda g: g.integers([1, 2], endpoint=True),
    "integers 0-d": lambda g: g.integers(np.array(3)),
    "integers wide array": lambda g: (g.integers(1000, size=2) < [100, 700]).astype(bool),
    "random": lambda g: g.random() < 0.3,
    "random size": lambda g: g.random(2) < 0.3,
    "random shape": lambda g: g.random((1, 2)) >= [0.2, 0.9],
    "random size ()": lambda g: bool(g.random(size=()) < 0.3),
    "random single": lambda g: g.random(dtype=np.float32) < 0.3,
    "random single array": lambda g: g.random(2, dtype="float32") < np.float32(0.3),
    "uniform": lambda g: g.uniform() < 0.3,
    "uniform(-1, 3)": lambda g: g.uniform(-1, 3) < 0.5,
    "uniform size": lambda g: g.uniform(2, high=5, size=2) < 3,
    "uniform arrays": lambda g: g.uniform([0, 1], [2, 5]) < 1.5,
    "choice(5)": lambda g: g.choice(5),
    "choice list": lambda g: g.choice([3, 1, 3]),
    "choice list large": lambda g: g.choice([2**63, 1]),
    "choice text": lambda g: g.choice(["a", "bc"]),
    "choice texts": lambda g: g.choice(["a", "bc", "a"]),
    "choice objects": lambda g: g.choice(np.array([None, (1, 2)], dtype=object)),
    "choice size": lambda g: g.choice(3, 2),
    "choice shape": lambda g: g.choice([1.5, 2.5], (2, 1)),
    "choice size ()": lambda g: g.choice([1, 2], size=()),
    "choice int size ()": lambda g: g.choice(2, size=()),
    "choice rows": lambda g: g.choice([[1, 2], [3, 4]]),
    "choice columns": lambda g: g.choice([[1, 2, 3], [4, 5, 6]], axis=1),
    "choice columns shape": lambda g: g.choice([[1, 2], [4, 5]], (1, 2), axis=1),
    "choice p": lambda g: g.choice(4, p=P),
    "choice list p": lambda g: g.choice(["a", "b", "c", "d"], p=P),
    "choice size p": lambda g: g.choice(4, 2, p=P),
    "choice without": lambda g: g.choice(5, 3, replace=False),
    "choice without shape": lambda g: g.choice(4, (2, 1), replace=False),
    "choice without none": lambda g: g.choice(4, 0, replace=False),
    "choice without one": lambda g: g.choice(4, replace=False),
    "choice without list": lambda g: g.choice(["a", "b", "c"], 2, False),
    "choice unshuffled": lambda g: g.choice(5, 3, replace=False, shuffle=False),
    "choice without p": lambda g: g.choice(4, 2, replace=False, p=P),
    "choice without p all": lambda g: g.choice(4, 3, replace=False, p=P),
    "choice without p one": lambda g: g.choice(4, replace=False, p=P),
    "permutation(3)": lambda g: g.permutation(3),
    "permutation(1)": lambda g: g.permutation(1),
    "permutation(0)": lambda g: g.permutation(0),
    "permutation list": lambda g: g.permutation(["a", "b", "a"]),
    "permutation rows": lambda g: g.permutation([[1, 2], [3, 4], [5, 6]]),
    "permutation columns": lambda g: g.permutation([[1, 2, 3], [3, 4, 5]], axis=1),
    "permuted": lambda g: g.permuted([[1, 2], [3, 4]]),
    "permuted row": lambda g: g.permuted([1, 2, 3]),
    "permuted axis": lambda g: g.permuted([[1, 2], [3, 4]], axis=0),
    "shuffle list": lambda g: shuffled(g, [1, 2, 3]),
    "shuffle deque": lambda g: shuffled(g, deque((1, 2, 3))),
    "shuffle empty": lambda g: shuffled(g, []),
    "shuffle array": lambda g: shuffled(g, np.array([1, 2, 3])),
    "shuffle rows": lambda g: shuffled(g, np.array([[1, 2], [3, 4], [5, 6]])),
    "shuffle columns": lambda g: shuffled(g, np.array([[1, 2, 3], [3, 4, 5]]), 1),
    "binomial": lambda g: g.binomial(4, 0.3),
    "binomial large": lambda g: g.binomial(100, 0.45),
    "binomial 0": lambda g: g.binomial(0, 0.3),
    "binomial certain": lambda g: g.binomial(3, 1),
    "binomial size": lambda g: g.binomial(1, 0.3, size=2),
    "binomial arrays": lambda g: g.binomial([1, 2], [[0.2], [0.6]]),
    "geometric": lambda g: g.geometric(0.7),
    "geometric low": lambda g: g.geometric(0.2),
    "geometric certain": lambda g: g.geometric(1.0),
    "geometric size": lambda g: g.geometric(0.9, size=2),
    "poisson": lambda g: g.poisson(3.5),
    "poisson default": lambda g: g.poisson(),
    "poisson 0": lambda g: g.poisson(lam=0),
    "poisson size": lambda g: g.poisson(0.3, size=(1, 2)),
    "poisson arrays": lambda g: g.poisson([0.2, 1.5]),
    "normal": lambda g: g.normal() < 0.3,
    "normal int": lambda g: int(g.normal(5, 2)),
    "normal size": lambda g: g.normal(1.0, 2.0, size=2) < 0.3,
    "normal arrays": lambda g: g.normal([0, 1], [[1.0], [2.0]]) < 0.3,
    "normal clip": lambda g: int(np.clip(g.normal(1, 3), 0, 4)),
    "standard_normal": lambda g: g.standard_normal() < -0.3,
    "standard_normal size": lambda g: g.standard_normal(2) < -0.3,
    "exponential": lambda g: math.ceil(g.exponential(0.7)),
    "exponential size": lambda g: g.exponential(size=(2, 1)) < 0.5,
    "standard_exponential": lambda g: g.standard_exponential() < 0.5,
    "standard_exponential inv": lambda g: g.standard_exponential(1, method="inv") < 0.5,
}
STATE = {
    "rand": lambda g: g.rand() < 0.3,
    "rand shape": lambda g: g.rand(1, 2) < 0.3,
    "random_sample": lambda g: g.random_sample() < 0.3,
    "random_sample size": lambda g: g.random_sample(2) < 0.3,
    "random": lambda g: g.random() < 0.3,
    "randint(5)": lambda g: g.randint(5),
    "randint(-2, 3)": lambda g: g.randint(-2, 3),
    "randint int8": lambda g: g.randint(-3, 4, dtype=np.int8),
    "randint wide": lambda g: g.randint(10**6) < 300_000,
    "randint size": lambda g: g.randint(3, size=(1, 2)),
    "randint arrays": lambda g: g.randint([1, 2], [3, 5]),
    "uniform": lambda g: g.uniform(-1, 3) < 0.5,
    "uniform falling": lambda g: g.uniform(3, -1) < 0.5,
    "uniform arrays": lambda g: g.uniform([0, 1], 2) < 1.5,
    "choice(5)": lambda g: g.choice(5),
    "choice list": lambda g: g.choice(["a", "bc"]),
    "choice size": lambda g: g.choice(3, (2, 1)),
    "choice size ()": lambda g: g.choice([1, 2], size=()),
    "choice p": lambda g: g.choice(4, p=P),
    "choice size p": lambda g: g.choice(4, 2, p=P),
    "choice without": lambda g: g.choice(5, 3, replace=False),
    "choice without p": lambda g: g.choice(4, 2, replace=False, p=P),
    "choice objects": lambda g: g.choice(np.array([None, (1, 2)], dtype=object)),
    "permutation(3)": lambda g: g.permutation(3),
    "permutation rows": lambda g: g.permutation([[1, 2], [3, 4], [5, 6]]),
    "shuffle list": lambda g: shuffled(g, [1, 2, 3]),
    "shuffle array": lambda g: shuffled(g, np.array([[1, 2], [3, 4], [5, 6]])),
    "binomial": lambda g: g.binomial(4, 0.3),
    "binomial size": lambda g: g.binomial(1, 0.3, size=2),
    "geometric": lambda g: g.geometric(0.7),
    "geometric size": lambda g: g.geometric([0.9, 0.8]),
    "poisson": lambda g: g.poisson(1.2),
    "poisson size": lambda g: g.poisson([0.9, 0.8]),
    "normal": lambda g: g.normal(1, 2) < 0.3,
    "standard_normal": lambda g: g.standard_normal() < -0.3,
    "randn": lambda g: g.randn() < 0.3,
    "randn shape": lambda g: g.randn(1, 2) < 0.3,
    "exponential": lambda g: round(g.exponential(0.7)),
    "standard_exponential": lambda g: g.standard_exponential(2) < 0.5,
}
PYTHON = {
    "random": lambda g: g.random() < 0.3,
    "getrandbits(3)": lambda g: g.getrandbits(3),
    "getrandbits(0)": lambda g: g.getrandbits(0),
    "getrandbits wide": lambda g: g.getrandbits(200) < 2**198,
    "randrange(5)": lambda g: g.randrange(5),
    "randrange steps": lambda g: g.randrange(10, 2, -3),
    "randrange wide": lambda g: g.randrange(7, 10**9, 7) < 3 * 10**8,
    "randint": lambda g: g.randint(-1, 2),
    "choice": lambda g: g.choice("abc"),
    "choice wide": lambda g: g.choice(range(1000)) // 400,
    "choices": lambda g: g.choices("abc", k=2),
    "choices weights": lambda g: g.choices("abc", [1, 0, 3]),
    "choices cumulative": lambda g: g.choices("abc", cum_weights=[0.5, 0.6, 2.0], k=2),
    "sample": lambda g: g.sample("abcd", 2),
    "sample all": lambda g: g.sample(range(4), 4),
    "sample none": lambda g: g.sample("ab", 0),
    "sample counts": lambda g: g.sample("ab", 2, counts=[3, 1]),
    "sample of many": lambda g: g.sample(range(30), 1),
    "shuffle": lambda g: shuffled(g, [1, 2, 3]),
    "uniform": lambda g: g.uniform(3, -1) < 0.5,
    "expovariate": lambda g: int(g.expovariate(0.5)),
    "gauss": lambda g: g.gauss(1, 2) < 0.3,
    "normalvariate": lambda g: g.normalvariate(1, 2) < 0.3,
}
CASES = [
    pytest.param(call, enumerating, ordinary, id=f"{kind}.{name}")
    for kind, calls, enumerating, ordinary in (
        ("Generator", GENERATOR, EnumeratingGenerator, np.random.default_rng),
        ("RandomState", STATE, EnumeratingRandomState, np.random.RandomState),
        ("Random", PYTHON, EnumeratingRandom, random.Random),
    )
    for name, call in calls.items()
]


@pytest.mark.parametrize(("call", "enumerating", "ordinary"), CASES)
def test_the_probabilities_are_those_of_the_ordinary_generator(call, enumerating, ordinary):
    """Of outcomes with their types; and each leaf comes again with ordinary numbers."""
    stand_in, real = enumerating(), ordinary(7)

    def made():
        return told(call(stand_in))

    found = enumerated(made)
    masses = gathered(found)
    assert found.unknown < Fraction(1, 2**50)  # the tail of a distribution
    assert_sampled(masses, lambda: told(call(real)), found.unknown)
    assert_replays(made)


REFUSED_BY_GENERATOR = {
    "integers(0)": lambda g: g.integers(0),
    "integers(3, 1)": lambda g: g.integers(3, 1),
    "integers dtype": lambda g: g.integers(3, dtype=float),
    "integers too large": lambda g: g.integers(300, dtype=np.uint8),
    "integers keyword": lambda g: g.integers(3, replace=True),
    "integers nothing": lambda g: g.integers(),
    "random size": lambda g: g.random(-1),
    "random dtype": lambda g: g.random(dtype=np.int32),
    "uniform(1, 0)": lambda g: g.uniform(1, 0),
    "uniform inf": lambda g: g.uniform(0, np.inf),
    "choice(0)": lambda g: g.choice(0),
    "choice(2.5)": lambda g: g.choice(2.5),
    "choice []": lambda g: g.choice([]),
    "choice p sum": lambda g: g.choice(2, p=[0.5, 0.4]),
    "choice p length": lambda g: g.choice(2, p=[0.5, 0.4, 0.1]),
    "choice p negative": lambda g: g.choice(2, p=[1.5, -0.5]),
    "choice p NaN": lambda g: g.choice(2, p=[np.nan, 1]),
    "choice too many": lambda g: g.choice(2, 3, replace=False),
    "choice too many p": lambda g: g.choice(2, 2, replace=False, p=[1, 0]),
    "permutation text": lambda g: g.permutation("abc"),
    "permutation float": lambda g: g.permutation(3.0),
    "shuffle tuple": lambda g: g.shuffle((1, 2, 3)),
    "shuffle number": lambda g: g.shuffle(3),
    "shuffle list axis": lambda g: g.shuffle([1, 2], 1),
    "shuffle axis": lambda g: g.shuffle(np.zeros(3), axis=1),
    "binomial(-1)": lambda g: g.binomial(-1, 0.5),
    "binomial p": lambda g: g.binomial(2, 1.5),
    "geometric(0)": lambda g: g.geometric(0),
    "poisson(-1)": lambda g: g.poisson(-1),
    "normal scale": lambda g: g.normal(0, -1),
    "exponential scale": lambda g: g.exponential(-1),
}
REFUSED_BY_PYTHON = {
    "randrange(0)": lambda g: g.randrange(0),
    "randint empty": lambda g: g.randint(2, 1),
    "choice empty": lambda g: g.choice([]),
    "choices weights": lambda g: g.choices([1, 2], [0, 0]),
    "choices lengths": lambda g: g.choices([1, 2], [1]),
    "sample too many": lambda g: g.sample([1, 2], 3),
    "sample number": lambda g: g.sample(3, 1),
    "getrandbits(-1)": lambda g: g.getrandbits(-1),
    "getrandbits(1.5)": lambda g: g.getrandbits(1.5),
    "shuffle tuple": lambda g: g.shuffle((1, 2, 3)),
    "keyword": lambda g: g.random(size=3),
    "expovariate(0)": lambda g: g.expovariate(0),
    "gauss of a text": lambda g: g.gauss("a", 1),
}
REFUSALS = [
    pytest.param(call, enumerating(), ordinary(7), id=f"{ordinary.__name__}.{name}")
    for calls, enumerating, ordinary in (
        (REFUSED_BY_GENERATOR, EnumeratingGenerator, np.random.default_rng),
        (REFUSED_BY_PYTHON, EnumeratingRandom, random.Random),
    )
    for name, call in calls.items()
]


@pytest.mark.parametrize(("call", "stand_in", "real"), REFUSALS)
def test_what_the_ordinary_generator_refuses_is_refused_in_the_same_words(call, stand_in, real):
    with pytest.raises(Exception) as theirs:  # noqa: PT011 - whatever it raises
        call(real)
    with pytest.raises(theirs.type) as ours:
        enumerate_call(lambda: call(stand_in), limits=CallLimits())
    numbers = r"\d+"
    assert re.sub(numbers, "#", str(ours.value)) == re.sub(numbers, "#", str(theirs.value))


def test_a_read_only_array_is_not_shuffled():
    array = np.array([1, 2, 3])
    array.flags.writeable = False
    with pytest.raises(ValueError, match="^array is read-only"):
        enumerated(lambda: EnumeratingGenerator().shuffle(array))


KINDS = [
    pytest.param(generator, EnumeratingGenerator, np.random.Generator, id="Generator"),
    pytest.param(legacy, EnumeratingRandomState, np.random.RandomState, id="RandomState"),
    pytest.param(python_random, EnumeratingRandom, random.Random, id="Random"),
]


@pytest.mark.parametrize(("module", "enumerating", "ordinary"), KINDS)
def test_every_other_method_is_a_mark_by_its_name(module, enumerating, ordinary):
    """All public names but the enumerated ones; outside of a run they are there."""
    stand_in = enumerating()
    names = {name for name in dir(ordinary) if not name.startswith("_")}
    others = names - module._ENUMERATED
    assert len(others) > 5
    for name in others:
        assert name in reason(lambda name=name: getattr(stand_in, name))
    assert all(hasattr(stand_in, name) for name in names)  # no run goes on


@pytest.mark.parametrize(
    "method",
    [
        pytest.param((kind, name), id=f"{kind.__name__}.{name}")
        for kind in (EnumeratingGenerator, EnumeratingRandomState)
        for name, value in vars(kind).items()
        if hasattr(value, "enumerated")
    ],
)
def test_the_parameters_are_those_of_the_ordinary_method(method):
    """By name, order and default; what a later NumPy adds is to be enumerated, or named."""
    kind, name = method
    try:
        own = inspect.signature(getattr(kind.__base__, name))
    except ValueError:
        pytest.skip("this NumPy does not tell its signatures")
    theirs = [(one.name, one.default) for one in own.parameters.values()][1:]
    assert [(one.name, one.default) for one in getattr(kind, name).enumerated] == theirs


UNFOLLOWED = {
    "integers of floats": (lambda: EnumeratingGenerator().integers(2.5), "no integers"),
    "out": (lambda: EnumeratingGenerator().random(out=np.zeros(2)), "random with out"),
    "permuted out": (
        lambda: EnumeratingGenerator().permuted([1, 2], out=np.zeros(2, int)),
        "permuted with out",
    ),
    "too many bits": (lambda: int(EnumeratingRandom().getrandbits(64)), "more than 4096 different"),
    "wide choice": (lambda: EnumeratingGenerator().choice(range(5000)), "5000 outcomes"),
    "wide sample": (lambda: EnumeratingRandom().sample(range(10**6), 2), "1000000 items"),
    "wide binomial": (lambda: EnumeratingGenerator().binomial(5000, 0.5), "n = 5000"),
    "a shuffled object": (
        lambda: EnumeratingRandomState().shuffle(np.ma.array([1, 2])),
        "a MaskedArray is shuffled",
    ),
    "seeded by a number": (lambda: EnumeratingRandomState().seed(3), "not the reset's"),
    "Random seeded by a number": (lambda: EnumeratingRandom().seed(3), "not the reset's"),
    "compiled": (
        lambda: np.random.Generator.random(EnumeratingGenerator()),
        "compiled code draws random bits",
    ),
    "compiled legacy": (
        lambda: np.random.RandomState.randint(EnumeratingRandomState(), 3),
        "compiled code draws random bits",
    ),
}


@pytest.mark.parametrize(("call", "why"), UNFOLLOWED.values(), ids=UNFOLLOWED)
def test_what_is_not_enumerated_is_unknown_and_named(call, why):
    assert why in reason(call)


def test_the_raw_bits_are_a_mark_even_where_the_answer_is_thrown_away():
    def call():
        np.random.Generator.standard_normal(EnumeratingGenerator())
        return EnumeratingGenerator().integers(3)

    assert "compiled code" in reason(call)


@pytest.mark.parametrize(
    "copied",
    ["copy.copy", "copy.deepcopy", "pickle.dumps"],
)
@pytest.mark.parametrize("kind", [EnumeratingGenerator, EnumeratingRandomState, EnumeratingRandom])
def test_a_copy_of_a_generator_is_a_mark(copied, kind):
    """A copy would draw the same numbers."""
    module, name = copied.split(".")
    function, stand_in = getattr(__import__(module), name), kind()
    assert "copied or saved" in reason(lambda: function(stand_in))


def test_choice_with_p_has_the_probabilities_of_its_cumulative_sums():
    """In parts of 2^53, by hand: 0.1 is a little above a tenth, and u = 0.1 falls behind it."""
    masses = distribution(lambda: EnumeratingGenerator().choice(2, p=[0.1, 0.9]))
    assert masses == {0: Fraction(900719925474100, GRID), 1: Fraction(GRID - 900719925474100, GRID)}
    # Ten tenths: the sum is 0.9999999999999999, by which they are divided.
    weights = cumulative_weights([0.1] * 10)
    assert sum(weights) == GRID
    steps = np.cumsum([0.1] * 10)
    steps /= steps[-1]
    for k, end in enumerate(np.cumsum(weights).tolist()[:-1]):
        assert np.searchsorted(steps, (end - 1) * 2.0**-53, side="right") <= k
        assert np.searchsorted(steps, end * 2.0**-53, side="right") > k


def test_choice_with_p_without_replacement_by_hand():
    """Of (1/2, 1/4, 1/4), two: the second of two equal draws is drawn again, of what is left; and
    0.5 / 0.75 is a double, 6004799503160661 parts."""
    masses = distribution(
        lambda: tuple(EnumeratingGenerator().choice(3, 2, False, [0.5, 0.25, 0.25]).tolist())
    )
    assert masses[0, 1] == Fraction(1, 8) + Fraction(1, 4) * Fraction(1, 2)
    assert masses[1, 0] == Fraction(1, 8) + Fraction(1, 16) * Fraction(6004799503160661, GRID)
    assert sum(masses.values()) == 1


def test_the_textbook_is_named_where_it_is_assumed():
    binomial = enumerated(lambda: EnumeratingGenerator().binomial(2, 0.5))
    assert binomial.assumptions == {"binomial draws have the textbook's distribution"}
    assert gathered(binomial) == {0: Fraction(1, 4), 1: Fraction(1, 2), 2: Fraction(1, 4)}
    geometric = enumerated(lambda: EnumeratingRandomState().geometric(0.5))
    assert geometric.assumptions == {"geometric draws have the textbook's distribution"}
    assert geometric.unknown == Fraction(1, 2**60)
    assert dict(geometric.reasons) == {"the tail of a geometric distribution": 1}
    assert enumerated(lambda: EnumeratingGenerator().random() < 0.5).assumptions == set()


def test_the_tail_of_a_geometric_distribution_is_unknown():
    """After as many trials as a draw may have outcomes, and in the same place for a model."""
    rare = Fraction(2**-10)
    found = enumerated(lambda: EnumeratingGenerator().geometric(2**-10), branches=100)
    assert gathered(found) == {k: (1 - rare) ** (k - 1) * rare for k in range(1, 100)}
    assert found.unknown == (1 - rare) ** 99


@pytest.mark.parametrize(("module", "enumerating", "ordinary"), KINDS)
def test_the_documentation_lists_what_is_enumerated(module, enumerating, ordinary):
    (line,) = re.findall(
        rf"\n\| `[a-z.]*{ordinary.__name__}`.*\|(.*)\|\n", DOCUMENTATION.read_text()
    )
    assert set(re.findall("`(.*?)`", line)) == module._ENUMERATED - {"VERSION"}


def test_between_calls_the_generators_are_ordinary_ones():
    assert EnumeratingGenerator().integers(1) == 0
    assert EnumeratingRandomState().rand(2).shape == (2,)
    assert EnumeratingRandom().sample("a", 1) == ["a"]
    assert 0 <= EnumeratingRandom().random() < 1
