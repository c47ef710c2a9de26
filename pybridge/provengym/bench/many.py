"""Scores of many samples, several at a time, which go on where they were broken off."""

from __future__ import annotations

import hashlib
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

from provengym.bench.score import LIMITS, score
from provengym.data.codec import json_text

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from provengym.bench.answers import AnswerSample
    from provengym.processes.confined import Confinement


Key = tuple[str, str, "str | None", "int | None"]


def key_of(value: dict[str, Any]) -> Key:
    """Return the key that tells a score of a sample from others."""
    return value["task"], value["sample"], value.get("sha256"), value.get("seed")


def key_for(sample: AnswerSample, seed: int) -> Key:
    """The key of the score that a sample is to have."""
    return sample.task.name, sample.name, _sha256(sample.code), seed


def scores_of(
    samples: Iterable[AnswerSample], *, seed: int = 0, jobs: int = 1, limits: Confinement = LIMITS
) -> Iterator[dict[str, Any]]:
    """Score samples, in their order.

    The scores are the same whatever `jobs` is.  The speed is left out.

    Args:
        samples: The samples.
        seed: As in `score`.
        jobs: How many processes there are at a time.
        limits: As in `score`.
    """
    with ThreadPoolExecutor(jobs) as pool:  # each thread waits for a process
        try:
            yield from pool.map(lambda sample: _scored(sample, seed, limits), samples)
        finally:
            pool.shutdown(cancel_futures=True)


def _scored(sample: AnswerSample, seed: int, limits: Confinement) -> dict[str, Any]:
    found = score(sample.task, sample.code, seed=seed, limits=limits).to_dict()
    del found["speed"]
    about = {"task": found.pop("task"), "sample": sample.name, "sha256": _sha256(sample.code)}
    return {**about, **found}


def _sha256(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()


def line_of(value: dict[str, Any]) -> str:
    """A score as a line of JSON."""
    return json_text(value) + "\n"
