"""The right environments in examples/envbench: they are right, and wrong by a changed reference."""

import pytest

from bench.conftest import CHANGES, EXAMPLES
from provengym.bench import tasks
from provengym.bench.score import score
from provengym.conformance import conform
from provengym.models.values import as_parameter

FILES = [file for file in sorted(EXAMPLES.glob("*/*.py")) if file.stem != "careless"]
RIGHT = [pytest.param(file, id=f"{file.parent.name}-{file.stem}") for file in FILES]


def test_every_task_has_four_right_ones():
    styles = ("functional", "objects", "plain", "tables")
    assert [(file.parent.name, file.stem) for file in FILES] == [
        (name, style) for name in tasks.names() for style in styles
    ]
    assert {*CHANGES} == {*tasks.names()}


@pytest.mark.parametrize("file", RIGHT)
def test_it_says_from_what_it_was_written(file):
    says = file.read_text().partition('"""\n')[0]
    assert ("not independent of the reference" in says) == (file.stem == "plain")
    assert ("Written from the text of the task alone." in says) == (file.stem != "plain")


@pytest.mark.measured
@pytest.mark.parametrize("file", RIGHT)
def test_it_is_right_at_every_parameter_set(file):
    found = score(tasks.find(file.parent.name), file.read_text())

    assert found.verdict in ("equal", "agrees"), found.findings
    assert found.score == 1


@pytest.mark.parametrize(
    "file",
    [
        pytest.param(
            *file.values,
            id=file.id,
            marks=() if file.values[0].stem == "objects" else pytest.mark.measured,
        )
        for file in RIGHT
    ],
)
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
