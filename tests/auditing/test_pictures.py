"""The pictures of an audit's page."""

import base64
import io
import os
from fractions import Fraction

import gymnasium
import numpy as np
import pytest
from gymnasium.spaces import Discrete

import provengym
from auditing.processes import END, process
from provengym.auditing.objective import objective_of
from provengym.auditing.pictures import SolvedTarget
from provengym.solving import NotCertified

pygame = pytest.importorskip("pygame")

HALF, ONE = Fraction(1, 2), Fraction(1)
HALL = [[[(HALF, s, 0), (HALF, s + 1, 0)], [(ONE, s, -1)]] for s in range(5)]
HALL += [[[(HALF, 5, 0), (HALF, END, 2)], [(ONE, END, 0)]]]
"""A walk along a hall of six places; each step may fail."""
WAY = (0,) * 6


class Hall(gymnasium.Env):
    """The same; its pictures are as bright as it is far."""

    metadata = {"render_modes": ["rgb_array"]}  # noqa: RUF012 - as Gymnasium has it
    action_space, observation_space = Discrete(2), Discrete(7)

    def __init__(self, render_mode=None):
        self.render_mode = render_mode
        self.screen = np.empty((2, 3, 3), np.uint8)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.at = 0
        return 0, {}

    def step(self, action):
        if action:
            return self.at, 0.0 if self.at == 5 else -1.0, self.at == 5, False, {}
        self.at += int(self.np_random.random() < 0.5)
        return self.at, 2.0 * (self.at == 6), self.at == 6, False, {}

    def render(self):
        self.screen[...] = 40 * self.at
        return self.screen


class Raises(Hall):
    def render(self):
        raise OSError("no screen")


class Text(Hall):
    def render(self):
        return "a hall"


class Leaves(Hall):
    def render(self):
        os._exit(3)


class Blind(Hall):
    def __init__(self):
        super().__init__()


def solved(target, *, solution=WAY, won=True, model=None):
    model = model or process(HALL)
    return SolvedTarget(
        target=target,
        arguments={},
        model=model,
        won=model.rewards == 2 if won else None,
        solution=solution,
        objective=objective_of("0.9", None, None),
    )


def pixels(address):
    head, _, data = address.partition(",")
    assert head == "data:image/png;base64"
    picture = pygame.image.load(io.BytesIO(base64.b64decode(data)), "frame.png")
    return pygame.surfarray.array3d(picture).swapaxes(0, 1)


def test_a_film_is_of_an_episode_that_goes_the_solutions_way():
    film, values = solved(Hall).pictures()

    assert [shows for shows, _ in film] == [
        "The start", *(f"Step {step} of 6: after action 0" for step in range(1, 7))
    ]  # fmt: skip
    for step, (_, address) in enumerate(film):  # though a step fails as often as not
        assert (pixels(address) == np.full((2, 3, 3), 40 * step)).all()
    assert values == []


def test_a_film_has_at_most_sixty_steps():
    assert len(solved(Hall, solution=(1,) * 54 + WAY).pictures()[0]) == 61


@pytest.mark.parametrize("target", [Raises, Text, Leaves, Blind, "no_such_module:A", {0: {}}])
def test_a_target_that_draws_nothing_has_no_film(target):
    assert solved(target).pictures() == ([], [])


@pytest.mark.parametrize(
    "given",
    [
        {"solution": None},
        {"solution": ()},
        {"won": False},
        {"solution": (0, 1)},
        {"solution": (1,) * 55 + WAY},
    ],
)
def test_there_is_no_film_without_a_solution(given):
    assert solved(Hall, **given).pictures() == ([], [])


@pytest.mark.parametrize(
    ("target", "arguments", "has_map"),
    [
        ("GridWorld", {"height": 2, "width": 3}, True),
        ("FrozenLake-v1", {"is_slippery": False}, True),
        ("FrozenLake-v1", {"map_name": None}, False),  # drawn at random
        ("CartPole-v1", {}, False),
        ("HunterWumpus", {}, False),
        (Hall, {}, False),
    ],
)
def test_values_are_drawn_where_there_is_a_map(target, arguments, has_map):
    pytest.importorskip("matplotlib")
    objective = objective_of(None, 7, None)
    given = {"arguments": arguments, "objective": objective, "solution": None, "won": None}
    film, values = SolvedTarget(target=target, model=process(HALL), **given).pictures()

    assert film == []
    expected = ["Optimal values and actions: expected return within 7 steps"] * has_map
    assert [shows for shows, _ in values] == expected
    for _, address in values:
        assert len(np.unique(pixels(address).reshape(-1, 3), axis=0)) > 20


@pytest.mark.parametrize(
    "error", [NotCertified(1e-6, None, "try more"), ImportError(), MemoryError(), ValueError()]
)
def test_there_is_no_map_where_none_can_be_drawn(monkeypatch, error):
    def draw(solution):
        raise error

    monkeypatch.setattr("provengym.auditing.pictures.plots.has_map", lambda model: True)
    monkeypatch.setattr("provengym.auditing.pictures.plots.draw", draw)
    given = {"arguments": {"height": 1, "width": 2}, "solution": None, "won": None}
    objective = objective_of(None, 7, None)

    assert SolvedTarget(
        target="GridWorld", model=process(HALL), objective=objective, **given
    ).pictures() == ([], [])


def test_the_page_shows_them():
    report = provengym.audit("GridWorld", parameters={"height": 1, "width": 2})
    page = report.to_html()

    assert page.count("<img ") == 3
    film, values = page.split("<h2>The shortest way to success</h2>")[1].split(
        "<h2>Optimal values</h2>"
    )
    assert film.count(' alt="') == film.count("<img ") == 2
    assert 'alt="Step 1 of 1: after action 3"' in film
    assert values.count(' alt="Optimal values and actions: expected total return"') == 1
    assert page.count('src="data:image/png;base64,') == 3
