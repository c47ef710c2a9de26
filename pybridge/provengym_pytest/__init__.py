"""Pytest's side of `provengym.conform` and `provengym.audit`: for each a marker and a fixture that
fail a test where an environment departs from its reference, or is not sound.

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

`provengym_audit` is the same with the arguments of `provengym.audit`, and fails where the verdict
is another than sound:

    @pytest.mark.provengym_audit(target="GridWorld", claims={"best_expected_return": -7})
    def test_the_grid_is_sound():
        pass

Give the marker its target by name.  `@pytest.mark.provengym_conform(Grid)`, with a class or a
function alone, would mark `Grid` in place of the test; that is an error of the collection.

Pytest loads this module at every start, so it is a package of its own, which imports provengym
only when something is checked.
"""

from __future__ import annotations

import inspect
from typing import TYPE_CHECKING, Any, NoReturn

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

    from provengym import AuditReport
    from provengym.conformance import Report

_TAKES = "(target, **arguments): fail where provengym.{0}(target, **arguments) {1}"
MARKERS = {
    "provengym_conform": _TAKES.format("conform", "finds a difference"),
    "provengym_audit": _TAKES.format("audit", "does not find the target sound"),
}


def pytest_configure(config: pytest.Config) -> None:
    """Describe the markers for ``--markers`` and ``--strict-markers``."""
    for name, text in MARKERS.items():
        config.addinivalue_line("markers", name + text)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_call(item: pytest.Item) -> None:
    """Check what the markers of a test name, before its body runs."""
    __tracebackhide__ = True
    for name, check in (("provengym_conform", _conform), ("provengym_audit", _audit)):
        for marker in item.iter_markers(name):
            check(*marker.args, **marker.kwargs)


def pytest_pycollect_makeitem(collector: pytest.Collector, name: str, obj: object) -> None:
    """Refuse what was marked in place of a test."""
    try:
        marks = list(getattr(obj, "pytestmark", ()))
    except Exception:  # noqa: BLE001 - anything may be in a module
        return
    for mark in marks:
        marker = getattr(mark, "name", None)
        if marker in MARKERS and not mark.args and "target" not in mark.kwargs:
            raise collector.CollectError(
                f"{name}: the marker {marker} has no target; write "
                f"@pytest.mark.{marker}(target=...), since a class or function alone in "
                "parentheses is marked itself"
            )


@pytest.fixture
def provengym_conform() -> Callable[..., Report]:
    """`provengym.conform`, which fails the test where its report is not true."""
    return _conform


@pytest.fixture
def provengym_audit() -> Callable[..., AuditReport]:
    """`provengym.audit`, which fails the test where its report is not true."""
    return _audit


def _conform(*args: Any, **kwargs: Any) -> Report:
    __tracebackhide__ = True
    from provengym.conformance import ConformanceError, conform

    report: Report = _asked("provengym_conform", conform, ConformanceError, args, kwargs)
    if not report:
        head = f"{report.title}: {report.verdict}. {report.meaning}"
        if report.falls_short:
            head += f" Required: {report.require}."
        _fail([head, *(finding.story for finding in report.findings)], report.notes)
    return report


def _audit(*args: Any, **kwargs: Any) -> AuditReport:
    __tracebackhide__ = True
    from provengym import audit

    report: AuditReport = _asked("provengym_audit", audit, (TypeError, ValueError), args, kwargs)
    if not report:
        defects = [finding for finding in report.findings if finding.severity == "defect"]
        head = f"{report.target}, {report.objective}: {report.verdict}. {report.meaning}"
        _fail([head, *(f"{one.kind}: {one.story}" for one in defects)], report.notes)
    return report


def _asked(
    marker: str,
    door: Callable[..., Any],
    refuses: type[Exception] | tuple[type[Exception], ...],
    args: tuple[Any, ...],
    kwargs: dict[str, Any],
) -> Any:
    """The report; a test whose arguments do not fit fails."""
    __tracebackhide__ = True
    from provengym.data.errors import printable

    wrong: Exception | None = None
    try:
        inspect.signature(door).bind(*args, **kwargs)
    except TypeError as error:
        wrong = error
    if wrong is None:
        try:
            return door(*args, **kwargs)
        except refuses as error:
            wrong = error
    # Out of the handlers, so that pytest tells it once.
    pytest.fail(f"{marker}: {printable(str(wrong))}", pytrace=False)


def _fail(paragraphs: list[str], notes: tuple[str, ...]) -> NoReturn:
    __tracebackhide__ = True
    from provengym.data.errors import printable

    told = "\n".join(f"note: {note}" for note in notes)
    pytest.fail(printable("\n\n".join(filter(None, [*paragraphs, told]))), pytrace=False)
