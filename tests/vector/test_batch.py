"""`provengym.Batch`: lane i is the single environment reset with seed + i, and what is refused
changes nothing."""

import copy
import threading

import gymnasium
import numpy as np
import pytest

import provengym
from provengym import Batch
from provengym.envs.registry import ENVIRONMENTS
from provengym.vector.batch import BatchState, Rollout

N, SEED = 37, 2**64 - 20
every_environment = pytest.mark.parametrize("entry", ENVIRONMENTS, ids=lambda entry: entry.name)


def actions_of(space, rng, shape):
    """Actions as an array of this shape, and of one axis more where they are several numbers."""
    if space.dtype.kind == "f":
        whole = shape if space.shape == (1,) else (*np.atleast_1d(shape), *space.shape)
        return rng.uniform(space.low, space.high, whole).astype(space.dtype)
    return rng.integers(0, space.n, shape)


def numbers(observation):
    """An observation as a batch has it: of a dictionary the numbers that it is made of."""
    if not isinstance(observation, dict):
        return observation
    sets = [observation[name] for name in ("recommended", "purchase_history")]
    words = [sum(bit << x for x, bit in enumerate(members.tolist())) for members in sets]
    before = observation["last_recommendation"], observation["user_feedback"]
    return np.array([*before, *words, observation["time_step"]])


@every_environment
@pytest.mark.parametrize("threads", [1, 2])
def test_a_lane_is_the_single_environment(entry, threads):
    batch = Batch(entry.name, N, autoreset="disabled", threads=threads)
    singles = [gymnasium.make(entry.id).unwrapped for _ in range(N)]
    observations = batch.reset(seed=SEED)
    first = [numbers(env.reset(seed=(SEED + i) % 2**64)[0]) for i, env in enumerate(singles)]
    assert np.array_equal(observations, first)
    assert observations.dtype == (singles[0].observation_space.dtype or np.int64)
    rng, over = np.random.default_rng(0), np.zeros(N, bool)

    for _ in range(40):
        if over.any():
            with pytest.raises(ValueError, match=f"^lane {over.argmax()} must be reset"):
                batch.step(actions_of(batch.single_action_space, rng, N))
            expected = [
                numbers(env.reset()[0]) if ended else row
                for env, ended, row in zip(singles, over, observations, strict=True)
            ]
            observations = batch.reset_lanes(over)
            assert np.array_equal(observations, expected)
        actions = actions_of(batch.single_action_space, rng, N)
        observations, rewards, terminated, truncated = batch.step(actions)
        outcomes = [
            env.step(np.atleast_1d(action) if actions.dtype.kind == "f" else action)
            for env, action in zip(singles, actions, strict=True)
        ]
        assert np.array_equal(observations, [numbers(outcome[0]) for outcome in outcomes])
        assert np.array_equal(rewards, np.array([o[1] for o in outcomes], np.float32))
        assert np.array_equal(terminated, [outcome[2] for outcome in outcomes])
        assert np.array_equal(truncated, [outcome[3] for outcome in outcomes])
        over = terminated | truncated


@every_environment
@pytest.mark.parametrize("autoreset", ["same_step", "next_step"])
def test_rollouts_are_steps_whatever_the_threads(entry, autoreset):
    one, two, three = (
        Batch(entry.name, N, autoreset=autoreset, threads=k, max_episode_steps=7) for k in (1, 2, 3)
    )
    for batch in (one, two, three):
        batch.reset(SEED)
    T = 12
    actions = actions_of(one.single_action_space, np.random.default_rng(1), (T, N))
    rolled = one.rollout(actions, final_observations=True)
    stepped = [two.step(actions[t]) for t in range(T)]
    last = three.rollout(actions, keep="last")

    for part, expected in zip(
        (rolled.observations, rolled.rewards, rolled.terminated, rolled.truncated),
        zip(*stepped, strict=True),
        strict=True,
    ):
        assert np.array_equal(part, expected)
    ended = rolled.terminated | rolled.truncated
    assert ended.any()
    same = (rolled.final_observations == rolled.observations).reshape(T, N, -1).all(axis=2)
    # The calls that reset: in the mode "next_step" the one after.
    resets = ended if autoreset == "same_step" else np.vstack([np.zeros((1, N), bool), ended[:-1]])
    assert same[~resets].all()
    for part, expected in zip(
        (last.observations, last.rewards, last.terminated, last.truncated), stepped[-1], strict=True
    ):
        assert np.array_equal(part, expected)
    assert np.allclose(last.returns, rolled.rewards.astype(float).sum(axis=0))
    # Random actions go on from here, the same for all.
    drawn = [batch.rollout_random(T, 5, keep="all").observations for batch in (one, two, three)]
    assert np.array_equal(drawn[0], drawn[1])
    assert np.array_equal(drawn[0], drawn[2])


def test_a_final_observation_is_the_one_before_the_reset():
    batch = Batch("GridWorld", 2, height=1, width=3)
    batch.reset(0)
    rolled = batch.rollout(np.full((3, 2), 3), final_observations=True)

    assert rolled.observations[:, 0].tolist() == [1, 0, 1]
    assert rolled.final_observations[:, 0].tolist() == [1, 2, 1]
    assert rolled.rewards[:, 0].tolist() == [-1, 0, -1]


def test_memory_of_the_caller_is_used():
    batch = Batch("GridWorld", 5, observation_dtype="uint8")
    batch.reset(0)
    actions = np.zeros((4, 5), np.uint8)
    out = batch.rollout(actions)

    assert batch.rollout(actions, out=out) is out
    last = batch.rollout_random(3, 0)
    assert batch.rollout_random(3, 0, out=last) is last
    with pytest.raises(ValueError, match="^out must have returns with keep='last'$"):
        batch.rollout_random(3, 0, out=out)
    with pytest.raises(ValueError, match="^out must have final_observations"):
        batch.rollout(actions, out=out, final_observations=True)
    for roll in (batch.rollout_random, batch.rollout_policy):
        table = () if roll == batch.rollout_random else (np.ones((25, 4), np.int64),)
        for keep in ("all", "last"):
            with pytest.raises(TypeError, match="^out must be None or a Rollout, got 3"):
                roll(*table, 3, 0, out=3, keep=keep)
    short = Rollout(*(part[:2] for part in (out.observations, out.rewards)), *[out.terminated] * 2)
    with pytest.raises(ValueError, match=r"^observations must be .* of shape \(4, 5\), got shape"):
        batch.rollout(actions, out=short)


@pytest.mark.parametrize("dtype", ["int64", "int32", "uint8", np.int32, np.dtype("uint8"), None])
def test_observations_of_a_dtype(dtype):
    batch = Batch("GridWorld", 3, height=4, width=4, observation_dtype=dtype)
    wide = Batch("GridWorld", 3, height=4, width=4)
    for one in (batch, wide):
        one.reset(1)
    assert batch.observe().dtype == np.dtype(dtype or "int64")
    drawn = [one.rollout_random(9, 2, keep="all").observations for one in (batch, wide)]

    assert np.array_equal(*drawn)


def test_observations_that_do_not_fit_are_refused():
    for parameters, dtype, message in (
        (
            {"height": 20, "width": 20},
            "uint8",
            "holds numbers up to 255, and observations go up to",
        ),
        ({}, "float32", "must be None or 'int64' or another integer type"),
        ({}, "int16", "must be one of None, 'int64'"),
        ({"observation": "position"}, "one_hot", "where an observation has several items"),
    ):
        with pytest.raises(ValueError, match=message):
            Batch("GridWorld", 3, observation_dtype=dtype, **parameters)
    with pytest.raises(ValueError, match="where observations are real numbers, got 'uint8'"):
        Batch("Fishing", 3, observation_dtype="uint8")


def test_a_state_goes_back_and_through_a_file(tmp_path):
    batch = Batch("HunterWumpus", 100)
    with pytest.raises(RuntimeError, match=r"^call reset\(\) before save\(\)$"):
        batch.save()
    batch.reset(3)
    batch.rollout_random(5, 0)
    state = batch.save()
    state.save(tmp_path / "lanes.npz")
    other, twin = batch.copy(), copy.deepcopy(batch)
    expected = batch.rollout_random(20, 1).returns
    fresh = Batch("HunterWumpus", 100, threads=2)
    fresh.restore(tmp_path / "lanes.npz")
    batch.restore(state)

    for one in (other, twin, fresh, batch):
        assert np.array_equal(one.rollout_random(20, 1).returns, expected)
    with pytest.raises(ValueError, match="^state must be of provengym/HunterWumpus-v0 with .* got"):
        Batch("HunterWumpus", 100, size=5).restore(state)
    with pytest.raises(ValueError, match=r"^states must be .* of shape \(3, 99\), got shape"):
        Batch("HunterWumpus", 99).restore(state)
    with pytest.raises(TypeError, match=r"^state must be the result of save\(\) or a path"):
        batch.restore(7)
    (tmp_path / "other.npz").write_bytes(b"nothing")
    with pytest.raises(ValueError, match="holds no state of a batch: it is no .npz file"):
        batch.restore(tmp_path / "other.npz")
    with pytest.raises(FileNotFoundError):
        BatchState.load(tmp_path / "missing.npz")


@pytest.mark.parametrize(
    ("arguments", "parameters", "error", "message"),
    [
        (("Chess", 3), {}, ValueError, "env_id must be an environment of this package"),
        (("GridWorld", 0), {}, ValueError, "n must be between 1 and 2147483647, got 0"),
        (("GridWorld", 2**40), {}, ValueError, "n must be between 1 and 2147483647"),
        (("GridWorld", 2.0), {}, TypeError, "n must be an integer"),
        (("GridWorld", 3), {"threads": 0}, ValueError, "threads must be between 1 and 1024"),
        (("GridWorld", 3), {"autoreset": "later"}, ValueError, "autoreset must be one of"),
        (("GridWorld", 3), {"device": "tpu"}, ValueError, "device must be one of 'cpu', 'cuda'"),
        (("GridWorld", 3), {"max_episode_steps": 0}, ValueError, "max_episode_steps must be"),
        (("GridWorld", 3), {"height": 0}, ValueError, "height must be between 1"),
        (("GridWorld", 3), {"depth": 0}, TypeError, "depth"),
    ],
)
def test_wrong_arguments(arguments, parameters, error, message):
    with pytest.raises(error, match=message):
        Batch(*arguments, **parameters)


def test_one_wrong_action_of_a_million_changes_nothing():
    batch = Batch("GridWorld", 10**6, threads=2, observation_dtype="uint8")
    batch.reset(0)
    before = batch.save()
    actions = np.zeros(10**6, np.uint8)
    actions[777_777] = 4
    out = batch.observe(), np.ones(10**6, np.float32), *np.ones((2, 10**6), bool)
    copies = [part.copy() for part in out]

    for call in (
        lambda: batch.step(actions),
        lambda: batch.step_into(actions, *out),
        lambda: batch.rollout(actions[np.newaxis], keep="last"),
    ):
        with pytest.raises(ValueError, match=r"^actions\[777777\] must be between 0 and 3, got 4$"):
            call()
    after = batch.save()
    for name in ("states", "keys", "t", "elapsed", "over"):
        assert np.array_equal(getattr(before, name), getattr(after, name))
    for part, copied in zip(out, copies, strict=True):
        assert np.array_equal(part, copied)


@pytest.mark.parametrize(
    ("actions", "error", "message"),
    [
        (np.zeros(3), TypeError, "action"),
        (np.zeros(4, int), ValueError, r"actions must have the shape \(3,\), got \(4,\)"),
        (np.zeros((3, 2), int), ValueError, "actions must have the shape"),
        ([0, 1, "up"], TypeError, "action"),
        ([0, 1, -1], ValueError, r"actions\[2\] must be between 0 and 3, got -1"),
        (np.array([0, 2**63, 1], np.uint64), ValueError, r"actions\[1\] must be between 0 and 3"),
        (None, TypeError, "action"),
    ],
)
def test_wrong_actions(actions, error, message):
    batch = Batch("GridWorld", 3)
    batch.reset(0)
    with pytest.raises(error, match=message):
        batch.step(actions)


def test_actions_of_any_integer_type_and_layout():
    expected = None
    for actions in (
        [3, 1, 3],
        np.array([3, 1, 3], np.int8),
        np.array([3, 1, 3], np.uint64),
        np.array([3, 0, 1, 0, 3, 0])[::2],
        np.array([3, 1, 3], ">i4"),
    ):
        batch = Batch("GridWorld", 3)
        batch.reset(0)
        got = batch.step(actions)[0].tolist()
        expected = expected or got
        assert got == expected == [1, 5, 1]


def test_rollouts_need_a_mode_that_resets():
    batch = Batch("GridWorld", 3, autoreset="disabled")
    batch.reset(0)
    with pytest.raises(ValueError, match=r"^autoreset must be .* for rollout\(\), got 'disabled'$"):
        batch.rollout(np.zeros((2, 3), int))
    for T in (0, 2**31):
        with pytest.raises(ValueError, match="^T must be between 1 and 2147483647"):
            _ready().rollout_random(T, 0)
    with pytest.raises(ValueError, match="^final_observations must be False with keep='last'$"):
        _ready().rollout_random(2, 0, final_observations=True)
    with pytest.raises(ValueError, match="^keep must be one of"):
        _ready().rollout_random(2, 0, keep="none")
    for actions in (np.zeros((0, 3), int), np.zeros((2, 4), int), np.zeros(3, int)):
        with pytest.raises(ValueError, match=r"^actions must have the shape \(T, 3\)"):
            _ready().rollout(actions)


def _ready():
    batch = Batch("GridWorld", 3)
    batch.reset(0)
    return batch


def test_a_second_thread_is_refused_and_another_batch_is_not():
    batch, other = Batch("HunterWumpus", 100_000), Batch("HunterWumpus", 10)
    for one in (batch, other):
        one.reset(0)
    thread = threading.Thread(target=lambda: batch.rollout_random(300, 0))
    thread.start()
    refused = False
    while thread.is_alive():
        try:
            batch.observe()
        except RuntimeError as error:
            refused |= str(error) == "these lanes are in use by another thread"
        other.rollout_random(1, 0)
    thread.join()

    assert refused


def test_arrays_go_to_other_libraries_without_a_copy():
    batch = Batch("GridWorld", 3)
    observations = batch.reset(0)

    again = np.from_dlpack(observations)
    assert np.shares_memory(again, observations)


def test_the_name_is_lazy():
    assert provengym.Batch is Batch


def test_a_damaged_file_of_a_state_is_a_value_error(tmp_path):
    batch, path = Batch("GridWorld", 3), tmp_path / "state.npz"
    batch.reset(seed=0)
    batch.save().save(path)
    whole, generator = path.read_bytes(), np.random.default_rng(0)
    refused = 0
    for number in range(200):
        content = bytearray(whole)
        for place in generator.integers(0, len(whole), 1 + number % 4):
            content[place] = generator.integers(256)
        path.write_bytes(content[: generator.integers(len(whole))] if number % 3 == 0 else content)
        try:
            batch.restore(path)
        except ValueError as error:
            refused += "\n" not in str(error)

    assert refused > 100
    batch.step(np.zeros(3, np.int64))  # and no state is half taken over
