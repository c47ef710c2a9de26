"""Running Lean on files: in a process for each, or one after another in processes that serve."""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
from collections.abc import Sequence
from pathlib import Path

from lean_toolchain import Toolchain

#: How long a server may take to end, in seconds.
_PATIENCE = 60


class _Server:
    """A process that checks one file after another, each from the same memory
    (`lean_server.js`)."""

    def __init__(self, command: Sequence[str | Path], folder: Path, variables: dict[str, str]):
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
        os.set_blocking(self._answers.fileno(), False)

    def ask(self, arguments: Sequence[str | Path], stage: Path) -> None:
        """Begin with a file."""
        request = {
            "arguments": [str(argument) for argument in arguments],
            "output": str(stage / "messages"),
            "errors": str(stage / "log"),
        }
        with contextlib.suppress(BrokenPipeError):  # `answer` tells
            self._requests.write(json.dumps(request).encode() + b"\n")

    def answer(self) -> int | None:
        """The status of the file, once it is done.  Raises `EOFError` when the process ended."""
        line = self._answers.read(4096)
        if line is None:
            return None
        if not line:
            raise EOFError
        answer = json.loads(line)
        self.done = answer["last"]
        return int(answer["status"])

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
        self._answers.close()


class Run:
    """Lean at work on one file.

    A server that fails at a file does not decide on it: a process of its own tries again.
    """

    def __init__(self, lean: Lean, arguments: Sequence[str | Path], stage: Path) -> None:
        self._lean = lean
        self._arguments = arguments
        self._stage = stage
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
                [self._lean.toolchain.lean, *self._arguments],
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
            except EOFError:
                self._server.kill()
                self._server, self._process = None, self._start()
                return None
            if status is not None:
                self._lean.put_back(self._server)
            return status
        assert self._process
        return self._process.poll()

    def kill(self) -> None:
        """End whatever works on the file."""
        if self._server:
            self._server.kill()
        if self._process:
            self._process.kill()
            self._process.wait()


class Lean:
    """Lean with the built modules in a folder.  Servers are kept while more files may come."""

    def __init__(self, toolchain: Toolchain, folder: Path, library: Path) -> None:
        self.toolchain = toolchain
        self.folder = folder
        self.variables = {**os.environ, "LEAN_PATH": str(library)}
        self.idle: list[_Server] = []

    def idle_server(self) -> _Server | None:
        """A server that has nothing to do, if this Lean has servers."""
        if not self.toolchain.serves:
            return None
        if self.idle:
            return self.idle.pop()
        return _Server([self.toolchain.lean, "--serve"], self.folder, self.variables)

    def put_back(self, server: _Server) -> None:
        """Take a server that has nothing to do any more."""
        if server.done:
            server.leave()
        else:
            self.idle.append(server)

    def run(self, arguments: Sequence[str | Path], stage: Path) -> Run:
        """Begin with a file: what Lean says goes to `messages` and `log` in the stage."""
        return Run(self, arguments, stage)

    def close(self) -> None:
        """Let the servers end."""
        while self.idle:
            self.idle.pop().leave()
