"""Pictures of a finding, where its environment draws some."""

from __future__ import annotations

import base64
import io
from typing import TYPE_CHECKING

import gymnasium

from provengym.envs.registry import FAMILIES

if TYPE_CHECKING:
    import pygame

    from provengym.data.report import Finding


def pictures(reference: str | None, finding: Finding) -> list[tuple[str, str]]:
    """What each picture shows and its PNG as a data URI; none where none can be drawn."""
    family = next((family for family in FAMILIES if family.name == reference), None)
    if family is None or not family.pictures:
        return []
    try:
        return [(name, _address(picture)) for name, picture in family.load_pictures()(finding)]
    except gymnasium.error.DependencyNotInstalled:
        return []


def _address(picture: pygame.Surface) -> str:
    import pygame

    file = io.BytesIO()
    pygame.image.save(picture, file, "frame.png")
    return f"data:image/png;base64,{base64.b64encode(file.getvalue()).decode()}"
