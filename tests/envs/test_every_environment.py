"""Requirements of every environment of the registry: Gymnasium's contract, call order, seeds,
copies, states, limits and ends, refusals, and frames."""

import copy
import inspect
import io
import json
import pickle
import sys
import warnings
from itertools import pairwise

import gymnasium
import numpy as np
import pytest
from gymnasium.envs.registration import EnvSpec
from gymnasium.utils.env_checker import check_env
from gymnasium.wrappers import RenderCollection

import provengym
from envs.cases.case import every_case
from provengym.cli import main
from provengym.envs.enumerated import Enumerated
from provengym.envs.gridworld.painter import GridWorldPainter
from provengym.envs.registry import ENVIRONMENTS, FAMILIES

CASES = every_case()
LARGEST_SEED = 2**64 - 1
SEEDS = f"between 0 and {LARGEST_SEED}, got"
MODES = [None, "ansi", "rgb_array"]


def given(entry, *row, number=""):
    """A parameter set; those of one environment can run beside those of another."""
    group = pytest.mark.xdist_group(entry.name)
    return pytest.param(entry, *row, id=f"{entry.name}{number}", marks=group)


def some(chosen):
    """A mark for the environments whose case is chosen."""
    entries = [given(entry) for entry in ENVIRONMENTS if chosen(CASES[entry.name])]
    return pytest.mark.parametrize("entry", entries)


EVERY = some(lambda case: True)
UNLIMITED = some(lambda case: case.limit is None)
LIMITED = some(lambda case: case.limit is not None)
TERMINATING = some(lambda case: case.terminates)
NUMBERED = some(lambda case: isinstance(case.other_action, int))
DUPLICATE = pytest.mark.parametrize(
    "duplicate",
    [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))],
    ids=["deepcopy", "pickle"],
)


def each(rows):
    """A mark for rows that `rows` makes of the case of each environment."""
    sets = [
        given(entry, row, number=f"-{number}")
        for entry in ENVIRONMENTS
        for number, row in enumerate(rows(CASES[entry.name]))
    ]
    return pytest.mark.parametrize(("entry", "row"), sets)


VARIANTS = each(lambda case: case.variants)


def make(entry, **parameters):
    return entry.load()(**parameters)


def played(entry, **parameters):
    """An environment in the middle of an episode."""
    env = make(entry, **parameters)
    env.action_space.seed(0)
    env.reset(seed=3)
    env.step(env.action_space.sample())
    return env


def stands(env):
    """All that a call might change."""
    generator = env._np_random and env._np_random.bit_generator.state
    told = (env._lane, env._return, env._last_action)
    return *told, getattr(env, "_past", None) and list(env._past), generator


def plain(value):
    """An observation or an info without arrays."""
    if isinstance(value, dict):
        return {name: plain(part) for name, part in value.items()}
    return value.tolist() if isinstance(value, np.ndarray) else value


def answers(env, actions):
    """Take a step with each action, and return the results."""
    return [plain(dict(enumerate(env.step(action)))) for action in actions]


def no_words(env, words):
    """Yield numbers that cannot stand in the place of the last of these words."""
    for word in (-1, 2**32 - 1, 2**64 - 1, 2**64):
        fits = 0 <= word <= np.iinfo(env.kernel.state_dtype).max
        if not (fits and env.kernel.state_valid((*words[:-1], word))):
            yield word


def starting(entry, case_part, **parameters):
    """An environment that has been reset to the state of a part of its case."""
    env = make(entry, **case_part[0] | parameters)
    env.reset(seed=0, options={"state": case_part[1]})
    return env


# ---- Gymnasium's contract -----------------------------------------------------------------------


@VARIANTS
@pytest.mark.parametrize("render_mode", MODES)
def test_check_env_finds_nothing(entry, row, render_mode):
    allowed = CASES[entry.name].recommendation
    env = gymnasium.make(entry.id, disable_env_checker=True, render_mode=render_mode, **row)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        if allowed is not None and env.action_space.high.max() != 1:
            warnings.filterwarnings("ignore", allowed)
        check_env(env.unwrapped)


@VARIANTS
def test_what_is_returned(entry, row):
    env = make(entry, **row)
    env.action_space.seed(0)
    first, info = env.reset(seed=1)
    kept = plain(first)
    second, reward, terminated, truncated, step_info = env.step(env.action_space.sample())

    assert (type(reward), type(terminated), type(truncated)) == (float, bool, bool)
    assert all(env.observation_space.contains(shown) for shown in (first, second))
    assert plain(first) == kept
    assert info is not step_info
    if isinstance(second, np.ndarray):
        assert first is not second
        assert second.dtype == env.observation_space.dtype
        before = env.get_state()
        second[:] = first[:] = 1
        assert env.get_state() == before
        third = env.step(env.action_space.sample())[0]
        assert third is not second
        assert second.tolist() == first.tolist() == np.ones_like(first).tolist()
    elif isinstance(second, dict):
        before = env.get_state()
        for part in (*first.values(), *second.values()):
            np.asarray(part)[...] = 1
        assert env.get_state() == before
        assert all(env.observation_space.contains(env._observe(env._state)) for _ in range(2))
    else:
        assert type(first) is type(second) is int
    if env.time_limit is None:
        assert "time_limit" not in step_info
    else:
        assert step_info["time_limit"] is False
    info["more"] = step_info["more"] = 1
    assert "more" not in env.step(env.action_space.sample())[4]
    assert "more" not in env.reset()[1]


@EVERY
@pytest.mark.parametrize("render_mode", [*MODES, "human"])
def test_a_reset_comes_first(entry, render_mode):
    env = make(entry, render_mode=render_mode)
    before = stands(env)
    assert env.state is None
    for call in (lambda: env.step(env.action_space.sample()), env.render, env.get_state):
        with pytest.raises(gymnasium.error.ResetNeeded, match=r"^call reset\(\) before "):
            call()

    assert stands(env) == before


@VARIANTS
def test_a_spec_round_trips(entry, row):
    env = gymnasium.make(entry.id, **row)
    env.reset(seed=0)
    specs = [env.spec, EnvSpec.from_json(env.spec.to_json())] if not _numpy(row) else [env.spec]
    for other in (*map(gymnasium.make, specs), env.unwrapped.spec.make()):
        assert other.unwrapped.parameters == env.unwrapped.parameters
        assert other.observation_space == env.observation_space
        assert other.action_space == env.action_space


def _numpy(parameters):
    return any(isinstance(value, np.generic) for value in parameters.values())


# ---- Parameters ---------------------------------------------------------------------------------


@VARIANTS
def test_parameters(entry, row):
    env = make(entry, **row)
    same = make(entry, **env.parameters)

    assert env.parameters.keys() >= row.keys()
    assert same.parameters == env.parameters
    assert same.kernel == env.kernel
    assert not any(isinstance(value, np.generic) for value in env.parameters.values())
    for name, value in env.parameters.items():
        assert getattr(env, name) == value
        if name != "words":  # a new list each time
            assert getattr(type(env), name).__doc__
        with pytest.raises(AttributeError, match=name):
            setattr(env, name, value)
    limit = CASES[entry.name].limit
    assert env.time_limit == (env.parameters[limit] if limit else None)


@each(lambda case: case.wrong_parameters)
def test_wrong_parameters_are_named(entry, row):
    parameters, error, message = row
    with pytest.raises(error, match=f"^{message}"):
        make(entry, **parameters)


@EVERY
@pytest.mark.parametrize(
    ("mode", "error"), [("svg", ValueError), ("rgb", ValueError), (3, TypeError)]
)
def test_wrong_modes_are_named(entry, mode, error):
    with pytest.raises(error, match="^render_mode must be one of None, 'human', .*, got "):
        make(entry, render_mode=mode)
    with pytest.raises(TypeError, match="hight"):
        make(entry, hight=3)


@LIMITED
@pytest.mark.parametrize(
    ("limit", "error"),
    [(0, ValueError), (2**31, ValueError), (1.5, TypeError), (True, TypeError), (None, TypeError)],
)
def test_wrong_limits_are_named(entry, limit, error):
    name = CASES[entry.name].limit
    if limit is inspect.signature(entry.load()).parameters[name].default:
        pytest.skip("the default")
    with pytest.raises(error, match=rf"^{name} must be .*between 1 and 2147483647, got {limit}"):
        make(entry, **{name: limit})


# ---- Limits and ends ----------------------------------------------------------------------------


@LIMITED
@pytest.mark.parametrize("limit", [1, 2, 7])
def test_truncated_at_the_last_step(entry, limit):
    case = CASES[entry.name]
    parameters, state, action = case.going_on
    env = make(entry, **parameters | {case.limit: limit})
    for _ in range(2):  # and again after a reset
        env.reset(seed=case.seed, options={"state": state})
        steps = [env.step(action) for _ in range(limit)]
        last = (limit - 1) * [False] + [True]

        assert [step[2] for step in steps] == limit * [False]
        assert [step[3] for step in steps] == last
        assert [step[4]["time_limit"] for step in steps] == last


@UNLIMITED
def test_an_episode_without_a_limit_is_never_truncated(entry):
    env = starting(entry, CASES[entry.name].going_on)
    action = CASES[entry.name].going_on[2]

    assert not any(env.step(action)[3] for _ in range(1000))


@TERMINATING
def test_the_end_is_absorbing_and_never_truncated(entry):
    case = CASES[entry.name]
    limit = {} if case.limit is None else {case.limit: 2}
    env = starting(entry, case.ending, **limit)
    env.action_space.seed(0)
    actions = [case.ending[2], *(env.action_space.sample() for _ in range(4))]
    first, *rest = [env.step(action) for action in actions]
    again = {"time_limit": True} if limit else {}

    assert first[1:4] == (case.ending[3], True, False)
    for step in rest:
        assert step[1:4] == (0.0, True, False)
        assert plain(step[0]) == plain(first[0])
    for number, step in enumerate(rest, 2):
        counted = {"step_count": number} if "step_count" in first[4] else {}
        assert plain(step[4]) == plain(first[4] | again | counted)


# ---- Seeds --------------------------------------------------------------------------------------


def after(env, seed):
    """Reset with this seed; return observation, info, state, and the next number of `np_random`."""
    observation, info = env.reset(seed=seed)
    return plain(observation), plain(info), env.state, env.np_random.integers(2**62)


@EVERY
def test_seeds_of_64_bits(entry):
    env = make(entry)

    assert after(env, 0) == after(env, 0) == after(make(entry), 0)
    assert after(env, LARGEST_SEED) == after(env, LARGEST_SEED) == after(make(entry), LARGEST_SEED)
    assert after(env, LARGEST_SEED)[-1] != after(env, 0)[-1]


@VARIANTS
def test_a_seed_decides_the_episodes_that_follow(entry, row):
    def episodes(env, seed):
        env.action_space.seed(1)
        found = [plain(dict(enumerate(env.reset(seed=seed))))]
        for _ in range(2):
            found += answers(env, [env.action_space.sample() for _ in range(10)])
            found += [plain(dict(enumerate(env.reset()))), env.state]
        return found

    env = make(entry, **row)
    first = episodes(env, 3)

    assert episodes(env, 3) == episodes(make(entry, **row), 3) == first
    drawn = env.kernel.reset_words and row.get("obstacles") is None
    drawn = drawn and env.parameters.get("reset_noise") != 0
    if drawn or (env.kernel.step_words and row.get("sigma")):
        assert episodes(env, 4) != first
        assert first[0] != first[-2] or first[1:11] != first[13:23]


@EVERY
@pytest.mark.parametrize(
    ("seed", "error", "message"),
    [
        (2**64, ValueError, f"seed must be {SEEDS} {2**64}$"),
        (2**64 + 7, ValueError, f"seed must be {SEEDS} {2**64 + 7}$"),
        pytest.param(10**5000, ValueError, f"seed must be {SEEDS}", id="huge"),
        (-1, gymnasium.error.Error, "[Ss]eed"),
        (1.0, gymnasium.error.Error, "[Ss]eed"),
        ("1", gymnasium.error.Error, "[Ss]eed"),
    ],
)
def test_other_seeds_are_refused_and_change_nothing(entry, seed, error, message):
    env = played(entry)
    before = stands(env)
    with pytest.raises(error, match=message):
        env.reset(seed=seed, options={"state": CASES[entry.name].ending[1]})

    assert stands(env) == before


# ---- Actions ------------------------------------------------------------------------------------


@NUMBERED
@pytest.mark.parametrize("kind", [np.int64, np.uint8, np.array, lambda one: np.array(one, "u1")])
def test_actions_of_every_integer_type(entry, kind):
    env, other = played(entry), played(entry)

    assert answers(env, [kind(1)]) == answers(other, [1])


@each(lambda case: case.wrong_actions)
def test_wrong_actions_are_named_and_change_nothing(entry, row):
    action, error = row
    env = played(entry)
    before = stands(env)
    with pytest.raises(error, match=f"^{CASES[entry.name].actions}"):
        env.step(action)

    assert stands(env) == before


# ---- States -------------------------------------------------------------------------------------

GARBAGE = (
    None,
    5,
    -1.5,
    float("nan"),
    True,
    "garbage",
    b"\0",
    [],
    (),
    {},
    [[[1]]],
    ((0, 0), (0, 0)),
    ((0, 0), 0, 0, 0),
    {"state": {}},
    {1: 2},
    object(),
    10**400,
    np.zeros((2, 2)),
    np.array("garbage"),
    np.array(None),
)
EVERY_GARBAGE = pytest.mark.parametrize("garbage", GARBAGE, ids=lambda value: repr(value)[:20])


@each(lambda case: case.wrong_states)
def test_wrong_states_are_named_and_change_nothing(entry, row):
    state, error, message = row
    env = played(entry)
    before = stands(env)
    with pytest.raises(error, match=f"^{message}"):
        env.reset(seed=5, options={"state": state})

    assert stands(env) == before


@EVERY
@EVERY_GARBAGE
def test_a_state_to_reset_to_that_is_none(entry, garbage):
    env = played(entry)
    before = stands(env)
    with pytest.raises((TypeError, ValueError), match=r"options\['state'\].* (must|needs|may) "):
        env.reset(options={"state": garbage})

    assert stands(env) == before


@EVERY
def test_wrong_options_are_named_and_change_nothing(entry):
    env = played(entry)
    before = stands(env)
    with pytest.raises(ValueError, match="options may hold 'state' only, got 'stat'"):
        env.reset(seed=4, options={"stat": CASES[entry.name].ending[1]})
    with pytest.raises(TypeError, match="options must be None or a dictionary"):
        env.reset(seed=4, options=[("state", CASES[entry.name].ending[1])])

    assert stands(env) == before
    start = make(entry)
    start.reset(seed=4)
    for nothing in (None, {}):
        env.reset(seed=4, options=nothing)
        assert env.get_state() == start.get_state()


@VARIANTS
def test_steps_from_a_state_that_was_put_back_are_the_same(entry, row):
    env = played(entry, **row)
    state = env.get_state()
    actions = [env.action_space.sample() for _ in range(6)]
    first = answers(env, actions)
    later = env.get_state()

    env.set_state(state)
    assert env.get_state() == state
    assert answers(env, actions) == first
    assert env.get_state() == later
    env.set_state(json.loads(json.dumps(state)))
    assert env.get_state() == state


@EVERY
def test_the_state_after_a_reset_can_be_put_back(entry):
    env = make(entry)
    env.reset(seed=3)
    state = env.get_state()
    answers(env, [env.action_space.sample() for _ in range(3)])
    env.set_state(state)

    assert env.get_state() == state


@EVERY
@EVERY_GARBAGE
def test_a_state_to_set_that_is_none(entry, garbage):
    env = played(entry)
    before = stands(env)
    with pytest.raises((TypeError, ValueError), match="^state must come .*get_state.*, got "):
        env.set_state(garbage)

    assert stands(env) == before


@EVERY
def test_a_state_to_set_with_one_part_that_is_wrong(entry):
    env = played(entry)
    before = stands(env)
    words, steps, stream = env.get_state()
    wrong = [
        (words[:-1], steps, stream),
        ((*words, 0), steps, stream),
        ((*words[:-1], words[-1] + 0.5), steps, stream),
        ((*words[:-1], "0"), steps, stream),
        *(((*words[:-1], word), steps, stream) for word in no_words(env, words)),
        *(((word, *words[1:]), steps, stream) for word in (-1, 2**32 - 1, 2**64 - 1, 2**64)),
        *((words, wrong, stream) for wrong in (-1, 1.5, "1", 2**64, True)),
        (words, 0 if env.time_limit is None else None, stream),
        *((words, steps, wrong) for wrong in (5, (), (1,), (-1, 0), (0, -1), (2**64, 0), "ab")),
        (words, steps, (0, 0) if stream is None else None),
    ]
    for state in wrong:
        with pytest.raises((TypeError, ValueError), match="^state must come .*get_state.*, got "):
            env.set_state(state)

        assert stands(env) == before


@EVERY
def test_every_state_of_an_episode_is_one(entry):
    env, other = make(entry), make(entry)
    env.action_space.seed(0)
    for seed in range(20):
        env.reset(seed=seed)
        for _ in range(40):
            env.step(env.action_space.sample())
            other.set_state(env.get_state())

            assert other.get_state() == env.get_state()


# ---- Copies -------------------------------------------------------------------------------------


@VARIANTS
@DUPLICATE
@pytest.mark.parametrize("wrapped", [True, False])
def test_copies_go_on_alone_from_the_middle_of_an_episode(entry, row, duplicate, wrapped):
    env = gymnasium.make(entry.id, disable_env_checker=True, render_mode="rgb_array", **row)
    env = env if wrapped else env.unwrapped
    env.action_space.seed(2)
    env.reset(seed=5)
    env.step(env.action_space.sample())
    env.render()
    twin = duplicate(env)
    actions = [env.action_space.sample() for _ in range(5)]

    assert twin.unwrapped.kernel == env.unwrapped.kernel
    assert twin.unwrapped.parameters == env.unwrapped.parameters
    assert answers(twin, actions) == answers(env, actions)
    np.testing.assert_array_equal(twin.render(), env.render())
    assert twin.np_random.random() == env.np_random.random()
    before = stands(twin.unwrapped)
    env.reset(seed=9)
    env.step(actions[0])
    assert stands(twin.unwrapped) == before
    assert plain(dict(enumerate(twin.reset(seed=9)))) == plain(dict(enumerate(env.reset(seed=9))))


# ---- Frames -------------------------------------------------------------------------------------


@VARIANTS
def test_a_picture_is_a_fresh_array(entry, row):
    env = make(entry, render_mode="rgb_array", **row)
    env.reset(seed=0)
    first = env.render()
    kept = first.copy()
    env.render()[:] = 0

    assert first.dtype == np.uint8
    assert first.shape[2:] == (3,)
    assert min(first.shape[:2]) > 100
    assert first.flags.c_contiguous
    np.testing.assert_array_equal(first, kept)
    np.testing.assert_array_equal(env.render(), kept)
    env.step(CASES[entry.name].other_action)
    assert (env.render() != kept).any()
    env.reset(seed=0)
    np.testing.assert_array_equal(env.render(), kept)


@VARIANTS
def test_the_text_tells_steps_and_return(entry, row):
    env = make(entry, render_mode="ansi", **row)
    env.reset(seed=0)
    first = env.render()
    reward = env.step(CASES[entry.name].other_action)[1]

    assert "step 0, return 0" in first
    assert f"step 1, return {reward:.6g}" in env.render()
    assert first.isascii()
    env.reset(seed=0)
    assert env.render() == first


@EVERY
def test_no_mode_warns(entry):
    env = make(entry)
    env.reset(seed=0)
    with pytest.warns(UserWarning, match="render_mode"):
        assert env.render() is None


@EVERY
def test_the_window(entry):
    import pygame

    env = gymnasium.make(entry.id, render_mode="human")
    env.reset(seed=0)
    window = pygame.display.get_surface()
    first = pygame.surfarray.array3d(window)
    env.step(CASES[entry.name].other_action)

    assert env.render() is None
    assert (pygame.surfarray.array3d(window) != first).any()
    assert pygame.display.get_caption()[0] in (family.name for family in FAMILIES)
    env.close()
    assert not pygame.display.get_init()
    env.close()


@EVERY
@pytest.mark.parametrize("mode", ["rgb_array", "human"])
def test_without_pygame(entry, mode, monkeypatch):
    monkeypatch.setitem(sys.modules, "pygame", None)
    env = make(entry, render_mode=mode)
    before = stands(env)
    with pytest.raises(
        gymnasium.error.DependencyNotInstalled,
        match='the extra render: run `pip install "pygame-ce',
    ):
        env.reset(seed=0) if mode == "human" else (env.reset(seed=0), env.render())

    assert (stands(env) == before) == (mode == "human")


@EVERY
def test_gymnasium_collects_frames(entry):
    env = RenderCollection(gymnasium.make(entry.id, render_mode="ansi"))
    env.reset(seed=0)
    env.step(CASES[entry.name].other_action)

    assert all(one != other for one, other in pairwise(env.render()))


# ---- Tables, and the command line ---------------------------------------------------------------

TABLES = ("P", "transition_matrices", "reward_matrix", "initial_state_distrib", "tabulate")


@EVERY
def test_there_is_a_table_or_it_is_said_why_there_is_none(entry, capsys):
    small = CASES[entry.name].small
    env = make(entry, **small)
    has_table = not CASES[entry.name].no_tables

    assert isinstance(env, Enumerated) == has_table
    for name in (*TABLES, "model_parameters"):
        assert hasattr(env, name) == has_table
    if has_table:
        solution = provengym.solve(entry.name, discount=0.9, **small)
        assert solution.values.shape == (env.num_states,)


@each(lambda case: case.no_tables)
def test_there_is_no_table_to_solve(entry, row, capsys):
    parameters, message = row
    env = make(entry, **parameters)
    for model, more in ((entry.name, parameters), (entry.id, parameters), (env, {})):
        with pytest.raises(ValueError, match=f"^{message}; .* can be explored"):
            provengym.solve(model, discount=0.9, **more)
    assert env.why_no_table() == message
    options = [f"-p{name}={json.dumps(value)}" for name, value in parameters.items()]

    assert main(["solve", entry.name, "--discount", "0.9", *options]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert err.startswith(f"provengym: error: {message}; what one start leads to can be explored")


@EVERY
@pytest.mark.parametrize("command", ["play", "render"])
def test_a_seed_on_the_command_line(entry, command, capsys, monkeypatch):
    monkeypatch.setattr("sys.stdin", io.StringIO(""))

    assert main([command, entry.name, "--seed", str(LARGEST_SEED)]) == 0
    capsys.readouterr()
    for seed in (2**64, -1):
        assert main([command, entry.name, "--seed", str(seed)]) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert err.count("\n") == 1
        assert f"--seed must be {SEEDS} {seed}\n" in err


@EVERY
def test_the_keys_of_a_window_are_actions(entry):
    """`gymnasium.utils.play.play` asks for them, also through wrappers."""
    env = gymnasium.make(entry.id, render_mode="rgb_array")
    keys = env.get_wrapper_attr("get_keys_to_action")()

    assert all(isinstance(code, int) for codes in keys for code in codes)
    assert all(action in env.action_space for action in keys.values())
    assert bool(keys) is (entry.name != "SpellCorrection")


def test_the_arrows_of_a_window_are_those_of_pygame():
    pygame = pytest.importorskip("pygame")
    keys = gymnasium.make("provengym/GridWorld-v0").unwrapped.get_keys_to_action()
    arrows = (pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT)

    assert [keys[(code,)] for code in arrows] == [0, 1, 2, 3]
    assert [keys[(ord(letter),)] for letter in "wsad0123"] == [0, 1, 2, 3] * 2


@pytest.mark.parametrize(("height", "width", "numbers"), [(1, 40, 20 + 1), (64, 64, 13 + 13)])
def test_small_cells_are_told_apart_and_numbered(height, width, numbers, monkeypatch):
    pytest.importorskip("pygame")
    written, write = [], GridWorldPainter.write

    def noted(self, picture, text, *given, **place):
        place = write(self, picture, text, *given, **place)
        written.append((text, place))
        return place

    monkeypatch.setattr(GridWorldPainter, "write", noted)
    painter = GridWorldPainter(height, width, (0, 0), (height - 1, width - 1))
    places = [place for text, place in written if text.isdigit()]
    board = painter.paper()
    tile = painter._tile((0, 1))

    assert len(places) == numbers
    assert not any(one.colliderect(other) for k, one in enumerate(places) for other in places[:k])
    assert all(board.get_rect().contains(place) for place in places)
    assert painter.cell < 15
    assert sum(tile.get_at((5, 5))[:3]) - sum(tile.get_at((0, 5))[:3]) > 20
