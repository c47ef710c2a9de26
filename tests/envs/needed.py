"""The page of what must be seen in the environments of this package: docs/observations.md.

`python tests/envs/needed.py` writes it, and tests/docs/test_observations.py makes it anew.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Any

import gymnasium

ROOT = Path(__file__).resolve().parents[2]
if __name__ == "__main__":
    sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tools")]

import provengym  # noqa: E402
from envs.cases.case import every_case  # noqa: E402
from provengym.envs.registry import FAMILIES  # noqa: E402
from provengym.finite.reachable import reachable  # noqa: E402

if TYPE_CHECKING:
    from envs.cases.case import Analysed
    from provengym import Analysis
    from provengym.envs.registry import Family
    from provengym.finite.model import FiniteModel
    from provengym.models.model import Model, Outcomes, States

PAGE = "docs/observations.md"
_HEAD = """\
# What must be seen

Which attributes of an observation are needed in small tasks of the environments of this package,
decided exactly by [`provengym.analyse`](sufficiency.md). In each row the attributes are those of
the observation, or of the state where that is said, and `time` is the number of steps made.

- *Sets*: the minimal sufficient sets of attributes, each enough for a policy that is optimal from
  every state.
- *Not needed*: the attributes in none of these sets.
- *Markov*: the minimal sets of attributes that are themselves a decision process.
- *Classes*: the number of states, and of those of the smallest Markov process.

Written by `python tests/envs/needed.py`; a test makes it anew.
"""
_COLUMNS = ("task", "objective", "sets", "not needed", "Markov", "classes", "trivial", "solvable")


def model_of(family: Family, asked: Analysed) -> FiniteModel:
    """The model of a task."""
    model = family.load_reference().model(asked.parameters)
    given = asked.starts
    if asked.seed is not None:
        env = gymnasium.make(family.environments[0].id, **asked.parameters).unwrapped
        env.reset(seed=asked.seed)
        given = (env.state,)
    starts = {model.read_state(state): Fraction(1, len(given)) for state in given}
    shown = Whole(model) if asked.whole else model
    return reachable(shown, starts or model.start_chances(), 100_000)


class Whole:
    """A reference of which the words of the state are observed, and none is forgotten."""

    def __init__(self, model: Model) -> None:
        self._model = model

    def __getattr__(self, name: str) -> Any:
        return getattr(self._model, name)

    def observe(self, states: States) -> States:
        return states.T

    def forget(self, states: States) -> States:
        return states

    def outcomes(self, states: States, actions: Any) -> Outcomes:
        found = self._model.outcomes(states, actions)
        return replace(found, observations=found.states.T)


def analysed(family: Family, asked: Analysed) -> Analysis:
    """Return the analysis of a task."""
    model = model_of(family, asked)
    return provengym.analyse(model, attributes=asked.attributes, **asked.objective)


def page() -> str:
    """The whole page."""
    parts = [_HEAD]
    for family in FAMILIES:
        rows = [
            (asked.says, analysed(family, asked))
            for entry in family.environments
            for asked in every_case()[entry.name].analyses
        ]
        parts.append(f"## [{family.name}]({family.folder}.md)\n")
        if not rows:
            parts.append("No small task has a model that is small enough.\n")
            continue
        table = [_COLUMNS, ("---",) * len(_COLUMNS), *(_row(says, found) for says, found in rows)]
        parts.append("".join(f"| {' | '.join(row)} |\n" for row in table))
    return "\n".join(parts)


def _row(says: str, found: Analysis) -> tuple[str, ...]:
    assert found.minimal_sets is not None
    needed = {name for one in found.minimal_sets for name in one}
    rest = [f"`{name}`" for name in found.attributes if name not in needed]
    sets = _sets(found.minimal_sets)
    if not found.minimal_sets:
        sets = "none: all do not suffice"
        if found.sufficient_from_start:
            sets += ", but do from the start"
        rest = ["—"]
    with_time = ", with time" if found.objective.startswith("return of") else ""
    solvable = {True: "yes", False: "no", None: "not known"}[found.solvable]
    return (
        says,
        found.objective,
        sets,
        ", ".join(rest) or "none",
        _sets(found.homogeneous_sets or ()) or "none",
        f"{found.states:,} → {found.classes:,}" + with_time,
        "yes" if found.trivial else "no",
        solvable,
    )


def _sets(sets: tuple[tuple[str, ...], ...]) -> str:
    return "; ".join(", ".join(f"`{name}`" for name in one) or "nothing" for one in sets)


if __name__ == "__main__":
    (ROOT / PAGE).write_text(page(), encoding="utf-8")
