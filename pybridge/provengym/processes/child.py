"""A program in a process of its own, which ends with all that it started."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
from collections.abc import Sequence
from typing import Any

from provengym.processes.orphans import tied_to

_HAS_SESSIONS = hasattr(os, "setsid")


class Child(subprocess.Popen[bytes]):
    """Start a program at the head of a session, where the system has sessions.

    Args:
        words: The program and its arguments.
        is_tied: The system ends it as soon as the thread that started it ends, however that
            happens, where it can.
        options: Those of `subprocess.Popen`.

    Raises:
        OSError: It cannot be started.
    """

    def __init__(self, words: Sequence[str], *, is_tied: bool = True, **options: Any) -> None:
        if _HAS_SESSIONS:
            options["start_new_session"] = True
            options["preexec_fn"] = tied_to(os.getpid()) if is_tied else None
        super().__init__(words, **options)

    def answer(
        self, data: bytes | None, seconds: float | None, patience: float = 0.0
    ) -> tuple[bytes, bytes]:
        """Return all that it writes to its two streams, and end it.

        Args:
            data: Its standard input.
            seconds: The time that it may take; None for any.
            patience: The seconds in which it may end by itself after that, once it is asked to.

        Raises:
            TimeoutError: It took longer.
        """
        try:
            return self.communicate(data, seconds)
        except subprocess.TimeoutExpired as error:
            raise TimeoutError from error
        finally:
            if patience and self.poll() is None:
                self.terminate()
                with contextlib.suppress(subprocess.TimeoutExpired):
                    self.communicate(timeout=patience)
            self.end()

    def kill_all(self) -> None:
        """Kill it and what it started; any thread may do so."""
        with contextlib.suppress(OSError):
            if _HAS_SESSIONS:
                os.killpg(self.pid, signal.SIGKILL)
            else:
                self.kill()

    def end(self) -> None:
        """Kill it and what it started, wait for it and close its pipes."""
        self.kill_all()
        # Twice, as an alarm may cut short the first.
        with contextlib.suppress(OSError, ValueError), self, self:
            pass


def how_ended(code: int) -> str:
    """Return how a process ended that has this exit code: ``"status 1"``, ``"signal SIGSEGV"``."""
    if code >= 0:
        return f"status {code}"
    try:
        return f"signal {signal.Signals(-code).name}"
    except ValueError:
        return f"signal {-code}"
