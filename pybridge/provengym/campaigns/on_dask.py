"""A cluster of Dask as an executor."""

from __future__ import annotations

import contextlib
import itertools
import secrets
from collections.abc import Callable
from concurrent.futures import CancelledError, Future
from typing import Any

from provengym.campaigns.executors import (
    ANSWER_SECONDS,
    Cluster,
    check_answers,
    library,
)
from provengym.campaigns.performing import CampaignError, WorkerLostError, end_running
from provengym.data.errors import one_line
from provengym.processes.machine import processors


def connected(address: str) -> Cluster:
    """The cluster whose scheduler has an address; without one, a cluster on this machine.

    Raises:
        CampaignError: Dask is not installed, or nobody answers, or has a worker.
    """
    distributed = library("distributed", "distributed", "dask")
    cluster = None
    if address:
        check_answers(f"dask:{address}", address)
    else:
        cluster = distributed.LocalCluster(
            n_workers=processors(),
            threads_per_worker=1,
            dashboard_address=None,
            silence_logs="CRITICAL",
        )
    try:
        client = distributed.Client(
            cluster or address, timeout=ANSWER_SECONDS, set_as_default=False
        )
        try:
            client.wait_for_workers(1, timeout=ANSWER_SECONDS)
        except BaseException:
            client.close()
            raise
    except (OSError, TimeoutError) as error:
        if cluster is not None:
            cluster.close()
        raise CampaignError(f"dask:{address}: no worker: {one_line(error)}") from error
    return _Dask(client, cluster)


class _Dask(Cluster):
    """Does each job at most once, and tells whose worker was lost.

    Dask does the task of a worker that was lost again by itself.  So each tells its scheduler that
    it has begun, and one that was begun before is the loss of the worker that had it.
    """

    def __init__(self, client: Any, cluster: Any) -> None:
        self._client, self._cluster = client, cluster
        self._inner = client.get_executor(pure=False, retries=0)
        self._all = f"provengym-{secrets.token_hex(8)}"
        self._numbers = itertools.count()

    def submit(self, function: Callable[..., Any], /, *given: Any, **named: Any) -> Future[Any]:
        place = self._all, str(next(self._numbers))
        inner = self._inner.submit(_once, place, function, given, named)
        outer: Future[Any] = Future()
        outer.set_running_or_notify_cancel()
        inner.add_done_callback(lambda done: self._settle(done, outer))
        return outer

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """End what is still done, too."""
        with contextlib.suppress(Exception):  # of a cluster that is gone
            self._inner.shutdown(wait=False)
            self._client.set_metadata([self._all], {})
        self._client.close()
        if self._cluster is not None:
            self._cluster.close()

    def end_running(self, campaign: str) -> None:
        with contextlib.suppress(Exception):  # of a cluster that is gone
            self._inner.shutdown(wait=False)
            self._client.run(end_running, campaign)

    def _settle(self, done: Future[Any], outer: Future[Any]) -> None:
        try:
            outer.set_result(done.result())
        except CancelledError:
            outer.set_exception(CampaignError("the scheduler of Dask is gone, or gave a job up"))
        except Exception as error:  # noqa: BLE001 - whatever it is, it is passed on
            last = getattr(error, "last_worker", None)  # of a KilledWorker
            outer.set_exception(
                error if last is None else WorkerLostError(f"{last.address} of Dask")
            )


def _once(
    place: tuple[str, str], function: Callable[..., Any], given: tuple[Any, ...], named: Any
) -> Any:
    """Call the function on a worker of Dask; raise where a worker has begun it before."""
    distributed = library("distributed", "distributed", "dask")
    client = distributed.get_client()
    begun = client.get_metadata(list(place), None)
    if begun is not None:
        raise WorkerLostError(f"{begun} of Dask")
    client.set_metadata(list(place), distributed.get_worker().address)
    return function(*given, **named)
