"""Whether what is looked at, and what can be done, suffices for an optimal policy.

A policy that looks at nothing else than some numbers of the states is optimal from every state
exactly when for each number some action is optimal in all states that show it (Li, Walsh and
Littman 2006, irrelevance for an optimal policy).  That is decided from a certificate of optimal
values (`Spec/Certificate/Sufficient.lean`).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from typing import TYPE_CHECKING

import numpy as np

from provengym.solving import DiscountedCertificate, check, integer_model, solve

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from provengym.design.looks import Looks
    from provengym.models.finite_model import FiniteModel

    Bools = NDArray[np.bool_]

_MARGIN = 1e-9
"""Of the largest value: within it, numbers of floating point are not told apart."""


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
        model: A complete model.
        discount: The discount factor in [0, 1).
        tol: How far each value may lie from the optimal one.

    Attributes:
        certificate: Values that `check` has verified, within its `bound` of optimal.

    Raises:
        NotCertified: No values were found that pass the check.
        ValueError: The discount is out of range, or the model is not complete.
    """

    def __init__(self, model: FiniteModel, discount: object, tol: float) -> None:
        self.model = model
        self.integers = integer_model(model, discount)
        certificate = solve(self.integers, tol=tol).certificate
        assert isinstance(certificate, DiscountedCertificate)
        self.certificate = certificate
        self._values = certificate.values / certificate.scale
        self._live = np.flatnonzero(~model.ended)
        self._gap = (1 + certificate.discount) * certificate.exact_bound
        """By how much a backup must fall short of the value for the action to be proved wrong."""
        self._loss = self._losses()
        margin = _MARGIN * (1 + float(np.abs(self._values).max(initial=0)))
        self._most = float(self._gap) + margin
        self.wrong: Bools = self._loss > self._most
        """Of shape (states, actions): the actions that are worse than another."""
        self.wrong[model.ended] = False
        self._wrong_at = [np.flatnonzero(one) for one in self.wrong.T]

    @property
    def matters(self) -> bool:
        """Whether some action is worse than another in some state; exact."""
        state, action = np.unravel_index(int(self._loss.argmax()), self._loss.shape)
        return self._is_wrong(int(state), int(action))

    def witness(self, looks: Looks, actions: Sequence[int]) -> Witness | None:
        """States that look alike where each of the actions is wrong in one; None where there are
        none.  What it says was computed in fractions."""
        for number in np.flatnonzero(self._stuck(looks, actions)).tolist():
            alike = self._live[looks[self._live] == number]
            alike = alike[np.argsort(self.model.depths[alike], kind="stable")]
            left, chosen = list(actions), []
            while left:
                caught = self.wrong[np.ix_(alike, left)].sum(axis=1)
                state = int(alike[caught.argmax()])
                wrong = [a for a in left if self.wrong[state, a] and self._is_wrong(state, a)]
                if not wrong:
                    break
                chosen.append(state)
                left = [action for action in left if action not in wrong]
            if not left:
                right = tuple(
                    tuple(a for a in actions if not self.wrong[state, a]) for state in chosen
                )
                return Witness(states=tuple(chosen), optimal=right)
        return None

    def policy(self, looks: Looks, actions: Sequence[int]) -> DiscountedCertificate | None:
        """The certificate of a policy that looks at the numbers only: it is optimal within its
        `policy_bound`; None where it does not pass the check."""
        loss = self._loss[:, list(actions)]
        order = self._live[np.argsort(looks[self._live], kind="stable")]
        firsts = np.flatnonzero(np.diff(looks[order], prepend=-1))
        worst = np.maximum.reduceat(loss[order], firsts, axis=0)
        best = np.zeros(int(looks.max(initial=0)) + 1, np.int64)
        best[looks[order[firsts]]] = worst.argmin(axis=1)
        policy = np.asarray(actions, np.int32)[best[looks]]
        old = self.certificate
        largest = float(loss[self._live, best[looks[self._live]]].max(initial=0))
        if largest > self._most:
            return None
        error = max(old.error, int(largest * old.scale) + 2 + int(_MARGIN * old.scale))
        made = replace(old, policy=policy, error=error)
        return made if check(self.integers, made).holds else None

    def _stuck(self, looks: Looks, actions: Sequence[int]) -> Bools:
        """The numbers for which each action is wrong in some state that shows them."""
        wrong: Bools = np.zeros((int(looks.max(initial=0)) + 1, len(actions)), np.bool_)
        for place, action in enumerate(actions):
            wrong[looks[self._wrong_at[action]], place] = True
        stuck: Bools = np.logical_and.reduce(wrong, axis=1)
        return stuck

    def _losses(self) -> NDArray[np.float64]:
        """By how much the backup of each action falls short of the value."""
        model = self.integers
        following = np.where(model.terminated, 0.0, self._values[model.successors])
        worth = model.rewards / model.reward_scale + float(model.discount) * following
        if model.weights is not None and model.row_starts is not None:
            worth = np.add.reduceat(
                worth * (model.weights / model.denominator), model.row_starts[:-1]
            )
        backups: NDArray[np.float64] = worth.reshape(model.states, model.actions)
        return self._values[:, np.newaxis] - backups

    def _is_wrong(self, state: int, action: int) -> bool:
        """Whether an action is worse than another in a state, in fractions."""
        model, certificate = self.integers, self.certificate

        def value(number: int) -> Fraction:
            return Fraction(int(certificate.values[number]), certificate.scale)

        row = state * model.actions + action
        first, end = row, row + 1
        if model.row_starts is not None:
            first, end = model.row_starts[row : row + 2].tolist()
        backup = Fraction(0)
        for item in range(first, end):
            weight = 1 if model.weights is None else int(model.weights[item])
            worth = Fraction(int(model.rewards[item]), model.reward_scale)
            if not model.terminated[item]:
                worth += model.discount * value(int(model.successors[item]))
            backup += Fraction(weight, model.denominator) * worth
        return value(state) - backup > self._gap
