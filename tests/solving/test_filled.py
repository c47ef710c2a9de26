"""The tables of this package's environments are filled as Lean says: with what their kernels
compute for each state that can be reached, once, and for the random words that stand for the
chances of a step."""

import json
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest

import provengym
from envs.cases.case import every_case
from provengym.envs import registry
from provengym.finite import forms
from provengym.solving import reachable

CASES = [(name, filled) for name, case in every_case().items() for filled in case.filled]
CLAIMS = Path(provengym.__file__).parent / "claims.json"
KNOWN = [
    (name, filled)
    for family in registry.FAMILIES
    for name, filled in CASES
    if name == family.name and family.load_reference().model(filled.parameters).has_probabilities
]
"""Those of which there is a model from all starts."""
every_table = pytest.mark.parametrize(("name", "filled"), CASES, ids=[name for name, _ in CASES])


def test_every_family_has_a_table():
    assert {family.name for family in registry.FAMILIES} == {name for name, _ in CASES}


def test_which_tables_are_proved():
    """`provengym show` has a theorem that a table is the environment."""
    claimed = {
        claim["theorem"].split(".")[1]
        for claim in json.loads(CLAIMS.read_text())
        if "exists_bisimulation" in (claim["theorem"] or "")
    }
    proved = {family.name for family in registry.FAMILIES if family.table_is_proved}

    assert proved == claimed & {family.name for family in registry.FAMILIES}


@every_table
def test_a_table_holds_what_the_kernel_computes_once(name, filled):
    env = registry.find(name).load()(**filled.parameters)
    env.reset(seed=filled.seed or 0)
    kernel, counted = env.kernel, every_case()[name].limit
    seed = {} if filled.seed is None else {"seed": filled.seed}
    model = reachable(name, **seed, **filled.parameters)
    limit = getattr(env, counted) if counted and model.time_limit is None else None
    assert model.complete
    [start] = model.starts.tolist()
    numbers = {(filled.kept(env._state), 0): start}
    waiting = list(numbers)
    for words, steps in waiting:
        at = numbers[words, steps]
        for action in range(len(model.actions)):
            chances, row = filled.chances(words, action), model.row(at, action)
            total = sum(weight for weight, _ in chances)
            for (weight, word), (chance, successor, *told) in zip(chances, row, strict=True):
                after, units, over = kernel.step(words, filled.word(action), word)
                cut = limit is not None and steps + 1 == limit and not over

                assert chance == Fraction(weight, total)
                assert told == [units / kernel.reward_scale, over, cut]
                if over or cut:
                    assert model.ended[successor]
                    continue
                state = (filled.kept(after), steps + (limit is not None))
                if state not in numbers:
                    numbers[state] = successor
                    waiting.append(state)
                assert numbers[state] == successor
    assert sorted(numbers.values()) == np.flatnonzero(~model.ended).tolist()


@every_table
def test_a_seed_leads_to_its_start(name, filled):
    env = registry.find(name).load()(**filled.parameters)
    env.reset(seed=5)
    seeded = reachable(name, seed=5, **filled.parameters)
    given = reachable(name, state=env.state, **filled.parameters)

    assert seeded.observation(0) == given.observation(0)
    assert (seeded.states, seeded.transitions) == (given.states, given.transitions)
    if filled.seed is None:
        one = reachable(name, **filled.parameters)
        assert (one.states, one.observation(0)) == (seeded.states, seeded.observation(0))


@pytest.mark.parametrize(("name", "filled"), KNOWN, ids=[name for name, _ in KNOWN])
def test_it_is_told_what_is_proved_and_what_is_tested(name, filled):
    env = registry.find(name).load()(**filled.parameters)
    env.reset(seed=0)
    tested = forms.of(name, **filled.parameters).tested
    is_random = any(len(filled.chances(env._state, action)) > 1 for action in (0, 1))

    assert tested.startswith("that each state is listed once with what the kernel computes")
    assert ("for the random words of the proof, by their weights" in tested) == is_random
    assert ("how probable the starts are" in tested) == (filled.seed is not None)
    family = next(one for one in registry.FAMILIES if one.name == name)
    proved = "proved" if family.table_is_proved else "not proved"
    assert tested.endswith(f"; that the table which is filled so is the environment is {proved}")
