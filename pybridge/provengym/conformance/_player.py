"""Play one target environment, and turn whatever it does wrong into `Trouble`."""

from __future__ import annotations

import contextlib
import numbers
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from provengym.conformance._errors import one_line, told
from provengym.conformance._process import LeftError
from provengym.conformance._watchdog import Expired

if TYPE_CHECKING:
    from provengym.conformance._meter import Meter


class Trouble(Exception):
    """The target did not answer a call as Gymnasium demands.

    Attributes:
        kind: The class of the finding: api, exception, timeout or exit.
    """

    def __init__(self, kind: str, message: str) -> None:
        super().__init__(message)
        self.kind = kind


@dataclass(frozen=True)
class Seen:
    """What a target's step returned."""

    observation: Any
    reward: float
    terminated: bool
    truncated: bool

    @property
    def done(self) -> bool:
        """Whether the target says that the episode has ended."""
        return self.terminated or self.truncated


class Player:
    """One environment of the target."""

    def __init__(self, env: Any, meter: Meter) -> None:
        self.env = env
        self._meter = meter

    def reset(self, seed: int | None) -> Any:
        """Reset, and return the observation."""
        result = self._call("reset", self.env.reset, seed=seed)
        if not (isinstance(result, tuple) and len(result) == 2):
            raise Trouble("api", f"reset must return (observation, info), not {_form(result)}")
        observation, info = result
        _require(isinstance(info, dict), "the info of reset must be a dict", info)
        return observation

    def step(self, action: Any) -> Seen:
        """Step, and return what is compared."""
        self._meter.target_steps += 1
        result = self._call("step", self.env.step, action)
        if not (isinstance(result, tuple) and len(result) == 5):
            raise Trouble(
                "api",
                "step must return (observation, reward, terminated, truncated, info), "
                f"not {_form(result)}",
            )
        observation, reward, terminated, truncated, info = result
        _require(isinstance(reward, numbers.Real), "the reward must be a float", reward)
        for name, flag in (("terminated", terminated), ("truncated", truncated)):
            _require(isinstance(flag, (bool, np.bool_)), f"{name} must be a bool", flag)
        _require(isinstance(info, dict), "the info of step must be a dict", info)
        return Seen(observation, float(reward), bool(terminated), bool(truncated))

    def close(self) -> None:
        """Close the environment, whatever it says."""
        with contextlib.suppress(Trouble):
            guarded(self._meter, "close", getattr(self.env, "close", lambda: None))

    def _call(self, name: str, function: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Any:
        self._meter.check()
        return guarded(self._meter, name, function, *args, **kwargs)


def guarded(
    meter: Meter, name: str, function: Callable[..., Any], /, *args: Any, **kwargs: Any
) -> Any:
    """Call a function of the target; what it raises becomes `Trouble`.

    An interrupt from the keyboard passes.
    """
    watchdog, process, twice = meter.watchdog, meter.process, False
    try:
        watchdog.start()
        process.enter()
        try:
            result = function(*args, **kwargs)
        finally:
            twice = process.leave()
            watchdog.stop()
    except Expired:
        raise Trouble("timeout", f"{name} took more than {watchdog.limit:g} s") from None
    except LeftError as error:
        raise Trouble("exit", f"{name} left the program: {error}") from None
    except SystemExit as error:
        raise Trouble("exit", f"{name} left the program: {told(error)}") from error
    except Trouble:  # of an adapter, which knows better
        raise
    except Exception as error:
        raise Trouble("exception", f"{name} raised {told(error)}") from error
    if twice:
        raise Trouble("exit", f"{name} forked the process and returned in both")
    return result


def _require(fits: bool, message: str, value: object) -> None:
    if not fits:
        raise Trouble("api", f"{message}, not {_form(value)}")


def _form(value: object) -> str:
    """What a value is, for a message: its type, and its text or the number of its items."""
    kind = type(value).__name__
    if isinstance(value, tuple):
        hint = ", as before Gym 0.26" if len(value) == 4 else ""
        return f"a tuple of {len(value)}{hint}"
    return f"{one_line(repr(value), 60)} of type {kind}"
