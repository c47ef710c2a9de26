"""``provengym render``: a frame as text or as a picture, or an episode as a film."""

from __future__ import annotations

import contextlib
import operator
import re
from pathlib import Path
from typing import Annotated

import typer

from provengym.cli.common import (
    NameArgument,
    ParameterOption,
    SeedOption,
    UsageError,
    draw,
    find_environment,
    make_environment,
)


def render(
    name: NameArgument,
    param: ParameterOption = None,
    seed: SeedOption = None,
    output: Annotated[
        Path | None,
        typer.Option(
            "-o",
            "--output",
            metavar="FILE",
            help="A picture (.png), or a film of all steps (.gif, .mp4), instead of text.",
        ),
    ] = None,
    actions: Annotated[
        str | None,
        typer.Option(
            "--actions",
            metavar="LIST",
            help="Actions to take first, as numbers or names: 3,3,1 or right,right,down.",
        ),
    ] = None,
) -> None:
    """Draw a frame as text, or with -o as a PNG file, or the whole episode as a GIF or an MP4."""
    # Imported here, for the other commands do not need them.
    from provengym.data.writing import written
    from provengym.rendering.films import KINDS

    kind = "" if output is None else output.suffix.lower()
    if output is not None and kind not in KINDS:
        raise UsageError(f"-o names a file that ends in {', '.join(KINDS)}, got {str(output)!r}")
    entry, parameters = find_environment(name, param)
    mode = "ansi" if output is None else "rgb_array"
    with contextlib.closing(make_environment(entry, parameters, mode)) as env:
        env.reset(seed=seed)
        frames = [] if kind in ("", ".png") else [draw(env)]
        for action in [] if actions is None else re.split(r"\s*,\s*|\s+", actions.strip()):
            try:
                env.step(env.action_from_text(action))
            except ValueError:
                message = f"--actions are {env.actions_in_words()}, got {action!r}"
                raise UsageError(message) from None
            if frames:
                frames.append(draw(env))
        frames = frames or [draw(env)]
    if output is None:
        typer.echo(frames[-1])
        return
    try:
        written(output, operator.methodcaller("write", KINDS[kind](frames)))
    except ImportError as error:
        raise UsageError(str(error)) from error
    except OSError as error:
        message = f"-o: {str(output)!r} cannot be written: {error.strerror or error}"
        raise UsageError(message) from error
