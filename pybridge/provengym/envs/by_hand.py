"""Actions as people give them: with keys, and as text."""

from __future__ import annotations

from typing import Any, ClassVar

from provengym import _validation

_LETTERS = {"w": "up", "s": "down", "a": "left", "d": "right"}
# What pygame calls K_UP, K_DOWN, K_LEFT and K_RIGHT.
_ARROWS = {"up": 0x40000052, "down": 0x40000051, "left": 0x40000050, "right": 0x4000004F}


class ByHand:
    """The names of actions, here for actions that are numbered."""

    action_space: Any
    actions: ClassVar[tuple[str, ...]]
    """The names of the actions, in the order of their numbers; empty when they have none."""
    keys_help: ClassVar[str] = "arrows or w a s d move"
    """A description of the keys of `provengym play`."""

    typed: ClassVar[bool] = False
    """True if `provengym play` reads actions as text, since there are not keys enough for them."""

    def get_keys_to_action(self) -> dict[tuple[int, ...], Any]:
        """The action of each key, as `gymnasium.utils.play.play` asks for them: the arrows, w a s d
        and digits; none where actions are words.  It steps with no key pressed, too, unless it is
        called with ``wait_on_player=True``."""
        codes = {name: (ord(letter), _ARROWS[name]) for letter, name in _LETTERS.items()}
        return {
            (code,): action
            for name, action in self.keys.items()
            for code in codes.get(name, (ord(name),) if len(name) == 1 else ())
        }

    @property
    def keys(self) -> dict[str, Any]:
        """The action of each key: its name, or the digit that is its number."""
        names = {name: number for number, name in enumerate(self.actions)}
        return names | {str(number): number for number in range(min(len(self.actions), 10))}

    def action_from_text(self, text: str) -> Any:
        """The action that a text on the command line means: its number or its name.

        Raises:
            ValueError: It means none.
        """
        if text in self.actions:
            return self.actions.index(text)
        return self._action_number(int(text))

    def actions_in_words(self) -> str:
        """Describe the texts that `action_from_text` takes."""
        names = f" or {', '.join(self.actions)}" if self.actions else ""
        return f"numbers between 0 and {self.action_space.n - 1}{names}"

    def action_in_words(self, action: Any) -> str:
        """An action as `provengym play` tells it."""
        return f"action {self.actions[action]}"

    def _action_number(self, action: object) -> int:
        return _validation.integer("action", action, 0, int(self.action_space.n) - 1)
