"""How targets, bindings and parameters are named, and what is said when they cannot be used."""

import pytest

from provengym.conformance import Binding, ConformanceError, conform
from zoo.right_grids import Grid, Position


@pytest.mark.parametrize(
    ("target", "said"),
    [
        ("no_such_module:Grid", "No module named 'no_such_module'"),
        ("zoo.right_grids:Gird", "zoo.right_grids has no Gird"),
        ("nowhere/file.py:Grid", "there is no file nowhere/file.py"),
        ("provengym/GridWrold-v0", "GridWrold"),
        ("NoSuchEnvironment-v0", "NoSuchEnvironment"),
        ("just a word", "module:attribute"),
        ("zoo.right_grids:MOVES", "no class, function or environment"),
        (5, "no class, function or environment"),
    ],
)
def test_a_target_that_cannot_be_loaded_is_named(target, said):
    with pytest.raises(ConformanceError) as error:
        conform(target)

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
        conform(Grid, **arguments)

    assert said in str(error.value)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    "arguments", [{"observation": 5}, {"after_done": "maybe"}, {"reward": 2.0}, {"state": "s"}]
)
def test_a_binding_checks_its_parts(arguments):
    with pytest.raises(ConformanceError):
        Binding(**arguments)


@pytest.mark.slow
def test_a_target_is_named_in_the_report():
    assert conform("zoo.right_grids:Grid", height=2, width=2).target == ("zoo.right_grids:Grid")
    assert conform(Position, height=2, width=2).target == "zoo.right_grids:Position"


@pytest.mark.slow
def test_a_binding_maps_observations():
    class Flipped(Position):
        def observation(self):
            return super().observation()[::-1].copy()

    grid = {"height": 3, "width": 3}
    assert not conform(Flipped, **grid)
    assert conform(Flipped, binding=Binding(observation=lambda cell: cell[::-1]), **grid)


def test_spaces_that_do_not_correspond_are_a_finding():
    report = conform(Grid, target_args={"height": 3}, reference_args={"height": 4})

    (finding,) = report.findings
    assert (finding.kind, finding.step) == ("space", 0)
    assert "Discrete(15)" in finding.story


def test_loading_the_target_takes_nothing_of_the_budget(tmp_path):
    path = tmp_path / "slow.py"
    path.write_text("import time\nfrom zoo.right_grids import Grid\ntime.sleep(1)\n")
    report = conform(f"{path}:Grid", budget=1, engines=["systematic"], height=1, width=2)

    assert report.verdict == "equal", report.notes
