"""An observation belongs to whoever got it."""

from __future__ import annotations

import copy
from random import Random
from typing import TYPE_CHECKING, Any

from provengym.comparison.discrepancy import Discrepancy
from provengym.conformance.engines.contract.ending import shortest_way
from provengym.conformance.engines.contract.seeding import answer, is_over
from provengym.data.episode import Episode
from provengym.models.walks import random_walk, state_after
from provengym.targets.guard import Trouble
from provengym.targets.observations import same

if TYPE_CHECKING:
    from collections.abc import Collection

    from provengym.comparison.comparer import Comparer
    from provengym.conformance.engines.contract.seeding import Answer
    from provengym.conformance.session import Session

LONGEST = 20
PLAYS = 5
"""Walks on new environments: an answer that varies by chance does so in one of so many."""


def check(session: Session) -> Discrepancy | None:
    """No observation changes or shares memory with a later one, and writing to it has no effect."""
    first_steps = [(action,) for action in range(len(session.base.actions))]
    comparer = session.comparer(session.base)
    try:
        for actions in (*first_steps, random_walk(session.base, LONGEST, Random(session.seed))):
            found = _reused(session, comparer, actions)
            if found is not None:
                break
    finally:
        session.close(comparer)
    # Writing into observations could spoil an environment that is not this run's own.
    if found is not None or session.target.single:
        return found
    comparer = session.comparer(session.base)
    try:
        return _written(session, comparer)
    finally:
        session.close(comparer)


def _reused(session: Session, comparer: Comparer, actions: tuple[int, ...]) -> Discrepancy | None:
    env = comparer.target_env
    env.objects.watch()
    steps = [("step", comparer.translator.actions[action]) for action in actions]
    env.expect([("reset", session.seed), *steps])
    try:
        observation = env.reset(session.seed)
        for step in range(len(actions) + 1):
            is_over = False
            if step:
                seen = env.step(comparer.translator.actions[actions[step - 1]])
                observation, is_over = seen.observation, seen.done
            reuse = env.objects.reused(observation)
            if reuse is not None:
                did = (
                    "changed the observation"
                    if reuse.is_changed
                    else "returned the object or memory"
                )
                again = " (0: the reset)" if reuse.is_changed else " again"
                message = f"step {step} {did} of step {reuse.call}{again}"
                before = state_after(session.base, actions[: step - 1]) if step else None
                return _difference(session, actions[:step], before, reuse.was, reuse.now, message)
            if is_over:
                break
    except Trouble:
        pass  # the engines that compare behaviour report it
    return None


def _written(session: Session, comparer: Comparer) -> Discrepancy | None:
    """Check that writing into its observations does not change what an environment answers later.

    What one environment shows may come of what it was played before, or of chance.  So it is seen
    again on new ones, if these answer in the same way each time where nothing is written.
    """
    walk = random_walk(session.base, LONGEST, Random(session.seed))
    first_steps = [(action,) for action in range(len(session.base.actions))]
    is_known = session.has_reference and session.base.deterministic
    to_the_end = shortest_way(session) if is_known else None  # which the walk stays clear of
    is_steady = False
    for actions in ((), *first_steps, walk, *([to_the_end] if to_the_end else [])):
        alone = _answers(session, comparer, actions)
        if not _first_change(alone, _answers(session, comparer, actions, range(LONGEST)))[0]:
            continue
        is_steady = is_steady or _is_steady(session, walk)
        if not is_steady:
            return None
        if not _is_steady(session, actions):
            continue
        found = _written_anew(session, actions)
        if found is not None:
            return found
    return None


def _written_anew(session: Session, actions: tuple[int, ...]) -> Discrepancy | None:
    """The same on new environments: the first answer that changes, and by which writing."""
    alone = _answers(session, None, actions)
    step, written = _first_change(alone, _answers(session, None, actions, range(LONGEST)))
    time = 0
    for time in range(step):
        changed = _first_change(alone, _answers(session, None, actions, (time,)))
        if changed[0] == step:
            written = changed[1]
            break
    return _change(session, actions[:step], time, alone[step], written) if step else None


def _answers(
    session: Session,
    comparer: Comparer | None,
    actions: tuple[int, ...],
    writes: Collection[int] = (),
) -> list[Answer]:
    """Return the answers to the reset and each step, and without actions to another reset.

    Args:
        session: The check, whose seed the resets have.
        comparer: The environment that is played; None for a new one.
        actions: The steps, up to the end of the episode.
        writes: The numbers of the answers whose observations are written into.
    """
    if comparer is None:
        comparer = session.comparer(session.base)
        try:
            return _answers(session, comparer, actions, writes)
        finally:
            session.close(comparer)
    answers: list[Answer] = []
    for number, action in enumerate((None, *actions) if actions else (None, None)):
        if answers and is_over(answers[-1]):
            break
        answers.append(answer(comparer, session.seed, action, overwrite=number in writes))
    return answers


def _first_change(alone: list[Answer], written: list[Answer]) -> tuple[int, Answer]:
    """The first answer that is another one; number 0 where there is none."""
    for number, (one, other) in enumerate(zip(alone, written, strict=False)):
        if not same(one, other):
            return number, other
    return 0, {}


def _is_steady(session: Session, actions: tuple[int, ...]) -> bool:
    """Return whether new environments give the same answers where nothing is written."""
    first, *others = (_answers(session, None, actions) for _ in range(PLAYS))
    return all(same(first, again) for again in others)


def _change(
    session: Session, actions: tuple[int, ...], time: int, alone: Answer, written: Answer
) -> Discrepancy:
    when = f"step {time}" if time else "the reset"
    what = "the next reset"
    if actions:
        what = "the step" if time == len(actions) - 1 else f"step {len(actions)}"
    return Discrepancy(
        kind="aliasing",
        model=session.base,
        episode=Episode(session.seed, actions),
        before=state_after(session.base, actions[:-1]) if actions else None,
        message=f"writing into the observation of {when} changed what {what} returned",
        expected=alone,
        got=written,
    )


def _difference(
    session: Session,
    actions: tuple[int, ...],
    before: tuple[int, ...] | None,
    expected: Any,
    got: Any,
    message: str,
) -> Discrepancy:
    return Discrepancy(
        kind="aliasing",
        model=session.base,
        episode=Episode(session.seed, actions),
        before=before,
        message=message,
        expected={"observation": copy.deepcopy(expected)},
        got={"observation": copy.deepcopy(got)},
    )
