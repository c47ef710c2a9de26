"""The pictures of a finite model: those of the environment that it is of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from provengym.data.errors import brief, one_line
from provengym.data.limits import NORMAL
from provengym.rendering.painter import Painter
from provengym.targets import loading
from provengym.targets.actions import given

if TYPE_CHECKING:
    import pygame
    from numpy.typing import NDArray

    from provengym.envs.model.frame import ModelFrame
    from provengym.finite.model import FiniteModel


_LOOKS = 50
"""Steps in which an attribute is compared with what is observed."""


class OriginalPainter(Painter["ModelFrame"]):
    """Sets the state of the original environment, and lets it paint.

    Where the model is deterministic the state is set by the actions that lead there from a reset;
    else by the attribute `s`, the observation, which Gymnasium's toy_text environments have.

    Args:
        model: The model.
        original: What `provengym.extract` takes, which makes the environment.

    Raises:
        ConformanceError: It makes none.
        ValueError: Its state cannot be set, or it paints no pictures.
    """

    title = "Model"

    def __init__(self, model: FiniteModel, original: object) -> None:
        super().__init__((1, 1))
        self._model = model
        arguments = {**model.parameters, "render_mode": "rgb_array"}
        self._env: Any = loading.find(original, NORMAL).make(**arguments)
        self._bare: Any = self._env.unwrapped
        self._env.reset(seed=0)
        if not (model.deterministic or self._is_observed()):
            raise ValueError(
                "original must have an attribute s that is what it shows, where a model is random: "
                f"{brief(self._bare, 100)} has none, or shows something else"
            )

    def _is_observed(self) -> bool:
        """Return whether the attribute `s` of the original is the number that it shows, as far as
        some steps tell, and that is what the model shows."""
        env, bare = self._env, self._bare
        if self._model.observations.integers is None:
            return False
        seen = env.reset(seed=1)[0]
        env.action_space.seed(0)
        for _ in range(_LOOKS):
            if getattr(bare, "s", None) != seen:
                return False
            seen, _, terminated, truncated, _ = env.step(env.action_space.sample())
            if terminated or truncated:
                seen = env.reset()[0]
        return True

    def array(self, frame: ModelFrame) -> NDArray[np.uint8]:
        """The picture as a new array of shape (height, width, 3)."""
        model, env = self._model, self._env
        env.reset(seed=0)
        if model.deterministic:
            for number in model.history(frame.state):
                env.step(given(env.action_space, model.actions[number]))
        else:
            self._bare.s = model.observation(frame.state)
        picture = env.render()
        if not (isinstance(picture, np.ndarray) and picture.ndim == 3):
            raise ValueError(f"original must paint arrays, got {one_line(picture)}")
        return np.array(picture, dtype=np.uint8)

    def paint(self, frame: ModelFrame) -> pygame.Surface:
        """The picture of a frame."""
        picture = self.array(frame).transpose(1, 0, 2)
        surface: pygame.Surface = self.pygame.surfarray.make_surface(picture)
        return surface

    def close(self) -> None:
        """Close the window, if there is one, and the original."""
        super().close()
        self._env.close()
