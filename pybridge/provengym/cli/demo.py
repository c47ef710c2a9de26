"""``provengym demo``: a wrong environment is caught, as a film in the terminal."""

from __future__ import annotations

import contextlib
import runpy
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

from rich.live import Live
from rich.syntax import Syntax
from rich.text import Text

from provengym.cli.common import (
    JsonOption,
    draw,
    emit_json,
    find_environment,
    make_environment,
    spinner,
)
from provengym.cli.output import Console
from provengym.data.episode import brief_actions

if TYPE_CHECKING:
    from collections.abc import Iterator

    from provengym.conformance import Finding, Report

FILE, CLASS = "gridworld.py", "GridWorld"
CODE = '''\
import gymnasium


class GridWorld(gymnasium.Env):
    """Walk to the last cell; each step but the last costs one."""

    observation_space = gymnasium.spaces.Discrete(25)
    action_space = gymnasium.spaces.Discrete(4)  # up, down, left, right

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.cell = 0
        return self.cell, {}

    def step(self, action):
        moved = self.cell + (-5, 5, -1, 1)[action]
        off_the_left = action == 2 and self.cell % 5 == 0
        if 0 <= moved < 25 and not off_the_left:
            self.cell = moved
        arrived = self.cell == 24
        return self.cell, 0.0 if arrived else -1.0, arrived, False, {}
'''
"""An environment that looks right: to the right of a row's last cell comes the next row's first."""
AFTER = "Off the left end of a row somebody thought of; off the right end nobody did."
NEXT = "Now your own: provengym audit my.py:MyEnv"


def demo(as_json: JsonOption = False) -> None:
    """Watch a wrong environment being caught, in twenty seconds.

    The code that is shown is checked while you watch, and what is told of it is what the checker
    said. On a terminal it is a film, which Ctrl-C ends; elsewhere it is printed at once. With
    --json the finding is printed.
    """
    with code_file() as file:
        if as_json:
            emit_json(_finding(_checked(file)).to_dict())
        else:
            Film(Console(), sys.stdout.isatty()).show(file)


@contextlib.contextmanager
def code_file() -> Iterator[Path]:
    """The file with the code, in a folder that is gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="provengym-demo-") as folder:
        file = Path(folder, FILE)
        file.write_text(CODE, encoding="utf-8")
        yield file


def _checked(file: Path) -> Report:
    """Check the code as the command does."""
    # Imported here, for the other commands do not need them.
    from provengym.conformance import Interrupted, conform

    try:
        return conform(f"{file}:{CLASS}", reference=CLASS, isolated=True)
    except Interrupted as interrupted:
        raise KeyboardInterrupt from interrupted


def _finding(report: Report) -> Finding:
    """Return the finding, without which there is nothing to show."""
    if not report.findings:
        raise RuntimeError(f"the mistake of the demo was not found: {report.meaning}")
    return report.findings[0]


def _check_env(file: Path) -> None:
    """Have Gymnasium check the code, whose errors are raised."""
    from gymnasium.utils.env_checker import check_env

    check_env(runpy.run_path(str(file))[CLASS](), skip_render_check=True)


class Film:
    """The scenes, one after another.

    Args:
        console: Where they are shown.
        paced: True to pause between lines, for somebody who watches.
    """

    def __init__(self, console: Console, paced: bool) -> None:
        self._console, self._paced = console, paced

    def show(self, file: Path) -> None:
        """Show the code, check it, and show what is found."""
        self._command(f"cat {FILE}")
        code = Syntax("", "python", theme="ansi_dark").highlight(CODE.rstrip("\n"))
        for line in code.split("\n"):
            self.line(line, 0.1)
        self.pause(2.0)
        _check_env(file)
        self.line(Text("Gymnasium's check_env has no complaint."), 1.5)
        self._command(f"provengym conform {FILE}:{CLASS} --reference {CLASS}")
        with spinner("checking", show=self._paced):
            report = _checked(file)
        finding = _finding(report)
        self.line(Text.assemble((report.verdict, "bold red"), f": {report.meaning}"), 1.5)
        self.line(Text(""), 0.0)
        self._walk(finding)
        for row in finding.story.split("\n"):
            self.line(Text(row, "bold red" if "<--" in row else ""), 0.15)
        self.line(Text(f"Actions: {brief_actions(finding.actions)}; {finding.minimal}."), 0.3)
        self.line(Text(f"{finding.confirmation}\n"), 1.5)
        self.line(Text(AFTER, "bold"), 1.5)
        self.line(Text(NEXT), 0.0)

    def _walk(self, finding: Finding) -> None:
        """Play the actions before the one that differs on the proved environment."""
        if not self._paced:
            return  # the story ends with the last of these pictures
        env = make_environment(*find_environment(CLASS, None), "ansi")
        live = Live(console=self._console, auto_refresh=False, transient=True)
        with contextlib.closing(env), live:
            env.reset(seed=finding.seed)
            for action in (None, *finding.actions[:-1]):
                if action is not None:
                    env.step(action)
                live.update(Text(draw(env)), refresh=True)
                self.pause(0.6)

    def _command(self, words: str) -> None:
        self.line(Text(f"$ {words}", "bold cyan"), 0.8)

    def line(self, line: Text, seconds: float) -> None:
        """Print a line, and leave time to read it."""
        self._console.print(line, soft_wrap=True)
        self.pause(seconds)

    def pause(self, seconds: float) -> None:
        """Leave so many seconds, for somebody who watches."""
        if self._paced:
            time.sleep(seconds)
