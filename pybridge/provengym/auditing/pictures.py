"""Pictures for an audit's page: a film of the solution, and a map of the optimal values."""

from __future__ import annotations

import io
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

from provengym.conformance.pictures import address, surface_of
from provengym.data.errors import ConformanceError, brief
from provengym.data.limits import NORMAL
from provengym.envs import registry
from provengym.extraction.actions import given
from provengym.solving import NotCertified, UnboundedReturn, integer_model, plots
from provengym.targets import loading
from provengym.targets.budget import Budget
from provengym.targets.guard import Guard, Trouble
from provengym.targets.isolation import Send, WorkError, can_fork, in_a_fork
from provengym.targets.own_modules import own_modules

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from provengym.auditing.objective import Objective
    from provengym.models.finite_model import FiniteModel

    Drawn = list[tuple[str, str]]
    """What each picture shows, and its address."""

MOST_STEPS = 60
"""A longer solution has no film."""
SEEDS = 1_000
"""So many episodes are tried until chance goes the solution's way."""
SECONDS = 10.0
"""The time for a film."""
TOLERANCE = 1e-6
_PICTURE = re.compile(r"data:image/png;base64,[A-Za-z0-9+/]+={0,2}")
_WITH_MAPS = "gymnasium.envs.toy_text."


@dataclass(frozen=True, kw_only=True)
class Solved:
    """What there are pictures of."""

    target: object
    arguments: Mapping[str, Any]
    model: FiniteModel
    won: NDArray[np.bool_] | None
    """Whether each outcome of the model is a success; None where that is not known."""
    solution: tuple[int, ...] | None
    objective: Objective

    def pictures(self) -> tuple[Drawn, Drawn]:
        """The film, and the map; each is empty where there is none."""
        return self._film(), self._map()

    def _film(self) -> Drawn:
        """An episode with the solution's actions that succeeds, as the target renders it."""
        if self.won is None or not self.solution or len(self.solution) > MOST_STEPS:
            return []
        if not can_fork() or not (isinstance(self.target, str) or callable(self.target)):
            return []
        found: Drawn = []

        def work(send: Send) -> None:
            with own_modules(self.target), warnings.catch_warnings():
                warnings.simplefilter("ignore")
                self._play(send)

        def receive(message: Mapping[str, Any]) -> None:
            if message["event"] == "frame" and _PICTURE.fullmatch(message["address"]):
                found.append((message["shows"], message["address"]))

        try:
            in_a_fork(work, receive, NORMAL)
        except (ConformanceError, WorkError):
            return []
        return found if len(found) == len(self.solution) + 1 else []

    def _play(self, send: Send) -> None:
        """Send the pictures of the first episode that is a solution, in the process that plays."""
        os.environ["SDL_VIDEODRIVER"] = "dummy"  # no window
        end, guard = time.monotonic() + SECONDS, Guard(Budget(math.inf), NORMAL)
        try:
            with guard.watchdog.on_duty():
                env = guard.play("the constructor", self._make)
                frames: list[NDArray[np.uint8]] = []
                for seed in range(SEEDS):
                    if time.monotonic() > end:
                        return
                    if self._succeeds(env, guard, seed):
                        self._succeeds(env, guard, seed, frames)
                        break
            pictures = [address(surface_of(frame)) for frame in frames]
        except (Trouble, gymnasium.error.DependencyNotInstalled, ImportError, TypeError):
            return  # the rest of the report says what is wrong with the target
        assert self.solution is not None
        last = len(self.solution)
        for number, picture in enumerate(pictures):
            shows = "The start"
            if number:
                label = brief(self.model.actions[self.solution[number - 1]])
                shows = f"Step {number} of {last}: after action {label}"
            send({"event": "frame", "shows": shows, "address": picture})

    def _make(self) -> Any:
        entry = registry.find(self.target) if isinstance(self.target, str) else None
        make = entry.load() if entry else loading.find(self.target, NORMAL).make
        return make(**self.arguments, render_mode="rgb_array")

    def _succeeds(
        self, env: Any, guard: Guard, seed: int, frames: list[NDArray[np.uint8]] | None = None
    ) -> bool:
        """Whether an episode with this seed succeeds by the solution; its pictures are added."""
        assert self.solution is not None
        assert self.won is not None
        model, succeeds = self.model, False
        guard.play("reset", lambda: env.reset(seed=seed))
        if frames is not None:
            frames.append(_frame(guard.play("render", env.render)))
        at = set(model.starts.tolist())  # where it may be, as far as rewards and ends tell
        for number in self.solution:
            action = given(env.action_space, model.actions[number])
            _, reward, terminated, *_ = guard.play("step", env.step, action)
            rows = [state * len(model.actions) + number for state in at]
            outcomes = [
                outcome
                for row in rows
                for outcome in range(model.row_starts[row], model.row_starts[row + 1])
                if (model.rewards[outcome], model.terminated[outcome]) == (reward, terminated)
            ]
            succeeds = any(self.won[outcome] for outcome in outcomes)
            at = {int(model.successors[outcome]) for outcome in outcomes}
            if not at:
                return False
            if frames is not None:
                frames.append(_frame(guard.play("render", env.render)))
        return succeeds

    def _map(self) -> Drawn:
        """The optimal values where states are cells of a map."""
        if not _has_map(self.target):
            return []
        discount = self.objective.discount
        try:
            rate = 1 if discount is None else discount
            model = integer_model(self.target, rate, **self.arguments)
            if not plots.has_map(model):
                return []
            file = io.BytesIO()
            plots.draw(self.objective.solved(model, TOLERANCE)).savefig(file, format="png", dpi=100)
        except (ImportError, MemoryError, NotCertified, UnboundedReturn, TypeError, ValueError):
            return []
        return [(f"Optimal values and actions: {self.objective.text}", address(file))]


def _has_map(target: object) -> bool:
    """Whether a target is an environment of this package or of Gymnasium's that may have a map,
    whose code need not be played in a process of its own."""
    if not isinstance(target, str):
        return False
    spec = gymnasium.registry.get(target)
    entry = "" if spec is None else spec.entry_point
    return registry.find(target) is not None or str(entry).startswith(_WITH_MAPS)


def _frame(shown: Any) -> NDArray[np.uint8]:
    """What `render` gave.

    Raises:
        TypeError: It is no picture.
    """
    frame = np.asarray(shown)
    if frame.dtype != np.uint8 or frame.ndim != 3 or frame.shape[2] != 3 or not frame.size:
        raise TypeError(f"render must give a picture of red, green and blue, got {brief(shown)}")
    return frame.copy()


def no_pictures() -> tuple[Drawn, Drawn]:
    """Those of what is not known."""
    return [], []


Pictures = Callable[[], "tuple[Drawn, Drawn]"]
