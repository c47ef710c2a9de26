"""``provengym delf``: what is printed, what is kept, and the exit status."""

import errno
import json
import os
import sys
from fractions import Fraction
from pathlib import Path

import pytest

import provengym_delf as delf
from command import rows
from provengym_delf import Evaluation, Finding

TRANSCRIPTS = Path(__file__).parents[2] / "examples" / "delf" / "transcripts"
NAMES = sorted(path.stem for path in TRANSCRIPTS.glob("*.jsonl"))
SHORTEST = min(NAMES, key=lambda name: (TRANSCRIPTS / f"{name}.jsonl").stat().st_size)
STATUS = {"right": 0, "wrong": 1, "undecided": 3}
EVALUATIONS = {
    "right": Evaluation(),
    "wrong": Evaluation(findings=(Finding(source="audit", kind="trap", story="One.\nTwo."),)),
    "undecided": Evaluation(undecided=("it is large",)),
}


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def verdicts(monkeypatch):
    """The verdicts that programs get, one after another."""
    left = []
    monkeypatch.setattr(delf, "judge", lambda *given, **more: EVALUATIONS[left.pop(0)])
    return left


@pytest.fixture
def talked(folder):
    """A description, a transcript of an answer to it, and the options of its task."""
    found = delf.read_transcript(TRANSCRIPTS / f"{SHORTEST}.jsonl")
    text = folder / "task.txt"
    text.write_text(found.task.description)
    found.save(folder / "task.jsonl")
    return text, len(found.trials)


@pytest.mark.parametrize("name", NAMES)
def test_a_transcript_is_of_the_description_beside_it(name):
    found = delf.read_transcript(TRANSCRIPTS / f"{name}.jsonl")

    assert found.task.description == (TRANSCRIPTS / f"{name}.txt").read_text()
    assert "by hand" in found.model


def test_a_transcript_is_judged_as_it_was_recorded(run, folder):
    """The shortest; docs/delf.md shows what is said of another one."""
    name = SHORTEST
    found = delf.read_transcript(TRANSCRIPTS / f"{name}.jsonl")
    page = folder / "page.html"
    status, out, _ = run("delf", "report", TRANSCRIPTS / f"{name}.jsonl", "--html", page, "--json")
    report = json.loads(out)

    assert status == STATUS[found.trials[-1].verdict] == 0
    assert [one["verdict"] for one in report["evaluations"]] == [
        one.verdict for one in found.trials
    ]
    assert [
        list(dict.fromkeys(finding["class"] for finding in one["findings"]))
        for one in report["evaluations"]
    ] == [list(one.found) for one in found.trials]
    assert report["trials"] == len(found.trials)
    assert (report["audit"], report["sufficient"]) == ("sound", True)
    assert report["files"] == [str(page)]
    assert page.read_text().count("<details>") == len(found.trials)


@pytest.mark.parametrize("verdict", STATUS)
def test_the_last_verdict_is_the_status(verdict, run, talked, verdicts):
    text, number = talked
    verdicts += ["wrong"] * (number - 1) + [verdict]
    status, out, err = run("delf", "run", text, "-o", "out.jsonl")
    found = delf.read_transcript(Path("out.jsonl"))

    assert (status, err) == (STATUS[verdict], "")
    assert out.startswith(
        "trial 1: wrong: There is something wrong: trap.\naudit: trap: One.\n  Two."
    )
    assert [one.verdict for one in found.trials] == ["wrong"] * (number - 1) + [verdict]
    assert rows(out)["trials"] == str(number)


def test_the_options_are_those_of_the_task(run, talked, verdicts):
    verdicts += ["right"]
    options = ("--key", "env.place", "--budget", "300steps", "--discount", "9/10", "--hidden")
    assert run("delf", "run", talked[0], "-o", "out.jsonl", "--trials", 1, *options)[0] == 0
    task = delf.read_transcript(Path("out.jsonl")).task

    assert (task.key, task.budget, task.hidden) == ("env.place", "300steps", True)
    assert Fraction(task.discount) == Fraction(9, 10)


def test_trials_end_with_the_number_that_is_asked_for(run, talked, verdicts):
    verdicts += ["wrong", "right"]

    assert run("delf", "run", talked[0], "-o", "out.jsonl", "--trials", 1)[0] == 1
    assert run("delf", "run", talked[0], "-o", "out.jsonl", "--trials", 1)[0] == 0  # judged anew
    assert len(delf.read_transcript(Path("out.jsonl")).trials) == 1


def test_a_verdict_that_is_not_as_recorded_is_told(run, talked, verdicts):
    verdicts += ["right"] * talked[1]
    status, out, _ = run("delf", "replay", "task.jsonl")

    assert status == 1
    assert "recorded as wrong" in out


def test_a_page_that_cannot_be_written_is_told_after_the_verdicts(
    run, talked, verdicts, monkeypatch
):
    def full(report, path):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(delf.DelfReport, "save_html", full)
    verdicts += ["wrong"] * talked[1]
    status, out, err = run("delf", "report", "task.jsonl", "--html", "page.html", "--json")

    assert (status, json.loads(out).get("files")) == (1, None)
    assert err == f"provengym: error: --html: {os.strerror(errno.ENOSPC)}\n"


def test_one_object_of_json(run, talked, verdicts):
    verdicts += ["wrong"] * talked[1]
    status, out, err = run("delf", "replay", "task.jsonl", "--json")

    assert (status, err) == (1, "")
    assert json.loads(out)["findings"] == {"trap": talked[1]}


def test_an_interrupt_keeps_what_was_answered(run, talked, monkeypatch):
    def interrupted(*given, **more):
        raise KeyboardInterrupt

    monkeypatch.setattr(delf, "judge", interrupted)
    assert run("delf", "run", talked[0], "-o", "out.jsonl")[0] == 130
    (trial,) = delf.read_transcript(Path("out.jsonl")).trials
    assert trial.verdict is None


def test_an_answer_without_a_program_ends_it(run, talked, verdicts):
    found = delf.read_transcript(Path("task.jsonl"))
    broken = delf.Exchange(query="repair", prompt="", answer=3 * found.exchanges[1].answer)
    delf.Transcript(task=found.task, model="m", exchanges=(*found.exchanges[:2], broken)).save(
        Path("task.jsonl")
    )
    verdicts += ["wrong"] * 3
    status, out, err = run("delf", "run", talked[0], "-o", "out.jsonl")

    assert (status, out.count("trial")) == (2, 1)
    assert err == (
        "provengym: error: the answer must have one program, between ```python and ```; it has 3 "
        "programs; 1 trial kept in out.jsonl\n"
    )
    assert [one.verdict for one in delf.read_transcript(Path("out.jsonl")).trials] == ["wrong"]
    status, _, err = run("delf", "replay", "task.jsonl")
    assert status == 2
    assert "task.jsonl: line 4: the answer must have one program" in err


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["run", "nothing.txt", "-o", "out.jsonl"], "nothing.txt: No such file"),
        (["run", "empty.txt", "-o", "out.jsonl"], "the description is empty"),
        (["run", "huge.txt", "-o", "out.jsonl"], "huge.txt: it has 2,097,152 bytes, and at most"),
        (["run", "bytes.txt", "-o", "out.jsonl"], "bytes.txt: it is no text in UTF-8"),
        (["run", "lonely.txt", "-o", "out.jsonl"], "--model or --recorded is missing"),
        (["run", "task.txt", "-o", "none/out.jsonl"], "--output: there is no folder"),
        (["run", "task.txt", "-o", "out.jsonl", "--success", "x ="], "success: 'x =' is no"),
        (["run", "task.txt", "-o", "out.jsonl", "--reference", "No"], "reference: there is no"),
        (["run", "task.txt", "-o", "out.jsonl", "--base-url", "x"], "--base-url is the endpoint"),
        (
            ["run", "task.txt", "-o", "out.jsonl", "--model", "m", "--recorded", "task.jsonl"],
            "exclude each other",
        ),
        (["run", "task.txt", "-o", "task.jsonl", "--seed", "1"], "another task or model"),
        (["run", "task.txt", "-o", "out.jsonl", "--model", "m"], "holds no key"),
        (["replay", "nothing.jsonl"], "nothing.jsonl: No such file"),
        (["replay", "cut.jsonl"], "cut.jsonl: it is cut short"),
        (["replay", "begun.jsonl"], "begun.jsonl: there is no program in it"),
        (["report", "task.jsonl", "--html", "none/page.html"], "--html: there is no folder"),
        ([], "which command? 'provengym delf --help' lists them"),
    ],
)
def test_wrong_use_is_one_line(arguments, why, run, talked, folder, monkeypatch):
    monkeypatch.setenv("OPENAI_API_KEY", "")
    monkeypatch.setitem(sys.modules, "openai", object())
    (folder / "empty.txt").write_text("\n")
    (folder / "huge.txt").write_text("x" * (1 << 21))
    (folder / "bytes.txt").write_bytes(b"\xff\xfe")
    (folder / "lonely.txt").write_text("Go.")
    for name in ("empty", "huge", "bytes"):
        (folder / f"{name}.jsonl").write_bytes((folder / "task.jsonl").read_bytes())
    before = (folder / "task.jsonl").read_bytes()
    (folder / "cut.jsonl").write_bytes(before[:-9])
    (folder / "begun.jsonl").write_bytes(before.split(b"\n")[0] + b"\n")
    status, out, err = run("delf", *arguments)

    assert (status, out) == (2, "")
    assert why in err
    assert err.count("\n") == 1
    assert not (folder / "out.jsonl").exists()
    assert (folder / "task.jsonl").read_bytes() == before
