"""The questions of an audit, in the order in which they are asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from provengym.auditing.questions import actions, endless, returns, success

if TYPE_CHECKING:
    from collections.abc import Callable

    from provengym.auditing.audited_model import Answers, AuditedModel

QUESTIONS: dict[str, Callable[[AuditedModel, Answers], None]] = {
    "success": success.ask,
    "returns": returns.ask,
    "endless": endless.ask,
    "actions": actions.ask,
}
"""By name.  Each adds to the answers, and reads what those before it added."""
