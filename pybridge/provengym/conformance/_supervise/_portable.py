"""What another process can read of a report."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from provengym.conformance._report import Finding, plain

if TYPE_CHECKING:
    from collections.abc import Mapping


def portable(finding: Finding) -> Finding:
    """The finding without values of the target's own kinds."""
    return replace(
        finding,
        parameters=portable_values(finding.parameters),
        expected=plain(dict(finding.expected)),
        got=plain(dict(finding.got)),
    )


def portable_values(parameters: Mapping[str, Any]) -> dict[str, Any]:
    """Parameters without such values; tuples stay tuples, as which they are told."""

    def kept(value: Any) -> Any:
        return tuple(map(kept, value)) if type(value) is tuple else plain(value)

    return {name: kept(value) for name, value in parameters.items()}
