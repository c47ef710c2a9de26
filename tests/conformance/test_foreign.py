"""Small environments in other packages' styles get, by default, the verdict that is theirs."""

import functools
import re
from collections import Counter
from dataclasses import astuple, fields
from pathlib import Path

import pytest

from corpus.foreign.entries import FOREIGN
from corpus.foreign.entry import ARRAYS, CHANCE, HIDDEN, LIMITS, SPACES, STYLES, Axes
from corpus.zoo.entries import RIGHT, WRONG
from corpus.zoo.entry import Right, Wrong

PAGE = Path(__file__).parents[2] / "docs" / "zoo.md"
AT_LEAST = {"equal": ("equal",), "agrees": ("agrees", "equal")}
RIGHT_ONES = [entry for entry in FOREIGN if isinstance(entry.animal, Right)]
WRONG_ONES = [entry for entry in FOREIGN if isinstance(entry.animal, Wrong)]


def each(entries):
    """A parameter for each; what fails is known by its reason."""
    return [
        pytest.param(
            entry,
            id=entry.name,
            marks=[pytest.mark.xfail(strict=True, reason=entry.fails)] if entry.fails else [],
        )
        for entry in entries
    ]


@functools.cache
def seen(entry):
    return entry.animal.watch()


@pytest.mark.parametrize("entry", each(WRONG_ONES))
def test_a_wrong_one_is_caught(entry):
    report, first_seen, _ = seen(entry)
    wrong = entry.animal

    assert report.verdict == "differs", report.meaning
    first = report.findings[0]
    assert first.kind in (wrong.kind, wrong.also), first.story
    assert (first.step, len(first.actions)) == (wrong.steps, wrong.steps), first.story
    assert first.reproduced == 3
    assert first_seen.steps <= entry.within


@pytest.mark.parametrize("entry", each(RIGHT_ONES))
def test_a_right_one_is_not_accused(entry):
    report = entry.animal.check()

    assert report.findings == ()
    assert report.verdict in AT_LEAST[entry.verdict], report.meaning


def test_what_each_wrong_one_would_be_without_its_mistake_is_among_the_right():
    right = {entry.animal.target for entry in RIGHT_ONES}
    assert [entry.name for entry in WRONG_ONES if entry.animal.twin not in right] == []


def test_the_table_is_as_large_as_it_says():
    assert len(FOREIGN) >= 40
    assert len(RIGHT_ONES) >= 12
    assert max(Counter(entry.axes for entry in FOREIGN).values()) <= 3
    names = {entry.name for entry in FOREIGN}
    assert len(names) == len(FOREIGN)
    assert names.isdisjoint(animal.name for animal in (*RIGHT, *WRONG))


def test_each_value_of_each_axis_is_there():
    columns = zip(*(astuple(entry.axes) for entry in FOREIGN), strict=True)
    values = (SPACES, CHANCE, HIDDEN, LIMITS, STYLES, ARRAYS)
    for axis, column, all_values in zip(fields(Axes), columns, values, strict=True):
        assert {*column} == {*all_values}, axis.name


@pytest.mark.parametrize("entry", FOREIGN, ids=lambda entry: entry.name)
def test_an_entry_says_what_it_is(entry):
    animal = entry.animal
    if isinstance(animal, Wrong):
        assert re.fullmatch(r"[A-Z].*\.", animal.what)
        assert re.fullmatch(r".*[^.]", animal.why)
        assert (entry.verdict, entry.within > 0) == ("differs", True)
    else:
        assert re.fullmatch(r"[A-Z].*\.", animal.style)
        assert entry.verdict in AT_LEAST


def test_the_page_tells_of_every_one():
    page = PAGE.read_text(encoding="utf-8")
    for entry in FOREIGN:
        animal = entry.animal
        what = animal.what if isinstance(animal, Wrong) else animal.style
        assert f"\n| {entry.name} | {what.rstrip('.')} | " in page
