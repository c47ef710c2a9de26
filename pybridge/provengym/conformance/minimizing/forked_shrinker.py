"""Shorten an episode whose last call does not return, or ends the process.

Shorter ones are played in forks of this process, one after the other until a fork ends or is stuck,
for which a tenth of the time that a call may take suffices: what is found so is played once more
with all of it.
"""

from __future__ import annotations

import contextlib
import itertools
from dataclasses import replace
from typing import TYPE_CHECKING

from provengym.conformance.candidates import EXHAUSTIVE, UNPROVED, unanswered
from provengym.conformance.journal import Journal
from provengym.conformance.session import CONSTRUCTOR, FailedError, RefusedError
from provengym.data.episode import Episode
from provengym.data.errors import ConformanceError
from provengym.processes.budget import OutOfTime
from provengym.processes.isolation import in_a_fork
from provengym.targets.guard import Guard

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from provengym.comparison.discrepancy import Discrepancy
    from provengym.conformance.session import Session
    from provengym.data.limits import Limits
    from provengym.processes.isolation import Crash, Send

UNANSWERED = ("timeout", "exit")
"""The kinds of what this shortens."""
_HASTE = 10
"""The divisor of a call's time limit where sequences are tried: a longer call counts as stuck."""
_TRYING_ALL = 0.5
"""The share of the budget in which all shorter sequences are tried."""


def forked(
    session: Session,
    work: Callable[[Session], object],
    *,
    limits: Limits | None = None,
    alarms: bool = True,
) -> tuple[Crash | None, bool]:
    """Do some work in a fork of this process, where a call that takes too long is interrupted by an
    alarm, or is not, and ends the fork.

    Returns:
        The crash of the fork, if it did not come to its end, and whether its work was done.
    """

    limits = limits or session.limits

    def guarded(send: Send) -> None:
        guard = Guard(session.budget, limits)
        fresh = replace(session, guard=guard, journal=Journal())
        duty = fresh.guard.watchdog.on_duty() if alarms else contextlib.nullcontext()
        with contextlib.suppress(OutOfTime, ConformanceError, FailedError, RefusedError), duty:
            work(fresh)
            send({"event": "done"})

    session.budget.check()
    done: list[object] = []
    return in_a_fork(guarded, done.append, limits), bool(done)


def shrink_unanswered(
    session: Session, discrepancy: Discrepancy
) -> Iterator[tuple[Discrepancy, str]]:
    """Ever shorter ones, and in which sense they are the shortest."""
    best, seed, limits = discrepancy, discrepancy.episode.seed, session.limits
    hasty = replace(
        limits,
        call_seconds=limits.call_seconds / _HASTE,
        stuck_margin_seconds=limits.stuck_margin_seconds / _HASTE,
    )

    def first(
        sequences: Iterable[tuple[int, ...]], limits: Limits = hasty, share: float = 1.0
    ) -> tuple[Discrepancy | None, bool]:
        """The first of these that is not answered, and whether all before it were tried."""

        def play(fresh: Session) -> None:
            for actions in sequences:
                fresh.replay(best.model, Episode(seed, actions))

        within = session.within(session.budget.part(share=share))
        crash, done = forked(within, play, limits=limits, alarms=False)
        if crash is None or crash.moment.call == CONSTRUCTOR:
            return None, done
        episode = Episode(seed, tuple(crash.moment.actions))
        return unanswered(crash.kind, best.model, episode, best.message), True

    size = best.step // 2
    while size:
        actions = best.episode.actions
        cuts = range(0, len(actions), size)
        found, _ = first(actions[:cut] + actions[cut + size :] for cut in cuts)
        if found is not None and found.step < best.step:
            best = found
        else:
            size //= 2
    many = len(best.model.actions)
    lengths = [n for n in range(best.step) if many**n <= limits.shrinking_sequences]
    shorter = (each for n in lengths for each in itertools.product(range(many), repeat=n))
    found, all_tried = first(shorter, share=_TRYING_ALL)
    best = found or best
    all_tried &= found is not None or len(lengths) == best.step
    again, _ = first([best.episode.actions], limits)
    if again is not None and again.step == best.step:
        yield best, EXHAUSTIVE if all_tried else UNPROVED
