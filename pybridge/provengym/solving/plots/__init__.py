"""Pictures of a solution: a heat map with arrows for a grid, steps for anything else."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from provengym import _validation
from provengym.data.extras import missing
from provengym.data.words import counted
from provengym.data.writing import written
from provengym.envs import registry
from provengym.finite.quantities import shown_up

if TYPE_CHECKING:
    import numpy as np
    from matplotlib.figure import Figure
    from numpy.typing import NDArray

    from provengym.finite.integer_model import IntegerModel

SUFFIXES = (".png", ".svg", ".pdf")
DPI = 150


class PlottedSolution(Protocol):
    """The part of a `Solution` that is drawn."""

    @property
    def model(self) -> IntegerModel:
        """The model that was solved."""

    @property
    def question(self) -> str:
        """The objective, in words."""

    @property
    def values(self) -> NDArray[np.float64]:
        """The optimal values, of shape (S,)."""

    @property
    def policy(self) -> NDArray[np.int64]:
        """The optimal actions, of shape (S,), or of several times, shape (T, S)."""

    @property
    def bound(self) -> float:
        """An upper bound on the distance of the values from the optimal ones."""

    @property
    def policy_bound(self) -> float:
        """An upper bound on how much less the policy earns than an optimal one."""


def plot(solution: PlottedSolution, path: str | os.PathLike[str]) -> None:
    """Draw the values and the policy of a solution into a file.

    A GridWorld is drawn as a heat map with arrows for the policy's actions (an arrow in every cell
    of up to 40 rows and columns, on a lattice beyond), and so are Gymnasium's FrozenLake and
    CliffWalking, and Taxi with a map for each passenger and destination; anything else as its
    values by state.

    Args:
        solution: The solution that `solve` returned.
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
        raise ImportError(missing("a plot", "Matplotlib", "plot")) from error


def has_map(model: IntegerModel) -> bool:
    """Return whether the states of a model are cells of a map."""
    from provengym.solving.plots.layout import layout

    return model.environment is not None and layout(*model.environment, model.states) is not None


def draw(solution: PlottedSolution) -> Figure:
    """The picture of a solution as a Matplotlib figure."""
    from provengym.solving.plots.grid import Grid, grid_picture
    from provengym.solving.plots.layout import layout
    from provengym.solving.plots.sheet import states_picture
    from provengym.solving.plots.taxi import taxi_picture

    model = solution.model
    policy = solution.policy if solution.policy.ndim == 1 else solution.policy[0]
    note = (
        f"{solution.question}; values within {shown_up(solution.bound)} of optimal, "
        f"policy within {shown_up(solution.policy_bound)}"
    )
    found = None if model.environment is None else layout(*model.environment, model.states)
    if found is not None and model.environment is not None:
        entry = registry.find(model.environment[0])
        name = model.environment[0] if entry is None else entry.name
        title = f"{name} {found.height} \N{MULTIPLICATION SIGN} {found.width}"
        if isinstance(found, Grid):
            return grid_picture(found, solution.values, policy, title, note)
        return taxi_picture(found, solution.values, policy, title, note)
    title = f"{counted(model.states, 'state')}, {counted(model.actions, 'action')}"
    if model.environment is not None:
        title = f"{model.environment[0]}: {title}"
    return states_picture(solution.values, policy, title, note)


def save(figure: Figure, target: Path) -> None:
    """Write a figure in one step."""
    kind = target.suffix[1:].lower()
    written(target, lambda file: figure.savefig(file, format=kind, dpi=DPI))
