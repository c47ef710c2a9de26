"""The application: its commands, and what becomes of their errors."""

from __future__ import annotations

import functools
import inspect
import itertools
import json
import sys
from importlib.metadata import entry_points
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Annotated, Any

import typer

import provengym
from provengym._validation import shown
from provengym.cli.analyse import analyse
from provengym.cli.audit import audit
from provengym.cli.bench import app as bench
from provengym.cli.campaign import campaign
from provengym.cli.check import check
from provengym.cli.common import UsageError, emit_json
from provengym.cli.conform import conform
from provengym.cli.demo import demo
from provengym.cli.evaluate import evaluate
from provengym.cli.extract import extract
from provengym.cli.groups import Commands, misuse
from provengym.cli.list import list_environments
from provengym.cli.mcp import mcp
from provengym.cli.new import new
from provengym.cli.new_env import new_env
from provengym.cli.output import (
    READER_GONE,
    OutputError,
    checked_output,
    complain,
    reported,
    warn,
)
from provengym.cli.package import package
from provengym.cli.play import play
from provengym.cli.prove import prove
from provengym.cli.render import render
from provengym.cli.replay import replay
from provengym.cli.show import show
from provengym.cli.solve import SolveCommand, solve
from provengym.data.errors import one_line, told
from provengym_command import is_ours, wrong_installation

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

WRONG_USE, OUR_ERROR, INTERRUPTED = 2, 4, 130


START = """\
Try it:         provengym demo
Your own file:  provengym audit my.py:MyEnv
All commands:   provengym --help
"""
"""The lines that the command prints by itself."""
_FIRST, _MORE = "Begin with", "More"
"""The panels of the help."""

app = typer.Typer(
    name="provengym",
    cls=Commands,
    help="Reinforcement-learning environments specified and proved in Lean, compiled to C.",
    epilog="Exit status: 0 as asked (equal, agrees, clean, solved, holds, complete, sound, gone, "
    "passed); 1 the answer is no (differs, does not hold, a finding, a defect, still there, "
    "failed); 2 wrong use, or a file that cannot be read or written; 3 undecided, or less than "
    "--require asks for; 4 an error of provengym's own; 130 interrupted.",
    add_completion=False,
    pretty_exceptions_enable=False,
)


@app.callback(invoke_without_command=True)
def _options(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
    as_json: Annotated[
        bool,
        typer.Option(
            "--json",
            help="With --version: print one JSON object, with the SHA-256 of the C of each kernel.",
        ),
    ] = False,
) -> None:
    if version and as_json:
        emit_json({"version": provengym.__version__, **_emitted()})
    elif version:
        typer.echo(f"provengym {provengym.__version__}")
    elif as_json:
        raise UsageError(
            "--json stands after a command, as in `provengym list --json`, or with --version"
        )
    elif context.invoked_subcommand is None:
        # A wrong use, as of other commands with commands: a script that forgot one must not pass.
        typer.echo(START, nl=False)
        raise typer.Exit(WRONG_USE)
    if version:
        raise typer.Exit


def _emitted() -> dict[str, Any]:
    """Return who emitted the C that was compiled, and the SHA-256 of each file of it, as package
    data that ``tools/bindings.py`` writes."""
    file = Path(provengym.__file__).with_name("emitted.json")
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


def _add(name: str, command: Callable[..., Any], panel: str, example: str | None = None) -> None:
    """Add a command.

    Args:
        name: Its name.
        command: The command, of whose description the first sentences stand in the help.
        panel: Where these stand.
        example: Its arguments in an example that stands there, too.
    """
    about, _, _ = inspect.cleandoc(command.__doc__ or "").partition("\n\n")
    line = "" if example is None else f"\n$ provengym {name} {example}"
    cls = SolveCommand if command is solve else None
    short = f"{' '.join(about.split())}{line}"
    app.command(name, cls=cls, short_help=short, rich_help_panel=panel)(command)


for _name, _command, _example in (
    ("conform", conform, "my.py:MyEnv --reference GridWorld"),
    ("audit", audit, "FrozenLake-v1"),
    ("evaluate", evaluate, "FrozenLake-v1 --policy random"),
    ("solve", solve, "GridWorld --discount 0.99"),
    ("play", play, "GridWorld"),
):
    _add(_name, _command, _FIRST, _example)
for _name, _command in (
    ("demo", demo),
    ("list", list_environments),
    ("show", show),
    ("render", render),
    ("check", check),
    ("extract", extract),
    ("analyse", analyse),
    ("campaign", campaign),
    ("mcp", mcp),
    ("new-env", new_env),
    ("new", new),
    ("prove", prove),
    ("package", package),
):
    _add(_name, _command, _MORE)
app.command("replay", hidden=True)(replay)  # the older name of conform --replay
app.add_typer(bench, name="bench", rich_help_panel=_MORE)


@functools.cache
def _add_commands() -> None:
    """Add the commands of other packages, each an entry point in the group ``provengym.commands``
    that names a `typer.Typer`.  One that cannot be loaded is left out, with a warning."""
    own = {one.name for one in app.registered_commands}
    own |= {one.name for one in app.registered_groups}
    for found in sorted(entry_points(group="provengym.commands"), key=lambda found: found.name):
        try:
            if found.name in own:
                raise ValueError("there is a command of this name")
            commands = found.load()
            if not isinstance(commands, typer.Typer):
                raise TypeError(f"it must be a typer.Typer, got {shown(commands)}")
            app.add_typer(commands, name=found.name, rich_help_panel=_MORE)
        except Exception as error:  # noqa: BLE001 - the package is another's
            warn(f"the command {found.name} cannot be loaded from {found.value}: {told(error)}")


def main(args: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit status.

    Whatever is wrong with the use of a command is one line on standard error and status 2; an
    unexpected error is status 4.  With ``--json`` either is an object on standard output as well.
    """
    arguments = list(sys.argv[1:] if args is None else args)
    try:
        with checked_output():
            return _run(arguments)
    except OutputError as error:
        if error.reader_gone:
            return READER_GONE
        complain(error)
        return WRONG_USE


def _run(arguments: list[str]) -> int:
    as_json = "--json" in itertools.takewhile(lambda argument: argument != "--", arguments)
    _add_commands()
    command = typer.main.get_command(app)
    try:
        status = command.main(args=arguments, prog_name="provengym", standalone_mode=False)
    except OutputError:
        raise
    except UsageError as error:
        return _ended(WRONG_USE, error, as_json, error.more)
    except (KeyboardInterrupt, typer.Abort):
        if as_json:
            emit_json({"error": "interrupted", "status": INTERRUPTED})
        return INTERRUPTED
    except BaseException as error:  # noqa: BLE001 - whatever it is, it is told
        if isinstance(error, ImportError) and not is_ours(error):
            return _ended(WRONG_USE, wrong_installation(error), as_json)
        if isinstance(error, MemoryError):
            return _ended(WRONG_USE, f"the memory ran out: {error}".rstrip(": "), as_json)
        if hasattr(error, "format_message"):
            return _ended(WRONG_USE, misuse(error), as_json)
        return _ended(OUR_ERROR, reported(error, arguments), as_json)
    return status if isinstance(status, int) else 0


def _ended(
    status: int, message: object, as_json: bool, more: Mapping[str, Any] = MappingProxyType({})
) -> int:
    text = one_line(message, None)
    complain(text)
    if as_json:
        emit_json({"error": text, "status": status, **more})
    return status
