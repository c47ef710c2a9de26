"""The verdicts of a check."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal

Verdict = Literal["equal", "agrees", "clean", "differs", "inconclusive"]
"""``"equal"``: everything that can happen was compared, and an error of `CheckSpec.detect` in any
probability would have been found.  ``"agrees"``: no difference in what was covered; the report's
meaning says what was not.  ``"clean"``: nothing was found, and there was no reference.
``"differs"``: there is a finding.  ``"inconclusive"``: nothing was compared, or what was seen once
was not seen again."""
Required = Literal["agrees", "equal"]
"""The least verdict with which a report is true."""
ACCEPTED: Mapping[str, tuple[Verdict, ...]] = MappingProxyType(
    {"agrees": ("equal", "agrees", "clean"), "equal": ("equal",)}
)
"""The verdicts with which a report is true, by what is required."""
