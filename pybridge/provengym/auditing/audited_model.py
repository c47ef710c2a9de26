"""The decision process that is audited, in the forms that questions are asked of; and that of a
reference."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import numpy as np

from provengym.auditing.data import AuditFinding, BestReturn, Value
from provengym.auditing.objective import within_reach
from provengym.auditing.ranges import NO_RANGES, Ranges
from provengym.auditing.settling import settled
from provengym.conformance import references
from provengym.data.codec import plain
from provengym.data.errors import ConformanceError, brief
from provengym.finite.completed import Completed, completed, lowered
from provengym.finite.model import FiniteModel
from provengym.finite.observed import Observations
from provengym.finite.reachable import reachable
from provengym.solving import (
    UnknownSuccess,
    WaysToSuccess,
    integer_model,
    ways_to_success,
)
from provengym.solving.forms.success import paying_for, rule_text, successes
from provengym.solving.questions.best_returns import between_at
from provengym.solving.questions.task import remarks

if TYPE_CHECKING:
    from collections.abc import Iterable

    from numpy.typing import NDArray

    from provengym.auditing.objective import Objective
    from provengym.solving import Certificate, IntegerModel, Solution
    from provengym.solving.forms.success import SuccessGiven

    Bools = NDArray[np.bool_]

TRANSITIONS = 1_000_000
"""The most actions in states that are explored."""


NO_SUCCESS = "none"
"""The meaning of success in a task that is its return: nothing is to be reached."""


@dataclass
class Answers:
    """The answers to the questions of an audit."""

    findings: list[AuditFinding] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    undecided: list[str] = field(default_factory=list)
    """The matters that could not be decided, a clause each."""
    certificates: dict[str, Certificate] = field(default_factory=dict)
    success_probability: Value | None = None
    hopeful: bool | None = None
    """True if success is possible from every start; None where that is not known."""
    best_return: BestReturn | None = None
    constructed: str = ""
    """See `AuditData.constructed`."""
    was_played: bool = False
    """True if episodes were played to their end, in which Gymnasium's contract was kept."""
    unbounded: bool = False
    """True if there is no largest return."""
    solution: tuple[int, ...] | None = None
    solution_probability: Fraction | None = None
    """The probability that these actions succeed."""


class AuditedModel:
    """A finite model with an objective and a meaning of success.

    Args:
        given: The model, which need not be complete.
        objective: The return that is to be as large as possible.
        success: The meaning of success; None for that which the model says or shows, and
            `NO_SUCCESS` where nothing is to be reached.
        ranges: Between which numbers rewards and returns lie, as the user says.

    Raises:
        TypeError, ValueError: `success` is none, or the model does not fit the integers.
    """

    def __init__(
        self,
        given: FiniteModel,
        objective: Objective,
        success: SuccessGiven | None,
        ranges: Ranges = NO_RANGES,
    ) -> None:
        given = given.legally()
        self.objective, self.ranges = objective, ranges
        asks = success not in (None, NO_SUCCESS) or given.success is not None
        asks |= success is None and bool(given.terminated.any())
        self.settled = settled(given, objective, asks_success=asks)
        self.given = given
        model = given if self.settled is None else self.settled.model
        self.completed = completed(model)
        self.model, self._unknown = self.completed.model, self.completed.unknown
        self.is_contradicted = any(one.kind == "extraction" for one in given.findings)
        self.why_unknown = ""  # what success is; empty where that is known, and where there is none
        self.rule: str | None = None  # what says which steps succeed, as in `IntegerModel.success`
        self._won: Bools | None = None
        self.success: str | None = None
        self._succeeding: dict[bool | None, IntegerModel] = {}
        self._until_success: dict[Fraction, IntegerModel] = {}
        if success == NO_SUCCESS:
            return
        try:
            self.rule, won = successes(model, success)
        except UnknownSuccess as error:
            self.why_unknown = str(error)
        else:
            self._won = np.zeros(self.model.transitions, np.bool_)
            self._won[~self._unknown] = won
            self.success = rule_text(self.rule, success)

    @property
    def complete(self) -> bool:
        """True if questions are decided of the whole process, but for `chance`."""
        return self.settled is not None

    @property
    def chance(self) -> Fraction:
        """A bound on the probability that an episode meets something unknown, whatever is done, of
        a process that is decided as a whole; 0 where that is complete."""
        return Fraction(0) if self.settled is None else self.settled.chance

    @property
    def is_cut(self) -> bool:
        """True if no more is known than what can happen within the limit of steps."""
        return self.settled is not None and self.settled.limit is not None

    @property
    def is_whole(self) -> bool:
        """True if nothing is unknown that an episode may meet."""
        return self.complete and not self.chance

    @functools.cached_property
    def _lowered(self) -> tuple[FiniteModel, NDArray[np.int64]]:
        return lowered(self.given if self.settled is None else self.settled.partial)

    @functools.cached_property
    def partial(self) -> Completed:
        """What is known of the process, with lower bounds of probabilities that certificates can
        hold.  What is proved with any outcome of what is not known is so of the process."""
        lower, _ = self._lowered
        return self.completed if lower is self.given else completed(lower)

    def partial_value(self, solution: Solution, at_start: float = 0.0) -> Value:
        """The value after a reset in a model that `partial` made, where an unknown start is worth
        so much more than the model says."""
        value = self.value_of(solution, self.partial.model.start_distribution())
        more = self.partial.start_mass * Fraction(repr(at_start))
        return Value(low=value.low + more, high=value.high + more)

    @functools.cached_property
    def integer(self) -> IntegerModel:
        """The model in integers, with the discount of the objective."""
        return self.objective.model(self.model)

    @functools.cached_property
    def known(self) -> IntegerModel | None:
        """The same where only what is sure to meet nothing unknown can be done.  None where that is
        nothing, where numbers are rounded, and where the extraction contradicts what is known."""
        if self.complete:
            return self.integer
        avoiding = None if self.is_contradicted else self.completed.avoiding()
        found = None if avoiding is None else self.objective.model(avoiding)
        return None if found is None or found.rounding or found.reward_rounding else found

    @functools.cached_property
    def starts(self) -> Mapping[int, Fraction]:
        """The probability of each state after a reset."""
        return self.model.start_distribution()

    @property
    def live(self) -> Bools:
        """For each state, True if an episode goes on in it."""
        return np.asarray(~self.model.ended)

    @property
    def known_rewards(self) -> NDArray[np.float64]:
        """The reward of each outcome that is known."""
        return np.asarray(self.model.rewards[~self._unknown])

    def forget_success(self, why: str) -> None:
        """Take back a meaning of success that was inferred.

        Args:
            why: The reason, as in `why_unknown`.
        """
        self.why_unknown = why
        self.rule = self._won = self.success = None

    @property
    def won(self) -> Bools | None:
        """For each outcome of the model, True if it is a success; None where that is not known."""
        return self._won

    @property
    def limit(self) -> int | None:
        """The number of steps of an episode, where that is limited to so few that they count."""
        limits = self.objective.horizon, within_reach(self.model.time_limit)
        return min((one for one in limits if one is not None), default=None)

    def succeeding(self, *, unknown: bool | None = None) -> IntegerModel:
        """The process in which a success pays one and ends the episode, and nothing else pays.

        Args:
            unknown: Whether what is not known is a success; None where the process is decided as a
                whole, and else False.
        """
        assert self._won is not None
        assert self.rule is not None
        assert self.success is not None
        if unknown is None and not self.complete:
            unknown = False
        if unknown not in self._succeeding:
            model, won = self.model, self._won
            if unknown is not None:
                model, hits = self.partial.model, self.partial.unknown
                won = hits & unknown
                won[~hits] = self._won[~self._unknown][self._lowered[1]]
            self._succeeding[unknown] = paying_for(model, won, self.rule, self.success)
        return self._succeeding[unknown]

    def until_success(self, discount: Fraction) -> IntegerModel:
        """The process in which a success ends the episode."""
        assert self._won is not None
        if discount not in self._until_success:
            until = replace(self.model, terminated=self.model.terminated | self._won)
            self._until_success[discount] = integer_model(until, discount)
        return self._until_success[discount]

    @functools.cached_property
    def to_success(self) -> WaysToSuccess:
        """The fewest steps to a success from each state."""
        return ways_to_success(self.succeeding())

    def at_start(self, certificate: Certificate) -> Value:
        """The value after a reset, as far as a certificate says."""
        low, high = between_at(certificate, self.starts)
        return Value(low=low, high=high)

    def chance_of(self, actions: Iterable[int]) -> Fraction:
        """The probability with which these actions succeed after a reset, whatever is observed."""
        assert self._won is not None
        model, at, succeeded = self.model, dict(self.starts), Fraction(0)
        for action in actions:
            following: dict[int, Fraction] = {}
            for state, chance in at.items():
                row = state * len(model.actions) + action
                for t in range(int(model.row_starts[row]), int(model.row_starts[row + 1])):
                    p = chance * model.probabilities[int(model.probability_of[t])]
                    to = int(model.successors[t])
                    if self._won[t]:
                        succeeded += p
                    elif not (model.terminated[t] or model.truncated[t]):
                        following[to] = following.get(to, Fraction(0)) + p
            at = following
        return succeeded

    def first(self, where: Bools) -> int:
        """The state that is reached in the fewest steps, of those that are meant."""
        places = np.flatnonzero(where)
        return int(places[self.model.depths[places].argmin()])

    def value_of(self, solution: Solution, starts: Mapping[int, Fraction] | None = None) -> Value:
        """The value after a reset in the model as it was given, where that is known, and else in
        the one whose numbers were rounded.

        Args:
            solution: That of a model.
            starts: The probability of each state after a reset, if not those of the process.
        """
        low, high = between_at(solution.certificate, self.starts if starts is None else starts)
        value = Value(low=low, high=high)
        slack = Fraction(0)
        if solution.given_bound is not None:
            slack = max(Fraction(solution.given_bound) - Fraction(solution.bound), slack)
        return Value(low=value.low - slack, high=value.high + slack)

    def at(self, state: int) -> str:
        """A state in words: what it shows, and how one comes there."""
        actions = self.model.history(state)
        way = f"after the actions {self.model.told(actions)}" if actions else "after a reset"
        return f"{brief(plain(self.model.observation(state)))} {way}"

    def action(self, number: int) -> str:
        """An action in words."""
        return f"action {brief(plain(self.model.actions[number]))}"


def model_of_reference(reference: object, arguments: Mapping[str, Any]) -> FiniteModel:
    """The model of a `provengym.conformance.Reference`, or of a function that returns one, with
    remarks on the ends of its episodes.

    Args:
        reference: As in `conform`.
        arguments: The parameters of the function.

    Raises:
        ConformanceError: It cannot be loaded or called, or leaves rewards or observations open.
    """
    known: Any = references.find(reference).model(arguments)
    most = max(TRANSITIONS // len(known.actions), 1)
    try:
        model = reachable(known, known.start_chances(), most)
        shown = Observations.of(
            [known.describe((look,))["observation"] for look in model.observations]
        )
    except (TypeError, ValueError) as error:
        raise ConformanceError(f"the reference {known.name} has no exact model: {error}") from error
    notes = tuple(remarks(model)) if model.complete else ()
    return replace(model, actions=known.actions, observations=shown, notes=notes)
