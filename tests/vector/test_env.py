"""Vector environments besides their steps: how they are made, their attributes, arrays and copies,
and how they are closed."""

import copy
import json
import pickle
import subprocess
import sys

import gymnasium
import numpy as np
import pytest
from gymnasium.envs.registration import EnvSpec
from gymnasium.vector import AutoresetMode, SyncVectorEnv

import provengym
from provengym.envs.registry import ENVIRONMENTS, named
from provengym.vector import KernelVectorEnv
from vector.lanes import (
    AUTORESET,
    CASES,
    EVERY,
    EVERY_MODE,
    native,
    require_same,
    stands,
    synchronous,
)

GRID = ENVIRONMENTS[0]


def played(env, steps=5):
    """The replies to a reset and some steps."""
    env.action_space.seed(1)
    return [env.reset(seed=7), *(env.step(env.action_space.sample()) for _ in range(steps))]


# ---- How it is made ---------------------------------------------------------------------------


@EVERY
@EVERY_MODE
def test_make_vec_makes_it(entry, mode):
    env, theirs = native(entry, 3, mode), synchronous(entry, 3, mode)

    assert isinstance(env.unwrapped, KernelVectorEnv)
    assert (env.num_envs, env.spec.id) == (3, entry.id)
    assert env.metadata["autoreset_mode"] is AUTORESET[mode]
    for name in ("action_space", "observation_space"):
        for prefix in ("", "single_"):
            assert getattr(env, prefix + name) == getattr(theirs, prefix + name)
    require_same(env.render_mode, theirs.render_mode)
    assert repr(env) == f"KernelVectorEnv({entry.id}, num_envs=3)"


def test_an_id_that_names_the_package_works_without_an_import():
    code = (
        "import gymnasium\n"
        "env = gymnasium.make_vec('provengym:provengym/GridWorld-v0', num_envs=2)\n"
        "print(type(env).__name__, env.reset(seed=0)[0])\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert done.stdout == "KernelVectorEnv [0 0]\n"


def test_importing_the_package_does_not_import_it():
    code = "import sys, provengym; print([m for m in sys.modules if 'provengym.vector' in m])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert done.stdout == "[]\n"


def test_what_gymnasium_can_make_otherwise_it_still_makes():
    made = gymnasium.make_vec(GRID.id, num_envs=2, vectorization_mode="sync")

    assert isinstance(made, SyncVectorEnv)


@EVERY
def test_a_spec_written_as_json_makes_it_again(entry):
    spec = native(entry, 2, max_episode_steps=3).spec
    again = gymnasium.make_vec(EnvSpec.from_json(spec.to_json()))

    assert json.loads(spec.to_json())["vector_entry_point"] == entry.vector_entry_point
    require_same(played(again), played(native(entry, 2, max_episode_steps=3)))


@pytest.mark.parametrize(
    "value",
    [*AUTORESET.items(), *((mode.value, mode) for mode in AutoresetMode)]
    + [(mode, mode) for mode in AutoresetMode],
)
def test_a_mode_has_three_names(value):
    given, mode = value

    assert gymnasium.make_vec(GRID.id, autoreset_mode=given).metadata["autoreset_mode"] is mode


@pytest.mark.parametrize(
    ("arguments", "error", "message"),
    [
        ({"num_envs": 0}, ValueError, "num_envs must be between 1 and 2147483647, got 0"),
        ({"num_envs": -1}, ValueError, "num_envs must be between 1 and 2147483647, got -1"),
        ({"num_envs": 2**31}, ValueError, "num_envs must be between 1"),
        ({"num_envs": 2.0}, TypeError, "num_envs must be an integer"),
        ({"num_envs": 2**31 - 1}, MemoryError, "2,147,483,647 lanes take"),
        ({"autoreset_mode": "never"}, ValueError, "autoreset_mode must be .*'same_step'.*'never'"),
        ({"autoreset_mode": None}, TypeError, "autoreset_mode must be an AutoresetMode"),
        ({"threads": 0}, ValueError, "threads must be between 1 and 1024, got 0"),
        ({"copy": 1}, TypeError, "copy must be True or False, got 1"),
        ({"max_episode_steps": 0}, ValueError, "max_episode_steps must be between 1 and"),
        ({"max_episode_steps": 1.5}, TypeError, "max_episode_steps must be an integer"),
        ({"render_mode": "human"}, ValueError, "render_mode must be one of None, 'rgb_array'"),
        ({"height": 0}, ValueError, "height must be between 1"),
        ({"sides": 4}, TypeError, "sides"),
    ],
)
def test_wrong_arguments_are_refused(arguments, error, message):
    with pytest.raises(error, match=message):
        gymnasium.make_vec(GRID.id, **arguments)


@EVERY
@EVERY_MODE
def test_threads_change_nothing(entry, mode):
    one, three = (native(entry, 4000, mode, threads=threads) for threads in (1, 3))

    require_same(played(three, 1), played(one, 1))


def test_there_is_nothing_else_in_the_room():
    with pytest.raises(AttributeError, match="no attribute 'GridWorld_v9'"):
        provengym.vector.GridWorld_v9  # noqa: B018


# ---- Arrays ------------------------------------------------------------------------------------


@EVERY
@EVERY_MODE
def test_arrays_are_fresh(entry, mode):
    env = native(entry, 3, mode)
    replies = played(env, 1 if mode == "disabled" else 5)
    kept = copy.deepcopy(replies)
    if mode != "disabled":
        env.step(env.action_space.sample())
    env.reset()

    require_same(replies, kept)
    arrays = [array for reply in replies for array in reply if isinstance(array, np.ndarray)]
    assert all(array.flags.writeable for array in arrays)
    for i, array in enumerate(arrays):
        assert not any(np.shares_memory(array, other) for other in arrays[:i])


@EVERY
@EVERY_MODE
@pytest.mark.parametrize("pictures", [None, "ansi"])
def test_without_copies_a_step_overwrites_the_arrays_of_the_last(entry, mode, pictures):
    env = native(entry, 3, mode, copy=False, render_mode=pictures)
    begun = env.reset(seed=0)
    kept = copy.deepcopy(begun)
    first = env.step(env.action_space.sample())
    infos, seen = copy.deepcopy(first[4]), copy.deepcopy(first[0])
    if mode == "disabled":
        env.reset()
    then = env.step(env.action_space.sample())

    overwritten = slice(int(isinstance(seen, dict)), 4)
    pairs = zip(first[overwritten], then[overwritten], strict=True)
    assert all(one is other for one, other in pairs)
    if isinstance(seen, dict):  # made anew of the numbers that are
        require_same(first[0], seen)
    require_same(begun, kept)
    require_same(first[4], infos)


@EVERY
@pytest.mark.parametrize("mode", ["next_step", "same_step"])
def test_without_copies_the_replies_are_the_same(entry, mode):
    envs = [native(entry, 3, mode, copy=c, max_episode_steps=3) for c in (True, False)]
    with_copies, without = envs
    for env in envs:
        env.action_space.seed(5)
    require_same(without.reset(seed=2), with_copies.reset(seed=2))
    for _ in range(8):
        actions = with_copies.action_space.sample()
        require_same(without.step(actions), with_copies.step(actions))


# ---- Attributes ---------------------------------------------------------------------------------


@EVERY
def test_attributes_are_those_of_the_single_environments(entry):
    env, theirs = native(entry, 3), synchronous(entry, 3)
    names = [*theirs.envs[0].unwrapped.parameters, "parameters", "state", "np_random_seed"]
    for vector in (env, theirs):
        vector.reset(seed=[3, 5, 2**64 - 1])
    for name in names:
        require_same(env.get_attr(name), theirs.get_attr(name))
        require_same(env.call(name), theirs.call(name))
    actions = env.action_space.sample()
    for vector in (env, theirs):
        vector.step(actions)
        vector.reset(seed=[None, 8, None])
    for name in names:
        require_same(env.get_attr(name), theirs.get_attr(name))
    require_same(env.np_random_seed, theirs.np_random_seed)
    states = [[g.bit_generator.state for g in vector.np_random] for vector in (env, theirs)]
    assert states[0] == states[1]


@EVERY
def test_other_attributes_are_refused_with_the_list(entry):
    env = native(entry, 2)
    env.reset(seed=0)
    names = [*entry.load()().parameters, "parameters", "state", "np_random", "np_random_seed"]
    listed = ", ".join(map(repr, names))
    for call in (env.get_attr, env.call):
        with pytest.raises(AttributeError, match=f"has the attributes {listed}; there is no 'x'"):
            call("x")
    with pytest.raises(AttributeError, match="only 'state' can be set, got 'np_random'"):
        env.set_attr("np_random", 1)
    with pytest.raises(TypeError, match="'state' of a lane takes no arguments"):
        env.call("state", 1)


@EVERY
def test_lanes_go_on_from_states_that_are_set(entry):
    parameters, state, action, reward = CASES[entry.name].ending
    env = native(entry, 2, "disabled", **parameters)
    env.reset(seed=0)
    kept = [words.tolist() for words in env._lanes.words()[1:]]
    env.set_attr("state", [state, state])
    (states, *others), told = env._lanes.words(), env.get_attr("state")

    assert [words.tolist() for words in others] == kept
    assert states[:, 0].tolist() == states[:, 1].tolist()
    assert env.step(np.array([action, action]))[1].tolist() == [reward, reward]
    env.reset(options={"state": state})
    require_same(env.get_attr("state"), told)


def test_one_state_is_for_all_lanes():
    env = native(GRID, 3)
    env.reset(seed=0)
    env.set_attr("state", np.array([1, 2]))

    assert env.get_attr("state") == ((1, 2),) * 3


@pytest.mark.parametrize(
    ("values", "error", "message"),
    [
        ([(0, 1)], ValueError, "values must be 2 states, one for each lane, got 1"),
        ([(0, 1), (0, 5)], ValueError, "the state of lane 1: the column of .* got 5"),
        ([(0, 1), 7], TypeError, "the state of lane 1: "),
        (7, TypeError, "the state of lane 0: "),
    ],
)
def test_wrong_states_are_refused(values, error, message):
    env = native(GRID, 2)
    env.reset(seed=0)
    before = stands(env)
    with pytest.raises(error, match=message):
        env.set_attr("state", values)

    assert stands(env) == before


# ---- Seeds that are not given -------------------------------------------------------------------


@EVERY
def test_lanes_without_seeds_draw_different_ones_that_can_be_read(entry):
    env = native(entry, 4)
    before = env.np_random_seed
    first = env.reset()
    seeds = env.np_random_seed

    assert before == seeds
    assert len(set(seeds)) == 4
    assert native(entry, 4).np_random_seed != seeds
    require_same(native(entry, 4).reset(seed=list(seeds)), first)


def test_a_stream_goes_on_where_no_seed_is_given():
    hunt = named("HunterWumpus")
    env = native(hunt, 2)
    first = env.reset(seed=1)[0]
    second = env.reset()[0]
    assert env.np_random_seed == (1, 2)
    assert first.tobytes() != second.tobytes()
    require_same(env.reset(seed=1)[0], first)
    require_same(env.reset()[0], second)


# ---- Copies, and the end ------------------------------------------------------------------------


@EVERY
@pytest.mark.parametrize(
    "duplicate",
    [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))],
    ids=["copy", "pickle"],
)
def test_a_copy_does_the_same_and_by_itself(entry, duplicate):
    env = native(entry, 3, "same_step", max_episode_steps=4, render_mode="ansi")
    played(env, 3)
    other = duplicate(env)
    actions = [env.action_space.sample() for _ in range(4)]
    mine = [env.step(action) for action in actions] + [env.render()]
    theirs = [other.step(action) for action in actions] + [other.render()]

    require_same(theirs, mine)


@EVERY
@EVERY_MODE
def test_lanes_go_on_from_a_saved_state(entry, mode):
    env = native(entry, 3, mode, max_episode_steps=9)
    env.action_space.seed(2)
    env.reset(seed=1)
    saved = env.get_state()
    actions = env.action_space.sample()
    first = env.step(actions)
    then = env.get_state()
    env.set_state(saved)

    assert saved.shape[0] == 3
    assert (then != saved).any()
    assert (env.get_state() == saved).all()
    require_same(env.step(actions), first)
    assert (env.get_state() == then).all()


@pytest.mark.parametrize(
    ("states", "message"),
    [
        (np.zeros((2, 2)), r"states must be integers of shape \(2, 2\)"),
        (np.zeros((3, 2), int), r"states must be integers of shape \(2, 2\)"),
        (np.array([[0, 0], [0, 2**32]]), "states is out of range"),
        (np.array([[0, 0], [0, -1]]), "states is out of range"),
        (np.array([[0, 0], [5, 0]]), r"states\[:, 1\] must be the words of a state"),
    ],
)
def test_what_is_no_saved_state_is_refused(states, message):
    env = native(GRID, 2)
    env.reset(seed=0)
    before = stands(env)
    with pytest.raises(ValueError, match=message):
        env.set_state(states)

    assert stands(env) == before


@pytest.mark.parametrize("n", [2, 64])
def test_it_can_be_conformed_to(n):
    square = {"height": 2, "width": 3}
    env = native(GRID, n, **square)
    engines = ["exhaustive" if n == 64 else "systematic"]
    report = provengym.conform(env, reference="GridWorld", reference_args=square, engines=engines)

    assert report, report.findings
    assert report.coverage.complete


def test_nothing_is_called_before_the_first_reset():
    env = native(GRID, 2, render_mode="ansi")
    for call in (lambda: env.step([0, 0]), env.render, lambda: env.set_attr("state", (0, 0))):
        with pytest.raises(gymnasium.error.ResetNeeded, match=r"call reset\(\) before"):
            call()
    with pytest.raises(gymnasium.error.ResetNeeded, match="leaves out lane 1"):
        env.reset(options={"reset_mask": np.array([True, False])})
    assert env.get_attr("state") == (None, None)
    env.reset(options={"reset_mask": np.array([True, True])})
    env.step([0, 0])


def test_nothing_is_called_after_it_was_closed():
    env = native(GRID, 2, render_mode="rgb_array")
    env.reset(seed=0)
    env.render()
    env.close()
    env.close()

    assert env.closed
    calls = (
        env.reset,
        lambda: env.step([0, 0]),
        env.render,
        env.render_tiled,
        lambda: env.get_attr("state"),
        lambda: env.set_attr("state", (0, 0)),
    )
    for call in calls:
        with pytest.raises(gymnasium.error.ClosedEnvironmentError, match="is closed"):
            call()
