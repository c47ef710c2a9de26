"""``provengym conform --replay``: is a saved finding still there?"""

from __future__ import annotations

import textwrap
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from provengym.cli.common import JsonOption, UsageError, emit_json, standard_output_kept
from provengym.cli.options import RunOption
from provengym.cli.output import Console

if TYPE_CHECKING:
    from provengym.conformance import Replay

GONE, DIFFERS = 0, 1


def replay(
    file: Annotated[
        Path,
        typer.Argument(metavar="FILE", help="A JSON file that `provengym conform --save` wrote."),
    ],
    target: Annotated[
        str | None,
        typer.Option(metavar="TARGET", help="What is played in the place of the saved target."),
    ] = None,
    run: RunOption = False,
    as_json: JsonOption = False,
) -> int:
    """Play a saved finding of `provengym conform` again, three times: `conform --replay FILE`.

    A file is data: of what it names, only classes and functions of Python files in the current
    folder, and environments of this package and of Gymnasium, are run without --run.
    """
    # Imported here, for the other commands do not need it.
    from provengym.conformance import ConformanceError
    from provengym.conformance import replay as play
    from provengym.targets.consent import ConsentError

    try:
        with standard_output_kept():
            found = play(file, target=target, isolated=True, run=run)
    except ConsentError as error:
        raise UsageError(
            f"{file}: {error}; --run does that, and another TARGET is played if you name one"
        ) from error
    except ConformanceError as error:
        raise UsageError(str(error)) from error
    if as_json:
        emit_json(
            {
                "file": str(file),
                "reproduced": found.reproduced,
                "times": found.times,
                "same": found.same,
                "before": found.before,
                "story": found.story,
                "seen": None if found.seen is None else found.seen.to_dict(),
            }
        )
    else:
        _print(found)
    return DIFFERS if found.reproduced else GONE


def _print(found: Replay) -> None:
    console = Console()
    story = found.story if found.seen is not None else textwrap.indent(found.story, "  ")
    first, _, rest = story.partition("\n")  # what the file tells stands apart
    console.say((first, "bold"))
    console.lines(rest)
    console.print()
    if found.reproduced:
        as_saved = "as it was saved" if found.same else "in another way than it was saved"
        console.say(("still differs", "bold red"), f": in {found.times} of 3 plays, {as_saved}.")
    else:
        before = "" if found.before == 3 else f", and {found.before} of 3 when it was found"
        console.say(("does not differ any more", "bold green"), f": in 0 of 3 plays{before}.")
