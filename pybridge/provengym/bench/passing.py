"""Pass rates of samples: pass@k."""

from __future__ import annotations

import math
from collections import Counter
from typing import TYPE_CHECKING, Any

from provengym import _validation

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

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
    for score in scores:
        of_task.setdefault(score["task"], []).append(score)
    rows = {}
    for name, samples in sorted(of_task.items()):
        many = len(samples)
        passing = sum(score["verdict"] in PASSES for score in samples)
        rows[name] = {
            "samples": many,
            "verdicts": dict(sorted(Counter(score["verdict"] for score in samples).items())),
            "score": sum(score["score"] for score in samples) / many,
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
