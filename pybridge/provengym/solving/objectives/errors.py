"""The errors of solving."""

from __future__ import annotations

from typing import TYPE_CHECKING

from provengym.finite.quantities import shown_up

if TYPE_CHECKING:
    from provengym.solving.certificates.endless import EndlessCertificate


class NotCertified(RuntimeError):
    """The values that were found could not be certified to the tolerance.

    Attributes:
        tol: The tolerance that was asked for.
        bound: The certified bound on the distance of the values from the optimal ones; None where
            nothing could be certified.
    """

    __module__ = "provengym.solving"  # as a traceback names it

    def __init__(self, tol: float, bound: float | None, advice: str, what: str = "") -> None:
        self.tol = tol
        self.bound = bound
        self.advice = advice
        reached = "they do not fit the integers of a certificate"
        if bound is not None:
            reached = f"{shown_up(bound)} was reached; {advice}"
        told = f"the values are not certified to tol={tol:g}: {reached}"
        super().__init__(f"not certified {what}" if what else told)
        self._what = what

    def __reduce__(self) -> tuple[type[NotCertified], tuple[float, float | None, str, str]]:
        return type(self), (self.tol, self.bound, self.advice, self._what)


class UnboundedReturn(ValueError):
    """Some policy earns without bound, so that there is no largest total return.

    Attributes:
        certificate: That it does.
    """

    __module__ = "provengym.solving"

    def __init__(self, certificate: EndlessCertificate) -> None:
        self.certificate = certificate
        state = int(certificate.members.argmax())
        super().__init__(
            f"returns are without bound: {certificate.conclusion()}, for example from state {state}"
        )

    def __reduce__(self) -> tuple[type[UnboundedReturn], tuple[EndlessCertificate]]:
        return type(self), (self.certificate,)
