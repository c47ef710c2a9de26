"""What solving can fail with."""

from __future__ import annotations

from provengym.solving._numbers import shown_up


class NotCertified(RuntimeError):
    """The values that were found could not be certified to the tolerance.

    Attributes:
        tol: The tolerance that was asked for.
        bound: How far the values are certified to lie from the optimal ones at most; None where
            nothing could be certified.
    """

    def __init__(self, tol: float, bound: float | None, advice: str) -> None:
        self.tol = tol
        self.bound = bound
        self.advice = advice
        reached = "they do not fit the integers of a certificate"
        if bound is not None:
            reached = f"{shown_up(bound)} was reached; {advice}"
        super().__init__(f"the values are not certified to tol={tol:g}: {reached}")

    def __reduce__(self) -> tuple[type[NotCertified], tuple[float, float | None, str]]:
        return type(self), (self.tol, self.bound, self.advice)
