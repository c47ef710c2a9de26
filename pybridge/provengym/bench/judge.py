"""The process in which an environment that somebody else wrote is held against the reference.

It is started by `score`, with the code among what it is asked.  The code itself is run by a runner,
in a confined process of its own: it sees calls of the environment and nothing of the reference, and
what comes back is data.  Actions of a continuous space that no check plays are played next to the
right environment.
"""

from __future__ import annotations

import ast
import contextlib
import json
import os
import signal
import sys
import traceback
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gymnasium import spaces

from provengym.bench.rules import graded
from provengym.bench.shares import Shares, measure
from provengym.bench.tasks import task_of
from provengym.comparison.translator import ObservationError
from provengym.conformance import conform
from provengym.conformance.journal import Journal
from provengym.conformance.run import prepare
from provengym.conformance.session import FailedError
from provengym.data.codec import plain
from provengym.data.errors import ConformanceError, one_line, told
from provengym.data.imports import RULES, imports
from provengym.data.spec import CheckSpec
from provengym.processes.confinement.ladder import Chosen
from provengym.processes.confinement.process import Confinement
from provengym.targets.guard import Trouble
from provengym.targets.remote.client import RemoteClass
from provengym.targets.remote.connection import FILE, MODULES

if TYPE_CHECKING:
    from provengym.bench.tasks import Parameters, Task
    from provengym.comparison.comparer import Comparer

EPISODES, LONGEST = 20, 50


CLASS = "Environment"
SPEED_STEPS = 2_000
MOST_STEPS = 10**9
"""More than are compared: what is to be compared is counted in other ways."""
CALL_LIMIT = 600.0
"""Seconds for a call, far more than the runner gives one, for which it answers itself."""
_end_process = os._exit  # while a call is guarded, something else is in its place
_LAST = ("timeout", "exit")
"""After a finding of such a class no further parameters are tried."""


def judge(request: dict[str, Any]) -> dict[str, Any]:
    """Return the findings about the code, or the grade of its rules, and the beginning of what it
    printed.

    Args:
        request: The values of the task, the code, the seed, whether to measure the speed, what
            confines the code, and what it may take; or whether to prove the rules that it has,
            by which library.
    """
    chosen, limits = Chosen.from_dict(request["chosen"]), Confinement(**request["limits"])
    made = RemoteClass(request["code"], CLASS, chosen, limits)

    def end(*_: object) -> None:
        made.close()
        _end_process(1)

    signal.signal(signal.SIGTERM, end)
    try:
        judged_by = _proved if request["prove"] else _judge
        value = judged_by(task_of(request["task"]), made, request)
        if made.error is not None:
            raise made.error
    except Exception:  # noqa: BLE001 - an error of the scorer's, which is told as one
        value = {"error": traceback.format_exc()}
    finally:
        made.close()
    return {**value, "printed": made.printed}


def _judge(task: Task, made: RemoteClass, request: dict[str, Any]) -> dict[str, Any]:
    findings = looked_at(request["code"]) or _loaded(made)
    if findings:
        return {"findings": findings, "sets": [], "speed": None}
    speed = None
    if request["speed"]:
        speed = made.speed(task.parameter_sets[0], request["seed"], SPEED_STEPS)
    return {"findings": [], "sets": judged(task, made, request["seed"]), "speed": speed}


def _proved(task: Task, made: RemoteClass, request: dict[str, Any]) -> dict[str, Any]:
    library = request["library"]
    found = graded(task, made, request["code"], request["seed"], library and Path(library))
    return {"rules": found}


def judged(task: Task, made: Any, seed: int) -> list[dict[str, Any]]:
    """Return the findings about a class, or a function that makes environments, at each parameter
    set.

    Args:
        task: The task for which it was written.
        made: The class or the function.
        seed: Of everything that is drawn.
    """
    sets: list[dict[str, Any]] = []
    for parameters in task.parameter_sets:
        found = _at(task, made, parameters, seed)
        sets.append(found)
        if any(finding["class"] in _LAST for finding in found["findings"]):
            break
    return sets


def finding(kind: str, story: str, **more: Any) -> dict[str, Any]:
    """A finding that is not of a check of conformance."""
    return {"class": kind, "story": story, **more}


def has_rules(code: str) -> bool:
    """Return whether a file imports the module of rules; it is read, and not run."""
    try:
        return RULES in imports(ast.parse(code, FILE))
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return False


def looked_at(code: str) -> list[dict[str, Any]]:
    """Return what is wrong with the text of a file, before it is run."""
    try:
        tree = ast.parse(code, FILE)
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        return [finding("exception", f"The file is not Python: {one_line(told(error))}")]
    foreign = sorted(imports(tree) - {RULES, *MODULES, *sys.stdlib_module_names})
    return [finding("api", f"The file imports {', '.join(foreign)}.")] if foreign else []


def _loaded(made: RemoteClass) -> list[dict[str, Any]]:
    """Import the file, and return what is wrong with it then."""
    try:
        made.load()
    except Trouble as trouble:
        return [finding(trouble.kind, f"The file cannot be imported: {one_line(trouble)}")]
    return []


def _at(task: Task, made: Any, parameters: Parameters, seed: int) -> dict[str, Any]:
    """Return the findings at some parameters, and the shares of calls that agree."""
    asked: dict[str, Any] = {
        "reference": task.reference,
        "parameters": parameters,
        "reference_args": task.rest(parameters),
        "seed": seed,
        "budget": f"{task.steps}steps",
    }
    try:
        report = conform(made, **asked, call_limit=CALL_LIMIT)
    except ConformanceError as error:
        return {
            "verdict": "differs",
            "meaning": one_line(error),
            "complete": False,
            "findings": [finding("exception", one_line(error))],
            "shares": Shares().to_dict(),
        }
    findings = [one.to_dict() for one in report.findings]
    findings += _spaces(task, made, parameters)
    shares = Shares()
    spec = CheckSpec(target=made, **asked | {"budget": f"{MOST_STEPS}steps"})
    with contextlib.suppress(FailedError, ConformanceError):
        session, _ = prepare(spec, Journal(None))
        with session.guard.watchdog.on_duty():
            comparer = session.comparer(session.base)
            shares = measure(session, comparer, task.share_steps)
            if not findings and shares.first is not None:  # which the check has overlooked
                findings.append(shares.first)
            findings += [] if findings else compare_any_actions(task, comparer, parameters, seed)
    return {
        "verdict": report.verdict,
        "meaning": report.meaning,
        "complete": report.coverage.complete,
        "findings": findings,
        "shares": shares.to_dict(),
    }


def _spaces(task: Task, made: Any, parameters: Parameters) -> list[dict[str, Any]]:
    """Where the spaces are not those of the task."""
    right, findings = task.make(parameters), []
    try:
        env = made(**parameters)
    except Exception:  # noqa: BLE001 - which the check has told
        return []
    for name in ("action_space", "observation_space"):
        wanted, got = getattr(right, name), getattr(env, name, None)
        if not same_space(wanted, got):
            dtype = getattr(got, "dtype", None)
            story = f"The {name} is {one_line(got)} of dtype {dtype}, and not {wanted} of dtype "
            findings.append(finding("space", f"{story}{wanted.dtype}."))
    return findings


def same_space(wanted: spaces.Space[Any], got: Any) -> bool:
    """Return whether a space equals another one, the dtypes included."""
    if isinstance(wanted, spaces.Dict):
        return (
            isinstance(got, spaces.Dict)
            and {*wanted} == {*got}
            and all(same_space(wanted[key], got[key]) for key in wanted)
        )
    try:
        return bool(isinstance(got, type(wanted)) and wanted == got and wanted.dtype == got.dtype)
    except Exception:  # noqa: BLE001 - the space is the code's
        return False


def compare_any_actions(
    task: Task, comparer: Comparer, parameters: Parameters, seed: int
) -> list[dict[str, Any]]:
    """Play random actions of a continuous space on both sides, where nothing is random; the first
    difference, if any, as a finding."""
    right = task.make(parameters)
    if isinstance(right.action_space, spaces.Discrete) or not comparer.model.deterministic:
        return []
    right.action_space.seed(seed)
    for _ in range(EPISODES):
        right.reset(seed=seed)
        try:
            comparer.target_env.reset(seed)
            for step in range(1, LONGEST + 1):
                action = right.action_space.sample()
                observation, reward, terminated, truncated, _ = right.step(action)
                seen = comparer.target_env.step(action.copy())
                for kind, wanted, got in (
                    ("terminated", terminated, seen.terminated),
                    ("truncated", truncated, seen.truncated),
                    ("reward", reward, seen.reward),
                    ("observation", observation, seen.observation),
                ):
                    if not _same(comparer, kind, wanted, got):
                        story = (
                            f"{kind}: in step {step} of random actions, {plain(action)}, it is "
                            f"{plain(got)}, and not {plain(wanted)}"
                        )
                        return [{"class": kind, "story": story, "step": step}]
                if terminated or truncated:
                    break
        except Trouble as trouble:
            return [{"class": trouble.kind, "story": str(trouble)}]
    return []


def _same(comparer: Comparer, kind: str, wanted: Any, got: Any) -> bool:
    if kind == "reward":
        return bool(abs(wanted - got) <= comparer.model.reward_tolerance)
    if kind != "observation":
        return bool(wanted == got)
    try:
        return comparer.translator.read(wanted) == comparer.translator.read(got)
    except ObservationError:
        return False


def main() -> None:
    """Answer the request that is read from standard input, on standard output."""
    answer = judge(json.loads(sys.stdin.buffer.read()))
    sys.stdout.write(json.dumps(answer))


if __name__ == "__main__":
    main()
