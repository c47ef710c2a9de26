"""The loop of single environments, the same for ours and for Gymnasium's."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from worker import calling

if TYPE_CHECKING:
    import gymnasium
    from worker import Measure

STEPS = 256


def single(env: gymnasium.Env[Any, Any], actions: list[Any] | None = None) -> Measure:
    """Step one environment with actions drawn beforehand, and reset it when an episode ends."""
    env.action_space.seed(0)
    taken = actions or [env.action_space.sample() for _ in range(STEPS)]
    env.reset(seed=0)
    step, reset = env.step, env.reset

    def call() -> None:
        for action in taken:
            _, _, terminated, truncated, _ = step(action)
            if terminated or truncated:
                reset()

    return calling(call, len(taken))
