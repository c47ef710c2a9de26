"""Groups of commands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import typer
from typer.core import TyperGroup

from provengym._validation import shown, suggestion
from provengym.cli.common import UsageError

if TYPE_CHECKING:
    from collections.abc import Iterable


class Commands(TyperGroup):
    """Commands; an interrupt ends each as an error, of which Typer makes a status alone."""

    def invoke(self, ctx: typer.Context) -> Any:  # type: ignore[override]  # the class of all
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt as error:
            raise typer.Abort from error

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
    return message


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
