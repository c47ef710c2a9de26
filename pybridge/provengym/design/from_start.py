"""Decide whether what is looked at suffices from where an episode begins.

A policy earns the best return from there exactly when its action is optimal in every state that it
reaches.  Whether there is such a policy that looks at some numbers only is NP-complete (Littman
1994), and is decided by search: an action is chosen for a number when a state that shows it is
reached, and taken back where it is wrong in a state that is reached later.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from provengym.design.looks import Looks
    from provengym.design.sufficiency import Judge

STEPS = 20_000
"""So many states are followed at most, each as often as it is reached anew."""


def suffices_from_start(judge: Judge, looks: Looks, actions: Sequence[int]) -> bool | None:
    """Decide whether some policy that looks at the numbers only earns the best return from where
    an episode may begin: true with a certificate of it, false where each is wrong in a state that
    it reaches, and None where neither is found in `STEPS`."""
    search = _PolicySearch(judge, looks, actions)
    certain = True
    while search.next():
        if search.is_certified():
            return True
        certain = False
    return False if certain and not search.is_cut and not judge.rounded else None


class _PolicySearch:
    """Goes through the policies that are proved wrong in no state that they reach.

    Attributes:
        is_cut: Whether it ended before all were gone through.
    """

    def __init__(self, judge: Judge, looks: Looks, actions: Sequence[int]) -> None:
        self._judge, self._looks, self._actions = judge, looks, actions
        self._reached = judge.model.starts.tolist()
        self._seen = set(self._reached)
        self._action_of: dict[int, int] = {}
        self._choices: list[tuple[int, Iterator[int], int, int]] = []
        """The number, the actions left to try, how many states were reached before, and how many
        of these have an action."""
        self._steps, self.is_cut = 0, False

    def next(self) -> bool:
        """Go on to the next policy; whether there is one."""
        place = self._choices[-1][3] if self._choices else 0
        ahead = not self._choices
        while True:
            if ahead:
                while place < len(self._reached) and self._look(place) in self._action_of:
                    place += 1
                if place == len(self._reached):
                    return True
                state = self._reached[place]
                left = iter([a for a in self._actions if not self._judge.wrong[state, a]])
                self._choices.append((self._look(place), left, len(self._reached), place))
            if not self._choices or self.is_cut:
                return False
            look, left, before, place = self._choices[-1]
            self._take_back(look, before)
            action = next(left, None)
            if action is None:
                self._choices.pop()
                ahead = False
            else:
                self._action_of[look] = action
                ahead = self._follow(look, place)

    def is_certified(self) -> bool:
        """Return whether the policy passes the check."""
        reached = np.array(self._reached)
        policy = self._judge.best.copy()
        policy[reached] = [self._action_of[look] for look in self._looks[reached].tolist()]
        return self._judge.certified_policy(policy, reached) is not None

    def _look(self, place: int) -> int:
        return int(self._looks[self._reached[place]])

    def _take_back(self, look: int, before: int) -> None:
        self._action_of.pop(look, None)
        self._seen.difference_update(self._reached[before:])
        del self._reached[before:]

    def _follow(self, look: int, place: int) -> bool:
        """Follow the action of a number, and return whether it is wrong nowhere that it leads, nor
        are those chosen before."""
        model, ended = self._judge.model, self._judge.model.ended
        waiting = [state for state in self._reached[place:] if self._looks[state] == look]
        while waiting:
            state = waiting.pop()
            action = self._action_of[int(self._looks[state])]
            self._steps += 1
            self.is_cut = self._steps > STEPS
            if self.is_cut or self._judge.wrong[state, action]:
                return False
            if not self._judge.reaches_on:
                continue
            row = state * len(model.actions) + action
            for to in model.successors[model.row_starts[row] : model.row_starts[row + 1]].tolist():
                if to not in self._seen and not ended[to]:
                    self._seen.add(to)
                    self._reached.append(to)
                    if int(self._looks[to]) in self._action_of:
                        waiting.append(to)
        return True
