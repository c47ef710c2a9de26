"""The executors of jobs, by their names."""

from __future__ import annotations

import abc
import importlib
import re
import socket
from concurrent.futures import Executor, ThreadPoolExecutor
from typing import Any
from urllib.parse import urlsplit

from provengym._validation import shown
from provengym.campaigns.performing import CampaignError
from provengym.data.extras import missing
from provengym.processes.machine import processors

PROCESSES = "processes"
ANSWER_SECONDS = 10.0
"""The seconds that a cluster may take to answer."""
_CLUSTERS = {"dask": "on_dask", "mpi": "on_mpi", "ray": "on_ray"}
_FORM = re.compile(r"(processes)(?::(\d{1,6}))?|(dask|ray)(?::(\S+))?|(mpi)")
_MOST = 1024


class Cluster(Executor):
    """Workers elsewhere."""

    @abc.abstractmethod
    def end_running(self, campaign: str) -> None:
        """End the jobs of a campaign, and take no more; may be called again."""


def check_name(text: str) -> None:
    """See that a text names an executor.

    Raises:
        ValueError: It does not.
    """
    _named(text)


def executor_of(text: str) -> Executor:
    """The executor of a name, which is the caller's to shut down.

    Raises:
        CampaignError: What it needs is not installed, or does not answer.
        ValueError: There is no such name.
    """
    kind, rest = _named(text)
    if kind == PROCESSES:  # each thread waits for the process of a job
        return ThreadPoolExecutor(int(rest) if rest else min(processors(), _MOST))
    made: Executor = importlib.import_module(f"provengym.campaigns.{_CLUSTERS[kind]}").connected(
        rest
    )
    return made


def library(name: str, package: str, extra: str) -> Any:
    """A module of an optional package.

    Raises:
        CampaignError: It is not installed.
    """
    try:
        return importlib.import_module(name)
    except ImportError as error:
        raise CampaignError(
            missing(f"the executor {extra}", f"the package {package}", extra)
        ) from error


def check_answers(text: str, address: str) -> None:
    """See that somebody listens at ``HOST:PORT`` or ``PROTOCOL://HOST:PORT``.

    Raises:
        CampaignError: Nobody does.
    """
    try:
        found = urlsplit(address if "://" in address else f"//{address}")
        where = found.hostname or "", found.port or 0
    except ValueError:
        where = "", 0
    if not all(where):
        raise CampaignError(f"{text}: the address must be HOST:PORT, got {shown(address)}")
    try:
        socket.create_connection(where, ANSWER_SECONDS).close()
    except OSError as error:
        told = error.strerror or str(error)
        raise CampaignError(f"{text}: the address does not answer: {told}") from None


def _named(text: str) -> tuple[str, str]:
    found = _FORM.fullmatch(text)
    kind, rest = "", ""
    if found is not None:
        kind, rest = found[1] or found[3] or found[5], found[2] or found[4] or ""
    if not kind or (kind == PROCESSES and rest and not 1 <= int(rest) <= _MOST):
        raise ValueError(
            f"executor must be '{PROCESSES}', '{PROCESSES}:N' with N from 1 to {_MOST}, 'dask', "
            "'dask:ADDRESS', 'mpi', 'ray' or 'ray:ADDRESS', or in Python any "
            f"concurrent.futures.Executor, got {shown(text)}"
        )
    return kind, rest
