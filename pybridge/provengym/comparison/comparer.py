"""One target environment and one model of the reference, played together."""

from __future__ import annotations

import abc
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Protocol

from provengym.comparison.discrepancy import Discrepancy, Visits
from provengym.comparison.translator import Bound, Translator
from provengym.data.episode import Episode
from provengym.targets.environment import TargetEnv
from provengym.targets.guard import Trouble

if TYPE_CHECKING:
    from provengym.models.model import AnyModel
    from provengym.targets.guard import Guard


class Setting(Bound, Protocol):
    """What a check says of every play in it."""

    @property
    def guard(self) -> Guard:
        """Through which the target is called."""

    @property
    def engine(self) -> str:
        """The engine that plays."""

    @property
    def ignored(self) -> frozenset[str]:
        """Classes of findings that are not looked for any more."""


class Comparer(abc.ABC):
    """Plays episodes until the end of the episode or the first difference.

    Nothing is compared after the reference or the target has said that an episode is over.

    Raises:
        Trouble: The environment lacks what Gymnasium demands, or its spaces do not correspond to
            the reference's.
    """

    def __init__(
        self, setting: Setting, model: AnyModel, env: Any, visits: Visits | None = None
    ) -> None:
        for name in ("reset", "step"):
            if not callable(getattr(env, name, None)):
                raise Trouble("api", f"the environment has no method {name}")
        self.model = model
        self.target_env = TargetEnv(env, setting.guard)
        self.translator = Translator(setting, model, env)
        self.target_env.watch_spaces()
        self.target_env.name(setting.engine, model.parameters, self.translator.actions)
        self.log: list[Episode] = []
        self._setting = setting
        self._visits = visits or Visits()
        self._number = self._visits.number(model)

    def play_all(self, episodes: tuple[Episode, ...]) -> Discrepancy | None:
        """Play episodes one after the other; the first difference, if any, with those before it."""
        for number, episode in enumerate(episodes):
            discrepancy = self.play(episode)
            if discrepancy is not None:
                return replace(discrepancy, earlier=episodes[:number])
        return None

    def play(self, episode: Episode) -> Discrepancy | None:
        """Play one episode from its reset; the first difference, if any."""
        self.log.append(episode)
        return self._play(episode)

    @abc.abstractmethod
    def _play(self, episode: Episode) -> Discrepancy | None:
        """Play one episode from its reset; the first difference, if any."""

    def in_space(self, observation: Any) -> bool:
        """Whether an observation is in its space, or that was found to be wrong before."""
        return "space" in self._setting.ignored or self.translator.in_space(observation)
