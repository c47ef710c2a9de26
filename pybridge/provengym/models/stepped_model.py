"""An environment that no model was made of, as a reference: it is stepped itself."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from gymnasium import spaces

from provengym.data.errors import one_line
from provengym.models.model import Model, NoFitError, TimeLimit, UnreadableError
from provengym.models.values import as_parameter

if TYPE_CHECKING:
    import gymnasium

    from provengym.models.model import Reader

PREFIX = "env:"
"""The prefix of the name of a reference that is an environment."""
ALONGSIDE = "alongside"
"""The name of the engine that steps it."""


class Answer(NamedTuple):
    """The answer of an environment to a call; to a reset, without an end."""

    observation: Any
    end: tuple[float, bool, bool] | None = None
    """The reward, whether the episode is terminated, and whether it is truncated."""

    @property
    def done(self) -> bool:
        """True if the episode is over."""
        return self.end is not None and (self.end[1] or self.end[2])


GoesOn = Callable[[int, Answer], bool]
"""True where an episode goes on after an answer to the call with this number; 0 is the reset."""


def to_the_end(number: int, answer: Answer) -> bool:
    """An episode that goes on after any answer."""
    return True


class Counting(Protocol):
    """A budget in which the reference's steps count."""

    @property
    def is_spent(self) -> bool:
        """True if nothing is left."""

    def check(self) -> None:
        """Raise where it is spent."""

    def count_of_reference(self, steps: int) -> None:
        """The reference has made so many steps."""


class Stepped(Protocol):
    """An environment of the reference's."""

    env: Any
    """The environment itself."""

    def play(
        self, seed: int | None, actions: Iterable[Any], goes_on: GoesOn = to_the_end
    ) -> list[Answer]:
        """The answers to a reset and actions, up to the end of the episode or as long as it goes
        on."""

    def step(self, action: Any) -> Answer:
        """The answer to a step."""

    def close(self) -> None:
        """Close it."""


class SteppedModel(Model):
    """Knows no states: what the reference does is seen when it is stepped.

    Args:
        name: The reference.
        parameters: The parameters that it is constructed with.
        labels: Its actions that are played, as it calls them.
        make: A new environment of the reference's, whose steps count in a budget.
        why: The reason why there is no model.
        time_limit: Gymnasium's time limit, or infinity.
    """

    knows = "answers"

    def __init__(
        self,
        name: str,
        parameters: Mapping[str, Any],
        labels: tuple[Any, ...],
        make: Callable[[Counting], Stepped],
        *,
        why: str,
        time_limit: float,
    ) -> None:
        self.name, self.make, self.why = name, make, why
        self.time_limit = TimeLimit(time_limit, "reference")
        self.parameters = {given: as_parameter(value) for given, value in parameters.items()}
        self.labels = labels
        self.actions = tuple(one_line(label, 40) for label in labels)
        self.is_silent = False
        """True if any answer of the right form will do."""
        self.reward_tolerance = self.observation_tolerance = 0.0

    def silent(self) -> SteppedModel:
        """The same, where any answer of the right form will do."""
        model = copy.copy(self)
        model.is_silent = True
        return model

    def read(self, value: object) -> Any:
        """The value itself."""
        return value

    def observation_reader(self, space: gymnasium.Space[Any]) -> Reader:
        """An observation is compared as it is."""
        return self.read

    def action_labels(self, space: gymnasium.Space[Any]) -> tuple[Any, ...]:
        """The same actions.

        Raises:
            NoFitError: The space does not hold all, or it has more.
        """
        for label in self.labels:
            if not space.contains(label):
                raise NoFitError(
                    f"the reference's action {one_line(label)} is not in {one_line(space)}"
                )
        if isinstance(space, spaces.Discrete) and int(space.n) > len(self.labels):
            raise NoFitError(
                f"{one_line(space)} has more actions than the reference's {len(self.labels)}"
            )
        return self.labels

    def describe(self, shown: Any) -> dict[str, Any]:
        """Return what is shown, as the observation."""
        return {"observation": shown}

    def _nothing(self, *_: Any) -> Any:
        raise UnreadableError("the reference's states are not known")

    starts = read_state = is_start = _nothing  # type: ignore[assignment]
    outcomes = observe = columns = _nothing  # type: ignore[assignment]
