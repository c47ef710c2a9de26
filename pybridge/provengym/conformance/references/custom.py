"""The user's own references: a finite deterministic environment, specified in Python.

>>> from provengym.conformance import Reference, conform
>>> def corridor(length=5):
...     def step(cell, action):
...         cell = max(cell - 1, 0) if action == 0 else cell + 1
...         return cell, -1.0, cell == length - 1
...     return Reference(name="Corridor", actions=("left", "right"), start=0, step=step)
>>> class Target:  # the wall on the left is missing
...     from gymnasium.spaces import Discrete
...     action_space, observation_space = Discrete(2), Discrete(6, start=-1)
...     def reset(self, seed=None):
...         self.cell = 0
...         return self.cell, {}
...     def step(self, action):
...         self.cell = max(self.cell + (1 if action else -1), -1)
...         return self.cell, -1.0, self.cell == 4, False, {}
>>> report = conform(Target, reference=corridor)
>>> report.findings[0].kind, report.findings[0].actions
('transition', (0,))
"""

from __future__ import annotations

import math
import numbers
import os
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from provengym.conformance._errors import ConformanceError, one_line, told
from provengym.conformance.references._kernel import Kernel
from provengym.conformance.references._values import key

Step = Callable[[Any, int], "tuple[Any, float, bool] | tuple[Any, float, bool, bool]"]


def identity(state: Any) -> Any:
    """A state that is shown as it is."""
    return state


@dataclass(frozen=True, kw_only=True, eq=False)
class Reference:
    """A specification to hold targets against: finite, deterministic, in Python.

    The states are any hashable values.  `step` is asked only in states where the episode goes on;
    after its end the reference stays where it is and pays nothing.

    Raises:
        ConformanceError: An argument does not fit.
    """

    name: str
    actions: Sequence[str]
    """The names of the actions; their numbers are 0, 1, 2 ..."""
    start: Hashable
    step: Step
    """The state and the number of an action to ``(next state, reward, terminated)``, or to
    ``(next state, reward, terminated, truncated)``."""
    observe: Callable[[Any], Any] = identity
    """A state to what is shown of it.  Several states may show the same."""
    picture: Callable[[Any], str] | None = None
    """A state to a text of several lines."""
    reward_tolerance: float = 0.0
    """How far a right target's rewards may be from the reference's."""

    def __post_init__(self) -> None:
        if not (isinstance(self.name, str) and self.name.strip()):
            raise ConformanceError(f"Reference: name must be a text, got {_shown(self.name)}")
        actions = self.actions
        if isinstance(actions, str) or not isinstance(actions, Sequence):
            raise ConformanceError(f"Reference: actions must be names, got {_shown(actions)}")
        if not actions or not all(isinstance(action, str) for action in actions):
            raise ConformanceError(
                f"Reference: actions must be one name or more, got {_shown(actions)}"
            )
        object.__setattr__(self, "actions", tuple(actions))
        for name in ("step", "observe", "picture"):
            value = getattr(self, name)
            if not callable(value) and not (name == "picture" and value is None):
                raise ConformanceError(f"Reference: {name} must be a function, got {_shown(value)}")
        if not is_hashable(self.start):
            raise ConformanceError(f"Reference: start must be hashable, got {_shown(self.start)}")
        if not (_is_number(self.reward_tolerance) and self.reward_tolerance >= 0):
            raise ConformanceError(
                "Reference: reward_tolerance must be a number, 0 or more, got "
                f"{_shown(self.reward_tolerance)}"
            )

    @classmethod
    def from_table(
        cls,
        P: Any,
        *,
        start: Hashable,
        name: str,
        actions: Sequence[str] | None = None,
        **rest: Any,
    ) -> Reference:
        """A reference from Gymnasium's form of a transition table.

        Args:
            P: ``P[state][action]`` is ``[(probability, next state, reward, terminated)]``, with one
                thing that can happen.
            start: The state after a reset.
            name: Of the reference.
            actions: Their names; by default ``action 0``, ``action 1`` ...
            rest: `observe`, `picture` and `reward_tolerance`, as in `Reference`.

        Raises:
            ConformanceError: A row is random or has another form, or an argument does not fit.
        """
        table = {
            (state, action): _only(name, state, action, row)
            for state, rows in _items(name, P)
            for action, row in _items(name, rows)
        }
        here = {action for state, action in table if state == start}
        if not here or here != set(range(len(here))):
            raise ConformanceError(
                f"the reference {name}: the table has no row of actions 0, 1, 2 ... for the start "
                f"{_shown(start)}"
            )
        named = (
            tuple(f"action {action}" for action in range(len(here))) if actions is None else actions
        )
        if len(named) != len(here):
            raise ConformanceError(
                f"the reference {name}: the table has {len(here)} actions, and {len(named)} names"
            )

        def step(state: Any, action: int) -> tuple[Any, float, bool]:
            if (state, action) not in table:
                raise LookupError("the table has no such row")
            return table[state, action]

        return cls(name=name, actions=named, start=start, step=step, **rest)

    @classmethod
    def from_kernel(
        cls,
        source: str | os.PathLike[str],
        *,
        prefix: str,
        actions: Sequence[str],
        parameters: Sequence[int] = (),
        reward_scale: int = 1,
        name: str | None = None,
        **rest: Any,
    ) -> Reference:
        """A reference from the C that Lean emits for a file of the user's own (``lean -c``).

        The functions have the shape of the project's kernels (``include/lean/lean.h`` is all of
        Lean that they need).  A C compiler is run: `CC`, or ``cc``.

        Args:
            source: The C file.
            prefix: What the exported functions begin with: ``cliff`` for ``cliff_step_0``.
            actions: The names of the actions.
            parameters: The words that every function takes first.
            reward_scale: Rewards are multiples of ``1 / reward_scale``.
            name: Of the reference; by default the prefix.
            rest: `picture` and `reward_tolerance`, as in `Reference`.

        Raises:
            ConformanceError: The file cannot be read or compiled, its functions are not those of a
                kernel, one of them depends on random words, or the parameters are refused.
        """
        kernel = Kernel(source, prefix, parameters, reward_scale)
        return cls(
            name=prefix if name is None else name,
            actions=actions,
            start=kernel.start(),
            step=kernel.step,
            observe=kernel.observe,
            **rest,
        )

    def after(self, state: Any, action: int) -> tuple[Any, float, bool, bool]:
        """What `step` says, checked.

        Raises:
            ConformanceError: It raised, or returned something of another form.
        """
        where = (
            f"the reference {self.name}: step({_shown(state)}, {action}) ({self.actions[action]})"
        )
        try:
            answer = self.step(state, action)
        except (Exception, SystemExit) as error:
            raise ConformanceError(f"{where} raised {told(error)}") from error
        if not (isinstance(answer, tuple) and len(answer) in (3, 4)):
            raise ConformanceError(
                f"{where} must return (next state, reward, terminated) or (next state, reward, "
                f"terminated, truncated), got {_shown(answer)}"
            )
        following, reward, *ends = answer
        if not is_hashable(following):
            raise ConformanceError(
                f"{where} gave a state that is not hashable: {_shown(following)}"
            )
        if not _is_number(reward):
            raise ConformanceError(f"{where} must pay a finite number, got {_shown(reward)}")
        for which, value in zip(("terminated", "truncated"), ends, strict=False):
            if not isinstance(value, (bool, np.bool_)):
                raise ConformanceError(f"{where}: {which} must be a bool, got {_shown(value)}")
        return following, float(reward), bool(ends[0]), bool(ends[1]) if len(ends) > 1 else False

    def shown(self, state: Any) -> tuple[Any, Hashable]:
        """The observation of a state, and the key of that.

        Raises:
            ConformanceError: `observe` raised, or returned something that cannot be compared.
        """
        where = f"the reference {self.name}: observe({_shown(state)})"
        try:
            observation = self.observe(state)
        except (Exception, SystemExit) as error:
            raise ConformanceError(f"{where} raised {told(error)}") from error
        try:
            return observation, key(observation)
        except Exception as error:
            raise ConformanceError(
                f"{where} gave {_shown(observation)}, which cannot be compared: {told(error)}"
            ) from error


def is_hashable(value: object) -> bool:
    """Whether a value has a hash; what its `__hash__` raises is no."""
    try:
        hash(value)
    except Exception:  # noqa: BLE001 - the value is the user's
        return False
    return True


def _is_number(value: object) -> bool:
    return isinstance(value, numbers.Real) and math.isfinite(value)


def _shown(value: object) -> str:
    try:
        return one_line(repr(value), 60)
    except Exception:  # noqa: BLE001 - the value is the user's
        return f"a {type(value).__name__} that cannot be printed"


def _items(name: str, rows: Any) -> list[tuple[Any, Any]]:
    """The items of a dictionary, or those of a list with their numbers."""
    if isinstance(rows, Mapping):
        return list(rows.items())
    if isinstance(rows, (list, tuple)):
        return list(enumerate(rows))
    raise ConformanceError(
        f"the reference {name}: a table is P[state][action], of dictionaries or lists, got "
        f"{_shown(rows)}"
    )


def _only(name: str, state: Any, action: Any, row: Any) -> tuple[Any, float, bool]:
    """The one thing that can happen in a row of a table."""
    where = f"the reference {name}: the row of state {_shown(state)} and action {_shown(action)}"
    try:
        outcomes = {(end, reward, over) for chance, end, reward, over in row if chance > 0}
        total = sum(chance for chance, *_ in row)
    except Exception as error:
        raise ConformanceError(
            f"{where} must be [(probability, next state, reward, terminated)], got {_shown(row)}"
        ) from error
    if len(outcomes) > 1:
        raise ConformanceError(
            f"{where} is random, {len(outcomes)} things can happen; only deterministic tables can "
            "be used"
        )
    if not outcomes or not math.isclose(total, 1.0):
        raise ConformanceError(f"{where} has probability {_shown(total)}, not 1")
    (outcome,) = outcomes
    return outcome
