"""Targets that step many states at once are extracted by arrays, as by single steps."""

from dataclasses import fields, replace
from fractions import Fraction

import gymnasium
import numpy as np
import pytest
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

import provengym
from provengym.data.limits import NORMAL
from provengym.extraction import batched
from provengym.extraction.run import Extraction, extract_model
from provengym.finite.observed import identity

LANES = replace(NORMAL, exhaustive_fewest_lanes=8)


class Walk(gymnasium.Env):
    """A walk on a board with a trap, from one of two cells, and a limit of time that the column
    has."""

    def __init__(self, rows=4, columns=6):
        self.shape = np.array([rows, columns])
        self.action_space = Discrete(4)
        cells = Box(-1, 100, (2,), np.int16)
        self.observation_space = Dict({"cell": cells, "is_left": Discrete(2)})

    def shown(self, cells):
        return {"cell": cells.astype(np.int16), "is_left": (cells[:, 1] == 0).astype(np.int64)}

    def show(self):
        shown = self.shown(self.cell[np.newaxis])
        return {"cell": shown["cell"][0], "is_left": int(shown["is_left"][0])}

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.cell = np.array([0, 1 if self.np_random.random() < 0.25 else 0])
        return self.show(), {}

    def step(self, action):
        cells, _, rewards, *flags = Walk.step_batch(self, self.cell[np.newaxis], [action])
        self.cell[...] = cells[0]
        return self.show(), float(rewards[0]), *(bool(flag[0]) for flag in flags), {}

    def get_state(self):
        return self.cell

    def step_batch(self, cells, actions):
        moves = np.array([[-1, 0], [1, 0], [0, -1], [0, 1]])[actions]
        cells = np.clip(cells + moves, 0, self.shape - 1)
        is_trap = (cells == [2, 3]).all(axis=1)
        is_late = cells[:, 1] == self.shape[1] - 1
        return cells, self.shown(cells), -0.5 * is_trap - cells[:, 0], is_trap, is_late


class OneByOne(Walk):
    step_batch = None


class Lanes(VectorEnv):
    """The same, as a vector environment whose lanes can be set."""

    def __init__(self):
        self.num_envs, self.one = 8, Walk()
        self.single_action_space = self.one.action_space
        self.single_observation_space = self.one.observation_space
        self.action_space = batch_space(self.single_action_space, 8)
        self.observation_space = batch_space(self.single_observation_space, 8)
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}
        self.over = np.zeros(8, dtype=bool)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.cells = np.zeros((8, 2), dtype=np.int64)
        self.over[:] = False
        return self.one.shown(self.cells), {}

    def get_state(self):
        return self.cells

    def set_state(self, cells):
        self.cells = np.array(cells)
        self.over[:] = False

    def step(self, actions):
        cells, _, rewards, *ends = self.one.step_batch(self.cells, np.asarray(actions))
        self.cells = np.where(self.over[:, np.newaxis], 0, cells)
        ends = [end & ~self.over for end in ends]
        rewards = np.where(self.over, 0.0, rewards)
        self.over = ends[0] | ends[1]
        return self.one.shown(self.cells), rewards, *ends, {}


def extracted(target, limits=NORMAL, **keywords):
    return extract_model(Extraction(target=target, limits=limits, **keywords))


@pytest.fixture(scope="module")
def expected():
    return extracted(OneByOne)


def told(model):
    """Return the rows of a model, with states by what they show, for all are told apart so."""
    shown = map(model.observation, range(model.states))
    names = [(*one["cell"].tolist(), int(one["is_left"])) for one in shown]
    assert len(set(zip(names, model.ended.tolist(), strict=True))) == model.states
    return {
        (names[state], bool(model.ended[state])): [
            [
                (p, names[after], bool(model.ended[after]), *rest)
                for p, after, *rest in model.row(state, action)
            ]
            for action in range(len(model.actions))
        ]
        for state in range(model.states)
    }


def test_the_model_is_the_one_of_single_steps(expected):
    model = extracted(Walk)

    assert model.complete
    assert expected.complete
    assert "step_batch does step for many states at once" in model.assumption
    assert "step_batch" not in expected.assumption
    assert model.notes == ("no step after the end of an episode was made (step_batch)",)
    for field in fields(model):
        if field.name not in ("target", "observations", "assumptions", "notes"):
            one, other = getattr(model, field.name), getattr(expected, field.name)
            np.testing.assert_array_equal(one, other, err_msg=field.name)
    for one, other in zip(model.observations, expected.observations, strict=True):
        assert identity(one) == identity(other)
    assert model.start_distribution() == {0: Fraction(3, 4), 1: Fraction(1, 4)}


def test_lanes_that_can_be_set_are_such_a_target(expected):
    model = extracted(Lanes, LANES)
    assert model.complete
    assert "set_state and step does step for many states at once" in model.assumption
    assert told(model) == told(replace(expected, starts=[0], start_probabilities=[0]))


def test_a_file_gives_the_same_model(tmp_path):
    model = extracted(Walk)
    model.save(tmp_path / "walk.npz")
    assert told(provengym.load_model(tmp_path / "walk.npz")) == told(model)
    solution = provengym.solve(model, discount=0.9)
    assert provengym.check(model, solution.certificate)


def test_a_history_leads_to_its_state():
    model = extracted(Walk)
    env = Walk()
    for state in range(model.states):
        start = state
        while model.parents[start] >= 0:
            start = int(model.parents[start])
        env.reset(seed=0)
        env.cell[...] = [0, start]
        shown = env.show()
        for action in model.history(state):
            shown = env.step(action)[0]
        assert identity(shown) == identity(model.observation(state))


class Painted(Walk):
    """A walk that also draws a colour, which is no part of what `get_state` returns."""

    def reset(self, *, seed=None, options=None):
        found = super().reset(seed=seed)
        self.colour = 1 if self.np_random.random() < 0.5 else 0
        return found

    def render(self):
        return self.colour


def test_starts_with_one_state_are_one():
    model = extracted(Painted)
    assert model.complete
    assert model.states == 24
    assert model.start_distribution() == {0: Fraction(3, 4), 1: Fraction(1, 4)}


class WrongReward(Walk):
    def step_batch(self, cells, actions):
        cells, shown, rewards, *flags = super().step_batch(cells, actions)
        return cells, shown, np.where((cells == [3, 2]).all(axis=1), 9.0, rewards), *flags


class WrongState(Walk):
    def step_batch(self, cells, actions):
        after, shown, *rest = super().step_batch(cells, actions)
        return np.where((cells == [3, 2]).all(axis=1)[:, np.newaxis], 0, after), shown, *rest


class WrongEnd(Walk):
    def step_batch(self, cells, actions):
        cells, shown, rewards, over, late = super().step_batch(cells, actions)
        return cells, shown, rewards, over | (cells == [3, 2]).all(axis=1), late


class WrongFlags(Walk):
    def step_batch(self, cells, actions):
        cells, shown, rewards, over, late = super().step_batch(cells, actions)
        return cells, shown, rewards, late, over


class WrongShown(Walk):
    def step_batch(self, cells, actions):
        cells, shown, *rest = super().step_batch(cells, actions)
        is_there = (cells == [3, 2]).all(axis=1)
        return cells, {**shown, "is_left": np.where(is_there, 1, shown["is_left"])}, *rest


class Drawing(Walk):
    def step_batch(self, cells, actions):
        cells, shown, rewards, *flags = super().step_batch(cells, actions)
        return cells, shown, rewards - (self.np_random.random() < 0.5), *flags


class Counting(Walk):
    calls = 0

    def step_batch(self, cells, actions):
        self.calls += 1
        return super().step_batch(cells, actions)


class OfOrder(Walk):
    def step_batch(self, cells, actions):
        cells, shown, rewards, *flags = super().step_batch(cells, actions)
        return cells, shown, rewards + (np.arange(len(cells)) == 5), *flags


class OtherForm(Walk):
    def step_batch(self, cells, actions):
        cells, shown, *rest = super().step_batch(cells, actions)
        return cells, shown["cell"], *rest


class HalfAState(Walk):
    """The row alone is no state."""

    def get_state(self):
        return self.cell[:1]

    def step_batch(self, cells, actions):
        both = np.column_stack([cells[:, 0], np.zeros(len(cells), dtype=np.int64)])
        cells, *rest = super().step_batch(both, actions)
        return cells[:, :1], *rest


class Raising(Walk):
    def step_batch(self, cells, actions):
        if len(cells) > 1:
            raise RuntimeError("too many")
        return super().step_batch(cells, actions)


@pytest.mark.parametrize(
    ("target", "why"),
    [
        (WrongReward, "does something else than single steps do"),
        (WrongState, "does something else than single steps do"),
        (WrongEnd, "does something else than single steps do"),
        (WrongFlags, "does something else than single steps do"),
        (WrongShown, "does something else than single steps do"),
        (Drawing, "it draws"),
        (Counting, "changes the environment"),
        (OfOrder, "of the same states in another order"),
        (OtherForm, "observations are of different forms"),
        (HalfAState, "does something else than single steps do"),
        (Raising, "too many"),
    ],
)
def test_a_wrong_function_of_many_states_is_named_and_not_used(expected, target, why):
    model = extracted(target)
    (note,) = [text for text in model.assumptions if text.startswith("step_batch was not used: ")]
    assert why in note
    assert model.complete
    assert told(model) == told(expected)


class LaterResets(Walk):
    """The first reset alone leads to two cells."""

    is_new = True

    def reset(self, *, seed=None, options=None):
        _, info = super().reset(seed=seed)
        if not self.is_new:
            self.cell[...] = 0
        self.is_new = False
        return self.show(), info


def test_resets_after_episodes_are_compared():
    model = extracted(LaterResets)
    assert any("a reset after an episode leads to other states" in a for a in model.assumptions)
    assert [finding.kind for finding in model.findings] == ["reset"]


def test_limits_are_told(monkeypatch, expected):
    monkeypatch.setattr(batched, "_AT_ONCE", 16)
    assert told(extracted(Walk)) == told(expected)

    spent = extracted(Walk, budget="150steps")
    assert not spent.finite
    assert "budget is spent" in spent.unfinished

    early = extracted(Walk, budget="250steps")
    assert early.states == expected.states
    assert early.unfinished == (
        "the budget is spent before single steps were compared with step_batch"
    )

    monkeypatch.setattr(batched, "MOST_STATES", 10)
    cut = extracted(Walk)
    assert cut.unfinished == "there are more than 10 states"
    assert 10 < cut.states < expected.states
    assert (np.diff(cut.row_starts).reshape(cut.states, 4) == 0).all(axis=1).sum() > cut.ended.sum()


def test_a_key_leads_one_by_one():
    assert "step_batch" not in extracted(Walk, key="env.cell").assumption
