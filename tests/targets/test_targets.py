"""Names of targets, bindings and parameters, and the errors where they cannot be used."""

import numpy as np
import pytest

from corpus.odd_grids import Transposed
from corpus.zoo.right_grids import Grid, Position
from provengym.conformance import Binding, ConformanceError, conform

TARGETS = (
    "target must be a class or function that makes an environment, an environment, or a text that "
    "names one (module:attribute, path/to/file.py:attribute, command:... or an id), "
)


@pytest.mark.parametrize(
    ("target", "said"),
    [
        ("no_such_module:Grid", "No module named 'no_such_module'"),
        ("corpus.zoo.right_grids:Gird", "corpus.zoo.right_grids has no Gird"),
        ("nowhere/file.py:Grid", "there is no file nowhere/file.py"),
        ("provengym/GridWrold-v0", "GridWrold"),
        ("NoSuchEnvironment-v0", "NoSuchEnvironment"),
        ("just a word", "module:attribute"),
        (
            "corpus.zoo.right_grids:MOVES",
            "the target corpus.zoo.right_grids:MOVES must be a class or function that makes an "
            "environment, or an environment, got ((-1, 0), (1, 0), (0, -1), (0, 1))",
        ),
        (5, TARGETS + "got 5"),
        (None, TARGETS + "got None"),
        (
            b"corpus.zoo.right_grids:Grid",
            TARGETS + "got b'corpus.zoo.right_grids:Grid' of type bytes",
        ),
    ],
)
def test_a_target_that_cannot_be_loaded_is_named(target, said):
    with pytest.raises(ConformanceError) as error:
        conform(target, reference="GridWorld")

    assert said in str(error.value)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"reference": "Chess"}, "no reference is called 'Chess'"),
        ({"engines": ["magic"]}, "no engine is called 'magic'"),
        ({"engines": []}, "no engine is chosen"),
        ({"budget": -1}, "budget must be"),
        ({"budget": float("nan")}, "budget must be"),
        ({"seed": -1}, "seed must be"),
        ({"seed": 1.5}, "seed must be"),
        ({"seed": True}, "seed must be"),
        ({"seed": 2**63}, f"seed must be an integer between 0 and {2**63 - 1}, got {2**63}"),
        ({"binding": "yes"}, "binding must be a Binding"),
        ({"slip": 0.1}, "takes no argument 'slip'"),
        ({"reference_args": {"slip": 0.1}}, "GridWorld has no parameter 'slip'"),
        ({"target_args": {"slip": 0.1}}, "takes no argument 'slip'"),
        ({"height": 0}, "height must be between 1"),
        ({"height": 2, "start": (5, 0)}, "the row of start must be between 0 and 1"),
        ({"height": 2, "target_args": {"height": 3}}, "'height' is given twice"),
        ({"target_args": {"height": "x"}}, "cannot be constructed with"),
        ({"binding": Binding(actions=(0, 1))}, "actions must name 4 actions"),
        ({"binding": Binding(actions=(0, 1, 2, 9))}, "9 in actions is not in"),
        ({"binding": Binding(observation=lambda o: o["x"])}, "observation raised"),
        ({"binding": Binding(reward=lambda r: None)}, "reward raised"),
        ({"binding": Binding(state=lambda env: env.where)}, "state raised"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_an_argument_that_does_not_fit_is_named(arguments, said):
    with pytest.raises(ConformanceError) as error:
        conform(Grid, **{"reference": "GridWorld", **arguments})

    assert said in str(error.value)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"observation": 5}, "observation must be a function, got 5"),
        (
            {"reward": 2.0},
            "reward must be a function, the number of a component from 0 or",
        ),
        (
            {"reward": -1},
            "reward must be a function, the number of a component from 0 or",
        ),
        ({"reward": True}, "reward must be a function, the number of a component from 0 or"),
        (
            {"reward": [1, "2"]},
            "reward must be a function, the number of a component from 0 or",
        ),
        ({"reward_tolerance": -1}, "reward_tolerance must be a finite number, 0 or more, got -1"),
        (
            {"observation_tolerance": "1"},
            "observation_tolerance must be a finite number, 0 or m",
        ),
        ({"state": "s"}, "state must be a function, got 's'"),
        ({"state_key": ()}, "state_key must be a function, got ()"),
        ({"after_done": "maybe"}, "after_done must be 'undefined' or 'absorbing', got 'maybe'"),
        ({"after_done": np.arange(2)}, "after_done must be 'undefined' or 'absorbing', got array"),
        ({"actions": 5}, "actions must be a sequence of the target's actions, got 5"),
        ({"actions": "0123"}, "actions must be a sequence of the target's actions, got '0123'"),
        ({"actions": ()}, "actions must be a sequence of the target's actions, got ()"),
        ({"actions": {0: 1}}, "actions must be a sequence of the target's actions, got {0: 1}"),
        ({"actions": np.array(1)}, "actions must be a sequence of the target's actions, got arr"),
        ({"deviations": 5}, "deviations must be a text or several, got 5"),
        ({"deviations": ("a", 5)}, "deviations must be a text or several, got ('a', 5)"),
        ({"deviations": None}, "deviations must be a text or several, got None"),
    ],
)
def test_a_binding_checks_its_parts(arguments, said):
    with pytest.raises(ConformanceError) as error:
        Binding(**arguments)

    assert str(error.value).startswith(f"Binding: {said}")


@pytest.mark.parametrize("actions", [(0, 1), [0, 1], range(2), np.arange(2)])
def test_actions_of_a_binding_are_any_sequence(actions):
    assert Binding(actions=actions).actions is actions


def test_what_differs_may_be_one_text_or_a_list():
    assert Binding(deviations="a").deviations == Binding(deviations=["a"]).deviations == ("a",)


def test_a_target_is_named_in_the_report():
    assert conform(
        "corpus.zoo.right_grids:Grid", height=2, width=2, reference="GridWorld"
    ).target == ("corpus.zoo.right_grids:Grid")
    assert (
        conform(Position, height=2, width=2, reference="GridWorld").target
        == "corpus.zoo.right_grids:Position"
    )


def test_a_binding_maps_observations():
    grid = {"height": 3, "width": 3}
    read = Binding(observation=lambda cell: cell[::-1])
    assert not conform(Transposed, reference="GridWorld", **grid)
    assert conform(Transposed, binding=read, reference="GridWorld", **grid)


def test_spaces_that_do_not_correspond_are_a_finding():
    report = conform(
        Grid, target_args={"height": 3}, reference_args={"height": 4}, reference="GridWorld"
    )

    (finding,) = report.findings
    assert (finding.kind, finding.step) == ("space", 0)
    assert "Discrete(15)" in finding.story


def test_loading_the_target_takes_nothing_of_the_budget(tmp_path):
    path = tmp_path / "slow.py"
    path.write_text("import time\nfrom corpus.zoo.right_grids import Grid\ntime.sleep(1)\n")
    report = conform(
        f"{path}:Grid", budget=1, engines=["systematic"], height=1, width=2, reference="GridWorld"
    )

    assert report.verdict == "equal", report.notes
