"""States in the order in which a breadth-first search meets them, with a shortest way to each."""

from __future__ import annotations

import math
from array import array
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from provengym.models.columns import packed, unpacked
from provengym.models.rows import RowIndex, words_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from provengym.models.model import Model, Outcomes, States

Actions = tuple[int, ...]
Check = Callable[[], None]
"""Raises what ends a search, when its time has come."""
Step = Callable[["States", "NDArray[np.int64]"], "Outcomes"]
AT_ONCE = 1 << 14
"""About how many transitions of a model are tried in one call."""


def unlimited() -> None:
    """A search that nothing ends before its time."""


class StateGraph:
    """Nodes that are numbered as they are met, and which of them are expanded.

    A transition is the number of a node, times the number of actions, plus the place of an action
    in their order.

    Args:
        roots: The number of nodes at first.
        order: The actions in the order in which they are tried.
    """

    def __init__(self, roots: int, order: Sequence[int]) -> None:
        self._roots, self._order = roots, order
        self._came = array("q")
        """The transition that led first to each node but the roots."""
        self.expanded = 0
        """The number of nodes whose every action was tried: those that were met first."""

    def __len__(self) -> int:
        return self._roots + len(self._came)

    @property
    def complete(self) -> bool:
        """True if every node was expanded."""
        return self.expanded == len(self)

    def blocks(
        self, at_once: float = 1, first: float = 1, most: float = math.inf, check: Check = unlimited
    ) -> Iterator[range]:
        """The nodes, some at a time: those that were met while the others were expanded come, too.

        Args:
            at_once: The most nodes in a block; each block may have twice as many as the last.
            first: The number of nodes in the first block.
            most: The most nodes to expand.
            check: Called before each block; it may raise what ends the search.
        """
        size = first
        while self.expanded < min(len(self), most):
            check()
            last = int(min(self.expanded + size, len(self), most))
            yield range(self.expanded, last)
            self.expanded, size = last, min(2 * size, at_once)

    def way(self, node: int) -> Actions:
        """Shortest actions from a root to a node."""
        way: list[int] = []
        while (transition := self.came(node)) is not None:
            node, place = divmod(transition, len(self._order))
            way.append(self._order[place])
        return tuple(reversed(way))

    def way_along(self, transition: int) -> Actions:
        """The way to a node, and one more action."""
        node, place = divmod(transition, len(self._order))
        return (*self.way(node), self._order[place])

    def came(self, node: int) -> int | None:
        """The transition that led to a node first; None where it is a root."""
        return None if node < self._roots else self._came[node - self._roots]

    def met_before(self, node: int) -> int:
        """Return the number of nodes that were met before a node was expanded."""
        earlier = np.frombuffer(self._came, dtype=np.int64) if self._came else np.empty(0)
        return self._roots + int(np.searchsorted(earlier, node * len(self._order)))


class KeyGraph(StateGraph):
    """A graph whose nodes are any values with a hash, met one at a time.

    Args:
        root: The first node.
        order: As in `StateGraph`.
    """

    def __init__(self, root: Hashable, order: Sequence[int]) -> None:
        super().__init__(1, order)
        self._numbers = {root: 0}

    def meet(self, node: Hashable, transition: int) -> tuple[int, bool]:
        """The number of the node that a transition leads to, and whether it is new."""
        many = len(self)
        number = self._numbers.setdefault(node, many)
        if number == many:
            self._came.append(transition)
        return number, number == many


class RowGraph(StateGraph):
    """A graph whose nodes are rows of words, met many at a time.

    Args:
        roots: The first nodes, which differ.
        order: As in `StateGraph`.
        most: Beyond so many, and the roots, no node is added.
    """

    def __init__(
        self, roots: NDArray[np.uint64], order: Sequence[int], most: float = math.inf
    ) -> None:
        super().__init__(len(roots), order)
        self._rows = RowIndex(roots.shape[1])
        self._rows.add(roots)
        self._most = max(most, len(roots))

    def __getitem__(self, nodes: slice) -> NDArray[np.uint64]:
        return self._rows[: len(self)][nodes]

    @property
    def is_cut(self) -> bool:
        """True if more nodes were met than it holds."""
        return len(self._rows) > self._most

    def meet(
        self, rows: NDArray[np.uint64], transitions: NDArray[np.int64]
    ) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """Meet the nodes that transitions lead to, in their order.

        Returns:
            The number of each, -1 where it was not added; and where those stand that are new, in
            the order of their numbers.
        """
        numbers, new = self._rows.add(rows)
        if self.is_cut:  # those that came beyond have numbers that no node has
            new = new[: int(self._most) - len(self)]
            numbers = np.where(numbers < len(self) + len(new), numbers, -1)
        self._came.frombytes(np.ascontiguousarray(transitions[new], dtype=np.int64).tobytes())
        return numbers, new


@dataclass(frozen=True)
class Block:
    """Some nodes of a model, and what every action does in each of them."""

    nodes: range
    states: States
    outcomes: Outcomes
    transitions: NDArray[np.int64]
    """The transition of the graph that each outcome is of."""
    numbers: NDArray[np.int64]
    """The node that each outcome leads to; -1 where the episode is over, or it was not added."""


class ModelGraph(RowGraph):
    """The graph of a model, or of what is stepped like one.

    Args:
        model: The model.
        states: The first nodes; the starts by default.
        order: As in `StateGraph`; all actions by default.
        most: As in `RowGraph`.
        step: Steps states; the model by default.
        signs: Gives the rows by which states are told apart; by default, those of their words.
        width: The most nodes that are added of a block, for graphs in which no earlier node is met
            again.
    """

    def __init__(
        self,
        model: Model,
        states: States | None = None,
        *,
        order: Sequence[int] | None = None,
        most: float = math.inf,
        step: Step | None = None,
        signs: Callable[[States], NDArray[np.int64]] | None = None,
        width: int | None = None,
    ) -> None:
        roots = model.starts() if states is None else states
        self._step: Step = model.outcomes if step is None else step
        self._signs, self._width = signs, width
        self._actions = np.array(
            range(len(model.actions)) if order is None else order, dtype=np.int64
        )
        self._dtype, self._words, self._chunks = roots.dtype, len(roots), [roots]
        super().__init__(self._rows_of(roots), self._actions.tolist(), most)

    def states(self, nodes: range) -> States:
        """The states of some nodes."""
        if self._signs is None:
            return unpacked(self[nodes.start : nodes.stop], self._words, self._dtype)
        if len(self._chunks) > 1:
            self._chunks = [np.concatenate(self._chunks, axis=1)]
        return np.ascontiguousarray(self._chunks[0][:, nodes.start : nodes.stop])

    def layers(self, check: Check = unlimited) -> Iterator[Block]:
        """Expand nodes; each block is of all that are equally far from the roots."""
        return self.search(at_once=math.inf, first=math.inf, check=check)

    def search(
        self,
        *,
        at_once: float = AT_ONCE,
        first: float = 1,
        most: float = math.inf,
        check: Check = unlimited,
    ) -> Iterator[Block]:
        """Expand nodes; of each block what it leads to was met when it comes.

        Args:
            at_once: About how many transitions are tried at once; the rest as in `blocks`.
        """
        many = len(self._actions)
        for nodes in self.blocks(max(at_once // many, 1), first, most, check):
            states = self.states(nodes)
            outcomes = self._step(
                np.repeat(states, many, axis=1), np.tile(self._actions, len(nodes))
            )
            transitions = outcomes.parents + nodes.start * many
            onward = np.flatnonzero(~outcomes.done)
            rows = self._rows_of(outcomes.states[:, onward])
            if self._width is not None:
                _, new = RowIndex(rows.shape[1]).add(rows)
                onward, rows = onward[new[: self._width]], rows[new[: self._width]]
            met, new = self.meet(rows, transitions[onward])
            if self._signs is not None:
                self._chunks.append(outcomes.states[:, onward[new]])
            numbers = np.full(len(outcomes), -1, dtype=np.int64)
            numbers[onward] = met
            yield Block(nodes, states, outcomes, transitions, numbers)

    def _rows_of(self, states: States) -> NDArray[np.uint64]:
        return packed(states) if self._signs is None else words_of(self._signs(states))
