"""SwimmerGait: what only it has."""

import itertools

import gymnasium
import numpy as np
import pytest
from gymnasium import spaces

import provengym
from provengym.conformance.references import find
from provengym.models.model import NoFitError
from transcriptions.swimmer_gait import step

STROKE = [2] * 8 + [0] * 8 + [3] * 8 + [1] * 8
UNITS = 10**6


def played(env, shape, actions):
    """The shapes on the way, and the displacement in millionths."""
    env.reset(options={"state": shape})
    shapes, total = [shape], 0
    for action in actions:
        observation, reward, *_ = env.step(action)
        shapes.append(tuple(observation.tolist()))
        total += round(reward * UNITS)
    return shapes, total


@pytest.mark.parametrize(
    ("space", "fits"),
    [
        (spaces.MultiDiscrete([9, 9]), True),
        (spaces.MultiDiscrete([9, 8]), False),
        (spaces.MultiDiscrete([9, 9], start=[1, 0]), False),
        (spaces.Box(0, 8, (2,), np.int64), True),
        (spaces.Box(-1, 9, (2,), np.int8), True),
        (spaces.Box(0, 7, (2,), np.int64), False),
        (spaces.Box(1, 8, (2,), np.int64), False),
        (spaces.Box(0, 8, (2,), np.float32), False),
        (spaces.Box(0, 8, (3,), np.int64), False),
        (spaces.Discrete(81), False),
    ],
    ids=str,
)
def test_the_reference_reads_two_angles(space, fits):
    model = find("SwimmerGait").model({})
    if fits:
        assert model.observation_reader(space)(np.array([3, 8]))[:2] == (3, 8)
    else:
        with pytest.raises(NoFitError, match=r"is not MultiDiscrete\(\[9, 9\]\)"):
            model.observation_reader(space)


def make(**parameters):
    return gymnasium.make("provengym/SwimmerGait-v0", **parameters).unwrapped


def test_the_stroke_from_each_of_its_shapes():
    env = make()
    for k in range(32):
        start = played(env, (0, 0), STROKE[:k])[0][-1]
        shapes, total = played(env, start, STROKE[k:] + STROKE[:k])

        assert shapes[-1] == start
        assert len(set(shapes)) == 32
        assert total == 175668


def test_no_policy_is_better_in_the_long_run():
    """The values of a discounted swimmer, which are solved without the certificate of the mean."""
    values = provengym.solve("SwimmerGait", discount=0.9999).values * (1 - 0.9999)

    assert values == pytest.approx(np.full(81, 43917 / 8 / UNITS), abs=3e-6)


def test_random_gaits_are_slower_and_those_of_one_joint_stay():
    env, draw = make(), np.random.default_rng(3)
    for _ in range(50):
        walk = draw.integers(0, 5, 40).tolist()
        shapes, total = played(env, (4, 4), walk)
        home = [1, 0][shapes[-1][0] < 4], [3, 2][shapes[-1][1] < 4]
        back = [home[0]] * abs(shapes[-1][0] - 4) + [home[1]] * abs(shapes[-1][1] - 4)
        shapes, total = played(env, (4, 4), walk + back)

        assert shapes[-1] == (4, 4)
        assert 8 * abs(total) < 43917 * len(walk + back)
    for joint in (0, 2):
        walk = (draw.integers(0, 2, 60) + joint).tolist()
        shapes, total = played(env, (3, 6), walk)
        end = shapes[-1][joint // 2] - (3, 6)[joint // 2]
        back = [joint + (end > 0)] * abs(end)
        shapes, total = played(env, (3, 6), walk + back)

        assert (shapes[-1], total) == ((3, 6), 0)


def test_the_table_of_transitions():
    table = make().P
    for shape, action in itertools.product(itertools.product(range(9), repeat=2), range(5)):
        after, units = step(shape, action)
        index = 9 * shape[0] + shape[1]

        assert table[index][action] == [(1.0, 9 * after[0] + after[1], units / UNITS, False)]


def test_frames_tell_the_way():
    env = make(render_mode="rgb_array")
    env.reset(options={"state": (0, 0)})
    first = env.render()
    for action in STROKE:
        env.step(action)
    frame = env._frame(env.state, steps=32, episode_return=env._return, last_action=None)

    assert frame.shapes[0] == frame.shapes[-1] == (0, 0)
    assert len(frame.shapes) == 33
    assert sum(frame.displacements) == 175668
    assert frame.places[0] == pytest.approx(0, abs=1e-12)
    assert frame.places[-1] == pytest.approx(0.175668)
    assert env.render().shape == first.shape
    assert (env.render() != first).any()


class Plain(gymnasium.Env):
    """The environment in plain Python, right or with a mistake."""

    action_space = gymnasium.spaces.Discrete(5)
    observation_space = gymnasium.spaces.MultiDiscrete([9, 9])
    mistake = None

    def __init__(self, max_steps=200):
        self.max_steps = max_steps

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.shape, self.steps = (4, 4), 0
        return np.array(self.shape), {}

    def step(self, action):
        before = self.shape
        self.shape, units = step(before, int(action))
        self.steps += 1
        if self.mistake == "reward" and action == 3:
            units = -units
        if self.mistake == "observation" and action == 0 and before[0] == 8:
            self.shape = (0, before[1])
        over = self.steps >= self.max_steps + (self.mistake == "truncated")
        return np.array(self.shape), units / UNITS, False, over, {}


@pytest.mark.parametrize("mistake", [None, "reward", "observation", "truncated"])
def test_conform_finds_what_is_wrong(mistake):
    target = type("Target", (Plain,), {"mistake": mistake})
    report = provengym.conform(target, reference="SwimmerGait", budget=20)

    assert [finding.kind for finding in report.findings] == ([mistake] if mistake else [])
    assert bool(report) is (mistake is None)
