"""Steps per second of jitted rollouts in JAX, beside gymnax's FrozenLake where gymnax is installed.

Run it on a quiet machine: `python benchmarks/bench_jax.py`.  A rollout is one `lax.scan` over the
steps of n lanes.  Its actions are given, or drawn by `jax.random` in the same program, which is as
much work for either side.  Each figure is the median of some rounds, and its spread their range.
The environments take turns.
"""

from __future__ import annotations

import statistics
import time
from typing import TYPE_CHECKING, Any

try:
    import jax
    import jax.numpy as jnp

    from provengym.jax import make
except ImportError as missing:
    print(f"JAX is not measured: {missing} (pip install '.[jax]')")
    raise SystemExit(0) from None

if TYPE_CHECKING:
    from collections.abc import Callable

SIZES = ((1024, 1000), (65536, 30))
"""Lanes and steps of a rollout."""
ROUNDS = 7


def rollout(env: Any, params: Any, lanes: int, drawn: bool) -> Callable[..., Any]:
    """A compiled rollout, from a key and actions to the sum of rewards, the last states and the
    last observations."""
    space = env.action_space(params)
    reads_keys = not type(env).__module__.startswith("provengym")
    mapped = jax.vmap(env.step, in_axes=(0 if reads_keys else None, 0, 0, None))

    def step(carry: tuple[Any, Any, Any], given: tuple[Any, Any]) -> tuple[tuple[Any, ...], None]:
        state, total, _ = carry
        key, action = given
        if drawn:
            action = jax.random.randint(key, (lanes,), 0, space.n)
        keys = jax.random.split(key, lanes) if reads_keys else None
        observation, state, reward, *_ = mapped(keys, state, action, params)
        return (state, total + reward, observation), None

    def run(key: jax.Array, actions: jax.Array) -> Any:
        observation, state = jax.vmap(env.reset, (0, None))(jax.random.split(key, lanes), params)
        start = state, jnp.zeros(lanes), observation
        return jax.lax.scan(step, start, (jax.random.split(key, len(actions)), actions))[0]

    return jax.jit(run)


def environments() -> dict[str, tuple[Any, Any]]:
    """Return the environments that are measured, each with its parameters."""
    grid = {"height": 8, "width": 8, "max_episode_steps": 200}
    names = {
        "GridWorld 8 x 8": make("GridWorld", **grid),
        "Fishing": make("Fishing"),
        "HunterWumpus": make("HunterWumpus"),
        "SpellCorrection": make("SpellCorrection"),
    }
    found: dict[str, tuple[Any, Any]] = {name: (e, e.default_params) for name, e in names.items()}
    try:
        from gymnax.environments.misc.frozen_lake import FrozenLake
    except ImportError:
        print("gymnax is not installed")
        return found
    for slippery in (False, True):
        lake = FrozenLake(map_name="8x8", is_slippery=slippery)
        name = f"gymnax FrozenLake 8 x 8{', slippery' if slippery else ''}"
        found[name] = lake, lake.default_params
    return found


def main() -> None:
    print(f"jax {jax.__version__}, {jax.devices()[0].platform}")
    found = environments()
    print(f"{'millions of steps/s':34}{'lanes':>7}{'actions':>8}{'median':>9}{'range':>16}")
    for lanes, steps in SIZES:
        for drawn in (False, True):
            rates: dict[str, list[float]] = {name: [] for name in found}
            runs = {name: rollout(*each, lanes, drawn) for name, each in found.items()}
            for number in range(ROUNDS + 1):
                for name, run in runs.items():
                    key, most = jax.random.key(number), found[name][0].num_actions
                    actions = jax.random.randint(key, (steps, lanes), 0, most)
                    jax.block_until_ready(actions)
                    began = time.perf_counter()
                    jax.block_until_ready(run(key, actions))
                    if number:  # the first call compiles
                        rates[name].append(lanes * steps / (time.perf_counter() - began) / 1e6)
            for name, each in rates.items():
                source = "drawn" if drawn else "given"
                spread = f"{min(each):.1f} to {max(each):.1f}"
                median = statistics.median(each)
                print(f"{name:34}{lanes:7}{source:>8}{median:9.1f}{spread:>16}")


if __name__ == "__main__":
    main()
