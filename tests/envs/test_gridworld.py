"""GridWorld: in lockstep with a transcription of its definition, its table, and its frames."""

import copy
import pickle
import subprocess
import sys
import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium import spaces
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

import provengym
from provengym.conformance.references import find
from provengym.envs.gridworld.reference_model import GridWorldModel
from provengym.models.model import NoFitError
from transcriptions import gridworld as transcription

UP, DOWN, LEFT, RIGHT = range(4)
HUGE = 2**31 - 1
ACTIONS = st.integers(0, 3)
SIDES = st.one_of(st.integers(1, 6), st.integers(1, 10**6))


def make(**parameters):
    return provengym.GridWorldEnv(**parameters)


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


def check_observation(kind, got, reference):
    if kind == "index":
        assert got == reference.index()
    else:
        assert tuple(got.tolist()) == reference.cell


# ---- Episodes ------------------------------------------------------------------------------------


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


def test_spaces():
    index, position = make(height=3, width=4), make(height=3, width=4, observation="position")

    assert index.observation_space == spaces.Discrete(12)
    assert position.observation_space == spaces.MultiDiscrete([3, 4])
    assert position.observation_space.dtype == np.int64
    assert index.action_space == spaces.Discrete(4)
    assert len(index.actions) == 4


def test_an_episode():
    env = make(height=2, width=2, observation="position")
    env.reset(seed=0)

    assert [cell(env.step(a)) for a in (UP, LEFT, DOWN, RIGHT)] == [
        ((0, 0), -1.0, False),
        ((0, 0), -1.0, False),
        ((1, 0), -1.0, False),
        ((1, 1), 0.0, True),
    ]


def cell(result):
    observation, reward, terminated, truncated, _ = result
    assert truncated is False
    return tuple(observation.tolist()), reward, terminated


@pytest.mark.parametrize("action", range(4))
def test_the_goal_is_absorbing(action):
    env = make(goal=(2, 2))
    env.reset(options={"state": (2, 2)})

    for _ in range(3):
        assert env.step(action) == (12, 0.0, True, False, {})


def test_the_largest_grid_fits_int64():
    env = make(height=HUGE, width=HUGE)
    last, _ = env.reset(options={"state": (HUGE - 1, HUGE - 2)})

    assert last == HUGE * HUGE - 2
    assert env.observation_space.contains(last)
    assert env.step(RIGHT)[:3] == (HUGE * HUGE - 1, 0.0, True)


def test_start_at_the_goal_warns_and_reports_it_with_the_first_step():
    with pytest.warns(UserWarning, match="start and goal are the same cell"):
        env = provengym.GridWorldEnv(start=(1, 1), goal=(1, 1))
    env.reset(seed=0)

    assert env.step(UP) == (6, 0.0, True, False, {})


def test_parameters_of_other_integer_types():
    env = provengym.GridWorldEnv(
        height=np.int32(3), width=np.uint64(4), start=[1, np.int8(1)], goal=np.array([2, 0])
    )

    assert (env.height, env.width, env.start, env.goal) == (3, 4, (1, 1), (2, 0))
    assert all(type(x) is int for x in (env.height, env.width, *env.start, *env.goal))


def test_reset_options():
    env = make(observation="position")

    assert env.reset(options={"state": [3, np.int64(1)]})[0].tolist() == [3, 1]
    assert env.reset(options={})[0].tolist() == [0, 0]
    assert env.reset(options=None)[0].tolist() == [0, 0]


def test_there_is_no_clock():
    env = make()
    env.reset(seed=0)
    before = env.get_state()
    env.step(UP)

    assert env.get_state() == before


# ---- The table -----------------------------------------------------------------------------------


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


def test_limits_name_themselves():
    env = make(height=1001, width=1000)
    for call in (env.reward_matrix, env.transition_matrices, lambda: env.initial_state_distrib):
        with pytest.raises(ValueError, match=r"1,000,000 cells; this grid has 1,001,000"):
            call()
    with pytest.raises(ValueError, match=r"P is built for up to 10,000 cells"):
        _ = env.P

    assert len(make(height=100, width=100).P) == 10_000


@pytest.mark.parametrize(
    ("space", "shown"),
    [
        (spaces.Box(0, 5, (), np.int64), np.array(4)),
        (spaces.Box(0, 5, (1,), np.int64), np.array([4])),
        (spaces.Box(0, 4, (1,), np.int64), None),
        (spaces.Box(1, 5, (1,), np.int64), None),
        (spaces.Box(0, 5, (2,), np.int64), np.array([1, 1])),
        (spaces.Box(0, 1, (2,), np.int64), None),
    ],
    ids=str,
)
def test_the_reference_reads_boxes(space, shown):
    model = find("GridWorld").model({"height": 2, "width": 3, "goal": (1, 2)})
    if shown is None:
        with pytest.raises(NoFitError):
            model.observation_reader(space)
    else:
        assert model.observation_reader(space)(shown) == (1, 1)


def test_without_scipy(monkeypatch):
    monkeypatch.setitem(sys.modules, "scipy.sparse", None)
    with pytest.raises(gymnasium.error.DependencyNotInstalled, match=r"pip install scipy"):
        provengym.GridWorldEnv().transition_matrices()


@pytest.mark.parametrize("duplicate", [copy.deepcopy, lambda e: pickle.loads(pickle.dumps(e))])
def test_the_table_of_a_copy_is_built_again(duplicate):
    env = make(height=3, width=3)
    env.P[0][0] = []
    twin = duplicate(env)

    assert "P" not in twin.__dict__
    assert twin.P == make(height=3, width=3).P


# ---- Frames --------------------------------------------------------------------------------------


FIRST = """\
GridWorld 2 x 3
+-------+
| A . . |
| . . G |
+-------+
step 0, return 0"""

MOVED = """\
GridWorld 2 x 3
+-------+
| S A . |
| . . G |
+-------+
step 1, return -1, last action right"""

ARRIVED = """\
GridWorld 2 x 3
+-------+
| S . . |
| . . A |
+-------+
step 3, return -2, last action down, goal reached"""


def drawn(render_mode, height=2, width=3, **parameters):
    env = make(height=height, width=width, render_mode=render_mode, **parameters)
    env.reset(seed=0)
    return env


def test_text():
    env = drawn("ansi")
    frames = [env.render()]
    for action in (RIGHT, RIGHT, DOWN):
        env.step(action)
        frames.append(env.render())
    env.reset()

    assert frames[0] == FIRST
    assert frames[1] == MOVED
    assert frames[3] == ARRIVED
    assert env.render() == FIRST


@pytest.mark.parametrize(("height", "width"), [(16, 32), (17, 1), (1, 33)])
def test_a_reference_draws_grids_that_fit_a_terminal(height, width):
    picture = GridWorldModel({"height": height, "width": width}).picture((0, 0))

    fits = height <= 16 and width <= 32
    assert (picture is not None) is fits
    if picture is not None:
        first, *rows, last = picture.splitlines()
        assert first == last == "+" + "-" * (2 * width + 1) + "+"
        assert (len(rows), rows[0][:6], rows[-1][-3:]) == (height, "| A . ", "G |")


def test_pictures_tell_states_apart():
    env = drawn("rgb_array")
    pictures = set()
    for row in range(2):
        for column in range(3):
            env.reset(options={"state": (row, column)})
            pictures.add(env.render().tobytes())

    assert len(pictures) == 6


@pytest.mark.parametrize("action", [UP, LEFT])
def test_the_agent_looks_where_it_went(action):
    env = drawn("rgb_array")
    before = env.render()[58:-58]
    env.step(action)

    assert (env.render()[58:-58] != before).any()


@pytest.mark.filterwarnings("ignore:start and goal")
@pytest.mark.parametrize(("height", "width"), [(1, 1), (1, 4096), (64, 64), (9, 30)])
def test_pictures_of_every_shape(height, width):
    picture = drawn("rgb_array", height, width, start=(0, 0), goal=(height - 1, width - 1)).render()

    assert picture.shape[0] > 8 * height
    assert picture.shape[1] > 8 * width


@pytest.mark.parametrize("mode", ["rgb_array", "human"])
def test_too_large_for_a_picture(mode):
    env = provengym.GridWorldEnv(64, 65, render_mode=mode)
    with pytest.raises(ValueError, match=r"up to 4,096 cells; this grid has 4,160"):
        (env.reset(seed=0), env.render())

    assert env.state == (None if mode == "human" else (0, 0))


def test_too_large_for_text():
    assert len(drawn("ansi", 100, 100).render().splitlines()) == 104
    with pytest.raises(ValueError, match=r"up to 10,000 cells; this grid has 10,001"):
        drawn("ansi", 1, 10_001).render()


def test_pictures_open_no_display():
    code = (
        "import provengym, pygame; e = provengym.GridWorldEnv(render_mode='rgb_array');"
        "e.reset(); e.render(); print(pygame.display.get_init())"
    )
    result = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )

    assert result.stdout == "False\n"
