"""The same seed and the same actions give the same trajectory."""

from __future__ import annotations

import copy
from random import Random
from typing import TYPE_CHECKING, Any

from provengym.comparison.discrepancy import Difference
from provengym.conformance.engines.contract.same import same
from provengym.data.episode import Episode
from provengym.models.walks import state_after, wander
from provengym.targets.environment import Trouble

if TYPE_CHECKING:
    from provengym.comparison.comparer import Match
    from provengym.conformance.session import Run

LONGEST = 30


def check(run: Run) -> Difference | None:
    """A trajectory, again after a second reset of the same environment, on another one, and while
    another one is played."""
    model = run.base
    scripts = [(), *((action,) for action in range(len(model.actions)))]
    match, other = run.match(model), run.match(model)
    alone = _innermost(match.player.env) is _innermost(other.player.env)
    try:
        for number, script in enumerate((*scripts, wander(model, LONGEST, Random(run.seed)))):
            first = _trajectory(match, run.seed, script)
            others = [
                (_trajectory(match, run.seed, script), "after a second reset with the same seed"),
                (_trajectory(other, run.seed, script), "in another environment"),
            ]
            if not alone:
                beside = (other, run.seed + 1 + number)
                again = _trajectory(match, run.seed, script, beside)
                others.append((again, "while another environment is played"))
            for again, where in others:
                difference = _first_difference(run, script, first, again, where)
                if difference is not None:
                    return difference
        return None
    finally:
        run.close(match)
        run.close(other)


def _innermost(env: Any) -> Any:
    """What is in all wrappers: a factory may return one environment again and again."""
    while hasattr(env, "env"):
        env = env.env
    return env


def _trajectory(
    match: Match, seed: int, actions: tuple[int, ...], beside: tuple[Match, int] | None = None
) -> list[dict[str, Any]]:
    """What each call returned, up to the end of the episode or to trouble.

    Before each step another environment may be reset with a seed of its own, and make a step.
    """
    answers: list[dict[str, Any]] = []
    try:
        answers.append({"observation": copy.deepcopy(match.player.reset(seed))})
        for action in actions:
            if beside is not None:
                _trajectory(*beside, (action,))
            seen = match.player.step(match.translator.actions[action])
            answers.append({**vars(seen), "observation": copy.deepcopy(seen.observation)})
            if seen.done:
                break
    except Trouble as trouble:
        answers.append({"error": str(trouble)})
    return answers


def _first_difference(
    run: Run,
    actions: tuple[int, ...],
    first: list[dict[str, Any]],
    again: list[dict[str, Any]],
    where: str,
) -> Difference | None:
    for step, (one, two) in enumerate(zip(first, again, strict=False)):
        if not same(one, two):
            return Difference(
                kind="seeding",
                model=run.base,
                episode=Episode(run.seed, actions[:step]),
                before=state_after(run.base, actions[: step - 1]) if step else None,
                message=f"the second time is {where}",
                expected=one,
                got=two,
            )
    return None
