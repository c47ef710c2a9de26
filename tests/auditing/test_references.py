"""References of one's own as targets of an audit."""

import random
from functools import partial

import pytest

import provengym
from corpus.zoo import tasks
from provengym.conformance import ConformanceError, Near, Reference, conform

FILE = """
from provengym.conformance import Reference


def corridor(length=4, limit=None):
    def step(cell, action):
        cell = max(cell + (1 if action else -1), 0)
        return cell, float(cell == length - 1), cell == length - 1

    names = ("back", "on")
    return Reference(name="Corridor", actions=names, start=0, step=step, time_limit=limit)


CORRIDOR = corridor()
"""
FAULTS = {
    "reward of a cycle": "endless_reward",
    "rewards depend on the actions": "trivial",
    "can terminate": "unsolvable",
}


def named(name, step):
    return Reference(name=name, actions=("a", "b"), start=0, step=step)


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "corridors.py"
    path.write_text(FILE)
    return str(path)


def test_a_reference_in_a_file_is_audited_and_not_played(file):
    report = provengym.audit(f"{file}:CORRIDOR")

    assert (report.verdict, report.states, report.best_return.value.exact) == ("sound", 4, 1)
    assert report.solution_text == "['on', 'on', 'on']"
    assert "contract" not in report.meaning


def test_a_function_that_returns_one_takes_parameters(file):
    report = provengym.audit(f"{file}:corridor", parameters={"length": 5, "limit": 3})

    assert "within 3 steps, the limit of the environment" in report.objective
    assert {finding.kind for finding in report.findings} == {"unsolvable", "trivial"}


def test_what_leaves_a_reward_open_or_raises_is_named():
    loose = named("Loose", lambda state, action: (0, Near(1.0, 0.1), True))
    with pytest.raises(ConformanceError, match="Loose accepts several rewards of a step"):
        provengym.audit(loose)
    wrong = named("Wrong", lambda state, action: (0, 1 / state, True))
    with pytest.raises(ConformanceError, match="Wrong: step.* raised ZeroDivisionError"):
        provengym.audit(wrong)


def test_an_environment_without_a_reset_is_no_reference():
    class NoReset:
        def step(self, action):
            """Nothing."""

    assert [one.kind for one in provengym.audit(NoReset, budget="100steps").findings] == ["api"]


def a_reference(seed):
    """Up to four states, two actions, rewards of -1, 0 or 1, and few ends."""
    source = random.Random(seed)
    states, same = source.randint(1, 4), source.random() < 0.3

    def row():
        ends = source.random() < 0.2
        return source.randrange(states), source.choice((-1.0, 0.0, 0.0, 1.0)), ends

    rows = {state: [row(), row()] for state in range(states)}
    if same:
        rows = {state: [row[0], row[0]] for state, row in rows.items()}
    return named("Drawn", lambda state, action: rows[state][action])


def test_faults_that_the_engine_task_finds_are_defects_of_the_audit():
    met = set()
    for seed in range(40):
        reference = partial(a_reference, seed)
        report = conform(tasks.played(reference), reference=reference(), engines=["task"])
        for finding in report.findings:
            (fault,) = finding.expected
            met.add(fault)
            audit = provengym.audit(reference(), success="terminated")
            assert FAULTS[fault] in {one.kind for one in audit.findings if one.severity == "defect"}
    assert met == FAULTS.keys()


def test_an_end_always_at_the_same_time_is_noted():
    later = named("Later", lambda s, a: (2 * s + a + 1, float(a), s > 2))
    notes = provengym.audit(later).notes

    assert any("every episode terminates after exactly 3 steps" in note for note in notes)
