"""The process of a program that is judged: ``python -m provengym_delf.confined``.

No other module imports it, so that it is run once, as the main one.
"""

from __future__ import annotations

import contextlib
import importlib.util
import os
import sys
import warnings
from collections.abc import Iterator, Mapping
from typing import Any

import provengym.conformance.ahead  # noqa: F401 - all that is needed is there before the program
from provengym.data.errors import ConformanceError
from provengym.processes.confined import serve
from provengym_delf.answers import CLASS, PROGRAM
from provengym_delf.assessing import assess
from provengym_delf.design import Design, Task

STEPS = 200
"""Steps that are played in this very process, to see what else the program does."""
_ACTS = {
    "socket.__new__": "opens a socket",
    "os.fork": "forks",
    "os.forkpty": "forks",
    "os.system": "starts another program",
    "os.exec": "starts another program",
    "os.posix_spawn": "starts another program",
    "subprocess.Popen": "starts another program",
    "os.remove": "removes a file",
    "os.rename": "renames a file",
    "os.kill": "sends a signal",
}
"""Acts that a program has no use for, by the names of Python's audit events."""
_WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT


def played(parameters: Mapping[str, Any]) -> dict[str, Any]:
    """Play one episode with random actions, and return what the program does besides being an
    environment, and its spaces as a design.

    What it raises is not told here: the contract finds that.  Warnings are silent, so that
    whatever is printed is the program's own.
    """
    acts: dict[str, None] = {}
    listening, number = True, os.getpid()

    def hear(event: str, arguments: tuple[Any, ...]) -> None:
        if not listening:
            return
        if event in _ACTS:
            acts[_ACTS[event]] = None
        elif event == "open" and isinstance(arguments[2], int) and arguments[2] & _WRITING:
            acts["writes a file"] = None

    warnings.simplefilter("ignore")
    sys.addaudithook(hear)
    built: Design | None = None
    with contextlib.suppress(Exception):
        for env in _episode(parameters):
            with contextlib.suppress(Exception):  # a space that has no attributes here, or is none
                built = Design.of_spaces(env.observation_space, env.action_space)
    listening = False
    if os.getpid() != number:
        os._exit(0)  # a copy, which has no answer to give
    return {"acts": list(acts), "built": None if built is None else built.to_dict()}


def _episode(parameters: Mapping[str, Any]) -> Iterator[Any]:
    """The environment, before an episode with random actions."""
    specification = importlib.util.spec_from_file_location("environment", PROGRAM)
    assert specification is not None
    assert specification.loader is not None
    module = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(module)
    env = getattr(module, CLASS)(**parameters)
    yield env
    env.action_space.seed(0)
    env.reset(seed=0)
    for _ in range(STEPS):
        _, _, terminated, truncated, _ = env.step(env.action_space.sample())
        if terminated or truncated:
            return


def answered(request: dict[str, Any]) -> dict[str, Any]:
    """Do what is asked: play the program, or assess it."""
    task = Task.from_dict(request["task"])
    if request["do"] == "play":
        return played(task.parameters)
    try:
        return {"assessment": assess(f"{PROGRAM}:{CLASS}", task)}
    except ConformanceError as error:
        return {"refused": str(error)}


if __name__ == "__main__":
    serve(answered)
