"""The answer of `evaluate` as rows of names and texts, for the command line and the page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from provengym.evaluating.share import size_up

if TYPE_CHECKING:
    from provengym.auditing.data import Value
    from provengym.evaluating.data import EvaluationData

    Rows = list[tuple[str, str]]


def worth_rows(found: EvaluationData) -> Rows:
    """What the policy is worth, the best, how far it is from it, and its chance of success."""
    value = f"not known: {found.not_certified}"
    if found.certified is not None:
        value = f"{found.certified}{found.condition} (certified)"
    rows = [("value", value)]
    if found.best is not None:
        rows.append(("best", f"{found.best} ({_whose(found)})"))
    if found.gap is not None:
        rows.append(("gap", f"{_gap(found.gap)}{_share(found)}{found.gap_condition}"))
    if found.success is not None:
        within = "" if found.limit is None else f" within {found.limit:,} steps"
        rows.append(("success", f"{found.success}{within} ({found.success_text})"))
    return rows


def errs_text(found: EvaluationData) -> str:
    """Where the policy errs first, or why nothing is said of that; empty where nothing is known of
    the process at all."""
    if found.first_mistake is not None:
        return found.first_mistake.story
    return found.no_mistake if found.certified is not None or found.best is not None else ""


def estimate_rows(found: EvaluationData) -> Rows:
    """The estimate in full."""
    estimate = found.estimate
    if estimate is None:
        rows = [("estimate", f"none: {found.not_estimated}")]
    else:
        least, largest = estimate.rewards
        rows = [
            ("estimate", f"{estimate.mean:.6f}"),
            ("interval", f"{estimate.low:.6f} to {estimate.high:.6f} ({estimate.level:.4g})"),
            ("episodes", f"{estimate.episodes:,} of up to {estimate.T:,} steps"),
            ("theorem", f"Hoeffding's inequality ({estimate.theorem})"),
            ("rewards", f"{least:g} to {largest:g} ({estimate.bounded_by})"),
        ]
    if found.agrees is not None:
        rows.append(("agree", "yes" if found.agrees else "no"))
    return rows


def _whose(found: EvaluationData) -> str:
    """Whose best return it is."""
    if found.hides_states:
        return "for whoever sees the state"
    is_of_all = found.best is not None and found.best.policies == "all"
    return "no policy earns more" if is_of_all else "none of them earns more"


def _gap(gap: Value) -> str:
    if gap.exact is None and gap.low <= 0 < gap.high:
        return f"at most {size_up(gap.high)}"
    return str(gap)


def _share(found: EvaluationData) -> str:
    if found.share is None:
        return f"; its share between uniform play and the best is {found.no_share}"
    assert found.uniform is not None
    ends = f"uniform play (0, worth {found.uniform.value}) and the best (1)"
    return f"; its share is {found.share} between {ends}"
