"""The parts that ``provengym solve`` and ``provengym check`` share."""

from __future__ import annotations

import contextlib
import os
import re
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import gymnasium
import typer

from provengym._validation import suggestion
from provengym.cli.common import (
    UsageError,
    emit_json,
    parse_parameters,
    refusal_of,
    require_parameters,
    tuples,
    warnings_in_lines,
)
from provengym.cli.output import Console, complain
from provengym.data.errors import one_line
from provengym.envs.registry import ENVIRONMENTS, find
from provengym.models.archives import is_model_file
from provengym.targets.loading import classes_in, package_of, with_class

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

ThreadsOption = Annotated[
    int, typer.Option("--threads", min=1, help="Threads to compute with; results do not change.")
]

_UNDECIDED = 3

NO_OBJECTIVE = "an objective is needed: --discount 0.99, or --horizon T, or --objective total"

RESERVED = (
    "model", "certificate", "discount", "objective", "success", "horizon", "tol", "method",
    "threads", "progress",
)  # fmt: skip


def environment_and_parameters(name: str, items: Iterable[str]) -> tuple[str, dict[str, Any]]:
    """The id of an environment of this package or of Gymnasium, or a class of rules as targets are
    named, and its parameters; or the file of a model, which has none.

    Raises:
        UsageError: There is no such environment, or one of this package has no such parameters.
    """
    parameters = parse_parameters(items)
    if is_model_file(name):
        for key in parameters:
            raise UsageError(f"{name} is a model, which has no parameter {key!r}")
        return name, parameters
    if (entry := find(name)) is not None:
        require_parameters(entry, parameters)
        return entry.id, parameters
    is_named = ":" in name or with_class(name) != name or package_of(name)
    if name not in gymnasium.registry and not is_named:
        known = [*(entry.name for entry in ENVIRONMENTS), *gymnasium.registry]
        hint = classes_in(Path(name)) or suggestion(name, known)
        raise UsageError(f"no environment is called {name!r}{hint}")
    for key in parameters:
        if key in RESERVED:
            raise UsageError(f"{key!r} cannot be a parameter of {name} here")
    return name, parameters


def described(environment: str, parameters: Mapping[str, Any]) -> str:
    """An environment and its parameters as one would write them in Python."""
    given = ", ".join(f"{key}={tuples(value)!r}" for key, value in parameters.items())
    return f"{environment}({given})" if given else environment


def rounding_rows(rounding: float, reward_rounding: float, by: str = "") -> list[tuple[str, str]]:
    """Tell what was rounded, and by how much; no rows where all numbers were met exactly."""
    from provengym.finite.quantities import shown_up

    return [
        (what, f"rounded by up to {shown_up(size)}{by}")
        for what, size in (("probabilities", rounding), ("rewards", reward_rounding))
        if size
    ]


VerboseOption = Annotated[
    bool, typer.Option("--verbose", help="Print all assumptions, tests and notes.")
]
_CLAUSE = re.compile(r"(?<=\w) \(|; | but ")
"""The end of the first clause of an assumption."""
_SENTENCE = re.compile(r"(?<=\.) (?=[A-Z0-9])")


@contextlib.contextmanager
def use_errors(options: Mapping[str, str] | None = None) -> Iterator[None]:
    """Whatever refuses its arguments or files is a `UsageError`, a warning a line on stderr.

    Args:
        options: The options of arguments that messages begin with.
    """
    try:
        with warnings_in_lines():
            yield
    except OSError as error:
        raise refusal_of(error) from error
    except (TypeError, ValueError, ImportError, MemoryError, gymnasium.error.Error) as error:
        message = str(error)
        argument = re.split(r"\W", message, maxsplit=1)[0]
        if argument in (options or {}):
            message = (options or {})[argument] + message[len(argument) :]
        elif not message:  # Python's own, of no argument's making
            raise
        raise UsageError(message) from error


def require_place(option: str, path: Path | None) -> None:
    """Refuse a file that cannot be written, before the work whose result it is to hold."""
    if path is None:
        return
    if path.is_dir():
        raise UsageError(f"{option}: {str(path)!r} is a folder")
    if not path.parent.is_dir():
        raise UsageError(f"{option}: there is no folder {str(path.parent)!r}")
    if not os.access(path.parent, os.W_OK):
        raise UsageError(f"{option}: the folder {str(path.parent)!r} cannot be written to")


def require_folder(option: str, path: Path) -> None:
    """Refuse a folder that cannot be made or written to, before the work whose result it is to
    hold; nothing is left behind."""
    if path.exists():
        if not path.is_dir():
            raise UsageError(f"{option}: {path} is no folder")
        if not os.access(path, os.W_OK):
            raise UsageError(f"{option}: the folder {str(path)!r} cannot be written to")
        return
    first = [one for one in (path, *path.parents) if not one.exists()][-1]
    try:
        first.mkdir()
        first.rmdir()
    except OSError as error:
        reason = error.strerror or error
        raise UsageError(f"{option}: the folder {str(path)!r} cannot be made: {reason}") from None


def grounds(assumptions: Sequence[str], tested: str, *, in_full: bool) -> list[tuple[str, str]]:
    """Rows of what a result rests on: all of it, or one line with the number of the assumptions and
    their first clauses, and one with the first test and the number of the others."""
    if in_full:
        rows = [("" if number else "assumption", text) for number, text in enumerate(assumptions)]
        return [*rows, *([("tested", tested)] if tested else [])]
    rows = []
    if assumptions:
        clauses = [_CLAUSE.split(text, maxsplit=1)[0] for text in assumptions]
        told = "; ".join(
            one_line(clause) if clause == text else f"{one_line(clause)} ..."
            for clause, text in zip(clauses, assumptions, strict=True)
        )
        number = f"{len(assumptions)}: " if len(assumptions) > 1 else ""
        more = " (--verbose shows all)" if clauses != [*assumptions] else ""
        rows.append(("assumption", f"{number}{told}{more}"))
    if tested:
        first, *others = _SENTENCE.split(tested)
        more = f" ({len(others)} more: --verbose)" if others else ""
        rows.append(("tested", f"{first}{more}"))
    return rows


def undecided(why: str, *, as_json: bool) -> int:
    """Say why there is no answer; the exit status."""
    if as_json:
        emit_json({"error": why, "status": _UNDECIDED})
    complain(why)
    return _UNDECIDED


def print_rows(rows: Iterable[tuple[str, str]]) -> None:
    """Names and values in two columns; no value is broken."""
    console, rows = Console(), list(rows)
    width = max(len(name) for name, _ in rows)
    for name, value in rows:
        console.say((f"  {name:{width}}  ", "dim"), value)
