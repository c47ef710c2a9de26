"""Runs of a call: all its outcomes, exact masses of what was not explored, and marks."""

import itertools
import operator
from fractions import Fraction

import numpy as np
import pytest

from extraction.chance.enumerated import LIMITS, distribution, enumerated, gathered, reason
from provengym.extraction.chance import leaves
from provengym.extraction.chance.draw import GRID
from provengym.extraction.chance.generator import EnumeratingGenerator
from provengym.extraction.chance.leaves import Leaf, enumerate_call, replay
from provengym.extraction.chance.legacy import EnumeratingRandomState
from provengym.extraction.chance.python_random import EnumeratingRandom
from provengym.extraction.chance.run import (
    CallRun,
    Escape,
    Pick,
    current,
    mark_if_running,
)
from provengym.extraction.chance.seed import RESET, SEED, MarkedSeed
from provengym.extraction.chance.tripwire import TRIPWIRE

G = EnumeratingGenerator()


def coins_until_heads():
    """Throw a coin until it shows heads, and return the number of throws."""
    count = 1
    while G.integers(2):
        count += 1
    return count


# Leaves and masses.


def test_a_call_that_draws_nothing_has_one_leaf():
    found = enumerated(lambda: "done")
    assert found.leaves == [Leaf(Fraction(1), "done", ())]
    assert not found.leaves[0].has_intervals
    assert (found.unknown, dict(found.reasons), found.assumptions) == (0, {}, set())


def test_leaves_come_by_falling_probability():
    found = enumerated(lambda: [int(G.choice(3, p=[0.25, 0.5, 0.25])) for _ in range(2)])
    masses = [leaf.probability for leaf in found.leaves]
    assert len(masses) == 9
    assert masses == sorted(masses, reverse=True)
    assert found.leaves[0].result == [1, 1]


def test_what_a_limit_of_leaves_leaves_out_is_unknown():
    found = enumerated(lambda: int(G.choice(4, p=[0.5, 0.25, 0.125, 0.125])), leaves=2)
    assert gathered(found) == {0: Fraction(1, 2), 1: Fraction(1, 4)}
    assert found.unknown == Fraction(1, 4)
    assert dict(found.reasons) == {"one call has more outcomes than are explored": 2}


def test_what_a_budget_leaves_out_is_unknown_for_that():
    found = enumerated(lambda: int(G.choice(4)), is_late=lambda: True)
    assert (found.leaves, found.unknown) == ([], 1)
    assert dict(found.reasons) == {"the budget ended": 1}


def test_the_tail_of_a_loop_is_unknown_to_the_last_part():
    found = enumerated(coins_until_heads, leaves=20)
    masses = gathered(found)
    assert len(masses) == 20
    assert masses.keys() >= set(range(1, 20))
    assert all(mass == Fraction(1, 2**count) for count, mass in masses.items())
    assert found.unknown == 1 - sum(masses.values())


def two_that_differ():
    """Draw a pair until both are of the same hundred but one."""
    pair = 0, 0
    while pair[0] == pair[1]:
        pair = int(G.integers(60)), int(G.integers(2)) * 100
    return pair


def test_of_many_outcomes_those_are_left_out_that_come_up_less_than_once_in_2_to_the_60():
    found = enumerated(two_that_differ, leaves=50_000, draws=1_000)

    assert 0 < found.unknown < Fraction(1, 2**60)
    assert found.reasons.keys() == {leaves.TAIL}
    assert 2_000 <= len(found.leaves) < 3_000


def test_few_outcomes_are_all_known_however_unlikely_they_are():
    found = enumerated(lambda: [bool(G.random() < 2**-20) for _ in range(4)])

    assert found.unknown == 0
    assert min(leaf.probability for leaf in found.leaves) == Fraction(1, 2**80)


def test_a_run_with_too_many_draws_is_unknown():
    found = enumerated(coins_until_heads, draws=3)
    assert gathered(found) == {count: Fraction(1, 2**count) for count in (1, 2, 3)}
    assert dict(found.reasons) == {"too many draws in one call": 1}
    assert found.unknown == Fraction(1, 8)


def test_a_loop_that_never_ends_is_left_by_the_limit_of_draws():
    def call():
        while True:
            G.random()

    assert reason(call, leaves=10) == "too many draws in one call"


def test_a_draw_with_too_many_outcomes_is_unknown():
    assert reason(lambda: int(G.integers(200)), branches=100) == (
        "a draw with 200 outcomes that matter"
    )


def test_a_limit_of_time_leaves_the_rest_unknown():
    clock = itertools.count()
    found = enumerated(coins_until_heads, is_late=lambda: next(clock) == 3)
    assert len(found.leaves) == 3
    assert found.unknown == Fraction(1, 8)


def test_a_refused_result_is_unknown_with_its_reason():
    found = enumerate_call(
        lambda: G.integers(4), limits=LIMITS, accept=lambda n: "odd" if n % 2 else None
    )
    assert gathered(found) == {0: Fraction(1, 4), 2: Fraction(1, 4)}
    assert (found.unknown, dict(found.reasons)) == (Fraction(1, 2), {"odd": 2})


def test_an_error_of_the_call_is_passed_on():
    with pytest.raises(ValueError, match="mine"):
        enumerate_call(lambda: int("mine") if G.integers(2) else 0, limits=LIMITS)
    assert current() is None


def test_an_interrupt_is_passed_on():
    def call():
        try:
            hash(G.random())
        finally:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        enumerate_call(call, limits=LIMITS)


# Marks.


def swallowing(act):
    """A call that goes on whatever happens."""

    def call():
        try:
            act()
        except BaseException:  # noqa: BLE001 - as a target may do
            return "swallowed"
        return "done"

    return call


@pytest.mark.parametrize(
    "act",
    [
        lambda: hash(G.random()),
        lambda: mark_if_running("a clock is read"),
        lambda: current().mark("a clock is read"),
        lambda: G.gamma(2),
    ],
)
def test_a_handler_does_not_clear_a_mark(act):
    assert reason(swallowing(act))


def test_after_a_mark_nothing_is_drawn():
    """A loop around a handler ends at its next draw, and its branches are not explored."""
    results = []

    def call():
        swallowing(lambda: hash(G.random()))()
        results.append(swallowing(lambda: G.integers(3))())
        return 0

    found = enumerated(call)
    assert results == ["swallowed"]
    assert found.unknown == 1
    assert dict(found.reasons) == {"a draw in a set, as a key, or in a hash": 1}


def test_only_the_branch_with_the_mark_is_unknown():
    found = enumerated(lambda: G.random() < 0.25 and hash(G.random()))
    assert gathered(found) == {False: Fraction(3, 4)}
    assert found.unknown == Fraction(1, 4)


def test_an_escape_is_no_exception():
    """So that ``except Exception`` lets it pass."""

    def call():
        try:
            hash(G.random())
        except Exception:  # noqa: BLE001 - as targets do
            return 0

    assert not issubclass(Escape, Exception)
    assert "hash" in reason(call)


def test_an_escape_of_the_targets_own_is_a_reason_too():
    def call():
        raise Escape("mine")

    assert "mine" in reason(call)


def test_runs_nest_and_end():
    assert current() is None
    outer, inner = CallRun(), CallRun()
    with outer:
        with inner:
            assert current() is inner
        assert current() is outer
    assert current() is None
    mark_if_running("nothing is marked")


# A call that is not the same when it is made again.


def test_a_call_that_makes_fewer_choices_again_is_unknown():
    calls = []

    def call():
        calls.append(0)
        return int(G.integers(2)) if len(calls) == 1 else 7

    found = enumerated(call)
    assert gathered(found) == {0: Fraction(1, 2)}
    assert dict(found.reasons) == {"the same script met fewer choices": 1}


@pytest.mark.parametrize("other", [lambda: G.integers(3), lambda: G.choice(2, p=[0.25, 0.75])])
def test_a_call_that_makes_another_choice_again_is_unknown(other):
    calls = []

    def call():
        calls.append(0)
        return int(G.integers(2) if len(calls) == 1 else other())

    found = enumerated(call)
    assert found.unknown == Fraction(1, 2)
    assert dict(found.reasons) == {"the same draws led to another choice": 1}


# Replays.


def test_a_replay_draws_the_ends_of_the_intervals():
    def call():
        u, n = G.random(), G.integers(1000)
        return (u < 0.5, n >= 300) if current().mode == "symbolic" else (u, n)

    found = enumerated(call)
    leaf = next(leaf for leaf in found.leaves if leaf.result == (True, True))
    assert leaf.probability == Fraction(1, 2) * Fraction(7, 10)
    assert leaf.intervals == ((0, GRID // 2), (300, 1000))
    assert leaf.has_intervals
    low, high = replay(call, leaf, 0).result, replay(call, leaf, 1).result
    assert (low, high) == ((0.0, 300), (0.5 - 2**-53, 999))
    assert [type(one) for one in low] == [float, np.int64]


def test_a_replay_makes_the_same_picks():
    def call():
        return [int(G.integers(3)), G.choice(["a", "b"]), G.permutation(3).tolist()]

    for leaf in enumerated(call).leaves:
        assert not leaf.has_intervals
        assert all(isinstance(event, Pick) for event in leaf.events)
        assert replay(call, leaf, 0).result == leaf.result


def ordinary():
    """Return whether a replay goes on."""
    return current().mode == "replay"


@pytest.mark.parametrize(
    ("call", "why"),
    [
        (lambda: (G.random() < 0.5, ordinary() and G.random()), "drew more"),
        (lambda: 0 if ordinary() else bool(G.random() < 0.5), "drew less"),
        (lambda: bool(G.random() < 0.5) if not ordinary() else G.integers(2), "other draws"),
        (lambda: int(G.integers(2)) if not ordinary() else G.integers(3), "other draws"),
        (lambda: int(G.integers(2)) if not ordinary() else G.random(), "other draws"),
        (lambda: bool(G.random() < 0.5) if not ordinary() else G.integers(1000), "other draws"),
        (lambda: ordinary() and G.gamma(2), "gamma is used"),
        (lambda: ordinary() and swallowing(lambda: G.gamma(2))(), "gamma is used"),
    ],
)
def test_a_replay_that_does_something_else_says_so(call, why):
    leaf = enumerated(call).leaves[0]
    again = replay(call, leaf, 0)
    assert again.result is None
    assert why in again.reason


# Generators of one seed.


def test_two_generators_of_one_seed_are_not_independent():
    one, other, apart = (EnumeratingGenerator(seed) for seed in ("s", "s", "t"))
    assert reason(lambda: one.random() < other.random()) == ("two generators made of one seed draw")
    assert distribution(lambda: bool(one.integers(2)) and bool(apart.integers(2))) == {
        False: Fraction(3, 4),
        True: Fraction(1, 4),
    }
    free = EnumeratingGenerator(), EnumeratingGenerator()
    assert distribution(lambda: sum(g.integers(2) for g in free))[1] == Fraction(1, 2)


@pytest.mark.parametrize("kind", [EnumeratingGenerator, EnumeratingRandomState, EnumeratingRandom])
def test_two_generators_of_one_seed_may_not_draw_in_two_calls_of_a_model_either(kind):
    one, other = kind("s"), kind("s")
    origins = {}

    def unknown(generator):
        call = generator.uniform
        found = enumerate_call(lambda: call(0, 1) < 0.5, limits=LIMITS, origins=origins)
        return found.unknown

    assert unknown(one) == 0
    assert unknown(one) == 0
    assert unknown(other) == 1


def test_samples_of_python_are_draws_of_their_seed():
    one, other = EnumeratingRandom("s"), EnumeratingRandom("s")
    assert reason(lambda: one.sample("ab", 1) + other.sample("ab", 1)) == (
        "two generators made of one seed draw"
    )


def test_generators_that_a_call_makes_are_told_apart_by_where_it_makes_them():
    """One that is made again when the call is made again is the same one."""
    origins = {}

    def once():
        return EnumeratingGenerator(RESET).integers(2)

    def twice():
        return [EnumeratingGenerator(RESET).integers(2) for _ in range(2)]

    def elsewhere():
        return EnumeratingGenerator(RESET).integers(2)

    assert enumerate_call(once, limits=LIMITS, origins=origins).unknown == 0
    assert enumerate_call(once, limits=LIMITS, origins=origins).unknown == 0
    assert enumerate_call(elsewhere, limits=LIMITS, origins=origins).unknown == 1
    assert enumerate_call(twice, limits=LIMITS, origins={}).unknown == 1


# The seed of a reset.


def test_a_generator_is_seeded_by_the_seed_of_the_reset_or_by_none():
    for kind in (EnumeratingRandomState, EnumeratingRandom):
        one, other = kind(), kind()

        def call(seed, one=one):
            one.seed(seed)
            return one.random() < 0.5

        assert distribution(lambda call=call: call(None))[True] == Fraction(1, 2)
        assert distribution(lambda call=call: call(MarkedSeed()))[True] == Fraction(1, 2)
        assert one.origin == RESET

        def again(one=one):
            one.seed(MarkedSeed())
            first = one.random() < 0.5
            one.seed(MarkedSeed())
            return first

        assert "after the generator has drawn" in reason(again)

        def both(one=one, other=other):
            one.seed(MarkedSeed())
            other.seed(MarkedSeed())
            return one.random() < 0.5, other.random() < 0.5

        assert "two generators made of one seed" in reason(both)


@pytest.mark.parametrize(
    "use",
    [
        lambda s: s + 1,
        lambda s: 1 + s,
        lambda s: s % 7,
        lambda s: -s,
        lambda s: s >> 3,
        lambda s: hash(s),
        lambda s: {s: 1},
        lambda s: str(s),
        lambda s: f"{s}",
        lambda s: f"{s:d}",
        lambda s: int(s),
        lambda s: float(s),
        lambda s: bool(s),
        lambda s: round(s),
        lambda s: s == 42,
        lambda s: s != 42,
        lambda s: operator.eq(42, s),
        lambda s: s < 1000,
        lambda s: operator.lt(1000, s),
        lambda s: s in (1, 2),
        lambda s: s.bit_length(),
        lambda s: s.to_bytes(8, "little"),
        lambda s: s.real,
        lambda s: s.conjugate(),
        lambda s: np.random.default_rng(s + 1),
    ],
)
def test_computing_with_the_seed_of_a_reset_is_a_mark(use):
    assert "the seed of the reset" in reason(lambda: use(MarkedSeed()) is None)


def test_a_seed_may_be_looked_at_as_gymnasium_does():
    seed = MarkedSeed()

    def call():
        is_seed = isinstance(seed, int) and seed >= 0 and seed >= 0 and not seed < 0
        in_range = seed <= 2**32 - 1 and seed < 2**63 and seed != -1
        return is_seed and in_range and seed is not None and seed != None  # noqa: E711

    assert distribution(call) == {True: Fraction(1)}


def test_outside_of_a_run_a_seed_is_a_number():
    seed = MarkedSeed()
    assert (seed + 1, hash(seed), seed.bit_length()) == (SEED + 1, hash(SEED), SEED.bit_length())
    assert seed.to_bytes(8, "little") == SEED.to_bytes(8, "little")
    assert seed == SEED
    assert MarkedSeed(5) == 5


# What lies under the generators.


def test_the_global_functions_of_numpy_are_seen_while_the_tripwire_lies_under_them():
    usual = np.random.get_bit_generator()
    np.random.set_bit_generator(TRIPWIRE)
    try:
        for name in ("rand", "standard_normal", "random_sample", "standard_exponential"):
            draw = getattr(np.random, name)
            assert "compiled code draws random bits" in reason(draw)
            assert draw() is not None  # no run goes on
    finally:
        np.random.set_bit_generator(usual)


@pytest.mark.parametrize("name", ["state", "random_raw", "seed_seq", "spawn", "jumped", "cffi"])
def test_a_bit_generator_that_is_used_is_a_mark(name):
    assert f"bit_generator.{name}" in reason(lambda: getattr(TRIPWIRE, name, None))


def test_the_probability_of_a_run_is_that_of_its_branches():
    run = CallRun()
    with run:
        taken = run.choose([1, 3]), run.choose([Fraction(1, 2), Fraction(1, 2), Fraction(0)])
    assert taken == (1, 1)
    assert run.probability == Fraction(3, 8)
    assert run.pending == [(Fraction(1, 4), ((0, 2),)), (Fraction(3, 8), ((1, 2), (0, 3)))]
