"""Where samples are taken, what they say together, and which errors they would have missed."""

import itertools
import random
from fractions import Fraction

import numpy as np
import pytest

from corpus.blackjack import HIT, STICK, blackjack
from corpus.zoo.right_ice import icy
from provengym.conformance import Reference
from provengym.conformance.references import find
from provengym.statistics.cells import columns, known
from provengym.statistics.eprocess import EProcessMixture, detectable, needed_of_many
from provengym.statistics.power import Power
from provengym.statistics.sampler import CellSampler
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
