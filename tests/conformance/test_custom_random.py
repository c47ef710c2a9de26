"""Random references of the user's own: what can be said with them, and what is refused."""

import math
from dataclasses import replace
from fractions import Fraction
from functools import partial

import gymnasium
import numpy as np
import pytest
from gymnasium.spaces import Discrete

from corpus.zoo.right_ice import ACTIONS, LENGTH, FromTwo, Icy, from_two, icy
from limited import checked
from provengym.conformance import Binding, ConformanceError, Reference
from provengym.conformance.references import find
from provengym.conformance.references.rows import exact
from provengym.data.limits import NORMAL

QUICK = ["contract", "support"]


FEW = replace(
    NORMAL,
    stochastic_calls=1_500,
    stochastic_most_calls=1_500,
    stochastic_confirming_calls=1_500,
    support_followed_steps=1_000,
)
conform = partial(checked, limits=FEW)


THIRD = Fraction(1, 3)


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        ([1.0], [1]),
        ([1 / 3, 1 / 3, 1 / 3], [THIRD, THIRD, THIRD]),
        ([1 - 2 / 3, 2 / 3], [THIRD, 2 * THIRD]),
        ([0.1, 0.8, (1.0 - 0.8) / 2.0], [Fraction(1, 10), Fraction(4, 5), Fraction(1, 10)]),
        ([1, 2], [THIRD, 2 * THIRD]),
        ([2, 0, 2], [Fraction(1, 2), 0, Fraction(1, 2)]),
        ([Fraction(1, 20_001), Fraction(20_000, 20_001)], None),
        ([Fraction(1, 4), 0.75], [Fraction(1, 4), Fraction(3, 4)]),
        ([math.pi / 4, 1 - math.pi / 4], [Fraction(math.pi / 4), 1 - Fraction(math.pi / 4)]),
        ([np.float64(0.5), np.float64(0.5)], [Fraction(1, 2)] * 2),
        ([np.int64(3), np.int64(1)], [Fraction(3, 4), Fraction(1, 4)]),
    ],
    ids=str,
)
def test_what_probabilities_mean(given, meant):
    found = exact("row", given)

    assert found == (given if meant is None else meant)
    assert all(isinstance(chance, Fraction) for chance in found)


def test_probabilities_add_up_to_1_even_where_floats_do_not():
    odd = [0.123456789012, 0.2, 0.676543210988 + 5e-10]

    assert sum(map(Fraction, odd)) != 1
    assert sum(exact("row", odd)) == 1


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ([0.5, 0.4], "row has probability 0.9, not 1"),
        ([0.5, 0.5 + 1e-7], "not 1"),
        ([Fraction(1, 2), Fraction(1, 3)], "row has probability 0.833333, not 1"),
        ([0, 0], "row has probability 0, not 1"),
        ([1.5, -0.5], "row has the probability -0.5, which is no number, 0 or more"),
        ([math.nan, 1.0], "the probability nan, which"),
        (["1"], "the probability '1', which"),
        ([True], "the probability True, which"),
    ],
    ids=str,
)
def test_what_is_no_probability(given, said):
    with pytest.raises(ConformanceError, match=said) as error:
        exact("row", given)

    assert "\n" not in str(error.value)


def test_a_function_and_a_table_say_the_same():
    table = {
        cell: {
            0: [(1.0, max(cell - 1, 0), -1.0, False)],
            1: [(1 / 3, cell, -1.0, False), (2 / 3, cell + 1, -1.0, cell + 2 == LENGTH)],
        }
        for cell in range(LENGTH - 1)
    }
    models = [
        find(reference).model({})
        for reference in (icy(), Reference.from_table(table, start=0, name="Icy", actions=ACTIONS))
    ]
    said = [
        [
            vars(model.outcomes(model.columns([state]), action))
            for state in ((0, 0), (1, 1), (2, 2))
            for action in range(2)
        ]
        for model in models
    ]

    assert str(said[0]) == str(said[1])
    assert models[0].outcomes(np.array([[2], [2]]), 1).chances() == (THIRD, 2 * THIRD)


@pytest.mark.parametrize(("target", "reference"), [(Icy, icy), (FromTwo, from_two)])
def test_a_right_target_is_equal(target, reference):
    report = conform(target, reference=reference)

    assert report, report.findings
    assert [covered.engine for covered in report.engines] == [*QUICK, "stochastic"]
    assert report.coverage.complete
    assert (report.coverage.states, report.coverage.transitions) == (4, 6)


def test_a_table_of_gymnasium_s_is_accepted():
    lake = gymnasium.make("FrozenLake-v1").unwrapped
    starts = dict(enumerate(lake.initial_state_distrib))
    reference = Reference.from_table(lake.P, start=starts, name="FrozenLake")

    assert reference.starts == ((0, 1),)
    assert set(reference.row(6, 2).values()) == {THIRD}
    assert conform("FrozenLake-v1", reference=reference, engines=QUICK)


def test_a_list_of_one_thing_is_not_random():
    certain = Reference(
        name="Certain",
        actions=ACTIONS,
        start={0: 1.0, 7: 0.0},
        step=lambda cell, action: [(0.5, 1, 0.0, True), (0.5, 1, 0.0, True), (0, None, 5, True)],
    )

    class One(Icy):
        def step(self, action):
            return 1, 0.0, True, False, {}

    report = conform(One, reference=certain, engines=["systematic"])
    assert report.verdict == "equal"
    assert report.coverage.complete


@pytest.mark.parametrize(
    ("spoil", "kind", "expected", "got"),
    [
        (lambda o, r, e, t: (min(o + 1, 3), r, e, t), "observation", "0 or 1", 2),
        (lambda o, r, e, t: (o, r - 1, e, t), "reward", -1.0, -2.0),
        (lambda o, r, e, t: (o, r, o == 1, t), "terminated", False, True),
        (lambda o, r, e, t: (o, r, e, o == 1), "truncated", False, True),
    ],
)
def test_what_cannot_happen_is_seen_at_once(spoil, kind, expected, got):
    class Spoilt(Icy):
        def step(self, action):
            return (*spoil(*super().step(action)[:4]), {}) if action else super().step(action)

    (finding,) = conform(Spoilt, reference=icy).findings

    assert (finding.kind, finding.engine, finding.reproduced) == (kind, "support", 3)
    assert finding.step == 1 or kind == "observation"
    assert finding.got[kind] == got or kind == "observation"


def test_a_start_that_cannot_be_is_seen_at_the_reset():
    class Late(FromTwo):
        def drawn(self):
            return super().drawn() + 1

    (finding,) = conform(Late, reference=from_two, engines=QUICK).findings

    assert (finding.kind, finding.step) == ("observation", 0)


def test_a_step_may_cut_the_episode_off():
    def step(cell, action):
        return [(1, cell, 0.0, False, True), (1, cell, 0.0, True, False), (2, cell, 0.0, False)]

    class Cut(Icy):
        ends = ((False, True), (True, False), (False, False), (False, False))

        def step(self, action):
            return 0, 0.0, *self.ends[self.random.integers(4)], {}

    class Both(Cut):
        ends = ((True, True), (False, False))

        def step(self, action):
            return 0, 0.0, *self.ends[self.random.integers(2)], {}

    reference = Reference(name="Cut", actions=ACTIONS, start=0, step=step)

    assert conform(Cut, reference=reference)
    (finding,) = conform(Both, reference=reference).findings
    assert finding.kind == "truncated"


def test_a_state_that_is_not_shown_and_one_that_the_binding_reads():
    def hidden():
        return icy(observe=lambda cell: cell // 2)

    class Half(Icy):
        observation_space = Discrete(2)

        def reset(self, seed=None):
            super().reset(seed)
            return 0, {}

        def step(self, action):
            cell, *rest = super().step(action)
            return cell // 2, *rest

    class Stays(Half):
        """Never leaves cell 0, which shows only in that it never shows another."""

        slip = 1.0

    class Elsewhere(Half):
        """Begins in cell 1, which looks like cell 0."""

        def reset(self, seed=None):
            shown = super().reset(seed)
            self.cell = 1
            return shown

    read = Binding(state=lambda env: env.cell)

    assert conform(Half, reference=hidden)
    assert conform(Half, reference=hidden, binding=read)
    (blind,) = conform(Stays, reference=hidden).findings
    (finding,) = conform(Stays, reference=hidden, binding=read).findings
    assert blind.kind == finding.kind == "distribution"
    assert finding.actions == (1,)
    assert blind.actions.count(1) >= 2
    (begun,) = conform(Elsewhere, reference=hidden, binding=read, engines=QUICK).findings
    assert (begun.kind, begun.step) == ("observation", 0)


@pytest.mark.parametrize(
    ("step", "said"),
    [
        (lambda s, a: [(0.5, 0, 0, False), (0.4, 1, 0, True)], "(left) has probability 0.9, not 1"),
        (lambda s, a: [(0.5, 0, 0, False), (0.5, 1, 0)], "must be [(probability, next state, r"),
        (lambda s, a: [], "must be [(probability, next state, reward, terminated)], got []"),
        (lambda s, a: [(0.5, 0, 0, False), (0.5, [], 0, True)], "that is not hashable: []"),
        (lambda s, a: [(0.5, 0, 0, False), (0.5, 1, None, True)], "a finite number, got None"),
        (lambda s, a: [(0.5, 0, 0, False), (0.5, 1 + 1 // (7 - s), 0, False)], "step(7, 0) (left)"),
    ],
)
def test_what_is_wrong_in_a_row_names_the_state_and_the_action(step, said):
    if said.startswith("step(7"):  # reached through many states
        step = lambda s, a: [(1, 0, 0, False), (1, s + 1, 0 * (1 // (7 - s)), s > 9)]  # noqa: E731
    reference = Reference(name="W", actions=ACTIONS, start=0, step=step)
    with pytest.raises(ConformanceError) as error:
        conform(Icy, reference=reference)

    assert said in str(error.value)
    assert str(error.value).startswith("the reference W: step(")
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("start", "said"),
    [
        ({}, "Reference: start names no state"),
        ({0: 0.5}, "Reference: start has probability 0.5, not 1"),
        ({0: 0.5, 1: "half"}, "Reference: start has the probability 'half', which"),
        ([0, 1], "Reference: start must be hashable, got [0, 1]"),
    ],
)
def test_starts_that_are_none(start, said):
    with pytest.raises(ConformanceError) as error:
        icy(start)

    assert said in str(error.value)


def test_tables_with_unknown_states():
    random = {0: {0: [(0.5, 0, 0, False), (0.5, 7, 0, False)]}}
    reference = Reference.from_table(random, start=0, name="T")

    with pytest.raises(ConformanceError, match=r"step\(7, 0\) \(action 0\) raised LookupError"):
        conform(Icy, reference=reference)
    with pytest.raises(ConformanceError, match="for the start 5"):
        Reference.from_table(random, start={5: 1.0}, name="T")


def test_dice_where_no_state_was_met_are_refused():
    def step(number, action):
        more = (number + 1, 0.0, False)
        return [(1, *more), (1, 0, 0.0, False)] if number == 4_100 else more

    class Count(Icy):
        observation_space = Discrete(10_000)

        def step(self, action):
            self.cell += 1
            return self.cell, 0.0, False, False, {}

    reference = Reference(name="Count", actions=ACTIONS, start=0, step=step)
    model = find(reference).model({})
    state = model.start
    for _ in range(4_100):
        state = model.step(state, 0).state

    with pytest.raises(ConformanceError, match=r"step\(4100, 0\) \(left\) is random"):
        model.step(state, 0)


class Coins(gymnasium.Env):
    """Puts down a coin by chance, or takes one, of up to three, in eight steps."""

    observation_space, action_space = Discrete(4), Discrete(2)

    def __init__(self, chance=0.5):
        self.chance = chance

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.time = self.many = 0
        return 0, {}

    def step(self, action):
        self.time += 1
        change = -1 if action else int(self.np_random.random() < self.chance)
        self.many = min(max(self.many + change, 0), 3)
        return self.many, float(action), self.time == 8, False, {}


def coins(state, action):
    time, many = state
    more, less = min(many + 1, 3), max(many - 1, 0)
    following = [less] if action else [more, many]
    return [(1, (time + 1, after), float(action), time == 7) for after in following]


COINS = Reference(
    name="Coins", actions=("flip", "take"), start=(0, 0), step=coins, observe=lambda state: state[1]
)


def test_a_component_that_counts_steps_is_told_of():
    limits = replace(NORMAL, stochastic_calls=2_000, stochastic_most_calls=2_000)
    report = checked(Coins, limits, reference=COINS, engines=["stochastic"])

    assert report.verdict == "agrees"
    assert any(
        note.startswith("component 0 of the reference's states cou") for note in report.notes
    )
    assert "at all times together (" in report.meaning
    wrong = checked(partial(Coins, 0.3), limits, reference=COINS, engines=["stochastic"])
    (finding,) = wrong.findings
    assert (finding.kind, finding.step) == ("distribution", 1)
