"""Play a target next to no reference: every answer of the right form is expected."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from provengym.comparison.comparer import Comparer
from provengym.comparison.oracle import Expected
from provengym.targets.adapters.vector import Lane

if TYPE_CHECKING:
    from provengym.comparison.translator import Translator
    from provengym.models.free_model import FreeModel
    from provengym.models.model import State, Transition
    from provengym.targets.environment import StepResult


class FormOnly(Expected):
    """An answer with a finite reward, and the end of the episode where there is no more time."""

    def __init__(self, model: FreeModel, translator: Translator, limit: int | None = None) -> None:
        super().__init__(model, translator)
        self._limit = limit
        """The number of steps that were made and are all that there may be; None before."""

    def differs(self, seen: StepResult) -> str:
        if not math.isfinite(seen.reward):
            self.message = f"the reward must be a finite number, not {seen.reward}"
            return "api"
        if self._limit is not None and not seen.done:
            self.message = (
                f"the episode goes on after {self._limit} steps, "
                f"and its spec has max_episode_steps={self._limit}"
            )
            return "truncated"
        return ""


class FreeOracle:
    """Goes along with whatever happens."""

    states: Any = ()
    key: State = ()

    def __init__(self, model: FreeModel, translator: Translator, limit: int | None) -> None:
        self._model, self._translator, self._limit = model, translator, limit

    def begin(self) -> FormOnly:
        """Any start."""
        return FormOnly(self._model, self._translator)

    def advance(self, action: int, steps: int) -> FormOnly:
        """Any step, and the end where the limit is reached."""
        is_last = self._limit is not None and steps >= self._limit
        return FormOnly(self._model, self._translator, self._limit if is_last else None)

    def follow(self, expected: FormOnly) -> None:
        """There is no state to follow."""


class FreeComparer(Comparer):
    """The target may do whatever has the form that Gymnasium demands."""

    model: FreeModel

    def oracle(self) -> FreeOracle:
        """No reference."""
        return FreeOracle(self.model, self.translator, self.limit)

    @property
    def limit(self) -> int | None:
        """The steps of an episode that the spec of a vector environment allows, if it has one.

        That of another environment is kept by a wrapper, which was set aside.
        """
        env = self.target_env.env
        spec = getattr(env.env, "spec", None) if isinstance(env, Lane) else None
        limit = getattr(spec, "max_episode_steps", None)
        return limit if isinstance(limit, int) and limit > 0 else None

    def expected(
        self, transition: Transition | None = None, before: State | None = None
    ) -> FormOnly:
        """Anything of the right form."""
        return FormOnly(self.model, self.translator)
