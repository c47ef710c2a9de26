"""Lanes a second time: an environment with its stream, its limits and its resets, written from
the documentation of Gymnasium; of the package it takes only what a kernel resets and steps to."""

from transcriptions import splitmix

MODES = ("none", "next_step", "same_step", "disabled")
LONGEST = 2**32 - 1


class Refused(Exception):
    """The call is refused."""


def reset(kernel, key, t):
    """A lane at the start of an episode."""
    return kernel.init(key, t), key, (t + kernel.reset_words) % 2**64, 0, False


def step(kernel, lane, action, mode, time_limit, max_episode_steps):
    """The lane after a call, the reward in units, terminated, truncated, and the state before a
    reset in the same call."""
    state, key, t, elapsed, over = lane
    if over and mode in ("next_step", "same_step"):
        return reset(kernel, key, t), 0, False, False, None
    if over and mode == "disabled":
        raise Refused("finished")
    if action >= kernel.num_actions:
        raise Refused("no action")
    drawn = tuple(splitmix.word(key, (t + k) % 2**64) for k in range(max(kernel.step_words, 1)))
    noise = drawn if len(drawn) > 1 else drawn[0]
    state, units, terminated = kernel.step(state, action, noise)
    t = (t + kernel.step_words) % 2**64
    elapsed = min(elapsed + 1, LONGEST)
    truncated = bool(time_limit) and elapsed >= time_limit and not terminated
    if max_episode_steps and elapsed >= max_episode_steps:
        truncated = True
    over = terminated or truncated
    if over and mode == "same_step":
        return reset(kernel, key, t), units, terminated, truncated, state
    return (state, key, t, elapsed, over), units, terminated, truncated, None
