"""Running Lean on files: in a process for each, or one after another in processes that serve."""

from __future__ import annotations

import contextlib
import json
import os
import queue
import subprocess
import threading
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from provengym_lean import wasm
from provengym_lean.toolchains import Toolchain

#: How long a server may take to end, in seconds.
_PATIENCE = 60
#: Seconds in which a server that works on a file uses more than so many seconds of a processor.
#: One whose threads wait for each other does not, and what it is at is decided by another process.
_STILL, _LEAST = 20.0, 0.2
#: Where the system does not tell that, the seconds that a file may take.
_LONGEST = 600.0


class _Server:
    """A process that checks one file after another, each from the same memory
    (`lean_server.js`)."""

    def __init__(self, command: Sequence[str], folder: Path, variables: Mapping[str, str]):
        self._process = subprocess.Popen(
            command,
            bufsize=0,
            cwd=folder,
            env=variables,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        assert self._process.stdin
        assert self._process.stdout
        self._requests, self._answers = self._process.stdin, self._process.stdout
        #: Whether it takes no other file.
        self.done = False
        #: Processor seconds when it ended with its last file.
        self.before: float | None = 0.0
        self._used, self._since = 0.0, time.monotonic()
        self._lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()

    def _listen(self) -> None:
        """Keep the lines that it says, and an empty one when it has ended."""
        for line in self._answers:
            self._lines.put(line)
        self._lines.put(b"")

    def ask(self, arguments: Sequence[str], stage: Path) -> None:
        """Begin with a file."""
        request = {
            "arguments": arguments,
            "output": str(stage / "messages"),
            "errors": str(stage / "log"),
        }
        self._since = time.monotonic()
        with contextlib.suppress(BrokenPipeError):  # `answer` tells
            self._requests.write(json.dumps(request).encode() + b"\n")

    def answer(self) -> int | None:
        """The status of the file, once it is done.  Raises `EOFError` when the process ended."""
        try:
            line = self._lines.get_nowait()
        except queue.Empty:
            return None
        if not line.endswith(b"\n"):
            raise EOFError
        answer = json.loads(line)
        self.done = answer["last"]
        return int(answer["status"])

    def used(self) -> float | None:
        """Processor seconds since it was started."""
        return _processor_seconds(self._process.pid)

    def is_stuck(self) -> bool:
        """Return whether it does not go on with its file."""
        used, now = self.used(), time.monotonic()
        if used is None:
            return now - self._since > _LONGEST
        if used - self._used > _LEAST:
            self._used, self._since = used, now
        return now - self._since > _STILL

    def leave(self) -> None:
        """Let an idle process end by itself: it then keeps its machine code for the next ones."""
        self._requests.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(_PATIENCE)
        self.kill()

    def kill(self) -> None:
        """End the process at once."""
        self._process.kill()
        self._process.wait()
        self._requests.close()
        self._listener.join()
        self._answers.close()


def _processor_seconds(pid: int) -> float | None:
    """Return the processor seconds that a process has used, where the system tells; else None."""
    try:
        told = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8", errors="replace")
        ticks = sum(map(int, told.rpartition(")")[2].split()[11:13]))
    except (OSError, ValueError):
        return None
    return ticks / os.sysconf("SC_CLK_TCK")


class Run:
    """Lean at work on one file.

    A server that fails at a file, or is stuck, does not decide on it: a process of its own tries
    again.
    """

    def __init__(self, lean: Lean, arguments: Sequence[str], stage: Path) -> None:
        self._lean = lean
        self._arguments = arguments
        self._stage = stage
        #: Processor seconds, the start of a new process included, where the system tells.
        self.processor: float | None = None
        self._process: subprocess.Popen[bytes] | None = None
        self._server = lean.idle_server()
        if self._server:
            self._server.ask(arguments, stage)
        else:
            self._process = self._start()

    def _start(self) -> subprocess.Popen[bytes]:
        stage = self._stage
        with open(stage / "messages", "wb") as messages, open(stage / "log", "wb") as log:
            return subprocess.Popen(
                [*self._lean.toolchain.command, *self._arguments],
                cwd=stage,
                env=self._lean.variables,
                stdin=subprocess.DEVNULL,
                stdout=messages,
                stderr=log,
            )

    def poll(self) -> int | None:
        """The status, once Lean has ended with this file."""
        if self._server:
            try:
                status = self._server.answer()
                if status is None and self._server.is_stuck():
                    raise EOFError
            except EOFError:
                self._server.kill()
                self._server, self._process = None, self._start()
                return None
            if status is not None:
                before, used = self._server.before, self._server.used()
                if before is not None and used is not None:
                    self.processor = used - before
                self._server.before = used
                self._lean.put_back(self._server)
            return status
        assert self._process
        self.processor = _processor_seconds(self._process.pid)
        return self._process.poll()

    def kill(self) -> None:
        """End whatever works on the file."""
        if self._server:
            self._server.kill()
        if self._process:
            self._process.kill()
            self._process.wait()


class Lean:
    """Lean at work in a folder, with the built modules of others.  Servers are kept while more
    files may come."""

    def __init__(self, toolchain: Toolchain, folder: Path, built: Sequence[Path]) -> None:
        self.toolchain = toolchain
        self.folder = folder
        self.variables = toolchain.variables(built)
        self.idle: list[_Server] = []

    def idle_server(self) -> _Server | None:
        """A server that has nothing to do, if this Lean has servers."""
        if not self.toolchain.serves:
            return None
        if not self.idle:
            self.prepare()
        return self.idle.pop()

    def prepare(self) -> None:
        """Start a server, if this Lean has servers: one that is started before there is a file for
        it is ready by then."""
        if self.toolchain.serves:
            command = [*self.toolchain.command, "--serve"]
            self.idle.append(_Server(command, self.folder, self.variables))

    def put_back(self, server: _Server) -> None:
        """Take a server that has nothing to do any more."""
        if server.done:
            server.leave()
        else:
            self.idle.append(server)

    def run(self, arguments: Sequence[str], stage: Path) -> Run:
        """Begin with a file: what Lean says goes to `messages` and `log` in the stage."""
        return Run(self, arguments, stage)

    def close(self) -> None:
        """Let the servers end, at once where they cannot keep their machine code."""
        home = self.toolchain.home
        keeps = home is None or os.access(wasm.code(home).parent, os.W_OK)
        while self.idle:
            server = self.idle.pop()
            if keeps:
                server.leave()
            else:
                server.kill()
