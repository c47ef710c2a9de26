"""Ask a runner in a confined process, and wait for its answers."""

from __future__ import annotations

import ast
import contextlib
import functools
import importlib.util
import io
import json
import os
import time
import zipfile
from collections import deque
from pathlib import Path
from typing import TYPE_CHECKING, Any

from provengym.data.errors import one_line
from provengym.data.limits import NORMAL
from provengym.processes.confinement import ladder
from provengym.processes.confinement.process import ConfinedProcess
from provengym.processes.confinement.view import view_of_distributions
from provengym.processes.lines import Lines, LongLineError
from provengym.snapshots.snapshot import UnsavableError
from provengym.targets.guard import Trouble
from provengym.targets.remote.runner import RULES

if TYPE_CHECKING:
    from provengym.processes.confinement.ladder import Chosen
    from provengym.processes.confinement.process import Confinement
    from provengym.processes.confinement.view import VisibleFiles


PACKAGE = __name__.partition(".")[0]
NAME = "runner"
"""The package is called so in the file, where no other is called as this one is."""
_MAIN = f"{PACKAGE}.targets.remote.runner"


@functools.cache
def bundled(module: str = _MAIN) -> bytes:
    """A file that Python runs as the module, with all of this package that it imports."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        for name in closure(module):
            text = _place(name).read_text(encoding="utf-8")
            path = "/".join([NAME, *name.split(".")[1:]]) + ".py"
            archive.writestr(path, text.replace(f"from {PACKAGE}.", f"from {NAME}."))
        folders = {"/".join(name.split("/")[:-1]) for name in archive.namelist()}
        folders |= {str(above) for path in folders for above in Path(path).parents} - {"."}
        for folder in sorted(folders):
            archive.writestr(f"{folder}/__init__.py", "")
        inside = module.removeprefix(f"{PACKAGE}.")
        archive.writestr("__main__.py", f"from {NAME}.{inside} import main\n\nmain()\n")
    return file.getvalue()


def closure(module: str) -> list[str]:
    """The modules of this package that a module imports, and those that they do, and itself."""
    found, asked = dict[str, None](), [module]
    while asked:
        name = asked.pop()
        if name not in found:
            found[name] = None
            asked += _imported(_place(name))
    return sorted(found)


@functools.cache
def _rules() -> bytes:
    """The module of rules, which imports nothing else of this package."""
    return _place(f"{PACKAGE}.spec").read_bytes()


def _imported(file: Path) -> list[str]:
    """Return the names of the modules of this package that a file imports when it is run."""
    found: list[str] = []
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(f"{PACKAGE}."):
            assert node.module is not None
            found.append(node.module)
    return found


def _place(module: str) -> Path:
    specification = importlib.util.find_spec(module)
    assert specification is not None
    assert specification.origin is not None
    return Path(specification.origin)


MODULES = ("numpy", "gymnasium")
"""The packages that code can import in a runner, besides Python's own library."""
FILE = "submission.py"
"""The file with the code."""
LONGEST_ANSWER = 1 << 24
"""Bytes."""
MOST_DROPPED = 64
"""States that are no longer wanted and yet to be forgotten."""
_RUNNER = "runner.pyz"
_PATIENCE = 5.0
"""So many times as long as a call may take, an answer is waited for: the runner itself ends a call
that takes longer, unless compiled code does not let it, or the processor is busy."""
_GRACE = 5.0
"""Seconds in which a process that has closed its pipe is gone."""
Request = list[Any]
"""The name of a method of `Runner`, and its arguments."""
Answer = dict[str, Any]


@functools.cache
def view() -> VisibleFiles:
    """Return the files of the system that a runner sees."""
    return view_of_distributions(*MODULES)


def chosen() -> Chosen:
    """Return the means that confine runners here."""
    return ladder.chosen(view(), MODULES, view().lists)


class RunnerError(Exception):
    """A runner has not begun, for which the code that it was to run is not to blame."""


class Connection:
    """Speaks with one runner.

    Args:
        chosen: The means that confine it.
        limits: Its limits.
        code: The text of the file that it runs.

    Raises:
        RunnerError: It has not begun.
    """

    def __init__(self, chosen: Chosen, limits: Confinement, code: str) -> None:
        self._process = ConfinedProcess(
            chosen.means,
            view(),
            ["-s", "-B", _RUNNER],
            user=chosen.user(),
            limits=limits,
            files={_RUNNER: bundled(), RULES: _rules(), FILE: code.encode()},
            variables={"PYTHONPATH": os.pathsep.join(view().lists)},
        )
        self._lines = Lines(self._process.answers, LONGEST_ANSWER)
        self._answers = deque[Any]()
        self._is_playing = False
        self._called = set[str]()
        self._dropped: list[tuple[int, int]] = []
        self.did = ""
        """A text on what was done to standard output, once that is listened to."""
        self.ended = ""
        """The way in which the runner has ended, in words; empty while it has not."""
        config = {
            "answer": self._process.answer_number,
            "memory": limits.memory,
            "call_seconds": NORMAL.call_seconds,
            "absent": PACKAGE,
        }
        try:
            self._send(config)
            self._line("the beginning", limits.seconds)
        except Trouble as trouble:
            self.close()
            why = self._process.printed.strip() or str(trouble)
            raise RunnerError(f"the runner has not begun: {one_line(why, 1_000)}") from trouble
        except BaseException:
            self.close()
            raise

    @property
    def printed(self) -> str:
        """The beginning of what was written to its streams."""
        return self._process.printed

    def ask(self, request: Request, call: str, *, is_limited: bool = True) -> Answer:
        """The answer to a request.

        Args:
            request: The request.
            call: The name of the call, for messages.
            is_limited: True if it may take no longer than a call of an environment.

        Raises:
            Trouble: The runner says so, or gives no answer; where a state cannot be saved, caused
                by an `UnsavableError`.
        """
        self.settle()
        self._send([request])
        return _checked(self._line(call, self._limit(call) if is_limited else None))

    def begin(self, request: Request) -> None:
        """Send a request that has several answers."""
        self.settle()
        self._send([request])
        self._is_playing = True

    def next(self, call: str) -> Answer:
        """The next of these answers.

        Raises:
            Trouble: As `ask` does.
        """
        answer = self._line(call, self._limit(call))
        if "end" in answer:  # which a runner that does not lie says only after trouble
            self._is_playing = False
            raise Trouble("exception", f"the runner gave no answer to {call}")
        return _checked(answer)

    def settle(self) -> None:
        """Read the answers that nobody wants any more, and let states be forgotten."""
        with contextlib.suppress(Trouble):  # with which it has ended
            while self._is_playing:
                self._is_playing = "end" not in self._line("step", self._limit("step"))
        if len(self._dropped) > MOST_DROPPED:
            dropped, self._dropped = self._dropped, []
            self._send([["drop", dropped]])
            self._line("drop", self._limit("drop"))

    def drop(self, number: int, place: int) -> None:
        """Let a state be forgotten with one of the next requests."""
        self._dropped.append((number, place))

    def _limit(self, call: str) -> float:
        """The seconds that a call may take, and be waited for."""
        factor = 1.0 if call in self._called else NORMAL.first_call_factor
        self._called.add(call)
        return factor * NORMAL.call_seconds * _PATIENCE

    def _send(self, message: Any) -> None:
        if self.ended:
            raise Trouble("exit", self.ended)
        try:
            self._process.asked.write(json.dumps(message).encode() + b"\n")
            self._process.asked.flush()
        except (OSError, ValueError):
            pass  # it has ended, which reading tells

    def _line(self, call: str, seconds: float | None) -> Answer:
        try:
            answer = self._answer(call, seconds)
        except BaseException:
            self.close()  # what it says from here on would answer another question
            raise
        if "did" in answer:
            self.did = self.did or one_line(answer["did"])
        return answer

    def _answer(self, call: str, seconds: float | None) -> Answer:
        if self.ended:
            raise Trouble("exit", self.ended)
        deadline = None if seconds is None else time.monotonic() + seconds
        while not self._answers:
            self._take(call, deadline)
        answer = self._answers.popleft()
        if not isinstance(answer, dict):
            raise Trouble("exception", f"the process answered {call} with {one_line(answer, 80)}")
        return answer

    def _take(self, call: str, deadline: float | None) -> None:
        """Take the next answers, each of which is a line."""
        left = None if deadline is None else deadline - time.monotonic()
        try:
            lines = None if left is not None and left <= 0 else self._lines.read(left)
        except EOFError:
            self._process.wait(_GRACE)
            self.close()
            self.ended = f"the process {self._process.failed or 'ended'} during {call}"
            raise Trouble("exit", self.ended) from None
        except LongLineError:
            told = f"the answer to {call} is over {LONGEST_ANSWER:,} bytes"
            raise Trouble("exception", told) from None
        if lines is None:
            limit = f"{call} took more than {NORMAL.call_seconds:g} s"
            raise Trouble("timeout", f"{limit}, and could not be interrupted")
        try:
            self._answers += json.loads(f"[{b','.join(lines).decode()}]")
        except (ValueError, RecursionError) as error:
            got = one_line(repr(lines[0][:200].decode(errors="replace")), 80)
            told = f"the process answered {call} with no JSON: {got}"
            raise Trouble("exception", told) from error

    def close(self) -> None:
        """End it."""
        self.ended = self.ended or "the process was ended"
        self._process.close()


def _checked(answer: Answer) -> Answer:
    """An answer that has a value.

    Raises:
        Trouble: It tells of trouble.
    """
    if "trouble" in answer:
        try:
            kind, message = map(str, answer["trouble"])
        except (TypeError, ValueError):
            kind, message = "exception", "the runner tells of trouble, and of none"
        if kind not in ("api", "exception", "timeout", "exit"):
            kind = "exception"
        raise Trouble(kind, one_line(message, 400))
    if "unsavable" in answer:
        text = one_line(answer["unsavable"])
        raise Trouble("exception", text) from UnsavableError(text)
    if "value" not in answer:
        raise Trouble("exception", "the runner gave no answer")
    return answer
