"""``provengym extract``: the exact decision process of a finite environment."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from provengym.cli.common import (
    JsonOption,
    UsageError,
    emit_json,
    refusal_of,
    spinner,
    standard_output_kept,
)
from provengym.cli.options import takes
from provengym.cli.output import Console
from provengym.cli.solving import VerboseOption, grounds, print_rows, require_place
from provengym.data.arguments import EXTRACT
from provengym.data.codec import plain

if TYPE_CHECKING:
    from provengym.finite.model import FiniteModel, Unknown

COMPLETE, FOUND, UNDECIDED = 0, 1, 3
_SHOWN = 5


@takes(EXTRACT)
def extract(
    target: Annotated[
        str,
        typer.Argument(
            metavar="TARGET",
            help="An environment id, module:attribute or path/to/file.py:attribute.",
        ),
    ],
    output: Annotated[
        Path, typer.Option("-o", "--output", metavar="FILE", help="The model: a .npz file.")
    ],
    verbose: VerboseOption = False,
    as_json: JsonOption = False,
    **asked: Any,
) -> int:
    """Read the exact decision process of a finite environment off its code, by running it.

    Every outcome of every draw is enumerated, with its exact probability. solve, and conform as
    its --reference, take the file.
    """
    # Imported here, for the other commands do not need it.
    from provengym.extracting import extract as extracted

    if output.suffix.lower() != ".npz":
        raise UsageError(f"--output: a model is a .npz file, got {str(output)!r}")
    require_place("--output", output)
    try:
        with standard_output_kept(), spinner("constructing", show=not as_json) as tell:

            def show(expanded: int, found: int) -> None:
                tell(f"{expanded:,} of {found:,} states expanded")

            model = extracted(target, progress=show, **asked)
        model.save(output)
    except (TypeError, ValueError, OSError) as error:
        raise refusal_of(error) from error
    if as_json:
        emit_json(report_of(model, output))
    else:
        _print(model, output, in_full=verbose)
    return status_of(model)


def status_of(model: FiniteModel) -> int:
    """The exit status that a model asks for."""
    if model.findings:
        return FOUND
    return COMPLETE if model.complete else UNDECIDED


def report_of(model: FiniteModel, output: Path) -> dict[str, Any]:
    """Return the report on a model, for JSON."""
    return {
        "target": model.target,
        "parameters": model.parameters,
        "constructed": model.constructed,
        "states": model.states,
        "actions": len(model.actions),
        "transitions": model.transitions,
        "complete": model.complete,
        "finite": model.finite,
        "unfinished": model.unfinished or None,
        "deterministic": model.deterministic,
        "unknown": [
            {
                "state": row.state,
                "action": row.action,
                "actions": [] if row.state is None else list(model.history(row.state)),
                "mass": float(row.mass),
                "reasons": dict(row.reasons),
            }
            for row in model.unknown_rows
        ],
        "rounding": [
            {
                "state": row.state,
                "action": row.action,
                "probability": float(row.probability),
                "observation": row.shown,
            }
            for row in model.rounding
        ],
        "findings": [finding.to_dict() for finding in model.findings],
        "notes": list(model.notes),
        "assumption": model.assumption,
        "proved": "the statements of solve and check about the model, in exact arithmetic",
        "tested": "that the model is the target: " + model.tested,
        "time_limit": model.time_limit,
        "file": str(output),
    }


def _print(model: FiniteModel, output: Path, *, in_full: bool) -> None:
    console = Console()
    head = ("complete", "bold green") if model.complete else ("not complete", "bold yellow")
    how = f", {model.constructed}" if model.constructed else ""
    console.say(head, f": the decision process of {model.target}{how}")
    rows = [
        ("states", f"{model.states:,}"),
        ("actions", f"{len(model.actions):,}"),
        ("outcomes", f"{model.transitions:,}"),
        *grounds(model.assumptions or ("none",), model.tested, in_full=in_full),
        ("file", str(output)),
    ]
    if model.time_limit is not None:
        rows.insert(3, ("time limit", f"{model.time_limit:,} steps, not part of the states"))
    if model.rounding:
        rows.insert(3, ("rounding", f"{len(model.rounding)} outcomes below 2^-40 set aside"))
    print_rows(rows)
    for finding in model.findings:
        console.say((f"{finding.kind}: {finding.message}", "red"))
        if finding.actions:
            console.say(f"  after the actions {model.told(finding.actions)}")
    alike: dict[frozenset[str], list[Unknown]] = {}
    for row in model.unknown_rows:
        alike.setdefault(frozenset(row.reasons), []).append(row)
    groups = list(alike.values())
    for rows_alike in groups[:_SHOWN]:
        row = max(rows_alike, key=lambda row: row.mass)
        where = "reset"
        if row.state is not None:
            where = f"after {model.told(model.history(row.state))}"
        action = "" if row.action is None else f", action {plain(model.actions[row.action])}"
        why = "; ".join(f"{reason} ({many})" for reason, many in row.reasons.items())
        chance = f"probability {float(row.mass):.3g}"
        more = f"; no more in {many - 1} other rows" if (many := len(rows_alike)) > 1 else ""
        console.say((f"unknown: {where}{action}: {chance}: {why}{more}", "yellow"))
    if others := sum(map(len, groups[_SHOWN:])):
        console.say(f"and {others} more unknown rows")
    if not model.finite:
        console.say((f"not every state was explored: {model.unfinished}", "yellow"))
    for note in model.notes:
        console.say((f"note: {note}", "dim"))
