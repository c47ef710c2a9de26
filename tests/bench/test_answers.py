"""Answers with code in them, scores of many of them, and how many pass."""

import itertools
import json
from dataclasses import replace
from types import SimpleNamespace

import pytest

from provengym.bench import tasks
from provengym.bench.answers import AnswerSample, code_of, defines, read_samples, read_scores
from provengym.bench.samples import key_for, key_of, pass_at_k, scores_of, summary
from provengym.cli import bench

CODE = "class Environment: pass"


def line(**changes):
    return json.dumps({"task": "GridWorld", "sample": "a", "code": CODE, **changes})


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (CODE, CODE),
        (f"Here it is:\n```python\n{CODE}\n```\nDone.", f"{CODE}\n"),
        (f"```python\n{CODE}\n```\nIt is used so:\n```\nimport it\n```\n", f"{CODE}\n"),
        ("```\nimport a\n```\n```\nimport b\n```\n", "import b\n"),
    ],
)
def test_the_code_of_an_answer(text, code):
    assert code_of(text) == code


@pytest.mark.parametrize("text", ["", "I cannot do that.", "```\nls -l\n```"])
def test_an_answer_without_code(text):
    with pytest.raises(ValueError, match="no code in the answer"):
        code_of(text)


@pytest.mark.parametrize(
    ("code", "may"),
    [
        (CODE, True),
        ("from maze import Maze as Environment", True),
        ("class Maze: pass\nEnvironment = Maze", True),
        ("from maze import *", True),
        ("class Environment(:", True),
        ("class Corridor:\n    'Environment of five cells.'\n    Environment = None", False),
        ("import gymnasium\nprint(Environment)", False),
    ],
)
def test_whether_code_may_define_the_class(code, may):
    """Check that code that cannot be read may define it; the score tells what is wrong."""
    assert defines(code, "Environment") == may


def test_lines_are_samples():
    lines = "\n".join([line(), "", line(sample=2), line(task="fishing")])

    assert [(s.task.name, s.name) for s in read_samples(lines)] == [
        ("GridWorld", "a"),
        ("GridWorld", "2"),
        ("Fishing", "a"),
    ]
    assert [s.task.name for s in read_samples(lines, "Fishing")] == ["Fishing"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "there is no line in it"),
        ("{", "line 1 is no JSON"),
        ("[]", r"line 1 must be a JSON object, got \[\]"),
        (line(code=None), "line 1 needs 'code', a text, got None"),
        ('{"task": "GridWorld"}', "line 1 needs 'sample', a text or a number, got nothing"),
        (line(task="Grid"), "line 1: the task must be one of"),
        (line(code="Sorry."), "line 1: no code in the answer 'Sorry.'"),
        (line(code="x = '\ud800'"), "line 1: 'code' has a character that UTF-8 cannot encode"),
        (line(sample="\udc00"), "line 1: 'sample' has a character that UTF-8 cannot encode"),
        ("[" * 100_000, "line 1 is no JSON: it is nested too deeply"),
        (f"{line()}\n{line()}", "line 2: the sample 'a' is there twice"),
    ],
)
def test_lines_that_are_no_samples(text, message):
    with pytest.raises(ValueError, match=message):
        read_samples(text)


def test_scores_whose_last_line_was_broken_off():
    whole = json.dumps({"task": "GridWorld", "sample": "a", "verdict": "equal", "score": 1.0})

    assert [value["sample"] for value in read_scores(f"{whole}\n{whole[:9]}")] == ["a"]
    for text in ("{}\n", "precious", "[" * 100_000 + "\n", whole.replace("1.0", "null") + "\n"):
        with pytest.raises(ValueError, match="line 1 is no score"):
            list(read_scores(text))


@pytest.mark.parametrize(("samples", "passing", "k"), [(4, 1, 2), (6, 3, 3), (5, 0, 1), (5, 5, 5)])
def test_pass_at_k_counts_the_subsets(samples, passing, k):
    subsets = list(itertools.combinations(range(samples), k))
    hits = sum(min(subset) < passing for subset in subsets)

    assert pass_at_k(samples, passing, k) == pytest.approx(hits / len(subsets))


def test_pass_at_k_needs_as_many_samples():
    with pytest.raises(ValueError, match="k must be between 1 and 2, got 3"):
        pass_at_k(2, 1, 3)


def test_a_summary():
    verdicts = ["equal", "agrees", "differs", "fails"]
    scores = [
        {"task": "A", "verdict": v, "score": s}
        for v, s in zip(verdicts, (1, 1, 0.5, 0), strict=True)
    ]
    told = summary([*scores, {"task": "B", "verdict": "fails", "score": 0.0}], (1, 2))

    assert told["tasks"]["A"]["pass@k"] == {"1": 0.5, "2": pytest.approx(5 / 6)}
    assert told["tasks"]["A"]["score"] == 0.625
    assert told["tasks"]["B"]["verdicts"] == {"fails": 1}
    assert told["pass@k"] == {"1": 0.25}
    assert told["score"] == 0.3125


def test_scores_are_the_same_with_more_processes(grid, right):
    codes = {"right": right, "wrong": right.replace("-1.0", "-2.0"), "broken": "import nothing"}
    samples = [AnswerSample(grid, name, code) for name, code in codes.items()]
    one, two = (list(scores_of(samples, jobs=jobs)) for jobs in (1, 2))

    assert one == two
    assert [value["verdict"] for value in one] == ["equal", "differs", "fails"]
    assert [key_of(value) for value in one] == [key_for(s, 0) for s in samples]


@pytest.fixture
def quick(monkeypatch, grid):
    """All tasks are the small one, whatever they are called."""
    monkeypatch.setattr(tasks, "find", lambda name: replace(grid, name=name))


@pytest.fixture
def lines(tmp_path, right):
    file = tmp_path / "samples.jsonl"
    file.write_text(f"{line(code=right)}\n{line(sample='b', code='import nothing')}\n")
    return file


def test_lines_are_scored_and_not_scored_again(run, quick, lines, tmp_path):
    output = tmp_path / "scores.jsonl"
    status, out, _ = run("bench", "score", "all", str(lines), "-o", str(output), "--k", "1")
    told = output.read_text()

    assert status == 0
    assert "1 equal, 1 fails" in out
    assert "0.500" in out
    assert [value["verdict"] for value in read_scores(told)] == ["equal", "fails"]

    output.write_text(told[: told.index("\n") + 9])  # as if it had been broken off
    status, out, _ = run("bench", "score", "all", str(lines), "-o", str(output), "--json")

    assert status == 0
    report = json.loads(out)
    assert (report["known"], len(report["scores"])) == (1, 1)
    assert report["summary"]["tasks"]["GridWorld"]["samples"] == 2
    assert output.read_text() == told


def test_lines_go_to_standard_output(run, quick, lines):
    status, out, err = run("bench", "score", "all", str(lines))

    assert status == 0
    assert [json.loads(text)["sample"] for text in out.splitlines()] == ["a", "b"]
    assert "1 equal, 1 fails" in err


@pytest.mark.parametrize(
    ("code", "status", "verdict"),
    [(None, 0, "equal"), ("-2.0", 1, "differs"), ("None", 1, "fails")],
)
def test_a_file_is_scored(run, quick, right, tmp_path, code, status, verdict):
    file = tmp_path / "mine.py"
    file.write_text(right if code is None else right.replace("-1.0", code))
    got, out, _ = run("bench", "score", "GridWorld", str(file), "--json")

    assert (got, json.loads(out)["verdict"]) == (status, verdict)


@pytest.mark.parametrize(("verdict", "code"), [("equal", 32), ("inconclusive", 33), ("fails", 31)])
def test_a_verdict_has_its_color_in_a_terminal(verdict, code, capsys, monkeypatch):
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    scored = {"verdict": verdict, "task": "GridWorld", "score": 0.5, "channels": {"reward": 0.25}}
    bench._print(SimpleNamespace(**scored, sets=(), findings=(), rules=None))

    first, second = capsys.readouterr().out.splitlines()
    assert first == f"\x1b[1;{code}m{verdict}\x1b[0m GridWorld: score 0.5000"
    assert second == "  reward 0.2500"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("score", "Grid", "x.py"), "cannot read x.py"),
        (("score", "GridWorld", "{answer}"), "no code in the answer 'Sorry.'"),
        (("score", "GridWorld", "{answer}", "--jobs", "0"), "--jobs must be between 1 and 1024"),
        (("score", "GridWorld", "{answer}", "--jobs", "2"), "are for files of lines"),
        (("score", "GridWorld", "{answer}", "--k", "0"), "--k must be 1 or more, got 0"),
        (
            ("score", "GridWorld", "{other}"),
            "it has no class Environment, which `bench show` asks for",
        ),
        (("score", "all", "{lines}"), "line 1: no code in the answer 'Sorry.'"),
        (("score", "Gridworl", "{lines}"), "no task is called 'Gridworl'; did you mean"),
        (("show", "nothing"), "no task is called 'nothing'; there is Fishing"),
    ],
)
def test_wrong_use_is_one_line(run, tmp_path, arguments, message):
    files = {"answer": tmp_path / "answer.md", "lines": tmp_path / "lines.jsonl"}
    files["other"] = tmp_path / "corridor.py"
    files["answer"].write_text("Sorry.")
    files["other"].write_text("class Corridor: 'An Environment.'\n")
    files["lines"].write_text(line(code="Sorry."))
    status, out, err = run("bench", *(text.format(**files) for text in arguments))

    assert (status, out) == (2, "")
    assert err.count("\n") == 1
    assert message in err


def test_the_text_of_a_task_is_shown(run):
    status, out, _ = run("bench", "show", "gridworld")

    assert status == 0
    assert out.startswith("# A walk on a grid\n")
    assert out.endswith("- `Environment(height=2, width=3)`\n- `Environment()`\n")
    assert "16" not in out


def test_the_tasks_are_listed(run):
    status, out, _ = run("bench", "list", "--json")

    assert status == 0
    assert [task["name"] for task in json.loads(out)["tasks"]] == tasks.names()
