"""Pictures of a finding and of a reference, where its environment draws some."""

from __future__ import annotations

import base64
import contextlib
import io
from typing import TYPE_CHECKING

import gymnasium

from provengym.envs.registry import FAMILIES, Family
from provengym.rendering.films import png_of, surface_of

if TYPE_CHECKING:
    import pygame

    from provengym.data.report import Finding, ReportData


def pictures(reference: str | None, finding: Finding) -> list[tuple[str, str]]:
    """Return the name of each picture and its PNG as a data URI; none where none can be drawn."""
    family = _family(reference)
    if family is None or not family.pictures:
        return []
    try:
        return [(name, address(picture)) for name, picture in family.load_pictures()(finding)]
    except gymnasium.error.DependencyNotInstalled:
        return []


def start_pictures(report: ReportData) -> list[tuple[str, str]]:
    """The same of the reference at the report's parameters, when an episode begins."""
    family = _family(report.reference)
    if family is None:
        return []
    try:
        env = family.environments[0].load()(**report.parameters, render_mode="rgb_array")
        with contextlib.closing(env):
            env.reset(seed=0)
            frame = env.render()
    except (gymnasium.error.DependencyNotInstalled, ValueError, TypeError):
        return []  # no pygame, an environment too large, or parameters that are not its own
    return [("The start", address(surface_of(frame)))]


def _family(reference: str | None) -> Family | None:
    return next((family for family in FAMILIES if family.name == reference), None)


def address(picture: pygame.Surface | io.BytesIO) -> str:
    """A picture, or a file that holds one as a PNG, as a data URI."""
    png = picture.getvalue() if isinstance(picture, io.BytesIO) else png_of(picture)
    return f"data:image/png;base64,{base64.b64encode(png).decode()}"
