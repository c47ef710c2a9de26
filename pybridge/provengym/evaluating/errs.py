"""The first state in which what a policy does is not optimal."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from provengym.auditing.data import Value
from provengym.data.codec import plain
from provengym.data.errors import brief
from provengym.data.words import counted
from provengym.evaluating.share import size_up

if TYPE_CHECKING:
    from collections.abc import Iterator

    from provengym.finite.model import FiniteModel
    from provengym.finite.policies import Policy, Shares
    from provengym.solving import Certificate, Solution

MOST_OUTCOMES = 200_000
"""The number of outcomes that are looked at, some seconds' work."""

Came = dict[int, tuple[int, int] | None]
"""States, and from which state one came there by which action; None after a reset."""


@dataclass(frozen=True, kw_only=True)
class FirstMistake:
    """A state in which the most likely action of a policy is certified to be worth less than the
    best one, and which the policy comes to in the fewest steps."""

    actions: tuple[int, ...]
    """The numbers of actions of the policy that lead there from a reset, as chance may have it."""
    seen: tuple[Any, ...]
    """The observations after the reset and after each of these actions."""
    state: int
    """The number of the state in the model."""
    action: int
    """The number of the action that the policy takes there; of several that are as likely the one
    that is worth least."""
    probability: Fraction
    """The probability with which it does."""
    worth: Value
    """The return from there on if the best is done after it."""
    best_action: int
    """The number of an action that is certified to be worth more."""
    best_worth: Value
    """The best return from there on."""
    where: str
    """The state in words: how one comes there, and what is seen."""
    does: str
    """The action in words, and its worth."""
    better: str
    """The better action in words, and its worth."""

    @property
    def story(self) -> str:
        """The error told to a person, in three lines."""
        return f"{self.where}\n{self.does}\n{self.better}"

    def to_dict(self) -> dict[str, Any]:
        """The error as JSON values."""
        return {
            "actions": list(self.actions),
            "seen": plain(list(self.seen)),
            "action": self.action,
            "probability": float(self.probability),
            "worth": self.worth.to_dict(),
            "best_action": self.best_action,
            "best_worth": self.best_worth.to_dict(),
            "story": self.story,
        }


def first_mistake(
    model: FiniteModel, policy: Policy, solution: Solution, *, hides: bool
) -> tuple[FirstMistake | None, str]:
    """The first error of a policy; or None, and why there is none, in words.

    Args:
        model: A complete process.
        policy: The policy.
        solution: The best return of the process, whose states have the same numbers.
        hides: True if states that differ show the same.

    Raises:
        PolicyError: The policy does not say what is done where it comes to.
    """
    made = solution.model
    if solution.given_bound is not None:
        more = Fraction(solution.given_bound) - Fraction(solution.bound)
        values = _Values(solution.certificate, max(more, Fraction(0)))
    elif made.rounding or made.reward_rounding:
        return None, "not decided, for numbers were rounded"
    else:
        values = _Values(solution.certificate, Fraction(0), made.reward_scale)
    return _Search(model.without_rounding(), policy, values, hides=hides).found()


class _Values:
    """Bounds of the best return from a state on, as a certificate says them.

    Args:
        certificate: The certificate.
        slack: By how much more the process as it was given may differ.
        scale: The denominator of rewards, where they are read as decimals; else floats are the
            rational numbers that they are.
    """

    def __init__(self, certificate: Certificate, slack: Fraction, scale: int | None = None) -> None:
        self._certificate, self._slack, self._scale = certificate, slack, scale
        self.discount: Fraction = certificate.discount
        self.horizon: int | None = getattr(certificate, "horizon", None)

    def between(self, state: int, left: int | None) -> tuple[Fraction, Fraction]:
        """Two numbers between which the best return from a state on lies, with so many steps
        left."""
        known: Any = self._certificate
        if left == 0:
            return Fraction(0), Fraction(0)
        if left is None:
            low, high = known.between(state)
        else:
            place = (left - 1) * known.states + state
            low = Fraction(int(known.lower[place]), known.scale)
            high = Fraction(int(known.upper[place]), known.scale)
        return low - self._slack, high + self._slack

    def reward(self, paid: float) -> Fraction:
        """A reward as the bounds count it."""
        if self._scale is None:
            return Fraction(paid)
        return Fraction(round(Fraction(paid) * self._scale), self._scale)


class _Search:
    """A search for the first error, step by step."""

    def __init__(self, model: FiniteModel, policy: Policy, values: _Values, *, hides: bool) -> None:
        self._model, self._policy, self._values, self._hides = model, policy, values, hides
        self._layers: list[Came] = []
        self._looked, self._undecided, self._mixes = 0, Fraction(0), False

    def found(self) -> tuple[FirstMistake | None, str]:
        """The first error; or None, and why there is none."""
        starts = self._model.start_distribution()
        layer: Came = dict.fromkeys(sorted(starts, key=lambda state: (-starts[state], state)))
        before, horizon = set(layer), self._values.horizon
        while layer and (horizon is None or len(self._layers) < horizon):
            left = None if horizon is None else horizon - len(self._layers)
            self._layers.append(layer)
            layer = {}
            for state in self._layers[-1]:
                if self._model.ended[state]:
                    continue
                if self._looked > MOST_OUTCOMES:
                    many = counted(len(self._layers) - 1, "step")
                    return None, f"nowhere in the first {many}; it was not looked for further"
                shares = self._policy.shares(self._model.observation(state))
                if (error := self._error(state, shares, left)) is not None:
                    return error, ""
                for action, after in self._following(state, shares):
                    if horizon is not None or after not in before:
                        layer.setdefault(after, (state, action))
            before.update(layer)
        return None, self._nowhere()

    def _following(self, state: int, shares: Shares) -> Iterator[tuple[int, int]]:
        """The actions that are taken in a state, each with the states in which it goes on."""
        for action, share in enumerate(shares):
            if share:
                for _, after, _, terminated, truncated in self._model.row(state, action):
                    if not (terminated or truncated):
                        yield action, after

    def _error(self, state: int, shares: Shares, left: int | None) -> FirstMistake | None:
        """The error in a state, if the bounds show that there is one."""
        likeliest = max(shares)
        self._mixes |= likeliest < 1
        taken = [action for action, share in enumerate(shares) if share == likeliest]
        worth = {action: self._worth(state, action, left) for action in taken}
        action = min(taken, key=lambda one: worth[one].high)
        low, high = self._values.between(state, left)
        self._undecided = max(self._undecided, high - worth[action].low)
        if worth[action].high >= low:
            return None
        legal = self._model.legal
        others = {
            other: self._worth(state, other, left)
            for other in range(len(shares))
            if legal is None or legal[state, other]
        }
        better = max(others, key=lambda one: others[one].low)
        if others[better].low <= worth[action].high:
            return None
        actions, states = self._history(state)
        seen = tuple(self._model.observation(one) for one in states)
        best = Value(low=max(low, others[better].low), high=high)
        return FirstMistake(
            actions=actions,
            seen=seen,
            state=state,
            action=action,
            probability=likeliest,
            worth=worth[action],
            best_action=better,
            best_worth=best,
            where=self._where(actions, seen[-1], left),
            does=self._does(action, likeliest, worth[action]),
            better=self._better(better, best, worth[action]),
        )

    def _worth(self, state: int, action: int, left: int | None) -> Value:
        """The return from a state on of an action after which the best is done."""
        low = high = Fraction(0)
        later = None if left is None else left - 1
        for p, after, reward, terminated, truncated in self._model.row(state, action):
            self._looked += 1
            paid = p * self._values.reward(reward)
            low, high = low + paid, high + paid
            if not (terminated or truncated):
                ends = self._values.between(after, later)
                low += p * self._values.discount * ends[0]
                high += p * self._values.discount * ends[1]
        return Value(low=low, high=high)

    def _history(self, state: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The actions by which the policy comes to a state of the last layer, and the states."""
        actions, states = list[int](), [state]
        for layer in reversed(self._layers):
            if (came := layer[states[-1]]) is not None:
                states.append(came[0])
                actions.append(came[1])
        return tuple(reversed(actions)), tuple(reversed(states))

    def _where(self, actions: tuple[int, ...], shown: Any, left: int | None) -> str:
        way = f"after the actions {self._model.told(actions)}" if actions else "after a reset"
        steps = "" if left is None else f", with {counted(left, 'step')} left"
        return f"in step {len(actions) + 1}, {way}, where it sees {brief(plain(shown))}{steps}"

    def _does(self, action: int, share: Fraction, worth: Value) -> str:
        often = "" if share == 1 else f" with probability {_short(share)}"
        return f"it takes {self._name(action)}{often}, worth {_digits(worth)} if the best follows;"

    def _better(self, action: int, best: Value, worth: Value) -> str:
        more = Value(low=best.low - worth.high, high=best.high - worth.low)
        sees = ", for whoever sees the state" if self._hides else ""
        told = f"{self._name(action)} is worth {_digits(best)}"
        return f"{told}, which is {_digits(more)} more{sees}"

    def _name(self, action: int) -> str:
        return f"action {brief(plain(self._model.actions[action]))}"

    def _nowhere(self) -> str:
        """That there is no error, and how large one may be that the bounds do not show."""
        by = f", by more than {size_up(self._undecided)}" * bool(self._undecided)
        mostly = " in its most likely actions" * self._mixes
        return f"nowhere that it comes to{mostly}{by}"


def _short(share: Fraction) -> str:
    """A probability, as a fraction where that is short."""
    return str(share) if share.denominator < 1_000 else f"{float(share):.3g}"


def _digits(value: Value) -> str:
    """A number in six digits, or its bounds where these differ there."""
    low, high = f"{float(value.low):.6g}", f"{float(value.high):.6g}"
    if value.high - value.low < Fraction(1, 10**6) * max(abs(value.low), abs(value.high)):
        low = high = f"{float((value.low + value.high) / 2):.6g}"
    return low if low == high else f"between {low} and {high}"
