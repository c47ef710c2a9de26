"""Arguments of `conform`: one door, the own reference of an id, and parameters of any name."""

import inspect
from dataclasses import fields
from pathlib import Path

import gymnasium
import pytest

from corpus.zoo.right_grids import Grid
from provengym import conform
from provengym.conformance import ConformanceError, Reference
from provengym.data.spec import CheckSpec
from provengym.envs.registry import ENVIRONMENTS

PLAIN = f"{Path(__file__).parents[2] / 'examples' / 'gridworld_plain.py'}:GridWorld"
HELD = {"target", "effort", "call_limit", "progress", "isolated", "params"}
"""Arguments of `conform` that a spec does not hold as they are."""


def test_a_spec_holds_what_conform_takes():
    taken = {*inspect.signature(conform).parameters} - HELD
    held = {field.name for field in fields(CheckSpec)} - {"target", "limits"}

    assert taken == held
    defaults = inspect.signature(conform).parameters
    for name in ("budget", "seed", "reference", "engines", "binding"):
        assert defaults[name].default == CheckSpec(target=Grid).__dict__[name]


@pytest.mark.parametrize("entry", ENVIRONMENTS, ids=lambda entry: entry.name)
def test_an_id_of_this_package_has_its_own_reference(entry):
    for target in (entry.id, f"provengym:{entry.id}"):
        report = conform(target, engines=["contract"])
        assert entry.name.startswith(report.reference)
        assert report.target == target


@pytest.mark.parametrize("target", [Grid, PLAIN, "CartPole-v1"])
def test_other_targets_need_a_reference(target):
    with pytest.raises(ConformanceError, match="a reference must be named .* GridWorld, Fishing"):
        conform(target)


def test_a_parameter_may_have_the_name_of_an_argument():
    class Dial(gymnasium.Env):
        observation_space, action_space = gymnasium.spaces.Discrete(9), gymnasium.spaces.Discrete(1)

        def __init__(self, seed=3, budget=0):
            self.first, self.paid = seed, budget

        def reset(self, *, seed=None, options=None):
            super().reset(seed=seed)
            return self.first, {}

        def step(self, action):
            return self.first, float(self.paid), True, False, {}

    def dial(seed=3, budget=0):
        return Reference(
            name="Dial",
            actions=("turn",),
            start=seed,
            step=lambda state, action: (state, float(budget), True),
        )

    given = {"seed": 5, "budget": 2}
    report = conform(Dial, reference=dial, parameters=given)
    assert report.verdict == "equal"
    assert dict(report.parameters) == given
    assert conform(Dial, reference=dial, target_args={"budget": 2}).verdict == "differs"


def test_a_parameter_that_is_given_twice_is_refused():
    with pytest.raises(TypeError, match="'height' is given twice, in parameters and by keyword"):
        conform(Grid, reference="GridWorld", parameters={"height": 2}, height=2)
    with pytest.raises(ConformanceError, match="'height' is given twice"):
        conform(Grid, reference="GridWorld", parameters={"height": 2}, target_args={"height": 2})


def test_parameters_and_keywords_are_one():
    given = {"reference": "GridWorld", "engines": ["systematic"]}
    one = conform(Grid, parameters={"height": 2}, width=3, **given)

    assert one == conform(Grid, height=2, width=3, **given)
