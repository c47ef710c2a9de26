"""A target answers by what it returns, and leaves standard output to the program around it."""

from __future__ import annotations

import contextlib
import io
import os
import sys
import tempfile
from random import Random
from typing import TYPE_CHECKING

from provengym.comparison.discrepancy import Discrepancy
from provengym.data.episode import Episode
from provengym.data.errors import one_line
from provengym.models.walks import random_walk, state_after
from provengym.targets.guard import Trouble

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from provengym.comparison.comparer import Comparer
    from provengym.conformance.session import Session

LONGEST = 20


def check(session: Session) -> Discrepancy | None:
    """Neither `reset` nor `step` prints, or closes standard output; what is printed meanwhile goes
    nowhere."""
    model = session.base
    scripts = [(action,) for action in range(len(model.actions))]
    comparer = session.comparer(model)
    try:
        with _listening() as heard:
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
        text, call, done = heard(), "reset", False
        for step, action in enumerate((*actions, None)):
            closed = sys.stdout is not None and sys.stdout.closed
            if text or closed:
                did = f"printed {one_line(text, 60)!r} to" if text else "closed"
                error = f"{call} {did} standard output"
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
            text, call = heard(), "step"
    return None


@contextlib.contextmanager
def _listening() -> Iterator[Callable[[], str]]:
    """What has been printed since it was last asked, also by compiled code."""
    with tempfile.TemporaryFile() as file, contextlib.ExitStack() as stack:
        stream = io.TextIOWrapper(
            io.FileIO(os.dup(file.fileno()), "w"), errors="replace", write_through=True
        )
        stack.callback(stream.close)
        if sys.stdout is not None and not sys.stdout.closed:
            sys.stdout.flush()
        stack.enter_context(contextlib.redirect_stdout(stream))
        with contextlib.suppress(OSError):  # there may be no descriptor 1
            saved = os.dup(1)
            stack.callback(os.close, saved)
            stack.callback(os.dup2, saved, 1)
            os.dup2(file.fileno(), 1)
        place = 0

        def heard() -> str:
            nonlocal place
            size = os.fstat(file.fileno()).st_size
            os.lseek(file.fileno(), place, os.SEEK_SET)
            text, place = os.read(file.fileno(), min(size - place, 4096)), size
            os.lseek(file.fileno(), place, os.SEEK_SET)  # whoever writes shares the position
            return text.decode(errors="replace")

        yield heard
