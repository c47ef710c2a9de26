"""What another process can read of a report."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from provengym.conformance._report import Finding, Report, plain

if TYPE_CHECKING:
    from collections.abc import Mapping


def portable(finding: Finding) -> Finding:
    """The finding without values of the target's own kinds."""
    return replace(
        finding,
        parameters=_portable_values(finding.parameters),
        expected=plain(dict(finding.expected)),
        got=plain(dict(finding.got)),
    )


def portable_report(report: Report) -> Report:
    """The report without such values, and without what its call was given."""
    call = report.call and replace(
        report.call, target=None, reference=None, params={}, target_args={}, reference_args={}
    )
    findings = tuple(map(portable, report.findings))
    return replace(
        report, findings=findings, parameters=_portable_values(report.parameters), call=call
    )


def _portable_values(parameters: Mapping[str, Any]) -> dict[str, Any]:
    """Parameters without such values; tuples stay tuples, as which they are told."""

    def kept(value: Any) -> Any:
        return tuple(map(kept, value)) if type(value) is tuple else plain(value)

    return {name: kept(value) for name, value in parameters.items()}
