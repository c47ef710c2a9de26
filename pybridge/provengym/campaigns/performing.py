"""Do a job in a process of its own, which is ended when it takes too long."""

from __future__ import annotations

import json
import os
import socket
import tempfile
import threading
import time
from collections.abc import Mapping
from typing import IO, Any

from provengym.campaigns.processes import JobProcess, started
from provengym.campaigns.rows import unanswered

_running: dict[JobProcess, str] = {}
"""The processes of this one's threads, and the campaigns that they belong to."""
_lock = threading.Lock()


class CampaignError(RuntimeError):
    """A campaign cannot go on; what it has found so far is kept."""


class WorkerLostError(RuntimeError):
    """A worker of an executor is gone; the message names it."""


def perform(job: Mapping[str, Any], limit: float, version: str, campaign: str) -> dict[str, Any]:
    """Do a job, and return its row; ``"run"`` tells which process did it, and in what time.

    Args:
        job: As `Job.to_dict` has it.
        limit: The seconds that it may take.
        version: That of this package which the campaign has.
        campaign: Of which it is, for `end_running`.

    Raises:
        CampaignError: The package has another version here.
        OSError: No process can be started.
    """
    request = json.dumps({"job": job, "version": version}).encode() + b"\n"
    with _scratch() as file:
        file.write(request)
        file.flush()
        process = started(file.fileno())
        began = time.monotonic()
        with _lock:
            _running[process] = campaign
        try:
            how = process.wait(limit)
            file.seek(len(request))
            found = _answered(file.read(), how, version)
        except TimeoutError:
            found = unanswered("timeout", f"The job did not end in {limit:g} seconds.")
        finally:
            with _lock:
                del _running[process]
            process.close()
    worker = {"host": socket.gethostname(), "pid": process.pid}
    return {**found, "run": {"seconds": round(time.monotonic() - began, 3), **worker}}


def end_running(campaign: str) -> None:
    """End the jobs of a campaign that threads of this process wait for."""
    with _lock:
        for process, owner in _running.items():
            if owner == campaign:
                process.end()


def _scratch() -> IO[bytes]:
    """A file without a name; in memory where there are such, for a disk may be full."""
    if hasattr(os, "memfd_create"):
        return os.fdopen(os.memfd_create("job"), "w+b")
    return tempfile.TemporaryFile()


def _answered(answer: bytes, how: str, version: str) -> dict[str, Any]:
    try:
        found: dict[str, Any] = json.loads(answer)
    except ValueError:  # it did not come to its end
        return unanswered("died", f"Its process was ended: {how}.")
    here = found.pop("version")
    if here != version:
        raise CampaignError(
            f"the worker on {socket.gethostname()} has provengym {here}, and the campaign {version}"
        )
    return found
