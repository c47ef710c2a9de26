"""The process in which an environment that somebody else wrote is held against the reference.

It is started by `score`, confined, with the code in the file `submission.py`.
"""

from __future__ import annotations

import ast
import contextlib
import importlib.util
import sys
import time
import traceback
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gymnasium import spaces

from provengym.bench.any_actions import compare_any_actions
from provengym.bench.shares import Shares, measure
from provengym.bench.tasks import task_of
from provengym.conformance import conform
from provengym.conformance.journal import Journal
from provengym.conformance.run import prepare
from provengym.conformance.session import FailedError
from provengym.data.errors import ConformanceError, one_line, told
from provengym.data.spec import CheckSpec
from provengym.targets import confined

if TYPE_CHECKING:
    from provengym.bench.tasks import Parameters, Task

FILE = "submission.py"
CLASS = "Environment"
ALLOWED = ("numpy", "gymnasium")
SPEED_STEPS = 2_000
MOST_STEPS = 10**9
"""More than are compared: what is to be compared is counted in other ways."""
_LAST = ("timeout", "exit")
"""After a finding of such a class no further parameters are tried."""


def judge(request: dict[str, Any]) -> dict[str, Any]:
    """What is found about the code.

    Args:
        request: The values of the task, the seed, and whether to measure the speed.
    """
    try:
        return _judge(request)
    except Exception:  # noqa: BLE001 - an error of the scorer's, which is told as one
        return {"error": traceback.format_exc()}


def _judge(request: dict[str, Any]) -> dict[str, Any]:
    task = task_of(request["task"])
    made, findings = _loaded(Path(FILE))
    if made is None:
        return {"findings": findings, "sets": [], "speed": None}
    speed = _speed(task, made, request["seed"]) if request["speed"] else None
    return {"findings": findings, "sets": judged(task, made, request["seed"]), "speed": speed}


def judged(task: Task, made: Any, seed: int) -> list[dict[str, Any]]:
    """What is found about a class, or a function that makes environments, at each parameter set.

    Args:
        task: For which it was written.
        made: What makes an environment.
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


def _loaded(file: Path) -> tuple[Any, list[dict[str, Any]]]:
    """The class of the file, None where there is none, and what is wrong with the file."""
    findings = []
    try:
        tree = ast.parse(file.read_text(encoding="utf-8"), FILE)
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        return None, [finding("exception", f"The file is not Python: {one_line(told(error))}")]
    foreign = sorted(_imports(tree) - {*ALLOWED, *sys.stdlib_module_names})
    if foreign:
        findings.append(finding("api", f"The file imports {', '.join(foreign)}."))
        return None, findings
    specification = importlib.util.spec_from_file_location("submission", file)
    assert specification is not None
    assert specification.loader is not None
    module = importlib.util.module_from_spec(specification)
    sys.modules["submission"] = module
    try:
        specification.loader.exec_module(module)
    except BaseException as error:  # noqa: BLE001 - whatever the code raises is told of it
        kind = "exit" if isinstance(error, SystemExit) else "exception"
        findings.append(finding(kind, f"The file cannot be imported: {one_line(told(error))}"))
        return None, findings
    made = getattr(module, CLASS, None)
    if not isinstance(made, type):
        findings.append(finding("api", f"The file defines no class {CLASS}."))
        return None, findings
    return made, findings


def _imports(tree: ast.AST) -> set[str]:
    """The packages that a file imports."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add("." if node.level else (node.module or "").partition(".")[0])
    return found


def _at(task: Task, made: Any, parameters: Parameters, seed: int) -> dict[str, Any]:
    """What is found at some parameters."""
    asked: dict[str, Any] = {
        "reference": task.reference,
        "parameters": parameters,
        "reference_args": task.rest(parameters),
        "seed": seed,
        "budget": f"{task.steps}steps",
    }
    try:
        report = conform(made, **asked)
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
    """Whether a space is another one, the dtypes included."""
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


def _speed(task: Task, made: Any, seed: int) -> float | None:
    """Steps in a second, at the parameters that come first."""
    parameters = task.parameter_sets[0]
    try:
        env = made(**parameters)
        env.action_space.seed(seed)
        actions = [env.action_space.sample() for _ in range(SPEED_STEPS)]
        env.reset(seed=seed)
        begun = time.perf_counter()
        for action in actions:
            _, _, terminated, truncated, _ = env.step(action)
            if terminated or truncated:
                env.reset()
        return SPEED_STEPS / (time.perf_counter() - begun)
    except Exception:  # noqa: BLE001 - which the check has told
        return None


if __name__ == "__main__":
    confined.serve(judge)
