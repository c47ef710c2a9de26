"""The application: its commands, and what becomes of their errors."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

import typer

import provengym
from provengym.cli._common import UsageError, one_line
from provengym.cli.check import check
from provengym.cli.conform import conform
from provengym.cli.list import list_environments
from provengym.cli.play import play
from provengym.cli.render import render
from provengym.cli.replay import replay
from provengym.cli.show import show
from provengym.cli.solve import solve

if TYPE_CHECKING:
    from collections.abc import Sequence

app = typer.Typer(
    name="provengym",
    help="Reinforcement-learning environments specified and proved in Lean, compiled to C.",
    epilog="Exit status: 0 equal, solved, holds, mended or done; 1 differs or does not hold; "
    "2 wrong use; 3 inconclusive or not certified; 130 interrupted.",
    add_completion=False,
    pretty_exceptions_enable=False,
)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"provengym {provengym.__version__}")
        raise typer.Exit


@app.callback()
def _options(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_version, is_eager=True, help="Print the version."),
    ] = False,
) -> None:
    pass


app.command("list")(list_environments)
app.command("show")(show)
app.command("play")(play)
app.command("conform")(conform)
app.command("replay")(replay)
app.command("render")(render)
app.command("solve")(solve)
app.command("check")(check)


def main(args: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit status.

    Whatever is wrong with the use of a command is one line on standard error and status 2.
    """
    arguments = list(sys.argv[1:] if args is None else args)
    command = typer.main.get_command(app)
    try:
        status = command.main(args=arguments, prog_name="provengym", standalone_mode=False)
    except UsageError as error:
        return _wrong_use(error)
    except (KeyboardInterrupt, typer.Abort):
        return 130
    except Exception as error:
        # Typer's own usage errors, whose base class it exports under no name in all versions.
        if not hasattr(error, "format_message"):
            raise
        return _wrong_use(error.format_message())
    return status if isinstance(status, int) else 0


def _wrong_use(message: object) -> int:
    text = one_line(message)
    if text == "Missing command.":
        text = "which command? 'provengym --help' lists them"
    print(f"provengym: error: {text}", file=sys.stderr)
    return 2
