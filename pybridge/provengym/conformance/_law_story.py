"""Tell that outcomes do not come as often as they should."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from provengym.conformance._difference import Difference, Episode

if TYPE_CHECKING:
    from collections.abc import Mapping

    from provengym.conformance._cells import Key
    from provengym.conformance._laws import Evidence
    from provengym.conformance._tour import Tour

MOST_ROWS = 8
_LOOK, _NUMBER = 30, 12
_FAR = 3.0
"""In standard deviations: an arrow marks what is further off."""


def difference_of(tour: Tour) -> Difference:
    """The cell that departs most from its law, with a shortest way to it."""
    common: Evidence | None = None
    tests: dict[Any, Evidence] = dict(tour.ledger.tests)
    key: Key = tour.ledger.strongest()  # type: ignore[assignment]
    if tour.laws.mean > tour.ledger.mean:
        common = tour.laws.tests[tour.laws.strongest()]
        tests = {name: test for name, test in tests.items() if test.law == common.law}
        key = max(tests, key=lambda name: tests[name].log)
    test, cell = tests[key], tour.cells[key]
    chances = [float(chance) for chance in test.law]
    expected: dict[str, Any] = {"law": dict(zip(cell.looks, chances, strict=True))}
    got: dict[str, Any] = {
        "law": dict(zip(cell.looks, _shares(test), strict=True)),
        "samples": test.samples,
        "calls": tour.calls,
        "e_value": tour.evidence,
    }
    if common is not None and len(tests) > 1:
        expected["common"] = chances
        got["common"] = _shares(common)
        got["common_samples"], got["common_cells"] = common.samples, len(tests)
    return Difference(
        kind="distribution",
        model=tour.model,
        episode=Episode(None, _way(tour, key)),
        before=key[0][0][0] if key is not None and len(key[0]) == 1 else None,
        message=(
            "the way is a shortest one, the samples come after any; a right target gives such "
            f"evidence with probability {1 / tour.evidence:.1g} at most"
        ),
        expected=expected,
        got=got,
    )


def law_table(expected: Mapping[str, Any], got: Mapping[str, Any]) -> list[str]:
    """Probabilities and frequencies side by side; an arrow marks what is far off."""
    law = expected["law"]
    width = max(_LOOK, *(len(look) + 2 for look in law))
    lines = [f"  {'':<{width}}{'reference':<{_NUMBER}}target ({got['samples']:,} samples)"]
    rows = [(look, law[look], got["law"][look]) for look in law]
    lines += _rows(rows, got["samples"], width)
    if "common" in expected:
        lines.append(
            f"  all {got['common_cells']:,} cells with these probabilities: "
            f"{got['common_samples']:,} samples"
        )
        both = zip(expected["common"], got["common"], strict=True)
        rows = [(f"outcome {k}", *pair) for k, pair in enumerate(both, start=1)]
        lines += _rows(rows, got["common_samples"], width)
    return lines


def _way(tour: Tour, key: Key) -> tuple[int, ...]:
    """The fewest actions that can lead to a cell, and its own."""
    if key is None:
        return ()
    belief, action = key
    way = tour.map.way(belief[0][0]) if len(belief) == 1 else None
    return tour.ways[key] if way is None else (*way, action)


def _rows(rows: list[tuple[str, float, float]], samples: int, width: int) -> list[str]:
    """Those that are furthest off, in their order."""
    far = [abs(f - p) / math.sqrt(p * (1 - p) / samples) for _, p, f in rows]
    shown = set(sorted(range(len(rows)), key=lambda k: -far[k])[:MOST_ROWS])
    lines = []
    for k, (look, chance, share) in enumerate(rows):
        if k in shown:
            arrow = "   <--" if far[k] > _FAR else ""
            lines.append(f"  {look:<{width}}{chance:<{_NUMBER}.4g}{share:.4g}{arrow}")
    if len(rows) > len(shown):
        lines.append(f"  and {len(rows) - len(shown):,} more")
    return lines


def _shares(test: Evidence) -> list[float]:
    return [count / test.samples for count in test.counts]
