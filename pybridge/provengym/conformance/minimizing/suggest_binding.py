"""Suggest a binding of actions and rewards under which a target that differs would agree."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from provengym.comparison.discrepancy import Visits
from provengym.comparison.lockstep import sweep
from provengym.comparison.translator import Translator
from provengym.conformance.session import FailedError, RefusedError
from provengym.data.errors import ConformanceError
from provengym.models.walks import many_states
from provengym.processes.budget import OutOfTime

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from provengym.conformance.session import Session
    from provengym.models.model import Model, Transition
    from provengym.targets.binding import Binding

COMPARED = ("terminated", "truncated", "reward", "observation", "transition")


@dataclass(frozen=True)
class RewardLine:
    """The reference's reward is ``scale * reward + offset``."""

    scale: float
    offset: float

    def __call__(self, reward: float) -> float:
        return self.scale * reward + self.offset

    def __str__(self) -> str:
        scaled = "r" if self.scale == 1 else f"{_told(self.scale)} * r"
        if self.offset == 0:
            return scaled
        return f"{scaled} {'+' if self.offset > 0 else '-'} {_told(abs(self.offset))}"


@dataclass(frozen=True)
class Reading:
    """Another way to read the target; None is as it is read now."""

    actions: tuple[Any, ...] | None = None
    reward: RewardLine | None = None

    def applied(self, binding: Binding) -> Binding:
        """The binding with this in it."""
        actions = binding.actions if self.actions is None else self.actions
        reward = binding.reward if self.reward is None else self.reward
        return replace(binding, actions=actions, reward=reward)

    def __str__(self) -> str:
        words, arguments = [], []
        if self.actions is not None:
            words.append(f"its actions are read as {self.actions}")
            arguments.append(f"actions={self.actions}")
        if self.reward is not None:
            words.append(f"its reward r is read as {self.reward}")
            arguments.append(f"reward=lambda r: {self.reward}")
        return f"{' and '.join(words)}: Binding({', '.join(arguments)})"


def suggest(session: Session) -> None:
    """Make a note of the one reading under which the target agrees, if there is one.

    Tried are the permutations of up to five actions where the binding names none, and a positive
    scale or an offset of the reward where it has none: first one of the two, then both.  What the
    note says was seen in a sweep of every transition.
    """
    if not session.base.deterministic:
        return
    found = [finding for finding in session.journal.findings if finding.kind in COMPARED]
    if not found or not session.is_playable:
        return
    limits = session.limits
    budget = session.budget
    # Where the budget counts steps, what comes of it does not depend on the machine.
    seconds = limits.suggestion_seconds if math.isfinite(budget.seconds_left) else math.inf
    session = session.within(budget.part(seconds=seconds, steps=limits.suggestion_steps))
    where = session.known_model(found[0].parameters)
    models = [where] if where.parameters == session.base.parameters else [where, session.known]
    try:
        readings = _readings(session, models)
        fewest = min((_parts(reading) for reading in readings), default=0)
        fitting = [reading for reading in readings if _parts(reading) == fewest]
        visits = Visits()
        if len(fitting) != 1 or not all(
            _agrees(session, fitting[0], model, visits=visits) for model in models
        ):
            return
    except (OutOfTime, ConformanceError, FailedError, RefusedError):
        return  # no reading is known to fit
    many = f"{len(visits.transitions):,} transitions"
    session.note(f"the target agrees on the {many} that were tried when {fitting[0]}")


def _readings(session: Session, models: list[Model]) -> list[Reading]:
    """The readings under which each model's sweep agrees."""
    permuted = list(_permutations(session, models[0])) if session.binding.actions is None else []
    readings = []
    for actions in (None, *permuted):
        pairs: set[tuple[float, float]] = set()
        if all(_collect(session, Reading(actions), model, pairs) for model in models):
            reward = _line(pairs, session.known.reward_tolerance)
            if reward is not None and (
                session.binding.reward is None or reward == RewardLine(1, 0)
            ):
                readings.append(Reading(actions, None if reward == RewardLine(1, 0) else reward))
    return [reading for reading in readings if _parts(reading)]


def _parts(reading: Reading) -> int:
    return (reading.actions is not None) + (reading.reward is not None)


def _permutations(session: Session, model: Model) -> Iterator[tuple[Any, ...]]:
    """Every other order of the target's actions, where they are few."""
    if len(model.actions) > session.limits.suggestion_actions:
        return
    comparer = session.lockstep_comparer(model)
    given = comparer.translator.actions
    session.close(comparer)
    yield from itertools.islice(itertools.permutations(given), 1, None)


class _Listener(Translator):
    """Takes every reward for right, and remembers which one stood for which."""

    pairs: set[tuple[float, float]]

    def pays(self, reward: float | NDArray[np.float64], expected: Transition) -> bool:
        if expected.condition is not None:
            return super().pays(reward, expected)
        self.pairs.add((self.reward(reward), expected.reward))
        return True


def _collect(
    session: Session, reading: Reading, model: Model, pairs: set[tuple[float, float]]
) -> bool:
    """Return whether all but the rewards agrees; add each reward and the reference's to `pairs`."""

    def listen(trial: Session, env: Any) -> Translator:
        listener = _Listener(trial, model, env)
        listener.pairs = pairs
        return listener

    return _agrees(session, reading, model, listen=listen)


def _agrees(
    session: Session,
    reading: Reading,
    model: Model,
    *,
    listen: Callable[[Session, Any], Translator] | None = None,
    visits: Visits | None = None,
) -> bool:
    """Return whether a sweep of a model agrees, played on an environment of its own."""
    trial = replace(session, binding=reading.applied(session.binding))
    comparer = trial.lockstep_comparer(model, visits)
    if listen is not None:
        comparer.translator = listen(trial, comparer.target_env.env)
    try:
        discrepancy, _ = sweep(
            comparer, session.seed, most_states=many_states(model, session.limits)
        )
        return discrepancy is None
    finally:
        session.close(comparer)


def _line(pairs: set[tuple[float, float]], tolerance: float) -> RewardLine | None:
    """The change of rewards that fits all pairs: none, an offset, a scale; both where three
    different rewards bear it out."""
    (reward, expected), *_ = sorted(pairs)
    tried = [RewardLine(1, 0), RewardLine(1, expected - reward)]
    low, high = min(pairs), max(pairs)
    if high[0] > low[0] and high[1] > low[1]:
        slope = (high[1] - low[1]) / (high[0] - low[0])
        tried.append(RewardLine(slope, 0))
        if len(pairs) > 2:
            tried.append(RewardLine(slope, low[1] - slope * low[0]))
    for line in tried:
        if all(abs(line(reward) - expected) <= tolerance for reward, expected in pairs):
            return line
    return None


def _told(number: float) -> str:
    return str(int(number)) if float(number).is_integer() else repr(float(number))
