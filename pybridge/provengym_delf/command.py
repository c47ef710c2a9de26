"""``provengym delf``: environments that a language model designs and writes."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from provengym.cli.common import JsonOption, UsageError, emit_json, spinner, write
from provengym.cli.groups import Commands
from provengym.cli.options import HtmlOption, takes
from provengym.cli.output import Console, complain, warn
from provengym.cli.solving import print_rows, require_place
from provengym.data import reading
from provengym.data.arguments import EVALUATE, Argument

if TYPE_CHECKING:
    from provengym_delf import DelfReport, Design, Evaluation, Task, Transcript, Trial
    from provengym_delf.client import Ask

STATUS = {"right": 0, "wrong": 1, "undecided": 3}
WRONG_USE = 2
_STYLE = {"right": "bold green", "wrong": "bold red", "undecided": "bold yellow"}
_SUFFICES = {True: "yes", False: "no", None: "not decided"}
MOST_BYTES = 1 << 20
"""Of a description, before its characters are counted."""

TASK = {
    "parameters": EVALUATE["parameters"],
    "reference": Argument("The proved environment that it is to be.", "NAME"),
    "success": EVALUATE["success"],
    "discount": Argument(
        "The discount factor by which sufficiency is decided.", "NUMBER", "99/100"
    ),
    "hidden": Argument(
        "What is observed need not suffice: agents are to remember.", default=False, type=bool
    ),
    "key": EVALUATE["key"],
    "actions": EVALUATE["actions"],
    "budget": replace(EVALUATE["budget"], default="20000steps"),
    "seed": EVALUATE["seed"],
    "target": Argument(
        "The form of the program: an environment of gymnasium, or rules of provengym.spec, which "
        "are proved.",
        "FORM",
        "gymnasium",
        Literal["gymnasium", "spec"],
    ),
}
"""The arguments of a `Task` but its description."""

delf = typer.Typer(
    cls=Commands,
    help="Have a language model design and write an environment, judge it, and ask again.",
    no_args_is_help=False,
)

LibraryOption = Annotated[
    Path | None,
    typer.Option(
        metavar="FOLDER", help="The built modules that Lean reads of rules, as of provengym prove."
    ),
]
TranscriptArgument = Annotated[
    Path, typer.Argument(metavar="TRANSCRIPT", help="A file that `provengym delf run` wrote.")
]


@delf.command("run")
@takes(TASK)
def run(
    description: Annotated[
        Path, typer.Argument(metavar="DESCRIPTION", help="A text that says what is to be done.")
    ],
    output: Annotated[
        Path,
        typer.Option(
            "-o",
            "--output",
            metavar="FILE",
            help="The transcript, written after each answer. One that was begun is gone on with.",
        ),
    ],
    model: Annotated[
        str | None,
        typer.Option(
            metavar="NAME",
            help="The model that is asked, by the package openai. Without it recorded answers are "
            "taken.",
        ),
    ] = None,
    base_url: Annotated[
        str | None,
        typer.Option(metavar="URL", help="The endpoint, compatible with OpenAI's, of the model."),
    ] = None,
    key_variable: Annotated[
        str, typer.Option(metavar="NAME", help="The environment variable that holds the key.")
    ] = "OPENAI_API_KEY",
    recorded: Annotated[
        Path | None,
        typer.Option(
            metavar="TRANSCRIPT",
            help="Whose answers are taken; by default that beside the description, with the "
            "ending .jsonl.",
        ),
    ] = None,
    trials: Annotated[
        int, typer.Option(min=1, max=1_000, help="How many programs are asked for, at most.")
    ] = 5,
    library: LibraryOption = None,
    as_json: JsonOption = False,
    **asked: Any,
) -> int:
    """Ask for a design and a program, judge it, and ask again, until it is right.

    Exit status 0 where the last program is right, 1 where it is wrong, 3 where that is not decided.
    """
    # Imported here, for the other commands do not need it.
    from provengym_delf import ClientError, Transcript, chat
    from provengym_delf import recorded as of_transcript

    require_place("--output", output)
    if base_url is not None and model is None:
        raise UsageError("--base-url is the endpoint of --model, which is missing")
    task = _task(description=_text(description), **asked)
    ask: Ask
    if model is not None:
        if recorded is not None:
            raise UsageError("--model and --recorded exclude each other")
        name = model
        try:
            ask = chat(model, base_url=base_url, key_variable=key_variable)
        except ClientError as error:
            raise UsageError(str(error)) from error
    else:
        place = description.with_suffix(".jsonl") if recorded is None else recorded
        if recorded is None and not place.exists():
            raise UsageError(
                f"--model or --recorded is missing, and there is no {str(place)!r} beside the "
                "description"
            )
        answers = _read(place)
        name, ask = answers.model, of_transcript(answers)
    transcript = Transcript(task=task, model=name)
    if output.exists():
        transcript = _begun(output, transcript)
    return _run(transcript, ask, output, trials, library, as_json)


def _run(
    transcript: Transcript,
    ask: Ask,
    output: Path,
    trials: int,
    library: Path | None,
    as_json: bool,
) -> int:
    from provengym_delf import AnswerError, ClientError, DelfReport, converse

    last = transcript

    def save(now: Transcript) -> None:
        nonlocal last
        try:
            now.save(output)
        except OSError as error:
            raise UsageError(f"--output: {error.strerror or error}") from error
        last = now

    done: list[Trial] = []
    with spinner("asking", show=not as_json) as tell:
        try:
            for trial in converse(transcript, ask, _judged(tell, library), save, trials=trials):
                done.append(trial)
                if not as_json:
                    _print_trial(trial)
                tell("asking")
        except (AnswerError, ClientError) as error:
            raise UsageError(f"{error}; {_kept(last, output)}") from error
    if not done:
        raise UsageError(f"no program was answered; {_kept(last, output)}")
    return _told(DelfReport(last, tuple(done)), as_json, (str(output),))


def _kept(transcript: Transcript, output: Path) -> str:
    number = len(transcript.trials)
    kept = f"{number} trial{'s' * (number != 1)}"
    return f"{kept} kept in {output}" if transcript.exchanges else "nothing was kept"


@delf.command("replay")
def replay(
    transcript: TranscriptArgument, library: LibraryOption = None, as_json: JsonOption = False
) -> int:
    """Judge the answers of a transcript anew, without any model.

    Exit status 0 where the last program is right, 1 where it is wrong or a verdict is another one
    than was recorded, 3 where that is not decided.
    """
    found = _replayed(transcript, library, as_json)
    return _told(found, as_json) or _departed(found)


@delf.command("report")
def report(
    transcript: TranscriptArgument,
    html: HtmlOption = None,
    library: LibraryOption = None,
    as_json: JsonOption = False,
) -> int:
    """Judge the answers of a transcript anew, and write what came of them.

    The exit status is that of replay.
    """
    require_place("--html", html)
    found = _replayed(transcript, library, as_json)
    failures: list[str] = []
    files = write("--html", html, found.save_html, failures)
    status = _told(found, as_json, files) or _departed(found)
    for failure in failures:
        complain(failure)
    return status or (WRONG_USE if failures else 0)


def _departed(found: DelfReport) -> int:
    """The exit status by what was recorded: 1 where a verdict is another one."""
    return int(bool(found.differing))


def _replayed(path: Path, library: Path | None, as_json: bool) -> DelfReport:
    from provengym_delf import AnswerError, DelfReport
    from provengym_delf import replay as replayed

    transcript = _read(path)
    done: list[Trial] = []
    with spinner("judging", show=not as_json) as tell:
        try:
            for trial in replayed(transcript, _judged(tell, library)):
                done.append(trial)
                if not as_json:
                    _print_trial(trial)
        except AnswerError as error:
            raise UsageError(f"{path}: {error}") from error
    if not done:
        raise UsageError(f"{path}: there is no program in it")
    return DelfReport(transcript, tuple(done))


def _judged(
    tell: Callable[[str], None], library: Path | None
) -> Callable[[str, Task, Design | None], Evaluation]:
    from provengym.conformance import ConformanceError
    from provengym_delf import judge

    def judged(program: str, task: Task, design: Design | None) -> Evaluation:
        try:
            return judge(program, task, design=design, library=library, tell=tell)
        except ConformanceError as error:
            raise UsageError(str(error)) from error

    return judged


def _told(found: DelfReport, as_json: bool, files: Iterable[str] = ()) -> int:
    """Print the report; the exit status."""
    if as_json:
        more: dict[str, Any] = {"files": list(files)} if files else {}
        emit_json(found.to_dict() | more)
    else:
        _print(found, files)
    return STATUS[found.verdict]


def _print_trial(trial: Trial) -> None:
    console, evaluation = Console(), trial.evaluation
    verdict = (evaluation.verdict, _STYLE[evaluation.verdict])
    console.say(f"trial {trial.number}: ", verdict, f": {evaluation.meaning}")
    for finding in evaluation.findings:
        first, *rest = finding.story.rstrip().split("\n")
        console.say((f"{finding.source}: {finding.kind}", "red"), f": {first}")
        for line in rest:
            console.say(f"  {line}" if line else "")
    if trial.recorded not in (None, evaluation.verdict):
        console.say((f"recorded as {trial.recorded}", "yellow"))


def _print(found: DelfReport, files: Iterable[str]) -> None:
    last = found.last
    rows = [
        ("words", str(found.transcript.task.words)),
        ("model", found.transcript.model),
        ("trials", str(len(found.trials))),
        ("findings", ", ".join(f"{kind} {n}" for kind, n in found.counts.items()) or "none"),
        ("audit", last.part("audit").get("verdict") or "none"),
        ("states", f"{last.part('audit').get('states', 0):,}"),
        ("sufficient", _SUFFICES[last.part("analysis").get("sufficient")]),
        ("reference", last.part("conformance").get("verdict") or "none"),
        *([("grade", last.grade or "none")] if found.transcript.task.target == "spec" else []),
        *(("file", file) for file in files),
    ]
    print_rows(rows)
    for warning in last.warnings:
        warn(warning)
    console = Console()
    notes = [*last.notes, *([last.unneeded] if last.unneeded else [])]
    for note in notes:
        console.say((f"note: {note}", "dim"))


def _text(path: Path) -> str:
    try:
        return reading.text(path, MOST_BYTES)
    except OSError as error:
        raise UsageError(f"{path}: {error.strerror or error}") from error
    except ValueError as error:
        raise UsageError(f"{path}: {error}") from error


def _task(**fields: Any) -> Task:
    """The task, where every option fits."""
    from provengym_delf import Task

    try:
        return Task(**fields)
    except (TypeError, ValueError) as error:
        raise UsageError(str(error)) from error


def _read(path: Path) -> Transcript:
    from provengym_delf import TranscriptError, read_transcript

    try:
        return read_transcript(path)
    except TranscriptError as error:
        raise UsageError(str(error)) from error
    except OSError as error:
        raise UsageError(f"{path}: {error.strerror or error}") from error


def _begun(path: Path, wanted: Transcript) -> Transcript:
    """The transcript that is there already, if it is one of the same task and model."""
    there = _read(path)
    if there.task.to_dict() != wanted.task.to_dict() or there.model != wanted.model:
        raise UsageError(
            f"--output: {path} is a transcript of another task or model; name another file"
        )
    return there
