"""What a lane of a vector environment does after its end."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from gymnasium.vector import AutoresetMode

from provengym.comparison.discrepancy import Difference
from provengym.comparison.point import Point
from provengym.data.episode import Episode
from provengym.models.model import Transition
from provengym.models.random_model import RandomModel
from provengym.models.walks import way_to_the_end
from provengym.targets.adapters.vector import Lane
from provengym.targets.environment import Trouble

if TYPE_CHECKING:
    from provengym.comparison.lockstep import KnownMatch
    from provengym.conformance.session import Run

MEANS = {
    AutoresetMode.NEXT_STEP: "autoreset in the next step: it shows the start, and pays nothing",
    AutoresetMode.SAME_STEP: "autoreset in the same step: the next one begins at the start",
}


def check(run: Run) -> Difference | None:
    """Follow a lane over the end of an episode, where the environment says how it is reset.

    Of a random reference no way to the end is known, and nothing is compared.
    """
    if isinstance(run.base, RandomModel):
        return None
    way = way_to_the_end(run.known, run.known.start)
    match = run.known_match(run.known)
    try:
        env = match.player.env
        if way is None or not isinstance(env, Lane) or env.declared_mode not in MEANS:
            return None
        for action in range(len(run.known.actions)):
            found = _over_the_end(run, match, way, action, env.declared_mode)
            if found is not None:
                return found
        return None
    finally:
        run.close(match)


def _over_the_end(
    run: Run, match: KnownMatch, way: tuple[int, ...], action: int, mode: AutoresetMode
) -> Difference | None:
    state = run.known.start
    following = [run.known.step(state, action)]
    if mode is AutoresetMode.NEXT_STEP:
        following.insert(0, Transition(state, 0.0, False))
    actions = (*way, *[action] * len(following))
    try:
        match.player.reset(run.seed)
        for earlier in way:
            seen = match.player.step(match.translator.actions[earlier])
        if not seen.done:
            return None  # the engines that compare behaviour report it
        for step, expected in enumerate(following, start=len(way) + 1):
            seen = match.player.step(match.translator.actions[action])
            if match.judge(seen, expected):
                point = Point(match, Episode(run.seed, actions), step, None, expected)
                found = point.difference("after_done", seen.observation, seen)
                return replace(found, message=MEANS[mode])
    except Trouble:
        pass  # so do they
    return None
