"""The program of lanes for GPUs: as C++ for this machine it answers what the compiled lanes do, and
NVRTC takes it for a GPU of today."""

import ctypes
import importlib.util
import random
import re
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path

import gymnasium
import numpy as np
import pytest

from auditing.processes import END, drawn, process
from envs.cases.case import every_case
from envs.chain import CHAIN
from provengym.data.errors import ConformanceError
from provengym.data.shipped import folders
from provengym.envs.model.env import ModelEnv
from provengym.envs.registry import find
from provengym.vector import cuda
from proving import kernels

COMPILER = next(filter(None, map(shutil.which, ("c++", "g++", "clang++"))), None)
CASES = {name: case.program for name, case in every_case().items()}
MODELS = {
    "chain": CHAIN,
    "chain with a limit": replace(CHAIN, time_limit=3, limit_spares_ends=True),
    "certain": process([[[(1, 1, 0.1)]], [[(1, 2, 0.2)]], [[(1, END, 0.7)]]], time_limit=2),
    "long rows": process(drawn(random.Random(2), states=30, actions=4)),
}
RULES = {
    "slide": lambda: kernels.slide()(shift=-2),
    "cliff walking as rules": lambda: kernels.cliff_walking()(slippery=True),
    "masked taxi": lambda: kernels.masked_taxi()(),
}
OF_LEAN = ("cliff walking as rules", "masked taxi")
"""Those of which Lean emitted the C."""
FORMS = (
    [(name, None) for name in (*CASES, *MODELS, *RULES)]
    + [("chain", "one_hot")]
    + [("GridWorld index", dtype) for dtype in ("uint8", "int32", "one_hot")]
)
MODES = ("next_step", "same_step", "disabled")
N, T, SEED = 70, 60, 2**64 - 30


def made(name):
    if name in RULES:
        return RULES[name]()
    if name in MODELS:
        return ModelEnv(MODELS[name])
    short, _, index = name.partition(" ")
    parameters = {**CASES[short], **({"observation": "index"} if index else {})}
    return find(short).load()(**parameters)


class OnTheHost:
    """The program as a library of this machine, its arrays as NumPy's."""

    def __init__(self, env, view, mode, limit, folder):
        text, library = folder / "lanes.cpp", folder / "lanes.so"
        text.write_text("#define PROVENGYM_HOST\n" + cuda.source(env, view, mode, limit))
        includes = [f"-I{path}" for path in folders(*cuda.FOLDERS)]
        command = [COMPILER, "-std=c++17", "-O1", "-ffp-contract=off", "-w", "-shared", "-fPIC"]
        subprocess.run([*command, *includes, "-o", library, text], check=True)
        self._library = ctypes.CDLL(str(library))
        kernel = env.kernel
        self.n = N
        self._memory = [
            np.zeros((len(kernel.state), N), kernel.state_dtype),
            *(np.zeros(N, dtype) for dtype in (np.uint64, np.uint64, np.uint32, np.uint8)),
        ]
        self._words = cuda.words_of(kernel)

    def call(self, name, *arguments):
        words = self._words
        place = ctypes.c_void_p(None if words is None else words.ctypes.data)
        count = ctypes.c_uint32(0 if words is None else len(words))
        memory = [ctypes.c_void_p(array.ctypes.data) for array in self._memory]
        converted = [
            ctypes.c_void_p(None if a is None else a.ctypes.data)
            if a is None or isinstance(a, np.ndarray)
            else a
            for a in arguments
        ]
        getattr(self._library, name)(ctypes.c_uint64(self.n), *memory, place, count, *converted)

    def words(self):
        return *self._memory[:4], self._memory[4].astype(bool)


def results(env, view, leading=()):
    shape = (*leading, N)
    return (
        np.empty((*shape, *view.shape), view.array_dtype),
        np.empty(shape, np.float32),
        np.empty(shape, bool),
        np.empty(shape, bool),
        np.empty((*shape, *view.shape), view.array_dtype),
    )


def actions_of(env, rng):
    if env.action_space.dtype.kind == "f":
        low, high = env.action_space.low.min(), env.action_space.high.max()
        return rng.uniform(low, high, (T, N, *env.action_space.shape)).squeeze().astype(np.float32)
    return rng.integers(0, env.action_space.n, (T, N)).astype(np.int32)


def same_words(lanes, other, env, limit):
    """Assert that all that both keep is equal: lanes on the host keep no more than they need."""
    for mine, others in zip(lanes.words(), other.words(), strict=True):
        if mine.any():
            assert np.array_equal(mine, others)
    assert np.array_equal(lanes.words()[0], other.words()[0])


@pytest.mark.skipif(COMPILER is None, reason="needs a C++ compiler")
@pytest.mark.parametrize(("name", "dtype"), FORMS)
@pytest.mark.parametrize("mode", MODES)
def test_the_program_as_cpp_answers_what_the_lanes_do(name, dtype, mode, tmp_path):
    env, limit = made(name), 9
    view = env.view.shown_as(dtype)
    lanes = env.lanes(N, mode, max_episode_steps=limit, view=view)
    other = OnTheHost(env, view, mode, limit, tmp_path)
    lanes.reset(SEED)
    other.call("lanes_reset", ctypes.c_uint64(SEED))
    seen = np.empty((N, *view.shape), view.array_dtype)
    other.call("lanes_observe", seen)
    assert np.array_equal(seen, lanes.observe())
    actions = actions_of(env, np.random.default_rng(1))
    kind = cuda.ACTION_TYPES.index(actions.dtype.name)

    if mode == "disabled":
        for t in range(T):
            expected, answers = results(env, view), results(env, view)
            over = lanes.words()[4]
            lanes.reset_lanes(over)
            if over.any():
                other.call("lanes_restart", over)
            lanes.step_into(actions[t], *expected)
            given = actions[t], ctypes.c_uint32(kind), ctypes.c_uint64(0), ctypes.c_uint64(1)
            other.call("lanes_calls", *given, *answers, None)
            for one, two in zip(expected, answers, strict=True):
                assert np.array_equal(one, two)
        same_words(lanes, other, env, limit)
        return
    for given in (actions, None):
        expected, answers = results(env, view, (T,)), results(env, view, (T,))
        if given is None:
            lanes.rollout_random(T, SEED, *expected)
        else:
            lanes.rollout(given, *expected)
        told = ctypes.c_uint32(kind), ctypes.c_uint64(SEED), ctypes.c_uint64(T)
        other.call("lanes_calls", given, *told, *answers, None)
        for one, two in zip(expected, answers, strict=True):
            assert np.array_equal(one, two)
        same_words(lanes, other, env, limit)
        last, also, returns, sums = *(results(env, view) for _ in range(2)), *np.empty((2, N))
        lanes.rollout_last(given, T, SEED, *last[:4], returns)
        other.call("lanes_last", given, *told, *also[:4], None, sums)
        for one, two in zip((*last[:4], returns), (*also[:4], sums), strict=True):
            assert np.array_equal(one, two)
        same_words(lanes, other, env, limit)


@pytest.mark.skipif(COMPILER is None, reason="needs a C++ compiler")
def test_a_refused_action_has_a_place(tmp_path):
    env = made("GridWorld")
    other = OnTheHost(env, env.view, "same_step", 0, tmp_path)
    other.call("lanes_reset", ctypes.c_uint64(0))
    actions = np.zeros((3, N), np.uint8)
    actions[2, 5] = actions[1, 40] = 4
    first = np.full(1, 3 * N, np.uint64)
    given = actions, ctypes.c_uint32(0), ctypes.c_uint64(0), ctypes.c_uint64(3)
    other.call("lanes_check", *given, first)

    assert first[0] == N + 40


def nvrtc():
    """The library of NVIDIA's wheel, or None."""
    spec = importlib.util.find_spec("nvidia")
    for root in spec.submodule_search_locations or () if spec else ():
        for path in sorted(Path(root).rglob("libnvrtc.so*")):
            if "alt" not in path.name:
                return ctypes.CDLL(str(path))
    return None


@pytest.mark.parametrize("name", [*CASES, "chain", "certain", *OF_LEAN])
def test_nvrtc_compiles_the_program_for_a_gpu(name):
    library = nvrtc()
    if library is None:
        pytest.skip("needs NVIDIA's compiler: pip install nvidia-cuda-nvrtc")
    env = made(name)
    text = cuda.source(env, env.view, "same_step", 0).encode()
    program = ctypes.c_void_p()
    status = library.nvrtcCreateProgram(ctypes.byref(program), text, b"it.cu", 0, None, None)
    assert status == 0
    options = (*cuda.options(), "--gpu-architecture=sm_90", "--ptxas-options=-v")
    told = [option.encode() for option in options]
    status = library.nvrtcCompileProgram(program, len(told), (ctypes.c_char_p * len(told))(*told))
    size = ctypes.c_size_t()
    library.nvrtcGetProgramLogSize(program, ctypes.byref(size))
    log = ctypes.create_string_buffer(size.value)
    library.nvrtcGetProgramLog(program, log)
    assert status == 0, log.value.decode()
    library.nvrtcGetCUBINSize(program, ctypes.byref(size))
    cubin = ctypes.create_string_buffer(size.value)
    library.nvrtcGetCUBIN(program, cubin)
    library.nvrtcDestroyProgram(ctypes.byref(program))

    assert cubin.raw.startswith(b"\x7fELF")
    assert all(launch.encode() in cubin.raw for launch in cuda.LAUNCHES)
    # What the assembler says of each launch: registers only, but for sums of real actions.
    text = log.value.decode()
    spills = re.findall(r"(\d+) bytes stack frame, (\d+) bytes spill stores, (\d+)", text)
    registers = re.findall(r"Used (\d+) registers", text)
    assert len(spills) == len(registers) == len(cuda.LAUNCHES), text
    real = env.action_space.dtype.kind == "f"
    assert all(stores == loads == "0" for _, stores, loads in spills)
    assert real or all(frame == "0" for frame, _, _ in spills)
    most = 80 if len(env.kernel.state) < 12 else 168  # a state of many words takes many
    assert all(int(count) <= most for count in registers)
    assert "warning" not in text


def test_c_that_is_not_beside_its_library_is_named(tmp_path):
    compiled = kernels.slide()
    library = shutil.copy(compiled.library, tmp_path)
    env = replace(compiled, library=Path(library))()

    with pytest.raises(ConformanceError, match=r"slide-[0-9a-f]+\.c: No such file .* prove the cl"):
        cuda.source(env, env.view, "same_step", 0)


def test_what_is_missing_is_named():
    if importlib.util.find_spec("cupy") is not None:
        pytest.skip("CuPy is installed")
    env = made("GridWorld")

    with pytest.raises(
        gymnasium.error.DependencyNotInstalled, match='pip install "cupy-cuda13x>=14" "nvidia-'
    ):
        cuda.CudaLanes(env, 3, "same_step", 0, env.view)
