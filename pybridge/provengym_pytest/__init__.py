"""Pytest's side of `provengym.conform`: a marker and a fixture that fail a test where an
environment departs from its reference.

The marker needs no more than a test to stand on; the check runs before the test's body:

    import pytest

    @pytest.mark.provengym_conform(
        target="my_package.grid:Grid", reference="GridWorld", height=4, width=3
    )
    def test_grid():
        pass

The fixture checks when it is called, and returns the report:

    from my_package.grid import Grid

    def test_small_grid(provengym_conform):
        report = provengym_conform(Grid, reference="GridWorld", height=2, width=2)
        assert report.coverage.complete

Both take the arguments of `provengym.conform`, `reference` among them.  A test fails with the story
of every finding where the target differs, and as well where nothing was concluded, where the
verdict is less than ``require="equal"`` asks for, or where the arguments do not fit.

Give the marker its target by name.  `@pytest.mark.provengym_conform(Grid)`, with a class or a
function alone, would mark `Grid` in place of the test; that is an error of the collection.

Pytest loads this module at every start, so it is a package of its own, which imports provengym
only when something is checked.
"""

from __future__ import annotations

import inspect
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

    from provengym.conformance import Report

MARKER = "provengym_conform"


def pytest_configure(config: pytest.Config) -> None:
    """Describe the marker for ``--markers`` and ``--strict-markers``."""
    config.addinivalue_line(
        "markers",
        f"{MARKER}(target, **arguments): fail where provengym.conform(target, **arguments) finds "
        "a difference",
    )


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_call(item: pytest.Item) -> None:
    """Check what the markers of a test name, before its body runs."""
    __tracebackhide__ = True
    for marker in item.iter_markers(MARKER):
        _check(*marker.args, **marker.kwargs)


def pytest_pycollect_makeitem(collector: pytest.Collector, name: str, obj: object) -> None:
    """Refuse what was marked in place of a test."""
    try:
        marks = list(getattr(obj, "pytestmark", ()))
    except Exception:  # noqa: BLE001 - anything may be in a module
        return
    for mark in marks:
        has_name = getattr(mark, "name", None) == MARKER
        if has_name and not mark.args and "target" not in mark.kwargs:
            raise collector.CollectError(
                f"{name}: the marker {MARKER} has no target; write "
                f"@pytest.mark.{MARKER}(target=...), since a class or function alone in "
                "parentheses is marked itself"
            )


@pytest.fixture
def provengym_conform() -> Callable[..., Report]:
    """`provengym.conform`, which fails the test where its report is not true."""
    return _check


def _check(*args: Any, **kwargs: Any) -> Report:
    __tracebackhide__ = True
    from provengym.conformance import ConformanceError, conform
    from provengym.data.errors import printable

    wrong: Exception | None = None
    try:
        inspect.signature(conform).bind(*args, **kwargs)
    except TypeError as error:
        wrong = error
    if wrong is None:
        try:
            report = conform(*args, **kwargs)
        except ConformanceError as error:
            wrong = error
    if wrong is not None:  # out of the handlers, so that pytest tells it once
        pytest.fail(f"{MARKER}: {printable(str(wrong))}", pytrace=False)
    if not report:
        head = f"{report.title}: {report.verdict}. {report.meaning}"
        if report.falls_short:
            head += f" Required: {report.require}."
        notes = "\n".join(f"note: {note}" for note in report.notes)
        stories = (finding.story for finding in report.findings)
        text = "\n\n".join(filter(None, [head, *stories, notes]))
        pytest.fail(printable(text), pytrace=False)
    return report
