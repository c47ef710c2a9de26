"""Run a module in a process that is kept from the network and from the files of the user.

The code of an environment that a language model wrote is run so.  What confines it is the first of
a ladder of means that a trial shows to hold; a `ConfinedResult` says which level that is, and what
it does not keep from.  Namespaces, Landlock and seccomp share the kernel with everything else;
against a hole in it use a virtual machine.
"""

from __future__ import annotations

import contextlib
import json
import os
import secrets
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from operator import is_
from types import FunctionType, ModuleType
from typing import Any

from provengym.data.errors import ConformanceError, one_line
from provengym.processes.confinement import ladder
from provengym.processes.confinement.process import ConfinedProcess, Confinement, Text
from provengym.processes.confinement.view import view_of_module
from provengym.processes.memory import limit_memory

__all__ = ["ConfinedResult", "Confinement", "run_confined", "serve", "serve_telling"]

_LONGEST_ANSWER = 1 << 26
_LONGEST_START = 60.0
"""Seconds until the function begins, which are not counted among its own: a busy machine is no
doing of the code's."""
_OFTEN = 0.1
"""Seconds between two looks at what a process told meanwhile."""


@dataclass(frozen=True, kw_only=True)
class ConfinedResult:
    """The result of a confined process."""

    value: dict[str, Any] | None
    """The value of the function; None where the process failed."""
    failed: str | None
    """The failure, such as ``"took more than 60 s"``; None where there is a value."""
    changed: tuple[str, ...]
    """Names of functions and classes of this package and of the main module that were not the same
    after the function as before it: the code has put something else in their place."""
    printed: str
    """The first 4,000 characters of what the process wrote to its streams."""
    confinement: str
    """The level that held, one of `LEVELS`."""
    warnings: tuple[str, ...]
    """Weaknesses of the confinement, and the reasons for them."""


def run_confined(
    module: str,
    request: Mapping[str, Any],
    *,
    limits: Confinement | None = None,
    files: Mapping[str, str] | None = None,
    reads: Sequence[str] = (),
    meanwhile: Callable[[list[Any]], object] | None = None,
) -> ConfinedResult:
    """Run ``python -m module`` in a process that is confined, and wait for its answer.

    It runs in an empty folder of its own, which is removed.  The module answers by `serve`.

    Args:
        module: The name of a module that can be imported here.
        request: JSON values for the function that the module serves.
        limits: The limits of the process.
        files: Texts by the names of the files in the folder that hold them.
        reads: Further files and folders that it sees.
        meanwhile: Called several times a second while it works, in this thread, with what its
            function told since, see `serve_telling`; what this raises ends the process.

    Raises:
        ConformanceError: The system has no such processes, or it cannot be started, or does not
            come to the function.
    """
    if not hasattr(os, "fork"):
        raise ConformanceError(
            f"{module} runs in a confined process, which needs Linux or macOS; on Windows, WSL"
        )
    limits = Confinement() if limits is None else limits
    view = view_of_module(module, reads)
    paths = [os.path.abspath(place) for place in sys.path if place]
    chosen = ladder.chosen(view, (__name__.partition(".")[0],), tuple(paths))
    token, answered = secrets.token_hex(16), Text(_LONGEST_ANSWER)
    heard = _Heard(answered, token)
    process = ConfinedProcess(
        chosen.means,
        view,
        ["-m", module],
        user=chosen.user(),
        limits=limits,
        files={name: text.encode() for name, text in (files or {}).items()},
        variables={"PYTHONPATH": os.pathsep.join(paths)},
    )
    with process:
        answered.begin(os.fdopen(os.dup(process.answers), "rb", buffering=0))
        about = {"token": token, "answer": process.answer_number, "memory": limits.memory}
        with contextlib.suppress(OSError), process.asked as stream:
            stream.write(json.dumps({**about, "request": request}).encode())
        seconds = limits.seconds if answered.wait(_LONGEST_START) else 0.0
        late = f"took more than {seconds or _LONGEST_START:g} s"
        failed = None if _ended(process, seconds, heard, meanwhile) else late
    answered.end(1.0)
    rest = heard.told()
    if meanwhile is not None:
        meanwhile(rest)
    messages = heard.messages
    failed = failed or process.failed
    if failed is None and not isinstance(messages.get("value"), dict):
        failed = "ended with status 0 and no answer"
    if "began" not in messages:  # which is no doing of the code's
        why = one_line(process.printed.strip() or "it printed nothing", 1_000)
        raise ConformanceError(f"the confined process {failed} before it began: {why}")
    return ConfinedResult(
        value=None if failed else messages["value"],
        failed=failed,
        changed=tuple(map(str, messages.get("changed") or ())),
        printed=process.printed,
        confinement=chosen.means.level,
        warnings=ladder.warnings(chosen),
    )


class _Heard:
    """The messages of a process, read as they come."""

    def __init__(self, answered: Text, token: str) -> None:
        self._answered, self._mark = answered, f"{token} ".encode()
        self._read = 0
        self.messages: dict[str, Any] = {}
        """The last of each name that was heard."""

    def told(self) -> list[Any]:
        """What the function told since this was called last."""
        new = self._answered.since(self._read)
        new = new[: new.rfind(b"\n") + 1]
        self._read += len(new)
        found = []
        for line in new.split(b"\n"):
            if line.startswith(self._mark):
                with contextlib.suppress(ValueError, RecursionError):
                    message = json.loads(line[len(self._mark) :])
                    if isinstance(message, dict) and message.keys() == {"told"}:
                        found.append(message["told"])
                    elif isinstance(message, dict):
                        self.messages |= message
        return found


def _ended(
    process: ConfinedProcess,
    seconds: float,
    heard: _Heard,
    meanwhile: Callable[[list[Any]], object] | None,
) -> bool:
    """Let a process work; return whether it ended by itself."""
    if meanwhile is None:
        return process.wait(seconds)
    end = time.monotonic() + seconds
    while not process.wait(min(_OFTEN, max(end - time.monotonic(), 0.0))):
        meanwhile(heard.told())
        if time.monotonic() >= end:
            return False
    return True


def serve(function: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
    """Answer the request of `run_confined` by a function's value; a module calls it as its main.

    All modules of this package that the function needs should be imported before.
    """
    serve_telling(lambda request, _: function(request))


def serve_telling(
    function: Callable[[dict[str, Any], Callable[[Any], None]], dict[str, Any]],
) -> None:
    """Answer as `serve` does, by a function that can tell values of JSON on its way, which it calls
    its second argument with."""
    config = json.loads(sys.stdin.buffer.read())
    with open(os.devnull) as nothing:
        os.dup2(nothing.fileno(), 0)

    def say(**message: Any) -> None:
        line = f"\n{config['token']} {json.dumps(message)}\n".encode()
        while line:
            line = line[os.write(config["answer"], line) :]

    limit_memory(config["memory"], mapped=True)
    before = _contents()
    say(began=True)
    value = function(config["request"], lambda told: say(told=told))
    say(value=value, changed=_changes(before))
    with contextlib.suppress(OSError, ValueError, AttributeError):
        sys.stdout.flush()
        sys.stderr.flush()
    os._exit(0)  # and wait for no thread of the code


_Contents = dict[str, dict[str, tuple[object, object]]]


def _contents() -> _Contents:
    """The functions and classes of this package's modules and of the main one, each with its code,
    by the names of what has them."""
    found: _Contents = {}
    main = sys.modules["__main__"].__spec__
    own = {one.partition(".")[0] for one in (__name__, "__main__", main.name if main else "")}
    for name, module in list(sys.modules.items()):
        if name.partition(".")[0] in own and isinstance(module, ModuleType):
            found[name] = _code_of(vars(module))
            for kind, _ in list(found[name].values()):
                if isinstance(kind, type) and kind.__module__ == name:
                    found[f"{name}.{kind.__qualname__}"] = _code_of(vars(kind))
    return found


def _code_of(contents: Mapping[str, object]) -> dict[str, tuple[object, object]]:
    kinds = (ModuleType, property, staticmethod, classmethod)
    return {
        name: (value, value.__code__ if isinstance(value, FunctionType) else None)
        for name, value in contents.items()
        if callable(value) or isinstance(value, kinds)
    }


def _changes(before: _Contents) -> list[str]:
    """Return the names of functions and classes that are not the same as before."""
    after = _contents()
    return [
        f"{owner}.{name}"
        for owner, contents in before.items()
        for name, had in contents.items()
        if not all(map(is_, after.get(owner, {}).get(name, (None, None)), had))
    ]
