"""Checks of the environments in other packages' styles: what they say, and how soon."""

from __future__ import annotations

import time
import warnings
from dataclasses import dataclass
from typing import TYPE_CHECKING

from corpus.foreign.entries import FOREIGN
from corpus.zoo.entry import Wrong

if TYPE_CHECKING:
    from corpus.foreign.entry import Axes, Foreign


@dataclass(frozen=True)
class Told:
    """The result of one check."""

    verdict: str
    """Of the report, or the class of its first finding and the number of its actions."""
    steps: int
    """Of the target, until the difference was seen, or in all."""
    seconds: float
    """Of the processor, in all."""


def tell(number: int) -> Told:
    """Check one by default."""
    animal = FOREIGN[number].animal
    began = time.process_time()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        if isinstance(animal, Wrong):
            report, seen, _ = animal.watch()
            steps = seen.steps
        else:
            report = animal.check()
            steps = report.coverage.target_steps
    said = report.verdict
    if report.findings:
        first = report.findings[0]
        said = f"{first.kind}, {len(first.actions)}"
    return Told(said, steps, time.process_time() - began)


def section(told: list[Told]) -> list[str]:
    """The part of the page."""
    wrong = sum(isinstance(entry.animal, Wrong) for entry in FOREIGN)
    others = [entry.fails for entry in FOREIGN if entry.fails]
    lines = f"""## In other packages' styles

{len(FOREIGN)} small environments, {wrong} of them wrong, in the styles of other packages, none of
whose code is in them, each with a [reference of its own](custom_references.md), live in
[tests/corpus/foreign](../tests/corpus/foreign). Each must get by default the verdict, or the class
and the length, that its entry says; {len(others)} do not, which are told below. At most three stand
in one cell of the table that their spaces, chance, hidden state, limits, styles and arrays make.
*Steps* counts the target's steps until the difference was seen, or in all; *s* the processor's
seconds in all, of one check with seed 0.

| environment | what it is, or what is wrong | where | must be | is | steps | s |
|---|---|---|---|---|---|---|""".splitlines()
    for entry, one in zip(FOREIGN, told, strict=True):
        animal = entry.animal
        what = animal.what if isinstance(animal, Wrong) else animal.style
        cells = (
            entry.name,
            what.rstrip("."),
            _where(entry.axes),
            _must(entry),
            f"{one.verdict} ({entry.fails})" if entry.fails else one.verdict,
            f"{one.steps:,}",
            f"{one.seconds:.2f}",
        )
        lines.append(f"| {' | '.join(cells)} |")
    return [*lines, ""]


def _must(entry: Foreign) -> str:
    animal = entry.animal
    if not isinstance(animal, Wrong):
        return entry.verdict
    kind = f"{animal.kind} or {animal.also}" if animal.also else animal.kind
    return f"{kind}, {animal.steps}"


def _where(axes: Axes) -> str:
    """The axes that are not the usual ones, after the space and the style."""
    more = (
        f"chance in {axes.chance}" if axes.chance != "none" else "",
        "hidden state" if axes.hidden else "",
        f"limit: {axes.limit}" if axes.limit != "none" else "",
        axes.array if axes.array != "Python" else "",
    )
    return ", ".join((axes.space, axes.style, *filter(None, more)))
