"""`provengym.jax`: what it returns is what the kernels' lanes and the environments return, cast to
32 bits, under every transformation of JAX, by one foreign call; and what it refuses.

`test_jax.py` runs this file in a process of its own."""

import doctest
import math
import re
import shutil
import subprocess
import sys
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import gymnasium
import numpy as np
import pytest
from gymnasium import spaces
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import from_nothing
from envs.chain import CHAIN
from provengym import _core, functional
from provengym.envs.registry import ENVIRONMENTS
from provengym.finite.observed import Observations
from vector import tasks

jax = pytest.importorskip("jax", reason="needs JAX: pip install '.[jax]'")
import jax.numpy as jnp  # noqa: E402

import provengym.jax  # noqa: E402
from provengym.jax import State, make, seed_words  # noqa: E402

REPOSITORY = Path(__file__).resolve().parents[2]
LARGEST = 2**64 - 1
every_task = pytest.mark.parametrize("task", tasks.TASKS)
PAIRS = next(entry.name for entry in ENVIRONMENTS if entry.load()().action_space.shape == (2,))
few = settings(max_examples=10, suppress_health_check=[HealthCheck.function_scoped_fixture])


def made(task, **options):
    name, parameters = tasks.arguments(task)
    return make(name, **parameters, **options)


def whole(pairs):
    """Pairs of uint32 as words."""
    high, low = np.moveaxis(np.asarray(pairs).astype(np.uint64), -1, 0)
    return high << np.uint64(32) | low


def same(got, expected):
    """Arrays of the same dtype, shape and bits."""
    got, expected = np.asarray(got), np.asarray(expected)
    assert (got.dtype, got.shape) == (expected.dtype, expected.shape)
    np.testing.assert_array_equal(got, expected)


class Lanes:
    """The lanes of a kernel, one call of each after another: the reference."""

    def __init__(self, env, seeds, max_episode_steps=0):
        self.env, self.kernel, self.view = env, env.kernel, env.view
        self.limits = env.time_limit or 0, max_episode_steps
        self.lanes = [self.kernel.lane_reset(_core.key(seed)) for seed in seeds]

    def shown(self, states):
        """What an environment shows of states, in 32 bits."""
        first, count = self.view.first, self.view.count
        components = [self.kernel.observe(state)[first : first + count] for state in states]
        shown = self.view.show(np.array(components, np.int64))
        return shown if shown.dtype == np.float32 else shown.astype(np.int32)

    def observe(self):
        return self.shown([lane[0] for lane in self.lanes])

    def step(self, words):
        answers = [
            self.kernel.lane_step(lane, int(word), "same_step", *self.limits)
            for lane, word in zip(self.lanes, words, strict=True)
        ]
        self.lanes = [after for after, *_ in answers]
        rewards, terminated, truncated = (np.array([a[k] for a in answers]) for k in (1, 2, 3))
        rewards = rewards / self.kernel.reward_scale * self.env.reward_factor
        last = [after[0] if final is None else final for after, *_, final in answers]
        return self.observe(), rewards.astype(np.float32), terminated, truncated, self.shown(last)

    def agree(self, state):
        states, keys, t, elapsed, _ = zip(*self.lanes, strict=True)
        bits = self.kernel.state_dtype.itemsize * 8
        for mine, word in zip(zip(*states, strict=True), state.words, strict=True):
            same(word if bits == 32 else whole(word), np.array(mine, self.kernel.state_dtype))
        same(whole(state.key), np.array(keys, np.uint64))
        same(whole(state.t), np.array(t, np.uint64))
        same(state.time, np.array(elapsed, np.uint32))


@every_task
@pytest.mark.parametrize("limit", [None, 5])
@pytest.mark.parametrize("n", [1, 700], ids=["one lane", "three blocks"])
def test_a_batch_is_the_lanes_of_the_kernel(task, limit, n):
    rng = np.random.default_rng(n)
    single, env = tasks.make(task).unwrapped, made(task, max_episode_steps=limit)
    seeds = [0, LARGEST, *map(int, rng.integers(LARGEST, size=n, dtype=np.uint64))][:n]
    lanes = Lanes(single, seeds, limit or 0)
    observation, state = env.reset(seed_words(seeds))
    same(observation, lanes.observe())
    lanes.agree(state)
    ended = np.zeros(2, int)

    for _ in range(12):
        actions = tasks.actions(single.action_space, rng, (n,))
        words = np.array([single._action_word(action) for action in actions])
        seen, rewards, terminated, truncated, last = lanes.step(words)
        observation, state, reward, ends, cuts, info = env.step(None, state, actions)

        same(observation, seen)
        same(reward, rewards)
        same(ends, terminated)
        same(cuts, truncated)
        same(info["final_observation"], last)
        same(info["terminated"], terminated)
        same(info["truncated"], truncated)
        lanes.agree(state)
        ended += terminated.sum(), truncated.sum()

    assert ended.sum() > 0 or n == 1 or limit is None


def numbers(observation):
    """An observation as JAX shows it: a dictionary as the numbers that it is made of."""
    if not isinstance(observation, dict):
        return observation
    sets = [
        sum(int(bit) << place for place, bit in enumerate(observation[name]))
        for name in ("recommended", "purchase_history")
    ]
    last, bought = observation["last_recommendation"], observation["user_feedback"]
    return [last, bought, *sets, observation["time_step"]]


@every_task
@few
@given(
    seed=st.integers(0, LARGEST),
    limit=st.sampled_from([None, 1, 4]),
    choices=st.integers(0, 2**32),
)
def test_episodes_are_those_of_the_environment(task, seed, limit, choices):
    rng = np.random.default_rng(choices)
    single = tasks.make(task, **({} if limit is None else {"max_episode_steps": limit}))
    env = made(task, max_episode_steps=limit)
    kind = np.int32 if env.observation_space().dtype == jnp.int32 else np.float32
    expected, _ = single.reset(seed=seed)
    observation, state = env.reset(seed)
    same(observation, np.asarray(numbers(expected), kind))

    for action in tasks.actions(single.action_space, rng, (10,)):
        expected, gain, terminated, truncated, _ = single.step(action)
        observation, state, reward, ends, cuts, info = env.step(None, state, action)

        same(info["final_observation"], np.asarray(numbers(expected), kind))
        same(reward, np.float32(gain))
        assert (bool(ends), bool(cuts)) == (terminated, truncated)
        if terminated or truncated:
            expected, _ = single.reset()
            assert state.time == 0
        same(observation, np.asarray(numbers(expected), kind))


def test_the_examples_run():
    page = (REPOSITORY / "docs" / "jax.md").read_text(encoding="utf-8")
    done = from_nothing.run({"jax.md": page}, REPOSITORY)["jax.md"]

    assert done.failed == ""
    assert done.count == len(re.findall("^ *>>> ", page, re.MULTILINE)) > 20
    assert doctest.testmod(provengym.jax).failed == 0
    assert doctest.testmod(provengym.jax).attempted >= 5


def test_every_environment_of_the_registry_is_there():
    for entry in ENVIRONMENTS:
        assert make(entry.id) == make(entry.name)
        assert make(entry.id).name == entry.name


# ---- Models ----


def pictured():
    """A model whose observations are no numbers."""
    shown = [{"at": np.full(2, k, np.int64), "told": "here", "far": k / 2} for k in range(3)]
    space = spaces.Dict(
        {
            "at": spaces.Box(0, 9, (2,), np.int64),
            "told": spaces.Text(9),
            "far": spaces.Box(0, 1, (), np.float64),
        }
    )
    return replace(CHAIN, observations=Observations.of(shown), observation_space=space)


@pytest.mark.parametrize("limit", [None, 2])
@pytest.mark.parametrize("own", [None, 3])
@pytest.mark.parametrize("model", [CHAIN, pictured()], ids=["numbers", "pictures"])
def test_a_model_is_played_as_by_its_lanes(model, own, limit):
    model, n = replace(model, time_limit=own), 300
    env = make(model, max_episode_steps=limit)
    more = {} if limit is None else {"max_episode_steps": limit}
    envs = model.make_vec(n, autoreset_mode="same_step", **more)

    def shown(observation):
        seen = jax.tree.map(np.asarray, env.arranged(observation))
        return {"whole": seen} if not isinstance(seen, dict) else seen

    def wanted(observation):
        seen = observation if isinstance(observation, dict) else {"whole": observation}
        return {
            name: part.astype({"f": np.float32, "i": np.int32}[part.dtype.kind])
            for name, part in seen.items()
            if name != "told"
        }

    def agree(got, expected):
        got, expected = shown(got), wanted(expected)
        assert got.pop("told", None) is None
        assert got.keys() == expected.keys()
        for name, part in expected.items():
            same(got[name], part)

    observation, state = env.reset(seed_words(list(range(n))))
    agree(observation, envs.reset(seed=0)[0])
    for step in range(30):
        actions = np.random.default_rng(step).integers(2, size=n)
        observation, state, reward, *flags, _ = env.step(None, state, actions)
        expected, rewards, *ends, _ = envs.step(actions)
        agree(observation, expected)
        same(reward, rewards.astype(np.float32))
        for flag, end in zip(flags, ends, strict=True):
            same(flag, end)


def test_integers_of_more_than_32_bits_are_refused():
    shown = Observations.of([np.array([2**40]), np.array([1]), np.array([0])])
    space = spaces.Box(0, 2**50, (1,), np.int64)
    with pytest.raises(ValueError, match="observations must be integers of 32 bits in JAX, got so"):
        make(replace(CHAIN, observations=shown, observation_space=space))


def test_numbers_of_observations_are_arranged_under_jit():
    env = make(pictured())
    seen = jax.jit(lambda key: env.arranged(env.reset(key)[0]))(jax.random.key(3))
    assert seen["at"].tolist() == [2 * seen["far"].item()] * 2
    assert env.observation_space() == provengym.jax.Discrete(3)
    grid = make("GridWorld")
    assert grid.arranged(3) == 3


# ---- Under JAX's transformations ----


@every_task
def test_vmap_jit_and_scan_change_nothing(task):
    rng = np.random.default_rng(0)
    env, space = made(task), tasks.make(task).action_space
    keys = jax.random.split(jax.random.key(3), (4, 5))
    actions = tasks.actions(space, rng, (30, 4, 5))

    def rollout(key, actions):
        def step(state, action):
            observation, state, *rest = env.step(None, state, action)
            return state, (observation, *rest)

        observation, state = env.reset(key)
        return observation, jax.lax.scan(step, state, actions)

    first, state = env.reset(keys)
    found = []
    for each in actions:
        observation, state, *rest = env.step(None, state, each)
        found.append((observation, *rest))
    loop = first, (state, jax.tree.map(lambda *steps: jnp.stack(steps), *found))
    mapped = jax.vmap(jax.vmap(rollout, (0, 1)), (0, 1))
    swapped = jax.vmap(jax.vmap(rollout, (0, 1), 0), (1, 2), 1)
    steps_last = jax.tree.map(lambda x: jnp.moveaxis(x, 2, 0), jax.jit(mapped)(keys, actions)[1][1])

    assert jax.tree.all(jax.tree.map(np.array_equal, jax.jit(rollout)(keys, actions), loop))
    assert jax.tree.all(jax.tree.map(np.array_equal, steps_last, loop[1][1]))
    assert jax.tree.all(jax.tree.map(np.array_equal, mapped(keys, actions), swapped(keys, actions)))


def test_a_batch_is_one_foreign_call():
    env = make("HunterWumpus")
    key = jax.random.split(jax.random.key(0), (8, 3))
    _, state = env.reset(key)
    actions = jnp.zeros((8, 3), jnp.int32)
    step = jax.jit(jax.vmap(jax.vmap(lambda state, action: env.step(None, state, action))))
    reset = jax.jit(jax.vmap(jax.vmap(env.reset)))

    for lowered in (step.lower(state, actions), reset.lower(key)):
        assert lowered.as_text().count("custom_call @provengym.HunterWumpus.") == 1
        compiled = lowered.compile().as_text()
        assert compiled.count('custom_call_target="provengym.HunterWumpus.') == 1
        assert " while" not in compiled


@every_task
def test_a_state_that_was_stepped_from_is_as_it_was(task):
    """Results may be written in the place of arguments only where nobody sees it."""
    env = made(task)
    _, state = env.reset(jax.random.split(jax.random.key(0), 300))
    before = jax.tree.map(np.array, state)
    actions = tasks.actions(tasks.make(task).action_space, np.random.default_rng(0), (300,))

    def twice(state):
        return env.step(None, state, actions), env.step(None, state, actions), state

    one = env.step(None, state, actions)
    first, second, kept = jax.jit(twice)(state)
    for found, expected in ((first, one), (second, one), (kept, before), (state, before)):
        assert jax.tree.all(jax.tree.map(np.array_equal, found, expected))


def test_what_is_mapped_and_what_is_not():
    env = make("GridWorld")
    _, state = env.reset(jax.random.key(0))
    observations = jax.vmap(lambda action: env.step(None, state, action)[0])(jnp.arange(4))

    assert observations.tolist() == [0, 5, 0, 1]


def test_params_pass_through_the_transformations():
    """As in gymnax: `vmap(env.step, in_axes=(0, 0, 0, None))`."""
    env = make("GridWorld", max_episode_steps=9)
    params = env.default_params
    keys = jax.random.split(jax.random.key(0), 3)
    _, state = jax.jit(jax.vmap(env.reset, (0, None)))(keys, params)
    answer = jax.jit(jax.vmap(env.step, (0, 0, 0, None)))(keys, state, jnp.array([0, 1, 3]), params)

    assert params.max_steps_in_episode == 9
    assert answer[0].tolist() == [0, 5, 1]


def test_the_form_of_the_answers_is_that_of_gymnax():
    env = make("Fishing")
    reset = env.reset(jax.random.key(0))
    step = env.step(jax.random.key(1), reset[1], 3)

    assert len(reset) == 2
    assert len(step) == 6
    assert isinstance(reset[1], State)
    assert isinstance(step[1], State)
    assert set(step[5]) == {"terminated", "truncated", "final_observation"}
    assert {leaf.dtype.name for leaf in jax.tree.leaves((reset, step))} == {
        "float32",
        "uint32",
        "bool",
    }


def test_nothing_is_differentiated_through_a_step():
    env = make("FishingContinuous")
    _, state = env.reset(0)

    def returned(quota):
        return quota * env.step(None, state, quota)[2]

    assert jax.grad(returned)(0.25) == 0.25  # the reward, and not its derivative


def test_equal_environments_share_what_is_compiled():
    traced = []

    def step(env, state):
        traced.append(env)
        return env.step(None, state, 0)[0]

    jitted = jax.jit(step, static_argnums=0)
    words = {"words": ["tea", "noon"]}
    equal = [make("SpellCorrection", **words), make("provengym/SpellCorrection-v0", **words)]
    other = make("SpellCorrection", words=["noon", "tea"])
    for env in (*equal, other):
        jitted(env, env.reset(0)[1])

    assert equal[0] == equal[1]
    assert hash(equal[0]) == hash(equal[1])
    assert equal[0] != other
    assert len(traced) == 2


def test_32_bits_suffice_and_64_change_nothing():
    code = """
import jax, numpy
if {x64}:
    jax.config.update("jax_enable_x64", True)
from provengym.jax import make
for name in ("GridWorld", "FishingContinuous", "HunterWumpus", "SpellCorrection"):
    env = make(name)
    observation, state = env.reset(2**64 - 3)
    action = numpy.float64(0.25) if name == "FishingContinuous" else numpy.int64(1)
    answer = env.step(None, state, action)
    print([(x.dtype.name, x.tolist()) for x in jax.tree.leaves(answer)])
"""
    outputs = [
        subprocess.run(
            [sys.executable, "-c", code.format(x64=x64)], capture_output=True, text=True, check=True
        ).stdout
        for x64 in (False, True)
    ]

    assert outputs[0] == outputs[1]
    assert "32" in outputs[0]
    assert not any(kind in outputs[0] for kind in ("int64", "float64"))


def test_the_wrapper_for_functional_environments_of_jax_takes_it():
    """Gymnasium's wrapper of one environment needs nothing of JAX but its keys."""
    from gymnasium.envs.functional_jax_env import FunctionalJaxEnv

    env = FunctionalJaxEnv(functional.make("HunterWumpus"))

    def played():
        observations = [env.reset(seed=3)[0]]
        for number in range(12):
            observation, reward, terminated, _, info = env.step(number % 4)
            assert isinstance(reward, float)
            assert terminated == (info["status"] != "Ongoing")
            observations.append(observation)
        return np.array(observations)

    first = played()
    np.testing.assert_array_equal(played(), first)
    assert all(env.observation_space.contains(observation) for observation in first)
    assert len(np.unique(first, axis=0)) > 1


# ---- Amounts ----


@st.composite
def near_ties(draw, whole):
    """Floats as near as can be to what is in the middle between two words."""
    middle = (draw(st.integers(0, 2_000_000)) + 0.5) * whole / 1e6
    steps = draw(st.integers(-2, 2))
    amount = np.float32(middle)
    for _ in range(abs(steps)):
        amount = np.nextafter(amount, np.float32(np.sign(steps) * np.inf))
    return amount


def quotas_agree(K, amounts):
    """Without growth, from twice the capacity: what is gone is the quota."""
    rest = {"K": K, "r": 0, "s0": 2 * K, "Tmax": 3}
    single = gymnasium.make("provengym/FishingContinuous-v0", **rest).unwrapped
    env = make("FishingContinuous", **rest)
    _, state = env.reset(np.zeros((len(amounts), 2), np.uint32))
    _, after, *_, info = env.step(None, state, np.array(amounts, np.float32))
    left = np.asarray(info["final_observation"])[:, 0]
    quotas = [single._action_word(np.float32(amount)) for amount in amounts]

    for quota, stock, word in zip(quotas, left, np.asarray(after.words[0]), strict=True):
        assert stock == np.float32((2_000_000 - quota) / 1e6 * K)
        assert word == 2_000_000 - quota % 2_000_000  # a stock of nothing begins anew


@pytest.mark.parametrize("K", [1.0, 0.3, 2**-20, 1e-30, 1e30, 0.9999999999999999, 123456.789, 0.5])
@settings(max_examples=20)
@given(data=st.data())
def test_amounts_are_rounded_as_the_environment_does(K, data):
    floats = (
        st.floats(width=32, allow_nan=False)
        | near_ties(K)
        | st.floats(0, 2, width=32).map(lambda share: np.float32(share * K))
    )
    quotas_agree(K, data.draw(st.lists(floats, min_size=40, max_size=40)))


@pytest.mark.parametrize("K", [1.0, 2**-20, 2.0**40])
def test_ties_go_to_the_even_word(K):
    """An odd number of 128ths of such a capacity is exactly between two units."""
    quotas_agree(K, [odd / 128 * K for odd in range(1, 256, 2)])


def test_what_a_quotient_of_floats_calls_a_tie_is_none():
    """The capacity is as near as a float can be to one that makes a tie of an amount: the quotient
    is then rounded to the tie, and only what is left of it tells on which side it lies."""
    rng = np.random.default_rng(0)
    sides = set()
    for _ in range(30):
        amount = np.float32(rng.uniform(0.1, 1))
        middle = Fraction(2 * int(rng.integers(100_000, 1_900_000)) + 1, 2)
        K = float(Fraction(float(amount)) * 1_000_000 / middle)
        units = Fraction(float(amount)) * 1_000_000 / Fraction(K)
        quotas_agree(K, [amount])
        if float(amount) * 1e6 / K == middle != units:
            sides.add((units > middle, math.floor(middle) % 2))

    assert len(sides) == 4  # above and below, an even word below and an odd one


@settings(max_examples=30)
@given(data=st.data())
def test_normalized_amounts_are_rounded_as_the_environment_does(data):
    rest = {"r": 0, "s0": 2}
    single = gymnasium.make("provengym/FishingNormalized-v0", **rest).unwrapped
    env = make("FishingNormalized", **rest)
    floats = st.floats(width=32, allow_nan=False) | st.floats(-1, 1, width=32)
    floats |= near_ties(1.0).map(lambda amount: np.float32(amount - 1))
    amounts = np.array(data.draw(st.lists(floats, min_size=40, max_size=40)), np.float32)
    _, state = env.reset(np.zeros((40, 2), np.uint32))
    _, after, *_ = env.step(None, state, amounts[:, np.newaxis])
    quotas = np.array([single._action_word(amount) for amount in amounts])

    np.testing.assert_array_equal(after.words[0], 2_000_000 - quotas % 2_000_000)


# ---- Seeds and spaces ----


def test_a_key_of_jax_is_the_seed_it_was_made_of():
    env = make("HunterWumpus")
    _, state = env.reset(7)

    of_jax = jax.random.key(7), jax.random.PRNGKey(7), jnp.array([0, 7], jnp.uint32)
    for key in (*of_jax, seed_words(7), np.uint64(7)):
        assert jax.tree.all(jax.tree.map(np.array_equal, env.reset(key)[1], state))
    assert whole(state.key) == _core.key(7)
    assert seed_words([[1], [LARGEST]]).tolist() == [[[0, 1]], [[2**32 - 1, 2**32 - 1]]]


@every_task
def test_samples_lie_in_the_spaces(task):
    env, single = made(task), tasks.make(task)
    keys = jax.random.split(jax.random.key(0), 50)
    for mine, space in (
        (env.action_space(), single.action_space),
        (env.observation_space(env.default_params), single.observation_space),
    ):
        samples = jax.vmap(mine.sample)(keys)
        assert samples.shape == (50, *mine.shape)
        assert samples.dtype == mine.dtype
        shown_as_numbers = isinstance(space, gymnasium.spaces.Dict)
        assert shown_as_numbers or mine.shape == (space.shape or ())
        for sample in samples:
            assert mine.contains(sample)
            assert shown_as_numbers or space.contains(np.asarray(sample).astype(space.dtype)[()])
    outside = -1 if isinstance(single.action_space, gymnasium.spaces.Discrete) else -1e38
    assert not env.action_space().contains(outside)


def test_integer_samples_reach_both_ends():
    space = make("GridWorld", height=2, width=3, observation="position").observation_space()
    samples = jax.vmap(space.sample)(jax.random.split(jax.random.key(0), 200))

    assert samples.min(0).tolist() == [0, 0]
    assert samples.max(0).tolist() == [1, 2]


# ---- What is refused ----


@pytest.mark.parametrize(
    ("arguments", "options", "error", "message"),
    [
        (("Chess",), {}, ValueError, "^env_id must be an environment of this package.* got 'Ches"),
        ((3,), {}, ValueError, "^env_id must be an environment of this package.*, got 3$"),
        (("GridWorld",), {"height": 0}, ValueError, "^height must be between 1 and 2147483647"),
        (("GridWorld",), {"max_episode_steps": 0}, ValueError, "^max_episode_steps must be betw"),
        (
            ("GridWorld",),
            {"height": 2**16, "width": 2**16},
            ValueError,
            r"^observations must be below 2\*\*31 in JAX, .*GridWorld-v0 has 4,294,967,296 of",
        ),
    ],
)
def test_what_make_refuses(arguments, options, error, message):
    with pytest.raises(error, match=message):
        make(*arguments, **options)


def test_a_large_grid_is_shown_by_its_positions():
    env = make("GridWorld", height=2**31 - 1, width=2**31 - 1, observation="position")
    observation, _ = env.reset(0)

    assert observation.tolist() == [0, 0]


@pytest.mark.parametrize(
    ("key", "error", "message"),
    [
        (lambda: -1, ValueError, "^seed must be between 0 and 18446744073709551615, got -1$"),
        (lambda: 0.5, TypeError, "^seed must be an integer"),
        (
            lambda: jnp.zeros(2),
            TypeError,
            r"^key must be pairs .* got an array of float32; seed_words mak",
        ),
        (
            lambda: jnp.zeros(3, jnp.uint32),
            ValueError,
            r"^key must be pairs .*, got the shape \(3,\)$",
        ),
        (lambda: jnp.uint32(3), ValueError, r"^key must be pairs .*, got the shape \(\)$"),
        (
            lambda: jax.random.key(0, impl="rbg"),
            ValueError,
            r"^key must be pairs .*, got the shape \(4,\)",
        ),
    ],
)
def test_what_reset_refuses(key, error, message):
    with pytest.raises(error, match=message):
        make("GridWorld").reset(key())


@pytest.mark.parametrize(
    ("name", "action", "error", "message"),
    [
        ("GridWorld", 0.5, TypeError, "^action must be integers, got an array of float32$"),
        ("GridWorld", True, TypeError, "^action must be integers, got an array of bool$"),
        ("GridWorld", [1, 2], ValueError, r"^action must have the shape \(\), got \(2,\)$"),
        ("FishingContinuous", True, TypeError, "^action must be numbers, got an array of bool$"),
        ("FishingContinuous", 1j, TypeError, "^action must be numbers, got an array of complex64$"),
        (
            "FishingContinuous",
            [[0.5]],
            ValueError,
            r"^action must have the shape \(\) or \(1,\), got \(1, 1\)$",
        ),
        (PAIRS, 0.5, ValueError, r"^action must have the shape \(2,\), got \(\)$"),
    ],
)
def test_what_step_refuses(name, action, error, message):
    env = make(name)
    _, state = env.reset(0)
    with pytest.raises(error, match=message):
        env.step(None, state, jnp.asarray(action))


@pytest.mark.parametrize(
    ("name", "right", "wrong", "message"),
    [
        ("GridWorld", 3, 4, "the action of lane 997 must be between 0 and 3, got 4"),
        ("Fishing", 200, 201, "the action of lane 997 must be between 0 and 200, got 201"),
        ("GridWorld", 3, -1, "the action of lane 997 must be between 0 and 3, got -1"),
        ("GridWorld", 3, np.uint32(2**32 - 1), "lane 997 must be between 0 and 3, got 2147483647"),
        ("FishingContinuous", 0.5, np.nan, "the action of lane 997 must be a number, got nan"),
        (PAIRS, (1, 0), (0, np.nan), "the action of lane 997 must be numbers, got nan"),
    ],
)
def test_a_wrong_action_is_named_with_its_lane(name, right, wrong, message):
    env = make(name)
    _, state = env.reset(np.zeros((1000, 2), np.uint32))
    actions = np.full((1000, *np.shape(right)), right, np.asarray(wrong).dtype)
    fine = env.step(None, state, actions)
    actions[997] = wrong

    assert fine[2].shape == (1000,)
    for step in (env.step, jax.jit(env.step)):
        with pytest.raises((ValueError, jax.errors.JaxRuntimeError), match=message):
            jax.block_until_ready(step(None, state, actions))


def test_another_state_is_refused():
    env = make("GridWorld")
    observation, state = env.reset(0)
    for wrong in (None, observation, tuple(state)):
        with pytest.raises(TypeError, match="^state must be a State, as reset"):
            env.step(None, wrong, 1)


def test_other_params_are_refused():
    env = make("GridWorld")
    with pytest.raises(ValueError, match="^params must be None or default_params, "):
        env.reset(0, provengym.jax.Params(3))


def test_a_program_whose_words_are_not_there_says_so():
    env = make("SpellCorrection", words=["tea"])
    env._attributes["kept"] = "of another process"

    with pytest.raises(jax.errors.JaxRuntimeError, match="wants a model or a list of words"):
        jax.block_until_ready(env.reset(0))


@pytest.mark.parametrize(
    ("mine", "theirs", "message"),
    [
        (CHAIN, "SpellCorrection", "no finite model is kept under this name"),
        ("SpellCorrection", CHAIN, "no words are kept under this name"),
    ],
)
def test_a_model_is_no_list_of_words(mine, theirs, message):
    env = make(mine)
    env._attributes["kept"] = make(theirs)._attributes["kept"]
    env._signature = message
    env._hash = hash(env._signature)

    with pytest.raises(jax.errors.JaxRuntimeError, match=message):
        jax.block_until_ready(env.reset(0))


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("parameters", np.array([0, 5, 0, 0, 4, 4]), "invalid parameters"),
        ("parameters", np.array([5, 5, 0, 0, 4]), "attribute parameters has another length"),
        ("components", np.array([3, 1]), "no such components"),
        ("components", np.array([0.0, 1.0]), "attribute components has another type"),
        ("components", np.array([1, 2]), "buffer 0 has another shape or type"),
        ("action_numbers", np.array([0, 1]), "no such action numbers"),
        ("action_numbers", np.array([5, 1]), "no such action numbers"),
        ("limits", np.array([1, 0, 0]), "no such autoreset mode"),
        ("reward_factor", np.array([0.5]), "whole rewards have the factor 1"),
        ("limits", "none", "no attribute limits of the agreed kind"),
    ],
)
def test_a_program_of_another_form_is_refused(name, value, message):
    env = make("GridWorld")
    _, state = env.reset(1)
    env._attributes[name] = value
    env._signature = name, message  # so that nothing compiled before is taken
    env._hash = hash(env._signature)

    with pytest.raises(jax.errors.JaxRuntimeError, match=message):
        jax.block_until_ready(env.step(None, state, 0))


# ---- The binary interface ----

PARTS = {
    ("Extension", "XLA_FFI_Extension_Base"): "size=struct_size kind=type next",
    ("Version", "XLA_FFI_Api_Version"): "size=struct_size extensions=extension_start "
    "major=major_version minor=minor_version",
    ("ErrorRequest", "XLA_FFI_Error_Create_Args"): "size=struct_size extensions=extension_start "
    "message code=errc",
    ("Buffer", "XLA_FFI_Buffer"): "size=struct_size extensions=extension_start type=dtype data "
    "rank dimensions=dims",
    ("Text", "XLA_FFI_ByteSpan"): "first=ptr length=len",
    ("Array", "XLA_FFI_Array"): "type=dtype length=size data",
    ("Buffers", "XLA_FFI_Args"): "size=struct_size extensions=extension_start count=size "
    "kinds=types items=args",
    ("Buffers", "XLA_FFI_Rets"): "size=struct_size extensions=extension_start count=size "
    "kinds=types items=rets",
    ("Attributes", "XLA_FFI_Attrs"): "size=struct_size extensions=extension_start count=size "
    "kinds=types names items=attrs",
    ("Call", "XLA_FFI_CallFrame"): "size=struct_size extensions=extension_start api context=ctx "
    "stage arguments=args results=rets attributes=attrs",
    ("Metadata", "XLA_FFI_Metadata"): "size=struct_size version=api_version traits",
    ("MetadataRequest", "XLA_FFI_Metadata_Extension"): "extension=extension_base metadata",
    ("Api", "XLA_FFI_Api"): "size=struct_size extensions=extension_start version=api_version "
    "internal_api make_error=XLA_FFI_Error_Create",
}
VALUES = {
    "metadata_extension": "XLA_FFI_Extension_Metadata",
    "known_major": "XLA_FFI_API_MAJOR",
    "invalid_argument": "XLA_FFI_Error_Code_INVALID_ARGUMENT",
    "not_found": "XLA_FFI_Error_Code_NOT_FOUND",
    "internal": "XLA_FFI_Error_Code_INTERNAL",
    "type_flag": "XLA_FFI_DataType_PRED",
    "type_int32": "XLA_FFI_DataType_S32",
    "type_int64": "XLA_FFI_DataType_S64",
    "type_uint32": "XLA_FFI_DataType_U32",
    "type_float": "XLA_FFI_DataType_F32",
    "type_double": "XLA_FFI_DataType_F64",
    "is_buffer": "XLA_FFI_ArgType_BUFFER",
    "is_buffer + 0": "XLA_FFI_RetType_BUFFER",
    "is_array": "XLA_FFI_AttrType_ARRAY",
    "is_text": "XLA_FFI_AttrType_STRING",
    "execution": "XLA_FFI_ExecutionStage_EXECUTE",
}


@pytest.mark.skipif(shutil.which("c++") is None, reason="needs c++")
def test_the_binary_interface_is_that_of_the_installed_jaxlib(tmp_path):
    lines = ['#include "xla/ffi/api/c_api.h"', '#include "abi.hpp"']
    lines.append("namespace x = provengym::xla;")
    for (mine, theirs), fields in PARTS.items():
        for field in fields.split():
            name, _, other = field.partition("=")
            pair = f"x::{mine}, {name}", f"{theirs}, {other or name}"
            size = "sizeof((({}*)0)->{})"
            sizes = [size.format(*one.split(", ")) for one in pair]
            lines.append(f"static_assert(offsetof({pair[0]}) == offsetof({pair[1]}));")
            lines.append(f"static_assert({sizes[0]} <= {sizes[1]});")
    lines += [f"static_assert(int(x::{a}) == int({b}));" for a, b in VALUES.items()]
    source = tmp_path / "interface.cpp"
    source.write_text("\n".join(lines) + "\n")
    folders = [f"-I{jax.ffi.include_dir()}", f"-I{REPOSITORY / 'pybridge' / 'src' / 'xla'}"]
    done = subprocess.run(
        ["c++", "-std=c++17", "-Wno-invalid-offsetof", "-fsyntax-only", *folders, source],
        capture_output=True,
        text=True,
        check=False,
    )

    assert len(lines) > 100
    assert done.returncode == 0, done.stderr
