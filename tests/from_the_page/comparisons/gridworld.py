"""GridWorld against what was written from its page alone."""

import itertools
import warnings

import provengym
from from_the_page import gridworld
from from_the_page.comparisons.comparing import seen

SPACES = (
    (provengym.GridWorldEnv(3, 4), "Discrete(height * width)", "Discrete(4)"),
    (
        provengym.GridWorldEnv(3, 4, observation="position"),
        "MultiDiscrete([height, width])",
        "Discrete(4)",
    ),
)
"""Environments with the spaces of observations and actions that the page has."""


def compare(negated):
    """Every move on small grids; and a long walk along the border."""
    shapes = [*itertools.product((1, 2, 3), (1, 2, 3)), (2, 5), (4, 2)]
    for (height, width), observation in itertools.product(shapes, ("index", "position")):
        cells = list(itertools.product(range(height), range(width)))
        for goal in [None, *cells]:
            with warnings.catch_warnings(action="ignore"):  # that an episode starts at the goal
                env = provengym.GridWorldEnv(height, width, goal=goal, observation=observation)
            grid = gridworld.GridWorld(height, width, goal, observation, negated)
            for cell, action in itertools.product(cells, range(4)):
                first = env.reset(options={"state": cell})
                got = [(seen(first[0]), first[1])]
                place = grid.place(cell)
                expected = [(grid.observe(place), {})]
                for taken in (1, 2):
                    shown, *rest = env.step(action)
                    got.append((seen(shown), *rest))
                    place, *rest = grid.step(place, action, taken)
                    expected.append((grid.observe(place), *rest, {}))
                if got != expected:
                    yield f"{height} x {width}, {goal=}, {cell}, {action=}: {got}, not {expected}"
    env, grid = provengym.GridWorldEnv(), gridworld.GridWorld(5, 5, negated=negated)
    shown, _ = env.reset(seed=0)
    place = grid.place((0, 0))
    for taken in range(1, 100):
        shown, *got = env.step(0)
        place, *expected = grid.step(place, 0, taken)
        if (shown, *got) != (grid.observe(place), *expected, {}):
            yield f"step {taken}: {shown, *got}, not {grid.observe(place), *expected}"
