"""Comparisons of an extracted model with its target."""

import random

import gymnasium
import numpy as np
import typing_extensions
from gymnasium.spaces import Box, Discrete

import provengym


class Doubles(gymnasium.Env):
    """Five cells; NumPy's float64 is shown in a space of float32."""

    observation_space, action_space = Box(0.0, 9.0, (1,), np.float32), Discrete(2)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.cell = 0
        return np.array([0.0]), {}

    def step(self, action):
        self.cell = max(self.cell + 2 * int(action) - 1, 0)
        return np.array([float(self.cell)]), 0.0, self.cell == 4, False, {}


def test_behind_a_wrong_dtype_all_else_is_compared():
    model = provengym.extract(Doubles)

    (finding,) = model.findings
    assert (finding.kind, model.complete) == ("space", True)
    assert "array([0.]) is float64 in a float32 Box" in finding.message
    assert model.tested.startswith(
        "The target equals the reference on all 5 states of both together that one episode can "
        "reach and all 8"
    )
    assert model.notes == ()


class Unseeded(Doubles):
    """Draws what no seed decides."""

    observation_space = Box(0.0, 9.0, (1,), np.float64)

    def reset(self, *, seed=None, options=None):
        self.cell = random.randrange(2)
        return np.array([float(self.cell)]), {}


def test_a_seed_without_effect_is_a_note_and_the_model_is_tested():
    model = provengym.extract(Unseeded, budget="20000steps")

    assert (model.findings, model.complete) == ((), True)
    assert model.tested.startswith("Everything that the target showed")
    assert model.notes == (
        "when it was played: seeding: The same seed and the same actions do not give the same "
        "trajectory.",
    )
    report = provengym.audit(Unseeded, budget="20000steps", success="none", discount=0.9)
    assert [finding.kind for finding in report.findings if finding.severity == "defect"] == [
        "seeding",
        "trivial",
    ]
    assert not [note for note in report.notes if "seeding" in note]


Cell = typing_extensions.TypeVar("Cell", default=int)


class Typed(Doubles):
    """Names types where it runs; its space is another than that of the class that it is made of."""

    observation_space = Box(0.0, 9.0, (1,), np.float64)

    def step(self, action):
        self.last: typing_extensions.SupportsIndex = typing_extensions.cast(Cell, action)
        return super().step(action)


def test_types_and_the_spaces_of_a_base_class_change_nothing():
    model = provengym.extract(Typed, budget="5000steps")

    assert (model.findings, model.complete, model.states) == ((), True, 5)
