"""The jobs of a campaign, and the tables that they are written as."""

from __future__ import annotations

import hashlib
import itertools
import json
import math
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from provengym._validation import integer, shown
from provengym.bench import tasks
from provengym.data import reading
from provengym.data.arguments import AUDIT, CONFORM
from provengym.data.errors import ConformanceError, brief
from provengym.data.spec import LARGEST_SEED, budget_of
from provengym.targets.consent import ConsentError, refusal

if TYPE_CHECKING:
    import os

BUDGET = "100000steps"
LIMIT = "1h"
_MOST_SEEDS = 1_000_000
_MOST_JOBS = 1_000_000
"""Of a campaign: what it may take to know them all."""
_OF_ALL = ("kind", "targets", "seeds", "seed", "limit")
_OF_EXPLORERS = ("parameters", "matrix")
_SAID_ABOVE = ("parameters", "seed")
KINDS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "conform": tuple(name for name in CONFORM if name not in _SAID_ABOVE),
        "audit": tuple(name for name in AUDIT if name not in _SAID_ABOVE),
        "bench": ("task",),
        "evaluate": ("policy", "discount", "T", "n", "level"),
    }
)
"""The kinds of jobs, each with the arguments that its function takes besides the target."""


@dataclass(frozen=True, kw_only=True)
class Job:
    """One call of `conform`, `audit`, `evaluate` or the scorer of EnvBench, with values of JSON."""

    kind: str
    target: str
    """The target of a check, as a text; the file that is scored."""
    parameters: Mapping[str, Any]
    arguments: Mapping[str, Any]
    """The other arguments of the function."""
    index: int
    """Which of its seeds."""
    base: int
    """The seed of the campaign, of which that of the job comes."""
    limit: float
    """Seconds after which the job is ended."""
    digests: Mapping[str, str]
    """SHA-256 of the files that it names: with another content it is another job."""

    @cached_property
    def id(self) -> str:
        """The identity of the job: a digest of all that tells it from others."""
        return hashlib.sha256(_canonical(self._identity())).hexdigest()[:16]

    @cached_property
    def seed(self) -> int:
        """The seed that the function gets, which depends on what the job is and on nothing else."""
        found = hashlib.sha256(b"seed" + _canonical(self._identity())).digest()
        return int.from_bytes(found[:8], "big") & LARGEST_SEED

    def to_dict(self) -> dict[str, Any]:
        """The job as JSON values."""
        return {
            "job": self.id,
            "kind": self.kind,
            "target": self.target,
            "parameters": dict(self.parameters),
            "arguments": dict(self.arguments),
            "index": self.index,
            "seed": self.seed,
        }

    def _identity(self) -> dict[str, Any]:
        return {
            "kind": self.kind,
            "target": self.target,
            "parameters": self.parameters,
            "arguments": self.arguments,
            "index": self.index,
            "base": self.base,
            "limit": self.limit,
            "digests": self.digests,
        }


def read_jobs(path: str | os.PathLike[str]) -> list[Job]:
    """The jobs of a TOML file: a table ``[[jobs]]`` for each matrix, as `jobs_of` takes them; the
    keys ``seed`` and ``limit`` may stand above them, for all.

    Raises:
        OSError: The file cannot be read.
        TypeError, ValueError: It says something else.
    """
    try:
        given = reading.toml_table(reading.text(path))
    except ValueError as error:  # no UTF-8, or no TOML
        raise ValueError(f"it is no TOML: {error}") from None
    common: dict[str, Any] = {key: given.pop(key) for key in ("seed", "limit") if key in given}
    tables = given.pop("jobs", None)
    if given:
        raise ValueError(_unknown("", given, ("seed", "limit", "jobs")))
    if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
        raise ValueError("jobs must be tables, each [[jobs]]")
    return jobs_of({**common, **table} for table in tables)


def jobs_of(tables: Iterable[Job | Mapping[str, Any]]) -> list[Job]:
    """The jobs of some matrices: each target with each choice of the values in ``matrix``, as often
    as ``seeds`` says.  A job stands for itself.

    Raises:
        TypeError, ValueError: A table has another key or value, or a job comes twice.

    >>> lakes = {"kind": "audit", "targets": "FrozenLake-v1", "seeds": 2}
    >>> jobs = jobs_of([{**lakes, "matrix": {"map_name": ["4x4", "8x8"]}}])
    >>> [(job.parameters["map_name"], job.index) for job in jobs]
    [('4x4', 0), ('4x4', 1), ('8x8', 0), ('8x8', 1)]
    """
    jobs: dict[str, Job] = {}
    for number, table in enumerate(tables):
        place = f"jobs[{number}]."
        for job in [table] if isinstance(table, Job) else _jobs_of(place, table):
            if job.id in jobs:
                raise ValueError(f"{place}targets: the job {job.kind} {job.target} comes twice")
            jobs[job.id] = job
            if len(jobs) > _MOST_JOBS:
                raise ValueError(f"jobs: there are more than {_MOST_JOBS:,}")
    if not jobs:
        raise ValueError("jobs: there is none")
    return list(jobs.values())


def require_consent(jobs: Iterable[Job]) -> None:
    """Refuse jobs of a file that run what nobody asked for.

    Raises:
        ConsentError: A target, a reference or a binding is refused; the message names it.
    """
    for job in jobs:
        named = {"target": None if job.kind == "bench" else job.target, **job.arguments}
        for what in ("target", "reference", "binding"):
            place = named.get(what)
            if isinstance(place, str) and (why := refusal(place)) is not None:
                raise ConsentError(f"the {what} {brief(place, 200)} {why}")


def digest_of(jobs: Iterable[Job]) -> str:
    """Return the digest that tells a campaign from others."""
    return hashlib.sha256(" ".join(job.id for job in jobs).encode()).hexdigest()


def _jobs_of(place: str, table: Mapping[str, Any]) -> Iterator[Job]:
    kind = table.get("kind")
    if not isinstance(kind, str) or kind not in KINDS:
        raise ValueError(f"{place}kind must be one of {', '.join(KINDS)}, got {shown(kind)}")
    known = (*_OF_ALL, *(() if kind == "bench" else _OF_EXPLORERS), *KINDS[kind])
    if unknown := [key for key in table if key not in known]:
        raise ValueError(_unknown(place, unknown, known))
    _check_json(place, table)
    targets = table.get("targets")
    targets = [targets] if isinstance(targets, str) else targets
    if not isinstance(targets, list) or not targets or not all(map(_is_text, targets)):
        raise ValueError(f"{place}targets must be a text or a list of texts, got {shown(targets)}")
    fixed = _table(place, "parameters", table)
    matrix = _table(place, "matrix", table)
    for name, values in matrix.items():
        if not isinstance(values, list) or not values:
            raise ValueError(f"{place}matrix.{name} must be a list of values, got {shown(values)}")
        if name in fixed:
            raise ValueError(f"{place}matrix.{name} is in parameters, too")
    arguments = {key: table[key] for key in KINDS[kind] if key in table}
    if kind == "bench":
        arguments["task"] = _task(place, table.get("task"))
    elif "budget" in KINDS[kind]:
        arguments["budget"] = _steps(place, table.get("budget", BUDGET))
    seeds = integer(f"{place}seeds", table.get("seeds", 1), 1, _MOST_SEEDS)
    many = len(targets) * seeds * math.prod(map(len, matrix.values()))
    if many > _MOST_JOBS:
        raise ValueError(f"{place}matrix: {many:,} jobs are more than {_MOST_JOBS:,}")
    base = integer(f"{place}seed", table.get("seed", 0), 0, LARGEST_SEED)
    limit = _limit(place, table.get("limit", LIMIT))
    for target in targets:
        digests = _digests([target, *filter(_is_text, arguments.values())])
        for values in itertools.product(*matrix.values()):
            parameters = {**fixed, **dict(zip(matrix, values, strict=True))}
            for index in range(seeds):
                yield Job(
                    kind=kind,
                    target=target,
                    parameters=parameters,
                    arguments=arguments,
                    index=index,
                    base=base,
                    limit=limit,
                    digests=digests,
                )


def _canonical(value: Any) -> bytes:
    return json.dumps(value, sort_keys=True, allow_nan=False).encode()


def _unknown(place: str, given: Iterable[str], known: Iterable[str]) -> str:
    return f"there is no {place}{next(iter(given))}; there is {', '.join(known)}"


def _is_text(value: object) -> bool:
    return isinstance(value, str) and bool(value)


def _check_json(place: str, table: Mapping[str, Any]) -> None:
    for key, value in table.items():
        try:
            _canonical(value)
        except (TypeError, ValueError):
            raise ValueError(f"{place}{key} must be a value of JSON, got {shown(value)}") from None


def _table(place: str, key: str, table: Mapping[str, Any]) -> dict[str, Any]:
    value = table.get(key, {})
    if not isinstance(value, dict):
        raise TypeError(f"{place}{key} must be a table, got {shown(value)}")
    return value


def _task(place: str, given: object) -> str:
    try:
        return tasks.find(given if isinstance(given, str) else "").name
    except ValueError:
        known = ", ".join(tasks.names())
        raise ValueError(f"{place}task must be one of {known}, got {shown(given)}") from None


def _steps(place: str, given: object) -> object:
    """A budget, which is counted in steps, so that the result is the same on any machine."""
    try:
        seconds, steps = budget_of(given)
    except ConformanceError:
        seconds, steps = 0.0, 0.0
    if not steps or not math.isinf(seconds):
        raise ValueError(
            f"{place}budget must be a number of steps such as '{BUDGET}', got {shown(given)}; with "
            "seconds the result would depend on the machine"
        )
    return given


def _limit(place: str, given: object) -> float:
    try:
        seconds, _ = budget_of(given)
    except ConformanceError:
        seconds = 0.0
    if not 0 < seconds < math.inf:
        raise ValueError(
            f"{place}limit must be a time above 0, in seconds or such as '10m', got {shown(given)}"
        )
    return seconds


def _digests(texts: Iterable[str]) -> dict[str, str]:
    """Of the files that texts name, as ``PATH`` or ``PATH:ATTRIBUTE``."""
    found = {}
    for text in texts:
        for name in (text, text.rpartition(":")[0]):
            try:
                if name and Path(name).is_file():
                    with reading.opened(name) as file:
                        digest = hashlib.sha256()
                        while piece := file.read(1 << 20):
                            digest.update(piece)
                    found[name] = digest.hexdigest()
            except (OSError, ValueError):  # it is no path
                continue
    return found
