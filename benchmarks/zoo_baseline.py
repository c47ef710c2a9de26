"""Random testing without a reference: Gymnasium's checker, and 10,000 random steps.

Whatever is wrong must show in the spaces, the types, an exception, or two trajectories with one
seed that differ.  Each environment is tested in a process of its own, which it may end.
"""

from __future__ import annotations

import math
import multiprocessing
import numbers
import random
import signal
import warnings
from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
from gymnasium.spaces import Discrete
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import VectorEnv

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.connection import Connection

    from corpus.zoo.entry import Animal

STEPS = 10_000
PATIENCE = 900.0
LONGEST_CALL = 20
"""Seconds: what takes longer hangs, and its process is ended by the alarm."""
TESTS = ("check_env", "random steps")
# Arguments of `conform` that are not the environment's.
_CONFORM_S = {"binding", "engines", "reference_args"}


def accuses(animal: Animal, target: Any, test: str) -> bool | None:
    """Return whether a test finds a fault in a target; None where it cannot be applied."""
    if isinstance(target, str) and target.startswith("command:"):
        return None
    fork = multiprocessing.get_context("fork")
    receiver, sender = fork.Pipe(duplex=False)
    given = {k: v for k, v in animal.arguments.items() if k not in _CONFORM_S}
    child = fork.Process(target=_answer, args=(sender, target, given, test))
    child.start()
    sender.close()
    try:
        # An environment that ends or holds up the test is found.
        return receiver.recv() if receiver.poll(PATIENCE) else True
    except EOFError:
        return True
    finally:
        child.kill()
        child.join()


def _answer(sender: Connection, target: Any, given: dict[str, Any], test: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        try:
            made: Callable[..., Any] = gymnasium.make if isinstance(target, str) else target
            env = made(target, **given) if isinstance(target, str) else made(**given)
            if test == "random steps":
                _step_at_random(env)
            elif isinstance(env, VectorEnv):
                sender.send(None)
                return
            else:
                signal.alarm(3 * LONGEST_CALL)
                check_env(env, skip_render_check=True)
        except (Exception, SystemExit):  # noqa: BLE001 - whatever shows that something is wrong
            sender.send(True)
        else:
            sender.send(False)


def _step_at_random(env: Any) -> None:
    first = _trajectory(env)
    again = _trajectory(env)
    assert len(first) == len(again)
    assert all(map(_same, first, again)), "the same seed gives another trajectory"


def _trajectory(env: Any) -> list[Any]:
    """Return what the resets and steps returned, which is tested."""
    rng = random.Random(0)
    seen = [_observed(env, env.reset(seed=0))]
    for _ in range(STEPS):
        signal.alarm(LONGEST_CALL)
        answer = env.step(_action(env, rng))
        assert isinstance(answer, tuple)
        assert len(answer) == 5
        observation, reward, terminated, truncated, info = answer
        seen += [_observed(env, (observation, info)), reward, terminated, truncated]
        if isinstance(env, VectorEnv):
            assert np.isfinite(reward).all()
            continue
        assert isinstance(reward, numbers.Real)
        assert math.isfinite(reward)
        assert isinstance(terminated, (bool, np.bool_))
        assert isinstance(truncated, (bool, np.bool_))
        if terminated or truncated:
            seen.append(_observed(env, env.reset()))
    return seen


def _observed(env: Any, answer: Any) -> Any:
    observation, info = answer
    assert isinstance(info, dict)
    assert env.observation_space.contains(observation)
    return observation


def _action(env: Any, rng: random.Random) -> Any:
    if isinstance(env.action_space, Discrete):
        return int(env.action_space.start) + rng.randrange(int(env.action_space.n))
    env.action_space.seed(rng.randrange(2**31))
    return env.action_space.sample()


def _same(one: Any, two: Any) -> bool:
    if isinstance(one, dict):
        return all(_same(one[key], two[key]) for key in one)
    return bool(np.array_equal(one, two))
