"""Verdicts of a check: equal, agrees, differs or inconclusive; and what is required of it."""

import json

import pytest

from corpus.zoo import wrong_manners
from corpus.zoo.right_grids import Grid
from corpus.zoo.right_ice import Icy, icy
from corpus.zoo.wrong_grids import StopsShort
from provengym.cli import main
from provengym.conformance import ConformanceError, Report, conform
from provengym.conformance.journal import Done, Journal, Started
from provengym.conformance.verdict import verdict
from provengym.data.report import Coverage, Weakest
from provengym.data.spec import CheckSpec
from provengym.targets.binding import Binding

GRID = {"reference": "GridWorld", "height": 2, "width": 2}
ALL = Coverage(engine="systematic", transitions=12, complete=True, meaning="It agrees.")
SOME = Coverage(engine="lockstep", transitions=9, meaning="It agrees on some.")
CHANCE = {"engine": "stochastic", "transitions": 6, "meaning": "Samples agree."}
CONTRACT = Coverage(engine="contract", compares=False, meaning="The form is right.")
MISSING = "Not everything that can happen was compared."


def weakest(detectable):
    return Weakest(cell="0 right", detectable=detectable)


def told(*coverage, detect=0.1, every_lane=True):
    """The report of a check in which these engines found nothing."""
    journal = Journal()
    engines = tuple(one.engine for one in coverage)
    journal.add(Started("Target", "Reference", {}, 0, (), engines))
    for one in coverage:
        journal.add(one)
    journal.add(Done(100, every_lane, None))
    return verdict(CheckSpec(target="Target", detect=detect), journal)


@pytest.mark.parametrize(
    ("coverage", "word", "meaning"),
    [
        ([CONTRACT, ALL, SOME], "equal", "It agrees. It agrees on some."),
        ([SOME, ALL], "equal", "It agrees on some. It agrees."),
        ([CONTRACT, SOME], "agrees", f"It agrees on some. {MISSING}"),
        ([CONTRACT], "agrees", "The form is right."),
        ([Coverage(engine="systematic")], "inconclusive", "No step was compared."),
        ([Coverage(**CHANCE, complete=True)], "equal", "Samples agree."),
        (
            [Coverage(**CHANCE, complete=True, weakest=weakest(0.1))],
            "equal",
            "Samples agree.",
        ),
        (
            [Coverage(**CHANCE, complete=True, weakest=weakest(0.11))],
            "agrees",
            "Samples agree. An error of 0.11 in a probability of 0 right could have been "
            "overlooked. About twice the budget would show one of 0.1.",
        ),
        (
            [Coverage(**CHANCE, complete=True, weakest=weakest(0.61))],
            "agrees",
            "Samples agree. An error of 0.61 in a probability of 0 right could have been "
            "overlooked. About 40 times the budget would show one of 0.1.",
        ),
        (
            [Coverage(**CHANCE, weakest=weakest(1.0))],
            "agrees",
            "Samples agree. Not everything that can happen was compared, and any error in a "
            "probability of 0 right could have been overlooked.",
        ),
        ([Coverage(**CHANCE, weakest=weakest(0.01))], "agrees", f"Samples agree. {MISSING}"),
    ],
)
def test_it_is_equal_only_where_everything_was_compared(coverage, word, meaning):
    report = told(*coverage)

    assert (report.verdict, report.meaning) == (word, meaning)


def test_a_deviation_that_need_not_be_detected_may_be_overlooked():
    coverage = Coverage(**CHANCE, complete=True, weakest=weakest(0.11))

    assert told(coverage, detect=0.2).verdict == "equal"
    assert told(coverage, detect=0.1).coverage.weakest == weakest(0.11)


def test_lanes_that_were_not_checked_to_the_end_are_not_equal():
    assert told(ALL, every_lane=False).verdict == "agrees"


def test_a_report_is_true_when_it_is_what_is_required():
    sure = conform(Grid, engines=["systematic"], require="equal", **GRID)
    part, less = (
        conform(Grid, engines=["lockstep"], require=least, **GRID) for least in ("agrees", "equal")
    )
    wrong = conform(StopsShort, engines=["lockstep"], require="equal", reference="GridWorld")

    assert [report.verdict for report in (sure, part, less)] == ["equal", "agrees", "agrees"]
    assert [bool(report) for report in (sure, part, less, wrong)] == [True, True, False, False]
    assert [report.falls_short for report in (sure, part, less, wrong)] == [False] * 2 + [
        True,
        False,
    ]
    again = Report.from_dict(json.loads(json.dumps(less.to_dict())))
    assert (again.require, bool(again)) == ("equal", False)
    assert '<error type="agrees"' in less.to_junit()
    assert "<error" not in part.to_junit()
    with pytest.raises(ConformanceError, match="require must be 'agrees' or 'equal', got 'all'"):
        conform(Grid, require="all", **GRID)


@pytest.mark.parametrize(
    ("engine", "required", "status"),
    [("lockstep", "agrees", 0), ("lockstep", "equal", 3), ("systematic", "equal", 0)],
)
def test_the_command_has_status_3_for_less_than_is_required(engine, required, status, capsys):
    command = ["conform", "provengym/GridWorld-v0", "-p", "height=2", "-p", "width=2"]
    assert main([*command, "--engine", engine, "--require", required]) == status

    out = capsys.readouterr().out
    assert (out.count("\nagrees: "), out.count("\nequal: ")) == (
        (1, 0) if engine == "lockstep" else (0, 1)
    )
    assert ("\n  required: equal\n" in out) == (status == 3)


class SharesAndPaysLate(wrong_manners.SharesItsArray):
    """Returns one array again and again, and pays something else in a late step."""

    def step(self, action):
        observation, reward, *others = super().step(action)
        return observation, reward - (self.steps == 40), *others


def test_what_the_contract_finds_stops_no_comparison():
    engines = ["contract", "systematic", "lockstep"]
    report = conform(SharesAndPaysLate, engines=engines, reference="GridWorld")

    assert [coverage.engine for coverage in report.engines] == engines
    assert [finding.kind for finding in report.findings] == ["aliasing", "reward"]
    assert report.meaning.endswith("(aliasing); also found: reward.")


@pytest.mark.parametrize(
    ("target", "arguments"),
    [
        (Icy, {"reference": icy, "engines": ["contract"]}),
        (Grid, {**GRID, "engines": ["systematic"]}),
    ],
)
def test_a_report_says_that_nothing_after_the_end_is_compared(target, arguments):
    notes = [
        conform(target, binding=Binding(after_done=after), **arguments).notes
        for after in ("absorbing", "undefined")
    ]

    assert [any("nothing after the end" in note for note in some) for some in notes] == [
        True,
        False,
    ]
