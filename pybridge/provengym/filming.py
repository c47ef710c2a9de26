"""An episode of a target with given actions, as the target renders it."""

from __future__ import annotations

import math
import os
import re
import time
import warnings
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np

from provengym.conformance.pictures import address
from provengym.data.errors import ConformanceError, brief
from provengym.data.limits import NORMAL
from provengym.envs import registry
from provengym.finite.observed import UnsupportedObservationError, form_of, identity
from provengym.processes.budget import Budget
from provengym.processes.isolation import Send, WorkError, can_fork, in_a_fork, understood
from provengym.rendering.films import surface_of
from provengym.targets import loading
from provengym.targets.actions import given
from provengym.targets.guard import Guard, Trouble
from provengym.targets.own_modules import own_modules

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from provengym.finite.model import FiniteModel

    Drawn = list[tuple[str, str]]
    """Pictures, each as its caption and its data URI."""

MOST_STEPS = 60
"""The most actions of the film of a page."""
SEEDS = 1_000
"""So many episodes are tried until chance goes the right way."""
SECONDS = 10.0
"""The time for a film."""
_PICTURE = re.compile(r"data:image/png;base64,[A-Za-z0-9+/]+={0,2}")


@dataclass(frozen=True, kw_only=True)
class Film:
    """An episode to be filmed."""

    target: object
    arguments: Mapping[str, Any]
    model: FiniteModel
    """That of the target."""
    actions: tuple[int, ...]
    """By their numbers."""
    arrives: Callable[[list[int], set[int]], bool]
    """A predicate of the episode that is sought: of the outcomes of the model that its last step
    may be, and of the states in which it may be then, as far as what it shows and pays tells."""

    def pictures(self) -> Drawn:
        """The start, and each step of the first episode that arrives; empty where there is none or
        nothing is drawn."""
        if not can_fork() or not (isinstance(self.target, str) or callable(self.target)):
            return []
        found: Drawn = []

        def work(send: Send) -> None:
            with own_modules(self.target), warnings.catch_warnings():
                warnings.simplefilter("ignore")
                self._play(send)

        def receive(message: Mapping[str, Any]) -> None:
            with understood():
                if message["event"] == "frame" and _PICTURE.fullmatch(message["address"]):
                    found.append((message["shows"], message["address"]))

        try:
            in_a_fork(work, receive, NORMAL)
        except (ConformanceError, WorkError):
            return []
        return found if len(found) == len(self.actions) + 1 else []

    def _play(self, send: Send) -> None:
        """Send the pictures of the first episode that arrives, in the process that plays."""
        os.environ["SDL_VIDEODRIVER"] = "dummy"  # no window
        end, guard = time.monotonic() + SECONDS, Guard(Budget(math.inf), NORMAL)
        try:
            with guard.watchdog.on_duty():
                env = guard.play("the constructor", self._make)
                frames: list[NDArray[np.uint8]] = []
                for seed in range(SEEDS):
                    if time.monotonic() > end:
                        return
                    if self._arrives(env, guard, seed):
                        self._arrives(env, guard, seed, frames)
                        break
            pictures = [address(surface_of(frame)) for frame in frames]
        except (Trouble, gymnasium.error.DependencyNotInstalled, ImportError, TypeError):
            return  # whatever is wrong with the target is not for a film to say
        last = len(self.actions)
        for number, picture in enumerate(pictures):
            shows = "The start"
            if number:
                label = brief(self.model.actions[self.actions[number - 1]])
                shows = f"Step {number} of {last}: after action {label}"
            send({"event": "frame", "shows": shows, "address": picture})

    def _make(self) -> Any:
        entry = registry.find(self.target) if isinstance(self.target, str) else None
        make = entry.load() if entry else loading.find(self.target, NORMAL).make
        return make(**self.arguments, render_mode="rgb_array")

    def _arrives(
        self, env: Any, guard: Guard, seed: int, frames: list[NDArray[np.uint8]] | None = None
    ) -> bool:
        """Play an episode with this seed, and return whether it arrives; its pictures are added to
        `frames`."""
        model, outcomes = self.model, list[int]()
        observation, _ = guard.play("reset", lambda: env.reset(seed=seed))
        if frames is not None:
            frames.append(_frame(guard.play("render", env.render)))
        at = self._showing(observation, set(model.starts.tolist()))
        for number in self.actions:
            action = given(env.action_space, model.actions[number])
            observation, reward, terminated, *_ = guard.play("step", env.step, action)
            rows = [state * len(model.actions) + number for state in at]
            outcomes = [
                outcome
                for row in rows
                for outcome in range(model.row_starts[row], model.row_starts[row + 1])
                if (model.rewards[outcome], model.terminated[outcome]) == (reward, terminated)
            ]
            at = {int(model.successors[outcome]) for outcome in outcomes}
            at = self._showing(observation, at)
            outcomes = [outcome for outcome in outcomes if int(model.successors[outcome]) in at]
            if not at:
                return False
            if frames is not None:
                frames.append(_frame(guard.play("render", env.render)))
        return self.arrives(outcomes, at)

    def _showing(self, observation: Any, states: set[int]) -> set[int]:
        """Those of some states that show an observation, where the model shows such ones."""
        try:
            if form_of(observation) not in self.model.observations.forms:
                return states
        except UnsupportedObservationError:
            return states
        what = identity(observation)
        return {state for state in states if identity(self.model.observation(state)) == what}


def _frame(shown: Any) -> NDArray[np.uint8]:
    """Return a copy of the picture that `render` gave.

    Raises:
        TypeError: It is no picture.
    """
    frame = np.asarray(shown)
    if frame.dtype != np.uint8 or frame.ndim != 3 or frame.shape[2] != 3 or not frame.size:
        raise TypeError(f"render must give a picture of red, green and blue, got {brief(shown)}")
    return frame.copy()
