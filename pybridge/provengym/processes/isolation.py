"""Do some work in a fork of this process, and see to it that there is an answer."""

from __future__ import annotations

import atexit
import contextlib
import faulthandler
import io
import json
import os
import secrets
import signal
import sys
import time
import traceback
import warnings
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NoReturn

from provengym.data.errors import REFUSALS, ConformanceError, one_line, told
from provengym.data.limits import Limits
from provengym.processes.child import how_ended
from provengym.processes.lines import Lines
from provengym.processes.orphans import end_with
from provengym.processes.record import Moment, Record
from provengym.processes.waiting import STARVED, Other

Send = Callable[[Mapping[str, Any]], None]
"""Takes a message, made of JSON values."""

_TICK = 0.1
_LAST = "ended"
"""The last message of a fork."""
MOST_PRINTED = 4096
"""Characters of what a target prints that are kept."""
_printed: int | None = None
"""The file for what forks print, if that is not standard error."""
_end_process = os._exit  # the target may have put something else in its place later


@dataclass(frozen=True)
class Crash:
    """The end of a process that gave no answer."""

    moment: Moment
    how: str
    """``"status 0"`` or ``"signal SIGSEGV"``; empty where it was stuck, and was ended."""
    waited: float = 0.0
    """The seconds after which a call counts as stuck."""

    @property
    def is_kill(self) -> bool:
        """True if it was ended from outside: no process can catch this signal or send it late."""
        return self.how == "signal SIGKILL"

    @property
    def kind(self) -> str:
        """The class of the finding."""
        return "exit" if self.how else "timeout"

    @property
    def told(self) -> str:
        """The crash in words, for a sentence."""
        call = self.moment.call
        if not self.how:
            return f"{call} took more than {self.waited:g} s, and could not be interrupted"
        if call:
            return f"{call} ended the process with {self.how}"
        return f"the process ended with {self.how}"


class MessageError(ValueError):
    """Something came through the pipe that is no message of the work's."""


@contextlib.contextmanager
def understood() -> Iterator[None]:
    """Within, a message is read: whatever that raises is a `MessageError`."""
    try:
        yield
    except Exception as error:
        raise MessageError from error


class WorkError(RuntimeError):
    """The work failed in the other process, by a fault of this package; its cause is there."""


class _RemoteTraceback(Exception):
    """A traceback of another process, for this one to print."""

    def __str__(self) -> str:
        return f"\n{self.args[0]}"


def can_fork() -> bool:
    """Return whether this system can fork."""
    return hasattr(os, "fork") and sys.platform != "emscripten"


def in_a_fork(work: Callable[[Send], object], receive: Send, limits: Limits) -> Crash | None:
    """Do some work in a fork; what it sends is received here as it comes.

    Messages are JSON objects, one on a line, so that what another process says is data and never
    code.  What the work writes to standard output goes to standard error.

    Args:
        work: It is called in the fork, with a function that sends a message.
        receive: It is called here with each message, which it reads within `understood`.
        limits: The limits of the calls of the target.

    Returns:
        The crash of the fork, where it did not come to the end of its work.

    Raises:
        ConformanceError, ImportError: The work raised it.
        KeyboardInterrupt: The work was interrupted.
        WorkError: The work raised something else.
    """
    record, parent = Record(), os.getpid()
    seal = secrets.token_hex(8)
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(OSError, ValueError, AttributeError):
            stream.flush()
    reading, writing = os.pipe()
    with warnings.catch_warnings():
        # Of threads, which those of numerical libraries are; they survive it.
        warnings.simplefilter("ignore", DeprecationWarning)
        child = os.fork()
    if not child:
        os.close(reading)
        _work(work, record, writing, parent, seal)
    os.close(writing)
    signals, lines = _Signals(child, record, limits), _Messages(reading, receive, seal)
    watch = _StuckWatch(child, record, limits)
    with signals.passed_on():
        try:
            how = _wait(child, lines, watch, signals)
        except BaseException:  # nobody listens any more
            os.kill(child, signal.SIGKILL)
            raise
        finally:
            os.close(reading)
            # What is stuck goes at once.
            _end(child, 0.0 if lines.last is None else limits.parting_seconds, signals)
    if lines.last is None:
        return Crash(record.read(), how, limits.call_seconds)
    if "refused" in lines.last:
        raise REFUSALS[lines.last["kind"]](lines.last["refused"])
    if "interrupted" in lines.last:
        raise KeyboardInterrupt
    if "missing" in lines.last:
        raise ImportError(lines.last["missing"], name=lines.last["name"])
    if "failed" in lines.last:
        raise WorkError(lines.last["failed"]) from _RemoteTraceback(lines.last["traceback"])
    return None


def _work(
    work: Callable[[Send], object], record: Record, writing: int, parent: int, seal: str
) -> NoReturn:
    """Do the child's part, and end the process."""
    number = os.getpid()
    end_with(parent)

    def send(message: Mapping[str, Any]) -> None:
        if os.getpid() == number:
            line = (json.dumps(message) + "\n").encode()
            with _undisturbed():
                while line:
                    line = line[os.write(writing, line) :]

    try:
        atexit._clear()  # what was registered is the parent's to do
        faulthandler.disable()  # where the target crashes, the report says so
        with contextlib.suppress(OSError):
            os.dup2(2 if _printed is None else _printed, 1)
        # Of its own, so that a target that closes it does not close what others print to.
        if _printed is None:
            sys.stdout = open(2, "w", buffering=1, errors="backslashreplace", closefd=False)  # noqa: SIM115
        else:
            sys.stdout = _Beginning(_printed)
        Record.current = record
        if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
            signal.signal(signal.SIGINT, _noted)
        send({"event": _LAST, "seal": seal, **_answer(work, send)})
        if os.getpid() == number:
            atexit._run_exitfuncs()
        sys.stderr.flush()
    finally:
        _end_process(0)


class _Beginning(io.TextIOWrapper):
    """Writes what is printed first to a file, and drops the rest."""

    def __init__(self, descriptor: int) -> None:
        super().__init__(
            io.FileIO(os.dup(descriptor), "w"), errors="backslashreplace", write_through=True
        )
        self._left = MOST_PRINTED

    def write(self, text: str) -> int:
        if self._left <= 0:
            return len(text)
        self._left -= len(text)
        return super().write(text[:MOST_PRINTED])


@contextlib.contextmanager
def printing_to(descriptor: int) -> Iterator[io.TextIOWrapper]:
    """Yield a stream that writes what is printed first to a file; within, forks print there, too,
    and not to standard error."""
    global _printed
    before, _printed = _printed, descriptor
    try:
        with _Beginning(descriptor) as stream:
            yield stream
    finally:
        _printed = before


@contextlib.contextmanager
def _undisturbed() -> Iterator[None]:
    """Within, neither Ctrl-C nor an alarm cuts short what is done."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGALRM})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _noted(*arguments: Any) -> None:
    assert Record.current is not None
    Record.current.interrupt()
    signal.default_int_handler(*arguments)


def _answer(work: Callable[[Send], object], send: Send) -> dict[str, Any]:
    """Do the work, and return how it ended, as a message for the other process."""
    try:
        work(send)
    except ConformanceError as error:
        kind = next(k for k, kind in enumerate(REFUSALS) if isinstance(error, kind))
        return {"refused": str(error), "kind": kind}
    except KeyboardInterrupt:
        return {"interrupted": True}
    except ImportError as error:  # of a library of this package's: the target's are told as such
        return {"missing": str(error), "name": error.name}
    except BaseException as error:  # noqa: BLE001 - it is passed on
        return {"failed": told(error), "traceback": traceback.format_exc()}
    return {}


class _Messages:
    """The messages that come through a pipe, the last of which has a seal."""

    def __init__(self, reading: int, receive: Send, seal: str) -> None:
        self._lines, self._receive, self._seal = Lines(reading), receive, seal
        self.last: dict[str, Any] | None = None
        """The message about the end of the work, once it is there."""

    def read(self, seconds: float) -> bool:
        """Wait for messages and pass them on; whether something came."""
        try:
            lines = self._lines.read(seconds)
        except EOFError:
            return False
        for line in lines or ():
            try:
                with understood():
                    message = json.loads(line)
                    is_last = message["event"] == _LAST
                    if is_last and message["seal"] != self._seal:
                        raise ValueError
                if is_last:
                    self.last = message
                else:
                    self._receive(message)
            except MessageError as error:
                raise ConformanceError(
                    "the target wrote into a file that provengym has open, where its answers go: "
                    + one_line(repr(line.decode(errors="replace")), 80)
                ) from error
        return lines is not None


def _wait(child: int, lines: _Messages, watch: _StuckWatch, signals: _Signals) -> str:
    """Pass messages on until the last; how the child ended, if that came first."""
    ended = ""
    while lines.last is None:
        # A process that the child has left behind may keep the pipe open.
        came = lines.read(0 if ended else _TICK)
        signals.tick()
        if came:
            continue
        if ended:
            return ended
        number, status = os.waitpid(child, os.WNOHANG)
        if number:
            ended = how_ended(os.waitstatus_to_exitcode(status))
        elif watch.is_stuck():
            return ""
    return ""


class _StuckWatch:
    """Looks at a record again and again, to see a call that does not end.

    Time in which nobody looked does not count, for both processes may have been stopped; nor does
    time in which the other process waited for a processor, up to `STARVED` times the limit.
    """

    def __init__(self, child: int, record: Record, limits: Limits) -> None:
        self._child, self._record, self._calls = Other(child), record, -1
        self._margin = limits.stuck_margin_seconds
        self._looked = self._began = time.monotonic()
        self._seconds = 0.0

    def is_stuck(self) -> bool:
        now, glance = time.monotonic(), self._record.glance()
        waited = self._child.look()
        if glance.playing and glance.calls == self._calls:
            self._seconds += max(min(now - self._looked, 2 * _TICK) - waited, 0.0)
        else:
            self._seconds, self._began = 0.0, now
        self._calls, self._looked = glance.calls, now
        most = glance.seconds + self._margin
        return self._seconds > most or now - self._began > STARVED * most


class _Signals:
    """While the child works, Ctrl-C is its affair, since it reports what was covered.

    A terminal sends it to both processes, but `kill` to one; so it is passed on where the child has
    not taken notice.
    """

    def __init__(self, child: int, record: Record, limits: Limits) -> None:
        self._child, self._record = child, record
        self._patience = limits.interrupt_seconds
        self.asked = self._passed = 0
        self._first = self._since = 0.0

    @contextlib.contextmanager
    def passed_on(self) -> Iterator[None]:
        """Within, this process is not interrupted, and the child ends with it."""
        handlers = {signal.SIGINT: self._interrupt, signal.SIGTERM: self._terminate}
        before: dict[signal.Signals, Any] = {}
        try:
            for number, handler in handlers.items():
                if signal.getsignal(number) not in (signal.SIG_IGN, None):
                    before[number] = signal.signal(number, handler)
        except ValueError:  # this is not the main thread
            pass
        try:
            yield
        finally:
            for number, earlier in before.items():
                signal.signal(number, earlier)

    def tick(self) -> None:
        """Pass on what the child has not got.

        Raises:
            KeyboardInterrupt: It has had its time to end.
        """
        if not self.asked:
            return
        now = time.monotonic()
        if now - self._first > self._patience:
            raise KeyboardInterrupt
        waits = now - self._since > 3 * _TICK
        if waits and self.asked > max(self._passed, self._record.glance().interrupts):
            self._passed = self.asked
            self._kill(signal.SIGINT)

    def _interrupt(self, *_: Any) -> None:
        if Record.current is not None:  # this process is watched itself
            Record.current.interrupt()
        self.asked, self._since = self.asked + 1, time.monotonic()
        if self.asked == 1:
            self._first = self._since

    def _terminate(self, *_: Any) -> None:
        self._kill(signal.SIGKILL)
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        os.kill(os.getpid(), signal.SIGTERM)

    def _kill(self, number: signal.Signals) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(self._child, number)


def _end(child: int, seconds: float, signals: _Signals) -> None:
    """See the child off, by force if it does not go."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        if signals.asked:
            deadline = min(deadline, time.monotonic() + _TICK)
        try:
            if os.waitpid(child, os.WNOHANG)[0]:
                return
        except ChildProcessError:  # it was waited for
            return
        time.sleep(0.002)
    with contextlib.suppress(ProcessLookupError):
        os.kill(child, signal.SIGKILL)
    with contextlib.suppress(ChildProcessError):
        os.waitpid(child, 0)
