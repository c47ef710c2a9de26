"""The results of this package's checks of one environment, in JSON values: `assess`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from provengym.auditing.api import audit
from provengym.conformance import ConformanceError, conform
from provengym.conformance.pictures import pictures, start_pictures
from provengym.data.codec import plain
from provengym.data.spec import part_of
from provengym.design import analyse
from provengym.extracting import extract
from provengym.finite import forms
from provengym.solving import NotCertified

if TYPE_CHECKING:
    from provengym.finite.model import FiniteModel
    from provengym_delf.design import Task

WALKS = 0.25
"""The share of the budget in which the contract is checked."""
MOST_PICTURES = 12


def assess(target: str, task: Task, tell: Callable[[str], None] = lambda _: None) -> dict[str, Any]:
    """Hold an environment against Gymnasium's contract, its reference, and its task.

    Args:
        target: Where it is, as `provengym.audit` takes it.
        task: What it is to be.
        tell: Called with what is done next.

    Returns:
        JSON values: under ``contract`` and ``conformance`` the reports of ``provengym conform``,
        under ``audit`` and ``analysis`` those of ``provengym audit`` and ``analyse``, each None
        where it was not made, which ``undecided`` gives the reasons of; and ``pictures``.

    Raises:
        ConformanceError: The task cannot be used, or the environment cannot be constructed.
    """
    undecided: list[str] = []
    answer: dict[str, Any] = {
        "contract": None,
        "conformance": None,
        "audit": None,
        "analysis": None,
        "pictures": [],
    }
    arguments = dict(task.parameters)
    model = forms.of(target, **arguments)
    own = model is not None
    if model is None:
        tell("playing episodes")
        answer["contract"] = conform(
            target,
            reference="none",
            target_args=arguments,
            budget=part_of(task.budget, WALKS),
            seed=task.seed,
            isolated=True,
        ).to_dict()
        if task.reference is not None:
            tell("comparing it with the reference")
            answer |= _compared(target, task)
        tell("extracting the decision process")
        try:
            model = extract(
                target,
                target_args=arguments,
                key=task.key,
                actions=task.actions,
                budget=task.budget,
                seed=task.seed,
            )
        except ConformanceError as error:
            undecided.append(f"its decision process is not known: {error}")
    if model is not None:
        tell("deciding")
        answer |= _audited(target if own else model, arguments if own else {}, task, undecided)
        answer["analysis"] = _analysed(model, task, undecided)
    return answer | {"undecided": undecided}


def _compared(target: str, task: Task) -> dict[str, Any]:
    """The report of the comparison with the reference, and its pictures."""
    report = conform(
        target,
        reference=task.reference,
        parameters=task.parameters,
        budget=task.budget,
        seed=task.seed,
        isolated=True,
    )
    drawn = [one for finding in report.findings for one in pictures(report.reference, finding)]
    return {
        "conformance": report.to_dict(),
        "pictures": _few(drawn or start_pictures(report)),
    }


def _few(drawn: list[tuple[str, str]]) -> list[list[str]]:
    """The first pictures, as JSON values."""
    return [list(one) for one in drawn[:MOST_PICTURES]]


def _audited(
    given: FiniteModel | str, arguments: dict[str, Any], task: Task, undecided: list[str]
) -> dict[str, Any]:
    """The audit, and pictures where the environment is one of this package; nothing, with the
    reason, where the task does not fit what was built."""
    try:
        report = audit(given, parameters=arguments, success=task.success)
    except (TypeError, ValueError) as error:
        undecided.append(f"the audit: {error}")
        return {}
    found = report.to_dict() | {"parameters": plain(dict(task.parameters))}
    film, values = report.pictures() if isinstance(given, str) else ([], [])
    return {"audit": found} | ({"pictures": _few([*film, *values])} if film or values else {})


def _analysed(model: FiniteModel, task: Task, undecided: list[str]) -> dict[str, Any] | None:
    """Return the analysis of what suffices; None, with the reason, where that is not decided."""
    if not model.complete:
        return None  # which the audit says
    try:
        found = analyse(model, discount=task.discount).to_dict()
    except (NotCertified, ValueError) as error:
        undecided.append(f"sufficiency is not decided: {error}")
        return None
    return found | {"actions": plain(model.actions)}
