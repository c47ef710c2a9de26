"""Extracted models of Gymnasium's toy texts against the tables `P` that these carry."""

from collections import defaultdict
from fractions import Fraction

import gymnasium
import pytest

from provengym.extraction.run import Extraction, extract_model

TOLERANCE = Fraction(1, 2**45)


def extracted(name, key=None, **parameters):
    asked = Extraction(target=name, parameters=parameters, key=key, budget=120, hash_seeds=0)
    return extract_model(asked)


def sums(outcomes):
    found = defaultdict(Fraction)
    for probability, *outcome in outcomes:
        found[tuple(outcome)] += Fraction(probability)
    return {outcome: probability for outcome, probability in found.items() if probability}


def first_difference(model, table):
    """The shortest history and the action after which the model is not what a table says."""
    places = [
        (model.history(state), action, state)
        for state in range(model.states)
        if not model.ended[state]
        for action in range(len(model.actions))
    ]
    for history, action, state in sorted(places, key=lambda place: (len(place[0]), place[:2])):
        ours = sums(
            (probability, int(model.observation(successor)), reward, terminated)
            for probability, successor, reward, terminated, truncated in model.row(state, action)
            if not truncated
        )
        theirs = sums(table[int(model.observation(state))][action])
        if ours.keys() != theirs.keys() or any(
            abs(ours[outcome] - theirs[outcome]) > TOLERANCE for outcome in ours
        ):
            return history, action
    return None


@pytest.mark.parametrize(
    ("name", "parameters", "shown"),
    [
        ("FrozenLake-v1", {"is_slippery": False}, 11 + 5),
        ("FrozenLake-v1", {}, 11 + 5),
        ("FrozenLake-v1", {"map_name": "8x8"}, 53 + 11),
        ("CliffWalking-v1", {}, 37 + 1),
        ("CliffWalking-v1", {"is_slippery": True}, 37 + 1),
        ("Taxi-v4", {}, 404),
        ("Taxi-v4", {"is_rainy": True}, 404),
    ],
)
def test_model_is_the_table(name, parameters, shown):
    model = extracted(name, **parameters)
    table = gymnasium.make(name, **parameters).unwrapped.P
    assert model.complete, model.why_incomplete()
    assert first_difference(model, table) is None
    assert len({int(model.observation(state)) for state in range(model.states)}) == shown
    assert not model.findings


def test_a_changed_table_would_be_found():
    model = extracted("FrozenLake-v1")
    table = gymnasium.make("FrozenLake-v1").unwrapped.P
    (p, *rest), *others = table[4][1]
    table[4][1] = [(p + 2.0**-40, *rest), *others]
    assert first_difference(model, table) == ((0,), 1)


def test_fickle_taxi_is_not_its_table():
    """Its passenger changes the destination after the first step away, which `P` does not say."""
    model = extracted("Taxi-v4", fickle_passenger=True)
    table = gymnasium.make("Taxi-v4", fickle_passenger=True).unwrapped.P
    assert model.complete, model.why_incomplete()
    history, _ = first_difference(model, table)
    assert len(history) == 1


def test_starts_are_the_initial_distribution():
    model = extracted("Taxi-v4")
    starts = defaultdict(Fraction)
    for state, probability in model.start_distribution().items():
        starts[int(model.observation(state))] += probability
    distribution = gymnasium.make("Taxi-v4").unwrapped.initial_state_distrib
    assert starts.keys() == {state for state, p in enumerate(distribution) if p}
    assert all(abs(p - Fraction(distribution[state])) < TOLERANCE for state, p in starts.items())
    (rounding,) = model.rounding
    assert rounding.state is None
    assert sum(starts.values()) + rounding.probability == 1
    assert sum(model.without_rounding().start_distribution().values()) == 1
