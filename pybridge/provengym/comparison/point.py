"""A point of a play, to report what differs there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from provengym.comparison.discrepancy import Discrepancy
from provengym.comparison.translator import UnreadableError
from provengym.data.episode import Episode
from provengym.data.errors import brief, one_line
from provengym.models.walks import state_after

if TYPE_CHECKING:
    from provengym.comparison.comparer import Comparer
    from provengym.models.model import State, Transition
    from provengym.targets.environment import Seen
    from provengym.targets.guard import Trouble


class Point:
    """After so many steps of an episode.

    `before` and `expected` are None at the reset, and where the step is random.
    """

    def __init__(
        self,
        comparer: Comparer,
        episode: Episode,
        step: int,
        before: State | None,
        expected: Transition | None,
    ) -> None:
        self._match = comparer
        self._episode = Episode(episode.seed, episode.actions[:step])
        self._before = before
        self._state = state_after(comparer.model, ()) if expected is None else expected.state
        self._wanted = {} if self._state is None else comparer.model.describe(self._state)
        if expected is not None:
            self._wanted["reward"] = expected.reward
            self._wanted["terminated"] = expected.terminated
            self._wanted["truncated"] = expected.truncated

    def trouble(self, trouble: Trouble) -> Discrepancy:
        """The target did not answer."""
        got = {"error": str(trouble)}
        return self._make(trouble.kind, str(trouble), got, None)

    def discrepancy(self, kind: str, observation: Any, seen: Seen | None) -> Discrepancy:
        """The target answered something else."""
        translator = self._match.translator
        shown, message = None, ""
        got: dict[str, Any] = dict.fromkeys(self._wanted)
        try:
            shown = translator.read(observation, self._state)
            got = self._match.model.describe(shown)
        except UnreadableError as error:
            message = str(error)
        got["observation"] = observation
        if seen is not None:
            got["reward"] = translator.reward(seen.reward)
            got["terminated"], got["truncated"] = seen.terminated, seen.truncated
        if translator.sees_state and self._state is not None:
            self._wanted["state"] = self._named(self._state)
            got["state"] = self._named(translator.state(self._state))
        if kind == "space":
            message = (
                f"the observation {brief(observation)} of type "
                f"{type(observation).__name__} is not in {one_line(translator.observation_space)}"
            )
        return self._make(kind, message, got, shown)

    def _named(self, state: State | None) -> Any:
        """A state as the model's description names it, else its words."""
        return None if state is None else self._match.model.describe(state).get("state", state)

    def _make(
        self, kind: str, message: str, got: dict[str, Any], shown: State | None
    ) -> Discrepancy:
        return Discrepancy(
            kind=kind,
            model=self._match.model,
            episode=self._episode,
            before=self._before,
            message=message,
            expected=self._wanted,
            got=got,
            shown=shown,
        )
