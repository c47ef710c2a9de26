"""A cluster of Ray as an executor."""

from __future__ import annotations

import contextlib
import logging
import os
import socket
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

from provengym.campaigns.executors import Cluster, check_answers, library
from provengym.campaigns.performing import CampaignError, WorkerLostError
from provengym.data.errors import one_line
from provengym.processes.machine import processors

_AT_A_TIME = 256


def connected(address: str) -> Cluster:
    """The cluster that has an address; without one, a cluster on this machine.  One to which this
    process is connected already is used as it is.

    Raises:
        CampaignError: Ray is not installed, or nobody answers.
    """
    ray = library("ray", "ray", "ray")
    is_ours = not ray.is_initialized()
    if is_ours:
        if address and address != "auto":
            check_answers(f"ray:{address}", address)
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        options = (
            {"address": address}
            if address
            else {"address": "local", "num_cpus": processors(), "include_dashboard": False}
        )
        try:
            ray.init(**options, log_to_driver=False, logging_level=logging.ERROR)
        except (OSError, RuntimeError, ValueError) as error:
            raise CampaignError(f"ray:{address}: {one_line(error)}") from error
    return _Ray(ray, is_ours=is_ours)


class _Ray(Cluster):
    """A thread for each task, which Ray does not do again by itself."""

    def __init__(self, ray: Any, *, is_ours: bool) -> None:
        self._threads = ThreadPoolExecutor(_AT_A_TIME)
        self._ray, self._is_ours = ray, is_ours
        self._task = ray.remote(num_cpus=1, max_retries=0)(_named)
        self._tasks: set[Any] = set()
        self._lock = threading.Lock()
        self._is_over = False

    def submit(self, function: Callable[..., Any], /, *given: Any, **named: Any) -> Future[Any]:
        return self._threads.submit(self._done, function, given, named)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """End what is still done, too."""
        self.end_running("")
        self._threads.shutdown(wait, cancel_futures=cancel_futures)
        if self._is_ours:
            self._ray.shutdown()

    def end_running(self, campaign: str) -> None:
        with self._lock:
            self._is_over = True
            for task in self._tasks:
                with contextlib.suppress(Exception):  # of a cluster that is gone
                    self._ray.cancel(task, force=True)

    def _done(self, function: Callable[..., Any], given: tuple[Any, ...], named: Any) -> Any:
        with self._lock:
            if self._is_over:
                raise CampaignError("the executor was shut down")
            task = self._task.remote(function, given, named)
            self._tasks.add(task)
        who = "of Ray"
        try:
            who = f"{self._ray.get(next(task))} of Ray"
            return self._ray.get(next(task))
        except self._ray.exceptions.RayTaskError as error:
            raise error.cause from error
        except self._ray.exceptions.RayError as error:
            raise WorkerLostError(f"{who}: {type(error).__name__}") from error
        finally:
            with self._lock:
                self._tasks.discard(task)


def _named(function: Callable[..., Any], given: tuple[Any, ...], named: Any) -> Iterator[Any]:
    """Yield the name of this worker of Ray, and then the result of the function."""
    yield f"{os.getpid()} on {socket.gethostname()}"
    yield function(*given, **named)
