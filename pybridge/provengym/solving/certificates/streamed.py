"""Certificates whose values stay where they are, and their checks block by block."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, NoReturn, TypeVar

from provengym import _validation
from provengym.data.reading import content, json_value, require_format
from provengym.finite.integer_model import MAX_STATES, IntegerModel
from provengym.solving.certificates import records
from provengym.solving.certificates.base import MAX_FACTOR
from provengym.solving.certificates.discounted import WithinError
from provengym.solving.certificates.parts import DiscountedPart
from provengym.solving.certificates.result import failed
from provengym.solving.certificates.values import KeptValues, StateValues
from provengym.solving.forms.rows import row_source

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from provengym.solving.certificates.base import Failure
    from provengym.solving.certificates.parts import Found
    from provengym.solving.certificates.result import CheckResult
    from provengym.solving.forms.rows import RowSource

Item = TypeVar("Item")
Answer = TypeVar("Answer")

FORMAT, VERSION = "provengym certificate in a folder", 1
HEADER = "certificate.json"
_NUMBERS = ("states", "error", "scale", "sha256")


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class StreamedCertificate(WithinError):
    """A discounted certificate of a model whose rows are made when they are needed.

    Its values are in a folder, in memory, or given by a formula.  What it claims, and what follows,
    is what a `DiscountedCertificate` does; its fingerprint is that of a `RowSource`.

    Raises:
        TypeError: Something has another type.
        ValueError: A number is out of range.
    """

    arrays: ClassVar[Mapping[str, Any]] = {}
    values: StateValues

    def __post_init__(self) -> None:
        if not isinstance(self.values, StateValues):
            raise TypeError(f"values must be Values, got {_validation.shown(self.values)}")
        _validation.integer("states", self.values.states, 1, MAX_STATES)
        super().__post_init__()

    @property
    def states(self) -> int:
        return self.values.states

    @property
    def has_policy(self) -> bool:
        return self.values.has_policy

    def between(self, state: int) -> tuple[Fraction, Fraction]:
        state = _validation.integer("state", state, 0, self.states - 1)
        value = Fraction(int(self.values.units(state, state + 1)[0]), self.scale)
        return value - self.exact_bound, value + self.exact_bound

    def first_failure(self, model: Any, factor: int, threads: int) -> Failure | None:
        return self.part(model, factor, 0, self.states).first_failure(threads)

    def part(self, model: RowSource, factor: int, begin: int, end: int) -> StreamedPart:
        """The local checks in the states `begin`, ..., `end` - 1."""
        return StreamedPart(certificate=self, source=model, factor=factor, begin=begin, end=end)

    def model_of(  # type: ignore[override]  # rows are all that it needs of a model
        self, given: Any, discount: object, threads: int, success: Any, **params: Any
    ) -> RowSource:
        if success is not None:
            raise ValueError(
                f"success is for certificates of success, and this one's kind is {self.kind!r}"
            )
        if discount is None and not isinstance(given, IntegerModel):
            discount = self.discount
        return row_source(given, discount, params, threads=threads)

    def judged(self, model: Any, threads: int) -> CheckResult:
        other = self.about_other_states(model) or self.about_another(model.sha256)
        if other is not None:
            return other
        factor, rest = divmod(self.scale, model.reward_scale)
        failure: Failure | None = (-1, -1, "parameters")
        if not rest and factor <= MAX_FACTOR:
            failure = self.first_failure(model, factor, threads)
        if failure is not None:
            return failed(*failure[:2], self.reasons.get(failure[2], failure[2]))
        return self.passed(model)

    def split(self) -> NoReturn:
        raise ValueError("the values of this certificate are not written into one file")

    def header(self) -> dict[str, Any]:
        """Return the contents of the file `certificate.json` of its folder, which is written
        last."""
        values = self.values
        assert isinstance(values, KeptValues)
        environment = None
        if self.environment is not None:
            environment = {"id": self.environment[0], "parameters": self.environment[1]}
        return {
            "format": FORMAT,
            "version": VERSION,
            "kind": self.kind,
            "discount": str(self.discount),
            **{name: getattr(self, name) for name in _NUMBERS},
            "environment": environment,
            "sums": list(values.sums),
        }


@dataclass(frozen=True, kw_only=True, eq=False)
class StreamedPart:
    """The local checks of a streamed certificate in the states `begin`, ..., `end` - 1, block by
    block."""

    certificate: StreamedCertificate
    source: RowSource
    factor: int
    begin: int
    end: int

    def first_failure(self, threads: int) -> Failure | None:
        """As that of a `DiscountedPart`.

        Raises:
            ValueError: Rows are out of order, or values are damaged.
        """

        def found(ends: tuple[int, int]) -> Failure | None:
            return self._block(*ends).first_failure(1)

        every = in_order(found, self.source.blocks(self.begin, self.end), threads)
        return next(filter(None, every), None)

    def found(self, threads: int) -> Found:
        """As that of a `DiscountedPart`."""

        def found(ends: tuple[int, int]) -> Found:
            return self._block(*ends).found(1)

        least: Fraction | None = None
        every = in_order(found, self.source.blocks(self.begin, self.end), threads)
        for failure, slack in every:
            if failure is not None:
                return failure, Fraction(0)
            least = slack if least is None else min(least, slack)
        assert least is not None  # no range is empty
        return None, least

    def _block(self, begin: int, end: int) -> DiscountedPart:
        rows, values = self.source.rows(begin, end), self.certificate.values
        return DiscountedPart(
            begin=begin,
            rows=rows,
            values=values.units(*rows.window),
            policy=values.policy(begin, end),
            factor=self.factor,
            error=self.certificate.error,
        )


def load(folder: str | os.PathLike[str]) -> StreamedCertificate:
    """The certificate in a folder, of which nothing is believed.

    Raises:
        ValueError: There is none; the message names the file and the field.
        OSError: It cannot be read.
    """
    place = Path(folder) / HEADER
    try:
        header = json_value(content(place))
    except FileNotFoundError:
        raise ValueError(
            f"the folder {folder} holds no certificate: there is no {HEADER}"
        ) from None
    except ValueError as error:
        raise ValueError(f"{place}: it is no JSON: {error}") from error
    try:
        header = require_format(header, FORMAT)
    except ValueError as error:
        raise ValueError(f"{place}: {error}") from None
    version = header.get("version")
    if version != VERSION or isinstance(version, (bool, float)):
        shown = _validation.shown(version)
        raise ValueError(f"{place}: the field 'version' must be {VERSION}, got {shown}")
    for name in (*_NUMBERS, "kind", "discount", "sums", "environment"):
        if name not in header:
            raise ValueError(f"{place}: the field {name!r} is missing")
    if header["kind"] != StreamedCertificate.kind:
        shown = _validation.shown(header["kind"])
        raise ValueError(
            f"{place}: the field 'kind' must be {StreamedCertificate.kind!r}, got {shown}"
        )
    try:
        sums = header["sums"]
        if not (isinstance(sums, list) and all(isinstance(each, str) for each in sums)):
            raise TypeError("the field 'sums' must be a list of strings")
        states = _validation.integer("states", header["states"], 1, MAX_STATES)
        return StreamedCertificate(
            values=KeptValues.in_folder(place.parent, states, sums),
            error=header["error"],
            scale=header["scale"],
            discount=header["discount"],
            sha256=header["sha256"],
            environment=records.environment(header["environment"]),
        )
    except (TypeError, ValueError) as error:
        raise ValueError(f"{place}: {error}") from error


def in_order(
    function: Callable[[Item], Answer], items: Iterable[Item], threads: int
) -> Iterator[Answer]:
    """The answers in the order of the items, found by so many threads, a few of them ahead."""
    if threads == 1:
        yield from map(function, items)
        return
    with ThreadPoolExecutor(threads) as pool:
        waiting = deque[Any]()
        try:
            for item in items:
                waiting.append(pool.submit(function, item))
                if len(waiting) >= 4 * threads:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            pool.shutdown(cancel_futures=True)
