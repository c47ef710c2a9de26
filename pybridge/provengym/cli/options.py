"""The options of commands that are made of declared arguments."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated, Any

import typer

from provengym.cli.common import UsageError, option, parse_parameters
from provengym.data import reading
from provengym.data.arguments import TEXTS, VALUES, Argument
from provengym.data.errors import brief

Decorator = Callable[[Callable[..., Any]], Callable[..., Any]]
ModelOrTarget = Annotated[
    str,
    typer.Argument(
        metavar="TARGET",
        help="An environment id, module:attribute, path/to/file.py:attribute, or a model that "
        "extract wrote.",
    ),
]
HtmlOption = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Write the report as a page of HTML.")
]
RunOption = Annotated[
    bool, typer.Option("--run", help="Run whatever the file names, commands too.")
]


def takes(declared: Mapping[str, Argument]) -> Decorator:
    """Return a decorator that gives a command an option for each declared argument.

    The command gets the arguments as the function in Python takes them, by keyword; it may name
    some of them as parameters of its own.
    """

    def decorated(command: Callable[..., Any]) -> Callable[..., Any]:
        @functools.wraps(command)
        def called(**given: Any) -> Any:
            return command(
                **given | {name: _read(name, one, given[name]) for name, one in declared.items()}
            )

        def type_of(name: str, one: Argument) -> Any:
            kind = list[str] if one.type in (VALUES, TEXTS) else one.type
            return Annotated[kind | None if one.omissible else kind, option(name, declared)]

        return signed(called, declared, type_of)

    return decorated


def signed(
    function: Callable[..., Any],
    declared: Mapping[str, Argument],
    type_of: Callable[[str, Argument], Any],
) -> Callable[..., Any]:
    """Return a function whose signature has the declared arguments, of these types, after those
    that must be given."""
    signature = inspect.signature(function, eval_str=True)
    own = [
        one
        for one in signature.parameters.values()
        if one.name not in declared and one.kind is not one.VAR_KEYWORD
    ]
    needed = [one for one in own if one.default is one.empty]
    others = [one.replace(kind=one.KEYWORD_ONLY) for one in own if one.default is not one.empty]
    made = [
        inspect.Parameter(
            name,
            inspect.Parameter.KEYWORD_ONLY,
            default=None if one.omissible else one.default,
            annotation=type_of(name, one),
        )
        for name, one in declared.items()
    ]
    parameters = [*needed, *made, *others]
    function.__signature__ = signature.replace(parameters=parameters)  # type: ignore[attr-defined]
    return function


def _read(name: str, argument: Argument, given: Any) -> Any:
    """Return the argument that an option says."""
    if argument.type == VALUES:
        return parse_parameters(given or [])
    if name == "actions":
        return parse_actions(given)
    return given or argument.default if argument.type == TEXTS else given


def parse_actions(text: str | None) -> tuple[Any, ...] | None:
    """Return the actions that an option names.

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
    return tuple(found)
