"""The best return of a process that is not known as a whole: between which numbers it lies."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from provengym.auditing.data import AtLeast, AtMost, BestReturn, Value
from provengym.auditing.questions.best import CANNOT, certified_best, solved, unbounded
from provengym.auditing.ranges import exactly, returns_told, rewards_told
from provengym.solving import UnboundedReturn

if TYPE_CHECKING:
    from collections.abc import Iterator

    import numpy as np
    from numpy.typing import NDArray

    from provengym.auditing.audited_model import Answers, AuditedModel
    from provengym.auditing.objective import Objective
    from provengym.auditing.ranges import Ranges
    from provengym.finite.model import FiniteModel
    from provengym.solving import Certificate


@dataclass(frozen=True)
class _Bound:
    """A number below or above the best return."""

    value: Fraction
    certificate: Certificate
    name: str
    """That of the certificate."""
    given: str = ""
    """The range that it rests on, in words; empty where it rests on none."""


def ask(process: AuditedModel, answers: Answers) -> None:
    """Add between which numbers the best return lies, of a process of which too much is unknown."""
    _if_like_the_rest(process, answers)
    try:
        best = None if process.known is None else certified_best(process, process.known)
    except UnboundedReturn as error:
        unbounded(process, answers, error)
        return
    except CANNOT:
        best = None
    known = None
    if best is not None:
        known = _Bound(process.value_of(best).low, best.certificate, "best_known_return")
    # Of a part alone the rewards that are known say little of the others.
    how = hint(process.objective, process.known_rewards if process.given.finite else None)
    answers.best_return = between(process, answers, known)
    if answers.best_return is None:
        # What departs from the target is bounded by no range.
        told = "" if process.is_contradicted else how
        answers.undecided.append(f"no best return is known where not every outcome is{told}")
    elif not isinstance(answers.best_return.value, Value):
        side = "below" if answers.best_return.value.high is None else "above"
        answers.undecided.append(f"the best return is known from {side} only{how}")


def between(
    process: AuditedModel, answers: Answers, known: _Bound | None = None
) -> BestReturn | None:
    """Bound the best return by what is known, and by the ranges that were given; each bound has a
    certificate.  None where there is no bound.

    Args:
        process: The process.
        answers: Gets the certificates.
        known: What some policy earns that is sure to meet nothing unknown.

    Raises:
        ValueError: A range contradicts what is known, or another one.
    """
    lows = [known, *_bounds(process, most=False)] if known else list(_bounds(process, most=False))
    low = max(lows, key=lambda one: one.value, default=None)
    high = min(_bounds(process, most=True), key=lambda one: one.value, default=None)
    ends = [one for one in (low, high) if one is not None]
    for one in ends:
        answers.certificates[one.name] = one.certificate
    given = " and ".join(dict.fromkeys(one.given for one in ends if one.given))
    value = _between(
        None if low is None else low.value, None if high is None else high.value, given
    )
    if value is None:
        return None
    return BestReturn(
        value=value,
        kind=process.objective.kind,
        policies="ending" if any(one.certificate.policies == "ending" for one in ends) else "all",
        given=given,
        certificates=tuple(one.name for one in ends),
    )


def without_starts(objective: Objective, ranges: Ranges) -> BestReturn | None:
    """Bound the best return where no start is known, by the ranges that were given alone; None
    where they do not bound it.

    >>> from provengym.auditing.objective import objective_of
    >>> from provengym.auditing.ranges import ranges_of
    >>> print(without_starts(objective_of(None, 200, None), ranges_of("-1:0", None)))
    between -200 and 0, if each step pays between -1 and 0 (--reward-range)

    Raises:
        ValueError: One range contradicts the other.
    """
    lows, highs, told = list[Fraction | None](), list[Fraction | None](), []
    if ranges.rewards is not None:
        low, high = map(Fraction, ranges.rewards)
        lows.append(_earned(low, min(low, Fraction(0)), objective))
        highs.append(_earned(high, max(high, Fraction(0)), objective))
        told.append(rewards_told(*ranges.rewards))
    if ranges.returns is not None:
        low, high = map(Fraction, ranges.returns)
        lows.append(low)
        highs.append(high)
        told.append(returns_told(*ranges.returns))
    given = " and ".join(told)
    least = max((one for one in lows if one is not None), default=None)
    most = min((one for one in highs if one is not None), default=None)
    value = _between(least, most, given)
    if value is None:
        return None
    return BestReturn(value=value, kind=objective.kind, policies="all", given=given)


def _earned(once: Fraction, later: Fraction, objective: Objective) -> Fraction | None:
    """The return of a first reward, and of another in each later step; None where it has no end."""
    if objective.discount is not None:
        return once + later * objective.discount / (1 - objective.discount)
    if objective.horizon is not None:
        return once + later * (objective.horizon - 1)
    return None if later else once


def _between(
    low: Fraction | None, high: Fraction | None, given: str
) -> Value | AtLeast | AtMost | None:
    if low is not None and high is not None:
        if low > high:
            raise ValueError(f"what is given contradicts what is known: {given}")
        return Value(low=low, high=high)
    if low is not None:
        return AtLeast(low=low)
    return None if high is None else AtMost(high=high)


def _bounds(process: AuditedModel, *, most: bool) -> Iterator[_Bound]:
    """The bounds from above, or from below, that the given ranges make."""
    is_total = process.objective.kind == "total"
    name = f"best_return_if_unknown_pays_{'most' if most else 'least'}"

    def bound(model: FiniteModel, given: str, at_start: float, *, of_all: bool) -> Iterator[_Bound]:
        integer = process.objective.model(model)
        if is_total and (integer.rounding or integer.reward_rounding):
            return
        solution = solved(process, integer)
        if solution is None or (of_all and solution.certificate.policies != "all"):
            return
        value = process.partial_value(solution, at_start)
        yield _Bound(value.high if most else value.low, solution.certificate, name, given)

    if process.is_contradicted:
        return
    ranges, part = process.ranges, process.partial
    if ranges.rewards is not None:
        pays = ranges.rewards[most]
        later = max(pays, 0.0) if most else min(pays, 0.0)
        given = rewards_told(*ranges.rewards)
        if not is_total:
            yield from bound(part.paying(pays, later), given, 0.0, of_all=False)
        elif not later:  # what is not known may have no end, so from below all policies count
            yield from bound(part.earning(pays), given, pays, of_all=not most)
    if ranges.returns is not None:
        earns = ranges.returns[most]
        yield from bound(part.earning(earns), returns_told(*ranges.returns), earns, of_all=False)


def hint(objective: Objective, known: NDArray[np.float64] | None = None) -> str:
    """Name the option that gives a bound, with the range of the rewards that are known as an
    example."""
    if objective.kind == "total":
        return ": give --return-range LO:HI"
    example = ""
    if known is not None and known.size:
        ends = f"{exactly(known.min())}:{exactly(known.max())}"
        example = f", as --reward-range={ends} if no step pays less or more than known ones"
    return f": give --reward-range LO:HI{example}"


def _if_like_the_rest(process: AuditedModel, answers: Answers) -> None:
    """Note where the best return lies if what is not known pays no less and no more than the rest,
    where that bounds it.  Nothing is decided by that."""
    rewards = process.known_rewards
    if process.objective.kind == "total" or process.is_contradicted or not rewards.size:
        return
    if process.ranges.rewards is not None:
        return
    least, most = float(rewards.min()), float(rewards.max())
    part = process.partial
    low = solved(process, process.objective.model(part.paying(least, min(least, 0.0))))
    high = solved(process, process.objective.model(part.paying(most, max(most, 0.0))))
    if low is not None and high is not None:
        value = Value(low=process.partial_value(low).low, high=process.partial_value(high).high)
        answers.notes.append(
            f"if unknown outcomes pay between {exactly(least)} and {exactly(most)} a step, as "
            "known ones do, "
            f"the best return is {value}"
        )
