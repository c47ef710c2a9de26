"""Operations on a target's own objects, which only its process can do."""

from __future__ import annotations

import abc
import contextlib
import copy
import io
import os
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from provengym.data.errors import one_line
from provengym.targets.observations import overwrite_in_place, same, shared
from provengym.targets.state_saver import savers_of

if TYPE_CHECKING:
    from provengym.targets.guard import Guard
    from provengym.targets.state_saver import StateSaver


@dataclass(frozen=True)
class Reuse:
    """An observation that was handed out before and has changed, or whose memory is used again."""

    call: int
    """Its number, counted from 0 since the watch began."""
    is_changed: bool
    """True if its numbers have changed; else its memory was handed out again."""
    was: Any
    """The observation as it was handed out."""
    now: Any
    """As it is."""


class Objects(Protocol):
    """Operations on the objects of one environment."""

    def savers(self, guard: Guard) -> list[StateSaver]:
        """The ways that there may be to take its state, the best first."""

    def watch(self) -> None:
        """Watch the observations that are handed out from now on."""

    def reused(self, observation: Any) -> Reuse | None:
        """Return the reuse of a watched observation now that this one, the last, was handed out;
        None where there is none."""

    def overwrite(self, observation: Any) -> None:
        """Write other values into the last observation that was handed out."""

    def listening(self) -> contextlib.AbstractContextManager[Callable[[], str]]:
        """Return a context with a function that tells in words what has been done to standard
        output since the last time it was called; what is printed goes nowhere."""


class Elsewhere(abc.ABC):
    """An environment whose objects are in another process."""

    objects: Objects

    @abc.abstractmethod
    def expect(self, calls: Sequence[tuple[str, Any]]) -> None:
        """See `TargetEnv.expect`."""


class ElsewhereMaker(abc.ABC):
    """A maker of such environments, to be called like a class."""

    target_name: str
    """The name of the target in messages."""

    @abc.abstractmethod
    def __call__(self, **arguments: Any) -> Elsewhere:
        """Make one."""

    @abc.abstractmethod
    def generators(self, seed: int, number: int) -> contextlib.AbstractContextManager[None]:
        """Do to the environments' process what `global_generators` does to this one."""


class OwnObjects:
    """Operations on the objects of an environment in this process."""

    def __init__(self, env: Any) -> None:
        self._env = env
        self._handed_out: list[tuple[Any, Any]] = []

    def savers(self, guard: Guard) -> list[StateSaver]:
        """As `Objects` says."""
        return savers_of(self._env, guard)

    def watch(self) -> None:
        """As `Objects` says."""
        self._handed_out = []

    def reused(self, observation: Any) -> Reuse | None:
        """As `Objects` says."""
        found = None
        for call, (old, was) in enumerate(self._handed_out):
            is_changed = not same(old, was)
            if is_changed or shared(old, observation):
                found = Reuse(call, is_changed, was, old)
                break
        self._handed_out.append((observation, copy.deepcopy(observation)))
        return found

    def overwrite(self, observation: Any) -> None:
        """As `Objects` says."""
        overwrite_in_place(observation)

    def listening(self) -> contextlib.AbstractContextManager[Callable[[], str]]:
        """As `Objects` says."""
        return listening()


@contextlib.contextmanager
def listening() -> Iterator[Callable[[], str]]:
    """Yield a function that tells in words what this process has done to standard output since the
    last time it was called; what is printed, also by compiled code, goes nowhere."""
    with tempfile.TemporaryFile() as file, contextlib.ExitStack() as stack:
        stream = io.TextIOWrapper(
            io.FileIO(os.dup(file.fileno()), "w"), errors="replace", write_through=True
        )
        stack.callback(stream.close)
        if sys.stdout is not None and not sys.stdout.closed:
            sys.stdout.flush()
        stack.enter_context(contextlib.redirect_stdout(stream))
        with contextlib.suppress(OSError):  # there may be no descriptor 1
            saved = os.dup(1)
            stack.callback(os.close, saved)
            stack.callback(os.dup2, saved, 1)
            os.dup2(file.fileno(), 1)
        place = 0

        def heard() -> str:
            nonlocal place
            size = os.fstat(file.fileno()).st_size
            os.lseek(file.fileno(), place, os.SEEK_SET)
            text, place = os.read(file.fileno(), min(size - place, 4096)), size
            os.lseek(file.fileno(), place, os.SEEK_SET)  # whoever writes shares the position
            if text:
                printed = one_line(text.decode(errors="replace"), 60)
                return f"printed {printed!r} to standard output"
            closed = sys.stdout is not None and sys.stdout.closed
            return "closed standard output" if closed else ""

        yield heard
