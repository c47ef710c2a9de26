"""What a step after the end of an episode does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from provengym.comparison.discrepancy import Difference
from provengym.comparison.point import Point
from provengym.data.codec import plain
from provengym.data.episode import Episode
from provengym.data.errors import one_line
from provengym.models.random_model import RandomModel
from provengym.models.walks import way_to_the_end
from provengym.targets.environment import Trouble

if TYPE_CHECKING:
    from provengym.comparison.lockstep import KnownMatch
    from provengym.conformance.session import Run


def check(run: Run) -> Difference | None:
    """Compare a step after the end where the binding wants it, else make a note of it.

    Gymnasium leaves such a step undefined.  A target that refuses it is always right.  Of a random
    reference no way to the end is known, and nothing is compared.  Lanes reset themselves.
    """
    if isinstance(run.base, RandomModel) or run.lanes is not None:
        return None
    way = way_to_the_end(run.known, run.known.start)
    if way is None:
        return None
    match = run.known_match(run.known)
    try:
        for action in range(len(run.known.actions)):
            difference = _step_too_many(run, match, way, action)
            if difference is None:
                continue
            if run.binding.after_done == "absorbing":
                return difference
            run.note(
                "a step after the end of an episode "
                f"({run.known.actions[action]}) gives {one_line(_told(difference))}, unlike the "
                "reference's; Gymnasium leaves that undefined, and it counts only where the "
                "binding says after_done='absorbing'"
            )
            return None
        return None
    finally:
        run.close(match)


def _step_too_many(
    run: Run, match: KnownMatch, way: tuple[int, ...], action: int
) -> Difference | None:
    actions, state = (*way, action), run.known.start
    try:
        match.player.reset(run.seed)
        for earlier in way:
            seen = match.player.step(match.translator.actions[earlier])
            state = run.known.step(state, earlier).state
        if not seen.done:
            return None  # the engines that compare behaviour report it
        seen = match.player.step(match.translator.actions[action])
    except Trouble:
        return None
    expected = run.known.step(state, action)
    if not match.judge(seen, expected):
        return None
    point = Point(match, Episode(run.seed, actions), len(actions), state, expected)
    return point.difference("after_done", seen.observation, seen)


def _told(difference: Difference) -> str:
    """What is not as in the reference."""
    expected, got = difference.expected, difference.got
    names = [name for name in expected if plain(expected[name]) != plain(got[name])]
    return ", ".join(f"{name} {got[name]}" for name in names)
