"""Programs that are asked for as rules of `provengym.spec`: how they are asked for, and judged."""

from dataclasses import replace

import pytest

from delf.programs import TASK, program
from here import ROOT
from provengym.rules.api import page_of_file
from provengym_delf import (
    Evaluation,
    Finding,
    Task,
    Transcript,
    converse,
    judge,
    judging,
    read_transcript,
)
from provengym_delf.answers import CLASS, program_of, why_no_program
from provengym_delf.prompts import (
    EXAMPLE,
    LANGUAGE,
    codify_query,
    design_query,
    repair_message,
)
from proving import leans

BATTERY = ROOT / "examples" / "delf" / "transcripts" / "battery.jsonl"
RULES = replace(TASK, target="spec")


@pytest.fixture
def without_lean(monkeypatch):
    monkeypatch.setattr(judging, "why_absent", lambda library: "there is no Lean")


def answered(trial):
    """The program of a trial of the transcript."""
    return program_of(read_transcript(BATTERY).trials[trial - 1].answer)


def test_a_task_says_its_form():
    assert TASK.target == "gymnasium"
    assert Task.from_dict(RULES.to_dict()) == RULES
    before = {name: one for name, one in TASK.to_dict().items() if name != "target"}
    assert Task.from_dict(before) == TASK
    with pytest.raises(ValueError, match="target must be gymnasium or spec, got 'lean'"):
        replace(TASK, target="lean")
    with pytest.raises(ValueError, match="target must be 'gymnasium' or 'spec', got 'lean'"):
        Task.from_dict({**before, "target": "lean"})


def test_rules_are_asked_for_with_their_language_and_an_example(tmp_path):
    asked = codify_query(RULES)

    assert LANGUAGE in asked
    assert EXAMPLE in asked
    assert "Its parameters are: `length` (tried at 3)." in asked
    assert "Its parameters are: none." in codify_query(replace(RULES, parameters={}))
    assert "gymnasium.Env" not in asked
    assert "provengym" not in codify_query(TASK)
    assert "Every attribute is discrete." in design_query(RULES)
    assert "Every attribute is discrete." not in design_query(TASK)
    (tmp_path / "example.py").write_text(EXAMPLE)
    page = page_of_file(f"{tmp_path / 'example.py'}:{CLASS}")
    assert page.open == ()
    assert "theorem safe_of_reachable " in page.proofs


@pytest.mark.parametrize(
    ("line", "rules", "other"),
    [
        ("from provengym import spec", None, "it imports provengym, which judges it"),
        ("import provengym.spec", None, "it imports provengym, which judges it"),
        ("from provengym.spec import Range", None, "it imports provengym, which judges it"),
        (
            "from provengym import prove",
            "it imports provengym, which judges it, of more than provengym.spec",
            "it imports provengym, which judges it",
        ),
        (
            "import provengym_delf.judging",
            "it imports provengym, which judges it, of more than provengym.spec",
            "it imports provengym, which judges it",
        ),
        ("import numpy", None, None),
    ],
)
def test_rules_import_their_module_and_no_other_of_the_package(line, rules, other):
    assert why_no_program(program(top=line), "spec") == rules
    assert why_no_program(program(top=line)) == other


def test_the_transcript_is_judged_as_it_was_recorded(without_lean):
    transcript = read_transcript(BATTERY)
    found = [judge(program_of(one.answer), transcript.task) for one in transcript.trials]

    assert [one.verdict for one in found] == ["wrong", "wrong", "undecided", "right"]
    assert [one.verdict for one in found] == [one.verdict for one in transcript.trials]
    assert [one.classes for one in found] == [one.found for one in transcript.trials]
    first, second, third, last = found
    assert first.findings == (
        Finding(
            source="rules",
            kind="refused",
            story="Line 23: `/` makes a float; write `//`, or `Fraction(1, 3)` for a reward.",
        ),
    )
    assert first.part("audit")["verdict"] == "sound"  # it is an environment all the same
    assert second.undecided == ("it is not shown: line 21: charge must be between 0 and 2",)
    assert "it is not shown: line 26: cell must be between 0 and length - 1" in third.undecided
    assert last.notes == ("Nothing was proved: there is no Lean.",)
    assert [one.grade for one in found] == [None] * 4


def test_a_message_says_what_is_not_read_and_what_to_write():
    told = Finding(source="rules", kind="refused", story="Line 3: rules raise nothing; mend it.")
    contract = Finding(source="contract", kind="exception", story="It raises.", actions=())
    message = repair_message(Evaluation(findings=(contract, told)), RULES)

    assert "It is not a class of rules that can be read." in message
    assert "refused: Line 3: rules raise nothing; mend it.\n\nBesides:\n- exception" in message
    open_ = Evaluation(undecided=("it is not shown: line 7: x must be between 0 and 2",))
    assert "- it is not shown: line 7: x must be between 0 and 2\n" in repair_message(open_, RULES)
    assert "bound it with min and max" in repair_message(open_, RULES)
    assert "bound it with min and max" not in repair_message(open_, TASK)
    assert "copy.deepcopy" in repair_message(open_, TASK)
    assert repair_message(open_, TASK) == repair_message(open_)


def test_the_messages_of_a_conversation_are_those_of_its_form():
    asked = []

    def ask(messages):
        asked.append(messages[-1]["content"])
        return "No design." if len(asked) == 1 else f"```python\n{program()}```\n"

    undecided = Evaluation(undecided=("it is not shown: that",))
    talk = converse(
        Transcript(task=RULES, model="m"), ask, lambda *_: undecided, lambda _: None, trials=2
    )

    assert len([*talk]) == 2
    assert asked == [design_query(RULES), codify_query(RULES), repair_message(undecided, RULES)]


def test_a_file_that_forges_its_rules_is_no_program(without_lean):
    lines = "import sys\nsys.modules['__main__'].read = lambda _: None\n"
    found = judge(answered(4) + lines, read_transcript(BATTERY).task)

    assert found.verdict == "wrong"
    assert any("replaces __main__.read" in one.story for one in found.findings)


@pytest.mark.xdist_group("Lean, confined")
def test_what_is_right_is_proved_where_lean_is_at_hand():
    task = read_transcript(BATTERY).task
    found = judge(answered(4), task, library=leans.installed()["library"])

    assert (found.verdict, found.grade) == ("right", "proved")
    assert found.to_dict()["grade"] == "proved"
    assert sum(one.startswith("Lean proves: ") for one in found.notes) == 2
    assert any(one.startswith("Tested: the page is the Python: equal on ") for one in found.notes)
