"""The same extraction in fresh processes with other hash seeds.

The order of a set of texts, or of objects that are hashed by their addresses, differs between
processes; within one it does not, so nothing that is run again there shows whether it matters.
"""

from __future__ import annotations

import contextlib
import json
import os
import pickle
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import gymnasium

from provengym.data.errors import told
from provengym.finite.bisimulation import differ
from provengym.finite.completed import nearly
from provengym.finite.files import load_model
from provengym.finite.model import ExtractionFinding
from provengym.processes.child import Child, how_ended

if TYPE_CHECKING:
    from provengym.finite.model import FiniteModel

MOST = 3
"""Further processes, where the environment meets a set; one where it does not."""
_START = (
    "import json, sys; sys.path[:] = json.loads(sys.argv[1]); "
    "from {module} import {name}; {name}(sys.argv[2])"
)
_MARGIN = 60.0
"""Seconds for a process to begin and end."""
_MODEL, _ANSWER, _ASKED = "model.npz", "answer.json", "asked.pickle"

MADE, MISSING, FAILED = "made", "missing", "failed"


@dataclass(frozen=True)
class ProcessAnswer:
    """The answer of another process to the same extraction."""

    how: str
    """`MADE`; `MISSING`: the target is not there; or `FAILED`: there is no model of it."""
    why: str = ""
    model: FiniteModel | None = None


@dataclass(frozen=True)
class ExtractionRequest:
    """A request to another process, in the form in which it is sent."""

    data: bytes
    door: tuple[str, str]
    """The module and the name of the function there, which calls `answer`."""

    @classmethod
    def of(cls, target: object, asked: object, door: tuple[str, str]) -> ExtractionRequest | None:
        """An extraction; None where its target cannot be named in another process.

        Args:
            target: Its target: a text, or what makes environments.
            asked: All of it.
            door: See above.
        """
        if not sys.executable or not (isinstance(target, str) or callable(target)):
            return None
        spec = gymnasium.registry.get(target) if isinstance(target, str) else None
        try:
            return cls(pickle.dumps((spec, asked)), door)
        except Exception:  # noqa: BLE001 - the objects are the target's
            return None

    def start(self, hash_seed: int) -> OtherProcess:
        """Ask a process with this hash seed, which ends with this one.

        Raises:
            OSError: It cannot be started.
        """
        folder = tempfile.TemporaryDirectory(prefix="provengym-")
        Path(folder.name, _ASKED).write_bytes(self.data)
        module, name = self.door
        command = [sys.executable, *["-O"] * sys.flags.optimize, "-c"]
        command += [_START.format(module=module, name=name), json.dumps(sys.path), folder.name]
        process = Child(
            command,
            env={**os.environ, "PYTHONHASHSEED": str(hash_seed)},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
        )
        return OtherProcess(hash_seed, folder, process)


@dataclass(frozen=True)
class OtherProcess:
    """A process that makes the same extraction."""

    hash_seed: int
    folder: tempfile.TemporaryDirectory[str]
    process: Child

    def answer(self, seconds: float) -> ProcessAnswer:
        """Return its answer, once it has ended or so many seconds are over."""
        try:
            limit = None if seconds == float("inf") else seconds + _MARGIN
            _, printed = self.process.answer(None, limit)
        except TimeoutError:
            return ProcessAnswer(MISSING, "it did not end in time")
        folder = Path(self.folder.name)
        try:
            found = json.loads((folder / _ANSWER).read_text())
        except (OSError, ValueError):
            last = printed.decode(errors="replace").strip().rpartition("\n")[2]
            return ProcessAnswer(
                MISSING, f"it ended with {how_ended(self.process.returncode)} ({last:.80})"
            )
        model = load_model(folder / _MODEL) if found["how"] == MADE else None
        return ProcessAnswer(found["how"], found["why"], model)

    def end(self) -> None:
        """End it, and remove its folder."""
        self.process.end()
        self.folder.cleanup()


def answer(folder: str, make: Callable[[Any, Path], tuple[str, str]]) -> None:
    """Make what is asked for, in the other process, and write it.

    Args:
        folder: The folder of the request, and of the answer.
        make: Makes the model and saves it in a file; how that went, and why so.
    """
    how, why = MISSING, ""
    try:
        spec, asked = pickle.loads(Path(folder, _ASKED).read_bytes())
        if spec is not None:
            gymnasium.registry[spec.id] = spec
    except Exception as error:  # noqa: BLE001 - the objects are the target's
        why = told(error)
    else:
        how, why = make(asked, Path(folder, _MODEL))
    Path(folder, _ANSWER).write_text(json.dumps({"how": how, "why": why}))


def compared(
    model: FiniteModel,
    asked: Callable[[float, float], ExtractionRequest | None],
    *,
    meets_sets: bool,
    most: int = MOST,
    seconds: tuple[float, float],
    steps: tuple[float, float],
    meanwhile: Callable[[FiniteModel], FiniteModel],
) -> FiniteModel:
    """A model, with what other processes have made of the same extraction, side by side: a finding
    where one is another model, and otherwise what was not seen, as an assumption.

    A model that is not complete, but for what is rare, is not compared.

    Args:
        model: The model.
        asked: The extraction with a budget of so many seconds, or so many calls.
        meets_sets: True if a set whose order may matter was met.
        most: The most processes that are asked.
        seconds: The seconds that the first extraction took, and those that are left.
        steps: The calls, in the same way.
        meanwhile: Adds to the model what can be found while the others work.
    """
    whole = nearly(model)
    if whole is None:
        return model
    deadline = time.monotonic() + seconds[1]
    wanted = most if meets_sets else min(most, 1)
    affordable = min(wanted, int(min(_ratio(*seconds), _ratio(*steps), wanted)))
    why = "the budget did not suffice" if affordable < wanted else "it was not asked for"
    others, agreed = list[OtherProcess](), 0
    with contextlib.ExitStack() as open_:
        request = None
        if affordable:
            request = asked(seconds[1], steps[1] - (affordable - 1) * steps[0])
            why = why if request else "the target cannot be named in another process"
        if request is not None:
            try:
                for hash_seed in _other_seeds(affordable):
                    others.append(request.start(hash_seed))
                    open_.callback(others[-1].end)
            except OSError as error:
                why = f"a fresh process did not have the target: {told(error)}"
        found = meanwhile(model)
        for one in others:
            other = one.answer(max(0.0, deadline - time.monotonic()))
            if other.how == MISSING:
                why = f"a fresh process did not have the target: {other.why}"
                break
            if other.model is not None and not other.model.finite:
                why = "the budget did not suffice"
                break
            if wrong := _difference(whole, other):
                return _with_finding(found, one.hash_seed, *wrong)
            agreed += 1
    text = _told(agreed, why, meets_sets=meets_sets)
    return replace(found, assumptions=(*found.assumptions, text))


def _ratio(used: float, left: float) -> float:
    """Return how often what was used is left."""
    return left / used if used and left != float("inf") else float("inf")


def _other_seeds(many: int) -> list[int]:
    own = os.environ.get("PYTHONHASHSEED", "")
    return [seed for seed in range(1, many + 2) if str(seed) != own][:many]


def _difference(model: FiniteModel, other: ProcessAnswer) -> tuple[str, tuple[int, ...]] | None:
    """Return how another process's answer differs from this model, and after which actions, as far
    as that is known; None where it does not."""
    if other.model is None:
        return f"there is no model: {other.why}", ()
    whole = nearly(other.model)
    if whole is None:
        return f"the model is not complete: {other.model.why_incomplete()}", ()
    return differ(model, whole)


def _with_finding(
    model: FiniteModel, hash_seed: int, wrong: str, actions: tuple[int, ...]
) -> FiniteModel:
    message = (
        "the environment depends on the order of a set, or on a hash or an address: in a process "
        f"with the hash seed {hash_seed} (PYTHONHASHSEED) {wrong}"
    )
    found = ExtractionFinding("extraction", message, actions)
    return replace(model, findings=(*model.findings, found))


def _told(agreed: int, why: str, *, meets_sets: bool) -> str:
    """Return the assumption about the order of sets, in words."""
    met = "" if meets_sets else " (none is met in the code that is reached, but for libraries)"
    if not agreed:
        return (
            f"nothing depends on the order of sets{met}, which follows from the hash seed of the "
            f"process (PYTHONHASHSEED) and from what they held before; no other was tried: {why}"
        )
    return (
        f"nothing depends on the order of sets{met} but what {agreed + 1} processes with other "
        "hash seeds (PYTHONHASHSEED) would have shown, in which the model is the same: what comes "
        "out otherwise under half of all hash seeds, as the order of two texts does, goes unseen "
        f"with probability 1/{2**agreed}; what a set held before was not varied"
    )
