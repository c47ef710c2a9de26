"""Whether the episodes of a class of rules end, where all its states were tried."""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, ClassVar, TypeAlias, TypeVar

from provengym.data.errors import one_line
from provengym.data.reading import Fields

UNKNOWN = "whether every episode ends was not found out at the parameters by default"
"""What is open where not all states were tried there, or the class raises in one."""
State = TypeVar("State", bound=Hashable)
Graph: TypeAlias = Mapping[State, Sequence[tuple[int, State]]]
"""For each state that is not over the actions, and the states that each may lead to."""


@dataclass(frozen=True)
class Ends:
    """How the episodes end that start in one of the starts, their limit of steps left out.

    Attributes:
        kind: `ALWAYS`: whatever is done.  `ALMOST`: with probability 1 where each action has a
            positive probability, and not whatever is done.  `SOME`: some may come to a state from
            which nothing leads to an end.  `NEVER`: none.
        actions: The actions that are meant: `ANY`, or `LEGAL` where a class says which are.
        states: The number of states that these reach and that are not over; each was tried.
        steps: The most steps of an episode, of the first kind.
        story: A state, and actions that lead back to it, or none of which leads to an end; empty of
            the first kind.
    """

    ALWAYS: ClassVar[str] = "always"
    ALMOST: ClassVar[str] = "almost surely"
    SOME: ClassVar[str] = "not always"
    NEVER: ClassVar[str] = "never"
    ANY: ClassVar[str] = "actions"
    LEGAL: ClassVar[str] = "legal actions"

    kind: str
    actions: str
    states: int
    steps: int = 0
    story: str = ""

    def __str__(self) -> str:
        match self.kind:
            case self.ALWAYS:
                return f"every episode ends within {self.steps:,} steps of any {self.actions}"
            case self.ALMOST:
                return (
                    f"random {self.actions} end every episode almost surely, not all do: "
                    f"{self.story}"
                )
            case self.SOME:
                return f"not every episode can end: {self.story}"
        return f"no episode ends, by any {self.actions}"

    def to_dict(self) -> dict[str, Any]:
        """Return all of it as values of JSON."""
        return asdict(self)

    @classmethod
    def from_dict(cls, told: object) -> Ends:
        """Return what `to_dict` told of.

        Raises:
            ValueError: It told of something else.
        """
        fields = Fields(told, "how episodes end")
        found = cls(
            kind=fields.choice("kind", (cls.ALWAYS, cls.ALMOST, cls.SOME, cls.NEVER)),
            actions=fields.choice("actions", (cls.ANY, cls.LEGAL)),
            states=fields.integer("states", low=1),
            steps=fields.integer("steps", low=0),
            story=one_line(fields.text("story", 1_000), None),
        )
        fields.end()
        return found


@dataclass(frozen=True)
class Loop:
    """A state, and actions that lead from it back to it; without actions one from which nothing
    leads to an end."""

    state: Any
    actions: tuple[int, ...]


def ends_of(graph: Graph[State], starts: Sequence[State]) -> tuple[str, int, Loop | None]:
    """Return the kind of `Ends`, the most steps, and what keeps an episode from its end.

    Args:
        graph: All states that can be reached from the starts and are not over.  What it leads to
            and does not have is over.
        starts: Some of its states.
    """
    ranks = _ranks(graph)
    if len(ranks) == len(graph):
        return Ends.ALWAYS, max(ranks[one] for one in starts), None
    ending = _ending(graph)
    if not ending:
        return Ends.NEVER, 0, None
    for state in graph:
        if state not in ending:
            return Ends.SOME, 0, Loop(state, ())
    return Ends.ALMOST, 0, _loop(graph, ranks)


def _before(graph: Graph[State]) -> dict[State, list[State]]:
    """The states from which each is reached by a step, of those that are not over."""
    found: dict[State, list[State]] = {}
    for state, ways in graph.items():
        for after in dict.fromkeys(after for _, after in ways):
            if after in graph:
                found.setdefault(after, []).append(state)
    return found


def _ranks(graph: Graph[State]) -> dict[State, int]:
    """The most steps to an end, of the states from which every episode comes to one."""
    before = _before(graph)
    left = {
        state: sum(after in graph for after in {after for _, after in ways})
        for state, ways in graph.items()
    }
    ranks = {state: 1 for state, count in left.items() if not count}
    waiting = deque(ranks)
    while waiting:
        after = waiting.popleft()
        for state in before.get(after, ()):
            left[state] -= 1
            if not left[state]:  # the last of those that it leads to, which has the highest rank
                ranks[state] = ranks[after] + 1
                waiting.append(state)
    return ranks


def _ending(graph: Graph[State]) -> set[State]:
    """The states from which some actions lead to an end."""
    before = _before(graph)
    found = {state for state, ways in graph.items() if any(s not in graph for _, s in ways)}
    waiting = [*found]
    while waiting:
        for state in before.get(waiting.pop(), ()):
            if state not in found:
                found.add(state)
                waiting.append(state)
    return found


def _loop(graph: Graph[State], ranks: Mapping[State, int]) -> Loop:
    """The shortest loop from the first state without a rank that is in one."""
    for state in graph:
        if state in ranks:
            continue
        ways: dict[State, tuple[int, ...]] = {}
        waiting: deque[tuple[State, tuple[int, ...]]] = deque([(state, ())])
        while waiting:
            at, actions = waiting.popleft()
            for action, after in graph[at]:
                if after == state:
                    return Loop(state, (*actions, action))
                if after in graph and after not in ranks and after not in ways:
                    ways[after] = (*actions, action)
                    waiting.append((after, ways[after]))
    raise AssertionError("every state has a rank")
