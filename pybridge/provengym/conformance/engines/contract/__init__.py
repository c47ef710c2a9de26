"""Gymnasium's contract, with stricter rules than its own checker.

The form of what `reset` and the first step return is checked here, and that nothing is printed
meanwhile; the other checks have a module each.
"""

from __future__ import annotations

import contextlib
import inspect
from random import Random
from typing import TYPE_CHECKING, ClassVar

from provengym.comparison.discrepancy import Discrepancy
from provengym.conformance.candidates import CheckCandidate
from provengym.conformance.engines.base import Engine
from provengym.conformance.engines.contract import (
    aliasing,
    ending,
    seeding,
    walks,
)
from provengym.conformance.session import FailedError
from provengym.data.episode import Episode
from provengym.data.report import Coverage
from provengym.models.walks import random_walk, state_after
from provengym.targets.environment import StepResult
from provengym.targets.guard import Trouble

if TYPE_CHECKING:
    from collections.abc import Callable

    from provengym.comparison.comparer import Comparer
    from provengym.conformance.engines.base import Events
    from provengym.conformance.session import Session

LONGEST = 20


def check_shape(session: Session) -> Discrepancy | None:
    """Spaces, and types and membership of what a reset and each action after it return.

    The engines that compare behaviour check the same in every step.
    """
    try:
        comparer = session.comparer(session.base)
    except FailedError as failed:
        return failed.discrepancy
    try:
        discrepancy = _takes_seed(session, comparer) or _at_reset(session, comparer)
        for action in range(len(session.base.actions)):
            discrepancy = discrepancy or _at_step(session, comparer, action)
        return discrepancy or _changed(session, comparer)
    finally:
        session.close(comparer)


def _changed(session: Session, comparer: Comparer) -> Discrepancy | None:
    """Check that a walk does not change the spaces; other faults in it are not looked for here."""
    walk = random_walk(session.base, LONGEST, Random(session.seed))
    taken = 0
    try:
        comparer.target_env.reset(session.seed)
        for action in walk:
            taken += 1
            if comparer.target_env.step(comparer.translator.actions[action]).done:
                break
    except Trouble as trouble:
        if trouble.kind == "space":
            before = state_after(session.base, walk[: taken - 1]) if taken else None
            episode = Episode(session.seed, walk[:taken])
            return comparer.trouble(episode, comparer.expected(before=before), trouble)
    return None


def _takes_seed(session: Session, comparer: Comparer) -> Discrepancy | None:
    try:
        inspect.signature(comparer.target_env.env.reset).bind(seed=session.seed)
    except TypeError:
        trouble = Trouble("api", "reset takes no argument seed")
        return comparer.trouble(Episode(session.seed), comparer.expected(), trouble)
    except ValueError:  # it has no signature to look at
        pass
    return None


def _at_reset(session: Session, comparer: Comparer) -> Discrepancy | None:
    episode, expected = Episode(session.seed), comparer.expected()
    try:
        seen = StepResult(comparer.target_env.reset(session.seed), 0.0, False, False)
    except Trouble as trouble:
        return comparer.trouble(episode, expected, trouble)
    if comparer.in_space(seen.observation):
        return None
    return comparer.discrepancy("space", episode, expected, seen)


def _at_step(session: Session, comparer: Comparer, action: int) -> Discrepancy | None:
    transition = None
    if session.base.deterministic:
        transition = session.base.step(session.base.start, action)
    expected = comparer.expected(transition, state_after(session.base, ()))
    episode = Episode(session.seed, (action,))
    try:
        comparer.target_env.reset(session.seed)
        seen = comparer.target_env.step(comparer.translator.actions[action])
    except Trouble as trouble:
        return comparer.trouble(episode, expected, trouble)
    if comparer.in_space(seen.observation):
        return None
    return comparer.discrepancy("space", episode, expected, seen)


def check_printing(session: Session) -> Discrepancy | None:
    """Neither `reset` nor `step` prints, or closes standard output; what is printed meanwhile goes
    nowhere."""
    model = session.base
    scripts = [(action,) for action in range(len(model.actions))]
    comparer = session.comparer(model)
    try:
        with comparer.target_env.objects.listening() as heard:
            for actions in (*scripts, random_walk(model, LONGEST, Random(session.seed))):
                found = _printed(session, comparer, actions, heard)
                if found is not None:
                    return found
    finally:
        session.close(comparer)
    return None


def _printed(
    session: Session, comparer: Comparer, actions: tuple[int, ...], heard: Callable[[], str]
) -> Discrepancy | None:
    with contextlib.suppress(Trouble):  # which others look for
        comparer.target_env.reset(session.seed)
        did, call, done = heard(), "reset", False
        for step, action in enumerate((*actions, None)):
            if did:
                error = f"{call} {did}"
                return Discrepancy(
                    kind="api",
                    model=session.base,
                    episode=Episode(session.seed, actions[:step]),
                    before=state_after(session.base, actions[: step - 1]) if step else None,
                    message=error,
                    got={"error": error},
                )
            if action is None or done:
                break
            done = comparer.target_env.step(comparer.translator.actions[action]).done
            did, call = heard(), "step"
    return None


CHECKS: dict[str, Callable[[Session], Discrepancy | None]] = {
    "shape": check_shape,
    "seeding": seeding.check,
    "aliasing": aliasing.check,
    "autoreset": ending.check_autoreset,
    "after_done": ending.check_step_too_many,
    "printing": check_printing,
    "twins": walks.check_twins,
    "copies": walks.check_copies,
}
"""The checks by name, in the order in which they run."""


class Contract(Engine):
    """Checks spaces, types, seeds, aliasing, autoreset and, where wanted, steps after the end.

    Where there is no reference, it makes long walks too, and looks at copies.

    Where the spaces or the types are wrong in a way that hides the state, nothing else is tried.
    """

    name: ClassVar[str] = "contract"
    compares: ClassVar[bool] = False
    budget_weight: ClassVar[int] = 6
    _checked = 0

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._walks = walks.Walks(session)

    def search(self) -> Events:
        try:
            yield from self._search()
        finally:
            self._walks.close()

    def _search(self) -> Events:
        session = self.session
        for number, (name, check) in enumerate(CHECKS.items()):
            session.show(number / len(CHECKS))
            if check is walks.check_twins and not session.has_reference:
                yield from self._walks.search(1)  # which else small budgets would not come to
                if not self._may_go_on:
                    return
            found = check(session)
            if found is not None:
                invalid = _invalidated(found) if check is check_shape else frozenset[str]()
                yield CheckCandidate(found, again(check), name, invalidates=invalid)
            if not self._may_go_on:
                return
            self._checked += 1
        if not session.has_reference:
            yield from self._walks.search()

    @property
    def _may_go_on(self) -> bool:
        return self.session.is_playable and not any(self.session.guard.hung)

    def coverage(self, target_steps: int) -> Coverage:
        return Coverage(
            engine=self.name,
            target_steps=target_steps,
            compares=False,
            episodes=None if self.session.has_reference else self._walks.episodes,
            assumption="other trajectories are like these few",
            meaning=self._meaning(),
        )

    def _meaning(self) -> str:
        if self.session.has_reference:
            return "The target keeps Gymnasium's contract; its behaviour was not compared."
        checked = [name.replace("_", " ") for name in CHECKS][: self._checked]
        walks, kept = self._walks, "The target keeps Gymnasium's contract in these checks"
        if not checked:
            return "No check of Gymnasium's contract came to its end."
        if not walks.episodes:
            return f"{kept} ({', '.join(checked)}), and no random episode was played to its end."
        episodes = "episode" if walks.episodes == 1 else "episodes"
        walked = f"along {walks.episodes:,} random {episodes} of {walks.steps:,} steps"
        return (
            f"{kept} ({', '.join(checked)}) and {walked}; there is no reference, so nothing was "
            "compared with one."
        )


def again(check: Callable[[Session], Discrepancy | None]) -> Callable[..., Discrepancy | None]:
    """A check once more, whatever else there is to know of a replay."""
    return lambda session, *_: check(session)


def _invalidated(found: Discrepancy) -> frozenset[str]:
    """Name what a wrong form makes meaningless.  Behaviour can be looked at where the state can be
    seen all the same, or there is none, or nothing but a dtype is wrong."""
    if found.of_dtype:
        return frozenset({"dtype"})
    needs_state = found.model.knows != "nothing" and found.shown is None
    is_readable = found.kind == "space" and "error" not in found.got and not needs_state
    return frozenset({"space" if is_readable else "play"})
