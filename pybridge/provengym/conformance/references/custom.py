"""The user's own references: a finite environment, specified in Python.

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

import contextlib
import math
import os
from collections import Counter
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, ClassVar, TypeVar

from provengym.conformance.references import rows as reference_rows
from provengym.conformance.references.answering import answering
from provengym.conformance.references.rows import is_number
from provengym.data.arrays import as_numpy
from provengym.data.errors import ConformanceError, brief, told
from provengym.models.expected_values import holds_condition, tolerant
from provengym.models.model import Transition
from provengym.models.values import key, unwrapped

T = TypeVar("T")
_FIRST_TWICE = 64
"""The number of first calls, each of which is made twice."""
_TWICE_PERIOD = 64
"""The number of calls to the next that is made twice, after the first."""

Step = Callable[
    [Any, int],
    "tuple[Any, float, bool] | tuple[Any, float, bool, bool] | list[tuple[Any, ...]]",
]


def identity(state: Any) -> Any:
    """A state that is shown as it is."""
    return state


@dataclass(frozen=True, kw_only=True, eq=False)
class Reference:
    """A specification to hold targets against: finite, in Python.

    The states are any hashable values.  `step` is asked only in states where the episode goes on;
    after its end the reference stays where it is and pays nothing.

    A reference may be random: a step that can do several things returns the list of them, and
    `start` may be several states.  Probabilities are integers, which are weights, or fractions or
    floats of the sum 1; a float next to a fraction with a denominator up to 10,000 stands for it.

    Raises:
        ConformanceError: An argument does not fit.
    """

    is_reference: ClassVar[bool] = True  # for those who must not import this

    name: str
    actions: Sequence[str]
    """The names of the actions; their numbers are 0, 1, 2 ..."""
    start: Hashable | Mapping[Any, Any]
    """The state after a reset, or ``{state: probability}``."""
    step: Step
    """The state and the number of an action to ``(next state, reward, terminated)``, or to
    ``(next state, reward, terminated, truncated)``; where the reference is random, to a list of
    these, each with its probability in front."""
    observe: Callable[[Any], Any] = identity
    """A state to what is shown of it.  Several states may show the same."""
    picture: Callable[[Any], str] | None = None
    """A state to a text of several lines."""
    reward_tolerance: float = 0.0
    """The most by which a right target's rewards may differ from the reference's."""
    observation_tolerance: float = 0.0
    """The most by which each number in its observations may differ."""
    time_limit: float | None = None
    """Gymnasium's time limit: after so many steps an episode is truncated, as `TimeLimit` does it,
    and ``math.inf`` stands for none.  By default that of the target is set aside."""

    limit_spares_ends: bool = False
    """True if the last step of that limit is not truncated where it terminates."""
    notes: tuple[str, ...] = ()
    """Remarks on it that a reader of a report must know."""

    _asked: list[int] = field(init=False, repr=False, default_factory=lambda: [0])
    """The number of calls that were made."""

    def __post_init__(self) -> None:
        if not (isinstance(self.name, str) and self.name.strip()):
            raise ConformanceError(f"Reference: name must be a text, got {brief(self.name)}")
        actions = self.actions
        if isinstance(actions, str) or not isinstance(actions, Sequence):
            raise ConformanceError(f"Reference: actions must be names, got {brief(actions)}")
        if not actions or not all(isinstance(action, str) for action in actions):
            raise ConformanceError(
                f"Reference: actions must be one name or more, got {brief(actions)}"
            )
        object.__setattr__(self, "actions", tuple(actions))
        for name in ("step", "observe", "picture"):
            value = getattr(self, name)
            if not callable(value) and not (name == "picture" and value is None):
                raise ConformanceError(f"Reference: {name} must be a function, got {brief(value)}")
        object.__setattr__(self, "_starts", reference_rows.starts("Reference: start", self.start))
        for name in ("reward_tolerance", "observation_tolerance"):
            value = getattr(self, name)
            if not (is_number(value) and value >= 0):
                raise ConformanceError(
                    f"Reference: {name} must be a number, 0 or more, got {brief(value)}"
                )
        limit = self.time_limit
        if not (limit is None or limit == math.inf or (type(limit) is int and limit > 0)):
            raise ConformanceError(
                "Reference: time_limit must be a number of steps, math.inf or None, got "
                f"{brief(limit)}"
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
            P: ``P[state][action]`` is ``[(probability, next state, reward, terminated)]``.
            start: The state after a reset, or ``{state: probability}``.
            name: The name of the reference.
            actions: Their names; by default ``action 0``, ``action 1`` ...
            rest: `observe`, `picture`, the tolerances and `time_limit`, as in `Reference`.

        Raises:
            ConformanceError: A row has another form or its probabilities another sum than 1, or an
                argument does not fit.
        """
        where = f"the reference {name}"
        table = {
            (state, action): reference_rows.possible(
                f"{where}: the row of state {brief(state)} and action {brief(action)}",
                row,
            )
            for state, rows in _items(name, P)
            for action, row in _items(name, rows)
        }
        first, *_ = (state for state, _ in reference_rows.starts(f"{where}: start", start))
        here = {action for state, action in table if state == first}
        if not here or here != set(range(len(here))):
            raise ConformanceError(
                f"{where}: the table has no row of actions 0, 1, 2 ... for the start {brief(first)}"
            )
        named = (
            tuple(f"action {action}" for action in range(len(here))) if actions is None else actions
        )
        if len(named) != len(here):
            raise ConformanceError(
                f"{where}: the table has {len(here)} actions, and {len(named)} names"
            )

        def step(state: Any, action: int) -> list[tuple[Any, ...]]:
            if (state, action) not in table:
                raise LookupError("the table has no such row")
            return [
                (chance, o.state, o.reward if o.condition is None else o.condition, o.terminated)
                for o, chance in table[state, action].items()
            ]

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
            prefix: The prefix of the exported functions: ``cliff`` for ``cliff_step_0``.
            actions: The names of the actions.
            parameters: The words that every function takes first.
            reward_scale: Rewards are multiples of ``1 / reward_scale``.
            name: The name of the reference; by default the prefix.
            rest: `picture`, the tolerances and `time_limit`, as in `Reference`.

        Raises:
            ConformanceError: The file cannot be read or compiled, its functions are not those of a
                kernel, one of them depends on random words, or the parameters are refused.
        """
        from provengym.conformance.references.kernel import Kernel

        kernel = Kernel(source, prefix, parameters, reward_scale)
        return cls(
            name=prefix if name is None else name,
            actions=actions,
            start=kernel.start(),
            step=kernel.step,
            observe=kernel.observe,
            **rest,
        )

    @property
    def starts(self) -> tuple[tuple[Any, Fraction], ...]:
        """The states that a reset can lead to, and how probable each of them is."""
        return self._starts  # type: ignore[attr-defined,no-any-return]

    def row(self, state: Any, action: int) -> dict[Transition, Fraction]:
        """Return the different outcomes that `step` gives with their probabilities, checked.

        Raises:
            ConformanceError: It raised, or returned something of another form.
        """
        call = f"step({brief(state)}, {action}) ({self.actions[action]})"
        where = f"the reference {self.name}: {call}"

        def asked() -> dict[Transition, Fraction]:
            with answering(where):
                answer = self.step(unwrapped(state), action)
            if isinstance(answer, list):
                return reference_rows.possible(where, answer)
            return {reference_rows.certain(where, answer): Fraction(1)}

        return self._same(where, asked, lambda row: Counter(map(_known_of, row, row.values())))

    def shown(self, state: Any) -> tuple[Any, Hashable]:
        """The observation of a state, and the key of that.

        Raises:
            ConformanceError: `observe` raised, or returned something that cannot be compared.
        """
        where = f"the reference {self.name}: observe({brief(state)})"

        def asked() -> Any:
            with answering(where):
                return as_numpy(self.observe(unwrapped(state)))

        observation = self._same(where, asked, _look)
        if self.observation_tolerance:
            observation = tolerant(observation, self.observation_tolerance)
        try:
            return observation, key(observation)
        except Exception as error:
            raise ConformanceError(
                f"{where} gave {brief(observation)}, which cannot be compared: {told(error)}"
            ) from error

    def _same(self, where: str, ask: Callable[[], T], known: Callable[[T], Any]) -> T:
        """Return an answer, which is asked for twice at first, and now and then later.

        Raises:
            ConformanceError: The answers differ: then it is no function of its arguments, and would
                blame any target.
        """
        found = ask()
        count = self._asked[0]
        self._asked[0] = count + 1
        if (count < _FIRST_TWICE or count % _TWICE_PERIOD == 0) and known(again := ask()) != known(
            found
        ):
            raise ConformanceError(
                f"{where} gave {_told(found)}, and when it was asked again {_told(again)}: it must "
                "depend on nothing but its arguments; where chance has a say, step returns a list "
                "of outcomes with their probabilities"
            )
        return found


def _known_of(outcome: Transition, chance: Fraction) -> tuple[Any, ...]:
    """Return the parts of an outcome that can be compared with those of another answer."""
    state: Any = outcome.state
    if getattr(kind := type(state), "__eq__", None) is object.__eq__:  # each is another one
        state = kind
    rest = outcome.reward, outcome.terminated, outcome.truncated
    return chance, state, *rest, type(outcome.condition)


def _look(observation: Any) -> Hashable:
    """Return the key of an observation, to compare with another answer's; None if it has none."""
    with contextlib.suppress(Exception):
        return None if holds_condition(observation) else (key(observation),)
    return None


def _told(answer: Any) -> str:
    """An answer of a reference in words."""
    if isinstance(answer, dict) and all(isinstance(part, Transition) for part in answer):
        outcomes = [(o.state, o.reward, o.terminated) for o in answer]
        return brief(outcomes[0] if len(outcomes) == 1 else outcomes)
    return brief(answer)


def _items(name: str, rows: Any) -> list[tuple[Any, Any]]:
    """The items of a dictionary, or those of a list with their numbers."""
    if isinstance(rows, Mapping):
        return list(rows.items())
    if isinstance(rows, (list, tuple)):
        return list(enumerate(rows))
    raise ConformanceError(
        f"the reference {name}: a table is P[state][action], of dictionaries or lists, got "
        f"{brief(rows)}"
    )
