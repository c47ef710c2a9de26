"""Decide whether what is looked at, and what can be done, suffices for an optimal policy.

A policy that looks at nothing else than some numbers of the states is optimal from every state
exactly when for each number some action is optimal in all states that show it (Li, Walsh and
Littman 2006, irrelevance for an optimal policy).  That is decided from a certificate of optimal
values (`Spec/Certificate/Sufficient.lean`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from provengym.design.certified import Certified, Policy, PolicyCertificate
    from provengym.design.looks import Looks

    Bools = NDArray[np.bool_]


@dataclass(frozen=True, kw_only=True)
class Witness:
    """States that look alike and have no optimal action in common."""

    states: tuple[int, ...]
    """Numbers of the model's states; the nearest to a start that show it."""
    optimal: tuple[tuple[int, ...], ...]
    """For each of them the actions that are not proved to be worse than another."""


class Judge:
    """Holds what is looked at against certified optimal values.

    Args:
        certified: The values.

    Attributes:
        certificate: Values that `check` has verified.
        best: The action of its policy in each state, shape (states,).
        reaches_on: Whether what comes after the first step counts.
        rounded: Whether the values are those of a model that was rounded.
        model: The model whose states are judged.
        wrong: Of shape (states, actions): the actions that are not legal, or are proved to be worse
            than another.
    """

    def __init__(self, certified: Certified) -> None:
        self._certified = certified
        self.model, self.certificate = certified.model, certified.certificate
        self.best, self.reaches_on = certified.policy, certified.reaches_on
        self.rounded = certified.rounded
        self._live = np.flatnonzero(~self.model.ended)
        self._loss = certified.losses()
        self._delays = certified.delays()
        worse: Bools = certified.wrong()
        legal = self.model.legal
        self.wrong = worse if legal is None else worse | ~legal
        self.wrong[self.model.ended] = False
        self.matters = bool((self.wrong if legal is None else self.wrong & legal).any())
        """True if some legal action is worse than another in some state."""
        self._wrong_at = [np.flatnonzero(one) for one in self.wrong.T]

    def witness(self, looks: Looks, actions: Sequence[int]) -> Witness | None:
        """States that look alike where each of the actions is wrong in one; None where there are
        none."""
        for number in np.flatnonzero(self._stuck(looks, actions)).tolist():
            alike = self._live[looks[self._live] == number]
            alike = alike[np.argsort(self.model.depths[alike], kind="stable")]
            left, chosen = list(actions), []
            while left:
                caught = self.wrong[np.ix_(alike, left)].sum(axis=1)
                state = int(alike[caught.argmax()])
                chosen.append(state)
                left = [action for action in left if not self.wrong[state, action]]
            right = tuple(tuple(a for a in actions if not self.wrong[state, a]) for state in chosen)
            return Witness(states=tuple(chosen), optimal=right)
        return None

    def policy(self, looks: Looks, actions: Sequence[int]) -> PolicyCertificate | None:
        """The certificate of a policy that looks at the numbers only: it is optimal within its
        `policy_bound`; None where none is found that passes the check."""
        chosen = np.asarray(actions)
        order = self._live[np.argsort(looks[self._live], kind="stable")]
        firsts = np.flatnonzero(np.diff(looks[order], prepend=-1))
        taken = order[:, np.newaxis], chosen
        costs = self._loss if self._delays is None else self._delays
        cost = np.maximum.reduceat(costs[taken], firsts, axis=0)
        cost[np.logical_or.reduceat(self.wrong[taken], firsts, axis=0)] = np.inf
        best = np.zeros(int(looks.max(initial=0)) + 1, np.int64)
        best[looks[order[firsts]]] = cost.argmin(axis=1)
        policy = np.asarray(actions, np.int32)[best[looks]]
        return self.certified_policy(policy, self._live)

    def certified_policy(
        self, policy: Policy, states: NDArray[np.int64]
    ) -> PolicyCertificate | None:
        """The certificate of a policy that takes in some states an action that is given; None where
        it does not pass the check."""
        if self.wrong[states, policy[states]].any():
            return None
        losses = np.zeros(self.model.states)
        losses[states] = self._loss[states, policy[states]]
        return self._certified.of_policy(policy, losses)

    def _stuck(self, looks: Looks, actions: Sequence[int]) -> Bools:
        """The numbers for which each action is wrong in some state that shows them."""
        wrong: Bools = np.zeros((int(looks.max(initial=0)) + 1, len(actions)), np.bool_)
        for place, action in enumerate(actions):
            wrong[looks[self._wrong_at[action]], place] = True
        stuck: Bools = np.logical_and.reduce(wrong, axis=1)
        return stuck
