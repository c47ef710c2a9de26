"""An environment in another process, which speaks lines of JSON."""

from __future__ import annotations

import contextlib
import functools
import json
import shlex
import subprocess
import time
import weakref
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces

from provengym.data.errors import ConformanceError, one_line
from provengym.processes.child import Child
from provengym.processes.lines import Lines, LongLineError
from provengym.processes.waiting import STARVED, Other
from provengym.targets.guard import Trouble

if TYPE_CHECKING:
    from provengym.data.limits import Limits

PREFIX = "command:"
LONGEST_LINE = 1 << 24
_LOOK = 0.5
"""Seconds after which is looked again how long the process has waited for a processor."""


def maker(text: str, limits: Limits) -> Callable[..., CommandEnv]:
    """Return a function that starts the process of a target ``command:...``.

    Raises:
        ConformanceError: There is no command, or its quotes do not match.
    """
    try:
        words = shlex.split(text.removeprefix(PREFIX))
    except ValueError as error:
        raise ConformanceError(f"the target {text} cannot be read: {error}") from error
    if not words:
        raise ConformanceError(f"the target {text!r} names no command, as in command:./my_env")
    return functools.partial(CommandEnv, words, limits)


class CommandEnv:
    """Asks a process, one line for each call, and reads one line for each answer.

    Raises:
        Trouble: The process ends, says something else, or says nothing for too long.
    """

    def __init__(self, words: list[str], limits: Limits, /, **arguments: Any) -> None:
        self._limits = limits
        self._process = Child(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        # An alarm may interrupt `_stop`: then it is called again when nobody holds this object.
        self._finalizer = weakref.finalize(self, self._process.end)
        assert self._process.stdout is not None
        self._lines = Lines(self._process.stdout.fileno(), LONGEST_LINE)
        self._read: list[bytes] = []
        self._called: set[str] = set()
        self._other, self._looked = Other(self._process.pid), time.monotonic()
        answer = self._ask({"call": "make", "arguments": arguments})
        self.observation_space = _space(answer, "observation_space")
        self.action_space = _space(answer, "action_space")

    def reset(self, *, seed: int | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin an episode."""
        answer = self._ask({"call": "reset", "seed": seed})
        return self._seen(_item(answer, "observation")), {}

    def step(self, action: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Take an action."""
        answer = self._ask({"call": "step", "action": np.asarray(action).tolist()})
        names = ("observation", "reward", "terminated", "truncated")
        observation, reward, terminated, truncated = (_item(answer, name) for name in names)
        return self._seen(observation), reward, terminated, truncated, {}

    def close(self) -> None:
        """Let the process end, or end it."""
        with contextlib.suppress(OSError, ValueError):
            assert self._process.stdin is not None
            self._process.stdin.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(self._limits.exit_seconds)
        self._stop()

    def _stop(self) -> None:
        self._process.end()
        self._finalizer.detach()

    def _ask(self, request: dict[str, Any]) -> dict[str, Any]:
        try:
            return self._asked(request)
        except BaseException:
            self._stop()  # what it says from here on would answer another question
            raise

    def _asked(self, request: dict[str, Any]) -> dict[str, Any]:
        call, process = request["call"], self._process
        assert process.stdin is not None
        line = json.dumps(request).encode() + b"\n"
        try:
            process.stdin.write(line)
            process.stdin.flush()
        except (OSError, ValueError):
            raise self._ended(call) from None
        text = self._line(call)
        try:
            answer = json.loads(text)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict):
            got = one_line(repr(text.decode(errors="replace")), 80)
            raise Trouble("exception", f"the process answered {call} with no JSON object: {got}")
        if "error" in answer:
            raise Trouble("exception", f"{call} failed: {one_line(answer['error'])}")
        return answer

    def _line(self, call: str) -> bytes:
        seconds = self._limits.call_seconds
        # Where the guard limits calls, that is what ends one.
        first = 1.0 if call in self._called else self._limits.first_call_factor
        began, allowed = time.monotonic(), first * seconds
        self._called.add(call)
        while not self._read:
            now = time.monotonic()
            if now - self._looked > _LOOK:
                # Since before the call, but no longer than that took.
                allowed += min(self._other.look(), now - began)
                self._looked = now
            left = min(began + allowed, began + STARVED * first * seconds) - now
            if left <= 0:
                raise Trouble("timeout", f"{call} took more than {seconds:g} s")
            try:
                self._read = self._lines.read(min(left, _LOOK)) or []
            except EOFError:
                raise self._ended(call) from None
            except LongLineError:
                told = f"the answer to {call} is over {LONGEST_LINE:,} bytes"
                raise Trouble("exception", told) from None
        return self._read.pop(0)

    def _ended(self, call: str) -> Trouble:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(self._limits.exit_seconds)
        status = self._process.returncode
        how = "closed its output" if status is None else f"ended with status {status}"
        return Trouble("exit", f"the process {how} during {call}")

    def _seen(self, value: Any) -> Any:
        """An observation of a Box or a MultiDiscrete as an array, if it can be one."""
        space = self.observation_space
        if isinstance(space, spaces.Discrete) or isinstance(value, (bool, str)):
            return value
        try:
            found = np.asarray(value)
        except ValueError:  # ragged
            return value
        whole = np.issubdtype(space.dtype, np.integer)
        return found if whole and found.dtype.kind != "i" else found.astype(space.dtype)


def _item(answer: dict[str, Any], name: str) -> Any:
    if name not in answer:
        raise Trouble("api", f"an answer has no {name!r}: {one_line(answer, 80)}")
    return answer[name]


def _space(answer: dict[str, Any], name: str) -> Any:
    told = _item(answer, name)
    try:
        kind, given = told["type"], {k: v for k, v in told.items() if k != "type"}
        if kind == "Discrete":
            return spaces.Discrete(**given)
        if kind == "MultiDiscrete":
            return spaces.MultiDiscrete(**given)
        if kind == "Box":
            return _box(**given)
    except Exception as error:
        raise Trouble("space", f"{name} {one_line(told, 80)}: {one_line(error)}") from error
    raise Trouble("space", f"{name} must be a Discrete, MultiDiscrete or Box, not {kind!r}")


def _box(low: Any, high: Any, shape: Any = None, dtype: str = "float32") -> Any:
    low, high = (np.asarray(bound, dtype=dtype) for bound in (low, high))
    shape = np.broadcast_shapes(low.shape, high.shape) if shape is None else tuple(shape)
    low, high = (np.broadcast_to(bound, shape) for bound in (low, high))
    return spaces.Box(low, high, dtype=np.dtype(dtype).type)
