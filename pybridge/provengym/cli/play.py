"""``provengym play``: an environment at the keyboard, whose keys come from a terminal as they are
pressed, or from a pipe line by line."""

from __future__ import annotations

import contextlib
import os
import re
import sys
from typing import TYPE_CHECKING, Any, TextIO

from rich.console import Console
from rich.text import Text

from provengym.cli.common import (
    NameArgument,
    ParameterOption,
    SeedOption,
    UsageError,
    draw,
    find_environment,
    make_environment,
)

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator

    from provengym.envs.base import KernelEnv

LETTERS = {"w": "up", "s": "down", "a": "left", "d": "right", "r": "reset", "q": "quit"}
_ARROWS = {"A": "up", "B": "down", "C": "right", "D": "left"}
_ARROWS_WINDOWS = {"H": "up", "P": "down", "M": "right", "K": "left"}
_END = ("\x04", "\x1a")

# An escape sequence of an arrow key, another escape sequence, or any character.
_PRESS = re.compile(
    r"\x1b[\[O](?P<arrow>[ABCD])|\x1b[\[O][0-9;]*[A-Za-z~]|(?P<character>.)", re.DOTALL
)


if sys.platform == "win32":
    import msvcrt

    def pressed_keys() -> Generator[str, None, None]:
        """The keys pressed in the console, without waiting for a line."""
        while True:
            character = msvcrt.getwch()
            if character == "\x03":
                raise KeyboardInterrupt
            if character in "\x00\xe0":
                arrow = _ARROWS_WINDOWS.get(msvcrt.getwch())
                if arrow:
                    yield arrow
            else:
                yield from decode(character)

else:
    import select
    import termios
    import tty

    def pressed_keys() -> Generator[str, None, None]:
        """The keys pressed in the terminal, without waiting for a line.

        The terminal gets its settings back when the iterator ends or is closed.
        """
        fd = sys.stdin.fileno()
        settings = termios.tcgetattr(fd)
        try:
            tty.setcbreak(fd, termios.TCSADRAIN)  # keeps what was typed ahead
            while True:
                received = os.read(fd, 64)
                if not received:
                    return
                # The rest of an escape sequence that came in pieces.
                while received.endswith((b"\x1b", b"\x1b[", b"\x1bO")):
                    if not select.select([fd], [], [], 0.05)[0]:
                        break
                    received += os.read(fd, 64)
                yield from decode(received.decode(errors="ignore"))
        finally:
            termios.tcsetattr(fd, termios.TCSADRAIN, settings)


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
    env = make_environment(*find_environment(name, param), "ansi")
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


def piped_keys(stream: TextIO) -> Generator[str, None, None]:
    """The words of each line; a word that is no name of a key is a run of letters and digits.

    Yields:
        ``"up"``, ``"down"``, ``"left"``, ``"right"``, ``"reset"``, ``"quit"``, a digit, or
        whatever else stands there.
    """
    for line in stream:
        for word in line.split():
            if word.lower() in LETTERS.values():
                yield word.lower()
            else:
                yield from decode(word)


def typed_words(stream: TextIO) -> Generator[str, None, None]:
    """The words of each line, whatever they are.

    Yields:
        ``"reset"`` and ``"quit"``, also for their first letters, and every other word as it is.
    """
    for line in stream:
        for word in line.split():
            yield {"r": "reset", "q": "quit"}.get(word.lower(), word)


def decode(characters: str) -> Generator[str, None, None]:
    """The keys in what a terminal sent."""
    for press in _PRESS.finditer(characters):
        if press["arrow"]:
            yield _ARROWS[press["arrow"]]
        elif press["character"] in _END:
            yield "quit"
        elif press["character"]:
            yield LETTERS.get(press["character"].lower(), press["character"])
