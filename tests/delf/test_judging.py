"""Judgements of programs that are right, wrong, and badly behaved."""

from dataclasses import replace

import pytest

from delf.programs import TASK, program
from provengym.processes.confined import ConfinedResult, Confinement
from provengym_delf import Design, judge, judging
from provengym_delf.evaluation import NOTHING, UNKNOWN_SUCCESS, evaluation_of

LONG = Confinement(seconds=60.0, disk=32 << 20)
SHORT = replace(LONG, seconds=4.0)
CHANGES = """
import sys
sys.modules["provengym_delf.assessing"].audit = lambda *given, **more: None
"""
PRINTS = """
import os, sys
print("right")
sys.__stdout__.write("right")
for number in range(1, 20):
    try:
        os.write(number, b'{"value": {"assessment": {}}}')
    except OSError:
        pass
"""


def test_a_program_that_is_right():
    design = Design.from_dict(
        {
            "observation": [{"name": "place", "kind": "discrete", "low": 0, "high": 2}],
            "action": [{"name": "side", "kind": "discrete", "low": 0, "high": 1}],
        }
    )
    found = judge(program(), TASK, design=design)

    assert (found.verdict, found.findings, found.undecided) == ("right", (), ())
    assert found.part("audit")["solution"] == [1, 1, 1]
    assert found.part("analysis")["sufficient"] is True
    assert found.part("contract")["verdict"] == "clean"
    assert found.notes == (
        "observation: place was designed to be in {0, …, 2}, and the space has {0, …, 3}",
    )
    assert found.unneeded == "A best policy need not see anything, nor do anything but 1."


def test_no_program_is_right_whose_contract_is_not_decided():
    found = judge(program(), replace(TASK, budget="20steps"))

    assert found.verdict == "undecided"
    assert any(one.startswith("Gymnasium's contract: ") for one in found.undecided)


@pytest.mark.parametrize(
    ("lines", "classes", "told"),
    [
        ({"reward": "0.5"}, ("endless_reward",), "each round of the actions [0] earns 0.5"),
        (
            {"top": "import os, socket\nsocket.socket()\nopen('file', 'w')"},
            ("conduct", "api"),
            "a socket",
        ),
    ],
)
def test_a_program_that_is_wrong(lines, classes, told):
    found = judge(program(**lines), replace(TASK, success="terminated"))

    assert found.verdict == "wrong"
    assert found.classes == classes
    assert told in found.findings[0].story


@pytest.mark.parametrize(
    ("lines", "kind", "told"),
    [
        ({"top": "while True: pass"}, "timeout", "took more than 4 s"),
        ({"top": "import sys; sys.exit(0)"}, "exit", "ended with status 0 and no answer"),
        ({"step": "import os; os._exit(0)"}, "exit", "ended with status 0 and no answer"),
        ({"top": "import os\nwhile True: os.fork()"}, "exit", "more than 64 processes"),
        (
            {"top": "file = open('big', 'wb')\nwhile True: file.write(bytes(1 << 20))"},
            "exit",
            "wrote more than 32 MB",
        ),
        ({"top": CHANGES}, "conduct", "changes the package that it is judged by"),
        ({"top": "import numpy\nnumpy.asarray = None"}, "exit", None),
    ],
)
def test_a_program_that_behaves_badly(lines, kind, told):
    found = judge(program(**lines), TASK, playing=SHORT if kind == "timeout" else LONG)

    assert found.verdict == "wrong"
    assert found.findings[0].kind == kind
    assert found.findings[0].source == "process"
    assert told is None or told in found.findings[0].story


def test_what_a_program_writes_anywhere_is_no_verdict():
    found = judge(program(top=PRINTS), TASK)

    assert found.verdict == "wrong"
    assert found.findings[0].story.startswith("The program prints: ")


def test_a_program_that_is_none_is_not_run():
    found = judge("import os", TASK)

    assert [(one.source, one.kind) for one in found.findings] == [("answer", "api")]
    assert found.confinement is None


def assessment(**parts):
    """Return the answer of `assess` for something sound, but for some parts."""
    sound = {"verdict": "sound", "meaning": "", "findings": [], "success": "reward > 0"}
    analysis = {
        "sufficient": True,
        "witness": None,
        "histories": [],
        "attributes": ["0", "1"],
        "necessary": [],
        "actions": [0, 1, 2],
        "minimal_sets": [["0", "1"]],
        "minimal_actions": [[0, 1, 2]],
        "trivial": False,
    }
    nothing = {"contract": None, "conformance": None, "undecided": [], "pictures": []}
    return {**nothing, "audit": sound, "analysis": analysis, **parts}


def difference(**fields):
    usual = {"class": "reward", "story": "reward: It pays.", "actions": [1], "check": None}
    return {**usual, "confirmed": True, **fields}


def test_each_check_has_its_say():
    wrong = {"verdict": "differs", "meaning": "", "findings": [difference()]}
    cases = {
        "conformance": wrong,
        "contract": wrong,
        "audit": {"verdict": "defect", "meaning": "", "success": "reward > 0", "findings": [
            difference(severity="defect", story="It pays."), difference(severity="note")]},
    }  # fmt: skip
    assert evaluation_of(assessment(), TASK).verdict == "right"
    for name, report in cases.items():
        found = evaluation_of(assessment(**{name: report}), TASK)
        assert [(one.source, one.kind, one.story) for one in found.findings] == [
            (name, "reward", "It pays.")
        ]


def test_what_did_not_come_again_is_no_finding():
    flaky = {
        "verdict": "inconclusive",
        "meaning": "Once.",
        "findings": [difference(confirmed=False)],
    }
    found = evaluation_of(assessment(conformance=flaky), TASK)

    assert found.verdict == "undecided"
    assert found.undecided == ("the comparison with the reference: Once.",)


def test_what_the_contract_shows_is_told_once():
    contract = {"verdict": "differs", "meaning": "", "findings": [difference(check="printing")]}
    both = assessment(contract=contract, conformance=contract)

    assert [one.source for one in evaluation_of(both, TASK).findings] == ["contract"]


@pytest.mark.parametrize("hidden", [False, True])
def test_what_is_observed_must_suffice_unless_something_is_hidden(hidden):
    analysis = assessment()["analysis"] | {"sufficient": False, "witness": "Two states."}
    found = evaluation_of(assessment(analysis=analysis), replace(TASK, hidden=hidden))

    assert found.classes == (() if hidden else ("insufficient",))
    assert found.notes == (("What is observed does not suffice. Two states.",) if hidden else ())


@pytest.mark.parametrize(
    ("sets", "actions", "told"),
    [
        ([["0", "1"]], [[0, 1, 2]], None),
        ([["0"], ["1"]], [[0, 1], [0, 1, 2]], "A best policy need not see 1, nor do 2."),
        ([[]], [[2]], "A best policy need not see anything, nor do anything but 2."),
        ([], None, None),
    ],
)
def test_what_is_not_needed_is_told(sets, actions, told):
    analysis = assessment()["analysis"] | {"minimal_sets": sets, "minimal_actions": actions}

    assert evaluation_of(assessment(analysis=analysis), TASK).unneeded == told
    assert NOTHING.unneeded is None


@pytest.mark.parametrize(
    ("names", "told"),
    [
        ((), "see 1"),
        (("place", "side"), "see side"),
        (("place",), "see 1"),
    ],
)
def test_attributes_have_the_names_of_the_design(names, told):
    analysis = assessment()["analysis"] | {"minimal_sets": [["0"]], "necessary": ["0"]}
    found = evaluation_of(assessment(analysis=analysis), TASK, names=names)

    assert found.unneeded == f"A best policy need not {told}."
    assert found.part("analysis")["necessary"] == [names[0] if len(names) == 2 else "0"]


def test_an_audit_that_is_undecided_leaves_the_verdict_open():
    audit = {"verdict": "undecided", "meaning": "Not all.", "findings": [], "success": None}
    found = evaluation_of(assessment(audit=audit), TASK)

    assert (found.verdict, found.undecided) == ("undecided", ("Not all",))
    assert found.notes == (UNKNOWN_SUCCESS,)


PLAYED = ConfinedResult(
    value={"acts": [], "built": None},
    failed=None,
    changed=(),
    printed="",
    confinement="namespaces",
    warnings=(),
)


@pytest.fixture
def answered(monkeypatch):
    """The verdict where the two processes answer so."""

    def judged(first, second):
        answers = [replace(PLAYED, **first), replace(PLAYED, **second)]
        monkeypatch.setattr(judging, "run_confined", lambda *given, **more: answers.pop(0))
        return judge(program(), TASK)

    return judged


SOUND = {"value": {"assessment": assessment()}}


@pytest.mark.parametrize(
    ("first", "second", "classes"),
    [
        ({}, SOUND, ()),
        ({}, {"value": {}}, ("api",)),
        ({}, {"value": {"refused": "It has no reset."}}, ("api",)),
        ({}, {"value": None, "failed": "took more than 1 s"}, ("timeout",)),
        ({}, {**SOUND, "changed": ("provengym_delf.judge",)}, ("conduct",)),
        ({"changed": ("provengym_delf.judge",)}, SOUND, ("conduct",)),
        ({"value": None, "failed": "ended with status 7"}, SOUND, ("exit",)),
        ({"value": {"acts": ["forks"]}}, SOUND, ("conduct",)),
        ({"printed": "right"}, SOUND, ("conduct",)),
    ],
)
def test_no_answer_of_a_process_is_lost(first, second, classes, answered):
    assert answered(first, second).classes == classes


def test_files_of_the_package_that_change_are_a_finding_from_then_on(monkeypatch, answered):
    states = iter([{"a.py": (1, 1)}, {"a.py": (2, 1)}, {"a.py": (2, 1)}])
    monkeypatch.setattr(judging, "_first_files", lambda: {"a.py": (1, 1)})
    monkeypatch.setattr(judging, "_files", lambda: next(states))

    found = answered({}, SOUND)
    assert found.classes == ("conduct",)  # by the second process
    assert "changed: a.py" in found.findings[0].story
    assert answered({}, SOUND).classes == ("conduct",)


def test_what_a_program_was_not_kept_from_is_told(answered):
    assert answered({"warnings": ("there was a network",)}, SOUND).warnings == (
        "there was a network",
    )


@pytest.mark.parametrize(("budget", "seconds"), [("10s", 340.0), ("1000steps", 300.0)])
def test_a_budget_in_seconds_gives_time(budget, seconds, monkeypatch):
    limits = []

    def run(module, request, *, limits=None, files=None, noted=limits):
        noted.append(limits.seconds)
        return replace(PLAYED, **(SOUND if request["do"] == "assess" else {}))

    monkeypatch.setattr(judging, "run_confined", run)
    assert judge(program(), replace(TASK, budget=budget))
    assert limits == [20.0, seconds]
