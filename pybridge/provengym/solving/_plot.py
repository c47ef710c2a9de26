"""Pictures of a solution: a heat map with arrows for a grid, steps for anything else."""

from __future__ import annotations

import os
import warnings
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from provengym import _validation
from provengym.envs import registry
from provengym.solving._numbers import shown_up
from provengym.solving._words import counted, decimal
from provengym.solving._writing import written

if TYPE_CHECKING:
    import numpy as np
    from matplotlib.figure import Figure
    from numpy.typing import NDArray

    from provengym.solving._model import IntegerModel
    from provengym.solving._plot_grid import Grid

SUFFIXES = (".png", ".svg", ".pdf")
MOVES = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}
DPI = 150


class Solved(Protocol):
    """What is drawn of a `Solution`."""

    @property
    def model(self) -> IntegerModel:
        """What was solved."""

    @property
    def values(self) -> NDArray[np.float64]:
        """The optimal values, of shape (S,)."""

    @property
    def policy(self) -> NDArray[np.int64]:
        """The optimal actions, of shape (S,)."""

    @property
    def bound(self) -> float:
        """How far from optimal the values are at most."""

    @property
    def policy_bound(self) -> float:
        """How far from optimal the policy is at most."""


def plot(solution: Solved, path: str | os.PathLike[str]) -> None:
    """Draw the values and the policy of a solution into a file.

    A GridWorld is drawn as a heat map with arrows for the policy's actions (an arrow in every cell
    of up to 40 rows and columns, on a lattice beyond); anything else as its values by state.

    Args:
        solution: What `solve` returned.
        path: A .png, .svg or .pdf file, which is written in one step.

    Raises:
        ValueError: The name has another ending.
        ImportError: Matplotlib is missing.
        OSError: The file cannot be written.
    """
    target = picture_path(path)
    require_matplotlib()
    save(draw(solution), target)


def picture_path(path: str | os.PathLike[str]) -> Path:
    """The path of a picture, whose ending says in which format it is written.

    Raises:
        ValueError: The ending is no known format.
    """
    target = Path(path)
    if target.suffix.lower() not in SUFFIXES:
        endings = ", ".join(SUFFIXES)
        raise ValueError(f"path must end in one of {endings}, got {_validation.shown(str(path))}")
    return target


def require_matplotlib() -> None:
    """Raise an ImportError that says what to install, where Matplotlib is missing."""
    try:
        import matplotlib  # noqa: F401
    except ImportError as error:
        raise ImportError('plots need Matplotlib, run `pip install "provengym[plot]"`') from error


def draw(solution: Solved) -> Figure:
    """The picture of a solution as a Matplotlib figure."""
    from provengym.solving._plot_grid import grid_picture
    from provengym.solving._plot_states import states_picture

    model = solution.model
    note = (
        f"discount {decimal(model.discount)}; values within {shown_up(solution.bound)} of optimal, "
        f"policy within {shown_up(solution.policy_bound)}"
    )
    grid = _grid(model.environment)
    if grid is not None:
        title = f"GridWorld {grid.height} \N{MULTIPLICATION SIGN} {grid.width}"
        return grid_picture(grid, solution.values, solution.policy, title, note)
    title = f"{counted(model.states, 'state')}, {counted(model.actions, 'action')}"
    if model.environment is not None:
        title = f"{model.environment[0]}: {title}"
    return states_picture(solution.values, solution.policy, title, note)


def _grid(environment: tuple[str, dict[str, object]] | None) -> Grid | None:
    """The grid of an environment, None when it has none."""
    from provengym.envs.gridworld.env import GridWorldEnv
    from provengym.solving._plot_grid import Grid

    entry = None if environment is None else registry.find(environment[0])
    if environment is None or entry is None:
        return None
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        env = entry.load()(**environment[1])
    if not isinstance(env, GridWorldEnv):
        return None
    moves = tuple(MOVES[action] for action in env.actions)
    return Grid(env.height, env.width, env.start, env.goal, moves)


def save(figure: Figure, target: Path) -> None:
    """Write a figure in one step."""
    kind = target.suffix[1:].lower()
    written(target, lambda file: figure.savefig(file, format=kind, dpi=DPI))
