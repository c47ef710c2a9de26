"""Swimmer: in lockstep with a transcription, next to the physics in doubles, and its frames."""

import itertools
import math
from fractions import Fraction

import gymnasium
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import provengym
from provengym import _core
from provengym.data.errors import ConformanceError
from transcriptions import splitmix, swimmer

UNIT = 2**-30
LIMITS = (16,) * 3 + (4,) * 2
HALVES = st.integers(-20480 * 2, 20480 * 2).map(lambda k: k / 40960)
TIES = st.integers(-4096, 4096).map(lambda k: (2 * k + 1) / 8192).filter(lambda x: abs(x) <= 1)
AMOUNTS = st.floats(-1.5, 1.5) | HALVES | TIES | st.sampled_from([-1, 0, 1, math.inf, 5e-324])


def make(**parameters):
    return provengym.SwimmerEnv(**parameters)


def torque_units(amount):
    """The nearest number of 4096ths of a torque of 5 times an amount, ties away from zero."""
    exact = 20480 * Fraction(max(-1, min(1, amount)))
    size = math.floor(abs(exact) + Fraction(1, 2))
    return size if exact >= 0 else -size


def word(action):
    first, second = map(torque_units, action)
    return 40961 * (first + 20480) + second + 20480


def words(env):
    return tuple(number % 2**64 for number in env.units)


# ---- Lockstep ------------------------------------------------------------------------------------


@given(
    st.integers(0, 1024),
    st.integers(0, 2**64 - 1),
    st.lists(st.tuples(AMOUNTS, AMOUNTS), min_size=1, max_size=12),
)
@settings(deadline=None, max_examples=30)
def test_episodes(noise, seed, actions):
    env = make(reset_noise=Fraction(noise, 1024), max_steps=10)
    observation, _ = env.reset(seed=seed)
    key = splitmix.key_of(seed)
    drawn = [(splitmix.word(key, t) * (2 * noise + 1) >> 64) - noise for t in range(6)]
    now = swimmer.start(drawn[:3], drawn[3:])
    assert words(env) == now
    for t, action in enumerate(actions):
        observation, reward, terminated, truncated, info = env.step(np.array(action))
        now, units = swimmer.step(now, word(action))
        numbers = [float(x) for x in swimmer.exact(now)]

        assert words(env) == now
        assert env.state == tuple(numbers)
        assert env.position == tuple(numbers[11:])
        assert observation.tolist() == np.float32([*numbers[9:11], *numbers[:9]]).tolist()
        assert reward == units * UNIT
        assert (terminated, truncated) == (False, t + 1 >= 10)
        assert info == {"time_limit": t + 1 >= 10}


@given(AMOUNTS, AMOUNTS)
def test_the_word_of_an_action(first, second):
    env, action = make(), (first, second)
    batch = provengym.Batch("Swimmer", 1)
    for given_ in (action, list(action), np.array(action)):
        assert env._action_word(given_) == word(action)
    env.reset()
    env.step(np.array(action))
    assert env._last_action == word(action)
    batch.reset(0)
    batch.step(np.array([action]))
    one = env.kernel.step(env.kernel.init(0, 0), word(action), 0)[0]
    assert tuple(batch._lanes.words()[0][:, 0].tolist()) == one


def test_two_torques_that_are_equally_near():
    torques = {1 / 8192: 3, -1 / 8192: -3, 3 / 8192: 8, -3 / 8192: -8}

    assert {x: torque_units(x) for x in torques} == torques


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_the_mirror_image_of_an_episode(dtype):
    rng = np.random.default_rng(5)
    one, other = make(), make()
    flip = np.array([1, -1] + [1, -1] * 3 + [-1] * 3)
    one.reset()
    other.reset()
    for _ in range(300):
        action = rng.uniform(-1.2, 1.2, 2).astype(dtype)
        mine, theirs = one.step(action), other.step(-action)

        assert (theirs[0] * flip).tolist() == mine[0].tolist()
        assert theirs[1] == mine[1]


def test_rewards_add_up_to_the_way():
    env, rng = make(), np.random.default_rng(2)
    env.reset()
    rewards = [env.step(rng.uniform(-1, 1, 2))[1] for _ in range(1000)]

    assert sum(rewards) == env.position[0] != 0
    assert max(map(abs, rewards)) < 0.04


def test_random_actions_are_words_of_their_own():
    seed, n, T = 2**64 - 3, 5, 4
    one, other = (provengym.Batch("Swimmer", n, reset_noise=1) for _ in range(2))
    keys = [_core.key((seed + i) % 2**64) ^ 0xA5A5A5A5A5A5A5A5 for i in range(n)]
    actions = [
        [[2 * ((_core.word(key, 2 * t + k) >> 11) / 2**53) - 1 for k in range(2)] for key in keys]
        for t in range(T)
    ]
    for batch in (one, other):
        batch.reset(1)
    drawn = one.rollout_random(T, seed, keep="all")
    played = other.rollout(np.array(actions, np.float32))

    assert np.array_equal(drawn.observations, played.observations)
    assert np.array_equal(drawn.rewards, played.rewards)


# ---- Physics -------------------------------------------------------------------------------------

ARMS = np.array([[-2, -3, -1], [1, 0, -1], [1, 3, 2]]) / 6


def directions(theta):
    p = np.stack([np.cos(theta), np.sin(theta)], 1)
    return p, np.stack([-p[:, 1], p[:, 0]], 1)


def accelerations(theta, omega, velocity, torques):
    """Of the centre of mass and of the angles: Newton and Euler for each link, with the forces in
    the joints as unknowns."""
    p, n = directions(theta)
    speeds = velocity + (ARMS * omega) @ n
    drag = -10 * (speeds * n).sum(1)[:, None] * n
    joint = np.array([torques[0], torques[1] - torques[0], -torques[1]])
    A, b = np.zeros((9, 9)), np.zeros(9)  # unknowns: a, alpha, force in joint 1, in joint 2
    for i in range(3):
        rows = slice(3 * i, 3 * i + 2)
        A[rows, 0:2] = np.eye(2)
        A[rows, 2:5] = (ARMS[i][:, None] * n).T
        b[rows] = drag[i] + (ARMS[i] * omega**2) @ p
        A[3 * i + 2, 2 + i] = 1 / 12
        b[3 * i + 2] = joint[i] - 10 * omega[i] / 12
        for which, sign in ((i - 1, 1), (i, -1)):
            if which in (0, 1):
                force = slice(5 + 2 * which, 7 + 2 * which)
                A[rows, force] = -sign * np.eye(2)
                A[3 * i + 2, force] = np.array([-p[i][1], p[i][0]]) / 2
    found = np.linalg.solve(A, b)
    return found[:2], found[2:5]


def physics(theta, omega, velocity, position, torques, h):
    """A step of the semi-implicit Euler method."""
    a, alpha = accelerations(theta, omega, velocity, torques)
    omega, velocity = omega + h * alpha, velocity + h * a
    return theta + 2 * np.arctan(h * omega / 2), omega, velocity, position + h * velocity


AT_REST = (np.zeros(3), np.zeros(3), np.zeros(2), np.zeros(2))


def seen(theta, omega, velocity, position):
    p, _ = directions(theta)
    return np.concatenate([velocity, p.ravel(), omega])


def energy(state):
    theta = np.arctan2(state[1:6:2], state[0:6:2])
    speeds = np.array(state[9:11]) + (ARMS * np.array(state[6:9])) @ directions(theta)[1]
    return (speeds**2).sum() / 2 + (np.array(state[6:9]) ** 2).sum() / 24


def play(kind, rng, t):
    if kind == "random":
        return rng.uniform(-1, 1, 2)
    if kind == "jerky":
        return rng.choice([-1.0, 1.0], 2)
    phase = 2 * np.pi * t / 100
    return np.sin([phase, phase + 2 * np.pi / 3])


@pytest.mark.parametrize("kind", ["random", "jerky", "wave"])
def test_a_thousand_steps_are_those_of_the_physics(kind):
    env, rng, body = make(), np.random.default_rng(0), AT_REST
    env.reset()
    for t in range(1000):
        action = play(kind, rng, t)
        observation, reward, *_ = env.step(action)
        before = body[3][0]
        body = physics(*body, 5 * np.round(20480 * action) / 20480, 0.01)

        assert np.abs(observation - seen(*body)).max() < 3e-6
        assert abs(reward - (body[3][0] - before)) < 3e-8
        assert np.abs(np.array(env.position) - body[3]).max() < 1e-6


def test_a_second_with_a_step_a_tenth_as_long():
    env, body = make(), AT_REST
    env.reset()
    for t in range(100):
        action = play("wave", None, t)
        observation = env.step(action)[0]
        for _ in range(10):
            body = physics(*body, 5 * action, 0.001)

    assert np.abs(observation - seen(*body)).max() < 0.1
    assert np.abs(np.array(env.position) - body[3]).max() < 0.01


def test_energy_falls_without_torque():
    env, rng = make(), np.random.default_rng(1)
    for _ in range(10):
        angles = rng.uniform(-np.pi, np.pi, 3)
        headings = np.stack([np.cos(angles), np.sin(angles)], 1).ravel()
        env.reset(
            options={"state": [*headings, *rng.uniform(-5, 5, 3), *rng.uniform(-2, 2, 2), 0, 0]}
        )
        energies = [energy(env.state)]
        for _ in range(300):
            env.step((0, 0))
            energies.append(energy(env.state))

        assert energies[0] > 0.1
        assert all(b < a + 1e-12 for a, b in itertools.pairwise(energies))


def test_at_rest_without_torque_nothing_moves():
    env = make()
    start, _ = env.reset()
    before = env.units

    assert env.step((0, 0))[:2] == (pytest.approx(start, abs=0), 0.0)
    assert env.units == before


# ---- States --------------------------------------------------------------------------------------


@given(
    st.lists(st.floats(-math.pi, math.pi), min_size=3, max_size=3),
    st.tuples(*(st.floats(-limit, limit) for limit in LIMITS)),
    st.tuples(*[st.floats(-(2**32), 2**32) | st.floats(-1, 1)] * 2),
    st.sampled_from([np.float32, np.float64]),
)
@settings(deadline=None)
def test_a_state_that_is_given(angles, speeds, position, dtype):
    env = make()
    headings = np.array([f(angle) for angle in angles for f in (math.cos, math.sin)], dtype)
    wanted = [*headings.tolist(), *speeds, *position]
    observation, _ = env.reset(options={"state": wanted})
    state = env.state
    lengths = [math.hypot(*state[2 * link : 2 * link + 2]) for link in range(3)]

    assert np.abs(np.array(state[:11]) - wanted[:11]).max() < 1.5e-7
    assert max(abs(a - b) for a, b in zip(state[11:], position, strict=True)) <= 2**-20
    assert max(abs(length - 1) for length in lengths) < 2e-9
    assert env.observation_space.contains(observation)
    env.reset(options={"state": state})
    near = [
        abs(a - b) for a, b in zip(words(env), swimmer.words_of(map(Fraction, state)), strict=True)
    ]
    assert near == [0] * 13


@given(st.integers(0, 30), st.integers(0, 2**32))
@settings(deadline=None, max_examples=25)
def test_a_state_goes_back_exactly(steps, seed):
    env, other = make(reset_noise=1), make(reset_noise=1)
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    for _ in range(steps):
        env.step(rng.uniform(-1, 1, 2))
    other.reset(options={"state": env.state})

    assert other.units == env.units


# ---- Frames and hands ----------------------------------------------------------------------------


def test_frames_tell_the_way():
    env = make(render_mode="rgb_array")
    env.reset()
    first = env.render()
    for t in range(400):
        env.step(play("wave", None, t))
    frame = env._present_frame()
    ends = np.array(frame.points)

    assert len(frame.path) == 401
    assert frame.path[0] == (0, 0)
    assert frame.position == env.position
    assert np.hypot(*np.diff(ends, axis=0).T) == pytest.approx(1, abs=1e-8)
    centres = (ends[1:] + ends[:-1]) / 2
    assert centres.mean(axis=0) == pytest.approx(env.position)
    assert frame.torques == pytest.approx(5 * play("wave", None, 399), abs=2e-4)
    assert env.render().shape == first.shape
    assert (env.render() != first).any()


def test_text_of_a_straight_swimmer():
    env = make(render_mode="ansi")
    env.reset()
    rows = env.render().splitlines()[2:15]

    assert rows.pop(6) == "| 0 0 0 0 0 1 + 1 1 2 2 2 2 |"
    assert set(rows) == {"| " + 13 * ". " + "|"}


def test_actions_by_hand():
    env = make()
    named = {key: action.tolist() for key, action in env.keys.items()}

    assert named["5"] == [0, 0]
    assert named["up"] == named["8"] == [1, 0]
    assert named["left"] == named["4"] == [0, -1]
    assert named["3"] == [-1, 1]
    assert env.action_from_text("0.5:-1").tolist() == [0.5, -1]
    assert env.action_in_words(env.action_from_text("0.5:-1")) == "torques 2.5 and -5"
    for text in ("", "1", "1:2", "nan:0", "1:0:0", "x:1"):
        with pytest.raises(ValueError, match=f"^no action: {text}$"):
            env.action_from_text(text)


# ---- Conformance ---------------------------------------------------------------------------------


class Plain(gymnasium.Env):
    """The physics as an environment, right or with a mistake."""

    action_space = gymnasium.spaces.Box(-1, 1, (2,), np.float32)
    observation_space = gymnasium.spaces.Box(-20, 20, (11,), np.float64)
    mistake = None

    def __init__(self, max_steps=1000):
        self.max_steps = max_steps

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.body, self.steps = AT_REST, 0
        return seen(*self.body), {}

    def step(self, action):
        before = self.body[3][0]
        h = 0.0101 if self.mistake == "transition" else 0.01
        self.body = physics(*self.body, 5 * action.astype(np.float64), h)
        self.steps += 1
        reward = self.body[3][0] - before
        if self.mistake == "reward":
            reward = self.body[2][0]
        observation = seen(*self.body)
        if self.mistake == "observation":
            observation[-1] = observation[-2]
        over = self.steps >= self.max_steps + (self.mistake == "truncated")
        return observation, float(reward), False, over, {}


@pytest.mark.parametrize("mistake", [None, "reward", "observation", "transition", "truncated"])
def test_conform_finds_what_is_wrong(mistake):
    target = type("Target", (Plain,), {"mistake": mistake})
    report = provengym.conform(target, reference="Swimmer", budget=5)
    found = [finding.kind for finding in report.findings]

    assert bool(report) is (mistake is None), found
    if mistake == "transition":
        assert set(found) <= {"observation", "transition", "reward"}
    elif mistake is not None:
        assert mistake in found


def test_what_it_conforms_to():
    with pytest.raises(ConformanceError, match="with reset_noise=0 only, got 1/2"):
        provengym.conform("provengym/Swimmer-v0", parameters={"reset_noise": 0.5}, budget=1)
