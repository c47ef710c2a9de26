"""``provengym conform``: where does an environment depart from its reference?"""

from __future__ import annotations

import contextlib
import operator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from provengym.cli.common import (
    JsonOption,
    UsageError,
    emit_json,
    standard_output_kept,
)
from provengym.cli.options import HtmlOption, takes
from provengym.cli.output import Console, complain
from provengym.cli.solving import require_folder, require_place
from provengym.data.arguments import CONFORM
from provengym.data.episode import brief_actions

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from provengym.conformance import Coverage, Finding, Report

AS_ASKED, DIFFERS, UNWRITTEN, UNDECIDED, INTERRUPTED = 0, 1, 2, 3, 130
_STYLE = {"differs": "bold red", "inconclusive": "bold yellow"}


@takes(CONFORM)
def conform(
    target: Annotated[
        str,
        typer.Argument(
            metavar="TARGET",
            help="module:attribute, path/to/file.py:attribute, command:PROGRAM, or an "
            "environment id.",
        ),
    ],
    reference: str | None,
    save: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER",
            help="Write each finding there, for `provengym replay`, and a pytest test of it.",
        ),
    ] = None,
    as_json: JsonOption = False,
    junit: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the report as JUnit XML.")
    ] = None,
    html: HtmlOption = None,
    **asked: Any,
) -> int:
    """Find where an environment departs from its reference, as a shortest sequence of actions.

    A parameter given with -p goes to both. Those of the reference's other parameters that the
    target takes by name are explored.
    """
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
                    target,
                    reference=reference,
                    progress=progress,
                    isolated=True,
                    **asked,
                )
            except Interrupted as interrupted:
                report = interrupted.report
        saved, failures = _save(report, save)
        failures += _write(report, places)
    except ConformanceError as error:
        raise UsageError(str(error)) from error
    except Exception as error:
        title = target if reference is None else f"{target} against {reference}"
        _write_error(places.get("--junit"), title, error)
        raise
    status = _status(report)
    if failures and status not in (DIFFERS, INTERRUPTED):
        status = UNWRITTEN
    if not as_json:
        _print(report, saved)
    if as_json:
        more: dict[str, Any] = {} if save is None else {"saved": [str(file) for file in saved]}
        if failures:
            more |= {"error": "; ".join(failures), "status": status}
        emit_json(report.to_dict() | more)
    for failure in failures:
        complain(failure)
    return status


def _status(report: Report) -> int:
    if report.interrupted:
        return INTERRUPTED
    if report.verdict == "differs":
        return DIFFERS
    return AS_ASKED if report else UNDECIDED


def _save(report: Report, folder: Path | None) -> tuple[list[Path], list[str]]:
    """The files of the findings, and why they could not be written."""
    from provengym.conformance import ConformanceError

    try:
        return ([] if folder is None else report.save(folder)), []
    except ConformanceError as error:  # the report is worth printing all the same
        return [], [f"--save: {error}"]


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


def _write(report: Report, files: dict[str, Path]) -> list[str]:
    """Write the report to files, each in its form; why some of them could not be written."""
    if not files:
        return []
    from provengym.data.writing import written

    forms = {"--junit": report.to_junit, "--html": report.to_html}
    failures = []
    for option, path in files.items():
        text = forms[option]().encode()
        try:
            written(path, operator.methodcaller("write", text))
        except OSError as error:
            failures.append(f"{option}: {path} cannot be written: {error.strerror or error}")
    return failures


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
    columns = (TextColumn("{task.description:<10}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("", total=1.0)
        yield lambda engine, done: progress.update(task, description=engine, completed=done)


def _print(report: Report, files: list[Path]) -> None:
    console = Console()
    given = ", ".join(f"{name}={value}" for name, value in report.parameters.items())
    title = f"{report.title}({given})" if given or report.reference else report.title
    console.say((title, "dim"))
    console.say((report.verdict, _STYLE.get(report.verdict, "bold green")), f": {report.meaning}")
    _print_coverage(console, report.coverage)
    if report.falls_short:
        console.say((f"  required: {report.require}", "bold yellow"))
    for note in report.notes:
        console.say(f"  note: {note}")
    for finding in report.findings:
        _print_finding(console, finding)
    if files:
        console.print()
    for file in files:
        console.say((f"Saved: {file}", "dim"))


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
