"""``provengym render``: one frame as text or as a picture."""

from __future__ import annotations

import contextlib
import io
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
        typer.Option("-o", "--output", metavar="FILE.png", help="A picture instead of text."),
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
    """Draw a frame: as text on standard output, or with -o as a PNG file."""
    if output is not None and output.suffix.lower() != ".png":
        raise UsageError(f"-o names a .png file, got {str(output)!r}")
    entry, parameters = find_environment(name, param)
    mode = "ansi" if output is None else "rgb_array"
    with contextlib.closing(make_environment(entry, parameters, mode)) as env:
        env.reset(seed=seed)
        for action in [] if actions is None else re.split(r"\s*,\s*|\s+", actions.strip()):
            try:
                env.step(env.action_from_text(action))
            except ValueError:
                message = f"--actions are {env.actions_in_words()}, got {action!r}"
                raise UsageError(message) from None
        frame = draw(env)
    if output is None:
        typer.echo(frame)
        return

    import pygame

    from provengym.data.writing import written

    picture = io.BytesIO()
    surface = pygame.surfarray.make_surface(frame.transpose(1, 0, 2))
    pygame.image.save(surface, picture, ".png")
    try:
        written(output, operator.methodcaller("write", picture.getvalue()))
    except OSError as error:
        message = f"-o: {str(output)!r} cannot be written: {error.strerror or error}"
        raise UsageError(message) from error
