"""Fishing beside `gym_fishing` 0.1.0: the same dynamics where the harvest comes first, and where
the two differ on purpose."""

import importlib
import importlib.util
import sys
import types
import warnings
from fractions import Fraction

import gymnasium
import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import provengym  # noqa: F401
from provengym.envs.fishing.fishery import CAPACITY
from transcriptions.gym_fishing import PublishedFishing

MISSING = "gym_fishing is not installed: pip install --no-deps gym-fishing==0.1.0"
# How far a quota in float32 may be from the unit that it is read as here, in units.
FLOAT32 = 0.04
QUOTAS = st.lists(st.integers(0, 2 * CAPACITY) | st.integers(0, 200_000), min_size=1, max_size=30)


def make(name="FishingNormalized", order="harvest_first", **parameters):
    return gymnasium.make(f"provengym/{name}-v0", order=order, **parameters).unwrapped


def action_for(quota):
    """A quota in units as a number in [-1, 1]."""
    return np.array([quota / CAPACITY - 1], np.float32)


def bound(r, steps):
    """Return the bound of `abs_rationalRun_sub_run_le_sum` of Spec/Fishing/Rounding.lean after so
    many steps with the harvest first, in units."""
    lipschitz = max(1 + r, 3 * r - 1)
    return sum(lipschitz**i for i in range(steps))


@pytest.fixture
def published(monkeypatch):
    """`gym_fishing` itself, with stand-ins for what it imports and its dynamics does not use."""
    if importlib.util.find_spec("gym_fishing") is None:
        pytest.skip(MISSING)
    gym, registration = types.ModuleType("gym"), types.ModuleType("gym.envs.registration")
    gym.Env, gym.spaces = object, gymnasium.spaces
    registration.register = lambda **_: None
    shared = types.ModuleType("gym_fishing.envs.shared_env")
    for name in ("csv_entry", "estimate_policyfn", "plot_mdp", "plot_policyfn", "simulate_mdp"):
        setattr(shared, name, None)
    stand_ins = {
        "gym": gym,
        "gym.spaces": gymnasium.spaces,
        "gym.envs": types.ModuleType("gym.envs"),
        "gym.envs.registration": registration,
        shared.__name__: shared,
    }
    before = set(sys.modules)
    for name, module in stand_ins.items():
        monkeypatch.setitem(sys.modules, name, module)
    yield importlib.import_module("gym_fishing.envs")
    for name in set(sys.modules) - before - set(stand_ins):
        if name.startswith("gym_fishing"):
            del sys.modules[name]


def test_the_transcription_is_the_package(published):
    rng = np.random.default_rng(0)
    for sigma in (0.0, 0.2):
        for parameters in ({}, {"r": 0.9, "K": 2.5, "init_state": 3.0, "Tmax": 20}):
            pairs = (
                (published.FishingEnv, {"n_actions": 100}, rng.integers(0, 100, 120)),
                (published.FishingCtsEnv, {}, rng.uniform(-1.2, 0, (120, 1)).astype(np.float32)),
                (published.FishingCtsEnv, {}, np.full((120, 1), -0.96, np.float32)),
            )
            for original, more, actions in pairs:
                envs = [original(sigma=sigma, **parameters, **more)]
                envs.append(PublishedFishing(sigma=sigma, **parameters, **more))
                assert envs[0].reset().tolist() == envs[1].reset().tolist()
                for number, action in enumerate(actions):
                    results = []
                    for env in envs:
                        np.random.seed(number)  # noqa: NPY002 - what the package draws from
                        results.append(env.step(action))
                    assert results[0][0].tolist() == results[1][0].tolist()
                    assert results[0][1:] == results[1][1:]


@given(st.fractions(0, 1, max_denominator=1000), st.integers(1, 2 * CAPACITY), QUOTAS)
@example(Fraction(3, 10), 750_000, [250_000] + 29 * [75_000])
@example(Fraction(1, 1), 1660, [245])
@settings(deadline=None)
def test_trajectories_agree_up_to_the_proved_rounding(r, start, quotas):
    env = make(r=r, s0=start / CAPACITY)
    there = PublishedFishing(r=float(r), init_state=start / CAPACITY)
    assert env.reset(seed=0)[0].tolist() == there.reset().astype(np.float32).tolist()
    for steps, quota in enumerate(quotas, start=1):
        before = abs((there.state[0] + 1) * CAPACITY - env.units)
        observation, reward, *_ = env.step(action_for(quota))
        state, harvest, _, _ = there.step(action_for(quota))
        # What is harvested too much or too little grows by a factor of 1 + r at most.
        room = float(bound(r, steps)) * (1 + (1 + float(r)) * FLOAT32)

        assert abs((state[0] + 1) * CAPACITY - env.units) <= room
        assert abs(harvest - reward) * CAPACITY <= before + FLOAT32
        assert abs(observation[0] - state[0]) <= room / CAPACITY + 1e-7


def test_discrete_actions_are_hundredths_of_the_capacity_in_both():
    env, there = make("Fishing"), PublishedFishing(n_actions=100)
    env.reset(seed=0)
    for action in (5, 0, 20, 7, 7, 7, 30, 99):
        reward, harvest = env.step(action)[1], there.step(action)[1]
        assert abs(harvest - reward) < 30 / CAPACITY
        assert abs((there.state[0] + 1) * CAPACITY - env.units) < 30


def test_a_fishery_that_is_kept_differs_by_few_units_in_a_whole_episode():
    env, there = make(), PublishedFishing()
    env.reset(seed=0)
    worst = 0.0
    for quota in [250_000] + 99 * [75_000]:
        env.step(action_for(quota))
        there.step(action_for(quota))
        worst = max(worst, abs((there.state[0] + 1) * CAPACITY - env.units))

    assert worst < 5


# ---- What differs, and why -----------------------------------------------------------------------


def test_published_episodes_have_one_step_more_than_their_limit():
    env, there = make(), PublishedFishing()
    env.reset(seed=0)
    ours = [env.step(action_for(50_000))[2:4] for _ in range(100)]
    theirs = [there.step(action_for(50_000))[2] for _ in range(101)]

    assert ours == 99 * [(False, False)] + [(False, True)]  # truncated, and not terminated
    assert theirs == 100 * [False] + [True]  # one flag for both


def test_the_published_order_is_the_harvest_first():
    envs = [make(order="growth_first"), make()]
    for env in envs:
        env.reset(seed=0)
        env.step(action_for(250_000))
    there = PublishedFishing()
    state, *_ = there.step(action_for(250_000))

    assert [env.units for env in envs] == [556_250, 575_000]
    assert round((state[0] + 1) * CAPACITY) == 575_000


def test_the_published_interface_is_the_old_one():
    there = PublishedFishing()

    assert there.reset().tolist() == [-0.25]  # no info, and no seed
    assert len(there.step(action_for(0))) == 4  # done for both ends
    with pytest.raises(TypeError):
        there.reset(seed=0)


def test_published_observations_are_not_in_their_space():
    env, there = make(), PublishedFishing()
    observation, _ = env.reset(seed=0)

    assert there.reset().dtype == np.float64
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # Gymnasium tells of the cast
        assert not env.observation_space.contains(there.reset())
    assert env.observation_space.contains(observation)


def test_published_discrete_quotas_stop_short_of_the_capacity():
    there = PublishedFishing(n_actions=100, init_state=2.0)
    env = make("Fishing", s0=2.0)
    env.reset(seed=0)

    assert max(there.quota(action) for action in range(100)) == 0.99
    assert env.step(env.action_space.n - 1)[1] == 2.0


def test_published_noise_leaves_the_box():
    np.random.seed(0)  # noqa: NPY002 - what the package draws from
    there = PublishedFishing(sigma=1.0)
    highest = max(there.step(action_for(0))[0][0] for _ in range(20))
    env = make(sigma=1)
    env.reset(seed=0)

    assert highest > 1
    assert all(env.observation_space.contains(env.step(action_for(0))[0]) for _ in range(20))


def test_less_than_half_a_unit_is_extinct_here_and_not_there():
    env, there = make(), PublishedFishing(init_state=0.4 / CAPACITY)
    env.reset(seed=0, options={"state": there.reset()})

    assert env.step(action_for(0))[1:3] == (0.0, True)
    assert there.step(action_for(0))[1:3] == (0.0, False)
