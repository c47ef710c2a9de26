"""Which grids to try: every small one, larger ones at random, and simpler ones than a given one."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Any

from provengym.envs.gridworld.env import GridWorldEnv
from provengym.envs.gridworld.reference_model import GridWorldModel
from provengym.models.model import known

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from hypothesis.strategies import SearchStrategy

    from provengym.models.model import Parameters

SMALL_SIDE = 3
MOST_SMALL = 200
Cell = tuple[int, int]


class GridWorldParameters:
    """All grids.

    Explored grids have a goal apart from the start: where they are one, the episode is over before
    its first step, and Gymnasium has no way to say so.  Such a grid is compared when it is asked
    for with `start` and `goal`.
    """

    name: str = "GridWorld"
    id: str = "provengym/GridWorld-v0"
    explored: tuple[str, ...] = ("height", "width", "start", "goal")

    def model(self, parameters: Mapping[str, Any]) -> GridWorldModel:
        """The grid with these parameters, the others as in `GridWorldEnv`."""
        return GridWorldModel(known(self.name, GridWorldEnv, parameters))

    def enumerate_small(self, fixed: Mapping[str, Any], free: frozenset[str]) -> list[Parameters]:
        """Every grid of up to three rows and columns: fewest cells first, start and goal as near
        to their defaults as can be.  None when the fixed sides are longer."""
        if not free:
            return []
        base = self.model(fixed).parameters
        heights = range(1, SMALL_SIDE + 1) if "height" in free else [base["height"]]
        widths = range(1, SMALL_SIDE + 1) if "width" in free else [base["width"]]
        shapes = [s for s in itertools.product(heights, widths) if s[0] * s[1] <= SMALL_SIDE**2]
        shapes.sort(key=lambda shape: (shape[0] * shape[1], shape))
        grids = (grid for shape in shapes for grid in _placements(shape, fixed, free))
        return list(itertools.islice(grids, MOST_SMALL))

    def shrink(self, parameters: Parameters, free: frozenset[str]) -> Iterator[Parameters]:
        """Fewer rows, fewer columns, start and goal at their defaults or one step nearer."""
        height, width = parameters["height"], parameters["width"]
        start, goal = parameters["start"], parameters["goal"]
        corner = (height - 1, width - 1)
        for side in ("height", "width"):
            for length in sorted({1, 2, 3, parameters[side] // 2, parameters[side] - 1}):
                if side in free and 1 <= length < parameters[side]:
                    yield from _resized({**parameters, side: length}, goal == corner, free)
        if "start" in free:
            for cell in ((0, 0), _nearer(start, (0, 0))):
                if cell not in (start, goal):
                    yield {**parameters, "start": cell}
        if "goal" in free:
            for cell in (corner, _nearer(goal, corner)):
                if cell not in (start, goal):
                    yield {**parameters, "goal": cell}

    def same_size(self, parameters: Parameters, free: frozenset[str]) -> Iterator[Parameters]:
        """Every start and goal in a grid of the same shape."""
        shape = (parameters["height"], parameters["width"])
        return itertools.islice(_placements(shape, parameters, free), MOST_SMALL)

    def strategy(
        self, fixed: Mapping[str, Any], free: frozenset[str]
    ) -> SearchStrategy[Parameters]:
        """Grids of up to eight rows and columns, with start and goal anywhere."""
        from hypothesis import strategies as st

        from provengym.models.strategies import below

        base = self.model(fixed).parameters

        @st.composite
        def grids(draw: Any) -> Parameters:
            height = draw(below(8)) + 1 if "height" in free else base["height"]
            width = draw(below(8)) + 1 if "width" in free else base["width"]
            cells = height * width
            options = _cells((height, width), fixed, free, "start")
            start = options[draw(below(cells))] if "start" in free else options[0]
            options = [c for c in _cells((height, width), fixed, free, "goal") if c != start]
            goal = options[draw(below(len(options)))] if options else start
            return {"height": height, "width": width, "start": start, "goal": goal}

        def fits(grid: Parameters) -> bool:
            inside = all(
                0 <= grid[cell][0] < grid["height"] and 0 <= grid[cell][1] < grid["width"]
                for cell in ("start", "goal")
            )
            return inside and grid["start"] != grid["goal"]

        return grids().filter(fits) if free else st.just(base)


def _cells(
    shape: tuple[int, int], fixed: Mapping[str, Any], free: frozenset[str], which: str
) -> list[Cell]:
    """The cells to choose `which` from, its default first; one cell when it is not free."""
    height, width = shape
    cells = [(row, column) for row in range(height) for column in range(width)]
    if which == "goal":
        cells.reverse()
    if which in free:
        return cells
    given = fixed.get(which)
    return [cells[0] if given is None else (int(given[0]), int(given[1]))]


def _placements(
    shape: tuple[int, int], fixed: Mapping[str, Any], free: frozenset[str]
) -> Iterator[Parameters]:
    height, width = shape
    for start in _cells(shape, fixed, free, "start"):
        for goal in _cells(shape, fixed, free, "goal"):
            inside = max(start[0], goal[0]) < height and max(start[1], goal[1]) < width
            if inside and start != goal:
                yield {"height": height, "width": width, "start": start, "goal": goal}


def _resized(grid: Parameters, corner: bool, free: frozenset[str]) -> Iterator[Parameters]:
    """The grid with start and goal moved inside, where they may be and stay apart."""
    height, width = grid["height"], grid["width"]
    start = (min(grid["start"][0], height - 1), min(grid["start"][1], width - 1))
    goal = (min(grid["goal"][0], height - 1), min(grid["goal"][1], width - 1))
    if corner:
        goal = (height - 1, width - 1)
    moved = {**grid, "start": start, "goal": goal}
    # Where the goal is no parameter of the target, it stays the corner of any grid.
    kept = ("start" in free or start == grid["start"]) and (
        "goal" in free or goal == grid["goal"] or corner
    )
    if kept and start != goal:
        yield moved


def _nearer(cell: Cell, to: Cell) -> Cell:
    """One row nearer, or else one column."""
    if cell[0] != to[0]:
        return (cell[0] + (1 if cell[0] < to[0] else -1), cell[1])
    return (cell[0], cell[1] + (to[1] > cell[1]) - (to[1] < cell[1]))
