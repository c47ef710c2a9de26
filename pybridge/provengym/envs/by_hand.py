"""How people give actions: with keys, and as text."""

from __future__ import annotations

from typing import Any, ClassVar

from provengym import _validation


class ByHand:
    """The names of actions, here for actions that are numbered."""

    action_space: Any
    actions: ClassVar[tuple[str, ...]]
    """The names of the actions, in the order of their numbers; empty when they have none."""
    keys_help: ClassVar[str] = "arrows or w a s d move"
    """What the keys of `provengym play` do."""

    typed: ClassVar[bool] = False
    """Whether `provengym play` reads actions as text, for which there are not keys enough."""

    @property
    def keys(self) -> dict[str, Any]:
        """The action of each key of `provengym play`: its name, or the digit that is its number."""
        names = {name: number for number, name in enumerate(self.actions)}
        return names | {str(number): number for number in range(min(len(self.actions), 10))}

    def action_from_text(self, text: str) -> Any:
        """The action that a text on the command line means.

        Raises:
            ValueError: It means none.
        """
        return self._action_number(int(text))

    def actions_in_words(self) -> str:
        """What texts `action_from_text` takes."""
        return f"numbers between 0 and {self.action_space.n - 1}"

    def action_in_words(self, action: Any) -> str:
        """An action as `provengym play` tells it."""
        return f"action {self.actions[action]}"

    def _action_number(self, action: object) -> int:
        return _validation.integer("action", action, 0, int(self.action_space.n) - 1)
