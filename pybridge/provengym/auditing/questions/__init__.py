"""The questions of an audit, in the order in which they are asked; the last is asked here: which
actions change nothing, or nothing that another does not."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

import numpy as np

from provengym.auditing.data import AuditFinding
from provengym.auditing.questions import returns, success
from provengym.data.codec import plain
from provengym.data.errors import brief

if TYPE_CHECKING:
    from collections.abc import Callable

    from provengym.auditing.audited_model import Answers, AuditedModel


def ask_actions(process: AuditedModel, answers: Answers) -> None:
    """Add the actions that do the same as another in every reachable state, or leave every one as
    it is."""
    if not process.complete or len(process.model.actions) < 2:
        return
    alike: dict[bytes, list[int]] = {}
    for action in range(len(process.model.actions)):
        digest, stays = _done_by(process, action)
        alike.setdefault(b"" if stays else digest, []).append(action)
    for digest, actions in alike.items():
        told = ", ".join(brief(plain(process.model.actions[action])) for action in actions)
        story = ""
        if not digest:
            story = f"Actions that leave every reachable state as it is: {told}."
        elif len(actions) > 1:
            story = f"Actions that do the same in every reachable state: {told}."
        if story:
            answers.findings.append(AuditFinding(kind="idle_action", severity="note", story=story))


def _done_by(process: AuditedModel, action: int) -> tuple[bytes, bool]:
    """A digest of all that an action does, and whether it leaves every state as it is."""
    model = process.model
    live = np.flatnonzero(process.live)
    rows = live * len(model.actions) + action
    starts = model.row_starts[rows]
    counts = model.row_starts[rows + 1] - starts
    ends = np.cumsum(counts)
    items = np.arange(ends[-1]) + np.repeat(starts - (ends - counts), counts)
    owner = np.repeat(live, counts)
    columns = [
        owner,
        model.successors[items],
        model.rewards[items],
        model.terminated[items],
        model.truncated[items],
        model.probability_of[items],
    ]
    order = np.lexsort(columns[::-1])
    digest = hashlib.sha256()
    for column in columns:
        digest.update(np.ascontiguousarray(column[order]).tobytes())
    over = columns[3] | columns[4]
    return digest.digest(), bool((columns[1] == owner).all() and not over.any())


QUESTIONS: dict[str, Callable[[AuditedModel, Answers], None]] = {
    "success": success.ask,
    "returns": returns.ask,
    "endless": returns.ask_endless,
    "actions": ask_actions,
}
"""By name.  Each adds to the answers, and reads what those before it added."""
