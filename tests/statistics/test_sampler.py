"""Where samples are taken, what they say together, and which errors they would have missed."""

import itertools
import random
from fractions import Fraction

import numpy as np
import pytest

from corpus.blackjack import HIT, STICK, blackjack
from corpus.zoo.right_ice import icy
from provengym.conformance import Reference
from provengym.conformance.engines.frequencies import Sizes
from provengym.conformance.references import find
from provengym.statistics.cells import columns, known
from provengym.statistics.eprocess import EProcessMixture, detectable, needed_of_many
from provengym.statistics.localize import localized_cell
from provengym.statistics.sampler import CellSampler, Power
from provengym.statistics.slices import Slices, tilted

NATURALS = [(21, shown, 1) for shown in range(1, 11)]


def slippery():
    """Four cells by four; one slips to either side."""
    moves = ((-1, 0), (0, 1), (1, 0), (0, -1))

    def moved(cell, direction):
        row, column = (
            min(max(at + by, 0), 3) for at, by in zip(cell, moves[direction % 4], strict=True)
        )
        return (row, column), -1.0, (row, column) == (3, 3)

    def step(cell, action):
        turns = {0: 8, 1: 1, -1: 1}
        return [(weight, *moved(cell, action + turn)) for turn, weight in turns.items()]

    return Reference(
        name="Slippery", actions=("up", "right", "down", "left"), start=(0, 0), step=step
    )


def sampled(reference, calls, seed=0, draw=None, **options):
    """A sampler that has counted so many calls, of a right target unless another one draws."""
    model, source = find(reference).model({}), random.Random(seed)
    cells = CellSampler(model, source, sees_state=False, **options)
    while cells.calls < calls and not cells.found:
        starts = model.start_chances()
        (state,) = source.choices(list(starts), list(starts.values()))
        cells.began(model.columns([state]))
        while (action := cells.choose(model.columns([state]))) is not None:
            every, chances = model.outcomes(model.columns([state]), action), None
            if draw is not None:
                chances = draw(model.named(state), action, every.rewards.tolist())
            chances = every.chances() if chances is None else chances
            (number,) = source.choices(range(len(every)), chances)
            one = every.where(np.arange(len(every)) == number)
            cells.stepped(model.columns([state]), action, every, one)
            if one.terminated[0]:
                break
            (state,) = columns(one.states)
    return cells


def counts(cells, name):
    """The samples of each action in a state."""
    (state,) = (state for state in cells.planner.states if cells.model.named(state) == name)
    keys = [(known(state), action) for action in range(cells.planner.actions)]
    return [cells.mixture.tests[key].samples if key in cells.mixture.tests else 0 for key in keys]


def test_every_action_is_sampled_as_often_where_one_comes_seldom():
    """A natural is the start of one episode in 21; to stick ends it, to hit goes on."""
    cells = sampled(blackjack(), 15_000)
    tried = [counts(cells, name) for name in NATURALS]

    assert all(min(both) > 5 for both in tried)
    assert all(both[STICK] < 2 * both[HIT] and both[HIT] < 2 * both[STICK] for both in tried)
    # The dealer shows a ten four times as often, which needs no more samples than any other card.
    assert tried[9][STICK] < 2 * tried[4][STICK]


def test_nine_cells_that_are_a_little_off_are_found():
    """To stick on a natural never ends in a draw; nothing else is wrong."""

    def draw(name, action, rewards):
        if action != STICK or name[0] != 21 or not name[2] or not 2 <= name[1] <= 10:
            return None
        return [float(reward > 0) for reward in rewards]

    cells = sampled(blackjack(), 100_000, draw=draw)
    largest = max(test.log for test in cells.mixture.tests.values())

    assert cells.found
    assert largest < np.log(1e6)


def test_evidence_of_slices_is_a_martingale():
    """All sequences of 7 samples: of two cells in a slice, and after a first outcome of another."""
    distributions, total = ([0.5, 0.5], [0.1, 0.9]), 0.0
    ratios = [tilted(np.array(one), np.arange(2)) for one in distributions]
    for sequence in itertools.product(range(2), repeat=7):
        slices, chance, cell = Slices(2), 1.0, (0, 0)
        for outcome in sequence:
            kind = sum(cell) % 2
            chance *= distributions[kind][outcome]
            slices.add(cell, 0, ratios[kind][outcome])
            cell = (cell[1] + 1 - outcome, cell[0])
        total += chance * slices.mean

    assert Slices(2).mean == Slices(0).mean == 1
    assert total == pytest.approx(1, abs=1e-12)


@pytest.mark.parametrize("reference", [slippery, icy], ids=["slices", "one number"])
def test_right_targets_are_called_wrong_as_seldom_as_is_said(reference):
    """Every other may be at this threshold, after 150 calls."""
    runs = [
        sampled(reference(), 150, seed, false_positive_probability=1 / 2).found
        for seed in range(60)
    ]

    assert 0 < sum(runs) <= 60 / 2


def test_of_1000_right_targets_as_few_are_called_wrong_as_is_said():
    runs = [
        sampled(slippery(), 400, seed, false_positive_probability=1 / 10).found
        for seed in range(1_000)
    ]

    assert 0 < sum(runs) <= 1_000 / 10


def test_slices_show_what_is_wrong_in_a_row():
    """In the third row one slips twice as often, each cell a little."""

    def draw(name, action, rewards):
        return [6, 2, 2][: len(rewards)] if name[0] == 2 and len(rewards) == 3 else None

    cells = sampled(slippery(), 12_000, draw=draw)

    assert cells.found
    assert cells.slices.mean > 1e4


def test_the_weakest_cell():
    """Nothing is known of a cell without samples; of others, it is the one with the fewest."""
    unsampled, few, many = (sampled(icy(), calls).power for calls in (1, 60, 15_000))
    key, size = many.weakest()
    tests = many._mixture.tests

    assert unsampled.weakest()[1] == few.weakest()[1] == 1
    assert 0 < size < 0.1
    assert tests[key].samples == min(test.samples for test in tests.values())
    assert not many.unsure
    assert few.unsure == set(few.cells)


def test_a_smaller_error_needs_more_samples():
    power = sampled(icy(), 15_000, detect=0.02).power

    assert power.unsure == set(power.cells)


def test_where_nothing_is_random_no_cell_is_the_weakest():
    assert Power([], EProcessMixture(), level=1e6, detect=0.1).weakest() is None


def test_a_cell_without_samples_is_the_weakest():
    half, mixture = Fraction(1, 2), EProcessMixture()
    sampled, other = ((known((number,)), 0) for number in range(2))
    for number in range(1_024):
        mixture.add(sampled, (half, half), number % 2)

    assert Power([sampled, other], mixture, level=1e6, detect=0.1).weakest() == (other, 1.0)
    assert Power([sampled], mixture, level=1e6, detect=0.1).weakest()[1] < 0.2


def test_an_error_in_one_of_two_states_shows_half():
    """Where both are as probable, and a step is not seen to be from either."""
    half, mixture = Fraction(1, 2), EProcessMixture()
    cells = [(known((number,)), 0) for number in range(2)]
    power = Power(cells, mixture, level=1e6, detect=0.2)
    belief = (((0,), half), ((1,), half))
    for number in range(2_048):
        mixture.add((belief, 0), (half, half), number % 2)
        power.look((belief, 0), mixture.tests[belief, 0])
    needed = needed_of_many(2, 1e6)
    (_, size) = power.weakest()

    assert size == pytest.approx(2 * detectable((half, half), 2_048, needed))
    assert 0.1 < size < 0.2
    assert not power.unsure


# A component that only counts steps, and what is held together over all times.

LAST, HALF = 8, Fraction(1, 2)


def coins(*, shows=lambda state: state, chance=lambda time: HALF, pace=1, ends=lambda time: True):
    """Put down a coin by chance, or take one, of up to three, in so many steps; at odd times the
    outcomes are told in another order."""

    def step(state, action):
        time, many = state
        after, over = time + pace, abs(time + pace) >= LAST and ends(abs(time))
        p = chance(abs(time))
        more, less = min(many + 1, 3), max(many - 1, 0)
        if action:
            return [(1, (after, less), 1.0, over)]
        both = [(p, (after, more), 0.0, over), (1 - p, (after, many), 0.0, over)]
        return both[::-1] if time % 2 else both

    return Reference(name="Coins", actions=("flip", "take"), start=(0, 0), step=step, observe=shows)


def unsampled(reference):
    """Of a reference, before the first sample."""
    return CellSampler(find(reference).model({}), random.Random(0), sees_state=False)


def kept_together(found):
    """The states of the random cells that are the same as each."""
    names = {known(state): found.model.named(state) for state in found.planner.states}
    groups = {}
    for key in found.power.cells:
        ((first, _), _) = found.clock.at_first(key)
        groups.setdefault(names[first], []).append(names[key[0]])
    return groups


@pytest.mark.parametrize("shows", [lambda state: state, lambda state: state[1]], ids=["time", ""])
@pytest.mark.parametrize("pace", [1, -1])
def test_cells_that_are_the_same_at_another_time_are_held_together(shows, pace):
    """That includes those of the last step, which ends the episode for sure."""
    found = unsampled(coins(shows=shows, pace=pace))

    assert (found.clock.place, found.parts) == (0, 4)
    assert kept_together(found) == {
        (pace * many, many): [(pace * time, many) for time in range(many, LAST)]
        for many in range(3)
    }


def test_the_samples_of_all_times_count_together():
    """In two of four episodes it is these that lead to the next sample."""
    found = unsampled(coins())
    tried = np.arange(found.planner.random.size).reshape(found.planner.random.shape)
    sums = found.clock.sums(tried)

    numbers = {found.model.named(state): k for k, state in enumerate(found.planner.states)}
    for many in range(3):
        same = [numbers[time, many] for time in range(many, LAST)]
        assert {sums[number, 0] for number in same} == {float(tried[same, 0].sum())}


def test_what_depends_on_the_time_is_held_apart():
    found = unsampled(coins(chance=lambda time: HALF if time < 5 else Fraction(1, 3)))

    groups = kept_together(found)
    assert sorted(groups) == sorted([*((n, n) for n in range(3)), *((5, n) for n in range(3))])
    assert groups[1, 1] == [(time, 1) for time in range(1, 5)]


@pytest.mark.parametrize("pace", [0, 2])
def test_what_does_not_count_steps_is_no_clock(pace):
    found = unsampled(coins(pace=pace))

    assert (found.clock.place, found.parts) == (None, 3)
    assert found.clock.at_first("anything", 7) == ("anything", 7)


@pytest.mark.parametrize("over", ["over", (0,), (0, "over")])
def test_a_state_after_the_end_may_be_of_another_kind(over):
    def step(state, action):
        following = (state[0] + 1, state[1]) if state[0] < 3 else over
        return [(1, following, 0.0, state[0] == 3), (1, following, 1.0, state[0] == 3)]

    found = unsampled(Reference(name="Ends", actions=("go",), start=(0, 0), step=step))
    assert kept_together(found)[0, 0] == [(time, 0) for time in range(3)]


def test_other_states_have_no_clock():
    def step(state, action):
        return [(1, state + 1, 0.0, state > 2), (1, state, 0.0, False)]

    found = unsampled(Reference(name="Line", actions=("go",), start=0, step=step))
    assert found.clock.place is None


def test_outcomes_that_differ_in_the_time_alone_are_not_held_together():
    """After the end of an episode the time may be anything."""

    def step(state, action):
        if action or state[0] == 3:
            return [(1, (8, 0), 0.0, True), (1, (9, 0), 0.0, True)]
        return [(1, (state[0] + 1, 0), 0.0, False), (1, (state[0] + 1, 1), 0.0, False)]

    found = unsampled(Reference(name="Ends", actions=("go", "stop"), start=(0, 0), step=step))
    firsts = [found.clock.at_first(key) for key in found.power.cells if key[1] == 1]
    assert firsts == [(key, 0) for key in found.power.cells if key[1] == 1]
    assert found.clock.place == 0


def test_an_outcome_keeps_its_meaning():
    found = unsampled(coins())
    names = {found.model.named(state): state for state in found.planner.states}
    for time in range(1, LAST):
        for many in range(min(time, 3)):
            key = (known(names[time, many]), 0)
            for number, look in enumerate(found.cells.looks(key)):
                first, at_first = found.clock.at_first(key, number)
                before, after = look, found.cells.looks(first)[at_first]
                assert before.split(", ")[1:2] == after.split(", ")[1:2]


def dice(name):
    """A die with four faces says where to go, and the time is counted."""

    def step(state, action):
        time, place = state
        faces = [(place * 4 + face + action) % 6 for face in range(4)]
        return [(1, (time + 1, after), 0.0, time + 1 == 20) for after in faces]

    return Reference(name=name, actions=("left", "right"), start=(0, 0), step=step)


def test_an_error_is_found_in_all_times_together():
    """In one place of six the die is wrong: of each time there are too few samples."""

    def wrong(name, action, rewards):
        return [0.34, 0.16, 0.16, 0.34] if name[1] == 2 and action == 0 else None

    found = sampled(dice("Dice"), 12_000, draw=wrong)
    assert found.found
    assert max(found.mixture.mean, found.pooled.mean, found.slices.mean) < 1e3
    assert found.model.named(localized_cell(found)[0][0][0])[1] == 2
    assert not sampled(dice("Right dice"), 12_000).found


def test_an_error_at_one_time_is_found_as_well():
    def heavy(name, action, rewards):
        return [0.95, 0.05] if name == (3, 1) and action == 0 else None

    found = sampled(coins(), 20_000, draw=heavy)
    assert found.found
    assert found.model.named(localized_cell(found)[0][0][0]) == (3, 1)


def test_which_errors_would_have_been_shown_is_told_of_each_time():
    """Check that what is tested over all times together hides no error at one of them."""
    found = sampled(coins(), 6_000)

    assert len(found.power.cells) == 8 + 7 + 6
    assert found.timeless.samples == found.pooled.samples == found.mixture.samples
    assert len(found.timeless.tests) == 3
    (_, size) = found.power.weakest()
    assert size > Sizes(found).timeless[1]
    assert "at all times together" in str(Sizes(found))
