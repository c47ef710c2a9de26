"""Our side.  What is not there yet answers so, with the reason."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
from single import single
from worker import calling, serve

import models
import provengym
from provengym import _core
from provengym.envs.registry import FAMILIES

if TYPE_CHECKING:
    from worker import Make, Measure

GRID: dict[str, Any] = {"height": 8, "width": 8}
SQUARED: dict[str, Any] = {"height": 11, "width": 11}
HUGE: dict[str, Any] = {"height": 31_622, "width": 31_622}  # nearly 10**9 cells
NAMES = tuple(family.name for family in FAMILIES)
SINGLE: dict[str, dict[str, Any]] = {name: {} for name in NAMES} | {"GridWorld": GRID}
BATCHES: dict[str, tuple[str, dict[str, Any]]] = {
    **{name: (name, params) for name, params in SINGLE.items()},
    "SpellCorrection shaped": ("SpellCorrection", {"reward_mode": "shaped"}),
    "Fishing with noise": ("Fishing", {"sigma": 0.1}),
}
WIDTHS = {"uint8": np.uint8, "int32": np.int32, "int64": np.int64, "one_hot": np.uint8}
DRAWN = 16


def made(name: str, *, unwrapped: bool) -> Measure:
    """A single environment."""
    env = gymnasium.make(f"provengym/{name}-v0", **SINGLE[name])
    return single(env.unwrapped if unwrapped else env)


def actions_of(lanes: int, dtype: Any = np.uint8, actions: int = 4) -> Any:
    """Arrays of actions, drawn beforehand and read in turn."""
    return np.random.default_rng(0).integers(0, actions, (DRAWN, lanes)).astype(dtype)


def vector(lanes: int, mode: str, dtype: Any = np.int64, name: str = "GridWorld") -> Measure:
    """`gymnasium.make_vec`: fresh arrays in each step."""
    env = gymnasium.make_vec(
        f"provengym/{name}-v0", num_envs=lanes, autoreset_mode=mode, **SINGLE[name]
    )
    if isinstance(env.unwrapped, gymnasium.vector.SyncVectorEnv):
        raise NotImplementedError("make_vec gives a SyncVectorEnv")
    return stepped(env, lanes, dtype)


def synchronous(lanes: int) -> Measure:
    """The single environments under Gymnasium's SyncVectorEnv."""
    env = gymnasium.make_vec(
        "provengym/GridWorld-v0", num_envs=lanes, vectorization_mode="sync", **GRID
    )
    return stepped(env, lanes, np.int64)


def stepped(env: gymnasium.vector.VectorEnv[Any, Any, Any], lanes: int, dtype: Any) -> Measure:
    """Return a function that measures the steps of a vector environment."""
    env.reset(seed=0)
    env.action_space.seed(0)
    space, at = env.single_action_space, 0
    if isinstance(space, gymnasium.spaces.Discrete):
        actions = actions_of(lanes, dtype, int(space.n))
    else:
        actions = [env.action_space.sample() for _ in range(DRAWN)]

    def call() -> None:
        nonlocal at
        env.step(actions[at & 15])
        at += 1

    return calling(call, lanes)


def batch(params: dict[str, Any], lanes: int, name: str = "GridWorld", **given: Any) -> Any:
    """`provengym.Batch`, reset."""
    made = provengym.Batch(
        f"provengym/{name}-v0", lanes, **{"autoreset": "same_step"}, **given, **params
    )
    made.reset(0)
    return made


def step_into(params: dict[str, Any], lanes: int, dtype: str, threads: int) -> Measure:
    """`Batch.step_into`: the caller's arrays, reused."""
    lanes_of = batch(params, lanes, observation_dtype=dtype, threads=threads)
    shape = (lanes, params["height"] * params["width"]) if dtype == "one_hot" else (lanes,)
    into = (np.zeros(shape, WIDTHS[dtype]), np.zeros(lanes, np.float32))
    flags = (np.zeros(lanes, bool), np.zeros(lanes, bool))
    actions, at = actions_of(lanes), 0

    def call() -> None:
        nonlocal at
        lanes_of.step_into(actions[at & 15], *into, *flags)
        at += 1

    return calling(call, lanes)


def rollout(lanes: int, steps: int, dtype: str, threads: int, *, fresh: bool = False) -> Measure:
    """`Batch.rollout(actions)`, into arrays touched before unless they are to be fresh."""
    lanes_of = batch(GRID, lanes, observation_dtype=dtype, threads=threads)
    actions = np.random.default_rng(0).integers(0, 4, (steps, lanes), dtype=np.uint8)
    out = None if fresh else lanes_of.rollout(actions)

    def call() -> None:
        lanes_of.rollout(actions, **({} if out is None else {"out": out}))

    return calling(call, lanes * steps)


def rollout_random(
    name: str, params: dict[str, Any], lanes: int, steps: int, threads: int = 1, **given: Any
) -> Measure:
    """`Batch.rollout_random`, of which the last step and sums are kept."""
    lanes_of, seed = batch(params, lanes, name, threads=threads, **given), 0

    def call() -> None:
        nonlocal seed
        lanes_of.rollout_random(steps, seed, keep="last")
        seed += 1

    return calling(call, lanes * steps)


def resets(lanes: int) -> Measure:
    """Lanes reset per second, in memory touched before."""
    lanes_of = batch(GRID, lanes, observation_dtype="uint8")
    return calling(lambda: lanes_of.reset(0), lanes)


def memory(name: str, params: dict[str, Any], lanes: int) -> Measure:
    """Bytes per lane that a batch holds beyond the words of the states."""
    kernel = gymnasium.make(f"provengym/{name}-v0", **params).unwrapped.kernel
    state = len(kernel.state) * np.dtype(kernel.state_dtype).itemsize
    held = batch(params, lanes, name).nbytes - state * lanes
    return lambda _: (held, float(lanes))


def model_vector(name: str, lanes: int) -> Measure:
    """`FiniteModel.make_vec`: fresh arrays in each step."""
    return stepped(models.model(name).make_vec(lanes), lanes, np.int64)


def model_single(name: str) -> Measure:
    """`unwrapped.step` of the environment that plays a model."""
    return single(models.model(name).to_gymnasium().unwrapped)


def model_batch(name: str, lanes: int) -> Any:
    """The `Batch` that plays a model, reset, and actions for it."""
    model = models.model(name)
    made = provengym.Batch(model, lanes)
    made.reset(0)
    return made, actions_of(lanes, actions=len(model.actions))


def model_into(name: str, lanes: int) -> Measure:
    """`Batch.step_into` of a model."""
    lanes_of, actions = model_batch(name, lanes)
    into = (np.zeros(lanes, np.int64), np.zeros(lanes, np.float32), *np.zeros((2, lanes), bool))
    at = 0

    def call() -> None:
        nonlocal at
        lanes_of.step_into(actions[at & 15], *into)
        at += 1

    return calling(call, lanes)


def model_rollout(name: str, lanes: int, steps: int, threads: int) -> Measure:
    """`Batch.rollout(actions)` of a model, into arrays touched before."""
    model = models.model(name)
    lanes_of = provengym.Batch(model, lanes, threads=threads)
    lanes_of.reset(0)
    shape = (steps, lanes)
    actions = np.random.default_rng(0).integers(0, len(model.actions), shape, dtype=np.uint8)
    out = lanes_of.rollout(actions)
    return calling(lambda: lanes_of.rollout(actions, out=out), lanes * steps)


def model_begun(name: str, lanes: int) -> Measure:
    """The models per second from which lanes are made, reset and stepped once."""
    model = models.model(name)

    def call() -> None:
        envs = model.make_vec(lanes)
        envs.reset(seed=0)
        envs.step(np.zeros(lanes, np.int64))

    return calling(call, 1)


def model_extracted(name: str) -> Measure:
    """The seconds that the extraction of a model took, which is done once."""
    taken = models.seconds(name)
    return lambda _: (round(taken * 1e6), 1e6)


def model_memory(name: str) -> Measure:
    """Bytes of a table for each outcome, its rows and observations included."""
    table = provengym.ModelEnv(models.model(name))._table
    arrays = table.row_starts, table.thresholds, table.successors, table.rewards, table.observations
    return lambda _: (sum(array.nbytes for array in arrays), float(len(table.thresholds)))


def grid_kernel(lanes: int) -> tuple[Any, Any]:
    """The kernel, and states for it."""
    grid = _core.GridWorld(**GRID, start_row=0, start_col=0, goal_row=7, goal_col=7)
    return grid, np.zeros((2, lanes), np.uint32)


def core(lanes: int) -> Measure:
    """The loop over kernels underneath, without streams or autoreset."""
    grid, states = grid_kernel(lanes)
    actions = actions_of(lanes)
    written = (np.empty(lanes, np.int64), np.empty(lanes), np.empty(lanes, bool))
    return calling(lambda: grid.step_batch(states, actions[0], None, *written), lanes)


def core_single() -> Measure:
    """One step of the kernel, called from Python."""
    grid, _ = grid_kernel(1)
    return calling(lambda: grid.step((0, 0), 1), 1)


def lane_loop(lanes: int) -> Measure:
    """The loop over lanes: autoreset and a limit for each."""
    view = (0, 0, 1, 0, [0.0], [1.0], [1.0], False)
    given = ("next_step", 0, 100, (4, 1), view, 1.0, 1)
    lanes_of = grid_kernel(lanes)[0].lanes(lanes, *given)
    lanes_of.reset(0)
    actions = actions_of(lanes, np.uint32)[0]
    flags = np.empty((2, lanes), bool)
    written = (np.empty(lanes, np.int64), np.empty(lanes), *flags)
    return calling(lambda: lanes_of.step_into(actions, *written), lanes)


def in_numpy(lanes: int) -> Measure:
    """The same grid in NumPy, one array operation after another, without autoreset."""
    rows, cols = np.zeros(lanes, np.int64), np.zeros(lanes, np.int64)
    actions = actions_of(lanes, np.int64)[0]
    row_moves, col_moves = np.array([-1, 1, 0, 0]), np.array([0, 0, -1, 1])

    def call() -> object:
        nonlocal rows, cols
        moving = (rows != 7) | (cols != 7)
        rows = np.clip(rows + row_moves[actions] * moving, 0, 7)
        cols = np.clip(cols + col_moves[actions] * moving, 0, 7)
        terminated = (rows == 7) & (cols == 7)
        return rows * 8 + cols, np.where(terminated, 0.0, -1.0), terminated

    return calling(call, lanes)


def gathered() -> dict[str, Make]:
    """Every case of this side by its name."""
    cases: dict[str, Make] = {"core single": core_single}
    for name in SINGLE:
        cases[f"{name} unwrapped"] = partial(made, name, unwrapped=True)
        cases[f"{name} made"] = partial(made, name, unwrapped=False)
    for lanes in (1, 64, 1024, 65536):
        cases[f"vector {lanes}"] = partial(vector, lanes, "next_step")
        for name in NAMES:
            cases[f"vector {name} {lanes}"] = partial(vector, lanes, "next_step", name=name)
        cases[f"vector same_step {lanes}"] = partial(vector, lanes, "same_step")
        cases[f"core {lanes}"] = partial(core, lanes)
        cases[f"lanes {lanes}"] = partial(lane_loop, lanes)
        cases[f"numpy {lanes}"] = partial(in_numpy, lanes)
        for threads in (1, 2):
            for size, params in (("8x8", GRID), ("11x11", SQUARED)):
                for dtype in ("uint8", "one_hot"):
                    cases[f"step_into {size} {dtype} {lanes} threads {threads}"] = partial(
                        step_into, params, lanes, dtype, threads
                    )
        cases[f"step_into huge int32 {lanes}"] = partial(step_into, HUGE, lanes, "int32", 1)
        cases[f"step_into 8x8 int32 {lanes}"] = partial(step_into, GRID, lanes, "int32", 1)
    cases["sync 1024"] = partial(synchronous, 1024)
    for threads in (1, 2):
        cases[f"rollout L2 {threads}"] = partial(rollout, 65536, 1, "uint8", threads)
        cases[f"rollout narrow L2 {threads}"] = partial(rollout, 1024, 64, "uint8", threads)
        cases[f"rollout 1 GB {threads}"] = partial(rollout, 65536, 2048, "uint8", threads)
        cases[f"rollout_random {threads}"] = partial(
            rollout_random, "GridWorld", GRID, 65536, 64, threads, observation_dtype="uint8"
        )
    cases["rollout 1024"] = partial(rollout, 1024, 256, "uint8", 2)
    cases["rollout 65536"] = partial(rollout, 65536, 16, "uint8", 2)
    cases["rollout fresh int64"] = partial(rollout, 65536, 64, "int64", 1, fresh=True)
    for title, (name, params) in BATCHES.items():
        cases[f"rollout_random {title}"] = partial(rollout_random, name, params, 65536, 16)
        cases[f"memory {title}"] = partial(memory, name, params, 1 << 20)
    for name in (*models.TARGETS, models.DRAWN):
        cases[f"model {name} unwrapped"] = partial(model_single, name)
        cases[f"model {name} begun"] = partial(model_begun, name, 4096)
        cases[f"model {name} memory"] = partial(model_memory, name)
        cases[f"model {name} rollout 1024"] = partial(model_rollout, name, 1024, 256, 2)
        for lanes in (1024, 4096):
            cases[f"model {name} vector {lanes}"] = partial(model_vector, name, lanes)
            cases[f"model {name} step_into {lanes}"] = partial(model_into, name, lanes)
    for name in models.TARGETS:
        cases[f"model {name} extracted"] = partial(model_extracted, name)
    cases["reset 1000000"] = partial(resets, 1_000_000)
    cases["rollout_random cuda"] = partial(
        rollout_random, "GridWorld", GRID, 1 << 20, 1000, device="cuda"
    )
    return cases


if __name__ == "__main__":
    serve(gathered(), {"provengym": provengym.__version__, "numpy": np.__version__})
