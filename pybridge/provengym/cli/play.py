"""``provengym play``: an environment at the keyboard."""

from __future__ import annotations

import contextlib
import sys
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.text import Text

from provengym.cli._keys import piped_keys, pressed_keys, typed_words
from provengym.cli.common import (
    NameArgument,
    ParameterOption,
    SeedOption,
    UsageError,
    draw,
    find_environment,
    make_environment,
    parse_parameters,
)

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator

    from provengym.envs.base import KernelEnv

HELP = "r resets, q quits"
LETTER_STYLES = {
    "[AP]": "bold blue",
    "S": "cyan",
    "G": "bold red",
    "[WX]": "bold magenta",
    "[1-3]": "green",
    "[.:]": "dim",
}


def play(name: NameArgument, param: ParameterOption = None, seed: SeedOption = None) -> None:
    """Play an environment with the keys: arrows or w, a, s, d, or digits; r resets; q quits.

    In Fishing and SpellCorrection actions are typed and Enter takes them: 25 is a quota of 25
    hundredths of K, 0.25 one of FishingContinuous, 3h writes an h into cell 3.

    Where standard input is no terminal, its lines are read as keys: printf ddssq | provengym play
    GridWorld.
    """
    env = make_environment(find_environment(name), parse_parameters(param or []), "ansi")
    at_terminal = sys.stdin.isatty()
    keys: Generator[str, None, None]
    if env.typed:
        keys = typed_words(sys.stdin)
    else:
        keys = pressed_keys() if at_terminal else piped_keys(sys.stdin)
    with contextlib.closing(env), contextlib.closing(keys):
        Game(env, at_terminal).run(keys, seed)


class Game:
    """An environment, the console and what happened last."""

    def __init__(self, env: KernelEnv, at_terminal: bool) -> None:
        self._env = env
        self._at_terminal = at_terminal
        self._console = Console(highlight=False)
        self._actions = env.keys

    def run(self, keys: Iterator[str], seed: int | None) -> None:
        """Play until a key or the end of the input ends it."""
        self._env.reset(seed=seed)
        self._show("")
        for key in keys:
            if key == "quit":
                return
            if key == "reset":
                self._env.reset()
                self._show("")
            elif (action := self._action(key)) is not None:
                self._step(action)
            elif not self._at_terminal:
                raise UsageError(self._unknown(key))
            else:
                self._show(self._unknown(key))

    def _action(self, key: str) -> Any:
        """The action of a key or of a word that was typed, None when it has none."""
        if not self._env.typed:
            return self._actions.get(key)
        try:
            return self._env.action_from_text(key)
        except ValueError:
            return None

    def _unknown(self, key: str) -> str:
        if self._env.typed:
            return f"actions are {self._env.actions_in_words()}, got {key!r}"
        return f"no action has the key {key!r}; these have: {', '.join(self._actions)}"

    def _step(self, action: Any) -> None:
        _, reward, terminated, truncated, _ = self._env.step(action)
        words = self._env.action_in_words(action)
        ending = ", truncated True" if truncated else ""
        self._show(f"{words}, reward {reward:g}, terminated {terminated}{ending}")

    def _show(self, outcome: str) -> None:
        if self._at_terminal:
            self._console.clear()
        for line in draw(self._env).splitlines():
            text = Text(line)
            if line.startswith("|"):
                for letter, style in LETTER_STYLES.items():
                    text.highlight_regex(letter, style)
            self._console.print(text, crop=False, no_wrap=True, overflow="ignore")
        self._console.print(Text(outcome, style="bold"))
        if self._at_terminal:
            self._console.print(Text(f"{self._env.keys_help}, {HELP}", style="dim"))
