"""GridWorldEnv in lockstep with a transcription of its definition."""

import warnings

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

import provengym
from transcriptions import gridworld as transcription

ACTIONS = st.integers(0, 3)
SIDES = st.one_of(st.integers(1, 6), st.integers(1, 10**6))


def cells(height, width):
    return st.tuples(st.integers(0, height - 1), st.integers(0, width - 1))


@st.composite
def grids(draw, sides=SIDES):
    height, width = draw(sides), draw(sides)
    start = draw(cells(height, width))
    return height, width, start, draw(cells(height, width))


def environment(grid, observation):
    height, width, start, goal = grid
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "start and goal")
        return provengym.GridWorldEnv(height, width, start, goal, observation)


@pytest.mark.parametrize("observation", ["index", "position"])
@given(grid=grids(), data=st.data())
@settings(deadline=None)
def test_episodes(observation, grid, data):
    env, reference = environment(grid, observation), transcription.GridWorld(*grid)
    origin = data.draw(st.one_of(st.none(), cells(*grid[:2])), label="options")
    options = None if origin is None else {"state": origin}
    got, info = env.reset(seed=data.draw(st.integers(0, 2**64 - 1), label="seed"), options=options)
    reference.reset(origin)
    check_observation(observation, got, reference)
    assert info == {}
    for action in data.draw(st.lists(ACTIONS, max_size=30), label="actions"):
        got, reward, terminated, truncated, info = env.step(action)
        _, expected_reward, expected_terminated = reference.step(action)

        check_observation(observation, got, reference)
        assert reward == expected_reward
        assert terminated is expected_terminated
        assert truncated is False
        assert info == {}


def check_observation(kind, got, reference):
    if kind == "index":
        assert got == reference.index()
    else:
        assert tuple(got.tolist()) == reference.cell


@given(grid=grids(sides=st.integers(1, 40)))
@settings(deadline=None, max_examples=25)
def test_the_model_is_the_dynamics(grid):
    height, width, start, _ = grid
    env = environment(grid, "index")
    matrices, rewards = env.transition_matrices(), env.reward_matrix()
    dense = [matrix.toarray() for matrix in matrices] if height * width <= 100 else None
    reference = transcription.GridWorld(*grid)
    for state in range(height * width):
        for action in range(4):
            reference.reset(divmod(state, width))
            _, reward, terminated = reference.step(action)
            successor = reference.index()

            assert env.P[state][action] == [(1.0, successor, reward, terminated)]
            assert rewards[state, action] == reward
            assert matrices[action].indices[state] == successor
            if dense is not None:
                assert dense[action][state].nonzero()[0].tolist() == [successor]
                assert dense[action][state, successor] == 1.0
    start_index = start[0] * width + start[1]
    assert env.initial_state_distrib.nonzero()[0].tolist() == [start_index]
    assert env.initial_state_distrib.sum() == 1.0


def test_the_model_of_a_million_cells():
    env = provengym.GridWorldEnv(1000, 1000)
    up, down, left, right = env.transition_matrices()

    for matrix in (up, down, left, right):
        assert matrix.shape == (10**6, 10**6)
        assert matrix.dtype == np.float64
        assert (matrix.sum(axis=1) == 1.0).all()
    assert (down @ np.arange(10**6))[3] == 1003
    assert env.reward_matrix().sum() == -(4 * 10**6 - 4 - 2)


def test_model_arrays_are_fresh():
    env = provengym.GridWorldEnv(2, 2)
    for read in (env.reward_matrix, lambda: env.initial_state_distrib):
        read()[:] = 9
        assert not (read() == 9).any()
    env.transition_matrices()[0].data[:] = 9
    env.transition_matrices()[0].indices[:] = 0

    assert (env.transition_matrices()[0].data == 1).all()
    assert env.transition_matrices()[0].indices.tolist() == [0, 1, 0, 3]


class Lockstep(RuleBasedStateMachine):
    """Resets, resets to a state, steps and refused calls in any order."""

    @initialize(grid=grids(), observation=st.sampled_from(["index", "position"]))
    def make(self, grid, observation):
        self.height, self.width = grid[:2]
        self.observation = observation
        self.env, self.reference = environment(grid, observation), transcription.GridWorld(*grid)
        self.env.reset(seed=0)
        self.reference.reset()
        self.kept = []

    @rule(seed=st.one_of(st.none(), st.integers(0, 2**64 - 1)))
    def reset(self, seed):
        self.keep(self.env.reset(seed=seed)[0])
        self.reference.reset()

    @rule(data=st.data())
    def reset_to(self, data):
        cell = data.draw(cells(self.height, self.width))
        self.keep(self.env.reset(options={"state": cell})[0])
        self.reference.reset(cell)

    @rule(action=ACTIONS)
    def step(self, action):
        observation, reward, terminated, _, _ = self.env.step(action)
        self.keep(observation)
        _, expected_reward, expected_terminated = self.reference.step(action)
        assert (reward, terminated) == (expected_reward, expected_terminated)
        check_observation(self.observation, observation, self.reference)

    @rule(action=st.one_of(st.floats(), st.booleans(), st.integers(4), st.integers(max_value=-1)))
    def refused_step(self, action):
        with pytest.raises((TypeError, ValueError), match="action"):
            self.env.step(action)

    @rule(row=st.integers(10**6), column=st.integers())
    def refused_reset(self, row, column):
        with pytest.raises(ValueError, match="row of"):
            self.env.reset(seed=1, options={"state": (row, column)})

    def keep(self, observation):
        self.kept.append((observation, np.array(observation)))

    @invariant()
    def agrees(self):
        assert self.env.state == self.reference.cell

    @invariant()
    def nothing_returned_has_changed(self):
        assert all((observation == copy).all() for observation, copy in self.kept)


TestLockstep = Lockstep.TestCase
TestLockstep.settings = settings(deadline=None, max_examples=50, stateful_step_count=40)
