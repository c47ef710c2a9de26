"""``provengym check``: does a certificate hold?"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

from provengym.cli._common import JsonOption, ParameterOption, UsageError, emit_json
from provengym.cli._solving import (
    ThreadsOption,
    described,
    environment_and_parameters,
    print_rows,
    use_errors,
)

if TYPE_CHECKING:
    from provengym.solving import Certificate, CheckResult

HOLDS, DOES_NOT_HOLD = 0, 1


def check(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="A certificate: a .npz or a .json file.")
    ],
    name: Annotated[
        str | None,
        typer.Argument(
            metavar="[NAME]",
            help="What it must be about: an environment, with -p. "
            "By default, the environment or the model that the file itself names.",
        ),
    ] = None,
    param: ParameterOption = None,
    threads: ThreadsOption = 1,
    as_json: JsonOption = False,
) -> int:
    """Check a certificate of optimal values and a policy, wherever it comes from.

    The check is in exact arithmetic, by code proved to be right; nothing is solved.
    """
    # Imported here, for the other commands do not need it.
    from provengym import solving

    if name is None and param:
        raise UsageError("-p needs the NAME of an environment")
    environment, parameters = (
        (None, {}) if name is None else environment_and_parameters(name, param or [])
    )
    with use_errors():
        certificate = solving.load_certificate(file)
        result = solving.check(environment, certificate, threads=threads, **parameters)
    if as_json:
        emit_json(
            {
                "holds": result.holds,
                "state": result.state,
                "action": result.action,
                "message": result.message,
                "bound": result.bound,
                "policy_bound": result.policy_bound,
                "sha256": certificate.sha256,
            }
        )
    else:
        _print(certificate, result, environment, parameters)
    return HOLDS if result.holds else DOES_NOT_HOLD


def _print(
    certificate: Certificate,
    result: CheckResult,
    environment: str | None,
    parameters: dict[str, Any],
) -> None:
    from provengym.solving._numbers import shown_up
    from provengym.solving._words import decimal

    console = Console(highlight=False, soft_wrap=True)
    if result.holds:
        console.print(Text("holds", style="bold green"), end="")
    else:
        console.print(Text("does not hold", style="bold red"), end="")
    console.print(Text(f": {result.message}"))
    rows = [
        (
            "model",
            _model(certificate) if environment is None else described(environment, parameters),
        ),
        ("discount", decimal(certificate.discount)),
        ("sha256", certificate.sha256),
    ]
    if result.bound is not None:
        rows.append(("values", f"within {shown_up(result.bound)} of optimal"))
    if result.policy_bound is not None:
        rows.append(("policy", f"within {shown_up(result.policy_bound)} of optimal"))
    print_rows(rows)


def _model(certificate: Certificate) -> str:
    """What a certificate that names its own model was checked against."""
    name = None if certificate.environment is None else described(*certificate.environment)
    if certificate.model is None:
        return str(name)
    return "the one in the file" + (f", which it calls {name}" if name else "")
