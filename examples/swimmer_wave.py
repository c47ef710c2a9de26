"""Swim with a wave: the torques of both joints of provengym/Swimmer-v0 are one sine, and that of
joint 2 is a little ahead.

usage: python examples/swimmer_wave.py
"""

import math

import gymnasium
import numpy as np

import provengym  # noqa: F401  (registers the environments)

PERIOD, AHEAD = 160, 0.1


def wave(step, ahead=AHEAD):
    """The action at a step."""
    phase = 2 * math.pi * step / PERIOD
    return np.array([-math.cos(phase), -math.cos(phase + ahead)], dtype=np.float32)


def distance(policy):
    """Return how far a policy, a function of the step, swims along the first axis in an episode."""
    env = gymnasium.make("provengym/Swimmer-v0")
    env.reset(seed=0)
    total, step, truncated = 0.0, 0, False
    while not truncated:
        _, reward, _, truncated, _ = env.step(policy(step))
        total, step = total + reward, step + 1
    return total


def main():
    """Swim, and print how far."""
    for ahead in (AHEAD, 0.0, -AHEAD):
        total = distance(lambda step, ahead=ahead: wave(step, ahead))
        print(f"joint 2 ahead by {ahead:4.1f}: {total:9.6f} lengths of a link in 1000 steps")
    rng = np.random.default_rng(0)
    returns = [distance(lambda _: rng.uniform(-1, 1, 2)) for _ in range(10)]
    print(f"uniformly random actions: from {min(returns):.3f} to {max(returns):.3f} in 10 episodes")


if __name__ == "__main__":
    main()
