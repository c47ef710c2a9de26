"""A class of rules as a reference: its kernel where `provengym prove` has compiled one, else the
class in Python."""

from __future__ import annotations

import enum
import inspect
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from provengym.conformance.references.custom import Reference
from provengym.rules.branches import Branches, Numbers
from provengym.rules.comparing import Comparison
from provengym.rules.records import grade_of, served
from provengym.spec import Cells, as_text

if TYPE_CHECKING:
    from fractions import Fraction

    from provengym.envs.rules import CompiledRules
    from provengym.spec import Environment


def maker(rules: type[Environment]) -> Callable[..., Reference]:
    """What makes a reference of a class of rules from its parameters.

    Args:
        rules: The class.
    """

    compiled, note = served(rules), f"the reference is {grade_of(rules)}"

    def make(**parameters: Any) -> Reference:
        return _Rules(rules(**parameters), compiled).reference(note)

    named = inspect.Parameter.KEYWORD_ONLY
    make.__signature__ = inspect.Signature(  # type: ignore[attr-defined]
        [inspect.Parameter(one, named, default=value) for one, value in rules._defaults.items()]
    )
    return make


class _Rules:
    """The decision process of a class of rules at some parameters, a state at a time."""

    def __init__(self, rules: Environment, compiled: CompiledRules | None) -> None:
        self._branches = Branches(rules)
        self._comparison = None if compiled is None else Comparison(compiled, self._branches)
        self._numbers: dict[Any, Numbers] = {}

    def reference(self, note: str) -> Reference:
        """The process as the specification that targets are held against."""
        rules = self._branches.rules
        members = getattr(rules._actions, "members", None)
        values = [rules._actions.nth(number) for number in range(len(rules._actions))]
        return Reference(
            name=type(rules).__name__,
            actions=[str(one if members is None else one.name) for one in values],
            start=self._starts(),
            step=self._step,
            observe=self._observe,
            picture=lambda value: as_text(self._branches.seen[self._numbers[value]].state).rstrip(),
            time_limit=rules._limit,
            limit_spares_ends=rules._limit is not None,
            notes=(note,),
        )

    def _starts(self) -> dict[Any, Fraction]:
        starts: dict[Any, Fraction] = {}
        for branch in self._branches.starts():
            if branch.error is not None:
                raise branch.error
            value = self._value(branch.after)
            starts[value] = starts.get(value, 0) + branch.probability
        if self._comparison is not None:
            self._comparison.starts(0)
            self._comparison.flush()
        return starts

    def _step(self, value: Any, action: int) -> list[tuple[Any, ...]]:
        numbers, found = self._numbers[value], list[tuple[Any, ...]]()
        for branch in self._branches.steps(numbers, action):
            if branch.error is not None:
                raise branch.error
            if self._comparison is not None:
                self._comparison.step(numbers, action, branch)
            over = self._branches.seen[branch.after].over
            found.append((branch.probability, self._value(branch.after), branch.reward, over))
        if self._comparison is not None:
            self._comparison.flush()
        return found

    def _observe(self, value: Any) -> Any:
        shown = self._branches.seen[self._numbers[value]].shown.tolist()
        return tuple(shown) if isinstance(shown, list) else shown

    def _value(self, numbers: Numbers) -> Any:
        """A state as it is told: the values of its fields, or that of its only one."""
        seen = self._branches.seen[numbers]
        values = tuple(map(_plain, seen.state.values()))
        value = values if len(values) > 1 else values[0]
        if value not in self._numbers:
            self._numbers[value] = numbers
            if self._comparison is not None:
                self._comparison.seen(numbers)
        return value


def _plain(value: Any) -> Any:
    if isinstance(value, Cells):
        return tuple(value)
    return value.name if isinstance(value, enum.Enum) else value
