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
        from hypothesis import reject
        from hypothesis import strategies as st

        from provengym.models.strategies import below

        base = self.model(fixed).parameters

        @st.composite
        def grids(draw: Any) -> Parameters:
            height = draw(below(8)) + 1 if "height" in free else base["height"]
            width = draw(below(8)) + 1 if "width" in free else base["width"]
            starts = _cells((height, width), fixed, free, "start")
            goals = _cells((height, width), fixed, free, "goal")
            if not starts or not goals:
                reject()
            start = starts[draw(below(len(starts)))]
            # Any goal but the start.
            left_out = goals.index(start) if start in goals else len(goals)
            others = len(goals) - (left_out < len(goals))
            if not others:
                reject()
            number = draw(below(others))
            goal = goals[number + (number >= left_out)]
            return _grid((height, width), start, goal)

        return grids() if free else st.just(base)


def _cells(
    shape: tuple[int, int], fixed: Mapping[str, Any], free: frozenset[str], which: str
) -> range:
    """The row-major numbers of the cells to choose `which` from, its default first; where it is not
    free there is one, or none if it lies outside.

    Grids may have more cells than memory could hold, so none are listed.
    """
    height, width = shape
    cells = range(height * width)
    if which == "goal":
        cells = cells[::-1]
    if which in free:
        return cells
    given = fixed.get(which)
    if given is None:
        return cells[:1]
    row, column = map(int, given)
    inside = 0 <= row < height and 0 <= column < width
    return range(row * width + column, row * width + column + inside)


def _placements(
    shape: tuple[int, int], fixed: Mapping[str, Any], free: frozenset[str]
) -> Iterator[Parameters]:
    for start in _cells(shape, fixed, free, "start"):
        for goal in _cells(shape, fixed, free, "goal"):
            if start != goal:
                yield _grid(shape, start, goal)


def _grid(shape: tuple[int, int], start: int, goal: int) -> Parameters:
    height, width = shape
    cells: tuple[Cell, Cell] = divmod(start, width), divmod(goal, width)
    return {"height": height, "width": width, "start": cells[0], "goal": cells[1]}


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
