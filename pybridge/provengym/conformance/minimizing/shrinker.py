"""Make a counterexample as small as can be: first its parameters, then its number of steps.

**Parameters.** A choice is kept when no neighbour that `Family.smaller` names differs, where each
neighbour is swept (every transition of the reference by a shortest path), given the actions found
so far, and one random walk of their length.  Steps are never added for smaller parameters.  Among
choices of the same size one with fewer steps is preferred.  The systematic engine has swept every
small choice in order before.

**Steps.** In which sense no shorter sequence of actions differs is said in each finding:

- `EXHAUSTIVE`: every shorter sequence was tried, up to 4,096 of each length.  The claim needs only
  that the target answers the same actions in the same way.
- `BY_STATE_AND_TIME`: every transition of the reference at every time was tried, by one path each.
  A target that depends on more of its history may differ earlier on another path.
- `UNPROVED`: time or steps ran out, there are too many actions, or the finding needs earlier
  episodes; the sequence is the shortest that was seen.
"""

from __future__ import annotations

import itertools
from random import Random
from typing import TYPE_CHECKING

from provengym.comparison.discrepancy import Difference
from provengym.comparison.lockstep import sweep
from provengym.conformance.session import FailedError, RefusedError
from provengym.data.episode import Episode
from provengym.models.layered_walks import layered_walks
from provengym.models.random_model import RandomModel
from provengym.models.walks import few_states, many_states, wander

if TYPE_CHECKING:
    from provengym.comparison.lockstep import KnownMatch
    from provengym.conformance.session import Run
    from provengym.models.model import Model

EXHAUSTIVE = "every shorter sequence of actions was tried"
BY_STATE_AND_TIME = (
    "shortest if what the target does depends only on the reference state and the number of steps"
)
UNPROVED = "the shortest that was seen"


def simplest(run: Run, difference: Difference) -> Difference:
    """The difference at the smallest parameters that descending from its own leads to."""
    best = _without_needless(run, difference)
    while True:
        for parameters in run.family.smaller(best.model.parameters, run.free):
            found = _differs(run, run.known_model(parameters), best.episode)
            if found is not None:
                best = found
                break
        else:
            return _among_alike(run, best)


def _without_needless(run: Run, difference: Difference) -> Difference:
    """Leave out actions, by halves and then by ever smaller parts, while it still differs.

    Few enough actions are left for `shortest`, which tries every sequence.
    """
    best, model = difference, difference.model
    assert not isinstance(model, RandomModel)
    try:
        match = run.known_match(model)
    except FailedError:
        return best
    size, last = best.step // 2, run.meter.target_steps + run.limits.shrinking_omission_steps
    try:
        while size and len(model.actions) ** (best.step - 1) > run.limits.shrinking_sequences:
            for first in range(0, best.step, size):
                actions = best.episode.actions
                kept = Episode(best.episode.seed, actions[:first] + actions[first + size :])
                found = _confirmed(run, match.play(kept))
                if found is not None and found.step < best.step:
                    best = found
                    break
                if run.meter.target_steps > last:
                    return best
            else:
                size //= 2
        return best
    finally:
        run.close(match)


def _among_alike(run: Run, difference: Difference) -> Difference:
    """The difference in the fewest steps among choices of the same size."""
    best = difference
    for parameters in run.family.alike(difference.model.parameters, run.free):
        if best.step <= 1:
            break
        shorter = Episode(best.episode.seed, best.episode.actions[:-1])
        best = _differs(run, run.known_model(parameters), shorter) or best
    return best


def shortest(run: Run, difference: Difference) -> tuple[Difference, str]:
    """The difference with the fewest steps at its parameters, and in which sense they are that."""
    best, model, seed = difference, difference.model, difference.episode.seed
    assert not isinstance(model, RandomModel)
    try:
        match = run.known_match(model)
    except FailedError:
        return best, EXHAUSTIVE
    try:
        if best.step > 1:
            most = many_states(model, run.limits)
            found, _ = sweep(match, seed, longest=best.step - 1, most_states=most)
            best = _confirmed(run, found) or best
        if len(model.actions) ** max(best.step - 1, 0) <= run.limits.shrinking_sequences:
            return _try_all(run, match, best), EXHAUSTIVE
        if len(model.actions) > run.limits.shrinking_actions:
            return best, UNPROVED
        return _try_each_time(run, match, best)
    finally:
        run.close(match)


def _differs(run: Run, model: Model, episode: Episode) -> Difference | None:
    """Look for a difference at other parameters, in no more steps than an episode has."""
    length = len(episode.actions)
    try:
        match = run.known_match(model)
    except RefusedError:
        return None
    except FailedError as failed:
        return failed.difference
    try:
        most = few_states(match.model, run.limits)
        found, _ = sweep(match, episode.seed, longest=length, most_states=most)
        for actions in (episode.actions, wander(model, length, Random(run.seed))):
            found = _confirmed(run, found) or match.play(Episode(episode.seed, actions))
        return _confirmed(run, found)
    finally:
        run.close(match)


def _confirmed(run: Run, difference: Difference | None) -> Difference | None:
    """The difference as it comes on a new environment, if it does."""
    return difference and run.replay(difference.model, difference.episode)


def _try_all(run: Run, match: KnownMatch, best: Difference) -> Difference:
    """Try every sequence of actions that is shorter, the shortest first."""
    for length in range(1, best.step):
        for actions in itertools.product(range(len(match.model.actions)), repeat=length):
            found = _confirmed(run, match.play(Episode(best.episode.seed, actions)))
            if found is not None:
                return found
    return best


def _try_each_time(run: Run, match: KnownMatch, best: Difference) -> tuple[Difference, str]:
    """Try every transition of the reference at every earlier time."""
    steps = run.meter.target_steps
    for walk in layered_walks(match.model, best.step - 1):
        found = _confirmed(run, match.play(Episode(best.episode.seed, walk)))
        if found is not None and found.step < best.step:
            return _try_each_time(run, match, found)
        if run.meter.target_steps - steps > run.limits.shrinking_steps:
            return best, UNPROVED
    return best, BY_STATE_AND_TIME
