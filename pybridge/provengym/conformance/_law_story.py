"""Tell that outcomes do not come as often as they should."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from provengym.conformance._difference import Difference, Episode

if TYPE_CHECKING:
    from collections.abc import Mapping

    from provengym.conformance._cells import Belief, Key, State
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
        key = _example(tour, tests)
    test, looks = tests[key], tour.cells.looks(key)
    chances = [float(chance) for chance in test.law]
    expected: dict[str, Any] = {"law": dict(zip(looks, chances, strict=True))}
    got: dict[str, Any] = {
        "law": dict(zip(looks, _shares(test), strict=True)),
        "samples": test.samples,
        "calls": tour.calls,
        "e_value": tour.evidence,
    }
    if common is not None and len(tests) > 1:
        expected["common"] = chances
        got["common"] = _shares(common)
        got["common_samples"], got["common_cells"] = common.samples, len(tests)
    state = None if key is None else _mapped(tour, key)
    shortest = key is None or state is not None
    way = "a shortest one" if shortest else "the shortest that was seen"
    return Difference(
        kind="distribution",
        model=tour.model,
        episode=Episode(None, _way(tour, key)),
        before=state,
        message=(
            f"the way is {way}, the samples come after any; a right target gives such "
            f"evidence with probability {1 / tour.evidence:.1g} at most"
        ),
        expected=expected,
        got=got,
    )


def law_table(expected: Mapping[str, Any], got: Mapping[str, Any]) -> list[str]:
    """Probabilities and frequencies side by side; an arrow marks what is far off."""
    law = expected["law"]
    width = max(_LOOK, *(len(look) + 2 for look in law))
    lines = [f"  {'':<{width}}{'reference':<{_NUMBER}}target ({_samples(got['samples'])})"]
    rows = [(look, law[look], got["law"][look]) for look in law]
    lines += _rows(rows, got["samples"], width)
    if "common" in expected:
        samples = _samples(got["common_samples"])
        lines.append(f"  all {got['common_cells']:,} cells with these probabilities: {samples}")
        both = zip(expected["common"], got["common"], strict=True)
        rows = [(f"outcome {k}", *pair) for k, pair in enumerate(both, start=1)]
        lines += _rows(rows, got["common_samples"], width)
    return lines


def _example(tour: Tour, tests: Mapping[Any, Evidence]) -> Key:
    """The cell to tell of where all of these depart together from the law that they have.

    Of so many cells one may be that strong by chance; where none stands out, it is one of those
    with the shortest way, of which the samples speak against the law.
    """
    strongest: Key = max(tests, key=lambda name: tests[name].log)
    if tests[strongest].log > math.log(len(tests)):
        return strongest
    against = [name for name in tests if tests[name].log > 0]
    return min(against, key=lambda name: len(_way(tour, name)), default=strongest)


def _mapped(tour: Tour, key: tuple[Belief, int]) -> State | None:
    """The state of a cell, where it and a shortest way to it are known."""
    (state, _), *others = key[0]
    return None if others or state not in tour.map.numbers else state


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


def _samples(number: int) -> str:
    return f"{number:,} sample{'s' if number != 1 else ''}"
