"""The result of checking a certificate."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class CheckResult:
    """The result of `check`; true exactly when the certificate holds."""

    holds: bool
    state: int | None = None
    """The first state where the check fails; None where it holds or fails for another reason."""
    action: int | None = None
    """The action whose backup fails; None where no single action does."""
    message: str
    """The result in one sentence."""
    bound: float | None = None
    """No value differs by more from the optimal one; None where the certificate does not hold, or
    bounds no values."""
    policy_bound: float | None = None
    """The policy earns at most this much less than any other; None without a policy too."""
    rounding: float = 0.0
    """The most by which a probability of the model that was checked may differ from the one that
    was given."""
    reward_rounding: float = 0.0
    """The same for rewards."""

    def __bool__(self) -> bool:
        return self.holds


def failed(state: int, action: int, reason: str) -> CheckResult:
    """A local check fails: in this state, of this action, each unless it is negative.

    The reason may name the action itself, as ``{action}``.
    """
    place = "" if state < 0 else f"state {state}"
    if action >= 0 and "{action}" not in reason:
        place += f" (action {action})"
    message = reason.format(action=action)
    return CheckResult(
        holds=False,
        state=None if state < 0 else state,
        action=None if action < 0 and "{action}" not in reason else action,
        message=f"{place}: {message}" if place else message,
    )
