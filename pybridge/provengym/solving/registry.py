"""The objectives and the kinds of certificates by their names: each is a line here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from provengym.solving.certificates.discounted import DiscountedCertificate
from provengym.solving.certificates.endless import EndlessCertificate
from provengym.solving.certificates.horizon import HorizonCertificate
from provengym.solving.certificates.success import SuccessCertificate, UnreachableCertificate
from provengym.solving.certificates.total import TotalCertificate
from provengym.solving.objectives.discounted import Discounted
from provengym.solving.objectives.success import Success
from provengym.solving.objectives.total import Total

if TYPE_CHECKING:
    from provengym.solving.certificates.base import Certificate
    from provengym.solving.objectives.base import Objective

__all__ = [
    "DiscountedCertificate",
    "EndlessCertificate",
    "HorizonCertificate",
    "SuccessCertificate",
    "TotalCertificate",
    "UnreachableCertificate",
]

OBJECTIVES: dict[str, type[Objective]] = {
    objective.name: objective
    for objective in (
        Discounted,
        Total,
        Success,
    )
}
"""The objectives of `solve`."""

KINDS: dict[str, type[Certificate]] = {
    kind.kind: kind
    for kind in (
        DiscountedCertificate,
        EndlessCertificate,
        HorizonCertificate,
        SuccessCertificate,
        TotalCertificate,
        UnreachableCertificate,
    )
}
"""The kinds of certificates that a file may hold."""
