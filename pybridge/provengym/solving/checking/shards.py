"""The check of a certificate by ranges of states, on any number of machines."""

from __future__ import annotations

import functools
import hashlib
import json
import os
from concurrent.futures import Executor
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from provengym import _validation
from provengym.finite.integer_model import IntegerModel
from provengym.finite.quantities import MAX_THREADS
from provengym.solving.certificates.base import MAX_FACTOR, Certificate
from provengym.solving.certificates.discounted import DiscountedCertificate
from provengym.solving.certificates.result import CheckResult, failed
from provengym.solving.certificates.streamed import StreamedCertificate
from provengym.solving.checking.check import named, taken
from provengym.solving.checking.shard_verdict import ShardVerdict, in_words, merge_shards

if TYPE_CHECKING:
    from collections.abc import Callable

    from provengym.solving.certificates.parts import DiscountedPart, Found
    from provengym.solving.certificates.streamed import StreamedPart
    from provengym.solving.forms.rows import RowSource

    Part = DiscountedPart | StreamedPart
    Model = IntegerModel | RowSource

Divisible = DiscountedCertificate | StreamedCertificate


def check_shard(
    model: Any,
    certificate: Certificate | str | os.PathLike[str],
    shard: int,
    shards: int,
    *,
    threads: int = 1,
    discount: object = None,
    **params: Any,
) -> ShardVerdict:
    """Decide the local checks of a discounted certificate in one of some ranges of states.

    The ranges are as long as each other, or one state longer.  `merge_shards` merges the verdicts
    on all of them into the result of `check`.

    Args:
        model: The model that the certificate must be about, as in `check`.
        certificate: A certificate, or the path of one.
        shard: The number of the range, from 1 to `shards`.
        shards: The number of ranges, at most one for each state.
        threads: The number of threads that check; the result does not depend on it.
        discount: The discount factor that it must be about, as in `check`.
        params: Parameters of the environment.

    Raises:
        TypeError: An argument has a wrong type.
        ValueError: An argument is out of range, the model is none, the file is no certificate, or
            certificates of its kind are not checked in shards.

    >>> import provengym
    >>> from provengym.solving import check_shard, merge_shards
    >>> certificate = provengym.solve("GridWorld", discount=0.9, height=2, width=3).certificate
    >>> verdicts = [check_shard(None, certificate, i, 2) for i in (1, 2)]
    >>> verdicts[1].message
    'every local check in the states 3 to 5 passes'
    >>> merge_shards(verdicts) == provengym.check(None, certificate)
    True
    """
    threads = _validation.integer("threads", threads, 1, MAX_THREADS)
    certificate = _divisible(certificate)
    shards = _validation.integer("shards", shards, 1, certificate.states)
    shard = _validation.integer("shard", shard, 1, shards)
    sharded = _Sharded(_model(model, certificate, discount, threads, params), certificate)
    begin, end = _range(certificate.states, shard, shards)
    part = sharded.part(begin, end)
    return sharded.verdict(begin, end, _finding(part, threads))


def check_shards(
    model: Any,
    certificate: Certificate | str | os.PathLike[str],
    shards: int,
    *,
    executor: Executor | None = None,
    threads: int = 1,
    discount: object = None,
    **params: Any,
) -> CheckResult:
    """Check a discounted certificate, as `check` does, by the local checks of so many ranges.

    Args:
        model: The model that the certificate must be about, as in `check`.
        certificate: A certificate, or the path of one.
        shards: The number of ranges, at most one for each state.
        executor: The executor of the checks, to which each range is sent with its rows and values
            alone; None to make them here, one after the other.
        threads: The number of threads that check a range.
        discount: The discount factor that it must be about, as in `check`.
        params: Parameters of the environment.

    Raises:
        TypeError: An argument has a wrong type.
        ValueError: As `check_shard` says.
    """
    threads = _validation.integer("threads", threads, 1, MAX_THREADS)
    if not (executor is None or isinstance(executor, Executor)):
        shown = _validation.shown(executor)
        raise TypeError(f"executor must be an Executor or None, got {shown}")
    certificate = _divisible(certificate)
    shards = _validation.integer("shards", shards, 1, certificate.states)
    sharded = _Sharded(_model(model, certificate, discount, threads, params), certificate)
    ranges = [_range(certificate.states, shard, shards) for shard in range(1, shards + 1)]
    if executor is None:
        return merge_shards(
            sharded.verdict(*ends, _finding(sharded.part(*ends), threads)) for ends in ranges
        )
    futures = [
        None if (part := sharded.part(*ends)) is None else executor.submit(part.found, threads)
        for ends in ranges
    ]
    return merge_shards(
        sharded.verdict(*ends, None if future is None else future.result)
        for ends, future in zip(ranges, futures, strict=True)
    )


def _divisible(given: object) -> Divisible:
    certificate = taken(given)
    if isinstance(certificate, StreamedCertificate):
        return certificate
    if not isinstance(certificate, DiscountedCertificate):
        raise ValueError(
            "only a certificate of the kind 'discounted' is checked in shards, got "
            f"{certificate.kind!r}"
        )
    if certificate.members is not None:
        raise ValueError("a certificate about some states only is not checked in shards")
    return certificate


def _model(
    model: Any, certificate: Divisible, discount: object, threads: int, params: dict[str, Any]
) -> Model:
    if model is None:
        model, params = named(certificate, params)
    return certificate.model_of(model, discount, threads, None, **params)


def _range(states: int, shard: int, shards: int) -> tuple[int, int]:
    """The first state of a shard, and one more than its last."""
    return (shard - 1) * states // shards, shard * states // shards


def _finding(part: Part | None, threads: int) -> Callable[[], Found] | None:
    return None if part is None else functools.partial(part.found, threads)


class _Sharded:
    """A check whose ranges are decided apart."""

    def __init__(self, model: Model, certificate: Divisible) -> None:
        self._model = model
        self._certificate = certificate
        self._fingerprint = model.sha256
        self._digests = _digests(certificate)
        factor, rest = divmod(certificate.scale, model.reward_scale)
        self._factor = 0 if rest or factor > MAX_FACTOR else factor  # which no check accepts

    def part(self, begin: int, end: int) -> Part | None:
        """Return the part that a range reads; None where the certificate is about another model."""
        if self._foreign() is not None:
            return None
        model: Any = self._model  # of the class that the certificate is for
        return self._certificate.part(model, self._factor, begin, end)

    def verdict(self, begin: int, end: int, find: Callable[[], Found] | None) -> ShardVerdict:
        """The verdict on a range, whose checks `find` makes or waits for."""
        certificate, model = self._certificate, self._model
        whole = certificate.passed(model)
        try:
            failure, slack = (None, Fraction(0)) if find is None else find()
        except ValueError:
            if isinstance(model, IntegerModel):
                model.table  # noqa: B018 - names the row that is wrong by its number in the model
            raise
        result = self._foreign()
        if result is None and failure is not None:
            reason = certificate.reasons.get(failure[2], failure[2])
            result = failed(*failure[:2], reason)
        if result is None and not whole:
            result = whole
        message = f"every local check in {in_words(begin, end)} passes"
        return ShardVerdict(
            kind=certificate.kind,
            states=certificate.states,
            begin=begin,
            end=end,
            model=self._fingerprint,
            **self._digests,
            holds=result is None,
            state=None if result is None else result.state,
            action=None if result is None else result.action,
            message=message if result is None else result.message,
            slack=None if result is not None else float(slack / certificate.scale),
            conclusion=whole.message,
            bound=whole.bound,
            policy_bound=whole.policy_bound,
            rounding=model.rounding,
            reward_rounding=model.reward_rounding,
        )

    def _foreign(self) -> CheckResult | None:
        """Return the result of `check` if the certificate is about another model, else None."""
        other = self._certificate.about_other_states(self._model)
        return self._certificate.about_another(self._fingerprint) if other is None else other


def _digests(certificate: Divisible) -> dict[str, str]:
    """The SHA-256 sums of the numbers and of the arrays of a certificate."""
    numbers = {name: str(getattr(certificate, name)) for name in _CLAIMED}
    text = json.dumps(numbers, sort_keys=True)
    return {
        "certificate": hashlib.sha256(text.encode()).hexdigest(),
        "values": certificate.values.digest
        if isinstance(certificate, StreamedCertificate)
        else _digest(certificate),
    }


def _digest(certificate: Certificate) -> str:
    arrays = hashlib.sha256()
    for name in certificate.arrays:
        array = getattr(certificate, name)
        if array is not None:
            little = array.astype(array.dtype.newbyteorder("<"), copy=False)
            arrays.update(f"{name} {little.nbytes}\n".encode())
            arrays.update(memoryview(little.data).cast("B"))
    return arrays.hexdigest()


_CLAIMED = ("kind", "discount", "scale", "error", "sha256")
"""The numbers of a certificate that are no arrays."""
