"""The scorer finds what is wrong in one rare transition."""

import pytest

from bench.conftest import CHANGES, EXAMPLES
from bench.mutated import KINDS, mutants, transitions
from provengym.bench import tasks
from provengym.bench.score import score

MANY = 10


def samples(name, many):
    task = tasks.find(name)
    code = (EXAMPLES / name / "plain.py").read_text()
    return mutants(task, code, task.parameter_sets[CHANGES[name]["rare_at"]], many)


def test_a_transition_is_reached_as_often_as_it_is_counted():
    """From the start of a row of two cells the goal is reached at once in one of four episodes,
    and in the end in all."""
    task = tasks.find("GridWorld")
    (reached,) = transitions(task, {"height": 1, "width": 2}).items()

    assert reached == (((3,), (0, 0)), 1_000)


def test_a_rare_mistake_is_found():
    task, codes = samples("GridWorld", 2)

    for code, kind in zip(codes, KINDS, strict=False):
        found = score(task, code)
        assert (found.verdict, found.findings[0]["class"]) == ("differs", kind)
        assert found.score < 1


@pytest.mark.measured
@pytest.mark.parametrize("name", CHANGES)
def test_ten_rare_mistakes_score_below_equal(name):
    task, codes = samples(name, MANY)
    found = [score(task, code) for code in codes]

    assert all(one.verdict in ("differs", "fails", "agrees") for one in found)
    assert sum(one.verdict == "agrees" for one in found) <= CHANGES[name].get("missed", 0)
