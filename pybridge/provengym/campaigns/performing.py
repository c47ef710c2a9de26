"""How a worker does a job: in a process of its own, which is ended when it takes too long."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Mapping
from typing import IO, Any

from provengym.campaigns.rows import unanswered
from provengym.targets.isolation import how_ended
from provengym.targets.orphans import tied_to

_WORK = "provengym.campaigns.work"
_running: dict[subprocess.Popen[bytes], str] = {}
"""The processes of this one's threads, and the campaigns that they belong to."""
_lock = threading.Lock()


class CampaignError(RuntimeError):
    """A campaign cannot go on; what it has found so far is kept."""


def perform(job: Mapping[str, Any], limit: float, version: str, campaign: str) -> dict[str, Any]:
    """What came of a job, beside ``"run"``, which tells how that was found.

    Args:
        job: As `Job.to_dict` has it.
        limit: The seconds that it may take.
        version: That of this package which the campaign has.
        campaign: Of which it is, for `end_running`.

    Raises:
        CampaignError: The package has another version here.
        OSError: No process can be started.
    """
    began = time.monotonic()
    with tempfile.TemporaryFile() as answer:
        process = _started(job["seed"], answer)
        with _lock:
            _running[process] = campaign
        try:
            found = _answered(process, job, limit, version, answer)
        finally:
            end(process)
            with _lock:
                del _running[process]
    worker = {"host": socket.gethostname(), "pid": process.pid}
    return {**found, "run": {"seconds": round(time.monotonic() - began, 3), **worker}}


def end_running(campaign: str) -> None:
    """End the jobs of a campaign that threads of this process wait for."""
    with _lock:
        for process, owner in _running.items():
            if owner == campaign:
                end(process)


def end(process: subprocess.Popen[bytes]) -> None:
    """End a process and those that it started."""
    if process.returncode is None:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)


def _started(seed: int, answer: IO[bytes]) -> subprocess.Popen[bytes]:
    # What depends on the order of a set is the same whenever and wherever the job is done.
    environment = {**os.environ, "PYTHONHASHSEED": str(seed % 2**32)}
    return subprocess.Popen(
        [sys.executable, "-m", _WORK],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env=environment,
        pass_fds=[answer.fileno()],
        start_new_session=True,
        preexec_fn=tied_to(os.getpid()),
    )


def _answered(
    process: subprocess.Popen[bytes],
    job: Mapping[str, Any],
    limit: float,
    version: str,
    answer: IO[bytes],
) -> dict[str, Any]:
    request = {"job": job, "version": version, "answer": answer.fileno()}
    try:
        process.communicate(json.dumps(request).encode(), limit)
    except subprocess.TimeoutExpired:
        end(process)
        process.wait()
        return unanswered("timeout", f"The job did not end in {limit:g} seconds.")
    answer.seek(0)
    try:
        found: dict[str, Any] = json.loads(answer.read())
    except ValueError:  # it did not come to its end
        return unanswered("died", f"Its process was ended: {how_ended(process.returncode)}.")
    here = found.pop("version")
    if here != version:
        raise CampaignError(
            f"the worker on {socket.gethostname()} has provengym {here}, and the campaign {version}"
        )
    return found
