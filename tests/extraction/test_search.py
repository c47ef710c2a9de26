"""The search of extraction, on small environments of which all is known."""

import collections
import dataclasses
import functools
import gc
import itertools
import math
import os
import random
import reprlib
import subprocess
import sys
import typing
from decimal import Decimal
from fractions import Fraction
from pathlib import Path

import gymnasium
import numpy as np
import pytest
from gymnasium import spaces

from extraction import records, small
from extraction.corridors import Corridor
from provengym.conformance.references import find
from provengym.data.errors import ConformanceError
from provengym.extraction.run import Extraction, extract_model
from provengym.finite.bisimulation import classes

GRID = 2**53


def extracted(target, **asked):
    return extract_model(Extraction(target=target, **{"budget": 30, "hash_seeds": 0, **asked}))


def test_every_outcome_has_its_probability():
    model = extracted(small.Coin)
    assert model.complete
    assert model.start_distribution() == {0: Fraction(1)}
    heads = [
        [(p, model.observation(s), r, term, cut) for p, s, r, term, cut in model.row(0, action)]
        for action in (0, 1)
    ]
    assert heads[0] == [
        (Fraction(3, 4), 0, 0.0, False, False),
        (Fraction(1, 4), 1, 1.0, True, False),
    ]
    assert {p for p, *_ in heads[1]} == {Fraction(1, 2)}
    assert model.ended.tolist() == [False, True]
    assert model.history(1) == (0,)
    assert not model.deterministic


def test_an_object_of_a_class_that_names_no_module_is_looked_at():
    kind = type("Swig", (), {})
    gc.get_referents(vars(kind))[0].pop("__module__")

    class Holds(small.Coin):
        def __init__(self):
            super().__init__()
            self.body = kind()

    assert not hasattr(kind, "__module__")
    assert extracted(Holds).states == 2


def test_what_infos_say_of_success():
    model = extracted(small.Says)
    row = slice(*model.row_starts[:2])
    chances = np.array(model.probabilities, dtype=object)[model.probability_of[row]]

    assert model.complete
    assert sorted(zip(model.terminated[row], model.success[row], chances, strict=True)) == [
        (False, False, Fraction(3, 4)),
        (True, False, Fraction(3, 16)),
        (True, True, Fraction(1, 16)),
    ]


@pytest.mark.parametrize(
    ("says", "succeeds"),
    [
        ({"success": [False, True]}, True),
        ({"is_success": [0, 1], "success": [False, False]}, True),
        ({"success": [0.5, 0.5]}, None),
        ({"success": ["no", "yes"]}, None),
        ({"success": [np.zeros(2), np.ones(2)]}, None),
        ({}, None),
    ],
)
def test_only_truth_values_say_something_of_success(says, succeeds, monkeypatch):
    monkeypatch.setattr(small.Says, "says", says)
    model = extracted(small.Says)

    assert model.complete
    assert (None if model.success is None else bool(model.success.any())) is succeeds


def test_parameters_reach_the_target():
    model = extracted(small.Coin, parameters={"heads": 0.125})
    assert min(p for p, *_ in model.row(0, 0)) == Fraction(1, 8)
    assert model.parameters == {"heads": 0.125}


def test_a_rare_outcome_is_no_rounding():
    model = extracted(small.Seldom)
    assert model.complete
    assert not model.rounding
    assert min(p for p, *_ in model.row(0, 0)) == Fraction(2**8, GRID)


def test_the_distribution_of_a_textbook_is_an_assumption():
    model = extracted(small.Tosses)
    chances = {reward: p for p, _, reward, *_ in model.row(0, 0)}
    assert [float(chances[k]) for k in range(4)] == [1 / 8, 3 / 8, 3 / 8, 1 / 8]
    assert "binomial draws have the textbook's distribution" in model.assumption


def poisson(k):
    return (-Decimal("0.75")).exp() * Decimal("0.75") ** k / math.factorial(k)


def rounded(k):
    """The probability that a number with mean 1 and deviation 1/2 is rounded to `k`, or below 0."""
    ends = (2 * k - 3) if k else -100, 2 * k - 1
    below, above = (Decimal(math.erfc(-end / math.sqrt(2)) / 2) for end in ends)
    return above - below


@pytest.mark.parametrize(
    ("method", "law", "digits"),
    [
        ("poisson", poisson, 17),
        ("numpy.random", poisson, 17),
        ("normal", rounded, 14),
        ("gauss", rounded, 14),
        ("exponential", lambda k: (-Decimal(2 * k)).exp() - (-Decimal(2 * k + 2)).exp(), 15),
        ("expovariate", lambda k: (-Decimal(2 * k)).exp() - (-Decimal(2 * k + 2)).exp(), 15),
    ],
)
def test_a_queue_whose_arrivals_have_infinitely_many_values_is_known_but_for_the_tail(
    method, law, digits
):
    model = extracted(small.Queue, parameters={"method": method})
    assert (model.states, model.finite, model.complete) == (4, True, False)
    assert {row.state for row in model.unknown_rows} == set(range(4))
    assert all(0 < row.mass < Fraction(1, 2**60) for row in model.unknown_rows)
    assert not model.findings
    for state in range(4):
        for action in (0, 1):
            found = dict.fromkeys(range(4), Decimal())
            for p, successor, *_ in model.row(state, action):
                found[model.observation(successor)] += Decimal(p.numerator) / p.denominator
            expected = dict.fromkeys(range(4), Decimal())
            for k in range(30):
                coming = min(model.observation(state) + k, 4)
                expected[max(coming - 1 - action, 0)] += law(k)
            for shown, chance in expected.items():
                assert abs(found[shown] - chance) < Decimal(10) ** -digits


@pytest.mark.parametrize(
    ("parameters", "finding"),
    [
        ({}, ""),
        ({"odd": 1e-15}, "extraction: the key is not complete"),
        ({"tired": 1e-15}, "reset: a reset after an episode has another distribution"),
    ],
)
def test_what_is_known_of_tails_is_compared(parameters, finding):
    """Two rows of which 2^-60 is unknown differ where more of them does."""
    model = extracted(small.Opening, parameters=parameters, key="env.waiting, env.episodes")
    found = [f"{one.kind}: {one.message}" for one in model.findings]
    assert len(found) == bool(finding)
    assert all(one.startswith(finding) for one in found)
    assert model.unknown.keys() >= {None, (0, 0)}


def test_rounding_is_kept_apart():
    model = extracted(small.Uneven)
    steps = np.array([0.1] * 10).cumsum()
    missing = 1 - Fraction(steps[-1])
    assert 0 < missing < Fraction(1, 2**40)
    assert [row.probability for row in model.rounding if row.action == 0] == [missing]
    assert model.complete
    (outcome,) = model.row(0, 0)
    assert outcome[0] == 1 - missing
    (outcome,) = model.without_rounding().row(0, 0)
    assert outcome[0] == 1


def test_a_hidden_counter_is_part_of_the_state():
    model = extracted(small.Counter)
    assert model.complete
    assert model.states == 2 * 29 + 1 + 2
    assert len(model.history(model.states - 1)) == 30


def test_a_key_without_what_matters_is_never_silent():
    model = extracted(small.Counter, key="env.shown")
    assert "the key" in model.assumption
    wrong = extracted(small.Counter, key="min(env.count, 29) // 2")
    assert not wrong.complete
    assert any("the key is not complete" in finding.message for finding in wrong.findings)


def test_a_key_makes_endless_states_few_under_an_assumption():
    model = extracted(small.Endless, key="env.count % 2")
    assert model.complete
    assert model.states == 2 * 2
    assert "were compared on every action" in model.assumption


@pytest.mark.parametrize("asked", [{"seed": -1}, {"seed": 0.5}, {"budget": "soon"}])
def test_bad_arguments_are_refused_by_name(asked):
    with pytest.raises(ConformanceError, match=next(iter(asked))):
        Extraction(target=small.Coin, **asked)


@pytest.mark.parametrize("key", ["env.", "env.nothing", 3])
def test_a_bad_key_is_refused(key):
    with pytest.raises(ConformanceError, match="key"):
        extracted(small.Coin, key=key)


def test_what_grows_is_named():
    model = extracted(small.Endless, budget="3000steps")
    assert not model.complete
    assert not model.finite
    assert "the budget is spent" in model.unfinished
    assert "count" in model.unfinished


class Logs(records.Track):
    """What it does last is written over in a log, which nothing reads."""

    def __init__(self):
        super().__init__()
        self.log = []

    def reset(self, *, seed=None, options=None):
        self.log.append({"places": 0})
        return super().reset(seed=seed)

    def step(self, action):
        self.log[-1]["places"] += self.place
        return super().step(action)


class LogsAndPays(Logs):
    """Something depends on it."""

    def step(self, action):
        shown, _, *rest = super().step(action)
        return shown, float(self.log[-1]["places"] > 9), *rest


def test_the_observation_is_told_to_be_a_key_where_what_shows_the_same_does_the_same():
    model = extracted(Logs, budget="3000steps")
    assert "show 12 observations, and those that show the same do the same" in model.unfinished
    assert "--key observation" in model.unfinished
    assert extracted(Logs, key="observation", budget="3000steps").complete

    assert "--key observation" not in extracted(LogsAndPays, budget="3000steps").unfinished


def test_few_states_that_show_the_same_tell_of_no_key():
    unfinished = extracted(Logs, budget="60steps").unfinished
    assert "the budget is spent" in unfinished
    assert "--key observation" not in unfinished


def test_a_reset_that_differs_is_a_finding():
    model = extracted(small.Tired)
    assert [finding.kind for finding in model.findings] == ["reset"], model.findings


class Tallies(small.Coin):
    """It counts its episodes of twenty steps, and nothing it shows depends on that."""

    tally = 0

    def reset(self, *, seed=None, options=None):
        self.steps = 0
        return super().reset(seed=seed)

    def step(self, action):
        self.steps += 1
        is_over = abs(self.steps) == 20
        self.tally = abs(self.tally + is_over)
        return 0, 0.0, is_over, False, {}


class Moves(Tallies):
    """After an episode it begins elsewhere."""

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        return min(self.tally, 1), {}


@pytest.mark.parametrize(("target", "found"), [(Tallies, []), (Moves, ["reset"])])
def test_resets_to_states_that_were_not_explored_are_compared_by_what_they_show(target, found):
    model = extracted(target, budget="300steps")
    assert not model.finite
    assert [finding.kind for finding in model.findings] == found


def test_what_a_class_holds_is_as_it_was_before_the_first_episodes():
    model = extracted(small.Discovers)
    assert [finding.kind for finding in model.findings] == ["reset"], model.findings
    assert {reward for _, _, reward, *_ in model.row(0, 0)} == {1.0}


def test_an_attribute_that_is_read_late_is_part_of_the_state():
    model = extracted(small.Remembers)
    assert model.complete
    rewards = {
        reward
        for state, action in itertools.product(range(model.states), range(2))
        for _, _, reward, *_ in model.row(state, action)
    }
    assert rewards == {0.0, 1.0}


def test_a_table_that_changes_late_is_part_of_the_state():
    model = extracted(small.Changes)
    assert model.complete, model.why_incomplete()
    shown = [model.observation(state) for state in range(model.states)]
    assert shown.count(1) >= 3


def test_actions_and_observations_of_several_parts():
    model = extracted(small.Pairs)
    assert model.complete
    assert model.actions == tuple(itertools.product(range(2), range(3)))
    assert model.deterministic
    shown = model.observation(model.row(0, 4)[0][1])
    assert shown["at"].tolist() == [1, 1]
    assert shown["at"].dtype == np.int64
    assert (shown["name"], shown["far"], type(shown["far"])) == (1, 0.5, np.float32)


def test_what_raises_is_unknown():
    model = extracted(small.Breaks)
    assert not model.complete
    ((place, mass),) = {k: v for k, v in model.unknown.items() if k == (0, 0)}.items()
    assert (place, mass) == ((0, 0), Fraction(1, 4))
    assert any("the coin is lost" in why for row in model.unknown_rows for why in row.reasons)


def test_a_process_that_ends_is_told():
    with pytest.raises(ConformanceError, match="SIGKILL"):
        extracted(small.Leaves)


def test_environments_of_this_package_have_proved_models():
    with pytest.raises(ConformanceError, match="its proved model"):
        extracted("provengym/GridWorld-v0")
    assert find("env:provengym/GridWorld-v0").name == "GridWorld"


def test_a_continuous_action_space_is_refused():
    with pytest.raises(ConformanceError, match="MultiBinary, or a Tuple or Dict of such, or a Box"):
        extracted("Pendulum-v1")


def test_the_process_is_left_as_it_was():
    before = np.random.default_rng, id, random.getstate()
    extracted(small.Coin)
    assert (np.random.default_rng, id, random.getstate()) == before


def test_bisimilar_states_are_in_one_class():
    model = extracted("FrozenLake-v1")  # the start is an np.int64, and an int later
    numbers = classes(model)
    assert len(set(numbers.tolist())) == 16
    alike = [s for s in range(model.states) if model.observation(s) == 0]
    assert len(alike) == 2
    assert len({int(numbers[s]) for s in alike}) == 1


class LongReset(small.Coin):
    """A reset with thousands of outcomes, which is another one once an episode has ended."""

    has_ended = False

    def reset(self, *, seed=None, options=None):
        _, info = super().reset(seed=seed)
        draws = [int(self.np_random.integers(60)) for _ in range(2)]
        self.shown = int(draws[0] == draws[1] and not self.has_ended)
        return self.shown, info

    def step(self, action):
        self.has_ended = True
        return 0, 0.0, True, False, {}


def test_one_reset_after_an_episode_is_compared_whatever_it_takes():
    model = extract_model(Extraction(target=LongReset, hash_seeds=0))
    assert model.start_distribution() == {0: Fraction(59, 60), 1: Fraction(1, 60)}
    assert [finding.kind for finding in model.findings] == ["reset"], model.findings


class SharesItsArray(gymnasium.Env):
    """It returns the array in which it keeps its state, and writes into it."""

    def __init__(self):
        self.observation_space, self.action_space = spaces.MultiDiscrete([4, 2]), spaces.Discrete(2)
        self.state = np.zeros(2, np.int64)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.state[:] = 0, 1
        return self.state, {}

    def step(self, action):
        self.state[0] += action
        return self.state, 0.0, bool(self.state[0] == 3), False, {}


def test_observations_are_those_of_their_time():
    model = extract_model(Extraction(target=SharesItsArray, hash_seeds=0))

    assert [model.observation(state).tolist() for state in range(4)] == [[n, 1] for n in range(4)]


class Cached(Corridor):
    """Asks for its last cell by a cached property, which has a lock before Python 3.12."""

    @functools.cached_property
    def last(self):
        return self.length - 1

    def step(self, action):
        cell, reward, *others = super().step(action)
        return cell, reward + self.last, *others


def test_a_cached_property_of_a_class_can_be_looked_into():
    model = extracted(Cached)

    assert model.complete, model.why_incomplete()
    assert (set(model.rewards.tolist()), model.states) == ({3.0, 4.0}, 5)


Number = typing.Union[int, float]  # noqa: UP007 - as it is written for older versions
Rule = typing.Callable[[int], Number]
Modern = int | float
Kind = typing.TypeVar("Kind")


class Typed(Corridor):
    """Names types where it runs."""

    def step(self, action):
        _ = Rule, Modern, Kind
        cell, reward, *others = super().step(action)
        return cell, typing.cast(Number, reward), *others


def test_types_that_code_names_can_be_looked_into():
    model = extracted(Typed)

    assert model.complete, model.why_incomplete()


def test_what_is_kept_in_a_type_is_seen():
    class Keeps(Corridor):
        def step(self, action):
            Rule.__seen__ = getattr(Rule, "__seen__", 0) + 1
            return super().step(action)

    assert "Rule" in extracted(Keeps).why_incomplete()


@dataclasses.dataclass
class Settings:
    bonus: int = 2


class Shown(Corridor):
    """Shows its settings, whose text asks for the number of the thread."""

    def reset(self, **options):
        self.settings, items = Settings(), collections.deque([1, 2])
        cell, _ = super().reset(**options)
        return cell, {"settings": f"{self.settings} {items} {reprlib.Repr().repr(items)}"}


def test_the_text_of_a_dataclass_is_followed():
    model = extracted(Shown)

    assert model.complete, model.why_incomplete()


COLLECTED = """
import gc
from hypothesis.internal.conjecture.junkdrawer import gc_cumulative_time
from extraction.small import Coin
from provengym.extraction.nets import traps
from provengym.extraction.run import Extraction, extract_model

class Allocates(Coin):
    def step(self, action):
        self.kept = [[] for _ in range(10_000)]
        del self.kept
        return super().step(action)

class Garbage:
    def __init__(self):
        self.itself = self

    def __del__(self):
        gc_cumulative_time()

traps.install()
gc.disable()
HELD
gc.enable()
model = extract_model(Extraction(target=Allocates, hash_seeds=0))
print([finding.message for finding in model.findings])
"""


@pytest.mark.parametrize(
    "held", ["Garbage()", "gc.callbacks.append(lambda phase, info: gc_cumulative_time())"]
)
def test_what_the_collector_does_of_the_caller_is_no_code_of_the_target(held):
    """Hypothesis has compiled code; also where the traps were set before it was told of."""
    tests = str(Path(__file__).parents[1])
    done = subprocess.run(
        [sys.executable, "-c", COLLECTED.replace("HELD", held)],
        env={**os.environ, "PYTHONPATH": tests},
        capture_output=True,
        text=True,
        check=True,
    )

    assert done.stdout == "[]\n"
