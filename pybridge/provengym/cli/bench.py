"""``provengym bench``: tasks for authors of environments, and scores of what they write."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.table import Table

from provengym._validation import suggestion
from provengym.cli.common import JsonOption, SeedOption, UsageError, emit_json, spinner
from provengym.cli.groups import Commands
from provengym.cli.output import Console, warn
from provengym.data import reading

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import TextIO

    from provengym.bench.score import Score
    from provengym.bench.tasks import Task

STATUS = {"equal": 0, "agrees": 0, "differs": 1, "fails": 1, "inconclusive": 3}
ALL, LINES = "all", ".jsonl"
_STYLE = {"equal": "green", "agrees": "green", "inconclusive": "yellow"}
_LEAST_K, _MOST_JOBS = 1, 1024

app = typer.Typer(
    cls=Commands,
    help="Tasks for authors of environments, and scores of what they write.",
    no_args_is_help=False,
)

TaskArgument = Annotated[str, typer.Argument(metavar="TASK", help="The name of a task.")]


@app.command("list")
def list_tasks(as_json: JsonOption = False) -> None:
    """List the tasks."""
    from provengym.bench import tasks

    every = [tasks.find(name) for name in tasks.names()]
    if as_json:
        emit_json({"tasks": [_about(task) for task in every]})
        return
    console, table = Console(), Table(box=None, pad_edge=False, header_style="bold")
    for heading in ("task", "title", "parameter sets"):
        table.add_column(heading)
    for task in every:
        sets = f"{len(task.parameter_sets)}, of which {len(task.hidden)} hidden"
        table.add_row(task.name, task.title, sets)
    console.print(table)


@app.command("show")
def show_task(task: TaskArgument, as_json: JsonOption = False) -> None:
    """Print the text of a task, and the parameters that its author is told."""
    from provengym.bench.tasks import written

    found = _task(task)
    if as_json:
        emit_json({**_about(found), "text": found.text, "visible": list(found.visible)})
        return
    sys.stdout.write(f"{found.text}\n## Some parameters that are tried\n\n")
    for parameters in found.visible:
        sys.stdout.write(f"- `Environment({written(parameters)})`\n")


@app.command("score")
def score_file(
    task: Annotated[
        str, typer.Argument(metavar="TASK", help=f"A task; '{ALL}' for those of the lines of FILE.")
    ],
    file: Annotated[
        Path,
        typer.Argument(
            metavar="FILE",
            help="A Python file with a class Environment, an answer in Markdown with such code, or "
            f"FILE{LINES} with lines of JSON: task, sample, code.",
        ),
    ],
    output: Annotated[
        Path | None,
        typer.Option(
            "-o",
            "--output",
            metavar="FILE",
            help="Where the scores of lines are added, a line each; what is there is not scored "
            "again.",
        ),
    ] = None,
    jobs: Annotated[int, typer.Option(metavar="N", help="How many lines to score at a time.")] = 1,
    k: Annotated[
        list[int] | None,
        typer.Option("--k", metavar="K", help="Of lines: tell pass@K. Repeatable; 1, 5 and 10."),
    ] = None,
    seed: SeedOption = None,
    library: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER",
            help="The built modules that Lean reads of a class of rules, as of provengym prove.",
        ),
    ] = None,
    as_json: JsonOption = False,
) -> int:
    """Score an environment against the proved reference.

    Exit status: 0 equal or agrees; 1 differs or fails; 2 wrong use, or an answer without code; 3
    inconclusive; 4 an error of the scorer's.  Of lines 0 where every one was scored.
    """
    if not 1 <= jobs <= _MOST_JOBS:
        raise UsageError(f"--jobs must be between 1 and {_MOST_JOBS}, got {jobs}")
    for one in k or ():
        if one < _LEAST_K:
            raise UsageError(f"--k must be {_LEAST_K} or more, got {one}")
    text = _text(file)
    if file.suffix == LINES:
        ks = k or [1, 5, 10]
        return _score_lines(task, file, text, output, jobs, ks, seed or 0, library, as_json)
    if output is not None or jobs != 1 or k:
        raise UsageError(f"-o, --jobs and --k are for files of lines, FILE{LINES}")
    from provengym.bench.answers import code_of, defines
    from provengym.bench.score import score

    found = _task(task)
    try:
        code = code_of(text)
    except ValueError as error:
        raise UsageError(f"{file}: {error}") from None
    if not defines(code, "Environment"):
        raise UsageError(f"{file}: it has no class Environment, which `bench show` asks for")
    with spinner(f"scoring {file}", show=not as_json):
        scored = score(found, code, seed=seed or 0, speed=True, library=library)
    for warning in scored.warnings:
        warn(warning)
    if as_json:
        emit_json(scored.to_dict())
    else:
        _print(scored)
    return STATUS[scored.verdict]


def _task(name: str) -> Task:
    from provengym.bench import tasks

    try:
        return tasks.find(name)
    except ValueError:
        known = tasks.names()
        hint = suggestion(name, known) or f"; there is {', '.join(known)}"
        raise UsageError(f"no task is called {name!r}{hint}") from None


def _about(task: Task) -> dict[str, Any]:
    return {
        "name": task.name,
        "title": task.title,
        "visible": len(task.visible),
        "hidden": len(task.hidden),
    }


def _text(file: Path) -> str:
    try:
        return reading.text(file)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        raise UsageError(f"cannot read {file}: {reason}") from None


def _print(scored: Score) -> None:
    console = Console()
    style = _STYLE.get(scored.verdict, "red")
    console.say((scored.verdict, f"bold {style}"), f" {scored.task}: score {scored.score:.4f}")
    shares = ", ".join(f"{name} {share:.4f}" for name, share in scored.channels.items())
    console.say(f"  {shares}")
    for one in scored.sets:
        told = ", ".join(f"{name}={value!r}" for name, value in one["parameters"].items())
        which = "hidden" if one["hidden"] else "visible"
        console.say(f"  {one['verdict']}  {one['score']:.4f}  {which}: {told or 'the defaults'}")
    if scored.rules is not None:
        console.say(f"  rules: {scored.rules['grade'] or 'not graded'}")
        rows = [(name, scored.rules[name]) for name in ("tested", "trusted", "why")]
        for name, one in [
            *(("proved", one) for one in scored.rules["proved"]),
            *((name, one) for name, one in rows if one),
            *(("open", one) for one in scored.rules["open"]),
        ]:
            console.say(f"    {name:8} {one}")
    for finding in scored.findings:
        console.lines(f"\n{finding['story']}")


def _score_lines(
    task: str,
    file: Path,
    text: str,
    output: Path | None,
    jobs: int,
    ks: list[int],
    seed: int,
    library: Path | None,
    as_json: bool,
) -> int:
    from provengym.bench.answers import read_samples, read_scores
    from provengym.bench.samples import key_for, key_of, line_of, scores_of, summary

    wanted = None if task.casefold() == ALL else _task(task).name
    try:
        samples = read_samples(text, wanted)
    except ValueError as error:
        raise UsageError(f"{file}: {error}") from None
    known: dict[tuple[Any, ...], dict[str, Any]] = {}
    if output is not None and output.exists():
        try:
            known = {key_of(value): value for value in read_scores(_text(output))}
        except ValueError as error:
            raise UsageError(f"{output}: {error}") from None
    keys = [key_for(sample, seed) for sample in samples]
    before = [known[key] for key in keys if key in known]
    todo = [sample for sample, key in zip(samples, keys, strict=True) if key not in known]
    scores = []
    with _lines(output, as_json) as stream:
        for value in scores_of(todo, seed=seed, jobs=jobs, library=library):
            scores.append(value)
            if stream is not None:
                stream.write(line_of(value))
                stream.flush()
                if output is not None:
                    os.fsync(stream.fileno())
    told = summary([*before, *scores], ks)
    if as_json:
        emit_json({"scores": scores, "known": len(before), "summary": told})
    else:
        _print_summary(told, ks, to_stderr=output is None)
    return 0


@contextlib.contextmanager
def _lines(output: Path | None, as_json: bool) -> Iterator[TextIO | None]:
    """Where the scores of lines go."""
    if output is None:
        yield None if as_json else sys.stdout
        return
    try:
        with output.open("ab+") as stream:
            stream.seek(0)
            stream.truncate(stream.read().rfind(b"\n") + 1)  # a line that was broken off
        with output.open("a", encoding="utf-8") as lines:
            yield lines
    except OSError as error:
        raise UsageError(f"cannot write {output}: {error.strerror}") from None


def _print_summary(told: dict[str, Any], ks: list[int], *, to_stderr: bool) -> None:
    console, table = Console(stderr=to_stderr), Table(box=None, pad_edge=False, header_style="bold")
    for heading in ("task", "samples", "verdicts", "score", *(f"pass@{k}" for k in ks)):
        table.add_column(heading)
    for name, row in told["tasks"].items():
        verdicts = ", ".join(f"{many} {verdict}" for verdict, many in row["verdicts"].items())
        estimates = (row["pass@k"].get(str(k)) for k in ks)
        passed = ("-" if estimate is None else f"{estimate:.3f}" for estimate in estimates)
        table.add_row(name, str(row["samples"]), verdicts, f"{row['score']:.4f}", *passed)
    console.print(table)
