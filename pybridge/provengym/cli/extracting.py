"""The options of extraction that ``provengym extract``, ``audit`` and ``analyse`` share."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from provengym.cli.common import UsageError
from provengym.data import reading
from provengym.data.errors import brief

ModelOrTarget = Annotated[
    str,
    typer.Argument(
        metavar="TARGET",
        help="An environment id, module:attribute, path/to/file.py:attribute, or a model that "
        "extract wrote.",
    ),
]
TargetArgOption = Annotated[
    list[str] | None,
    typer.Option(
        "--target-arg", metavar="KEY=VALUE", help="An argument of the target. Repeatable."
    ),
]
KeyOption = Annotated[
    str | None,
    typer.Option(
        "--key",
        metavar="EXPRESSION",
        help="What a state is: an expression over env and observation. By default all that "
        "the environment holds; needed where that cannot be saved.",
    ),
]
BindingOption = Annotated[
    str | None,
    typer.Option(
        "--binding",
        metavar="PLACE",
        help="A provengym.conformance.Binding, as module:attribute or file.py:attribute, or "
        "a file that ends in .toml; its state_key is the key.",
    ),
]
ActionsOption = Annotated[
    str | None,
    typer.Option(
        "--actions",
        metavar="LIST|FILE",
        help="The actions that are tried of a Box action space: a list in JSON, such as "
        "'[[-1.0], [1.0]]', or a file that holds one.",
    ),
]
BudgetOption = Annotated[
    str,
    typer.Option(
        "--budget", metavar="AMOUNT", help="Time, such as 60s or 5m; or calls, as 100000steps."
    ),
]
SeedOption = Annotated[
    int, typer.Option("--seed", help="Seed of the episodes in which the target is played.")
]
CallLimitOption = Annotated[
    str,
    typer.Option("--call-limit", metavar="TIME", help="Time that one call of the target may take."),
]


def parse_actions(text: str | None) -> list[Any] | None:
    """The actions that an `ActionsOption` names.

    Raises:
        UsageError: It is no list in JSON, and no file with one.
    """
    if text is None:
        return None
    listed = text
    if not text.lstrip().startswith("["):
        try:
            listed = reading.text(text)
        except (OSError, ValueError) as error:
            why = getattr(error, "strerror", None) or error
            raise UsageError(
                f"--actions: a list in JSON, such as '[[-1.0], [1.0]]', or a file, got "
                f"{brief(text)}: {why}"
            ) from error
    try:
        found = reading.json_value(listed)
    except ValueError as error:
        raise UsageError(f"--actions: {brief(listed)} is no JSON: {error}") from error
    if not isinstance(found, list):
        raise UsageError(f"--actions: a list in JSON, got {brief(listed)}")
    return found
