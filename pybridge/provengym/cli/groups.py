"""Groups of commands."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import typer
from typer.core import TyperGroup

from provengym._validation import shown, suggestion
from provengym.cli.common import UsageError

if TYPE_CHECKING:
    from collections.abc import Iterable


class Commands(TyperGroup):
    """Commands; an interrupt ends each as an error, of which Typer makes a status alone, and where
    an argument is refused, the option that gave it is named."""

    def invoke(self, ctx: typer.Context) -> Any:  # type: ignore[override]  # the class of all
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt as error:
            raise typer.Abort from error
        except UsageError as error:
            command = self.get_command(ctx, ctx.invoked_subcommand or "")
            error.args = (_by_option(str(error), [] if command is None else command.params),)
            raise

    def resolve_command(self, ctx: typer.Context, args: list[str]) -> Any:  # type: ignore[override]
        """Find the command that the first argument names.

        Raises:
            UsageError: There is none; the message has the nearest name.
        """
        if args and self.get_command(ctx, args[0]) is None:
            known = [name for name, one in self.commands.items() if not one.hidden]
            hint = suggestion(args[0], known) or listed_by(ctx.command_path)
            raise UsageError(f"no command is called {shown(args[0])}{hint}")
        return super().resolve_command(ctx, args)


def misuse(error: Any) -> str:
    """Say in a line what one of Typer's own errors of usage is about.

    Args:
        error: The error; its class has no public name in all versions of Typer.
    """
    context = getattr(error, "ctx", None)
    path = getattr(context, "command_path", "provengym")
    message: str = error.format_message()
    if message == "Missing command.":
        return f"which command?{listed_by(path)[1:]}"
    if context is not None and hasattr(error, "option_name") and hasattr(error, "possibilities"):
        options = _options(context.command.get_params(context))
        name: str = error.option_name
        hint = suggestion(name.lstrip("-"), options, _bare) or listed_by(path)
        return f"no option is called {shown(name)}{hint}"
    if (param := getattr(error, "param", None)) is not None:
        return _refused(error, param)
    if found := re.match(r"Got unexpected extra argument[^(]*(?:\(s\) )?\((.*)\)$", message):
        return f"too many arguments, {found[1]}{listed_by(path)}"
    return re.sub(r"^Option '(.*)' requires an argument\.$", r"\1 needs a value", message)


_WANTED = {
    "a valid integer": "an integer",
    "a valid number": "a number",
    r"greater than or equal to (\S+)": r"at least \1",
}
"""Phrases of Pydantic, which reads values for Typer, and what is said for them."""


def _refused(error: Any, param: Any) -> str:
    """Say that the value of a parameter is missing, or which was expected."""
    option = _option(param)
    name = option or param.metavar or param.name.upper()
    message: str = error.message
    if not message:
        about = (getattr(param, "help", None) or "a value").rstrip(".")
        return f"{name} is missing: {about[0].lower()}{about[1:]}"
    reasons: list[Any] = getattr(error.__cause__, "errors", list)()
    for phrase, wanted in _WANTED.items() if reasons else ():
        if found := re.search(phrase, message):
            return f"{name} must be {found.expand(wanted)}, got {shown(reasons[0]['input'])}"
    return f"{name}: {message.removeprefix('Value error, ').rstrip('.')}"


def _by_option(message: str, params: Iterable[Any]) -> str:
    """Return a message with the option of the argument that it begins with, if it has one."""
    for param in params:
        begun = re.match(rf"{re.escape(param.name)}(?=:| must | is )", message)
        if begun is not None and (option := _option(param)) is not None:
            return option + message[begun.end() :]
    return message


def _option(param: Any) -> str | None:
    """Return the name of an option; None of another argument."""
    return next((name for name in reversed(param.opts) if name.startswith("--")), None)


def listed_by(path: str) -> str:
    """Return where the commands of a group, or the options of a command, are listed."""
    return f"; '{path} --help' lists them"


def _options(params: Iterable[Any]) -> list[str]:
    """Return the options among the parameters of a command that its help shows."""
    visible = (one for one in params if not getattr(one, "hidden", False))
    names = (name for one in visible for name in (*one.opts, *one.secondary_opts))
    return [name for name in names if name.startswith("-")]


def _bare(option: str) -> str:
    return option.lstrip("-").casefold()
