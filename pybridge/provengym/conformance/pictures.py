"""Pictures of a finding on a grid: before the step, and after it on either side."""

from __future__ import annotations

import base64
import io
from typing import TYPE_CHECKING

import gymnasium

from provengym.conformance.minimizing.story import HEADS
from provengym.envs.gridworld.env import MAX_PICTURE_CELLS
from provengym.envs.gridworld.frame import GridWorldFrame
from provengym.envs.gridworld.painter import GridWorldPainter
from provengym.envs.gridworld.reference_model import GridWorldModel

if TYPE_CHECKING:
    from provengym.data.report import Finding


def pictures(reference: str, finding: Finding) -> list[tuple[str, str]]:
    """What each picture shows and its PNG as a data URI; none where none can be drawn."""
    grid = finding.parameters
    if reference != "GridWorld" or grid["height"] * grid["width"] > MAX_PICTURE_CELLS:
        return []
    try:
        painter = GridWorldPainter(grid["height"], grid["width"], grid["start"], grid["goal"])
    except gymnasium.error.DependencyNotInstalled:
        return []
    model = GridWorldModel(grid)
    state, paid = model.start, 0.0
    for action in finding.actions[:-1]:
        done = model.step(state, action)
        state, paid = done.state, paid + done.reward

    def picture(cell: tuple[int, ...], steps: int, returned: float) -> str:
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
        file = io.BytesIO()
        painter.pygame.image.save(painter.paint(frame), file, "frame.png")
        return f"data:image/png;base64,{base64.b64encode(file.getvalue()).decode()}"

    drawn = []
    if finding.step:
        drawn.append(("Before the step", picture(state, finding.step - 1, paid)))
    sides = {"Reference": finding.expected, "Target": finding.got}
    for name, side in sides.items():
        # Of some findings both sides are the target's, and some targets show no cell.
        if finding.kind not in HEADS and side.get("position") is not None:
            returned = paid + float(side.get("reward") or 0.0)
            drawn.append((name, picture(tuple(side["position"]), finding.step, returned)))
    return drawn
