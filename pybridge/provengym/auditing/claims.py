"""Claims about an environment, held against the answers of an audit."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import numpy as np

from provengym._validation import shown
from provengym.auditing.data import AtLeast, AtMost, ClaimResult, Value
from provengym.auditing.questions.best import CANNOT, certified_best
from provengym.solving import IntegerModel, UnboundedReturn

if TYPE_CHECKING:
    from provengym.auditing.audited_model import Answers, AuditedModel

NAMES = (
    "solvable",
    "success_probability",
    "best_expected_return",
    "max_return",
    "min_reward",
    "max_reward",
    "reward_threshold",
)
_DECIMAL = re.compile(r"[+-]?(\d+)(?:\.(\d*))?(?:[eE]([+-]?\d+))?")
_FORM = 'a number, a fraction such as "14/17", or a decimal such as "0.74"'


@dataclass(frozen=True)
class Claim:
    """A claim, as it was read."""

    name: str
    text: str
    value: Value | None
    """Between which numbers it says that it lies; None for `solvable`, and for a threshold that is
    the environment's own."""
    positive: bool = True
    """True if `solvable` is claimed, and not its contrary."""

    @property
    def is_own_threshold(self) -> bool:
        """True if it is about the threshold that the environment's registration names."""
        return self.name == "reward_threshold" and self.value is None


def claims_of(given: Mapping[str, Any]) -> tuple[Claim, ...]:
    """The claims that were made.

    Raises:
        TypeError, ValueError: One has no such name or no such value; the message names it.
    """
    found = []
    for name, value in given.items():
        if name not in NAMES:
            raise ValueError(
                f"claims: there is no claim {shown(name)}; there is {', '.join(NAMES)}"
            )
        if name == "solvable":
            if not isinstance(value, bool):
                raise TypeError(f"claims: solvable must be True or False, got {shown(value)}")
            found.append(Claim(name, str(value).lower(), None, value))
        elif name == "reward_threshold" and (value is None or value is True):
            found.append(Claim(name, "the environment's own", None))
        else:
            found.append(Claim(name, str(value), _interval(name, value)))
    return tuple(found)


def _interval(name: str, value: Any) -> Value:
    """The numbers that a value stands for: all that round to a decimal in a text; of a float, those
    between it and the decimal that prints it, which rewards are read as."""
    if isinstance(value, (int, Fraction)) and not isinstance(value, bool):
        return Value(low=Fraction(value), high=Fraction(value))
    if isinstance(value, (float, np.floating)) and np.isfinite(value):
        near = Fraction(float(value)), Fraction(repr(float(value)))
        return Value(low=min(near), high=max(near))
    if isinstance(value, str):
        text = value.strip()
        decimal = _DECIMAL.fullmatch(text)
        if decimal is not None:
            exact = Fraction(text)
            digits = len(decimal[2] or "") - int(decimal[3] or 0)
            is_whole = decimal[2] is None and decimal[3] is None
            half = Fraction(0) if is_whole else Fraction(10) ** -digits / 2
            return Value(low=exact - half, high=exact + half)
        if re.fullmatch(r"[+-]?\d+/0*[1-9]\d*", text):
            return Value(low=Fraction(text), high=Fraction(text))
    kind = TypeError if not isinstance(value, (str, float)) else ValueError
    raise kind(f"claims: {name} must be {_FORM}, got {shown(value)}")


def judged(
    claim: Claim, process: AuditedModel, answers: Answers, threshold: float | None
) -> ClaimResult:
    """Return the result of a claim.

    Args:
        claim: The claim.
        process: The process that is audited.
        answers: The answers to the questions.
        threshold: The reward threshold that the environment's registration names.
    """
    if claim.name == "solvable":
        hopeful = answers.hopeful
        words = {None: "not decided", True: "true", False: "false"}
        holds = None if hopeful is None else hopeful == claim.positive
        return ClaimResult(name=claim.name, given=claim.text, found=words[hopeful], holds=holds)
    if claim.name == "reward_threshold":
        return _threshold(claim, answers, threshold)
    found = _found(claim.name, process, answers)
    assert claim.value is not None
    if isinstance(found, str):
        return ClaimResult(name=claim.name, given=claim.text, found=found, holds=_said(found))
    told, holds = str(found), within(found, claim.value)
    if claim.name == "best_expected_return" and (best := answers.best_return) is not None:
        told += best.condition
        holds = None if best.but_for else holds
    return ClaimResult(name=claim.name, given=claim.text, found=told, holds=holds)


UNBOUNDED = "without bound"


def _said(found: str) -> bool | None:
    """No number is right where there is none."""
    return False if found == UNBOUNDED else None


def within(found: Value | AtLeast | AtMost, claimed: Value) -> bool | None:
    """Return whether a number lies in the claimed interval; None where its bounds do not tell."""
    if found.high is None:
        return False if found.low > claimed.high else None
    if found.low is None:
        return False if found.high < claimed.low else None
    if claimed.low <= found.low and found.high <= claimed.high:
        return True
    return False if found.high < claimed.low or found.low > claimed.high else None


def _threshold(claim: Claim, answers: Answers, threshold: float | None) -> ClaimResult:
    """Judge whether the best expected return reaches the threshold."""
    least = Fraction(threshold or 0) if claim.value is None else claim.value.low
    text = claim.text if claim.value is not None else f"{float(least):g}, {claim.text}"
    if answers.unbounded:
        return ClaimResult(name=claim.name, given=text, found=UNBOUNDED, holds=True)
    if answers.best_return is None:
        return ClaimResult(name=claim.name, given=text, found="not known", holds=None)
    best = answers.best_return.value
    if answers.best_return.but_for:
        holds = None
    elif best.low is not None and best.low >= least:
        holds = True
    else:
        holds = False if best.high is not None and best.high < least else None
    told = f"{'at best ' * isinstance(best, Value)}{best}{answers.best_return.condition}"
    return ClaimResult(name=claim.name, given=text, found=told, holds=holds)


def _found(name: str, process: AuditedModel, answers: Answers) -> Value | AtLeast | AtMost | str:
    """Return the true value of a claimed number, or the reason why there is none."""
    if name == "success_probability":
        return answers.success_probability or "success is not known"
    if name == "best_expected_return":
        if answers.unbounded:
            return UNBOUNDED
        return "not known" if answers.best_return is None else answers.best_return.value
    if process.is_contradicted:
        return "not known, for the extraction contradicts its model"
    if name == "max_return":
        return _luckiest(process, answers)
    rewards = process.known_rewards
    if not rewards.size:
        return "no step is ever taken" if process.complete else "no outcome is known"
    extreme = Fraction(float(rewards.max() if name == "max_reward" else rewards.min()))
    if process.is_whole:
        return Value(low=extreme, high=extreme)
    return AtLeast(low=extreme) if name == "max_reward" else AtMost(high=extreme)


def _luckiest(process: AuditedModel, answers: Answers) -> Value | AtLeast | str:
    """The largest return of an episode, over all paths: chance is chosen too."""
    try:
        if process.known is None:
            return "not known, for not every outcome is"
        lucky = choosing(process.known)
        found = certified_best(process, lucky)
    except UnboundedReturn:
        return UNBOUNDED
    except CANNOT as error:
        return f"not known: {error}"
    pairs = [found.certificate.between(state) for state in process.starts]
    low, high = max(low for low, _ in pairs), max(high for _, high in pairs)
    name = "max_return" if process.is_whole else "max_known_return"
    answers.certificates[name] = found.certificate
    return Value(low=low, high=high) if process.is_whole else AtLeast(low=low)


def choosing(model: IntegerModel) -> IntegerModel:
    """The process in which the outcome of an action is chosen together with it.

    Raises:
        ValueError: It has too many actions for an `IntegerModel`.
    """
    rows = model.states * model.actions
    starts = np.arange(rows + 1) if model.row_starts is None else model.row_starts
    counts = np.diff(starts)
    most = int(counts.max())
    place = np.minimum(np.arange(most), counts[:, np.newaxis] - 1)
    items = (starts[:-1, np.newaxis] + place).reshape(-1)
    return IntegerModel(
        states=model.states,
        actions=model.actions * most,
        discount=model.discount,
        reward_scale=model.reward_scale,
        successors=model.successors[items],
        rewards=model.rewards[items],
        terminated=model.terminated[items],
        reward_rounding=model.reward_rounding,
        shows_numbers=model.shows_numbers,
    )
