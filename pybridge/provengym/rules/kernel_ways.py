"""The ways in which rules go, read off their page and its kernel: the programs of the page say what
is drawn, and the kernel computes what it leads to."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from provengym import _core
from provengym.proving.ways import Ints, TooManyWaysError, Ways, ways
from provengym.rules.asking import AskedKernel
from provengym.rules.branches import Branch, Drawn, Numbers, Seen
from provengym.rules.comparing import STARTS, DifferenceError, text_of

if TYPE_CHECKING:
    from provengym.envs.rules import CompiledRules
    from provengym.proving.reading import Rules
    from provengym.spec import Environment

BATCH = 256
"""The number of states from which ways are listed at once."""


class KernelBranches:
    """The ways of a class of rules at some parameters, as `Branches` has them, without a step of
    the class in Python.

    Args:
        compiled: The class with its kernel.
        told: The programs of the class.
        rules: The environment of the class at the parameters, of which no rule is called.
    """

    def __init__(self, compiled: CompiledRules, told: Rules, rules: Environment) -> None:
        self.rules, self._told = rules, told
        self._kernel = AskedKernel(compiled, rules)
        kinds: Mapping[str, Any] = rules._gate.kinds
        self._parameters = [int(value) for value in rules.parameters.values()]
        self._fields = sum(len(kind.bounds) for kind in kinds.values())
        chosen = [rules._actions.nth(number) for number in range(len(rules._actions))]
        self._numbers = [rules._actions.shown(one)[0] for one in chosen]
        self.masks = "legal" in vars(type(rules))
        self.seen: dict[Numbers, Seen] = {}
        self.compared = self.compared_starts = 0
        """The number of ways of actions, and of starts by seeds, that the kernel computed."""
        self._batch = BATCH
        self._waiting: dict[Numbers, None] = {}
        self._found: dict[Numbers, dict[int, list[Branch]]] = {}

    @property
    def actions(self) -> int:
        """The number of actions."""
        return len(self._numbers)

    def starts(self) -> Iterator[Branch]:
        """Start in every way.

        Raises:
            DifferenceError: By the words of a seed the kernel starts elsewhere.
            FailsError, TooManyWaysError: As `ways` does.
        """
        given = np.array(self._parameters, np.int64).reshape(-1, 1)
        found = ways(self._told.start, given, len(given) + self._fields)
        after = self._states_of(found)
        self._meet(after)
        starts = [Branch(one, state) for one, state in zip(_drawn(found), after, strict=True)]
        self.compared_starts = STARTS if self._kernel.kernel.reset_words else 1
        for seed in range(self.compared_starts):
            self._compare_start(seed, starts)
        return iter(starts)

    def steps(self, numbers: Numbers, action: int) -> Iterator[Branch]:
        """Take an action in a state that was met in every way, once.

        Raises:
            DifferenceError: The kernel computes another outcome than the program.
            FailsError, TooManyWaysError: As `ways` does.
        """
        if self.seen[numbers].over:
            return iter([Branch((), numbers)])
        if numbers not in self._found:
            self._list(numbers)
        rows = self._found[numbers]
        row = rows.pop(action)
        if not rows:
            del self._found[numbers]
        return iter(row)

    def _list(self, first: Numbers) -> None:
        """List the ways of all actions in a state, and in others that wait."""
        self._waiting.pop(first, None)
        while True:
            chosen = [first, *itertools.islice(self._waiting, self._batch - 1)]
            states = np.array(chosen, np.int64).reshape(len(chosen), self._fields)
            try:
                given = self._given(states)
                found = ways(self._told.act, given, len(given) - 1)
                break
            except TooManyWaysError:
                if len(chosen) == 1:
                    raise
                self._batch = len(chosen) // 2
        for state in chosen[1:]:
            del self._waiting[state]
        after, drawn = self._states_of(found), _drawn(found)
        paid = found.store[-1] / self._told.act.scale
        self._meet(after)
        self._compare(states, found, after, drawn, paid)
        rows: list[dict[int, list[Branch]]] = [
            {action: [] for action in range(self.actions)} for _ in chosen
        ]
        for origin, *branch in zip(found.origin.tolist(), drawn, after, paid.tolist(), strict=True):
            state, action = divmod(origin, self.actions)
            rows[state][action].append(Branch(*branch))
        self._found.update(zip(chosen, rows, strict=True))

    def _given(self, states: Ints) -> Ints:
        """What the program of `act` is given for each action in each state."""
        return np.vstack(
            [
                *(np.full(len(states) * self.actions, one) for one in self._parameters),
                np.repeat(states, self.actions, axis=0).T,
                np.tile(np.array(self._numbers, np.int64), len(states)),
            ]
        )

    def _states_of(self, found: Ways) -> list[Numbers]:
        first = len(self._parameters)
        return [*map(tuple, found.store[first : first + self._fields].T.tolist())]

    def _meet(self, states: Sequence[Numbers]) -> None:
        """Keep what the kernel says of states that are new."""
        new = [state for state in dict.fromkeys(states) if state not in self.seen]
        if not new:
            return
        told = self._kernel.seen_of(new)
        for state, one in zip(new, told, strict=True):
            self.seen[state] = one
            if not one.over:
                self._waiting[state] = None

    def _compare(
        self,
        states: Ints,
        found: Ways,
        after: Sequence[Numbers],
        drawn: Sequence[tuple[Drawn, ...]],
        paid: Any,
    ) -> None:
        """Compare what the program leads to with what the kernel computes for the first and for the
        last random words."""
        kernel = self._kernel
        before = kernel.words_of(states[found.origin // self.actions])
        actions = found.origin % self.actions
        wanted = kernel.words_of(after)
        over = np.array([self.seen[one].over for one in after])
        self.compared += len(after)
        for noise in kernel.noises(drawn):
            words, rewards, ended = kernel.stepped(before, actions, noise)
            same = (words == wanted).all(axis=0) & (rewards == paid) & (ended == over)
            if not same.all():
                place = int(np.argmin(same))
                state = self.seen[tuple(states[found.origin[place] // self.actions].tolist())]
                raise DifferenceError(
                    f"the step by action {actions[place]} from {text_of(state.state)} with the "
                    f"words {noise[place].tolist()}: the program has "
                    f"{text_of(self.seen[after[place]].state)}, reward {paid[place]:g}, the kernel "
                    f"{text_of(kernel.env.fields_of(tuple(words[:, place].tolist())))}, reward "
                    f"{rewards[place]:g}"
                )

    def _compare_start(self, seed: int, starts: Sequence[Branch]) -> None:
        """Compare the start of the kernel with the way to which the words of a seed belong."""
        key = _core.key(seed)
        got = self._kernel.kernel.init(key, 0)
        for one in starts:
            words = [_core.word(key, place) for place in range(len(one.drawn))]
            if all(d.first_word <= u <= d.last_word for d, u in zip(one.drawn, words, strict=True)):
                wanted = tuple(self._kernel.words_of([one.after])[:, 0].tolist())
                if got != wanted:
                    raise DifferenceError(
                        f"the start with seed {seed}: the program has "
                        f"{text_of(self.seen[one.after].state)}, the kernel "
                        f"{text_of(self._kernel.env.fields_of(got))}"
                    )


def _drawn(found: Ways) -> list[tuple[Drawn, ...]]:
    """What is drawn in each of some ways."""
    known: dict[tuple[tuple[int, int, int], ...], tuple[Drawn, ...]] = {}
    rows = np.stack([found.counts, found.low, found.high], axis=-1).transpose(1, 0, 2).tolist()
    told = []
    for row in rows:
        key = tuple((count, low, high) for count, low, high in row if count)
        if key not in known:
            known[key] = tuple(Drawn(*one) for one in key)
        told.append(known[key])
    return told
