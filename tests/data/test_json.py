"""Reports, findings and events as JSON, and back."""

import json
import math

from hypothesis import given
from hypothesis import strategies as st

from provengym.conformance import Coverage, Finding, Report, conform, journal
from provengym.conformance.journal import Done, Journal, Note, Progress, Seen, Started
from provengym.data.report import CLASSES

TEXT = st.text(max_size=8)
COUNTS = st.integers(0, 10**9)
LEAVES = st.none() | st.booleans() | st.integers() | st.floats() | TEXT
VALUES = st.recursive(
    LEAVES,
    lambda some: (
        st.lists(some, max_size=3)
        | st.lists(some, max_size=3).map(tuple)
        | st.dictionaries(TEXT, some, max_size=3)
    ),
    max_leaves=6,
)
PARAMETERS = st.dictionaries(TEXT, LEAVES | st.tuples(COUNTS, COUNTS), max_size=3)
ACTIONS = st.lists(COUNTS, max_size=4).map(tuple)
SEEDS = st.none() | COUNTS
FINDINGS = st.builds(
    Finding,
    kind=st.sampled_from(CLASSES),
    parameters=PARAMETERS,
    seed=SEEDS,
    actions=ACTIONS,
    step=COUNTS,
    expected=st.dictionaries(TEXT, VALUES, max_size=3),
    got=st.dictionaries(TEXT, VALUES, max_size=3),
    story=TEXT,
    reproduced=COUNTS,
    minimal=TEXT,
    earlier=st.lists(st.tuples(SEEDS, ACTIONS), max_size=2).map(tuple),
    check=st.none() | TEXT,
    ignored=st.lists(TEXT, max_size=2).map(tuple),
    engine=TEXT,
    action_labels=st.lists(TEXT, max_size=3).map(tuple),
    replays=COUNTS,
    may_not_recur=TEXT,
)
COVERAGES = st.builds(
    Coverage,
    engine=TEXT,
    states=COUNTS,
    transitions=COUNTS,
    target_steps=COUNTS,
    complete=st.booleans(),
    assumption=st.none() | TEXT,
    meaning=TEXT,
    false_positive_probability=st.none() | st.floats(0, 1),
    detectable=st.none(),
) | st.builds(
    Coverage,
    engine=TEXT,
    false_positive_probability=st.floats(0, 1),
    detectable=st.dictionaries(TEXT, st.floats(0, 1), max_size=3),
)
REPORTS = st.builds(
    Report,
    verdict=st.sampled_from(["equal", "agrees", "clean", "differs", "inconclusive"]),
    meaning=TEXT,
    reference=TEXT,
    target=TEXT,
    parameters=PARAMETERS,
    seed=COUNTS,
    coverage=COVERAGES,
    findings=st.lists(FINDINGS, max_size=2).map(tuple),
    engines=st.lists(COVERAGES, max_size=2).map(tuple),
    notes=st.lists(TEXT, max_size=2).map(tuple),
    interrupted=st.booleans(),
    explored=st.lists(TEXT, max_size=2).map(tuple),
    require=st.sampled_from(["agrees", "equal"]),
    spec=st.none(),
)
EVENTS = st.one_of(
    FINDINGS,
    COVERAGES,
    st.builds(Note, TEXT),
    st.builds(Progress, TEXT, st.floats(0, 1)),
    st.builds(Seen, COUNTS, st.booleans()),
    st.builds(Done, COUNTS, st.booleans(), st.none() | st.just("killed")),
    st.builds(
        Started,
        TEXT,
        TEXT,
        st.dictionaries(TEXT, COUNTS | TEXT | st.tuples(COUNTS, COUNTS), max_size=3),
        COUNTS,
        st.lists(TEXT, max_size=2).map(tuple),
        st.lists(TEXT, max_size=2).map(tuple),
    ),
)


def through_json(value):
    return json.loads(json.dumps(value, allow_nan=False))


@given(REPORTS)
def test_a_report_is_read_from_its_json(report):
    again = Report.from_dict(through_json(report.to_dict()))

    assert again == report
    assert again.to_dict() == report.to_dict()
    assert type(again.findings) is type(again.engines) is type(again.notes) is tuple
    assert bool(again) == bool(report)


@given(EVENTS)
def test_an_event_is_read_from_its_json(event):
    again = journal.from_dict(through_json(journal.to_dict(event)))

    assert type(again) is type(event)
    assert again == event


def test_a_report_that_was_read_is_told_as_before(tmp_path):
    from corpus.zoo.wrong_grids import StopsShort

    report = conform(StopsShort, reference="GridWorld", height=2, width=2)
    again = Report.from_dict(through_json(report.to_dict()))

    assert again == report
    assert again.to_html() == report.to_html()
    assert again.to_junit() == report.to_junit()
    assert again.parameters["start"] == (0, 0)
    assert again.findings[0].parameters["goal"] == report.findings[0].parameters["goal"]


def test_a_journal_keeps_each_note_once_and_the_last_coverage():
    passed = []
    kept = Journal(passed.append)
    for event in (Note("a"), Note("a"), Coverage(engine="x"), Coverage(engine="x", states=2)):
        kept.add(event)

    assert kept.notes == ["a"]
    assert kept.coverage == {"x": Coverage(engine="x", states=2)}
    assert len(passed) == 3


def test_coverage_is_told_with_progress_when_somebody_listens():
    told, asked = [], []

    def covered():
        asked.append(None)
        return Coverage(engine="x", states=len(asked))

    for listen in (None, told.append):
        asked.clear()
        kept = Journal(listen)
        kept.begin_engine(covered)
        kept.add(Progress("x", math.pi / 4))
        assert len(asked) == (listen is not None)
        kept.end_engine()
        kept.end_engine()
    assert [event for event in told if isinstance(event, Coverage)] == [
        Coverage(engine="x", states=1),
        Coverage(engine="x", states=2),
    ]
