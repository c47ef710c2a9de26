"""Pictures of a finding on a grid: before the step, and after it on either side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from provengym.envs.gridworld.env import MAX_PICTURE_CELLS
from provengym.envs.gridworld.frame import GridWorldFrame
from provengym.envs.gridworld.painter import GridWorldPainter
from provengym.envs.gridworld.reference_model import GridWorldModel

if TYPE_CHECKING:
    from collections.abc import Iterator

    import pygame

    from provengym.data.report import Finding


def pictures(finding: Finding) -> Iterator[tuple[str, pygame.Surface]]:
    """Yield captions and pictures of a finding; none of a grid that is too large.

    Raises:
        gymnasium.error.DependencyNotInstalled: pygame-ce is missing.
    """
    grid = finding.parameters
    if grid["height"] * grid["width"] > MAX_PICTURE_CELLS:
        return
    painter = GridWorldPainter(grid["height"], grid["width"], grid["start"], grid["goal"])
    model = GridWorldModel(dict(grid))
    state, paid = model.start, 0.0
    for action in finding.actions[:-1]:
        done = model.step(state, action)
        state, paid = done.state, paid + done.reward

    def picture(cell: tuple[int, ...], steps: int, returned: float) -> pygame.Surface:
        frame = GridWorldFrame(
            height=grid["height"],
            width=grid["width"],
            start=grid["start"],
            goal=grid["goal"],
            agent=(cell[0], cell[1]),
            last_action=finding.action_labels[steps - 1] if steps else None,
            steps=steps,
            episode_return=returned,
        )
        return painter.paint(frame)

    if finding.step:
        yield "Before the step", picture(state, finding.step - 1, paid)
    for name, side in {"Reference": finding.expected, "Target": finding.got}.items():
        # Some targets show no cell.
        if not finding.is_of_target_alone and side.get("position") is not None:
            returned = paid + float(side.get("reward") or 0.0)
            yield name, picture(tuple(side["position"]), finding.step, returned)
