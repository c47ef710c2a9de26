"""The door to campaigns: `campaign`."""

from __future__ import annotations

import os
import secrets
from collections import deque
from collections.abc import Callable, Generator, Iterable, Mapping
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from contextlib import closing, nullcontext
from importlib.metadata import version
from typing import Any

from provengym._validation import shown
from provengym.campaigns.executors import PROCESSES, Cluster, check_name, executor_of
from provengym.campaigns.folder import Folder
from provengym.campaigns.jobs import Job, digest_of, jobs_of, read_jobs, require_consent
from provengym.campaigns.performing import (
    CampaignError,
    WorkerLostError,
    end_running,
    perform,
)
from provengym.campaigns.report import CampaignReport
from provengym.campaigns.rows import RUN, Row, unanswered
from provengym.data.errors import one_line

_AT_A_TIME = 2048
"""The most jobs that an executor holds at a time."""
_ATTEMPTS = 2
_PATIENCE = 0.01
_NOT_HERE = (ImportError, AttributeError, NameError, TypeError)
"""The errors of a worker that has another `perform`, or none."""


def campaign(
    jobs: str | os.PathLike[str] | Iterable[Job | Mapping[str, Any]],
    *,
    executor: Executor | str = PROCESSES,
    output: str | os.PathLike[str] | None = None,
    progress: Callable[[Row], None] | None = None,
    run: bool = False,
) -> CampaignReport:
    """Do many independent jobs: checks by `conform`, audits, evaluations, and scores of EnvBench.

    Each job is done in a process of its own, with a seed that comes of the job alone and a budget
    that is counted in steps.  So the result is the same whatever the executor, the number of
    workers and the order; what differs, such as times, is in the field ``"run"`` of each row.

    A job whose process or worker dies is done once more; when that dies, too, its verdict is
    ``"died"``.  One that does not end within its limit has the verdict ``"timeout"``, and one that
    raises ``"error"``.

    Args:
        jobs: The path of a TOML file, tables of such a file (see docs/scale.md), or what `jobs_of`
            makes of them.
        executor: Any `concurrent.futures.Executor`, or a text: ``"processes"``,
            ``"processes:8"``, ``"dask"``, ``"dask:ADDRESS"``, ``"mpi"``, ``"ray"`` or
            ``"ray:ADDRESS"``.
        output: A folder, made if there is none, for ``results.jsonl``, to which each result is
            added when it comes, and at the end ``results.json``, ``report.html`` and, where
            pyarrow is installed, ``results.parquet``.  The jobs whose results it has are not done
            again, so that a campaign which was broken off goes on.
        progress: Called with the row of each job, first of those that were done before.
        run: Whether to run whatever a file names, commands too.  Otherwise a file may name classes
            and functions of Python files in the current folder, and environments of this package
            and of Gymnasium; tables may name anything.

    Returns:
        The report, true when every job passed.

    Raises:
        CampaignError: The folder is of another campaign or version, or cannot be used; a worker
            has another version of this package; or the executor needs what is not installed, does
            not answer, or does no work any more.
        ConsentError: The file names what is not run without being asked for.
        OSError: The file cannot be read.
        TypeError, ValueError: An argument is refused.

    >>> from provengym import campaign
    >>> lake = {"kind": "audit", "targets": "FrozenLake-v1", "budget": "5000steps"}
    >>> report = campaign([{**lake, "matrix": {"is_slippery": [True, False]}}])
    >>> [(row["parameters"], row["verdict"]) for row in report.rows]
    [({'is_slippery': True}, 'sound'), ({'is_slippery': False}, 'sound')]
    """
    if not isinstance(executor, (str, Executor)):
        raise TypeError(
            f"executor must be a text or a concurrent.futures.Executor, got {shown(executor)}"
        )
    if isinstance(executor, str):
        check_name(executor)
    if isinstance(jobs, (str, os.PathLike)):
        every = read_jobs(jobs)
        if not run:
            require_consent(every)
    else:
        every = jobs_of(jobs)
    by_id = {job.id: job for job in every}
    tell = progress or (lambda _: None)
    here, digest = version("provengym"), digest_of(every)
    pool = executor_of(executor) if isinstance(executor, str) else executor
    try:
        with nullcontext() if output is None else Folder(output, digest, here, by_id) as folder:
            rows: dict[str, Row] = {} if folder is None else dict(folder.rows)
            for row in rows.values():
                tell(row)
            left = [job for job in every if job.id not in rows]
            with closing(_done(left, pool, here, is_ours=pool is not executor)) as done:
                for row in done:
                    if folder is not None:
                        folder.add(row)
                    rows[row["job"]] = row
                    tell(row)
            report = CampaignReport(
                version=here, digest=digest, rows=tuple(rows[job.id] for job in every)
            )
            return report if folder is None else report.kept(folder)
    finally:
        if pool is not executor:
            pool.shutdown(cancel_futures=True)


def _done(
    jobs: Iterable[Job], pool: Executor, here: str, *, is_ours: bool
) -> Generator[Row, None, None]:
    """The rows of jobs, as they come."""
    owner = secrets.token_hex(8)
    waiting: deque[tuple[Job, tuple[str, ...]]] = deque((job, ()) for job in jobs)
    running: dict[Future[Row], tuple[Job, tuple[str, ...]]] = {}
    try:
        while waiting or running:
            while waiting and len(running) < _AT_A_TIME:
                job, died = waiting.popleft()
                running[_submitted(pool, job, here, owner)] = job, died
            finished, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in finished:
                job, died = running.pop(future)
                found, how = _found(future)
                died += (how,) * bool(how)
                if how and len(died) < _ATTEMPTS:
                    waiting.append((job, died))
                    continue
                found[RUN] |= {"attempts": len(died) + (not how), "died": list(died)}
                yield {**job.to_dict(), **found}
    finally:
        _abandon(running, owner, pool, is_ours=is_ours)


def _submitted(pool: Executor, job: Job, here: str, owner: str) -> Future[Row]:
    try:
        return pool.submit(perform, job.to_dict(), job.limit, here, owner)
    except RuntimeError as error:  # such as BrokenProcessPool
        raise CampaignError(f"the executor takes no more jobs: {one_line(error)}") from error


def _found(future: Future[Row]) -> tuple[Row, str]:
    """Return the row of a job, and the process or worker that died of it, "" if none did."""
    try:
        found = future.result()
    except CampaignError:
        raise
    except _NOT_HERE as error:
        told = one_line(f"{type(error).__name__}: {error}")
        raise CampaignError(f"a worker cannot do jobs of this version: {told}") from error
    except Exception as error:  # noqa: BLE001 - each executor has errors of its own
        told = f"a worker: {one_line(f'{type(error).__name__}: {error}')}"
        if isinstance(error, WorkerLostError):
            told = f"the worker {one_line(error)}"
        none = {"seconds": None, "host": None, "pid": None}
        return {**unanswered("died", "Its worker was lost."), RUN: none}, told
    if found["verdict"] != "died":
        return found, ""
    run = found[RUN]
    return found, f"the process {run['pid']} on {run['host']}: {found['message']}"


def _abandon(running: Iterable[Future[Row]], owner: str, pool: Executor, *, is_ours: bool) -> None:
    """Let nothing go on that nobody waits for any more.

    Nobody can end what another executor does elsewhere; that ends within its limit.
    """
    end = pool.end_running if isinstance(pool, Cluster) else end_running
    left = {future for future in running if not future.cancel()}
    while left:
        end(owner)  # those, too, that were about to begin
        if not is_ours:
            return
        _, left = wait(left, _PATIENCE)
