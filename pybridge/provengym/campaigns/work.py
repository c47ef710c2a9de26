"""The work of each kind of job, and a process that does one: ``python -m`` this module.

A file whose number is the first argument has a JSON object on its first line, the job and the
version of this package; the answer, which is a JSON object, too, is written behind it.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Mapping
from dataclasses import asdict
from importlib.metadata import version
from pathlib import Path
from types import MappingProxyType
from typing import Any

import numpy as np

from provengym.auditing.api import audit
from provengym.bench import tasks
from provengym.bench.answers import code_of
from provengym.bench.score import score
from provengym.campaigns.rows import FAILED, PASSED, UNDECIDED, unanswered
from provengym.conformance import conform
from provengym.data.arrays import load
from provengym.data.codec import plain, tuples_again
from provengym.data.errors import one_line
from provengym.envs.registry import find
from provengym.vector.estimating import estimate

_OUTCOMES = {
    "differs": FAILED,
    "defect": FAILED,
    "fails": FAILED,
    "sound": PASSED,
    "equal": PASSED,
    "agrees": PASSED,
    "clean": PASSED,
}
_TABLES = ("target_args", "reference_args")
_HERE = version("provengym")


def work(job: Mapping[str, Any]) -> dict[str, Any]:
    """Do a job, and return its row.  An exception is an answer, too: the verdict ``"error"``."""
    try:
        return _WORK[job["kind"]](job)
    except Exception as error:  # noqa: BLE001 - whatever it is, it is a row of the table
        told = str(error) if isinstance(error, (ValueError, OSError)) else repr(error)
        return unanswered("error", one_line(told, 1_000))


def _conform(job: Mapping[str, Any]) -> dict[str, Any]:
    report = conform(
        job["target"],
        parameters=tuples_again(job["parameters"]),
        seed=job["seed"],
        isolated=True,
        **_arguments(job),
    )
    outcome = UNDECIDED if report.falls_short else _OUTCOMES.get(report.verdict, UNDECIDED)
    return _row(report.to_dict(), outcome, report.meaning)


def _audit(job: Mapping[str, Any]) -> dict[str, Any]:
    report = audit(
        job["target"],
        parameters=tuples_again(job["parameters"]),
        seed=job["seed"],
        **_arguments(job),
    )
    return _row(report.to_dict(), _OUTCOMES.get(report.verdict, UNDECIDED), report.meaning)


def _bench(job: Mapping[str, Any]) -> dict[str, Any]:
    code = code_of(Path(job["target"]).read_text(encoding="utf-8"))
    scored = score(tasks.find(job["arguments"]["task"]), code, seed=job["seed"])
    report = scored.to_dict()
    del report["speed"]
    outcome = _OUTCOMES.get(scored.verdict, UNDECIDED)
    return _row(report, outcome, f"The score is {scored.score:.4f}.")


def _evaluate(job: Mapping[str, Any]) -> dict[str, Any]:
    given = dict(job["arguments"])
    policy = load(given.pop("policy"))
    entry = find(job["target"])
    found = estimate(
        job["target"] if entry is None else entry.id,
        policy,
        seed=job["seed"],
        **given,
        **tuples_again(job["parameters"]),
    )
    report = {"verdict": "estimated", **plain(asdict(found)), "findings": []}
    told = f"The value is between {found.low:.6g} and {found.high:.6g} ({found.level:.4g})."
    return _row(report, PASSED, told)


_WORK: Mapping[str, Callable[[Mapping[str, Any]], dict[str, Any]]] = MappingProxyType(
    {"conform": _conform, "audit": _audit, "bench": _bench, "evaluate": _evaluate}
)


def _arguments(job: Mapping[str, Any]) -> dict[str, Any]:
    given = job["arguments"]
    return {**given, **{name: tuples_again(given[name]) for name in _TABLES if name in given}}


def _row(report: dict[str, Any], outcome: str, message: str) -> dict[str, Any]:
    found = [one for one in report["findings"] if one.get("severity", "defect") == "defect"]
    return {
        "verdict": report["verdict"],
        "outcome": outcome,
        "classes": list(dict.fromkeys(one["class"] for one in found)),
        "message": message,
        "report": report,
    }


def answer(file: int) -> None:
    """Do the job that stands in a file, in a process that does nothing else."""
    with os.fdopen(file, "r+b") as both:
        both.seek(0)
        request = json.loads(both.readline())
        found: dict[str, Any] = {"version": _HERE}
        if request["version"] == _HERE:
            seed = request["job"]["seed"] % 2**32
            np.random.seed(seed)  # noqa: NPY002 - else all forks would draw the same from it
            found |= work(request["job"])
        both.seek(0, os.SEEK_END)
        both.write(json.dumps(found, allow_nan=False).encode())


def main() -> None:
    """Do the job of the file."""
    answer(int(sys.argv[1]))


if __name__ == "__main__":
    main()
    os._exit(0)  # and wait for no thread of the target
