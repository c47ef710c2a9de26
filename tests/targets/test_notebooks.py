"""Environments in notebooks: only what their class needs is run."""

import json

import pytest

import provengym
from provengym.data.errors import ConformanceError
from provengym.targets import loading

CELLS = [
    ("markdown", "# A corridor"),
    (
        "code",
        "%pip install gymnasium\n!ls\nimport gymnasium, nothing_here as nothing\n"
        "from gymnasium import spaces",
    ),
    ("code", "SIZES = [3]\nSIZES[0] = 5\nenv, state = 1, undefined_name"),
    ("code", "def last():\n    return SIZES[0] - 1"),
    (
        "code",
        """
class Corridor(gymnasium.Env):
    action_space = spaces.Discrete(2)
    observation_space = spaces.Discrete(SIZES[0])

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        state = self.cell = 0
        return state, {}

    def step(self, action):
        env = self
        env.cell = min(self.cell + 1, last()) if action else max(self.cell - 1, 0)
        return self.cell, float(self.cell == last()), self.cell == last(), False, {}
""",
    ),
    ("code", "%%time\nraise SystemExit"),
    ("code", "env = Corridor()\nfor _ in range(10):\n    raise SystemExit"),
]


def written(path, cells=CELLS):
    kinds = [{"cell_type": kind, "source": text.splitlines(keepends=True)} for kind, text in cells]
    path.write_text(json.dumps({"nbformat": 4, "cells": kinds}))
    return path


def test_what_the_class_needs_is_run_and_nothing_else(tmp_path):
    model = provengym.extract(f"{written(tmp_path / 'game.ipynb')}:Corridor", budget="2000steps")

    assert (model.complete, model.states, model.transitions) == (True, 5, 8)


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ("{", "is no notebook of version 4"),
        ('{"cells": 3}', "is no notebook of version 4"),
        (
            '{"cells": [{"cell_type": "code", "source": "x = ("}]}',
            "line 1 of its cells is no Python",
        ),
        ('{"cells": []}', "has no Corridor"),
    ],
)
def test_what_is_no_notebook_is_told(tmp_path, content, told):
    (tmp_path / "game.ipynb").write_text(content)

    with pytest.raises(ConformanceError, match=told):
        loading.load(f"{tmp_path / 'game.ipynb'}:Corridor")


def test_a_name_that_is_missing_is_that_of_the_cells(tmp_path):
    cells = [("code", "class Corridor:\n    size = SIZE")]

    with pytest.raises(ConformanceError, match="NameError: name 'SIZE' is not defined"):
        loading.load(f"{written(tmp_path / 'game.ipynb', cells)}:Corridor")
