"""Tell a wrong transition from a wrong observation.

A black box that shows the wrong state may have gone there, or may only say so.  It is a wrong
transition when a later step shows it: when, after the same actions, some more actions bring a
reward or an end of the episode that the reference does not have from its state.  Tried are the
actions that best tell the reference's state from the one shown, and two shortest ways to the end of
the episode.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from provengym.conformance.candidates import REPLAYS
from provengym.conformance.session import FailedError
from provengym.data.episode import in_runs
from provengym.models.walks import distinguishing_sequence, way_to_the_end
from provengym.targets.guard import Trouble

if TYPE_CHECKING:
    from provengym.comparison.discrepancy import Discrepancy
    from provengym.comparison.lockstep import LockstepComparer
    from provengym.conformance.session import Session
    from provengym.models.model import Model


def classify(session: Session, discrepancy: Discrepancy) -> Discrepancy:
    """The difference as a `transition`, where it is an `observation` and a later step shows it."""
    model = discrepancy.model
    if discrepancy.kind != "observation" or not model.deterministic:
        return discrepancy
    state = model.start
    for action in discrepancy.episode.actions:
        transition = model.step(state, action)
        if transition.done:
            return discrepancy  # there is no later step
        state = transition.state
    check = session.budget.check
    ways = [
        way_to_the_end(model, state, check=check),
        way_to_the_end(model, state, backwards=True, check=check),
    ]
    if discrepancy.shown is not None:
        ways.insert(0, distinguishing_sequence(model, state, discrepancy.shown, check=check))
    for way in filter(None, ways):
        with session.target.generators(session.seed, REPLAYS):
            departure = _departure(session, model, discrepancy, way)
        if departure:
            names = ", ".join(in_runs(model.actions[action] for action in way[:departure]))
            return replace(
                discrepancy,
                kind="transition",
                message=f"a later step shows it: after {names} the reward or the end differs",
            )
    return discrepancy


def _departure(
    session: Session, model: Model, discrepancy: Discrepancy, way: tuple[int, ...]
) -> int:
    """After how many actions of a continuation reward or end differ; 0 when they never do."""
    try:
        comparer = session.lockstep_comparer(model)
    except FailedError:
        return 0
    try:
        for episode in discrepancy.earlier:
            comparer.play(episode)
        return _play_on(comparer, discrepancy, way)
    except Trouble:
        return 0
    finally:
        session.close(comparer)


def _play_on(comparer: LockstepComparer, discrepancy: Discrepancy, way: tuple[int, ...]) -> int:
    model, target_env, translator = comparer.model, comparer.target_env, comparer.translator
    state = model.start
    target_env.reset(discrepancy.episode.seed)
    for number, action in enumerate((*discrepancy.episode.actions, *way), start=1):
        seen = target_env.step(translator.actions[action])
        expected = model.step(state, action)
        same = (seen.terminated, seen.truncated) == (expected.terminated, expected.truncated)
        if not same or not translator.pays(seen.reward, expected):
            return max(number - discrepancy.step, 0)
        if expected.done:
            return 0
        state = expected.state
    return 0
