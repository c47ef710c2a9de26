"""The ranks of MPI as an executor."""

from __future__ import annotations

from concurrent.futures import Executor

from provengym.campaigns.executors import library
from provengym.campaigns.performing import CampaignError

_HOW = "mpirun -n N python -m mpi4py.futures -m provengym campaign ..., with N of at least 2"


def connected(_: str = "") -> Executor:
    """All ranks but the first.

    Raises:
        CampaignError: mpi4py is not installed, or this was started in another way.
    """
    mpi = library("mpi4py.MPI", "mpi4py", "mpi")
    futures = library("mpi4py.futures", "mpi4py", "mpi")
    core = library("mpi4py.futures._core", "mpi4py", "mpi")
    if mpi.COMM_WORLD.Get_size() < 2 or core.SharedPool is None:
        raise CampaignError(f"the executor mpi needs ranks that wait for jobs: {_HOW}")
    ranks: Executor = futures.MPIPoolExecutor()
    return ranks
