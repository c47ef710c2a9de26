"""Target and reference as one graph, whose nodes are pairs of a state of each."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from random import Random
from typing import TYPE_CHECKING, Any

from provengym.models.state_graph import KeyGraph
from provengym.targets.guard import Trouble

if TYPE_CHECKING:
    from provengym.comparison.lockstep import LockstepComparer
    from provengym.data.limits import Limits
    from provengym.models.model import State
    from provengym.models.state_graph import Actions
    from provengym.targets.state_saver import StateSaver

ENDS = -1
"""The successor of a transition that ends the episode."""


class Product:
    """The graph from one reset, explored breadth first.

    The target must have been reset by `comparer.target_env`, and agree with the reference there.
    """

    def __init__(self, comparer: LockstepComparer, state_saver: StateSaver) -> None:
        self._comparer, self._state_saver = comparer, state_saver
        key, saved = state_saver.save()
        self._memory = state_saver.size(saved)
        self._graph = KeyGraph((key, comparer.model.start), range(len(comparer.model.actions)))
        self._open: dict[int, tuple[State, Any]] = {0: (comparer.model.start, saved)}
        self._keys: list[Hashable] = [key]
        self._next: list[int] = []
        """The successor by each action of each node that was expanded, one after the other."""
        self.transitions = 0
        self._is_limited = False
        """True if all other nodes lie further away than any episode leads."""
        self.ends: set[tuple[Hashable, State]] = set()
        self.states: set[State] = {comparer.model.start}
        """States of the reference."""

    @property
    def nodes(self) -> int:
        """The number of nodes that were reached, the ends of episodes among them."""
        return len(self._graph) + len(self.ends)

    @property
    def complete(self) -> bool:
        """True if every node was expanded that an episode can leave."""
        return self._is_limited or not self._open

    def explore(self, limits: Limits, visit: Callable[[State, int, State], None]) -> Actions | None:
        """Explore up to the limits or the first difference; the shortest actions that show it."""
        comparer, state_saver = self._comparer, self._state_saver
        actions, graph = comparer.translator.actions, self._graph
        steps, layer = 0, 1
        for (node,) in graph.blocks():
            if node == layer:
                steps, layer = steps + 1, len(graph)
            self._is_limited = steps >= comparer.longest
            if self._is_limited or not self._within(limits):
                break
            state, saved = self._open.pop(node)
            self._memory -= state_saver.size(saved)
            way = graph.way(node) if comparer.target_env.is_watched else ()
            state_saver.expect(actions, saved)
            for action in range(len(actions)):
                comparer.target_env.stand(way)
                state_saver.restore(saved)
                expected = comparer.model.step(state, action)
                self.transitions += 1
                try:
                    differs = comparer.differs(
                        comparer.target_env.step(actions[action]), comparer.expected(expected)
                    )
                except Trouble:
                    differs = "trouble"
                if differs:
                    return (*graph.way(node), action)
                visit(state, action, expected.state)
                self.states.add(expected.state)
                key, after = state_saver.save()
                if expected.done:
                    self.ends.add((key, expected.state))
                    self._next.append(ENDS)
                else:
                    self._next.append(self._reach(key, expected.state, node, action, after))
        return None

    def walks(self, number: int, longest: int, random: Random) -> list[list[tuple[int, int]]]:
        """Random walks of actions and the nodes that they should lead to; at the end of an episode
        that is `ENDS`."""
        found = []
        many = len(self._comparer.translator.actions)
        for _ in range(number):
            walk: list[tuple[int, int]] = []
            node = 0
            while (
                len(walk) < min(longest, self._comparer.longest)
                and 0 <= node < self._graph.expanded
            ):
                steps = self._next[node * many : (node + 1) * many]
                onward = [action for action, successor in enumerate(steps) if successor != ENDS]
                action = random.choice(onward or range(many))
                node = steps[action]
                walk.append((action, node))
            found.append(walk)
        return found

    def has_key(self, node: int, key: Hashable) -> bool:
        """Return whether a target state with this key is that of a node."""
        return self._keys[node] == key

    def _within(self, limits: Limits) -> bool:
        few = limits.exhaustive_nodes_per_state * len(self.states) + 200
        return (
            self.transitions + len(self._comparer.translator.actions)
            <= limits.exhaustive_transitions
            and len(self._keys) <= min(limits.exhaustive_nodes, few)
            and self._memory <= limits.exhaustive_memory
        )

    def _reach(self, key: Hashable, state: State, node: int, action: int, saved: Any) -> int:
        transition = node * len(self._comparer.translator.actions) + action
        number, is_new = self._graph.meet((key, state), transition)
        if is_new:
            self._keys.append(key)
            self._open[number] = (state, saved)
            self._memory += self._state_saver.size(saved)
        return number


def check_walk(
    comparer: LockstepComparer,
    keep: Callable[[LockstepComparer], StateSaver],
    product: Product,
    seed: int | None,
    walk: list[tuple[int, int]],
) -> tuple[Actions | None, bool]:
    """Play a walk from the reset of another environment.

    Returns:
        The actions after which the target departs from the reference, if it does, and whether every
        target state has the key that the graph says.
    """
    model, actions = comparer.model, comparer.translator.actions
    state, done = model.start, []
    try:
        comparer.target_env.reset(seed)
        state_saver = keep(comparer)
        same = product.has_key(0, state_saver.save()[0])
        state_saver.expect([actions[action] for action, _ in walk])
        for action, node in walk:
            done.append(action)
            expected = model.step(state, action)
            if comparer.differs(
                comparer.target_env.step(actions[action]), comparer.expected(expected)
            ):
                return tuple(done), False
            if node != ENDS:
                same = product.has_key(node, state_saver.save()[0]) and same
            state = expected.state
    except Trouble:
        return tuple(done), False
    return None, same
