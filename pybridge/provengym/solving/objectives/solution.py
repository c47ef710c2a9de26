"""The solutions that solving returns."""

from __future__ import annotations

import abc
import functools
from dataclasses import dataclass
from typing import TYPE_CHECKING

from provengym.data.notebook import titled_table
from provengym.finite.quantities import rounded_up
from provengym.solving import plots

if TYPE_CHECKING:
    import os

    import numpy as np
    from numpy.typing import NDArray

    from provengym.finite.integer_model import IntegerModel
    from provengym.solving.certificates.base import Certificate


class Solved(abc.ABC):
    """The base class of all solutions.

    Attributes:
        certificate: That of the values.
        method: The name of the method that found the values.
        iterations: The number of its steps.
    """

    certificate: Certificate
    method: str
    iterations: int

    @property
    @abc.abstractmethod
    def states(self) -> int:
        """The number of states of the model."""

    @property
    @abc.abstractmethod
    def actions(self) -> int:
        """The number of actions of each."""

    @property
    def question(self) -> str:
        """The objective, in words."""
        return self.certificate.question()

    def rows(self) -> list[tuple[str, str]]:
        """Return how it was solved, as names and values, which a person reads below each other."""
        return [
            ("states", f"{self.states:,}"),
            ("actions", f"{self.actions:,}"),
            ("method", self.method.replace("_", " ")),
            ("iterations", f"{self.iterations:,}"),
        ]

    def _repr_html_(self) -> str:
        """Return the table that a notebook shows: the question, how it was solved, the bounds."""
        environment, title = self.certificate.environment, self.question
        if environment is not None:
            title = f"{environment[0]}, {title}"
        return titled_table(title, [*self.rows(), *self.certificate.rows()])


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class Solution(Solved):
    """Optimal values and an optimal policy, as far as the certificate says.

    >>> import provengym
    >>> solution = provengym.solve("GridWorld", discount=0.9, height=2, width=2)
    >>> solution.values
    array([-1.,  0.,  0.,  0.])
    >>> solution.policy
    array([1, 1, 3, 0])
    """

    values: NDArray[np.float64]
    """The values of the certificate, shape (states,)."""
    policy: NDArray[np.int64]
    """The action of the certificate's policy, shape (states,); with a horizon shape
    (horizon, states), where row ``t`` is for the time after ``t`` steps."""
    q_values: NDArray[np.float64]
    """The value of each action, if `values` are those of what follows, or with a horizon those of
    one step less; shape (states, actions)."""
    residual: float
    """No exact backup differs by more from the value of its state: the certificate's error, or with
    a horizon the distance of its last layers."""
    iterations: int
    """Sweeps of value iteration plus rounds of policy iteration, or steps of backward induction."""
    certificate: Certificate
    seconds: float
    """The time that solving took, the certificate included."""
    method: str
    """The method that found the values: "value_iteration", "policy_iteration",
    "backward_induction" or "given"."""
    model: IntegerModel

    @property
    def bound(self) -> float:
        """No value differs by more from the optimal one."""
        return _known(self.certificate.bound)

    @property
    def policy_bound(self) -> float:
        """The policy earns at most this much less than any other, from every state."""
        return _known(self.certificate.policy_bound)

    @property
    def given_bound(self) -> float | None:
        """No value differs by more from the optimal one of the model as it was given, whose floats
        are the rational numbers that they are: `bound`, and what making integers of them may change
        (`Spec.MDP.CloseOn`).

        It is computed when it is asked for, in some microseconds for each outcome.  None where it
        is not known: for the total return and the probability of success in any number of steps,
        and of an `IntegerModel` of rounded numbers that was not made here.
        """
        return self._given_bounds[0]

    @property
    def given_policy_bound(self) -> float | None:
        """The policy earns at most this much less than any other in the model as it was given; see
        `given_bound`."""
        return self._given_bounds[1]

    @functools.cached_property
    def _given_bounds(self) -> tuple[float | None, float | None]:
        model = self.model
        if model.given is None:
            if model.rounding or model.reward_rounding:
                return None, None
            return self.bound, self.policy_bound
        found = self.certificate.bounds_at(model.given.distance)
        if found is None:
            return None, None
        return rounded_up(found[0]), rounded_up(found[1])

    @property
    def states(self) -> int:
        return self.model.states

    @property
    def actions(self) -> int:
        return self.model.actions

    def plot(self, path: str | os.PathLike[str]) -> None:
        """Draw values and policy into a .png, .svg or .pdf file.

        Raises:
            ImportError: Matplotlib is missing.
            ValueError: The file has another ending.
        """
        plots.plot(self, path)

    def __repr__(self) -> str:
        return (
            f"Solution(states={self.model.states}, actions={self.model.actions}, "
            f"bound={self.bound:.3g}, policy_bound={self.policy_bound:.3g}, "
            f"iterations={self.iterations}, method={self.method!r}, seconds={self.seconds:.3g})"
        )


def _known(bound: float | None) -> float:
    assert bound is not None  # what `solve` finds are values
    return bound
