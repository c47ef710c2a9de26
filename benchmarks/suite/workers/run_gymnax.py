"""gymnax's FrozenLake: a scan over jitted steps of all lanes, without Python between them."""

from __future__ import annotations

from functools import partial
from importlib.metadata import version
from typing import TYPE_CHECKING, Any

import jax
import jax.numpy as jnp
from gymnax.environments.misc.frozen_lake import FrozenLake
from worker import calling, serve

if TYPE_CHECKING:
    from worker import Measure


def scanned(lanes: int, steps: int, *, slippery: bool) -> Measure:
    """Observations in a byte, rewards and both flags are outputs, so the compiler keeps them."""
    env = FrozenLake(map_name="8x8", is_slippery=slippery)
    params = env.default_params

    @jax.jit
    def run(key: Any, state: Any, actions: Any) -> Any:
        def body(carried: Any, taken: Any) -> Any:
            key, state = carried
            key, given = jax.random.split(key)
            keys = jax.random.split(given, lanes)
            step = jax.vmap(env.step, in_axes=(0, 0, 0, None))
            observation, state, reward, terminated, truncated, _ = step(keys, state, taken, params)
            written = (observation.astype(jnp.uint8), reward, terminated, truncated)
            return (key, state), written

        return jax.lax.scan(body, (key, state), actions)

    key = jax.random.PRNGKey(0)
    reset = jax.vmap(env.reset, in_axes=(0, None))
    carried = (key, reset(jax.random.split(key, lanes), params)[1])
    actions = jax.random.randint(key, (steps, lanes), 0, 4, dtype=jnp.uint8)

    def call() -> None:
        nonlocal carried
        carried, written = run(*carried, actions)
        jax.block_until_ready(written)

    return calling(call, lanes * steps)


if __name__ == "__main__":
    serve(
        {
            "FrozenLake 1024": partial(scanned, 1024, 256, slippery=False),
            "FrozenLake 65536": partial(scanned, 65536, 16, slippery=False),
            "FrozenLake 1024 slippery": partial(scanned, 1024, 256, slippery=True),
        },
        {"gymnax": version("gymnax"), "jax": version("jax")},
    )
