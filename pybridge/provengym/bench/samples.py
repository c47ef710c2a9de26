"""Scores of many samples, several at a time, resumed where they were broken off; and pass rates."""

from __future__ import annotations

import hashlib
import math
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

from provengym import _validation
from provengym.bench.score import LIMITS, score
from provengym.data.codec import json_text

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from pathlib import Path

    from provengym.bench.answers import AnswerSample
    from provengym.processes.confined import Confinement


PASSES = ("equal", "agrees")
"""The verdicts with which a sample passes."""


def pass_at_k(samples: int, passing: int, k: int) -> float:
    """The unbiased estimate of the probability that of k samples at least one passes.

    Chen et al., *Evaluating Large Language Models Trained on Code*, 2021.

    Args:
        samples: How many there are, k or more.
        passing: How many of them pass.
        k: How many are drawn.

    >>> pass_at_k(4, 1, 2)
    0.5
    """
    _validation.integer("passing", passing, 0, samples)
    _validation.integer("k", k, 1, samples)
    return 1 - math.comb(samples - passing, k) / math.comb(samples, k)


def summary(scores: Iterable[Mapping[str, Any]], ks: Iterable[int]) -> dict[str, Any]:
    """Return the verdicts, the score and pass@k of each task, and the means over the tasks.

    Args:
        scores: As `Score.to_dict` makes them.
        ks: For which of these pass@k is told, where a task has so many samples.
    """
    ks = tuple(ks)
    of_task: dict[str, list[Mapping[str, Any]]] = {}
    for row in scores:
        of_task.setdefault(row["task"], []).append(row)
    rows = {}
    for name, samples in sorted(of_task.items()):
        many = len(samples)
        passing = sum(row["verdict"] in PASSES for row in samples)
        rows[name] = {
            "samples": many,
            "verdicts": dict(sorted(Counter(row["verdict"] for row in samples).items())),
            "score": sum(row["score"] for row in samples) / many,
            "pass@k": {str(k): pass_at_k(many, passing, k) for k in ks if k <= many},
        }
    means = {
        str(k): _mean([row["pass@k"][str(k)] for row in rows.values()])
        for k in ks
        if rows and all(str(k) in row["pass@k"] for row in rows.values())
    }
    return {
        "tasks": rows,
        "score": _mean([row["score"] for row in rows.values()]),
        "pass@k": means,
    }


def _mean(values: list[float]) -> float | None:
    return sum(values) / len(values) if values else None


Key = tuple[str, str, "str | None", "int | None"]


def key_of(value: dict[str, Any]) -> Key:
    """Return the key that tells a score of a sample from others."""
    return value["task"], value["sample"], value.get("sha256"), value.get("seed")


def key_for(sample: AnswerSample, seed: int) -> Key:
    """The key of the score that a sample is to have."""
    return sample.task.name, sample.name, _sha256(sample.code), seed


def scores_of(
    samples: Iterable[AnswerSample],
    *,
    seed: int = 0,
    jobs: int = 1,
    limits: Confinement = LIMITS,
    library: Path | None = None,
) -> Iterator[dict[str, Any]]:
    """Score samples, in their order.

    The scores are the same whatever `jobs` is.  The speed is left out.

    Args:
        samples: The samples.
        seed: As in `score`.
        jobs: How many processes there are at a time.
        limits: As in `score`.
        library: As in `score`.
    """
    with ThreadPoolExecutor(jobs) as pool:  # each thread waits for a process
        try:
            yield from pool.map(lambda sample: _scored(sample, seed, limits, library), samples)
        finally:
            pool.shutdown(cancel_futures=True)


def _scored(
    sample: AnswerSample, seed: int, limits: Confinement, library: Path | None
) -> dict[str, Any]:
    found = score(sample.task, sample.code, seed=seed, limits=limits, library=library).to_dict()
    del found["speed"]
    about = {"task": found.pop("task"), "sample": sample.name, "sha256": _sha256(sample.code)}
    return {**about, **found}


def _sha256(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()


def line_of(value: dict[str, Any]) -> str:
    """A score as a line of JSON."""
    return json_text(value) + "\n"
