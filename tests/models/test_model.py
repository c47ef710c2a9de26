"""Every reference answers many states at once as it answers one."""

import functools
import itertools
from fractions import Fraction
from random import Random

import numpy as np
import pytest

from core.kernels import CASES
from provengym.conformance import Near, Reference
from provengym.conformance.references import find
from provengym.models.model import TimeLimit
from provengym.models.time_limited import TimeLimitedModel

SMALL = {name: find(name).model(case.reference) for name, case in CASES.items()}
"""The reference of each environment, small."""
UNDER = TimeLimit(3, "reference")


def corridor():
    """The reward is a range in one cell, and two cells look alike."""

    def step(cell, action):
        cell = max(cell - 1, 0) if action == 0 else cell + 1
        return cell, Near(0.5, 0.1) if cell == 2 else -1.5, cell == 5, cell == 4

    return Reference(
        name="Corridor", actions=("left", "right"), start=0, step=step, observe=lambda s: s // 2
    )


def slippery():
    def step(cell, action):
        there = max(cell - 1, 0) if action == 0 else cell + 1
        return [(0.25, cell, 0.0, False), (0.75, there, 1.0, there == 3)]

    return Reference(name="Slippery", actions=("l", "r"), start={0: 1, 1: 2}, step=step)


DETERMINISTIC = {
    **{n: functools.partial(SMALL.get, n) for n, model in SMALL.items() if model.deterministic},
    "Fishing": lambda: find("Fishing").model({"Tmax": 3, "K": 2.0}),
    "Reference": lambda: find(corridor()).model({}),
    "limited grid": lambda: TimeLimitedModel(find("GridWorld").model({}), UNDER),
    "limited Reference": lambda: TimeLimitedModel(find(corridor()).model({}), UNDER),
}


def met(model, most=300):
    """States that can be reached, the ends of episodes among them."""
    states = [model.start]
    for state in states:
        for action in range(len(model.actions)):
            after = model.step(state, action)
            if after.state not in states and len(states) < most:
                states.append(after.state)
    return states


@pytest.mark.parametrize("name", DETERMINISTIC)
def test_many_steps_are_those_of_single_states(name):
    model = DETERMINISTIC[name]()
    pairs = list(itertools.product(met(model), range(len(model.actions))))
    Random(0).shuffle(pairs)
    pairs = pairs[:2_000]
    states = model.columns([state for state, _ in pairs])
    every = model.outcomes(states, np.array([action for _, action in pairs]))

    assert model.deterministic
    assert every.parents.tolist() == list(range(len(pairs)))
    assert set(every.chances()) == {1}
    for number, (state, action) in enumerate(pairs):
        assert every.transition(number) == model.step(state, action)
        shown = model.observe(every.states[:, number : number + 1])
        assert every.observations[number].tolist() == shown[0].tolist()


@pytest.mark.parametrize("name", DETERMINISTIC)
def test_there_is_one_start(name):
    model = DETERMINISTIC[name]()

    assert model.starts().T.tolist() == [list(model.start)]
    assert model.start_chances() == {model.start: 1}
    assert model.is_start(model.start)
    assert not model.is_start(model.step(model.start, len(model.actions) - 1).state)


def random_models():
    yield from ((name, model) for name, model in SMALL.items() if not model.deterministic)
    yield "Reference", find(slippery()).model({})


@pytest.mark.parametrize(("name", "model"), list(random_models()))
def test_outcomes_of_many_are_those_of_each(name, model):
    states = model.starts()
    random = Random(0)
    for _ in range(3):
        chosen = random.choices(range(states.shape[1]), k=20)
        states = np.ascontiguousarray(states[:, chosen])
        actions = np.array([random.randrange(len(model.actions)) for _ in chosen])
        every = model.outcomes(states, actions)
        single = [
            model.outcomes(states[:, k : k + 1], int(action)) for k, action in enumerate(actions)
        ]

        assert not model.deterministic
        assert every.numbers.tolist() == list(range(len(every)))
        assert every.parents.tolist() == [
            k for k, one in enumerate(single) for _ in range(len(one))
        ]
        for part in ("observations", "rewards", "terminated", "truncated"):
            together = np.concatenate([getattr(one, part) for one in single])
            assert getattr(every, part).tolist() == together.tolist()
        together = np.concatenate([one.states for one in single], axis=1)
        assert every.states.tolist() == together.tolist()
        if model.has_probabilities:
            assert every.chances() == tuple(c for one in single for c in one.chances())
            assert {sum(one.chances()) for one in single} == {1}
        states = every.states


@pytest.mark.parametrize(("name", "model"), list(random_models()))
def test_every_start_is_one_of_those_that_look_like_it(name, model):
    states = model.starts()
    shown = model.observe(states)
    for look in np.unique(shown, axis=0).tolist():
        alike = model.starts(tuple(look))
        expected = states[:, (shown == look).all(axis=1)]

        assert sorted(alike.T.tolist()) == sorted(expected.T.tolist())
    assert all(model.is_start(tuple(state)) for state in states.T.tolist()[:50])
    if model.has_probabilities:
        chances = model.start_chances()
        assert sum(chances.values()) == Fraction(1)
        assert list(chances) == list(map(tuple, states.T.tolist()))


@pytest.mark.parametrize(("name", "model"), list(random_models()))
def test_what_is_fully_observed_tells_the_state(name, model):
    states = model.starts()
    looks = {tuple(look) for look in model.observe(states).tolist()}

    assert not model.fully_observed or len(looks) == states.shape[1]
