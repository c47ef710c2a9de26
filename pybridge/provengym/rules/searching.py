"""The states of a class of rules from which it is compared with its kernel."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from provengym.rules.branches import ERRORS, Branch, Branches, Numbers
from provengym.rules.comparing import STARTS, Comparison, text_of
from provengym.rules.ending import Ends, ends_of
from provengym.rules.failures import Failure

if TYPE_CHECKING:
    from collections.abc import Mapping

    from provengym.envs.rules import CompiledRules

VALUES = 32
"""The most values of a draw that are all tried; of more it is the ends, and some between."""
WAYS = 256
"""The most branches of an action in a state that are all tried, where the budget has no steps for
more of each; of more it is the first ones."""
_NEAR = 0.5
"""The share of states drawn that differ from one that is reached in a number or two."""


class Search:
    """The states of a class at some parameters: those that are reached, and those that the
    invariant allows.

    Args:
        compiled: The class with its kernel.
        branches: The class, at the parameters at which they are compared.
    """

    def __init__(self, compiled: CompiledRules, branches: Branches) -> None:
        self.comparison, self.branches = Comparison(compiled, branches), branches
        self.states = 0
        """The number of states from which steps were compared."""
        self.is_whole = self.is_allowed = False
        """True if every state was tried that can be reached; that the invariant allows."""
        self._ways = WAYS
        self._is_cut = False
        """True if an action has more branches than were tried."""
        self._starts: list[Numbers] = []
        self._graph: dict[Numbers, list[tuple[int, Numbers]]] = {}
        """For each state that is reached the actions, and what they may lead to."""

    def run(self, *, budget: int, hopeless: int, tried: int, seed: int) -> None:
        """Compare steps.

        Args:
            budget: The most steps.
            hopeless: The most steps where ranges allow more states than the budget has steps.
            tried: The most steps from states that are drawn, where not all states are tried that
                the invariant allows.
            seed: That of the starts, and of states.
        """
        pairs = self.branches.size() * self.comparison.kernel.num_actions
        can_be_all = pairs <= budget
        self._ways = max(WAYS, budget // pairs)
        most = budget if can_be_all else min(hopeless, budget)
        self.is_whole = self._reach(most, seed)
        if self.is_whole and can_be_all:
            allowed = self.branches.in_ranges()
            self.is_allowed = self._try(allowed, budget, Failure.UNREACHABLE)
        else:
            reached = Failure.UNREACHABLE if self.is_whole else Failure.NOT_FOUND
            drawn = self._drawn(random.Random(seed), tried)
            self._try(drawn, self.comparison.steps + tried, reached)
        self.comparison.flush()

    def ends(self) -> Ends | None:
        """Return how episodes of legal actions end; None where not all states that can be reached
        were tried, or the class raises in one."""
        raises = any(not one.is_of_induction for one in self.comparison.failures.values())
        starts = dict.fromkeys(self._starts)
        if not self.is_whole or raises or not starts:
            return None
        graph = self._legal(starts)
        kind, steps, loop = ends_of(graph, [*starts])
        story = ""
        if loop is not None:
            where = f"from {text_of(self.branches.seen[loop.state].state)}"
            named = ", ".join(map(self.comparison.named, loop.actions))
            story = f"{where} {named} may lead back" if named else f"{where} nothing does"
        actions = Ends.LEGAL if self.branches.masks else Ends.ANY
        return Ends(kind, actions, len(graph), steps, story[:1_000])

    def _legal(self, starts: Iterable[Numbers]) -> dict[Numbers, list[tuple[int, Numbers]]]:
        """The states that are not over and that legal actions reach, with what these lead to."""
        found: dict[Numbers, list[tuple[int, Numbers]]] = {}
        waiting = deque(starts)
        while waiting:
            state = waiting.popleft()
            seen = self.branches.seen[state]
            if state not in found and not seen.over:
                ways = [(action, to) for action, to in self._graph[state] if seen.legal[action]]
                found[state] = ways
                waiting += [after for _, after in ways]
        return found

    def _reach(self, budget: int, seed: int) -> bool:
        """Compare steps from states that are reached; whether these are all that can be."""
        waiting: deque[Numbers] = deque()
        found: set[Numbers] = set()

        def reach(state: Numbers) -> None:
            if state not in found:
                found.add(state)
                waiting.append(state)

        whole = self._start(seed)
        for state in self._starts:
            reach(state)
        generator = random.Random(seed)
        while waiting:
            state = waiting.popleft() if generator.random() < 0.5 else waiting.pop()
            ways = dict[tuple[int, Numbers], None]()
            for action, branch in self._from(state, budget, Failure.REACHED):
                if branch is None:
                    return False
                if branch.error is None:
                    reach(branch.after)
                    ways[action, branch.after] = None
                whole &= self.branches.is_whole(branch)
            self._graph[state] = [*ways]
        return whole and not self._is_cut

    def _try(self, states: Iterator[Mapping[str, Any]], budget: int, reached: str) -> bool:
        """Compare steps from states that are not reached and that the invariant allows; whether
        these were all."""
        whole = True
        for state in states:
            if not self.branches.is_allowed(state):
                continue
            try:
                numbers = self.branches.meet(state)
            except ERRORS as error:
                self.comparison.note(f"the state {text_of(state)}", error, reached)
                continue
            if numbers in self._graph:
                continue
            for _, branch in self._from(numbers, budget, reached):
                if branch is None:
                    return False
                whole &= self.branches.is_whole(branch)
        return whole and not self._is_cut

    def _from(
        self, state: Numbers, budget: int, reached: str
    ) -> Iterator[tuple[int, Branch | None]]:
        """Compare each branch of each action in a state; None where so many steps were."""
        self.states += 1
        self.comparison.seen(state)
        for action in range(self.comparison.kernel.num_actions):
            for number, branch in enumerate(self.branches.steps(state, action)):
                if self.comparison.steps >= budget:
                    yield action, None
                    return
                if number == self._ways:
                    self._is_cut = True
                    break
                self.comparison.step(state, action, branch, reached)
                yield action, branch

    def _start(self, seed: int) -> bool:
        """Compare starts by seeds, and find those by every value that is drawn; whether these are
        all there are."""
        self._starts, whole = self.comparison.starts(seed), True
        for number, branch in enumerate(self.branches.starts()):
            if number == STARTS * VALUES:
                return False
            if branch.error is not None:
                drawn = [one.low for one in branch.drawn]
                self.comparison.note(f"the start with the draws {drawn}", branch.error)
            else:
                self._starts.append(branch.after)
            whole &= self.branches.is_whole(branch)
        return whole

    def _drawn(self, generator: random.Random, count: int) -> Iterator[Mapping[str, Any]]:
        """So many states whose fields are in their ranges, of which some are near to states that
        are reached."""
        reached = [*self._graph]
        for _ in range(count):
            state = self.branches.drawn_in_ranges(generator)
            if reached and generator.random() < _NEAR:
                near = dict(self.branches.seen[generator.choice(reached)].state)
                for name in generator.choices([*state], k=2):
                    near[name] = state[name]
                state = near
            yield state
