"""The same seed and the same actions give the same trajectory."""

from __future__ import annotations

import copy
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any

from provengym.comparison.discrepancy import Discrepancy
from provengym.data.episode import Episode
from provengym.models.walks import random_walk, state_after
from provengym.processes.budget import OutOfTime
from provengym.targets.global_generators import global_draws
from provengym.targets.guard import Trouble
from provengym.targets.observations import same

if TYPE_CHECKING:
    from provengym.comparison.comparer import Comparer
    from provengym.conformance.session import Session
    from provengym.models.state_graph import Actions

Answer = dict[str, Any]
"""The parts of what a call returned."""
LONGEST = 30
TRIES = 20
SECOND_RESET = "after a second reset with the same seed"


def check(session: Session) -> Discrepancy | None:
    """A trajectory, again after a second reset of the same environment, on another one, and while
    another one is played."""
    model = session.base
    scripts = [(), *((action,) for action in range(len(model.actions)))]
    comparer, other = session.comparer(model), session.comparer(model)
    alone = _innermost(comparer.target_env.env) is _innermost(other.target_env.env)
    try:
        for number, script in enumerate(
            (*scripts, random_walk(model, LONGEST, Random(session.seed)))
        ):
            first = _trajectory(comparer, session.seed, script)
            others = [
                (_trajectory(comparer, session.seed, script), SECOND_RESET),
                (_trajectory(other, session.seed, script), "in another environment"),
            ]
            if not alone:
                beside = (other, session.seed + 1 + number)
                again = _trajectory(comparer, session.seed, script, beside)
                others.append((again, "while another environment is played"))
            for again, where in others:
                discrepancy = _first_difference(session, script, first, again, where)
                if discrepancy is not None:
                    found = _by_itself(session, comparer, script, first) or discrepancy
                    return found if alone else _with_cause(session, found)
        return None
    finally:
        session.close(comparer)
        session.close(other)


def _by_itself(
    session: Session, comparer: Comparer, script: tuple[int, ...], first: list[Answer]
) -> Discrepancy | None:
    """The difference as it comes with no other environment in play, if it does.

    What happens at random has come out the same before, by chance.
    """
    for _ in range(TRIES):
        again = _trajectory(comparer, session.seed, script)
        found = _first_difference(session, script, first, again, SECOND_RESET)
        if found is not None:
            return found
    return None


def _with_cause(session: Session, found: Discrepancy) -> Discrepancy:
    """The same, with what new environments tell of its cause, where there is time to play them."""
    seed, actions = session.seed, found.episode.actions
    one, two = session.comparer(session.base), session.comparer(session.base)
    try:
        with global_draws() as draws:
            first = _trajectory(one, seed, actions)
        _trajectory(one, seed, random_walk(session.base, LONGEST, Random(seed)))
        again, anew = (_trajectory(comparer, seed, actions) for comparer in (one, two))
    except OutOfTime:
        return found
    finally:
        session.close(one)
        session.close(two)
    cause = ""
    if draws:
        cause = f"it draws from a generator that all code of the process shares: {draws[0]}"
    elif same(first, anew) and not same(first, again):
        cause = "a new environment does what the first one did: the episode before left something"
    return replace(found, message=f"{found.message}; {cause}") if cause else found


def in_turn(
    session: Session,
    one: Comparer,
    two: Comparer,
    episode: Episode,
    where: str,
    *,
    begun: Actions | None = None,
) -> Discrepancy | None:
    """The first difference of two environments that are played step by step in turn.

    Args:
        session: The check in which they were made.
        one: The first.
        two: The second.
        episode: The episode that is played on both.
        where: The second, in words.
        begun: The actions with which both have begun an episode that goes on; None for a reset.
    """
    played = begun or ()
    if begun is None:
        first, again = (answer(one, episode.seed, None), answer(two, episode.seed, None))
        if not same(first, again):
            return _difference(session, Episode(episode.seed), first, again, where)
    for action in episode.actions:
        played = (*played, action)
        first, again = (answer(one, episode.seed, action), answer(two, episode.seed, action))
        if not same(first, again):
            return _difference(session, Episode(episode.seed, played), first, again, where)
        if is_over(first):
            break
    return None


def answer(
    comparer: Comparer, seed: int | None, action: int | None, *, overwrite: bool = False
) -> Answer:
    """Return the answer to a step, or without an action to a reset, or what went wrong in it.

    Args:
        comparer: The environment that is played.
        seed: The argument of the reset.
        action: The number of the action.
        overwrite: True to write into the observation, once it is copied.
    """
    try:
        if action is None:
            answered: Answer = {"observation": comparer.target_env.reset(seed)}
        else:
            answered = vars(comparer.target_env.step(comparer.translator.actions[action]))
    except Trouble as trouble:
        return {"error": str(trouble)}
    kept = {**answered, "observation": copy.deepcopy(answered["observation"])}
    if overwrite:
        comparer.target_env.objects.overwrite(answered["observation"])
    return kept


def is_over(answer: Answer) -> bool:
    """Return whether no step can follow."""
    return "error" in answer or bool(answer.get("terminated") or answer.get("truncated"))


def _innermost(env: Any) -> Any:
    """Return the environment inside all wrappers: a factory may return one again and again."""
    while hasattr(env, "env"):
        env = env.env
    return env


def _trajectory(
    comparer: Comparer,
    seed: int,
    actions: tuple[int, ...],
    beside: tuple[Comparer, int] | None = None,
) -> list[Answer]:
    """Return the answer to each call, up to the end of the episode or to trouble.

    Before each step another environment may be reset with a seed of its own, and make a step.
    """
    if beside is None:
        steps = [("step", comparer.translator.actions[action]) for action in actions]
        comparer.target_env.expect([("reset", seed), *steps])
    answers = [answer(comparer, seed, None)]
    for action in actions:
        if is_over(answers[-1]):
            break
        if beside is not None:
            _trajectory(*beside, (action,))
        answers.append(answer(comparer, seed, action))
    return answers


def _first_difference(
    session: Session,
    actions: tuple[int, ...],
    first: list[Answer],
    again: list[Answer],
    where: str,
) -> Discrepancy | None:
    for step, (one, two) in enumerate(zip(first, again, strict=False)):
        if not same(one, two):
            return _difference(session, Episode(session.seed, actions[:step]), one, two, where)
    return None


def _difference(
    session: Session, episode: Episode, first: Answer, again: Answer, where: str
) -> Discrepancy:
    actions = episode.actions
    return Discrepancy(
        kind="seeding",
        model=session.base,
        episode=episode,
        before=state_after(session.base, actions[:-1]) if actions else None,
        message=f"the second time is {where}",
        expected=first,
        got=again,
    )
