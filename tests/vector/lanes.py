"""Helpers of the tests of vector environments: both vector environments, and what is the same."""

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from envs.cases.case import every_case
from provengym.envs.registry import ENVIRONMENTS

CASES = every_case()
MODES = ("next_step", "same_step", "disabled")
AUTORESET = {
    "next_step": AutoresetMode.NEXT_STEP,
    "same_step": AutoresetMode.SAME_STEP,
    "disabled": AutoresetMode.DISABLED,
}
EVERY = pytest.mark.parametrize(
    "entry",
    [pytest.param(e, id=e.name, marks=pytest.mark.xdist_group(e.name)) for e in ENVIRONMENTS],
)
EVERY_MODE = pytest.mark.parametrize("mode", MODES)


def native(entry, n, mode="next_step", **parameters):
    """The vector environment of this package."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return gymnasium.make_vec(entry.id, num_envs=n, autoreset_mode=mode, **parameters)


def synchronous(entry, n, mode="next_step", copy=True, **parameters):
    """Gymnasium's over single environments."""
    kwargs = {"autoreset_mode": AUTORESET[mode], "copy": copy}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return gymnasium.make_vec(
            entry.id, num_envs=n, vectorization_mode="sync", vector_kwargs=kwargs, **parameters
        )


def short(case):
    """Parameter sets, and those again with a short limit where there is one of the environment."""
    sets = [*case.variants, case.ending[0]]
    return [*sets, *({**one, case.limit: 3} for one in sets if case.limit)]


def differences(mine, theirs, path=""):
    """Where two replies differ: in types, dtypes, shapes, keys or values."""
    if type(mine) is not type(theirs):
        yield f"{path}: {type(mine).__name__} {mine!r}, not {type(theirs).__name__} {theirs!r}"
    elif isinstance(theirs, dict):
        if mine.keys() != theirs.keys():
            yield f"{path}: {sorted(mine)}, not {sorted(theirs)}"
        for key in mine.keys() & theirs.keys():
            yield from differences(mine[key], theirs[key], f"{path}[{key!r}]")
    elif isinstance(theirs, np.ndarray) and (mine.dtype, mine.shape) != (
        theirs.dtype,
        theirs.shape,
    ):
        yield f"{path}: {mine.dtype} {mine.shape}, not {theirs.dtype} {theirs.shape}"
    elif isinstance(theirs, (tuple, list)) or (
        isinstance(theirs, np.ndarray) and theirs.dtype == object
    ):
        if len(mine) != len(theirs):
            yield f"{path}: {len(mine)} items, not {len(theirs)}"
        for i, (one, other) in enumerate(zip(mine, theirs, strict=False)):
            yield from differences(one, other, f"{path}[{i}]")
    elif isinstance(theirs, np.ndarray):
        if mine.tobytes() != theirs.tobytes():
            yield f"{path}: {mine}, not {theirs}"
    elif mine != theirs:
        yield f"{path}: {mine!r}, not {theirs!r}"


def require_same(mine, theirs):
    """Fail where two replies differ."""
    assert list(differences(mine, theirs)) == []


def stands(env):
    """All that a call might change."""
    words = [part.tolist() for part in env._lanes.words()]
    return words, env.np_random_seed, [generator.bit_generator.state for generator in env.np_random]
