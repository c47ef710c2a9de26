"""Wrong calls of a vector environment: refused with an error that names what is wrong and where,
and with nothing changed."""

import gymnasium
import numpy as np
import pytest

from provengym.envs.registry import ENVIRONMENTS, named
from vector.lanes import CASES, EVERY, EVERY_MODE, native, stands, synchronous

GRID, HUNT = ENVIRONMENTS[0], named("HunterWumpus")
MANY = 1_000_000


def begun(entry, n=3, mode="next_step", **parameters):
    env = native(entry, n, mode, **parameters)
    env.reset(seed=4)
    return env


def refused(env, call, error, message):
    """The call raises this, and changes nothing."""
    before = stands(env)
    with pytest.raises(error, match=message):
        call()
    assert stands(env) == before


# ---- Actions -------------------------------------------------------------------------------------


@EVERY
def test_a_wrong_action_of_one_lane_is_named(entry):
    case = CASES[entry.name]
    env = begun(entry)
    for wrong, _ in case.wrong_actions:
        actions = [case.other_action, wrong, case.other_action]
        refused(env, lambda actions=actions: env.step(actions), (TypeError, ValueError), "actions")


@EVERY
@EVERY_MODE
def test_an_action_out_of_range_is_a_value_error_with_the_lane(entry, mode):
    case = CASES[entry.name]
    env = begun(entry, 5, mode)
    actions = np.array([case.other_action] * 5)
    actions[3] = actions[4] = np.nan if actions.dtype.kind == "f" else env.single_action_space.n
    pattern = r"actions\[3\] must be .*between"

    refused(env, lambda: env.step(actions), ValueError, pattern)
    refused(env, lambda: env.step(actions.tolist()), ValueError, pattern)


@EVERY_MODE
@pytest.mark.parametrize("dtype", [np.uint8, np.int8, np.int32, np.uint32, np.int64, np.uint64])
def test_one_lane_of_a_million(mode, dtype):
    env = begun(GRID, MANY, mode)
    actions = np.ones(MANY, dtype=dtype)
    actions[MANY - 1] = -1 if np.dtype(dtype).kind == "i" else 4
    shown = actions[MANY - 1]
    with pytest.raises(ValueError, match=rf"actions\[999999\] must be .* 0 and 3, got {shown}$"):
        env.step(actions)

    assert not env._lanes.words().states.any()
    actions[MANY - 1] = 3
    observations = env.step(actions)[0]
    assert (observations[:-1] == 5).all()
    assert observations[-1] == 1


@pytest.mark.parametrize("value", [2**32, 2**32 + 1, 2**63, 2**64 - 1])
def test_an_action_beyond_a_word_is_no_other_action(value):
    env = begun(GRID, 2)
    dtype = np.uint64 if value > 2**62 else np.int64

    refused(env, lambda: env.step(np.array([0, value], dtype)), ValueError, r"actions\[1\] must be")


@pytest.mark.parametrize(
    ("entry", "actions", "error", "message"),
    [
        (GRID, [0, 1], ValueError, r"actions must have the shape \(3,\), got \(2,\)"),
        (GRID, np.zeros((3, 1), int), ValueError, r"must have the shape \(3,\), got \(3, 1\)"),
        (GRID, 0, TypeError, r"must have the shape \(3,\), got 0"),
        (GRID, [[0], [1, 2], 3], ValueError, r"must have the shape \(3,\), got \[\[0\], \[1, 2\]"),
        (GRID, np.zeros(3), TypeError, r"actions\[0\] must be an integer .* got .*0.0"),
        (GRID, np.zeros(3, bool), TypeError, r"actions\[0\] must be an integer"),
        (GRID, [0, True, 1], TypeError, r"actions\[1\] must be an integer .* got True"),
        (GRID, [0, 1, None], TypeError, r"actions\[2\] must be an integer .* got None"),
        (GRID, np.ma.array([0, 1, 2], mask=[0, 1, 0]), TypeError, "got a masked one"),
        (GRID, "abc", TypeError, r"must have the shape \(3,\)"),
        (GRID, None, TypeError, r"must have the shape \(3,\)"),
        (
            ENVIRONMENTS[2],
            np.zeros((3, 2)),
            ValueError,
            r"must have the shape \(3, 1\), got \(3, 2",
        ),
        (ENVIRONMENTS[2], np.zeros(4), ValueError, r"must have the shape \(3, 1\), got \(4,\)"),
        (ENVIRONMENTS[2], ["a", 1, 2], TypeError, r"actions\[0\] must be a quota"),
        (ENVIRONMENTS[2], np.zeros(3, bool), TypeError, r"actions\[0\] must be a quota"),
        (ENVIRONMENTS[2], np.zeros(3, complex), TypeError, r"actions\[0\] must be a quota"),
    ],
)
def test_wrong_arrays_of_actions_are_refused(entry, actions, error, message):
    env = begun(entry)

    refused(env, lambda: env.step(actions), error, message)


def test_one_lane_takes_an_array_and_no_number():
    env = begun(GRID, 1)

    refused(env, lambda: env.step(1), TypeError, r"must have the shape \(1,\), got 1")
    assert env.step([1])[0].tolist() == [5]


@pytest.mark.parametrize(
    "form",
    [
        list,
        tuple,
        lambda a: np.repeat(a, 2)[::2],
        lambda a: a[::-1].copy()[::-1],
        lambda a: a.astype(">i4"),
        lambda a: a.astype(np.int16),
        lambda a: a.astype(np.uint16),
        lambda a: a.astype(np.uint64),
        lambda a: np.ma.array(a),
    ],
)
def test_every_array_of_integers_will_do(form):
    env, other = begun(HUNT, 4), begun(HUNT, 4)
    actions = np.array([0, 3, 2, 1])
    given = form(actions)
    if isinstance(given, np.ndarray):
        given.flags.writeable = False

    assert env.step(given)[0].tobytes() == other.step(actions)[0].tobytes()


@pytest.mark.parametrize("dtype", ["float16", "float32", "float64", ">f8", "int32", "longdouble"])
@pytest.mark.parametrize("shape", [(3, 1), (3,)])
def test_every_array_of_numbers_will_do_for_a_box(dtype, shape):
    entry = ENVIRONMENTS[2]
    env, theirs = begun(entry), synchronous(entry, 3)
    theirs.reset(seed=4)
    actions = np.array([0, 1, 2], dtype=dtype).reshape(shape)

    assert env.step(actions)[0].tobytes() == theirs.step(actions)[0].tobytes()


# ---- Seeds and options ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seed", "error", "message"),
    [
        (-1, gymnasium.error.Error, "the seed of lane 0 must be .* got -1"),
        (2**64 - 2, ValueError, "the seed of lane 2 must be .* got 18446744073709551616"),
        pytest.param(10**5000, ValueError, "the seed of lane 0 must be", id="huge"),
        ([1, 2], ValueError, "a list of num_envs=3 seeds, got 2"),
        ([], ValueError, "a list of num_envs=3 seeds, got 0"),
        ([1, None, -5], gymnasium.error.Error, "the seed of lane 2 must be .* got -5"),
        ([1, 2**64, 2], ValueError, "the seed of lane 1 must be .* got 18446744073709551616"),
        ([1, 2, 1.0], gymnasium.error.Error, "the seed of lane 2 must be an integer"),
        (np.arange(3), gymnasium.error.Error, "the seed of lane 0 must be an integer"),
        (1.5, TypeError, "seed must be None, an integer or a list of num_envs=3 seeds, got 1.5"),
    ],
)
def test_wrong_seeds_are_refused_as_synchronous_environments_do(seed, error, message):
    env, theirs = begun(HUNT), synchronous(HUNT, 3)

    refused(env, lambda: env.reset(seed=seed), error, message)
    with pytest.raises(error):
        theirs.reset(seed=seed)


def mask(*lanes):
    return {"reset_mask": np.array(lanes)}


@EVERY_MODE
@pytest.mark.parametrize(
    ("options", "error", "message"),
    [
        ({"reset_mask": [True] * 3}, TypeError, "'reset_mask'.* must be a numpy array, got"),
        (mask(True, False), ValueError, r"must have shape `\(3,\)`, got \(2,\)"),
        (mask(1, 0, 1), TypeError, "must have `dtype=np.bool_`, got int64"),
        (mask(False, False, False), ValueError, r"at least one True .* reset_mask=\[False"),
        (mask(True, True, False) | {"walls": 1}, ValueError, "options may hold 'state' only"),
        (mask(True, True, False) | {"state": (5, 0)}, ValueError, r"the row of options\['state'\]"),
        ({"state": (0, 0.5)}, TypeError, r"the column of options\['state'\]"),
        (7, TypeError, "options must be None or a dictionary|argument of type 'int'"),
    ],
)
def test_wrong_options_are_refused_as_synchronous_environments_do(mode, options, error, message):
    env, theirs = begun(GRID, 3, mode), synchronous(GRID, 3, mode)
    theirs.reset(seed=4)

    refused(env, lambda: env.reset(options=options), error, message)
    with pytest.raises(error):
        theirs.reset(options=dict(options) if isinstance(options, dict) else options)


def test_the_seeds_of_other_lanes_are_not_looked_at():
    env = begun(HUNT)
    env.reset(seed=[7, -5, "x"], options=mask(True, False, False))

    assert env.np_random_seed == (7, 5, 6)


def test_a_mask_is_left_in_the_options():
    env = begun(GRID)
    options = mask(True, False, True) | {"state": (1, 1)}
    observations = env.reset(options=options)[0]

    assert list(options) == ["reset_mask", "state"]
    assert observations.tolist() == [6, 0, 6]
