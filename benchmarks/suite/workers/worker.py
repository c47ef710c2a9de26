"""The loop of every process of the suite: it reads requests from standard input and answers them.

A request is a line of JSON, `{"case": name, "seconds": s}`; the answer a line with "steps" and
"seconds", or with "absent" and the reason.  The process lives as long as the suite, so imports and
compilation are not measured.  This file needs the standard library only: it runs in the virtual
environment of each peer.
"""

from __future__ import annotations

import json
import os
import sys
import time
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    Measure = Callable[[float], tuple[int, float]]  # seconds given: steps taken, seconds taken
    Make = Callable[[], Measure]


def calling(call: Callable[[], object], steps: int) -> Measure:
    """Return a function that measures calls that take so many steps each."""

    def measure(seconds: float) -> tuple[int, float]:
        start, calls, batch = time.perf_counter(), 0, 1
        while (elapsed := time.perf_counter() - start) < seconds:
            for _ in range(batch):
                call()
            calls += batch
            if time.perf_counter() - start < seconds / 50:
                batch *= 2
        return calls * steps, elapsed

    return measure


def absent(error: Exception) -> str:
    """Why a case could not be made, in one line."""
    return f"{type(error).__name__}: {error}".splitlines()[0][:200]


def serve(cases: dict[str, Make], versions: dict[str, str]) -> None:
    """Answer requests until the input ends.  The last case is kept, with its memory."""
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # what a peer prints is no answer
    kept: tuple[str, Measure] | None = None
    print(json.dumps({"versions": versions}), file=answers, flush=True)
    for line in sys.stdin:
        request: dict[str, Any] = json.loads(line)
        name, seconds = request["case"], request["seconds"]
        answer: dict[str, Any]
        try:
            if kept is None or kept[0] != name:
                kept = None
                kept = (name, cases[name]())
                kept[1](seconds / 5)  # warms up
            steps, taken = kept[1](seconds)
            answer = {"steps": steps, "seconds": taken}
        except Exception as error:  # noqa: BLE001 - whatever a peer raises is the answer
            kept, answer = None, {"absent": absent(error)}
        print(json.dumps(answer), file=answers, flush=True)
