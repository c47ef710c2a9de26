"""Make a counterexample as small as can be: first its parameters, then its number of steps.

**Parameters.** A choice is kept when no neighbour that `ParameterSpace.shrink` names differs,
where each neighbour is swept (every transition of the reference by a shortest path), given the
actions found so far, and one random walk of their length.  Steps are never added for smaller
parameters.  Among choices of the same size one with fewer steps is preferred.  The systematic
engine has swept every small choice in order before.

**Steps.** In which sense no shorter sequence of actions differs is said in each finding:

- `EXHAUSTIVE`: every shorter sequence was tried, up to 4,096 of each length.  The claim needs only
  that the target answers the same actions in the same way.
- `BY_STATE_AND_TIME`: every transition of the reference at every time was tried, by one path each.
  A target that depends on more of its history may differ earlier on another path.
- `AT_LIMIT`: the difference lies at a time limit of Gymnasium's, to which no shorter one leads.
- `UNPROVED`: time or steps ran out, there are too many actions, or the finding needs earlier
  episodes; the sequence is the shortest that was seen.

Where the reference's states are not known, only actions are left out, by `shrink_stepped`.
"""

from __future__ import annotations

import itertools
from random import Random
from typing import TYPE_CHECKING

from provengym.comparison.discrepancy import Discrepancy
from provengym.comparison.lockstep import sweep
from provengym.conformance.candidates import AT_LIMIT, EXHAUSTIVE, UNPROVED
from provengym.conformance.minimizing.forked_shrinker import UNANSWERED, shrink_unanswered
from provengym.conformance.session import FailedError, RefusedError
from provengym.data.episode import Episode
from provengym.models.timed_walks import Layers, layered_walks
from provengym.models.walks import few_states, many_states, random_walk
from provengym.processes.isolation import can_fork

if TYPE_CHECKING:
    from collections.abc import Iterator

    from provengym.comparison.lockstep import LockstepComparer
    from provengym.conformance.session import Session
    from provengym.models.model import Model

BY_STATE_AND_TIME = (
    "shortest if the target's behaviour depends only on the reference state and the number of steps"
)


def shrink(session: Session, discrepancy: Discrepancy) -> Iterator[tuple[Discrepancy, str]]:
    """Ever smaller ones, and in which sense they are the smallest."""
    stepped = discrepancy.model.knows == "answers"
    if discrepancy.earlier:
        yield _with_less_before(session, discrepancy), UNPROVED
    elif discrepancy.kind in UNANSWERED and (stepped or not discrepancy.model.deterministic):
        if can_fork():
            yield from shrink_unanswered(session, discrepancy)
    elif stepped:
        yield from shrink_stepped(session, discrepancy)
    elif not discrepancy.model.deterministic:
        # Where there is no reference, nothing is known.
        if session.has_reference:
            from provengym.conformance.minimizing.random_shrinker import (
                repeated_to_the_limit,
                shrink_random,
            )

            at_limit = repeated_to_the_limit(session, discrepancy)
            if at_limit is not None:
                yield at_limit, AT_LIMIT
                return
            for smaller in shrink_random(session, discrepancy):
                yield smaller, UNPROVED
    else:
        best, minimal = discrepancy, UNPROVED
        if best.kind == "timeout":  # to try others takes long
            best, minimal = shrink_actions(session, best)
        else:
            best = _without_needless(session, best)
        yield best, minimal
        best = shrink_parameters(session, best)
        yield best, UNPROVED
        yield shrink_actions(session, best)


def shrink_parameters(session: Session, discrepancy: Discrepancy) -> Discrepancy:
    """The difference at the smallest parameters that descending from its own leads to."""
    best = discrepancy
    while True:
        for parameters in session.space.shrink(best.model.parameters, session.free):
            found = _differs(session, session.known_model(parameters), best.episode)
            if found is not None:
                best = found
                break
        else:
            return _among_alike(session, best)


def _without_needless(session: Session, discrepancy: Discrepancy) -> Discrepancy:
    """Leave out actions, by halves and then by ever smaller parts, while it still differs.

    Few enough actions are left for `shrink_actions`, which tries every sequence.
    """
    best, model = discrepancy, discrepancy.model
    assert model.deterministic
    try:
        comparer = session.lockstep_comparer(model)
    except FailedError:
        return best
    size = best.step // 2
    last = session.budget.target_steps + session.limits.shrinking_omission_steps
    try:
        if len(model.actions) ** (best.step - 1) > session.limits.shrinking_sequences:
            best = _repeated(session, comparer, best)
        while size and len(model.actions) ** (best.step - 1) > session.limits.shrinking_sequences:
            for first in range(0, best.step, size):
                actions = best.episode.actions
                kept = Episode(best.episode.seed, actions[:first] + actions[first + size :])
                found = _confirmed(session, comparer.play(kept))
                if found is not None and found.step < best.step:
                    best = found
                    break
                if session.budget.target_steps > last:
                    return best
            else:
                size //= 2
        return best
    finally:
        session.close(comparer)


def _repeated(session: Session, comparer: LockstepComparer, best: Discrepancy) -> Discrepancy:
    """One action again and again, if it shows the same difference in no more steps."""
    for action in range(min(len(comparer.model.actions), session.limits.shrinking_actions)):
        same = Episode(best.episode.seed, (action,) * best.step)
        found = _confirmed(session, comparer.play(same))
        if found is not None and found.kind == best.kind:
            return found
    return best


def _among_alike(session: Session, discrepancy: Discrepancy) -> Discrepancy:
    """The difference in the fewest steps among choices of the same size."""
    best = discrepancy
    for parameters in session.space.same_size(discrepancy.model.parameters, session.free):
        if best.step <= 1:
            break
        shorter = Episode(best.episode.seed, best.episode.actions[:-1])
        best = _differs(session, session.known_model(parameters), shorter) or best
    return best


def shrink_actions(session: Session, discrepancy: Discrepancy) -> tuple[Discrepancy, str]:
    """The difference with the fewest steps at its parameters, and in which sense they are that."""
    best, model, seed = discrepancy, discrepancy.model, discrepancy.episode.seed
    assert model.deterministic
    try:
        comparer = session.lockstep_comparer(model)
    except FailedError:
        return best, EXHAUSTIVE
    try:
        if best.step > 1:
            most = many_states(model, session.limits)
            found, _ = sweep(comparer, seed, longest=best.step - 1, most_states=most)
            best = _confirmed(session, found) or best
        if len(model.actions) ** max(best.step - 1, 0) <= session.limits.shrinking_sequences:
            return _try_all(session, comparer, best), EXHAUSTIVE
        if len(model.actions) > session.limits.shrinking_actions:
            return best, UNPROVED
        return _try_each_time(session, comparer, best)
    finally:
        session.close(comparer)


def _differs(session: Session, model: Model, episode: Episode) -> Discrepancy | None:
    """Look for a difference at other parameters, in no more steps than an episode has."""
    length = len(episode.actions)
    try:
        comparer = session.lockstep_comparer(model)
    except RefusedError:
        return None
    except FailedError as failed:
        return failed.discrepancy
    try:
        most = few_states(comparer.model, session.limits)
        found, _ = sweep(comparer, episode.seed, longest=length, most_states=most)
        for actions in (episode.actions, random_walk(model, length, Random(session.seed))):
            found = _confirmed(session, found) or comparer.play(Episode(episode.seed, actions))
        return _confirmed(session, found)
    finally:
        session.close(comparer)


def _confirmed(session: Session, discrepancy: Discrepancy | None) -> Discrepancy | None:
    """The difference as it comes on a new environment, if it does."""
    return discrepancy and session.replay(discrepancy.model, discrepancy.episode)


def _try_all(session: Session, comparer: LockstepComparer, best: Discrepancy) -> Discrepancy:
    """Try every sequence of actions that is shorter, the shortest first."""
    for length in range(1, best.step):
        for actions in itertools.product(range(len(comparer.model.actions)), repeat=length):
            found = _confirmed(session, comparer.play(Episode(best.episode.seed, actions)))
            if found is not None:
                return found
    return best


def _try_each_time(
    session: Session, comparer: LockstepComparer, best: Discrepancy
) -> tuple[Discrepancy, str]:
    """Try every transition of the reference at every earlier time."""
    steps, check = session.budget.target_steps, session.budget.check
    model, length = comparer.model, best.step - 1
    # Each of their transitions takes a step at least.
    most = session.limits.shrinking_steps // len(model.actions)
    layers = Layers(model, length, most, check)
    for walk in layered_walks(model, length, layers, check):
        found = _confirmed(session, comparer.play(Episode(best.episode.seed, walk)))
        if found is not None and found.step < best.step:
            return _try_each_time(session, comparer, found)
        if session.budget.target_steps - steps > session.limits.shrinking_steps:
            return best, UNPROVED
    return best, BY_STATE_AND_TIME if layers.complete else UNPROVED


def _with_less_before(session: Session, discrepancy: Discrepancy) -> Discrepancy:
    """The difference after fewer and shorter earlier episodes."""
    best = _with_fewer_before(session, discrepancy)
    for number, episode in enumerate(best.earlier):
        shortest, length = 0, len(episode.actions)  # the first is tried, the second suffices
        while shortest < length:
            tried = (shortest + length) // 2
            cut = Episode(episode.seed, episode.actions[:tried])
            earlier = (*best.earlier[:number], cut, *best.earlier[number + 1 :])
            found = session.replay(best.model, *earlier, best.episode)
            if found is not None and len(found.earlier) == len(earlier):
                best, length = found, tried
            else:
                shortest = tried + 1
    return best


def _with_fewer_before(session: Session, discrepancy: Discrepancy) -> Discrepancy:
    """Leave out earlier episodes, by halves and then one by one, while it still differs."""
    best = discrepancy
    size = max(len(best.earlier) // 2, 1)
    while True:
        for first in range(0, len(best.earlier), size):
            kept = best.earlier[:first] + best.earlier[first + size :]
            found = session.replay(best.model, *kept, best.episode)
            if found is not None:
                best = found
                break
        else:
            if size == 1:
                return best
            size //= 2


def shrink_stepped(session: Session, best: Discrepancy) -> Iterator[tuple[Discrepancy, str]]:
    """Leave out actions, by halves and then by ever smaller parts, and then try every shorter
    sequence where they are few; with the seed of the difference."""
    model, seed = best.model, best.episode.seed
    try:
        comparer = session.comparer(model)
    except FailedError:
        yield best, UNPROVED
        return
    try:
        size = best.step // 2
        while size:
            for first in range(0, best.step, size):
                actions = best.episode.actions
                kept = Episode(seed, actions[:first] + actions[first + size :])
                found = comparer.play(kept)
                if found is not None and found.step < best.step:
                    best = found
                    yield best, UNPROVED
                    break
                session.budget.check()
            else:
                size //= 2
        for length in range(best.step):
            if len(model.actions) ** length > session.limits.shrinking_sequences:
                return
            for actions in itertools.product(range(len(model.actions)), repeat=length):
                session.budget.check()
                found = comparer.play(Episode(seed, actions))
                if found is not None:
                    yield found, EXHAUSTIVE
                    return
        yield best, EXHAUSTIVE
    finally:
        session.close(comparer)
