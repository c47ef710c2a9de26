"""A deterministic reference under a time limit."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np

from provengym.models.model import Model, Transition

if TYPE_CHECKING:
    import gymnasium
    from numpy.typing import NDArray

    from provengym.models.model import (
        Observation,
        Outcomes,
        Reader,
        State,
        States,
        TimeLimit,
    )

_ANY_TIME = -1


class TimeLimitedModel(Model):
    """A deterministic model whose episodes end at a time limit.

    The last word of a state counts the steps.  No observation shows it.
    """

    deterministic = has_probabilities = True

    def __init__(self, model: Model, time_limit: TimeLimit) -> None:
        self._model, self.time_limit = model, time_limit
        self.fully_observed = model.fully_observed
        self.name, self.parameters = model.name, model.parameters
        self.actions, self.reward_tolerance = model.actions, model.reward_tolerance

    def starts(self, shown: Observation | None = None) -> States:
        """The model's, before the first step."""
        return self._timed(self._model.starts(None if shown is None else shown[:-1]), 0)

    def outcomes(self, states: States, actions: NDArray[np.int64] | int) -> Outcomes:
        """The model's."""
        found, steps = self._model.outcomes(states[:-1], actions), states[-1] + 1
        truncated = found.truncated | self.time_limit.truncates(steps, found.terminated)
        return replace(found, states=self._timed(found.states, steps), truncated=truncated)

    def observe(self, states: States) -> NDArray[np.int64]:
        """The model's."""
        return self._model.observe(states[:-1])

    def columns(self, states: list[State]) -> States:
        """The model's, and the steps."""
        steps = np.array([state[-1] for state in states], dtype=np.int64)
        return self._timed(self._model.columns([state[:-1] for state in states]), steps)

    def step(self, state: State, action: int) -> Transition:
        """The model's step."""
        found, steps = self._model.step(state[:-1], action), state[-1] + 1
        truncated = found.truncated or self.time_limit.truncates(steps, found.terminated)
        after = (*found.state, steps)
        return Transition(after, found.reward, found.terminated, truncated, found.condition)

    def read(self, value: object) -> State:
        """The model's state, at any time."""
        return (*self._model.read(value), _ANY_TIME)

    def observation_reader(self, space: gymnasium.Space[Any]) -> Reader:
        """The model's."""
        reader = self._model.observation_reader(space)
        return lambda observation: (*reader(observation), _ANY_TIME)

    def read_state(self, value: object) -> State:
        """The model's, at any time."""
        return (*self._model.read_state(value), _ANY_TIME)

    def beginning(self, words: State) -> State:
        """The model's, before the first step."""
        return (*self._model.beginning(words[:-1]), 0)

    def fill_hidden(self, shown: State, state: State) -> State:
        """The steps are hidden."""
        return (*self._model.fill_hidden(shown[:-1], state[:-1]), state[-1])

    def action_labels(self, space: gymnasium.Space[Any]) -> tuple[Any, ...]:
        """The model's."""
        return self._model.action_labels(space)

    def describe(self, state: State) -> dict[str, Any]:
        """The model's."""
        return self._model.describe(state[:-1])

    def picture(self, state: State) -> str | None:
        """The model's; with the number of steps, where the limit is the environment's own."""
        picture = self._model.picture(state[:-1])
        if picture is None or self.time_limit.of != "environment":
            return picture
        return f"{picture}, step {state[-1]} of {self.time_limit.steps}"

    @staticmethod
    def _timed(states: States, steps: Any) -> States:
        """States of the model with a last word."""
        times = np.broadcast_to(np.asarray(steps), (1, states.shape[1])).astype(states.dtype)
        return np.concatenate([states, times])
