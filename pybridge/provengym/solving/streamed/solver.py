"""Optimal discounted values of a model whose rows are made when they are needed."""

from __future__ import annotations

import math
import os
import time
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, get_args

import numpy as np

from provengym import _validation
from provengym.data.arrays import FileArray
from provengym.envs import registry
from provengym.finite import quantities
from provengym.solving.certificates.discounted import MAX_ERROR
from provengym.solving.certificates.streamed import StreamedCertificate, in_order
from provengym.solving.certificates.values import CHUNK, KeptValues, sum_of
from provengym.solving.forms.rows import BLOCK, row_source
from provengym.solving.methods.fixed_point import VALUE_LIMIT, TooLarge, factor_for
from provengym.solving.methods.progress import reporting
from provengym.solving.objectives.discounted import worst_advice
from provengym.solving.objectives.errors import NotCertified
from provengym.solving.objectives.solution import Solved
from provengym.solving.streamed.store import Store

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

    from provengym.solving.forms.rows import RowSource
    from provengym.solving.methods.progress import Report

    Floats = NDArray[np.floating[Any]] | FileArray
    Given = NDArray[np.floating[Any]] | str | os.PathLike[str]

Storage = Literal["memory", "disk"]
STORAGES: tuple[Storage, ...] = get_args(Storage)
PATIENCE = 100
"""Sweeps after which those that bring nothing new are the last."""


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class StreamedSolution(Solved):
    """Optimal values and an optimal policy of a model that is not in memory, as far as the
    certificate says."""

    source: RowSource
    """The model."""
    residual: float
    """No exact backup differs by more from the value of its state: the certificate's error."""
    iterations: int
    """Sweeps of value iteration."""
    certificate: StreamedCertificate
    seconds: float
    """The time that this call took."""
    method: str
    """The method that found the values: "value_iteration", or "given"."""

    @property
    def states(self) -> int:
        return self.source.states

    @property
    def actions(self) -> int:
        return self.source.actions

    @property
    def bound(self) -> float:
        """No value differs by more from the optimal one."""
        return self.certificate.bound

    @property
    def policy_bound(self) -> float:
        """The policy earns at most this much less than any other, from every state."""
        return self.certificate.policy_bound

    @property
    def units(self) -> NDArray[np.int64]:
        """The values times `certificate.scale`, read-only, shape (states,)."""
        return self._kept.whole[0]

    @property
    def policy(self) -> NDArray[Any]:
        """The action of each state, uint8 or uint16, read-only, shape (states,)."""
        return self._kept.whole[1]

    @property
    def values(self) -> NDArray[np.float64]:
        """The values, a new array of shape (states,)."""
        return self.units / float(self.certificate.scale)

    @property
    def _kept(self) -> KeptValues:
        values = self.certificate.values
        assert isinstance(values, KeptValues)
        return values

    def __repr__(self) -> str:
        return (
            f"StreamedSolution(states={self.states}, actions={self.actions}, "
            f"bound={self.bound:.3g}, policy_bound={self.policy_bound:.3g}, "
            f"iterations={self.iterations}, method={self.method!r}, seconds={self.seconds:.3g})"
        )


def solved(
    model: Any,
    *,
    storage: str,
    folder: str | os.PathLike[str] | None,
    discount: object,
    tol: float,
    values: Given | None,
    threads: int,
    progress: bool | Report | None,
    params: dict[str, Any],
) -> StreamedSolution:
    """`solve` with `storage`, for a tolerance and a number of threads that are valid.

    Raises:
        TypeError: An argument has a wrong type, or the discount is missing.
        ValueError: An argument is out of range, or the folder is of another question.
        NotCertified: The values could not be certified to `tol`.
        OSError: The folder cannot be used.
    """
    started = time.perf_counter()
    _validation.choice("storage", storage, STORAGES)
    if (folder is None) == (storage == "disk"):
        needed = "needed for" if folder is None else "not used by"
        raise ValueError(f"folder is {needed} storage={storage!r}")
    source = row_source(model, discount, params, threads=threads)
    if source.discount == 1:
        raise ValueError("the model's discount must be below 1 for the objective 'discounted'")
    question = {
        "states": source.states,
        "discount": str(source.discount),
        "tol": tol,
        "given": values is not None,
        "model": source.sha256,
    }
    given = None if values is None else candidate(values, source.states)
    place = None if folder is None else Path(folder)
    with (
        Store(place, question, source.states, source.actions) as store,
        reporting(progress) as report,
    ):
        solving = _Solving(source, store, tol, threads, report)
        certificate = solving.certificate(given)
        return StreamedSolution(
            source=source,
            residual=quantities.rounded_up(Fraction(certificate.error, certificate.scale)),
            iterations=store.known.get("sweeps", 0),
            certificate=certificate,
            seconds=time.perf_counter() - started,
            method="value_iteration" if values is None else "given",
        )


class _Solving:
    def __init__(
        self, source: RowSource, store: Store, tol: float, threads: int, report: Report
    ) -> None:
        self._source = source
        self._store = store
        self._tol = tol
        self._threads = threads
        self._report = report

    def certificate(self, given: Floats | None) -> StreamedCertificate:
        """The certificate that an earlier call found, if it still holds, or else a new one.

        Raises:
            NotCertified: There is none that is good enough.
        """
        found = self._store.certificate
        if found is not None and found.judged(self._source, self._threads):
            return found
        factor = self._factor(given)
        if given is not None:
            self._fill(given, factor)
        else:
            self._sweep(factor)
        error, worst = self._greedy(factor)
        bound = Fraction(error, factor * self._source.reward_scale) / (1 - self._source.discount)
        if bound > self._tol:
            advice = "ask for a larger tol" if given is None else worst_advice(worst)
            raise NotCertified(self._tol, quantities.rounded_up(bound), advice)
        return self._store.finish(self._checked(factor, error))

    @property
    def _error(self) -> Fraction:
        """The distance that a backup may have from the value of its state, in the unit of the
        rewards."""
        source = self._source
        return Fraction(self._tol) * (1 - source.discount) * source.reward_scale

    def _factor(self, given: Floats | None) -> int:
        """Return the factor that makes units of rewards; it is computed once."""
        known, source = self._store.known, self._source
        if "factor" not in known:
            least, most = _rewards(source)
            size = max(-least, most, 1)
            if given is None:
                largest = size / (1 - source.discount)
            else:
                largest = Fraction(_largest(given)) * source.reward_scale
            try:
                factor = factor_for(largest, size, self._error)
            except TooLarge:
                raise NotCertified(self._tol, None, "") from None
            self._store.note(factor=factor, least=least)
        factor = known.get("factor", self._store.known["factor"])
        if not isinstance(factor, int) or not 0 < factor < 2**62:
            raise ValueError(
                f"the folder {self._store.folder} is damaged: its factor is {factor!r}"
            )
        return factor

    def _fill(self, given: Floats, factor: int) -> None:
        """Make units of values that were given."""
        scale = float(factor * self._source.reward_scale)
        for begin, end in self._source.blocks():
            self._store.units[begin:end] = np.rint(given[begin:end].astype(np.float64) * scale)

    def _sweep(self, factor: int) -> None:
        """Value iteration in place, from a lower bound of the optimal values, in alternating
        directions: one of them may carry what is earned far."""
        store, source = self._store, self._source
        sweeps = store.known.get("sweeps", 0)
        if sweeps == 0:
            low = math.ceil(min(0, store.known["least"]) * factor / (1 - source.discount))
            for begin, end in source.blocks():
                store.units[begin:end] = low
        scale = float(factor * source.reward_scale)
        target = math.floor(self._error * factor) // 4
        smallest, since = math.inf, 0
        while True:
            change = self._one_sweep(factor, reverse=sweeps % 2 == 0)
            sweeps += 1
            store.note(sweeps=sweeps)
            self._report(sweeps, change / scale, max(target, 1) / scale)
            smallest, since = (change, 0) if change < smallest else (smallest, since + 1)
            if change <= target or since >= PATIENCE:
                return

    def _one_sweep(self, factor: int, *, reverse: bool) -> float:
        source, units = self._source, self._store.units
        every = list(source.blocks())
        change = 0.0
        for ends in reversed(every) if reverse else every:
            rows = source.rows(*ends)
            low, high = rows.window
            change = max(change, rows.table.sweep_integers(units[low:high], factor, reverse))
        return change

    def _greedy(self, factor: int) -> tuple[int, int]:
        """Make the policy that of the largest backups.

        Returns:
            The largest distance of these from the values, rounded up, and the state that has it.
        """
        source, units, policy = self._source, self._store.units, self._store.policy

        def found(ends: tuple[int, int]) -> tuple[int, int]:
            begin, end = ends
            rows = source.rows(begin, end)
            low, high = rows.window
            actions = np.empty(end - begin, np.int32)
            backups = np.empty(end - begin, np.int64)
            distance = np.zeros(end - begin, np.int64)
            for up in (False, True):
                rows.table.layer(units[low:high], factor, up, backups, actions)
                np.maximum(distance, np.abs(backups - units[begin:end]), out=distance)
            policy[begin:end] = actions
            worst = int(distance.argmax())
            return int(distance[worst]), begin + worst

        every = in_order(found, source.blocks(), self._threads)
        return max(every, key=lambda each: each[0])

    def _checked(self, factor: int, error: int) -> StreamedCertificate:
        """A certificate of the values that holds.

        Raises:
            NotCertified: There is none.
        """
        store, source = self._store, self._source
        chunks = range(-(-source.states // CHUNK))
        sums = in_order(
            lambda chunk: sum_of(store.units, store.policy, chunk), chunks, self._threads
        )
        units, policy = (_read_only(array) for array in (store.units, store.policy))
        kept = KeptValues(units, policy, list(sums))
        is_own = source.environment is not None and registry.find(source.environment[0]) is not None
        while error <= MAX_ERROR:
            certificate = StreamedCertificate(
                values=kept,
                error=error,
                scale=factor * source.reward_scale,
                discount=source.discount,
                sha256=source.sha256,
                environment=source.environment if is_own else None,
            )
            if certificate.first_failure(source, factor, self._threads) is None:
                return certificate
            error = 2 * error + 1
        raise NotCertified(self._tol, None, "")


def _rewards(source: RowSource) -> tuple[int, int]:
    """The least and the largest reward of a model, in its unit."""
    low, high = 0, 0
    for i, ends in enumerate(source.blocks()):
        found = source.rows(*ends).rewards
        least, most = int(found.min()), int(found.max())
        low, high = (least, most) if i == 0 else (min(low, least), max(high, most))
    return low, high


def _read_only(array: NDArray[Any]) -> NDArray[Any]:
    view = array.view(np.ndarray)
    view.flags.writeable = False
    return view


def _largest(given: Floats) -> float:
    """The size of the largest value, all of which are finite."""
    return max(float(np.abs(part).max()) for part in _parts(given))


def _parts(given: Floats) -> Iterator[NDArray[Any]]:
    for begin in range(0, given.size, BLOCK):
        yield given[begin : begin + BLOCK]


def candidate(values: Given, states: int) -> Floats:
    """Values that another solver found: an array, or the path of a .npy file.

    Raises:
        TypeError: They are no array of floats.
        ValueError: They have another shape, one is not finite, or the file holds none.
        OSError: The file cannot be read.
    """
    found: Any = values
    if isinstance(values, (str, os.PathLike)):
        try:
            found = FileArray(values)
        except (ValueError, EOFError) as error:
            raise ValueError(f"values: {error}") from None
    kind = getattr(found, "dtype", type(found).__name__)
    if not isinstance(found, (np.ndarray, FileArray)) or not np.issubdtype(kind, np.floating):
        raise TypeError(f"values must be an array of floats or a .npy file of one, got {kind}")
    shape = (found.size,) if isinstance(found, FileArray) else found.shape
    if shape != (states,):
        raise ValueError(f"values must have the shape ({states},), got {shape}")
    for begin, part in zip(range(0, states, BLOCK), _parts(found), strict=True):
        bad = np.flatnonzero(~(np.abs(part) < VALUE_LIMIT))
        if bad.size:
            raise ValueError(
                f"values must be finite and less than 2**62 in size, got {part[bad[0]]} in state "
                f"{begin + int(bad[0])}"
            )
    return found
