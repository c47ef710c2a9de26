"""Play environments that a runner makes in a confined process.

All that comes from there is data, and whatever it says is an answer of the environment: one that
lies gives wrong answers, and nothing else.
"""

from __future__ import annotations

import contextlib
import inspect
import json
import math
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from provengym.data.errors import one_line
from provengym.snapshots.snapshot import UnsavableError
from provengym.targets.guard import Trouble
from provengym.targets.objects import Elsewhere, ElsewhereMaker, Reuse
from provengym.targets.remote.codec import decode, decode_space, encode
from provengym.targets.remote.connection import FILE, Connection, RunnerError
from provengym.targets.state_saver import StateSaver, guarded

if TYPE_CHECKING:
    from provengym.processes.confinement.ladder import Chosen
    from provengym.processes.confinement.process import Confinement
    from provengym.targets.guard import Guard
    from provengym.targets.remote.connection import Answer, Request

_MANY = 64
"""Requests that are sent at a time."""
Call = tuple[str, Any]
"""The name of a request about an environment, and what it is asked with."""


class RemoteClass(ElsewhereMaker):
    """A class in a file, of which a runner makes environments; to be called as the class would be.

    A process that has ended is started anew when the next environment is made.

    Args:
        code: The text of the file.
        name: The name of the class.
        chosen: The means that confine the runner.
        limits: The limits of the runner.
    """

    target_name = "submission:Environment"

    def __init__(self, code: str, name: str, chosen: Chosen, limits: Confinement) -> None:
        self._code, self._name, self._chosen, self._limits = code, name, chosen, limits
        self._connection: Connection | None = None
        self._envs: dict[int, RemoteEnv] = {}
        self._drawing: tuple[int, int] | None = None
        self.error: RunnerError | None = None
        """The reason why a runner did not begin, if one did not: then what was found is of no
        worth."""
        self.printed = ""
        """The beginning of what the first process wrote to its streams, once it has ended."""

    def load(self) -> None:
        """Run the file.

        Raises:
            Trouble: It raises something, or there is no such class.
            RunnerError: No process has begun.
        """
        self.close()
        self._envs = {}
        try:
            connection = self._connection = Connection(self._chosen, self._limits, self._code)
        except RunnerError as error:
            self.error = error
            raise
        takes = connection.ask(["load", FILE, self._name], "the import", is_limited=False)["value"]
        kinds = list(inspect._ParameterKind)
        with contextlib.suppress(ValueError, TypeError, IndexError):  # then it takes anything
            self.__signature__ = inspect.Signature(
                [inspect.Parameter(name, kinds[kind]) for name, kind in takes]
            )
        if self._drawing is not None:
            self._tell(["generators", *self._drawing])

    def __call__(self, **arguments: Any) -> RemoteEnv:
        """Make an environment.

        Raises:
            Trouble: It cannot be made.
        """
        if self._connection is not None:
            self._connection.settle()
        connection = self._running()
        answer = connection.ask(["make", encode(arguments)], "the constructor")
        number = answer["value"]
        if "spaces" in answer or number not in self._envs:
            self._envs[number] = RemoteEnv(connection, number, answer)
        return self._envs[number]

    def _running(self) -> Connection:
        """The connection with a runner that has not ended."""
        if self._connection is None or self._connection.ended:
            self.load()
        assert self._connection is not None
        return self._connection

    @contextlib.contextmanager
    def generators(self, seed: int, number: int) -> Iterator[None]:
        """As `global_generators` does it, in the runner."""
        self._drawing = seed, number
        self._tell(["generators", seed, number])
        try:
            yield
        finally:
            self._drawing = None
            self._tell(["generators", None, 0])

    def _tell(self, request: Request) -> None:
        """Ask for what has no answer, of a runner that may have ended."""
        if self._connection is not None and not self._connection.ended:
            with contextlib.suppress(Trouble):
                self._connection.ask(request, "the generators")

    def speed(self, arguments: dict[str, Any], seed: int, steps: int) -> float | None:
        """Steps in a second, as the runner says; None where it has not made them."""
        request = ["speed", encode(arguments), seed, steps]
        try:
            found = self._running().ask(request, "the measurement", is_limited=False)["value"]
        except Trouble:
            return None
        return found if isinstance(found, float) and math.isfinite(found) else None

    def close(self) -> None:
        """End the process."""
        if self._connection is not None:
            self._connection.close()
            self.printed = self.printed or self._connection.printed


class RemoteEnv(Elsewhere):
    """An environment that a runner has made."""

    def __init__(self, connection: Connection, number: int, answer: Answer) -> None:
        self._connection, self.number = connection, number
        self._has_seed = bool(answer.get("seeds"))
        self._planned: Sequence[Call] = ()
        self._to_the_end = True
        self._place = self._sent = 0
        """The numbers of planned requests that were asked, and that were sent."""
        self.reuse: Any = None
        self.objects = RemoteObjects(self)
        self.observation_space: Any = None
        self.action_space: Any = None
        self._take_spaces(answer)
        if not self._has_seed:  # its signature says so
            self.reset = self._reset_without_seed  # type: ignore[method-assign,assignment]

    def expect(self, calls: Sequence[Call]) -> None:
        """As `TargetEnv.expect`."""
        self.plan(calls, to_the_end=True)

    def plan(self, calls: Sequence[Call], *, to_the_end: bool) -> None:
        """Have requests answered at once which come next, up to trouble, or to the end of an
        episode as well."""
        self._planned, self._to_the_end, self._place, self._sent = calls, to_the_end, 0, 0

    def reset(self, *, seed: int | None = None) -> Any:
        """Reset it, and return what it returned."""
        return self._called("reset", seed)

    def _reset_without_seed(self) -> Any:
        return self._called("reset", None)

    def step(self, action: Any) -> Any:
        """Step it, and return what it returned."""
        return self._called("step", action)

    def _called(self, name: str, given: Any) -> Any:
        answer = self.ask(name, given)
        if "spaces" in answer:
            self._take_spaces(answer)
        self.reuse = answer.get("reuse")
        try:
            return decode(answer["value"])
        except ValueError as error:
            raise Trouble("exception", f"the result of {name}: {one_line(error)}") from error

    def ask(self, name: str, given: Any = None) -> Answer:
        """The answer to a request, which may be the next that was planned.

        Args:
            name: Its name.
            given: Its argument.

        Raises:
            Trouble: There is none.
        """
        planned, place = self._planned, self._place
        try:
            if place < len(planned) and planned[place][0] == name and planned[place][1] is given:
                if self._sent == place:
                    self._sent += _MANY
                    several = [self._request(*one) for one in planned[place : self._sent]]
                    self._connection.begin(["play", self._to_the_end, several])
                self._place += 1
                return self._connection.next(name)
            self._planned, self._place = (), 0
            return self._connection.ask(self._request(name, given), name)
        except Trouble:
            self._planned, self._place = (), 0
            raise

    def _request(self, name: str, given: Any) -> Request:
        told = given.place if isinstance(given, _RemoteState) else encode(given)
        return [name, self.number, told]

    def _take_spaces(self, answer: Answer) -> None:
        """The spaces that an answer tells of."""
        for name, text in dict(answer.get("spaces") or {}).items():
            if name in ("observation_space", "action_space"):
                try:
                    setattr(self, name, decode_space(json.loads(text)))
                except (ValueError, TypeError, RecursionError) as error:
                    raise Trouble("space", f"{name}: {one_line(error)}") from error

    def drop(self, place: int) -> None:
        """Forget a state that was saved, some time."""
        self._connection.drop(self.number, place)

    @property
    def heard(self) -> str:
        """A text on what was done to standard output since this was last read."""
        found, self._connection.did = self._connection.did, ""
        return found

    def close(self) -> None:
        """Let the runner close and forget it."""
        self.ask("close")


class RemoteObjects:
    """Operations that the runner does on the objects of an environment; see `Objects`."""

    def __init__(self, env: RemoteEnv) -> None:
        self._env = env

    def savers(self, guard: Guard) -> list[StateSaver]:
        """As `Objects` says."""
        names = guard.call("get_state", lambda: list(self._env.ask("savers")["value"]))
        return [_RemoteSaver(self._env, guard, way, str(name)) for way, name in enumerate(names)]

    def watch(self) -> None:
        """As `Objects` says."""
        with contextlib.suppress(Trouble):  # which the next call meets too
            self._env.ask("watch")

    def reused(self, observation: Any) -> Reuse | None:
        """As `Objects` says."""
        if self._env.reuse is None:
            return None
        try:
            call, is_changed, was, now = self._env.reuse
            return Reuse(int(call), bool(is_changed), decode(was), decode(now))
        except (ValueError, TypeError, OverflowError) as error:
            raise Trouble("exception", f"the later value of an observation: {error}") from error

    def overwrite(self, observation: Any) -> None:
        """As `Objects` says."""
        with contextlib.suppress(Trouble):
            self._env.ask("overwrite")

    @contextlib.contextmanager
    def listening(self) -> Iterator[Callable[[], str]]:
        """As `Objects` says."""
        env = self._env
        with contextlib.suppress(Trouble):
            env._connection.ask(["listen", True], "listen")
        try:
            yield lambda: env.heard
        finally:
            with contextlib.suppress(Trouble):
                env._connection.ask(["listen", False], "listen")


class _RemoteState:
    """A state that a runner keeps as long as this object is there."""

    def __init__(self, env: RemoteEnv, place: int, size: int) -> None:
        self._env, self.place, self.size = env, place, size

    def __del__(self) -> None:
        self._env.drop(self.place)


class _RemoteSaver(StateSaver):
    """One of the ways in which a runner saves states."""

    def __init__(self, env: RemoteEnv, guard: Guard, way: int, key_name: str) -> None:
        self._env, self._guard, self._way = env, guard, way
        self.key_name = key_name

    def save(self) -> tuple[str, _RemoteState]:
        answer = self._asked("save", self._way)
        try:
            key, place, size = answer["value"]
            return str(key), _RemoteState(self._env, int(place), int(size))
        except (TypeError, ValueError, OverflowError) as error:
            raise UnsavableError("a state that the runner does not describe") from error

    def restore(self, saved: _RemoteState) -> None:
        self._asked("restore", saved)

    def size(self, saved: _RemoteState) -> int:
        return saved.size

    def expect(self, actions: Sequence[Any], saved: _RemoteState | None = None) -> None:
        before: list[Call] = [] if saved is None else [("restore", saved)]
        calls: list[Call] = []
        for action in actions:
            calls += [*before, ("step", action), ("save", self._way)]
        self._env.plan(calls, to_the_end=False)

    def _asked(self, name: str, given: Any) -> Answer:
        answer: Answer = guarded(self._guard, f"to {name} a state", self._env.ask, name, given)
        return answer
