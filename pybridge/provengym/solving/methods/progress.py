"""Telling whoever watches how far a computation has come."""

from __future__ import annotations

import contextlib
import math
from collections.abc import Callable
from typing import TYPE_CHECKING

from provengym._validation import shown

if TYPE_CHECKING:
    from collections.abc import Iterator

Report = Callable[[int, float, float], object]
"""Called with the number of iterations, the residual now and the residual that is aimed at."""


def silent(*_: float) -> None:
    """A report to nobody."""


@contextlib.contextmanager
def reporting(progress: bool | Report | None, last: int | None = None) -> Iterator[Report]:
    """Yield the function to call after each iteration: one that does nothing, one that moves a bar
    on standard error, or `progress` itself.

    Args:
        progress: As `solve` takes it.
        last: The number of iterations, where it is known.

    Raises:
        TypeError: `progress` is neither None, a bool nor callable.
    """
    if progress is None or progress is False:
        yield silent
    elif progress is True:
        with _bar(last) as report:
            yield report
    elif callable(progress):
        yield progress
    else:
        expected = "None, True or a function of iterations, residual and target"
        raise TypeError(f"progress must be {expected}, got {shown(progress)}")


@contextlib.contextmanager
def _bar(last: int | None) -> Iterator[Report]:
    """A bar of the iterations, or else of the digits that are gained, which disappears at the
    end."""
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    columns = (
        TextColumn("solving"),
        BarColumn(),
        TextColumn("{task.fields[told]}"),
        TimeElapsedColumn(),
        TextColumn("left"),
        TimeRemainingColumn(),
    )
    first = 0.0
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=1.0, told="")

        def report(iterations: int, residual: float, target: float) -> None:
            nonlocal first
            if last is not None:
                told = f"iteration {iterations:,} of {last:,}"
                bar.update(task, completed=iterations / last, told=told)
                return
            first, left = max(first, residual), 0.0
            if target < residual:
                least = math.log(target)
                left = (math.log(residual) - least) / (math.log(first) - least)
            told = f"iteration {iterations:,}, residual {residual:.1e} of {target:.1e}"
            bar.update(task, completed=1.0 - left, told=told)

        yield report
