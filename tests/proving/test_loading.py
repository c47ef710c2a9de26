"""Environments of classes of rules with kernels that were compiled of them: what they do is what
the class does in Python, bit for bit."""

import copy
import functools
import inspect
import os
import pickle
import re
import shutil
import subprocess
import sys
import textwrap

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AsyncVectorEnv, AutoresetMode, SyncVectorEnv

from provengym import Batch, _core
from provengym.data.shipped import folders
from provengym.envs.rules import CompiledRules, Place, RulesEnv
from provengym.proving import compiling
from provengym.vector import KernelVectorEnv
from proving import kernels
from proving.kernels import CASES
from spec.making import made
from vector.lanes import AUTORESET, EVERY_MODE, require_same

EVERY = pytest.mark.parametrize("name", CASES)
SEEDS = (0, 7, 2**64 - 1)


def pair(name, **more):
    """The environment of the class, and that with the kernel."""
    make, parameters = CASES[name]
    return make().rules(**parameters, **more), make()(**parameters, **more)


# ---- One environment ---------------------------------------------------------------------------


@EVERY
def test_it_returns_what_the_class_does(name):
    theirs, mine = pair(name, render_mode="ansi")
    rng = np.random.default_rng(3)
    ends = []

    assert isinstance(mine, RulesEnv)
    assert mine.observation_space == theirs.observation_space
    assert mine.action_space == theirs.action_space
    assert mine.parameters == theirs.parameters
    for seed in SEEDS:
        require_same(mine.reset(seed=seed), theirs.reset(seed=seed))
        left = 3
        for _ in range(400):
            assert (mine.state, mine.render()) == (theirs.state, theirs.render())
            action = rng.integers(mine.action_space.n)
            replies = mine.step(action), theirs.step(action)
            require_same(*replies)
            ends.append(replies[0][2:4])
            left -= any(replies[0][2:4])
            if left == 0:  # after some steps past the end
                require_same(mine.reset(), theirs.reset())
                left = 3
    if "Slide" in name:
        assert {(True, False), (False, True), (False, False)} == set(ends)


@EVERY
def test_it_starts_from_a_state(name):
    theirs, mine = pair(name)
    theirs.reset(seed=5)
    for action in (0, 1, 2, 1, 0):
        if not theirs.step(action)[2]:
            state = theirs.state
    replies = [env.reset(seed=9, options={"state": state}) for env in (mine, theirs)]

    require_same(*replies)
    assert mine.state == theirs.state == state
    require_same(mine.step(1), theirs.step(1))
    require_same(mine.reset(options={"state": None}), theirs.reset(options={"state": None}))


WRONG = [
    {"state": {"way": kernels.Way.ON, "place": 3, "board": kernels.Cells([0, 1]), "worn": False}},
    {"state": {"way": kernels.Way.ON, "place": 4, "board": kernels.Cells([0, 1]), "worn": False}},
    {"state": {"way": 2, "place": 0, "board": kernels.Cells([0, 1]), "worn": False}},
    {"state": {"place": 0}},
    {"places": 0},
    3,
]


@pytest.mark.parametrize("options", WRONG)
def test_a_wrong_state_is_refused_as_the_class_does(options):
    messages = []
    for env in pair("Slide"):
        env.reset(seed=0)
        before = env.state
        with pytest.raises((TypeError, ValueError)) as raised:
            env.reset(options=options)
        messages.append((raised.type, str(raised.value)))
        assert env.state == before

    assert messages[0] == messages[1]


@pytest.mark.parametrize("action", [-1, 3, 1.0, "1", None, 2**70])
def test_a_wrong_action_is_refused(action):
    errors = []
    for env in pair("Slide"):
        env.reset(seed=0)
        with pytest.raises((TypeError, ValueError)) as raised:
            env.step(action)
        errors.append(raised.type)

    assert errors[0] is errors[1]


def test_an_action_may_be_a_truth_value_and_an_integer_of_numpy():
    theirs, mine = pair("Slide")
    for action in (True, np.int8(2), np.int64(1), np.array(2)):
        require_same(mine.reset(seed=1), theirs.reset(seed=1))
        require_same(mine.step(action), theirs.step(action))


def test_parameters_are_checked_as_by_the_class():
    with pytest.raises(ValueError, match=r"Slide.shift|shift must be between -5 and 5, got 6"):
        kernels.slide()(shift=6)
    with pytest.raises(TypeError, match="Slide has no parameter 'slope'"):
        kernels.slide()(slope=6)


@pytest.mark.parametrize("name", [one for one in CASES if one != "Taxi, with masks"])
def test_a_copy_goes_on_alike(name):
    _, env = pair(name)
    env.reset(seed=4)
    env.step(1)
    copies = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    state = env.get_state()

    for other in copies:
        assert other.get_state() == state
    replies = [env.step(2), env.reset()]
    for other in copies:
        require_same([other.step(2), other.reset()], replies)


def test_the_actions_have_names_and_there_are_pictures():
    _, env = pair("Slide")
    env.reset(seed=0)

    assert env.actions == ("BACK", "STAY", "ON")
    assert pair("Taxi")[1].actions == ()
    assert "way: " in env._repr_html_()
    assert "extract Slide itself" in env.why_no_table()
    with pytest.raises(ValueError, match="render_mode must be one of None, 'human'"):
        kernels.slide()(render_mode="video")


# ---- Many lanes --------------------------------------------------------------------------------


def lanes(name, n, mode, **more):
    """Lanes of the class, and those with the kernel."""
    make, parameters = CASES[name]
    one = functools.partial(make().rules, **parameters)
    theirs = SyncVectorEnv([one] * n, autoreset_mode=AUTORESET[mode])
    return theirs, make().make_vec(n, autoreset_mode=mode, **parameters, **more)


@EVERY
@EVERY_MODE
def test_lanes_return_what_gymnasium_makes_of_the_class(name, mode):
    theirs, mine = lanes(name, 7, mode)
    rng = np.random.default_rng(5)
    ended = False

    assert isinstance(mine, KernelVectorEnv)
    for space in ("observation_space", "action_space", "single_observation_space"):
        assert getattr(mine, space) == getattr(theirs, space)
    for seed in (3, [1, None, 2**63, 5, 0, 2, 9]):
        require_same(mine.reset(seed=seed), theirs.reset(seed=seed))
        for _ in range(60):
            actions = rng.integers(mine.single_action_space.n, size=7)
            replies = mine.step(actions), theirs.step(actions)
            require_same(*replies)
            over = replies[0][2] | replies[0][3]
            ended |= bool(over.any())
            if mode == "disabled" and over.any():
                options = [{"reset_mask": over.copy()} for _ in replies]
                require_same(mine.reset(options=options[0]), theirs.reset(options=options[1]))
    assert ended or name.startswith(("Taxi", "CliffWalking"))
    require_same(mine.get_attr("state"), theirs.get_attr("state"))


def test_masks_are_those_of_the_class_in_many_blocks():
    n = 2500
    theirs, mine = lanes("Slide", n, "same_step", threads=2)
    rng = np.random.default_rng(6)

    require_same(mine.reset(seed=0), theirs.reset(seed=0))
    for _ in range(3):
        actions = rng.integers(3, size=n)
        require_same(mine.step(actions), theirs.step(actions))


@EVERY
def test_batches_return_what_lanes_do(name):
    make, parameters = CASES[name]
    batch = Batch(make(), 300, autoreset="same_step", **parameters)
    envs = make().make_vec(300, autoreset_mode="same_step", **parameters)
    rng = np.random.default_rng(7)

    assert batch.env_id == make().rules.__name__
    np.testing.assert_array_equal(batch.reset(seed=8), envs.reset(seed=8)[0])
    for _ in range(20):
        actions = rng.integers(envs.single_action_space.n, size=300)
        for mine, theirs in zip(batch.step(actions), envs.step(actions)[:4], strict=True):
            np.testing.assert_array_equal(mine, theirs)
    saved = batch.save()
    kept = batch.rollout_random(50, seed=1, keep="all")
    batch.restore(saved)
    last = batch.rollout_random(50, seed=1)
    np.testing.assert_array_equal(kept.rewards.sum(0, dtype=np.float64), last.returns)


def test_observations_below_0_are_shown_in_types_that_have_them():
    batch = Batch(kernels.slide(), 3, observation_dtype="int32")

    assert batch.reset(seed=0).dtype == np.int32
    with pytest.raises(ValueError, match="observation_dtype 'uint8' does not hold -5"):
        Batch(kernels.slide(), 3, observation_dtype="uint8")


def test_it_is_registered_and_sent_to_other_processes():
    gymnasium.register(id="Slide-v0", entry_point=kernels.slide())
    theirs, _ = pair("Slide")
    made = gymnasium.make("Slide-v0")
    require_same(made.reset(seed=1), theirs.reset(seed=1))
    envs = AsyncVectorEnv([kernels.slide()] * 2, autoreset_mode=AutoresetMode.NEXT_STEP)
    try:
        expected = SyncVectorEnv([kernels.Slide] * 2)
        require_same(envs.reset(seed=3), expected.reset(seed=3))
        require_same(envs.step([1, 2]), expected.step([1, 2]))
    finally:
        envs.close()
    assert pickle.loads(pickle.dumps(kernels.slide())) == kernels.slide()


IN_JAX = """
import sys
import jax.numpy as jnp
import numpy as np
from proving import kernels
from provengym import jax

CASES = [("Slide", {}), ("Slide, not icy", {"shift": 3}), ("CliffWalking, slippery", {})]
for name, more in CASES:
    make, parameters = kernels.CASES[name]
    env = jax.make(make(), **parameters | more)
    lanes = make().make_vec(5, autoreset_mode="same_step", **parameters | more)
    observed, state = env.reset(jax.seed_words(range(3, 8)))
    np.testing.assert_array_equal(observed, lanes.reset(seed=3)[0])
    space = env.observation_space()
    rng = np.random.default_rng(0)
    for _ in range(40):
        actions = rng.integers(env.num_actions, size=5)
        observed, state, *rest, info = env.step(None, state, jnp.asarray(actions))
        expected = lanes.step(actions)
        for mine, theirs in zip((observed, *rest), expected[:4], strict=True):
            np.testing.assert_array_equal(mine, theirs)
        assert all(space.contains(one) for one in observed), name
    print(name, env.reset(7)[0].dtype)
"""


def test_jax_calls_it():
    """In a process of its own, as forks of one with JAX may hang."""
    pytest.importorskip("jax")
    command = [sys.executable, "-c", IN_JAX]
    path = os.pathsep.join(sys.path)
    environment = {**os.environ, "PYTHONPATH": path}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)

    assert done.stdout.splitlines() == [
        f"{name} int32" for name in ("Slide", "Slide, not icy", "CliffWalking, slippery")
    ], done.stderr[-3000:]


# ---- Other rules -------------------------------------------------------------------------------


def changed(**parts):
    given = {name: getattr(kernels.slide(), name) for name in ("rules", "library", "places")}
    return CompiledRules(**{**given, "parameters": {"lanes": "icy"}, **parts})


@pytest.mark.parametrize(
    ("parts", "message"),
    [
        (
            {"parameters": {}},
            r"its parameters must be \['icy', 'shift'\], got \['lanes', 'shift'\]",
        ),
        ({"places": {"way": (Place(0, 0, 2),)}}, r"its fields must be .*, got \['way'\]"),
        ({"rules": kernels.written.Taxi}, "is no kernel of Taxi: its parameters must be"),
    ],
)
def test_a_kernel_of_other_rules_is_refused(parts, message):
    with pytest.raises(ValueError, match=message):
        changed(**parts)


def test_a_kernel_with_fewer_actions_is_refused():
    four = "action: Annotated[int, Range(0, 3)]"
    text = inspect.getsource(kernels.Slide).replace("action: Way", four)
    rules = changed(rules=made(text, Way=kernels.Way))
    with pytest.raises(ValueError, match=r"has 3 actions, and Discrete\(4\) is wanted"):
        rules()


# ---- Libraries ---------------------------------------------------------------------------------


def built(folder, text, name="lib.so"):
    """A shared library of C++, with the headers of the package."""
    source = folder / "lib.cpp"
    source.write_text(textwrap.dedent(text))
    includes = [f"-I{path}" for path in folders("include", "src")]
    command = [*compiling._compiler(), "-std=c++17", "-shared", "-fPIC", *includes, str(source)]
    subprocess.run([*command, "-o", str(folder / name)], check=True)
    return str(folder / name)


ABI = '#include "library.hpp"\nusing provengym::KernelTable;\n'
GIVEN = 'extern "C" { extern const provengym::LibraryAbi provengym_abi;\n'
WRONG_LIBRARIES = {
    "no symbols": ("int nothing;", "it has no symbol provengym_abi"),
    "an older version": (
        f"{ABI}{GIVEN}constexpr provengym::LibraryAbi provengym_abi{{0, 1, 2, 1}}; }}",
        r"its ABI is 0\.1\.2, and that of this build is 1\.\d+\.\d+",
    ),
    "another size": (
        f"{ABI}{GIVEN}constexpr provengym::LibraryAbi provengym_abi{{provengym::library_abi[0], "
        "provengym::library_abi[1] + 8, provengym::library_abi[2], 1}; }",
        r"its ABI is 1\.\d+\.\d+, and that of this build is 1\.\d+\.\d+",
    ),
    "no kernel": (
        f"{ABI}{GIVEN}constexpr provengym::LibraryAbi provengym_abi = provengym::library_abi; }}",
        "it has no symbol provengym_kernel",
    ),
    "no table": (
        f"{ABI}PROVENGYM_LIBRARY(*static_cast<const KernelTable *>(nullptr))",
        "its table is not that of a kernel",
    ),
    "too many parameters": (
        f"{ABI}static KernelTable table{{}};\n"
        "static const bool set = (table.parameters.count = 17, true);\nPROVENGYM_LIBRARY(table)",
        "its table is not that of a kernel",
    ),
    "a symbol that is missing": (
        f'{ABI}extern "C" int missing(); int f() {{ return missing(); }}',
        "the system cannot load it: .*undefined symbol: missing",
    ),
}


@pytest.mark.parametrize("kind", WRONG_LIBRARIES)
def test_a_wrong_library_is_refused(kind, tmp_path):
    text, message = WRONG_LIBRARIES[kind]
    path = built(tmp_path, text)
    told = f"^{re.escape(path)} is no kernel for this build of provengym: {message}"
    for _ in range(2):
        with pytest.raises(ValueError, match=told):
            _core.load_kernel(path)


@pytest.mark.parametrize("content", [b"", b"no library\n", b"\x7fELF\x02\x01\x01" + bytes(60)])
def test_a_file_that_is_no_library_is_refused(content, tmp_path):
    path = tmp_path / "lib.so"
    path.write_bytes(content)
    with pytest.raises(ValueError, match="is no kernel .*: the system cannot load it: "):
        _core.load_kernel(str(path))
    with pytest.raises(ValueError, match="no-such.so is no kernel .*: the system cannot load it: "):
        _core.load_kernel(str(tmp_path / "no-such.so"))


@pytest.mark.parametrize(
    ("levels", "message"),
    [
        (0, "it is compiled for no level"),
        (8, "it is compiled for no level"),
        (4, "x86-64-v4, which"),
    ],
)
def test_levels_that_cannot_run_here_are_refused(levels, message, tmp_path):
    if levels == 4 and "x86-64-v4" in _core.LEVELS:
        pytest.skip("it runs here")
    abi = ", ".join(f"provengym::library_abi[{k}]" for k in range(3))
    text = f"{ABI}{GIVEN}constexpr provengym::LibraryAbi provengym_abi{{{abi}, {levels}}}; }}"
    with pytest.raises(ValueError, match=message):
        _core.load_kernel(built(tmp_path, text))


def test_two_libraries_with_the_same_names_are_two_kernels(tmp_path):
    other = tmp_path / "other.so"
    shutil.copy(kernels.cliff_walking().library, other)
    one, two = (_core.load_kernel(str(path)) for path in (kernels.cliff_walking().library, other))

    assert one(slippery=0) == kernels.cliff_walking().kernel(slippery=0)
    assert one(slippery=0) != two(slippery=0) != _core.CliffWalking(slippery=0)
    assert one.name == two.name == "CliffWalking"
    assert _core.KERNELS["CliffWalking"] is _core.CliffWalking is not one
