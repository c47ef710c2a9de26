"""``provengym campaign``: many jobs on many workers, which go on where they were broken off."""

from __future__ import annotations

import contextlib
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from provengym.cli.common import JsonOption, UsageError, emit_json
from provengym.cli.options import RunOption
from provengym.cli.output import Console, complain, remark, warn

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from provengym.campaigns.report import CampaignReport

STATUS = {"passed": 0, "failed": 1, "undecided": 3}
_STYLE = {"passed": "bold green", "failed": "bold red", "undecided": "bold yellow"}


def campaign(
    file: Annotated[
        Path,
        typer.Argument(
            metavar="FILE", help="A TOML file whose tables jobs say what is to be done."
        ),
    ],
    executor: Annotated[
        str,
        typer.Option(
            metavar="NAME",
            help="What does the jobs: processes, as many as there are processors, processes:8, "
            "dask, dask:ADDRESS, mpi, ray or ray:ADDRESS.",
        ),
    ] = "processes",
    output: Annotated[
        Path | None,
        typer.Option(
            "-o",
            "--output",
            metavar="FOLDER",
            help="Where each result is kept when it comes, and the merged ones at the end; the "
            "jobs whose results are there are not done again.",
        ),
    ] = None,
    run: RunOption = False,
    as_json: JsonOption = False,
) -> int:
    """Do a campaign: many checks, audits and scores of a matrix of targets, parameters and seeds.

    The result is the same whatever the number of workers. Without --run the file may name classes
    and functions of Python files in the current folder, and environments of this package and of
    Gymnasium.

    Exit status: 0 every job passed; 1 one
    failed; 2 wrong use; 3 one is undecided, and none failed.
    """
    # Imported here, for the other commands do not need it.
    from provengym.campaigns.api import campaign as done
    from provengym.campaigns.executors import check_name
    from provengym.campaigns.jobs import read_jobs, require_consent
    from provengym.campaigns.performing import CampaignError
    from provengym.targets.consent import ConsentError

    try:
        check_name(executor)
        jobs = read_jobs(file)
        if not run:
            require_consent(jobs)
    except ConsentError as error:
        raise UsageError(f"{file}: {error}; --run runs it all the same") from None
    except OSError as error:
        raise UsageError(f"cannot read {file}: {error.strerror or error}") from None
    except (TypeError, ValueError) as error:
        place = "--" if str(error).startswith("executor ") else f"{file}: "
        raise UsageError(f"{place}{error}") from None
    try:
        with _progress(len(jobs), show=not as_json) as progress:
            report = done(jobs, executor=executor, output=output, progress=progress)
    except CampaignError as error:
        raise UsageError(str(error)) from None
    except KeyboardInterrupt:
        if output is not None:
            complain(f"interrupted; the same command continues from {output}")
        raise
    for note in report.notes:
        remark(f"note: {note}")
    if as_json:
        emit_json(report.to_dict())
    else:
        _print(report)
    return STATUS[report.outcome]


@contextlib.contextmanager
def _progress(total: int, *, show: bool) -> Iterator[Callable[[dict[str, Any]], None]]:
    """A bar on standard error with what was found so far; a line for each process that died."""
    console = Console(stderr=True)
    columns = (
        BarColumn(), MofNCompleteColumn(), TextColumn("{task.description}"), TimeElapsedColumn(),
    )  # fmt: skip
    hidden = not show or not console.is_terminal
    with Progress(*columns, console=console, transient=True, disable=hidden) as bar:
        task, found = bar.add_task("", total=total), Counter[str]()

        def tell(row: dict[str, Any]) -> None:
            found[row["verdict"]] += 1
            bar.update(task, advance=1, description=_told(found))
            for died in row["run"]["died"]:
                warn(f"the job {row['job']} lost {died}")

        yield tell


def _print(report: CampaignReport) -> None:
    console = Console()
    table = Table(box=None, pad_edge=False, header_style="bold")
    for heading in ("target", "kind", "jobs", "verdicts", "classes"):
        table.add_column(heading, overflow="fold")
    by_target: dict[tuple[str, str], list[dict[str, Any]]] = {}
    for row in report.rows:
        by_target.setdefault((row["target"], row["kind"]), []).append(row)
    for (target, kind), rows in by_target.items():
        verdicts = Counter(row["verdict"] for row in rows)
        classes = Counter(name for row in rows for name in row["classes"])
        table.add_row(target, kind, str(len(rows)), _told(verdicts), _told(classes))
    console.print(table, soft_wrap=True)
    many = len(report.rows)
    outcomes = _told(Counter(row["outcome"] for row in report.rows))
    jobs = f"{many} job{'s' * (many != 1)}"
    console.say((report.outcome, _STYLE[report.outcome]), f": {jobs}: {outcomes}")


def _told(counts: Counter[str]) -> str:
    return ", ".join(f"{many} {name}" for name, many in sorted(counts.items()))
