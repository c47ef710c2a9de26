"""Each sentence of a text matters: where a right environment does otherwise, the scorer finds it.

A file of `changes` names for each sentence of its task a change of ``plain.py``, and what is no
sentence about the environment under `free`.  All of the text is one or the other.
"""

import re
from dataclasses import replace

import pytest

from bench.conftest import CHANGES, EXAMPLES
from provengym.bench import tasks
from provengym.bench.score import score

LONG = ("HunterWumpus",)
"""Tasks whose environments take long to score."""
LONG = ("HunterWumpus",)
"""Tasks whose environments take long to score."""
CASES = [
    pytest.param(
        name,
        change,
        id=f"{name}-{number}",
        marks=pytest.mark.measured if number or name in LONG else (),
    )
    for name, file in CHANGES.items()
    for number, change in enumerate(file["change"])
]
STEPS = 5_000


def squeezed(text):
    return re.sub(r"\s+", " ", text)


@pytest.mark.parametrize("name", CHANGES)
def test_every_sentence_has_a_change(name):
    file = CHANGES[name]
    text = squeezed(tasks.find(name).text)
    if not file.get("interface"):  # which is that of another task
        before, _, rest = text.partition("## Interface")
        text = before + rest.partition("## ")[2]
    for part in [*file["free"], *dict.fromkeys(change["says"] for change in file["change"])]:
        assert squeezed(part) in text, part
        text = text.replace(squeezed(part), " ")

    assert re.findall(r"[^\W_][^|#]*", text) == []


@pytest.mark.parametrize(("name", "change"), CASES)
def test_a_change_of_a_sentence_is_found(name, change):
    task = tasks.find(name)
    code = (EXAMPLES / name / "plain.py").read_text()
    for old, new in zip(listed(change["old"]), listed(change["new"]), strict=True):
        assert old in code
        code = code.replace(old, new)
    at = task.parameter_sets[change.get("at", 0)]
    small = replace(task, visible=(at,), hidden=(), steps=change.get("steps", STEPS))
    found = score(small, code)

    assert found.verdict in ("differs", "fails")
    assert found.score < 1


def listed(value):
    return value if isinstance(value, list) else [value]
