"""Walks through a model of the reference."""

from random import Random

import pytest

from provengym.conformance.references import find
from provengym.envs.gridworld.reference_model import GridWorldModel
from provengym.models.model import TimeLimit
from provengym.models.time_limited import TimeLimitedModel
from provengym.models.timed_walks import layered_walks
from provengym.models.walks import (
    distinguishing_sequence,
    keeps_growing,
    novelty_walk,
    random_walk,
    way_to_the_end,
)
from provengym.processes.budget import OutOfTime


def transitions(model, walk):
    """The states and actions of a walk, none of which is the last state's."""
    state, found = model.start, set()
    for action in walk:
        found.add((state, action))
        state = model.step(state, action).state
    return found


def test_a_seeking_walk_goes_where_a_random_one_was_not():
    model = GridWorldModel({"height": 16, "width": 16})
    first = transitions(model, random_walk(model, 1_000, Random(0)))
    anywhere = first | transitions(model, random_walk(model, 1_000, Random(1)))
    elsewhere = first | transitions(model, novelty_walk(model, 1_000, Random(1), first))

    assert len(elsewhere) > 1_000 > 800 > len(anywhere)
    assert len({state for state, _ in elsewhere}) == 255  # all but the goal


def test_a_seeking_walk_ends_only_where_it_must():
    model = GridWorldModel({"height": 1, "width": 2})
    walk = novelty_walk(model, 50, Random(0), set())

    assert len(walk) == 50
    assert 3 not in walk
    assert walk == novelty_walk(model, 50, Random(0), set())


def test_states_that_are_cut_off_at_different_times_are_told_apart():
    model = TimeLimitedModel(GridWorldModel({"height": 3, "width": 3}), TimeLimit(5))

    actions = distinguishing_sequence(model, (*model.start[:-1], 0), (*model.start[:-1], 1))
    assert actions is not None
    assert len(actions) == 4


@pytest.mark.parametrize(
    "search",
    [
        lambda model, check: way_to_the_end(model, model.start, check=check),
        lambda model, check: distinguishing_sequence(model, model.start, (0, 1), check=check),
        lambda model, check: list(layered_walks(model, 50, check=check)),
    ],
)
def test_a_search_can_be_ended(search):
    model = GridWorldModel({"height": 50, "width": 50})
    calls = []

    def check():
        calls.append(None)
        if len(calls) == 5:
            raise OutOfTime

    with pytest.raises(OutOfTime):
        search(model, check)


@pytest.mark.parametrize(
    ("reference", "parameters", "grows"),
    [
        ("GridWorld", {}, False),
        ("GridWorld", {"height": 300, "width": 300}, False),
        ("Fishing", {"Tmax": 1}, False),
        ("Fishing", {}, True),
    ],
)
def test_it_is_soon_seen_whether_states_have_an_end(reference, parameters, grows):
    model = find(reference).model(parameters)

    assert keeps_growing(model, 5_000) is grows
