"""The answer of `evaluate`, as data."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Literal

from provengym.auditing.data import AtLeast, AtMost, BestReturn, Value
from provengym.data.codec import plain

if TYPE_CHECKING:
    from provengym.evaluating.errs import FirstMistake
    from provengym.filming import Drawn
    from provengym.finite.model import FiniteModel
    from provengym.solving import Certificate
    from provengym.vector.estimating import Estimate


Acts = Literal["mode", "sampled", "as given"]
"""How a policy acts."""


@dataclass(frozen=True, kw_only=True, eq=False)
class EvaluationData:
    """The value of a policy from the start, certified and estimated."""

    target: str
    parameters: Mapping[str, Any]
    policy: str
    """The policy in words."""
    actions: Acts
    """How a model of Stable-Baselines3 acts: by the mode of its actions, or they are sampled.  Else
    "as given", for the policy itself says an action or probabilities, by which one is drawn."""
    objective: str
    """The return that is evaluated, in words."""
    objective_because: str
    """Why this one, in words: as asked, or why it is the one by default."""
    certified: Value | AtLeast | AtMost | None
    """The expected return of the policy in the decision process, or bounds of it as far as the
    ranges go that were given; None where it is not known.
    """
    condition: str
    """What that rests on, in words, such as a range; empty where it rests on nothing."""
    not_certified: str
    """Why it is not known; empty where it is."""
    best: BestReturn | None
    """The best expected return there, of all policies that see the state."""
    hides_states: bool
    """True if states that differ in what may follow show the same, so that perhaps no policy by
    observations earns what the best one does."""
    uniform: BestReturn | None
    """The expected return of uniform play, all actions being as likely."""
    gap: Value | None
    """By how much `best` is above the certified return; None where one of them is not known from
    both sides."""
    share: Value | None
    """The share of the way from uniform play, 0, to the best, 1; None where there is none.
    """
    no_share: str
    """Why there is no share beside a gap, in words; empty where there is one."""
    gap_condition: str
    """What gap and share rest on, as `condition`."""
    first_mistake: FirstMistake | None
    """The first state, in the fewest steps, in which what the policy does is not optimal."""
    no_mistake: str
    """Why there is none, in words: the policy errs nowhere, or that is not known; empty where
    there is one."""
    success: Value | None
    """The probability with which the policy succeeds; None where it is not known what success is.
    """
    success_text: str | None
    """The meaning of success, in words."""
    limit: int | None
    """Within how many steps it has to; None for any number."""
    estimate: Estimate | None
    """The mean return of episodes, with an interval."""
    not_estimated: str
    """Why there is none; empty where there is one."""
    assumption: str | None
    """The assumption that the model rests on."""
    assumptions: tuple[str, ...]
    """The same, one by one."""
    departs: bool
    """True if a step paid what no step of the exact model does."""
    tested: str
    """A clause on the tests that held the model against the target."""
    certificate: Certificate | None = field(default=None, repr=False)
    """That of `certified`, about `process`; None where it is bounded."""
    certificates: Mapping[str, Certificate] = field(default_factory=dict, repr=False)
    """Those of `certified` and `success`, or of their bounds, each about its own `model`, by the
    names that an audit gives them: the return is the best one of `process`."""
    process: FiniteModel | None = field(default=None, repr=False)
    """The model under the policy, as `provengym.solving.under_policy` makes it."""
    pictures: Callable[[], Drawn] = field(default=list, repr=False)
    """Films an episode that comes to the first error, as the target renders it."""

    @property
    def value(self) -> Value | None:
        """The certified value, or the two bounds of it, else the interval of the estimate; None
        where there is neither."""
        if isinstance(self.certified, Value):
            return self.certified
        if self.estimate is None:
            return None
        return Value(low=Fraction(self.estimate.low), high=Fraction(self.estimate.high))

    @property
    def agrees(self) -> bool | None:
        """True if the certified value, as far as it is known, can lie within the interval; None
        where one of them is missing or has one bound, and False where `departs`."""
        if self.departs:
            return False
        if self.estimate is None or not isinstance(self.certified, Value):
            return None
        return self.estimate.low <= self.certified.high and self.certified.low <= self.estimate.high

    def to_dict(self) -> dict[str, Any]:
        """The answer as JSON values, in the form of ``provengym evaluate --json``."""
        names = ("certified", "best", "uniform", "gap", "share", "success", "first_mistake")
        told = {name: getattr(self, name) for name in names}
        return {
            "target": self.target,
            "parameters": plain(self.parameters),
            "policy": self.policy,
            "actions": self.actions,
            "objective": self.objective,
            "objective_because": self.objective_because,
            **{name: None if value is None else value.to_dict() for name, value in told.items()},
            "condition": self.condition.removeprefix(", ") or None,
            "hides_states": self.hides_states,
            "no_share": self.no_share or None,
            "gap_condition": self.gap_condition.removeprefix(", ") or None,
            "no_mistake": self.no_mistake or None,
            "certificates": list(self.certificates),
            "success_text": self.success_text,
            "limit": self.limit,
            "not_certified": self.not_certified or None,
            "estimate": None if self.estimate is None else plain(asdict(self.estimate)),
            "not_estimated": self.not_estimated or None,
            "agrees": self.agrees,
            "assumption": self.assumption,
            "assumptions": list(self.assumptions),
            "tested": self.tested or None,
        }
