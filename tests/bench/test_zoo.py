"""The wrong environments of the zoo, as answers to the tasks: each scores below its right twin."""

import functools
from dataclasses import replace

import pytest
from gymnasium import spaces

from corpus.zoo.entries import WRONG
from provengym.bench import tasks
from provengym.bench.judge import judged
from provengym.bench.score import score_of
from provengym.models.values import as_parameter
from provengym.processes.confinement.ladder import EVERY_MEANS, Chosen

PARAMETERS = {  # at which the zoo's mistakes show
    "GridWorld": (
        {"height": 3, "width": 3},
        {"height": 4, "width": 8, "start": (2, 1), "goal": (3, 0)},
    ),
    "HunterWumpus": ({"size": 3, "num_pits": 1, "max_steps": 6},),
    "SpellCorrection": ({"words": ("ab", "aab"), "max_word_length": 4, "max_steps": 5},),
    "Fishing": ({"Tmax": 3}, {"K": 2.0, "s0": 3.0, "Tmax": 4}),
}
STEPS = {"HunterWumpus": 20_000, "SpellCorrection": 20_000}
ENDS = ("Leaves", "LeavesAtOnce", "Hangs")
"""Environments that do not come back, scored in a process of their own; see test_score.py."""


NEITHER = ("binding", "reference_args")
ENTRIES = [
    entry
    for entry in WRONG
    if entry.reference in PARAMETERS
    and callable(entry.twin)
    and entry.twin.__module__ != "corpus.zoo.right_lanes"
    and entry.name not in ENDS
    and not entry.needs
    and entry.arguments.keys().isdisjoint(NEITHER)
]


@functools.cache
def scored(reference, made, twin, given):
    """The score at few parameters; of the zoo's grids some show the index of a cell."""
    sets = (dict(given),) if given else PARAMETERS[reference]
    shown = twin(**sets[0]).observation_space
    by_index = reference != "GridWorld" or isinstance(shown, spaces.Discrete)
    task = replace(
        tasks.find(reference),
        spaces={} if by_index else {"observation": "position"},
        visible=sets,
        hidden=(),
        steps=STEPS.get(reference, 3_000),
        share_steps=500,
    )
    found = {"findings": [], "sets": judged(task, made, seed=0), "speed": None, "printed": ""}
    return score_of(task, found, seed=0, chosen=Chosen(EVERY_MEANS[0], False, ()))


@pytest.mark.parametrize(
    "entry",
    [
        pytest.param(
            entry,
            id=entry.name,
            marks=() if entry.reference == "GridWorld" else pytest.mark.measured,
        )
        for entry in ENTRIES
    ],
)
def test_a_wrong_one_scores_below_its_right_twin(entry):
    given = tuple((name, as_parameter(value)) for name, value in entry.arguments.items())
    right = scored(entry.reference, entry.twin, entry.twin, given)
    wrong = scored(entry.reference, entry.target, entry.twin, given)

    if right.verdict == "fails":  # a right one in another form than the task's
        assert {finding["class"] for finding in right.findings} == {"space"}
        assert wrong.verdict == "fails"
        return
    assert right.verdict in ("equal", "agrees"), right.findings
    assert right.score == 1
    assert wrong.verdict in ("differs", "fails")
    assert wrong.score < 1
