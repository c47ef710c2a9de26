"""A record of what a process does with the target, in memory that another process can read."""

from __future__ import annotations

import contextlib
import json
import mmap
import struct
from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple

from provengym.data.codec import decoded, encoded
from provengym.data.errors import ConformanceError

_HEAD = struct.Struct("<?QQQIIId")
"""The layout of the head: whether a call is running; the number of calls that began; target
steps; interrupts; lengths of the name, the place and the actions; the seconds the call may take."""
_NAME, _PLACE, _MOST_ACTIONS = 64, 4096, 30_000
_SIZE = _HEAD.size + _NAME + _PLACE + 2 * _MOST_ACTIONS
_AT_PLACE = _HEAD.size + _NAME
_AT_ACTIONS = _AT_PLACE + _PLACE


@dataclass(frozen=True)
class Moment:
    """The state of a watched process at a moment."""

    call: str
    """The call of the target that was running; empty when none was."""
    calls: int
    """The number of calls that had begun."""
    target_steps: int
    engine: str = ""
    parameters: dict[str, Any] | None = None
    """The reference's parameters; None where there are none yet, or they are no plain values."""
    seed: int | None = None
    actions: tuple[int, ...] = ()
    """Since the last reset, numbers of the reference's actions."""


class Glance(NamedTuple):
    """The part of a record that is read while the process works."""

    playing: bool
    """True if a call of the target was running."""
    calls: int
    """The number of calls that had begun."""
    interrupts: int
    """The number of times that it took notice of Ctrl-C."""
    seconds: float
    """The seconds that the call may take."""


class Record:
    """Is written by the process that plays the target, and read by the one that watches it."""

    current: ClassVar[Record | None] = None
    """The one of this process, if it is watched."""

    def __init__(self) -> None:
        self._memory = mmap.mmap(-1, _SIZE)
        self._playing = False
        self._calls = self.target_steps = self._interrupts = 0
        self._name = self._place = self._actions = 0
        self._seconds = 0.0

    def enter(self, name: str, seconds: float, *, counts: bool = True) -> None:
        """A call of the target begins, which may take so long; an import counts as none."""
        text = name.encode()[:_NAME]
        self._memory[_HEAD.size : _HEAD.size + len(text)] = text
        self._playing, self._name, self._seconds = True, len(text), seconds
        self._calls += counts
        self._write()

    def leave(self) -> None:
        """It has returned."""
        self._playing = False
        self._memory[0] = False  # the first of `_HEAD`, which is all that changes

    def begin(self, engine: str, parameters: dict[str, Any], seed: int | None) -> None:
        """An environment is reset, to be held against the reference with these parameters."""
        try:
            place = _packed(engine, parameters, seed)
        except ConformanceError:  # parameters of the user's own reference
            place = b""
        if not place or len(place) > _PLACE:
            place = _packed(engine, None, seed)
        self._memory[_AT_PLACE : _AT_PLACE + len(place)] = place
        self._place, self._actions = len(place), 0
        self._write()

    def stand(self, actions: tuple[int, ...]) -> None:
        """The environment was put where these actions lead to."""
        kept = actions[:_MOST_ACTIONS]
        packed = struct.pack(f"<{len(kept)}H", *kept)
        self._memory[_AT_ACTIONS : _AT_ACTIONS + len(packed)] = packed
        self._actions = len(kept)
        self._write()

    def add(self, action: int) -> None:
        """An action is about to be taken."""
        if self._actions < _MOST_ACTIONS:
            struct.pack_into("<H", self._memory, _AT_ACTIONS + 2 * self._actions, action)
            self._actions += 1
        self.target_steps += 1
        self._write()

    def interrupt(self) -> None:
        """Ctrl-C has come."""
        self._interrupts += 1
        self._write()

    def glance(self) -> Glance:
        """Return what the process that writes is doing, while it goes on."""
        playing, calls, _, interrupts, *_, seconds = _HEAD.unpack_from(self._memory, 0)
        return Glance(playing, calls, interrupts, seconds)

    def read(self) -> Moment:
        """Return what the process that wrote was doing at its end."""
        playing, calls, steps, _, name, place, many, _ = _HEAD.unpack_from(self._memory, 0)
        text = self._memory[_HEAD.size : _HEAD.size + name].decode(errors="replace")
        engine, parameters, seed = "", None, None
        with contextlib.suppress(ValueError, TypeError):  # it ended while it wrote there
            told = json.loads(self._memory[_AT_PLACE : _AT_PLACE + place])
            engine, parameters, seed = told["engine"], decoded(told["parameters"]), told["seed"]
        return Moment(
            call=text if playing else "",
            calls=calls,
            target_steps=steps,
            engine=engine,
            parameters=parameters,
            seed=seed,
            actions=struct.unpack_from(f"<{min(many, _MOST_ACTIONS)}H", self._memory, _AT_ACTIONS),
        )

    def _write(self) -> None:
        _HEAD.pack_into(
            self._memory,
            0,
            self._playing,
            self._calls,
            self.target_steps,
            self._interrupts,
            self._name,
            self._place,
            self._actions,
            self._seconds,
        )


def _packed(engine: str, parameters: dict[str, Any] | None, seed: int | None) -> bytes:
    """JSON, for what stands in memory that the target can write to is data and never code."""
    told = {"engine": engine, "parameters": encoded("parameters", parameters), "seed": seed}
    return json.dumps(told).encode()
