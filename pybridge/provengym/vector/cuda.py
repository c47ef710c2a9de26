"""Lanes on an NVIDIA GPU: the C that Lean emitted, compiled there when a program runs.

`source` makes the program of an environment; `CudaLanes` compiles it with NVRTC and launches it
through CuPy.  What the compiled lanes on the host answer, these answer bit for bit: everything is
integers, but for one division and one product in double precision that IEEE 754 fixes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np

from provengym import _core, _validation
from provengym.data.errors import ConformanceError
from provengym.data.extras import missing
from provengym.data.shipped import folders
from provengym.envs.forms import Real
from provengym.envs.rules import RulesEnv
from provengym.proving.compiling import c_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from provengym.envs.base import KernelEnv
    from provengym.envs.forms import View

MODES = ("none", "next_step", "same_step", "disabled")
ACTION_TYPES = ("uint8", "int32", "uint32", "int64", "float32", "float64")
LAUNCHES = (
    "lanes_reset",
    "lanes_restart",
    "lanes_observe",
    "lanes_check",
    "lanes_calls",
    "lanes_last",
)
FOLDERS = ("include", "generated", "src/batch", "cuda")
"""Where what the program includes lies."""
NVRTC = "cuda/nvrtc"
"""Where the headers lie that NVRTC does not have."""
THREADS = 128
"""In a block."""
ARRAYS = ("row_starts", "thresholds", "successors", "rewards", "observations", "values")
"""Those of a finite model, in the order in which lanes read them."""


def source(env: KernelEnv, view: View, mode: str, max_episode_steps: int) -> str:
    """The program of lanes of an environment, in CUDA C++.

    Args:
        env: The environment, whose parameters become constants of the program.
        view: What is observed.
        mode: One of `MODES`.
        max_episode_steps: The limit of Gymnasium's `TimeLimit`, 0 for none.

    Raises:
        ConformanceError: It is one of a class of rules, whose C is not beside its library.
    """
    kernel = env.kernel
    prefix = kernel.name.lower()
    words = range(len(kernel.state))
    if isinstance(env, RulesEnv):  # whose names may be those of the kernel's functions
        given = env.parameter_words
    else:
        given = tuple(getattr(kernel, name) for name in kernel.params)
    params = ", ".join(f"{word}u" for word in given)
    state = ", ".join(f"l.s{k}" for k in words)
    limits = f"{MODES.index(mode)}u, {env.time_limit or 0}u, "
    limits += f"{env.max_episode_steps(max_episode_steps) or 0}u"
    listed = hasattr(kernel, "words")
    wide = kernel.state_dtype == np.uint64
    if view.dtype == "float32":
        item, shown = "float", "shown_component(static_cast<double>(x), offset, divisor, factor)"
    else:
        types = {"int64": "int64_t", "int32": "int32_t"}
        item = types.get(view.dtype, "uint8_t")
        shown = "static_cast<SEEN>(x)"
    numbers = [
        [float(x).hex() for x in (part or (0.0,) * view.count)]
        for part in (view.offset, view.divisor, view.factor)
    ]
    components = " ".join(
        f"F({k}, {view.first + k}, {numbers[0][k]}, {numbers[1][k]}, {numbers[2][k]})"
        for k in range(view.count)
    )
    form = env.action_form.for_lanes()
    if len(form) == 2:
        action_form = f"{{false, {form[0]}u, {form[1]}u, 0, 0, 0, 1, 1, false, 1u, 0u}}"
    else:
        scale, (away, items, base) = ", ".join(float(x).hex() for x in form[:5]), form[5:]
        action_form = f"{{true, 1u, 1u, {scale}, {str(away).lower()}, {items}u, {base}u}}"
    if isinstance(kernel, _core.TableKernel):
        calls = _of_model(kernel, limits)
    else:
        factor = float(env.reward_factor).hex()
        # Where this is a loop over letters, what the compiler learns is not worth it.
        valid = "true" if listed else f"{prefix}_state_valid({params}, {state})"
        calls = [
            f"#define INIT(k, key, t) {prefix}_init_##k({params}, {'word, ' if listed else ''}key, "
            "t)",
            f"#define LANE(name, l, action) {prefix}_lane_##name({params}, {state}, l.key, l.t, "
            f"l.elapsed, l.over, action, {limits})",
            f"#define VALID(l) {valid}",
            f"#define OBSERVE(k, l) {prefix}_obs_##k({params}, {state})",
            "#define REWARD(units) "
            f"(static_cast<double>(units) / {kernel.reward_scale} * {factor})",
            "#define SUM int64_t",
            "#define COUNTED(units) (units)",
            "#define RETURN(sum) REWARD(sum)",
        ]
    lines = [
        "#ifdef PROVENGYM_HOST",
        "#include <math.h>",
        "#include <stdlib.h>",
        "#define __device__",
        "#endif",
        "#include <lean/lean.h>",
        "#define _G_initialized mdp_initialized",
        '#include "mdp.c"',
        "#undef _G_initialized",
        "#define _G_initialized kernel_initialized",
        _emitted(env),
        "#undef _G_initialized",
        '#include "scalars.hpp"',
        f"#define WORD {'uint64_t' if wide else 'uint32_t'}",
        f"#define STATE(F) {' '.join(f'F({k})' for k in words)}",
        *calls,
        f"#define OBSERVE_FIRST(l) OBSERVE({view.first}, l)",
        f"#define COMPONENTS(F) {components}",
        f"#define SEEN {item}",
        f"#define SHOWN(x, offset, divisor, factor) {shown}",
        f"#define ITEMS {view.items}",
        f"#define WIDTH {view.items if view.dtype == 'one_hot' else 0}",
        f"#define RESET_WORDS {kernel.reset_words}u",
        f"#define FORM {action_form}",
        f"#define MODE {MODES.index(mode)}u",
    ]
    if listed:
        lines.append(
            "#define CHOOSE_WORD(list, count, key, t) "
            f"list[{prefix}_index({params}, count, key, t)]"
        )
    return "\n".join([*lines, '#include "lanes.cu"', ""])


def _emitted(env: KernelEnv) -> str:
    """What brings the C of a kernel into the program: of a class of rules it is the text."""
    if not isinstance(env, RulesEnv):
        return f'#include "{env.kernel.name.lower()}.c"'
    file = c_of(env.library)
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise ConformanceError(
            f"{file}: {error.strerror}: remove {env.library.name} there, and prove the class again"
        ) from error


def _of_model(kernel: _core.TableKernel, limits: str) -> list[str]:
    """The part of the program that a finite model has for itself."""
    table = kernel.table
    places = np.cumsum([0, *(-(-table[name].nbytes // 8) for name in ARRAYS)]).tolist()
    numbers = {name.upper(): table[name] for name in ("num_actions",)}
    numbers["NUM_STATES"] = kernel.num_states
    numbers["STEP_ROUNDS"] = table["rounds"] if kernel.step_words else 0
    numbers["START_ROUNDS"] = table["start_rounds"] if kernel.reset_words else 0
    ends = ", ".join(f"{table[name]}u" for name in ("num_actions", "ends", "cuts", "only_cuts"))
    outcome = "chosen(m.words, l.s0, action, l.key, l.t)"
    return [
        *(f"#define {name} {number}u" for name, number in numbers.items()),
        *(f"#define {name.upper()} {at}ul" for name, at in zip(ARRAYS, places, strict=False)),
        '#include "finite.cuh"',
        "#define finitemodel_lane_state_0 finitemodel_lane_state",
        "#define INIT(k, key, t) begun(m.words, key, t)",
        f"#define LANE(name, l, action) finitemodel_lane_##name({ends}, {kernel.step_words}u, "
        f"l.s0, item<uint32_t>(m.words, SUCCESSORS, {outcome}), item<uint32_t>(m.words, REWARDS, "
        f"{outcome}), l.t, l.elapsed, l.over, action, {limits})",
        f"#define VALID(l) (l.s0 < {kernel.num_states}u)",
        "#define OBSERVE(k, l) shown(m.words, l.s0)",
        "#define REWARD(units) item<double>(m.words, VALUES, static_cast<uint32_t>(units))",
        "#define SUM double",
        "#define COUNTED(units) REWARD(units)",
        "#define RETURN(sum) (sum)",
    ]


def words_of(kernel: _core.Kernel) -> NDArray[np.uint64] | None:
    """The words that lanes on a GPU read: those of a kernel that has some, or the arrays of a
    finite model, one after another; None for others."""
    if isinstance(kernel, _core.TableKernel):
        table = kernel.table
        parts = [table[name].tobytes() for name in ARRAYS]
        padded = b"".join(part + b"\0" * (-len(part) % 8) for part in parts)
        return np.frombuffer(padded, np.uint64)
    words: NDArray[np.uint64] | None = getattr(kernel, "words", None)
    return words


def options() -> tuple[str, ...]:
    """Return the options of NVRTC."""
    return (
        "--std=c++17",
        "--device-as-default-execution-space",
        "--diag-suppress=177",  # labels that the emitted C does not jump to
        "--fmad=false",  # no product and sum in one rounding, which the host does not do
        *(f"--include-path={folder}" for folder in folders(*FOLDERS, NVRTC)),
    )


class CudaLanes:
    """n lanes of an environment on the GPU that CuPy uses, with the calls of `_core.Lanes`.

    Arrays are CuPy's, which other libraries take through DLPack without a copy.

    Args:
        env: The environment.
        n: The number of lanes.
        mode: "next_step", "same_step" or "disabled".
        max_episode_steps: The limit of Gymnasium's `TimeLimit`, 0 for none.
        view: What is observed.

    Raises:
        gymnasium.error.DependencyNotInstalled: There is no CuPy, or it finds no GPU.
    """

    def __init__(
        self, env: KernelEnv, n: int, mode: str, max_episode_steps: int, view: View
    ) -> None:
        self._cupy = cupy = arrays()
        self._env, self.n, self._mode, self._view = env, n, mode, view
        module = cupy.RawModule(
            code=source(env, view, mode, max_episode_steps), options=options(), backend="nvrtc"
        )
        self._launches = {name: module.get_function(name) for name in LAUNCHES}
        kernel = env.kernel
        self._states = cupy.zeros((len(kernel.state), n), kernel.state_dtype)
        self._keys, self._t = (cupy.zeros(n, np.uint64) for _ in range(2))
        self._elapsed, self._over = cupy.zeros(n, np.uint32), cupy.zeros(n, np.uint8)
        words = words_of(kernel)
        self._words = None if words is None else cupy.asarray(words)
        self._count = 0 if words is None else len(words)

    @property
    def nbytes(self) -> int:
        """The memory of the lanes on the GPU, in bytes."""
        arrays = self._states, self._keys, self._t, self._elapsed, self._over
        return sum(int(array.nbytes) for array in arrays)

    def reset(self, seed: int) -> None:
        """Lane i starts an episode with the stream of seed + i."""
        self._launch("lanes_reset", np.uint64(seed))

    def reset_lanes(self, mask: Any = None) -> None:
        """Start an episode in the lanes that a mask names, or in all; their streams go on."""
        if mask is not None:
            mask = self._cupy.ascontiguousarray(self._cupy.asarray(mask))
            if mask.dtype != np.bool_ or mask.shape != (self.n,):
                raise ValueError(
                    f"mask must be a bool array of shape ({self.n},), got {mask.dtype} of shape "
                    f"{mask.shape}"
                )
        self._launch("lanes_restart", _pointer(mask))

    def observe(self) -> Any:
        """The observations of all lanes, a new array."""
        seen = self._seen(())
        self._launch("lanes_observe", _pointer(seen))
        return seen

    def step(self, actions: Any, wide: bool = False, record: bool = False) -> tuple[Any, ...]:
        """One call of each lane: observations, rewards, terminated, truncated, and False."""
        if wide or record:
            raise ValueError("rewards of lanes on a GPU are float32, and resets are not recorded")
        out = self.results(())
        self.step_into(actions, *out)
        return (*out, False)

    def results(self, leading: tuple[int, ...]) -> tuple[Any, ...]:
        """New arrays for observations, rewards, terminated and truncated."""
        shape = (*leading, self.n)
        rewards = self._cupy.empty(shape, np.float32)
        flags = (self._cupy.empty(shape, np.bool_) for _ in range(2))
        return (self._seen(leading), rewards, *flags)

    def step_into(self, actions: Any, *out: Any) -> None:
        """One call of each lane into arrays: observations, rewards, terminated, truncated and,
        optionally, final observations."""
        self._calls("lanes_calls", self._actions(actions, ()), 1, 0, out, ())

    def rollout(self, actions: Any, *out: Any) -> None:
        """T calls with actions of shape (T, n), into arrays of shape (T, n, ...)."""
        T = len(actions)
        self._calls("lanes_calls", self._actions(actions, (T,)), T, 0, out, (T,))

    def rollout_random(self, T: int, seed: int, *out: Any) -> None:
        """T calls with random actions."""
        self._calls("lanes_calls", None, T, seed, out, (T,))

    def rollout_last(self, actions: Any, T: int, seed: int, *out: Any) -> None:
        """T calls in one launch, with the answers of the last one; the last array is for the sums
        of rewards."""
        if actions is not None:
            actions = self._actions(actions, (len(actions),))
            T = len(actions)
        self._calls("lanes_last", actions, T, seed, (*out[:4], None), (), out[4])

    def words(self) -> tuple[Any, ...]:
        """States, keys, t, elapsed and over, as arrays of NumPy."""
        arrays = self._states, self._keys, self._t, self._elapsed
        return (*map(self._cupy.asnumpy, arrays), self._cupy.asnumpy(self._over).astype(np.bool_))

    def set_words(self, states: Any, keys: Any, t: Any, elapsed: Any, over: Any) -> None:
        """Go on from what `words` returned."""
        given = states, keys, t, elapsed, over
        mine = self._states, self._keys, self._t, self._elapsed, self._over
        for array, new in zip(mine, given, strict=True):
            if np.shape(new) != array.shape:
                raise ValueError(f"words must be of shape {array.shape}, got {np.shape(new)}")
        for i, state in enumerate(np.asarray(states).T.tolist()):
            if not self._env.kernel.state_valid(tuple(state)):
                raise ValueError(f"states[:, {i}] must be the words of a state")
        for array, new in zip(mine, given, strict=True):
            array[...] = self._cupy.asarray(np.asarray(new).astype(array.dtype))

    def synchronize(self) -> None:
        """Wait until the GPU has done what it was given."""
        self._cupy.cuda.get_current_stream().synchronize()

    # Helpers.

    def _seen(self, leading: tuple[int, ...]) -> Any:
        shape = (*leading, self.n, *self._view.shape)
        return self._cupy.empty(shape, self._view.array_dtype)

    def _launch(self, name: str, *arguments: Any) -> None:
        memory = (
            np.uint64(self.n),
            *map(_pointer, (self._states, self._keys, self._t, self._elapsed, self._over)),
            _pointer(self._words),
            np.uint32(self._count),
        )
        blocks = -(-self.n // THREADS)
        self._launches[name]((blocks,), (THREADS,), (*memory, *arguments))

    def _actions(self, actions: Any, leading: tuple[int, ...]) -> Any:
        array = self._cupy.ascontiguousarray(self._cupy.asarray(actions))
        form = self._env.action_form
        items = form.items if isinstance(form, Real) else 1
        shape = (*leading, self.n) if items == 1 else (*leading, self.n, items)
        if array.size != int(np.prod(shape)) or array.shape[: len(shape)] != shape:
            raise ValueError(f"actions must have the shape {shape}, got {array.shape}")
        accepted = ACTION_TYPES[4:] if isinstance(form, Real) else ACTION_TYPES[:4]
        if array.dtype.name not in accepted:
            raise TypeError(f"actions must be {' or '.join(accepted)}, got {array.dtype}")
        return array

    def _calls(
        self,
        name: str,
        actions: Any,
        T: int,
        seed: int,
        out: tuple[Any, ...],
        leading: tuple[int, ...],
        returns: Any = None,
    ) -> None:
        out = (*out, *[None] * (5 - len(out)))
        self._require(out, leading, returns)
        kind = 0 if actions is None else ACTION_TYPES.index(actions.dtype.name)
        given = _pointer(actions), np.uint32(kind), np.uint64(seed), np.uint64(T)
        if actions is not None:
            none = T * self.n
            first = self._cupy.full(1, none, np.uint64)
            self._launch("lanes_check", *given, _pointer(first))
            place = int(first[0])
            if place != none:
                self._refuse(actions, T, place)
        self._launch(name, *given, *map(_pointer, out), _pointer(returns))

    def _require(self, out: tuple[Any, ...], leading: tuple[int, ...], returns: Any) -> None:
        shape = (*leading, self.n)
        seen = (*shape, *self._view.shape), self._view.array_dtype
        flags = shape, np.dtype(np.bool_)
        expected = {
            "observations": seen,
            "rewards": (shape, np.dtype(np.float32)),
            "terminated": flags,
            "truncated": flags,
            "final_observations": seen,
        }
        pairs = [*zip(expected.items(), out, strict=True)]
        if returns is not None:
            pairs.append((("returns", ((self.n,), np.dtype(np.float64))), returns))
        for (name, (wanted, dtype)), array in pairs:
            if array is None and name == "final_observations":
                continue
            right = isinstance(array, self._cupy.ndarray) and array.flags.c_contiguous
            if not right or array.shape != wanted or array.dtype != dtype:
                raise ValueError(
                    f"{name} must be a C-contiguous CuPy array of {dtype} and shape {wanted}, got "
                    f"{_validation.shown(array)}"
                )

    def _refuse(self, actions: Any, T: int, place: int) -> None:
        t, lane = divmod(place, self.n)
        if t == 0 and self._mode == "disabled" and bool(self._over[lane]):
            raise ValueError(
                f"lane {lane} must be reset: its episode is over, and the autoreset mode is "
                "disabled"
            )
        form = self._env.action_form
        where = str(lane) if T == 1 else f"{t}, {lane}"
        if isinstance(form, Real):
            kind = "numbers " if form.items > 1 else ""
            range_, given = f"{kind}between {form.low} and {form.high}", "nan"
        else:
            range_, given = f"between 0 and {form.count - 1}", actions.reshape(-1)[place].item()
        raise ValueError(f"actions[{where}] must be {range_}, got {given}")


def _pointer(array: Any) -> Any:
    """An array for a launch; the null pointer for None."""
    return np.uint64(0) if array is None else array


def arrays() -> Any:
    """CuPy, with a GPU.

    Raises:
        gymnasium.error.DependencyNotInstalled: One of them is missing.
    """
    try:
        import cupy  # type: ignore[import-not-found]
    except ImportError as error:
        raise gymnasium.error.DependencyNotInstalled(
            missing("device='cuda'", "CuPy", "cuda")
        ) from error
    try:
        count = cupy.cuda.runtime.getDeviceCount()
    except cupy.cuda.runtime.CUDARuntimeError as error:
        raise gymnasium.error.DependencyNotInstalled(
            f"device='cuda' needs an NVIDIA GPU with its driver: {error}"
        ) from error
    if count == 0:
        raise gymnasium.error.DependencyNotInstalled("device='cuda' needs an NVIDIA GPU")
    return cupy
