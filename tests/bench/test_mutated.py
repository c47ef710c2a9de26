"""The scorer finds what is wrong in one rare transition."""

from pathlib import Path

import pytest

from bench.mutated import KINDS, mutants, transitions
from provengym.bench import tasks
from provengym.bench.score import score

EXAMPLES = Path(__file__).parents[2] / "examples" / "envbench"
MANY = 10
WHERE = {
    "GridWorld": 5,
    "KeyLock": 3,
    "TwoLaneDriving": 3,
    "HunterWumpus": 3,
    "Recommender": 2,
    "SpellCorrection": 3,
    "SwimmerGait": 2,
    "Fishing": 0,
    "FishingContinuous": 0,
    "FishingNormalized": 0,
}
"""At which of its parameter sets a task has rare transitions."""


MISSED = {"Fishing": 1, "FishingContinuous": 1, "FishingNormalized": 1}
"""In how many of them a check finds no difference, of those tasks that it does not decide."""


def samples(name, many):
    task = tasks.find(name)
    code = (EXAMPLES / name / "plain.py").read_text()
    return mutants(task, code, task.parameter_sets[WHERE[name]], many)


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


@pytest.mark.slow
@pytest.mark.measured
@pytest.mark.parametrize("name", WHERE)
def test_ten_rare_mistakes_score_below_equal(name):
    task, codes = samples(name, MANY)
    found = [score(task, code) for code in codes]

    assert all(one.verdict in ("differs", "fails", "agrees") for one in found)
    assert sum(one.verdict == "agrees" for one in found) <= MISSED.get(name, 0)
