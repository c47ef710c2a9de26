"""An observation belongs to whoever got it."""

from __future__ import annotations

import copy
from random import Random
from typing import TYPE_CHECKING, Any

from provengym.comparison.discrepancy import Difference
from provengym.conformance.engines.contract.same import same, scribble, shared
from provengym.data.episode import Episode
from provengym.models.walks import state_after, wander
from provengym.targets.environment import Trouble

if TYPE_CHECKING:
    from provengym.comparison.comparer import Match
    from provengym.conformance.session import Run

LONGEST = 20


def check(run: Run) -> Difference | None:
    """No observation changes or shares memory with a later one, and writing to it has no effect."""
    first_steps = [(action,) for action in range(len(run.base.actions))]
    match = run.match(run.base)
    try:
        for actions in (*first_steps, wander(run.base, LONGEST, Random(run.seed))):
            found = _reused(run, match, actions)
            if found is not None:
                break
    finally:
        run.close(match)
    # Writing into observations could spoil an environment that is not this run's own.
    if found is not None or run.target.single:
        return found
    match = run.match(run.base)
    try:
        return _written(run, match)
    finally:
        run.close(match)


def _reused(run: Run, match: Match, actions: tuple[int, ...]) -> Difference | None:
    kept: list[tuple[Any, Any]] = []
    try:
        observation = match.player.reset(run.seed)
        for step in range(len(actions) + 1):
            if step:
                seen = match.player.step(match.translator.actions[actions[step - 1]])
                observation = seen.observation
            for time, (old, was) in enumerate(kept):
                message = ""
                if not same(old, was):
                    message = f"step {step} changed the observation of step {time} (0: the reset)"
                elif shared(old, observation):
                    message = f"step {step} returned the object or memory of step {time} again"
                if message:
                    before = state_after(run.base, actions[: step - 1]) if step else None
                    return _difference(run, actions[:step], before, was, old, message)
            kept.append((observation, copy.deepcopy(observation)))
            if step and seen.done:
                break
    except Trouble:
        pass  # the engines that compare behaviour report it
    return None


def _written(run: Run, match: Match) -> Difference | None:
    start = state_after(run.base, ())
    for action in range(len(run.base.actions)):
        answers: list[Any] = []
        for write in (False, True):
            try:
                observation = match.player.reset(run.seed)
                if write and not scribble(observation):
                    return None
                seen = match.player.step(match.translator.actions[action])
                answers.append(copy.deepcopy(seen.observation))
            except Trouble as trouble:
                answers.append(str(trouble))
        if not same(*answers):
            message = "writing into the observation of the reset changed what the step returned"
            before, after = answers
            return _difference(run, (action,), start, before, after, message)
    return None


def _difference(
    run: Run,
    actions: tuple[int, ...],
    before: tuple[int, ...] | None,
    expected: Any,
    got: Any,
    message: str,
) -> Difference:
    return Difference(
        kind="aliasing",
        model=run.base,
        episode=Episode(run.seed, actions),
        before=before,
        message=message,
        expected={"observation": copy.deepcopy(expected)},
        got={"observation": copy.deepcopy(got)},
    )
