"""The right environments in examples/envbench: they are right, and wrong by a changed reference."""

import pytest

from bench.conftest import CHANGES, EXAMPLES
from provengym.bench import tasks
from provengym.bench.score import score
from provengym.conformance import conform
from provengym.models.values import as_parameter

RIGHT = [
    pytest.param(
        file,
        id=f"{file.parent.name}-{file.stem}",
        marks=[] if file.parent.name == "GridWorld" else pytest.mark.slow,
    )
    for file in sorted(EXAMPLES.glob("*/*.py"))
    if file.stem != "careless"
]


def test_every_task_has_a_right_one():
    assert {file.values[0].parent.name for file in RIGHT} == {*tasks.names()}
    assert {*CHANGES} == {*tasks.names()}


@pytest.mark.slow
@pytest.mark.parametrize("file", RIGHT)
def test_it_is_right_at_every_parameter_set(file):
    found = score(tasks.find(file.parent.name), file.read_text())

    assert found.verdict in ("equal", "agrees"), found.findings
    assert found.score == 1


@pytest.mark.parametrize("file", RIGHT)
def test_it_differs_from_a_changed_reference(file):
    task = tasks.find(file.parent.name)
    given = CHANGES[task.name]
    parameters, change = (as_parameters(given[key]) for key in ("parameters", "reference"))
    asked = {"reference": task.reference, "parameters": parameters, "budget": "3000steps"}
    rest = task.rest(parameters)
    report = conform(f"{file}:Environment", **asked, reference_args={**rest, **change})

    assert {*change} <= {*rest}
    assert report.verdict == "differs"


def as_parameters(given):
    """Parameters of TOML as those of an environment."""
    return {name: as_parameter(value) for name, value in given.items()}
