"""Tell that outcomes do not come as often as they should."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from provengym.comparison.discrepancy import Discrepancy
from provengym.data.episode import Episode
from provengym.statistics.localize import localized_cell

if TYPE_CHECKING:
    from provengym.models.samples import Value
    from provengym.statistics.cells import Belief, State
    from provengym.statistics.eprocess import EProcess
    from provengym.statistics.features import Features
    from provengym.statistics.sampler import CellSampler


def difference_of(sampler: CellSampler, calls: int) -> Discrepancy:
    """The cell that is named, with a shortest way to it.

    Args:
        sampler: One that has found something.
        calls: The number of calls that it took to find it.
    """
    if sampler.means.found:
        return _mean_of(sampler, calls)
    key = localized_cell(sampler)
    test, looks = sampler.mixture.tests[key], sampler.cells.looks(key)
    common = sampler.pooled.tests[sampler.cells[key].kind]
    cells = sum(other.distribution == test.distribution for other in sampler.mixture.tests.values())
    chances = [float(chance) for chance in test.distribution]
    expected: dict[str, Any] = {"distribution": dict(zip(looks, chances, strict=True))}
    got: dict[str, Any] = {
        "distribution": dict(zip(looks, _shares(test), strict=True)),
        "samples": test.samples,
        "calls": calls,
        "e_value": sampler.highest,
    }
    if cells > 1 and common.log > test.log:
        expected["common"] = chances
        got["common"] = _shares(common)
        got["common_samples"], got["common_cells"] = common.samples, cells
    state = None if key is None else _mapped(sampler, key)
    way = "a shortest one" if key is None or state is not None else "the shortest that was seen"
    return Discrepancy(
        kind="distribution",
        model=sampler.model,
        episode=Episode(None, sampler.way(key)),
        before=state,
        message=(
            f"the way is {way}, the samples come after any; a right target gives such "
            f"evidence with probability {1 / sampler.highest:.1g} at most"
        ),
        expected=expected,
        got=got,
    )


def _mean_of(sampler: CellSampler, calls: int) -> Discrepancy:
    """The mean that is named, with the fewest actions after which it was tested."""
    means = sampler.means
    name: Any = means.named()
    ((belief, _), (part, *path)), test = name, means.single.tests[name]
    place = part + "".join(f"[{step!r}]" for step in path)
    return Discrepancy(
        kind="distribution",
        model=sampler.model,
        episode=Episode(None, means.ways[name]),
        before=belief[0][0] if len(belief) == 1 else None,
        message=(
            "the way is the shortest that was seen, the samples come after any; a right target "
            f"gives such evidence with probability {1 / means.highest:.1g} at most"
        ),
        expected={place: test.mean},
        got={
            place: f"mean {test.average:.4g} of {test.samples:,} samples",
            "samples": test.samples,
            "calls": calls,
            "e_value": means.highest,
        },
    )


def departure_of(features: Features) -> Discrepancy:
    """The feature that departs most, with the fewest actions after which it was seen.

    Args:
        features: Such as have found something.
    """
    feature = max(features.every, key=lambda one: one.evidence)
    number = features.every.index(feature)
    given, samples = feature.strongest(), feature.samples
    where = "resets" if number < len(features.at_reset) else "steps"
    which = (
        f"counted are all {where} in which the reference can show several of these values, each "
        "with its probability given the observations before"
    )
    if given is None:
        values = sorted(feature.expected)
        expected = [feature.expected[value] / samples for value in values]
        got = [feature.seen.get(value, 0) / samples for value in values]
    else:
        values, test = feature.values[given], feature.mixture.tests[given]
        samples, got = test.samples, _shares(test)
        expected = [float(chance) for chance in test.distribution]
        before = features.every[: len(given)]
        parts = [_look(part.name, value) for part, value in zip(before, given, strict=True)]
        which = f"all resets count that show {', '.join(parts)}" if parts else "all resets count"
    looks = [_look(feature.name, value) for value in values]
    return Discrepancy(
        kind="distribution",
        model=features.model,
        episode=Episode(None, feature.way),
        before=None,
        message=(
            f"{which}; a right target gives such evidence with probability "
            f"{1 / features.highest:.1g} at most"
        ),
        expected={"distribution": dict(zip(looks, expected, strict=True))},
        got={
            "distribution": dict(zip(looks, got, strict=True)),
            "samples": samples,
            "calls": features.calls,
            "e_value": features.highest,
        },
    )


def _look(name: str, value: Value) -> str:
    if not isinstance(value, str):
        value = str(bool(value)) if name == "terminated" else f"{value:g}"
    return f"{name} {value}"


def _mapped(sampler: CellSampler, key: tuple[Belief, int]) -> State | None:
    """The state of a cell, where it and a shortest way to it are known."""
    (state, _), *others = key[0]
    return None if others or state not in sampler.planner.numbers else state


def _shares(test: EProcess) -> list[float]:
    return [count / test.samples for count in test.counts]
