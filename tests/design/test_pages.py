"""The page of an analysis, and its pictures."""

import base64
import io
import json

import gymnasium
import numpy as np
import pytest
from gymnasium.spaces import Discrete

import provengym
from provengym.cli import main
from provengym.design.analysis import drawn
from provengym.solving import model_of_table

pygame = pytest.importorskip("pygame")

TWO_WAYS = {
    0: {0: [(1, 1, 0, False)], 1: [(1, 2, 0, False)]},
    1: {0: [(1, 0, 0, False)], 1: [(1, 1, 1, True)]},
    2: {0: [(1, 2, 1, True)], 1: [(1, 0, 0, False)]},
}
GRID = {"height": 3, "width": 4, "goal": (1, 2), "discount": "99/100"}


class Rooms(gymnasium.Env):
    """A walk on a table; its pictures are as bright as the number of the state."""

    metadata = {"render_modes": ["rgb_array"]}  # noqa: RUF012 - as Gymnasium has it
    action_space, observation_space = Discrete(2), Discrete(4)

    def __init__(self, render_mode=None, table=TWO_WAYS, shows=int):
        self.render_mode, self.table, self.shows = render_mode, table, shows

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.at = 0
        return self.shows(0), {}

    def step(self, action):
        outcomes = self.table[self.at][action]
        chosen = self.np_random.choice(len(outcomes), p=[p for p, *_ in outcomes])
        _, self.at, reward, ends = outcomes[chosen]
        return self.shows(self.at), float(reward), ends, False, {}

    def render(self):
        return np.full((2, 3, 3), 40 * self.at, np.uint8)


def brightness(address):
    data = address.partition(",")[2]
    picture = pygame.image.load(io.BytesIO(base64.b64decode(data)), "frame.png")
    return set(pygame.surfarray.array3d(picture).reshape(-1).tolist())


def test_pictures_of_states():
    model = model_of_table(TWO_WAYS)
    states = [0, 1, 2]

    found = drawn(Rooms, {}, model, states)

    assert [shows for shows, _ in found] == ["After a reset", "After [0]", "After [1]"]
    for state, (_, address) in zip(states, found, strict=True):
        assert brightness(address) == {40 * model.observation(state)}


def test_a_state_that_chance_leads_to():
    table = {**TWO_WAYS, 0: {a: [(0.5, 1, 0, False), (0.5, 2, 0, False)] for a in range(2)}}
    model = model_of_table(table)

    found = drawn(Rooms, {"table": table}, model, [1, 2])
    assert [brightness(address) for _, address in found] == [{40}, {80}]


def test_a_state_that_may_be_another_has_no_picture():
    table = {**TWO_WAYS, 0: {a: [(0.5, 1, 0, False), (0.5, 2, 0, False)] for a in range(2)}}
    model = model_of_table(table)

    assert drawn(Rooms, {"table": table, "shows": str}, model, [1, 2]) == []
    assert drawn("no_such_module:A", {}, model, [1]) == []


def test_the_page(tmp_path):
    analysis = provengym.analyse("GridWorld", attributes=["0"], **GRID)
    page = analysis.to_html()

    assert "\N{BALLOT X} not sufficient" in page
    assert page.count("<img ") == 2
    assert 'alt="After [1]"' in page
    assert "[1, 3] after [3, 3, 3, 1]: 2" in page
    assert "<dt>Minimal sets</dt><dd>0, 1</dd>" in page
    analysis.save_html(tmp_path / "page.html")
    assert (tmp_path / "page.html").read_text() == page

    page = provengym.analyse("GridWorld", **GRID).to_html()
    assert "\N{CHECK MARK} sufficient" in page
    assert "<img " not in page
    assert "<h2>Why</h2>" not in page


def test_a_witness_without_pictures_is_told():
    page = provengym.analyse(TWO_WAYS, observe="observation > 0", discount="9/10").to_html()

    assert "<img " not in page
    assert "1 after [0]: 1" in page


def test_the_command_writes_the_page(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    command = ["analyse", "GridWorld", "-p", "height=2", "-p", "width=2", "--horizon", "2"]

    assert main([*command, "--html", "page.html"]) == 0
    assert "file             page.html" in capsys.readouterr().out
    assert "sufficient" in (tmp_path / "page.html").read_text()

    assert main([*command, "--html", "none/page.html"]) == 2
    assert "--html" in capsys.readouterr().err

    monkeypatch.setattr("provengym.data.writing.written", _full)
    assert main([*command, "--html", "page.html", "--json"]) == 2
    said = capsys.readouterr()
    assert json.loads(said.out)["error"] == "--html: No space left on device"


def _full(path, write):
    raise OSError(28, "No space left on device")
