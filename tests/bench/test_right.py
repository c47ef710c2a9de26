"""The right environments in examples/envbench: they are right, and wrong by a changed reference."""

from pathlib import Path

import pytest

from provengym.bench import tasks
from provengym.bench.score import score
from provengym.conformance import conform

EXAMPLES = Path(__file__).parents[2] / "examples" / "envbench"
RIGHT = [
    pytest.param(
        file,
        id=f"{file.parent.name}-{file.stem}",
        marks=[] if file.parent.name == "GridWorld" else pytest.mark.slow,
    )
    for file in sorted(EXAMPLES.glob("*/*.py"))
    if file.stem != "careless"
]
WORDS = {"words": ("ab", "cb"), "max_word_length": 3}
SHOP = {"num_products": 2, "num_features": 2, "features_per_product": 1}
STREET = {"length": 6, "max_speed": 2, "sensor_range": 3, "obstacles": ((3, 0),)}
CHANGED = {
    "GridWorld": ({}, {"goal": (4, 3)}),
    "KeyLock": ({"size": 2}, {"max_steps": 19}),
    "TwoLaneDriving": (STREET, {"speed_limit": 1}),
    "HunterWumpus": ({"size": 3, "num_pits": 1}, {"max_steps": 3}),
    "Recommender": (SHOP, {"horizon": 3}),
    "SpellCorrection": (WORDS, {"reward_mode": "shaped"}),
    "Fishing": ({"Tmax": 2}, {"r": 0.31}),
    "FishingContinuous": ({"Tmax": 2}, {"r": 0.31}),
    "FishingNormalized": ({"Tmax": 2}, {"r": 0.31}),
    "SwimmerGait": ({}, {"max_steps": 3}),
}
"""Parameters of the environment, and others of the reference, where that is the task's default."""


def test_every_task_has_four_right_ones():
    files = [(file.values[0].parent.name, file.values[0].stem) for file in RIGHT]
    styles = ("functional", "objects", "plain", "tables")
    assert files == [(name, style) for name in tasks.names() for style in styles]
    assert {*CHANGED} == {*tasks.names()}


@pytest.mark.parametrize("file", RIGHT)
def test_it_says_from_what_it_was_written(file):
    says = file.read_text().partition('"""\n')[0]
    assert ("not independent of the reference" in says) == (file.stem == "plain")
    assert ("Written from the text of the task alone." in says) == (file.stem != "plain")


@pytest.mark.slow
@pytest.mark.measured
@pytest.mark.parametrize("file", RIGHT)
def test_it_is_right_at_every_parameter_set(file):
    found = score(tasks.find(file.parent.name), file.read_text())

    assert found.verdict in ("equal", "agrees"), found.findings
    assert found.score == 1


@pytest.mark.parametrize("file", RIGHT)
def test_it_differs_from_a_changed_reference(file):
    task = tasks.find(file.parent.name)
    parameters, change = CHANGED[task.name]
    asked = {"reference": task.reference, "parameters": parameters, "budget": "3000steps"}
    rest = task.rest(parameters)
    report = conform(f"{file}:Environment", **asked, reference_args={**rest, **change})

    assert {*change} <= {*rest}
    assert report.verdict == "differs"
