"""``provengym conform``: where does an environment depart from its reference?"""

from __future__ import annotations

import contextlib
import functools
import operator
import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from provengym.cli.common import (
    JsonOption,
    UsageError,
    finish,
    standard_output_kept,
    write,
)
from provengym.cli.options import HtmlOption, RunOption, takes
from provengym.cli.output import Console
from provengym.cli.replay import replay as play_again
from provengym.cli.solving import VerboseOption, require_folder, require_place
from provengym.data.arguments import CONFORM
from provengym.data.episode import brief_actions

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from provengym.conformance import Coverage, Finding, Report

_OF_REPLAY = ("replay", "target", "run", "as_json")
AS_ASKED, DIFFERS, UNDECIDED, INTERRUPTED = 0, 1, 3, 130
_STYLE = {"differs": "bold red", "inconclusive": "bold yellow"}


@takes(CONFORM)
def conform(
    context: typer.Context,
    reference: str | None,
    target: Annotated[
        str | None,
        typer.Argument(
            metavar="TARGET",
            help="module:attribute, path/to/file.py:attribute, command:PROGRAM, or an "
            "environment id.",
            show_default=False,
        ),
    ] = None,
    save: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER",
            help="Write each finding there, for --replay, and a pytest test of it.",
        ),
    ] = None,
    replay: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Play a saved finding again, three times, of TARGET if one is given: status 0 "
            "where it does not differ any more, 1 where it still does.",
        ),
    ] = None,
    run: RunOption = False,
    as_json: JsonOption = False,
    junit: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the report as JUnit XML.")
    ] = None,
    html: HtmlOption = None,
    verbose: VerboseOption = False,
    **asked: Any,
) -> int:
    """Find where an environment departs from its reference, as a shortest sequence of actions.

    A parameter given with -p goes to both. Those of the reference's other parameters that the
    target takes by name are explored.
    """
    if replay is not None:
        _refuse_others(context)
        return play_again(replay, target=target, run=run, as_json=as_json)
    if target is None:
        raise UsageError("TARGET is missing, or --replay FILE")
    if run:
        raise UsageError("--run is for a saved finding, --replay FILE")
    # Imported here, for the other commands do not need them.
    from provengym.conformance import ConformanceError, Interrupted
    from provengym.conformance import conform as check

    if save is not None:
        require_folder("--save", save)
    places = _places({"--junit": junit, "--html": html})
    try:
        with standard_output_kept(), _progress(show=not as_json) as progress:
            try:
                report = check(
                    target, reference=reference, progress=progress, isolated=True, **asked
                )
            except Interrupted as interrupted:
                report = interrupted.report
        failures: list[str] = []
        saved = write("--save", save, report.save, failures)
        _write(report, places, failures)
    except ConformanceError as error:
        raise UsageError(str(error)) from error
    except Exception as error:
        title = target if reference is None else f"{target} against {reference}"
        _write_error(places.get("--junit"), title, error)
        raise
    found = report.to_dict() | ({} if save is None else {"saved": saved})
    show = functools.partial(_print, report, saved, in_full=verbose)
    return finish(_status(report), found, show, failures, as_json=as_json)


def _refuse_others(context: typer.Context) -> None:
    """Refuse the options that mean nothing where a saved finding is played again.

    Raises:
        UsageError: There is one.
    """
    for one in context.command.params:
        source = context.get_parameter_source(one.name or "")
        given = source is not None and source.name == "COMMANDLINE"
        if given and one.name not in _OF_REPLAY:
            raise UsageError(
                f"{one.opts[-1]} is no option of --replay, which plays what the file says"
            )


def _status(report: Report) -> int:
    if report.interrupted:
        return INTERRUPTED
    if report.verdict == "differs":
        return DIFFERS
    return AS_ASKED if report else UNDECIDED


def _places(wanted: dict[str, Path | None]) -> dict[str, Path]:
    """Where each option's file goes, whatever folder the target changes to.

    Raises:
        UsageError: Something cannot be written there.
    """
    places: dict[str, Path] = {}
    for option, path in wanted.items():
        if path is None:
            continue
        require_place(option, path)
        if path.absolute() in places.values():
            raise UsageError(f"{option}: {str(path)!r} is named twice")
        places[option] = path.absolute()
    return places


def _write(report: Report, files: dict[str, Path], failures: list[str]) -> None:
    """Write the report to files, each in its form."""
    from provengym.data.writing import written

    forms = {"--junit": report.to_junit, "--html": report.to_html}
    for option, path in files.items():
        form = operator.methodcaller("write", forms[option]().encode())
        what = f"{option}: {path} cannot be written"
        write(what, path, functools.partial(written, write=form), failures)


def _write_error(path: Path | None, title: str, error: Exception) -> None:
    """Let the JUnit file, if one is wanted, say that there was an error and no verdict."""
    if path is None:
        return
    from provengym.conformance.reporting.junit import junit_error
    from provengym.data.writing import written

    with contextlib.suppress(OSError):
        written(path, operator.methodcaller("write", junit_error(title, error).encode()))


@contextlib.contextmanager
def _progress(*, show: bool) -> Iterator[Callable[[str, float], None] | None]:
    """A bar on standard error, where someone can see it."""
    console = Console(stderr=True)
    if not show or not console.is_terminal:
        yield None
        return
    name, bar, left = TextColumn("{task.description:<10}"), BarColumn(), TextColumn("left")
    columns = (name, bar, TimeElapsedColumn(), TimeRemainingColumn(), left)
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("", total=1.0)
        yield lambda engine, done: progress.update(task, description=engine, completed=done)


def _print(report: Report, files: list[str], *, in_full: bool) -> None:
    console = Console()
    given = ", ".join(f"{name}={value}" for name, value in report.parameters.items())
    title = f"{report.title}({given})" if given or report.reference else report.title
    console.say((title, "dim"))
    console.say((report.verdict, _STYLE.get(report.verdict, "bold green")), f": {report.meaning}")
    _print_coverage(console, report.coverage)
    if report.falls_short:
        console.say((f"  required: {report.require}", "bold yellow"))
    for note in report.notes:
        if in_full or note not in report.usual:
            console.say(f"  note: {note}")
    for finding in report.findings:
        _print_finding(console, finding)
    if files:
        console.print()
    for file in files:
        console.say((f"Saved: {file}", "dim"))
    if files:
        again = f"provengym conform --replay {shlex.quote(files[0])}"
        console.say((f"Play it again: {again}", "dim"))


def _print_coverage(console: Console, coverage: Coverage) -> None:
    numbers = f"{coverage.states:,} states, {coverage.transitions:,} transitions"
    complete = "complete" if coverage.complete else "not complete"
    steps = f"{coverage.target_steps:,} steps of the target"
    console.say(f"  covered ({coverage.engine}): {numbers}, {complete}; {steps}")
    if coverage.assumption is not None:
        console.say(f"  assuming: {coverage.assumption}")


def _print_finding(console: Console, finding: Finding) -> None:
    console.print()
    first, _, rest = finding.story.partition("\n")
    console.say((first, "bold"))
    console.lines(rest)
    console.say((f"Actions: {brief_actions(finding.actions)}; {finding.minimal}.", "dim"))
    console.say((finding.confirmation, "dim"))
